/** The command that shows what would have been told of the runs that a repository really had. */

import { type Problem, SettingsError } from '../../errors.ts';
import type { ReplayQuery } from '../../replay/replay.ts';
import { numberReader } from '../../settings/readers/numbers.ts';
import type { Reading } from '../../settings/readers/reading.ts';
import { text } from '../../settings/readers/texts.ts';
import type { Settings } from '../../settings/settings.ts';
import { askedRepository, withGithubToken } from '../asked-repository.ts';
import { type CommandContext, command, EXIT, type ExitCode } from '../command.ts';
import { commandSettings } from '../command-settings.ts';
import type { Values } from '../flags/flag.ts';
import { REPLAY_FLAGS } from '../flags/option-flags.ts';
import { names } from '../flags/readers.ts';
import { switchFlag } from '../flags/shared.ts';

/** Where it would go is not asked, and need not even be right. */
const DESTINATION: readonly string[] = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum'];
const USUAL = 20;
const MOST = 100;
const HOUR_MS = 3_600_000;

const WHICH = {
  repository: {
    name: 'repository',
    position: true,
    text: '`owner/name`. Default: GITHUB_REPOSITORY, else the remote `origin` of this checkout.',
    read: text,
  },
  last: {
    name: 'last',
    value: 'number',
    text: `How many of the newest runs. Default: ${USUAL}.`,
    read: numberReader({ range: [1, MOST], whole: true }),
  },
  period: {
    name: 'period',
    value: 'time',
    text: `The runs that began within this time, at most ${MOST}: \`24h\`, \`7d\`, \`2w\`.`,
    read: async (reading: Reading) => (await import('../../settings/readers/build-report.ts')).period(reading),
  },
  workflow: {
    name: 'workflow',
    value: 'names',
    text: 'Only runs of these workflows, by name or file, with commas between them.',
    read: names,
    repeats: true,
  },
  branch: {
    name: 'branch',
    value: 'names',
    text: 'Only runs of these branches, with commas between them.',
    read: names,
    repeats: true,
  },
} as const;

export const REPLAY = command({
  name: 'replay',
  text: 'Show which messages the builds of a repository would have sent. Sends nothing.',
  more: 'Each run gets the message of a notifier on `workflow_run`, with what was known at its end. Then it counts messages for each `when`, people called, and incidents. It needs a token with `actions: read` and `contents: read`, in GITHUB_TOKEN or WORKROOM_GITHUB_TOKEN, and never asks the service.',
  flags: {
    ...WHICH,
    ...REPLAY_FLAGS,
    markdown: switchFlag('markdown', 'Print a Markdown document.'),
    json: switchFlag('json', 'Print JSON: the runs with their messages, and the totals.'),
  },
  examples: [
    { text: 'The last twenty builds', line: 'workroom-notify replay acme/shop' },
    {
      text: 'Fewer messages, over the last week of one workflow',
      line: 'workroom-notify replay acme/shop --period 7d --workflow ci.yml --when broken,fixed --mention suspects',
    },
  ],
  run: runReplay,
});

type ReplayValues = Values<typeof WHICH> & { readonly markdown: boolean; readonly json: boolean };

async function runReplay(context: CommandContext, values: ReplayValues): Promise<ExitCode> {
  const { output } = context;
  const world = await context.world();
  const settings = await settingsOf(context);
  const repository = await askedRepository(values.repository, settings.githubToken, world);
  const problems = [...repository.problems, ...wordsProblems(settings), ...wrongTogether(values)];
  if (repository.value === undefined || problems.length > 0) throw new SettingsError(problems);
  const { replay } = await import('../../replay/replay.ts');
  const { replayReport } = await import('../terminal/replay-report.ts');
  const { name } = repository.value;
  const report = replayReport(values, { output, repository: name, settings, now: world.now() });
  try {
    const input = { repository: repository.value, query: queryOf(values, world.now()), settings, world };
    for await (const step of replay(input)) report.show(step);
  } finally {
    report.close();
  }
  return world.signal.aborted ? EXIT.notDone : EXIT.done;
}

async function settingsOf(context: CommandContext): Promise<Settings> {
  const asked = new Map([...context.given].filter(([name]) => !DESTINATION.includes(name)));
  return commandSettings(context, withGithubToken(asked, context.env));
}

function wordsProblems({ buildReport }: Settings): readonly Problem[] {
  if (buildReport === undefined) return [];
  const fix = `Write one that tells a run, or see \`workroom-notify render --template ${buildReport}\``;
  return [{ option: 'template', fault: `${buildReport} tells of many builds together, not of each`, fix }];
}

function wrongTogether({ last, period, json, markdown }: ReplayValues): readonly Problem[] {
  const both = (option: string, other: string) => ({
    option,
    fault: `given together with --${other}`,
    fix: 'Choose one of them',
  });
  return [
    ...(last !== undefined && period !== undefined ? [both('last', 'period')] : []),
    ...(json && markdown ? [both('json', 'markdown')] : []),
  ];
}

function queryOf({ last, period, workflow = [], branch = [] }: ReplayValues, now: number): ReplayQuery {
  const which = { workflows: workflow, branches: branch };
  if (period === undefined) return { ...which, most: last ?? USUAL };
  return { ...which, most: MOST, since: now - period * HOUR_MS };
}
