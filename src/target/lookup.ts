import type { Build } from '../build/build.ts';
import type { Facts } from '../build/facts.ts';
import { identifyBuild } from '../build/identity.ts';
import { type Diagnostic, notice } from '../diagnostic.ts';
import type { Runtime } from '../runtime.ts';
import type { Target } from '../service/records.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import { ReadError } from '../service/scan/reader.ts';
import type { NamedPerson } from '../settings/parsers/directory.ts';
import type { Destination, RestDestination, Settings } from '../settings/settings.ts';
import { decide, decideWithoutRecords } from './incident/decide-incident.ts';
import { createKeyMarker, readKeyedRecords } from './incident/keyed-records.ts';
import { Outage } from './incident/outage.ts';
import type { TargetMember } from './lists.ts';
import { DirectoryLists } from './lists.ts';
import { readAccounts } from './people/accounts.ts';
import { isBuildRole } from './people/build-people.ts';
import { findAddressees, findAssignees } from './people/members.ts';
import {
  type Addressee,
  type ResolvedTarget,
  type RestTarget,
  resolveFromIds,
  shouldMention,
} from './resolved-target.ts';
import { findCategory, findTarget } from './targets.ts';

/** Only the facts of the event identify the build. */
type KnownFacts = Pick<Build, 'facts' | 'eventFacts'>;

/** Maximum time to look up a target: without its ID nothing can be sent. */
const TARGET_TIME = { part: 1 / 2 };
/** Maximum time for the records of a key: without a result, the record can still be created if time is left. */
const KEY_TIME = { part: 1 / 8, atMost: 6_000 };
/** Maximum time for all other lookups: the message is sent without them. */
const REST_TIME = { part: 1 / 4, atMost: 5_000 };

/** One target with its ID, or why nothing can be sent to it. */
interface ListedTarget {
  readonly destination: Destination;
  readonly refusal?: ResolvedTarget;
  /** Requests that found it. */
  readonly lookUps?: readonly RequestAttempt[];
}

/**
 * Looks up all names together, so that the service's lists are read once for all, and a target that is listed twice
 * gets one message. The first target has the requests of all.
 */
export async function resolveTargets(
  destinations: readonly RestDestination[],
  runtime: Runtime,
): Promise<readonly ListedTarget[]> {
  const [account] = destinations;
  if (account === undefined || destinations.every(({ target }) => 'id' in target)) {
    return destinations.map((destination) => ({ destination }));
  }
  const lists = DirectoryLists.of(account, runtime, runtime.budget.within(TARGET_TIME));
  const targets = new Map<string, ListedTarget>();
  for (const destination of destinations) {
    const target = await findTarget(lists, destination.target);
    if ('reason' in target) {
      const refusal = { ...lists.refused(target), lookUps: [] };
      targets.set(`name ${targets.size}`, { destination, refusal });
      continue;
    }
    targets.set(`${target.type} ${target.id}`, { destination: { ...destination, target } });
  }
  const { refusal, lookUps } = lists;
  // A refused account would be refused at each further request too.
  const closed = refusal && { ...lists.refused(refusal), lookUps: [] };
  return [...targets.values()].map((one, index) => ({
    ...one,
    refusal: closed ?? one.refusal,
    lookUps: index === 0 ? lookUps : [],
  }));
}

/**
 * Resolves names to IDs, and the build's people to members, with GET requests only. An unknown name is a refusal. Any
 * other error costs a mention, an assignee, or the category, and a notice, never the message. Reads no list twice, and
 * none for an ID or for people in the option `users`.
 */
export async function lookUp(settings: Settings, runtime: Runtime, build: KnownFacts): Promise<ResolvedTarget> {
  const [destination] = settings.destinations;
  if (destination.type === 'rest') return lookUpThrough(settings, runtime, build, destination);
  const { facts } = build;
  const { accounts, problem } = await readAccountsFor(settings, runtime, facts);
  const found = await findAddressees(listMentioned(settings, facts), facts, accounts);
  return {
    ...resolveFromIds(settings),
    addressees: found.addressees,
    diagnostics: toNotices(problem, ...found.notices),
  };
}

async function lookUpThrough(
  settings: Settings,
  runtime: Runtime,
  build: KnownFacts,
  destination: RestDestination,
): Promise<ResolvedTarget> {
  const lists = DirectoryLists.of(destination, runtime, runtime.budget);
  const target = await findTarget(lists.within(TARGET_TIME), destination.target);
  if ('reason' in target) return lists.refused(target);
  const keyed = await findKey(settings, build, lists.within(KEY_TIME), target);
  // A refused account would be refused at each further request too.
  if (lists.refusal !== undefined) return lists.refused(lists.refusal);
  const { baseUrl, username, password } = destination;
  const location = { baseUrl, username, password, target };
  const decision = keyed?.decision;
  const unread = decision === undefined || decision.do === 'existing' ? undefined : decision.notice;
  const notices = unread === undefined ? [] : [notice('unread', unread)];
  if (decision?.do === 'nothing' || decision?.do === 'existing') {
    return { location, keyed, addressees: [], diagnostics: notices, lookUps: lists.lookUps };
  }
  const found = await lookUpRest(settings, runtime, build.facts, lists.within(REST_TIME), location, keyed);
  return { ...found, diagnostics: [...found.diagnostics, ...notices] };
}

