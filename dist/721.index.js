export const id = 721;
export const ids = [721];
export const modules = {

/***/ 7721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mentionedNames: () => (/* binding */ mentionedNames)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8694);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/** Which facts an author's templates read, told without rendering them. Imported only where there is a template. */


/**
 * Names with their dots, such as `commit.author.name` or `sections.failures`. A template that cannot be parsed names
 * nothing: rendering says what is wrong with it.
 */
function mentionedNames(...templates) {
    // Given, so that the engine does not ask Intl for it.
    const engine = new liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .Liquid */ .HX({ templates: {}, locale: 'en-US', parseLimit: 100_000 });
    for (const [name, tag] of Object.entries(_tags_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .g))
        engine.registerTag(name, tag);
    const names = templates.flatMap((template) => {
        try {
            const paths = template === undefined ? [] : engine.globalVariableSegmentsSync(template);
            return paths.map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
        }
        catch {
            return [];
        }
    });
    return [...new Set(names)];
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ TAGS_LEFT_OUT),
/* harmony export */   g: () => (/* binding */ TAGS)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8694);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9045);
/** Where our tags differ from Liquid's. A new tag is one entry in `TAGS`. */


/** What is captured is escaped already. */
class FinishedCapture extends liquidjs__WEBPACK_IMPORTED_MODULE_1__/* .CaptureTag */ .XU {
    *render(context) {
        yield* super.render(context);
        const scope = context.bottom();
        if (typeof scope[this.variable] === 'string')
            scope[this.variable] = new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Finished */ .d5(scope[this.variable]);
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
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   d5: () => (/* binding */ Finished),
/* harmony export */   pW: () => (/* binding */ OpenMap)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8694);
/** The values that templates handle beyond plain ones, and how any value is written. */

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
    liquidMethodMissing(name) {
        return this.#values.get(String(name)) ?? null;
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
    const parts = names.length === 0 ? '' : `: ${names.join(', ')}`;
    throw new Error(`this is a group of values, not one: name one of its parts${parts}`);
}


/***/ })

};
