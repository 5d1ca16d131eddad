/** Renders the preview of the current selection. */

import { BUILDS, type BuildResult, findRecordedBuild, type RecordedBuild } from '../../../samples/builds.ts';
import { kindIn } from '../../preview/front-matter.ts';
import { PASTED, pastedBuild, readPayload } from '../../preview/pasted-build.ts';
import { presetTemplate } from '../../preview/preset-template.ts';
import { renderPreview, type StudioPreview } from '../../preview/preview.ts';
import type { PreviewRequest } from '../../preview/request.ts';
import { change, type State, state } from './state.ts';

function selectedBuild({ build, payload, event }: State): RecordedBuild {
  if (build !== PASTED) return findRecordedBuild(build) ?? (BUILDS[0] as RecordedBuild);
  const read = readPayload(payload);
  return typeof read === 'string' ? pastedBuild({}, event) : pastedBuild(read, event);
}

/** Returns the selected result, or that of the build by default. */
export function selectedResult(from: State): BuildResult {
  const build = selectedBuild(from);
  const brought = from.conclusion === undefined || from.conclusion === build.conclusion ? build.change : undefined;
  const chosen = from.change === 'none' ? undefined : (from.change ?? brought);
  return { conclusion: from.conclusion ?? build.conclusion, change: chosen };
}

export function findRequest(from: State): PreviewRequest {
  const { template, kind, preset } = from;
  return { build: selectedBuild(from), result: selectedResult(from), kind, preset, template };
}

/** Returns the selected kind, or that of the template by default. */
export function displayKind({ kind, template }: State): NonNullable<State['kind']> {
  return kind ?? kindIn(template) ?? 'message';
}

/** Returns the complete text of the selected preset, as its sections. */
export function formatPreset(from: State): string {
  return presetTemplate(from.preset, displayKind(from));
}

/** The update in progress, if any, and if another one was requested meanwhile. */
let running: Promise<void> | undefined;
let isRequestedAgain = false;

/** Coalesces requests during an update: only the last one is handled afterwards. */
export function updatePreview(): Promise<void> {
  isRequestedAgain = running !== undefined;
  running ??= updateUntilUpToDate().finally(() => {
    running = undefined;
  });
  return running;
}

async function updateUntilUpToDate(): Promise<void> {
  do {
    isRequestedAgain = false;
    const preview = await previewNow(state);
    if (!isRequestedAgain) change({ preview });
    // Handle key presses first.
    await new Promise((resolve) => setTimeout(resolve));
  } while (isRequestedAgain);
}

/** Shows only the error if the payload is invalid. */
async function previewNow(from: State): Promise<StudioPreview> {
  const read = from.build === PASTED ? readPayload(from.payload) : {};
  const preview = await renderPreview(findRequest(from));
  if (typeof read !== 'string') return preview;
  const { content: _, ...rest } = preview;
  return { ...rest, usesFallback: false, notSentReason: read };
}
