export const id = 625;
export const ids = [625];
export const modules = {

/***/ 9625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  load: () => (/* binding */ load)
});

// EXTERNAL MODULE: ./lib/defined.js
var defined = __webpack_require__(4222);
;// CONCATENATED MODULE: ./lib/settings/hide-tokens.js
/** Text that programs wrote may hold credentials that are registered as a secret nowhere. */
const HIDDEN = '***';
/** Shapes that only credentials have. */
const SHAPES = [
    /\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
    /\bgithub_pat_\w{20,255}/g,
    /\bglpat-[\w-]{15,255}/g,
    /\bnpm_[A-Za-z0-9]{30,255}/g,
    /\bxox[abeoprs]-[\w-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16,255}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\bAIza[\w-]{35}/g,
];
/** A token of three parts in JSON. It starts where a word does: the work would not be linear if it could anywhere. */
const IN_JSON = /(?<![\w-])([\w-]{0,40}?)eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
/** A private key, up to its end where that is there. */
const KEY_BEGINS = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/g;
const KEY_ENDS = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g;
/** User and password in front of a host. */
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,512}@/gi;
/** What follows the word that announces it. */
const ANNOUNCED = /\b((?:proxy-)?authorization\s*[:=]\s*(?:basic|bearer|token)\s+)[^\s"',;]{6,4096}/gi;
/** The text with everything replaced that looks like a credential. Linear, whatever the text. */
function hideTokens(text) {
    const plain = SHAPES.reduce((result, shape) => result.replace(shape, HIDDEN), withoutKeys(text));
    return plain.replace(IN_JSON, `$1${HIDDEN}`).replace(IN_ADDRESS, `$1${HIDDEN}@`).replace(ANNOUNCED, `$1${HIDDEN}`);
}
/** Without an end the rest of the text belongs to the key. */
function withoutKeys(text) {
    let [shown, from] = ['', 0];
    for (const { index, 0: head } of text.matchAll(KEY_BEGINS)) {
        if (index < from)
            continue;
        KEY_ENDS.lastIndex = index + head.length;
        const end = KEY_ENDS.exec(text) === null ? text.length : KEY_ENDS.lastIndex;
        [shown, from] = [`${shown}${text.slice(from, index)}${HIDDEN}`, end];
    }
    return shown + text.slice(from);
}

// EXTERNAL MODULE: ./lib/facts/base.js + 13 modules
var facts_base = __webpack_require__(9759);
// EXTERNAL MODULE: ./lib/facts/host/json.js
var host_json = __webpack_require__(606);
// EXTERNAL MODULE: ./lib/phrases.js
var phrases = __webpack_require__(229);
;// CONCATENATED MODULE: ./lib/facts/github/faults.js
/** What went wrong while facts were read, gathered so that one notice says all of it. */

/** An answer of the API that cannot be used. */
class ApiError extends Error {
    name = 'ApiError';
    fault;
    /** True when what was asked for is not there, or not shown to this token. */
    missing;
    constructor(fault, missing = false) {
        super(fault.type === 'permission' ? `needs ${fault.permission}` : fault.words);
        this.fault = fault;
        this.missing = missing;
    }
}
/** Collects faults by the fact that they cost. */
class Faults {
    #lost = new Set();
    #missing = new Set();
    #wanted;
    #words = new Set();
    /** @param wanted all permissions that the message asks for, so that one notice names them at once */
    constructor(wanted) {
        this.#wanted = wanted;
    }
    /** @param fact what the message goes without, in words for people: `the failing steps` */
    add(fact, error) {
        this.#lost.add(fact);
        if (!(error instanceof ApiError))
            this.#words.add('the answer of the GitHub API could not be used');
        else if (error.fault.type === 'permission')
            this.#missing.add(error.fault.permission);
        else
            this.#words.add(error.fault.words);
    }
    /** One notice; undefined when nothing went wrong. */
    notice() {
        if (this.#lost.size === 0)
            return undefined;
        const why = [...this.#words];
        if (this.#missing.size > 0)
            why.push(`the token may not read them. ${this.#advice()}`);
        return `The message goes without ${(0,phrases/* listed */.KE)([...this.#lost])}: ${why.join('; ')}`;
    }
    #advice() {
        const unplanned = [...this.#missing].filter((name) => !this.#wanted.some((one) => one.name === name));
        const all = [...this.#wanted.map(({ name, brings }) => `${name} (${brings})`), ...unplanned];
        return `Give the job these permissions: ${all.join(', ')}`;
    }
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/log.js
/** The log of a finished job. */

/** Bytes of a log that are read: its end, where a job says why it failed. */
const LARGEST = 4_000_000;
/** Of a storage that gives no parts. */
const LARGEST_WHOLE = 12_000_000;
/**
 * The text of a log, or its last four million bytes. GitHub redirects to another host for a minute, which must not see
 * the token; it answers 404 while the job is running.
 *
 * @throws ApiError when it cannot be read
 */
async function readLog(source, job) {
    const { baseUrl, repository, token } = source;
    const page = new URL(`${baseUrl}/repos/${repository}/actions/jobs/${job}/logs`);
    const accept = { accept: 'application/vnd.github+json', 'user-agent': 'workroom-notify' };
    const told = await ask(source, page, { ...accept, authorization: `token ${token}` }, LARGEST);
    const address = URL.parse(told.headers['location'] ?? '', page.href);
    if (told.status < 300 || told.status > 399 || address === null)
        throw unread();
    const log = await ask(source, address, { 'user-agent': 'workroom-notify' }, LARGEST);
    if (log.status !== 200)
        throw unread();
    return log.complete ? log.body : readEnd(source, address, Number(log.headers['content-length']));
}
/** Not every storage knows "the last bytes", so where the size is known it is asked for those from a place on. */
async function readEnd(source, address, size) {
    const range = size > LARGEST ? `bytes=${size - LARGEST}-${size - 1}` : `bytes=-${LARGEST}`;
    const end = await ask(source, address, { 'user-agent': 'workroom-notify', range }, LARGEST_WHOLE);
    if ((end.status !== 206 && end.status !== 200) || !end.complete)
        throw unread();
    const body = end.body.slice(-LARGEST);
    // The first line is only half there.
    return body.slice(body.indexOf('\n') + 1);
}
async function ask(source, url, headers, maxBytes) {
    const { world, deadline } = source;
    const timeoutMs = deadline - world.now();
    const limits = { timeoutMs, maxBytes, signal: world.signal };
    const exchange = timeoutMs <= 0 ? undefined : await world.send({ method: 'GET', url, headers }, limits);
    if (exchange?.type !== 'answer')
        throw unread();
    return exchange;
}
function unread() {
    return new ApiError({ type: 'other', words: 'the log could not be read' });
}

;// CONCATENATED MODULE: ./lib/facts/github/client.js
/** The only way to GitHub's REST API: octokit over the one transport of this package. */



/** Bytes of one answer: a page of a hundred runs has one to two million. */
const client_LARGEST = 12_000_000;
const PER_PAGE = 100;
/** Pages that are read at once. */
const AT_ONCE = 6;
/** @throws when GitHub's client cannot be loaded */
async function openApi(options) {
    const { token, baseUrl, deadline, world } = options;
    const octokit = await world.github({ token, baseUrl, fetch: fetchOver(options) });
    const [owner = '', repo = ''] = options.repository.split('/');
    let asked = 0;
    const ask = async ({ route, permission, with: parameters }, page) => {
        asked += 1;
        try {
            const filled = { owner, repo, ...parameters, ...page };
            // `Read` has checked the parameters; here the route is any of them.
            const { data, headers } = await octokit.request(route, filled);
            if (typeof data !== 'object')
                throw new TypeError('not JSON');
            return { data, last: lastPage(headers.link) };
        }
        catch (error) {
            throw toApiError(error, permission);
        }
    };
    return {
        get: async (read) => (await ask(read)).data,
        page: (read, number) => ask(read, { per_page: PER_PAGE, page: number }),
        pages: (read, most, take) => allPages((number) => ask(read, { per_page: PER_PAGE, page: number }), most, take),
        log: (job) => readLog(options, job),
        left: () => Math.max(0, deadline - world.now()),
        asked: () => asked,
    };
}
/** Pages are large: each is let go as soon as something was taken from it. */
async function allPages(ask, most, take) {
    const first = await ask(1);
    const taken = [take(first.data)];
    const last = Math.min(first.last, most);
    for (let next = 2; next <= last; next += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, last - next + 1) }, (_, index) => next + index);
        taken.push(...(await Promise.all(numbers.map(async (number) => take((await ask(number)).data)))));
    }
    return taken;
}
function lastPage(links) {
    const found = /<[^>]*[?&]page=(\d{1,6})[^>]*>;\s*rel="last"/.exec(links ?? '');
    return found === null ? 1 : Number(found[1]);
}
/** No answer came: why, in words without a URL. */
class NoAnswer extends Error {
}
/**
 * As much of `fetch` as octokit asks for, over our own transport: the same proxies, certificates and limits as for the
 * service, and no request that outlives the deadline.
 */
function fetchOver({ world, deadline }) {
    return async (address, { headers }) => {
        const timeoutMs = deadline - world.now();
        if (timeoutMs <= 0)
            throw new NoAnswer(SLOW);
        const request = { method: 'GET', url: new URL(address), headers };
        const limits = { timeoutMs, maxBytes: client_LARGEST, signal: world.signal };
        const answer = usable(await world.send(request, limits), world.now() >= deadline);
        const { status, body } = answer;
        return { status, url: address, headers: new Map(Object.entries(answer.headers)), text: async () => body };
    };
}
const SLOW = 'the GitHub API took too long to answer';
function usable(exchange, late) {
    if (late)
        throw new NoAnswer(SLOW);
    if (exchange.type === 'failure')
        throw new NoAnswer(`the GitHub API cannot be reached (${exchange.reason})`);
    if (!exchange.complete)
        throw new NoAnswer('the answer of the GitHub API broke off or was too large');
    // Not followed: the token is for this address alone.
    if (exchange.status >= 300 && exchange.status < 400)
        throw new NoAnswer('the GitHub API redirects to another address');
    return exchange;
}
/** Octokit gives an error the status and headers of its answer; one that got no answer has its cause instead. */
function toApiError(error, permission) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof NoAnswer)
        return other(cause.message);
    const status = statusOf(error);
    if (status === undefined)
        return other('the answer of the GitHub API could not be used');
    if (status === 401)
        return other('the GitHub API refuses the token');
    if ((status === 403 || status === 429) && isRateLimit(error, status))
        return other(rateWords(error));
    if (status === 403 || status === 404)
        return new ApiError({ type: 'permission', permission }, status === 404);
    return other(`the GitHub API answered ${status}`);
}
function other(words) {
    const fault = { type: 'other', words };
    return new ApiError(fault);
}
/** Without an answer octokit's errors have a status too, but no response. */
function statusOf(error) {
    return (0,host_json/* record */.g1)(error, 'response') === undefined ? undefined : (0,host_json/* number */.ai)(error, 'status');
}
function isRateLimit(error, status) {
    const remaining = (0,host_json/* line */.n8)(error, 'response', 'headers', 'x-ratelimit-remaining');
    return status === 429 || remaining === '0' || (0,host_json/* line */.n8)(error, 'response', 'headers', 'retry-after') !== undefined;
}
function rateWords(error) {
    const reset = Number((0,host_json/* line */.n8)(error, 'response', 'headers', 'x-ratelimit-reset'));
    const at = Number.isInteger(reset) && reset > 0 && reset < 1e11 ? new Date(reset * 1000).toISOString() : undefined;
    const until = at === undefined ? '' : ` until ${at.slice(11, 16)} UTC`;
    return `the rate limit of the GitHub API is used up${until}`;
}

// EXTERNAL MODULE: ./lib/facts/conclusion.js
var facts_conclusion = __webpack_require__(2164);
;// CONCATENATED MODULE: ./lib/facts/github/context.js
/** The value; undefined after a fault, which is noted with the fact that it costs. */
async function orFault(faults, fact, reading) {
    try {
        return await reading;
    }
    catch (error) {
        faults.add(fact, error);
        return undefined;
    }
}
/** The run that is reported; undefined where it is none of GitHub Actions. */
function runKey({ run }) {
    return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/phrases.js
/** Which sentences explain a failure, and which only repeat that there was one. */
/** Longer lines are data, not explanations. */
const LONGEST_LINE = 2_000;
/** Said of every failed command, by the runner and by the tools that started it. */
const EMPTY = [
    // 255 at most: a status of 404 tells something.
    /\b(?:exit(?:ed)?|failed|finished|terminated)\b.{0,20}\b(?:code|status):? (?:1?\d?\d|2[0-4]\d|25[0-5])\.?$/i,
    /\bexit(?:ed with)? code:? -?\d{1,12}\.?$/i,
    /^(?:make|gmake|ninja)\b.{0,200}\bError \d{1,3}$/i,
    /^The operation was cancell?ed\.?$/i,
    /^(?:npm (?:ERR!|error)) (?:code|errno|path|command|Lifecycle|A complete log|Exit|Test failed)/i,
    /^(?:error|failed|failure|npm ERR!|npm error|fatal)[:.!]?$/i,
    /\bELIFECYCLE\b/,
];
/** What test frameworks, compilers and shells write of a failure, the surest first. */
const TELLING = [
    [
        /^(?:FAILED|ERROR) \S+::\S/,
        /^\s{0,20}--- FAIL: /,
        /^E {3}\S/,
        /^(?:[\w.]{0,80}\.)?[A-Z]\w{0,60}(?:Error|Exception)\b(?: \[\w{1,60}\])?: \S/,
        /^(?:Uncaught |Caused by: )\S/,
        /^error(?:\[\w{1,20}\])?: \S/i,
        /\berror TS\d{1,6}: /,
        /^\S{1,300}:\d{1,7}(?::\d{1,7})?: (?:fatal )?error: /,
        /^(?:fatal|panic): \S/,
        /^thread '.{1,100}' panicked at /,
        /^\s{0,20}(?:\u2715|\u2717|\u2718|\u00d7|\u2716|\u25cf) \S/,
        /^\s{0,20}not ok \d{1,7}\b/,
        /^\s{0,20}FAIL\s+\S/,
        /^\s{0,20}\[ERROR\] \S/,
    ],
    [
        /\b(?:error|failed|failure|exception|fatal)\b\s{0,3}[:!]\s{0,3}\S/i,
        /: (?:command )?not found$/i,
        /\b(?:permission denied|no such file|connection refused|out of memory|no space left|segmentation fault)\b/i,
        /^Killed$/,
    ],
];
/** True for what says more than that something failed. */
function isTelling(message) {
    const line = message.slice(0, LONGEST_LINE).trim();
    return line !== '' && !EMPTY.some((phrase) => phrase.test(line));
}
/** The lines that explain a failure best, in the order in which they were written. */
function explainingLines(lines, most) {
    const short = lines.filter((line) => line.length <= LONGEST_LINE && isTelling(line));
    for (const shapes of TELLING) {
        const found = short.filter((line) => shapes.some((shape) => shape.test(line)));
        if (found.length > 0)
            return found.slice(0, most);
    }
    return [];
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/annotations.js
/** What GitHub has written on a job that is over: errors, and why it was stopped. */



/** Annotations of a job that are read. */
const MOST = 50;
/** Characters of an error that are kept: a message shows its first lines. */
const LONGEST_MESSAGE = 4_000;
/** The runner's whole sentence, because the output of a test may say that it timed out, too. */
const OUT_OF_TIME = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is;
const NEWER_RUN = /^Canceling since a (higher priority waiting|newer|deployment) .{0,1000}/i;
const BY_PERSON = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;
/** The runner sends them when the job is over: of a running one there are none. */
async function readAnnotations({ api, hide }, job) {
    if (job.id === undefined || job.conclusion === undefined)
        return { errors: [] };
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        with: { check_run_id: job.id, per_page: MOST },
        permission: 'checks: read',
    });
    const all = Array.isArray(answer) ? answer : [];
    const failures = all.filter((annotation) => (0,host_json/* line */.n8)(annotation, 'annotation_level') === 'failure');
    const messages = all.flatMap((annotation) => (0,host_json/* lines */.Mn)(annotation, 'message') ?? []);
    return (0,defined/* defined */.s)({
        errors: failures.flatMap((annotation) => errorOf((0,host_json/* record */.g1)(annotation), hide) ?? []),
        stopped: stoppedBy(messages, job.duration_seconds),
    });
}
/** The limit goes first: what ran out of time was cancelled as well. */
function stoppedBy(messages, seconds) {
    const after = { after_seconds: seconds };
    if (messages.some((one) => OUT_OF_TIME.test(one)))
        return (0,defined/* defined */.s)({ by: 'time_limit', ...after });
    if (messages.some((one) => NEWER_RUN.test(one)))
        return (0,defined/* defined */.s)({ by: 'newer_run', ...after });
    for (const message of messages) {
        const person = BY_PERSON.exec(message)?.[1];
        if (person !== undefined)
            return (0,defined/* defined */.s)({ by: 'person', person, ...after });
    }
    return undefined;
}
function errorOf(annotation, hide) {
    const said = (0,host_json/* lines */.Mn)(annotation, 'message');
    if (said === undefined || !isTelling(said))
        return undefined;
    // Cut last: half a credential would not be recognised.
    const message = (0,host_json/* asLines */.Ih)(hide(said).slice(0, LONGEST_MESSAGE));
    if (message === undefined)
        return undefined;
    const path = (0,host_json/* line */.n8)(annotation, 'path');
    // Errors without a place of their own are put on the folder of the workflows.
    if (path === undefined || path === '.github')
        return { message };
    return (0,defined/* defined */.s)({ message, path, line: (0,host_json/* number */.ai)(annotation, 'start_line') });
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/verdict.js
/** The conclusion where the event alone does not tell it, and what stopped the work. */






/** Cancelled jobs whose annotations are read: all jobs of a run are cancelled for one reason. */
const MOST_ASKED = 2;
/** Seconds that GitHub gives a job that sets no limit of its own, and what it may take to end after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** @param jobs those that are reported: one, or the whole run's without the job that asks */
async function settle(context, jobs) {
    const { asksForRun, base, status, faults } = context;
    const conclusion = asksForRun ? verdictOf(context, jobs) : base.facts.conclusion;
    if (conclusion !== 'cancelled' || status === 'conclusion')
        return { conclusion, jobs };
    const reading = Promise.all(mostTelling(jobs).map((job) => whatStopped(context, job)));
    const asked = (await orFault(faults, 'why it was cancelled', reading)) ?? [];
    const late = asked.find(({ stopped }) => stopped?.by === 'time_limit');
    if (late === undefined) {
        return (0,defined/* defined */.s)({ conclusion, jobs, stopped: asked.find(({ stopped }) => stopped)?.stopped });
    }
    const { job, errors, stopped } = late;
    const failed_steps = [...job.failed_steps, ...job.stopped_steps];
    const timedOut = { ...job, conclusion: 'timed_out', failed_steps, errors };
    const all = jobs.map((one) => (one === job ? timedOut : one));
    return (0,defined/* defined */.s)({ conclusion: 'timed_out', jobs: all, stopped });
}
/** The conclusion where the jobs could not be read: a green job does not speak for its whole run. */
function unreadConclusion(base, status) {
    const { conclusion } = base.facts;
    return status === 'workflow' && base.source === 'job' ? (0,facts_conclusion/* ofOneJob */.$u)(conclusion) : conclusion;
}
/** Those that ran longest: their annotations tell of a limit, if there was one. */
function mostTelling(jobs) {
    const cancelled = jobs.filter(({ conclusion }) => conclusion === 'cancelled' || conclusion === undefined);
    const longest = cancelled.toSorted((one, other) => (other.duration_seconds ?? 0) - (one.duration_seconds ?? 0));
    return longest.slice(0, MOST_ASKED);
}
/** Of a job that is still running, only its duration can tell, and only where it has GitHub's own limit. */
async function whatStopped(context, job) {
    if (job.conclusion !== undefined)
        return { job, ...(await readAnnotations(context, job)) };
    const seconds = (0,host_json/* secondsBetween */.O1)(job.started_at, new Date(context.world.now()).toISOString()) ?? 0;
    const limited = seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE;
    const stopped = limited ? { by: 'time_limit', after_seconds: seconds } : undefined;
    return (0,defined/* defined */.s)({ job, errors: [], stopped });
}
/** The worst of the jobs that are over. While others run, nothing but a failure is certain. */
function verdictOf({ base, faults, status }, jobs) {
    if (jobs.length === 0)
        return base.facts.conclusion;
    const running = jobs.filter(({ conclusion }) => conclusion === undefined);
    const ended = (0,facts_conclusion/* worstOf */.hm)(jobs.flatMap(({ conclusion }) => conclusion ?? []));
    // What was needed did not run: because of a failure before it, or because it was not meant to.
    if (status === 'needs')
        return (0,facts_conclusion/* isRed */.iI)(ended) || ended === 'cancelled' ? ended : base.facts.conclusion;
    if (running.length === 0)
        return ended ?? unreadConclusion(base, status);
    const words = 'they are still running. Name them under needs of the job that sends';
    faults.add(`the end of other jobs (${running.length})`, new ApiError({ type: 'other', words }));
    return (0,facts_conclusion/* isRed */.iI)(ended) ? ended : unreadConclusion(base, status);
}
/** What stopped a job or run that ended as `timed_out` in GitHub's own words. */
function stoppedInTime(conclusion, seconds) {
    return conclusion === 'timed_out' ? (0,defined/* defined */.s)({ by: 'time_limit', after_seconds: seconds }) : undefined;
}

;// CONCATENATED MODULE: ./lib/facts/github/permissions.js
/** Which permissions open what a message wants to read. */
/**
 * All of them, in the order in which people write them. A job that sets any permission loses all others, so that
 * checking out has to be among them.
 */
function permissionsFor(wanted, scope) {
    const has = (...loaders) => loaders.some((loader) => wanted.has(loader));
    const compares = has('change', 'commits_since_green');
    const deployed = scope === 'deployment' && compares;
    return [
        ...(has('run', 'job', 'jobs', 'failed_jobs', 'verdict') || (compares && !deployed)
            ? [{ name: 'actions: read', brings: 'jobs, logs and earlier runs' }]
            : []),
        ...(has('failed_jobs', 'verdict') ? [{ name: 'checks: read', brings: 'errors, and why a run was cancelled' }] : []),
        { name: 'contents: read', brings: 'checking out, and commits' },
        ...(deployed ? [{ name: 'deployments: read', brings: 'earlier deployments' }] : []),
        ...(has('pull_request') ? [{ name: 'pull-requests: read', brings: 'the pull request' }] : []),
    ];
}

// EXTERNAL MODULE: ./lib/facts/host/runs.js
var runs = __webpack_require__(9274);
// EXTERNAL MODULE: ./lib/facts/event/pull-request.js
var pull_request = __webpack_require__(8209);
// EXTERNAL MODULE: ./lib/facts/host/commits.js
var commits = __webpack_require__(6260);
// EXTERNAL MODULE: ./lib/facts/host/people.js
var people = __webpack_require__(5627);
;// CONCATENATED MODULE: ./lib/facts/github/commits.js
/** Commits, and the pull requests that they belong to. */





/** One commit with its message and author. */
async function readCommit(api, sha, host) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
    // One file a page, because the changes are not used.
    const answer = await api.get({ route, with: { ref: sha, per_page: 1 }, permission: 'contents: read' });
    return commitOf((0,host_json/* record */.g1)(answer), host);
}
/**
 * The pull request whose head this commit is. It is looked up by its branch, because the commit of a fork is unknown to
 * the repository that it goes to.
 */
async function readPullRequest(api, { facts, host }) {
    const head = headOf(facts);
    const sha = facts.commit?.sha;
    if (head === undefined || sha === undefined)
        return undefined;
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/pulls',
        with: { head, state: 'all', sort: 'updated', direction: 'desc', per_page: 30 },
        permission: 'pull-requests: read',
    });
    const pulls = Array.isArray(answer) ? answer : [];
    const heads = pulls.filter((pull) => (0,host_json/* line */.n8)(pull, 'head', 'sha') === sha);
    const open = heads.find((pull) => (0,host_json/* line */.n8)(pull, 'state') === 'open') ?? heads[0];
    return (0,pull_request/* pullRequestOf */._n)((0,host_json/* record */.g1)(open), host);
}
/** `owner:branch`, as the branch of a fork is named anyway. */
function headOf({ ref, repository }) {
    if (ref?.type !== 'branch')
        return undefined;
    const owner = repository?.name.split('/', 1)[0];
    return ref.name.includes(':') || owner === undefined ? ref.name : `${owner}:${ref.name}`;
}
/** The authors of these commits, each once, in the order of their last commit; no bots. */
function suspectsOf(commits) {
    const people = new Map();
    for (const { author } of commits.toReversed()) {
        const key = author?.login ?? author?.email ?? author?.name;
        if (author !== undefined && key !== undefined && author.bot !== true && !people.has(key))
            people.set(key, author);
    }
    return [...people.values()];
}
/** The commits of one page of a comparison, newest last. */
function commitsOf(page, host) {
    return (0,host_json/* list */.p_)(page, 'commits').flatMap((one) => commitOf((0,host_json/* record */.g1)(one), host) ?? []);
}
/** As the API shows commits: what git knows under `commit`, the account beside it. */
function commitOf(made, host) {
    const bare = (0,commits/* bareCommit */.u8)((0,host_json/* line */.n8)(made, 'sha'), host);
    if (bare === undefined)
        return undefined;
    const message = (0,host_json/* lines */.Mn)(made, 'commit', 'message');
    return (0,defined/* defined */.s)({
        ...bare,
        subject: (0,commits/* subjectOf */.et)(message),
        message,
        url: (0,host_json/* link */.nf)(made, 'html_url') ?? bare.url,
        author: authorOf(made, host),
    });
}
function authorOf(made, host) {
    const written = (0,people/* commitPerson */.pc)((0,host_json/* record */.g1)(made, 'commit', 'author'), host);
    const account = (0,people/* userPerson */.vC)((0,host_json/* record */.g1)(made, 'author'), host);
    return account === undefined
        ? written
        : (0,defined/* defined */.s)({ ...written, ...account, name: written?.name ?? account.name });
}

