/** The filters of our own, each with a sentence and something that is rendered for the page. */

export interface FilterExample {
  readonly name: string;
  readonly text: string;
  readonly template: string;
}

export const FILTER_EXAMPLES: readonly FilterExample[] = [
  { name: 'duration', text: 'Seconds as people say them.', template: '{{ job.duration_seconds | duration }}' },
  { name: 'ago', text: 'How long ago a time is.', template: '{{ last_green.at | ago }}' },
  {
    name: 'date',
    text: "Liquid's own, in `time-zone`; so are the others that begin with `date`.",
    template: '{{ run.started_at | date: "%A, %H:%M" }}',
  },
  { name: 'short_sha', text: 'Seven characters of a hash.', template: '{{ commit.sha | short_sha }}' },
  { name: 'link', text: 'A link, where the address is one of the web.', template: '{{ ref.name | link: ref.url }}' },
  { name: 'code', text: 'A span of code.', template: '{{ ref.name | code }}' },
  { name: 'quote', text: 'A block quote; begins on a line of its own.', template: '{{ commit.subject | quote }}' },
  {
    name: 'table',
    text: 'A list of groups, or a map, as a table; begins on a line of its own, after an empty one. The first column links to the `url` of its row, `…_seconds` is told as a duration, `…_at` as a time.',
    template: '{{ failed_jobs | table: "name as Job", "conclusion" }}',
  },
  {
    name: 'truncate_markdown',
    text: 'At most so many characters, nothing left half.',
    template: '{{ sections.commit | truncate_markdown: 80 }}',
  },
  {
    name: 'plural',
    text: 'A number, or the size of a list, with its noun; a second one where an s is not enough.',
    template: '{{ failed_jobs | plural: "job" }}, {{ 2 | plural: "entry", "entries" }}',
  },
  {
    name: 'mention',
    text: 'Mentions a user of the service by name, or by the login of a person. Never a group: write `@team` yourself.',
    template: '{{ "ada" | mention }}',
  },
];
