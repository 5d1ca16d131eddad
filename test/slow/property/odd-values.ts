/**
 * Unusual valid values of each option: at the limits, rarely written, or equal to keywords. Each has a name, to
 * reproduce a case. A new option other than a switch needs some as well.
 */
import { OPTIONS, type OptionName } from '../../../src/settings/option-registry.ts';
import { boolean } from '../../../src/settings/parsers/choices.ts';

/** Redacted in every run: it is in `secrets`, and in a variable with a secret-like name. */
export const HIDDEN = 'pw-Zq7Xw4kPd9sVb';

const FAMILY = '👩‍👩‍👧‍👦';
const RTL = '\u202Eenog si rorre eht\u202C';
const MEGABYTE = 'word '.repeat(200_000);
const needs = (...results: readonly string[]) =>
  JSON.stringify(Object.fromEntries(results.map((result, index) => [`job ${index}`, { result, outputs: {} }])));

type Values = Readonly<Record<string, string>>;

const SWITCHED: Values = { true: 'true', capitals: ' TRUE ', false: 'False' };

export const ODD: Readonly<Record<string, Values>> = {
  ...Object.fromEntries(OPTIONS.filter(({ parse }) => parse === boolean).map(({ name }) => [name, SWITCHED])),
  kind: { blanks: '  message ', capitals: 'MESSAGE' },
  when: {
    'list in lines': 'failure\r\nsuccess\r\n\r\ncancelled',
    'all of them': 'always,success,failure,cancelled,change,broken,still-failing,fixed',
  },
  'only-if': {
    'by history': 'failures_in_a_row >= 3',
    wrong: 'conclusion = = "failure"',
    'of health': 'health.turned_red.size > 0 or true',
  },
  status: {
    capitals: 'FAILURE',
    timed_out: 'timed_out',
    needs: needs('success', 'failure', 'skipped'),
    'many needs': needs(...Array.from({ length: 300 }, () => 'failure')),
    workflow: 'workflow',
  },
  template: {
    detailed: 'detailed',
    watch: 'watch',
    digest: 'digest',
    'broken file': 'notify/broken.md',
    'empty file': 'notify/empty.md',
    'file of sections': './notify/../notify/sections.md',
  },
  subject: {
    nothing: '{{ vars.nothing }}',
    lines: 'One\r\nTwo\n\nThree',
    rtl: RTL,
  },
  body: {
    nothing: '{% if false %}x{% endif %}',
    'a mistake': '{{ jobs.nam }} {{ conclusoin }}',
    long: MEGABYTE,
    emoji: `${FAMILY.repeat(900)} {{ conclusion }}`,
    hidden: `the password is ${HIDDEN} and {{ vars.hidden }}`,
    health: '{{ health.workflows.size }} {{ health.turned_red[0].name }}',
    hostile: `</script>@here [x](javascript:alert(1)) ::error::x %0A${RTL}\u0000`,
  },
  variables: {
    'YAML words': 'yes: no\non: off\nnull: ~\nn: 0o17\ndate: 2026-02-30',
    prototype: '{"__proto__": {"x": 1}, "constructor": 1, "toString": "a", "hasOwnProperty": true}',
    hidden: `hidden: ${HIDDEN}`,
    long: `text: "${'x'.repeat(100_000)}"`,
  },
  mention: {
    everybody: 'team, here, admins, author, suspects, owners',
    unicode: 'Åsa, 李雷',
    many: Array.from({ length: 100 }, (_, index) => `user${index}`).join(' '),
  },
  users: {
    inline: 'ada: grace\nada@example.com: "@grace"',
    file: 'notify/users.yml',
    prototype: '{"__proto__": "ada", "constructor": "ada"}',
  },
  assignees: {
    chain: 'suspects or owners or admins',
    'more than ten': Array.from({ length: 20 }, (_, index) => index + 1).join(','),
  },
  category: { name: 'To do', blanks: '  to DO  ', unicode: FAMILY, id: '999999999999999' },
  'due-date': { today: 'today', weeks: '+2w', none: '+0d', far: '9999-12-31', leap: '2028-02-29', capitals: 'TODAY' },
  'complete-date': { today: 'today', past: '1970-01-01', far: '9999-12-31' },
  'unique-key': {
    auto: 'auto',
    long: 'k'.repeat(200),
    unicode: `${FAMILY} 100 % & | *`,
  },
  'sender-name': {
    emoji: FAMILY,
    rtl: RTL,
    markup: '<b>*CI*</b> @here',
  },
  'sender-avatar': {
    odd: 'https://ex%61mple.com:8443/%F0%9F%98%80.png?a=b&a=c#x',
    idn: 'https://bücher.example/a.png',
  },
  report: {
    file: 'reports/report.md',
    pattern: 'reports/*.md',
    folder: 'reports',
    outside: '../../etc/passwd',
  },
  'test-reports': {
    files: '**/TEST-*.xml',
    'not XML': 'reports/*.md',
    braces: '{{a,b}/**,**/*.{xml,trx}}',
    excluded: '**/*.xml\n!**/*.xml',
  },
  'log-files': {
    file: 'test.log',
    binary: 'reports/*.bin',
    all: '**',
  },
  period: { hours: '1h', longest: '31d', weeks: '2w', blanks: ' 7d ' },
  repositories: { pattern: 'acme/*', doubled: 'acme/app, acme/app', another: 'nobody/nothing', many: repositories(50) },
  'github-token': { odd: `ghs_${'A1b2'.repeat(60)}` },
  secrets: {
    'words of a verdict': 'failure\nsuccess\ncancelled',
    'words of a message': 'failed\npassed\nmain\nCI\nbuild',
    hidden: `${HIDDEN}\r\n\r\n`,
    'with signs': '$1.*[\\]()\n"quoted"\n%0A%0A\n{{ }}',
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
    nulls: '{"job":null,"matrix":null,"strategy":null}',
    odd: '{"job":{"status":"weird","check_run_id":"x"},"matrix":{"a":{"b":[1]}},"strategy":{"job-total":1e9}}',
  },
  format: { text: 'text', capitals: 'TEXT', json: 'Json' },
  'facts-file': {
    new: 'out/new/facts.json',
    above: '../facts.json',
    'of git': '.git/facts.json',
  },
  'settle-time': { none: '0', fraction: '0.001', odd: '1.5', longest: '600' },
  'max-length': { shortest: '200', fraction: '200.9', longest: '100000', odd: '3899.5' },
} satisfies Partial<Record<Exclude<OptionName, Destination>, Values>>;

/** Options of the destination, whose values come from `services.ts`. */
type Destination = 'webhook-url' | 'base-url' | 'username' | 'password' | 'team' | 'forum';

function repositories(count: number): string {
  return Array.from({ length: count }, (_, index) => `acme/app-${index}`).join('\n');
}
