export const id = 472;
export const ids = [472];
export const modules = {

/***/ 3472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverByRest: () => (/* binding */ deliverByRest)
});

// EXTERNAL MODULE: ./lib/service/wire/decode.js
var decode = __webpack_require__(1483);
// EXTERNAL MODULE: ./lib/service/wire/envelope.js
var envelope = __webpack_require__(9605);
;// CONCATENATED MODULE: ./lib/service/record-decoders.js
/** Which decoder reads which field of which record. */


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
const decodeForum = (/* unused pure expression or super */ null && (decodeTeam));
const decodeUser = (0,decode/* record */.g1)(() => user);
const decodeMember = (0,decode/* record */.g1)(() => member);
const decodeTopic = (0,decode/* record */.g1)(() => topic);
const decodeTask = (0,decode/* record */.g1)(() => task);
const decodeBoard = (0,decode/* record */.g1)(() => board);
const decodeCategory = (0,decode/* record */.g1)(() => category);
/** What was made, whatever its kind: only the id, as a text. */
const decodeCreatedId = (0,decode/* record */.g1)(() => ({ id: decode/* textId */.re }));
const decodeChatMessage = (0,decode/* record */.g1)(() => ({ __descriptor: decode/* text */.Qq, id: decode/* textId */.re }));
/**
 * The tasks of a whole board, each with its category, out of `categories[].tasks[]` or a plain list of tasks. A
 * category without its tasks is an error, not an empty one: who looks for a task must know that all were there.
 */
const decodeBoardTasks = ({ value, path }) => {
    if (Array.isArray(value))
        return elements({ value, path }).map(decodeTask);
    if (!isObject(value))
        throw mismatch(path, 'a board', value);
    const columns = elements({ value: value['categories'], path: join(path, 'categories') });
    return columns.flatMap((column) => {
        if (!isObject(column.value))
            throw mismatch(column.path, 'a category', column.value);
        const { tasks, ...fields } = column.value;
        const parent = nested(() => category)({ value: fields, path: column.path });
        const places = elements({ value: tasks, path: join(column.path, 'tasks') });
        return places.map((place) => ({ ...decodeTask(place), category: parent }));
    });
};

