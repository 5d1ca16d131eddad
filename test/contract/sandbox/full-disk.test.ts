import { expect, test, vi } from 'vitest';
import { FaultQueue } from '../../../src/sandbox/faults.ts';
import { RequestLog } from '../../../src/sandbox/http/request-log.ts';
import { listen } from '../../../src/sandbox/http/server.ts';
import { openDatabase } from '../../../src/sandbox/store/database.ts';

test('answers 507 and logs one line if the disk is full, and serves the next request', async () => {
  const message = vi.spyOn(console, 'error').mockReturnValue();
  const db = await openDatabase(undefined);
  db.all('CREATE TABLE kept (text TEXT) STRICT');
  db.all('PRAGMA max_page_count = 200');
  const server = await listen({
    ...{ port: 0, host: '127.0.0.1', tls: undefined, faults: new FaultQueue(), log: new RequestLog() },
    isService: () => true,
    handle: async ({ body }) => {
      db.transaction(() => db.all('INSERT INTO kept VALUES (?)', body.toString()));
      return { status: 204, headers: {}, body: '' };
    },
  });
  const post = (body: string) => fetch(`http://127.0.0.1:${server.port}/api`, { method: 'POST', body });
  try {
    const full = await post('x'.repeat(1_000_000));
    expect(full.status).toBe(507);
    expect(await full.text()).toContain("The sandbox's disk is full. Nothing was stored.");
    expect(message.mock.calls).toEqual([['sandbox: disk full; a request was rejected and nothing was stored.']]);
    expect((await post('small')).status).toBe(204);
    expect(db.all('SELECT text FROM kept')).toEqual([{ text: 'small' }]);
  } finally {
    message.mockRestore();
    await server.close();
    db.close();
  }
});
