// Keys, while nothing is being written.

const keys = {
  n: () => goDoubtful(1),
  p: () => goDoubtful(-1),
  u: undo,
  r: redo,
  d: downloadResume
};

function pressed(event) {
  if (event.target.closest('input, textarea, select, dialog') || event.altKey) {
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'z') {
      event.preventDefault();
      undo();
    }
    return;
  }
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
    return;
  }
  const value = event.target.closest('.value');
  if (!value) {
    if (event.key === 'ArrowDown' && event.target === document.body) {
      event.preventDefault();
      (fieldAt(state.current) || document).querySelector('.value').focus();  // from nowhere to the fields
    }
    return;
  }
  const {p} = value.closest('.field').dataset;
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    edit(p);
  } else if (event.key === 'Delete') {
    deleteValue(p);
  } else if (step) {
    const all = [...document.querySelectorAll('#result .value')];
    const next = all[all.indexOf(value) + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }
}
