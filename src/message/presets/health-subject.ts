import type { SubjectLine } from './preset.ts';

/** `CI turned red on acme/shop main since 06:00`. */
export const healthSubject: SubjectLine = {
  reads: ['health', 'conclusion'],
  render: (input) => input.healthWords?.subject(input) ?? 'The health of the builds',
};
