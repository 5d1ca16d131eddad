/**
 * Checks by reading alone if the service would accept a message: the host by one request without secrets, the
 * permissions of an account by the lists that it can read.
 */

import type { Runtime } from '../runtime.ts';
import type { HttpResponse } from '../service/http/exchange.ts';
import { describeExchange } from '../service/http/http-message.ts';
import type { Target } from '../service/records.ts';
import { ReadError } from '../service/scan/reader.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import type { NamedRecord } from '../target/find-by-name.ts';
import { DirectoryLists } from '../target/lists.ts';
import { findMember } from '../target/people/members.ts';
import { findCategory, findTarget } from '../target/targets.ts';
import { listed, shortName } from '../text/format.ts';
import { type Milliseconds, secondsToMs, TimeBudget } from '../time.ts';
import { CHECK_TEXTS, type Check, createCheck, hasFailedCheck } from './check.ts';

/** Maximum time of one connection, because people would not wait longer. */
const CONNECTION_TIME = { atMost: 10_000 };
const REFUSED = 'Check username and password.';

/**
 * Checks the destination only, once for several targets. Results contain no secrets.
 *
 * @param budget of all requests. Default: the option `timeout` from now
 * @param isRefused true if the account was already rejected: another attempt could lock it
 */
export async function checkService(
  settings: Settings,
  runtime: Runtime,
  budget = new TimeBudget(runtime.now, secondsToMs(settings.timeout)),
  isRefused = false,
): Promise<readonly Check[]> {
  const { redactor } = settings;
  return redactor.redactAll(await checkDestination(settings, runtime, budget, isRefused), CHECK_TEXTS);
}

async function checkDestination(
  settings: Settings,
  runtime: Runtime,
  budget: TimeBudget,
  isRefused: boolean,
): Promise<readonly Check[]> {
  const { destinations, kind } = settings;
  const [destination] = destinations;
  const connect = (address: URL) => checkConnection(address, runtime, budget.share(CONNECTION_TIME));
  if (destination.type === 'missing') {
    const { options } = destination;
    const other = options.includes('webhook-url') ? ', or base-url, username, password and a team or forum' : '';
    const fix = `Give ${listed(options)}${other}. If a variable or a secret holds it, check that it is set and reaches this process.`;
    return [createCheck('destination', 'fault', 'no destination is set', fix)];
  }
  if (destination.type === 'webhook') {
    const hosts = new Map(destinations.flatMap((one) => (one.type === 'webhook' ? [[one.url.host, one.url]] : [])));
    const reached = await Promise.all([...hosts.values()].map(connect));
    return [...reached.flat(), checkWebhook(kind, destinations.length)];
  }
  const reached = await connect(destination.baseUrl);
  if (hasFailedCheck(reached)) return reached;
  if (isRefused)
    return [...reached, createCheck('login', 'fault', `sign-in failed for ${destination.username}`, REFUSED)];
  const lists = DirectoryLists.of(destination, runtime, budget);
  // Report findings common to all targets once, and never retry an account that was rejected.
  const found = new Map<string, Check>();
  for (const target of destinations) {
    if (target.type !== 'rest' || lists.refusal !== undefined) continue;
    for (const check of await checkAccount(lists, target, settings)) found.set(`${check.name} ${check.text}`, check);
  }
  return [...reached, ...found.values()];
}

/** Returns `unchecked`, because every call of a webhook creates content. */
function checkWebhook(kind: string, count: number): Check {
  const webhook = count === 1 ? 'the webhook' : 'the webhooks';
  const text = `can't verify ${webhook} without sending a message`;
  return createCheck('kind', 'unchecked', text, `Check once in the service that ${webhook} can post a ${kind}.`);
}

/** Tolerated clock difference: the header has whole seconds, and the response takes time. */
const MAX_SKEW_MS = 60_000;
const SERVER_ERROR = 500;

/**
 * Requests the front page of the host without credentials. Any response verifies name, proxy, TLS and clock.
 *
 * @param address URL of the service or of a webhook, of which only the host is used
 * @param timeoutMs maximum duration
 */
