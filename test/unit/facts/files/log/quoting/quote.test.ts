import { expect, test } from 'vitest';
import { quoteLines } from '../../../../../../src/facts/files/log/quoting/quote.ts';
import { hideCredentials } from '../../../../../../src/text/credentials/hide.ts';

test.each([
  [['-----BEGIN RSA PRIVATE KEY-----', 'MIIE', 'hunter2=', '-----END RSA PRIVATE KEY-----']],
  [['{"name": "DB_PASSWORD",', '"value": "Zq7x-hunter2"}']],
])('a credential is hidden where only the line above tells that it is one: %j', (lines) => {
  const quoted = quoteLines(['login failed', ...lines, 'bye'], hideCredentials);
  expect(quoted).toMatch(/^login failed\n.*\nbye$/s);
  expect(quoted).not.toContain('hunter2');
});
