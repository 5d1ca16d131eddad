/** What words say of every recorded build, as one Markdown document: two of them can be compared line by line. */
import type { Draft } from '../../message/rendering.ts';
import { inOrder, type Remark } from '../../remark.ts';
import { BUILDS } from '../../samples/builds.ts';
import type { RecordedBuild } from '../../samples/recorded-build.ts';
import { NOW } from '../../samples/shop.ts';
import type { Settings } from '../../settings/settings.ts';
import { runnerContext } from '../preview/build-facts.ts';
import { buildOptions } from '../preview/options.ts';
import { previewWith } from '../preview/preview.ts';
import type { RecordedEnd } from '../preview/request.ts';

/** The settings of the words with these options as well. */
export type SettingsWith = (options: Readonly<Record<string, string>>) => Promise<Settings>;

interface EveryBuild {
  readonly document: string;
  /** What there is to say about the words, each once. */
  readonly remarks: readonly Remark[];
}

export async function everyBuild(settingsWith: SettingsWith): Promise<EveryBuild> {
  const parts: string[] = [];
  const remarks: Remark[] = [];
  for (const build of BUILDS) {
    const recorded: RecordedEnd = { build, end: build };
    const settings = await settingsWith({ ...buildOptions(recorded), context: runnerContext(build) });
    const preview = await previewWith(recorded, settings, Date.parse(NOW));
    remarks.push(...preview.remarks);
    parts.push(
      titleOf(build),
      ...(preview.draft === undefined ? [] : [draftPart(preview.draft)]),
      ...(preview.silence === undefined ? [] : [preview.silence]),
    );
  }
  return { document: parts.join('\n\n'), remarks: inOrder(remarks) };
}

function titleOf({ title }: RecordedBuild): string {
  return `## ${title}`;
}

/** Quoted, so that nothing of it is a part of the document around it. */
function draftPart({ kind, subject, body }: Draft): string {
  const quote = body.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return subject === undefined ? quote.join('\n') : [`**${kind}:** ${subject}`, '', ...quote].join('\n');
}
