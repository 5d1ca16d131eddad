/** Why a connection failed, where no error of Node tells it. Its `code` is turned into words by `words/failure-words.ts`. */
export class ConnectionFault extends Error {
  /** One of those that `words/failure-words.ts` knows. */
  readonly code: string;
  /** What the proxy answered, where it answered. */
  readonly status: number | undefined;

  constructor(code: string, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
