export const id = 975;
export const ids = [975];
export const modules = {

/***/ 5975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadersOf: () => (/* binding */ loadersOf)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5348);

/**
 * What reads the fact of this name, such as `commit.author.name`, where it is not among those known already. A group as
 * a whole takes the loaders of its parts.
 */
function loadersOf(name, known = {}) {
    const [root = '', second] = name.split('.');
    const fact = Object.hasOwn(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .FACTS */ .qY, root) ? _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .FACTS */ .qY[root] : undefined;
    const value = valueIn(known, root);
    if (fact === undefined || fact.loader !== undefined || !('parts' in fact)) {
        return fact?.loader === undefined || value !== undefined ? [] : [fact.loader];
    }
    const parts = second === undefined ? Object.entries(fact.parts) : partOf(fact.parts, second);
    const missing = parts.filter(([part]) => valueIn(value, part) === undefined);
    return [...new Set(missing.flatMap(([, part]) => part.loader ?? []))];
}
function partOf(parts, name) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return part === undefined ? [] : [[name, part]];
}
function valueIn(facts, name) {
    if (typeof facts !== 'object' || facts === null || !Object.hasOwn(facts, name))
        return undefined;
    return facts[name];
}


/***/ }),

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


/***/ })

};
