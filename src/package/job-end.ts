/** The action that goes first in a job and tells its end: `ACCOUNT/workroom-notify/job-end@v1` of `ACCOUNT/workroom-notify@v1`. */
export function jobEndAction(action: string): string {
  return action.replace('@', '/job-end@');
}
