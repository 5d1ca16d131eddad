/** Reads one topic or task completely, if a list shows too little of it. */
import { DecodeError } from '../../errors.ts';
import { decodeOne } from '../wire/decode.ts';
import type { ServiceRequest } from '../wire/http-request.ts';
import { type ContentRecord, decodeContent } from './lists.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';

/** Time for one record. Most services respond quickly or not at all. */
const RECORD_TIME = { atMost: 4_000 };

/**
 * Reads a record by its entity path, which api.md does not document but similar services support. Returns undefined if
 * this service doesn't. Throws ReadError if the read fails.
 */
export async function readRecord(
  reader: ServiceReader,
  kind: 'topic' | 'task',
  id: number,
): Promise<ContentRecord | undefined> {
  const request: ServiceRequest = {
    operation: kind === 'topic' ? 'topics.record' : 'tasks.record',
    method: 'GET',
    path: `/${kind === 'topic' ? 'posts' : 'tasks'}(${id})`,
  };
  try {
    const { value } = await reader.within(RECORD_TIME).read(request, decodeAny);
    return value?.id === id ? value : undefined;
  } catch (error) {
    if (error instanceof ReadError && error.refused) return undefined;
    throw error;
  }
}

/** Returns null for another shape, which a retry would return again. */
function decodeAny(text: string): ContentRecord | null {
  try {
    return decodeOne(text, decodeContent);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
