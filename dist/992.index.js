"use strict";
exports.id = 992, exports.ids = [992], exports.modules = { 1992: ((e, t, n) => {
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
}) };
