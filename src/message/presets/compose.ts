import type { ContentKind } from '../../settings/option.ts';
import type { Part } from '../markdown/part.ts';
import { comment, statusText } from '../sections/about.ts';
import { headline } from '../sections/headline.ts';
import { incident } from '../sections/history/incident.ts';
import { since } from '../sections/history/since.ts';
import { announcedRun, announcement } from '../sections/release.ts';
import { report } from '../sections/report.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import type { SectionName } from '../sections/section-registry.ts';
import { failingTests, tests } from '../sections/tests.ts';
import { isRedEnd } from '../sections/words/verdict.ts';
import type { Preset, PresetPart } from './preset.ts';

/** The parts of the body that have something to show, in the preset's order. */
export async function compose(preset: Preset, input: SectionInput, kind: ContentKind): Promise<readonly Part[]> {
  const place = kind === 'message' ? 'message' : 'record';
  const red = isRedEnd(input.facts);
  const shown = preset.body.filter((part) => (red || !part.red) && (part.in ?? place) === place);
  const sections = await sectionsFor(shown);
  const write = (part: PresetPart, name = part.section) => bodyPart(part, name, sections[name], input);
  return shown.flatMap((part) => write(part) ?? (part.else && write(part, part.else)) ?? []);
}

/** All of them are loaded only where one is shown that a plain message does without. */
async function sectionsFor(parts: readonly PresetPart[]): Promise<SectionTable> {
  const names = parts.flatMap((part) => [part.section, ...(part.else === undefined ? [] : [part.else])]);
  if (names.every((name) => Object.hasOwn(PLAIN_SECTIONS, name))) return PLAIN_SECTIONS;
  return (await import(/* webpackChunkName: "sections" */ '../whole.ts')).SECTIONS;
}

function bodyPart(
  { rank, separator }: PresetPart,
  name: SectionName,
  section: Section | undefined,
  input: SectionInput,
): Part | undefined {
  if (section === undefined) return undefined;
  const { entries, cuttable, render } = section;
  const text = render(input);
  if (text === undefined || text === '') return undefined;
  const fewer = (amount: number) => render({ ...input, entries: amount }) ?? '';
  return {
    name,
    text,
    rank,
    separator,
    cuttable,
    list: entries === undefined ? undefined : { entries, render: fewer },
  };
}

type SectionTable = Readonly<Partial<Record<SectionName, Section>>>;

/** What a plain green message may show. All others are loaded with the registry. */
const PLAIN_SECTIONS: SectionTable = {
  announcement,
  announced_run: announcedRun,
  comment,
  failing_tests: failingTests,
  headline,
  incident,
  report,
  since,
  status_text: statusText,
  tests,
};
