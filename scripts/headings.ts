/** Parses the headings of a Markdown page as GitHub does. */

/** Removes code blocks, which may contain lines that look like headings. */
export function withoutCodeBlocks(page: string): string {
  return page.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
}

/** Returns the headings of one level (2 for `##`), or all. */
export function headings(page: string, level?: number): readonly string[] {
  const all = withoutCodeBlocks(page).matchAll(/^(#+) (.+)$/gm);
  return [...all].flatMap(([, mark = '', text = '']) => (level === undefined || mark.length === level ? [text] : []));
}

/** Returns the anchor of a heading. GitHub appends numbers to repeated ones. */
export function anchor(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
