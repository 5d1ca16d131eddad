import type { Section } from './section.ts';

/** Renders the file of the option `report`: coverage, a plan, release notes. */
export const report: Section = {
  reads: ['report'],
  cuttable: true,
  render: ({ facts, report }) => (facts.report === undefined ? undefined : report),
};