;// CONCATENATED MODULE: ./lib/facts/comparison.js
/** Compares how a build ended with how the ones before it ended. Pure: the loaders read them. */


/** There are more earlier ends than are looked at. */
class TooFarBack extends Error {
}
/** Whether an end counts, and how; undefined for what was cancelled, skipped or has no verdict. */
function colourOf(conclusion) {
    if (conclusion === 'failure' || conclusion === 'timed_out')
        return { red: true };
    return conclusion === 'success' ? { red: false } : undefined;
}
/**
 * Walks back to the last green end, and no further. The first red end of all is `broken`, the first green one
 * `still-passing`. Where the walk breaks off half way, the change is known, but not since when.
 *
 * @param earlier newest first
 * @param now ISO 8601
 * @throws what `earlier` throws before it gave anything, `TooFarBack` aside: then nothing is known
 */
async function compare(current, earlier, now) {
    const row = [];
    let green;
    let whole = true;
    try {
        for await (const end of earlier) {
            if (!end.red) {
                green = end;
                break;
            }
            row.push(end);
        }
    }
    catch (error) {
        if (row.length === 0 && !(error instanceof TooFarBack))
            throw error;
        if (row.length === 0)
            return {};
        whole = false;
    }
    const first = row.at(-1) ?? (current.red ? current : undefined);
    const reds = new Set([...(current.red ? [current] : []), ...row].map((one) => one.run ?? one));
    return (0,defined/* defined */.s)({
        change: changeOf(current.red, row.length > 0),
        broken_since: whole && first ? since(first, now) : undefined,
        // Of a row that has ended only the whole length is worth telling.
        failures_in_a_row: current.red || (whole && reds.size > 0) ? reds.size : undefined,
        green,
    });
}
function changeOf(red, wasRed) {
    if (red)
        return wasRed ? 'still-failing' : 'broken';
    return wasRed ? 'fixed' : 'still-passing';
}
function since({ run, url, at }, now) {
    return (0,defined/* defined */.s)({ run, url, at, duration_seconds: (0,host_json/* secondsBetween */.O1)(at, now) });
}

