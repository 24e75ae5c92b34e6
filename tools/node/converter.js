// Settings, and the worker processes that use them.

import { fileURLToPath } from 'node:url';

import { abortError, CvconvError } from './errors.js';
import { apply, native } from './native.js';

/** As many at a time as there are workers; the others wait here, where they cost neither a thread nor a file's content. */
class Slots {
  #free;
  #waiting = [];

  constructor(count) {
    this.#free = count;
  }

  /** Resolves once there is one; rejects, and waits no longer, once `signal` is aborted. */
  async take(signal) {
    if (signal?.aborted) throw abortError(signal);
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise((resolve, reject) => {
      const given = () => {
        signal?.removeEventListener('abort', aborted);
        resolve();
      };
      const aborted = () => {
        this.#waiting.splice(this.#waiting.indexOf(given), 1);
        reject(abortError(signal));
      };
      signal?.addEventListener('abort', aborted, { once: true });
      this.#waiting.push(given);
    });
  }

  give() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** Before anything is begun, so that nothing has to be taken back. */
function check(name, { signal, onProgress }) {
  if (typeof name !== 'string') throw new TypeError('name: a string is needed');
  if (name.includes('\0')) throw new TypeError('name: a file name cannot have a null byte');
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw new TypeError('signal: an AbortSignal is needed');
  if (onProgress !== undefined && typeof onProgress !== 'function') throw new TypeError('onProgress: a function is needed');
}

const noText = new Set(['docx']);

function parsed(output, keepProvenance) {
  const resume = JSON.parse(output);
  const own = resume.meta?.cvconv;
  const provenance = own?.provenance ?? {};
  if (own && !keepProvenance) delete own.provenance;
  return { resume, provenance };
}

export class Converter {
  #handle;
  #slots;
  #to;
  #keepProvenance;

  constructor(settings, parent = undefined) {
    const { to = 'json-resume', provenance = false, ...others } = settings;
    this.#to = to;
    this.#keepProvenance = provenance;
    this.#handle = parent ? native.clone(parent.#handle) : native.create();
    this.#slots = parent ? parent.#slots : new Slots(Number(others.workers ?? 1));
    // Provenance is asked for always, since a result has it beside the resume; text that has no place for it has none.
    apply(this.#handle, { to, provenance: to === 'json-resume' ? true : provenance, ...others });
  }

  /** The same workers, with other settings for documents. */
  with(settings) {
    return new Converter(settings, this);
  }

  /** Its workers end once nothing is converted by them any more. Without this they do when it is collected as garbage. */
  close() {
    native.close(this.#handle);
  }

  /** Converts `bytes` that `name` is the file name of or, where they are null, the file `name`. */
  async convert(bytes, name, { signal, onProgress } = {}) {
    check(name, { signal, onProgress });
    await this.#slots.take(signal);
    let abort;
    try {
      const [status, output, diagnostics, blinded] = await new Promise((resolve) => {
        const cancel = native.convert(this.#handle, bytes, name, (...done) => resolve(done), onProgress);
        abort = () => cancel();
        signal?.addEventListener('abort', abort, { once: true });
        if (signal?.aborted) cancel();
      });
      if (status === null) throw new Error('there is no memory for the result');
      if (status === native.cancelled) throw abortError(signal, diagnostics);
      const report = blinded ? JSON.parse(blinded) : null;
      if (status !== 0 || output === null) throw new CvconvError(status, diagnostics, { report });
      const said = { diagnostics, report };
      if (noText.has(this.#to)) return { bytes: output, provenance: {}, ...said };
      const text = output.toString('utf8');
      return this.#to === 'json-resume'
        ? { ...parsed(text, this.#keepProvenance), ...said }
        : { text, provenance: {}, ...said };
    } finally {
      this.#slots.give();
      if (abort) signal?.removeEventListener('abort', abort);
    }
  }
}

export function pathOf(source) {
  if (typeof source === 'string') return source;
  if (source instanceof URL) return fileURLToPath(source);
  throw new TypeError('a path is needed: a string, or a URL with file:');
}

export function bytesOf(source) {
  if (source instanceof Uint8Array) return source;
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer || source instanceof SharedArrayBuffer) return new Uint8Array(source);
  throw new TypeError('bytes are needed: a Buffer, a Uint8Array or an ArrayBuffer');
}
