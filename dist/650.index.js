export const id = 650;
export const ids = [650];
export const modules = {
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
	5537: ((e, t, n) => {
		n.d(t, {
			B: () => List,
			z: () => mayBeCut
		});
		var r = n(4222);
		async function* everyPage(e, t = {}) {
			let n = new Set(), i = t.skip ?? 0;
			for (;;) {
				let a = t.top === void 0 ? void 0 : t.top - n.size;
				if (a === 0) return !0;
				let { records: o, count: s } = await e({
					top: a,
					skip: i || void 0,
					count: t.count ?? !0
				}), c = n.size, l = o.slice(0, a).filter(({ id: e }) => !n.has(e) && n.add(e));
				if (yield (0, r.s)({
					records: l,
					count: s
				}), o.length === 0) return s === void 0 || i >= s;
				if (n.size === c) return !1;
				if (i += o.length, s !== void 0 && i >= s) return n.size >= Math.min(s - (t.skip ?? 0), t.top ?? Infinity);
			}
		}
		class List {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t;
			}
			then(e, t) {
				return this.#n ??= this.#e(this.#t), this.#n.then(e, t);
			}
			async *[Symbol.asyncIterator]() {
				for await (let { records: e } of this.pages()) yield* e;
			}
			pages() {
				return everyPage(this.#e, this.#t);
			}
			async all(e = () => {}) {
				let t = [], n, i = this.pages();
				for (;;) {
					let a = await i.next();
					if (a.done) return (0, r.s)({
						records: t,
						complete: a.value,
						count: n
					});
					let { records: o, count: s } = a.value;
					for (let e of o) t.push(e);
					n = s ?? n, e((0, r.s)({
						read: t.length,
						count: n
					}));
				}
			}
		}
		function mayBeCut(e) {
			return e < 20 ? !1 : e % 10 == 0 || e % 25 == 0 || !(e & e - 1);
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
