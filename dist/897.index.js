export const id = 897;
export const ids = [897];
export const modules = {

/***/ 5348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qY: () => (/* binding */ FACTS)
});

// UNUSED EXPORTS: BASE_FACTS, READ_FACTS

// EXTERNAL MODULE: ./lib/settings/conclusion.js
var conclusion = __webpack_require__(8274);
;// CONCATENATED MODULE: ./lib/facts/parts/code.js
/** Groups of facts about code: people, commits, branches. */
const PERSON = {
    login: { type: 'line', text: 'User name on the code host.', example: 'ada' },
    name: { type: 'line', text: 'Name as the person writes it.', example: 'Ada Lovelace' },
    email: { type: 'line', text: 'E-mail address of the commit.', example: 'ada@example.com' },
    url: { type: 'url', text: 'Page of the account.', example: 'https://github.com/ada' },
    bot: { type: 'flag', text: 'True for a bot or an app.', example: true },
};
const COMMIT = {
    sha: { type: 'line', text: 'Full hash.', example: 'abc1234def5678901234567890123456789012ab', always: true },
    short: { type: 'line', text: 'First seven characters of the hash.', example: 'abc1234', always: true },
    subject: {
        type: 'line',
        text: 'First line of the message; of a merged pull request its title.',
        example: 'Fix the login redirect',
    },
    message: { type: 'lines', text: 'The whole message.', example: 'Fix the login redirect\n\nIt lost the query.' },
    url: { type: 'url', text: 'Page of the commit.', example: 'https://github.com/acme/app/commit/abc1234' },
    author: { type: 'group', text: 'Who made it.', parts: PERSON },
};
const REPOSITORY = {
    name: { type: 'line', text: 'Owner and name.', example: 'acme/app', always: true },
    url: { type: 'url', text: 'Page of the repository.', example: 'https://github.com/acme/app' },
    default_branch: { type: 'line', text: 'Name of the default branch.', example: 'main' },
    private: { type: 'flag', text: 'True for a private repository.', example: false },
};
const REF = {
    type: { type: 'words', words: ['branch', 'tag'], text: '`branch` or `tag`.', example: 'branch', always: true },
    name: { type: 'line', text: 'Short name.', example: 'main', always: true },
    url: { type: 'url', text: 'Page of the branch or tag.', example: 'https://github.com/acme/app/tree/main' },
};
const COMPARE_URL = {
    type: 'url',
    text: 'Page that compares the first with the last commit.',
    example: 'https://github.com/acme/app/compare/abc1234...def5678',
};
const PUSH = {
    commits: {
        type: 'groups',
        text: 'The pushed commits, newest last; GitHub lists 2,048 at most.',
        parts: COMMIT,
        always: true,
    },
    count: { type: 'number', text: 'How many commits were pushed.', example: 3, always: true },
    truncated: { type: 'flag', text: 'True when there may be more than the host tells of.', example: true },
    compare_url: COMPARE_URL,
    forced: { type: 'flag', text: 'True for a forced push.', example: false, always: true },
    created: { type: 'flag', text: 'True when the push created the branch or tag.', example: false, always: true },
    deleted: { type: 'flag', text: 'True when the push deleted the branch or tag.', example: false, always: true },
};

;// CONCATENATED MODULE: ./lib/facts/parts/runs.js
/** Groups of facts about runs and their jobs. */


const FAILED_STEP = {
    number: { type: 'number', text: "Position on the job's page, counted from 1.", example: 4 },
    name: { type: 'line', text: 'Name of the step.', example: 'Run npm test', always: true },
    url: { type: 'url', text: 'The step on the page of its job.', example: 'https://github.com/acme/app#step:4:1' },
};
const JOB_ERROR = {
    message: { type: 'lines', text: 'What was reported.', example: 'expected 1 to be 2', always: true },
    path: { type: 'line', text: 'File in the repository.', example: 'src/sum.test.ts' },
    line: { type: 'number', text: 'Line in that file.', example: 12 },
};
/** A job as the API tells it. */
const RUN_JOB = {
    id: { type: 'number', text: 'Id of the job.', example: 48_001_234_567 },
    name: {
        type: 'line',
        text: 'Name of the job, with the calling job in front and the matrix behind.',
        example: 'caller / test (ubuntu-latest, 24)',
        always: true,
    },
    url: { type: 'url', text: 'Page of the job.', example: 'https://github.com/acme/app/actions/runs/1/job/2' },
    conclusion: {
        type: 'words',
        words: conclusion/* CONCLUSIONS */.F,
        text: 'How the job ended; empty while it is running.',
        example: 'failure',
    },
    started_at: { type: 'time', text: 'When the job started.', example: '2026-03-04T08:00:00Z' },
    duration_seconds: { type: 'number', text: 'How long the job took, in seconds.', example: 120 },
    failed_steps: { type: 'groups', text: 'Steps that failed.', parts: FAILED_STEP, always: true },
    errors: {
        type: 'groups',
        text: 'What the failing step of a job wrote of its failure; nothing where that is no more than an exit code.',
        parts: JOB_ERROR,
        always: true,
    },
};
const RUN = {
    id: { type: 'number', text: 'Id of the run.', example: 9_876_543_210 },
    number: { type: 'number', text: 'Number of the run within its workflow.', example: 42 },
    attempt: { type: 'number', text: '1 for the first attempt, 2 after one re-run.', example: 1 },
    url: { type: 'url', text: 'Page of this attempt.', example: 'https://github.com/acme/app/actions/runs/1' },
    title: {
        type: 'line',
        text: 'What `run-name` calls the run, where that says more than the workflow and the commit.',
        example: 'Import 2026-03-04',
        loader: 'run',
    },
    started_by: { type: 'group', text: 'Who started this attempt: of a re-run, who asked for it.', parts: PERSON },
    started_at: { type: 'time', text: 'When this attempt started.', example: '2026-03-04T08:00:00Z', loader: 'run' },
    duration_seconds: { type: 'number', text: 'How long the run took, in seconds.', example: 192, loader: 'run' },
};
const JOB = {
    id: { type: 'number', text: 'Id of the job.', example: 48_001_234_567 },
    name: { type: 'line', text: 'Name of the job.', example: 'test', always: true },
    url: { type: 'url', text: 'Page of the job.', example: 'https://github.com/acme/app/actions/runs/1/job/2' },
    matrix: { type: 'line', text: "Values of the job's matrix.", example: 'ubuntu-latest, 24' },
    started_at: { type: 'time', text: 'When the job started.', example: '2026-03-04T08:00:00Z', loader: 'job' },
    duration_seconds: { type: 'number', text: 'How long the job took so far, in seconds.', example: 243, loader: 'job' },
};

