// What index.js has. The types of settings and formats are made of what the library takes, when it is built.

import type { InputFormat, OutputFormat, Settings } from './native/settings.js';

export type { InputFormat, OutputFormat, Settings };

/** Something that cvconv has to say about a document. */
export interface Diagnostic {
  severity: 'note' | 'warning' | 'error';
  /** What kind it is, such as "pdf-no-text": stable, to filter by. */
  code: string;
  /** A line: where, what happened, what to do. */
  message: string;
  detail: string;
  file: string;
  /** From 1; 0 where there is none, as for line and column. */
  page: number;
  line: number;
  column: number;
  /** A path inside a structured file: "work[2].startDate". */
  pointer: string;
}

/** Where a value was read, and by which rule. */
export interface Provenance {
  rule?: string;
  confidence?: 'guessed' | 'inferred' | 'stated';
  /** How likely it is right, where that is known. */
  probability?: number;
  /** Places in the document's text, in bytes: "83-101". */
  where?: string[];
  page?: number;
  line?: number;
  column?: number;
}

/** A JSON Resume; https://jsonresume.org/schema has its parts. */
export interface Resume {
  basics?: { name?: string; label?: string; email?: string; phone?: string; summary?: string; [key: string]: unknown };
  [section: string]: any;
}

/** What was removed from a blinded CV, and what may still tell whose it is. */
export interface BlindReport {
  profile: 'contact' | 'fair' | 'strict';
  /** "Candidate 7F3A21" */
  candidate: string;
  note: string;
  counts: Record<string, number>;
  /** `value` with the setting `reportValues`. */
  removed: { path: string; kind: string; rule: string; count: number; value?: string }[];
  doubtful: { path: string; why: string }[];
  check: { searched: number; found: string[] };
}

interface Said {
  /** By JSON pointer: "/work/0/startDate". Empty where the source was no prose, and for outputs as text. */
  provenance: Record<string, Provenance>;
  diagnostics: Diagnostic[];
  /** With the setting `blind`; else null. */
  report: BlindReport | null;
}
export interface ResumeResult extends Said {
  resume: Resume;
}
/** In another format than JSON Resume, which is text. */
export interface TextResult extends Said {
  text: string;
}
/** In one that is none. */
export interface BytesResult extends Said {
  bytes: Uint8Array;
}

export interface Options extends Settings {
  /** Ends the conversion: its worker is stopped, and the promise rejected with an "AbortError". */
  signal?: AbortSignal;
  /** Called before a page is read from its picture, which takes seconds. */
  onProgress?: (page: number, pages: number) => void;
}
type AsResume<O> = Omit<O, 'to'> & { to?: 'json-resume' };
type AsText<O> = Omit<O, 'to'> & { to: Exclude<OutputFormat, 'json-resume' | 'docx'> };
type AsBytes<O> = Omit<O, 'to'> & { to: 'docx' };

/**
 * Converts a file. Rejects with a CvconvError where it was not converted, and with a TypeError for a setting that is none,
 * or a value that is none of its. `workers`, `timeout`, `isolation` and `workerFolder` start workers for this call alone.
 */
export function convert(path: string | URL, options?: AsResume<Options>): Promise<ResumeResult>;
export function convert(path: string | URL, options: AsText<Options>): Promise<TextResult>;
export function convert(path: string | URL, options: AsBytes<Options>): Promise<BytesResult>;
export function convert(path: string | URL, options?: Options): Promise<ResumeResult | TextResult | BytesResult>;

/** The document's file name, for messages; its extension helps to find the format. */
export interface BytesOptions extends Options {
  name?: string;
}
/** The same for a document in memory, which must stay as it is until the promise is settled. */
export function convertBytes(bytes: ArrayBufferView | ArrayBuffer | SharedArrayBuffer,
                             options?: AsResume<BytesOptions>): Promise<ResumeResult>;
export function convertBytes(bytes: ArrayBufferView | ArrayBuffer | SharedArrayBuffer,
                             options: AsText<BytesOptions>): Promise<TextResult>;
export function convertBytes(bytes: ArrayBufferView | ArrayBuffer | SharedArrayBuffer,
                             options: AsBytes<BytesOptions>): Promise<BytesResult>;
export function convertBytes(bytes: ArrayBufferView | ArrayBuffer | SharedArrayBuffer,
                             options?: BytesOptions): Promise<ResumeResult | TextResult | BytesResult>;

/** What became of a document of a batch; `path` is the one that was given. */
export type Outcome<R = ResumeResult | TextResult | BytesResult, P extends string | URL = string | URL> =
  | { path: P; result: R; error: null }
  | { path: P; result: null; error: CvconvError };

export type BatchOptions = Omit<Options, 'onProgress'>;
type Paths<P> = Iterable<P> | AsyncIterable<P>;

/**
 * Converts files, `workers` at a time (as many as there are processors), and yields an outcome for each as results come.
 * `paths` is taken as it is needed, so it may be endless. What fails is an outcome with an error; an aborted `signal` is
 * thrown. Whoever leaves the loop ends the work.
 */
export function batch<P extends string | URL>(
  paths: Paths<P>, options?: AsResume<BatchOptions>): AsyncGenerator<Outcome<ResumeResult, P>, void, void>;
export function batch<P extends string | URL>(
  paths: Paths<P>, options: AsText<BatchOptions>): AsyncGenerator<Outcome<TextResult, P>, void, void>;
export function batch<P extends string | URL>(
  paths: Paths<P>, options: AsBytes<BatchOptions>): AsyncGenerator<Outcome<BytesResult, P>, void, void>;
export function batch<P extends string | URL>(
  paths: Paths<P>, options?: BatchOptions): AsyncGenerator<Outcome<ResumeResult | TextResult | BytesResult, P>, void, void>;

/** A document was not converted; the message is that of its first error. */
export class CvconvError extends Error {
  /** "AbortError" where a signal ended it; its reason is the `cause` then. */
  name: 'CvconvError' | 'AbortError';
  code?: 'ABORT_ERR';
  /** The exit status that the command would have, or -1: cancelled. */
  status: number;
  diagnostics: Diagnostic[];
  /** With `blind`: what is still there in what was to be written. */
  report: BlindReport | null;
}

/** The names of formats that `from` and `to` take. */
export const formats: { readonly read: readonly InputFormat[]; readonly write: readonly OutputFormat[] };
/** What each setting takes, to be read by people: { strict: "true or false", … } */
export const settings: Readonly<Record<keyof Settings, string>>;
export const version: string;
