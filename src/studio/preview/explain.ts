/** What a piece of Liquid is, for who never saw it: one line about the word at a place of a template. */

import type { Fact, Parts } from '../../facts/fact.ts';
import { FACTS } from '../../facts/fact-registry.ts';
import { capital } from '../../message/sections/words/short-text.ts';
import { FILTER_EXAMPLES } from '../../message/templates/filters/filter-examples.ts';
import { sentence } from '../../text/phrases.ts';
import { filterPage, LIQUID_FILTERS, TAGS, tagPage } from './liquid-words.ts';

export interface Explanation {
  readonly name: string;
  /** As a sentence. */
  readonly says: string;
  /** Where Liquid's own documentation tells more. */
  readonly page?: string;
}

/** Undefined outside of Liquid, and for what is no name. */
export function explanationAt(template: string, position: number): Explanation | undefined {
  const open = openedBefore(template, position);
  if (open === undefined) return undefined;
  const start = beginOfName(template, open, position);
  const name = /^[\w.[\]]*/.exec(template.slice(start, start + LONGEST_NAME))?.[0] ?? '';
  const lead = template.slice(open, start);
  const isQuoted = (lead.match(/"/g)?.length ?? 0) % 2 === 1;
  const word = isQuoted || name === '' ? undefined : explainedWord(name, lead, template.slice(0, open));
  return word ?? explainedTag(template.slice(open, open + LONGEST_NAME));
}

const LONGEST_NAME = 200;

function beginOfName(template: string, open: number, position: number): number {
  let start = position;
  while (start > open && /[\w.[\]]/.test(template[start - 1] ?? '')) start -= 1;
  return start;
}

/** From where the Liquid around a place begins; undefined where there is none. */
export function openedBefore(template: string, position: number): number | undefined {
  const open = Math.max(template.lastIndexOf('{{', position - 1), template.lastIndexOf('{%', position - 1));
  if (open < 0 || position < open + 2) return undefined;
  return /[%}]\}/.test(template.slice(open + 2, position)) ? undefined : open;
}

function explainedWord(name: string, lead: string, above: string): Explanation | undefined {
  if (/\|\s*$/.test(lead)) return explainedFilter(name);
  if (/^\{%-?\s*$/.test(lead)) return undefined;
  if (name.startsWith('sections.')) return { name, says: 'A finished piece of the usual message.' };
  const [own = '', ...parts] = name.replaceAll(/\[\w*\]/g, '').split('.');
  const list = new RegExp(`\\{%-?\\s*for\\s+${own.replaceAll(/\W/g, '')}\\s+in\\s+([\\w.]+)`).exec(above)?.[1];
  const fact = factAt(list === undefined ? [own, ...parts] : [...list.split('.'), ...parts]);
  if (fact === undefined) return undefined;
  const of = list === undefined ? '' : `Of an entry of ${list}: `;
  return { name, says: `${of}${fact.text}` };
}

function factAt([name = '', ...rest]: readonly string[], parts: Parts = FACTS): Fact | undefined {
  const fact = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (fact === undefined || rest.length === 0) return fact;
  return 'parts' in fact ? factAt(rest, fact.parts) : undefined;
}

function explainedFilter(name: string): Explanation | undefined {
  const own = FILTER_EXAMPLES.find((one) => one.name === name);
  if (own !== undefined) return { name, says: own.text.replaceAll('`', '') };
  const text = Object.hasOwn(LIQUID_FILTERS, name) ? LIQUID_FILTERS[name] : undefined;
  return text === undefined ? undefined : { name, says: sentence(capital(text)), page: filterPage(name) };
}

/** The tag around, or what braces do. */
function explainedTag(from: string): Explanation {
  const name = /^\{%-?\s*(\w+)/.exec(from)?.[1] ?? '';
  const text = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
  if (text !== undefined) return { name, says: sentence(capital(text)), page: tagPage(name) };
  if (from.startsWith('{{')) return { name: '{{ … }}', says: 'The value of the name in it is written here.' };
  return { name: '{% … %}', says: 'A tag decides or repeats, and writes nothing itself.' };
}
