import type { HttpResult } from '../http/exchange.ts';

/** Facts about a failed read. */
interface UnreadParts {
  readonly hint?: string;
  readonly exchange?: HttpResult;
  readonly refused?: boolean;
  readonly tooLong?: boolean;
}

/** A read that failed. Its message is a sentence without a period, its hint a complete one. */
export class ReadError extends Error {
  readonly hint: string;
  /** The last exchange. Absent if nothing was sent. */
  readonly exchange: HttpResult | undefined;
  /** True if another read would return the same. */
  readonly refused: boolean;
  /** True if the response exceeded the size limit. */
  readonly tooLong: boolean;

  constructor(reason: string, { hint = '', exchange, refused = false, tooLong = false }: UnreadParts = {}) {
    super(reason);
    this.hint = hint;
    this.exchange = exchange;
    this.refused = refused;
    this.tooLong = tooLong;
  }

  /** Status of the response. Undefined if there was none. */
  get status(): number | undefined {
    return this.exchange?.type === 'answer' ? this.exchange.status : undefined;
  }
}

/** Result of a read, or the reason why it failed. */
export type ReadResult<T> =
  | { readonly type: 'read'; readonly value: T }
  /** `status` is that of the response, if there was one. */
  | { readonly type: 'unread'; readonly reason: string; readonly hint: string; readonly status?: number };

/** Converts a ReadError to a value, for callers that can continue without the read. */
export async function readResult<T>(read: () => Promise<T>): Promise<ReadResult<T>> {
  try {
    return { type: 'read', value: await read() };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { message: reason, hint, status } = error;
    return { type: 'unread', reason, hint, status };
  }
}