;// CONCATENATED MODULE: ./lib/facts/parts/things.js
/** Groups of facts about what an event is about. */

const PULL_REQUEST = {
    number: { type: 'number', text: 'Number of the pull request.', example: 12, always: true, loader: 'pull_request' },
    title: { type: 'line', text: 'Title.', example: 'Fix the login redirect', loader: 'pull_request' },
    url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/pull/12', loader: 'pull_request' },
    head: {
        type: 'line',
        text: 'Source branch; with its owner in front when it comes from a fork.',
        example: 'octo:fix',
        loader: 'pull_request',
    },
    base: { type: 'line', text: 'Branch to merge into.', example: 'main', loader: 'pull_request' },
    author: { type: 'group', text: 'Who opened it.', parts: PERSON, loader: 'pull_request' },
    draft: { type: 'flag', text: 'True for a draft.', example: false, loader: 'pull_request' },
    merged: { type: 'flag', text: 'True when it is merged; only the event tells it.', example: false },
    fork: {
        type: 'flag',
        text: 'True when the source branch is in another repository, or in a deleted one.',
        example: true,
        loader: 'pull_request',
    },
    labels: { type: 'list', text: 'Names of its labels.', example: ['bug', 'security'], loader: 'pull_request' },
};
const RELEASE = {
    name: { type: 'line', text: 'Its name, or its tag when it has none.', example: 'Spring cleaning', always: true },
    tag: { type: 'line', text: 'Its tag.', example: 'v2.0.0', always: true },
    url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/releases/tag/v2.0.0' },
    notes: { type: 'lines', text: 'The release notes.', example: '## New\n\n- Faster start' },
    prerelease: { type: 'flag', text: 'True for a pre-release.', example: false, always: true },
    draft: { type: 'flag', text: 'True for a draft.', example: false, always: true },
    author: { type: 'group', text: 'Who published it.', parts: PERSON },
};
const DEPLOYMENT = {
    id: { type: 'number', text: 'Id of the deployment.', example: 145_988_746 },
    environment: { type: 'line', text: 'Where it goes.', example: 'production', always: true },
    state: {
        type: 'line',
        text: "GitHub's word: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.",
        example: 'success',
    },
    ref: { type: 'line', text: 'Branch, tag or version that was deployed.', example: 'v2.3.1' },
    started_at: { type: 'time', text: 'When the deployment was created.', example: '2026-03-04T08:00:00Z' },
    duration_seconds: { type: 'number', text: 'How long it took, in seconds.', example: 130 },
    url: { type: 'url', text: 'Address of what was deployed.', example: 'https://shop.example.com/' },
    log_url: { type: 'url', text: 'Page of its log.', example: 'https://logs.example.com/1' },
    description: { type: 'lines', text: 'Its description.', example: 'Deployed by the release workflow' },
};
const ITEM = {
    type: {
        type: 'line',
        text: 'What it is: `issue`, `discussion`, `milestone` and so on.',
        example: 'issue',
        always: true,
    },
    title: { type: 'line', text: 'Its title or name.', example: 'The login page is blank', always: true },
    number: { type: 'number', text: 'Its number.', example: 7 },
    url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/issues/7' },
    author: { type: 'group', text: 'Who opened it.', parts: PERSON },
    comment: { type: 'lines', text: 'Text of the comment or review.', example: 'I can confirm this.' },
};

;// CONCATENATED MODULE: ./lib/facts/registry.js
/**
 * Every fact of a build, by the name that templates use (`{{ commit.subject }}`). This is the only place that names
 * them: the types, the plan of what to read and the names that templates may use are made from it.
 */




