/** Texts as UTF-8, by what Node and browsers share. */

const ENCODER = new TextEncoder();

/** Bytes that the text takes in UTF-8. */
export function utf8Length(text: string): number {
  return ENCODER.encode(text).length;
}

export function base64(text: string): string {
  const bytes = ENCODER.encode(text);
  // ASCII has a character for each byte already.
  return btoa(bytes.length === text.length ? text : Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
