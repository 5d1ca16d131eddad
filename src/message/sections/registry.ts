/**
 * The named sections that presets are made of and that templates can use (`{{ sections.commit }}`). Each is a function
 * from the facts to finished Markdown, undefined when the facts have nothing for it. A new one is a function and a
 * line in `SECTIONS`.
 */

import type { BaseFacts, Facts, Person } from '../../facts/types.ts';
import { code, escapeLine, link } from '../markdown/escape.ts';
import { failures } from './failures.ts';
import { change, greenCommits, sinceGreen } from './history.ts';
import { commitLine, joined, signed, textOf } from './lines.ts';
import { numberLink, place, refLink, repositoryLink } from './place.ts';
import { count, duration, personName, short, thing, verdict } from './wording.ts';

export interface SectionInput {
  readonly facts: Facts;
  /** Goes into the fragment of the run's link. */
  readonly marker?: string;
}

export type Section = (input: SectionInput) => string | undefined;

/**
 * All of it in one line: `✅ **CI** passed · [acme/app](…) on [main](…) · [run #42](…) (3m 12s)`; a green one says here
 * how it compares with the runs before, a red one has a line for that.
 */
export function headline(input: SectionInput): string {
  const { facts } = input;
  const { icon, verb, red } = verdict(facts);
  const name = escapeLine(thing(facts));
  const sentence = red ? `**${name} ${verb}**` : `**${name}** ${verb}`;
  const changed = red ? undefined : change(input);
  const pieces = [`${icon} ${sentence}`, place(facts), trigger(facts), deploymentLinks(facts), run(input), changed];
  return joined(pieces, ' · ') ?? icon;
}

/** `[run #42](…) (attempt 2, 3m 12s)`: the link carries the marker. */
export function run(input: SectionInput): string | undefined {
  const { facts } = input;
  if (facts.run === undefined) return undefined;
  const { number, attempt = 1, duration_seconds } = facts.run;
  // Checks of other apps are no runs.
  const page = facts.event.name.startsWith('check_') ? 'details' : 'run';
  const shown = link(number === undefined ? page : `run #${number}`, runUrl(input));
  const details = [
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ...(duration_seconds === undefined ? [] : [duration(duration_seconds)]),
  ];
  return details.length === 0 ? shown : `${shown} (${details.join(', ')})`;
}

/** The address of the run with the marker in its fragment; as it is where a fragment is taken already. */
export function runUrl({ facts, marker }: SectionInput): string | undefined {
  const url = facts.run?.url;
  return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}

