/** What all other events are about: one titled thing of their payload. */

import { known } from '../../defined.ts';
import type { Ref, Subject } from '../types.ts';
import { type Json, link, list, number, record, text } from './json.ts';
import { userPerson } from './people.ts';
import { namedRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import type { Site } from './site.ts';

/** Parts of nearly every payload; the event is seldom about them. */
const FRAME = ['repository', 'organization', 'enterprise', 'installation', 'sender', 'changes', 'hook', 'app'];

/** Where a thing's title may be, best first. */
const TITLES = ['title', 'summary', 'full_name', 'name', 'context', 'login', 'slug', 'note'];

/** Events whose payload holds the thing under a name of its own, or whose thing has no title. */
const READERS: Readonly<Record<string, (event: Json, site: Site) => Subject | undefined>> = {
  issues: (event, site) => thing('issue', record(event, 'issue'), site),
  issue_comment: (event, site) => {
    const issue = record(event, 'issue');
    const type = record(issue, 'pull_request') === undefined ? 'issue' : 'pull request';
    return commented(thing(type, issue, site), event);
  },
  discussion: (event, site) => thing('discussion', record(event, 'discussion'), site),
  discussion_comment: (event, site) => commented(thing('discussion', record(event, 'discussion'), site), event),
  commit_comment: (event) => {
    const title = text(event, 'comment', 'commit_id')?.slice(0, 7);
    return title === undefined ? undefined : commented({ type: 'commit', title }, event);
  },
  dependabot_alert: (event, site) =>
    alert('Dependabot alert', event, site, text(event, 'alert', 'security_advisory', 'summary')),
  code_scanning_alert: (event, site) =>
    alert('code scanning alert', event, site, text(event, 'alert', 'rule', 'description')),
  secret_scanning_alert: (event, site) =>
    alert(
      'secret scanning alert',
      event,
      site,
      text(event, 'alert', 'secret_type_display_name') ?? text(event, 'alert', 'secret_type'),
    ),
  repository_vulnerability_alert: (event, site) =>
    alert('vulnerability alert', event, site, text(event, 'alert', 'affected_package_name')),
  fork: (event, site) => thing('fork', record(event, 'forkee'), site),
  star: (event, site) => thing('star', record(event, 'repository'), site),
  watch: (event, site) => thing('star', record(event, 'repository'), site),
  gollum: (event, site) => thing('wiki page', record(list(event, 'pages')[0]), site),
  package: (event, site) => packageOf(event, 'package', site),
  registry_package: (event, site) => packageOf(event, 'registry_package', site),
  page_build: (event) => {
    const title = text(event, 'build', 'status');
    return title === undefined
      ? undefined
      : known<Subject>({ type: 'page build', title, comment: text(event, 'build', 'error', 'message') });
  },
  sponsorship: (event, site) => thing('sponsorship', record(event, 'sponsorship', 'sponsor'), site),
  installation: (event, site) => thing('installation', record(event, 'installation', 'account'), site),
  installation_repositories: (event, site) => thing('installation', record(event, 'installation', 'account'), site),
  marketplace_purchase: (event, site) => thing('purchase', record(event, 'marketplace_purchase', 'plan'), site),
  github_app_authorization: (event, site) => thing('app authorization', record(event, 'sender'), site),
  projects_v2_item: (event, site) =>
    thing('project item', record(event, 'projects_v2_item'), site, text(event, 'projects_v2_item', 'content_type')),
  organization: (event, site) =>
    thing('member', record(event, 'membership', 'user') ?? record(event, 'invitation'), site) ??
    thing('organization', record(event, 'organization'), site),
  status: (event) => {
    const title = text(event, 'context');
    return title === undefined
      ? undefined
      : known<Subject>({ type: 'status', title, url: link(event, 'target_url'), comment: text(event, 'description') });
  },
};

export function subjectPart(name: string, { event, site }: Scene): EventPart {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  const subject = reader === undefined ? anyThing(name, event, site) : reader(event, site);
  return { subject };
}

/** A created or deleted branch or tag; a deleted one has no page. */
export function refPart(name: 'create' | 'delete', { event, site }: Scene): EventPart {
  const type = text(event, 'ref_type');
  const title = text(event, 'ref');
  if ((type !== 'branch' && type !== 'tag') || title === undefined) return {};
  const ref = namedRef(type, title, site);
  return {
    ref: name === 'create' ? ref : known<Ref>({ ...ref, url: undefined }),
    subject: known<Subject>({ type, title, url: name === 'create' ? ref.url : undefined }),
  };
}

/** A review or a comment on a pull request's code. */
export function reviewSubject({ event, site }: Scene): Subject | undefined {
  const pull = thing('pull request', record(event, 'pull_request'), site);
  return record(event, 'review') === undefined ? commented(pull, event) : commented(pull, event, 'review');
}

function thing(type: string, found: Json | undefined, site: Site, title = titleOf(found)): Subject | undefined {
  if (found === undefined || title === undefined) return undefined;
  return known<Subject>({
    type,
    title,
    number: number(found, 'number'),
    url: link(found, 'html_url'),
    author: userPerson(record(found, 'user') ?? record(found, 'creator'), site),
  });
}

function titleOf(found: Json | undefined): string | undefined {
  for (const key of TITLES) {
    const title = text(found, key);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** The text that was written, and the address of that very text. */
function commented(subject: Subject | undefined, event: Json, key = 'comment'): Subject | undefined {
  if (subject === undefined) return undefined;
  return known<Subject>({
    ...subject,
    url: link(event, key, 'html_url') ?? subject.url,
    comment: text(event, key, 'body'),
  });
}

function alert(type: string, event: Json, site: Site, title: string | undefined): Subject | undefined {
  return thing(type, record(event, 'alert'), site, title ?? type);
}

function packageOf(event: Json, key: string, site: Site): Subject | undefined {
  const found = record(event, key);
  const name = text(found, 'name');
  const version = text(found, 'package_version', 'version');
  return thing('package', found, site, name !== undefined && version !== undefined ? `${name} ${version}` : name);
}

/** The thing named like the event, else the payload's first titled thing, else the repository. */
function anyThing(name: string, event: Json, site: Site): Subject | undefined {
  const keys = [name, ...Object.keys(event).filter((key) => !FRAME.includes(key)), 'repository'];
  for (const key of keys) {
    const subject = thing(key.replaceAll('_', ' '), record(event, key), site);
    if (subject !== undefined) return subject;
  }
  return undefined;
}
