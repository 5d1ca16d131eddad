/** What the page says beside its tables. */

export const HEAD = `<!-- Made by scripts/templates-page.ts from the registries and the recorded builds: npm run generate -->
# Templates

Everything that a template can name, and the rules of the language. [Your own words](own-words.md) teaches how to write one.

- **Every value is escaped**, and mentions in it are defused: a commit message cannot ping your team, forge a link or break
  the layout. Your own text stays as it is, except for an \`@\` right before a value, which mentions nobody.
- **A fact that this event does not have is empty.** An unknown name or filter is a mistake.
- **A mistake never loses the message.** The preset \`default\` goes out instead. An error names file, line and column of the
  first mistake, and proposes the nearest name.
- **Other people's Markdown** is rendered by two sections only: \`{{ sections.notes }}\`, the notes of a release, and
  \`{{ sections.report }}\`, the file of \`report\`. The facts \`release.notes\` and \`report.text\` are escaped.
- **A template that writes nothing sends nothing**: the step says so, and is green.
- **Only what a template names is read** from GitHub's API.
- It reads no file and runs nothing. Limits are 100,000 characters of template, and a million characters and steps of
  work. A body longer than the service takes is cut where nothing breaks.`;

export const FILE = `## A template file

Any UTF-8 text file of the workspace, up to 256 KiB. It may begin with front matter in YAML:

\`\`\`\`markdown
---
kind: task
subject: '{{ workflow }} failed on {{ ref.name }}'
due-date: +2d
---
**{{ workflow }}** failed: {{ commit.subject | link: commit.url }}
\`\`\`\``;

export const FILE_RULES = `Inputs and \`WORKROOM_…\` variables win over the front matter; \`body\` and \`subject\` replace the file's. What the destination cannot
carry is refused, as if it stood in the step.

An earlier step must check the repository out; links out of the workspace are not followed.
[\`job-end\`](../examples/job-end.yml) reads the file when the job ends. A file that may be a stranger's
[mentions nobody](own-words.md#whose-files-these-are).`;

export const FILTERS = `## Filters

All of Liquid's own except \`raw\`, \`sample\` and those that run a text as code (\`where_exp\` and its siblings), plus these. In a
subject, which is plain text, filters that make Markdown change nothing.`;

export const SECTIONS = `## Sections

Finished pieces of Markdown, which the presets use too: \`{{ sections.since }}\`. A section with nothing to say is empty.
Brackets hold its requests, if it costs any.`;

export const FACTS = `## Facts

*Requests* is what naming a fact costs if the event does not contain it, usually and at most. Facts that are read together share their
requests. *Parts* names a fact with the same parts; additional ones follow. Brackets hold an example, with \`⏎\` for a line break.
Names with \`[]\` are lists; use a loop for their parts: \`{% for job in jobs %}{{ job.name }}{% endfor %}\`.

A *flag* is true or false, a *rate* a share such as \`0.08\`, a *time* looks like \`2026-03-04T08:00:00Z\`, *words* are one of those listed, a
*keyword* is a word of GitHub's, and *lines* may have line breaks. Without a type it is a group, an address, or a line of text.`;

export const EVENTS = `## Event by event

The facts that each event has without a request.`;

export const VARIABLES = `## Variables

\`vars.<name>\` is a value of the input \`variables\`, escaped like every value.`;
