export const id = 834;
export const ids = [834];
export const modules = {

/***/ 6834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverByRest: () => (/* binding */ deliverByRest)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/service/wire/envelope.js
var envelope = __webpack_require__(9605);
;// CONCATENATED MODULE: ./lib/service/wire/decode.js
/** Decodes answers: tolerant of the shapes seen in practice, strict about types. */


/** Far beyond any record; keeps a hostile nesting from exhausting the stack. */
const MAX_PATH = 1000;
/** One page of records out of an answer's text. */
function decodePage(answer, decoder) {
    const unwrapped = (0,envelope/* unwrapText */.FK)(answer);
    const records = (0,envelope/* elements */.Yt)(unwrapped).map(decoder);
    return unwrapped.count === undefined ? { records } : { records, count: unwrapped.count };
}
/** One record out of an answer's text. */
function decodeOne(answer, decoder) {
    return decoder((0,envelope/* unwrapText */.FK)(answer));
}
/**
 * The record that a POST created; undefined when the answer cannot be read. That is no error, because the service did
 * create it.
 */
function decodeCreated(answer, decoder) {
    try {
        return decodeOne(answer, decoder);
    }
    catch (error) {
        if (error instanceof DecodeError)
            return undefined;
        throw error;
    }
}
/** A record that must have its id. */
function record(decoders) {
    const decode = decode_nested(decoders);
    return (at) => {
        const fields = decode(at);
        if (fields.id === undefined)
            throw (0,envelope/* mismatch */.J4)((0,envelope/* join */.fj)(at.path, 'id'), 'an id', undefined);
        return fields;
    };
}
/** A record inside another, of which any part may be absent. `decoders` is called late: records refer to each other. */
function decode_nested(decoders) {
    return (at) => {
        const { value, path } = single(at);
        if (!(0,envelope/* isObject */.Gv)(value))
            throw (0,envelope/* mismatch */.J4)(path, 'an object', value);
        if (path.length > MAX_PATH)
            throw new errors/* DecodeError */.Xc(`${path.slice(0, 60)}\u2026`, 'is nested too deeply');
        const known = decoders();
        const fields = Object.entries(value).flatMap(([name, field]) => {
            if (isDeferred(field))
                return [];
            // Own properties only: a field may be called `constructor`.
            const decoder = Object.hasOwn(known, name) ? known[name] : undefined;
            if (decoder === undefined)
                return [[name, asItCame(field)]];
            return field === null ? [] : [[name, decoder({ value: field, path: (0,envelope/* join */.fj)(path, name) })]];
        });
        return Object.fromEntries(fields);
    };
}
/** A list of what `decoder` reads. */
function decode_list(decoder) {
    return (at) => (0,envelope/* elements */.Yt)(at).map(decoder);
}
const decode_text = ({ value, path }) => {
    if (typeof value === 'string')
        return value;
    throw (0,envelope/* mismatch */.J4)(path, 'a text', value);
};
/** A text; numbers become one. */
const textOrNumber = (at) => (typeof at.value === 'number' ? String(at.value) : decode_text(at));
/** An id as a text: that of a chat message is any text. */
const textId = (at) => {
    const id = textOrNumber(at);
    if (id === '')
        throw (0,envelope/* mismatch */.J4)(at.path, 'an id', undefined);
    return id;
};
const truth = ({ value, path }) => {
    if (typeof value === 'boolean')
        return value;
    throw (0,envelope/* mismatch */.J4)(path, 'true or false', value);
};
/** A whole number from 0; digits in a text count as one. */
const wholeNumber = ({ value, path }) => {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0)
        return number;
    throw (0,envelope/* mismatch */.J4)(path, 'a whole number', value);
};
const anything = ({ value }) => asItCame(value);
function single(at) {
    const { value, path } = at;
    const wrapped = (0,envelope/* isObject */.Gv)(value) && Object.hasOwn(value, 'results') && (0,envelope/* isObject */.Gv)(value['results']);
    return wrapped ? { value: value['results'], path: (0,envelope/* join */.fj)(path, 'results') } : at;
}
function asItCame(value) {
    return (0,envelope/* isObject */.Gv)(value) && Array.isArray(value['results']) ? value['results'] : value;
}
function isDeferred(value) {
    return (0,envelope/* isObject */.Gv)(value) && Object.hasOwn(value, '__deferred');
}

;// CONCATENATED MODULE: ./lib/service/decoders.js
/** Which decoder reads which field of which record. In one file, because records refer to each other. */


