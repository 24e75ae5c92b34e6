// What a document that was not converted is told by.

import { native } from './native.js';

/**
 * A document was not converted; the message is that of its first error. Where an AbortSignal ended it, `name` is
 * "AbortError", `code` "ABORT_ERR" and `cause` the signal's reason, as in Node's own functions.
 */
export class CvconvError extends Error {
  constructor(status, diagnostics = [], { report = null, ...options } = {}) {
    const aborted = status === native.cancelled;
    const first = diagnostics.find((said) => said.severity === 'error');
    super(first?.message ?? (aborted ? 'cancelled' : `status ${status}`), options);
    this.name = aborted ? 'AbortError' : 'CvconvError';
    if (aborted) this.code = 'ABORT_ERR';
    /** The exit status that the command would have, or -1: cancelled. */
    this.status = status;
    this.diagnostics = diagnostics;
    /** With `blind`: what is still there in what was to be written. */
    this.report = report;
  }
}

export function abortError(signal, diagnostics = []) {
  return new CvconvError(native.cancelled, diagnostics, { cause: signal?.reason });
}
