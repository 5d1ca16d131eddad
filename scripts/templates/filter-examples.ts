/** Custom filters, each with a sentence and a rendered example. */

export interface FilterExample {
  readonly name: string;
  readonly text: string;
  readonly template: string;
}

export const FILTER_EXAMPLES: readonly FilterExample[] = [
  { name: 'duration', text: 'Seconds as a duration.', template: '{{ job.duration_seconds | duration }}' },
  { name: 'ago', text: 'How long ago a time was.', template: '{{ last_green.at | ago }}' },
  {
    name: 'date',
    text: "Liquid's own, in `time-zone`, like its other filters that begin with `date`.",
    template: '{{ run.started_at | date: "%A, %H:%M" }}',
  },
  { name: 'link', text: 'A link, if the URL is http or https.', template: '{{ ref.name | link: ref.url }}' },
  { name: 'code', text: 'A code span.', template: '{{ ref.name | code }}' },
  { name: 'quote', text: 'A block quote. Put it on a line of its own.', template: '{{ commit.subject | quote }}' },
  {
    name: 'table',
    text: 'A list of groups, or a map, as a table. Put it on a line of its own after an empty line. The first column links to the `url` of its row, `…_seconds` is shown as a duration, `…_at` as a time.',
    template: '{{ failed_jobs | table: "name as Job", "conclusion" }}',
  },
  {
    name: 'truncate_markdown',
    text: 'Cuts to a number of characters without breaking Markdown.',
    template: '{{ commit.subject | truncate_markdown: 20 }}',
  },
  {
    name: 'plural',
    text: 'A number, or the size of a list, with its noun. Pass the plural if it is irregular.',
    template: '{{ failed_jobs | plural: "job" }}, {{ 2 | plural: "entry", "entries" }}',
  },
  {
    name: 'mention',
    text: 'Mentions a user of the service by name, or by the login of a person, but never a group: write `@team` yourself.',
    template: '{{ "ada" | mention }}',
  },
];
