export const id = 721;
export const ids = [721];
export const modules = {

/***/ 7721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mentionedNames: () => (/* binding */ mentionedNames)
/* harmony export */ });
/* harmony import */ var liquidjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8694);
/** Which facts an author's templates read, told without rendering them. Imported only where there is a template. */

/**
 * Names with their dots, such as `commit.author.name` or `sections.failures`. A template that cannot be parsed names
 * nothing: rendering says what is wrong with it.
 */
function mentionedNames(...templates) {
    // Given, so that the engine does not ask Intl for it.
    const engine = new liquidjs__WEBPACK_IMPORTED_MODULE_0__/* .Liquid */ .HX({ templates: {}, locale: 'en-US', parseLimit: 100_000 });
    const names = templates.flatMap((template) => {
        try {
            const segments = template === undefined ? [] : engine.globalVariableSegmentsSync(template);
            return segments.map((path) => path.filter((segment) => typeof segment === 'string').join('.'));
        }
        catch {
            return [];
        }
    });
    return [...new Set(names)];
}


/***/ })

};
