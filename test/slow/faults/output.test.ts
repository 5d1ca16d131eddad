import { expect, test } from 'vitest';
import { contextsFor } from '../../standin/contexts.ts';
import { runAction } from '../../standin/runner.ts';
import { example } from '../../support/events.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { FAULTS, type Fault, faultNamed } from '../../support/fault-table.ts';
import { answer } from '../../support/fault-wire.ts';
import { findSecret } from '../../support/secrets.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const TIMEOUT_S = 2;
/**
 * Permanent rejections, which take no time: on a slow machine they must not look like a lost response and be retried.
 */
const REFUSED = /^40[13]$/;
const PATIENT_S = 60;
const PASSWORD = 'p4ss/w&rd "of" <ci>';
const HOSTILE =
  '\r::error::pwned\n::set-output name=outcome::pwned\r\n##[error]pwned \u001b[31mred\u202e\u2028::warning::pwned';

async function run(error: Fault, inputs: Record<string, string>, debug: boolean) {
  const server = await startFaultServer([error]);
  const url = server.url.href;
  const location: Record<string, string> =
    inputs['username'] === undefined ? { 'webhook-url': url } : { 'base-url': server.url.origin };
  try {
    const [result] = await runAction({
      actionPath: ROOT,
      stage: 'main',
      inputs: { timeout: String(REFUSED.test(error.name) ? PATIENT_S : TIMEOUT_S), ...location, ...inputs },
      contexts: contextsFor('push', { ...example('push', 0), ref: `refs/heads/${HOSTILE}`, compare: HOSTILE }),
      env: { WORKROOM_SETTLE_TIME: '1' },
      debug,
    });
    if (result === undefined) throw new Error('the action did not run');
    return { result, url, truth: server.truth };
  } finally {
    await server.close();
  }
}

const REST = { username: 'ci-bot', password: PASSWORD, team: '5', kind: 'topic' };
/** Faults, alternating between webhook and REST, half of them with a debug log. */
const CASES = FAULTS.filter(({ over: completed }) => completed === 'tcp').map((error, index) => ({
  fault: error,
  name: index % 2 === 0 ? error.name : `${error.name}, REST topic`,
  inputs: index % 2 === 0 ? {} : REST,
  debug: index % 4 < 2,
}));

test('every fault: an outcome, no secret, no injected line', async () => {
  const waiting = [...CASES];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { result, url, truth } = await run(one.fault, one.inputs, one.debug);
      expect(result.outputs['outcome'], one.name).toMatch(/^(delivered|not-delivered|unknown)$/);
      expect(result.exitCode, one.name).toBe(0);
      expect(result.annotations.length > 0, one.name).toBe(result.outputs['outcome'] !== 'delivered');
      expectClean(one.name, result.rawOutput.toString(), [url, PASSWORD]);
      for (const text of [result.summary, JSON.stringify(result.outputs), JSON.stringify(result.state)]) {
        for (const secret of [url, PASSWORD]) expect(findSecret(text, secret), one.name).toEqual([]);
      }
      if (REFUSED.test(one.fault.name)) expect(truth.requests, one.name).toHaveLength(1);
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
});

test.each([400, 401, 403, 404, 413, 422, 500])(
  "service message of status %i can't inject workflow commands",
  async (status) => {
    const body = JSON.stringify({ error: { message: HOSTILE } });
    const error = {
      ...faultNamed('none'),
      stores: false,
      play: answer(status, { body: Buffer.from(body).toString('latin1') }),
    };
    const { result, url } = await run(error, { delivery: 'at-most-once' }, true);
    expectClean(String(status), result.rawOutput.toString(), [url]);
    expect(result.annotations).toHaveLength(1);
    expect(result.outputs['outcome']).not.toBe('pwned');
  },
);

/** Splits the output into lines like the runner, which also ends a line at a lone CR. */
function expectClean(name: string, output: string, secrets: readonly string[]): void {
  const lines = output.split(/\r\n|\r|\n/).filter((line) => !line.startsWith('::add-mask::'));
  for (const line of lines) {
    expect(line, name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(line, name).not.toContain('##[');
    if (line.trimStart().startsWith('::'))
      expect(line, name).toMatch(/^::(error|warning|notice) title=workroom-notify::/);
  }
  for (const secret of secrets) expect(findSecret(lines.join('\n'), secret), name).toEqual([]);
}
