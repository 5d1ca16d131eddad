import type { Section } from './section.ts';

/** The file of the option `report`: coverage, a plan, release notes. */
export const report: Section = {
  reads: ['report'],
  render: ({ facts, report }) => (facts.report === undefined ? undefined : report),
};
