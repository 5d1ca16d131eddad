(() => {
	"use strict";
	var e = {
		1916: ((e, t) => {
			t.Io = void 0;
			var n = new Uint32Array(65536), myers_32 = function(e, t) {
				for (var r = e.length, i = t.length, a = 1 << r - 1, o = -1, s = 0, c = r, l = r; l--;) n[e.charCodeAt(l)] |= 1 << l;
				for (l = 0; l < i; l++) {
					var u = n[t.charCodeAt(l)], d = u | s;
					u |= (u & o) + o ^ o, s |= ~(u | o), o &= u, s & a && c++, o & a && c--, s = s << 1 | 1, o = o << 1 | ~(d | s), s &= d;
				}
				for (l = r; l--;) n[e.charCodeAt(l)] = 0;
				return c;
			}, myers_x = function(e, t) {
				for (var r = t.length, i = e.length, a = [], o = [], s = Math.ceil(r / 32), c = Math.ceil(i / 32), l = 0; l < s; l++) o[l] = -1, a[l] = 0;
				for (var u = 0; u < c - 1; u++) {
					for (var d = 0, f = -1, p = u * 32, m = Math.min(32, i) + p, h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
					for (var l = 0; l < r; l++) {
						var g = n[t.charCodeAt(l)], _ = o[l / 32 | 0] >>> l & 1, v = a[l / 32 | 0] >>> l & 1, y = g | d, b = ((g | v) & f) + f ^ f | g | v, x = d | ~(b | f), S = f & b;
						x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l), S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l), x = x << 1 | _, S = S << 1 | v, f = S | ~(y | x), d = x & y;
					}
					for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
				}
				for (var C = 0, w = -1, T = u * 32, E = Math.min(32, i - T) + T, h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
				for (var D = i, l = 0; l < r; l++) {
					var g = n[t.charCodeAt(l)], _ = o[l / 32 | 0] >>> l & 1, v = a[l / 32 | 0] >>> l & 1, y = g | C, b = ((g | v) & w) + w ^ w | g | v, x = C | ~(b | w), S = w & b;
					D += x >>> i - 1 & 1, D -= S >>> i - 1 & 1, x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l), S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l), x = x << 1 | _, S = S << 1 | v, w = S | ~(y | x), C = x & y;
				}
				for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
				return D;
			}, distance = function(e, t) {
				if (e.length < t.length) {
					var n = t;
					t = e, e = n;
				}
				return t.length === 0 ? e.length : e.length <= 32 ? myers_32(e, t) : myers_x(e, t);
			};
			t.Io = distance;
		}),
		9136: ((e, t, n) => {
			let r = n(7030), i = n(4589), a = n(3440), { InvalidArgumentError: o, ConnectTimeoutError: s } = n(8707), c, l = class WeakSessionCache {
				constructor(e) {
					this._maxCachedSessions = e, this._sessionCache = new Map(), this._sessionRegistry = new FinalizationRegistry((e) => {
						if (this._sessionCache.size < this._maxCachedSessions) return;
						let t = this._sessionCache.get(e);
						t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
					});
				}
				get(e) {
					let t = this._sessionCache.get(e);
					return t ? t.deref() : null;
				}
				set(e, t) {
					if (this._maxCachedSessions !== 0) {
						if (this._sessionCache.has(e)) this._sessionCache.delete(e);
						else if (this._sessionCache.size >= this._maxCachedSessions) {
							let e = !1;
							for (let [t, n] of this._sessionCache) if (n.deref() === void 0) {
								this._sessionCache.delete(t), e = !0;
								break;
							}
							if (!e) {
								let e = this._sessionCache.keys().next();
								e.done || this._sessionCache.delete(e.value);
							}
						}
						this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e);
					}
				}
			};
			function buildConnector({ allowH2: e, preferH2: t, useH2c: s, maxCachedSessions: u, socketPath: d, timeout: f, session: p, ...m }) {
				if (u != null && (!Number.isInteger(u) || u < 0)) throw new o("maxCachedSessions must be a positive integer or zero");
				let h = {
					path: d,
					...m
				}, g = new l(u ?? 100);
				return f ??= 1e4, e ??= !0, function connect({ hostname: o, host: l, protocol: u, port: d, servername: m, localAddress: _, httpSocket: v }, y) {
					let b;
					if (u === "https:") {
						c ||= n(1692), m = m || h.servername || a.getServerName(l) || null;
						let r = m || o;
						i(r);
						let s = p || g.get(r) || null;
						d ||= 443, b = c.connect({
							highWaterMark: 16384,
							...h,
							servername: m,
							session: s,
							localAddress: _,
							ALPNProtocols: e ? t ? ["h2", "http/1.1"] : ["http/1.1", "h2"] : ["http/1.1"],
							socket: v,
							port: d,
							host: o
						}), b.on("session", function(e) {
							g.set(r, e);
						});
					} else {
						i(!v, "httpSocket can only be sent on TLS update"), d ||= 80;
						let e = {
							highWaterMark: 65536,
							...h,
							localAddress: _,
							port: d,
							host: o
						}, t = r.isIP(o);
						t !== 0 && m && m !== o && (e.host = m, e.lookup = (e, n, r) => {
							n.all ? r(null, [{
								address: o,
								family: t
							}]) : r(null, o, t);
						}), b = r.connect(e), s === !0 && (b.alpnProtocol = "h2");
					}
					if (h.keepAlive == null || h.keepAlive) {
						let e = h.keepAliveInitialDelay === void 0 ? 6e4 : h.keepAliveInitialDelay;
						b.setKeepAlive(!0, e);
					}
					let x = a.setupConnectTimeout(new WeakRef(b), {
						timeout: f,
						hostname: o,
						port: d
					});
					return b.setNoDelay(!0).once(u === "https:" ? "secureConnect" : "connect", function() {
						if (queueMicrotask(x), y) {
							let e = y;
							y = null, e(null, this);
						}
					}).on("error", function(e) {
						if (queueMicrotask(x), y) {
							let t = y;
							y = null, t(maybeNormalizeConnectError(e, this, {
								timeout: f,
								hostname: o,
								port: d
							}));
						}
					}), b;
				};
			}
			function maybeNormalizeConnectError(e, t, n) {
				if (e instanceof AggregateError && (e.code === "ETIMEDOUT" || e.errors.some((e) => e != null && e.code === "ETIMEDOUT"))) {
					let r = "Connect Timeout Error";
					Array.isArray(t.autoSelectFamilyAttemptedAddresses) ? r += ` (attempted addresses: ${t.autoSelectFamilyAttemptedAddresses.join(", ")},` : r += ` (attempted address: ${n.hostname}:${n.port},`, r += ` timeout: ${n.timeout}ms)`;
					let i = new s(r);
					return i.cause = e, i;
				}
				return e;
			}
			e.exports = buildConnector;
		}),
		735: ((e) => {
			let t = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split("."), n = {};
			Object.setPrototypeOf(n, null);
			for (let e = 0; e < t.length; ++e) {
				let r = t[e], i = r.toLowerCase();
				n[r] = n[i] = i;
			}
			e.exports = {
				wellknownHeaderNames: t,
				headerNameLowerCasedRecord: n,
				defaultWebSocketMaxFragments: 131072,
				defaultWebSocketMaxPayloadSize: 134217728
			};
		}),
		2414: ((e, t, n) => {
			let r = n(3053), i = n(7975), a = i.debuglog("undici"), o = i.debuglog("fetch"), s = i.debuglog("websocket"), c = {
				beforeConnect: r.channel("undici:client:beforeConnect"),
				connected: r.channel("undici:client:connected"),
				connectError: r.channel("undici:client:connectError"),
				sendHeaders: r.channel("undici:client:sendHeaders"),
				create: r.channel("undici:request:create"),
				bodySent: r.channel("undici:request:bodySent"),
				bodyChunkSent: r.channel("undici:request:bodyChunkSent"),
				bodyChunkReceived: r.channel("undici:request:bodyChunkReceived"),
				headers: r.channel("undici:request:headers"),
				trailers: r.channel("undici:request:trailers"),
				error: r.channel("undici:request:error"),
				open: r.channel("undici:websocket:open"),
				close: r.channel("undici:websocket:close"),
				socketError: r.channel("undici:websocket:socket_error"),
				ping: r.channel("undici:websocket:ping"),
				pong: r.channel("undici:websocket:pong"),
				proxyConnected: r.channel("undici:proxy:connected")
			}, l = !1;
			function trackClientEvents(e = a) {
				l || (c.beforeConnect.hasSubscribers || c.connected.hasSubscribers || c.connectError.hasSubscribers || c.sendHeaders.hasSubscribers ? l = !0 : (l = !0, r.subscribe("undici:client:beforeConnect", (t) => {
					let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
					e("connecting to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
				}), r.subscribe("undici:client:connected", (t) => {
					let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
					e("connected to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
				}), r.subscribe("undici:client:connectError", (t) => {
					let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
					e("connection to %s%s using %s%s errored - %s", a, i ? `:${i}` : "", r, n, o.message);
				}), r.subscribe("undici:client:sendHeaders", (t) => {
					let { request: { method: n, path: r, origin: i } } = t;
					e("sending request to %s %s%s", n, i, r);
				})));
			}
			let u = !1;
			function trackRequestEvents(e = a) {
				u || (c.headers.hasSubscribers || c.trailers.hasSubscribers || c.error.hasSubscribers ? u = !0 : (u = !0, r.subscribe("undici:request:headers", (t) => {
					let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
					e("received response to %s %s%s - HTTP %d", n, i, r, a);
				}), r.subscribe("undici:request:trailers", (t) => {
					let { request: { method: n, path: r, origin: i } } = t;
					e("trailers received from %s %s%s", n, i, r);
				}), r.subscribe("undici:request:error", (t) => {
					let { request: { method: n, path: r, origin: i }, error: a } = t;
					e("request to %s %s%s errored - %s", n, i, r, a.message);
				})));
			}
			let d = !1;
			function trackWebSocketEvents(e = s) {
				d || (c.open.hasSubscribers || c.close.hasSubscribers || c.socketError.hasSubscribers || c.ping.hasSubscribers || c.pong.hasSubscribers ? d = !0 : (d = !0, r.subscribe("undici:websocket:open", (t) => {
					if (t.address != null) {
						let { address: n, port: r } = t.address;
						e("connection opened %s%s", n, r ? `:${r}` : "");
					} else e("connection opened");
				}), r.subscribe("undici:websocket:close", (t) => {
					let { websocket: n, code: r, reason: i } = t;
					e("closed connection to %s - %s %s", n.url, r, i);
				}), r.subscribe("undici:websocket:socket_error", (t) => {
					e("connection errored - %s", t.message);
				}), r.subscribe("undici:websocket:ping", (t) => {
					e("ping received");
				}), r.subscribe("undici:websocket:pong", (t) => {
					e("pong received");
				})));
			}
			(a.enabled || o.enabled) && (trackClientEvents(o.enabled ? o : a), trackRequestEvents(o.enabled ? o : a)), s.enabled && (trackClientEvents(a.enabled ? a : s), trackWebSocketEvents(s)), e.exports = { channels: c };
		}),
		8707: ((e) => {
			let t = Symbol.for("undici.error.UND_ERR");
			class UndiciError extends Error {
				constructor(e, t) {
					super(e, t), this.name = "UndiciError", this.code = "UND_ERR";
				}
				static [Symbol.hasInstance](e) {
					return e && e[t] === !0;
				}
				get [t]() {
					return !0;
				}
			}
			let n = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
			class ConnectTimeoutError extends UndiciError {
				constructor(e) {
					super(e), this.name = "ConnectTimeoutError", this.message = e || "Connect Timeout Error", this.code = "UND_ERR_CONNECT_TIMEOUT";
				}
				static [Symbol.hasInstance](e) {
					return e && e[n] === !0;
				}
				get [n]() {
					return !0;
				}
			}
			let r = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
			class HeadersTimeoutError extends UndiciError {
				constructor(e) {
					super(e), this.name = "HeadersTimeoutError", this.message = e || "Headers Timeout Error", this.code = "UND_ERR_HEADERS_TIMEOUT";
				}
				static [Symbol.hasInstance](e) {
					return e && e[r] === !0;
				}
				get [r]() {
					return !0;
				}
			}
			let i = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
			class HeadersOverflowError extends UndiciError {
				constructor(e) {
					super(e), this.name = "HeadersOverflowError", this.message = e || "Headers Overflow Error", this.code = "UND_ERR_HEADERS_OVERFLOW";
				}
				static [Symbol.hasInstance](e) {
					return e && e[i] === !0;
				}
				get [i]() {
					return !0;
				}
			}
			let a = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
			class BodyTimeoutError extends UndiciError {
				constructor(e) {
					super(e), this.name = "BodyTimeoutError", this.message = e || "Body Timeout Error", this.code = "UND_ERR_BODY_TIMEOUT";
				}
				static [Symbol.hasInstance](e) {
					return e && e[a] === !0;
				}
				get [a]() {
					return !0;
				}
			}
			let o = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
			class InvalidArgumentError extends UndiciError {
				constructor(e) {
					super(e), this.name = "InvalidArgumentError", this.message = e || "Invalid Argument Error", this.code = "UND_ERR_INVALID_ARG";
				}
				static [Symbol.hasInstance](e) {
					return e && e[o] === !0;
				}
				get [o]() {
					return !0;
				}
			}
			let s = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
			class InvalidReturnValueError extends UndiciError {
				constructor(e) {
					super(e), this.name = "InvalidReturnValueError", this.message = e || "Invalid Return Value Error", this.code = "UND_ERR_INVALID_RETURN_VALUE";
				}
				static [Symbol.hasInstance](e) {
					return e && e[s] === !0;
				}
				get [s]() {
					return !0;
				}
			}
			let c = Symbol.for("undici.error.UND_ERR_ABORT");
			class AbortError extends UndiciError {
				constructor(e) {
					super(e), this.name = "AbortError", this.message = e || "The operation was aborted", this.code = "UND_ERR_ABORT";
				}
				static [Symbol.hasInstance](e) {
					return e && e[c] === !0;
				}
				get [c]() {
					return !0;
				}
			}
			let l = Symbol.for("undici.error.UND_ERR_ABORTED");
			class RequestAbortedError extends AbortError {
				constructor(e) {
					super(e), this.name = "AbortError", this.message = e || "Request aborted", this.code = "UND_ERR_ABORTED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[l] === !0;
				}
				get [l]() {
					return !0;
				}
			}
			let u = Symbol.for("undici.error.UND_ERR_INFO");
			class InformationalError extends UndiciError {
				constructor(e, t) {
					super(e, t), this.name = "InformationalError", this.message = e || "Request information", this.code = "UND_ERR_INFO";
				}
				static [Symbol.hasInstance](e) {
					return e && e[u] === !0;
				}
				get [u]() {
					return !0;
				}
			}
			let d = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
			class RequestContentLengthMismatchError extends UndiciError {
				constructor(e) {
					super(e), this.name = "RequestContentLengthMismatchError", this.message = e || "Request body length does not match content-length header", this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
				}
				static [Symbol.hasInstance](e) {
					return e && e[d] === !0;
				}
				get [d]() {
					return !0;
				}
			}
			let f = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
			class ResponseContentLengthMismatchError extends UndiciError {
				constructor(e) {
					super(e), this.name = "ResponseContentLengthMismatchError", this.message = e || "Response body length does not match content-length header", this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
				}
				static [Symbol.hasInstance](e) {
					return e && e[f] === !0;
				}
				get [f]() {
					return !0;
				}
			}
			let p = Symbol.for("undici.error.UND_ERR_DESTROYED");
			class ClientDestroyedError extends UndiciError {
				constructor(e) {
					super(e), this.name = "ClientDestroyedError", this.message = e || "The client is destroyed", this.code = "UND_ERR_DESTROYED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[p] === !0;
				}
				get [p]() {
					return !0;
				}
			}
			let m = Symbol.for("undici.error.UND_ERR_CLOSED");
			class ClientClosedError extends UndiciError {
				constructor(e) {
					super(e), this.name = "ClientClosedError", this.message = e || "The client is closed", this.code = "UND_ERR_CLOSED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[m] === !0;
				}
				get [m]() {
					return !0;
				}
			}
			let h = Symbol.for("undici.error.UND_ERR_SOCKET");
			class SocketError extends UndiciError {
				constructor(e, t) {
					super(e), this.name = "SocketError", this.message = e || "Socket error", this.code = "UND_ERR_SOCKET", this.socket = t;
				}
				static [Symbol.hasInstance](e) {
					return e && e[h] === !0;
				}
				get [h]() {
					return !0;
				}
			}
			let g = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
			class NotSupportedError extends UndiciError {
				constructor(e) {
					super(e), this.name = "NotSupportedError", this.message = e || "Not supported error", this.code = "UND_ERR_NOT_SUPPORTED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[g] === !0;
				}
				get [g]() {
					return !0;
				}
			}
			let _ = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
			class BalancedPoolMissingUpstreamError extends UndiciError {
				constructor(e) {
					super(e), this.name = "MissingUpstreamError", this.message = e || "No upstream has been added to the BalancedPool", this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
				}
				static [Symbol.hasInstance](e) {
					return e && e[_] === !0;
				}
				get [_]() {
					return !0;
				}
			}
			let v = Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
			class WebAssemblyNotSupportedError extends Error {
				constructor(e) {
					super(e || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"), this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[v] === !0;
				}
				get [v]() {
					return !0;
				}
			}
			let y = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
			class HTTPParserError extends Error {
				constructor(e, t, n) {
					super(e), this.name = "HTTPParserError", this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
				}
				static [Symbol.hasInstance](e) {
					return e && e[y] === !0;
				}
				get [y]() {
					return !0;
				}
			}
			let b = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
			class ResponseExceededMaxSizeError extends UndiciError {
				constructor(e) {
					super(e), this.name = "ResponseExceededMaxSizeError", this.message = e || "Response content exceeded max size", this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
				}
				static [Symbol.hasInstance](e) {
					return e && e[b] === !0;
				}
				get [b]() {
					return !0;
				}
			}
			let x = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
			class RequestRetryError extends UndiciError {
				constructor(e, t, { headers: n, data: r }) {
					super(e), this.name = "RequestRetryError", this.message = e || "Request retry error", this.code = "UND_ERR_REQ_RETRY", this.statusCode = t, this.data = r, this.headers = n;
				}
				static [Symbol.hasInstance](e) {
					return e && e[x] === !0;
				}
				get [x]() {
					return !0;
				}
			}
			let S = Symbol.for("undici.error.UND_ERR_RESPONSE");
			class ResponseError extends UndiciError {
				constructor(e, t, { headers: n, body: r, bodyTruncated: i = !1 }) {
					super(e), this.name = "ResponseError", this.message = e || "Response error", this.code = "UND_ERR_RESPONSE", this.statusCode = t, this.body = r, this.bodyTruncated = i, this.headers = n;
				}
				static [Symbol.hasInstance](e) {
					return e && e[S] === !0;
				}
				get [S]() {
					return !0;
				}
			}
			let C = Symbol.for("undici.error.UND_ERR_PRX_TLS");
			class SecureProxyConnectionError extends UndiciError {
				constructor(e, t, n = {}) {
					super(t, {
						cause: e,
						...n
					}), this.name = "SecureProxyConnectionError", this.message = t || "Secure Proxy Connection failed", this.code = "UND_ERR_PRX_TLS", this.cause = e;
				}
				static [Symbol.hasInstance](e) {
					return e && e[C] === !0;
				}
				get [C]() {
					return !0;
				}
			}
			let w = Symbol.for("undici.error.UND_ERR_PRX_CONN");
			class ProxyConnectionError extends UndiciError {
				constructor(e, t, n = {}) {
					super(t, {
						cause: e,
						...n
					}), this.name = "ProxyConnectionError", this.message = t || "Proxy Connection failed", this.code = "UND_ERR_PRX_CONN", this.cause = e;
				}
				static [Symbol.hasInstance](e) {
					return e && e[w] === !0;
				}
				get [w]() {
					return !0;
				}
			}
			let T = Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
			class MaxRedirectsError extends UndiciError {
				constructor(e) {
					super(e), this.name = "MaxRedirectsError", this.message = e || "max redirects", this.code = "UND_ERR_REDIRECT_MAX";
				}
				static [Symbol.hasInstance](e) {
					return e && e[T] === !0;
				}
				get [T]() {
					return !0;
				}
			}
			let E = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
			class MaxOriginsReachedError extends UndiciError {
				constructor(e) {
					super(e), this.name = "MaxOriginsReachedError", this.message = e || "Maximum allowed origins reached", this.code = "UND_ERR_MAX_ORIGINS_REACHED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[E] === !0;
				}
				get [E]() {
					return !0;
				}
			}
			class Socks5ProxyError extends UndiciError {
				constructor(e, t) {
					super(e), this.name = "Socks5ProxyError", this.message = e || "SOCKS5 proxy error", this.code = t || "UND_ERR_SOCKS5";
				}
			}
			let D = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
			class MessageSizeExceededError extends UndiciError {
				constructor(e) {
					super(e), this.name = "MessageSizeExceededError", this.message = e || "Max decompressed message size exceeded", this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
				}
				static [Symbol.hasInstance](e) {
					return e && e[D] === !0;
				}
				get [D]() {
					return !0;
				}
			}
			e.exports = {
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
			};
		}),
		4655: ((e, t, n) => {
			let { InvalidArgumentError: r, NotSupportedError: i } = n(8707), a = n(4589), { isValidHTTPToken: o, isValidHeaderValue: s, isStream: c, destroy: l, isBuffer: u, isFormDataLike: d, isIterable: f, hasSafeIterator: p, isBlobLike: m, serializePathWithQuery: h, parseHeaders: g, assertRequestHandler: _, getServerName: v, normalizedMethodRecords: y, getProtocolFromUrlString: b } = n(3440), { channels: x } = n(2414), { headerNameLowerCasedRecord: S } = n(735), C = /[^\u0021-\u00ff]/;
			function isValidContentLengthHeaderValue(e) {
				if (typeof e != "string" || e.length === 0) return !1;
				for (let t = 0; t < e.length; t++) {
					let n = e.charCodeAt(t);
					if (n < 48 || n > 57) return !1;
				}
				return !0;
			}
			let w = Symbol("handler"), T = Symbol("controller"), E = Symbol("resume");
			class RequestController {
				#e = !1;
				#t = null;
				#n = !1;
				#r;
				[E] = null;
				rawHeaders = null;
				rawTrailers = null;
				constructor(e) {
					this.#r = e;
				}
				pause() {
					this.#e = !0;
				}
				resume() {
					this.#e && (this.#e = !1, this[E]?.());
				}
				abort(e) {
					this.#n || (this.#n = !0, this.#t = e, this.#r(e));
				}
				get aborted() {
					return this.#n;
				}
				get reason() {
					return this.#t;
				}
				get paused() {
					return this.#e;
				}
			}
			class Request {
				constructor(e, { path: t, method: n, body: i, headers: a, query: g, idempotent: S, blocking: T, upgrade: E, headersTimeout: D, bodyTimeout: O, reset: k, expectContinue: A, servername: j, throwOnError: M, maxRedirections: N, typeOfService: P }, F) {
					if (typeof t != "string") throw new r("path must be a string");
					if (t[0] !== "/" && !(t.startsWith("http://") || t.startsWith("https://")) && n !== "CONNECT") throw new r("path must be an absolute URL or start with a slash");
					if (C.test(t)) throw new r("invalid request path");
					if (typeof n != "string") throw new r("method must be a string");
					if (y[n] === void 0 && !o(n)) throw new r("invalid request method");
					if (E && typeof E != "string") throw new r("upgrade must be a string");
					if (E && !s(E)) throw new r("invalid upgrade header");
					if (D != null && (!Number.isFinite(D) || D < 0)) throw new r("invalid headersTimeout");
					if (O != null && (!Number.isFinite(O) || O < 0)) throw new r("invalid bodyTimeout");
					if (k != null && typeof k != "boolean") throw new r("invalid reset");
					if (A != null && typeof A != "boolean") throw new r("invalid expectContinue");
					if (M != null) throw new r("invalid throwOnError");
					if (N != null && N !== 0) throw new r("maxRedirections is not supported, use the redirect interceptor");
					if (P != null && (!Number.isInteger(P) || P < 0 || P > 255)) throw new r("typeOfService must be an integer between 0 and 255");
					if (this.headersTimeout = D, this.bodyTimeout = O, this.method = n, this.typeOfService = P, this.abort = null, i == null) this.body = null;
					else if (c(i)) {
						this.body = i;
						let e = this.body._readableState;
						e && e.autoDestroy || (this.endHandler = function autoDestroy() {
							l(this);
						}, this.body.on("end", this.endHandler)), this.errorHandler = (e) => {
							this.abort ? this.abort(e) : this.error = e;
						}, this.body.on("error", this.errorHandler);
					} else if (u(i)) this.body = i.byteLength ? i : null;
					else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
					else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
					else if (typeof i == "string") this.body = i.length ? Buffer.from(i) : null;
					else if (d(i)) {
						if (!isUndiciFormData(i)) throw new r("body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported");
						this.body = i;
					} else if (f(i) || m(i)) this.body = i;
					else throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
					if (this.completed = !1, this.aborted = !1, this.upgrade = E || null, this.path = g ? h(t, g) : t, this.origin = e, this.protocol = b(e), this.idempotent = S ?? (n === "HEAD" || n === "GET" || n === "QUERY"), this.blocking = T ?? this.method !== "HEAD", this.reset = k ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(a)) {
						if (a.length % 2 != 0) throw new r("headers array must be even");
						for (let e = 0; e < a.length; e += 2) processHeader(this, a[e], a[e + 1]);
					} else if (a && typeof a == "object") {
						if (p(a)) for (let e of a) {
							if (!Array.isArray(e) || e.length !== 2) throw new r("headers must be in key-value pair format");
							processHeader(this, e[0], e[1]);
						}
						else {
							let e = Object.keys(a);
							for (let t = 0; t < e.length; ++t) processHeader(this, e[t], a[e[t]]);
						}
					} else if (a != null) throw new r("headers must be an object or an array");
					_(F, n, E), this.servername = j || v(this.host) || null, this[w] = F, x.create.hasSubscribers && x.create.publish({ request: this });
				}
				onBodySent(e) {
					if (x.bodyChunkSent.hasSubscribers && x.bodyChunkSent.publish({
						request: this,
						chunk: e
					}), this[w].onBodySent) try {
						return this[w].onBodySent(e);
					} catch (e) {
						this.abort(e);
					}
				}
				onRequestSent() {
					if (x.bodySent.hasSubscribers && x.bodySent.publish({ request: this }), this[w].onRequestSent) try {
						return this[w].onRequestSent();
					} catch (e) {
						this.abort(e);
					}
				}
				onRequestStart(e, t) {
					if (a(!this.aborted), a(!this.completed), this[T] = new RequestController(e), this.error) this[T].abort(this.error);
					else return this.abort = e, this[w].onRequestStart(this[T], t);
				}
				onResponseStarted() {
					return this[w].onResponseStarted?.();
				}
				onResponseStart(e, t, n, r) {
					a(!this.aborted), a(!this.completed), x.headers.hasSubscribers && x.headers.publish({
						request: this,
						response: {
							statusCode: e,
							headers: t,
							statusText: r
						}
					});
					let i = this[T];
					i && (i[E] = n, i.rawHeaders = t);
					let o = Array.isArray(t) ? g(t) : t;
					try {
						return this[w].onResponseStart?.(i, e, o, r), !i?.paused;
					} catch (e) {
						return this.abort(e), !1;
					}
				}
				onResponseData(e) {
					a(!this.aborted), a(!this.completed), x.bodyChunkReceived.hasSubscribers && x.bodyChunkReceived.publish({
						request: this,
						chunk: e
					});
					let t = this[T];
					try {
						return this[w].onResponseData?.(t, e), !t?.paused;
					} catch (e) {
						return this.abort(e), !1;
					}
				}
				onRequestUpgrade(e, t, n, r = "") {
					this.onFinally(), a(!this.aborted), a(!this.completed), x.headers.hasSubscribers && x.headers.publish({
						request: this,
						response: {
							statusCode: e,
							headers: t,
							statusText: r
						}
					});
					let i = this[T];
					i && (i.rawHeaders = t);
					let o = Array.isArray(t) ? g(t) : t, s = this[w].onRequestUpgrade?.(i, e, o, n);
					return this.aborted || (this.completed = !0, x.trailers.hasSubscribers && x.trailers.publish({
						request: this,
						trailers: []
					})), s;
				}
				onResponseEnd(e) {
					this.onFinally(), a(!this.aborted), a(!this.completed), this.completed = !0, x.trailers.hasSubscribers && x.trailers.publish({
						request: this,
						trailers: e
					});
					let t = this[T];
					t && (t.rawTrailers = e);
					let n = Array.isArray(e) ? g(e) : e;
					try {
						return this[w].onResponseEnd?.(t, n);
					} catch (e) {
						this.onResponseError(e);
					}
				}
				onResponseError(e) {
					if (this.onFinally(), x.error.hasSubscribers && x.error.publish({
						request: this,
						error: e
					}), this.aborted) return;
					this.aborted = !0;
					let t = this[T];
					return this[w].onResponseError?.(t, e);
				}
				onFinally() {
					this.errorHandler &&= (this.body.off("error", this.errorHandler), null), this.endHandler &&= (this.body.off("end", this.endHandler), null);
				}
				addHeader(e, t) {
					return processHeader(this, e, t), this;
				}
			}
			function processHeader(e, t, n) {
				if (n && typeof n == "object" && !Array.isArray(n)) throw new r(`invalid ${t} header`);
				if (n === void 0) return;
				let a = S[t];
				if (a === void 0 && (a = t.toLowerCase(), S[a] === void 0 && !o(a))) throw new r("invalid header key");
				if (Array.isArray(n)) {
					let e = [];
					for (let i = 0; i < n.length; i++) if (typeof n[i] == "string") {
						if (!s(n[i])) throw new r(`invalid ${t} header`);
						e.push(n[i]);
					} else if (n[i] === null) e.push("");
					else if (typeof n[i] == "object") throw new r(`invalid ${t} header`);
					else {
						let a = `${n[i]}`;
						if (!s(a)) throw new r(`invalid ${t} header`);
						e.push(a);
					}
					n = e;
				} else if (typeof n == "string") {
					if (!s(n)) throw new r(`invalid ${t} header`);
				} else if (n === null) n = "";
				else if (n = `${n}`, !s(n)) throw new r(`invalid ${t} header`);
				if (a === "host") {
					if (e.host !== null) throw new r("duplicate host header");
					if (typeof n != "string") throw new r("invalid host header");
					e.host = n;
				} else if (a === "content-length") {
					if (e.contentLength !== null) throw new r("duplicate content-length header");
					if (!isValidContentLengthHeaderValue(n)) throw new r("invalid content-length header");
					e.contentLength = parseInt(n, 10);
				} else if (e.contentType === null && a === "content-type") e.contentType = n, e.headers.push(t, n);
				else if (a === "transfer-encoding" || a === "keep-alive" || a === "upgrade") throw new r(`invalid ${a} header`);
				else if (a === "connection") {
					let t = typeof n == "string" ? n : null;
					if (t === null) throw new r("invalid connection header");
					for (let n of t.toLowerCase().split(",")) {
						let t = n.trim();
						if (!o(t)) throw new r("invalid connection header");
						t === "close" && (e.reset = !0);
					}
				} else if (a === "expect") throw new i("expect header not supported");
				else e.headers.push(t, n);
			}
			let D;
			function isUndiciFormData(e) {
				return D === void 0 && (n(6602), D = n(6602).webidl.is.FormData), D(e);
			}
			e.exports = Request;
		}),
		6443: ((e) => {
			e.exports = {
				kClose: Symbol("close"),
				kDestroy: Symbol("destroy"),
				kDispatch: Symbol("dispatch"),
				kUrl: Symbol("url"),
				kRequestOrigin: Symbol("request origin"),
				kRedirectCacheControl: Symbol("redirect cache control"),
				kOriginless: Symbol("originless"),
				kWriting: Symbol("writing"),
				kResuming: Symbol("resuming"),
				kQueue: Symbol("queue"),
				kConnect: Symbol("connect"),
				kConnecting: Symbol("connecting"),
				kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
				kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
				kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
				kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
				kKeepAlive: Symbol("keep alive"),
				kHeadersTimeout: Symbol("headers timeout"),
				kBodyTimeout: Symbol("body timeout"),
				kServerName: Symbol("server name"),
				kLocalAddress: Symbol("local address"),
				kHost: Symbol("host"),
				kNoRef: Symbol("no ref"),
				kBodyUsed: Symbol("used"),
				kBody: Symbol("abstracted request body"),
				kRunning: Symbol("running"),
				kBlocking: Symbol("blocking"),
				kPending: Symbol("pending"),
				kSize: Symbol("size"),
				kBusy: Symbol("busy"),
				kQueued: Symbol("queued"),
				kFree: Symbol("free"),
				kConnected: Symbol("connected"),
				kClosed: Symbol("closed"),
				kNeedDrain: Symbol("need drain"),
				kReset: Symbol("reset"),
				kDestroyed: Symbol.for("nodejs.stream.destroyed"),
				kResume: Symbol("resume"),
				kOnError: Symbol("on error"),
				kMaxHeadersSize: Symbol("max headers size"),
				kRunningIdx: Symbol("running index"),
				kPendingIdx: Symbol("pending index"),
				kError: Symbol("error"),
				kClients: Symbol("clients"),
				kClient: Symbol("client"),
				kParser: Symbol("parser"),
				kOnDestroyed: Symbol("destroy callbacks"),
				kPipelining: Symbol("pipelining"),
				kSocket: Symbol("socket"),
				kHostHeader: Symbol("host header"),
				kConnector: Symbol("connector"),
				kStrictContentLength: Symbol("strict content length"),
				kMaxRedirections: Symbol("maxRedirections"),
				kMaxRequests: Symbol("maxRequestsPerClient"),
				kProxy: Symbol("proxy agent options"),
				kCounter: Symbol("socket request counter"),
				kMaxResponseSize: Symbol("max response size"),
				kHTTP2Session: Symbol("http2Session"),
				kHTTP2Options: Symbol("http2 options"),
				kHTTP2SessionState: Symbol("http2Session state"),
				kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
				kConstruct: Symbol("constructable"),
				kListeners: Symbol("listeners"),
				kHTTPContext: Symbol("http context"),
				kMaxConcurrentStreams: Symbol("max concurrent streams"),
				kHostAuthority: Symbol("host authority"),
				kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
				kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
				kEnableConnectProtocol: Symbol("http2session connect protocol"),
				kRemoteSettings: Symbol("http2session remote settings"),
				kHTTP2Stream: Symbol("http2session client stream"),
				kPingInterval: Symbol("ping interval"),
				kUseMilo: Symbol("use milo"),
				kNoProxyAgent: Symbol("no proxy agent"),
				kHttpProxyAgent: Symbol("http proxy agent"),
				kHttpsProxyAgent: Symbol("https proxy agent"),
				kSocks5ProxyAgent: Symbol("socks5 proxy agent")
			};
		}),
		7752: ((e, t, n) => {
			let { wellknownHeaderNames: r, headerNameLowerCasedRecord: i } = n(735);
			class TstNode {
				value = null;
				left = null;
				middle = null;
				right = null;
				code;
				constructor(e, t, n) {
					if (n === void 0 || n >= e.length) throw TypeError("Unreachable");
					if ((this.code = e.charCodeAt(n)) > 127) throw TypeError("key must be ascii string");
					e.length === ++n ? this.value = t : this.middle = new TstNode(e, t, n);
				}
				add(e, t) {
					let n = e.length;
					if (n === 0) throw TypeError("Unreachable");
					let r = 0, i = this;
					for (;;) {
						let a = e.charCodeAt(r);
						if (a > 127) throw TypeError("key must be ascii string");
						if (i.code === a) {
							if (n === ++r) {
								i.value = t;
								break;
							}
							if (i.middle !== null) i = i.middle;
							else {
								i.middle = new TstNode(e, t, r);
								break;
							}
						} else if (i.code < a) {
							if (i.left !== null) i = i.left;
							else {
								i.left = new TstNode(e, t, r);
								break;
							}
						} else if (i.right !== null) i = i.right;
						else {
							i.right = new TstNode(e, t, r);
							break;
						}
					}
				}
				search(e) {
					let t = e.length, n = 0, r = this;
					for (; r !== null && n < t;) {
						let i = e[n];
						for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
							if (i === r.code) {
								if (t === ++n) return r;
								r = r.middle;
								break;
							}
							r = r.code < i ? r.left : r.right;
						}
					}
					return null;
				}
			}
			class TernarySearchTree {
				node = null;
				insert(e, t) {
					this.node === null ? this.node = new TstNode(e, t, 0) : this.node.add(e, t);
				}
				lookup(e) {
					return this.node?.search(e)?.value ?? null;
				}
			}
			let a = new TernarySearchTree();
			for (let e = 0; e < r.length; ++e) {
				let t = i[r[e]];
				a.insert(t, t);
			}
			e.exports = {
				TernarySearchTree,
				tree: a
			};
		}),
		3440: ((e, t, n) => {
			let r = n(4589), { kDestroyed: i, kBodyUsed: a, kListeners: o, kBody: s } = n(6443), { IncomingMessage: c } = n(7067), l = n(7075), u = n(7030), { stringify: d } = n(1792), { EventEmitter: f, addAbortListener: p } = n(8474), m = n(6603), { InvalidArgumentError: h, ConnectTimeoutError: g } = n(8707), { headerNameLowerCasedRecord: _ } = n(735), { tree: v } = n(7752);
			class BodyAsyncIterable {
				constructor(e) {
					this[s] = e, this[a] = !1;
				}
				async *[Symbol.asyncIterator]() {
					r(!this[a], "disturbed"), this[a] = !0, yield* this[s];
				}
			}
			function noop() {}
			function wrapRequestBody(e) {
				return isStream(e) ? (bodyLength(e) === 0 && e.on("data", function() {
					r(!1);
				}), typeof e.readableDidRead != "boolean" && (e[a] = !1, f.prototype.on.call(e, "data", function() {
					this[a] = !0;
				})), e) : e && typeof e.pipeTo == "function" ? new BodyAsyncIterable(e) : e && isFormDataLike(e) ? e : e && typeof e != "string" && !ArrayBuffer.isView(e) && isIterable(e) ? new BodyAsyncIterable(e) : e;
			}
			function isStream(e) {
				return e && typeof e == "object" && typeof e.pipe == "function" && typeof e.on == "function";
			}
			function isBlobLike(e) {
				return e instanceof Blob;
			}
			function pathHasQueryOrFragment(e) {
				return e.includes("?") || e.includes("#");
			}
			function serializePathWithQuery(e, t) {
				if (pathHasQueryOrFragment(e)) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
				let n = d(t);
				return n && (e += "?" + n), e;
			}
			function isValidPort(e) {
				let t = parseInt(e, 10);
				return t === Number(e) && t >= 0 && t <= 65535;
			}
			function isHttpOrHttpsPrefixed(e) {
				return e != null && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && (e[4] === ":" || e[4] === "s" && e[5] === ":");
			}
			function parseURL(e) {
				if (typeof e == "string") {
					if (e = new URL(e), !isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
					return e;
				}
				if (!e || typeof e != "object") throw new h("Invalid URL: The URL argument must be a non-null object.");
				if (!(e instanceof URL)) {
					if (e.port != null && e.port !== "" && isValidPort(e.port) === !1) throw new h("Invalid URL: port must be a valid integer or a string representation of an integer.");
					if (e.path != null && typeof e.path != "string") throw new h("Invalid URL path: the path must be a string or null/undefined.");
					if (e.pathname != null && typeof e.pathname != "string") throw new h("Invalid URL pathname: the pathname must be a string or null/undefined.");
					if (e.hostname != null && typeof e.hostname != "string") throw new h("Invalid URL hostname: the hostname must be a string or null/undefined.");
					if (e.origin != null && typeof e.origin != "string") throw new h("Invalid URL origin: the origin must be a string or null/undefined.");
					if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
					let t = e.port == null ? e.protocol === "https:" ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ""}//${e.hostname || ""}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ""}${e.search || ""}` : e.path;
					return n[n.length - 1] === "/" && (n = n.slice(0, n.length - 1)), r && r[0] !== "/" && (r = `/${r}`), new URL(`${n}${r}`);
				}
				if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				return e;
			}
			function parseOrigin(e) {
				if (e = parseURL(e), e.pathname !== "/" || e.search || e.hash) throw new h("invalid url");
				return e;
			}
			function getHostname(e) {
				if (e[0] === "[") {
					let t = e.indexOf("]");
					return r(t !== -1), e.substring(1, t);
				}
				let t = e.indexOf(":");
				return t === -1 ? e : e.substring(0, t);
			}
			function getServerName(e) {
				if (!e) return null;
				r(typeof e == "string");
				let t = getHostname(e);
				return u.isIP(t) ? "" : t;
			}
			function deepClone(e) {
				return JSON.parse(JSON.stringify(e));
			}
			function isAsyncIterable(e) {
				return e != null && typeof e[Symbol.asyncIterator] == "function";
			}
			function isIterable(e) {
				return !(e == null || typeof e[Symbol.iterator] != "function" && typeof e[Symbol.asyncIterator] != "function");
			}
			function hasSafeIterator(e) {
				let t = Object.getPrototypeOf(e);
				return Object.hasOwn(e, Symbol.iterator) || t != null && t !== Object.prototype && typeof e[Symbol.iterator] == "function";
			}
			function bodyLength(e) {
				if (e == null) return 0;
				if (isStream(e)) {
					let t = e._readableState;
					return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
				}
				return isBlobLike(e) ? e.size == null ? null : e.size : isBuffer(e) ? e.byteLength : null;
			}
			function isDestroyed(e) {
				return e && !!(e.destroyed || e[i] || l.isDestroyed?.(e));
			}
			function destroy(e, t) {
				if (e != null && isStream(e) && !isDestroyed(e)) {
					if (typeof e.destroy == "function") {
						Object.getPrototypeOf(e).constructor === c && (e.socket = null);
						try {
							e.destroy(t);
						} catch {}
					} else t && queueMicrotask(() => {
						e.emit("error", t);
					});
					e.destroyed !== !0 && (e[i] = !0);
				}
			}
			let y = /(?:^|,)[\t ]*timeout=(\d+)/i;
			function parseKeepAliveTimeout(e) {
				let t = e.match(y);
				return t ? parseInt(t[1], 10) * 1e3 : null;
			}
			function headerNameToString(e) {
				return typeof e == "string" ? _[e] ?? e.toLowerCase() : v.lookup(e) ?? e.toString("latin1").toLowerCase();
			}
			function bufferToLowerCasedHeaderName(e) {
				return v.lookup(e) ?? e.toString("latin1").toLowerCase();
			}
			function setHeader(e, t, n) {
				t === "__proto__" ? Object.defineProperty(e, t, {
					value: n,
					enumerable: !0,
					configurable: !0,
					writable: !0
				}) : e[t] = n;
			}
			function parseHeaders(e, t) {
				t === void 0 && (t = {});
				for (let n = 0; n < e.length; n += 2) {
					let r = headerNameToString(e[n]), i = t[r];
					if (i !== void 0) {
						if (Object.hasOwn(t, r)) typeof i == "string" && (i = [i], t[r] = i), i.push(e[n + 1].toString("latin1"));
						else {
							let i = typeof e[n + 1] == "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
							r === "__proto__" ? Object.defineProperty(t, r, {
								value: i,
								enumerable: !0,
								configurable: !0,
								writable: !0
							}) : t[r] = i;
						}
					} else {
						let i = typeof e[n + 1] == "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
						t[r] = i;
					}
				}
				return t;
			}
			function parseRawHeaders(e) {
				if (e == null) return [];
				if (!Array.isArray(e)) {
					let t = [];
					for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(n, `${e}`);
					else t.push(n, `${r}`);
					return t;
				}
				let t = e.length, n = Array(t), r, i;
				for (let a = 0; a < t; a += 2) r = e[a], i = e[a + 1], typeof r != "string" && (r = r.toString()), typeof i != "string" && (i = i.toString("latin1")), n[a] = r, n[a + 1] = i;
				return n;
			}
			function toRawHeaders(e) {
				let t = [];
				for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n, "latin1"), Buffer.from(`${e}`, "latin1"));
				else t.push(Buffer.from(n, "latin1"), Buffer.from(`${r}`, "latin1"));
				return t;
			}
			function encodeRawHeaders(e) {
				if (!Array.isArray(e)) throw TypeError("expected headers to be an array");
				return e.map((e) => Buffer.from(e));
			}
			function isBuffer(e) {
				return e instanceof Uint8Array || Buffer.isBuffer(e);
			}
			function assertRequestHandler(e, t, n) {
				if (!e || typeof e != "object") throw new h("handler must be an object");
				if (typeof e.onRequestStart != "function") throw new h("invalid onRequestStart method");
				if (typeof e.onResponseError != "function") throw new h("invalid onResponseError method");
				if (typeof e.onBodySent != "function" && e.onBodySent !== void 0) throw new h("invalid onBodySent method");
				if (typeof e.onRequestSent != "function" && e.onRequestSent !== void 0) throw new h("invalid onRequestSent method");
				if (n || t === "CONNECT") {
					if (typeof e.onRequestUpgrade != "function") throw new h("invalid onRequestUpgrade method");
				} else {
					if (typeof e.onResponseStart != "function") throw new h("invalid onResponseStart method");
					if (typeof e.onResponseData != "function") throw new h("invalid onResponseData method");
					if (typeof e.onResponseEnd != "function") throw new h("invalid onResponseEnd method");
				}
			}
			function isDisturbed(e) {
				return !!(e && (l.isDisturbed(e) || e[a]));
			}
			function getSocketInfo(e) {
				return {
					localAddress: e.localAddress,
					localPort: e.localPort,
					remoteAddress: e.remoteAddress,
					remotePort: e.remotePort,
					remoteFamily: e.remoteFamily,
					timeout: e.timeout,
					bytesWritten: e.bytesWritten,
					bytesRead: e.bytesRead
				};
			}
			function isFormDataLike(e) {
				return e && typeof e == "object" && typeof e.append == "function" && typeof e.delete == "function" && typeof e.get == "function" && typeof e.getAll == "function" && typeof e.has == "function" && typeof e.set == "function" && e[Symbol.toStringTag] === "FormData";
			}
			function addAbortListener(e, t) {
				return !e || "aborted" in e ? p(e, t)[Symbol.dispose] : typeof e.addEventListener == "function" ? (e.addEventListener("abort", t, { once: !0 }), () => e.removeEventListener("abort", t)) : (e.once("abort", t), () => e.removeListener("abort", t));
			}
			let b = new Uint8Array([
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				1,
				0,
				1,
				1,
				1,
				1,
				1,
				0,
				0,
				1,
				1,
				0,
				1,
				1,
				0,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				0,
				0,
				0,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				1,
				0,
				1,
				0,
				1,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0
			]);
			function isTokenCharCode(e) {
				return b[e] === 1;
			}
			let x = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
			function isValidHTTPToken(e) {
				if (e.length >= 12) return x.test(e);
				if (e.length === 0) return !1;
				for (let t = 0; t < e.length; t++) if (b[e.charCodeAt(t)] !== 1) return !1;
				return !0;
			}
			let S = /[^\t\x20-\x7e\x80-\xff]/;
			function isValidHeaderValue(e) {
				return !S.test(e);
			}
			let C = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
			function parseRangeHeader(e) {
				if (e == null || e === "") return {
					start: 0,
					end: null,
					size: null
				};
				if (!e) return null;
				let t = C.exec(e);
				return t ? {
					start: parseInt(t[1]),
					end: t[2] ? parseInt(t[2]) : null,
					size: t[3] && t[3] !== "*" ? parseInt(t[3]) : null
				} : null;
			}
			function addListener(e, t, n) {
				return (e[o] ??= []).push([t, n]), e.on(t, n), e;
			}
			function removeAllListeners(e) {
				if (e[o] != null) {
					for (let [t, n] of e[o]) e.removeListener(t, n);
					e[o] = null;
				}
				return e;
			}
			function errorRequest(e, t, n) {
				try {
					t.onResponseError(n), r(t.aborted);
				} catch (t) {
					e.emit("error", t);
				}
			}
			let w = process.platform === "win32" ? (e, t) => {
				if (!t.timeout) return noop;
				let n = null, r = null, i = m.setFastTimeout(() => {
					n = setImmediate(() => {
						r = setImmediate(() => onConnectTimeout(e.deref(), t));
					});
				}, t.timeout);
				return () => {
					m.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
				};
			} : (e, t) => {
				if (!t.timeout) return noop;
				let n = null, r = m.setFastTimeout(() => {
					n = setImmediate(() => {
						onConnectTimeout(e.deref(), t);
					});
				}, t.timeout);
				return () => {
					m.clearFastTimeout(r), clearImmediate(n);
				};
			};
			function onConnectTimeout(e, t) {
				if (e == null) return;
				let n = "Connect Timeout Error";
				Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, destroy(e, new g(n));
			}
			let T = null, E = null;
			function getProtocolFromUrlString(e) {
				if (e === T) return E;
				let t = getProtocolFromUrlStringSlow(e);
				return T = e, E = t, t;
			}
			function getProtocolFromUrlStringSlow(e) {
				if (e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p") switch (e[4]) {
					case ":": return "http:";
					case "s": if (e[5] === ":") return "https:";
				}
				return e.slice(0, e.indexOf(":") + 1);
			}
			let D = {
				__proto__: null,
				enumerable: !0
			}, O = {
				delete: "DELETE",
				DELETE: "DELETE",
				get: "GET",
				GET: "GET",
				head: "HEAD",
				HEAD: "HEAD",
				options: "OPTIONS",
				OPTIONS: "OPTIONS",
				post: "POST",
				POST: "POST",
				put: "PUT",
				PUT: "PUT",
				query: "QUERY",
				QUERY: "QUERY"
			}, k = {
				...O,
				patch: "patch",
				PATCH: "PATCH"
			};
			Object.setPrototypeOf(O, null), Object.setPrototypeOf(k, null), e.exports = {
				kEnumerableProperty: D,
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
				normalizedMethodRecordsBase: O,
				normalizedMethodRecords: k,
				isValidPort,
				isHttpOrHttpsPrefixed,
				safeHTTPMethods: Object.freeze([
					"GET",
					"HEAD",
					"OPTIONS",
					"TRACE"
				]),
				wrapRequestBody,
				setupConnectTimeout: w,
				getProtocolFromUrlString
			};
		}),
		637: ((e, t, n) => {
			let r = n(4589), i = n(3440), { channels: a } = n(2414), o = n(6603), { RequestContentLengthMismatchError: s, ResponseContentLengthMismatchError: c, RequestAbortedError: l, InvalidArgumentError: u, HeadersTimeoutError: d, HeadersOverflowError: f, SocketError: p, InformationalError: m, BodyTimeoutError: h, HTTPParserError: g, WebAssemblyNotSupportedError: _, ResponseExceededMaxSizeError: v } = n(8707), { kUrl: y, kReset: b, kClient: x, kParser: S, kBlocking: C, kRunning: w, kPending: T, kSize: E, kWriting: D, kQueue: O, kNoRef: k, kKeepAliveDefaultTimeout: A, kHostHeader: j, kPendingIdx: M, kRunningIdx: N, kError: P, kPipelining: F, kSocket: I, kKeepAliveTimeoutValue: ee, kMaxHeadersSize: te, kKeepAliveMaxTimeout: ne, kKeepAliveTimeoutThreshold: re, kHeadersTimeout: ie, kBodyTimeout: ae, kStrictContentLength: L, kMaxRequests: R, kCounter: z, kMaxResponseSize: B, kOnError: V, kResume: H, kHTTPContext: oe, kClosed: U, kUseMilo: W } = n(6443), G = n(2824), { H1Parser: K, getMiloEnabled: se } = {}, ce = Buffer.alloc(0), q = Buffer[Symbol.species], le = i.removeAllListeners, J = Symbol("kIdleSocketValidation"), ue = Symbol("kIdleSocketValidationTimeout"), Y = Symbol("kSocketUsed"), X = Symbol("kTypeOfService"), de;
			function lazyllhttp() {
				if (typeof WebAssembly > "u") throw new _();
				let e = process.env.JEST_WORKER_ID ? n(3870) : void 0, t, i = !0;
				if (process.arch === "riscv64") i = !1;
				else if (process.arch === "ppc64") {
					let [e, t] = process.versions.node.split(".").map((e) => parseInt(e, 10));
					(e < 24 || e === 24 && t < 12) && (i = !1);
				}
				if (process.env.UNDICI_NO_WASM_SIMD === "1" ? i = !1 : process.env.UNDICI_NO_WASM_SIMD === "0" && (i = !0), i) try {
					t = new WebAssembly.Module(n(3434));
				} catch {}
				return t ||= new WebAssembly.Module(e || n(3870)), new WebAssembly.Instance(t, { env: {
					wasm_on_url: (e, t, n) => 0,
					wasm_on_status: (e, t, n) => {
						r(Z.ptr === e);
						let i = t - $ + Q.byteOffset;
						return Z.onStatus(new q(Q.buffer, i, n));
					},
					wasm_on_message_begin: (e) => (r(Z.ptr === e), Z.onMessageBegin()),
					wasm_on_header_field: (e, t, n) => {
						r(Z.ptr === e);
						let i = t - $ + Q.byteOffset;
						return Z.onHeaderField(new q(Q.buffer, i, n));
					},
					wasm_on_header_value: (e, t, n) => {
						r(Z.ptr === e);
						let i = t - $ + Q.byteOffset;
						return Z.onHeaderValue(new q(Q.buffer, i, n));
					},
					wasm_on_headers_complete: (e, t, n, i) => (r(Z.ptr === e), Z.onHeadersComplete(t, n === 1, i === 1)),
					wasm_on_body: (e, t, n) => {
						r(Z.ptr === e);
						let i = t - $ + Q.byteOffset;
						return Z.onBody(new q(Q.buffer, i, n));
					},
					wasm_on_message_complete: (e) => (r(Z.ptr === e), Z.onMessageComplete())
				} });
			}
			let fe = null, Z = null, Q = null, pe = 0, $ = null, me = null;
			class Parser {
				constructor(e, t, { exports: n }) {
					this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(G.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutWeakRef = new WeakRef(this), this.timeoutValue = null, this.timeoutType = null, this.statusCode = 0, this.statusText = "", this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[te], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", this.contentLength = -1, this.hasTransferEncoding = !1, this.connection = "", this.maxResponseSize = e[B];
				}
				setTimeout(e, t) {
					e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (o.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = o.setFastTimeout(onParserTimeout, e, this.timeoutWeakRef) : (this.timeout = setTimeout(onParserTimeout, e, this.timeoutWeakRef), this.timeout?.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
				}
				resume() {
					!this.socket.destroyed && this.paused && (r(this.ptr != null), r(Z === null), this.llhttp.llhttp_resume(this.ptr), r(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || ce), this.readMore());
				}
				readMore() {
					for (; !this.paused && this.ptr;) {
						let e = this.socket.read();
						if (e === null) break;
						this.execute(e);
					}
				}
				execute(e) {
					r(Z === null), r(this.ptr != null), r(!this.paused);
					let { socket: t, llhttp: n } = this;
					e.length > pe && ($ && n.free($), pe = Math.ceil(e.length / 4096) * 4096, $ = n.malloc(pe)), (me === null || me.buffer !== n.memory.buffer || me.byteOffset !== $ || me.byteLength !== pe) && (me = new Uint8Array(n.memory.buffer, $, pe)), me.set(e);
					try {
						let r;
						try {
							Q = e, Z = this, r = n.llhttp_execute(this.ptr, $, e.length);
						} finally {
							Z = null, Q = null;
						}
						if (r !== G.ERROR.OK) {
							let i = e.subarray(n.llhttp_get_error_pos(this.ptr) - $);
							if (r === G.ERROR.PAUSED_UPGRADE) this.onUpgrade(i);
							else if (r === G.ERROR.PAUSED) this.paused = !0, t.unshift(i);
							else throw this.createError(r, i);
						}
					} catch (e) {
						i.destroy(t, e);
					}
				}
				finish() {
					r(Z === null), r(this.ptr != null);
					let { llhttp: e } = this;
					if (this.paused) {
						let t;
						do
							e.llhttp_resume(this.ptr), this.paused = !1, t = this.socket.read() || ce, this.execute(t);
						while (this.paused && t.length > 0);
						this.paused &&= (e.llhttp_resume(this.ptr), !1);
					}
					let t;
					try {
						Z = this, t = e.llhttp_finish(this.ptr);
					} finally {
						Z = null;
					}
					return t === G.ERROR.OK ? null : t === G.ERROR.PAUSED || t === G.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, ce);
				}
				createError(e, t) {
					let { llhttp: n, contentLength: r, bytesRead: i } = this;
					if (r !== -1 && i !== r) return new c();
					let a = n.llhttp_get_error_reason(this.ptr), o = "";
					if (a) {
						let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
						o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(n.memory.buffer, a, e).toString() + ")";
					}
					return new g(o, G.ERROR[e], t);
				}
				destroy() {
					r(Z === null), r(this.ptr != null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && o.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
				}
				onStatus(e) {
					return this.statusText = e.toString(), 0;
				}
				onMessageBegin() {
					let { socket: e, client: t } = this;
					if (e.destroyed) return -1;
					if (t[w] === 0) return i.destroy(e, new p("bad response", i.getSocketInfo(e))), -1;
					let n = t[O][t[N]];
					return n ? (n.onResponseStarted(), 0) : -1;
				}
				onHeaderField(e) {
					let t = this.headers.length;
					return t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length), 0;
				}
				onHeaderValue(e) {
					let t = this.headers.length, n = !(t & 1);
					(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
					let r = this.headers[t - 2];
					if (r.length === 10) {
						let t = i.bufferToLowerCasedHeaderName(r);
						t === "keep-alive" ? this.keepAlive += (n || this.keepAlive.length === 0 ? "" : ",") + e.toString() : t === "connection" && (this.connection += (n || this.connection.length === 0 ? "" : ",") + e.toString());
					} else if (r.length === 14 && i.bufferToLowerCasedHeaderName(r) === "content-length") {
						this.contentLength === -1 && (this.contentLength = 0);
						for (let t = 0; t < e.length; t++) this.contentLength = this.contentLength * 10 + (e[t] - 48);
					} else r.length === 17 && i.bufferToLowerCasedHeaderName(r) === "transfer-encoding" && (this.hasTransferEncoding = !0);
					return this.trackHeader(e.length), 0;
				}
				trackHeader(e) {
					this.headersSize += e, this.headersSize >= this.headersMaxSize && i.destroy(this.socket, new f());
				}
				onUpgrade(e) {
					let { upgrade: t, client: n, socket: a, headers: o, statusCode: s, statusText: c } = this;
					r(t), r(n[I] === a), r(!a.destroyed), r(!this.paused), r(!(o.length & 1));
					let l = n[O][n[N]];
					r(l), r(l.upgrade || l.method === "CONNECT"), this.statusCode = 0, this.statusText = "", this.shouldKeepAlive = !1, this.headers = [], this.headersSize = 0, a.unshift(e), a[S].destroy(), a[S] = null, a[x] = null, a[P] = null, le(a), n[I] = null, n[oe] = null, n[O][n[N]++] = null, n.emit("disconnect", n[y], [n], new m("upgrade"));
					try {
						l.onRequestUpgrade(s, o, a, c);
					} catch (e) {
						i.errorRequest(n, l, e), i.destroy(a, e);
					}
					n[H]();
				}
				onHeadersComplete(e, t, n) {
					let { client: a, socket: o, headers: s, statusText: c } = this;
					if (o.destroyed) return -1;
					if (a[w] === 0) return i.destroy(o, new p("bad response", i.getSocketInfo(o))), -1;
					let l = a[O][a[N]];
					if (!l) return -1;
					if (r(!this.upgrade), r(this.statusCode < 200), e === 100) return i.destroy(o, new p("bad response", i.getSocketInfo(o))), -1;
					if (t && !l.upgrade) return i.destroy(o, new p("bad upgrade", i.getSocketInfo(o))), -1;
					if (r(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = n || l.method === "HEAD" && !o[b] && /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) && !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection), (l.method === "HEAD" || e === 204 || e === 304) && (l.method !== "HEAD" && (this.contentLength > 0 || this.hasTransferEncoding) && (this.shouldKeepAlive = !1), this.contentLength = -1), this.statusCode >= 200) {
						let e = l.bodyTimeout == null ? a[ae] : l.bodyTimeout;
						this.setTimeout(e, 5);
					} else this.timeout && this.timeout.refresh && this.timeout.refresh();
					if (l.method === "CONNECT" || t) return r(a[w] === 1), this.upgrade = !0, 2;
					if (r(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && a[F]) {
						let e = this.keepAlive ? i.parseKeepAliveTimeout(this.keepAlive) : null;
						if (e != null) {
							let t = Math.min(e - a[re], a[ne]);
							t <= 0 ? o[b] = !0 : a[ee] = t;
						} else a[ee] = a[A];
					} else o[b] = !0;
					let u = l.onResponseStart(e, s, this.resume, c) === !1;
					return l.aborted ? -1 : l.method === "HEAD" || e < 200 ? 1 : (o[C] && (o[C] = !1, a[H]()), u ? G.ERROR.PAUSED : 0);
				}
				onBody(e) {
					let { client: t, socket: n, statusCode: a, maxResponseSize: o } = this;
					if (n.destroyed) return -1;
					let s = t[O][t[N]];
					return r(s), r(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), r(a >= 200), o > -1 && this.bytesRead + e.length > o ? (i.destroy(n, new v()), -1) : (this.bytesRead += e.length, s.onResponseData(e) === !1 ? G.ERROR.PAUSED : 0);
				}
				onMessageComplete() {
					let { client: e, socket: t, statusCode: n, upgrade: a, headers: o, contentLength: s, bytesRead: l, shouldKeepAlive: u } = this;
					if (t.destroyed && (!n || u)) return -1;
					if (a) return 0;
					r(n >= 100), r(!(this.headers.length & 1));
					let d = e[O][e[N]];
					return r(d), this.statusCode = 0, this.statusText = "", this.bytesRead = 0, this.contentLength = -1, this.hasTransferEncoding = !1, this.keepAlive = "", this.connection = "", this.headers = [], this.headersSize = 0, n < 200 ? 0 : s !== -1 && l !== s ? (i.destroy(t, new c()), -1) : (d.onResponseEnd(o), e[O][e[N]++] = null, t[Y] = e[T] === 0, t[D] ? (r(e[w] === 0), i.destroy(t, new m("reset")), G.ERROR.PAUSED) : !u || t[b] && e[w] === 0 ? (i.destroy(t, new m("reset")), G.ERROR.PAUSED) : (e[F] == null || e[F] === 1 ? setImmediate(e[H]) : e[H](), 0));
				}
			}
			function onParserTimeout(e) {
				let t = e.deref();
				if (!t) return;
				let { socket: n, timeoutType: a, client: o, paused: s } = t;
				a === 3 ? (!n[D] || n.writableNeedDrain || o[w] > 1) && (r(!s, "cannot be paused while waiting for headers"), i.destroy(n, new d())) : a === 5 ? s || i.destroy(n, new h()) : a === 8 && (r(o[w] === 0 && o[ee]), i.destroy(n, new m("socket idle timeout")));
			}
			function connectH1(e, t) {
				if (e[I] = t, fe ||= lazyllhttp(), t.errored) throw t.errored;
				if (t.destroyed) throw new p("destroyed");
				return t[k] = !1, t[D] = !1, t[b] = !1, t[C] = !1, t[J] = 0, t[ue] = null, t[Y] = !1, t[S] = new Parser(e, t, fe), i.addListener(t, "error", onHttpSocketError), i.addListener(t, "readable", onHttpSocketReadable), i.addListener(t, "end", onHttpSocketEnd), i.addListener(t, "close", onHttpSocketClose), t[U] = !1, t.on("close", onSocketClose), {
					version: "h1",
					defaultPipelining: 1,
					write(t) {
						return writeH1(e, t);
					},
					resume() {
						resumeH1(e);
					},
					destroy(e, n) {
						t[U] ? queueMicrotask(n) : (t.on("close", n), t.destroy(e));
					},
					get destroyed() {
						return t.destroyed;
					},
					busy(n) {
						return !!(t[D] || t[b] || t[C] || t[J] === 1 || n && (e[w] > 0 && !n.idempotent || e[w] > 0 && (n.upgrade || n.method === "CONNECT") || e[w] > 0 && i.bodyLength(n.body) !== 0 && (i.isStream(n.body) || i.isAsyncIterable(n.body) || i.isFormDataLike(n.body))));
					}
				};
			}
			function onHttpSocketError(e) {
				let t = this[S];
				if (e.code === "ECONNRESET" && t.statusCode && !t.shouldKeepAlive) {
					let e = t.finish();
					e && (this[P] = e, this[x][V](e));
				} else this[P] = e, this[x][V](e);
			}
			function onHttpSocketReadable() {
				this[S]?.readMore();
			}
			function onHttpSocketEnd() {
				let e = this[S];
				if (e.statusCode && !e.shouldKeepAlive) {
					let t = e.finish();
					t && i.destroy(this, t);
				} else i.destroy(this, new p("other side closed", i.getSocketInfo(this)));
			}
			function onHttpSocketClose() {
				let e = this[S];
				clearIdleSocketValidation(this), e && (!this[P] && e.statusCode && !e.shouldKeepAlive && (this[P] = e.finish() || this[P]), this[S].destroy(), this[S] = null);
				let t = this[P] || new p("closed", i.getSocketInfo(this)), n = this[x];
				if (n[I] = null, n[oe] = null, n.destroyed) {
					r(n[T] === 0);
					let e = n[O].splice(n[N]);
					for (let r = 0; r < e.length; r++) {
						let a = e[r];
						i.errorRequest(n, a, t);
					}
				} else if (n[w] > 0 && t.code !== "UND_ERR_INFO") {
					let e = n[O][n[N]];
					n[O][n[N]++] = null, i.errorRequest(n, e, t);
				}
				n[M] = n[N], r(n[w] === 0), n.emit("disconnect", n[y], [n], t), n[H]();
			}
			function onSocketClose() {
				this[U] = !0;
			}
			function clearIdleSocketValidation(e) {
				e[ue] && (clearImmediate(e[ue]), e[ue] = null), e[J] = 0;
			}
			function scheduleIdleSocketValidation(e, t) {
				t[J] = 1, t[ue] = setImmediate(() => {
					t[ue] = null, t[J] = 2, e[I] === t && !t.destroyed && e[H]();
				});
			}
			function resumeH1(e) {
				let t = e[I];
				if (t && !t.destroyed) {
					if (e[E] === 0 ? !t[k] && t.unref && (t.unref(), t[k] = !0) : t[k] && t.ref && (t.ref(), t[k] = !1), e[w] === 0 && e[T] > 0 && t[Y]) {
						if (t[J] === 0) {
							scheduleIdleSocketValidation(e, t), t[S].readMore(), t.destroyed;
							return;
						}
						if (t[J] === 1) {
							t[S].readMore(), t.destroyed;
							return;
						}
					}
					if (e[w] === 0 && (t[S].readMore(), t.destroyed)) return;
					if (e[E] === 0) t[S].timeoutType !== 8 && t[S].setTimeout(e[ee], 8);
					else if (e[w] > 0 && t[S].statusCode < 200 && t[S].timeoutType !== 3) {
						let n = e[O][e[N]], r = n.headersTimeout == null ? e[ie] : n.headersTimeout;
						t[S].setTimeout(r, 3);
					}
				}
			}
			function shouldSendContentLength(e) {
				return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
			}
			function setTypeOfService(e, t) {
				if (typeof e.setTypeOfService != "function") return;
				let n = t.typeOfService;
				if (n !== void 0 && e[X] !== n) try {
					e.setTypeOfService(n), e[X] = n;
				} catch {}
			}
			function writeH1(e, t) {
				let { method: o, path: c, host: d, upgrade: f, blocking: p, reset: h } = t, { body: g, headers: _, contentLength: v } = t, y = o === "PUT" || o === "POST" || o === "PATCH" || o === "QUERY" || o === "PROPFIND" || o === "PROPPATCH";
				if (i.isFormDataLike(g)) {
					de ||= n(6602).extractBody;
					let [e, r] = de(g);
					t.contentType ?? _.push("content-type", r), g = e.stream, v = e.length;
				} else if (i.isBlobLike(g) && t.contentType == null) {
					let n = g.type;
					if (n) {
						let r = `${n}`;
						if (!i.isValidHeaderValue(r)) return i.errorRequest(e, t, new u("invalid content-type header")), !1;
						_.push("content-type", r);
					}
				}
				g && typeof g.read == "function" && g.read(0);
				let x = i.bodyLength(g);
				if (v = x ?? v, v === null && (v = t.contentLength), v === 0 && !y && (v = null), shouldSendContentLength(o) && v > 0 && t.contentLength !== null && t.contentLength !== v) {
					if (e[L]) return i.errorRequest(e, t, new s()), !1;
					process.emitWarning(new s());
				}
				let S = e[I];
				clearIdleSocketValidation(S);
				let abort = (n) => {
					t.aborted || t.completed || (i.errorRequest(e, t, n || new l()), i.destroy(g), i.destroy(S, new m("aborted")));
				};
				try {
					t.onRequestStart(abort, null);
				} catch (n) {
					i.errorRequest(e, t, n);
				}
				if (t.aborted) return !1;
				o === "HEAD" && (S[b] = !0), (f || o === "CONNECT") && (S[b] = !0), h != null && (S[b] = h), e[R] && ++S[z] >= e[R] && (S[b] = !0), p && (S[C] = !0), setTypeOfService(S, t);
				let w = `${o} ${c} HTTP/1.1\r\n`;
				if (w += typeof d == "string" ? `host: ${d}\r\n` : e[j], f ? w += `connection: upgrade\r\nupgrade: ${f}\r\n` : e[F] && !S[b] ? w += "connection: keep-alive\r\n" : w += "connection: close\r\n", Array.isArray(_)) for (let e = 0; e < _.length; e += 2) {
					let t = _[e + 0], n = _[e + 1];
					if (Array.isArray(n)) for (let e = 0; e < n.length; e++) w += `${t}: ${n[e]}\r\n`;
					else w += `${t}: ${n}\r\n`;
				}
				return a.sendHeaders.hasSubscribers && a.sendHeaders.publish({
					request: t,
					headers: w,
					socket: S
				}), !g || x === 0 ? writeBuffer(abort, null, e, t, S, v, w, y) : i.isBuffer(g) ? writeBuffer(abort, g, e, t, S, v, w, y) : i.isBlobLike(g) ? typeof g.stream == "function" ? writeIterable(abort, g.stream(), e, t, S, v, w, y) : writeBlob(abort, g, e, t, S, v, w, y) : i.isStream(g) ? writeStream(abort, g, e, t, S, v, w, y) : i.isIterable(g) ? writeIterable(abort, g, e, t, S, v, w, y) : r(!1), !0;
			}
			function writeStream(e, t, n, a, o, s, c, u) {
				r(s !== 0 || n[w] === 0, "stream body cannot be pipelined");
				let d = !1, f = new AsyncWriter({
					abort: e,
					socket: o,
					request: a,
					contentLength: s,
					client: n,
					expectsPayload: u,
					header: c
				}), onData = function(e) {
					if (!d) try {
						!f.write(e) && this.pause && this.pause();
					} catch (e) {
						i.destroy(this, e);
					}
				}, onDrain = function() {
					d || t.resume && t.resume();
				}, onClose = function() {
					if (queueMicrotask(() => {
						t.removeListener("error", onFinished);
					}), !d) {
						let e = new l();
						queueMicrotask(() => onFinished(e));
					}
				}, onFinished = function(e) {
					if (!d) {
						if (d = !0, r(o.destroyed || o[D] && n[w] <= 1), o.off("drain", onDrain).off("error", onFinished), t.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose), !e) try {
							f.end();
						} catch (t) {
							e = t;
						}
						f.destroy(e), e && (e.code !== "UND_ERR_INFO" || e.message !== "reset") ? i.destroy(t, e) : i.destroy(t);
					}
				};
				t.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose), t.resume && t.resume(), o.on("drain", onDrain).on("error", onFinished), t.errorEmitted ?? t.errored ? setImmediate(onFinished, t.errored) : (t.endEmitted ?? t.readableEnded) && setImmediate(onFinished, null), (t.closeEmitted ?? t.closed) && setImmediate(onClose);
			}
			function writeBuffer(e, t, n, a, o, s, c, l) {
				try {
					t ? i.isBuffer(t) && (r(s === t.byteLength, "buffer body must have content length"), o.cork(), o.write(`${c}content-length: ${s}\r\n\r\n`, "latin1"), o.write(t), o.uncork(), a.onBodySent(t), !l && a.reset !== !1 && (o[b] = !0)) : s === 0 ? o.write(`${c}content-length: 0\r\n\r\n`, "latin1") : (r(s === null, "no body must not have content length"), o.write(`${c}\r\n`, "latin1")), a.onRequestSent(), n[H]();
				} catch (t) {
					e(t);
				}
			}
			async function writeBlob(e, t, n, r, i, a, o, c) {
				try {
					if (a != null && a !== t.size) throw new s();
					let e = Buffer.from(await t.arrayBuffer());
					i.cork(), i.write(`${o}content-length: ${a}\r\n\r\n`, "latin1"), i.write(e), i.uncork(), r.onBodySent(e), r.onRequestSent(), !c && r.reset !== !1 && (i[b] = !0), n[H]();
				} catch (t) {
					e(t);
				}
			}
			async function writeIterable(e, t, n, i, a, o, s, c) {
				r(o !== 0 || n[w] === 0, "iterator body cannot be pipelined");
				let l = null;
				function onDrain() {
					if (l) {
						let e = l;
						l = null, e();
					}
				}
				let waitForDrain = () => new Promise((e, t) => {
					r(l === null), a[P] ? t(a[P]) : l = e;
				});
				a.on("close", onDrain).on("drain", onDrain);
				let u = new AsyncWriter({
					abort: e,
					socket: a,
					request: i,
					contentLength: o,
					client: n,
					expectsPayload: c,
					header: s
				});
				try {
					for await (let e of t) {
						if (a[P]) throw a[P];
						u.write(e) || await waitForDrain();
					}
					u.end();
				} catch (e) {
					u.destroy(e);
				} finally {
					a.off("close", onDrain).off("drain", onDrain);
				}
			}
			class AsyncWriter {
				constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
					this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, this.lengthMismatch = !1, t[D] = !0;
				}
				onLengthMismatch() {
					this.socket[b] = !0, this.lengthMismatch || (this.lengthMismatch = !0, process.emitWarning(new s()));
				}
				write(e) {
					let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: c } = this;
					if (t[P]) throw t[P];
					if (t.destroyed) return !1;
					let l = e instanceof Uint8Array ? e.byteLength : Buffer.byteLength(e);
					if (!l) return !0;
					if (r !== null && a + l > r) {
						if (i[L]) throw new s();
						this.onLengthMismatch();
						let t = r - a;
						if (t === 0) return !0;
						e = (typeof e == "string" ? Buffer.from(e) : e).subarray(0, t), l = t;
					}
					t.cork(), a === 0 && (!o && n.reset !== !1 && (t[b] = !0), r === null ? t.write(`${c}transfer-encoding: chunked\r\n`, "latin1") : t.write(`${c}content-length: ${r}\r\n\r\n`, "latin1")), r === null && t.write(`\r\n${l.toString(16)}\r\n`, "latin1"), this.bytesWritten += l;
					let u = t.write(e);
					return t.uncork(), n.onBodySent(e), u || t[S].timeout && t[S].timeoutType === 3 && t[S].timeout.refresh && t[S].timeout.refresh(), u;
				}
				end() {
					let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
					if (o.onRequestSent(), e[D] = !1, e[P]) throw e[P];
					if (!e.destroyed) {
						if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, "latin1") : e.write(`${a}\r\n`, "latin1") : t === null && e.write("\r\n0\r\n\r\n", "latin1"), t !== null && r !== t) {
							if (n[L]) throw new s();
							this.onLengthMismatch();
						}
						e[S].timeout && e[S].timeoutType === 3 && e[S].timeout.refresh && e[S].timeout.refresh(), n[H]();
					}
				}
				destroy(e) {
					let { socket: t, client: n, abort: i } = this;
					t[D] = !1, e && (r(n[w] <= 1, "pipeline should only contain this request"), i(e));
				}
			}
			e.exports = connectH1;
		}),
		3701: ((e, t, n) => {
			let r = n(4589), i = n(7030), a = n(7067), o = n(3440), { ClientStats: s } = n(6854), { channels: c } = n(2414), l = n(4655), u = n(1841), { InvalidArgumentError: d, InformationalError: f, ClientDestroyedError: p } = n(8707), m = n(9136), { kUrl: h, kServerName: g, kClient: _, kBusy: v, kConnect: y, kResuming: b, kRunning: x, kPending: S, kSize: C, kQueue: w, kConnected: T, kConnecting: E, kNeedDrain: D, kKeepAliveDefaultTimeout: O, kHostHeader: k, kPendingIdx: A, kRunningIdx: j, kError: M, kPipelining: N, kKeepAliveTimeoutValue: P, kMaxHeadersSize: F, kKeepAliveMaxTimeout: I, kKeepAliveTimeoutThreshold: ee, kHeadersTimeout: te, kBodyTimeout: ne, kStrictContentLength: re, kConnector: ie, kMaxRequests: ae, kCounter: L, kClose: R, kDestroy: z, kDispatch: B, kLocalAddress: V, kMaxResponseSize: H, kOnError: oe, kHTTPContext: U, kMaxConcurrentStreams: W, kHostAuthority: G, kResume: K, kHTTP2Options: se, kUseMilo: ce } = n(6443), q = n(637), le = n(6760), J = Symbol("kClosedResolve"), ue = a && a.maxHeaderSize && Number.isInteger(a.maxHeaderSize) && a.maxHeaderSize > 0 ? () => a.maxHeaderSize : () => {
				throw new d("http module not available or http.maxHeaderSize invalid");
			}, noop = () => {};
			function getPipelining(e) {
				return e[N] ?? e[U]?.defaultPipelining ?? 1;
			}
			let Y = !1;
			function emitH2OptionsNamespaceWarning(e) {
				Y !== !0 && (process.emitWarning(`Use h2Options.${e} instead. ${e} for H2 will be deprecated in future major.`, { code: "UNDICI-H2-OPTIONS" }), Y = !0);
			}
			function getMaxConcurrent(e) {
				return e[U]?.version === "h2" ? e[W] : getPipelining(e);
			}
			class Client extends u {
				constructor(e, { maxHeaderSize: t, headersTimeout: n, socketTimeout: r, requestTimeout: a, connectTimeout: s, bodyTimeout: c, idleTimeout: l, keepAlive: u, keepAliveTimeout: f, maxKeepAliveTimeout: p, keepAliveMaxTimeout: _, keepAliveTimeoutThreshold: v, socketPath: y, pipelining: x, tls: S, strictContentLength: C, maxCachedSessions: T, connect, maxRequestsPerClient: E, localAddress: M, maxResponseSize: L, autoSelectFamily: R, autoSelectFamilyAttemptTimeout: z, maxConcurrentStreams: B, allowH2: W, useH2c: q, initialWindowSize: le, connectionWindowSize: Y, pingInterval: X, useMilo: de, webSocket: fe, h2Options: Z, eventSource: Q } = {}) {
					if (u !== void 0) throw new d("unsupported keepAlive, use pipelining=0 instead");
					if (r !== void 0) throw new d("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
					if (a !== void 0) throw new d("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
					if (l !== void 0) throw new d("unsupported idleTimeout, use keepAliveTimeout instead");
					if (p !== void 0) throw new d("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
					if (t != null) {
						if (!Number.isInteger(t) || t < 1) throw new d("invalid maxHeaderSize");
					} else t = ue();
					if (y != null && typeof y != "string") throw new d("invalid socketPath");
					if (s != null && (!Number.isFinite(s) || s < 0)) throw new d("invalid connectTimeout");
					if (f != null && (!Number.isFinite(f) || f <= 0)) throw new d("invalid keepAliveTimeout");
					if (_ != null && (!Number.isFinite(_) || _ <= 0)) throw new d("invalid keepAliveMaxTimeout");
					if (v != null && !Number.isFinite(v)) throw new d("invalid keepAliveTimeoutThreshold");
					if (n != null && (!Number.isInteger(n) || n < 0)) throw new d("headersTimeout must be a positive integer or zero");
					if (c != null && (!Number.isInteger(c) || c < 0)) throw new d("bodyTimeout must be a positive integer or zero");
					if (connect != null && typeof connect != "function" && typeof connect != "object") throw new d("connect must be a function or an object");
					if (E != null && (!Number.isInteger(E) || E < 0)) throw new d("maxRequestsPerClient must be a positive number");
					if (M != null && (typeof M != "string" || i.isIP(M) === 0)) throw new d("localAddress must be valid string IP address");
					if (L != null && (!Number.isInteger(L) || L < -1)) throw new d("maxResponseSize must be a positive number");
					if (z != null && (!Number.isInteger(z) || z < -1)) throw new d("autoSelectFamilyAttemptTimeout must be a positive number");
					if (W != null && typeof W != "boolean") throw new d("allowH2 must be a valid boolean value");
					if (W !== !1) {
						if (Z != null) {
							if (Z.useH2c != null && typeof Z.useH2c != "boolean") throw new d("h2Options.useH2c must be a valid boolean value");
							if (Z.settings?.initialWindowSize != null && (!Number.isInteger(Z.settings.initialWindowSize) || Z.settings.initialWindowSize < 1)) throw new d("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
							if (Z.maxConcurrentStreams != null && (!Number.isInteger(Z.maxConcurrentStreams) || Z.maxConcurrentStreams < 1)) throw new d("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");
							if (Z.connectionWindowSize != null && (!Number.isInteger(Z.connectionWindowSize) || Z.connectionWindowSize < 1)) throw new d("h2Options.connectionWindowSize must be a positive integer, greater than 0");
							if (Z.pingInterval != null && (typeof Z.pingInterval != "number" || !Number.isInteger(Z.pingInterval) || Z.pingInterval < 0)) throw new d("h2Options.pingInterval must be a positive integer, greater or equal to 0");
						} else {
							if (q != null && typeof q != "boolean") throw emitH2OptionsNamespaceWarning("useH2c"), new d("useH2c must be a valid boolean value");
							if (B != null && (typeof B != "number" || B < 1)) throw emitH2OptionsNamespaceWarning("maxConcurrentStreams"), new d("maxConcurrentStreams must be a positive integer, greater than 0");
							if (le != null && (!Number.isInteger(le) || le < 1)) throw emitH2OptionsNamespaceWarning("initialWindowSize"), new d("initialWindowSize must be a positive integer, greater than 0");
							if (Y != null && (!Number.isInteger(Y) || Y < 1)) throw emitH2OptionsNamespaceWarning("connectionWindowSize"), new d("connectionWindowSize must be a positive integer, greater than 0");
							if (X != null && (typeof X != "number" || !Number.isInteger(X) || X < 0)) throw emitH2OptionsNamespaceWarning("pingInterval"), new d("pingInterval must be a positive integer, greater or equal to 0");
						}
					}
					if (super({
						webSocket: fe,
						eventSource: Q
					}), typeof connect != "function") connect = m({
						...S,
						maxCachedSessions: T,
						allowH2: W,
						socketPath: y,
						useH2c: Z?.useH2c ?? q,
						timeout: s,
						...typeof R == "boolean" ? {
							autoSelectFamily: R,
							autoSelectFamilyAttemptTimeout: z
						} : void 0,
						...connect
					});
					else {
						let e = connect;
						connect = (t, n) => e({
							...t,
							...y == null ? null : { socketPath: y },
							...W == null ? null : { allowH2: W }
						}, n);
					}
					this[h] = o.parseOrigin(e), this[G] = `${this[h].hostname}${this[h].port ? `:${this[h].port}` : ""}`, this[ie] = connect, this[N] = x ?? 1, this[F] = t, this[O] = f ?? 4e3, this[I] = _ ?? 6e5, this[ee] = v ?? 2e3, this[P] = this[O], this[g] = null, this[V] = M ?? null, this[b] = 0, this[D] = 0, this[k] = `host: ${this[G]}\r\n`, this[ne] = c ?? 3e5, this[te] = n ?? 3e5, this[re] = C ?? !0, this[ae] = E, this[J] = null, this[H] = L > -1 ? L : -1, this[U] = null, this[se] = {
						pingInterval: Z?.pingInterval ?? X ?? 6e4,
						connectionWindowSize: Z?.connectionWindowSize ?? Y ?? 524288,
						maxConcurrentStreams: Z?.maxConcurrentStreams ?? B ?? 100,
						sessionOptions: { initialWindowSize: Z?.initialWindowSize ?? le ?? 262144 }
					}, this[ce] = de, this[w] = [], this[j] = 0, this[A] = 0, this[K] = (e) => resume(this, e), this[oe] = (e) => onError(this, e);
				}
				get pipelining() {
					return this[N];
				}
				set pipelining(e) {
					this[N] = e, this[K](!0);
				}
				get stats() {
					return new s(this);
				}
				get [S]() {
					return this[w].length - this[A];
				}
				get [x]() {
					return this[A] - this[j];
				}
				get [C]() {
					return this[w].length - this[j];
				}
				get [T]() {
					return !!this[U] && !this[E] && !this[U].destroyed;
				}
				get [v]() {
					let e = this[U]?.version === "h2";
					return !!(this[U]?.busy(null) || this[C] >= (getMaxConcurrent(this) || 1) || this[S] > 0 && !e);
				}
				[y](e) {
					connect(this), this.once("connect", e);
				}
				[B](e, t) {
					let n = new l(this[h].origin, e, t);
					return this[w].push(n), this[b] || (o.bodyLength(n.body) == null && o.isIterable(n.body) ? (this[b] = 1, queueMicrotask(() => resume(this))) : this[K](!0)), this[b] && this[D] !== 2 && this[v] && (this[D] = 2), this[D] < 2;
				}
				[R]() {
					return new Promise((e) => {
						this[C] ? this[J] = e : e(null);
					});
				}
				[z](e) {
					return new Promise((t) => {
						let n = this[w].splice(this[A]);
						for (let t = 0; t < n.length; t++) {
							let r = n[t];
							r != null && o.errorRequest(this, r, e);
						}
						let callback = () => {
							this[J] && (this[J](), this[J] = null), t(null);
						};
						this[U] ? (this[U].destroy(e, callback), this[U] = null) : queueMicrotask(callback), this[K]();
					});
				}
			}
			function onError(e, t) {
				if (e[x] === 0 && t.code !== "UND_ERR_INFO" && t.code !== "UND_ERR_SOCKET") {
					r(e[A] === e[j]);
					let n = e[w].splice(e[j]);
					for (let r = 0; r < n.length; r++) {
						let i = n[r];
						i != null && o.errorRequest(e, i, t);
					}
					r(e[C] === 0);
				}
			}
			function connect(e) {
				r(!e[E]), r(!e[U]);
				let { host: t, hostname: n, protocol: a, port: s } = e[h];
				if (n[0] === "[") {
					let e = n.indexOf("]");
					r(e !== -1);
					let t = n.substring(1, e);
					r(i.isIPv6(t)), n = t;
				}
				e[E] = !0, c.beforeConnect.hasSubscribers && c.beforeConnect.publish({
					connectParams: {
						host: t,
						hostname: n,
						protocol: a,
						port: s,
						version: e[U]?.version,
						servername: e[g],
						localAddress: e[V]
					},
					connector: e[ie]
				});
				try {
					e[ie]({
						host: t,
						hostname: n,
						protocol: a,
						port: s,
						servername: e[g],
						localAddress: e[V]
					}, (i, l) => {
						if (i) handleConnectError(e, i, {
							host: t,
							hostname: n,
							protocol: a,
							port: s
						}), e[K]();
						else if (e.destroyed) o.destroy(l.on("error", noop), new p()), e[K]();
						else {
							r(l);
							try {
								e[U] = l.alpnProtocol === "h2" ? le(e, l) : q(e, l);
							} catch (r) {
								l.destroy().on("error", noop), handleConnectError(e, r, {
									host: t,
									hostname: n,
									protocol: a,
									port: s
								}), e[K]();
								return;
							}
							e[E] = !1, l[L] = 0, l[ae] = e[ae], l[_] = e, l[M] = null, c.connected.hasSubscribers && c.connected.publish({
								connectParams: {
									host: t,
									hostname: n,
									protocol: a,
									port: s,
									version: e[U]?.version,
									servername: e[g],
									localAddress: e[V]
								},
								connector: e[ie],
								socket: l
							}), e.emit("connect", e[h], [e]), e[K]();
						}
					});
				} catch (r) {
					handleConnectError(e, r, {
						host: t,
						hostname: n,
						protocol: a,
						port: s
					}), e[K]();
				}
			}
			function handleConnectError(e, t, { host: n, hostname: r, protocol: i, port: a }) {
				if (!e.destroyed) {
					if (e[E] = !1, c.connectError.hasSubscribers && c.connectError.publish({
						connectParams: {
							host: n,
							hostname: r,
							protocol: i,
							port: a,
							version: e[U]?.version,
							servername: e[g],
							localAddress: e[V]
						},
						connector: e[ie],
						error: t
					}), t.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
						let n = e[w].splice(e[j], e[x]);
						e[A] = e[j];
						for (let r = 0; r < n.length; r++) o.errorRequest(e, n[r], t);
						for (; e[S] > 0 && e[w][e[A]].servername === e[g];) {
							let n = e[w].splice(e[A], 1)[0];
							o.errorRequest(e, n, t);
						}
					} else onError(e, t);
					e.emit("connectionError", e[h], [e], t);
				}
			}
			function emitDrain(e) {
				e[D] = 0, e.emit("drain", e[h], [e]);
			}
			function resume(e, t) {
				e[b] !== 2 && (e[b] = 2, _resume(e, t), e[b] = 0, e[j] > 256 && (e[w].splice(0, e[j]), e[A] -= e[j], e[j] = 0));
			}
			function _resume(e, t) {
				for (;;) {
					if (e.destroyed) {
						r(e[S] === 0);
						return;
					}
					if (e[J] && !e[C]) {
						e[J](), e[J] = null;
						return;
					}
					if (e[U] && e[U].resume(), e[v]) e[D] = 2;
					else if (e[D] === 2) {
						t ? (e[D] = 1, queueMicrotask(() => emitDrain(e))) : emitDrain(e);
						continue;
					}
					if (e[S] === 0 || e[x] >= (getMaxConcurrent(e) || 1)) return;
					let n = e[w][e[A]];
					if (n === null) return;
					if (n.aborted) e[w].splice(e[A], 1);
					else {
						if (e[h].protocol === "https:" && e[g] !== n.servername) {
							if (e[x] > 0) return;
							e[g] = n.servername, e[U]?.destroy(new f("servername changed"), () => {
								e[U] = null, resume(e);
							});
						}
						if (e[E]) return;
						if (!e[U]) {
							e[g] = n.servername, connect(e);
							return;
						}
						if (e[U].destroyed || e[U].busy(n)) return;
						!n.aborted && e[U].write(n) ? e[A]++ : e[w].splice(e[A], 1);
					}
				}
			}
			e.exports = Client;
		}),
		1841: ((e, t, n) => {
			let r = n(4573), i = n(883), { ClientDestroyedError: a, ClientClosedError: o, InvalidArgumentError: s } = n(8707), { kDestroy: c, kClose: l, kClosed: u, kDestroyed: d, kDispatch: f } = n(6443), { defaultWebSocketMaxFragments: p, defaultWebSocketMaxPayloadSize: m } = n(735), h = Symbol("onDestroyed"), g = Symbol("onClosed"), _ = Symbol("webSocketOptions"), v = Symbol("eventSourceOptions");
			class DispatcherBase extends i {
				[d] = !1;
				[h] = null;
				[u] = !1;
				[g] = null;
				constructor(e) {
					super(), this[_] = e?.webSocket ?? {}, this[v] = e?.eventSource ?? {};
				}
				get webSocketOptions() {
					return {
						maxFragments: this[_].maxFragments ?? p,
						maxPayloadSize: this[_].maxPayloadSize ?? m
					};
				}
				get eventSourceOptions() {
					return { maxEventSize: this[v].maxEventSize ?? r.kStringMaxLength };
				}
				get destroyed() {
					return this[d];
				}
				get closed() {
					return this[u];
				}
				close(e) {
					if (e === void 0) return new Promise((e, t) => {
						this.close((n, r) => n ? t(n) : e(r));
					});
					if (typeof e != "function") throw new s("invalid callback");
					if (this[d]) {
						let t = new a();
						queueMicrotask(() => e(t, null));
						return;
					}
					if (this[u]) {
						this[g] ? this[g].push(e) : queueMicrotask(() => e(null, null));
						return;
					}
					this[u] = !0, this[g] ??= [], this[g].push(e);
					let onClosed = () => {
						let e = this[g];
						this[g] = null;
						for (let t = 0; t < e.length; t++) e[t](null, null);
					};
					this[l]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
				}
				destroy(e, t) {
					if (typeof e == "function" && (t = e, e = null), t === void 0) return new Promise((t, n) => {
						this.destroy(e, (e, r) => e ? n(e) : t(r));
					});
					if (typeof t != "function") throw new s("invalid callback");
					if (this[d]) {
						this[h] ? this[h].push(t) : queueMicrotask(() => t(null, null));
						return;
					}
					e ||= new a(), this[d] = !0, this[h] ??= [], this[h].push(t);
					let onDestroyed = () => {
						let e = this[h];
						this[h] = null;
						for (let t = 0; t < e.length; t++) e[t](null, null);
					};
					this[c](e).then(() => queueMicrotask(onDestroyed));
				}
				dispatch(e, t) {
					if (!t || typeof t != "object") throw new s("handler must be an object");
					try {
						if (!e || typeof e != "object") throw new s("opts must be an object.");
						if (e.dispatcher) throw new s("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.");
						if (this[d] || this[h]) throw new a();
						if (this[u]) throw new o();
						return this[f](e, t);
					} catch (e) {
						if (typeof t.onResponseError != "function") throw e;
						return t.onResponseError(null, e), !1;
					}
				}
			}
			e.exports = DispatcherBase;
		}),
		883: ((e, t, n) => {
			let r = n(8474), { kOriginless: i, kUrl: a } = n(6443);
			class Dispatcher extends r {
				dispatch() {
					throw Error("not implemented");
				}
				close() {
					throw Error("not implemented");
				}
				destroy() {
					throw Error("not implemented");
				}
				compose(...e) {
					let t = Array.isArray(e[0]) ? e[0] : e, n = this[i] === !0 ? null : this[a]?.origin, dispatch = this.dispatch.bind(this);
					for (let e of t) if (e != null) {
						if (typeof e != "function") throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
						if (dispatch = e(dispatch, n), dispatch == null || typeof dispatch != "function" || dispatch.length !== 2) throw TypeError("invalid interceptor");
					}
					let r = dispatch, o = this;
					return dispatch = function(e, t) {
						return e && typeof e == "object" && !e.origin && o[a] && (e = Object.assign({}, e, { origin: o[a].origin })), r(e, t);
					}, new Proxy(this, { get: (e, t) => t === "dispatch" ? dispatch : e[t] });
				}
			}
			e.exports = Dispatcher;
		}),
		2824: ((e, t, n) => {
			Object.defineProperty(t, "__esModule", { value: !0 }), t.SPECIAL_HEADERS = t.MINOR = t.MAJOR = t.HTAB_SP_VCHAR_OBS_TEXT = t.QUOTED_STRING = t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS = t.TOKEN = t.HEX = t.URL_CHAR = t.USERINFO_CHARS = t.MARK = t.ALPHANUM = t.NUM = t.HEX_MAP = t.NUM_MAP = t.ALPHA = t.STATUSES_HTTP = t.H_METHOD_MAP = t.METHOD_MAP = t.METHODS_RTSP = t.METHODS_ICE = t.METHODS_HTTP = t.HEADER_STATE = t.FINISH = t.STATUSES = t.METHODS = t.LENIENT_FLAGS = t.FLAGS = t.TYPE = t.ERROR = void 0;
			let r = n(172);
			t.ERROR = {
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
				CB_PROTOCOL_COMPLETE: 38
			}, t.TYPE = {
				BOTH: 0,
				REQUEST: 1,
				RESPONSE: 2
			}, t.FLAGS = {
				CONNECTION_KEEP_ALIVE: 1,
				CONNECTION_CLOSE: 2,
				CONNECTION_UPGRADE: 4,
				CHUNKED: 8,
				UPGRADE: 16,
				CONTENT_LENGTH: 32,
				SKIPBODY: 64,
				TRAILING: 128,
				TRANSFER_ENCODING: 512
			}, t.LENIENT_FLAGS = {
				HEADERS: 1,
				CHUNKED_LENGTH: 2,
				KEEP_ALIVE: 4,
				TRANSFER_ENCODING: 8,
				VERSION: 16,
				DATA_AFTER_CLOSE: 32,
				OPTIONAL_LF_AFTER_CR: 64,
				OPTIONAL_CRLF_AFTER_CHUNK: 128,
				OPTIONAL_CR_BEFORE_LF: 256,
				SPACES_AFTER_CHUNK_SIZE: 512
			}, t.METHODS = {
				DELETE: 0,
				GET: 1,
				HEAD: 2,
				POST: 3,
				PUT: 4,
				CONNECT: 5,
				OPTIONS: 6,
				TRACE: 7,
				COPY: 8,
				LOCK: 9,
				MKCOL: 10,
				MOVE: 11,
				PROPFIND: 12,
				PROPPATCH: 13,
				SEARCH: 14,
				UNLOCK: 15,
				BIND: 16,
				REBIND: 17,
				UNBIND: 18,
				ACL: 19,
				REPORT: 20,
				MKACTIVITY: 21,
				CHECKOUT: 22,
				MERGE: 23,
				"M-SEARCH": 24,
				NOTIFY: 25,
				SUBSCRIBE: 26,
				UNSUBSCRIBE: 27,
				PATCH: 28,
				PURGE: 29,
				MKCALENDAR: 30,
				LINK: 31,
				UNLINK: 32,
				SOURCE: 33,
				PRI: 34,
				DESCRIBE: 35,
				ANNOUNCE: 36,
				SETUP: 37,
				PLAY: 38,
				PAUSE: 39,
				TEARDOWN: 40,
				GET_PARAMETER: 41,
				SET_PARAMETER: 42,
				REDIRECT: 43,
				RECORD: 44,
				FLUSH: 45,
				QUERY: 46
			}, t.STATUSES = {
				CONTINUE: 100,
				SWITCHING_PROTOCOLS: 101,
				PROCESSING: 102,
				EARLY_HINTS: 103,
				RESPONSE_IS_STALE: 110,
				REVALIDATION_FAILED: 111,
				DISCONNECTED_OPERATION: 112,
				HEURISTIC_EXPIRATION: 113,
				MISCELLANEOUS_WARNING: 199,
				OK: 200,
				CREATED: 201,
				ACCEPTED: 202,
				NON_AUTHORITATIVE_INFORMATION: 203,
				NO_CONTENT: 204,
				RESET_CONTENT: 205,
				PARTIAL_CONTENT: 206,
				MULTI_STATUS: 207,
				ALREADY_REPORTED: 208,
				TRANSFORMATION_APPLIED: 214,
				IM_USED: 226,
				MISCELLANEOUS_PERSISTENT_WARNING: 299,
				MULTIPLE_CHOICES: 300,
				MOVED_PERMANENTLY: 301,
				FOUND: 302,
				SEE_OTHER: 303,
				NOT_MODIFIED: 304,
				USE_PROXY: 305,
				SWITCH_PROXY: 306,
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
				PAGE_EXPIRED: 419,
				ENHANCE_YOUR_CALM: 420,
				MISDIRECTED_REQUEST: 421,
				UNPROCESSABLE_ENTITY: 422,
				LOCKED: 423,
				FAILED_DEPENDENCY: 424,
				TOO_EARLY: 425,
				UPGRADE_REQUIRED: 426,
				PRECONDITION_REQUIRED: 428,
				TOO_MANY_REQUESTS: 429,
				REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
				REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
				LOGIN_TIMEOUT: 440,
				NO_RESPONSE: 444,
				RETRY_WITH: 449,
				BLOCKED_BY_PARENTAL_CONTROL: 450,
				UNAVAILABLE_FOR_LEGAL_REASONS: 451,
				CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
				INVALID_X_FORWARDED_FOR: 463,
				REQUEST_HEADER_TOO_LARGE: 494,
				SSL_CERTIFICATE_ERROR: 495,
				SSL_CERTIFICATE_REQUIRED: 496,
				HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
				INVALID_TOKEN: 498,
				CLIENT_CLOSED_REQUEST: 499,
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
				WEB_SERVER_UNKNOWN_ERROR: 520,
				WEB_SERVER_IS_DOWN: 521,
				CONNECTION_TIMEOUT: 522,
				ORIGIN_IS_UNREACHABLE: 523,
				TIMEOUT_OCCURED: 524,
				SSL_HANDSHAKE_FAILED: 525,
				INVALID_SSL_CERTIFICATE: 526,
				RAILGUN_ERROR: 527,
				SITE_IS_OVERLOADED: 529,
				SITE_IS_FROZEN: 530,
				IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
				NETWORK_READ_TIMEOUT: 598,
				NETWORK_CONNECT_TIMEOUT: 599
			}, t.FINISH = {
				SAFE: 0,
				SAFE_WITH_CB: 1,
				UNSAFE: 2
			}, t.HEADER_STATE = {
				GENERAL: 0,
				CONNECTION: 1,
				CONTENT_LENGTH: 2,
				TRANSFER_ENCODING: 3,
				UPGRADE: 4,
				CONNECTION_KEEP_ALIVE: 5,
				CONNECTION_CLOSE: 6,
				CONNECTION_UPGRADE: 7,
				TRANSFER_ENCODING_CHUNKED: 8
			}, t.METHODS_HTTP = [
				t.METHODS.DELETE,
				t.METHODS.GET,
				t.METHODS.HEAD,
				t.METHODS.POST,
				t.METHODS.PUT,
				t.METHODS.CONNECT,
				t.METHODS.OPTIONS,
				t.METHODS.TRACE,
				t.METHODS.COPY,
				t.METHODS.LOCK,
				t.METHODS.MKCOL,
				t.METHODS.MOVE,
				t.METHODS.PROPFIND,
				t.METHODS.PROPPATCH,
				t.METHODS.SEARCH,
				t.METHODS.UNLOCK,
				t.METHODS.BIND,
				t.METHODS.REBIND,
				t.METHODS.UNBIND,
				t.METHODS.ACL,
				t.METHODS.REPORT,
				t.METHODS.MKACTIVITY,
				t.METHODS.CHECKOUT,
				t.METHODS.MERGE,
				t.METHODS["M-SEARCH"],
				t.METHODS.NOTIFY,
				t.METHODS.SUBSCRIBE,
				t.METHODS.UNSUBSCRIBE,
				t.METHODS.PATCH,
				t.METHODS.PURGE,
				t.METHODS.MKCALENDAR,
				t.METHODS.LINK,
				t.METHODS.UNLINK,
				t.METHODS.PRI,
				t.METHODS.SOURCE,
				t.METHODS.QUERY
			], t.METHODS_ICE = [t.METHODS.SOURCE], t.METHODS_RTSP = [
				t.METHODS.OPTIONS,
				t.METHODS.DESCRIBE,
				t.METHODS.ANNOUNCE,
				t.METHODS.SETUP,
				t.METHODS.PLAY,
				t.METHODS.PAUSE,
				t.METHODS.TEARDOWN,
				t.METHODS.GET_PARAMETER,
				t.METHODS.SET_PARAMETER,
				t.METHODS.REDIRECT,
				t.METHODS.RECORD,
				t.METHODS.FLUSH,
				t.METHODS.GET,
				t.METHODS.POST
			], t.METHOD_MAP = (0, r.enumToMap)(t.METHODS), t.H_METHOD_MAP = Object.fromEntries(Object.entries(t.METHODS).filter(([e]) => e.startsWith("H"))), t.STATUSES_HTTP = [
				t.STATUSES.CONTINUE,
				t.STATUSES.SWITCHING_PROTOCOLS,
				t.STATUSES.PROCESSING,
				t.STATUSES.EARLY_HINTS,
				t.STATUSES.RESPONSE_IS_STALE,
				t.STATUSES.REVALIDATION_FAILED,
				t.STATUSES.DISCONNECTED_OPERATION,
				t.STATUSES.HEURISTIC_EXPIRATION,
				t.STATUSES.MISCELLANEOUS_WARNING,
				t.STATUSES.OK,
				t.STATUSES.CREATED,
				t.STATUSES.ACCEPTED,
				t.STATUSES.NON_AUTHORITATIVE_INFORMATION,
				t.STATUSES.NO_CONTENT,
				t.STATUSES.RESET_CONTENT,
				t.STATUSES.PARTIAL_CONTENT,
				t.STATUSES.MULTI_STATUS,
				t.STATUSES.ALREADY_REPORTED,
				t.STATUSES.TRANSFORMATION_APPLIED,
				t.STATUSES.IM_USED,
				t.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
				t.STATUSES.MULTIPLE_CHOICES,
				t.STATUSES.MOVED_PERMANENTLY,
				t.STATUSES.FOUND,
				t.STATUSES.SEE_OTHER,
				t.STATUSES.NOT_MODIFIED,
				t.STATUSES.USE_PROXY,
				t.STATUSES.SWITCH_PROXY,
				t.STATUSES.TEMPORARY_REDIRECT,
				t.STATUSES.PERMANENT_REDIRECT,
				t.STATUSES.BAD_REQUEST,
				t.STATUSES.UNAUTHORIZED,
				t.STATUSES.PAYMENT_REQUIRED,
				t.STATUSES.FORBIDDEN,
				t.STATUSES.NOT_FOUND,
				t.STATUSES.METHOD_NOT_ALLOWED,
				t.STATUSES.NOT_ACCEPTABLE,
				t.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
				t.STATUSES.REQUEST_TIMEOUT,
				t.STATUSES.CONFLICT,
				t.STATUSES.GONE,
				t.STATUSES.LENGTH_REQUIRED,
				t.STATUSES.PRECONDITION_FAILED,
				t.STATUSES.PAYLOAD_TOO_LARGE,
				t.STATUSES.URI_TOO_LONG,
				t.STATUSES.UNSUPPORTED_MEDIA_TYPE,
				t.STATUSES.RANGE_NOT_SATISFIABLE,
				t.STATUSES.EXPECTATION_FAILED,
				t.STATUSES.IM_A_TEAPOT,
				t.STATUSES.PAGE_EXPIRED,
				t.STATUSES.ENHANCE_YOUR_CALM,
				t.STATUSES.MISDIRECTED_REQUEST,
				t.STATUSES.UNPROCESSABLE_ENTITY,
				t.STATUSES.LOCKED,
				t.STATUSES.FAILED_DEPENDENCY,
				t.STATUSES.TOO_EARLY,
				t.STATUSES.UPGRADE_REQUIRED,
				t.STATUSES.PRECONDITION_REQUIRED,
				t.STATUSES.TOO_MANY_REQUESTS,
				t.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
				t.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
				t.STATUSES.LOGIN_TIMEOUT,
				t.STATUSES.NO_RESPONSE,
				t.STATUSES.RETRY_WITH,
				t.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
				t.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
				t.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
				t.STATUSES.INVALID_X_FORWARDED_FOR,
				t.STATUSES.REQUEST_HEADER_TOO_LARGE,
				t.STATUSES.SSL_CERTIFICATE_ERROR,
				t.STATUSES.SSL_CERTIFICATE_REQUIRED,
				t.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
				t.STATUSES.INVALID_TOKEN,
				t.STATUSES.CLIENT_CLOSED_REQUEST,
				t.STATUSES.INTERNAL_SERVER_ERROR,
				t.STATUSES.NOT_IMPLEMENTED,
				t.STATUSES.BAD_GATEWAY,
				t.STATUSES.SERVICE_UNAVAILABLE,
				t.STATUSES.GATEWAY_TIMEOUT,
				t.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
				t.STATUSES.VARIANT_ALSO_NEGOTIATES,
				t.STATUSES.INSUFFICIENT_STORAGE,
				t.STATUSES.LOOP_DETECTED,
				t.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
				t.STATUSES.NOT_EXTENDED,
				t.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
				t.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
				t.STATUSES.WEB_SERVER_IS_DOWN,
				t.STATUSES.CONNECTION_TIMEOUT,
				t.STATUSES.ORIGIN_IS_UNREACHABLE,
				t.STATUSES.TIMEOUT_OCCURED,
				t.STATUSES.SSL_HANDSHAKE_FAILED,
				t.STATUSES.INVALID_SSL_CERTIFICATE,
				t.STATUSES.RAILGUN_ERROR,
				t.STATUSES.SITE_IS_OVERLOADED,
				t.STATUSES.SITE_IS_FROZEN,
				t.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
				t.STATUSES.NETWORK_READ_TIMEOUT,
				t.STATUSES.NETWORK_CONNECT_TIMEOUT
			], t.ALPHA = [];
			for (let e = 65; e <= 90; e++) t.ALPHA.push(String.fromCharCode(e)), t.ALPHA.push(String.fromCharCode(e + 32));
			t.NUM_MAP = {
				0: 0,
				1: 1,
				2: 2,
				3: 3,
				4: 4,
				5: 5,
				6: 6,
				7: 7,
				8: 8,
				9: 9
			}, t.HEX_MAP = {
				0: 0,
				1: 1,
				2: 2,
				3: 3,
				4: 4,
				5: 5,
				6: 6,
				7: 7,
				8: 8,
				9: 9,
				A: 10,
				B: 11,
				C: 12,
				D: 13,
				E: 14,
				F: 15,
				a: 10,
				b: 11,
				c: 12,
				d: 13,
				e: 14,
				f: 15
			}, t.NUM = [
				"0",
				"1",
				"2",
				"3",
				"4",
				"5",
				"6",
				"7",
				"8",
				"9"
			], t.ALPHANUM = t.ALPHA.concat(t.NUM), t.MARK = [
				"-",
				"_",
				".",
				"!",
				"~",
				"*",
				"'",
				"(",
				")"
			], t.USERINFO_CHARS = t.ALPHANUM.concat(t.MARK).concat([
				"%",
				";",
				":",
				"&",
				"=",
				"+",
				"$",
				","
			]), t.URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(t.ALPHANUM), t.HEX = t.NUM.concat([
				"a",
				"b",
				"c",
				"d",
				"e",
				"f",
				"A",
				"B",
				"C",
				"D",
				"E",
				"F"
			]), t.TOKEN = [
				"!",
				"#",
				"$",
				"%",
				"&",
				"'",
				"*",
				"+",
				"-",
				".",
				"^",
				"_",
				"`",
				"|",
				"~"
			].concat(t.ALPHANUM), t.HEADER_CHARS = ["	"];
			for (let e = 32; e <= 255; e++) e !== 127 && t.HEADER_CHARS.push(e);
			t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS.filter((e) => e !== 44), t.QUOTED_STRING = ["	", " "];
			for (let e = 33; e <= 255; e++) e !== 34 && e !== 92 && t.QUOTED_STRING.push(e);
			t.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
			for (let e = 33; e <= 126; e++) t.HTAB_SP_VCHAR_OBS_TEXT.push(e);
			for (let e = 128; e <= 255; e++) t.HTAB_SP_VCHAR_OBS_TEXT.push(e);
			t.MAJOR = t.NUM_MAP, t.MINOR = t.MAJOR, t.SPECIAL_HEADERS = {
				connection: t.HEADER_STATE.CONNECTION,
				"content-length": t.HEADER_STATE.CONTENT_LENGTH,
				"proxy-connection": t.HEADER_STATE.CONNECTION,
				"transfer-encoding": t.HEADER_STATE.TRANSFER_ENCODING,
				upgrade: t.HEADER_STATE.UPGRADE
			}, t.default = {
				ERROR: t.ERROR,
				TYPE: t.TYPE,
				FLAGS: t.FLAGS,
				LENIENT_FLAGS: t.LENIENT_FLAGS,
				METHODS: t.METHODS,
				STATUSES: t.STATUSES,
				FINISH: t.FINISH,
				HEADER_STATE: t.HEADER_STATE,
				ALPHA: t.ALPHA,
				NUM_MAP: t.NUM_MAP,
				HEX_MAP: t.HEX_MAP,
				NUM: t.NUM,
				ALPHANUM: t.ALPHANUM,
				MARK: t.MARK,
				USERINFO_CHARS: t.USERINFO_CHARS,
				URL_CHAR: t.URL_CHAR,
				HEX: t.HEX,
				TOKEN: t.TOKEN,
				HEADER_CHARS: t.HEADER_CHARS,
				CONNECTION_TOKEN_CHARS: t.CONNECTION_TOKEN_CHARS,
				QUOTED_STRING: t.QUOTED_STRING,
				HTAB_SP_VCHAR_OBS_TEXT: t.HTAB_SP_VCHAR_OBS_TEXT,
				MAJOR: t.MAJOR,
				MINOR: t.MINOR,
				SPECIAL_HEADERS: t.SPECIAL_HEADERS,
				METHODS_HTTP: t.METHODS_HTTP,
				METHODS_ICE: t.METHODS_ICE,
				METHODS_RTSP: t.METHODS_RTSP,
				METHOD_MAP: t.METHOD_MAP,
				H_METHOD_MAP: t.H_METHOD_MAP,
				STATUSES_HTTP: t.STATUSES_HTTP
			};
		}),
		3870: ((e, t, n) => {
			e = n.nmd(e);
			let { Buffer: r } = n(4573), i;
			Object.defineProperty(e, "exports", { get: () => i ||= process.getBuiltinModule("node:fs").readFileSync(`${__dirname}/llhttp-ab4573a0.wasm`) });
		}),
		3434: ((e, t, n) => {
			e = n.nmd(e);
			let { Buffer: r } = n(4573), i;
			Object.defineProperty(e, "exports", { get: () => i ||= process.getBuiltinModule("node:fs").readFileSync(`${__dirname}/llhttp-18403ee5.wasm`) });
		}),
		172: ((e, t) => {
			Object.defineProperty(t, "__esModule", { value: !0 }), t.enumToMap = enumToMap;
			function enumToMap(e, t = [], n = []) {
				let r = (t?.length ?? 0) === 0, i = (n?.length ?? 0) === 0;
				return Object.fromEntries(Object.entries(e).filter(([, e]) => typeof e == "number" && (r || t.includes(e)) && (i || !n.includes(e))));
			}
		}),
		6854: ((e, t, n) => {
			let { kConnected: r, kPending: i, kRunning: a, kSize: o, kFree: s, kQueued: c } = n(6443);
			class ClientStats {
				constructor(e) {
					this.connected = e[r], this.pending = e[i], this.running = e[a], this.size = e[o];
				}
			}
			class PoolStats {
				constructor(e) {
					this.connected = e[r], this.free = e[s], this.pending = e[i], this.queued = e[c], this.running = e[a], this.size = e[o];
				}
			}
			e.exports = {
				ClientStats,
				PoolStats
			};
		}),
		6603: ((e) => {
			let t = 0, n = 1e3, r, i = Symbol("kFastTimer"), a = [];
			function onTick() {
				t += 499;
				let e = 0, n = a.length;
				for (; e < n;) {
					let r = a[e];
					r._state === 0 ? (r._idleStart = t - 499, r._state = 1) : r._state === 1 && t >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --n !== 0 && (a[e] = a[n])) : ++e;
				}
				a.length = n, a.length !== 0 && refreshTimeout();
			}
			function refreshTimeout() {
				r?.refresh ? r.refresh() : (clearTimeout(r), r = setTimeout(onTick, 499), r?.unref());
			}
			class FastTimer {
				[i] = !0;
				_state = -2;
				_idleTimeout = -1;
				_idleStart = -1;
				_onTimeout;
				_timerArg;
				constructor(e, t, n) {
					this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
				}
				refresh() {
					this._state === -2 && a.push(this), r && a.length !== 1 || refreshTimeout(), this._state = 0;
				}
				clear() {
					this._state = -1, this._idleStart = -1;
				}
			}
			e.exports = {
				setTimeout(e, t, r) {
					return t <= n ? setTimeout(e, t, r) : new FastTimer(e, t, r);
				},
				clearTimeout(e) {
					e[i] ? e.clear() : clearTimeout(e);
				},
				setFastTimeout(e, t, n) {
					return new FastTimer(e, t, n);
				},
				clearFastTimeout(e) {
					e.clear();
				},
				now() {
					return t;
				},
				tick(e = 0) {
					t += e - n + 1, onTick(), onTick();
				},
				reset() {
					t = 0, a.length = 0, clearTimeout(r), r = null;
				},
				kFastTimer: i
			};
		}),
		2613: ((e) => {
			e.exports = new Proxy((e, ...t) => {
				e || process.getBuiltinModule("node:assert")(e, ...t);
			}, { get: (e, t) => process.getBuiltinModule("node:assert")[t] });
		}),
		181: ((e) => {
			e.exports = process.getBuiltinModule("node:buffer");
		}),
		4434: ((e) => {
			e.exports = process.getBuiltinModule("node:events");
		}),
		9896: ((e) => {
			e.exports = process.getBuiltinModule("node:fs");
		}),
		8611: ((e) => {
			e.exports = new Proxy({
				IncomingMessage: void 0,
				maxHeaderSize: 16384
			}, { get: (e, t) => t in e ? e[t] : process.getBuiltinModule("node:http")[t] });
		}),
		5692: ((e) => {
			e.exports = process.getBuiltinModule("node:https");
		}),
		9278: ((e) => {
			e.exports = process.getBuiltinModule("node:net");
		}),
		4589: ((e) => {
			e.exports = new Proxy((e, ...t) => {
				e || process.getBuiltinModule("node:assert")(e, ...t);
			}, { get: (e, t) => process.getBuiltinModule("node:assert")[t] });
		}),
		6698: ((e) => {
			e.exports = process.getBuiltinModule("node:async_hooks");
		}),
		4573: ((e) => {
			e.exports = process.getBuiltinModule("node:buffer");
		}),
		1421: ((e) => {
			e.exports = process.getBuiltinModule("node:child_process");
		}),
		7598: ((e) => {
			e.exports = process.getBuiltinModule("node:crypto");
		}),
		3053: ((e) => {
			e.exports = process.getBuiltinModule("node:diagnostics_channel");
		}),
		8474: ((e) => {
			e.exports = process.getBuiltinModule("node:events");
		}),
		3024: ((e) => {
			e.exports = process.getBuiltinModule("node:fs");
		}),
		1455: ((e) => {
			e.exports = process.getBuiltinModule("node:fs/promises");
		}),
		7067: ((e) => {
			e.exports = new Proxy({
				IncomingMessage: void 0,
				maxHeaderSize: 16384
			}, { get: (e, t) => t in e ? e[t] : process.getBuiltinModule("node:http")[t] });
		}),
		7030: ((e) => {
			e.exports = process.getBuiltinModule("node:net");
		}),
		8161: ((e) => {
			e.exports = process.getBuiltinModule("node:os");
		}),
		6760: ((e) => {
			e.exports = process.getBuiltinModule("node:path");
		}),
		3916: ((e) => {
			e.exports = process.getBuiltinModule("node:path/posix");
		}),
		643: ((e) => {
			e.exports = process.getBuiltinModule("node:perf_hooks");
		}),
		1792: ((e) => {
			e.exports = process.getBuiltinModule("node:querystring");
		}),
		99: ((e) => {
			e.exports = process.getBuiltinModule("node:sqlite");
		}),
		7075: ((e) => {
			e.exports = process.getBuiltinModule("node:stream");
		}),
		7830: ((e) => {
			e.exports = process.getBuiltinModule("node:stream/web");
		}),
		1692: ((e) => {
			e.exports = process.getBuiltinModule("node:tls");
		}),
		3136: ((e) => {
			e.exports = process.getBuiltinModule("node:url");
		}),
		7975: ((e) => {
			e.exports = process.getBuiltinModule("node:util");
		}),
		3429: ((e) => {
			e.exports = process.getBuiltinModule("node:util/types");
		}),
		6602: ((e) => {
			e.exports = require("node:web-parts-are-left-out");
		}),
		5919: ((e) => {
			e.exports = process.getBuiltinModule("node:worker_threads");
		}),
		8522: ((e) => {
			e.exports = process.getBuiltinModule("node:zlib");
		}),
		857: ((e) => {
			e.exports = process.getBuiltinModule("node:os");
		}),
		6928: ((e) => {
			e.exports = process.getBuiltinModule("node:path");
		}),
		932: ((e) => {
			e.exports = process.getBuiltinModule("node:process");
		}),
		2203: ((e) => {
			e.exports = process.getBuiltinModule("node:stream");
		}),
		4756: ((e) => {
			e.exports = process.getBuiltinModule("node:tls");
		}),
		9023: ((e) => {
			e.exports = process.getBuiltinModule("node:util");
		}),
		1413: ((e, t, n) => {
			n.d(t, {
				G0: () => givenOptions,
				LO: () => inputVariable,
				h6: () => hasUnknownNames
			});
			var r = n(1079), i = n(2633), a = n(4437);
			function givenOptions(e) {
				let t = new Map();
				for (let n of a.l) {
					let { name: i, environmentOnly: a } = n, o = a ? void 0 : e[inputVariable(i)], s = (0, r.vM)(e, i);
					o !== void 0 && o.trim() !== "" ? t.set(i, {
						value: o,
						from: "input"
					}) : s !== void 0 && t.set(i, s);
				}
				return t;
			}
			function hasUnknownNames(e) {
				let t = new Set(a.l.flatMap(({ name: e }) => [inputVariable(e), (0, i.Qn)(e)]));
				return Object.keys(e).some((e) => /^(?:INPUT|WORKROOM)_/.test(e) && !t.has(e));
			}
			function inputVariable(e) {
				return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
			}
		}),
		4905: ((e, t, n) => {
			n.a(e, async (e, r) => {
				try {
					n.r(t);
					var i = n(1164), a = n(4608);
					process.exitCode = 13;
					let e = await (process.argv[2] === "check" ? (0, a.z6)(process.env) : (0, a.eF)(process.env));
					process.exitCode === 13 && (process.exitCode = 0), (0, i.R)(), e || process.exit(), r();
				} catch (e) {
					r(e);
				}
			}, 1);
		}),
		4608: ((e, t, n) => {
			n.d(t, {
				z6: () => check,
				eF: () => run
			});
			var r = n(452), i = n(4222), a = n(4064);
			function baseOfBuilds({ facts: e, host: t, payload: n }) {
				let { ci: r, event: a, repository: o, workflow: s, run: c, ref: l } = e;
				return (0, i.s)({
					host: t,
					payload: n,
					notices: [],
					source: "event",
					over: !0,
					speaker: {
						oneJob: !1,
						asksForRun: !1
					},
					facts: (0, i.s)({
						ci: r,
						event: a,
						repository: o,
						workflow: s,
						run: c,
						ref: l,
						scope: "builds"
					})
				});
			}
			var o = n(2164), s = n(8089), c = n(5959), l = n(9321);
			async function plan(e, t, { mentioned: n, shown: r, shownOnRed: i }) {
				let a = (0, l.ir)(t), u = a.some(o.iI) ? [...r, ...i] : r, d = isOnGithub(t) && !isOfBuilds(t) && asksForPeople(e) ? await peopleFacts(e, t, a) : [], f = await withoutNeedless(t, [
					...await loadersFor([...n, ...d], t.facts),
					...isOnGithub(t) ? await loadersShown(u, t.facts) : [],
					...loadersDeciding(e, t)
				]), p = (await loadersFor([...n, ...u].filter((e) => e.startsWith("health")), t.facts)).filter(c.q), m = (0, s.G)(e, [...n, ...u]);
				return new Set([
					...f,
					...p,
					...(0, c.a)(e.buildReport),
					...m
				]);
			}
			async function loadersShown(e, t) {
				let r = e.filter((e) => !(0, s.fD)(e));
				if (r.length === 0) return [];
				let { LOADERS: i } = await Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 3691)), { scope: a = "event", conclusion: o } = t;
				return (await loadersFor(r, t)).filter((e) => {
					if ((0, s.QX)(e) || (0, c.q)(e)) return !1;
					let { unaskedBy: t = [], atEnd: n = !1 } = i[e];
					return !t.includes(a) && !(n && o === "in_progress");
				});
			}
			function loadersDeciding(e, t) {
				let { facts: n, source: r, speaker: i } = t;
				if (isOfBuilds(t)) return [];
				let a = (0, l.ir)(t), s = n.conclusion === "cancelled" && r !== "status" && isOnGithub(t), c = (0, l.mD)(e) && a.some(l.uQ) && n.change === void 0;
				return [
					...i.asksForRun || s ? ["verdict"] : [],
					...c ? ["change"] : [],
					...c && a.some(o.iI) ? ["commits_since_green"] : []
				];
			}
			async function withoutNeedless(e, t) {
				if (t.length === 0) return [];
				let { LOADERS: r } = await Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 3691));
				return t.filter((e) => !(0, s.QX)(e) && !(0, c.q)(e)).filter((t) => r[t].needless?.(e) !== !0);
			}
			async function isTold(e, t, n) {
				return e.length > 0 && isOfBuilds(t) || n.has("verdict") && e.includes("conclusion") ? !1 : (await loadersFor(e, t.facts)).every((e) => !n.has(e));
			}
			function asksForPeople({ mention: e, assignees: t, kind: n }) {
				return e !== void 0 || t !== void 0 || n === "incident";
			}
			async function peopleFacts(...e) {
				return (await Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 1979))).peopleAsked(...e);
			}
			async function loadersFor(e, t) {
				if (e.length === 0) return [];
				let { loadersOf: r } = await Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 1979));
				return e.flatMap((e) => r(e, t));
			}
			function isOfBuilds({ facts: e }) {
				return e.scope === "builds";
			}
			function isOnGithub({ facts: e }) {
				return e.ci === "GitHub Actions" && (e.run?.id !== void 0 || e.deployment?.id !== void 0);
			}
			var u = n(49), d = n(6417), f = n(606), p = n(6260), m = n(6376), h = n(3170);
			function ownFacts(e, t) {
				let { env: n, host: r } = e, i = (0, f.n8)(n, "GITHUB_REF"), a = i?.startsWith("refs/pull/") && i.endsWith("/merge") ? void 0 : (0, f.n8)(n, "GITHUB_SHA");
				return {
					repository: ownRepository(e),
					workflow: (0, d.tv)((0, f.n8)(n, "GITHUB_WORKFLOW")),
					workflow_path: (0, d.RB)((0, f.n8)(n, "GITHUB_WORKFLOW_REF")),
					run: ownRun(e),
					job: ownJob(e, t),
					ref: (0, h.v)(i, r),
					commit: (0, p.u8)(a, r),
					actor: ownActor(e)
				};
			}
			function ownRepository({ env: e, event: t, host: n }) {
				let r = (0, f.g1)(t, "repository"), a = (0, f.n8)(e, "GITHUB_REPOSITORY") ?? (0, f.n8)(r, "full_name");
				if (a !== void 0) return (0, i.s)({
					name: a,
					url: (0, f.nf)(n, "repository"),
					default_branch: (0, f.n8)(r, "default_branch"),
					private: (0, f.Jt)(r, "private")
				});
			}
			function ownRun({ name: e, env: t, event: n, host: r }) {
				let a = (0, f.ai)(t, "GITHUB_RUN_ID"), o = (0, f.ai)(t, "GITHUB_RUN_NUMBER");
				if (a === void 0 && o === void 0) return;
				let s = (0, f.ai)(t, "GITHUB_RUN_ATTEMPT");
				return (0, i.s)({
					id: a,
					number: o,
					attempt: s,
					url: (0, d.Vp)(r, {
						id: a,
						number: o,
						attempt: s
					}),
					started_by: e === "schedule" && (s ?? 1) < 2 ? void 0 : personOf((0, f.n8)(t, "GITHUB_TRIGGERING_ACTOR"), (0, f.g1)(n, "sender"), r)
				});
			}
			function ownJob({ env: e, host: t }, n) {
				let r = (0, f.n8)(n.job, "name") ?? (0, f.n8)(e, "GITHUB_JOB");
				if (r === void 0) return;
				let a = (0, f.ai)(n.job, "check_run_id");
				return (0, i.s)({
					id: a,
					name: r,
					url: (0, d.Ne)(t, (0, f.ai)(e, "GITHUB_RUN_ID"), a),
					matrix: (0, f.Bd)(leaves(n.matrix, 4).join(", "))
				});
			}
			function leaves(e, t) {
				return typeof e == "string" ? [e].flatMap((e) => (0, f.Bd)(e) ?? []) : typeof e == "number" || typeof e == "boolean" ? [String(e)] : t === 0 ? [] : (Array.isArray(e) ? (0, f.p_)(e) : Object.values((0, f.g1)(e) ?? {})).flatMap((e) => leaves(e, t - 1));
			}
			function ownActor({ env: e, event: t, host: n }) {
				let r = (0, f.g1)(t, "sender");
				return personOf((0, f.n8)(e, "GITHUB_ACTOR"), r, n) ?? (0, m.vC)(r, n);
			}
			function personOf(e, t, n) {
				if (e === void 0) return;
				let r = (0, m.vC)(t, n);
				return r?.login === e ? r : (0, m.Nr)(e, n);
			}
			var g = n(2289);
			function pushPart({ env: e, event: t, host: n }) {
				let r = (0, f.n8)(t, "after"), a = (0, f.Jt)(t, "deleted") ?? (0, p.xT)(r), o = (0, h.v)((0, f.n8)(t, "ref") ?? (0, f.n8)(e, "GITHUB_REF"), n);
				if (a) return {
					ref: o && (0, i.s)({
						...o,
						url: void 0
					}),
					commit: void 0,
					push: pushOf(t, n, a)
				};
				let s = r ?? (0, f.n8)(e, "GITHUB_SHA");
				return {
					ref: o,
					commit: (0, p.KG)((0, f.g1)(t, "head_commit"), n) ?? (0, p.u8)(s, n),
					push: r === void 0 && (0, f.g1)(t, "head_commit") === void 0 ? void 0 : pushOf(t, n, a)
				};
			}
			function pushOf(e, t, n) {
				let r = (0, f.p_)(e, "commits").slice(-g.Q.entries), a = (0, i.s)({
					count: Math.max(r.length, (0, f.ai)(e, "total_commits") ?? 0),
					truncated: r.length >= 2048 && (0, f.ai)(e, "total_commits") === void 0 || void 0,
					compare_url: n ? void 0 : (0, f.nf)(e, "compare") ?? (0, f.nf)(e, "compare_url"),
					forced: (0, f.Jt)(e, "forced") ?? !1,
					created: (0, f.Jt)(e, "created") ?? (0, p.xT)((0, f.n8)(e, "before")),
					deleted: n
				}), o;
				return {
					...a,
					get commits() {
						let read = () => r.flatMap((e) => (0, p.KG)(e, t) ?? []);
						return o ??= newestLast(read(), (0, f.n8)(e, "head_commit", "id")), o;
					}
				};
			}
			function newestLast(e, t) {
				return e.length > 1 && e[0]?.sha === t ? e.toReversed() : e;
			}
			function boundedMap(e, ...t) {
				let n = (0, f.g1)(e, ...t);
				if (n === void 0) return;
				let r = groupOf(n, g.Q.depth, {
					characters: g.Q.map,
					values: g.Q.entries
				});
				return Object.keys(r).length > 0 ? r : void 0;
			}
			function groupOf(e, t, n) {
				let r = [];
				for (let i in e) {
					if (n.values <= 0) break;
					if (!Object.hasOwn(e, i) || i.length > g.Q.line) continue;
					n.characters -= i.length;
					let a = copyOf(e[i], t, n);
					a !== void 0 && r.push([i, a]);
				}
				return Object.fromEntries(r);
			}
			function copyOf(e, t, n) {
				if (--n.values, n.values < 0 || n.characters <= 0) return;
				if (typeof e == "string") {
					let t = (0, f.Bd)(e, n.characters) ?? "";
					return n.characters -= t.length, t;
				}
				if (typeof e != "object" || !e) return e;
				if (t === 0) return;
				if (!Array.isArray(e)) return groupOf(e, t - 1, n);
				let r = [];
				for (let i of e) {
					if (n.values <= 0) break;
					let e = copyOf(i, t - 1, n);
					e !== void 0 && r.push(e);
				}
				return r;
			}
			function schedulePart({ event: e }) {
				return {
					schedule: (0, f.n8)(e, "schedule"),
					actor: void 0
				};
			}
			function workflowDispatchPart({ event: e }) {
				return { inputs: boundedMap(e, "inputs") };
			}
			function repositoryDispatchPart({ event: e }) {
				return { inputs: boundedMap(e, "client_payload") };
			}
			let _ = {
				push: pushPart,
				schedule: schedulePart,
				workflow_dispatch: workflowDispatchPart,
				repository_dispatch: repositoryDispatchPart
			};
			Object.keys(_);
			async function readerOf(e) {
				return usualReaderOf(e) ?? (await n.e(268).then(n.bind(n, 2373))).otherReaderOf(e);
			}
			function usualReaderOf(e) {
				return Object.hasOwn(_, e) ? _[e] : void 0;
			}
			function readEvent(e) {
				let t = (0, f.g1)(e.event) ?? {}, n = (0, d.hD)(e.env, t), r = (0, f.n8)(e.env, "GITHUB_EVENT_NAME") ?? "unknown", a = {
					name: r,
					env: e.env,
					event: t,
					host: n
				};
				return {
					facts: (0, i.s)({
						...ownFacts(a, e.runner),
						...e.reader(a),
						ci: n.ci,
						event: (0, i.s)({
							name: r,
							action: (0, f.n8)(t, "action")
						})
					}),
					verdict: (0, o.Ge)(r, t),
					host: n
				};
			}
			async function baseOfEvent(e, t, n) {
				let { status: r, context: a } = e, { facts: s, verdict: c, host: l } = readEvent({
					env: t,
					event: n,
					runner: a,
					reader: await readerOf((0, f.n8)(t, "GITHUB_EVENT_NAME") ?? "")
				}), { conclusion: u, over: d, source: p } = (0, o.wu)({
					status: r,
					runner: a,
					eventConclusion: c
				});
				return withSpeaker(e, (0, i.s)({
					facts: (0, i.s)({
						...s,
						scope: scopeOf(r, s, scopeAlone(r, s)),
						conclusion: u
					}),
					source: p,
					over: d,
					host: l,
					trigger: (0, f.n8)(n, "workflow_run", "event") ?? (0, f.n8)(t, "GITHUB_EVENT_NAME"),
					payload: n,
					notices: []
				}));
			}
			function scopeOf(e, { event: t, deployment: n }, r) {
				return t.name.startsWith("check_") ? "event" : speaksForRun(e) ? n === void 0 ? "run" : "deployment" : r;
			}
			function withSpeaker({ status: e }, t) {
				return {
					...t,
					speaker: speakerOf(e, t)
				};
			}
			function scopeAlone(e, { event: t, job: n, deployment: r }) {
				let i = e?.type === "conclusion" && e.conclusion === "in_progress";
				return r !== void 0 && (i || t.name === "deployment_status") ? "deployment" : n === void 0 ? t.name === "workflow_run" ? "run" : "event" : "job";
			}
			function speakerOf(e, { facts: t, source: n }) {
				let { scope: r, event: i, conclusion: a } = t, o = e?.type === "needs" ? a === "skipped" : e?.type === "workflow" && (n !== "event" || i.name !== "workflow_run");
				return {
					oneJob: r === "job" || r === "deployment" && !speaksForRun(e),
					asksForRun: o
				};
			}
			function speaksForRun(e) {
				return e?.type === "needs" || e?.type === "workflow";
			}
			var v = n(3024);
			let y = 27262976, b;
			function readEventFile(e) {
				let none = (e) => ({
					type: "fault",
					notice: `${e}; the message goes without what the event would tell`
				});
				if (e === void 0 || e === "") return none("No event file: GITHUB_EVENT_PATH is not set");
				let t = `The event file ${e}`;
				try {
					let { size: n, isFile: r, stamp: i } = stat(e);
					if (!r) return none(`${t} is not a regular file`);
					if (n > y) return none(`${t} has ${n} bytes and was not read: more than ${y}`);
					if (b?.stamp === i) return {
						type: "ok",
						event: b.event
					};
					let a = (0, v.readFileSync)(e, "utf8");
					if (a.trim() === "") return none(`${t} is empty`);
					let o = parseEvent(a);
					return o === void 0 ? none(`${t} does not hold a complete JSON object`) : (b = {
						stamp: i,
						event: o
					}, {
						type: "ok",
						event: o
					});
				} catch (e) {
					return none(`${t} cannot be read (${(0, r.xU)(e) ?? "unknown error"})`);
				}
			}
			function stat(e) {
				let t = (0, v.statSync)(e, { bigint: !0 }), n = [
					e,
					t.dev,
					t.ino,
					t.size,
					t.mtimeNs,
					t.ctimeNs
				].join();
				return {
					size: Number(t.size),
					isFile: t.isFile(),
					stamp: n
				};
			}
			function parseEvent(e) {
				try {
					return (0, f.g1)(JSON.parse(e.replace(/^\uFEFF/, "")));
				} catch {
					return;
				}
			}
			async function readBase(e, t, r) {
				let i = isActions(t.env) ? await actionsBase(e, t.env) : await ciBase(e, t, r), a = {
					...i,
					facts: await (0, u.r)(i.facts)
				};
				if (t.command === void 0) return a;
				let { commandFacts: o } = await Promise.all([
					n.e(311),
					n.e(903),
					n.e(947)
				]).then(n.bind(n, 2328)), s = o(a.facts, t.command, t.workspace);
				return withSpeaker(e, {
					...a,
					facts: {
						...a.facts,
						...s
					}
				});
			}
			function isActions(e) {
				return [
					"GITHUB_ACTIONS",
					"GITHUB_EVENT_NAME",
					"GITHUB_EVENT_PATH"
				].some((t) => (0, f.n8)(e, t) !== void 0);
			}
			async function actionsBase(e, t) {
				let n = readEventFile(t.GITHUB_EVENT_PATH);
				return n.type === "ok" ? baseOfEvent(e, t, n.event) : {
					...await baseOfEvent(e, t, void 0),
					notices: [n.notice]
				};
			}
			async function ciBase(e, t, r) {
				let { changeFrom: a, readCi: s } = await n.e(821).then(n.bind(n, 7821)), c = await s(t, r), { status: l } = e, u = { job: { status: c.conclusion } }, { conclusion: d, over: f, source: p } = (0, o.wu)({
					status: l,
					runner: u,
					eventConclusion: void 0
				}), m = a(c.previous, d), h = c.facts.deployment === void 0 ? c.speaksFor : "deployment", g = (0, i.s)({
					...c.facts,
					scope: scopeOf(l, c.facts, h),
					conclusion: d,
					change: m,
					last_green: m === "broken" ? {} : void 0
				}), _ = d === void 0 && l === void 0 ? [c.unknownEnd] : [];
				return withSpeaker(e, {
					facts: g,
					source: p,
					over: f,
					host: c.host,
					notices: _
				});
			}
			var x = n(7345), S = n(5939), C = n(5341);
			let w = new Set([
				"actor",
				"commit",
				"pull_request",
				"ref",
				"repository",
				"run"
			]);
			async function needsCheckout(e) {
				let { kind: t, uniqueKey: n, mention: r, assignees: i, report: a } = e;
				if (t === "incident" || [
					n,
					r,
					i,
					a
				].some((e) => e !== void 0)) return !0;
				let o = Object.values((0, C.u)(e)).map(({ text: e }) => e);
				if (o.some((e) => /\bsections\b/.test(e))) return !0;
				let s = [...await (0, x.v)(e), ...await (0, S.lm)(e)];
				return s.length === 0 && o.some((e) => /\{[{%]/.test(e)) ? !0 : s.some((e) => w.has(e.split(".", 1)[0] ?? ""));
			}
			var T = n(8808), E = n(9861);
			function notificationOf({ settings: e, base: t, durationMs: n, course: r }) {
				let { redactor: a, maxLength: o } = e, { loaded: s, problem: c, lookUp: l, rendered: u } = r, { facts: d, notice: f, warnings: p = [] } = s, { result: m, preview: h } = "result" in r ? r : { result: (0, T.B)(r.stop, l?.lookUps) };
				return (0, i.s)({
					receipt: (0, T.W)(e, m, {
						facts: d,
						durationMs: n,
						shortened: u?.shortened,
						lookUp: l
					}),
					facts: a.redactAll(d),
					draft: u?.empty ? void 0 : u?.draft,
					preview: h,
					notices: a.redactAll([
						...e.notices,
						...t.notices,
						...f === void 0 ? [] : [f],
						...r.notices ?? [],
						...l?.notices ?? [],
						...keyNotice(l?.keyed?.decision),
						...u?.shortened === void 0 ? [] : [shortenedTo(o, u.shortened)],
						...u?.notices ?? [],
						...u?.empty ? ["Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions."] : []
					]),
					warnings: a.redactAll(p),
					problems: [...c === void 0 ? [] : [{
						error: c,
						instead: "Your condition could not be decided, so it keeps nothing back."
					}], ...(u?.problems ?? []).map((e) => ({
						error: e,
						instead: "Your template failed, so the default text was used instead."
					}))]
				});
			}
			function keyNotice(e) {
				return e === void 0 || !("notice" in e) || e.notice === void 0 ? [] : [e.notice];
			}
			function shortenedTo(e, t) {
				let n = t.every((e) => e === "subject") ? "" : ` A body has at most ${e} characters (WORKROOM_MAX_LENGTH), because the service refuses longer ones.`, r = t.includes("body") ? " To keep all of it, write a shorter body." : "";
				return `The message was shortened to fit: ${(0, E.KE)(t)}.${n}${r}`;
			}
			var D = n(2115), O = n(9786);
			async function writeFirst(e) {
				let { settings: t, facts: r, lookUp: i, world: a } = e, { kind: o } = t;
				if (i.keyed === void 0 && o !== "incident") return (0, D.ZT)(e, o);
				let { withEnd: s, writeIncident: c } = await n.e(845).then(n.bind(n, 2929)), l = {
					...e,
					facts: s(r, i, a.now())
				};
				return o === "incident" ? c(l, decisionOf(e)) : (0, D.ZT)(l, o);
			}
			async function sendAll(e, t) {
				let { settings: r, lookUp: i } = e, { rendered: a } = t;
				if (i.keyed === void 0 || r.kind === "message") return {
					result: await (0, D._z)(e, t),
					rendered: a
				};
				let { afterwards: o, sendIncident: s } = await n.e(845).then(n.bind(n, 2929));
				return r.kind === "incident" ? s(e, decisionOf(e), t) : {
					result: (await o(e, await (0, D._z)(e, t), a.draft)).result,
					rendered: a
				};
			}
			function decisionOf({ lookUp: e }) {
				return e.keyed?.decision ?? { do: "open" };
			}
			let k = {
				isOver: (e, { kind: t }) => e.stop !== void 0 && !(t === "incident" && mayEndOne(e)),
				conclude: sendAll
			}, A = {
				isOver: (e, t) => !1,
				conclude: rehearseAll
			};
			async function notify(e, t) {
				let { isOver: r, conclude: i } = e.dryRun ? A : k, a = t.now(), o = a + e.timeout * 1e3, s = await readBase(e, t, {
					isWanted: () => needsCheckout(e),
					patienceMs: e.timeout * 333.3333333333333
				}), c = e.buildReport ? baseOfBuilds(s) : s, tell = (n) => notificationOf({
					settings: e,
					base: c,
					course: n,
					durationMs: t.now() - a
				}), u = {
					loaded: c,
					stop: (0, l.Vq)(e, c)
				};
				if (r(u, e)) return tell(u);
				let d = {
					...u,
					...await planFacts(e, c, a, u.stop)
				};
				if (r(d, e)) return tell(d);
				let f = await gather(e, t, c, d);
				if (r(f, e)) return tell(f);
				if (e.buildReport && e.kind === "incident" && !e.dryRun) {
					let { tellWorkflows: r } = await n.e(845).then(n.bind(n, 2995));
					return tell({
						...f,
						...await r({
							settings: e,
							world: t,
							facts: f.loaded.facts,
							deadline: o
						})
					});
				}
				let p = e.buildReport && e.kind === "incident" ? {
					...e,
					kind: "message"
				} : e, m = await lookUpNames(p, f.loaded.facts, t, o), h = {
					...f,
					lookUp: m,
					stop: (0, O.v)(p, m, f.stop)
				};
				if (r(h, p)) return tell(h);
				let g = {
					settings: p,
					world: t,
					facts: f.loaded.facts,
					lookUp: m,
					deadline: o
				}, _ = await writeFirst(g), v = h.stop ?? await (0, O.y)(g, _.rendered.draft) ?? (0, D.Jq)(_), y = {
					...h,
					rendered: _.rendered,
					stop: v
				};
				return r(y, e) ? tell(y) : tell({
					...y,
					...await i(g, _, y)
				});
			}
			function mayEndOne({ stop: e, lookUp: t, loaded: { facts: n } }) {
				return e?.at === "only-if" && t === void 0 && n.conclusion === "success";
			}
			async function planFacts(e, t, n, r) {
				let a = await (0, x.v)(e), o = await (0, S.o$)(e), s = [...a, ...o.mentioned], c = await plan(e, t, {
					...o,
					mentioned: s
				}), l = await unusedFiles(e, [
					...s,
					...o.shown,
					...o.shownOnRed
				]);
				if (!await isTold(a, t, c)) return (0, i.s)({
					wanted: c,
					deciding: a,
					stop: r,
					notices: l
				});
				let u = await (0, x.s)(e, t.facts, n, []);
				return (0, i.s)({
					wanted: c,
					stop: r,
					notices: l,
					...u
				});
			}
			async function unusedFiles(e, t) {
				let { testReports: r, logFiles: i, report: a } = e;
				return (r ?? i ?? a) === void 0 ? [] : (await Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 2427))).unusedFilesNotice(e, t);
			}
			async function gather(e, t, n, { wanted: r, deciding: a, stop: o, problem: s, notices: c }) {
				let u = r.size === 0 ? n : await (await loaders()).loadFacts({
					settings: e,
					base: n,
					wanted: r,
					world: t,
					deciding: a ?? []
				}), { facts: d } = u, f = a && (await loaders()).unreadOf(a, u), p = f && await (0, x.s)(e, d, t.now(), f), m = (0, l.IF)(e, d);
				return (0, i.s)({
					loaded: u,
					notices: c,
					stop: m ?? p?.stop ?? o,
					problem: p?.problem ?? s
				});
			}
			function loaders() {
				return Promise.all([n.e(682), n.e(612)]).then(n.bind(n, 9405));
			}
			async function rehearseAll(...e) {
				return (await n.e(445).then(n.bind(n, 9445))).rehearse(...e);
			}
			async function lookUpNames(e, t, r, i) {
				return (0, a.I2)(e, t) ? (await n.e(845).then(n.bind(n, 9873))).lookUp({
					settings: e,
					facts: t,
					world: r,
					deadline: i
				}) : (0, a.sX)(e);
			}
			var j = n(1079), M = n(9949), N = n(9407);
			class AddressMemory {
				#e = new Map();
				addFailure(e, t) {
					this.#e.set(e, [...this.#t(e, t), t]);
				}
				addSuccess(e, t) {
					this.#e.set(e, this.#t(e, t));
				}
				inOrder(e, t) {
					let n = this.#e.get(e) ?? [], r = n.at(-1)?.family, lateness = ({ address: e }) => n.findIndex((t) => t.address === e);
					return t.toSorted((e, t) => Number(e.family === r) - Number(t.family === r) || lateness(e) - lateness(t));
				}
				#t(e, { address: t }) {
					return (this.#e.get(e) ?? []).filter((e) => e.address !== t);
				}
			}
			class BoundedBody {
				cut = !1;
				#e;
				#t;
				#n;
				#r = 0;
				constructor(e) {
					this.#e = e, this.#t = new ArrayBuffer(Math.min(e, 4096), { maxByteLength: e }), this.#n = new Uint8Array(this.#t);
				}
				add(e) {
					let t = this.#e - this.#r, n = e.length > t ? e.subarray(0, t) : e;
					return n.length < e.length && (this.cut = !0), this.#i(this.#r + n.length), this.#n.set(n, this.#r), this.#r += n.length, !this.cut;
				}
				text() {
					let e = Buffer.from(this.#t, 0, this.#r).toString("utf8");
					return this.#t.resize(0), e.startsWith("\ufeff") ? e.slice(1) : e;
				}
				#i(e) {
					let t = this.#t.byteLength;
					e > t && this.#t.resize(Math.min(this.#e, Math.max(e, t * 2)));
				}
			}
			class TailBody {
				cut = !1;
				#e;
				#t;
				#n;
				#r = 0;
				constructor(e, t) {
					this.#e = e, this.#t = t, this.#n = new Uint8Array(Math.min(e, 65536));
				}
				get fromEnd() {
					return this.#r > this.#e;
				}
				add(e) {
					let t = e.length > this.#e ? e.subarray(e.length - this.#e) : e;
					this.#i(this.#r + e.length);
					let n = (this.#r + e.length - t.length) % this.#e, r = t.subarray(0, this.#e - n);
					return this.#n.set(r, n), this.#n.set(t.subarray(r.length), 0), this.#r += e.length, this.cut = this.#r > this.#t, !this.cut;
				}
				text() {
					let e = this.#r % this.#e, t = this.fromEnd ? [this.#n.subarray(e), this.#n.subarray(0, e)] : [this.#n.subarray(0, this.#r)], n = Buffer.concat(t).toString("utf8");
					return n.startsWith("\ufeff") ? n.slice(1) : n;
				}
				#i(e) {
					let t = this.#n.length;
					if (e <= t || t === this.#e) return;
					let n = new Uint8Array(Math.min(this.#e, Math.max(e, t * 2)));
					n.set(this.#n.subarray(0, this.#r)), this.#n = n;
				}
			}
			var P = n(3053);
			for (let e of ["undici:client:sendHeaders", "undici:request:headers"]) (0, P.subscribe)(e, () => {});
			var F = n(3701), I = n(1874), ee = n(2758);
			function guard(e, t, n) {
				let r = e.read.bind(e), i = (0, ee.P)(), a = 0;
				e.read = (n) => {
					for (;;) {
						let o = r(n);
						if (o === null) return null;
						if (a += o.length, a > t) return e.destroy(new I.d("ERR_FLOOD")), null;
						let s = i(o);
						if (s.length > 0) return s;
					}
				};
				let o = e.destroy.bind(e);
				return e.destroy = (t) => t?.code === te ? (n(() => o()), e) : o(t), e;
			}
			let te = "UND_ERR_INFO";
			var ne = n(7030);
			function dial(e, t, n) {
				let { promise: r, resolve: i, reject: a } = Promise.withResolvers(), o = inTurn(e), s = new Set(), c, l = !1, next = () => {
					clearTimeout(c);
					let e = o.shift();
					if (e === void 0) return;
					let r = (0, ne.connect)({
						host: e.address,
						port: t,
						noDelay: !0
					});
					s.add(r), n.addEventListener("abort", () => dial_reset(r)), r.once("connect", () => win({
						socket: r,
						address: e
					})).on("error", (e) => lose(r, e)), o.length > 0 && (c = setTimeout(next, 250));
				}, win = (e) => {
					l = !0, clearTimeout(c), s.delete(e.socket);
					for (let e of s) e.destroy();
					i(e);
				}, lose = (e, t) => {
					s.delete(e), l || (o.length > 0 ? next() : s.size === 0 && a(t));
				};
				return n.addEventListener("abort", () => clearTimeout(c)), next(), r;
			}
			function inTurn(e) {
				let t = e.filter(({ family: t }) => t === e[0]?.family), n = e.filter(({ family: t }) => t !== e[0]?.family), r = Math.max(t.length, n.length);
				return Array.from({ length: r }, (e, r) => [t[r], n[r]]).flat().filter((e) => e !== void 0);
			}
			function dial_reset(e) {
				!e.connecting && !e.destroyed && e.resetAndDestroy(), e.destroy();
			}
			async function openConnection({ url: e, proxy: t }, r) {
				let { progress: i } = r, a = t === void 0 ? void 0 : await n.e(602).then(n.bind(n, 1602)), o = t === void 0 ? e : new URL(t.origin), s = await reach(o, r), c = o.protocol === "https:" ? await inTime(open_secure(s, o)) : s;
				return t === void 0 || a === void 0 ? c : (await inTime(a.openTunnel(c, e, t.authorization)), i.atService = !0, inTime(open_secure(c, e)));
			}
			async function reach(e, { names: t, memory: n, progress: r, giveUp: i }) {
				let a = hostOf(e), o = (0, ne.isIP)(a);
				r.naming = o === 0;
				let s = o === 0 ? await inTime(t.lookUp(a), "EAI_AGAIN") : [{
					address: a,
					family: o
				}];
				if (r.naming = !1, i.aborted) throw new I.d("ECONNABORTED");
				let c = Number(e.port) || (e.protocol === "https:" ? 443 : 80), { socket: l, address: u } = await inTime(dial(n.inOrder(a, s), c, i), "ETIMEDOUT");
				return r.peer = {
					host: a,
					address: u
				}, l;
			}
			function open_secure(e, t) {
				let { connect: n } = process.getBuiltinModule("node:tls"), r = hostOf(t), i = (0, ne.isIP)(r) === 0 ? r : "";
				return new Promise((t, a) => {
					let o = n({
						socket: e,
						host: r,
						servername: i,
						rejectUnauthorized: !0,
						ALPNProtocols: ["http/1.1"]
					}, () => t(o));
					o.on("error", a);
				});
			}
			function inTime(e, t = "ERR_STEP_TIMEOUT") {
				let { promise: n, resolve: r, reject: i } = Promise.withResolvers(), a = setTimeout(() => i(new I.d(t)), 1e4);
				return a.unref(), e.then(r, i).finally(() => clearTimeout(a)), n;
			}
			function hostOf(e) {
				return e.hostname.replace(/^\[|\]$/g, "");
			}
			function connectionTo(e, { names: t, memory: n, mostBytes: r }) {
				let i = new AbortController(), a = {
					naming: !1,
					atService: e.proxy === void 0
				}, o, closeAnswered = () => {}, onAnswered = (e) => {
					closeAnswered = e;
				}, s = new F(e.url.origin, {
					connect(s, c) {
						o = (o === void 0 ? openConnection(e, {
							names: t,
							memory: n,
							progress: a,
							giveUp: i.signal
						}) : closedEarly()).then((e) => c(null, guard(e, r, onAnswered)), (e) => c(e, null));
					},
					allowH2: !1,
					maxHeaderSize: 16384,
					headersTimeout: 0,
					bodyTimeout: 0
				}), close = () => {
					closeAnswered(), s.destroy(() => {});
				}, giveUp = () => {
					i.abort(), close();
				};
				return {
					dispatcher: s,
					progress: a,
					close,
					giveUp
				};
			}
			async function closedEarly() {
				throw new I.d("ERR_CLOSED_EARLY");
			}
			var re = n(7878);
			class Receiver {
				written = !1;
				#e;
				#t;
				#n;
				#r = !1;
				constructor(e, t) {
					this.#t = e, this.#e = t;
				}
				onRequestStart() {
					this.written = !0, this.#e.onWritten?.();
				}
				onResponseStart(e, t, n) {
					t < 200 || (this.#n = {
						status: t,
						headers: joinedHeaders(n)
					}, this.#e.onHead());
				}
				onResponseData(e, t) {
					this.#t.add(t) || this.#e.onEnd();
				}
				onResponseEnd() {
					this.#r = !this.#t.cut, this.#e.onEnd();
				}
				onResponseError(e, t) {
					this.#e.onEnd(t);
				}
				answer() {
					if (this.#n === void 0) return;
					let e = this.#t.cut || void 0, t = "fromEnd" in this.#t && this.#t.fromEnd || void 0, n = this.#t.text();
					return (0, i.s)({
						type: "answer",
						...this.#n,
						body: n,
						complete: this.#r,
						oversize: e,
						fromEnd: t
					});
				}
			}
			function joinedHeaders(e) {
				let t = Object.entries(e).map(([e, t]) => {
					let n = Array.isArray(t) ? t.join(", ") : t ?? "";
					return [e.toLowerCase(), n];
				});
				return Object.fromEntries(t);
			}
			var ie = n(3684), ae = n(8774);
			let L = "Check the name service of this machine, and the spelling of the host.", R = "If the certificate comes from an authority of your own, put its PEM file on this machine and name the file in the environment variable NODE_EXTRA_CA_CERTS.", z = {
				ENOTFOUND: ["the host name of % cannot be found", "It is probably mistyped: check its spelling. If it is right, see that this machine may look it up."],
				EAI_AGAIN: ["the host name of % cannot be looked up at the moment", L],
				ECONNREFUSED: ["% refused the connection", "Check the address and port, and that the service is running."],
				ECONNRESET: ["% reset the connection", ""],
				EPIPE: ["% closed the connection", ""],
				ECONNABORTED: ["the connection to % was aborted", ""],
				ETIMEDOUT: ["connecting to % took too long", "Check that a firewall does not swallow the connection."],
				ERR_STEP_TIMEOUT: ["% took too long to open the connection", ""],
				EHOSTUNREACH: ["there is no route to %", "Check the network of this machine."],
				ENETUNREACH: ["there is no route to %", "Check the network of this machine."],
				EADDRNOTAVAIL: ["no local address is free to reach %", ""],
				UND_ERR_SOCKET: ["% closed the connection without a complete answer", ""],
				ERR_CLOSED_EARLY: ["% closed the connection before the request could be sent", ""],
				ERR_TUNNEL_CLOSED: ["% closed the connection before the tunnel was open", ""],
				ERR_FLOOD: ["% answered without end", ""],
				UND_ERR_HEADERS_OVERFLOW: ["% answered with more than 16 KiB of headers", ""],
				UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["% answered with a body of another length than announced", ""]
			}, B = {
				CERT_HAS_EXPIRED: ["has expired", "Renew it on the server; if it is not expired, check the clock of this machine."],
				CERT_NOT_YET_VALID: ["is not valid yet", "Check the clock of this machine and the dates of the certificate."],
				ERR_TLS_CERT_ALTNAME_INVALID: ["is for another name", "Use the host name that the certificate was issued for, or have it issued for this one."],
				DEPTH_ZERO_SELF_SIGNED_CERT: ["is self-signed", R],
				SELF_SIGNED_CERT_IN_CHAIN: ["comes from an authority that this machine does not know", R],
				UNABLE_TO_GET_ISSUER_CERT: ["comes from an authority that this machine does not know", R],
				UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["comes from an authority that this machine does not know", R],
				UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["comes from an authority that this machine does not know, or its chain is incomplete", `Have the server send the intermediate certificates. ${R}`],
				CERT_REVOKED: ["has been revoked", "Replace it on the server."]
			}, V = {
				ENOTFOUND: "unknown-name",
				EAI_AGAIN: "name-lookup"
			}, H = /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/;
			function failureWords(e, t) {
				let n = codeOf(e), r = failing(t);
				return n === "ERR_TUNNEL_REFUSED" ? proxyRefusal(e, t) : Object.hasOwn(B, n) || H.test(n) ? certificate(n, r) : Object.hasOwn(z, n) ? network(n, r) : n.startsWith("ERR_SSL_") || n === "EPROTO" ? tls(r) : n.startsWith("HPE_") ? {
					reason: `${r} answered with something that is not HTTP`,
					hint: "",
					permanent: !1
				} : n === "UND_ERR_INVALID_ARG" ? {
					reason: "the request cannot be written as HTTP",
					hint: "Look for control characters in its headers.",
					permanent: !0
				} : {
					reason: `the connection to ${r} failed${n === "" ? "" : ` (${n})`}`,
					hint: "",
					permanent: !1
				};
			}
			function timeoutWords(e, t, n) {
				let r = `within ${(0, ae.Y)(n)}`, i = {
					hint: "",
					permanent: !1
				};
				if (e) return {
					...i,
					reason: `${t.service} gave no answer ${r}`
				};
				if (t.naming) {
					let e = `the host name of ${failing(t)} could not be looked up ${r}`;
					return {
						...i,
						reason: e,
						hint: L,
						cause: "name-lookup"
					};
				}
				return t.atService ? {
					...i,
					reason: `the connection to ${t.service} was not ready ${r}`
				} : {
					...i,
					reason: `the proxy ${t.proxy} opened no connection to ${t.service} ${r}`
				};
			}
			function failing(e) {
				return e.atService ? e.service : `the proxy ${e.proxy}`;
			}
			function network(e, t) {
				let [n, r] = z[e] ?? ["the connection to % failed", ""];
				return (0, i.s)({
					reason: n.replace("%", () => t),
					hint: r,
					permanent: !1,
					cause: V[e]
				});
			}
			function certificate(e, t) {
				let [n, r] = B[e] ?? [`was rejected (${e})`, R];
				return {
					reason: `the certificate of ${t} ${n}`,
					hint: r,
					permanent: !0,
					cause: "certificate"
				};
			}
			function tls(e) {
				return {
					reason: `${e} and this machine could not agree on TLS`,
					hint: "Check that the port speaks https, with TLS 1.2 or later.",
					permanent: !1
				};
			}
			function proxyRefusal(e, t) {
				let n = e instanceof I.d ? String(e.status) : "an error", r = `the proxy ${t.proxy} answered ${n} when asked to connect to ${t.service}`;
				return n === "407" || n === "401" ? {
					reason: r,
					hint: "Put the user name and password of the proxy into HTTPS_PROXY.",
					permanent: !0
				} : n === "403" ? {
					reason: r,
					hint: "Have the proxy allow this host and port, or list the host in NO_PROXY.",
					permanent: !0
				} : {
					reason: r,
					hint: "",
					permanent: !1
				};
			}
			function codeOf(e) {
				return typeof e != "object" || !e || !("code" in e) || typeof e.code != "string" || !/^[A-Z0-9_]{1,64}$/.test(e.code) ? "" : e.code.startsWith("EAI_") ? "EAI_AGAIN" : e.code;
			}
			function createSend(e = {}) {
				let t = new AddressMemory();
				return async (n, r) => {
					let i = (0, ie.y)(n.url);
					if (i !== void 0) return neverSent(i, "Use an https:// address.", !0);
					if (r.signal?.aborted) return neverSent("stopped before anything was sent", "", !1);
					let a = (0, M.i)(n.url, e.proxy);
					if (a?.type === "unusable") return neverSent(a.reason, a.hint, !0);
					let o = {
						...e,
						proxy: a,
						memory: t
					}, s = clockMs(), c = await exchange(n, r, o);
					if (c.type === "answer" || c.cause !== "certificate" || r.signal?.aborted) return c;
					let l = Math.max(1, r.timeoutMs - (clockMs() - s));
					return exchange(n, {
						...r,
						timeoutMs: l
					}, o);
				};
			}
			async function exchange(e, t, n) {
				let { promise: r, resolve: i } = Promise.withResolvers(), a = clockMs(), o = setTimeout(i, t.timeoutMs, { by: "clock" }), s = t.maxBytes ?? 65536, { tailOf: c } = t, l = c === void 0 ? new BoundedBody(s) : new TailBody(s, c), u = new Receiver(l, {
					onWritten: t.onWritten,
					onHead() {
						clearTimeout(o);
						let e = t.timeoutMs - (clockMs() - a);
						o = setTimeout(i, Math.max(0, Math.min(5e3, e)), { by: "body-clock" });
					},
					onEnd: (e) => i({
						by: "peer",
						error: e
					})
				}), onAbort = () => i({ by: "signal" });
				t.signal?.addEventListener("abort", onAbort, { once: !0 });
				let { proxy: d, memory: f, names: p = re.X } = n, m = connectionTo({
					url: e.url,
					proxy: d
				}, {
					names: p,
					memory: f,
					mostBytes: 2 * (c ?? s) + 1048576
				});
				m.dispatcher.dispatch(dispatchOptions(e, n), u);
				let h = await r;
				clearTimeout(o), t.signal?.removeEventListener("abort", onAbort);
				let g = u.answer() ?? failure(h, {
					request: e,
					limits: t,
					receiver: u,
					connection: m,
					proxy: d
				});
				return h.by !== "signal" && remember(f, m, g), isSettled(g) ? m.close() : m.giveUp(), g;
			}
			function remember(e, { progress: { peer: t } }, n) {
				t !== void 0 && (n.type === "answer" ? e.addSuccess(t.host, t.address) : e.addFailure(t.host, t.address));
			}
			function isSettled(e) {
				return e.type === "answer" && e.complete && !(0, N.B)(e);
			}
			function dispatchOptions(e, t) {
				let { url: n, method: r, headers: a, body: o } = e, s = (0, i.s)({ "user-agent": t.userAgent });
				return {
					origin: n.origin,
					path: n.pathname + n.search,
					method: r,
					headers: {
						...s,
						...a,
						"accept-encoding": "identity"
					},
					body: o ?? null,
					reset: !0
				};
			}
			function failure(e, { request: t, limits: n, receiver: r, connection: i, proxy: a }) {
				let { written: o } = r;
				if (e.by === "signal") return {
					type: "failure",
					written: o,
					reason: o ? "stopped while waiting for the answer" : "stopped before anything was sent",
					hint: "",
					permanent: !1
				};
				let s = {
					service: t.url.host,
					proxy: a?.host,
					...i.progress
				};
				return {
					type: "failure",
					written: o,
					...e.by === "peer" ? failureWords(e.error, s) : timeoutWords(o, s, n.timeoutMs)
				};
			}
			function neverSent(e, t, n) {
				return {
					type: "failure",
					written: !1,
					reason: e,
					hint: t,
					permanent: n
				};
			}
			function clockMs() {
				return Number(process.hrtime.bigint() / 1000000n);
			}
			async function sleep(e, ...t) {
				if (t.some((e) => e?.aborted)) return;
				let { promise: n, resolve: r } = Promise.withResolvers(), end = () => r(), i = setTimeout(end, e);
				for (let e of t) e?.addEventListener("abort", end);
				await n, clearTimeout(i);
				for (let e of t) e?.removeEventListener("abort", end);
			}
			let oe = {
				now: () => Date.now(),
				sleep,
				random: () => Math.random()
			};
			async function connectToGithub({ token: e, baseUrl: t, fetch: r }) {
				let { getOctokit: i } = await n.e(218).then(n.bind(n, 2218)), a = {
					debug() {},
					info() {},
					warn() {},
					error() {}
				};
				return i(e, {
					baseUrl: t,
					userAgent: "workroom-notify",
					log: a,
					request: {
						fetch: r,
						log: a
					}
				});
			}
			function realWorld(e) {
				let t = new AbortController();
				for (let e of [
					"SIGINT",
					"SIGTERM",
					"SIGHUP"
				]) process.once(e, () => t.abort());
				return worldOf(e, t.signal);
			}
			function worldOf(e, t) {
				return {
					env: e,
					workspace: (0, j.ih)(e),
					files: (0, j.B3)(e),
					send: createSend({
						userAgent: "workroom-notify",
						proxy: (0, M.u)(e)
					}),
					github: connectToGithub,
					now: steadyClock(),
					sleep: (e, n) => oe.sleep(e, t, n),
					random: Math.random,
					signal: t
				};
			}
			function steadyClock() {
				let e = Date.now(), t = process.hrtime.bigint();
				return () => e + Number((process.hrtime.bigint() - t) / 1000000n);
			}
			var U = n(5056), W = n(2633), G = n(4437);
			function checkCarriers(e, t) {
				let { destination: n, kind: r, format: i } = t, a = t, o = n.type === "missing" ? ["webhook", "rest"] : [n.type], s = r === "message" && i === "text", c = o.map((e) => s && e === "webhook" ? "webhook text" : `${e} ${r}`);
				if (r === "incident" && n.type === "webhook") e.fault("kind", "incident is not possible through a webhook, which cannot tell what is open", "Use base-url, username and password, or kind: task with a task webhook");
				else for (let t of G.l) {
					let { name: n } = t, { carriers: i, instead: s, default: l } = t;
					if (i === void 0 || !e.has(n) || String(a[(0, W.$r)(n)]) === l || c.some((e) => i.includes(e))) continue;
					let u = o.length === 1 ? carrierName(c[0]) : `any ${r}`;
					e.fault(n, `not possible for ${u}`, s ?? `Leave ${n} out`);
				}
			}
			function carrierName(e) {
				if (e === "webhook text") return "a message of bare text through a webhook";
				let t = U.GW.find((t) => e?.endsWith(t)) ?? "message";
				return `${t === "incident" ? "an" : "a"} ${t} through ${e?.startsWith("webhook") ? "a webhook" : "the REST API"}`;
			}
			var K = n(1213), se = n(2072), ce = n(5593), q = n(9356);
			class OptionReader {
				problems = [];
				notices = [];
				#e;
				#t;
				#n = new Map();
				constructor(e, t) {
					this.#e = new Map(e), this.#t = t;
				}
				supply(e) {
					for (let [t, n] of e) (this.#e.get(t)?.value.trim() ?? "") === "" && this.#e.set(t, n);
				}
				given(e) {
					let t = this.#e.get(e);
					return t === void 0 || t.value.trim() === "" ? void 0 : t;
				}
				from(e) {
					return this.given(e)?.from;
				}
				has(e) {
					return this.given(e) !== void 0;
				}
				place(e) {
					return this.given(e)?.place;
				}
				read(e) {
					let { name: t } = e;
					return this.#n.has(t) || this.#n.set(t, this.#r(e)), this.#n.get(t);
				}
				#r({ name: e, default: t, read: n }) {
					let r = this.given(e)?.value, { redactor: i, workspace: a, now: o } = this.#t, holdsSecret = () => r !== void 0 && i.redact(r) !== r, s = {
						workspace: a,
						today: () => (0, ce.q)(o, this.value("time-zone")).day,
						shown: (e) => holdsSecret() ? (0, q.Y5)(e) : (0, q.JJ)(e),
						redact: (e) => i.redact(e),
						fault: (t, n) => this.fault(e, t, n),
						notice: (t) => this.notice(e, t)
					}, c = r === void 0 ? void 0 : n({
						...s,
						text: r
					});
					return c === void 0 && t !== void 0 ? n({
						...s,
						text: t
					}) : c;
				}
				value(e) {
					return this.read((0, W.b7)(e));
				}
				fault(e, t, n) {
					this.problems.push({
						option: this.#i(e),
						fault: this.#t.redactor.redact(t),
						fix: n
					});
				}
				notice(e, t) {
					this.notices.push(`${e}: ${t}`);
				}
				#i(e) {
					let t = this.#e.get(e);
					return t?.place === void 0 ? t?.from === "environment" ? (0, W.Qn)(e) : e : `${t.place.file}, line ${t.place.line}, ${e}`;
				}
			}
			let le = new Map([["timeout", {
				value: "300",
				from: "template"
			}]]);
			async function readSettings(e, t, a = (0, se.s)(e), o) {
				let s = new OptionReader(e, {
					now: t,
					redactor: a,
					workspace: o
				}), c = await s.read((0, W.b7)("template"));
				c?.type === "file" && await (await n.e(49).then(n.bind(n, 3049))).readHead(c, s);
				let l = c?.type === "preset" ? c.name : void 0, u = l === "watch" || l === "digest" ? l : void 0;
				u && s.supply(le);
				let d = {
					destination: (0, K.F)(s),
					notices: s.notices,
					redactor: a
				};
				for (let e of G.l) {
					let { name: t, partOf: n } = e, r = n === void 0 ? await s.read(e) : void 0;
					r !== void 0 && (d[(0, W.$r)(t)] = r);
				}
				c?.type === "file" && (d.template = (0, i.s)({
					...c,
					subject: s.place("subject")
				})), u && (d.buildReport = u), u === "watch" && !s.has("when") && (d.newsOnly = !0);
				let f = d;
				if (c?.type !== "later" && checkCarriers(s, f), await noticePaths(s, o), s.problems.length > 0) throw new r.GN(s.problems);
				return f;
			}
			function mayBePath(e) {
				return e.length < 300 && /^[^\n{}*<>|]*[./][^\n{}*<>|]*$/.test(e.trim());
			}
			async function noticePaths(e, t) {
				for (let n of ["subject", "body"]) {
					let r = e.given(n);
					typeof t == "object" && r !== void 0 && r.place === void 0 && mayBePath(r.value) && await t.has(r.value) && e.notice(n, "this is the path of a file in the workspace, and was taken as the text itself. Did you mean template?");
				}
			}
			var J = n(1413), ue = n(6455);
			function writeLine(e) {
				let t = Buffer.from(`${e}\n`);
				for (let e = 0; t.length > 0 && e < 1e4; e++) try {
					t = t.subarray((0, v.writeSync)(1, t));
				} catch (e) {
					if ((0, r.xU)(e) !== "EAGAIN") return;
				}
			}
			let Y = { title: "workroom-notify" };
			class Log {
				#e;
				#t;
				#n = [];
				constructor(e, t = writeLine) {
					this.#e = e, this.#t = t;
				}
				redact(e) {
					return this.#e.redact(e);
				}
				mask(e = "") {
					let t = this.#e.masks.filter((t) => !e.includes(t)).map((e) => `::add-mask::${commandData(e)}`);
					t.length > 0 && this.#t(t.join("\n"));
				}
				info(...e) {
					for (let t of e) this.#t(this.#i(t));
				}
				notice(...e) {
					this.#r("notice", e);
				}
				warning(...e) {
					this.#r("warning", e);
				}
				error(...e) {
					this.#r("error", e);
				}
				errorAt(e, ...t) {
					this.#r("error", t, e);
				}
				async flush() {
					if (this.#n.length === 0) return !1;
					let e = await n.e(486).then(n.bind(n, 2486));
					process.stdout.on("error", () => {});
					for (let { level: t, text: n, place: r } of this.#n.splice(0)) {
						let { file: a, line: o, column: s } = r;
						e[t](n, {
							...Y,
							...(0, i.s)({
								file: a,
								startLine: o,
								startColumn: s
							})
						});
					}
					return !0;
				}
				#r(e, t, n = {}) {
					let r = t.filter((e) => e !== "").map((e) => this.#i(e)), i = n.file === void 0 ? {} : {
						...n,
						file: this.#i(n.file)
					};
					this.#n.push({
						level: e,
						text: r.join("\n"),
						place: i
					});
				}
				#i(e) {
					return this.redact((0, ue.t)(this.redact(e)));
				}
			}
			function commandData(e) {
				return e.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
			}
			var X = n(1549);
			let de = [
				{
					name: "outcome",
					text: "`delivered`, `duplicate` (an open record with this `unique-key` is there, `id` is its id), `skipped` (by `when`, a missing secret, or because it is not over), `dry-run`, `not-delivered` (proved), or `unknown` (cannot be proved either way)",
					of: ({ outcome: e }) => e
				},
				{
					name: "reason",
					text: "Why, as one sentence",
					of: ({ reason: e }) => e
				},
				{
					name: "id",
					text: "Id of the message, topic or task, where the service tells it",
					of: ({ id: e = "" }) => e
				},
				{
					name: "conclusion",
					text: "What was reported: `success`, `failure`, `cancelled`, \u2026",
					of: ({ conclusion: e = "" }) => e
				},
				{
					name: "change",
					text: "`broken`, `still-failing`, `fixed` or `still-passing`; empty where the history was not read",
					of: ({ change: e = "" }) => e
				},
				{
					name: "receipt",
					text: "The whole story as JSON: outcome, reason, target, every request with its status and duration",
					of: ({ words: e, ...t }) => JSON.stringify(t, withoutQuotes)
				}
			];
			function outputLines(e, t) {
				return de.map(({ name: n, of: r }) => `${n}=${safe(t(r(e)))}\n`).join("");
			}
			function withoutQuotes(e, t) {
				return typeof t == "string" ? t.replace(/["\\]/g, "_") : t;
			}
			function safe(e) {
				return e.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, "_");
			}
			var fe = n(2788);
			async function report(e, t, r, i, a = []) {
				let { receipt: o, notices: s, warnings: c, problems: l } = e;
				for (let e of s) i.notice(e);
				for (let e of c) i.warning(`${e}.`);
				for (let e of l) {
					let { place: t } = e.error;
					i.errorAt(t.file === void 0 ? {} : t, ...(0, X.ej)(e));
				}
				await announce(e, t, r, i);
				let u = (0, X.NW)(o);
				u !== void 0 && i.error(u.reason, (0, X.em)(u.hint)), writeOutputs(o, r, i);
				let d = (0, X.JD)(o) || u !== void 0 || l.length > 0;
				if (d || o.outcome === "dry-run") {
					let { writeSummary: t } = await n.e(769).then(n.bind(n, 3769));
					t(e, a, r, i);
				}
				return d && t.failOnError;
			}
			async function announce(e, { destination: t }, r, i) {
				let { receipt: a } = e, { outcome: o, hint: s } = a, c = (0, X.wX)(a);
				if (o === "not-delivered") i.error(c, (0, X.em)(s || "Run the job again, or give it more time with timeout"), (0, X.tq)(a));
				else if (o === "unknown") i.error(c, (0, X.em)(s), (0, X.tq)(a));
				else if (o === "delivered" && s !== "") i.warning(c, (0, X.em)(s));
				else if (o === "skipped" && t.type !== "missing" && s !== "") i.notice(c, (0, X.em)(s));
				else if (o !== "skipped" || t.type !== "missing") i.info(c);
				else {
					let { tellMissing: a } = await n.e(951).then(n.bind(n, 3951));
					await a(c, t.options, {
						env: r,
						workspace: (0, j.B3)(r),
						log: i,
						notification: e
					});
				}
			}
			function writeOutputs(e, t, n) {
				let r = outputLines(e, (e) => n.redact(e)), i = (0, fe.W)(t, "GITHUB_OUTPUT", r);
				i.type === "fault" && n.notice(`The outputs could not be written, so later steps see none: ${i.reason}`);
			}
			function fitV8ToReading() {
				let { setFlagsFromString: e } = process.getBuiltinModule("node:v8");
				e("--wasm-tiering-budget=1000000000"), e("--semi-space-growth-factor=1"), e("--heap-growing-percent=30");
			}
			async function run(e) {
				return stage(e, async (t) => {
					await tell(e, t, realWorld) && (process.exitCode = 1);
				});
			}
			async function check(e) {
				return stage(e, async (e) => {
					let { log: t } = e, { destination: n } = await settingsOf(e, new Date(), "later");
					n.type === "missing" ? t.info(`Nothing will be sent when the job ends, because this is empty: ${(0, E.KE)(n.options)}.`) : t.info("The inputs are valid. The message is sent when the job ends.");
				});
			}
			async function stage(e, t) {
				let n = await begin(e), { log: r } = n;
				process.once("uncaughtException", (e) => {
					reportBug(e, r), r.flush().finally(() => process.stdout.write("", () => process.exit()));
				});
				try {
					await t(n);
				} catch (e) {
					fail(e, r), process.exitCode = 1;
				}
				return r.flush();
			}
			async function tell(e, t, n) {
				let { log: r } = t;
				try {
					let i = n(e), a = await settingsOf(t, new Date(i.now()), (0, j.B3)(e));
					a.destination.type === "rest" && fitV8ToReading();
					let o = i.now(), s = await notify(a, i);
					return await report(s, a, e, r, a.dryRun ? await checksOf(a, i, o, s) : []);
				} catch (e) {
					return fail(e, r), !0;
				}
			}
			async function checksOf(e, t, r, { receipt: i }) {
				let { checkService: a } = await n.e(845).then(n.bind(n, 4949)), o = r + e.timeout * 1e3, s = i.tries.some(({ status: e }) => e === 401);
				return e.redactor.redactAll(await a(e, t, {
					deadline: o,
					isRefused: s
				}));
			}
			async function begin(e) {
				let t = await readGiven(e), n = (0, j.y)(t.given, e), r = new Log(n);
				return e.GITHUB_ACTIONS === "true" && r.mask(e.GITHUB_REPOSITORY), {
					...t,
					redactor: n,
					log: r
				};
			}
			async function readGiven(e) {
				let t = (0, J.G0)(e);
				if (!(0, J.h6)(e)) return {
					given: t,
					fatal: [],
					ignored: []
				};
				let { readOthers: r } = await n.e(790).then(n.bind(n, 1790));
				return r(e, t);
			}
			async function settingsOf({ given: e, fatal: t, ignored: n, redactor: i, log: a }, o, s) {
				for (let e of n) a.warning(`Ignored: ${(0, r.$3)(e)}`);
				let c = [...t];
				try {
					let t = await readSettings(e, o, i, s);
					if (c.length === 0) return t;
				} catch (e) {
					if (!(e instanceof r.GN)) throw e;
					c.push(...e.problems);
				}
				throw new r.GN(c);
			}
			function fail(e, t) {
				e instanceof r.GN ? t.error("Nothing was sent: these inputs cannot work.", ...e.message.split("\n")) : e instanceof r.UW ? t.error(`Nothing was sent: ${e.message}.`, e.hint) : reportBug(e, t);
			}
			function reportBug(e, t) {
				process.exitCode = 1, t.error("This action has a bug. Please report it, with the line of the log that begins with \"Bug:\"."), t.info(`Bug: ${(0, r.ek)(e)}`);
			}
		}),
		2788: ((e, t, n) => {
			n.d(t, { W: () => appendToFile });
			var r = n(3024), i = n(452);
			let a = r.constants.O_WRONLY | r.constants.O_APPEND | r.constants.O_CREAT | (r.constants.O_NONBLOCK ?? 0);
			function appendToFile(e, t, n) {
				let s = e[t];
				if (!s) return {
					type: "fault",
					reason: `${t} is not set`
				};
				try {
					return appendTo((0, r.openSync)(s, a), n);
				} catch (e) {
					let t = (0, i.xU)(e);
					return {
						type: "fault",
						reason: t === "ENXIO" ? o : t ?? "unknown error"
					};
				}
			}
			let o = "it is not a regular file";
			function appendTo(e, t) {
				try {
					return (0, r.fstatSync)(e).isFile() ? ((0, r.appendFileSync)(e, t), { type: "ok" }) : {
						type: "fault",
						reason: o
					};
				} finally {
					(0, r.closeSync)(e);
				}
			}
		}),
		4222: ((e, t, n) => {
			n.d(t, { s: () => defined });
			function defined(e) {
				return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== void 0));
			}
		}),
		1231: ((e, t, n) => {
			n.d(t, {
				Y: () => tryMs,
				y: () => settledAfterMs
			});
			function tryMs({ leftMs: e, settleMs: t, slowestMs: n, ambiguous: r, readBack: i, policy: a }) {
				if (i === "none") return a === "at-least-once" && r === 0 ? e / 2 : e;
				let o = Math.max(2e3, n), s = e - settledAfterMs({
					settleMs: t,
					slowestMs: n
				}) - 2 * o;
				return s >= Math.max(5e3, n) ? s : e;
			}
			function settledAfterMs({ settleMs: e, slowestMs: t }) {
				return Math.max(e, t);
			}
		}),
		6494: ((e, t, n) => {
			n.d(t, { G: () => postUntilKnown });
			var r = n(4222), i = n(3260), a = n(1231), o = n(737), s = n(9407), c = n(8774);
			let l = [201, 202];
			function readPost(e, t) {
				let n = creationOf(e, t), i = classOf(e, n, t), a = n.type === "created" ? n.id : void 0, o = exchangeReason(e, n, t);
				return (0, r.s)({
					class: i,
					doubt: doubtOf(i, e),
					id: a,
					words: o
				});
			}
			function creationOf(e, { creates: t }) {
				return e.type === "failure" || e.status >= 300 ? { type: "unnamed" } : (0, o.C)(e.body, t);
			}
			function classOf(e, t, { readBack: n, names: r }) {
				let i = (0, s.L)(e), a = n === "possible";
				return i === "conflict" ? a ? i : "final" : i !== "delivered" || e.type === "failure" ? i : t.type === "error" ? a ? "error" : "final" : t.type === "created" || r === "perhaps" ? i : a && l.includes(e.status) ? "created" : "unnamed";
			}
			function doubtOf(e, t) {
				return e === "busy" || e === "error" ? e : e === "unnamed" || e === "created" ? "unnamed" : e === "conflict" || (0, s.B)(t) ? "ambiguous" : void 0;
			}
			function exchangeReason(e, t, { readBack: n, names: r }) {
				let { reason: i, hint: a } = (0, c.V)(e);
				return t.type === "error" ? {
					reason: `${i}, with an error`,
					hint: a
				} : e.type !== "answer" || (0, s.L)(e) !== "delivered" || t.type !== "unnamed" || r === "perhaps" || n === "possible" ? {
					reason: i,
					hint: a
				} : {
					reason: `${i}, but names no message`,
					hint: "Something else may have answered in place of the service: check the address."
				};
			}
			function decideDelivery(e, t, n) {
				let { class: r, doubt: a, id: o, words: s } = readPost(e, t), c = a === void 0 ? { class: r } : {
					class: r,
					doubt: a
				}, l = moveFor(r, t);
				switch (l) {
					case "delivered": return o === void 0 ? {
						...c,
						do: l
					} : {
						...c,
						do: l,
						id: o
					};
					case "send-again": {
						let r = (0, i.Wv)(e, n);
						return r.type === "wait" ? {
							...c,
							do: l,
							afterMs: r.ms,
							reason: s.reason
						} : {
							...c,
							do: "give-up",
							...withoutProof(a, t, r)
						};
					}
					case "stop": return {
						...c,
						do: "give-up",
						...withoutProof(a, t, s)
					};
					default: {
						let t = r === "created" || r === "unnamed", i = l === "read-back" ? sendAgain(e, n) : stopAbsent(r, s);
						return {
							...c,
							do: "read-back",
							...s,
							accepted: t,
							ifAbsent: i
						};
					}
				}
			}
			function moveFor(e, t) {
				let { readBack: n, policy: r, isChat: i, earlier: a } = t;
				switch (e) {
					case "delivered": return "delivered";
					case "created": return "read-back, then stop";
					case "error": return a.error + 1 < 2 ? "read-back" : "read-back, then stop";
					case "unnamed": return n === "none" ? "stop" : a.unnamed + 1 < 3 ? "read-back" : "read-back, then stop";
					case "not-sent":
					case "put-off": return "send-again";
					case "final":
					case "hopeless": return "stop";
					case "conflict": return "read-back, then stop";
					case "redirect": return n === "possible" ? "read-back, then stop" : "stop";
					case "page": return n === "possible" ? "read-back" : "stop";
					case "busy": return i && r === "at-least-once" && n === "none" ? "send-again" : afterDoubt(t);
					case "ambiguous": return afterDoubt(t);
				}
			}
			function afterDoubt({ readBack: e, policy: t, isChat: n, earlier: r }) {
				if (e === "possible") return "read-back";
				let i = r.ambiguous + (n ? 0 : r.busy);
				return t === "at-least-once" && i === 0 ? "send-again" : "stop";
			}
			function withoutProof(e, { readBack: t, earlier: n }, r) {
				let i = t === "none" && n.ambiguous + n.busy > 0, { hint: a } = r;
				return e === void 0 && !i ? {
					outcome: "not-delivered",
					reason: r.reason,
					hint: a
				} : {
					outcome: "unknown",
					reason: e === void 0 ? `${r.reason}, but an earlier try may have arrived` : r.reason,
					hint: a
				};
			}
			function sendAgain(e, t) {
				let n = (0, i.Wv)(e, t);
				return n.type === "wait" ? {
					do: "send-again",
					afterMs: n.ms
				} : {
					do: "give-up",
					outcome: "not-delivered",
					reason: `${n.reason}; it is not there`,
					hint: n.hint
				};
			}
			function stopAbsent(e, { reason: t, hint: n }) {
				return e === "redirect" || e === "conflict" || e === "error" ? {
					do: "give-up",
					outcome: "not-delivered",
					reason: `${t}; it is not there`,
					hint: n
				} : {
					do: "give-up",
					outcome: "unknown",
					reason: `${t}, which means that it took the message, but a search does not show it, or shows it without its mark`,
					hint: n
				};
			}
			async function postUntilKnown(e, t, n, r) {
				let a = rulesOf(n, t, r), { now: o, sleep: s, random: c } = e.world, l = {
					ambiguous: 0,
					busy: 0,
					unnamed: 0,
					error: 0,
					unresolved: 0
				};
				for (let u = 0; !e.stopped; u++) {
					let d = await sendOnce(e, t, timeFor(e, n, a, l), r);
					if (d.type === "seen") return foundThere(e, t, d.ids, "while the service had not answered yet");
					let { exchange: f } = d, p = o(), { unresolved: m } = l, h = {
						earlierTries: u,
						unresolved: m,
						now: p,
						remainingMs: e.remainingMs,
						random: c
					}, g = decideDelivery(f, {
						...a,
						earlier: l
					}, h);
					if ((0, i.U4)(f) && (l.unresolved += 1), g.do === "give-up") return e.result(g.outcome, t, g, f);
					if (g.do === "delivered") {
						let n = l.ambiguous + l.busy + l.unnamed + l.error > 0, i = {
							exchange: f,
							id: g.id
						};
						return n ? acceptedAfterDoubt(e, t, i, r) : acceptance(e, t, i);
					}
					g.doubt !== void 0 && (l[g.doubt] += 1);
					let _ = g.do === "send-again" ? g.afterMs : 0;
					if (g.do === "read-back" && r !== void 0) {
						let n = await resultOfLook(e, t, f, g, await r.look(e, f));
						if (n !== void 0) return n;
						g.ifAbsent.do === "send-again" && (_ = p + g.ifAbsent.afterMs - o());
					}
					await s(Math.max(0, _));
				}
				let u = r === void 0 && l.ambiguous + l.busy > 0;
				return e.result(u ? "unknown" : "not-delivered", t, {
					reason: "this step was cancelled",
					hint: ""
				});
			}
			async function sendOnce(e, t, n, r) {
				return r === void 0 ? {
					type: "ended",
					exchange: await e.post(t, n)
				} : r.post(e, t, n);
			}
			function timeFor(e, { settleTime: t }, n, { ambiguous: r }) {
				let { remainingMs: i, record: o } = e;
				return (0, a.Y)({
					leftMs: i,
					settleMs: t * 1e3,
					slowestMs: o.slowestMs,
					ambiguous: r,
					...n
				});
			}
			function rulesOf({ kind: e, delivery: t }, { service: n }, r) {
				let i = e === "message";
				return {
					readBack: r === void 0 ? "none" : "possible",
					policy: t === "auto" ? i ? "at-least-once" : "at-most-once" : t,
					isChat: i && t === "auto",
					creates: i ? "chat message" : "record",
					names: n === void 0 ? "perhaps" : "always"
				};
			}
			async function resultOfLook(e, t, n, r, a) {
				let { reason: o, ifAbsent: s } = r;
				if (a.there === "yes") return foundThere(e, t, a.ids, "after a try without a clear answer");
				if (a.there === "unproved") return a.refused && r.class === "created" ? acceptance(e, t, { exchange: n }) : e.result("unknown", t, {
					reason: `${o}; ${a.reason}`,
					hint: ""
				}, n);
				if (s.do === "give-up") return e.result(s.outcome, t, s, n);
				if (e.remainingMs >= i.eJ) return;
				let c = {
					reason: `${o}; it is not there, and no time is left for another try`,
					hint: ""
				};
				return e.result("not-delivered", t, c, n);
			}
			async function acceptedAfterDoubt(e, t, n, r) {
				let i = await r?.accepted(e) ?? [];
				return i.length > 1 ? foundThere(e, t, i, "") : i.length === 1 ? acceptance(e, t, n) : acceptance(e, t, n, `, ${r === void 0 ? "but" : "and a search does not show it, so"} an earlier try without a clear answer may have arrived as well`);
			}
			async function acceptance(e, t, { exchange: n, id: i }, a = "") {
				let o = {
					reason: `the service accepted it (${n.type === "answer" ? n.status : 0})${a}`,
					hint: ""
				};
				return (0, r.s)({
					...await e.result("delivered", t, o),
					id: i
				});
			}
			async function foundThere(e, t, n, r) {
				let [i = 0, ...a] = n.toSorted((e, t) => e - t), o = a.length === 0 ? {
					reason: `it was found in the target ${r}`,
					hint: ""
				} : {
					reason: `more than one record there holds it: ${n.join(", ")}`,
					hint: "Remove copies, and raise settle-time"
				};
				return {
					...await e.result("delivered", t, o),
					id: String(i)
				};
			}
		}),
		8808: ((e, t, n) => {
			n.d(t, {
				B: () => resultOf,
				W: () => receiptOf
			});
			var r = n(4222), i = n(9356);
			function resultOf({ outcome: e, reason: t, hint: n, id: i }, a = []) {
				return (0, r.s)({
					outcome: e,
					reason: t,
					hint: n,
					id: i,
					tries: a
				});
			}
			function receiptOf(e, t, { facts: n, durationMs: i, shortened: a, lookUp: o }) {
				let { destination: s, kind: c, redactor: l } = e, { conclusion: u, change: d } = n;
				return (0, r.s)({
					...l.redactAll(t),
					outcome: t.outcome,
					kind: c,
					destination: s.type,
					...receiptTarget(s, o),
					conclusion: u,
					change: d,
					shortened: a,
					duration_ms: Math.round(i)
				});
			}
			function receiptTarget(e, t) {
				if (e.type === "missing") return {};
				if (e.type === "webhook") return { host: e.url.host };
				let { baseUrl: n, target: r } = e, a = "id" in r ? r.id : t?.place?.target.id ?? (0, i.JJ)(r.name);
				return {
					host: n.host,
					target: `${r.type} ${a}`
				};
			}
		}),
		4064: ((e, t, n) => {
			n.d(t, {
				I2: () => asksDirectory,
				sX: () => lookUpAsGiven,
				wW: () => mentionsNow
			});
			var r = n(4222), i = n(2164);
			function asksDirectory(e, t) {
				let { destination: n, category: r, uniqueKey: i, kind: a } = e;
				return n.type === "rest" && "name" in n.target || i !== void 0 || a === "incident" || typeof r == "string" || e.assignees !== void 0 || mentionsNow(e, t);
			}
			function mentionsNow({ mention: e }, { conclusion: t, stopped: n }) {
				return e !== void 0 && (0, i.UI)(t, n?.by);
			}
			function lookUpAsGiven({ destination: e, category: t }) {
				let n = {
					addressees: [],
					notices: [],
					lookUps: []
				};
				if (e.type !== "rest" || "name" in e.target) return n;
				let { baseUrl: i, username: a, password: o, target: s } = e, c = typeof t == "number" ? t : void 0;
				return {
					...n,
					place: (0, r.s)({
						baseUrl: i,
						username: a,
						password: o,
						target: s,
						category: c
					})
				};
			}
		}),
		452: ((e, t, n) => {
			n.d(t, {
				$3: () => problemWords,
				$w: () => TemplateError,
				GN: () => SettingsError,
				UW: () => NotifyError,
				Xc: () => DecodeError,
				ek: () => placesOf,
				xU: () => systemCode
			});
			class NotifyError extends Error {
				name = "NotifyError";
				code;
				hint;
				constructor(e, t, n = {}) {
					super(t, n.cause === void 0 ? void 0 : { cause: n.cause }), this.code = e, this.hint = n.hint ?? "";
				}
			}
			class SettingsError extends NotifyError {
				name = "SettingsError";
				problems;
				constructor(e) {
					super("settings", e.map(problemWords).join("\n")), this.problems = e;
				}
			}
			function problemWords({ option: e, fault: t, fix: n }) {
				return `${e}: ${t}. ${n}${/[.!?]$/.test(n) ? "" : "."}`;
			}
			class TemplateError extends NotifyError {
				name = "TemplateError";
				place;
				constructor(e, t = {}) {
					super("template", e, t), this.place = t.place ?? {};
				}
			}
			class DecodeError extends NotifyError {
				name = "DecodeError";
				path;
				constructor(e, t, n = {}) {
					super("decode", `${e}: ${t}`, n), this.path = e;
				}
			}
			function placesOf(e) {
				if (!(e instanceof Error)) return `${typeof e}, no Error`;
				let t = (e.stack ?? "").split("\n").filter((e) => /^ {4}at /.test(e));
				return [e.constructor.name, ...t.map((e) => e.trim())].join(" ");
			}
			function systemCode(e) {
				return e instanceof Error && "code" in e && typeof e.code == "string" ? e.code : void 0;
			}
		}),
		2164: ((e, t, n) => {
			n.d(t, {
				$u: () => ofOneJob,
				BC: () => queueVerdict,
				GW: () => colourOf,
				Ge: () => eventVerdict,
				UI: () => callsForPeople,
				hm: () => worstOf,
				iI: () => isRed,
				wu: () => decideConclusion
			});
			var r = n(4222), i = n(8274), a = n(606);
			let o = [
				"failure",
				"timed_out",
				"action_required",
				"cancelled",
				"success",
				"neutral",
				"skipped",
				"in_progress"
			], s = [
				"success",
				"neutral",
				"skipped",
				"in_progress"
			];
			function eventVerdict(e, t) {
				if (e === "deployment_status") {
					let e = (0, a.g1)(t, "deployment_status");
					return e && deploymentVerdict((0, a.n8)(e, "state"));
				}
				if (e === "pull_request" && (0, a.n8)(t, "action") === "dequeued") return queueVerdict((0, a.n8)(t, "reason"));
				if (e !== "workflow_run" && e !== "check_run" && e !== "check_suite") return;
				let n = (0, a.g1)(t, e);
				if (n === void 0) return;
				let r = (0, a.n8)(n, "conclusion");
				return r === void 0 ? { over: !1 } : {
					over: !0,
					conclusion: (0, i._)(r) ?? "neutral"
				};
			}
			function queueVerdict(e = "") {
				return /MERGED?$/.test(e) ? {
					over: !0,
					conclusion: "success"
				} : {
					over: !0,
					conclusion: /^(?:MANUAL|QUEUE_CLEARED|UNKNOWN.*|)$/.test(e) ? "neutral" : "failure"
				};
			}
			function deploymentVerdict(e) {
				return e === "success" ? {
					over: !0,
					conclusion: "success"
				} : e === "failure" || e === "error" ? {
					over: !0,
					conclusion: "failure"
				} : { over: !1 };
			}
			function decideConclusion(e) {
				let { status: t, runner: n } = e;
				return t?.type === "conclusion" ? {
					conclusion: t.conclusion,
					over: !0,
					source: "status"
				} : t?.type === "needs" ? conclusionOf(t.results, "needs") : e.eventConclusion === void 0 ? conclusionOf([(0, a.n8)(n.job, "status"), (0, a.n8)(n.action_status)].flatMap((e) => e === void 0 ? [] : (0, i._)(e) ?? []), "job") : {
					...e.eventConclusion,
					source: "event"
				};
			}
			function worstOf(e) {
				return o.find((t) => e.includes(t));
			}
			function ofOneJob(e) {
				return isRed(e) ? e : void 0;
			}
			function isRed(e) {
				return e === "failure" || e === "timed_out";
			}
			function colourOf(e) {
				return e === "failure" || e === "timed_out" ? {
					red: !0,
					ended: e
				} : e === "success" ? { red: !1 } : void 0;
			}
			function callsForPeople(e, t) {
				return e === "cancelled" ? t !== "newer_run" : !s.includes(e);
			}
			function conclusionOf(e, t) {
				return (0, r.s)({
					conclusion: worstOf(e),
					over: !0,
					source: t
				});
			}
		}),
		2289: ((e, t, n) => {
			n.d(t, { Q: () => r });
			let r = {
				line: 1e3,
				lines: 65536,
				url: 2048,
				map: 65536,
				entries: 2048,
				depth: 10
			};
		}),
		8089: ((e, t, n) => {
			n.d(t, {
				G: () => plannedFiles,
				QX: () => isFileLoader,
				fD: () => isInFiles
			});
			let r = {
				tests: "testReports",
				errors: "logFiles",
				report: "report"
			};
			function plannedFiles(e, t) {
				let n = new Set(t.map(rootOf));
				return Object.keys(r).filter(isFileLoader).filter((t) => e[r[t]] !== void 0 && n.has(t));
			}
			function isInFiles(e) {
				return isFileLoader(rootOf(e));
			}
			function isFileLoader(e) {
				return Object.hasOwn(r, e);
			}
			function rootOf(e) {
				return e.split(".", 1)[0] ?? e;
			}
		}),
		5959: ((e, t, n) => {
			n.d(t, {
				a: () => healthLoadersOf,
				q: () => isHealthLoader
			});
			function isHealthLoader(e) {
				return e.startsWith("health_");
			}
			function healthLoadersOf(e) {
				return e === void 0 ? [] : e === "watch" ? ["health_news"] : [
					"health_runs",
					"health_turns",
					"health_silent"
				];
			}
		}),
		6417: ((e, t, n) => {
			n.d(t, {
				rc: () => attemptUrl,
				hD: () => codeHostOf,
				Bg: () => commitUrl,
				XH: () => compareUrl,
				$f: () => filesUrl,
				Ne: () => jobUrl,
				hs: () => personUrl,
				ET: () => pullRequestUrl,
				To: () => refUrl,
				XA: () => releaseUrl,
				Vp: () => runUrl,
				tv: () => workflowName,
				RB: () => workflowPath
			});
			let r = {
				github: {
					branch: (e) => `/tree/${e}`,
					tag: (e) => `/tree/${e}`,
					commit: (e) => `/commit/${e}`,
					files: (e) => `/blob/${e}`,
					pull: (e) => `/pull/${e}`,
					people: !0
				},
				gitea: {
					branch: (e) => `/src/branch/${e}`,
					tag: (e) => `/src/tag/${e}`,
					commit: (e) => `/commit/${e}`,
					files: (e) => `/src/commit/${e}`,
					pull: (e) => `/pulls/${e}`,
					people: !0
				},
				gitlab: {
					branch: (e) => `/-/tree/${e}`,
					tag: (e) => `/-/tags/${e}`,
					commit: (e) => `/-/commit/${e}`,
					files: (e) => `/-/blob/${e}`,
					pull: (e) => `/-/merge_requests/${e}`,
					people: !0
				},
				bitbucket: {
					branch: (e) => `/branch/${e}`,
					tag: (e) => `/src/${e}`,
					commit: (e) => `/commits/${e}`,
					files: (e) => `/src/${e}`,
					pull: (e) => `/pull-requests/${e}`,
					people: !1
				},
				azure: {
					branch: (e) => `?version=GB${e}`,
					tag: (e) => `?version=GT${e}`,
					commit: (e) => `/commit/${e}`,
					pull: (e) => `/pullrequest/${e}`,
					people: !1
				}
			};
			function pagesOf(e) {
				return e === void 0 ? void 0 : r[e];
			}
			var i = n(606);
			let isSet = (e) => e !== void 0 && e !== "" && e !== "false", withoutSlash = (e) => e?.replace(/\/+$/, "");
			function encodePath(e) {
				return e.toWellFormed().split("/").map(encodeURIComponent).join("/");
			}
			function ciName(e) {
				return isSet(e.FORGEJO_ACTIONS) ? "Forgejo Actions" : isSet(e.GITEA_ACTIONS) ? "Gitea Actions" : "GitHub Actions";
			}
			function codeHostOf(e, t) {
				let n = ciName(e), r = (0, i.g1)(t, "repository"), a = (0, i.n8)(e, "GITHUB_REPOSITORY") ?? (0, i.n8)(r, "full_name"), o = withoutSlash((0, i.nf)(r, "html_url")), s = withoutSlash((0, i.nf)(e, "GITHUB_SERVER_URL")) ?? (o !== void 0 && a !== void 0 ? beforePath(o, a) : void 0), c = s !== void 0 && a !== void 0 ? `${s}/${encodePath(a)}` : void 0;
				return {
					ci: n,
					forge: n === "GitHub Actions" ? "github" : "gitea",
					server: s,
					repository: o ?? (0, i.Lj)(c)
				};
			}
			function beforePath(e, t) {
				let n = `/${encodePath(t)}`;
				return e.endsWith(n) ? e.slice(0, -n.length) : void 0;
			}
			function refUrl(e, t, n, r = e.repository) {
				return below(r, pagesOf(e.forge)?.[t](encodePath(n)));
			}
			function commitUrl(e, t, n = e.repository) {
				return below(n, pagesOf(e.forge)?.commit(t));
			}
			function filesUrl(e, t) {
				let n = pagesOf(e.forge);
				if (e.repository !== void 0 && t !== void 0 && n?.files !== void 0) return (0, i.Lj)(`${e.repository}${n.files(t)}`);
			}
			function compareUrl(e, t, n) {
				return below(e.repository, `/compare/${t}...${n}`);
			}
			function pullRequestUrl(e, t) {
				return below(e.repository, pagesOf(e.forge)?.pull(t));
			}
			function below(e, t) {
				return e === void 0 || t === void 0 ? void 0 : (0, i.Lj)(`${e}${t}`);
			}
			function releaseUrl(e, t) {
				return e.repository === void 0 ? void 0 : (0, i.Lj)(`${e.repository}/releases/tag/${encodePath(t)}`);
			}
			function workflowName(e) {
				return e === void 0 ? void 0 : /^(?:\.\w+\/workflows\/)?([^/\s]+)\.ya?ml$/.exec(e)?.[1] ?? e;
			}
			function workflowPath(e) {
				return /\.\w+\/workflows\/[^@]+/.exec(e ?? "")?.[0];
			}
			function runUrl(e, t) {
				let n = e.ci === "Forgejo Actions" ? t.number : t.id;
				if (e.repository !== void 0 && n !== void 0) return attemptUrl(e, `${e.repository}/actions/runs/${n}`, t.attempt);
			}
			function attemptUrl(e, t, n) {
				return (0, i.Lj)(isGitea(e) || n === void 0 || n < 2 ? t : `${t}/attempts/${n}`);
			}
			function jobUrl(e, t, n) {
				if (!(isGitea(e) || e.repository === void 0 || t === void 0 || n === void 0)) return (0, i.Lj)(`${e.repository}/actions/runs/${t}/job/${n}`);
			}
			function personUrl(e, t) {
				let n = /^([\w.-]{1,100})(\[bot\])?$/.exec(t);
				if (e.server !== void 0 && n !== null && pagesOf(e.forge)?.people === !0) return n[2] === void 0 ? (0, i.Lj)(`${e.server}/${n[1]}`) : e.forge === "github" ? (0, i.Lj)(`${e.server}/apps/${n[1]}`) : void 0;
			}
			function isGitea({ forge: e }) {
				return e === "gitea";
			}
		}),
		6260: ((e, t, n) => {
			n.d(t, {
				KG: () => payloadCommit,
				et: () => subjectOf,
				kh: () => runTitle,
				u8: () => bareCommit,
				xT: () => isNoCommit
			});
			var r = n(4222), i = n(6417), a = n(606), o = n(6376);
			function isNoCommit(e) {
				return e !== void 0 && /^0+$/.test(e);
			}
			function bareCommit(e, t, n = t.repository) {
				if (e !== void 0 && /^[0-9a-f]{7,64}$/i.test(e) && !isNoCommit(e)) return (0, r.s)({
					sha: e,
					short: e.slice(0, 7),
					url: (0, i.Bg)(t, e, n)
				});
			}
			function subjectOf(e) {
				let [t = "", ...n] = (e ?? "").split(/\r\n|\r|\n/, 5), r = /^Merge pull request #(\d+) from /.exec(t)?.[1], i = r === void 0 ? void 0 : n.find((e) => e.trim() !== "")?.trim();
				return (0, a.Bd)(i === void 0 ? t : `${i} (#${r})`);
			}
			function payloadCommit(e, t, n = t.repository) {
				let i = bareCommit((0, a.n8)(e, "id") ?? (0, a.n8)(e, "sha"), t, n);
				if (i === void 0) return;
				let s = (0, a.Mn)(e, "message");
				return (0, r.s)({
					...i,
					subject: subjectOf(s),
					message: s,
					url: (0, a.nf)(e, "url") ?? i.url,
					author: (0, o.pc)((0, a.g1)(e, "author"), t)
				});
			}
			function runTitle(e, t) {
				let n = (0, a.n8)(e, "display_title"), r = (0, a.Mn)(e, "head_commit", "message")?.split(/\r\n|\r|\n/, 1)[0]?.trim();
				return t.includes(n) || n === r ? void 0 : n;
			}
		}),
		606: ((e, t, n) => {
			n.d(t, {
				Bd: () => asLine,
				Ih: () => asLines,
				Jt: () => flag,
				Lj: () => linkable,
				Mn: () => lines,
				O1: () => secondsBetween,
				ai: () => number,
				g1: () => record,
				kB: () => time,
				n8: () => line,
				nf: () => link,
				p_: () => list
			});
			var r = n(2289);
			let i = /[\n\r\v\f\u0085\u2028\u2029]+/g, a = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;
			function at(e, t) {
				let n = e;
				for (let e of t) {
					if (typeof n != "object" || !n || !Object.hasOwn(n, e)) return;
					n = n[e];
				}
				return n;
			}
			function record(e, ...t) {
				let n = at(e, t);
				return typeof n == "object" && n && !Array.isArray(n) ? n : void 0;
			}
			function list(e, ...t) {
				let n = at(e, t);
				return Array.isArray(n) ? n : [];
			}
			function line(e, ...t) {
				let n = at(e, t);
				return typeof n == "string" ? asLine(n) : void 0;
			}
			function lines(e, ...t) {
				let n = at(e, t);
				return typeof n == "string" ? asLines(n) : void 0;
			}
			function asLine(e, t = r.Q.line) {
				return within(e, t, i, " ");
			}
			function asLines(e) {
				return within(e, r.Q.lines, a, "\n");
			}
			function within(e, t, n, r) {
				let i = e.trimStart(), a = i.slice(0, t).toWellFormed().replace(n, r), o = i.length > t ? Math.max(a.lastIndexOf(" "), a.lastIndexOf("\n")) : -1;
				return (o > t / 2 ? a.slice(0, o) : a).trim() || void 0;
			}
			function number(e, ...t) {
				let n = at(e, t), r = typeof n == "string" && /^\s*\d{1,16}\s*$/.test(n) ? Number(n) : n;
				return typeof r == "number" && Number.isSafeInteger(r) && r > 0 ? r : void 0;
			}
			function flag(e, ...t) {
				let n = at(e, t);
				return typeof n == "boolean" ? n : void 0;
			}
			function link(e, ...t) {
				let n = at(e, t);
				if (typeof n != "string" || n.length > r.Q.url) return;
				let i = URL.parse(n.toWellFormed().trim());
				if (!(i === null || i.protocol !== "https:" && i.protocol !== "http:")) return i.username === "" && i.password === "" ? linkable(i.href) : void 0;
			}
			function linkable(e) {
				return e === void 0 || e.length > r.Q.url ? void 0 : e;
			}
			function time(e, ...t) {
				let n = line(e, ...t);
				return n !== void 0 && /^\d{4}-\d\d-\d\dT[\d:.+Z-]{1,30}$/.test(n) && !Number.isNaN(Date.parse(n)) ? n : void 0;
			}
			function secondsBetween(e, t) {
				if (e === void 0 || t === void 0) return;
				let n = Math.round((Date.parse(t) - Date.parse(e)) / 1e3);
				return n >= 0 ? n : void 0;
			}
		}),
		6376: ((e, t, n) => {
			n.d(t, {
				$A: () => loginInAddress,
				Nr: () => loginPerson,
				pc: () => commitPerson,
				vC: () => userPerson
			});
			var r = n(4222), i = n(6417), a = n(606);
			let isBotName = (e) => e?.endsWith("[bot]") ?? !1;
			function userPerson(e, t) {
				let n = (0, a.n8)(e, "login") ?? (0, a.n8)(e, "username");
				if (n !== void 0) return (0, r.s)({
					login: n,
					name: (0, a.n8)(e, "full_name") ?? (0, a.n8)(e, "name"),
					email: (0, a.n8)(e, "email"),
					url: (0, a.nf)(e, "html_url") ?? (0, i.hs)(t, n),
					bot: isBotName(n) || (0, a.n8)(e, "type") === "Bot" ? !0 : void 0
				});
			}
			function loginPerson(e, t) {
				return (0, r.s)({
					login: e,
					url: (0, i.hs)(t, e),
					bot: isBotName(e) ? !0 : void 0
				});
			}
			function commitPerson(e, t) {
				let n = (0, a.n8)(e, "name"), o = (0, a.n8)(e, "email"), s = (0, a.n8)(e, "username") ?? loginInAddress(o);
				if (n === void 0 && o === void 0 && s === void 0) return;
				let c = s === void 0 ? void 0 : (0, i.hs)(t, s);
				return (0, r.s)({
					login: s,
					name: n,
					email: o,
					url: c,
					bot: isBotName(s) || isBotName(n) ? !0 : void 0
				});
			}
			function loginInAddress(e) {
				return /^(?:\d{1,20}\+)?([\w-]{1,100}(?:\[bot\])?)@users\.noreply\.[\w.-]+$/.exec(e ?? "")?.[1];
			}
		}),
		3170: ((e, t, n) => {
			n.d(t, {
				J: () => namedRef,
				v: () => fullRef
			});
			var r = n(4222), i = n(6417);
			function namedRef(e, t, n) {
				return (0, r.s)({
					type: e,
					name: t,
					url: (0, i.To)(n, e, t)
				});
			}
			function fullRef(e, t) {
				let n = /^refs\/(heads|tags)\/(.+)$/s.exec(e ?? "");
				if (n?.[2] !== void 0) return namedRef(n[1] === "tags" ? "tag" : "branch", n[2], t);
			}
		}),
		9321: ((e, t, n) => {
			n.d(t, {
				IF: () => unwantedAfterAll,
				Vq: () => whyNotToSend,
				ir: () => conclusionsOf,
				mD: () => asksForHistory,
				uQ: () => isCompared
			});
			var r = n(1503), i = n(9861), a = n(2164);
			let o = "Let the job that sends name the others under needs, and write `status: ${{ toJSON(needs) }}`", s = [
				"change",
				"broken",
				"still-failing",
				"fixed"
			];
			function whyNotToSend(e, t) {
				return t.over ? conclusionsOf(t).some((t) => changesOf(t).some((n) => isWanted(e.when, t, n))) ? e.destination.type === "missing" ? missing(e.destination) : void 0 : unwanted(e.when, t.facts) : (0, r.h)("event", "what this event reports is not over yet");
			}
			function unwantedAfterAll(e, t) {
				let { when: n, kind: i, newsOnly: a } = e;
				if (a && t.health?.news === 0) return (0, r.h)("when", "nothing to tell");
				let { running: s = 0, total: c = 0, maybe_tolerated: l = !1 } = t.job_counts ?? {};
				return e.status?.type === "workflow" && s > 0 ? (0, r.h)("event", `${s} of ${c} other jobs still run`, o) : i === "incident" && l ? (0, r.h)("event", "what failed may be tolerated, so no incident begins", o) : isWanted(n, t.conclusion, t.change) ? void 0 : unwanted(n, t, t.change === void 0 && isCompared(t.conclusion) && asksForChange(n) ? " (how it compares with the one before is not known)" : "");
			}
			function asksForHistory({ when: e, kind: t, uniqueKey: n }) {
				return asksForChange(e) || t === "incident" || n !== void 0 && t !== "message";
			}
			function asksForChange(e) {
				return e.some((e) => s.includes(e));
			}
			function isCompared(e) {
				return e === void 0 || e === "success" || (0, a.iI)(e);
			}
			function conclusionsOf({ facts: e, source: t, speaker: n }) {
				return e.scope === "builds" ? [
					"success",
					"failure",
					"neutral"
				] : n.asksForRun ? [
					"success",
					"failure",
					"cancelled",
					"timed_out",
					"skipped",
					e.conclusion
				] : t === "status" || e.conclusion !== "cancelled" ? [e.conclusion] : ["cancelled", "timed_out"];
			}
			function changesOf(e) {
				return (0, a.iI)(e) ? ["broken", "still-failing"] : e === "success" ? [
					"fixed",
					"still-passing",
					void 0
				] : [void 0];
			}
			function isWanted(e, t, n) {
				if (e.includes("always")) return !0;
				if (t === void 0) return isWanted(e, "failure", "broken");
				if ((0, a.iI)(t) && n === void 0) return isWanted(e, t, "broken");
				let r = t === "timed_out" ? "failure" : t, i = n === "broken" || n === "fixed";
				return e.some((e) => e === r || e === n || e === "change" && i);
			}
			function unwanted(e, { conclusion: t, change: n }, i = "") {
				let a = `${t ?? "not known"}${n === void 0 ? i : ` (${n})`}`;
				return (0, r.h)("when", `the conclusion is ${a}, and when says ${e.join(", ")}`);
			}
			function missing({ options: e }) {
				let [t, n] = e.length < 2 ? ["is", "it"] : ["are", "them"];
				return (0, r.h)("destination", `${(0, i.KE)(e)} ${t} empty, so there is nowhere to send to`, `Give ${(0, i.KE)(e)}; where a variable or a secret holds ${n}, check that it is set and reaches this process`);
			}
		}),
		1779: ((e, t, n) => {
			n.d(t, {
				Ej: () => size,
				U9: () => count,
				zD: () => grouped
			});
			function count(e, t) {
				return `${grouped(e)} ${t}${e === 1 ? "" : "s"}`;
			}
			function grouped(e) {
				return String(e).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
			}
			let r = [
				"bytes",
				"kB",
				"MB",
				"GB",
				"TB"
			];
			function size(e) {
				if (e < 1e3) return count(e, "byte");
				let t = Math.min(r.length - 1, Math.floor(Math.log10(e) / 3)), n = e / 1e3 ** t, i = n >= 9.95 ? Math.round(n) : Math.round(n * 10) / 10;
				return i >= 1e3 && t < r.length - 1 ? `1 ${r[t + 1]}` : `${i} ${r[t]}`;
			}
		}),
		8040: ((e, t, n) => {
			n.d(t, { x: () => loadLiquid });
			async function loadLiquid() {
				return (await n.e(271).then(n.bind(n, 3728))).loadLiquid();
			}
		}),
		5429: ((e, t, n) => {
			n.d(t, {
				G: () => cutMarkdown,
				l: () => fits
			});
			var r = n(8544), i = n(4704), a = n(1779), o = n(8929);
			function fits(e, t) {
				return e.length <= t.characters && (0, r.wI)(e) <= t.bytes;
			}
			function cutMarkdown(e, t) {
				if (fits(e, t)) return e;
				let n = e.trimEnd(), r = measure(e, Math.min(e.length, t.characters)), i = lineCount(n);
				for (let a of cutPoints(e, t.characters).toReversed()) {
					let { solid: o, bytes: c } = r[a.at] ?? s, l = o === 0 ? "" : closing(n, a, i);
					if (fits(l, {
						characters: t.characters - o,
						bytes: t.bytes - c
					})) return e.slice(0, o) + l;
				}
				return fits("\u2026", t) ? "\u2026" : "";
			}
			let s = {
				solid: 0,
				bytes: 0
			};
			function measure(e, t) {
				let n = [s], r = 0;
				for (let i = 0; i < t; i += 1) {
					r += bytesAt(e, i);
					let t = e.charAt(i).trim() === "";
					n.push(t && n[i] || {
						solid: i + 1,
						bytes: r
					});
				}
				return n;
			}
			function bytesAt(e, t) {
				let n = e.charCodeAt(t);
				if (n < 128) return 1;
				if (n < 2048) return 2;
				if (n < 55296 || n > 57343) return 3;
				let r = n < 56320 ? t : t - 1;
				return (e.codePointAt(r) ?? 0) > 65535 ? 2 : 3;
			}
			function closing(e, { at: t, line: n, close: r }, i) {
				if (t >= e.length) return r;
				let o = e.charAt(t) === "\n", s = i - n - +!!o;
				return r + (s === 1 && !o && !r.startsWith("\n") ? "\u2026" : `\n\n\u2026 (${(0, a.U9)(s, "more line")})`);
			}
			function lineCount(e) {
				let t = 1;
				for (let n = e.indexOf("\n"); n !== -1; n = e.indexOf("\n", n + 1)) t += 1;
				return t;
			}
			function cutPoints(e, t) {
				let n = [], r, i = !1, a = 0, o = 0;
				for (; a < e.length && a <= t;) {
					let s = lineEnd(e, a), c = e.slice(a, Math.min(s, t + 4096)), l = /^ {0,3}(`{3,}|~{3,})/.exec(c)?.[1];
					l !== void 0 && (r = r === void 0 ? l : closes(c, r) ? void 0 : r);
					let u = r === void 0 && isHead(e, a, s);
					if (i = r === void 0 && (u || i && c.trim() !== ""), l === void 0 && !i) for (let { at: e, close: t } of insideLine(c, r)) n.push({
						at: e + a,
						line: o,
						close: t
					});
					u || n.push({
						at: s,
						line: o,
						close: r === void 0 ? "" : `\n${r}`
					}), a = s + 1, o += 1;
				}
				return n.filter((e) => e.at <= t);
			}
			function lineEnd(e, t) {
				let n = e.indexOf("\n", t);
				return n === -1 ? e.length : n;
			}
			function closes(e, t) {
				let n = e.trim();
				return n.startsWith(t) && n === t.charAt(0).repeat(n.length);
			}
			function isHead(e, t, n) {
				if (!e.slice(t, n).includes("|")) return !1;
				let r = e.slice(n + 1, lineEnd(e, n + 1));
				return r.includes("-") && /^[\s|:-]*$/.test(r);
			}
			function isRow(e) {
				return /^\s*\|/.test(e);
			}
			let c = [
				String.raw`\\.`,
				String.raw`!?\[(?:\\.|\[[^[\]]*\]|[^[\]\\])*\]\((?:\\.|\([^()]*\)|[^()\\])*\)`,
				"(?<!`)(?<ticks>`+)(?!`).{0,1000}?(?<!`)\\k<ticks>(?!`)",
				String.raw`<[^<>\s][^<>]*>`,
				String.raw`https?:\/\/[^\s<]+`,
				String.raw`[@#+][\w-]+`,
				String.raw`&[#\w]+;|:[\w+-]+:`,
				String.raw`(?<emphasis>\*+|~~|(?<!\w)_+|(?<!_)_+(?!\w))`
			], l = (0, i.g)(c.join("|"), "sy");
			function tokenAt(e, t) {
				let n = l();
				return n.lastIndex = t, n.exec(e);
			}
			function insideLine(e, t) {
				if (isRow(e) && t === void 0) return [];
				let n = Array.from((0, o.ls)(e), ({ index: e }) => e);
				if (t !== void 0) return n.map((e) => ({
					at: e,
					close: `\n${t}`
				}));
				let r = new Set(n), i = [], a = [], s = !1;
				for (let t = 0; t < e.length;) {
					!s && r.has(t) && i.push({
						at: t,
						close: a.toReversed().join("")
					});
					let n = tokenAt(e, t), o = n?.groups?.emphasis;
					s = o !== void 0 && toggles(a, o, e.charAt(t + o.length)), t += n?.[0].length ?? ((e.codePointAt(t) ?? 0) > 65535 ? 2 : 1);
				}
				return i.filter((e) => e.at > 0);
			}
			function toggles(e, t, n) {
				return e.at(-1) === t ? (e.pop(), !1) : n.trim() === "" || e.length === 10 ? !1 : (e.push(t), !0);
			}
		}),
		2704: ((e, t, n) => {
			n.d(t, {
				aY: () => code,
				qs: () => defuseMentions,
				EH: () => escapeLine,
				RQ: () => escapeLines,
				Zx: () => escapeLinkUrl,
				iQ: () => markdownLink
			});
			var r = n(4704), i = n(8929);
			let a = RegExp("(?:a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]|aero|app|asia|biz|cloud|club|com|coop|dev|edu|gov|info|int|link|live|mil|mobi|mov|museum|name|net|online|org|page|pro|shop|site|store|tech|top|web|xxx|xyz|zip|\u0440\u0444|xn--[a-z0-9-]{1,59})(?![a-z0-9-]|\\.[a-z0-9])", "iy"), o = (0, r.g)(String.raw`\/(?:[\p{L}\p{N}.-]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+$`);
			function isDomain(e, t) {
				return !/^[\s./]?$/.test(e.charAt(t - 1)) && (a.lastIndex = t + 1, a.test(e) && !o().test(e.slice(Math.max(0, t - 80), t)));
			}
			function isHostMark(e, t) {
				return /^\/\/(?!\s)/.test(e.slice(t, t + 3)) && !/[A-Za-z0-9:/]/.test(e.charAt(t - 1));
			}
			function isWebName(e, t) {
				return /(?:^|[^A-Za-z0-9])www$/i.test(e.slice(Math.max(0, t - 4), t));
			}
			let s = /[\w-]*\./y;
			function isMail(e, t) {
				return s.lastIndex = t + 1, /[\w+.-]/.test(e.charAt(t - 1)) && s.test(e);
			}
			let c = /[A-Za-z0-9_!@#$%&*\\]/, l = /[!-/:-@[-`{-~]/, u = (0, r.g)(String.raw`[\p{L}\p{N}]$`), d = (0, r.g)(String.raw`^[\p{L}\p{N}]`), f = /^:(?:[\w+-]*[A-Za-z_+-][\w+-]*|100|1234):/, p = /^&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[Xx][0-9A-Fa-f]+);/;
			function escapeLine(e) {
				return isolated(escapePlain((0, i.h0)(e)));
			}
			function escapeLines(e) {
				return (0, i.y1)(e).split("\n").map((e) => isolated(escapePlain(e))).join("\n");
			}
			function code(e) {
				let t = (0, i.h0)(e);
				return isolated(t !== "" && !/[`|\\]|(?:^|[^A-Za-z0-9_!@#$%&*\\])[@#+](?=\S)/.test(t) ? `\`${t}\`` : escapePlain(t));
			}
			let m = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD802\uD803\uD83A\uD83B]/;
			function isolated(e) {
				return m.test(e) ? `\u2068${e}\u2069` : e;
			}
			function markdownLink(e, t) {
				let n = escapeLine(e), r = t === void 0 ? void 0 : escapeLinkUrl(t);
				return r === void 0 || n === "" ? n : `[${n}](${r})`;
			}
			function defuseMentions(e) {
				return e.replace(/(?<=^|[^A-Za-z0-9_!@#$%&*\\])[@#+](?=[\w-]|[^ -~\s\u200B])/gm, "\\$&");
			}
			let h = /^(?:[\w.-]+|\[[0-9a-f:.]+\])$/, g = /[\u0000-\u0020()<>[\]\\|*`'"^{}@~]/g;
			function escapeLinkUrl(e) {
				if (e.length > 2e3 || !URL.canParse(e)) return;
				let t = new URL(e);
				if (t.protocol !== "https:" && t.protocol !== "http:" || !h.test(t.hostname) || t.username !== "" || t.password !== "") return;
				let encode = (e) => `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`, n = t.hostname.startsWith("["), [r, i] = [t.origin, t.href.slice(t.origin.length)];
				return (n ? r.replace(/[[\]]/g, "\\$&") : r) + defuseUrl(i.replace(g, encode));
			}
			function defuseUrl(e) {
				return e.replace(/&(#?\w+);/g, "&$1%3B").replace(/([^A-Za-z0-9_!@#$%&*\\])([+#])(?=\w)/g, (e, t, n) => n === "#" ? `${t}\\#` : `${t}%2B`);
			}
			function escapePlain(e) {
				let t = lineStart(e), n = "";
				for (let r = 0; r < e.length; r += 1) {
					let i = e.charAt(r), a = l.test(i) && (r === t || isLive(e, r, i));
					n += a ? inertSign(e, r, i) : i;
				}
				return n;
			}
			function inertSign(e, t, n) {
				if (n === "<") return "&lt;";
				if (n === ":" && e.charAt(t + 1) === "/") return ":\u200b";
				if (n === "/" && isHostMark(e, t)) return "/\u200b";
				let [r, i] = n === "." ? [isWebName(e, t), isDomain(e, t)] : [];
				return r || i ? `${r ? "\u200b" : ""}.${i ? "\u200b" : ""}` : n === "@" && isMail(e, t) ? "\\@\u200b" : `\\${n}`;
			}
			function lineStart(e) {
				return /^(?:[-+](?:\s|$)|>|#|[-:][-:|\s]*$|=+\s*$)/.test(e) ? 0 : /^[0-9]+[.)](?=\s|$)/.test(e) ? e.search(/[.)]/) : -1;
			}
			function isLive(e, t, n) {
				let r = e.charAt(t + 1);
				switch (n) {
					case "`":
					case "*":
					case "~":
					case "[":
					case "]":
					case "|": return !0;
					case "(": return e.charAt(t - 1) === "]";
					case "_": return !insideWord(e, t);
					case "<": return r === "" || /[A-Za-z/!?]/.test(r);
					case "\\": return r === "" || l.test(r);
					case "&": return p.test(e.slice(t, t + 40));
					case "@": return r !== " ";
					case "#":
					case "+": return r !== " " && (t === 0 || !c.test(e.charAt(t - 1)));
					case ":": return /^:\/(?:\/|$)/.test(e.slice(t, t + 3)) || f.test(e.slice(t, t + 80));
					case ".": return isWebName(e, t) || isDomain(e, t);
					case "/": return isHostMark(e, t);
					default: return !1;
				}
			}
			function insideWord(e, t) {
				return u().test(e.slice(Math.max(0, t - 2), t)) && d().test(e.slice(t + 1, t + 3));
			}
		}),
		5816: ((e, t, n) => {
			n.d(t, { O: () => fenced });
			var r = n(8929);
			function fenced(e, t = "") {
				let n = e.map(inertCode).join("\n"), r = 2;
				for (let [e] of n.matchAll(/`+/g)) r = Math.max(r, e.length);
				let i = "`".repeat(r + 1);
				return `${i}${t}\n${n}\n${i}`;
			}
			function inertCode(e) {
				let t = /^[ \t]*/.exec(e)?.[0].replaceAll("	", "    ") ?? "", n = (0, r.Fq)(e);
				return n === "" ? "" : t.slice(0, 80) + n;
			}
		}),
		8929: ((e, t, n) => {
			n.d(t, {
				$Q: () => clip,
				Fq: () => inertLine,
				h0: () => plainLine,
				ls: () => graphemes,
				vF: () => asOneLine,
				y1: () => plainLines
			});
			var r = n(4704);
			let i = /^[\x20-\x7e]*$/, a = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[ -/]+[0-~]|[0-OQ-WYZ\\`a-~])/g, o = (0, r.g)(String.raw`\p{Default_Ignorable_Code_Point}|[\u{FFF9}-\u{FFFB}]`, "g"), s = /\r\n?|[\u0085\u2028\u2029\v\f]/g, c = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
			function plainLines(e) {
				return i.test(e) ? e.trim() : shownLines(e);
			}
			function shownLines(e) {
				return e.replace(a, "").toWellFormed().replace(s, "\n").replace(c, (e) => e === "	" ? " " : "").replace(o(), keepJoiner).split("\n").map((e) => e.trim()).join("\n").replace(/\n{3,}/g, "\n\n").trim();
			}
			function asOneLine(e) {
				return e.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, " ");
			}
			function plainLine(e) {
				return plainLines(e).replace(/\n+/g, " ");
			}
			function inertLine(e) {
				return plainLine(e).replace(/(^|[^A-Za-z0-9_!@#$%&*\\])([@#+])(?=\S)/g, "$1$2\u200b");
			}
			function clip(e, t) {
				if (e.length <= t) return e;
				let n = "";
				for (let { segment: r } of graphemes(e.slice(0, t + 1))) {
					if (n.length + r.length >= t) break;
					n += r;
				}
				return `${n.trimEnd()}\u2026`;
			}
			let l;
			function graphemes(e) {
				return l ??= new Intl.Segmenter("en", { granularity: "grapheme" }), l.segment(e);
			}
			function keepJoiner(e, t, n) {
				if (!"\u200c\u200d\ufe0e\ufe0f".includes(e)) return "";
				let r = n.charCodeAt(t - 1), i = n.charCodeAt(t + 1);
				return e === "\ufe0e" || e === "\ufe0f" ? e === "\ufe0f" && i === 8419 || r > 127 ? e : "" : r > 127 && i > 127 ? e : "";
			}
		}),
		96: ((e, t, n) => {
			n.d(t, {
				B: () => eachOnce,
				u1: () => withMentions,
				w0: () => addresseeWords
			});
			var r = n(9861), i = n(4704), a = n(2704), o = n(530);
			let s = (0, i.g)(String.raw`(?<![A-Za-z0-9_!@#$%&*\\])@([\p{L}\p{N}_.-]{1,101})`, "g");
			function addresseeWords(e) {
				let t = e.flatMap((e) => e.type === "mention" ? e.text : plainName(e.name) ?? []);
				return t.length === 0 ? void 0 : (0, r.KE)(t);
			}
			function eachOnce(e) {
				let t = e.map((e) => e.type === "mention" ? e.text.toLowerCase() : `name ${e.name}`);
				return e.filter((e, n) => t.indexOf(t[n] ?? "") === n);
			}
			function plainName(e) {
				let t = (0, o.Rh)(e, 60);
				return t === void 0 ? void 0 : (0, a.EH)(t);
			}
			function withMentions(e, t = [], n = "second") {
				let i = new Map(t.flatMap((e) => e.type === "mention" ? [[e.text.toLowerCase(), e.text]] : []));
				if (i.size === 0) return e;
				let a = new Set(i.keys()), o = e.map((e) => ({
					...e,
					text: e.text.replaceAll(s(), (e, t) => {
						let n = `@${withoutStops(t)}`.toLowerCase();
						return a.has(n) ? i.delete(n) ? e : `\\${e}` : e;
					})
				}));
				if (i.size === 0) return o;
				let c = {
					name: "mentions",
					text: (0, r.KE)([...i.values()]),
					rank: 0
				};
				if (n === "last") return [...o, {
					...c,
					joint: "gap"
				}];
				let l = o.findIndex((e, t) => t > 0 && e.joint !== "inline");
				return o.toSpliced(l === -1 ? o.length : l, 0, c);
			}
			function withoutStops(e) {
				let t = e.length;
				for (; e[t - 1] === ".";) --t;
				return e.slice(0, t);
			}
		}),
		7345: ((e, t, n) => {
			n.d(t, {
				s: () => decideCondition,
				v: () => factsDeciding
			});
			var r = n(1503), i = n(8040);
			async function factsDeciding({ onlyIf: e }) {
				if (e === void 0) return [];
				let { namesInCondition: t } = await (0, i.x)();
				return t(e);
			}
			async function decideCondition({ onlyIf: e, variables: t, timeZone: n, redactor: a }, o, s, c) {
				if (e === void 0) return {};
				let { decideCondition: l, problemWithoutSecrets: u, unreadProblem: d } = await (0, i.x)(), f = l(e, {
					facts: o,
					variables: t,
					timeZone: n,
					now: s
				});
				if (f.type === "fault") return { problem: u(f.problem, [e], (e) => a.redact(e)) };
				if (c.length > 0) return { problem: d(c) };
				if (f.holds) return {};
				let p = f.values === "" ? "" : `: ${f.values}`;
				return { stop: (0, r.h)("only-if", `the condition of only-if is not fulfilled${p}`) };
			}
		}),
		3689: ((e, t, n) => {
			n.d(t, { C: () => r });
			let r = {
				subject: n(6383).n,
				body: [
					{
						section: "announcement",
						else: "headline",
						rank: 0,
						worth: [
							"failed_jobs",
							"new_failures",
							"stopped",
							"job.duration_seconds"
						]
					},
					{
						section: "tests",
						rank: 1,
						always: ["tests"]
					},
					{
						section: "failing_tests",
						rank: 1,
						red: !0,
						in: "message"
					},
					{
						section: "reasons",
						rank: 1,
						red: !0,
						in: "message",
						worth: ["errors"]
					},
					{
						section: "since",
						rank: 1,
						worth: [
							"change",
							"commits_since_green",
							"suspects",
							"pull_request",
							"also_red"
						]
					},
					{
						section: "incident",
						rank: 1
					},
					{
						section: "comment",
						rank: 2
					},
					{
						section: "explanation",
						rank: 2,
						red: !0,
						in: "record",
						joint: "gap",
						worth: ["errors"]
					},
					{
						section: "test_list",
						rank: 2,
						in: "record",
						joint: "gap"
					},
					{
						section: "failed_jobs",
						rank: 2,
						red: !0,
						in: "record",
						joint: "gap"
					},
					{
						section: "notes",
						rank: 3,
						in: "record",
						joint: "gap"
					},
					{
						section: "changes",
						rank: 3,
						in: "record",
						joint: "gap"
					},
					{
						section: "details",
						rank: 2,
						in: "record",
						joint: "gap"
					},
					{
						section: "report",
						rank: 4,
						joint: "gap",
						always: ["report"]
					}
				]
			};
		}),
		6383: ((e, t, n) => {
			n.d(t, { n: () => p });
			var r = n(8929), i = n(1637), a = n(3885), o = n(8778), s = n(6619), c = n(4336), l = n(8523), u = n(530), d = n(3884), f = n(8779);
			let p = {
				reads: [
					...f.Mb,
					...s._X,
					"failures_alike",
					"failed_jobs",
					"job_counts",
					"commit.subject",
					"tests.failures",
					"tests.earlier",
					"errors"
				],
				render: ({ facts: e }) => (0, r.Fq)((0, d.ce)(e) ? ofDeployment(e) : ofBuild(e))
			};
			function ofDeployment(e) {
				let { name: t, verb: n } = (0, f.L2)(e), r = (0, f.XR)(e) ? causeOf(e, "step") : void 0, i = (0, u.Am)([(0, u.Rh)(e.repository?.name, 140), (0, s.Y9)(e)], " "), a = (0, u.Am)([(0, u.Am)([t, n], " "), r], ": ") ?? t;
				return i === void 0 ? a : `${a} (${i})`;
			}
			function ofBuild(e) {
				let { name: t, verb: n } = (0, f.L2)(e), r = (0, a.FH)(e) ?? (0, u.Am)([
					t,
					n,
					(0, s.fp)(e)
				], " ");
				return (0, u.Am)([r, ((0, f.XR)(e) ? causeOf(e, "reason") : void 0) ?? quotedTitle(e)], ": ") ?? t;
			}
			function causeOf(e, t) {
				let [n] = (0, c.c)(e.failed_jobs ?? []), r = (0, o.V3)(e.tests), a = (0, u.Rh)((0, l.$l)({ errors: e.errors ?? [] }), 150);
				if (n === void 0 || r !== void 0 && t === "reason") return r ?? a;
				let { first: s } = n, d = a ?? (0, u.Rh)((0, l.$l)(s), 150), f = (0, i.$0)(e) === void 0 ? (0, u.Rh)(s.name, 80) : void 0, p = (0, u.Am)([f, s.failed_steps[0] && (0, i.u)(s.failed_steps[0])], " / ");
				return t === "step" ? p ?? d : d ?? p;
			}
			function quotedTitle({ pull_request: e, release: t, item: n, commit: r }) {
				return e === void 0 ? t === void 0 ? n === void 0 ? (0, u.Rh)(r?.subject, 150) : n.number === void 0 ? void 0 : inQuotes(n.title) : t.name === t.tag ? void 0 : (0, u.Rh)(t.name, 150) : inQuotes(e.title);
			}
			function inQuotes(e) {
				let t = (0, u.Rh)(e, 150);
				return t === void 0 ? void 0 : `\u201c${t}\u201d`;
			}
		}),
		5939: ((e, t, n) => {
			n.d(t, {
				o$: () => factsRead,
				lm: () => factsUsed,
				XX: () => render
			});
			var r = n(4222), i = n(9659);
			let a = RegExp(`(?<=d-[0-9a-f]{16})${i.u}(?=k-[0-9a-f]{16})`, "gi");
			function withoutForeignMarks(e, t) {
				return (t === void 0 ? [e] : e.split(t)).map((e) => e.replace(a, "%2E")).join(t);
			}
			var o = n(8040), s = n(5429), c = n(2704), l = n(8544), u = n(8929);
			function fitSubject(e) {
				return (0, u.$Q)(e, 250);
			}
			function fitBody({ parts: e, limits: t, required: n = "", anchors: r = [] }) {
				let i = join(e);
				for (let a of [...r, ""]) {
					let r = i.includes(n) ? i : joinTail(i, a);
					if ((0, s.l)(r, t) && r.includes(n)) return {
						body: r,
						shortened: []
					};
					let o = fitWith(e, t, n, a);
					if (o.body.includes(n) && (0, s.l)(o.body, t)) return o;
				}
				return fitWith(e, t, "", "");
			}
			function wholeBody(e) {
				return join(e);
			}
			function fitWith(e, t, n, r) {
				let i = join(e.filter(({ rank: e }) => e === 0)), a = partNames(e.filter(({ rank: e }) => e > 0)), o = (0, s.l)(joinTail(i, tailOf(a, r)), t), tailAfter = (t) => {
					let i = partNames(e.filter(({ name: e }) => !partNames(t).includes(e)));
					return i.length === 0 && join(t).includes(n) ? "" : tailOf(o ? i : [], r);
				}, { left: c, shorter: l } = shrunk(e, t, (e) => (0, s.l)(joinTail(join(e), tailAfter(e)), t)), { text: u, behind: d } = cuttable(c, t), cutBefore = (e) => ({
					tail: e,
					cut: (0, s.G)(u, reducedBy(lessTail(t, e), d)) + d
				}), f = cutBefore(tailAfter(c)), { tail: p, cut: m } = f.tail === "" && !f.cut.includes(n) ? cutBefore(r) : f, h = partNames(e).filter((e) => l === e || !partNames(c).includes(e)), g = m.trimEnd() === (u + d).trimEnd();
				return {
					body: joinTail(m, p),
					shortened: g ? h : [...h, "body"]
				};
			}
			function cuttable(e, t) {
				let n = e.findIndex(({ name: e }) => e === "body"), r = n < 0 ? e.length : n + 1, i = join(e.slice(0, r)), a = join(e).slice(i.length);
				return a.length * 2 < t.characters && (0, l.wI)(a) * 2 < t.bytes ? {
					text: i,
					behind: a
				} : {
					text: i + a,
					behind: ""
				};
			}
			function partNames(e) {
				return e.map(({ name: e }) => e);
			}
			function tailOf(e, t) {
				return [e.length === 0 ? "" : `Left out: ${e.map((e) => e.replaceAll("_", " ")).join(", ")}`, t].filter((e) => e !== "").join(d.dot);
			}
			function joinTail(e, t) {
				return [e, t].filter((e) => e !== "").join("\n\n");
			}
			function lessTail({ characters: e, bytes: t }, n) {
				return n === "" ? {
					characters: e,
					bytes: t
				} : reducedBy({
					characters: e,
					bytes: t
				}, `\n\n${n}`);
			}
			function reducedBy({ characters: e, bytes: t }, n) {
				return {
					characters: e - n.length,
					bytes: t - (0, l.wI)(n)
				};
			}
			function shrunk(e, t, n) {
				let r = e;
				for (; !n(r);) {
					let e = r.reduce((e, t) => Math.max(e, t.rank), 0);
					if (e === 0) break;
					let i = r.findLastIndex((t) => t.rank === e), a = withFewerEntries(r, i, n) ?? withShorterText(r, i, t, n);
					if (a !== void 0) return {
						left: a,
						shorter: partNames(r)[i] ?? ""
					};
					r = r.filter((e, t) => t !== i);
				}
				return { left: r };
			}
			function withFewerEntries(e, t, n) {
				let r = e[t];
				if (r?.list !== void 0) for (let i = r.list.entries - 1; i > 0; --i) {
					let a = e.with(t, {
						...r,
						text: r.list.render(i)
					});
					if (n(a)) return a;
				}
			}
			function withShorterText(e, t, { characters: n, bytes: r }, i) {
				let a = e[t];
				if (a?.cuttable !== !0) return;
				let cutTo = (n) => e.with(t, {
					...a,
					text: (0, s.G)(a.text, {
						characters: n,
						bytes: r
					})
				}), [o, c] = [80, Math.max(80, Math.min(n, a.text.length))];
				if (!i(cutTo(o))) return;
				for (; c - o > 1;) {
					let e = Math.floor((o + c) / 2);
					i(cutTo(e)) ? o = e : c = e;
				}
				let l = cutTo(o);
				return /^\u2026?$/.test(l[t]?.text ?? "") ? void 0 : l;
			}
			function join(e) {
				return e.reduce((e, t) => e === "" ? t.text : e + d[t.joint ?? "line"] + t.text, "");
			}
			let d = {
				line: "  \n",
				gap: "\n\n",
				inline: " ",
				dot: "\xA0\u00b7 "
			};
			var f = n(96), p = n(881);
			function openTexts(e) {
				let { repository: t, run: n } = e.facts, r = t?.url, i = [r, ...r !== void 0 && n?.url?.startsWith(`${r}/`) ? [n.url, (0, p.V)(e)] : []].filter((e) => e !== void 0), a = i.flatMap((e) => (0, c.Zx)(e) ?? []);
				return [
					...t === void 0 ? [] : [t.name, (0, c.EH)(t.name)],
					...i,
					...a
				];
			}
			var m = n(3631), h = n(8963), g = n(7805), _ = n(545), v = n(3885), y = n(7988), b = n(8778), x = n(8511);
			let S = {
				announcement: v.uF,
				announced_run: v.nE,
				comment: m.Im,
				failing_tests: b.qU,
				headline: h.Pl,
				incident: g.f,
				report: y.z,
				since: _.X,
				tests: x.C
			};
			var C = n(8779);
			async function compose(e, t, n) {
				let r = n === "message" ? "message" : "record", i = (0, C.XR)(t.facts), a = e.body.filter((e) => (i || !e.red) && (e.in ?? r) === r), o = await sectionsFor(a), write = (e, n = e.section) => bodyPart(e, n, o[n], t);
				return a.flatMap((e) => write(e) ?? (e.else && write(e, e.else)) ?? []);
			}
			async function sectionsFor(e) {
				return e.flatMap((e) => [e.section, ...e.else === void 0 ? [] : [e.else]]).every((e) => Object.hasOwn(S, e)) ? S : (await n.e(271).then(n.bind(n, 3728))).SECTIONS;
			}
			function bodyPart({ rank: e, joint: t }, n, i, a) {
				if (i === void 0) return;
				let { entries: o, cuttable: s, render: c } = i, l = c(a);
				if (l === void 0 || l === "") return;
				let fewer = (e) => c({
					...a,
					entries: e
				}) ?? "";
				return (0, r.s)({
					name: n,
					text: l,
					rank: e,
					joint: t,
					cuttable: s,
					list: o === void 0 ? void 0 : {
						entries: o,
						render: fewer
					}
				});
			}
			var w = n(3689), T = n(5341);
			async function factsRead(e) {
				return (await readBy(e)).asked;
			}
			async function factsUsed(e) {
				let { asked: t, isPreset: r } = await readBy(e), i = await presetOf(e), { SECTIONS: a } = await n.e(271).then(n.bind(n, 3728)), o = r ? i.body.map((e) => a[e.section]) : [], s = (0, T.u)(e).subject === void 0 && e.kind !== "message" ? i.subject.reads : [];
				return [...new Set([
					...o.flatMap(({ reads: e }) => e),
					...s,
					...t.mentioned
				])];
			}
			async function readBy(e) {
				let t = (0, T.u)(e), { mentioned: n, failing: r } = isOwn(t) ? (await (0, o.x)()).factsAsked(t, e.variables ?? {}) : {
					mentioned: [],
					failing: !1
				};
				if (t.body !== void 0 && !r) return {
					asked: {
						mentioned: n,
						shown: ["report"],
						shownOnRed: []
					},
					isPreset: !1
				};
				let i = (await presetOf(e)).body;
				return {
					asked: {
						mentioned: n,
						shown: i.flatMap((e) => e.always ?? []),
						shownOnRed: i.flatMap((e) => e.worth ?? [])
					},
					isPreset: !0
				};
			}
			async function render(e) {
				let { kind: t, marker: n, settings: i } = e, { redactor: a, timeZone: o, subject: s, body: c, template: l } = i, u = (0, r.s)({
					kind: t,
					subject: s,
					body: c,
					template: l
				}), d = openTexts((0, r.s)({
					facts: e.facts,
					marker: n
				})), hide = (e) => a.redact(e, d), p = a.redactAll(e.addressees, d), m = a.redactAll(e.facts, d), h = a.redactAll(e.assigned, d), g = (0, T.u)(u), _ = await finishedMarkdown(m, isOwn(g) || t !== "message"), v = await wordsOnHealth(m), y = (0, r.s)({
					facts: m,
					marker: n,
					addressees: p,
					assigned: h,
					timeZone: o,
					..._,
					healthWords: v
				}), b = a.redactAll(i.variables, d), { namesTask: x = !1 } = e, S = await ownWords(g, {
					section: y,
					variables: b,
					timeZone: o,
					now: e.now,
					namesTask: x,
					hide
				}), { parts: C, problems: w } = S;
				if (C?.length === 0) return {
					draft: {
						kind: t,
						body: ""
					},
					problems: w,
					empty: !0
				};
				let E = await presetOf(i), D = x && C !== void 0 ? (0, f.B)([...p ?? [], ...h ?? []]) : p, O = [
					...(0, f.u1)(C ?? await compose(E, y, t), D, C === void 0 ? "second" : "last"),
					...e.note === void 0 ? [] : [notePart(e.note)],
					...C !== void 0 && S.wantsReport ? reportParts(y) : []
				], clean = (e) => withoutForeignMarks(hide(e), n), { body: k, shortened: A } = fitted(e, y, O.map((e) => cleanPart(e, clean)));
				if (t === "message") return rendered({
					kind: t,
					body: k
				}, S, A);
				let j = hide(S.subject || E.subject.render(y)), M = fitSubject(j);
				return rendered({
					kind: t,
					subject: M,
					body: k
				}, S, M === j ? A : ["subject", ...A]);
			}
			async function finishedMarkdown({ report: e, release: t }, i) {
				let a = i ? t?.notes : void 0;
				if (e === void 0 && a === void 0) return {};
				let { reportMarkdown: o } = await Promise.all([n.e(251), n.e(421)]).then(n.bind(n, 6421));
				return (0, r.s)({
					report: e && o(e.text, e.folder_url) || void 0,
					notes: a && o(a) || void 0
				});
			}
			function reportParts({ report: e }) {
				return e === void 0 ? [] : [{
					name: "report",
					text: e,
					rank: 1,
					joint: "gap",
					cuttable: !0
				}];
			}
			async function wordsOnHealth({ health: e }) {
				if (e !== void 0) return (await n.e(56).then(n.bind(n, 9056))).HEALTH_WORDS;
			}
			function notePart(e) {
				return {
					name: "note",
					text: (0, c.EH)(e),
					rank: 0
				};
			}
			function rendered(e, { problems: t, notices: n }, i) {
				return (0, r.s)({
					draft: e,
					problems: t,
					notices: n.length > 0 ? n : void 0,
					shortened: i.length > 0 ? i : void 0
				});
			}
			function cleanPart(e, t) {
				let { text: n, list: i } = e, a = i && {
					...i,
					render: (e) => t(i.render(e))
				};
				return (0, r.s)({
					...e,
					text: t(n),
					list: a
				});
			}
			async function presetOf({ template: e }) {
				if (e.type !== "preset" || e.name === "default") return w.C;
				let { PRESETS: t } = await n.e(665).then(n.bind(n, 5665));
				return t[e.name];
			}
			function isOwn({ subject: e, body: t }) {
				return e !== void 0 || t !== void 0;
			}
			async function ownWords(e, t) {
				if (!isOwn(e)) return {
					wantsReport: !1,
					problems: [],
					notices: []
				};
				let { renderOwnWords: n } = await (0, o.x)();
				return n(e, t);
			}
			function fitted({ marker: e, limits: t }, n, r) {
				let i = (0, p.V)(n), a = i === void 0 ? void 0 : (0, c.Zx)(i), o = a !== void 0 && r.some((e) => e.text.includes(a));
				return fitBody({
					parts: r,
					limits: t,
					required: e ?? (o || !(0, s.l)(wholeBody(r), t) ? a ?? "" : ""),
					anchors: [...a !== void 0 && (e === void 0 || a.includes(e)) ? [(0, c.iQ)("Run", i)] : [], ...e === void 0 ? [] : [`Reference: ${e}`]]
				});
			}
		}),
		3631: ((e, t, n) => {
			n.d(t, {
				Cv: () => b,
				Im: () => v,
				cd: () => m,
				AS: () => _,
				VV: () => h,
				kJ: () => g
			});
			var r = n(1779), i = n(2704), a = n(5543), o = n(3885), s = n(6619), c = n(530);
			let l = [
				"event",
				"actor",
				"item",
				"pull_request",
				"release",
				"push",
				"dequeued"
			], u = /^(?:check_|deployment|workflow_|merge_group|schedule|repository_dispatch|status)/;
			function doneWords(e) {
				let { event: t, actor: n, item: r, push: a } = e;
				if (e.dequeued !== void 0 && e.dequeued.reason !== "MANUAL" || u.test(t.name) || t.name === "push" && a?.deleted !== !0) return;
				let o = r?.review !== void 0 && t.action === "submitted", s = (0, c.hJ)(o ? r?.comment_author ?? n : n);
				if (s === void 0) return;
				let l = o ? r?.review?.replaceAll("_", " ") : isOwnWork(e) ? void 0 : actionOf(e);
				return l === void 0 ? void 0 : (0, c.Am)([
					partOf(e),
					l,
					`by ${(0, i.EH)(s)}`
				], " ");
			}
			function partOf({ event: e }) {
				return e.name.endsWith("_comment") ? "comment" : e.name === "pull_request_review" && e.action !== "submitted" ? "review" : void 0;
			}
			function isOwnWork({ event: e, actor: t, item: n, pull_request: r, release: i }) {
				let a = e.name.endsWith("_comment") ? n?.comment_author : (r ?? i ?? n)?.author;
				return a?.login !== void 0 && a.login === t?.login && e.action !== "deleted";
			}
			function actionOf({ event: e, pull_request: t, push: n, item: r }) {
				let { name: i, action: a } = e;
				if (n?.deleted === !0 || i === "delete") return "deleted";
				if (i === "create") return "created";
				if (t?.merged === !0 && a === "closed") return "merged";
				if (!(a === "opened" || i.endsWith("_comment") && a === "created")) return a === void 0 || i === "watch" ? r === void 0 ? void 0 : "" : /^[a-z_]{2,40}ed$/.test(a) ? a.replaceAll("_", " ") : void 0;
			}
			var d = n(7221), f = n(3884), p = n(8779);
			let m = {
				reads: [
					...a.rl,
					...f.wf,
					"commit.sha",
					"conclusion",
					"push",
					"commits_since_green"
				],
				asks: [...a.rl, "push"],
				render: ({ facts: e }) => {
					let { commit: t, event: n, push: o } = e;
					if (t?.subject === void 0) return;
					let s = (0, a.w_)(t, n.name === "schedule" ? void 0 : t.author);
					if ((0, f.ce)(e)) return `${s}${otherCommits(e, t)}`;
					if (o === void 0 || o.count < 2) return s;
					let c = o.truncated === !0 ? "at least " : "";
					return `${s}${d.y0}${(0, i.iQ)(`${c}${(0, r.U9)(o.count, "commit")} pushed`, o.compare_url)}`;
				}
			};
			function otherCommits(e, t) {
				let { commits_since_green: n } = e;
				if (n === void 0 || n.count < 2 || (0, p.WF)(e)) return "";
				let a = n.commits.filter(({ sha: e }) => e !== t.sha), o = new Set(a.flatMap(({ author: e }) => e?.bot ? [] : (0, c.hJ)(e) ?? [])), [s] = o, l = o.size > 1 ? ` by ${o.size} people` : s === void 0 ? "" : ` by ${(0, i.EH)(s)}`, u = a.length === n.count - 1;
				return `, and ${(0, i.iQ)((0, r.U9)(n.count - 1, "more commit"), n.compare_url)}${u ? l : ""}`;
			}
			let h = {
				reads: [
					"pull_request",
					"commit.subject",
					"commit.author",
					"event"
				],
				asks: ["pull_request"],
				render: ({ facts: { pull_request: e, commit: t, event: n } }) => {
					if (e === void 0) return;
					let r = statesOf(e, n.action), { title: i, author: a } = e.title === void 0 ? {
						title: t?.subject,
						author: e.author ?? t?.author
					} : e, o = (0, c.Am)([(0, c.TL)(i), r === void 0 ? void 0 : `(${r})`], " "), s = (0, c.Am)([(0, c.uy)(e.head, 100), (0, c.uy)(e.base, 100)], d._v);
					return (0, c.Am)([(0, c.S$)(o ?? "", a), s], d.y0);
				}
			};
			function statesOf({ merged: e, draft: t, fork: n }, r) {
				let i = e === !0 ? "merged" : r === "closed" ? "closed without merging" : void 0;
				return (0, c.Am)([i ?? (t === !0 ? "draft" : void 0), n === !0 ? "from a fork" : void 0], ", ");
			}
			let g = {
				reads: [
					"event",
					"ref",
					"pull_request",
					...a.rl
				],
				render: ({ facts: e }) => {
					if (!(0, s.MX)(e)) return;
					let { pull_request: t, commit: n } = e, r = t === void 0 ? void 0 : (0, s.Oe)("PR", t.number, t.url);
					return (0, c.Am)([r, n === void 0 ? void 0 : (0, a.w_)(n, n.author)], d.y0);
				}
			}, _ = {
				reads: ["item"],
				render: ({ facts: { item: e } }) => e?.number === void 0 ? void 0 : (0, c.S$)((0, c.TL)(e.title) ?? "", e.author)
			}, v = {
				reads: ["item"],
				render: ({ facts: { item: e } }) => {
					let t = (0, c.uy)(e?.comment, 300), n = (0, c.uy)((0, c.hJ)(e?.comment_author), 60);
					return t === void 0 ? void 0 : `> ${(0, c.Am)([n, t], ": ")}`;
				}
			}, y = [
				g,
				h,
				o._r,
				_,
				m
			], b = {
				reads: [...l, ...y.flatMap(({ reads: e }) => e)],
				asks: [
					"push",
					"pull_request",
					...a.rl
				],
				render: (e) => {
					let t = e.facts.push?.deleted === !0 ? void 0 : mostTelling(e), n = doneWords(e.facts);
					return (0, c.Am)([t, t === void 0 && n !== void 0 ? (0, c.Nx)(n) : n], d.y0);
				}
			};
			function mostTelling(e) {
				for (let { render: t } of y) {
					let n = t(e);
					if (n !== void 0) return n;
				}
			}
		}),
		1637: ((e, t, n) => {
			n.d(t, {
				$0: () => onlyFailure,
				Dw: () => m,
				Ot: () => p,
				Qb: () => g,
				c1: () => h,
				c9: () => stepWords,
				e9: () => f,
				fd: () => u,
				mC: () => jobLink,
				u: () => stepName
			});
			var r = n(1779), i = n(2704), a = n(5816), o = n(4336), s = n(8523), c = n(530), l = n(3884);
			let u = 3, d = [
				...l.wf,
				"job",
				"failed_jobs",
				"job_counts"
			], f = {
				reads: ["failed_jobs"],
				render: ({ facts: { failed_jobs: e = [] } }) => groupLines(e, !0)
			}, p = {
				reads: [
					...d,
					"tests.failed",
					"tests.earlier",
					"errors"
				],
				asks: ["failed_jobs", "errors"],
				render: ({ facts: e }) => {
					let { failed_jobs: t = [], errors: n = [], tests: r } = e, i = onlyFailure(e), a = i === void 0 ? groupLines(t, !0) : void 0;
					if (a === void 0 && (r?.failed ?? 0) > 0 && r?.earlier !== !0) return;
					let o = new Set([...(0, s.zM)({ errors: n }), ...i === void 0 ? [] : (0, s.zM)(i)]);
					return (0, c.Am)([a, ...[...o].slice(0, 3).map(arrow)], "  \n");
				}
			}, m = {
				reads: d,
				asks: ["failed_jobs"],
				render: ({ facts: e }) => onlyFailure(e) === void 0 ? groupLines(e.failed_jobs ?? [], !1) : void 0
			}, h = {
				reads: [...d, "errors"],
				asks: ["failed_jobs", "errors"],
				render: ({ facts: e }) => {
					let [t] = (0, s.zM)({ errors: e.errors ?? [] }), [n] = (0, o.c)(e.failed_jobs ?? []);
					if (n === void 0) return t === void 0 ? void 0 : arrow(t);
					let r = t ?? (0, s.zM)(n.first)[0], i = onlyFailure(e) === void 0 ? groupLine(n) : void 0, a = (0, c.Am)([i, r], ": ");
					return a === void 0 ? void 0 : arrow(a);
				}
			}, g = {
				reads: [...d, "errors"],
				asks: ["failed_jobs", "errors"],
				entries: 12,
				render: ({ facts: e, entries: t = 12 }) => {
					let { failed_jobs: n = [], errors: r = [] } = e, i = onlyFailure(e), a = [...new Set([...(0, s.c9)({ errors: r }), ...i === void 0 ? [] : (0, s.c9)(i)])];
					if (i !== void 0 || n.length === 0) return block(a, t);
					let l = (0, o.c)(n), u = l.slice(0, 3).map((e) => explained(e, Math.ceil(t / 3)));
					return (0, c.Am)([
						block(a, t),
						...u,
						moreJobs(l)
					], "\n\n");
				}
			};
			function explained(e, t) {
				return (0, c.Am)([groupLine(e), block([...new Set((0, s.c9)(e.first))], t)], "\n\n");
			}
			function block(e, t) {
				if (e.length !== 0) return (0, a.O)(e.length > t ? [...e.slice(0, Math.max(1, t - 1)), "\u2026"] : e);
			}
			function moreJobs(e) {
				let t = e.slice(3).reduce((e, { others: t }) => e + 1 + t, 0);
				return t > 0 ? `\u2026 and ${(0, r.U9)(t, "more failed job")}` : void 0;
			}
			function onlyFailure(e) {
				let { failed_jobs: [t, ...n] = [], job_counts: r } = e;
				if (!(n.length > 0)) return (0, l.ce)(e) || !(0, l.hA)(e) || r?.total === 1 ? t : void 0;
			}
			function stepWords({ failed_steps: [e, ...t] }) {
				if (e === void 0) return;
				let n = `in ${(0, i.EH)(stepName(e) ?? "a step")}`;
				return t.length === 0 ? n : `${n} and ${(0, r.U9)(t.length, "more step")}`;
			}
			function stepName({ name: e }) {
				return (0, c.Rh)(e.replace(/^Run (?=\S)/, ""), 120);
			}
			function groupLines(e, t) {
				let n = (0, o.c)(e), r = n.slice(0, 3), i = 3 - (r.length - 1), a = e.some((e) => e.new === !1), l = r.flatMap((e, n) => {
					let r = t ? (0, s.zM)(e.first).slice(0, n === 0 ? i : 1).map(arrow) : [];
					return [groupLine(e, a && e.first.new === !0), ...r];
				});
				return (0, c.Am)([...l, moreJobs(n)], "  \n");
			}
			function groupLine({ first: e, others: t }, n = !1) {
				let i = t === 0 ? void 0 : `and ${(0, r.U9)(t, "more leg")}`;
				return (0, c.Am)([
					jobLink(e),
					verbOf(e),
					stepWords(e),
					i,
					n ? "(new)" : void 0
				], " ");
			}
			function jobLink({ name: e, url: t, failed_steps: [n] }) {
				return (0, i.iQ)((0, c.Rh)(e, 120) ?? "job", n?.url ?? t);
			}
			function verbOf({ conclusion: e }) {
				return e === "timed_out" ? "timed out" : void 0;
			}
			function arrow(e) {
				return `\u21b3 ${e}`;
			}
		}),
		8963: ((e, t, n) => {
			n.d(t, {
				xB: () => m,
				Pl: () => h,
				ci: () => isTriggerTold,
				MT: () => verdictLine
			});
			var r = n(1779), i = n(2704), a = n(1637), o = n(881), s = n(6619), c = n(4989);
			let l = [
				"SUN",
				"MON",
				"TUE",
				"WED",
				"THU",
				"FRI",
				"SAT"
			];
			function cronWords(e) {
				let t = e.trim().split(/\s+/), [n = "", r = "", i = "", a, o = ""] = t;
				if (t.length !== 5 || a !== "*") return;
				if (i === "*" && o === "*") return everyDay(n, r);
				let s = clock(n, r);
				if (s === void 0) return;
				if (i !== "*") return o === "*" && isNumber(i, 31) ? `${s} on day ${Number(i)} of the month` : void 0;
				let c = daysOf(o.toUpperCase());
				return c === void 0 ? void 0 : `${s} on ${c}`;
			}
			function everyDay(e, t) {
				let n = clock(e, t);
				return n === void 0 ? t === "*" ? e === "*" ? "every minute" : isNumber(e, 59) ? "every hour" : every(e, 60, "minute") : isNumber(e, 59) ? every(t, 24, "hour") : void 0 : `${n} every day`;
			}
			function every(e, t, n) {
				let r = Number(/^\*\/(\d{1,2})$/.exec(e)?.[1]);
				return r === 1 ? `every ${n}` : t % r === 0 ? `every ${r} ${n}s` : void 0;
			}
			function clock(e, t) {
				if (isNumber(e, 59) && isNumber(t, 23)) return `${t.padStart(2, "0")}:${e.padStart(2, "0")}`;
			}
			function daysOf(e) {
				if (e === "1-5" || e === "MON-FRI") return "weekdays";
				let t = l.indexOf(e);
				if (t !== -1 || isNumber(e, 7)) return `${(0, c.Ot)(t === -1 ? Number(e) : t)}s`;
			}
			function isNumber(e, t) {
				return /^\d{1,2}$/.test(e) && Number(e) <= t;
			}
			var u = n(7221), d = n(530), f = n(3884), p = n(8779);
			let m = [
				"actor",
				"schedule",
				"run.started_by",
				"run.event",
				"pull_request.url",
				...p.Mb,
				...o.e.reads
			], h = {
				reads: [
					"failed_jobs",
					"job_counts",
					"new_failures",
					"failures_alike",
					"commits_since_green",
					...m,
					...s._X
				],
				asks: [],
				render: (e) => {
					let { facts: t } = e;
					return (0, d.Am)([
						`${(0, p.L2)(t).icon} ${sentence(e)}`,
						(0, s.ik)(t),
						...pieces(e)
					], u.y0);
				}
			};
			function verdictLine(e) {
				let { icon: t } = (0, p.L2)(e.facts);
				return (0, d.Am)([`${t} ${sentence(e)}`, ...pieces(e)], u.y0) ?? t;
			}
			function pieces(e) {
				let { facts: t } = e;
				return (0, f.ce)(t) ? [
					trigger(t),
					logLink(t),
					commitsToDeploy(t)
				] : [
					isNameLinkedToRun(t) ? void 0 : o.e.render(e),
					t.job?.machine === void 0 ? void 0 : machineWords(t.job, e.timeZone),
					trigger(t),
					clockWords(t.schedule),
					jobCounts(t),
					startupFault(t),
					newer(t)
				];
			}
			function newer({ newer_run: e }) {
				if (e !== void 0) return `${(0, i.iQ)((0, u.V2)("run", `#${e.run}`), e.url)}, which is newer, ${(0, p.XR)(e) ? "failed" : "passed"}`;
			}
			function sentence(e) {
				let { facts: t } = e, { name: n, verb: r, loud: a } = (0, p.L2)(t), o = (0, i.iQ)(a ? `${n} ${r}` : n, speakerUrl(e)), s = (0, d.Am)([`**${o}**`, a ? void 0 : r], " ") ?? "", c = [
					stoppedWords(t),
					failedStep(t),
					exitWords(t),
					redTime(t),
					deployedSite(t)
				];
				return (0, d.Am)([s, ...c], "") ?? s;
			}
			function clockWords(e) {
				if (e === void 0) return;
				let t = cronWords(e.slice(0, 100));
				return t === void 0 ? (0, i.aY)((0, d.Rh)(e, 60) ?? "") : `${t}, UTC`;
			}
			function speakerUrl(e) {
				let { facts: t } = e;
				return t.dequeued === void 0 ? isNameLinkedToRun(t) ? (0, o.V)(e) ?? t.deployment?.log_url : ((0, p.XR)(t) && !(0, p.bg)(t) ? (0, a.$0)(t)?.failed_steps[0]?.url : void 0) ?? ((0, f.hA)(t) ? void 0 : t.job?.url) : t.pull_request?.url;
			}
			function isNameLinkedToRun(e) {
				return (0, f.ce)(e) || e.run?.number === void 0;
			}
			function stoppedWords({ conclusion: e, stopped: t }) {
				if (e === "timed_out") return t?.after_seconds === void 0 ? void 0 : ` after ${(0, c.p0)(t.after_seconds)}`;
				if (e !== "cancelled" || t === void 0) return;
				if (t.by === "newer_run") return " by a newer run";
				let n = (0, d.Rh)(t.person, 60);
				return n === void 0 ? void 0 : ` by ${(0, i.EH)(n)}`;
			}
			function exitWords(e) {
				let t = e.job?.exit_code;
				return (0, p.XR)(e) && t ? ` with exit code ${t}` : void 0;
			}
			function machineWords({ machine: e, started_at: t, duration_seconds: n }, r) {
				let i = n === void 0 ? void 0 : `(${(0, c.p0)(n)})`;
				return (0, d.Am)([(0, d.uy)(e, 80), (0, d.Am)([(0, c.Vc)(t, r), i], u.Y_)], u.y0);
			}
			function failedStep(e) {
				let t = (0, p.XR)(e) && !(0, p.bg)(e) ? (0, a.$0)(e) : void 0, n = t === void 0 ? void 0 : (0, a.c9)(t);
				return n === void 0 ? void 0 : ` ${n}`;
			}
			function redTime(e) {
				let t = (0, p.zZ)(e) ? e.broken_since?.duration_seconds : void 0;
				return t === void 0 ? void 0 : ` after ${(0, c.Ln)(t)}`;
			}
			function deployedSite(e) {
				let t = (0, f.ce)(e) && e.conclusion === "success" ? e.deployment?.url : void 0;
				return t === void 0 || !URL.canParse(t) ? void 0 : u.y0 + (0, i.iQ)(new URL(t).host, t);
			}
			function isTriggerTold(e) {
				return trigger(e) !== void 0;
			}
			function trigger({ event: e, run: t, actor: n }) {
				let r = (t?.event ?? e.name).endsWith("_dispatch"), a = (t?.attempt ?? 1) > 1;
				if (t?.event === "schedule" && !a) return "on schedule";
				if (!r && !a) return;
				let o = (0, d.hJ)(t?.started_by ?? (r ? n : void 0)), s = o === void 0 ? void 0 : `by ${(0, i.EH)(o)}`, c = (0, d.Rh)(e.name === "repository_dispatch" ? e.action : void 0, 60), l = (0, d.Am)([s, c === void 0 ? void 0 : `as ${(0, i.aY)(c)}`], " ");
				return l === void 0 ? void 0 : `started ${l}`;
			}
			function jobCounts(e) {
				if (!(0, p.XR)(e) || !(0, f.hA)(e) || e.job_counts === void 0) return;
				let { total: t, failed: n } = e.job_counts;
				if (!(n === 0 || t < 2 || e.job_counts.maybe_tolerated === !0)) return (0, d.Am)([`${(0, r.zD)(n)} of ${(0, r.U9)(t, "job")}`, newFailures(e, n)], ", ");
			}
			function newFailures({ change: e, new_failures: t = 0 }, n) {
				if (e === "still-failing" && t !== 0) return n === 1 ? "a new one" : `${t === n ? "all" : (0, r.zD)(t)} of them new`;
			}
			function startupFault(e) {
				return (0, p.XR)(e) && e.stopped?.by === "startup_failure" ? "probably an error in the workflow file" : void 0;
			}
			function logLink({ deployment: e, run: t }) {
				let n = e?.log_url, r = t?.url?.replace(/\/attempts\/\d+$/, "");
				return n !== void 0 && r !== void 0 && !n.startsWith(r) ? (0, i.iQ)("log", n) : void 0;
			}
			function commitsToDeploy(e) {
				let t = (0, p.WF)(e) ? e.commits_since_green : void 0;
				if (t !== void 0) return `${(0, i.iQ)((0, r.U9)(t.count, "commit"), t.compare_url)} since the last one`;
			}
		}),
		8627: ((e, t, n) => {
			n.d(t, {
				R: () => o,
				v: () => whoChanged
			});
			var r = n(2704), i = n(5543), a = n(530);
			let o = {
				reads: ["suspects"],
				render: ({ facts: e }) => {
					let t = knownSuspects(e), n = e.suspects?.length ?? 0;
					if (n > 1 && t.length === n && t.every(({ changed: e }) => isFolder(e))) return;
					let r = [...Map.groupBy(t, ({ changed: e }) => e).entries()].slice(0, 2).map(([e, t]) => (0, a.Am)([(0, i.g0)(t), didWhat(e)], " "));
					return (0, a.Am)(r, "; ");
				}
			};
			function whoChanged(e) {
				let [t, ...n] = knownSuspects(e);
				return t === void 0 || n.length > 0 ? "" : `, who ${didWhat(t.changed)}`;
			}
			function knownSuspects({ suspects: e = [] }) {
				return e.filter((e) => e.changed !== void 0);
			}
			function didWhat(e) {
				let t = (0, r.aY)((0, a.Rh)(e, 120) ?? "a file");
				return isFolder(e) ? `changed something in ${t}, near where it fails` : `changed ${t}, where it fails`;
			}
			function isFolder(e) {
				return e.endsWith("/");
			}
		}),
		331: ((e, t, n) => {
			n.d(t, {
				G5: () => h,
				IG: () => g,
				K6: () => greenGap,
				XV: () => d,
				Zg: () => f,
				cP: () => isBrokenNow,
				cr: () => brokenNow,
				mc: () => p,
				oF: () => m,
				ue: () => _
			});
			var r = n(1779), i = n(2704), a = n(5543), o = n(7221), s = n(530), c = n(3884), l = n(4989), u = n(8779);
			let d = [
				...c.wf,
				"broken_since",
				"failures_in_a_row",
				"newer_run",
				"run.number"
			], f = {
				reads: [
					...d,
					"failures_alike",
					"change",
					"last_green",
					"run.attempt"
				],
				render: (e) => {
					let { facts: t } = e;
					if (t.newer_run !== void 0) return;
					let n = (0, u.tc)(t) ? ` on attempt ${t.run?.attempt ?? 2}` : void 0;
					switch (t.change) {
						case "broken": return brokenNow(t);
						case "still-failing": return n === void 0 ? (0, s.Am)([t.failures_alike === !1 ? void 0 : "still failing", row(e)], ", ") : `still failing${n}`;
						case "fixed": return n === void 0 ? (0, s.Am)(["fixed", lasted(t)], " after ") : (0, s.Am)([`passed${n}, same commit`, lasted(t)], ", after ");
						default: return;
					}
				}
			};
			function brokenNow(e) {
				return isBrokenNow(e) ? `broken since this ${nounOf(e)}` : void 0;
			}
			function isBrokenNow({ change: e, last_green: t, newer_run: n }) {
				return e === "broken" && t !== void 0 && n === void 0;
			}
			function row({ facts: e, timeZone: t }) {
				let { broken_since: n, failures_in_a_row: a = 0, failures_alike: o, newer_run: c } = e;
				if ((0, u.tc)(e) || c !== void 0) return;
				let d = o === !1 ? "red " : "";
				if (n === void 0) return a > 1 ? `${d}for at least ${(0, r.U9)(a, nounOf(e))}` : void 0;
				let f = (0, l.n5)(n, t), p = f === void 0 ? void 0 : (0, i.iQ)(f, n.url), m = d === "" ? `${nounOf(e)} ${a} in a row` : `red for ${(0, r.U9)(a, nounOf(e))}`;
				return (0, s.Am)([a > 1 ? m : void 0, p], " ");
			}
			function lasted(e) {
				let { broken_since: t, failures_in_a_row: n = 0 } = e, a = t?.duration_seconds === void 0 ? void 0 : (0, l.Ln)(t.duration_seconds), o = t === void 0 ? "at least " : "", c = (0, s.Am)([a, n > 0 ? `${o}${(0, r.U9)(n, nounOf(e))}` : void 0], ", ");
				return c === void 0 ? void 0 : (0, i.iQ)(c, t?.url);
			}
			let p = {
				reads: [
					...d,
					"change",
					"conclusion"
				],
				render: ({ facts: e, timeZone: t }) => {
					let { broken_since: n, failures_in_a_row: a = 0, newer_run: o } = e;
					if (e.change !== "still-failing" || !(0, u.XR)(e) || (0, u.tc)(e) || o !== void 0) return;
					let c = a > 1 ? (0, r.U9)(a, nounOf(e)) : void 0;
					if (n === void 0) return c === void 0 ? void 0 : `red for at least ${c}`;
					let d = (0, l.n5)(n, t), f = (0, s.Am)([d && (0, i.iQ)(d, n.url), c], ", ");
					return f === void 0 ? void 0 : `red ${f}`;
				}
			};
			function nounOf(e) {
				return (0, c.ce)(e) ? "deployment" : "run";
			}
			let m = {
				reads: ["last_green"],
				render: ({ facts: { last_green: e } }) => {
					if (e === void 0) return;
					let { run: t, url: n, duration_seconds: r } = e;
					return r === void 0 ? t === void 0 ? void 0 : `last good in ${(0, i.iQ)((0, o.V2)("run", `#${t}`), n)}` : `last good ${(0, i.iQ)(`${(0, l.Ln)(r)} ago`, n)}`;
				}
			}, h = {
				reads: ["passed_before", "run.number"],
				render: ({ facts: { passed_before: e, run: t } }) => {
					if (e === void 0) return;
					let { run: n, attempt: r, url: a } = e, s = n === void 0 || n === t?.number ? r === void 0 ? void 0 : `attempt ${r}` : (0, o.V2)("run", `#${n}`);
					return `the same commit passed ${s === void 0 ? (0, i.iQ)("before", a) : `in ${(0, i.iQ)(s, a)}`}`;
				}
			}, g = {
				reads: [
					"failed_jobs",
					"change",
					...c.wf
				],
				asks: ["new_failures"],
				render: ({ facts: e }) => {
					let [t, ...n] = e.failed_jobs ?? [];
					return e.change === "still-failing" && n.length === 0 && t?.failed_steps[0]?.new === !0 && !(0, c.ce)(e) ? "Another step failed before" : void 0;
				}
			}, _ = {
				reads: [
					...c.wf,
					"commits_since_green",
					"suspects"
				],
				asks: ["commits_since_green", "suspects"],
				render: ({ facts: e }) => {
					let { commits_since_green: t, suspects: n = [] } = e;
					if (t === void 0) return;
					let o = (0, c.ce)(e) ? "since the last good deploy" : "since it last passed", l = t.commits.filter((e) => e.later === !0).length;
					if (l === 0) return (0, s.Am)([greenGap(e), o], " ");
					let u = `${l === t.count ? "none" : (0, r.zD)(t.count - l)} of them before it broke`, d = `${(0, i.iQ)((0, r.U9)(t.count, "commit"), t.compare_url)} ${o}, ${u}`;
					return (0, s.Am)([d, (0, a.g0)(n)], ", by ");
				}
			};
			function greenGap({ commits_since_green: e, suspects: t = [] }) {
				if (e !== void 0) return (0, s.Am)([(0, i.iQ)((0, r.U9)(e.count, "commit"), e.compare_url), (0, a.g0)(t)], " by ");
			}
		}),
		7805: ((e, t, n) => {
			n.d(t, { f: () => o });
			var r = n(9861), i = n(96), a = n(530);
			let o = {
				reads: ["incident", "conclusion"],
				render: ({ facts: e, assigned: t = [] }) => {
					let n = e.incident;
					if (n === void 0) return;
					let o = (0, i.w0)(t) ?? (0, r.KE)(n.assignees.slice(0, 10).flatMap((e) => (0, a.uy)(e, 60) ?? [])), s = (0, a.uy)(n.subject, 150), c = `Task **${nameOf(n) ?? s ?? n.id}**`;
					if (e.conclusion !== "success") return `${c} is open${o === "" ? "" : ` for ${o}`}`;
					let l = nameOf(n) === void 0 || s === void 0 ? "" : `: ${s}`;
					return `${c}${o === "" ? "" : ` (${o})`} can be closed${l}`;
				}
			};
			function nameOf({ name: e }) {
				return e === void 0 || /^[\d# -]+$/.test(e) ? void 0 : (0, a.uy)(e, 60);
			}
		}),
		545: ((e, t, n) => {
			n.d(t, { X: () => h });
			var r = n(1779), i = n(2704), a = n(3631), o = n(5543), s = n(3885), c = n(7221), l = n(530), u = n(3884), d = n(4989), f = n(8779), p = n(8627), m = n(331);
			let h = {
				reads: [
					...s.yb.reads,
					...f.Mb,
					...m.XV,
					...a.Cv.reads,
					...m.ue.reads,
					...m.oF.reads,
					...m.G5.reads,
					...p.R.reads,
					...m.IG.reads,
					...m.mc.reads,
					"schedule",
					"last_red",
					"also_red",
					"red_runner"
				],
				asks: [
					"change",
					"commits_since_green",
					"suspects",
					"pull_request",
					"also_red"
				],
				render: (e) => (0, f.bg)(e.facts) ? e.facts.infrastructure === "network" ? "Probably not the code. Run it again" : "Not the code, as far as can be told. Run it again, or ask an administrator" : (0, f.XR)(e.facts) ? alsoRed(e) ?? brokenLine(e) : (0, s.IQ)(e.facts) ? s.yb.render(e) : (0, f.LI)(e.facts) ? (0, l.Am)([redFor(e.facts), a.Cv.render(e)], ". ") : (0, f.zZ)(e.facts) && !(0, u.ce)(e.facts) ? fixedLine(e) : a.Cv.render(e)
			};
			function alsoRed({ facts: { also_red: e }, timeZone: t }) {
				if (e === void 0) return;
				if (e.branch === void 0) return `Also red on ${(0, i.iQ)(`${(e.branches ?? 0) - 1} other branches`, e.url)} within the hour, so probably not by this pull request`;
				let n = (0, l.uy)(e.branch, 80) ?? "its base", r = (0, d.n5)(e, t), a = r === void 0 ? (0, i.iQ)((0, c.V2)("run", `#${e.run}`), e.url) : (0, i.iQ)(r, e.url);
				return `Also red on ${n} ${r === void 0 ? "in " : ""}${a}, so probably not by this pull request`;
			}
			function brokenLine(e) {
				let { facts: t } = e, n = t.schedule === void 0 ? void 0 : m.oF.render(e), r = [
					m.IG.render(e),
					m.mc.render(e),
					n,
					m.G5.render(e)
				].filter((e) => e !== void 0);
				return (0, l.Am)([
					oneRunner(t),
					...r.map(l.Nx),
					blame(e, r.length > 0)
				], ". ");
			}
			function oneRunner({ red_runner: e }) {
				let t = (0, l.Rh)(e, 60);
				return t && `All red jobs ran on ${(0, i.aY)(t)}, and others passed elsewhere`;
			}
			function blame(e, t) {
				let { facts: n } = e, { commits_since_green: r, suspects: i = [] } = n, [a] = r?.commits ?? [], s = r?.count === 1 && a !== void 0 && a.later !== !0;
				if (n.pull_request !== void 0 || n.push?.deleted === !0 || (r?.count ?? 0) === 0) return (0, l.Am)([aboutBroken(e, t), p.R.render(e)], "; ");
				if (s) {
					let e = (0, o.w_)(a, a.author) + (i.length === 1 ? (0, p.v)(n) : "");
					return isProven(n) ? `Broke with ${e}` : e;
				}
				let c = (0, m.K6)(n) ?? "", u = (0, m.cP)(n) ? isProven(n) ? `Broke with one of ${c}` : c : m.ue.render(e);
				return (0, l.Am)([u, p.R.render(e)], "; ");
			}
			function isProven(e) {
				return (0, m.cP)(e) && e.passed_before === void 0;
			}
			function aboutBroken(e, t) {
				let { facts: n } = e, r = t ? void 0 : (0, m.cr)(n), i = n.schedule !== void 0 && (t || r !== void 0) ? void 0 : a.Cv.render(e);
				return (0, l.Am)([r && (0, l.Nx)(r), i], ". ");
			}
			function redFor({ broken_since: e }) {
				let t = e?.duration_seconds;
				return t === void 0 ? void 0 : `Red for ${(0, i.iQ)((0, d.Ln)(t), e?.url)}`;
			}
			function fixedLine(e) {
				let { commit: t, pull_request: n, last_red: r } = e.facts;
				if (r?.pushed === !0 && t !== void 0) return `Fixed by ${pushed(e.facts)}${(0, o.w_)(t, t.author)}`;
				let i = n === void 0 ? sinceRed(r) : void 0;
				return sameCommit(e.facts) ?? i ?? a.Cv.render(e);
			}
			function sameCommit({ run: e, last_red: t }) {
				return t?.attempt === void 0 ? t?.same_commit === !0 ? "The same commit failed before" : void 0 : `Passed on attempt ${e?.attempt ?? t.attempt + 1}, same commit`;
			}
			function sinceRed(e) {
				if (e?.compare_url === void 0) return;
				let t = e.count === void 0 ? "Commits" : (0, r.U9)(e.count, "commit");
				return `${(0, i.iQ)(t, e.compare_url)} since the last red run`;
			}
			function pushed({ push: e, last_red: t }) {
				let n = e ?? t;
				return n?.count === void 0 || n.count < 2 ? "" : `${(0, i.iQ)((0, r.U9)(n.count, "commit"), n.compare_url)}, the last `;
			}
		}),
		5543: ((e, t, n) => {
			n.d(t, {
				Qj: () => markdownTable,
				g0: () => peopleNames,
				rl: () => s,
				w_: () => commitLine
			});
			var r = n(9861), i = n(1779), a = n(2704), o = n(530);
			let s = [
				"commit.short",
				"commit.url",
				"commit.subject",
				"commit.author"
			];
			function commitLine(e, t) {
				let n = `${(0, a.iQ)(e.short, e.url)} ${(0, o.uy)(e.subject, 200) ?? ""}`;
				return (0, o.S$)(n.trimEnd(), t);
			}
			function peopleNames(e) {
				let t = e.flatMap((e) => (0, o.hJ)(e) ?? []).map(a.EH), n = t.length - 4;
				return (0, r.KE)(n > 0 ? [...t.slice(0, 4), (0, i.U9)(n, "other")] : t) || void 0;
			}
			function markdownTable(e, t) {
				let n = e.map((e, n) => t.some((e) => e[n] !== "")), line = (e) => `| ${e.filter((e, t) => n[t]).join(" | ")} |`;
				return [
					line(e),
					line(e.map(() => "---")),
					...t.map(line)
				].join("\n");
			}
		}),
		3885: ((e, t, n) => {
			n.d(t, {
				FH: () => announcedWords,
				IQ: () => isAnnounced,
				Q2: () => m,
				_r: () => h,
				nE: () => f,
				uF: () => d,
				yb: () => p
			});
			var r = n(2704), i = n(8963), a = n(881), o = n(6619), s = n(7221), c = n(530);
			let l = "was released", u = new Map([
				["published", l],
				["released", l],
				["prereleased", `${l} as a pre-release`],
				["unpublished", "was unpublished"],
				["deleted", "was deleted"]
			]);
			function isAnnounced({ event: e, release: t, conclusion: n }) {
				return e.name === "release" && t !== void 0 && n === "success" && u.has(e.action);
			}
			function announcedWords(e) {
				return isAnnounced(e) ? `${tagOf(e)} ${actionOf(e)}` : void 0;
			}
			let d = {
				reads: [
					"event",
					"release",
					"conclusion",
					"repository",
					"actor"
				],
				render: ({ facts: e }) => {
					if (!isAnnounced(e)) return;
					let { release: t, repository: n, actor: i } = e, a = `\ud83d\udce6 **${(0, r.iQ)(tagOf(e), t?.url)}** ${actionOf(e)}`;
					return (0, c.S$)((0, c.Am)([a, (0, o.aR)(n)], s.y0) ?? a, i ?? t?.author);
				}
			}, f = {
				reads: [...d.reads, ...a.e.reads],
				asks: d.reads,
				render: (e) => {
					let t = d.render(e);
					return t === void 0 ? void 0 : (0, c.Am)([t, a.e.render(e)], s.y0);
				}
			};
			function tagOf({ release: e }) {
				return (0, c.Rh)(e?.tag, 100) ?? "A release";
			}
			function actionOf({ event: e, release: t }) {
				let n = e.action === "published" && t?.prerelease === !0;
				return u.get(n ? "prereleased" : e.action) ?? "";
			}
			let p = {
				reads: [...i.xB, "release"],
				asks: [],
				render: (e) => {
					let { release: t } = e.facts;
					if (t === void 0 || !isAnnounced(e.facts)) return;
					let n = t.name === t.tag ? void 0 : (0, c.uy)(t.name, 200);
					return (0, c.Am)([n, (0, i.MT)(e)], s.y0);
				}
			}, m = {
				reads: [
					"event",
					"release",
					"conclusion"
				],
				cuttable: !0,
				render: ({ facts: e, notes: t }) => isAnnounced(e) && actionOf(e).startsWith(l) ? t : void 0
			}, h = {
				reads: ["release"],
				render: ({ facts: { release: e } }) => {
					if (e === void 0) return;
					let t = e.name === e.tag ? void 0 : (0, c.uy)(e.name, 200), n = e.draft ? "draft" : e.prerelease ? "pre-release" : "release";
					if (t !== void 0) return (0, c.S$)(n === "release" ? t : `${t} (${n})`, e.author);
					let i = (0, c.hJ)(e.author);
					return i === void 0 ? void 0 : `${n} by ${(0, r.EH)(i)}`;
				}
			};
		}),
		7988: ((e, t, n) => {
			n.d(t, { z: () => r });
			let r = {
				reads: ["report"],
				cuttable: !0,
				render: ({ facts: e, report: t }) => e.report === void 0 ? void 0 : t
			};
		}),
		881: ((e, t, n) => {
			n.d(t, {
				V: () => runUrl,
				e: () => l
			});
			var r = n(2704), i = n(7221), a = n(530), o = n(3884), s = n(4989), c = n(8779);
			let l = {
				reads: [
					"event",
					"scope",
					"job",
					"run.number",
					"run.attempt",
					"run.duration_seconds",
					"run.url",
					"run.title",
					"change",
					"broken_since",
					"last_red",
					"stopped"
				],
				asks: [
					"run.number",
					"run.attempt",
					"run.duration_seconds",
					"run.url",
					"run.title",
					"job.duration_seconds"
				],
				render: (e) => {
					let { facts: t } = e;
					if (t.run === void 0) return;
					let { number: n, title: o } = t.run, s = t.event.name.startsWith("check_") ? "details" : "run", c = (0, r.iQ)(n === void 0 ? s : `#${n}`, runUrl(e)), l = (0, a.Am)([took(t), attemptOf(t)], ", ");
					return (0, a.Am)([(0, a.Am)([c, (0, a.TL)(o)], " "), l === void 0 ? void 0 : `(${l})`], i.Y_);
				}
			};
			function took(e) {
				let { run: t, job: n, stopped: r } = e, { number: i, duration_seconds: a } = t ?? {}, c = (0, o.hA)(e) || i === void 0 ? a : n?.duration_seconds;
				return c === void 0 || c < 1 || r !== void 0 ? void 0 : (0, s.p0)(c);
			}
			function attemptOf(e) {
				let t = e.run?.attempt ?? 1;
				if (t < 2) return;
				let n = e.change === "fixed" && (0, c.tc)(e) ? e.last_red?.attempt : void 0;
				return n === void 0 ? `attempt ${t}` : `attempt ${t}: ${n === 1 ? "the first" : `attempt ${n}`} failed on the same commit`;
			}
			function runUrl({ facts: e, marker: t }) {
				let n = e.run?.url;
				return n === void 0 || t === void 0 || n.includes("#") ? n : `${n}#${t}`;
			}
		}),
		8778: ((e, t, n) => {
			n.d(t, {
				UU: () => testName,
				V3: () => firstFailingTest,
				p_: () => s,
				qU: () => o
			});
			var r = n(1779), i = n(2704), a = n(530);
			let o = {
				reads: ["tests"],
				render: ({ facts: { tests: e } }) => {
					if (e === void 0 || e.earlier === !0) return;
					let t = e.failed === 0, [n, r] = t ? [e.flaky_tests, e.flaky] : [e.failures, e.failed], i = n.slice(0, 5).map((e) => `\u21b3 ${testLine(e, t ? "passed on a retry" : void 0)}`);
					return (0, a.Am)([...i, moreThan(i.length, r)], "  \n");
				}
			}, s = {
				reads: ["tests"],
				render: ({ facts: { tests: e } }) => {
					if (e === void 0) return;
					let t = listTests("Failed tests", e.failures, e.failed);
					return (0, a.Am)([t, listTests("Passed on a retry", e.flaky_tests, e.flaky)], "\n\n");
				}
			};
			function firstFailingTest(e) {
				let [t] = e?.earlier === !0 ? [] : e?.failures ?? [];
				return t && (0, a.Rh)(fullName(t), 150);
			}
			function listTests(e, t, n) {
				if (t.length === 0) return;
				let r = t.slice(0, 20).map((e) => testLine(e)), i = moreThan(r.length, n);
				return [
					`**${e}**`,
					"",
					...[...r, ...i === void 0 ? [] : [i]].map((e) => `- ${e}`)
				].join("\n");
			}
			function moreThan(e, t) {
				return e === 0 || t <= e ? void 0 : `\u2026 and ${(0, r.zD)(t - e)} more`;
			}
			function testLine(e, t) {
				let n = placeText(e), r = (0, a.Am)([(0, a.uy)(e.message, 200), n], " ");
				return (0, a.Am)([(0, a.Am)([testName(e), t], " "), r], r === n ? " " : ": ") ?? "";
			}
			function testName(e) {
				return (0, i.aY)((0, a.Rh)(fullName(e), 120) ?? "a test");
			}
			function fullName({ name: e, suite: t, path: n }) {
				let r = t?.slice(0, 300) ?? "", i = /^[\w$.]+$/.test(r) ? r.slice(r.lastIndexOf(".") + 1) : "";
				return i === "" || e.includes(i) || n?.includes(i) === !0 || n === r ? e : `${i}.${e}`;
			}
			function placeText({ path: e, line: t }) {
				let n = (0, a.uy)(e, 120);
				return n === void 0 ? void 0 : `(${t === void 0 ? n : `${n}:${t}`})`;
			}
		}),
		8511: ((e, t, n) => {
			n.d(t, {
				C: () => s,
				r: () => c
			});
			var r = n(1779), i = n(530), a = n(4989), o = n(8778);
			let s = {
				reads: ["tests", "conclusion"],
				asks: ["tests"],
				render: ({ facts: e }) => {
					let { tests: t } = e;
					if (t === void 0 || t.total === 0 && t.partial) return;
					if (t.total === 0) return "No tests were run";
					let n = t.failed > 0 && e.conclusion === "success" ? "which was tolerated" : void 0, r = t.failed > 0 && t.earlier === !0 ? "in an earlier step" : void 0;
					return (0, i.Nx)((0, i.Am)([
						verdictOf(t),
						n ?? r,
						flakyWords(t),
						skippedWords(t)
					], ", ") ?? "");
				}
			}, c = {
				reads: ["tests.slowest"],
				render: ({ facts: { tests: e } }) => {
					let t = e?.slowest.map((e) => `${(0, o.UU)(e)} (${(0, a.p0)(e.duration_seconds)})`), n = (0, i.Am)(t ?? [], ", ");
					return n === void 0 ? void 0 : `Slowest tests: ${n}`;
				}
			};
			function verdictOf({ total: e, passed: t, failed: n, partial: i }) {
				return n === 0 ? `${i ? "at least " : ""}${(0, r.U9)(t, "test")} passed` : i ? `at least ${(0, r.U9)(n, "test")} failed` : `${(0, r.zD)(n)} of ${(0, r.U9)(e, "test")} failed`;
			}
			function flakyWords({ flaky: e }) {
				return e === 0 ? void 0 : `${(0, r.zD)(e)} passed on a retry`;
			}
			function skippedWords({ skipped: e }) {
				return e === 0 ? void 0 : `${(0, r.zD)(e)} ${e === 1 ? "was" : "were"} skipped`;
			}
		}),
		6619: ((e, t, n) => {
			n.d(t, {
				MX: () => isQueued,
				Oe: () => numberLink,
				Y9: () => deployedWords,
				_X: () => c,
				aR: () => repositoryName,
				fp: () => placeWords,
				ik: () => place
			});
			var r = n(2704), i = n(7221), a = n(530), o = n(3884), s = n(4989);
			let c = [
				...o.wf,
				"repository",
				"pull_request",
				"release",
				"item",
				"push",
				"ref",
				"dequeued"
			];
			function place(e) {
				let t = repositoryName(e.repository), n = (0, o.ce)(e) ? deployedSpot(e) : spotOf(e);
				return n === void 0 ? t : t === void 0 ? n.text : t + (n.joint.startsWith("\u00b7") ? i.Y_ : " ") + n.joint + n.text;
			}
			function placeWords(e) {
				let { pull_request: t, release: n, ref: r, item: i, push: o } = e, s = (0, a.Rh)(r?.name, 80);
				if (e.dequeued === void 0) {
					if (isQueued(e)) return "in the merge queue";
					if (t !== void 0) return `on PR ${t.number}`;
					if (n !== void 0) return `for release ${(0, a.Rh)(n.tag, 80) ?? ""}`.trimEnd();
					if (i !== void 0 && !isCheck(e)) return `for ${kindOf(e)} ${i.number ?? (0, a.Rh)(i.title, 80) ?? ""}`.trimEnd();
					if (s !== void 0) return o?.deleted === !0 ? `after deleting ${s}` : `on ${s}`;
				}
			}
			function deployedWords(e) {
				let t = deployedName(e);
				return t !== void 0 && e.ref?.type === "branch" && e.ref.name === t ? `on ${t}` : t;
			}
			function deployedName({ deployment: e, ref: t }) {
				let n = (0, a.Rh)(e?.ref ?? t?.name, 80);
				return n === void 0 || /^[0-9a-f]{40,64}$/.test(n) ? void 0 : n;
			}
			function repositoryName(e) {
				return (0, a.uy)(e?.name, 140);
			}
			function numberLink(e, t, n) {
				return (0, r.iQ)(t === void 0 ? e : (0, i.V2)(e, `#${t}`), n);
			}
			function spotOf(e) {
				let { event: t, pull_request: n, release: o, item: s, push: c, ref: l } = e, u = (0, a.uy)(l?.name, 100);
				if (e.dequeued === void 0) {
					if (isQueued(e)) {
						let e = (0, a.uy)(n?.base, 100) ?? u;
						return {
							joint: "in ",
							text: e === void 0 ? "the merge queue" : `the merge queue of ${e}`
						};
					}
					if (n !== void 0) return {
						joint: commentJoint(t),
						text: numberLink("PR", n.number, n.url)
					};
					if (o !== void 0) return {
						joint: "",
						text: `release ${(0, r.iQ)((0, a.Rh)(o.tag, 100) ?? "", o.url)}`
					};
					if (s !== void 0 && !isCheck(e)) return {
						joint: s.number === void 0 ? "\u00b7 " : commentJoint(t),
						text: itemSpot(e, s)
					};
					if (u !== void 0) return c?.deleted === !0 ? {
						joint: "\u00b7 ",
						text: `deleted ${l?.type ?? "branch"} ${(0, r.EH)(l?.name ?? "")}`
					} : {
						joint: (0, i.V2)("on", ""),
						text: l?.type === "tag" ? (0, i.V2)("tag", u) : u
					};
				}
			}
			function deployedSpot(e) {
				let { deployment: t, ref: n } = e, o = deployedName(e), c = t?.duration_seconds, l = c === void 0 ? void 0 : (0, s.p0)(c), u = (0, a.Am)([o && (0, r.EH)(o), l === void 0 ? void 0 : `(${l})`], i.Y_), d = n?.type === "branch" && (0, a.Rh)(n.name, 80) === o;
				return u === void 0 ? void 0 : {
					joint: d ? (0, i.V2)("on", "") : "",
					text: u
				};
			}
			function itemSpot(e, t) {
				let n = kindOf(e);
				return t.number === void 0 ? `${(0, r.EH)(n)} ${(0, r.iQ)((0, a.Rh)(t.title, 100) ?? "", t.url)}`.trimEnd() : numberLink(n, t.number, t.url);
			}
			let l = new Map([
				["created", "\u00b7 comment on "],
				["edited", "\u00b7 edited comment on "],
				["deleted", "\u00b7 deleted comment on "]
			]);
			function commentJoint({ name: e, action: t }) {
				return (e.endsWith("_comment") ? l.get(t) : void 0) ?? "";
			}
			function isQueued({ event: e, ref: t }) {
				return e.name === "merge_group" || t?.name.startsWith("gh-readonly-queue/") === !0;
			}
			function isCheck({ event: e }) {
				return e.name.startsWith("check_");
			}
			function kindOf({ event: e, item: t }) {
				return (e.name === "delete" ? "deleted " : e.name === "create" ? "new " : "") + ((0, a.Rh)(t?.type, 40) ?? "item");
			}
		}),
		4336: ((e, t, n) => {
			n.d(t, {
				a: () => familyName,
				c: () => groupsOf
			});
			var r = n(8523);
			function groupsOf(e) {
				return [...Map.groupBy(e, (e) => `${familyOf(e)}\n${e.conclusion}\n${e.new === !0}\n${e.failed_steps[0]?.name}`).values()].flatMap(splitByReason);
			}
			function splitByReason(e) {
				let t = Map.groupBy(e, reasonKey), n = t.get(void 0) ?? [];
				t.delete(void 0);
				let r = t.size === 0 ? [n] : [...t.values()], i = t.size === 0 ? 0 : n.length;
				return r.flatMap(([e, ...t], n) => e === void 0 ? [] : [{
					first: e,
					others: t.length + (n === 0 ? i : 0)
				}]);
			}
			function familyOf({ name: e, id: t }) {
				return familyName(e) ?? `${e}\n${t ?? ""}`;
			}
			function familyName(e) {
				let t = e.endsWith(")") ? e.lastIndexOf(" (") : -1;
				return t > 0 ? e.slice(0, t) : void 0;
			}
			function reasonKey(e) {
				return (0, r.$l)(e)?.replace(/\d+/g, "#");
			}
		}),
		7221: ((e, t, n) => {
			n.d(t, {
				V2: () => pair,
				Y_: () => r,
				_v: () => o,
				jr: () => a,
				y0: () => i
			});
			let r = "\xA0", i = "\xA0\u00b7 ", a = "\xA0\u2014 ", o = "\xA0\u2192 ";
			function pair(e, t) {
				return e + "\xA0" + t;
			}
		}),
		8523: ((e, t, n) => {
			n.d(t, {
				$l: () => firstReason,
				c9: () => reasonLines,
				zM: () => reasonsOf
			});
			var r = n(1779), i = n(2704), a = n(530);
			let o = [
				/^(?:Error: )?(?:The )?process completed with exit code -?\d+\.?$/i,
				/^(?:Error: )?The operation was cancell?ed\.?$/i,
				/^The job running on runner .* has exceeded the maximum execution time of .*$/i
			];
			function reasonsOf(e) {
				let t = certain(e).flatMap((e) => {
					let [t, ...n] = errorLines(e), r = errorPosition(e);
					if (t === void 0) return [];
					let o = (0, a.Rh)(e.test, 120), s = (0, a.Am)([o === void 0 ? void 0 : (0, i.aY)(o), (0, i.EH)(t)], ": "), c = r === void 0 ? void 0 : `(${(0, i.EH)(r)})`, l = (0, a.Am)([
						s,
						c,
						timesWords(e)
					], " ") ?? "";
					return r === void 0 && n.length < 4 ? [l, ...n.map(i.EH)] : [l];
				});
				return [...new Set(t)];
			}
			function timesWords({ count: e }) {
				return e === void 0 ? void 0 : `(${(0, r.zD)(e)} times)`;
			}
			function reasonLines(e) {
				return telling(e).flatMap((e) => {
					let [t, ...n] = errorLines(e);
					if (t === void 0) return [];
					let r = errorPosition(e), i = (0, a.Am)([(0, a.Rh)(e.test, 120), t], ": ");
					return [(0, a.Am)([
						i,
						r && `(${r})`,
						timesWords(e)
					], " ") ?? t, ...n];
				});
			}
			function firstReason(e) {
				let [t] = certain(e);
				if (t !== void 0) return (0, a.Am)([(0, a.Rh)(t.test, 120), errorLines(t)[0]], ": ");
			}
			function certain(e) {
				return telling(e).filter(({ doubtful: e }) => e !== !0);
			}
			function telling({ errors: e }) {
				return e.slice(0, 12).filter((e) => {
					let [t] = errorLines(e);
					return t !== void 0 && !o.some((e) => e.test(t));
				});
			}
			function errorLines({ message: e }) {
				return e.slice(0, 19200).split(/[\r\n\u0085\u2028\u2029\v\f]+/).flatMap((e) => (0, a.Rh)(e, 200) ?? []).slice(0, 12);
			}
			function errorPosition({ path: e, line: t }) {
				let n = (0, a.Rh)(e, 120);
				return n === void 0 || t === void 0 ? n : `${n}:${t}`;
			}
		}),
		530: ((e, t, n) => {
			n.d(t, {
				Am: () => joinPieces,
				Nx: () => capital,
				Rh: () => shortPlain,
				S$: () => withAuthor,
				TL: () => quoted,
				hJ: () => personName,
				uy: () => shortMarkdown
			});
			var r = n(2704), i = n(8929), a = n(7221);
			function shortPlain(e, t) {
				if (e === void 0) return;
				let n = (0, i.$Q)((0, i.h0)(e.slice(0, t * 8)), t);
				return n === "" ? void 0 : n;
			}
			function shortMarkdown(e, t) {
				let n = shortPlain(e, t);
				return n === void 0 ? void 0 : (0, r.EH)(n);
			}
			function quoted(e) {
				let t = shortMarkdown(e, 200);
				return t === void 0 ? void 0 : `\u201c${t}\u201d`;
			}
			function personName(e) {
				return shortPlain(e?.name ?? e?.login, 60);
			}
			function withAuthor(e, t) {
				let n = personName(t);
				return n === void 0 ? e : e === "" ? (0, r.EH)(n) : e + a.jr + (0, r.EH)(n);
			}
			function joinPieces(e, t) {
				let n = e.filter((e) => e !== void 0 && e !== "");
				return n.length === 0 ? void 0 : n.join(t);
			}
			function capital(e) {
				return e.charAt(0).toUpperCase() + e.slice(1);
			}
		}),
		3884: ((e, t, n) => {
			n.d(t, {
				$P: () => speakerName,
				VE: () => environmentName,
				cP: () => a,
				ce: () => isDeployment,
				dZ: () => jobName,
				hA: () => isWholeRun,
				tv: () => workflowName,
				wf: () => i
			});
			var r = n(530);
			let i = [
				"scope",
				"deployment",
				"event"
			], a = [
				...i,
				"workflow",
				"job"
			];
			function isDeployment({ scope: e, deployment: t, event: n }) {
				return t !== void 0 && (e ?? eventScope(n.name)) === "deployment";
			}
			function isWholeRun({ scope: e, job: t }) {
				return e === "run" || t === void 0;
			}
			function speakerName(e) {
				if (isDeployment(e)) return `Deploy to ${environmentName(e)}`;
				let t = workflowName(e), n = isWholeRun(e) ? void 0 : jobName(e);
				return t === void 0 || n === void 0 ? t ?? n ?? "The build" : n.toLowerCase().startsWith(t.toLowerCase()) && isNameOrLeg(n.slice(t.length)) ? t + n.slice(t.length) : `${t} / ${n}`;
			}
			function environmentName({ deployment: e }) {
				return (0, r.Rh)(e?.environment, 80) ?? "an environment";
			}
			function workflowName({ workflow: e }) {
				return (0, r.Rh)(e, 100);
			}
			function jobName({ job: e }) {
				let t = (0, r.Rh)(e?.full_name ?? e?.name, 120), n = (0, r.Rh)(e?.matrix, 80), i = n?.split(", ").some((t) => e?.full_name?.includes(t)) || t?.includes(n ?? "");
				return t === void 0 || n === void 0 || i ? t : `${t} (${n})`;
			}
			function eventScope(e) {
				return e.startsWith("deployment") ? "deployment" : void 0;
			}
			function isNameOrLeg(e) {
				return e === "" || /^ \(.*\)$/.test(e);
			}
		}),
		4989: ((e, t, n) => {
			n.d(t, {
				Ln: () => span,
				Ot: () => dayName,
				Vc: () => minute,
				n5: () => sinceWhen,
				p0: () => duration,
				pe: () => parseTime
			});
			var r = n(5593), i = n(1779), a = n(7221);
			let o = 86400, s = [
				"Sunday",
				"Monday",
				"Tuesday",
				"Wednesday",
				"Thursday",
				"Friday",
				"Saturday"
			];
			function dayName(e) {
				return s[e % 7] ?? "";
			}
			function duration(e) {
				let t = Math.max(0, Math.round(e)), n = [
					[Math.floor(t / o), "d"],
					[Math.floor(t / 3600) % 24, "h"],
					[Math.floor(t / 60) % 60, "m"],
					[t % 60, "s"]
				], r = n.findIndex(([e]) => e > 0);
				return r === -1 ? "0s" : n.slice(r, r + 2).filter(([e]) => e > 0).map(([e, t]) => `${e}${t}`).join(a.Y_);
			}
			function span(e) {
				if (e < o) return duration(e);
				let t = Math.round(e / 3600), [n, r] = t > 24 && t < 48 ? [t, "hour"] : [Math.round(t / 24), "day"];
				return (0, i.U9)(n, r).replace(" ", a.Y_);
			}
			function sinceWhen({ at: e, duration_seconds: t }, n) {
				if (t === void 0) return;
				let i = parseTime(e);
				return i !== void 0 && t >= o && t < 518400 ? `since ${dayName((0, r.q)(i, n).weekday)}` : `for ${span(t)}`;
			}
			function minute(e, t) {
				let n = parseTime(e);
				if (n === void 0) return;
				let { day: i, time: a, zone: o } = (0, r.q)(n, t);
				return `${i} ${a} ${o}`;
			}
			function parseTime(e) {
				let t = e === void 0 || !/^\d{4}-\d\d-\d\dT/.test(e) ? void 0 : new Date(e);
				return t === void 0 || Number.isNaN(t.getTime()) ? void 0 : t;
			}
		}),
		8779: ((e, t, n) => {
			n.d(t, {
				L2: () => verdictWords,
				LI: () => isPassedAgain,
				Mb: () => s,
				WF: () => isStarted,
				XR: () => isRedEnd,
				bg: () => isInnocent,
				fg: () => endingWords,
				sK: () => c,
				tc: () => isRerun,
				zZ: () => isFixed
			});
			var r = n(1779), i = n(3884);
			let a = {
				success: {
					icon: "\u2705",
					verb: "passed",
					loud: !1
				},
				failure: {
					icon: "\u274c",
					verb: "failed",
					loud: !0
				},
				timed_out: {
					icon: "\u23f1\ufe0f",
					verb: "timed out",
					loud: !0
				},
				cancelled: {
					icon: "\u26aa",
					verb: "was cancelled",
					loud: !1
				},
				skipped: {
					icon: "\u26aa",
					verb: "was skipped",
					loud: !1
				},
				neutral: {
					icon: "\u26aa",
					verb: "finished without a verdict",
					loud: !1
				},
				action_required: {
					icon: "\u270b",
					verb: "needs an approval",
					loud: !1
				},
				in_progress: {
					icon: "\u25b6\ufe0f",
					verb: "started",
					loud: !1
				}
			};
			function endingWords(e) {
				if (e === void 0 || e === "in_progress") return "\u23f3 running";
				let { icon: t, verb: n } = a[e];
				return `${t} ${n.replace(/^was /, "")}`;
			}
			let o = new Map([
				["queued", "is queued"],
				["pending", "is pending"],
				["waiting", "is waiting"],
				["in_progress", "is in progress"],
				["inactive", "is no longer active"]
			]), s = [
				...i.cP,
				"conclusion",
				"change",
				"broken_since",
				"newer_run",
				"dequeued",
				"pull_request.number",
				"stopped",
				"job_counts",
				"infrastructure",
				"run.number"
			];
			function verdictWords(e) {
				if (e.dequeued !== void 0) return queueWords(e, e.dequeued);
				let t = (0, i.$P)(e);
				if ((0, i.ce)(e)) {
					if (e.conclusion === "success" && !isFixed(e)) return {
						icon: "\u2705",
						name: `Deployed to ${(0, i.VE)(e)}`,
						verb: "",
						loud: !1
					};
					if (isStarted(e)) return {
						...a.in_progress,
						icon: "\ud83d\ude80",
						name: t
					};
				}
				return {
					...verdictEnding(e),
					name: isUnsure(e) ? `${t}:` : t
				};
			}
			function queueWords(e, { text: t }) {
				return {
					icon: isRedEnd(e) ? "\u26d4" : a[e.conclusion ?? "neutral"].icon,
					name: `PR #${e.pull_request?.number ?? ""}`,
					verb: t,
					loud: !1
				};
			}
			function verdictEnding(e) {
				let { conclusion: t, stopped: n, deployment: r } = e;
				if (t === void 0) {
					let e = o.get(r?.state);
					return e === void 0 ? {
						icon: "\u2754",
						verb: "ended, but nothing tells how",
						loud: !1
					} : {
						icon: "\u23f3",
						verb: e,
						loud: !1
					};
				}
				let i = a[t];
				return t === "action_required" && e.event.name.startsWith("check_") ? {
					...i,
					verb: "asks for an action"
				} : isFixed(e) ? {
					icon: "\ud83d\udfe2",
					verb: "works again",
					loud: !0
				} : isRedEnd(e) && n?.by === "startup_failure" ? {
					...i,
					verb: "could not start"
				} : isUnsure(e) ? {
					...i,
					verb: `${failedJobs(e)} failed`
				} : isInnocent(e) ? {
					icon: "\u26a0\ufe0f",
					verb: `did not finish: ${c[e.infrastructure]}`,
					loud: !1
				} : e.change !== "still-failing" || e.newer_run !== void 0 || e.failures_alike === !1 ? i : t === "failure" ? {
					...i,
					verb: "still fails"
				} : e.failures_alike === !0 ? {
					...i,
					verb: "timed out again"
				} : i;
			}
			function isUnsure(e) {
				return e.job_counts?.maybe_tolerated === !0 && isRedEnd(e);
			}
			function failedJobs({ job_counts: e }) {
				return `${(0, r.zD)(e?.failed ?? 0)} of ${(0, r.U9)(e?.total ?? 0, "job")}`;
			}
			let c = {
				runner_lost: "the runner was lost",
				shutdown: "the runner was shut down",
				not_acquired: "no runner took the job",
				account: "the account has a billing problem",
				rejected: "the deployment was rejected",
				disk_full: "the disk of the runner is full",
				action_download: "an action could not be downloaded",
				set_up: "the runner could not set up the job",
				clean_up: "the runner could not clean up behind the job",
				network: "probably the network failed"
			};
			function isInnocent(e) {
				return isRedEnd(e) && e.infrastructure !== void 0;
			}
			function isRedEnd({ conclusion: e }) {
				return e === "failure" || e === "timed_out";
			}
			function isStarted({ conclusion: e }) {
				return e === "in_progress";
			}
			function isFixed(e) {
				let { change: t, conclusion: n, newer_run: r } = e;
				return t === "fixed" && n === "success" && r === void 0 && !isRerun(e);
			}
			function isPassedAgain(e) {
				return e.change === "fixed" && e.conclusion === "success" && isRerun(e);
			}
			function isRerun({ broken_since: e, run: t }) {
				return e?.run !== void 0 && e.run === t?.number;
			}
		}),
		5341: ((e, t, n) => {
			n.d(t, { u: () => sourcesOf });
			var r = n(4222);
			function sourcesOf({ kind: e, subject: t, body: n, template: i }) {
				let a = i.type === "file" ? i : void 0;
				return (0, r.s)({
					subject: e === "message" || t === void 0 ? void 0 : (0, r.s)({
						part: "subject",
						text: t,
						place: a?.subject
					}),
					body: n === void 0 ? a && {
						part: "body",
						text: a.body,
						place: a.place
					} : {
						part: "body",
						text: n
					}
				});
			}
		}),
		1079: ((e, t, n) => {
			n.d(t, {
				vM: () => givenByVariable,
				y: () => redactorOf,
				ih: () => workspaceFolder,
				B3: () => workspaceOf
			});
			var r = n(2072), i = n(2633), a = n(6246);
			let o = /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|TOKEN(?!I[SZ])/, s = /^(?:AUTH|COOKIE|CREDS|JWT|KEYS?|PASS|PAT|PEM|PW|PWD|(?:ACCESS|API|AUTH|MASTER|PRIVATE|SIGNING)KEY)$/, c = new Set([
				"DSN",
				"HOOK",
				"WEBHOOK"
			]), l = new Set("CACHE FOREIGN HOST IDEMPOTENCY INDEX ISSUE OBJECT PARTITION PRIMARY PROJECT PUBLIC PUBLISHABLE RESTORE SORT UNIQUE".split(" ")), u = new Set("ADDR ADDRESS AGE ALG ALGORITHM ALIAS AUDIENCE BITS COUNT DAYS DIR DIRECTORY DISABLED DOMAIN EMAIL ENABLED ENCODING\n  ENDPOINT EXPIRATION EXPIRES EXPIRY FILE FILENAME FINGERPRINT FOLDER FORMAT HEADER HOST ISSUER KIND LENGTH LIFETIME LIMIT\n  LOCATION MAX METHOD MIN MODE NAME PATH POLICY PORT PREFIX PROVIDER REGION REQUIRED SCOPE SCOPES SECONDS SERVER SIZE SOCK\n  STORE TIMEOUT TTL TYPE URI URL USER USERNAME VERSION".split(/\s+/)), d = new Set("changeit changeme mariadb mongodb mysql password postgres postgresql rabbitmq".split(" ")), f = /^(?:~|\.{1,2}|[a-z]:)?[\\/](?!.*(?:[+=]|[a-z\d]{20}))/i, p = /^[-+]?[\d.,:]+$/, m = /^[a-z][a-z\d+.-]{0,20}:\/\/[^\s@]{0,1000}@/i, h = new Set("BODY COMMENT DESCRIPTION MESSAGE SUBJECT TITLE".split(" "));
			function secretsOfEnvironment(e, t = 0) {
				return t > 5 ? [] : Object.entries(e).flatMap(([e, n]) => typeof n == "object" && n ? secretsOfEnvironment({ ...n }, t + 1) : typeof n == "string" && n.length >= a.JQ ? secretsOf(e, n.trim(), t) : []);
			}
			function secretsOf(e, t, n) {
				let r = wordsOf(e);
				return [...m.test(t) && !r.some((e) => h.has(e)) ? (0, a.Y9)(t).filter(mayBeSecret) : [], ...namedSecrets(r, t, n)];
			}
			function namedSecrets(e, t, n) {
				if (e.some((e) => c.has(e)) && URL.canParse(t)) return (0, a.dd)(t);
				let r = kindOf(e);
				return r === "none" ? [] : [...(0, a.of)(t).filter((e) => mayBeSecret(e) && (r === "secret" || isRandom(e))), ...secretsOfEnvironment(objectIn(t), n + 1)];
			}
			function kindOf(e) {
				let t = e.at(-1) ?? "";
				if (u.has(t) || t === "ID" && !e.includes("SECRET")) return "none";
				let n = e.some((e) => l.has(e));
				return e.filter((e) => o.test(e)).some((e) => !(n && e.includes("TOKEN"))) ? "secret" : !n && e.some((e) => s.test(e)) ? "doubtful" : "none";
			}
			function wordsOf(e) {
				return e.replaceAll(/([a-z\d])(?=[A-Z])/g, "$1_").toUpperCase().split(/[^A-Z]+/).filter((e) => e !== "");
			}
			function mayBeSecret(e) {
				return e.length < a.JQ || p.test(e) || f.test(e) ? !1 : !(0, a.A)(e) && !d.has(e.toLowerCase());
			}
			function isRandom(e) {
				return /\d/.test(e) || /[a-z]/.test(e) && /[A-Z]/.test(e);
			}
			function objectIn(e) {
				if (!e.startsWith("{")) return {};
				try {
					return JSON.parse(e);
				} catch {
					return {};
				}
			}
			let g = [
				"https_proxy",
				"HTTPS_PROXY",
				"http_proxy",
				"HTTP_PROXY",
				"all_proxy",
				"ALL_PROXY"
			];
			function givenByVariable(e, t) {
				let n = e[(0, i.Qn)(t)];
				return n === void 0 || n.trim() === "" ? void 0 : {
					value: n,
					from: "environment"
				};
			}
			function workspaceFolder(e) {
				return e.GITHUB_WORKSPACE || ".";
			}
			function workspaceOf(e) {
				return filesIn(workspaceFolder(e));
			}
			function filesIn(e) {
				let load = () => n.e(31).then(n.bind(n, 31));
				return {
					read: async (t) => (await load()).readWorkspaceFile(t, e),
					has: async (t) => (await load()).isWorkspaceFile(t, e)
				};
			}
			function redactorOf(e, t) {
				let n = g.map((e) => t[e] ?? "");
				return (0, r.s)(e, n.flatMap(a.Y9), secretsOfEnvironment(t));
			}
		}),
		1549: ((e, t, n) => {
			n.d(t, {
				JD: () => isLost,
				NW: () => lineLost,
				ej: () => problemSentences,
				em: () => sentence,
				tq: () => serviceSaid,
				wX: () => outcomeWords
			});
			function outcomeWords(e) {
				let { outcome: t, kind: n, reason: r } = e;
				return t === "delivered" ? `Delivered: ${n} to ${targetWords(e)}; ${r}.` : t === "dry-run" ? `Dry run: ${n} for ${targetWords(e)}; ${r}.` : t === "not-delivered" ? `Not delivered: ${r}.` : t === "duplicate" ? `Nothing was created: ${r}.` : t === "unknown" ? `Not known whether it was delivered: ${r}.` : `Skipped: ${r}.`;
			}
			function isLost({ outcome: e }) {
				return e === "not-delivered" || e === "unknown";
			}
			function lineLost({ line: e }) {
				return e === void 0 || !isLost(e) ? void 0 : {
					reason: `${e.outcome === "unknown" ? "Not known whether it was delivered" : "Not delivered"}: the chat message of the incident: ${e.reason}.`,
					hint: e.hint
				};
			}
			function serviceSaid({ words: e }) {
				return e === void 0 ? "" : `The service says: ${e}`;
			}
			function problemSentences({ error: e, instead: t }) {
				return [
					t,
					sentence(e.message),
					...e.place.excerpt ?? [],
					sentence(e.hint)
				];
			}
			function sentence(e) {
				return e === "" || /[.!?]$/.test(e) ? e : `${e}.`;
			}
			function targetWords({ target: e, host: t }) {
				return `${e ?? "the webhook"} at ${t}`;
			}
		}),
		2115: ((e, t, n) => {
			n.d(t, {
				_z: () => sendMessage,
				Jq: () => stopOfWords,
				ZT: () => writeMessage
			});
			var r = n(4222), i = n(1503), a = n(5593), o = n(9861), s = n(8100), c = n(3340);
			function webhookTextRequest(e, t) {
				return {
					method: "POST",
					url: e,
					headers: { "content-type": "text/plain; charset=utf-8" },
					body: (0, s.mw)("text", t, "Give the message")
				};
			}
			function webhookMessageRequest(e, t) {
				let { body: n, ephemeral: r, sender: i } = (0, s.mw)("message", t, "Give { body }");
				return json(e, {
					body: n,
					...(0, c.g)(i),
					isEphemeral: r
				});
			}
			function webhookTopicRequest(e, t) {
				let { subject: n, body: r, sender: i } = (0, s.mw)("topic", t, "Give { subject, body }");
				return json(e, {
					subject: n,
					body: r,
					...(0, c.g)(i)
				});
			}
			function webhookTaskRequest(e, t) {
				let { subject: n, body: r, sender: i, ...a } = (0, s.mw)("task", t, "Give { subject, body }"), o = checkedDate("dueDate", a.dueDate), l = checkedDate("completeDate", a.completeDate);
				return json(e, {
					subject: n,
					body: r,
					...(0, c.g)(i),
					dueDate: o,
					completeDate: l
				});
			}
			function json(e, t) {
				return {
					method: "POST",
					url: e,
					headers: { "content-type": "application/json; charset=utf-8" },
					body: JSON.stringify(t)
				};
			}
			function checkedDate(e, t) {
				if (t === void 0 || (0, a.N)(t)) return t;
				throw (0, s.Qm)(e, `got ${(0, o.SP)(t)}`, "Give a day of the calendar as YYYY-MM-DD");
			}
			var l = n(6494);
			async function deliverByWebhook(e, t, { url: n }, r) {
				return (0, l.G)(e, {
					operation: `webhook.${t.format === "text" ? "text" : r.kind}`,
					http: requestOf(t, n, r)
				}, {
					delivery: t.delivery,
					settleTime: t.settleTime,
					kind: r.kind
				});
			}
			function requestOf(e, t, n) {
				let { senderName: r, senderAvatar: i, dueDate: a, completeDate: o, ephemeral: s, format: c } = e, l = {
					displayName: r,
					avatar: i
				}, u = {
					subject: n.subject ?? "",
					body: n.body,
					sender: l
				};
				return n.kind === "topic" ? webhookTopicRequest(t, u) : n.kind === "task" ? webhookTaskRequest(t, {
					...u,
					dueDate: a,
					completeDate: o
				}) : c === "text" ? webhookTextRequest(t, n.body) : webhookMessageRequest(t, {
					body: n.body,
					sender: l,
					ephemeral: s || void 0
				});
			}
			var u = n(8808), d = n(9502), f = n(617), p = n(737), m = n(4704), h = n(9605);
			let g = (0, m.g)(String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+`, "g");
			function serviceWords(e, t) {
				let n = t(oneLine(t(messageOf(e) ?? e))), r = [...n.slice(0, 402)];
				return r.length > 200 ? `${r.slice(0, 200).join("")}\u2026` : n;
			}
			function oneLine(e) {
				return e.replaceAll(g(), " ").toWellFormed().trim();
			}
			function messageOf(e) {
				try {
					return firstMessage(JSON.parse(e));
				} catch {
					return;
				}
			}
			function firstMessage(e) {
				if (!(0, h.Gv)(e)) return;
				let t = e.d, n = ((0, h.Gv)(t) ? [e, t] : [e]).map((e) => e.error || e.errors).find(Boolean) ?? e;
				if (typeof n == "string") return n;
				let r = Array.isArray(n) ? n : (0, h.Gv)(n) ? n.details : void 0, i = (Array.isArray(r) ? r : []).flatMap(detailText);
				return i.length > 0 ? i.join("; ") : (0, h.Gv)(n) ? messageText(n.message)[0] : void 0;
			}
			function detailText(e) {
				return messageText((0, h.Gv)(e) ? e.message : e);
			}
			function messageText(e) {
				let t = (0, h.Gv)(e) ? e.value : e;
				return typeof t == "string" && t !== "" ? [t] : [];
			}
			var _ = n(49);
			class DeliverySession {
				world;
				deadline;
				record;
				#e;
				constructor(e, t, n, r = new d.x()) {
					this.world = e, this.deadline = t, this.record = r, this.#e = n;
				}
				get tries() {
					return this.record.tries;
				}
				get remainingMs() {
					return Math.max(0, this.deadline - this.world.now());
				}
				get stopped() {
					return this.world.signal.aborted;
				}
				until(e) {
					let { world: t } = this, n = {
						...t,
						signal: AbortSignal.any([t.signal, e]),
						sleep: (n) => t.sleep(n, e)
					};
					return new DeliverySession(n, this.deadline, this.#e, this.record);
				}
				async post(e, t, n) {
					let { now: r, send: i, signal: a } = this.world, o = {
						timeoutMs: Math.max(1, Math.min(t, this.remainingMs)),
						signal: a,
						onWritten: n
					}, s = r(), c = await this.record.timed(i, r)(e.http, o);
					return this.record.add(e.operation, c, r() - s), c;
				}
				async result(e, t, n, i) {
					let a = i?.type === "answer" && isRefusal(i) ? i : void 0, o = a && (0, f.o)(t.service ?? t.http, a.status) || n.hint, s = e === "unknown" ? `${o} ${f.x}`.trimStart() : o, c = a && serviceWords(a.body, await (0, _.d)(this.#e)) || void 0;
					return (0, r.s)({
						outcome: e,
						reason: n.reason,
						hint: s,
						words: c,
						tries: this.tries
					});
				}
			}
			function isRefusal({ status: e, body: t }) {
				return e >= 300 || (0, p.r)(t);
			}
			async function deliver(e, t, n, r) {
				let { stop: i, lookUps: a } = t.lookUp;
				if (i !== void 0) return (0, u.B)(i, a);
				let o = await sent(e, t, n, r);
				return {
					...o,
					tries: [...a, ...o.tries]
				};
			}
			async function sent(e, { draft: t, marker: r, lookUp: { place: a } }, o, s) {
				let { destination: c } = e, l = new DeliverySession(o, s, e.redactor);
				if (c.type === "webhook") return deliverByWebhook(l, e, c, t);
				if (a === void 0) return (0, u.B)((0, i.h)("destination", "the destination is empty"));
				let { deliverByRest: d } = await n.e(845).then(n.bind(n, 3182));
				return d(l, e, a, t, r);
			}
			var v = n(5939), y = n(2767);
			let b = y.TB.bytes / y.TB.characters;
			async function writeMessage({ settings: e, world: t, facts: n, lookUp: i }, a, o = {}) {
				let s = e.destination.type === "rest" && a !== "message", c = s ? markerFrom(t.random) : void 0, l = [c, i.keyed?.mark].filter((e) => e !== void 0), u = {
					characters: e.maxLength,
					bytes: Math.floor(e.maxLength * b)
				}, { addressees: d } = i, f = await (0, v.XX)((0, r.s)({
					facts: n,
					kind: a,
					settings: e,
					limits: u,
					addressees: d,
					now: t.now(),
					marker: s ? l.join(".") : void 0,
					...o
				}));
				return (0, r.s)({
					rendered: f,
					marker: c
				});
			}
			function stopOfWords({ rendered: e }) {
				return e.empty ? (0, i.h)("words", "the template rendered to nothing") : void 0;
			}
			async function sendMessage({ settings: e, world: t, lookUp: n, deadline: r }, { rendered: i, marker: a }) {
				return deliver(e, {
					draft: i.draft,
					marker: a,
					lookUp: n
				}, t, r);
			}
			function markerFrom(e) {
				return `d-${Array.from({ length: 16 }, () => Math.floor(e() * 16).toString(16)).join("")}`;
			}
		}),
		9786: ((e, t, n) => {
			n.d(t, {
				v: () => stopOfKey,
				y: () => stopOfLikeness
			});
			var r = n(1503);
			function stopOfKey({ kind: e }, { keyed: t }, n) {
				let i = t?.decision;
				if (n !== void 0) return n.at === "only-if" && endsRecord(e, i) ? void 0 : n;
				if (i?.do === "nothing") return (0, r.h)("key", i.reason);
				if (i?.do !== "keep") return;
				let a = e === "topic" ? "topic" : "task", { id: o, name: s } = i.record;
				return {
					at: "key",
					outcome: "duplicate",
					reason: `${a} ${s ?? o} with this unique-key is open`,
					hint: "",
					id: String(o)
				};
			}
			function endsRecord(e, t) {
				return e === "incident" && t?.do === "tell-end" && t.record !== void 0;
			}
			async function stopOfLikeness(e, t) {
				let r = e.lookUp.keyed?.decision;
				if (r?.do === "open" && r.doubtful !== void 0) return (await n.e(845).then(n.bind(n, 2929))).likenessAmong(r.doubtful, e, t);
			}
		}),
		9502: ((e, t, n) => {
			n.d(t, { x: () => RequestRecord });
			class RequestRecord {
				tries = [];
				slowestMs = 0;
				add(e, t, n) {
					this.tries.push(tryOf(e, t, n));
				}
				addRead(e, t, n) {
					let r = tryOf(e, t, n), i = this.tries.at(-1);
					if (i?.operation !== e || i.status !== r.status || i.reason !== r.reason) this.tries.push(r);
					else {
						let { times: e = 1, duration_ms: t } = i;
						this.tries.splice(-1, 1, {
							...r,
							times: e + 1,
							duration_ms: t + r.duration_ms
						});
					}
				}
				timed(e, t) {
					return async (n, r) => {
						let i = t(), a = await e(n, r);
						return a.type === "answer" && (this.slowestMs = Math.max(this.slowestMs, t() - i)), a;
					};
				}
			}
			function tryOf(e, t, n) {
				return {
					operation: e,
					...t.type === "answer" ? { status: t.status } : { reason: t.reason },
					duration_ms: Math.round(n)
				};
			}
		}),
		617: ((e, t, n) => {
			n.d(t, {
				o: () => statusHint,
				x: () => a
			});
			var r = n(2767), i = n(9605);
			let a = "Look in the service before you send it again: it may have arrived.";
			function statusHint(e, t) {
				return t >= 300 && t < 400 ? "Redirects are not followed: give the final address." : t === 413 ? lengthHint(e) || "Shorten the text, or set WORKROOM_MAX_LENGTH lower, so that the action does." : t === 429 ? "The service asks to wait: allow more time with timeout, or try again later." : "operation" in e ? operationHint(e, t) : webhookHint(e, t);
			}
			function operationHint(e, t) {
				let n = requestTarget(e.path);
				switch (t) {
					case 400: return lengthHint(e) || contentHint(e);
					case 401: return "Check the user name and the password, and that this account can still sign in.";
					case 403: return e.admin ? "This operation needs an administrator's credentials." : `Add the account to ${n?.words ?? "the team or forum"}: it must be a member, even if it is an administrator.`;
					case 404: return notFoundHint(e, n);
					case 405: return "Check the address of the service.";
					case 410: return "Check the id: what it names was deleted.";
					default: return "";
				}
			}
			function notFoundHint({ operation: e }, t) {
				if (t === void 0) return "Check the id and the address of the service.";
				let { type: n, id: r, other: i } = t, a = `the id of the ${n}; if it is a ${i}, use \`${i}: ${r}\` instead.`;
				return e === "boards.show" || e === "boards.tasks" ? `Perhaps tasks were never set up there: open its task board in the service once. Otherwise check ${a}` : `Check ${a} Otherwise check the address of the service.`;
			}
			function contentHint({ operation: e, body: t }) {
				let n = (0, i.Gv)(t) && (0, i.Gv)(t.category) ? t.category.id : void 0;
				return typeof n == "number" ? `Check the category: ${n} must be the id of a category of this board. Without one, the task goes to Uncategorized.` : (0, i.Gv)(t) && t.assignees !== void 0 ? "Check the assignees, who must be users of the service, and then what was sent: the service does not take it." : e === "topics.create" ? "Check the id of the team or forum, then the subject and the body." : e === "tasks.create" || e === "chat.post" ? "Check what was sent, first the body: the service does not take it." : "";
			}
			function requestTarget(e) {
				let [, t, n = ""] = /^\/(workrooms|forums)\((\d+)\)/.exec(e) ?? [];
				if (t === void 0) return;
				let [r, i] = t === "forums" ? ["forum", "team"] : ["team", "forum"];
				return {
					type: r,
					other: i,
					id: n,
					words: `the ${r} ${n}`
				};
			}
			function webhookHint(e, t) {
				switch (t) {
					case 400: return lengthHint(e) || shapeHint(e) || `Check the kind of the webhook: it was probably made for something else than ${askedKind(e)}. If the kind is right, its format may not be native: look at its settings in the service.`;
					case 401:
					case 403:
					case 404:
					case 410: return "Check the URL of the webhook: copy it from the service again, whole. Its administrator may have removed it.";
					case 405: return "Check the URL of the webhook: this address takes no messages.";
					case 415: return "Check the format of the webhook: it must be the service's own (native).";
					default: return "";
				}
			}
			function shapeHint(e) {
				return bodyOf(e) === void 0 ? "Check the payload: it must have the form that the webhook's format asks for." : "";
			}
			function askedKind(e) {
				let t = payloadOf(e);
				return !(0, i.Gv)(t) || !("subject" in t) ? "a chat message" : "dueDate" in t || "completeDate" in t ? "a task" : "a topic or task";
			}
			function lengthHint(e) {
				let t = bodyOf(e);
				if (typeof t != "string") return "";
				let n = [...t].length, i = Buffer.byteLength(t, "utf8");
				return n <= r.TB.characters && i <= r.TB.bytes ? "" : `The body is probably too long: it has ${n} characters and ${i} bytes, safe are ${r.TB.characters} characters and ${r.TB.bytes} bytes. Shorten it, or leave WORKROOM_MAX_LENGTH out, so that the action does.`;
			}
			function bodyOf(e) {
				let t = payloadOf(e);
				return (0, i.Gv)(t) ? t.body : t;
			}
			function payloadOf(e) {
				return !("operation" in e) && e.headers["content-type"]?.startsWith("text/plain") || typeof e.body != "string" ? e.body : JSON.parse(e.body);
			}
		}),
		2767: ((e, t, n) => {
			n.d(t, {
				TB: () => i,
				W7: () => r
			});
			let r = {
				team: "Entity.Workroom",
				forum: "Entity.Forum"
			}, i = {
				characters: 3900,
				bytes: 8180
			};
		}),
		737: ((e, t, n) => {
			n.d(t, {
				C: () => readCreation,
				r: () => tellsError
			});
			var r = n(452), i = n(9605);
			function readCreation(e, t) {
				if (tellsError(e)) return { type: "error" };
				let n = idIn(e, t);
				return n === void 0 ? { type: "unnamed" } : {
					type: "created",
					id: n
				};
			}
			let a = /"(?:errors?|success|ok|status|statusCode)"\s*:/, o = /^(?:error|errors|fail|failed|failure|maintenance|unavailable|down|offline)$/i;
			function tellsError(e) {
				if (!a.test(e)) return !1;
				let t = parseSafely(() => JSON.parse(e));
				return ((0, i.Gv)(t) ? [t, t.d] : []).filter(i.Gv).some(saysNo);
			}
			function saysNo(e) {
				let own = (t) => Object.hasOwn(e, t) ? e[t] : void 0;
				return ["error", "errors"].some((e) => !isEmpty(own(e))) || ["success", "ok"].some((e) => isFalse(own(e))) ? !0 : own("id") === void 0 && own("d") === void 0 && ["status", "statusCode"].some((e) => isTrouble(own(e)));
			}
			function isFalse(e) {
				return e === !1 || e === 0 || e === "false";
			}
			function isTrouble(e) {
				return typeof e == "number" ? e >= 300 && e < 600 : o.test(String(e));
			}
			function isEmpty(e) {
				return !e || typeof e == "object" && Object.keys(e).length === 0;
			}
			function idIn(e, t) {
				let n = parseSafely(() => (0, i.FK)(e).value), r = (0, i.Gv)(n) ? n.id : void 0, a = typeof r == "number" ? String(r) : r;
				if (typeof a != "string" || a === "") return;
				if (t === "chat message") return a;
				let o = /^\d{1,16}$/.test(a) ? Number(a) : 0;
				return o > 0 && Number.isSafeInteger(o) ? String(o) : void 0;
			}
			function parseSafely(e) {
				try {
					return e();
				} catch (e) {
					if (e instanceof r.Xc || e instanceof SyntaxError) return;
					throw e;
				}
			}
		}),
		9605: ((e, t, n) => {
			n.d(t, {
				FK: () => unwrapText,
				Gv: () => isObject,
				J4: () => mismatch,
				Yt: () => elements,
				fj: () => join,
				gH: () => isTooDense
			});
			var r = n(452);
			function unwrapText(e) {
				return unwrap(parseJson(e));
			}
			function unwrap(e) {
				let t = isObject(e) && "d" in e ? {
					value: e.d,
					path: "d"
				} : {
					value: e,
					path: ""
				};
				if (!isObject(t.value) || !Object.hasOwn(t.value, "results")) return {
					...t,
					count: void 0
				};
				let { value: n, path: r } = t;
				return {
					value: n.results,
					path: join(r, "results"),
					count: readCount(n.__count)
				};
			}
			let i = 1e4;
			function isTooDense(e) {
				if (e.length <= i) return !1;
				let t = 0, n = !1;
				for (let r = 0; r < e.length; r++) {
					let i = e[r];
					i === "\"" ? n = !n : n && i === "\\" ? r += 1 : n || i !== "," && i !== "[" && i !== "{" || (t += 1);
				}
				return t > i;
			}
			function elements({ value: e, path: t }) {
				let n = isObject(e) && Object.hasOwn(e, "results") ? e.results : e, r = n === e ? t : join(t, "results");
				if (!Array.isArray(n)) throw mismatch(r, "a list", n);
				return n.map((e, t) => ({
					value: e,
					path: `${r}[${t}]`
				}));
			}
			function mismatch(e, t, n) {
				return new r.Xc(e || "answer", `must be ${t}, got ${typeName(n)}`);
			}
			function isObject(e) {
				return typeof e == "object" && !!e && !Array.isArray(e);
			}
			function join(e, t) {
				return e === "" ? t : `${e}.${t}`;
			}
			function parseJson(e) {
				try {
					return JSON.parse(e);
				} catch {
					throw new r.Xc("answer", e.trim() === "" ? "must be JSON, got nothing" : "must be JSON, got other text");
				}
			}
			function readCount(e) {
				let t = typeof e == "string" && /^\d{1,15}$/.test(e) ? Number(e) : e;
				return Number.isSafeInteger(t) && Number(t) >= 0 ? Number(t) : void 0;
			}
			function typeName(e) {
				return e === void 0 ? "nothing" : e === null ? "null" : Array.isArray(e) ? "a list" : `a ${typeof e}`.replace("a object", "an object");
			}
		}),
		8100: ((e, t, n) => {
			n.d(t, {
				Bd: () => targetPath,
				Qm: () => wrong,
				VJ: () => checkedId,
				fn: () => idSegment,
				mw: () => required,
				yL: () => oneOf
			});
			var r = n(452), i = n(9861);
			function idSegment(e, t) {
				return String(checkedId(e, t));
			}
			function checkedId(e, t) {
				if (Number.isSafeInteger(t) && t > 0) return t;
				throw wrong(e, `must be a positive whole number, got ${(0, i.SP)(t)}`, "Give the numeric id");
			}
			function targetPath(e) {
				let { type: t, id: n } = required("target", e, "Give a team or forum, like { type: 'team', id: 1042 }");
				return oneOf("target type", ["team", "forum"], t) === "team" ? `/workrooms(${idSegment("team", n)})` : `/forums(${idSegment("forum", n)})`;
			}
			function oneOf(e, t, n) {
				let r = t.find((e) => e === n);
				if (r !== void 0) return r;
				throw wrong(e, `got ${(0, i.SP)(n)}`, `Give one of ${t.join(", ")}`);
			}
			function required(e, t, n) {
				if (t != null && t !== "") return t;
				throw wrong(e, t === "" ? "is empty" : "is not given", n);
			}
			function wrong(e, t, n) {
				return new r.GN([{
					option: e,
					fault: t,
					fix: n
				}]);
			}
		}),
		3340: ((e, t, n) => {
			n.d(t, { g: () => createSource });
			function createSource(e) {
				let { displayName: t, avatar: n } = e ?? {};
				return t === void 0 && n === void 0 ? {} : { createSource: {
					displayName: t,
					avatar: n
				} };
			}
		}),
		8274: ((e, t, n) => {
			n.d(t, {
				F: () => r,
				_: () => readConclusion
			});
			let r = [
				"success",
				"failure",
				"cancelled",
				"skipped",
				"timed_out",
				"neutral",
				"action_required",
				"in_progress"
			], i = new Map([
				["canceled", "cancelled"],
				["timedout", "timed_out"],
				["error", "failure"],
				["startup_failure", "failure"],
				["stale", "neutral"],
				["passed", "success"],
				["succeeded", "success"],
				["succeededwithissues", "success"],
				["failed", "failure"],
				["errored", "failure"],
				["unstable", "failure"],
				["aborted", "cancelled"],
				["killed", "cancelled"],
				["stopped", "cancelled"],
				["not_built", "skipped"]
			]);
			function readConclusion(e) {
				let t = e.trim().toLowerCase().replaceAll("-", "_");
				return r.find((e) => e === t) ?? i.get(t);
			}
		}),
		1213: ((e, t, n) => {
			n.d(t, {
				F: () => readDestination,
				T: () => hasDestination
			});
			var r = n(9861);
			let i = [
				"base-url",
				"username",
				"password"
			];
			function hasDestination(e) {
				let has = (t) => (e.get(t)?.value.trim() ?? "") !== "";
				return has("webhook-url") || i.every(has);
			}
			function readDestination(e) {
				let t = i.filter((t) => e.has(t));
				return e.has("webhook-url") ? readWebhook(e, t) : t.length > 0 ? readRest(e, t) : {
					type: "missing",
					options: e.has("team") || e.has("forum") ? i : ["webhook-url"]
				};
			}
			function readWebhook(e, t) {
				t.length > 0 && e.fault("webhook-url", `given together with ${(0, r.KE)(t)}`, "Choose one: a webhook, or the REST API");
				let n = e.value("webhook-url");
				return n === void 0 ? {
					type: "missing",
					options: ["webhook-url"]
				} : {
					type: "webhook",
					url: n
				};
			}
			function readRest(e, t) {
				let n = t.map((t) => e.from(t));
				n.includes("input") && n.includes("environment") && e.fault("base-url", "this, username and password come partly from inputs and partly from the environment", "Give all three as inputs, or all three as WORKROOM_ variables");
				let r = e.value("base-url"), a = e.value("username"), o = e.value("password"), s = readTarget(e);
				return r === void 0 || a === void 0 || o === void 0 || s === void 0 ? {
					type: "missing",
					options: i.filter((e) => !t.includes(e))
				} : {
					type: "rest",
					baseUrl: r,
					username: a,
					password: o,
					target: s
				};
			}
			function readTarget(e) {
				let t = e.value("team"), n = e.value("forum");
				if (e.has("team") && e.has("forum")) return e.fault("team", "given together with forum", "Choose one of them");
				if (t !== void 0) return askedTarget("team", t);
				if (n !== void 0) return askedTarget("forum", n);
				if (!(e.has("team") || e.has("forum"))) return e.fault("team", "not given, so there is no place to post to", "Write team or forum with its name, nickname or numeric id");
			}
			function askedTarget(e, t) {
				return typeof t == "number" ? {
					type: e,
					id: t
				} : {
					type: e,
					name: t
				};
			}
		}),
		2072: ((e, t, n) => {
			n.d(t, { s: () => redactorFor });
			var r = n(8679), i = n(4437);
			function redactorFor(e, t = [], n = []) {
				let written = (t) => e.get(t)?.value, a = i.l.flatMap(({ name: e, secrets: t }) => {
					let n = written(e);
					return n === void 0 || t === void 0 ? [] : t(n, written);
				});
				return new r.p([...a, ...t], n);
			}
		}),
		2633: ((e, t, n) => {
			n.d(t, {
				$r: () => propertyOf,
				Qn: () => variableOf,
				b7: () => optionNamed
			});
			var r = n(4437);
			function optionNamed(e) {
				let t = r.l.find((t) => t.name === e);
				if (t === void 0) throw TypeError(`no such option: ${e}`);
				return t;
			}
			function propertyOf(e) {
				return e.replace(/-(.)/g, (e, t) => t.toUpperCase());
			}
			function variableOf(e) {
				return `WORKROOM_${e.toUpperCase().replaceAll("-", "_")}`;
			}
		}),
		4437: ((e, t, n) => {
			n.d(t, { l: () => x });
			var r = n(6246), i = n(5056), a = n(3684);
			let o = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;
			function readAddress(e) {
				let t = URL.parse(e.trim());
				if (t === null) return {
					type: "fault",
					fault: "not a URL"
				};
				if (!o.test(t.hostname)) return {
					type: "fault",
					fault: "has a sign in its host that no host has"
				};
				let n = t.username !== "" || t.password !== "" ? "holds a user name or password before the host" : (0, a.y)(t);
				return n === void 0 ? {
					type: "ok",
					url: t
				} : {
					type: "fault",
					fault: n
				};
			}
			function address(e) {
				return (t) => {
					let n = readAddress(t.text);
					if (n.type === "ok") return n.url;
					let r = t.text.trim();
					return t.fault(n.fault + looks(r), nextFor(r) ?? e);
				};
			}
			function nextFor(e) {
				let t = URL.parse(e);
				if (t !== null) return t.username !== "" || t.password !== "" ? "Write it without them" : t.protocol === "http:" ? "Write its https:// address" : void 0;
			}
			function looks(e) {
				if (URL.canParse(e)) return "";
				let t = /^https:\/\//i.test(e) ? "" : ", without https:// in front";
				return ` (${e.length} characters${t})`;
			}
			function picture() {
				return (e) => {
					let t = e.text.trim();
					if (e.redact(t) !== t) return e.notice("holds a secret, so it was not used");
					let n = URL.parse(t)?.protocol;
					if (n === "https:") return t;
					let r = n === "http:" ? "an http URL" : `not an https URL: ${e.shown(t)}`;
					return e.fault(r, "Write the https address of a picture");
				};
			}
			var s = n(4581), c = n(8274);
			let l = [
				"true",
				"True",
				"TRUE"
			], u = [
				"false",
				"False",
				"FALSE"
			];
			function choice(e) {
				return (t) => {
					let n = t.text.trim();
					return e.find((e) => e === n.toLowerCase()) ?? t.fault(`unknown value ${t.shown(n)}`, oneOf(e, n));
				};
			}
			function choiceList(e) {
				return (t) => {
					let n = t.text.split(/[\s,]+/).filter((e) => e !== ""), r = n.filter((t) => !e.some((e) => e === t.toLowerCase())), i = r.filter((t) => meantBy(t, e) !== void 0);
					for (let n of new Set(i)) t.fault(`unknown value ${t.shown(n)}`, oneOf(e, n));
					r.length > i.length && t.fault(`unknown value in ${t.shown(t.text.trim())}`, oneOf(e)), n.length === 0 && t.fault("names nothing", `Write some of ${e.join(", ")}`);
					let a = n.map((e) => e.toLowerCase());
					return [...new Set(a)].flatMap((t) => e.find((e) => e === t) ?? []);
				};
			}
			function choices_boolean() {
				return (e) => {
					let t = e.text.trim();
					return l.includes(t) ? !0 : !u.includes(t) && e.fault(`not a boolean: ${e.shown(t)}`, "Write true or false");
				};
			}
			function oneOf(e, t = "") {
				let n = meantBy(t, e);
				return `Write one of ${e.join(", ")}${n === void 0 ? "" : `; did you mean ${n}?`}`;
			}
			function meantBy(e, t) {
				let n = (0, c._)(e);
				return t.find((e) => e === n) ?? (0, s.p)(e, t);
			}
			var d = n(5593), f = n(9356);
			function day() {
				return (e) => {
					let t = e.text.trim(), n = t.toLowerCase(), r = n === "today" ? [
						"",
						"0",
						"d"
					] : /^\+(\d{1,4})([dw])$/.exec(n);
					if (r !== null) {
						let t = Number(r[1]) * (r[2] === "w" ? 7 : 1);
						return new Date(Date.parse(e.today()) + t * 864e5).toISOString().slice(0, 10);
					}
					return (0, d.N)(n) ? n : e.fault(`not a day: ${e.shown(t)}`, "Write YYYY-MM-DD, today, or a time from today such as +3d or +2w");
				};
			}
			function zone() {
				return (e) => {
					let t = e.text.trim();
					if (t.toUpperCase() === "UTC") return "UTC";
					if (/^[A-Za-z]/.test(t) && isZone(t)) return t;
					let n = (0, s.p)(t.replaceAll(" ", "_"), Intl.supportedValuesOf("timeZone")), r = "Write UTC or an IANA name such as Europe/Berlin";
					return e.fault(`no time zone: ${(0, f.kA)(t, e.shown)}`, n === void 0 ? r : `${r}; did you mean ${n}?`);
				};
			}
			function isZone(e) {
				try {
					return new Intl.DateTimeFormat("en-US", { timeZone: e }), !0;
				} catch {
					return !1;
				}
			}
			var p = n(6769), m = n(2215);
			function numberReader(e) {
				let { range: t, whole: n } = e, [r, i] = t;
				return (e) => {
					let t = e.text.trim(), a = /^\d+(\.\d+)?$/.test(t) ? Number(t) : NaN;
					return a >= r && a <= i ? n ? Math.floor(a) : a : e.fault(`not a number in range: ${e.shown(t)}`, `Write a number from ${r} to ${i}`);
				};
			}
			function globs() {
				return (e) => {
					let t = e.text.split(/\r?\n/).flatMap((e) => e.trim() || []);
					return t.every((e) => e.startsWith("!")) ? e.fault("only says what to leave out", "Write a pattern of the files to read, such as **/TEST-*.xml") : t.length <= 100 ? t : e.fault(`${t.length} patterns`, "Write at most 100, one a line");
				};
			}
			var h = n(6666);
			let g = `Write one of ${c.F.join(", ")}, workflow for the whole run, or the needs of a GitHub job as JSON: toJSON(needs)`;
			function status_status() {
				return (e) => {
					let t = e.text.trim();
					if (t.startsWith("{")) return readNeeds(e, t);
					if (t.toLowerCase() === "workflow") return { type: "workflow" };
					let n = (0, c._)(t);
					return n === void 0 ? e.fault(`unknown value ${e.shown(t)}`, g) : {
						type: "conclusion",
						conclusion: n
					};
				};
			}
			function readNeeds(e, t) {
				let n = (0, h.q)(t);
				if (!(0, h.u)(n)) return e.fault("looks like JSON, but cannot be read as such", "Write ${{ toJSON(needs) }}");
				let r = [], i = [];
				for (let [t, a] of Object.entries(n)) {
					let n = (0, h.u)(a) && typeof a.result == "string" ? (0, c._)(a.result) : void 0;
					if (n === void 0 || n === "in_progress") return e.fault(`job ${e.shown(t)} has no result`, "Write ${{ toJSON(needs) }} as it is");
					r.push(n), n === "success" && i.push(t);
				}
				return r.length > 0 ? {
					type: "needs",
					results: r,
					passed: i
				} : e.fault("holds no job", "Give the job that sends a `needs:` list, or leave status out");
			}
			function texts_text() {
				return (e) => e.text;
			}
			function lines() {
				return ({ text: e }) => e.split(/[\r\n]+/).filter((e) => e.trim() !== "");
			}
			function lineReader({ longest: e = Infinity } = {}) {
				return (t) => {
					let n = t.text.trim();
					return n.length <= e ? t.redact(n) : t.fault(`${n.length} characters long`, `Write at most ${e} characters`);
				};
			}
			function username() {
				return (e) => {
					let t = e.text.trim();
					return t.includes(":") ? e.fault("holds a colon", "Write the user name without it: Basic authentication allows none there") : t;
				};
			}
			function token() {
				return (e) => {
					let t = e.text.trim();
					return /^[!-~]+$/.test(t) ? t : e.notice("holds blanks or other characters that no token has, so it was not used. Leave this input out.");
				};
			}
			function template(e) {
				return (t) => {
					let r = t.text.trim(), i = e.find((e) => e === r.toLowerCase());
					if (i !== void 0) return {
						type: "preset",
						name: i
					};
					let a = `Write ${e.join(", ")}, or the path of a file in the workspace`, o = /[./\\]/.test(r) ? void 0 : (0, s.p)(r, e);
					return o === void 0 ? t.workspace === "later" ? { type: "later" } : n.e(147).then(n.bind(n, 147)).then(({ fromFile: e }) => e(r, t, a)) : t.fault(`there is no preset ${t.shown(r)}`, `${a}; did you mean ${o}?`);
				};
			}
			let _ = [
				"rest message",
				"rest topic",
				"rest task",
				"rest incident"
			], v = [
				"webhook message",
				"webhook topic",
				"webhook task",
				..._
			], y = "Bare text has no sender of its own: leave this out, or leave --format text out", b = [
				"job",
				"matrix",
				"strategy"
			].map((e) => `"${e}":\${{ toJSON(${e}) }}`), x = [
				{
					name: "webhook-url",
					read: address("If it comes from a secret, check that the secret holds the whole URL and reaches this job (forks and Dependabot get none)"),
					partOf: "destination",
					secrets: r.dd
				},
				{
					name: "base-url",
					read: address("Write the address of the service, for example https://acme.example.com"),
					partOf: "destination"
				},
				{
					name: "username",
					read: username(),
					partOf: "destination"
				},
				{
					name: "password",
					read: texts_text(),
					partOf: "destination",
					secrets: (e, t) => (0, r.R4)(e, t("username"))
				},
				{
					name: "team",
					read: (0, p.ir)(),
					partOf: "destination",
					carriers: _,
					instead: "A webhook always posts to the place it was created for: leave this out, or use base-url, username and password"
				},
				{
					name: "forum",
					read: (0, p.ir)(),
					partOf: "destination",
					carriers: _,
					instead: "A webhook always posts to the place it was created for: leave this out, or use base-url, username and password"
				},
				{
					name: "kind",
					read: choice(i.GW),
					default: "message",
					inFrontMatter: !0
				},
				{
					name: "when",
					read: choiceList(i.kG),
					default: "always"
				},
				{
					name: "only-if",
					read: lineReader({ longest: 2e3 })
				},
				{
					name: "status",
					read: status_status()
				},
				{
					name: "template",
					read: template(i.dO),
					default: "default",
					text: `Whose words: ${i.dO.map((e) => `\`${e}\``).join(", ")}, or the path of a template file in the workspace, such as \`.github/notify/deploy.md\`; see "Your own words".`
				},
				{
					name: "subject",
					read: texts_text(),
					inFrontMatter: !0,
					carriers: [
						"webhook topic",
						"webhook task",
						"rest topic",
						"rest task",
						"rest incident"
					],
					instead: "A chat message has no subject: write it into body, or set kind to topic or task"
				},
				{
					name: "body",
					read: texts_text()
				},
				{
					name: "variables",
					read: (0, m.gS)(),
					default: "{}"
				},
				{
					name: "mention",
					read: (0, p.wy)()
				},
				{
					name: "users",
					read: (0, p.VV)()
				},
				{
					name: "assignees",
					read: (0, p.Hy)(),
					carriers: ["rest task", "rest incident"],
					instead: "Only a task through the REST API has assignees: leave them out, or use kind: task with base-url"
				},
				{
					name: "category",
					read: (0, p.ir)(),
					inFrontMatter: !0,
					carriers: ["rest task", "rest incident"],
					instead: "Only a task through the REST API has a category: leave it out, or use kind: task with base-url"
				},
				{
					name: "due-date",
					read: day(),
					inFrontMatter: !0,
					carriers: ["webhook task"],
					instead: "Only a task through a webhook has a due date: write the day into body, or use a task webhook"
				},
				{
					name: "complete-date",
					read: day(),
					inFrontMatter: !0,
					carriers: ["webhook task"],
					instead: "Only a task through a webhook can be created completed: leave it out, or use a task webhook"
				},
				{
					name: "unique-key",
					read: lineReader({ longest: 200 }),
					carriers: _,
					instead: "A webhook gives no way to look for an open record: leave it out, or use base-url, username and password"
				},
				{
					name: "ephemeral",
					read: choices_boolean(),
					default: "false",
					carriers: ["webhook message"],
					instead: "Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook"
				},
				{
					name: "sender-name",
					read: lineReader({ longest: 100 }),
					carriers: v,
					instead: y
				},
				{
					name: "sender-avatar",
					read: picture(),
					carriers: v,
					instead: y
				},
				{
					name: "report",
					read: lineReader({ longest: 500 })
				},
				{
					name: "test-reports",
					read: globs()
				},
				{
					name: "log-files",
					read: globs()
				},
				{
					name: "period",
					read: async (e) => (await n.e(964).then(n.bind(n, 7964))).period(e)
				},
				{
					name: "repositories",
					read: async (e) => (await n.e(964).then(n.bind(n, 7964))).repositories(e)
				},
				{
					name: "github-token",
					read: token(),
					expression: "${{ github.token }}",
					secrets: r.of
				},
				{
					name: "secrets",
					read: lines(),
					partOf: "redactor",
					secrets: r.jX
				},
				{
					name: "delivery",
					read: choice(i.rV),
					default: "auto"
				},
				{
					name: "timeout",
					read: numberReader({ range: [1, 3600] }),
					default: "60"
				},
				{
					name: "time-zone",
					read: zone(),
					default: "UTC"
				},
				{
					name: "dry-run",
					read: choices_boolean(),
					default: "false"
				},
				{
					name: "fail-on-error",
					read: choices_boolean(),
					default: "false",
					actionOnly: !0
				},
				{
					name: "context",
					read: (0, m._O)(),
					actionOnly: !0,
					default: "{}",
					expression: `{${b.join(",")},"action_status":\${{ toJSON(github.action_status) }}}`
				},
				{
					name: "format",
					read: choice(i.hK),
					default: "json",
					environmentOnly: !0,
					carriers: ["webhook text"],
					instead: "Only a chat message through a webhook can be bare text: leave this out, or use a message webhook"
				},
				{
					name: "settle-time",
					read: numberReader({ range: [0, 600] }),
					default: "10",
					environmentOnly: !0
				},
				{
					name: "max-length",
					read: numberReader({
						range: [200, 1e5],
						whole: !0
					}),
					default: "3900",
					environmentOnly: !0
				}
			];
		}),
		5056: ((e, t, n) => {
			n.d(t, {
				GW: () => r,
				dO: () => i,
				hK: () => s,
				kG: () => a,
				rV: () => o
			});
			let r = [
				"message",
				"topic",
				"task",
				"incident"
			], i = [
				"default",
				"compact",
				"detailed",
				"watch",
				"digest"
			], a = [
				"always",
				"success",
				"failure",
				"cancelled",
				"change",
				"broken",
				"still-failing",
				"fixed"
			], o = [
				"auto",
				"at-least-once",
				"at-most-once"
			], s = ["json", "text"];
		}),
		6769: ((e, t, n) => {
			n.d(t, {
				wQ: () => accountsIn,
				Hy: () => assignees,
				ww: () => assigneesOf,
				x: () => isPersonal,
				wy: () => mentions,
				ir: () => reference,
				VV: () => users
			});
			var r = n(4704), i = n(2215);
			let a = /\b(?:gh[pousr]_[A-Za-z\d]{20}|github_pat_\w{20}|glpat-[\w-]{15}|npm_[A-Za-z\d]{30}|xox[a-z]-[\w-]{10}|(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{35})|(?<![\w-])[\w-]{0,40}?eyJ[\w-]{8,4000}\.[\w-]{8}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----|\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/@]{1,512}@/i;
			function holdsToken(e) {
				return a.test(e);
			}
			let o = [
				"team",
				"here",
				"author",
				"suspects",
				"owners",
				"admins"
			], s = "holds a secret", c = /^[^\s@,]{1,64}@[^\s@,]{1,190}$/, l = (0, r.g)(String.raw`^(?=.*[\p{L}\p{N}])[\p{L}\p{N}_.-]{1,100}$`), u = (0, r.g)(String.raw`[\p{Cc}\p{Zl}\p{Zp}]`), d = {
				channel: "team",
				everyone: "team",
				all: "team",
				suspect: "suspects",
				authors: "author",
				owner: "owners",
				codeowners: "owners"
			}, f = [
				"team",
				"here",
				"all",
				"everyone",
				"channel",
				"forum"
			];
			function isPersonal(e) {
				return isUsername(e) && !f.includes(e.toLowerCase());
			}
			function isUsername(e) {
				return l().test(e);
			}
			function reference() {
				return (e) => {
					let t = e.text.trim();
					if (/^\d{1,15}$/.test(t) && Number(t) > 0) return Number(t);
					let n = "Write its name, its nickname, or its numeric id such as 1042";
					return holdsSecret(e) ? e.fault(s, n) : /^[-+]?[\d.]+$/.test(t) ? e.fault(`neither an id nor a name: ${e.shown(t)}`, n) : t.length > 100 ? e.fault(`${t.length} characters long`, n) : u().test(t) ? e.fault("more than one line", n) : t;
				};
			}
			function mentions() {
				let e = "Write usernames, team, here, author, suspects, owners or admins";
				return (t) => {
					if (holdsSecret(t)) return t.fault(s, e);
					let n = namesIn(t).map((n) => namedBy(t, n, e));
					return n.some((e) => e?.by === "email" || e?.by === "id") && t.fault("an e-mail address or id mentions nobody", e), boundedNames(t, n, e);
				};
			}
			function assignees() {
				let e = "Write usernames, e-mail addresses, ids, author, suspects, owners or admins; between lists stands \"or\"";
				return (t) => {
					if (holdsSecret(t)) return t.fault(s, e);
					let n = [[]];
					for (let e of namesIn(t)) e.toLowerCase() === "or" ? n.push([]) : n.at(-1)?.push(e);
					return n.some((e) => e.length === 0) ? t.fault("a list before or after \"or\" is empty", e) : n.flatMap((n) => {
						let r = n.map((n) => namedBy(t, n, e));
						return r.some((e) => e?.by === "role" && (e.role === "team" || e.role === "here")) && t.fault("team and here are groups, and a task is assigned to people", e), [boundedNames(t, r, e) ?? []];
					});
				};
			}
			function users() {
				return (e) => {
					let t = e.text.trim();
					return holdsSecret(e) ? e.fault(s, "Write `login or e-mail: username`, one a line") : /^[^\n\r{]{1,1000}\.(?:ya?ml|json)$/i.test(t) && !t.includes(": ") ? {
						type: "file",
						path: t
					} : accountsIn(e).then((e) => e && {
						type: "map",
						accounts: e
					});
				};
			}
			async function accountsIn(e) {
				let t = await (0, i.l8)(e);
				if (t === void 0) return;
				let n = new Map();
				for (let [r, i] of Object.entries(t)) {
					let t = typeof i == "string" || typeof i == "number" ? bare(String(i).trim()) : "";
					isUsername(t) ? n.set(bare(r.trim()).toLowerCase(), t) : e.fault(`${e.shown(r)} has no username`, "Write `login or e-mail: username`, one a line");
				}
				return n;
			}
			function holdsSecret({ text: e, redact: t }) {
				return t(e) !== e || holdsToken(e);
			}
			function namesIn(e) {
				return e.text.split(/[\s,]+/).filter((e) => e !== "");
			}
			function namedBy(e, t, n) {
				let r = bare(t), i = r.toLowerCase(), a = r === t, s = o.find((e) => e === i);
				if (s !== void 0 && (a || s === "team" || s === "here")) return {
					by: "role",
					role: s
				};
				let l = Object.hasOwn(d, i) ? d[i] : void 0;
				return l !== void 0 && (a || l === "team") ? e.fault(`unknown word ${e.shown(t)}`, `${n}; did you mean ${l}?`) : a && /^\d{1,15}$/.test(r) && Number(r) > 0 ? {
					by: "id",
					id: Number(r)
				} : c.test(r) ? {
					by: "email",
					name: r
				} : isUsername(r) ? {
					by: "username",
					name: r
				} : e.fault(`not a username in ${e.shown(e.text.trim())}`, n);
			}
			function boundedNames(e, t, n) {
				return t.length === 0 ? e.fault("names nobody", n) : t.length > 100 ? e.fault(`names ${t.length}`, "Write at most 100") : t.filter((e) => e !== void 0);
			}
			function bare(e) {
				return e.startsWith("@") ? e.slice(1) : e;
			}
			let p = [[{
				by: "role",
				role: "suspects"
			}], [{
				by: "role",
				role: "admins"
			}]];
			function assigneesOf({ assignees: e, kind: t }) {
				return e ?? (t === "incident" ? p : []);
			}
		}),
		6666: ((e, t, n) => {
			n.d(t, {
				q: () => parseJson,
				u: () => isRecord
			});
			function parseJson(e) {
				try {
					return JSON.parse(e);
				} catch {
					return;
				}
			}
			function isRecord(e) {
				return typeof e == "object" && !!e && !Array.isArray(e);
			}
		}),
		2215: ((e, t, n) => {
			n.d(t, {
				_O: () => context,
				gS: () => mapReader,
				l8: () => readMap
			});
			var r = n(6666);
			function mapReader() {
				return readMap;
			}
			function readMap(e) {
				let t = (0, r.q)(e.text);
				return (0, r.u)(t) ? t : readYaml(e);
			}
			async function readYaml(e) {
				let { parseDocument: t } = await n.e(815).then(n.t.bind(n, 8815, 19)), i = t(e.text, {
					logLevel: "silent",
					prettyErrors: !0
				}), a = i.errors[0], o = a?.linePos?.[0], s = a === void 0 ? expanded(i) : void 0;
				if ((0, r.u)(s)) return s;
				let c = o === void 0 ? "" : ` at line ${o.line}, column ${o.col}`, l = a === void 0 ? `not a map: ${e.shown(e.text)}` : `not readable as YAML or JSON${c}`;
				return e.fault(l, "Write one `name: value` a line, or a JSON object");
			}
			function context() {
				return (e) => {
					let t = (0, r.q)(e.text);
					return (0, r.u)(t) ? t : e.notice("not JSON, so the job, its matrix and its status are not known. Leave this input out.");
				};
			}
			function expanded(e) {
				try {
					return e.toJS({ maxAliasCount: 20 });
				} catch {
					return;
				}
			}
		}),
		9356: ((e, t, n) => {
			n.d(t, {
				JJ: () => shownValue,
				Y5: () => lengthOf,
				kA: () => shownNames
			});
			var r = n(9861), i = n(6246);
			let a = (0, n(4704).g)(String.raw`^(?:[\p{Lu}\p{Lo}]?[\p{Ll}\p{Lo}\p{M}]*|\p{Lu}+)$`), o = /^[\d.:+TZ-]+$/;
			function shownValue(e) {
				return e.length > 60 ? lengthOf(e) : e.split(/[\s,]+/).filter((e) => e.length >= i.JQ).every(isPlain) ? (0, r.SP)(e) : lengthOf(e);
			}
			function shownNames(e, t) {
				return !e.includes(":") && e.split(/[\\/]/).every((e) => t(e) === (0, r.SP)(e)) ? (0, r.SP)(e) : t(e);
			}
			function isPlain(e) {
				return o.test(e) || e.split(/[._'+:-]/).every((e) => a().test(e));
			}
			function lengthOf(e) {
				return `"\u2026" (${e.length} characters, not shown)`;
			}
		}),
		1503: ((e, t, n) => {
			n.d(t, { h: () => skipped });
			function skipped(e, t, n = "") {
				return {
					at: e,
					outcome: "skipped",
					reason: t,
					hint: n
				};
			}
		}),
		8544: ((e, t, n) => {
			n.d(t, {
				K3: () => base64,
				uh: () => hex,
				wI: () => utf8Length
			});
			let r = new TextEncoder();
			function utf8Length(e) {
				return r.encode(e).length;
			}
			function base64(e) {
				return btoa(bytesOf(e).map((e) => String.fromCharCode(e)).join(""));
			}
			function hex(e) {
				return bytesOf(e).map((e) => e.toString(16).padStart(2, "0")).join("");
			}
			function bytesOf(e) {
				return Array.from(r.encode(e));
			}
		}),
		5593: ((e, t, n) => {
			n.d(t, {
				N: () => isDay,
				q: () => clockTime
			});
			function isDay(e) {
				if (!/^\d{4}-\d{2}-\d{2}$/.test(e)) return !1;
				let t = new Date(`${e}T00:00:00Z`);
				return !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e);
			}
			function clockTime(e, t = "UTC") {
				if (t === "UTC") return {
					...partsOf(e.toISOString()),
					zone: "UTC"
				};
				let n = new Intl.DateTimeFormat("en-US", {
					timeZone: t,
					hourCycle: "h23",
					year: "numeric",
					month: "2-digit",
					day: "2-digit",
					hour: "2-digit",
					minute: "2-digit",
					timeZoneName: "short"
				}), { year: r, month: i, day: a, hour: o, minute: s, timeZoneName: c = t } = Object.fromEntries(n.formatToParts(e).map(({ type: e, value: t }) => [e, t]));
				return {
					...partsOf(`${r?.padStart(4, "0")}-${i}-${a}T${o}:${s}`),
					zone: c
				};
			}
			function partsOf(e) {
				let t = e.slice(0, 10);
				return {
					day: t,
					time: e.slice(11, 16),
					weekday: new Date(`${t}T00:00:00Z`).getUTCDay()
				};
			}
		}),
		5615: ((e, t, n) => {
			n.d(t, {
				k: () => mayHoldCredential,
				t: () => plainOfColours
			});
			let r = /passw|passphrase|passcode|pwd|secret|token|credential|bearer |basic |apikey |\$(?:2[abxy]|5|6|apr1|argon2id?)\$|---- ?begin|putty-user|identified |jdbc:oracle|sqlplus |bindpw |vault login |@(?:tcp|unix)\(|pass:|requirepass|masterauth|amzn|webhookb|hooks?[./]|azdo|jqqj99|apim|acdb|aiot|azeg|az(?:fu|se|ca)|\+(?:aba|amc|ast|asb|aeh|arm|acr)/i, i = /key|auth(?!or(?!iz))|pass|psw|_pw|^pw$|sig(?!n)|signature|cookie|session|sid\d?$|jwt|(?:^|[_.-])pat\d?$|dsn|otp|_pin|salt|nonce|verifier|hash$|login|creds?$|code|saml|assertion|connection/i, a = /\\{0,7}(?:["'`]|&quot;|&#39;|&apos;)?\]?(?:\s{0,8}(?:[=:>[]|->|\?[=:]|!=|\([@brfuL]?["'`]|%3d)| \| |["'`;],| (?:is|was|set|will|for) |[ \t]["'])|["'],?\s{0,40}["']?value/iy, o = / -(?:[uapwkb]|-user|-proxy-user)/i, s = /curl|wget|http|\bxh\b|lftp|smbclient|rsync|svn|\bab\b|\bhey\b|log(?:in|on)|signin|sshpass|mysql|mariadb|mongo|htpasswd|zip|7z|\baz\b|docker|podman|helm|\boc\b|\bcf\b|nuget|twine|vault|influx|sqlcmd|bcp|mosquitto|[io]sql|redis|ldap|openssl|-user/i, c = /\becho /i, l = /[\w~$.-]{3,}/g, u = /[^\W_]{5,}/g, d = /^[\da-f.-]+$/, f = /[=:>|,][\s'"`=]{0,5}$/, p = /[^\s"'`<>|\\^]*/y, m = /(?:\u001b\[|\u009b)[\d;:]{0,40}[A-Za-z]/g;
			function plainOfColours(e) {
				return e.includes("\x1B") || e.includes("\u009b") ? e.replace(m, "") : e;
			}
			function mayHoldCredential(e) {
				return e.length >= 1e3 || r.test(e) || o.test(e) && s.test(e) ? !0 : c.test(e) || holdsAccount(e) || [...e.matchAll(l)].some(mayBeOne);
			}
			function holdsAccount(e) {
				for (let t = e.indexOf("://"); t !== -1; t = e.indexOf("://", p.lastIndex)) if (p.lastIndex = t + 3, p.exec(e)?.[0].includes("@") === !0) return !0;
				return !1;
			}
			function mayBeOne({ 0: e, index: t, input: n }) {
				return i.test(e) && (a.lastIndex = t + e.length, e.startsWith("-") || a.test(n) || /^[A-Z_\d]+$/.test(e)) ? !0 : e.length < 15 ? !1 : d.test(e) ? f.test(n.slice(Math.max(0, t - 6), t)) : e.match(u)?.some(looksMade) ?? !1;
			}
			function looksMade(e) {
				return /\d/.test(e) && /[A-Za-z]/.test(e) || /[a-z][A-Z]|[A-Z]{12}/.test(e);
			}
		}),
		49: ((e, t, n) => {
			n.d(t, {
				d: () => loadHide,
				r: () => withoutCredentials
			});
			var r = n(5615);
			async function withoutCredentials(e) {
				if (!mayHold(e)) return e;
				let { hideCredentials: t } = await n.e(903).then(n.bind(n, 9903));
				return changed(e, t);
			}
			async function loadHide(e) {
				let { hideCredentials: t } = await n.e(903).then(n.bind(n, 9903));
				return (n) => t(e.redact(n));
			}
			function mayHold(e) {
				return typeof e == "string" ? (0, r.k)((0, r.t)(e)) : typeof e == "object" && !!e && Object.values(e).some(mayHold);
			}
			function changed(e, t) {
				return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => changed(e, t)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, changed(n, t)]));
			}
		}),
		6455: ((e, t, n) => {
			n.d(t, { t: () => inert });
			var r = n(4704);
			let i = 4e3, a = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, o = (0, r.g)(String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]+`, "g"), s = (0, r.g)(String.raw`^[^\p{L}\p{N}]+`), c = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(\u0007|\u001b\\)?/g, l = /^[\x20-\x7e]*$/;
			function inert(e) {
				let t = l.test(e) ? e.trim() : shownOnly(e), n = t.includes("::") || t.includes("##") ? quieted(t) : t;
				return n.length > i ? `${n.slice(0, i).toWellFormed()}\u2026` : n;
			}
			function shownOnly(e) {
				return e.replace(c, "").replace(a, " ").replace(o(), "").toWellFormed().trim();
			}
			function quieted(e) {
				return e.replace(s(), (e) => e.replaceAll(/:(?=:)/g, ": ")).replaceAll(/##+\[?/g, (e) => e.endsWith("[") ? `${[...e.slice(0, -1)].join(" ")}[` : e);
			}
		}),
		9659: ((e, t, n) => {
			n.d(t, { u: () => r });
			let r = String.raw`(?:\.|&period;|&#0*46;|&#x0*2e;)`;
		}),
		4581: ((e, t, n) => {
			n.d(t, {
				p: () => nearest,
				q: () => nearestOf
			});
			var r = n(1916);
			function nearest(e, t) {
				return ranked(e, t.filter((t) => Math.abs(t.length - e.length) <= 2)).find(isSlip)?.name;
			}
			function nearestOf(e, t, n) {
				let r = ranked(e, [...new Map(t.toReversed().map((e) => [e.toLowerCase(), e])).values()]), [i] = r.filter(isSlip);
				if (i !== void 0) return [i.name];
				let holds = ({ name: t }) => t.toLowerCase().includes(e.toLowerCase());
				return [...r.filter(holds), ...r.filter((e) => !holds(e))].slice(0, n).map(({ name: e }) => e);
			}
			function isSlip({ name: e, edits: t }) {
				return t <= 2 && t < e.length;
			}
			function ranked(e, t) {
				return (e.length > 200 ? [] : t.filter((e) => e.length <= 200)).map((t) => ({
					name: t,
					edits: (0, r.Io)(e.toLowerCase(), t.toLowerCase())
				})).sort((e, t) => e.edits - t.edits);
			}
		}),
		9861: ((e, t, n) => {
			n.d(t, {
				EU: () => shortName,
				KE: () => listed,
				SP: () => shown
			});
			let r = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`;
			function shown(e) {
				if (e === void 0) return "nothing";
				if (typeof e == "number") return String(e);
				let t = JSON.stringify(typeof e == "string" ? e.slice(0, 120) : e) ?? typeof e;
				return withoutControls(t.length > 60 ? `${t.slice(0, 60).toWellFormed()}\u2026` : t);
			}
			function shortName(e) {
				return withoutControls(e.length > 60 ? `${e.slice(0, 60).toWellFormed()}\u2026` : e.toWellFormed());
			}
			function withoutControls(e) {
				return e.replaceAll(new RegExp(r, "gu"), "\ufffd");
			}
			function listed(e) {
				return e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")} and ${e.at(-1)}`;
			}
		}),
		8679: ((e, t, n) => {
			n.d(t, {
				p: () => Redactor,
				c: () => i
			});
			var r = n(8544);
			class TextFinder {
				#e = new Map();
				#t = new Uint8Array(16384);
				#n;
				constructor(e) {
					let t = 0;
					for (let n of new Set(e)) {
						let e = headHash(n, 0);
						this.#t[e] = 1;
						let r = this.#e.get(e);
						r === void 0 ? this.#e.set(e, [n]) : r.push(n), t = Math.max(t, n.length);
					}
					this.#n = t;
				}
				get isEmpty() {
					return this.#e.size === 0;
				}
				spansIn(e) {
					let t = [], n = this.isEmpty ? -1 : e.length - 4;
					for (let r = 0; r <= n; r += 1) {
						let n = headHash(e, r);
						if (this.#t[n] !== 0) for (let i of this.#e.get(n) ?? []) e.startsWith(i, r) && t.push({
							start: r,
							end: r + i.length
						});
					}
					return t;
				}
				beginningsAt(e, t, n) {
					let r = [];
					for (let i = Math.max(0, t - this.#n + 1); i <= t - n; i += 1) {
						let n = this.#e.get(headHash(e, i)) ?? [], isBeginning = (n) => n.length > t - i && n.startsWith(e.slice(i, t));
						n.some(isBeginning) && r.push({
							start: i,
							end: t
						});
					}
					return r;
				}
			}
			function headHash(e, t) {
				let n = e.charCodeAt(t) * 31 + e.charCodeAt(t + 1), r = e.charCodeAt(t + 2) * 31 + e.charCodeAt(t + 3);
				return n * 961 + r & 16383;
			}
			let i = 4, a = 1e3;
			class Redactor {
				masks;
				#e;
				#t;
				#n;
				constructor(e, t = []) {
					this.masks = longestFirst(e);
					let n = longestFirst([...e, ...t]).map((e) => ({
						text: e,
						forms: formsOf(e)
					})), r = n.flatMap((e) => e.forms);
					this.#e = new TextFinder(r), this.#t = new TextFinder(n.flatMap((e) => o.test(e.text) ? [] : e.forms)), this.#n = r.reduce((e, t) => Math.min(e, t.length), a);
				}
				redact(e, t = []) {
					if (e.length < this.#n) return e;
					let n = [...this.#e.spansIn(e), ...beginningsAtEnd(e, this.#t)];
					if (n.length === 0) return e;
					let r = mergedSpans(inOrder(spansOf(e, t))), i = mergedSpans(r.length === 0 ? inOrder(n) : outside(inOrder(n), r)), a = "", o = 0;
					for (let { start: t, end: n } of i) a += e.slice(o, t) + "***", o = n;
					return a + e.slice(o);
				}
				redactAll(e, t = []) {
					return this.#e.isEmpty ? e : copied(e, (e) => this.redact(e, t));
				}
			}
			function longestFirst(e) {
				return [...new Set(e)].filter((e) => e.length >= 4).sort((e, t) => t.length - e.length);
			}
			let o = /^(https?:\/)?\//i, s = /^[\w.~-]*$/;
			function formsOf(e) {
				return [
					e,
					...s.test(e) ? [] : escaped(e),
					...encoded(e),
					...cased(e)
				];
			}
			function cased(e) {
				return e.length < 8 ? [] : [e.toLowerCase(), e.toUpperCase()];
			}
			function escaped(e) {
				let t = e.toWellFormed(), n = encodeURIComponent(t), r = n.replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`), i = JSON.stringify(e).slice(1, -1), a = e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"), o = a.replaceAll("\"", "&quot;");
				return [
					...[
						n,
						r,
						encodeURI(t)
					].flatMap((e) => [e, lowerHex(e)]),
					n.replaceAll("%20", "+"),
					i,
					i.replaceAll("/", "\\/"),
					a,
					o,
					o.replaceAll("'", "&apos;"),
					o.replaceAll("'", "&#39;"),
					o.replaceAll("'", "&#x27;")
				];
			}
			function lowerHex(e) {
				return e.replace(/%[0-9A-F]{2}/g, (e) => e.toLowerCase());
			}
			function encoded(e) {
				let t = (0, r.wI)(e), n = (0, r.uh)(e), i = [(0, r.K3)(e), ...[
					0,
					1,
					2
				].map((n) => base64Within(e, t, n))], a = i.map((e) => e.replaceAll("+", "-").replaceAll("/", "_"));
				return [
					...i,
					...a,
					n,
					n.toUpperCase()
				].filter((e) => e.length >= 8);
			}
			function base64Within(e, t, n) {
				return (0, r.K3)(" ".repeat(n) + e).slice(Math.ceil(n * 8 / 6), Math.floor((n + t) * 8 / 6));
			}
			function spansOf(e, t) {
				let n = [];
				for (let r of t) for (let t = e.indexOf(r); t >= 0; t = e.indexOf(r, t + 1)) n.push({
					start: t,
					end: t + r.length
				});
				return n;
			}
			function inOrder(e) {
				return e.sort((e, t) => e.start - t.start);
			}
			function beginningsAtEnd(e, t) {
				return e.length < a ? [] : t.beginningsAt(e, e.endsWith("\u2026") ? e.length - 1 : e.length, 8);
			}
			function mergedSpans(e) {
				let t = [];
				for (let n of e) {
					let e = t.at(-1);
					e === void 0 || n.start > e.end ? t.push(n) : n.end > e.end && (t[t.length - 1] = {
						start: e.start,
						end: n.end
					});
				}
				return t;
			}
			function outside(e, t) {
				let n = -1;
				return e.filter(({ start: e, end: r }) => {
					for (; (t[n + 1]?.start ?? Infinity) <= e;) n += 1;
					return r > (t[n]?.end ?? -1);
				});
			}
			function copied(e, t) {
				if (typeof e == "string") return t(e);
				if (!isPlain(e)) return e;
				let n = Array.isArray(e) ? [] : {};
				for (let r of Object.keys(e)) {
					let get = () => {
						let i = copied(e[r], t);
						return Object.defineProperty(n, r, {
							value: i,
							enumerable: !0
						}), i;
					};
					Object.defineProperty(n, r, {
						get,
						enumerable: !0,
						configurable: !0
					});
				}
				return n;
			}
			function isPlain(e) {
				if (typeof e != "object" || !e) return !1;
				let t = Object.getPrototypeOf(e);
				return t === Object.prototype || t === Array.prototype || t === null;
			}
		}),
		6246: ((e, t, n) => {
			n.d(t, {
				A: () => isEveryday,
				JQ: () => a,
				R4: () => accountSecrets,
				Y9: () => addressSecrets,
				dd: () => webhookSecrets,
				jX: () => listedSecrets,
				of: () => plainSecrets
			});
			var r = n(8544), i = n(8679);
			let a = 8, o = new Set("api app application applications automation automations bot bots callback callbacks channel channels chat compatible\n  connector connectors custom default deployment deployments development dispatch endpoint endpoints enterprise event\n  events execute external false generic github gitlab group groups hook hooks inbound incoming in integration integrations\n  internal invoke json listener manual markdown message messages native notification notifications notify organization\n  organizations path paths plain platform post posts production project projects public push receive receiver repo repos\n  repositories repository room rooms run sandbox send service services slack staging submit team teams text trigger\n  triggers true url user users web webhook webhooks workflow workflows workroom workrooms workspace workspaces".split(/\s+/)), s = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;
			function webhookSecrets(e) {
				let t = URL.parse(e.trim());
				if (t === null || !s.test(t.hostname)) return [...plainSecrets(e), ...e.split(/[\s/?&#=@:;,]+/).filter(isSecretPart)];
				let n = secretParts(t), r = n.length === 0 ? [] : [t.pathname + t.search];
				return [
					...plainSecrets(e),
					t.href,
					...r,
					...n
				].flatMap((e) => [e, percentDecoded(e)]);
			}
			function accountSecrets(e, t = "") {
				let n = `${t.trim()}:${e}`;
				return [
					...plainSecrets(e),
					n,
					(0, r.K3)(n)
				];
			}
			function addressSecrets(e) {
				let t = URL.parse(e.includes("://") ? e.trim() : `http://${e.trim()}`);
				return t === null || t.password === "" ? [] : [t.password, ...accountSecrets(percentDecoded(t.password), percentDecoded(t.username))];
			}
			function listedSecrets(e) {
				return e.split(/[\r\n]+/).flatMap(plainSecrets);
			}
			function plainSecrets(e) {
				let t = e.split(/[\r\n]+/).map((e) => e.trim());
				return [
					e,
					e.trim(),
					...t.filter((e) => e.length >= 8)
				];
			}
			function secretParts({ pathname: e, search: t, hash: n, host: r, username: a, password: o }) {
				let s = t.slice(1).split("&").map(queryValue), c = [
					...e.split("/"),
					...s,
					n.slice(1),
					a
				].filter((e) => !r.includes(e)), l = c.filter(isSecretPart), [u = ""] = c.filter((e) => !isEveryday(e)).sort((e, t) => t.length - e.length);
				return [...l.length > 0 ? l : [u], o].filter((e) => e.length >= i.c);
			}
			function queryValue(e) {
				return e.slice(e.indexOf("=") + 1) || e;
			}
			function isSecretPart(e) {
				return e.length >= 8 && !isEveryday(e);
			}
			function isEveryday(e) {
				return e.replaceAll(/([a-z])(?=[A-Z])/g, "$1-").toLowerCase().split(/[-_.]/).every((e) => o.has(e) || /^(v?\d{1,2}|20\d\d)$/.test(e));
			}
			function percentDecoded(e) {
				try {
					return decodeURIComponent(e);
				} catch {
					return e;
				}
			}
		}),
		4704: ((e, t, n) => {
			n.d(t, { g: () => unicodePattern });
			function unicodePattern(e, t = "") {
				let n;
				return () => (n ??= new RegExp(e, `${t}u`), n);
			}
		}),
		1164: ((e, t, n) => {
			n.d(t, { R: () => abandonLookUps });
			var r = n(7878);
			function abandonLookUps() {
				if (r.X.pending() === 0 || process.platform === "win32") return;
				let { execPath: e, exitCode: t = 0 } = process;
				process.execve?.(e, [
					e,
					"-e",
					`process.exitCode = ${t}`
				], {});
			}
		}),
		9407: ((e, t, n) => {
			n.d(t, {
				B: () => mayHaveArrived,
				L: () => classify
			});
			let r = {
				303: "redirect",
				304: "conflict",
				408: "ambiguous",
				409: "conflict",
				425: "put-off",
				429: "put-off",
				499: "conflict",
				501: "final",
				503: "busy"
			};
			function classify(e) {
				if (e.type === "failure") return e.written ? "ambiguous" : e.permanent ? "hopeless" : "not-sent";
				let { status: t } = e;
				return isPageInstead(e.headers, e.body, e.complete) && t < 300 ? "page" : t < 300 ? "delivered" : r[t] ?? (t < 500 ? "final" : "ambiguous");
			}
			let i = [
				"ambiguous",
				"busy",
				"page",
				"redirect"
			];
			function mayHaveArrived(e) {
				return i.includes(classify(e));
			}
			function isPageInstead(e, t, n) {
				return t.trimStart().startsWith("<") ? !0 : !n && /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(e["content-type"] ?? "");
			}
		}),
		1874: ((e, t, n) => {
			n.d(t, { d: () => ConnectionFault });
			class ConnectionFault extends Error {
				code;
				status;
				constructor(e, t) {
					super(e), this.code = e, this.status = t;
				}
			}
		}),
		2758: ((e, t, n) => {
			n.d(t, { P: () => pastInterim });
			let r = /^HTTP\/1\.[01] 1(?!01)\d\d[ \r]/, i = Buffer.alloc(0);
			function pastInterim() {
				let e = i, t = !1;
				return (n) => t ? n : (e = e.length === 0 ? n : Buffer.concat([e, n]), e = e.subarray(endOfInterim(e)), t = e.length >= 16384 || !mayBeInterim(e), t ? e : i);
			}
			function endOfInterim(e) {
				for (let t = 0;;) {
					for (; e[t] === 13 || e[t] === 10;) t += 1;
					let n = mayBeInterim(e.subarray(t)) ? e.indexOf("\r\n\r\n", t) : -1;
					if (n < 0) return t;
					t = n + 4;
				}
			}
			function mayBeInterim(e) {
				let t = e.toString("latin1", 0, 13);
				return r.test(t + "HTTP/1.1 100 ".slice(t.length));
			}
		}),
		7878: ((e, t, n) => {
			n.d(t, { X: () => r });
			function sharedNames(e) {
				let t = new Map();
				return {
					lookUp(n) {
						let r = t.get(n);
						if (r !== void 0) return r;
						let i = e(n).finally(() => t.delete(n));
						return t.set(n, i), i;
					},
					pending: () => t.size
				};
			}
			function askSystem(e) {
				let { lookup: t } = process.getBuiltinModule("node:dns");
				return new Promise((n, r) => {
					t(e, { all: !0 }, (e, t) => e === null ? n(t) : r(e));
				});
			}
			let r = sharedNames(askSystem);
		}),
		3684: ((e, t, n) => {
			n.d(t, {
				U: () => isLoopback,
				y: () => transportFault
			});
			function isLoopback(e) {
				return e === "localhost" || e === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(e);
			}
			function transportFault(e) {
				if (e.protocol !== "https:") {
					if (e.protocol !== "http:") return "the address must begin with https://";
					if (!isLoopback(e.hostname)) return "plain http: would send the message and its secret readable by everyone on the way";
				}
			}
		}),
		9949: ((e, t, n) => {
			n.d(t, {
				i: () => proxyFor,
				u: () => readProxySettings
			});
			var r = n(3684), i = n(7030);
			function parseNoProxy(e) {
				return e.split(/[\s,]+/).filter((e) => e !== "").map((e) => parseEntry(e.toLowerCase()));
			}
			function bypasses(e, t) {
				let n = e.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, ""), r = e.port || (e.protocol === "https:" ? "443" : "80");
				return t.some((e) => (e.port === void 0 || e.port === r) && e.covers(n));
			}
			function parseEntry(e) {
				if (e === "*") return {
					covers: () => !0,
					port: void 0
				};
				if (e.includes("/")) return {
					covers: inRange(e),
					port: void 0
				};
				if ((0, i.isIP)(e) === 6) return {
					covers: sameAddress(e),
					port: void 0
				};
				let [, t, n = "", r] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(e) ?? [], a = t ?? n;
				return (0, i.isIP)(a) === 0 ? {
					covers: inDomain(a.replace(/^\*?\./, "").replace(/\.$/, "")),
					port: r
				} : {
					covers: sameAddress(a),
					port: r
				};
			}
			function inDomain(e) {
				return e === "" ? () => !1 : (t) => t === e || (0, i.isIP)(t) === 0 && t.endsWith(`.${e}`);
			}
			function sameAddress(e) {
				return inRange(`${e}/${(0, i.isIP)(e) === 6 ? 128 : 32}`);
			}
			function inRange(e) {
				let [t = "", n = ""] = e.split("/"), r = (0, i.isIP)(t), a = /^\d{1,3}$/.test(n) ? Number(n) : NaN;
				if (r === 0 || !(a <= (r === 6 ? 128 : 32))) return () => !1;
				let o = new i.BlockList();
				return o.addSubnet(t, a, r === 6 ? "ipv6" : "ipv4"), (e) => {
					let t = (0, i.isIP)(e);
					return t !== 0 && o.check(e, t === 6 ? "ipv6" : "ipv4");
				};
			}
			let a = [
				"https_proxy",
				"HTTPS_PROXY",
				"all_proxy",
				"ALL_PROXY"
			];
			function readProxySettings(e) {
				let t = a.find((t) => (e[t] ?? "").trim() !== "");
				return t === void 0 ? void 0 : {
					proxy: parseProxy(t, (e[t] ?? "").trim()),
					bypass: parseNoProxy(e.no_proxy || e.NO_PROXY || "")
				};
			}
			function proxyFor(e, t) {
				if (!(t === void 0 || e.protocol !== "https:" || (0, r.U)(e.hostname))) return bypasses(e, t.bypass) ? void 0 : t.proxy;
			}
			function parseProxy(e, t) {
				let n = t.includes("://") ? t : `http://${t}`;
				if (!URL.canParse(n)) return unusable(e, "is not a URL");
				let r = new URL(n);
				return r.protocol !== "http:" && r.protocol !== "https:" ? unusable(e, `names a proxy of the kind "${r.protocol.slice(0, -1)}"; only http and https proxies work`) : !isPercentEncoded(r.username) || !isPercentEncoded(r.password) ? unusable(e, "has a user name or password with a % that is not percent-encoded (write %25)") : {
					type: "proxy",
					origin: r.origin,
					host: r.host,
					authorization: authorizationOf(r)
				};
			}
			function authorizationOf({ username: e, password: t }) {
				if (e === "" && t === "") return;
				let n = `${decodeURIComponent(e)}:${decodeURIComponent(t)}`;
				return `Basic ${Buffer.from(n).toString("base64")}`;
			}
			function isPercentEncoded(e) {
				try {
					return !0;
				} catch {
					return !1;
				}
			}
			function unusable(e, t) {
				return {
					type: "unusable",
					reason: `the environment variable ${e} ${t}`,
					hint: "Write it as http://user:password@host:port, with special characters of user and password percent-encoded; or list the host in NO_PROXY."
				};
			}
		}),
		3260: ((e, t, n) => {
			n.d(t, {
				eJ: () => s,
				U4: () => isUnresolved,
				Wv: () => waitAfter
			});
			var r = n(8774);
			function backoffMs(e, t) {
				return Math.floor(t() * Math.min(5e3, 250 * 2 ** e));
			}
			let i = 31536e7, a = [/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/, /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/], o = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
			function retryAfterMs(e, t) {
				let n = e["retry-after"]?.trim() ?? "";
				if (/^\d+(\.\d+)?$/.test(n)) return Math.min(i, Math.ceil(Number(n) * 1e3));
				let r = httpDate(n);
				if (r === void 0) return;
				let a = httpDate(e.date ?? "") ?? t;
				return Math.min(i, Math.max(0, r - a));
			}
			function httpDate(e) {
				let t = o.test(e) ? `${e} GMT` : e;
				if (t === e && !a.some((t) => t.test(e))) return;
				let n = Date.parse(t);
				return Number.isNaN(n) ? void 0 : n;
			}
			let s = 250;
			function isUnresolved(e) {
				return e.type === "failure" && e.cause === "unknown-name";
			}
			function waitAfter(e, t) {
				let { earlierTries: n, unresolved: i, now: a, remainingMs: o, random: s } = t, c = e.type === "answer" ? retryAfterMs(e.headers, a) ?? 0 : 0, l = o - 250, { reason: u, hint: d } = (0, r.V)(e);
				if (c > 0 && c > l) return {
					type: "stop",
					reason: `${u}; ${`it asks to wait ${(0, r.Y)(c)}, and only ${(0, r.Y)(Math.max(0, o))} remain`}`,
					hint: "Allow more time with the option timeout, or send later."
				};
				let f = isUnresolved(e);
				if (f && i === n && n + 1 >= 3) return {
					type: "stop",
					reason: u,
					hint: d
				};
				if (l <= 0) return {
					type: "stop",
					reason: `${u}; no time is left for another try`,
					hint: d
				};
				let p = Math.max(backoffMs(n, s), f ? 1e3 : 0);
				return {
					type: "wait",
					ms: Math.max(c, Math.min(p, Math.floor(l / 2)))
				};
			}
		}),
		8774: ((e, t, n) => {
			n.d(t, {
				V: () => exchangeWords,
				Y: () => seconds
			});
			var r = n(9407);
			let i = {
				400: "bad request",
				401: "not authenticated",
				403: "forbidden",
				404: "not found",
				405: "method not allowed",
				408: "request timeout",
				409: "conflict",
				410: "gone",
				413: "too large",
				415: "unsupported content type",
				422: "not acceptable as it is",
				425: "too early",
				429: "too many requests",
				500: "internal error",
				501: "not implemented",
				502: "bad gateway",
				503: "unavailable",
				504: "gateway timeout"
			};
			function exchangeWords(e) {
				if (e.type === "failure") return {
					reason: e.reason,
					hint: e.hint
				};
				let { status: t } = e;
				if (t < 300 && (0, r.L)(e) !== "delivered") return {
					reason: `a web page came with status ${t} instead of an answer of the service`,
					hint: "A proxy or login page may have answered in place of the service: check the address and the network."
				};
				let n = i[t];
				return {
					reason: `the service answered ${t}${n === void 0 ? "" : ` (${n})`}`,
					hint: ""
				};
			}
			function seconds(e) {
				return `${Math.round(e / 100) / 10} s`;
			}
		})
	}, t = {};
	function __nccwpck_require__(n) {
		var r = t[n];
		if (r !== void 0) return r.exports;
		var i = t[n] = {
			id: n,
			loaded: !1,
			exports: {}
		}, a = !0;
		try {
			e[n](i, i.exports, __nccwpck_require__), a = !1;
		} finally {
			a && delete t[n];
		}
		return i.loaded = !0, i.exports;
	}
	__nccwpck_require__.m = e, __nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/"), (() => {
		var e = typeof Symbol == "function" ? Symbol("webpack queues") : "__webpack_queues__", t = typeof Symbol == "function" ? Symbol("webpack exports") : "__webpack_exports__", n = typeof Symbol == "function" ? Symbol("webpack error") : "__webpack_error__", resolveQueue = (e) => {
			e && e.d < 1 && (e.d = 1, e.forEach((e) => e.r--), e.forEach((e) => e.r-- ? e.r++ : e()));
		}, wrapDeps = (r) => r.map((r) => {
			if (typeof r == "object" && r) {
				if (r[e]) return r;
				if (r.then) {
					var i = [];
					i.d = 0, r.then((e) => {
						a[t] = e, resolveQueue(i);
					}, (e) => {
						a[n] = e, resolveQueue(i);
					});
					var a = {};
					return a[e] = (e) => e(i), a;
				}
			}
			var o = {};
			return o[e] = (e) => {}, o[t] = r, o;
		});
		__nccwpck_require__.a = (r, i, a) => {
			var o;
			a && ((o = []).d = -1);
			var s = new Set(), c = r.exports, l, u, d, f = new Promise((e, t) => {
				d = t, u = e;
			});
			f[t] = c, f[e] = (e) => (o && e(o), s.forEach(e), f.catch((e) => {})), r.exports = f, i((r) => {
				l = wrapDeps(r);
				var fn, getResult = () => l.map((e) => {
					if (e[n]) throw e[n];
					return e[t];
				}), i = new Promise((t) => {
					fn = () => t(getResult), fn.r = 0;
					var fnQueue = (e) => e !== o && !s.has(e) && (s.add(e), e && !e.d && (fn.r++, e.push(fn)));
					l.map((t) => t[e](fnQueue));
				});
				return fn.r ? i : getResult();
			}, (e) => (e ? d(f[n] = e) : u(c), resolveQueue(o))), o && o.d < 0 && (o.d = 0);
		};
	})(), (() => {
		var e = Object.getPrototypeOf ? (e) => Object.getPrototypeOf(e) : (e) => e.__proto__, t;
		__nccwpck_require__.t = function(n, r) {
			if (r & 1 && (n = this(n)), r & 8 || typeof n == "object" && n && (r & 4 && n.__esModule || r & 16 && typeof n.then == "function")) return n;
			var i = Object.create(null);
			__nccwpck_require__.r(i);
			var a = {};
			t ||= [
				null,
				e({}),
				e([]),
				e(e)
			];
			for (var o = r & 2 && n; typeof o == "object" && !~t.indexOf(o); o = e(o)) Object.getOwnPropertyNames(o).forEach((e) => a[e] = () => n[e]);
			return a.default = () => n, __nccwpck_require__.d(i, a), i;
		};
	})(), __nccwpck_require__.d = (e, t) => {
		for (var n in t) __nccwpck_require__.o(t, n) && !__nccwpck_require__.o(e, n) && Object.defineProperty(e, n, {
			enumerable: !0,
			get: t[n]
		});
	}, __nccwpck_require__.f = {}, __nccwpck_require__.e = (e) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((t, n) => (__nccwpck_require__.f[n](e, t), t), [])), __nccwpck_require__.u = (e) => "" + e + ".index.js", __nccwpck_require__.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t), __nccwpck_require__.r = (e) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(e, Symbol.toStringTag, { value: "Module" }), Object.defineProperty(e, "__esModule", { value: !0 });
	}, __nccwpck_require__.nmd = (e) => (e.paths = [], e.children ||= [], e), (() => {
		var e = { 792: 1 }, installChunk = (t) => {
			var n = t.modules, r = t.ids, i = t.runtime;
			for (var a in n) __nccwpck_require__.o(n, a) && (__nccwpck_require__.m[a] = n[a]);
			i && i(__nccwpck_require__);
			for (var o = 0; o < r.length; o++) e[r[o]] = 1;
		};
		__nccwpck_require__.f.require = (t, n) => {
			e[t] || installChunk(require("./" + __nccwpck_require__.u(t)));
		};
	})();
	var n = __nccwpck_require__(4905);
	module.exports = n;
})();
