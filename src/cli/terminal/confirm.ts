/** The question before something that cannot be taken back. */
import { createInterface } from 'node:readline/promises';
import { SettingsError } from '../../errors.ts';
import type { Output } from './output.ts';

/**
 * Says what is going to be done and asks whether to do it; anything but yes is no.
 *
 * @param deed for example `Remove Gita Rao (gita) from the team Platform`
 * @throws SettingsError where there is no terminal to ask on
 */
export async function confirmed(output: Output, deed: string): Promise<boolean> {
  const words = output.safe(deed);
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    const fix = 'Add --yes to do it';
    throw new SettingsError([{ option: 'yes', fault: `not given, and there is no terminal to ask on: ${words}`, fix }]);
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  try {
    const answer = await lines.question(`${words}? [y/N] `, { signal: ended.signal });
    return /^y(es)?$/i.test(answer.trim());
  } catch {
    // The input ended, or Ctrl+C.
    process.stderr.write('\n');
    return false;
  } finally {
    lines.close();
  }
}
