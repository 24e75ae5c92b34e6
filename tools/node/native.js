// The module in C++, and its settings under the names that JavaScript has for them.

import { createRequire } from 'node:module';

export const native = createRequire(import.meta.url)('./native/cvconv.node');

/** "schema-version" -> "schemaVersion" */
export function camelCase(key) {
  return key.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

const keyOf = new Map(Object.keys(native.keys).map((key) => [camelCase(key), key]));

/** What each setting takes: { strict: 'true or false', … } */
export const settings = Object.freeze(
  Object.fromEntries([...keyOf].map(([name, key]) => [name, native.keys[key]])));

/** Settings that are of the workers, and so cannot be changed for a document alone. */
export const workerSettings = new Set(['workers', 'timeout', 'isolation', 'workerFolder']);

/** Throws a TypeError for a setting that is none, or a value that is none of its. */
export function apply(handle, wanted) {
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    if (!keyOf.has(name)) throw new TypeError(`no setting is called "${name}"`);
    native.set(handle, keyOf.get(name), String(value));
  }
}
