/**
 * Returns the action that goes first in a job and reports its result: `ACCOUNT/workroom-notify/job-end@v1` for
 * `ACCOUNT/workroom-notify@v1`.
 */
export function jobEndAction(action: string): string {
  return action.replace('@', '/job-end@');
}
