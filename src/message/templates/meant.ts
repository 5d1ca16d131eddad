/** Names that people try because GitHub, another CI system or another language has them, and what to write here. */

import type { Parts } from '../../facts/fact.ts';
import { FACTS } from '../../facts/fact-registry.ts';
import { FILTERS_LEFT_OUT } from './filters/filter-registry.ts';
import { TAGS_LEFT_OUT } from './tags.ts';

/** What a template names. A variable is a fact, or one of the author's. */
export type TemplateNameKind = 'variable' | 'filter' | 'tag';

/** Behind each name that there is, others that are tried in its place, in small letters and without what joins words. */
const TRIED: Readonly<Record<TemplateNameKind, Readonly<Record<string, string>>>> = {
  variable: {
    conclusion: 'status result outcome state failed jobstatus',
    'ref.name': 'branch branchname refname tag tagname',
    'commit.author.name': 'author authorname committer commitauthor',
    'actor.login': 'user username sender triggeredby',
    'commit.subject': 'message commitmessage committitle',
    'commit.short': 'sha shortsha commitsha commitid revision commit',
    'repository.name': 'repo reponame project projectname repositoryname',
    'run.url': 'url link runurl buildurl joburl pipelineurl htmlurl',
    'run.number': 'runnumber build buildnumber buildid runid pipeline',
    'run.duration_seconds': 'duration elapsed',
    'job.name': 'jobname buildname',
    'event.name': 'eventname eventtype',
    'pull_request.title': 'title prtitle pr',
    'deployment.environment': 'environment stage',
    failed_jobs: 'failingjobs failures',
  },
  filter: {
    upcase: 'upper uppercase toupper touppercase',
    downcase: 'lower lowercase tolower tolowercase',
    capitalize: 'title titlecase titleize ucfirst',
    strip: 'trim chomp',
    size: 'length len count',
    json: 'tojson stringify dump',
    date: 'strftime formatdate time',
    ago: 'timeago fromnow relative',
    duration: 'humanize seconds',
    short_sha: 'sha short shorten',
    plural: 'pluralize pluralise',
    link: 'href url',
    default: 'or coalesce fallback',
    slice: 'substring substr',
    replace: 'gsub',
    url_encode: 'encodeuri encodeuricomponent',
    where: 'filter select',
  },
  tag: { elsif: 'elseif elif', assign: 'set let var', for: 'foreach each', case: 'switch' },
};

/** Contexts of GitHub's expressions. */
const CONTEXTS = ['github', 'env', 'secrets', 'steps', 'needs', 'matrix', 'runner', 'strategy'];
const IN_EXPRESSIONS =
  'Of GitHub itself it is a ${{ … }} expression: give it under variables, and write {{ vars.… }}. Most of it is a fact: {{ actor.login }}, {{ ref.name }}, {{ run.url }}.';

/** What to write in the place of a name that there is not; undefined where nobody knows what was meant. */
export function insteadOf(kind: TemplateNameKind, name: string): string | undefined {
  const leftOut: Readonly<Record<string, string>> = kind === 'tag' ? TAGS_LEFT_OUT : FILTERS_LEFT_OUT;
  if (kind !== 'variable' && Object.hasOwn(leftOut, name)) return leftOut[name];
  if (kind === 'variable' && CONTEXTS.includes(name.split('.', 1)[0] ?? '')) return IN_EXPRESSIONS;
  if (kind === 'variable' && /^(?:end)?(?:if|unless|for|case|assign|else)$/.test(name)) return `Write {% ${name} … %}.`;
  const tried = name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replace(/^git(?:hub)?(?=.)/, '');
  const meant = Object.entries(TRIED[kind]).find(([, others]) => others.split(' ').includes(tried))?.[0];
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const compared = kind === 'variable' ? factOfWord(name) : undefined;
  return compared && `Write it in quotes: ${compared} == "${name}".`;
}

/** The fact that such a word is compared with: `broken` is what `change` may be. */
function factOfWord(word: string, facts: Parts = FACTS, path = ''): string | undefined {
  for (const [name, fact] of Object.entries(facts)) {
    const inner = 'parts' in fact ? factOfWord(word, fact.parts, `${path}${name}.`) : undefined;
    if (inner !== undefined) return inner;
    if (!('parts' in fact) && fact.words?.includes(word)) return path + name;
  }
  return undefined;
}
