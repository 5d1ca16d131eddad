export const id = 88;
export const ids = [88];
export const modules = { 7088: ((e, t, n) => {
	n.d(t, { deliverByRest: () => deliverByRest });
	var r = n(5494), i = n(7600), a = n(2899), o = n(5075), s = n(9789), c = n(1483), l = n(4914), u = n(9413);
	function restCall(e, t) {
		let n = (0, u.n)(e, t), r = {
			...n.headers,
			"cache-control": "no-cache"
		};
		return {
			operation: t.operation,
			http: n.method === "GET" ? {
				...n,
				headers: r
			} : n,
			service: t
		};
	}
	var d = n(3227), f = n(1231);
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
	var m = n(9605), h = n(5537), g = n(9407), _ = n(3424);
	let v = /\bd-[0-9a-f]{16}(?![0-9a-f])/, y = /(?:\u2026|\.\.\.)\s*$/;
	function sightOf({ subject: e = "", body: t }, n) {
		let r = t.indexOf(n) + n.length, i = RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${n}`).exec(t)?.[1], a = letters(e), o = [letters(t), letters(t.replaceAll(n, ""))];
		return (e) => {
			let t = e.body?.trim() ?? "";
			if (t.includes(n)) return "ours";
			if (v.test(t)) return "other";
			if (i !== void 0 && t.includes(i)) return "perhaps";
			if (!mayBeSame(a, letters(e.subject ?? ""))) return "other";
			if (t === "") return "perhaps";
			let s = letters(t);
			return s !== "" && o.some((e) => e.startsWith(s)) ? "perhaps" : !e.subject?.trim() || t.length >= r ? "other" : y.test(t) ? "perhaps" : "if-cut";
		};
	}
	let b = (0, _.g)(String.raw`[^\p{L}\p{N}]+`, "g");
	function mayBeSame(e, t) {
		return e === "" || t === "" || e.includes(t) || t.includes(e);
	}
	function letters(e) {
		return e.replaceAll(b(), "").toLowerCase();
	}
	class Doubts {
		#e;
		#t = 0;
		#n = 0;
		#r = new Map();
		note({ id: e, body: t }, n) {
			let r = t?.length ?? 0;
			r > this.#t && ([this.#t, this.#n] = [r, 0]), r === this.#t && (this.#n += 1), n === "perhaps" && (this.#e ??= e), n === "if-cut" && !this.#r.has(r) && this.#r.set(r, e);
		}
		get first() {
			return this.#e ?? (this.#n >= 3 ? this.#r.get(this.#t) : void 0);
		}
	}
	async function lookThrough(e, t, n = "all") {
		let r = new View(e, t), i = await r.read(0), a = i.records.length;
		if (i.count === void 0) return r.seen(await endsWithEmptyPage(r, a), i.count);
		for (let e of wavesOf(Math.ceil(i.count / a))) {
			if (r.ids.length > 0) break;
			let t = r.different, i = Promise.allSettled(e.map((e) => readPart(r, e * a, (e + 1) * a))), o = (await Promise.race([i, r.found]))?.find((e) => e.status === "rejected");
			if (o !== void 0 && r.ids.length === 0) throw o.reason;
			if (r.different === t || n === "newest") break;
		}
		return r.seen(r.different >= i.count && r.lowestCount >= i.count, i.count);
	}
	function* wavesOf(e) {
		if (!Number.isFinite(e) || e <= 1) return;
		let wave = (t) => Array.from({ length: Math.min(4, e - t) }, (e, n) => t + n), t = Math.max(1, e - 4);
		yield wave(t);
		for (let n = 1; t > 1 && n < e; n += 4) yield wave(n);
	}
	async function readPart(e, t, n) {
		for (let r = t; r < n;) {
			let { records: t } = await e.read(r);
			if (t.length === 0) return;
			r += t.length;
		}
	}
	async function endsWithEmptyPage(e, t) {
		for (let n = t, r = n; n > 0 && e.ids.length === 0; r += n) {
			let t = e.different;
			if (n = (await e.read(r)).records.length, e.different < t + n) return !1;
		}
		return t > 0;
	}
	class View {
		ids = [];
		lowestCount = Infinity;
		found;
		#e;
		#t = new Set();
		#n;
		#r;
		#i = new Doubts();
		constructor(e, t) {
			this.#n = e, this.#r = t;
			let { promise: n, resolve: r } = Promise.withResolvers();
			this.found = n, this.#e = () => r(void 0);
		}
		get different() {
			return this.#t.size;
		}
		async read(e) {
			let t = await this.#n(e);
			for (let e of t.records) {
				if (this.#t.has(e.id)) continue;
				this.#t.add(e.id);
				let t = this.#r(e);
				t === "ours" && this.ids.push(e.id), this.#i.note(e, t);
			}
			return this.ids.length > 0 && this.#e(), this.lowestCount = Math.min(this.lowestCount, t.count ?? this.lowestCount), t;
		}
		seen(e, t) {
			return {
				ids: [...this.ids],
				whole: e,
				perhaps: this.#i.first,
				count: t
			};
		}
	}
	class Unread extends Error {
		refused;
		tooLong;
		constructor(e, { refused: t = !1, tooLong: n = !1 } = {}) {
			super(e), this.refused = t, this.tooLong = n;
		}
	}
	class Reader {
		#e;
		#t;
		constructor(e, t) {
			this.#e = e, this.#t = t;
		}
		async read(e, t, n) {
			let r = await this.#e.read(restCall(this.#t, e), t, n), { exchange: i } = r;
			if (i.type === "answer" && isStored(i)) throw new Unread("an answer came from a cache");
			if (r.value !== void 0) return r.value;
			let { reason: a } = (0, l.V)(i);
			throw i.type === "failure" ? new Unread(a, { refused: i.permanent }) : i.status === 200 ? r.tooLong ? new Unread("an answer was too long", { tooLong: !0 }) : new Unread(i.complete ? "its records could not be read" : "an answer broke off") : new Unread(a, { refused: (0, g.L)(i) === "final" });
		}
		async list(e, t, n) {
			let r = 50, readPage = async (t) => {
				for (;;) {
					let n = r, i = {
						top: n,
						skip: t > 0 ? t : void 0,
						count: !0
					};
					try {
						return await this.read(e(i), decodeEntries, "any");
					} catch (e) {
						if (!(e instanceof Unread) || !e.tooLong || n === 1) throw e;
						r = Math.min(r, Math.ceil(n / 4));
					}
				}
			};
			return lookThrough(readPage, t, n);
		}
	}
	function isStored({ headers: e }) {
		let t = [e["x-cache"], e["cf-cache-status"]];
		return Number(e.age ?? 0) > 0 || t.some((e) => /\bhit\b/i.test(e ?? ""));
	}
	function decodeEntries(e) {
		return (0, c.Ci)(e, decodeEntry);
	}
	let decodeEntry = ({ value: e, path: t }) => {
		if (!(0, m.Gv)(e)) throw (0, m.J4)(t, "a record", e);
		let { id: n, subject: r, body: i = null } = e;
		if (i !== null && typeof i != "string") throw (0, m.J4)((0, m.fj)(t, "body"), "a text", i);
		let a = {
			id: (0, c.rD)({
				value: n,
				path: (0, m.fj)(t, "id")
			}),
			body: i
		};
		return typeof r == "string" ? {
			...a,
			subject: r
		} : a;
	};
	async function searchBoard(e, { target: t, board: n }, r, a) {
		let o = seenIn(await columnsOf(e, (0, i.tv)(t)), r);
		return o.whole || o.ids.length > 0 ? o : searchCategories(e, n, r, a);
	}
	function seenIn(e, t) {
		let n = new Doubts(), r = e.flat(), i = r.filter((e) => {
			let r = t(e);
			return n.note(e, r), r === "ours";
		}), a = [...e.map((e) => e.length), r.length], o = e.length > 0 && !a.some(h.z);
		return {
			ids: [...new Set(i.map(({ id: e }) => e))],
			whole: o,
			perhaps: n.first,
			count: void 0
		};
	}
	async function searchCategories(e, t, n, r) {
		let requestOf = (e) => (t) => (0, o.Vk)(e, {
			...t,
			select: [
				"id",
				"subject",
				"body"
			]
		}), a = await e.read((0, i.d4)(t), decodeCategories), s = [];
		for (let t of a) {
			let i = await e.list(requestOf(t), n, r);
			if (i.ids.length > 0) return i;
			s.push(i);
		}
		let c = s.find((e) => e.perhaps !== void 0)?.perhaps;
		return {
			ids: [],
			whole: r === "all" && s.every((e) => e.whole && e.count !== void 0) && await unchanged(),
			perhaps: c,
			count: void 0
		};
		async function unchanged() {
			let n = await e.read((0, i.d4)(t), decodeCategories);
			if (n.join() !== a.join() || n.length >= 50) return !1;
			for (let [t, r] of n.entries()) {
				let n = (0, o.Vk)(r, {
					top: 1,
					count: !0,
					select: ["id"]
				}), { count: i } = await e.read(n, decodeEntries);
				if (i !== s[t]?.count) return !1;
			}
			return !0;
		}
	}
	async function columnsOf(e, t) {
		try {
			let decode = (e) => (0, c.L7)(e, (0, r.YB)(decodeEntry)).map(({ tasks: e }) => e);
			return await e.read(t, decode, "any");
		} catch (e) {
			if (e instanceof Unread && e.tooLong) return [];
			throw e;
		}
	}
	function decodeCategories(e) {
		return (0, m.Yt)((0, m.FK)(e)).map(({ value: e, path: t }) => {
			if (!(0, m.Gv)(e)) throw (0, m.J4)(t, "a category", e);
			return (0, c.rD)({
				value: e.id,
				path: (0, m.fj)(t, "id")
			});
		});
	}
	function searchFor(e, { draft: t, marker: n, board: r = 0 }) {
		let { kind: i } = t;
		if (i === "message") return;
		let a = sightOf(t, n), { target: o } = e;
		return async (t, n = "all") => {
			let c = new AbortController(), l = new Reader(t.until(c.signal), e), topics = (e) => l.list((t) => (0, s.hk)(o, {
				...t,
				archived: e
			}), a, n);
			try {
				if (i === "task") return scanOf([await searchBoard(l, {
					target: o,
					board: r
				}, a, n)]);
				let e = await topics(!1);
				return e.ids.length > 0 || n === "newest" ? scanOf([e]) : scanOf([e, await topics(!0)]);
			} catch (e) {
				if (!(e instanceof Unread)) throw e;
				let t = {
					ids: [],
					doubt: `looking for it did not help: ${e.message}`
				};
				return e.refused ? {
					...t,
					again: "useless"
				} : t;
			} finally {
				c.abort();
			}
		};
	}
	function scanOf(e) {
		let t = e.flatMap((e) => e.ids), n = e.find((e) => e.perhaps !== void 0)?.perhaps;
		return t.length === 0 && n !== void 0 ? {
			ids: t,
			doubt: `record ${n} may be it, but the service shows it without its body or its mark`,
			again: "until-settled"
		} : e.every((e) => e.whole) ? { ids: t } : {
			ids: t,
			doubt: "looking for it did not help: the service did not show all of its records"
		};
	}
	async function deliverByRest(e, t, n, r, i) {
		let a = r.kind === "task" ? await boardOf(e, n) : void 0;
		if (a !== void 0 && "outcome" in a) return a;
		let o = i === void 0 ? void 0 : searchFor(n, {
			draft: r,
			marker: i,
			board: a?.id
		}), s = restCall(n, contentRequest(t, n, r, a?.id)), c = o === void 0 ? void 0 : new Finder(o, t.settleTime * 1e3), { delivery: l, settleTime: u } = t;
		return (0, d.G)(e, s, {
			delivery: l,
			settleTime: u,
			kind: r.kind
		}, c);
	}
	async function boardOf(e, t) {
		if (t.board !== void 0) return { id: t.board };
		let n = restCall(t, (0, i.wP)(t.target)), { exchange: a, value: o } = await e.read(n, (e) => (0, c.L7)(e, r.xi));
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
}) };
