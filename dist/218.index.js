exports.id = 218, exports.ids = [218], exports.modules = {
	770: ((e, t, n) => {
		e.exports = n(218);
	}),
	218: ((e, t, n) => {
		"use strict";
		n(9278);
		var r = n(4756), i = n(8611), a = n(5692), o = n(4434);
		n(2613);
		var s = n(9023);
		t.httpOverHttp = httpOverHttp, t.httpsOverHttp = httpsOverHttp, t.httpOverHttps = httpOverHttps, t.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(e) {
			var t = new TunnelingAgent(e);
			return t.request = i.request, t;
		}
		function httpsOverHttp(e) {
			var t = new TunnelingAgent(e);
			return t.request = i.request, t.createSocket = createSecureSocket, t.defaultPort = 443, t;
		}
		function httpOverHttps(e) {
			var t = new TunnelingAgent(e);
			return t.request = a.request, t;
		}
		function httpsOverHttps(e) {
			var t = new TunnelingAgent(e);
			return t.request = a.request, t.createSocket = createSecureSocket, t.defaultPort = 443, t;
		}
		function TunnelingAgent(e) {
			var t = this;
			t.options = e || {}, t.proxyOptions = t.options.proxy || {}, t.maxSockets = t.options.maxSockets || i.Agent.defaultMaxSockets, t.requests = [], t.sockets = [], t.on("free", function onFree(e, n, r, i) {
				for (var a = toOptions(n, r, i), o = 0, s = t.requests.length; o < s; ++o) {
					var c = t.requests[o];
					if (c.host === a.host && c.port === a.port) {
						t.requests.splice(o, 1), c.request.onSocket(e);
						return;
					}
				}
				e.destroy(), t.removeSocket(e);
			});
		}
		s.inherits(TunnelingAgent, o.EventEmitter), TunnelingAgent.prototype.addRequest = function addRequest(e, t, n, r) {
			var i = this, a = mergeOptions({ request: e }, i.options, toOptions(t, n, r));
			i.sockets.length >= this.maxSockets ? i.requests.push(a) : i.createSocket(a, function(t) {
				t.on("free", onFree), t.on("close", onCloseOrRemove), t.on("agentRemove", onCloseOrRemove), e.onSocket(t);
				function onFree() {
					i.emit("free", t, a);
				}
				function onCloseOrRemove(e) {
					i.removeSocket(t), t.removeListener("free", onFree), t.removeListener("close", onCloseOrRemove), t.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		}, TunnelingAgent.prototype.createSocket = function createSocket(e, t) {
			var n = this, r = {};
			n.sockets.push(r);
			var i = mergeOptions({}, n.proxyOptions, {
				method: "CONNECT",
				path: e.host + ":" + e.port,
				agent: !1,
				headers: { host: e.host + ":" + e.port }
			});
			e.localAddress && (i.localAddress = e.localAddress), i.proxyAuth && (i.headers = i.headers || {}, i.headers["Proxy-Authorization"] = "Basic " + new Buffer(i.proxyAuth).toString("base64")), c("making CONNECT request");
			var a = n.request(i);
			a.useChunkedEncodingByDefault = !1, a.once("response", onResponse), a.once("upgrade", onUpgrade), a.once("connect", onConnect), a.once("error", onError), a.end();
			function onResponse(e) {
				e.upgrade = !0;
			}
			function onUpgrade(e, t, n) {
				process.nextTick(function() {
					onConnect(e, t, n);
				});
			}
			function onConnect(i, o, s) {
				if (a.removeAllListeners(), o.removeAllListeners(), i.statusCode !== 200) {
					c("tunneling socket could not be established, statusCode=%d", i.statusCode), o.destroy();
					var l = Error("tunneling socket could not be established, statusCode=" + i.statusCode);
					l.code = "ECONNRESET", e.request.emit("error", l), n.removeSocket(r);
				} else if (s.length > 0) {
					c("got illegal response body from proxy"), o.destroy();
					var l = Error("got illegal response body from proxy");
					l.code = "ECONNRESET", e.request.emit("error", l), n.removeSocket(r);
				} else return c("tunneling connection has established"), n.sockets[n.sockets.indexOf(r)] = o, t(o);
			}
			function onError(t) {
				a.removeAllListeners(), c("tunneling socket could not be established, cause=%s\n", t.message, t.stack);
				var i = Error("tunneling socket could not be established, cause=" + t.message);
				i.code = "ECONNRESET", e.request.emit("error", i), n.removeSocket(r);
			}
		}, TunnelingAgent.prototype.removeSocket = function removeSocket(e) {
			var t = this.sockets.indexOf(e);
			if (t !== -1) {
				this.sockets.splice(t, 1);
				var n = this.requests.shift();
				n && this.createSocket(n, function(e) {
					n.request.onSocket(e);
				});
			}
		};
		function createSecureSocket(e, t) {
			var n = this;
			TunnelingAgent.prototype.createSocket.call(n, e, function(i) {
				var a = e.request.getHeader("host"), o = mergeOptions({}, n.options, {
					socket: i,
					servername: a ? a.replace(/:.*$/, "") : e.host
				}), s = r.connect(0, o);
				n.sockets[n.sockets.indexOf(i)] = s, t(s);
			});
		}
		function toOptions(e, t, n) {
			return typeof e == "string" ? {
				host: e,
				port: t,
				localAddress: n
			} : e;
		}
		function mergeOptions(e) {
			for (var t = 1, n = arguments.length; t < n; ++t) {
				var r = arguments[t];
				if (typeof r == "object") for (var i = Object.keys(r), a = 0, o = i.length; a < o; ++a) {
					var s = i[a];
					r[s] !== void 0 && (e[s] = r[s]);
				}
			}
			return e;
		}
		var c = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
			var e = Array.prototype.slice.call(arguments);
			typeof e[0] == "string" ? e[0] = "TUNNEL: " + e[0] : e.unshift("TUNNEL:"), console.error.apply(console, e);
		} : function() {};
	}),
	4371: ((e, t, n) => {
		"use strict";
		n(3701);
		let r = n(883);
		n(628), n(837), n(5520), n(7405), n(3650);
		let i = n(6672);
		n(7223), n(3137), n(50), n(6815);
		let a = n(8707), o = n(3440), { InvalidArgumentError: s } = a, c = n(6615);
		n(9136), n(6760);
		let { MockCallHistory: l, MockCallHistoryLog: u } = n(6760);
		n(6760), n(6760), n(6760), n(6760), n(7816);
		let { getGlobalDispatcher: d, setGlobalDispatcher: f } = n(2581);
		n(8155), n(8754), Object.assign(r.prototype, c), e.exports.kT = i, n(6760), n(6760), n(6760), n(6760), n(6760), n(6760), n(6760), n(6760), n(6760), n(6760), o.parseHeaders, o.headerNameToString;
		let p = n(4398).fetch, m = typeof __filename < "u" ? __filename : void 0;
		function appendFetchStackTrace(e, t) {
			if (!e || typeof e != "object") return;
			let n = typeof e.stack == "string" ? e.stack : "", r = t.replace(/\\/g, "/");
			if (n && (n.includes(t) || n.includes(r))) return;
			let i = {};
			if (Error.captureStackTrace(i, appendFetchStackTrace), !i.stack) return;
			let a = i.stack.split("\n").slice(1).join("\n");
			e.stack = n ? `${n}\n${a}` : i.stack;
		}
		e.exports.hd = function fetch(t, n = void 0) {
			return p(t, n).catch((t) => {
				throw m ? appendFetchStackTrace(t, m) : t && typeof t == "object" && Error.captureStackTrace(t, e.exports.hd), t;
			});
		}, e.exports.Headers = n(660).Headers, e.exports.Response = n(9051).Response, e.exports.Request = n(9967).Request, e.exports.FormData = n(5910).FormData;
		let { setGlobalOrigin: h, getGlobalOrigin: g } = n(1059), { CacheStorage: _ } = n(3245), { kConstruct: v } = n(6443);
		new _(v);
		let { deleteCookie: y, getCookies: b, getSetCookies: x, setCookie: S, parseCookie: w } = n(9061), { parseMIMEType: T, serializeAMimeType: E } = n(1900), { CloseEvent: D, ErrorEvent: O, MessageEvent: k } = n(6760), { WebSocket: A, ping: j } = n(6760);
		e.exports.kb = A, e.exports.rd = D, e.exports.NN = O, e.exports.aM = k, n(6760).WebSocketStream, n(6760).WebSocketError, c.request, c.stream, c.pipeline, c.connect, c.upgrade;
		let { EventSource: M } = n(6760);
		e.exports.GD = M;
	}),
	158: ((e, t, n) => {
		"use strict";
		let { addAbortListener: r } = n(3440), { RequestAbortedError: i } = n(8707), a = Symbol("kListener"), o = Symbol("kSignal");
		function abort(e) {
			e.abort ? e.abort(e[o]?.reason) : e.reason = e[o]?.reason ?? new i(), removeSignal(e);
		}
		function addSignal(e, t) {
			e.reason = null, e[o] = null, e[a] = null, t && (t.aborted ? abort(e) : (e[o] = t, e[a] = () => {
				abort(e);
			}, r(e[o], e[a])));
		}
		function removeSignal(e) {
			e[o] && ("removeEventListener" in e[o] ? e[o].removeEventListener("abort", e[a]) : e[o].removeListener("abort", e[a]), e[o] = null, e[a] = null);
		}
		e.exports = {
			addSignal,
			removeSignal
		};
	}),
	2279: ((e, t, n) => {
		"use strict";
		let r = n(4589), { AsyncResource: i } = n(6698), { InvalidArgumentError: a, SocketError: o } = n(8707), s = n(3440), { addSignal: c, removeSignal: l } = n(158);
		class ConnectHandler extends i {
			constructor(e, t) {
				if (!e || typeof e != "object") throw new a("invalid opts");
				if (typeof t != "function") throw new a("invalid callback");
				let { signal: n, opaque: r, responseHeaders: i } = e;
				if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new a("signal must be an EventEmitter or EventTarget");
				super("UNDICI_CONNECT"), this.opaque = r || null, this.responseHeaders = i || null, this.callback = t, this.abort = null, c(this, n);
			}
			onRequestStart(e, t) {
				this.reason ? e.abort(this.reason) : (r(this.callback), this.abort = (t) => e.abort(t), this.context = t);
			}
			onResponseStart() {
				throw new o("bad connect", null);
			}
			onRequestUpgrade(e, t, n, r) {
				let { callback: i, opaque: a, context: o } = this;
				l(this), this.callback = null;
				let c = n, u = e?.rawHeaders;
				c != null && (c = this.responseHeaders === "raw" ? s.parseRawHeaders(u) : n), this.runInAsyncScope(i, null, null, {
					statusCode: t,
					headers: c,
					socket: r,
					opaque: a,
					context: o
				});
			}
			onResponseError(e, t) {
				let { callback: n, opaque: r } = this;
				l(this), n && (this.callback = null, queueMicrotask(() => {
					this.runInAsyncScope(n, null, t, { opaque: r });
				}));
			}
		}
		function connect(e, t) {
			if (t === void 0) return new Promise((t, n) => {
				connect.call(this, e, (e, r) => e ? n(e) : t(r));
			});
			try {
				let n = new ConnectHandler(e, t), r = {
					...e,
					method: "CONNECT"
				};
				this.dispatch(r, n);
			} catch (n) {
				if (typeof t != "function") throw n;
				let r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = connect;
	}),
	6862: ((e, t, n) => {
		"use strict";
		let { Readable: r, Duplex: i, PassThrough: a } = n(7075), o = n(4589), { AsyncResource: s } = n(6698), { InvalidArgumentError: c, InvalidReturnValueError: l, RequestAbortedError: u } = n(8707), d = n(3440), { kBodyUsed: f } = n(6443), { addSignal: p, removeSignal: m } = n(158);
		function noop() {}
		let h = Symbol("resume");
		class PipelineRequest extends r {
			constructor() {
				super({ autoDestroy: !0 }), this[h] = null, this[f] = !0;
			}
			_read() {
				let { [h]: e } = this;
				e && (this[h] = null, e());
			}
			_destroy(e, t) {
				this._read(), t(e);
			}
		}
		class PipelineResponse extends r {
			constructor(e) {
				super({ autoDestroy: !0 }), this[h] = e;
			}
			_read() {
				this[h]();
			}
			_destroy(e, t) {
				!e && !this._readableState.endEmitted && (e = new u()), t(e);
			}
		}
		class PipelineHandler extends s {
			constructor(e, t) {
				if (!e || typeof e != "object") throw new c("invalid opts");
				if (typeof t != "function") throw new c("invalid handler");
				let { signal: n, method: r, opaque: a, onInfo: o, responseHeaders: s } = e;
				if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new c("signal must be an EventEmitter or EventTarget");
				if (r === "CONNECT") throw new c("invalid method");
				if (o && typeof o != "function") throw new c("invalid onInfo callback");
				super("UNDICI_PIPELINE"), this.opaque = a || null, this.responseHeaders = s || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = o || null, this.req = new PipelineRequest().on("error", noop), this.ret = new i({
					readableObjectMode: e.objectMode,
					autoDestroy: !0,
					read: () => {
						let { body: e } = this;
						e?.resume && e.resume();
					},
					write: (e, t, n) => {
						let { req: r } = this;
						r.push(e, t) || r._readableState.destroyed ? n() : r[h] = n;
					},
					destroy: (e, t) => {
						let { body: n, req: r, res: i, ret: a, abort: o } = this;
						!e && !a._readableState.endEmitted && (e = new u()), o && e && o(), d.destroy(n, e), d.destroy(r, e), d.destroy(i, e), m(this), t(e);
					}
				}).on("prefinish", () => {
					let { req: e } = this;
					e.push(null);
				}), this.res = null, p(this, n);
			}
			onRequestStart(e, t) {
				let { res: n } = this;
				this.reason ? e.abort(this.reason) : (o(!n, "pipeline cannot be retried"), this.abort = (t) => e.abort(t), this.context = t);
			}
			onResponseStart(e, t, n, r) {
				let { opaque: i, handler: a, context: o } = this;
				if (t < 200) {
					if (this.onInfo) {
						let r = e?.rawHeaders, i = this.responseHeaders === "raw" ? d.parseRawHeaders(r) : n;
						this.onInfo({
							statusCode: t,
							headers: i
						});
					}
					return;
				}
				this.res = new PipelineResponse(() => e.resume());
				let s;
				try {
					this.handler = null;
					let r = e?.rawHeaders, c = this.responseHeaders === "raw" ? d.parseRawHeaders(r) : n;
					s = this.runInAsyncScope(a, null, {
						statusCode: t,
						headers: c,
						opaque: i,
						body: this.res,
						context: o
					});
				} catch (e) {
					throw this.res.on("error", noop), e;
				}
				if (!s || typeof s.on != "function") throw new l("expected Readable");
				s.on("data", (e) => {
					let { ret: t, body: n } = this;
					!t.push(e) && n.pause && n.pause();
				}).on("error", (e) => {
					let { ret: t } = this;
					d.destroy(t, e);
				}).on("end", () => {
					let { ret: e } = this;
					e.push(null);
				}).on("close", () => {
					let { ret: e } = this;
					e._readableState.ended || d.destroy(e, new u());
				}), this.body = s;
			}
			onResponseData(e, t) {
				let { res: n } = this;
				n.push(t) === !1 && e.pause();
			}
			onResponseEnd(e, t) {
				let { res: n } = this;
				n.push(null);
			}
			onResponseError(e, t) {
				let { ret: n } = this;
				this.handler = null, d.destroy(n, t);
			}
		}
		function pipeline(e, t) {
			try {
				let n = new PipelineHandler(e, t);
				return this.dispatch({
					...e,
					body: n.req
				}, n), n.ret;
			} catch (e) {
				return new a().destroy(e);
			}
		}
		e.exports = pipeline;
	}),
	6424: ((e, t, n) => {
		"use strict";
		let r = n(4589), { AsyncResource: i } = n(6698), { Readable: a } = n(9927), { InvalidArgumentError: o, RequestAbortedError: s } = n(8707), c = n(3440);
		function noop() {}
		class RequestHandler extends i {
			constructor(e, t) {
				if (!e || typeof e != "object") throw new o("invalid opts");
				let { signal: n, method: r, opaque: i, body: a, onInfo: l, responseHeaders: u, highWaterMark: d } = e;
				try {
					if (typeof t != "function") throw new o("invalid callback");
					if (d != null && (!Number.isFinite(d) || d < 0)) throw new o("invalid highWaterMark");
					if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new o("signal must be an EventEmitter or EventTarget");
					if (r === "CONNECT") throw new o("invalid method");
					if (l && typeof l != "function") throw new o("invalid onInfo callback");
					super("UNDICI_REQUEST");
				} catch (e) {
					throw c.isStream(a) && c.destroy(a.on("error", noop), e), e;
				}
				this.method = r, this.responseHeaders = u || null, this.opaque = i || null, this.callback = t, this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, this.controller = null, this.onInfo = l || null, this.highWaterMark = d, this.reason = null, this.removeAbortListener = null, n?.aborted ? this.reason = n.reason ?? new s() : n && (this.removeAbortListener = c.addAbortListener(n, () => {
					if (this.reason = n.reason ?? new s(), this.res) {
						let e = this.res;
						this.res = null, c.destroy(e.on("error", noop), this.reason);
					} else this.abort && this.abort(this.reason);
				}));
			}
			onRequestStart(e, t) {
				this.reason ? e.abort(this.reason) : (r(this.callback), this.controller = e, this.abort = (t) => e.abort(t), this.context = t);
			}
			onResponseStart(e, t, n, r) {
				let { callback: i, opaque: o, context: s, responseHeaders: l, highWaterMark: u } = this, d = e?.rawHeaders, f = l === "raw" ? c.parseRawHeaders(d) : n;
				if (t < 200) {
					this.onInfo && this.onInfo({
						statusCode: t,
						headers: f
					});
					return;
				}
				let p = n, m = p?.["content-type"], h = p?.["content-length"], g = new a({
					resume: () => e.resume(),
					abort: (t) => e.abort(t),
					contentType: m,
					contentLength: this.method !== "HEAD" && h ? Number(h) : null,
					highWaterMark: u
				});
				if (this.removeAbortListener &&= (g.on("close", this.removeAbortListener), null), this.callback = null, this.res = g, i !== null) try {
					this.runInAsyncScope(i, null, null, {
						statusCode: t,
						statusText: r,
						headers: f,
						trailers: this.trailers,
						opaque: o,
						body: g,
						context: s
					});
				} catch (e) {
					this.res = null, c.destroy(g.on("error", noop), e), queueMicrotask(() => {
						throw e;
					});
				}
			}
			onResponseData(e, t) {
				this.res && this.res.push(t) === !1 && e.pause();
			}
			onResponseEnd(e, t) {
				if (t && typeof t == "object") for (let e of Object.keys(t)) e === "__proto__" ? Object.defineProperty(this.trailers, e, {
					value: t[e],
					enumerable: !0,
					configurable: !0,
					writable: !0
				}) : this.trailers[e] = t[e];
				this.res?.push(null);
			}
			onResponseError(e, t) {
				let { res: n, callback: r, body: i, opaque: a } = this;
				r && (this.callback = null, queueMicrotask(() => {
					this.runInAsyncScope(r, null, t, { opaque: a });
				})), n && (this.res = null, queueMicrotask(() => {
					c.destroy(n.on("error", noop), t);
				})), i && (this.body = null, c.isStream(i) && (i.on("error", noop), c.destroy(i, t))), this.removeAbortListener &&= (this.removeAbortListener(), null);
			}
		}
		function request(e, t) {
			if (t === void 0) return new Promise((t, n) => {
				request.call(this, e, (e, r) => e ? n(e) : t(r));
			});
			try {
				let n = new RequestHandler(e, t);
				this.dispatch(e, n);
			} catch (n) {
				if (typeof t != "function") throw n;
				let r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = request, e.exports.RequestHandler = RequestHandler;
	}),
	3560: ((e, t, n) => {
		"use strict";
		let r = n(4589), { AsyncResource: i } = n(6698), { InvalidArgumentError: a, InvalidReturnValueError: o } = n(8707), s = n(3440), { addSignal: c, removeSignal: l } = n(158);
		function noop() {}
		function getWritableError(e) {
			return e.errored ?? e.writableErrored ?? e._writableState?.errored;
		}
		function createPrematureCloseError() {
			let e = Error("Premature close");
			return e.code = "ERR_STREAM_PREMATURE_CLOSE", e;
		}
		function trackWritableLifecycle(e, t) {
			let n = !1, cleanup = () => {
				e.removeListener("close", onClose), e.removeListener("error", onError), e.removeListener("finish", onFinish);
			}, finish = (e, r = !1) => {
				n || (n = !0, cleanup(), t(e, r));
			}, onClose = () => {
				let t = getWritableError(e);
				finish(t ?? (e.writableFinished ? void 0 : createPrematureCloseError()));
			}, onError = (e) => finish(e, !0), onFinish = () => finish();
			e.on("close", onClose), e.on("error", onError), e.on("finish", onFinish), e.closed ? process.nextTick(onClose) : e.writableFinished && process.nextTick(onFinish);
		}
		class StreamHandler extends i {
			constructor(e, t, n) {
				if (!e || typeof e != "object") throw new a("invalid opts");
				let { signal: r, method: i, opaque: o, body: l, onInfo: u, responseHeaders: d } = e;
				try {
					if (typeof n != "function") throw new a("invalid callback");
					if (typeof t != "function") throw new a("invalid factory");
					if (r && typeof r.on != "function" && typeof r.addEventListener != "function") throw new a("signal must be an EventEmitter or EventTarget");
					if (i === "CONNECT") throw new a("invalid method");
					if (u && typeof u != "function") throw new a("invalid onInfo callback");
					super("UNDICI_STREAM");
				} catch (e) {
					throw s.isStream(l) && s.destroy(l.on("error", noop), e), e;
				}
				this.responseHeaders = d || null, this.opaque = o || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.controller = null, this.trailers = null, this.body = l, this.onInfo = u || null, s.isStream(l) && l.on("error", (e) => {
					this.onResponseError(this.controller, e);
				}), c(this, r);
			}
			onRequestStart(e, t) {
				this.reason ? e.abort(this.reason) : (r(this.callback), this.controller = e, this.abort = (t) => e.abort(t), this.context = t);
			}
			onResponseStart(e, t, n, r) {
				let { factory: i, opaque: a, context: c, responseHeaders: l } = this, u = e?.rawHeaders, d = l === "raw" ? s.parseRawHeaders(u) : n;
				if (t < 200) {
					this.onInfo && this.onInfo({
						statusCode: t,
						headers: d
					});
					return;
				}
				if (this.factory = null, i === null) return;
				let f = this.runInAsyncScope(i, null, {
					statusCode: t,
					headers: d,
					opaque: a,
					context: c
				});
				if (!f || typeof f.write != "function" || typeof f.end != "function" || typeof f.on != "function") throw new o("expected Writable");
				trackWritableLifecycle(f, (e, t) => {
					let { callback: n, res: r, opaque: i, trailers: a, abort: o } = this;
					this.res = null, (e || !r?.readable) && s.destroy(r, t ? void 0 : e), this.callback = null, this.runInAsyncScope(n, null, e || null, {
						opaque: i,
						trailers: a
					}), e && o(e);
				}), f.on("drain", () => e.resume()), this.res = f, (f.writableNeedDrain === void 0 ? f._writableState?.needDrain : f.writableNeedDrain) === !0 && e.pause();
			}
			onResponseData(e, t) {
				let { res: n } = this;
				n && n.write(t) === !1 && e.pause();
			}
			onResponseEnd(e, t) {
				let { res: n } = this;
				l(this), n && (t && typeof t == "object" && (this.trailers = t), n.end());
			}
			onResponseError(e, t) {
				let { res: n, callback: r, opaque: i, body: a } = this;
				l(this), this.factory = null, n ? (this.res = null, s.destroy(n, t)) : r && (this.callback = null, queueMicrotask(() => {
					this.runInAsyncScope(r, null, t, { opaque: i });
				})), a && (this.body = null, s.destroy(a, t));
			}
		}
		function stream(e, t, n) {
			if (n === void 0) return new Promise((n, r) => {
				stream.call(this, e, t, (e, t) => e ? r(e) : n(t));
			});
			try {
				let r = new StreamHandler(e, t, n);
				this.dispatch(e, r);
			} catch (t) {
				if (typeof n != "function") throw t;
				let r = e?.opaque;
				queueMicrotask(() => n(t, { opaque: r }));
			}
		}
		e.exports = stream;
	}),
	1882: ((e, t, n) => {
		"use strict";
		let { InvalidArgumentError: r, SocketError: i } = n(8707), { AsyncResource: a } = n(6698), o = n(4589), s = n(3440), { kHTTP2Stream: c } = n(6443), { addSignal: l, removeSignal: u } = n(158);
		class UpgradeHandler extends a {
			constructor(e, t) {
				if (!e || typeof e != "object") throw new r("invalid opts");
				if (typeof t != "function") throw new r("invalid callback");
				let { signal: n, opaque: i, responseHeaders: a } = e;
				if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new r("signal must be an EventEmitter or EventTarget");
				super("UNDICI_UPGRADE"), this.responseHeaders = a || null, this.opaque = i || null, this.callback = t, this.abort = null, this.context = null, l(this, n);
			}
			onRequestStart(e, t) {
				this.reason ? e.abort(this.reason) : (o(this.callback), this.abort = (t) => e.abort(t), this.context = t);
			}
			onResponseStart() {
				throw new i("bad upgrade", null);
			}
			onRequestUpgrade(e, t, n, r) {
				if (t !== (r[c] === !0 ? 200 : 101)) {
					let t = r[c] === !0 ? null : s.getSocketInfo(r);
					e.abort(new i("bad upgrade", t));
					return;
				}
				let { callback: a, opaque: o, context: l } = this;
				u(this), this.callback = null;
				let d = e?.rawHeaders, f = this.responseHeaders === "raw" ? s.parseRawHeaders(d) : n;
				this.runInAsyncScope(a, null, null, {
					headers: f,
					socket: r,
					opaque: o,
					context: l
				});
			}
			onResponseError(e, t) {
				let { callback: n, opaque: r } = this;
				u(this), n && (this.callback = null, queueMicrotask(() => {
					this.runInAsyncScope(n, null, t, { opaque: r });
				}));
			}
		}
		function upgrade(e, t) {
			if (t === void 0) return new Promise((t, n) => {
				upgrade.call(this, e, (e, r) => e ? n(e) : t(r));
			});
			try {
				let n = new UpgradeHandler(e, t), r = {
					...e,
					method: e.method || "GET",
					upgrade: e.protocol || "Websocket"
				};
				this.dispatch(r, n);
			} catch (n) {
				if (typeof t != "function") throw n;
				let r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = upgrade;
	}),
	6615: ((e, t, n) => {
		"use strict";
		e.exports.request = n(6424), e.exports.stream = n(3560), e.exports.pipeline = n(6862), e.exports.upgrade = n(1882), e.exports.connect = n(2279);
	}),
	9927: ((e, t, n) => {
		"use strict";
		let r = n(4589), { addAbortListener: i } = n(8474), { Readable: a } = n(7075), { RequestAbortedError: o, NotSupportedError: s, InvalidArgumentError: c, AbortError: l } = n(8707), u = n(3440), d = Symbol("kConsume"), f = Symbol("kReading"), p = Symbol("kBody"), m = Symbol("kAbort"), h = Symbol("kContentType"), g = Symbol("kContentLength"), _ = Symbol("kUsed"), v = Symbol("kBytesRead"), noop = () => {};
		class BodyReadable extends a {
			constructor({ resume: e, abort: t, contentType: n = "", contentLength: r, highWaterMark: i = 65536 }) {
				super({
					autoDestroy: !0,
					read: e,
					highWaterMark: i
				}), this._readableState.dataEmitted = !1, this[m] = t, this[d] = null, this[v] = 0, this[p] = null, this[_] = !1, this[h] = n, this[g] = Number.isFinite(r) ? r : null, this[f] = !1;
			}
			_destroy(e, t) {
				!e && !this._readableState.endEmitted && (e = new o()), e && this[m](), this[_] ? t(e) : setImmediate(t, e);
			}
			on(e, t) {
				return (e === "data" || e === "readable") && (this[f] = !0, this[_] = !0), super.on(e, t);
			}
			addListener(e, t) {
				return this.on(e, t);
			}
			off(e, t) {
				let n = super.off(e, t);
				return (e === "data" || e === "readable") && (this[f] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0), n;
			}
			removeListener(e, t) {
				return this.off(e, t);
			}
			push(e) {
				return e && (this[v] += e.length, this[d]) ? (consumePush(this[d], e), !this[f] || super.push(e)) : super.push(e);
			}
			text() {
				return consume(this, "text");
			}
			json() {
				return consume(this, "json");
			}
			blob() {
				return consume(this, "blob");
			}
			bytes() {
				return consume(this, "bytes");
			}
			arrayBuffer() {
				return consume(this, "arrayBuffer");
			}
			async formData() {
				throw new s();
			}
			get bodyUsed() {
				return u.isDisturbed(this);
			}
			get body() {
				return this[p] || (this[p] = ReadableStream.from(this), this[d] && (this[p].getReader(), r(this[p].locked))), this[p];
			}
			dump(e) {
				let t = e?.signal;
				if (t != null && (typeof t != "object" || !("aborted" in t))) return Promise.reject(new c("signal must be an AbortSignal"));
				let n = e?.limit && Number.isFinite(e.limit) ? e.limit : 131072;
				return t?.aborted ? Promise.reject(t.reason ?? new l()) : this._readableState.closeEmitted ? Promise.resolve(null) : new Promise((e, r) => {
					if ((this[g] && this[g] > n || this[v] > n) && this.destroy(new l()), t) {
						let onAbort = () => {
							this.destroy(t.reason ?? new l());
						}, n = i(t, onAbort);
						this.on("close", function() {
							n[Symbol.dispose](), t.aborted ? r(t.reason ?? new l()) : e(null);
						});
					} else this.on("close", e);
					this.on("error", noop).on("data", () => {
						this[v] > n && this.destroy();
					}).resume();
				});
			}
			setEncoding(e) {
				return Buffer.isEncoding(e) && super.setEncoding(e), this;
			}
		}
		function isLocked(e) {
			return e[p]?.locked === !0 || e[d] !== null;
		}
		function isUnusable(e) {
			return u.isDisturbed(e) || isLocked(e);
		}
		function consume(e, t) {
			return r(!e[d]), new Promise((n, r) => {
				if (isUnusable(e)) {
					let t = e._readableState;
					t.destroyed && t.closeEmitted === !1 ? e.on("error", r).on("close", () => {
						r(TypeError("unusable"));
					}) : r(t.errored ?? TypeError("unusable"));
				} else queueMicrotask(() => {
					e[d] = {
						type: t,
						stream: e,
						resolve: n,
						reject: r,
						length: 0,
						body: []
					}, e.on("error", function(e) {
						consumeFinish(this[d], e);
					}).on("close", function() {
						this[d].body !== null && consumeFinish(this[d], new o());
					}), consumeStart(e[d]);
				});
			});
		}
		function consumeStart(e) {
			if (e.body === null) return;
			let { _readableState: t } = e.stream;
			if (t.bufferIndex) {
				let n = t.bufferIndex, r = t.buffer.length;
				for (let i = n; i < r; i++) consumePush(e, t.buffer[i]);
			} else for (let n of t.buffer) consumePush(e, n);
			let n = t.decoder;
			if (n != null && n.lastNeed > 0 && consumePush(e, Buffer.from(n.lastChar.subarray(0, n.lastTotal - n.lastNeed))), t.endEmitted) consumeEnd(e, t.encoding);
			else for (e.stream.on("end", function() {
				consumeEnd(this[d], this._readableState.encoding);
			}), e.stream.resume(); e.stream.read() != null;);
		}
		function chunksDecode(e, t, n) {
			if (e.length === 0 || t === 0) return "";
			let r = e.length === 1 ? e[0] : Buffer.concat(e, t), i = r.length, a = i > 2 && r[0] === 239 && r[1] === 187 && r[2] === 191 ? 3 : 0;
			return !n || n === "utf8" || n === "utf-8" ? r.utf8Slice(a, i) : r.subarray(a, i).toString(n);
		}
		function chunksConcat(e, t) {
			if (e.length === 0 || t === 0) return new Uint8Array();
			if (e.length === 1) return new Uint8Array(e[0]);
			let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
			for (let t = 0; t < e.length; ++t) {
				let i = e[t];
				n.set(i, r), r += i.length;
			}
			return n;
		}
		function consumeEnd(e, t) {
			let { type: n, body: r, resolve: i, stream: a, length: o } = e;
			try {
				n === "text" ? i(chunksDecode(r, o, t)) : n === "json" ? i(JSON.parse(chunksDecode(r, o, t))) : n === "arrayBuffer" ? i(chunksConcat(r, o).buffer) : n === "blob" ? i(new Blob(r, { type: a[h] })) : n === "bytes" && i(chunksConcat(r, o)), consumeFinish(e);
			} catch (e) {
				a.destroy(e);
			}
		}
		function consumePush(e, t) {
			e.body !== null && (typeof t == "string" && (t = Buffer.from(t, e.stream._readableState.encoding)), e.length += t.length, e.body.push(t));
		}
		function consumeFinish(e, t) {
			e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
		}
		e.exports = {
			Readable: BodyReadable,
			chunksDecode
		};
	}),
	8082: ((e, t, n) => {
		"use strict";
		let { EventEmitter: r } = n(8474), { Buffer: i } = n(4573), { InvalidArgumentError: a, Socks5ProxyError: o } = n(8707), { debuglog: s } = n(7975), { parseAddress: c } = n(1732), l = s("undici:socks5"), u = i.alloc(0), d = {
			NO_AUTH: 0,
			GSSAPI: 1,
			USERNAME_PASSWORD: 2,
			NO_ACCEPTABLE: 255
		}, f = {
			CONNECT: 1,
			BIND: 2,
			UDP_ASSOCIATE: 3
		}, p = {
			IPV4: 1,
			DOMAIN: 3,
			IPV6: 4
		}, m = {
			SUCCEEDED: 0,
			GENERAL_FAILURE: 1,
			CONNECTION_NOT_ALLOWED: 2,
			NETWORK_UNREACHABLE: 3,
			HOST_UNREACHABLE: 4,
			CONNECTION_REFUSED: 5,
			TTL_EXPIRED: 6,
			COMMAND_NOT_SUPPORTED: 7,
			ADDRESS_TYPE_NOT_SUPPORTED: 8
		}, h = {
			INITIAL: "initial",
			HANDSHAKING: "handshaking",
			AUTHENTICATING: "authenticating",
			AUTHENTICATED: "authenticated",
			CONNECTING: "connecting",
			CONNECTED: "connected",
			ERROR: "error",
			CLOSED: "closed"
		};
		class Socks5Client extends r {
			constructor(e, t = {}) {
				if (super(), !e) throw new a("socket is required");
				this.socket = e, this.options = t, this.state = h.INITIAL, this.buffer = u, this.onSocketData = this.onData.bind(this), this.onSocketError = this.onError.bind(this), this.onSocketClose = this.onClose.bind(this), this.authMethods = [], t.username && t.password && this.authMethods.push(d.USERNAME_PASSWORD), this.authMethods.push(d.NO_AUTH), this.socket.on("data", this.onSocketData), this.socket.on("error", this.onSocketError), this.socket.on("close", this.onSocketClose);
			}
			onData(e) {
				l("received data", e.length, "bytes in state", this.state), this.buffer = i.concat([this.buffer, e]);
				try {
					switch (this.state) {
						case h.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case h.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case h.CONNECTING: this.handleConnectResponse();
					}
				} catch (e) {
					this.onError(e);
				}
			}
			onError(e) {
				l("socket error", e), this.state = h.ERROR, this.emit("error", e), this.destroy();
			}
			onClose() {
				l("socket closed"), this.state = h.CLOSED, this.emit("close");
			}
			destroy() {
				this.socket && !this.socket.destroyed && this.socket.destroy();
			}
			markAuthenticated() {
				this.state = h.AUTHENTICATED, this.emit("authenticated");
			}
			handshake() {
				if (this.state !== h.INITIAL) throw new a("Handshake already started");
				l("starting handshake with", this.authMethods.length, "auth methods"), this.state = h.HANDSHAKING;
				let e = i.alloc(2 + this.authMethods.length);
				e[0] = 5, e[1] = this.authMethods.length, this.authMethods.forEach((t, n) => {
					e[2 + n] = t;
				}), this.socket.write(e);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) return;
				let e = this.buffer[0], t = this.buffer[1];
				if (e !== 5) throw new o(`Invalid SOCKS version: ${e}`, "UND_ERR_SOCKS5_VERSION");
				if (t === d.NO_ACCEPTABLE) throw new o("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
				if (this.buffer = this.buffer.subarray(2), l("server selected auth method", t), t === d.NO_AUTH) this.markAuthenticated();
				else if (t === d.USERNAME_PASSWORD) this.state = h.AUTHENTICATING, this.sendAuthRequest();
				else throw new o(`Unsupported authentication method: ${t}`, "UND_ERR_SOCKS5_AUTH_METHOD");
			}
			sendAuthRequest() {
				let { username: e, password: t } = this.options;
				if (!e || !t) throw new a("Username and password required for authentication");
				l("sending username/password auth");
				let n = i.from(e), r = i.from(t);
				if (n.length > 255 || r.length > 255) throw new a("Username or password too long");
				let o = i.alloc(3 + n.length + r.length);
				o[0] = 1, o[1] = n.length, n.copy(o, 2), o[2 + n.length] = r.length, r.copy(o, 3 + n.length), this.socket.write(o);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) return;
				let e = this.buffer[0], t = this.buffer[1];
				if (e !== 1) throw new o(`Invalid auth sub-negotiation version: ${e}`, "UND_ERR_SOCKS5_AUTH_VERSION");
				if (t !== 0) throw new o("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
				this.buffer = this.buffer.subarray(2), l("authentication successful"), this.markAuthenticated();
			}
			connect(e, t) {
				if (this.state === h.CONNECTING || this.state === h.CONNECTED) throw new a("Connection already in progress");
				if (this.state !== h.AUTHENTICATED) throw new a("Client must be authenticated before CONNECT");
				l("connecting to", e, t), this.state = h.CONNECTING;
				let n = this.buildConnectRequest(f.CONNECT, e, t);
				this.socket.write(n);
			}
			buildConnectRequest(e, t, n) {
				let { type: r, buffer: a } = c(t), o = i.alloc(4 + a.length + 2);
				return o[0] = 5, o[1] = e, o[2] = 0, o[3] = r, a.copy(o, 4), o.writeUInt16BE(n, 4 + a.length), o;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) return;
				let e = this.buffer[0], t = this.buffer[1], n = this.buffer[3];
				if (e !== 5) throw new o(`Invalid SOCKS version in reply: ${e}`, "UND_ERR_SOCKS5_REPLY_VERSION");
				let r = 4;
				if (n === p.IPV4) r += 6;
				else if (n === p.DOMAIN) {
					if (this.buffer.length < 5) return;
					r += 1 + this.buffer[4] + 2;
				} else if (n === p.IPV6) r += 18;
				else throw new o(`Invalid address type in reply: ${n}`, "UND_ERR_SOCKS5_ADDR_TYPE");
				if (this.buffer.length < r) return;
				if (t !== m.SUCCEEDED) {
					let e = this.getReplyErrorMessage(t);
					throw new o(`SOCKS5 connection failed: ${e}`, `UND_ERR_SOCKS5_REPLY_${t}`);
				}
				let i, a = 4;
				if (n === p.IPV4) i = Array.from(this.buffer.subarray(a, a + 4)).join("."), a += 4;
				else if (n === p.DOMAIN) {
					let e = this.buffer[a];
					a += 1, i = this.buffer.subarray(a, a + e).toString(), a += e;
				} else if (n === p.IPV6) {
					let e = [];
					for (let t = 0; t < 8; t++) {
						let n = this.buffer.readUInt16BE(a + t * 2);
						e.push(n.toString(16));
					}
					i = e.join(":"), a += 16;
				}
				let s = this.buffer.readUInt16BE(a);
				this.buffer = u, this.state = h.CONNECTED, this.socket.removeListener("data", this.onSocketData), l("connected, bound address:", i, "port:", s), this.emit("connected", {
					address: i,
					port: s
				});
			}
			getReplyErrorMessage(e) {
				switch (e) {
					case m.GENERAL_FAILURE: return "General SOCKS server failure";
					case m.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
					case m.NETWORK_UNREACHABLE: return "Network unreachable";
					case m.HOST_UNREACHABLE: return "Host unreachable";
					case m.CONNECTION_REFUSED: return "Connection refused";
					case m.TTL_EXPIRED: return "TTL expired";
					case m.COMMAND_NOT_SUPPORTED: return "Command not supported";
					case m.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
					default: return `Unknown error code: ${e}`;
				}
			}
		}
		e.exports = {
			Socks5Client,
			AUTH_METHODS: d,
			COMMANDS: f,
			ADDRESS_TYPES: p,
			REPLY_CODES: m,
			STATES: h
		};
	}),
	1732: ((e, t, n) => {
		"use strict";
		let { Buffer: r } = n(4573), i = n(7030), { InvalidArgumentError: a } = n(8707);
		function parseAddress(e) {
			if (i.isIPv4(e)) {
				let t = e.split(".").map(Number);
				return {
					type: 1,
					buffer: r.from(t)
				};
			}
			if (i.isIPv6(e)) return {
				type: 4,
				buffer: parseIPv6(e)
			};
			let t = r.from(e, "utf8");
			if (t.length > 255) throw new a("Domain name too long (max 255 bytes)");
			return {
				type: 3,
				buffer: r.concat([r.from([t.length]), t])
			};
		}
		function parseIPv6(e) {
			let t = r.alloc(16), n = e;
			if (e.includes(".")) {
				let t = e.lastIndexOf(":"), r = e.slice(t + 1);
				if (i.isIPv4(r)) {
					let i = r.split(".").map(Number), a = (i[0] << 8 | i[1]).toString(16), o = (i[2] << 8 | i[3]).toString(16);
					n = `${e.slice(0, t)}:${a}:${o}`;
				}
			}
			let a = n.indexOf("::");
			if (a !== -1) {
				let e = n.slice(0, a), r = n.slice(a + 2), i = e === "" ? [] : e.split(":"), o = r === "" ? [] : r.split(":"), s = 0;
				for (let e of i) t.writeUInt16BE(parseInt(e, 16), s), s += 2;
				s = 16 - o.length * 2;
				for (let e of o) t.writeUInt16BE(parseInt(e, 16), s), s += 2;
			} else {
				let e = n.split(":");
				for (let n = 0; n < e.length; n++) t.writeUInt16BE(parseInt(e[n], 16), n * 2);
			}
			return t;
		}
		function buildAddressBuffer(e, t, n) {
			let i = r.allocUnsafe(2);
			return i.writeUInt16BE(n, 0), r.concat([
				r.from([e]),
				t,
				i
			]);
		}
		function parseResponseAddress(e, t = 0) {
			if (e.length < t + 1) throw new a("Buffer too small to contain address type");
			let n = e[t], r, i = t + 1;
			switch (n) {
				case 1:
					if (e.length < i + 6) throw new a("Buffer too small for IPv4 address");
					r = Array.from(e.subarray(i, i + 4)).join("."), i += 4;
					break;
				case 3: {
					if (e.length < i + 1) throw new a("Buffer too small for domain length");
					let t = e[i];
					if (i += 1, e.length < i + t + 2) throw new a("Buffer too small for domain address");
					r = e.subarray(i, i + t).toString("utf8"), i += t;
					break;
				}
				case 4: {
					if (e.length < i + 18) throw new a("Buffer too small for IPv6 address");
					let t = [];
					for (let n = 0; n < 8; n++) {
						let r = e.readUInt16BE(i + n * 2);
						t.push(r.toString(16));
					}
					r = t.join(":"), i += 16;
					break;
				}
				default: throw new a(`Invalid address type: ${n}`);
			}
			if (e.length < i + 2) throw new a("Buffer too small for port");
			let o = e.readUInt16BE(i);
			return i += 2, {
				address: r,
				port: o,
				bytesRead: i - t
			};
		}
		function createReplyError(e) {
			let t = {
				1: "General SOCKS server failure",
				2: "Connection not allowed by ruleset",
				3: "Network unreachable",
				4: "Host unreachable",
				5: "Connection refused",
				6: "TTL expired",
				7: "Command not supported",
				8: "Address type not supported"
			}[e] || `Unknown SOCKS5 error code: ${e}`, n = Error(t);
			return n.code = `SOCKS5_${e}`, n;
		}
		e.exports = {
			parseAddress,
			parseIPv6,
			buildAddressBuffer,
			parseResponseAddress,
			createReplyError
		};
	}),
	7405: ((e, t, n) => {
		"use strict";
		let { InvalidArgumentError: r, MaxOriginsReachedError: i } = n(8707), { kBusy: a, kClients: o, kConnected: s, kRunning: c, kPending: l, kClose: u, kDestroy: d, kDispatch: f, kUrl: p } = n(6443), m = n(1841), h = n(628), g = n(3701), _ = n(3440), v = Symbol("onConnect"), y = Symbol("onDisconnect"), b = Symbol("onConnectionError"), x = Symbol("onDrain"), S = Symbol("factory"), w = Symbol("options"), T = Symbol("origins");
		function defaultFactory(e, t) {
			return t && t.connections === 1 ? new g(e, t) : new h(e, t);
		}
		class Agent extends m {
			constructor({ factory: e = defaultFactory, maxOrigins: t = Infinity, connect: n, tls: i, ...a } = {}) {
				if (typeof e != "function") throw new r("factory must be a function.");
				if (n != null && typeof n != "function" && typeof n != "object") throw new r("connect must be a function or an object");
				if (typeof t != "number" || Number.isNaN(t) || t <= 0) throw new r("maxOrigins must be a number greater than 0");
				super(a), n && typeof n != "function" && (n = { ...n }), i && typeof i != "function" && (i = { ...i }), this[w] = {
					..._.deepClone(a),
					maxOrigins: t,
					connect: n,
					tls: i
				}, this[S] = e, this[o] = new Map(), this[T] = new Set(), this[x] = (e, t) => {
					this.emit("drain", e, [this, ...t]);
				}, this[v] = (e, t) => {
					this.emit("connect", e, [this, ...t]);
				}, this[y] = (e, t, n) => {
					this.emit("disconnect", e, [this, ...t], n);
				}, this[b] = (e, t, n) => {
					this.emit("connectionError", e, [this, ...t], n);
				};
			}
			get [c]() {
				let e = 0;
				for (let t of this[o].values()) e += t[c];
				return e;
			}
			[f](e, t) {
				let n;
				if (e.origin && (typeof e.origin == "string" || e.origin instanceof URL)) n = String(e.origin);
				else throw new r("opts.origin must be a non-empty string or URL.");
				let c = e.allowH2 ?? this[w].allowH2, u = c === !1 ? `${n}#http1-only` : n;
				if (this[T].size >= this[w].maxOrigins && !this[T].has(n)) throw new i();
				let d = this[o].get(u);
				if (!d) {
					d = this[S](e.origin, c === !1 ? {
						...this[w],
						allowH2: !1
					} : this[w]);
					let closeClientIfUnused = () => {
						if (this[o].get(u) !== d || d[s] > 0 || d[a] || d[l] > 0) return;
						this[o].delete(u), d.destroyed || d.close();
						let e = !1;
						for (let t of this[o].keys()) if (t === n || t === `${n}#http1-only`) {
							e = !0;
							break;
						}
						e || this[T].delete(n);
					};
					d.on("drain", this[x]).on("connect", this[v]).on("disconnect", (e, t, n) => {
						closeClientIfUnused(), this[y](e, t, n);
					}).on("connectionError", (e, t, n) => {
						closeClientIfUnused(), this[b](e, t, n);
					}), this[o].set(u, d), this[T].add(n);
				}
				return d.dispatch(e, t);
			}
			[u]() {
				let e = [];
				for (let t of this[o].values()) e.push(t.close());
				return this[o].clear(), Promise.all(e);
			}
			[d](e) {
				let t = [];
				for (let n of this[o].values()) t.push(n.destroy(e));
				return this[o].clear(), Promise.all(t);
			}
			get stats() {
				let e = {};
				for (let t of this[o].values()) t.stats && (e[t[p].origin] = t.stats);
				return e;
			}
		}
		e.exports = Agent;
	}),
	837: ((e, t, n) => {
		"use strict";
		let { BalancedPoolMissingUpstreamError: r, InvalidArgumentError: i } = n(8707), { PoolBase: a, kClients: o, kNeedDrain: s, kAddClient: c, kRemoveClient: l, kGetDispatcher: u } = n(2128), d = n(628), { kOriginless: f, kUrl: p } = n(6443), m = n(3440), h = Symbol("factory"), g = Symbol("options"), _ = Symbol("kGreatestCommonDivisor"), v = Symbol("kCurrentWeight"), y = Symbol("kIndex"), b = Symbol("kWeight"), x = Symbol("kMaxWeightPerServer"), S = Symbol("kErrorPenalty");
		function getGreatestCommonDivisor(e, t) {
			if (e === 0) return t;
			for (; t !== 0;) {
				let n = t;
				t = e % t, e = n;
			}
			return e;
		}
		function defaultFactory(e, t) {
			return new d(e, t);
		}
		class BalancedPool extends a {
			constructor(e = [], { factory: t = defaultFactory, connect: n, tls: r, ...a } = {}) {
				if (typeof t != "function") throw new i("factory must be a function.");
				super(a), this[f] = !0, n && typeof n != "function" && (n = { ...n }), r && typeof r != "function" && (r = { ...r }), this[g] = {
					...m.deepClone(a),
					connect: n,
					tls: r
				}, this[y] = -1, this[v] = 0, this[x] = this[g].maxWeightPerServer || 100, this[S] = this[g].errorPenalty || 15, Array.isArray(e) || (e = [e]), this[h] = t;
				for (let t of e) this.addUpstream(t);
				this._updateBalancedPoolStats();
			}
			addUpstream(e) {
				let t = m.parseOrigin(e).origin;
				if (this[o].find((e) => e[p].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
				let n = this[h](t, this[g]);
				this[c](n), n.on("connect", () => {
					n[b] = Math.min(this[x], n[b] + this[S]);
				}), n.on("connectionError", () => {
					n[b] = Math.max(1, n[b] - this[S]), this._updateBalancedPoolStats();
				}), n.on("disconnect", (...e) => {
					let t = e[2];
					t && t.code === "UND_ERR_SOCKET" && (n[b] = Math.max(1, n[b] - this[S]), this._updateBalancedPoolStats());
				});
				for (let e of this[o]) e[b] = this[x];
				return this._updateBalancedPoolStats(), this;
			}
			_updateBalancedPoolStats() {
				let e = 0;
				for (let t = 0; t < this[o].length; t++) e = getGreatestCommonDivisor(this[o][t][b], e);
				this[_] = e;
			}
			removeUpstream(e) {
				let t = m.parseOrigin(e).origin, n = this[o].find((e) => e[p].origin === t && e.closed !== !0 && e.destroyed !== !0);
				return n && this[l](n), this;
			}
			getUpstream(e) {
				let t = m.parseOrigin(e).origin;
				return this[o].find((e) => e[p].origin === t && e.closed !== !0 && e.destroyed !== !0);
			}
			get upstreams() {
				return this[o].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[p].origin);
			}
			[u]() {
				if (this[o].length === 0) throw new r();
				let e = 0, t = -1;
				for (; e++ < this[o].length;) {
					this[y] = (this[y] + 1) % this[o].length;
					let e = this[o][this[y]];
					if (this[y] === 0 && (this[v] = this[v] - this[_], this[v] <= 0 && (this[v] = this[x])), !(e[s] || e.closed === !0 || e.destroyed === !0) && ((t === -1 || e[b] > this[o][t][b]) && (t = this[y]), e[b] >= this[v])) return e;
				}
				if (t !== -1) return this[v] = this[o][t][b], this[y] = t, this[o][t];
			}
		}
		e.exports = BalancedPool;
	}),
	3650: ((e, t, n) => {
		"use strict";
		let r = n(883), { InvalidArgumentError: i } = n(8707), { toRawHeaders: a } = n(3440), { kOriginless: o, kUrl: s } = n(6443);
		class LegacyHandlerWrapper {
			#e;
			constructor(e) {
				this.#e = e;
			}
			onRequestStart(e, t) {
				this.#e.onConnect?.((t) => e.abort(t), t);
			}
			onRequestUpgrade(e, t, n, r) {
				let i = Array.isArray(e?.rawHeaders) ? e.rawHeaders : a(e?.rawHeaders ?? n ?? {});
				this.#e.onUpgrade?.(t, i, r);
			}
			onResponseStart(e, t, n, r) {
				let i = Array.isArray(e?.rawHeaders) ? e.rawHeaders : a(e?.rawHeaders ?? n ?? {});
				this.#e.onHeaders?.(t, i, () => e.resume(), r) === !1 && e.pause();
			}
			onResponseData(e, t) {
				this.#e.onData?.(t) === !1 && e.pause();
			}
			onResponseEnd(e, t) {
				let n = Array.isArray(e?.rawTrailers) ? e.rawTrailers : a(e?.rawTrailers ?? t ?? {});
				this.#e.onComplete?.(n);
			}
			onResponseError(e, t) {
				if (!this.#e.onError) throw t;
				this.#e.onError(t);
			}
			onBodySent(e) {
				this.#e.onBodySent?.(e);
			}
			onRequestSent() {
				this.#e.onRequestSent?.();
			}
			onResponseStarted() {
				this.#e.onResponseStarted?.();
			}
		}
		class Dispatcher1Wrapper extends r {
			#e;
			constructor(e) {
				if (super(), !e || typeof e.dispatch != "function") throw new i("Argument dispatcher must implement dispatch");
				this.#e = e, this[s] = e[s], this[o] = e[o];
			}
			static wrapHandler(e) {
				if (!e || typeof e != "object") throw new i("handler must be an object");
				return typeof e.onRequestStart == "function" ? e : new LegacyHandlerWrapper(e);
			}
			dispatch(e, t) {
				return e.allowH2 !== !1 && (e = {
					...e,
					allowH2: !1
				}), this.#e.dispatch(e, Dispatcher1Wrapper.wrapHandler(t));
			}
			get webSocketOptions() {
				return this.#e.webSocketOptions;
			}
			get eventSourceOptions() {
				return this.#e.eventSourceOptions;
			}
			close(...e) {
				return this.#e.close(...e);
			}
			destroy(...e) {
				return this.#e.destroy(...e);
			}
		}
		e.exports = Dispatcher1Wrapper;
	}),
	3137: ((e, t, n) => {
		"use strict";
		let r = n(1841), { kClose: i, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: l, kHttpProxyAgent: u, kHttpsProxyAgent: d } = n(6443), f = n(6672), p = n(7405), m = {
			"http:": 80,
			"https:": 443
		};
		class EnvHttpProxyAgent extends r {
			#e = null;
			#t = null;
			#n = null;
			constructor(e = {}) {
				super(e), this.#n = e;
				let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
				this[l] = new p(i);
				let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				a ? this[u] = new f({
					...i,
					uri: a
				}) : this[u] = this[l];
				let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				o ? this[d] = new f({
					...i,
					uri: o
				}) : this[d] = this[u], this.#a();
			}
			[c](e, t) {
				let n = new URL(e.origin);
				return this.#r(n).dispatch(e, t);
			}
			[i]() {
				return Promise.all([
					this[l].close(),
					!this[u][o] && this[u].close(),
					!this[d][o] && this[d].close()
				]);
			}
			[a](e) {
				return Promise.all([
					this[l].destroy(e),
					!this[u][s] && this[u].destroy(e),
					!this[d][s] && this[d].destroy(e)
				]);
			}
			#r(e) {
				let { protocol: t, host: n, port: r } = e;
				return n = n.replace(/:\d*$/, "").replace(/^\[(.+)\]$/, "$1").toLowerCase(), n.length > 1 && n.charCodeAt(n.length - 1) === 46 && (n = n.slice(0, -1)), r = Number.parseInt(r, 10) || m[t] || 0, this.#i(n, r) ? t === "https:" ? this[d] : this[u] : this[l];
			}
			#i(e, t) {
				if (this.#o && this.#a(), this.#t.length === 0) return !0;
				for (let n = 0; n < this.#t.length; n++) {
					let r = this.#t[n];
					if (r.hostname === "*") {
						if (r.port && r.port !== t) continue;
						return !1;
					}
					if (!(r.port && r.port !== t) && (!r.wildcard && e === r.hostname || e.slice(-(r.hostname.length + 1)) === `.${r.hostname}`)) return !1;
				}
				return !0;
			}
			#a() {
				let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
				for (let e = 0; e < t.length; e++) {
					let r = t[e];
					if (!r) continue;
					let i, a, o = r.match(/^\[(.+)\]:(\d+)$/);
					if (o) i = o[1], a = Number.parseInt(o[2], 10);
					else {
						let e = r.replace(/^\[(.+)\]$/, "$1"), t = (e.match(/:/g) || []).length === 1 && e.match(/^(.+):(\d+)$/);
						i = t ? t[1] : e, a = t ? Number.parseInt(t[2], 10) : 0;
					}
					let s = r.charCodeAt(0) === 42;
					n.push({
						hostname: i.replace(/^\*?\./, "").replace(/^(.+)\.$/, "$1").toLowerCase(),
						port: a,
						wildcard: s
					});
				}
				this.#e = e, this.#t = n;
			}
			get #o() {
				return this.#n.noProxy === void 0 && this.#e !== this.#s;
			}
			get #s() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		e.exports = EnvHttpProxyAgent;
	}),
	4660: ((e) => {
		"use strict";
		let t = 2047;
		class FixedCircularBuffer {
			bottom = 0;
			top = 0;
			list = Array(2048).fill(void 0);
			next = null;
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & t) === this.bottom;
			}
			push(e) {
				this.list[this.top] = e, this.top = this.top + 1 & t;
			}
			shift() {
				let e = this.list[this.bottom];
				return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & t, e);
			}
		}
		e.exports = class FixedQueue {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(e) {
				this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer()), this.head.push(e);
			}
			shift() {
				let e = this.tail, t = e.shift();
				return e.isEmpty() && e.next !== null && (this.tail = e.next, e.next = null), t;
			}
		};
	}),
	6815: ((e, t, n) => {
		"use strict";
		let { InvalidArgumentError: r } = n(8707), i = n(3701);
		class H2CClient extends i {
			constructor(e, t) {
				if (typeof e == "string" && (e = new URL(e)), e.protocol !== "http:") throw new r("h2c-client: Only h2c protocol is supported");
				let { maxConcurrentStreams: n, pipelining: i, ...a } = t ?? {}, o = n ?? 100, s = 100;
				if (n != null && (!Number.isInteger(n) || n < 1)) throw new r("maxConcurrentStreams must be a positive integer, greater than 0");
				if (i != null && Number.isInteger(i) && i > 0 && (s = i), s > o) throw new r("h2c-client: pipelining cannot be greater than maxConcurrentStreams");
				super(e, {
					...a,
					maxConcurrentStreams: o,
					pipelining: s,
					allowH2: !0,
					useH2c: !0
				});
			}
		}
		e.exports = H2CClient;
	}),
	2128: ((e, t, n) => {
		"use strict";
		let { AsyncResource: r } = n(6698), { PoolStats: i } = n(6854), a = n(1841), o = n(4660), { kConnected: s, kSize: c, kRunning: l, kPending: u, kQueued: d, kBusy: f, kFree: p, kUrl: m, kClose: h, kDestroy: g, kDispatch: _ } = n(6443), v = Symbol("clients"), y = Symbol("needDrain"), b = Symbol("queue"), x = Symbol("closed resolve"), S = Symbol("onDrain"), w = Symbol("onConnect"), T = Symbol("onDisconnect"), E = Symbol("onConnectionError"), D = Symbol("on client busy"), O = Symbol("on client drain"), k = Symbol("drain queue"), A = Symbol("get dispatcher"), j = Symbol("has dispatcher"), M = Symbol("add client"), N = Symbol("remove client"), P = Symbol("retire client"), F = Symbol("retiring clients");
		class QueuedRequest extends r {
			constructor(e, t) {
				super("UNDICI_POOL_QUEUED_REQUEST"), this.opts = e, this.handler = t;
			}
			dispatch(e) {
				return this.runInAsyncScope(e.dispatch, e, this.opts, this.handler);
			}
		}
		function closeClients(e) {
			let t = [];
			for (let n = 0; n < e[v].length; n++) {
				let r = e[v][n];
				r.destroyed || t.push(r.close());
			}
			for (let n of e[F].values()) t.push(n);
			return Promise.all(t);
		}
		class PoolBase extends a {
			[b] = new o();
			[d] = 0;
			[v] = [];
			[F] = new Map();
			[y] = !1;
			[S](e, t, n) {
				if (e.closed || e.destroyed) return;
				let r = this[b], i = !1;
				for (this[O](e); !i;) {
					let t = r.shift();
					if (!t) break;
					this[d]--, i = !t.dispatch(e);
				}
				if (e[y] = i, i && (this[D](e), !r.isEmpty())) return this[k](t, n);
				if (!i && this[y] && (this[y] = !1, this.emit("drain", t, [this, ...n])), this[x] && r.isEmpty()) return closeClients(this).then(this[x]);
			}
			[D]() {}
			[O]() {}
			[k](e, t) {
				let n = this[b], r = !0;
				for (; !n.isEmpty();) {
					let e = this[A]();
					if (!e) {
						r = !1;
						break;
					}
					let t = n.shift();
					if (this[d]--, !t.dispatch(e) && (e[y] = !0, this[D](e), r = this[j](), !r)) break;
				}
				if (r && this[y] && (this[y] = !1, this.emit("drain", e, [this, ...t])), this[x] && n.isEmpty()) return closeClients(this).then(this[x]);
			}
			[w] = (e, t) => {
				this.emit("connect", e, [this, ...t]);
			};
			[T] = (e, t, n) => {
				this.emit("disconnect", e, [this, ...t], n);
			};
			[E] = (e, t, n) => {
				this.emit("connectionError", e, [this, ...t], n);
			};
			get [f]() {
				return this[y];
			}
			get [s]() {
				let e = 0;
				for (let { [s]: t } of this[v]) e += t;
				return e;
			}
			get [p]() {
				let e = 0;
				for (let { [s]: t, [y]: n } of this[v]) e += t && !n;
				return e;
			}
			get [u]() {
				let e = this[d];
				for (let { [u]: t } of this[v]) e += t;
				return e;
			}
			get [l]() {
				let e = 0;
				for (let { [l]: t } of this[v]) e += t;
				return e;
			}
			get [c]() {
				let e = this[d];
				for (let { [c]: t } of this[v]) e += t;
				return e;
			}
			get stats() {
				return new i(this);
			}
			[h]() {
				return this[b].isEmpty() ? closeClients(this) : new Promise((e) => {
					this[x] = e;
				});
			}
			[g](e) {
				for (;;) {
					let t = this[b].shift();
					if (!t) break;
					t.handler.onResponseError(null, e);
				}
				let t = Array(this[v].length);
				for (let n = 0; n < this[v].length; n++) t[n] = this[v][n].destroy(e);
				for (let n of this[F].keys()) t.push(n.destroy(e));
				return Promise.all(t);
			}
			[_](e, t) {
				let n = this[A]();
				return n ? n.dispatch(e, t) || (n[y] = !0, this[D](n), this[y] = !this[j]()) : (this[y] = !0, this[b].push(new QueuedRequest(e, t)), this[d]++), !this[y];
			}
			[j]() {
				for (let e = 0; e < this[v].length; e++) {
					let t = this[v][e];
					if (!t[y] && t.closed !== !0 && t.destroyed !== !0) return !0;
				}
				return !1;
			}
			[M](e) {
				return e.on("drain", this[S].bind(this, e)).on("connect", this[w]).on("disconnect", this[T]).on("connectionError", this[E]), this[v].push(e), this[y] && queueMicrotask(() => {
					this[y] && !e[y] && this[S](e, e[m], [e, this]);
				}), this;
			}
			[P](e) {
				let t = this[v].indexOf(e);
				if (t !== -1 && this[v].splice(t, 1), e.destroyed || this[F].has(e)) return;
				let n = !1, r, i = new Promise((e) => {
					r = e;
				});
				this[F].set(e, i), e.close(() => {
					n || (n = !0, this[F].delete(e), r());
				});
			}
			[N](e) {
				this[P](e), this[y] = !this[v].some((e) => !e[y] && e.closed !== !0 && e.destroyed !== !0);
			}
		}
		e.exports = {
			PoolBase,
			kClients: v,
			kNeedDrain: y,
			kAddClient: M,
			kRemoveClient: N,
			kRetireClient: P,
			kDrainQueue: k,
			kOnClientBusy: D,
			kOnClientDrain: O,
			kGetDispatcher: A,
			kHasDispatcher: j
		};
	}),
	628: ((e, t, n) => {
		"use strict";
		let { PoolBase: r, kClients: i, kNeedDrain: a, kAddClient: o, kDrainQueue: s, kOnClientBusy: c, kOnClientDrain: l, kGetDispatcher: u, kHasDispatcher: d, kRemoveClient: f, kRetireClient: p } = n(2128), m = n(3701), { InvalidArgumentError: h } = n(8707), g = n(3440), { kConnecting: _, kHTTPContext: v, kUrl: y, kQueued: b } = n(6443), x = n(9136), S = Symbol("options"), w = Symbol("connections"), T = Symbol("factory"), E = Symbol("protocol"), D = Symbol("protocol probe");
		function defaultFactory(e, t) {
			return new m(e, t);
		}
		function shouldCreateProtocolProbe(e, t) {
			return t instanceof m && e[E] !== "h1" && (e[S].useH2c === !0 || e[y].protocol === "https:" && e[S].allowH2 !== !1);
		}
		function createClient(e) {
			let t = e[T](e[y], e[S]);
			return shouldCreateProtocolProbe(e, t) && (e[D] = t), e[o](t), t;
		}
		class Pool extends r {
			constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: a, tls: o, maxCachedSessions: c, socketPath: l, autoSelectFamily: u, autoSelectFamilyAttemptTimeout: d, allowH2: f, useH2c: _, clientTtl: O, ...k } = {}) {
				if (t != null && (!Number.isFinite(t) || t < 0)) throw new h("invalid connections");
				if (typeof n != "function") throw new h("factory must be a function.");
				if (r != null && typeof r != "function" && typeof r != "object") throw new h("connect must be a function or an object");
				typeof r != "function" && (r = x({
					...o,
					maxCachedSessions: c,
					allowH2: f,
					useH2c: _,
					socketPath: l,
					timeout: a,
					...typeof u == "boolean" ? {
						autoSelectFamily: u,
						autoSelectFamilyAttemptTimeout: d
					} : void 0,
					...r
				})), super(k), this[w] = t || null, this[y] = g.parseOrigin(e), this[S] = {
					...g.deepClone(k),
					connect: r,
					allowH2: f,
					useH2c: _,
					clientTtl: O,
					socketPath: l
				}, this[T] = n, this[E] = null, this[D] = null, this.on("connect", (e, t) => {
					if (O != null && O > 0) for (let e of t) Object.assign(e, { ttl: Date.now() });
					let n = t[t.length - 1];
					n instanceof m && (this[E] = n[v]?.version), n === this[D] && this[E] !== "h2" && (this[D] = null, this[s](e, t.slice(1)));
				}), this.on("disconnect", (e, t) => {
					t.includes(this[D]) && (this[D] = null, this[s](e, t.slice(1)));
				}), this.on("connectionError", (e, t) => {
					let n = !1;
					for (let e of t) e === this[D] && (this[D] = null, n = !0), this[i].includes(e) && this[p](e);
					(n || this[b] > 0) && this[s](e, t.slice(1));
				});
			}
			[c](e) {
				this[D] === null && e[_] && shouldCreateProtocolProbe(this, e) && (this[D] = e);
			}
			[l](e) {
				e === this[D] && (this[D] = null);
			}
			[u]() {
				let e = this[S].clientTtl;
				for (let t = 0; t < this[i].length; t++) {
					let n = this[i][t];
					if (e != null && e > 0 && n.ttl && Date.now() - n.ttl > e) this[f](n), t--;
					else if (!n[a]) return n;
				}
				if (this[D] === null && (!this[w] || this[i].length < this[w])) return createClient(this);
			}
			[d]() {
				let e = this[S].clientTtl;
				for (let t = 0; t < this[i].length; t++) {
					let n = this[i][t];
					if (e != null && e > 0 && n.ttl && Date.now() - n.ttl > e) this[f](n), t--;
					else if (!n[a]) return !0;
				}
				return this[D] === null && (!this[w] || this[i].length < this[w]) && (createClient(this), !0);
			}
		}
		e.exports = Pool;
	}),
	6672: ((e, t, n) => {
		"use strict";
		let { kProxy: r, kClose: i, kDestroy: a, kDispatch: o } = n(6443), s = n(7405), c = n(628), l = n(1841), { InvalidArgumentError: u, RequestAbortedError: d, SecureProxyConnectionError: f, ProxyConnectionError: p } = n(8707), m = n(9136), h = n(3701), { channels: g } = n(2414), _ = n(7223), { hasSafeIterator: v } = n(3440), y = Symbol("proxy agent"), b = Symbol("proxy client"), x = Symbol("proxy headers"), S = Symbol("request tls settings"), w = Symbol("proxy tls settings"), T = Symbol("connect endpoint function"), E = Symbol("connect endpoint function (http/1.1 only)"), D = Symbol("tunnel proxy");
		function defaultProtocolPort(e) {
			return e === "https:" ? 443 : 80;
		}
		function defaultFactory(e, t) {
			return new c(e, t);
		}
		let noop = () => {};
		function defaultAgentFactory(e, t) {
			return t.connections === 1 ? new h(e, t) : new c(e, t);
		}
		function shouldProxyTunnel(e, t) {
			return t === !0 || e !== "http:";
		}
		class Http1ProxyWrapper extends l {
			#e;
			#t;
			constructor(e, { headers: t = {}, connect: n, factory: r, proxyServername: i }) {
				if (!e) throw new u("Proxy URL is mandatory");
				super(), this[x] = t, this.#t = i, this.#e = r ? r(e, { connect: n }) : new h(e, { connect: n });
			}
			[o](e, t) {
				let n = t.onResponseStart;
				t.onResponseStart = function(e, r, i, a) {
					r === 407 ? typeof t.onResponseError == "function" && t.onResponseError(e, new u("Proxy Authentication Required (407)")) : n && n.call(this, e, r, i, a);
				};
				let { origin: r, path: i = "/", headers: a = {} } = e;
				return e.path = r + i, e.headers = {
					...this[x],
					...a
				}, hasHostHeader(a) || (e.headers.host = new URL(r).host), this.#t != null && (e.servername = this.#t), this.#e[o](e, t);
			}
			[i]() {
				return this.#e.close();
			}
			[a](e) {
				return this.#e.destroy(e);
			}
		}
		class ProxyAgent extends l {
			constructor(e) {
				if (!e || typeof e == "object" && !(e instanceof URL) && !e.uri) throw new u("Proxy uri is mandatory");
				let { clientFactory: t = defaultFactory } = e;
				if (typeof t != "function") throw new u("Proxy opts.clientFactory must be a function.");
				let { proxyTunnel: n, connectTimeout: i } = e;
				super(e);
				let a = this.#e(e), { href: o, origin: c, port: l, protocol: h, username: v, password: O, hostname: k } = a;
				if (this[r] = {
					uri: o,
					protocol: h
				}, this[S] = e.requestTls, this[w] = e.proxyTls, this[x] = e.headers || {}, this[D] = n, e.auth && e.token) throw new u("opts.auth cannot be used in combination with opts.token");
				e.auth ? this[x]["proxy-authorization"] = `Basic ${e.auth}` : e.token ? this[x]["proxy-authorization"] = e.token : v && O ? this[x]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(v)}:${decodeURIComponent(O)}`).toString("base64")}` : v && (this[x]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(v)}:`).toString("base64")}`);
				let A = m({
					timeout: i,
					...e.proxyTls
				}), j = m({
					timeout: i,
					...e.proxyTls,
					allowH2: !1
				});
				this[T] = m({
					timeout: i,
					...e.requestTls
				}), this[E] = m({
					timeout: i,
					...e.requestTls,
					allowH2: !1
				});
				let M = e.factory || defaultAgentFactory, factory = (t, n) => {
					let { protocol: a } = new URL(t);
					if (this[r].protocol === "socks5:" || this[r].protocol === "socks:") return new _(this[r].uri, {
						headers: this[x],
						connect: A,
						factory: M,
						username: e.username || v,
						password: e.password || O,
						connectTimeout: i,
						proxyTls: e.proxyTls,
						requestTls: e.requestTls
					});
					if (!shouldProxyTunnel(a, this[D])) {
						let e = this[r].protocol === "https:" ? (e, t) => j(e, (e, n) => {
							e && e.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? t(new f(e)) : t(e, n);
						}) : j;
						return new Http1ProxyWrapper(this[r].uri, {
							headers: this[x],
							connect: e,
							factory: M,
							proxyServername: this[r].protocol === "https:" ? this[w]?.servername || k : void 0
						});
					}
					return M(t, n);
				};
				h === "socks5:" || h === "socks:" ? this[b] = null : this[b] = t(a, { connect: A }), this[y] = new s({
					...e,
					factory,
					connect: async (e, t) => {
						if (!this[b]) {
							t(new u("Cannot establish tunnel connection without a proxy client"));
							return;
						}
						let n = e.host;
						e.port || (n += `:${defaultProtocolPort(e.protocol)}`);
						try {
							let r = {
								origin: c,
								port: l,
								path: n,
								signal: e.signal,
								headers: {
									...this[x],
									host: e.host,
									...e.connections == null || e.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
								},
								servername: this[w]?.servername || k
							}, { socket: i, statusCode: a } = await this[b].connect(r);
							if (a !== 200) {
								i.on("error", noop).destroy(), t(new d(`Proxy response (${a}) !== 200 when HTTP Tunneling`));
								return;
							}
							if (g.proxyConnected.hasSubscribers && g.proxyConnected.publish({
								socket: i,
								connectParams: r
							}), e.protocol !== "https:") {
								t(null, i);
								return;
							}
							let o;
							o = this[S] ? this[S].servername : e.servername, (e.allowH2 === !1 ? this[E] : this[T])({
								...e,
								servername: o,
								httpSocket: i
							}, t);
						} catch (e) {
							e.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? t(new f(e)) : e.code === "UND_ERR_SOCKET" ? t(new p(e)) : t(e);
						}
					}
				});
			}
			dispatch(e, t) {
				let n = buildHeaders(e.headers);
				return throwIfProxyAuthIsSent(n), n && !hasHostHeader(n) && (n === e.headers && (n = { ...n }), n.host = new URL(e.origin).host), this[y].dispatch({
					...e,
					headers: n
				}, t);
			}
			#e(e) {
				return typeof e == "string" ? new URL(e) : e instanceof URL ? e : new URL(e.uri);
			}
			[i]() {
				let e = [this[y].close()];
				return this[b] && e.push(this[b].close()), Promise.all(e);
			}
			[a]() {
				let e = [this[y].destroy()];
				return this[b] && e.push(this[b].destroy()), Promise.all(e);
			}
		}
		function buildHeaders(e) {
			if (Array.isArray(e)) {
				let t = {};
				for (let n = 0; n < e.length; n += 2) isProxyAuthorizationHeader(e[n]) && throwProxyAuthError(), t[e[n]] = e[n + 1];
				return t;
			}
			if (e && typeof e == "object" && v(e)) {
				let t = {};
				for (let [n, r] of e) {
					if (!Object.hasOwn(t, n)) {
						t[n] = r;
						continue;
					}
					let e = t[n], i = [];
					e !== void 0 && i.push(...Array.isArray(e) ? e : [e]), r !== void 0 && i.push(...Array.isArray(r) ? r : [r]), t[n] = i.length > 1 ? i : i[0];
				}
				return t;
			}
			return e;
		}
		function throwIfProxyAuthIsSent(e) {
			for (let t in e) isProxyAuthorizationHeader(t) && throwProxyAuthError();
		}
		function isProxyAuthorizationHeader(e) {
			return e.length === 19 && e.toLowerCase() === "proxy-authorization";
		}
		function hasHostHeader(e) {
			for (let t in e) if (t.length === 4 && t.toLowerCase() === "host") return !0;
			return !1;
		}
		function throwProxyAuthError() {
			throw new u("Proxy-Authorization should be sent in ProxyAgent constructor");
		}
		e.exports = ProxyAgent;
	}),
	50: ((e, t, n) => {
		"use strict";
		let r = n(883), i = n(7816), { kOriginless: a, kUrl: o } = n(6443);
		class RetryAgent extends r {
			#e = null;
			#t = null;
			constructor(e, t = {}) {
				super(t), this.#e = e, this.#t = t, this[o] = e[o], this[a] = e[a];
			}
			dispatch(e, t) {
				let n = new i({
					...e,
					retryOptions: this.#t
				}, {
					dispatch: this.#e.dispatch.bind(this.#e),
					handler: t
				});
				return this.#e.dispatch(e, n);
			}
			get webSocketOptions() {
				return this.#e.webSocketOptions;
			}
			get eventSourceOptions() {
				return this.#e.eventSourceOptions;
			}
			close() {
				return this.#e.close();
			}
			destroy() {
				return this.#e.destroy();
			}
		}
		e.exports = RetryAgent;
	}),
	5520: ((e, t, n) => {
		"use strict";
		let { PoolBase: r, kClients: i, kNeedDrain: a, kAddClient: o, kGetDispatcher: s, kHasDispatcher: c, kRemoveClient: l, kRetireClient: u, kDrainQueue: d } = n(2128), f = n(3701), { InvalidArgumentError: p } = n(8707), m = n(3440), { kUrl: h, kQueued: g } = n(6443), _ = n(9136), v = Symbol("options"), y = Symbol("connections"), b = Symbol("factory"), x = Symbol("index");
		function defaultFactory(e, t) {
			return new f(e, t);
		}
		class RoundRobinPool extends r {
			constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: f, allowH2: S, clientTtl: w, ...T } = {}) {
				if (t != null && (!Number.isFinite(t) || t < 0)) throw new p("invalid connections");
				if (typeof n != "function") throw new p("factory must be a function.");
				if (r != null && typeof r != "function" && typeof r != "object") throw new p("connect must be a function or an object");
				typeof r != "function" && (r = _({
					...o,
					maxCachedSessions: s,
					allowH2: S,
					socketPath: c,
					timeout: a,
					...typeof l == "boolean" ? {
						autoSelectFamily: l,
						autoSelectFamilyAttemptTimeout: f
					} : void 0,
					...r
				})), super(T), this[y] = t || null, this[h] = m.parseOrigin(e), this[v] = {
					...m.deepClone(T),
					connect: r,
					allowH2: S,
					clientTtl: w,
					socketPath: c
				}, this[b] = n, this[x] = -1, this.on("connect", (e, t) => {
					if (w != null && w > 0) for (let e of t) Object.assign(e, { ttl: Date.now() });
				}), this.on("connectionError", (e, t, n) => {
					for (let e of t) this[i].includes(e) && this[u](e);
					this[g] > 0 && this[d](e, t.slice(1));
				});
			}
			[s]() {
				let e = this[v].clientTtl;
				if (this[i].length === 0) {
					let e = this[b](this[h], this[v]);
					return this[o](e), e;
				}
				let t = 0;
				for (; t < this[i].length;) {
					this[x] = (this[x] + 1) % this[i].length;
					let n = this[i][this[x]];
					if (e != null && e > 0 && n.ttl && Date.now() - n.ttl > e) this[l](n), this[x]--;
					else {
						if (!n[a]) return n;
						t++;
					}
				}
				if (!this[y] || this[i].length < this[y]) {
					let e = this[b](this[h], this[v]);
					return this[o](e), e;
				}
			}
			[c]() {
				let e = this[v].clientTtl;
				for (let t = 0; t < this[i].length; t++) {
					let n = this[i][t];
					if (e != null && e > 0 && n.ttl && Date.now() - n.ttl > e) this[l](n), t <= this[x] && this[x]--, t--;
					else if (!n[a]) return !0;
				}
				if (!this[y] || this[i].length < this[y]) {
					let e = this[b](this[h], this[v]);
					return this[o](e), !0;
				}
				return !1;
			}
		}
		e.exports = RoundRobinPool;
	}),
	7223: ((e, t, n) => {
		"use strict";
		let { URL: r } = n(3136), i, a = n(1841), { ConnectTimeoutError: o, InvalidArgumentError: s } = n(8707), { Socks5Client: c, STATES: l } = n(8082), { kBusy: u, kConnected: d, kDispatch: f, kClose: p, kDestroy: m } = n(6443), h = n(628), g = n(9136), { setupConnectTimeout: _ } = n(3440), { debuglog: v } = n(7975), y = v("undici:socks5-proxy"), b = Symbol("proxy url"), x = Symbol("proxy headers"), S = Symbol("proxy auth"), w = Symbol("proxy protocol"), T = Symbol("pools"), E = Symbol("connector"), D = Symbol("connect timeout"), O = Symbol("request tls settings"), k = Symbol("request tls timeout");
		function createConnectTimeoutError(e, t, n) {
			return new o(`Connect Timeout Error (attempted address: ${e}:${t}, timeout: ${n}ms)`);
		}
		let A = !1;
		class Socks5ProxyAgent extends a {
			constructor(e, t = {}) {
				if (super(t), A ||= (process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning"), !0), !e) throw new s("Proxy URL is mandatory");
				let n = typeof e == "string" ? new r(e) : e;
				if (n.protocol !== "socks5:" && n.protocol !== "socks:") throw new s("Proxy URL must use socks5:// or socks:// protocol");
				this[b] = n, this[x] = t.headers || {}, this[w] = t.proxyTls ? "https:" : "http:";
				let i = t.connectTimeout ?? 5e3;
				if (!Number.isFinite(i) || i < 0) throw new s("invalid connectTimeout");
				this[D] = i;
				let { timeout: a, ...o } = t.requestTls || {}, c = a ?? i;
				if (!Number.isFinite(c) || c < 0) throw new s("invalid requestTls.timeout");
				this[O] = o, this[k] = c, this[S] = {
					username: t.username || (n.username ? decodeURIComponent(n.username) : null),
					password: t.password || (n.password ? decodeURIComponent(n.password) : null)
				};
				let l = t.proxyTls?.timeout ?? i;
				if (!Number.isFinite(l) || l < 0) throw new s("invalid proxyTls.timeout");
				this[E] = t.connect || g({
					...t.proxyTls,
					timeout: l,
					servername: t.proxyTls?.servername || n.hostname
				}), this[T] = new Map();
			}
			async createSocks5Connection(e, t) {
				let n = this[b].hostname, r = parseInt(this[b].port) || 1080;
				y("creating SOCKS5 connection to", n, r);
				let i = Promise.withResolvers();
				this[E]({
					hostname: n,
					host: n,
					port: r,
					protocol: this[w]
				}, (e, t) => {
					e ? i.reject(e) : i.resolve(t);
				});
				let a = await i.promise, o = new c(a, this[S]);
				o.on("error", (e) => {
					y("SOCKS5 error:", e), a.destroy();
				}), await o.handshake();
				let s = Promise.withResolvers(), u = this[D] === 0 ? null : setTimeout(() => {
					cleanupAuthenticationListeners(), o.destroy(), s.reject(createConnectTimeoutError(n, r, this[D]));
				}, this[D]), cleanupAuthenticationListeners = () => {
					clearTimeout(u), o.removeListener("authenticated", onAuthenticated), o.removeListener("error", onAuthenticationError);
				}, onAuthenticated = () => {
					cleanupAuthenticationListeners(), s.resolve();
				}, onAuthenticationError = (e) => {
					cleanupAuthenticationListeners(), s.reject(e);
				};
				o.state === l.AUTHENTICATED ? (clearTimeout(u), s.resolve()) : (o.once("authenticated", onAuthenticated), o.once("error", onAuthenticationError)), await s.promise, await o.connect(e, t);
				let d = Promise.withResolvers(), f = this[D] === 0 ? null : setTimeout(() => {
					cleanupConnectionListeners(), o.destroy(), d.reject(createConnectTimeoutError(e, t, this[D]));
				}, this[D]), cleanupConnectionListeners = () => {
					clearTimeout(f), o.removeListener("connected", onConnected), o.removeListener("error", onConnectionError);
				}, onConnected = (n) => {
					y("SOCKS5 tunnel established to", e, t, "via", n), cleanupConnectionListeners(), d.resolve();
				}, onConnectionError = (e) => {
					cleanupConnectionListeners(), d.reject(e);
				};
				return o.once("connected", onConnected), o.once("error", onConnectionError), await d.promise, a;
			}
			[f](e, t) {
				let { origin: a } = e;
				y("dispatching request to", a, "via SOCKS5");
				try {
					let o = String(a), s = this[T].get(o);
					if (!s || s.destroyed || s.closed) {
						s = new h(a, {
							pipelining: e.pipelining,
							connections: e.connections,
							connect: async (e, t) => {
								try {
									let e = new r(a), o = e.hostname, s = parseInt(e.port) || (e.protocol === "https:" ? 443 : 80);
									y("establishing SOCKS5 connection to", o, s);
									let c = await this.createSocks5Connection(o, s), l = c;
									if (e.protocol === "https:") {
										i ||= n(1692), y("upgrading to TLS"), l = i.connect({
											...this[O],
											socket: c,
											servername: this[O]?.servername || o
										});
										let e = Promise.withResolvers(), cleanupTlsListeners = () => {
											queueMicrotask(t), l.removeListener("secureConnect", onSecureConnect), l.removeListener("error", onTlsError);
										}, onSecureConnect = () => {
											cleanupTlsListeners(), e.resolve();
										}, onTlsError = (t) => {
											cleanupTlsListeners(), e.reject(t);
										}, t = _(new WeakRef(l), {
											timeout: this[k],
											hostname: o,
											port: s
										});
										l.once("secureConnect", onSecureConnect), l.once("error", onTlsError), await e.promise;
									}
									t(null, l);
								} catch (e) {
									y("SOCKS5 connection error:", e), t(e);
								}
							}
						}), this[T].set(o, s);
						let closePoolIfUnused = () => {
							this[T].get(o) !== s || s[d] > 0 || s[u] || (this[T].delete(o), s.destroyed || s.close());
						};
						s.on("disconnect", closePoolIfUnused), s.on("connectionError", closePoolIfUnused);
					}
					return s[f](e, t);
				} catch (e) {
					if (y("dispatch error:", e), typeof t.onResponseError == "function") return t.onResponseError(null, e), !1;
					if (typeof t.onError == "function") return t.onError(e), !1;
					throw e;
				}
			}
			async [p]() {
				let e = [];
				for (let t of this[T].values()) e.push(t.close());
				this[T].clear(), await Promise.all(e);
			}
			async [m](e) {
				let t = [];
				for (let n of this[T].values()) t.push(n.destroy(e));
				this[T].clear(), await Promise.all(t);
			}
		}
		e.exports = Socks5ProxyAgent;
	}),
	276: ((e) => {
		"use strict";
		let t = new TextDecoder();
		function utf8DecodeBytes(e) {
			return e.length === 0 ? "" : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), t.decode(e));
		}
		e.exports = { utf8DecodeBytes };
	}),
	2581: ((e, t, n) => {
		"use strict";
		let r = Symbol.for("undici.globalDispatcher.2"), i = Symbol.for("undici.globalDispatcher.1"), { InvalidArgumentError: a } = n(8707), o = n(7405), s = n(3650), c;
		getGlobalDispatcher() === void 0 && setGlobalDispatcher(new o());
		function setGlobalDispatcher(e) {
			if (!e || typeof e.dispatch != "function") throw new a("Argument agent must implement Agent");
			try {
				Object.defineProperty(globalThis, r, {
					value: e,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
			} catch (t) {
				if (t instanceof TypeError) {
					c = e;
					return;
				}
				throw t;
			}
			try {
				let t = e instanceof s ? e : new s(e);
				Object.defineProperty(globalThis, i, {
					value: t,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
			} catch (e) {
				if (!(e instanceof TypeError)) throw e;
			}
		}
		function getGlobalDispatcher() {
			return globalThis[r] ?? c;
		}
		e.exports = {
			setGlobalDispatcher,
			getGlobalDispatcher,
			installedExports: [
				"fetch",
				"Headers",
				"Response",
				"Request",
				"FormData",
				"WebSocket",
				"CloseEvent",
				"ErrorEvent",
				"MessageEvent",
				"EventSource"
			]
		};
	}),
	8155: ((e, t, n) => {
		"use strict";
		let r = n(4589);
		e.exports = class DecoratorHandler {
			#e;
			#t = !1;
			#n = !1;
			#r = !1;
			constructor(e) {
				if (typeof e != "object" || !e) throw TypeError("handler must be an object");
				this.#e = e;
			}
			onRequestStart(...e) {
				this.#e.onRequestStart?.(...e);
			}
			onRequestUpgrade(...e) {
				return r(!this.#t), r(!this.#n), this.#e.onRequestUpgrade?.(...e);
			}
			onResponseStart(...e) {
				return r(!this.#t), r(!this.#n), e[1] >= 200 && (r(!this.#r), this.#r = !0), this.#e.onResponseStart?.(...e);
			}
			onResponseData(...e) {
				return r(!this.#t), r(!this.#n), this.#e.onResponseData?.(...e);
			}
			onResponseEnd(...e) {
				return r(!this.#t), r(!this.#n), this.#t = !0, this.#e.onResponseEnd?.(...e);
			}
			onResponseError(...e) {
				return this.#n = !0, this.#e.onResponseError?.(...e);
			}
			onBodySent(...e) {
				return this.#e.onBodySent?.(...e);
			}
			onRequestSent(...e) {
				return this.#e.onRequestSent?.(...e);
			}
		};
	}),
	8754: ((e, t, n) => {
		"use strict";
		let r = n(3440), i = n(4589), { InvalidArgumentError: a, MaxRedirectsError: o } = n(8707), { kRequestOrigin: s, kRedirectCacheControl: c } = n(6443), l = [
			300,
			301,
			302,
			303,
			307,
			308
		], noop = () => {};
		class RedirectHandler {
			static buildDispatch(e, t) {
				if (t != null && (!Number.isInteger(t) || t < 0)) throw new a("maxRedirections must be a positive number");
				let n = e.dispatch.bind(e);
				return (e, r) => n(e, new RedirectHandler(n, t, e, r));
			}
			constructor(e, t, n, i) {
				if (t != null && (!Number.isInteger(t) || t < 0)) throw new a("maxRedirections must be a positive number");
				if (n.throwOnMaxRedirect != null && typeof n.throwOnMaxRedirect != "boolean") throw new a("throwOnMaxRedirect must be a boolean");
				this.dispatch = e, this.location = null;
				let { maxRedirections: o, stripHeadersOnRedirect: s, stripHeadersOnCrossOriginRedirect: l, ...u } = n;
				this.opts = u, this.opts.body = r.wrapRequestBody(this.opts.body), this.stripHeadersOnRedirect = normalizeStripHeaders(s, "stripHeadersOnRedirect"), this.stripHeadersOnCrossOriginRedirect = normalizeStripHeaders(l, "stripHeadersOnCrossOriginRedirect"), this.maxRedirections = t, this.handler = i, this.history = [], Object.defineProperty(this.history, c, {
					value: [],
					enumerable: !1
				});
			}
			onRequestStart(e, t) {
				this.handler.onRequestStart?.(e, {
					...t,
					history: this.history
				});
			}
			onBodySent(e) {
				this.handler.onBodySent?.(e);
			}
			onRequestSent() {
				this.handler.onRequestSent?.();
			}
			onRequestUpgrade(e, t, n, r) {
				this.handler.onRequestUpgrade?.(e, t, n, r);
			}
			onResponseStart(e, t, n, i) {
				if (t < 200) {
					this.handler.onResponseStart?.(e, t, n, i);
					return;
				}
				let u = t === 303;
				if ((t === 301 || t === 302) && this.opts.method === "POST" && (this.opts.method = "GET", r.isStream(this.opts.body) && r.destroy(this.opts.body.on("error", noop)), this.opts.body = null, u = !0), t === 303 && this.opts.method !== "HEAD" && (this.opts.method = "GET", r.isStream(this.opts.body) && r.destroy(this.opts.body.on("error", noop)), this.opts.body = null), this.location = r.isDisturbed(this.opts.body) || l.indexOf(t) === -1 ? null : n.location || null, this.location && this.history.length >= this.maxRedirections) {
					if (this.opts.throwOnMaxRedirect) throw new o();
					this.location = null;
				}
				let d = this.opts[s] === void 0 ? this.opts.origin : this.opts[s];
				if (d && this.history.push(new URL(this.opts.path, d)), !this.location) {
					this.handler.onResponseStart?.(e, t, n, i);
					return;
				}
				this.history[c].push({
					statusCode: t,
					headers: { ...n },
					receivedAt: Date.now()
				});
				let f = d ? new URL(this.opts.path, d) : void 0, { origin: p, pathname: m, search: h } = r.parseURL(new URL(this.location, f)), g = h ? `${m}${h}` : m, _ = `${p}${g}`;
				for (let e of this.history) if (e.toString() === _) throw new a(`Redirect loop detected. Cannot redirect to ${p}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
				this.opts.headers = cleanRequestHeaders(this.opts.headers, u, d !== p, this.stripHeadersOnRedirect, this.stripHeadersOnCrossOriginRedirect), this.opts.path = g, this.opts.origin = p, this.opts[s] = p, this.opts.query = null;
			}
			onResponseData(e, t) {
				this.location || this.handler.onResponseData?.(e, t);
			}
			onResponseEnd(e, t) {
				this.location ? this.dispatch(this.opts, this) : this.handler.onResponseEnd(e, t);
			}
			onResponseError(e, t) {
				this.handler.onResponseError?.(e, t);
			}
		}
		function shouldRemoveHeader(e, t, n, i, a) {
			let o = r.headerNameToString(e);
			return o === "host" || i?.has(o) || n && a?.has(o) || t && o.startsWith("content-") ? !0 : n ? o === "authorization" || o === "cookie" || o === "proxy-authorization" : !1;
		}
		function normalizeStripHeaders(e, t) {
			if (e == null) return null;
			if (!Array.isArray(e)) throw new a(`${t} must be an array`);
			let n = new Set();
			for (let i of e) {
				if (typeof i != "string") throw new a(`${t} must contain header names`);
				n.add(r.headerNameToString(i));
			}
			return n;
		}
		function cleanRequestHeaders(e, t, n, a, o) {
			let s = [];
			if (Array.isArray(e)) {
				if (e.length > 0 && Array.isArray(e[0])) for (let [r, i] of e) shouldRemoveHeader(r, t, n, a, o) || s.push(r, i);
				else for (let r = 0; r < e.length; r += 2) shouldRemoveHeader(e[r], t, n, a, o) || s.push(e[r], e[r + 1]);
			} else if (e && typeof e == "object") {
				let i = r.hasSafeIterator(e) ? e : Object.entries(e);
				for (let [e, r] of i) shouldRemoveHeader(e, t, n, a, o) || s.push(e, r);
			} else i(e == null, "headers must be an object or an array");
			return s;
		}
		e.exports = RedirectHandler;
	}),
	7816: ((e, t, n) => {
		"use strict";
		let r = n(4589), { kRetryHandlerDefaultRetry: i } = n(6443), { RequestRetryError: a, RequestAbortedError: o } = n(8707), { hasSafeIterator: s, isDisturbed: c, parseRangeHeader: l, wrapRequestBody: u } = n(3440);
		function calculateRetryAfterHeader(e) {
			let t = new Date(e).getTime();
			return isNaN(t) ? null : t - Date.now();
		}
		function validatePartialResponseContentLength(e, t, n, r) {
			let i = e["content-length"];
			if (i == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return;
			let o = Number(i), s = t.end - t.start + 1;
			if (!Number.isFinite(o) || o !== s) throw new a("Content-Length mismatch", n, {
				headers: e,
				data: { count: r }
			});
		}
		class RetryController {
			#e;
			#t = !1;
			#n = null;
			constructor(e) {
				this.#e = e;
			}
			set target(e) {
				this.#n = e, this.#t && e?.pause();
			}
			get target() {
				return this.#n;
			}
			pause() {
				this.#t = !0, this.#n?.pause();
			}
			resume() {
				this.#t = !1, this.#n?.resume();
			}
			abort(e) {
				this.#n?.abort(e), this.#e(e);
			}
			get paused() {
				return this.#t || (this.#n?.paused ?? !1);
			}
			get aborted() {
				return this.#n?.aborted ?? !1;
			}
			get reason() {
				return this.#n?.reason ?? null;
			}
			get rawHeaders() {
				return this.#n?.rawHeaders ?? null;
			}
			set rawHeaders(e) {
				this.#n && (this.#n.rawHeaders = e);
			}
			get rawTrailers() {
				return this.#n?.rawTrailers ?? null;
			}
			set rawTrailers(e) {
				this.#n && (this.#n.rawTrailers = e);
			}
		}
		class RetryHandler {
			constructor(e, { dispatch: t, handler: n }) {
				let { retryOptions: r, ...a } = e, { retry: o, maxRetries: s, maxTimeout: c, minTimeout: l, timeoutFactor: d, methods: f, errorCodes: p, retryAfter: m, statusCodes: h, throwOnError: g } = r ?? {};
				this.error = null, this.dispatch = t, this.handler = n, this.opts = {
					...a,
					body: u(e.body)
				}, this.retryOpts = {
					throwOnError: g ?? !0,
					retry: o ?? RetryHandler[i],
					retryAfter: m ?? !0,
					maxTimeout: c ?? 3e4,
					minTimeout: l ?? 500,
					timeoutFactor: d ?? 2,
					maxRetries: s ?? 5,
					methods: f ?? [
						"GET",
						"HEAD",
						"OPTIONS",
						"PUT",
						"DELETE",
						"TRACE",
						"QUERY"
					],
					statusCodes: h ?? [
						500,
						502,
						503,
						504,
						429
					],
					errorCodes: p ?? [
						"ECONNRESET",
						"ECONNREFUSED",
						"ENOTFOUND",
						"ENETDOWN",
						"ENETUNREACH",
						"EHOSTDOWN",
						"EHOSTUNREACH",
						"EPIPE",
						"UND_ERR_SOCKET"
					]
				}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.headersSent = !1, this.start = 0, this.end = null, this.etag = null, this.statusCode = null, this.headers = null, this.controllerProxy = new RetryController((e) => this.#e(e)), this.retryPending = !1, this.retryTimer = null, this.pendingResponseData = null, this.pendingResponseTrailers = null, this.pendingResponseEnded = !1, this.aborted = !1;
			}
			onResponseStartWithRetry(e, t, n, r, i) {
				if (this.retryOpts.throwOnError) {
					this.retryOpts.statusCodes.includes(t) === !1 ? this.headersSent ? this.handler.onResponseError?.(this.controllerProxy, i) : (this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r)) : this.error = i;
					return;
				}
				if (c(this.opts.body)) {
					this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
					return;
				}
				function shouldRetry(a) {
					if (this.aborted) return;
					this.retryPending = !1, this.retryTimer = null;
					let o = this.pendingResponseData, s = this.pendingResponseTrailers, c = this.pendingResponseEnded;
					if (this.pendingResponseData = null, this.pendingResponseTrailers = null, this.pendingResponseEnded = !1, a) {
						if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, a);
						else {
							if (this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r), e.resume(), c) {
								for (let t of o) this.onResponseData(e, t);
								this.onResponseEnd(e, s);
							}
							return;
						}
						e.resume();
					} else this.error = i, e.resume(), c && this.onResponseEnd(e, s);
				}
				e.pause(), this.retryPending = !0, this.pendingResponseData = [], this.pendingResponseTrailers = null, this.pendingResponseEnded = !1, this.retryTimer = this.retryOpts.retry(i, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this)) ?? null;
			}
			checkpointResponseEnd(e) {
				if (this.end == null && this.opts.method !== "HEAD") {
					let t = e["content-length"];
					this.end = t == null ? null : Number(t) - 1, r(this.end == null || Number.isFinite(this.end), "invalid content-length"), this.resume = this.end != null;
				}
			}
			onRequestStart(e, t) {
				this.controllerProxy.target = e, this.headersSent || this.handler.onRequestStart?.(this.controllerProxy, t);
			}
			onBodySent(e) {
				this.handler.onBodySent?.(e);
			}
			onRequestSent() {
				this.handler.onRequestSent?.();
			}
			onRequestUpgrade(e, t, n, r) {
				this.handler.onRequestUpgrade?.(this.controllerProxy, t, n, r);
			}
			static [i](e, { state: t, opts: n }, r) {
				let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: p, errorCodes: m, methods: h, retryAfter: g } = c, { counter: _ } = t;
				if (a && a !== "UND_ERR_REQ_RETRY" && !m.includes(a) || Array.isArray(h) && !h.includes(s) || i != null && Array.isArray(p) && !p.includes(i) || _ > l) {
					r(e);
					return;
				}
				let v = g === !1 ? void 0 : o?.["retry-after"];
				v &&= (v = Number(v), Number.isNaN(v) ? calculateRetryAfterHeader(o["retry-after"]) : v * 1e3);
				let y = v === 0 ? 0 : Math.min(v > 0 ? v : u * f ** (_ - 1), d);
				return setTimeout(() => r(null), y);
			}
			onResponseStart(e, t, n, i) {
				if (t < 200) this.handler.onResponseStart?.(this.controllerProxy, t, n, i);
				else if (this.error = null, this.retryCount += 1, this.statusCode = t, this.headers = n, this.headersSent) {
					if (t !== 206 && (this.start > 0 || t !== 200)) throw new a("server does not support the range header and the payload was partially consumed", t, {
						headers: n,
						data: { count: this.retryCount }
					});
					let e = l(n["content-range"]);
					if (!e) throw new a("Content-Range mismatch", t, {
						headers: n,
						data: { count: this.retryCount }
					});
					if (this.etag != null && this.etag !== n.etag) throw new a("ETag mismatch", t, {
						headers: n,
						data: { count: this.retryCount }
					});
					validatePartialResponseContentLength(n, e, t, this.retryCount);
					let { start: r, size: i, end: o = i ? i - 1 : null } = e;
					if (this.start !== r || this.end != null && this.end !== o) throw new a("Content-Range mismatch", t, {
						headers: n,
						data: { count: this.retryCount }
					});
				} else if (t >= 300) {
					let r = new a("Request failed", t, {
						headers: n,
						data: { count: this.retryCount }
					});
					this.onResponseStartWithRetry(e, t, n, i, r);
				} else if (this.end == null) {
					if (t === 206) {
						let e = l(n["content-range"]);
						if (e == null || e.end == null) {
							this.headersSent = !0, this.handler.onResponseStart?.(this.controllerProxy, t, n, i);
							return;
						}
						validatePartialResponseContentLength(n, e, t, this.retryCount);
						let { start: a, size: o, end: s = o ? o - 1 : null } = e;
						r(a != null && Number.isFinite(a), "content-range mismatch"), r(s != null && Number.isFinite(s), "invalid content-length"), this.start = a, this.end = s;
					}
					if (this.end == null && this.opts.method !== "HEAD") {
						let e = n["content-length"];
						this.end = e == null ? null : Number(e) - 1;
					}
					r(Number.isFinite(this.start)), r(this.end == null || Number.isFinite(this.end), "invalid content-length"), this.resume = !0, this.etag = n.etag == null ? null : n.etag, this.etag != null && this.etag[0] === "W" && this.etag[1] === "/" && (this.etag = null), this.headersSent = !0, this.handler.onResponseStart?.(this.controllerProxy, t, n, i);
				} else throw new a("Request failed", t, {
					headers: n,
					data: { count: this.retryCount }
				});
			}
			onResponseData(e, t) {
				this.pendingResponseData === null ? this.error || (this.start += t.length, this.handler.onResponseData?.(this.controllerProxy, t)) : this.pendingResponseData.push(t);
			}
			onResponseEnd(e, t) {
				if (this.pendingResponseData !== null) this.pendingResponseTrailers = t, this.pendingResponseEnded = !0;
				else {
					if (this.error && this.retryOpts.throwOnError) throw this.error;
					if (!this.error) {
						if (this.end != null && Number.isFinite(this.end) && this.start !== this.end + 1) throw new a("Content-Range mismatch", this.statusCode, {
							headers: this.headers,
							data: { count: this.retryCount }
						});
						return this.retryCount = 0, this.handler.onResponseEnd?.(this.controllerProxy, t);
					}
					this.retry();
				}
			}
			retry() {
				this.start !== 0 && (this.opts = {
					...this.opts,
					headers: buildResumeHeaders(this.opts.headers, `bytes=${this.start}-${this.end ?? ""}`, this.etag)
				});
				try {
					this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onResponseError?.(this.controllerProxy, e);
				}
			}
			onResponseError(e, t) {
				if (this.aborted) return;
				if (e?.aborted || c(this.opts.body) || this.headersSent && !this.resume) {
					this.handler.onResponseError?.(this.controllerProxy, t);
					return;
				}
				function shouldRetry(e) {
					this.aborted || (this.retryPending = !1, this.retryTimer = null, e ? this.handler?.onResponseError?.(this.controllerProxy, e) : this.retry());
				}
				this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryPending = !0, this.retryTimer = this.retryOpts.retry(t, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this)) ?? null;
			}
			#e(e) {
				this.retryPending && (this.aborted = !0, this.retryPending = !1, clearTimeout(this.retryTimer), this.retryTimer = null, this.pendingResponseData = null, this.pendingResponseTrailers = null, this.pendingResponseEnded = !1, this.handler.onResponseError?.(this.controllerProxy, e ?? new o()));
			}
		}
		function isReplacedHeader(e, t) {
			let n = e.toLowerCase();
			return n === "range" || t != null && n === "if-match";
		}
		function buildResumeHeaders(e, t, n) {
			if (Array.isArray(e) || e && typeof e == "object" && s(e)) {
				let r = [];
				if (Array.isArray(e)) for (let t = 0; t < e.length; t += 2) isReplacedHeader(e[t], n) || r.push(e[t], e[t + 1]);
				else for (let [t, i] of e) isReplacedHeader(t, n) || r.push(t, i);
				return r.push("range", t), n != null && r.push("if-match", n), r;
			}
			let r = {};
			for (let t in e) Object.hasOwn(e, t) && !isReplacedHeader(t, n) && (r[t] = e[t]);
			return r.range = t, n != null && (r["if-match"] = n), r;
		}
		e.exports = RetryHandler;
	}),
	313: ((e, t, n) => {
		"use strict";
		let r = {
			__proto__: null,
			"node:crypto": () => n(7598),
			"node:sqlite": () => n(99)
		};
		function detectRuntimeFeatureByNodeModule(e) {
			try {
				return r[e](), !0;
			} catch (e) {
				if (e.code !== "ERR_UNKNOWN_BUILTIN_MODULE" && e.code !== "ERR_NO_CRYPTO") throw e;
				return !1;
			}
		}
		let i = ["crypto", "sqlite"];
		function detectRuntimeFeature(e) {
			if (i.includes(e)) return detectRuntimeFeatureByNodeModule(`node:${e}`);
			throw TypeError(`unknown feature: ${e}`);
		}
		class RuntimeFeatures {
			#e = new Map();
			clear() {
				this.#e.clear();
			}
			has(e) {
				return this.#e.get(e) ?? this.#t(e);
			}
			set(e, t) {
				if (i.includes(e) === !1) throw TypeError(`unknown feature: ${e}`);
				this.#e.set(e, t);
			}
			#t(e) {
				let t = detectRuntimeFeature(e);
				return this.#e.set(e, t), t;
			}
		}
		let a = new RuntimeFeatures();
		e.exports.runtimeFeatures = a, e.exports.default = a;
	}),
	9634: ((e, t, n) => {
		"use strict";
		let r = n(4589), { kConstruct: i } = n(6443), { urlEquals: a, getFieldValues: o } = n(6798), { kEnumerableProperty: s, isDisturbed: c } = n(3440), { webidl: l } = n(7879), { cloneResponse: u, fromInnerResponse: d, getResponseState: f } = n(9051), { Request: p, fromInnerRequest: m, getRequestState: h } = n(9967), { fetching: g } = n(4398), { urlIsHttpHttpsScheme: _, readAllBytes: v } = n(3168);
		class Cache {
			#e;
			constructor() {
				arguments[0] !== i && l.illegalConstructor(), l.util.markAsUncloneable(this), this.#e = arguments[1];
			}
			async match(e, t = {}) {
				l.brandCheck(this, l.is.Cache);
				let n = "Cache.match";
				l.argumentLengthCheck(arguments, 1, n), e = l.converters.RequestInfo(e), t = l.converters.CacheQueryOptions(t, n, "options");
				let r = this.#i(e, t, 1);
				if (r.length !== 0) return r[0];
			}
			async matchAll(e = void 0, t = {}) {
				return l.brandCheck(this, l.is.Cache), e !== void 0 && (e = l.converters.RequestInfo(e)), t = l.converters.CacheQueryOptions(t, "Cache.matchAll", "options"), this.#i(e, t);
			}
			async add(e) {
				l.brandCheck(this, l.is.Cache), l.argumentLengthCheck(arguments, 1, "Cache.add"), e = l.converters.RequestInfo(e);
				let t = [e];
				return await this.addAll(t);
			}
			async addAll(e) {
				l.brandCheck(this, l.is.Cache);
				let t = "Cache.addAll";
				l.argumentLengthCheck(arguments, 1, t);
				let n = [], r = [];
				for (let n of e) {
					if (n === void 0) throw l.errors.conversionFailed({
						prefix: t,
						argument: "Argument 1",
						types: ["undefined is not allowed"]
					});
					if (n = l.converters.RequestInfo(n), typeof n == "string") continue;
					let e = h(n);
					if (!_(e.url) || e.method !== "GET") throw l.errors.exception({
						header: t,
						message: "Expected http/s scheme when method is not GET."
					});
				}
				let i = [];
				for (let a of e) {
					let e = h(new p(a));
					if (!_(e.url)) throw l.errors.exception({
						header: t,
						message: "Expected http/s scheme."
					});
					e.initiator = "fetch", e.destination = "subresource", r.push(e);
					let s = Promise.withResolvers();
					i.push(g({
						request: e,
						processResponse(e) {
							if (e.type === "error" || e.status === 206 || e.status < 200 || e.status > 299) s.reject(l.errors.exception({
								header: "Cache.addAll",
								message: "Received an invalid status code or the request failed."
							}));
							else if (e.headersList.contains("vary")) {
								let t = o(e.headersList.get("vary"));
								for (let e of t) if (e === "*") {
									s.reject(l.errors.exception({
										header: "Cache.addAll",
										message: "invalid vary field value"
									}));
									for (let e of i) e.abort();
									return;
								}
							}
						},
						processResponseConsumeBody(e) {
							e.aborted ? s.reject(new DOMException("aborted", "AbortError")) : s.resolve(e);
						}
					})), n.push(s.promise);
				}
				let a = await Promise.all(n), s = [], c = 0;
				for (let e of a) {
					let t = {
						type: "put",
						request: r[c],
						response: e
					};
					s.push(t), c++;
				}
				let u = Promise.withResolvers(), d = null;
				try {
					this.#t(s);
				} catch (e) {
					d = e;
				}
				return queueMicrotask(() => {
					d === null ? u.resolve(void 0) : u.reject(d);
				}), u.promise;
			}
			async put(e, t) {
				l.brandCheck(this, l.is.Cache);
				let n = "Cache.put";
				l.argumentLengthCheck(arguments, 2, n), e = l.converters.RequestInfo(e), t = l.converters.Response(t, n, "response");
				let r = null;
				if (r = l.is.Request(e) ? h(e) : h(new p(e)), !_(r.url) || r.method !== "GET") throw l.errors.exception({
					header: n,
					message: "Expected an http/s scheme when method is not GET"
				});
				let i = f(t);
				if (i.status === 206) throw l.errors.exception({
					header: n,
					message: "Got 206 status"
				});
				if (i.headersList.contains("vary")) {
					let e = o(i.headersList.get("vary"));
					for (let t of e) if (t === "*") throw l.errors.exception({
						header: n,
						message: "Got * vary field value"
					});
				}
				if (i.body && (c(i.body.stream) || i.body.stream.locked)) throw l.errors.exception({
					header: n,
					message: "Response body is locked or disturbed"
				});
				let a = u(i), s = Promise.withResolvers();
				if (i.body != null) {
					let e = i.body.stream.getReader();
					v(e, s.resolve, s.reject);
				} else s.resolve(void 0);
				let d = [], m = {
					type: "put",
					request: r,
					response: a
				};
				d.push(m);
				let g = await s.promise;
				a.body != null && (a.body.source = g);
				let y = Promise.withResolvers(), b = null;
				try {
					this.#t(d);
				} catch (e) {
					b = e;
				}
				return queueMicrotask(() => {
					b === null ? y.resolve() : y.reject(b);
				}), y.promise;
			}
			async delete(e, t = {}) {
				l.brandCheck(this, l.is.Cache);
				let n = "Cache.delete";
				l.argumentLengthCheck(arguments, 1, n), e = l.converters.RequestInfo(e), t = l.converters.CacheQueryOptions(t, n, "options");
				let i = null;
				if (l.is.Request(e)) {
					if (i = h(e), i.method !== "GET" && !t.ignoreMethod) return !1;
				} else r(typeof e == "string"), i = h(new p(e));
				let a = [], o = {
					type: "delete",
					request: i,
					options: t
				};
				a.push(o);
				let s = Promise.withResolvers(), c = null, u;
				try {
					u = this.#t(a);
				} catch (e) {
					c = e;
				}
				return queueMicrotask(() => {
					c === null ? s.resolve(!!u?.length) : s.reject(c);
				}), s.promise;
			}
			async keys(e = void 0, t = {}) {
				l.brandCheck(this, l.is.Cache), e !== void 0 && (e = l.converters.RequestInfo(e)), t = l.converters.CacheQueryOptions(t, "Cache.keys", "options");
				let n = null;
				if (e !== void 0) {
					if (l.is.Request(e)) {
						if (n = h(e), n.method !== "GET" && !t.ignoreMethod) return [];
					} else typeof e == "string" && (n = h(new p(e)));
				}
				let r = Promise.withResolvers(), i = [];
				if (e === void 0) for (let e of this.#e) i.push(e[0]);
				else {
					let e = this.#n(n, t);
					for (let t of e) i.push(t[0]);
				}
				return queueMicrotask(() => {
					let e = [];
					for (let t of i) {
						let n = m(t, void 0, new AbortController().signal, "immutable");
						e.push(n);
					}
					r.resolve(Object.freeze(e));
				}), r.promise;
			}
			#t(e) {
				let t = this.#e, n = [...t], i = [], a = [];
				try {
					for (let n of e) {
						if (n.type !== "delete" && n.type !== "put") throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "operation type does not match \"delete\" or \"put\""
						});
						if (n.type === "delete" && n.response != null) throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "delete operation should not have an associated response"
						});
						if (this.#n(n.request, n.options, i).length) throw new DOMException("???", "InvalidStateError");
						let e;
						if (n.type === "delete") {
							if (e = this.#n(n.request, n.options), e.length === 0) return [];
							for (let n of e) {
								let e = t.indexOf(n);
								r(e !== -1), t.splice(e, 1);
							}
						} else if (n.type === "put") {
							if (n.response == null) throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "put operation should have an associated response"
							});
							let a = n.request;
							if (!_(a.url)) throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "expected http or https scheme"
							});
							if (a.method !== "GET") throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "not get method"
							});
							if (n.options != null) throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "options must not be defined"
							});
							e = this.#n(n.request);
							for (let n of e) {
								let e = t.indexOf(n);
								r(e !== -1), t.splice(e, 1);
							}
							t.push([n.request, n.response]), i.push([n.request, n.response]);
						}
						a.push([n.request, n.response]);
					}
					return a;
				} catch (e) {
					throw this.#e.length = 0, this.#e = n, e;
				}
			}
			#n(e, t, n) {
				let r = [], i = n ?? this.#e;
				for (let n of i) {
					let [i, a] = n;
					this.#r(e, i, a, t) && r.push(n);
				}
				return r;
			}
			#r(e, t, n = null, r) {
				let i = new URL(e.url), s = new URL(t.url);
				if (r?.ignoreSearch && (s.search = "", i.search = ""), !a(i, s, !0)) return !1;
				if (n == null || r?.ignoreVary || !n.headersList.contains("vary")) return !0;
				let c = o(n.headersList.get("vary"));
				for (let n of c) if (n === "*" || t.headersList.get(n) !== e.headersList.get(n)) return !1;
				return !0;
			}
			#i(e, t, n = Infinity) {
				let r = null;
				if (e !== void 0) {
					if (l.is.Request(e)) {
						if (r = h(e), r.method !== "GET" && !t.ignoreMethod) return [];
					} else typeof e == "string" && (r = h(new p(e)));
				}
				let i = [];
				if (e === void 0) for (let e of this.#e) i.push(e[1]);
				else {
					let e = this.#n(r, t);
					for (let t of e) i.push(t[1]);
				}
				let a = [];
				for (let e of i) {
					let t = d(u(e), "immutable");
					if (a.push(t), a.length >= n) break;
				}
				return Object.freeze(a);
			}
			static {
				l.is.Cache = (e) => typeof e == "object" && !!e && #e in e;
			}
		}
		Object.defineProperties(Cache.prototype, {
			[Symbol.toStringTag]: {
				value: "Cache",
				configurable: !0
			},
			match: s,
			matchAll: s,
			add: s,
			addAll: s,
			put: s,
			delete: s,
			keys: s
		});
		let y = [
			{
				key: "ignoreSearch",
				converter: l.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreMethod",
				converter: l.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreVary",
				converter: l.converters.boolean,
				defaultValue: () => !1
			}
		];
		l.converters.CacheQueryOptions = l.dictionaryConverter(y), l.converters.MultiCacheQueryOptions = l.dictionaryConverter([...y, {
			key: "cacheName",
			converter: l.converters.DOMString
		}]), l.converters.Response = l.interfaceConverter(l.is.Response, "Response"), l.converters["sequence<RequestInfo>"] = l.sequenceConverter(l.converters.RequestInfo), e.exports = { Cache };
	}),
	3245: ((e, t, n) => {
		"use strict";
		let { Cache: r } = n(9634), { webidl: i } = n(7879), { kEnumerableProperty: a } = n(3440), { kConstruct: o } = n(6443);
		class CacheStorage {
			#e = new Map();
			constructor() {
				arguments[0] !== o && i.illegalConstructor(), i.util.markAsUncloneable(this);
			}
			async match(e, t = {}) {
				if (i.brandCheck(this, i.is.CacheStorage), i.argumentLengthCheck(arguments, 1, "CacheStorage.match"), e = i.converters.RequestInfo(e), t = i.converters.MultiCacheQueryOptions(t), t.cacheName != null) {
					if (this.#e.has(t.cacheName)) {
						let n = this.#e.get(t.cacheName);
						return await new r(o, n).match(e, t);
					}
				} else for (let n of this.#e.values()) {
					let i = await new r(o, n).match(e, t);
					if (i !== void 0) return i;
				}
			}
			async has(e) {
				i.brandCheck(this, i.is.CacheStorage);
				let t = "CacheStorage.has";
				return i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, "cacheName"), this.#e.has(e);
			}
			async open(e) {
				i.brandCheck(this, i.is.CacheStorage);
				let t = "CacheStorage.open";
				if (i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, "cacheName"), this.#e.has(e)) {
					let t = this.#e.get(e);
					return new r(o, t);
				}
				let n = [];
				return this.#e.set(e, n), new r(o, n);
			}
			async delete(e) {
				i.brandCheck(this, i.is.CacheStorage);
				let t = "CacheStorage.delete";
				return i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, "cacheName"), this.#e.delete(e);
			}
			async keys() {
				return i.brandCheck(this, i.is.CacheStorage), [...this.#e.keys()];
			}
			static {
				i.is.CacheStorage = (e) => typeof e == "object" && !!e && #e in e;
			}
		}
		Object.defineProperties(CacheStorage.prototype, {
			[Symbol.toStringTag]: {
				value: "CacheStorage",
				configurable: !0
			},
			match: a,
			has: a,
			open: a,
			delete: a,
			keys: a
		}), e.exports = { CacheStorage };
	}),
	6798: ((e, t, n) => {
		"use strict";
		let r = n(4589), { URLSerializer: i } = n(1900), { isValidHeaderName: a } = n(3168);
		function urlEquals(e, t, n = !1) {
			return i(e, n) === i(t, n);
		}
		function getFieldValues(e) {
			r(e !== null);
			let t = [];
			for (let n of e.split(",")) n = n.trim(), a(n) && t.push(n);
			return t;
		}
		e.exports = {
			urlEquals,
			getFieldValues
		};
	}),
	1276: ((e) => {
		"use strict";
		e.exports = {
			maxAttributeValueSize: 1024,
			maxNameValuePairSize: 4096
		};
	}),
	9061: ((e, t, n) => {
		"use strict";
		let { parseSetCookie: r } = n(1978), { stringify: i } = n(7797), { webidl: a } = n(7879), globalHeadersBrandCheck = (e) => a.brandCheck(e, a.util.MakeTypeAssertion(globalThis.Headers)), undiciHeadersBrandCheck = (e) => a.brandCheck(e, a.is.Headers);
		function brandCheckHeaders(e) {
			try {
				undiciHeadersBrandCheck(e);
				return;
			} catch {}
			globalHeadersBrandCheck(e);
		}
		function getCookies(e) {
			a.argumentLengthCheck(arguments, 1, "getCookies"), brandCheckHeaders(e);
			let t = e.get("cookie"), n = { __proto__: null };
			if (!t) return n;
			for (let e of t.split(";")) {
				let [t, ...r] = e.split("=");
				n[t.trim()] = r.join("=");
			}
			return n;
		}
		function deleteCookie(e, t, n) {
			brandCheckHeaders(e);
			let r = "deleteCookie";
			a.argumentLengthCheck(arguments, 2, r), t = a.converters.DOMString(t, r, "name"), n = a.converters.DeleteCookieAttributes(n), setCookie(e, {
				name: t,
				value: "",
				expires: new Date(0),
				...n
			});
		}
		function getSetCookies(e) {
			a.argumentLengthCheck(arguments, 1, "getSetCookies"), brandCheckHeaders(e);
			let t = e.getSetCookie();
			return t ? t.map((e) => r(e)) : [];
		}
		function parseCookie(e) {
			return e = a.converters.DOMString(e), r(e);
		}
		function setCookie(e, t) {
			a.argumentLengthCheck(arguments, 2, "setCookie"), brandCheckHeaders(e), t = a.converters.Cookie(t);
			let n = i(t);
			n && e.append("set-cookie", n, !0);
		}
		a.converters.DeleteCookieAttributes = a.dictionaryConverter([{
			converter: a.nullableConverter(a.converters.DOMString),
			key: "path",
			defaultValue: () => null
		}, {
			converter: a.nullableConverter(a.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		}]), a.converters.Cookie = a.dictionaryConverter([
			{
				converter: a.converters.DOMString,
				key: "name"
			},
			{
				converter: a.converters.DOMString,
				key: "value"
			},
			{
				converter: a.nullableConverter((e) => typeof e == "number" ? a.converters["unsigned long long"](e) : new Date(e)),
				key: "expires",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters["long long"]),
				key: "maxAge",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.DOMString),
				key: "domain",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.DOMString),
				key: "path",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.boolean),
				key: "secure",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.boolean),
				key: "httpOnly",
				defaultValue: () => null
			},
			{
				converter: a.converters.USVString,
				key: "sameSite",
				allowedValues: [
					"Strict",
					"Lax",
					"None"
				]
			},
			{
				converter: a.sequenceConverter(a.converters.DOMString),
				key: "unparsed",
				defaultValue: () => []
			}
		]), e.exports = {
			getCookies,
			deleteCookie,
			getSetCookies,
			setCookie,
			parseCookie
		};
	}),
	1978: ((e, t, n) => {
		"use strict";
		let { collectASequenceOfCodePointsFast: r } = n(8116), { maxNameValuePairSize: i, maxAttributeValueSize: a } = n(1276), { isCTLExcludingHtab: o } = n(7797), s = n(4589);
		function parseSetCookie(e) {
			if (o(e)) return null;
			let t = "", n = "", a = "", s = "";
			if (e.includes(";")) {
				let i = { position: 0 };
				t = r(";", e, i), n = e.slice(i.position);
			} else t = e;
			if (!t.includes("=")) s = t;
			else {
				let e = { position: 0 };
				a = r("=", t, e), s = t.slice(e.position + 1);
			}
			return a = a.trim(), s = s.trim(), a.length + s.length > i ? null : {
				name: a,
				value: s,
				...parseUnparsedAttributes(n)
			};
		}
		function parseUnparsedAttributes(e, t = {}) {
			for (;;) {
				if (e.length === 0) return t;
				s(e[0] === ";"), e = e.slice(1);
				let n = "";
				e.includes(";") ? (n = r(";", e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = "");
				let i = "", o = "";
				if (n.includes("=")) {
					let e = { position: 0 };
					i = r("=", n, e), o = n.slice(e.position + 1);
				} else i = n;
				if (i = i.trim(), o = o.trim(), o.length > a) continue;
				let c = i.toLowerCase();
				if (c === "expires") {
					let e = new Date(o);
					Number.isNaN(e.getTime()) || (t.expires = e);
				} else if (c === "max-age") {
					let e = o.charCodeAt(0), n = e >= 48 && e <= 57, r = o[0] === "-" && o.length > 1;
					if (!n && !r || /[^\d]/.test(o.slice(1))) continue;
					t.maxAge = Number(o);
				} else if (c === "domain") {
					let e = o;
					e[0] === "." && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
				} else if (c === "path") {
					let e = "";
					e = o.length === 0 || o[0] !== "/" ? "/" : o, t.path = e;
				} else if (c === "secure") t.secure = !0;
				else if (c === "httponly") t.httpOnly = !0;
				else if (c === "samesite") {
					let e = o.toLowerCase();
					e === "none" ? t.sameSite = "None" : e === "strict" ? t.sameSite = "Strict" : e === "lax" && (t.sameSite = "Lax");
				} else t.unparsed ??= [], t.unparsed.push(`${i}=${o}`);
			}
		}
		e.exports = {
			parseSetCookie,
			parseUnparsedAttributes
		};
	}),
	7797: ((e) => {
		"use strict";
		function isCTLExcludingHtab(e) {
			for (let t = 0; t < e.length; ++t) {
				let n = e.charCodeAt(t);
				if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
			}
			return !1;
		}
		function validateCookieName(e) {
			for (let t = 0; t < e.length; ++t) {
				let n = e.charCodeAt(t);
				if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error("Invalid cookie name");
			}
		}
		function validateCookieValue(e) {
			let t = e.length, n = 0;
			if (e[0] === "\"") {
				if (t === 1 || e[t - 1] !== "\"") throw Error("Invalid cookie value");
				--t, ++n;
			}
			for (; n < t;) {
				let t = e.charCodeAt(n++);
				if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error("Invalid cookie value");
			}
		}
		function validateCookiePath(e) {
			for (let t = 0; t < e.length; ++t) {
				let n = e.charCodeAt(t);
				if (n < 32 || n > 126 || n === 59) throw Error("Invalid cookie path");
			}
		}
		function isLetterOrDigit(e) {
			return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
		}
		function validateCookieDomain(e) {
			if (e === " ") return;
			if (e.length > 255) throw Error("Invalid cookie domain");
			let t = 0;
			for (let n = 0; n < e.length; ++n) {
				let r = e.charCodeAt(n);
				if (r === 46) {
					if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error("Invalid cookie domain");
					t = 0;
				} else if (t === 0 && !isLetterOrDigit(r) || !isLetterOrDigit(r) && r !== 45 || ++t > 63) throw Error("Invalid cookie domain");
			}
			if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error("Invalid cookie domain");
		}
		let t = [
			"Sun",
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat"
		], n = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		], r = Array(61).fill(0).map((e, t) => t.toString().padStart(2, "0"));
		function toIMFDate(e) {
			return typeof e == "number" && (e = new Date(e)), `${t[e.getUTCDay()]}, ${r[e.getUTCDate()]} ${n[e.getUTCMonth()]} ${e.getUTCFullYear()} ${r[e.getUTCHours()]}:${r[e.getUTCMinutes()]}:${r[e.getUTCSeconds()]} GMT`;
		}
		function validateCookieMaxAge(e) {
			if (e < 0) throw Error("Invalid cookie max-age");
		}
		function stringify(e) {
			if (e.name.length === 0) return null;
			validateCookieName(e.name), validateCookieValue(e.value);
			let t = [`${e.name}=${e.value}`];
			if (e.name.startsWith("__Secure-") && (e.secure = !0), e.name.startsWith("__Host-") && (e.secure = !0, e.domain = null, e.path = "/"), e.secure && t.push("Secure"), e.httpOnly && t.push("HttpOnly"), typeof e.maxAge == "number" && (validateCookieMaxAge(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (validateCookieDomain(e.domain), t.push(`Domain=${e.domain}`)), e.path && (validateCookiePath(e.path), t.push(`Path=${e.path}`)), e.expires != null) {
				let n = e.expires instanceof Date ? e.expires.getTime() : e.expires;
				typeof n == "number" && Number.isFinite(n) && Math.abs(n) <= 864e13 && t.push(`Expires=${toIMFDate(e.expires)}`);
			}
			e.sameSite && t.push(`SameSite=${e.sameSite}`);
			for (let n of e.unparsed) {
				if (!n.includes("=")) throw Error("Invalid unparsed");
				let [e, ...r] = n.split("="), i = e.trim(), a = r.join("=");
				validateCookieName(i), validateCookieValue(a), t.push(`${i}=${a}`);
			}
			return t.join("; ");
		}
		e.exports = {
			isCTLExcludingHtab,
			validateCookieName,
			validateCookiePath,
			validateCookieValue,
			toIMFDate,
			stringify
		};
	}),
	4492: ((e, t, n) => {
		"use strict";
		let r = n(3440), { readableStreamClose: i, fullyReadBody: a, extractMimeType: o } = n(3168), { FormData: s, setFormDataState: c, getFormDataBoundary: l } = n(5910), { webidl: u } = n(7879), d = n(4589), { isErrored: f, isDisturbed: p } = n(7075), { isUint8Array: m } = n(3429), { serializeAMimeType: h } = n(1900), { multipartFormDataParser: g } = n(116), { parseJSONFromBytes: _ } = n(8116), { utf8DecodeBytes: v } = n(276), { ReadableStreamTee: y } = n(7830), b = new TextEncoder();
		function noop() {}
		let x = new FinalizationRegistry((e) => {
			let t = e.deref();
			t && !t.locked && !p(t) && !f(t) && t.cancel("Response object has been garbage collected").catch(noop);
		});
		function extractBody(e, t = !1) {
			let n = null;
			n = u.is.ReadableStream(e) ? e : u.is.Blob(e) ? e.stream() : new ReadableStream({
				start() {},
				async pull(e) {
					let t = action(), r = t?.[Symbol.asyncIterator]?.();
					if (r == null) t?.length && !f(n) && e.enqueue(typeof t == "string" ? b.encode(t) : new Uint8Array(t)), queueMicrotask(() => i(e));
					else for (;;) {
						let { value: t, done: a } = await r.next();
						if (a) {
							queueMicrotask(() => i(e));
							return;
						}
						if (t.length && !f(n)) {
							e.enqueue(new Uint8Array(t));
							return;
						}
					}
				},
				cancel(e) {
					return action()[Symbol.asyncIterator]?.().return(e);
				},
				type: "bytes"
			}), d(u.is.ReadableStream(n));
			let action = null, a = null, o = null, s = null;
			if (typeof e == "string") a = e, s = "text/plain;charset=UTF-8";
			else if (u.is.URLSearchParams(e)) a = e.toString(), s = "application/x-www-form-urlencoded;charset=UTF-8";
			else if (u.is.BufferSource(e)) a = u.util.getCopyOfBytesHeldByBufferSource(e);
			else if (u.is.FormData(e)) {
				let t = l(e), n = `--${t}\r\nContent-Disposition: form-data`, formdataEscape = (e) => e.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22"), normalizeLinefeeds = (e) => e.replace(/\r?\n|\r/g, "\r\n"), r = [], i = new Uint8Array([13, 10]);
				o = 0;
				let c = !1;
				for (let [t, a] of e) if (typeof a == "string") {
					let e = b.encode(n + `; name="${formdataEscape(normalizeLinefeeds(t))}"\r\n\r\n${normalizeLinefeeds(a)}\r\n`);
					r.push(e), o += e.byteLength;
				} else {
					let e = b.encode(`${n}; name="${formdataEscape(normalizeLinefeeds(t))}"` + (a.name ? `; filename="${formdataEscape(a.name)}"` : "") + `\r
Content-Type: ${a.type || "application/octet-stream"}\r\n\r\n`);
					r.push(e, a, i), typeof a.size == "number" ? o += e.byteLength + a.size + i.byteLength : c = !0;
				}
				let u = b.encode(`--${t}--\r\n`);
				r.push(u), o += u.byteLength, c && (o = null), a = e;
				let d = (async function* () {
					for (let e of r) e.stream ? yield* e.stream() : yield e;
				})();
				action = () => d, s = `multipart/form-data; boundary=${t}`;
			} else if (u.is.Blob(e)) a = e, o = e.size, e.type && (s = e.type);
			else if (typeof e[Symbol.asyncIterator] == "function") {
				if (t) throw TypeError("keepalive");
				if (r.isDisturbed(e) || e.locked) throw TypeError("Response body object should not be disturbed or locked");
				if (u.is.ReadableStream(e)) n = e;
				else {
					let t = ReadableStream.from(e).getReader(), r = !1;
					n = new ReadableStream({
						async pull(e) {
							for (;;) {
								let { done: n, value: i } = await t.read();
								if (r) return;
								if (n) {
									e.close();
									return;
								}
								let a = m(i) ? i : Buffer.from(i);
								if (a.byteLength) {
									e.enqueue(a);
									return;
								}
							}
						},
						cancel(e) {
							return r = !0, t.cancel(e);
						}
					}, { highWaterMark: 0 });
				}
			}
			return (typeof a == "string" || m(a)) && (action = () => a, o = typeof a == "string" ? Buffer.byteLength(a) : a.length), [{
				stream: n,
				source: a,
				length: o
			}, s];
		}
		function safelyExtractBody(e, t = !1) {
			return u.is.ReadableStream(e) && (d(!r.isDisturbed(e), "The body has already been consumed."), d(!e.locked, "The stream is locked.")), extractBody(e, t);
		}
		function cloneBody(e) {
			let { 0: t, 1: n } = y?.(e.stream, !0) ?? e.stream.tee();
			return e.stream = t, {
				stream: n,
				length: e.length,
				source: e.source
			};
		}
		function bodyMixinMethods(e, t) {
			return {
				blob() {
					return consumeBody(this, (e) => {
						let n = bodyMimeType(t(this));
						return n === null ? n = "" : n &&= h(n), new Blob([e], { type: n });
					}, e, t);
				},
				arrayBuffer() {
					return consumeBody(this, (e) => new Uint8Array(e).buffer, e, t);
				},
				text() {
					return consumeBody(this, v, e, t);
				},
				json() {
					return consumeBody(this, _, e, t);
				},
				formData() {
					return consumeBody(this, (e) => {
						let n = bodyMimeType(t(this));
						if (n !== null) switch (n.essence) {
							case "multipart/form-data": {
								let t = g(e, n), r = new s();
								return c(r, t), r;
							}
							case "application/x-www-form-urlencoded": {
								let t = new URLSearchParams(e.toString()), n = new s();
								for (let [e, r] of t) n.append(e, r);
								return n;
							}
						}
						throw TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
					}, e, t);
				},
				bytes() {
					return consumeBody(this, (e) => new Uint8Array(e), e, t);
				},
				textStream() {
					let e = t(this);
					if (bodyUnusable(e)) throw TypeError("Body is unusable: Body has already been read");
					if (e.body == null) {
						let e, t = new ReadableStream({
							start: (t) => {
								e = t;
							},
							pull: () => Promise.resolve(),
							cancel: () => Promise.resolve()
						}, { size: () => 1 });
						return e.close(), t;
					}
					let n = e.body.stream, r = new TextDecoderStream("UTF-8");
					return n.pipeThrough(r);
				}
			};
		}
		function mixinBody(e, t, n) {
			Object.assign(e.prototype, bodyMixinMethods(n, t));
		}
		function consumeBody(e, t, n, r) {
			try {
				u.brandCheck(e, n);
			} catch (e) {
				return Promise.reject(e);
			}
			if (e = r(e), bodyUnusable(e)) return Promise.reject(TypeError("Body is unusable: Body has already been read"));
			let i = Promise.withResolvers(), o = i.reject, successSteps = (e) => {
				try {
					i.resolve(t(e));
				} catch (e) {
					o(e);
				}
			};
			return e.body == null ? (successSteps(Buffer.allocUnsafe(0)), i.promise) : (a(e.body, successSteps, o), i.promise);
		}
		function bodyUnusable(e) {
			let t = e.body;
			return t != null && (t.stream.locked || r.isDisturbed(t.stream));
		}
		function bodyMimeType(e) {
			let t = e.headersList, n = o(t);
			return n === "failure" ? null : n;
		}
		e.exports = {
			extractBody,
			safelyExtractBody,
			cloneBody,
			mixinBody,
			streamRegistry: x,
			bodyUnusable
		};
	}),
	4495: ((e) => {
		"use strict";
		let t = [
			"GET",
			"HEAD",
			"POST"
		], n = new Set(t), r = [
			101,
			204,
			205,
			304
		], i = [
			301,
			302,
			303,
			307,
			308
		], a = new Set(i), o = "1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080".split("."), s = new Set(o), c = [
			"no-referrer",
			"no-referrer-when-downgrade",
			"same-origin",
			"origin",
			"strict-origin",
			"origin-when-cross-origin",
			"strict-origin-when-cross-origin",
			"unsafe-url"
		], l = ["", ...c], u = new Set(c), d = [
			"follow",
			"manual",
			"error"
		], f = [
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE",
			"QUERY"
		], p = new Set(f), m = [
			"navigate",
			"same-origin",
			"no-cors",
			"cors"
		], h = [
			"omit",
			"same-origin",
			"include"
		], g = [
			"default",
			"no-store",
			"reload",
			"no-cache",
			"force-cache",
			"only-if-cached"
		], _ = [
			"content-encoding",
			"content-language",
			"content-location",
			"content-type",
			"content-length"
		], v = ["half"], y = [
			"CONNECT",
			"TRACE",
			"TRACK"
		], b = new Set(y), x = [
			"audio",
			"audioworklet",
			"font",
			"image",
			"manifest",
			"paintworklet",
			"script",
			"style",
			"track",
			"video",
			"xslt",
			""
		];
		e.exports = {
			subresource: x,
			forbiddenMethods: y,
			requestBodyHeader: _,
			referrerPolicy: l,
			requestRedirect: d,
			requestMode: m,
			requestCredentials: h,
			requestCache: g,
			redirectStatus: i,
			corsSafeListedMethods: t,
			nullBodyStatus: r,
			safeMethods: f,
			badPorts: o,
			requestDuplex: v,
			subresourceSet: new Set(x),
			badPortsSet: s,
			redirectStatusSet: a,
			corsSafeListedMethodsSet: n,
			safeMethodsSet: p,
			forbiddenMethodsSet: b,
			referrerPolicyTokens: u
		};
	}),
	1900: ((e, t, n) => {
		"use strict";
		let r = n(4589), { asciiLowercase: i, forgivingBase64: a, collectASequenceOfCodePoints: o, collectASequenceOfCodePointsFast: s, isomorphicDecode: c, removeASCIIWhitespace: l, removeChars: u } = n(8116), d = new TextEncoder(), f = /^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u, p = /[\u000A\u000D\u0009\u0020]/u, m = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
		function dataURLProcessor(e) {
			r(e.protocol === "data:");
			let t = URLSerializer(e, !0);
			t = t.slice(5);
			let n = { position: 0 }, i = s(",", t, n), o = i.length;
			if (i = l(i, !0, !0), n.position >= t.length) return "failure";
			n.position++;
			let u = stringPercentDecode(t.slice(o + 1));
			if (/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(i)) {
				let e = c(u);
				if (u = a(e), u === "failure") return "failure";
				i = i.slice(0, -6), i = i.replace(/(\u0020+)$/u, ""), i = i.slice(0, -1);
			}
			i.startsWith(";") && (i = "text/plain" + i);
			let d = parseMIMEType(i);
			return d === "failure" && (d = parseMIMEType("text/plain;charset=US-ASCII")), {
				mimeType: d,
				body: u
			};
		}
		function URLSerializer(e, t = !1) {
			if (!t) return e.href;
			let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
			return !r && n.endsWith("#") ? i.slice(0, -1) : i;
		}
		function stringPercentDecode(e) {
			return percentDecode(d.encode(e));
		}
		function isHexCharByte(e) {
			return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
		}
		function hexByteToNumber(e) {
			return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
		}
		function percentDecode(e) {
			let t = e.length, n = new Uint8Array(t), r = 0, i = 0;
			for (; i < t;) {
				let t = e[i];
				t === 37 ? t === 37 && !(isHexCharByte(e[i + 1]) && isHexCharByte(e[i + 2])) ? n[r++] = 37 : (n[r++] = hexByteToNumber(e[i + 1]) << 4 | hexByteToNumber(e[i + 2]), i += 2) : n[r++] = t, ++i;
			}
			return t === r ? n : n.subarray(0, r);
		}
		function parseMIMEType(e) {
			e = removeHTTPWhitespace(e, !0, !0);
			let t = { position: 0 }, n = s("/", e, t);
			if (n.length === 0 || !f.test(n) || t.position >= e.length) return "failure";
			t.position++;
			let r = s(";", e, t);
			if (r = removeHTTPWhitespace(r, !1, !0), r.length === 0 || !f.test(r)) return "failure";
			let a = i(n), c = i(r), l = {
				type: a,
				subtype: c,
				parameters: new Map(),
				essence: `${a}/${c}`
			};
			for (; t.position < e.length;) {
				t.position++, o((e) => p.test(e), e, t);
				let n = o((e) => e !== ";" && e !== "=", e, t);
				if (n = i(n), t.position < e.length) {
					if (e[t.position] === ";") continue;
					t.position++;
				}
				if (t.position >= e.length) break;
				let r = null;
				if (e[t.position] === "\"") r = collectAnHTTPQuotedString(e, t, !0), s(";", e, t);
				else if (r = s(";", e, t), r = removeHTTPWhitespace(r, !1, !0), r.length === 0) continue;
				n.length !== 0 && f.test(n) && (r.length === 0 || m.test(r)) && !l.parameters.has(n) && l.parameters.set(n, r);
			}
			return l;
		}
		function collectAnHTTPQuotedString(e, t, n = !1) {
			let i = t.position, a = "";
			for (r(e[t.position] === "\""), t.position++; a += o((e) => e !== "\"" && e !== "\\", e, t), !(t.position >= e.length);) {
				let n = e[t.position];
				if (t.position++, n === "\\") {
					if (t.position >= e.length) {
						a += "\\";
						break;
					}
					a += e[t.position], t.position++;
				} else {
					r(n === "\"");
					break;
				}
			}
			return n ? a : e.slice(i, t.position);
		}
		function serializeAMimeType(e) {
			r(e !== "failure");
			let { parameters: t, essence: n } = e, i = n;
			for (let [e, n] of t.entries()) i += ";", i += e, i += "=", f.test(n) || (n = n.replace(/[\\"]/gu, "\\$&"), n = "\"" + n, n += "\""), i += n;
			return i;
		}
		function isHTTPWhiteSpace(e) {
			return e === 13 || e === 10 || e === 9 || e === 32;
		}
		function removeHTTPWhitespace(e, t = !0, n = !0) {
			return u(e, t, n, isHTTPWhiteSpace);
		}
		function minimizeSupportedMimeType(e) {
			switch (e.essence) {
				case "application/ecmascript":
				case "application/javascript":
				case "application/x-ecmascript":
				case "application/x-javascript":
				case "text/ecmascript":
				case "text/javascript":
				case "text/javascript1.0":
				case "text/javascript1.1":
				case "text/javascript1.2":
				case "text/javascript1.3":
				case "text/javascript1.4":
				case "text/javascript1.5":
				case "text/jscript":
				case "text/livescript":
				case "text/x-ecmascript":
				case "text/x-javascript": return "text/javascript";
				case "application/json":
				case "text/json": return "application/json";
				case "image/svg+xml": return "image/svg+xml";
				case "text/xml":
				case "application/xml": return "application/xml";
			}
			return e.subtype.endsWith("+json") ? "application/json" : e.subtype.endsWith("+xml") ? "application/xml" : "";
		}
		e.exports = {
			dataURLProcessor,
			URLSerializer,
			stringPercentDecode,
			parseMIMEType,
			collectAnHTTPQuotedString,
			serializeAMimeType,
			removeHTTPWhitespace,
			minimizeSupportedMimeType,
			HTTP_TOKEN_CODEPOINTS: f
		};
	}),
	116: ((e, t, n) => {
		"use strict";
		let { bufferToLowerCasedHeaderName: r } = n(3440), { HTTP_TOKEN_CODEPOINTS: i } = n(1900), { makeEntry: a } = n(5910), { webidl: o } = n(7879), s = n(4589), { isomorphicDecode: c } = n(8116), l = Buffer.from("--"), u = new TextDecoder(), d = new TextDecoder("utf-8", { ignoreBOM: !0 });
		function isAsciiString(e) {
			for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
			return !0;
		}
		function validateBoundary(e) {
			let t = e.length;
			if (t < 27 || t > 70) return !1;
			for (let n = 0; n < t; ++n) {
				let t = e.charCodeAt(n);
				if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
			}
			return !0;
		}
		function multipartFormDataParser(e, t) {
			s(t !== "failure" && t.essence === "multipart/form-data");
			let n = t.parameters.get("boundary");
			if (n === void 0) throw parsingError("missing boundary in content-type header");
			let r = Buffer.from(`--${n}`, "utf8"), i = [], c = { position: 0 }, u = e.indexOf(r);
			if (u === -1) throw parsingError("no boundary found in multipart body");
			for (c.position = u;;) {
				if (e.subarray(c.position, c.position + r.length).equals(r)) c.position += r.length;
				else throw parsingError("expected a value starting with -- and the boundary");
				if (bufferStartsWith(e, l, c)) return i;
				if (e[c.position] !== 13 || e[c.position + 1] !== 10) throw parsingError("expected CRLF");
				c.position += 2;
				let { name: t, filename: n, contentType: u, encoding: f } = parseMultipartFormDataHeaders(e, c);
				c.position += 2;
				let p;
				{
					let t = e.indexOf(r.subarray(2), c.position);
					if (t === -1) throw parsingError("expected boundary after body");
					p = e.subarray(c.position, t - 4), c.position += p.length, f === "base64" && (p = Buffer.from(p.toString(), "base64"));
				}
				if (e[c.position] !== 13 || e[c.position + 1] !== 10) throw parsingError("expected CRLF");
				c.position += 2;
				let m;
				n === null ? m = d.decode(Buffer.from(p)) : (u ??= "text/plain", isAsciiString(u) || (u = ""), m = new File([p], n, { type: u })), s(o.is.USVString(t)), s(typeof m == "string" && o.is.USVString(m) || o.is.File(m)), i.push(a(t, m, n));
			}
		}
		function parseContentDispositionAttribute(e, t) {
			e[t.position] === 59 && t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
			let n = collectASequenceOfBytes((e) => isToken(e) && e !== 61 && e !== 42, e, t);
			if (n.length === 0) return null;
			let r = n.toString("ascii").toLowerCase(), i = e[t.position] === 42;
			if (i && t.position++, e[t.position] !== 61) return null;
			t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
			let a;
			if (i) {
				let n = collectASequenceOfBytes((e) => e !== 32 && e !== 13 && e !== 10 && e !== 59, e, t), r = n.indexOf(39), i = r === -1 ? -1 : n.indexOf(39, r + 1);
				if (r === -1 || i === -1) throw parsingError("expected charset and language separators in extended value");
				if (r !== 5 || n[0] !== 117 && n[0] !== 85 || n[1] !== 116 && n[1] !== 84 || n[2] !== 102 && n[2] !== 70 || n[3] !== 45 || n[4] !== 56) throw parsingError("unknown charset, expected utf-8");
				a = decodeURIComponent(u.decode(n.subarray(i + 1)));
			} else if (e[t.position] === 34) {
				t.position++;
				let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 34, e, t);
				if (e[t.position] !== 34) throw parsingError("Closing quote not found");
				t.position++, a = u.decode(n).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
			} else {
				let n = collectASequenceOfBytes((e) => isToken(e) && e !== 59, e, t);
				a = u.decode(n);
			}
			return {
				name: r,
				value: a,
				extended: i
			};
		}
		function parseMultipartFormDataHeaders(e, t) {
			let n = null, a = null, o = null, s = null;
			for (;;) {
				if (e[t.position] === 13 && e[t.position + 1] === 10) {
					if (n === null) throw parsingError("header name is null");
					return {
						name: n,
						filename: a,
						contentType: o,
						encoding: s
					};
				}
				let l = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 58, e, t);
				if (l = removeChars(l, !0, !0, (e) => e === 9 || e === 32), !i.test(l.toString())) throw parsingError("header name does not match the field-name token production");
				if (e[t.position] !== 58) throw parsingError("expected :");
				switch (t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t), r(l)) {
					case "content-disposition": {
						n = a = null;
						let r = !1;
						if (collectASequenceOfBytes((e) => isToken(e), e, t).toString("ascii").toLowerCase() !== "form-data") throw parsingError("expected form-data for content-disposition header");
						for (; t.position < e.length && (e[t.position] !== 13 || e[t.position + 1] !== 10);) {
							let i = parseContentDispositionAttribute(e, t);
							if (!i) break;
							i.name === "name" ? n = i.value : i.name === "filename" && (i.extended ? (a = i.value, r = !0) : r || (a = i.value));
						}
						if (n === null) throw parsingError("name attribute is required in content-disposition header");
						break;
					}
					case "content-type": {
						let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
						n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), o = c(n);
						break;
					}
					case "content-transfer-encoding": {
						let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
						n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), s = c(n);
						break;
					}
					default: collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
				}
				if (e[t.position] !== 13 || e[t.position + 1] !== 10) throw parsingError("expected CRLF");
				t.position += 2;
			}
		}
		function collectASequenceOfBytes(e, t, n) {
			let r = n.position;
			for (; r < t.length && e(t[r]);) ++r;
			return t.subarray(n.position, n.position = r);
		}
		function removeChars(e, t, n, r) {
			let i = 0, a = e.length - 1;
			if (t) for (; i < e.length && r(e[i]);) i++;
			if (n) for (; a > 0 && r(e[a]);) a--;
			return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
		}
		function bufferStartsWith(e, t, n) {
			if (e.length < t.length) return !1;
			for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
			return !0;
		}
		function parsingError(e) {
			return TypeError("Failed to parse body as FormData.", { cause: TypeError(e) });
		}
		function isCTL(e) {
			return e <= 31 || e === 127;
		}
		function isTSpecial(e) {
			return e === 40 || e === 41 || e === 60 || e === 62 || e === 64 || e === 44 || e === 59 || e === 58 || e === 92 || e === 34 || e === 47 || e === 91 || e === 93 || e === 63 || e === 61;
		}
		function isToken(e) {
			return e <= 127 && e !== 32 && e !== 9 && !isCTL(e) && !isTSpecial(e);
		}
		e.exports = {
			multipartFormDataParser,
			validateBoundary
		};
	}),
	5910: ((e, t, n) => {
		"use strict";
		let { iteratorMixin: r } = n(3168), { kEnumerableProperty: i } = n(3440), { webidl: a } = n(7879), o = n(7975), { runtimeFeatures: s } = n(313), c = s.has("crypto") ? n(7598).randomInt : (e) => Math.floor(Math.random() * e), getFormDataState, setFormDataState, getFormDataBoundary;
		class FormData {
			#e = [];
			#t = null;
			constructor(e = void 0) {
				if (a.util.markAsUncloneable(this), e !== void 0) throw a.errors.conversionFailed({
					prefix: "FormData constructor",
					argument: "Argument 1",
					types: ["undefined"]
				});
			}
			append(e, t, n = void 0) {
				a.brandCheck(this, a.is.FormData);
				let r = "FormData.append";
				a.argumentLengthCheck(arguments, 2, r), e = a.converters.USVString(e), arguments.length === 3 || a.is.Blob(t) ? (t = a.converters.Blob(t, r, "value"), n !== void 0 && (n = a.converters.USVString(n))) : t = a.converters.USVString(t);
				let i = makeEntry(e, t, n);
				this.#e.push(i);
			}
			delete(e) {
				a.brandCheck(this, a.is.FormData), a.argumentLengthCheck(arguments, 1, "FormData.delete"), e = a.converters.USVString(e), this.#e = this.#e.filter((t) => t.name !== e);
			}
			get(e) {
				a.brandCheck(this, a.is.FormData), a.argumentLengthCheck(arguments, 1, "FormData.get"), e = a.converters.USVString(e);
				let t = this.#e.findIndex((t) => t.name === e);
				return t === -1 ? null : this.#e[t].value;
			}
			getAll(e) {
				return a.brandCheck(this, a.is.FormData), a.argumentLengthCheck(arguments, 1, "FormData.getAll"), e = a.converters.USVString(e), this.#e.filter((t) => t.name === e).map((e) => e.value);
			}
			has(e) {
				return a.brandCheck(this, a.is.FormData), a.argumentLengthCheck(arguments, 1, "FormData.has"), e = a.converters.USVString(e), this.#e.findIndex((t) => t.name === e) !== -1;
			}
			set(e, t, n = void 0) {
				a.brandCheck(this, a.is.FormData);
				let r = "FormData.set";
				a.argumentLengthCheck(arguments, 2, r), e = a.converters.USVString(e), arguments.length === 3 || a.is.Blob(t) ? (t = a.converters.Blob(t, r, "value"), n !== void 0 && (n = a.converters.USVString(n))) : t = a.converters.USVString(t);
				let i = makeEntry(e, t, n), o = this.#e.findIndex((t) => t.name === e);
				o === -1 ? this.#e.push(i) : this.#e = [
					...this.#e.slice(0, o),
					i,
					...this.#e.slice(o + 1).filter((t) => t.name !== e)
				];
			}
			[o.inspect.custom](e, t) {
				let n = this.#e.reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
				t.depth ??= e, t.colors ??= !0;
				let r = o.formatWithOptions(t, n);
				return `FormData ${r.slice(r.indexOf("]") + 2)}`;
			}
			static {
				getFormDataState = (e) => e.#e, setFormDataState = (e, t) => {
					e.#e = t;
				}, getFormDataBoundary = (e) => e.#t ??= `----formdata-undici-0${`${c(1e11)}`.padStart(11, "0")}`, a.is.FormData = (e) => typeof e == "object" && !!e && #e in e;
			}
		}
		r("FormData", FormData, getFormDataState, "name", "value", a.is.FormData), Object.defineProperties(FormData.prototype, {
			append: i,
			delete: i,
			get: i,
			getAll: i,
			has: i,
			set: i,
			[Symbol.toStringTag]: {
				value: "FormData",
				configurable: !0
			}
		});
		function makeEntry(e, t, n) {
			if (typeof t != "string" && (a.is.File(t) || (t = new File([t], "blob", { type: t.type })), n !== void 0)) {
				let e = {
					type: t.type,
					lastModified: t.lastModified
				};
				t = new File([t], n, e);
			}
			return {
				name: e,
				value: t
			};
		}
		e.exports = {
			FormData,
			makeEntry,
			setFormDataState,
			getFormDataBoundary
		};
	}),
	1059: ((e) => {
		"use strict";
		let t = Symbol.for("undici.globalOrigin.1");
		function getGlobalOrigin() {
			return globalThis[t];
		}
		function setGlobalOrigin(e) {
			if (e === void 0) {
				Object.defineProperty(globalThis, t, {
					value: void 0,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
				return;
			}
			let n = new URL(e);
			if (n.protocol !== "http:" && n.protocol !== "https:") throw TypeError(`Only http & https urls are allowed, received ${n.protocol}`);
			Object.defineProperty(globalThis, t, {
				value: n,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
		}
		e.exports = {
			getGlobalOrigin,
			setGlobalOrigin
		};
	}),
	660: ((e, t, n) => {
		"use strict";
		let { kConstruct: r } = n(6443), { kEnumerableProperty: i, setHeader: a } = n(3440), { iteratorMixin: o, isValidHeaderName: s, isValidHeaderValue: c } = n(3168), { webidl: l } = n(7879), u = n(4589), d = n(7975);
		function isHTTPWhiteSpaceCharCode(e) {
			return e === 10 || e === 13 || e === 9 || e === 32;
		}
		function headerValueNormalize(e) {
			let t = 0, n = e.length;
			for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(n - 1));) --n;
			for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(t));) ++t;
			return t === 0 && n === e.length ? e : e.substring(t, n);
		}
		function fill(e, t) {
			if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
				let r = t[n];
				if (r.length !== 2) throw l.errors.exception({
					header: "Headers constructor",
					message: `expected name/value pair to be length 2, found ${r.length}.`
				});
				appendHeader(e, r[0], r[1]);
			}
			else if (typeof t == "object" && t) {
				let n = Object.keys(t);
				for (let r = 0; r < n.length; ++r) appendHeader(e, n[r], t[n[r]]);
			} else throw l.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		}
		function appendHeader(e, t, n) {
			if (n = headerValueNormalize(n), !s(t)) throw l.errors.invalidArgument({
				prefix: "Headers.append",
				value: t,
				type: "header name"
			});
			if (!c(n)) throw l.errors.invalidArgument({
				prefix: "Headers.append",
				value: n,
				type: "header value"
			});
			if (getHeadersGuard(e) === "immutable") throw TypeError("immutable");
			return getHeadersList(e).append(t, n, !1);
		}
		function headersListSortAndCombine(e) {
			let t = getHeadersList(e);
			if (!t) return [];
			if (t.sortedMap) return t.sortedMap;
			let n = [], r = t.toSortedArray(), i = t.cookies;
			if (i === null || i.length === 1) return t.sortedMap = r;
			for (let e = 0; e < r.length; ++e) {
				let { 0: t, 1: a } = r[e];
				if (t === "set-cookie") for (let e = 0; e < i.length; ++e) n.push([t, i[e]]);
				else n.push([t, a]);
			}
			return t.sortedMap = n;
		}
		function compareHeaderName(e, t) {
			return e[0] < t[0] ? -1 : 1;
		}
		class HeadersList {
			cookies = null;
			sortedMap;
			headersMap;
			constructor(e) {
				e instanceof HeadersList ? (this.headersMap = new Map(e.headersMap), this.sortedMap = e.sortedMap, this.cookies = e.cookies === null ? null : [...e.cookies]) : (this.headersMap = new Map(e), this.sortedMap = null);
			}
			contains(e, t) {
				return this.headersMap.has(t ? e : e.toLowerCase());
			}
			clear() {
				this.headersMap.clear(), this.sortedMap = null, this.cookies = null;
			}
			append(e, t, n) {
				this.sortedMap = null;
				let r = n ? e : e.toLowerCase(), i = this.headersMap.get(r);
				if (i) {
					let e = r === "cookie" ? "; " : ", ";
					this.headersMap.set(r, {
						name: i.name,
						value: `${i.value}${e}${t}`
					});
				} else this.headersMap.set(r, {
					name: e,
					value: t
				});
				r === "set-cookie" && (this.cookies ??= []).push(t);
			}
			set(e, t, n) {
				this.sortedMap = null;
				let r = n ? e : e.toLowerCase();
				r === "set-cookie" && (this.cookies = [t]), this.headersMap.set(r, {
					name: e,
					value: t
				});
			}
			delete(e, t) {
				this.sortedMap = null, t || (e = e.toLowerCase()), e === "set-cookie" && (this.cookies = null), this.headersMap.delete(e);
			}
			get(e, t) {
				return this.headersMap.get(t ? e : e.toLowerCase())?.value ?? null;
			}
			*[Symbol.iterator]() {
				for (let { 0: e, 1: { value: t } } of this.headersMap) yield [e, t];
			}
			get entries() {
				let e = {};
				if (this.headersMap.size !== 0) for (let { name: t, value: n } of this.headersMap.values()) a(e, t, n);
				return e;
			}
			rawValues() {
				return this.headersMap.values();
			}
			get entriesList() {
				let e = [];
				if (this.headersMap.size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this.headersMap) if (t === "set-cookie") for (let t of this.cookies) e.push([n, t]);
				else e.push([n, r]);
				return e;
			}
			toSortedArray() {
				let e = this.headersMap.size, t = Array(e);
				if (e <= 32) {
					if (e === 0) return t;
					let n = this.headersMap[Symbol.iterator](), r = n.next().value;
					t[0] = [r[0], r[1].value], u(r[1].value !== null);
					for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, l; r < e; ++r) {
						for (l = n.next().value, c = t[r] = [l[0], l[1].value], u(c[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= c[0] ? o = s + 1 : a = s;
						if (r !== s) {
							for (i = r; i > o;) t[i] = t[--i];
							t[o] = c;
						}
					}
					if (!n.next().done) throw TypeError("Unreachable");
					return t;
				}
				{
					let e = 0;
					for (let { 0: n, 1: { value: r } } of this.headersMap) t[e++] = [n, r], u(r !== null);
					return t.sort(compareHeaderName);
				}
			}
		}
		let getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList;
		class Headers {
			#e;
			#t;
			constructor(e = void 0) {
				l.util.markAsUncloneable(this), e !== r && (this.#t = new HeadersList(), this.#e = "none", e !== void 0 && (e = l.converters.HeadersInit(e, "Headers constructor", "init"), fill(this, e)));
			}
			append(e, t) {
				l.brandCheck(this, l.is.Headers), l.argumentLengthCheck(arguments, 2, "Headers.append");
				let n = "Headers.append";
				return e = l.converters.ByteString(e, n, "name"), t = l.converters.ByteString(t, n, "value"), appendHeader(this, e, t);
			}
			delete(e) {
				if (l.brandCheck(this, l.is.Headers), l.argumentLengthCheck(arguments, 1, "Headers.delete"), e = l.converters.ByteString(e, "Headers.delete", "name"), !s(e)) throw l.errors.invalidArgument({
					prefix: "Headers.delete",
					value: e,
					type: "header name"
				});
				if (this.#e === "immutable") throw TypeError("immutable");
				this.#t.contains(e, !1) && this.#t.delete(e, !1);
			}
			get(e) {
				l.brandCheck(this, l.is.Headers), l.argumentLengthCheck(arguments, 1, "Headers.get");
				let t = "Headers.get";
				if (e = l.converters.ByteString(e, t, "name"), !s(e)) throw l.errors.invalidArgument({
					prefix: t,
					value: e,
					type: "header name"
				});
				return this.#t.get(e, !1);
			}
			has(e) {
				l.brandCheck(this, l.is.Headers), l.argumentLengthCheck(arguments, 1, "Headers.has");
				let t = "Headers.has";
				if (e = l.converters.ByteString(e, t, "name"), !s(e)) throw l.errors.invalidArgument({
					prefix: t,
					value: e,
					type: "header name"
				});
				return this.#t.contains(e, !1);
			}
			set(e, t) {
				l.brandCheck(this, l.is.Headers), l.argumentLengthCheck(arguments, 2, "Headers.set");
				let n = "Headers.set";
				if (e = l.converters.ByteString(e, n, "name"), t = l.converters.ByteString(t, n, "value"), t = headerValueNormalize(t), !s(e)) throw l.errors.invalidArgument({
					prefix: n,
					value: e,
					type: "header name"
				});
				if (!c(t)) throw l.errors.invalidArgument({
					prefix: n,
					value: t,
					type: "header value"
				});
				if (this.#e === "immutable") throw TypeError("immutable");
				this.#t.set(e, t, !1);
			}
			getSetCookie() {
				l.brandCheck(this, l.is.Headers);
				let e = this.#t.cookies;
				return e ? [...e] : [];
			}
			[d.inspect.custom](e, t) {
				return t.depth ??= e, `Headers ${d.formatWithOptions(t, this.#t.entries)}`;
			}
			static {
				getHeadersGuard = (e) => e.#e, setHeadersGuard = (e, t) => {
					e.#e = t;
				}, getHeadersList = (e) => e.#t, setHeadersList = (e, t) => {
					e.#t = t;
				}, l.is.Headers = (e) => typeof e == "object" && !!e && #e in e;
			}
		}
		o("Headers", Headers, headersListSortAndCombine, 0, 1, l.is.Headers), Object.defineProperties(Headers.prototype, {
			append: i,
			delete: i,
			get: i,
			has: i,
			set: i,
			getSetCookie: i,
			[Symbol.toStringTag]: {
				value: "Headers",
				configurable: !0
			},
			[d.inspect.custom]: { enumerable: !1 }
		}), l.converters.HeadersInit = function(e, t, n) {
			if (l.util.Type(e) === l.util.Types.OBJECT) {
				let r = Reflect.get(e, Symbol.iterator);
				if (!d.types.isProxy(e) && r === Headers.prototype.entries) try {
					return getHeadersList(e).entriesList;
				} catch {}
				return typeof r == "function" ? l.converters["sequence<sequence<ByteString>>"](e, t, n, r.bind(e)) : l.converters["record<ByteString, ByteString>"](e, t, n);
			}
			throw l.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		}, e.exports = {
			fill,
			compareHeaderName,
			Headers,
			HeadersList,
			getHeadersGuard,
			setHeadersGuard,
			setHeadersList,
			getHeadersList
		};
	}),
	4398: ((e, t, n) => {
		"use strict";
		let { makeNetworkError: r, makeAppropriateNetworkError: i, filterResponse: a, makeResponse: o, fromInnerResponse: s, getResponseState: c } = n(9051), { HeadersList: l } = n(660), { Request: u, cloneRequest: d, getRequestDispatcher: f, getRequestState: p, removeRequestAbortListener: m } = n(9967), h = n(8522), { makePolicyContainer: g, clonePolicyContainer: _, requestBadPort: v, TAOCheck: y, appendRequestOriginHeader: b, responseLocationURL: x, requestCurrentURL: S, setRequestReferrerPolicyOnRedirect: w, tryUpgradeRequestToAPotentiallyTrustworthyURL: T, createOpaqueTimingInfo: E, appendFetchMetadata: D, corsCheck: O, crossOriginResourcePolicyCheck: k, determineRequestsReferrer: A, coarsenedSharedCurrentTime: j, sameOrigin: M, isCancelled: N, isAborted: P, isErrorLike: F, fullyReadBody: I, readableStreamClose: L, urlIsLocal: R, urlIsHttpHttpsScheme: z, urlHasHttpsScheme: ee, clampAndCoarsenConnectionTimingInfo: B, simpleRangeHeaderValue: te, buildContentRange: ne, createInflate: re, extractMimeType: V, hasAuthenticationEntry: H, includesCredentials: U, isTraversableNavigable: W } = n(3168), G = n(4589), { safelyExtractBody: K, extractBody: q } = n(4492), { redirectStatusSet: J, nullBodyStatus: Y, safeMethodsSet: ie, requestBodyHeader: ae, subresourceSet: X } = n(4495), oe = n(8474), { Readable: se, pipeline: Z, finished: ce, isErrored: le, isReadable: Q } = n(7075), { addAbortListener: ue, bufferToLowerCasedHeaderName: de } = n(3440), { SocketError: fe } = n(8707), { dataURLProcessor: pe, serializeAMimeType: me, minimizeSupportedMimeType: he } = n(1900), { getGlobalDispatcher: ge } = n(2581), { webidl: _e } = n(7879), { STATUS_CODES: ve } = n(7067), { bytesMatch: ye } = n(5082), { isomorphicEncode: $ } = n(8116), be = ["GET", "HEAD"], xe = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici", Se;
		function appendHeadersListFromResponseHeaders(e, t, n) {
			if (Array.isArray(n)) for (let t = 0; t < n.length; t += 2) {
				let r = de(n[t]), i = n[t + 1];
				if (Array.isArray(i) && !Buffer.isBuffer(i)) for (let t of i) e.append(r, t.toString("latin1"), !0);
				else e.append(r, i.toString("latin1"), !0);
			}
			else for (let [n, r] of Object.entries(t ?? {})) if (Array.isArray(r)) for (let t of r) e.append(n, `${t}`, !0);
			else e.append(n, `${r}`, !0);
		}
		class Fetch extends oe {
			constructor(e) {
				super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = "ongoing";
			}
			terminate(e) {
				this.state === "ongoing" && (this.state = "terminated", this.connection?.destroy(e), this.emit("terminated", e));
			}
			abort(e) {
				this.state === "ongoing" && (this.state = "aborted", e ||= new DOMException("The operation was aborted.", "AbortError"), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit("terminated", e));
			}
		}
		function handleFetchDone(e) {
			finalizeAndReportTiming(e, "fetch");
		}
		function fetch(e, t = void 0) {
			_e.argumentLengthCheck(arguments, 1, "globalThis.fetch");
			let n = Promise.withResolvers(), r;
			try {
				r = new u(e, t);
			} catch (e) {
				return n.reject(e), n.promise;
			}
			let i = p(r);
			if (r.signal.aborted) return abortFetch(n, i, null, r.signal.reason, null), n.promise;
			i.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (i.serviceWorkers = "none");
			let a = null, o = !1, c = null, l = ue(r.signal, () => {
				o = !0, G(c != null), c.abort(r.signal.reason);
				let e = a?.deref();
				abortFetch(n, i, e, r.signal.reason, c.controller);
			}), cleanupAbortListeners = () => {
				l(), m(r);
			}, processResponse = (e) => {
				o || (e.aborted ? (abortFetch(n, i, a, c.serializedAbortReason, c.controller), cleanupAbortListeners()) : e.type === "error" ? (n.reject(TypeError("fetch failed", { cause: e.error })), cleanupAbortListeners()) : (a = new WeakRef(s(e, "immutable")), n.resolve(a.deref()), n = null));
			};
			return c = fetching({
				request: i,
				processResponseEndOfBody: (e) => {
					handleFetchDone(e), cleanupAbortListeners();
				},
				processResponse,
				dispatcher: f(r)
			}), n.promise;
		}
		function finalizeAndReportTiming(e, t = "other") {
			if (e.type === "error" && e.aborted || !e.urlList?.length) return;
			let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
			z(n) && r !== null && (e.timingAllowPassed || (r = E({ startTime: r.startTime }), i = ""), r.endTime = j(), e.timingInfo = r, Ce(r, n.href, t, globalThis, i, "", e.status));
		}
		let Ce = performance.markResourceTiming;
		function abortFetch(e, t, n, r, i) {
			if (e && e.reject(r), t.body?.stream != null && Q(t.body.stream) && t.body.stream.cancel(r).catch((e) => {
				if (e.code !== "ERR_INVALID_STATE") throw e;
			}), n == null) return;
			let a = c(n);
			a.body?.stream != null && Q(a.body.stream) && i.error(r);
		}
		function fetching({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = ge() }) {
			G(s);
			let c = null, l = !1;
			e.client != null && (c = e.client.globalObject, l = e.client.crossOriginIsolatedCapability);
			let u = j(l), d = E({ startTime: u }), f = {
				controller: new Fetch(s),
				request: e,
				timingInfo: d,
				processRequestBodyChunkLength: t,
				processRequestEndOfBody: n,
				processResponse: r,
				processResponseConsumeBody: a,
				processResponseEndOfBody: i,
				taskDestination: c,
				crossOriginIsolatedCapability: l
			};
			return G(!e.body || e.body.stream), e.window === "client" && (e.window = e.client?.globalObject?.constructor?.name === "Window" ? e.client : "no-window"), e.origin === "client" && (e.origin = e.client.origin), e.policyContainer === "client" && (e.policyContainer = e.client == null ? g() : _(e.client.policyContainer)), e.headersList.contains("accept", !0) || e.headersList.append("accept", "*/*", !0), e.headersList.contains("accept-language", !0) || e.headersList.append("accept-language", "*", !0), e.priority, X.has(e.destination), mainFetch(f, !1), f.controller;
		}
		async function mainFetch(e, t) {
			try {
				let n = e.request, i = null;
				if (n.localURLsOnly && !R(S(n)) && (i = r("local URLs only")), T(n), v(n) === "blocked" && (i = r("bad port")), n.referrerPolicy === "" && (n.referrerPolicy = n.policyContainer.referrerPolicy), n.referrer !== "no-referrer" && (n.referrer = A(n)), i === null) {
					let t = S(n);
					M(t, n.url) && n.responseTainting === "basic" || t.protocol === "data:" || n.mode === "navigate" || n.mode === "websocket" ? (n.responseTainting = "basic", i = await schemeFetch(e)) : n.mode === "same-origin" ? i = r("request mode cannot be \"same-origin\"") : n.mode === "no-cors" ? n.redirect === "follow" ? (n.responseTainting = "opaque", i = await schemeFetch(e)) : i = r("redirect mode cannot be \"follow\" for \"no-cors\" request") : z(S(n)) ? (n.responseTainting = "cors", i = await httpFetch(e)) : i = r("URL scheme must be a HTTP(S) scheme");
				}
				if (t) return i;
				i.status !== 0 && !i.internalResponse && (n.responseTainting, n.responseTainting === "basic" ? i = a(i, "basic") : n.responseTainting === "cors" ? i = a(i, "cors") : n.responseTainting === "opaque" ? i = a(i, "opaque") : G(!1));
				let o = i.status === 0 ? i : i.internalResponse;
				if (o.urlList.length === 0 && o.urlList.push(...n.urlList), n.timingAllowFailed || (i.timingAllowPassed = !0), i.type === "opaque" && o.status === 206 && o.rangeRequested && !n.headers.contains("range", !0) && (i = o = r()), i.status !== 0 && (n.method === "HEAD" || n.method === "CONNECT" || Y.includes(o.status)) && (o.body = null, e.controller.dump = !0), n.integrity) {
					let processBodyError = (t) => fetchFinale(e, r(t));
					if (n.responseTainting === "opaque" || i.body == null) {
						processBodyError(i.error);
						return;
					}
					let processBody = (t) => {
						ye(t, n.integrity) ? (i.body = K(t)[0], fetchFinale(e, i)) : processBodyError("integrity mismatch");
					};
					I(i.body, processBody, processBodyError);
				} else fetchFinale(e, i);
			} catch (t) {
				e.controller.terminate(t);
			}
		}
		function schemeFetch(e) {
			if (N(e)) return Promise.resolve(i(e));
			let { request: t } = e, { protocol: a } = S(t);
			switch (a) {
				case "about:": return Promise.resolve(r("about scheme is not supported"));
				case "blob:": {
					Se ||= n(4573).resolveObjectURL;
					let e = S(t);
					if (e.search.length !== 0) return Promise.resolve(r("NetworkError when attempting to fetch resource."));
					let i = Se(e.toString());
					if (t.method !== "GET" || !_e.is.Blob(i)) return Promise.resolve(r("invalid method"));
					let a = o(), s = i.size, c = $(`${s}`), l = i.type;
					if (t.headersList.contains("range", !0)) {
						a.rangeRequested = !0;
						let e = t.headersList.get("range", !0), n = te(e, !0);
						if (n === "failure") return Promise.resolve(r("failed to fetch the data URL"));
						let { rangeStartValue: o, rangeEndValue: c } = n;
						if (o === null) o = s - c, c = o + c - 1;
						else {
							if (o >= s) return Promise.resolve(r("Range start is greater than the blob's size."));
							(c === null || c >= s) && (c = s - 1);
						}
						let u = i.slice(o, c + 1, l);
						a.body = q(u)[0];
						let d = $(`${u.size}`), f = ne(o, c, s);
						a.status = 206, a.statusText = "Partial Content", a.headersList.set("content-length", d, !0), a.headersList.set("content-type", l, !0), a.headersList.set("content-range", f, !0);
					} else {
						let e = q(i);
						a.statusText = "OK", a.body = e[0], a.headersList.set("content-length", c, !0), a.headersList.set("content-type", l, !0);
					}
					return Promise.resolve(a);
				}
				case "data:": {
					let e = S(t), n = pe(e);
					if (n === "failure") return Promise.resolve(r("failed to fetch the data URL"));
					let i = me(n.mimeType);
					return Promise.resolve(o({
						statusText: "OK",
						headersList: [["content-type", {
							name: "Content-Type",
							value: i
						}]],
						body: K(n.body)[0]
					}));
				}
				case "file:": return Promise.resolve(r("not implemented... yet..."));
				case "http:":
				case "https:": return httpFetch(e).catch((e) => r(e));
				default: return Promise.resolve(r("unknown scheme"));
			}
		}
		function finalizeResponse(e, t) {
			e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
		}
		function fetchFinale(e, t) {
			let n = e.timingInfo;
			e.request.destination === "document" && (e.controller.fullTimingInfo = n);
			let processResponseEndOfBody = () => {
				let r = Date.now();
				e.controller.reportTimingSteps = () => {
					if (!z(e.request.url)) return;
					n.endTime = r;
					let i = t.cacheState, a = t.bodyInfo;
					t.timingAllowPassed || (n = E(n), i = "");
					let o = 0;
					if (e.request.mode !== "navigate" || !t.hasCrossOriginRedirects) {
						o = t.status;
						let e = V(t.headersList);
						e !== "failure" && (a.contentType = he(e));
					}
					e.request.initiatorType != null && Ce(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
				};
				let processResponseEndOfBodyTask = () => {
					e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
				};
				queueMicrotask(() => processResponseEndOfBodyTask());
			};
			e.processResponse != null && queueMicrotask(() => {
				e.processResponse(t), e.processResponse = null;
			});
			let r = t.type === "error" ? t : t.internalResponse ?? t;
			if (r.body == null ? processResponseEndOfBody() : ce(r.body.stream, () => {
				processResponseEndOfBody();
			}), e.processResponseConsumeBody != null) {
				let processBody = (n) => e.processResponseConsumeBody(t, n), processBodyError = () => e.processResponseConsumeBody(t, "failure");
				r.body == null ? queueMicrotask(() => processBody(null)) : I(r.body, processBody, processBodyError);
			}
		}
		async function httpFetch(e) {
			let t = e.request, n = null, i = null, a = e.timingInfo;
			if (t.serviceWorkers, n === null) {
				if (t.redirect === "follow" && (t.serviceWorkers = "none"), i = n = await httpNetworkOrCacheFetch(e), t.responseTainting === "cors" && O(t, n) === "failure") return r("cors failure");
				y(t, n) === "failure" && (t.timingAllowFailed = !0);
			}
			return (t.responseTainting === "opaque" || n.type === "opaque") && k(t.origin, t.client, t.destination, i) === "blocked" ? r("blocked") : (J.has(i.status) && (t.redirect !== "manual" && e.controller.connection.destroy(), t.redirect === "error" ? n = r("unexpected redirect") : t.redirect === "manual" ? n = i : t.redirect === "follow" ? n = await httpRedirectFetch(e, n) : G(!1)), n.timingInfo = a, n);
		}
		function httpRedirectFetch(e, t) {
			let n = e.request, i = t.internalResponse ? t.internalResponse : t, a;
			try {
				if (a = x(i, S(n).hash), a == null) return t;
			} catch (e) {
				return Promise.resolve(r(e));
			}
			if (!z(a)) return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
			if (n.redirectCount === 20) return Promise.resolve(r("redirect count exceeded"));
			if (n.redirectCount += 1, n.mode === "cors" && (a.username || a.password) && !M(n, a)) return Promise.resolve(r("cross origin not allowed for request mode \"cors\""));
			if (n.responseTainting === "cors" && (a.username || a.password)) return Promise.resolve(r("URL cannot contain credentials for request mode \"cors\""));
			if (i.status !== 303 && n.body != null && n.body.source == null) return Promise.resolve(r());
			if ([301, 302].includes(i.status) && n.method === "POST" || i.status === 303 && !be.includes(n.method)) {
				n.method = "GET", n.body = null;
				for (let e of ae) n.headersList.delete(e);
			}
			M(S(n), a) || (n.headersList.delete("authorization", !0), n.headersList.delete("proxy-authorization", !0), n.headersList.delete("cookie", !0), n.headersList.delete("host", !0)), n.body != null && (G(n.body.source != null), n.body = K(n.body.source)[0]);
			let o = e.timingInfo;
			return o.redirectEndTime = o.postRedirectStartTime = j(e.crossOriginIsolatedCapability), o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime), n.urlList.push(a), w(n, i), mainFetch(e, !0);
		}
		async function httpNetworkOrCacheFetch(e, t = !1, n = !1) {
			let a = e.request, o = null, s = null, c = null;
			a.window === "no-window" && a.redirect === "error" ? (o = e, s = a) : (a.body?.source == null ? (s = d({
				...a,
				body: null
			}), s.body = a.body) : s = d(a), o = { ...e }, o.request = s);
			let l = a.credentials === "include" || a.credentials === "same-origin" && a.responseTainting === "basic", u = s.body ? s.body.length : null, f = null;
			if (s.body == null && ["POST", "PUT"].includes(s.method) && (f = "0"), u != null && (f = $(`${u}`)), f != null && !s.headersList.contains("content-length", !0) && s.headersList.append("content-length", f, !0), u != null && s.keepalive, _e.is.URL(s.referrer) && s.headersList.append("referer", $(s.referrer.href), !0), b(s), D(s), s.headersList.contains("user-agent", !0) || s.headersList.append("user-agent", xe, !0), s.cache === "default" && (s.headersList.contains("if-modified-since", !0) || s.headersList.contains("if-none-match", !0) || s.headersList.contains("if-unmodified-since", !0) || s.headersList.contains("if-match", !0) || s.headersList.contains("if-range", !0)) && (s.cache = "no-store"), s.cache === "no-cache" && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains("cache-control", !0) && s.headersList.append("cache-control", "max-age=0", !0), (s.cache === "no-store" || s.cache === "reload") && (s.headersList.contains("pragma", !0) || s.headersList.append("pragma", "no-cache", !0), s.headersList.contains("cache-control", !0) || s.headersList.append("cache-control", "no-cache", !0)), s.headersList.contains("range", !0) && s.headersList.append("accept-encoding", "identity", !0), s.headersList.contains("accept-encoding", !0) || (ee(S(s)) ? s.headersList.append("accept-encoding", "br, gzip, deflate, zstd", !0) : s.headersList.append("accept-encoding", "gzip, deflate", !0)), s.headersList.delete("host", !0), l && !s.headersList.contains("authorization", !0)) {
				let e = null;
				if ((!H(s) || s.useURLCredentials !== void 0 && U(S(s))) && U(S(s)) && t) {
					let { username: t, password: n } = S(s);
					e = `Basic ${Buffer.from(`${t}:${n}`).toString("base64")}`;
				}
				e !== null && s.headersList.append("Authorization", e, !1);
			}
			if (s.cache = "no-store", s.cache !== "no-store" && s.cache, c == null) {
				if (s.cache === "only-if-cached") return r("only if cached");
				let e = await httpNetworkFetch(o, l, n);
				!ie.has(s.method) && e.status >= 200 && e.status, c ??= e;
			}
			if (c.urlList = [...s.urlList], s.headersList.contains("range", !0) && (c.rangeRequested = !0), c.requestIncludesCredentials = l, c.status === 401 && s.responseTainting !== "cors" && l && (a.useURLCredentials !== void 0 || W(a.traversableForUserPrompts))) {
				if (a.body != null) {
					if (a.body.source == null) return c;
					a.body = K(a.body.source)[0];
				}
				if (a.useURLCredentials === void 0 || t) return N(e) ? i(e) : c;
				e.controller.connection.destroy(), c = await httpNetworkOrCacheFetch(e, !0);
			}
			if (c.status === 407) return a.window === "no-window" ? r() : N(e) ? i(e) : r("proxy authentication required");
			if (c.status === 421 && !n && (a.body == null || a.body.source != null)) {
				if (N(e)) return i(e);
				e.controller.connection.destroy(), c = await httpNetworkOrCacheFetch(e, t, !0);
			}
			return c;
		}
		async function httpNetworkFetch(e, t = !1, n = !1) {
			G(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
				abort: null,
				destroyed: !1,
				destroy(e) {
					this.destroyed || (this.destroyed = !0, this.abort?.(e ?? new DOMException("The operation was aborted.", "AbortError")));
				}
			};
			let a = e.request, s = null, c = e.timingInfo;
			a.cache = "no-store", a.mode;
			let u = null;
			if (a.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
			else if (a.body != null) {
				let processBodyChunk = async function* (t) {
					N(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
				}, processEndOfBody = () => {
					N(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
				}, processBodyError = (t) => {
					N(e) || (t.name === "AbortError" ? e.controller.abort() : e.controller.terminate(t));
				};
				u = (async function* () {
					try {
						for await (let e of a.body.stream) yield* processBodyChunk(e);
						processEndOfBody();
					} catch (e) {
						processBodyError(e);
					}
				})();
			}
			try {
				let { body: t, status: n, statusText: r, headersList: i, socket: a } = await dispatch({ body: u });
				if (a) s = o({
					status: n,
					statusText: r,
					headersList: i,
					socket: a
				});
				else {
					let a = t[Symbol.asyncIterator]();
					e.controller.next = () => a.next(), s = o({
						status: n,
						statusText: r,
						headersList: i
					});
				}
			} catch (t) {
				return t.name === "AbortError" ? (e.controller.connection.destroy(), i(e, t)) : r(t);
			}
			let pullAlgorithm = () => e.controller.resume(), cancelAlgorithm = (t) => {
				N(e) || e.controller.abort(t);
			}, d = new ReadableStream({
				start(t) {
					e.controller.controller = t;
				},
				pull: pullAlgorithm,
				cancel: cancelAlgorithm,
				type: "bytes"
			});
			s.body = {
				stream: d,
				source: null,
				length: null
			}, e.controller.resume || e.controller.on("terminated", onAborted), e.controller.resume = async () => {
				for (;;) {
					let t, n;
					try {
						let { done: n, value: r } = await e.controller.next();
						if (P(e)) break;
						t = n ? void 0 : r;
					} catch (r) {
						e.controller.ended && !c.encodedBodySize ? t = void 0 : (t = r, n = !0);
					}
					if (t === void 0) {
						L(e.controller.controller), finalizeResponse(e, s);
						return;
					}
					if (c.decodedBodySize += t?.byteLength ?? 0, n) {
						e.controller.terminate(t);
						return;
					}
					let r = new Uint8Array(t);
					if (r.byteLength && e.controller.controller.enqueue(r), le(d)) {
						e.controller.terminate();
						return;
					}
					if (e.controller.controller.desiredSize <= 0) return;
				}
			};
			function onAborted(t) {
				P(e) ? (s.aborted = !0, Q(d) && e.controller.controller.error(e.controller.serializedAbortReason)) : Q(d) && e.controller.controller.error(TypeError("terminated", { cause: F(t) ? t : void 0 })), e.controller.connection.destroy();
			}
			return s;
			function dispatch({ body: t }) {
				let n = S(a), r = e.controller.dispatcher, i = n.pathname + n.search, o = n.search.length === 0 && n.href[n.href.length - n.hash.length - 1] === "?";
				return dispatchWithProtocolPreference(t);
				function dispatchWithProtocolPreference(t, s) {
					return new Promise((u, d) => r.dispatch({
						path: o ? `${i}?` : i,
						origin: n.origin,
						method: a.method,
						body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
						__mockAgentBodyForDispatch: t,
						headers: a.headersList.entries,
						maxRedirections: 0,
						upgrade: a.mode === "websocket" ? "websocket" : void 0,
						...s === !1 ? { allowH2: s } : null
					}, {
						body: null,
						abort: null,
						onRequestStart(t) {
							let { connection: n } = e.controller;
							c.finalConnectionTimingInfo = B(void 0, c.postRedirectStartTime, e.crossOriginIsolatedCapability);
							let abort = (e) => t.abort(e);
							n.destroyed ? abort(new DOMException("The operation was aborted.", "AbortError")) : (e.controller.on("terminated", abort), this.abort = n.abort = abort), c.finalNetworkRequestStartTime = j(e.crossOriginIsolatedCapability);
						},
						onResponseStarted() {
							c.finalNetworkResponseStartTime = j(e.crossOriginIsolatedCapability);
						},
						onResponseStart(e, t, n, r) {
							if (t < 200) return;
							let i = e?.rawHeaders ?? [], o = new l();
							appendHeadersListFromResponseHeaders(o, n, i);
							let s = o.get("location", !0) && a.redirect === "follow" && J.has(t), c = [];
							if (a.method !== "HEAD" && a.method !== "CONNECT" && !Y.includes(t) && !s) {
								let t = o.get("content-encoding", !0), n = t ? t.toLowerCase().split(",") : [];
								if (n.length > 5) {
									e.abort(Error(`too many content-encodings in response: ${n.length}, maximum allowed is 5`));
									return;
								}
								for (let e = n.length - 1; e >= 0; --e) {
									let t = n[e].trim();
									if (t === "x-gzip" || t === "gzip") c.push(h.createGunzip({
										flush: h.constants.Z_SYNC_FLUSH,
										finishFlush: h.constants.Z_SYNC_FLUSH
									}));
									else if (t === "deflate") c.push(re({
										flush: h.constants.Z_SYNC_FLUSH,
										finishFlush: h.constants.Z_SYNC_FLUSH
									}));
									else if (t === "br") c.push(h.createBrotliDecompress({
										flush: h.constants.BROTLI_OPERATION_FLUSH,
										finishFlush: h.constants.BROTLI_OPERATION_FLUSH
									}));
									else if (t === "zstd") c.push(h.createZstdDecompress({
										flush: h.constants.ZSTD_e_continue,
										finishFlush: h.constants.ZSTD_e_end,
										params: { [h.constants.ZSTD_d_windowLogMax]: 23 }
									}));
									else {
										c.length = 0;
										break;
									}
								}
							}
							this.body = new se({ read: () => e.resume() });
							let onError = (t) => this.onResponseError(e, t);
							u({
								status: t,
								statusText: r,
								headersList: o,
								body: c.length ? Z(this.body, ...c, (t) => {
									t && this.onResponseError(e, t);
								}).on("error", onError) : this.body.on("error", onError)
							});
						},
						onResponseData(t, n) {
							if (e.controller.dump) return;
							let r = n;
							c.encodedBodySize += r.byteLength, this.body.push(r) === !1 && t.pause();
						},
						onResponseEnd() {
							this.abort && e.controller.off("terminated", this.abort), e.controller.ended = !0, this.body?.push(null);
						},
						onResponseError(n, r) {
							this.abort && e.controller.off("terminated", this.abort), a.mode === "websocket" && s !== !1 && r?.code === "UND_ERR_INFO" && r?.message === "HTTP/2: Extended CONNECT protocol not supported by server" ? u(dispatchWithProtocolPreference(t, !1)) : (this.body?.destroy(r), n?.aborted || e.controller.terminate(r), d(r));
						},
						onRequestUpgrade(e, t, n, r) {
							if (r.session != null && t !== 200 || r.session == null && t !== 101) return r.session != null && e.abort(new fe("bad upgrade", null)), !1;
							let i = e?.rawHeaders ?? [], a = new l();
							return appendHeadersListFromResponseHeaders(a, n, i), u({
								status: t,
								statusText: ve[t],
								headersList: a,
								socket: r
							}), !0;
						}
					}));
				}
			}
		}
		e.exports = {
			fetch,
			Fetch,
			fetching,
			finalizeAndReportTiming
		};
	}),
	9967: ((e, t, n) => {
		"use strict";
		let { extractBody: r, mixinBody: i, cloneBody: a, bodyUnusable: o } = n(4492), { Headers: s, fill: c, HeadersList: l, setHeadersGuard: u, getHeadersGuard: d, setHeadersList: f, getHeadersList: p } = n(660), m = n(3440), h = n(7975), { isValidHTTPToken: g, sameOrigin: _, environmentSettingsObject: v } = n(3168), { forbiddenMethodsSet: y, corsSafeListedMethodsSet: b, referrerPolicy: x, requestRedirect: S, requestMode: w, requestCredentials: T, requestCache: E, requestDuplex: D } = n(4495), { kEnumerableProperty: O, normalizedMethodRecordsBase: k, normalizedMethodRecords: A } = m, { webidl: j } = n(7879), { URLSerializer: M } = n(1900), { kConstruct: N } = n(6443), P = n(4589), F = new FinalizationRegistry(({ signal: e, reference: t }) => {
			removeSignalFollower(e, t);
		}), I = new WeakMap(), L = new WeakMap();
		function removeSignalFollower(e, t) {
			let n = L.get(e);
			n instanceof Set && (n.delete(t), n.size !== 0) || (e.removeEventListener("abort", abortSignalFollowers), L.delete(e));
		}
		function abortSignalFollower(e, t) {
			F.unregister(e);
			let n = e.deref();
			n !== void 0 && (I.delete(n.signal), n.abort(t));
		}
		function abortSignalFollowers() {
			this.removeEventListener("abort", abortSignalFollowers);
			let e = L.get(this);
			if (e instanceof Set) {
				for (let t of e) abortSignalFollower(t, this.reason);
				e.clear();
			} else abortSignalFollower(e, this.reason);
			L.delete(this);
		}
		function createDependentSignal(e) {
			let t = new AbortController();
			if (e == null) return t.signal;
			if (e.aborted) return t.abort(e.reason), t.signal;
			let n = new WeakRef(t), r = L.get(e);
			if (r === void 0) m.addAbortListener(e, abortSignalFollowers), L.set(e, n);
			else if (r instanceof WeakRef) {
				let t = new Set();
				t.add(r), t.add(n), L.set(e, t);
			} else r.add(n);
			return F.register(t, {
				signal: e,
				reference: n
			}, n), I.set(t.signal, {
				controller: t,
				source: e,
				reference: n
			}), t.signal;
		}
		let R = !1, setRequestSignal, getRequestDispatcher, setRequestDispatcher, setRequestHeaders, getRequestState, setRequestState, removeRequestAbortListener;
		class Request {
			#e;
			#t;
			#n;
			#r;
			constructor(e, t = void 0) {
				if (j.util.markAsUncloneable(this), e === N) return;
				j.argumentLengthCheck(arguments, 1, "Request constructor"), e = j.converters.RequestInfo(e), t = j.converters.RequestInit(t);
				let n = null, i = null, a = v.settingsObject.baseUrl, d = null;
				if (typeof e == "string") {
					this.#t = t.dispatcher;
					let r;
					try {
						r = new URL(e, a);
					} catch (t) {
						throw TypeError("Failed to parse URL from " + e, { cause: t });
					}
					if (r.username || r.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + e);
					n = makeRequest({ urlList: [r] }), i = "cors";
				} else P(j.is.Request(e)), n = e.#r, d = e.#e, this.#t = t.dispatcher || e.#t;
				let m = v.settingsObject.origin, h = "client";
				if (n.window?.constructor?.name === "EnvironmentSettingsObject" && _(n.window, m) && (h = n.window), t.window != null) throw TypeError(`'window' option '${h}' must be null`);
				"window" in t && (h = "no-window"), n = makeRequest({
					method: n.method,
					headersList: n.headersList,
					unsafeRequest: n.unsafeRequest,
					client: v.settingsObject,
					window: h,
					priority: n.priority,
					origin: n.origin,
					referrer: n.referrer,
					referrerPolicy: n.referrerPolicy,
					mode: n.mode,
					credentials: n.credentials,
					cache: n.cache,
					redirect: n.redirect,
					integrity: n.integrity,
					keepalive: n.keepalive,
					reloadNavigation: n.reloadNavigation,
					historyNavigation: n.historyNavigation,
					urlList: [...n.urlList]
				});
				let x = Object.keys(t).length !== 0;
				if (x && (n.mode === "navigate" && (n.mode = "same-origin"), n.reloadNavigation = !1, n.historyNavigation = !1, n.origin = "client", n.referrer = "client", n.referrerPolicy = "", n.url = n.urlList[n.urlList.length - 1], n.urlList = [n.url]), t.referrer !== void 0) {
					let e = t.referrer;
					if (e === "") n.referrer = "no-referrer";
					else {
						let t;
						try {
							t = new URL(e, a);
						} catch (t) {
							throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
						}
						t.protocol === "about:" && t.hostname === "client" || m && !_(t, v.settingsObject.baseUrl) ? n.referrer = "client" : n.referrer = t;
					}
				}
				t.referrerPolicy !== void 0 && (n.referrerPolicy = t.referrerPolicy);
				let S;
				if (S = t.mode === void 0 ? i : t.mode, S === "navigate") throw j.errors.exception({
					header: "Request constructor",
					message: "invalid request mode navigate."
				});
				if (S != null && (n.mode = S), t.credentials !== void 0 && (n.credentials = t.credentials), t.cache !== void 0 && (n.cache = t.cache), n.cache === "only-if-cached" && n.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
				if (t.redirect !== void 0 && (n.redirect = t.redirect), t.integrity != null && (n.integrity = String(t.integrity)), t.keepalive !== void 0 && (n.keepalive = !!t.keepalive), t.method !== void 0) {
					let e = t.method, r = A[e];
					if (r !== void 0) n.method = r;
					else {
						if (!g(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
						let t = e.toUpperCase();
						if (y.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
						e = k[t] ?? e, n.method = e;
					}
					!R && n.method === "patch" && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" }), R = !0);
				}
				if (t.signal !== void 0 && (d = t.signal), this.#r = n, this.#e = createDependentSignal(d), this.#n = new s(N), f(this.#n, n.headersList), u(this.#n, "request"), S === "no-cors") {
					if (!b.has(n.method)) throw TypeError(`'${n.method} is unsupported in no-cors mode.`);
					u(this.#n, "request-no-cors");
				}
				if (x) {
					let e = p(this.#n), n = t.headers === void 0 ? new l(e) : t.headers;
					if (e.clear(), n instanceof l) {
						for (let { name: t, value: r } of n.rawValues()) e.append(t, r, !1);
						e.cookies = n.cookies;
					} else c(this.#n, n);
				}
				let w = j.is.Request(e) ? e.#r.body : null;
				if ((t.body != null || w != null) && (n.method === "GET" || n.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
				let T = null;
				if (t.body != null) {
					let [e, i] = r(t.body, n.keepalive);
					T = e, i && !p(this.#n).contains("content-type", !0) && this.#n.append("content-type", i, !0);
				}
				let E = T ?? w;
				if (E != null && E.source == null) {
					if (T != null && t.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
					if (n.mode !== "same-origin" && n.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
					n.useCORSPreflightFlag = !0;
				}
				let D = E;
				if (T == null && w != null) {
					if (o(e.#r)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
					let t = new TransformStream();
					w.stream.pipeThrough(t), D = {
						source: w.source,
						length: w.length,
						stream: t.readable
					};
				}
				this.#r.body = D;
			}
			get method() {
				return j.brandCheck(this, j.is.Request), this.#r.method;
			}
			get url() {
				return j.brandCheck(this, j.is.Request), M(this.#r.url);
			}
			get headers() {
				return j.brandCheck(this, j.is.Request), this.#n;
			}
			get destination() {
				return j.brandCheck(this, j.is.Request), this.#r.destination;
			}
			get referrer() {
				return j.brandCheck(this, j.is.Request), this.#r.referrer === "no-referrer" ? "" : this.#r.referrer === "client" ? "about:client" : this.#r.referrer.toString();
			}
			get referrerPolicy() {
				return j.brandCheck(this, j.is.Request), this.#r.referrerPolicy;
			}
			get mode() {
				return j.brandCheck(this, j.is.Request), this.#r.mode;
			}
			get credentials() {
				return j.brandCheck(this, j.is.Request), this.#r.credentials;
			}
			get cache() {
				return j.brandCheck(this, j.is.Request), this.#r.cache;
			}
			get redirect() {
				return j.brandCheck(this, j.is.Request), this.#r.redirect;
			}
			get integrity() {
				return j.brandCheck(this, j.is.Request), this.#r.integrity;
			}
			get keepalive() {
				return j.brandCheck(this, j.is.Request), this.#r.keepalive;
			}
			get isReloadNavigation() {
				return j.brandCheck(this, j.is.Request), this.#r.reloadNavigation;
			}
			get isHistoryNavigation() {
				return j.brandCheck(this, j.is.Request), this.#r.historyNavigation;
			}
			get signal() {
				return j.brandCheck(this, j.is.Request), this.#e;
			}
			get body() {
				return j.brandCheck(this, j.is.Request), this.#r.body ? this.#r.body.stream : null;
			}
			get bodyUsed() {
				return j.brandCheck(this, j.is.Request), !!this.#r.body && m.isDisturbed(this.#r.body.stream);
			}
			get duplex() {
				return j.brandCheck(this, j.is.Request), "half";
			}
			clone() {
				if (j.brandCheck(this, j.is.Request), o(this.#r)) throw TypeError("unusable");
				let e = cloneRequest(this.#r), t = createDependentSignal(this.#e);
				return fromInnerRequest(e, this.#t, t, d(this.#n));
			}
			[h.inspect.custom](e, t) {
				t.depth === null && (t.depth = 2), t.colors ??= !0;
				let n = {
					method: this.method,
					url: this.url,
					headers: this.headers,
					destination: this.destination,
					referrer: this.referrer,
					referrerPolicy: this.referrerPolicy,
					mode: this.mode,
					credentials: this.credentials,
					cache: this.cache,
					redirect: this.redirect,
					integrity: this.integrity,
					keepalive: this.keepalive,
					isReloadNavigation: this.isReloadNavigation,
					isHistoryNavigation: this.isHistoryNavigation,
					signal: this.signal
				};
				return `Request ${h.formatWithOptions(t, n)}`;
			}
			static {
				setRequestSignal = (e, t) => {
					e.#e = t;
				}, getRequestDispatcher = (e) => e.#t, setRequestDispatcher = (e, t) => {
					e.#t = t;
				}, setRequestHeaders = (e, t) => {
					e.#n = t;
				}, getRequestState = (e) => e.#r, setRequestState = (e, t) => {
					e.#r = t;
				}, removeRequestAbortListener = (e) => {
					let t = I.get(e.#e);
					t !== void 0 && (I.delete(e.#e), F.unregister(t.reference), removeSignalFollower(t.source, t.reference));
				}, j.is.Request = (e) => typeof e == "object" && !!e && #r in e;
			}
		}
		i(Request, getRequestState, j.is.Request);
		function makeRequest(e) {
			return {
				method: e.method ?? "GET",
				localURLsOnly: e.localURLsOnly ?? !1,
				unsafeRequest: e.unsafeRequest ?? !1,
				body: e.body ?? null,
				client: e.client ?? null,
				reservedClient: e.reservedClient ?? null,
				replacesClientId: e.replacesClientId ?? "",
				window: e.window ?? "client",
				keepalive: e.keepalive ?? !1,
				serviceWorkers: e.serviceWorkers ?? "all",
				initiator: e.initiator ?? "",
				destination: e.destination ?? "",
				priority: e.priority ?? "auto",
				origin: e.origin ?? "client",
				policyContainer: e.policyContainer ?? "client",
				referrer: e.referrer ?? "client",
				referrerPolicy: e.referrerPolicy ?? "",
				mode: e.mode ?? "no-cors",
				useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
				credentials: e.credentials ?? "same-origin",
				useCredentials: e.useCredentials ?? !1,
				cache: e.cache ?? "default",
				redirect: e.redirect ?? "follow",
				integrity: e.integrity ?? "",
				cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? "",
				parserMetadata: e.parserMetadata ?? "",
				reloadNavigation: e.reloadNavigation ?? !1,
				historyNavigation: e.historyNavigation ?? !1,
				userActivation: e.userActivation ?? !1,
				taintedOrigin: e.taintedOrigin ?? !1,
				redirectCount: e.redirectCount ?? 0,
				responseTainting: e.responseTainting ?? "basic",
				preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
				done: e.done ?? !1,
				timingAllowFailed: e.timingAllowFailed ?? !1,
				useURLCredentials: e.useURLCredentials ?? void 0,
				traversableForUserPrompts: e.traversableForUserPrompts ?? "client",
				urlList: e.urlList,
				url: e.urlList[0],
				headersList: e.headersList ? new l(e.headersList) : new l()
			};
		}
		function cloneRequest(e) {
			let t = makeRequest({
				...e,
				body: null
			});
			return e.body != null && (t.body = a(e.body)), t;
		}
		function fromInnerRequest(e, t, n, r) {
			let i = new Request(N);
			setRequestState(i, e), setRequestDispatcher(i, t), setRequestSignal(i, n);
			let a = new s(N);
			return setRequestHeaders(i, a), f(a, e.headersList), u(a, r), i;
		}
		Object.defineProperties(Request.prototype, {
			method: O,
			url: O,
			headers: O,
			redirect: O,
			clone: O,
			signal: O,
			duplex: O,
			destination: O,
			body: O,
			bodyUsed: O,
			isHistoryNavigation: O,
			isReloadNavigation: O,
			keepalive: O,
			integrity: O,
			cache: O,
			credentials: O,
			attribute: O,
			referrerPolicy: O,
			referrer: O,
			mode: O,
			[Symbol.toStringTag]: {
				value: "Request",
				configurable: !0
			}
		}), j.converters.RequestInfo = function(e) {
			return typeof e == "string" ? j.converters.USVString(e) : j.is.Request(e) ? e : j.converters.USVString(e);
		}, j.converters.RequestInit = j.dictionaryConverter([
			{
				key: "method",
				converter: j.converters.ByteString
			},
			{
				key: "headers",
				converter: j.converters.HeadersInit
			},
			{
				key: "body",
				converter: j.nullableConverter(j.converters.BodyInit)
			},
			{
				key: "referrer",
				converter: j.converters.USVString
			},
			{
				key: "referrerPolicy",
				converter: j.converters.DOMString,
				allowedValues: x
			},
			{
				key: "mode",
				converter: j.converters.DOMString,
				allowedValues: w
			},
			{
				key: "credentials",
				converter: j.converters.DOMString,
				allowedValues: T
			},
			{
				key: "cache",
				converter: j.converters.DOMString,
				allowedValues: E
			},
			{
				key: "redirect",
				converter: j.converters.DOMString,
				allowedValues: S
			},
			{
				key: "integrity",
				converter: j.converters.DOMString
			},
			{
				key: "keepalive",
				converter: j.converters.boolean
			},
			{
				key: "signal",
				converter: j.nullableConverter((e) => j.converters.AbortSignal(e, "RequestInit", "signal"))
			},
			{
				key: "window",
				converter: j.converters.any
			},
			{
				key: "duplex",
				converter: j.converters.DOMString,
				allowedValues: D
			},
			{
				key: "dispatcher",
				converter: j.converters.any
			},
			{
				key: "priority",
				converter: j.converters.DOMString,
				allowedValues: [
					"high",
					"low",
					"auto"
				]
			}
		]), e.exports = {
			Request,
			makeRequest,
			fromInnerRequest,
			cloneRequest,
			getRequestDispatcher,
			getRequestState,
			removeRequestAbortListener
		};
	}),
	9051: ((e, t, n) => {
		"use strict";
		let { Headers: r, HeadersList: i, fill: a, getHeadersGuard: o, setHeadersGuard: s, setHeadersList: c } = n(660), { extractBody: l, cloneBody: u, mixinBody: d, streamRegistry: f, bodyUnusable: p } = n(4492), m = n(3440), h = n(7975), { kEnumerableProperty: g } = m, { isValidReasonPhrase: _, isCancelled: v, isAborted: y, isErrorLike: b, environmentSettingsObject: x } = n(3168), { redirectStatusSet: S, nullBodyStatus: w } = n(4495), { webidl: T } = n(7879), { URLSerializer: E } = n(1900), { kConstruct: D } = n(6443), O = n(4589), { isomorphicEncode: k, serializeJavascriptValueToJSONString: A } = n(8116), j = new TextEncoder("utf-8"), getResponseHeaders, setResponseHeaders, getResponseState, setResponseState;
		class Response {
			#e;
			#t;
			static error() {
				return fromInnerResponse(makeNetworkError(), "immutable");
			}
			static json(e, t = void 0) {
				T.argumentLengthCheck(arguments, 1, "Response.json"), t = T.converters.ResponseInit(t);
				let n = j.encode(A(e)), r = l(n), i = fromInnerResponse(makeResponse({}), "response");
				return initializeResponse(i, t, {
					body: r[0],
					type: "application/json"
				}), i;
			}
			static redirect(e, t = 302) {
				T.argumentLengthCheck(arguments, 1, "Response.redirect"), e = T.converters.USVString(e), t = T.converters["unsigned short"](t);
				let n;
				try {
					n = new URL(e, x.settingsObject.baseUrl);
				} catch (t) {
					throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
				}
				if (!S.has(t)) throw RangeError(`Invalid status code ${t}`);
				let r = fromInnerResponse(makeResponse({}), "immutable");
				r.#t.status = t;
				let i = k(E(n));
				return r.#t.headersList.append("location", i, !0), r;
			}
			constructor(e = null, t = void 0) {
				if (T.util.markAsUncloneable(this), e === D) return;
				e !== null && (e = T.converters.BodyInit(e, "Response", "body")), t = T.converters.ResponseInit(t), this.#t = makeResponse({}), this.#e = new r(D), s(this.#e, "response"), c(this.#e, this.#t.headersList);
				let n = null;
				if (e != null) {
					let [t, r] = l(e);
					n = {
						body: t,
						type: r
					};
				}
				initializeResponse(this, t, n);
			}
			get type() {
				return T.brandCheck(this, T.is.Response), this.#t.type;
			}
			get url() {
				T.brandCheck(this, T.is.Response);
				let e = this.#t.urlList, t = e[e.length - 1] ?? null;
				return t === null ? "" : E(t, !0);
			}
			get redirected() {
				return T.brandCheck(this, T.is.Response), this.#t.urlList.length > 1;
			}
			get status() {
				return T.brandCheck(this, T.is.Response), this.#t.status;
			}
			get ok() {
				return T.brandCheck(this, T.is.Response), this.#t.status >= 200 && this.#t.status <= 299;
			}
			get statusText() {
				return T.brandCheck(this, T.is.Response), this.#t.statusText;
			}
			get headers() {
				return T.brandCheck(this, T.is.Response), this.#e;
			}
			get body() {
				return T.brandCheck(this, T.is.Response), this.#t.body ? this.#t.body.stream : null;
			}
			get bodyUsed() {
				return T.brandCheck(this, T.is.Response), !!this.#t.body && m.isDisturbed(this.#t.body.stream);
			}
			clone() {
				if (T.brandCheck(this, T.is.Response), p(this.#t)) throw T.errors.exception({
					header: "Response.clone",
					message: "Body has already been consumed."
				});
				let e = cloneResponse(this.#t);
				return this.#t.urlList.length !== 0 && this.#t.body?.stream && f.register(this, new WeakRef(this.#t.body.stream)), fromInnerResponse(e, o(this.#e));
			}
			[h.inspect.custom](e, t) {
				t.depth === null && (t.depth = 2), t.colors ??= !0;
				let n = {
					status: this.status,
					statusText: this.statusText,
					headers: this.headers,
					body: this.body,
					bodyUsed: this.bodyUsed,
					ok: this.ok,
					redirected: this.redirected,
					type: this.type,
					url: this.url
				};
				return `Response ${h.formatWithOptions(t, n)}`;
			}
			static {
				getResponseHeaders = (e) => e.#e, setResponseHeaders = (e, t) => {
					e.#e = t;
				}, getResponseState = (e) => e.#t, setResponseState = (e, t) => {
					e.#t = t;
				}, T.is.Response = (e) => typeof e == "object" && !!e && #t in e;
			}
		}
		d(Response, getResponseState, T.is.Response), Object.defineProperties(Response.prototype, {
			type: g,
			url: g,
			status: g,
			ok: g,
			redirected: g,
			statusText: g,
			headers: g,
			clone: g,
			body: g,
			bodyUsed: g,
			[Symbol.toStringTag]: {
				value: "Response",
				configurable: !0
			}
		}), Object.defineProperties(Response, {
			json: g,
			redirect: g,
			error: g
		});
		function cloneResponse(e) {
			if (e.internalResponse) return filterResponse(cloneResponse(e.internalResponse), e.type);
			let t = makeResponse({
				...e,
				body: null
			});
			return e.body != null && (t.body = u(e.body)), t;
		}
		function makeResponse(e) {
			return {
				aborted: !1,
				rangeRequested: !1,
				timingAllowPassed: !1,
				requestIncludesCredentials: !1,
				type: "default",
				status: 200,
				timingInfo: null,
				cacheState: "",
				statusText: "",
				...e,
				headersList: e?.headersList ? new i(e?.headersList) : new i(),
				urlList: e?.urlList ? [...e.urlList] : []
			};
		}
		function makeNetworkError(e) {
			return makeResponse({
				type: "error",
				status: 0,
				error: b(e) ? e : Error(e && String(e)),
				aborted: e && e.name === "AbortError"
			});
		}
		function isNetworkError(e) {
			return e.type === "error" && e.status === 0;
		}
		function makeFilteredResponse(e, t) {
			return t = {
				internalResponse: e,
				...t
			}, new Proxy(e, {
				get(e, n) {
					return n in t ? t[n] : e[n];
				},
				set(e, n, r) {
					return O(!(n in t)), e[n] = r, !0;
				}
			});
		}
		function filterResponse(e, t) {
			if (t === "basic") return makeFilteredResponse(e, {
				type: "basic",
				headersList: e.headersList
			});
			if (t === "cors") return makeFilteredResponse(e, {
				type: "cors",
				headersList: e.headersList
			});
			if (t === "opaque") return makeFilteredResponse(e, {
				type: "opaque",
				urlList: [],
				status: 0,
				statusText: "",
				body: null
			});
			if (t === "opaqueredirect") return makeFilteredResponse(e, {
				type: "opaqueredirect",
				status: 0,
				statusText: "",
				headersList: [],
				body: null
			});
			O(!1);
		}
		function makeAppropriateNetworkError(e, t = null) {
			return O(v(e)), y(e) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: t })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: t }));
		}
		function initializeResponse(e, t, n) {
			if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
			if ("statusText" in t && t.statusText != null && !_(String(t.statusText))) throw TypeError("Invalid statusText");
			if ("status" in t && t.status != null && (getResponseState(e).status = t.status), "statusText" in t && t.statusText != null && (getResponseState(e).statusText = t.statusText), "headers" in t && t.headers != null && a(getResponseHeaders(e), t.headers), n) {
				if (w.includes(e.status)) throw T.errors.exception({
					header: "Response constructor",
					message: `Invalid response status code ${e.status}`
				});
				getResponseState(e).body = n.body, n.type != null && !getResponseState(e).headersList.contains("content-type", !0) && getResponseState(e).headersList.append("content-type", n.type, !0);
			}
		}
		function fromInnerResponse(e, t) {
			let n = new Response(D);
			setResponseState(n, e);
			let i = new r(D);
			return setResponseHeaders(n, i), c(i, e.headersList), s(i, t), e.urlList.length !== 0 && e.body?.stream && f.register(n, new WeakRef(e.body.stream)), n;
		}
		T.converters.XMLHttpRequestBodyInit = function(e, t, n) {
			return typeof e == "string" ? T.converters.USVString(e, t, n) : T.is.Blob(e) || T.is.BufferSource(e) || T.is.FormData(e) || T.is.URLSearchParams(e) ? e : T.converters.DOMString(e, t, n);
		}, T.converters.BodyInit = function(e, t, n) {
			return T.is.ReadableStream(e) || e?.[Symbol.asyncIterator] ? e : T.converters.XMLHttpRequestBodyInit(e, t, n);
		}, T.converters.ResponseInit = T.dictionaryConverter([
			{
				key: "status",
				converter: T.converters["unsigned short"],
				defaultValue: () => 200
			},
			{
				key: "statusText",
				converter: T.converters.ByteString,
				defaultValue: () => ""
			},
			{
				key: "headers",
				converter: T.converters.HeadersInit
			}
		]), e.exports = {
			isNetworkError,
			makeNetworkError,
			makeResponse,
			makeAppropriateNetworkError,
			filterResponse,
			Response,
			cloneResponse,
			fromInnerResponse,
			getResponseState
		};
	}),
	3168: ((e, t, n) => {
		"use strict";
		let { Transform: r } = n(7075), i = n(8522), { redirectStatusSet: a, referrerPolicyTokens: o, badPortsSet: s } = n(4495), { getGlobalOrigin: c } = n(1059), { collectAnHTTPQuotedString: l, parseMIMEType: u } = n(1900), { performance: d } = n(643), { isValidHTTPToken: f, normalizedMethodRecordsBase: p } = n(3440), m = n(4589), { isUint8Array: h } = n(3429), { webidl: g } = n(7879), { isomorphicEncode: _, collectASequenceOfCodePoints: v, removeChars: y } = n(8116);
		function responseURL(e) {
			let t = e.urlList, n = t.length;
			return n === 0 ? null : t[n - 1].toString();
		}
		function responseLocationURL(e, t) {
			if (!a.has(e.status)) return null;
			let n = e.headersList.get("location", !0);
			return n !== null && isValidHeaderValue(n) && (isValidEncodedURL(n) || (n = normalizeBinaryStringToUtf8(n)), n = new URL(n, responseURL(e))), n && !n.hash && (n.hash = t), n;
		}
		function isValidEncodedURL(e) {
			for (let t = 0; t < e.length; ++t) {
				let n = e.charCodeAt(t);
				if (n > 126 || n < 32) return !1;
			}
			return !0;
		}
		function normalizeBinaryStringToUtf8(e) {
			return Buffer.from(e, "binary").toString("utf8");
		}
		function requestCurrentURL(e) {
			return e.urlList[e.urlList.length - 1];
		}
		function requestBadPort(e) {
			let t = requestCurrentURL(e);
			return urlIsHttpHttpsScheme(t) && s.has(t.port) ? "blocked" : "allowed";
		}
		function isErrorLike(e) {
			return e instanceof Error || e?.constructor?.name === "Error" || e?.constructor?.name === "DOMException";
		}
		function isValidReasonPhrase(e) {
			for (let t = 0; t < e.length; ++t) {
				let n = e.charCodeAt(t);
				if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
			}
			return !0;
		}
		let b = f;
		function isValidHeaderValue(e) {
			return (e[0] === "	" || e[0] === " " || e[e.length - 1] === "	" || e[e.length - 1] === " " || e.includes("\n") || e.includes("\r") || e.includes("\0")) === !1;
		}
		function parseReferrerPolicy(e) {
			let t = (e.headersList.get("referrer-policy", !0) ?? "").split(","), n = "";
			if (t.length) for (let e = t.length; e !== 0; e--) {
				let r = t[e - 1].trim();
				if (o.has(r)) {
					n = r;
					break;
				}
			}
			return n;
		}
		function setRequestReferrerPolicyOnRedirect(e, t) {
			let n = parseReferrerPolicy(t);
			n !== "" && (e.referrerPolicy = n);
		}
		function crossOriginResourcePolicyCheck() {
			return "allowed";
		}
		function corsCheck() {
			return "success";
		}
		function TAOCheck() {
			return "success";
		}
		function appendFetchMetadata(e) {
			if (!isURLPotentiallyTrustworthy(requestCurrentURL(e))) return;
			let t = null;
			t = e.mode, e.headersList.set("sec-fetch-mode", t, !0);
		}
		function appendRequestOriginHeader(e) {
			let t = e.origin;
			if (t !== "client" && t !== void 0) {
				if (e.responseTainting === "cors" || e.mode === "websocket") e.headersList.append("origin", t, !0);
				else if (e.method !== "GET" && e.method !== "HEAD") {
					switch (e.referrerPolicy) {
						case "no-referrer":
							t = null;
							break;
						case "no-referrer-when-downgrade":
						case "strict-origin":
						case "strict-origin-when-cross-origin":
							e.origin && urlHasHttpsScheme(e.origin) && !urlHasHttpsScheme(requestCurrentURL(e)) && (t = null);
							break;
						case "same-origin": sameOrigin(e, requestCurrentURL(e)) || (t = null);
					}
					e.headersList.append("origin", t, !0);
				}
			}
		}
		function coarsenTime(e, t) {
			return e;
		}
		function clampAndCoarsenConnectionTimingInfo(e, t, n) {
			return !e?.startTime || e.startTime < t ? {
				domainLookupStartTime: t,
				domainLookupEndTime: t,
				connectionStartTime: t,
				connectionEndTime: t,
				secureConnectionStartTime: t,
				ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
			} : {
				domainLookupStartTime: coarsenTime(e.domainLookupStartTime, n),
				domainLookupEndTime: coarsenTime(e.domainLookupEndTime, n),
				connectionStartTime: coarsenTime(e.connectionStartTime, n),
				connectionEndTime: coarsenTime(e.connectionEndTime, n),
				secureConnectionStartTime: coarsenTime(e.secureConnectionStartTime, n),
				ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
			};
		}
		function coarsenedSharedCurrentTime(e) {
			return coarsenTime(d.now(), e);
		}
		function createOpaqueTimingInfo(e) {
			return {
				startTime: e.startTime ?? 0,
				redirectStartTime: 0,
				redirectEndTime: 0,
				postRedirectStartTime: e.startTime ?? 0,
				finalServiceWorkerStartTime: 0,
				finalNetworkResponseStartTime: 0,
				finalNetworkRequestStartTime: 0,
				endTime: 0,
				encodedBodySize: 0,
				decodedBodySize: 0,
				finalConnectionTimingInfo: null
			};
		}
		function makePolicyContainer() {
			return { referrerPolicy: "strict-origin-when-cross-origin" };
		}
		function clonePolicyContainer(e) {
			return { referrerPolicy: e.referrerPolicy };
		}
		function determineRequestsReferrer(e) {
			let t = e.referrerPolicy;
			m(t);
			let n = null;
			if (e.referrer === "client") {
				let e = c();
				if (!e || e.origin === "null") return "no-referrer";
				n = new URL(e);
			} else g.is.URL(e.referrer) && (n = e.referrer);
			let r = stripURLForReferrer(n), i = stripURLForReferrer(n, !0);
			switch (r.toString().length > 4096 && (r = i), t) {
				case "no-referrer": return "no-referrer";
				case "origin": return i ?? stripURLForReferrer(n, !0);
				case "unsafe-url": return r;
				case "strict-origin": {
					let t = requestCurrentURL(e);
					return isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? "no-referrer" : i;
				}
				case "strict-origin-when-cross-origin": {
					let t = requestCurrentURL(e);
					return sameOrigin(r, t) ? r : isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? "no-referrer" : i;
				}
				case "same-origin": return sameOrigin(e, r) ? r : "no-referrer";
				case "origin-when-cross-origin": return sameOrigin(e, r) ? r : i;
				case "no-referrer-when-downgrade": {
					let t = requestCurrentURL(e);
					return isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? "no-referrer" : r;
				}
			}
		}
		function stripURLForReferrer(e, t = !1) {
			return m(g.is.URL(e)), e = new URL(e), urlIsLocal(e) ? "no-referrer" : (e.username = "", e.password = "", e.hash = "", t === !0 && (e.pathname = "", e.search = ""), e);
		}
		let x = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/), S = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
		function isOriginIPPotentiallyTrustworthy(e) {
			return e.includes(":") ? (e[0] === "[" && e[e.length - 1] === "]" && (e = e.slice(1, -1)), S(e)) : x(e);
		}
		function isOriginPotentiallyTrustworthy(e) {
			return e == null || e === "null" ? !1 : (e = new URL(e), !!(e.protocol === "https:" || e.protocol === "wss:" || isOriginIPPotentiallyTrustworthy(e.hostname) || e.hostname === "localhost" || e.hostname === "localhost." || e.hostname.endsWith(".localhost") || e.hostname.endsWith(".localhost.") || e.protocol === "file:"));
		}
		function isURLPotentiallyTrustworthy(e) {
			return g.is.URL(e) ? e.href === "about:blank" || e.href === "about:srcdoc" || e.protocol === "data:" || e.protocol === "blob:" || isOriginPotentiallyTrustworthy(e.origin) : !1;
		}
		function tryUpgradeRequestToAPotentiallyTrustworthyURL(e) {}
		function sameOrigin(e, t) {
			return e.origin === t.origin && e.origin === "null" || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
		}
		function isAborted(e) {
			return e.controller.state === "aborted";
		}
		function isCancelled(e) {
			return e.controller.state === "aborted" || e.controller.state === "terminated";
		}
		function normalizeMethod(e) {
			return p[e.toLowerCase()] ?? e;
		}
		let w = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
		function createIterator(e, t, n = 0, r = 1) {
			class FastIterableIterator {
				#e;
				#t;
				#n;
				constructor(e, t) {
					this.#e = e, this.#t = t, this.#n = 0;
				}
				next() {
					if (typeof this != "object" || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
					let i = this.#n, a = t(this.#e);
					if (i >= a.length) return {
						value: void 0,
						done: !0
					};
					let { [n]: o, [r]: s } = a[i];
					this.#n = i + 1;
					let c;
					switch (this.#t) {
						case "key":
							c = o;
							break;
						case "value":
							c = s;
							break;
						case "key+value": c = [o, s];
					}
					return {
						value: c,
						done: !1
					};
				}
			}
			return delete FastIterableIterator.prototype.constructor, Object.setPrototypeOf(FastIterableIterator.prototype, w), Object.defineProperties(FastIterableIterator.prototype, {
				[Symbol.toStringTag]: {
					writable: !1,
					enumerable: !1,
					configurable: !0,
					value: `${e} Iterator`
				},
				next: {
					writable: !0,
					enumerable: !0,
					configurable: !0
				}
			}), function(e, t) {
				return new FastIterableIterator(e, t);
			};
		}
		function iteratorMixin(e, t, n, r = 0, i = 1, a) {
			let o = createIterator(e, n, r, i), s = {
				keys: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function keys() {
						return g.brandCheck(this, a), o(this, "key");
					}
				},
				values: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function values() {
						return g.brandCheck(this, a), o(this, "value");
					}
				},
				entries: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function entries() {
						return g.brandCheck(this, a), o(this, "key+value");
					}
				},
				forEach: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function forEach(t, n = globalThis) {
						if (g.brandCheck(this, a), g.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof t != "function") throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
						for (let { 0: e, 1: r } of o(this, "key+value")) t.call(n, r, e, this);
					}
				}
			};
			return Object.defineProperties(t.prototype, {
				...s,
				[Symbol.iterator]: {
					writable: !0,
					enumerable: !1,
					configurable: !0,
					value: s.entries.value
				}
			});
		}
		function fullyReadBody(e, t, n) {
			let r = t, i = n;
			try {
				readAllBytes(e.stream.getReader(), r, i);
			} catch (e) {
				i(e);
			}
		}
		function readableStreamClose(e) {
			try {
				e.close(), e.byobRequest?.respond(0);
			} catch (e) {
				if (!e.message.includes("Controller is already closed") && !e.message.includes("ReadableStream is already closed")) throw e;
			}
		}
		async function readAllBytes(e, t, n) {
			try {
				let r = [], i = 0;
				do {
					let { done: a, value: o } = await e.read();
					if (a) {
						t(Buffer.concat(r, i));
						return;
					}
					if (!h(o)) {
						n(TypeError("Received non-Uint8Array chunk"));
						return;
					}
					r.push(o), i += o.length;
				} while (1);
			} catch (e) {
				n(e);
			}
		}
		function urlIsLocal(e) {
			m("protocol" in e);
			let t = e.protocol;
			return t === "about:" || t === "blob:" || t === "data:";
		}
		function urlHasHttpsScheme(e) {
			return typeof e == "string" && e[5] === ":" && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && e[4] === "s" || e.protocol === "https:";
		}
		function urlIsHttpHttpsScheme(e) {
			m("protocol" in e);
			let t = e.protocol;
			return t === "http:" || t === "https:";
		}
		function simpleRangeHeaderValue(e, t) {
			let n = e;
			if (!n.startsWith("bytes")) return "failure";
			let r = { position: 5 };
			if (t && v((e) => e === "	" || e === " ", n, r), n.charCodeAt(r.position) !== 61) return "failure";
			r.position++, t && v((e) => e === "	" || e === " ", n, r);
			let i = v((e) => {
				let t = e.charCodeAt(0);
				return t >= 48 && t <= 57;
			}, n, r), a = i.length ? Number(i) : null;
			if (t && v((e) => e === "	" || e === " ", n, r), n.charCodeAt(r.position) !== 45) return "failure";
			r.position++, t && v((e) => e === "	" || e === " ", n, r);
			let o = v((e) => {
				let t = e.charCodeAt(0);
				return t >= 48 && t <= 57;
			}, n, r), s = o.length ? Number(o) : null;
			return r.position < n.length || s === null && a === null || a !== null && s !== null && a > s ? "failure" : {
				rangeStartValue: a,
				rangeEndValue: s
			};
		}
		function buildContentRange(e, t, n) {
			let r = "bytes ";
			return r += _(`${e}`), r += "-", r += _(`${t}`), r += "/", r += _(`${n}`), r;
		}
		class InflateStream extends r {
			#e;
			constructor(e) {
				super(), this.#e = e;
			}
			_transform(e, t, n) {
				if (!this._inflateStream) {
					if (e.length === 0) {
						n();
						return;
					}
					this._inflateStream = (e[0] & 15) == 8 ? i.createInflate(this.#e) : i.createInflateRaw(this.#e), this._inflateStream.on("data", this.push.bind(this)), this._inflateStream.on("end", () => this.push(null)), this._inflateStream.on("error", (e) => this.destroy(e));
				}
				this._inflateStream.write(e, t, n);
			}
			_final(e) {
				this._inflateStream &&= (this._inflateStream.end(), null), e();
			}
		}
		function createInflate(e) {
			return new InflateStream(e);
		}
		function extractMimeType(e) {
			let t = null, n = null, r = null, i = getDecodeSplit("content-type", e);
			if (i === null) return "failure";
			for (let e of i) {
				let i = u(e);
				i !== "failure" && i.essence !== "*/*" && (r = i, r.essence === n ? !r.parameters.has("charset") && t !== null && r.parameters.set("charset", t) : (t = null, r.parameters.has("charset") && (t = r.parameters.get("charset")), n = r.essence));
			}
			return r ?? "failure";
		}
		function gettingDecodingSplitting(e) {
			let t = e, n = { position: 0 }, r = [], i = "";
			for (; n.position < t.length;) {
				if (i += v((e) => e !== "\"" && e !== ",", t, n), n.position < t.length) {
					if (t.charCodeAt(n.position) === 34) {
						if (i += l(t, n), n.position < t.length) continue;
					} else m(t.charCodeAt(n.position) === 44), n.position++;
				}
				i = y(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = "";
			}
			return r;
		}
		function getDecodeSplit(e, t) {
			let n = t.get(e, !0);
			return n === null ? null : gettingDecodingSplitting(n);
		}
		function hasAuthenticationEntry(e) {
			return !1;
		}
		function includesCredentials(e) {
			return !!(e.username || e.password);
		}
		function isTraversableNavigable(e) {
			return e != null && e !== "client" && e !== "no-traversable";
		}
		class EnvironmentSettingsObjectBase {
			get baseUrl() {
				return c();
			}
			get origin() {
				return this.baseUrl?.origin;
			}
			policyContainer = makePolicyContainer();
		}
		class EnvironmentSettingsObject {
			settingsObject = new EnvironmentSettingsObjectBase();
		}
		e.exports = {
			isAborted,
			isCancelled,
			isValidEncodedURL,
			tryUpgradeRequestToAPotentiallyTrustworthyURL,
			clampAndCoarsenConnectionTimingInfo,
			coarsenedSharedCurrentTime,
			determineRequestsReferrer,
			makePolicyContainer,
			clonePolicyContainer,
			appendFetchMetadata,
			appendRequestOriginHeader,
			TAOCheck,
			corsCheck,
			crossOriginResourcePolicyCheck,
			createOpaqueTimingInfo,
			setRequestReferrerPolicyOnRedirect,
			isValidHTTPToken: f,
			requestBadPort,
			requestCurrentURL,
			responseURL,
			responseLocationURL,
			isURLPotentiallyTrustworthy,
			isValidReasonPhrase,
			sameOrigin,
			normalizeMethod,
			iteratorMixin,
			createIterator,
			isValidHeaderName: b,
			isValidHeaderValue,
			isErrorLike,
			fullyReadBody,
			readableStreamClose,
			urlIsLocal,
			urlHasHttpsScheme,
			urlIsHttpHttpsScheme,
			readAllBytes,
			simpleRangeHeaderValue,
			buildContentRange,
			createInflate,
			extractMimeType,
			getDecodeSplit,
			environmentSettingsObject: new EnvironmentSettingsObject(),
			isOriginIPPotentiallyTrustworthy,
			hasAuthenticationEntry,
			includesCredentials,
			isTraversableNavigable
		};
	}),
	8116: ((e, t, n) => {
		"use strict";
		let r = n(4589), { utf8DecodeBytes: i } = n(276);
		function collectASequenceOfCodePoints(e, t, n) {
			let r = "";
			for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
			return r;
		}
		function collectASequenceOfCodePointsFast(e, t, n) {
			let r = t.indexOf(e, n.position), i = n.position;
			return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
		}
		let a = /[\u0009\u000A\u000C\u000D\u0020]/g;
		function forgivingBase64(e) {
			e = e.replace(a, "");
			let t = e.length;
			if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return "failure";
			let n = Buffer.from(e, "base64");
			return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
		}
		function isASCIIWhitespace(e) {
			return e === 9 || e === 10 || e === 12 || e === 13 || e === 32;
		}
		function isomorphicDecode(e) {
			let t = e.length;
			if (65535 > t) return String.fromCharCode.apply(null, e);
			let n = "", r = 0, i = 65535;
			for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
			return n;
		}
		let o = /[^\x00-\xFF]/;
		function isomorphicEncode(e) {
			return r(!o.test(e)), e;
		}
		let s = /[^\x00-\x7F]/;
		function asciiLowercase(e) {
			return s.test(e) ? e.replace(/[A-Z]+/g, (e) => e.toLowerCase()) : e.toLowerCase();
		}
		function parseJSONFromBytes(e) {
			return JSON.parse(i(e));
		}
		function removeASCIIWhitespace(e, t = !0, n = !0) {
			return removeChars(e, t, n, isASCIIWhitespace);
		}
		function removeChars(e, t, n, r) {
			let i = 0, a = e.length - 1;
			if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
			if (n) for (; a >= i && r(e.charCodeAt(a));) a--;
			return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
		}
		function serializeJavascriptValueToJSONString(e) {
			let t = JSON.stringify(e);
			if (t === void 0) throw TypeError("Value is not JSON serializable");
			return r(typeof t == "string"), t;
		}
		e.exports = {
			asciiLowercase,
			collectASequenceOfCodePoints,
			collectASequenceOfCodePointsFast,
			forgivingBase64,
			isASCIIWhitespace,
			isomorphicDecode,
			isomorphicEncode,
			parseJSONFromBytes,
			removeASCIIWhitespace,
			removeChars,
			serializeJavascriptValueToJSONString
		};
	}),
	5082: ((e, t, n) => {
		"use strict";
		let r = n(4589), { runtimeFeatures: i } = n(313), { asciiLowercase: a } = n(8116), o = new Map([
			["sha256", 0],
			["sha384", 1],
			["sha512", 2]
		]), s;
		if (i.has("crypto")) {
			s = n(7598);
			let e = s.getHashes();
			e.length === 0 && o.clear();
			for (let t of o.keys()) e.includes(t) === !1 && o.delete(t);
		} else o.clear();
		let c = Map.prototype.get.bind(o), isValidSRIHashAlgorithm = (e) => o.has(a(e)), l = i.has("crypto") === !1 || o.size === 0 ? () => !0 : (e, t) => {
			let n = parseMetadata(t);
			if (n.length === 0) return !0;
			let r = getStrongestMetadata(n);
			for (let t of r) {
				let n = t.alg, r = t.val;
				if (caseSensitiveMatch(applyAlgorithmToBytes(n, e), r)) return !0;
			}
			return !1;
		};
		function getStrongestMetadata(e) {
			let t = [], n = null;
			for (let i of e) {
				if (r(isValidSRIHashAlgorithm(i.alg), "Invalid SRI hash algorithm token"), t.length === 0) {
					t.push(i), n = i;
					continue;
				}
				let e = n.alg, a = c(e), o = i.alg, s = c(o);
				s < a || (s > a ? (n = i, t[0] = i, t.length = 1) : t.push(i));
			}
			return t;
		}
		function parseMetadata(e) {
			let t = [];
			for (let n of e.split(/[\t\n\f\r ]+/)) {
				let e = n.split("?", 1)[0], r = "", i = [e.slice(0, 6), e.slice(7)], o = i[0];
				if (!isValidSRIHashAlgorithm(o)) continue;
				i[1] && (r = i[1]);
				let s = {
					alg: a(o),
					val: r
				};
				t.push(s);
			}
			return t;
		}
		let applyAlgorithmToBytes = (e, t) => s.hash(e, t, "base64");
		function caseSensitiveMatch(e, t) {
			let n = e.length;
			n !== 0 && e[n - 1] === "=" && --n, n !== 0 && e[n - 1] === "=" && --n;
			let r = t.length;
			if (r !== 0 && t[r - 1] === "=" && --r, r !== 0 && t[r - 1] === "=" && --r, n !== r) return !1;
			for (let r = 0; r < n; ++r) if (!(e[r] === t[r] || e[r] === "+" && t[r] === "-" || e[r] === "/" && t[r] === "_")) return !1;
			return !0;
		}
		e.exports = {
			applyAlgorithmToBytes,
			bytesMatch: l,
			caseSensitiveMatch,
			isValidSRIHashAlgorithm,
			getStrongestMetadata,
			parseMetadata
		};
	}),
	7879: ((e, t, n) => {
		"use strict";
		let r = n(4589), { types: i, inspect: a } = n(7975), { markAsUncloneable: o } = n(5919), s = Function.call.bind(Function.prototype[Symbol.hasInstance]), c = {
			converters: {},
			util: {},
			errors: {},
			is: {}
		};
		c.errors.exception = function(e) {
			return TypeError(`${e.header}: ${e.message}`);
		}, c.errors.conversionFailed = function(e) {
			let t = e.types.length === 1 ? "" : " one of", n = `${e.argument} could not be converted to${t}: ${e.types.join(", ")}.`;
			return c.errors.exception({
				header: e.prefix,
				message: n
			});
		}, c.errors.invalidArgument = function(e) {
			return c.errors.exception({
				header: e.prefix,
				message: `"${e.value}" is an invalid ${e.type}.`
			});
		}, c.brandCheck = function(e, t) {
			if (!t(e)) {
				let e = TypeError("Illegal invocation");
				throw e.code = "ERR_INVALID_THIS", e;
			}
		}, c.argumentLengthCheck = function({ length: e }, t, n) {
			if (e < t) throw c.errors.exception({
				message: `${t} argument${t === 1 ? "" : "s"} required, but${e ? " only" : ""} ${e} found.`,
				header: n
			});
		}, c.illegalConstructor = function() {
			throw c.errors.exception({
				header: "TypeError",
				message: "Illegal constructor"
			});
		}, c.util.MakeTypeAssertion = function(e) {
			return (t) => s(e, t);
		}, c.util.Type = function(e) {
			switch (typeof e) {
				case "undefined": return 1;
				case "boolean": return 2;
				case "string": return 3;
				case "symbol": return 4;
				case "number": return 5;
				case "bigint": return 6;
				case "function":
				case "object": return e === null ? 7 : 8;
			}
		}, c.util.Types = {
			UNDEFINED: 1,
			BOOLEAN: 2,
			STRING: 3,
			SYMBOL: 4,
			NUMBER: 5,
			BIGINT: 6,
			NULL: 7,
			OBJECT: 8
		}, c.util.TypeValueToString = function(e) {
			switch (c.util.Type(e)) {
				case 1: return "Undefined";
				case 2: return "Boolean";
				case 3: return "String";
				case 4: return "Symbol";
				case 5: return "Number";
				case 6: return "BigInt";
				case 7: return "Null";
				case 8: return "Object";
			}
		}, c.util.markAsUncloneable = o, c.util.ConvertToInt = function(e, t, n, r) {
			let i, a;
			t === 64 ? (i = 2 ** 53 - 1, a = n === "unsigned" ? 0 : (-2) ** 53 + 1) : n === "unsigned" ? (a = 0, i = 2 ** t - 1) : (a = -(2 ** (t - 1)), i = 2 ** (t - 1) - 1);
			let o = Number(e);
			if (o === 0 && (o = 0), c.util.HasFlag(r, c.attributes.EnforceRange)) {
				if (Number.isNaN(o) || o === Infinity || o === -Infinity) throw c.errors.exception({
					header: "Integer conversion",
					message: `Could not convert ${c.util.Stringify(e)} to an integer.`
				});
				if (o = c.util.IntegerPart(o), o < a || o > i) throw c.errors.exception({
					header: "Integer conversion",
					message: `Value must be between ${a}-${i}, got ${o}.`
				});
				return o;
			}
			return !Number.isNaN(o) && c.util.HasFlag(r, c.attributes.Clamp) ? (o = Math.min(Math.max(o, a), i), o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o), o) : Number.isNaN(o) || o === 0 && Object.is(0, o) || o === Infinity || o === -Infinity ? 0 : (o = c.util.IntegerPart(o), o %= 2 ** t, n === "signed" && o >= 2 ** (t - 1) ? o - 2 ** t : o);
		}, c.util.IntegerPart = function(e) {
			let t = Math.floor(Math.abs(e));
			return e < 0 ? -1 * t : t;
		}, c.util.Stringify = function(e) {
			switch (c.util.Type(e)) {
				case 4: return `Symbol(${e.description})`;
				case 8: return a(e);
				case 3: return `"${e}"`;
				case 6: return `${e}n`;
				default: return `${e}`;
			}
		}, c.util.IsResizableArrayBuffer = function(e) {
			if (i.isArrayBuffer(e)) return e.resizable;
			if (i.isSharedArrayBuffer(e)) return e.growable;
			throw c.errors.exception({
				header: "IsResizableArrayBuffer",
				message: `"${c.util.Stringify(e)}" is not an array buffer.`
			});
		}, c.util.HasFlag = function(e, t) {
			return typeof e == "number" && (e & t) === t;
		}, c.sequenceConverter = function(e) {
			return (t, n, r, i) => {
				if (c.util.Type(t) !== 8) throw c.errors.exception({
					header: n,
					message: `${r} (${c.util.Stringify(t)}) is not iterable.`
				});
				let a = typeof i == "function" ? i() : t?.[Symbol.iterator]?.(), o = [], s = 0;
				if (a === void 0 || typeof a.next != "function") throw c.errors.exception({
					header: n,
					message: `${r} is not iterable.`
				});
				for (;;) {
					let { done: t, value: i } = a.next();
					if (t) break;
					o.push(e(i, n, `${r}[${s++}]`));
				}
				return o;
			};
		}, c.recordConverter = function(e, t) {
			return (n, r, a) => {
				if (c.util.Type(n) !== 8) throw c.errors.exception({
					header: r,
					message: `${a} ("${c.util.TypeValueToString(n)}") is not an Object.`
				});
				let o = {};
				if (!i.isProxy(n)) {
					let i = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
					for (let s of i) {
						let i = c.util.Stringify(s), l = e(s, r, `Key ${i} in ${a}`);
						o[l] = t(n[s], r, `${a}[${i}]`);
					}
					return o;
				}
				let s = Reflect.ownKeys(n);
				for (let i of s) if (Reflect.getOwnPropertyDescriptor(n, i)?.enumerable) {
					let s = e(i, r, a);
					o[s] = t(n[i], r, a);
				}
				return o;
			};
		}, c.interfaceConverter = function(e, t) {
			return (n, r, i) => {
				if (!e(n)) throw c.errors.exception({
					header: r,
					message: `Expected ${i} ("${c.util.Stringify(n)}") to be an instance of ${t}.`
				});
				return n;
			};
		}, c.dictionaryConverter = function(e) {
			return e.sort((e, t) => (e.key > t.key) - (e.key < t.key)), (t, n, r) => {
				let i = {};
				if (t != null && c.util.Type(t) !== 8) throw c.errors.exception({
					header: n,
					message: `Expected ${t} to be one of: Null, Undefined, Object.`
				});
				for (let a of e) {
					let { key: e, defaultValue: o, required: s, converter: l } = a;
					if (s === !0 && (t == null || !Object.hasOwn(t, e))) throw c.errors.exception({
						header: n,
						message: `Missing required key "${e}".`
					});
					let u = t?.[e], d = o !== void 0;
					if (d && u === void 0 && (u = o()), s || d || u !== void 0) {
						if (u = l(u, n, `${r}.${e}`), a.allowedValues && !a.allowedValues.includes(u)) throw c.errors.exception({
							header: n,
							message: `${u} is not an accepted type. Expected one of ${a.allowedValues.join(", ")}.`
						});
						i[e] = u;
					}
				}
				return i;
			};
		}, c.nullableConverter = function(e) {
			return (t, n, r) => t === null ? t : e(t, n, r);
		}, c.is.USVString = function(e) {
			return typeof e == "string" && e.isWellFormed();
		}, c.is.ReadableStream = c.util.MakeTypeAssertion(ReadableStream), c.is.Blob = c.util.MakeTypeAssertion(Blob), c.is.URLSearchParams = c.util.MakeTypeAssertion(URLSearchParams), c.is.File = c.util.MakeTypeAssertion(File), c.is.URL = c.util.MakeTypeAssertion(URL), c.is.AbortSignal = c.util.MakeTypeAssertion(AbortSignal), c.is.MessagePort = c.util.MakeTypeAssertion(MessagePort), c.is.BufferSource = function(e) {
			return i.isArrayBuffer(e) || ArrayBuffer.isView(e) && i.isArrayBuffer(e.buffer);
		}, c.util.getCopyOfBytesHeldByBufferSource = function(e) {
			let t = e, n = t, a = 0, o = 0;
			if (i.isTypedArray(t) || i.isDataView(t) ? (n = t.buffer, a = t.byteOffset, o = t.byteLength) : (r(i.isAnyArrayBuffer(t)), o = t.byteLength), n.detached) return new Uint8Array();
			let s = new Uint8Array(o), c = new Uint8Array(n, a, o);
			return s.set(c), s;
		}, c.converters.DOMString = function(e, t, n, r) {
			if (e === null && c.util.HasFlag(r, c.attributes.LegacyNullToEmptyString)) return "";
			if (typeof e == "symbol") throw c.errors.exception({
				header: t,
				message: `${n} is a symbol, which cannot be converted to a DOMString.`
			});
			return String(e);
		}, c.converters.ByteString = function(e, t, n) {
			if (typeof e == "symbol") throw c.errors.exception({
				header: t,
				message: `${n} is a symbol, which cannot be converted to a ByteString.`
			});
			let r = String(e);
			for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
			return r;
		}, c.converters.USVString = function(e) {
			return typeof e == "string" ? e.toWellFormed() : `${e}`.toWellFormed();
		}, c.converters.boolean = function(e) {
			return !!e;
		}, c.converters.any = function(e) {
			return e;
		}, c.converters["long long"] = function(e, t, n) {
			return c.util.ConvertToInt(e, 64, "signed", 0, t, n);
		}, c.converters["unsigned long long"] = function(e, t, n) {
			return c.util.ConvertToInt(e, 64, "unsigned", 0, t, n);
		}, c.converters["unsigned long"] = function(e, t, n) {
			return c.util.ConvertToInt(e, 32, "unsigned", 0, t, n);
		}, c.converters["unsigned short"] = function(e, t, n, r) {
			return c.util.ConvertToInt(e, 16, "unsigned", r, t, n);
		}, c.converters.ArrayBuffer = function(e, t, n, r) {
			if (c.util.Type(e) !== 8 || !i.isArrayBuffer(e)) throw c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: ["ArrayBuffer"]
			});
			if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a resizable ArrayBuffer.`
			});
			return e;
		}, c.converters.SharedArrayBuffer = function(e, t, n, r) {
			if (c.util.Type(e) !== 8 || !i.isSharedArrayBuffer(e)) throw c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: ["SharedArrayBuffer"]
			});
			if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a resizable SharedArrayBuffer.`
			});
			return e;
		}, c.converters.TypedArray = function(e, t, n, r, a) {
			if (c.util.Type(e) !== 8 || !i.isTypedArray(e) || e.constructor.name !== t.name) throw c.errors.conversionFailed({
				prefix: n,
				argument: `${r} ("${c.util.Stringify(e)}")`,
				types: [t.name]
			});
			if (!c.util.HasFlag(a, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
				header: n,
				message: `${r} cannot be a view on a shared array buffer.`
			});
			if (!c.util.HasFlag(a, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
				header: n,
				message: `${r} cannot be a view on a resizable array buffer.`
			});
			return e;
		}, c.converters.DataView = function(e, t, n, r) {
			if (c.util.Type(e) !== 8 || !i.isDataView(e)) throw c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: ["DataView"]
			});
			if (!c.util.HasFlag(r, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a view on a shared array buffer.`
			});
			if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a view on a resizable array buffer.`
			});
			return e;
		}, c.converters.ArrayBufferView = function(e, t, n, r) {
			if (c.util.Type(e) !== 8 || !i.isArrayBufferView(e)) throw c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: ["ArrayBufferView"]
			});
			if (!c.util.HasFlag(r, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a view on a shared array buffer.`
			});
			if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
				header: t,
				message: `${n} cannot be a view on a resizable array buffer.`
			});
			return e;
		}, c.converters.BufferSource = function(e, t, n, r) {
			if (i.isArrayBuffer(e)) return c.converters.ArrayBuffer(e, t, n, r);
			if (i.isArrayBufferView(e)) return r &= ~c.attributes.AllowShared, c.converters.ArrayBufferView(e, t, n, r);
			throw i.isSharedArrayBuffer(e) ? c.errors.exception({
				header: t,
				message: `${n} cannot be a SharedArrayBuffer.`
			}) : c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: ["ArrayBuffer", "ArrayBufferView"]
			});
		}, c.converters.AllowSharedBufferSource = function(e, t, n, r) {
			if (i.isArrayBuffer(e)) return c.converters.ArrayBuffer(e, t, n, r);
			if (i.isSharedArrayBuffer(e)) return c.converters.SharedArrayBuffer(e, t, n, r);
			if (i.isArrayBufferView(e)) return r |= c.attributes.AllowShared, c.converters.ArrayBufferView(e, t, n, r);
			throw c.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${c.util.Stringify(e)}")`,
				types: [
					"ArrayBuffer",
					"SharedArrayBuffer",
					"ArrayBufferView"
				]
			});
		}, c.converters["sequence<ByteString>"] = c.sequenceConverter(c.converters.ByteString), c.converters["sequence<sequence<ByteString>>"] = c.sequenceConverter(c.converters["sequence<ByteString>"]), c.converters["record<ByteString, ByteString>"] = c.recordConverter(c.converters.ByteString, c.converters.ByteString), c.converters.Blob = c.interfaceConverter(c.is.Blob, "Blob"), c.converters.AbortSignal = c.interfaceConverter(c.is.AbortSignal, "AbortSignal"), c.converters.EventHandlerNonNull = function(e) {
			return c.util.Type(e) === 8 ? typeof e == "function" ? e : () => {} : null;
		}, c.attributes = {
			Clamp: 1,
			EnforceRange: 2,
			AllowShared: 4,
			AllowResizable: 8,
			LegacyNullToEmptyString: 16
		}, e.exports = { webidl: c };
	}),
	2218: ((e, t, n) => {
		"use strict";
		n.d(t, { getOctokit: () => getOctokit });
		var r = n(9896), i = n(857);
		class Context {
			constructor() {
				if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
					if ((0, r.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, r.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
					else {
						let e = process.env.GITHUB_EVENT_PATH;
						process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${i.EOL}`);
					}
				}
				this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com", this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com", this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
			}
			get issue() {
				let e = this.payload;
				return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
			}
			get repo() {
				if (process.env.GITHUB_REPOSITORY) {
					let [e, t] = process.env.GITHUB_REPOSITORY.split("/");
					return {
						owner: e,
						repo: t
					};
				}
				if (this.payload.repository) return {
					owner: this.payload.repository.owner.login,
					repo: this.payload.repository.name
				};
				throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
			}
		}
		var a = n(8611), o = n.t(a, 2), s = n(5692), c = n.t(s, 2);
		function getProxyUrl(e) {
			let t = e.protocol === "https:";
			if (checkBypass(e)) return;
			let n = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
			if (n) try {
				return new DecodedURL(n);
			} catch {
				if (!n.startsWith("http://") && !n.startsWith("https://")) return new DecodedURL(`http://${n}`);
			}
			else return;
		}
		function checkBypass(e) {
			if (!e.hostname) return !1;
			let t = e.hostname;
			if (isLoopbackAddress(t)) return !0;
			let n = process.env.no_proxy || process.env.NO_PROXY || "";
			if (!n) return !1;
			let r;
			e.port ? r = Number(e.port) : e.protocol === "http:" ? r = 80 : e.protocol === "https:" && (r = 443);
			let i = [e.hostname.toUpperCase()];
			typeof r == "number" && i.push(`${i[0]}:${r}`);
			for (let e of n.split(",").map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === "*" || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(".") && t.endsWith(`${e}`))) return !0;
			return !1;
		}
		function isLoopbackAddress(e) {
			let t = e.toLowerCase();
			return t === "localhost" || t.startsWith("127.") || t.startsWith("[::1]") || t.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(e, t) {
				super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
		var l = n(770), u = n(4371), __awaiter = function(e, t, n, r) {
			function adopt(e) {
				return e instanceof n ? e : new n(function(t) {
					t(e);
				});
			}
			return new (n ||= Promise)(function(n, i) {
				function fulfilled(e) {
					try {
						step(r.next(e));
					} catch (e) {
						i(e);
					}
				}
				function rejected(e) {
					try {
						step(r.throw(e));
					} catch (e) {
						i(e);
					}
				}
				function step(e) {
					e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
				}
				step((r = r.apply(e, t || [])).next());
			});
		}, d;
		(function(e) {
			e[e.OK = 200] = "OK", e[e.MultipleChoices = 300] = "MultipleChoices", e[e.MovedPermanently = 301] = "MovedPermanently", e[e.ResourceMoved = 302] = "ResourceMoved", e[e.SeeOther = 303] = "SeeOther", e[e.NotModified = 304] = "NotModified", e[e.UseProxy = 305] = "UseProxy", e[e.SwitchProxy = 306] = "SwitchProxy", e[e.TemporaryRedirect = 307] = "TemporaryRedirect", e[e.PermanentRedirect = 308] = "PermanentRedirect", e[e.BadRequest = 400] = "BadRequest", e[e.Unauthorized = 401] = "Unauthorized", e[e.PaymentRequired = 402] = "PaymentRequired", e[e.Forbidden = 403] = "Forbidden", e[e.NotFound = 404] = "NotFound", e[e.MethodNotAllowed = 405] = "MethodNotAllowed", e[e.NotAcceptable = 406] = "NotAcceptable", e[e.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", e[e.RequestTimeout = 408] = "RequestTimeout", e[e.Conflict = 409] = "Conflict", e[e.Gone = 410] = "Gone", e[e.TooManyRequests = 429] = "TooManyRequests", e[e.InternalServerError = 500] = "InternalServerError", e[e.NotImplemented = 501] = "NotImplemented", e[e.BadGateway = 502] = "BadGateway", e[e.ServiceUnavailable = 503] = "ServiceUnavailable", e[e.GatewayTimeout = 504] = "GatewayTimeout";
		})(d ||= {});
		var f;
		(function(e) {
			e.Accept = "accept", e.ContentType = "content-type";
		})(f ||= {});
		var p;
		(function(e) {
			e.ApplicationJson = "application/json";
		})(p ||= {});
		let m = [
			d.MovedPermanently,
			d.ResourceMoved,
			d.SeeOther,
			d.TemporaryRedirect,
			d.PermanentRedirect
		], h = [
			d.BadGateway,
			d.ServiceUnavailable,
			d.GatewayTimeout
		], g = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		class HttpClientError extends Error {
			constructor(e, t) {
				super(e), this.name = "HttpClientError", this.statusCode = t, Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		class HttpClientResponse {
			constructor(e) {
				this.message = e;
			}
			readBody() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((e) => __awaiter(this, void 0, void 0, function* () {
						let t = Buffer.alloc(0);
						this.message.on("data", (e) => {
							t = Buffer.concat([t, e]);
						}), this.message.on("end", () => {
							e(t.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((e) => __awaiter(this, void 0, void 0, function* () {
						let t = [];
						this.message.on("data", (e) => {
							t.push(e);
						}), this.message.on("end", () => {
							e(Buffer.concat(t));
						});
					}));
				});
			}
		}
		class HttpClient {
			constructor(e, t, n) {
				this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
			}
			options(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("OPTIONS", e, null, t || {});
				});
			}
			get(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("GET", e, null, t || {});
				});
			}
			del(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("DELETE", e, null, t || {});
				});
			}
			post(e, t, n) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("POST", e, t, n || {});
				});
			}
			patch(e, t, n) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PATCH", e, t, n || {});
				});
			}
			put(e, t, n) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PUT", e, t, n || {});
				});
			}
			head(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("HEAD", e, null, t || {});
				});
			}
			sendStream(e, t, n, r) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request(e, t, n, r);
				});
			}
			getJson(e) {
				return __awaiter(this, arguments, void 0, function* (e, t = {}) {
					t[f.Accept] = this._getExistingOrDefaultHeader(t, f.Accept, p.ApplicationJson);
					let n = yield this.get(e, t);
					return this._processResponse(n, this.requestOptions);
				});
			}
			postJson(e, t) {
				return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
					let r = JSON.stringify(t, null, 2);
					n[f.Accept] = this._getExistingOrDefaultHeader(n, f.Accept, p.ApplicationJson), n[f.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, p.ApplicationJson);
					let i = yield this.post(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			putJson(e, t) {
				return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
					let r = JSON.stringify(t, null, 2);
					n[f.Accept] = this._getExistingOrDefaultHeader(n, f.Accept, p.ApplicationJson), n[f.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, p.ApplicationJson);
					let i = yield this.put(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			patchJson(e, t) {
				return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
					let r = JSON.stringify(t, null, 2);
					n[f.Accept] = this._getExistingOrDefaultHeader(n, f.Accept, p.ApplicationJson), n[f.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, p.ApplicationJson);
					let i = yield this.patch(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			request(e, t, n, r) {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._disposed) throw Error("Client has already been disposed.");
					let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && g.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
					do {
						if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === d.Unauthorized) {
							let e;
							for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
								e = t;
								break;
							}
							return e ? e.handleAuthentication(this, a, n) : c;
						}
						let t = this._maxRedirects;
						for (; c.message.statusCode && m.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
							let o = c.message.headers.location;
							if (!o) break;
							let s = new URL(o);
							if (i.protocol === "https:" && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === "authorization" && delete r[e];
							a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
						}
						if (!c.message.statusCode || !h.includes(c.message.statusCode)) return c;
						s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
					} while (s < o);
					return c;
				});
			}
			dispose() {
				this._agent && this._agent.destroy(), this._disposed = !0;
			}
			requestRaw(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((n, r) => {
						function callbackForResult(e, t) {
							e ? r(e) : t ? n(t) : r(Error("Unknown error"));
						}
						this.requestRawWithCallback(e, t, callbackForResult);
					});
				});
			}
			requestRawWithCallback(e, t, n) {
				typeof t == "string" && (e.options.headers || (e.options.headers = {}), e.options.headers["Content-Length"] = Buffer.byteLength(t, "utf8"));
				let r = !1;
				function handleResult(e, t) {
					r || (r = !0, n(e, t));
				}
				let i = e.httpModule.request(e.options, (e) => {
					handleResult(void 0, new HttpClientResponse(e));
				}), a;
				i.on("socket", (e) => {
					a = e;
				}), i.setTimeout(this._socketTimeout || 18e4, () => {
					a && a.end(), handleResult(Error(`Request timeout: ${e.options.path}`));
				}), i.on("error", function(e) {
					handleResult(e);
				}), t && typeof t == "string" && i.write(t, "utf8"), t && typeof t != "string" ? (t.on("close", function() {
					i.end();
				}), t.pipe(i)) : i.end();
			}
			getAgent(e) {
				let t = new URL(e);
				return this._getAgent(t);
			}
			getAgentDispatcher(e) {
				let t = new URL(e), n = getProxyUrl(t);
				if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
			}
			_prepareRequest(e, t, n) {
				let r = {};
				r.parsedUrl = t;
				let i = r.parsedUrl.protocol === "https:";
				r.httpModule = i ? c : o;
				let a = i ? 443 : 80;
				if (r.options = {}, r.options.host = r.parsedUrl.hostname, r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a, r.options.path = (r.parsedUrl.pathname || "") + (r.parsedUrl.search || ""), r.options.method = e, r.options.headers = this._mergeHeaders(n), this.userAgent != null && (r.options.headers["user-agent"] = this.userAgent), r.options.agent = this._getAgent(r.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
				return r;
			}
			_mergeHeaders(e) {
				return this.requestOptions && this.requestOptions.headers ? Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(e || {})) : lowercaseKeys(e || {});
			}
			_getExistingOrDefaultHeader(e, t, n) {
				let r;
				if (this.requestOptions && this.requestOptions.headers) {
					let e = lowercaseKeys(this.requestOptions.headers)[t];
					e && (r = typeof e == "number" ? e.toString() : e);
				}
				let i = e[t];
				return i === void 0 ? r === void 0 ? n : r : typeof i == "number" ? i.toString() : i;
			}
			_getExistingOrDefaultContentTypeHeader(e, t) {
				let n;
				if (this.requestOptions && this.requestOptions.headers) {
					let e = lowercaseKeys(this.requestOptions.headers)[f.ContentType];
					e && (n = typeof e == "number" ? String(e) : Array.isArray(e) ? e.join(", ") : e);
				}
				let r = e[f.ContentType];
				return r === void 0 ? n === void 0 ? t : n : typeof r == "number" ? String(r) : Array.isArray(r) ? r.join(", ") : r;
			}
			_getAgent(e) {
				let t, n = getProxyUrl(e), r = n && n.hostname;
				if (this._keepAlive && r && (t = this._proxyAgent), r || (t = this._agent), t) return t;
				let i = e.protocol === "https:", o = 100;
				if (this.requestOptions && (o = this.requestOptions.maxSockets || a.globalAgent.maxSockets), n && n.hostname) {
					let e = {
						maxSockets: o,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
							host: n.hostname,
							port: n.port
						})
					}, r, a = n.protocol === "https:";
					r = i ? a ? l.httpsOverHttps : l.httpsOverHttp : a ? l.httpOverHttps : l.httpOverHttp, t = r(e), this._proxyAgent = t;
				}
				if (!t) {
					let e = {
						keepAlive: this._keepAlive,
						maxSockets: o
					};
					t = i ? new s.Agent(e) : new a.Agent(e), this._agent = t;
				}
				return i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
			}
			_getProxyAgentDispatcher(e, t) {
				let n;
				if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
				let r = e.protocol === "https:";
				return n = new u.kT(Object.assign({
					uri: t.href,
					pipelining: +!!this._keepAlive
				}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
			}
			_getUserAgentWithOrchestrationId(e) {
				let t = e || "actions/http-client", n = process.env.ACTIONS_ORCHESTRATION_ID;
				return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, "_")}` : t;
			}
			_performExponentialBackoff(e) {
				return __awaiter(this, void 0, void 0, function* () {
					e = Math.min(10, e);
					let t = 5 * 2 ** e;
					return new Promise((e) => setTimeout(() => e(), t));
				});
			}
			_processResponse(e, t) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((n, r) => __awaiter(this, void 0, void 0, function* () {
						let i = e.message.statusCode || 0, a = {
							statusCode: i,
							result: null,
							headers: {}
						};
						i === d.NotFound && n(a);
						function dateTimeDeserializer(e, t) {
							if (typeof t == "string") {
								let e = new Date(t);
								if (!isNaN(e.valueOf())) return e;
							}
							return t;
						}
						let o, s;
						try {
							s = yield e.readBody(), s && s.length > 0 && (o = t && t.deserializeDates ? JSON.parse(s, dateTimeDeserializer) : JSON.parse(s), a.result = o), a.headers = e.message.headers;
						} catch {}
						if (i > 299) {
							let e;
							e = o && o.message ? o.message : s && s.length > 0 ? s : `Failed request: (${i})`;
							let t = new HttpClientError(e, i);
							t.result = a.result, r(t);
						} else n(a);
					}));
				});
			}
		}
		let lowercaseKeys = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
		var utils_awaiter = function(e, t, n, r) {
			function adopt(e) {
				return e instanceof n ? e : new n(function(t) {
					t(e);
				});
			}
			return new (n ||= Promise)(function(n, i) {
				function fulfilled(e) {
					try {
						step(r.next(e));
					} catch (e) {
						i(e);
					}
				}
				function rejected(e) {
					try {
						step(r.throw(e));
					} catch (e) {
						i(e);
					}
				}
				function step(e) {
					e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
				}
				step((r = r.apply(e, t || [])).next());
			});
		};
		function getAuthString(e, t) {
			if (!e && !t.auth) throw Error("Parameter token or opts.auth is required");
			if (e && t.auth) throw Error("Parameters token and opts.auth may not both be specified");
			return typeof t.auth == "string" ? t.auth : `token ${e}`;
		}
		function getProxyAgent(e) {
			return new HttpClient().getAgent(e);
		}
		function getProxyAgentDispatcher(e) {
			return new HttpClient().getAgentDispatcher(e);
		}
		function getProxyFetch(e) {
			let t = getProxyAgentDispatcher(e), proxyFetch = (e, n) => utils_awaiter(this, void 0, void 0, function* () {
				return (0, u.hd)(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
			});
			return proxyFetch;
		}
		function getApiBaseUrl() {
			return process.env.GITHUB_API_URL || "https://api.github.com";
		}
		function getUserAgentWithOrchestrationId(e) {
			let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
			if (t) {
				let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, "_")}`;
				return e?.includes(n) ? e : `${e ? `${e} ` : ""}${n}`;
			}
			return e;
		}
		function getUserAgent() {
			return typeof navigator == "object" && "userAgent" in navigator ? navigator.userAgent : typeof process == "object" && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : "<environment undetectable>";
		}
		function register(e, t, n, r) {
			if (typeof n != "function") throw Error("method for before hook must be a function");
			return r ||= {}, Array.isArray(t) ? t.reverse().reduce((t, n) => register.bind(null, e, n, t, r), n)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)() : n(r));
		}
		function addHook(e, t, n, hook) {
			let r = hook;
			e.registry[n] || (e.registry[n] = []), t === "before" && (hook = (e, t) => Promise.resolve().then(r.bind(null, t)).then(e.bind(null, t))), t === "after" && (hook = (e, t) => {
				let n;
				return Promise.resolve().then(e.bind(null, t)).then((e) => (n = e, r(n, t))).then(() => n);
			}), t === "error" && (hook = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => r(e, t))), e.registry[n].push({
				hook,
				orig: r
			});
		}
		function removeHook(e, t, n) {
			if (!e.registry[t]) return;
			let r = e.registry[t].map((e) => e.orig).indexOf(n);
			r !== -1 && e.registry[t].splice(r, 1);
		}
		let _ = Function.bind, v = _.bind(_);
		function bindApi(e, t, n) {
			let r = v(removeHook, null).apply(null, n ? [t, n] : [t]);
			e.api = { remove: r }, e.remove = r, [
				"before",
				"error",
				"after",
				"wrap"
			].forEach((r) => {
				let i = n ? [
					t,
					r,
					n
				] : [t, r];
				e[r] = e.api[r] = v(addHook, null).apply(null, i);
			});
		}
		function Singular() {
			let e = Symbol("Singular"), t = { registry: {} }, n = register.bind(null, t, e);
			return bindApi(n, t, e), n;
		}
		function Collection() {
			let e = { registry: {} }, t = register.bind(null, e);
			return bindApi(t, e), t;
		}
		let y = {
			Singular,
			Collection
		};
		var b = {
			method: "GET",
			baseUrl: "https://api.github.com",
			headers: {
				accept: "application/vnd.github.v3+json",
				"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
			},
			mediaType: { format: "" }
		};
		function dist_bundle_lowercaseKeys(e) {
			return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
		}
		function isPlainObject(e) {
			if (typeof e != "object" || !e || Object.prototype.toString.call(e) !== "[object Object]") return !1;
			let t = Object.getPrototypeOf(e);
			if (t === null) return !0;
			let n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
			return typeof n == "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
		}
		function mergeDeep(e, t) {
			let n = Object.assign({}, e);
			return Object.keys(t).forEach((r) => {
				isPlainObject(t[r]) && r in e ? n[r] = mergeDeep(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
			}), n;
		}
		function removeUndefinedProperties(e) {
			for (let t in e) e[t] === void 0 && delete e[t];
			return e;
		}
		function merge(e, t, n) {
			if (typeof t == "string") {
				let [e, r] = t.split(" ");
				n = Object.assign(r ? {
					method: e,
					url: r
				} : { url: e }, n);
			} else n = Object.assign({}, t);
			n.headers = dist_bundle_lowercaseKeys(n.headers), removeUndefinedProperties(n), removeUndefinedProperties(n.headers);
			let r = mergeDeep(e || {}, n);
			return n.url === "/graphql" && (e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews)), r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ""))), r;
		}
		function addQueryParameters(e, t) {
			let n = /\?/.test(e) ? "&" : "?", r = Object.keys(t);
			return r.length === 0 ? e : e + n + r.map((e) => e === "q" ? "q=" + t.q.split("+").map(encodeURIComponent).join("+") : `${e}=${encodeURIComponent(t[e])}`).join("&");
		}
		var x = /\{[^{}}]+\}/g;
		function removeNonChars(e) {
			return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
		}
		function extractUrlVariableNames(e) {
			let t = e.match(x);
			return t ? t.map(removeNonChars).reduce((e, t) => e.concat(t), []) : [];
		}
		function omit(e, t) {
			let n = { __proto__: null };
			for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
			return n;
		}
		function encodeReserved(e) {
			return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
				return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]")), e;
			}).join("");
		}
		function encodeUnreserved(e) {
			return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
				return "%" + e.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		function encodeValue(e, t, n) {
			return t = e === "+" || e === "#" ? encodeReserved(t) : encodeUnreserved(t), n ? encodeUnreserved(n) + "=" + t : t;
		}
		function isDefined(e) {
			return e != null;
		}
		function isKeyOperator(e) {
			return e === ";" || e === "&" || e === "?";
		}
		function getValues(e, t, n, r) {
			var i = e[n], a = [];
			if (isDefined(i) && i !== "") {
				if (typeof i == "string" || typeof i == "number" || typeof i == "bigint" || typeof i == "boolean") i = i.toString(), r && r !== "*" && (i = i.substring(0, parseInt(r, 10))), a.push(encodeValue(t, i, isKeyOperator(t) ? n : ""));
				else if (r === "*") Array.isArray(i) ? i.filter(isDefined).forEach(function(e) {
					a.push(encodeValue(t, e, isKeyOperator(t) ? n : ""));
				}) : Object.keys(i).forEach(function(e) {
					isDefined(i[e]) && a.push(encodeValue(t, i[e], e));
				});
				else {
					let e = [];
					Array.isArray(i) ? i.filter(isDefined).forEach(function(n) {
						e.push(encodeValue(t, n));
					}) : Object.keys(i).forEach(function(n) {
						isDefined(i[n]) && (e.push(encodeUnreserved(n)), e.push(encodeValue(t, i[n].toString())));
					}), isKeyOperator(t) ? a.push(encodeUnreserved(n) + "=" + e.join(",")) : e.length !== 0 && a.push(e.join(","));
				}
			} else t === ";" ? isDefined(i) && a.push(encodeUnreserved(n)) : i === "" && (t === "&" || t === "?") ? a.push(encodeUnreserved(n) + "=") : i === "" && a.push("");
			return a;
		}
		function parseUrl(e) {
			return { expand: expand.bind(null, e) };
		}
		function expand(e, t) {
			var n = [
				"+",
				"#",
				".",
				"/",
				";",
				"?",
				"&"
			];
			return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
				if (r) {
					let e = "", i = [];
					if (n.indexOf(r.charAt(0)) !== -1 && (e = r.charAt(0), r = r.substr(1)), r.split(/,/g).forEach(function(n) {
						var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
						i.push(getValues(t, e, r[1], r[2] || r[3]));
					}), e && e !== "+") {
						var a = ",";
						return e === "?" ? a = "&" : e !== "#" && (a = e), (i.length === 0 ? "" : e) + i.join(a);
					}
					return i.join(",");
				}
				return encodeReserved(i);
			}), e === "/" ? e : e.replace(/\/$/, "");
		}
		function parse(e) {
			let t = e.method.toUpperCase(), n = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), r = Object.assign({}, e.headers), i, a = omit(e, [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"mediaType"
			]), o = extractUrlVariableNames(n);
			n = parseUrl(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
			let s = omit(a, Object.keys(e).filter((e) => o.includes(e)).concat("baseUrl"));
			return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(",")), n.endsWith("/graphql") && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : "+json"}`).join(","))), ["GET", "HEAD"].includes(t) ? n = addQueryParameters(n, s) : "data" in s ? i = s.data : Object.keys(s).length && (i = s), !r["content-type"] && i !== void 0 && (r["content-type"] = "application/json; charset=utf-8"), ["PATCH", "PUT"].includes(t) && i === void 0 && (i = ""), Object.assign({
				method: t,
				url: n,
				headers: r
			}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
		}
		function endpointWithDefaults(e, t, n) {
			return parse(merge(e, t, n));
		}
		function withDefaults(e, t) {
			let n = merge(e, t), r = endpointWithDefaults.bind(null, n);
			return Object.assign(r, {
				DEFAULTS: n,
				defaults: withDefaults.bind(null, n),
				merge: merge.bind(null, n),
				parse
			});
		}
		var S = withDefaults(null, b);
		let w = 65280, T = 65281, E = new Uint8Array(256);
		E[9] |= 2, E[32] |= 2, E[59] |= 4, E[44] |= 8;
		for (let e = 128; e <= 255; e++) E[e] |= 1;
		for (let e of "!#$%&'*+-.^_`|~") E[e.charCodeAt(0)] |= 16;
		for (let e = 48; e <= 57; e++) E[e] |= 16;
		for (let e = 65; e <= 90; e++) E[e] |= 17;
		for (let e = 97; e <= 122; e++) E[e] |= 16;
		let D = (() => {
			let C = function() {};
			return C.prototype = Object.create(null), C;
		})();
		function dist_parse(e, t) {
			let n = 4 | (t?.comma === !0 ? 8 : 0), r = e.length, i = t?.start ?? 0;
			for (; E[e.charCodeAt(i)] & 2;) i++;
			let a = i, o = 0, s = -1, c = t?.parameters === !1 ? 8 : 0;
			for (; a < r;) {
				let t = e.charCodeAt(a), r = E[t];
				if ((r & n) !== 0) {
					c |= r & 8;
					break;
				}
				r & 2 ? s === -1 && (s = a) : s = -1, o |= t & w | r, a++;
			}
			let l = s === -1 ? a : s, u = e.slice(i, l), d = o & T ? u.toLowerCase() : u;
			return a === r || c !== 0 ? {
				type: d,
				index: a,
				parameters: new D()
			} : parseParameters(e, d, a, r, n);
		}
		function parseParameters(e, t, n, r, i) {
			let a = new D();
			parameter: for (; n < r;) {
				for (n++; E[e.charCodeAt(n)] & 2;) n++;
				let t = n, o = 0, s = -1;
				for (; n < r;) {
					let c = e.charCodeAt(n), l = E[c];
					if ((l & i) !== 0) {
						if (l & 8) break parameter;
						continue parameter;
					}
					if (c === 61) {
						let c = s === -1 ? n : s, l = e.slice(t, c), u = o & T ? l.toLowerCase() : l;
						for (n++; E[e.charCodeAt(n)] & 2;) n++;
						if (n < r && e.charCodeAt(n) === 34) {
							let t = ++n, o = !1;
							for (; n < r;) {
								let s = e.charCodeAt(n);
								if (s === 34) {
									a[u] === void 0 && (a[u] = o ? unescapeQuotedPairs(e, t, n) : e.slice(t, n)), n++;
									let s = 0;
									for (; n < r;) {
										let t = e.charCodeAt(n), r = E[t];
										if ((r & i) !== 0) {
											s = r & 8;
											break;
										}
										n++;
									}
									if (s !== 0) break parameter;
									continue parameter;
								}
								s === 92 && n + 1 < r ? (o = !0, n += 2) : n++;
							}
							continue parameter;
						}
						let d = n, f = 0, p = -1;
						for (; n < r;) {
							let t = e.charCodeAt(n), r = E[t];
							if ((r & i) !== 0) {
								f = r & 8;
								break;
							}
							r & 2 ? p === -1 && (p = n) : p = -1, n++;
						}
						if (a[u] === void 0) {
							let t = p === -1 ? n : p;
							a[u] = e.slice(d, t);
						}
						if (f !== 0) break parameter;
						continue parameter;
					}
					l & 2 ? s === -1 && (s = n) : s = -1, o |= c & w | l, n++;
				}
			}
			return {
				type: t,
				index: n,
				parameters: a
			};
		}
		function unescapeQuotedPairs(e, t, n) {
			let r = "";
			for (let i = t; i < n; i++) e.charCodeAt(i) === 92 && (r += e.slice(t, i), t = ++i);
			return r + e.slice(t, n);
		}
		let O = /^-?\d+$/, k = /^-?\d+n+$/, A = JSON.stringify, j = JSON.parse, M = /^-?\d+n$/, N = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, P = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = (e) => e === void 0 || typeof e == "function" || typeof e == "symbol", isRawJSON = (e) => typeof e == "object" && !!e && e.constructor && e.constructor.name === "RawJSON", stringifyIteratively = (e, t, n) => {
			let r = "";
			typeof n == "number" ? r = " ".repeat(Math.min(10, Math.max(0, Math.floor(n)))) : typeof n == "string" && (r = n.slice(0, 10));
			let i = typeof t == "function", a = Array.isArray(t) ? new Set(t.map(String)) : null, prepareVal = (e, n, r) => (typeof r == "object" && r && typeof r.toJSON == "function" && (r = r.toJSON(n)), typeof r == "string" && k.test(r) ? r + "n" : typeof r == "bigint" ? "rawJSON" in JSON ? JSON.rawJSON(r.toString()) : r.toString() + "n" : (i && (r = t.call(e, n, r)), typeof r == "object" && r && (r instanceof Number || r instanceof String || r instanceof Boolean) && (r = r.valueOf()), r)), o = prepareVal({ "": e }, "", e);
			if (isUnstringifiable(o)) return;
			let s = typeof o != "object" || !o, c = isRawJSON(o);
			if (s || c) return A(o);
			let l = [], u = 0, d = [{
				parent: { "": o },
				key: "",
				val: o,
				isArray: Array.isArray(o),
				keys: Array.isArray(o) ? null : Object.keys(o),
				index: 0,
				first: !0
			}], f = new WeakSet([o]);
			for (; d.length > 0;) {
				let e = d[d.length - 1];
				e.index === 0 && (l.push(e.isArray ? "[" : "{"), u++);
				let t = !1;
				if (e.isArray) {
					if (e.index < e.val.length) {
						e.first || l.push(","), r && l.push("\n" + r.repeat(u));
						let t = e.val[e.index], n = prepareVal(e.val, String(e.index), t);
						if (isUnstringifiable(n)) l.push("null"), e.first = !1, e.index++;
						else {
							let t = typeof n == "object" && !!n, r = isRawJSON(n);
							if (t && !r) {
								if (f.has(n)) throw TypeError("Converting circular structure to JSON");
								f.add(n), d.push({
									parent: e.val,
									key: String(e.index),
									val: n,
									isArray: Array.isArray(n),
									keys: Array.isArray(n) ? null : Object.keys(n),
									index: 0,
									first: !0
								}), e.first = !1, e.index++;
							} else l.push(A(n)), e.first = !1, e.index++;
						}
					} else t = !0;
				} else {
					for (; e.index < e.keys.length;) {
						let t = e.keys[e.index++];
						if (a && !a.has(t)) continue;
						let n = e.val[t], i = prepareVal(e.val, t, n);
						if (isUnstringifiable(i)) continue;
						e.first || l.push(","), r ? l.push("\n" + r.repeat(u) + A(t) + ": ") : l.push(A(t) + ":");
						let o = typeof i == "object" && !!i, s = isRawJSON(i);
						if (o && !s) {
							if (f.has(i)) throw TypeError("Converting circular structure to JSON");
							f.add(i), d.push({
								parent: e.val,
								key: t,
								val: i,
								isArray: Array.isArray(i),
								keys: Array.isArray(i) ? null : Object.keys(i),
								index: 0,
								first: !0
							}), e.first = !1;
							break;
						}
						l.push(A(i)), e.first = !1;
					}
					e.index >= e.keys.length && d[d.length - 1] === e && (t = !0);
				}
				t && (u--, !e.first && r && l.push("\n" + r.repeat(u)), l.push(e.isArray ? "]" : "}"), f.delete(e.val), d.pop());
			}
			return l.join("");
		}, JSONStringify = (e, t, n) => {
			try {
				return "rawJSON" in JSON ? A(e, (e, n) => typeof n == "bigint" ? JSON.rawJSON(n.toString()) : typeof t == "function" ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n) : e ? A(e, (e, n) => typeof n == "string" && k.test(n) || typeof n == "bigint" ? n.toString() + "n" : typeof t == "function" ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n).replace(N, "$1$2$3").replace(P, "$1$2$3") : A(e, t, n);
			} catch (r) {
				if (r instanceof RangeError) {
					let r = stringifyIteratively(e, t, n);
					return r === void 0 ? void 0 : "rawJSON" in JSON ? r : r.replace(N, "$1$2$3").replace(P, "$1$2$3");
				}
				throw r;
			}
		}, F = new Map(), isContextSourceSupported = () => {
			let e = JSON.parse.toString();
			if (F.has(e)) return F.get(e);
			try {
				let t = JSON.parse("1", (e, t, n) => !!n?.source && n.source === "1");
				return F.set(e, t), t;
			} catch {
				return F.set(e, !1), !1;
			}
		}, convertMarkedBigIntsReviver = (e, t, n, r) => typeof t == "string" && M.test(t) ? BigInt(t.slice(0, -1)) : typeof t == "string" && k.test(t) ? t.slice(0, -1) : typeof r == "function" ? r(e, t, n) : t, JSONParseV2 = (e, t) => JSON.parse(e, (e, n, r) => {
			let i = typeof n == "number" && (n > 2 ** 53 - 1 || n < -(2 ** 53 - 1)), a = r && O.test(r.source);
			return i && a ? BigInt(r.source) : typeof t == "function" ? t(e, n, r) : n;
		}), I = (2 ** 53 - 1).toString(), L = I.length, R = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, z = /^"-?\d+n+"$/, applyReviverIteratively = (e, t) => {
			let n = { "": e }, r = [{
				parent: n,
				key: "",
				visited: !1
			}];
			for (; r.length > 0;) {
				let e = r[r.length - 1];
				if (e.visited) {
					let { parent: n, key: i } = e, a = n[i];
					typeof a == "string" && (M.test(a) ? a = BigInt(a.slice(0, -1)) : k.test(a) && (a = a.slice(0, -1))), typeof t == "function" && (a = t.call(n, i, a)), a === void 0 ? delete n[i] : n[i] = a, r.pop();
				} else {
					e.visited = !0;
					let t = e.parent[e.key];
					if (typeof t == "object" && t) {
						let e = Object.keys(t);
						for (let n = e.length - 1; n >= 0; n--) r.push({
							parent: t,
							key: e[n],
							visited: !1
						});
					}
				}
			}
			return n[""];
		}, serializeBigInts = (e) => e.replace(R, (e, t, n, r) => {
			let i = e[0] === "\"";
			if (i && z.test(e)) return e.substring(0, e.length - 1) + "n\"";
			let a = n || r, o = t && (t.length < L || t.length === L && t <= I);
			return i || a || o ? e : "\"" + e + "n\"";
		}), JSONParse = (e, t) => {
			if (!e) return j(e, t);
			try {
				if (isContextSourceSupported()) return JSONParseV2(e, t);
				let n = serializeBigInts(e);
				return j(n, (e, n, r) => convertMarkedBigIntsReviver(e, n, r, t));
			} catch (n) {
				if (n instanceof RangeError) {
					let n = serializeBigInts(e), r = j(n);
					return applyReviverIteratively(r, t);
				}
				throw n;
			}
		};
		class RequestError extends Error {
			name;
			status;
			request;
			response;
			constructor(e, t, n) {
				super(e, { cause: n.cause }), this.name = "HttpError", this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), "response" in n && (this.response = n.response);
				let r = Object.assign({}, n.request);
				n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") })), r.url = r.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]"), this.request = r;
			}
		}
		var ee = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
		function dist_bundle_isPlainObject(e) {
			if (typeof e != "object" || !e || Object.prototype.toString.call(e) !== "[object Object]") return !1;
			let t = Object.getPrototypeOf(e);
			if (t === null) return !0;
			let n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
			return typeof n == "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
		}
		var noop = () => "";
		async function fetchWrapper(e) {
			let t = e.request?.fetch || globalThis.fetch;
			if (!t) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
			let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = dist_bundle_isPlainObject(e.body) || Array.isArray(e.body) ? JSONStringify(e.body) : e.body, a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), o;
			try {
				o = await t(e.url, {
					method: e.method,
					body: i,
					redirect: e.request?.redirect,
					headers: a,
					signal: e.request?.signal,
					...e.body && { duplex: "half" }
				});
			} catch (t) {
				let n = "Unknown Error";
				if (t instanceof Error) {
					if (t.name === "AbortError") throw t.status = 500, t;
					n = t.message, t.name === "TypeError" && "cause" in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == "string" && (n = t.cause));
				}
				let r = new RequestError(n, 500, { request: e });
				throw r.cause = t, r;
			}
			let s = o.status, c = o.url, l = {};
			for (let [e, t] of o.headers) l[e] = t;
			let u = {
				url: c,
				status: s,
				headers: l,
				data: ""
			};
			if ("deprecation" in l) {
				let t = l.link && l.link.match(/<([^<>]+)>; rel="deprecation"/), r = t && t.pop();
				n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${l.sunset}${r ? `. See ${r}` : ""}`);
			}
			if (s === 204 || s === 205) return u;
			if (e.method === "HEAD") {
				if (s < 400) return u;
				throw new RequestError(o.statusText, s, {
					response: u,
					request: e
				});
			}
			if (s === 304) throw u.data = await getResponseData(o), new RequestError("Not modified", s, {
				response: u,
				request: e
			});
			if (s >= 400) throw u.data = await getResponseData(o), new RequestError(toErrorMessage(u.data), s, {
				response: u,
				request: e
			});
			return u.data = r ? await getResponseData(o) : o.body, u;
		}
		async function getResponseData(e) {
			let t = e.headers.get("content-type");
			if (!t) return e.text().catch(noop);
			let n = dist_parse(t);
			if (isJSONResponse(n)) {
				let t = "";
				try {
					return t = await e.text(), JSONParse(t);
				} catch {
					return t;
				}
			}
			return n.type.startsWith("text/") || n.parameters.charset?.toLowerCase() === "utf-8" && n.type !== "application/octet-stream" ? e.text().catch(noop) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
		}
		function isJSONResponse(e) {
			return e.type === "application/json" || e.type === "application/scim+json";
		}
		function toErrorMessage(e) {
			if (typeof e == "string") return e;
			if (e instanceof ArrayBuffer) return "Unknown error";
			if (typeof e == "object" && e && "message" in e) {
				let t = e, n = "documentation_url" in t ? ` - ${t.documentation_url}` : "";
				return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(", ")}${n}` : `${t.message}${n}`;
			}
			return `Unknown error: ${JSON.stringify(e)}`;
		}
		function dist_bundle_withDefaults(e, t) {
			let n = e.defaults(t), newApi = function(e, t) {
				let r = n.merge(e, t);
				if (!r.request || !r.request.hook) return fetchWrapper(n.parse(r));
				let request2 = (e, t) => fetchWrapper(n.parse(n.merge(e, t)));
				return Object.assign(request2, {
					endpoint: n,
					defaults: dist_bundle_withDefaults.bind(null, n)
				}), r.request.hook(request2, r);
			};
			return Object.assign(newApi, {
				endpoint: n,
				defaults: dist_bundle_withDefaults.bind(null, n)
			});
		}
		var B = dist_bundle_withDefaults(S, ee), te = "0.0.0-development";
		function _buildMessageForResponseErrors(e) {
			return "Request failed due to following response errors:\n" + e.errors.map((e) => ` - ${e.message}`).join("\n");
		}
		var GraphqlResponseError = class extends Error {
			constructor(e, t, n) {
				super(_buildMessageForResponseErrors(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
			}
			request;
			headers;
			response;
			name = "GraphqlResponseError";
			errors;
			data;
		}, ne = [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"query",
			"mediaType",
			"operationName"
		], re = [
			"query",
			"method",
			"url"
		], V = /\/api\/v3\/?$/;
		function graphql(e, t, n) {
			if (n) {
				if (typeof t == "string" && "query" in n) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
				for (let e in n) if (re.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
			}
			let r = typeof t == "string" ? Object.assign({ query: t }, n) : t, i = Object.keys(r).reduce((e, t) => ne.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
			return V.test(a) && (i.url = a.replace(V, "/api/graphql")), e(i).then((e) => {
				if (e.data.errors) {
					let t = {};
					for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
					throw new GraphqlResponseError(i, t, e.data);
				}
				return e.data.data;
			});
		}
		function graphql_dist_bundle_withDefaults(e, t) {
			let n = e.defaults(t), newApi = (e, t) => graphql(n, e, t);
			return Object.assign(newApi, {
				defaults: graphql_dist_bundle_withDefaults.bind(null, n),
				endpoint: n.endpoint
			});
		}
		graphql_dist_bundle_withDefaults(B, {
			headers: { "user-agent": `octokit-graphql.js/${te} ${getUserAgent()}` },
			method: "POST",
			url: "/graphql"
		});
		function withCustomRequest(e) {
			return graphql_dist_bundle_withDefaults(e, {
				method: "POST",
				url: "/graphql"
			});
		}
		var H = "(?:[a-zA-Z0-9_-]+)", U = "\\.", W = RegExp(`^${H}${U}${H}${U}${H}$`), G = W.test.bind(W);
		async function auth(e) {
			let t = G(e), n = e.startsWith("v1.") || e.startsWith("ghs_"), r = e.startsWith("ghu_");
			return {
				type: "token",
				token: e,
				tokenType: t ? "app" : n ? "installation" : r ? "user-to-server" : "oauth"
			};
		}
		function withAuthorizationPrefix(e) {
			return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
		}
		async function hook(e, t, n, r) {
			let i = t.endpoint.merge(n, r);
			return i.headers.authorization = withAuthorizationPrefix(e), t(i);
		}
		var K = function createTokenAuth2(e) {
			if (!e) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
			if (typeof e != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
			return e = e.replace(/^(token|bearer) +/i, ""), Object.assign(auth.bind(null, e), { hook: hook.bind(null, e) });
		};
		let q = "7.0.8", dist_src_noop = () => {}, J = console.warn.bind(console), Y = console.error.bind(console);
		function createLogger(e = {}) {
			return typeof e.debug != "function" && (e.debug = dist_src_noop), typeof e.info != "function" && (e.info = dist_src_noop), typeof e.warn != "function" && (e.warn = J), typeof e.error != "function" && (e.error = Y), e;
		}
		let ie = `octokit-core.js/${q} ${getUserAgent()}`;
		class Octokit {
			static VERSION = q;
			static defaults(e) {
				let OctokitWithDefaults = class extends this {
					constructor(...t) {
						let n = t[0] || {};
						super(typeof e == "function" ? e(n) : Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
					}
				};
				return OctokitWithDefaults;
			}
			static plugins = [];
			static plugin(...e) {
				let t = this.plugins, NewOctokit = class extends this {
					static plugins = t.concat(e.filter((e) => !t.includes(e)));
				};
				return NewOctokit;
			}
			constructor(e = {}) {
				let t = new y.Collection(), n = {
					baseUrl: B.endpoint.DEFAULTS.baseUrl,
					headers: {},
					request: Object.assign({}, e.request, { hook: t.bind(null, "request") }),
					mediaType: {
						previews: [],
						format: ""
					}
				};
				if (n.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${ie}` : ie, e.baseUrl && (n.baseUrl = e.baseUrl), e.previews && (n.mediaType.previews = e.previews), e.timeZone && (n.headers["time-zone"] = e.timeZone), this.request = B.defaults(n), this.graphql = withCustomRequest(this.request).defaults(n), this.log = createLogger(e.log), this.hook = t, e.authStrategy) {
					let { authStrategy: n, ...r } = e, i = n(Object.assign({
						request: this.request,
						log: this.log,
						octokit: this,
						octokitOptions: r
					}, e.auth));
					t.wrap("request", i.hook), this.auth = i;
				} else if (!e.auth) this.auth = async () => ({ type: "unauthenticated" });
				else {
					let n = K(e.auth);
					t.wrap("request", n.hook), this.auth = n;
				}
				let r = this.constructor;
				for (let t = 0; t < r.plugins.length; ++t) Object.assign(this, r.plugins[t](this, e));
			}
			request;
			graphql;
			log;
			hook;
			auth;
		}
		var ae = {
			actions: {
				addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
				addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
				cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
				createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
				createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				createOrgVariable: ["POST /orgs/{org}/actions/variables"],
				createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
				createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
				createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
				createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
				createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
				createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
				deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
				deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
				deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
				deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
				deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
				deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
				deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
				downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
				downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
				downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
				downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
				forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
				generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
				generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
				getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
				getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
				getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
				getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
				getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
				getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
				getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
				getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
				getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
				getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
				getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
				getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
				getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
				getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
				getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
				getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
				getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
				getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
				getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				getRepoPermissions: [
					"GET /repos/{owner}/{repo}/actions/permissions",
					{},
					{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
				],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
				getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
				getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
				getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
				getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
				getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
				getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
				getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
				getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
				listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
				listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
				listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
				listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
				listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
				listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
				listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
				listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
				listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
				listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
				listOrgVariables: ["GET /orgs/{org}/actions/variables"],
				listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
				listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
				listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
				listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
				listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
				listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
				listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
				listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
				listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
				listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
				listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
				listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
				reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
				reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
				reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
				removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
				removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
				removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
				reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
				setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
				setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
				setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
				setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
				setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
				setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
				setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
				updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
				updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
			},
			activity: {
				checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
				deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
				deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
				getFeeds: ["GET /feeds"],
				getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
				getThread: ["GET /notifications/threads/{thread_id}"],
				getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
				listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
				listNotificationsForAuthenticatedUser: ["GET /notifications"],
				listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
				listPublicEvents: ["GET /events"],
				listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
				listPublicEventsForUser: ["GET /users/{username}/events/public"],
				listPublicOrgEvents: ["GET /orgs/{org}/events"],
				listReceivedEventsForUser: ["GET /users/{username}/received_events"],
				listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
				listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
				listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
				listReposStarredByAuthenticatedUser: ["GET /user/starred"],
				listReposStarredByUser: ["GET /users/{username}/starred"],
				listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
				listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
				listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
				listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
				markNotificationsAsRead: ["PUT /notifications"],
				markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
				markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
				markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
				setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
				setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
				starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
				unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
			},
			apps: {
				addRepoToInstallation: [
					"PUT /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
				],
				addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
				checkToken: ["POST /applications/{client_id}/token"],
				createFromManifest: ["POST /app-manifests/{code}/conversions"],
				createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
				deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
				deleteInstallation: ["DELETE /app/installations/{installation_id}"],
				deleteToken: ["DELETE /applications/{client_id}/token"],
				getAuthenticated: ["GET /app"],
				getBySlug: ["GET /apps/{app_slug}"],
				getInstallation: ["GET /app/installations/{installation_id}"],
				getOrgInstallation: ["GET /orgs/{org}/installation"],
				getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
				getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
				getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
				getUserInstallation: ["GET /users/{username}/installation"],
				getWebhookConfigForApp: ["GET /app/hook/config"],
				getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
				listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
				listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
				listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
				listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
				listInstallations: ["GET /app/installations"],
				listInstallationsForAuthenticatedUser: ["GET /user/installations"],
				listPlans: ["GET /marketplace_listing/plans"],
				listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
				listReposAccessibleToInstallation: ["GET /installation/repositories"],
				listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
				listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
				listWebhookDeliveries: ["GET /app/hook/deliveries"],
				redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
				removeRepoFromInstallation: [
					"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
				],
				removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
				resetToken: ["PATCH /applications/{client_id}/token"],
				revokeInstallationAccessToken: ["DELETE /installation/token"],
				scopeToken: ["POST /applications/{client_id}/token/scoped"],
				suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
				unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
				updateWebhookConfigForApp: ["PATCH /app/hook/config"]
			},
			billing: {
				getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
				getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
				getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
				getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
				getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
				getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
				getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
				getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
				getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
				getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
			},
			campaigns: {
				createCampaign: ["POST /orgs/{org}/campaigns"],
				deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
				getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
				listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
				updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
			},
			checks: {
				create: ["POST /repos/{owner}/{repo}/check-runs"],
				createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
				get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
				getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
				listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
				listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
				listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
				listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
				rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
				rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
				setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
				update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
			},
			codeScanning: {
				commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
				createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
				deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
				deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getAlert: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
					{},
					{ renamedParameters: { alert_id: "alert_number" } }
				],
				getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
				getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
				getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
				getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
				getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
				listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
				listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
				listAlertsInstances: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
					{},
					{ renamed: ["codeScanning", "listAlertInstances"] }
				],
				listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
				listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
				updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
				uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
			},
			codeSecurity: {
				attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
				attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
				createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
				createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
				deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
				deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
				getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
				getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
				getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
				getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
				getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
				getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
				getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
				getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
				getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
				setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
				updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
				updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
			},
			codesOfConduct: {
				getAllCodesOfConduct: ["GET /codes_of_conduct"],
				getConductCode: ["GET /codes_of_conduct/{key}"]
			},
			codespaces: {
				addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
				codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
				createForAuthenticatedUser: ["POST /user/codespaces"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
				createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
				createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
				deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
				deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
				exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
				getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
				getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
				getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
				getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
				listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
				listForAuthenticatedUser: ["GET /user/codespaces"],
				listInOrganization: [
					"GET /orgs/{org}/codespaces",
					{},
					{ renamedParameters: { org_id: "org" } }
				],
				listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
				listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
				listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
				listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
				publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
				removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
				setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
				stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
				stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
				updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
			},
			copilot: {
				addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
				addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
				cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
				cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
				copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
				copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
				getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
				getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
				listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
			},
			credentials: { revoke: ["POST /credentials/revoke"] },
			dependabot: {
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
				listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
				listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
				setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
			},
			dependencyGraph: {
				createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
				diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
				exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
			},
			emojis: { get: ["GET /emojis"] },
			enterpriseTeamMemberships: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
				get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
				remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
			},
			enterpriseTeamOrganizations: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
			},
			enterpriseTeams: {
				create: ["POST /enterprises/{enterprise}/teams"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
				get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
				list: ["GET /enterprises/{enterprise}/teams"],
				update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
			},
			gists: {
				checkIsStarred: ["GET /gists/{gist_id}/star"],
				create: ["POST /gists"],
				createComment: ["POST /gists/{gist_id}/comments"],
				delete: ["DELETE /gists/{gist_id}"],
				deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
				fork: ["POST /gists/{gist_id}/forks"],
				get: ["GET /gists/{gist_id}"],
				getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
				getRevision: ["GET /gists/{gist_id}/{sha}"],
				list: ["GET /gists"],
				listComments: ["GET /gists/{gist_id}/comments"],
				listCommits: ["GET /gists/{gist_id}/commits"],
				listForUser: ["GET /users/{username}/gists"],
				listForks: ["GET /gists/{gist_id}/forks"],
				listPublic: ["GET /gists/public"],
				listStarred: ["GET /gists/starred"],
				star: ["PUT /gists/{gist_id}/star"],
				unstar: ["DELETE /gists/{gist_id}/star"],
				update: ["PATCH /gists/{gist_id}"],
				updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
			},
			git: {
				createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
				createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
				createRef: ["POST /repos/{owner}/{repo}/git/refs"],
				createTag: ["POST /repos/{owner}/{repo}/git/tags"],
				createTree: ["POST /repos/{owner}/{repo}/git/trees"],
				deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
				getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
				getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
				getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
				getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
				getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
				listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
				updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
			},
			gitignore: {
				getAllTemplates: ["GET /gitignore/templates"],
				getTemplate: ["GET /gitignore/templates/{name}"]
			},
			hostedCompute: {
				createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
				deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
				listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
				updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
			},
			interactions: {
				getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
				getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
				getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
				getRestrictionsForYourPublicRepos: [
					"GET /user/interaction-limits",
					{},
					{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
				],
				removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
				removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
				removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
				removeRestrictionsForYourPublicRepos: [
					"DELETE /user/interaction-limits",
					{},
					{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
				],
				setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
				setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
				setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
				setRestrictionsForYourPublicRepos: [
					"PUT /user/interaction-limits",
					{},
					{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
				]
			},
			issues: {
				addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
				checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
				create: ["POST /repos/{owner}/{repo}/issues"],
				createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				createLabel: ["POST /repos/{owner}/{repo}/labels"],
				createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
				deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
				deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
				get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
				getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
				getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
				getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
				getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
				list: ["GET /issues"],
				listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
				listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
				listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
				listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
				listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
				listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
				listForAuthenticatedUser: ["GET /user/issues"],
				listForOrg: ["GET /orgs/{org}/issues"],
				listForRepo: ["GET /repos/{owner}/{repo}/issues"],
				listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
				listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
				listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
				listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
				removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
				removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
				reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
				setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
				updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
				updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
			},
			licenses: {
				get: ["GET /licenses/{license}"],
				getAllCommonlyUsed: ["GET /licenses"],
				getForRepo: ["GET /repos/{owner}/{repo}/license"]
			},
			markdown: {
				render: ["POST /markdown"],
				renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
			},
			meta: {
				get: ["GET /meta"],
				getAllVersions: ["GET /versions"],
				getOctocat: ["GET /octocat"],
				getZen: ["GET /zen"],
				root: ["GET /"]
			},
			migrations: {
				deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
				deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
				downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
				getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
				getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
				getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
				listForAuthenticatedUser: ["GET /user/migrations"],
				listForOrg: ["GET /orgs/{org}/migrations"],
				listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
				listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
				listReposForUser: [
					"GET /user/migrations/{migration_id}/repositories",
					{},
					{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
				],
				startForAuthenticatedUser: ["POST /user/migrations"],
				startForOrg: ["POST /orgs/{org}/migrations"],
				unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
				unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
			},
			oidc: {
				getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
				updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
			},
			orgs: {
				addSecurityManagerTeam: [
					"PUT /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
				],
				assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				blockUser: ["PUT /orgs/{org}/blocks/{username}"],
				cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
				checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
				checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
				checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
				convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
				createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
				createInvitation: ["POST /orgs/{org}/invitations"],
				createIssueType: ["POST /orgs/{org}/issue-types"],
				createWebhook: ["POST /orgs/{org}/hooks"],
				customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
				customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
				customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
				customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
				customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
				delete: ["DELETE /orgs/{org}"],
				deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
				deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
				deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
				disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				get: ["GET /orgs/{org}"],
				getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
				getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
				getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
				getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
				getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
				getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
				getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
				getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
				getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
				list: ["GET /organizations"],
				listAppInstallations: ["GET /orgs/{org}/installations"],
				listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
				listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
				listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedUsers: ["GET /orgs/{org}/blocks"],
				listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
				listForAuthenticatedUser: ["GET /user/orgs"],
				listForUser: ["GET /users/{username}/orgs"],
				listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
				listIssueTypes: ["GET /orgs/{org}/issue-types"],
				listMembers: ["GET /orgs/{org}/members"],
				listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
				listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
				listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
				listOrgRoles: ["GET /orgs/{org}/organization-roles"],
				listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
				listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
				listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
				listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
				listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
				listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
				listPendingInvitations: ["GET /orgs/{org}/invitations"],
				listPublicMembers: ["GET /orgs/{org}/public_members"],
				listSecurityManagerTeams: [
					"GET /orgs/{org}/security-managers",
					{},
					{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
				],
				listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /orgs/{org}/hooks"],
				pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeMember: ["DELETE /orgs/{org}/members/{username}"],
				removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
				removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
				removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
				removeSecurityManagerTeam: [
					"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
				],
				reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
				reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
				revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
				revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
				revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
				setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
				setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
				setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
				unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
				update: ["PATCH /orgs/{org}"],
				updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
				updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
				updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
				updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
				updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
				updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
			},
			packages: {
				deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
				deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
				deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
				deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getAllPackageVersionsForAPackageOwnedByAnOrg: [
					"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
				],
				getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
					"GET /user/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
				],
				getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
				getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
				getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
				getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
				getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
				listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
				listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
				listPackagesForAuthenticatedUser: ["GET /user/packages"],
				listPackagesForOrganization: ["GET /orgs/{org}/packages"],
				listPackagesForUser: ["GET /users/{username}/packages"],
				restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
			},
			privateRegistries: {
				createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
				deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
				getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
				listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
				updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
			},
			projects: {
				addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
				addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
				deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
				getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
				getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
				getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
				getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
				listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
				listForOrg: ["GET /orgs/{org}/projectsV2"],
				listForUser: ["GET /users/{username}/projectsV2"],
				listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
				listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
				updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
			},
			pulls: {
				checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				create: ["POST /repos/{owner}/{repo}/pulls"],
				createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
				createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
				get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
				getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				list: ["GET /repos/{owner}/{repo}/pulls"],
				listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
				listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
				listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
				listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
				listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
				update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
				updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
				updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
			},
			rateLimit: { get: ["GET /rate_limit"] },
			reactions: {
				createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
				deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
				deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
				deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
				deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
				listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
			},
			repos: {
				acceptInvitation: [
					"PATCH /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
				],
				acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
				addAppAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
				addStatusCheckContexts: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				addTeamAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				addUserAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
				checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
				checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
				checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
				checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
				checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
				codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
				compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
				compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
				createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
				createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
				createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
				createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
				createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
				createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
				createForAuthenticatedUser: ["POST /user/repos"],
				createFork: ["POST /repos/{owner}/{repo}/forks"],
				createInOrg: ["POST /orgs/{org}/repos"],
				createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
				createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
				createOrgRuleset: ["POST /orgs/{org}/rulesets"],
				createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
				createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
				createRelease: ["POST /repos/{owner}/{repo}/releases"],
				createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
				createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
				createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
				customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
				customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
				declineInvitation: [
					"DELETE /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
				],
				declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
				delete: ["DELETE /repos/{owner}/{repo}"],
				deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
				deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
				deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
				deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
				deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
				deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
				deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
				deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
				deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
				deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
				deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
				disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
				disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
				disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
				disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
				downloadArchive: [
					"GET /repos/{owner}/{repo}/zipball/{ref}",
					{},
					{ renamed: ["repos", "downloadZipballArchive"] }
				],
				downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
				downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
				enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
				enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
				enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
				enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
				generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
				get: ["GET /repos/{owner}/{repo}"],
				getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
				getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
				getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
				getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
				getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
				getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
				getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
				getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
				getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
				getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
				getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
				getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
				getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
				getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
				getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
				getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
				getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
				getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
				getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
				getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
				getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
				getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
				getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
				getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
				getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
				getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
				getOrgRulesets: ["GET /orgs/{org}/rulesets"],
				getPages: ["GET /repos/{owner}/{repo}/pages"],
				getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
				getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
				getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
				getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
				getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
				getReadme: ["GET /repos/{owner}/{repo}/readme"],
				getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
				getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
				getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
				getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
				getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
				getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
				getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
				getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
				getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
				getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
				getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
				getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
				getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
				getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
				getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
				listActivities: ["GET /repos/{owner}/{repo}/activity"],
				listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
				listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
				listBranches: ["GET /repos/{owner}/{repo}/branches"],
				listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
				listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
				listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
				listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
				listCommits: ["GET /repos/{owner}/{repo}/commits"],
				listContributors: ["GET /repos/{owner}/{repo}/contributors"],
				listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
				listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
				listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
				listForAuthenticatedUser: ["GET /user/repos"],
				listForOrg: ["GET /orgs/{org}/repos"],
				listForUser: ["GET /users/{username}/repos"],
				listForks: ["GET /repos/{owner}/{repo}/forks"],
				listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
				listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
				listLanguages: ["GET /repos/{owner}/{repo}/languages"],
				listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
				listPublic: ["GET /repositories"],
				listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
				listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
				listReleases: ["GET /repos/{owner}/{repo}/releases"],
				listTags: ["GET /repos/{owner}/{repo}/tags"],
				listTeams: ["GET /repos/{owner}/{repo}/teams"],
				listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
				merge: ["POST /repos/{owner}/{repo}/merges"],
				mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
				pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeAppAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
				removeStatusCheckContexts: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				removeTeamAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				removeUserAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
				replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
				requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
				setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				setAppAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				setStatusCheckContexts: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				setTeamAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				setUserAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
				transfer: ["POST /repos/{owner}/{repo}/transfer"],
				update: ["PATCH /repos/{owner}/{repo}"],
				updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
				updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
				updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
				updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
				updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
				updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
				updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				updateStatusCheckPotection: [
					"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
					{},
					{ renamed: ["repos", "updateStatusCheckProtection"] }
				],
				updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
				updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
			},
			search: {
				code: ["GET /search/code"],
				commits: ["GET /search/commits"],
				issuesAndPullRequests: ["GET /search/issues"],
				labels: ["GET /search/labels"],
				repos: ["GET /search/repositories"],
				topics: ["GET /search/topics"],
				users: ["GET /search/users"]
			},
			secretScanning: {
				createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
				getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
				listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
				listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
				listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
			},
			securityAdvisories: {
				createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
				createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
				createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
				createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
				getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
				getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
				listGlobalAdvisories: ["GET /advisories"],
				listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
				listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
				updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
			},
			teams: {
				addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				create: ["POST /orgs/{org}/teams"],
				createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
				deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
				getByName: ["GET /orgs/{org}/teams/{team_slug}"],
				getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				list: ["GET /orgs/{org}/teams"],
				listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
				listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
				listForAuthenticatedUser: ["GET /user/teams"],
				listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
				listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
				listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
				removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
			},
			users: {
				addEmailForAuthenticated: [
					"POST /user/emails",
					{},
					{ renamed: ["users", "addEmailForAuthenticatedUser"] }
				],
				addEmailForAuthenticatedUser: ["POST /user/emails"],
				addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
				block: ["PUT /user/blocks/{username}"],
				checkBlocked: ["GET /user/blocks/{username}"],
				checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
				checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
				createGpgKeyForAuthenticated: [
					"POST /user/gpg_keys",
					{},
					{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
				],
				createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
				createPublicSshKeyForAuthenticated: [
					"POST /user/keys",
					{},
					{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
				],
				createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
				createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
				deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
				deleteEmailForAuthenticated: [
					"DELETE /user/emails",
					{},
					{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
				],
				deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
				deleteGpgKeyForAuthenticated: [
					"DELETE /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
				],
				deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
				deletePublicSshKeyForAuthenticated: [
					"DELETE /user/keys/{key_id}",
					{},
					{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
				],
				deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
				deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
				deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
				follow: ["PUT /user/following/{username}"],
				getAuthenticated: ["GET /user"],
				getById: ["GET /user/{account_id}"],
				getByUsername: ["GET /users/{username}"],
				getContextForUser: ["GET /users/{username}/hovercard"],
				getGpgKeyForAuthenticated: [
					"GET /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
				],
				getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
				getPublicSshKeyForAuthenticated: [
					"GET /user/keys/{key_id}",
					{},
					{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
				],
				getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
				getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
				list: ["GET /users"],
				listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedByAuthenticated: [
					"GET /user/blocks",
					{},
					{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
				],
				listBlockedByAuthenticatedUser: ["GET /user/blocks"],
				listEmailsForAuthenticated: [
					"GET /user/emails",
					{},
					{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
				],
				listEmailsForAuthenticatedUser: ["GET /user/emails"],
				listFollowedByAuthenticated: [
					"GET /user/following",
					{},
					{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
				],
				listFollowedByAuthenticatedUser: ["GET /user/following"],
				listFollowersForAuthenticatedUser: ["GET /user/followers"],
				listFollowersForUser: ["GET /users/{username}/followers"],
				listFollowingForUser: ["GET /users/{username}/following"],
				listGpgKeysForAuthenticated: [
					"GET /user/gpg_keys",
					{},
					{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
				],
				listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
				listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
				listPublicEmailsForAuthenticated: [
					"GET /user/public_emails",
					{},
					{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
				],
				listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
				listPublicKeysForUser: ["GET /users/{username}/keys"],
				listPublicSshKeysForAuthenticated: [
					"GET /user/keys",
					{},
					{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
				],
				listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
				listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
				listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
				listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
				listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
				setPrimaryEmailVisibilityForAuthenticated: [
					"PATCH /user/email/visibility",
					{},
					{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
				],
				setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
				unblock: ["DELETE /user/blocks/{username}"],
				unfollow: ["DELETE /user/following/{username}"],
				updateAuthenticated: ["PATCH /user"]
			}
		};
		let X = new Map();
		for (let [e, t] of Object.entries(ae)) for (let [n, r] of Object.entries(t)) {
			let [t, i, a] = r, [o, s] = t.split(/ /), c = Object.assign({
				method: o,
				url: s
			}, i);
			X.has(e) || X.set(e, new Map()), X.get(e).set(n, {
				scope: e,
				methodName: n,
				endpointDefaults: c,
				decorations: a
			});
		}
		let oe = {
			has({ scope: e }, t) {
				return X.get(e).has(t);
			},
			getOwnPropertyDescriptor(e, t) {
				return {
					value: this.get(e, t),
					configurable: !0,
					writable: !0,
					enumerable: !0
				};
			},
			defineProperty(e, t, n) {
				return Object.defineProperty(e.cache, t, n), !0;
			},
			deleteProperty(e, t) {
				return delete e.cache[t], !0;
			},
			ownKeys({ scope: e }) {
				return [...X.get(e).keys()];
			},
			set(e, t, n) {
				return e.cache[t] = n;
			},
			get({ octokit: e, scope: t, cache: n }, r) {
				if (n[r]) return n[r];
				let i = X.get(t).get(r);
				if (!i) return;
				let { endpointDefaults: a, decorations: o } = i;
				return n[r] = o ? decorate(e, t, r, a, o) : e.request.defaults(a), n[r];
			}
		};
		function endpointsToMethods(e) {
			let t = {};
			for (let n of X.keys()) t[n] = new Proxy({
				octokit: e,
				scope: n,
				cache: {}
			}, oe);
			return t;
		}
		function decorate(e, t, n, r, i) {
			let a = e.request.defaults(r);
			function withDecorations(...r) {
				let o = a.endpoint.merge(...r);
				if (i.mapToData) return o = Object.assign({}, o, {
					data: o[i.mapToData],
					[i.mapToData]: void 0
				}), a(o);
				if (i.renamed) {
					let [r, a] = i.renamed;
					e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
				}
				if (i.deprecated && e.log.warn(i.deprecated), i.renamedParameters) {
					let o = a.endpoint.merge(...r);
					for (let [r, a] of Object.entries(i.renamedParameters)) r in o && (e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`), a in o || (o[a] = o[r]), delete o[r]);
					return a(o);
				}
				return a(...r);
			}
			return Object.assign(withDecorations, a);
		}
		function restEndpointMethods(e) {
			return { rest: endpointsToMethods(e) };
		}
		restEndpointMethods.VERSION = "17.0.0";
		var se = "0.0.0-development";
		function normalizePaginatedListResponse(e) {
			if (!e.data) return {
				...e,
				data: []
			};
			if (!(("total_count" in e.data || "total_commits" in e.data) && !("url" in e.data))) return e;
			let t = e.data.incomplete_results, n = e.data.repository_selection, r = e.data.total_count, i = e.data.total_commits;
			delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, delete e.data.total_commits;
			let a = Object.keys(e.data)[0];
			return e.data = e.data[a], t !== void 0 && (e.data.incomplete_results = t), n !== void 0 && (e.data.repository_selection = n), e.data.total_count = r, e.data.total_commits = i, e;
		}
		function iterator(e, t, n) {
			let r = typeof t == "function" ? t.endpoint(n) : e.request.endpoint(t, n), i = typeof t == "function" ? t : e.request, a = r.method, o = r.headers, s = r.url;
			return { [Symbol.asyncIterator]: () => ({ async next() {
				if (!s) return { done: !0 };
				try {
					let e = normalizePaginatedListResponse(await i({
						method: a,
						url: s,
						headers: o
					}));
					if (s = ((e.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !s && "total_commits" in e.data) {
						let t = new URL(e.url), n = t.searchParams, r = parseInt(n.get("page") || "1", 10);
						r * parseInt(n.get("per_page") || "250", 10) < e.data.total_commits && (n.set("page", String(r + 1)), s = t.toString());
					}
					return { value: e };
				} catch (e) {
					if (e.status !== 409) throw e;
					return s = "", { value: {
						status: 200,
						headers: {},
						data: []
					} };
				}
			} }) };
		}
		function paginate(e, t, n, r) {
			return typeof n == "function" && (r = n, n = void 0), gather(e, [], iterator(e, t, n)[Symbol.asyncIterator](), r);
		}
		function gather(e, t, n, r) {
			return n.next().then((i) => {
				if (i.done) return t;
				let a = !1;
				function done() {
					a = !0;
				}
				return t = t.concat(r ? r(i.value, done) : i.value.data), a ? t : gather(e, t, n, r);
			});
		}
		Object.assign(paginate, { iterator });
		function paginateRest(e) {
			return { paginate: Object.assign(paginate.bind(null, e), { iterator: iterator.bind(null, e) }) };
		}
		paginateRest.VERSION = se, new Context();
		let Z = getApiBaseUrl(), ce = {
			baseUrl: Z,
			request: {
				agent: getProxyAgent(Z),
				fetch: getProxyFetch(Z)
			}
		}, le = Octokit.plugin(restEndpointMethods, paginateRest).defaults(ce);
		function getOctokitOptions(e, t) {
			let n = Object.assign({}, t || {}), r = getAuthString(e, n);
			r && (n.auth = r);
			let i = getUserAgentWithOrchestrationId(n.userAgent);
			return i && (n.userAgent = i), n;
		}
		new Context();
		function getOctokit(e, t, ...n) {
			return new (le.plugin(...n))(getOctokitOptions(e, t));
		}
	})
};
