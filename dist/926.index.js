export const id = 926;
export const ids = [926];
export const modules = {

/***/ 1926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverByRest: () => (/* binding */ deliverByRest)
});

// EXTERNAL MODULE: ./lib/service/wire/decode.js
var decode = __webpack_require__(1483);
// EXTERNAL MODULE: ./lib/service/wire/envelope.js
var envelope = __webpack_require__(9605);
;// CONCATENATED MODULE: ./lib/service/decoders.js
/** Which decoder reads which field of which record. In one file, because records refer to each other. */


const user = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    username: decode/* text */.Qq,
    displayName: decode/* text */.Qq,
    emailAddress: decode/* text */.Qq,
};
const member = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    role: decode/* text */.Qq,
    roles: decode/* anything */.D8,
    extras: decode/* anything */.D8,
    member: (0,decode/* nested */.cY)(() => user),
};
const association = {
    __descriptor: decode/* text */.Qq,
    inType: decode/* text */.Qq,
    inId: decode/* wholeNumber */.rD,
    inSecured: decode/* truth */.Im,
};
const topic = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    subject: decode/* text */.Qq,
    body: decode/* text */.Qq,
    recordType: decode/* text */.Qq,
    outAssociations: (0,decode/* list */.p_)((0,decode/* nested */.cY)(() => association)),
};
const board = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    categories: (0,decode/* list */.p_)((0,decode/* nested */.cY)(() => category)),
};
const category = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    name: decode/* text */.Qq,
    tasks: (0,decode/* list */.p_)((0,decode/* nested */.cY)(() => task)),
};
const task = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    subject: decode/* text */.Qq,
    body: decode/* text */.Qq,
    assignees: (0,decode/* list */.p_)((0,decode/* nested */.cY)(() => user)),
    category: (0,decode/* nested */.cY)(() => category),
    board: (0,decode/* nested */.cY)(() => board),
    short: decode/* textOrNumber */.mV,
    createDate: decode/* text */.Qq,
    modifyDate: decode/* text */.Qq,
    dueDate: decode/* text */.Qq,
    completeDate: decode/* text */.Qq,
    attachmentsCount: decode/* wholeNumber */.rD,
    commentsCount: decode/* wholeNumber */.rD,
};
const team = {
    __descriptor: decode/* text */.Qq,
    id: decode/* wholeNumber */.rD,
    name: decode/* text */.Qq,
    nickname: decode/* text */.Qq,
    about: decode/* text */.Qq,
    description: decode/* text */.Qq,
    board: (0,decode/* nested */.cY)(() => board),
    members: (0,decode/* list */.p_)((0,decode/* nested */.cY)(() => member)),
};
const decodeTeam = (0,decode/* record */.g1)(() => team);
const decodeUser = (0,decode/* record */.g1)(() => user);
const decodeMember = (0,decode/* record */.g1)(() => member);
const decoders_decodeTopic = (0,decode/* record */.g1)(() => topic);
const decoders_decodeTask = (0,decode/* record */.g1)(() => task);
const decoders_decodeBoard = (0,decode/* record */.g1)(() => board);
const decoders_decodeCategory = (0,decode/* record */.g1)(() => category);
const decoders_decodeChatMessage = (0,decode/* record */.g1)(() => ({ __descriptor: decode/* text */.Qq, id: decode/* textId */.re }));
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
        ['$top', wholeNumber('top', options.top)],
        ['$skip', wholeNumber('skip', options.skip)],
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
function wholeNumber(option, value) {
    if (value === undefined)
        return undefined;
    if (Number.isSafeInteger(value) && value >= 0)
        return String(value);
    throw (0,odata/* wrong */.Qm)(option, `must be a whole number from 0, got ${(0,phrases/* shown */.S)(value)}`, 'Give a count of records');
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
    return { operation: service.operation, http: toHttpRequest(destination, service), service };
}

;// CONCATENATED MODULE: ./lib/delivery/confirm.js

