import { readFileSync, statSync } from 'node:fs';
import { record } from './json.ts';

/** GitHub's own limit for payloads is 25 MB; a larger file is not one, and parsing it takes a second per 200 MB. */
const LARGEST = 26 * 1024 * 1024;

/** The parsed payload, or why there is none, in words for people. */
export type EventFile =
  | { readonly event: Readonly<Record<string, unknown>> }
  | { readonly event: undefined; readonly notice: string };

/**
 * Reads the file of `GITHUB_EVENT_PATH`. Never throws: a run with a broken event file still has something to report.
 */
export function readEventFile(path: string | undefined): EventFile {
  const none = (fault: string): EventFile => ({
    event: undefined,
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
    const event = parse(content);
    return event === undefined ? none(`${where} does not hold a complete JSON object`) : { event };
  } catch (error) {
    return none(`${where} cannot be read (${errorCode(error)})`);
  }
}

function stat(path: string): { readonly size: number; readonly isFile: boolean } {
  const found = statSync(path);
  return { size: found.size, isFile: found.isFile() };
}

/** Windows tools write a byte order mark in front. */
function parse(content: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return record(JSON.parse(content.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
}
