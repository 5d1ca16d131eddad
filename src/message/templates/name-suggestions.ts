/** Maps names that people try from GitHub, other CI systems, and Liquid to ours. */

/** A name in a template. A variable is a fact, or one of the author's. */
export type TemplateNameKind = 'variable' | 'filter' | 'tag';

/** Names that people try instead of each fact, in lowercase and without separators. */
const TRIED: Readonly<Record<string, string>> = {
  conclusion: 'status result outcome state failed jobstatus',
  'ref.name': 'branch branchname refname tag tagname',
  'commit.author.name': 'author authorname committer commitauthor',
  'actor.login': 'user username sender triggeredby',
  'commit.subject': 'message commitmessage committitle',
  'commit.short': 'sha shortsha commitsha commitid revision',
  'repository.name': 'repo reponame project projectname repositoryname',
  'run.url': 'url link runurl buildurl joburl pipelineurl htmlurl',
  'run.number': 'runnumber build buildnumber buildid runid pipeline',
  'run.duration_seconds': 'duration elapsed',
  'job.name': 'jobname buildname',
  'event.name': 'eventname eventtype',
  'pull_request.title': 'title prtitle pr',
  'deployment.environment': 'environment stage',
  failed_jobs: 'failingjobs failures',
};

/** Contexts of GitHub's expressions. */
const CONTEXTS = ['github', 'env', 'secrets', 'steps', 'needs', 'matrix', 'runner', 'strategy'];
const IN_EXPRESSIONS =
  'Of GitHub itself it is a ${{ … }} expression: give it under variables, and write {{ vars.… }}. Most of it is a fact: {{ actor.login }}, {{ ref.name }}, {{ run.url }}.';

export const NO_FUNCTIONS =
  'There are no functions here: write a fact with filters, the option "when: failure", or ref.name contains "release"';

const NO_FILES = 'Templates read no files; write the text into the template itself.';
const NO_CODE = 'It would run a text as a part of the template; use where, find, has, reject or group_by.';

/** Omitted tags and filters of Liquid, each with its replacement. */
export const LEFT_OUT: Readonly<Record<Exclude<TemplateNameKind, 'variable'>, ReadonlyMap<string, string>>> = {
  tag: new Map(['include', 'render', 'layout', 'block'].map((name) => [name, NO_FILES])),
  filter: new Map([
    [
      'raw',
      'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
    ],
    ['sample', 'The same facts give the same message: take first or last.'],
    ...['where', 'reject', 'group_by', 'has', 'find', 'find_index'].map((name) => [`${name}_exp`, NO_CODE] as const),
  ]),
};

/** Suggests a replacement for an unknown name; undefined if its meaning is unknown. */
export function suggestName(kind: TemplateNameKind, name: string): string | undefined {
  if (kind !== 'variable') return LEFT_OUT[kind].get(name);
  if (CONTEXTS.includes(name.split('.', 1)[0] ?? '')) return IN_EXPRESSIONS;
  const tried = name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replace(/^git(?:hub)?(?=.)/, '');
  const meant = Object.entries(TRIED).find(([, rest]) => rest.split(' ').includes(tried))?.[0];
  return meant && `Did you mean "${meant}"?`;
}
