/** Each makes HTML of a Markdown source, and leaves live what the source has live: the judges look for that. */
import { HtmlRenderer, Parser } from 'commonmark';
import { Marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import showdown from 'showdown';
import { unified } from 'unified';

const marked = new Marked({ gfm: true });

const remark = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

export const renderers = {
  micromark: (source) =>
    micromark(source, {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
    }),
  commonmark: (source) => new HtmlRenderer().render(new Parser().parse(source)),
  marked: (source) => String(marked.parse(source)),
  remark: (source) => String(remark.processSync(source)),
};

const showdownGithub = new showdown.Converter();
showdownGithub.setFlavor('github');
// It mentions people on GitHub, by its own rule.
showdownGithub.setOption('ghMentions', false);
const showdownPlain = new showdown.Converter();

export const ownWays = {
  showdown: (source) => showdownPlain.makeHtml(source),
  'showdown as GitHub': (source) => showdownGithub.makeHtml(source),
};
