// A blinded CV: what was removed and what may still tell, and taking more out.

const leftOut = '[…]';

/** What the head says of it. */
function figuresOfBlinding() {
  const {candidate, profile, doubtful, check} = data.blinded;
  return [el('strong', {}, candidate), ', profile ' + profile + ' · ', el('strong', {}, String(ofKind('removed').length)),
          ' removed · ', el('strong', {}, String(doubtful.length + check.found.length)), ' to look at · '];
}

/** What a person has to look at, since no program knows: each with its field, where there is one. */
function listToLookAt() {
  const {doubtful, check, note} = data.blinded;
  const told = [...check.found.map((path) => ({path, why: 'Something that was to be removed is still here.'})), ...doubtful];
  return el('details', {class: 'list', 'data-list': 'To look at'}, el('summary', {}, 'To look at (' + told.length + ')'),
      el('p', {}, note),
      el('ul', {}, told.map(({path, why}) => {
        const pointer = pointerOfPath(path);
        return el('li', {}, fieldAt(pointer) ? button(path, () => select(pointer, true), {dir: 'auto'}) : path, ' ', why);
      })));
}

/** Every text of the CV, but for what is not of the person: [pointer, text]. */
function textsOf(value = state.resume, pointer = '') {
  if (typeof value === 'string') {
    return [[pointer, value]];
  }
  return value === null || typeof value !== 'object' ? []
      : Object.entries(value).filter(([key]) => key !== '$schema').flatMap(([key, inner]) => textsOf(inner, pointer + joined(key)));
}

/** Whole words, whatever their case; in writing without blanks between words any place. */
function patternOf(text) {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const inWord = (c) => /[\p{L}\p{N}]/u.test(c) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(c);
  const letters = Array.from(text);
  return new RegExp((inWord(letters[0]) ? '(?<![\\p{L}\\p{N}])' : '') + literal +
                    (inWord(letters[letters.length - 1]) ? '(?![\\p{L}\\p{N}])' : ''), 'giu');
}

/** Operations that take a text out of the whole CV. What has a form of its own, as an address or a date, goes whole. */
function takingOut(text) {
  const pattern = patternOf(text);
  return textsOf().flatMap(([pointer, value]) => {
    const rest = value.replace(pattern, leftOut);
    if (rest === value) {
      return [];
    }
    const rule = ruleFor(pointer);
    return rule && rule.form !== 'text' ? removing(pointer) : replacing(pointer, rest);
  });
}

function openTakingOut(pointer) {
  const chosen = String(getSelection()).trim();
  const value = String(valueAt(state.resume, pointer));
  const input = el('input', {id: 'taking-out', dir: 'auto'});
  input.value = chosen !== '' && value.includes(chosen) ? chosen : value;
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const done = () => {
    const text = input.value.trim();
    const operations = text === '' ? [] : takingOut(text);
    if (operations.length === 0) {
      dialog.querySelector('[role=alert]').textContent = 'This stands nowhere in the CV.';
      return;
    }
    close();
    correct(operations, 'Taken out of ' + operations.length / 2 + ' values.');
  };
  input.addEventListener('keydown', (event) => event.key === 'Enter' && !event.isComposing && (event.preventDefault(), done()));
  const dialog = el('dialog', {'aria-labelledby': 'taking-out-title', oncancel: () => dialog.remove()},
      el('h2', {id: 'taking-out-title'}, 'Take out everywhere'),
      el('label', {for: 'taking-out'}, 'These words, in the whole CV; ' + leftOut + ' stands there then'), input,
      el('p', {role: 'alert'}), el('div', {class: 'tools'}, button('Take out', done), button('Cancel', close)));
  document.body.append(dialog);
  dialog.showModal();
  input.select();
}
