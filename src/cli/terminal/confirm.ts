/** Questions on a terminal. */
import { SettingsError } from '../../errors.ts';
import type { Output } from './output.ts';

/**
 * Says what is going to be done and asks whether to do it; anything but yes is no.
 *
 * @param action for example `Remove Gita Rao (gita) from the team Platform`
 * @throws SettingsError where there is no terminal to ask on
 */
export async function confirmed(output: Output, action: string): Promise<boolean> {
  const words = output.safe(action);
  if (!canAsk()) {
    const fix = 'Add --yes to do it';
    throw new SettingsError([{ option: 'yes', fault: `not given, and there is no terminal to ask on: ${words}`, fix }]);
  }
  return /^y(es)?$/i.test(await answerTo(`${words}? [y/N] `));
}

export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** What is typed, without blanks around it; empty where the input ended, or after Ctrl+C. */
export async function answerTo(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  try {
    return (await lines.question(question, { signal: ended.signal })).trim();
  } catch {
    process.stderr.write('\n');
    return '';
  } finally {
    lines.close();
  }
}
