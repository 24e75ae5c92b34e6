const element = (id) => document.getElementById(id);
let chosen = null;

function say(text, failed) {
  element('said').textContent = text;
  element('said').classList.toggle('failed', Boolean(failed));
}

/** What the service answers to the document, or null after saying why there is none. */
async function ask(path, parameters) {
  const headers = element('token').value ? { Authorization: 'Bearer ' + element('token').value } : {};
  const form = new FormData(); // and no query: servers log addresses, and a password is none of theirs
  for (const [name, value] of Object.entries({ name: chosen.name, password: element('password').value, ...parameters })) {
    if (value) {
      form.append(name, value);
    }
  }
  form.append('file', chosen);
  let answer;
  try {
    answer = await fetch(path, { method: 'POST', headers, body: form });
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
  if (problem.key === 'pdf-encrypted' || problem.key === 'pdf-wrong-password') {
    element('password-label').hidden = false;
    element('password').focus();
  }
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
    element('password').value = '';
    element('password-label').hidden = true;
    explain();
  }
}

element('file').addEventListener('change', (event) => choose(event.target.files));
element('form').addEventListener('submit', (event) => event.preventDefault());
element('password').addEventListener('change', explain);
element('token').addEventListener('change', explain);
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
