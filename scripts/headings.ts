/** The headings of a page of Markdown, and what GitHub makes of them. */

/** What looks like a heading in a block of code is none. */
export function withoutCodeBlocks(page: string): string {
  return page.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
}

/** The texts of its headings: those of this level (2 for `##`), or all of them. */
export function headings(page: string, level?: number): readonly string[] {
  const all = withoutCodeBlocks(page).matchAll(/^(#+) (.+)$/gm);
  return [...all].flatMap(([, mark = '', text = '']) => (level === undefined || mark.length === level ? [text] : []));
}

/** Where a link to the heading leads to; GitHub numbers the further ones of the same text. */
export function anchor(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
