import type { Kind } from './types.ts';

/** Facts that the words show, by their names. */
export interface FactsRead {
  /** By the author's template, in any case. */
  readonly mentioned: readonly string[];
  /** By the preset, which has them only where something went wrong. */
  readonly shown: readonly string[];
}

/** What the default preset shows beyond the event and what is there anyway. */
const PRESET = ['failed_jobs', 'pull_request'];

/** Sections that show facts which have to be read. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  failures: ['failed_jobs'],
  change: ['change'],
  since_green: ['commits_since_green'],
  green_commits: ['commits_since_green'],
  about: ['pull_request'],
  pull_request: ['pull_request'],
};

/** Tells which facts rendering will want. The template engine is loaded only when there is a template. */
export async function factsRead(words: {
  readonly kind: Kind;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
}): Promise<FactsRead> {
  const { kind, body } = words;
  const subject = kind === 'message' ? undefined : words.subject;
  const shown = body === undefined ? PRESET : [];
  if (subject === undefined && body === undefined) return { mentioned: [], shown };
  const { mentionedNames } = await import('./templates/analysis.ts');
  const mentioned = mentionedNames(subject, body).flatMap((name) => {
    const [root, section = ''] = name.split('.');
    return root === 'sections' ? (SECTIONS[section] ?? []) : [name];
  });
  return { mentioned, shown };
}
