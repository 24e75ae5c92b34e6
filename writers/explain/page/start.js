// Called when everything is there.

function start() {
  document.body.append(el('div', {id: 'status', role: 'status', 'aria-live': 'polite'}));
  load();
  drawSource();
  draw();
  document.addEventListener('keydown', pressed);
  announce(state.groups.length > 0
      ? 'Your corrections of before are here again: ' + state.groups.length + '.'
      : matchMedia('(hover: none)').matches ? 'Touch a value to see where it stands and to correct it.'
      : 'n and p go through the doubtful values, Enter edits one, arrows go to others, u undoes, d saves.');
}