const user = {
    __descriptor: decode_text,
    id: wholeNumber,
    username: decode_text,
    displayName: decode_text,
    emailAddress: decode_text,
};
const member = {
    __descriptor: decode_text,
    id: wholeNumber,
    role: decode_text,
    roles: anything,
    extras: anything,
    member: decode_nested(() => user),
};
const association = {
    __descriptor: decode_text,
    inType: decode_text,
    inId: wholeNumber,
    inSecured: truth,
};
const topic = {
    __descriptor: decode_text,
    id: wholeNumber,
    subject: decode_text,
    body: decode_text,
    recordType: decode_text,
    outAssociations: decode_list(decode_nested(() => association)),
};
const board = {
    __descriptor: decode_text,
    id: wholeNumber,
    categories: decode_list(decode_nested(() => category)),
};
const category = {
    __descriptor: decode_text,
    id: wholeNumber,
    name: decode_text,
    tasks: decode_list(decode_nested(() => task)),
};
const task = {
    __descriptor: decode_text,
    id: wholeNumber,
    subject: decode_text,
    body: decode_text,
    assignees: decode_list(decode_nested(() => user)),
    category: decode_nested(() => category),
    board: decode_nested(() => board),
    short: textOrNumber,
    createDate: decode_text,
    modifyDate: decode_text,
    dueDate: decode_text,
    completeDate: decode_text,
    attachmentsCount: wholeNumber,
    commentsCount: wholeNumber,
};
const team = {
    __descriptor: decode_text,
    id: wholeNumber,
    name: decode_text,
    nickname: decode_text,
    about: decode_text,
    description: decode_text,
    board: decode_nested(() => board),
    members: decode_list(decode_nested(() => member)),
};
const decodeTeam = record(() => team);
const decodeUser = record(() => user);
const decodeMember = record(() => member);
const decoders_decodeTopic = record(() => topic);
const decoders_decodeTask = record(() => task);
const decoders_decodeBoard = record(() => board);
const decoders_decodeCategory = record(() => category);
const decoders_decodeChatMessage = record(() => ({ __descriptor: decode_text, id: textId }));
/**
 * The categories of a whole board, `categories[].tasks[]`, with each task read by `decoder`. A category without its
 * tasks is an error, not an empty one: who looks for a task must know that all were there.
 */
function columns(decoder) {
    return ({ value, path }) => {
        if (!(0,envelope/* isObject */.Gv)(value))
            throw (0,envelope/* mismatch */.J4)(path, 'a board', value);
        return (0,envelope/* elements */.Yt)({ value: value['categories'], path: (0,envelope/* join */.fj)(path, 'categories') }).map((column) => {
            if (!(0,envelope/* isObject */.Gv)(column.value))
                throw (0,envelope/* mismatch */.J4)(column.path, 'a category', column.value);
            const { tasks, ...category } = column.value;
            const places = (0,envelope/* elements */.Yt)({ value: tasks, path: (0,envelope/* join */.fj)(column.path, 'tasks') });
            return { category: { value: category, path: column.path }, tasks: places.map(decoder) };
        });
    };
}
/** All tasks of a board, each with its category, out of the whole board or a plain list of tasks. */
const decoders_decodeBoardTasks = (at) => {
    if (Array.isArray(at.value))
        return elements(at).map(decoders_decodeTask);
    return columns(decoders_decodeTask)(at).flatMap(({ category: place, tasks }) => {
        const parent = nested(() => category)(place);
        return tasks.map((one) => ({ ...one, category: parent }));
    });
};

// EXTERNAL MODULE: ./lib/service/wire/odata.js
var odata = __webpack_require__(8100);
// EXTERNAL MODULE: ./lib/phrases.js
var phrases = __webpack_require__(229);
;// CONCATENATED MODULE: ./lib/service/wire/query.js
/** System query options (API 4.3), written as documented: `$`, `,` and `/` stay raw. */


/** `?$a=b&$c=d` of the parts that have a value, or nothing. */
function queryString(parts) {
    const given = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
    return given.length === 0 ? '' : `?${given.join('&')}`;
}
/** The query of a list: which part of it, and which of the properties that the operation documents. */
function listQuery(allowed, options) {
    return queryString([...pageParts(options), selectPart(allowed, options.select)]);
}
/** `$top`, `$skip` and `$inlinecount`. */
function pageParts(options) {
    return [
        ['$top', query_wholeNumber('top', options.top)],
        ['$skip', query_wholeNumber('skip', options.skip)],
        ['$inlinecount', options.count ? 'allpages' : undefined],
    ];
}
/** `$select` out of the names that the operation documents, with `id` first when it was left out. */
function selectPart(allowed, select) {
    if (select === undefined || select.length === 0)
        return ['$select', undefined];
    const names = select.map((name) => (0,odata/* oneOf */.yL)('select', allowed, name));
    return ['$select', (names.includes('id') ? names : ['id', ...names]).join(',')];
}
function query_wholeNumber(option, value) {
    if (value === undefined)
        return undefined;
    if (Number.isSafeInteger(value) && value >= 0)
        return String(value);
    throw (0,odata/* wrong */.Qm)(option, `must be a whole number from 0, got ${(0,phrases/* shown */.SP)(value)}`, 'Give a count of records');
}

