/** Findings without a word for errors are known by the place below each of them. */

import { isOrdinary, type JudgedLine, SURE } from '../judged-line.ts';
import { hasWords } from '../phrases.ts';

/** A place alone, with a name behind it at most: `┃  lib/dates.ex:31:7 #(Ledger.Dates.parse)`. */
const PLACE_BELOW =
  /^[\s│┃|╰└─>→-]{0,20}((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7})(?::\d{1,7})?(?: [#([]\S{0,200})?$/u;
const WEIGHT = 6;
/** Words of a finding, at least. */
const FEWEST_WORDS = 3;
const LONGEST = 600;

/** The place that stands alone on a line. */
export function placeAlone(text: string): string | undefined {
  return PLACE_BELOW.exec(text.slice(0, LONGEST))?.[1];
}

/** Raises what stands right above a place, where nothing is surer. */
export function weighPlacedBelow(judged: readonly JudgedLine[]): void {
  if (judged.some(({ kind, weight }) => kind !== 'words' && weight >= SURE)) return;
  judged.forEach((line, index) => {
    const isAbovePlace = placeAlone(judged[index + 1]?.text ?? '') !== undefined;
    if (!isAbovePlace || line.silent !== undefined || !isOrdinary(line) || !hasWords(line.text, FEWEST_WORDS)) return;
    line.kind = 'diagnostic';
    line.weight = WEIGHT;
  });
}
