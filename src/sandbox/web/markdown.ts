import MarkdownIt, { type MarkdownIt as Engine } from 'markdown-it';
import { EMOJI } from './emoji.ts';

/** Only these lead anywhere; `javascript:`, `data:` and the rest stay text. */
const LINK = /^(https?|mailto):/i;
/** A mention starts at a word's start: `a@b.co` and `\@team` are none. */
const MENTION = /(^|[^\w!@#$%&*\\])@([\w-]+(?:\.[\w-]+)*)/g;
const SHORTCODE = /:([a-z0-9_+-]+):/g;

const markdown = createMarkdown();

/** Renders the service's Markdown to HTML that is safe whatever the text: no HTML passes, links are inert unless they are web or mail links. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

function createMarkdown(): Engine {
  const engine = new MarkdownIt({ html: false, linkify: true, breaks: true });
  engine.validateLink = (url) => LINK.test(url.trim());
  const { rules } = engine.renderer;
  rules['text'] = (tokens, index) => decorate(engine.utils.escapeHtml(tokens[index]?.content ?? ''));
  rules['link_open'] = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('rel', 'noopener nofollow noreferrer');
    tokens[index]?.attrSet('target', '_blank');
    return self.renderToken(tokens, index, options);
  };
  // Nothing is loaded from elsewhere by reading a message: an image is a link to it.
  rules['image'] = (tokens, index) => {
    const source = String(tokens[index]?.attrGet('src') ?? '');
    const label = engine.utils.escapeHtml(`🖼 ${tokens[index]?.content || 'image'}`);
    return `<a class="image" href="${engine.utils.escapeHtml(source)}" rel="noopener nofollow noreferrer" target="_blank">${label}</a>`;
  };
  // Inline styles are against the page's content security policy; alignment becomes a class.
  for (const name of ['th_open', 'td_open']) {
    rules[name] = (tokens, index, options, _env, self) => {
      const token = tokens[index];
      const align = /text-align:(left|right|center)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
      if (token !== undefined) token.attrs = align === undefined ? [] : [['class', `align-${align}`]];
      return self.renderToken(tokens, index, options);
    };
  }
  return engine;
}

/** Works on escaped text, so what it adds is the only markup in it. */
function decorate(escaped: string): string {
  return escaped
    .replace(SHORTCODE, (whole, name: string) => EMOJI.get(name) ?? whole)
    .replace(MENTION, '$1<span class="mention">@$2</span>');
}
