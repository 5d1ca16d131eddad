import * as __WEBPACK_EXTERNAL_MODULE_node_path_02319fef__ from "node:path";
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 9136:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const net = __nccwpck_require__(7030)
const assert = __nccwpck_require__(4589)
const util = __nccwpck_require__(3440)
const { InvalidArgumentError, ConnectTimeoutError } = __nccwpck_require__(8707)

let tls // include tls conditionally since it is not always available

// TODO: session re-use does not wait for the first
// connection to resolve the session and might therefore
// resolve the same servername multiple times even when
// re-use is enabled.

const SessionCache = class WeakSessionCache {
  constructor (maxCachedSessions) {
    this._maxCachedSessions = maxCachedSessions
    this._sessionCache = new Map()
    this._sessionRegistry = new FinalizationRegistry((key) => {
      if (this._sessionCache.size < this._maxCachedSessions) {
        return
      }

      const ref = this._sessionCache.get(key)
      if (ref !== undefined && ref.deref() === undefined) {
        this._sessionCache.delete(key)
      }
    })
  }

  get (sessionKey) {
    const ref = this._sessionCache.get(sessionKey)
    return ref ? ref.deref() : null
  }

  set (sessionKey, session) {
    if (this._maxCachedSessions === 0) {
      return
    }

    if (this._sessionCache.has(sessionKey)) {
      this._sessionCache.delete(sessionKey)
    } else if (this._sessionCache.size >= this._maxCachedSessions) {
      // Make room for the new session: prefer an entry whose session has
      // already been collected, otherwise evict the oldest one.
      let evicted = false
      for (const [key, ref] of this._sessionCache) {
        if (ref.deref() === undefined) {
          this._sessionCache.delete(key)
          evicted = true
          break
        }
      }

      if (!evicted) {
        const oldest = this._sessionCache.keys().next()
        if (!oldest.done) {
          this._sessionCache.delete(oldest.value)
        }
      }
    }

    this._sessionCache.set(sessionKey, new WeakRef(session))
    this._sessionRegistry.register(session, sessionKey)
  }
}

function buildConnector ({ allowH2, preferH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
  if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
    throw new InvalidArgumentError('maxCachedSessions must be a positive integer or zero')
  }

  const options = { path: socketPath, ...opts }
  const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions)
  timeout = timeout == null ? 10e3 : timeout
  allowH2 = allowH2 != null ? allowH2 : true
  return function connect ({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
    let socket
    if (protocol === 'https:') {
      if (!tls) {
        tls = __nccwpck_require__(1692)
      }
      servername = servername || options.servername || util.getServerName(host) || null

      const sessionKey = servername || hostname
      assert(sessionKey)

      const session = customSession || sessionCache.get(sessionKey) || null

      port = port || 443

      socket = tls.connect({
        highWaterMark: 16384, // TLS in node can't have bigger HWM anyway...
        ...options,
        servername,
        session,
        localAddress,
        ALPNProtocols: allowH2 ? (preferH2 ? ['h2', 'http/1.1'] : ['http/1.1', 'h2']) : ['http/1.1'],
        socket: httpSocket, // upgrade socket connection
        port,
        host: hostname
      })

      socket
        .on('session', function (session) {
          // TODO (fix): Can a session become invalid once established? Don't think so?
          sessionCache.set(sessionKey, session)
        })
    } else {
      assert(!httpSocket, 'httpSocket can only be sent on TLS update')

      port = port || 80

      const connectOptions = {
        highWaterMark: 64 * 1024, // Same as nodejs fs streams.
        ...options,
        localAddress,
        port,
        host: hostname
      }

      const family = net.isIP(hostname)
      if (family !== 0 && servername && servername !== hostname) {
        connectOptions.host = servername
        connectOptions.lookup = (_hostname, lookupOptions, cb) => {
          if (lookupOptions.all) {
            cb(null, [{ address: hostname, family }])
          } else {
            cb(null, hostname, family)
          }
        }
      }

      socket = net.connect(connectOptions)
      if (useH2c === true) {
        socket.alpnProtocol = 'h2'
      }
    }

    // Set TCP keep alive options on the socket here instead of in connect() for the case of assigning the socket
    if (options.keepAlive == null || options.keepAlive) {
      const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 60e3 : options.keepAliveInitialDelay
      socket.setKeepAlive(true, keepAliveInitialDelay)
    }

    const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port })

    socket
      .setNoDelay(true)
      .once(protocol === 'https:' ? 'secureConnect' : 'connect', function () {
        queueMicrotask(clearConnectTimeout)

        if (callback) {
          const cb = callback
          callback = null
          cb(null, this)
        }
      })
      .on('error', function (err) {
        queueMicrotask(clearConnectTimeout)

        if (callback) {
          const cb = callback
          callback = null
          cb(maybeNormalizeConnectError(err, this, { timeout, hostname, port }))
        }
      })

    return socket
  }
}

// `net.connect` with `autoSelectFamily` raises an `AggregateError` when every
// attempted address fails. If any of those failures is a timeout, surface the
// error as a `ConnectTimeoutError` so callers see the same error regardless of
// which timer (Node's internal one or undici's `connectTimeout`) wins the race.
// The original `AggregateError` is preserved on `.cause`.
function maybeNormalizeConnectError (err, socket, opts) {
  if (
    err instanceof AggregateError &&
    (err.code === 'ETIMEDOUT' || err.errors.some((e) => e != null && e.code === 'ETIMEDOUT'))
  ) {
    let message = 'Connect Timeout Error'
    if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
      message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`
    } else {
      message += ` (attempted address: ${opts.hostname}:${opts.port},`
    }
    message += ` timeout: ${opts.timeout}ms)`

    const wrapped = new ConnectTimeoutError(message)
    wrapped.cause = err
    return wrapped
  }
  return err
}

module.exports = buildConnector


/***/ }),

/***/ 735:
/***/ ((module) => {



/**
 * @see https://developer.mozilla.org/docs/Web/HTTP/Headers
 */
const wellknownHeaderNames = /** @type {const} */ ([
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Accept-Ranges',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Access-Control-Request-Headers',
  'Access-Control-Request-Method',
  'Age',
  'Allow',
  'Alt-Svc',
  'Alt-Used',
  'Authorization',
  'Cache-Control',
  'Clear-Site-Data',
  'Connection',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Location',
  'Content-Range',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Content-Type',
  'Cookie',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Date',
  'Device-Memory',
  'Downlink',
  'ECT',
  'ETag',
  'Expect',
  'Expect-CT',
  'Expires',
  'Forwarded',
  'From',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Keep-Alive',
  'Last-Modified',
  'Link',
  'Location',
  'Max-Forwards',
  'Origin',
  'Permissions-Policy',
  'Pragma',
  'Proxy-Authenticate',
  'Proxy-Authorization',
  'RTT',
  'Range',
  'Referer',
  'Referrer-Policy',
  'Refresh',
  'Retry-After',
  'Sec-WebSocket-Accept',
  'Sec-WebSocket-Extensions',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Protocol',
  'Sec-WebSocket-Version',
  'Server',
  'Server-Timing',
  'Service-Worker-Allowed',
  'Service-Worker-Navigation-Preload',
  'Set-Cookie',
  'SourceMap',
  'Strict-Transport-Security',
  'Supports-Loading-Mode',
  'TE',
  'Timing-Allow-Origin',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'Upgrade-Insecure-Requests',
  'User-Agent',
  'Vary',
  'Via',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Powered-By',
  'X-Requested-With',
  'X-XSS-Protection'
])

/** @type {Record<typeof wellknownHeaderNames[number]|Lowercase<typeof wellknownHeaderNames[number]>, string>} */
const headerNameLowerCasedRecord = {}

// Note: object prototypes should not be able to be referenced. e.g. `Object#hasOwnProperty`.
Object.setPrototypeOf(headerNameLowerCasedRecord, null)

for (let i = 0; i < wellknownHeaderNames.length; ++i) {
  const key = wellknownHeaderNames[i]
  const lowerCasedKey = key.toLowerCase()
  headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] =
    lowerCasedKey
}

/**
 * Default WebSocket receive limits (see `webSocket` in Client.md). Used by
 * DispatcherBase#webSocketOptions and by the WebSocket parser when the
 * dispatcher doesn't provide a value, so a dispatcher without
 * `webSocketOptions` (a custom one, or a wrapper) doesn't remove the limits.
 */
const defaultWebSocketMaxFragments = 131072
const defaultWebSocketMaxPayloadSize = 128 * 1024 * 1024 // 128 MB

module.exports = {
  wellknownHeaderNames,
  headerNameLowerCasedRecord,
  defaultWebSocketMaxFragments,
  defaultWebSocketMaxPayloadSize
}


/***/ }),

/***/ 2414:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const diagnosticsChannel = __nccwpck_require__(3053)
const util = __nccwpck_require__(7975)

const undiciDebugLog = util.debuglog('undici')
const fetchDebuglog = util.debuglog('fetch')
const websocketDebuglog = util.debuglog('websocket')

const channels = {
  // Client
  beforeConnect: diagnosticsChannel.channel('undici:client:beforeConnect'),
  connected: diagnosticsChannel.channel('undici:client:connected'),
  connectError: diagnosticsChannel.channel('undici:client:connectError'),
  sendHeaders: diagnosticsChannel.channel('undici:client:sendHeaders'),
  // Request
  create: diagnosticsChannel.channel('undici:request:create'),
  bodySent: diagnosticsChannel.channel('undici:request:bodySent'),
  bodyChunkSent: diagnosticsChannel.channel('undici:request:bodyChunkSent'),
  bodyChunkReceived: diagnosticsChannel.channel('undici:request:bodyChunkReceived'),
  headers: diagnosticsChannel.channel('undici:request:headers'),
  trailers: diagnosticsChannel.channel('undici:request:trailers'),
  error: diagnosticsChannel.channel('undici:request:error'),
  // WebSocket
  open: diagnosticsChannel.channel('undici:websocket:open'),
  close: diagnosticsChannel.channel('undici:websocket:close'),
  socketError: diagnosticsChannel.channel('undici:websocket:socket_error'),
  ping: diagnosticsChannel.channel('undici:websocket:ping'),
  pong: diagnosticsChannel.channel('undici:websocket:pong'),
  // ProxyAgent
  proxyConnected: diagnosticsChannel.channel('undici:proxy:connected')
}

let isTrackingClientEvents = false

function trackClientEvents (debugLog = undiciDebugLog) {
  if (isTrackingClientEvents) {
    return
  }

  // Check if any of the channels already have subscribers to prevent duplicate subscriptions
  // This can happen when both Node.js built-in undici and undici as a dependency are present
  if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers ||
      channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
    isTrackingClientEvents = true
    return
  }

  isTrackingClientEvents = true

  diagnosticsChannel.subscribe('undici:client:beforeConnect',
    evt => {
      const {
        connectParams: { version, protocol, port, host }
      } = evt
      debugLog(
        'connecting to %s%s using %s%s',
        host,
        port ? `:${port}` : '',
        protocol,
        version
      )
    })

  diagnosticsChannel.subscribe('undici:client:connected',
    evt => {
      const {
        connectParams: { version, protocol, port, host }
      } = evt
      debugLog(
        'connected to %s%s using %s%s',
        host,
        port ? `:${port}` : '',
        protocol,
        version
      )
    })

  diagnosticsChannel.subscribe('undici:client:connectError',
    evt => {
      const {
        connectParams: { version, protocol, port, host },
        error
      } = evt
      debugLog(
        'connection to %s%s using %s%s errored - %s',
        host,
        port ? `:${port}` : '',
        protocol,
        version,
        error.message
      )
    })

  diagnosticsChannel.subscribe('undici:client:sendHeaders',
    evt => {
      const {
        request: { method, path, origin }
      } = evt
      debugLog('sending request to %s %s%s', method, origin, path)
    })
}

let isTrackingRequestEvents = false

function trackRequestEvents (debugLog = undiciDebugLog) {
  if (isTrackingRequestEvents) {
    return
  }

  // Check if any of the channels already have subscribers to prevent duplicate subscriptions
  // This can happen when both Node.js built-in undici and undici as a dependency are present
  if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers ||
      channels.error.hasSubscribers) {
    isTrackingRequestEvents = true
    return
  }

  isTrackingRequestEvents = true

  diagnosticsChannel.subscribe('undici:request:headers',
    evt => {
      const {
        request: { method, path, origin },
        response: { statusCode }
      } = evt
      debugLog(
        'received response to %s %s%s - HTTP %d',
        method,
        origin,
        path,
        statusCode
      )
    })

  diagnosticsChannel.subscribe('undici:request:trailers',
    evt => {
      const {
        request: { method, path, origin }
      } = evt
      debugLog('trailers received from %s %s%s', method, origin, path)
    })

  diagnosticsChannel.subscribe('undici:request:error',
    evt => {
      const {
        request: { method, path, origin },
        error
      } = evt
      debugLog(
        'request to %s %s%s errored - %s',
        method,
        origin,
        path,
        error.message
      )
    })
}

let isTrackingWebSocketEvents = false

function trackWebSocketEvents (debugLog = websocketDebuglog) {
  if (isTrackingWebSocketEvents) {
    return
  }

  // Check if any of the channels already have subscribers to prevent duplicate subscriptions
  // This can happen when both Node.js built-in undici and undici as a dependency are present
  if (channels.open.hasSubscribers || channels.close.hasSubscribers ||
      channels.socketError.hasSubscribers || channels.ping.hasSubscribers ||
      channels.pong.hasSubscribers) {
    isTrackingWebSocketEvents = true
    return
  }

  isTrackingWebSocketEvents = true

  diagnosticsChannel.subscribe('undici:websocket:open',
    evt => {
      if (evt.address != null) {
        const { address, port } = evt.address
        debugLog('connection opened %s%s', address, port ? `:${port}` : '')
      } else {
        debugLog('connection opened')
      }
    })

  diagnosticsChannel.subscribe('undici:websocket:close',
    evt => {
      const { websocket, code, reason } = evt
      debugLog(
        'closed connection to %s - %s %s',
        websocket.url,
        code,
        reason
      )
    })

  diagnosticsChannel.subscribe('undici:websocket:socket_error',
    err => {
      debugLog('connection errored - %s', err.message)
    })

  diagnosticsChannel.subscribe('undici:websocket:ping',
    evt => {
      debugLog('ping received')
    })

  diagnosticsChannel.subscribe('undici:websocket:pong',
    evt => {
      debugLog('pong received')
    })
}

if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
  trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog)
  trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog)
}

if (websocketDebuglog.enabled) {
  trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog)
  trackWebSocketEvents(websocketDebuglog)
}

module.exports = {
  channels
}


/***/ }),

/***/ 8707:
/***/ ((module) => {



const kUndiciError = Symbol.for('undici.error.UND_ERR')
class UndiciError extends Error {
  constructor (message, options) {
    super(message, options)
    this.name = 'UndiciError'
    this.code = 'UND_ERR'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kUndiciError] === true
  }

  get [kUndiciError] () {
    return true
  }
}

const kConnectTimeoutError = Symbol.for('undici.error.UND_ERR_CONNECT_TIMEOUT')
class ConnectTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ConnectTimeoutError'
    this.message = message || 'Connect Timeout Error'
    this.code = 'UND_ERR_CONNECT_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kConnectTimeoutError] === true
  }

  get [kConnectTimeoutError] () {
    return true
  }
}

const kHeadersTimeoutError = Symbol.for('undici.error.UND_ERR_HEADERS_TIMEOUT')
class HeadersTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'HeadersTimeoutError'
    this.message = message || 'Headers Timeout Error'
    this.code = 'UND_ERR_HEADERS_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHeadersTimeoutError] === true
  }

  get [kHeadersTimeoutError] () {
    return true
  }
}

const kHeadersOverflowError = Symbol.for('undici.error.UND_ERR_HEADERS_OVERFLOW')
class HeadersOverflowError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'HeadersOverflowError'
    this.message = message || 'Headers Overflow Error'
    this.code = 'UND_ERR_HEADERS_OVERFLOW'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHeadersOverflowError] === true
  }

  get [kHeadersOverflowError] () {
    return true
  }
}

const kBodyTimeoutError = Symbol.for('undici.error.UND_ERR_BODY_TIMEOUT')
class BodyTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'BodyTimeoutError'
    this.message = message || 'Body Timeout Error'
    this.code = 'UND_ERR_BODY_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kBodyTimeoutError] === true
  }

  get [kBodyTimeoutError] () {
    return true
  }
}

const kInvalidArgumentError = Symbol.for('undici.error.UND_ERR_INVALID_ARG')
class InvalidArgumentError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'InvalidArgumentError'
    this.message = message || 'Invalid Argument Error'
    this.code = 'UND_ERR_INVALID_ARG'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInvalidArgumentError] === true
  }

  get [kInvalidArgumentError] () {
    return true
  }
}

const kInvalidReturnValueError = Symbol.for('undici.error.UND_ERR_INVALID_RETURN_VALUE')
class InvalidReturnValueError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'InvalidReturnValueError'
    this.message = message || 'Invalid Return Value Error'
    this.code = 'UND_ERR_INVALID_RETURN_VALUE'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInvalidReturnValueError] === true
  }

  get [kInvalidReturnValueError] () {
    return true
  }
}

const kAbortError = Symbol.for('undici.error.UND_ERR_ABORT')
class AbortError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'AbortError'
    this.message = message || 'The operation was aborted'
    this.code = 'UND_ERR_ABORT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kAbortError] === true
  }

  get [kAbortError] () {
    return true
  }
}

const kRequestAbortedError = Symbol.for('undici.error.UND_ERR_ABORTED')
class RequestAbortedError extends AbortError {
  constructor (message) {
    super(message)
    this.name = 'AbortError'
    this.message = message || 'Request aborted'
    this.code = 'UND_ERR_ABORTED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestAbortedError] === true
  }

  get [kRequestAbortedError] () {
    return true
  }
}

const kInformationalError = Symbol.for('undici.error.UND_ERR_INFO')
class InformationalError extends UndiciError {
  constructor (message, options) {
    super(message, options)
    this.name = 'InformationalError'
    this.message = message || 'Request information'
    this.code = 'UND_ERR_INFO'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInformationalError] === true
  }

  get [kInformationalError] () {
    return true
  }
}

const kRequestContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH')
class RequestContentLengthMismatchError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'RequestContentLengthMismatchError'
    this.message = message || 'Request body length does not match content-length header'
    this.code = 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestContentLengthMismatchError] === true
  }

  get [kRequestContentLengthMismatchError] () {
    return true
  }
}

const kResponseContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
class ResponseContentLengthMismatchError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ResponseContentLengthMismatchError'
    this.message = message || 'Response body length does not match content-length header'
    this.code = 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseContentLengthMismatchError] === true
  }

  get [kResponseContentLengthMismatchError] () {
    return true
  }
}

const kClientDestroyedError = Symbol.for('undici.error.UND_ERR_DESTROYED')
class ClientDestroyedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ClientDestroyedError'
    this.message = message || 'The client is destroyed'
    this.code = 'UND_ERR_DESTROYED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kClientDestroyedError] === true
  }

  get [kClientDestroyedError] () {
    return true
  }
}

const kClientClosedError = Symbol.for('undici.error.UND_ERR_CLOSED')
class ClientClosedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ClientClosedError'
    this.message = message || 'The client is closed'
    this.code = 'UND_ERR_CLOSED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kClientClosedError] === true
  }

  get [kClientClosedError] () {
    return true
  }
}

const kSocketError = Symbol.for('undici.error.UND_ERR_SOCKET')
class SocketError extends UndiciError {
  constructor (message, socket) {
    super(message)
    this.name = 'SocketError'
    this.message = message || 'Socket error'
    this.code = 'UND_ERR_SOCKET'
    this.socket = socket
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kSocketError] === true
  }

  get [kSocketError] () {
    return true
  }
}

const kNotSupportedError = Symbol.for('undici.error.UND_ERR_NOT_SUPPORTED')
class NotSupportedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'NotSupportedError'
    this.message = message || 'Not supported error'
    this.code = 'UND_ERR_NOT_SUPPORTED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kNotSupportedError] === true
  }

  get [kNotSupportedError] () {
    return true
  }
}

const kBalancedPoolMissingUpstreamError = Symbol.for('undici.error.UND_ERR_BPL_MISSING_UPSTREAM')
class BalancedPoolMissingUpstreamError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MissingUpstreamError'
    this.message = message || 'No upstream has been added to the BalancedPool'
    this.code = 'UND_ERR_BPL_MISSING_UPSTREAM'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kBalancedPoolMissingUpstreamError] === true
  }

  get [kBalancedPoolMissingUpstreamError] () {
    return true
  }
}

const kWebAssemblyNotSupportedError = Symbol.for('undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED')
class WebAssemblyNotSupportedError extends Error {
  constructor (message) {
    super(message || 'WebAssembly is not supported in this environment, but is required for HTTP/1 parsing')
    this.code = 'ERR_WEBASSEMBLY_NOT_SUPPORTED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kWebAssemblyNotSupportedError] === true
  }

  get [kWebAssemblyNotSupportedError] () {
    return true
  }
}

const kHTTPParserError = Symbol.for('undici.error.UND_ERR_HTTP_PARSER')
class HTTPParserError extends Error {
  constructor (message, code, data) {
    super(message)
    this.name = 'HTTPParserError'
    this.code = code ? `HPE_${code}` : undefined
    this.data = data ? data.toString() : undefined
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHTTPParserError] === true
  }

  get [kHTTPParserError] () {
    return true
  }
}

const kResponseExceededMaxSizeError = Symbol.for('undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE')
class ResponseExceededMaxSizeError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ResponseExceededMaxSizeError'
    this.message = message || 'Response content exceeded max size'
    this.code = 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseExceededMaxSizeError] === true
  }

  get [kResponseExceededMaxSizeError] () {
    return true
  }
}

const kRequestRetryError = Symbol.for('undici.error.UND_ERR_REQ_RETRY')
class RequestRetryError extends UndiciError {
  constructor (message, code, { headers, data }) {
    super(message)
    this.name = 'RequestRetryError'
    this.message = message || 'Request retry error'
    this.code = 'UND_ERR_REQ_RETRY'
    this.statusCode = code
    this.data = data
    this.headers = headers
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestRetryError] === true
  }

  get [kRequestRetryError] () {
    return true
  }
}

const kResponseError = Symbol.for('undici.error.UND_ERR_RESPONSE')
class ResponseError extends UndiciError {
  constructor (message, code, { headers, body, bodyTruncated = false }) {
    super(message)
    this.name = 'ResponseError'
    this.message = message || 'Response error'
    this.code = 'UND_ERR_RESPONSE'
    this.statusCode = code
    this.body = body
    this.bodyTruncated = bodyTruncated
    this.headers = headers
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseError] === true
  }

  get [kResponseError] () {
    return true
  }
}

const kSecureProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_TLS')
class SecureProxyConnectionError extends UndiciError {
  constructor (cause, message, options = {}) {
    super(message, { cause, ...options })
    this.name = 'SecureProxyConnectionError'
    this.message = message || 'Secure Proxy Connection failed'
    this.code = 'UND_ERR_PRX_TLS'
    this.cause = cause
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kSecureProxyConnectionError] === true
  }

  get [kSecureProxyConnectionError] () {
    return true
  }
}

const kProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_CONN')
class ProxyConnectionError extends UndiciError {
  constructor (cause, message, options = {}) {
    super(message, { cause, ...options })
    this.name = 'ProxyConnectionError'
    this.message = message || 'Proxy Connection failed'
    this.code = 'UND_ERR_PRX_CONN'
    this.cause = cause
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kProxyConnectionError] === true
  }

  get [kProxyConnectionError] () {
    return true
  }
}

const kMaxRedirectsError = Symbol.for('undici.error.UND_ERR_REDIRECT_MAX')
class MaxRedirectsError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MaxRedirectsError'
    this.message = message || 'max redirects'
    this.code = 'UND_ERR_REDIRECT_MAX'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kMaxRedirectsError] === true
  }

  get [kMaxRedirectsError] () {
    return true
  }
}

const kMaxOriginsReachedError = Symbol.for('undici.error.UND_ERR_MAX_ORIGINS_REACHED')
class MaxOriginsReachedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MaxOriginsReachedError'
    this.message = message || 'Maximum allowed origins reached'
    this.code = 'UND_ERR_MAX_ORIGINS_REACHED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kMaxOriginsReachedError] === true
  }

  get [kMaxOriginsReachedError] () {
    return true
  }
}

class Socks5ProxyError extends UndiciError {
  constructor (message, code) {
    super(message)
    this.name = 'Socks5ProxyError'
    this.message = message || 'SOCKS5 proxy error'
    this.code = code || 'UND_ERR_SOCKS5'
  }
}

const kMessageSizeExceededError = Symbol.for('undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED')
class MessageSizeExceededError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MessageSizeExceededError'
    this.message = message || 'Max decompressed message size exceeded'
    this.code = 'UND_ERR_WS_MESSAGE_SIZE_EXCEEDED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kMessageSizeExceededError] === true
  }

  get [kMessageSizeExceededError] () {
    return true
  }
}

module.exports = {
  AbortError,
  WebAssemblyNotSupportedError,
  HTTPParserError,
  UndiciError,
  HeadersTimeoutError,
  HeadersOverflowError,
  BodyTimeoutError,
  RequestContentLengthMismatchError,
  ConnectTimeoutError,
  InvalidArgumentError,
  InvalidReturnValueError,
  RequestAbortedError,
  ClientDestroyedError,
  ClientClosedError,
  InformationalError,
  SocketError,
  NotSupportedError,
  ResponseContentLengthMismatchError,
  BalancedPoolMissingUpstreamError,
  ResponseExceededMaxSizeError,
  RequestRetryError,
  ResponseError,
  SecureProxyConnectionError,
  ProxyConnectionError,
  MaxOriginsReachedError,
  MaxRedirectsError,
  Socks5ProxyError,
  MessageSizeExceededError
}


/***/ }),

/***/ 4655:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  InvalidArgumentError,
  NotSupportedError
} = __nccwpck_require__(8707)
const assert = __nccwpck_require__(4589)
const {
  isValidHTTPToken,
  isValidHeaderValue,
  isStream,
  destroy,
  isBuffer,
  isFormDataLike,
  isIterable,
  hasSafeIterator,
  isBlobLike,
  serializePathWithQuery,
  parseHeaders,
  assertRequestHandler,
  getServerName,
  normalizedMethodRecords,
  getProtocolFromUrlString
} = __nccwpck_require__(3440)
const { channels } = __nccwpck_require__(2414)
const { headerNameLowerCasedRecord } = __nccwpck_require__(735)

// Verifies that a given path is valid does not contain control chars \x00 to \x20
const invalidPathRegex = /[^\u0021-\u00ff]/

function isValidContentLengthHeaderValue (val) {
  if (typeof val !== 'string' || val.length === 0) {
    return false
  }

  for (let i = 0; i < val.length; i++) {
    const charCode = val.charCodeAt(i)
    if (charCode < 48 || charCode > 57) {
      return false
    }
  }

  return true
}

const kHandler = Symbol('handler')
const kController = Symbol('controller')
const kResume = Symbol('resume')

class RequestController {
  #paused = false
  #reason = null
  #aborted = false
  #abort

  [kResume] = null

  rawHeaders = null
  rawTrailers = null

  constructor (abort) {
    this.#abort = abort
  }

  pause () {
    this.#paused = true
  }

  resume () {
    if (this.#paused) {
      this.#paused = false
      this[kResume]?.()
    }
  }

  abort (reason) {
    if (!this.#aborted) {
      this.#aborted = true
      this.#reason = reason
      this.#abort(reason)
    }
  }

  get aborted () {
    return this.#aborted
  }

  get reason () {
    return this.#reason
  }

  get paused () {
    return this.#paused
  }
}

class Request {
  constructor (origin, {
    path,
    method,
    body,
    headers,
    query,
    idempotent,
    blocking,
    upgrade,
    headersTimeout,
    bodyTimeout,
    reset,
    expectContinue,
    servername,
    throwOnError,
    maxRedirections,
    typeOfService
  }, handler) {
    if (typeof path !== 'string') {
      throw new InvalidArgumentError('path must be a string')
    } else if (
      path[0] !== '/' &&
      !(path.startsWith('http://') || path.startsWith('https://')) &&
      method !== 'CONNECT'
    ) {
      throw new InvalidArgumentError('path must be an absolute URL or start with a slash')
    } else if (invalidPathRegex.test(path)) {
      throw new InvalidArgumentError('invalid request path')
    }

    if (typeof method !== 'string') {
      throw new InvalidArgumentError('method must be a string')
    } else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
      throw new InvalidArgumentError('invalid request method')
    }

    if (upgrade && typeof upgrade !== 'string') {
      throw new InvalidArgumentError('upgrade must be a string')
    }

    if (upgrade && !isValidHeaderValue(upgrade)) {
      throw new InvalidArgumentError('invalid upgrade header')
    }

    if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
      throw new InvalidArgumentError('invalid headersTimeout')
    }

    if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
      throw new InvalidArgumentError('invalid bodyTimeout')
    }

    if (reset != null && typeof reset !== 'boolean') {
      throw new InvalidArgumentError('invalid reset')
    }

    if (expectContinue != null && typeof expectContinue !== 'boolean') {
      throw new InvalidArgumentError('invalid expectContinue')
    }

    if (throwOnError != null) {
      throw new InvalidArgumentError('invalid throwOnError')
    }

    if (maxRedirections != null && maxRedirections !== 0) {
      throw new InvalidArgumentError('maxRedirections is not supported, use the redirect interceptor')
    }

    if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) {
      throw new InvalidArgumentError('typeOfService must be an integer between 0 and 255')
    }

    this.headersTimeout = headersTimeout

    this.bodyTimeout = bodyTimeout

    this.method = method

    this.typeOfService = typeOfService

    this.abort = null

    if (body == null) {
      this.body = null
    } else if (isStream(body)) {
      this.body = body

      const rState = this.body._readableState
      if (!rState || !rState.autoDestroy) {
        this.endHandler = function autoDestroy () {
          destroy(this)
        }
        this.body.on('end', this.endHandler)
      }

      this.errorHandler = err => {
        if (this.abort) {
          this.abort(err)
        } else {
          this.error = err
        }
      }
      this.body.on('error', this.errorHandler)
    } else if (isBuffer(body)) {
      this.body = body.byteLength ? body : null
    } else if (ArrayBuffer.isView(body)) {
      this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null
    } else if (body instanceof ArrayBuffer) {
      this.body = body.byteLength ? Buffer.from(body) : null
    } else if (typeof body === 'string') {
      this.body = body.length ? Buffer.from(body) : null
    } else if (isFormDataLike(body)) {
      if (!isUndiciFormData(body)) {
        throw new InvalidArgumentError('body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported')
      }
      this.body = body
    } else if (isIterable(body) || isBlobLike(body)) {
      this.body = body
    } else {
      throw new InvalidArgumentError('body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable')
    }

    this.completed = false
    this.aborted = false

    this.upgrade = upgrade || null

    this.path = query ? serializePathWithQuery(path, query) : path

    // TODO: shall we maybe standardize it to an URL object?
    this.origin = origin

    this.protocol = getProtocolFromUrlString(origin)

    this.idempotent = idempotent == null
      ? method === 'HEAD' || method === 'GET' || method === 'QUERY'
      : idempotent

    this.blocking = blocking ?? this.method !== 'HEAD'

    this.reset = reset == null ? null : reset

    this.host = null

    this.contentLength = null

    this.contentType = null

    this.headers = []

    // Only for H2
    this.expectContinue = expectContinue != null ? expectContinue : false

    if (Array.isArray(headers)) {
      if (headers.length % 2 !== 0) {
        throw new InvalidArgumentError('headers array must be even')
      }
      for (let i = 0; i < headers.length; i += 2) {
        processHeader(this, headers[i], headers[i + 1])
      }
    } else if (headers && typeof headers === 'object') {
      if (hasSafeIterator(headers)) {
        for (const header of headers) {
          if (!Array.isArray(header) || header.length !== 2) {
            throw new InvalidArgumentError('headers must be in key-value pair format')
          }
          processHeader(this, header[0], header[1])
        }
      } else {
        const keys = Object.keys(headers)
        for (let i = 0; i < keys.length; ++i) {
          processHeader(this, keys[i], headers[keys[i]])
        }
      }
    } else if (headers != null) {
      throw new InvalidArgumentError('headers must be an object or an array')
    }

    assertRequestHandler(handler, method, upgrade)

    this.servername = servername || getServerName(this.host) || null

    this[kHandler] = handler

    if (channels.create.hasSubscribers) {
      channels.create.publish({ request: this })
    }
  }

  onBodySent (chunk) {
    if (channels.bodyChunkSent.hasSubscribers) {
      channels.bodyChunkSent.publish({ request: this, chunk })
    }
    if (this[kHandler].onBodySent) {
      try {
        return this[kHandler].onBodySent(chunk)
      } catch (err) {
        this.abort(err)
      }
    }
  }

  onRequestSent () {
    if (channels.bodySent.hasSubscribers) {
      channels.bodySent.publish({ request: this })
    }

    if (this[kHandler].onRequestSent) {
      try {
        return this[kHandler].onRequestSent()
      } catch (err) {
        this.abort(err)
      }
    }
  }

  onRequestStart (abort, context) {
    assert(!this.aborted)
    assert(!this.completed)

    this[kController] = new RequestController(abort)

    if (this.error) {
      this[kController].abort(this.error)
      return
    }

    this.abort = abort
    return this[kHandler].onRequestStart(this[kController], context)
  }

  onResponseStarted () {
    return this[kHandler].onResponseStarted?.()
  }

  onResponseStart (statusCode, headers, resume, statusText) {
    assert(!this.aborted)
    assert(!this.completed)

    if (channels.headers.hasSubscribers) {
      channels.headers.publish({ request: this, response: { statusCode, headers, statusText } })
    }

    const controller = this[kController]
    if (controller) {
      controller[kResume] = resume
      controller.rawHeaders = headers
    }

    const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers

    try {
      this[kHandler].onResponseStart?.(controller, statusCode, parsedHeaders, statusText)
      return !controller?.paused
    } catch (err) {
      this.abort(err)
      return false
    }
  }

  onResponseData (chunk) {
    assert(!this.aborted)
    assert(!this.completed)

    if (channels.bodyChunkReceived.hasSubscribers) {
      channels.bodyChunkReceived.publish({ request: this, chunk })
    }

    const controller = this[kController]
    try {
      this[kHandler].onResponseData?.(controller, chunk)
      return !controller?.paused
    } catch (err) {
      this.abort(err)
      return false
    }
  }

  /**
   * @param {number} statusCode
   * @param {Buffer[]|string[]|import('../../types/header.d.ts').IncomingHttpHeaders} headers
   * @param {import('node:stream').Duplex} socket
   * @param {string} [statusText]
   */
  onRequestUpgrade (statusCode, headers, socket, statusText = '') {
    this.onFinally()

    assert(!this.aborted)
    assert(!this.completed)

    if (channels.headers.hasSubscribers) {
      channels.headers.publish({ request: this, response: { statusCode, headers, statusText } })
    }

    const controller = this[kController]
    if (controller) {
      controller.rawHeaders = headers
    }

    const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers

    const result = this[kHandler].onRequestUpgrade?.(controller, statusCode, parsedHeaders, socket)

    if (!this.aborted) {
      this.completed = true
      if (channels.trailers.hasSubscribers) {
        channels.trailers.publish({ request: this, trailers: [] })
      }
    }

    return result
  }

  onResponseEnd (trailers) {
    this.onFinally()

    assert(!this.aborted)
    assert(!this.completed)

    this.completed = true
    if (channels.trailers.hasSubscribers) {
      channels.trailers.publish({ request: this, trailers })
    }

    const controller = this[kController]
    if (controller) {
      controller.rawTrailers = trailers
    }

    const parsedTrailers = Array.isArray(trailers) ? parseHeaders(trailers) : trailers

    try {
      return this[kHandler].onResponseEnd?.(controller, parsedTrailers)
    } catch (err) {
      // TODO (fix): This might be a bad idea?
      this.onResponseError(err)
    }
  }

  onResponseError (error) {
    this.onFinally()

    if (channels.error.hasSubscribers) {
      channels.error.publish({ request: this, error })
    }

    if (this.aborted) {
      return
    }
    this.aborted = true

    const controller = this[kController]

    return this[kHandler].onResponseError?.(controller, error)
  }

  onFinally () {
    if (this.errorHandler) {
      this.body.off('error', this.errorHandler)
      this.errorHandler = null
    }

    if (this.endHandler) {
      this.body.off('end', this.endHandler)
      this.endHandler = null
    }
  }

  addHeader (key, value) {
    processHeader(this, key, value)
    return this
  }
}

function processHeader (request, key, val) {
  if (val && (typeof val === 'object' && !Array.isArray(val))) {
    throw new InvalidArgumentError(`invalid ${key} header`)
  } else if (val === undefined) {
    return
  }

  let headerName = headerNameLowerCasedRecord[key]

  if (headerName === undefined) {
    headerName = key.toLowerCase()
    if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
      throw new InvalidArgumentError('invalid header key')
    }
  }

  if (Array.isArray(val)) {
    const arr = []
    for (let i = 0; i < val.length; i++) {
      if (typeof val[i] === 'string') {
        if (!isValidHeaderValue(val[i])) {
          throw new InvalidArgumentError(`invalid ${key} header`)
        }
        arr.push(val[i])
      } else if (val[i] === null) {
        arr.push('')
      } else if (typeof val[i] === 'object') {
        throw new InvalidArgumentError(`invalid ${key} header`)
      } else {
        // Coerce primitives (and reject unsafe coercions such as functions
        // with a crafted toString/Symbol.toPrimitive).
        const str = `${val[i]}`
        if (!isValidHeaderValue(str)) {
          throw new InvalidArgumentError(`invalid ${key} header`)
        }
        arr.push(str)
      }
    }
    val = arr
  } else if (typeof val === 'string') {
    if (!isValidHeaderValue(val)) {
      throw new InvalidArgumentError(`invalid ${key} header`)
    }
  } else if (val === null) {
    val = ''
  } else {
    // Coerce primitives (and reject unsafe coercions such as functions
    // with a crafted toString/Symbol.toPrimitive).
    val = `${val}`
    if (!isValidHeaderValue(val)) {
      throw new InvalidArgumentError(`invalid ${key} header`)
    }
  }

  if (headerName === 'host') {
    if (request.host !== null) {
      throw new InvalidArgumentError('duplicate host header')
    }
    if (typeof val !== 'string') {
      throw new InvalidArgumentError('invalid host header')
    }
    // Consumed by Client
    request.host = val
  } else if (headerName === 'content-length') {
    if (request.contentLength !== null) {
      throw new InvalidArgumentError('duplicate content-length header')
    }
    if (!isValidContentLengthHeaderValue(val)) {
      throw new InvalidArgumentError('invalid content-length header')
    }
    request.contentLength = parseInt(val, 10)
  } else if (request.contentType === null && headerName === 'content-type') {
    request.contentType = val
    request.headers.push(key, val)
  } else if (headerName === 'transfer-encoding' || headerName === 'keep-alive' || headerName === 'upgrade') {
    throw new InvalidArgumentError(`invalid ${headerName} header`)
  } else if (headerName === 'connection') {
    // Per RFC 7230 Section 6.1, Connection header can contain
    // a comma-separated list of connection option tokens (header names)
    const value = typeof val === 'string' ? val : null
    if (value === null) {
      throw new InvalidArgumentError('invalid connection header')
    }

    for (const token of value.toLowerCase().split(',')) {
      const trimmed = token.trim()
      if (!isValidHTTPToken(trimmed)) {
        throw new InvalidArgumentError('invalid connection header')
      }
      if (trimmed === 'close') {
        request.reset = true
      }
    }
  } else if (headerName === 'expect') {
    throw new NotSupportedError('expect header not supported')
  } else {
    request.headers.push(key, val)
  }
}

let isFormData

function isUndiciFormData (body) {
  if (isFormData === undefined) {
    __nccwpck_require__(7666)
    isFormData = (__nccwpck_require__(7666).webidl).is.FormData
  }
  return isFormData(body)
}

module.exports = Request


/***/ }),

/***/ 6443:
/***/ ((module) => {



module.exports = {
  kClose: Symbol('close'),
  kDestroy: Symbol('destroy'),
  kDispatch: Symbol('dispatch'),
  kUrl: Symbol('url'),
  kRequestOrigin: Symbol('request origin'),
  kRedirectCacheControl: Symbol('redirect cache control'),
  kOriginless: Symbol('originless'),
  kWriting: Symbol('writing'),
  kResuming: Symbol('resuming'),
  kQueue: Symbol('queue'),
  kConnect: Symbol('connect'),
  kConnecting: Symbol('connecting'),
  kKeepAliveDefaultTimeout: Symbol('default keep alive timeout'),
  kKeepAliveMaxTimeout: Symbol('max keep alive timeout'),
  kKeepAliveTimeoutThreshold: Symbol('keep alive timeout threshold'),
  kKeepAliveTimeoutValue: Symbol('keep alive timeout'),
  kKeepAlive: Symbol('keep alive'),
  kHeadersTimeout: Symbol('headers timeout'),
  kBodyTimeout: Symbol('body timeout'),
  kServerName: Symbol('server name'),
  kLocalAddress: Symbol('local address'),
  kHost: Symbol('host'),
  kNoRef: Symbol('no ref'),
  kBodyUsed: Symbol('used'),
  kBody: Symbol('abstracted request body'),
  kRunning: Symbol('running'),
  kBlocking: Symbol('blocking'),
  kPending: Symbol('pending'),
  kSize: Symbol('size'),
  kBusy: Symbol('busy'),
  kQueued: Symbol('queued'),
  kFree: Symbol('free'),
  kConnected: Symbol('connected'),
  kClosed: Symbol('closed'),
  kNeedDrain: Symbol('need drain'),
  kReset: Symbol('reset'),
  kDestroyed: Symbol.for('nodejs.stream.destroyed'),
  kResume: Symbol('resume'),
  kOnError: Symbol('on error'),
  kMaxHeadersSize: Symbol('max headers size'),
  kRunningIdx: Symbol('running index'),
  kPendingIdx: Symbol('pending index'),
  kError: Symbol('error'),
  kClients: Symbol('clients'),
  kClient: Symbol('client'),
  kParser: Symbol('parser'),
  kOnDestroyed: Symbol('destroy callbacks'),
  kPipelining: Symbol('pipelining'),
  kSocket: Symbol('socket'),
  kHostHeader: Symbol('host header'),
  kConnector: Symbol('connector'),
  kStrictContentLength: Symbol('strict content length'),
  kMaxRedirections: Symbol('maxRedirections'),
  kMaxRequests: Symbol('maxRequestsPerClient'),
  kProxy: Symbol('proxy agent options'),
  kCounter: Symbol('socket request counter'),
  kMaxResponseSize: Symbol('max response size'),
  kHTTP2Session: Symbol('http2Session'),
  kHTTP2Options: Symbol('http2 options'),
  kHTTP2SessionState: Symbol('http2Session state'),
  kRetryHandlerDefaultRetry: Symbol('retry agent default retry'),
  kConstruct: Symbol('constructable'),
  kListeners: Symbol('listeners'),
  kHTTPContext: Symbol('http context'),
  kMaxConcurrentStreams: Symbol('max concurrent streams'),
  kHostAuthority: Symbol('host authority'),
  kHTTP2InitialWindowSize: Symbol('http2 initial window size'),
  kHTTP2ConnectionWindowSize: Symbol('http2 connection window size'),
  kEnableConnectProtocol: Symbol('http2session connect protocol'),
  kRemoteSettings: Symbol('http2session remote settings'),
  kHTTP2Stream: Symbol('http2session client stream'),
  kPingInterval: Symbol('ping interval'),
  kUseMilo: Symbol('use milo'),
  kNoProxyAgent: Symbol('no proxy agent'),
  kHttpProxyAgent: Symbol('http proxy agent'),
  kHttpsProxyAgent: Symbol('https proxy agent'),
  kSocks5ProxyAgent: Symbol('socks5 proxy agent')
}


/***/ }),

/***/ 7752:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  wellknownHeaderNames,
  headerNameLowerCasedRecord
} = __nccwpck_require__(735)

class TstNode {
  /** @type {any} */
  value = null
  /** @type {null | TstNode} */
  left = null
  /** @type {null | TstNode} */
  middle = null
  /** @type {null | TstNode} */
  right = null
  /** @type {number} */
  code
  /**
   * @param {string} key
   * @param {any} value
   * @param {number} index
   */
  constructor (key, value, index) {
    if (index === undefined || index >= key.length) {
      throw new TypeError('Unreachable')
    }
    const code = this.code = key.charCodeAt(index)
    // check code is ascii string
    if (code > 0x7F) {
      throw new TypeError('key must be ascii string')
    }
    if (key.length !== ++index) {
      this.middle = new TstNode(key, value, index)
    } else {
      this.value = value
    }
  }

  /**
   * @param {string} key
   * @param {any} value
   * @returns {void}
   */
  add (key, value) {
    const length = key.length
    if (length === 0) {
      throw new TypeError('Unreachable')
    }
    let index = 0
    /**
     * @type {TstNode}
     */
    let node = this
    while (true) {
      const code = key.charCodeAt(index)
      // check code is ascii string
      if (code > 0x7F) {
        throw new TypeError('key must be ascii string')
      }
      if (node.code === code) {
        if (length === ++index) {
          node.value = value
          break
        } else if (node.middle !== null) {
          node = node.middle
        } else {
          node.middle = new TstNode(key, value, index)
          break
        }
      } else if (node.code < code) {
        if (node.left !== null) {
          node = node.left
        } else {
          node.left = new TstNode(key, value, index)
          break
        }
      } else if (node.right !== null) {
        node = node.right
      } else {
        node.right = new TstNode(key, value, index)
        break
      }
    }
  }

  /**
   * @param {Uint8Array} key
   * @returns {TstNode | null}
   */
  search (key) {
    const keylength = key.length
    let index = 0
    /**
     * @type {TstNode|null}
     */
    let node = this
    while (node !== null && index < keylength) {
      let code = key[index]
      // A-Z
      // First check if it is bigger than 0x5a.
      // Lowercase letters have higher char codes than uppercase ones.
      // Also we assume that headers will mostly contain lowercase characters.
      if (code <= 0x5a && code >= 0x41) {
        // Lowercase for uppercase.
        code |= 32
      }
      while (node !== null) {
        if (code === node.code) {
          if (keylength === ++index) {
            // Returns Node since it is the last key.
            return node
          }
          node = node.middle
          break
        }
        node = node.code < code ? node.left : node.right
      }
    }
    return null
  }
}

class TernarySearchTree {
  /** @type {TstNode | null} */
  node = null

  /**
   * @param {string} key
   * @param {any} value
   * @returns {void}
   * */
  insert (key, value) {
    if (this.node === null) {
      this.node = new TstNode(key, value, 0)
    } else {
      this.node.add(key, value)
    }
  }

  /**
   * @param {Uint8Array} key
   * @returns {any}
   */
  lookup (key) {
    return this.node?.search(key)?.value ?? null
  }
}

const tree = new TernarySearchTree()

for (let i = 0; i < wellknownHeaderNames.length; ++i) {
  const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]]
  tree.insert(key, key)
}

module.exports = {
  TernarySearchTree,
  tree
}


/***/ }),

/***/ 3440:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const { kDestroyed, kBodyUsed, kListeners, kBody } = __nccwpck_require__(6443)
const { IncomingMessage } = __nccwpck_require__(7067)
const stream = __nccwpck_require__(7075)
const net = __nccwpck_require__(7030)
const { stringify } = __nccwpck_require__(1792)
const { EventEmitter: EE, addAbortListener: addAbortListenerNative } = __nccwpck_require__(8474)
const timers = __nccwpck_require__(6603)
const { InvalidArgumentError, ConnectTimeoutError } = __nccwpck_require__(8707)
const { headerNameLowerCasedRecord } = __nccwpck_require__(735)
const { tree } = __nccwpck_require__(7752)

class BodyAsyncIterable {
  constructor (body) {
    this[kBody] = body
    this[kBodyUsed] = false
  }

  async * [Symbol.asyncIterator] () {
    assert(!this[kBodyUsed], 'disturbed')
    this[kBodyUsed] = true
    yield * this[kBody]
  }
}

function noop () {}

/**
 * @param {*} body
 * @returns {*}
 */
function wrapRequestBody (body) {
  if (isStream(body)) {
    // TODO (fix): Provide some way for the user to cache the file to e.g. /tmp
    // so that it can be dispatched again?
    // TODO (fix): Do we need 100-expect support to provide a way to do this properly?
    if (bodyLength(body) === 0) {
      body
        .on('data', function () {
          assert(false)
        })
    }

    if (typeof body.readableDidRead !== 'boolean') {
      body[kBodyUsed] = false
      EE.prototype.on.call(body, 'data', function () {
        this[kBodyUsed] = true
      })
    }

    return body
  } else if (body && typeof body.pipeTo === 'function') {
    // TODO (fix): We can't access ReadableStream internal state
    // to determine whether or not it has been disturbed. This is just
    // a workaround.
    return new BodyAsyncIterable(body)
  } else if (body && isFormDataLike(body)) {
    return body
  } else if (
    body &&
    typeof body !== 'string' &&
    !ArrayBuffer.isView(body) &&
    isIterable(body)
  ) {
    // TODO: Should we allow re-using iterable if !this.opts.idempotent
    // or through some other flag?
    return new BodyAsyncIterable(body)
  } else {
    return body
  }
}

/**
 * @param {*} obj
 * @returns {obj is import('node:stream').Stream}
 */
function isStream (obj) {
  return obj && typeof obj === 'object' && typeof obj.pipe === 'function' && typeof obj.on === 'function'
}

/**
 * @param {*} object
 * @returns {object is Blob}
 */
function isBlobLike (object) {
  return object instanceof Blob
}

/**
 * @param {string} url The path to check for query strings or fragments.
 * @returns {boolean} Returns true if the path contains a query string or fragment.
 */
function pathHasQueryOrFragment (url) {
  return (
    url.includes('?') ||
    url.includes('#')
  )
}

/**
 * @param {string} url The URL to add the query params to
 * @param {import('node:querystring').ParsedUrlQueryInput} queryParams The object to serialize into a URL query string
 * @returns {string} The URL with the query params added
 */
function serializePathWithQuery (url, queryParams) {
  if (pathHasQueryOrFragment(url)) {
    throw new Error('Query params cannot be passed when url already contains "?" or "#".')
  }

  const stringified = stringify(queryParams)

  if (stringified) {
    url += '?' + stringified
  }

  return url
}

/**
 * @param {number|string|undefined} port
 * @returns {boolean}
 */
function isValidPort (port) {
  const value = parseInt(port, 10)
  return (
    value === Number(port) &&
    value >= 0 &&
    value <= 65535
  )
}

/**
 * Check if the value is a valid http or https prefixed string.
 *
 * @param {string} value
 * @returns {boolean}
 */
function isHttpOrHttpsPrefixed (value) {
  return (
    value != null &&
    value[0] === 'h' &&
    value[1] === 't' &&
    value[2] === 't' &&
    value[3] === 'p' &&
    (
      value[4] === ':' ||
      (
        value[4] === 's' &&
        value[5] === ':'
      )
    )
  )
}

/**
 * @param {string|URL|Record<string,string>} url
 * @returns {URL}
 */
function parseURL (url) {
  if (typeof url === 'string') {
    /**
     * @type {URL}
     */
    url = new URL(url)

    if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
      throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
    }

    return url
  }

  if (!url || typeof url !== 'object') {
    throw new InvalidArgumentError('Invalid URL: The URL argument must be a non-null object.')
  }

  if (!(url instanceof URL)) {
    if (url.port != null && url.port !== '' && isValidPort(url.port) === false) {
      throw new InvalidArgumentError('Invalid URL: port must be a valid integer or a string representation of an integer.')
    }

    if (url.path != null && typeof url.path !== 'string') {
      throw new InvalidArgumentError('Invalid URL path: the path must be a string or null/undefined.')
    }

    if (url.pathname != null && typeof url.pathname !== 'string') {
      throw new InvalidArgumentError('Invalid URL pathname: the pathname must be a string or null/undefined.')
    }

    if (url.hostname != null && typeof url.hostname !== 'string') {
      throw new InvalidArgumentError('Invalid URL hostname: the hostname must be a string or null/undefined.')
    }

    if (url.origin != null && typeof url.origin !== 'string') {
      throw new InvalidArgumentError('Invalid URL origin: the origin must be a string or null/undefined.')
    }

    if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
      throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
    }

    const port = url.port != null
      ? url.port
      : (url.protocol === 'https:' ? 443 : 80)
    let origin = url.origin != null
      ? url.origin
      : `${url.protocol || ''}//${url.hostname || ''}:${port}`
    let path = url.path != null
      ? url.path
      : `${url.pathname || ''}${url.search || ''}`

    if (origin[origin.length - 1] === '/') {
      origin = origin.slice(0, origin.length - 1)
    }

    if (path && path[0] !== '/') {
      path = `/${path}`
    }
    // new URL(path, origin) is unsafe when `path` contains an absolute URL
    // From https://developer.mozilla.org/en-US/docs/Web/API/URL/URL:
    // If first parameter is a relative URL, second param is required, and will be used as the base URL.
    // If first parameter is an absolute URL, a given second param will be ignored.
    return new URL(`${origin}${path}`)
  }

  if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
    throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
  }

  return url
}

/**
 * @param {string|URL|Record<string, string>} url
 * @returns {URL}
 */
function parseOrigin (url) {
  url = parseURL(url)

  if (url.pathname !== '/' || url.search || url.hash) {
    throw new InvalidArgumentError('invalid url')
  }

  return url
}

/**
 * @param {string} host
 * @returns {string}
 */
function getHostname (host) {
  if (host[0] === '[') {
    const idx = host.indexOf(']')

    assert(idx !== -1)
    return host.substring(1, idx)
  }

  const idx = host.indexOf(':')
  if (idx === -1) return host

  return host.substring(0, idx)
}

/**
 * IP addresses are not valid server names per RFC6066
 * Currently, the only server names supported are DNS hostnames
 * @param {string|null} host
 * @returns {string|null}
 */
function getServerName (host) {
  if (!host) {
    return null
  }

  assert(typeof host === 'string')

  const servername = getHostname(host)
  if (net.isIP(servername)) {
    return ''
  }

  return servername
}

/**
 * @function
 * @template T
 * @param {T} obj
 * @returns {T}
 */
function deepClone (obj) {
  return JSON.parse(JSON.stringify(obj))
}

/**
 * @param {*} obj
 * @returns {obj is AsyncIterable}
 */
function isAsyncIterable (obj) {
  return !!(obj != null && typeof obj[Symbol.asyncIterator] === 'function')
}

/**
 * @param {*} obj
 * @returns {obj is Iterable}
 */
function isIterable (obj) {
  return !!(obj != null && (typeof obj[Symbol.iterator] === 'function' || typeof obj[Symbol.asyncIterator] === 'function'))
}

/**
 * Checks whether an object has a safe Symbol.iterator \u2014 i.e. one that is
 * either own or inherited from a non-Object.prototype chain.  This prevents
 * prototype-pollution attacks from injecting a fake iterator on
 * Object.prototype.
 * @param {object} obj
 * @returns {boolean}
 */
function hasSafeIterator (obj) {
  const prototype = Object.getPrototypeOf(obj)
  const ownIterator = Object.hasOwn(obj, Symbol.iterator)
  return ownIterator || (prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === 'function')
}

/**
 * @param {Blob|Buffer|import ('stream').Stream} body
 * @returns {number|null}
 */
function bodyLength (body) {
  if (body == null) {
    return 0
  } else if (isStream(body)) {
    const state = body._readableState
    return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length)
      ? state.length
      : null
  } else if (isBlobLike(body)) {
    return body.size != null ? body.size : null
  } else if (isBuffer(body)) {
    return body.byteLength
  }

  return null
}

/**
 * @param {import ('stream').Stream} body
 * @returns {boolean}
 */
function isDestroyed (body) {
  return body && !!(body.destroyed || body[kDestroyed] || (stream.isDestroyed?.(body)))
}

/**
 * @param {import ('stream').Stream} stream
 * @param {Error} [err]
 * @returns {void}
 */
function destroy (stream, err) {
  if (stream == null || !isStream(stream) || isDestroyed(stream)) {
    return
  }

  if (typeof stream.destroy === 'function') {
    if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
      // See: https://github.com/nodejs/node/pull/38505/files
      stream.socket = null
    }

    try {
      stream.destroy(err)
    } catch {
      // stream.destroy may throw on managed sockets (e.g., http2).
      // Silently ignore \u2014 the socket lifecycle is handled by the subsystem.
    }
  } else if (err) {
    queueMicrotask(() => {
      stream.emit('error', err)
    })
  }

  if (stream.destroyed !== true) {
    stream[kDestroyed] = true
  }
}

const KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i
/**
 * @param {string} val
 * @returns {number | null}
 */
function parseKeepAliveTimeout (val) {
  const m = val.match(KEEPALIVE_TIMEOUT_EXPR)
  return m ? parseInt(m[1], 10) * 1000 : null
}

/**
 * Retrieves a header name and returns its lowercase value.
 * @param {string | Buffer} value Header name
 * @returns {string}
 */
function headerNameToString (value) {
  return typeof value === 'string'
    ? headerNameLowerCasedRecord[value] ?? value.toLowerCase()
    : tree.lookup(value) ?? value.toString('latin1').toLowerCase()
}

/**
 * Receive the buffer as a string and return its lowercase value.
 * @param {Buffer} value Header name
 * @returns {string}
 */
function bufferToLowerCasedHeaderName (value) {
  return tree.lookup(value) ?? value.toString('latin1').toLowerCase()
}

/**
 * Writes a header onto a plain object without going through the
 * `Object.prototype` `__proto__` setter. Plain assignment there drops a string
 * value and, when the value is an array, replaces the object's prototype
 * instead of storing anything. Every other name is a normal assignment.
 *
 * @param {Record<string, string | string[]>} obj Accumulator to write onto
 * @param {string} key Header name
 * @param {string | string[]} value Header value
 * @returns {void}
 */
function setHeader (obj, key, value) {
  if (key === '__proto__') {
    Object.defineProperty(obj, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true
    })
  } else {
    obj[key] = value
  }
}

/**
 * @param {(Buffer | string)[]} headers
 * @param {Record<string, string | string[]>} [obj]
 * @returns {Record<string, string | string[]>}
 */
function parseHeaders (headers, obj) {
  if (obj === undefined) obj = {}

  for (let i = 0; i < headers.length; i += 2) {
    const key = headerNameToString(headers[i])
    let val = obj[key]

    if (val !== undefined) {
      if (!Object.hasOwn(obj, key)) {
        const headersValue = typeof headers[i + 1] === 'string'
          ? headers[i + 1]
          : Array.isArray(headers[i + 1])
            ? headers[i + 1].map(x => x.toString('latin1'))
            : headers[i + 1].toString('latin1')

        if (key === '__proto__') {
          Object.defineProperty(obj, key, {
            value: headersValue,
            enumerable: true,
            configurable: true,
            writable: true
          })
        } else {
          obj[key] = headersValue
        }
      } else {
        if (typeof val === 'string') {
          val = [val]
          obj[key] = val
        }
        val.push(headers[i + 1].toString('latin1'))
      }
    } else {
      const headersValue = typeof headers[i + 1] === 'string'
        ? headers[i + 1]
        : Array.isArray(headers[i + 1])
          ? headers[i + 1].map(x => x.toString('latin1'))
          : headers[i + 1].toString('latin1')

      obj[key] = headersValue
    }
  }

  return obj
}

/**
 * @param {Buffer[] | string[] | Record<string, string | string[]> | null | undefined} headers
 * @returns {string[]}
 */
function parseRawHeaders (headers) {
  if (headers == null) {
    return []
  }

  if (!Array.isArray(headers)) {
    const rawHeaders = []

    for (const [name, value] of Object.entries(headers)) {
      if (Array.isArray(value)) {
        for (const entry of value) {
          rawHeaders.push(name, `${entry}`)
        }
      } else {
        rawHeaders.push(name, `${value}`)
      }
    }

    return rawHeaders
  }

  const headersLength = headers.length
  /**
   * @type {string[]}
   */
  const ret = new Array(headersLength)

  let key
  let val

  for (let n = 0; n < headersLength; n += 2) {
    key = headers[n]
    val = headers[n + 1]

    typeof key !== 'string' && (key = key.toString())
    typeof val !== 'string' && (val = val.toString('latin1'))

    ret[n] = key
    ret[n + 1] = val
  }

  return ret
}

/**
 * @param {Record<string, string | string[]>} headers
 * @returns {Buffer[]}
 */
function toRawHeaders (headers) {
  const rawHeaders = []

  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) {
      for (const entry of value) {
        rawHeaders.push(Buffer.from(name, 'latin1'), Buffer.from(`${entry}`, 'latin1'))
      }
    } else {
      rawHeaders.push(Buffer.from(name, 'latin1'), Buffer.from(`${value}`, 'latin1'))
    }
  }

  return rawHeaders
}

/**
 * @param {string[]} headers
 * @param {Buffer[]} headers
 */
function encodeRawHeaders (headers) {
  if (!Array.isArray(headers)) {
    throw new TypeError('expected headers to be an array')
  }
  return headers.map(x => Buffer.from(x))
}

/**
 * @param {*} buffer
 * @returns {buffer is Buffer}
 */
function isBuffer (buffer) {
  // See, https://github.com/mcollina/undici/pull/319
  return buffer instanceof Uint8Array || Buffer.isBuffer(buffer)
}

/**
 * Asserts that the handler object is a request handler.
 *
 * @param {object} handler
 * @param {string} method
 * @param {string} [upgrade]
 * @returns {asserts handler is import('../api/api-request').RequestHandler}
 */
function assertRequestHandler (handler, method, upgrade) {
  if (!handler || typeof handler !== 'object') {
    throw new InvalidArgumentError('handler must be an object')
  }

  if (typeof handler.onRequestStart !== 'function') {
    throw new InvalidArgumentError('invalid onRequestStart method')
  }

  if (typeof handler.onResponseError !== 'function') {
    throw new InvalidArgumentError('invalid onResponseError method')
  }

  if (typeof handler.onBodySent !== 'function' && handler.onBodySent !== undefined) {
    throw new InvalidArgumentError('invalid onBodySent method')
  }

  if (typeof handler.onRequestSent !== 'function' && handler.onRequestSent !== undefined) {
    throw new InvalidArgumentError('invalid onRequestSent method')
  }

  if (upgrade || method === 'CONNECT') {
    if (typeof handler.onRequestUpgrade !== 'function') {
      throw new InvalidArgumentError('invalid onRequestUpgrade method')
    }
  } else {
    if (typeof handler.onResponseStart !== 'function') {
      throw new InvalidArgumentError('invalid onResponseStart method')
    }

    if (typeof handler.onResponseData !== 'function') {
      throw new InvalidArgumentError('invalid onResponseData method')
    }

    if (typeof handler.onResponseEnd !== 'function') {
      throw new InvalidArgumentError('invalid onResponseEnd method')
    }
  }
}

/**
 * A body is disturbed if it has been read from and it cannot be re-used without
 * losing state or data.
 * @param {import('node:stream').Readable} body
 * @returns {boolean}
 */
function isDisturbed (body) {
  // TODO (fix): Why is body[kBodyUsed] needed?
  return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]))
}

/**
 * @typedef {object} SocketInfo
 * @property {string} [localAddress]
 * @property {number} [localPort]
 * @property {string} [remoteAddress]
 * @property {number} [remotePort]
 * @property {string} [remoteFamily]
 * @property {number} [timeout]
 * @property {number} bytesWritten
 * @property {number} bytesRead
 */

/**
 * @param {import('net').Socket} socket
 * @returns {SocketInfo}
 */
function getSocketInfo (socket) {
  return {
    localAddress: socket.localAddress,
    localPort: socket.localPort,
    remoteAddress: socket.remoteAddress,
    remotePort: socket.remotePort,
    remoteFamily: socket.remoteFamily,
    timeout: socket.timeout,
    bytesWritten: socket.bytesWritten,
    bytesRead: socket.bytesRead
  }
}

/**
 * The object should be a FormData instance and contains all the required
 * methods.
 * @param {*} object
 * @returns {object is FormData}
 */
function isFormDataLike (object) {
  return (
    object &&
    typeof object === 'object' &&
    typeof object.append === 'function' &&
    typeof object.delete === 'function' &&
    typeof object.get === 'function' &&
    typeof object.getAll === 'function' &&
    typeof object.has === 'function' &&
    typeof object.set === 'function' &&
    object[Symbol.toStringTag] === 'FormData'
  )
}

function addAbortListener (signal, listener) {
  if (!signal || 'aborted' in signal) {
    return addAbortListenerNative(signal, listener)[Symbol.dispose]
  }

  if (typeof signal.addEventListener === 'function') {
    signal.addEventListener('abort', listener, { once: true })
    return () => signal.removeEventListener('abort', listener)
  }
  signal.once('abort', listener)
  return () => signal.removeListener('abort', listener)
}

const validTokenChars = new Uint8Array([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 0-15
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 16-31
  0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, // 32-47 (!"#$%&'()*+,-./)
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, // 48-63 (0-9:;<=>?)
  0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, // 64-79 (@A-O)
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, // 80-95 (P-Z[\]^_)
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, // 96-111 (`a-o)
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, // 112-127 (p-z{|}~)
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 128-143
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 144-159
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 160-175
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 176-191
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 192-207
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 208-223
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 224-239
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0  // 240-255
])

/**
 * @see https://tools.ietf.org/html/rfc7230#section-3.2.6
 * @param {number} c
 * @returns {boolean}
 */
function isTokenCharCode (c) {
  return (validTokenChars[c] === 1)
}

const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/

/**
 * @param {string} characters
 * @returns {boolean}
 */
function isValidHTTPToken (characters) {
  if (characters.length >= 12) return tokenRegExp.test(characters)
  if (characters.length === 0) return false

  for (let i = 0; i < characters.length; i++) {
    if (validTokenChars[characters.charCodeAt(i)] !== 1) {
      return false
    }
  }
  return true
}

// headerCharRegex have been lifted from
// https://github.com/nodejs/node/blob/main/lib/_http_common.js

/**
 * Matches if val contains an invalid field-vchar
 *  field-value    = *( field-content / obs-fold )
 *  field-content  = field-vchar [ 1*( SP / HTAB ) field-vchar ]
 *  field-vchar    = VCHAR / obs-text
 */
const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/

/**
 * @param {string} characters
 * @returns {boolean}
 */
function isValidHeaderValue (characters) {
  return !headerCharRegex.test(characters)
}

const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/

/**
 * @typedef {object} RangeHeader
 * @property {number} start
 * @property {number | null} end
 * @property {number | null} size
 */

/**
 * Parse accordingly to RFC 9110
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.content-range
 * @param {string} [range]
 * @returns {RangeHeader|null}
 */
function parseRangeHeader (range) {
  if (range == null || range === '') return { start: 0, end: null, size: null }
  if (!range) return null

  const m = rangeHeaderRegex.exec(range)
  return m
    ? {
        start: parseInt(m[1]),
        end: m[2] ? parseInt(m[2]) : null,
        size: m[3] && m[3] !== '*' ? parseInt(m[3]) : null
      }
    : null
}

/**
 * @template {import("events").EventEmitter} T
 * @param {T} obj
 * @param {string} name
 * @param {(...args: any[]) => void} listener
 * @returns {T}
 */
function addListener (obj, name, listener) {
  const listeners = (obj[kListeners] ??= [])
  listeners.push([name, listener])
  obj.on(name, listener)
  return obj
}

/**
 * @template {import("events").EventEmitter} T
 * @param {T} obj
 * @returns {T}
 */
function removeAllListeners (obj) {
  if (obj[kListeners] != null) {
    for (const [name, listener] of obj[kListeners]) {
      obj.removeListener(name, listener)
    }
    obj[kListeners] = null
  }
  return obj
}

/**
 * @param {import ('../dispatcher/client')} client
 * @param {import ('../core/request')} request
 * @param {Error} err
 */
function errorRequest (client, request, err) {
  try {
    request.onResponseError(err)
    assert(request.aborted)
  } catch (err) {
    client.emit('error', err)
  }
}

/**
 * @param {WeakRef<net.Socket>} socketWeakRef
 * @param {object} opts
 * @param {number} opts.timeout
 * @param {string} opts.hostname
 * @param {number} opts.port
 * @returns {() => void}
 */
const setupConnectTimeout = process.platform === 'win32'
  ? (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop
      }

      let s1 = null
      let s2 = null
      const fastTimer = timers.setFastTimeout(() => {
      // setImmediate is added to make sure that we prioritize socket error events over timeouts
        s1 = setImmediate(() => {
        // Windows needs an extra setImmediate probably due to implementation differences in the socket logic
          s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts))
        })
      }, opts.timeout)
      return () => {
        timers.clearFastTimeout(fastTimer)
        clearImmediate(s1)
        clearImmediate(s2)
      }
    }
  : (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop
      }

      let s1 = null
      const fastTimer = timers.setFastTimeout(() => {
      // setImmediate is added to make sure that we prioritize socket error events over timeouts
        s1 = setImmediate(() => {
          onConnectTimeout(socketWeakRef.deref(), opts)
        })
      }, opts.timeout)
      return () => {
        timers.clearFastTimeout(fastTimer)
        clearImmediate(s1)
      }
    }

/**
 * @param {net.Socket} socket
 * @param {object} opts
 * @param {number} opts.timeout
 * @param {string} opts.hostname
 * @param {number} opts.port
 */
function onConnectTimeout (socket, opts) {
  // The socket could be already garbage collected
  if (socket == null) {
    return
  }

  let message = 'Connect Timeout Error'
  if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
    message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`
  } else {
    message += ` (attempted address: ${opts.hostname}:${opts.port},`
  }

  message += ` timeout: ${opts.timeout}ms)`

  destroy(socket, new ConnectTimeoutError(message))
}

let lastUrlString = null
let lastProtocol = null

/**
 * @param {string} urlString
 * @returns {string}
 */
function getProtocolFromUrlString (urlString) {
  // Requests are typically dispatched against the same origin over and over,
  // so cache the last (urlString, protocol) pair to skip re-parsing.
  if (urlString === lastUrlString) {
    return lastProtocol
  }

  const protocol = getProtocolFromUrlStringSlow(urlString)
  lastUrlString = urlString
  lastProtocol = protocol

  return protocol
}

/**
 * @param {string} urlString
 * @returns {string}
 */
function getProtocolFromUrlStringSlow (urlString) {
  if (
    urlString[0] === 'h' &&
    urlString[1] === 't' &&
    urlString[2] === 't' &&
    urlString[3] === 'p'
  ) {
    switch (urlString[4]) {
      case ':':
        return 'http:'
      case 's':
        if (urlString[5] === ':') {
          return 'https:'
        }
    }
  }
  // fallback if none of the usual suspects
  return urlString.slice(0, urlString.indexOf(':') + 1)
}

const kEnumerableProperty = {
  __proto__: null,
  enumerable: true
}

const normalizedMethodRecordsBase = {
  delete: 'DELETE',
  DELETE: 'DELETE',
  get: 'GET',
  GET: 'GET',
  head: 'HEAD',
  HEAD: 'HEAD',
  options: 'OPTIONS',
  OPTIONS: 'OPTIONS',
  post: 'POST',
  POST: 'POST',
  put: 'PUT',
  PUT: 'PUT',
  query: 'QUERY',
  QUERY: 'QUERY'
}

const normalizedMethodRecords = {
  ...normalizedMethodRecordsBase,
  patch: 'patch',
  PATCH: 'PATCH'
}

// Note: object prototypes should not be able to be referenced. e.g. `Object#hasOwnProperty`.
Object.setPrototypeOf(normalizedMethodRecordsBase, null)
Object.setPrototypeOf(normalizedMethodRecords, null)

module.exports = {
  kEnumerableProperty,
  isDisturbed,
  isBlobLike,
  parseOrigin,
  parseURL,
  getServerName,
  isStream,
  isIterable,
  hasSafeIterator,
  isAsyncIterable,
  isDestroyed,
  headerNameToString,
  bufferToLowerCasedHeaderName,
  addListener,
  removeAllListeners,
  errorRequest,
  parseRawHeaders,
  toRawHeaders,
  encodeRawHeaders,
  parseHeaders,
  setHeader,
  parseKeepAliveTimeout,
  destroy,
  bodyLength,
  deepClone,
  isBuffer,
  assertRequestHandler,
  getSocketInfo,
  isFormDataLike,
  pathHasQueryOrFragment,
  serializePathWithQuery,
  addAbortListener,
  isValidHTTPToken,
  isValidHeaderValue,
  isTokenCharCode,
  parseRangeHeader,
  normalizedMethodRecordsBase,
  normalizedMethodRecords,
  isValidPort,
  isHttpOrHttpsPrefixed,
  safeHTTPMethods: Object.freeze(['GET', 'HEAD', 'OPTIONS', 'TRACE']),
  wrapRequestBody,
  setupConnectTimeout,
  getProtocolFromUrlString
}


/***/ }),

/***/ 637:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



/* global WebAssembly */

const assert = __nccwpck_require__(4589)
const util = __nccwpck_require__(3440)
const { channels } = __nccwpck_require__(2414)
const timers = __nccwpck_require__(6603)
const {
  RequestContentLengthMismatchError,
  ResponseContentLengthMismatchError,
  RequestAbortedError,
  InvalidArgumentError,
  HeadersTimeoutError,
  HeadersOverflowError,
  SocketError,
  InformationalError,
  BodyTimeoutError,
  HTTPParserError,
  WebAssemblyNotSupportedError,
  ResponseExceededMaxSizeError
} = __nccwpck_require__(8707)
const {
  kUrl,
  kReset,
  kClient,
  kParser,
  kBlocking,
  kRunning,
  kPending,
  kSize,
  kWriting,
  kQueue,
  kNoRef,
  kKeepAliveDefaultTimeout,
  kHostHeader,
  kPendingIdx,
  kRunningIdx,
  kError,
  kPipelining,
  kSocket,
  kKeepAliveTimeoutValue,
  kMaxHeadersSize,
  kKeepAliveMaxTimeout,
  kKeepAliveTimeoutThreshold,
  kHeadersTimeout,
  kBodyTimeout,
  kStrictContentLength,
  kMaxRequests,
  kCounter,
  kMaxResponseSize,
  kOnError,
  kResume,
  kHTTPContext,
  kClosed,
  kUseMilo
} = __nccwpck_require__(6443)

const constants = __nccwpck_require__(2824)
// Node.js core bundles only llhttp; experimental Milo remains available in npm builds.
const { H1Parser, getMiloEnabled } = typeof esbuildDetection === 'undefined'
  ? __nccwpck_require__(1969)
  : {}
const EMPTY_BUF = Buffer.alloc(0)
const FastBuffer = Buffer[Symbol.species]
const removeAllListeners = util.removeAllListeners
const kIdleSocketValidation = Symbol('kIdleSocketValidation')
const kIdleSocketValidationTimeout = Symbol('kIdleSocketValidationTimeout')
const kSocketUsed = Symbol('kSocketUsed')
const kTypeOfService = Symbol('kTypeOfService')

let extractBody

function lazyllhttp () {
  // Check only when HTTP/1 needs the parser, so other APIs remain usable without WASM.
  if (typeof WebAssembly === 'undefined') {
    throw new WebAssemblyNotSupportedError()
  }

  const llhttpWasmData = process.env.JEST_WORKER_ID ? __nccwpck_require__(3870) : undefined

  let mod

  // We disable wasm SIMD on older versions of Node.js on ppc64 that are broken on Power >=9 architectures.
  let useWasmSIMD = true
  if (process.arch === 'riscv64') {
    useWasmSIMD = false
  } else if (process.arch === 'ppc64') {
    const [major, minor] = process.versions.node.split('.').map(n => parseInt(n, 10))
    if (major < 24 || (major === 24 && minor < 12)) {
      useWasmSIMD = false
    }
  }
  // The Env Variable UNDICI_NO_WASM_SIMD allows explicitly overriding the default behavior
  if (process.env.UNDICI_NO_WASM_SIMD === '1') {
    useWasmSIMD = false
  } else if (process.env.UNDICI_NO_WASM_SIMD === '0') {
    useWasmSIMD = true
  }

  if (useWasmSIMD) {
    try {
      mod = new WebAssembly.Module(__nccwpck_require__(3434))
    } catch {}
  }

  if (!mod) {
    // We could check if the error was caused by the simd option not
    // being enabled, but the occurring of this other error
    // * https://github.com/emscripten-core/emscripten/issues/11495
    // got me to remove that check to avoid breaking Node 12.
    mod = new WebAssembly.Module(llhttpWasmData || __nccwpck_require__(3870))
  }

  return new WebAssembly.Instance(mod, {
    env: {
      /**
       * @param {number} p
       * @param {number} at
       * @param {number} len
       * @returns {number}
       */
      wasm_on_url: (p, at, len) => {
        return 0
      },
      /**
       * @param {number} p
       * @param {number} at
       * @param {number} len
       * @returns {number}
       */
      wasm_on_status: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len))
      },
      /**
       * @param {number} p
       * @returns {number}
       */
      wasm_on_message_begin: p => {
        assert(currentParser.ptr === p)
        return currentParser.onMessageBegin()
      },
      /**
       * @param {number} p
       * @param {number} at
       * @param {number} len
       * @returns {number}
       */
      wasm_on_header_field: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len))
      },
      /**
       * @param {number} p
       * @param {number} at
       * @param {number} len
       * @returns {number}
       */
      wasm_on_header_value: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len))
      },
      /**
       * @param {number} p
       * @param {number} statusCode
       * @param {0|1} upgrade
       * @param {0|1} shouldKeepAlive
       * @returns {number}
       */
      wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
        assert(currentParser.ptr === p)
        return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1)
      },
      /**
       * @param {number} p
       * @param {number} at
       * @param {number} len
       * @returns {number}
       */
      wasm_on_body: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len))
      },
      /**
       * @param {number} p
       * @returns {number}
       */
      wasm_on_message_complete: p => {
        assert(currentParser.ptr === p)
        return currentParser.onMessageComplete()
      }
    }
  })
}

let llhttpInstance = null

/**
 * @type {Parser|null}
 */
let currentParser = null
let currentBufferRef = null
/**
 * @type {number}
 */
let currentBufferSize = 0
let currentBufferPtr = null
let currentBuffer = null

const USE_NATIVE_TIMER = 0
const USE_FAST_TIMER = 1

// Use fast timers for headers and body to take eventual event loop
// latency into account.
const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER
const TIMEOUT_BODY = 4 | USE_FAST_TIMER

// Use native timers to ignore event loop latency for keep-alive
// handling.
const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER

class Parser {
  /**
   * @param {import('./client.js')} client
   * @param {import('net').Socket} socket
   * @param {*} llhttp
   */
  constructor (client, socket, { exports }) {
    this.llhttp = exports
    this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE)
    this.client = client
    /**
     * @type {import('net').Socket}
     */
    this.socket = socket
    this.timeout = null
    this.timeoutWeakRef = new WeakRef(this)
    this.timeoutValue = null
    this.timeoutType = null
    this.statusCode = 0
    this.statusText = ''
    this.upgrade = false
    this.headers = []
    this.headersSize = 0
    this.headersMaxSize = client[kMaxHeadersSize]
    this.shouldKeepAlive = false
    this.paused = false
    this.resume = this.resume.bind(this)

    this.bytesRead = 0

    this.keepAlive = ''
    this.contentLength = -1
    this.hasTransferEncoding = false
    this.connection = ''
    this.maxResponseSize = client[kMaxResponseSize]
  }

  setTimeout (delay, type) {
    // If the existing timer and the new timer are of different timer type
    // (fast or native) or have different delay, we need to clear the existing
    // timer and set a new one.
    if (delay !== this.timeoutValue || (type & USE_FAST_TIMER) ^ (this.timeoutType & USE_FAST_TIMER)) {
      // If a timeout is already set, clear it with clearTimeout of the fast
      // timer implementation, as it can clear fast and native timers.
      if (this.timeout) {
        timers.clearTimeout(this.timeout)
        this.timeout = null
      }

      if (delay) {
        if (type & USE_FAST_TIMER) {
          this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef)
        } else {
          this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef)
          this.timeout?.unref()
        }
      }

      this.timeoutValue = delay
    } else if (this.timeout) {
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    this.timeoutType = type
  }

  resume () {
    if (this.socket.destroyed || !this.paused) {
      return
    }

    assert(this.ptr != null)
    assert(currentParser === null)

    this.llhttp.llhttp_resume(this.ptr)

    assert(this.timeoutType === TIMEOUT_BODY)
    if (this.timeout) {
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    this.paused = false
    this.execute(this.socket.read() || EMPTY_BUF) // Flush parser.
    this.readMore()
  }

  readMore () {
    while (!this.paused && this.ptr) {
      const chunk = this.socket.read()
      if (chunk === null) {
        break
      }
      this.execute(chunk)
    }
  }

  /**
   * @param {Buffer} chunk
   */
  execute (chunk) {
    assert(currentParser === null)
    assert(this.ptr != null)
    assert(!this.paused)

    const { socket, llhttp } = this

    // Allocate a new buffer if the current buffer is too small.
    if (chunk.length > currentBufferSize) {
      if (currentBufferPtr) {
        llhttp.free(currentBufferPtr)
      }
      // Allocate a buffer that is a multiple of 4096 bytes.
      currentBufferSize = Math.ceil(chunk.length / 4096) * 4096
      currentBufferPtr = llhttp.malloc(currentBufferSize)
    }

    if (
      currentBuffer === null ||
      currentBuffer.buffer !== llhttp.memory.buffer ||
      currentBuffer.byteOffset !== currentBufferPtr ||
      currentBuffer.byteLength !== currentBufferSize
    ) {
      currentBuffer = new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize)
    }

    currentBuffer.set(chunk)

    // Call `execute` on the wasm parser.
    // We pass the `llhttp_parser` pointer address, the pointer address of buffer view data,
    // and finally the length of bytes to parse.
    // The return value is an error code or `constants.ERROR.OK`.
    try {
      let ret

      try {
        currentBufferRef = chunk
        currentParser = this
        ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length)
      } finally {
        currentParser = null
        currentBufferRef = null
      }

      if (ret !== constants.ERROR.OK) {
        const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr)

        if (ret === constants.ERROR.PAUSED_UPGRADE) {
          this.onUpgrade(data)
        } else if (ret === constants.ERROR.PAUSED) {
          this.paused = true
          socket.unshift(data)
        } else {
          throw this.createError(ret, data)
        }
      }
    } catch (err) {
      util.destroy(socket, err)
    }
  }

  finish () {
    assert(currentParser === null)
    assert(this.ptr != null)

    const { llhttp } = this

    // The peer closed the connection. If the body parser was paused by
    // backpressure we must finish parsing before signalling EOF, otherwise
    // llhttp_finish() would crash (it used to assert !paused) or report a
    // half-parsed message. Backpressure is advisory here: onData keeps buffering
    // delivered bytes into the response stream, so resume across pauses and
    // drain whatever is still buffered on the socket. A Content-Length/chunked
    // body reaches on_message_complete during execute(); an EOF-delimited body
    // stays paused (its length is unknown) and is completed by llhttp_finish().
    if (this.paused) {
      let data
      do {
        llhttp.llhttp_resume(this.ptr)
        this.paused = false
        data = this.socket.read() || EMPTY_BUF
        this.execute(data)
      } while (this.paused && data.length > 0)

      if (this.paused) {
        llhttp.llhttp_resume(this.ptr)
        this.paused = false
      }
    }

    let ret

    try {
      currentParser = this
      ret = llhttp.llhttp_finish(this.ptr)
    } finally {
      currentParser = null
    }

    if (ret === constants.ERROR.OK) {
      return null
    }

    if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
      this.paused = true
      return null
    }

    return this.createError(ret, EMPTY_BUF)
  }

  createError (ret, data) {
    const { llhttp, contentLength, bytesRead } = this

    if (contentLength !== -1 && bytesRead !== contentLength) {
      return new ResponseContentLengthMismatchError()
    }

    const ptr = llhttp.llhttp_get_error_reason(this.ptr)
    let message = ''
    if (ptr) {
      const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0)
      message =
        'Response does not match the HTTP/1.1 protocol (' + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ')'
    }

    return new HTTPParserError(message, constants.ERROR[ret], data)
  }

  destroy () {
    assert(currentParser === null)
    assert(this.ptr != null)

    this.llhttp.llhttp_free(this.ptr)
    this.ptr = null

    this.timeout && timers.clearTimeout(this.timeout)
    this.timeout = null
    this.timeoutValue = null
    this.timeoutType = null

    this.paused = false
  }

  /**
   * @param {Buffer} buf
   * @returns {0}
   */
  onStatus (buf) {
    this.statusText = buf.toString()
    return 0
  }

  /**
   * @returns {0|-1}
   */
  onMessageBegin () {
    const { socket, client } = this

    if (socket.destroyed) {
      return -1
    }

    if (client[kRunning] === 0) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]
    if (!request) {
      return -1
    }
    request.onResponseStarted()

    return 0
  }

  /**
   * @param {Buffer} buf
   * @returns {number}
   */
  onHeaderField (buf) {
    const len = this.headers.length

    if ((len & 1) === 0) {
      this.headers.push(buf)
    } else {
      this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf])
    }

    this.trackHeader(buf.length)

    return 0
  }

  /**
   * @param {Buffer} buf
   * @returns {number}
   */
  onHeaderValue (buf) {
    let len = this.headers.length
    const isContinuation = (len & 1) === 0

    if ((len & 1) === 1) {
      this.headers.push(buf)
      len += 1
    } else {
      this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf])
    }

    const key = this.headers[len - 2]
    if (key.length === 10) {
      const headerName = util.bufferToLowerCasedHeaderName(key)
      if (headerName === 'keep-alive') {
        this.keepAlive += (isContinuation || this.keepAlive.length === 0 ? '' : ',') + buf.toString()
      } else if (headerName === 'connection') {
        this.connection += (isContinuation || this.connection.length === 0 ? '' : ',') + buf.toString()
      }
    } else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === 'content-length') {
      if (this.contentLength === -1) {
        this.contentLength = 0
      }
      for (let i = 0; i < buf.length; i++) {
        this.contentLength = this.contentLength * 10 + (buf[i] - 0x30)
      }
    } else if (key.length === 17 && util.bufferToLowerCasedHeaderName(key) === 'transfer-encoding') {
      this.hasTransferEncoding = true
    }

    this.trackHeader(buf.length)

    return 0
  }

  /**
   * @param {number} len
   */
  trackHeader (len) {
    this.headersSize += len
    if (this.headersSize >= this.headersMaxSize) {
      util.destroy(this.socket, new HeadersOverflowError())
    }
  }

  /**
   * @param {Buffer} head
   */
  onUpgrade (head) {
    const { upgrade, client, socket, headers, statusCode, statusText } = this

    assert(upgrade)
    assert(client[kSocket] === socket)
    assert(!socket.destroyed)
    assert(!this.paused)
    assert((headers.length & 1) === 0)

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)
    assert(request.upgrade || request.method === 'CONNECT')

    this.statusCode = 0
    this.statusText = ''
    this.shouldKeepAlive = false

    this.headers = []
    this.headersSize = 0

    socket.unshift(head)

    socket[kParser].destroy()
    socket[kParser] = null

    socket[kClient] = null
    socket[kError] = null

    removeAllListeners(socket)

    client[kSocket] = null
    client[kHTTPContext] = null // TODO (fix): This is hacky...
    client[kQueue][client[kRunningIdx]++] = null
    client.emit('disconnect', client[kUrl], [client], new InformationalError('upgrade'))

    try {
      request.onRequestUpgrade(statusCode, headers, socket, statusText)
    } catch (err) {
      util.errorRequest(client, request, err)
      util.destroy(socket, err)
    }

    client[kResume]()
  }

  /**
   * @param {number} statusCode
   * @param {boolean} upgrade
   * @param {boolean} shouldKeepAlive
   * @returns {number}
   */
  onHeadersComplete (statusCode, upgrade, shouldKeepAlive) {
    const { client, socket, headers, statusText } = this

    if (socket.destroyed) {
      return -1
    }

    if (client[kRunning] === 0) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]

    if (!request) {
      return -1
    }

    assert(!this.upgrade)
    assert(this.statusCode < 200)

    if (statusCode === 100) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    /* this can only happen if server is misbehaving */
    if (upgrade && !request.upgrade) {
      util.destroy(socket, new SocketError('bad upgrade', util.getSocketInfo(socket)))
      return -1
    }

    assert(this.timeoutType === TIMEOUT_HEADERS)

    this.statusCode = statusCode
    this.shouldKeepAlive =
      shouldKeepAlive ||
      // Override llhttp value which does not allow keepAlive for HEAD.
      (request.method === 'HEAD' && !socket[kReset] &&
        /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) &&
        !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection))

    // Responses to HEAD and 204/304 responses never carry content
    if (request.method === 'HEAD' || statusCode === 204 || statusCode === 304) {
      // A non-zero Content-Length or Transfer-Encoding on a 204/304 means the
      // server may also have sent content inappropriately, which would then be
      // parsed as the next response on this connection. Accept it, but do not
      // reuse the connection. HEAD requests are fine tho.
      if (request.method !== 'HEAD' && (this.contentLength > 0 || this.hasTransferEncoding)) {
        this.shouldKeepAlive = false
      }
      this.contentLength = -1
    }

    if (this.statusCode >= 200) {
      const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout]
      this.setTimeout(bodyTimeout, TIMEOUT_BODY)
    } else if (this.timeout) {
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    if (request.method === 'CONNECT') {
      assert(client[kRunning] === 1)
      this.upgrade = true
      return 2
    }

    if (upgrade) {
      assert(client[kRunning] === 1)
      this.upgrade = true
      return 2
    }

    assert((this.headers.length & 1) === 0)
    this.headers = []
    this.headersSize = 0

    if (this.shouldKeepAlive && client[kPipelining]) {
      const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null

      if (keepAliveTimeout != null) {
        const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout])
        if (timeout <= 0) {
          socket[kReset] = true
        } else {
          client[kKeepAliveTimeoutValue] = timeout
        }
      } else {
        client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout]
      }
    } else {
      // Stop more requests from being dispatched.
      socket[kReset] = true
    }

    const pause = request.onResponseStart(statusCode, headers, this.resume, statusText) === false

    if (request.aborted) {
      return -1
    }

    if (request.method === 'HEAD') {
      return 1
    }

    if (statusCode < 200) {
      return 1
    }

    if (socket[kBlocking]) {
      socket[kBlocking] = false
      client[kResume]()
    }

    return pause ? constants.ERROR.PAUSED : 0
  }

  /**
   * @param {Buffer} buf
   * @returns {number}
   */
  onBody (buf) {
    const { client, socket, statusCode, maxResponseSize } = this

    if (socket.destroyed) {
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)

    assert(this.timeoutType === TIMEOUT_BODY)
    if (this.timeout) {
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    assert(statusCode >= 200)

    if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
      util.destroy(socket, new ResponseExceededMaxSizeError())
      return -1
    }

    this.bytesRead += buf.length

    if (request.onResponseData(buf) === false) {
      return constants.ERROR.PAUSED
    }

    return 0
  }

  /**
   * @returns {number}
   */
  onMessageComplete () {
    const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this

    if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
      return -1
    }

    if (upgrade) {
      return 0
    }

    assert(statusCode >= 100)
    assert((this.headers.length & 1) === 0)

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)

    this.statusCode = 0
    this.statusText = ''
    this.bytesRead = 0
    this.contentLength = -1
    this.hasTransferEncoding = false
    this.keepAlive = ''
    this.connection = ''

    this.headers = []
    this.headersSize = 0

    if (statusCode < 200) {
      return 0
    }

    if (contentLength !== -1 && bytesRead !== contentLength) {
      util.destroy(socket, new ResponseContentLengthMismatchError())
      return -1
    }

    request.onResponseEnd(headers)

    client[kQueue][client[kRunningIdx]++] = null
    socket[kSocketUsed] = client[kPending] === 0

    if (socket[kWriting]) {
      assert(client[kRunning] === 0)
      // Response completed before request.
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (!shouldKeepAlive) {
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (socket[kReset] && client[kRunning] === 0) {
      // Destroy socket once all requests have completed.
      // The request at the tail of the pipeline is the one
      // that requested reset and no further requests should
      // have been queued since then.
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (client[kPipelining] == null || client[kPipelining] === 1) {
      // We must wait a full event loop cycle to reuse this socket to make sure
      // that non-spec compliant servers are not closing the connection even if they
      // said they won't.
      setImmediate(client[kResume])
    } else {
      client[kResume]()
    }

    return 0
  }
}

function onParserTimeout (parserWeakRef) {
  const parser = parserWeakRef.deref()
  if (!parser) {
    return
  }

  const { socket, timeoutType, client, paused } = parser

  if (timeoutType === TIMEOUT_HEADERS) {
    if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
      assert(!paused, 'cannot be paused while waiting for headers')
      util.destroy(socket, new HeadersTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_BODY) {
    if (!paused) {
      util.destroy(socket, new BodyTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
    assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue])
    util.destroy(socket, new InformationalError('socket idle timeout'))
  }
}

/**
 * @param {import ('./client.js')} client
 * @param {import('net').Socket} socket
 * @returns
 */
function connectH1 (client, socket) {
  client[kSocket] = socket

  if (!llhttpInstance) {
    llhttpInstance = lazyllhttp()
  }

  if (socket.errored) {
    throw socket.errored
  }

  if (socket.destroyed) {
    throw new SocketError('destroyed')
  }

  socket[kNoRef] = false
  socket[kWriting] = false
  socket[kReset] = false
  socket[kBlocking] = false
  socket[kIdleSocketValidation] = 0
  socket[kIdleSocketValidationTimeout] = null
  socket[kSocketUsed] = false
  socket[kParser] = typeof esbuildDetection === 'undefined' && (client[kUseMilo] ?? getMiloEnabled())
    ? new H1Parser(client, socket)
    : new Parser(client, socket, llhttpInstance)

  util.addListener(socket, 'error', onHttpSocketError)
  util.addListener(socket, 'readable', onHttpSocketReadable)
  util.addListener(socket, 'end', onHttpSocketEnd)
  util.addListener(socket, 'close', onHttpSocketClose)

  socket[kClosed] = false
  socket.on('close', onSocketClose)

  return {
    version: 'h1',
    defaultPipelining: 1,
    write (request) {
      return writeH1(client, request)
    },
    resume () {
      resumeH1(client)
    },
    /**
     * @param {Error|undefined} err
     * @param {() => void} callback
     */
    destroy (err, callback) {
      if (socket[kClosed]) {
        queueMicrotask(callback)
      } else {
        socket.on('close', callback)
        socket.destroy(err)
      }
    },
    /**
     * @returns {boolean}
     */
    get destroyed () {
      return socket.destroyed
    },
    /**
     * @param {import('../core/request.js')} request
     * @returns {boolean}
     */
    busy (request) {
      if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
        return true
      }

      if (request) {
        if (client[kRunning] > 0 && !request.idempotent) {
          // Non-idempotent request cannot be retried.
          // Ensure that no other requests are inflight and
          // could cause failure.
          return true
        }

        if (client[kRunning] > 0 && (request.upgrade || request.method === 'CONNECT')) {
          // Don't dispatch an upgrade until all preceding requests have completed.
          // A misbehaving server might upgrade the connection before all pipelined
          // request has completed.
          return true
        }

        if (
          client[kRunning] > 0 &&
          util.bodyLength(request.body) !== 0 &&
          (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))
        ) {
          // Request with stream or iterator body can error while other requests
          // are inflight and indirectly error those as well.
          // Ensure this doesn't happen by waiting for inflight
          // to complete before dispatching.

          // Request with stream or iterator body cannot be retried.
          // Ensure that no other requests are inflight and
          // could cause failure.
          return true
        }
      }

      return false
    }
  }
}

function onHttpSocketError (err) {
  const parser = this[kParser]

  // On Mac OS, we get an ECONNRESET even if there is a full body to be forwarded
  // to the user.
  if (err.code === 'ECONNRESET' && parser.statusCode && !parser.shouldKeepAlive) {
    const parserErr = parser.finish()
    if (parserErr) {
      this[kError] = parserErr
      this[kClient][kOnError](parserErr)
    }
    return
  }

  this[kError] = err

  this[kClient][kOnError](err)
}

function onHttpSocketReadable () {
  this[kParser]?.readMore()
}

function onHttpSocketEnd () {
  const parser = this[kParser]

  if (parser.statusCode && !parser.shouldKeepAlive) {
    const parserErr = parser.finish()
    if (parserErr) {
      util.destroy(this, parserErr)
    }
    return
  }

  util.destroy(this, new SocketError('other side closed', util.getSocketInfo(this)))
}

function onHttpSocketClose () {
  const parser = this[kParser]

  clearIdleSocketValidation(this)

  if (parser) {
    if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
      this[kError] = parser.finish() || this[kError]
    }

    this[kParser].destroy()
    this[kParser] = null
  }

  const err = this[kError] || new SocketError('closed', util.getSocketInfo(this))

  const client = this[kClient]

  client[kSocket] = null
  client[kHTTPContext] = null // TODO (fix): This is hacky...

  if (client.destroyed) {
    assert(client[kPending] === 0)

    // Fail entire queue.
    const requests = client[kQueue].splice(client[kRunningIdx])
    for (let i = 0; i < requests.length; i++) {
      const request = requests[i]
      util.errorRequest(client, request, err)
    }
  } else if (client[kRunning] > 0 && err.code !== 'UND_ERR_INFO') {
    // Fail head of pipeline.
    const request = client[kQueue][client[kRunningIdx]]
    client[kQueue][client[kRunningIdx]++] = null

    util.errorRequest(client, request, err)
  }

  client[kPendingIdx] = client[kRunningIdx]

  assert(client[kRunning] === 0)

  client.emit('disconnect', client[kUrl], [client], err)

  client[kResume]()
}

function onSocketClose () {
  this[kClosed] = true
}

function clearIdleSocketValidation (socket) {
  if (socket[kIdleSocketValidationTimeout]) {
    clearImmediate(socket[kIdleSocketValidationTimeout])
    socket[kIdleSocketValidationTimeout] = null
  }

  socket[kIdleSocketValidation] = 0
}

function scheduleIdleSocketValidation (client, socket) {
  socket[kIdleSocketValidation] = 1
  // Yield to the check phase (after poll) so unsolicited bytes / FIN / RST
  // already pending on this idle keep-alive socket are processed before the
  // next request is written (GHSA-35p6-xmwp-9g52).
  //
  // setTimeout(0) pays Node's ~1ms timer floor on every sequential reuse
  // (#5493). setImmediate avoids that, but an *unref'd* Immediate lets poll
  // block for ~500ms when the event loop is otherwise idle (#5600 / #5606).
  // A ref'd Immediate both keeps the pending request alive and makes poll
  // return immediately \u2014 the hybrid those issues asked for.
  socket[kIdleSocketValidationTimeout] = setImmediate(() => {
    socket[kIdleSocketValidationTimeout] = null
    socket[kIdleSocketValidation] = 2

    if (client[kSocket] === socket && !socket.destroyed) {
      client[kResume]()
    }
  })
}

/**
 * @param {import('./client.js')} client
 */
function resumeH1 (client) {
  const socket = client[kSocket]

  if (socket && !socket.destroyed) {
    if (client[kSize] === 0) {
      if (!socket[kNoRef] && socket.unref) {
        socket.unref()
        socket[kNoRef] = true
      }
    } else if (socket[kNoRef] && socket.ref) {
      socket.ref()
      socket[kNoRef] = false
    }

    if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
      if (socket[kIdleSocketValidation] === 0) {
        scheduleIdleSocketValidation(client, socket)
        socket[kParser].readMore()
        if (socket.destroyed) {
          return
        }
        return
      }

      if (socket[kIdleSocketValidation] === 1) {
        socket[kParser].readMore()
        if (socket.destroyed) {
          return
        }
        return
      }
    }

    if (client[kRunning] === 0) {
      socket[kParser].readMore()
      if (socket.destroyed) {
        return
      }
    }

    if (client[kSize] === 0) {
      if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
        socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE)
      }
    } else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
      if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
        const request = client[kQueue][client[kRunningIdx]]
        const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout]
        socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS)
      }
    }
  }
}

// https://www.rfc-editor.org/rfc/rfc7230#section-3.3.2
function shouldSendContentLength (method) {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && method !== 'TRACE' && method !== 'CONNECT'
}

function setTypeOfService (socket, request) {
  if (typeof socket.setTypeOfService !== 'function') {
    return
  }

  const typeOfService = request.typeOfService

  if (typeOfService === undefined) {
    return
  }

  const currentTypeOfService = socket[kTypeOfService]

  if (currentTypeOfService === typeOfService) {
    return
  }

  try {
    socket.setTypeOfService(typeOfService)
    socket[kTypeOfService] = typeOfService
  } catch {
    // QoS marking is best-effort. setTypeOfService() can throw synchronously on
    // some platforms depending on socket state, but that must not abort the request.
  }
}

/**
 * @param {import('./client.js')} client
 * @param {import('../core/request.js')} request
 * @returns
 */
function writeH1 (client, request) {
  const { method, path, host, upgrade, blocking, reset } = request

  let { body, headers, contentLength } = request

  // https://tools.ietf.org/html/rfc7231#section-4.3.1
  // https://tools.ietf.org/html/rfc7231#section-4.3.2
  // https://tools.ietf.org/html/rfc7231#section-4.3.5

  // Sending a payload body on a request that does not
  // expect it can cause undefined behavior on some
  // servers and corrupt connection state. Do not
  // re-use the connection for further requests.

  const expectsPayload =
    method === 'PUT' ||
    method === 'POST' ||
    method === 'PATCH' ||
    method === 'QUERY' ||
    method === 'PROPFIND' ||
    method === 'PROPPATCH'

  if (util.isFormDataLike(body)) {
    if (!extractBody) {
      extractBody = (__nccwpck_require__(7666).extractBody)
    }

    const [bodyStream, contentType] = extractBody(body)
    if (request.contentType == null) {
      headers.push('content-type', contentType)
    }
    body = bodyStream.stream
    contentLength = bodyStream.length
  } else if (util.isBlobLike(body) && request.contentType == null) {
    const contentType = body.type
    if (contentType) {
      const contentTypeValue = `${contentType}`
      if (!util.isValidHeaderValue(contentTypeValue)) {
        util.errorRequest(client, request, new InvalidArgumentError('invalid content-type header'))
        return false
      }
      headers.push('content-type', contentTypeValue)
    }
  }

  if (body && typeof body.read === 'function') {
    // Try to read EOF in order to get length.
    body.read(0)
  }

  const bodyLength = util.bodyLength(body)

  contentLength = bodyLength ?? contentLength

  if (contentLength === null) {
    contentLength = request.contentLength
  }

  if (contentLength === 0 && !expectsPayload) {
    // https://tools.ietf.org/html/rfc7230#section-3.3.2
    // A user agent SHOULD NOT send a Content-Length header field when
    // the request message does not contain a payload body and the method
    // semantics do not anticipate such a body.

    contentLength = null
  }

  // https://github.com/nodejs/undici/issues/2046
  // A user agent may send a Content-Length header with 0 value, this should be allowed.
  if (
    shouldSendContentLength(method) &&
    contentLength > 0 &&
    request.contentLength !== null &&
    request.contentLength !== contentLength
  ) {
    if (client[kStrictContentLength]) {
      util.errorRequest(client, request, new RequestContentLengthMismatchError())
      return false
    }

    process.emitWarning(new RequestContentLengthMismatchError())
  }

  const socket = client[kSocket]
  clearIdleSocketValidation(socket)

  /**
   * @param {Error} [err]
   * @returns {void}
   */
  const abort = err => {
    if (request.aborted || request.completed) {
      return
    }

    util.errorRequest(client, request, err || new RequestAbortedError())

    util.destroy(body)
    util.destroy(socket, new InformationalError('aborted'))
  }

  try {
    request.onRequestStart(abort, null)
  } catch (err) {
    util.errorRequest(client, request, err)
  }

  if (request.aborted) {
    return false
  }

  if (method === 'HEAD') {
    // https://github.com/mcollina/undici/issues/258
    // Close after a HEAD request to interop with misbehaving servers
    // that may send a body in the response.

    socket[kReset] = true
  }

  if (upgrade || method === 'CONNECT') {
    // On CONNECT or upgrade, block pipeline from dispatching further
    // requests on this connection.

    socket[kReset] = true
  }

  if (reset != null) {
    socket[kReset] = reset
  }

  if (client[kMaxRequests] && ++socket[kCounter] >= client[kMaxRequests]) {
    socket[kReset] = true
  }

  if (blocking) {
    socket[kBlocking] = true
  }

  setTypeOfService(socket, request)

  let header = `${method} ${path} HTTP/1.1\r\n`

  if (typeof host === 'string') {
    header += `host: ${host}\r\n`
  } else {
    header += client[kHostHeader]
  }

  if (upgrade) {
    header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`
  } else if (client[kPipelining] && !socket[kReset]) {
    header += 'connection: keep-alive\r\n'
  } else {
    header += 'connection: close\r\n'
  }

  if (Array.isArray(headers)) {
    for (let n = 0; n < headers.length; n += 2) {
      const key = headers[n + 0]
      const val = headers[n + 1]

      if (Array.isArray(val)) {
        for (let i = 0; i < val.length; i++) {
          header += `${key}: ${val[i]}\r\n`
        }
      } else {
        header += `${key}: ${val}\r\n`
      }
    }
  }

  if (channels.sendHeaders.hasSubscribers) {
    channels.sendHeaders.publish({ request, headers: header, socket })
  }

  if (!body || bodyLength === 0) {
    writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isBuffer(body)) {
    writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isBlobLike(body)) {
    if (typeof body.stream === 'function') {
      writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload)
    } else {
      writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload)
    }
  } else if (util.isStream(body)) {
    writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isIterable(body)) {
    writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else {
    assert(false)
  }

  return true
}

/**
 * @param {AbortCallback} abort
 * @param {import('stream').Stream} body
 * @param {import('./client.js')} client
 * @param {import('../core/request.js')} request
 * @param {import('net').Socket} socket
 * @param {number} contentLength
 * @param {string} header
 * @param {boolean} expectsPayload
 */
function writeStream (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'stream body cannot be pipelined')

  let finished = false

  const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header })

  /**
   * @param {Buffer} chunk
   * @returns {void}
   */
  const onData = function (chunk) {
    if (finished) {
      return
    }

    try {
      if (!writer.write(chunk) && this.pause) {
        this.pause()
      }
    } catch (err) {
      util.destroy(this, err)
    }
  }

  /**
   * @returns {void}
   */
  const onDrain = function () {
    if (finished) {
      return
    }

    if (body.resume) {
      body.resume()
    }
  }

  /**
   * @returns {void}
   */
  const onClose = function () {
    // 'close' might be emitted *before* 'error' for
    // broken streams. Wait a tick to avoid this case.
    queueMicrotask(() => {
      // It's only safe to remove 'error' listener after
      // 'close'.
      body.removeListener('error', onFinished)
    })

    if (!finished) {
      const err = new RequestAbortedError()
      queueMicrotask(() => onFinished(err))
    }
  }

  /**
   * @param {Error} [err]
   * @returns
   */
  const onFinished = function (err) {
    if (finished) {
      return
    }

    finished = true

    assert(socket.destroyed || (socket[kWriting] && client[kRunning] <= 1))

    socket.off('drain', onDrain).off('error', onFinished)

    body.removeListener('data', onData).removeListener('end', onFinished).removeListener('close', onClose)

    if (!err) {
      try {
        writer.end()
      } catch (er) {
        err = er
      }
    }

    writer.destroy(err)

    if (err && (err.code !== 'UND_ERR_INFO' || err.message !== 'reset')) {
      util.destroy(body, err)
    } else {
      util.destroy(body)
    }
  }

  body.on('data', onData).on('end', onFinished).on('error', onFinished).on('close', onClose)

  if (body.resume) {
    body.resume()
  }

  socket.on('drain', onDrain).on('error', onFinished)

  if (body.errorEmitted ?? body.errored) {
    setImmediate(onFinished, body.errored)
  } else if (body.endEmitted ?? body.readableEnded) {
    setImmediate(onFinished, null)
  }

  if (body.closeEmitted ?? body.closed) {
    setImmediate(onClose)
  }
}

/**
 * @typedef AbortCallback
 * @type {Function}
 * @param {Error} [err]
 * @returns {void}
 */

/**
 * @param {AbortCallback} abort
 * @param {Uint8Array|null} body
 * @param {import('./client.js')} client
 * @param {import('../core/request.js')} request
 * @param {import('net').Socket} socket
 * @param {number} contentLength
 * @param {string} header
 * @param {boolean} expectsPayload
 * @returns {void}
 */
function writeBuffer (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  try {
    if (!body) {
      if (contentLength === 0) {
        socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1')
      } else {
        assert(contentLength === null, 'no body must not have content length')
        socket.write(`${header}\r\n`, 'latin1')
      }
    } else if (util.isBuffer(body)) {
      assert(contentLength === body.byteLength, 'buffer body must have content length')

      socket.cork()
      socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
      socket.write(body)
      socket.uncork()
      request.onBodySent(body)

      if (!expectsPayload && request.reset !== false) {
        socket[kReset] = true
      }
    }
    request.onRequestSent()

    client[kResume]()
  } catch (err) {
    abort(err)
  }
}

/**
 * @param {AbortCallback} abort
 * @param {Blob} body
 * @param {import('./client.js')} client
 * @param {import('../core/request.js')} request
 * @param {import('net').Socket} socket
 * @param {number} contentLength
 * @param {string} header
 * @param {boolean} expectsPayload
 * @returns {Promise<void>}
 */
async function writeBlob (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  try {
    if (contentLength != null && contentLength !== body.size) {
      throw new RequestContentLengthMismatchError()
    }

    const buffer = Buffer.from(await body.arrayBuffer())

    socket.cork()
    socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
    socket.write(buffer)
    socket.uncork()

    request.onBodySent(buffer)
    request.onRequestSent()

    if (!expectsPayload && request.reset !== false) {
      socket[kReset] = true
    }

    client[kResume]()
  } catch (err) {
    abort(err)
  }
}

/**
 * @param {AbortCallback} abort
 * @param {Iterable} body
 * @param {import('./client.js')} client
 * @param {import('../core/request.js')} request
 * @param {import('net').Socket} socket
 * @param {number} contentLength
 * @param {string} header
 * @param {boolean} expectsPayload
 * @returns {Promise<void>}
 */
async function writeIterable (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'iterator body cannot be pipelined')

  let callback = null
  function onDrain () {
    if (callback) {
      const cb = callback
      callback = null
      cb()
    }
  }

  const waitForDrain = () =>
    new Promise((resolve, reject) => {
      assert(callback === null)

      if (socket[kError]) {
        reject(socket[kError])
      } else {
        callback = resolve
      }
    })

  socket.on('close', onDrain).on('drain', onDrain)

  const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header })
  try {
    // It's up to the user to somehow abort the async iterable.
    for await (const chunk of body) {
      if (socket[kError]) {
        throw socket[kError]
      }

      if (!writer.write(chunk)) {
        await waitForDrain()
      }
    }

    writer.end()
  } catch (err) {
    writer.destroy(err)
  } finally {
    socket.off('close', onDrain).off('drain', onDrain)
  }
}

class AsyncWriter {
  /**
   *
   * @param {object} arg
   * @param {AbortCallback} arg.abort
   * @param {import('net').Socket} arg.socket
   * @param {import('../core/request.js')} arg.request
   * @param {number} arg.contentLength
   * @param {import('./client.js')} arg.client
   * @param {boolean} arg.expectsPayload
   * @param {string} arg.header
   */
  constructor ({ abort, socket, request, contentLength, client, expectsPayload, header }) {
    this.socket = socket
    this.request = request
    this.contentLength = contentLength
    this.client = client
    this.bytesWritten = 0
    this.expectsPayload = expectsPayload
    this.header = header
    this.abort = abort
    this.lengthMismatch = false

    socket[kWriting] = true
  }

  /**
   * The body doesn't match the declared content-length and strictContentLength
   * is off. Warn once, and mark the socket so it isn't reused: on the wire this
   * request's body no longer ends where the server expects, so anything sent
   * after it on the same connection would be misread.
   * @returns {void}
   */
  onLengthMismatch () {
    this.socket[kReset] = true

    if (!this.lengthMismatch) {
      this.lengthMismatch = true
      process.emitWarning(new RequestContentLengthMismatchError())
    }
  }

  /**
   * @param {string|Uint8Array} chunk
   * @returns
   */
  write (chunk) {
    const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this

    if (socket[kError]) {
      throw socket[kError]
    }

    if (socket.destroyed) {
      return false
    }

    let len = chunk instanceof Uint8Array ? chunk.byteLength : Buffer.byteLength(chunk)
    if (!len) {
      return true
    }

    // We should defer writing chunks.
    if (contentLength !== null && bytesWritten + len > contentLength) {
      if (client[kStrictContentLength]) {
        throw new RequestContentLengthMismatchError()
      }

      this.onLengthMismatch()

      // Never write past the declared content-length. The server treats any
      // extra bytes as the start of the next request, so a body could inject
      // a request of its own (request smuggling).
      const remaining = contentLength - bytesWritten
      if (remaining === 0) {
        return true
      }
      chunk = (typeof chunk === 'string' ? Buffer.from(chunk) : chunk).subarray(0, remaining)
      len = remaining
    }

    socket.cork()

    if (bytesWritten === 0) {
      if (!expectsPayload && request.reset !== false) {
        socket[kReset] = true
      }

      if (contentLength === null) {
        socket.write(`${header}transfer-encoding: chunked\r\n`, 'latin1')
      } else {
        socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
      }
    }

    if (contentLength === null) {
      socket.write(`\r\n${len.toString(16)}\r\n`, 'latin1')
    }

    this.bytesWritten += len

    const ret = socket.write(chunk)

    socket.uncork()

    request.onBodySent(chunk)

    if (!ret) {
      if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
        if (socket[kParser].timeout.refresh) {
          socket[kParser].timeout.refresh()
        }
      }
    }

    return ret
  }

  /**
   * @returns {void}
   */
  end () {
    const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this
    request.onRequestSent()

    socket[kWriting] = false

    if (socket[kError]) {
      throw socket[kError]
    }

    if (socket.destroyed) {
      return
    }

    if (bytesWritten === 0) {
      if (expectsPayload) {
        // https://tools.ietf.org/html/rfc7230#section-3.3.2
        // A user agent SHOULD send a Content-Length in a request message when
        // no Transfer-Encoding is sent and the request method defines a meaning
        // for an enclosed payload body.

        socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1')
      } else {
        socket.write(`${header}\r\n`, 'latin1')
      }
    } else if (contentLength === null) {
      socket.write('\r\n0\r\n\r\n', 'latin1')
    }

    if (contentLength !== null && bytesWritten !== contentLength) {
      if (client[kStrictContentLength]) {
        throw new RequestContentLengthMismatchError()
      }

      // The body is shorter than declared, so the server is still waiting for
      // the rest. Don't let the next request's bytes on this connection be
      // read as the missing part of this body.
      this.onLengthMismatch()
    }

    if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
      if (socket[kParser].timeout.refresh) {
        socket[kParser].timeout.refresh()
      }
    }

    client[kResume]()
  }

  /**
   * @param {Error} [err]
   * @returns {void}
   */
  destroy (err) {
    const { socket, client, abort } = this

    socket[kWriting] = false

    if (err) {
      assert(client[kRunning] <= 1, 'pipeline should only contain this request')
      abort(err)
    }
  }
}

module.exports = connectH1


/***/ }),

/***/ 3701:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const net = __nccwpck_require__(7030)
const http = __nccwpck_require__(7067)
const util = __nccwpck_require__(3440)
const { ClientStats } = __nccwpck_require__(6854)
const { channels } = __nccwpck_require__(2414)
const Request = __nccwpck_require__(4655)
const DispatcherBase = __nccwpck_require__(1841)
const {
  InvalidArgumentError,
  InformationalError,
  ClientDestroyedError
} = __nccwpck_require__(8707)
const buildConnector = __nccwpck_require__(9136)
const {
  kUrl,
  kServerName,
  kClient,
  kBusy,
  kConnect,
  kResuming,
  kRunning,
  kPending,
  kSize,
  kQueue,
  kConnected,
  kConnecting,
  kNeedDrain,
  kKeepAliveDefaultTimeout,
  kHostHeader,
  kPendingIdx,
  kRunningIdx,
  kError,
  kPipelining,
  kKeepAliveTimeoutValue,
  kMaxHeadersSize,
  kKeepAliveMaxTimeout,
  kKeepAliveTimeoutThreshold,
  kHeadersTimeout,
  kBodyTimeout,
  kStrictContentLength,
  kConnector,
  kMaxRequests,
  kCounter,
  kClose,
  kDestroy,
  kDispatch,
  kLocalAddress,
  kMaxResponseSize,
  kOnError,
  kHTTPContext,
  kMaxConcurrentStreams,
  kHostAuthority,
  kResume,
  kHTTP2Options,
  kUseMilo
} = __nccwpck_require__(6443)
const connectH1 = __nccwpck_require__(637)
const connectH2 = __nccwpck_require__(6760)

const kClosedResolve = Symbol('kClosedResolve')

const getDefaultNodeMaxHeaderSize = http &&
  http.maxHeaderSize &&
  Number.isInteger(http.maxHeaderSize) &&
  http.maxHeaderSize > 0
  ? () => http.maxHeaderSize
  : () => { throw new InvalidArgumentError('http module not available or http.maxHeaderSize invalid') }

const noop = () => { }

function getPipelining (client) {
  return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1
}

let h2NamespaceOptsWarning = false
function emitH2OptionsNamespaceWarning (optName) {
  if (h2NamespaceOptsWarning === true) return

  process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`, {
    code: 'UNDICI-H2-OPTIONS'
  })
  h2NamespaceOptsWarning = true
}

// Protocol-aware dispatch ceiling. h1 RFC7230 pipelining is unrelated to h2
// stream multiplexing \u2014 over h2 the ceiling is the (server-confirmed)
// maxConcurrentStreams. Before a context is attached we use the h1
// pipelining factor; once h2 attaches the queued requests can drain in
// one batch up to maxConcurrentStreams.
function getMaxConcurrent (client) {
  if (client[kHTTPContext]?.version === 'h2') {
    return client[kMaxConcurrentStreams]
  }
  return getPipelining(client)
}

/**
 * @type {import('../../types/client.js').default}
 */
class Client extends DispatcherBase {
  /**
   *
   * @param {string|URL} url
   * @param {import('../../types/client.js').Client.Options} options
   */
  constructor (url, {
    maxHeaderSize,
    headersTimeout,
    socketTimeout,
    requestTimeout,
    connectTimeout,
    bodyTimeout,
    idleTimeout,
    keepAlive,
    keepAliveTimeout,
    maxKeepAliveTimeout,
    keepAliveMaxTimeout,
    keepAliveTimeoutThreshold,
    socketPath,
    pipelining,
    tls,
    strictContentLength,
    maxCachedSessions,
    connect,
    maxRequestsPerClient,
    localAddress,
    maxResponseSize,
    autoSelectFamily,
    autoSelectFamilyAttemptTimeout,
    // h2
    maxConcurrentStreams,
    allowH2,
    useH2c,
    initialWindowSize,
    connectionWindowSize,
    pingInterval,
    useMilo,
    webSocket,
    h2Options,
    eventSource
  } = {}) {
    if (keepAlive !== undefined) {
      throw new InvalidArgumentError('unsupported keepAlive, use pipelining=0 instead')
    }

    if (socketTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported socketTimeout, use headersTimeout & bodyTimeout instead')
    }

    if (requestTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported requestTimeout, use headersTimeout & bodyTimeout instead')
    }

    if (idleTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported idleTimeout, use keepAliveTimeout instead')
    }

    if (maxKeepAliveTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead')
    }

    if (maxHeaderSize != null) {
      if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) {
        throw new InvalidArgumentError('invalid maxHeaderSize')
      }
    } else {
      // If maxHeaderSize is not provided, use the default value from the http module
      // or if that is not available, throw an error.
      maxHeaderSize = getDefaultNodeMaxHeaderSize()
    }

    if (socketPath != null && typeof socketPath !== 'string') {
      throw new InvalidArgumentError('invalid socketPath')
    }

    if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
      throw new InvalidArgumentError('invalid connectTimeout')
    }

    if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
      throw new InvalidArgumentError('invalid keepAliveTimeout')
    }

    if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
      throw new InvalidArgumentError('invalid keepAliveMaxTimeout')
    }

    if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
      throw new InvalidArgumentError('invalid keepAliveTimeoutThreshold')
    }

    if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
      throw new InvalidArgumentError('headersTimeout must be a positive integer or zero')
    }

    if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
      throw new InvalidArgumentError('bodyTimeout must be a positive integer or zero')
    }

    if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
      throw new InvalidArgumentError('connect must be a function or an object')
    }

    if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
      throw new InvalidArgumentError('maxRequestsPerClient must be a positive number')
    }

    if (localAddress != null && (typeof localAddress !== 'string' || net.isIP(localAddress) === 0)) {
      throw new InvalidArgumentError('localAddress must be valid string IP address')
    }

    if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
      throw new InvalidArgumentError('maxResponseSize must be a positive number')
    }

    if (
      autoSelectFamilyAttemptTimeout != null &&
      (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)
    ) {
      throw new InvalidArgumentError('autoSelectFamilyAttemptTimeout must be a positive number')
    }

    // h2
    if (allowH2 != null && typeof allowH2 !== 'boolean') {
      throw new InvalidArgumentError('allowH2 must be a valid boolean value')
    }

    // We validate only if allowH2 is enabled or null (enabled by default)
    if (allowH2 !== false) {
      // Prioritise new h2Options object, otherwise fallback to prior configuration options
      if (h2Options != null) {
        if (h2Options.useH2c != null && typeof h2Options.useH2c !== 'boolean') {
          throw new InvalidArgumentError('h2Options.useH2c must be a valid boolean value')
        }

        if (h2Options.settings?.initialWindowSize != null && (!Number.isInteger(h2Options.settings.initialWindowSize) || h2Options.settings.initialWindowSize < 1)) {
          throw new InvalidArgumentError('h2Options.settings.initialWindowSize must be a positive integer, greater than 0')
        }

        if (h2Options.maxConcurrentStreams != null && (!Number.isInteger(h2Options.maxConcurrentStreams) || h2Options.maxConcurrentStreams < 1)) {
          throw new InvalidArgumentError('h2Options.maxConcurrentStreams must be a positive integer, greater than 0')
        }

        if (h2Options.connectionWindowSize != null && (!Number.isInteger(h2Options.connectionWindowSize) || h2Options.connectionWindowSize < 1)) {
          throw new InvalidArgumentError('h2Options.connectionWindowSize must be a positive integer, greater than 0')
        }

        if (h2Options.pingInterval != null && (typeof h2Options.pingInterval !== 'number' || !Number.isInteger(h2Options.pingInterval) || h2Options.pingInterval < 0)) {
          throw new InvalidArgumentError('h2Options.pingInterval must be a positive integer, greater or equal to 0')
        }
      } else {
        if (useH2c != null && typeof useH2c !== 'boolean') {
          emitH2OptionsNamespaceWarning('useH2c')
          throw new InvalidArgumentError('useH2c must be a valid boolean value')
        }

        if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== 'number' || maxConcurrentStreams < 1)) {
          emitH2OptionsNamespaceWarning('maxConcurrentStreams')
          throw new InvalidArgumentError('maxConcurrentStreams must be a positive integer, greater than 0')
        }

        if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
          emitH2OptionsNamespaceWarning('initialWindowSize')
          throw new InvalidArgumentError('initialWindowSize must be a positive integer, greater than 0')
        }

        if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
          emitH2OptionsNamespaceWarning('connectionWindowSize')
          throw new InvalidArgumentError('connectionWindowSize must be a positive integer, greater than 0')
        }

        if (pingInterval != null && (typeof pingInterval !== 'number' || !Number.isInteger(pingInterval) || pingInterval < 0)) {
          emitH2OptionsNamespaceWarning('pingInterval')
          throw new InvalidArgumentError('pingInterval must be a positive integer, greater or equal to 0')
        }
      }
    }

    super({ webSocket, eventSource })

    if (typeof connect !== 'function') {
      connect = buildConnector({
        ...tls,
        maxCachedSessions,
        allowH2,
        socketPath,
        useH2c: h2Options?.useH2c ?? useH2c,
        timeout: connectTimeout,
        ...(typeof autoSelectFamily === 'boolean' ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
        ...connect
      })
    } else {
      const customConnect = connect
      connect = (opts, callback) => customConnect({
        ...opts,
        ...(socketPath != null ? { socketPath } : null),
        ...(allowH2 != null ? { allowH2 } : null)
      }, callback)
    }

    this[kUrl] = util.parseOrigin(url)
    this[kHostAuthority] = `${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ''}`
    this[kConnector] = connect
    this[kPipelining] = pipelining != null ? pipelining : 1
    this[kMaxHeadersSize] = maxHeaderSize
    this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout
    this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 600e3 : keepAliveMaxTimeout
    this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold
    this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout]
    this[kServerName] = null
    this[kLocalAddress] = localAddress != null ? localAddress : null
    this[kResuming] = 0 // 0, idle, 1, scheduled, 2 resuming
    this[kNeedDrain] = 0 // 0, idle, 1, scheduled, 2 resuming
    this[kHostHeader] = `host: ${this[kHostAuthority]}\r\n`
    this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 300e3
    this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 300e3
    this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength
    this[kMaxRequests] = maxRequestsPerClient
    this[kClosedResolve] = null
    this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1
    this[kHTTPContext] = null
    // h2
    this[kHTTP2Options] = {
      pingInterval: h2Options?.pingInterval ?? pingInterval ?? 60e3,
      connectionWindowSize: h2Options?.connectionWindowSize ?? connectionWindowSize ?? 524288,
      maxConcurrentStreams: h2Options?.maxConcurrentStreams ?? maxConcurrentStreams ?? 100, // Max peerConcurrentStreams for a Node h2 server
      sessionOptions: {
        // HTTP/2 window sizes are set to higher defaults than Node.js core for better performance:
        // - initialWindowSize: 262144 (256KB) vs Node.js default 65535 (64KB - 1)
        //   Allows more data to be sent before requiring acknowledgment, improving throughput
        //   especially on high-latency networks. This matches common production HTTP/2 servers.
        // - connectionWindowSize: 524288 (512KB) vs Node.js default (none set)
        //   Provides better flow control for the entire connection across multiple streams.
        initialWindowSize: h2Options?.initialWindowSize ?? initialWindowSize ?? 262144
      }
    }
    this[kUseMilo] = useMilo

    // kQueue is built up of 3 sections separated by
    // the kRunningIdx and kPendingIdx indices.
    // |   complete   |   running   |   pending   |
    //                ^ kRunningIdx ^ kPendingIdx ^ kQueue.length
    // kRunningIdx points to the first running element.
    // kPendingIdx points to the first pending element.
    // This implements a fast queue with an amortized
    // time of O(1).

    this[kQueue] = []
    this[kRunningIdx] = 0
    this[kPendingIdx] = 0

    this[kResume] = (sync) => resume(this, sync)
    this[kOnError] = (err) => onError(this, err)
  }

  get pipelining () {
    return this[kPipelining]
  }

  set pipelining (value) {
    this[kPipelining] = value
    this[kResume](true)
  }

  get stats () {
    return new ClientStats(this)
  }

  get [kPending] () {
    return this[kQueue].length - this[kPendingIdx]
  }

  get [kRunning] () {
    return this[kPendingIdx] - this[kRunningIdx]
  }

  get [kSize] () {
    return this[kQueue].length - this[kRunningIdx]
  }

  get [kConnected] () {
    return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed
  }

  get [kBusy] () {
    // The `kPending > 0` check below is the gate Pool uses to decide whether
    // to spin up an additional Client. For h1 that fan-out is correct \u2014
    // each socket only handles one pipelined request at a time. Once an h2
    // context is attached we want concurrent dispatches to multiplex onto
    // the shared session, so suppress that signal in the h2 case.
    const allowsMux = this[kHTTPContext]?.version === 'h2'

    return Boolean(
      this[kHTTPContext]?.busy(null) ||
      (this[kSize] >= (getMaxConcurrent(this) || 1)) ||
      (this[kPending] > 0 && !allowsMux)
    )
  }

  [kConnect] (cb) {
    connect(this)
    this.once('connect', cb)
  }

  [kDispatch] (opts, handler) {
    const request = new Request(this[kUrl].origin, opts, handler)

    this[kQueue].push(request)
    if (this[kResuming]) {
      // Do nothing.
    } else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
      // Wait a tick in case stream/iterator is ended in the same tick.
      this[kResuming] = 1
      queueMicrotask(() => resume(this))
    } else {
      this[kResume](true)
    }

    if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
      this[kNeedDrain] = 2
    }

    return this[kNeedDrain] < 2
  }

  [kClose] () {
    // TODO: for H2 we need to gracefully flush the remaining enqueued
    // request and close each stream.
    return new Promise((resolve) => {
      if (this[kSize]) {
        this[kClosedResolve] = resolve
      } else {
        resolve(null)
      }
    })
  }

  [kDestroy] (err) {
    return new Promise((resolve) => {
      const requests = this[kQueue].splice(this[kPendingIdx])
      for (let i = 0; i < requests.length; i++) {
        const request = requests[i]
        if (request != null) {
          util.errorRequest(this, request, err)
        }
      }

      const callback = () => {
        if (this[kClosedResolve]) {
          // TODO (fix): Should we error here with ClientDestroyedError?
          this[kClosedResolve]()
          this[kClosedResolve] = null
        }
        resolve(null)
      }

      if (this[kHTTPContext]) {
        this[kHTTPContext].destroy(err, callback)
        this[kHTTPContext] = null
      } else {
        queueMicrotask(callback)
      }

      this[kResume]()
    })
  }
}

function onError (client, err) {
  if (
    client[kRunning] === 0 &&
    err.code !== 'UND_ERR_INFO' &&
    err.code !== 'UND_ERR_SOCKET'
  ) {
    // Error is not caused by running request and not a recoverable
    // socket error.

    assert(client[kPendingIdx] === client[kRunningIdx])

    const requests = client[kQueue].splice(client[kRunningIdx])

    for (let i = 0; i < requests.length; i++) {
      const request = requests[i]
      if (request != null) {
        util.errorRequest(client, request, err)
      }
    }
    assert(client[kSize] === 0)
  }
}

/**
 * @param {Client} client
 * @returns {void}
 */
function connect (client) {
  assert(!client[kConnecting])
  assert(!client[kHTTPContext])

  let { host, hostname, protocol, port } = client[kUrl]

  // Resolve ipv6
  if (hostname[0] === '[') {
    const idx = hostname.indexOf(']')

    assert(idx !== -1)
    const ip = hostname.substring(1, idx)

    assert(net.isIPv6(ip))
    hostname = ip
  }

  client[kConnecting] = true

  if (channels.beforeConnect.hasSubscribers) {
    channels.beforeConnect.publish({
      connectParams: {
        host,
        hostname,
        protocol,
        port,
        version: client[kHTTPContext]?.version,
        servername: client[kServerName],
        localAddress: client[kLocalAddress]
      },
      connector: client[kConnector]
    })
  }

  try {
    client[kConnector]({
      host,
      hostname,
      protocol,
      port,
      servername: client[kServerName],
      localAddress: client[kLocalAddress]
    }, (err, socket) => {
      if (err) {
        handleConnectError(client, err, { host, hostname, protocol, port })
        client[kResume]()
        return
      }

      if (client.destroyed) {
        util.destroy(socket.on('error', noop), new ClientDestroyedError())
        client[kResume]()
        return
      }

      assert(socket)

      try {
        client[kHTTPContext] = socket.alpnProtocol === 'h2'
          ? connectH2(client, socket)
          : connectH1(client, socket)
      } catch (err) {
        socket.destroy().on('error', noop)
        handleConnectError(client, err, { host, hostname, protocol, port })
        client[kResume]()
        return
      }

      client[kConnecting] = false

      socket[kCounter] = 0
      socket[kMaxRequests] = client[kMaxRequests]
      socket[kClient] = client
      socket[kError] = null

      if (channels.connected.hasSubscribers) {
        channels.connected.publish({
          connectParams: {
            host,
            hostname,
            protocol,
            port,
            version: client[kHTTPContext]?.version,
            servername: client[kServerName],
            localAddress: client[kLocalAddress]
          },
          connector: client[kConnector],
          socket
        })
      }

      client.emit('connect', client[kUrl], [client])
      client[kResume]()
    })
  } catch (err) {
    handleConnectError(client, err, { host, hostname, protocol, port })
    client[kResume]()
  }
}

function handleConnectError (client, err, { host, hostname, protocol, port }) {
  if (client.destroyed) {
    return
  }

  client[kConnecting] = false

  if (channels.connectError.hasSubscribers) {
    channels.connectError.publish({
      connectParams: {
        host,
        hostname,
        protocol,
        port,
        version: client[kHTTPContext]?.version,
        servername: client[kServerName],
        localAddress: client[kLocalAddress]
      },
      connector: client[kConnector],
      error: err
    })
  }

  if (err.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const running = client[kQueue].splice(client[kRunningIdx], client[kRunning])
    client[kPendingIdx] = client[kRunningIdx]

    for (let i = 0; i < running.length; i++) {
      util.errorRequest(client, running[i], err)
    }

    while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
      const request = client[kQueue].splice(client[kPendingIdx], 1)[0]
      util.errorRequest(client, request, err)
    }
  } else {
    onError(client, err)
  }

  client.emit('connectionError', client[kUrl], [client], err)
}

function emitDrain (client) {
  client[kNeedDrain] = 0
  client.emit('drain', client[kUrl], [client])
}

function resume (client, sync) {
  if (client[kResuming] === 2) {
    return
  }

  client[kResuming] = 2

  _resume(client, sync)
  client[kResuming] = 0

  if (client[kRunningIdx] > 256) {
    client[kQueue].splice(0, client[kRunningIdx])
    client[kPendingIdx] -= client[kRunningIdx]
    client[kRunningIdx] = 0
  }
}

function _resume (client, sync) {
  while (true) {
    if (client.destroyed) {
      assert(client[kPending] === 0)
      return
    }

    if (client[kClosedResolve] && !client[kSize]) {
      client[kClosedResolve]()
      client[kClosedResolve] = null
      return
    }

    if (client[kHTTPContext]) {
      client[kHTTPContext].resume()
    }

    if (client[kBusy]) {
      client[kNeedDrain] = 2
    } else if (client[kNeedDrain] === 2) {
      if (sync) {
        client[kNeedDrain] = 1
        queueMicrotask(() => emitDrain(client))
      } else {
        emitDrain(client)
      }
      continue
    }

    if (client[kPending] === 0) {
      return
    }

    if (client[kRunning] >= (getMaxConcurrent(client) || 1)) {
      return
    }

    const request = client[kQueue][client[kPendingIdx]]

    if (request === null) {
      return
    }

    if (request.aborted) {
      client[kQueue].splice(client[kPendingIdx], 1)
      continue
    }

    if (client[kUrl].protocol === 'https:' && client[kServerName] !== request.servername) {
      if (client[kRunning] > 0) {
        return
      }

      client[kServerName] = request.servername
      client[kHTTPContext]?.destroy(new InformationalError('servername changed'), () => {
        client[kHTTPContext] = null
        resume(client)
      })
    }

    if (client[kConnecting]) {
      return
    }

    if (!client[kHTTPContext]) {
      client[kServerName] = request.servername
      connect(client)
      return
    }

    if (client[kHTTPContext].destroyed) {
      return
    }

    if (client[kHTTPContext].busy(request)) {
      return
    }

    if (!request.aborted && client[kHTTPContext].write(request)) {
      client[kPendingIdx]++
    } else {
      client[kQueue].splice(client[kPendingIdx], 1)
    }
  }
}

module.exports = Client


/***/ }),

/***/ 1841:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const buffer = __nccwpck_require__(4573)
const Dispatcher = __nccwpck_require__(883)
const {
  ClientDestroyedError,
  ClientClosedError,
  InvalidArgumentError
} = __nccwpck_require__(8707)
const { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = __nccwpck_require__(6443)
const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __nccwpck_require__(735)

const kOnDestroyed = Symbol('onDestroyed')
const kOnClosed = Symbol('onClosed')
const kWebSocketOptions = Symbol('webSocketOptions')
const kEventSourceOptions = Symbol('eventSourceOptions')

class DispatcherBase extends Dispatcher {
  /** @type {boolean} */
  [kDestroyed] = false;

  /** @type {Array<Function|null} */
  [kOnDestroyed] = null;

  /** @type {boolean} */
  [kClosed] = false;

  /** @type {Array<Function>|null} */
  [kOnClosed] = null

  /**
   * @param {import('../../types/dispatcher').DispatcherOptions} [opts]
   */
  constructor (opts) {
    super()
    this[kWebSocketOptions] = opts?.webSocket ?? {}
    this[kEventSourceOptions] = opts?.eventSource ?? {}
  }

  /**
   * @returns {import('../../types/client').Client.WebSocketOptions}
   */
  get webSocketOptions () {
    return {
      maxFragments: this[kWebSocketOptions].maxFragments ?? defaultWebSocketMaxFragments,
      maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? defaultWebSocketMaxPayloadSize
    }
  }

  /**
   * @returns {import('../../types/client').Client.EventSourceOptions}
   */
  get eventSourceOptions () {
    return {
      maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength
    }
  }

  /** @returns {boolean} */
  get destroyed () {
    return this[kDestroyed]
  }

  /** @returns {boolean} */
  get closed () {
    return this[kClosed]
  }

  close (callback) {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.close((err, data) => {
          return err ? reject(err) : resolve(data)
        })
      })
    }

    if (typeof callback !== 'function') {
      throw new InvalidArgumentError('invalid callback')
    }

    if (this[kDestroyed]) {
      const err = new ClientDestroyedError()
      queueMicrotask(() => callback(err, null))
      return
    }

    if (this[kClosed]) {
      if (this[kOnClosed]) {
        this[kOnClosed].push(callback)
      } else {
        queueMicrotask(() => callback(null, null))
      }
      return
    }

    this[kClosed] = true
    this[kOnClosed] ??= []
    this[kOnClosed].push(callback)

    const onClosed = () => {
      const callbacks = this[kOnClosed]
      this[kOnClosed] = null
      for (let i = 0; i < callbacks.length; i++) {
        callbacks[i](null, null)
      }
    }

    // Should not error.
    this[kClose]()
      .then(() => this.destroy())
      .then(() => queueMicrotask(onClosed))
  }

  destroy (err, callback) {
    if (typeof err === 'function') {
      callback = err
      err = null
    }

    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.destroy(err, (err, data) => {
          return err ? reject(err) : resolve(data)
        })
      })
    }

    if (typeof callback !== 'function') {
      throw new InvalidArgumentError('invalid callback')
    }

    if (this[kDestroyed]) {
      if (this[kOnDestroyed]) {
        this[kOnDestroyed].push(callback)
      } else {
        queueMicrotask(() => callback(null, null))
      }
      return
    }

    if (!err) {
      err = new ClientDestroyedError()
    }

    this[kDestroyed] = true
    this[kOnDestroyed] ??= []
    this[kOnDestroyed].push(callback)

    const onDestroyed = () => {
      const callbacks = this[kOnDestroyed]
      this[kOnDestroyed] = null
      for (let i = 0; i < callbacks.length; i++) {
        callbacks[i](null, null)
      }
    }

    // Should not error.
    this[kDestroy](err)
      .then(() => queueMicrotask(onDestroyed))
  }

  dispatch (opts, handler) {
    if (!handler || typeof handler !== 'object') {
      throw new InvalidArgumentError('handler must be an object')
    }

    try {
      if (!opts || typeof opts !== 'object') {
        throw new InvalidArgumentError('opts must be an object.')
      }

      if (opts.dispatcher) {
        throw new InvalidArgumentError('opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.')
      }

      if (this[kDestroyed] || this[kOnDestroyed]) {
        throw new ClientDestroyedError()
      }

      if (this[kClosed]) {
        throw new ClientClosedError()
      }

      return this[kDispatch](opts, handler)
    } catch (err) {
      if (typeof handler.onResponseError !== 'function') {
        throw err
      }

      handler.onResponseError(null, err)

      return false
    }
  }
}

module.exports = DispatcherBase


/***/ }),

/***/ 883:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


const EventEmitter = __nccwpck_require__(8474)
const { kOriginless, kUrl } = __nccwpck_require__(6443)

class Dispatcher extends EventEmitter {
  dispatch () {
    throw new Error('not implemented')
  }

  close () {
    throw new Error('not implemented')
  }

  destroy () {
    throw new Error('not implemented')
  }

  compose (...args) {
    // So we handle [interceptor1, interceptor2] or interceptor1, interceptor2, ...
    const interceptors = Array.isArray(args[0]) ? args[0] : args
    // null disables origin-dependent interceptors; undefined uses opts.origin.
    const interceptorOrigin = this[kOriginless] === true
      ? null
      : this[kUrl]?.origin
    let dispatch = this.dispatch.bind(this)

    for (const interceptor of interceptors) {
      if (interceptor == null) {
        continue
      }

      if (typeof interceptor !== 'function') {
        throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`)
      }

      dispatch = interceptor(dispatch, interceptorOrigin)

      if (dispatch == null || typeof dispatch !== 'function' || dispatch.length !== 2) {
        throw new TypeError('invalid interceptor')
      }
    }

    const originalDispatch = dispatch
    const self = this
    dispatch = function (opts, handler) {
      if (opts && typeof opts === 'object' && !opts.origin && self[kUrl]) {
        opts = Object.assign({}, opts, { origin: self[kUrl].origin })
      }
      return originalDispatch(opts, handler)
    }

    return new Proxy(this, {
      get: (target, key) => key === 'dispatch' ? dispatch : target[key]
    })
  }
}

module.exports = Dispatcher


/***/ }),

/***/ 1969:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const util = __nccwpck_require__(3440)
const timers = __nccwpck_require__(6603)
const {
  HeadersTimeoutError,
  HeadersOverflowError,
  SocketError,
  InformationalError,
  BodyTimeoutError,
  HTTPParserError,
  ResponseContentLengthMismatchError,
  ResponseExceededMaxSizeError
} = __nccwpck_require__(8707)
const {
  kUrl,
  kReset,
  kClient,
  kParser,
  kBlocking,
  kRunning,
  kWriting,
  kQueue,
  kKeepAliveDefaultTimeout,
  kRunningIdx,
  kError,
  kPipelining,
  kSocket,
  kKeepAliveTimeoutValue,
  kKeepAliveMaxTimeout,
  kKeepAliveTimeoutThreshold,
  kBodyTimeout,
  kMaxResponseSize,
  kResume,
  kHTTPContext,
  kMaxHeadersSize
} = __nccwpck_require__(6443)

const FastBuffer = Buffer[Symbol.species]
const removeAllListeners = util.removeAllListeners

const kPausedByHandler = Symbol('kPausedByHandler')

const BUFFER_PAGE_SIZE = 4096
const INITIAL_BUFFER_SIZE = 128 * 1024
const EMPTY_BUF = Buffer.alloc(0)
const BODY_KIND_CONTENT_LENGTH = 0
const EVENT_RANGE_SIZE = 9
const EVENT_HEADERS_SIZE = 19

let miloPackage

// We disable wasm SIMD on ppc64 as it seems to be broken on Power 9 architectures.
// We disable wasm SIMD on riscv64 as it seems to be broken on there as well.
let useWasmSIMD = (process.arch !== 'riscv64' && process.arch !== 'ppc64')
// The Env Variable UNDICI_NO_WASM_SIMD allows explicitly overriding the default behavior.
if (process.env.UNDICI_NO_WASM_SIMD === '1') {
  useWasmSIMD = false
} else if (process.env.UNDICI_NO_WASM_SIMD === '0') {
  useWasmSIMD = true
}

const USE_NATIVE_TIMER = 0
const USE_FAST_TIMER = 1
const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER
const TIMEOUT_BODY = 4 | USE_FAST_TIMER
const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER

let miloEnabled =
  process.env.UNDICI_USE_MILO === '1' || process.env.UNDICI_USE_MILO === 'true'
let miloInstance = null
let currentBuffer = null
let currentBufferSize = 0
let currentBufferPtr = null
let currentBufferRef = null

function onParserTimeout (parserWeakRef) {
  const parser = parserWeakRef.deref ? parserWeakRef.deref() : parserWeakRef
  if (!parser) {
    return
  }

  const { socket, timeoutType, client, paused } = parser

  if (timeoutType === TIMEOUT_HEADERS) {
    if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
      assert(!paused, 'cannot be paused while waiting for headers')
      util.destroy(socket, new HeadersTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_BODY) {
    if (!paused) {
      util.destroy(socket, new BodyTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
    assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue])
    util.destroy(socket, new InformationalError('socket idle timeout'))
  }
}

function getMilo () {
  if (miloInstance) {
    return miloInstance
  }

  // Milo modules compile WASM on load; defer loading until the parser is needed.
  if (useWasmSIMD) {
    try {
      miloPackage = __nccwpck_require__(7666)
    } catch {}
  }

  miloPackage = miloPackage || __nccwpck_require__(7666)
  miloInstance = miloPackage.setup()
  return miloInstance
}

class H1Parser {
  constructor (client, socket) {
    this.milo = getMilo()

    this.client = client
    this.socket = socket
    this.parser = this.milo.create()
    this.events = new FastBuffer(
      this.milo.memory.buffer,
      this.parser + this.milo.ParserFields.EVENTS,
      4
    ).readUInt32LE(0)

    this.milo.setShouldAutodetect(this.parser, false)
    this.milo.setIsRequest(this.parser, false)
    this.milo.setShouldManageUnconsumed(this.parser, false)
    this.milo.setShouldSuspendAfterHeaders(this.parser, true)
    this.milo.setMaxHeaderLength(this.parser, client[kMaxHeadersSize])
    this.milo.setActiveEvents(
      this.parser,
      this.milo.EVENT_ACTIVE_ON_ERROR |
        this.milo.EVENT_ACTIVE_ON_MESSAGE_COMPLETE |
        this.milo.EVENT_ACTIVE_ON_REASON |
        this.milo.EVENT_ACTIVE_ON_HEADER_NAME |
        this.milo.EVENT_ACTIVE_ON_HEADER_VALUE |
        this.milo.EVENT_ACTIVE_ON_HEADERS |
        this.milo.EVENT_ACTIVE_ON_DATA |
        this.milo.EVENT_ACTIVE_ON_TRAILER_NAME |
        this.milo.EVENT_ACTIVE_ON_TRAILER_VALUE
    )

    this.timeout = null
    this.timeoutWeakRef = new WeakRef(this)
    this.timeoutValue = null
    this.timeoutType = null
    this.statusCode = 0
    this.statusText = ''
    this.upgrade = false
    this.responseStarted = false
    this.pausedByParser = false
    this.pauseStateIsStart = false
    this.headers = []
    this.trailers = []
    this.headersSize = 0
    this.trailersSize = 0
    this.headersMaxSize = client[kMaxHeadersSize]
    this.shouldKeepAlive = false
    this.paused = false
    this.errored = false
    this.waitingForMoreData = 0
    this.resume = this.resume.bind(this)
    this.bytesRead = 0
    this.keepAlive = ''
    this.connection = ''
    this.contentLength = -1
    this.maxResponseSize = client[kMaxResponseSize]
    this.directBodyRemaining = 0
    this.directBodyCompletePending = false
    this.headersSuspended = false
    this.skipBody = false

    this[kPausedByHandler] = false

    if (
      INITIAL_BUFFER_SIZE > currentBufferSize ||
      currentBuffer.buffer !== this.milo.memory.buffer
    ) {
      this.ensureBuffers(INITIAL_BUFFER_SIZE)
    } else {
      this.updateBuffers()
    }
  }

  setTimeout (delay, type) {
    if (
      delay !== this.timeoutValue ||
      (type & USE_FAST_TIMER) ^ (this.timeoutType & USE_FAST_TIMER)
    ) {
      if (this.timeout) {
        timers.clearTimeout(this.timeout)
        this.timeout = null
      }

      if (delay) {
        if (type & USE_FAST_TIMER) {
          this.timeout = timers.setFastTimeout(
            onParserTimeout,
            delay,
            this.timeoutWeakRef
          )
        } else {
          this.timeout = setTimeout(
            onParserTimeout,
            delay,
            this.timeoutWeakRef
          )
          this.timeout?.unref()
        }
      }

      this.timeoutValue = delay
    } else if (this.timeout?.refresh) {
      this.timeout.refresh()
    }

    this.timeoutType = type
  }

  ensureBuffers (size) {
    const { milo } = this

    if (currentBufferPtr != null) {
      milo.dealloc(currentBufferPtr, currentBufferSize)
    }

    // Reallocate buffers
    currentBufferSize = Math.ceil(size / BUFFER_PAGE_SIZE) * BUFFER_PAGE_SIZE
    currentBufferPtr = milo.alloc(currentBufferSize)
    currentBuffer = new FastBuffer(
      milo.memory.buffer,
      currentBufferPtr,
      currentBufferSize
    )

    this.updateBuffers()
  }

  updateBuffers () {
    this.parserFields = new FastBuffer(this.milo.memory.buffer, this.parser)
    this.parserEvents = new FastBuffer(
      this.milo.memory.buffer,
      this.events,
      64 * 1024
    )
  }

  resume () {
    if (this.socket.destroyed || !this.paused) {
      return
    }

    this.milo.resume(this.parser)

    assert(this.timeoutType === TIMEOUT_BODY)
    if (this.timeout?.refresh) {
      this.timeout.refresh()
    }

    this.paused = false
    if (this.directBodyCompletePending) {
      try {
        this.completeDirectBody()
      } catch (err) {
        util.destroy(this.socket, err)
        return
      }

      if (this.paused) {
        return
      }
    }

    this.readMore()
  }

  readMore () {
    if (this.paused || !this.parser) {
      return
    }

    while (!this.paused && this.parser) {
      if (
        this.waitingForMoreData &&
        this.socket.readableLength <= this.waitingForMoreData
      ) {
        break
      }

      this.waitingForMoreData = 0

      const chunk = this.socket.read()
      if (chunk === null) {
        break
      }

      if (this.execute(chunk) === false) {
        break
      }
    }
  }

  execute (data) {
    const available = data.length
    assert(!this.paused)

    const { socket, milo } = this

    try {
      if (this.directBodyRemaining > 0) {
        return this.consumeDirectBody(data)
      }

      if (currentBuffer.buffer !== milo.memory.buffer) {
        currentBuffer = new FastBuffer(
          milo.memory.buffer,
          currentBufferPtr,
          currentBufferSize
        )
        this.updateBuffers()
      } else if (this.parserEvents.buffer !== milo.memory.buffer) {
        this.updateBuffers()
      }

      let offset = 0
      let parseLen = available
      const headersEnd = this.statusCode === 0 ? data.indexOf('\r\n\r\n') : -1

      if (headersEnd !== -1) {
        parseLen = headersEnd + 4
      }

      for (;;) {
        if (parseLen > currentBufferSize) {
          this.ensureBuffers(parseLen)
        }

        const parseData = data.subarray(offset, offset + parseLen)
        currentBuffer.set(parseData)
        currentBufferRef = parseData

        const consumed = milo.parse(this.parser, currentBufferPtr, parseLen)
        this.drainEvents()

        const consumedTotal = offset + consumed

        if (
          this.errored ||
          (consumed === 0 &&
            this.parserFields[milo.ParserFields.ERROR_CODE] !== milo.ERROR_NONE)
        ) {
          throw this.createError(data.subarray(consumedTotal))
        } else if (this.upgrade) {
          this.onUpgrade(data.subarray(consumedTotal))
          return false
        } else if (this.directBodyCompletePending) {
          this.completeDirectBody()

          if (this.paused) {
            return false
          }
        } else if (this.pausedByParser) {
          this.pausedByParser = false
          this.headersSuspended = false
          if (this[kPausedByHandler] && this.pauseStateIsStart) {
            this.pauseStateIsStart = false
            milo.resume(this.parser)
            this[kPausedByHandler] = false
            return false
          }

          this.pauseStateIsStart = false
          this.paused = true
          socket.unshift(data.subarray(consumedTotal))
          return false
        }

        if (this.directBodyRemaining > 0) {
          return this.consumeDirectBody(data.subarray(consumedTotal))
        }

        if (consumed < parseLen) {
          const remaining = data.subarray(consumedTotal)
          socket.unshift(remaining)
          this.waitingForMoreData = consumed === 0 ? remaining.length : 0
          return false
        }

        offset = consumedTotal

        if (offset >= available) {
          if (this.headersSuspended) {
            this.headersSuspended = false
            parseLen = 0
            continue
          }

          return true
        }

        this.headersSuspended = false
        parseLen = available - offset
      }
    } catch (err) {
      util.destroy(socket, err)
      return false
    } finally {
      currentBufferRef = null
    }
  }

  consumeDirectBody (data) {
    const { socket, client, maxResponseSize } = this
    const available = data.length
    const len = Math.min(available, this.directBodyRemaining)

    if (this.timeout?.refresh) {
      this.timeout.refresh()
    }

    if (len > 0) {
      const request = client[kQueue][client[kRunningIdx]]
      assert(request)
      assert(this.timeoutType === TIMEOUT_BODY)
      assert(this.statusCode >= 200)

      if (maxResponseSize > -1 && this.bytesRead + len > maxResponseSize) {
        throw new ResponseExceededMaxSizeError()
      }

      this.bytesRead += len
      this.directBodyRemaining -= len

      if (request.onResponseData(data.subarray(0, len)) === false) {
        this.directBodyCompletePending = this.directBodyRemaining === 0
        this.pauseParser()
        this[kPausedByHandler] = true
        this.pausedByParser = false
        this.paused = true

        if (len < available) {
          socket.unshift(data.subarray(len))
        }

        return false
      }
    }

    if (this.directBodyRemaining === 0) {
      this.completeDirectBody()

      const remaining = data.subarray(len)
      if (
        this.errored ||
        this.parserFields[this.milo.ParserFields.ERROR_CODE] !==
          this.milo.ERROR_NONE
      ) {
        throw this.createError(remaining)
      } else if (this.pausedByParser) {
        this.pausedByParser = false
        this.pauseStateIsStart = false
        this.paused = true
        if (remaining.length > 0) {
          socket.unshift(remaining)
        }
        return false
      }

      if (remaining.length > 0) {
        socket.unshift(remaining)
        return false
      }
    }

    return true
  }

  completeDirectBody () {
    const { milo } = this

    if (currentBuffer.buffer !== milo.memory.buffer) {
      currentBuffer = new FastBuffer(
        milo.memory.buffer,
        currentBufferPtr,
        currentBufferSize
      )
      this.updateBuffers()
    } else if (this.parserEvents.buffer !== milo.memory.buffer) {
      this.updateBuffers()
    }

    this.directBodyCompletePending = false
    currentBufferRef = EMPTY_BUF

    milo.complete(this.parser)
    this.drainEvents()
  }

  setShouldSkipBody (value) {
    if (this.skipBody !== value) {
      this.skipBody = value
      this.milo.setShouldSkipBody(this.parser, value)
    }
  }

  finish () {
    if (!this.parser) {
      return null
    }

    if (this.directBodyRemaining > 0) {
      return new ResponseContentLengthMismatchError()
    }

    if (this.parserEvents.buffer !== this.milo.memory.buffer) {
      this.updateBuffers()
    }

    this.milo.finish(this.parser)
    this.drainEvents()

    if (!this.errored) {
      return null
    }

    return this.createError(EMPTY_BUF)
  }

  createError (data) {
    const { contentLength, bytesRead } = this

    if (contentLength !== -1 && bytesRead !== contentLength) {
      return new ResponseContentLengthMismatchError()
    }

    const errorCode = this.parserFields[this.milo.ParserFields.ERROR_CODE]
    const errorName = this.milo.Errors[errorCode]
    const errorDescription =
      errorName === 'UNEXPECTED_EOF'
        ? 'Invalid EOF state'
        : this.milo.getErrorDescription(this.parser)
    const reason =
      errorName === 'UNEXPECTED_EOF'
        ? errorDescription
        : errorDescription
          ? `[ERROR_${errorName}] ${errorDescription}`
          : `ERROR_${errorName}`
    return new HTTPParserError(
      `Response does not match the HTTP/1.1 protocol (${reason})`,
      errorName,
      data
    )
  }

  destroy () {
    if (this.parser) {
      this.milo.destroy(this.parser)
      this.parser = null
    }

    this.timeout && timers.clearTimeout(this.timeout)
    this.timeout = null
    this.timeoutValue = null
    this.timeoutType = null
    this.paused = false
    this.responseStarted = false
    this.pausedByParser = false
    this.pauseStateIsStart = false
    this.connection = ''
    this.skipBody = false
  }

  pauseParser (stateIsStart = false) {
    this.milo.pause(this.parser)
    this.pausedByParser = true
    this.pauseStateIsStart = stateIsStart
  }

  drainEvents () {
    const { socket, client, milo } = this
    let cursor = 0

    const firstEvent = this.parserEvents[0]
    if (
      firstEvent !== milo.EVENT_END &&
      firstEvent !== milo.EVENT_ERROR &&
      !this.responseStarted
    ) {
      this.responseStarted = true

      if (socket.destroyed) {
        return this.fail(this.milo.ERROR_CALLBACK_ERROR, 'Other side closed')
      }

      const request = client[kQueue][client[kRunningIdx]]
      if (!request) {
        return this.fail(this.milo.ERROR_CALLBACK_ERROR, 'Missing request')
      }

      request.onResponseStarted()
    }

    for (;;) {
      const event = this.parserEvents[cursor]
      let eventLen = EVENT_RANGE_SIZE
      switch (event) {
        case milo.EVENT_END:
          return
        case milo.EVENT_ERROR:
          this.errored = true
          return
        case milo.EVENT_MESSAGE_COMPLETE: {
          const {
            client,
            socket,
            statusCode,
            upgrade,
            trailers,
            contentLength,
            bytesRead,
            shouldKeepAlive
          } = this

          this.responseStarted = false

          if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Other side closed')
          }

          if (upgrade) {
            this.pauseParser()
            return
          }

          assert(statusCode >= 100)

          const request = client[kQueue][client[kRunningIdx]]
          assert(request)

          this.statusCode = 0
          this.statusText = ''
          this.bytesRead = 0
          this.contentLength = -1
          this.directBodyRemaining = 0
          this.directBodyCompletePending = false
          this.headersSuspended = false
          this.skipBody = false
          this.keepAlive = ''
          this.connection = ''
          this.trailers = []
          this.trailersSize = 0

          if (statusCode < 200) {
            break
          }

          if (
            request.method !== 'HEAD' &&
            contentLength !== -1 &&
            bytesRead !== contentLength
          ) {
            util.destroy(socket, new ResponseContentLengthMismatchError())
            this.pauseParser()
            break
          }

          request.onResponseEnd(trailers)

          client[kQueue][client[kRunningIdx]++] = null

          if (socket[kWriting]) {
            assert(client[kRunning] === 0)
            util.destroy(socket, new InformationalError('reset'))
            this.pauseParser(true)
          } else if (!shouldKeepAlive) {
            util.destroy(socket, new InformationalError('reset'))
            this.pauseParser(true)
          } else if (socket[kReset] && client[kRunning] === 0) {
            util.destroy(socket, new InformationalError('reset'))
            this.pauseParser(true)
          } else if (client[kPipelining] == null || client[kPipelining] === 1) {
            setImmediate(client[kResume])
          } else {
            client[kResume]()
          }

          break
        }
        case milo.EVENT_REASON: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          this.statusText = new FastBuffer(
            currentBufferRef.buffer,
            currentBufferRef.byteOffset + at,
            len
          ).toString()
          break
        }
        case milo.EVENT_HEADER_NAME: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          const data =
            len > 0
              ? new FastBuffer(
                currentBufferRef.buffer,
                currentBufferRef.byteOffset + at,
                len
              )
              : EMPTY_BUF

          this.headers.push(data)
          this.headersSize += len
          if (this.headersSize >= this.headersMaxSize) {
            util.destroy(this.socket, new HeadersOverflowError())
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Headers overflow')
          }

          break
        }
        case milo.EVENT_HEADER_VALUE: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          const data =
            len > 0
              ? new FastBuffer(
                currentBufferRef.buffer,
                currentBufferRef.byteOffset + at,
                len
              )
              : EMPTY_BUF
          const key = this.headers[this.headers.length - 1]

          this.headers.push(data)

          if (key.length === 10) {
            const headerName = util.bufferToLowerCasedHeaderName(key)
            if (headerName === 'keep-alive') {
              this.keepAlive += (this.keepAlive.length === 0 ? '' : ',') + data.toString()
            } else if (headerName === 'connection') {
              this.connection += (this.connection.length === 0 ? '' : ',') + data.toString()
            }
          }

          this.headersSize += len
          if (this.headersSize >= this.headersMaxSize) {
            util.destroy(this.socket, new HeadersOverflowError())
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Headers overflow')
          }

          break
        }
        case milo.EVENT_HEADERS: {
          eventLen = EVENT_HEADERS_SIZE

          const statusCode = this.parserEvents.readUInt16LE(cursor + 5)
          const shouldKeepAlive = this.parserEvents[cursor + 7] !== 0
          const shouldUpgrade = this.parserEvents[cursor + 8] !== 0
          const hasTrailers = this.parserEvents[cursor + 9] !== 0
          const bodyKind = this.parserEvents[cursor + 10]
          const contentLength =
            this.parserEvents.readUInt32LE(cursor + 11) +
            this.parserEvents.readUInt32LE(cursor + 15) * 0x100000000

          const { socket, client, headers, statusText } = this

          if (socket.destroyed) {
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Other side closed')
          }

          const request = client[kQueue][client[kRunningIdx]]
          if (!request) {
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Missing request')
          }

          assert(!this.upgrade)
          assert(this.statusCode < 200)

          if (statusCode === 100) {
            util.destroy(
              socket,
              new SocketError('bad response', util.getSocketInfo(socket))
            )
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Bad response')
          }

          if (shouldUpgrade && !request.upgrade) {
            util.destroy(
              socket,
              new SocketError('bad upgrade', util.getSocketInfo(socket))
            )
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Bad upgrade')
          }

          assert(this.timeoutType === TIMEOUT_HEADERS)

          this.statusCode = statusCode
          this.shouldKeepAlive =
            shouldKeepAlive ||
            (request.method === 'HEAD' &&
              !socket[kReset] &&
              /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) &&
              !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection))
          this.contentLength =
            bodyKind === BODY_KIND_CONTENT_LENGTH ? contentLength : -1

          if (this.statusCode >= 200) {
            const bodyTimeout =
              request.bodyTimeout != null
                ? request.bodyTimeout
                : client[kBodyTimeout]
            this.setTimeout(bodyTimeout, TIMEOUT_BODY)
          } else if (this.timeout?.refresh) {
            this.timeout.refresh()
          }

          if (request.method === 'CONNECT') {
            assert(client[kRunning] === 1)
            milo.setIsConnect(this.parser, true)
            this.upgrade = true
            return
          }

          if (shouldUpgrade) {
            assert(client[kRunning] === 1)
            this.upgrade = true
            this.pauseParser()
            return
          }

          this.headers = []
          this.headersSize = 0

          if (this.shouldKeepAlive && client[kPipelining]) {
            const keepAliveTimeout = this.keepAlive
              ? util.parseKeepAliveTimeout(this.keepAlive)
              : null

            if (keepAliveTimeout != null) {
              const timeout = Math.min(
                keepAliveTimeout - client[kKeepAliveTimeoutThreshold],
                client[kKeepAliveMaxTimeout]
              )
              if (timeout <= 0) {
                socket[kReset] = true
              } else {
                client[kKeepAliveTimeoutValue] = timeout
              }
            } else {
              client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout]
            }
          } else {
            socket[kReset] = true
          }

          const pause =
            request.onResponseStart(
              statusCode,
              headers,
              this.resume,
              statusText
            ) === false

          if (request.aborted) {
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Request aborted')
          }

          if (request.method === 'HEAD' || statusCode < 200) {
            this.setShouldSkipBody(true)
          }

          this.headersSuspended = true
          if (
            !pause &&
            request.method !== 'HEAD' &&
            statusCode >= 200 &&
            statusCode !== 204 &&
            statusCode !== 205 &&
            statusCode !== 304 &&
            bodyKind === BODY_KIND_CONTENT_LENGTH &&
            contentLength > 0 &&
            !hasTrailers
          ) {
            this.directBodyRemaining = contentLength
          }

          if (socket[kBlocking]) {
            socket[kBlocking] = false
            client[kResume]()
          }

          if (pause) {
            this.pauseParser()
            this[kPausedByHandler] = true
          } else if (
            request.method === 'HEAD' ||
            statusCode < 200 ||
            statusCode === 204 ||
            statusCode === 205 ||
            statusCode === 304 ||
            (bodyKind === BODY_KIND_CONTENT_LENGTH && contentLength === 0)
          ) {
            this.directBodyCompletePending = true
          }

          break
        }
        case milo.EVENT_DATA: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          const { client, socket, statusCode, maxResponseSize } = this

          if (socket.destroyed) {
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Other side closed')
          }

          const request = client[kQueue][client[kRunningIdx]]
          assert(request)
          assert(this.timeoutType === TIMEOUT_BODY)

          if (this.timeout?.refresh) {
            this.timeout.refresh()
          }

          assert(statusCode >= 200)

          if (maxResponseSize > -1 && this.bytesRead + len > maxResponseSize) {
            util.destroy(socket, new ResponseExceededMaxSizeError())
            return this.fail(
              milo.ERROR_CALLBACK_ERROR,
              'Response size exceeded'
            )
          }

          this.bytesRead += len

          const buffer = currentBufferRef
          if (
            request.onResponseData(
              new FastBuffer(buffer.buffer, buffer.byteOffset + at, len)
            ) === false
          ) {
            this.pauseParser()
            this[kPausedByHandler] = true
          }

          break
        }
        case milo.EVENT_TRAILER_NAME: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          const data =
            len > 0
              ? new FastBuffer(
                currentBufferRef.buffer,
                currentBufferRef.byteOffset + at,
                len
              )
              : EMPTY_BUF

          this.trailers.push(data)

          this.trailersSize += len
          if (this.trailersSize >= this.headersMaxSize) {
            util.destroy(this.socket, new HeadersOverflowError())
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Headers overflow')
          }

          break
        }
        case milo.EVENT_TRAILER_VALUE: {
          const at = this.parserEvents.readUInt32LE(cursor + 1)
          const len = this.parserEvents.readUInt32LE(cursor + 5)
          const data =
            len > 0
              ? new FastBuffer(
                currentBufferRef.buffer,
                currentBufferRef.byteOffset + at,
                len
              )
              : EMPTY_BUF

          this.trailers.push(data)

          this.trailersSize += len
          if (this.trailersSize >= this.headersMaxSize) {
            util.destroy(this.socket, new HeadersOverflowError())
            return this.fail(milo.ERROR_CALLBACK_ERROR, 'Headers overflow')
          }

          break
        }
        default:
          return
      }

      cursor += eventLen
    }
  }

  fail (code, message) {
    this.milo.fail(this.parser, code, message)
    this.errored = true
  }

  onUpgrade (head) {
    const { upgrade, client, socket, headers, statusCode } = this

    assert(upgrade)
    assert(client[kSocket] === socket)
    assert(!socket.destroyed)
    assert(!this.paused)

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)
    assert(request.upgrade || request.method === 'CONNECT')

    this.statusCode = 0
    this.statusText = ''
    this.shouldKeepAlive = false
    this.headers = []
    this.headersSize = 0

    socket.unshift(head)
    socket[kParser].destroy()
    socket[kParser] = null
    socket[kClient] = null
    socket[kError] = null

    removeAllListeners(socket)

    client[kSocket] = null
    client[kHTTPContext] = null
    client[kQueue][client[kRunningIdx]++] = null
    client.emit(
      'disconnect',
      client[kUrl],
      [client],
      new InformationalError('upgrade')
    )

    try {
      request.onRequestUpgrade(statusCode, headers, socket)
    } catch (err) {
      util.destroy(socket, err)
    }

    client[kResume]()
  }
}

function setMiloEnabled (value) {
  miloEnabled = value
}

function getMiloEnabled () {
  return miloEnabled
}

module.exports = { H1Parser, getMiloEnabled, setMiloEnabled }


/***/ }),

/***/ 2824:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
const utils_1 = __nccwpck_require__(172);
// Emums
exports.ERROR = {
    OK: 0,
    INTERNAL: 1,
    STRICT: 2,
    CR_EXPECTED: 25,
    LF_EXPECTED: 3,
    UNEXPECTED_CONTENT_LENGTH: 4,
    UNEXPECTED_SPACE: 30,
    CLOSED_CONNECTION: 5,
    INVALID_METHOD: 6,
    INVALID_URL: 7,
    INVALID_CONSTANT: 8,
    INVALID_VERSION: 9,
    INVALID_HEADER_TOKEN: 10,
    INVALID_CONTENT_LENGTH: 11,
    INVALID_CHUNK_SIZE: 12,
    INVALID_STATUS: 13,
    INVALID_EOF_STATE: 14,
    INVALID_TRANSFER_ENCODING: 15,
    CB_MESSAGE_BEGIN: 16,
    CB_HEADERS_COMPLETE: 17,
    CB_MESSAGE_COMPLETE: 18,
    CB_CHUNK_HEADER: 19,
    CB_CHUNK_COMPLETE: 20,
    PAUSED: 21,
    PAUSED_UPGRADE: 22,
    PAUSED_H2_UPGRADE: 23,
    USER: 24,
    CB_URL_COMPLETE: 26,
    CB_STATUS_COMPLETE: 27,
    CB_METHOD_COMPLETE: 32,
    CB_VERSION_COMPLETE: 33,
    CB_HEADER_FIELD_COMPLETE: 28,
    CB_HEADER_VALUE_COMPLETE: 29,
    CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
    CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
    CB_RESET: 31,
    CB_PROTOCOL_COMPLETE: 38,
};
exports.TYPE = {
    BOTH: 0, // default
    REQUEST: 1,
    RESPONSE: 2,
};
exports.FLAGS = {
    CONNECTION_KEEP_ALIVE: 1 << 0,
    CONNECTION_CLOSE: 1 << 1,
    CONNECTION_UPGRADE: 1 << 2,
    CHUNKED: 1 << 3,
    UPGRADE: 1 << 4,
    CONTENT_LENGTH: 1 << 5,
    SKIPBODY: 1 << 6,
    TRAILING: 1 << 7,
    // 1 << 8 is unused
    TRANSFER_ENCODING: 1 << 9,
};
exports.LENIENT_FLAGS = {
    HEADERS: 1 << 0,
    CHUNKED_LENGTH: 1 << 1,
    KEEP_ALIVE: 1 << 2,
    TRANSFER_ENCODING: 1 << 3,
    VERSION: 1 << 4,
    DATA_AFTER_CLOSE: 1 << 5,
    OPTIONAL_LF_AFTER_CR: 1 << 6,
    OPTIONAL_CRLF_AFTER_CHUNK: 1 << 7,
    OPTIONAL_CR_BEFORE_LF: 1 << 8,
    SPACES_AFTER_CHUNK_SIZE: 1 << 9,
};
exports.METHODS = {
    'DELETE': 0,
    'GET': 1,
    'HEAD': 2,
    'POST': 3,
    'PUT': 4,
    /* pathological */
    'CONNECT': 5,
    'OPTIONS': 6,
    'TRACE': 7,
    /* WebDAV */
    'COPY': 8,
    'LOCK': 9,
    'MKCOL': 10,
    'MOVE': 11,
    'PROPFIND': 12,
    'PROPPATCH': 13,
    'SEARCH': 14,
    'UNLOCK': 15,
    'BIND': 16,
    'REBIND': 17,
    'UNBIND': 18,
    'ACL': 19,
    /* subversion */
    'REPORT': 20,
    'MKACTIVITY': 21,
    'CHECKOUT': 22,
    'MERGE': 23,
    /* upnp */
    'M-SEARCH': 24,
    'NOTIFY': 25,
    'SUBSCRIBE': 26,
    'UNSUBSCRIBE': 27,
    /* RFC-5789 */
    'PATCH': 28,
    'PURGE': 29,
    /* CalDAV */
    'MKCALENDAR': 30,
    /* RFC-2068, section 19.6.1.2 */
    'LINK': 31,
    'UNLINK': 32,
    /* icecast */
    'SOURCE': 33,
    /* RFC-7540, section 11.6 */
    'PRI': 34,
    /* RFC-2326 RTSP */
    'DESCRIBE': 35,
    'ANNOUNCE': 36,
    'SETUP': 37,
    'PLAY': 38,
    'PAUSE': 39,
    'TEARDOWN': 40,
    'GET_PARAMETER': 41,
    'SET_PARAMETER': 42,
    'REDIRECT': 43,
    'RECORD': 44,
    /* RAOP */
    'FLUSH': 45,
    /* DRAFT https://www.ietf.org/archive/id/draft-ietf-httpbis-safe-method-w-body-02.html */
    'QUERY': 46,
};
exports.STATUSES = {
    CONTINUE: 100,
    SWITCHING_PROTOCOLS: 101,
    PROCESSING: 102,
    EARLY_HINTS: 103,
    RESPONSE_IS_STALE: 110, // Unofficial
    REVALIDATION_FAILED: 111, // Unofficial
    DISCONNECTED_OPERATION: 112, // Unofficial
    HEURISTIC_EXPIRATION: 113, // Unofficial
    MISCELLANEOUS_WARNING: 199, // Unofficial
    OK: 200,
    CREATED: 201,
    ACCEPTED: 202,
    NON_AUTHORITATIVE_INFORMATION: 203,
    NO_CONTENT: 204,
    RESET_CONTENT: 205,
    PARTIAL_CONTENT: 206,
    MULTI_STATUS: 207,
    ALREADY_REPORTED: 208,
    TRANSFORMATION_APPLIED: 214, // Unofficial
    IM_USED: 226,
    MISCELLANEOUS_PERSISTENT_WARNING: 299, // Unofficial
    MULTIPLE_CHOICES: 300,
    MOVED_PERMANENTLY: 301,
    FOUND: 302,
    SEE_OTHER: 303,
    NOT_MODIFIED: 304,
    USE_PROXY: 305,
    SWITCH_PROXY: 306, // No longer used
    TEMPORARY_REDIRECT: 307,
    PERMANENT_REDIRECT: 308,
    BAD_REQUEST: 400,
    UNAUTHORIZED: 401,
    PAYMENT_REQUIRED: 402,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    METHOD_NOT_ALLOWED: 405,
    NOT_ACCEPTABLE: 406,
    PROXY_AUTHENTICATION_REQUIRED: 407,
    REQUEST_TIMEOUT: 408,
    CONFLICT: 409,
    GONE: 410,
    LENGTH_REQUIRED: 411,
    PRECONDITION_FAILED: 412,
    PAYLOAD_TOO_LARGE: 413,
    URI_TOO_LONG: 414,
    UNSUPPORTED_MEDIA_TYPE: 415,
    RANGE_NOT_SATISFIABLE: 416,
    EXPECTATION_FAILED: 417,
    IM_A_TEAPOT: 418,
    PAGE_EXPIRED: 419, // Unofficial
    ENHANCE_YOUR_CALM: 420, // Unofficial
    MISDIRECTED_REQUEST: 421,
    UNPROCESSABLE_ENTITY: 422,
    LOCKED: 423,
    FAILED_DEPENDENCY: 424,
    TOO_EARLY: 425,
    UPGRADE_REQUIRED: 426,
    PRECONDITION_REQUIRED: 428,
    TOO_MANY_REQUESTS: 429,
    REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430, // Unofficial
    REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
    LOGIN_TIMEOUT: 440, // Unofficial
    NO_RESPONSE: 444, // Unofficial
    RETRY_WITH: 449, // Unofficial
    BLOCKED_BY_PARENTAL_CONTROL: 450, // Unofficial
    UNAVAILABLE_FOR_LEGAL_REASONS: 451,
    CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460, // Unofficial
    INVALID_X_FORWARDED_FOR: 463, // Unofficial
    REQUEST_HEADER_TOO_LARGE: 494, // Unofficial
    SSL_CERTIFICATE_ERROR: 495, // Unofficial
    SSL_CERTIFICATE_REQUIRED: 496, // Unofficial
    HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497, // Unofficial
    INVALID_TOKEN: 498, // Unofficial
    CLIENT_CLOSED_REQUEST: 499, // Unofficial
    INTERNAL_SERVER_ERROR: 500,
    NOT_IMPLEMENTED: 501,
    BAD_GATEWAY: 502,
    SERVICE_UNAVAILABLE: 503,
    GATEWAY_TIMEOUT: 504,
    HTTP_VERSION_NOT_SUPPORTED: 505,
    VARIANT_ALSO_NEGOTIATES: 506,
    INSUFFICIENT_STORAGE: 507,
    LOOP_DETECTED: 508,
    BANDWIDTH_LIMIT_EXCEEDED: 509,
    NOT_EXTENDED: 510,
    NETWORK_AUTHENTICATION_REQUIRED: 511,
    WEB_SERVER_UNKNOWN_ERROR: 520, // Unofficial
    WEB_SERVER_IS_DOWN: 521, // Unofficial
    CONNECTION_TIMEOUT: 522, // Unofficial
    ORIGIN_IS_UNREACHABLE: 523, // Unofficial
    TIMEOUT_OCCURED: 524, // Unofficial
    SSL_HANDSHAKE_FAILED: 525, // Unofficial
    INVALID_SSL_CERTIFICATE: 526, // Unofficial
    RAILGUN_ERROR: 527, // Unofficial
    SITE_IS_OVERLOADED: 529, // Unofficial
    SITE_IS_FROZEN: 530, // Unofficial
    IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561, // Unofficial
    NETWORK_READ_TIMEOUT: 598, // Unofficial
    NETWORK_CONNECT_TIMEOUT: 599, // Unofficial
};
exports.FINISH = {
    SAFE: 0,
    SAFE_WITH_CB: 1,
    UNSAFE: 2,
};
exports.HEADER_STATE = {
    GENERAL: 0,
    CONNECTION: 1,
    CONTENT_LENGTH: 2,
    TRANSFER_ENCODING: 3,
    UPGRADE: 4,
    CONNECTION_KEEP_ALIVE: 5,
    CONNECTION_CLOSE: 6,
    CONNECTION_UPGRADE: 7,
    TRANSFER_ENCODING_CHUNKED: 8,
};
// C headers
exports.METHODS_HTTP = [
    exports.METHODS.DELETE,
    exports.METHODS.GET,
    exports.METHODS.HEAD,
    exports.METHODS.POST,
    exports.METHODS.PUT,
    exports.METHODS.CONNECT,
    exports.METHODS.OPTIONS,
    exports.METHODS.TRACE,
    exports.METHODS.COPY,
    exports.METHODS.LOCK,
    exports.METHODS.MKCOL,
    exports.METHODS.MOVE,
    exports.METHODS.PROPFIND,
    exports.METHODS.PROPPATCH,
    exports.METHODS.SEARCH,
    exports.METHODS.UNLOCK,
    exports.METHODS.BIND,
    exports.METHODS.REBIND,
    exports.METHODS.UNBIND,
    exports.METHODS.ACL,
    exports.METHODS.REPORT,
    exports.METHODS.MKACTIVITY,
    exports.METHODS.CHECKOUT,
    exports.METHODS.MERGE,
    exports.METHODS['M-SEARCH'],
    exports.METHODS.NOTIFY,
    exports.METHODS.SUBSCRIBE,
    exports.METHODS.UNSUBSCRIBE,
    exports.METHODS.PATCH,
    exports.METHODS.PURGE,
    exports.METHODS.MKCALENDAR,
    exports.METHODS.LINK,
    exports.METHODS.UNLINK,
    exports.METHODS.PRI,
    // TODO(indutny): should we allow it with HTTP?
    exports.METHODS.SOURCE,
    exports.METHODS.QUERY,
];
exports.METHODS_ICE = [
    exports.METHODS.SOURCE,
];
exports.METHODS_RTSP = [
    exports.METHODS.OPTIONS,
    exports.METHODS.DESCRIBE,
    exports.METHODS.ANNOUNCE,
    exports.METHODS.SETUP,
    exports.METHODS.PLAY,
    exports.METHODS.PAUSE,
    exports.METHODS.TEARDOWN,
    exports.METHODS.GET_PARAMETER,
    exports.METHODS.SET_PARAMETER,
    exports.METHODS.REDIRECT,
    exports.METHODS.RECORD,
    exports.METHODS.FLUSH,
    // For AirPlay
    exports.METHODS.GET,
    exports.METHODS.POST,
];
exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith('H')));
exports.STATUSES_HTTP = [
    exports.STATUSES.CONTINUE,
    exports.STATUSES.SWITCHING_PROTOCOLS,
    exports.STATUSES.PROCESSING,
    exports.STATUSES.EARLY_HINTS,
    exports.STATUSES.RESPONSE_IS_STALE,
    exports.STATUSES.REVALIDATION_FAILED,
    exports.STATUSES.DISCONNECTED_OPERATION,
    exports.STATUSES.HEURISTIC_EXPIRATION,
    exports.STATUSES.MISCELLANEOUS_WARNING,
    exports.STATUSES.OK,
    exports.STATUSES.CREATED,
    exports.STATUSES.ACCEPTED,
    exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
    exports.STATUSES.NO_CONTENT,
    exports.STATUSES.RESET_CONTENT,
    exports.STATUSES.PARTIAL_CONTENT,
    exports.STATUSES.MULTI_STATUS,
    exports.STATUSES.ALREADY_REPORTED,
    exports.STATUSES.TRANSFORMATION_APPLIED,
    exports.STATUSES.IM_USED,
    exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
    exports.STATUSES.MULTIPLE_CHOICES,
    exports.STATUSES.MOVED_PERMANENTLY,
    exports.STATUSES.FOUND,
    exports.STATUSES.SEE_OTHER,
    exports.STATUSES.NOT_MODIFIED,
    exports.STATUSES.USE_PROXY,
    exports.STATUSES.SWITCH_PROXY,
    exports.STATUSES.TEMPORARY_REDIRECT,
    exports.STATUSES.PERMANENT_REDIRECT,
    exports.STATUSES.BAD_REQUEST,
    exports.STATUSES.UNAUTHORIZED,
    exports.STATUSES.PAYMENT_REQUIRED,
    exports.STATUSES.FORBIDDEN,
    exports.STATUSES.NOT_FOUND,
    exports.STATUSES.METHOD_NOT_ALLOWED,
    exports.STATUSES.NOT_ACCEPTABLE,
    exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
    exports.STATUSES.REQUEST_TIMEOUT,
    exports.STATUSES.CONFLICT,
    exports.STATUSES.GONE,
    exports.STATUSES.LENGTH_REQUIRED,
    exports.STATUSES.PRECONDITION_FAILED,
    exports.STATUSES.PAYLOAD_TOO_LARGE,
    exports.STATUSES.URI_TOO_LONG,
    exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
    exports.STATUSES.RANGE_NOT_SATISFIABLE,
    exports.STATUSES.EXPECTATION_FAILED,
    exports.STATUSES.IM_A_TEAPOT,
    exports.STATUSES.PAGE_EXPIRED,
    exports.STATUSES.ENHANCE_YOUR_CALM,
    exports.STATUSES.MISDIRECTED_REQUEST,
    exports.STATUSES.UNPROCESSABLE_ENTITY,
    exports.STATUSES.LOCKED,
    exports.STATUSES.FAILED_DEPENDENCY,
    exports.STATUSES.TOO_EARLY,
    exports.STATUSES.UPGRADE_REQUIRED,
    exports.STATUSES.PRECONDITION_REQUIRED,
    exports.STATUSES.TOO_MANY_REQUESTS,
    exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
    exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
    exports.STATUSES.LOGIN_TIMEOUT,
    exports.STATUSES.NO_RESPONSE,
    exports.STATUSES.RETRY_WITH,
    exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
    exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
    exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
    exports.STATUSES.INVALID_X_FORWARDED_FOR,
    exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
    exports.STATUSES.SSL_CERTIFICATE_ERROR,
    exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
    exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
    exports.STATUSES.INVALID_TOKEN,
    exports.STATUSES.CLIENT_CLOSED_REQUEST,
    exports.STATUSES.INTERNAL_SERVER_ERROR,
    exports.STATUSES.NOT_IMPLEMENTED,
    exports.STATUSES.BAD_GATEWAY,
    exports.STATUSES.SERVICE_UNAVAILABLE,
    exports.STATUSES.GATEWAY_TIMEOUT,
    exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
    exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
    exports.STATUSES.INSUFFICIENT_STORAGE,
    exports.STATUSES.LOOP_DETECTED,
    exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
    exports.STATUSES.NOT_EXTENDED,
    exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
    exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
    exports.STATUSES.WEB_SERVER_IS_DOWN,
    exports.STATUSES.CONNECTION_TIMEOUT,
    exports.STATUSES.ORIGIN_IS_UNREACHABLE,
    exports.STATUSES.TIMEOUT_OCCURED,
    exports.STATUSES.SSL_HANDSHAKE_FAILED,
    exports.STATUSES.INVALID_SSL_CERTIFICATE,
    exports.STATUSES.RAILGUN_ERROR,
    exports.STATUSES.SITE_IS_OVERLOADED,
    exports.STATUSES.SITE_IS_FROZEN,
    exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
    exports.STATUSES.NETWORK_READ_TIMEOUT,
    exports.STATUSES.NETWORK_CONNECT_TIMEOUT,
];
exports.ALPHA = [];
for (let i = 'A'.charCodeAt(0); i <= 'Z'.charCodeAt(0); i++) {
    // Upper case
    exports.ALPHA.push(String.fromCharCode(i));
    // Lower case
    exports.ALPHA.push(String.fromCharCode(i + 0x20));
}
exports.NUM_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
};
exports.HEX_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
    A: 0XA, B: 0XB, C: 0XC, D: 0XD, E: 0XE, F: 0XF,
    a: 0xa, b: 0xb, c: 0xc, d: 0xd, e: 0xe, f: 0xf,
};
exports.NUM = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9',
];
exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
exports.MARK = ['-', '_', '.', '!', '~', '*', '\'', '(', ')'];
exports.USERINFO_CHARS = exports.ALPHANUM
    .concat(exports.MARK)
    .concat(['%', ';', ':', '&', '=', '+', '$', ',']);
// TODO(indutny): use RFC
exports.URL_CHAR = [
    '!', '"', '$', '%', '&', '\'',
    '(', ')', '*', '+', ',', '-', '.', '/',
    ':', ';', '<', '=', '>',
    '@', '[', '\\', ']', '^', '_',
    '`',
    '{', '|', '}', '~',
].concat(exports.ALPHANUM);
exports.HEX = exports.NUM.concat(['a', 'b', 'c', 'd', 'e', 'f', 'A', 'B', 'C', 'D', 'E', 'F']);
/* Tokens as defined by rfc 2616. Also lowercases them.
 *        token       = 1*<any CHAR except CTLs or separators>
 *     separators     = "(" | ")" | "<" | ">" | "@"
 *                    | "," | ";" | ":" | "\" | <">
 *                    | "/" | "[" | "]" | "?" | "="
 *                    | "{" | "}" | SP | HT
 */
exports.TOKEN = [
    '!', '#', '$', '%', '&', '\'',
    '*', '+', '-', '.',
    '^', '_', '`',
    '|', '~',
].concat(exports.ALPHANUM);
/*
 * Verify that a char is a valid visible (printable) US-ASCII
 * character or %x80-FF
 */
exports.HEADER_CHARS = ['\t'];
for (let i = 32; i <= 255; i++) {
    if (i !== 127) {
        exports.HEADER_CHARS.push(i);
    }
}
// ',' = \x44
exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
exports.QUOTED_STRING = ['\t', ' '];
for (let i = 0x21; i <= 0xff; i++) {
    if (i !== 0x22 && i !== 0x5c) { // All characters in ASCII except \ and "
        exports.QUOTED_STRING.push(i);
    }
}
exports.HTAB_SP_VCHAR_OBS_TEXT = ['\t', ' '];
// VCHAR: https://tools.ietf.org/html/rfc5234#appendix-B.1
for (let i = 0x21; i <= 0x7E; i++) {
    exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
}
// OBS_TEXT: https://datatracker.ietf.org/doc/html/rfc9110#name-collected-abnf
for (let i = 0x80; i <= 0xff; i++) {
    exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
}
exports.MAJOR = exports.NUM_MAP;
exports.MINOR = exports.MAJOR;
exports.SPECIAL_HEADERS = {
    'connection': exports.HEADER_STATE.CONNECTION,
    'content-length': exports.HEADER_STATE.CONTENT_LENGTH,
    'proxy-connection': exports.HEADER_STATE.CONNECTION,
    'transfer-encoding': exports.HEADER_STATE.TRANSFER_ENCODING,
    'upgrade': exports.HEADER_STATE.UPGRADE,
};
exports["default"] = {
    ERROR: exports.ERROR,
    TYPE: exports.TYPE,
    FLAGS: exports.FLAGS,
    LENIENT_FLAGS: exports.LENIENT_FLAGS,
    METHODS: exports.METHODS,
    STATUSES: exports.STATUSES,
    FINISH: exports.FINISH,
    HEADER_STATE: exports.HEADER_STATE,
    ALPHA: exports.ALPHA,
    NUM_MAP: exports.NUM_MAP,
    HEX_MAP: exports.HEX_MAP,
    NUM: exports.NUM,
    ALPHANUM: exports.ALPHANUM,
    MARK: exports.MARK,
    USERINFO_CHARS: exports.USERINFO_CHARS,
    URL_CHAR: exports.URL_CHAR,
    HEX: exports.HEX,
    TOKEN: exports.TOKEN,
    HEADER_CHARS: exports.HEADER_CHARS,
    CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
    QUOTED_STRING: exports.QUOTED_STRING,
    HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
    MAJOR: exports.MAJOR,
    MINOR: exports.MINOR,
    SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
    METHODS_HTTP: exports.METHODS_HTTP,
    METHODS_ICE: exports.METHODS_ICE,
    METHODS_RTSP: exports.METHODS_RTSP,
    METHOD_MAP: exports.METHOD_MAP,
    H_METHOD_MAP: exports.H_METHOD_MAP,
    STATUSES_HTTP: exports.STATUSES_HTTP,
};


/***/ }),

/***/ 3870:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/* module decorator */ module = __nccwpck_require__.nmd(module);


const { Buffer } = __nccwpck_require__(4573)

const wasmBase64 = 'AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=='

let wasmBuffer

Object.defineProperty(module, 'exports', {
  get: () => {
    return wasmBuffer
      ? wasmBuffer
      : (wasmBuffer = Buffer.from(wasmBase64, 'base64'))
  }
})


/***/ }),

/***/ 3434:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/* module decorator */ module = __nccwpck_require__.nmd(module);


const { Buffer } = __nccwpck_require__(4573)

const wasmBase64 = 'AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=='

let wasmBuffer

Object.defineProperty(module, 'exports', {
  get: () => {
    return wasmBuffer
      ? wasmBuffer
      : (wasmBuffer = Buffer.from(wasmBase64, 'base64'))
  }
})


/***/ }),

/***/ 172:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.enumToMap = enumToMap;
function enumToMap(obj, filter = [], exceptions = []) {
    const emptyFilter = (filter?.length ?? 0) === 0;
    const emptyExceptions = (exceptions?.length ?? 0) === 0;
    return Object.fromEntries(Object.entries(obj).filter(([, value]) => {
        return (typeof value === 'number' &&
            (emptyFilter || filter.includes(value)) &&
            (emptyExceptions || !exceptions.includes(value)));
    }));
}


/***/ }),

/***/ 6854:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  kConnected,
  kPending,
  kRunning,
  kSize,
  kFree,
  kQueued
} = __nccwpck_require__(6443)

class ClientStats {
  constructor (client) {
    this.connected = client[kConnected]
    this.pending = client[kPending]
    this.running = client[kRunning]
    this.size = client[kSize]
  }
}

class PoolStats {
  constructor (pool) {
    this.connected = pool[kConnected]
    this.free = pool[kFree]
    this.pending = pool[kPending]
    this.queued = pool[kQueued]
    this.running = pool[kRunning]
    this.size = pool[kSize]
  }
}

module.exports = { ClientStats, PoolStats }


/***/ }),

/***/ 6603:
/***/ ((module) => {



/**
 * This module offers an optimized timer implementation designed for scenarios
 * where high precision is not critical.
 *
 * The timer achieves faster performance by using a low-resolution approach,
 * with an accuracy target of within 500ms. This makes it particularly useful
 * for timers with delays of 1 second or more, where exact timing is less
 * crucial.
 *
 * It's important to note that Node.js timers are inherently imprecise, as
 * delays can occur due to the event loop being blocked by other operations.
 * Consequently, timers may trigger later than their scheduled time.
 */

/**
 * The fastNow variable contains the internal fast timer clock value.
 *
 * @type {number}
 */
let fastNow = 0

/**
 * RESOLUTION_MS represents the target resolution time in milliseconds.
 *
 * @type {number}
 * @default 1000
 */
const RESOLUTION_MS = 1e3

/**
 * TICK_MS defines the desired interval in milliseconds between each tick.
 * The target value is set to half the resolution time, minus 1 ms, to account
 * for potential event loop overhead.
 *
 * @type {number}
 * @default 499
 */
const TICK_MS = (RESOLUTION_MS >> 1) - 1

/**
 * fastNowTimeout is a Node.js timer used to manage and process
 * the FastTimers stored in the `fastTimers` array.
 *
 * @type {NodeJS.Timeout}
 */
let fastNowTimeout

/**
 * The kFastTimer symbol is used to identify FastTimer instances.
 *
 * @type {Symbol}
 */
const kFastTimer = Symbol('kFastTimer')

/**
 * The fastTimers array contains all active FastTimers.
 *
 * @type {FastTimer[]}
 */
const fastTimers = []

/**
 * These constants represent the various states of a FastTimer.
 */

/**
 * The `NOT_IN_LIST` constant indicates that the FastTimer is not included
 * in the `fastTimers` array. Timers with this status will not be processed
 * during the next tick by the `onTick` function.
 *
 * A FastTimer can be re-added to the `fastTimers` array by invoking the
 * `refresh` method on the FastTimer instance.
 *
 * @type {-2}
 */
const NOT_IN_LIST = -2

/**
 * The `TO_BE_CLEARED` constant indicates that the FastTimer is scheduled
 * for removal from the `fastTimers` array. A FastTimer in this state will
 * be removed in the next tick by the `onTick` function and will no longer
 * be processed.
 *
 * This status is also set when the `clear` method is called on the FastTimer instance.
 *
 * @type {-1}
 */
const TO_BE_CLEARED = -1

/**
 * The `PENDING` constant signifies that the FastTimer is awaiting processing
 * in the next tick by the `onTick` function. Timers with this status will have
 * their `_idleStart` value set and their status updated to `ACTIVE` in the next tick.
 *
 * @type {0}
 */
const PENDING = 0

/**
 * The `ACTIVE` constant indicates that the FastTimer is active and waiting
 * for its timer to expire. During the next tick, the `onTick` function will
 * check if the timer has expired, and if so, it will execute the associated callback.
 *
 * @type {1}
 */
const ACTIVE = 1

/**
 * The onTick function processes the fastTimers array.
 *
 * @returns {void}
 */
function onTick () {
  /**
   * Increment the fastNow value by the TICK_MS value, despite the actual time
   * that has passed since the last tick. This approach ensures independence
   * from the system clock and delays caused by a blocked event loop.
   *
   * @type {number}
   */
  fastNow += TICK_MS

  /**
   * The `idx` variable is used to iterate over the `fastTimers` array.
   * Expired timers are removed by replacing them with the last element in the array.
   * Consequently, `idx` is only incremented when the current element is not removed.
   *
   * @type {number}
   */
  let idx = 0

  /**
   * The len variable will contain the length of the fastTimers array
   * and will be decremented when a FastTimer should be removed from the
   * fastTimers array.
   *
   * @type {number}
   */
  let len = fastTimers.length

  while (idx < len) {
    /**
     * @type {FastTimer}
     */
    const timer = fastTimers[idx]

    // If the timer is in the ACTIVE state and the timer has expired, it will
    // be processed in the next tick.
    if (timer._state === PENDING) {
      // Set the _idleStart value to the fastNow value minus the TICK_MS value
      // to account for the time the timer was in the PENDING state.
      timer._idleStart = fastNow - TICK_MS
      timer._state = ACTIVE
    } else if (
      timer._state === ACTIVE &&
      fastNow >= timer._idleStart + timer._idleTimeout
    ) {
      timer._state = TO_BE_CLEARED
      timer._idleStart = -1
      timer._onTimeout(timer._timerArg)
    }

    if (timer._state === TO_BE_CLEARED) {
      timer._state = NOT_IN_LIST

      // Move the last element to the current index and decrement len if it is
      // not the only element in the array.
      if (--len !== 0) {
        fastTimers[idx] = fastTimers[len]
      }
    } else {
      ++idx
    }
  }

  // Set the length of the fastTimers array to the new length and thus
  // removing the excess FastTimers elements from the array.
  fastTimers.length = len

  // If there are still active FastTimers in the array, refresh the Timer.
  // If there are no active FastTimers, the timer will be refreshed again
  // when a new FastTimer is instantiated.
  if (fastTimers.length !== 0) {
    refreshTimeout()
  }
}

function refreshTimeout () {
  // If the fastNowTimeout is already set and the Timer has the refresh()-
  // method available, call it to refresh the timer.
  // Some timer objects returned by setTimeout may not have a .refresh()
  // method (e.g. mocked timers in tests).
  if (fastNowTimeout?.refresh) {
    fastNowTimeout.refresh()
    // fastNowTimeout is not instantiated yet or refresh is not availabe,
    // create a new Timer.
  } else {
    clearTimeout(fastNowTimeout)
    fastNowTimeout = setTimeout(onTick, TICK_MS)
    // If the Timer has an unref method, call it to allow the process to exit,
    // if there are no other active handles. When using fake timers or mocked
    // environments (like Jest), .unref() may not be defined,
    fastNowTimeout?.unref()
  }
}

/**
 * The `FastTimer` class is a data structure designed to store and manage
 * timer information.
 */
class FastTimer {
  [kFastTimer] = true

  /**
   * The state of the timer, which can be one of the following:
   * - NOT_IN_LIST (-2)
   * - TO_BE_CLEARED (-1)
   * - PENDING (0)
   * - ACTIVE (1)
   *
   * @type {-2|-1|0|1}
   * @private
   */
  _state = NOT_IN_LIST

  /**
   * The number of milliseconds to wait before calling the callback.
   *
   * @type {number}
   * @private
   */
  _idleTimeout = -1

  /**
   * The time in milliseconds when the timer was started. This value is used to
   * calculate when the timer should expire.
   *
   * @type {number}
   * @default -1
   * @private
   */
  _idleStart = -1

  /**
   * The function to be executed when the timer expires.
   * @type {Function}
   * @private
   */
  _onTimeout

  /**
   * The argument to be passed to the callback when the timer expires.
   *
   * @type {*}
   * @private
   */
  _timerArg

  /**
   * @constructor
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should wait
   * before the specified function or code is executed.
   * @param {*} arg
   */
  constructor (callback, delay, arg) {
    this._onTimeout = callback
    this._idleTimeout = delay
    this._timerArg = arg

    this.refresh()
  }

  /**
   * Sets the timer's start time to the current time, and reschedules the timer
   * to call its callback at the previously specified duration adjusted to the
   * current time.
   * Using this on a timer that has already called its callback will reactivate
   * the timer.
   *
   * @returns {void}
   */
  refresh () {
    // In the special case that the timer is not in the list of active timers,
    // add it back to the array to be processed in the next tick by the onTick
    // function.
    if (this._state === NOT_IN_LIST) {
      fastTimers.push(this)
    }

    // If the timer is the only active timer, refresh the fastNowTimeout for
    // better resolution.
    if (!fastNowTimeout || fastTimers.length === 1) {
      refreshTimeout()
    }

    // Setting the state to PENDING will cause the timer to be reset in the
    // next tick by the onTick function.
    this._state = PENDING
  }

  /**
   * The `clear` method cancels the timer, preventing it from executing.
   *
   * @returns {void}
   * @private
   */
  clear () {
    // Set the state to TO_BE_CLEARED to mark the timer for removal in the next
    // tick by the onTick function.
    this._state = TO_BE_CLEARED

    // Reset the _idleStart value to -1 to indicate that the timer is no longer
    // active.
    this._idleStart = -1
  }
}

/**
 * This module exports a setTimeout and clearTimeout function that can be
 * used as a drop-in replacement for the native functions.
 */
module.exports = {
  /**
   * The setTimeout() method sets a timer which executes a function once the
   * timer expires.
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should
   * wait before the specified function or code is executed.
   * @param {*} [arg] An optional argument to be passed to the callback function
   * when the timer expires.
   * @returns {NodeJS.Timeout|FastTimer}
   */
  setTimeout (callback, delay, arg) {
    // If the delay is less than or equal to the RESOLUTION_MS value return a
    // native Node.js Timer instance.
    return delay <= RESOLUTION_MS
      ? setTimeout(callback, delay, arg)
      : new FastTimer(callback, delay, arg)
  },
  /**
   * The clearTimeout method cancels an instantiated Timer previously created
   * by calling setTimeout.
   *
   * @param {NodeJS.Timeout|FastTimer} timeout
   */
  clearTimeout (timeout) {
    // If the timeout is a FastTimer, call its own clear method.
    if (timeout[kFastTimer]) {
      /**
       * @type {FastTimer}
       */
      timeout.clear()
      // Otherwise it is an instance of a native NodeJS.Timeout, so call the
      // Node.js native clearTimeout function.
    } else {
      clearTimeout(timeout)
    }
  },
  /**
   * The setFastTimeout() method sets a fastTimer which executes a function once
   * the timer expires.
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should
   * wait before the specified function or code is executed.
   * @param {*} [arg] An optional argument to be passed to the callback function
   * when the timer expires.
   * @returns {FastTimer}
   */
  setFastTimeout (callback, delay, arg) {
    return new FastTimer(callback, delay, arg)
  },
  /**
   * The clearTimeout method cancels an instantiated FastTimer previously
   * created by calling setFastTimeout.
   *
   * @param {FastTimer} timeout
   */
  clearFastTimeout (timeout) {
    timeout.clear()
  },
  /**
   * The now method returns the value of the internal fast timer clock.
   *
   * @returns {number}
   */
  now () {
    return fastNow
  },
  /**
   * Trigger the onTick function to process the fastTimers array.
   * Exported for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   * @param {number} [delay=0] The delay in milliseconds to add to the now value.
   */
  tick (delay = 0) {
    fastNow += delay - RESOLUTION_MS + 1
    onTick()
    onTick()
  },
  /**
   * Reset FastTimers.
   * Exported for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   */
  reset () {
    fastNow = 0
    fastTimers.length = 0
    clearTimeout(fastNowTimeout)
    fastNowTimeout = null
  },
  /**
   * Exporting for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   */
  kFastTimer
}


/***/ }),

/***/ 5663:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_path_02319fef__;

/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:stream/web");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = process.getBuiltinModule("node:util");

/***/ }),

/***/ 7666:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("web-parts-are-left-out");

/***/ }),

/***/ 4905:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _transport_abandon_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1164);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7154);


// The argument is given by `dist/job-end.js`; the runner itself gives none.
const annotated = await (process.argv[2] === 'check' ? (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z6)(process.env) : (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)(process.env));
(0,_transport_abandon_js__WEBPACK_IMPORTED_MODULE_0__/* .abandonLookUps */ .R)();
// Annotations go through a stream, which may still be busy; all else is written by now, and winding down takes 1 ms.
if (!annotated)
    process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z6: () => (/* binding */ check),
  eF: () => (/* binding */ run)
});

// UNUSED EXPORTS: tell

// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
// EXTERNAL MODULE: ./lib/defined.js
var defined = __nccwpck_require__(4222);
;// CONCATENATED MODULE: ./lib/delivery/receipt.js
/** The result where nothing was to be sent. */
function unsent(outcome, reason, hint = '') {
    return { outcome, reason, hint, tries: [] };
}

// EXTERNAL MODULE: ./lib/transport/classify.js
var transport_classify = __nccwpck_require__(9407);
// EXTERNAL MODULE: ./lib/service/vocabulary.js
var vocabulary = __nccwpck_require__(2767);
// EXTERNAL MODULE: ./lib/service/wire/envelope.js
var envelope = __nccwpck_require__(9605);
;// CONCATENATED MODULE: ./lib/service/status.js
/** What a status of this service means and what to do about it: for the client, webhooks and notifications alike. */



/** What to do when a request may have been carried out although no answer says so. */
const LOOK_FIRST = 'Look in the service before you send it again: it may have arrived.';
/** Whether a request may have been carried out although no answer says so. Reading changes nothing. */
function mayHaveArrived({ method }, exchange) {
    return method === 'POST' && ['ambiguous', 'busy', 'page', 'redirect'].includes(classify(exchange));
}
/**
 * What to do about a status other than 2xx, as a sentence or two, the likeliest cause first; empty when only the
 * service's own words can tell. It is made from what was asked and from the status alone.
 */
function statusHint(called, status) {
    if (status >= 300 && status < 400)
        return 'Redirects are not followed: give the final address.';
    if (status === 413)
        return lengthHint(called) || 'Shorten the text, or set WORKROOM_MAX_LENGTH lower, so that the action does.';
    if (status === 429)
        return 'The service asks to wait: allow more time with timeout, or try again later.';
    return 'operation' in called ? operationHint(called, status) : webhookHint(called, status);
}
function operationHint(request, status) {
    const target = targetOf(request.path);
    switch (status) {
        case 400:
            return lengthHint(request) || contentHint(request);
        case 401:
            return 'Check the user name and the password, and that this account can still sign in.';
        case 403:
            if (request.admin)
                return "This operation needs an administrator's credentials.";
            return `Add the account to ${target?.words ?? 'the team or forum'}: it must be a member, even if it is an administrator.`;
        case 404:
            return notFoundHint(request, target);
        case 405:
            return 'Check the address of the service.';
        case 410:
            return 'Check the id: what it names was deleted.';
        default:
            return '';
    }
}
function notFoundHint({ operation }, target) {
    if (target === undefined)
        return 'Check the id and the address of the service.';
    const { type, id, other } = target;
    const idHint = `Check the id of the ${type}; if it is a ${other}, use \`${other}: ${id}\` instead.`;
    const isBoard = operation === 'boards.show' || operation === 'boards.tasks';
    if (!isBoard)
        return `${idHint} Otherwise check the address of the service.`;
    return `${idHint} If the id is right, tasks were never set up there: open its task board in the service once.`;
}
/** Of a request that creates something: which of its values the service may not take. */
function contentHint({ operation, body }) {
    const category = (0,envelope/* isObject */.Gv)(body) && (0,envelope/* isObject */.Gv)(body['category']) ? body['category']['id'] : undefined;
    if (typeof category === 'number') {
        return `Check the category: ${category} must be the id of a category of this board. Without one, the task goes to Uncategorized.`;
    }
    if (operation === 'topics.create')
        return 'Check the id of the team or forum, then the subject and the body.';
    return operation === 'tasks.create' || operation === 'chat.post'
        ? 'Check what was sent, first the body: the service does not take it.'
        : '';
}
/** The team or forum that a path names. */
function targetOf(path) {
    const [, collection, id = ''] = /^\/(workrooms|forums)\((\d+)\)/.exec(path) ?? [];
    if (collection === undefined)
        return undefined;
    const [type, other] = collection === 'forums' ? ['forum', 'team'] : ['team', 'forum'];
    return { type, other, id, words: `the ${type} ${id}` };
}
function webhookHint(request, status) {
    switch (status) {
        case 400:
            return (lengthHint(request) ||
                `Check the kind of the webhook: it was probably made for something else than ${askedKind(request)}. If the kind is right, its format may not be native: look at its settings in the service.`);
        case 401:
        case 403:
        case 404:
        case 410:
            return 'Check the URL of the webhook: copy it from the service again, whole. Its administrator may have removed it.';
        case 405:
            return 'Check the URL of the webhook: this address takes no messages.';
        case 415:
            return "Check the format of the webhook: it must be the service's own (native).";
        default:
            return '';
    }
}
/** Topics and tasks have the same fields, but for the days. */
function askedKind(request) {
    const payload = payloadOf(request);
    if (!(0,envelope/* isObject */.Gv)(payload) || !('subject' in payload))
        return 'a chat message';
    return 'dueDate' in payload || 'completeDate' in payload ? 'a task' : 'a topic or task';
}
/** A body that is too long is the usual cause of a 400. */
function lengthHint(called) {
    const body = bodyOf(called);
    if (typeof body !== 'string')
        return '';
    const characters = [...body].length;
    const bytes = Buffer.byteLength(body, 'utf8');
    if (characters <= vocabulary/* SAFE_BODY */.TB.characters && bytes <= vocabulary/* SAFE_BODY */.TB.bytes)
        return '';
    return (`The body is probably too long: it has ${characters} characters and ${bytes} bytes, ` +
        `safe are ${vocabulary/* SAFE_BODY */.TB.characters} characters and ${vocabulary/* SAFE_BODY */.TB.bytes} bytes. Shorten it, or leave WORKROOM_MAX_LENGTH out, so that the action does.`);
}
/** The text that people were to read. A webhook is sent either just that, or JSON with it. */
function bodyOf(called) {
    const payload = payloadOf(called);
    return (0,envelope/* isObject */.Gv)(payload) ? payload['body'] : payload;
}
function payloadOf(called) {
    const isText = !('operation' in called) && called.headers['content-type']?.startsWith('text/plain');
    return isText || typeof called.body !== 'string' ? called.body : JSON.parse(called.body);
}

// EXTERNAL MODULE: ./lib/service/wire/created.js
var created = __nccwpck_require__(737);
;// CONCATENATED MODULE: ./lib/service/wire/service-words.js

const LONGEST = 200;
/**
 * The service's own words: the message in any of the error shapes seen, else the whole body. One line without control
 * characters and secrets, cut after 200 characters. Empty when the body is.
 */
function serviceWords(body, redactor) {
    // Before and after: making it one line may change a secret or join one. Cutting it first would leave half of one.
    const redact = (text) => redactor?.redact(text) ?? text;
    const safe = redact(oneLine(redact(messageOf(body) ?? body)));
    // No character takes more than two units; one more tells that there is a rest.
    const characters = [...safe.slice(0, 2 * LONGEST + 2)];
    return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}\u2026` : safe;
}
function oneLine(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .toWellFormed()
        .trim();
}
function messageOf(body) {
    try {
        return firstMessage(JSON.parse(body));
    }
    catch {
        return undefined;
    }
}
/** `{error: {details: [{message}]}}`, `{error: {message: {value}}}`, `{error: {message}}`, `{error}`, `{message}`. */
function firstMessage(answer) {
    if (!(0,envelope/* isObject */.Gv)(answer))
        return undefined;
    const inner = answer['d'];
    const error = answer['error'] ?? ((0,envelope/* isObject */.Gv)(inner) ? inner['error'] : undefined) ?? answer;
    if (typeof error === 'string')
        return error;
    if (!(0,envelope/* isObject */.Gv)(error))
        return undefined;
    const details = Array.isArray(error['details']) ? error['details'] : [];
    const messages = details.flatMap((detail) => ((0,envelope/* isObject */.Gv)(detail) ? textOf(detail['message']) : []));
    return messages.length > 0 ? messages.join('; ') : textOf(error['message'])[0];
}
function textOf(message) {
    const value = (0,envelope/* isObject */.Gv)(message) ? message['value'] : message;
    return typeof value === 'string' && value !== '' ? [value] : [];
}

// EXTERNAL MODULE: ./lib/transport/retry/waiting.js + 2 modules
var waiting = __nccwpck_require__(3260);
;// CONCATENATED MODULE: ./lib/transport/read.js


/**
 * Whether to use this exchange, or to read again in the time that is left.
 *
 * @param readable whether the caller can read a whole answer
 */
function decideRead(exchange, moment, readable = true) {
    const cls = (0,transport_classify/* classify */.L)(exchange);
    if (cls === 'final' || cls === 'redirect' || cls === 'hopeless')
        return { do: 'use' };
    if (isWhole(exchange) && readable)
        return { do: 'use' };
    const wait = (0,waiting/* waitAfter */.Wv)(exchange, moment);
    return wait.type === 'wait' ? { do: 'read-again', afterMs: wait.ms } : { do: 'use' };
}
/** A 2xx with all of its body, or with as much as may be kept: reading again would bring the same. */
function isWhole(exchange) {
    return exchange.type === 'answer' && exchange.status < 300 && (exchange.complete || exchange.oversize === true);
}
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** One silent connection must not use up the time of the others. */
const TRY_TIMEOUT_MS = 15_000;
/** What answers unreadably so many times is not the service. */
const MOST_UNREADABLE = 5;
/**
 * Reads until there is an answer to use or no time is left, and returns the last exchange. The caller judges its status
 * and completeness. Never throws for what the network does.
 */
async function sendRead(world, request, limits) {
    const { send, now, sleep, random, signal } = world;
    const { deadline, maxBytes = DEFAULT_MAX_BYTES, tryMs = () => TRY_TIMEOUT_MS, readable = () => true } = limits;
    let unreadable = 0;
    let unresolved = 0;
    for (let earlierTries = 0;; earlierTries++) {
        const leftMs = deadline - now();
        const timeoutMs = Math.max(1, Math.min(tryMs(leftMs), leftMs));
        const exchange = await send(request, { timeoutMs, maxBytes, signal });
        if (signal?.aborted)
            return exchange;
        const makesSense = !isWhole(exchange) || readable(exchange);
        if (!makesSense)
            unreadable += 1;
        const moment = { earlierTries, unresolved, now: now(), remainingMs: deadline - now(), random };
        const decision = decideRead(exchange, moment, makesSense || unreadable === MOST_UNREADABLE);
        if (decision.do === 'use')
            return exchange;
        if ((0,waiting/* isUnresolved */.U4)(exchange))
            unresolved += 1;
        await sleep(decision.afterMs);
        if (signal?.aborted)
            return exchange;
    }
}

;// CONCATENATED MODULE: ./lib/delivery/session.js







/** Bytes of an answer to a read that are kept. A page of 50 records is far smaller; more could fill the memory. */
const MAX_BYTES = 256 * 1024;
/** A service must have the time to answer, however little is left. */
const SHORTEST_READ_MS = 2_000;
/** The first try of a read gets this share of the time that is left, so that one silent connection does not cost all. */
const READS = 8;
/** The most time that is divided into such shares. */
const LONGEST_TIME_MS = 60_000;
/** The requests of one delivery: makes them within its deadline, and keeps the record of them. */
class Session {
    world;
    /** Milliseconds since the epoch. */
    deadline;
    #redactor;
    #course;
    constructor(world, deadline, redactor, course = { tries: [], slowestMs: 0 }) {
        this.world = world;
        this.deadline = deadline;
        this.#redactor = redactor;
        this.#course = course;
    }
    get tries() {
        return this.#course.tries;
    }
    /** How long the slowest answer took, in milliseconds. */
    get slowestMs() {
        return this.#course.slowestMs;
    }
    get remainingMs() {
        return Math.max(0, this.deadline - this.world.now());
    }
    get stopped() {
        return this.world.signal.aborted;
    }
    /** The same session for requests that are no longer wanted once `signal` is aborted. */
    until(signal) {
        const { world } = this;
        const narrowed = {
            ...world,
            signal: AbortSignal.any([world.signal, signal]),
            sleep: (ms) => world.sleep(ms, signal),
        };
        return new Session(narrowed, this.deadline, this.#redactor, this.#course);
    }
    /**
     * Sends a POST once.
     *
     * @param until gives it up once it is aborted
     */
    async post(call, timeoutMs, until) {
        const signal = until === undefined ? this.world.signal : AbortSignal.any([this.world.signal, until]);
        const limits = { timeoutMs: Math.max(1, Math.min(timeoutMs, this.remainingMs)), signal };
        const startedAt = this.world.now();
        const exchange = await this.#send(call.http, limits);
        this.#course.tries.push(this.#tryOf(call, exchange, startedAt));
        return exchange;
    }
    /**
     * Reads, as often as needed within the deadline. The value is absent when there was no whole answer that `decode` can
     * read with the status 200: a cache or a proxy uses other 2xx for content that is not the service's.
     *
     * @param length `any` when an answer may be too long to be kept; otherwise that is a fault, and it is read again
     */
    async read(call, decode, length = 'bounded') {
        let result = {};
        const readable = ({ status, body, complete, oversize }) => {
            const tooLong = status === 200 && (oversize === true || (0,envelope/* isTooDense */.gH)(body));
            result = tooLong ? { tooLong } : status === 200 && complete ? decoded(decode, body) : {};
            return 'value' in result || (tooLong && length === 'any');
        };
        let tries = 0;
        const limits = {
            deadline: this.deadline,
            // Each try more patient than the one before: a slow service would otherwise never be read.
            tryMs: (leftMs) => readMs(leftMs, tries++),
            maxBytes: MAX_BYTES,
            readable,
        };
        const startedAt = this.world.now();
        const send = (request, given) => this.#send(request, given);
        const exchange = await sendRead({ ...this.world, send }, call.http, limits);
        // What was given up because it was no longer wanted tells nothing.
        if (!this.stopped || exchange.type === 'answer')
            this.#addRead(this.#tryOf(call, exchange, startedAt));
        return { exchange, ...result };
    }
    /** A result, with what the exchange that decided it tells. */
    result(outcome, call, said, exchange) {
        const refused = exchange?.type === 'answer' && isRefusal(exchange) ? exchange : undefined;
        const cause = (refused && statusHint(call.service ?? call.http, refused.status)) || said.hint;
        const hint = outcome === 'unknown' ? `${cause} ${LOOK_FIRST}`.trimStart() : cause;
        const words = (refused && serviceWords(refused.body, this.#redactor)) || undefined;
        return (0,defined/* defined */.s)({ outcome, reason: said.reason, hint, words, tries: this.tries });
    }
    /** A long list takes hundreds of equal reads: in the record one entry stands for all of them in a row. */
    #addRead(read) {
        const { tries } = this.#course;
        const last = tries.at(-1);
        const same = last?.operation === read.operation && last.status === read.status && last.reason === read.reason;
        if (!same)
            tries.push(read);
        else {
            const { times = 1, duration_ms } = last;
            tries.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
        }
    }
    async #send(request, limits) {
        const startedAt = this.world.now();
        const exchange = await this.world.send(request, limits);
        const tookMs = this.world.now() - startedAt;
        if (exchange.type === 'answer')
            this.#course.slowestMs = Math.max(this.#course.slowestMs, tookMs);
        return exchange;
    }
    #tryOf({ operation }, exchange, startedAt) {
        const told = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
        return { operation, ...told, duration_ms: Math.round(this.world.now() - startedAt) };
    }
}
/** A status of its own, or a success whose body tells of an error. */
function isRefusal({ status, body }) {
    return status >= 300 || (0,created/* tellsError */.r)(body);
}
function readMs(leftMs, earlierTries) {
    const share = (Math.min(LONGEST_TIME_MS, leftMs) / READS) * 2 ** earlierTries;
    return Math.floor(Math.min(leftMs / 2, Math.max(SHORTEST_READ_MS, share)));
}
function decoded(decode, text) {
    try {
        return { value: decode(text) };
    }
    catch (error) {
        if (error instanceof errors/* DecodeError */.Xc)
            return {};
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/calendar.js
/** True for a day of the calendar as `YYYY-MM-DD`; false for the 30th of February, which the parser would move. */
function isDay(text) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return false;
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// EXTERNAL MODULE: ./lib/phrases.js
var phrases = __nccwpck_require__(229);
// EXTERNAL MODULE: ./lib/service/wire/odata.js
var odata = __nccwpck_require__(8100);
// EXTERNAL MODULE: ./lib/service/wire/sender.js
var wire_sender = __nccwpck_require__(3340);
;// CONCATENATED MODULE: ./lib/service/webhook-requests.js
/** What each kind of incoming webhook is sent, as plain data (API 4.4). */




/** A chat message as plain text: `text` is the whole body. */
function webhookTextRequest(url, text) {
    return { method: 'POST', url, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text };
}
/** A chat message. */
function webhookMessageRequest(url, message) {
    const { body, ephemeral, sender } = message;
    return json(url, { body, ...(0,wire_sender/* createSource */.g)(sender), isEphemeral: ephemeral });
}
/** A topic. */
function webhookTopicRequest(url, topic) {
    return json(url, { subject: topic.subject, body: topic.body, ...(0,wire_sender/* createSource */.g)(topic.sender) });
}
/** A task. Throws a SettingsError for a date of another form. */
function webhookTaskRequest(url, task) {
    const { subject, body, sender } = task;
    const dueDate = checkedDate('dueDate', task.dueDate);
    const completeDate = checkedDate('completeDate', task.completeDate);
    return json(url, { subject, body, ...(0,wire_sender/* createSource */.g)(sender), dueDate, completeDate });
}
function json(url, payload) {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { method: 'POST', url, headers, body: JSON.stringify(payload) };
}
function checkedDate(option, date) {
    if (date === undefined || isDay(date))
        return date;
    throw (0,odata/* wrong */.Qm)(option, `got ${(0,phrases/* shown */.SP)(date)}`, 'Give a day of the calendar as YYYY-MM-DD');
}

// EXTERNAL MODULE: ./lib/delivery/post.js + 1 modules
var post = __nccwpck_require__(3227);
;// CONCATENATED MODULE: ./lib/delivery/webhook.js


/** Sends one draft to a webhook. */
async function deliverByWebhook(session, settings, { url }, draft) {
    return (0,post/* postUntilKnown */.G)(session, { operation: `webhook.${draft.kind}`, http: requestOf(settings, url, draft) }, settings);
}
function requestOf(settings, url, draft) {
    const { senderName, senderAvatar, dueDate, completeDate, ephemeral } = settings;
    const sender = { displayName: senderName, avatar: senderAvatar };
    const content = { subject: draft.subject ?? '', body: draft.body, sender };
    if (draft.kind === 'topic')
        return webhookTopicRequest(url, content);
    if (draft.kind === 'task')
        return webhookTaskRequest(url, { ...content, dueDate, completeDate });
    return webhookMessageRequest(url, { body: draft.body, sender, ephemeral: ephemeral || undefined });
}

;// CONCATENATED MODULE: ./lib/delivery/deliver.js



/**
 * Sends one draft and tells what became of it. Ends by `deadline`, and begins no request once the world's signal is
 * aborted.
 *
 * @param marker the mark in the body by which a topic or task is found again; undefined for what cannot be searched for
 * @param deadline milliseconds since the epoch
 */
async function deliver(settings, draft, marker, world, deadline) {
    const { destination } = settings;
    if (destination.type === 'missing')
        return unsent('skipped', 'the destination is empty');
    const session = new Session(world, deadline, settings.redactor);
    if (destination.type === 'webhook')
        return deliverByWebhook(session, settings, destination, draft);
    // Paths, paging and searching are half of this folder, and a webhook does without them.
    const { deliverByRest } = await __nccwpck_require__.e(/* import() */ 834).then(__nccwpck_require__.bind(__nccwpck_require__, 6834));
    return deliverByRest(session, settings, destination, draft, marker);
}

// EXTERNAL MODULE: ./lib/facts/base.js + 13 modules
var facts_base = __nccwpck_require__(9759);
// EXTERNAL MODULE: ./lib/facts/conclusion.js
var facts_conclusion = __nccwpck_require__(2164);
;// CONCATENATED MODULE: ./lib/facts/plan.js
/** Decides what is to be sent at all, and which facts beyond the event are worth a request. */



/** What a message does not speak of: one job knows nothing of its run, a run has no job of its own. */
const ELSEWHERE = {
    job: ['jobs', 'run'],
    run: ['job'],
    deployment: ['jobs', 'run'],
    event: ['jobs', 'run', 'failed_jobs', 'job'],
};
/** Values of `when` that the history tells. */
const CHANGES = ['change', 'broken', 'still-failing', 'fixed'];
/**
 * Decides whether there is anything to send, from what the event tells alone: nothing is read for a message that
 * `when` does not want in any case. Undefined: send, or find out more first.
 */
function whyNotToSend(settings, base) {
    if (!base.over)
        return { reason: 'what this event reports is not over yet', hint: '' };
    const wanted = conclusionsOf(settings, base).some((conclusion) => changesOf(conclusion).some((change) => isWanted(settings.when, conclusion, change)));
    if (!wanted)
        return unwanted(settings.when, base.facts);
    return settings.destination.type === 'missing' ? missing(settings.destination) : undefined;
}
/** The same once everything is known. */
function unwantedAfterAll({ when }, facts) {
    if (isWanted(when, facts.conclusion, facts.change))
        return undefined;
    const unread = facts.change === undefined && isCompared(facts.conclusion) && asksForChange(when);
    return unwanted(when, facts, unread ? ' (how it compares with the one before is not known)' : '');
}
function asksForChange(when) {
    return when.some((word) => CHANGES.includes(word));
}
/** Only what is green or red is compared; what is not known may be either. */
function isCompared(conclusion) {
    return conclusion === undefined || conclusion === 'success' || (0,facts_conclusion/* isRed */.iI)(conclusion);
}
/**
 * The facts to read, each with one reason: `when` decides by it, the template names it, or the preset shows it. A green
 * message of the preset needs none.
 *
 * @param mentioned names of facts that the author's template reads, such as `change` or `commit.author.name`
 * @param shown names of facts that the preset shows where something went wrong
 */
async function plan(settings, base, mentioned, shown) {
    const { facts } = base;
    const conclusions = conclusionsOf(settings, base);
    const red = conclusions.some(facts_conclusion/* isRed */.iI);
    // A run that is cancelled by hand has nothing more to tell; what ran out of time is red by then.
    const unasked = red && isOnGithub(base) ? await loadersFor(shown, facts) : [];
    const wanted = new Set([
        ...(await loadersFor(mentioned, facts)),
        ...unasked.filter((loader) => !ELSEWHERE[facts.scope ?? 'event'].includes(loader)),
    ]);
    if ((0,facts_base/* asksForRun */.t)(settings, base))
        wanted.add('verdict');
    if (facts.conclusion === 'cancelled' && settings.status?.type !== 'conclusion' && isOnGithub(base)) {
        wanted.add('verdict');
    }
    if (asksForChange(settings.when) && conclusions.some(isCompared)) {
        wanted.add('change');
        if (red)
            wanted.add('commits_since_green');
    }
    for (const loader of wanted)
        if (tellsNothing(loader, base))
            wanted.delete(loader);
    return wanted;
}
/** What the payload tells in full is never read: what it leaves out is not there. */
function tellsNothing(loader, { facts, trigger }) {
    const { pull_request, commit, run, job, stopped } = facts;
    // A run that could not start has no jobs, and no end but this one.
    if (loader === 'failed_jobs' || loader === 'verdict')
        return stopped !== undefined;
    if (loader === 'pull_request')
        return pull_request !== undefined || trigger?.startsWith('pull_request') !== true;
    if (loader === 'commit')
        return commit === undefined || commit.message !== undefined || commit.author !== undefined;
    if (loader === 'run')
        return run?.id === undefined || run.started_at !== undefined;
    return loader === 'job' && job === undefined;
}
/** Whether everything that the facts of these names need is known before anything is read. */
async function isTold(names, base, wanted) {
    if (wanted.has('verdict') && names.includes('conclusion'))
        return false;
    const loaders = await loadersFor(names, base.facts);
    return loaders.every((loader) => !wanted.has(loader));
}
/** Those of the names whose facts should have been read and could not. */
async function unreadOf(names, { facts, notice }) {
    if (names.length === 0 || notice === undefined)
        return [];
    const { loadersOf } = await __nccwpck_require__.e(/* import() */ 975).then(__nccwpck_require__.bind(__nccwpck_require__, 5975));
    return names.filter((name) => loadersOf(name, facts).length > 0);
}
/** The registry is loaded only where there is a name to look up: a green message of the preset has none. */
async function loadersFor(names, known) {
    if (names.length === 0)
        return [];
    const { loadersOf } = await __nccwpck_require__.e(/* import() */ 975).then(__nccwpck_require__.bind(__nccwpck_require__, 5975));
    return names.flatMap((name) => loadersOf(name, known));
}
/** Other hosts, and checks of other apps, have no run to read: what the preset would show is left out there. */
function isOnGithub({ facts }) {
    return facts.ci === 'GitHub Actions' && facts.run?.id !== undefined;
}
/** What the conclusion may turn out to be. */
function conclusionsOf(settings, base) {
    const { facts } = base;
    if ((0,facts_base/* asksForRun */.t)(settings, base))
        return ['success', 'failure', 'cancelled', 'timed_out', 'skipped', facts.conclusion];
    if (settings.status?.type === 'conclusion' || facts.conclusion !== 'cancelled')
        return [facts.conclusion];
    return ['cancelled', 'timed_out'];
}
function changesOf(conclusion) {
    if ((0,facts_conclusion/* isRed */.iI)(conclusion))
        return ['broken', 'still-failing'];
    return conclusion === 'success' ? ['fixed', 'still-passing', undefined] : [undefined];
}
/**
 * Whether `when` asks for this end. An unknown one may be red, so it counts as a break, and so does a red one of which
 * it is not known how it compares with the one before.
 */
function isWanted(when, conclusion, change) {
    if (when.includes('always'))
        return true;
    if (conclusion === undefined)
        return isWanted(when, 'failure', 'broken');
    if ((0,facts_conclusion/* isRed */.iI)(conclusion) && change === undefined)
        return isWanted(when, conclusion, 'broken');
    const word = conclusion === 'timed_out' ? 'failure' : conclusion;
    const changed = change === 'broken' || change === 'fixed';
    return when.some((one) => one === word || one === change || (one === 'change' && changed));
}
function unwanted(when, { conclusion, change }, unread = '') {
    const ended = `${conclusion ?? 'not known'}${change === undefined ? unread : ` (${change})`}`;
    return { reason: `the conclusion is ${ended}, and when says ${when.join(', ')}`, hint: '' };
}
function missing({ options }) {
    const isWebhook = options.includes('webhook-url');
    return {
        reason: `${(0,phrases/* listed */.KE)(options)} ${options.length < 2 ? 'is' : 'are'} empty, so there is nowhere to send to`,
        hint: isWebhook
            ? 'Write `webhook-url: ${{ secrets.WORKROOM_WEBHOOK_URL }}` in the step, and store the URL of a webhook as that secret'
            : `Write ${(0,phrases/* listed */.KE)(options)} in the step; where the value is a secret, check that it exists and is not empty`,
    };
}

;// CONCATENATED MODULE: ./lib/message/problem.js


/** A problem quotes the author's text, perhaps in part: of one that holds a secret only the place is told. */
function problemWithoutSecrets(problem, texts, hide) {
    const quoted = [...texts, problem.message, problem.hint];
    if (quoted.every((text) => text === undefined || hide(text) === text))
        return problem;
    const { line, column } = problem;
    const at = line === undefined ? '' : ` at line ${line}, column ${column}`;
    return new errors/* TemplateError */.$w(`the template holds a secret, so what is wrong with it${at} is not shown`, {
        hint: 'Take the secret out of the template',
        ...(0,defined/* defined */.s)({ line, column }),
    });
}

;// CONCATENATED MODULE: ./lib/message/only-if.js

/** Facts that the condition names. The template engine is loaded only where there is one. */
async function factsDeciding({ onlyIf }) {
    if (onlyIf === undefined)
        return [];
    const { namesInCondition } = await Promise.all(/* import() */[__nccwpck_require__.e(694), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6286));
    return namesInCondition(onlyIf);
}
/** @param unread names among them of facts that should have been read and could not */
async function decide({ onlyIf, variables, redactor }, facts, unread) {
    if (onlyIf === undefined)
        return { type: 'send' };
    const { decideCondition, unreadProblem } = await Promise.all(/* import() */[__nccwpck_require__.e(694), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6286));
    const verdict = decideCondition(onlyIf, { facts, variables, timeZone: 'UTC' });
    if (verdict.type === 'fault')
        return { type: 'send', problem: problemWithoutSecrets(verdict.problem, [onlyIf], (text) => redactor.redact(text)) };
    if (unread.length > 0)
        return { type: 'send', problem: unreadProblem(unread) };
    return verdict.holds ? { type: 'send' } : { type: 'skip' };
}

// EXTERNAL MODULE: ./lib/message/words.js
var words = __nccwpck_require__(5610);
// EXTERNAL MODULE: ./lib/message/markdown/plain.js
var plain = __nccwpck_require__(8929);
;// CONCATENATED MODULE: ./lib/message/markdown/cut.js
/** Cuts Markdown at a place where nothing breaks: no character, escape, link, code span, fence or table is left half. */


/** True when the text is within both limits. */
function fits(text, limits) {
    return text.length <= limits.characters && Buffer.byteLength(text) <= limits.bytes;
}
/** The text itself when it fits; else as much of it as does, and a note of how many lines are missing. */
function cutMarkdown(text, limits) {
    if (fits(text, limits))
        return text;
    const whole = text.trimEnd();
    const measured = measure(text, Math.min(text.length, limits.characters));
    const lines = linesOf(whole);
    for (const point of cutPoints(text, limits.characters).toReversed()) {
        const { solid, bytes } = measured[point.at] ?? NOTHING;
        const end = solid === 0 ? '' : endOf(whole, point, lines);
        const room = { characters: limits.characters - solid, bytes: limits.bytes - bytes };
        if (fits(end, room))
            return text.slice(0, solid) + end;
    }
    return fits('\u2026', limits) ? '\u2026' : '';
}
const NOTHING = { solid: 0, bytes: 0 };
/** One entry for each place up to `reach`, in one pass: measured at each place again, long texts would take for ever. */
function measure(text, reach) {
    const measures = [NOTHING];
    let bytes = 0;
    for (let at = 0; at < reach; at += 1) {
        bytes += bytesAt(text, at);
        const blank = text.charAt(at).trim() === '';
        measures.push((blank && measures[at]) || { solid: at + 1, bytes });
    }
    return measures;
}
/** Bytes of one UTF-16 unit: each half of a surrogate pair has two of the four, a half alone is replaced by three. */
function bytesAt(text, at) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80)
        return 1;
    if (unit < 0x800)
        return 2;
    if (unit < 0xd800 || unit > 0xdfff)
        return 3;
    const first = unit < 0xdc00 ? at : at - 1;
    return (text.codePointAt(first) ?? 0) > 0xffff ? 2 : 3;
}
/** What follows the text that is kept: the ends of what is open, and how much is missing. */
function endOf(whole, { at, line, close }, lines) {
    // Only blanks are left out: there is nothing to say, and a mark would spoil a closing fence.
    if (at >= whole.length)
        return close;
    const atBreak = whole.charAt(at) === '\n';
    const missing = lines - line - (atBreak ? 1 : 0);
    const insideLastLine = missing === 1 && !atBreak && !close.startsWith('\n');
    return close + (insideLastLine ? '\u2026' : `\n\n\u2026 (${(0,words/* count */.U)(missing, 'more line')})`);
}
function linesOf(text) {
    let lines = 1;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        lines += 1;
    return lines;
}
/** Characters beyond the reach within which the end of a link is found. */
const LONGEST_TOKEN = 4096;
/** Places in reading order, up to `reach`. */
function cutPoints(text, reach) {
    const points = [];
    let fence;
    let start = 0;
    let lines = 0;
    while (start < text.length && start <= reach) {
        const end = lineEnd(text, start);
        const line = text.slice(start, Math.min(end, reach + LONGEST_TOKEN));
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (mark !== undefined)
            fence = fence === undefined ? mark : closes(line, fence) ? undefined : fence;
        else
            for (const { at, close } of insideLine(line, fence))
                points.push({ at: at + start, line: lines, close });
        if (!isHalfTable(text, start, end)) {
            points.push({ at: end, line: lines, close: fence === undefined ? '' : `\n${fence}` });
        }
        start = end + 1;
        lines += 1;
    }
    return points.filter((point) => point.at <= reach);
}
function lineEnd(text, start) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
}
function closes(line, fence) {
    const mark = line.trim();
    return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}
/** A table's first row without the row of dashes below it would be shown as text. */
function isHalfTable(text, start, end) {
    if (!isRow(text.slice(start, end)))
        return false;
    const below = text.slice(end + 1, lineEnd(text, end + 1));
    return below.includes('-') && /^[\s|:-]*$/.test(below);
}
function isRow(line) {
    return /^\s*\|/.test(line);
}
/** What must stay whole within a line; the group `emphasis` is what opens or closes emphasis. */
const TOKEN_PARTS = [
    String.raw `\\.`,
    String.raw `!?\[(?:\\.|\[[^[\]]*\]|[^[\]\\])*\]\((?:\\.|\([^()]*\)|[^()\\])*\)`,
    // Longer spans are not kept whole: the work would not be linear.
    '(?<!`)(?<ticks>`+)(?!`).{0,1000}?(?<!`)\\k<ticks>(?!`)',
    String.raw `<[^<>\s][^<>]*>`,
    String.raw `https?:\/\/[^\s<]+`,
    String.raw `[@#+][\w-]+`,
    String.raw `&[#\w]+;|:[\w+-]+:`,
    String.raw `(?<emphasis>\*+|~~|(?<!\w)_+|(?<!_)_+(?!\w))`,
    plain/* CHARACTER */.Cw.source,
];
let builtToken;
/** Built late: most texts are never cut, and the tables of Unicode in it take a millisecond. */
function token() {
    builtToken ??= new RegExp(TOKEN_PARTS.join('|'), 'gsu');
    return builtToken;
}
/** Deeper emphasis is nothing that a person wrote. */
const DEEPEST = 10;
function insideLine(line, fence) {
    if (isRow(line) && fence === undefined)
        return [];
    if (fence !== undefined) {
        return [...line.matchAll(plain/* CHARACTER */.Cw)].map((match) => ({ at: match.index, close: `\n${fence}` }));
    }
    const points = [];
    const open = [];
    let opened = false;
    for (const match of line.matchAll(token())) {
        if (!opened)
            points.push({ at: match.index, close: open.toReversed().join('') });
        const sign = match.groups?.['emphasis'];
        opened = sign !== undefined && toggles(open, sign, line.charAt(match.index + sign.length));
    }
    return points.filter((point) => point.at > 0);
}
/** Opens or closes emphasis; true when it opened. */
function toggles(open, sign, next) {
    if (open.at(-1) === sign) {
        open.pop();
        return false;
    }
    if (next.trim() === '' || open.length === DEEPEST)
        return false;
    open.push(sign);
    return true;
}

// EXTERNAL MODULE: ./lib/message/markdown/escape.js
var markdown_escape = __nccwpck_require__(5934);
;// CONCATENATED MODULE: ./lib/message/markdown/fit.js
/** Makes the words short enough for the service: optional parts go first, then the text is cut. */


/** Longest subject that is sent. */
const SUBJECT_CHARACTERS = 250;
/** One line of at most 250 characters. */
function fitSubject(subject) {
    return (0,plain/* clip */.$Q)(subject, SUBJECT_CHARACTERS);
}
/** The body. Without room even for the shortest anchor the limits win. */
function fitBody({ parts, limits, required = '', anchors = [] }) {
    const text = join(droppedToFit(parts, limits));
    const plain = cutMarkdown(text, limits);
    if (plain.includes(required))
        return plain;
    for (const anchor of anchors) {
        const tail = `\n\n${anchor}`;
        const room = { characters: limits.characters - tail.length, bytes: limits.bytes - Buffer.byteLength(tail) };
        const cut = cutMarkdown(join(droppedToFit(parts, room)), room);
        const anchored = cut === '' ? anchor : cut + tail;
        if (fits(anchored, limits))
            return anchored;
    }
    return plain;
}
/** The body as it would be without limits. */
function wholeBody(parts) {
    return join(parts);
}
/** Without as many of the least important parts as it takes; those of rank 0 stay. */
function droppedToFit(parts, limits) {
    let left = parts;
    while (!fits(join(left), limits)) {
        const last = left.reduce((highest, part) => Math.max(highest, part.rank), 0);
        if (last === 0)
            break;
        const at = left.findLastIndex((part) => part.rank === last);
        left = left.filter((_, index) => index !== at);
    }
    return left;
}
/** Two blanks hold a line break in every dialect; an empty line starts a block of its own. */
function join(parts) {
    return parts.reduce((text, part) => (text === '' ? part.text : `${text}${part.gap === true ? '\n\n' : '  \n'}${part.text}`), '');
}

// EXTERNAL MODULE: ./lib/message/sections/run.js
var sections_run = __nccwpck_require__(881);
;// CONCATENATED MODULE: ./lib/message/open-texts.js


/**
 * What every reader of the message sees anyway, as facts and as Markdown: the repository's name, its page, and the
 * address of the run if it is below that page. A secret that happens to be a part of it stays, or the links would break.
 */
function openTexts(input) {
    const { repository, run } = input.facts;
    const page = repository?.url;
    const own = page !== undefined && run?.url?.startsWith(`${page}/`) ? [run.url, (0,sections_run/* runUrl */.V)(input)] : [];
    const addresses = [page, ...own].filter((address) => address !== undefined);
    const links = addresses.flatMap((address) => (0,markdown_escape/* escapeLinkUrl */.Zx)(address) ?? []);
    const names = repository === undefined ? [] : [repository.name, (0,markdown_escape/* escapeLine */.EH)(repository.name)];
    return [...names, ...addresses, ...links];
}

// EXTERNAL MODULE: ./lib/message/sections/registry.js + 3 modules
var registry = __nccwpck_require__(5488);
// EXTERNAL MODULE: ./lib/message/sections/words/verdict.js
var verdict = __nccwpck_require__(8779);
;// CONCATENATED MODULE: ./lib/message/presets/compose.js


/** The parts of the body that have something to show, in the preset's order. */
function compose(preset, input, kind) {
    const place = kind === 'message' ? 'message' : 'record';
    const red = (0,verdict/* isRed */.iI)(input.facts);
    const shown = preset.body.filter((part) => (red || !part.red) && (part.in ?? place) === place);
    return shown.flatMap((part) => {
        const text = compose_textOf(part, input);
        return text === '' ? [] : [{ text, rank: part.rank, gap: part.gap === true }];
    });
}
function compose_textOf(part, input) {
    const instead = part.else === undefined ? undefined : registry/* SECTIONS */.b[part.else];
    return registry/* SECTIONS */.b[part.section].render(input) ?? instead?.render(input) ?? '';
}

// EXTERNAL MODULE: ./lib/message/sections/failures.js
var failures = __nccwpck_require__(1637);
// EXTERNAL MODULE: ./lib/message/sections/place.js
var place = __nccwpck_require__(2599);
// EXTERNAL MODULE: ./lib/message/sections/release.js
var release = __nccwpck_require__(3885);
// EXTERNAL MODULE: ./lib/message/sections/words/groups.js
var groups = __nccwpck_require__(4336);
// EXTERNAL MODULE: ./lib/message/sections/words/reasons.js
var reasons = __nccwpck_require__(8523);
// EXTERNAL MODULE: ./lib/message/sections/words/speaker.js
var speaker = __nccwpck_require__(1503);
// EXTERNAL MODULE: ./lib/message/sections/words/text.js
var words_text = __nccwpck_require__(1163);
;// CONCATENATED MODULE: ./lib/message/presets/subject-line.js









/** `CI / test failed on main: expected 90 to be 100`, `Deploy to production failed: terraform apply (acme/app v2.3.1)`. */
const subjectLine = {
    reads: [...verdict/* VERDICT_READS */.Mb, ...place/* PLACE_READS */._X, 'failed_jobs', 'job_counts', 'commit.subject'],
    render: ({ facts }) => (0,plain/* inertLine */.Fq)((0,speaker/* isDeployment */.ce)(facts) ? ofDeployment(facts) : ofBuild(facts)),
};
function ofDeployment(facts) {
    const { name, verb } = (0,verdict/* verdict */.WJ)(facts);
    const cause = (0,verdict/* isRed */.iI)(facts) ? causeOf(facts, 'step') : undefined;
    const what = (0,words_text/* joined */.oR)([(0,words_text/* shortPlain */.Rh)(facts.repository?.name, 140), (0,place/* deployedWords */.Y9)(facts)], ' ');
    const sentence = (0,words_text/* joined */.oR)([(0,words_text/* joined */.oR)([name, verb], ' '), cause], ': ') ?? name;
    return what === undefined ? sentence : `${sentence} (${what})`;
}
function ofBuild(facts) {
    const { name, verb } = (0,verdict/* verdict */.WJ)(facts);
    const sentence = (0,release/* announcedWords */.FH)(facts) ?? (0,words_text/* joined */.oR)([name, verb, (0,place/* placeWords */.fp)(facts)], ' ');
    return (0,words_text/* joined */.oR)([sentence, ((0,verdict/* isRed */.iI)(facts) ? causeOf(facts, 'reason') : undefined) ?? titleOf(facts)], ': ') ?? name;
}
/** What explains it best in few words. The step of a deployment tells more than its log, that of a build less. */
function causeOf(facts, best) {
    const [group] = (0,groups/* groupsOf */.c)(facts.failed_jobs ?? []);
    if (group === undefined)
        return undefined;
    const { first } = group;
    const reason = (0,words_text/* shortPlain */.Rh)((0,reasons/* firstReason */.$l)(first), 150);
    const job = (0,failures/* onlyFailure */.$0)(facts) === undefined ? (0,words_text/* shortPlain */.Rh)(first.name, 80) : undefined;
    const step = (0,words_text/* joined */.oR)([job, (0,words_text/* shortPlain */.Rh)(first.failed_steps[0]?.name, 120)], ' / ');
    return best === 'step' ? (step ?? reason) : (reason ?? step);
}
/** Titles that a stranger wrote stand in quotation marks. */
function titleOf({ pull_request, release, item, commit }) {
    if (pull_request !== undefined)
        return inQuotes(pull_request.title);
    if (release !== undefined)
        return release.name === release.tag ? undefined : (0,words_text/* shortPlain */.Rh)(release.name, 150);
    if (item !== undefined)
        return item.number === undefined ? undefined : inQuotes(item.title);
    return (0,words_text/* shortPlain */.Rh)(commit?.subject, 150);
}
function inQuotes(title) {
    const text = (0,words_text/* shortPlain */.Rh)(title, 150);
    return text === undefined ? undefined : `\u201c${text}\u201d`;
}

;// CONCATENATED MODULE: ./lib/message/presets/registry.js
/** The presets. A new one is one entry here: a subject line, and a list of sections. */

const PRESETS = {
    /**
     * The verdict, why, since when and who. A chat message has at most three lines when it is green, and names the failing
     * step and its first error in the first five when it is red; topics and tasks add what is needed days later.
     */
    default: {
        subject: subjectLine,
        body: [
            {
                section: 'announcement',
                else: 'headline',
                rank: 0,
                // The counts of jobs come with the failing ones of a run; for those of one job they are not worth all its pages.
                worth: ['failed_jobs', 'stopped', 'job.duration_seconds'],
            },
            { section: 'reasons', rank: 1, red: true, in: 'message' },
            { section: 'failing_jobs', rank: 1, red: true, in: 'record' },
            { section: 'since', rank: 1, worth: ['change', 'commits_since_green', 'pull_request'] },
            { section: 'comment', rank: 2 },
            { section: 'explanation', rank: 2, red: true, in: 'record', gap: true },
            { section: 'failed_jobs', rank: 2, red: true, in: 'record', gap: true },
            { section: 'green_commits', else: 'commits', rank: 3, in: 'record', gap: true },
            { section: 'details', rank: 2, in: 'record', gap: true },
        ],
    },
};

;// CONCATENATED MODULE: ./lib/message/render.js










const PRESET = PRESETS.default;
/** Tells which facts rendering will want. The template engine is loaded only when there is a template. */
async function factsRead(words) {
    const { subject, body } = templatesOf(words);
    const shown = body === undefined ? PRESET.body.flatMap((part) => part.worth ?? []) : [];
    if (subject === undefined && body === undefined)
        return { mentioned: [], shown };
    const { mentionedNames } = await Promise.all(/* import() */[__nccwpck_require__.e(694), __nccwpck_require__.e(721)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7721));
    return { mentioned: mentionedNames(subject, body).flatMap(factsOf), shown };
}
/** Every fact that the words may show, for a person who wants to know where they come from. */
async function factsUsed(words) {
    const { mentioned } = await factsRead(words);
    const sections = words.body === undefined ? PRESET.body.map((part) => registry/* SECTIONS */.b[part.section]) : [];
    const preset = templatesOf(words).subject === undefined && words.kind !== 'message' ? PRESET.subject.reads : [];
    return [...new Set([...sections.flatMap(({ reads }) => reads), ...preset, ...mentioned])];
}
/**
 * Facts to words. Pure: the same input gives the same draft. Where the author wrote a subject or body it takes the
 * place of the preset's; one that fails is named in `problem`, and the preset's part goes out instead. Secrets are
 * hidden before anything is cut, in the facts and in the words: half a secret would not be recognised.
 */
async function render(input) {
    const { marker, settings } = input;
    const { kind, redactor } = settings;
    const open = openTexts((0,defined/* defined */.s)({ facts: input.facts, marker }));
    const hide = (text) => redactor.redact(text, open);
    const section = (0,defined/* defined */.s)({ facts: redactor.redactAll(input.facts, open), marker });
    const variables = redactor.redactAll(settings.variables, open);
    const texts = await authorTexts(settings, { section, variables, timeZone: input.timeZone ?? 'UTC' });
    const parts = texts.body === undefined ? compose(PRESET, section, kind) : [{ text: texts.body, rank: 0 }];
    const hidden = parts.map((part) => ({ ...part, text: hide(part.text) }));
    const body = render_bodyOf(input, section, hidden);
    const problem = texts.problem && problemWithoutSecrets(texts.problem, Object.values(templatesOf(settings)), hide);
    const shortened = body.startsWith(wholeBody(hidden).trimEnd()) ? undefined : true;
    if (kind === 'message')
        return (0,defined/* defined */.s)({ draft: { kind, body }, problem, shortened });
    const subject = fitSubject(hide(texts.subject || PRESET.subject.render(section)));
    return (0,defined/* defined */.s)({ draft: { kind, subject, body }, problem, shortened });
}
function templatesOf({ kind, subject, body }) {
    return { subject: kind === 'message' ? undefined : subject, body };
}
/** What a name in a template asks for; a section stands for its facts. */
function factsOf(name) {
    const [root, section = ''] = name.split('.');
    if (root !== 'sections')
        return [name];
    if (!isSection(section))
        return [];
    const { asks, reads } = registry/* SECTIONS */.b[section];
    return asks ?? reads;
}
function isSection(name) {
    return Object.hasOwn(registry/* SECTIONS */.b, name);
}
/** The template engine is loaded only when there is a template. */
async function authorTexts(words, input) {
    const { subject, body } = templatesOf(words);
    if (subject === undefined && body === undefined)
        return {};
    const { renderTemplates } = await Promise.all(/* import() */[__nccwpck_require__.e(694), __nccwpck_require__.e(897)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5897));
    return renderTemplates({ ...input, subject, body });
}
/** Fitted, with the marker in it; a body that shows the run's link keeps it, and one that is cut gets it. */
function render_bodyOf({ marker, limits }, section, parts) {
    const address = (0,sections_run/* runUrl */.V)(section);
    const url = address === undefined ? undefined : (0,markdown_escape/* escapeLinkUrl */.Zx)(address);
    const shown = url !== undefined && parts.some((part) => part.text.includes(url));
    const required = marker ?? (shown || !fits(wholeBody(parts), limits) ? (url ?? '') : '');
    const linked = url !== undefined && (marker === undefined || url.includes(marker));
    const anchors = [
        ...(linked ? [(0,markdown_escape/* link */.nf)('Run', address)] : []),
        ...(marker === undefined ? [] : [`Reference: ${marker}`]),
    ];
    return fitBody({ parts, limits, required, anchors });
}

;// CONCATENATED MODULE: ./lib/notify.js








/** Bytes of UTF-8 text for each character that `max-length` allows. */
const BYTES_PER_CHARACTER = vocabulary/* SAFE_BODY */.TB.bytes / vocabulary/* SAFE_BODY */.TB.characters;
const PRESET_INSTEAD = 'Your template failed, so the default text was used instead.';
const SENT_ANYWAY = 'Your condition could not be decided, so the message was sent.';
const UNFULFILLED = { reason: 'the condition of only-if is not fulfilled', hint: '' };
/** Enough that no two messages share one. */
const MARKER_DIGITS = 16;
/** The stages in order: settings, facts, plan, load, render, deliver. Reporting is the caller's. */
async function notify(settings, world) {
    const { redactor } = settings;
    const startedAt = world.now();
    const base = (0,facts_base/* gatherBase */.R)(settings, world.env);
    const finish = (result, { loaded: { facts, notice }, problem } = { loaded: base }, rendered, preview) => (0,defined/* defined */.s)({
        receipt: receiptOf(settings, facts, withoutSecrets(result, redactor), {
            durationMs: world.now() - startedAt,
            shortened: rendered?.shortened,
        }),
        facts: redactor.redactAll(facts),
        draft: rendered?.draft,
        preview,
        notices: redactor.redactAll([
            ...settings.notices,
            ...base.notices,
            ...(notice === undefined ? [] : [notice]),
            ...(rendered?.shortened ? [shortenedTo(settings.maxLength)] : []),
        ]),
        problems: [problem, rendered?.problem && { error: rendered.problem, instead: PRESET_INSTEAD }].filter((one) => one !== undefined),
    });
    const early = whyNotToSend(settings, base);
    if (early !== undefined && !settings.dryRun)
        return finish(skipped(early));
    const gathered = await gather(settings, base, world);
    const { loaded, skip = early } = gathered;
    if (skip !== undefined && !settings.dryRun)
        return finish(skipped(skip), gathered);
    const marker = canBeLookedUp(settings) ? markerFrom(world.random) : undefined;
    const limits = { characters: settings.maxLength, bytes: Math.floor(settings.maxLength * BYTES_PER_CHARACTER) };
    const rendered = await render((0,defined/* defined */.s)({ facts: loaded.facts, settings, limits, marker }));
    if (settings.dryRun)
        return finish(tried(skip), gathered, rendered, await preview(settings, gathered, skip));
    const result = await deliver(settings, rendered.draft, marker, world, startedAt + settings.timeout * 1000);
    return finish(result, gathered, rendered);
}
/** Reads the facts that are asked for, but for `only-if` no more than it takes to see that nothing is to be sent. */
async function gather(settings, base, world) {
    const deciding = await factsDeciding(settings);
    const { mentioned, shown } = await factsRead(settings);
    const wanted = await plan(settings, base, [...deciding, ...mentioned], shown);
    const early = (await isTold(deciding, base, wanted)) ? await decide(settings, base.facts, []) : undefined;
    if (early?.type === 'skip' && !settings.dryRun)
        return { loaded: base, skip: UNFULFILLED };
    const loaded = await loadPlanned(settings, base, wanted, world);
    const decision = early ?? (await decide(settings, loaded.facts, await unreadOf(deciding, loaded)));
    const unfulfilled = decision.type === 'skip' ? UNFULFILLED : undefined;
    const problem = decision.type === 'send' ? decision.problem : undefined;
    return (0,defined/* defined */.s)({
        loaded,
        skip: unwantedAfterAll(settings, loaded.facts) ?? unfulfilled,
        problem: problem && { error: problem, instead: SENT_ANYWAY },
    });
}
/** The loaders are imported only where the plan wants something. */
async function loadPlanned(settings, base, wanted, world) {
    if (wanted.size === 0)
        return base;
    const { load } = await __nccwpck_require__.e(/* import() */ 625).then(__nccwpck_require__.bind(__nccwpck_require__, 9625));
    return load({ settings, base, wanted, world });
}
async function preview(settings, { loaded }, skip) {
    const used = [...(await factsDeciding(settings)), ...(await factsUsed(settings))];
    return (0,defined/* defined */.s)({ skip, used: [...new Set(used)], reads: loaded.reads ?? 0 });
}
function skipped({ reason, hint }) {
    return unsent('skipped', reason, hint);
}
/** A dry run shows the message in any case, and says whether it would be sent. */
function tried(skip) {
    const nothing = 'nothing was sent, as asked';
    if (skip === undefined)
        return unsent('dry-run', nothing);
    return unsent('dry-run', `${nothing}, and without dry-run it would be skipped: ${skip.reason}`, skip.hint);
}
/** Random, but no secret: `node:crypto` would take 7 ms to load and begin. */
function markerFrom(random) {
    const digits = Array.from({ length: MARKER_DIGITS }, () => Math.floor(random() * 16).toString(16));
    return `d-${digits.join('')}`;
}
function canBeLookedUp({ destination, kind }) {
    return destination.type === 'rest' && kind !== 'message';
}
/** The service may have said anything, and a server in between as well. */
function withoutSecrets(result, redactor) {
    return { ...redactor.redactAll(result), outcome: result.outcome };
}
function receiptOf(settings, facts, result, { durationMs, shortened }) {
    const { destination, kind } = settings;
    const { conclusion, change } = facts;
    return (0,defined/* defined */.s)({
        ...result,
        kind,
        destination: destination.type,
        ...placeOf(destination),
        conclusion,
        change,
        shortened,
        duration_ms: Math.round(durationMs),
    });
}
function shortenedTo(characters) {
    return `The message was shortened to ${characters} characters (WORKROOM_MAX_LENGTH), because the service refuses longer ones. To keep all of it, write a shorter body.`;
}
function placeOf(destination) {
    if (destination.type === 'missing')
        return {};
    if (destination.type === 'webhook')
        return { host: destination.url.host };
    const { baseUrl, target } = destination;
    return { host: baseUrl.host, target: `${target.type} ${target.id}` };
}

;// CONCATENATED MODULE: ./lib/redactor.js
/** Hides secrets in texts, in every form in which a program may write them. */
/** Shorter values are not hidden: they would blank out half of any text. */
const SHORTEST_SECRET = 4;
/** Shorter forms turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
/** Long texts are cut to a bound when they are read, so one may end in the beginning of a secret. */
const MAY_BE_CUT = 1_000;
/** So many characters of a secret are hidden at such an end. */
const SHORTEST_BEGINNING = 8;
const HIDDEN = '***';
/**
 * Made once, where the secrets are given, and passed whole to the parts that may show them. Takes time in proportion to
 * the text: one search for each form, and nothing more where none is found.
 */
class Redactor {
    /** As the runner is to mask them (it knows the usual encodings itself), the longest first. */
    secrets;
    #forms;
    /** Those that are secret from their beginning on: an address begins with its host. */
    #fromBeginning;
    /** Whether any form stands in a text: one look where there would be a hundred, since most texts hold none. */
    #any;
    /** @param texts each secret as given, and every part of it that is a secret of its own */
    constructor(texts) {
        const known = [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
        this.secrets = known.sort((a, b) => b.length - a.length);
        this.#forms = [...new Set(this.secrets.flatMap(formsOf))];
        this.#fromBeginning = this.secrets.filter((secret) => !ADDRESS.test(secret)).flatMap(formsOf);
        this.#any = new RegExp(this.#forms.map((form) => form.replaceAll(SPECIAL, '\\$&')).join('|') || redactor_NOTHING);
    }
    /**
     * Replaces every secret by `***`; secrets that touch or overlap become one.
     *
     * @param open texts that every reader sees anyway: what lies within one of them stays
     */
    redact(text, open = []) {
        if (text.length < MAY_BE_CUT && !this.#any.test(text))
            return text;
        const found = inOrder([...spansOf(text, this.#forms), ...beginningsAtEnd(text, this.#fromBeginning)]);
        if (found.length === 0)
            return text;
        const shown = joined(inOrder(spansOf(text, open)));
        const hidden = joined(shown.length === 0 ? found : outside(found, shown));
        let result = '';
        let done = 0;
        for (const { start, end } of hidden) {
            result += text.slice(done, start) + HIDDEN;
            done = end;
        }
        return result + text.slice(done);
    }
    /** The same for every text in a value of plain objects and lists; each is redacted when it is first read. */
    redactAll(value, open = []) {
        if (this.#forms.length === 0)
            return value;
        return copied(value, (text) => this.redact(text, open));
    }
}
/** What a pattern takes for more than itself. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
/** A pattern that no text matches. */
const redactor_NOTHING = '(?!)';
/** A URL or its path. */
const ADDRESS = /^(https?:\/)?\//i;
/** What URLs, JSON and XML leave as it is. */
const UNRESERVED = /^[\w.~-]*$/;
function formsOf(text) {
    return [text, ...(UNRESERVED.test(text) ? [] : escaped(text)), ...encoded(text)];
}
function escaped(text) {
    const wellFormed = text.toWellFormed();
    const percent = encodeURIComponent(wellFormed);
    const strict = percent.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
    const json = JSON.stringify(text).slice(1, -1);
    const angles = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const xml = angles.replaceAll('"', '&quot;');
    return [
        ...[percent, strict, encodeURI(wellFormed)].flatMap((form) => [form, lowerHex(form)]),
        percent.replaceAll('%20', '+'),
        json,
        json.replaceAll('/', '\\/'),
        ...[angles, xml, xml.replaceAll("'", '&apos;'), xml.replaceAll("'", '&#39;'), xml.replaceAll("'", '&#x27;')],
    ];
}
function lowerHex(percent) {
    return percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}
/** In base64 alone, and after any other bytes: those shift it by one or two. */
function encoded(text) {
    const bytes = Buffer.from(text);
    const hex = bytes.toString('hex');
    const base64 = [bytes.toString('base64'), ...[0, 1, 2].map((shift) => base64Within(text, bytes.length, shift))];
    const web = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
    return [...base64, ...web, hex, hex.toUpperCase()].filter((form) => form.length >= SHORTEST_ENCODED);
}
/** The characters that depend on these bytes alone, whatever stands around them. */
function base64Within(text, bytes, shift) {
    const base64 = Buffer.from(' '.repeat(shift) + text).toString('base64');
    return base64.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes) * 8) / 6));
}
/** Everywhere that one of the forms stands. */
function spansOf(text, forms) {
    const spans = [];
    for (const form of forms) {
        for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
            spans.push({ start: at, end: at + form.length });
        }
    }
    return spans;
}
function inOrder(spans) {
    return spans.sort((a, b) => a.start - b.start);
}
/** The end of a text that was cut within one of the forms, before the mark of the cut. */
function beginningsAtEnd(text, forms) {
    if (text.length < MAY_BE_CUT)
        return [];
    const end = text.endsWith('\u2026') ? text.length - 1 : text.length;
    return forms.flatMap((form) => {
        for (let start = end - form.length + 1; start <= end - SHORTEST_BEGINNING; start += 1) {
            if (form.startsWith(text.slice(start, end)))
                return [{ start, end }];
        }
        return [];
    });
}
/** Those that touch or overlap as one. Takes and gives them in reading order. */
function joined(spans) {
    const joint = [];
    for (const span of spans) {
        const last = joint.at(-1);
        if (last === undefined || span.start > last.end)
            joint.push(span);
        else if (span.end > last.end)
            joint[joint.length - 1] = { start: last.start, end: span.end };
    }
    return joint;
}
/** Those that do not lie within one of the others; both in reading order. */
function outside(spans, others) {
    let at = -1;
    return spans.filter(({ start, end }) => {
        while ((others[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start)
            at += 1;
        return end > (others[at]?.end ?? -1);
    });
}
/** Of a large push a message shows a few texts, so nothing is read before it is asked for, nor deeper. */
function copied(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (!isPlain(value))
        return value;
    const copy = Array.isArray(value) ? [] : {};
    for (const key of Object.keys(value)) {
        const get = () => {
            const property = copied(value[key], change);
            Object.defineProperty(copy, key, { value: property, enumerable: true });
            return property;
        };
        Object.defineProperty(copy, key, { get, enumerable: true, configurable: true });
    }
    return copy;
}
function isPlain(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

;// CONCATENATED MODULE: ./lib/secrets.js
/**
 * Which texts are secret, made from what was given as one: the runner and the redactor hide texts, so whatever could be
 * used in place of the whole is listed beside it.
 */

/** From so many characters on, a part of an address is taken for a secret. */
const LONG = 8;
/** Parts of addresses that are everyday words: hiding them would blank out every message. */
const EVERYDAY = new Set(`api app application applications automation automations bot bots callback callbacks channel channels chat compatible
  connector connectors custom default deployment deployments development dispatch endpoint endpoints enterprise event
  events execute external false generic github gitlab group groups hook hooks inbound incoming in integration integrations
  internal invoke json listener manual markdown message messages native notification notifications notify organization
  organizations path paths plain platform post posts production project projects public push receive receiver repo repos
  repositories repository room rooms run sandbox send service services slack staging submit team teams text trigger
  triggers true url user users web webhook webhooks workflow workflows workroom workrooms workspace workspaces`.split(/\s+/));
/**
 * Of a webhook its URL, as written and as Node normalises it, its path with the query, and every long part of either,
 * wherever it stands: `/hook/TOKEN/send`, `?token=TOKEN`. The host is none, nor are everyday words such as `webhook`.
 */
function webhookSecrets(address) {
    const url = URL.parse(address.trim());
    if (url === null)
        return [...plainSecrets(address), ...address.split(/[\s/?&#=@:;,]+/).filter(isSecretPart)];
    const parts = secretParts(url);
    const path = parts.length === 0 ? [] : [url.pathname + url.search];
    return [...plainSecrets(address), url.href, ...path, ...parts].flatMap((text) => [text, percentDecoded(text)]);
}
/** Of an account the password and the pair that HTTP Basic sends. The user name is none. */
function accountSecrets(password, username = '') {
    const pair = `${username.trim()}:${password}`;
    return [...plainSecrets(password), pair, Buffer.from(pair).toString('base64')];
}
/** Of a proxy's address the password and the pair. */
function proxySecrets(address) {
    const url = URL.parse(address.includes('://') ? address.trim() : `http://${address.trim()}`);
    if (url === null || url.password === '')
        return [];
    return [url.password, ...accountSecrets(percentDecoded(url.password), percentDecoded(url.username))];
}
/** The value, also without the blanks around it, and its long lines: logs show line by line. */
function plainSecrets(value) {
    const lines = value.split(/[\r\n]+/).map((line) => line.trim());
    return [value, value.trim(), ...lines.filter((line) => line.length >= LONG)];
}
/** Where no part is long, the longest is the secret: something in the address must be. */
function secretParts({ pathname, search, hash, host, username, password }) {
    const query = search.slice(1).split('&').map(queryValue);
    const parts = [...pathname.split('/'), ...query, hash.slice(1), username].filter((part) => !host.includes(part));
    const long = parts.filter(isSecretPart);
    const [longest = ''] = parts.filter((part) => !isEveryday(part)).sort((a, b) => b.length - a.length);
    const found = long.length > 0 ? long : [longest];
    return [...found, password].filter((part) => part.length >= SHORTEST_SECRET);
}
/** Of `token=abc` the value; a name without one may be the secret itself. */
function queryValue(pair) {
    return pair.slice(pair.indexOf('=') + 1) || pair;
}
function isSecretPart(part) {
    return part.length >= LONG && !isEveryday(part);
}
/** `incoming-webhook` and `IncomingWebhook` are two words; `v2` and `2016-06-01` name versions. */
function isEveryday(part) {
    const words = part.replaceAll(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
    return words.split(/[-_.]/).every((word) => EVERYDAY.has(word) || /^(v?\d{1,2}|20\d\d)$/.test(word));
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/settings/option.js
/** What an option is, and the words that options choose from. */
/** What a destination can be asked to create. */
const KINDS = ['message', 'topic', 'task'];
/** Values of `when`. */
const WHENS = [
    'always',
    'success',
    'failure',
    'cancelled',
    'change',
    'broken',
    'still-failing',
    'fixed',
];
/** Values of `delivery`. */
const DELIVERIES = ['auto', 'at-least-once', 'at-most-once'];

;// CONCATENATED MODULE: ./lib/transport/loopback.js
/** Plain `http:` is allowed to this machine only. */
/** Whether a URL's host name is this machine: `localhost`, 127.0.0.0/8 or `[::1]` (as `URL.hostname` writes them). */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
/** Why nothing may be sent to this URL, without naming the URL; undefined when it may be used. */
function transportFault(url) {
    if (url.protocol === 'https:')
        return undefined;
    if (url.protocol !== 'http:')
        return 'the address must begin with https://';
    if (isLoopback(url.hostname))
        return undefined;
    return 'plain http: would send the message and its secret readable by everyone on the way';
}

;// CONCATENATED MODULE: ./lib/transport/address.js

/** Reads an address that requests may be sent to: https, or http on this machine, without a user name in it. */
function readAddress(text) {
    const url = URL.parse(text.trim());
    if (url === null)
        return { type: 'fault', fault: 'not a URL' };
    const fault = url.username !== '' || url.password !== '' ? 'holds a user name or password before the host' : transportFault(url);
    return fault === undefined ? { type: 'ok', url } : { type: 'fault', fault };
}

;// CONCATENATED MODULE: ./lib/settings/readers/addresses.js

/**
 * An address that messages may be sent to. An error never repeats it: it may be a secret.
 *
 * @param fix what to write instead
 */
function address(fix) {
    return (reading) => {
        const read = readAddress(reading.text);
        if (read.type === 'ok')
            return read.url;
        const text = reading.text.trim();
        return reading.fault(read.fault + looks(text), nextFor(text) ?? fix);
    };
}
/** What to write instead of a URL that may not be used. */
function nextFor(text) {
    const url = URL.parse(text);
    if (url === null)
        return undefined;
    if (url.username !== '' || url.password !== '')
        return 'Write it without them';
    return url.protocol === 'http:' ? 'Write its https:// address' : undefined;
}
/** What can be said of a text that is no URL without showing it. */
function looks(text) {
    if (URL.canParse(text))
        return '';
    const start = /^https:\/\//i.test(text) ? '' : ', without https:// in front';
    return ` (${text.length} characters${start})`;
}
/** The https URL of a picture, as text. The service shows it to everybody, so one that holds a secret is not used. */
function picture() {
    return (reading) => {
        const value = reading.text.trim();
        if (reading.redact(value) !== value)
            return reading.notice('holds a secret, so it was not used');
        const protocol = URL.parse(value)?.protocol;
        if (protocol === 'https:')
            return value;
        const fault = protocol === 'http:' ? 'an http URL' : `not an https URL: ${reading.shown(value)}`;
        return reading.fault(fault, 'Write the https address of a picture');
    };
}

// EXTERNAL MODULE: ./lib/nearest.js
var nearest = __nccwpck_require__(2037);
;// CONCATENATED MODULE: ./lib/settings/readers/choices.js

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];
/** One of these words, in any case. */
function choice(values) {
    return (reading) => {
        const word = reading.text.trim();
        const value = values.find((one) => one === word.toLowerCase());
        return value ?? reading.fault(`unknown value ${reading.shown(word)}`, oneOf(values, word));
    };
}
/** Some of these words, in any case, with commas or blanks between them; each once. */
function list(values) {
    return (reading) => {
        const words = reading.text.split(/[\s,]+/).filter((word) => word !== '');
        const unknown = words.filter((word) => !values.some((one) => one === word.toLowerCase()));
        const slips = unknown.filter((word) => (0,nearest/* nearest */.p)(word, values) !== undefined);
        for (const word of new Set(slips))
            reading.fault(`unknown value ${reading.shown(word)}`, oneOf(values, word));
        // The list as it was written: a mask knows a secret only as a whole.
        const strange = unknown.length > slips.length;
        if (strange)
            reading.fault(`unknown value in ${reading.shown(reading.text.trim())}`, oneOf(values));
        if (words.length === 0)
            reading.fault('names nothing', `Write some of ${values.join(', ')}`);
        const given = words.map((word) => word.toLowerCase());
        return [...new Set(given)].flatMap((word) => values.find((one) => one === word) ?? []);
    };
}
/** `true` or `false`, as YAML writes them. */
function choices_boolean() {
    return (reading) => {
        const word = reading.text.trim();
        if (TRUE.includes(word))
            return true;
        return FALSE.includes(word) ? false : reading.fault(`not a boolean: ${reading.shown(word)}`, 'Write true or false');
    };
}
function oneOf(values, given = '') {
    const meant = (0,nearest/* nearest */.p)(given, values);
    return `Write one of ${values.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

;// CONCATENATED MODULE: ./lib/settings/readers/days.js

const DAY_MS = 86_400_000;
const FIX = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';
/** A day, as the service takes it: `YYYY-MM-DD` (API 4.4). Relative days are counted from now, in UTC. */
function day() {
    return (reading) => {
        const given = reading.text.trim();
        const word = given.toLowerCase();
        const relative = word === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(word);
        if (relative !== null) {
            const days = Number(relative[1]) * (relative[2] === 'w' ? 7 : 1);
            return new Date(reading.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
        }
        return isDay(word) ? word : reading.fault(`not a day: ${reading.shown(given)}`, FIX);
    };
}

;// CONCATENATED MODULE: ./lib/settings/readers/json.js
/** The value that the text holds as JSON; undefined when it is no JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/settings/readers/maps.js

/** A YAML or JSON map; the YAML library is loaded only for what is not JSON. */
function map() {
    return (reading) => {
        const json = parseJson(reading.text);
        return isRecord(json) ? json : readYaml(reading);
    };
}
async function readYaml(reading) {
    const { parseDocument } = await __nccwpck_require__.e(/* import() */ 815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
    const document = parseDocument(reading.text, { logLevel: 'silent', prettyErrors: true });
    const error = document.errors[0];
    const where = error?.linePos?.[0];
    const value = error === undefined ? expanded(document) : undefined;
    if (isRecord(value))
        return value;
    const at = where === undefined ? '' : ` at line ${where.line}, column ${where.col}`;
    const fault = error === undefined ? `not a map: ${reading.shown(reading.text)}` : `not readable as YAML or JSON${at}`;
    return reading.fault(fault, 'Write one `name: value` a line, or a JSON object');
}
/**
 * The runner's contexts as JSON. Few people write this by hand, so what cannot be read (another runner left the
 * expression as it is) costs a notice and some facts, never the message.
 */
function context() {
    return (reading) => {
        const value = parseJson(reading.text);
        if (isRecord(value))
            return value;
        return reading.notice('not JSON, so the job, its matrix and its status are not known. Leave this input out.');
    };
}
/** Undefined where aliases multiply: a few lines could fill the memory. */
function expanded(document) {
    try {
        return document.toJS({ maxAliasCount: 20 });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/settings/readers/numbers.js
/** A number from the lowest to the highest of `range`; `whole` ones are rounded down. */
function number(options) {
    const { range, whole } = options;
    const [lowest, highest] = range;
    return (reading) => {
        const digits = reading.text.trim();
        const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
        if (value >= lowest && value <= highest)
            return whole ? Math.floor(value) : value;
        return reading.fault(`not a number in range: ${reading.shown(digits)}`, `Write a number from ${lowest} to ${highest}`);
    };
}
/** A numeric id of the service. */
function id() {
    return (reading) => {
        const digits = reading.text.trim();
        const value = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
        if (value > 0)
            return value;
        return reading.fault(`not a numeric id: ${reading.shown(digits)}`, 'Write its number, for example 1042 ("Find the ids" in the README says how to get it)');
    };
}

// EXTERNAL MODULE: ./lib/settings/conclusion.js
var settings_conclusion = __nccwpck_require__(8274);
;// CONCATENATED MODULE: ./lib/settings/readers/status.js


const status_FIX = `Write one of ${settings_conclusion/* CONCLUSIONS */.F.join(', ')}, workflow for the whole run, or \${{ toJSON(needs) }} in a job that needs the others`;
/** A conclusion, `workflow`, or the `needs` context as JSON. */
function status_status() {
    return (reading) => {
        const word = reading.text.trim();
        if (word.startsWith('{'))
            return readNeeds(reading, word);
        if (word.toLowerCase() === 'workflow')
            return { type: 'workflow' };
        const conclusion = (0,settings_conclusion/* readConclusion */._)(word);
        if (conclusion !== undefined)
            return { type: 'conclusion', conclusion };
        return reading.fault(`unknown value ${reading.shown(word)}`, status_FIX);
    };
}
function readNeeds(reading, text) {
    const needs = parseJson(text);
    if (!isRecord(needs)) {
        return reading.fault('looks like JSON, but cannot be read as such', 'Write ${{ toJSON(needs) }}');
    }
    const results = [];
    const passed = [];
    for (const [job, value] of Object.entries(needs)) {
        const result = isRecord(value) && typeof value['result'] === 'string' ? (0,settings_conclusion/* readConclusion */._)(value['result']) : undefined;
        if (result === undefined || result === 'in_progress') {
            return reading.fault(`job ${reading.shown(job)} has no result`, 'Write ${{ toJSON(needs) }} as it is');
        }
        results.push(result);
        if (result === 'success')
            passed.push(job);
    }
    if (results.length > 0)
        return { type: 'needs', results, passed };
    return reading.fault('holds no job', 'Give the job that sends a `needs:` list, or leave status out');
}

;// CONCATENATED MODULE: ./lib/settings/readers/texts.js
/** Any text, as it was written. */
function texts_text() {
    return (reading) => reading.text;
}
/** A text without the blanks around it, and without secrets: it is shown in the service as it is. */
function line({ longest = Number.POSITIVE_INFINITY } = {}) {
    return (reading) => {
        const value = reading.text.trim();
        if (value.length <= longest)
            return reading.redact(value);
        return reading.fault(`${value.length} characters long`, `Write at most ${longest} characters`);
    };
}
/** A user name that HTTP Basic can carry. */
function username() {
    return (reading) => {
        const value = reading.text.trim();
        if (!value.includes(':'))
            return value;
        return reading.fault('holds a colon', 'Write the user name without it: Basic authentication allows none there');
    };
}
/**
 * A token for an HTTP header. Few people set it themselves, so one that cannot be a token (another runner left the
 * expression as it is) costs a notice and some facts, never the message.
 */
function texts_token() {
    return (reading) => {
        const value = reading.text.trim();
        if (/^[!-~]+$/.test(value))
            return value;
        return reading.notice('holds blanks or other characters that no token has, so it was not used. Leave this input out.');
    };
}

;// CONCATENATED MODULE: ./lib/settings/registry.js
/**
 * The table of options: the one place that says what can be set. `Settings`, the reader of the options, both
 * `action.yml`s, the environment variables and the README's tables are made from it.
 */









const REST = ['rest message', 'rest topic', 'rest task'];
const CONTEXT = ['job', 'matrix', 'strategy'].map((name) => `"${name}":\${{ toJSON(${name}) }}`);
const OPTIONS = [
    {
        name: 'webhook-url',
        read: address('If it comes from a secret, check that the secret holds the whole URL and reaches this job (forks and Dependabot get none)'),
        partOf: 'destination',
        secrets: webhookSecrets,
        text: 'Incoming webhook to post to. What it creates was fixed when it was made in the service and must match `kind`; the service gives no way to check.',
    },
    {
        name: 'base-url',
        read: address('Write the address of the service, for example https://acme.example.com'),
        partOf: 'destination',
        text: 'Address of the service, for example `https://acme.example.com`, to post through its REST API instead of a webhook. Goes with `username` and `password`.',
    },
    {
        name: 'username',
        read: username(),
        partOf: 'destination',
        text: 'Account that posts through the REST API; it must be a member of the target.',
    },
    {
        name: 'password',
        read: texts_text(),
        partOf: 'destination',
        secrets: (password, given) => accountSecrets(password, given('username')),
        text: 'Password of `username`.',
    },
    {
        name: 'team',
        read: id(),
        partOf: 'destination',
        carriers: REST,
        instead: 'A webhook always posts to the place it was created for: leave this out, or use base-url, username and password',
        text: 'Numeric id of the team to post to (REST); see "Find the ids".',
    },
    {
        name: 'forum',
        read: id(),
        partOf: 'destination',
        carriers: REST,
        instead: 'A webhook always posts to the place it was created for: leave this out, or use base-url, username and password',
        text: 'Numeric id of the forum to post to (REST), instead of `team`; see "Find the ids".',
    },
    {
        name: 'kind',
        read: choice(KINDS),
        default: 'message',
        text: 'What to create: a chat `message`, a `topic`, or a `task` on the task board.',
    },
    {
        name: 'when',
        read: list(WHENS),
        default: 'always',
        text: 'When to send: a list of `always`, `success`, `failure` (timed out included), `cancelled`, and of how it compares with the run before: `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`). The last four read the history from GitHub.',
    },
    {
        name: 'only-if',
        read: line({ longest: 2000 }),
        text: 'A condition over the facts, beside `when`, written as in a Liquid `if`: `failures_in_a_row == 3`, `ref.name == repository.default_branch and run.attempt == 1`. The facts that it names are read. Where it is wrong, or names a fact that could not be read, the message is sent.',
    },
    {
        name: 'status',
        read: status_status(),
        text: "What to report: a conclusion such as `success` or `failure`, or `in_progress` for what only starts; `toJSON(needs)` in an expression for a summary job; or `workflow`, the verdict of the whole run so far, this job left out. A conclusion is compared with this job's earlier ones, the other two with earlier runs. Not given: the event's own conclusion (`workflow_run`, `check_run`, `check_suite`, `deployment_status`), else the job's status so far.",
    },
    {
        name: 'subject',
        read: texts_text(),
        carriers: ['webhook topic', 'webhook task', 'rest topic', 'rest task'],
        instead: 'A chat message has no subject: write it into body, or set kind to topic or task',
        text: 'Subject of a topic or task, as a Liquid template. Not given: one that fits the event.',
    },
    {
        name: 'body',
        read: texts_text(),
        text: 'The text, as a Liquid template in Markdown. Not given: one that fits the event.',
    },
    {
        name: 'variables',
        read: map(),
        default: '{}',
        text: 'YAML or JSON map of values for your templates, available as `vars.<name>` and escaped like every value.',
    },
    {
        name: 'category',
        read: id(),
        carriers: ['rest task'],
        instead: 'Only a task through the REST API has a category: leave it out, or use kind: task with base-url',
        text: 'Numeric id of the task category (REST tasks), one of the target\'s board; see "Find the ids". Not given: the board\'s Uncategorized.',
    },
    {
        name: 'due-date',
        read: day(),
        carriers: ['webhook task'],
        instead: 'Only a task through a webhook has a due date: write the day into body, or use a task webhook',
        text: 'Day the task is due (webhook tasks): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in UTC.',
    },
    {
        name: 'complete-date',
        read: day(),
        carriers: ['webhook task'],
        instead: 'Only a task through a webhook can be created completed: leave it out, or use a task webhook',
        text: 'Day the task was completed (webhook tasks): creates it already done. Written like `due-date`.',
    },
    {
        name: 'ephemeral',
        read: choices_boolean(),
        default: 'false',
        carriers: ['webhook message'],
        instead: 'Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook',
        text: 'Show the message to those online, but keep it out of the history (webhook messages).',
    },
    { name: 'sender-name', read: line({ longest: 100 }), text: 'Name shown as the sender; literal text.' },
    { name: 'sender-avatar', read: picture(), text: 'Picture shown for the sender: an https URL.' },
    {
        name: 'github-token',
        read: texts_token(),
        expression: '${{ github.token }}',
        secrets: plainSecrets,
        text: 'Reads failing jobs and steps, their errors and the history where a message needs them, with the permissions listed under "Permissions". Without them the message is shorter.',
    },
    {
        name: 'delivery',
        read: choice(DELIVERIES),
        default: 'auto',
        text: 'What to do when it is unknown whether the service took a message that cannot be looked up (chat, webhooks): `at-least-once` sends once more, `at-most-once` stops. `auto`: a chat message may repeat rather than be lost; a topic or task by webhook is never opened twice. REST topics and tasks are looked up, and so are created exactly once.',
    },
    {
        name: 'timeout',
        read: number({ range: [1, 3600] }),
        default: '60',
        text: 'Seconds for everything this step sends and reads, later tries included.',
    },
    {
        name: 'dry-run',
        read: choices_boolean(),
        default: 'false',
        text: 'Check everything and show the message in the step summary, but send nothing.',
    },
    {
        name: 'fail-on-error',
        read: choices_boolean(),
        default: 'false',
        text: 'Make the step red when the message was not delivered. It is an error annotation either way.',
    },
    {
        name: 'context',
        read: context(),
        default: '{}',
        expression: `{${CONTEXT.join(',')},"action_status":\${{ toJSON(github.action_status) }}}`,
        text: 'What the runner knows of this job; you do not need to set it.',
    },
    {
        name: 'settle-time',
        read: number({ range: [0, 600] }),
        default: '10',
        environmentOnly: true,
        text: 'Seconds after a try that had no clear answer until its absence from the target proves that it failed.',
    },
    {
        name: 'max-length',
        read: number({ range: [200, 100_000], whole: true }),
        default: '3900',
        environmentOnly: true,
        text: 'Characters of a body; a longer one is shortened. The services in use refuse bodies somewhere above the default.',
    },
];

;// CONCATENATED MODULE: ./lib/settings/given.js


/**
 * Hides what is secret in these options. Made from the values as written, so that errors in them are covered too.
 *
 * @param others secrets that are no options
 */
function redactorFor(given, others = []) {
    const written = (name) => given.get(name)?.value;
    const secrets = OPTIONS.flatMap(({ name, secrets }) => {
        const value = written(name);
        return value === undefined || secrets === undefined ? [] : secrets(value, written);
    });
    return new Redactor([...secrets, ...others]);
}

;// CONCATENATED MODULE: ./lib/settings/option-names.js
/** The names of the options, and what they are called elsewhere. All of it follows from the registry. */

/** The row of the registry. */
function optionNamed(name) {
    const option = OPTIONS.find((one) => one.name === name);
    if (option === undefined)
        throw new TypeError(`no such option: ${name}`);
    return option;
}
/** The property of `Settings` that holds an option: `due-date` is `dueDate`. */
function propertyOf(name) {
    return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** The environment variable of an option: `webhook-url` is `WORKROOM_WEBHOOK_URL`. */
function variableOf(name) {
    return `WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`;
}

;// CONCATENATED MODULE: ./lib/settings/carriers.js



/**
 * Refuses what the destination cannot carry, instead of dropping it. When the destination is not known (its secret is
 * missing), only what no destination carries for this kind is refused.
 */
function checkCarriers(reader, settings) {
    const { destination, kind } = settings;
    const values = settings;
    const types = destination.type === 'missing' ? ['webhook', 'rest'] : [destination.type];
    const carriers = types.map((type) => `${type} ${kind}`);
    for (const option of OPTIONS) {
        const { name } = option;
        const { carriers: allowed, instead } = option;
        // What is switched off needs no carrying.
        if (allowed === undefined || !reader.has(name) || values[propertyOf(name)] === false)
            continue;
        if (carriers.some((carrier) => allowed.includes(carrier)))
            continue;
        const where = types.length === 1 ? `a ${nameOf(carriers[0])}` : `any ${kind}`;
        reader.fault(name, `not possible for ${where}`, instead ?? `Leave ${name} out`);
    }
}
function nameOf(carrier) {
    const kind = KINDS.find((one) => carrier?.endsWith(one)) ?? 'message';
    return carrier?.startsWith('webhook') ? `${kind} through a webhook` : `${kind} through the REST API`;
}

;// CONCATENATED MODULE: ./lib/settings/destination.js

const destination_REST = ['base-url', 'username', 'password'];
/** Whether something is given for every part of a destination. */
function hasDestination(given) {
    const has = (name) => (given.get(name)?.value.trim() ?? '') !== '';
    return has('webhook-url') || destination_REST.every(has);
}
/**
 * Exactly one destination: a webhook, or the REST API with all three of its parts from one place. Parts that are empty
 * are a missing secret and no fault: that is what a fork's run looks like.
 */
function readDestination(reader) {
    const given = destination_REST.filter((name) => reader.has(name));
    if (reader.has('webhook-url'))
        return readWebhook(reader, given);
    if (given.length > 0)
        return readRest(reader, given);
    // Options of the REST API say which destination was meant when all of it is empty.
    return { type: 'missing', options: reader.has('team') || reader.has('forum') ? destination_REST : ['webhook-url'] };
}
function readWebhook(reader, rest) {
    if (rest.length > 0) {
        reader.fault('webhook-url', `given together with ${(0,phrases/* listed */.KE)(rest)}`, 'Choose one: a webhook, or the REST API');
    }
    const url = reader.value('webhook-url');
    return url === undefined ? { type: 'missing', options: ['webhook-url'] } : { type: 'webhook', url };
}
function readRest(reader, given) {
    if (new Set(given.map((name) => reader.from(name))).size > 1) {
        reader.fault('base-url', 'this, username and password come partly from inputs and partly from the environment', 'Give all three as inputs, or all three as WORKROOM_ variables');
    }
    const baseUrl = reader.value('base-url');
    const username = reader.value('username');
    const password = reader.value('password');
    const target = readTarget(reader);
    if (baseUrl === undefined || username === undefined || password === undefined || target === undefined) {
        return { type: 'missing', options: destination_REST.filter((name) => !given.includes(name)) };
    }
    return { type: 'rest', baseUrl, username, password, target };
}
function readTarget(reader) {
    const team = reader.value('team');
    const forum = reader.value('forum');
    if (reader.has('team') && reader.has('forum')) {
        return reader.fault('team', 'given together with forum', 'Choose one of them');
    }
    if (team !== undefined)
        return { type: 'team', id: team };
    if (forum !== undefined)
        return { type: 'forum', id: forum };
    if (reader.has('team') || reader.has('forum'))
        return undefined;
    return reader.fault('team', 'not given, so there is no place to post to', 'Write team or forum with its numeric id; base-url/api/1/odata.svc/workrooms (or forums) lists them by name');
}

;// CONCATENATED MODULE: ./lib/settings/shown-value.js

/** Longer values are no slip of the pen. */
const shown_value_LONGEST = 60;
/** Nothing shorter is taken for a secret. */
const shown_value_SHORTEST_SECRET = 8;
/** Of `still-failing` each half; what mixes upper and lower case is none. */
const WORD = /^(?:[\p{Lu}\p{Lo}]?[\p{Ll}\p{Lo}\p{M}]*|\p{Lu}+)$/u;
/** A day, a time, a number. */
const FIGURES = /^[\d.:+TZ-]+$/;
/**
 * A wrong value, for an error: whole and as written, so that whoever masks it finds it, or its length alone where it
 * could be a secret in the wrong place. Secrets are long, or mix letters with digits and signs, as a URL does.
 */
function shownValue(value) {
    if (value.length > shown_value_LONGEST)
        return lengthOf(value);
    const words = value.split(/[\s,]+/).filter((word) => word.length >= shown_value_SHORTEST_SECRET);
    return words.every(shown_value_isPlain) ? (0,phrases/* shown */.SP)(value) : lengthOf(value);
}
function shown_value_isPlain(word) {
    return FIGURES.test(word) || word.split(/[._'+:-]/).every((part) => WORD.test(part));
}
/** In the place of a value that is not to be shown. */
function lengthOf(value) {
    return `"\u2026" (${value.length} characters, not shown)`;
}

;// CONCATENATED MODULE: ./lib/settings/option-reader.js


/** Reads options one by one and collects what is wrong with them, so that all problems can be told at once. */
class OptionReader {
    problems = [];
    notices = [];
    #given;
    #now;
    #redactor;
    constructor(given, now, redactor) {
        this.#given = given;
        this.#now = now;
        this.#redactor = redactor;
    }
    /** Where the value came from; undefined when it was not given. */
    from(name) {
        const given = this.#given.get(name);
        return given === undefined || given.value.trim() === '' ? undefined : given.from;
    }
    /** Whether the user gave it. An empty value is not given. */
    has(name) {
        return this.from(name) !== undefined;
    }
    /**
     * The value, else the default's; undefined where there is neither. A wrong value counts as the default once it is
     * noted, so that the options that depend on it can still be checked.
     */
    read({ name, default: standard, read }) {
        const given = this.has(name) ? this.#given.get(name)?.value : undefined;
        const holdsSecret = given !== undefined && this.#redactor.redact(given) !== given;
        const reading = {
            now: this.#now,
            // A piece of a secret is one as well.
            shown: (value) => (holdsSecret ? lengthOf(value) : shownValue(value)),
            redact: (text) => this.#redactor.redact(text),
            fault: (fault, fix) => this.fault(name, fault, fix),
            notice: (words) => this.#notice(name, words),
        };
        const value = given === undefined ? undefined : read({ ...reading, text: given });
        return value === undefined && standard !== undefined ? read({ ...reading, text: standard }) : value;
    }
    /** The value of the option with this name. */
    value(name) {
        return this.read(optionNamed(name));
    }
    fault(name, fault, fix) {
        const option = this.#given.get(name)?.from === 'environment' ? variableOf(name) : name;
        this.problems.push({ option, fault: this.#redactor.redact(fault), fix });
        return undefined;
    }
    #notice(name, words) {
        this.notices.push(`${name}: ${words}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/settings/read-settings.js







/**
 * Strings to settings: every option of the table by its own reader, and the destination from its parts.
 *
 * @param now for relative days
 * @param redactor the one made of these options, where the caller has it already
 * @throws SettingsError with every problem found
 */
async function readSettings(given, now, redactor = redactorFor(given)) {
    const reader = new OptionReader(given, now, redactor);
    const destination = readDestination(reader);
    const values = { destination, notices: reader.notices, redactor };
    for (const option of OPTIONS) {
        const { name, partOf } = option;
        const value = partOf === undefined ? await reader.read(option) : undefined;
        if (value !== undefined)
            values[propertyOf(name)] = value;
    }
    // The type is made from the same table, so what the loop leaves out is optional in it.
    const settings = values;
    checkCarriers(reader, settings);
    if (reader.problems.length > 0)
        throw new errors/* SettingsError */.GN(reader.problems);
    return settings;
}

;// CONCATENATED MODULE: ./lib/action/inputs.js




/** The options as a step gives them: inputs first, then `WORKROOM_\u2026` variables. */
function givenOptions(env) {
    const given = new Map();
    for (const option of OPTIONS) {
        const { name, environmentOnly } = option;
        const input = environmentOnly ? undefined : env[inputVariable(name)];
        const variable = env[variableOf(name)];
        if (input !== undefined && input.trim() !== '')
            given.set(name, { value: input, from: 'input' });
        else if (variable !== undefined && variable.trim() !== '')
            given.set(name, { value: variable, from: 'environment' });
    }
    return given;
}
/** Parts of a destination. A slip in the name of one leaves the message without a place to go to. */
const PLACES = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum'];
/** What the actions of other services call such an input, with what to write here. */
const FOREIGN = {
    url: { meant: 'webhook-url', fix: 'Write webhook-url instead' },
    webhook: { meant: 'webhook-url', fix: 'Write webhook-url instead' },
    message: { meant: 'body', fix: 'Write body instead' },
    text: { meant: 'body', fix: 'Write body instead' },
    title: { meant: 'subject', fix: 'Write subject instead, which topics and tasks have' },
    channel: {
        meant: 'team',
        fix: 'A webhook posts to the place it was made for; with base-url, write team or forum and its id',
    },
};
/**
 * Inputs and `WORKROOM_\u2026` variables that look like a slip of an option, or that other actions call so. All others are left alone: the runner
 * warns of them itself, and a composite action's environment may hold foreign ones.
 */
function unknownInputs(env, given) {
    const found = [...unknownInputsOf(env), ...unknownVariablesOf(env)];
    const homeless = !hasDestination(given);
    const { fatal = [], ignored = [] } = Object.groupBy(found, ({ meant }) => homeless && PLACES.includes(meant) && !given.has(meant) ? 'fatal' : 'ignored');
    return { fatal: fatal.map(({ problem }) => problem), ignored: ignored.map(({ problem }) => problem) };
}
function unknownInputsOf(env) {
    const names = OPTIONS.filter((option) => !option.environmentOnly).map(({ name }) => name);
    return namesBehind(env, 'INPUT_', names.map(inputVariable)).flatMap((variable) => {
        const input = variable.slice('INPUT_'.length).toLowerCase();
        const foreign = Object.hasOwn(FOREIGN, input) ? FOREIGN[input] : undefined;
        const near = (0,nearest/* nearest */.p)(input.replaceAll('_', '-'), names);
        const meant = foreign?.meant ?? names.find((name) => name === near);
        if (meant === undefined)
            return [];
        const fix = foreign?.fix ?? `Did you mean ${meant}?`;
        return [{ meant, problem: { option: input, fault: 'there is no such input', fix } }];
    });
}
function unknownVariablesOf(env) {
    const variables = OPTIONS.map(({ name }) => variableOf(name));
    return namesBehind(env, 'WORKROOM_', variables).flatMap((variable) => {
        const near = (0,nearest/* nearest */.p)(variable, variables);
        const meant = OPTIONS.find(({ name }) => variableOf(name) === near)?.name;
        if (near === undefined || meant === undefined)
            return [];
        const problem = { option: variable, fault: 'there is no such variable', fix: `Did you mean ${near}?` };
        return [{ meant, problem }];
    });
}
/** The variables with this beginning, without those that are known. */
function namesBehind(env, beginning, known) {
    return Object.keys(env).filter((variable) => variable.startsWith(beginning) && !known.includes(variable));
}
/** As the runner names it: spaces become `_`, upper case, hyphens stay. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/action/stdout.js


const STDOUT = 1;
/** How often a full pipe is tried again: the runner empties it within milliseconds. */
const TRIES = 10_000;
/**
 * Writes one line, or several with their breaks, to stdout: at once and whole. Not through `process.stdout`: setting that stream up costs a step 3 ms.
 * Never throws: a log whose reader has gone must not keep a message from going out.
 */
function writeLine(line) {
    let rest = Buffer.from(`${line}\n`);
    for (let tries = 0; rest.length > 0 && tries < TRIES; tries++) {
        try {
            rest = rest.subarray((0,external_node_fs_.writeSync)(STDOUT, rest));
        }
        catch (error) {
            if ((0,errors/* systemCode */.xU)(error) !== 'EAGAIN')
                return;
        }
    }
}

;// CONCATENATED MODULE: ./lib/action/log.js

/** The runner keeps 4,096 characters of an annotation. */
const log_LONGEST = 4000;
const TITLE = { title: 'workroom-notify' };
/** C0 and C1 controls, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** What shows nothing: bidirectional controls, and what the runner skips when it looks how a line begins. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** ECMA-48 control sequences, colours among them: removed whole, so that no `[31m` stays behind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(\u0007|\u001b\\)?/g;
/** Most lines are nothing but this, and then the tables of Unicode that the patterns above need stay unbuilt. */
const PLAIN = /^[\x20-\x7e]*$/;
/**
 * One harmless line. The runner takes commands from stdout and stderr: `::command::` at a line's start, and the older
 * `##[command]` anywhere in a line; text from an event or a server must never become one.
 */
function inert(text) {
    const line = PLAIN.test(text) ? text.trim() : shownOnly(text);
    const quiet = line.includes('::') || line.includes('##') ? quieted(line) : line;
    return quiet.length > log_LONGEST ? `${quiet.slice(0, log_LONGEST).toWellFormed()}\u2026` : quiet;
}
function shownOnly(text) {
    return text.replace(SEQUENCES, '').replace(CONTROLS, ' ').replace(UNSEEN, '').toWellFormed().trim();
}
function quieted(line) {
    return line
        .replace(/^[^\p{L}\p{N}]+/u, (start) => start.replaceAll(/:(?=:)/g, ': '))
        .replaceAll(/##+\[?/g, (signs) => (signs.endsWith('[') ? `${[...signs.slice(0, -1)].join(' ')}[` : signs));
}
/**
 * Everything this action prints goes through here: redacted and inert. Lines are written at once, annotations when
 * `flush` is called: most runs have none, and those go without loading what writes them.
 */
class Log {
    #redactor;
    #write;
    #annotations = [];
    /** @param write writes one line, or several with their breaks, to the log */
    constructor(redactor, write = writeLine) {
        this.#redactor = redactor;
        this.#write = write;
    }
    /** The text without secrets, for what is not a log line. */
    redact(text) {
        return this.#redactor.redact(text);
    }
    /**
     * Tells the runner to mask the secrets. The command prints them, so it is for the runner only.
     *
     * @param repository its name, `owner/name`; a part of it is masked nowhere, as every later step shows it
     */
    mask(repository = '') {
        const secrets = this.#redactor.secrets.filter((secret) => !repository.includes(secret));
        const commands = secrets.map((secret) => `::add-mask::${commandData(secret)}`);
        if (commands.length > 0)
            this.#write(commands.join('\n'));
    }
    info(...lines) {
        for (const line of lines)
            this.#write(this.#inert(line));
    }
    notice(...lines) {
        this.#annotate('notice', lines);
    }
    warning(...lines) {
        this.#annotate('warning', lines);
    }
    error(...lines) {
        this.#annotate('error', lines);
    }
    /** Writes the annotations, in the order in which they came; false when there were none. */
    async flush() {
        if (this.#annotations.length === 0)
            return false;
        const core = await __nccwpck_require__.e(/* import() */ 486).then(__nccwpck_require__.bind(__nccwpck_require__, 2486));
        // A reader that has gone or a full disk must not end the step with a stack trace.
        process.stdout.on('error', () => { });
        for (const { level, text } of this.#annotations.splice(0))
            core[level](text, TITLE);
        return true;
    }
    /** Annotations may have several lines: the runner's command carries their breaks encoded. */
    #annotate(level, lines) {
        const shown = lines.filter((line) => line !== '').map((line) => this.#inert(line));
        this.#annotations.push({ level, text: shown.join('\n') });
    }
    /** Twice: what makes a text inert cuts it, and takes out characters that may have stood within a secret. */
    #inert(text) {
        return this.redact(inert(this.redact(text)));
    }
}
/** As the runner reads a command's data: one line, its breaks and percent signs encoded. */
function commandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

;// CONCATENATED MODULE: ./lib/action/outputs.js
/** The outputs of the action. What the step writes, its `action.yml` and the README's table are made from this. */
const OUTPUTS = [
    {
        name: 'outcome',
        text: '`delivered`, `skipped` (by `when`, a missing secret, or because it is not over), `dry-run`, `not-delivered` (proved), or `unknown` (cannot be proved either way)',
        of: ({ outcome }) => outcome,
    },
    { name: 'reason', text: 'Why, as one sentence', of: ({ reason }) => reason },
    { name: 'id', text: 'Id of the message, topic or task, where the service tells it', of: ({ id = '' }) => id },
    {
        name: 'conclusion',
        text: 'What was reported: `success`, `failure`, `cancelled`, \u2026',
        of: ({ conclusion = '' }) => conclusion,
    },
    {
        name: 'change',
        text: '`broken`, `still-failing`, `fixed` or `still-passing`; empty where the history was not read',
        of: ({ change = '' }) => change,
    },
    {
        name: 'receipt',
        text: 'The whole story as JSON: outcome, reason, target, every request with its status and duration',
        // Without the service's words: later steps may paste an output into a shell.
        of: ({ words: _, ...receipt }) => JSON.stringify(receipt),
    },
];
/** The lines for `GITHUB_OUTPUT`: every value from a safe set of characters, never text from an event. */
function outputLines(receipt, redact) {
    return OUTPUTS.map(({ name, of }) => `${name}=${safe(redact(of(receipt)))}\n`).join('');
}
/** One line that holds nothing which a shell, an expression or a workflow command could take for its own. */
function safe(text) {
    return text.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, '_');
}

;// CONCATENATED MODULE: ./lib/action/runner-files.js


/** Without `O_NONBLOCK`, which Windows does not have, a pipe that is not read would be waited for without end. */
const FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** What the system says of a pipe without a reader, and of a device that is not there. */
const NO_FILE = 'ENXIO';
/**
 * Appends to one of the runner's files (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). A step that cannot say what it did
 * has done it all the same, so this never throws.
 */
function appendToFile(env, variable, text) {
    const path = env[variable];
    if (!path)
        return { type: 'fault', reason: `${variable} is not set` };
    try {
        return appendTo((0,external_node_fs_.openSync)(path, FLAGS), text);
    }
    catch (error) {
        const code = (0,errors/* systemCode */.xU)(error);
        return { type: 'fault', reason: code === NO_FILE ? NOT_REGULAR : (code ?? 'unknown error') };
    }
}
const NOT_REGULAR = 'it is not a regular file';
function appendTo(file, text) {
    try {
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            return { type: 'fault', reason: NOT_REGULAR };
        (0,external_node_fs_.appendFileSync)(file, text);
        return { type: 'ok' };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/action/summary/cells.js

/** Foreign text in a cell: everything that Markdown or HTML could take for its own is escaped. */
function foreign(text) {
    return inert(text).replace(/[\\`*_{}[\]()#+!|<>@~&:.-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./lib/action/summary/dry-run.js


/** Facts that the summary lists, and the characters that it shows of each. */
const MOST_FACTS = 60;
const LONGEST_VALUE = 120;
/**
 * The step summary of a dry run: whether the message would be sent, the message as a reader sees it and as it is
 * written, the facts that it is made of, and what it costs. The notification went through the redactor.
 */
function drySummary(notification) {
    const { receipt, draft } = notification;
    const parts = [`### Dry run: this ${receipt.kind} was not sent`, dry_run_verdict(notification), cost(notification)];
    if (draft?.subject !== undefined)
        parts.push(`**Subject:** ${codeSpan(draft.subject)}`);
    if (draft !== undefined)
        parts.push(draft.body, details('Markdown', fence(draft.body)));
    parts.push(factTable(notification));
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function dry_run_verdict({ receipt, preview }) {
    const { skip } = preview ?? {};
    if (skip === undefined)
        return `It would be sent to ${receipt.target ?? 'the webhook'} at ${codeSpan(receipt.host ?? '')}.`;
    return `It would not be sent: ${foreign([skip.reason, skip.hint].filter((words) => words !== '').join('. '))}.`;
}
function cost({ preview }) {
    const reads = preview?.reads ?? 0;
    const read = reads === 0 ? '' : ` and ${reads} to GitHub's API for its facts, which were made now as well`;
    return `Its cost: 1 request to the service${read}.`;
}
/** Those that are known, one line each. */
function factTable({ facts, preview }) {
    const known = (preview?.used ?? []).flatMap((name) => leavesOf(name, factNamed(facts, name)));
    if (known.length === 0)
        return '';
    const rows = known.slice(0, MOST_FACTS).map(([name, value]) => `| ${factName(name)} | ${foreign(value)} |`);
    const more = known.length > MOST_FACTS ? [`| and ${known.length - MOST_FACTS} more | |`] : [];
    return details(`Facts it may use (${known.length})`, ['| fact | value |', '|---|---|', ...rows, ...more].join('\n'));
}
function factNamed(facts, name) {
    const own = (group, part) => typeof group === 'object' && group !== null && Object.hasOwn(group, part)
        ? group[part]
        : undefined;
    return name.split('.').reduce(own, facts);
}
/** Of a map the names are foreign as well. */
function factName(name) {
    return /^[\w.]+$/.test(name) ? `\`${name}\`` : foreign(name);
}
/** A group by its parts; of a list how long it is. */
function leavesOf(name, value) {
    if (value === undefined || value === null)
        return [];
    if (Array.isArray(value))
        return [[name, `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`]];
    if (typeof value === 'object')
        return Object.entries(value).flatMap(([part, inner]) => leavesOf(`${name}.${part}`, inner));
    const text = String(value);
    return [[name, text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).toWellFormed()}\u2026` : text]];
}
function details(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
function codeSpan(text) {
    const ticks = '`'.repeat(longestRun(text) + 1);
    return `${ticks} ${inert(text)} ${ticks}`;
}
function fence(text) {
    const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${ticks}markdown\n${text}\n${ticks}`;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}

;// CONCATENATED MODULE: ./lib/action/summary/step-summary.js




/** The step summary: the message on a dry run, the receipt when anything went wrong, nothing otherwise. */
function writeSummary(notification, env, log) {
    const text = summaryOf(notification, log);
    if (text === undefined)
        return;
    const written = appendToFile(env, 'GITHUB_STEP_SUMMARY', text);
    if (written.type === 'fault')
        log.notice(`The step summary could not be written: ${written.reason}`);
}
function summaryOf(notification, log) {
    const { receipt, problems } = notification;
    if (receipt.outcome === 'dry-run')
        return drySummary(notification);
    const wrong = receipt.outcome === 'not-delivered' || receipt.outcome === 'unknown' || problems.length > 0;
    if (!wrong)
        return undefined;
    const rows = Object.entries({
        Outcome: receipt.outcome,
        Reason: receipt.reason,
        'What to do': receipt.hint,
        'The service says': foreign(log.redact(receipt.words ?? '')),
        Kind: receipt.kind,
        Host: receipt.host ?? '',
        Target: receipt.target ?? '',
        Requests: String(receipt.tries.length),
        Problems: problems.map(({ error }) => foreign(log.redact(error.message))).join(' '),
    }).filter(([, value]) => value !== '');
    const table = rows.map(([name, value]) => `| ${name} | ${inert(log.redact(value))} |`);
    return ['### The notification', '', '| | |', '|---|---|', ...table, ''].join('\n');
}

;// CONCATENATED MODULE: ./lib/action/report.js



/**
 * Says what became of the message: log line, annotations, outputs, step summary.
 *
 * @returns whether the step is to be red
 */
function report(notification, settings, env, log) {
    const { receipt, notices, problems } = notification;
    for (const notice of notices)
        log.notice(notice);
    for (const { error, instead } of problems)
        log.error(instead, sentence(error.message), sentence(error.hint));
    announce(receipt, log, env, isOutsider(notification, env));
    writeOutputs(receipt, env, log);
    writeSummary(notification, env, log);
    const failed = receipt.outcome === 'not-delivered' || receipt.outcome === 'unknown' || problems.length > 0;
    return failed && settings.failOnError;
}
const OUTSIDE = 'Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).';
/** Where nothing better is known. */
const NEXT = 'Run the job again, or give it more time with timeout';
function announce(receipt, log, env, outsider) {
    const { outcome, reason, hint, words, destination } = receipt;
    const said = words === undefined ? '' : `The service says: ${words}`;
    if (outcome === 'not-delivered')
        log.error(`Not delivered: ${reason}.`, sentence(hint || NEXT), said);
    else if (outcome === 'unknown')
        log.error(`Not known whether it was delivered: ${reason}.`, sentence(hint), said);
    else if (outcome === 'delivered')
        log.info(`Delivered: ${receipt.kind} to ${report_placeOf(receipt)}; ${reason}.`);
    else if (outcome === 'dry-run')
        log.info(`Dry run: ${receipt.kind} for ${report_placeOf(receipt)}; ${reason}.`);
    else if (destination !== 'missing')
        log.info(`Skipped: ${reason}.`);
    else if (outsider)
        log.notice(`Skipped: ${reason}.`, OUTSIDE);
    else
        log.warning(`Skipped: ${reason}.`, sentence(hint), howTo(env));
}
/** Where the README says what a destination needs; its address is known where the action comes from a repository. */
function howTo({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }) {
    if (!server || !repository)
        return 'See "Set it up" in the README of this action.';
    return `How to set it up: ${server}/${repository}#set-it-up`;
}
function report_placeOf({ target, host }) {
    return `${target ?? 'the webhook'} at ${host}`;
}
/** Runs of forks and of Dependabot get no secrets: a missing one is no mistake there. */
function isOutsider({ facts }, env) {
    return facts.pull_request?.fork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
}
function writeOutputs(receipt, env, log) {
    const lines = outputLines(receipt, (text) => log.redact(text));
    const written = appendToFile(env, 'GITHUB_OUTPUT', lines);
    if (written.type === 'fault') {
        log.notice(`The outputs could not be written, so later steps see none: ${written.reason}`);
    }
}
function sentence(text) {
    return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

;// CONCATENATED MODULE: ./lib/action/v8-flags.js
/** Far more than one step ever parses. */
const PARSER_BUDGET = 1_000_000_000;
/**
 * Fits V8 to a short process that reads as well as writes: one that posts through the REST API.
 *
 * undici's HTTP parser is WebAssembly. After a few answers V8 would begin to optimise it in the background, and a
 * process cannot end before that is done: 50 ms for nothing. And reading back a target of 20,000 records makes 100 MB
 * of short-lived values, which would let the young heap grow by 30 MB, and the old one by as much between two
 * collections.
 *
 * The flags hold for the whole process, so they belong to this edge; `node:v8` takes 2 ms to load, so a step that makes
 * one POST to a webhook goes without.
 */
function fitV8ToReading() {
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    setFlagsFromString(`--wasm-tiering-budget=${PARSER_BUDGET}`);
    setFlagsFromString('--semi-space-growth-factor=1');
    setFlagsFromString('--heap-growing-percent=30');
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
;// CONCATENATED MODULE: ./lib/transport/proxy/no-proxy.js

/**
 * Reads NO_PROXY. Its entries are separated by commas or spaces; each is `*`, a host, a domain (with or without a
 * leading `.` or `*.`; subdomains are covered), an IP address or a CIDR range. Hosts and addresses may have a port. An
 * entry that cannot be read covers nothing.
 */
function parseNoProxy(value) {
    return value
        .split(/[\s,]+/)
        .filter((entry) => entry !== '')
        .map((entry) => parseEntry(entry.toLowerCase()));
}
/** Whether a target is reached without the proxy. */
function bypasses(url, rules) {
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    return rules.some((rule) => (rule.port === undefined || rule.port === port) && rule.covers(host));
}
function parseEntry(entry) {
    if (entry === '*')
        return { covers: () => true, port: undefined };
    if (entry.includes('/'))
        return { covers: inRange(entry), port: undefined };
    if ((0,external_node_net_.isIP)(entry) === 6)
        return { covers: sameAddress(entry), port: undefined };
    const [, bracketed, plain = '', port] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    const host = bracketed ?? plain;
    if ((0,external_node_net_.isIP)(host) !== 0)
        return { covers: sameAddress(host), port };
    return { covers: inDomain(host.replace(/^\*?\./, '').replace(/\.$/, '')), port };
}
function inDomain(domain) {
    if (domain === '')
        return () => false;
    return (host) => host === domain || ((0,external_node_net_.isIP)(host) === 0 && host.endsWith(`.${domain}`));
}
function sameAddress(address) {
    return inRange(`${address}/${(0,external_node_net_.isIP)(address) === 6 ? 128 : 32}`);
}
function inRange(range) {
    const [network = '', bits = ''] = range.split('/');
    const family = (0,external_node_net_.isIP)(network);
    const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === 0 || !(prefix <= (family === 6 ? 128 : 32)))
        return () => false;
    const list = new external_node_net_.BlockList();
    list.addSubnet(network, prefix, family === 6 ? 'ipv6' : 'ipv4');
    return (host) => {
        const kind = (0,external_node_net_.isIP)(host);
        return kind !== 0 && list.check(host, kind === 6 ? 'ipv6' : 'ipv4');
    };
}

;// CONCATENATED MODULE: ./lib/transport/proxy/settings.js


/** The first one set wins, lower case first as with curl. `HTTP_PROXY` is for http: targets, which are loopback only. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
/**
 * The proxy that an environment names for https: targets; undefined when it names none. An empty value counts as not
 * set, and a value without a scheme is taken as `http://`. A value that cannot be used matters only to targets that
 * need it.
 */
function readProxySettings(env) {
    const name = VARIABLES.find((variable) => (env[variable] ?? '').trim() !== '');
    if (name === undefined)
        return undefined;
    const proxy = parseProxy(name, (env[name] ?? '').trim());
    return { proxy, bypass: parseNoProxy(env['no_proxy'] || env['NO_PROXY'] || '') };
}
/** The proxy for one target. Only https: is tunnelled: a proxy would get to read the whole address of an http: one. */
function proxyFor(url, settings) {
    if (settings === undefined || url.protocol !== 'https:' || isLoopback(url.hostname))
        return undefined;
    return bypasses(url, settings.bypass) ? undefined : settings.proxy;
}
function parseProxy(name, value) {
    const text = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(text))
        return unusable(name, 'is not a URL');
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        const kind = url.protocol.slice(0, -1);
        return unusable(name, `names a proxy of the kind "${kind}"; only http and https proxies work`);
    }
    if (!isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
        return unusable(name, 'has a user name or password with a % that is not percent-encoded (write %25)');
    }
    return { type: 'proxy', origin: url.origin, host: url.host, authorization: authorizationOf(url) };
}
function authorizationOf({ username, password }) {
    if (username === '' && password === '')
        return undefined;
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString('base64')}`;
}
function isPercentEncoded(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}
function unusable(name, fault) {
    return {
        type: 'unusable',
        reason: `the environment variable ${name} ${fault}`,
        hint: 'Write it as http://user:password@host:port, with special characters of user and password percent-encoded; or list the host in NO_PROXY.',
    };
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __nccwpck_require__(3053);
;// CONCATENATED MODULE: ./lib/transport/connection/quiet.js

/**
 * Keeps undici's log off: with `NODE_DEBUG=undici` it would print the address of every request, a webhook's token
 * included. undici begins no log where something listens to these channels already when it is loaded, so this has to be
 * imported before it.
 */
for (const channel of ['undici:client:sendHeaders', 'undici:request:headers'])
    (0,external_node_diagnostics_channel_.subscribe)(channel, () => { });

// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client.js
var client = __nccwpck_require__(3701);
;// CONCATENATED MODULE: ./lib/transport/connection/fault.js
/** Why a connection failed, where no error of Node tells it. Its `code` is turned into words by `words/failure.ts`. */
class ConnectionFault extends Error {
    /** One of those that `words/failure.ts` knows. */
    code;
    /** What the proxy answered, where it answered. */
    status;
    constructor(code, status) {
        super(code);
        this.code = code;
        this.status = status;
    }
}

;// CONCATENATED MODULE: ./lib/transport/connection/interim.js
/** A longer interim answer is left to the parser, which refuses it. */
const interim_LONGEST = 16_384;
/** The beginning of an interim answer; 101 is left to the parser, because after it the connection speaks no HTTP. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/;
const EXAMPLE = 'HTTP/1.1 100 ';
const interim_NOTHING = Buffer.alloc(0);
/**
 * Makes a filter that leaves out the interim answers (1xx) before the first final one, however the bytes are split. A
 * client has to bear them unasked (RFC 9110, 15.2), but undici takes a 100 for a broken connection.
 *
 * @returns the bytes to go on with; none while it is not clear what they belong to
 */
function pastInterim() {
    let held = interim_NOTHING;
    let past = false;
    return (chunk) => {
        if (past)
            return chunk;
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
        held = held.subarray(endOfInterim(held));
        past = held.length >= interim_LONGEST || !mayBeInterim(held);
        return past ? held : interim_NOTHING;
    };
}
/** Where the interim answers at the beginning end, as far as they are whole; empty lines around them are none. */
function endOfInterim(bytes) {
    for (let at = 0;;) {
        while (bytes[at] === 0x0d || bytes[at] === 0x0a)
            at += 1;
        const end = mayBeInterim(bytes.subarray(at)) ? bytes.indexOf('\r\n\r\n', at) : -1;
        if (end < 0)
            return at;
        at = end + 4;
    }
}
/** Whether this begins an interim answer, or could when more has come. */
function mayBeInterim(bytes) {
    const line = bytes.toString('latin1', 0, EXAMPLE.length);
    return INTERIM.test(line + EXAMPLE.slice(line.length));
}

;// CONCATENATED MODULE: ./lib/transport/connection/guard.js


/**
 * Stands between a socket and undici's parser, which reads from it: leaves out interim answers, and ends a connection
 * that brings more bytes than an answer needs. Chunk extensions and the like belong to no body and have no other limit.
 */
function guard(socket, mostBytes) {
    const read = socket.read.bind(socket);
    const past = pastInterim();
    let bytes = 0;
    socket.read = (size) => {
        for (;;) {
            const chunk = read(size);
            if (chunk === null)
                return null;
            bytes += chunk.length;
            if (bytes > mostBytes) {
                socket.destroy(new ConnectionFault('ERR_FLOOD'));
                return null;
            }
            const rest = past(chunk);
            if (rest.length > 0)
                return rest;
        }
    };
    return socket;
}

;// CONCATENATED MODULE: ./lib/transport/connection/reset.js
/**
 * Ends a TCP connection by a reset, at once, whatever is under way on it. A socket that is merely closed leaves what
 * was written to the kernel, which goes on sending it for minutes: a request that was given up could still arrive.
 */
function reset_reset(socket) {
    if (!socket.connecting && !socket.destroyed)
        socket.resetAndDestroy();
    // Else the reset would wait until all is written, which may be never.
    socket.destroy();
}

;// CONCATENATED MODULE: ./lib/transport/connection/dial.js


/** How long one address is tried alone; RFC 8305 calls it the connection attempt delay. */
const HEAD_START_MS = 250;
/**
 * Opens a TCP connection to whichever address answers first. The addresses are tried one after the other, IPv6 and IPv4
 * in turn, each with a head start, and none is given up before one has answered or all have failed: Node itself allows
 * an address 250 ms and then drops it, which is too short for a slow network.
 *
 * @param giveUp resets whatever has been opened
 * @throws the last error to come, when all addresses failed
 */
function dial(addresses, port, giveUp) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const waiting = inTurn(addresses);
    const trying = new Set();
    let timer;
    let won = false;
    const next = () => {
        clearTimeout(timer);
        const address = waiting.shift();
        if (address === undefined)
            return;
        const socket = (0,external_node_net_.connect)({ host: address.address, port, noDelay: true });
        trying.add(socket);
        giveUp.addEventListener('abort', () => reset_reset(socket));
        socket.once('connect', () => win(socket)).on('error', (error) => lose(socket, error));
        if (waiting.length > 0)
            timer = setTimeout(next, HEAD_START_MS);
    };
    const win = (socket) => {
        won = true;
        clearTimeout(timer);
        trying.delete(socket);
        for (const other of trying)
            other.destroy();
        resolve(socket);
    };
    const lose = (socket, error) => {
        trying.delete(socket);
        if (won)
            return;
        if (waiting.length > 0)
            next();
        else if (trying.size === 0)
            reject(error);
    };
    giveUp.addEventListener('abort', () => clearTimeout(timer));
    next();
    return promise;
}
/** The first address's family first, then the families in turn. */
function inTurn(addresses) {
    const first = addresses.filter(({ family }) => family === addresses[0]?.family);
    const second = addresses.filter(({ family }) => family !== addresses[0]?.family);
    const longer = Math.max(first.length, second.length);
    return Array.from({ length: longer }, (_, n) => [first[n], second[n]])
        .flat()
        .filter((address) => address !== undefined);
}

;// CONCATENATED MODULE: ./lib/transport/connection/tunnel.js


/** Bytes that the answer to CONNECT may have. */
const LONGEST_HEAD = 16_384;
/** Bytes that interim answers may take before it. */
const MOST_INTERIM = 1024 * 1024;
/**
 * Has a proxy open a tunnel to a service, by CONNECT. What comes after the proxy's answer stays in the socket.
 *
 * @param authorization value of `proxy-authorization`
 * @throws ConnectionFault when the proxy refuses, closes, or answers with something else
 */
function openTunnel(socket, service, authorization) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const past = pastInterim();
    let bytes = 0;
    let head = Buffer.alloc(0);
    const onReadable = () => {
        const chunk = socket.read();
        if (chunk === null)
            return;
        bytes += chunk.length;
        head = Buffer.concat([head, past(chunk)]);
        const end = head.indexOf('\r\n\r\n');
        const fault = faultOf(head, end, bytes);
        if (fault !== undefined)
            return settle(() => reject(fault));
        if (end < 0)
            return;
        settle(resolve);
        if (head.length > end + 4)
            socket.unshift(head.subarray(end + 4));
    };
    const onError = (error) => settle(() => reject(error));
    const onClose = () => settle(() => reject(new ConnectionFault('ERR_TUNNEL_CLOSED')));
    const settle = (how) => {
        socket.off('readable', onReadable).off('error', onError).off('end', onClose).off('close', onClose);
        how();
    };
    socket.on('readable', onReadable).on('error', onError).on('end', onClose).on('close', onClose);
    socket.write(connectRequest(service, authorization));
    return promise;
}
function connectRequest(service, authorization) {
    const authority = `${service.hostname}:${service.port || '443'}`;
    const credentials = authorization === undefined ? '' : `proxy-authorization: ${authorization}\r\n`;
    return `CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n${credentials}\r\n`;
}
/** @param end where the head ends; negative while it has not */
function faultOf(head, end, bytes) {
    const line = head.toString('latin1', 0, 12);
    if (!'HTTP/1.'.startsWith(line.slice(0, 7)))
        return new ConnectionFault('HPE_INVALID_CONSTANT');
    if (end < 0 && head.length > LONGEST_HEAD)
        return new ConnectionFault('UND_ERR_HEADERS_OVERFLOW');
    if (bytes > MOST_INTERIM)
        return new ConnectionFault('ERR_FLOOD');
    if (end < 0)
        return undefined;
    const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(line)?.[1] ?? 0);
    if (status === 0)
        return new ConnectionFault('HPE_INVALID_STATUS');
    return status >= 200 && status < 300 ? undefined : new ConnectionFault('ERR_TUNNEL_REFUSED', status);
}

;// CONCATENATED MODULE: ./lib/transport/connection/open.js




/** What each step may take: the name, the connection, the tunnel, TLS. The limit of the exchange may be nearer. */
const STEP_MS = 10_000;
/** Opens the connection for one exchange, up to where the request can be written: name, TCP, tunnel, TLS. */
async function open_open({ url, proxy }, opening) {
    const { progress } = opening;
    const peer = proxy === undefined ? url : new URL(proxy.origin);
    const tcp = await reach(peer, opening);
    const first = peer.protocol === 'https:' ? await inTime(open_secure(tcp, peer)) : tcp;
    if (proxy === undefined)
        return first;
    await inTime(openTunnel(first, url, proxy.authorization));
    progress.atService = true;
    return inTime(open_secure(first, url));
}
async function reach(url, { names, progress, giveUp }) {
    const host = hostOf(url);
    const family = (0,external_node_net_.isIP)(host);
    progress.naming = family === 0;
    const addresses = family === 0 ? await inTime(names.lookUp(host), 'EAI_AGAIN') : [{ address: host, family }];
    progress.naming = false;
    if (giveUp.aborted)
        throw new ConnectionFault('ECONNABORTED');
    return inTime(dial(addresses, Number(url.port) || (url.protocol === 'https:' ? 443 : 80), giveUp), 'ETIMEDOUT');
}
/** Certificates are checked even where NODE_TLS_REJECT_UNAUTHORIZED asks Node not to. HTTP/2 would hide the phase. */
function open_secure(socket, url) {
    // Not imported: by the time a module is loaded, the socket below may have failed unheard.
    const { connect } = process.getBuiltinModule('node:tls');
    const host = hostOf(url);
    const servername = (0,external_node_net_.isIP)(host) === 0 ? host : '';
    return new Promise((resolve, reject) => {
        const options = { socket, host, servername, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
        const tls = connect(options, () => resolve(tls));
        tls.on('error', reject);
    });
}
/** The limit of a step. */
function inTime(step, code = 'ERR_STEP_TIMEOUT') {
    const { promise, resolve, reject } = Promise.withResolvers();
    const timer = setTimeout(() => reject(new ConnectionFault(code)), STEP_MS);
    // What remains of a step that is given up must not hold the process.
    timer.unref();
    step.then(resolve, reject).finally(() => clearTimeout(timer));
    return promise;
}
/** A host as the system takes it: an IPv6 address without its brackets. */
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}

;// CONCATENATED MODULE: ./lib/transport/connection/connection.js
 // before undici




/**
 * Makes a connection to the service that carries one request: when the peer closes before the request was written,
 * undici would connect again on its own, and again. Here that is an error, so that the caller decides.
 */
function connectionTo(route, { names, mostBytes }) {
    const givingUp = new AbortController();
    const progress = { naming: false, atService: route.proxy === undefined };
    let opened;
    const dispatcher = new client(route.url.origin, {
        connect(_options, callback) {
            const again = opened !== undefined;
            const opening = again ? closedEarly() : open_open(route, { names, progress, giveUp: givingUp.signal });
            opened = opening.then((socket) => callback(null, guard(socket, mostBytes)), (error) => callback(error, null));
        },
        allowH2: false,
        maxHeaderSize: 16_384,
        // The limits of the exchange cover every phase.
        headersTimeout: 0,
        bodyTimeout: 0,
    });
    const close = () => dispatcher.destroy(() => { });
    const giveUp = () => {
        givingUp.abort();
        close();
    };
    return { dispatcher, progress, close, giveUp };
}
async function closedEarly() {
    throw new ConnectionFault('ERR_CLOSED_EARLY');
}

// EXTERNAL MODULE: ./lib/transport/connection/names.js
var connection_names = __nccwpck_require__(7878);
;// CONCATENATED MODULE: ./lib/transport/connection/bounded-body.js
const FIRST_SIZE = 4096;
/**
 * Collects a body up to a limit. Bytes are copied, because a chunk is often a few bytes of a large network buffer:
 * keeping thousands of such views would keep all of those buffers. They are copied once: the memory grows in its place.
 */
class BoundedBody {
    /** True when bytes were left out. */
    cut = false;
    #limit;
    #memory;
    #bytes;
    #size = 0;
    constructor(limit) {
        this.#limit = limit;
        this.#memory = new ArrayBuffer(Math.min(limit, FIRST_SIZE), { maxByteLength: limit });
        this.#bytes = new Uint8Array(this.#memory);
    }
    /** Keeps what fits; false when something did not. */
    add(chunk) {
        const room = this.#limit - this.#size;
        const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
        if (kept.length < chunk.length)
            this.cut = true;
        this.#reserve(this.#size + kept.length);
        this.#bytes.set(kept, this.#size);
        this.#size += kept.length;
        return !this.cut;
    }
    /** The bytes as UTF-8, without a byte order mark. */
    text() {
        const text = Buffer.from(this.#memory, 0, this.#size).toString('utf8');
        return text.startsWith('\uFEFF') ? text.slice(1) : text;
    }
    #reserve(size) {
        const present = this.#memory.byteLength;
        if (size > present)
            this.#memory.resize(Math.min(this.#limit, Math.max(size, present * 2)));
    }
}

;// CONCATENATED MODULE: ./lib/transport/connection/receiver.js


/**
 * Takes one answer from the dispatcher and knows the phase. Ignores interim answers (1xx), however many. No method
 * throws: undici would take that for a failure of the connection.
 */
class Receiver {
    /** True once the request went onto the wire. */
    written = false;
    #events;
    #body;
    #head;
    #complete = false;
    constructor(maxBytes, events) {
        this.#body = new BoundedBody(maxBytes);
        this.#events = events;
    }
    onRequestStart() {
        this.written = true;
    }
    onResponseStart(_controller, status, headers) {
        if (status < 200)
            return;
        this.#head = { status, headers: receiver_joined(headers) };
        this.#events.onHead();
    }
    onResponseData(_controller, chunk) {
        if (!this.#body.add(chunk))
            this.#events.onEnd();
    }
    onResponseEnd() {
        this.#complete = !this.#body.cut;
        this.#events.onEnd();
    }
    onResponseError(_controller, error) {
        this.#events.onEnd(error);
    }
    /** The answer as far as it arrived; undefined when there was no final status line. */
    answer() {
        if (this.#head === undefined)
            return undefined;
        const oversize = this.#body.cut || undefined;
        const body = this.#body.text();
        return (0,defined/* defined */.s)({ type: 'answer', ...this.#head, body, complete: this.#complete, oversize });
    }
}
function receiver_joined(headers) {
    const entries = Object.entries(headers).map(([name, value]) => {
        const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
        return [name.toLowerCase(), text];
    });
    return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./lib/transport/words/exchange.js
var exchange = __nccwpck_require__(4914);
;// CONCATENATED MODULE: ./lib/transport/words/failure.js
/** What a person is told when a connection fails. Made from error codes only: error messages may hold the URL. */



const TYPO_HINT = 'It is probably mistyped: check its spelling. If it is right, see that this machine may look it up.';
const NAME_HINT = 'Check the name service of this machine, and the spelling of the host.';
const OWN_CA_HINT = 'If the certificate comes from an authority of your own, put its PEM file on this machine and name the file in the environment variable NODE_EXTRA_CA_CERTS.';
/** By error code; `%` stands for the host that failed. */
const NETWORK = {
    ENOTFOUND: ['the host name of % cannot be found', TYPO_HINT],
    EAI_AGAIN: ['the host name of % cannot be looked up at the moment', NAME_HINT],
    ECONNREFUSED: ['% refused the connection', 'Check the address and port, and that the service is running.'],
    ECONNRESET: ['% reset the connection', ''],
    EPIPE: ['% closed the connection', ''],
    ECONNABORTED: ['the connection to % was aborted', ''],
    ETIMEDOUT: ['connecting to % took too long', 'Check that a firewall does not swallow the connection.'],
    ERR_STEP_TIMEOUT: ['% took too long to open the connection', ''],
    EHOSTUNREACH: ['there is no route to %', 'Check the network of this machine.'],
    ENETUNREACH: ['there is no route to %', 'Check the network of this machine.'],
    EADDRNOTAVAIL: ['no local address is free to reach %', ''],
    UND_ERR_SOCKET: ['% closed the connection without a complete answer', ''],
    ERR_CLOSED_EARLY: ['% closed the connection before the request could be sent', ''],
    ERR_TUNNEL_CLOSED: ['% closed the connection before the tunnel was open', ''],
    ERR_FLOOD: ['% answered without end', ''],
    UND_ERR_HEADERS_OVERFLOW: ['% answered with more than 16 KiB of headers', ''],
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['% answered with a body of another length than announced', ''],
};
const CERTIFICATE = {
    CERT_HAS_EXPIRED: ['has expired', 'Renew it on the server; if it is not expired, check the clock of this machine.'],
    CERT_NOT_YET_VALID: ['is not valid yet', 'Check the clock of this machine and the dates of the certificate.'],
    ERR_TLS_CERT_ALTNAME_INVALID: [
        'is for another name',
        'Use the host name that the certificate was issued for, or have it issued for this one.',
    ],
    DEPTH_ZERO_SELF_SIGNED_CERT: ['is self-signed', OWN_CA_HINT],
    SELF_SIGNED_CERT_IN_CHAIN: ['comes from an authority that this machine does not know', OWN_CA_HINT],
    UNABLE_TO_GET_ISSUER_CERT: ['comes from an authority that this machine does not know', OWN_CA_HINT],
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['comes from an authority that this machine does not know', OWN_CA_HINT],
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
        'comes from an authority that this machine does not know, or its chain is incomplete',
        `Have the server send the intermediate certificates. ${OWN_CA_HINT}`,
    ],
    CERT_REVOKED: ['has been revoked', 'Replace it on the server.'],
};
const CAUSES = {
    ENOTFOUND: 'unknown-name',
    EAI_AGAIN: 'name-lookup',
};
/** Other codes of certificate verification, all just as final. */
const REJECTED = /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/;
/** Turns an error of undici or Node into words without a URL or a secret. */
function failureWords(error, ends) {
    const code = codeOf(error);
    const end = failing(ends);
    if (code === 'ERR_TUNNEL_REFUSED')
        return proxyRefusal(error, ends);
    if (Object.hasOwn(CERTIFICATE, code) || REJECTED.test(code))
        return certificate(code, end);
    if (Object.hasOwn(NETWORK, code))
        return network(code, end);
    if (code.startsWith('ERR_SSL_') || code === 'EPROTO')
        return tls(end);
    if (code.startsWith('HPE_'))
        return { reason: `${end} answered with something that is not HTTP`, hint: '', permanent: false };
    if (code === 'UND_ERR_INVALID_ARG') {
        return {
            reason: 'the request cannot be written as HTTP',
            hint: 'Look for control characters in its headers.',
            permanent: true,
        };
    }
    return { reason: `the connection to ${end} failed${code === '' ? '' : ` (${code})`}`, hint: '', permanent: false };
}
/** Words for an exchange that ran out of time. */
function timeoutWords(written, ends, timeoutMs) {
    const within = `within ${(0,exchange/* seconds */.Y)(timeoutMs)}`;
    const words = { hint: '', permanent: false };
    if (written)
        return { ...words, reason: `${ends.service} gave no answer ${within}` };
    if (ends.naming) {
        const reason = `the host name of ${failing(ends)} could not be looked up ${within}`;
        return { ...words, reason, hint: NAME_HINT, cause: 'name-lookup' };
    }
    if (ends.atService)
        return { ...words, reason: `the connection to ${ends.service} was not ready ${within}` };
    return { ...words, reason: `the proxy ${ends.proxy} opened no connection to ${ends.service} ${within}` };
}
/** The end at which it failed. */
function failing(ends) {
    return ends.atService ? ends.service : `the proxy ${ends.proxy}`;
}
function network(code, end) {
    const [reason, hint] = NETWORK[code] ?? ['the connection to % failed', ''];
    return (0,defined/* defined */.s)({ reason: reason.replace('%', () => end), hint, permanent: false, cause: CAUSES[code] });
}
function certificate(code, end) {
    const [fault, hint] = CERTIFICATE[code] ?? [`was rejected (${code})`, OWN_CA_HINT];
    return { reason: `the certificate of ${end} ${fault}`, hint, permanent: true };
}
function tls(end) {
    const reason = `${end} and this machine could not agree on TLS`;
    return { reason, hint: 'Check that the port speaks https, with TLS 1.2 or later.', permanent: false };
}
/** tinyproxy answers wrong credentials with 401. */
function proxyRefusal(error, ends) {
    const status = error instanceof ConnectionFault ? String(error.status) : 'an error';
    const reason = `the proxy ${ends.proxy} answered ${status} when asked to connect to ${ends.service}`;
    if (status === '407' || status === '401') {
        return { reason, hint: 'Put the user name and password of the proxy into HTTPS_PROXY.', permanent: true };
    }
    if (status === '403') {
        return { reason, hint: 'Have the proxy allow this host and port, or list the host in NO_PROXY.', permanent: true };
    }
    return { reason, hint: '', permanent: false };
}
function codeOf(error) {
    if (typeof error !== 'object' || error === null || !('code' in error))
        return '';
    if (typeof error.code !== 'string' || !/^[A-Z0-9_]{1,64}$/.test(error.code))
        return '';
    return error.code.startsWith('EAI_') ? 'EAI_AGAIN' : error.code;
}

;// CONCATENATED MODULE: ./lib/transport/send.js








/** Bytes of a body that are kept, unless the limits say otherwise. */
const send_DEFAULT_MAX_BYTES = 64 * 1024;
/** Bytes that headers, interim answers and chunk sizes may take in addition. */
const OVERHEAD = 1024 * 1024;
/** Milliseconds that a body may take after its status line. */
const BODY_TIMEOUT_MS = 5_000;
/**
 * Makes the function that sends one request once, over a fresh HTTP/1.1 connection. It follows no redirect, checks
 * every certificate, keeps a bounded part of the answer, and always ends within its time limit. Plain `http:` goes to
 * loopback only.
 */
function createSend(options = {}) {
    return async (request, limits) => {
        const fault = transportFault(request.url);
        if (fault !== undefined)
            return send_unsent(fault, 'Use an https:// address.', true);
        if (limits.signal?.aborted)
            return send_unsent('stopped before anything was sent', '', false);
        const proxy = proxyFor(request.url, options.proxy);
        if (proxy?.type === 'unusable')
            return send_unsent(proxy.reason, proxy.hint, true);
        return send_exchange(request, limits, { ...options, proxy });
    };
}
async function send_exchange(request, limits, way) {
    const { promise: over, resolve: end } = Promise.withResolvers();
    const startedAt = clockMs();
    let clock = setTimeout(end, limits.timeoutMs, { by: 'clock' });
    const maxBytes = limits.maxBytes ?? send_DEFAULT_MAX_BYTES;
    const receiver = new Receiver(maxBytes, {
        onHead() {
            clearTimeout(clock);
            const left = limits.timeoutMs - (clockMs() - startedAt);
            clock = setTimeout(end, Math.max(0, Math.min(BODY_TIMEOUT_MS, left)), { by: 'body-clock' });
        },
        onEnd: (error) => end({ by: 'peer', error }),
    });
    const onAbort = () => end({ by: 'signal' });
    limits.signal?.addEventListener('abort', onAbort, { once: true });
    const { proxy, names = connection_names/* NAMES */.X } = way;
    const connection = connectionTo({ url: request.url, proxy }, { names, mostBytes: 2 * maxBytes + OVERHEAD });
    connection.dispatcher.dispatch(dispatchOptions(request, way), receiver);
    const ending = await over;
    clearTimeout(clock);
    limits.signal?.removeEventListener('abort', onAbort);
    const result = receiver.answer() ?? failure(ending, { request, limits, receiver, connection, proxy });
    if (isSettled(result))
        connection.close();
    else
        connection.giveUp();
    return result;
}
/** Whether the service has said all, so that nothing depends on what may still be on its way to it. */
function isSettled(result) {
    return result.type === 'answer' && result.complete && !['ambiguous', 'busy'].includes((0,transport_classify/* classify */.L)(result));
}
function dispatchOptions(request, way) {
    const { url, method, headers, body } = request;
    const agent = (0,defined/* defined */.s)({ 'user-agent': way.userAgent });
    return {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { ...agent, ...headers, 'accept-encoding': 'identity' },
        body: body ?? null,
        reset: true,
    };
}
function failure(ending, { request, limits, receiver, connection, proxy }) {
    const { written } = receiver;
    if (ending.by === 'signal') {
        const reason = written ? 'stopped while waiting for the answer' : 'stopped before anything was sent';
        return { type: 'failure', written, reason, hint: '', permanent: false };
    }
    const ends = { service: request.url.host, proxy: proxy?.host, ...connection.progress };
    const words = ending.by === 'peer' ? failureWords(ending.error, ends) : timeoutWords(written, ends, limits.timeoutMs);
    return { type: 'failure', written, ...words };
}
function send_unsent(reason, hint, permanent) {
    return { type: 'failure', written: false, reason, hint, permanent };
}
/** Milliseconds of a clock that cannot be set; `performance` would take 2 ms to load. */
function clockMs() {
    return Number(process.hrtime.bigint() / 1000000n);
}

;// CONCATENATED MODULE: ./lib/transport/system.js
/** Waits that many milliseconds. Returns early, and never throws, once a signal is aborted; no timer is left behind. */
async function sleep(ms, ...signals) {
    if (signals.some((signal) => signal?.aborted))
        return;
    const { promise, resolve } = Promise.withResolvers();
    const end = () => resolve();
    const timer = setTimeout(end, ms);
    for (const signal of signals)
        signal?.addEventListener('abort', end);
    await promise;
    clearTimeout(timer);
    for (const signal of signals)
        signal?.removeEventListener('abort', end);
}
/** The machine's own clock, timer and chance. */
const SYSTEM = {
    /** Milliseconds since the epoch. */
    now: () => Date.now(),
    sleep,
    /** From 0 to below 1. */
    random: () => Math.random(),
};

;// CONCATENATED MODULE: ./lib/action/github.js
/** GitHub's client from its own toolkit. Most steps read nothing, so it is loaded when it is asked for. */
async function connectToGithub({ token, baseUrl, fetch }) {
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 218).then(__nccwpck_require__.bind(__nccwpck_require__, 2218));
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    return getOctokit(token, { baseUrl, userAgent: 'workroom-notify', log: silent, request: { fetch, log: silent } });
}

;// CONCATENATED MODULE: ./lib/action/world.js




/** The runner's process: its environment, network, clock and chance, and its wish to end as a signal. */
function realWorld(env) {
    const ending = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => ending.abort());
    return {
        env,
        send: createSend({ userAgent: 'workroom-notify', proxy: readProxySettings(env) }),
        github: connectToGithub,
        now: steadyClock(),
        sleep: (ms, until) => SYSTEM.sleep(ms, ending.signal, until),
        random: Math.random,
        signal: ending.signal,
    };
}
/** A wall clock that is set while this runs must not stretch or cut a deadline. */
function steadyClock() {
    const startedAt = Date.now();
    const start = process.hrtime.bigint();
    return () => startedAt + Number((process.hrtime.bigint() - start) / 1000000n);
}

;// CONCATENATED MODULE: ./lib/action/run.js











/** Their values may hold a password. */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];
/**
 * The action's stage that sends: options in, one message out, and what became of it said. Never throws; the exit code
 * is 1 for wrong options, and for an undelivered message when `fail-on-error` asks for it.
 *
 * @returns whether there was anything to annotate
 */
async function run(env) {
    return stage(env, async (begun) => {
        if (await tell(env, begun, realWorld))
            process.exitCode = 1;
    });
}
/**
 * The first stage of `job-end`, at the start of the job: only says whether the options are valid, so that a mistake is
 * seen before the job's work is done. Nothing is sent, and nothing is read that a later step may still make.
 */
async function check(env) {
    return stage(env, async (begun) => {
        const { log } = begun;
        const { destination } = await settingsOf(env, begun, new Date());
        if (destination.type !== 'missing')
            log.info('The inputs are valid. The message is sent when the job ends.');
        else
            log.info(`Nothing will be sent when the job ends, because this is empty: ${(0,phrases/* listed */.KE)(destination.options)}.`);
    });
}
/** Does the work of a stage, and says what went wrong with it, in its course or beside it. */
async function stage(env, work) {
    const begun = begin(env);
    const { log } = begun;
    // Node would print the whole error, with the URLs in its message and properties.
    process.once('uncaughtException', (error) => {
        reportBug(error, log);
        log.flush().finally(() => process.stdout.write('', () => process.exit()));
    });
    try {
        await work(begun);
    }
    catch (error) {
        fail(error, log);
        process.exitCode = 1;
    }
    return log.flush();
}
/**
 * Sends one message and says in the log what became of it.
 *
 * @returns whether the step is to be red
 */
async function tell(env, begun, worldOf) {
    const { log } = begun;
    try {
        const world = worldOf(env);
        const settings = await settingsOf(env, begun, new Date(world.now()));
        if (settings.destination.type === 'rest')
            fitV8ToReading();
        return report(await notify(settings, world), settings, env, log);
    }
    catch (error) {
        fail(error, log);
        return true;
    }
}
/** Reads the options as given and hides what is secret in them. */
function begin(env) {
    const given = givenOptions(env);
    const proxies = PROXY_VARIABLES.map((name) => env[name] ?? '');
    const redactor = redactorFor(given, proxies.flatMap(proxySecrets));
    const log = new Log(redactor);
    if (env['GITHUB_ACTIONS'] === 'true')
        log.mask(env['GITHUB_REPOSITORY']);
    return { given, redactor, log };
}
/** The settings, or an error with every problem: of the names of the inputs, then of their values. */
async function settingsOf(env, { given, redactor, log }, now) {
    const { fatal, ignored } = unknownInputs(env, given);
    for (const problem of ignored)
        log.warning(`Ignored: ${(0,errors/* problemWords */.$3)(problem)}`);
    const problems = [...fatal];
    try {
        const settings = await readSettings(given, now, redactor);
        if (problems.length === 0)
            return settings;
    }
    catch (error) {
        if (!(error instanceof errors/* SettingsError */.GN))
            throw error;
        problems.push(...error.problems);
    }
    throw new errors/* SettingsError */.GN(problems);
}
function fail(error, log) {
    if (error instanceof errors/* SettingsError */.GN) {
        log.error('Nothing was sent: these inputs cannot work.', ...error.message.split('\n'));
    }
    else if (error instanceof errors/* NotifyError */.UW) {
        log.error(`Nothing was sent: ${error.message}.`, error.hint);
    }
    else {
        reportBug(error, log);
    }
}
function reportBug(error, log) {
    process.exitCode = 1;
    log.error('This action has a bug. Please report it, with the line of the log that begins with "Bug:".');
    log.info(`Bug: ${(0,errors/* placesOf */.ek)(error)}`);
}


/***/ }),

/***/ 4222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/** Leaves out the properties whose value is `undefined`, so that what is not known is an absent property. */
function defined(candidate) {
    return Object.fromEntries(Object.entries(candidate).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ tryMs),
/* harmony export */   y: () => (/* binding */ settledAfterMs)
/* harmony export */ });
/** A search of a target that answers as fast as services do; the same for one more POST. */
const SHORTEST_SHARE_MS = 2_000;
/** A service in good health may take as long: a try that is cut earlier would make doubt for nothing. */
const SHORTEST_PATIENCE_MS = 5_000;
/**
 * Milliseconds that one try of a POST may take. A request that was written and merely takes long is waited for: giving
 * it up makes a doubt that costs more time than it saves.
 *
 * - Where the message can be looked for: all the time but what the settle time, one search and one more POST need, so
 *   that silence can still be resolved. Where that leaves too little: all of it, since a doubt could not be resolved.
 * - Where it cannot, and may be sent once more: half, so that the other try gets as much.
 * - Otherwise it is the last try: all.
 */
function tryMs({ leftMs, settleMs, slowestMs, ambiguous, readBack, policy }) {
    if (readBack === 'none')
        return policy === 'at-least-once' && ambiguous === 0 ? leftMs / 2 : leftMs;
    const share = Math.max(SHORTEST_SHARE_MS, slowestMs);
    const patience = leftMs - settledAfterMs({ settleMs, slowestMs }) - 2 * share;
    return patience >= Math.max(SHORTEST_PATIENCE_MS, slowestMs) ? patience : leftMs;
}
/** The settle time, which is never shorter than the slowest answer: what is answered late may be stored late. */
function settledAfterMs({ settleMs, slowestMs }) {
    return Math.max(settleMs, slowestMs);
}


/***/ }),

/***/ 3227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G: () => (/* binding */ postUntilKnown)
});

// EXTERNAL MODULE: ./lib/defined.js
var defined = __nccwpck_require__(4222);
// EXTERNAL MODULE: ./lib/transport/retry/waiting.js + 2 modules
var waiting = __nccwpck_require__(3260);
// EXTERNAL MODULE: ./lib/delivery/budget.js
var budget = __nccwpck_require__(1231);
// EXTERNAL MODULE: ./lib/service/wire/created.js
var created = __nccwpck_require__(737);
// EXTERNAL MODULE: ./lib/transport/classify.js
var classify = __nccwpck_require__(9407);
// EXTERNAL MODULE: ./lib/transport/words/exchange.js
var words_exchange = __nccwpck_require__(4914);
;// CONCATENATED MODULE: ./lib/delivery/decide.js




/**
 * A service that so often says "done" and then shows nothing has the message, but shows it without the mark: one more
 * POST would be one more copy.
 */
const MOST_UNNAMED = 3;
/** A service that twice tells of an error will do so again. */
const MOST_ERRORS = 2;
/**
 * The whole decision, one line a class:
 *
 * | class       | read-back possible    | none, at-least-once              | none, at-most-once |
 * |-------------|-----------------------|----------------------------------|--------------------|
 * | `delivered` | delivered             | delivered                        | delivered          |
 * | `error`     | read back, 2 POSTs    | does not occur: `final`          | the same           |
 * | `created`   | read back, then stop  | does not occur                   | does not occur     |
 * | `unnamed`   | read back, 3 POSTs    | does not occur                   | does not occur     |
 * | `not-sent`  | send again            | send again                       | send again         |
 * | `put-off`   | send again            | send again                       | send again         |
 * | `final`     | stop                  | stop                             | stop               |
 * | `hopeless`  | stop                  | stop                             | stop               |
 * | `redirect`  | read back, then stop  | stop                             | stop               |
 * | `page`      | read back             | stop                             | stop               |
 * | `ambiguous` | read back             | send again, once for the message | stop               |
 * | `busy`      | read back             | chat: send again; else as above  | stop               |
 *
 * After `read back` the message is sent again only when it is proved absent, and not before the wait that the answer
 * asks for is over. Only the time that is left limits how often a message is sent again. `stop` is `not-delivered` when
 * every exchange so far proves that nothing was stored, otherwise `unknown`.
 */
function decide(exchange, situation, moment) {
    const creation = creationOf(exchange, situation);
    const cls = classOf(exchange, creation, situation);
    const doubt = doubtOf(cls);
    const told = doubt === undefined ? { class: cls } : { class: cls, doubt };
    const words = wordsOf(exchange, creation);
    const move = moveFor(cls, situation);
    switch (move) {
        case 'delivered':
            return creation.type === 'created' ? { ...told, do: move, id: creation.id } : { ...told, do: move };
        case 'send-again': {
            const wait = (0,waiting/* waitAfter */.Wv)(exchange, moment);
            if (wait.type === 'wait')
                return { ...told, do: move, afterMs: wait.ms, reason: words.reason };
            return { ...told, do: 'give-up', ...ending(doubt, situation, wait) };
        }
        case 'stop':
            return { ...told, do: 'give-up', ...ending(doubt, situation, words) };
        default: {
            const accepted = cls === 'created' || cls === 'unnamed';
            const ifAbsent = move === 'read-back' ? sendAgain(exchange, moment) : stopAbsent(cls, words);
            return { ...told, do: 'read-back', ...words, accepted, ifAbsent };
        }
    }
}
function creationOf(exchange, { creates }) {
    if (exchange.type === 'failure' || exchange.status >= 300)
        return { type: 'unnamed' };
    return (0,created/* readCreation */.C)(exchange.body, creates);
}
function classOf(exchange, creation, { readBack }) {
    const cls = (0,classify/* classify */.L)(exchange);
    if (cls !== 'delivered' || exchange.type === 'failure')
        return cls;
    // Nothing may have been stored, whatever the status says; where that can be looked up, it is.
    if (creation.type === 'error')
        return readBack === 'possible' ? 'error' : 'final';
    if (creation.type === 'created' || readBack === 'none')
        return cls;
    return exchange.status === 201 ? 'created' : 'unnamed';
}
function doubtOf(cls) {
    if (cls === 'busy' || cls === 'error')
        return cls;
    if (cls === 'unnamed' || cls === 'created')
        return 'unnamed';
    return ['ambiguous', 'page', 'redirect'].includes(cls) ? 'ambiguous' : undefined;
}
function wordsOf(exchange, creation) {
    const words = (0,words_exchange/* exchangeWords */.V)(exchange);
    return creation.type === 'error' ? { ...words, reason: `${words.reason}, with an error` } : words;
}
function moveFor(cls, situation) {
    const { readBack, policy, isChat, earlier } = situation;
    switch (cls) {
        case 'delivered':
            return 'delivered';
        case 'created':
            return 'read-back, then stop';
        case 'error':
            return earlier.error + 1 < MOST_ERRORS ? 'read-back' : 'read-back, then stop';
        case 'unnamed':
            return earlier.unnamed + 1 < MOST_UNNAMED ? 'read-back' : 'read-back, then stop';
        case 'not-sent':
        case 'put-off':
            return 'send-again';
        case 'final':
        case 'hopeless':
            return 'stop';
        case 'redirect':
            return readBack === 'possible' ? 'read-back, then stop' : 'stop';
        case 'page':
            return readBack === 'possible' ? 'read-back' : 'stop';
        case 'busy':
            return isChat && policy === 'at-least-once' && readBack === 'none' ? 'send-again' : afterDoubt(situation);
        case 'ambiguous':
            return afterDoubt(situation);
    }
}
function afterDoubt({ readBack, policy, isChat, earlier }) {
    if (readBack === 'possible')
        return 'read-back';
    const used = earlier.ambiguous + (isChat ? 0 : earlier.busy);
    return policy === 'at-least-once' && used === 0 ? 'send-again' : 'stop';
}
function ending(doubt, { readBack, earlier }, words) {
    const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
    const { hint } = words;
    if (doubt === undefined && !earlierDoubt)
        return { outcome: 'not-delivered', reason: words.reason, hint };
    const reason = doubt !== undefined ? words.reason : `${words.reason}, but an earlier try may have arrived`;
    return { outcome: 'unknown', reason, hint };
}
function sendAgain(exchange, moment) {
    const wait = (0,waiting/* waitAfter */.Wv)(exchange, moment);
    if (wait.type === 'wait')
        return { do: 'send-again', afterMs: wait.ms };
    return { do: 'give-up', outcome: 'not-delivered', reason: `${wait.reason}; it is not there`, hint: wait.hint };
}
/** The service refuses it, sends elsewhere, or says that it took it: so it would with the next one. */
function stopAbsent(cls, { reason, hint }) {
    if (cls === 'redirect' || cls === 'error') {
        return { do: 'give-up', outcome: 'not-delivered', reason: `${reason}; it is not there`, hint };
    }
    const blind = 'which means that it took the message, but a search does not show it, or shows it without its mark';
    return { do: 'give-up', outcome: 'unknown', reason: `${reason}, ${blind}`, hint };
}

;// CONCATENATED MODULE: ./lib/delivery/post.js




/**
 * Posts until it is known what became of the message, or no time is left. `decide` says what each exchange means; this
 * is the loop around it.
 *
 * @param finder looks whether the message is there; absent where the service gives no way to look
 */
async function postUntilKnown(session, call, settings, finder) {
    const rules = rulesOf(settings, finder);
    const { now, sleep, random } = session.world;
    const earlier = { ambiguous: 0, busy: 0, unnamed: 0, error: 0, unresolved: 0 };
    for (let earlierTries = 0; !session.stopped; earlierTries++) {
        const sent = await send(session, call, timeFor(session, settings, rules, earlier), finder);
        if (sent.type === 'seen')
            return foundThere(session, call, sent.ids, 'while the service had not answered yet');
        const { exchange } = sent;
        const endedAt = now();
        const { unresolved } = earlier;
        const moment = { earlierTries, unresolved, now: endedAt, remainingMs: session.remainingMs, random };
        const decision = decide(exchange, { ...rules, earlier }, moment);
        if ((0,waiting/* isUnresolved */.U4)(exchange))
            earlier.unresolved += 1;
        if (decision.do === 'give-up')
            return session.result(decision.outcome, call, decision, exchange);
        if (decision.do === 'delivered') {
            const unclear = earlier.ambiguous + earlier.busy + earlier.unnamed + earlier.error > 0;
            const accepted = { exchange, id: decision.id };
            return unclear ? acceptedAfterDoubt(session, call, accepted, finder) : acceptance(session, call, accepted);
        }
        if (decision.doubt !== undefined)
            earlier[decision.doubt] += 1;
        let waitMs = decision.do === 'send-again' ? decision.afterMs : 0;
        if (decision.do === 'read-back' && finder !== undefined) {
            const ending = endingOf(session, call, exchange, decision, await finder.look(session));
            if (ending !== undefined)
                return ending;
            if (decision.ifAbsent.do === 'send-again')
                waitMs = endedAt + decision.ifAbsent.afterMs - now();
        }
        await sleep(Math.max(0, waitMs));
    }
    const doubtful = finder === undefined && earlier.ambiguous + earlier.busy > 0;
    return session.result(doubtful ? 'unknown' : 'not-delivered', call, { reason: 'this step was cancelled', hint: '' });
}
async function send(session, call, timeoutMs, finder) {
    if (finder !== undefined)
        return finder.post(session, call, timeoutMs);
    return { type: 'ended', exchange: await session.post(call, timeoutMs) };
}
function timeFor(session, { settleTime }, rules, { ambiguous }) {
    const { remainingMs: leftMs, slowestMs } = session;
    return (0,budget/* tryMs */.Y)({ leftMs, settleMs: settleTime * 1000, slowestMs, ambiguous, ...rules });
}
/** Only with `auto` may a chat message repeat more than once, rather than be lost in an outage (503). */
function rulesOf({ kind, delivery }, finder) {
    const isChat = kind === 'message';
    const policy = delivery !== 'auto' ? delivery : isChat ? 'at-least-once' : 'at-most-once';
    return {
        readBack: finder === undefined ? 'none' : 'possible',
        policy,
        isChat: isChat && delivery === 'auto',
        creates: isChat ? 'chat message' : 'record',
    };
}
/** What the look decides; undefined when it proved that another POST makes no copy. */
function endingOf(session, call, exchange, decision, found) {
    const { reason, accepted, ifAbsent } = decision;
    if (found.there === 'yes')
        return foundThere(session, call, found.ids, 'after a try without a clear answer');
    if (found.there === 'unproved') {
        if (found.refused && accepted)
            return acceptance(session, call, { exchange });
        return session.result('unknown', call, { reason: `${reason}; ${found.reason}`, hint: '' }, exchange);
    }
    if (ifAbsent.do === 'give-up')
        return session.result(ifAbsent.outcome, call, ifAbsent, exchange);
    if (session.remainingMs >= waiting/* SHORTEST_TRY_MS */.eJ)
        return undefined;
    const said = { reason: `${reason}; it is not there, and no time is left for another try`, hint: '' };
    return session.result('not-delivered', call, said, exchange);
}
/**
 * One more look tells whether an unclear try before had arrived as well: a search that does not even show what was
 * accepted could not see the other one either.
 */
async function acceptedAfterDoubt(session, call, accepted, finder) {
    const ids = (await finder?.accepted(session)) ?? [];
    if (ids.length > 1)
        return foundThere(session, call, ids, '');
    if (ids.length === 1)
        return acceptance(session, call, accepted);
    const link = finder === undefined ? 'but' : 'and a search does not show it, so';
    const doubt = `, ${link} an earlier try without a clear answer may have arrived as well`;
    return acceptance(session, call, accepted, doubt);
}
function acceptance(session, call, { exchange, id }, doubt = '') {
    const status = exchange.type === 'answer' ? exchange.status : 0;
    const said = { reason: `the service accepted it (${status})${doubt}`, hint: '' };
    return (0,defined/* defined */.s)({ ...session.result('delivered', call, said), id });
}
function foundThere(session, call, ids, when) {
    const [first = 0, ...copies] = ids.toSorted((a, b) => a - b);
    const said = copies.length === 0
        ? { reason: `it was found in the target ${when}`, hint: '' }
        : {
            reason: `more than one record there holds it: ${ids.join(', ')}`,
            hint: 'Remove copies, and raise settle-time',
        };
    return { ...session.result('delivered', call, said), id: String(first) };
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ problemWords),
/* harmony export */   $w: () => (/* binding */ TemplateError),
/* harmony export */   GN: () => (/* binding */ SettingsError),
/* harmony export */   UW: () => (/* binding */ NotifyError),
/* harmony export */   Xc: () => (/* binding */ DecodeError),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
/* unused harmony exports ConnectionError, ResponseError */
/**
 * The error family. Every error that reaches a person is one of these: a stable `code`, a message that says where it
 * happened and what is wrong, and a `hint` that says what to do next. No message, hint or property holds a secret:
 * hosts and statuses are named, URLs of webhooks, passwords and answer bodies as a whole are not.
 */
/** Base of all errors that this package throws on purpose. */
class NotifyError extends Error {
    name = 'NotifyError';
    code;
    /** What to do next, as a sentence; empty when the message says it already. */
    hint;
    constructor(code, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.code = code;
        this.hint = options.hint ?? '';
    }
}
/** The options given cannot work. Holds every problem found, so that one run shows them all. */
class SettingsError extends NotifyError {
    name = 'SettingsError';
    problems;
    constructor(problems) {
        super('settings', problems.map(problemWords).join('\n'));
        this.problems = problems;
    }
}
/** Where, what and what next, as one line of whole sentences. */
function problemWords({ option, fault, fix }) {
    return `${option}: ${fault}. ${fix}${/[.!?]$/.test(fix) ? '' : '.'}`;
}
/** A template cannot be parsed or rendered. */
class TemplateError extends NotifyError {
    name = 'TemplateError';
    /** 1-based position in the template, where the engine tells it. */
    line;
    column;
    constructor(message, options = {}) {
        super('template', message, options);
        this.line = options.line;
        this.column = options.column;
    }
}
/** A request got no complete answer. `written` tells whether the service may have seen it. */
class ConnectionError extends NotifyError {
    name = 'ConnectionError';
    /** True when the request went onto the wire: it may have been carried out. */
    written;
    constructor(message, options) {
        super('connection', message, options);
        this.written = options.written;
    }
}
/** The service answered with a status that is not 2xx. */
class ResponseError extends NotifyError {
    name = 'ResponseError';
    status;
    constructor(message, options) {
        super('response', message, options);
        this.status = options.status;
    }
}
/** An answer of the service has not the shape that was expected. */
class DecodeError extends NotifyError {
    name = 'DecodeError';
    /** Where in the answer, for example `d.results[3].id`; `answer` for the whole. */
    path;
    constructor(path, fault, options = {}) {
        super('decode', `${path}: ${fault}`, options);
        this.path = path;
    }
}
/**
 * Where an error that is a bug came from, on one line: its kind and the places of its stack, but not its message, its
 * cause or its properties. Those may hold a URL.
 */
function placesOf(error) {
    if (!(error instanceof Error))
        return `${typeof error}, no Error`;
    const places = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
    return [error.constructor.name, ...places.map((line) => line.trim())].join(' ');
}
/** The code that the system gives its errors, such as `ENOENT`; undefined for every other error. */
function systemCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 9759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ asksForRun),
  R: () => (/* binding */ gatherBase)
});

// EXTERNAL MODULE: ./lib/defined.js
var defined = __nccwpck_require__(4222);
// EXTERNAL MODULE: ./lib/facts/conclusion.js
var facts_conclusion = __nccwpck_require__(2164);
// EXTERNAL MODULE: ./lib/facts/host/addresses.js
var addresses = __nccwpck_require__(7250);
// EXTERNAL MODULE: ./lib/facts/host/json.js
var json = __nccwpck_require__(606);
// EXTERNAL MODULE: ./lib/facts/host/commits.js
var host_commits = __nccwpck_require__(6260);
;// CONCATENATED MODULE: ./lib/facts/host/refs.js


/** A branch or tag by its short name. */
function namedRef(type, name, host) {
    return (0,defined/* defined */.s)({ type, name, url: (0,addresses/* refUrl */.To)(host, type, name) });
}
/** `refs/heads/\u2026` and `refs/tags/\u2026`; undefined for every other ref, such as that of a pull request. */
function fullRef(ref, host) {
    const parts = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '');
    if (parts?.[2] === undefined)
        return undefined;
    return namedRef(parts[1] === 'tags' ? 'tag' : 'branch', parts[2], host);
}

// EXTERNAL MODULE: ./lib/facts/event/pull-request.js
var event_pull_request = __nccwpck_require__(8209);
;// CONCATENATED MODULE: ./lib/facts/event/check.js






/**
 * A check of another app (those of GitHub Actions start no workflow). The app stands in the workflow's place and the
 * check in the job's: this run only watches.
 */
function checkRunPart({ event, host }) {
    const check = (0,json/* record */.g1)(event, 'check_run');
    if (check === undefined)
        return {};
    const name = (0,json/* line */.n8)(check, 'name') ?? 'check';
    const url = (0,json/* link */.nf)(check, 'html_url') ?? (0,json/* link */.nf)(check, 'details_url');
    const pulls = [...(0,json/* list */.p_)(check, 'pull_requests'), ...(0,json/* list */.p_)(check, 'check_suite', 'pull_requests')];
    return {
        workflow: appName(check),
        run: spanOf(url, (0,json/* time */.kB)(check, 'started_at'), (0,json/* time */.kB)(check, 'completed_at')),
        job: (0,defined/* defined */.s)({ name, url }),
        ref: branchOf((0,json/* record */.g1)(check, 'check_suite'), host),
        commit: checkedCommit(check, host),
        pull_request: (0,event_pull_request/* pullRequestOf */._n)((0,event_pull_request/* firstOwn */.HG)(pulls, event), host),
        item: (0,defined/* defined */.s)({ type: 'check', title: name, url, comment: (0,json/* lines */.Mn)(check, 'output', 'title') }),
    };
}
/** All checks of one app on one commit. */
function checkSuitePart({ event, host }) {
    const suite = (0,json/* record */.g1)(event, 'check_suite');
    if (suite === undefined)
        return {};
    const commit = checkedCommit(suite, host);
    const page = commit === undefined ? undefined : (0,addresses/* commitUrl */.Bg)(host, commit.sha);
    const url = (0,json/* linkable */.Lj)(page === undefined ? undefined : `${page}/checks`);
    const ended = (0,json/* line */.n8)(suite, 'conclusion') === undefined ? undefined : (0,json/* time */.kB)(suite, 'updated_at');
    return {
        workflow: appName(suite),
        run: spanOf(url, (0,json/* time */.kB)(suite, 'created_at'), ended),
        job: undefined,
        ref: branchOf(suite, host),
        commit,
        pull_request: (0,event_pull_request/* pullRequestOf */._n)((0,event_pull_request/* firstOwn */.HG)((0,json/* list */.p_)(suite, 'pull_requests'), event), host),
        item: (0,defined/* defined */.s)({ type: 'check suite', title: appName(suite) ?? 'checks', url }),
    };
}
const appName = (check) => (0,json/* line */.n8)(check, 'app', 'name') ?? (0,json/* line */.n8)(check, 'app', 'slug');
/** Without an id: it is not a run of Actions, and nothing can be looked up by it. */
function spanOf(url, started, ended) {
    if (url === undefined && started === undefined)
        return undefined;
    return (0,defined/* defined */.s)({ url, started_at: started, duration_seconds: (0,json/* secondsBetween */.O1)(started, ended) });
}
function branchOf(suite, host) {
    const name = (0,json/* line */.n8)(suite, 'head_branch');
    return name === undefined ? undefined : namedRef('branch', name, host);
}
function checkedCommit(check, host) {
    return (0,host_commits/* payloadCommit */.KG)((0,json/* record */.g1)(check, 'head_commit'), host) ?? (0,host_commits/* bareCommit */.u8)((0,json/* line */.n8)(check, 'head_sha'), host);
}

// EXTERNAL MODULE: ./lib/facts/host/people.js
var people = __nccwpck_require__(5627);
// EXTERNAL MODULE: ./lib/facts/host/runs.js
var runs = __nccwpck_require__(9274);
;// CONCATENATED MODULE: ./lib/facts/event/merge-group.js





/** A merge queue's trial: its branch, `gh-readonly-queue/main/pr-104-<sha>`, is all that names the pull request. */
function mergeGroupPart({ env, event, host }) {
    const group = (0,json/* record */.g1)(event, 'merge_group');
    const ref = (0,json/* line */.n8)(group, 'head_ref') ?? (0,json/* line */.n8)(env, 'GITHUB_REF');
    const sha = (0,json/* line */.n8)(group, 'head_sha') ?? (0,json/* line */.n8)(env, 'GITHUB_SHA');
    return {
        ref: fullRef(ref, host),
        commit: (0,host_commits/* payloadCommit */.KG)((0,json/* record */.g1)(group, 'head_commit'), host) ?? (0,host_commits/* bareCommit */.u8)(sha, host),
        pull_request: queuedPullRequest(ref, host),
    };
}
/** The pull request that a merge queue's branch is named after; undefined for every other branch. */
function queuedPullRequest(branch, host) {
    const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(branch ?? '');
    const count = (0,json/* number */.ai)(parts?.[2]);
    if (count === undefined)
        return undefined;
    return (0,defined/* defined */.s)({ number: count, url: (0,addresses/* pullRequestUrl */.ET)(host, count), base: parts?.[1] });
}

;// CONCATENATED MODULE: ./lib/facts/event/workflow-run.js








/** The upstream run is what is reported: its workflow, branch, commit and people, and nothing of the notifier's own. */
function workflowRunPart({ event, host }) {
    const upstream = (0,json/* record */.g1)(event, 'workflow_run');
    if (upstream === undefined)
        return {};
    const part = upstreamRun(upstream, event, host);
    const commit = upstreamCommit(upstream, event, host);
    const pull_request = upstreamPullRequest(upstream, event, host);
    const title = (0,runs/* runTitle */.k)(upstream, [(0,json/* line */.n8)(event, 'workflow', 'name'), commit?.subject, pull_request?.title]);
    return {
        ...part,
        run: part.run && (0,defined/* defined */.s)({ ...part.run, title }),
        job: undefined,
        ref: upstreamRef(upstream, host),
        commit,
        pull_request,
        stopped: couldNotStart(upstream),
    };
}
/** A run that GitHub refused to start, mostly because of its workflow file, has no jobs to ask. */
function couldNotStart(upstream) {
    return (0,json/* line */.n8)(upstream, 'conclusion') === 'startup_failure' ? { by: 'startup_failure' } : undefined;
}
/** Workflow, run and actor of the run that a payload carries. Nobody is to blame for a run that the clock started. */
function upstreamRun(upstream, event, host) {
    return {
        // A run with a `run-name` of its own carries that as its name.
        workflow: (0,addresses/* workflowName */.tv)((0,json/* line */.n8)(event, 'workflow', 'name') ?? (0,json/* line */.n8)(upstream, 'name')),
        run: runOf(upstream, host),
        actor: (0,json/* line */.n8)(upstream, 'event') === 'schedule' ? undefined : (0,people/* userPerson */.vC)((0,json/* record */.g1)(upstream, 'actor'), host),
    };
}
function runOf(upstream, host) {
    const id = (0,json/* number */.ai)(upstream, 'id');
    const count = (0,json/* number */.ai)(upstream, 'run_number');
    const attempt = (0,json/* number */.ai)(upstream, 'run_attempt');
    const created = attempt === undefined || attempt === 1 ? (0,json/* time */.kB)(upstream, 'created_at') : undefined;
    const started = (0,json/* time */.kB)(upstream, 'run_started_at') ?? created;
    const page = (0,json/* link */.nf)(upstream, 'html_url');
    const over = (0,json/* line */.n8)(upstream, 'conclusion') !== undefined;
    const byClock = (0,json/* line */.n8)(upstream, 'event') === 'schedule' && (attempt ?? 1) < 2;
    return (0,defined/* defined */.s)({
        id,
        number: count,
        attempt,
        url: page === undefined ? (0,addresses/* runUrl */.Vp)(host, { id, number: count, attempt }) : (0,addresses/* attemptUrl */.rc)(host, page, attempt),
        started_by: byClock ? undefined : (0,people/* userPerson */.vC)((0,json/* record */.g1)(upstream, 'triggering_actor'), host),
        started_at: started,
        duration_seconds: over ? (0,json/* secondsBetween */.O1)(started, (0,json/* time */.kB)(upstream, 'updated_at')) : undefined,
    });
}
/** Whether `run-name` calls the run something: then that stands in the place of the workflow's name. */
function isNamed(upstream, event) {
    const workflow = (0,json/* line */.n8)(event, 'workflow', 'name');
    return workflow !== undefined && (0,json/* line */.n8)(upstream, 'name') !== workflow;
}
const isPullRequestRun = (upstream) => (0,json/* line */.n8)(upstream, 'event')?.startsWith('pull_request') ?? true;
const ownPull = (upstream, event) => (0,event_pull_request/* firstOwn */.HG)((0,json/* list */.p_)(upstream, 'pull_requests'), event);
/** A push to a branch that has a pull request open is still a push. */
function upstreamPullRequest(upstream, event, host) {
    if ((0,json/* line */.n8)(upstream, 'event') === 'merge_group')
        return queuedPullRequest((0,json/* line */.n8)(upstream, 'head_branch'), host);
    const pull = isPullRequestRun(upstream) ? (0,event_pull_request/* pullRequestOf */._n)(ownPull(upstream, event), host) : undefined;
    // A run without a `run-name` goes by the title of its pull request.
    const title = isNamed(upstream, event) ? undefined : (0,json/* line */.n8)(upstream, 'display_title');
    return pull && (0,defined/* defined */.s)({ ...pull, title: pull.title ?? title });
}
function upstreamRef(upstream, host) {
    const name = (0,json/* line */.n8)(upstream, 'head_branch');
    // The branch of a deleted fork would read as one of this repository.
    if (name === undefined || upstream['head_repository'] === null)
        return undefined;
    const type = (0,json/* line */.n8)(upstream, 'event') === 'release' ? 'tag' : 'branch';
    const owner = (0,json/* line */.n8)(upstream, 'head_repository', 'owner', 'login');
    const home = (0,json/* link */.nf)(upstream, 'head_repository', 'html_url');
    const full = isForkRun(upstream) && owner !== undefined ? `${owner}:${name}` : name;
    const shown = (0,json/* asLine */.Bd)(full) ?? name;
    return (0,defined/* defined */.s)({ type, name: shown, url: (0,addresses/* refUrl */.To)(host, type, name, home ?? host.repository) });
}
function isForkRun(upstream) {
    const head = (0,json/* number */.ai)(upstream, 'head_repository', 'id') ?? (0,json/* line */.n8)(upstream, 'head_repository', 'full_name');
    const own = (0,json/* number */.ai)(upstream, 'repository', 'id') ?? (0,json/* line */.n8)(upstream, 'repository', 'full_name');
    return head !== undefined && own !== undefined && head !== own;
}
function upstreamCommit(upstream, event, host) {
    // Such a run names the base's commit, whose author has nothing to do with the pull request.
    if ((0,json/* line */.n8)(upstream, 'event') === 'pull_request_target') {
        return (0,host_commits/* bareCommit */.u8)((0,json/* line */.n8)(ownPull(upstream, event), 'head', 'sha'), host);
    }
    const home = (0,json/* link */.nf)(upstream, 'head_repository', 'html_url') ?? host.repository;
    return ((0,host_commits/* payloadCommit */.KG)((0,json/* record */.g1)(upstream, 'head_commit'), host, home) ?? (0,host_commits/* bareCommit */.u8)((0,json/* line */.n8)(upstream, 'head_sha'), host, home));
}

;// CONCATENATED MODULE: ./lib/facts/event/deployment.js





/** `deployment`: this run is the one that deploys. */
function deploymentPart(input) {
    const { event, host } = input;
    const deployment = (0,json/* record */.g1)(event, 'deployment');
    if (deployment === undefined)
        return {};
    return {
        deployment: deploymentOf(deployment, undefined),
        ref: deployedRef(deployment, input),
        commit: (0,host_commits/* bareCommit */.u8)((0,json/* line */.n8)(deployment, 'sha'), host),
    };
}
/**
 * `deployment_status`: this run only watches. What is reported is the run and job that deployed, where the payload
 * tells them; deployments made from outside have none.
 */
function deploymentStatusPart(input) {
    const { event, host } = input;
    const status = (0,json/* record */.g1)(event, 'deployment_status');
    if (status === undefined)
        return deploymentPart(input);
    const deployment = (0,json/* record */.g1)(event, 'deployment') ?? {};
    const upstream = (0,json/* record */.g1)(event, 'workflow_run');
    return {
        ...deploymentPart(input),
        workflow: undefined,
        run: undefined,
        ...(upstream === undefined ? {} : upstreamRun(upstream, event, host)),
        job: upstream === undefined ? undefined : deployingJob(event),
        deployment: deploymentOf(deployment, status),
    };
}
function deploymentOf(deployment, status) {
    const environment = (0,json/* line */.n8)(status, 'environment') ?? (0,json/* line */.n8)(deployment, 'environment') ?? (0,json/* line */.n8)(deployment, 'original_environment');
    if (environment === undefined)
        return undefined;
    const ref = (0,json/* line */.n8)(deployment, 'ref');
    const state = (0,json/* line */.n8)(status, 'state');
    const started_at = (0,json/* time */.kB)(deployment, 'created_at');
    return (0,defined/* defined */.s)({
        id: (0,json/* number */.ai)(deployment, 'id'),
        environment,
        state,
        ref: ref === undefined || isSha(ref) ? undefined : (/^refs\/(?:heads|tags)\/(.+)$/.exec(ref)?.[1] ?? ref),
        started_at,
        duration_seconds: isEnd(state) ? (0,json/* secondsBetween */.O1)(started_at, (0,json/* time */.kB)(status, 'created_at')) : undefined,
        url: (0,json/* link */.nf)(status, 'environment_url'),
        log_url: (0,json/* link */.nf)(status, 'log_url') ?? (0,json/* link */.nf)(status, 'target_url'),
        description: (0,json/* lines */.Mn)(status, 'description') ?? (0,json/* lines */.Mn)(deployment, 'description'),
    });
}
const isSha = (ref) => /^[0-9a-f]{40,64}$/.test(ref);
const isEnd = (state) => state === 'success' || state === 'failure' || state === 'error';
/** The payload says `main` for a branch and for a tag; the runner's variable tells which. A sha is neither. */
function deployedRef(deployment, { env, host }) {
    const name = (0,json/* line */.n8)(deployment, 'ref');
    if (name === undefined || isSha(name))
        return undefined;
    const full = fullRef(name, host);
    if (full !== undefined)
        return full;
    const own = fullRef((0,json/* line */.n8)(env, 'GITHUB_REF'), host);
    return own?.name === name ? own : namedRef('branch', name, host);
}
function deployingJob(event) {
    const name = (0,json/* line */.n8)(event, 'check_run', 'name');
    if (name === undefined)
        return undefined;
    return (0,defined/* defined */.s)({ id: (0,json/* number */.ai)(event, 'check_run', 'id'), name, url: (0,json/* link */.nf)(event, 'check_run', 'html_url') });
}

;// CONCATENATED MODULE: ./lib/facts/event/item.js
/** What all other events are about: one titled thing of their payload. */





/** Parts of nearly every payload; the event is seldom about them. */
const FRAME = ['repository', 'organization', 'enterprise', 'installation', 'sender', 'changes', 'hook', 'app'];
/** Where a thing's title may be, best first. */
const TITLES = ['title', 'summary', 'full_name', 'name', 'context', 'login', 'slug', 'note'];
/** Events whose payload holds the thing under a name of its own, or whose thing has no title. */
const READERS = {
    issues: (event, host) => thing('issue', (0,json/* record */.g1)(event, 'issue'), host),
    issue_comment: (event, host) => {
        const issue = (0,json/* record */.g1)(event, 'issue');
        const type = (0,json/* record */.g1)(issue, 'pull_request') === undefined ? 'issue' : 'pull request';
        return commented(thing(type, issue, host), event);
    },
    discussion: (event, host) => thing('discussion', (0,json/* record */.g1)(event, 'discussion'), host),
    discussion_comment: (event, host) => commented(thing('discussion', (0,json/* record */.g1)(event, 'discussion'), host), event),
    commit_comment: (event) => {
        const title = (0,json/* line */.n8)(event, 'comment', 'commit_id')?.slice(0, 7);
        return title === undefined ? undefined : commented({ type: 'commit', title }, event);
    },
    dependabot_alert: (event, host) => item_alert('Dependabot alert', event, host, (0,json/* line */.n8)(event, 'alert', 'security_advisory', 'summary')),
    code_scanning_alert: (event, host) => item_alert('code scanning alert', event, host, (0,json/* line */.n8)(event, 'alert', 'rule', 'description')),
    secret_scanning_alert: (event, host) => item_alert('secret scanning alert', event, host, (0,json/* line */.n8)(event, 'alert', 'secret_type_display_name') ?? (0,json/* line */.n8)(event, 'alert', 'secret_type')),
    repository_vulnerability_alert: (event, host) => item_alert('vulnerability alert', event, host, (0,json/* line */.n8)(event, 'alert', 'affected_package_name')),
    fork: (event, host) => thing('fork', (0,json/* record */.g1)(event, 'forkee'), host),
    star: (event, host) => thing('star', (0,json/* record */.g1)(event, 'repository'), host),
    watch: (event, host) => thing('star', (0,json/* record */.g1)(event, 'repository'), host),
    gollum: (event, host) => thing('wiki page', (0,json/* record */.g1)((0,json/* list */.p_)(event, 'pages')[0]), host),
    package: (event, host) => packageOf(event, 'package', host),
    registry_package: (event, host) => packageOf(event, 'registry_package', host),
    page_build: (event) => {
        const title = (0,json/* line */.n8)(event, 'build', 'status');
        return title === undefined
            ? undefined
            : (0,defined/* defined */.s)({ type: 'page build', title, comment: (0,json/* lines */.Mn)(event, 'build', 'error', 'message') });
    },
    sponsorship: (event, host) => thing('sponsorship', (0,json/* record */.g1)(event, 'sponsorship', 'sponsor'), host),
    installation: (event, host) => thing('installation', (0,json/* record */.g1)(event, 'installation', 'account'), host),
    installation_repositories: (event, host) => thing('installation', (0,json/* record */.g1)(event, 'installation', 'account'), host),
    marketplace_purchase: (event, host) => thing('purchase', (0,json/* record */.g1)(event, 'marketplace_purchase', 'plan'), host),
    github_app_authorization: (event, host) => thing('app authorization', (0,json/* record */.g1)(event, 'sender'), host),
    projects_v2_item: (event, host) => thing('project item', (0,json/* record */.g1)(event, 'projects_v2_item'), host, (0,json/* line */.n8)(event, 'projects_v2_item', 'content_type')),
    organization: (event, host) => thing('member', (0,json/* record */.g1)(event, 'membership', 'user') ?? (0,json/* record */.g1)(event, 'invitation'), host) ??
        thing('organization', (0,json/* record */.g1)(event, 'organization'), host),
    status: (event) => {
        const title = (0,json/* line */.n8)(event, 'context');
        return title === undefined
            ? undefined
            : (0,defined/* defined */.s)({ type: 'status', title, url: (0,json/* link */.nf)(event, 'target_url'), comment: (0,json/* lines */.Mn)(event, 'description') });
    },
};
function itemPart({ name, event, host }) {
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    const item = reader === undefined ? anyThing(name, event, host) : reader(event, host);
    return { item };
}
/** A comment on an issue or a pull request. */
function commentPart(input) {
    const part = itemPart(input);
    const pull_request = (0,event_pull_request/* commentedPullRequest */.jV)(input);
    // The run has checked out the default branch, which is no commit of the pull request.
    return pull_request === undefined ? part : { ...part, pull_request, commit: undefined, ref: undefined };
}
/** A review or a comment on a pull request's code. */
function reviewPart(input) {
    const { event, host } = input;
    const pull = thing('pull request', (0,json/* record */.g1)(event, 'pull_request'), host);
    const item = (0,json/* record */.g1)(event, 'review') === undefined ? commented(pull, event) : commented(pull, event, 'review');
    return { ...(0,event_pull_request/* pullRequestPart */.Iu)(input), item };
}
/** A new branch or tag. */
function createPart({ event, host }) {
    const ref = eventRef(event, host);
    return ref === undefined ? {} : { ref, item: (0,defined/* defined */.s)({ type: ref.type, title: ref.name, url: ref.url }) };
}
/** A deleted branch or tag has no page. */
function deletePart({ event, host }) {
    const ref = eventRef(event, host);
    if (ref === undefined)
        return {};
    const { type, name } = ref;
    return { ref: { type, name }, item: { type, title: name } };
}
function eventRef(event, host) {
    const type = (0,json/* line */.n8)(event, 'ref_type');
    const name = (0,json/* line */.n8)(event, 'ref');
    return (type !== 'branch' && type !== 'tag') || name === undefined ? undefined : namedRef(type, name, host);
}
function thing(type, found, host, title = titleOf(found)) {
    if (found === undefined || title === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        type,
        title,
        number: (0,json/* number */.ai)(found, 'number'),
        url: (0,json/* link */.nf)(found, 'html_url'),
        author: (0,people/* userPerson */.vC)((0,json/* record */.g1)(found, 'user') ?? (0,json/* record */.g1)(found, 'creator'), host),
    });
}
function titleOf(found) {
    for (const key of TITLES) {
        const title = (0,json/* line */.n8)(found, key);
        if (title !== undefined)
            return title;
    }
    return undefined;
}
/** The text that was written, and the address of that very text. */
function commented(item, event, key = 'comment') {
    if (item === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        ...item,
        url: (0,json/* link */.nf)(event, key, 'html_url') ?? item.url,
        comment: (0,json/* lines */.Mn)(event, key, 'body'),
    });
}
function item_alert(type, event, host, title) {
    return thing(type, (0,json/* record */.g1)(event, 'alert'), host, title ?? type);
}
function packageOf(event, key, host) {
    const found = (0,json/* record */.g1)(event, key);
    const name = (0,json/* line */.n8)(found, 'name');
    const version = (0,json/* line */.n8)(found, 'package_version', 'version');
    return thing('package', found, host, name !== undefined && version !== undefined ? (0,json/* asLine */.Bd)(`${name} ${version}`) : name);
}
/** The thing named like the event, else the payload's first titled thing, else the repository. */
function anyThing(name, event, host) {
    const keys = [name, ...Object.keys(event).filter((key) => !FRAME.includes(key)), 'repository'];
    for (const key of keys) {
        const item = thing((0,json/* asLine */.Bd)(key.replaceAll('_', ' ')) ?? name, (0,json/* record */.g1)(event, key), host);
        if (item !== undefined)
            return item;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/facts/event/own-run.js
/** What is known of the run that this step belongs to, whatever event started it. */






function ownFacts(input, runner) {
    const { env, host } = input;
    const ref = (0,json/* line */.n8)(env, 'GITHUB_REF');
    // The sha of a pull request's run is that of a trial merge, not of a commit that a person made.
    const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : (0,json/* line */.n8)(env, 'GITHUB_SHA');
    return {
        repository: ownRepository(input),
        workflow: (0,addresses/* workflowName */.tv)((0,json/* line */.n8)(env, 'GITHUB_WORKFLOW')),
        run: ownRun(input),
        job: ownJob(input, runner),
        ref: fullRef(ref, host),
        commit: (0,host_commits/* bareCommit */.u8)(sha, host),
        actor: ownActor(input),
    };
}
function ownRepository({ env, event, host }) {
    const payload = (0,json/* record */.g1)(event, 'repository');
    const name = (0,json/* line */.n8)(env, 'GITHUB_REPOSITORY') ?? (0,json/* line */.n8)(payload, 'full_name');
    if (name === undefined)
        return undefined;
    return (0,defined/* defined */.s)({
        name,
        url: (0,json/* link */.nf)(host, 'repository'),
        default_branch: (0,json/* line */.n8)(payload, 'default_branch'),
        private: (0,json/* flag */.Jt)(payload, 'private'),
    });
}
function ownRun({ name, env, event, host }) {
    const id = (0,json/* number */.ai)(env, 'GITHUB_RUN_ID');
    const count = (0,json/* number */.ai)(env, 'GITHUB_RUN_NUMBER');
    if (id === undefined && count === undefined)
        return undefined;
    const attempt = (0,json/* number */.ai)(env, 'GITHUB_RUN_ATTEMPT');
    return (0,defined/* defined */.s)({
        id,
        number: count,
        attempt,
        url: (0,addresses/* runUrl */.Vp)(host, { id, number: count, attempt }),
        // The clock starts the first attempt, whoever GitHub names.
        started_by: name === 'schedule' && (attempt ?? 1) < 2
            ? undefined
            : personOf((0,json/* line */.n8)(env, 'GITHUB_TRIGGERING_ACTOR'), (0,json/* record */.g1)(event, 'sender'), host),
    });
}
function ownJob({ env, host }, runner) {
    const name = (0,json/* line */.n8)(runner.job, 'name') ?? (0,json/* line */.n8)(env, 'GITHUB_JOB');
    if (name === undefined)
        return undefined;
    const id = (0,json/* number */.ai)(runner.job, 'check_run_id');
    return (0,defined/* defined */.s)({
        id,
        name,
        url: (0,addresses/* jobUrl */.Ne)(host, (0,json/* number */.ai)(env, 'GITHUB_RUN_ID'), id),
        matrix: (0,json/* asLine */.Bd)(leaves(runner.matrix, 4).join(', ')),
    });
}
/** The values of a matrix leg, those of nested objects in their place. */
function leaves(value, depth) {
    if (typeof value === 'string')
        return [value].flatMap((one) => (0,json/* asLine */.Bd)(one) ?? []);
    if (typeof value === 'number' || typeof value === 'boolean')
        return [String(value)];
    if (depth === 0)
        return [];
    const children = Array.isArray(value) ? (0,json/* list */.p_)(value) : Object.values((0,json/* record */.g1)(value) ?? {});
    return children.flatMap((child) => leaves(child, depth - 1));
}
/** Who started the run. The payload's sender says more, but may be a different person. */
function ownActor({ env, event, host }) {
    const sender = (0,json/* record */.g1)(event, 'sender');
    return personOf((0,json/* line */.n8)(env, 'GITHUB_ACTOR'), sender, host) ?? (0,people/* userPerson */.vC)(sender, host);
}
/** The sender, which the payload tells in full, where it is the same account. */
function personOf(login, sender, host) {
    if (login === undefined)
        return undefined;
    const told = (0,people/* userPerson */.vC)(sender, host);
    return told?.login === login ? told : (0,people/* loginPerson */.Nr)(login, host);
}

// EXTERNAL MODULE: ./lib/facts/fact.js
var fact = __nccwpck_require__(2289);
;// CONCATENATED MODULE: ./lib/facts/event/push.js





/** GitHub lists no more commits of a push, and tells no count. */
const MOST_LISTED = 2048;
/** A push to a branch or tag; a deletion has neither a commit nor a page to link to. */
function pushPart({ env, event, host }) {
    const after = (0,json/* line */.n8)(event, 'after');
    const deleted = (0,json/* flag */.Jt)(event, 'deleted') ?? (0,host_commits/* isNoCommit */.xT)(after);
    const ref = fullRef((0,json/* line */.n8)(event, 'ref') ?? (0,json/* line */.n8)(env, 'GITHUB_REF'), host);
    if (deleted) {
        return {
            ref: ref && (0,defined/* defined */.s)({ ...ref, url: undefined }),
            commit: undefined,
            push: pushOf(event, host, deleted),
        };
    }
    const sha = after ?? (0,json/* line */.n8)(env, 'GITHUB_SHA');
    return {
        ref,
        commit: (0,host_commits/* payloadCommit */.KG)((0,json/* record */.g1)(event, 'head_commit'), host) ?? (0,host_commits/* bareCommit */.u8)(sha, host),
        push: after === undefined && (0,json/* record */.g1)(event, 'head_commit') === undefined ? undefined : pushOf(event, host, deleted),
    };
}
function pushOf(event, host, deleted) {
    const listed = (0,json/* list */.p_)(event, 'commits').slice(-fact/* BOUNDS */.Q.entries);
    const push = (0,defined/* defined */.s)({
        count: Math.max(listed.length, (0,json/* number */.ai)(event, 'total_commits') ?? 0),
        truncated: listed.length >= MOST_LISTED && (0,json/* number */.ai)(event, 'total_commits') === undefined ? true : undefined,
        // To a deleted branch there is nothing to compare.
        compare_url: deleted ? undefined : ((0,json/* link */.nf)(event, 'compare') ?? (0,json/* link */.nf)(event, 'compare_url')),
        forced: (0,json/* flag */.Jt)(event, 'forced') ?? false,
        created: (0,json/* flag */.Jt)(event, 'created') ?? (0,host_commits/* isNoCommit */.xT)((0,json/* line */.n8)(event, 'before')),
        deleted,
    });
    let commits;
    return {
        ...push,
        // Read late: a large push has two thousand of them, and most messages show none.
        get commits() {
            const read = () => listed.flatMap((commit) => (0,host_commits/* payloadCommit */.KG)(commit, host) ?? []);
            commits ??= newestLast(read(), (0,json/* line */.n8)(event, 'head_commit', 'id'));
            return commits;
        },
    };
}
/** Gitea lists the newest commit first. */
function newestLast(commits, head) {
    return commits.length > 1 && commits[0]?.sha === head ? commits.toReversed() : commits;
}

;// CONCATENATED MODULE: ./lib/facts/event/release.js





/** A release goes by its name, or by its tag when it has none. */
function releasePart({ event, host }) {
    const payload = (0,json/* record */.g1)(event, 'release');
    const tag = (0,json/* line */.n8)(payload, 'tag_name');
    if (tag === undefined)
        return {};
    const release = (0,defined/* defined */.s)({
        name: (0,json/* line */.n8)(payload, 'name') ?? tag,
        tag,
        // What was deleted has no page any more.
        url: (0,json/* line */.n8)(event, 'action') === 'deleted' ? undefined : ((0,json/* link */.nf)(payload, 'html_url') ?? (0,addresses/* releaseUrl */.XA)(host, tag)),
        notes: (0,json/* lines */.Mn)(payload, 'body'),
        prerelease: (0,json/* flag */.Jt)(payload, 'prerelease') ?? false,
        draft: (0,json/* flag */.Jt)(payload, 'draft') ?? false,
        author: (0,people/* userPerson */.vC)((0,json/* record */.g1)(payload, 'author'), host),
    });
    return { release, ref: namedRef('tag', tag, host) };
}

;// CONCATENATED MODULE: ./lib/facts/host/map.js
/** The reader for a `map`: a copy of what some program sent, as deep, wide and long as `BOUNDS` allows. */


/** A plain object that has anything in it. What goes beyond the bounds is left out; texts are one line each. */
function map(value, ...path) {
    const found = (0,json/* record */.g1)(value, ...path);
    if (found === undefined)
        return undefined;
    const copied = groupOf(found, fact/* BOUNDS */.Q.depth, { characters: fact/* BOUNDS */.Q.map, values: fact/* BOUNDS */.Q.entries });
    return Object.keys(copied).length > 0 ? copied : undefined;
}
function groupOf(group, depth, budget) {
    const entries = [];
    // Not `Object.entries`: a hostile payload may have a million of them.
    for (const name in group) {
        if (budget.values <= 0)
            break;
        if (!Object.hasOwn(group, name) || name.length > fact/* BOUNDS */.Q.line)
            continue;
        budget.characters -= name.length;
        const value = copyOf(group[name], depth, budget);
        if (value !== undefined)
            entries.push([name, value]);
    }
    return Object.fromEntries(entries);
}
function copyOf(value, depth, budget) {
    budget.values -= 1;
    if (budget.values < 0 || budget.characters <= 0)
        return undefined;
    if (typeof value === 'string') {
        const text = (0,json/* asLine */.Bd)(value, budget.characters) ?? '';
        budget.characters -= text.length;
        return text;
    }
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return undefined;
    if (!Array.isArray(value))
        return groupOf(value, depth - 1, budget);
    const entries = [];
    for (const entry of value) {
        if (budget.values <= 0)
            break;
        const copied = copyOf(entry, depth - 1, budget);
        if (copied !== undefined)
            entries.push(copied);
    }
    return entries;
}

;// CONCATENATED MODULE: ./lib/facts/event/start.js
/** Events that say little but why the run was started: the clock, a person, another program. */


/** The clock started it. GitHub names the last person who changed the cron line as the actor, who is not to blame. */
function schedulePart({ event }) {
    return { schedule: (0,json/* line */.n8)(event, 'schedule'), actor: undefined };
}
function workflowDispatchPart({ event }) {
    return { inputs: map(event, 'inputs') };
}
function repositoryDispatchPart({ event }) {
    return { inputs: map(event, 'client_payload') };
}

;// CONCATENATED MODULE: ./lib/facts/event/events.js
/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */














/** Events with facts of their own; all others are told by the item that they are about. */
const EVENTS = {
    push: pushPart,
    pull_request: event_pull_request/* pullRequestPart */.Iu,
    pull_request_target: event_pull_request/* pullRequestPart */.Iu,
    pull_request_review: reviewPart,
    pull_request_review_comment: reviewPart,
    pull_request_review_thread: reviewPart,
    issue_comment: commentPart,
    workflow_run: workflowRunPart,
    release: releasePart,
    deployment: deploymentPart,
    deployment_status: deploymentStatusPart,
    check_run: checkRunPart,
    check_suite: checkSuitePart,
    merge_group: mergeGroupPart,
    schedule: schedulePart,
    workflow_dispatch: workflowDispatchPart,
    repository_dispatch: repositoryDispatchPart,
    create: createPart,
    delete: deletePart,
};
/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: whatever is
 * missing or not of the documented shape is an absent fact.
 */
function readEvent(from) {
    const event = (0,json/* record */.g1)(from.event) ?? {};
    const host = (0,addresses/* codeHostOf */.hD)(from.env, event);
    const name = (0,json/* line */.n8)(from.env, 'GITHUB_EVENT_NAME') ?? 'unknown';
    const input = { name, env: from.env, event, host };
    const part = Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined;
    const facts = (0,defined/* defined */.s)({
        ...ownFacts(input, from.runner),
        ...(part ?? itemPart)(input),
        ci: host.ci,
        event: (0,defined/* defined */.s)({ name, action: (0,json/* line */.n8)(event, 'action') }),
    });
    return { facts, verdict: (0,facts_conclusion/* eventVerdict */.Ge)(name, event), host };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
;// CONCATENATED MODULE: ./lib/facts/event-file.js



/** GitHub's own limit for payloads is 25 MB; a larger file is not one, and parsing it takes a second per 200 MB. */
const LARGEST = 26 * 1024 * 1024;
/**
 * Reads the file of `GITHUB_EVENT_PATH`. Never throws: a run with a broken event file still has something to report.
 */
function readEventFile(path) {
    const none = (fault) => ({
        type: 'fault',
        notice: `${fault}; the message goes without what the event would tell`,
    });
    if (path === undefined || path === '')
        return none('No event file: GITHUB_EVENT_PATH is not set');
    const where = `The event file ${path}`;
    try {
        const { size, isFile } = stat(path);
        if (!isFile)
            return none(`${where} is not a regular file`);
        if (size > LARGEST)
            return none(`${where} has ${size} bytes and was not read: more than ${LARGEST}`);
        const content = (0,external_node_fs_.readFileSync)(path, 'utf8');
        if (content.trim() === '')
            return none(`${where} is empty`);
        const event = parse(content);
        return event === undefined ? none(`${where} does not hold a complete JSON object`) : { type: 'ok', event };
    }
    catch (error) {
        return none(`${where} cannot be read (${(0,errors/* systemCode */.xU)(error) ?? 'unknown error'})`);
    }
}
function stat(path) {
    const found = (0,external_node_fs_.statSync)(path);
    return { size: found.size, isFile: found.isFile() };
}
/** Windows tools write a byte order mark in front. */
function parse(content) {
    try {
        return (0,json/* record */.g1)(JSON.parse(content.replace(/^\uFEFF/, '')));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/facts/base.js





/** True where only the jobs of the run tell how it ended. */
function asksForRun({ status }, { source, facts }) {
    // Nothing that was needed ran, so something that it needs did not pass, or it was not meant to run.
    if (status?.type === 'needs')
        return facts.conclusion === 'skipped';
    return status?.type === 'workflow' && !(source === 'event' && facts.event.name === 'workflow_run');
}
/** Reads environment and event file; what is missing or broken costs a fact and a notice, never the message. */
function gatherBase(settings, env) {
    const file = readEventFile(env['GITHUB_EVENT_PATH']);
    const event = file.type === 'ok' ? file.event : undefined;
    const { facts, verdict, host } = readEvent({ env, event, runner: settings.context });
    const { conclusion, over, source } = (0,facts_conclusion/* decideConclusion */.wu)({
        status: settings.status,
        runner: settings.context,
        eventConclusion: verdict,
    });
    return (0,defined/* defined */.s)({
        facts: (0,defined/* defined */.s)({ ...facts, scope: scopeOf(settings, facts), conclusion }),
        source,
        over,
        host,
        trigger: (0,json/* line */.n8)(event, 'workflow_run', 'event') ?? (0,json/* line */.n8)(env, 'GITHUB_EVENT_NAME'),
        payload: event,
        notices: file.type === 'ok' ? [] : [file.notice],
    });
}
/** A job speaks for itself; the run, only who knows it as a whole. */
function scopeOf({ status }, { event, deployment, job }) {
    if (event.name.startsWith('deployment') && deployment !== undefined)
        return 'deployment';
    if (event.name.startsWith('check_'))
        return 'event';
    if (status?.type === 'needs' || status?.type === 'workflow')
        return 'run';
    if (event.name === 'workflow_run' && job === undefined)
        return 'run';
    return job === undefined ? 'event' : 'job';
}


/***/ }),

/***/ 2164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ ofOneJob),
/* harmony export */   Ge: () => (/* binding */ eventVerdict),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   iI: () => (/* binding */ isRed),
/* harmony export */   wu: () => (/* binding */ decideConclusion)
/* harmony export */ });
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4222);
/* harmony import */ var _settings_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8274);
/* harmony import */ var _host_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(606);
/** How the build ended: as the `status` option says, the event, or the job so far. */



/** The first of these that occurs decides for all; skipped and neutral count only where there is nothing else. */
const WORST_FIRST = [
    'failure',
    'timed_out',
    'action_required',
    'cancelled',
    'success',
    'neutral',
    'skipped',
    'in_progress',
];
/** The verdict of an event that reports something other than this run; undefined for all other events. */
function eventVerdict(name, event) {
    if (name === 'deployment_status') {
        const status = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(event, 'deployment_status');
        return status && deploymentVerdict((0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(status, 'state'));
    }
    if (name !== 'workflow_run' && name !== 'check_run' && name !== 'check_suite')
        return undefined;
    const reported = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(event, name);
    if (reported === undefined)
        return undefined;
    const word = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(reported, 'conclusion');
    // A conclusion that is new to GitHub: over, and neither green nor red.
    return word === undefined ? { over: false } : { over: true, conclusion: (0,_settings_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .readConclusion */ ._)(word) ?? 'neutral' };
}
function deploymentVerdict(state) {
    if (state === 'success')
        return { over: true, conclusion: 'success' };
    return state === 'failure' || state === 'error' ? { over: true, conclusion: 'failure' } : { over: false };
}
/**
 * Decides in this order: the `status` option, the event's own conclusion, the job so far. Where the job is not
 * known either, `over` has no conclusion. In the results of `needs`, a failed job with `continue-on-error` reads `success`.
 */
function decideConclusion(input) {
    const { status, runner } = input;
    if (status?.type === 'conclusion')
        return { conclusion: status.conclusion, over: true, source: 'status' };
    if (status?.type === 'needs')
        return verdict(status.results, 'needs');
    if (input.eventConclusion !== undefined)
        return { ...input.eventConclusion, source: 'event' };
    const words = [(0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(runner.job, 'status'), (0,_host_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(runner.action_status)];
    return verdict(words.flatMap((word) => (word === undefined ? [] : ((0,_settings_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .readConclusion */ ._)(word) ?? []))), 'job');
}
/** The conclusion of several together; undefined for none. */
function worstOf(results) {
    return WORST_FIRST.find((word) => results.includes(word));
}
/**
 * What can be said of a whole run of which only this job is known: it is red where the job is. A job that
 * succeeded says nothing of the others.
 */
function ofOneJob(conclusion) {
    return isRed(conclusion) ? conclusion : undefined;
}
/** True for a failure that has to be mended. */
function isRed(conclusion) {
    return conclusion === 'failure' || conclusion === 'timed_out';
}
function verdict(results, source) {
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ conclusion: worstOf(results), over: true, source });
}


/***/ }),

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ firstOwn),
/* harmony export */   Iu: () => (/* binding */ pullRequestPart),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   jV: () => (/* binding */ commentedPullRequest)
/* harmony export */ });
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4222);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2289);
/* harmony import */ var _host_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7250);
/* harmony import */ var _host_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6260);
/* harmony import */ var _host_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(606);
/* harmony import */ var _host_people_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5627);






/**
 * Events about a pull request. The commit is the head of its branch, never the merge that the run has checked out; the
 * payload does not tell that commit's message or author.
 */
function pullRequestPart(input) {
    const { event, host } = input;
    const payload = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(event, 'pull_request');
    return {
        pull_request: pullRequestOf(payload, host) ?? environmentPullRequest(input),
        commit: (0,_host_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCommit */ .u8)((0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(payload, 'head', 'sha'), host),
        ref: headRef(payload, host),
    };
}
/** A pull request in full, or as runs and checks list it: `{number, head: {ref, repo}, base}`. */
function pullRequestOf(pull, host) {
    const count = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(pull, 'number');
    if (count === undefined)
        return undefined;
    const labels = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(pull, 'labels')
        .slice(0, _fact_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .Q.entries)
        .flatMap((label) => (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(label, 'name') ?? []);
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_5__/* .defined */ .s)({
        number: count,
        title: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'title'),
        url: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(pull, 'html_url') ?? (0,_host_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestUrl */ .ET)(host, count),
        head: headName(pull),
        base: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'base', 'ref'),
        author: (0,_host_people_js__WEBPACK_IMPORTED_MODULE_4__/* .userPerson */ .vC)((0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(pull, 'user'), host),
        draft: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)(pull, 'draft'),
        merged: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)(pull, 'merged'),
        fork: isFork(pull),
        labels: labels.length > 0 ? labels : undefined,
    });
}
/** The first of the listed pull requests that goes into this repository: hosts list those of forks as well. */
function firstOwn(pulls, event) {
    const repository = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(event, 'repository', 'id');
    const own = pulls.find((pull) => {
        const base = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(pull, 'base', 'repo', 'id');
        return base === undefined || repository === undefined || base === repository;
    });
    return (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(own);
}
/** The pull request that an issue comment is on; hosts show it as an issue with a `pull_request` of links. */
function commentedPullRequest({ event, host }) {
    const issue = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(event, 'issue');
    const links = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(issue, 'pull_request');
    return links && pullRequestOf({ ...issue, html_url: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(links, 'html_url') ?? (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(issue, 'html_url') }, host);
}
/** Undefined where the payload does not tell both repositories. */
function isFork(pull) {
    const head = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(pull, 'head');
    if (head?.['repo'] === null)
        return true;
    const base = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(pull, 'base');
    return (differ((0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(head, 'repo', 'full_name'), (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(base, 'repo', 'full_name')) ??
        differ((0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(head, 'repo', 'id'), (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(base, 'repo', 'id')));
}
function differ(one, other) {
    return one === undefined || other === undefined ? undefined : one !== other;
}
/** `owner:branch` for forks, so that a fork's `main` is not taken for the repository's own. */
function headName(pull) {
    const branch = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'head', 'ref');
    if (branch === undefined || isFork(pull) !== true)
        return branch;
    const label = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'head', 'label');
    const labelled = label?.endsWith(`:${branch}`) ? label.slice(0, -branch.length - 1) : undefined;
    const owner = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'head', 'repo', 'full_name')?.split('/', 1)[0] ?? (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'head', 'user', 'login');
    return (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asLine */ .Bd)(`${owner || labelled || 'unknown'}:${branch}`);
}
function headRef(pull, host) {
    const branch = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(pull, 'head', 'ref');
    const name = headName(pull);
    if (branch === undefined || name === undefined)
        return undefined;
    const home = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(pull, 'head', 'repo', 'html_url') ?? (isFork(pull) === false ? host.repository : undefined);
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_5__/* .defined */ .s)({
        type: 'branch',
        name,
        url: home === undefined ? undefined : (0,_host_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .refUrl */ .To)(host, 'branch', branch, home),
    });
}
function environmentPullRequest({ env, host }) {
    const count = (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(/^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1]);
    if (count === undefined)
        return undefined;
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_5__/* .defined */ .s)({
        number: count,
        url: (0,_host_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestUrl */ .ET)(host, count),
        head: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(env, 'GITHUB_HEAD_REF'),
        base: (0,_host_json_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(env, 'GITHUB_BASE_REF'),
    });
}


/***/ }),

/***/ 2289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ BOUNDS)
/* harmony export */ });
/* unused harmony export LOADERS */
/** What the registry says of a fact, and the type of the value that it describes. */
/** What reads facts from the code host's API, each with requests of its own. */
const LOADERS = (/* unused pure expression or super */ null && ([
    'run',
    'job',
    'jobs',
    'failed_jobs',
    'change',
    'commits_since_green',
    'commit',
    'pull_request',
]));
/**
 * What of a text from outside becomes a fact: the readers of `host/json.ts` cut to these bounds, so that all later work is
 * on little text. In UTF-16 units, but for `entries`.
 */
const BOUNDS = {
    /** Of a `line`, of each entry of a `list`, and of each name in a `map`. */
    line: 1_000,
    lines: 65_536,
    /** Browsers and servers refuse longer addresses. */
    url: 2_048,
    /** Names and texts of a `map` together. */
    map: 65_536,
    /** Entries of a `list`, and values of a `map`, those of its groups included. */
    entries: 2_048,
    /** Groups within groups of a `map`. */
    depth: 10,
};


/***/ }),

/***/ 7250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   ET: () => (/* binding */ pullRequestUrl),
/* harmony export */   Ne: () => (/* binding */ jobUrl),
/* harmony export */   To: () => (/* binding */ refUrl),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   XA: () => (/* binding */ releaseUrl),
/* harmony export */   hD: () => (/* binding */ codeHostOf),
/* harmony export */   hs: () => (/* binding */ personUrl),
/* harmony export */   rc: () => (/* binding */ attemptUrl),
/* harmony export */   tv: () => (/* binding */ workflowName)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(606);
/** Addresses of pages on the code host: GitHub, GitHub Enterprise Server, Gitea or Forgejo. */

const isSet = (value) => value !== undefined && value !== '' && value !== 'false';
const withoutSlash = (url) => url?.replace(/\/+$/, '');
/** Every segment percent-encoded, the slashes between them kept. */
function encodePath(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
function ciName(env) {
    // Forgejo's runner sets Gitea's variable as well.
    if (isSet(env['FORGEJO_ACTIONS']))
        return 'Forgejo Actions';
    return isSet(env['GITEA_ACTIONS']) ? 'Gitea Actions' : 'GitHub Actions';
}
/** The payload's own address goes first: it is right behind every proxy and under every sub-path. */
function codeHostOf(env, event) {
    const ci = ciName(env);
    const payload = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(event, 'repository');
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(env, 'GITHUB_REPOSITORY') ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(payload, 'full_name');
    const page = withoutSlash((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(payload, 'html_url'));
    const given = withoutSlash((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(env, 'GITHUB_SERVER_URL'));
    const server = given ?? (page !== undefined && name !== undefined ? beforePath(page, name) : undefined);
    const built = server !== undefined && name !== undefined ? `${server}/${encodePath(name)}` : undefined;
    return { ci, gitea: ci !== 'GitHub Actions', server, repository: page ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(built) };
}
function beforePath(page, name) {
    const path = `/${encodePath(name)}`;
    return page.endsWith(path) ? page.slice(0, -path.length) : undefined;
}
/** The page of a branch or tag, in this repository or the one whose page is given. */
function refUrl(host, type, name, repository = host.repository) {
    if (repository === undefined)
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${repository}/${host.gitea ? `src/${type}` : 'tree'}/${encodePath(name)}`);
}
function commitUrl(host, sha, repository = host.repository) {
    return repository === undefined ? undefined : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${repository}/commit/${sha}`);
}
function pullRequestUrl(host, number) {
    if (host.repository === undefined)
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${host.repository}/${host.gitea ? 'pulls' : 'pull'}/${number}`);
}
function releaseUrl(host, tag) {
    return host.repository === undefined ? undefined : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${host.repository}/releases/tag/${encodePath(tag)}`);
}
/**
 * The name of a workflow. One that has none goes by its file, `.github/workflows/ci.yml` (Gitea: `ci.yml`), of which
 * people say `ci`.
 */
function workflowName(name) {
    return name === undefined ? undefined : (/^(?:\.\w+\/workflows\/)?([^/\s]+)\.ya?ml$/.exec(name)?.[1] ?? name);
}
/** The page of a run: GitHub and Gitea (from 1.26) address it by id, Forgejo by number. Only GitHub has attempts. */
function runUrl(host, run) {
    const key = host.ci === 'Forgejo Actions' ? run.number : run.id;
    if (host.repository === undefined || key === undefined)
        return undefined;
    return attemptUrl(host, `${host.repository}/actions/runs/${key}`, run.attempt);
}
/** The page of one attempt of the run on this page. */
function attemptUrl(host, run, attempt) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(host.gitea || attempt === undefined || attempt < 2 ? run : `${run}/attempts/${attempt}`);
}
/** What addresses a job of Gitea or Forgejo, the runner does not tell. */
function jobUrl(host, run, job) {
    if (host.gitea || host.repository === undefined || run === undefined || job === undefined)
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${host.repository}/actions/runs/${run}/job/${job}`);
}
/** An app's account has its page under `apps`. */
function personUrl(host, login) {
    const name = /^([\w.-]{1,100})(\[bot\])?$/.exec(login);
    if (host.server === undefined || name === null)
        return undefined;
    if (name[2] === undefined)
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${host.server}/${name[1]}`);
    return host.gitea ? undefined : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .linkable */ .Lj)(`${host.server}/apps/${name[1]}`);
}


/***/ }),

/***/ 6260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ payloadCommit),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   u8: () => (/* binding */ bareCommit),
/* harmony export */   xT: () => (/* binding */ isNoCommit)
/* harmony export */ });
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4222);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7250);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(606);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5627);




/** Lines of a message in which a title is looked for. */
const MOST_LINES = 5;
/** Hosts write a sha of zeros where there is no commit: before a branch is created, after it is deleted. */
function isNoCommit(sha) {
    return sha !== undefined && /^0+$/.test(sha);
}
/** A commit of which only the sha is known; undefined for anything that is not one. */
function bareCommit(sha, host, repository = host.repository) {
    if (sha === undefined || !/^[0-9a-f]{7,64}$/i.test(sha) || isNoCommit(sha))
        return undefined;
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ sha, short: sha.slice(0, 7), url: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .commitUrl */ .Bg)(host, sha, repository) });
}
/**
 * The first line of a message. Of a merge commit that says no more than which branch was merged, the title of the pull
 * request, which hosts put below.
 */
function subjectOf(message) {
    const [first = '', ...rest] = (message ?? '').split(/\r\n|\r|\n/, MOST_LINES);
    const pull = /^Merge pull request #(\d+) from /.exec(first)?.[1];
    const title = pull === undefined ? undefined : rest.find((line) => line.trim() !== '')?.trim();
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asLine */ .Bd)(title === undefined ? first : `${title} (#${pull})`);
}
/** A commit as payloads show it: `{id, message, url, author}`. `repository` is the page of the one that holds it. */
function payloadCommit(commit, host, repository = host.repository) {
    const bare = bareCommit((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(commit, 'id') ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(commit, 'sha'), host, repository);
    if (bare === undefined)
        return undefined;
    const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(commit, 'message');
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
        ...bare,
        subject: subjectOf(message),
        message,
        url: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(commit, 'url') ?? bare.url,
        author: (0,_people_js__WEBPACK_IMPORTED_MODULE_2__/* .commitPerson */ .pc)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(commit, 'author'), host),
    });
}


/***/ }),

/***/ 606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ asLine),
/* harmony export */   Ih: () => (/* binding */ asLines),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Lj: () => (/* binding */ linkable),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   O1: () => (/* binding */ secondsBetween),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2289);
/**
 * Readers for JSON of unknown shape. Each takes a value and a path of property names, and returns `undefined` when
 * anything on the way is missing, null or of another type. They never throw and never return an empty string. What they
 * return is within the bounds of the fact types (`BOUNDS`): a text from outside is cut here, once.
 */

/** Whatever some program shows as a new line. */
const BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;
/** Those of them that are not the usual ones. */
const ODD_BREAK = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;
function at(value, path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
/** A plain object; lists are none. */
function record(value, ...path) {
    const found = at(value, path);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined;
}
/** A list, or an empty one. */
function list(value, ...path) {
    const found = at(value, path);
    return Array.isArray(found) ? found : [];
}
/** One line of text: see `asLine`. */
function line(value, ...path) {
    const found = at(value, path);
    return typeof found === 'string' ? asLine(found) : undefined;
}
/** Text that may have several lines: see `asLines`. */
function lines(value, ...path) {
    const found = at(value, path);
    return typeof found === 'string' ? asLines(found) : undefined;
}
/** The text as one line, line breaks as blanks, within the bound for lines; undefined where nothing is left. */
function asLine(text, longest = _fact_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .Q.line) {
    return within(text, longest, BREAKS, ' ');
}
/** The text with no line breaks but `\n` and `\r\n`, within the bound for several lines; undefined where nothing is left. */
function asLines(text) {
    return within(text, _fact_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .Q.lines, ODD_BREAK, '\n');
}
/**
 * Without blanks around it and well formed: later encoders throw on half surrogate pairs. Cut between words where it can
 * be: half a secret would not be recognised.
 */
function within(text, longest, breaks, by) {
    const trimmed = text.trimStart();
    const kept = trimmed.slice(0, longest).toWellFormed().replace(breaks, by);
    const gap = trimmed.length > longest ? Math.max(kept.lastIndexOf(' '), kept.lastIndexOf('\n')) : -1;
    return (gap > longest / 2 ? kept.slice(0, gap) : kept).trim() || undefined;
}
/** A whole number from 1 up, also when it is written as text (as environment variables are). */
function number(value, ...path) {
    const found = at(value, path);
    const parsed = typeof found === 'string' && /^\s*\d{1,16}\s*$/.test(found) ? Number(found) : found;
    return typeof parsed === 'number' && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : undefined;
}
function flag(value, ...path) {
    const found = at(value, path);
    return typeof found === 'boolean' ? found : undefined;
}
/** An absolute http(s) URL without credentials, in its normal form. */
function link(value, ...path) {
    const found = at(value, path);
    if (typeof found !== 'string' || found.length > _fact_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .Q.url)
        return undefined;
    const url = URL.parse(found.toWellFormed().trim());
    if (url === null || !(url.protocol === 'https:' || url.protocol === 'http:'))
        return undefined;
    return url.username === '' && url.password === '' ? linkable(url.href) : undefined;
}
/** The address, unless it is too long to be one. */
function linkable(address) {
    return address === undefined || address.length > _fact_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDS */ .Q.url ? undefined : address;
}
/** A point in time as ISO 8601, as it was written. */
function time(value, ...path) {
    const found = line(value, ...path);
    return found !== undefined && /^\d{4}-\d\d-\d\dT[\d:.+Z-]{1,30}$/.test(found) && !Number.isNaN(Date.parse(found))
        ? found
        : undefined;
}
/** Whole seconds from one ISO time to another. */
function secondsBetween(from, to) {
    if (from === undefined || to === undefined)
        return undefined;
    const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
    return seconds >= 0 ? seconds : undefined;
}


/***/ }),

/***/ 5627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nr: () => (/* binding */ loginPerson),
/* harmony export */   pc: () => (/* binding */ commitPerson),
/* harmony export */   vC: () => (/* binding */ userPerson)
/* harmony export */ });
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4222);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7250);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(606);



const isBotName = (name) => name?.endsWith('[bot]') ?? false;
/** An account of the code host, as payloads show users: `{login, html_url, type}`; Gitea adds `full_name`. */
function userPerson(user, host) {
    const login = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'login') ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'username');
    if (login === undefined)
        return undefined;
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
        login,
        name: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'full_name') ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'name'),
        email: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'email'),
        url: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(user, 'html_url') ?? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .personUrl */ .hs)(host, login),
        bot: isBotName(login) || (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(user, 'type') === 'Bot' ? true : undefined,
    });
}
/** An account of which only the login is known. */
function loginPerson(login, host) {
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ login, url: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .personUrl */ .hs)(host, login), bot: isBotName(login) ? true : undefined });
}
/**
 * Whoever made a commit: `{name, email, username}`. Events about runs leave the user name out; the host's own private
 * addresses (`1234+octocat@users.noreply.github.com`) still hold it.
 */
function commitPerson(author, host) {
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(author, 'name');
    const email = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(author, 'email');
    const login = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(author, 'username') ?? loginInAddress(email);
    if (name === undefined && email === undefined && login === undefined)
        return undefined;
    const url = login === undefined ? undefined : (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .personUrl */ .hs)(host, login);
    return (0,_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ login, name, email, url, bot: isBotName(login) || isBotName(name) ? true : undefined });
}
function loginInAddress(email) {
    return /^(?:\d{1,20}\+)?([\w-]{1,100}(?:\[bot\])?)@users\.noreply\.[\w.-]+$/.exec(email ?? '')?.[1];
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runTitle)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(606);

/**
 * What `run-name` calls a run. Without one, hosts show the workflow's name, the first line of the commit's message or
 * the title of the pull request: then there is nothing more to say.
 *
 * @param run as payloads and the API show it
 * @param said what the message says anyway
 */
function runTitle(run, said) {
    const title = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(run, 'display_title');
    const subject = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(run, 'head_commit', 'message')
        ?.split(/\r\n|\r|\n/, 1)[0]
        ?.trim();
    return said.includes(title) || title === subject ? undefined : title;
}


/***/ }),

/***/ 5934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ escapeLine),
/* harmony export */   RQ: () => (/* binding */ escapeLines),
/* harmony export */   Zx: () => (/* binding */ escapeLinkUrl),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8929);
/**
 * Text from outside made inert in Markdown: the fewest escapes with which a reader sees exactly the text, in a
 * paragraph, list item, heading, emphasis, link text or table cell, and nothing in it is live: no link, image, HTML,
 * code, emphasis, list, table, emoji shortcode or mention.
 */

/** A mention starts at a line's start or after a character outside this set; a backslash is in it, so it defuses. */
const MENTION_BLOCKED_BY = /[A-Za-z0-9_!@#$%&*\\]/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}]/u;
/** All shortcodes but these two have a letter or sign in them, so times such as 12:30:45 stay as they are. */
const SHORTCODE = /^:(?:[\w+-]*[A-Za-z_+-][\w+-]*|100|1234):/;
const ENTITY = /^&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[Xx][0-9A-Fa-f]+);/;
/** One line of inert Markdown; line breaks become blanks. Blank text gives an empty string. */
function escapeLine(text) {
    return escapePlain((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text));
}
/** Inert Markdown with the text's own line breaks. */
function escapeLines(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y1)(text).split('\n').map(escapePlain).join('\n');
}
/** A code span where the text allows one; else as `escapeLine`, because mentions are live in code spans too. */
function code(text) {
    const plain = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text);
    const spannable = plain !== '' && !/[`|\\]|(?:^|[^A-Za-z0-9_!@#$%&*\\])[@#+](?=\S)/.test(plain);
    return spannable ? `\`${plain}\`` : escapePlain(plain);
}
/** A link whose text is inert; the text alone when the address cannot be linked to. */
function link(text, url) {
    const shown = escapeLine(text);
    const target = url === undefined ? undefined : escapeLinkUrl(url);
    return target === undefined || shown === '' ? shown : `[${shown}](${target})`;
}
/** Longer addresses are of no use in a message. */
const LONGEST_URL = 2000;
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: none may stay.
const URL_SPECIAL = /[\u0000-\u0020()<>[\]\\|*`'"^{}@~]/g;
/**
 * An address as it may stand in `[\u2026](here)`: absolute http or https, without credentials, with every character
 * encoded that Markdown or a mention could start with. Undefined for everything else.
 */
function escapeLinkUrl(url) {
    if (url.length > LONGEST_URL || !URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    const web = parsed.protocol === 'https:' || parsed.protocol === 'http:';
    if (!web || !HOST.test(parsed.hostname) || parsed.username !== '' || parsed.password !== '')
        return undefined;
    const encode = (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    const ipv6 = parsed.hostname.startsWith('[');
    const [origin, rest] = [parsed.origin, parsed.href.slice(parsed.origin.length)];
    return (ipv6 ? origin.replace(/[[\]]/g, '\\$&') : origin) + defuseUrl(rest.replace(URL_SPECIAL, encode));
}
/** `+` and `#` could start a mention after a slash; the fragment's `#` cannot be encoded, so it gets a backslash. */
function defuseUrl(rest) {
    return rest
        .replace(/&(#?\w+);/g, '&$1%3B')
        .replace(/([^A-Za-z0-9_!@#$%&*\\])([+#])(?=\w)/g, (_, before, sign) => sign === '#' ? `${before}\\#` : `${before}%2B`);
}
function escapePlain(line) {
    const start = lineStart(line);
    let out = '';
    for (let at = 0; at < line.length; at += 1) {
        const char = line.charAt(at);
        const special = PUNCTUATION.test(char) && (at === start || isLive(line, at, char));
        out += special ? inertSign(line, at, char) : char;
    }
    return out;
}
/** Shows nothing, and no address has one. */
const BREAK = '\u200B';
/** Some renderers take no backslash before an angle bracket, and some look for addresses when all backslashes are gone. */
function inertSign(line, at, char) {
    if (char === '<')
        return '&lt;';
    if (char === ':' && line.charAt(at + 1) === '/')
        return `:${BREAK}`;
    if (char === '.' && isWebName(line, at))
        return `${BREAK}.`;
    return char === '@' && isMail(line, at) ? `\\@${BREAK}` : `\\${char}`;
}
/** At the dot of `www.`. */
function isWebName(line, at) {
    return /(?:^|[^A-Za-z0-9])www$/i.test(line.slice(Math.max(0, at - 4), at));
}
/** It may begin with its dot: some renderers take `ada@.example` for an address. */
const DOMAIN = /[\w-]*\./y;
/** At the sign of `ada@example.com`. */
function isMail(line, at) {
    DOMAIN.lastIndex = at + 1;
    return /[\w+.-]/.test(line.charAt(at - 1)) && DOMAIN.test(line);
}
/** Where the character is that would make the line a block other than a paragraph; -1 when there is none. */
function lineStart(line) {
    if (/^(?:[-+](?:\s|$)|>|#|[-:][-:|\s]*$|=+\s*$|\/\/)/.test(line))
        return 0;
    return /^[0-9]+[.)](?=\s|$)/.test(line) ? line.search(/[.)]/) : -1;
}
function isLive(line, at, char) {
    const next = line.charAt(at + 1);
    switch (char) {
        case '`':
        case '*':
        case '~':
        case '[':
        case ']':
        case '|':
            return true;
        case '(':
            // Some renderers take the backslashes off the brackets of a link's text before they read it.
            return line.charAt(at - 1) === ']';
        case '_':
            return !insideWord(line, at);
        case '<':
            return next === '' || /[A-Za-z/!?]/.test(next);
        case '\\':
            return next === '' || PUNCTUATION.test(next);
        case '&':
            return ENTITY.test(line.slice(at, at + 40));
        case '@':
            return next !== ' ';
        case '#':
        case '+':
            return next !== ' ' && (at === 0 || !MENTION_BLOCKED_BY.test(line.charAt(at - 1)));
        case ':':
            return /^:\/(?:\/|$)/.test(line.slice(at, at + 3)) || SHORTCODE.test(line.slice(at, at + 80));
        case '.':
            return isWebName(line, at);
        default:
            return false;
    }
}
/** A single underscore between letters or digits is literal everywhere: `my_branch_name` needs no escape. */
function insideWord(line, at) {
    return WORD_BEFORE.test(line.slice(Math.max(0, at - 2), at)) && WORD_AFTER.test(line.slice(at + 1, at + 3));
}


/***/ }),

/***/ 8929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Cw: () => (/* binding */ CHARACTER),
/* harmony export */   Fq: () => (/* binding */ inertLine),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   vF: () => (/* binding */ asOneLine),
/* harmony export */   y1: () => (/* binding */ plainLines)
/* harmony export */ });
/** Text from outside as plain text: what a reader would see of it, without what only a machine sees. */
/** Most texts are one line of nothing but this, and need no tables of Unicode, which are slow to build. */
const PLAIN = /^[\x20-\x7e]*$/;
/**
 * Terminal sequences of ECMA-48: colours and the like, command strings such as a window's title, character sets. Each
 * part stops at the next escape character, so the work is linear; a string that nothing ends is no sequence.
 */
const SEQUENCES = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[ -/]+[0-~]|[0-OQ-WYZ\\`a-~])/g;
/** Characters that show nothing: format controls, bidirectional controls, zero-width ones, fillers, tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\u{FFF9}-\u{FFFB}]/gu;
/** Those of them that other scripts and emoji need; kept only where no ASCII letter is next to them. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F';
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
/**
 * What a reader is to see of a text from outside: no terminal sequences, no control, bidirectional or zero-width
 * characters, no broken surrogates, no blanks at either end of a line. Every kind of line break becomes `\n`, runs of
 * empty lines become one.
 */
function plainLines(text) {
    return PLAIN.test(text) ? text.trim() : shownLines(text);
}
function shownLines(text) {
    return text
        .replace(SEQUENCES, '')
        .toWellFormed()
        .replace(LINE_BREAK, '\n')
        .replace(CONTROL, (char) => (char === '\t' ? ' ' : ''))
        .replace(INVISIBLE, keepJoiner)
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
/** The text with its line breaks as blanks, otherwise as it is. */
function asOneLine(text) {
    return text.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ');
}
/** What a reader is to see, as one line: line breaks become blanks. */
function plainLine(text) {
    return plainLines(text).replace(/\n+/g, ' ');
}
/**
 * One line for places that are not Markdown, such as a subject: mentions are broken by an invisible character, since a
 * backslash would be seen there.
 */
function inertLine(text) {
    return plainLine(text).replace(/(^|[^A-Za-z0-9_!@#$%&*\\])([@#+])(?=\S)/g, '$1$2\u200B');
}
/** At most `max` characters, an ellipsis included, without breaking a character or what is joined to it. */
function clip(text, max) {
    if (text.length <= max)
        return text;
    let kept = '';
    for (const [character] of text.matchAll(CHARACTER)) {
        if (kept.length + character.length >= max)
            break;
        kept += character;
    }
    return `${kept.trimEnd()}\u2026`;
}
/** What a reader takes for one character: flags, families, letters with their accents stay together. */
const CHARACTER = /\p{RI}{2}|[^\p{M}\n](?:[\p{M}\u200C\p{Emoji_Modifier}]|\u200D\P{ASCII})*|[\p{M}\n]/gsu;
function keepJoiner(char, at, text) {
    if (!JOINERS.includes(char))
        return '';
    const before = text.charCodeAt(at - 1);
    const after = text.charCodeAt(at + 1);
    const keycap = char === '\uFE0F' && after === 0x20e3;
    if (char === '\uFE0E' || char === '\uFE0F')
        return keycap || before > 0x7f ? char : '';
    return before > 0x7f && after > 0x7f ? char : '';
}


/***/ }),

/***/ 1637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ onlyFailure),
/* harmony export */   Dw: () => (/* binding */ failingJobs),
/* harmony export */   Mf: () => (/* binding */ failedJobs),
/* harmony export */   Ot: () => (/* binding */ reasons),
/* harmony export */   Qb: () => (/* binding */ explanation),
/* harmony export */   c9: () => (/* binding */ stepWords),
/* harmony export */   e9: () => (/* binding */ failures)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5934);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5610);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5543);
/* harmony import */ var _words_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4336);
/* harmony import */ var _words_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8523);
/* harmony import */ var _words_speaker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1503);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1163);
/** What went wrong: which jobs, in which step, and the lines that explain it. */







/** Groups of jobs that are named; of the others the number of jobs is told. */
const GROUPS = 3;
/** Explaining lines of a chat message. */
const SHORT = 3;
/** Explaining lines of a topic or task. */
const LONG = 12;
/** Failing jobs that a list names. */
const JOBS = 20;
const FAILED_READS = [..._words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_READS */ .wf, 'job', 'failed_jobs', 'job_counts'];
/**
 * `**[test (ubuntu, 24)](\u2026)** in **[Run npm test](\u2026)** and 10 more legs`, and below it the lines that explain it; a line
 * for each group of jobs that failed for the same reason.
 */
const failures = {
    reads: ['failed_jobs'],
    render: ({ facts: { failed_jobs: failed = [] } }) => groupLines(failed, true),
};
/** What the first line does not tell of the failure: the groups of jobs, or the reason of the only one. */
const reasons = {
    reads: FAILED_READS,
    asks: ['failed_jobs'],
    render: ({ facts }) => {
        const alone = onlyFailure(facts);
        if (alone === undefined)
            return groupLines(facts.failed_jobs ?? [], true);
        return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)((0,_words_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsOf */ .zM)(alone).slice(0, SHORT).map(arrow), '  \n');
    },
};
/** The groups of jobs without reasons; nothing where the first line names the only one. */
const failingJobs = {
    reads: FAILED_READS,
    asks: ['failed_jobs'],
    render: ({ facts }) => (onlyFailure(facts) === undefined ? groupLines(facts.failed_jobs ?? [], false) : undefined),
};
/** The lines that explain the failure, in a block of code: for topics and tasks. */
const explanation = {
    reads: ['failed_jobs'],
    render: ({ facts: { failed_jobs: failed = [] } }) => {
        const groups = (0,_words_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c)(failed).filter(({ first }) => (0,_words_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsOf */ .zM)(first).length > 0);
        const lines = groups.flatMap(({ first }) => {
            const named = groups.length > 1 ? `${(0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPlain */ .Rh)(first.name, 80) ?? 'job'}:` : undefined;
            return [...(named === undefined ? [] : [named]), ...(0,_words_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonLines */ .c9)(first)];
        });
        if (lines.length === 0)
            return undefined;
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)(lines.length > LONG ? [...lines.slice(0, LONG - 1), '\u2026'] : lines);
    },
};
/** Every failing job with its step, as a list; nothing where the groups name all of them. */
const failedJobs = {
    reads: ['failed_jobs'],
    render: ({ facts: { failed_jobs: failed = [] } }) => {
        if (failed.length <= Math.min((0,_words_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c)(failed).length, GROUPS))
            return undefined;
        const hidden = failed.length - JOBS;
        const rows = failed
            .slice(0, JOBS)
            .map((job) => `- ${(0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([jobLink(job), verbOf(job), stepWords(job, '')], ' ')}`);
        return ['**Failed jobs**', '', ...rows, ...(hidden > 0 ? [`- \u2026 and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(hidden, 'more job')}`] : [])].join('\n');
    },
};
/** The failing job that the first line tells of: the one that is reported, or the only job of a run or deployment. */
function onlyFailure(facts) {
    const { failed_jobs: [first, ...others] = [], job_counts: counts } = facts;
    if (others.length > 0)
        return undefined;
    return (0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts) || !(0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeRun */ .hA)(facts) || counts?.total === 1 ? first : undefined;
}
/** `in **[Run npm test](\u2026)** and 2 more steps`; undefined where no failing step is known. */
function stepWords({ failed_steps: [first, ...others] }, mark = '**') {
    if (first === undefined)
        return undefined;
    const name = `in ${mark}${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPlain */ .Rh)(first.name, 120) ?? 'a step', first.url)}${mark}`;
    return others.length === 0 ? name : `${name} and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(others.length, 'more step')}`;
}
/** The first group has lines of its own for its reasons; the others have one at their end, where there is room. */
function groupLines(failed, explained) {
    const groups = (0,_words_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c)(failed);
    const shown = groups.slice(0, GROUPS);
    const hidden = groups.slice(GROUPS).reduce((sum, { others }) => sum + 1 + others, 0);
    const room = SHORT - (shown.length - 1);
    const lines = shown.flatMap((group, index) => {
        const reasons = explained
            ? (0,_words_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsOf */ .zM)(group.first)
                .slice(0, index === 0 ? room : 1)
                .map(arrow)
            : [];
        return index === 0 ? [groupLine(group), ...reasons] : [(0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([groupLine(group), ...reasons], ' ')];
    });
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([...lines, hidden > 0 ? `\u2026 and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(hidden, 'more failed job')}` : undefined], '  \n');
}
function groupLine({ first, others }) {
    const more = others === 0 ? undefined : `and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(others, 'more leg')}`;
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([`**${jobLink(first)}**`, verbOf(first), stepWords(first), more], ' ');
}
function jobLink({ name, url }) {
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPlain */ .Rh)(name, 120) ?? 'job', url);
}
/** That it failed goes without saying. */
function verbOf({ conclusion }) {
    return conclusion === 'timed_out' ? 'timed out' : undefined;
}
function arrow(reason) {
    return `\u21b3 ${reason}`;
}


/***/ }),

/***/ 8963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xB: () => (/* binding */ VERDICT_LINE_READS),
  Pl: () => (/* binding */ headline),
  ci: () => (/* binding */ isTriggerTold),
  MT: () => (/* binding */ verdictLine)
});

// EXTERNAL MODULE: ./lib/message/markdown/escape.js
var markdown_escape = __nccwpck_require__(5934);
// EXTERNAL MODULE: ./lib/message/words.js
var words = __nccwpck_require__(5610);
// EXTERNAL MODULE: ./lib/message/sections/failures.js
var failures = __nccwpck_require__(1637);
// EXTERNAL MODULE: ./lib/message/sections/history.js
var sections_history = __nccwpck_require__(7072);
// EXTERNAL MODULE: ./lib/message/sections/place.js
var place = __nccwpck_require__(2599);
// EXTERNAL MODULE: ./lib/message/sections/run.js
var run = __nccwpck_require__(881);
// EXTERNAL MODULE: ./lib/message/sections/words/time.js
var time = __nccwpck_require__(4989);
;// CONCATENATED MODULE: ./lib/message/sections/words/cron.js
/** Simple cron lines in words. */

const SHORT_DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
/** `03:00 every day`, `every 6 hours`, `04:17 on weekdays`; undefined for a line that takes more words. */
function cronWords(cron) {
    const fields = cron.trim().split(/\s+/);
    const [minute = '', hour = '', date = '', month, weekday = ''] = fields;
    if (fields.length !== 5 || month !== '*')
        return undefined;
    if (date === '*' && weekday === '*')
        return everyDay(minute, hour);
    const time = clock(minute, hour);
    if (time === undefined)
        return undefined;
    if (date !== '*')
        return weekday === '*' && isNumber(date, 31) ? `${time} on day ${Number(date)} of the month` : undefined;
    const days = daysOf(weekday.toUpperCase());
    return days === undefined ? undefined : `${time} on ${days}`;
}
function everyDay(minute, hour) {
    const time = clock(minute, hour);
    if (time !== undefined)
        return `${time} every day`;
    if (hour === '*')
        return minute === '*' ? 'every minute' : isNumber(minute, 59) ? 'every hour' : every(minute, 60, 'minute');
    return isNumber(minute, 59) ? every(hour, 24, 'hour') : undefined;
}
/** Of a step that does not divide the whole, the last interval would be shorter. */
function every(field, whole, unit) {
    const step = Number(/^\*\/(\d{1,2})$/.exec(field)?.[1]);
    if (step === 1)
        return `every ${unit}`;
    return whole % step === 0 ? `every ${step} ${unit}s` : undefined;
}
function clock(minute, hour) {
    if (!isNumber(minute, 59) || !isNumber(hour, 23))
        return undefined;
    return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
function daysOf(field) {
    if (field === '1-5' || field === 'MON-FRI')
        return 'weekdays';
    const named = SHORT_DAYS.indexOf(field);
    if (named === -1 && !isNumber(field, 7))
        return undefined;
    return `${(0,time/* dayName */.Ot)(named === -1 ? Number(field) : named)}s`;
}
function isNumber(field, most) {
    return /^\d{1,2}$/.test(field) && Number(field) <= most;
}

// EXTERNAL MODULE: ./lib/message/sections/words/speaker.js
var speaker = __nccwpck_require__(1503);
// EXTERNAL MODULE: ./lib/message/sections/words/text.js
var words_text = __nccwpck_require__(1163);
// EXTERNAL MODULE: ./lib/message/sections/words/verdict.js
var verdict = __nccwpck_require__(8779);
;// CONCATENATED MODULE: ./lib/message/sections/headline.js
/** The first line of a message: the verdict, what it is about, where, how long. */











/** What `verdictLine` reads of something that did not fail. */
const VERDICT_LINE_READS = [
    ...['actor', 'schedule', 'run.started_by'],
    ...[...verdict/* VERDICT_READS */.Mb, ...run/* run */.e.reads],
];
/** `\u274c **[CI / test](\u2026) failed** in **[Run npm test](\u2026)** \u00b7 [acme/app](\u2026) on [main](\u2026) \u00b7 [run #42](\u2026) (4m 3s)`. */
const headline = {
    reads: [
        ...['failed_jobs', 'job_counts', 'commits_since_green'],
        ...[...VERDICT_LINE_READS, ...place/* PLACE_READS */._X, ...sections_history/* ROW_READS */.XV],
    ],
    // One line does not pay for a history: it shows what is known by then.
    asks: [],
    render: (input) => {
        const { facts } = input;
        return (0,words_text/* joined */.oR)([`${(0,verdict/* verdict */.WJ)(facts).icon} ${sentence(input)}`, (0,place/* place */.ik)(facts), ...pieces(input)], ' \u00b7 ');
    },
};
/** `\u2705 **[CI / test](\u2026)** passed \u00b7 [run #42](\u2026) (3m 12s)`: the same without the place. */
function verdictLine(input) {
    const { icon } = (0,verdict/* verdict */.WJ)(input.facts);
    return (0,words_text/* joined */.oR)([`${icon} ${sentence(input)}`, ...pieces(input)], ' \u00b7 ') ?? icon;
}
function pieces(input) {
    const { facts } = input;
    if ((0,speaker/* isDeployment */.ce)(facts))
        return [trigger(facts), ...deploymentLinks(facts), commitsToDeploy(facts)];
    const linked = isNameLinkedToRun(facts);
    return [trigger(facts), linked ? undefined : run/* run */.e.render(input), jobCounts(facts), startupFault(facts)];
}
/** `**[CI / test](\u2026) failed** in **[Run npm test](\u2026)**`, `**[Nightly](\u2026)** (03:00 every day) **failed**`. */
function sentence(input) {
    const { facts } = input;
    const { name, verb, loud } = (0,verdict/* verdict */.WJ)(facts);
    const shown = (0,markdown_escape/* link */.nf)(name, speakerUrl(input));
    const clock = facts.schedule === undefined ? undefined : `(${clockWords(facts.schedule)})`;
    const said = loud && clock === undefined
        ? `**${shown} ${verb}**`
        : (0,words_text/* joined */.oR)([`**${shown}**`, clock, loud ? `**${verb}**` : verb], ' ');
    return `${said}${(0,words_text/* joined */.oR)([stoppedWords(facts), failedStep(facts)], '') ?? ''}${rowWords(facts)}`;
}
function clockWords(cron) {
    return cronWords(cron.slice(0, 100)) ?? (0,markdown_escape/* code */.aY)((0,words_text/* shortPlain */.Rh)(cron, 60) ?? '');
}
/** The job's page; where there is no run with a number to link to, the name has the link of the run. */
function speakerUrl(input) {
    const { facts } = input;
    if (isNameLinkedToRun(facts))
        return (0,run/* runUrl */.V)(input) ?? facts.deployment?.log_url;
    return (0,speaker/* isWholeRun */.hA)(facts) ? undefined : facts.job?.url;
}
function isNameLinkedToRun(facts) {
    return (0,speaker/* isDeployment */.ce)(facts) || facts.run?.number === undefined;
}
/** ` by a newer run`, ` after 6h`. */
function stoppedWords({ conclusion, stopped }) {
    if (conclusion === 'timed_out') {
        return stopped?.after_seconds === undefined ? undefined : ` after ${(0,time/* duration */.p0)(stopped.after_seconds)}`;
    }
    if (conclusion !== 'cancelled' || stopped === undefined)
        return undefined;
    if (stopped.by === 'newer_run')
        return ' by a newer run';
    const person = (0,words_text/* shortPlain */.Rh)(stopped.person, 60);
    return person === undefined ? undefined : ` by ${(0,markdown_escape/* escapeLine */.EH)(person)}`;
}
function failedStep(facts) {
    const failed = (0,verdict/* isRed */.iI)(facts) ? (0,failures/* onlyFailure */.$0)(facts) : undefined;
    const words = failed === undefined ? undefined : (0,failures/* stepWords */.c9)(failed);
    return words === undefined ? undefined : ` ${words}`;
}
/** `, run 4 in a row since [Tuesday](\u2026)`; of a deployment that works again, `, after [3h 12m](\u2026)`. */
function rowWords(facts) {
    if ((0,speaker/* isDeployment */.ce)(facts) && (0,verdict/* isFixed */.zZ)(facts)) {
        const time = (0,sections_history/* lasted */.aG)(facts);
        return time === undefined ? '' : `, after ${time}`;
    }
    const words = (0,verdict/* isRed */.iI)(facts) && facts.change === 'still-failing' ? (0,sections_history/* row */.nM)(facts) : undefined;
    return words === undefined ? '' : `, ${words}`;
}
/** True where the first line says who started the run. */
function isTriggerTold(facts) {
    return trigger(facts) !== undefined;
}
/** `started by Ada Lovelace`, where a person did: by hand, from another program, or again. */
function trigger({ event, run, actor }) {
    const dispatched = event.name.endsWith('_dispatch');
    if (!dispatched && (run?.attempt ?? 1) < 2)
        return undefined;
    const name = (0,words_text/* personName */.hJ)(run?.started_by ?? (dispatched ? actor : undefined));
    const by = name === undefined ? undefined : `by ${(0,markdown_escape/* escapeLine */.EH)(name)}`;
    const type = (0,words_text/* shortPlain */.Rh)(event.name === 'repository_dispatch' ? event.action : undefined, 60);
    const told = (0,words_text/* joined */.oR)([by, type === undefined ? undefined : `as ${(0,markdown_escape/* code */.aY)(type)}`], ' ');
    return told === undefined ? undefined : `started ${told}`;
}
/** `12 of 120 jobs`. */
function jobCounts(facts) {
    if (!(0,verdict/* isRed */.iI)(facts) || !(0,speaker/* isWholeRun */.hA)(facts) || facts.job_counts === undefined)
        return undefined;
    const { total, failed } = facts.job_counts;
    return failed > 0 && total > 1 ? `${(0,words/* grouped */.z)(failed)} of ${(0,words/* count */.U)(total, 'job')}` : undefined;
}
/** GitHub does not say more. */
function startupFault(facts) {
    const unstarted = (0,verdict/* isRed */.iI)(facts) && facts.stopped?.by === 'startup_failure';
    return unstarted ? 'probably an error in the workflow file' : undefined;
}
function deploymentLinks({ deployment, conclusion, run }) {
    const { url, log_url: log } = deployment ?? {};
    const site = conclusion === 'success' && url !== undefined ? (0,markdown_escape/* link */.nf)('open it', url) : undefined;
    // A log on the pages of the run is no other place than the name's link.
    const page = run?.url?.replace(/\/attempts\/\d+$/, '');
    const elsewhere = log !== undefined && page !== undefined && !log.startsWith(page);
    return [site, elsewhere ? (0,markdown_escape/* link */.nf)('log', log) : undefined];
}
/** `7 commits since the last one`. */
function commitsToDeploy(facts) {
    const since = (0,verdict/* isStarted */.WF)(facts) ? facts.commits_since_green : undefined;
    if (since === undefined)
        return undefined;
    return `${(0,markdown_escape/* link */.nf)((0,words/* count */.U)(since.count, 'commit'), since.compare_url)} since the last one`;
}


/***/ }),

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ greenCommits),
/* harmony export */   G5: () => (/* binding */ passedBefore),
/* harmony export */   K6: () => (/* binding */ greenGap),
/* harmony export */   XV: () => (/* binding */ ROW_READS),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   a2: () => (/* binding */ nounOf),
/* harmony export */   aG: () => (/* binding */ lasted),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   oF: () => (/* binding */ lastGreen),
/* harmony export */   ue: () => (/* binding */ sinceGreen)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5934);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5610);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5543);
/* harmony import */ var _words_speaker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1503);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1163);
/* harmony import */ var _words_time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4989);
/* harmony import */ var _words_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8779);
/** How it compares with the runs before. */







/** What `row` and `lasted` read. */
const ROW_READS = [
    ..._words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_READS */ .wf,
    'broken_since',
    'failures_in_a_row',
    'run.number',
];
/**
 * `broken since this run`, `still failing, run 4 in a row since [Tuesday](\u2026)`, `fixed after [1 day, 3 runs](\u2026)`, `passed
 * on attempt 2`; undefined where the history was not read, or nothing changed.
 */
const change = {
    reads: [...ROW_READS, 'change', 'run.attempt'],
    render: ({ facts }) => {
        const attempt = (0,_words_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isRerun */ .tc)(facts) ? ` on attempt ${facts.run?.attempt ?? 2}` : undefined;
        switch (facts.change) {
            case 'broken':
                return `broken since this ${nounOf(facts)}`;
            case 'still-failing':
                return attempt === undefined ? (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(['still failing', row(facts)], ', ') : `still failing${attempt}`;
            case 'fixed':
                return attempt === undefined ? (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(['fixed', lasted(facts)], ' after ') : `passed${attempt}`;
            default:
                return undefined;
        }
    },
};
/**
 * `run 4 in a row since [Tuesday](\u2026)`, `for at least 30 runs`; undefined where nothing is known of the row, or it is this
 * very run.
 */
function row(facts) {
    const { broken_since: since, failures_in_a_row: length = 0 } = facts;
    if ((0,_words_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isRerun */ .tc)(facts))
        return undefined;
    if (since === undefined)
        return length > 1 ? `for at least ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(length, nounOf(facts))}` : undefined;
    const time = (0,_words_time_js__WEBPACK_IMPORTED_MODULE_1__/* .sinceWhen */ .n5)(since);
    const begun = time === undefined ? undefined : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(time, since.url);
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([length > 1 ? `${nounOf(facts)} ${length} in a row` : undefined, begun], ' ');
}
/** `[1 day, 3 runs](\u2026)`: how long it was broken. */
function lasted(facts) {
    const { broken_since: since, failures_in_a_row: length = 0 } = facts;
    const time = since?.duration_seconds === undefined ? undefined : (0,_words_time_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln)(since.duration_seconds);
    const told = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([time, length > 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(length, nounOf(facts)) : undefined], ', ');
    return told === undefined ? undefined : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(told, since?.url);
}
function nounOf(facts) {
    return (0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts) ? 'deployment' : 'run';
}
/** `last good [5 days ago](\u2026)`. */
const lastGreen = {
    reads: ['last_green'],
    render: ({ facts: { last_green: green } }) => {
        if (green === undefined)
            return undefined;
        const { run, url, duration_seconds: seconds } = green;
        if (seconds !== undefined)
            return `last good ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(`${(0,_words_time_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln)(seconds)} ago`, url)}`;
        return run === undefined ? undefined : `last good in ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(`run #${run}`, url)}`;
    },
};
/** `the same commit passed in [run #41](\u2026)`. */
const passedBefore = {
    reads: ['passed_before', 'run.number'],
    render: ({ facts: { passed_before: before, run } }) => {
        if (before === undefined)
            return undefined;
        const { run: number, attempt, url } = before;
        const own = number === undefined || number === run?.number;
        const page = own ? (attempt === undefined ? undefined : `attempt ${attempt}`) : `run #${number}`;
        return `the same commit passed ${page === undefined ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)('before', url) : `in ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(page, url)}`}`;
    },
};
/** `[4 commits](\u2026) by Ada Lovelace and Grace Hopper since it last passed`. */
const sinceGreen = {
    reads: [..._words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_READS */ .wf, 'commits_since_green', 'suspects'],
    asks: ['commits_since_green', 'suspects'],
    render: ({ facts }) => {
        const commits = greenGap(facts);
        if (commits === undefined)
            return undefined;
        return `${commits} since ${(0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts) ? 'the last good deploy' : 'it last passed'}`;
    },
};
/** `[4 commits](\u2026) by Ada Lovelace and Grace Hopper`. */
function greenGap({ commits_since_green: since, suspects = [] }) {
    if (since === undefined)
        return undefined;
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(since.count, 'commit'), since.compare_url), (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .namesOf */ .eZ)(suspects)], ' by ');
}
/** The same commits as a list, newest last; a single one is told above it. */
const greenCommits = {
    reads: [..._words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_READS */ .wf, 'commits_since_green'],
    asks: ['commits_since_green'],
    render: ({ facts }) => {
        const since = facts.commits_since_green;
        if (since === undefined || since.count < 2 || since.commits.length === 0)
            return undefined;
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .commitList */ .WI)((0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts) ? 'Since the last good deploy' : 'Since it last passed', since);
    },
};


/***/ }),

/***/ 5543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   WI: () => (/* binding */ commitList),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   rl: () => (/* binding */ COMMIT_LINE_READS),
/* harmony export */   w_: () => (/* binding */ commitLine)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(229);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5934);
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8929);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5610);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1163);
/** Pieces of Markdown that several sections are made of. */





/** Commits that a list shows; of the others the number is told. */
const COMMITS = 10;
/** People that are named; of the others the number is told. */
const PEOPLE = 4;
/** What `commitLine` reads of the fact `commit` when it is signed with the commit's author. */
const COMMIT_LINE_READS = [
    'commit.short',
    'commit.url',
    'commit.subject',
    'commit.author',
];
/** `[abc1234](\u2026) Fix the login redirect \u2014 Ada Lovelace`. */
function commitLine(commit, author) {
    const line = `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(commit.short, commit.url)} ${(0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortMarkdown */ .uy)(commit.subject, 200) ?? ''}`;
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withAuthor */ .S$)(line.trimEnd(), author);
}
/** The newest commits as a list under a title, newest last. */
function commitList(title, group) {
    const shown = group.commits.slice(-COMMITS);
    const hidden = group.count - shown.length;
    const more = hidden > 0 ? [`- \u2026 and ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(hidden, 'earlier commit'), group.compare_url)}`] : [];
    return [`**${title}**`, '', ...more, ...shown.map((one) => `- ${commitLine(one, one.author)}`)].join('\n');
}
/** `Ada Lovelace, Grace Hopper and 2 others`; undefined for people without names. */
function namesOf(people) {
    const names = people.flatMap((person) => (0,_words_text_js__WEBPACK_IMPORTED_MODULE_1__/* .personName */ .hJ)(person) ?? []).map(_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeLine */ .EH);
    const hidden = names.length - PEOPLE;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(hidden > 0 ? [...names.slice(0, PEOPLE), (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(hidden, 'other')] : names) || undefined;
}
/** Lines as they are, in a block of code that they cannot end; their mentions are broken. */
function fenced(lines) {
    const text = lines.map(_markdown_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .inertLine */ .Fq).join('\n');
    let longest = 2;
    for (const [ticks] of text.matchAll(/`+/g))
        longest = Math.max(longest, ticks.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}\n${text}\n${fence}`;
}


/***/ }),

/***/ 2599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oe: () => (/* binding */ numberLink),
/* harmony export */   Y9: () => (/* binding */ deployedWords),
/* harmony export */   _X: () => (/* binding */ PLACE_READS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   ik: () => (/* binding */ place),
/* harmony export */   l: () => (/* binding */ repositoryLink)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5934);
/* harmony import */ var _words_speaker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1503);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1163);
/* harmony import */ var _words_time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4989);
/** Where it happened: repository, branch or tag, pull request, release, issue, as links. */




/** What `place` and `placeWords` read. */
const PLACE_READS = [
    ..._words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_READS */ .wf,
    'repository',
    'pull_request',
    'release',
    'item',
    'push',
    'ref',
];
/** `[acme/app](\u2026) on [main](\u2026)`; undefined when neither is known. */
function place(facts) {
    const repository = repositoryLink(facts.repository);
    const spot = (0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts) ? deployedSpot(facts) : spotOf(facts);
    if (spot === undefined)
        return repository;
    return repository === undefined ? spot.text : `${repository} ${spot.joint}${spot.text}`;
}
/** The same in plain words for a subject, with its preposition: `on main`, `on PR 12`. */
function placeWords(facts) {
    const { event, pull_request, release, ref, item, push } = facts;
    const name = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(ref?.name, 80);
    if (event.name === 'merge_group')
        return 'in the merge queue';
    if (pull_request !== undefined)
        return `on PR ${pull_request.number}`;
    if (release !== undefined)
        return `for release ${(0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(release.tag, 80) ?? ''}`.trimEnd();
    if (item !== undefined && !isCheck(facts)) {
        return `for ${kindOf(facts)} ${item.number ?? (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(item.title, 80) ?? ''}`.trimEnd();
    }
    if (name === undefined)
        return undefined;
    if (push?.deleted === true)
        return `after deleting ${name}`;
    return `on ${name}`;
}
/** What was deployed, as plain text for a subject: `v2.3.1`, `on main`. */
function deployedWords(facts) {
    const name = deployedName(facts);
    return name !== undefined && facts.ref?.type === 'branch' && facts.ref.name === name ? `on ${name}` : name;
}
/** What was deployed: a version, a tag, a branch; undefined for a bare commit. */
function deployedName({ deployment, ref }) {
    const name = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(deployment?.ref ?? ref?.name, 80);
    return name === undefined || /^[0-9a-f]{40,64}$/.test(name) ? undefined : name;
}
function repositoryLink(repository) {
    const name = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(repository?.name, 140);
    return name === undefined ? undefined : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(name, repository?.url);
}
/** A branch's or tag's name with its link. */
function refLink(ref) {
    const name = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(ref?.name, 100);
    return name === undefined ? undefined : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(name, ref?.url);
}
/** `[PR #12](\u2026)`, `[issue #7](\u2026)`: the number is the link, the title stays outside of it. */
function numberLink(noun, number, url) {
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(number === undefined ? noun : `${noun} #${number}`, url);
}
function spotOf(facts) {
    const { event, pull_request, release, item, push, ref } = facts;
    const name = refLink(ref);
    if (event.name === 'merge_group') {
        const target = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortMarkdown */ .uy)(pull_request?.base, 100) ?? name;
        return { joint: 'in ', text: target === undefined ? 'the merge queue' : `the merge queue of ${target}` };
    }
    if (pull_request !== undefined) {
        return { joint: commentJoint(event), text: numberLink('PR', pull_request.number, pull_request.url) };
    }
    if (release !== undefined) {
        return { joint: '', text: `release ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(release.tag, 100) ?? '', release.url)}` };
    }
    if (item !== undefined && !isCheck(facts)) {
        const joint = item.number === undefined ? '\u00b7 ' : commentJoint(event);
        return { joint, text: itemSpot(facts, item) };
    }
    if (name === undefined)
        return undefined;
    if (push?.deleted === true) {
        return { joint: '\u00b7 ', text: `deleted ${ref?.type ?? 'branch'} ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeLine */ .EH)(ref?.name ?? '')}` };
    }
    return { joint: 'on ', text: ref?.type === 'tag' ? `tag ${name}` : name };
}
/** `on [main](\u2026) (2m 10s)`, `\u00b7 [v2.3.1](\u2026) (2m 10s)`: what was deployed, and how long it took. */
function deployedSpot(facts) {
    const { deployment, ref } = facts;
    const name = deployedName(facts);
    const seconds = deployment?.duration_seconds;
    const took = seconds === undefined ? undefined : (0,_words_time_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(seconds);
    if (name === undefined)
        return took === undefined ? undefined : { joint: '\u00b7 ', text: took };
    const known = ref !== undefined && (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(ref.name, 80) === name;
    const shown = known ? refLink(ref) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeLine */ .EH)(name);
    const text = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([shown, took === undefined ? undefined : `(${took})`], ' ') ?? '';
    return { joint: known && ref.type === 'branch' ? 'on ' : '\u00b7 ', text };
}
/** `[issue #7](\u2026)`; a thing without a number is named by its title: `deleted branch fix/login`. */
function itemSpot(facts, item) {
    const kind = kindOf(facts);
    if (item.number !== undefined)
        return numberLink(kind, item.number, item.url);
    return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeLine */ .EH)(kind)} ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(item.title, 100) ?? '', item.url)}`.trimEnd();
}
const COMMENTS = new Map([
    ['created', '\u00b7 comment on '],
    ['edited', '\u00b7 edited comment on '],
    ['deleted', '\u00b7 deleted comment on '],
]);
/** An issue or pull request follows the repository; a comment on one is an event of its own. */
function commentJoint({ name, action }) {
    return (name.endsWith('_comment') ? COMMENTS.get(action) : undefined) ?? '';
}
/** A check is named by the speaker already. */
function isCheck({ event }) {
    return event.name.startsWith('check_');
}
function kindOf({ event, item }) {
    const change = event.name === 'delete' ? 'deleted ' : event.name === 'create' ? 'new ' : '';
    return change + ((0,_words_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortPlain */ .Rh)(item?.type, 40) ?? 'item');
}


/***/ }),

/***/ 5488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  b: () => (/* binding */ SECTIONS)
});

// EXTERNAL MODULE: ./lib/message/markdown/escape.js
var markdown_escape = __nccwpck_require__(5934);
// EXTERNAL MODULE: ./lib/message/words.js
var words = __nccwpck_require__(5610);
// EXTERNAL MODULE: ./lib/message/sections/lines.js
var lines = __nccwpck_require__(5543);
// EXTERNAL MODULE: ./lib/message/sections/place.js
var place = __nccwpck_require__(2599);
// EXTERNAL MODULE: ./lib/message/sections/release.js
var release = __nccwpck_require__(3885);
// EXTERNAL MODULE: ./lib/message/sections/words/speaker.js
var speaker = __nccwpck_require__(1503);
// EXTERNAL MODULE: ./lib/message/sections/words/text.js
var words_text = __nccwpck_require__(1163);
// EXTERNAL MODULE: ./lib/message/sections/words/verdict.js
var verdict = __nccwpck_require__(8779);
;// CONCATENATED MODULE: ./lib/message/sections/about.js
/** What the event was about: a commit, pull request, release, issue or comment. */








/** `[abc1234](\u2026) Fix the login redirect \u2014 Ada Lovelace \u00b7 [3 commits](\u2026) pushed`. */
const commit = {
    reads: [...lines/* COMMIT_LINE_READS */.rl, ...speaker/* DEPLOYMENT_READS */.wf, 'commit.sha', 'conclusion', 'push', 'commits_since_green'],
    asks: [...lines/* COMMIT_LINE_READS */.rl, 'push'],
    render: ({ facts }) => {
        const { commit, event, push } = facts;
        if (commit === undefined)
            return undefined;
        const line = (0,lines/* commitLine */.w_)(commit, event.name === 'schedule' ? undefined : commit.author);
        if ((0,speaker/* isDeployment */.ce)(facts))
            return `${line}${otherCommits(facts, commit)}`;
        if (push === undefined || push.count < 2)
            return line;
        const least = push.truncated === true ? 'at least ' : '';
        return `${line} \u00b7 ${(0,markdown_escape/* link */.nf)(`${least}${(0,words/* count */.U)(push.count, 'commit')} pushed`, push.compare_url)}`;
    },
};
/** `, and [6 more commits](\u2026) by 3 people`: what else a deployment brought. */
function otherCommits(facts, head) {
    const { commits_since_green: since } = facts;
    if (since === undefined || since.count < 2 || (0,verdict/* isStarted */.WF)(facts))
        return '';
    const others = since.commits.filter(({ sha }) => sha !== head.sha);
    const people = new Set(others.flatMap(({ author }) => (author?.bot ? [] : ((0,words_text/* personName */.hJ)(author) ?? []))));
    const [only] = people;
    const by = people.size > 1 ? ` by ${people.size} people` : only === undefined ? '' : ` by ${(0,markdown_escape/* escapeLine */.EH)(only)}`;
    const known = others.length === since.count - 1;
    return `, and ${(0,markdown_escape/* link */.nf)((0,words/* count */.U)(since.count - 1, 'more commit'), since.compare_url)}${known ? by : ''}`;
}
/** The commits of a push as a list, newest last. */
const commits = {
    reads: ['push'],
    render: ({ facts: { push } }) => push === undefined || push.count < 2 || push.commits.length === 0 ? undefined : (0,lines/* commitList */.WI)('Commits', push),
};
/** `\u201cFix the login redirect\u201d (draft) \u2014 Ada \u00b7 fix/login \u2192 main at [abc1234](\u2026)`. */
const pullRequest = {
    reads: ['pull_request', 'commit.short', 'commit.url', 'event'],
    render: ({ facts: { pull_request: request, commit, event } }) => {
        if (request === undefined)
            return undefined;
        const states = statesOf(request, event.action);
        const title = (0,words_text/* joined */.oR)([(0,words_text/* quoted */.TL)(request.title), states === undefined ? undefined : `(${states})`], ' ');
        const branches = (0,words_text/* joined */.oR)([(0,words_text/* shortMarkdown */.uy)(request.head, 100), (0,words_text/* shortMarkdown */.uy)(request.base, 100)], ' \u2192 ');
        const sha = commit === undefined ? undefined : (0,markdown_escape/* link */.nf)(commit.short, commit.url);
        return (0,words_text/* joined */.oR)([(0,words_text/* withAuthor */.S$)(title ?? '', request.author), (0,words_text/* joined */.oR)([branches, sha], ' at ')], ' \u00b7 ');
    },
};
/** What is unusual about it: `merged`, `closed`, `draft`, `from a fork`. */
function statesOf({ merged, draft, fork }, action) {
    const end = merged === true ? 'merged' : action === 'closed' ? 'closed without merging' : undefined;
    return (0,words_text/* joined */.oR)([end ?? (draft === true ? 'draft' : undefined), fork === true ? 'from a fork' : undefined], ', ');
}
/** `[PR #12](\u2026) \u00b7 [abc1234](\u2026) Merge pull request \u2014 ada`: what a merge queue tries. */
const queued = {
    reads: ['event', 'pull_request', ...lines/* COMMIT_LINE_READS */.rl],
    render: ({ facts: { event, pull_request: request, commit } }) => {
        if (event.name !== 'merge_group')
            return undefined;
        const number = request === undefined ? undefined : (0,place/* numberLink */.Oe)('PR', request.number, request.url);
        return (0,words_text/* joined */.oR)([number, commit === undefined ? undefined : (0,lines/* commitLine */.w_)(commit, commit.author)], ' \u00b7 ');
    },
};
/** Title and author of the issue, discussion or other numbered thing that the event is about. */
const item = {
    reads: ['item'],
    render: ({ facts: { item } }) => item?.number === undefined ? undefined : (0,words_text/* withAuthor */.S$)((0,words_text/* quoted */.TL)(item.title) ?? '', item.author),
};
/** The comment or review as a quotation. */
const comment = {
    reads: ['item'],
    render: ({ facts: { item } }) => {
        const text = (0,words_text/* shortMarkdown */.uy)(item?.comment, 300);
        return text === undefined ? undefined : `> ${text}`;
    },
};
/** The candidates for the one line of `about`, the most telling first. */
const CANDIDATES = [queued, pullRequest, release/* release */._r, item, commit];
/** What it was about, in one line: the section above that fits the event best. */
const about = {
    reads: ['push', ...CANDIDATES.flatMap(({ reads }) => reads)],
    asks: ['push', 'pull_request', ...lines/* COMMIT_LINE_READS */.rl],
    render: (input) => {
        if (input.facts.push?.deleted === true)
            return undefined;
        for (const { render } of CANDIDATES) {
            const line = render(input);
            if (line !== undefined)
                return line;
        }
        return undefined;
    },
};

// EXTERNAL MODULE: ./lib/message/sections/headline.js + 1 modules
var headline = __nccwpck_require__(8963);
// EXTERNAL MODULE: ./lib/message/sections/run.js
var run = __nccwpck_require__(881);
// EXTERNAL MODULE: ./lib/message/sections/words/time.js
var words_time = __nccwpck_require__(4989);
;// CONCATENATED MODULE: ./lib/message/sections/details.js
/** What a topic or task adds for whoever reads it days later: only what the first lines do not say. */







/** `**Started:** 2026-03-04 08:00 UTC by [Ada Lovelace](\u2026)` and the like. */
const details = {
    reads: [
        ...['actor', 'schedule', 'pull_request', 'release', 'item', 'run.started_by', 'run.started_at'],
        ...[...speaker/* SPEAKER_READS */.cP, ...lines/* COMMIT_LINE_READS */.rl, ...run/* run */.e.reads],
    ],
    asks: [],
    render: (input) => {
        const { facts } = input;
        const rows = [
            ['Deployed by', deployedBy(input)],
            ['Commit', isCommitTold(facts) || !facts.commit ? undefined : (0,lines/* commitLine */.w_)(facts.commit, facts.commit.author)],
            ...startedRows(facts),
        ];
        const known = rows.filter(([, value]) => value !== undefined);
        // No list: the one before it would go on.
        return (0,words_text/* joined */.oR)(known.map(([name, value]) => `**${name}:** ${value}`), '  \n');
    },
};
/** `Release / deploy \u00b7 [run #42](\u2026)`: the first line names the environment only. */
function deployedBy(input) {
    const { facts } = input;
    if (!(0,speaker/* isDeployment */.ce)(facts))
        return undefined;
    const name = (0,words_text/* joined */.oR)([(0,speaker/* workflowName */.tv)(facts), (0,speaker/* jobName */.dZ)(facts)], ' / ');
    return (0,words_text/* joined */.oR)([name === undefined ? undefined : (0,markdown_escape/* link */.nf)(name, facts.job?.url), run/* run */.e.render(input)], ' \u00b7 ');
}
/** Where the event is about something else, the lines above say nothing of the commit but its hash. */
function isCommitTold({ event, pull_request, release, item, commit }) {
    if (commit?.subject === undefined || event.name === 'merge_group')
        return true;
    return pull_request === undefined && release === undefined && item?.number === undefined;
}
function startedRows(facts) {
    const { run, job, actor } = facts;
    const person = (0,headline/* isTriggerTold */.ci)(facts) || facts.schedule !== undefined ? undefined : (run?.started_by ?? actor);
    const name = (0,words_text/* personName */.hJ)(person);
    const by = name === undefined ? undefined : (0,markdown_escape/* link */.nf)(name, person?.url);
    const time = (0,words_time/* minute */.Vc)(run?.started_at ?? job?.started_at);
    return time === undefined ? [['Started by', by]] : [['Started', (0,words_text/* joined */.oR)([time, by], ' by ')]];
}

// EXTERNAL MODULE: ./lib/message/sections/failures.js
var failures = __nccwpck_require__(1637);
// EXTERNAL MODULE: ./lib/message/sections/history.js
var sections_history = __nccwpck_require__(7072);
;// CONCATENATED MODULE: ./lib/message/sections/since.js
/** Since when, and who: the line below the verdict and its reason. */









/**
 * `Broken since this run. [a1b2c3d](\u2026) Round totals \u2014 Ada Lovelace`, `Fixed after [1 day, 3 runs](\u2026), by [f00ba12](\u2026)
 * Handle empty carts \u2014 Grace Hopper`. Where the history says nothing, only what it was about.
 */
const since = {
    reads: [
        ...release/* announced */.yb.reads,
        ...verdict/* VERDICT_READS */.Mb,
        ...sections_history/* ROW_READS */.XV,
        ...about.reads,
        ...sections_history/* sinceGreen */.ue.reads,
        ...sections_history/* lastGreen */.oF.reads,
        ...sections_history/* passedBefore */.G5.reads,
        'schedule',
    ],
    asks: ['change', 'commits_since_green', 'pull_request'],
    render: (input) => {
        if ((0,verdict/* isRed */.iI)(input.facts))
            return brokenLine(input);
        if ((0,release/* isAnnounced */.IQ)(input.facts))
            return release/* announced */.yb.render(input);
        return (0,verdict/* isFixed */.zZ)(input.facts) && !(0,speaker/* isDeployment */.ce)(input.facts) ? fixedLine(input) : about.render(input);
    },
};
function brokenLine(input) {
    const { facts } = input;
    // The commits since the last good deployment say that it was good.
    const told = (0,speaker/* isDeployment */.ce)(facts) && (facts.commits_since_green?.count ?? 0) > 1;
    const begun = facts.change === 'broken' && !told ? `broken since this ${(0,sections_history/* nounOf */.a2)(facts)}` : undefined;
    // Of a clock's run no commit is the news, but the time that it was good.
    const good = facts.schedule === undefined ? undefined : sections_history/* lastGreen */.oF.render(input);
    const sentence = (0,words_text/* joined */.oR)([(0,words_text/* joined */.oR)([begun, good], ', '), sections_history/* passedBefore */.G5.render(input)], ', but ');
    const blamed = blame(input, sentence !== undefined);
    if (sentence === undefined)
        return blamed;
    return blamed === undefined ? (0,words_text/* capital */.Nx)(sentence) : `${(0,words_text/* capital */.Nx)(sentence)}. ${blamed}`;
}
/** The commits that may have broken it: all since it was green, else the one that was built. */
function blame(input, begun) {
    const { facts } = input;
    const { commits = [], count: amount = 0 } = facts.commits_since_green ?? {};
    if (facts.pull_request !== undefined || facts.push?.deleted === true)
        return about.render(input);
    const [only] = commits;
    if (amount === 1 && only !== undefined)
        return (0,lines/* commitLine */.w_)(only, only.author);
    if (amount > 0)
        return facts.change === 'broken' && !(0,speaker/* isDeployment */.ce)(facts) ? (0,sections_history/* greenGap */.K6)(facts) : sections_history/* sinceGreen */.ue.render(input);
    return facts.schedule !== undefined && begun ? undefined : about.render(input);
}
/** Only a push says that its commits are what is new. */
function fixedLine(input) {
    const { event, commit, push } = input.facts;
    const time = (0,sections_history/* lasted */.aG)(input.facts);
    const fixed = (0,words_text/* joined */.oR)(['Fixed', time], ' after ') ?? '';
    if (event.name !== 'push' || commit === undefined)
        return (0,words_text/* joined */.oR)([fixed, about.render(input)], '. ');
    return `${fixed}${time === undefined ? '' : ','} by ${pushed(push)}${(0,lines/* commitLine */.w_)(commit, commit.author)}`;
}
/** `[3 commits](\u2026), the last `; nothing for a single one. */
function pushed(push) {
    if (push === undefined || push.count < 2)
        return '';
    return `${(0,markdown_escape/* link */.nf)((0,words/* count */.U)(push.count, 'commit'), push.compare_url)}, the last `;
}

;// CONCATENATED MODULE: ./lib/message/sections/registry.js
/**
 * The sections: named pieces of Markdown that presets are made of and that templates can use
 * (`{{ sections.commit }}`). A new one is one entry here: the facts it reads, and a function that renders them.
 */










/** Every section by the name that presets and templates use. */
const SECTIONS = {
    headline: headline/* headline */.Pl,
    announcement: release/* announcement */.uF,
    run: run/* run */.e,
    /** `Job [test (ubuntu-latest, 24)](\u2026)`. */
    job: {
        reads: ['job'],
        asks: [],
        render: ({ facts }) => {
            const name = (0,speaker/* jobName */.dZ)(facts);
            return name === undefined ? undefined : `Job ${(0,markdown_escape/* link */.nf)(name, facts.job?.url)}`;
        },
    },
    failures: failures/* failures */.e9,
    reasons: failures/* reasons */.Ot,
    failing_jobs: failures/* failingJobs */.Dw,
    failed_jobs: failures/* failedJobs */.Mf,
    explanation: failures/* explanation */.Qb,
    since: since,
    change: sections_history/* change */.Zg,
    last_green: sections_history/* lastGreen */.oF,
    passed_before: sections_history/* passedBefore */.G5,
    since_green: sections_history/* sinceGreen */.ue,
    green_commits: sections_history/* greenCommits */.EQ,
    commit: commit,
    pull_request: pullRequest,
    item: item,
    comment: comment,
    release: release/* release */._r,
    queued: queued,
    about: about,
    commits: commits,
    details: details,
};


/***/ }),

/***/ 3885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ announcedWords),
/* harmony export */   IQ: () => (/* binding */ isAnnounced),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   yb: () => (/* binding */ announced)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5934);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8963);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2599);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1163);
/** A release: news by itself, where nothing went wrong. */




/** What the event says of it; other words of GitHub are no news. */
const ACTIONS = new Map([
    ['published', 'was released'],
    ['released', 'was released'],
    ['prereleased', 'was released as a pre-release'],
    ['unpublished', 'was unpublished'],
    ['deleted', 'was deleted'],
]);
/** True where the release is the news, and the verdict comes second. */
function isAnnounced({ event, release, conclusion }) {
    return event.name === 'release' && release !== undefined && conclusion === 'success' && ACTIONS.has(event.action);
}
/** `v2.3.1 was released`, as plain text. */
function announcedWords(facts) {
    return isAnnounced(facts) ? `${tagOf(facts)} ${actionOf(facts)}` : undefined;
}
/** `\ud83d\udce6 **[v2.3.1](\u2026)** was released \u00b7 [acme/app](\u2026) \u2014 Ada Lovelace`. */
const announcement = {
    reads: ['event', 'release', 'conclusion', 'repository'],
    render: ({ facts }) => {
        if (!isAnnounced(facts))
            return undefined;
        const { release, repository } = facts;
        const words = `\ud83d\udce6 **${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(tagOf(facts), release?.url)}** ${actionOf(facts)}`;
        return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withAuthor */ .S$)((0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([words, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryLink */ .l)(repository)], ' \u00b7 ') ?? words, release?.author);
    },
};
function tagOf({ release }) {
    return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortPlain */ .Rh)(release?.tag, 100) ?? 'A release';
}
function actionOf({ event, release }) {
    const early = event.action === 'published' && release?.prerelease === true;
    return ACTIONS.get(early ? 'prereleased' : event.action) ?? '';
}
/** `Summer release \u00b7 \u2705 **[Publish / npm](\u2026)** passed \u00b7 [run #5](\u2026) (2m)`: what comes below the announcement. */
const announced = {
    reads: [..._headline_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICT_LINE_READS */ .xB, 'release'],
    asks: [],
    render: (input) => {
        const { release } = input.facts;
        if (release === undefined || !isAnnounced(input.facts))
            return undefined;
        const name = release.name === release.tag ? undefined : (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortMarkdown */ .uy)(release.name, 200);
        return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([name, (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictLine */ .MT)(input)], ' \u00b7 ');
    },
};
/** `Summer release (pre-release) \u2014 ada`; the name is left out where it only repeats the tag. */
const release = {
    reads: ['release'],
    render: ({ facts: { release } }) => {
        if (release === undefined)
            return undefined;
        const name = release.name === release.tag ? undefined : (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortMarkdown */ .uy)(release.name, 200);
        const kind = release.draft ? 'draft' : release.prerelease ? 'pre-release' : 'release';
        if (name !== undefined)
            return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withAuthor */ .S$)(kind === 'release' ? name : `${name} (${kind})`, release.author);
        const author = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_3__/* .personName */ .hJ)(release.author);
        return author === undefined ? undefined : `${kind === 'release' ? 'released' : kind} by ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLine */ .EH)(author)}`;
    },
};


/***/ }),

/***/ 881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5934);
/* harmony import */ var _words_speaker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1503);
/* harmony import */ var _words_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1163);
/* harmony import */ var _words_time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4989);
/* harmony import */ var _words_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8779);
/** The run and its link. */





/**
 * `[run #42](\u2026) (3m 12s)`, `[run #8](\u2026) \u201cImport 2026-03-04\u201d (attempt 2: the first failed on the same commit)`. The
 * duration is that of what is reported: the job's, or the run's. The link carries the marker.
 */
const run = {
    reads: [
        ...[
            'event',
            'scope',
            'job',
            'run.number',
            'run.attempt',
            'run.duration_seconds',
            'run.url',
            'run.title',
        ],
        ...['change', 'broken_since', 'stopped'],
    ],
    // The words of another attempt need the history, which a link alone is not worth.
    asks: ['run.number', 'run.attempt', 'run.duration_seconds', 'run.url', 'run.title', 'job.duration_seconds'],
    render: (input) => {
        const { facts } = input;
        if (facts.run === undefined)
            return undefined;
        const { number, title } = facts.run;
        // Checks of other apps are no runs.
        const page = facts.event.name.startsWith('check_') ? 'details' : 'run';
        const shown = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(number === undefined ? page : `run #${number}`, runUrl(input));
        const details = (0,_words_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([took(facts), attemptOf(facts)], ', ');
        return (0,_words_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([shown, (0,_words_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(title), details === undefined ? undefined : `(${details})`], ' ');
    },
};
/** Not of what was stopped: how long that ran is told with it, or no news. Hosts that tell no end repeat the start. */
function took(facts) {
    const { run, job, stopped } = facts;
    const { number, duration_seconds: whole } = run ?? {};
    const seconds = (0,_words_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeRun */ .hA)(facts) || number === undefined ? whole : job?.duration_seconds;
    return seconds === undefined || seconds < 1 || stopped !== undefined ? undefined : (0,_words_time_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(seconds);
}
/** `attempt 2: the first failed on the same commit`; undefined for the first. */
function attemptOf(facts) {
    const attempt = facts.run?.attempt ?? 1;
    if (attempt < 2)
        return undefined;
    if (facts.change !== 'fixed' || !(0,_words_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isRerun */ .tc)(facts))
        return `attempt ${attempt}`;
    return `attempt ${attempt}: ${attempt === 2 ? 'the first' : `attempt ${attempt - 1}`} failed on the same commit`;
}
/** The address of the run with the marker in its fragment; unchanged where it has a fragment already. */
function runUrl({ facts, marker }) {
    const url = facts.run?.url;
    return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}


/***/ }),

/***/ 4336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ groupsOf)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8523);
/** Jobs that failed for one reason: legs of a matrix, told as one. */

/**
 * Legs of one job that failed in the same step are one group, unless their reasons are known and differ. The reasons of
 * only a few jobs are read, so a leg without one goes with the others.
 */
function groupsOf(failed) {
    const families = Map.groupBy(failed, (job) => `${familyOf(job)}\n${job.conclusion}\n${job.failed_steps[0]?.name}`);
    return [...families.values()].flatMap(splitByReason);
}
function splitByReason(legs) {
    const byReason = Map.groupBy(legs, reasonKey);
    const unexplained = byReason.get(undefined) ?? [];
    byReason.delete(undefined);
    const groups = byReason.size === 0 ? [unexplained] : [...byReason.values()];
    const extra = byReason.size === 0 ? 0 : unexplained.length;
    return groups.flatMap(([first, ...others], index) => first === undefined ? [] : [{ first, others: others.length + (index === 0 ? extra : 0) }]);
}
/** `test (ubuntu, 24)` and `test (windows, 22)` are legs of `test`. A job without a leg is a family of its own. */
function familyOf({ name, id }) {
    const leg = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
    return leg > 0 ? name.slice(0, leg) : `${name}\n${id ?? ''}`;
}
/** Ids, durations and counts differ from leg to leg. */
function reasonKey(job) {
    return (0,_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .firstReason */ .$l)(job)?.replace(/\d+/g, '#');
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ firstReason),
/* harmony export */   c9: () => (/* binding */ reasonLines),
/* harmony export */   zM: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5934);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1163);
/** The lines that explain why a job failed. */


/** Errors of one job that are looked at. */
const ERRORS = 12;
const LINE = 200;
/** What a runner reports of any failure, and which explains none. */
const EMPTY = [
    /^(?:Error: )?(?:The )?process completed with exit code -?\d+\.?$/i,
    /^(?:Error: )?The operation was cancell?ed\.?$/i,
    /^The job running on runner .* has exceeded the maximum execution time of .*$/i,
];
/** The first line of each error, as Markdown: `expected 1 to be 2 (src/sum.test.ts:12)`. */
function reasonsOf(job) {
    const reasons = telling(job).flatMap((error) => {
        const [first] = linesOf(error);
        const where = placeOf(error);
        return first === undefined ? [] : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeLine */ .EH)(first) + (where === undefined ? '' : ` (${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeLine */ .EH)(where)})`);
    });
    return [...new Set(reasons)];
}
/** All lines of all errors as plain text, each error with its place in front. */
function reasonLines(job) {
    return telling(job).flatMap((error) => {
        const [first, ...others] = linesOf(error);
        const where = placeOf(error);
        return first === undefined ? [] : [where === undefined ? first : `${where}: ${first}`, ...others];
    });
}
/** The first explaining line as plain text. */
function firstReason(job) {
    return telling(job).flatMap((error) => linesOf(error).slice(0, 1))[0];
}
function telling({ errors }) {
    return errors.slice(0, ERRORS).filter((error) => {
        const [first] = linesOf(error);
        return first !== undefined && !EMPTY.some((phrase) => phrase.test(first));
    });
}
/** The lines of an error on which there is something to see. */
function linesOf({ message }) {
    const lines = message.slice(0, ERRORS * LINE * 8).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
    return lines.flatMap((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPlain */ .Rh)(line, LINE) ?? []).slice(0, ERRORS);
}
/** `src/sum.test.ts:12`. */
function placeOf({ path, line }) {
    const file = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPlain */ .Rh)(path, 120);
    return file === undefined || line === undefined ? file : `${file}:${line}`;
}


/***/ }),

/***/ 1503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ speakerName),
/* harmony export */   VE: () => (/* binding */ environmentName),
/* harmony export */   cP: () => (/* binding */ SPEAKER_READS),
/* harmony export */   ce: () => (/* binding */ isDeployment),
/* harmony export */   dZ: () => (/* binding */ jobName),
/* harmony export */   hA: () => (/* binding */ isWholeRun),
/* harmony export */   tv: () => (/* binding */ workflowName),
/* harmony export */   wf: () => (/* binding */ DEPLOYMENT_READS)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1163);
/** Who speaks: a job for itself, the run only where the whole run is known, a deployment for its environment. */

/** What `isDeployment` reads. */
const DEPLOYMENT_READS = ['scope', 'deployment', 'event'];
/** What `speakerName` reads. */
const SPEAKER_READS = [...DEPLOYMENT_READS, 'workflow', 'job'];
/** True when the message speaks for a deployment. */
function isDeployment({ scope, deployment, event }) {
    return deployment !== undefined && (scope ?? scopeOf(event.name)) === 'deployment';
}
/** True when the message speaks for the whole run, and not for one job. */
function isWholeRun({ scope, job }) {
    return scope === 'run' || job === undefined;
}
/** The name as plain text: `CI / test (ubuntu, 24)`, `CI`, `Deploy to production`. */
function speakerName(facts) {
    if (isDeployment(facts))
        return `Deploy to ${environmentName(facts)}`;
    const workflow = workflowName(facts);
    const job = isWholeRun(facts) ? undefined : jobName(facts);
    if (workflow === undefined || job === undefined)
        return workflow ?? job ?? 'The build';
    const same = job.toLowerCase().startsWith(workflow.toLowerCase()) && isNameOrLeg(job.slice(workflow.length));
    return same ? workflow + job.slice(workflow.length) : `${workflow} / ${job}`;
}
/** Where it goes, as plain text. */
function environmentName({ deployment }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortPlain */ .Rh)(deployment?.environment, 80) ?? 'an environment';
}
function workflowName({ workflow }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortPlain */ .Rh)(workflow, 100);
}
/** The job's name with its leg of the matrix. */
function jobName({ job }) {
    const name = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortPlain */ .Rh)(job?.name, 120);
    const leg = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortPlain */ .Rh)(job?.matrix, 80);
    return name === undefined || leg === undefined || name.includes(leg) ? name : `${name} (${leg})`;
}
/** Without the fact `scope`, the event decides. */
function scopeOf(event) {
    return event.startsWith('deployment') ? 'deployment' : undefined;
}
/** Where workflow and job have the same name, what is left of the job's is nothing or its leg. */
function isNameOrLeg(rest) {
    return rest === '' || /^ \(.*\)$/.test(rest);
}


/***/ }),

/***/ 1163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   Rh: () => (/* binding */ shortPlain),
/* harmony export */   S$: () => (/* binding */ withAuthor),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   hJ: () => (/* binding */ personName),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   uy: () => (/* binding */ shortMarkdown)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5934);
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8929);
/** Text from outside, short and on one line. */


/** The text on one line of at most `max` characters, not escaped; undefined when nothing is left to see. */
function shortPlain(text, max) {
    if (text === undefined)
        return undefined;
    // Cut first as well, so that no time is spent on a megabyte of which one line is shown.
    const plain = (0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text.slice(0, max * 8)), max);
    return plain === '' ? undefined : plain;
}
/** The same, escaped. */
function shortMarkdown(text, max) {
    const plain = shortPlain(text, max);
    return plain === undefined ? undefined : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeLine */ .EH)(plain);
}
/** A title in quotation marks: a stranger may have written it, and it may read like a verdict. */
function quoted(title) {
    const text = shortMarkdown(title, 200);
    return text === undefined ? undefined : `\u201c${text}\u201d`;
}
/** A person's name as plain text: the full one, else the login. */
function personName(person) {
    return shortPlain(person?.name ?? person?.login, 60);
}
/** The text with a person behind it; the person alone where there is no text. */
function withAuthor(text, author) {
    const name = personName(author);
    if (name === undefined)
        return text;
    return text === '' ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeLine */ .EH)(name) : `${text} \u2014 ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeLine */ .EH)(name)}`;
}
/** The pieces that there are; undefined for none. */
function joined(pieces, separator) {
    const present = pieces.filter((piece) => piece !== undefined && piece !== '');
    return present.length === 0 ? undefined : present.join(separator);
}
/** With a capital letter at the start. */
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 4989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   Ot: () => (/* binding */ dayName),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   n5: () => (/* binding */ sinceWhen),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5610);
/** Times as people say them. Without `Intl`, which takes milliseconds to load. All days are days in UTC. */

const DAY = 86_400;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** From the seventh day on, the name of a day may mean two of them. */
const LONGEST_BY_NAME = 6 * DAY;
/** Name of a day by its number: Sunday is 0, and 7 as well. */
function dayName(day) {
    return DAYS[day % 7] ?? '';
}
/** How long something ran: `48s`, `3m 12s`, `2h 5m`, `1d 3h`. */
function duration(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    const units = [
        [Math.floor(whole / DAY), 'd'],
        [Math.floor(whole / 3600) % 24, 'h'],
        [Math.floor(whole / 60) % 60, 'm'],
        [whole % 60, 's'],
    ];
    const first = units.findIndex(([amount]) => amount > 0);
    if (first === -1)
        return '0s';
    const shown = units.slice(first, first + 2).filter(([amount]) => amount > 0);
    return shown.map(([amount, unit]) => `${amount}${unit}`).join(' ');
}
/** How long a state lasted: `48s`, `3h 12m`, `1 day`, `12 days`. */
function span(seconds) {
    return seconds < DAY ? duration(seconds) : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(Math.round(seconds / DAY), 'day');
}
/** `for 3h 12m`, `since Tuesday`, `for 12 days`; undefined where the time is not known. */
function sinceWhen({ at, duration_seconds: seconds }) {
    if (seconds === undefined)
        return undefined;
    const day = at === undefined ? Number.NaN : new Date(at).getUTCDay();
    const named = seconds >= DAY && seconds < LONGEST_BY_NAME && !Number.isNaN(day);
    return named ? `since ${dayName(day)}` : `for ${span(seconds)}`;
}
/** `2026-03-04 08:00 UTC`; undefined for what is no time. */
function minute(time) {
    const found = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(time ?? '');
    return found === null ? undefined : `${found[1]} ${found[2]} UTC`;
}


/***/ }),

/***/ 8779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ VERDICT_READS),
/* harmony export */   WF: () => (/* binding */ isStarted),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   iI: () => (/* binding */ isRed),
/* harmony export */   tc: () => (/* binding */ isRerun),
/* harmony export */   zZ: () => (/* binding */ isFixed)
/* harmony export */ });
/* harmony import */ var _speaker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1503);
/** How it ended, in words: the same in all sections and in the subject. */

const ENDINGS = {
    success: { icon: '\u2705', verb: 'passed', loud: false },
    failure: { icon: '\u274c', verb: 'failed', loud: true },
    timed_out: { icon: '\u23f1\ufe0f', verb: 'timed out', loud: true },
    cancelled: { icon: '\u26aa', verb: 'was cancelled', loud: true },
    skipped: { icon: '\u26aa', verb: 'was skipped', loud: false },
    neutral: { icon: '\u26aa', verb: 'finished without a verdict', loud: false },
    action_required: { icon: '\u270b', verb: 'needs an approval', loud: false },
    in_progress: { icon: '\u25b6\ufe0f', verb: 'started', loud: false },
};
/** What is not over yet, by the state of the deployment. */
const STATES = new Map([
    ['queued', 'is queued'],
    ['pending', 'is pending'],
    ['waiting', 'is waiting'],
    ['in_progress', 'is in progress'],
    ['inactive', 'is no longer active'],
]);
const VERDICT_READS = [
    ..._speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .SPEAKER_READS */ .cP,
    'conclusion',
    'change',
    'broken_since',
    'stopped',
    'run.number',
];
function verdict(facts) {
    const name = (0,_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .speakerName */ .$P)(facts);
    if ((0,_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployment */ .ce)(facts)) {
        if (facts.conclusion === 'success' && !isFixed(facts)) {
            return { icon: '\u2705', name: `Deployed to ${(0,_speaker_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentName */ .VE)(facts)}`, verb: '', loud: false };
        }
        if (isStarted(facts))
            return { ...ENDINGS.in_progress, icon: '\ud83d\ude80', name };
    }
    return { ...endingOf(facts), name };
}
function endingOf(facts) {
    const { conclusion, stopped, deployment } = facts;
    if (conclusion === undefined) {
        const state = STATES.get(deployment?.state);
        return state === undefined
            ? { icon: '\u2754', verb: 'ended, but nothing tells how', loud: false }
            : { icon: '\u23f3', verb: state, loud: false };
    }
    const ending = ENDINGS[conclusion];
    if (isFixed(facts))
        return { ...ending, verb: 'works again' };
    if (isRed(facts) && stopped?.by === 'startup_failure')
        return { ...ending, verb: 'could not start' };
    if (facts.change !== 'still-failing')
        return ending;
    return conclusion === 'timed_out'
        ? { ...ending, verb: 'timed out again' }
        : { ...ending, verb: 'still fails', loud: false };
}
/** True where something has to be mended. */
function isRed({ conclusion }) {
    return conclusion === 'failure' || conclusion === 'timed_out';
}
/** True for what has only begun. */
function isStarted({ conclusion }) {
    return conclusion === 'in_progress';
}
/** True for the first green end after a red one. Another attempt mends nothing: the commit is the same. */
function isFixed(facts) {
    return facts.change === 'fixed' && facts.conclusion === 'success' && !isRerun(facts);
}
/** True when the red row began with an earlier attempt of this very run. */
function isRerun({ broken_since: since, run }) {
    return since?.run !== undefined && since.run === run?.number;
}


/***/ }),

/***/ 5610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
/** Words that all parts of a message share. */
/** `1 commit`, `2 commits`, `1,204 commits`. */
function count(amount, noun) {
    return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}
/** `1,204`. By hand, because `Intl` takes milliseconds to load. */
function grouped(amount) {
    return String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}


/***/ }),

/***/ 2037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1916);

/** Edits within which a name counts as a slip of another. */
const EDITS = 2;
/** Longer texts are no names. */
const LONGEST = 200;
/** The name that was probably meant: the nearest within two edits, undefined when none is that near. */
function nearest(given, names) {
    if (given.length > LONGEST)
        return undefined;
    const ranked = names
        .filter((name) => Math.abs(name.length - given.length) <= EDITS)
        .map((name) => ({ name, edits: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given.toLowerCase(), name.toLowerCase()) }))
        .filter(({ name, edits }) => edits <= EDITS && edits < name.length)
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}


/***/ }),

/***/ 229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   SP: () => (/* binding */ shown)
/* harmony export */ });
/** Small pieces of English that several parts need: a wrong value in an error, a list of names. */
/** How much of a value an error shows. */
const LONGEST = 60;
/** A value from outside, for an error: short, on one line, without control characters. */
function shown(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'number')
        return String(value);
    // Cut first as well: of a megabyte no more than the beginning is shown.
    const text = JSON.stringify(typeof value === 'string' ? value.slice(0, LONGEST * 2) : value) ?? typeof value;
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}\u2026` : text;
    return withoutControls(short);
}
/** A name from outside, for an error: short, on one line, without control characters. */
function shortName(name) {
    return withoutControls(name.length > LONGEST ? `${name.slice(0, LONGEST).toWellFormed()}\u2026` : name.toWellFormed());
}
function withoutControls(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
/** `a`, `a and b`, `a, b and c`; empty for no words. */
function listed(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}


/***/ }),

/***/ 2767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TB: () => (/* binding */ SAFE_BODY),
/* harmony export */   W7: () => (/* binding */ ASSOCIATION_TYPES)
/* harmony export */ });
/* unused harmony exports ROLES, USER_TYPES */
/** The fixed words of the service's API, and where content can go. */
/** Roles of a member (API 2). */
const ROLES = (/* unused pure expression or super */ null && (['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN']));
/** Types of user in an invitation (API 2). */
const USER_TYPES = (/* unused pure expression or super */ null && (['member', 'guest']));
/** What a target is called inside an association (API 4.1). */
const ASSOCIATION_TYPES = { team: 'Entity.Workroom', forum: 'Entity.Forum' };
/** How long a body may safely be. The service documents no limit (API 8); every observed client stays below this. */
const SAFE_BODY = { characters: 3900, bytes: 8180 };


/***/ }),

/***/ 737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readCreation),
/* harmony export */   r: () => (/* binding */ tellsError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9605);
/** What the body of a 2xx says of the record that a POST was to create. */


/**
 * Reads the body of a 2xx. The id of a topic or task is a positive whole number, as a number or as digits; that of a
 * chat message may be any text.
 */
function readCreation(answer, kind) {
    if (tellsError(answer))
        return { type: 'error' };
    const id = idIn(answer, kind);
    return id === undefined ? { type: 'unnamed' } : { type: 'created', id };
}
/** Whether an answer holds an `error` at its top, or under `d`, that is not empty. */
function tellsError(answer) {
    // Most answers are told apart without being parsed.
    if (!answer.includes('"error"'))
        return false;
    const parsed = parse(() => JSON.parse(answer));
    const tops = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed) ? [parsed, parsed['d']] : [];
    return tops.some((top) => (0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(top) && Object.hasOwn(top, 'error') && !isEmpty(top['error']));
}
function isEmpty(error) {
    return !error || (typeof error === 'object' && Object.keys(error).length === 0);
}
function idIn(answer, kind) {
    const record = parse(() => (0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .unwrapText */ .FK)(answer).value);
    const id = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record) ? record['id'] : undefined;
    const text = typeof id === 'number' ? String(id) : id;
    if (typeof text !== 'string' || text === '')
        return undefined;
    if (kind === 'chat message')
        return text;
    const number = /^\d{1,16}$/.test(text) ? Number(text) : 0;
    return number > 0 && Number.isSafeInteger(number) ? String(number) : undefined;
}
function parse(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc || error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 9605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ unwrapText),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gH: () => (/* binding */ isTooDense)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/**
 * Takes off the envelope of an answer. There are four: a list under `d.results`, one object under `d.results`, the
 * value under `d` itself, and none. One rule covers them all: `d` if it is there, else the whole; then its `results`.
 */

/** Parses an answer's text and takes off the envelope. */
function unwrapText(text) {
    return unwrap(parseJson(text));
}
function unwrap(answer) {
    const outer = isObject(answer) && 'd' in answer ? { value: answer['d'], path: 'd' } : { value: answer, path: '' };
    if (!isObject(outer.value) || !Object.hasOwn(outer.value, 'results'))
        return { ...outer, count: undefined };
    const { value, path } = outer;
    return { value: value['results'], path: join(path, 'results'), count: readCount(value['__count']) };
}
/** Parsing takes up to forty times the memory of the text where that is little but brackets. */
const MOST_VALUES = 10_000;
/** Whether a text holds more values than may be parsed: no list of records does. */
function isTooDense(text) {
    if (text.length <= MOST_VALUES)
        return false;
    let values = 0;
    let inText = false;
    for (let index = 0; index < text.length; index++) {
        const unit = text[index];
        if (unit === '"')
            inText = !inText;
        else if (inText && unit === '\\')
            index += 1;
        else if (!inText && (unit === ',' || unit === '[' || unit === '{'))
            values += 1;
    }
    return values > MOST_VALUES;
}
/** The elements of a value that must be a list: an array, or an object with an array under `results`. */
function elements({ value, path }) {
    const inner = isObject(value) && Object.hasOwn(value, 'results') ? value['results'] : value;
    const place = inner === value ? path : join(path, 'results');
    if (!Array.isArray(inner))
        throw mismatch(place, 'a list', inner);
    return inner.map((element, index) => ({ value: element, path: `${place}[${index}]` }));
}
/** The error for a value of another type. It names the type found, never the value, which is foreign text. */
function mismatch(path, expected, found) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc(path || 'answer', `must be ${expected}, got ${typeName(found)}`);
}
/** True for a plain object of parsed JSON. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Appends a property's name to a path. */
function join(path, name) {
    return path === '' ? name : `${path}.${name}`;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser's own message quotes the text.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc('answer', text.trim() === '' ? 'must be JSON, got nothing' : 'must be JSON, got other text');
    }
}
function readCount(value) {
    const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}
function typeName(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}


/***/ }),

/***/ 8100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ targetPath),
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   VJ: () => (/* binding */ checkedId),
/* harmony export */   fn: () => (/* binding */ idSegment),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* unused harmony export stringLiteral */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(229);
/**
 * The parts of a path, written so that no value can change the path around it: ids are digits, names come from fixed
 * lists, literals double their quotes and percent-encode everything that has a meaning in a URL.
 */


/** A numeric id as digits. Throws a SettingsError that names `option` for everything else. */
function idSegment(option, value) {
    return String(checkedId(option, value));
}
/** The same check for an id that goes into a body. */
function checkedId(option, value) {
    if (Number.isSafeInteger(value) && value > 0)
        return value;
    throw wrong(option, `must be a positive whole number, got ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(value)}`, 'Give the numeric id');
}
/** `/workrooms(5)` or `/forums(5)`. */
function targetPath(target) {
    const type = oneOf('target type', ['team', 'forum'], target.type);
    return type === 'team' ? `/workrooms(${idSegment('team', target.id)})` : `/forums(${idSegment('forum', target.id)})`;
}
/** A quoted string of a path: `'` stays raw and is doubled inside, the rest is percent-encoded. */
function stringLiteral(value) {
    return `'${encodeURIComponent(value.toWellFormed().replaceAll("'", "''"))}'`;
}
/** `value` when it is one of `allowed`; else a SettingsError that lists them. */
function oneOf(option, allowed, value) {
    const found = allowed.find((name) => name === value);
    if (found !== undefined)
        return found;
    throw wrong(option, `got ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(value)}`, `Give one of ${allowed.join(', ')}`);
}
/** The error for a wrong argument: which one, what is wrong with it, what to give instead. */
function wrong(option, fault, fix) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SettingsError */ .GN([{ option, fault, fix }]);
}


/***/ }),

/***/ 3340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ createSource)
/* harmony export */ });
/** The wire form of a sender. Without a name and a picture it is nothing at all, so that the default sender shows. */
function createSource(sender) {
    const { displayName, avatar } = sender ?? {};
    return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}


/***/ }),

/***/ 8274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ CONCLUSIONS),
/* harmony export */   _: () => (/* binding */ readConclusion)
/* harmony export */ });
/** How a run, job or deployment ended, in GitHub's own words; `in_progress` only where the user says so. */
const CONCLUSIONS = [
    'success',
    'failure',
    'cancelled',
    'skipped',
    'timed_out',
    'neutral',
    'action_required',
    'in_progress',
];
const SPELLINGS = new Map([
    ['canceled', 'cancelled'],
    ['timedout', 'timed_out'],
    ['error', 'failure'],
    ['startup_failure', 'failure'],
    ['stale', 'neutral'],
]);
/**
 * Reads a conclusion as people and GitHub write it: any case, `timed-out`, `canceled`, and the words that other
 * events use for the same thing (`error`, `startup_failure`, `stale`). Undefined for anything else.
 */
function readConclusion(text) {
    const word = text.trim().toLowerCase().replaceAll('-', '_');
    return CONCLUSIONS.find((conclusion) => conclusion === word) ?? SPELLINGS.get(word);
}


/***/ }),

/***/ 1164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ abandonLookUps)
/* harmony export */ });
/* harmony import */ var _connection_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7878);

/**
 * Ends the process at once, with its exit code, when a host name is still being looked up. A look-up cannot be stopped,
 * and a process that ends waits for it: up to minutes where name servers are silent. So the process is replaced by a
 * Node with nothing to do, which takes 40 ms; threads do not survive that. Does nothing when no look-up is under way,
 * nor on Windows, which cannot replace a process.
 */
function abandonLookUps() {
    if (_connection_names_js__WEBPACK_IMPORTED_MODULE_0__/* .NAMES */ .X.pending() === 0 || process.platform === 'win32')
        return;
    const { execPath, exitCode = 0 } = process;
    process.execve?.(execPath, [execPath, '-e', `process.exitCode = ${exitCode}`], {});
}


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/** Statuses whose class is not that of their hundreds. */
const EXCEPTIONS = {
    303: 'redirect',
    408: 'ambiguous',
    425: 'put-off',
    429: 'put-off',
    501: 'final',
    503: 'busy',
};
/** The class of one exchange, from its phase and status, and from its body only whether that is a web page. */
function classify(exchange) {
    if (exchange.type === 'failure') {
        if (exchange.written)
            return 'ambiguous';
        return exchange.permanent ? 'hopeless' : 'not-sent';
    }
    const { status } = exchange;
    if (isPageInstead(exchange.headers, exchange.body, exchange.complete) && status < 300)
        return 'page';
    if (status < 300)
        return 'delivered';
    return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}
/** A web page where the service sends none, for example the login page of a proxy that answered instead. */
function isPageInstead(headers, body, complete) {
    if (!/^\s*text\/html\b/i.test(headers['content-type'] ?? ''))
        return false;
    return body.trimStart().startsWith('<') || !complete;
}


/***/ }),

/***/ 7878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NAMES)
/* harmony export */ });
/* unused harmony export sharedNames */
/** A look-up takes one of Node's four threads until the system gives up, often after a minute. */
function sharedNames(ask) {
    const underWay = new Map();
    return {
        lookUp(host) {
            const known = underWay.get(host);
            if (known !== undefined)
                return known;
            const asked = ask(host).finally(() => underWay.delete(host));
            underWay.set(host, asked);
            return asked;
        },
        pending: () => underWay.size,
    };
}
/** Looks names up as every program of this machine does: hosts file, name service, search domains. */
function askSystem(host) {
    const { lookup } = process.getBuiltinModule('node:dns');
    return new Promise((resolve, reject) => {
        lookup(host, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)));
    });
}
/** The look-ups of this process. */
const NAMES = sharedNames(askSystem);


/***/ }),

/***/ 3260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  eJ: () => (/* binding */ SHORTEST_TRY_MS),
  U4: () => (/* binding */ isUnresolved),
  Wv: () => (/* binding */ waitAfter)
});

// EXTERNAL MODULE: ./lib/transport/words/exchange.js
var words_exchange = __nccwpck_require__(4914);
;// CONCATENATED MODULE: ./lib/transport/retry/backoff.js
const FIRST_MS = 250;
const LONGEST_MS = 5_000;
/**
 * Milliseconds to wait before sending again: full jitter, anything from 0 to 0.25 s \u00d7 2\u207f and at most 5 s, so that
 * jobs that failed together do not all come back together.
 *
 * @param earlierTries how many tries there were before the one that failed
 * @param random from 0 to below 1
 */
function backoffMs(earlierTries, random) {
    return Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** earlierTries));
}

;// CONCATENATED MODULE: ./lib/transport/retry/retry-after.js
/** The longest wait that is reported, so that absurd figures can still be printed: ten years. */
const retry_after_LONGEST_MS = 10 * 365 * 24 * 3_600_000;
/** Two of the three forms of an HTTP date (RFC 9110, 5.6.7). `Date.parse` alone would accept far more. */
const HTTP_DATES = [
    /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
    /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
];
/** The third form, which names no time zone. */
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
/**
 * How long an answer asks to wait, in milliseconds; undefined when it does not say so, or not in a readable form. A date
 * is compared with the answer's own `Date`, because the clocks of the two machines may differ.
 *
 * @param now milliseconds since the epoch, used when the answer has no readable `Date`
 */
function retryAfterMs(headers, now) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(value))
        return Math.min(retry_after_LONGEST_MS, Math.ceil(Number(value) * 1000));
    const until = httpDate(value);
    if (until === undefined)
        return undefined;
    const from = httpDate(headers['date'] ?? '') ?? now;
    return Math.min(retry_after_LONGEST_MS, Math.max(0, until - from));
}
function httpDate(text) {
    const value = ASCTIME_DATE.test(text) ? `${text} GMT` : text;
    if (value === text && !HTTP_DATES.some((form) => form.test(text)))
        return undefined;
    const time = Date.parse(value);
    return Number.isNaN(time) ? undefined : time;
}

;// CONCATENATED MODULE: ./lib/transport/retry/waiting.js



/** Most tries with less time than this would end without an answer, and leave it unknown what they did. */
const SHORTEST_TRY_MS = 250;
/** A name that was never found in so many tries is probably mistyped. */
const MOST_UNRESOLVED = 3;
/** Between two look-ups of a name, so that three of them are not over before a network has come up. */
const UNRESOLVED_PAUSE_MS = 1_000;
/** Whether the name of the host does not exist. */
function isUnresolved(exchange) {
    return exchange.type === 'failure' && exchange.cause === 'unknown-name';
}
/**
 * How long to wait before sending again after this exchange: the back-off, or what the answer asks for if that is
 * longer. Where that does not fit into the time that is left, the words name both figures. A host whose name was not
 * found from the first try on is given up early.
 */
function waitAfter(exchange, moment) {
    const { earlierTries, unresolved, now, remainingMs, random } = moment;
    const asked = exchange.type === 'answer' ? (retryAfterMs(exchange.headers, now) ?? 0) : 0;
    const spare = remainingMs - SHORTEST_TRY_MS;
    const { reason, hint } = (0,words_exchange/* exchangeWords */.V)(exchange);
    if (asked > 0 && asked > spare) {
        const figures = `it asks to wait ${(0,words_exchange/* seconds */.Y)(asked)}, and only ${(0,words_exchange/* seconds */.Y)(Math.max(0, remainingMs))} remain`;
        const advice = 'Allow more time with the option timeout, or send later.';
        return { type: 'stop', reason: `${reason}; ${figures}`, hint: advice };
    }
    const noName = isUnresolved(exchange);
    if (noName && unresolved === earlierTries && earlierTries + 1 >= MOST_UNRESOLVED) {
        return { type: 'stop', reason, hint };
    }
    if (spare <= 0)
        return { type: 'stop', reason: `${reason}; no time is left for another try`, hint };
    const pause = Math.max(backoffMs(earlierTries, random), noName ? UNRESOLVED_PAUSE_MS : 0);
    return { type: 'wait', ms: Math.max(asked, Math.min(pause, Math.floor(spare / 2))) };
}


/***/ }),

/***/ 4914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ exchangeWords),
/* harmony export */   Y: () => (/* binding */ seconds)
/* harmony export */ });
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9407);

const STATUS_NAMES = {
    400: 'bad request',
    401: 'not authenticated',
    403: 'forbidden',
    404: 'not found',
    405: 'method not allowed',
    408: 'request timeout',
    409: 'conflict',
    410: 'gone',
    413: 'too large',
    415: 'unsupported content type',
    422: 'not acceptable as it is',
    425: 'too early',
    429: 'too many requests',
    500: 'internal error',
    501: 'not implemented',
    502: 'bad gateway',
    503: 'unavailable',
    504: 'gateway timeout',
};
const PAGE_HINT = 'A proxy or login page may have answered in place of the service: check the address and the network.';
/** Words for an exchange; a success has true words too. */
function exchangeWords(exchange) {
    if (exchange.type === 'failure')
        return { reason: exchange.reason, hint: exchange.hint };
    const { status } = exchange;
    if (status < 300 && (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L)(exchange) !== 'delivered') {
        return { reason: `a web page came with status ${status} instead of an answer of the service`, hint: PAGE_HINT };
    }
    const name = STATUS_NAMES[status];
    const reason = `the service answered ${status}${name === undefined ? '' : ` (${name})`}`;
    // What a status means for the request is the caller's knowledge.
    return { reason, hint: '' };
}
/** Milliseconds as seconds for people: `0.4 s`, `12 s`. */
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(4905);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
