/** The text without those of the signs that stand at its end. A pattern such as `/\/+$/` begins anew at each of them: quadratic. */
export function trimEndChars(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
