/** GitHub's expressions in the texts of a step, and what stands for each of them in a template. */

/** Stand around the number of an expression while the text is worked on: no text holds them, and YAML and JSON carry them. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SIGN = /\uE000(\d+)\uE001/g;

/** Addresses that are written piece by piece, as one fact. */
const SERVER = String.raw`(?:\$\{\{\s{0,9}github\.server_url\s{0,9}\}\}|https://github\.com)`;
const REPOSITORY = String.raw`${SERVER}/\$\{\{\s{0,9}github\.repository\s{0,9}\}\}`;
const hole = (name: string) => String.raw`\$\{\{\s{0,9}${name.replaceAll('.', String.raw`\.`)}\s{0,9}\}\}`;
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${REPOSITORY}/actions/runs/${hole('github.run_id')}(?:/attempts/${hole('github.run_attempt')})?`, 'g'),
    'run.url',
  ],
  [new RegExp(`${REPOSITORY}/commit/${hole('github.sha')}(?:/checks)?`, 'g'), 'commit.url'],
  [new RegExp(`${REPOSITORY}/pull/${hole('github.event.number')}`, 'g'), 'pull_request.url'],
  [new RegExp(`${REPOSITORY}/pull/${hole('github.event.pull_request.number')}`, 'g'), 'pull_request.url'],
  [new RegExp(`${REPOSITORY}/tree/${hole('github.ref_name')}`, 'g'), 'ref.url'],
  [new RegExp(`${REPOSITORY}(?![/\\w])`, 'g'), 'repository.url'],
];

/** What GitHub calls a value, and the fact that tells it. */
const FACTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'job.status': 'conclusion',
    'github.ref_name': 'ref.name',
    'github.ref': 'ref.name',
    'github.head_ref': 'pull_request.head',
    'github.base_ref': 'pull_request.base',
    'github.actor': 'actor.login',
    'github.triggering_actor': 'actor.login',
    'github.sha': 'commit.short',
    'github.repository': 'repository.name',
    'github.workflow': 'workflow',
    'github.run_number': 'run.number',
    'github.run_id': 'run.id',
    'github.run_attempt': 'run.attempt',
    'github.event_name': 'event.name',
    'github.event.action': 'event.action',
    'github.job': 'job.id',
    'github.event.repository.full_name': 'repository.name',
    'github.event.repository.html_url': 'repository.url',
    'github.event.sender.login': 'actor.login',
    'github.event.pusher.name': 'actor.login',
    'github.event.compare': 'push.compare_url',
    'github.event.head_commit.message': 'commit.message',
    'github.event.head_commit.url': 'commit.url',
    'github.event.head_commit.id': 'commit.short',
    'github.event.head_commit.author.name': 'commit.author.name',
    'github.event.head_commit.author.username': 'commit.author.login',
    'github.event.head_commit.author.email': 'commit.author.email',
    'github.event.head_commit.committer.name': 'commit.author.name',
    'github.event.commits[0].message': 'commit.message',
    'github.event.number': 'pull_request.number',
    'github.event.pull_request.number': 'pull_request.number',
    'github.event.pull_request.title': 'pull_request.title',
    'github.event.pull_request.html_url': 'pull_request.url',
    'github.event.pull_request.user.login': 'pull_request.author.login',
    'github.event.pull_request.head.ref': 'pull_request.head',
    'github.event.pull_request.base.ref': 'pull_request.base',
    'github.event.pull_request.head.sha': 'commit.short',
    'github.event.issue.number': 'item.number',
    'github.event.issue.title': 'item.title',
    'github.event.issue.html_url': 'item.url',
    'github.event.issue.user.login': 'item.author.login',
    'github.event.release.name': 'release.name',
    'github.event.release.tag_name': 'release.tag',
    'github.event.release.html_url': 'release.url',
    'github.event.release.body': 'release.notes',
    'github.event.release.author.login': 'release.author.login',
    'github.event.deployment.environment': 'deployment.environment',
    'github.event.workflow_run.name': 'workflow',
    'github.event.workflow_run.conclusion': 'conclusion',
    'github.event.workflow_run.html_url': 'run.url',
    'github.event.workflow_run.head_branch': 'ref.name',
    'github.event.workflow_run.head_sha': 'commit.short',
    'github.event.workflow_run.run_number': 'run.number',
    'github.event.workflow_run.actor.login': 'actor.login',
    'github.event.workflow_run.head_commit.message': 'commit.message',
  }),
);

/** Variables of the runner, and the expressions of the same value. */
const RUNNER_VARIABLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GITHUB_REPOSITORY: 'github.repository',
    GITHUB_REF_NAME: 'github.ref_name',
    GITHUB_REF: 'github.ref',
    GITHUB_HEAD_REF: 'github.head_ref',
    GITHUB_BASE_REF: 'github.base_ref',
    GITHUB_SHA: 'github.sha',
    GITHUB_ACTOR: 'github.actor',
    GITHUB_TRIGGERING_ACTOR: 'github.triggering_actor',
    GITHUB_WORKFLOW: 'github.workflow',
    GITHUB_JOB: 'github.job',
    GITHUB_RUN_ID: 'github.run_id',
    GITHUB_RUN_NUMBER: 'github.run_number',
    GITHUB_RUN_ATTEMPT: 'github.run_attempt',
    GITHUB_EVENT_NAME: 'github.event_name',
    GITHUB_SERVER_URL: 'github.server_url',
  }),
);

/** `job.status == 'success' && 'A' || 'B'`, the one condition that texts are full of. */
const BY_STATUS = /^job\.status == '(success|failure|cancelled)' && '([^']*)' \|\| '([^']*)'$/;
/** The first value in an expression, which names its variable. */
const VALUE = /\b(?:env|vars|inputs|matrix|steps|needs|github)\.[\w.-]+/;

/** A Liquid text of these words as they are: what others write in braces means nothing here. */
function literal(text: string): string {
  return text.replaceAll(/\{\{|\{%/g, (braces) => `{{ "${braces}" }}`);
}

/** The expression that a variable of the runner's environment stands for. */
export function expressionOfVariable(name: string): string {
  return RUNNER_VARIABLES.get(name) ?? `env.${name}`;
}

/** The expressions of one step. A text is marked first, then worked on, and filled at last. */
export class Expressions {
  /** Values for the input `variables`, as expressions, by their names. */
  readonly variables = new Map<string, string>();
  /** Expressions that no message may show. */
  readonly secrets = new Set<string>();
  readonly #sources: string[] = [];

  /** The text with a sign in the place of each expression. */
  marked(text: string): string {
    let rest = ADDRESSES.reduce(
      (all, [address, fact]) => all.replaceAll(address, () => this.sign(`fact:${fact}`)),
      text.replaceAll(/[\uE000\uE001]/g, ''),
    );
    let done = '';
    for (let start = rest.indexOf('${{'); start >= 0; start = rest.indexOf('${{')) {
      const end = endOf(rest, start + 3);
      if (end === undefined) break;
      done += rest.slice(0, start) + this.sign(rest.slice(start + 3, end));
      rest = rest.slice(end + 2);
    }
    return done + rest;
  }

  /** The sign of one expression. */
  sign(expression: string): string {
    return `${OPEN}${this.#sources.push(plain(expression)) - 1}${CLOSE}`;
  }

  /** The expressions that a text holds. */
  of(marked: string): readonly string[] {
    return [...marked.matchAll(SIGN)].map(([, at]) => this.#sources[Number(at)] ?? '');
  }

  /** The text of a template. Words around the signs are the author's, as they are. */
  template(marked: string): string {
    let at = 0;
    let all = '';
    for (const match of marked.matchAll(SIGN)) {
      all += literal(marked.slice(at, match.index)) + this.#liquid(this.#sources[Number(match[1])] ?? '');
      at = match.index + match[0].length;
    }
    return all + literal(marked.slice(at));
  }

  /** The text as it was, for an input that takes expressions. */
  unmarked(marked: string): string {
    return marked.replaceAll(SIGN, (_, at) => `\${{ ${this.#sources[Number(at)]} }}`);
  }

  #liquid(expression: string): string {
    const fact = factOf(expression);
    if (fact !== undefined) return `{{ ${fact} }}`;
    const quoted = /^'([^']*)'$/.exec(expression)?.[1];
    if (quoted !== undefined) return literal(quoted);
    if (/\bsecrets\b|\bgithub\.token\b/.test(expression)) {
      this.secrets.add(expression);
      return '';
    }
    const [, status, then, otherwise] = BY_STATUS.exec(expression) ?? [];
    if (status !== undefined)
      return `{% if conclusion == "${status}" %}${literal(then ?? '')}{% else %}${literal(otherwise ?? '')}{% endif %}`;
    return `{{ vars.${this.#variable(expression)} }}`;
  }

  #variable(expression: string): string {
    const known = [...this.variables].find(([, value]) => value === expression)?.[0];
    if (known !== undefined) return known;
    const words = VALUE.exec(expression)?.[0].split('.') ?? ['value'];
    const names = [words.slice(-1), words.slice(1).filter((word) => word !== 'outputs')].map(identifier);
    const free = (name: string) => name !== '' && !this.variables.has(name) && !TAKEN.includes(name);
    let name = names.find(free) ?? '';
    for (let number = 2; name === ''; number++) {
      const numbered = `${names[0] || 'value'}_${number}`;
      if (free(numbered)) name = numbered;
    }
    this.variables.set(name, expression);
    return name;
  }
}

/** Liquid has a meaning of its own for them behind a dot. */
const TAKEN: readonly string[] = ['size', 'first', 'last'];

function identifier(words: readonly string[]): string {
  return words
    .join('_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .replace(/^(?=\d)/, '_');
}

/** The fact that an expression is; undefined where it is more than a fact, or none. */
export function factOf(expression: string): string | undefined {
  return expression.startsWith('fact:') ? expression.slice('fact:'.length) : FACTS.get(expression.toLowerCase());
}

/** Without what makes a text of a text: `toJSON(x)` within a payload is `x`. */
function plain(expression: string): string {
  const trimmed = expression.trim().replaceAll(/\s+/g, ' ');
  const inner = /^tojson\((?<inner>[\w.[\]-]+)\)$/i.exec(trimmed)?.groups?.['inner'];
  return inner ?? trimmed;
}

/** Where an expression ends: at braces that stand in no text of its own. */
function endOf(text: string, from: number): number | undefined {
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") isQuoted = !isQuoted;
    else if (!isQuoted && text[at] === '}' && text[at + 1] === '}') return at;
  }
  return undefined;
}
