import { readFileSync, statSync } from 'node:fs';
import { systemReason } from '../errors.ts';
import { isTooDeep, type Json, record } from './code-host/json.ts';

/** Limits the payload: GitHub's own limit is 25 MB, and parsing takes a second per 200 MB. */
const MAX_BYTES = 26 * 1024 * 1024;

/** Holds the parsed payload, or the reason for its absence, as text for people. */
type EventFile = { readonly type: 'ok'; readonly event: Json } | { readonly type: 'fault'; readonly notice: string };

/** Reads the file of `GITHUB_EVENT_PATH`. Never throws: a run with a broken event file still has something to report. */
export function readEventFile(path: string | undefined): EventFile {
  const none = (error: string): EventFile => ({
    type: 'fault',
    notice: `${error}; the message omits the event data`,
  });
  if (path === undefined || path === '') return none('No event file: GITHUB_EVENT_PATH is not set');
  const where = `The event file ${path}`;
  try {
    const file = statSync(path);
    const { size } = file;
    if (!file.isFile()) return none(`${where} is not a regular file`);
    if (size > MAX_BYTES) return none(`${where} has ${size} bytes and was not read: more than ${MAX_BYTES}`);
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') return none(`${where} is empty`);
    if (isTooDeep(content)) return none(`${where} is nested too deeply and was not read`);
    const event = parseEvent(content);
    return event === undefined ? none(`${where} does not hold a complete JSON object`) : { type: 'ok', event };
  } catch (error) {
    return none(`${where} cannot be read (${systemReason(error)})`);
  }
}

/** Removes the byte order mark that Windows tools prepend. */
function parseEvent(content: string): Json | undefined {
  try {
    return record(JSON.parse(content.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
