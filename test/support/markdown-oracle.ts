/** Judges of Markdown: what four independent renderers make of a source, and which mentions the service would see. */
import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { Marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const markdownIt = new MarkdownIt({ html: true });
const marked = new Marked({ gfm: true });

export const renderers: Readonly<Record<string, (source: string) => string>> = {
  micromark: (source) =>
    micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }),
  commonmark: (source) => new HtmlRenderer().render(new Parser().parse(source)),
  markdownIt: (source) => markdownIt.render(source),
  marked: (source) => String(marked.parse(source)),
};

/** Names of the elements in a piece of HTML, in order. */
export function elements(html: string): readonly string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)[^<>]*>/gi)].map((match) => String(match[1]).toLowerCase());
}

/** The text that a reader sees. */
export function visible(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** What the service would take for a mention of a person, team, task or hashtag. */
export function mentions(source: string): readonly string[] {
  return [...source.matchAll(/(?:^|[^A-Za-z0-9_!@#$%&*\\])([@#+][\p{L}\p{N}_][\w-]*)/gmu)].map((match) =>
    String(match[1]),
  );
}

/** Where the links and images of a piece of HTML go to. */
export function targets(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => String(match[1]).replaceAll('&amp;', '&'));
}

/** What would be shown as an emoji: a name with a letter or sign in it between two colons. */
export function shortcodes(source: string): readonly string[] {
  return [...source.matchAll(/(?<!\\):([\w+-]+):/g)]
    .map((match) => String(match[1]))
    .filter((name) => /[^0-9]/.test(name));
}
