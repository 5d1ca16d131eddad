/** That what only its place in a structure makes a credential is hidden: entries of a Secret, lists of words and codes. */
import { expect, test } from 'vitest';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';

const WORDS = 'abandon ability able about above absent absorb abstract absurd abuse access accident';
const NUMBERED = WORDS.split(' ')
  .map((word, index) => `${index + 1}. ${word}`)
  .join('\n');

test.each([
  [
    'kind: Secret\nmetadata:\n  name: x\ndata:\n  a: YWJj\n  b.txt: "ZGVm"\ntype: Opaque',
    'kind: Secret\nmetadata:\n  name: x\ndata:\n  a: ***\n  b.txt: "***"\ntype: Opaque',
  ],
  ['data:\n  a: YWJj\nkind: Secret\nother:\n  c: d', 'data:\n  a: ***\nkind: Secret\nother:\n  c: d'],
  [
    '{\n  "data": {\n    "a": "YWJj",\n    "b": "ZGVm"\n  },\n  "kind": "Secret"\n}',
    '{\n  "data": {\n    "a": "***",\n    "b": "***"\n  },\n  "kind": "Secret"\n}',
  ],
  [
    'kind: ConfigMap\ndata:\n  a: b\n---\nkind: Secret\nstringData:\n  c: d',
    'kind: ConfigMap\ndata:\n  a: b\n---\nkind: Secret\nstringData:\n  c: ***',
  ],
  [`Mnemonic: ${WORDS}`, 'Mnemonic: ***'],
  [`{"seed_phrase": "${WORDS}"}`, '{"seed_phrase": "***"}'],
  [`Your recovery phrase:\n\n${NUMBERED}\n\nKeep it safe`, 'Your recovery phrase:\n\n***\n\nKeep it safe'],
  ['Backup codes: 1234 5678, 8765 4321', 'Backup codes: ***'],
  ['Recovery codes:\na1b2c-d3e4f\ng5h6i-j7k8l', 'Recovery codes:\n***'],
  ['the one-time code is 123456 for now', 'the one-time code is *** for now'],
  ['setup code: 031-45-154', 'setup code: ***'],
])('%j', (text, hidden) => {
  expect(hideCredentials(text)).toBe(hidden);
  expect(hideCredentials(hidden)).toBe(hidden);
  expect(mayHoldCredential([text])).toBe(true);
});

test.each([
  'kind: Deployment\ndata:\n  a: YWJj',
  'seed: the job will start over with all of it once more and then it ends here for good',
  'the recovery key is kept elsewhere',
  'verification code was sent to ada',
  'backup codes: none left',
  'exit code 123456 and status code: 404',
])('%j stays as it is', (text) => {
  expect(hideCredentials(text)).toBe(text);
});
