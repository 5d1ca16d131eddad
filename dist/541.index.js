"use strict";
exports.id = 541, exports.ids = [541], exports.modules = {
	5541: ((e, t, n) => {
		n.r(t), n.d(t, { searchFor: () => searchFor });
		var r = n(9789), i = n(5494), a = n(7600), o = n(5075), s = n(1483), c = n(9605), l = n(5537), u = n(9407), d = n(4914), f = n(210), p = n(3424);
		let m = /\bd-[0-9a-f]{16}(?![0-9a-f])/, h = /(?:\u2026|\.\.\.)\s*$/;
		function sightOf({ subject: e = "", body: t }, n) {
			let r = t.indexOf(n) + n.length, i = RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${n}`).exec(t)?.[1], a = letters(e), o = [letters(t), letters(t.replaceAll(n, ""))];
			return (e) => {
				let t = e.body?.trim() ?? "";
				if (t.includes(n)) return "ours";
				if (m.test(t)) return "other";
				if (i !== void 0 && t.includes(i)) return "perhaps";
				if (!mayBeSame(a, letters(e.subject ?? ""))) return "other";
				if (t === "") return "perhaps";
				let s = letters(t);
				return s !== "" && o.some((e) => e.startsWith(s)) ? "perhaps" : !e.subject?.trim() || t.length >= r ? "other" : h.test(t) ? "perhaps" : "if-cut";
			};
		}
		let g = (0, p.g)(String.raw`[^\p{L}\p{N}]+`, "g");
		function mayBeSame(e, t) {
			return e === "" || t === "" || e.includes(t) || t.includes(e);
		}
		function letters(e) {
			return e.replaceAll(g(), "").toLowerCase();
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
				let r = await this.#e.read((0, f.z)(this.#t, e), t, n), { exchange: i } = r;
				if (i.type === "answer" && isStored(i)) throw new Unread("an answer came from a cache");
				if (r.value !== void 0) return r.value;
				let { reason: a } = (0, d.V)(i);
				throw i.type === "failure" ? new Unread(a, { refused: i.permanent }) : i.status === 200 ? r.tooLong ? new Unread("an answer was too long", { tooLong: !0 }) : new Unread(i.complete ? "its records could not be read" : "an answer broke off") : new Unread(a, { refused: (0, u.L)(i) === "final" });
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
			return (0, s.Ci)(e, decodeEntry);
		}
		let decodeEntry = ({ value: e, path: t }) => {
			if (!(0, c.Gv)(e)) throw (0, c.J4)(t, "a record", e);
			let { id: n, subject: r, body: i = null } = e;
			if (i !== null && typeof i != "string") throw (0, c.J4)((0, c.fj)(t, "body"), "a text", i);
			let a = {
				id: (0, s.rD)({
					value: n,
					path: (0, c.fj)(t, "id")
				}),
				body: i
			};
			return typeof r == "string" ? {
				...a,
				subject: r
			} : a;
		};
		async function searchBoard(e, { target: t, board: n }, r, i) {
			let o = seenIn(await columnsOf(e, (0, a.tv)(t)), r);
			return o.whole || o.ids.length > 0 ? o : searchCategories(e, n, r, i);
		}
		function seenIn(e, t) {
			let n = new Doubts(), r = e.flat(), i = r.filter((e) => {
				let r = t(e);
				return n.note(e, r), r === "ours";
			}), a = [...e.map((e) => e.length), r.length], o = e.length > 0 && !a.some(l.z);
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
			}), i = await e.read((0, a.d4)(t), decodeCategories), s = [];
			for (let t of i) {
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
				let n = await e.read((0, a.d4)(t), decodeCategories);
				if (n.join() !== i.join() || n.length >= 50) return !1;
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
				let decode = (e) => (0, s.L7)(e, (0, i.YB)(decodeEntry)).map(({ tasks: e }) => e);
				return await e.read(t, decode, "any");
			} catch (e) {
				if (e instanceof Unread && e.tooLong) return [];
				throw e;
			}
		}
		function decodeCategories(e) {
			return (0, c.Yt)((0, c.FK)(e)).map(({ value: e, path: t }) => {
				if (!(0, c.Gv)(e)) throw (0, c.J4)(t, "a category", e);
				return (0, s.rD)({
					value: e.id,
					path: (0, c.fj)(t, "id")
				});
			});
		}
		function searchFor(e, { draft: t, marker: n, board: i = 0 }) {
			let { kind: a } = t, o = sightOf(t, n), { target: s } = e;
			return async (t, n = "all") => {
				let c = new AbortController(), l = new Reader(t.until(c.signal), e), topics = (e) => l.list((t) => (0, r.hk)(s, {
					...t,
					archived: e
				}), o, n);
				try {
					if (a === "task") return scanOf([await searchBoard(l, {
						target: s,
						board: i
					}, o, n)]);
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
	})
};
