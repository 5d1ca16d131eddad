/** Defines the blocks of a body before it is fitted. */

/** One block of a body: complete lines of Markdown. */
export interface Part {
  /** The section that rendered it; `body` for the author's text. */
  readonly name: string;
  readonly text: string;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Separator;
  /** Set for external text of any length, which may be truncated. */
  readonly cuttable?: true;
  /** Set for a list or table: its maximum entries, and a function that renders fewer. */
  readonly list?: { readonly entries: number; readonly render: (entries: number) => string };
}

/**
 * `line` starts a new line, `gap` adds an empty line (lists, tables, paragraphs), `inline` continues the line, `dot`
 * continues it after a dot.
 */
export type Separator = 'line' | 'gap' | 'inline' | 'dot';

/** Changes the text of a part, including its shorter versions. */
export function changedPart(part: Part, change: (text: string) => string): Part {
  const { list } = part;
  const shorter = list && { ...list, render: (entries: number) => change(list.render(entries)) };
  return { ...part, text: change(part.text), list: shorter };
}
