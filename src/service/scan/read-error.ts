import type { HttpResult } from '../http/exchange.ts';

/** What is known of an answer that does not help. */
interface UnreadParts {
  readonly hint?: string;
  readonly exchange?: HttpResult;
  readonly refused?: boolean;
  readonly tooLong?: boolean;
}

/** A read that did not bring what was asked for. Its message is a sentence without its full stop, its hint a whole one. */
export class ReadError extends Error {
  readonly hint: string;
  /** The last one; absent where nothing was sent. */
  readonly exchange: HttpResult | undefined;
  /** True when the answer to another read would be the same. */
  readonly refused: boolean;
  /** True when the answer was longer than may be kept. */
  readonly tooLong: boolean;

  constructor(reason: string, { hint = '', exchange, refused = false, tooLong = false }: UnreadParts = {}) {
    super(reason);
    this.hint = hint;
    this.exchange = exchange;
    this.refused = refused;
    this.tooLong = tooLong;
  }

  /** Of the answer; undefined where there was none. */
  get status(): number | undefined {
    return this.exchange?.type === 'answer' ? this.exchange.status : undefined;
  }
}

/** What a read brought, or why it brought nothing. */
export type ReadResult<T> =
  | { readonly type: 'read'; readonly value: T }
  /** `status` is that of the answer, where there was one. */
  | { readonly type: 'unread'; readonly reason: string; readonly hint: string; readonly status?: number };

/** The read as a value, for those who go on without it. */
export async function readResult<T>(read: () => Promise<T>): Promise<ReadResult<T>> {
  try {
    return { type: 'read', value: await read() };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { message: reason, hint, status } = error;
    return { type: 'unread', reason, hint, status };
  }
}
