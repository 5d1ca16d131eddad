/** Renders Markdown with independent renderers, and finds mentions as the service would. */
import { spawnSync } from 'node:child_process';
import MarkdownIt from 'markdown-it';
import { has } from './debian.ts';

// It takes bare names of hosts for links, which no other one does.
const markdownIt = new MarkdownIt({ html: true, linkify: true });
markdownIt.linkify.set({ fuzzyLink: true, fuzzyEmail: true });

/** Renderers available everywhere, which must show a text exactly. */
export const renderers: Readonly<Record<string, (source: string) => string>> = {
  markdownIt: (source) => markdownIt.render(source),
};

let hasCmark: boolean | undefined;

/** Renders all sources with GitHub's own program in one process, separated by headings. */
export function cmarkGfm(sources: readonly string[]): readonly string[] {
  hasCmark ??= has('/usr/bin/cmark-gfm', 'what GitHub’s own renderer shows');
  if (!hasCmark) return sources.map((source) => markdownIt.render(source));
  const separator = (index: number) => `\n\n# separator-${index}\n\n`;
  const input = sources.map((source, index) => separator(index) + source).join('');
  const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist'].flatMap((name) => ['-e', name]);
  const { stdout } = spawnSync('cmark-gfm', ['--unsafe', ...extensions], { input, maxBuffer: 1e9 });
  return stdout
    .toString()
    .split(/<h1>separator-\d+<\/h1>\n/)
    .slice(1);
}

/** Lists the element names in HTML, in order. */
export function elements(html: string): readonly string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)[^<>]*>/gi)].map((match) => String(match[1]).toLowerCase());
}

/** Returns the visible text. */
export function visible(html: string): string {
  const text = html.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|quot|amp|#\d+|#x[0-9a-f]+);/gi, character);
  // Remove invisible characters: one prevents autolinks, two isolate right-to-left text.
  return text.replaceAll(/[\u200B\u2068\u2069]/g, '');
}

const NAMED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Decodes an entity. */
function character(entity: string): string {
  const [, x, digits = ''] = /^&#(x?)(\w+);$/i.exec(entity) ?? [];
  return NAMED[entity] ?? String.fromCodePoint(Number.parseInt(digits, x ? 16 : 10));
}

/** Finds mentions of a person, team, task or hashtag as the service would. */
export function mentions(source: string): readonly string[] {
  return [...source.matchAll(/(?<![A-Za-z0-9_!@#$%&*\\])[@#+][\p{L}\p{N}_][\w-]*/gu)].map(String);
}

/** Lists the targets of links and images in HTML. */
export function targets(html: string): readonly string[] {
  const tags = html.match(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi) ?? [];
  const found = tags.join('').matchAll(/\b(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return [...found].map(([, double, single, bare]) =>
    String(double ?? single ?? bare).replace(/&(?:lt|gt|quot|amp|#\d+|#x[0-9a-f]+);/gi, character),
  );
}

/** Lists the schemes of URLs, as parsed by a browser. */
export function schemes(html: string): readonly string[] {
  return targets(html).flatMap(
    (target) => /^[\0- ]*([a-z][a-z0-9+.-]*):/i.exec(target.replace(/[\t\n\r]/g, ''))?.[1]?.toLowerCase() ?? [],
  );
}

/** Finds emoji shortcodes: a name with a letter or symbol between two colons. */
export function shortcodes(source: string): readonly string[] {
  return [...source.matchAll(/(?<!\\):([\w+-]+):/g)]
    .map((match) => String(match[1]))
    .filter((name) => /[^0-9]/.test(name));
}
