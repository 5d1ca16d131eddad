/** What words say of every recorded build, as one Markdown document: two of them can be compared line by line. */
import type { Draft } from '../../message/rendering.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Build } from '../builds/build.ts';
import { BUILDS } from '../builds/build-registry.ts';
import { NOW } from '../builds/shop.ts';
import { runnerContext } from '../preview/known-facts.ts';
import { buildOptions } from '../preview/options.ts';
import { previewWith } from '../preview/preview.ts';
import type { StudioProblem } from '../preview/problems.ts';
import type { RecordedEnd } from '../preview/question.ts';

/** The settings of the words with these options as well. */
export type SettingsWith = (options: Readonly<Record<string, string>>) => Promise<Settings>;

interface EveryBuild {
  readonly document: string;
  /** What is wrong with the words, each once. */
  readonly problems: readonly StudioProblem[];
}

export async function everyBuild(settingsWith: SettingsWith): Promise<EveryBuild> {
  const parts: string[] = [];
  const problems = new Map<string, StudioProblem>();
  for (const build of BUILDS) {
    const recorded: RecordedEnd = { build, end: build, samples: build.files ?? [] };
    const settings = await settingsWith({ ...buildOptions(recorded), context: runnerContext(build) });
    const preview = await previewWith(recorded, settings, Date.parse(NOW));
    for (const one of preview.problems) problems.set(`${one.line} ${one.column} ${one.says}`, one);
    parts.push(
      titleOf(build),
      ...preview.drafts.map(draftPart),
      ...(preview.silence === undefined ? [] : [preview.silence]),
    );
  }
  return { document: parts.join('\n\n'), problems: [...problems.values()] };
}

function titleOf({ group, title }: Build): string {
  return `## ${group}: ${title}`;
}

/** Quoted, so that nothing of it is a part of the document around it. */
function draftPart({ kind, subject, body }: Draft): string {
  const quote = body.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return subject === undefined ? quote.join('\n') : [`**${kind}:** ${subject}`, '', ...quote].join('\n');
}
