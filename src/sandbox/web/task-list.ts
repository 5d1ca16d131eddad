import type { StateCore, Token } from 'markdown-it';

/** `[ ] ` or `[x] ` at the start of a list's item. */
const BOX = /^\[([ xX])\] /;

/** A core rule: items of lists that begin with a box get one, which nobody can tick. */
export function taskList(state: StateCore): void {
  for (const [index, token] of state.tokens.entries()) {
    const [item, paragraph] = [state.tokens[index - 2], state.tokens[index - 1]];
    const text = token.children?.[0];
    if (item?.type !== 'list_item_open' || paragraph?.type !== 'paragraph_open' || text?.type !== 'text') continue;
    const box = BOX.exec(text.content);
    if (box === null) continue;
    text.content = text.content.slice(box[0].length);
    item.attrJoin('class', 'task-item');
    token.children?.unshift(boxToken(state, box[1] !== ' '));
  }
}

function boxToken(state: StateCore, checked: boolean): Token {
  const token = new state.Token('html_inline', '', 0);
  token.content = `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? 'done' : 'to do'}"> `;
  return token;
}
