/** Parses code locations in program output: frames of a trace, and files within the workspace. */

export interface StackFrame {
  /** Complete line. */
  readonly text: string;
  readonly path: string;
  readonly line: number;
  /** True if the last frame, not the first, raised the error. */
  readonly python: boolean;
  /** Package in the frame, if it has one. */
  readonly package?: string;
}

const LINES = 200;
/** Maximum characters of a line and of a path. */
const MAX_LINE_LENGTH = 600;

const PYTHON = /^\s{0,20}File "([^"]{1,400})", line (\d{1,7})/;
/**
 * `in /app/Cart.cs:line 41`, in any language; `at t/cart.t line 41.` of Perl, Terraform and ShellCheck;
 * `test/cart_test.dart 41:5` of Dart and Sass.
 */
const DOTNET = / in (.{1,400}):[^\s\d:]{1,12} (\d{1,7})$/;
const PERL = /^(?:#\s{1,8})?\s{0,8}(?:at|In|on) (\S{1,400}\.[A-Za-z]\w{0,7}) line (\d{1,7})(?:[.:]?$|, in )/;
const SPACED = /^\s{0,20}(\S{1,400}\.(?:dart|s[ac]ss)) (\d{1,7}):\d{1,5}(?:\s|$)/;
/** `(ecto 3.12.0) lib/ecto/repo.ex:22: …` */
const PACKAGE = /^\s{0,40}\(([\w.-]{1,60}) \d[\w.-]{0,30}\) (?=\S)/;
/** `at com.acme.shop.Cart.total(Cart.java:41)`: the package is the folder, from some folder of sources on. */
const JVM = /^\s{0,20}at ([\w.$<>@/-][\w.$<>@/ -]{0,399})\((\w{1,100}\.(?:java|kt|scala|groovy)):(\d{1,7})\)/;
/** Matches a file location in a line, without surrounding punctuation. */
const WORD = /^(.{1,400}\.[A-Za-z]\w{0,7})(?::|\()(\d{1,7})\b/;
/** Matches pytest's name of a test: `tests/test_cart.py::test_total`. */
const PYTEST = /^(.{1,400}\.py)::/;

/** Matches third-party code. */
const FOREIGN =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|gems|pkg\/mod|\.cargo|rustc|bower_components|lib\/python[\d.]+|usr\/(?:lib|local\/lib|include))\/|^(?:node:|internal\/(?=\S{1,200}\.js$)|<)/;
/** Matches third-party packages. */
const FOREIGN_PACKAGE =
  /^(?:java|javax|jdk|sun|com\/sun|kotlin|kotlinx|scala|groovy|clojure|junit|android|androidx|jakarta|reactor|net\/bytebuddy|io\/(?:netty|mockk)|org\/(?:junit|testng|gradle|apache|springframework|mockito|assertj|hamcrest|hibernate|codehaus|opentest4j|scalatest))\//;
/**
 * Matches the checkout folders of GitHub's runners: `…/_work/app/app/`, in a container `/__w/app/app/`, on Windows
 * `D:/a/app/app/`.
 */
const CHECKED_OUT = /^(?:.{0,200}\/(?:_?work|__w)|[A-Za-z]:\/a)\/([^/]{1,200})\/\1\//;

/** Parses the frames in the first lines of a text, in order. */
export function parseFrames(text: string): readonly StackFrame[] {
  return shortLines(text).flatMap((line): readonly StackFrame[] => {
    const [python, jvm] = [PYTHON.exec(line), JVM.exec(line)];
    const other = DOTNET.exec(line) ?? PERL.exec(line) ?? SPACED.exec(line);
    const found = python ?? jvm ?? other ?? wordIn(line.replace(PACKAGE, ''), WORD);
    if (found === undefined) return [];
    const [, first = '', file = ''] = found;
    const path = found === jvm ? [...parsePackage(first), file].join('/') : first;
    const frame = { text: line, path, line: Number(found.at(-1)), python: found === python };
    return [{ ...frame, package: PACKAGE.exec(line)?.[1] }];
  });
}

/** Extracts the package of `java.base/com.acme.shop.Cart.total`; a class starts with a capital. */
function parsePackage(method: string): readonly string[] {
  const parts = method.slice(method.lastIndexOf('/') + 1).split('.');
  const end = parts.findIndex((part) => /^[A-Z<$]/.test(part));
  return parts.slice(0, end === -1 ? Math.max(0, parts.length - 2) : end);
}

/** Pairs a file with a line. */
export interface FileLocation {
  /** Path from the workspace root. */
  readonly path: string;
  readonly line: number;
}

/** Chooses the frame of the project's own code that raised the error, by preference one of the test. */
export function chooseFrame(frames: readonly StackFrame[], root: string, isOfTest = (_: StackFrame) => false) {
  const own = projectFrames(frames, root);
  const ofTest = own.filter(isOfTest);
  const chosen = ofTest.length > 0 ? ofTest : own.filter(({ path }) => isReachable(path, root));
  return chosen[0]?.python === true ? chosen.at(-1) : chosen[0];
}

/** Locates the failure in the project's own code by the frames of a trace; undefined if none is known to be its own. */
export function locateFrames(frames: readonly StackFrame[], root: string): FileLocation | undefined {
  const frame = chooseFrame(frames, root);
  const path = frame && pathWithin(frame.path, root);
  return frame === undefined || path === undefined ? undefined : { path, line: frame.line };
}

/** Matches packages that belong to a language. */
const RUNTIME = /^(?:elixir|ex_unit|mix|iex|eex|logger|erts|kernel|stdlib|compiler)$/;

/** Selects the frames of the project's own code. With packages, those of the workspace, or of the only package. */
function projectFrames(frames: readonly StackFrame[], root: string): readonly StackFrame[] {
  const packages = new Set(frames.flatMap((frame) => frame.package ?? []).filter((name) => !RUNTIME.test(name)));
  const workspace = normalizeName(slashed(root).replace(/\/$/, '').split('/').at(-1) ?? '');
  const isOwn = (name: string) => normalizeName(name) === workspace || (packages.size === 1 && packages.has(name));
  return frames.filter((frame) => !isForeign(frame.path) && (frame.package === undefined || isOwn(frame.package)));
}

function normalizeName(text: string): string {
  return text.toLowerCase().replaceAll(/[-_.]/g, '');
}

/** A bare `Assert.java` may belong to any project. */
function isReachable(path: string, root: string): boolean {
  const within = pathWithin(path, root);
  return (
    within !== undefined &&
    (within.includes('/') || /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|c|cc|cpp|h|hpp|tf)$/.test(within))
  );
}

