/** Renders the author's templates. Heavy: imported only where there is a template. The template's own text is not escaped. */

import type { Liquid, Template } from 'liquidjs';
import { defined } from '../../../defined.ts';
import type { Remark } from '../../../remark.ts';
import { escapeLines } from '../../markdown/escape.ts';
import { inertLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../../sections/section.ts';
import type { Source, Sources } from '../../sources.ts';
import { analyze } from '../analysis/analysis.ts';
import { CountedEmitter, carryOut } from '../budget.ts';
import { createEngine, knownNames } from '../engine.ts';
import { mistakesOf } from '../errors.ts';
import { withSafeLinks } from '../links.ts';
import { MOST_TOLD, mistakeRemark, type TemplateMistake } from '../mistake.ts';
import { templateScope, type Variables } from '../scope.ts';
import { type Escape, OwnNames } from '../values.ts';
import { emptyRemarks, watchFormatted } from './empty.ts';

/** A part that is missing is the preset's. */
export interface TemplateInput extends Sources {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** Of the times that filters show: an IANA name. */
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface TemplateOutput {
  readonly subject?: string;
  /** Empty where the template writes nothing. */
  readonly body?: string;
  /** True where the body names the report of the job, and so decides where it stands. */
  readonly placesReport: boolean;
  /** What is wrong, the part is then missing; or looks wrong in the text that came of it. */
  readonly remarks: readonly Remark[];
}

/** Renders what the author wrote. Never throws for what a template does. */
export function renderTemplates(input: TemplateInput): TemplateOutput {
  const body = renderPart(input.body, input, escapeLines);
  const subject = renderPart(input.subject, input, inertLine);
  return defined<TemplateOutput>({
    body: body.text,
    subject: subject.text?.replace(/\s+/g, ' '),
    placesReport: body.names.some((name) => /^(?:sections\.)?report\b/.test(name)),
    remarks: [...body.remarks, ...subject.remarks],
  });
}

/** A part that the author did not write has no text. */
interface RenderedPart {
  readonly text?: string;
  /** Of facts and sections. */
  readonly names: readonly string[];
  readonly remarks: readonly Remark[];
}

function renderPart(source: Source | undefined, input: TemplateInput, inert: Escape): RenderedPart {
  if (source === undefined) return { names: [], remarks: [] };
  const { variables, section } = input;
  const engine = createEngine(inert, { part: source.part, timeZone: input.timeZone, now: input.now }, true);
  const { mistakes, names, parsed, outputs } = analyze(engine, source.text, variables);
  const wrong = (all: readonly TemplateMistake[]) => ({
    names,
    remarks: all.slice(0, MOST_TOLD).map((mistake) => mistakeRemark(source, mistake)),
  });
  if (mistakes.length > 0) return wrong(mistakes);
  try {
    const empty = watchFormatted(outputs, source.text);
    const text = renderTemplate(engine, parsed, templateScope(section, variables)).trim();
    return { text, names, remarks: emptyRemarks(empty, source) };
  } catch (error) {
    return wrong(mistakesOf(error, knownNames(engine, variables)));
  }
}

function renderTemplate(engine: Liquid, parsed: Template[], scope: object): string {
  // One mistake does not hide the others.
  const options = { ...engine.options, catchAllErrors: true };
  const context = new OwnNames(scope, options, { sync: true }, { liquid: engine });
  const emitter = new CountedEmitter(context.memoryLimit);
  carryOut(engine.renderer.renderTemplates(parsed, context, emitter));
  return withSafeLinks(emitter.buffer);
}
