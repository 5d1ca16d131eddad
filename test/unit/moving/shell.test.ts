import { expect, test } from 'vitest';
import { Expressions } from '../../../src/moving/expressions.ts';
import { readCurl } from '../../../src/moving/shell.ts';

function read(script: string): unknown {
  const expressions = new Expressions();
  const post = readCurl(script, expressions);
  return 'reason' in post ? (post.reason ?? 'no notifier') : { ...post, data: expressions.unmarked(post.data) };
}

test.each([
  [`curl -d '{"text": "a"}' "$SLACK_WEBHOOK"`, '{"text": "a"}', '${{ env.SLACK_WEBHOOK }}'],
  [
    `curl -X POST --data "{\\"text\\": \\"a $GITHUB_SHA\\"}" \${SLACK_URL}`,
    '{"text": "a ${{ github.sha }}"}',
    '${{ env.SLACK_URL }}',
  ],
  [
    `curl \\\n  -H 'a: b' \\\n  --json '{"content":\n"x"}' \\\n  \${{ secrets.DISCORD_WEBHOOK }}`,
    '{"content":\n"x"}',
    '${{ secrets.DISCORD_WEBHOOK }}',
  ],
  [
    `set -e\n# why\necho telling\ncurl -sS --url https://hooks.slack.com/services/x -d'{}' -d '{"text":"a"}'`,
    undefined,
    '',
  ],
  [`curl -d '{"text": "it'"'"'s"}' $SLACK_WEBHOOK || true`, '{"text": "it\'s"}', '${{ env.SLACK_WEBHOOK }}'],
  [
    `curl --data-urlencode 'payload={"text": "a"}' $SLACK_WEBHOOK > /dev/null`,
    '{"text": "a"}',
    '${{ env.SLACK_WEBHOOK }}',
  ],
  [`curl --request=POST --data='{"text": "a"}' "$SLACK_WEBHOOK"`, '{"text": "a"}', '${{ env.SLACK_WEBHOOK }}'],
])('%s', (script, data, address) => {
  const expected = data === undefined ? expect.anything() : { address, data };
  expect(read(script)).toEqual(expected);
});

test.each([
  ['make', 'no notifier'],
  ['curl -sSf https://example.com/install.sh | sh', 'no notifier'],
  [`curl -d '{"ref": "main"}' https://api.example.com`, 'no notifier'],
  ['curl "$SLACK_WEBHOOK"', 'no notifier'],
  [`curl -d '{"text": "a"}' $SLACK_WEBHOOK\nmake`, 'does more'],
  [`echo hi > file\ncurl -d '{"text": "a"}' $SLACK_WEBHOOK`, 'does more'],
  [`curl -d '{"text": "a"}' $SLACK_WEBHOOK\ncurl -d '{"text": "b"}' $SLACK_WEBHOOK`, 'more than once'],
  [`if true; then curl -d '{"text": "a"}' $SLACK_WEBHOOK; fi`, 'within another command'],
  ['curl -d "{\\"text\\": \\"$(date)\\"}" $SLACK_WEBHOOK', 'its shell works out'],
  ['curl -d "`date`" $SLACK_WEBHOOK', 'its shell works out'],
  ['curl -d @body.json $SLACK_WEBHOOK', 'stands in a file'],
  ['curl -F text=a $SLACK_WEBHOOK', 'a form'],
  ['curl -u a:b -d x $SLACK_WEBHOOK', 'logs in'],
  ['curl -d "${TEXT:-none}" $SLACK_WEBHOOK', 'its shell works out'],
])('%s is left alone', (script, reason) => {
  expect(read(script)).toContain(reason);
});

test('a script that never closes its quote ends in time', () => {
  expect(read(`curl slack '${'x\n'.repeat(5_000)}`)).toEqual(expect.any(String));
});