;// CONCATENATED MODULE: ./lib/facts/github/history/deployments.js
/** How earlier deployments to the same environment ended, newest first. */



/** Deployments that are listed, and requests that a message makes at most. */
const MOST_LISTED = 100;
const deployments_MOST_ASKED = 6;
const PERMISSION = 'deployments: read';
/** @param own id of the deployment that is reported */
async function* earlierDeployments(api, environment, own) {
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/deployments',
        with: { environment, per_page: MOST_LISTED },
        permission: PERMISSION,
    });
    const listed = Array.isArray(answer) ? answer : [];
    for (const deployment of listed.filter((one) => ((0,host_json/* number */.ai)(one, 'id') ?? own) < own)) {
        if (api.asked() >= deployments_MOST_ASKED)
            throw new TooFarBack();
        const end = await endOf(api, deployment);
        if (end !== undefined)
            yield end;
    }
    if (listed.length === MOST_LISTED)
        throw new TooFarBack();
}
/** A deployment that a newer one replaced is inactive now, and was a success before. */
async function endOf(api, deployment) {
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const id = (0,host_json/* number */.ai)(deployment, 'id') ?? 0;
    const answer = await api.get({ route, with: { deployment_id: id, per_page: 30 }, permission: PERMISSION });
    const states = Array.isArray(answer) ? answer : [];
    const last = states.find((one) => ['success', 'failure', 'error'].includes((0,host_json/* line */.n8)(one, 'state') ?? ''));
    if (last === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        red: (0,host_json/* line */.n8)(last, 'state') !== 'success',
        url: (0,host_json/* link */.nf)(last, 'log_url') ?? (0,host_json/* link */.nf)(last, 'target_url'),
        at: (0,host_json/* time */.kB)(last, 'created_at'),
        sha: (0,host_json/* line */.n8)(deployment, 'sha'),
    });
}

