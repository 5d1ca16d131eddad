/** Stretches of a text. */

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Long texts are cut to a bound when they are read, so from here on one may end in the beginning of a secret. */
export const MAY_BE_CUT = 1_000;

/** In reading order, those that touch or overlap as one. */
export function mergedSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const joint: TextSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joint.at(-1);
    if (last === undefined || span.start > last.end) joint.push(span);
    else if (span.end > last.end) joint[joint.length - 1] = { start: last.start, end: span.end };
  }
  return joint;
}

/** The text with `***` in the place of these spans: those that touch or overlap are one. */
export function withoutSpans(text: string, spans: readonly TextSpan[]): string {
  let [displayed, done] = ['', 0];
  for (const { start, end } of mergedSpans(spans)) {
    displayed += `${text.slice(done, start)}***`;
    done = end;
  }
  return displayed + text.slice(done);
}
