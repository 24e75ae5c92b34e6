// Turns CVs into structured data.
//
//     import { batch, convert } from 'cvconv';
//     const { resume, provenance, diagnostics } = await convert('cv.pdf');
//     const { text } = await convert('cv.pdf', { to: 'europass', lang: 'de' });
//     const { bytes } = await convert('cv.pdf', { to: 'docx' });
//     for await (const { path, result, error } of batch(paths, { workers: 4 })) …
//
// Documents are read in confined worker processes of cvconv, so that one that crashes or hangs costs nothing but an error;
// JavaScript goes on meanwhile. Settings are the long options of the command, in camelCase. index.d.ts has the rest.

import { availableParallelism, cpus } from 'node:os';

import { Converter, bytesOf, pathOf } from './converter.js';
import { CvconvError } from './errors.js';
import { outcomes } from './outcomes.js';
import { native, settings, workerSettings } from './native.js';

export { CvconvError, settings };
export const version = native.version;
/** The names of formats that `from` and `to` take. */
export const formats = Object.freeze({
  read: Object.freeze(native.inputFormats),
  write: Object.freeze(native.outputFormats),
});

const processors = availableParallelism?.() ?? cpus().length;  // Node 18.14 and later has the first
let shared;

/** Converts with the workers that all calls share or, where settings are of workers, with some for this call alone. */
async function convertOnce(bytes, name, { signal, onProgress, ...wanted }) {
  const alone = Object.keys(wanted).some((key) => workerSettings.has(key));
  if (!alone) shared ??= new Converter({ workers: processors });
  const converter = alone ? new Converter(wanted) : shared.with(wanted);
  try {
    return await converter.convert(bytes, name, { signal, onProgress });
  } finally {
    converter.close();
  }
}

export async function convert(path, options = {}) {
  return convertOnce(null, pathOf(path), options);
}

export async function convertBytes(bytes, { name = '', ...options } = {}) {
  return convertOnce(bytesOf(bytes), name, options);
}

/** Settings are checked here, at once, and not when the first result is asked for. */
export function batch(paths, { workers = processors, signal, ...wanted } = {}) {
  const iterator = paths[Symbol.asyncIterator]?.() ?? paths[Symbol.iterator]();
  return outcomes(iterator, workers, signal, new Converter({ ...wanted, workers }));
}