// EXTERNAL MODULE: ./lib/settings/conclusion.js
var settings_conclusion = __webpack_require__(8274);
;// CONCATENATED MODULE: ./lib/facts/github/jobs/jobs.js
/** Jobs of a run as the API tells them. */




/** GitHub runs at most 256 jobs of a matrix, and lists at most 1,000 of anything. */
const MOST_PAGES = 10;
const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
const jobs_PERMISSION = 'actions: read';
async function readJobPage(api, run, page) {
    const { data, last } = await api.page(listOf(run), page);
    return { jobs: jobsOf(data), last };
}
/** All jobs of one attempt. */
async function readJobs(api, run) {
    return (await api.pages(listOf(run), MOST_PAGES, jobsOf)).flat();
}
/** One job by its id: in one request, however many jobs its run has. */
async function readJob(api, id) {
    const route = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}';
    return jobOf((0,host_json/* record */.g1)(await api.get({ route, with: { job_id: id }, permission: jobs_PERMISSION })));
}
/** Red as a whole, or red so far: a running job has no conclusion, but its steps have. */
function wentWrong(job) {
    return (0,facts_conclusion/* isRed */.iI)(job.conclusion) || (job.conclusion === undefined && job.failed_steps.length > 0);
}
function listOf(run) {
    return { route: JOBS, with: { run_id: run.id, attempt_number: run.attempt }, permission: jobs_PERMISSION };
}
function jobsOf(page) {
    return (0,host_json/* list */.p_)(page, 'jobs').flatMap((job) => jobOf((0,host_json/* record */.g1)(job)) ?? []);
}
function jobOf(job) {
    const name = (0,host_json/* line */.n8)(job, 'name');
    if (job === undefined || name === undefined)
        return undefined;
    const url = (0,host_json/* link */.nf)(job, 'html_url');
    const started = (0,host_json/* time */.kB)(job, 'started_at');
    const conclusion = (0,settings_conclusion/* readConclusion */._)((0,host_json/* line */.n8)(job, 'conclusion') ?? '');
    const steps = (0,host_json/* list */.p_)(job, 'steps').map((step) => ({
        step,
        conclusion: (0,settings_conclusion/* readConclusion */._)((0,host_json/* line */.n8)(step, 'conclusion') ?? ''),
    }));
    const stepsThat = (isMeant) => steps.flatMap((one) => (isMeant(one.conclusion) ? (stepOf((0,host_json/* record */.g1)(one.step), url) ?? []) : []));
    // In a job that is not red, what failed was tolerated.
    const blamed = conclusion === undefined || (0,facts_conclusion/* isRed */.iI)(conclusion);
    const first = blamed ? steps.find((one) => (0,facts_conclusion/* isRed */.iI)(one.conclusion))?.step : undefined;
    const [from, to] = [(0,host_json/* time */.kB)(first, 'started_at'), (0,host_json/* time */.kB)(first, 'completed_at')];
    return (0,defined/* defined */.s)({
        id: (0,host_json/* number */.ai)(job, 'id'),
        name,
        url,
        conclusion,
        started_at: started,
        duration_seconds: (0,host_json/* secondsBetween */.O1)(started, (0,host_json/* time */.kB)(job, 'completed_at')),
        failed_steps: blamed ? stepsThat(facts_conclusion/* isRed */.iI) : [],
        stopped_steps: stepsThat((one) => one === 'cancelled'),
        failed_at: from !== undefined && to !== undefined ? { from, to } : undefined,
        created_at: (0,host_json/* time */.kB)(job, 'created_at'),
        runner: (0,host_json/* line */.n8)(job, 'runner_name'),
        errors: [],
    });
}
function stepOf(step, url) {
    const name = (0,host_json/* line */.n8)(step, 'name');
    if (name === undefined)
        return undefined;
    const count = (0,host_json/* number */.ai)(step, 'number');
    const page = (0,host_json/* linkable */.Lj)(url === undefined || count === undefined ? url : `${url}#step:${count}:1`);
    return (0,defined/* defined */.s)({ number: count, name, url: page });
}

;// CONCATENATED MODULE: ./lib/facts/github/history/runs.js
/** Runs of a workflow, and which of them belong to the history of the run that is reported. */





/** Pages of a hundred runs that are searched for an earlier end. */
const runs_MOST_PAGES = 3;
const runs_PERMISSION = 'actions: read';
const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
/** The run as the API shows it. */
async function readRun(api, id) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    return (0,host_json/* record */.g1)(await api.get({ route, with: { run_id: id }, permission: runs_PERMISSION }));
}
/** How an earlier attempt of the run ended. */
async function readAttempt(api, { id, attempt }) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
    const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt }, permission: runs_PERMISSION });
    return runRecord((0,host_json/* record */.g1)(answer));
}
/**
 * The runs before this one that ended, newest first: of the same workflow, event and branch, of the same pull request.
 * Read page by page, only as far as they are taken.
 *
 * @throws TooFarBack when there are more than it looks through
 */
