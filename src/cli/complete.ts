/** What may come next on a command line that is being typed. */
import type { Command as Program } from 'commander';

/**
 * The words that fit at the end of a line.
 *
 * @param words those after the program's name; the last one is being typed, and may be empty
 * @returns none where a file or a free text is wanted
 */
export function candidates(program: Program, words: readonly string[]): readonly string[] {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const { at, rest } = descended(program, before);
  const last = at.options.find((option) => option.long === before.at(-1));
  if (last?.required) return startingWith(typed, last.argChoices ?? []);
  // Commander keeps to itself which commands are hidden.
  const commands = at.commands.map((command) => command.name()).filter((name) => name !== 'complete');
  if (typed.startsWith('-')) return startingWith(typed, flagsOf(at, before));
  const position = at.registeredArguments[positionsIn(at, rest)];
  return startingWith(typed, [...commands, ...(position?.argChoices ?? [])]);
}

/** The command that the words lead to, and the words behind its name. */
function descended(program: Program, words: readonly string[]): { at: Program; rest: readonly string[] } {
  const [first, ...others] = words;
  const next = program.commands.find((command) => command.name() === first);
  return next === undefined ? { at: program, rest: words } : descended(next, others);
}

function flagsOf(program: Program, before: readonly string[]): string[] {
  const flags = program.options.flatMap(({ long }) => long ?? []);
  return [...flags.filter((flag) => !before.includes(flag)), '--help'];
}

/** How many of the words are arguments, not flags and their values. */
function positionsIn(program: Program, words: readonly string[]): number {
  const takesNext = (word: string | undefined) =>
    program.options.some(({ long, required }) => required && long === word);
  return words.filter((word, index) => !word.startsWith('-') && !takesNext(words[index - 1])).length;
}

function startingWith(typed: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => word.startsWith(typed));
}