/** Between two scans that could not be trusted. */
const PAUSE_MS = 1_000;
/** With less time than this another scan would hardly end. */
const SHORTEST_SCAN_MS = 500;
/** Looks in the target for what was sent. */
class Finder {
    #search;
    constructor(search) {
        this.#search = search;
    }
    /** Ids of the records that hold it now. */
    async copies(session) {
        return (await this.#search(session)).ids;
    }
    /**
     * Looks after a try that the service may or may not have taken. One hit proves that the message is there. That it is
     * absent is proved only by a trusted scan that began at least `settleMs` after that try ended: until then the service
     * may still be storing it, or showing an older state.
     */
    async look(session, settleMs) {
        const { now, sleep } = session.world;
        const settledAt = now() + settleMs;
        for (;;) {
            if (session.stopped)
                return { there: 'unproved', reason: 'this step was cancelled', refused: false };
            const startedAt = now();
            const scan = await this.#search(session);
            if (scan.ids.length > 0)
                return { there: 'yes', ids: scan.ids };
            if (scan.doubt === undefined && startedAt >= settledAt)
                return { there: 'no' };
            if (scan.refused || session.remainingMs <= SHORTEST_SCAN_MS)
                return unproved(scan, settleMs);
            const pauseMs = scan.doubt === undefined ? settledAt - now() : PAUSE_MS;
            // Where there is no time to prove its absence, it may still turn up.
            const inTime = pauseMs + SHORTEST_SCAN_MS < session.remainingMs;
            await sleep(Math.max(0, inTime ? pauseMs : session.remainingMs / 2));
        }
    }
}
function unproved({ doubt, refused = false }, settleMs) {
    const reason = doubt
        ? `looking for it did not help: ${doubt}`
        : `it was not there yet, but only ${(0,words_exchange/* seconds */.Y)(settleMs)} without it would prove that it is not to come`;
    return { there: 'unproved', reason, refused };
}

// EXTERNAL MODULE: ./lib/delivery/post.js + 1 modules
var post = __webpack_require__(3227);
;// CONCATENATED MODULE: ./lib/delivery/pages.js
/** Pages that are read at once. */
const WAVE = 4;
/**
 * Looks for records, and stops once some are found. New records are at one end, so both ends are read first. Then all
 * pages are read from the start, so that a record added at the front meanwhile cannot push another one past the reader.
 * The list counts as seen whole when it brought as many different records as it first said it has, and never said it
 * has fewer: then nothing was skipped, removed, or hidden by a repeated page.
 */
async function lookThrough(readPage, wanted) {
    const view = new View(readPage, wanted);
    const first = await view.read(0);
    const size = first.records.length;
    if (first.count === undefined)
        return withoutCount(view, size);
    for (const wave of wavesOf(Math.ceil(first.count / size))) {
        if (view.ids.length > 0)
            break;
        const before = view.seen.size;
        const parts = await Promise.allSettled(wave.map((page) => readPart(view, page * size, (page + 1) * size)));
        const failed = parts.find((part) => part.status === 'rejected');
        if (failed !== undefined && view.ids.length === 0)
            throw failed.reason;
        // A service that does not page shows the same records again and again.
        if (view.seen.size === before)
            break;
    }
    return { ids: view.ids, whole: view.seen.size >= first.count && view.lowestCount >= first.count };
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
/** A list that does not say how many records it has ends with an empty page. */
async function withoutCount(view, firstSize) {
    for (let size = firstSize, skip = size; size > 0 && view.ids.length === 0; skip += size) {
        const before = view.seen.size;
        size = (await view.read(skip)).records.length;
        if (view.seen.size < before + size)
            return { ids: view.ids, whole: false };
    }
    return { ids: view.ids, whole: true };
}
/** What has been seen so far. */
class View {
    seen = new Set();
    ids = [];
    lowestCount = Number.POSITIVE_INFINITY;
    #readPage;
    #wanted;
    constructor(readPage, wanted) {
        this.#readPage = readPage;
        this.#wanted = wanted;
    }
    async read(skip) {
        const page = await this.#readPage(skip);
        for (const entry of page.records) {
            if (!this.seen.has(entry.id) && this.#wanted(entry))
                this.ids.push(entry.id);
            this.seen.add(entry.id);
        }
        this.lowestCount = Math.min(this.lowestCount, page.count ?? this.lowestCount);
        return page;
    }
}

;// CONCATENATED MODULE: ./lib/delivery/search.js









/** The service never sends more records in a page. */
const PAGE = 50;
/**
 * The search of the target for a marker; undefined for chat messages, which the API gives no way to read.
 *
 * @param board id of the target's task board; for a task
 */
function searchFor(destination, { kind }, marker, board = 0) {
    if (kind === 'message')
        return undefined;
    const wanted = ({ body }) => body?.includes(marker) === true;
    return async (session) => {
        const read = (request, decode, length) => readWhole(session, restCall(destination, request), decode, length);
        const list = (request) => lookThrough((skip) => read(request(windowAt(skip)), (text) => (0,decode/* decodePage */.Ci)(text, decodeEntry)), wanted);
        try {
            const { target } = destination;
            const { ids, whole } = kind === 'topic'
                ? await list((window) => listTopics(target, window))
                : await searchBoard(read, list, { whole: boardTasks(target), categories: listCategories(board) }, wanted);
            return whole ? { ids } : { ids, doubt: 'the service did not show all of its records' };
        }
        catch (error) {
            if (error instanceof Unread)
                return { ids: [], doubt: error.message, refused: error.refused };
            throw error;
        }
    };
}
/**
 * All tasks of a board come as one answer. Reading only the task's own category would not do, because a person or a
 * rule of the service may have moved the task. A board whose answer is too long, or may have been cut like a page, is
 * read category by category.
 */
async function searchBoard(read, list, requests, wanted) {
    const columns = await columnsOf(read, requests.whole);
    const ids = columns.flatMap((column) => column.filter(wanted).map(({ id }) => id));
    const isWhole = columns.length > 0 && columns.every((column) => column.length !== PAGE);
    if (isWhole || ids.length > 0)
        return { ids: [...new Set(ids)], whole: isWhole };
    const categories = await read(requests.categories, decodeCategories);
    let whole = categories.length < PAGE;
    for (const category of categories) {
        const seen = await list((window) => listTasks(category, { ...window, select: ['id', 'body'] }));
        if (seen.ids.length > 0)
            return seen;
        whole &&= seen.whole;
    }
    return { ids: [], whole };
}
/** The tasks of each category; none when the answer was too long. */
async function columnsOf(read, whole) {
    try {
        return await read(whole, decodeColumns, 'any');
    }
    catch (error) {
        if (error instanceof Unread && error.tooLong)
            return [];
        throw error;
    }
}
function windowAt(skip) {
    return { top: PAGE, skip: skip > 0 ? skip : undefined, count: true };
}
/** A read that did not bring what was asked for. */
class Unread extends Error {
    refused;
    tooLong;
    constructor(reason, { refused = false, tooLong = false } = {}) {
        super(reason);
        this.refused = refused;
        this.tooLong = tooLong;
    }
}
async function readWhole(session, call, decode, length) {
    const { exchange, ...read } = await session.read(call, decode, length);
    if (read.value !== undefined)
        return read.value;
    const { reason } = (0,words_exchange/* exchangeWords */.V)(exchange);
    if (exchange.type === 'failure')
        throw new Unread(reason, { refused: exchange.permanent });
    if (exchange.status !== 200)
        throw new Unread(reason, { refused: exchange.status >= 300 && exchange.status < 500 });
    if (exchange.oversize)
        throw new Unread('an answer was too long', { tooLong: true });
    throw new Unread(exchange.complete ? 'its records could not be read' : 'an answer broke off');
}
const decodeEntry = ({ value, path }) => {
    if (!(0,envelope/* isObject */.Gv)(value))
        throw (0,envelope/* mismatch */.J4)(path, 'a record', value);
    const { id, body } = value;
    if (body !== null && typeof body !== 'string')
        throw (0,envelope/* mismatch */.J4)((0,envelope/* join */.fj)(path, 'body'), 'a text', body);
    return { id: (0,decode/* wholeNumber */.rD)({ value: id, path: (0,envelope/* join */.fj)(path, 'id') }), body };
};
/** The tasks of each category of a board (`TaskBoard.Get()`). */
function decodeColumns(text) {
    return (0,decode/* decodeOne */.L7)(text, columns(decodeEntry)).map(({ tasks }) => tasks);
}
function decodeCategories(text) {
    return (0,envelope/* elements */.Yt)((0,envelope/* unwrapText */.FK)(text)).map(({ value, path }) => {
        if (!(0,envelope/* isObject */.Gv)(value))
            throw (0,envelope/* mismatch */.J4)(path, 'a category', value);
        return (0,decode/* wholeNumber */.rD)({ value: value['id'], path: (0,envelope/* join */.fj)(path, 'id') });
    });
}

;// CONCATENATED MODULE: ./lib/delivery/rest.js











/** Sends one draft through the REST API. For a task, asks first which board it goes to. */
async function deliverByRest(session, settings, destination, draft, marker) {
    const board = draft.kind === 'task' ? await boardOf(session, destination) : undefined;
    if (board !== undefined && 'outcome' in board)
        return board;
    const search = marker === undefined ? undefined : searchFor(destination, draft, marker, board?.id);
    const call = restCall(destination, contentRequest(settings, destination, draft, board?.id));
    return (0,post/* postUntilKnown */.G)(session, call, settings, search === undefined ? undefined : new Finder(search));
}
/** The board of the target, which has an id of its own (API 4.1, rule 4); or why it is not known. */
async function boardOf(session, destination) {
    const call = restCall(destination, showBoard(destination.target));
    const { exchange, value } = await session.read(call, (text) => (0,decode/* decodeOne */.L7)(text, decoders_decodeBoard));
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
