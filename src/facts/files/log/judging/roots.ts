/** What a program could not find because it could not ask for it stands behind what it says of the network. */

import { answerIn } from '../../../end/hosts.ts';
import type { JudgedLine } from '../judged-line.ts';
import { indentOf } from './belonging.ts';

/** For the root, above what came of it. */
const ROOT = 1;
/** At least, of a line that says what is wrong. */
const SAID = 7;
/** With less, a line tells of nothing that is wrong: the program went on. */
const TELLING = 2;
/** Lines from one to the other. */
const WITHIN = 12;
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;
/** Characters of a line that are looked at. */
const LONGEST = 600;

/** Raises the line on the network beside the surest one, where that only says what was not found, and nothing went on between. */
export function weighRoots(judged: readonly JudgedLine[]): void {
  const surest = judged.reduce<JudgedLine | undefined>(
    (best, line) => (line.total > (best?.total ?? 0) ? line : best),
    undefined,
  );
  const isSaid = surest?.kind === 'said' || surest?.kind === 'words';
  if (surest === undefined || !isSaid || !ABSENT.test(surest.text.slice(0, LONGEST)) || isOfNetwork(surest)) return;
  const at = judged.indexOf(surest);
  const root = rootFrom(judged, at, -1) ?? rootFrom(judged, at, 1);
  if (root === undefined) return;
  root.kind = 'said';
  root.silent = undefined;
  root.weight = Math.max(surest.weight, SAID) + ROOT;
  root.total = Math.max(surest.total, SAID) + ROOT;
}

function rootFrom(judged: readonly JudgedLine[], from: number, step: 1 | -1): JudgedLine | undefined {
  for (let away = 1; away <= WITHIN; away += 1) {
    const line = judged[from + away * step];
    if (line === undefined || line.kind === 'test') return undefined;
    if (isOfNetwork(line)) return line;
    const isOrdinary = line.silent === undefined && line.weight < TELLING;
    if (isOrdinary && !(step > 0 && indentOf(line.text) > indentOf(judged[from]?.text ?? ''))) return undefined;
  }
  return undefined;
}

function isOfNetwork({ text, silent }: JudgedLine): boolean {
  if (silent !== undefined && silent !== 'low') return false;
  const start = text.slice(0, LONGEST);
  return answerIn(start, start) !== undefined;
}
