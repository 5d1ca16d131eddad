/** Payloads of what starts a run otherwise: the clock, a person, a program, an issue, a comment. */
import { ADA, BEN, DMITRI, frame, HUB, REPOSITORY, userOf } from '../shop.ts';
import { PULL } from './code.ts';

export function schedule(): object {
  return { repository: REPOSITORY, schedule: '0 3 * * 1-5', workflow: '.github/workflows/nightly.yml' };
}

export function dispatch(): object {
  return { ...frame(ADA), ref: 'refs/heads/main', inputs: { environment: 'staging', reason: 'Try the new checkout' } };
}

export function repositoryDispatch(): object {
  const client_payload = {
    severity: 'high',
    package: 'left-pad',
    advisory: 'GHSA-x5pg-88wf-qq4p',
    url: 'https://github.com/advisories/GHSA-x5pg-88wf-qq4p',
  };
  return { ...frame(ADA), action: 'advisory', branch: 'main', client_payload };
}

const ISSUE = {
  number: 98,
  title: 'Gift cards are rounded twice',
  html_url: `${HUB}/issues/98`,
  user: userOf(DMITRI),
};

export function issue(): object {
  return { ...frame(DMITRI), action: 'opened', issue: ISSUE };
}

export function comment(on: 'issue' | 'pull request'): object {
  const { html_url, number, title, user } = PULL;
  const issue = on === 'issue' ? ISSUE : { number, title, html_url, user, pull_request: { html_url } };
  const body = 'I can see it too: 12.30 € becomes 12.29 €.';
  return {
    ...frame(BEN),
    action: 'created',
    issue,
    comment: { body, html_url: `${issue.html_url}#1`, user: userOf(BEN) },
  };
}
