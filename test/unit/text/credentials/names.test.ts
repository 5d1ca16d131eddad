/** Tests that logs and environments use the same classification of names. */
import { describe, expect, test } from 'vitest';
import { type NameKind, nameKind } from '../../../../src/text/credentials/names.ts';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { findEnvironmentSecrets } from '../../../../src/text/redaction/secrets.ts';

const VALUE = 'x7Fq-2mLp9Zt4KwQ';

const NAMES: Readonly<Record<NameKind, string>> = {
  password: 'DB_PASSWORD PGPASSWORD MYSQL_PWD ADMIN_PASS spring.datasource.password Pwd PASSWORD_2 DB_PASSWORD_PROD',
  token: 'GITHUB_TOKEN _authToken clientSecret VAULT_SECRET_ID GH_PAT SAMLResponse SENTRY_DSN',
  key: 'AWS_ACCESS_KEY OPENAI_APIKEY SIGNING_KEY_2 x-functions-key client-key-data API_KEY_TEST SECRET_KEY_BASE',
  header: 'Authorization Set-Cookie HTTP_COOKIE proxy-authorization',
  weak: 'DB_PASSWORD_OF_SHOP GOOGLE_CREDENTIALS_JSON NPM_CONFIG__AUTH session_id2session SORTING_KEY signature',
  faint: 'KEY KEY_OF_FTP COOKIE_JAR',
};

describe.each(Object.entries(NAMES))('%s', (kind, names) => {
  test.each(names.split(' '))('%s', (name) => {
    expect(nameKind(name)).toBe(kind);
    expect(findEnvironmentSecrets({ [name]: VALUE })).toContain(VALUE);
    const line = `${name}=${VALUE}`;
    expect(redactText(line)).toBe(kind === 'faint' ? line : `${name}=***`);
  });
});

test.each(
  `PUBLIC_KEY NEXT_PUBLIC_API_KEY CACHE_KEY RESTORE_KEYS SONAR_PROJECT_KEY TOKEN_URL AWS_ACCESS_KEY_ID SECRET_NAME
  PASSWORD_MIN_LENGTH TOKENIZERS_PARALLELISM SECRETARY KEYBOARD COMPASS`.split(/\s+/),
)('%s announces no credential, neither in a log nor in an environment', (name) => {
  expect(nameKind(name)).toBeUndefined();
  expect(findEnvironmentSecrets({ [name]: VALUE })).toEqual([]);
  expect(redactText(`${name}=${VALUE}`)).toBe(`${name}=${VALUE}`);
});

test('keeps the directory of the shell', () => {
  expect(findEnvironmentSecrets({ PWD: '/builds/Internationalization2/shop' })).toEqual([]);
});
