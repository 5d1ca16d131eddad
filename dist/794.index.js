export const id = 794;
export const ids = [794];
export const modules = {

/***/ 794:
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
    /\beyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{8,2000}/g,
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,20000}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g,
];
/** User and password in front of a host. */
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,512}@/gi;
/** What follows the word that announces it. */
const ANNOUNCED = /\b((?:proxy-)?authorization\s*[:=]\s*(?:basic|bearer|token)\s+)[^\s"',;]{6,4096}/gi;
/** The text with everything replaced that looks like a credential. */
function hideTokens(text) {
    const plain = SHAPES.reduce((result, shape) => result.replace(shape, HIDDEN), text);
    return plain.replace(IN_ADDRESS, `$1${HIDDEN}@`).replace(ANNOUNCED, `$1${HIDDEN}`);
}

// EXTERNAL MODULE: ./lib/facts/base.js + 12 modules
var facts_base = __webpack_require__(4026);
// EXTERNAL MODULE: ./lib/facts/conclusion.js
var facts_conclusion = __webpack_require__(2164);
// EXTERNAL MODULE: ./lib/facts/host/json.js
var json = __webpack_require__(606);
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
    #permissions = new Set();
    #words = new Set();
    /** @param fact what the message goes without, in words for people: `the failing steps` */
    add(fact, error) {
        this.#lost.add(fact);
        if (!(error instanceof ApiError))
            this.#words.add('the answer of the GitHub API could not be used');
        else if (error.fault.type === 'permission')
            this.#permissions.add(error.fault.permission);
        else
            this.#words.add(error.fault.words);
    }
    /** One notice; undefined when nothing went wrong. */
    notice() {
        if (this.#lost.size === 0)
            return undefined;
        const why = [...this.#words];
        if (this.#permissions.size > 0)
            why.push(`the token may not read them. ${this.#advice()}`);
        return `The message goes without ${(0,phrases/* listed */.K)([...this.#lost])}: ${why.join('; ')}`;
    }
    #advice() {
        return `Give the job these permissions: ${[...this.#permissions].sort().join(', ')}`;
    }
}

;// CONCATENATED MODULE: ./lib/facts/github/log.js

/** Bytes of a log that are read; the rest is ignored. */
const LARGEST = 8_000_000;
const MOST_LINES = 20;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 64_000;
/**
 * The text of a log. GitHub redirects to another host for a minute, which must not see the token;
 * it answers 404 while the job is running.
 *
 * @throws ApiError when it cannot be read
 */
async function readLog(source, job) {
    const { baseUrl, repository, token } = source;
    const page = new URL(`${baseUrl}/repos/${repository}/actions/jobs/${job}/logs`);
    const accept = { accept: 'application/vnd.github+json', 'user-agent': 'workroom-notify' };
    const told = await ask(source, page, { ...accept, authorization: `token ${token}` });
    const address = URL.parse(told.headers['location'] ?? '', page.href);
    if (told.status < 300 || told.status > 399 || address === null)
        throw unread();
    const log = await ask(source, address, { 'user-agent': 'workroom-notify' });
    if (log.status !== 200)
        throw unread();
    return log.body;
}
async function ask(source, url, headers) {
    const { world, deadline } = source;
    const timeoutMs = deadline - world.now();
    const limits = { timeoutMs, maxBytes: LARGEST, signal: world.signal };
    const exchange = timeoutMs <= 0 ? undefined : await world.send({ method: 'GET', url, headers }, limits);
    if (exchange?.type !== 'answer')
        throw unread();
    return exchange;
}
function unread() {
    return new ApiError({ type: 'other', words: 'the log could not be read' });
}
/** The lines of a log that the runner marks as errors, without their time stamps, the first ones first. */
function errorLines(log) {
    const marked = log.matchAll(/^(?:\uFEFF?\d{4}-\d\d-\d\dT[\d:.]{8,20}Z )?##\[error\](.*)$/gm);
    const lines = [];
    for (const [, line = ''] of marked) {
        if (line.trim() !== '')
            lines.push(line.slice(0, LONGEST_LINE).trim());
        if (lines.length === MOST_LINES)
            break;
    }
    return lines;
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
    const ask = async ({ route, permission, with: parameters }, page) => {
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
        pages: (read, most, take) => allPages((number) => ask(read, { per_page: PER_PAGE, page: number }), most, take),
        log: (job) => readLog(options, job),
        left: () => Math.max(0, deadline - world.now()),
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
    return (0,json/* record */.g1)(error, 'response') === undefined ? undefined : (0,json/* number */.ai)(error, 'status');
}
function isRateLimit(error, status) {
    const remaining = (0,json/* text */.Qq)(error, 'response', 'headers', 'x-ratelimit-remaining');
    return status === 429 || remaining === '0' || (0,json/* text */.Qq)(error, 'response', 'headers', 'retry-after') !== undefined;
}
function rateWords(error) {
    const reset = Number((0,json/* text */.Qq)(error, 'response', 'headers', 'x-ratelimit-reset'));
    const at = Number.isInteger(reset) && reset > 0 && reset < 1e11 ? new Date(reset * 1000).toISOString() : undefined;
    const until = at === undefined ? '' : ` until ${at.slice(11, 16)} UTC`;
    return `the rate limit of the GitHub API is used up${until}`;
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
 * @throws what `earlier` throws before it gave anything, `TooFarBack` aside: then this end counts as the first
 */
async function compare(current, earlier, now) {
    const row = [];
    let green;
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
        if (row.length > 0)
            return { change: changeOf(current.red, true) };
        if (!(error instanceof TooFarBack))
            throw error;
    }
    const change = changeOf(current.red, row.length > 0);
    const first = row.at(-1) ?? (current.red ? current : undefined);
    const reds = new Set([...(current.red ? [current] : []), ...row].map((one) => one.run ?? one.url ?? one));
    return (0,defined/* defined */.s)({
        change,
        broken_since: first && since(first, now),
        failures_in_a_row: current.red ? reds.size : undefined,
        green,
    });
}
function changeOf(red, wasRed) {
    if (red)
        return wasRed ? 'still-failing' : 'broken';
    return wasRed ? 'fixed' : 'still-passing';
}
function since({ run, url, at }, now) {
    return (0,defined/* defined */.s)({ run, url, at, duration_seconds: (0,json/* secondsBetween */.O1)(at, now) });
}

// EXTERNAL MODULE: ./lib/facts/event/pull-request.js
var pull_request = __webpack_require__(8209);
// EXTERNAL MODULE: ./lib/facts/host/commits.js
var commits = __webpack_require__(6260);
// EXTERNAL MODULE: ./lib/facts/host/people.js
var people = __webpack_require__(5627);
;// CONCATENATED MODULE: ./lib/facts/github/commit-reads.js
/** Commits, and the pull requests that they belong to. */





/** Pages of a hundred commits, oldest first. */
const MOST_PAGES = 20;
/** The commits after `base` up to `head`. */
async function readCommits(api, base, head, host) {
    const pages = await api.pages({
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        with: { basehead: `${base}...${head}` },
        permission: 'contents: read',
    }, MOST_PAGES, (page) => ({
        commits: (0,json/* list */.p_)(page, 'commits').flatMap((one) => commitOf((0,json/* record */.g1)(one), host) ?? []),
        total: (0,json/* number */.ai)(page, 'total_commits') ?? 0,
        url: (0,json/* link */.nf)(page, 'html_url'),
    }));
    const commits = pages.flatMap((page) => page.commits);
    const count = Math.max(commits.length, pages[0]?.total ?? 0);
    return (0,defined/* defined */.s)({ commits, count, compare_url: pages[0]?.url });
}
/** One commit with its message and author. */
async function readCommit(api, sha, host) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
    // One file a page, because the changes are not used.
    const answer = await api.get({ route, with: { ref: sha, per_page: 1 }, permission: 'contents: read' });
    return commitOf((0,json/* record */.g1)(answer), host);
}
/** The pull request whose head this commit is: the way to find it for runs of forks. */
async function readPullRequest(api, sha, host) {
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        with: { commit_sha: sha },
        permission: 'pull-requests: read',
    });
    const pulls = Array.isArray(answer) ? answer : [];
    const heads = pulls.filter((pull) => (0,json/* text */.Qq)(pull, 'head', 'sha') === sha);
    const open = heads.find((pull) => (0,json/* text */.Qq)(pull, 'state') === 'open') ?? heads[0];
    return (0,pull_request/* pullRequestOf */._n)((0,json/* record */.g1)(open), host);
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
/** As the API shows commits: what git knows under `commit`, the account beside it. */
function commitOf(made, host) {
    const bare = (0,commits/* bareCommit */.u8)((0,json/* text */.Qq)(made, 'sha'), host);
    if (bare === undefined)
        return undefined;
    const message = (0,json/* text */.Qq)(made, 'commit', 'message');
    return (0,defined/* defined */.s)({
        ...bare,
        subject: message?.split(/\r\n|\r|\n/, 1)[0]?.trim(),
        message,
        url: (0,json/* link */.nf)(made, 'html_url') ?? bare.url,
        author: authorOf(made, host),
    });
}
function authorOf(made, host) {
    const written = (0,people/* commitPerson */.pc)((0,json/* record */.g1)(made, 'commit', 'author'), host);
    const account = (0,people/* userPerson */.vC)((0,json/* record */.g1)(made, 'author'), host);
    return account === undefined
        ? written
        : (0,defined/* defined */.s)({ ...written, ...account, name: written?.name ?? account.name });
}

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

// EXTERNAL MODULE: ./lib/settings/conclusion.js
var conclusion = __webpack_require__(8274);
;// CONCATENATED MODULE: ./lib/facts/github/jobs.js
/** Jobs of a run: which one is ours, which went wrong, where and why. */




/** GitHub runs at most 256 jobs of a matrix, and lists at most 1,000 of anything. */
const jobs_MOST_PAGES = 10;
/** Annotations of a job that are read; the first errors are what a message shows. */
const ANNOTATIONS = 50;
/** Minutes that GitHub gives a job that sets no limit of its own. */
const DEFAULT_LIMIT_SECONDS = 360 * 60;
/** Characters of an error that are kept: a message shows its first line. */
const LONGEST_MESSAGE = 4_000;
/** The runner's whole sentence, because the output of a test may say that it timed out, too. */
const OUT_OF_TIME = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is;
/** Said of every failed command. */
const EXIT_CODE = /^Process completed with exit code/;
/** True for an error that says more than an exit code. */
const isTelling = ({ message }) => !EXIT_CODE.test(message);
/** All jobs of one attempt. */
async function readJobs(api, run) {
    const pages = await api.pages({
        route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
        with: { run_id: run.id, attempt_number: run.attempt },
        permission: 'actions: read',
    }, jobs_MOST_PAGES, (page) => (0,json/* list */.p_)(page, 'jobs').flatMap((job) => jobOf((0,json/* record */.g1)(job)) ?? []));
    return pages.flat();
}
/**
 * The job that a step runs in: by its id, which new runners tell; else by its name, with callers in front and a matrix
 * behind; else undefined.
 */
function findJob(jobs, own) {
    if (own === undefined)
        return undefined;
    const byId = jobs.find((job) => own.id !== undefined && job.id === own.id);
    if (byId !== undefined)
        return byId;
    const names = [own.name, ...(own.matrix === undefined ? [] : [`${own.name} (${own.matrix})`])];
    const last = (name) => name.split(' / ').at(-1) ?? name;
    for (const same of [(job) => names.includes(job.name), (job) => names.includes(last(job.name))]) {
        const found = jobs.filter(same);
        if (found.length === 1)
            return found[0];
    }
    return undefined;
}
/** The errors among the job's annotations, without credentials, and whether it ran out of time. */
async function readErrors(api, job, hide) {
    if (job.id === undefined)
        return { errors: [], outOfTime: false };
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        with: { check_run_id: job.id, per_page: ANNOTATIONS },
        permission: 'checks: read',
    });
    const failures = (Array.isArray(answer) ? answer : []).filter((annotation) => (0,json/* text */.Qq)(annotation, 'annotation_level') === 'failure');
    const errors = failures.flatMap((annotation) => errorOf((0,json/* record */.g1)(annotation), hide) ?? []);
    const telling = (error) => (isTelling(error) ? 0 : 1);
    return {
        errors: errors.toSorted((one, other) => telling(one) - telling(other)),
        outOfTime: errors.some((error) => OUT_OF_TIME.test(error.message)),
    };
}
/** Whether a job ran until GitHub's own limit. */
function ranToTheLimit(job, now) {
    if (job?.started_at === undefined)
        return false;
    const seconds = job.duration_seconds ?? (now - Date.parse(job.started_at)) / 1000;
    return seconds >= DEFAULT_LIMIT_SECONDS;
}
/** Red as a whole, or red so far: a running job has no conclusion, but its steps have. */
function wentWrong(job) {
    return (0,facts_conclusion/* isRed */.iI)(job.conclusion) || (job.conclusion === undefined && job.failed_steps.length > 0);
}
function jobOf(job) {
    const name = (0,json/* text */.Qq)(job, 'name');
    if (job === undefined || name === undefined)
        return undefined;
    const url = (0,json/* link */.nf)(job, 'html_url');
    const started = (0,json/* time */.kB)(job, 'started_at');
    const steps = (isMeant) => (0,json/* list */.p_)(job, 'steps').flatMap((step) => stepOf((0,json/* record */.g1)(step), url, isMeant) ?? []);
    return (0,defined/* defined */.s)({
        id: (0,json/* number */.ai)(job, 'id'),
        name,
        url,
        conclusion: (0,conclusion/* readConclusion */._)((0,json/* text */.Qq)(job, 'conclusion') ?? ''),
        started_at: started,
        duration_seconds: (0,json/* secondsBetween */.O1)(started, (0,json/* time */.kB)(job, 'completed_at')),
        failed_steps: steps(facts_conclusion/* isRed */.iI),
        stopped_steps: steps((conclusion) => conclusion === 'cancelled'),
        errors: [],
    });
}
function stepOf(step, url, isMeant) {
    const name = (0,json/* text */.Qq)(step, 'name');
    if (name === undefined || !isMeant((0,conclusion/* readConclusion */._)((0,json/* text */.Qq)(step, 'conclusion') ?? '')))
        return undefined;
    const count = (0,json/* number */.ai)(step, 'number');
    const page = url === undefined || count === undefined ? url : `${url}#step:${count}:1`;
    return (0,defined/* defined */.s)({ number: count, name, url: page });
}
function errorOf(annotation, hide) {
    const said = (0,json/* text */.Qq)(annotation, 'message');
    if (said === undefined)
        return undefined;
    // Cut last: half a credential would not be recognised.
    const message = hide(said).slice(0, LONGEST_MESSAGE);
    const path = (0,json/* text */.Qq)(annotation, 'path');
    // Errors without a place of their own are put on the folder of the workflows.
    if (path === undefined || path === '.github')
        return { message };
    return (0,defined/* defined */.s)({ message, path, line: (0,json/* number */.ai)(annotation, 'start_line') });
}

