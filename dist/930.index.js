export const id = 930;
export const ids = [930];
export const modules = {

/***/ 7930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTemplates: () => (/* binding */ renderTemplates)
});

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(8694);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/message/markdown/escape.js
var markdown_escape = __webpack_require__(5934);
// EXTERNAL MODULE: ./lib/message/markdown/plain.js
var plain = __webpack_require__(1310);
// EXTERNAL MODULE: ./lib/message/sections/registry.js
var registry = __webpack_require__(7805);
// EXTERNAL MODULE: ./lib/nearest.js
var nearest = __webpack_require__(2037);
;// CONCATENATED MODULE: ./lib/message/templates/errors.js
/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */


/** What is left out on purpose, and what to do instead. */
const WITHOUT = {
    raw: 'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
    include: 'Templates read no files; write the text into the template itself.',
    render: 'Templates read no files; write the text into the template itself.',
    layout: 'Templates read no files; write the text into the template itself.',
    block: 'Templates read no files; write the text into the template itself.',
};
/** `part` is what the author wrote: `subject` or `body`. */
function templateError(error, part, names) {
    const [line, column] = position(error);
    const fault = (error instanceof Error ? error.message : String(error))
        .replace(/, line:\d+, col:\d+$/, '')
        .split('\n')[0];
    const { says, hint } = explain(fault ?? '', names);
    const where = line === undefined ? part : `${part}, line ${line}, column ${column}`;
    const at = line === undefined || column === undefined ? {} : { line, column };
    return new errors/* TemplateError */.$w(`${where}: ${says}`, { hint, ...at });
}
function explain(fault, names) {
    const variable = /^undefined variable: (.+)$/.exec(fault)?.[1];
    if (variable !== undefined)
        return unknownName('fact or variable', variable, names.variables);
    const filter = /^undefined filter: (.+)$/.exec(fault)?.[1];
    if (filter !== undefined)
        return unknownName('filter', filter, names.filters);
    const tag = /^tag "(.+)" not found$/.exec(fault)?.[1];
    if (tag !== undefined)
        return unknownName('tag', tag, names.tags);
    if (fault.endsWith('limit exceeded')) {
        return { says: `the template takes too much (${fault})`, hint: 'Make the template or its loops smaller.' };
    }
    return { says: fault, hint: 'See the Liquid language at https://liquidjs.com.' };
}
/** Says that a name does not exist, and which one was probably meant. */
function unknownName(kind, name, known) {
    const meant = (0,nearest/* nearest */.p)(name, known);
    const hint = WITHOUT[name] ?? (meant === undefined ? `Known: ${listed(name, known)}.` : `Did you mean "${meant}"?`);
    return { says: `there is no ${kind} "${name}"`, hint };
}
/** The names beside the one that was not found, else those of the first level. */
function listed(name, known) {
    const parent = name.slice(0, name.lastIndexOf('.') + 1);
    const level = (prefix) => known.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
    const beside = parent === '' ? [] : level(parent);
    return (beside.length > 0 ? beside : level('')).join(', ');
}
function position(error) {
    const token = error instanceof Error && 'token' in error ? error.token : undefined;
    if (typeof token !== 'object' || token === null || !('getPosition' in token))
        return [];
    const [line, column] = typeof token.getPosition === 'function' ? token.getPosition() : [];
    return typeof line === 'number' && typeof column === 'number' ? [line, column] : [];
}

;// CONCATENATED MODULE: ./lib/message/templates/vocabulary.js
/**
 * Every fact that a template may name. A name that is missing here is a mistake in the template; one that is here but
 * not known of this event is empty. The type makes sure that this is all of `Facts` and nothing else.
 */
