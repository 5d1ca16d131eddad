/** Locates a failed test: file and line. */

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

export interface TestPlace {
  /** Path from the workspace root if it is known to be in it, else the name of the file. */
  readonly path: string;
  readonly line?: number;
}

/** Characters of a message and of a trace. */
const MAX_LENGTH = 20_000;
/** Maximum characters of a path. */
const MAX_PATH_LENGTH = 600;

/** Uses the report's location, else the first frame of the project, else the location of the test. */
export function locateFailure(testCase: TestCase, root: string): TestPlace | undefined {
  const { failure, line } = testCase;
  const [file, suite] = [testCase.file?.slice(0, MAX_PATH_LENGTH), testCase.suite?.slice(0, MAX_PATH_LENGTH)];
  if (failure?.file !== undefined) return place(failure.file, lineNumber(failure.line), root);
  const texts = failure?.texts.map((text) => text.slice(0, MAX_LENGTH)) ?? [];
  // Its title contains the start of the test, not the location of the failure.
  const frames = parseFrames(withoutTitles(filledLines(texts.join('\n')), testCase.name, testCase.suite).join('\n'));
  const current = projectFrames(frames, root);
  const choices = [
    current.filter((frame) => isFrameOfTest(frame, file, suite)),
    current.filter(({ path }) => isReachable(path, root)),
    current.filter(({ path }) => /test|spec/i.test(baseName(slashed(path)))),
  ];
  const chosen = choices.find((frames) => frames.length > 0) ?? [];
  const frame = chosen[0]?.python === true ? chosen.at(-1) : chosen[0];
  if (frame === undefined) return file ? place(file, lineNumber(line), root) : undefined;
  // The report's path may be within the workspace where that of the trace is from another machine.
  const same = file && slashed(frame.path).endsWith(`/${slashed(file)}`);
  return place(same ? file : frame.path, frame.line, root);
}

/** A frame in the test itself: in `CartTest.java`, or in a method of `com.example.CartTest`. */
function isFrameOfTest({ path, text }: StackFrame, file: string | undefined, suite: string | undefined): boolean {
  const base = baseName(slashed(path));
  if (file) return base === baseName(slashed(file));
  if (suite && text.includes(`${suite}.`)) return true;
  const stem = base.split('.', 1)[0] ?? '';
  const terms = (suite ?? '').split(/[.\\/:$+]+/);
  return stem !== '' && terms.includes(stem);
}

function place(path: string, line: number | undefined, root: string): TestPlace | undefined {
  const existing = pathWithin(path, root) ?? baseName(slashed(path));
  if (existing === '') return undefined;
  return line === undefined ? { path: existing } : { path: existing, line };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function lineNumber(text: string | undefined): number | undefined {
  const line = /^\s{0,5}(\d{1,7})\s{0,5}$/.exec(text ?? '')?.[1];
  return line === undefined || Number(line) === 0 ? undefined : Number(line);
}
