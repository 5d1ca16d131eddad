/** Texts of the page in addition to its tables. */

import type { SectionName } from '../../src/message/sections/section-registry.ts';

export const HEAD = `<!-- Made by scripts/templates-page.ts from the registries and the recorded builds: npm run generate -->
# Templates

A template is Markdown with values of the build in it. Write it in the step, or in a file of your repository.

## The language in a minute

Templates are in [Liquid](https://liquidjs.com). Braces are filled in, and the rest is sent as you wrote it.

| you write | you get |
|---|---|
| \`{{ ref.name }}\` | the value: \`main\` |
| \`{{ job.duration_seconds \\| duration }}\` | the value through a filter: \`4m 3s\` |
| \`{% if conclusion == "success" %}🎉{% else %}🔥{% endif %}\` | one or the other |
| \`{% for job in failed_jobs %}{{ job.name }} {% endfor %}\` | the text once for each job |
| \`{{ sections.failures }}\` | a part of the default message: what failed, and why |
| \`{{ vars.product }}\` | a value that your step sets under \`variables\` |

## In the step

Write it into \`body\` ([example](../README.md#your-own-text)). Pass GitHub's own values through \`variables\` (\`region: \${{ matrix.region }}\`). Do not write \`\${{ }}\` inside \`body\`: GitHub inserts the
value before the step starts, so it cannot be escaped.

## In a file

Copy one of [\`examples/templates/\`](../examples/templates) into your repository: a [deploy](../examples/templates/deploy.md), a
[release](../examples/templates/release.md), a [nightly build](../examples/templates/nightly.md), a
[flaky test](../examples/templates/flaky.md), a [security alert](../examples/templates/security-alert.md), or a
[weekly review](../examples/templates/weekly.md).

\`\`\`sh
mkdir -p .github/notify
curl -fsSLo .github/notify/nightly.md https://raw.githubusercontent.com/OWNER/workroom-notify/v1/examples/templates/nightly.md
git add .github/notify/nightly.md
\`\`\`

Name it in the step, after the checkout ([\`job-end\`](../examples/job-end.yml) reads the file when the job ends):

<!-- template: tried by test/scenario/templates.test.ts -->
\`\`\`yaml
    steps:
      - uses: actions/checkout@v7
      # … your build …
      - uses: OWNER/workroom-notify@v1
        if: always()
        with:
          webhook-url: \${{ secrets.WORKROOM_WEBHOOK_URL }}
          template: .github/notify/nightly.md
\`\`\`

The file is UTF-8 text of up to 256 KiB inside the workspace. It may begin with front matter:

\`\`\`\`markdown
---
kind: task
subject: '{{ workflow }} failed on {{ ref.name }}'
due-date: +2d
---
**{{ workflow }}** failed: {{ commit.subject | link: commit.url }}
\`\`\`\``;

export const FILE_RULES = `[Inputs](inputs.md#inputs) and \`WORKROOM_…\` variables override the front matter, and \`body\` and \`subject\` replace the file's.

### Which files are trusted

A pull request from outside must not mention your team. Templates and \`users\` files are trusted only if the checked-out commit
provably belongs to a branch or tag of your repository, and the file is as in that commit. After a plain \`actions/checkout\` this holds for
every event except \`pull_request\` and its reviews, where the checkout is a trial merge.

An untrusted template is used but mentions nobody, its \`kind: incident\` is ignored, and so is an untrusted \`users\` file. A notice gives
the reason. To change that, name people in the step (\`mention: ada\`), or check out a commit of your own: the head of a pull request from your
repository (\`ref: \${{ github.event.pull_request.head.sha }}\`), or its base
([why](decisions.md#11-a-file-is-trusted-by-what-is-checked-out)).

## Try it

- \`workroom-notify studio .github/notify/nightly.md\` shows file and message [side by side](try-it.md#the-studio).
- \`workroom-notify render --template .github/notify/nightly.md --status failure\` prints the message.
- \`dry-run: true\` shows it in the step's summary.

## Rules

- **Every value is escaped** and mentions nobody: a commit message cannot ping your team, forge a link or break the layout. Your own text
  is sent unchanged, \`@here\` included, except for an \`@\` right before a value.
- **A mistake never loses the message.** The preset \`default\` is sent instead. An error names file, line, column and the nearest
  name. An unknown name or filter is a mistake.
- **A fact that the event does not have is empty.** Give it a default, or put \`{% if %}\` around it.
- **Foreign Markdown** is rendered only by \`{{ sections.notes }}\` (the notes of a release) and \`{{ sections.report }}\` (the file of
  \`report\`). The facts \`release.notes\` and \`report.text\` are escaped.
- **A template that writes nothing sends nothing.**
- A template reads no file and runs nothing. It has at most 100,000 characters, and renders at most a million in five seconds.`;

export const FILTERS = `## Filters

All filters of Liquid except \`raw\`, \`sample\` and those that run text as code (such as \`where_exp\`), plus these. In a subject,
which is plain text, filters that make Markdown change nothing.`;

export const FACTS = `## Facts

Only the facts that a template names are read from GitHub's API. Names with \`[]\` are lists:
\`{% for job in jobs %}{{ job.name }}{% endfor %}\`. In examples, \`⏎\` is a line break.

Every event has \`repository\`, \`event\` and, except for \`schedule\`, \`actor\`. Some events have a group of their own:
\`push\`, \`pull_request\`, \`release\`, \`deployment\`, \`schedule\`, \`inputs\` (dispatches), and \`item\` for issues, comments, discussions,
milestones and others.`;

export const SECTIONS = `## Sections

Finished pieces of Markdown, which the presets use too: \`{{ sections.since }}\`. A section without content is empty.`;

/** Description of each section. */
export const SECTION_TEXTS: Readonly<Record<SectionName, string>> = {
  headline: 'the first line: result, where, run, duration; or the release, or the health of the builds',
  run: 'the run with its duration and attempt',
  tests: 'how many tests failed, were retried or skipped',
  failing_tests: 'up to five failed tests, a line each',
  test_list: 'failed and flaky tests as a list',
  slowest_tests: 'the slowest tests in one line',
  failures: 'failed jobs, with the lines that explain them',
  reasons: 'the same without what the first line says',
  cause: 'the cause in one line',
  failed_jobs: 'a table of failed jobs that are not named above',
  explanation: 'failed jobs, with their explaining lines as code',
  jobs: 'a table of all jobs of the run',
  artifacts: 'a list of artifacts',
  report: 'the file of `report`',
  incident: 'the open task and its assignees',
  since: 'since when it fails, and the commits that broke or fixed it',
  failure_streak: 'how long it has failed, in how many runs',
  since_green: 'number and authors of the commits since it last passed',
  suspects: 'who changed a failing file',
  commit: 'the commit, and how many more were pushed or deployed',
  pull_request: 'title, author and branches',
  comment: 'the comment or review as a quotation',
  status_text: 'the description of a deployment status',
  notes: 'the notes of the release',
  about: 'one line: commit, pull request, item or release, as fits the event',
  changes: 'a list of the commits since it last passed, or else of those pushed',
  details: 'who started it and when',
  health_summary: 'days, workflows and runs in numbers',
  health_red: 'workflows that fail or pass again',
  health_inactive: 'schedules that stopped, workflows that cannot start',
  health_waiting: 'runs that wait',
  health_alerts: 'open Dependabot alerts',
  health_workflows: 'a table of workflows',
  health_causes: 'why runs failed',
  health_flaky: 'jobs that passed and failed on one commit',
  health_deployments: 'deployments by environment',
  mentions: 'the people whom `mention` mentions',
};
