/** What the page says beside the test runs. */

export const HEAD = `<!-- Made by scripts/events-page.ts from test runs: npm run generate -->
# Events

What is known of each event, by the names that templates use, and the message of the preset \`default\`
([presets.md](presets.md) has the others). Everything here comes from running the notifier on GitHub's own example payloads,
against a fake of GitHub's API.`;

export const WHO_SPEAKS = `## Who speaks

A job speaks for itself. Only a job that needs the others, \`status: workflow\` and the event \`workflow_run\` know the whole
run and speak for it. Here two legs of \`test\` and the job \`lint\` are red.
The reason of a failure is in the messages that another job sends: GitHub tells the steps of a running job, but not yet
what they wrote.`;

export const HISTORY = `## With the history

On red the runs before are read as well, and on green where \`when\` has a word such as \`change\` or a template names these
facts. Here the run before was red, and the one before that green. Where the history cannot be read, the message says
nothing of it.`;

export const COMMON = `## Event by event

In what follows the run before was green, and one job named \`build\` runs or fails in its second step. For a green message
nothing is read from GitHub's API, for a red one the failing jobs and the history are. With each event stand the facts that
have parts that none above had; all that it tells is named in [templates](templates.md#event-by-event). The runner tells of
every run:`;

export const ADDED = 'And a failure adds, where the event reports on nothing else:';

export const NOT_VERIFIED = `## Not verified

What could not be tried against the real thing:

- How long after a step's end GitHub's API tells its conclusion. Where it does not tell it yet, the step is not named.
- Whether the jobs of a second attempt include those that were not run again.
- How fresh the list of earlier runs is in a busy repository.
- Which annotations a job has that ran out of time, while its last steps still run.
- Why GitHub could not start a run. Its page says that the workflow file is likely the reason, and so does the message.
- The words of GitHub's own annotations on a cancelled job, by which a person is told from a newer run. Where they are
  others, the message says only that it was cancelled.
- The time zone of a schedule: its cron line is taken as UTC.
- Links on Gitea (by the id of the run from 1.26 on), Forgejo (by its number) and GitHub Enterprise Server are those of
  recorded environments. On Gitea and Forgejo the API is not read, so messages have neither failing steps nor a history.
- Older versions of GitHub Enterprise Server do not tell a job its id. The own job is then known by its runner and start,
  or not named at all.`;
