import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../src/message/templates/vocabulary.ts';
import { Expressions } from '../../../src/moving/expressions.ts';

function template(text: string): string {
  const expressions = new Expressions();
  return expressions.template(expressions.marked(text));
}

test.each([
  ['${{ github.ref_name }}', '{{ ref.name }}'],
  ['${{job.status}}', '{{ conclusion }}'],
  ['by ${{ github.actor }}.', 'by {{ actor.login }}.'],
  ['${{ github.sha }}', '{{ commit.short }}'],
  ['${{ github.repository }} #${{ github.run_number }}', '{{ repository.name }} #{{ run.number }}'],
  ['${{ github.event.head_commit.message }}', '{{ commit.message }}'],
  ['${{ github.event.head_commit.author.name }}', '{{ commit.author.name }}'],
  ['${{ github.event.pull_request.title }}', '{{ pull_request.title }}'],
  ['${{ github.event.pull_request.number }}', '{{ pull_request.number }}'],
  ['${{ github.server_url }}/${{ github.repository }}/actions/runs/${{ github.run_id }}', '{{ run.url }}'],
  ['https://github.com/${{ github.repository }}/actions/runs/${{ github.run_id }}', '{{ run.url }}'],
  ['https://github.com/${{github.repository}}/commit/${{github.sha}}', '{{ commit.url }}'],
  ['${{ github.server_url }}/${{ github.repository }}', '{{ repository.url }}'],
  ['${{ toJSON(github.event.pull_request.title) }}', '{{ pull_request.title }}'],
  ["${{ 'as it is' }}", 'as it is'],
  ["${{ job.status == 'success' && '✅' || '❌' }}", '{% if conclusion == "success" %}✅{% else %}❌{% endif %}'],
  ['{{ nobody }} {% raw %}', '{{ "{{" }} nobody }} {{ "{%" }} raw %}'],
  ['${{ without an end', '${{ "{{" }} without an end'],
  ['\uE0000\uE001', '0'],
])('%s becomes %s', (text, expected) => {
  expect(template(text)).toBe(expected);
});

test.each([
  ['env.IMAGE', 'image'],
  ['steps.build.outputs.image-digest', 'image_digest'],
  ['inputs.stage', 'stage'],
  ['vars.STAGING_URL', 'staging_url'],
  ['needs.build.outputs.version', 'version'],
  ["format('{0} }} x', matrix.node)", 'node'],
  ['steps.a.outputs.size', 'a_size'],
  ['matrix.3d', '_3d'],
])('%s is a variable', (expression, name) => {
  const expressions = new Expressions();
  expect(expressions.template(expressions.marked(`\${{ ${expression} }} and \${{ ${expression} }}`))).toBe(
    `{{ vars.${name} }} and {{ vars.${name} }}`,
  );
  expect([...expressions.variables]).toEqual([[name, expression]]);
});

test('two values of one name have two variables', () => {
  const expressions = new Expressions();
  const text = '${{ steps.a.outputs.tag }} ${{ steps.b.outputs.tag }} ${{ env.b_tag }}';
  expect(expressions.template(expressions.marked(text))).toBe('{{ vars.tag }} {{ vars.b_tag }} {{ vars.b_tag_2 }}');
});

test('a secret is left out, and named', () => {
  const expressions = new Expressions();
  expect(expressions.template(expressions.marked('a ${{ secrets.TOKEN }} b ${{ github.token }}'))).toBe('a  b ');
  expect([...expressions.secrets]).toEqual(['secrets.TOKEN', 'github.token']);
});

test('every fact that stands for an expression is one', () => {
  const names = [
    ...['ref_name', 'ref', 'head_ref', 'base_ref', 'actor', 'sha', 'repository', 'workflow', 'run_number', 'run_id'],
    ...[
      'run_attempt',
      'event_name',
      'job',
      'event.action',
      'event.compare',
      'event.sender.login',
      'event.issue.user.login',
    ],
    ...['event.head_commit.url', 'event.head_commit.author.email', 'event.head_commit.author.username'],
    ...['event.pull_request.html_url', 'event.pull_request.user.login', 'event.pull_request.head.ref'],
    ...['event.release.tag_name', 'event.release.body', 'event.release.author.login', 'event.issue.title'],
    ...['event.deployment.environment', 'event.workflow_run.name', 'event.workflow_run.html_url'],
  ];
  for (const name of names) {
    const path = /^\{\{ ([\w.]+) \}\}$/.exec(template(`\${{ github.${name} }}`))?.[1] ?? '';
    const shape = path
      .split('.')
      .reduce<unknown>((all, part) => (all as Record<string, unknown> | undefined)?.[part], VOCABULARY);
    expect([name, shape]).not.toEqual([name, undefined]);
  }
});
