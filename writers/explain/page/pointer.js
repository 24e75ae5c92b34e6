// JSON Pointer (RFC 6901).

function stepsOf(pointer) {
  return pointer === '' ? [] : pointer.slice(1).split('/').map((s) => s.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function joined(...steps) {
  return steps.map((s) => '/' + String(s).replace(/~/g, '~0').replace(/\//g, '~1')).join('');
}

function has(container, step) {
  return Array.isArray(container) ? Number(step) < container.length && /^(0|[1-9]\d*)$/.test(step)
                                  : Object.prototype.hasOwnProperty.call(container, step);
}

/** What is there; undefined where nothing is. */
function valueAt(root, pointer) {
  let value = root;
  for (const step of stepsOf(pointer)) {
    if (value === null || typeof value !== 'object' || value instanceof Leaf || !has(value, step)) {
      return undefined;
    }
    value = value[step];
  }
  return value;
}

/** "work[2].startDate", as messages name it, as a pointer. */
function pointerOfPath(path) {
  return path.replace(/\[(\d+)\]/g, '.$1').split('.').filter((s) => s !== '').map((s) => joined(s)).join('');
}