;// CONCATENATED MODULE: ./lib/facts/github/runs.js
/** Runs of a workflow, and which of them belong to the history of the run that is reported. */




/** Runs on a page, and pages that are searched for an earlier end. */
const runs_PER_PAGE = 30;
const runs_MOST_PAGES = 10;
/** Of a merge queue's runs: those of one pull request are close together, among those of all others. */
const MOST_QUEUE_PAGES = 3;
const PERMISSION = 'actions: read';
const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
async function readRun(api, id) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    return runOf((0,json/* record */.g1)(await api.get({ route, with: { run_id: id }, permission: PERMISSION })));
}
/** How an earlier attempt of the run ended. */
async function readAttempt(api, { id, attempt }) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
    const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt }, permission: PERMISSION });
    return runOf((0,json/* record */.g1)(answer));
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
    const most = queue === undefined ? runs_MOST_PAGES : MOST_QUEUE_PAGES;
    for (let page = 1; page <= most; page += 1) {
        const answer = await api.get(runList(run, run.workflow, queue === undefined, page));
        const found = (0,json/* list */.p_)(answer, 'workflow_runs');
        for (const one of found) {
            const earlier = runOf((0,json/* record */.g1)(one));
            if (earlier !== undefined && earlier.number < run.number && isSameLine(earlier, run))
                yield earlier;
        }
        if (found.length < runs_PER_PAGE)
            return;
    }
    throw new TooFarBack();
}
function runList(run, workflow, oneBranch, page) {
    return {
        route: RUNS,
        with: (0,defined/* defined */.s)({
            workflow_id: workflow,
            event: run.event,
            branch: oneBranch ? run.branch : undefined,
            status: 'completed',
            per_page: runs_PER_PAGE,
            page,
        }),
        permission: PERMISSION,
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
    if (run.event?.startsWith('pull_request') !== true)
        return true;
    if (run.pulls.length > 0 && earlier.pulls.length > 0)
        return run.pulls.some((one) => earlier.pulls.includes(one));
    return earlier.home === run.home;
}
/** A merge queue makes a branch each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function queueOf(branch) {
    return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}
function runOf(run) {
    const id = (0,json/* number */.ai)(run, 'id');
    const count = (0,json/* number */.ai)(run, 'run_number');
    if (run === undefined || id === undefined || count === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        id,
        number: count,
        attempt: (0,json/* number */.ai)(run, 'run_attempt') ?? 1,
        conclusion: (0,conclusion/* readConclusion */._)((0,json/* text */.Qq)(run, 'conclusion') ?? ''),
        url: (0,json/* link */.nf)(run, 'html_url'),
        started_at: (0,json/* time */.kB)(run, 'run_started_at') ?? (0,json/* time */.kB)(run, 'created_at'),
        ended_at: (0,json/* time */.kB)(run, 'updated_at'),
        // Such a run names the base's commit, not one of the pull request.
        sha: (0,json/* text */.Qq)(run, 'event') === 'pull_request_target' ? undefined : (0,json/* text */.Qq)(run, 'head_sha'),
        workflow: (0,json/* number */.ai)(run, 'workflow_id'),
        event: (0,json/* text */.Qq)(run, 'event'),
        branch: (0,json/* text */.Qq)(run, 'head_branch'),
        home: (0,json/* text */.Qq)(run, 'head_repository', 'full_name'),
        pulls: (0,json/* list */.p_)(run, 'pull_requests').flatMap((pull) => (0,json/* number */.ai)(pull, 'number') ?? []),
    });
}