async function* earlierRuns(api, run) {
    if (run.workflow === undefined)
        return;
    const queue = queueOf(run.branch);
    for (let page = 1; page <= runs_MOST_PAGES; page += 1) {
        const { data, last } = await pageOf(api, runList(run, run.workflow, queue === undefined), page);
        const found = (0,host_json/* list */.p_)(data, 'workflow_runs');
        if (page === 1 && found.length === 0 && typeof run.workflow === 'string') {
            // The file may have another name by now, or belong to the organisation: the id is always right.
            yield* earlierRuns(api, { ...run, workflow: runRecord(await readRun(api, run.id))?.workflow });
            return;
        }
        for (const one of found) {
            const earlier = runRecord((0,host_json/* record */.g1)(one));
            if (earlier !== undefined && earlier.number < run.number && isSameLine(earlier, run))
                yield earlier;
        }
        if (page >= last)
            return;
    }
    // The tries of one pull request are close together, among those of all others.
    if (queue === undefined)
        throw new TooFarBack();
}
async function pageOf(api, read, page) {
    return api.page(read, page).catch((error) => {
        if (typeof read.with.workflow_id === 'string' && error instanceof ApiError && error.missing)
            return { data: {}, last: 1 };
        throw error;
    });
}
/** Of a run as payloads and the API show it. */
function runRecord(run) {
    const id = (0,host_json/* number */.ai)(run, 'id');
    const count = (0,host_json/* number */.ai)(run, 'run_number');
    if (run === undefined || id === undefined || count === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        id,
        number: count,
        attempt: (0,host_json/* number */.ai)(run, 'run_attempt') ?? 1,
        conclusion: (0,settings_conclusion/* readConclusion */._)((0,host_json/* line */.n8)(run, 'conclusion') ?? ''),
        url: (0,host_json/* link */.nf)(run, 'html_url'),
        created_at: (0,host_json/* time */.kB)(run, 'created_at'),
        started_at: (0,host_json/* time */.kB)(run, 'run_started_at') ?? (0,host_json/* time */.kB)(run, 'created_at'),
        ended_at: (0,host_json/* time */.kB)(run, 'updated_at'),
        // Such a run names the base's commit, not one of the pull request.
        sha: (0,host_json/* line */.n8)(run, 'event') === 'pull_request_target' ? undefined : (0,host_json/* line */.n8)(run, 'head_sha'),
        workflow: (0,host_json/* number */.ai)(run, 'workflow_id'),
        event: (0,host_json/* line */.n8)(run, 'event'),
        branch: (0,host_json/* line */.n8)(run, 'head_branch'),
        home: (0,host_json/* line */.n8)(run, 'head_repository', 'full_name'),
        pulls: (0,host_json/* list */.p_)(run, 'pull_requests').flatMap((pull) => (0,host_json/* number */.ai)(pull, 'number') ?? []),
    });
}
function runList(run, workflow, oneBranch) {
    return {
        route: RUNS,
        with: (0,defined/* defined */.s)({
            workflow_id: workflow,
            event: run.event,
            branch: oneBranch ? run.branch : undefined,
            status: 'completed',
        }),
        permission: runs_PERMISSION,
    };
}
/** A branch's name may serve one pull request after the other, and the same name may live in many forks. */
function isSameLine(earlier, run) {
    if (earlier.event !== run.event)
        return false;
    const queue = queueOf(run.branch);
    if (queue !== undefined)
        return queueOf(earlier.branch) === queue;
    if (earlier.branch !== run.branch)
        return false;
    return run.event?.startsWith('pull_request') !== true || isSamePull(earlier, run);
}
function isSamePull(earlier, run) {
    if (run.pulls.length > 0 && earlier.pulls.length > 0)
        return run.pulls.some((one) => earlier.pulls.includes(one));
    if (earlier.home !== run.home)
        return false;
    if (run.opened_at !== undefined && earlier.created_at !== undefined) {
        return Date.parse(earlier.created_at) >= Date.parse(run.opened_at);
    }
    // One that is listed for this run would be listed for its earlier ones, too.
    return run.pulls.length === 0;
}
/** A merge queue makes a branch each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function queueOf(branch) {
    return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}

;// CONCATENATED MODULE: ./lib/facts/github/history/ends.js
/** How earlier attempts and runs ended, newest first: those of the run, or of one job of it. */





/** Requests that a message makes at most before a row of failures is left without its beginning. */
const ends_MOST_ASKED = 6;
/** Runs without the job before it is taken for a new one. */
const ENOUGH_WITHOUT = 2;
/** The ends of a whole run. @throws ApiError when nothing can be read */
async function* endsOfRuns(api, run) {
    for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
        const earlier = await readAttempt(api, { id: run.id, attempt }).catch(missing);
        const colour = colourOf(earlier?.conclusion);
        if (earlier && colour)
            yield { ...placeOf(earlier, earlier.started_at), ...colour, attempt };
    }
    for await (const earlier of earlierRuns(api, run)) {
        const colour = colourOf(earlier.conclusion);
        if (colour)
            yield { ...placeOf(earlier, earlier.created_at), ...colour };
    }
}
/**
 * The ends of one job, whatever became of its runs.
 *
 * @param job as the API names it
 * @param leg its position in its matrix, which tells on which page it probably is
 * @throws ApiError when nothing can be read
 */
