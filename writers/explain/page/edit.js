// Selecting a field, and giving it another value.

/** The field becomes the current one, and its place lights up; `focus` also moves the focus there. */
function select(pointer, focus) {
  state.current = pointer;
  focused(pointer);
  const field = fieldAt(pointer);
  if (focus && field) {
    field.querySelector('.value, .editor').focus();
    field.scrollIntoView({block: 'center'});
  }
}

function focused(pointer) {
  state.current = pointer;
  document.querySelectorAll('.field.current').forEach((field) => field.classList.remove('current'));
  document.querySelectorAll('.field .tools').forEach((tools) => tools.remove());
  const field = fieldAt(pointer);
  if (!field) {
    return;
  }
  field.classList.add('current');
  field.append(fieldTools(pointer));
  const {item} = leafAt(pointer);
  lightMarks(item !== null ? [item] : [], true);
}

function fieldTools(pointer) {
  const steps = stepsOf(pointer);
  const inList = steps[0] !== 'meta' && Array.isArray(state.resume[steps[0]]);
  const first = inList && Object.keys(state.resume[steps[0]][Number(steps[1])])[0];
  const isFirst = steps[2] === first && (steps.length < 4 || steps[3] === '0');
  return el('div', {class: 'tools'}, button('Edit', () => edit(pointer)), button('Delete', () => deleteValue(pointer)),
            data.blinded ? button('Take out everywhere …', () => openTakingOut(pointer)) : null,
            inList && !isFirst ? button('New entry from here', () => splitBefore(pointer)) : null);
}

function edit(pointer, isNew = false) {
  if (!isNew && typeof valueAt(state.resume, pointer) !== 'string') {
    announce('This value can be deleted, not edited.');
    return;
  }
  state.editing = {pointer, isNew};
  state.current = pointer;
  draw();
  focused(pointer);
  const input = fieldAt(pointer).querySelector('.editor');
  input.focus();
  input.select();
}

function editor(pointer, label) {
  const {isNew} = state.editing;
  const before = isNew ? '' : valueAt(state.resume, pointer);
  const long = before.length > 60 || before.includes('\n') || /summary|description|highlights|reference$/.test(pointer);
  const input = el(long ? 'textarea' : 'input', {class: 'editor', dir: 'auto', 'aria-label': label,
                                                 rows: long ? Math.min(12, 2 + Math.ceil(before.length / 60)) : null});
  input.value = before;
  const finish = (moveOn) => {
    if (!state.editing) {
      return;  // Enter has done it, and the field that loses the focus comes here again
    }
    const text = input.value.trim();
    if (text === before || (isNew && text === '')) {
      cancel();
    } else if (text === '') {
      deleteValue(pointer);
    } else {
      const rule = ruleFor(pointer);
      const wrong = rule ? wrongWith(rule.form, text) : '';
      if (wrong === '') {
        correct(isNew ? adding(pointer, text) : replacing(pointer, text), label + ' is corrected.');
      } else if (moveOn) {
        input.setAttribute('aria-invalid', 'true');
        announce(wrong);
      } else {
        cancel();
        announce(wrong + ' The value is as it was.');
      }
    }
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      finish(true);
    } else if (event.key === 'Escape') {
      cancel();
    }
    event.stopPropagation();
  });
  input.addEventListener('blur', () => setTimeout(() => state.editing && state.editing.pointer === pointer &&
                                                  document.activeElement !== input && finish(false)));
  return input;
}

function cancel() {
  state.editing = null;
  draw();
}

function deleteValue(pointer) {
  correct(removing(pointer), 'The value is deleted.');
}

/** Operations that put a text where none is, with what is missing above it. In a list it goes to the end. */
function adding(pointer, text) {
  const operations = [];
  const steps = stepsOf(pointer);
  for (let i = 1; i < steps.length; ++i) {
    const above = joined(...steps.slice(0, i));
    if (valueAt(state.resume, above) === undefined) {
      const {form} = ruleFor(above) || {};
      operations.push({op: 'add', path: above, value: form === 'texts' || form === 'objects' ? [] : {}});
    }
  }
  return [...operations, {op: 'add', path: pointer, value: text}];
}

/** The field that is being added to an entry. */
function newField(pointer) {
  const {editing} = state;
  return editing && editing.isNew && editing.pointer.startsWith(pointer + '/')
      ? [drawField(editing.pointer)] : [];
}

/** A list of the fields that an entry can have besides those it has. */
function adder(pointer, about) {
  const choices = Object.entries((ruleFor(pointer) || {}).of || {})
      .filter(([key, rule]) => !rule.of && (rule.form === 'texts' || !has(valueAt(state.resume, pointer), key)));
  const list = el('select', {'aria-label': 'Add a field to' + about, onchange: (event) => {
    const key = event.target.value;
    const texts = valueAt(state.resume, pointer + joined(key)) || [];
    const isList = ruleFor(pointer + joined(key)).form === 'texts';
    edit(pointer + joined(key) + (isList ? joined(texts.length) : ''), true);
  }}, el('option', {value: ''}, 'Add …'), choices.map(([key]) => el('option', {value: key}, spoken(key))));
  return list;
}
