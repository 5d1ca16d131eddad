/** Words of a command line that mean nothing here, and what was probably meant. */
import type { Command as Program } from 'commander';
import { variableOf } from '../settings/option-names.ts';
import { meantOption, peerCommand } from '../settings/peers.ts';
import { nearest } from '../text/nearest.ts';

/** Longer lists of names are no advice. */
const MOST_NAMED = 5;
const HELP_FLAGS = ['-h', '--help'];

/** Where the words of a line lead. */
export interface ChosenProgram {
  readonly program: Program;
  /** The first word that is no command where one is wanted. */
  readonly unknown?: string;
}

/** The command that the words name, as far as they do; what stands behind a flag may be its value. */
export function programNamed(program: Program, words: readonly string[]): ChosenProgram {
  const [word, ...others] = words;
  if (word === undefined || program.commands.length === 0) return { program };
  if (word.startsWith('-')) return HELP_FLAGS.includes(word) ? programNamed(program, others) : { program };
  const next = program.commands.find((command) => command.name() === word);
  return next === undefined ? { program, unknown: word } : programNamed(next, others);
}

/** Commander's words as one line of ours, with what was meant and the way to help. A value behind `=` may be a secret. */
export function usageFault(text: string, program: Program): string {
  const words = text
    .replace(/^error: /, '')
    .replaceAll(/(?<![\w-])(--[\w-]+)=[^']*/g, '$1')
    .trim()
    .replaceAll(/\.?\n\(?/g, '. ')
    .replace(/\)$/, '');
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`;
  const advice = adviceFor(words, program);
  return [sentence, ...(advice === undefined ? [] : [advice]), `See ${pathOf(program)} --help.`].join(' ');
}

function adviceFor(fault: string, program: Program): string | undefined {
  const [, kind, word = ''] = /^unknown (command|option) '([^']*)'/.exec(fault) ?? [];
  if (kind === 'command' && program.options.some(({ long }) => long === `--${word}`)) return `Here it is --${word}.`;
  if (kind === 'command') return commandAdvice(word, commandNames(program));
  if (kind === 'option') return optionAdvice(word, program) ?? elsewhereAdvice(word, program);
  if (/: [“”„"]/.test(fault)) return 'Write an option without quotation marks, and straight ones around its value.';
  // A word processor makes one long dash of two hyphens.
  if (/: [–—−]/.test(fault)) return 'Write two plain hyphens before an option, as in --dry-run.';
  // Who writes a text behind `send` wants to send it.
  const takesText = fault.startsWith('too many arguments') && takes(program, 'body');
  return takesText
    ? 'Write a text behind --body, in quotation marks. A list has commas: --when failure,fixed.'
    : undefined;
}

function commandAdvice(word: string, names: readonly string[]): string | undefined {
  const ours = peerCommand(word, names);
  if (ours !== undefined) return `Here it is ${ours}.`;
  const near = nearest(word, names);
  if (near !== undefined) return meant(near);
  return names.length > MOST_NAMED
    ? 'send posts a message: write its text behind --body.'
    : `Write ${names.join(' or ')}.`;
}

/** Options that stand behind other commands alone. */
function elsewhereAdvice(word: string, program: Program): string | undefined {
  const others = commandsBelow(rootOf(program)).filter((one) => one.options.some(({ long }) => long === word));
  const names = others.map((one) => pathOf(one).replace(/^\S+ /, ''));
  if (names.length === 0) return undefined;
  if (program.parent === null) return `It stands behind a command, such as ${names[0]}.`;
  return names.length > MOST_NAMED ? undefined : `It is an option of ${names.join(', ')}.`;
}

function rootOf(program: Program): Program {
  return program.parent === null ? program : rootOf(program.parent);
}

function commandsBelow(program: Program): readonly Program[] {
  return [program, ...program.commands.flatMap(commandsBelow)];
}

/** Without those that only programs call. */
function commandNames(program: Program): readonly string[] {
  return program
    .createHelp()
    .visibleCommands(program)
    .map((command) => command.name());
}

function optionAdvice(word: string, program: Program): string | undefined {
  const names = ['--help', ...program.options.flatMap(({ long }) => long ?? [])].map((flag) => flag.slice(2));
  const given = word.replace(/^-+/, '');
  if (names.includes(given) && word.startsWith('--')) return `It takes no value: write ${word} alone.`;
  if (given.startsWith('no-') && names.includes(given.slice(3)))
    return 'Leave it out: it counts only where it is written.';
  const { name, peer, fix } = meantOption(given, names) ?? {};
  if (name === undefined) return fix && `${fix}.`;
  return peer === undefined ? meant(`--${name}`) : `Here it is ${wayToGive(name, program)}.`;
}

/** A secret does not belong on a command line. */
function wayToGive(name: string, program: Program): string {
  const isSecret = program.options.some(({ long, flags }) => long === `--${name}` && flags.includes('<secret>'));
  return isSecret ? `--${name}-file FILE, or the variable ${variableOf(name)}` : `--${name}`;
}

function takes(program: Program, name: string): boolean {
  return program.options.some(({ long }) => long === `--${name}`);
}

function meant(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean ${name}?`;
}

function pathOf(program: Program): string {
  return program.parent === null ? program.name() : `${pathOf(program.parent)} ${program.name()}`;
}
