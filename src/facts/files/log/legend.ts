/** Which side of a difference is what was expected, and which is what came. */

/** `- Expected  - 1` of Jest, `+ Received`, then what Mocha and AVA write in one line. */
const LEGEND =
  /^\s{0,40}(?:([-+]) ?(expected|received|actual)(?: {1,4}[-+]\s?\d{1,6})?|.{0,20}([-+]) ?(expected|actual)[ ,]{1,3}([-+]) ?(expected|actual)\)?:?)$/i;

/** `-` or `+`, and what its lines are. */
export interface Side {
  readonly sign: string;
  readonly name: string;
}

/** True for a line that only says which side is which. */
export function isLegend(text: string): boolean {
  return LEGEND.test(text);
}

/** Those that the lines name. */
export function sidesIn(legend: readonly string[]): readonly Side[] {
  return legend.flatMap((text) => {
    const [, sign, name = '', left, leftName = '', right, rightName = ''] = LEGEND.exec(text) ?? [];
    if (sign !== undefined) return [{ sign, name }];
    if (left === undefined || right === undefined) return [];
    return [
      { sign: left, name: leftName },
      { sign: right, name: rightName },
    ];
  });
}
