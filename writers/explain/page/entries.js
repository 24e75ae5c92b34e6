// Entries as wholes: delete, merge, split. cvconv's own facts about an entry lie under meta.cvconv by its number, and
// values that JSON Resume does not allow by their pointer; both follow when entries are renumbered.

function factsOf(section) {
  return valueAt(state.resume, joined('meta', 'cvconv', section)) || {};
}

/** Operations that give the facts of entries new numbers; `renumber` gives the new one, or null for none. */
function renumbered(section, renumber) {
  const moves = [];
  const add = (from, to, number, goesTo) => {
    if (goesTo === null) {
      moves.push({order: -1, op: {op: 'remove', path: from}});
    } else if (goesTo !== number) {
      moves.push({order: goesTo < number ? number : 1e9 - number, op: {op: 'move', from, path: to}});
    }
  };
  const facts = factsOf(section);
  for (const key of Array.isArray(facts) ? [] : Object.keys(facts)) {
    const at = (number) => joined('meta', 'cvconv', section, number);
    add(at(key), at(renumber(Number(key))), Number(key), renumber(Number(key)));
  }
  for (const key of Object.keys(valueAt(state.resume, '/meta/cvconv/kept') || {})) {
    const steps = stepsOf(key);
    if (steps[0] === section && /^\d+$/.test(steps[1])) {
      const goesTo = renumber(Number(steps[1]));
      const name = joined(section, goesTo, ...steps.slice(2));
      add(joined('meta', 'cvconv', 'kept', key), joined('meta', 'cvconv', 'kept', name), Number(steps[1]), goesTo);
    }
  }
  return moves.sort((a, b) => a.order - b.order).map((move) => move.op);
}

function deleteEntry(section, index) {
  const pointer = joined(section, index);
  const facts = renumbered(section, (n) => n === index ? null : n > index ? n - 1 : n);
  correct([...removing(pointer), ...facts], 'The entry is deleted.');
}

/** Into the entry before goes what this one has; nothing is lost. */
function mergeWithNext(section, index) {
  const list = state.resume[section];
  const [a, b] = [list[index], list[index + 1]];
  const [into, from] = [joined(section, index), joined(section, index + 1)];
  const operations = [{op: 'test', path: into, value: a}, {op: 'test', path: from, value: b}];
  for (const [key, value] of Object.entries(b)) {
    const form = (ruleFor(into + joined(key)) || {form: 'text'}).form;
    if (!has(a, key)) {
      operations.push({op: 'move', from: from + joined(key), path: into + joined(key)});
    } else if (Array.isArray(value) && Array.isArray(a[key])) {
      value.forEach(() => operations.push({op: 'move', from: from + joined(key, 0), path: into + joined(key, '-')}));
    } else if (typeof value === 'string' && typeof a[key] === 'string' && value !== a[key]) {
      if (form === 'text') {
        const between = key === 'summary' || key === 'description' ? '\n' : ', ';
        operations.push({op: 'replace', path: into + joined(key), value: a[key] + between + value});
      } else if (form === 'date' && (key === 'startDate' ? value < a[key] : value > a[key])) {
        operations.push({op: 'replace', path: into + joined(key), value});
      } else if (form !== 'date') {
        operations.push(...leavingUnplaced(value, operations));
      }
    }
  }
  operations.push({op: 'remove', path: from});
  const taken = has(factsOf(section), String(index)) ? null : index;  // where the facts about the second entry go
  operations.push(...renumbered(section, (n) => n === index + 1 ? taken : n > index + 1 ? n - 1 : n));
  correct(operations, 'The two entries are one now.');
}

/** Keeps a text among those without a field. */
function leavingUnplaced(text, before) {
  const list = joined('meta', 'cvconv', 'unclaimed');
  const operations = [];
  const exists = (pointer) => valueAt(state.resume, pointer) !== undefined || before.some((o) => o.path === pointer);
  for (const [pointer, value] of [['/meta', {}], ['/meta/cvconv', {}], [list, []]]) {
    if (!exists(pointer)) {
      operations.push({op: 'add', path: pointer, value});
    }
  }
  return [...operations, {op: 'add', path: list + '/-', value: {text}}];
}

/** From the value at `pointer` on, the entry becomes another one. */
function splitBefore(pointer) {
  const [section, number, key, element] = stepsOf(pointer);
  const index = Number(number);
  const entry = state.resume[section][index];
  const [old, made] = [joined(section, index), joined(section, index + 1)];
  const operations = [{op: 'test', path: old, value: entry},
                      ...renumbered(section, (n) => n > index ? n + 1 : n), {op: 'add', path: made, value: {}}];
  const keys = Object.keys(entry);
  keys.slice(keys.indexOf(key)).forEach((moved, i) => {
    if (i === 0 && element !== undefined && Number(element) > 0) {
      operations.push({op: 'add', path: made + joined(key), value: []});
      for (let n = Number(element); n < entry[key].length; ++n) {
        operations.push({op: 'move', from: old + joined(key, element), path: made + joined(key, '-')});
      }
    } else {
      operations.push({op: 'move', from: old + joined(moved), path: made + joined(moved)});
    }
  });
  correct(operations, 'The entry is two now.');
}
