/** Locates a failed test: file and line. */

import type { TestFailure } from '../facts.ts';
import {
  isReachable,
  parseFrames,
  pathWithin,
  projectFrames,
  type StackFrame,
  slashed,
} from '../files/stack-frames.ts';
import { filledLines, withoutTitles } from './failure-message.ts';
import type { TestCase } from './test-case.ts';

/** Maximum characters of a message and of a trace. */
const MAX_LENGTH = 20_000;

/** Path from the workspace root if it is known to be in it, else the name of the file. */
type Location = Pick<TestFailure, 'path' | 'line'>;

/** Uses the report's location, else the first frame of the project, else the location of the test. */
export function locateFailure({ name, suite, file, line, failure }: TestCase, root: string): Location | undefined {
  const locate = (path: string, line: number | undefined): Location | undefined => {
    const within = pathWithin(path, root) ?? baseName(path);
    return within === '' ? undefined : { path: within, line: line === 0 ? undefined : line };
  };
  if (failure?.file !== undefined) return locate(failure.file, lineNumber(failure.line));
  const texts = failure?.texts.map((text) => text.slice(0, MAX_LENGTH)) ?? [];
  // Its title contains the start of the test, not the location of the failure.
  const lines = withoutTitles(filledLines(texts.join('\n')), name, suite);
  const frames = projectFrames(parseFrames(lines.join('\n')), root);
  const choices = [
    frames.filter((frame) => isFrameOfTest(frame, file, suite)),
    frames.filter(({ path }) => isReachable(path, root)),
    frames.filter(({ path }) => /test|spec/i.test(baseName(path))),
  ];
  const chosen = choices.find((some) => some.length > 0) ?? [];
  const frame = chosen[0]?.python === true ? chosen.at(-1) : chosen[0];
  if (frame === undefined) return file ? locate(file, lineNumber(line)) : undefined;
  // The report's path may be within the workspace if the trace is from another machine.
  return locate(file && slashed(frame.path).endsWith(`/${slashed(file)}`) ? file : frame.path, frame.line);
}

/** Detects a frame in the test itself: in `CartTest.java`, or in a method of `com.example.CartTest`. */
function isFrameOfTest({ path, text }: StackFrame, file: string | undefined, suite = ''): boolean {
  const base = baseName(path);
  if (file) return base === baseName(file);
  if (suite !== '' && text.includes(`${suite}.`)) return true;
  const stem = base.split('.', 1)[0] ?? '';
  return stem !== '' && suite.split(/[.\\/:$+]+/).includes(stem);
}

function baseName(path: string): string {
  return slashed(path).slice(slashed(path).lastIndexOf('/') + 1);
}

function lineNumber(text = ''): number | undefined {
  return /^\s{0,5}\d{1,7}\s{0,5}$/.test(text) ? Number(text) : undefined;
}
