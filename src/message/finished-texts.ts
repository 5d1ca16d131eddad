/** Renders what is rarely part of a message, and loads the code for it only then. */

import type { Facts } from '../build/facts.ts';
import type { SectionInput } from './sections/section.ts';

/** Rewrites external Markdown, and renders a health report. */
export async function finishedTexts(
  facts: Facts,
  timeZone: string | undefined,
): Promise<Pick<SectionInput, 'report' | 'notes' | 'health'>> {
  return { ...(await finishedMarkdown(facts)), ...(await healthTexts(facts, timeZone)) };
}

export async function healthTexts(facts: Facts, timeZone: string | undefined): Promise<Pick<SectionInput, 'health'>> {
  if (facts.health === undefined) return {};
  const { renderHealth } = await import(/* webpackChunkName: "digest" */ '../health/sections/lists.ts');
  return { health: renderHealth(facts, timeZone) };
}

async function finishedMarkdown({ report, release }: Facts): Promise<Pick<SectionInput, 'report' | 'notes'>> {
  const { notes } = release ?? {};
  if (report === undefined && notes === undefined) return {};
  const { reportMarkdown } = await import(/* webpackChunkName: "files" */ './report.ts');
  return {
    report: (report && reportMarkdown(report.text, report.folder_url)) || undefined,
    notes: (notes && reportMarkdown(notes)) || undefined,
  };
}
