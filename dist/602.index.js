export const id = 602;
export const ids = [602];
export const modules = {

/***/ 1602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tunnelConnection: () => (/* binding */ tunnelConnection)
/* harmony export */ });
/* harmony import */ var undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3701);
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4222);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _single_socket_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5676);




/**
 * Connects through a proxy, by CONNECT. Only this loads the whole of undici.
 *
 * The phase holds here too: `onRequestStart` of the request comes only after the tunnel and its TLS are ready.
 */
async function tunnelConnection(proxy) {
    const { ProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    const socket = (0,_single_socket_js__WEBPACK_IMPORTED_MODULE_2__/* .singleSocket */ .KM)();
    let open = false;
    const dispatcher = new ProxyAgent({
        uri: proxy.origin,
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ token: proxy.authorization }),
        requestTls: _single_socket_js__WEBPACK_IMPORTED_MODULE_2__/* .STRICT_TLS */ .ww,
        allowH2: false,
        connections: 1,
        maxHeaderSize: 16_384,
        headersTimeout: 0,
        bodyTimeout: 0,
        clientFactory(origin) {
            const client = new undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_0__(origin, (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .clientOptions */ .s1)(socket));
            // A client lets go of its socket with this error when the proxy has answered CONNECT, and with others on failure.
            client.on('disconnect', (_origin, _clients, error) => {
                open ||= error.code === 'UND_ERR_INFO';
            });
            return client;
        },
    });
    return (0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionOver */ .tf)(dispatcher, socket, () => open);
}


/***/ })

};