/** Lists all paths that the first lines of a text mention as a location, unchanged. */
export function pathsIn(text: string): readonly string[] {
  const tests = shortLines(text).flatMap((line) => wordIn(line, PYTEST)?.[1] ?? []);
  return [...tests, ...parseFrames(text).map(({ path }) => path)];
}

export function isForeign(path: string): boolean {
  return FOREIGN.test(slashed(path)) || FOREIGN_PACKAGE.test(path);
}

/** Returns the path from the workspace root; undefined outside of it. */
export function pathWithin(path: string, root: string): string | undefined {
  const plain = slashed(path.trim())
    .replace(/^file:\/\/(?=\/)/, '')
    .replace(/^\/_\//, '');
  const top = `${slashed(root).replace(/\/$/, '')}/`;
  if (plain.startsWith(top)) return plain.slice(top.length);
  // Meson and others compile in a folder below the root: `../src/cart.c`.
  const bare = plain.replace(CHECKED_OUT, '').replace(/^\.\.\/(?!\.\.\/)/, '');
  if (/^(?:\/|[A-Za-z]:|[a-z]+:)/.test(bare)) return undefined;
  return bare.startsWith('../') ? undefined : bare.replace(/^(?:\.\/)+/, '');
}

/** Converts separators to slashes. */
export function slashed(path: string): string {
  return path.slice(0, MAX_LINE_LENGTH).replaceAll('\\', '/');
}

function shortLines(text: string): readonly string[] {
  const lines = text.split(/[\r\n]+/, LINES);
  return lines.map((line) => line.slice(0, MAX_LINE_LENGTH));
}

function wordIn(line: string, form: RegExp): RegExpExecArray | undefined {
  for (const word of line.split(/[\s"'`,;[\]{}|]+|\((?!\d)/)) {
    const found = form.exec(word);
    if (found !== null && !/^https?:/.test(word)) return found;
  }
  return undefined;
}
