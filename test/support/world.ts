/** A world that reaches the real network and GitHub's real client, with a clock that stands still. */
import { connectToGithub } from '../../src/process/github.ts';
import { createSend } from '../../src/transport/send.ts';
import type { World } from '../../src/world.ts';

/** @param now ISO 8601; requests end by timers of their own */
export function worldAt(now: string, env: World['env'] = {}): World {
  return {
    env,
    workspace: env['GITHUB_WORKSPACE'] || '.',
    send: createSend(),
    github: connectToGithub,
    now: () => Date.parse(now),
    sleep: async () => {},
    random: () => 0.5,
    signal: new AbortController().signal,
  };
}
