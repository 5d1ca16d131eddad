import { CALLS } from './calls.ts';
import { COMMANDS } from './commands.ts';
import { FIRST_LINES } from './first-lines.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { MORE } from './more.ts';
import { STEPS } from './steps.ts';
import { TOGETHER } from './together.ts';
import type { WrongInput } from './wrong-input.ts';

export const WRONG_INPUTS: readonly WrongInput[] = [
  ...STEPS,
  ...COMMANDS,
  ...CALLS,
  ...MORE,
  ...TOGETHER,
  ...FIRST_STEPS,
  ...FIRST_LINES,
];
