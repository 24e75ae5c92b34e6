// JSON Patch (RFC 6902): the operations that this page makes, and what they do to a document and to its evidence.

/** In the tree of evidence, which has the form of the document: the item that a value was read from, or null. */
class Leaf {
  constructor(item, edited) {
    this.item = item;
    this.edited = edited;
  }
}

/** Evidence of a value that a person made. */
function withoutEvidence(value) {
  if (Array.isArray(value)) {
    return value.map(withoutEvidence);
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEvidence(inner)]));
  }
  return new Leaf(null, true);
}

function parentOf(root, pointer) {
  const steps = stepsOf(pointer);
  const last = steps.pop();
  return [valueAt(root, joined(...steps)), last];
}

function put(root, pointer, value) {
  const [parent, key] = parentOf(root, pointer);
  if (Array.isArray(parent)) {
    parent.splice(key === '-' ? parent.length : Number(key), 0, value);
  } else {
    parent[key] = value;
  }
}

function take(root, pointer) {
  const [parent, key] = parentOf(root, pointer);
  const value = parent[key];
  if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
  } else {
    delete parent[key];
  }
  return value;
}

function applyTo(resume, evidence, operation) {
  const {op, path} = operation;
  if (op === 'add') {
    put(resume, path, structuredClone(operation.value));
    put(evidence, path, withoutEvidence(operation.value));
  } else if (op === 'remove') {
    take(resume, path);
    take(evidence, path);
  } else if (op === 'move') {
    put(resume, path, take(resume, operation.from));
    put(evidence, path, take(evidence, operation.from));
  } else if (op === 'replace') {
    const [parent, key] = parentOf(resume, path);
    parent[key] = structuredClone(operation.value);
    const [told, same] = parentOf(evidence, path);
    const before = told[same];
    told[same] = before instanceof Leaf ? new Leaf(before.item, true) : withoutEvidence(operation.value);
  }
}

// Whoever applies the patch to something else is told so, by the operation "test", instead of getting nonsense.

function replacing(pointer, value) {
  return [{op: 'test', path: pointer, value: valueAt(state.resume, pointer)}, {op: 'replace', path: pointer, value}];
}

function removing(pointer) {
  return [{op: 'test', path: pointer, value: valueAt(state.resume, pointer)}, {op: 'remove', path: pointer}];
}
