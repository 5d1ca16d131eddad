export const id = 721;
export const ids = [721];
export const modules = {

/***/ 7721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mentionedNames: () => (/* binding */ mentionedNames)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8694);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1152);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/** Which facts an author's templates read, told without rendering them. Imported only where there is a template. */



/**
 * Names with their dots, such as `commit.author.name` or `sections.failures`. A template that cannot be parsed names
 * nothing: rendering says what is wrong with it.
 */
function mentionedNames(...templates) {
    // Given, so that the engine does not ask Intl for it.
    const engine = new liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .Liquid */ .HX({ templates: {}, locale: 'en-US', parseLimit: _parse_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST */ .zP });
    for (const [name, tag] of Object.entries(_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .g))
        engine.registerTag(name, tag);
    const names = templates.flatMap((template) => {
        try {
            const paths = template === undefined ? [] : engine.globalVariableSegmentsSync((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(engine, template));
            return paths.map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
        }
        catch {
            return [];
        }
    });
    return [...new Set(names)];
}


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


/***/ })

};
