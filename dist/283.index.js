"use strict";
exports.id = 283, exports.ids = [283], exports.modules = { 6664: ((e, t, n) => {
	n.r(t), n.d(t, { searchFor: () => searchFor });
	var r = n(452), i = n(1483), a = n(7765), o = n(5538);
	async function readRecord(e, t, n) {
		let r = {
			operation: t === "topic" ? "topics.record" : "tasks.record",
			method: "GET",
			path: `/${t === "topic" ? "posts" : "tasks"}(${n})`
		};
		try {
			let { value: t } = await e.within(4e3).read(r, decodeAny);
			return t?.id === n ? t : void 0;
		} catch (e) {
			if (e instanceof o.o && e.refused) return;
			throw e;
		}
	}
	function decodeAny(e) {
		try {
			return (0, i.L7)(e, a.KU);
		} catch (e) {
			if (e instanceof r.Xc) return null;
			throw e;
		}
	}
	var s = n(6176), c = n(6590), l = n(210), u = n(4704);
	let d = /\bd-[0-9a-f]{16}(?![0-9a-f])/, f = /(?:\u2026|\.\.\.)\s*$/;
	function sightOf({ subject: e = "", body: t }, n) {
		let r = t.indexOf(n) + n.length, i = RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${n}`).exec(t)?.[1], a = letters(e), o = [letters(t), letters(t.replaceAll(n, ""))];
		return (e) => {
			let t = e.body?.trim() ?? "";
			if (t.includes(n)) return "ours";
			if (d.test(t)) return "other";
			if (i !== void 0 && t.includes(i)) return "perhaps";
			if (!mayBeSame(a, letters(e.subject ?? ""))) return "other";
			if (t === "") return "perhaps";
			let s = letters(t);
			return s !== "" && o.some((e) => e.startsWith(s)) ? "perhaps" : !e.subject?.trim() || t.length >= r ? "other" : f.test(t) ? "perhaps" : "if-cut";
		};
	}
	let p = (0, u.g)(String.raw`[^\p{L}\p{N}]+`, "g");
	function mayBeSame(e, t) {
		return e === "" || t === "" || e.includes(t) || t.includes(e);
	}
	function letters(e) {
		return e.replaceAll(p(), "").toLowerCase();
	}
	function searchFor(e, { draft: t, marker: n, board: r = 0 }) {
		let i = t.kind === "task" ? "task" : "topic", a = sightOf(t, n), u = {
			sight: a,
			keep: ({ id: e }) => e
		}, { target: d } = e, f = new Map();
		return async (t, n = "first") => {
			let a = new AbortController(), f = (0, l.S)(t.until(a.signal), e);
			try {
				let e = i === "task" ? await (0, s.G)(f, {
					target: d,
					board: async () => r
				}, u, n) : await (0, c.m)(f, d, u, n);
				return e.ours.length > 0 ? { ids: e.ours } : scanOf(e, await settleDoubts(f, e.perhaps));
			} catch (e) {
				if (!(e instanceof o.o)) throw e;
				let t = {
					ids: [],
					doubt: `looking for it did not help: ${e.message}`
				};
				return e.refused ? {
					...t,
					again: "useless"
				} : t;
			} finally {
				a.abort();
			}
		};
		async function settleDoubts(e, t) {
			let n = t.toSorted((e, t) => e - t).slice(-4);
			for (let t of n) {
				if (f.has(t)) continue;
				let n = await (0, o.U)(() => readRecord(e, i, t));
				if (n.type === "read" && f.set(t, n.value === void 0 ? "perhaps" : a(n.value)), f.get(t) === "ours") break;
			}
			let seen = (e) => t.filter((t) => (f.get(t) ?? "perhaps") === e);
			return {
				ours: seen("ours"),
				perhaps: seen("perhaps")
			};
		}
	}
	function scanOf({ whole: e, isOld: t }, { ours: n, perhaps: [r] }) {
		return n.length > 0 ? { ids: n } : r === void 0 ? e ? { ids: [] } : {
			ids: [],
			doubt: `looking for it did not help: ${t ? "an answer came from a cache" : "the service did not show all of its records"}`
		} : {
			ids: [],
			doubt: `record ${r} may be it, but the service shows it without its body or its mark`,
			again: "until-settled"
		};
	}
}) };
