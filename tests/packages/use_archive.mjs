// What a program does with cvconv's archive for Node: converts a document, bytes, and several with one among them that is
// not there.
//
// Usage: use_archive.mjs PDF DOCX

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { batch, convert, convertBytes, version } from 'cvconv';

const [pdf, docx] = process.argv.slice(2);

function checkResume(resume) {
  assert.equal(resume.basics.name, 'Aoife Tarrant');
  assert.deepEqual([...new Set(resume.work.map(({ name }) => name))].sort(),
    ['Barrow Valley Nursing Home', "St Brannoc's Hospital"]);
}

const { resume, provenance } = await convert(pdf);
checkResume(resume);
assert.equal(provenance['/basics/name'].page, 1);
checkResume((await convertBytes(await readFile(docx), { name: 'cv.docx' })).resume);
assert.match((await convert(docx, { to: 'latex' })).text, /\\documentclass/);

const outcomes = new Map();
for await (const outcome of batch([pdf, 'missing.pdf', docx], { workers: 2 })) outcomes.set(outcome.path, outcome);
assert.equal(outcomes.size, 3);
for (const path of [pdf, docx]) checkResume(outcomes.get(path).result.resume);
assert.ok(outcomes.get('missing.pdf').error);
console.log(`${import.meta.resolve?.('cvconv') ?? 'cvconv'}, ${version}: converted`);
