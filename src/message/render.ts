import type { TemplateError } from '../errors.ts';
import { escapeLinkUrl, link } from './markdown/escape.ts';
import { fitBody, fitSubject } from './markdown/fit.ts';
import { defaultPreset } from './presets/default.ts';
import { runUrl, type SectionInput } from './sections/registry.ts';
import type { Draft, Part, Rendered, RenderInput } from './types.ts';

/**
 * Facts to words. Pure: the same input gives the same draft. Where the author wrote a subject or body it takes the
 * place of the preset's; one that fails is named in `problem`, and the preset's part goes out instead.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { facts, kind, marker } = input;
  const section: SectionInput = marker === undefined ? { facts } : { facts, marker };
  const preset = defaultPreset(section, kind);
  const texts = await authorTexts(input, section);
  const body = bodyOf(input, section, texts.body === undefined ? preset.parts : [{ text: texts.body, rank: 0 }]);
  const subject = fitSubject(texts.subject || preset.subject);
  const draft: Draft = kind === 'message' ? { kind, body } : { kind, subject, body };
  return texts.problem === undefined ? { draft } : { draft, problem: texts.problem };
}

interface AuthorTexts {
  readonly subject?: string;
  readonly body?: string;
  readonly problem?: TemplateError;
}

/** The template engine is loaded only when there is a template. */
async function authorTexts(input: RenderInput, section: SectionInput): Promise<AuthorTexts> {
  const subject = input.kind === 'message' ? undefined : input.subject;
  if (subject === undefined && input.body === undefined) return {};
  const { renderTemplates } = await import('./templates/engine.ts');
  const { body, variables, timeZone = 'UTC' } = input;
  return renderTemplates({ ...section, variables, timeZone, subject, body });
}

/** Fitted, with the marker in it; a body of the preset keeps the run's link in any case. */
function bodyOf(input: RenderInput, section: SectionInput, parts: readonly Part[]): string {
  const { marker, limits, facts } = input;
  const url = facts.run?.url === undefined ? undefined : escapeLinkUrl(runUrl(section) ?? '');
  const shown = url !== undefined && parts.some((part) => part.text.includes(url));
  const required = marker ?? (shown ? url : undefined);
  const linked = url !== undefined && (marker === undefined || url.includes(marker));
  const anchors = [
    ...(linked ? [link('Run', runUrl(section))] : []),
    ...(marker === undefined ? [] : [`Reference: ${marker}`]),
  ];
  return fitBody({ parts, limits, anchors, ...(required === undefined ? {} : { required }) });
}
