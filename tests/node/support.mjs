// The package under test is in the folder CVCONV_NODE_PACKAGE, as ctest sets it, or what is installed.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = process.env.CVCONV_NODE_PACKAGE;
const entry = folder ? pathToFileURL(join(folder, 'index.js')) : import.meta.resolve?.('cvconv') ?? 'cvconv';
export const cvconv = await import(entry);
export const packageFolder = folder ?? fileURLToPath(new URL('.', await entry));
/** How many handles are alive, which users have no need to know. */
export const { alive } = createRequire(import.meta.url)(join(packageFolder, 'native/cvconv.node'));

export const examples = fileURLToPath(new URL('../examples/', import.meta.url));
export const pdf = join(examples, 'nurse-sidebar.pdf');
export const markdown = '# Erika Beispiel\n\nerika@example.org\n\n## Skills\n\nBaking, Brewing\n';

/** A folder that is gone after the test. */
export function folderFor(test) {
  const made = mkdtempSync(join(tmpdir(), 'cvconv-node-'));
  test.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export function markdownFile(test) {
  const file = join(folderFor(test), 'cv.md');
  writeFileSync(file, markdown);
  return file;
}

/** A folder with a worker that never says anything: what waits for it goes on until it is cancelled. */
export function silentWorker(test) {
  const made = folderFor(test);
  const worker = join(made, 'cvconv-worker');
  writeFileSync(worker, '#!/bin/sh\nexec sleep 600\n');
  chmodSync(worker, 0o755);
  return made;
}
