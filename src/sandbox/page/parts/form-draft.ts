/** Forms whose text is there again when they are drawn anew: after another view, a session that ended, a new load. */

import { draftOf, keepDraft } from '../model/drafts.ts';

/** A text that differs from the one that was offered, and each choice. */
export function formDraft(place: string): Readonly<Record<string, string>> {
  const kept = draftOf(place);
  return kept === '' ? {} : JSON.parse(kept);
}

const keepers = new Map<string, (form: Element | undefined) => void>();

/** For a `ref`. What was sent is forgotten by `reset`. */
export function keepsDraft(place: string): (form: Element | undefined) => void {
  const known = keepers.get(place) ?? keeperOf(place);
  keepers.set(place, known);
  return known;
}

function keeperOf(place: string) {
  return (form: Element | undefined): void => {
    if (!(form instanceof HTMLFormElement)) return;
    // Behind the drawing of what is in it.
    queueMicrotask(() => restore(form, formDraft(place)));
    form.addEventListener('input', () => keepDraft(place, JSON.stringify(writtenIn(form))));
    form.addEventListener('reset', () => keepDraft(place, ''));
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, select')];
}

function writtenIn(form: HTMLFormElement): Record<string, string> {
  const isWritten = (field: Field) => field instanceof HTMLSelectElement || field.value !== field.defaultValue;
  return Object.fromEntries(
    fieldsOf(form)
      .filter(isWritten)
      .map(({ name, value }) => [name, value]),
  );
}

function restore(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const field of fieldsOf(form)) {
    const written = draft[field.name];
    if (written !== undefined) field.value = written;
  }
}
