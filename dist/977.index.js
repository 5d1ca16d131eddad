"use strict";
exports.id = 977, exports.ids = [977], exports.modules = {
	210: ((e, t, n) => {
		n.d(t, { z: () => restCall });
		var r = n(9413);
		function restCall(e, t) {
			let n = (0, r.n)(e, t), i = {
				...n.headers,
				"cache-control": "no-cache"
			};
			return {
				operation: t.operation,
				http: n.method === "GET" ? {
					...n,
					headers: i
				} : n,
				service: t
			};
		}
	}),
	5977: ((e, t, n) => {
		n.d(t, { deliverByRest: () => deliverByRest });
		var r = n(5494), i = n(7600), a = n(2899), o = n(5075), s = n(9789), c = n(1483), l = n(4914), u = n(210), d = n(3227), f = n(1231);
		let p = 1e3;
		class Finder {
			#e;
			#t;
			constructor(e, t) {
				this.#e = e, this.#t = t;
			}
			async post(e, t, n) {
				let r = new AbortController(), i = e.post(t, n, r.signal), a = this.#n(e.until(r.signal)), o = await Promise.race([i.then(() => []), a]);
				o.length > 0 && r.abort();
				let s = await i;
				return r.abort(), await a, o.length > 0 ? {
					type: "seen",
					ids: o
				} : {
					type: "ended",
					exchange: s
				};
			}
			async #n(e) {
				let { sleep: t } = e.world;
				for (let n = 5e3;; n *= 2) {
					if (await t(n), e.stopped || e.remainingMs <= 500) return [];
					let { ids: r, again: i } = await this.#e(e, "newest");
					if (e.stopped) return [];
					if (r.length > 0 || i !== void 0) return r;
				}
			}
			async accepted(e) {
				let { now: t, sleep: n } = e.world, r = t() + Math.min(this.#r(e), e.remainingMs - 500);
				for (;;) {
					if (e.stopped) return [];
					let { ids: i, again: a } = await this.#e(e);
					if (i.length > 0 || a !== void 0 || t() + p >= r) return i;
					await n(p);
				}
			}
			async look(e) {
				let { now: t, sleep: n } = e.world, r = t();
				for (;;) {
					if (e.stopped) return {
						there: "unproved",
						reason: "this step was cancelled",
						refused: !1
					};
					let i = t(), a = await this.#e(e);
					if (a.ids.length > 0) return {
						there: "yes",
						ids: a.ids
					};
					let o = this.#r(e), s = i >= r + o;
					if (a.doubt === void 0 && s) return { there: "no" };
					if (a.again === "useless" || a.again === "until-settled" && s || e.remainingMs <= 500) return unproved(a, o);
					let c = a.doubt === void 0 || a.again === "until-settled" ? r + o - t() : p, l = c + 500 < e.remainingMs;
					await n(Math.max(0, l ? c : e.remainingMs / 2));
				}
			}
			#r({ slowestMs: e }) {
				return (0, f.y)({
					settleMs: this.#t,
					slowestMs: e
				});
			}
		}
		function unproved({ doubt: e, again: t }, n) {
			return {
				there: "unproved",
				reason: e ?? `it was not there yet, but only ${(0, l.Y)(n)} without it would prove that it is not to come`,
				refused: t === "useless"
			};
		}
		async function deliverByRest(e, t, n, r, i) {
			let a = r.kind === "task" ? await boardOf(e, n) : void 0;
			if (a !== void 0 && "outcome" in a) return a;
			let o = i === void 0 ? void 0 : lateSearch(n, {
				draft: r,
				marker: i,
				board: a?.id
			}), s = (0, u.z)(n, contentRequest(t, n, r, a?.id)), c = o === void 0 ? void 0 : new Finder(o, t.settleTime * 1e3), { delivery: l, settleTime: f } = t;
			return (0, d.G)(e, s, {
				delivery: l,
				settleTime: f,
				kind: r.kind
			}, c);
		}
		function lateSearch(e, t) {
			if (t.draft.kind !== "message") return async (r, i) => (await n.e(541).then(n.bind(n, 5541))).searchFor(e, t)(r, i);
		}
		async function boardOf(e, t) {
			if (t.board !== void 0) return { id: t.board };
			let n = (0, u.z)(t, (0, i.wP)(t.target)), { exchange: a, value: o } = await e.read(n, (e) => (0, c.L7)(e, r.xi));
			return o === void 0 ? a.type === "failure" || a.status >= 300 ? e.result("not-delivered", n, (0, l.V)(a), a) : e.result("not-delivered", n, {
				reason: "the answer does not show the task board of the target",
				hint: "Check that base-url is the address of the service."
			}) : o;
		}
		function contentRequest(e, t, n, r = 0) {
			let { target: i, category: c, assignees: l } = t, { senderName: u, senderAvatar: d } = e, f = {
				displayName: u,
				avatar: d
			}, p = {
				subject: n.subject ?? "",
				body: n.body,
				sender: f
			};
			return n.kind === "message" ? (0, a.K)(i, p) : n.kind === "topic" ? (0, s.OY)(i, p) : (0, o.UT)({
				...p,
				board: r,
				category: c,
				assignees: l
			});
		}
	}),
	5494: ((e, t, n) => {
		n.d(t, {
			$B: () => h,
			PG: () => y,
			S0: () => m,
			SQ: () => b,
			UU: () => _,
			Wr: () => g,
			YB: () => columns,
			uj: () => p,
			xC: () => decodeBoardTasks,
			xi: () => v
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
			outAssociations: (0, r.p_)((0, r.cY)(() => s))
		}, l = {
			__descriptor: r.Qq,
			id: r.rD,
			categories: (0, r.p_)((0, r.cY)(() => u))
		}, u = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			tasks: (0, r.p_)((0, r.cY)(() => d))
		}, d = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			assignees: (0, r.p_)((0, r.cY)(() => a)),
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
			members: (0, r.p_)((0, r.cY)(() => o))
		}, p = (0, r.g1)(() => f), m = (0, r.g1)(() => a), h = (0, r.g1)(() => o), g = (0, r.g1)(() => c), _ = (0, r.g1)(() => d), v = (0, r.g1)(() => l), y = (0, r.g1)(() => u), b = (0, r.g1)(() => ({
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
		let decodeBoardTasks = (e) => Array.isArray(e.value) ? (0, i.Yt)(e).map(_) : columns(_)(e).flatMap(({ category: e, tasks: t }) => {
			let n = (0, r.cY)(() => u)(e);
			return t.map((e) => ({
				...e,
				category: n
			}));
		});
	}),
	7600: ((e, t, n) => {
		n.d(t, {
			d4: () => listCategories,
			kn: () => Boards,
			tv: () => boardTasks,
			wP: () => showBoard
		});
		var r = n(5494), i = n(1483), a = n(8100), o = n(5513);
		let s = ["id", "categories"], c = [
			"id",
			"name",
			"tasks"
		];
		function showBoard(e, t = {}) {
			let n = (0, o._L)([(0, o.Wo)(s, t.select ?? ["id"])]);
			return {
				operation: "boards.show",
				method: "GET",
				path: `${(0, a.Bd)(e)}/board${n}`
			};
		}
		function boardTasks(e) {
			return {
				operation: "boards.tasks",
				method: "GET",
				path: `${(0, a.Bd)(e)}/TaskBoard.Get()`
			};
		}
		function listCategories(e, t = {}) {
			return {
				operation: "boards.categories",
				method: "GET",
				path: `/taskBoards(${(0, a.fn)("board", e)})/categories` + (0, o._L)([(0, o.Wo)(c, t.select ?? ["id", "name"])])
			};
		}
		class Boards {
			#e;
			constructor(e) {
				this.#e = e;
			}
			async show(e, t = {}) {
				return this.#e.get(showBoard(e, t), r.xi);
			}
			async tasks(e) {
				return this.#e.get(boardTasks(e), r.xC);
			}
			async categories(e, t = {}) {
				return this.#e.get(listCategories(e, t), (0, i.p_)(r.PG));
			}
		}
	}),
	2899: ((e, t, n) => {
		n.d(t, {
			K: () => postChatMessage,
			r: () => Chat
		});
		var r = n(5494), i = n(8100), a = n(3340);
		function postChatMessage(e, { body: t, sender: n }) {
			return {
				operation: "chat.post",
				method: "POST",
				path: `${(0, i.Bd)(e)}/Chat.PostMessage()`,
				body: {
					body: t,
					...(0, a.g)(n)
				}
			};
		}
		class Chat {
			#e;
			constructor(e) {
				this.#e = e;
			}
			async post(e, t) {
				return this.#e.create(postChatMessage(e, t), r.SQ);
			}
		}
	}),
	5075: ((e, t, n) => {
		n.d(t, {
			UT: () => createTask,
			Vk: () => listTasks,
			ZU: () => Tasks
		});
		var r = n(5494), i = n(8100), a = n(5513), o = n(3340);
		let s = [
			"id",
			"subject",
			"body",
			"assignees",
			"category",
			"board",
			"modifyDate",
			"createDate",
			"dueDate",
			"completeDate",
			"short",
			"attachmentsCount",
			"commentsCount"
		];
		function listTasks(e, t = {}) {
			return {
				operation: "tasks.list",
				method: "GET",
				path: `/taskCategories(${(0, i.fn)("category", e)})/tasks` + (0, a.ND)(s, t)
			};
		}
		function createTask(e) {
			let { subject: t, body: n, assignees: r, category: a, sender: s } = e;
			return {
				operation: "tasks.create",
				method: "POST",
				path: "/tasks",
				body: {
					subject: t,
					body: n,
					assignees: r && { results: r.map((e) => ({ id: (0, i.VJ)("assignees", e) })) },
					category: a === void 0 ? void 0 : { id: (0, i.VJ)("category", a) },
					board: { id: (0, i.VJ)("board", e.board) },
					...(0, o.g)(s)
				}
			};
		}
		class Tasks {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(r.UU, t, (n) => listTasks(e, {
					...t,
					...n
				}));
			}
			async create(e) {
				return this.#e.create(createTask(e), r.UU);
			}
		}
	}),
	9789: ((e, t, n) => {
		n.d(t, {
			OY: () => createTopic,
			hk: () => listTopics,
			nl: () => Topics
		});
		var r = n(5494), i = n(2767), a = n(8100), o = n(5513), s = n(3340);
		function listTopics(e, t = {}) {
			return {
				operation: "topics.list",
				method: "GET",
				path: `${(0, a.Bd)(e)}/Post.Stream(archived=${t.archived === !0})` + (0, o._L)([["$format", "json"], ...(0, o.kZ)(t)])
			};
		}
		function createTopic(e, t) {
			let { subject: n, body: r, sender: o } = t;
			return {
				operation: "topics.create",
				method: "POST",
				path: "/posts",
				body: {
					subject: n,
					body: r,
					outAssociations: { results: ("type" in e ? [{
						inType: i.W7[e.type],
						inId: e.id
					}] : e).map(({ inType: e, inId: t }) => ({
						inSecured: !0,
						inType: e,
						inId: (0, a.VJ)("topic target", t)
					})) },
					recordType: "note",
					...(0, s.g)(o)
				}
			};
		}
		class Topics {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(r.Wr, t, (n) => listTopics(e, {
					...t,
					...n
				}));
			}
			async create(e, t) {
				return this.#e.create(createTopic(e, t), r.Wr);
			}
		}
	}),
	1483: ((e, t, n) => {
		n.d(t, {
			Ci: () => decodePage,
			D8: () => anything,
			Im: () => truth,
			L7: () => decodeOne,
			PR: () => decodeCreated,
			Qq: () => text,
			cY: () => nested,
			g1: () => record,
			mV: () => textOrNumber,
			p_: () => list,
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
		function decodeCreated(e, t) {
			try {
				return decodeOne(e, t);
			} catch (e) {
				if (e instanceof r.Xc) return;
				throw e;
			}
		}
		function record(e) {
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
		function list(e) {
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
		var r = n(229), i = n(8100);
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