/** How an end compares with the one before it. */
const CHANGES = ['broken', 'still-failing', 'fixed', 'still-passing'];
/** What a message can speak for. Only who knows the whole run speaks for it. */
const SCOPES = ['job', 'run', 'deployment', 'event'];
/** Why something ended before its work was done. */
const STOPPED_BY = ['newer_run', 'person', 'time_limit', 'startup_failure'];
/** Facts that environment and event may tell. Where a part has a loader, that reads what the event leaves out. */
const BASE_FACTS = {
    ci: { type: 'line', text: 'Name of the CI.', example: 'GitHub Actions', always: true },
    event: {
        type: 'group',
        text: 'The event that started this run.',
        parts: {
            name: { type: 'line', text: "GitHub's name for it.", example: 'pull_request', always: true },
            action: { type: 'line', text: 'What happened.', example: 'opened' },
        },
        always: true,
    },
    scope: {
        type: 'words',
        words: SCOPES,
        text: 'What the message speaks for: one job, the whole run, a deployment, or another event.',
        example: 'job',
    },
    conclusion: {
        type: 'words',
        words: conclusion/* CONCLUSIONS */.F,
        text: 'How it ended; empty while it is not over, such as a pending deployment.',
        example: 'success',
    },
    repository: { type: 'group', text: 'The repository.', parts: REPOSITORY },
    workflow: {
        type: 'line',
        text: 'Name of the workflow that is reported; for `workflow_run`, the one that ran before.',
        example: 'CI',
    },
    run: { type: 'group', text: 'The run that is reported.', parts: RUN },
    job: { type: 'group', text: 'The job that is reported.', parts: JOB },
    ref: { type: 'group', text: 'The branch or tag.', parts: REF },
    commit: {
        type: 'group',
        text: 'The commit; for a pull request the head of its branch.',
        parts: {
            ...COMMIT,
            subject: { ...COMMIT.subject, loader: 'commit' },
            message: { ...COMMIT.message, loader: 'commit' },
            author: { ...COMMIT.author, loader: 'commit' },
        },
    },
    actor: { type: 'group', text: 'Who started the run; empty for a scheduled one.', parts: PERSON },
    pull_request: { type: 'group', text: 'The pull request.', parts: PULL_REQUEST },
    push: { type: 'group', text: 'What was pushed.', parts: PUSH },
    release: { type: 'group', text: 'The release.', parts: RELEASE },
    deployment: { type: 'group', text: 'The deployment.', parts: DEPLOYMENT },
    item: {
        type: 'group',
        text: 'The issue, discussion, alert or other thing that the event is about.',
        parts: ITEM,
    },
    schedule: { type: 'line', text: 'Cron line of a scheduled run.', example: '17 4 * * 1-5' },
    inputs: {
        type: 'map',
        text: 'Inputs or payload of a dispatch; presets never show them.',
        example: { environment: 'staging' },
    },
};
/** Facts that are read from the code host's API, and only where something asks for them. */
const READ_FACTS = {
    jobs: { type: 'groups', text: 'All jobs of the run that is reported.', parts: RUN_JOB, loader: 'jobs' },
    failed_jobs: {
        type: 'groups',
        text: 'The job that is reported, if it failed; every failed job where a whole run is reported.',
        parts: RUN_JOB,
        loader: 'failed_jobs',
    },
    job_counts: {
        type: 'group',
        text: 'How many jobs the run has, and how many of them failed. The job that asks is not counted.',
        parts: {
            total: { type: 'number', text: 'All jobs.', example: 120, always: true },
            failed: { type: 'number', text: 'Those that failed or timed out.', example: 12, always: true },
        },
        loader: 'jobs',
    },
    stopped: {
        type: 'group',
        text: 'Why it ended before its work was done.',
        parts: {
            by: { type: 'words', words: STOPPED_BY, text: 'What stopped it.', example: 'newer_run', always: true },
            person: { type: 'line', text: 'Who cancelled it, where that is told.', example: 'ada' },
            after_seconds: { type: 'number', text: 'How long it had run by then.', example: 21_600 },
        },
        loader: 'failed_jobs',
    },
    last_green: {
        type: 'group',
        text: 'The last success before this.',
        parts: {
            run: { type: 'number', text: 'Number of that run; empty for deployments.', example: 39 },
            url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1' },
            at: { type: 'time', text: 'When it started.', example: '2026-03-01T08:00:00Z' },
            duration_seconds: { type: 'number', text: 'Seconds from then until now.', example: 259_200 },
        },
        loader: 'change',
    },
    passed_before: {
        type: 'group',
        text: 'A success of the very same commit: a hint that the failure is not the fault of the commit.',
        parts: {
            run: { type: 'number', text: 'Number of that run.', example: 41 },
            attempt: { type: 'number', text: 'Its attempt, where it is an attempt of this run.', example: 1 },
            url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1' },
        },
        loader: 'change',
    },
    change: {
        type: 'words',
        words: CHANGES,
        text: 'How this end compares with the one before, of the same job, run or environment; empty where that is not known.',
        example: 'still-failing',
        loader: 'change',
    },
    broken_since: {
        type: 'group',
        text: 'The first failure of the current row of failures, or of the one that just ended.',
        parts: {
            run: { type: 'number', text: 'Number of that run; empty for deployments.', example: 40 },
            url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1' },
            at: { type: 'time', text: 'When it started.', example: '2026-03-04T08:00:00Z' },
            duration_seconds: { type: 'number', text: 'Seconds from then until now.', example: 3_600 },
        },
        loader: 'change',
    },
    failures_in_a_row: {
        type: 'number',
        text: 'Failed runs in a row, this one included, or the row that just ended; at least so many where `broken_since` is not known.',
        example: 3,
        loader: 'change',
    },
    commits_since_green: {
        type: 'group',
        text: 'What was committed since the last success.',
        parts: {
            commits: {
                type: 'groups',
                text: 'The commits, newest last; of more than 200 only the newest, or none.',
                parts: COMMIT,
                always: true,
            },
            count: { type: 'number', text: 'How many there are in all.', example: 3, always: true },
            compare_url: COMPARE_URL,
        },
        loader: 'commits_since_green',
    },
    suspects: {
        type: 'groups',
        text: 'Who made these commits: each person once, no bots; nobody where not all commits are known.',
        parts: PERSON,
        loader: 'commits_since_green',
    },
};
/** All of them. */
const FACTS = { ...BASE_FACTS, ...READ_FACTS };


