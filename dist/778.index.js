"use strict";
exports.id = 778, exports.ids = [778], exports.modules = { 7778: ((e, t, n) => {
	n.d(t, {
		decideCondition: () => decideCondition,
		mentionedNames: () => mentionedNames,
		namesInCondition: () => namesInCondition,
		renderTemplates: () => renderTemplates,
		unreadProblem: () => unreadProblem
	});
	var r = n(8694);
	let i = 1e5;
	function parseTemplate(e, t) {
		if (tagsOf(t) > 4e3) throw Error("template tags limit exceeded");
		let n = e.parse(t);
		return makeSafe(n), n;
	}
	function makeSafe(e) {
		let t = new TextPositions();
		for (let n of tokensOf(e)) n.getPosition = () => t.of(n), n.kind === r.Yp.Range && checkRange(n);
	}
	function tagsOf(e) {
		let t = /\{%-?\s*liquid\b/.test(e) ? /\{\{|\{%|\n/g : /\{\{|\{%/g;
		return e.match(t)?.length ?? 0;
	}
	function checkRange({ lhs: e }) {
		let t = "content" in e ? e.content : void 0;
		if (!(typeof t == "number" && Math.abs(t) < 1e9)) throw Error("a range starts with a plain number, such as (1..count)");
	}
	function* tokensOf(e) {
		let t = new Set(), n = [...e];
		for (let e = n.pop(); e !== void 0; e = n.pop()) if (!t.has(e)) {
			t.add(e), "kind" in e && "begin" in e && (yield e);
			for (let [t, r] of Object.entries(e)) t !== "liquid" && typeof r == "object" && r && n.push(r);
		}
	}
	class TextPositions {
		#e = new Map();
		of({ input: e, begin: t }) {
			let n = this.#e.get(e) ?? startsOf(e);
			this.#e.set(e, n);
			let [r, i] = [0, n.length - 1];
			for (; r < i;) {
				let e = Math.ceil((r + i) / 2);
				(n[e] ?? 0) <= t ? r = e : i = e - 1;
			}
			return [r + 1, t - (n[r] ?? 0) + 1];
		}
	}
	function startsOf(e) {
		let t = [0];
		for (let n = e.indexOf("\n"); n !== -1; n = e.indexOf("\n", n + 1)) t.push(n + 1);
		return t;
	}
	var a = n(9861);
	class FinishedText extends r.ey {
		#e;
		#t;
		constructor(e, t = e) {
			super(), this.#e = e, this.#t = t;
		}
		valueOf() {
			return this.#t;
		}
		toString() {
			return this.#t;
		}
		written() {
			return this.#e;
		}
		trimmed() {
			return new FinishedText(this.#e.trim(), this.#t.trim());
		}
	}
	class OpenMap extends r.ey {
		#e;
		constructor(e) {
			super(), this.#e = new Map(Object.entries(e));
		}
		value(e) {
			return this.#e.get(String(e)) ?? null;
		}
		entries() {
			return [...this.#e];
		}
	}
	class OwnNames extends r.ob {
		readProperty(e, t) {
			if (e instanceof OpenMap) return e.value(t);
			if (!(e instanceof r.ey && String(t) in Object.prototype)) return super.readProperty(e instanceof FinishedText ? Object(e.valueOf()) : e, t);
		}
	}
	function markdownOf(e, t) {
		if (e instanceof FinishedText) return e.written();
		if (e == null) return "";
		if (Array.isArray(e)) return e.map((e) => markdownOf(e, t)).join(", ");
		if (typeof e != "object") return t(String(e));
		let n = Object.keys(e), r = n.length === 0 ? "" : `: ${n.slice(0, 20).map(a.EU).join(", ")}`;
		throw Error(`this is a group of values, not one: name one of its parts${r}`);
	}
	let o = 1e6, s = 1 / 8;
	function countValues(e, t) {
		let n = e.startsWith("date") ? 1e3 : 0, r = typeof t == "function" ? t : t.handler;
		return function* (e, ...t) {
			look(this.context.memoryLimit, [e, ...t]), this.context.memoryLimit.use(n);
			let i = yield r.call(this, e, ...t);
			return charge(this.context.memoryLimit, i), i;
		};
	}
	let c = Object.fromEntries(Object.entries(r.lV).map(([e, t]) => [e, function* (...e) {
		return charge(e.at(-1).memoryLimit, e.slice(0, -1)), yield t(...e);
	}]));
	function charge(e, t) {
		e.use(weigh(t, o));
	}
	function look(e, t) {
		e.use(weigh(t, o / s) * s);
	}
	class CountedEmitter {
		buffer = "";
		#e;
		constructor(e) {
			this.#e = e;
		}
		write(e) {
			let t = String(e ?? "");
			this.#e.use(t.length), this.buffer += t;
		}
	}
	function carryOut(e) {
		let t = 0, take = (e) => {
			if (!isGenerator(e)) return e;
			let n = e.next();
			for (; n.done !== !0;) {
				if (t += 1, t > 1e6) throw Error("template steps limit exceeded");
				n = resumed(e, n.value, take);
			}
			return n.value;
		};
		return take(e);
	}
	function resumed(e, t, n) {
		let r;
		try {
			r = n(t);
		} catch (t) {
			return e.throw(t);
		}
		return e.next(r);
	}
	function isGenerator(e) {
		return typeof e == "object" && !!e && "next" in e && "throw" in e;
	}
	function weigh(e, t) {
		if (typeof e == "string") return e.length;
		if (e instanceof FinishedText) return e.valueOf().length;
		if (!Array.isArray(e)) return 1;
		let n = 0;
		for (let r of e) if (n += 8 + weigh(r, t - n), n > t) return n;
		return n;
	}
	let l = /[\uFDD0\uFDD1]/g, u = [
		"http",
		"https",
		"mailto"
	], d = [
		String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
		String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
		"<",
		String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`
	], f = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`, p = d.map((e) => RegExp(`(${e})${f}`, "gi")), m = /(\]\([^\s()]{0,500})?(?<![\w!@#$%&*\\])@(?=\uFDD1*\uFDD0)/g;
	function mark(e) {
		return e === "" ? "" : `\ufdd0${unmarked(e)}\ufdd1`;
	}
	function unmarked(e) {
		return e.replace(l, "");
	}
	function withSafeLinks(e) {
		return unmarked(withoutCalls(p.reduce((e, t) => e.replace(t, safeAddress), e)));
	}
	function withoutCalls(e) {
		return e.replace(m, safeCall);
	}
	function safeCall(e, t) {
		return t === void 0 ? "@\u200b" : `${t}%40`;
	}
	function safeAddress(e, t, n, r) {
		if (!`${t}${n}`.match(l)) return e;
		let i = unmarked(n).replaceAll("\\", "").trim().toLowerCase();
		return (r === "" ? !i.includes("&") : u.includes(i)) ? e : `${t}\u200b${n}${r}`;
	}
	class FinishedCapture extends r.XU {
		*render(e) {
			let t = new CountedEmitter(e.memoryLimit);
			yield this.liquid.renderer.renderTemplates(this.templates, e, t), e.bottom()[this.variable] = new FinishedText(withoutCalls(t.buffer), unmarked(t.buffer));
		}
	}
	let h = { capture: FinishedCapture }, g = "Templates read no files; write the text into the template itself.", _ = {
		include: g,
		render: g,
		layout: g,
		block: g
	};
	function mentionedNames(...e) {
		let t = new r.HX({
			templates: {},
			locale: "en-US",
			parseLimit: i
		});
		for (let [e, n] of Object.entries(h)) t.registerTag(e, n);
		let n = e.flatMap((e) => {
			try {
				return (e === void 0 ? [] : t.globalVariableSegmentsSync(parseTemplate(t, e))).map((e) => e.filter((e) => typeof e == "string").join("."));
			} catch {
				return [];
			}
		});
		return [...new Set(n)];
	}
	var v = n(452), y = n(8929), b = n(4222), x = n(2704), S = n(4581), C = n(1779), w = n(6769), T = n(5429);
	function plainTextOf(e) {
		if (e == null) return "";
		if (e instanceof FinishedText) return e.valueOf();
		if (Array.isArray(e)) return e.map(plainTextOf).join(", ");
		if (typeof e != "object") return String(e);
		let t = e instanceof r.ey ? [] : Object.keys(e).slice(0, 20).map(a.EU);
		throw Error(`this filter takes one value, not a group: name one of its parts${t.length > 0 ? `: ${t.join(", ")}` : ""}`);
	}
	function numberOf(e) {
		let t = typeof e == "number" ? String(e) : e instanceof FinishedText ? e.valueOf() : e;
		if (typeof t == "string" && /^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(t)) return Number(t);
	}
	function each(e) {
		return (t, ...n) => Array.isArray(t) ? t.map((t) => e(t, ...n)) : e(t, ...n);
	}
	function markdownFilters({ part: e }) {
		return e === "body" ? E : D;
	}
	let E = {
		link: each((e, t = void 0) => {
			let n = plainTextOf(e);
			return finished(x.iQ(n, plainTextOf(t)), n);
		}),
		code: each((e) => finished(x.aY(plainTextOf(e)), plainTextOf(e))),
		quote: (e) => {
			let t = markdown_markdownOf(e).trim();
			return t === "" ? "" : finished(t.replace(/^/gm, "> "), plainTextOf(e));
		},
		truncate_markdown: (e, t = void 0) => {
			let n = numberOf(t) ?? throwNoValue();
			return finished((0, T.G)(markdown_markdownOf(e), {
				characters: n,
				bytes: n * 4
			}), plainTextOf(e));
		},
		mention: each((e) => finished(mentionOf(e), personName(e)))
	}, D = {
		link: each((e) => plainTextOf(e)),
		code: each((e) => plainTextOf(e)),
		quote: (e) => {
			let t = (0, y.h0)(plainTextOf(e));
			return t === "" ? "" : `\u201c${t}\u201d`;
		},
		truncate_markdown: (e, t = void 0) => (0, y.$Q)((0, y.h0)(plainTextOf(e)), numberOf(t) ?? throwNoValue()),
		mention: each((e) => {
			let t = personName(e);
			return isLive(t) ? finished(`@${t}`, t) : t;
		})
	};
	function throwNoValue() {
		throw Error("truncate_markdown takes how many characters are left, such as truncate_markdown: 500");
	}
	function finished(e, t) {
		return new FinishedText(e, t);
	}
	function markdown_markdownOf(e) {
		return e instanceof FinishedText ? e.written() : x.RQ(plainTextOf(e));
	}
	function mentionOf(e) {
		let t = personName(e);
		return isLive(t) ? `@${t}` : x.EH(t);
	}
	function isLive(e) {
		return (0, w.x)(e) && /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/.test(e) && !/^www\./i.test(e);
	}
	function personName(e) {
		return plainTextOf(typeof e == "object" && e && Object.hasOwn(e, "login") ? e.login : e).replace(/^@/, "");
	}
	var O = n(530), k = n(4989);
	function tableFilter({ part: e, timeZone: t }) {
		return { table: (n, ...r) => {
			if (e !== "body") throw Error(`a table needs a body: ${e} is one line`);
			let i = rowsOf(n);
			if (i.length === 0) return "";
			let a = r.length === 0 ? allColumns(i) : r.map((e) => columnOf(plainTextOf(e), i)), o = [a.map(({ title: e }) => (0, x.EH)(e)), a.map(() => "---")], s = i.map((e) => a.map((n, r) => cell(e, n, r === 0, t)));
			return new FinishedText([...o, ...s].map((e) => `| ${e.join(" | ")} |`).join("\n"));
		} };
	}
	function rowsOf(e) {
		if (e == null || e === "") return [];
		if (Array.isArray(e)) return e.map(rowOf);
		let t = e instanceof OpenMap ? e.entries() : typeof e == "object" ? Object.entries(e) : [];
		return t.length > 0 || e instanceof OpenMap ? t.map(([e, t]) => new Map(Object.entries({
			name: e,
			value: t
		}))) : [rowOf(e)];
	}
	function rowOf(e) {
		if (e instanceof OpenMap) return new Map(e.entries());
		let t = typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof FinishedText);
		return new Map(t ? Object.entries(e) : [["value", e]]);
	}
	function allColumns([e]) {
		return [...e ?? []].filter(([e, t]) => e !== "url" && isOne(t)).map(([e]) => e).map((e) => ({
			path: [e],
			title: columnTitle(e)
		}));
	}
	function isOne(e) {
		return e instanceof FinishedText || typeof e != "object" || !e;
	}
	function columnOf(e, t) {
		let [n = "", r] = e.split(/ as (.*)/s), [i = "", ...o] = n.trim().split(".");
		if (!t.some((e) => e.has(i))) {
			let e = [...t[0]?.keys() ?? []].slice(0, 20).map(a.EU).join(", ");
			throw Error(`the entries of this table have no "${(0, a.EU)(i)}": they have ${e}`);
		}
		return {
			path: [i, ...o],
			title: r ?? columnTitle(o.at(-1) ?? i)
		};
	}
	function columnTitle(e) {
		return (0, O.Nx)(e.replace(/_(?:seconds|at)$/, "").replaceAll("_", " "));
	}
	function cell(e, { path: t }, n, r) {
		let [i = "", ...a] = t, o = a.reduce(cellValue, e.get(i)), s = shownAs(t.at(-1) ?? "", o, r), c = n && a.length === 0 ? e.get("url") : void 0;
		return c instanceof FinishedText ? (0, x.iQ)(s, c.valueOf()) : o instanceof FinishedText ? o.written().replaceAll(/\s+/g, " ") : (0, x.EH)(s);
	}
	function cellValue(e, t) {
		if (!(typeof e != "object" || !e || e instanceof FinishedText)) return Object.hasOwn(e, t) ? e[t] : void 0;
	}
	function shownAs(e, t, n) {
		let r = e.endsWith("_seconds") ? numberOf(t) : void 0;
		if (r !== void 0) return (0, k.p0)(r);
		let i = isOne(t) || Array.isArray(t) ? plainTextOf(t) : "";
		return (e.endsWith("_at") ? (0, k.Vc)(i, n) : void 0) ?? i;
	}
	let A = [
		"date",
		"date_to_xmlschema",
		"date_to_rfc822",
		"date_to_string",
		"date_to_long_string"
	];
	function timeFilters({ now: e }) {
		return {
			duration: (e) => {
				let t = numberOf(e);
				return t === void 0 ? "" : (0, k.p0)(t);
			},
			ago: (t) => {
				let n = (0, k.pe)(plainTextOf(t));
				return n === void 0 ? "" : fromNow((e - n.getTime()) / 1e3);
			},
			...Object.fromEntries(A.map((t) => [t, withoutClock(t, e)]))
		};
	}
	function fromNow(e) {
		return Math.abs(e) < 60 ? "just now" : e > 0 ? `${(0, k.Ln)(e)} ago` : `in ${(0, k.Ln)(-e)}`;
	}
	function withoutClock(e, t) {
		let n = r.rb[e];
		return function(e, ...r) {
			let i = typeof e == "string" && /^(?:now|today)$/.test(e) ? Math.floor(t / 1e3) : e;
			return typeof n == "function" ? n.call(this, i, ...r) : e;
		};
	}
	let j = {
		default: passFinished("default", (e) => e),
		strip: passFinished("strip", (e) => e.trimmed()),
		url_decode: onOneLine("url_decode"),
		base64_decode: onOneLine("base64_decode"),
		plural: (e, t = "", n = void 0) => {
			let r = Array.isArray(e) ? e.length : numberOf(e);
			if (r === void 0) return "";
			let i = plainTextOf(t);
			return `${(0, C.zD)(r)} ${r === 1 ? i : n === void 0 ? `${i}s` : plainTextOf(n)}`.trim();
		},
		short_sha: each((e) => {
			let t = plainTextOf(e);
			return /^[0-9a-f]{12,64}$/i.test(t) ? t.slice(0, 7) : t;
		})
	};
	function filtersFor(e) {
		return {
			...j,
			...timeFilters(e),
			...markdownFilters(e),
			...tableFilter(e)
		};
	}
	let M = {
		raw: "Values are always escaped, so that no event can write into the message; write Markdown into the template itself.",
		sample: "The same facts give the same message: take first or last.",
		...Object.fromEntries([
			"where",
			"reject",
			"group_by",
			"has",
			"find",
			"find_index"
		].map((e) => [`${e}_exp`, "It would run a text as a part of the template; use where, find, has, reject or group_by."]))
	};
	function passFinished(e, t) {
		let n = r.rb[e];
		return function(e, ...r) {
			return e instanceof FinishedText ? t(e) : typeof n == "function" ? n.call(this, e, ...r) : e;
		};
	}
	function onOneLine(e) {
		let t = r.rb[e];
		return function(e, ...n) {
			let r = typeof t == "function" ? t.call(this, e, ...n) : e;
			return typeof r == "string" ? (0, y.vF)(r) : r;
		};
	}
	function templateError(e, t, n) {
		let r = (e instanceof Error ? e.message : String(e)).replace(/, line:\d+, col:\d+$/, "");
		return faultAt(t, positionOf(e), templateFault(r.split("\n")[0] ?? "", n));
	}
	function unknownVariable(e, t, n, r) {
		return faultAt(e, t, unknownName("fact or variable", n, r.variables));
	}
	function faultAt(e, t, { says: n, hint: r }) {
		let i = e.place?.file ?? e.part;
		if (t === void 0) return new v.$w(`${i}: ${n}`, {
			hint: r,
			place: placeIn(e, void 0)
		});
		let a = placeIn(e, t);
		return new v.$w(`${i}, line ${a.line}, column ${a.column}: ${n}`, {
			hint: r,
			place: a
		});
	}
	function placeIn({ text: e, place: t }, n) {
		let r = t?.file;
		if (n === void 0) return (0, b.s)({ file: r });
		let i = n.line + (t?.line ?? 1) - 1, a = n.column + (n.line === 1 ? (t?.column ?? 1) - 1 : 0);
		return (0, b.s)({
			file: r,
			line: i,
			column: a,
			excerpt: excerpt(e, n, i)
		});
	}
	function excerpt(e, { line: t, column: n }, r) {
		let i = e.split("\n", t)[t - 1] ?? "", a = Math.max(0, n - 1 - 50), o = (0, y.vF)(i.slice(a, n - 1 + 50)).replaceAll("	", " "), s = " ".repeat(n - 1 - a);
		return [`${r} | ${o}`, `${"\u00b7".repeat(String(r).length)} | ${s}^`];
	}
	function templateFault(e, t) {
		let n = /^undefined variable: (.+)$/.exec(e)?.[1];
		if (n !== void 0) return unknownName("fact or variable", n, t.variables);
		let r = /^undefined filter: (.+)$/.exec(e)?.[1];
		if (r !== void 0) return unknownName("filter", r, t.filters, M);
		let i = /^tag "(.+)" not found$/.exec(e)?.[1];
		return i === void 0 ? e.endsWith("limit exceeded") ? {
			says: `the template takes too much (${e})`,
			hint: "Make the template or its loops smaller."
		} : {
			says: e.length > 300 ? `${e.slice(0, 300).toWellFormed()}\u2026` : e,
			hint: "See the Liquid language at https://liquidjs.com."
		} : unknownName("tag", i, t.tags, _);
	}
	function unknownName(e, t, n, r = {}) {
		let i = new Map(Object.entries(r)).get(t), o = (0, S.p)(t, n), s = o === void 0 ? `Known: ${namesBeside(t, n).slice(0, 60).map(a.EU).join(", ")}.` : `Did you mean "${(0, a.EU)(o)}"?`;
		return {
			says: `there is no ${e} "${(0, a.EU)(t)}"`,
			hint: i ?? s
		};
	}
	function namesBeside(e, t) {
		let n = e.slice(0, e.lastIndexOf(".") + 1), level = (e) => t.filter((t) => t.startsWith(e) && !t.slice(e.length).includes(".")), r = n === "" ? [] : level(n);
		return r.length > 0 ? r : level("");
	}
	function positionOf(e) {
		let t = e instanceof Error && "token" in e ? e.token : void 0;
		if (typeof t != "object" || !t || !("getPosition" in t)) return;
		let [n, r] = typeof t.getPosition == "function" ? t.getPosition() : [];
		return typeof n == "number" && typeof r == "number" ? {
			line: n,
			column: r
		} : void 0;
	}
	let N = shapesOf(n(7684).qY);
	function shapesOf(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, nameShape(t)]));
	}
	function nameShape(e) {
		if (e.type === "groups") return [shapesOf(e.parts)];
		if (e.type === "group") return shapesOf(e.parts);
		let { type: t } = e;
		return t === "line" || t === "list" || t === "url" || t === "map" ? t : "text";
	}
	function knownNames(e = N, t = "") {
		return typeof e == "string" || isList(e) ? [] : Object.entries(e).flatMap(([e, n]) => [t + e, ...knownNames(n, `${t}${e}.`)]);
	}
	function complete(e, t, n) {
		if (e == null) return null;
		if (t === "url") return typeof e == "string" ? n.url(e) : null;
		if (t === "line") return typeof e == "string" ? n.line(e) : null;
		if (t === "list") return Array.isArray(e) ? e.map((e) => n.line(String(e))) : null;
		if (t === "map") return typeof e == "object" ? n.map(e) : null;
		if (typeof t == "string") return e;
		if (isList(t)) return Array.isArray(e) ? e.map((e) => complete(e, t[0], n)) : null;
		let r = new Map(Object.entries(e));
		return Object.fromEntries(Object.entries(t).map(([e, t]) => [e, complete(r.get(e), t, n)]));
	}
	function isList(e) {
		return Array.isArray(e);
	}
	function mistypedNames(e, t, n) {
		let r = {
			...N,
			vars: "map",
			sections: "map"
		};
		return Object.entries(t.globals).flatMap(([e, n]) => Object.hasOwn(t.locals, e) ? [] : n.flatMap(({ segments: e, location: t }) => {
			let n = unknownPath(e, r);
			return n === void 0 ? [] : [{
				name: n,
				line: t.row,
				column: t.col
			}];
		})).toSorted((e, t) => e.line - t.line || e.column - t.column).slice(0, 10).map((t) => unknownVariable(e, t, t.name, n));
	}
	function unknownPath(e, t) {
		let n = t, r = [];
		for (let t of e) {
			if (typeof n == "string" || typeof t != "string" || isList(n)) return;
			r.push(t);
			let e = Object.hasOwn(n, t) ? n[t] : void 0;
			if (e === void 0) return r.join(".");
			n = e;
		}
	}
	var P = n(881), F = n(7256);
	function templateScope(e, t) {
		let n = Object.entries(F.b).map(([t, n]) => {
			let r = n.render(e);
			return [t, r === void 0 ? null : new FinishedText(r)];
		}), r = {
			...complete(withMarker(e), N, {
				url: (e) => new FinishedText((0, x.Zx)(e) ?? "", e),
				line: y.vF,
				map: (e) => new OpenMap(Object(scope_onOneLine(e)))
			}),
			vars: t,
			sections: Object.fromEntries(n)
		};
		return Object.assign(Object.create(null), r);
	}
	function scope_onOneLine(e) {
		return typeof e == "string" ? (0, y.vF)(e) : Array.isArray(e) ? e.map(scope_onOneLine) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, t]) => [e, scope_onOneLine(t)]));
	}
	function namesInScope(e) {
		let t = Object.keys(e).map((e) => `vars.${e}`), n = Object.keys(F.b).map((e) => `sections.${e}`);
		return [
			...knownNames(),
			"vars",
			...t,
			"sections",
			...n
		];
	}
	function withMarker(e) {
		let { facts: t } = e, n = (0, P.V)(e);
		return t.run === void 0 || n === void 0 ? t : {
			...t,
			run: {
				...t.run,
				url: n
			}
		};
	}
	function renderTemplates(e) {
		let t = renderPart(e.body, e, x.RQ), n = renderPart(e.subject, e, y.Fq);
		return (0, b.s)({
			body: t.text,
			subject: n.text?.replace(/\s+/g, " "),
			problems: [...t.problems, ...n.problems]
		});
	}
	function renderPart(e, t, n) {
		if (e === void 0) return { problems: [] };
		let r = createEngine(n, {
			part: e.part,
			timeZone: t.timeZone,
			now: t.now
		}), i = engine_knownNames(r, t.variables);
		try {
			let n = parseTemplate(r, e.text), a = mistypedNames(e, r.analyzeSync(n, { partials: !1 }), i);
			return a.length > 0 ? { problems: a } : {
				text: renderTemplate(r, n, templateScope(t.section, t.variables)).trim(),
				problems: a
			};
		} catch (t) {
			return { problems: [templateError(t, e, i)] };
		}
	}
	function renderTemplate(e, t, n) {
		let r = new OwnNames(n, e.options, { sync: !0 }, { liquid: e }), i = new CountedEmitter(r.memoryLimit);
		return carryOut(e.renderer.renderTemplates(t, r, i)), withSafeLinks(i.buffer);
	}
	function createEngine(e, t) {
		let n = new r.HX({
			templates: {},
			ownPropertyOnly: !0,
			strictFilters: !0,
			strictVariables: !0,
			lenientIf: !0,
			parseLimit: i,
			renderLimit: 500,
			memoryLimit: o,
			operators: c,
			locale: "en-US",
			timezoneOffset: t.timeZone,
			outputEscape: writer(e)
		});
		for (let e of Object.keys(M)) delete n.filters[e];
		for (let e of Object.keys(_)) delete n.tags[e];
		for (let [e, r] of Object.entries({
			...n.filters,
			...filtersFor(t)
		})) n.registerFilter(e, countValues(e, r));
		for (let [e, t] of Object.entries(h)) n.registerTag(e, t);
		return n;
	}
	function writer(e) {
		return function(t) {
			return charge(this.context.memoryLimit, t), mark(markdownOf(t, e));
		};
	}
	function engine_knownNames(e, t) {
		return {
			variables: namesInScope(t),
			filters: Object.keys(e.filters),
			tags: Object.keys(e.tags)
		};
	}
	let I = ["and", "or"], L = [
		["&&", "Write \"and\""],
		["||", "Write \"or\""],
		["!", "Write \"not\""],
		["{{", "Write the condition alone, without {{ }}"],
		["{%", "Write the condition alone, without {% %}"],
		["=", "Write \"==\" to compare"],
		["|", "Put parentheses around a value with a filter: (ref.name | size) > 3"]
	], R = "Write it as in a Liquid \"if\": run.attempt == 1 and ref.name == \"main\"";
	function conditionFault(e, t = 0, n = e.length) {
		let i = new r._F(e, c, void 0, [t, n], !0), a = [...i.readExpressionTokens()];
		i.skipBlank();
		let o = foreignSign(e.slice(i.p, n)), s = (o === void 0 ? orderFault(a, i.p) : void 0) ?? leftOver(e, i.p, n, o);
		if (s !== void 0) return s;
		for (let t of a) {
			let n = unclosed(t) ?? groupFault(e, t);
			if (n !== void 0) return n;
		}
	}
	function orderFault(e, t) {
		let n = !0, i = !1, o;
		for (let t of e) {
			let { begin: e } = t, s = t.getText();
			if (t.kind !== r.Yp.Operator) {
				if (!n) return {
					at: e,
					says: `"${(0, a.EU)(s)}" is left over`,
					hint: "Put \"and\", \"or\" or a comparison before it"
				};
				n = !1;
			} else if (s === "not") {
				if (!n || i) return {
					at: e,
					says: "\"not\" stands in the wrong place",
					hint: R
				};
			} else {
				if (n) return {
					at: e,
					says: `a value is missing before "${s}"`,
					hint: R
				};
				if (I.includes(s)) {
					if (o !== void 0 && o !== s) return mixed(e);
					o = s;
				} else if (i) return {
					at: e,
					says: `"${s}" compares a comparison`,
					hint: "Join two comparisons with \"and\""
				};
				i = !I.includes(s), n = !0;
			}
		}
		return n ? {
			at: t,
			says: e.length === 0 ? "a value is missing" : "a value is missing at the end",
			hint: R
		} : void 0;
	}
	function mixed(e) {
		return {
			at: e,
			says: "\"and\" and \"or\" are mixed",
			hint: "Put parentheses around what belongs together: (a or b) and c"
		};
	}
	function foreignSign(e) {
		return L.find(([t]) => e.startsWith(t))?.[1];
	}
	function leftOver(e, t, n, r = R) {
		return t >= n ? void 0 : {
			at: t,
			says: `"${(/^\S{1,20}/.exec(e.slice(t, n))?.[0] ?? "").toWellFormed()}" is left over`,
			hint: r
		};
	}
	function unclosed(e) {
		let t = e.getText(), { begin: n } = e;
		if (e.kind === r.Yp.Quoted && (t.length < 2 || t.at(-1) !== t[0])) return {
			at: n,
			says: `the text ${(0, a.EU)(t)} is not closed`,
			hint: `Close it with ${t[0]}`
		};
		if (e.kind === r.Yp.PropertyAccess && t.endsWith(".")) return {
			at: n,
			says: `a name is missing after "${(0, a.EU)(t)}"`,
			hint: "Write the whole name, such as run.attempt"
		};
	}
	function groupFault(e, t) {
		if (t.kind !== r.Yp.FilteredValue) return;
		let { begin: n, end: i, filters: a } = t, [o] = a, s = o === void 0 ? i - 1 : e.lastIndexOf("|", o.begin);
		return /^\(\s*not\s/.exec(e.slice(n, s)) === null ? conditionFault(e, n + 1, s) : {
			at: n,
			says: "\"not\" stands first in a group",
			hint: "Put it before the parentheses: not (a)"
		};
	}
	let z = "only-if";
	function decideCondition(e, { facts: t, variables: n, timeZone: i, now: a }) {
		let o = createEngine(String, {
			part: z,
			timeZone: i,
			now: a
		}), s = engine_knownNames(o, n), c = (0, y.vF)(e);
		try {
			let e = conditionFault(c);
			if (e !== void 0) return {
				type: "fault",
				problem: problemAt(e.at + 1, e.says, e.hint)
			};
			let i = parseCondition(o, c), a = o.analyzeSync([templateOf(i)], { partials: !1 }), [l] = mistypedNames({
				part: z,
				text: c
			}, a, s);
			if (l !== void 0) return {
				type: "fault",
				problem: l
			};
			let u = new OwnNames(templateScope({ facts: t }, n), o.options, { sync: !0 }, { liquid: o });
			return {
				type: "decided",
				holds: (0, r.zz)(carryOut(i.value(u, !0)), u)
			};
		} catch (e) {
			return {
				type: "fault",
				problem: templateError(e, {
					part: z,
					text: c
				}, s)
			};
		}
	}
	function namesInCondition(e) {
		let t = createEngine(String, {
			part: z,
			timeZone: "UTC",
			now: 0
		});
		try {
			return t.globalVariableSegmentsSync([templateOf(parseCondition(t, (0, y.vF)(e)))]).map((e) => e.filter((e) => typeof e == "string").join("."));
		} catch {
			return [];
		}
	}
	function unreadProblem(e) {
		return new v.$w(`${z}: ${(0, a.KE)(e.map(a.EU))} could not be read`, { hint: "The notice beside this one says why." });
	}
	function parseCondition(e, t) {
		let n = new r._F(t, e.options.operators, void 0, void 0, !0).readFilteredValue();
		return makeSafe([n]), new r.WT(n, e);
	}
	function templateOf(e) {
		return {
			token: e.initial.postfix[0],
			*render() {},
			*arguments() {
				yield e;
			}
		};
	}
	function problemAt(e, t, n) {
		return new v.$w(`${z}, column ${e}: ${t}`, {
			hint: n,
			place: {
				line: 1,
				column: e
			}
		});
	}
}) };
