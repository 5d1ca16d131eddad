/** From what is chosen to what would be sent. */
import { hasError } from '../../../remark.ts';
import type { Build, BuildEnd } from '../../builds/build.ts';
import { BUILDS, buildNamed, FIRST_BUILD } from '../../builds/build-registry.ts';
import { kindIn } from '../../preview/front-matter.ts';
import { OWN_BUILD, ownBuild } from '../../preview/own-build.ts';
import { presetSentences } from '../../preview/preset-sentences.ts';
import { presetTemplate } from '../../preview/preset-template.ts';
import { previewOf, type StudioPreview } from '../../preview/preview.ts';
import type { Question } from '../../preview/question.ts';
import { isLong } from '../long-text.ts';
import { change, type State, state } from './state.ts';

function chosenBuild(from: State): Build {
  if (from.build === OWN_BUILD) {
    const { own } = from;
    return own.type === 'ok' ? ownBuild(own.payload, own.event) : ownBuild({}, '');
  }
  const past = from.past.find(({ id }) => id === from.build);
  return past ?? buildNamed(from.build) ?? buildNamed(FIRST_BUILD) ?? (BUILDS[0] as Build);
}

/** A build brings its end until another is chosen. */
export function chosenEnd(from: State): BuildEnd {
  const build = chosenBuild(from);
  const brought = from.conclusion === undefined || from.conclusion === build.conclusion ? build.change : undefined;
  const chosen = from.change === 'none' ? undefined : (from.change ?? brought);
  return { conclusion: from.conclusion ?? build.conclusion, change: chosen };
}

export function questionOf(from: State): Question {
  const { template, onlyIf, kind, preset, samples } = from;
  return { build: chosenBuild(from), end: chosenEnd(from), samples, kind, preset, template, onlyIf };
}

/** Where the template says its kind, that counts until another is chosen. */
export function shownKind({ kind, template }: State): NonNullable<State['kind']> {
  return kind ?? kindIn(template) ?? 'message';
}

/** The gist of the preset that is chosen, in sentences of facts. */
export function presetGist({ preset }: State): string {
  return presetSentences(preset);
}

/** All that the preset says, as its sections. */
export function presetPieces(from: State): string {
  return presetTemplate(from.preset, shownKind(from));
}

/** Which words of the chosen preset the template is. An empty text area takes no line break at the end, so that makes no difference. */
export function presetWords(from: State): 'gist' | 'pieces' | undefined {
  const written = from.template.trimEnd();
  if (written === presetGist(from).trimEnd()) return 'gist';
  return written === presetPieces(from).trimEnd() ? 'pieces' : undefined;
}

/** What is shown of the answer: while somebody types, the last one that worked goes before one that does not. */
export function shownPreview({ preview, worked, isTyping }: State): StudioPreview | undefined {
  return preview !== undefined && isTyping && hasError(preview.remarks) ? (worked ?? preview) : preview;
}

/** Runs while a question is answered, and whether another one came meanwhile. */
let answering: Promise<void> | undefined;
let isAskedAgain = false;

/** What came while a question was answered is asked when that is done, the last of it alone. */
export function ask(): Promise<void> {
  isAskedAgain = answering !== undefined;
  answering ??= answerAll().finally(() => {
    answering = undefined;
  });
  return answering;
}

/** Milliseconds without a key, until a long text is read: that takes longer than a key. */
const LONG_RESTS_MS = 400;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** For what is typed: at once, or after a rest where the text is long. */
export function askWhileTyping(): void {
  clearTimeout(waiting);
  if (isLong(state.template)) waiting = setTimeout(() => void ask(), LONG_RESTS_MS);
  else void ask();
}

async function answerAll(): Promise<void> {
  do {
    isAskedAgain = false;
    const preview = await answerTo(state);
    const { worked } = state;
    if (!isAskedAgain) change({ preview, worked: hasError(preview.remarks) ? worked : preview });
    // Keys go before answers.
    await new Promise((resolve) => setTimeout(resolve));
  } while (isAskedAgain);
}

/** Of a payload that is none, nothing is told but why. */
async function answerTo(from: State): Promise<StudioPreview> {
  const preview = await previewOf(questionOf(from));
  if (from.build !== OWN_BUILD || from.own.type === 'ok') return preview;
  return { ...preview, drafts: [], standsIn: false, silence: from.own.says };
}