const person = { login: 'text', name: 'text', email: 'text', url: 'url', bot: 'text' };
const commit = { sha: 'text', short: 'text', subject: 'text', message: 'text', url: 'url', author: person };
const runJob = {
    id: 'text',
    name: 'text',
    url: 'url',
    conclusion: 'text',
    started_at: 'text',
    duration_seconds: 'text',
    failed_steps: [{ number: 'text', name: 'text', url: 'url' }],
    errors: [{ message: 'text', path: 'text', line: 'text' }],
};
const VOCABULARY = {
    ci: 'text',
    event: { name: 'text', action: 'text' },
    conclusion: 'text',
    repository: { name: 'text', url: 'url', default_branch: 'text', private: 'text' },
    workflow: 'text',
    run: { id: 'text', number: 'text', attempt: 'text', url: 'url', started_at: 'text', duration_seconds: 'text' },
    job: { id: 'text', name: 'text', url: 'url', matrix: 'text' },
    ref: { type: 'text', name: 'text', url: 'url' },
    commit,
    actor: person,
    pull_request: {
        number: 'text',
        title: 'text',
        url: 'url',
        head: 'text',
        base: 'text',
        author: person,
        draft: 'text',
        merged: 'text',
        fork: 'text',
        labels: 'texts',
    },
    push: { commits: [commit], count: 'text', compare_url: 'url', forced: 'text', created: 'text', deleted: 'text' },
    release: { name: 'text', tag: 'text', url: 'url', notes: 'text', prerelease: 'text', draft: 'text', author: person },
    deployment: { id: 'text', environment: 'text', state: 'text', url: 'url', log_url: 'url', description: 'text' },
    subject: { type: 'text', title: 'text', number: 'text', url: 'url', author: person, comment: 'text' },
    schedule: 'text',
    inputs: 'map',
    jobs: [runJob],
    failed_jobs: [runJob],
    change: 'text',
    broken_since: { run: 'text', url: 'url', at: 'text', duration_seconds: 'text' },
    failures_in_a_row: 'text',
    commits_since_green: { commits: [commit], count: 'text', compare_url: 'url' },
    suspects: [person],
};
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

;// CONCATENATED MODULE: ./lib/message/templates/names.js
/** Finds mistyped names before anything is rendered, so that a branch taken only on red days is checked on green ones. */



