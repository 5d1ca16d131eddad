/** Where a test failed: file and line. */

import type { TestCase } from './case.ts';

export interface Place {
  /** From the root of the workspace where it is known to be in it, else the name of the file. */
  readonly path: string;
  readonly line?: number;
}

interface Frame {
  /** The whole line. */
  readonly text: string;
  readonly path: string;
  readonly line: number;
  /** True where the last frame, not the first, is the one that raised. */
  readonly python: boolean;
}

/** Characters of a message and of a trace. */
const LONGEST = 20_000;
const LINES = 200;
const LONGEST_LINE = 600;

const PYTHON = /^\s{0,20}File "([^"]{1,400})", line (\d{1,7})/;
const DOTNET = / in (.{1,400}):line (\d{1,7})/;
/** One word of a line, without what stands around it. */
const WORD = /^(.{1,400}\.[A-Za-z]\w{0,7})(?::|\()(\d{1,7})\b/;

/** Code that nobody of the project wrote. */
const FOREIGN =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo|rustc|bower_components|lib\/python[\d.]+|usr\/(?:lib|local\/lib|include))\/|^(?:node:|internal\/|<)/;
/** Where GitHub's runners put a repository: `/home/runner/work/app/app/`, `D:/a/app/app/`. */
const CHECKED_OUT = /^(?:.{0,200}\/_?work|[A-Za-z]:\/a)\/([^/]{1,200})\/\1\//;

/** The report's own word, else the frame of the trace that is the project's, else where the test stands. */
export function placeOf(testCase: TestCase, root: string): Place | undefined {
  const { failure, line } = testCase;
  const [file, suite] = [testCase.file?.slice(0, LONGEST_LINE), testCase.suite?.slice(0, LONGEST_LINE)];
  if (failure?.file !== undefined) return place(failure.file, numberOf(failure.line), root);
  const frames = framesOf(`${failure?.message.slice(0, LONGEST) ?? ''}\n${failure?.details.slice(0, LONGEST) ?? ''}`);
  const own = frames.filter(({ path }) => !FOREIGN.test(slashed(path)));
  const choices = [
    own.filter((frame) => isNamed(frame, file, suite)),
    own.filter(({ path }) => isReachable(path, root)),
    own.filter(({ path }) => /test|spec/i.test(baseOf(slashed(path)))),
  ];
  const chosen = choices.find((frames) => frames.length > 0) ?? [];
  const frame = chosen[0]?.python === true ? chosen.at(-1) : chosen[0];
  if (frame === undefined) return file ? place(file, numberOf(line), root) : undefined;
  // The report's path may be within the workspace where that of the trace is from another machine.
  const same = file && slashed(frame.path).endsWith(`/${slashed(file)}`);
  return place(same ? file : frame.path, frame.line, root);
}

function framesOf(text: string): readonly Frame[] {
  const lines = text.split(/[\r\n]+/).slice(0, LINES);
  return lines.flatMap((whole) => {
    const line = whole.slice(0, LONGEST_LINE);
    const python = PYTHON.exec(line);
    const found = python ?? DOTNET.exec(line) ?? wordIn(line);
    return found === null
      ? []
      : [{ text: line, path: found[1] ?? '', line: Number(found[2]), python: python !== null }];
  });
}

function wordIn(line: string): RegExpExecArray | null {
  for (const word of line.split(/[\s"'`,;[\]{}|]+|\((?!\d)/)) {
    const found = WORD.exec(word);
    if (found !== null && !/^https?:/.test(word)) return found;
  }
  return null;
}

/** A frame in the test itself: in `CartTest.java`, or in a method of `com.example.CartTest`. */
function isNamed({ path, text }: Frame, file: string | undefined, suite: string | undefined): boolean {
  const base = baseOf(slashed(path));
  if (file) return base === baseOf(slashed(file));
  if (suite && text.includes(`${suite}.`)) return true;
  const stem = base.split('.', 1)[0] ?? '';
  const words = (suite ?? '').split(/[.\\/:$+]+/);
  return stem !== '' && words.includes(stem);
}

/** A bare `Assert.java` may be anybody's. */
function isReachable(path: string, root: string): boolean {
  const known = within(path, root);
  return (
    known !== undefined && (known.includes('/') || /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|c|cc|cpp|h|hpp)$/.test(known))
  );
}

function place(path: string, line: number | undefined, root: string): Place | undefined {
  const known = within(path, root) ?? baseOf(slashed(path));
  if (known === '') return undefined;
  return line === undefined ? { path: known } : { path: known, line };
}

/** Undefined for what is elsewhere. */
function within(path: string, root: string): string | undefined {
  const plain = slashed(path.trim())
    .replace(/^file:\/\/(?=\/)/, '')
    .replace(/^\/_\//, '');
  const top = `${slashed(root).replace(/\/$/, '')}/`;
  if (plain.startsWith(top)) return plain.slice(top.length);
  const bare = plain.replace(CHECKED_OUT, '');
  if (/^(?:\/|[A-Za-z]:|[a-z]+:)/.test(bare)) return undefined;
  return bare.startsWith('../') ? undefined : bare.replace(/^(?:\.\/)+/, '');
}

function slashed(path: string): string {
  return path.slice(0, LONGEST_LINE).replaceAll('\\', '/');
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function numberOf(text: string | undefined): number | undefined {
  const line = /^\s{0,5}(\d{1,7})\s{0,5}$/.exec(text ?? '')?.[1];
  return line === undefined || Number(line) === 0 ? undefined : Number(line);
}