async function* endsOfJob(api, run, job, leg) {
    let page = 1 + Math.floor(leg / 100);
    const look = async (key) => {
        const found = await findNamed(api, key, job, page);
        if (found.type === 'job')
            page = found.page;
        return found;
    };
    for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
        const end = ends_endOf(await look({ id: run.id, attempt }), run);
        if (end !== undefined)
            yield { ...end, attempt };
    }
    let without = 0;
    for await (const earlier of earlierRuns(api, run)) {
        // A job of a cancelled or skipped run may have ended all the same, but such runs come in rows.
        if (colourOf(earlier.conclusion) === undefined)
            continue;
        if (api.asked() >= ends_MOST_ASKED)
            throw new TooFarBack();
        const found = await look(earlier);
        without = found.type === 'none' ? without + 1 : 0;
        if (without === ENOUGH_WITHOUT)
            return;
        const end = ends_endOf(found, earlier);
        if (end !== undefined)
            yield end;
    }
}
/** Page by page, the likeliest first, no further than needed. Old attempts and jobs may be deleted. */
async function findNamed(api, run, name, likely) {
    let skipped = false;
    const lookAt = ({ jobs }, page) => {
        const job = theOnly(jobs.filter((one) => one.name === name));
        skipped ||= jobs.some((one) => one.conclusion === 'skipped' && leadsTo(one, name));
        return job && { type: 'job', job, page };
    };
    const first = await readJobPage(api, run, likely).catch(missing);
    // A page that this run does not have tells nothing of how many there are.
    if (first?.jobs.length === 0 && likely > 1)
        return findNamed(api, run, name, 1);
    const found = first && lookAt(first, likely);
    if (found !== undefined)
        return found;
    for (let page = 1; page <= (first?.last ?? 0); page += 1) {
        const next = page === likely ? undefined : lookAt(await readJobPage(api, run, page), page);
        if (next !== undefined)
            return next;
    }
    return { type: skipped ? 'skipped' : 'none' };
}
/** Several of one name cannot be told apart. */
function theOnly(found) {
    return found.length === 1 ? found[0] : undefined;
}
/** A matrix or a called workflow that is skipped is listed once, without its legs or jobs. */
function leadsTo({ name }, whole) {
    const start = name.replace(/ \(\$\{\{.{0,200}$/, '');
    return whole.startsWith(`${start} / `) || whole.startsWith(`${start} (`);
}
function ends_endOf(found, run) {
    if (found.type !== 'job')
        return undefined;
    const { conclusion, url, started_at } = found.job;
    const colour = colourOf(conclusion);
    const at = run.created_at ?? started_at;
    return colour && { ...placeOf(run, at), ...colour, ...(0,defined/* defined */.s)({ url }) };
}
function missing(error) {
    if (error instanceof ApiError && error.missing)
        return undefined;
    throw error;
}
function placeOf({ number: run, url, sha }, at) {
    return (0,defined/* defined */.s)({ run, url, at, sha });
}

;// CONCATENATED MODULE: ./lib/facts/github/history/reported-run.js
/** The run that is reported, as far as payload and environment tell it without a request. */



/** Events whose runs go by the branch or tag that they are started on. */
const ON_A_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'merge_group', 'pull_request'];
/** Undefined where its history cannot be looked up by what is known. */
function reportedRun(base, env) {
    const { facts, payload } = base;
    const id = facts.run?.id;
    if (id === undefined || facts.run?.number === undefined)
        return undefined;
    const upstream = runRecord((0,host_json/* record */.g1)(payload, 'workflow_run'));
    if (upstream?.id === id)
        return upstream.workflow === undefined ? undefined : withPull(upstream, base);
    const workflow = workflowFile(env);
    const { name } = facts.event;
    if (workflow === undefined || !ON_A_REF.includes(name))
        return undefined;
    const pull = name === 'pull_request' ? (0,host_json/* record */.g1)(payload, 'pull_request') : undefined;
    if (name === 'pull_request' && pull === undefined)
        return undefined;
    const own = (0,defined/* defined */.s)({
        id,
        number: facts.run.number,
        attempt: facts.run.attempt ?? 1,
        url: facts.run.url,
        sha: facts.commit?.sha ?? (0,host_json/* line */.n8)(env, 'GITHUB_SHA'),
        workflow,
        event: name,
        branch: /^refs\/(?:heads|tags)\/(.+)$/.exec((0,host_json/* line */.n8)(env, 'GITHUB_REF') ?? '')?.[1],
        home: (0,host_json/* line */.n8)(env, 'GITHUB_REPOSITORY'),
        pulls: [],
    });
    return pull === undefined ? own : withPull({ ...own, ...branchOf(pull) }, base);
}
function branchOf(pull) {
    return {
        ...(0,defined/* defined */.s)({ branch: (0,host_json/* line */.n8)(pull, 'head', 'ref') }),
        ...(0,defined/* defined */.s)({ home: (0,host_json/* line */.n8)(pull, 'head', 'repo', 'full_name') }),
        pulls: [(0,host_json/* number */.ai)(pull, 'number') ?? 0],
    };
}
/** The payload of a pull request tells when it was opened, which tells its runs from those of one before it. */
function withPull(run, { payload }) {
    return (0,defined/* defined */.s)({ ...run, opened_at: (0,host_json/* time */.kB)(payload, 'pull_request', 'created_at') });
}
/** `ci.yml` of `acme/app/.github/workflows/ci.yml@refs/heads/main`; one of another repository cannot be asked for. */
function workflowFile(env) {
    const [path = ''] = ((0,host_json/* line */.n8)(env, 'GITHUB_WORKFLOW_REF') ?? '').split('@', 1);
    const prefix = `${(0,host_json/* line */.n8)(env, 'GITHUB_REPOSITORY')}/.github/workflows/`;
    return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

;// CONCATENATED MODULE: ./lib/facts/github/history/change.js
/** How what is reported compares with what was before, and what was committed since it was green. */









/** What a notice says of an unreadable history. */
const HISTORY = 'the history (a red run counts as broken)';
/**
 * @param facts with their final conclusion; only green and red ones are compared. Of a deployment that begins, the last
 * success is looked for.
 * @param own the job that is reported, where one is
 */
async function readChange(context, facts, own) {
    const colour = colourOf(facts.conclusion);
    const begins = facts.scope === 'deployment' && facts.conclusion === 'in_progress';
    if (colour === undefined && !begins)
        return { facts: {} };
    const history = await orFault(context.faults, HISTORY, lookBack(context, facts, own, colour?.red !== false));
    if (history === undefined)
        return { facts: {} };
    const { last_green } = history.facts;
    return begins ? { ...history, facts: (0,defined/* defined */.s)({ last_green }) } : history;
}
async function lookBack(context, facts, own, red) {
    const now = new Date(context.world.now()).toISOString();
    const line = await lineOf(context, facts, own);
    const current = currentEnd(facts, line.run, own, red);
    const history = await compare(current, line.ends, now);
    return (0,defined/* defined */.s)({ facts: told(current, history, now), green: history.green, sha: current.sha });
}
/** @throws ApiError where there is no line of ends to walk back on */
async function lineOf({ api, base, world, oneJob, leg }, facts, own) {
    const { deployment, scope, run: reported } = facts;
    if (scope === 'deployment' && deployment?.id !== undefined) {
        return { ends: earlierDeployments(api, deployment.environment, deployment.id) };
    }
    if (reported?.id === undefined)
        throw unknowable('this event reports no run of GitHub Actions');
    if (oneJob && own === undefined)
        throw unknowable('this job was not found among those of its run');
    const read = async () => runRecord(await readRun(api, reported.id ?? 0));
    const found = reportedRun(base, world.env) ?? (await read());
    if (found === undefined)
        throw unknowable('the run was not found');
    // The run may have been started again since the event that is reported.
    const run = { ...found, attempt: reported.attempt ?? found.attempt };
    return { ends: own === undefined ? endsOfRuns(api, run) : endsOfJob(api, run, own.name, leg), run };
}
function currentEnd(facts, run, own, red) {
    const deployed = facts.scope === 'deployment';
    return (0,defined/* defined */.s)({
        red,
        run: run?.number,
        url: deployed ? facts.deployment?.log_url : (own?.url ?? facts.run?.url),
        at: deployed ? facts.deployment?.started_at : (run?.started_at ?? facts.run?.started_at ?? own?.started_at),
        sha: deployed ? facts.commit?.sha : (run?.sha ?? facts.commit?.sha),
    });
}
function told(current, history, now) {
    const { change, broken_since, failures_in_a_row, green } = history;
    const sameCommit = current.red && green?.sha !== undefined && green.sha === current.sha;
    return (0,defined/* defined */.s)({
        change,
        // Absent in a row of green runs.
        broken_since,
        failures_in_a_row,
        last_green: green &&
            (0,defined/* defined */.s)({
                run: green.run,
                url: green.url,
                at: green.at,
                duration_seconds: (0,host_json/* secondsBetween */.O1)(green.at, now),
            }),
        passed_before: sameCommit
            ? (0,defined/* defined */.s)({ run: green.run, attempt: green.attempt, url: green.url })
            : undefined,
    });
}
function unknowable(words) {
    return new ApiError({ type: 'other', words });
}

;// CONCATENATED MODULE: ./lib/facts/github/history/since-green.js
/** What was committed since the last success, and by whom. */





/** Pages of a hundred, oldest first, that are read in full. */
const since_green_MOST_PAGES = 2;
/** Requests of a message after which only what is needed is read. */
const FEW = 4;
const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';
/** Nothing where there was no green end before, where it was one of the same commit, or on another line of commits. */
async function readSince(context, { green, sha: head }) {
    if (green?.sha === undefined || head === undefined || green.sha === head)
        return {};
    const since = ofThePush(context, green.sha, head) ?? (await orNothing(context, read(context, green.sha, head)));
    if (since === undefined || since.count === 0)
        return {};
    // Of many commits some are known, and to name only their authors would blame them for all.
    const suspects = since.count === since.commits.length ? suspectsOf(since.commits) : [];
    return (0,defined/* defined */.s)({ commits_since_green: since, suspects: suspects.length > 0 ? suspects : undefined });
}
/** A branch that was rewritten has lost the commit. */
function orNothing({ faults }, reading) {
    const kept = reading.catch((error) => {
        if (error instanceof ApiError && error.missing)
            return undefined;
        throw error;
    });
    return orFault(faults, 'the commits since it was green', kept);
}
/** The payload of a push holds them where the push began at the last success. */
function ofThePush({ base }, green, head) {
    const { push } = base.facts;
    const isSame = (0,host_json/* line */.n8)(base.payload, 'before') === green && (0,host_json/* line */.n8)(base.payload, 'after') === head;
    if (push === undefined || !isSame || push.forced || push.truncated === true)
        return undefined;
    return (0,defined/* defined */.s)({
        commits: push.commits,
        count: push.count,
        compare_url: push.compare_url,
    });
}
async function read({ api, base }, green, head) {
    const compare = {
        route: COMPARE,
        with: { basehead: `${green}...${head}` },
        permission: 'contents: read',
    };
    const first = await api.page(compare, 1);
    // What is ahead of a commit that the branch does not hold did not come after it.
    if (['diverged', 'behind'].includes((0,host_json/* line */.n8)(first.data, 'status') ?? ''))
        return undefined;
    const [oldest, url] = [commitsOf(first.data, base.host), (0,host_json/* link */.nf)(first.data, 'html_url')];
    const count = Math.max(oldest.length, (0,host_json/* number */.ai)(first.data, 'total_commits') ?? 0);
    const newest = first.last > 1 ? await newestOf(api, compare, first.last, base.host) : [];
    const commits = first.last <= since_green_MOST_PAGES ? [...oldest, ...newest] : newest;
    return (0,defined/* defined */.s)({ commits, count, compare_url: url });
}
/** The last page; of very many commits only where few requests were made. */
async function newestOf(api, compare, last, host) {
    if (last > since_green_MOST_PAGES && api.asked() >= FEW)
        return [];
    return commitsOf((await api.page(compare, last)).data, host);
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/log-lines.js
/** The lines of a job's log that its failing step wrote, and those of them that explain the failure. */

const MOST_LINES = 12;
/** Characters of a line that are looked at. */
const log_lines_LONGEST_LINE = 8_000;
const STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT[\d:.]{8,20}Z) ?/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const COLOUR = /\u001B\[[\d;:]{0,30}[A-Za-z]/g;
const ERROR = '##[error]';
/** Where it is not certain which lines are the step's, all are foreign. */
function loggedBy(log, step) {
    const blocks = blocksOf(log);
    const block = failingBlock(blocks, step);
    const foreign = blocks.filter((one) => one !== block).flatMap(({ marked }) => marked);
    if (block === undefined)
        return { marked: [], foreign, lines: [] };
    const telling = block.marked.filter(isTelling);
    const lines = telling.length > 0 ? telling.slice(0, MOST_LINES) : explainingLines(block.lines, MOST_LINES);
    return { marked: block.marked, foreign, lines };
}
/**
 * A failing step has a line that is marked as an error. Where several have one, as those have whose failure is
 * tolerated, the times of the step decide, then its name; of what is left, the last: it ended the step.
 */
function failingBlock(blocks, { name, at }) {
    const red = blocks.filter(({ marked }) => marked.length > 0);
    if (red.length < 2)
        return red[0];
    const within = at === undefined ? red : red.filter((block) => isWithin(block.at, at));
    const named = within.filter(({ title }) => title === name);
    return named.at(-1) ?? (at === undefined ? undefined : within.at(-1));
}
function isWithin(time, { from, to }) {
    return time >= Date.parse(from) && time < Date.parse(to) + 1_000;
}
/** Every step begins with a group that is named after what it runs; the clean-up at the end has a line of its own. */
function blocksOf(log) {
    const blocks = [];
    for (const written of log.split('\n')) {
        const stamp = STAMP.exec(written.slice(0, 60));
        const line = written
            .slice(stamp?.[0].length ?? 0)
            .slice(0, log_lines_LONGEST_LINE)
            .replace(COLOUR, '')
            .trimEnd();
        const title = /^##\[group\](Run .*)$/.exec(line)?.[1] ?? /^Post job cleanup\.$/.exec(line)?.[0];
        if (title !== undefined || blocks.length === 0) {
            blocks.push({ title: title ?? '', at: Date.parse(stamp?.[1] ?? ''), lines: [], marked: [] });
        }
        const block = blocks.at(-1);
        if (line.startsWith(ERROR))
            block?.marked.push(line.slice(ERROR.length).trim());
        else if (line !== '' && !line.startsWith('##[') && !line.startsWith('[command]'))
            block?.lines.push(line);
    }
    return blocks;
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/failures.js
/** Which jobs failed, in which step, and what their failing steps wrote of it. */




/** Jobs whose annotations and logs are read; of those that fail in the same step, one is. */
const MOST_EXPLAINED = 3;
/**
 * The failing jobs, those first that are explained.
 *
 * @param failed all of them
 */
async function explainFailures(context, failed) {
    const first = [...Map.groupBy(failed, failureOf).values()].flatMap(([job]) => job ?? []);
    const chosen = first.slice(0, MOST_EXPLAINED);
    const explained = await explain(context, chosen);
    return [...explained, ...failed.filter((job) => !chosen.includes(job))];
}
/** Jobs of which this is the same failed in the same step: the legs of a matrix, mostly. */
function failureOf({ id, conclusion, failed_steps: [step] }) {
    return step === undefined ? `job ${id}` : `${conclusion} ${step.name}`;
}
/** The jobs with what their failing steps wrote. A running job has neither annotations nor a log yet. */
async function explain(context, jobs) {
    const { api, faults } = context;
    const reading = Promise.all(jobs.map((job) => (job.errors.length > 0 ? job : readAnnotations(context, job))));
    const annotations = await orFault(faults, 'the errors of the failing steps', reading);
    const explained = [];
    for (const [index, job] of jobs.entries()) {
        // One after the other: logs are large.
        const log = hasLog(job) ? await api.log(job.id).catch(() => undefined) : undefined;
        explained.push({ ...job, errors: errorsOf(context, job, annotations?.[index], log) });
    }
    return explained;
}
function hasLog(job) {
    return job.id !== undefined && job.conclusion === 'failure';
}
/**
 * Annotations know file and line, but not their step: the log tells which are of a step that is tolerated. What only
 * GitHub knows, such as a runner that was lost, is in no log.
 */
function errorsOf({ hide }, { failed_steps: [step], failed_at }, { errors } = { errors: [] }, log = '') {
    const { marked, foreign, lines } = loggedBy(log, { name: step?.name, at: failed_at });
    const isIn = (written) => {
        const shown = written.map(hide);
        return ({ message }) => shown.some((line) => line.includes(firstLine(message)));
    };
    const own = errors.filter(isIn(marked));
    const unlogged = errors.filter((error) => !isIn([...marked, ...foreign])(error));
    const logged = own.length > 0 ? own : lines.flatMap((text) => messageOf((0,host_json/* asLine */.Bd)(hide(text), LONGEST_MESSAGE)));
    return [...logged, ...unlogged];
}
function firstLine(message) {
    return message.split('\n', 1)[0]?.trim() ?? message;
}
function messageOf(message) {
    return message === undefined ? [] : [{ message }];
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/own-job.js
/** Which of the jobs of a run is the one that is reported. */




/** How long after a step's end the API may still say nothing of it. */
const LAG_MS = 1_000;
/**
 * The job that is reported, and nobody else's: undefined where several could be it. Read a second time where the API
 * does not show its failure yet.
 *
 * @param jobs of its run, where they were read already
 */
async function readOwnJob(context, jobs) {
    const { api, world } = context;
    const found = jobs === undefined ? await look(context) : findOwnJob(context, jobs);
    if (found?.id === undefined || !isLate(found, context) || api.left() < LAG_MS * 2)
        return found;
    await world.sleep(LAG_MS);
    return (await byId(api, found.id)) ?? found;
}
/** The one of these that is reported. */
function findOwnJob({ base, world }, jobs) {
    const own = base.facts.job;
    if (own === undefined)
        return undefined;
    if (own.id !== undefined) {
        const same = jobs.find(({ id }) => id === own.id);
        if (same !== undefined)
            return same;
    }
    // On its runner, only one job is running now; what runs on another one is not this job, whatever its name.
    const runner = (0,host_json/* line */.n8)(world.env, 'RUNNER_NAME');
    const elsewhere = ({ runner: other }) => runner !== undefined && other !== undefined && other !== runner;
    const named = jobs.filter((job) => isNamed(job, own) && !elsewhere(job));
    if (named.length === 1)
        return named[0];
    const candidates = named.length === 0 ? jobs : named;
    const here = candidates.filter((job) => runner !== undefined && job.runner === runner && job.conclusion === undefined);
    return here.length === 1 ? here[0] : undefined;
}
async function look(context) {
    const { api, base } = context;
    const { job } = base.facts;
    const key = runKey(base.facts);
    if (job === undefined || key === undefined)
        return undefined;
    const told = job.id === undefined ? undefined : await byId(api, job.id);
    return told ?? findOwnJob(context, await readJobs(api, key));
}
/** Undefined where this server does not tell single jobs. */
async function byId(api, id) {
    return readJob(api, id).catch((error) => {
        if (error instanceof ApiError && error.missing)
            return undefined;
        throw error;
    });
}
function isNamed({ name }, own) {
    const names = [own.name, ...(own.matrix === undefined ? [] : [`${own.name} (${own.matrix})`])];
    return names.includes(name) || names.includes(name.split(' / ').at(-1) ?? name);
}
function isLate(found, { base, status }) {
    const failed = status === undefined && base.source === 'job' && base.facts.conclusion === 'failure';
    return failed && found.conclusion === undefined && found.failed_steps.length === 0;
}

;// CONCATENATED MODULE: ./lib/facts/github/jobs/reported.js
/** Which jobs a message about a whole run counts, and which of them it blames. */



/** All jobs but the one that asks. */
function othersOf(context, jobs) {
    if (context.base.facts.job === undefined)
        return jobs;
    const running = jobs.filter(({ conclusion }) => conclusion === undefined);
    const own = findOwnJob(context, jobs) ?? (running.length === 1 ? running[0] : undefined);
    return jobs.filter((job) => job !== own);
}
/**
 * Those that failed. A job that asks is not over, but its steps tell; of others, one that is not over may yet be
 * tolerated. What is tolerated can be seen only where the jobs that are needed are given.
 */
function failedOf({ oneJob, passed }, jobs) {
    if (oneJob)
        return jobs.filter(wentWrong);
    return jobs.filter((job) => (0,facts_conclusion/* isRed */.iI)(job.conclusion) && !passed.some((id) => isOf(job, id)));
}
/** Whether it is the job with this id, a leg of its matrix or one of the workflow that it calls. */
function isOf({ name }, id) {
    return name === id || name.startsWith(`${id} (`) || name.startsWith(`${id} / `);
}

;// CONCATENATED MODULE: ./lib/facts/github/read.js














/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
async function readFacts(context, wanted) {
    const { base } = context;
    const [found, run, commit, pull_request] = await Promise.all([
        theJobs(context, wanted),
        wanted.has('run') ? theRun(context) : undefined,
        wanted.has('commit') ? theCommit(context) : undefined,
        wanted.has('pull_request') ? thePullRequest(context) : undefined,
    ]);
    const read = { ...found, run };
    const settled = await settledBy(context, wanted, read);
    const facts = (0,defined/* defined */.s)({
        ...base.facts,
        conclusion: settled.conclusion,
        commit: commit ?? base.facts.commit,
        pull_request: pull_request ?? base.facts.pull_request,
        job: base.facts.job && jobWith(context, base.facts.job, read.own),
    });
    const timed = (0,defined/* defined */.s)({ ...facts, run: facts.run && runWith(context, facts, facts.run, read) });
    const [failed, changed] = await Promise.all([
        wanted.has('failed_jobs') && (0,facts_conclusion/* isRed */.iI)(timed.conclusion)
            ? explainFailures(context, failedOf(context, settled.jobs))
            : [],
        read.lost === true ? {} : readHistory(context, timed, read.own, wanted),
    ]);
    return (0,defined/* defined */.s)({
        ...timed,
        ...changed,
        ...ofTheRun(context, wanted, read),
        stopped: read_stoppedBy(timed, settled),
        failed_jobs: failed.length > 0 ? failed.map(read_told) : undefined,
    });
}
/** All jobs where a whole run is reported or a template wants them; else only the own one, in one request. */
async function theJobs(context, wanted) {
    const { base, faults, oneJob, asksForRun } = context;
    const key = runKey(base.facts);
    const explains = wanted.has('failed_jobs') || wanted.has('verdict');
    const ofRun = base.facts.scope !== 'event' && !oneJob && explains;
    const what = asksForRun ? 'the verdict of the whole run' : 'the failing jobs and steps';
    const all = key !== undefined && (wanted.has('jobs') || ofRun);
    const jobs = all ? await orFault(faults, what, readJobs(context.api, key)) : undefined;
    const compares = (wanted.has('change') || wanted.has('commits_since_green')) && base.facts.scope === 'job';
    const needsOwn = oneJob && (wanted.has('job') || explains || compares);
    if (!needsOwn || (all && jobs === undefined))
        return { jobs, own: undefined };
    const own = await readOwnJob(context, jobs).catch((error) => {
        if (explains || wanted.has('job'))
            faults.add(explains ? what : "the job's times", error);
        if (compares)
            faults.add(HISTORY, error);
        return 'lost';
    });
    return own === 'lost' ? { jobs, own: undefined, lost: compares } : { jobs, own };
}
async function settledBy(context, wanted, { jobs, own }) {
    const { base, oneJob, status } = context;
    const reported = oneJob ? own && [own] : jobs && othersOf(context, jobs);
    if (reported === undefined) {
        const conclusion = wanted.has('verdict') ? unreadConclusion(base, status) : base.facts.conclusion;
        return { conclusion, jobs: [] };
    }
    return wanted.has('verdict') ? settle(context, reported) : { conclusion: base.facts.conclusion, jobs: reported };
}
async function readHistory(context, facts, own, wanted) {
    if (!wanted.has('change') && !wanted.has('commits_since_green'))
        return {};
    const compared = await readChange(context, facts, own);
    if (!wanted.has('commits_since_green'))
        return compared.facts;
    return { ...compared.facts, ...(await readSince(context, compared)) };
}
async function theRun({ api, base, faults }) {
    const key = runKey(base.facts);
    return key === undefined ? undefined : orFault(faults, "the run's times", readRun(api, key.id));
}
async function theCommit({ api, base, faults }) {
    const sha = base.facts.commit?.sha;
    return sha === undefined ? undefined : orFault(faults, "the commit's message", readCommit(api, sha, base.host));
}
async function thePullRequest({ api, base, faults }) {
    return orFault(faults, 'the pull request', readPullRequest(api, base));
}
/** Counted are the jobs of the run without the one that asks. */
function ofTheRun(context, wanted, { jobs }) {
    if (jobs === undefined)
        return {};
    const others = othersOf(context, jobs);
    return (0,defined/* defined */.s)({
        jobs: wanted.has('jobs') ? jobs.map(read_told) : undefined,
        job_counts: { total: others.length, failed: failedOf({ ...context, oneJob: false }, others).length },
    });
}
function read_stoppedBy(facts, { stopped, jobs }) {
    const [late] = jobs.filter(({ conclusion }) => conclusion === 'timed_out');
    return (facts.stopped ?? stopped ?? stoppedInTime(facts.conclusion, late?.duration_seconds ?? facts.run?.duration_seconds));
}
/** A job that asks is still running: what it took so far. */
function jobWith({ world }, job, own) {
    const started_at = own?.started_at;
    const now = new Date(world.now()).toISOString();
    const duration = own?.duration_seconds ?? (0,host_json/* secondsBetween */.O1)(started_at, own?.conclusion === undefined ? now : undefined);
    return (0,defined/* defined */.s)({ ...job, started_at, duration_seconds: duration });
}
/** When it started and, of a whole run, how long it took; this step's own run is never over. */
function runWith({ world, base }, facts, run, { run: json, jobs }) {
    const found = runRecord(json);
    const read = found?.attempt === (run.attempt ?? 1) ? found : undefined;
    const first = run.attempt === 1 && facts.scope === 'run' ? earliestOf(jobs ?? []) : undefined;
    const started_at = run.started_at ?? read?.started_at ?? first;
    const ended_at = base.facts.job === undefined ? read?.ended_at : new Date(world.now()).toISOString();
    const took = facts.scope === 'run' ? (0,host_json/* secondsBetween */.O1)(started_at, ended_at) : undefined;
    const said = [facts.workflow, facts.commit?.subject, facts.pull_request?.title];
    const title = run.title ?? (0,runs/* runTitle */.k)(json, said);
    return (0,defined/* defined */.s)({ ...run, started_at, title, duration_seconds: run.duration_seconds ?? took });
}
/** The first jobs of a run are queued as it starts. */
function earliestOf(jobs) {
    return jobs.flatMap(({ created_at, started_at }) => created_at ?? started_at ?? []).toSorted()[0];
}
function read_told({ stopped_steps: _s, failed_at: _f, created_at: _c, runner: _r, ...job }) {
    return job;
}

;// CONCATENATED MODULE: ./lib/facts/load.js
/**
 * Reads the facts that the plan names, from GitHub's API. Whatever goes wrong there costs those facts and one notice,
 * never the message. Heavy: imported only when a plan names anything.
 */









/** Milliseconds for everything that is read; a third of the option `timeout` where that is less. */
const BUDGET_MS = 5_000;
async function load(input) {
    const opened = await load_open(input);
    if (opened.type === 'fault') {
        return {
            facts: load_unread(input),
            notice: `The message goes without what the GitHub API tells: ${opened.words}`,
        };
    }
    const context = contextOf(input, opened.api);
    const facts = await readFacts(context, input.wanted).catch((error) => {
        context.faults.add('what the GitHub API tells', error);
        return load_unread(input);
    });
    return (0,defined/* defined */.s)({ facts, notice: context.faults.notice(), reads: context.api.asked() });
}
function contextOf(input, api) {
    const { base, settings, wanted, world } = input;
    const status = load_statusOf(input);
    const { scope } = base.facts;
    return {
        api,
        base,
        world,
        faults: new Faults(permissionsFor(wanted, scope)),
        oneJob: scope === 'job' || (scope === 'deployment' && status !== 'workflow' && status !== 'needs'),
        asksForRun: (0,facts_base/* asksForRun */.t)(settings, base),
        status,
        passed: settings.status?.type === 'needs' ? settings.status.passed : [],
        leg: (0,host_json/* number */.ai)(settings.context.strategy, 'job-index') ?? 0,
        hide: (text) => hideTokens(settings.redactor.redact(text)),
    };
}
function load_statusOf({ settings, base }) {
    const type = settings.status?.type;
    return type === 'workflow' && !(0,facts_base/* asksForRun */.t)(settings, base) ? undefined : type;
}
async function load_open({ settings, base, world }) {
    const repository = (0,host_json/* line */.n8)(world.env, 'GITHUB_REPOSITORY');
    if (base.facts.ci !== 'GitHub Actions' || repository === undefined)
        return fault('this is not a run of GitHub Actions');
    // GitHub's client parses the event file when it is loaded, whatever its size or state.
    if (base.payload === undefined)
        return fault('the event file could not be read');
    if (settings.githubToken === undefined)
        return fault('github-token is empty');
    const baseUrl = (0,host_json/* line */.n8)(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
    const deadline = world.now() + Math.min(BUDGET_MS, (settings.timeout * 1000) / 3);
    try {
        return { type: 'ok', api: await openApi({ token: settings.githubToken, baseUrl, repository, world, deadline }) };
    }
    catch {
        return fault('its client could not be loaded');
    }
}
function fault(words) {
    return { type: 'fault', words };
}
/** What is known when nothing could be read. */
function load_unread(input) {
    const { base } = input;
    return (0,defined/* defined */.s)({ ...base.facts, conclusion: unreadConclusion(base, load_statusOf(input)) });
}


/***/ })

};