/** The first name in reading order that no event has. Variables are left to rendering, where a condition may ask. */
function mistypedName(part, found, names) {
    const roots = { ...VOCABULARY, vars: 'map', sections: 'map' };
    const faults = Object.entries(found.globals).flatMap(([root, uses]) => Object.hasOwn(found.locals, root)
        ? []
        : uses.flatMap(({ segments, location }) => {
            const name = missing(segments, roots);
            return name === undefined ? [] : [{ name, line: location.row, column: location.col }];
        }));
    const [first] = faults.toSorted((one, other) => one.line - other.line || one.column - other.column);
    if (first === undefined)
        return undefined;
    const { says, hint } = unknownName('fact or variable', first.name, names.variables);
    const { line, column } = first;
    return new errors/* TemplateError */.$w(`${part}, line ${line}, column ${column}: ${says}`, { hint, line, column });
}
/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function missing(segments, roots) {
    let shape = roots;
    const path = [];
    for (const segment of segments) {
        if (typeof shape === 'string' || typeof segment !== 'string' || isList(shape))
            return undefined;
        path.push(segment);
        const inner = Object.hasOwn(shape, segment) ? shape[segment] : undefined;
        if (inner === undefined)
            return path.join('.');
        shape = inner;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/message/templates/engine.js
/**
 * The author's templates. Heavy: imported only where there is a template. Every value is escaped when it is written,
 * whatever filters it went through; the template's own text is not. No file is read, no loop or text grows without
 * limit.
 */








/** Renders what the author wrote. Never throws for what a template does. */
function renderTemplates(input) {
    const body = attempt('body', input.body, input, markdown_escape/* escapeLines */.RQ);
    const subject = attempt('subject', input.subject, input, plain/* inertLine */.Fq);
    const problem = body.problem ?? subject.problem;
    return {
        ...(body.text === undefined ? {} : { body: body.text }),
        ...(subject.text === undefined ? {} : { subject: subject.text.replace(/\s+/g, ' ') }),
        ...(problem === undefined ? {} : { problem }),
    };
}
/** `inert` makes one value inert in the place where the part is shown. */
function attempt(part, template, input, inert) {
    if (template === undefined)
        return {};
    const engine = createEngine(inert, input.timeZone);
    const names = namesOf(engine, input);
    try {
        const parsed = engine.parse(template);
        const mistyped = mistypedName(part, engine.analyzeSync(parsed, { partials: false }), names);
        if (mistyped !== undefined)
            return { problem: mistyped };
        const text = String(engine.renderSync(parsed, scopeOf(input))).trim();
        if (text !== '')
            return { text };
        const hint = 'Write something that is there for every event, or leave it out.';
        return { problem: new errors/* TemplateError */.$w(`${part}: the template came out empty`, { hint }) };
    }
    catch (error) {
        return { problem: templateError(error, part, names) };
    }
}
/** Text that is finished already: a section, the address of a fact, what a template captured. Not escaped again. */
class Finished extends liquid_node/* Drop */.ey {
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
    static write(value) {
        return value.#written;
    }
    trimmed() {
        return new Finished(this.#written.trim(), this.#value.trim());
    }
}
/** A map whose names nobody knows beforehand: a missing one is empty, not a mistake. */
class OpenMap extends liquid_node/* Drop */.ey {
    #values;
    constructor(values) {
        super();
        this.#values = new Map(Object.entries(values));
    }
    liquidMethodMissing(name) {
        return this.#values.get(String(name)) ?? null;
    }
}
function createEngine(inert, timezoneOffset) {
    const engine = new liquid_node/* Liquid */.HX({
        templates: {},
        ownPropertyOnly: true,
        strictFilters: true,
        strictVariables: true,
        lenientIf: true,
        parseLimit: 100_000,
        renderLimit: 500,
        memoryLimit: 1_000_000,
        // Given, so that the engine does not ask Intl for them.
        locale: 'en-US',
        timezoneOffset,
        outputEscape: (value) => written(value, inert),
    });
    for (const tag of ['include', 'render', 'layout', 'block'])
        delete engine.tags[tag];
    delete engine.filters['raw'];
    keepFinished(engine);
    return engine;
}
function written(value, inert) {
    if (value instanceof Finished)
        return Finished.write(value);
    if (value === null || value === undefined)
        return '';
    if (Array.isArray(value))
        return value.map((entry) => written(entry, inert)).join(', ');
    if (typeof value !== 'object')
        return inert(String(value));
    const names = Object.keys(value);
    const known = names.length === 0 ? '' : `: ${names.join(', ')}`;
    throw new Error(`this is a group of values, not one: name one of its parts${known}`);
}
/** What is captured is escaped already; `default` and `strip` pass finished text on. */
function keepFinished(engine) {
    engine.registerTag('capture', FinishedCapture);
    passOn(engine, 'default', (value) => value);
    passOn(engine, 'strip', (value) => value.trimmed());
}
function passOn(engine, name, finished) {
    const original = engine.filters[name];
    if (typeof original !== 'function')
        return;
    engine.registerFilter(name, function (value, ...args) {
        return value instanceof Finished ? finished(value) : original.call(this, value, ...args);
    });
}
class FinishedCapture extends liquid_node/* CaptureTag */.XU {
    *render(context) {
        yield* super.render(context);
        const scope = context.bottom();
        if (typeof scope[this.variable] === 'string')
            scope[this.variable] = new Finished(scope[this.variable]);
    }
}
function scopeOf(input) {
    const { facts } = input;
    const url = (0,registry/* runUrl */.Vp)(input);
    const marked = facts.run === undefined || url === undefined ? facts : { ...facts, run: { ...facts.run, url } };
    const builders = {
        url: (address) => new Finished((0,markdown_escape/* escapeLinkUrl */.Zx)(address) ?? '', address),
        map: (values) => new OpenMap(values),
    };
    const sections = Object.entries(registry/* SECTIONS */.bP).map(([name, section]) => {
        const text = section(input);
        return [name, text === undefined ? null : new Finished(text)];
    });
    const known = complete(marked, VOCABULARY, builders);
    return { ...known, vars: input.variables, sections: Object.fromEntries(sections) };
}
function namesOf(engine, input) {
    const variables = Object.keys(input.variables).map((name) => `vars.${name}`);
    const sections = Object.keys(registry/* SECTIONS */.bP).map((name) => `sections.${name}`);
    return {
        variables: [...knownNames(), 'vars', ...variables, 'sections', ...sections],
        filters: Object.keys(engine.filters),
        tags: Object.keys(engine.tags),
    };
}


/***/ })

};
