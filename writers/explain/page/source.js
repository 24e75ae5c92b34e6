// The document on the left: the pages' pictures with marks over them, or the text with line numbers.

/** What kind of mark an item has: "stated", "inferred", "doubtful" …, or "unplaced", "furniture", "hidden", "title". */
function lookOf(item) {
  return item.k === 'value' ? sureness(item) : item.k;
}

function nameOfItem(item) {
  return item.p ? stepsOf(item.p).map((s) => /^\d+$/.test(s) ? String(Number(s) + 1) : spoken(s)).join(' ')
                : item.k === 'removed' ? 'removed, ' + item.r
                : {unplaced: 'no field', furniture: 'furniture', hidden: 'hidden text', title: 'heading or label'}[item.k];
}

function mark(tag, indices, children) {
  const items = indices.map((index) => data.items[index]);
  const first = items.find((item) => item.k === 'removed') || items.find((item) => item.k === 'value') || items[0];
  return el(tag, {class: 'mark ' + lookOf(first), 'data-i': indices.join(' '), role: 'button', tabindex: -1,
                  'aria-label': tag === 'g' ? items.map(nameOfItem).join(', ') + ': ' + shortened(textOf(first)) : null},
            children);
}

function textOf(item) {
  return item.w || item.v || (item.p ? valueAt(data.resume, item.p) : '') || '';
}

function drawPages() {
  const pages = new Map();
  document.querySelectorAll('.page').forEach((page) => pages.set(Number(page.dataset.page), page.querySelector('svg')));
  data.items.forEach((item, index) => {
    const byPage = new Map();
    for (const [page, left, top, right, bottom] of item.b || []) {
      byPage.set(page, [...byPage.get(page) || [], el('rect', {
        x: left - 1, y: top - 1, width: Math.max(2, right - left + 2), height: Math.max(2, bottom - top + 2), rx: 1.5})]);
    }
    byPage.forEach((boxes, page) => pages.has(page) && pages.get(page).append(mark('g', [index], boxes)));
  });
  pages.forEach((svg, page) => {
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', 'What was read on page ' + page);
  });
}

function drawLines() {
  const source = document.getElementById('source');
  const messages = data.diagnostics.filter((d) => d.line);
  for (const line of data.lines) {
    const pieces = line.s.map(([text, indices]) =>
        indices.length > 0 ? mark('span', indices, [shown(text)]) : shown(text));
    source.append(el('div', {class: 'line ' + line.k}, el('span', {class: 'n', 'aria-hidden': 'true'}, line.n || ''),
                     el('span', {class: 't', dir: 'auto'}, line.m ? line.m + ' ' : null, pieces)));
    messages.filter((d) => d.line === line.n).forEach((d) => source.append(messageOf(d)));
  }
  if (data.lines.length === 0) {
    source.append(el('p', {}, 'This input is structured already: there is no text to show beside it.'));
  }
}

function drawSource() {
  const source = document.getElementById('source');
  if (document.querySelector('.page')) {
    drawPages();
    data.diagnostics.filter((d) => d.page).forEach((d) => {
      const page = document.querySelector(`.page[data-page="${Number(d.page)}"] figcaption`);
      (page || source).append(messageOf(d));
    });
  } else {
    drawLines();
  }
  const first = source.querySelector('.mark');
  if (first) {
    first.setAttribute('tabindex', 0);  // one stop of the tabulator; arrows go on from there
  }
  source.addEventListener('click', (event) => selectAt(itemsAt(event)));
  source.addEventListener('mouseover', (event) => lightFields(itemsAt(event)));
  source.addEventListener('mouseleave', () => lightFields([]));
  source.addEventListener('keydown', walkMarks);
}

/** All items under the pointer, or of the mark that has the focus. */
function itemsAt(event) {
  const under = event.clientX || event.clientY ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target];
  const marks = new Set(under.map((element) => element.closest('.mark')).filter(Boolean));
  return [...new Set([...marks].flatMap((m) => m.dataset.i.split(' ').map(Number)))];
}

function walkMarks(event) {
  const marks = [...document.querySelectorAll('#source .mark')];
  const at = marks.indexOf(event.target);
  const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
  if (at < 0) {
    return;
  }
  if (step && marks[at + step]) {
    event.target.setAttribute('tabindex', -1);
    marks[at + step].setAttribute('tabindex', 0);
    marks[at + step].focus();
    lightFields(marks[at + step].dataset.i.split(' ').map(Number));
    event.preventDefault();
  } else if (event.key === 'Enter' || event.key === ' ') {
    selectAt(event.target.dataset.i.split(' ').map(Number));
    event.preventDefault();
  }
}

/** The marks of these items light up; the first comes into view. */
function lightMarks(indices, scroll) {
  document.querySelectorAll('.mark.lit').forEach((m) => m.classList.remove('lit'));
  const marks = [...document.querySelectorAll('#source .mark')]
      .filter((m) => m.dataset.i.split(' ').some((index) => indices.includes(Number(index))));
  marks.forEach((m) => m.classList.add('lit'));
  if (scroll && marks[0]) {
    marks[0].scrollIntoView({block: 'center', inline: 'nearest'});
  }
}

/** The fields that these items are light up. */
function lightFields(indices) {
  document.querySelectorAll('.field.lit').forEach((field) => field.classList.remove('lit'));
  indices.forEach((index) => {
    const field = fieldAt(state.pointers.get(index));
    if (field) {
      field.classList.add('lit');
    }
  });
}

/** A place was chosen: its field is selected; where it feeds several, they are listed. */
function selectAt(indices) {
  const fields = indices.filter((index) => data.items[index].k === 'value' && state.pointers.has(index));
  if (fields.length > 0) {
    select(state.pointers.get(fields[0]), true);
    if (fields.length > 1) {
      announce('This place is in several fields: ', ...fields.map((index) =>
          button(nameOfItem(data.items[index]), () => select(state.pointers.get(index), true))));
    }
    return;
  }
  const other = indices.find((index) => data.items[index].k !== 'value');
  if (other !== undefined) {
    lightMarks([other], false);
    const item = data.items[other];
    announce(nameOfItem(item) + ': “', el('bdi', {}, shortened(item.v)), '” ',
             item.k === 'title' || item.k === 'removed' ? null : button('Put into a field …', () => openPlacing(other)));
  }
}
