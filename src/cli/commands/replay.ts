/** Defines the command that shows which messages past runs would have sent. */

import { readCheckout } from '../../build/ci/git.ts';
import { parseOrigin } from '../../build/code-host/urls.ts';
import { SettingsError } from '../../errors.ts';
import { WHENS } from '../../settings/option.ts';
import { numberParser, text } from '../../settings/parsers/values.ts';
import { clockTime, listed, quoteValue } from '../../text/format.ts';
import { trimEndChars } from '../../text/unicode.ts';
import { secondsToMs, TimeBudget } from '../../time.ts';
import { type CommandContext, command, EXIT } from '../command.ts';
import { addOption, readCommandSettings } from '../command-settings.ts';
import { flag, type Values } from '../flags/flag.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import type { ReplayedRun } from '../replay.ts';
import type { Output } from '../terminal/output.ts';

const LAST = numberParser([1, 100], '', true);

const FLAGS = {
  repository: {
    name: 'repository',
    position: true,
    text: '`owner/name`. Default: that of this checkout.',
    parse: text,
  },
  last: { name: 'last', value: 'number', text: 'How many of the newest runs.', default: '20', parse: LAST },
  workflow: flag('workflow', 'name', 'Only runs of this workflow, by name or file.', text),
  branch: flag('branch', 'name', 'Only runs of this branch.', text),
  json: switchFlag('json', 'Print JSON: the runs with their messages, and the totals.'),
} as const;

export const REPLAY = command({
  name: 'replay',
  text: 'Show which messages the builds of a repository would have sent. Sends nothing.',
  more: 'Each run gets the message of a notifier on `workflow_run`, as a dry run whose clock is the end of the run. At the end it counts messages for each `when`, and whom `mention` would have mentioned. It needs a token with `actions: read` and `contents: read`, in GITHUB_TOKEN or WORKROOM_GITHUB_TOKEN, and never asks the service.',
  flags: { ...FLAGS, ...OPTION_FLAGS.replay },
  examples: [
    { text: 'The last twenty builds', line: 'replay acme/shop' },
    { text: 'Fewer messages', line: 'replay acme/shop --when broken,fixed --mention suspects' },
  ],
  run: runReplay,
});

async function runReplay(context: CommandContext, values: Values<typeof FLAGS>): Promise<number> {
  const { env, raw, output } = context;
  const { json, ...which } = values;
  const runtime = await context.runtime();
  const token = env['GITHUB_TOKEN']?.trim();
  const isGiven = raw.has('github-token') || !token;
  const settings = await readCommandSettings(context, isGiven ? raw : addOption(raw, 'github-token', token));
  const budget = new TimeBudget(runtime.now, secondsToMs(10));
  const named = values.repository ?? (env['GITHUB_REPOSITORY'] || (await readCheckout(runtime, budget)).remote) ?? '';
  const repository = NAME.test(named) ? named : (parseOrigin(named).name ?? named);
  const api = trimEndChars(env['GITHUB_API_URL'] || 'https://api.github.com', '/');
  const problems = [
    ...(settings.githubToken === undefined ? [NO_TOKEN] : []),
    ...(NAME.test(repository) ? [] : [{ ...NO_REPOSITORY, message: `not a repository: ${quoteValue(repository)}` }]),
    ...(/^https?:$/.test(URL.parse(api)?.protocol ?? '') ? [] : [NO_ADDRESS]),
    ...(settings.buildReport === undefined ? [] : [OF_MANY_BUILDS]),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  const { replay } = await import('../replay.ts');
  const print = (line: string) => output.print(output.safe(line));
  const runs: ReplayedRun[] = [];
  let isWhole = false;
  try {
    for await (const run of replay({ ...which, repository, api, settings, runtime })) {
      runs.push(run);
      if (json) continue;
      print(formatHead(run, settings.timeZone));
      for (const message of run.messages) output.printMessage(message);
      if (run.reason !== undefined) print(`Not sent: ${run.reason}.`);
      if (run.mentions.length > 0) print(`Mentions: ${run.mentions.join(', ')}.`);
      print('');
    }
    isWhole = true;
  } finally {
    if (isWhole || runs.length > 0) printTotals(repository, runs, json, output);
  }
  return runtime.signal.aborted ? EXIT.notDone : EXIT.done;
}

function printTotals(repository: string, runs: readonly ReplayedRun[], json: boolean, output: Output): void {
  const totals = WHENS.map((when) => [when, runs.filter(({ sent_by }) => sent_by.includes(when)).length]);
  const mentions: Record<string, number> = {};
  for (const name of runs.flatMap((run) => run.mentions)) mentions[name] = (mentions[name] ?? 0) + 1;
  for (const notice of new Set(runs.flatMap(({ notices }) => notices))) output.note(notice);
  if (json) {
    output.json({ repository, runs, totals: Object.fromEntries(totals), mentions });
    return;
  }
  const named = Object.entries(mentions).map(([name, times]) => `${name} (${times})`);
  output.print(`Messages for each when: ${listed(totals.map(([when, amount]) => `${when} ${amount}`))}.`);
  output.print(output.safe(`Would be mentioned: ${listed(named) || 'nobody'}.`));
  output.print('Nothing was sent. Made of what GitHub shows of these runs today, which may differ from then.');
}

/** Formats `#42 CI · push on main · 2026-03-02 09:14 · failure, broken`. */
function formatHead(run: ReplayedRun, timeZone: string): string {
  const { day, time } = clockTime(new Date(run.ended_at), timeZone);
  const end = [run.conclusion, run.change].filter((word) => word !== undefined).join(', ');
  return `#${run.number} ${run.workflow ?? ''} · ${run.event} on ${run.branch ?? ''} · ${day} ${time} · ${end}`;
}

/** Owners never contain a dot, but hosts do. */
const NAME = /^[\w-]{1,100}\/[\w.-]{1,100}$/;

const TOKEN_FIX = 'Set GITHUB_TOKEN to a token that may read the repository, such as `gh auth token` prints';
const NO_TOKEN = { option: 'github-token', message: 'not given', suggestion: TOKEN_FIX };
const NO_REPOSITORY = { option: 'repository', suggestion: 'Write owner/name' };
const NO_ADDRESS = {
  option: 'GITHUB_API_URL',
  message: 'no address',
  suggestion: 'Leave it out, or write https://HOST/api/v3',
};
const OF_MANY_BUILDS = { option: 'template', message: 'reports on many builds', suggestion: 'Write another one' };
