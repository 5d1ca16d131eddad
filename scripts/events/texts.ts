/** What the page says beside the test runs. */

export const HEAD = `<!-- Made by scripts/events-page.ts from test runs: npm run generate -->
# Events

The facts of each event, by the names that templates use, and the message of the preset \`default\` ([presets](presets.md) has the
others). All of it comes from running the notifier on GitHub's own example payloads, against a fake of GitHub's API.`;

export const WHO_SPEAKS = `## Who speaks

A job speaks for itself. Only a job that needs the others, \`status: workflow\` and the event \`workflow_run\` know the whole
run and speak for it. Here two legs of \`test\` and the job \`lint\` are red. Only messages of another job have the reason of the
failure: GitHub shows the steps of a running job, but not yet their output.`;

export const HISTORY = `## With the history

On red the earlier runs are read as well; on green only if \`when\` has a word such as \`change\` or a template names these
facts. Here the run before was red, and the one before that green. A history that cannot be read is not mentioned.`;

export const COMMON = `## Event by event

Below, the run before was green, and one job named \`build\` runs or fails in its second step. A green message reads nothing
from GitHub's API, a red one the failing jobs and the history. Each event shows the facts with parts that no event above
has; [templates](templates.md#event-by-event) names all. Every run has:`;

export const ADDED = 'A failure adds, unless the event reports on something else:';

export const NOT_VERIFIED = `## Not verified

Not tried against the real thing:

- How soon after a step GitHub's API has its conclusion. Until then the step is not named.
- Whether the jobs of a second attempt include those that did not run again.
- How fresh the list of earlier runs is in a busy repository.
- The annotations of a job that ran out of time, while its last steps still run.
- Why GitHub could not start a run. Its page blames the workflow file, and so does the message.
- GitHub's words on a cancelled job, which distinguish a person from a newer run. With other words, the message says only
  that it was cancelled.
- The time zone of a schedule: its cron line is taken as UTC.
- Links on Gitea (by the id of the run from 1.26 on), Forgejo (by its number) and GitHub Enterprise Server come from
  recorded environments. Gitea's and Forgejo's API is not read, so messages have no failing steps and no history.
- Older GitHub Enterprise Servers do not give a job its id. It is then found by its runner and start, or not named.`;
