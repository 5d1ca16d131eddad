/**
 * Values of each option that are valid and odd: at the edge of what is allowed, written as hardly anybody writes them, or
 * equal to words that mean something elsewhere. Each has a name, for the line that reproduces a case. A new option that is
 * no switch is to have some as well.
 */
import type { OptionName } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import { boolean } from '../../src/settings/readers/choices.ts';

/** Hidden in every run: it is in `secrets`, and in a variable that is named like a secret. */
export const HIDDEN = 'pw-Zq7Xw4kPd9sVb';

const FAMILY = '👩‍👩‍👧‍👦';
const RTL = '\u202Eenog si rorre eht\u202C';
const MEGABYTE = 'word '.repeat(200_000);
const needs = (...results: readonly string[]) =>
  JSON.stringify(Object.fromEntries(results.map((result, index) => [`job ${index}`, { result, outputs: {} }])));

type Values = Readonly<Record<string, string>>;

const SWITCHED: Values = { true: 'true', capitals: ' TRUE ', false: 'False' };

export const ODD: Readonly<Record<string, Values>> = {
  ...Object.fromEntries(OPTIONS.filter(({ read }) => read === boolean).map(({ name }) => [name, SWITCHED])),
  kind: { blanks: '  message ', capitals: 'MESSAGE' },
  when: {
    doubled: 'always, always,always',
    'list in lines': 'failure\r\nsuccess\r\n\r\ncancelled',
    history: 'change',
    'all of them': 'always,success,failure,cancelled,change,broken,still-failing,fixed',
  },
  'only-if': {
    'by history': 'failures_in_a_row >= 3',
    'of a fact that is never there': 'deployment.environment == "moon" or true',
    wrong: 'conclusion = = "failure"',
    'never true': 'conclusion == "failed"',
    long: `${'conclusion != "x" and '.repeat(80)}true`,
    'of health': 'health.turned_red.size > 0 or true',
    'a word': 'failure()',
  },
  status: {
    success: 'success',
    capitals: 'FAILURE',
    cancelled: 'cancelled',
    timed_out: 'timed_out',
    in_progress: 'in_progress',
    skipped: 'skipped',
    neutral: 'neutral',
    needs: needs('success', 'failure', 'skipped'),
    'one need': needs('cancelled'),
    'many needs': needs(...Array.from({ length: 300 }, () => 'failure')),
    workflow: 'workflow',
  },
  template: {
    compact: 'compact',
    detailed: 'detailed',
    watch: 'watch',
    digest: 'digest',
    file: 'notify/whole.md',
    'broken file': 'notify/broken.md',
    'empty file': 'notify/empty.md',
    'file of sections': './notify/../notify/sections.md',
  },
  subject: {
    nothing: '{{ vars.nothing }}',
    broken: '{{ jobs.nam | }',
    lines: 'One\r\nTwo\n\nThree',
    long: 'x'.repeat(5_000),
    rtl: RTL,
    facts: '{{ workflow }} {{ conclusion }} {{ change }}',
  },
  body: {
    nothing: '{% if false %}x{% endif %}',
    blank: '{{ "" }}\r\n',
    'a mistake': '{{ jobs.nam }} {{ conclusoin }}',
    unclosed: '{% if conclusion == "failure" %}red',
    'a filter that is not there': '{{ commit.subject | shout }}',
    long: MEGABYTE,
    emoji: `${FAMILY.repeat(900)} {{ conclusion }}`,
    hidden: `the password is ${HIDDEN} and {{ vars.hidden }}`,
    'every section': '{{ sections.headline }} {{ sections.failures }} {{ sections.report }} {{ sections.tests }}',
    'a number': '0',
    health: '{{ health.workflows.size }} {{ health.turned_red[0].name }}',
    hostile: `</script>@here [x](javascript:alert(1)) ::error::x %0A${RTL}\u0000`,
  },
  variables: {
    'YAML words': 'yes: no\non: off\nnull: ~\nn: 0o17\ndate: 2026-02-30',
    nested: 'a: {b: {c: [1, {d: null}]}}',
    prototype: '{"__proto__": {"x": 1}, "constructor": 1, "toString": "a", "hasOwnProperty": true}',
    hidden: `hidden: ${HIDDEN}`,
    anchors: 'a: &a [1, 2]\nb: *a',
    long: `text: "${'x'.repeat(100_000)}"`,
    numbers: '1: one\n2.5: two\n"": none',
  },
  mention: {
    everybody: 'team, here, admins, author, suspects, owners',
    doubled: 'ada,ada @ada\nADA',
    unicode: 'Åsa, 李雷',
    nobody: 'nobody-of-that-name',
    many: Array.from({ length: 100 }, (_, index) => `user${index}`).join(' '),
  },
  users: {
    inline: 'ada: grace\nada@example.com: "@grace"',
    file: 'notify/users.yml',
    'no such file': 'notify/none.yml',
    JSON: '{"octocat": "ada", "1234+octocat@users.noreply.github.com": "ada"}',
    numbers: 'ada: 7',
    prototype: '{"__proto__": "ada", "constructor": "ada"}',
  },
  assignees: {
    chain: 'suspects or owners or admins',
    mixed: 'ada, ada, ada@acme.example, 1, author',
    nobody: 'nobody-of-that-name',
    'more than ten': Array.from({ length: 20 }, (_, index) => index + 1).join(','),
  },
  category: { name: 'To do', blanks: '  to DO  ', unicode: FAMILY, id: '999999999999999' },
  'due-date': { today: 'today', weeks: '+2w', none: '+0d', far: '9999-12-31', leap: '2028-02-29', capitals: 'TODAY' },
  'complete-date': { today: 'today', past: '1970-01-01', far: '9999-12-31' },
  'unique-key': {
    auto: 'auto',
    capitals: 'AUTO',
    quotes: `it's "a" key'`,
    long: 'k'.repeat(200),
    unicode: `${FAMILY} 100 % & | *`,
    wild: '%',
  },
  'sender-name': {
    emoji: FAMILY,
    rtl: RTL,
    long: 'n'.repeat(100),
    markup: '<b>*CI*</b> @here',
    template: '{{ actor.name }}',
  },
  'sender-avatar': {
    odd: 'https://ex%61mple.com:8443/%F0%9F%98%80.png?a=b&a=c#x',
    idn: 'https://bücher.example/a.png',
  },
  report: {
    file: 'reports/report.md',
    empty: 'reports/empty.md',
    'no such file': 'reports/none.md',
    pattern: 'reports/*.md',
    folder: 'reports',
    binary: 'reports/binary.bin',
    outside: '../../etc/passwd',
    absolute: '/etc/passwd',
  },
  'test-reports': {
    files: '**/TEST-*.xml',
    none: 'no/such/**/*.xml',
    'not XML': 'reports/*.md',
    many: 'many/**',
    braces: '{{a,b}/**,**/*.{xml,trx}}',
    excluded: '**/*.xml\n!**/*.xml',
    absolute: '/nowhere/**/TEST-*.xml',
  },
  'log-files': {
    file: 'test.log',
    many: 'many/*.log\r\n\r\nmany/*.log',
    binary: 'reports/*.bin',
    none: '*.none',
    all: '**',
    above: '../*.log',
  },
  period: { hours: '1h', longest: '31d', weeks: '2w', blanks: ' 7d ' },
  repositories: { pattern: 'acme/*', doubled: 'acme/app, acme/app', another: 'nobody/nothing', many: repositories(50) },
  'github-token': { odd: `ghs_${'A1b2'.repeat(60)}` },
  secrets: {
    'words of a verdict': 'failure\nsuccess\ncancelled',
    'words of a kind': 'message\ntopic\ntask\nincident\npush',
    'words of an outcome': 'delivered\nskipped\nunknown\ndry-run\nbroken\nfixed',
    'words of a message': 'failed\npassed\nmain\nCI\nbuild',
    hidden: `${HIDDEN}\r\n\r\n`,
    'with signs': '$1.*[\\]()\n"quoted"\n%0A%0A\n{{ }}',
    short: 'a\n1\n-\n:',
    many: Array.from({ length: 2_000 }, (_, index) => `value-number-${index}`).join('\n'),
  },
  delivery: { 'at most': 'at-most-once', 'at least': 'AT-LEAST-ONCE' },
  timeout: {
    ...{ '1': '1', '1.001': '1.001', '1.999': '1.999', '2': '2', '3.33': '3.33', '4': '4', '5': '5', '7.77': '7.77' },
    ...{ '59.9999': '59.9999', '3600': '3600', zeros: '0060.50' },
  },
  'time-zone': { west: 'Etc/GMT+12', east: 'Pacific/Kiritimati', half: 'Asia/Kathmandu', capitals: 'europe/berlin' },
  drill: { true: 'True' },
  context: {
    empty: '{}',
    nulls: '{"job":null,"matrix":null,"strategy":null}',
    odd: '{"job":{"status":"weird","check_run_id":"x"},"matrix":{"a":{"b":[1]}},"strategy":{"job-total":1e9}}',
    text: '{"job":"failure","matrix":[],"strategy":"x"}',
    cancelled: '{"job":{"status":"cancelled"},"matrix":{"os":"ubuntu","node":24,"x":null}}',
  },
  format: { text: 'text', capitals: 'TEXT', json: 'Json' },
  'facts-file': {
    new: 'out/new/facts.json',
    blanks: '  facts.json ',
    capitals: 'Facts.JSON',
    above: '../facts.json',
    'of git': '.git/facts.json',
  },
  'settle-time': { none: '0', fraction: '0.001', odd: '1.5', longest: '600' },
  'max-length': { shortest: '200', fraction: '200.9', longest: '100000', odd: '3899.5' },
} satisfies Partial<Record<Exclude<OptionName, Destination>, Values>>;

/** Options that together say where to: `services.ts` gives their values. */
type Destination = 'webhook-url' | 'base-url' | 'username' | 'password' | 'team' | 'forum';

function repositories(count: number): string {
  return Array.from({ length: count }, (_, index) => `acme/app-${index}`).join('\n');
}
