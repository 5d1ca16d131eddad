/** Creates a runtime with real network and GitHub client, and a fixed clock. */
import { openWorkspace, workspaceFolder } from '../../src/process/environment.ts';
import type { Runtime } from '../../src/runtime.ts';
import { createSend } from '../../src/service/http/send.ts';
import { secondsToMs, TimeBudget } from '../../src/time.ts';

/** @param now ISO 8601. Requests use their own timers */
export function worldAt(now: string, env: Runtime['env'] = {}): Runtime {
  const time = () => Date.parse(now);
  return {
    env,
    workspace: workspaceFolder(env),
    files: openWorkspace(env),
    send: createSend(),
    now: time,
    budget: new TimeBudget(time, secondsToMs(60)),
    sleep: async () => {},
    random: () => 0.5,
    signal: new AbortController().signal,
  };
}
