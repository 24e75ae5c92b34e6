// Putting a text that found no field into one.

/** Every place that takes a text: [pointer of the entry or section, its name]. */
function placesForText() {
  return sectionKeys().flatMap((section) => {
    const list = state.resume[section];
    if (data.schema[section].form !== 'objects') {
      return [[joined(section), spoken(section)]];
    }
    return [...(list || []).map((entry, n) => [joined(section, n), spoken(section) + ' ' + titleOf(section, entry, n)]),
            [joined(section, (list || []).length), spoken(section) + ': new entry']];
  });
}

function openPlacing(index) {
  const item = data.items[index];
  const text = el('textarea', {rows: 5, id: 'placing-text', dir: 'auto', readonly: true});
  text.value = textNow(index);
  const entries = el('select', {id: 'placing-entry'},
                     placesForText().map(([pointer, name]) => el('option', {value: pointer, dir: 'auto'}, name)));
  const fields = el('select', {id: 'placing-field'});
  const fill = () => fields.replaceChildren(...Object.entries(ruleFor(entries.value).of)
      .filter(([, rule]) => !rule.of).map(([key]) => el('option', {value: key}, spoken(key))));
  entries.addEventListener('change', fill);
  fill();
  const done = () => {
    const [from, to] = [text.selectionStart, text.selectionEnd];
    const problem = placeText(index, text.value, from < to ? [from, to] : [0, text.value.length],
                              entries.value, fields.value);
    if (problem) {
      dialog.querySelector('[role=alert]').textContent = problem;
    } else {
      close();
    }
  };
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const dialog = el('dialog', {'aria-labelledby': 'placing-title', oncancel: () => dialog.remove()},
      el('h2', {id: 'placing-title'}, 'Put a text into a field'),
      el('label', {for: 'placing-text'}, 'The text; select a part to take only that'), text,
      el('label', {for: 'placing-entry'}, 'Where'), entries, el('label', {for: 'placing-field'}, 'Field'), fields,
      el('p', {role: 'alert'}), el('div', {class: 'tools'}, button('Put there', done), button('Cancel', close)));
  document.body.append(dialog);
  dialog.showModal();
  text.setSelectionRange(0, 0);
  entries.focus();
  return item;
}

/** What is left of a text without a field; furniture and hidden text stay where they are. */
function textNow(index) {
  const pointer = state.pointers.get(index);
  return pointer === undefined ? data.items[index].v : valueAt(state.resume, pointer);
}

/** Does it; or says why not. */
function placeText(index, whole, [from, to], entry, key) {
  const target = entry + joined(key);
  const part = whole.slice(from, to).trim();
  const {form} = ruleFor(target);
  const now = valueAt(state.resume, target);
  const value = form !== 'texts' && typeof now === 'string' && form === 'text' ? now + ' ' + part : part;
  const wrong = wrongWith(form, value);
  if (wrong || part === '') {
    return wrong || 'There is no text.';
  }
  const operations = form !== 'texts' && now !== undefined ? replacing(target, value)
                                                           : adding(target + (form === 'texts' ? '/-' : ''), value);
  const pointer = state.pointers.get(index);
  if (pointer !== undefined) {
    const rest = (whole.slice(0, from) + ' ' + whole.slice(to)).replace(/ +/g, ' ').trim();
    operations.push(...(rest ? replacing(pointer, rest) : removing(pointer.replace(/\/text$/, ''))));
  }
  state.current = form === 'texts' ? target + joined((now || []).length) : target;
  correct(operations, 'The text is in ' + spoken(key) + ' now.');
  return '';
}
