// What happens beside a conversion: cancelling, the event loop, garbage, the end of threads and of the process.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { alive, cvconv, markdownFile, packageFolder, pdf, silentWorker } from './support.mjs';

const { convert, CvconvError } = cvconv;

/** The processes that this one has, by the names of their programs. */
function children() {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((process_) => {
    try {
      const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${process_}/stat`, 'utf8'));
      return Number(parent) === process.pid ? [name] : [];
    } catch {
      return [];  // it ended meanwhile
    }
  });
}

test('a signal cancels', async (t) => {
  const controller = new AbortController();
  const file = markdownFile(t);
  const converting = convert(file, { workerFolder: silentWorker(t), signal: controller.signal });
  while (alive().conversions === 0) await turn();
  controller.abort();
  const error = await converting.catch((caught) => caught);
  assert.ok(error instanceof CvconvError);
  assert.deepEqual([error.name, error.code, error.status], ['AbortError', 'ABORT_ERR', -1]);
  assert.equal(error.cause, controller.signal.reason);
  assert.equal(alive().conversions, 0);
  await assert.rejects(convert(file, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('the event loop and libuv\'s threads stay free', async (t) => {
  const controller = new AbortController();
  const file = markdownFile(t);
  const folder = silentWorker(t);
  const waiting = Array.from({ length: 6 }, () => convert(file, { workerFolder: folder, signal: controller.signal }));
  const settled = Promise.allSettled(waiting);
  while (alive().conversions < 6) await turn();
  // None of the six ends by itself, so this is seen to happen meanwhile.
  for (let i = 0; i < 100; ++i) await turn();
  assert.match(await readFile(file, 'utf8'), /Erika/);
  assert.equal((await convert(file)).resume.basics.name, 'Erika Beispiel');
  assert.equal(alive().conversions, 6);
  controller.abort();
  assert.ok((await settled).every(({ reason }) => reason.status === -1));
});

test('many at a time share the workers', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => convert(pdf)));
  assert.ok(results.every(({ resume }) => resume.basics.name === 'Aoife Tarrant'));
});

test('those that wait for a worker can be cancelled', async (t) => {
  const controller = new AbortController();
  const all = Array.from({ length: 50 }, (_, i) => convert(pdf, i % 2 ? { signal: controller.signal } : {}));
  controller.abort();
  const ends = (await Promise.allSettled(all)).map(({ status }) => status);
  assert.deepEqual(ends.filter((_, i) => i % 2 === 0), Array(25).fill('fulfilled'));
  assert.deepEqual(ends.filter((_, i) => i % 2 === 1), Array(25).fill('rejected'));
});

test('handles are freed, with their processes', { skip: !globalThis.gc && 'needs node --expose-gc' }, async (t) => {
  const file = markdownFile(t);
  const { Converter } = await import(pathToFileURL(join(packageFolder, 'converter.js')));
  await convert(file);  // the shared converter, which stays
  globalThis.gc();
  await turn();
  const before = { handles: alive().converters, children: children().length };
  for (let i = 0; i < 5; ++i) {
    await new Converter({ workers: 1 }).convert(null, file);  // nobody closes it
    await convert(file, { timeout: 30 });                     // closed by itself
    await convert('/nowhere/cv.pdf').catch(() => {});
  }
  assert.ok(children().length > before.children);
  // Collecting takes some turns of the loop, however many; a leak never ends, and the test runs out of time.
  while (alive().converters > before.handles || children().length > before.children) {
    globalThis.gc();
    await turn();
  }
  assert.equal(alive().conversions, 0);
});

test('a thread of JavaScript has converters of its own, and can be ended', async (t) => {
  const file = markdownFile(t);
  const url = JSON.stringify(pathToFileURL(join(packageFolder, 'index.js')));
  const source = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(${url}).then(async ({ convert }) => {
      parentPort.postMessage((await convert(workerData.file)).resume.basics.name);
      const never = convert(workerData.file, { workerFolder: workerData.folder });
      parentPort.postMessage('waiting');
      await never;
    });`;
  const worker = new Worker(source, { eval: true, workerData: { file, folder: silentWorker(t) } });
  const said = [];
  await new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message) => said.push(message) === 2 && resolve());
  });
  assert.deepEqual(said, ['Erika Beispiel', 'waiting']);
  await worker.terminate();
});

test('a process ends by itself, and when it is told to', async (t) => {
  const file = markdownFile(t);
  const url = JSON.stringify(pathToFileURL(join(packageFolder, 'index.js')));
  const run = (code) => spawnSync(process.execPath, ['--input-type=module', '-e',
    `import { batch, convert } from ${url}; const file = ${JSON.stringify(file)};\n${code}`], { encoding: 'utf8' });
  const alone = run('console.log((await convert(file)).resume.basics.name);');
  assert.deepEqual([alone.status, alone.stdout, alone.stderr], [0, 'Erika Beispiel\n', '']);
  const folder = JSON.stringify(silentWorker(t));
  const told = run(`convert(file, { workerFolder: ${folder} }); setTimeout(() => process.exit(7), 50);`);
  assert.deepEqual([told.status, told.stderr], [7, '']);
});

const hasOcr = existsSync(join(packageFolder, 'native/cvconv-ocr-worker'));
test('progress is told before each page that is read from its picture', { skip: !hasOcr && 'no cvconv-ocr-worker' },
  async (t) => {
    const pages = [];
    try {
      await convert(pdf, { ocr: 'always', onProgress: (...page) => pages.push(page) });
    } catch (error) {
      t.skip(error.message);  // no data of a language (tesseract-ocr-eng)
      return;
    }
    assert.ok(pages.length > 0);
    assert.deepEqual(pages, pages.map((_, index) => [index + 1, pages.length]));
  });
