/** The outputs of the action: all from a safe set of characters, never text from an event. */
export const OUTPUTS = [
  {
    name: 'outcome',
    text: '`delivered`, `skipped` (by `when`, a missing secret, or because it is not over), `dry-run`, `not-delivered` (proved), or `unknown` (cannot be proved either way)',
  },
  { name: 'reason', text: 'Why, as one sentence' },
  { name: 'id', text: 'Id of the message, topic or task, where the service tells it' },
  { name: 'conclusion', text: 'What was reported: `success`, `failure`, `cancelled`, …' },
  {
    name: 'change',
    text: '`broken`, `still-failing`, `fixed` or `still-passing`; empty where the history was not read',
  },
  {
    name: 'receipt',
    text: 'The whole story as JSON: outcome, reason, target, every request with its status and duration',
  },
] as const;
