// convert() and convertBytes(): what they take, give and refuse.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { cvconv, examples, folderFor, markdown, markdownFile, packageFolder, pdf } from './support.mjs';

const { convert, convertBytes, CvconvError, formats, settings } = cvconv;

test('a PDF becomes an object', async () => {
  const { resume } = await convert(pdf);
  assert.equal(resume.basics.name, 'Aoife Tarrant');
  assert.equal(resume.meta.cvconv.provenance, undefined);
  assert.deepEqual((await convert(pathToFileURL(pdf))).resume, resume);
});

test('Markdown becomes an object', async () => {
  const { resume } = await convert(join(examples, 'librarian-bold-lines.md'));
  const answer = JSON.parse(readFileSync(join(examples, 'librarian-bold-lines.gold.json'), 'utf8'));
  assert.equal(resume.basics.name, answer.basics.name);
});

test('provenance says where and by which rule', async (t) => {
  const file = markdownFile(t);
  const { provenance } = await convert(file);
  assert.equal(provenance['/basics/name'].rule, 'contact.name');
  assert.equal(provenance['/basics/name'].line, 1);
  assert.equal(provenance['/skills/1/name'].line, 7);
  const { resume } = await convert(file, { provenance: true });
  assert.deepEqual(resume.meta.cvconv.provenance, provenance);
});

test('bytes, and whatever shows them', async () => {
  const bytes = new TextEncoder().encode(`  ${markdown}`);
  const sources = [Buffer.from(markdown), bytes.subarray(2), new DataView(bytes.buffer, 2), bytes.slice(2).buffer];
  for (const source of sources) {
    const { resume } = await convertBytes(source, { name: 'cv.md' });
    assert.equal(resume.basics.email, 'erika@example.org');
  }
  await assert.rejects(convertBytes(markdown), TypeError);
  await assert.rejects(convertBytes(new Uint8Array(), { name: 'cv.md' }), CvconvError);
});

test('other formats are text', async (t) => {
  const file = markdownFile(t);
  const { text, diagnostics } = await convert(file, { to: 'europass' });
  assert.match(text, /^<\?xml/);
  assert.ok(Array.isArray(diagnostics));
  assert.match((await convert(file, { to: 'latex', template: 'moderncv' })).text, /Brewing/);
  assert.match((await convert(file, { to: 'native', provenance: false })).text, /^cvconv cv 1\n/);
});

test('Word is bytes', async (t) => {
  const { bytes } = await convert(markdownFile(t), { to: 'docx' });
  assert.equal(bytes.subarray(0, 2).toString('latin1'), 'PK');
  assert.equal((await convertBytes(bytes, { name: 'cv.docx' })).resume.basics.email, 'erika@example.org');
});

test('blinding has a report', async (t) => {
  const file = markdownFile(t);
  const { resume, report } = await convert(file, { blind: 'fair', hide: 'employers' });
  assert.equal(resume.basics.name, report.candidate);
  assert.doesNotMatch(JSON.stringify(resume), /Erika/);
  assert.equal(report.counts.mail, 1);
  assert.equal((await convert(file, { blind: 'fair', to: 'europass' })).report.candidate, report.candidate);
  assert.equal((await convert(file)).report, null);
  const kept = JSON.stringify({ basics: { name: 'Ilse Vandermark', email: 'ilse@vandermark.example' } });
  await assert.rejects(convertBytes(Buffer.from(kept), { name: 'cv.json', blind: 'fair', keep: 'mail' }),
    (error) => error instanceof CvconvError && error.status === 8 && error.report.check.found.length === 2);
});

test('what cannot be meant is refused, and costs no worker', { timeout: 60_000 }, async (t) => {
  const file = markdownFile(t);
  const bytes = Buffer.from(markdown);
  const wrong = [
    () => convert(file, { signal: 5 }),
    () => convert(file, { onProgress: 'often' }),
    () => convert('a\0b.md'),
    () => convertBytes(bytes, { name: null }),
    () => convertBytes(bytes, { name: 5 }),
  ];
  for (const call of wrong) {
    for (let i = 0; i < 100; ++i) await assert.rejects(call(), TypeError);
  }
  assert.equal((await convert(file)).resume.basics.email, 'erika@example.org');
});

test('diagnostics are objects', async (t) => {
  const file = join(folderFor(t), 'cv.txt');
  writeFileSync(file, 'nothing of note\n');
  const { diagnostics } = await convert(file);
  const said = diagnostics.find(({ code }) => code === 'nothing-recognized');
  assert.equal(said.severity, 'warning');
  assert.equal(said.file, file);
  assert.ok(said.message.includes(file));
  assert.deepEqual(Object.keys(said),
    ['severity', 'code', 'message', 'detail', 'file', 'page', 'line', 'column', 'pointer']);
});

test('what fails says why', async (t) => {
  const error = await convert(join(folderFor(t), 'missing.pdf')).catch((caught) => caught);
  assert.ok(error instanceof CvconvError);
  assert.equal(error.name, 'CvconvError');
  assert.equal(error.status, 3);
  assert.deepEqual(error.diagnostics.map(({ code }) => code), ['file-missing']);
  assert.match(error.message, /there is no such file/);
  await assert.rejects(convertBytes(Buffer.from('%PDF-1.7\nnot one\n'), { name: 'cv.pdf' }), { status: 4 });
});

test('settings are those of the library, in camelCase', async (t) => {
  const file = join(folderFor(t), 'cv.txt');
  writeFileSync(file, 'nothing of note\n');
  await assert.rejects(convert(file, { strict: true }), { status: 14 });
  const one = await convert(markdownFile(t), { schemaVersion: '1.0.0' });
  assert.match(one.resume.$schema ?? one.resume.meta.version, /1\.0\.0/);
  await assert.rejects(convert(file, { colour: 'red' }), { name: 'TypeError', message: /no setting is called "colour"/ });
  await assert.rejects(convert(file, { 'schema-version': '1.0.0' }), TypeError);
  await assert.rejects(convert(file, { to: 'doc' }), { name: 'TypeError', message: /^to: "doc" is not/ });
  await assert.rejects(convert(file, { minConfidence: 2 }), { message: 'min-confidence: "2" is not 0 to 1' });
  await assert.rejects(convert(7), TypeError);
  assert.equal(settings.ignoreAttachments, 'true or false');
});

test('formats', async (t) => {
  assert.ok(formats.read.includes('pdf') && formats.read.includes('markdown'));
  assert.ok(formats.write.includes('json-resume') && formats.write.includes('latex'));
  const file = markdownFile(t);
  for (const to of formats.write) assert.ok(await convert(file, { to }), to);
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  assert.equal(cvconv.version, version);
});
