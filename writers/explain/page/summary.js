// What to look at first, and the lists.

function doubtful() {
  return data.items.map((item, index) => index)
      .filter((index) => data.items[index].u && state.pointers.has(index) && !leafAt(state.pointers.get(index)).edited);
}

function ofKind(kind) {
  return data.items.map((item, index) => index)
      .filter((index) => data.items[index].k === kind && (kind !== 'unplaced' || state.pointers.has(index)));
}

function percent(part, whole) {
  return whole === 0 ? '100 %' : (100 * part / whole).toFixed(1) + ' %';
}

function listOf(name, indices, action, actionName) {
  return el('details', {class: 'list', 'data-list': name},
      el('summary', {}, name + ' (' + indices.length + ')'),
      el('ul', {}, indices.map((index) => el('li', {},
          button(shortened(state.pointers.has(index) ? valueAt(state.resume, state.pointers.get(index)) : data.items[index].v),
                 () => data.items[index].k === 'value' ? select(state.pointers.get(index), true) : lightMarks([index], true),
                 {dir: 'auto'}),
          action ? button(actionName, () => action(index), {class: 'act', 'aria-label': actionName + ': ' +
                          shortened(textNow(index), 40)}) : null))));
}

function drawSummary() {
  const open = new Set([...document.querySelectorAll('details[open]')].map((d) => d.dataset.list));
  const words = data.words;
  const toSee = words.all - words.furniture - words.hidden - words.removed;
  const doubts = doubtful();
  const notes = data.diagnostics.filter((d) => d.severity !== 'note');
  const top = document.getElementById('top');
  const focus = document.activeElement && top.contains(document.activeElement) ? document.activeElement.textContent : null;
  top.replaceChildren(
      el('h1', {dir: 'auto'}, shortened(data.file.split('/').pop() || 'CV')),
      el('p', {class: 'figures'}, data.blinded ? figuresOfBlinding() : null, el('strong', {}, percent(words.placed, toSee)), ' of the words placed · ',
         el('strong', {}, String(doubts.length)), ' doubtful (less than ' + likelihood(data.doubtfulBelow) + ' likely) · ',
         el('strong', {}, String(ofKind('unplaced').length)),
         ' without a field · ', el('strong', {}, String(state.groups.length)), ' corrections'),
      el('div', {class: 'tools'},
         button('Next doubtful (n)', () => goDoubtful(1)), button('Previous (p)', () => goDoubtful(-1)),
         button('Undo (u)', undo, {disabled: state.groups.length === 0}),
         button('Redo (r)', redo, {disabled: state.undone.length === 0}),
         button('Download CV (d)', downloadResume),
         button('Download corrections', downloadCorrections, {disabled: state.groups.length === 0}),
         button('Discard corrections', discard, {disabled: state.groups.length === 0})),
      el('div', {class: 'lists'},
         data.blinded ? [listToLookAt(), listOf('Removed', ofKind('removed'))] : null,
         listOf('Doubtful', doubts), listOf('Without a field', ofKind('unplaced'), openPlacing, 'Put into a field …'),
         listOf('Hidden', ofKind('hidden'), openPlacing, 'Put into a field …'),
         listOf('Furniture', ofKind('furniture'), openPlacing, 'Put into a field …'),
         el('details', {class: 'list', 'data-list': 'Messages'}, el('summary', {}, 'Messages (' + notes.length + ')'),
            notes.map(messageOf))));
  top.querySelectorAll('details').forEach((d) => { d.open = open.has(d.dataset.list); });
  const again = focus && [...top.querySelectorAll('button')].find((b) => b.textContent === focus && !b.disabled);
  if (again) {
    again.focus();
  }
}

/** To the next doubtful value, or the one before; round and round. */
function goDoubtful(step) {
  const order = [...document.querySelectorAll('.field')].map((field) => field.dataset.p);
  const stops = doubtful().map((index) => order.indexOf(state.pointers.get(index))).filter((at) => at >= 0)
      .sort((a, b) => a - b);
  if (stops.length === 0) {
    announce('Nothing is doubtful.');
    return;
  }
  const here = order.indexOf(state.current);
  const next = step > 0 ? stops.find((at) => at > here) ?? stops[0]
                        : stops.filter((at) => here < 0 || at < here).pop() ?? stops[stops.length - 1];
  select(order[next], true);
}
