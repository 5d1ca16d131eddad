/** From what is chosen to what would be sent. */

import { BUILDS, buildNamed } from '../../../samples/builds.ts';
import type { BuildResult, RecordedBuild } from '../../../samples/recorded-build.ts';
import { kindIn } from '../../preview/front-matter.ts';
import { PASTED, pastedBuild, readPayload } from '../../preview/pasted-build.ts';
import { presetTemplate } from '../../preview/preset-template.ts';
import { renderPreview, type StudioPreview } from '../../preview/preview.ts';
import type { PreviewRequest } from '../../preview/request.ts';
import { change, type State, state } from './state.ts';

function chosenBuild({ build, payload, event }: State): RecordedBuild {
  if (build !== PASTED) return buildNamed(build) ?? (BUILDS[0] as RecordedBuild);
  const read = readPayload(payload);
  return typeof read === 'string' ? pastedBuild({}, event) : pastedBuild(read, event);
}

/** A build brings its end until another is chosen. */
export function chosenEnd(from: State): BuildResult {
  const build = chosenBuild(from);
  const brought = from.conclusion === undefined || from.conclusion === build.conclusion ? build.change : undefined;
  const chosen = from.change === 'none' ? undefined : (from.change ?? brought);
  return { conclusion: from.conclusion ?? build.conclusion, change: chosen };
}

export function findRequest(from: State): PreviewRequest {
  const { template, kind, preset } = from;
  return { build: chosenBuild(from), end: chosenEnd(from), kind, preset, template };
}

/** Where the template says its kind, that counts until another is chosen. */
export function displayKind({ kind, template }: State): NonNullable<State['kind']> {
  return kind ?? kindIn(template) ?? 'message';
}

/** All that the chosen preset says, as its sections. */
export function formatPreset(from: State): string {
  return presetTemplate(from.preset, displayKind(from));
}

/** Runs while a request is answered, and whether another one came meanwhile. */
let answering: Promise<void> | undefined;
let isAskedAgain = false;

/** What came while a request was answered is answered when that is done, the last of it alone. */
export function answer(): Promise<void> {
  isAskedAgain = answering !== undefined;
  answering ??= answerAll().finally(() => {
    answering = undefined;
  });
  return answering;
}

async function answerAll(): Promise<void> {
  do {
    isAskedAgain = false;
    const preview = await previewNow(state);
    if (!isAskedAgain) change({ preview });
    // Keys go before answers.
    await new Promise((resolve) => setTimeout(resolve));
  } while (isAskedAgain);
}

/** Of a payload that is none, nothing is shown but why. */
async function previewNow(from: State): Promise<StudioPreview> {
  const read = from.build === PASTED ? readPayload(from.payload) : {};
  const preview = await renderPreview(findRequest(from));
  if (typeof read !== 'string') return preview;
  const { draft: _, ...rest } = preview;
  return { ...rest, standsIn: false, silence: read };
}
