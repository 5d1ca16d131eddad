/** What the page says beside the test runs. */

import type { OneBuildPreset } from '../../src/settings/option.ts';

export const HEAD = `<!-- Made by scripts/presets-page.ts from test runs: npm run generate -->
# Presets

The messages you get without a template of your own: \`default\`, or \`template: compact\`, or \`template: detailed\`. (\`watch\` and
\`digest\` cover many builds: [build health](health.md).) Each message comes from running the notifier on one of GitHub's own example
payloads. The links go nowhere.

*Green* and *red* follow a green run, *fixed* follows two red ones; it is left out where it reads as for a push. A preset adapts
to deployments, releases and schedules, and leaves out what is unknown or what the token may not read.

A step of the job itself, and \`job-end\`, name the failing step; a message about the whole run names the cause as well
([why](set-ups.md#which-set-up-knows-what)).`;

/** Those that tell of one build. The others are shown in `docs/health.md`. */
export const ABOUT: Readonly<Record<OneBuildPreset, string>> = {
  default: `The verdict, what it is about, where and how long; on red why; then since when and who. A green message has three lines
at most and asks GitHub for nothing. A red one names job, step and cause within its first five. Topics and tasks add what a
person needs who reads it days later: the explaining lines in a block, the failed jobs, the commits since it was green.`,
  compact: `One line: the verdict, what, where, and on red the cause. For a busy chat. It is the first line of \`default\`, but for
these:`,
  detailed: `What \`default\` says, and then, also on green: every job with its end and duration, what was uploaded, the commits since
it last passed, and who started it. In a chat message as well as in a topic or task. For that the job's permissions are
\`actions: read\` and \`contents: read\`, and for deployments \`deployments: read\`. Two of its messages; the others add the same.`,
};

export const RECORD = `### As a topic or task

The red whole run with \`kind: task\`.`;

export const REQUESTS = `## Requests

How many requests each message makes to GitHub's API.`;

export const FITTING = `## When it is too long

The service refuses long bodies, so a longer message is made to fit:

1. The least important section shrinks first. A list or a table loses entries from its end (the oldest commits), and says how
   many, with a link to the rest. If that is not enough, it goes as a whole, and then the next section does the same.
2. The first line with the link to the run stays. Your own \`body\` has no sections; it is cut as one text.
3. If it is still too long, it is cut where nothing breaks: no half character, link, code, fence or table row. What is open is closed,
   and the number of missing lines is given.
4. The last line names the missing sections and links the run. The link to the run, with the mark by which a topic or task is found
   again, always stays.

The order in which sections go:`;

export const CUT = `A notice in the log says so, and \`shortened\` in the receipt lists the sections that lost something, \`body\` if the text itself was cut,
and \`subject\` if it had more than 250 characters. The detailed message of the red whole run, cut to 1,500 characters, ends so:`;
