/** Compares the report of the step with the records of the service. */
import type { StageResult } from '../../standin/runner.ts';
import { findSecret } from '../secrets.ts';
import type { Service } from './service.ts';

/**
 * Verdict on one schedule:
 * - `exactly once`: stored once, and reported as such
 * - `duplicated`: stored more than once
 * - `silently lost`: not stored, without an annotation
 * - `reported lost`: not stored, and reported
 * - `unknown`: reported as unknown, stored or not
 * - `wrong`: the report contradicts the record
 */
const ENDINGS = ['exactly once', 'duplicated', 'silently lost', 'reported lost', 'unknown', 'wrong'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Verdict {
  readonly seed: number;
  readonly ending: Ending;
  readonly copies: number;
  readonly outcome: string;
  readonly reason: string;
  /** Locations and encodings of leaked secrets. */
  readonly leaks: readonly string[];
  readonly played: readonly string[];
}

interface Circumstances {
  readonly seed: number;
  readonly canReadBack: boolean;
  readonly secrets: readonly string[];
}

export function scoreLines(result: StageResult, service: Service, { seed, canReadBack, secrets }: Circumstances) {
  const { outcome = '', reason = '', id = '' } = result.outputs;
  const { own: current } = service.records;
  const line = findLine(result);
  // Judge the task of an incident by its report, and the chat message separately.
  const message =
    line === undefined ? result.annotations.some(({ level }) => level === 'error') : outcome !== 'delivered';
  const verdict: Verdict = {
    seed,
    ending:
      lineEnding(line, service.records.chats) ??
      getEnding({
        outcome,
        copies: current.length,
        said: message,
        wrongId: canReadBack && !current.includes(Number(id)),
      }),
    copies: current.length,
    outcome,
    reason: reason || result.log.slice(-500),
    leaks: getLeaks(result, secrets),
    played: service.played,
  };
  return verdict;
}

function getEnding(seen: { outcome: string; copies: number; said: boolean; wrongId: boolean }): Ending {
  const { outcome, copies, said: message, wrongId } = seen;
  if (copies > 1) return 'duplicated';
  if (outcome === 'delivered' && copies === 1) return wrongId || message ? 'wrong' : 'exactly once';
  if (copies === 0 && !message) return 'silently lost';
  if (outcome === 'not-delivered' && copies === 0) return 'reported lost';
  return outcome === 'unknown' && message ? 'unknown' : 'wrong';
}

/** Finds the report about the chat message of an incident. */
function findLine(result: StageResult): string | undefined {
  const receipt: { readonly chat_message?: { readonly outcome?: string } } = JSON.parse(
    result.outputs['receipt'] || '{}',
  );
  return receipt.chat_message?.outcome;
}

/** Returns undefined if the report is true. */
function lineEnding(line: string | undefined, chats: number): Ending | undefined {
  if (line === 'delivered' && chats === 0) return 'silently lost';
  return line === 'not-delivered' && chats > 0 ? 'wrong' : undefined;
}

/** Checks the raw output, because the runner masks only afterwards. */
function getLeaks(result: StageResult, secrets: readonly string[]): string[] {
  const output = result.rawOutput.toString('utf8').split('\n');
  const locations = {
    output: output.filter((line) => !line.startsWith('::add-mask::')).join('\n'),
    outputs: Object.values(result.outputs).join('\n'),
    state: Object.values(result.state).join('\n'),
    summary: result.summary,
  };
  return Object.entries(locations).flatMap(([location, text]) =>
    secrets.flatMap((secret) => findSecret(text, secret).map((encoding) => `${location}: ${encoding}`)),
  );
}
