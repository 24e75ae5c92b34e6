// Saving what was made.

function saveAs(name, json) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(json, null, 2) + '\n'], {type: 'application/json'}));
  const link = el('a', {href: address, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

function baseName() {
  // The name of a blinded CV's file may be the person's.
  return data.blinded ? data.blinded.candidate.toLowerCase().replace(/ /g, '-') : data.file.split('/').pop() || 'cv';
}

function downloadResume() {
  const wrong = violations();
  if (wrong.length > 0) {
    select(wrong[0].pointer, true);
    announce(wrong.length + ' values break the rules of JSON Resume; the first: ' + wrong[0].message);
    return;
  }
  saveAs(baseName() + '.json', state.resume);
  announce('Saved ' + baseName() + '.json.');
}

function downloadCorrections() {
  saveAs(baseName() + '.corrections.json', state.groups.flat());
  announce('Saved ' + baseName() + '.corrections.json; apply it with cvconv apply, or --corrections.');
}