;// CONCATENATED MODULE: ./lib/service/resources/boards.js
/** Task boards and their categories (API 4.2). */




/** What `select` takes for a board. */
const BOARD_FIELDS = ['id', 'categories'];
/** What `select` takes for the categories of a board. */
const CATEGORY_FIELDS = ['id', 'name', 'tasks'];
function showBoard(target, options = {}) {
    const query = queryString([selectPart(BOARD_FIELDS, options.select ?? ['id'])]);
    return { operation: 'boards.show', method: 'GET', path: `${(0,odata/* targetPath */.Bd)(target)}/board${query}` };
}
function boardTasks(target) {
    return { operation: 'boards.tasks', method: 'GET', path: `${(0,odata/* targetPath */.Bd)(target)}/TaskBoard.Get()` };
}
function listCategories(boardId, options = {}) {
    const path = `/taskBoards(${(0,odata/* idSegment */.fn)('board', boardId)})/categories`;
    const query = queryString([selectPart(CATEGORY_FIELDS, options.select ?? ['id', 'name'])]);
    return { operation: 'boards.categories', method: 'GET', path: path + query };
}
/** The task boards of teams and forums, and their categories. */
class Boards {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** The board of a team or forum, by default just its id. A ResponseError 404 means that it has none. */
    async show(target, options = {}) {
        return this.#caller.get(showBoard(target, options), decodeBoard);
    }
    /** All tasks of the board of a team or forum, each with its category, in the board's order. */
    async tasks(target) {
        return this.#caller.get(boardTasks(target), decodeBoardTasks);
    }
    /** The categories of a board, by default their ids and names. The API documents no paging for them. */
    async categories(boardId, options = {}) {
        return this.#caller.get(listCategories(boardId, options), list(decodeCategory));
    }
}

// EXTERNAL MODULE: ./lib/service/wire/sender.js
var wire_sender = __webpack_require__(3340);
;// CONCATENATED MODULE: ./lib/service/resources/chat.js
/** Chat messages of teams and forums (API 4.1). The API gives no way to read them. */



function postChatMessage(target, { body, sender }) {
    const path = `${(0,odata/* targetPath */.Bd)(target)}/Chat.PostMessage()`;
    return { operation: 'chat.post', method: 'POST', path, body: { body, ...(0,wire_sender/* createSource */.g)(sender) } };
}
/** The chats of teams and forums. */
class Chat {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Posts a message to a team or forum; undefined when the service accepted it without telling its id. */
    async post(target, message) {
        return this.#caller.create(postChatMessage(target, message), decodeChatMessage);
    }
}

;// CONCATENATED MODULE: ./lib/service/resources/tasks.js
/** Tasks (API 4.1 and 4.2). */




/** What `select` takes in lists of tasks. */
const TASK_FIELDS = [
    'id',
    'subject',
    'body',
    'assignees',
    'category',
    'board',
    'modifyDate',
    'createDate',
    'dueDate',
    'completeDate',
    'short',
    'attachmentsCount',
    'commentsCount',
];
function listTasks(categoryId, options = {}) {
    const path = `/taskCategories(${(0,odata/* idSegment */.fn)('category', categoryId)})/tasks`;
    return { operation: 'tasks.list', method: 'GET', path: path + listQuery(TASK_FIELDS, options) };
}
function createTask(task) {
    const { subject, body, assignees, category, sender } = task;
    return {
        operation: 'tasks.create',
        method: 'POST',
        path: '/tasks',
        body: {
            subject,
            body,
            assignees: assignees && { results: assignees.map((id) => ({ id: (0,odata/* checkedId */.VJ)('assignees', id) })) },
            category: category === undefined ? undefined : { id: (0,odata/* checkedId */.VJ)('category', category) },
            board: { id: (0,odata/* checkedId */.VJ)('board', task.board) },
            ...(0,wire_sender/* createSource */.g)(sender),
        },
    };
}
/** The tasks of categories of a task board; `boards.tasks` gives those of a whole board. */
class Tasks {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Lists the tasks of a category. */
    list(categoryId, options = {}) {
        return this.#caller.list(decodeTask, options, (page) => listTasks(categoryId, { ...options, ...page }));
    }
    /** Creates a task on a board; undefined when the service accepted it without telling its id. */
    async create(task) {
        return this.#caller.create(createTask(task), decodeTask);
    }
}

// EXTERNAL MODULE: ./lib/service/vocabulary.js
var vocabulary = __webpack_require__(2767);
;// CONCATENATED MODULE: ./lib/service/resources/topics.js
/** Topics of teams and forums (API 4.1 and 4.2). */





