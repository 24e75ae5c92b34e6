// Compiled by tests/node/types, and never run. Lines below "@ts-expect-error" are wrong, and TypeScript has to say so.
import { batch, convert, convertBytes, CvconvError, formats, settings, version } from 'cvconv';
import type { BlindReport, BytesResult, Diagnostic, InputFormat, Outcome, Provenance, ResumeResult, TextResult } from 'cvconv';

const controller = new AbortController();
const converted: ResumeResult = await convert('cv.pdf', { lang: 'de', maxPages: 3, strict: true, signal: controller.signal });
const name: string | undefined = converted.resume.basics?.name;
const found: Provenance | undefined = converted.provenance['/basics/name'];
const said: Diagnostic[] = converted.diagnostics;
const text: TextResult = await convert(new URL('file:///cv.pdf'), { to: 'europass' });
const word: BytesResult = await convert('cv.pdf', { to: 'docx' });
const bytes: ResumeResult = await convertBytes(new Uint8Array(), { name: 'cv.pdf', onProgress: (page, pages) => page / pages });
const report: BlindReport | null = (await convert('cv.pdf', { blind: 'strict', hide: 'country' })).report;
const inputs: readonly InputFormat[] = formats.read;
const help: string = settings.minConfidence + version;

for await (const outcome of batch(['cv.pdf'], { workers: 4, to: 'json-resume' })) {
  const path: string = outcome.path;
  if (outcome.error) console.log(path, outcome.error.status, outcome.error.diagnostics.length);
  else console.log(path, outcome.result.resume.basics?.name);
}
const outcomes: AsyncIterable<Outcome<TextResult, URL>> = batch(new Set<URL>(), { to: 'latex' });

try {
  await convert('cv.pdf');
} catch (error) {
  if (error instanceof CvconvError && error.name === 'AbortError') console.log(error.code, error.cause);
}

// @ts-expect-error there is no such setting
await convert('cv.pdf', { colour: 'red' });
// @ts-expect-error it is a flag
await convert('cv.pdf', { strict: 'yes' });
// @ts-expect-error it is one of three words
await convert('cv.pdf', { ocr: 'sometimes' });
// @ts-expect-error there is no such format
await convert('cv.pdf', { to: 'doc' });
// @ts-expect-error a path, and no bytes
await convert(new Uint8Array());
// @ts-expect-error text has no resume
text.resume;

export { bytes, found, help, inputs, name, outcomes, report, said };
