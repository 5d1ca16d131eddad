import { expect, test } from 'vitest';
import { createMatcher } from '../../../../src/delivery/search/search.ts';

const MARK = 'd-0123456789abcdef';
const OTHER = 'd-fedcba9876543210';
const RUN = 'https://ci.example/acme/app/actions/runs/42';
const SUBJECT = '❌ CI failed on main';
const BODY = `**CI** failed in 3 min: \`test\`, and what it printed last was this\n\n[Run #7](${RUN}#${MARK}) by Ann`;
const look = createMatcher({ subject: SUBJECT, body: BODY }, MARK);
const entry = (body = '', subject = '') => ({ body, subject });

test.each<[string, string | undefined, string | undefined, 'ours' | 'perhaps' | 'other']>([
  ['the mark', BODY, SUBJECT, 'ours'],
  ['the mark, under another subject', BODY, 'Renamed', 'ours'],
  ['the mark of an earlier message', BODY.replace(MARK, OTHER), SUBJECT, 'other'],
  ['no body, no subject', undefined, undefined, 'perhaps'],
  ['no body, our subject with its emoji spelled out', undefined, ':x: CI failed on main', 'perhaps'],
  ['an empty body, our subject cut', ' ', '❌ CI fail', 'perhaps'],
  ['the run link without the fragment, all else changed', `<p>CI <a href="${RUN}">Run</a></p>`, 'Renamed', 'perhaps'],
  ['our body cut', BODY.slice(0, 40), SUBJECT, 'perhaps'],
  ['our body cut, no subject', BODY.slice(0, 40), undefined, 'perhaps'],
  ['our body cut within the mark', BODY.slice(0, BODY.indexOf(MARK) + 9), SUBJECT, 'perhaps'],
  ['our body without its Markdown, cut', 'CI failed in 3 min: test', SUBJECT, 'perhaps'],
  ['another body that ends in an ellipsis, our subject', '<p>CI failed...', SUBJECT, 'perhaps'],
  ['another body that ends in an ellipsis, another subject', 'Let us see…', 'Buy milk', 'other'],
  ['another short body, our subject', 'Nightly failed in 9 min', SUBJECT, 'other'],
  ['another body long enough to show the mark, our subject', 'x'.repeat(BODY.length), SUBJECT, 'other'],
  ['another body, no subject', 'Somebody else wrote this', undefined, 'other'],
])('%s', (_name, body, subject, match) => {
  expect(look(entry(body, subject))).toBe(match);
});

test('compares the text if there is no run link', () => {
  const plain = createMatcher({ subject: 'Deploy', body: `Deployed 1.2 to production\n\nReference: ${MARK}` }, MARK);
  expect(plain(entry('Deployed 1.2 to production\n\nReference: ', 'Deploy'))).toBe('perhaps');
  expect(plain(entry('Deployed 1.1 to production', 'Deploy'))).toBe('other');
});
