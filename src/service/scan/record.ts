/** Reads one topic or task whole, where a list shows too little of it. */
import { DecodeError } from '../../errors.ts';
import { decodeOne } from '../wire/decode.ts';
import type { ServiceRequest } from '../wire/http-request.ts';
import { type ContentRecord, decodeContent } from './lists.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';

/** Most services answer at once, or not at all. */
const RECORD_TIME = { atMost: 4_000 };

/**
 * The API does not document it, but services like it answer at the address of an entity. Undefined where this one does
 * not. Throws ReadError where it did not say.
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

/** Null for another shape, which another read would bring as well. */
function decodeAny(text: string): ContentRecord | null {
  try {
    return decodeOne(text, decodeContent);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
