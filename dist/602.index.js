export const id = 602;
export const ids = [602];
export const modules = {

/***/ 1602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tunnelLine: () => (/* binding */ tunnelLine)
/* harmony export */ });
/* harmony import */ var undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3701);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);


/**
 * A line through a proxy, by CONNECT. The whole of undici is loaded for this, and only for this.
 *
 * The phase holds here too: the request's own `onRequestStart` comes only after the tunnel and its TLS are ready.
 */
async function tunnelLine(proxy) {
    const { ProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    const trunk = (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .openTrunk */ .Jy)();
    let open = false;
    const dispatcher = new ProxyAgent({
        uri: proxy.origin,
        ...(proxy.authorization === undefined ? {} : { token: proxy.authorization }),
        requestTls: _connection_js__WEBPACK_IMPORTED_MODULE_1__/* .STRICT_TLS */ .ww,
        allowH2: false,
        connections: 1,
        maxHeaderSize: 16_384,
        headersTimeout: 0,
        bodyTimeout: 0,
        clientFactory(origin) {
            const client = new undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_0__(origin, (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .clientOptions */ .s1)(trunk));
            // A client lets go of its socket with this error when the proxy has answered CONNECT, and with others on failure.
            client.on('disconnect', (_origin, _clients, error) => {
                open ||= error.code === 'UND_ERR_INFO';
            });
            return client;
        },
    });
    return (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(dispatcher, trunk, () => open);
}


/***/ })

};
