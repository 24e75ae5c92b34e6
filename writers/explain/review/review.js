// The list's filters: each select leaves the rows with its value; the text those whose name has it.

function start() {
  const rows = [...document.querySelectorAll('tbody tr')];
  const controls = [...document.querySelectorAll('[data-filter]')];
  for (const select of controls.filter((control) => control.tagName === 'SELECT')) {
    const values = [...new Set(rows.flatMap((row) => row.dataset[select.dataset.filter].split(' ')))].filter(Boolean);
    values.sort().forEach((value) => select.append(new Option(value, value)));
  }
  const filter = () => {
    let count = 0;
    for (const row of rows) {
      row.hidden = !controls.every((control) => control.value === '' || (control.tagName === 'SELECT'
          ? row.dataset[control.dataset.filter].split(' ').includes(control.value)
          : row.dataset.name.toLowerCase().includes(control.value.toLowerCase())));
      count += row.hidden ? 0 : 1;
    }
    document.getElementById('count').textContent = count + ' of ' + rows.length + ' documents';
  };
  // Both: drivers of browsers and tools for accessibility send one or the other.
  controls.forEach((control) => ['input', 'change'].forEach((event) => control.addEventListener(event, filter)));
  filter();
}
