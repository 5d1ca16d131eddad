/** What is being written, by team or forum. It is no part of the state: a letter draws nothing. */
export const drafts = new Map<number, string>();
