/** What axe says of a page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** It describes what is well too, each element with a selector that is unique in the page, unless it is told not to. */
const OPTIONS = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe finds, best practices and target sizes included; empty when all is well. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`),
  );
}
