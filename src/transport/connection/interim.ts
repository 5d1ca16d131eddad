/** A longer interim answer is left to the parser, which refuses it. */
const LONGEST = 16_384;
/** The beginning of an interim answer; 101 is left to the parser, because after it the connection speaks no HTTP. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r\n]/;
const EXAMPLE = 'HTTP/1.1 100 ';
const NOTHING = Buffer.alloc(0);

/**
 * Makes a filter that leaves out the interim answers (1xx) before the first final one, however the bytes are split. A
 * client has to bear them unasked (RFC 9110, 15.2), but undici takes a 100 for a broken connection.
 *
 * @returns the bytes to go on with; none while it is not clear what they belong to
 */
export function pastInterim(): (chunk: Buffer) => Buffer {
  let held: Buffer = NOTHING;
  let past = false;
  return (chunk) => {
    if (past) return chunk;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (;;) {
      const text = held.toString('latin1', 0, LONGEST);
      const line = text.replace(/^[\r\n]+/, '').slice(0, EXAMPLE.length);
      const length = /^[\r\n]*[^\r\n][\s\S]*?\r?\n\r?\n/.exec(text)?.[0].length;
      if (!INTERIM.test(line + EXAMPLE.slice(line.length)) || (length === undefined && held.length >= LONGEST)) {
        past = true;
        return held;
      }
      if (length === undefined) return NOTHING;
      held = held.subarray(length);
    }
  };
}
