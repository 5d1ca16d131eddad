/**
 * What is being written, by where. It is no part of the state: a letter draws nothing. The browser keeps it for this tab, so
 * that it is there again when the page is loaded anew.
 */

const WRITER = 'sandbox-writer';
const PREFIX = 'sandbox-draft ';

/** Here too, because the browser keeps no more than some megabytes. */
const known = new Map(
  Object.entries(sessionStorage).flatMap(([key, text]) =>
    key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), String(text)] as const] : [],
  ),
);

export function draftOf(place: string): string {
  return known.get(place) ?? '';
}

export function keepDraft(place: string, text: string): void {
  if (text === '') known.delete(place);
  else known.set(place, text);
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + place);
    else sessionStorage.setItem(PREFIX + place, text);
  } catch {
    // It is too long: it stays as long as the page does.
  }
}

export function forgetDrafts(): void {
  for (const place of [...known.keys()]) keepDraft(place, '');
}

/** Those of somebody else are gone. */
export function draftsBelongTo(username: string): void {
  if (sessionStorage.getItem(WRITER) !== username) forgetDrafts();
  sessionStorage.setItem(WRITER, username);
}
