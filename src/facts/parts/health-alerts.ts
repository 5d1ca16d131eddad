/** Open Dependabot alerts, as a group of facts. */

import type { Parts } from '../fact.ts';
import { WORKFLOW } from './health-runs.ts';

/** As GitHub calls them, the worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

const ALERT = {
  number: { type: 'number', text: 'Its number.', example: 17, always: true },
  package: { type: 'line', text: 'What is vulnerable.', example: 'lodash', always: true },
  ecosystem: { type: 'line', text: 'Where that comes from.', example: 'npm' },
  repository: WORKFLOW.repository,
  manifest: { type: 'line', text: 'The file that asks for it.', example: 'package-lock.json' },
  severity: { type: 'words', words: SEVERITIES, text: 'How bad it is.', example: 'critical' },
  summary: { type: 'line', text: 'What the advisory says, in one line.', example: 'Command injection in lodash' },
  advisory: { type: 'line', text: 'The name of the advisory.', example: 'GHSA-35jh-r3h4-6jhm' },
  fixed_in: { type: 'line', text: 'The first version without it; empty if there is none.', example: '4.17.21' },
  created_at: { type: 'time', text: 'Since when it is open.', example: '2026-03-03T11:20:00Z', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/shop/security/dependabot/17' },
  due: { type: 'flag', text: 'True if a watch reports it: it is new and critical.', example: true, always: true },
} as const satisfies Parts;

export const ALERTS = {
  open: { type: 'number', text: 'How many are open.', example: 12, always: true },
  critical: { type: 'number', text: 'How many of these are so severe.', example: 1, always: true },
  high: { type: 'number', text: 'How many of these are so severe.', example: 3, always: true },
  medium: { type: 'number', text: 'How many of these are so severe.', example: 6, always: true },
  low: { type: 'number', text: 'How many of these are so severe.', example: 2, always: true },
  at_least: { type: 'flag', text: 'True if there may be more than read.', example: false, always: true },
  new: { type: 'groups', text: 'Those that came in this time, the worst first.', parts: ALERT, always: true },
  oldest: { type: 'group', text: 'The one that is open for longest.', parts: ALERT },
  off: {
    type: 'list',
    text: 'The repositories that have switched them off.',
    example: ['acme/site'],
    always: true,
  },
} as const satisfies Parts;
