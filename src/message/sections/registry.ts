/**
 * The sections: named pieces of Markdown that presets are made of and that templates can use
 * (`{{ sections.commit }}`). A new one is one entry here: the facts it reads, and a function that renders them.
 */

import { code, link } from '../markdown/escape.ts';
import { about, comment, commit, commits, item, pullRequest, queued, release } from './about.ts';
import { failures } from './failures.ts';
import { headline } from './headline.ts';
import { change, greenCommits, sinceGreen } from './history.ts';
import { COMMIT_LINE_READS, commitLine, joined, shortMarkdown } from './lines.ts';
import { refLink, repositoryLink } from './place.ts';
import { run } from './run.ts';
import type { Section } from './types.ts';
import { ENDING_READS, ending, personName, REPORTED_READS, reportedName, shortPlain } from './wording.ts';

export type SectionName = keyof typeof SECTIONS;

/** Every section by the name that presets and templates use. */
export const SECTIONS = {
  headline,
  run,

  /** `Job [test (ubuntu-latest, 24)](…)`, where it says more than the workflow's name. */
  job: {
    reads: ['job', ...ENDING_READS, ...REPORTED_READS],
    render: ({ facts }) => {
      const name = shortPlain(facts.job?.name, 120);
      if (name === undefined || name.toLowerCase() === reportedName(facts).toLowerCase()) return undefined;
      const matrix = shortPlain(facts.job?.matrix, 80);
      if (!ending(facts).red && matrix === undefined) return undefined;
      const full = matrix === undefined || name.includes(matrix) ? name : `${name} (${matrix})`;
      return `Job ${link(full, facts.job?.url)}`;
    },
  },

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

  /** Everything known, as a list: for topics and tasks, which are read later and elsewhere. */
  details: {
    reads: [
      ...(['repository', 'workflow', 'ref', 'deployment', 'actor', 'event', 'schedule', 'job'] as const),
      ...COMMIT_LINE_READS,
      ...run.reads,
      'run.started_at',
    ],
    asks: [],
    render: (input) => {
      const { facts } = input;
      const scheduled = facts.event.name === 'schedule';
      const started = facts.run?.started_at?.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
      const actor = scheduled ? undefined : personName(facts.actor);
      const rows: readonly (readonly [string, string | undefined])[] = [
        ['Repository', repositoryLink(facts.repository)],
        ['Workflow', shortMarkdown(facts.workflow, 100)],
        [facts.ref?.type === 'tag' ? 'Tag' : 'Branch', refLink(facts.ref)],
        ['Environment', shortMarkdown(facts.deployment?.environment, 80)],
        ['Commit', facts.commit === undefined ? undefined : commitLine(facts.commit, facts.commit.author)],
        ['Started by', actor === undefined ? undefined : link(actor, facts.actor?.url)],
        ['Schedule', facts.schedule === undefined ? undefined : code(facts.schedule)],
        ['Event', joined([shortMarkdown(facts.event.name, 60), shortMarkdown(facts.event.action, 60)], ', ')],
        ['Job', facts.job === undefined ? undefined : link(shortPlain(facts.job.name, 120) ?? 'job', facts.job.url)],
        ['Run', run.render(input)],
        ['Started', shortMarkdown(started, 40)],
      ];
      const known = rows.filter(([, value]) => value !== undefined && value !== '');
      return joined(
        known.map(([name, value]) => `- **${name}:** ${value}`),
        '\n',
      );
    },
  },
} as const satisfies Readonly<Record<string, Section>>;