async function checkConnection(address: URL, runtime: Runtime, timeoutMs: Milliseconds): Promise<readonly Check[]> {
  const url = new URL('/', address.origin);
  const startedAt = runtime.now();
  const limits = { timeoutMs, signal: runtime.signal };
  const headers = { accept: '*/*' };
  const exchange = await runtime.send({ method: 'GET', url, headers }, limits);
  const endedAt = runtime.now();
  // Omits the credentials of the proxy.
  const method = exchange.proxy === undefined ? '' : ` through the proxy ${exchange.proxy}`;
  if (exchange.type === 'failure') {
    const { reason, hint } = exchange;
    return [createCheck('connection', 'fault', `${url.host} cannot be reached${method}: ${reason}`, hint)];
  }
  const clock = checkClock(exchange, startedAt, endedAt);
  if (exchange.status >= SERVER_ERROR) {
    const { reason } = describeExchange(exchange);
    const fix = 'Something is wrong there now, or with a proxy in between: try again later.';
    return [createCheck('connection', 'warning', `${url.host} is reached${method}, but ${reason}`, fix), clock];
  }
  const tls = url.protocol === 'https:' ? 'with a trusted certificate' : 'without TLS, on this machine';
  const text = `${url.host} answers${method} in ${Math.round(endedAt - startedAt)} ms, ${tls}`;
  return [createCheck('connection', 'ok', text), clock];
}

