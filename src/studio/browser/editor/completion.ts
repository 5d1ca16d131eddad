/** What the editor offers while a name is typed: facts and sections, filters behind a bar, tags. */
import { type Completion, type CompletionResult, registerCompletions } from 'prism-code-editor/autocomplete';
import { filtersFor } from '../../../message/templates/filters/filter-registry.ts';
import { knownNames } from '../../../message/templates/vocabulary.ts';
import { factRows, sectionRows } from '../../preview/fact-rows.ts';
import { state } from '../model/state.ts';
import { LANGUAGE } from './grammar.ts';

const TAGS = [
  'if',
  'elsif',
  'else',
  'endif',
  'unless',
  'endunless',
  'for',
  'endfor',
  'case',
  'when',
  'endcase',
  'assign',
  'capture',
  'endcapture',
  'comment',
  'endcomment',
];
/** Filters of Liquid that are useful in messages. */
const COMMON = [
  'default',
  'upcase',
  'downcase',
  'capitalize',
  'join',
  'first',
  'last',
  'size',
  'date',
  'truncate',
  'replace',
  'split',
  'where',
  'map',
  'sort',
  'plus',
  'minus',
  'times',
  'divided_by',
  'round',
  'strip',
  'append',
  'prepend',
];

const OWN = Object.keys(filtersFor({ part: 'body', timeZone: 'UTC', now: 0 }));
const FILTERS: readonly Completion[] = [...new Set([...OWN, ...COMMON])]
  .sort()
  .map((label) => ({ label, icon: 'function', detail: 'filter' }));

registerCompletions([LANGUAGE], { sources: [({ before, pos }) => completionsAt(before, pos)] });

/** Undefined outside of Liquid. */
function completionsAt(before: string, pos: number): CompletionResult | undefined {
  const inside = insideLiquid(before);
  if (inside === undefined) return undefined;
  const word = /[\w.[\]]*$/.exec(inside)?.[0] ?? '';
  const lead = inside.slice(0, inside.length - word.length);
  const from = pos - word.length;
  if (/\|\s*$/.test(lead)) return { from, options: [...FILTERS] };
  const tags = /^\{%-?\s*$/.test(lead)
    ? TAGS.map((label): Completion => ({ label, icon: 'keyword', detail: 'tag' }))
    : [];
  return { from, options: tags.length > 0 ? tags : names() };
}

/** From the last sign that opens Liquid on; undefined where it is closed again, and within a text in quotes. */
function insideLiquid(before: string): string | undefined {
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  if (open < 0) return undefined;
  const inside = before.slice(open);
  if (/[%}]\}/.test(inside.slice(2))) return undefined;
  return (inside.match(/"/g)?.length ?? 0) % 2 === 1 ? undefined : inside;
}

/** Those of this build first, with their values. */
function names(): Completion[] {
  const facts = state.preview?.facts;
  const known = facts === undefined ? [] : factRows(facts, new Set());
  const sections = facts === undefined ? [] : sectionRows(facts);
  const here = new Set(known.map(({ name }) => name));
  return [
    ...known.map(({ name, value }) => ({ label: name, detail: value.slice(0, 40), boost: 2, icon: 'variable' })),
    ...sections.map(({ name, says }) => ({
      label: name,
      detail: says === undefined ? 'says nothing here' : 'section',
      boost: 1,
      icon: 'snippet',
    })),
    ...knownNames().flatMap((label) => (here.has(label) ? [] : [{ label, detail: 'empty here', icon: 'variable' }])),
  ];
}
