// Writes settings.d.ts beside the module: the types of settings and formats, made of what the library says that they take.
//
//     node make_types.js FOLDER

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2]);
const native = createRequire(import.meta.url)(join(folder, 'cvconv.node'));

const quoted = (names) => names.map((name) => `'${name}'`).join(' | ');

/** "auto, always or never" is a choice of words, "1 to 1024 (MB)" a number. */
function typeOf(key, takes) {
  if (key === 'from') return 'InputFormat';
  if (key === 'to') return 'OutputFormat';
  if (takes === 'true or false') return 'boolean';
  if (/^\d+ to \d+/.test(takes)) return 'number';
  const words = takes.split(/, | or /);
  return words.length > 1 && words.every((word) => /^[\w.]+$/.test(word)) ? quoted(words) : 'string';
}

const lines = Object.entries(native.keys).map(([key, takes]) => {
  const name = key.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `  /** ${takes} */\n  ${name}?: ${typeOf(key, takes)};\n`;
});
writeFileSync(join(folder, 'settings.d.ts'), `// Made by make_types.js of what libcvconv ${native.version} takes.
export type InputFormat = ${quoted(native.inputFormats)};
export type OutputFormat = ${quoted(native.outputFormats)};
export interface Settings {
${lines.join('')}}
`);