/***/ }),

/***/ 6878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   fd: () => (/* binding */ CountedEmitter),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   u0: () => (/* binding */ carryOut),
/* harmony export */   we: () => (/* binding */ OPERATORS)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8694);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9045);
/**
 * What a template may use. Liquid's own limits miss lists within lists, text that is only written, and work that makes
 * nothing; here every value that a filter takes or makes counts, whatever is compared or written, and every step.
 */


/** Characters, and entries of lists by their weight, that all values of a template may have together. */
const MOST = 1_000_000;
/** What an entry of a list weighs, in characters: a place in the list, and what filters keep beside it. */
const ENTRY = 8;
/** What is only looked at costs time, but no memory. */
const LOOK = 1 / 8;
/** Dates cost the most by far: the system's tables of time zones are asked for each. */
const DATE = 1_000;
/** Steps of the engine: the parts of a loop's round, each comparison of two entries. */
const STEPS = 1_000_000;
/** The filter, with the values that it takes and makes counted. */
function counted(name, filter) {
    const price = name.startsWith('date') ? DATE : 0;
    const handler = typeof filter === 'function' ? filter : filter.handler;
    return function* (value, ...args) {
        look(this.context.memoryLimit, [value, ...args]);
        this.context.memoryLimit.use(price);
        const made = yield handler.call(this, value, ...args);
        charge(this.context.memoryLimit, made);
        return made;
    };
}
/** Liquid's operators, with what they compare counted. */
const OPERATORS = Object.fromEntries(Object.entries(liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .defaultOperators */ .lV).map(([name, compare]) => [
    name,
    function* (...args) {
        const context = args.at(-1);
        charge(context.memoryLimit, args.slice(0, -1));
        return yield compare(...args);
    },
]));
/** Takes the value's weight from the budget. @throws when there is not that much left. */
function charge(limiter, value) {
    limiter.use(weigh(value, MOST));
}
function look(limiter, value) {
    limiter.use(weigh(value, MOST / LOOK) * LOOK);
}
/** What the template has written so far, counted. */
class CountedEmitter {
    buffer = '';
    #limiter;
    constructor(limiter) {
        this.#limiter = limiter;
    }
    write(html) {
        const text = String(html ?? '');
        this.#limiter.use(text.length);
        this.buffer += text;
    }
}
/** Carries out what the engine wants done, step by step. @throws what a step throws, and when there are too many. */
function carryOut(work) {
    let steps = 0;
    const take = (value) => {
        if (!isGenerator(value))
            return value;
        let result = value.next();
        while (result.done !== true) {
            steps += 1;
            if (steps > STEPS)
                throw new Error('template steps limit exceeded');
            result = resumed(value, result.value, take);
        }
        return result.value;
    };
    return take(work);
}
function resumed(work, value, take) {
    let taken;
    try {
        taken = take(value);
    }
    catch (error) {
        return work.throw(error);
    }
    return work.next(taken);
}
function isGenerator(value) {
    return typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;
}
/** Lists within lists count as often as they would be written: a list that holds another twice weighs twice as much. */
function weigh(value, most) {
    if (typeof value === 'string')
        return value.length;
    if (value instanceof _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Finished */ .d5)
        return value.valueOf().length;
    if (!Array.isArray(value))
        return 1;
    let weight = 0;
    for (const entry of value) {
        weight += ENTRY + weigh(entry, most - weight);
        if (weight > most)
            return weight;
    }
    return weight;
}


/***/ }),

/***/ 5897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createEngine),
/* harmony export */   e: () => (/* binding */ namesOf),
/* harmony export */   renderTemplates: () => (/* binding */ renderTemplates)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8694);
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4222);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5934);
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8929);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6878);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8160);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8300);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7062);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1379);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1152);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4767);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8566);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9045);
/**
 * The author's templates. Heavy: imported only where there is a template. Every value is escaped when it is written,
 * whatever filters it went through; the template's own text is not. No file is read, and nothing grows without limit
 * (`budget.ts`).
 */














