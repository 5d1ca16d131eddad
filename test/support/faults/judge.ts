/** Holds what the step said against what the service kept. */
import type { StageResult } from '../../standin/runner.ts';
import { findSecret } from '../secrets.ts';
import type { Service } from './service.ts';

/**
 * - `exactly once`: there once, and said to be
 * - `duplicated`: there more than once
 * - `silently lost`: not there, and no annotation says so
 * - `reported lost`: not there, and said so
 * - `unknown`: said to be unknown, there or not
 * - `wrong`: what was said contradicts the record
 */
const ENDINGS = ['exactly once', 'duplicated', 'silently lost', 'reported lost', 'unknown', 'wrong'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Verdict {
  readonly seed: number;
  readonly ending: Ending;
  readonly copies: number;
  readonly outcome: string;
  readonly reason: string;
  /** Where a secret was seen, and in which encoding. */
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
  // Of an incident the task is judged by what is said of it, and the line by itself.
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

/** What the step says of the chat message of an incident. */
function findLine(result: StageResult): string | undefined {
  const receipt: { readonly line?: { readonly outcome?: string } } = JSON.parse(result.outputs['receipt'] || '{}');
  return receipt.line?.outcome;
}

/** Undefined where what is said of it is true. */
function lineEnding(line: string | undefined, chats: number): Ending | undefined {
  if (line === 'delivered' && chats === 0) return 'silently lost';
  return line === 'not-delivered' && chats > 0 ? 'wrong' : undefined;
}

/** The runner's masks come last: what the process wrote must not hold a secret before them either. */
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
