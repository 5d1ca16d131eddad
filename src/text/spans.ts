/** Merges and replaces spans of a text. */

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Sorts spans in reading order and merges those that touch or overlap. */
export function mergedSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const joint: TextSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joint.at(-1);
    if (last === undefined || span.start > last.end) joint.push(span);
    else if (span.end > last.end) joint[joint.length - 1] = { start: last.start, end: span.end };
  }
  return joint;
}

/** Replaces these spans with `***`. Spans that touch or overlap become one. */
export function withoutSpans(text: string, spans: readonly TextSpan[]): string {
  let [result, done] = ['', 0];
  for (const { start, end } of mergedSpans(spans)) {
    result += `${text.slice(done, start)}***`;
    done = end;
  }
  return result + text.slice(done);
}
