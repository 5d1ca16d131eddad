"use strict";
exports.id = 992, exports.ids = [992], exports.modules = {
	1992: ((e, t, n) => {
		n.r(t), n.d(t, { searchFor: () => searchFor });
		var r = n(7765), i = n(6176), a = n(5538), o = n(9789), s = n(210), c = n(4704);
		let l = /\bd-[0-9a-f]{16}(?![0-9a-f])/, u = /(?:\u2026|\.\.\.)\s*$/;
		function sightOf({ subject: e = "", body: t }, n) {
			let r = t.indexOf(n) + n.length, i = RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${n}`).exec(t)?.[1], a = letters(e), o = [letters(t), letters(t.replaceAll(n, ""))];
			return (e) => {
				let t = e.body?.trim() ?? "";
				if (t.includes(n)) return "ours";
				if (l.test(t)) return "other";
				if (i !== void 0 && t.includes(i)) return "perhaps";
				if (!mayBeSame(a, letters(e.subject ?? ""))) return "other";
				if (t === "") return "perhaps";
				let s = letters(t);
				return s !== "" && o.some((e) => e.startsWith(s)) ? "perhaps" : !e.subject?.trim() || t.length >= r ? "other" : u.test(t) ? "perhaps" : "if-cut";
			};
		}
		let d = (0, c.g)(String.raw`[^\p{L}\p{N}]+`, "g");
		function mayBeSame(e, t) {
			return e === "" || t === "" || e.includes(t) || t.includes(e);
		}
		function letters(e) {
			return e.replaceAll(d(), "").toLowerCase();
		}
		function searchFor(e, { draft: t, marker: n, board: c = 0 }) {
			let { kind: l } = t, u = {
				sight: sightOf(t, n),
				keep: ({ id: e }) => e
			}, { target: d } = e;
			return async (t, n = "first") => {
				let f = new AbortController(), p = (0, s.S)(t.until(f.signal), e), topics = (e) => {
					let request = (t) => (0, o.hk)(d, {
						...t,
						archived: e
					});
					return (0, r.LD)(p, {
						request,
						decoder: r.KU
					}, u, n);
				};
				try {
					if (l === "task") return scanOf([await (0, i.G)(p, {
						target: d,
						board: async () => c
					}, u, n)]);
					let e = await topics(!1);
					return e.ours.length > 0 || n === "newest" ? scanOf([e]) : scanOf([e, await topics(!0)]);
				} catch (e) {
					if (!(e instanceof a.o)) throw e;
					let t = {
						ids: [],
						doubt: `looking for it did not help: ${e.message}`
					};
					return e.refused ? {
						...t,
						again: "useless"
					} : t;
				} finally {
					f.abort();
				}
			};
		}
		function scanOf(e) {
			let t = e.flatMap(({ ours: e }) => e), [n] = e.flatMap((e) => e.perhaps);
			return t.length === 0 && n !== void 0 ? {
				ids: t,
				doubt: `record ${n} may be it, but the service shows it without its body or its mark`,
				again: "until-settled"
			} : e.every((e) => e.whole) ? { ids: t } : {
				ids: t,
				doubt: `looking for it did not help: ${e.some((e) => e.isOld) ? "an answer came from a cache" : "the service did not show all of its records"}`
			};
		}
	}),
	7765: ((e, t, n) => {
		n.d(t, {
			KL: () => c,
			KU: () => decodeContent,
			LD: () => readList
		});
		var r = n(1483), i = n(9605), a = n(4222), o = n(8761);
		async function lookThrough(e, t, n = "first") {
			let r = new ScanProgress(e, t, n), i = await r.read(0), a = i.records.length;
			if (i.count === void 0) return r.scan(await endsWithEmptyPage(r, a));
			for (let e of wavesOf(Math.ceil(i.count / a))) {
				if (r.isDone) break;
				let t = r.different, i = Promise.allSettled(e.map((e) => readPart(r, e * a, (e + 1) * a))), o = (await Promise.race([i, r.done]))?.find((e) => e.status === "rejected");
				if (o !== void 0 && !r.isDone) throw o.reason;
				if (r.different === t || n === "newest") break;
			}
			return r.scan(r.different >= i.count && r.lowestCount >= i.count, i.count);
		}
		function* wavesOf(e) {
			if (!Number.isFinite(e) || e <= 1) return;
			let wave = (t) => Array.from({ length: Math.min(4, e - t) }, (e, n) => t + n), t = Math.max(1, e - 4);
			yield wave(t);
			for (let n = 1; t > 1 && n < e; n += 4) yield wave(n);
		}
		async function readPart(e, t, n) {
			for (let r = t; r < n;) {
				let { records: t, count: i = n } = await e.read(r);
				if (t.length === 0 || (r += t.length, r >= i)) return;
			}
		}
		async function endsWithEmptyPage(e, t) {
			for (let n = t, r = n; n > 0 && !e.isDone; r += n) {
				let t = e.different;
				if (n = (await e.read(r)).records.length, e.different < t + n) return !1;
			}
			return t > 0;
		}
		class ScanProgress {
			lowestCount = Infinity;
			done;
			#e;
			#t;
			#n;
			#r;
			#i = !1;
			constructor(e, t, n) {
				this.#t = e, this.#n = new o.F(t), this.#r = n;
				let { promise: r, resolve: i } = Promise.withResolvers();
				this.done = r, this.#e = () => i(void 0);
			}
			get different() {
				return this.#n.different;
			}
			get isDone() {
				return this.#r !== "all" && this.#n.ours.length > 0;
			}
			async read(e) {
				let t = await this.#t(e);
				for (let e of t.records) this.#n.note(e);
				return this.isDone && this.#e(), this.lowestCount = Math.min(this.lowestCount, t.count ?? this.lowestCount), t.isOld && (this.#i = !0), t;
			}
			scan(e, t) {
				let { ours: n, perhaps: r } = this.#n, i = this.#i;
				return (0, a.s)({
					ours: [...n],
					perhaps: r,
					whole: e && !i,
					count: t,
					isOld: i
				});
			}
		}
		var s = n(5538);
		let c = 50;
		async function readList(e, { request: t, decoder: n }, i, a) {
			let o = 50, decode = (e) => (0, r.Ci)(e, n), readPage = async (n) => {
				for (;;) {
					let r = o, i = {
						top: r,
						skip: n > 0 ? n : void 0,
						count: !0
					};
					try {
						let { value: n, fresh: r } = await e.read(t(i), decode, "any");
						return {
							...n,
							isOld: !r
						};
					} catch (e) {
						if (!(e instanceof s.o) || !e.tooLong || r === 1) throw e;
						o = Math.min(o, Math.ceil(r / 4));
					}
				}
			};
			return lookThrough(readPage, i, a);
		}
		let decodeContent = ({ value: e, path: t }) => {
			if (!(0, i.Gv)(e)) throw (0, i.J4)(t, "a record", e);
			let { subject: n, body: a = null } = e, o = {
				id: (0, r.rD)({
					value: e.id,
					path: (0, i.fj)(t, "id")
				}),
				body: a === null ? null : (0, r.Qq)({
					value: a,
					path: (0, i.fj)(t, "body")
				}),
				fields: e
			};
			return typeof n == "string" ? {
				...o,
				subject: n
			} : o;
		};
	}),
	8761: ((e, t, n) => {
		n.d(t, { F: () => Findings });
		class Findings {
			ours = [];
			#e;
			#t = new Set();
			#n = [];
			#r = [];
			#i = 0;
			#a = 0;
			constructor(e) {
				this.#e = e;
			}
			get different() {
				return this.#t.size;
			}
			get perhaps() {
				return this.#a >= 3 ? [...this.#n, ...this.#r] : this.#n;
			}
			note(e) {
				if (this.#t.has(e.id)) return;
				this.#t.add(e.id);
				let t = e.body?.length ?? 0;
				t > this.#i && ([this.#i, this.#a] = [t, 0], this.#r = []), t === this.#i && (this.#a += 1), this.#o(this.#e.sight(e), t)?.push(this.#e.keep(e));
			}
			#o(e, t) {
				return e === "ours" ? this.ours : e === "perhaps" ? this.#n : e === "if-cut" && t === this.#i ? this.#r : void 0;
			}
		}
	}),
	6176: ((e, t, n) => {
		n.d(t, { G: () => scanTasks });
		var r = n(5494), i = n(7600), a = n(5075), o = n(1483), s = n(9605);
		n(4222);
		function mayBeCut(e) {
			return e < 20 ? !1 : e % 10 == 0 || e % 25 == 0 || !(e & e - 1);
		}
		var c = n(7765), l = n(8761), u = n(5538);
		let d = [
			"id",
			"subject",
			"body",
			"assignees",
			"short",
			"createDate",
			"completeDate"
		];
		async function scanTasks(e, { target: t, board: n }, r, i) {
			let a = await scanBoard(e, t, r);
			return a.whole || a.isOld || i !== "all" && a.ours.length > 0 ? a : scanCategories(e, await n(), r, i);
		}
		async function scanBoard(e, t, n) {
			let { value: r, fresh: i } = await columnsOf(e, t), a = new l.F(n);
			for (let e of r.flat()) a.note(e);
			let o = [...r.map((e) => e.length), r.flat().length], s = i && r.length > 0 && !o.some(mayBeCut);
			return {
				ours: a.ours,
				perhaps: a.perhaps,
				whole: s,
				isOld: !i
			};
		}
		async function columnsOf(e, t) {
			try {
				return await e.read((0, i.tv)(t), (e) => (0, o.L7)(e, tasksByCategory), "any");
			} catch (e) {
				if (e instanceof u.o && e.status === 200) return {
					value: [],
					fresh: !0
				};
				throw e;
			}
		}
		let tasksByCategory = (e) => Array.isArray(e.value) ? [(0, s.Yt)(e).map(c.KU)] : (0, r.YB)(c.KU)(e).map(({ tasks: e }) => e);
		async function scanCategories(e, t, n, r) {
			let i = await categoriesOf(e, t), s = [];
			for (let t of i) {
				let request = (e) => (0, a.Vk)(t, {
					...e,
					select: d
				}), i = await (0, c.LD)(e, {
					request,
					decoder: c.KU
				}, n, r);
				if (s.push(i), r !== "all" && i.ours.length > 0) break;
			}
			let l = r !== "newest" && s.every((e) => e.whole && e.count !== void 0);
			return {
				ours: s.flatMap(({ ours: e }) => e),
				perhaps: s.flatMap(({ perhaps: e }) => e),
				whole: l && s.length === i.length && await unchanged(),
				isOld: s.some(({ isOld: e }) => e)
			};
			async function unchanged() {
				let n = await categoriesOf(e, t);
				if (n.join() !== i.join() || n.length >= c.KL) return !1;
				for (let [t, r] of n.entries()) {
					let n = (0, a.Vk)(r, {
						top: 1,
						count: !0,
						select: ["id"]
					}), { value: i } = await e.read(n, (e) => (0, o.Ci)(e, c.KU));
					if (i.count !== s[t]?.count) return !1;
				}
				return !0;
			}
		}
		async function categoriesOf(e, t) {
			let { value: n } = await e.read((0, i.d4)(t), (e) => (0, s.Yt)((0, s.FK)(e)).map((e) => {
				if (!(0, s.Gv)(e.value)) throw (0, s.J4)(e.path, "a category", e.value);
				return (0, o.rD)({
					value: e.value.id,
					path: (0, s.fj)(e.path, "id")
				});
			}));
			return n;
		}
	})
};
