import { expect, test } from 'vitest';
import { runBareAction } from '../../support/bare-action.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { findSecret } from '../../support/secrets.ts';

const TOKEN = 'tok3n_s3cret_9';

test('no log of Node or undici shows an address', async () => {
  const server = await startFaultServer([faultNamed('404'), faultNamed('reset')]);
  try {
    const env = { WORKROOM_WEBHOOK_URL: server.url.href, WORKROOM_STATUS: 'failure', NODE_DEBUG: '*' };
    const { stdout, stderr, status } = await runBareAction(env);
    expect(status).toBe(0);
    expect(stdout).toContain('404');
    expect(findSecret(stdout + stderr, TOKEN)).toEqual([]);
    // Buffers are logged as hexadecimal digits in pairs.
    expect(findSecret(stderr.replaceAll(' ', ''), TOKEN)).toEqual([]);
  } finally {
    await server.close();
  }
});
