import { expect, test } from 'vitest';
import { contextsFor } from '../../standin/contexts.ts';
import { fixtureAction } from '../../standin/fixture-action.ts';
import { runAction } from '../../standin/runner.ts';
import { normalise, transcript } from '../../standin/transcript.ts';
import { example } from '../../support/events.ts';

test('a transcript is the same on every run', async () => {
  const main = `
const fs = require('fs');
fs.appendFileSync(process.env.GITHUB_OUTPUT, 'id=7\\n');
fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done\\n\\n');
console.log('::notice title=Sent::sent d-0123456789abcdef in ' + Date.now() % 1000 + ' ms');
console.log(process.cwd() + ' ' + new Date().toISOString() + ' http://127.0.0.1:' + process.pid + '/x');
process.exitCode = 1;`;
  const actionPath = fixtureAction({ main, post: 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 9e3)' });
  const results = await runAction({ actionPath, contexts: contextsFor('push', example('push')) });
  expect(transcript(results, { received: 'POST /hook', replace: [[/POST/, 'A POST to']] })).toBe(`\
# main: failure, exit code 1

## Log
Notice: sent d-MARKER in DURATION
TEMP/workspace TIME http://127.0.0.1:PORT/x

## Annotations
- notice (Sent): sent d-MARKER in DURATION

## Outputs
id=7

## Summary
# Done

# post: failure, SIGTERM

## The service received
A POST to /hook
`);
});

test.each([
  ['localhost:8080 [::1]:99', 'localhost:PORT [::1]:PORT'],
  ['2026-05-25T09:43:15.289Z, 2026-05-25 09:43 UTC, Mon, 25 May 2026 09:43:15 GMT', 'TIME, TIME, TIME'],
  ['{"duration_ms":12.5} took 1.25 s', '{"duration_ms":DURATION} took DURATION'],
  ['k-00112233445566ff', 'k-MARKER'],
  [
    'd-0123456789ABCDEF d-123 60 seconds 2026-05-25 v1.2.3 step 3 ms',
    'd-0123456789ABCDEF d-123 60 seconds 2026-05-25 v1.2.3 step DURATION',
  ],
])('%j reads %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});
