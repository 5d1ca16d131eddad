import { readFileSync, statSync } from 'node:fs';
import { systemReason } from '../errors.ts';
import { isTooDeep, type Json, record } from './code-host/json.ts';

/** GitHub's own limit for payloads is 25 MB; a larger file is not one, and parsing it takes a second per 200 MB. */
const MAX_BYTES = 26 * 1024 * 1024;

/** Holds the parsed payload, or the reason for its absence, as text for people. */
type EventFile = { readonly type: 'ok'; readonly event: Json } | { readonly type: 'fault'; readonly notice: string };

/** Caches the last payload with its file stamp: a program that sends several messages per run parses it once. */
let last: { readonly stamp: string; readonly event: Json } | undefined;

/**
 * Reads the file of `GITHUB_EVENT_PATH`, once while it stays the same. Never throws: a run with a broken event file still has something to report.
 */
export function readEventFile(path: string | undefined): EventFile {
  const none = (error: string): EventFile => ({
    type: 'fault',
    notice: `${error}; the message omits the event data`,
  });
  if (path === undefined || path === '') return none('No event file: GITHUB_EVENT_PATH is not set');
  const where = `The event file ${path}`;
  try {
    const { size, isFile, stamp } = stat(path);
    if (!isFile) return none(`${where} is not a regular file`);
    if (size > MAX_BYTES) return none(`${where} has ${size} bytes and was not read: more than ${MAX_BYTES}`);
    if (last?.stamp === stamp) return { type: 'ok', event: last.event };
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') return none(`${where} is empty`);
    if (isTooDeep(content)) return none(`${where} is nested too deeply and was not read`);
    const event = parseEvent(content);
    if (event === undefined) return none(`${where} does not hold a complete JSON object`);
    last = { stamp, event };
    return { type: 'ok', event };
  } catch (error) {
    return none(`${where} cannot be read (${systemReason(error)})`);
  }
}

interface FileState {
  readonly size: number;
  readonly isFile: boolean;
  /** Another one when the file is another or was written again. */
  readonly stamp: string;
}

function stat(path: string): FileState {
  const file = statSync(path, { bigint: true });
  const stamp = [path, file.dev, file.ino, file.size, file.mtimeNs, file.ctimeNs].join();
  return { size: Number(file.size), isFile: file.isFile(), stamp };
}

/** Windows tools write a byte order mark in front. */
function parseEvent(content: string): Json | undefined {
  try {
    return record(JSON.parse(content.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