/** `Job [test (ubuntu-latest, 24)](…)`, where it says more than the workflow's name. */
export function job({ facts }: SectionInput): string | undefined {
  const name = short(facts.job?.name, 120);
  if (facts.job === undefined || name === undefined || name.toLowerCase() === thing(facts).toLowerCase())
    return undefined;
  const { red } = verdict(facts);
  const matrix = short(facts.job.matrix, 80);
  if (!red && matrix === undefined) return undefined;
  const full = matrix === undefined || name.includes(matrix) ? name : `${name} (${matrix})`;
  return `Job ${link(full, facts.job.url)}`;
}

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`. */
export function commit({ facts }: SectionInput): string | undefined {
  if (facts.commit === undefined) return undefined;
  const line = commitLine(facts.commit, facts.event.name === 'schedule' ? undefined : facts.commit.author);
  const { push } = facts;
  if (push === undefined || push.count < 2) return line;
  return `${line} · ${link(`${count(push.count, 'commit')} pushed`, push.compare_url)}`;
}

/** `Fix the login redirect — ada · fix/login → main at [abc1234](…)`. */
export function pullRequest({ facts }: SectionInput): string | undefined {
  const request = facts.pull_request;
  if (request === undefined) return undefined;
  const title = signed(escapeLine(short(request.title, 200) ?? ''), request.author);
  const branches = joined([textOf(request.head, 100), textOf(request.base, 100)], ' → ');
  const sha = facts.commit === undefined ? undefined : link(facts.commit.short, facts.commit.url);
  return joined([title, joined([branches, sha], ' at ')], ' · ');
}

/** `[PR #12](…) · [abc1234](…) Merge pull request — ada`: what a merge queue tries. */
export function queued(input: SectionInput): string | undefined {
  const { event, pull_request } = input.facts;
  if (event.name !== 'merge_group') return undefined;
  const request = pull_request === undefined ? undefined : numberLink('PR', pull_request.number, pull_request.url);
  return joined([request, commit(input)], ' · ');
}

/** Title and author of the issue, discussion or other numbered thing that the event is about. */
export function item({ facts }: SectionInput): string | undefined {
  const about = facts.item;
  if (about?.number === undefined) return undefined;
  return signed(escapeLine(short(about.title, 200) ?? ''), about.author);
}

/** The comment or review as a quotation. */
export function comment({ facts }: SectionInput): string | undefined {
  const text = textOf(facts.item?.comment, 300);
  return text === undefined ? undefined : `> ${text}`;
}

/** `Summer release (pre-release) — ada`; the name is left out where it only repeats the tag. */
export function release({ facts }: SectionInput): string | undefined {
  const made = facts.release;
  if (made === undefined) return undefined;
  const name = made.name === made.tag ? undefined : textOf(made.name, 200);
  const kind = made.draft ? 'draft' : made.prerelease ? 'pre-release' : 'release';
  if (name !== undefined) return signed(kind === 'release' ? name : `${name} (${kind})`, made.author);
  const author = personName(made.author);
  return author === undefined ? undefined : `${kind === 'release' ? 'released' : kind} by ${escapeLine(author)}`;
}

/** What it was about, in one line: whichever of the sections above fits the event best. */
export function about(input: SectionInput): string | undefined {
  if (input.facts.push?.deleted === true) return undefined;
  return queued(input) ?? pullRequest(input) ?? release(input) ?? item(input) ?? commit(input);
}

/** The commits of a push as a list, newest last. */
export function commits({ facts }: SectionInput): string | undefined {
  const push = facts.push;
  if (push === undefined || push.count < 2 || push.commits.length === 0) return undefined;
  const shown = push.commits.slice(-10);
  const hidden = push.count - shown.length;
  const more = hidden > 0 ? [`- … and ${link(`${count(hidden, 'earlier commit')}`, push.compare_url)}`] : [];
  return ['**Commits**', '', ...more, ...shown.map((one) => `- ${commitLine(one, one.author)}`)].join('\n');
}

/** Everything known, as a list: for topics and tasks, which are read later and elsewhere. */
export function details(input: SectionInput): string | undefined {
  const { facts } = input;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Repository', repositoryLink(facts.repository)],
    ['Workflow', textOf(facts.workflow, 100)],
    [facts.ref?.type === 'tag' ? 'Tag' : 'Branch', refLink(facts.ref)],
    ['Environment', textOf(facts.deployment?.environment, 80)],
    ['Commit', facts.commit === undefined ? undefined : commitLine(facts.commit, facts.commit.author)],
    ['Started by', facts.event.name === 'schedule' ? undefined : personLink(facts.actor)],
    ['Schedule', facts.schedule === undefined ? undefined : code(facts.schedule)],
    ['Event', joined([textOf(facts.event.name, 60), textOf(facts.event.action, 60)], ', ')],
    ['Job', facts.job === undefined ? undefined : link(short(facts.job.name, 120) ?? 'job', facts.job.url)],
    ['Run', run(input)],
    ['Started', textOf(facts.run?.started_at?.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC'), 40)],
  ];
  const known = rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`- **${name}:** ${value}`],
  );
  return known.length === 0 ? undefined : known.join('\n');
}

/** The sections by the names that templates use. */
export const SECTIONS = {
  headline,
  run,
  job,
  failures,
  change,
  since_green: sinceGreen,
  green_commits: greenCommits,
  commit,
  pull_request: pullRequest,
  item,
  comment,
  release,
  queued,
  about,
  commits,
  details,
} as const satisfies Readonly<Record<string, Section>>;

function trigger(facts: BaseFacts): string | undefined {
  const name = personName(facts.actor);
  if (facts.schedule !== undefined) return `scheduled ${code(short(facts.schedule, 60) ?? '')}`.trimEnd();
  if (!facts.event.name.endsWith('_dispatch') || name === undefined) return undefined;
  return `started by ${escapeLine(name)}`;
}

function deploymentLinks({ deployment, conclusion }: BaseFacts): string | undefined {
  if (deployment === undefined) return undefined;
  const site = conclusion === 'success' && deployment.url !== undefined ? link('open it', deployment.url) : undefined;
  return joined([site, deployment.log_url === undefined ? undefined : link('log', deployment.log_url)], ' · ');
}

function personLink(person: Person | undefined): string | undefined {
  const name = personName(person);
  return name === undefined ? undefined : link(name, person?.url);
}