function listTopics(target, options = {}) {
    const stream = `${(0,odata/* targetPath */.Bd)(target)}/Post.Stream(archived=${options.archived === true})`;
    const query = queryString([['$format', 'json'], ...pageParts(options)]);
    return { operation: 'topics.list', method: 'GET', path: stream + query };
}
function createTopic(to, topic) {
    const { subject, body, sender } = topic;
    const associations = 'type' in to ? [{ inType: vocabulary/* ASSOCIATION_TYPES */.W7[to.type], inId: to.id }] : to;
    const results = associations.map(({ inType, inId }) => ({
        inSecured: true,
        inType,
        inId: (0,odata/* checkedId */.VJ)('topic target', inId),
    }));
    return {
        operation: 'topics.create',
        method: 'POST',
        path: '/posts',
        body: { subject, body, outAssociations: { results }, recordType: 'note', ...(0,wire_sender/* createSource */.g)(sender) },
    };
}
/** The topics of teams and forums. */
class Topics {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Lists the topics of a team or forum: the open ones, or with `archived` the archived ones. */
    list(target, options = {}) {
        return this.#caller.list(decodeTopic, options, (page) => listTopics(target, { ...options, ...page }));
    }
    /**
     * Creates a topic in a team or forum, or for the associations given; undefined when the service accepted it without
     * telling its id.
     */
    async create(to, topic) {
        return this.#caller.create(createTopic(to, topic), decodeTopic);
    }
}

// EXTERNAL MODULE: ./lib/transport/words/exchange.js
var words_exchange = __webpack_require__(4914);
// EXTERNAL MODULE: ./lib/defined.js
var defined = __webpack_require__(4222);
;// CONCATENATED MODULE: ./lib/service/wire/http-request.js
/** A request of the REST API, first as plain data, then as it goes onto the wire (API 4 and 5). */

