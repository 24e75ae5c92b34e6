// A batch: results as they come, of paths that are taken as they are needed.

import { pathOf } from './converter.js';
import { abortError, CvconvError } from './errors.js';

const usage = 2;  // the command's status for what cannot be meant

async function outcome(converter, path, signal) {
  try {
    return { path, result: await converter.convert(null, pathOf(path), { signal }), error: null };
  } catch (error) {
    if (error instanceof TypeError) {  // what is no path
      const said = { severity: 'error', code: 'usage', message: error.message };
      return { path, result: null, error: new CvconvError(usage, [said]) };
    }
    if (!(error instanceof CvconvError)) throw error;
    return { path, result: null, error };
  }
}

/** `converter` is closed behind it. */
export async function* outcomes(paths, workers, signal, converter) {
  const ours = new AbortController();
  const aborted = new Promise((resolve) => {
    ours.signal.addEventListener('abort', () => resolve({ aborted: true }), { once: true });
  });
  const abort = () => ours.abort();
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  const running = new Set();
  const begin = (path) => {
    const entry = outcome(converter, path, ours.signal).then(
      (value) => ({ entry, value }),
      (error) => ({ entry, error }));
    running.add(entry);
  };
  let next;  // the path that is waited for, while results come
  let more = true;
  try {
    for (;;) {
      if (more && running.size < workers) next ??= Promise.resolve(paths.next()).then((step) => ({ step }));
      if (!next && running.size === 0) return;
      const event = await Promise.race([aborted, ...running, ...(next ? [next] : [])]);
      if (event.aborted) throw abortError(signal);
      if (event.step) {
        next = undefined;
        more = !event.step.done;
        if (more) begin(event.step.value);
        continue;
      }
      running.delete(event.entry);
      if (event.error) throw event.error;
      yield event.value;
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    ours.abort();
    await Promise.all(running);
    converter.close();
    const end = Promise.resolve(more ? paths.return?.() : undefined);
    // Who is asked for a path, and has none yet, answers later, or never.
    await (next ? Promise.race([end.catch(() => {}), Promise.resolve()]) : end);
    next?.catch(() => {});
  }
}
