import MarkdownIt, { type MarkdownIt as Engine, type StateCore, type StateInline, type Token } from 'markdown-it';
import emoji from 'markdown-it-emoji/lib/data/full.mjs';

/** Allowed schemes of links. `javascript:`, `data:` and others remain text. */
const LINK = /^(https?|mailto):/i;
const SHORTCODE = /:([a-z0-9_+-]+):/g;
const EMOJI = new Map(Object.entries(emoji));
/** Matches a mention at the start of a word, including in code. `a@b.co` and `\@team` don't match. */
const MENTION = /(?<![\w!@#$%&*\\])@[\w-]+(?:\.[\w-]+)*/g;
const MENTION_HERE = new RegExp(MENTION.source, 'y');

const markdown = createMarkdown();

/**
 * Renders the service's Markdown to safe HTML for any input: escapes HTML, and disables links other than web and mail.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

function createMarkdown(): Engine {
  const engine: Engine = new MarkdownIt({
    html: false,
    linkify: true,
    breaks: true,
    highlight: (code) => codeHtml(engine, code),
  });
  engine.validateLink = (url) => LINK.test(url.trim());
  engine.inline.ruler.before('escape', 'mention', mentionRule);
  engine.core.ruler.after('inline', 'task-list', taskList);
  setRules(engine);
  return engine;
}

function setRules(engine: Engine): void {
  const { escapeHtml } = engine.utils;
  const { rules } = engine.renderer;
  rules['text'] = (tokens, index) =>
    escapeHtml(tokens[index]?.content ?? '').replace(
      SHORTCODE,
      (complete, name: string) => EMOJI.get(name) ?? complete,
    );
  // Scrollable elements must be reachable by keyboard.
  for (const name of ['fence', 'code_block']) {
    const usual = rules[name];
    rules[name] = (...raw) => usual?.(...raw).replace('<pre>', '<pre tabindex="0">') ?? '';
  }
  // Make tables scrollable, because they may be wider than their container.
  rules['table_open'] = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>';
  rules['table_close'] = () => '</table></div>';
  rules['mention'] = (tokens, index) => mentionHtml(engine, tokens[index]?.content ?? '');
  rules['code_inline'] = (tokens, index) => `<code>${codeHtml(engine, tokens[index]?.content ?? '')}</code>`;
  rules['link_open'] = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('rel', 'noopener nofollow noreferrer');
    tokens[index]?.attrSet('target', '_blank');
    return self.renderToken(tokens, index, options);
  };
  // Render images as links, so that reading a message loads nothing from other hosts.
  rules['image'] = (tokens, index) => {
    const source = escapeHtml(String(tokens[index]?.attrGet('src') ?? ''));
    const label = escapeHtml(`🖼 ${tokens[index]?.content || 'image'}`);
    return `<a href="${source}" rel="noopener nofollow noreferrer" target="_blank">${label}</a>`;
  };
  // The content security policy forbids inline styles, so express the alignment as a class.
  for (const name of ['th_open', 'td_open']) {
    rules[name] = (tokens, index, options, _env, self) => {
      const token = tokens[index];
      const align = /text-align:(left|right|center)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
      if (token !== undefined) token.attrs = align === undefined ? [] : [['class', `align-${align}`]];
      return self.renderToken(tokens, index, options);
    };
  }
}

/** Parses the raw text, where a preceding backslash is still visible. */
function mentionRule(state: StateInline, silent: boolean): boolean {
  MENTION_HERE.lastIndex = state.pos;
  const found = MENTION_HERE.exec(state.src)?.[0];
  if (found === undefined || state.pos + found.length > state.posMax) return false;
  if (!silent) state.push('mention', '', 0).content = found;
  state.pos += found.length;
  return true;
}

function mentionHtml(engine: Engine, mention: string): string {
  return `<span class="mention">${engine.utils.escapeHtml(mention)}</span>`;
}

function codeHtml(engine: Engine, code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(MENTION)) {
    html += engine.utils.escapeHtml(code.slice(end, match.index)) + mentionHtml(engine, match[0]);
    end = match.index + match[0].length;
  }
  return html + engine.utils.escapeHtml(code.slice(end));
}

/** Matches `[ ] ` or `[x] ` at the start of a list item. */
const BOX = /^\[([ xX])\] /;

/** Renders a read-only checkbox in list items that start with one. */
function taskList(state: StateCore): void {
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
