/** What the page says beside its tables. */

export const HEAD = `<!-- Made by scripts/templates-page.ts from the registries and from test runs: npm run generate -->
# Templates

What a template can name, and the rules of the language. [Your own words](own-words.md) shows how to write one.

- **Every value is escaped**, and mentions in it are defused: a commit message cannot ping your team, forge a link or break
  the layout. Your own text is left as it is, but for an \`@\` right before a value: whom a value names is not called.
- **A fact that is not known of this event is empty.** A name that no event has is a mistake, and so is an unknown filter,
  and a comparison with a value that the fact never has: \`conclusion == "failed"\`.
- **A mistake never loses the message.** The preset \`default\` goes out in its place; an error for each names file, line and
  column, and proposes the nearest name.
- **What is formatted and empty is told**: \`**{{ workflow }}**\` of a build without a workflow gets a notice. Give it a default,
  or write \`{% if %}\` around it.
- **Markdown of others** is shown as Markdown by two sections: \`{{ sections.notes }}\`, the notes of a release, and
  \`{{ sections.report }}\`, the file of the option \`report\`. The facts \`release.notes\` and \`report.text\` are escaped.
- **A template that writes nothing sends nothing**: the step says so, and is green.
- **Only what a template names is read.**
- No file is read, nothing is run, and there are limits: 100,000 characters of template, a million characters and steps of
  work. A body that the service would refuse is cut where nothing breaks.`;

export const FILE = `## A template file

Any text file of the workspace, UTF-8, up to 256 KiB. It may begin with front matter in YAML:

\`\`\`\`markdown
---
kind: task
subject: '{{ workflow }} failed on {{ ref.name }}'
due-date: +2d
---
**{{ workflow }}** failed: {{ commit.subject | link: commit.url }}
\`\`\`\``;

export const FILE_RULES = `An input of the step or its \`WORKROOM_…\` variable wins over the front matter; \`body\` and \`subject\` take the place of the
file's. What the destination cannot carry is refused, as if it stood in the step.

A step before this one has to check the repository out; links that lead out of the workspace are not followed.
[\`job-end\`](../examples/job-end.yml) reads the file when the job ends. A file that may be a stranger's
[mentions nobody](own-words.md#whose-files-these-are).`;

export const FILTERS = `## Filters

All of Liquid's own, but for \`raw\`, \`sample\` and those that run a text as code (\`where_exp\` and its siblings), and these. In
a subject, which is plain text, those that make Markdown leave the text alone.`;

export const SECTIONS = `## Sections

Finished pieces of Markdown, as the presets use them: \`{{ sections.since }}\`. A section is empty where it has nothing to say.
Below each is what it says of a build; in brackets its requests, where it costs any.`;

export const FACTS = `## Facts

*Requests* is what naming a fact costs where the event does not tell it, usually and at most, and what they read; nothing where
it is free. Facts that are read together share them. *Told by* names the events that tell a part without a request
(\`deployment*\`: and all that begin so) where they are others than of its group, which
[Event by event](#event-by-event) has.

Names with \`[]\` are lists; their parts are named in a loop: \`{% for job in jobs %}{{ job.name }}{% endfor %}\`. *Parts* and *words*
name the fact that has the same ones; what a group has besides follows below it. In brackets stands an example; \`⏎\` in it
is a line break. Where no type stands, it is a group, an address beginning with \`https://\` (names with \`url\`), what its
sentence says, or a line of text. A *flag* is true or false, a *rate* a share such as \`0.08\`, a *time* is written
\`2026-03-04T08:00:00Z\`, *words* are one of those that are named, a *keyword* is a word of GitHub's, *lines* may have line breaks.`;

export const EVENTS = `## Event by event

What each tells without a request. [events.md](events.md) has the values and the messages.`;

export const VARIABLES = `## Variables

\`vars.<name>\` is what the step gives under \`variables\`. It is escaped like every value.`;
