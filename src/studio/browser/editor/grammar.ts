/** What the editor colours: Liquid within Markdown, and the front matter above. */
import { type Grammar, languages } from 'prism-code-editor/prism';

/** What the editor calls it. */
export const LANGUAGE = 'template';

const LIQUID: Grammar = {
  string: /"[^"]*"|'[^']*'/g,
  filter: { pattern: /(\|\s*)[\w-]+/, lookbehind: true, alias: 'function' },
  keyword:
    /(?<![.\w])(?:if|elsif|else|endif|unless|endunless|for|endfor|in|case|when|endcase|assign|capture|endcapture|comment|endcomment|break|continue|and|or|not|contains|limit|offset|reversed)\b/,
  boolean: /\b(?:true|false|nil|null|empty|blank)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
  variable: /[a-z_]\w*(?:\.\w+|\[\d+\])*/i,
  operator: /[=!<>]=?|\||-(?=[%}])|(?<=[{%])-/,
  punctuation: /[{}%:,.()[\]]/,
};

const MARKDOWN: Grammar = {
  title: /^#{1,6} .+$/m,
  bold: /\*\*(?!\s)[^*\n]+\*\*|__(?!\s)[^_\n]+__/,
  code: /`[^`\n]+`/,
  url: /https?:\/\/[^\s)\]{}]+/,
  list: { pattern: /^(\s*)(?:[-*+]|\d+\.)(?= )/m, lookbehind: true, alias: 'punctuation' },
};

languages[LANGUAGE] = {
  'front-matter': {
    pattern: /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/,
    inside: {
      comment: /#.*/,
      key: { pattern: /^[\w-]+(?=:)/m, alias: 'keyword' },
      liquid: { pattern: /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/, inside: LIQUID },
      punctuation: /^---|---$|:/m,
    },
  },
  'liquid-comment': {
    pattern: /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g,
    alias: 'comment',
  },
  liquid: { pattern: /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g, inside: LIQUID },
  ...MARKDOWN,
};