/** Renders what the author wrote. Never throws for what a template does. */
function renderTemplates(input) {
    const body = renderPart('body', input, _markdown_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeLines */ .RQ);
    const subject = renderPart('subject', input, _markdown_plain_js__WEBPACK_IMPORTED_MODULE_10__/* .inertLine */ .Fq);
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_11__/* .defined */ .s)({
        body: textOf(body),
        subject: textOf(subject)?.replace(/\s+/g, ' '),
        problem: problemOf(body) ?? problemOf(subject),
    });
}
function renderPart(part, input, inert) {
    const template = input[part];
    if (template === undefined)
        return { type: 'ok', text: undefined };
    const engine = createEngine(inert, input.timeZone);
    const names = namesOf(engine, input.variables);
    try {
        const parsed = (0,_parse_js__WEBPACK_IMPORTED_MODULE_12__/* .parseTemplate */ .QC)(engine, template);
        const mistyped = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__/* .mistypedName */ .z)(part, engine.analyzeSync(parsed, { partials: false }), names);
        if (mistyped !== undefined)
            return { type: 'fault', problem: mistyped };
        const text = written(engine, parsed, (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .scopeOf */ .O)(input.section, input.variables)).trim();
        if (text !== '')
            return { type: 'ok', text };
        const hint = 'Write something that is there for every event, or leave it out.';
        return { type: 'fault', problem: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TemplateError */ .$w(`${part}: the template came out empty`, { hint }) };
    }
    catch (error) {
        return { type: 'fault', problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .templateError */ .R)(error, part, names) };
    }
}
function written(engine, parsed, scope) {
    const context = new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .OwnNames */ .Fu(scope, engine.options, { sync: true }, { liquid: engine });
    const emitter = new _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .CountedEmitter */ .fd(context.memoryLimit);
    (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .carryOut */ .u0)(engine.renderer.renderTemplates(parsed, context, emitter));
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .withSafeLinks */ .jv)(emitter.buffer);
}
function textOf(part) {
    return part.type === 'ok' ? part.text : undefined;
}
function problemOf(part) {
    return part.type === 'fault' ? part.problem : undefined;
}
/** Hardened: it reads no file, and shows of values only what is theirs. */
function createEngine(inert, timezoneOffset) {
    const engine = new liquidjs__WEBPACK_IMPORTED_MODULE_13__/* .Liquid */ .HX({
        templates: {},
        ownPropertyOnly: true,
        strictFilters: true,
        strictVariables: true,
        lenientIf: true,
        parseLimit: _parse_js__WEBPACK_IMPORTED_MODULE_12__/* .LONGEST */ .zP,
        renderLimit: 500,
        memoryLimit: _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B,
        operators: _budget_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATORS */ .we,
        // Given, so that the engine does not ask Intl for them.
        locale: 'en-US',
        timezoneOffset,
        outputEscape: writer(inert),
    });
    for (const name of Object.keys(_filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTERS_LEFT_OUT */ .f))
        delete engine.filters[name];
    for (const name of Object.keys(_tags_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS_LEFT_OUT */ .N))
        delete engine.tags[name];
    for (const [name, filter] of Object.entries({ ...engine.filters, ..._filters_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTERS */ .S })) {
        engine.registerFilter(name, (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(name, filter));
    }
    for (const [name, tag] of Object.entries(_tags_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .g))
        engine.registerTag(name, tag);
    return engine;
}
/** The engine calls it as it calls filters. */
function writer(inert) {
    return function (value) {
        (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .charge */ .Ji)(this.context.memoryLimit, value);
        return (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .mark */ .Gy)((0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)(value, inert));
    };
}
function namesOf(engine, variables) {
    return {
        variables: (0,_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .namesInScope */ .c)(variables),
        filters: Object.keys(engine.filters),
        tags: Object.keys(engine.tags),
    };
}


/***/ }),

/***/ 8160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ unknownVariable),
/* harmony export */   R: () => (/* binding */ templateError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2037);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(229);
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8300);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8566);
/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */





