/** What a body is made of before it is fitted. */

/** One piece of a body: whole lines of Markdown. */
export interface Part {
  /** The section that it is made of; `body` for the author's own words. */
  readonly name: string;
  readonly text: string;
  /** 0 is never dropped; of the others the highest goes first when the body is too long. */
  readonly rank: number;
  /** How it follows the part before it. Default: `line`. */
  readonly separator?: Separator;
  /** Of foreign text of any length: it may lose its end. */
  readonly cuttable?: true;
  /** Of a list or table: the most entries that it shows, and how it reads with no more than so many. */
  readonly list?: { readonly entries: number; readonly render: (entries: number) => string };
}

/**
 * `line` begins a new one, `gap` leaves an empty one before it (lists, tables, paragraphs), `inline` goes on in it, `dot`
 * as well, behind a dot.
 */
export type Separator = 'line' | 'gap' | 'inline' | 'dot';

/** The same part in changed words, also where there is little room. */
export function changedPart(part: Part, change: (text: string) => string): Part {
  const { list } = part;
  const shorter = list && { ...list, render: (entries: number) => change(list.render(entries)) };
  return { ...part, text: change(part.text), list: shorter };
}
