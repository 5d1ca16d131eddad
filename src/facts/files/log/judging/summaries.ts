/** A tool without a word for errors is known by its count: `17 vulnerabilities`, `2 files would be reformatted`. */

import { type JudgedLine, SURE } from '../judged-line.ts';

/** What no step should have. Warnings are no such thing. */
const WRONG =
  '(?:errors?|problems?|issues?|vulnerabilit(?:y|ies)|violations?|offen[cs]es?|findings?|leaks?|secrets?|mistakes?|typos?|conflicts?|mismatches|differences|duplicates|failures?)';
/** How many: none is no failure. */
const MANY = '[1-9][\\d,.]{0,9}';
const COUNTS: readonly RegExp[] = [
  new RegExp(`(?<![\\w/.,:-])${MANY} (?:[\\w-]{1,20} ){0,3}${WRONG}(?:\\(s\\))?(?![\\w:-])`, 'i'),
  new RegExp(`\\b${WRONG}(?:\\(s\\))?(?: (?:found|detected|total))?\\s?[:=] ?${MANY}(?![\\w:/-])`, 'i'),
  new RegExp(`\\b${WRONG}(?:\\(s\\))? (?:found|detected) in (?:${MANY} |the )`, 'i'),
  new RegExp(
    `(?<![\\w/.,:-])${MANY} (?:[\\w-]{1,20} ){0,2}(?:would be|need|needs|should be|must be|are not|is not|were not|was not|differ) `,
    'i',
  ),
  new RegExp(`^\\W{0,6}total: ${MANY} \\(`, 'i'),
];
/** Said of what is right, of what was done about it, and of a time that is left. */
const FINE =
  /\b(?:0|no|fixed|resolved|ignored|suppressed|skipped|allowed|baseline|retr(?:y|ied|ies|ying))\b(?! (?:vulnerab|severity|warnings?|files? would))/i;

/** Lines before the end that may hold it. */
const WITHIN = 40;
/** For the last such line. */
const WEIGHT = 7;
const LONGEST = 300;

/** What a finding names: a place in front, a file at the end. */
const PLACE = /^\s{0,8}\S{1,300}\.\w{1,10}[:(]\d{1,7}|\s[\w./\\-]{1,200}\.[A-Za-z]\w{0,5}$/;

/** Raises the last count of what is wrong, where nothing says what that is. */
export function weighSummary(judged: readonly JudgedLine[]): void {
  if (judged.some(isSurer)) return;
  const summary = judged.slice(-WITHIN).findLast(isSummary);
  if (summary === undefined) return;
  summary.kind = 'said';
  summary.silent = undefined;
  summary.weight = WEIGHT;
}

/** What only says that something is not as it has to be is no surer than the count. */
function isSurer({ text, kind, weight }: JudgedLine): boolean {
  return (kind !== 'words' && weight >= SURE) || (weight > 0 && PLACE.test(text.slice(0, LONGEST)));
}

function isSummary({ text, silent }: JudgedLine): boolean {
  if (silent !== undefined && silent !== 'low') return false;
  const start = text.slice(0, LONGEST);
  return COUNTS.some((count) => count.test(start)) && !FINE.test(start);
}