;// CONCATENATED MODULE: ./lib/facts/github/history.js
/** How earlier attempts, runs or deployments ended, newest first. */






/** Runs whose jobs, or deployments whose states, are read. */
const MOST_LOOKED_INTO = 40;
/** Most that are read at once. */
const history_AT_ONCE = 6;
/**
 * @param job name of the job that is reported; undefined where the whole run is
 * @throws ApiError when nothing can be read
 */
async function* earlierEnds(api, run, job) {
    for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
        const earlier = await readAttempt(api, { id: run.id, attempt }).catch(missing);
        const end = earlier && (await endOf(api, earlier, job));
        if (end !== undefined)
            yield end;
    }
    const counted = takeWhileCounted(earlierRuns(api, run));
    if (job === undefined) {
        for await (const one of counted)
            yield* found(runEnd(one));
    }
    else {
        yield* inChunks(counted, (one) => endOf(api, one, job));
    }
}
/** The ends of earlier deployments to the same environment. */
async function* earlierDeployments(api, environment, own) {
    const permission = 'deployments: read';
    const answer = await api.get({
        route: 'GET /repos/{owner}/{repo}/deployments',
        with: { environment, per_page: MOST_LOOKED_INTO },
        permission,
    });
    const listed = Array.isArray(answer) ? answer : [];
    const earlier = listed.filter((one) => ((0,json/* number */.ai)(one, 'id') ?? own) < own);
    yield* inChunks(asyncOf(earlier), async (deployment) => {
        const id = (0,json/* number */.ai)(deployment, 'id') ?? 0;
        const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        const statuses = await api.get({ route, with: { deployment_id: id, per_page: 30 }, permission });
        // A deployment that a newer one replaced is inactive now, and was a success before.
        for (const status of Array.isArray(statuses) ? statuses : []) {
            const state = (0,json/* text */.Qq)(status, 'state');
            if (state === 'success' || state === 'failure' || state === 'error') {
                const url = (0,json/* link */.nf)(status, 'log_url') ?? (0,json/* link */.nf)(status, 'target_url');
                return (0,defined/* defined */.s)({
                    red: state !== 'success',
                    url,
                    at: (0,json/* time */.kB)(status, 'created_at'),
                    sha: (0,json/* text */.Qq)(deployment, 'sha'),
                });
            }
        }
        return undefined;
    });
    if (listed.length === MOST_LOOKED_INTO)
        throw new TooFarBack();
}
/** Without cancelled and skipped runs: their jobs did not decide anything. */
async function* takeWhileCounted(runs) {
    for await (const run of runs)
        if (colourOf(run.conclusion) !== undefined)
            yield run;
}
async function endOf(api, run, job) {
    if (job === undefined || colourOf(run.conclusion) === undefined)
        return runEnd(run);
    const same = await readJobs(api, run).then((jobs) => jobs.find(({ name }) => name === job), missing);
    const colour = colourOf(same?.conclusion);
    return colour && { ...place(run), ...colour, ...(0,defined/* defined */.s)({ url: same?.url }) };
}
/** Old attempts and jobs may be deleted; then it is not known how they ended. */
function missing(error) {
    if (error instanceof ApiError && error.missing)
        return undefined;
    throw error;
}
function runEnd(run) {
    const colour = colourOf(run.conclusion);
    return colour && { ...place(run), ...colour };
}
function place({ number: run, url, started_at, sha }) {
    return (0,defined/* defined */.s)({ run, url, at: started_at, sha });
}
/**
 * Reads one, then two, then more at once: mostly the newest one decides; where it does not, the row is long.
 */
