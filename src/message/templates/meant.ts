/** Names that people try because GitHub, another CI system, notifier or language has them, and what to write here. */

import type { Parts } from '../../facts/fact.ts';
import { FACTS } from '../../facts/fact-registry.ts';
import { FILTERS_LEFT_OUT } from './filters/filter-registry.ts';
import { TAGS_LEFT_OUT } from './tags.ts';

/** The right name by each wrong one, in small letters. */
type Meant = Readonly<Record<string, string>>;

const MEANT_FACTS: Meant = {
  ...called('conclusion', 'status', 'result', 'outcome', 'state', 'failed', 'job_status'),
  ...called('ref.name', 'branch', 'branch_name', 'ref_name', 'tag', 'tag_name', 'git_branch'),
  ...called('commit.author.name', 'author', 'author_name', 'committer', 'commit_author'),
  ...called('actor.login', 'user', 'username', 'sender', 'triggered_by', 'who', 'person'),
  ...called('commit.subject', 'message', 'commit_message', 'commit_title', 'git_commit_message'),
  ...called('commit.short', 'sha', 'short_sha', 'commit_sha', 'commit_id', 'revision', 'git_commit'),
  ...called('repository.name', 'repo', 'repo_name', 'project', 'project_name', 'repository_name'),
  ...called('run.url', 'url', 'link', 'run_url', 'build_url', 'job_url', 'pipeline_url', 'html_url'),
  ...called('run.number', 'run_number', 'build', 'build_number', 'build_id', 'run_id', 'pipeline'),
  ...called('run.duration_seconds', 'duration', 'elapsed'),
  ...called('job.name', 'job_name', 'build_name'),
  ...called('event.name', 'event_name', 'event_type'),
  ...called('pull_request.title', 'title', 'pr_title', 'pr'),
  ...called('deployment.environment', 'environment', 'stage'),
  ...called('failed_jobs', 'failing_jobs', 'failures'),
};

const IN_EXPRESSIONS =
  'Of GitHub itself it is a ${{ … }} expression: give it under variables, and write {{ vars.… }}. Most of it is a fact: {{ actor.login }}, {{ ref.name }}, {{ run.url }}';
/** Contexts of GitHub's expressions. */
const CONTEXTS: readonly string[] = ['github', 'env', 'secrets', 'steps', 'needs', 'matrix', 'runner', 'strategy'];

/** Without what joins words. */
const MEANT_FILTERS: Meant = {
  ...called('upcase', 'upper', 'uppercase', 'toupper', 'touppercase', 'uc', 'caps', 'strtoupper'),
  ...called('downcase', 'lower', 'lowercase', 'tolower', 'tolowercase', 'lc', 'strtolower'),
  ...called('capitalize', 'title', 'titlecase', 'titleize', 'capital', 'ucfirst', 'capfirst', 'capitalise'),
  ...called('strip', 'trim', 'chomp'),
  ...called('lstrip', 'trimstart', 'trimleft', 'ltrim'),
  ...called('rstrip', 'trimend', 'trimright', 'rtrim'),
  ...called('size', 'length', 'len', 'count'),
  ...called('json', 'tojson', 'tojsonstring', 'dump', 'stringify'),
  ...called('date', 'strftime', 'formatdate', 'dateformat', 'time', 'datetime', 'formattime', 'localtime'),
  ...called('ago', 'timeago', 'relative', 'relativetime', 'fromnow', 'timesince', 'since', 'humanizetime'),
  ...called('duration', 'humanize', 'humanizeduration', 'seconds', 'elapsed', 'timespan'),
  ...called('short_sha', 'shorten', 'sha', 'short', 'hash', 'abbrev'),
  ...called('plural', 'pluralize', 'pluralise'),
  ...called('link', 'url', 'href', 'hyperlink', 'linkto', 'a'),
  ...called('code', 'monospace', 'inlinecode', 'backticks', 'pre'),
  ...called('quote', 'blockquote'),
  ...called('mention', 'user', 'ping', 'tag', 'call'),
  ...called('default', 'or', 'ifempty', 'coalesce', 'fallback', 'otherwise'),
  ...called('truncate', 'ellipsis', 'clip', 'cut', 'excerpt', 'limit', 'shortentext'),
  ...called('slice', 'substring', 'substr', 'sub'),
  ...called('replace', 'gsub', 'regexreplace', 'substitute'),
  ...called('newline_to_br', 'nl2br'),
  ...called('url_encode', 'urlencode', 'encodeuri', 'encodeuricomponent', 'uriencode'),
  ...called('plus', 'add'),
  ...called('minus', 'subtract'),
  ...called('times', 'mul', 'multiply', 'multipliedby'),
  ...called('divided_by', 'div', 'divide', 'dividedby'),
  ...called('modulo', 'mod'),
  ...called('to_integer', 'int', 'integer', 'number', 'tonumber', 'parseint'),
  ...called('uniq', 'unique', 'distinct'),
  ...called('where', 'filter', 'select', 'selectattr'),
  ...called('sort', 'sortby', 'orderby', 'order'),
  ...called('map', 'pluck', 'collect'),
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

const MEANT_TAGS: Meant = {
  ...called('elsif', 'elseif', 'elif'),
  ...called('assign', 'set', 'let', 'var'),
  ...called('for', 'foreach', 'each'),
  ...called('case', 'switch'),
};

/** What a template names. A variable is a fact, or one of the author's. */
export type TemplateNameKind = 'variable' | 'filter' | 'tag';

/** The fact that such a word is compared with: `broken` is what `change` may be. */
function factOfWord(word: string, facts: Parts = FACTS, path = ''): string | undefined {
  for (const [name, fact] of Object.entries(facts)) {
    if ('parts' in fact) {
      const inner = factOfWord(word, fact.parts, `${path}${name}.`);
      if (inner !== undefined) return inner;
    } else if (fact.words?.includes(word)) return path + name;
  }
  return undefined;
}

/** What to write in the place of a name that there is not; undefined where nobody knows what was meant. */
export function insteadOf(kind: TemplateNameKind, name: string): string | undefined {
  if (kind === 'tag') return own(TAGS_LEFT_OUT, name) ?? question(MEANT_TAGS, name);
  if (kind === 'variable') return insteadOfFact(name);
  const key = name.toLowerCase().replaceAll(/[_-]/g, '');
  return own(FILTERS_LEFT_OUT, name) ?? own(SENTENCES, key) ?? question(MEANT_FILTERS, key);
}

function insteadOfFact(name: string): string | undefined {
  if (CONTEXTS.includes(name.split('.', 1)[0] ?? '')) return `${IN_EXPRESSIONS}.`;
  const meant = question(MEANT_FACTS, name.toLowerCase().replaceAll('-', '_'));
  if (meant !== undefined) return meant;
  const compared = factOfWord(name);
  return compared && `Write it in quotes: ${compared} == "${name}".`;
}

function question(table: Meant, name: string): string | undefined {
  const meant = own(table, name);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}

function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function called(meant: string, ...names: readonly string[]): Meant {
  return Object.fromEntries(names.map((name) => [name, meant]));
}
