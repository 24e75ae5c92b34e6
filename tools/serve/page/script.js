const element = (id) => document.getElementById(id);
let chosen = null;

function say(text, failed) {
  element('said').textContent = text;
  element('said').classList.toggle('failed', Boolean(failed));
}

/** What the service answers to the document, or null after saying why there is none. */
async function ask(path, parameters) {
  const headers = element('token').value ? { Authorization: 'Bearer ' + element('token').value } : {};
  const query = new URLSearchParams({ name: chosen.name, ...parameters });
  let answer;
  try {
    answer = await fetch(path + '?' + query, { method: 'POST', headers, body: chosen });
  } catch (error) {
    say('The service does not answer.', true);
    return null;
  }
  if (answer.ok) {
    return answer;
  }
  if (answer.status === 401) {
    element('token-label').hidden = false;
    element('token').focus();
  }
  const problem = await answer.json().catch(() => ({}));
  say(problem.detail || answer.status + ' ' + answer.statusText, true);
  return null;
}

async function explain() {
  if (chosen === null) {
    return;
  }
  say('Reading ' + chosen.name + ' …');
  const answer = await ask('/explain', {});
  for (const button of document.querySelectorAll('button')) {
    button.disabled = answer === null;
  }
  const frame = element('explanation');
  URL.revokeObjectURL(frame.dataset.url || '');
  frame.hidden = answer === null;
  if (answer !== null) {
    frame.dataset.url = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/html' }));
    frame.src = frame.dataset.url;
    say(chosen.name);
  }
}

async function save(button) {
  const answer = await ask('/convert', { to: button.dataset.to });
  if (answer !== null) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = chosen.name + button.dataset.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }
}

function choose(files) {
  if (files.length > 0) {
    chosen = files[0];
    explain();
  }
}

element('file').addEventListener('change', (event) => choose(event.target.files));
element('form').addEventListener('submit', (event) => {
  event.preventDefault();
  explain();
});
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => save(button));
}
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('over');
});
document.addEventListener('dragleave', () => document.body.classList.remove('over'));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('over');
  choose(event.dataTransfer.files);
});
