/**
 * Removes these characters from the right of the text. A pattern such as `/\/+$/` is quadratic, because it restarts at
 * each character.
 */
export function trimEndChars(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