async function* inChunks(items, ask) {
    let size = 1;
    let asked = 0;
    let cut = false;
    let chunk = [];
    const flush = async () => {
        const ends = await Promise.all(chunk.map(ask));
        asked += chunk.length;
        chunk = [];
        size = Math.min(size * 2, history_AT_ONCE);
        return ends;
    };
    for await (const item of items) {
        if (asked + chunk.length === MOST_LOOKED_INTO) {
            cut = true;
            break;
        }
        chunk.push(item);
        if (chunk.length === size)
            for (const end of await flush())
                yield* found(end);
    }
    for (const end of await flush())
        yield* found(end);
    if (cut)
        throw new TooFarBack();
}
function* found(end) {
    if (end !== undefined)
        yield end;
}
async function* asyncOf(items) {
    yield* items;
}

;// CONCATENATED MODULE: ./lib/facts/github/change.js
/** The history of what is reported, and what was committed since it was green. */







/** What a notice says of an unreadable history. */
const HISTORY = 'the history (a red run counts as broken)';
/** @param facts with their final conclusion; only green and red ones are compared */
async function readChange(context, facts, run, jobs) {
    const colour = colourOf(facts.conclusion);
    if (colour === undefined)
        return {};
    const now = new Date(context.world.now()).toISOString();
    const current = currentEnd(facts, colour.red, run);
    const earlier = earlierThan(context, facts, run, jobs);
    const history = earlier && (await orFault(context.faults, HISTORY, compare(current, earlier, now)));
    if (history === undefined)
        return colour.red ? { change: 'broken' } : {};
    return { ...shown(history), ...(0,defined/* defined */.s)({ green: history.green, sha: current.sha }) };
}
/** Nothing where there was no green end before, or where it was one of the same commit. */
async function readSince({ api, base, faults }, green, head) {
    if (green?.sha === undefined || head === undefined || green.sha === head)
        return {};
    const reading = readCommits(api, green.sha, head, base.host).catch((error) => {
        // A branch that was rewritten has lost the commit.
        if (error instanceof ApiError && error.missing)
            return undefined;
        throw error;
    });
    const since = await orFault(faults, 'the commits since it was green', reading);
    if (since === undefined || since.count === 0)
        return {};
    const suspects = suspectsOf(since.commits);
    return (0,defined/* defined */.s)({ commits_since_green: since, suspects: suspects.length > 0 ? suspects : undefined });
}
function currentEnd(facts, red, run) {
    return (0,defined/* defined */.s)({
        red,
        run: run?.number,
        url: facts.job?.url ?? facts.run?.url,
        at: facts.run?.started_at ?? run?.started_at,
        sha: run?.sha ?? facts.commit?.sha,
    });
}
/** Undefined where there is no line of ends to walk back on; the notice says why. */
function earlierThan({ api, base, oneJob, faults }, facts, run, jobs) {
    const { deployment, event } = base.facts;
    if (event.name.startsWith('deployment') && deployment?.id !== undefined) {
        return earlierDeployments(api, deployment.environment, deployment.id);
    }
    if (facts.run?.id === undefined)
        faults.add(HISTORY, unknowable('this event reports no run of GitHub Actions'));
    if (run === undefined)
        return undefined;
    // The run may have been started again since the event that is reported.
    const reported = { ...run, attempt: facts.run?.attempt ?? run.attempt };
    if (!oneJob)
        return earlierEnds(api, reported, undefined);
    const own = findJob(jobs ?? [], facts.job);
    if (own !== undefined)
        return earlierEnds(api, reported, own.name);
    if (jobs !== undefined)
        faults.add(HISTORY, unknowable('this job was not found among those of its run'));
    return undefined;
}
function unknowable(words) {
    return new ApiError({ type: 'other', words });
}
function shown({ change, broken_since, failures_in_a_row }) {
    // Absent in a row of green runs: `broken_since`.
    return (0,defined/* defined */.s)({ change, broken_since, failures_in_a_row });
}

