/** Encodes texts as UTF-8 with the functions that Node and browsers share. */

const ENCODER = new TextEncoder();

/** Counts the bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return ENCODER.encode(text).length;
}

export function base64(text: string): string {
  const bytes = ENCODER.encode(text);
  // In ASCII, each byte is already one character.
  return btoa(bytes.length === text.length ? text : Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
