"use strict";
exports.id = 888, exports.ids = [888], exports.modules = {
	5494: ((e, t, n) => {
		n.d(t, {
			$B: () => m,
			PG: () => g,
			YB: () => columns,
			uj: () => p,
			xi: () => h
		});
		var r = n(1483), i = n(9605);
		let a = {
			__descriptor: r.Qq,
			id: r.rD,
			username: r.Qq,
			displayName: r.Qq,
			emailAddress: r.Qq
		}, o = {
			__descriptor: r.Qq,
			id: r.rD,
			role: r.Qq,
			roles: r.D8,
			extras: r.D8,
			member: (0, r.cY)(() => a)
		}, s = {
			__descriptor: r.Qq,
			inType: r.Qq,
			inId: r.rD,
			inSecured: r.Im
		}, c = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			recordType: r.Qq,
			outAssociations: (0, r.c3)((0, r.cY)(() => s))
		}, l = {
			__descriptor: r.Qq,
			id: r.rD,
			categories: (0, r.c3)((0, r.cY)(() => u))
		}, u = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			tasks: (0, r.c3)((0, r.cY)(() => d))
		}, d = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			assignees: (0, r.c3)((0, r.cY)(() => a)),
			category: (0, r.cY)(() => u),
			board: (0, r.cY)(() => l),
			short: r.mV,
			createDate: r.Qq,
			modifyDate: r.Qq,
			dueDate: r.Qq,
			completeDate: r.Qq,
			attachmentsCount: r.rD,
			commentsCount: r.rD
		}, f = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			nickname: r.Qq,
			about: r.Qq,
			description: r.Qq,
			board: (0, r.cY)(() => l),
			members: (0, r.c3)((0, r.cY)(() => o))
		}, p = (0, r.XF)(() => f);
		(0, r.XF)(() => a);
		let m = (0, r.XF)(() => o);
		(0, r.XF)(() => c), (0, r.XF)(() => d);
		let h = (0, r.XF)(() => l), g = (0, r.XF)(() => u);
		(0, r.XF)(() => ({
			__descriptor: r.Qq,
			id: r.re
		}));
		function columns(e) {
			return ({ value: t, path: n }) => {
				if (!(0, i.Gv)(t)) throw (0, i.J4)(n, "a board", t);
				return (0, i.Yt)({
					value: t.categories,
					path: (0, i.fj)(n, "categories")
				}).map((t) => {
					if (!(0, i.Gv)(t.value)) throw (0, i.J4)(t.path, "a category", t.value);
					let { tasks: n, ...r } = t.value, a = (0, i.Yt)({
						value: n,
						path: (0, i.fj)(t.path, "tasks")
					});
					return {
						category: {
							value: r,
							path: t.path
						},
						tasks: a.map(e)
					};
				});
			};
		}
	}),
	5753: ((e, t, n) => {
		n.d(t, { d: () => ServiceReader });
		var r = n(452), i = n(9407), a = n(3260);
		let o = [
			"final",
			"redirect",
			"conflict",
			"hopeless"
		];
		function decideRead(e, t, n = !0) {
			let r = (0, i.L)(e);
			if (o.includes(r) || isWhole(e) && n) return { do: "use" };
			let s = (0, a.Wv)(e, t);
			return s.type === "wait" ? {
				do: "read-again",
				afterMs: s.ms
			} : { do: "use" };
		}
		function isWhole(e) {
			return e.type === "answer" && e.status < 300 && (e.complete || e.oversize === !0);
		}
		async function sendRead(e, t, n) {
			let { send: r, now: i, sleep: o, random: s, signal: c } = e, { deadline: l, maxBytes: u = 16777216, tryMs = () => 15e3, readable = () => !0 } = n, d = 0, f = 0;
			for (let e = 0;; e++) {
				let n = l - i(), p = await r(t, {
					timeoutMs: Math.max(1, Math.min(tryMs(n), n)),
					maxBytes: u,
					signal: c
				});
				if (c?.aborted) return p;
				let m = !isWhole(p) || readable(p);
				m || (d += 1);
				let h = decideRead(p, {
					earlierTries: e,
					unresolved: f,
					now: i(),
					remainingMs: l - i(),
					random: s
				}, m || d === 5);
				if (h.do === "use" || ((0, a.U4)(p) && (f += 1), await o(h.afterMs), c?.aborted)) return p;
			}
		}
		var s = n(8774), c = n(617), l = n(9605), u = n(9413), d = n(5538);
		class ServiceReader {
			refusal;
			#e;
			constructor(e) {
				this.#e = e;
			}
			by(e) {
				let t = new ServiceReader({
					...this.#e,
					deadline: e
				});
				return t.refusal = this.refusal, t;
			}
			async read(e, t, n = "bounded") {
				if (this.refusal !== void 0) throw this.refusal;
				let r = {}, i = await this.#t(e, (e) => {
					let { status: i, body: a, complete: o, oversize: s } = e, c = i === 200 && (s === !0 || (0, l.gH)(a));
					return r = c ? { tooLong: c } : i === 200 && o ? decoded(t, a) : {}, "value" in r || c && n === "any";
				}), { value: a, tooLong: o = !1 } = r;
				if (a !== void 0 && i.type === "answer") return {
					value: a,
					fresh: !isStored(i)
				};
				let s = unreadError(e, i, o);
				throw s.status === 401 && (this.refusal = s), s;
			}
			async #t(e, t) {
				let { account: n, world: r, deadline: i, record: a } = this.#e, { now: o, send: s, signal: c } = r, l = o();
				if (l >= i) throw new d.o("no time is left", { hint: "Allow more time with the option timeout." });
				let f = 0, tryMs = (e) => readMs(e, f++), p = (0, u.n)(n, e), m = {
					...p,
					headers: {
						...p.headers,
						"cache-control": "no-cache"
					}
				}, h = await sendRead({
					...r,
					send: a.timed(s, o)
				}, m, {
					deadline: i,
					tryMs,
					maxBytes: 262144,
					readable: t
				});
				return c?.aborted && h.type !== "answer" || a.addRead(e.operation, h, o() - l), h;
			}
		}
		function readMs(e, t) {
			let n = Math.min(6e4, e) / 8 * 2 ** t;
			return Math.floor(Math.min(e / 2, Math.max(2e3, n)));
		}
		function decoded(e, t) {
			try {
				return { value: e(t) };
			} catch (e) {
				if (e instanceof r.Xc) return {};
				throw e;
			}
		}
		function unreadError(e, t, n) {
			let { reason: r, hint: a } = (0, s.V)(t);
			if (t.type === "failure") return new d.o(r, {
				hint: a,
				exchange: t,
				refused: t.permanent
			});
			let { status: o, complete: l } = t;
			if (o !== 200) {
				let n = (0, i.L)(t) === "final";
				return new d.o(r, {
					hint: (0, c.o)(e, o) || a,
					exchange: t,
					refused: n
				});
			}
			let u = a || "Check that base-url is the address of the service.";
			return n ? new d.o("an answer was too long", {
				hint: u,
				exchange: t,
				tooLong: n
			}) : new d.o(l ? "the answer could not be read" : "an answer broke off", {
				hint: u,
				exchange: t
			});
		}
		function isStored({ headers: e }) {
			let t = [e["x-cache"], e["cf-cache-status"]];
			return Number(e.age ?? 0) > 0 || t.some((e) => /\bhit\b/i.test(e ?? ""));
		}
	}),
	5538: ((e, t, n) => {
		n.d(t, {
			U: () => readResult,
			o: () => UnreadError
		});
		var r = n(4222);
		class UnreadError extends Error {
			hint;
			exchange;
			refused;
			tooLong;
			constructor(e, { hint: t = "", exchange: n, refused: r = !1, tooLong: i = !1 } = {}) {
				super(e), this.hint = t, this.exchange = n, this.refused = r, this.tooLong = i;
			}
			get status() {
				return this.exchange?.type === "answer" ? this.exchange.status : void 0;
			}
		}
		async function readResult(e) {
			try {
				return {
					type: "read",
					value: await e()
				};
			} catch (e) {
				if (!(e instanceof UnreadError)) throw e;
				let { message: t, hint: n, status: i } = e;
				return (0, r.s)({
					type: "unread",
					reason: t,
					hint: n,
					status: i
				});
			}
		}
	}),
	7600: ((e, t, n) => {
		n.d(t, {
			d4: () => listCategories,
			tv: () => boardTasks,
			wP: () => showBoard
		}), n(5494), n(1483);
		var r = n(8100), i = n(5513);
		let a = ["id", "categories"], o = [
			"id",
			"name",
			"tasks"
		];
		function showBoard(e, t = {}) {
			let n = (0, i._L)([(0, i.Wo)(a, t.select ?? ["id"])]);
			return {
				operation: "boards.show",
				method: "GET",
				path: `${(0, r.Bd)(e)}/board${n}`
			};
		}
		function boardTasks(e) {
			return {
				operation: "boards.tasks",
				method: "GET",
				path: `${(0, r.Bd)(e)}/TaskBoard.Get()`
			};
		}
		function listCategories(e, t = {}) {
			return {
				operation: "boards.categories",
				method: "GET",
				path: `/taskBoards(${(0, r.fn)("board", e)})/categories` + (0, i._L)([(0, i.Wo)(o, t.select ?? ["id", "name"])])
			};
		}
	}),
	1483: ((e, t, n) => {
		n.d(t, {
			Ci: () => decodePage,
			D8: () => anything,
			Im: () => truth,
			L7: () => decodeOne,
			Qq: () => text,
			XF: () => recordWithId,
			c3: () => listOf,
			cY: () => nested,
			mV: () => textOrNumber,
			rD: () => wholeNumber,
			re: () => textId
		});
		var r = n(452), i = n(9605);
		function decodePage(e, t) {
			let n = (0, i.FK)(e), r = (0, i.Yt)(n).map(t);
			return n.count === void 0 ? { records: r } : {
				records: r,
				count: n.count
			};
		}
		function decodeOne(e, t) {
			return t((0, i.FK)(e));
		}
		function recordWithId(e) {
			let t = nested(e);
			return (e) => {
				let n = t(e);
				if (n.id === void 0) throw (0, i.J4)((0, i.fj)(e.path, "id"), "an id", void 0);
				return n;
			};
		}
		function nested(e) {
			return (t) => {
				let { value: n, path: a } = single(t);
				if (!(0, i.Gv)(n)) throw (0, i.J4)(a, "an object", n);
				if (a.length > 1e3) throw new r.Xc(`${a.slice(0, 60)}\u2026`, "is nested too deeply");
				let o = e(), s = Object.entries(n).flatMap(([e, t]) => {
					if (isDeferred(t)) return [];
					let n = Object.hasOwn(o, e) ? o[e] : void 0;
					return n === void 0 ? [[e, asItCame(t)]] : t === null ? [] : [[e, n({
						value: t,
						path: (0, i.fj)(a, e)
					})]];
				});
				return Object.fromEntries(s);
			};
		}
		function listOf(e) {
			return (t) => (0, i.Yt)(t).map(e);
		}
		let text = ({ value: e, path: t }) => {
			if (typeof e == "string") return e;
			throw (0, i.J4)(t, "a text", e);
		}, textOrNumber = (e) => typeof e.value == "number" ? String(e.value) : text(e), textId = (e) => {
			let t = textOrNumber(e);
			if (t === "") throw (0, i.J4)(e.path, "an id", void 0);
			return t;
		}, truth = ({ value: e, path: t }) => {
			if (typeof e == "boolean") return e;
			throw (0, i.J4)(t, "true or false", e);
		}, wholeNumber = ({ value: e, path: t }) => {
			let n = typeof e == "string" && /^\d{1,16}$/.test(e) ? Number(e) : e;
			if (typeof n == "number" && Number.isSafeInteger(n) && n >= 0) return n;
			throw (0, i.J4)(t, "a whole number", e);
		}, anything = ({ value: e }) => asItCame(e);
		function single(e) {
			let { value: t, path: n } = e;
			return (0, i.Gv)(t) && Object.hasOwn(t, "results") && (0, i.Gv)(t.results) ? {
				value: t.results,
				path: (0, i.fj)(n, "results")
			} : e;
		}
		function asItCame(e) {
			return (0, i.Gv)(e) && Array.isArray(e.results) ? e.results : e;
		}
		function isDeferred(e) {
			return (0, i.Gv)(e) && Object.hasOwn(e, "__deferred");
		}
	}),
	9413: ((e, t, n) => {
		n.d(t, { n: () => toHttpRequest });
		var r = n(4222);
		let i = "/api/1/odata.svc";
		function toHttpRequest(e, t) {
			let { method: n, path: i, body: a } = t, o = {
				accept: "application/json",
				authorization: basic(e)
			}, s = new URL(apiRoot(e.baseUrl) + i);
			return n === "GET" ? {
				method: n,
				url: s,
				headers: o
			} : (0, r.s)({
				method: n,
				url: s,
				headers: {
					...o,
					"content-type": "application/json"
				},
				body: a === void 0 ? void 0 : JSON.stringify(a)
			});
		}
		function apiRoot(e) {
			let t = e.pathname.replace(/\/+$/, "");
			return e.origin + (t.endsWith(i) ? t : t + i);
		}
		function basic({ username: e, password: t }) {
			return `Basic ${Buffer.from(`${e}:${t}`, "utf8").toString("base64")}`;
		}
	}),
	5513: ((e, t, n) => {
		n.d(t, {
			ND: () => listQuery,
			Wo: () => selectPart,
			_L: () => queryString,
			kZ: () => pageParts
		});
		var r = n(9861), i = n(8100);
		function queryString(e) {
			let t = e.flatMap(([e, t]) => t === void 0 ? [] : [`${e}=${t}`]);
			return t.length === 0 ? "" : `?${t.join("&")}`;
		}
		function listQuery(e, t) {
			return queryString([...pageParts(t), selectPart(e, t.select)]);
		}
		function pageParts(e) {
			return [
				["$top", wholeNumber("top", e.top)],
				["$skip", wholeNumber("skip", e.skip)],
				["$inlinecount", e.count ? "allpages" : void 0]
			];
		}
		function selectPart(e, t) {
			if (t === void 0 || t.length === 0) return ["$select", void 0];
			let n = t.map((t) => (0, i.yL)("select", e, t));
			return ["$select", (n.includes("id") ? n : ["id", ...n]).join(",")];
		}
		function wholeNumber(e, t) {
			if (t !== void 0) {
				if (Number.isSafeInteger(t) && t >= 0) return String(t);
				throw (0, i.Qm)(e, `must be a whole number from 0, got ${(0, r.SP)(t)}`, "Give a count of records");
			}
		}
	})
};