/** Finds what to do about the key before a record is created. Returns undefined if no key is requested. */
async function findKey(
  settings: Settings,
  { facts, eventFacts }: KnownFacts,
  lists: DirectoryLists,
  target: Target,
): Promise<ResolvedTarget['keyed']> {
  const { kind, uniqueKey } = settings;
  const key = uniqueKey ?? (kind === 'incident' ? 'auto' : undefined);
  if (key === undefined) return undefined;
  const outage = new Outage(facts, key);
  const unseen = kind === 'incident' ? decideWithoutRecords(outage) : undefined;
  if (unseen !== undefined) return { decision: unseen };
  const mark = await createKeyMarker(key, identifyBuild(eventFacts, settings.context));
  return { mark, decision: decide(kind, outage, await readKeyedRecords(lists, target, settings, mark, facts)) };
}

/** Finds the category of the task, its assignees, and the people to mention. */
async function lookUpRest(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lists: DirectoryLists,
  location: RestTarget,
  keyed: ResolvedTarget['keyed'],
): Promise<ResolvedTarget> {
  // An incident that recovers needs no assignees and no category.
  const isTask = settings.kind !== 'incident' || keyed?.decision.do === 'open';
  const found = await findCategory(lists, location.target, isTask ? settings.category : undefined);
  const refusal = 'reason' in found ? found : undefined;
  // The chat message of an incident is sent without its task.
  if (refusal !== undefined && settings.kind !== 'incident') return lists.refused(refusal);
  const { notice: unread, ...category } = 'reason' in found ? {} : found;
  const { accounts, problem } = await readAccountsFor(settings, runtime, facts);
  const unreadMembers = new Set<string>();
  const members = () => readMembers(lists, location.target, unreadMembers);
  const { addressees, notices } = await findAddressees(listMentioned(settings, facts), facts, accounts, members);
  const assigned = await findAssignees(isTask ? (settings.assignees ?? []) : [], facts, accounts, members);
  if (lists.refusal !== undefined) return lists.refused(lists.refusal);
  const { assignees } = assigned;
  // A dry run and a test message show them, and the chat message of an incident mentions them.
  const { kind, dryRun, drill } = settings;
  const isShown = (kind === 'incident' || dryRun || drill) && assignees !== undefined;
  return {
    keyed,
    stop: refusal && { by: 'task', reason: refusal.reason, hint: refusal.hint },
    assigned: isShown ? toMentions(assignees, (await members()) ?? []) : undefined,
    // Nobody has to act on a test message.
    location: { ...location, ...category, assignees: drill ? undefined : assignees },
    addressees,
    diagnostics: toNotices(unread, problem, ...unreadMembers, ...notices, ...assigned.notices),
    lookUps: lists.lookUps,
  };
}

function toMentions(ids: readonly number[], members: readonly TargetMember[]): readonly Addressee[] {
  const names = ids.flatMap((id) => members.find((member) => member.id === id)?.username ?? []);
  return names.map((username) => ({ type: 'mention', text: `@${username}` }));
}

/** Reads the members of the target. Returns none with a notice if they can't be read. */
async function readMembers(
  lists: DirectoryLists,
  target: Target,
  notices: Set<string>,
): Promise<readonly TargetMember[] | undefined> {
  const read = await lists.members(target);
  if (!(read instanceof ReadError)) return read;
  const text = `Nobody was looked up among the members of ${target.type} ${target.id}, because they could not be read: ${read.message}.`;
  notices.add(`${text} ${read.hint}`.trimEnd());
  return undefined;
}

/** Returns nobody if the build passed. */
function listMentioned(settings: Settings, facts: Facts): readonly NamedPerson[] {
  return shouldMention(settings, facts) ? (settings.mention ?? []) : [];
}

/** Reads the accounts only if the build's people are requested. */
async function readAccountsFor(settings: Settings, runtime: Runtime, facts: Facts) {
  const { users, assignees = [] } = settings;
  const requested = [...listMentioned(settings, facts), ...assignees.flat()].some(
    (one) => one.by === 'role' && isBuildRole(one.role),
  );
  return readAccounts(requested ? users : undefined, runtime.files);
}

function toNotices(...notices: readonly (string | undefined)[]): readonly Diagnostic[] {
  return notices.flatMap((message) => (message === undefined ? [] : notice('omitted', message)));
}
