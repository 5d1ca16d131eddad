import { expect, test } from 'vitest';
import { notify } from '../../../src/library/library-notify.ts';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient } from '../../../src/service/client.ts';
import { Webhook } from '../../../src/service/webhook.ts';
import { unknownOptions } from '../../../src/text/closest-match.ts';

const ACCOUNT = { baseUrl: 'https://acme.example.com', username: 'ada', password: 'x' };

test.each([
  ['timeout', 'Did you mean timeoutSeconds?'],
  ['retries', /^Use one of baseUrl, username, .* or omit it$/],
])('an unknown client option, %s', (option, fix) => {
  const problem = { option, message: 'unknown option', suggestion: expect.stringMatching(fix) };
  expect(() => new ServiceClient({ ...ACCOUNT, [option]: 5 })).toThrow(
    expect.objectContaining({ problems: [problem] }),
  );
});

test('a webhook, the sandbox, and the runtime of notify reject unknown options', async () => {
  expect(() => new Webhook({ url: 'https://a.example/x', timeout: 5 } as never)).toThrow(
    /Did you mean timeoutSeconds\?/,
  );
  await expect(startSandbox({ prot: 1 } as never)).rejects.toThrow(/prot: unknown option. Did you mean port\?/);
  await expect(notify({}, { singal: undefined, sginal: 1 } as never)).rejects.toThrow(/Did you mean signal\?/);
});

test("undefined options don't count, and a value that isn't an object has no options", () => {
  expect(unknownOptions({ other: undefined }, ['a'])).toEqual([]);
  for (const none of [undefined, null, 'text', ['a']]) expect(unknownOptions(none, ['a'])).toEqual([]);
});
