import { readFileSync, statSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import { type Json, record } from './host/json.ts';

/** GitHub's own limit for payloads is 25 MB; a larger file is not one, and parsing it takes a second per 200 MB. */
const LARGEST = 26 * 1024 * 1024;

/** The parsed payload, or why there is none, in words for people. */
type EventFile = { readonly type: 'ok'; readonly event: Json } | { readonly type: 'fault'; readonly notice: string };

/**
 * Reads the file of `GITHUB_EVENT_PATH`. Never throws: a run with a broken event file still has something to report.
 */
export function readEventFile(path: string | undefined): EventFile {
  const none = (fault: string): EventFile => ({
    type: 'fault',
    notice: `${fault}; the message goes without what the event would tell`,
  });
  if (path === undefined || path === '') return none('No event file: GITHUB_EVENT_PATH is not set');
  const where = `The event file ${path}`;
  try {
    const { size, isFile } = stat(path);
    if (!isFile) return none(`${where} is not a regular file`);
    if (size > LARGEST) return none(`${where} has ${size} bytes and was not read: more than ${LARGEST}`);
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') return none(`${where} is empty`);
    const event = parseEvent(content);
    return event === undefined ? none(`${where} does not hold a complete JSON object`) : { type: 'ok', event };
  } catch (error) {
    return none(`${where} cannot be read (${systemCode(error) ?? 'unknown error'})`);
  }
}

function stat(path: string): { readonly size: number; readonly isFile: boolean } {
  const found = statSync(path);
  return { size: found.size, isFile: found.isFile() };
}

/** Windows tools write a byte order mark in front. */
function parseEvent(content: string): Json | undefined {
  try {
    return record(JSON.parse(content.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