const API_PATH = '/api/1/odata.svc';
/** The request with its address, the account's credentials and the documented headers. */
function toHttpRequest(connection, request) {
    const { method, path, body } = request;
    const headers = { accept: 'application/json', authorization: basic(connection) };
    const url = new URL(apiRoot(connection.baseUrl) + path);
    if (method === 'GET')
        return { method, url, headers };
    return (0,defined/* defined */.s)({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
    });
}
function apiRoot(baseUrl) {
    const path = baseUrl.pathname.replace(/\/+$/, '');
    return baseUrl.origin + (path.endsWith(API_PATH) ? path : path + API_PATH);
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

;// CONCATENATED MODULE: ./lib/delivery/call.js

/** A call of the REST API. */
function restCall(destination, service) {
    const http = toHttpRequest(destination, service);
    // An older state than the service's own would prove nothing.
    const fresh = { ...http.headers, 'cache-control': 'no-cache' };
    return { operation: service.operation, http: http.method === 'GET' ? { ...http, headers: fresh } : http, service };
}

// EXTERNAL MODULE: ./lib/delivery/post.js + 1 modules
var post = __webpack_require__(3227);
// EXTERNAL MODULE: ./lib/delivery/budget.js
var budget = __webpack_require__(1231);
;// CONCATENATED MODULE: ./lib/delivery/search/finder.js


/** Between two scans that could not be trusted. */
const PAUSE_MS = 1_000;
/** With less time than this another scan would hardly end. */
const SHORTEST_SCAN_MS = 500;
/** After so much silence the first look beside a try; each next one after twice as long. */
const SILENCE_MS = 5_000;
/** Looks in the target for what was sent. */
class Finder {
    #search;
    #settleMs;
    /** @param settleMs the settle time of the settings, in milliseconds */
    constructor(search, settleMs) {
        this.#search = search;
        this.#settleMs = settleMs;
    }
    /**
     * Sends a POST once, and looks for the message beside it while no answer comes: a service that has stored it and then
     * says nothing need not be waited for.
     */
    async post(session, call, timeoutMs) {
        const over = new AbortController();
        const posting = session.post(call, timeoutMs, over.signal);
        const watching = this.#watch(session.until(over.signal));
        const seen = await Promise.race([posting.then(() => []), watching]);
        if (seen.length > 0)
            over.abort();
        const exchange = await posting;
        over.abort();
        await watching;
        return seen.length > 0 ? { type: 'seen', ids: seen } : { type: 'ended', exchange };
    }
    /** Ids of the records that hold it, as soon as there are any; none once it makes no sense to look again. */
    async #watch(session) {
        const { sleep } = session.world;
        for (let pauseMs = SILENCE_MS;; pauseMs *= 2) {
            await sleep(pauseMs);
            if (session.stopped || session.remainingMs <= SHORTEST_SCAN_MS)
                return [];
            const { ids, again } = await this.#search(session, 'newest');
            if (session.stopped)
                return [];
            if (ids.length > 0 || again !== undefined)
                return ids;
        }
    }
    /**
     * Ids of the records that hold what the service has accepted. Looks until there is one, for the settle time at most;
     * none when the service does not show it.
     */
    async accepted(session) {
        const { now, sleep } = session.world;
        const until = now() + Math.min(this.#settledAfterMs(session), session.remainingMs - SHORTEST_SCAN_MS);
        for (;;) {
            if (session.stopped)
                return [];
            const { ids, again } = await this.#search(session);
            if (ids.length > 0 || again !== undefined || now() + PAUSE_MS >= until)
                return ids;
            await sleep(PAUSE_MS);
        }
    }
    /**
     * Looks after a try that the service may or may not have taken. One hit proves that the message is there. That it is
     * absent is proved only by a trusted scan that began at least the settle time after that try ended: until then the
     * service may still be storing it, or showing an older state.
     */
    async look(session) {
        const { now, sleep } = session.world;
        const endedAt = now();
        for (;;) {
            if (session.stopped)
                return { there: 'unproved', reason: 'this step was cancelled', refused: false };
            const startedAt = now();
            const scan = await this.#search(session);
            if (scan.ids.length > 0)
                return { there: 'yes', ids: scan.ids };
            const settleMs = this.#settledAfterMs(session);
            const settled = startedAt >= endedAt + settleMs;
            if (scan.doubt === undefined && settled)
                return { there: 'no' };
            const useless = scan.again === 'useless' || (scan.again === 'until-settled' && settled);
            if (useless || session.remainingMs <= SHORTEST_SCAN_MS)
                return unproved(scan, settleMs);
            const untilSettled = scan.doubt === undefined || scan.again === 'until-settled';
            const pauseMs = untilSettled ? endedAt + settleMs - now() : PAUSE_MS;
            // Where there is no time to prove its absence, it may still turn up.
            const inTime = pauseMs + SHORTEST_SCAN_MS < session.remainingMs;
            await sleep(Math.max(0, inTime ? pauseMs : session.remainingMs / 2));
        }
    }
    #settledAfterMs({ slowestMs }) {
        return (0,budget/* settledAfterMs */.y)({ settleMs: this.#settleMs, slowestMs });
    }
}
function unproved({ doubt, again }, settleMs) {
    const reason = doubt ?? `it was not there yet, but only ${(0,words_exchange/* seconds */.Y)(settleMs)} without it would prove that it is not to come`;
    return { there: 'unproved', reason, refused: again === 'useless' };
}

// EXTERNAL MODULE: ./lib/transport/classify.js
var classify = __webpack_require__(9407);
;// CONCATENATED MODULE: ./lib/delivery/search/sight.js
const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:\u2026|\.\.\.)\s*$/;
/** Makes the function that looks at one record. */
function sightOf({ subject = '', body }, marker) {
    const end = body.indexOf(marker) + marker.length;
    const link = new RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${marker}`).exec(body)?.[1];
    const title = letters(subject);
    const texts = [letters(body), letters(body.replaceAll(marker, ''))];
    return (shown) => {
        const text = shown.body?.trim() ?? '';
        if (text.includes(marker))
            return 'ours';
        if (ANY_MARK.test(text))
            return 'other';
        if (link !== undefined && text.includes(link))
            return 'perhaps';
        if (!mayBeSame(title, letters(shown.subject ?? '')))
            return 'other';
        if (text === '')
            return 'perhaps';
        const start = letters(text);
        if (start !== '' && texts.some((whole) => whole.startsWith(start)))
            return 'perhaps';
        // Only its subject speaks for it; and a longer text would show the mark.
        if (!shown.subject?.trim() || text.length >= end)
            return 'other';
        return ELLIPSIS.test(text) ? 'perhaps' : 'if-cut';
    };
}
/** Services write emoji, blanks and punctuation in their own way, and cut. Without a subject there is nothing to compare. */
function mayBeSame(ours, shown) {
    return ours === '' || shown === '' || ours.includes(shown) || shown.includes(ours);
}
function letters(text) {
    return text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
/** Bodies of the same length: so many of the longest kind show where a list cuts. */
const SAME_LENGTH = 3;
/** Which records may be what is looked for, although they do not show it. */
class Doubts {
    #perhaps;
    #longest = 0;
    #ofLongest = 0;
    #ifCut = new Map();
    note({ id, body }, sight) {
        const length = body?.length ?? 0;
        if (length > this.#longest)
            [this.#longest, this.#ofLongest] = [length, 0];
        if (length === this.#longest)
            this.#ofLongest += 1;
        if (sight === 'perhaps')
            this.#perhaps ??= id;
        if (sight === 'if-cut' && !this.#ifCut.has(length))
            this.#ifCut.set(length, id);
    }
    /** Id of the first of them. */
    get first() {
        return this.#perhaps ?? (this.#ofLongest >= SAME_LENGTH ? this.#ifCut.get(this.#longest) : undefined);
    }
}

;// CONCATENATED MODULE: ./lib/delivery/search/pages.js

/** Pages that are read at once. */
const WAVE = 4;
/**
 * Looks for records, and stops at once when some are found. New records are at one end, so both ends are read first.
 * Then all pages are read from the start, so that a record added at the front meanwhile cannot push another one past
 * the reader. The list counts as seen whole when it brought as many different records as it first said it has, and never
 * said it has fewer: then nothing was skipped, removed, or hidden by a repeated page.
 */
async function lookThrough(readPage, look, depth = 'all') {
    const view = new View(readPage, look);
    const first = await view.read(0);
    const size = first.records.length;
    if (first.count === undefined)
        return view.seen(await endsWithEmptyPage(view, size), first.count);
    for (const wave of wavesOf(Math.ceil(first.count / size))) {
        if (view.ids.length > 0)
            break;
        const before = view.different;
        const parts = Promise.allSettled(wave.map((page) => readPart(view, page * size, (page + 1) * size)));
        // What was found on one page need not wait for another one that hangs.
        const failed = (await Promise.race([parts, view.found]))?.find((part) => part.status === 'rejected');
        if (failed !== undefined && view.ids.length === 0)
            throw failed.reason;
        // A service that does not page shows the same records again and again.
        if (view.different === before || depth === 'newest')
            break;
    }
    return view.seen(view.different >= first.count && view.lowestCount >= first.count, first.count);
}
/** Numbers of the pages after the first, a few at a time: the last ones, and then all if there are more. */
function* wavesOf(pages) {
    if (!Number.isFinite(pages) || pages <= 1)
        return;
    const wave = (from) => Array.from({ length: Math.min(WAVE, pages - from) }, (_, index) => from + index);
    const tail = Math.max(1, pages - WAVE);
    yield wave(tail);
    for (let from = 1; tail > 1 && from < pages; from += WAVE)
        yield wave(from);
}
/** The records from one position to another. The service may answer with shorter pages than it was asked for. */
async function readPart(view, from, to) {
    for (let skip = from; skip < to;) {
        const { records } = await view.read(skip);
        if (records.length === 0)
            return;
        skip += records.length;
    }
}
/**
 * Whether a list that does not say how many records it has was seen to its end, which is an empty page. One that begins
 * with an empty page shows nothing, and so proves nothing.
 */
async function endsWithEmptyPage(view, firstSize) {
    for (let size = firstSize, skip = size; size > 0 && view.ids.length === 0; skip += size) {
        const before = view.different;
        size = (await view.read(skip)).records.length;
        if (view.different < before + size)
            return false;
    }
    return firstSize > 0;
}
/** What has been seen so far. */
class View {
    ids = [];
    lowestCount = Number.POSITIVE_INFINITY;
    found;
    #tellFound;
    #known = new Set();
    #readPage;
    #look;
    #doubts = new Doubts();
    constructor(readPage, look) {
        this.#readPage = readPage;
        this.#look = look;
        const { promise, resolve } = Promise.withResolvers();
        this.found = promise;
        this.#tellFound = () => resolve(undefined);
    }
    /** How many different records were seen. */
    get different() {
        return this.#known.size;
    }
    async read(skip) {
        const page = await this.#readPage(skip);
        for (const entry of page.records) {
            if (this.#known.has(entry.id))
                continue;
            this.#known.add(entry.id);
            const sight = this.#look(entry);
            if (sight === 'ours')
                this.ids.push(entry.id);
            this.#doubts.note(entry, sight);
        }
        if (this.ids.length > 0)
            this.#tellFound();
        this.lowestCount = Math.min(this.lowestCount, page.count ?? this.lowestCount);
        return page;
    }
    seen(whole, count) {
        return { ids: [...this.ids], whole, perhaps: this.#doubts.first, count };
    }
}

;// CONCATENATED MODULE: ./lib/delivery/search/reader.js






/** The service never sends more records in a page. */
const PAGE = 50;
/** A read that did not bring what was asked for. */
class Unread extends Error {
    /** True when the answer to another read would be the same. */
    refused;
    tooLong;
    constructor(reason, { refused = false, tooLong = false } = {}) {
        super(reason);
        this.refused = refused;
        this.tooLong = tooLong;
    }
}
/** Every method throws Unread. */
class Reader {
    #session;
    #destination;
    constructor(session, destination) {
        this.#session = session;
        this.#destination = destination;
    }
    /** Reads and decodes. */
    async read(request, decode, length) {
        const read = await this.#session.read(restCall(this.#destination, request), decode, length);
        const { exchange } = read;
        if (exchange.type === 'answer' && isStored(exchange))
            throw new Unread('an answer came from a cache');
        if (read.value !== undefined)
            return read.value;
        const { reason } = (0,words_exchange/* exchangeWords */.V)(exchange);
        if (exchange.type === 'failure')
            throw new Unread(reason, { refused: exchange.permanent });
        if (exchange.status !== 200)
            throw new Unread(reason, { refused: (0,classify/* classify */.L)(exchange) === 'final' });
        if (read.tooLong)
            throw new Unread('an answer was too long', { tooLong: true });
        throw new Unread(exchange.complete ? 'its records could not be read' : 'an answer broke off');
    }
    /** Looks through a list; `request` builds the request for one page of it. */
    async list(request, look, depth) {
        let top = PAGE;
        const readPage = async (skip) => {
            for (;;) {
                const size = top;
                const window = { top: size, skip: skip > 0 ? skip : undefined, count: true };
                try {
                    return await this.read(request(window), decodeEntries, 'any');
                }
                catch (error) {
                    if (!(error instanceof Unread) || !error.tooLong || size === 1)
                        throw error;
                    // Fewer long records to a page.
                    top = Math.min(top, Math.ceil(size / 4));
                }
            }
        };
        return lookThrough(readPage, look, depth);
    }
}
/** An answer that something on the way has kept shows an older state than the service would. */
function isStored({ headers }) {
    const caches = [headers['x-cache'], headers['cf-cache-status']];
    return Number(headers['age'] ?? 0) > 0 || caches.some((told) => /\bhit\b/i.test(told ?? ''));
}
function decodeEntries(text) {
    return decodePage(text, decodeEntry);
}
/** A record of a list. What the list does not show of it is left to the judgement of the search. */
const decodeEntry = ({ value, path }) => {
    if (!(0,envelope/* isObject */.Gv)(value))
        throw (0,envelope/* mismatch */.J4)(path, 'a record', value);
    const { id, subject, body = null } = value;
    if (body !== null && typeof body !== 'string')
        throw (0,envelope/* mismatch */.J4)((0,envelope/* join */.fj)(path, 'body'), 'a text', body);
    const entry = { id: wholeNumber({ value: id, path: (0,envelope/* join */.fj)(path, 'id') }), body };
    return typeof subject === 'string' ? { ...entry, subject } : entry;
};

;// CONCATENATED MODULE: ./lib/delivery/search/board.js
/** Searches the tasks of a board. */







/**
 * All tasks of a board come as one answer. Reading only the task's own category would not do, because a person or a
 * rule of the service may have moved the task. A board whose answer is too long, or may have been cut like a page, is
 * read category by category.
 */
async function searchBoard(reader, { target, board }, look, depth) {
    const shown = await columnsOf(reader, boardTasks(target));
    const seen = seenIn(shown, look);
    if (seen.whole || seen.ids.length > 0)
        return seen;
    return searchCategories(reader, board, look, depth);
}
function seenIn(shown, look) {
    const doubts = new Doubts();
    const tasks = shown.flat();
    const ours = tasks.filter((entry) => {
        const sight = look(entry);
        doubts.note(entry, sight);
        return sight === 'ours';
    });
    const sizes = [...shown.map((column) => column.length), tasks.length];
    const whole = shown.length > 0 && !sizes.some(mayBeCut);
    return { ids: [...new Set(ours.map(({ id }) => id))], whole, perhaps: doubts.first, count: undefined };
}
/** Services cut at round numbers: 20, 25, 50, 100, 250, 1000, or a power of two. */
function mayBeCut(size) {
    if (size < 20)
        return false;
    return size % 10 === 0 || size % 25 === 0 || (size & (size - 1)) === 0;
}
/**
 * Category by category. A task may be moved meanwhile from one that is still to be read to one that was read already;
 * that shows in the number of tasks each of them says it has.
 */
async function searchCategories(reader, board, look, depth) {
    const requestOf = (category) => (window) => listTasks(category, { ...window, select: ['id', 'subject', 'body'] });
    const categories = await reader.read(listCategories(board), decodeCategories);
    const all = [];
    for (const category of categories) {
        const seen = await reader.list(requestOf(category), look, depth);
        if (seen.ids.length > 0)
            return seen;
        all.push(seen);
    }
    const perhaps = all.find((seen) => seen.perhaps !== undefined)?.perhaps;
    const whole = depth === 'all' && all.every((seen) => seen.whole && seen.count !== undefined);
    return { ids: [], whole: whole && (await unchanged()), perhaps, count: undefined };
    async function unchanged() {
        const again = await reader.read(listCategories(board), decodeCategories);
        if (again.join() !== categories.join() || again.length >= PAGE)
            return false;
        for (const [index, category] of again.entries()) {
            const one = listTasks(category, { top: 1, count: true, select: ['id'] });
            const { count } = await reader.read(one, decodeEntries);
            if (count !== all[index]?.count)
                return false;
        }
        return true;
    }
}
/** The tasks of each category (`TaskBoard.Get()`); none when the answer was too long. */
async function columnsOf(reader, request) {
    try {
        const decode = (text) => decodeOne(text, columns(decodeEntry)).map(({ tasks }) => tasks);
        return await reader.read(request, decode, 'any');
    }
    catch (error) {
        if (error instanceof Unread && error.tooLong)
            return [];
        throw error;
    }
}
function decodeCategories(text) {
    return (0,envelope/* elements */.Yt)((0,envelope/* unwrapText */.FK)(text)).map(({ value, path }) => {
        if (!(0,envelope/* isObject */.Gv)(value))
            throw (0,envelope/* mismatch */.J4)(path, 'a category', value);
        return wholeNumber({ value: value['id'], path: (0,envelope/* join */.fj)(path, 'id') });
    });
}

;// CONCATENATED MODULE: ./lib/delivery/search/search.js




/** The search of the target for a marker; undefined for chat messages, which the API gives no way to read. */
function searchFor(destination, { draft, marker, board = 0 }) {
    const { kind } = draft;
    if (kind === 'message')
        return undefined;
    const look = sightOf(draft, marker);
    const { target } = destination;
    return async (session, depth = 'all') => {
        const stop = new AbortController();
        const reader = new Reader(session.until(stop.signal), destination);
        const topics = (archived) => reader.list((window) => listTopics(target, { ...window, archived }), look, depth);
        try {
            if (kind === 'task')
                return scanOf([await searchBoard(reader, { target, board }, look, depth)]);
            const open = await topics(false);
            if (open.ids.length > 0 || depth === 'newest')
                return scanOf([open]);
            // A person or a rule of the service may have archived it meanwhile.
            return scanOf([open, await topics(true)]);
        }
        catch (error) {
            if (!(error instanceof Unread))
                throw error;
            const scan = { ids: [], doubt: `looking for it did not help: ${error.message}` };
            return error.refused ? { ...scan, again: 'useless' } : scan;
        }
        finally {
            // Pages that are still under way would only be waited for.
            stop.abort();
        }
    };
}
function scanOf(all) {
    const ids = all.flatMap((seen) => seen.ids);
    const perhaps = all.find((seen) => seen.perhaps !== undefined)?.perhaps;
    if (ids.length === 0 && perhaps !== undefined) {
        const doubt = `record ${perhaps} may be it, but the service shows it without its body or its mark`;
        return { ids, doubt, again: 'until-settled' };
    }
    if (all.every((seen) => seen.whole))
        return { ids };
    return { ids, doubt: 'looking for it did not help: the service did not show all of its records' };
}

;// CONCATENATED MODULE: ./lib/delivery/rest.js











/** Sends one draft through the REST API. For a task, asks first which board it goes to. */
async function deliverByRest(session, settings, destination, draft, marker) {
    const board = draft.kind === 'task' ? await boardOf(session, destination) : undefined;
    if (board !== undefined && 'outcome' in board)
        return board;
    const search = marker === undefined ? undefined : searchFor(destination, { draft, marker, board: board?.id });
    const call = restCall(destination, contentRequest(settings, destination, draft, board?.id));
    const finder = search === undefined ? undefined : new Finder(search, settings.settleTime * 1000);
    return (0,post/* postUntilKnown */.G)(session, call, settings, finder);
}
/** The board of the target, which has an id of its own (API 4.1, rule 4); or why it is not known. */
async function boardOf(session, destination) {
    const call = restCall(destination, showBoard(destination.target));
    const { exchange, value } = await session.read(call, (text) => decodeOne(text, decoders_decodeBoard));
    if (value !== undefined)
        return value;
    if (exchange.type === 'failure' || exchange.status >= 300) {
        return session.result('not-delivered', call, (0,words_exchange/* exchangeWords */.V)(exchange), exchange);
    }
    return session.result('not-delivered', call, {
        reason: 'the answer does not show the task board of the target',
        hint: 'Check that base-url is the address of the service.',
    });
}
/** The request that creates what the draft says; `board` is for a task. */
function contentRequest(settings, { target }, draft, board = 0) {
    const { senderName, senderAvatar, category } = settings;
    const sender = { displayName: senderName, avatar: senderAvatar };
    const content = { subject: draft.subject ?? '', body: draft.body, sender };
    if (draft.kind === 'message')
        return postChatMessage(target, content);
    if (draft.kind === 'topic')
        return createTopic(target, content);
    return createTask({ ...content, board, category });
}


/***/ })

};
