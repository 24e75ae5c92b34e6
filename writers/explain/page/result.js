// The CV on the right: sections in the order of the document, entries, fields.

function fieldAt(pointer) {
  return pointer === undefined || pointer === null ? null
      : [...document.querySelectorAll('.field')].find((field) => field.dataset.p === pointer) || null;
}

function leafAt(pointer) {
  const leaf = valueAt(state.evidence, pointer);
  return leaf instanceof Leaf ? leaf : new Leaf(null, false);
}

function messageOf(d) {
  return el('p', {class: 'message ' + d.severity}, el('strong', {}, d.severity + ': '), d.message,
            d.detail ? [' (', el('bdi', {}, shortened(d.detail, 300)), ')'] : null, d.remedy ? ': ' + d.remedy : null);
}

function likelihood(probability) {
  return Math.round(100 * probability) + ' %';
}

/** How sure a value is, as a word: the grade, unless cvconv says that it is one to look at. */
function sureness(item) {
  return item.u ? 'doubtful' : item.c;
}

/** With the probability, where one is known: "doubtful 43 %". */
function howSure(item) {
  return sureness(item) + (item.o === undefined ? '' : ' ' + likelihood(item.o));
}

/** The word, with a colour and a sign of its own, the rule and the place. */
function evidenceOf(leaf) {
  if (leaf.edited) {
    return [el('span', {class: 'sure edited'}, 'corrected')];
  }
  if (leaf.item === null) {
    return [el('span', {class: 'sure'}, 'no place')];
  }
  const item = data.items[leaf.item];
  return [el('span', {class: 'sure ' + sureness(item)}, howSure(item)), ' ', el('code', {}, item.r || ''),
          item.g ? ' page ' + item.g : item.l ? ' line ' + item.l : '',
          item.w ? [item.d ? ' follows from ' : ' written ', el('q', {dir: 'auto'}, shortened(item.w, 120))] : null];
}

function drawField(pointer) {
  const label = labelOf(pointer);
  const leaf = leafAt(pointer);
  const value = valueAt(state.resume, pointer);
  const editing = state.editing && state.editing.pointer === pointer;
  const field = el('div', {class: 'field', 'data-p': pointer},
      el('span', {class: 'label'}, label),
      editing ? editor(pointer, label)
              : button(shown(typeof value === 'string' ? value : JSON.stringify(value)),
                       () => select(pointer, false),
                       {class: 'value', dir: 'auto', 'aria-label': label + ': ' + shortened(value, 200) +
                        (leaf.item !== null && !leaf.edited ? ', ' + howSure(data.items[leaf.item]) : ''),
                        onfocus: () => focused(pointer), ondblclick: () => edit(pointer)}),
      el('span', {class: 'evidence'}, evidenceOf(leaf)));
  field.addEventListener('mouseenter', () => leaf.item !== null && lightMarks([leaf.item], false));
  data.diagnostics.filter((d) => d.pointer && pointerOfPath(d.pointer) === pointer)
      .forEach((d) => field.append(messageOf(d)));
  return field;
}

/** "location city" for basics.location.city: what a value is called within its entry. */
function labelOf(pointer) {
  const steps = stepsOf(pointer);
  return steps.slice(steps[0] === 'meta' ? 3 : 1).filter((step) => !/^\d+$/.test(step)).map(spoken).join(' ');
}

/** All values below a place, each a field. */
function drawFields(value, pointer) {
  return value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => drawFields(inner, pointer + joined(key)))
      : [drawField(pointer)];
}

function titleOf(section, entry, number) {
  const words = ['name', 'position', 'organization', 'institution', 'title', 'language', 'network']
      .map((key) => entry[key]).filter((text) => typeof text === 'string');
  return (number + 1) + '. ' + (words.length > 0 ? shortened(words[0], 60) : '');
}

function drawEntry(section, number) {
  const list = state.resume[section];
  const pointer = joined(section, number);
  const name = titleOf(section, list[number], number);
  const facts = valueAt(state.resume, joined('meta', 'cvconv', section, number));
  const about = ' ' + section + ' ' + (number + 1);
  return el('section', {class: 'entry', 'aria-label': spoken(section) + ' ' + name},
      el('h3', {dir: 'auto'}, name),
      drawFields(list[number], pointer),
      facts && !Array.isArray(facts) ? drawFields(facts, joined('meta', 'cvconv', section, number)) : null,
      newField(pointer),
      el('div', {class: 'tools'}, adder(pointer, about),
         number + 1 < list.length ? button('Merge with next', () => mergeWithNext(section, number),
                                           {'aria-label': 'Merge' + about + ' with the next'}) : null,
         button('Delete entry', () => deleteEntry(section, number), {'aria-label': 'Delete' + about})));
}

/** Where in the document a section begins: the sections are shown in its order. */
function beginningOf(section) {
  const pointer = joined(section) + '/';
  const order = data.items.map((item, index) => [item, index])
      .filter(([item, index]) => item.k === 'value' && (state.pointers.get(index) || '').startsWith(pointer))
      .map(([item]) => item.b ? item.b[0][0] * 1e5 + item.b[0][2] : item.l || 0);
  return order.length > 0 ? Math.min(...order) : Infinity;
}

function sectionsInOrder() {
  const keys = sectionKeys().filter((key) => state.resume[key]);
  const places = new Map(keys.map((key) => [key, key === 'basics' ? -1 : beginningOf(key)]));
  return keys.sort((a, b) => places.get(a) - places.get(b));
}

function drawResult() {
  const parts = sectionsInOrder().map((section) => {
    const list = Array.isArray(state.resume[section]);
    return el('section', {class: 'part', 'aria-label': spoken(section)}, el('h2', {}, spoken(section)),
              list ? state.resume[section].map((entry, number) => drawEntry(section, number))
                   : [drawFields(state.resume[section], joined(section)),
                      drawFields(valueAt(state.resume, joined('meta', 'cvconv', section)) || {},
                                 joined('meta', 'cvconv', section)), newField(joined(section)),
                      el('div', {class: 'tools'}, adder(joined(section), ' ' + section))]);
  });
  document.getElementById('result').replaceChildren(...parts);
}

/** All of the page that corrections change, with the focus where it was. */
function draw() {
  drawResult();
  drawSummary();
  const field = fieldAt(state.current);
  if (!field) {
    state.current = null;
    return;
  }
  field.classList.add('current');
  const input = field.querySelector('.value, .editor');
  if (input && !document.querySelector('dialog[open]')) {
    input.focus();
  }
}
