/** Filters that people try because another language has them, and what to write here. */

import { FILTERS_LEFT_OUT } from './filter-registry.ts';

/** In small letters, without what joins words. */
const MEANT: Readonly<Record<string, string>> = {
  ...group('upcase', 'upper', 'uppercase', 'toupper', 'touppercase', 'uc', 'caps', 'strtoupper'),
  ...group('downcase', 'lower', 'lowercase', 'tolower', 'tolowercase', 'lc', 'strtolower'),
  ...group('capitalize', 'title', 'titlecase', 'titleize', 'capital', 'ucfirst', 'capfirst', 'capitalise'),
  ...group('strip', 'trim', 'chomp'),
  ...group('lstrip', 'trimstart', 'trimleft', 'ltrim'),
  ...group('rstrip', 'trimend', 'trimright', 'rtrim'),
  ...group('size', 'length', 'len', 'count'),
  ...group('json', 'tojson', 'tojsonstring', 'dump', 'stringify'),
  ...group('date', 'strftime', 'formatdate', 'dateformat', 'time', 'datetime', 'formattime', 'localtime'),
  ...group('ago', 'timeago', 'relative', 'relativetime', 'fromnow', 'timesince', 'since', 'humanizetime'),
  ...group('duration', 'humanize', 'humanizeduration', 'seconds', 'elapsed', 'timespan'),
  ...group('short_sha', 'shorten', 'sha', 'short', 'hash', 'abbrev'),
  ...group('plural', 'pluralize', 'pluralise'),
  ...group('link', 'url', 'href', 'hyperlink', 'linkto', 'a'),
  ...group('code', 'monospace', 'inlinecode', 'backticks', 'pre'),
  ...group('quote', 'blockquote'),
  ...group('mention', 'user', 'ping', 'tag', 'call'),
  ...group('default', 'or', 'ifempty', 'coalesce', 'fallback', 'otherwise'),
  ...group('truncate', 'ellipsis', 'clip', 'cut', 'excerpt', 'limit', 'shortentext'),
  ...group('slice', 'substring', 'substr', 'sub'),
  ...group('replace', 'gsub', 'regexreplace', 'substitute'),
  ...group('newline_to_br', 'nl2br'),
  ...group('url_encode', 'urlencode', 'encodeuri', 'encodeuricomponent', 'uriencode'),
  ...group('plus', 'add'),
  ...group('minus', 'subtract'),
  ...group('times', 'mul', 'multiply', 'multipliedby'),
  ...group('divided_by', 'div', 'divide', 'dividedby'),
  ...group('modulo', 'mod'),
  ...group('to_integer', 'int', 'integer', 'number', 'tonumber', 'parseint'),
  ...group('uniq', 'unique', 'distinct'),
  ...group('where', 'filter', 'select', 'selectattr'),
  ...group('sort', 'sortby', 'orderby', 'order'),
  ...group('map', 'pluck', 'collect'),
};

const NO_NEED = 'Leave it out: every value is escaped by itself';
/** What needs a sentence. */
const SENTENCES: Readonly<Record<string, string>> = {
  bold: 'Write the stars around the value: **{{ … }}**',
  italic: 'Write the stars around the value: *{{ … }}*',
  safe: FILTERS_LEFT_OUT['raw'] ?? NO_NEED,
  noescape: FILTERS_LEFT_OUT['raw'] ?? NO_NEED,
  escapemarkdown: NO_NEED,
  escapehtml: NO_NEED,
  markdown:
    'For the notes of a release write {{ sections.notes }}, for a file the option report and {{ sections.report }}',
  markdownify:
    'For the notes of a release write {{ sections.notes }}, for a file the option report and {{ sections.report }}',
  contains: 'It is an operator: {% if ref.name contains "release" %}',
  startswith: 'There is only the operator contains: {% if ref.name contains "release/" %}',
};

/** What to write in the place of a filter that there is not; undefined where nobody knows what was meant. */
export function insteadOfFilter(name: string): string | undefined {
  const key = name.toLowerCase().replaceAll(/[_-]/g, '');
  const [left, meant] = [own(FILTERS_LEFT_OUT, name) ?? own(SENTENCES, key), own(MEANT, key)];
  return left ?? (meant === undefined ? undefined : `Did you mean "${meant}"?`);
}

function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function group(meant: string, ...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, meant]));
}
