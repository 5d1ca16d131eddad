/**
 * A template that is too long to be coloured: the text area shows it by itself. The editor draws each line once more
 * above it, and every word with a colour, which takes seconds for what the action takes.
 */
import type { PrismEditor } from 'prism-code-editor';
import { languages, type TokenStream } from 'prism-code-editor/prism';

/** Characters. A message has 3,900 at most, so hardly any template is longer. */
const LONGEST_COLOURED = 16_384;

export const isLong = (text: string): boolean => text.length > LONGEST_COLOURED;

/** What the editor calls a template in colours, and one without any. */
export const COLOURED = 'template';
const PLAIN = 'long-template';
languages[PLAIN] = {};

export const languageFor = (text: string): string => (isLong(text) ? PLAIN : COLOURED);

/** For the editor before it draws: of a long text its lines alone, which are empty and not shown. */
export function hideLong(tokens: TokenStream, language: string, text: string): void {
  if (language === PLAIN) tokens.splice(0, tokens.length, text.replaceAll(/[^\n]+/g, ''));
}

/** For what is in the text area now, before the editor draws it. */
export function fitLanguage(editor: PrismEditor, host: Element): void {
  const language = languageFor(editor.textarea.value);
  host.classList.toggle('long', language === PLAIN);
  if (editor.options.language !== language) editor.setOptions({ language });
}
