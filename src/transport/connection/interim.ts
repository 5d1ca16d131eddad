/** A longer interim answer is left to the parser, which refuses it. */
const LONGEST = 16_384;
/** The beginning of an interim answer; 101 is left to the parser, because after it the connection speaks no HTTP. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/;
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
    held = held.subarray(endOfInterim(held));
    past = held.length >= LONGEST || !mayBeInterim(held);
    return past ? held : NOTHING;
  };
}

/** Where the interim answers at the beginning end, as far as they are whole; empty lines around them are none. */
function endOfInterim(bytes: Buffer): number {
  for (let at = 0; ; ) {
    while (bytes[at] === 0x0d || bytes[at] === 0x0a) at += 1;
    const end = mayBeInterim(bytes.subarray(at)) ? bytes.indexOf('\r\n\r\n', at) : -1;
    if (end < 0) return at;
    at = end + 4;
  }
}

/** Whether this begins an interim answer, or could when more has come. */
function mayBeInterim(bytes: Buffer): boolean {
  const line = bytes.toString('latin1', 0, EXAMPLE.length);
  return INTERIM.test(line + EXAMPLE.slice(line.length));
}