// EXTERNAL MODULE: ./lib/transport/words/exchange.js
var words_exchange = __webpack_require__(4914);
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
    async copies(courier) {
        return (await this.#search(courier)).ids;
    }
    /**
     * Looks after an attempt of which it is not known whether the service took it. Once found it is there; that it is
     * absent is proved only by a trusted scan that began at least `settleMs` after that attempt ended, because until then
     * the service may still be storing it, or showing an older state.
     */
    async look(courier, settleMs) {
        const { now } = courier.world;
        const settledAt = now() + settleMs;
        for (;;) {
            if (courier.stopped)
                return { there: 'unproved', reason: 'this step was cancelled', refused: false };
            const startedAt = now();
            const scan = await this.#search(courier);
            if (scan.ids.length > 0)
                return { there: 'yes', ids: scan.ids };
            if (scan.doubt === undefined && startedAt >= settledAt)
                return { there: 'no' };
            if (scan.refused || courier.remainingMs <= SHORTEST_SCAN_MS)
                return unproved(scan, settleMs);
            const pauseMs = scan.doubt === undefined ? settledAt - now() : PAUSE_MS;
            // Where the time does not suffice for a proof of absence, it may still turn up.
            const inTime = pauseMs + SHORTEST_SCAN_MS < courier.remainingMs;
            await courier.wait(Math.max(0, inTime ? pauseMs : courier.remainingMs / 2));
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
// EXTERNAL MODULE: ./lib/service/requests/content.js
var requests_content = __webpack_require__(4151);
;// CONCATENATED MODULE: ./lib/service/fields.js
/** The property names that each list accepts in `$select` (API 4.3, rule 1, and the resources of API 2). */
const TEAM_FIELDS = (/* unused pure expression or super */ null && (['id', 'name', 'nickname', 'description']));
const USER_FIELDS = (/* unused pure expression or super */ null && (['id', 'username', 'displayName', 'emailAddress']));
/** Names with `member/` need the member expanded; the client sees to that. */
const MEMBER_FIELDS = (/* unused pure expression or super */ null && (['id', 'role', 'roles', 'extras', '__descriptor', 'member/id', 'member/username']));
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
const BOARD_FIELDS = ['id', 'categories'];
const CATEGORY_FIELDS = ['id', 'name', 'tasks'];

// EXTERNAL MODULE: ./lib/service/wire/odata.js
var odata = __webpack_require__(8100);
;// CONCATENATED MODULE: ./lib/service/wire/query.js
/** System query options (API 4.3), written as documented: `$`, `,` and `/` stay raw. */

/** `?$a=b&$c=d` of the parts that have a value, or nothing. */
function queryString(parts) {
    const given = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
    return given.length === 0 ? '' : `?${given.join('&')}`;
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
    throw (0,odata/* wrong */.Qm)(option, `must be a whole number from 0, got ${(0,odata/* shown */.SP)(value)}`, 'Give a count of records');
}

;// CONCATENATED MODULE: ./lib/service/requests/tasks.js
/** Requests that read tasks, boards and categories (API 4.2). */



/** Lists the tasks of a category. */
function listTasks(categoryId, options = {}) {
    const query = queryString([...pageParts(options), selectPart(TASK_FIELDS, options.select)]);
    return {
        operation: 'tasks.list',
        method: 'GET',
        path: `/taskCategories(${(0,odata/* idSegment */.fn)('category', categoryId)})/tasks${query}`,
    };
}
/** Gets all tasks of the board of a team or forum. */
function boardTasks(target) {
    return { operation: 'boards.tasks', method: 'GET', path: `${(0,odata/* targetPath */.Bd)(target)}/TaskBoard.Get()` };
}
/** Gets the board of a team or forum; without `select` its id, as documented. */
function showBoard(target, options = {}) {
    const query = queryString([selectPart(BOARD_FIELDS, options.select ?? ['id'])]);
    return { operation: 'boards.show', method: 'GET', path: `${(0,odata/* targetPath */.Bd)(target)}/board${query}` };
}
/** Gets the categories of a board; without `select` their ids and names, as documented. */
function listCategories(boardId, options = {}) {
    const query = queryString([selectPart(CATEGORY_FIELDS, options.select ?? ['id', 'name'])]);
    return {
        operation: 'boards.categories',
        method: 'GET',
        path: `/taskBoards(${(0,odata/* idSegment */.fn)('board', boardId)})/categories${query}`,
    };
}

;// CONCATENATED MODULE: ./lib/service/wire/http-request.js
const API_PATH = '/api/1/odata.svc';
/** The request with its address, the account's credentials and the documented headers. */
function toHttpRequest(connection, request) {
    const { method, path, body } = request;
    const headers = { accept: 'application/json', authorization: basic(connection) };
    const url = new URL(apiRoot(connection.baseUrl) + path);
    if (method === 'GET')
        return { method, url, headers };
    return {
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
    };
}
function apiRoot(baseUrl) {
    const path = baseUrl.pathname.replace(/\/+$/, '');
    return baseUrl.origin + (path.endsWith(API_PATH) ? path : path + API_PATH);
}
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

;// CONCATENATED MODULE: ./lib/delivery/rest-steps.js



/** Asks for the id of the target's task board, which is not the target's own (API 4.1, rule 4). */
function boardStep(destination) {
    return restStep(destination, showBoard(destination.target));
}
/** The one POST of a draft through the REST API; `board` is for a task. */
function contentStep(settings, destination, draft, board = 0) {
    const { sender, category } = settings;
    const content = { subject: draft.subject ?? '', body: draft.body, sender };
    const { target } = destination;
    if (draft.kind === 'message')
        return restStep(destination, (0,requests_content/* postChatMessage */.Kk)(target, content));
    if (draft.kind === 'topic')
        return restStep(destination, (0,requests_content/* createTopic */.OY)(target, content));
    return restStep(destination, (0,requests_content/* createTask */.UT)({ ...content, board, category }));
}
function restStep(destination, service) {
    return { operation: service.operation, http: toHttpRequest(destination, service), service };
}

;// CONCATENATED MODULE: ./lib/service/requests/topics.js
/** Requests that read topics (API 4.2). */


/** Lists the topics of a team or forum. */
function listTopics(target, options = {}) {
    const stream = `${(0,odata/* targetPath */.Bd)(target)}/Post.Stream(archived=${options.archived === true})`;
    return {
        operation: 'topics.list',
        method: 'GET',
        path: stream + queryString([['$format', 'json'], ...pageParts(options)]),
    };
}

;// CONCATENATED MODULE: ./lib/delivery/pages.js
/** Requests at one time. */
const WAVE = 4;
/**
 * Looks for records, and stops at the first that are found. What is new is at one end, so both ends are read first, and
 * then all from the start: that way what is added meanwhile at the front cannot push a record past the reader. The list
 * counts as seen whole when as many different records came as it told to have at first, and it never told of fewer:
 * nothing was skipped, removed or hidden by a repeated page.
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
/** Numbers of the pages after the first, a few at a time: the last ones, then all, unless those were all. */
function* wavesOf(pages) {
    if (!Number.isFinite(pages) || pages <= 1)
        return;
    const wave = (from) => Array.from({ length: Math.min(WAVE, pages - from) }, (_, index) => from + index);
    const tail = Math.max(1, pages - WAVE);
    yield wave(tail);
    for (let from = 1; tail > 1 && from < pages; from += WAVE)
        yield wave(from);
}
/** What stands where one page should, in as many pages as the service makes of it. */
async function readPart(view, from, to) {
    for (let skip = from; skip < to;) {
        const { records } = await view.read(skip);
        if (records.length === 0)
            return;
        skip += records.length;
    }
}
/** A list that does not tell its count ends with an empty page. */
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







/** The service caps its pages here, whatever is asked for. */
const PAGE = 50;
/**
 * How to search the target for a marker; undefined for chat messages, which the API gives no way to read.
 *
 * @param board id of the target's task board; for a task
 */
function searchFor(destination, { kind }, marker, board = 0) {
    if (kind === 'message')
        return undefined;
    const wanted = ({ body }) => body?.includes(marker) === true;
    return async (courier) => {
        const read = (request, decode, length) => readWhole(courier, destination, request, decode, length);
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
 * All tasks of a board come as one answer. The task's own category alone would not do: a rule of the service or a
 * person may have moved it. A board whose answer is too long, or may have been cut as pages are, is read category by
 * category.
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
/** The tasks of each category; nothing when the answer was too long. */
async function columnsOf(read, whole) {
    try {
        return await read(whole, search_decodeBoardTasks, 'any');
    }
    catch (error) {
        if (error instanceof Unread && error.tooLong)
            return [];
        throw error;
    }
}
function windowAt(skip) {
    return { top: PAGE, ...(skip > 0 && { skip }), count: true };
}
/** A read that was not answered with what was asked for. */
class Unread extends Error {
    refused;
    tooLong;
    constructor(reason, { refused = false, tooLong = false } = {}) {
        super(reason);
        this.refused = refused;
        this.tooLong = tooLong;
    }
}
async function readWhole(courier, destination, service, decode, length) {
    const step = { operation: service.operation, http: toHttpRequest(destination, service), service };
    const { exchange, ...read } = await courier.read(step, decode, length);
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
function search_decodeBoardTasks(text) {
    const { value, path } = (0,envelope/* unwrapText */.FK)(text);
    if (!(0,envelope/* isObject */.Gv)(value))
        throw (0,envelope/* mismatch */.J4)(path, 'a board', value);
    return (0,envelope/* elements */.Yt)({ value: value['categories'], path: (0,envelope/* join */.fj)(path, 'categories') }).map((category) => {
        if (!(0,envelope/* isObject */.Gv)(category.value))
            throw (0,envelope/* mismatch */.J4)(category.path, 'a category', category.value);
        return (0,envelope/* elements */.Yt)({ value: category.value['tasks'], path: (0,envelope/* join */.fj)(category.path, 'tasks') }).map(decodeEntry);
    });
}
function decodeCategories(text) {
    return (0,envelope/* elements */.Yt)((0,envelope/* unwrapText */.FK)(text)).map(({ value, path }) => {
        if (!(0,envelope/* isObject */.Gv)(value))
            throw (0,envelope/* mismatch */.J4)(path, 'a category', value);
        return (0,decode/* wholeNumber */.rD)({ value: value['id'], path: (0,envelope/* join */.fj)(path, 'id') });
    });
}

;// CONCATENATED MODULE: ./lib/delivery/rest.js







/** Sends one draft through the REST API: a task after a question for the board that it goes to. */
async function deliverByRest(courier, settings, destination, draft, marker) {
    const board = draft.kind === 'task' ? await boardOf(courier, destination) : undefined;
    if (board !== undefined && 'outcome' in board)
        return board;
    const search = marker === undefined ? undefined : searchFor(destination, draft, marker, board?.id);
    const step = contentStep(settings, destination, draft, board?.id);
    return (0,post/* postUntilKnown */.G)(courier, step, settings, search === undefined ? undefined : new Finder(search));
}
/** The board of the target, or why there is none. */
async function boardOf(courier, destination) {
    const step = boardStep(destination);
    const { exchange, value } = await courier.read(step, (text) => (0,decode/* decodeOne */.L7)(text, decodeBoard));
    if (value !== undefined)
        return value;
    if (exchange.type === 'failure' || exchange.status >= 300) {
        return courier.result('not-delivered', step, (0,words_exchange/* exchangeWords */.V)(exchange), exchange);
    }
    return courier.result('not-delivered', step, {
        reason: 'the answer to the question for the task board cannot be read',
        hint: 'Check that base-url is the address of the service.',
    });
}


/***/ })

};
