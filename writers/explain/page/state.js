// The CV as it is now: what was read, and the corrections, each of which is a group of operations that are undone
// together. Work in progress is kept in the browser under the file's hash.

const data = JSON.parse(document.getElementById('data').textContent);
const state = {
  resume: null,
  evidence: null,
  groups: [],          // corrections, each a list of operations
  undone: [],
  current: null,       // the pointer of the value that is selected
  editing: null,       // {pointer, isNew}
  pointers: new Map()  // item → where its value is now
};

const itemsOfDocument = data.items.length;
const storageKey = 'cvconv-explain-' + data.hash + (data.blinded ? '-' + data.blinded.candidate : '');

function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) || '[]');
    state.groups = Array.isArray(kept) ? kept : [];
    rebuild();
  } catch (error) {
    state.groups = [];  // what is kept fits no longer, or nothing may be kept here
    rebuild();
  }
}

function save() {
  try {
    if (state.groups.length === 0) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, JSON.stringify(state.groups));
    }
  } catch (error) {
    // A browser that keeps nothing: the corrections live as long as the page is open.
  }
}

/** The document and its evidence from the beginning, with all corrections. */
function rebuild() {
  state.resume = structuredClone(data.resume);
  data.items.length = itemsOfDocument;
  state.evidence = withoutEvidence(data.resume);
  let unplaced = 0;
  data.items.forEach((item, index) => {
    const pointer = item.k === 'unplaced' ? joined('meta', 'cvconv', 'unclaimed', unplaced++, 'text') : item.p;
    if (pointer && valueAt(state.evidence, pointer) instanceof Leaf) {
      const [parent, key] = parentOf(state.evidence, pointer);
      parent[key] = new Leaf(index, false);
    }
  });
  const untouched = (node) => {
    if (node instanceof Leaf) {
      node.edited = false;
    } else {
      Object.values(node).forEach(untouched);
    }
  };
  untouched(state.evidence);
  state.groups.flat().forEach((operation) => applyTo(state.resume, state.evidence, operation));
  state.pointers = new Map();
  listWhatCorrectionsLeave();
  const walk = (node, pointer) => {
    if (node instanceof Leaf) {
      if (node.item !== null) {
        state.pointers.set(node.item, pointer);
      }
    } else {
      Object.entries(node).forEach(([key, inner]) => walk(inner, pointer + joined(key)));
    }
  };
  walk(state.evidence, '');
}

/** Texts that corrections left without a field are items like those of the document, after them. */
function listWhatCorrectionsLeave() {
  const told = valueAt(state.evidence, '/meta/cvconv/unclaimed') || [];
  told.forEach((entry, number) => {
    if (entry.text instanceof Leaf && entry.text.item === null) {
      entry.text = new Leaf(data.items.length, false);
      data.items.push({k: 'unplaced', v: state.resume.meta.cvconv.unclaimed[number].text});
    }
  });
}

function correct(operations, message, more = []) {
  state.groups.push(operations);
  state.undone = [];
  changed(message, more);
}

function undo() {
  if (state.groups.length > 0) {
    state.undone.push(state.groups.pop());
    changed('Undone.');
  }
}

function redo() {
  if (state.undone.length > 0) {
    state.groups.push(state.undone.pop());
    changed('Done again.');
  }
}

function discard() {
  state.groups = [];
  state.undone = [];
  changed('All corrections are discarded.');
}

function changed(message, more = []) {
  rebuild();
  save();
  state.editing = null;
  draw();
  announce(message, ...more);
}
