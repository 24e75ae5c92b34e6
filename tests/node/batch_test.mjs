// batch(): results as they come, errors among them, and an end when nobody wants more.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { test } from 'node:test';

import { alive, cvconv, examples, folderFor, markdownFile, pdf, silentWorker } from './support.mjs';

const { batch, CvconvError } = cvconv;

const documents = readdirSync(examples).filter((name) => /\.(pdf|md|txt)$/.test(name) && name !== 'README.md');

async function all(outcomes) {
  const seen = [];
  for await (const outcome of outcomes) seen.push(outcome);
  return seen;
}

test('all examples, each result with its input', async () => {
  const paths = documents.map((name) => join(examples, name));
  const outcomes = await all(batch(paths, { workers: 3 }));
  assert.deepEqual(outcomes.map(({ path }) => path).sort(), [...paths].sort());
  for (const { path, result, error } of outcomes) {
    assert.equal(error, null);
    const answer = path.slice(0, -extname(path).length) + '.gold.json';
    const { name } = JSON.parse(readFileSync(answer, 'utf8')).basics;
    // One is set in capitals, which is how well it is read, and no matter here.
    assert.equal(result.resume.basics.name.toLowerCase(), name.toLowerCase(), basename(path));
  }
});

test('errors are outcomes', async (t) => {
  const missing = join(folderFor(t), 'missing.md');
  const outcomes = await all(batch([pdf, missing], { to: 'native', workers: 2 }));
  const of = (path) => outcomes.find((outcome) => outcome.path === path);
  assert.equal(of(missing).result, null);
  assert.ok(of(missing).error instanceof CvconvError);
  assert.equal(of(missing).error.status, 3);
  assert.match(of(pdf).result.text, /^cvconv cv 1\n/);
});

test('what is no path is an outcome', async (t) => {
  const file = markdownFile(t);
  const outcomes = await all(batch([5, file, null, new URL('http://example.org/cv.md')], { workers: 1 }));
  assert.deepEqual(outcomes.map(({ error }) => error?.status ?? 0).sort(), [0, 2, 2, 2]);
  assert.match(outcomes.find(({ path }) => path === 5).error.message, /a path is needed/);
});

test('a result does not wait for the next path', async (t) => {
  const file = markdownFile(t);
  let seen;
  const first = new Promise((resolve) => { seen = resolve; });
  async function* paths() {
    yield file;
    await first;
    yield file;
  }
  let count = 0;
  for await (const { path } of batch(paths(), { workers: 4 })) {
    assert.equal(path, file);
    count += 1;
    seen();
  }
  assert.equal(count, 2);
});

test('paths are taken as they are needed, and leaving the loop ends the work', async (t) => {
  const file = markdownFile(t);
  let taken = 0;
  let returned = false;
  function* endless() {
    try {
      for (;;) {
        taken += 1;
        yield file;
      }
    } finally {
      returned = true;
    }
  }
  let seen = 0;
  for await (const { error } of batch(endless(), { workers: 2 })) {
    assert.equal(error, null);
    if (++seen === 5) break;
  }
  assert.ok(taken >= 5 && taken <= 5 + 2, `${taken} taken`);
  assert.ok(returned);
  assert.equal(alive().conversions, 0);
});

test('a signal ends a batch', async (t) => {
  const file = markdownFile(t);
  const controller = new AbortController();
  const outcomes = all(batch([file, file, file], { workerFolder: silentWorker(t), workers: 2, signal: controller.signal }));
  const reason = new Error('enough');
  setTimeout(() => controller.abort(reason), 50);
  await assert.rejects(outcomes, { name: 'AbortError', status: -1, cause: reason });
  assert.equal(alive().conversions, 0);
  await assert.rejects(all(batch([file], { signal: AbortSignal.abort() })), { name: 'AbortError' });
  async function* never() {
    await new Promise(() => {});
  }
  const later = new AbortController();
  setTimeout(() => later.abort(), 50);
  await assert.rejects(all(batch(never(), { signal: later.signal })), { name: 'AbortError' });
});

test('settings are checked at once', async () => {
  assert.throws(() => batch([], { workers: 0 }), { name: 'TypeError', message: /^workers: / });
  assert.throws(() => batch([], { to: 'doc' }), TypeError);
  assert.throws(() => batch(7), TypeError);
  assert.deepEqual(await all(batch([])), []);
});

test('more workers than libuv has threads', async (t) => {
  const folder = folderFor(t);
  const paths = Array.from({ length: 12 }, (_, number) => join(folder, `${number}.md`));
  paths.forEach((path, number) => writeFileSync(path, `# Person${String.fromCharCode(65 + number)} Beispiel\n\np@example.org\n`));
  const outcomes = await all(batch(paths, { workers: 8 }));
  for (const [number, path] of paths.entries()) {
    const { result } = outcomes.find((outcome) => outcome.path === path);
    assert.equal(result.resume.basics.name, `Person${String.fromCharCode(65 + number)} Beispiel`);
  }
});
