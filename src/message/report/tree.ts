import type { Token } from 'markdown-it';

/** A token of the parser with what stands between its opening and its closing. */
export interface TokenTree {
  readonly token: Token;
  readonly inner: readonly TokenTree[];
}

/** The parser gives a flat list with openings and closings; this nests it. */
export function treeOf(tokens: readonly Token[]): readonly TokenTree[] {
  const root: TokenTree[] = [];
  const open: TokenTree[][] = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      if (open.length > 1) open.pop();
      continue;
    }
    const inner: TokenTree[] = [];
    open.at(-1)?.push({ token, inner });
    if (token.nesting === 1) open.push(inner);
  }
  return root;
}
