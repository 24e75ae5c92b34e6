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

/**
 * Into the entry before goes what this one has. Nothing is lost: what both have, and neither can have twice, is kept
 * among the texts without a field, by its name.
 */
function mergeWithNext(section, index) {
  const list = state.resume[section];
  const [into, from] = [joined(section, index), joined(section, index + 1)];
  const merge = {operations: [{op: 'test', path: into, value: list[index]}, {op: 'test', path: from, value: list[index + 1]}],
                 apart: []};
  mergeValues(merge, into, from);
  merge.operations.push({op: 'remove', path: from});
  mergeFacts(merge, section, index);
  const {operations} = merge;
  operations.push(...renumbered(section, (n) => n > index + 1 ? n - 1 : n));
  operations.push(...leavingUnplaced(merge.apart));
  correct(operations, 'The two entries are one now.', merge.apart.length === 0 ? [] : [
    ' Both had these; they are in the list “Without a field”: ',
    ...merge.apart.flatMap((text, n) => [n > 0 ? '; ' : '', el('bdi', {}, shortened(text))])]);
}

function withName(name, value) {
  return (name + ' ' + (typeof value === 'string' ? value : JSON.stringify(value))).trim();
}

/** What is at `from` goes to `into`, key by key. */
function mergeValues({operations, apart}, into, from) {
  const [a, b] = [valueAt(state.resume, into), valueAt(state.resume, from)];
  const keepApart = (key, value) => apart.push(withName(spoken(key), value));
  for (const [key, value] of Object.entries(b)) {
    const form = (ruleFor(into + joined(key)) || {}).form;
    const isText = typeof value === 'string' && typeof a[key] === 'string';
    if (!has(a, key)) {
      operations.push({op: 'move', from: from + joined(key), path: into + joined(key)});
    } else if (Array.isArray(value) && Array.isArray(a[key])) {
      value.forEach(() => operations.push({op: 'move', from: from + joined(key, 0), path: into + joined(key, '-')}));
    } else if (JSON.stringify(value) === JSON.stringify(a[key])) {
      continue;
    } else if (isText && form === 'text') {
      const between = key === 'summary' || key === 'description' ? '\n' : ', ';
      operations.push({op: 'replace', path: into + joined(key), value: a[key] + between + value});
    } else if (isText && form === 'date' && (key === 'startDate' ? value < a[key] : value > a[key])) {
      operations.push({op: 'replace', path: into + joined(key), value});  // from the earlier to the later
      keepApart(key, a[key]);
    } else {
      keepApart(key, value);
    }
  }
}

/** The same for cvconv's own facts about the two entries, and for values that JSON Resume does not allow. */
function mergeFacts(merge, section, index) {
  const [into, from] = [joined('meta', 'cvconv', section, index), joined('meta', 'cvconv', section, index + 1)];
  const facts = factsOf(section);
  if (!Array.isArray(facts) && has(facts, String(index + 1))) {
    if (has(facts, String(index))) {
      mergeValues(merge, into, from);
      merge.operations.push({op: 'remove', path: from});
    } else {
      merge.operations.push({op: 'move', from, path: into});
    }
  }
  const kept = valueAt(state.resume, '/meta/cvconv/kept') || {};
  for (const [key, value] of Object.entries(kept)) {
    const [of, number, ...rest] = stepsOf(key);
    if (of === section && Number(number) === index + 1) {
      const goesTo = joined(section, index, ...rest);
      const isTaken = has(kept, goesTo) || valueAt(state.resume, goesTo) !== undefined;
      merge.operations.push(isTaken ? {op: 'remove', path: joined('meta', 'cvconv', 'kept', key)}
          : {op: 'move', from: joined('meta', 'cvconv', 'kept', key), path: joined('meta', 'cvconv', 'kept', goesTo)});
      if (isTaken) {
        merge.apart.push(withName(rest.map(spoken).join(' '), value));
      }
    }
  }
}

/** Keeps texts among those without a field. */
function leavingUnplaced(texts) {
  const operations = [];
  const list = joined('meta', 'cvconv', 'unclaimed');
  if (texts.length > 0) {
    for (const [pointer, value] of [['/meta', {}], ['/meta/cvconv', {}], [list, []]]) {
      if (valueAt(state.resume, pointer) === undefined) {
        operations.push({op: 'add', path: pointer, value});
      }
    }
  }
  return [...operations, ...texts.map((text) => ({op: 'add', path: list + '/-', value: {text}}))];
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
