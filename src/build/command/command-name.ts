/** Derives a display name for a command, whose arguments may be secrets. */

/** Maximum terms in the name. */
const MAX_WORDS = 3;
const COMMON_WORD = /^[a-z][a-z._:/-]{0,39}$/i;
/** Shells that run the script after their flag. */
const SHELLS = ['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh', 'busybox', 'cmd', 'powershell', 'pwsh'];
const SCRIPT_FLAG = /^(?:-[a-z]*c|-command|\/c)$/i;
/** Commands that only prepare or print. */
const BESIDE = 'cd set export source umask ulimit trap echo printf exit test read for while until if case'.split(' ');
/** Keywords that precede the command. */
const BEFORE = ['do', 'then', 'else', 'time', 'exec', 'nohup', '!', '{', '('];
/** Characters of a script that are looked at. */
const MAX_SCRIPT_LENGTH = 2_000;

/**
 * Returns a name such as `npm run build`: the program and the plain terms after it, because others may be secrets.
 * For a shell script, uses the first command that does work.
 */
export function commandName(terms: readonly string[]): string {
  const [program = '', ...rest] = terms;
  const file = fileName(program);
  const at = SHELLS.includes(file.replace(/\.exe$/i, '')) ? rest.findIndex((word) => SCRIPT_FLAG.test(word)) : -1;
  if (at === -1) return [file, ...plainTerms(rest)].join(' ');
  return scriptName(rest.slice(at + 1).join(' ')) ?? 'Shell script';
}

function scriptName(script: string): string | undefined {
  const commands = script
    .slice(0, MAX_SCRIPT_LENGTH)
    .split(/[;&|\n]+/)
    .map((command) => withoutKeywords(command.trim().split(/\s+/)));
  const doing = commands.find(([first = '']) => COMMON_WORD.test(fileName(first)) && !BESIDE.includes(first));
  if (doing === undefined) return undefined;
  const [program = '', ...rest] = doing;
  return [fileName(program), ...plainTerms(rest)].join(' ');
}

function withoutKeywords(terms: readonly string[]): readonly string[] {
  const start = terms.findIndex((word) => !BEFORE.includes(word));
  return terms.slice(start === -1 ? terms.length : start);
}

/** Returns the terms before the first arbitrary one. */
function plainTerms(terms: readonly string[]): readonly string[] {
  const end = terms.findIndex((word) => !COMMON_WORD.test(word));
  return terms.slice(0, end === -1 ? terms.length : end).slice(0, MAX_WORDS - 1);
}

function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) || path;
}
