/** The values that every command with an account gets. */
import type { Values } from './flag.ts';
import type { ACCOUNT, JSON_OUTPUT, PAGE, PLACE, SENDER, YES } from './shared.ts';

export type AccountValues = Values<typeof ACCOUNT>;
export type JsonValues = Values<typeof JSON_OUTPUT>;
export type PageValues = Values<typeof PAGE>;
export type PlaceValues = Values<typeof PLACE>;
export type SenderValues = Values<typeof SENDER>;
export type YesValues = Values<typeof YES>;
