/** Derives a display name for a command, whose arguments may be secrets. */

/** Maximum terms in the name. */
const MAX_WORDS = 3;
const COMMON_WORD = /^[a-z][a-z._:/-]{0,39}$/i;
/** Shells that run the script after their flag. */
const SHELLS = ['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh', 'busybox', 'cmd', 'powershell', 'pwsh'];
const SCRIPT_FLAG = /^(?:-[a-z]*c|-command|\/c)$/i;
/** Commands that only prepare or print. */
const HELPERS = 'cd set export source umask ulimit trap echo printf exit test read for while until if case'.split(' ');
/** Keywords that precede the command. */
const KEYWORDS = ['do', 'then', 'else', 'time', 'exec', 'nohup', '!', '{', '('];
/** Maximum characters of a script to parse. */
const MAX_SCRIPT_LENGTH = 2_000;

/**
 * Returns a name such as `npm run build`: the program and the plain terms after it, because others may be secrets.
 * For a shell script, uses the first command that does work.
 */
export function commandName(terms: readonly string[]): string {
  const [program = '', ...rest] = terms;
  const isShell = SHELLS.includes(fileName(program).replace(/\.exe$/i, ''));
  const at = isShell ? rest.findIndex((word) => SCRIPT_FLAG.test(word)) : -1;
  if (at === -1) return nameWithTerms(program, rest);
  return scriptName(rest.slice(at + 1).join(' ')) ?? 'Shell script';
}

function scriptName(script: string): string | undefined {
  const commands = script.slice(0, MAX_SCRIPT_LENGTH).split(/[;&|\n]+/);
  for (const command of commands) {
    const terms = command.trim().split(/\s+/);
    const start = terms.findIndex((word) => !KEYWORDS.includes(word));
    const [program = '', ...rest] = start === -1 ? terms : terms.slice(start);
    if (COMMON_WORD.test(fileName(program)) && !HELPERS.includes(program)) return nameWithTerms(program, rest);
  }
  return undefined;
}

/** Appends the terms before the first arbitrary one. */
function nameWithTerms(program: string, terms: readonly string[]): string {
  const end = terms.findIndex((word) => !COMMON_WORD.test(word));
  const plain = terms.slice(0, end === -1 ? terms.length : end).slice(0, MAX_WORDS - 1);
  return [fileName(program), ...plain].join(' ');
}

function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) || path;
}
