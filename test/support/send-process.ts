/** `send` of the command line, as a process: options as flags and from the environment. */
import { connectToGithub } from '../../src/action/github.ts';
import { notify } from '../../src/notify.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { OPTIONS } from '../../src/settings/registry.ts';
import { createSend } from '../../src/transport/send.ts';
import { SYSTEM } from '../../src/transport/system.ts';

const { env, argv } = process;
const [command, ...flags] = argv.slice(2);
if (command !== 'send') throw new Error(`unknown command ${command}`);
const given = OPTIONS.flatMap(({ name }) => {
  const flag = flags.indexOf(`--${name}`);
  const value = flag === -1 ? env[`WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`] : flags[flag + 1];
  return value === undefined || value === '' ? [] : [[name, { value, from: 'input' }] as const];
});
const { signal } = new AbortController();
const { receipt, notices } = await notify(await readSettings(new Map(given), new Date()), {
  env,
  send: createSend(),
  github: connectToGithub,
  now: Date.now,
  sleep: (ms, until) => SYSTEM.sleep(ms, signal, until),
  random: Math.random,
  signal,
});
for (const notice of notices) console.error(notice);
console.log(receipt.outcome);
process.exitCode = receipt.outcome === 'delivered' ? 0 : 1;
