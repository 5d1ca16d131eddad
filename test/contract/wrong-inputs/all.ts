import { CALLS } from './calls.ts';
import { COMMANDS } from './commands.ts';
import { FIRST_HOUR } from './first-hour.ts';
import { MORE } from './more.ts';
import { STEPS } from './steps.ts';
import type { WrongInput } from './wrong-input.ts';

export const WRONG_INPUTS: readonly WrongInput[] = [...STEPS, ...COMMANDS, ...CALLS, ...MORE, ...FIRST_HOUR];