/** Characters of the engine's words; they may quote the template. */
const LONGEST = 300;
/** Names that a suggestion lists. */
const KNOWN = 60;
/** An error of the engine. `part` is what the author wrote: `subject` or `body`. */
function templateError(error, part, names) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/, line:\d+, col:\d+$/, '');
    return faultAt(part, positionOf(error), explain(message.split('\n')[0] ?? '', names));
}
/** A name that no event has. */
function unknownVariable(part, at, name, names) {
    return faultAt(part, at, unknownName('fact or variable', name, names.variables));
}
function faultAt(part, at, { says, hint }) {
    const where = at === undefined ? part : `${part}, line ${at.line}, column ${at.column}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TemplateError */ .$w(`${where}: ${says}`, { hint, ...at });
}
function explain(message, names) {
    const variable = /^undefined variable: (.+)$/.exec(message)?.[1];
    if (variable !== undefined)
        return unknownName('fact or variable', variable, names.variables);
    const filter = /^undefined filter: (.+)$/.exec(message)?.[1];
    if (filter !== undefined)
        return unknownName('filter', filter, names.filters, _filters_js__WEBPACK_IMPORTED_MODULE_2__/* .FILTERS_LEFT_OUT */ .f);
    const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
    if (tag !== undefined)
        return unknownName('tag', tag, names.tags, _tags_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS_LEFT_OUT */ .N);
    if (message.endsWith('limit exceeded')) {
        return { says: `the template takes too much (${message})`, hint: 'Make the template or its loops smaller.' };
    }
    const says = message.length > LONGEST ? `${message.slice(0, LONGEST).toWellFormed()}\u2026` : message;
    return { says, hint: 'See the Liquid language at https://liquidjs.com.' };
}
/** `leftOut` says what to do instead of what Liquid has and we do not. */
function unknownName(kind, name, existing, leftOut = {}) {
    const instead = new Map(Object.entries(leftOut)).get(name);
    const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, existing);
    const suggestion = meant === undefined
        ? `Known: ${namesBeside(name, existing).slice(0, KNOWN).map(_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU).join(', ')}.`
        : `Did you mean "${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(meant)}"?`;
    return { says: `there is no ${kind} "${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(name)}"`, hint: instead ?? suggestion };
}
/** The names of the same group as the one that was not found, else those of the first level. */
function namesBeside(name, existing) {
    const group = name.slice(0, name.lastIndexOf('.') + 1);
    const level = (prefix) => existing.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
    const beside = group === '' ? [] : level(group);
    return beside.length > 0 ? beside : level('');
}
function positionOf(error) {
    const token = error instanceof Error && 'token' in error ? error.token : undefined;
    if (typeof token !== 'object' || token === null || !('getPosition' in token))
        return undefined;
    const [line, column] = typeof token.getPosition === 'function' ? token.getPosition() : [];
    return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ FILTERS),
/* harmony export */   f: () => (/* binding */ FILTERS_LEFT_OUT)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8694);
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8929);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9045);
/** Where our filters differ from Liquid's. A new filter is one entry in `FILTERS`. */



/** Filters of our own, or in place of Liquid's: a function of the value and the filter's arguments. */
const FILTERS = {
    default: passFinished('default', (value) => value),
    strip: passFinished('strip', (value) => value.trimmed()),
    url_decode: onOneLine('url_decode'),
    base64_decode: onOneLine('base64_decode'),
};
const NO_CODE = 'It would run a text as a part of the template; use where, find, has, reject or group_by.';
/** Filters of Liquid that are left out, each with what to do instead. */
const FILTERS_LEFT_OUT = {
    raw: 'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
    ...Object.fromEntries(['where', 'reject', 'group_by', 'has', 'find', 'find_index'].map((name) => [`${name}_exp`, NO_CODE])),
};
/** Liquid's filter, but one that does not make plain text of finished text. */
function passFinished(name, finished) {
    const original = liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .filters */ .rb[name];
    return function (value, ...args) {
        if (value instanceof _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Finished */ .d5)
            return finished(value);
        return typeof original === 'function' ? original.call(this, value, ...args) : value;
    };
}
/** Liquid's filter, but one whose result has no line breaks that the value before did not have. */
function onOneLine(name) {
    const original = liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .filters */ .rb[name];
    return function (value, ...args) {
        const made = typeof original === 'function' ? original.call(this, value, ...args) : value;
        return typeof made === 'string' ? (0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .asOneLine */ .vF)(made) : made;
    };
}


/***/ }),

/***/ 7062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   jv: () => (/* binding */ withSafeLinks),
/* harmony export */   u7: () => (/* binding */ unmarked)
/* harmony export */ });
/**
 * Keeps values out of the power to choose what a link does. Each value that a template writes stands between two marks;
 * where one has a part in the scheme of a link's address, only the schemes of the web and of mail stay alive.
 */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;
/** Schemes that a value may bring. */
const ALIVE = ['http', 'https', 'mailto'];
/** Where an address begins: a link or image, its definition below the text, one in angle brackets, HTML. */
const BEGINNINGS = [
    String.raw `\]\([\s\uFDD0\uFDD1]*<?`,
    String.raw `\]:[\s\uFDD0\uFDD1]*<?`,
    '<',
    String.raw `\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`,
];
/** The scheme, where a colon follows. Backslashes are no part of an address, and some renderers leave entities to the browser. */
const SCHEME = String.raw `([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`;
const ADDRESSES = BEGINNINGS.map((beginning) => new RegExp(`(${beginning})${SCHEME}`, 'gi'));
/** Shows nothing, and no scheme has one. */
const BREAK = '\u200B';
/** The text of a value, marked. */
function mark(text) {
    return text === '' ? '' : `${OPEN}${unmarked(text)}${CLOSE}`;
}
/** The text without marks. */
function unmarked(text) {
    return text.replace(MARKS, '');
}
/** What a template wrote, without marks. What the author wrote himself is left alone. */
function withSafeLinks(text) {
    return unmarked(ADDRESSES.reduce((result, address) => result.replace(address, safeAddress), text));
}
function safeAddress(whole, beginning, scheme, colon) {
    if (!`${beginning}${scheme}`.match(MARKS))
        return whole;
    const name = unmarked(scheme).replaceAll('\\', '').trim().toLowerCase();
    const alive = colon === '' ? !name.includes('&') : ALIVE.includes(name);
    return alive ? whole : `${beginning}${BREAK}${scheme}${colon}`;
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ mistypedName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8160);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9247);
/** Finds mistyped names before anything is rendered, so that a mistake in what is only for red runs shows on green ones. */


/** The first name in reading order that no event has. Variables are left to rendering, where a condition may ask. */
function mistypedName(part, found, names) {
    const roots = { ..._vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .VOCABULARY */ .Hx, vars: 'map', sections: 'map' };
    const faults = Object.entries(found.globals).flatMap(([root, uses]) => Object.hasOwn(found.locals, root)
        ? []
        : uses.flatMap(({ segments, location }) => {
            const name = missing(segments, roots);
            return name === undefined ? [] : [{ name, line: location.row, column: location.col }];
        }));
    const [first] = faults.toSorted((one, other) => one.line - other.line || one.column - other.column);
    return first === undefined ? undefined : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownVariable */ .L)(part, first, first.name, names);
}
/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function missing(segments, roots) {
    let shape = roots;
    const path = [];
    for (const segment of segments) {
        if (typeof shape === 'string' || typeof segment !== 'string' || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(shape))
            return undefined;
        path.push(segment);
        const inner = Object.hasOwn(shape, segment) ? shape[segment] : undefined;
        if (inner === undefined)
            return path.join('.');
        shape = inner;
    }
    return undefined;
}


/***/ }),

/***/ 1152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ parseTemplate),
/* harmony export */   av: () => (/* binding */ makeSafe),
/* harmony export */   zP: () => (/* binding */ LONGEST)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8694);
/** Parses a template, and makes safe what the engine's parser leaves dangerous. */

/** Characters of a template. */
const LONGEST = 100_000;
/** Tags and outputs of a template: each takes some kilobytes. */
const MOST_TAGS = 4_000;
/** Ranges start below this: from 2 ** 53 on, counting up by one never gets anywhere. */
const HIGHEST = 1_000_000_000;
/** @throws the engine's errors */
function parseTemplate(engine, template) {
    if (tagsOf(template) > MOST_TAGS)
        throw new Error('template tags limit exceeded');
    const templates = engine.parse(template);
    makeSafe(templates);
    return templates;
}
/** @throws for a range that may never end */
function makeSafe(parsed) {
    const places = new Places();
    for (const token of tokensOf(parsed)) {
        // The engine counts lines from the start for each name: too much work for a template with many.
        token.getPosition = () => places.of(token);
        if (token.kind === liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .TokenKind */ .Yp.Range)
            checkRange(token);
    }
}
function tagsOf(template) {
    // In a `liquid` tag each line is one.
    const begins = /\{%-?\s*liquid\b/.test(template) ? /\{\{|\{%|\n/g : /\{\{|\{%/g;
    return template.match(begins)?.length ?? 0;
}
function checkRange({ lhs }) {
    const start = 'content' in lhs ? lhs.content : undefined;
    if (typeof start === 'number' && Math.abs(start) < HIGHEST)
        return;
    throw new Error('a range starts with a plain number, such as (1..count)');
}
/** Every token of a parsed template, those inside of tags and filters included. */
function* tokensOf(parsed) {
    const seen = new Set();
    const left = [...parsed];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (seen.has(next))
            continue;
        seen.add(next);
        if ('kind' in next && 'begin' in next)
            yield next;
        for (const [name, value] of Object.entries(next)) {
            if (name !== 'liquid' && typeof value === 'object' && value !== null)
                left.push(value);
        }
    }
}
/** Lines and columns, both counted from 1. */
class Places {
    #starts = new Map();
    of({ input, begin }) {
        const starts = this.#starts.get(input) ?? startsOf(input);
        this.#starts.set(input, starts);
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= begin)
                low = middle;
            else
                high = middle - 1;
        }
        return [low + 1, begin - (starts[low] ?? 0) + 1];
    }
}
function startsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}


/***/ }),

/***/ 4767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scopeOf),
/* harmony export */   c: () => (/* binding */ namesInScope)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5934);
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8929);
/* harmony import */ var _sections_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5488);
/* harmony import */ var _sections_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(881);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9045);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9247);
/** What templates can name: the facts, the author's variables, and the sections. */






/** Every name with its value; a fact that is not known is `null`. */
function scopeOf(input, variables) {
    const sections = Object.entries(_sections_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .SECTIONS */ .b).map(([name, section]) => {
        const text = section.render(input);
        return [name, text === undefined ? null : new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Finished */ .d5(text)];
    });
    const facts = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .complete */ .My)(marked(input), _vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .VOCABULARY */ .Hx, {
        url: (address) => new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Finished */ .d5((0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeLinkUrl */ .Zx)(address) ?? '', address),
        line: _markdown_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .asOneLine */ .vF,
        map: (values) => new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .OpenMap */ .pW(Object(onOneLine(values))),
    });
    const names = { ...facts, vars: variables, sections: Object.fromEntries(sections) };
    // Without a prototype: what it has would be found among the names.
    return Object.assign(Object.create(null), names);
}
/** All texts within the value, each on one line. */
function onOneLine(value) {
    if (typeof value === 'string')
        return (0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .asOneLine */ .vF)(value);
    if (Array.isArray(value))
        return value.map(onOneLine);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, onOneLine(inner)]));
}
/** All names with their dots, such as `commit.author.name`, `vars.team`, `sections.commit`. */
function namesInScope(variables) {
    const own = Object.keys(variables).map((name) => `vars.${name}`);
    const sections = Object.keys(_sections_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .SECTIONS */ .b).map((name) => `sections.${name}`);
    return [...(0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .knownNames */ .UH)(), 'vars', ...own, 'sections', ...sections];
}
/** The facts, with the marker in the address of the run. */
function marked(input) {
    const { facts } = input;
    const url = (0,_sections_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runUrl */ .V)(input);
    return facts.run === undefined || url === undefined ? facts : { ...facts, run: { ...facts.run, url } };
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ TAGS_LEFT_OUT),
/* harmony export */   g: () => (/* binding */ TAGS)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8694);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6878);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7062);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9045);
/** Where our tags differ from Liquid's. A new tag is one entry in `TAGS`. */




/** What is captured is escaped already. */
class FinishedCapture extends liquidjs__WEBPACK_IMPORTED_MODULE_3__/* .CaptureTag */ .XU {
    *render(context) {
        const emitter = new _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .CountedEmitter */ .fd(context.memoryLimit);
        yield this.liquid.renderer.renderTemplates(this.templates, context, emitter);
        context.bottom()[this.variable] = new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Finished */ .d5(emitter.buffer, (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .unmarked */ .u7)(emitter.buffer));
    }
}
/** Tags of our own, or in place of Liquid's. */
const TAGS = { capture: FinishedCapture };
const NO_FILES = 'Templates read no files; write the text into the template itself.';
/** Tags of Liquid that are left out, each with what to do instead. */
const TAGS_LEFT_OUT = {
    include: NO_FILES,
    render: NO_FILES,
    layout: NO_FILES,
    block: NO_FILES,
};


/***/ }),

/***/ 9045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ OwnNames),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   d5: () => (/* binding */ Finished),
/* harmony export */   pW: () => (/* binding */ OpenMap)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8694);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(229);
/** The values that templates handle beyond plain ones, and how any value is written. */


/** Names of a group that an error shows. */
const NAMES = 20;
/** Text that is finished already: a section, the address of a fact, what a template captured. Not escaped again. */
class Finished extends liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .Drop */ .ey {
    #written;
    #value;
    constructor(written, value = written) {
        super();
        this.#written = written;
        this.#value = value;
    }
    /** What filters and comparisons work on; what they make of it is escaped again. */
    valueOf() {
        return this.#value;
    }
    toString() {
        return this.#value;
    }
    written() {
        return this.#written;
    }
    trimmed() {
        return new Finished(this.#written.trim(), this.#value.trim());
    }
}
/** A map whose names come from outside, such as the inputs of a dispatch: a missing one is empty, not a mistake. */
class OpenMap extends liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .Drop */ .ey {
    #values;
    constructor(values) {
        super();
        this.#values = new Map(Object.entries(values));
    }
    value(name) {
        return this.#values.get(String(name)) ?? null;
    }
}
/** Where a template finds its names: our values show what they hold, and nothing that they are made of. */
class OwnNames extends liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .Context */ .ob {
    readProperty(group, name) {
        if (group instanceof OpenMap)
            return group.value(name);
        if (group instanceof liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .Drop */ .ey && String(name) in Object.prototype)
            return undefined;
        return super.readProperty(group instanceof Finished ? Object(group.valueOf()) : group, name);
    }
}
/** The text that goes into the message for a value. @throws for a group of values. */
function write(value, inert) {
    if (value instanceof Finished)
        return value.written();
    if (value === null || value === undefined)
        return '';
    if (Array.isArray(value))
        return value.map((entry) => write(entry, inert)).join(', ');
    if (typeof value !== 'object')
        return inert(String(value));
    const names = Object.keys(value);
    const parts = names.length === 0 ? '' : `: ${names.slice(0, NAMES).map(_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .shortName */ .EU).join(', ')}`;
    throw new Error(`this is a group of values, not one: name one of its parts${parts}`);
}


/***/ }),

/***/ 9247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ VOCABULARY),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   My: () => (/* binding */ complete),
/* harmony export */   UH: () => (/* binding */ knownNames)
/* harmony export */ });
/* harmony import */ var _facts_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5348);
/**
 * Every fact that a template may name, made from the registry of facts. A name that is missing here is a mistake in the
 * template; one that is here but not known of this event is empty.
 */

const VOCABULARY = shapesOf(_facts_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .FACTS */ .qY);
function shapesOf(parts) {
    return Object.fromEntries(Object.entries(parts).map(([name, fact]) => [name, shapeOf(fact)]));
}
function shapeOf(fact) {
    if (fact.type === 'groups')
        return [shapesOf(fact.parts)];
    if (fact.type === 'group')
        return shapesOf(fact.parts);
    const { type } = fact;
    return type === 'line' || type === 'list' || type === 'url' || type === 'map' ? type : 'text';
}
/** All names with their dots, such as `commit.author.name`. */
function knownNames(shape = VOCABULARY, prefix = '') {
    if (typeof shape === 'string')
        return [];
    if (isList(shape))
        return [];
    return Object.entries(shape).flatMap(([name, inner]) => [prefix + name, ...knownNames(inner, `${prefix}${name}.`)]);
}
/** The value with every name of its shape present: what is not known is `null`, which a template renders as nothing. */
function complete(value, shape, builders) {
    if (value === undefined || value === null)
        return null;
    if (shape === 'url')
        return typeof value === 'string' ? builders.url(value) : null;
    if (shape === 'line')
        return typeof value === 'string' ? builders.line(value) : null;
    if (shape === 'list')
        return Array.isArray(value) ? value.map((entry) => builders.line(String(entry))) : null;
    if (shape === 'map')
        return typeof value === 'object' ? builders.map(value) : null;
    if (typeof shape === 'string')
        return value;
    if (isList(shape)) {
        return Array.isArray(value) ? value.map((entry) => complete(entry, shape[0], builders)) : null;
    }
    const known = new Map(Object.entries(value));
    return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, complete(known.get(name), inner, builders)]));
}
/** True for the shape of a list of groups. */
function isList(shape) {
    return Array.isArray(shape);
}


/***/ })

};