;// CONCATENATED MODULE: ./lib/facts/github/verdict.js
/** The conclusion where the event alone does not tell it. */





/** Jobs whose annotations are read; the others are only counted. */
const MOST_EXPLAINED = 5;
/**
 * `status: workflow` takes the worst of all other jobs so far. What reads `cancelled` may have run out of time: then it
 * is `timed_out`.
 */
async function settle(context, jobs) {
    const { base, status, faults } = context;
    const conclusion = status === 'workflow' ? verdictOf(context, jobs) : base.facts.conclusion;
    if (conclusion !== 'cancelled' || status === 'conclusion')
        return { conclusion, jobs };
    const cancelled = cancelledJobs(context, jobs).slice(0, MOST_EXPLAINED);
    const reading = Promise.all(cancelled.map((job) => explain(context, job)));
    const explained = (await orFault(faults, 'whether it ran out of time', reading)) ?? cancelled;
    const late = new Map(explained.filter((job) => job.conclusion === 'timed_out').map((job) => [job.id, job]));
    if (late.size === 0)
        return { conclusion, jobs };
    return { conclusion: 'timed_out', jobs: jobs.map((job) => late.get(job.id) ?? job) };
}
/** The job with its errors, and `timed_out` where they or its duration show it. */
async function explain(context, job) {
    if (job.errors.length > 0)
        return job;
    const { api, hide, world } = context;
    const { errors: annotated, outOfTime } = await readErrors(api, job, hide);
    const errors = annotated.some(isTelling) ? annotated : [...(await loggedErrors(context, job)), ...annotated];
    const stopped = job.conclusion === 'cancelled' || (job.conclusion === undefined && job.failed_steps.length === 0);
    if (!stopped || !(outOfTime || ranToTheLimit(job, world.now())))
        return { ...job, errors };
    return { ...job, errors, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}
/** What a finished job's log says went wrong, for a job whose annotations do not; nothing where it has no log. */
async function loggedErrors({ api, hide }, job) {
    if (job.id === undefined || job.conclusion === undefined || !(0,facts_conclusion/* isRed */.iI)(job.conclusion))
        return [];
    const log = await api.log(job.id).catch(() => '');
    const errors = errorLines(log).map((line) => ({ message: hide(line).slice(0, LONGEST_MESSAGE) }));
    return errors.filter(isTelling);
}
/** The conclusion where the jobs could not be read: a green job does not speak for its whole run. */
function unreadConclusion(base, status) {
    const { conclusion } = base.facts;
    return status === 'workflow' && base.source === 'job' ? (0,facts_conclusion/* ofOneJob */.$u)(conclusion) : conclusion;
}
/** Of all jobs but this one, which is still running. */
function verdictOf({ base, faults, status }, jobs) {
    const own = findJob(jobs, base.facts.job);
    const others = jobs.filter((job) => job !== own);
    if (others.length === 0)
        return base.facts.conclusion;
    const running = others.filter((job) => job.conclusion === undefined && !wentWrong(job));
    if (own !== undefined && running.length > 0) {
        const words = 'they are still running. Name them under needs of the job that sends';
        faults.add(`the end of other jobs (${running.length})`, new ApiError({ type: 'other', words }));
    }
    const ended = others.flatMap((job) => job.conclusion ?? (wentWrong(job) ? 'failure' : []));
    return (0,facts_conclusion/* worstOf */.hm)(ended) ?? unreadConclusion(base, status);
}
function cancelledJobs({ base, oneJob }, jobs) {
    if (!oneJob)
        return jobs.filter((job) => job.conclusion === 'cancelled');
    const own = findJob(jobs, base.facts.job);
    return own === undefined ? [] : [own];
}

;// CONCATENATED MODULE: ./lib/facts/github/failures.js
/** Which jobs failed, in which step, and with which errors. */



/** How long after a step's end the API may still say nothing of it. */
const LAG_MS = 1_000;
/** All jobs; read a second time when the API does not show this job's failure yet. */
async function jobsSoFar(context, run) {
    const { api, base, oneJob, status, world } = context;
    const jobs = await readJobs(api, run);
    const own = oneJob ? findJob(jobs, base.facts.job) : undefined;
    const late = own !== undefined &&
        own.conclusion === undefined &&
        own.failed_steps.length === 0 &&
        status === undefined &&
        base.facts.conclusion === 'failure';
    if (!late || api.left() < LAG_MS * 2)
        return jobs;
    await world.sleep(LAG_MS);
    return readJobs(api, run);
}
/**
 * The job that is reported, or every failed job of a run. A summary job reports other jobs and has no failure of its own;
 * but where the runner says that this job failed, the failures of others do not explain it.
 */
async function explainFailures(context, jobs) {
    const { base, faults, oneJob } = context;
    const own = oneJob ? findJob(jobs, base.facts.job) : undefined;
    const alone = own !== undefined && (wentWrong(own) || base.source === 'job');
    const failed = (alone ? [own] : jobs).filter(wentWrong);
    const reading = Promise.all(failed.slice(0, MOST_EXPLAINED).map((job) => explain(context, job)));
    const explained = await orFault(faults, 'the errors of the failing steps', reading);
    return explained === undefined ? failed : [...explained, ...failed.slice(MOST_EXPLAINED)];
}

;// CONCATENATED MODULE: ./lib/facts/github/read.js









/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
async function readFacts(context, wanted) {
    const { base } = context;
    const [found, run, commit, pull_request] = await Promise.all([
        needsJobs(context, wanted) ? allJobs(context) : undefined,
        needsRun(wanted) ? theRun(context, wanted) : undefined,
        wanted.has('commit') ? theCommit(context) : undefined,
        wanted.has('pull_request') ? thePullRequest(context) : undefined,
    ]);
    const { conclusion, jobs } = await settled(context, found, wanted);
    const facts = (0,defined/* defined */.s)({
        ...base.facts,
        conclusion,
        run: base.facts.run && withTimes(base.facts.run, run, base.facts.job === undefined),
        commit: commit ?? base.facts.commit,
        pull_request: pull_request ?? base.facts.pull_request,
    });
    const [failed, changed] = await Promise.all([
        wanted.has('failed_jobs') && (0,facts_conclusion/* isRed */.iI)(facts.conclusion) && jobs ? explainFailures(context, jobs) : undefined,
        readHistory(context, facts, run, jobs, wanted),
    ]);
    return (0,defined/* defined */.s)({
        ...facts,
        ...changed,
        jobs: wanted.has('jobs') ? jobs?.map(told) : undefined,
        failed_jobs: failed !== undefined && failed.length > 0 ? failed.map(told) : undefined,
    });
}
function told({ stopped_steps: _, ...job }) {
    return job;
}
async function settled(context, jobs, wanted) {
    const { base, status } = context;
    if (!wanted.has('verdict'))
        return { conclusion: base.facts.conclusion, jobs };
    return jobs === undefined ? { conclusion: unreadConclusion(base, status), jobs } : settle(context, jobs);
}
async function readHistory(context, facts, run, jobs, wanted) {
    if (!wanted.has('change') && !wanted.has('commits_since_green'))
        return {};
    const { green, sha, ...change } = await readChange(context, facts, run, jobs);
    if (!wanted.has('commits_since_green'))
        return change;
    return { ...change, ...(await readSince(context, green, sha)) };
}
function needsJobs({ oneJob }, wanted) {
    if (wanted.has('verdict') || wanted.has('jobs') || wanted.has('failed_jobs'))
        return true;
    return oneJob && (wanted.has('change') || wanted.has('commits_since_green'));
}
function needsRun(wanted) {
    return wanted.has('run') || wanted.has('change') || wanted.has('commits_since_green');
}
async function allJobs(context) {
    const key = runKey(context.base.facts);
    if (key === undefined)
        return undefined;
    const what = context.status === 'workflow' ? 'the verdict of the whole run' : 'the failing jobs and steps';
    return orFault(context.faults, what, jobsSoFar(context, key));
}
async function theRun({ api, base, faults }, wanted) {
    const key = runKey(base.facts);
    const what = wanted.has('change') ? HISTORY : "the run's times";
    return key === undefined ? undefined : orFault(faults, what, readRun(api, key.id));
}
async function theCommit({ api, base, faults }) {
    const sha = base.facts.commit?.sha;
    return sha === undefined ? undefined : orFault(faults, "the commit's message", readCommit(api, sha, base.host));
}
async function thePullRequest({ api, base, faults }) {
    const sha = base.facts.commit?.sha;
    return sha === undefined ? undefined : orFault(faults, 'the pull request', readPullRequest(api, sha, base.host));
}
/** Adds when the run started, and how long it took if it is over; this step's own run never is. */
function withTimes(run, read, over) {
    if (read === undefined || read.attempt !== (run.attempt ?? 1))
        return run;
    const started_at = run.started_at ?? read.started_at;
    const duration = run.duration_seconds ?? (over ? (0,json/* secondsBetween */.O1)(started_at, read.ended_at) : undefined);
    return (0,defined/* defined */.s)({ ...run, started_at, duration_seconds: duration });
}

;// CONCATENATED MODULE: ./lib/facts/load.js
/**
 * Reads the facts that the plan names, from GitHub's API. Whatever goes wrong there costs those facts and one notice,
 * never the message. Heavy: imported only when a plan names anything.
 */









/** Milliseconds for everything that is read; a third of the option `timeout` where that is less. */
const BUDGET_MS = 5_000;
async function load(input) {
    const { base, settings, wanted, world } = input;
    const opened = await load_open(input);
    if (opened.type === 'fault') {
        return { facts: load_unread(input), notice: `The message goes without what the GitHub API tells: ${opened.words}` };
    }
    const faults = new Faults();
    const status = load_statusOf(input);
    const oneJob = base.facts.job !== undefined && status !== 'workflow' && status !== 'needs';
    const hide = (text) => hideTokens(settings.redactor.redact(text));
    const facts = await readFacts({ api: opened.api, base, world, faults, oneJob, status, hide }, wanted).catch((error) => {
        faults.add('what the GitHub API tells', error);
        return load_unread(input);
    });
    return (0,defined/* defined */.s)({ facts, notice: faults.notice() });
}
function load_statusOf({ settings, base }) {
    const type = settings.status?.type;
    return type === 'workflow' && !(0,facts_base/* asksForRun */.t)(settings, base) ? undefined : type;
}
async function load_open({ settings, base, world }) {
    const repository = (0,json/* text */.Qq)(world.env, 'GITHUB_REPOSITORY');
    if (base.facts.ci !== 'GitHub Actions' || repository === undefined)
        return fault('this is not a run of GitHub Actions');
    // GitHub's client parses the event file when it is loaded, whatever its size or state.
    if (!base.eventRead)
        return fault('the event file could not be read');
    if (settings.githubToken === undefined)
        return fault('github-token is empty');
    const baseUrl = (0,json/* text */.Qq)(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
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
/** What is known when nothing could be read. Without a history a red end counts as the first. */
function load_unread(input) {
    const { base, wanted } = input;
    const facts = (0,defined/* defined */.s)({ ...base.facts, conclusion: unreadConclusion(base, load_statusOf(input)) });
    return wanted.has('change') && (0,facts_conclusion/* isRed */.iI)(facts.conclusion) ? { ...facts, change: 'broken' } : facts;
}


/***/ })

};