/** Checks the clock of this machine, which relative days and durations depend on. */
function checkClock({ headers }: HttpResponse, startedAt: number, endedAt: number): Check {
  const serverTime = Date.parse(headers['date'] ?? '');
  if (Number.isNaN(serverTime)) return createCheck('clock', 'unchecked', 'the response has no date');
  const skew = serverTime < startedAt ? serverTime - startedAt : Math.max(0, serverTime - endedAt);
  if (Math.abs(skew) <= MAX_SKEW_MS)
    return createCheck('clock', 'ok', "this machine's clock agrees with the service's");
  const far = `${Math.round(Math.abs(skew) / 1000)} seconds ${skew < 0 ? 'ahead of' : 'behind'}`;
  const fix = 'Set the clock of this machine: dates and durations in messages go by it.';
  return createCheck('clock', 'warning', `this machine's clock is ${far} the service's`, fix);
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Statuses that indicate missing access. */
const CLOSED = [403, NOT_FOUND];

/** A result without the name of its check: verdict, text, and fix. */
type Finding = readonly [verdict: Check['verdict'], text: string, fix?: string];

/** Checks login, target, membership, board and category. Each check requires the previous ones. */
async function checkAccount(
  lists: DirectoryLists,
  destination: RestDestination,
  { kind, category }: Pick<Settings, 'kind' | 'category'>,
): Promise<readonly Check[]> {
  const listed = await lists.spaces(destination.target.type);
  const login = createCheck('login', ...checkLogin(listed, destination));
  if (login.verdict === 'fault') return [login];
  const target = await findTarget(lists, destination.target);
  if ('reason' in target) return [login, createCheck('target', 'fault', target.reason, target.hint)];
  const found = createCheck('target', ...(await checkTarget(lists, target)));
  if (found.verdict === 'fault') return [login, found];
  const membership = createCheck('membership', ...(await checkMembership(lists, target, destination.username)));
  const checks = [login, found, membership];
  if (kind === 'message' || kind === 'topic') return checks;
  const board = await lists.board(target);
  if (board instanceof ReadError) {
    const { message, status, hint } = board;
    const unread = `the task board of ${target.type} ${target.id} could not be read: ${message}`;
    return [...checks, createCheck('board', 'fault', status === NOT_FOUND ? message : unread, hint)];
  }
  checks.push(createCheck('board', 'ok', `the task board of ${target.type} ${target.id} is ${board}`));
  if (category === undefined) return checks;
  return [...checks, createCheck('category', ...(await checkCategory(lists, target, board, category)))];
}

function checkLogin(
  listed: readonly NamedRecord[] | ReadError,
  { username, target, baseUrl }: RestDestination,
): Finding {
  if (!(listed instanceof ReadError)) {
    const count = `${listed.length} ${target.type}${listed.length === 1 ? '' : 's'}`;
    return ['ok', `signed in as ${username} (${count})`];
  }
  const { status, message, hint } = listed;
  const problem =
    status === UNAUTHORIZED ? `sign-in failed for ${username}` : `the API at ${baseUrl.host} cannot be used`;
  return ['fault', `${problem}: ${message}`, hint || 'Check that base-url is the address of the service.'];
}

async function checkTarget(lists: DirectoryLists, target: Target): Promise<Finding> {
  const { type, id } = target;
  const space = findSpace(await lists.spaces(type), id);
  if (space !== undefined) return ['ok', `${type} ${id} is ${toName(space)}`];
  const other = type === 'team' ? 'forum' : 'team';
  const elsewhere = findSpace(await lists.spaces(other), id);
  if (elsewhere !== undefined) {
    const fix = `Give ${id} as ${other}, in place of ${type}.`;
    return ['fault', `${id} is a ${other}, ${toName(elsewhere)}, not a ${type}`, fix];
  }
  // Lists may omit targets that the account can use.
  if (!((await lists.members(target)) instanceof ReadError)) return ['ok', `${type} ${id} is there`];
  const fix = `Check the id, and that this account is a member there: \`workroom-notify ${type}s list\` shows what it sees.`;
  return ['fault', `this account can't see ${type} ${id}`, fix];
}

async function checkMembership(lists: DirectoryLists, target: Target, username: string): Promise<Finding> {
  const location = `${target.type} ${target.id}`;
  const read = await lists.members(target);
  const fix = `Let an admin add it: \`workroom-notify users add-to-teams ${username} --${location}\`.`;
  if (read instanceof ReadError) {
    const text = `the members of ${location} could not be read: ${read.message}`;
    if (read.status === undefined || !CLOSED.includes(read.status)) return ['unchecked', text, read.hint];
    return ['fault', `${username} doesn't seem to be a member: ${text}`, fix];
  }
  const member = findMember('username', read, username) ?? findMember('email', read, username);
  if (member !== undefined) return ['ok', `${username} is ${member.isAdmin ? 'an admin' : 'a member'} of ${location}`];
  if (read.every((member) => member.username === undefined))
    return ['unchecked', `the members of ${location} are shown without their names`];
  const text = `${username} isn't a member of ${location}; only members can post, even if they are administrators`;
  return ['fault', text, fix];
}

async function checkCategory(
  lists: DirectoryLists,
  target: Target,
  board: number,
  requested: string | number,
): Promise<Finding> {
  const read = await lists.categories(board);
  if (read instanceof ReadError) return ['unchecked', `the categories could not be read: ${read.message}`, read.hint];
  const { categories, complete } = read;
  if (typeof requested === 'string') {
    const found = await findCategory(lists, target, requested);
    if ('reason' in found) return ['fault', found.reason, found.hint];
    if (found.category !== undefined) return ['ok', `category "${shortName(requested)}" is ${found.category}`];
  }
  const found = categories.find(({ id }) => id === requested);
  if (found !== undefined) return ['ok', `category ${requested} is ${toName(found)}`];
  if (!complete) return ['unchecked', 'the service did not show all categories'];
  const all = categories.map((one) => `${one.id} ${toName(one)}`).slice(0, MAX_NAMES);
  const fix = `Use one of ${all.join(', ')}; or leave category out for Uncategorized.`;
  return ['fault', `there is no category ${requested} on the board of ${target.type} ${target.id}`, fix];
}

/** Maximum categories named in a sentence. */
const MAX_NAMES = 8;

function findSpace(read: readonly NamedRecord[] | ReadError, id: number): NamedRecord | undefined {
  return read instanceof ReadError ? undefined : read.find((space) => space.id === id);
}

function toName({ name, nickname }: NamedRecord): string {
  return `"${shortName(name ?? nickname ?? 'without a name')}"`;
}
