"use strict";
exports.id = 444, exports.ids = [444], exports.modules = { 3444: ((e, t, n) => {
	n.r(t), n.d(t, {
		decideCondition: () => decideCondition,
		factsAsked: () => factsAsked,
		namesInCondition: () => namesInCondition,
		problemWithoutSecrets: () => problemWithoutSecrets,
		renderOwnWords: () => renderOwnWords,
		unreadProblem: () => unreadProblem
	});
	var r = n(4222), i = n(452);
	function problemWithoutSecrets(e, t, n) {
		if ([
			...t,
			e.message,
			e.hint
		].every((e) => e === void 0 || n(e) === e)) return e;
		let { file: a, line: o, column: s } = e.place, c = o === void 0 ? "" : ` at line ${o}, column ${s}`;
		return new i.$w(`the template holds a secret, so what is wrong with it${c} is not shown`, {
			hint: "Take the secret out of the template",
			place: (0, r.s)({
				file: a,
				line: o,
				column: s
			})
		});
	}
	var a = n(338), o = n(8694), s = n(9861);
	class FinishedText extends o.ey {
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
		toJSON() {
			return this.#t;
		}
		written() {
			return this.#e;
		}
		trimmed() {
			return new FinishedText(this.#e.trim(), this.#t.trim());
		}
	}
	class OpenMap extends o.ey {
		#e;
		constructor(e) {
			super(), this.#e = new Map(Object.entries(e));
		}
		value(e) {
			return this.#e.get(String(e)) ?? null;
		}
		toJSON() {
			return Object.fromEntries(this.#e);
		}
		entries() {
			return [...this.#e];
		}
	}
	class OwnNames extends o.ob {
		readProperty(e, t) {
			if (e instanceof OpenMap) return e.value(t);
			if (!(e instanceof o.ey && String(t) in Object.prototype)) return super.readProperty(e instanceof FinishedText ? Object(e.valueOf()) : e, t);
		}
	}
	function markdownOf(e, t) {
		if (e instanceof FinishedText) return e.written();
		if (e == null) return "";
		if (Array.isArray(e)) return e.map((e) => markdownOf(e, t)).join(", ");
		if (typeof e != "object") return t(String(e));
		let n = Object.keys(e), r = n.length === 0 ? "" : `: ${n.slice(0, 20).map(s.EU).join(", ")}`;
		throw Error(`this is a group of values, not one: name one of its parts${r}`);
	}
	let c = 1e6, l = 1 / 8;
	function countValues(e, t) {
		let n = e.startsWith("date") ? 1e3 : 0, r = typeof t == "function" ? t : t.handler;
		return function* (e, ...t) {
			look(this.context.memoryLimit, [e, ...t]), this.context.memoryLimit.use(n);
			try {
				let n = yield r.call(this, e, ...t);
				return charge(this.context.memoryLimit, n), n;
			} catch (e) {
				throw e instanceof Error && !("token" in e) && Object.defineProperty(e, "token", { value: this.token }), e;
			}
		};
	}
	let u = Object.fromEntries(Object.entries(o.lV).map(([e, t]) => [e, function* (...e) {
		return charge(e.at(-1).memoryLimit, e.slice(0, -1)), yield t(...e);
	}]));
	function charge(e, t) {
		e.use(weigh(t, c));
	}
	function look(e, t) {
		e.use(weigh(t, c / l) * l);
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
	var d = n(1779), f = n(8929), p = n(6769), m = n(5429), h = n(2704);
	function plainTextOf(e) {
		if (e == null) return "";
		if (e instanceof FinishedText) return e.valueOf();
		if (Array.isArray(e)) return e.map(plainTextOf).join(", ");
		if (typeof e != "object") return String(e);
		let t = e instanceof o.ey ? [] : Object.keys(e).slice(0, 20).map(s.EU);
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
		return e === "body" ? g : _;
	}
	let g = {
		link: each((e, t = void 0) => {
			let n = plainTextOf(e);
			return finished(h.iQ(n, plainTextOf(t)), n);
		}),
		code: each((e) => finished(h.aY(plainTextOf(e)), plainTextOf(e))),
		quote: (e) => {
			let t = markdown_markdownOf(e).trim();
			return t === "" ? "" : finished(t.replace(/^/gm, "> "), plainTextOf(e));
		},
		truncate_markdown: (e, t = void 0) => {
			let n = numberOf(t) ?? throwNoValue();
			return finished((0, m.G)(markdown_markdownOf(e), {
				characters: n,
				bytes: n * 4
			}), plainTextOf(e));
		},
		mention: each((e) => finished(mentionOf(e), personName(e)))
	}, _ = {
		link: each((e) => plainTextOf(e)),
		code: each((e) => plainTextOf(e)),
		quote: (e) => {
			let t = (0, f.h0)(plainTextOf(e));
			return t === "" ? "" : `\u201c${t}\u201d`;
		},
		truncate_markdown: (e, t = void 0) => (0, f.$Q)((0, f.h0)(plainTextOf(e)), numberOf(t) ?? throwNoValue()),
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
		return e instanceof FinishedText ? e.written() : h.RQ(plainTextOf(e));
	}
	function mentionOf(e) {
		let t = personName(e);
		return isLive(t) ? `@${t}` : h.EH(t);
	}
	function isLive(e) {
		return (0, p.x)(e) && /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/.test(e) && !/^www\./i.test(e);
	}
	function personName(e) {
		return plainTextOf(typeof e == "object" && e && Object.hasOwn(e, "login") ? e.login : e).replace(/^@/, "");
	}
	var v = n(530), y = n(4989);
	function tableFilter({ part: e, timeZone: t }) {
		return { table: (n, ...r) => {
			if (e !== "body") throw Error(`a table needs a body: ${e} is one line`);
			let i = rowsOf(n);
			if (i.length === 0) return "";
			let a = r.length === 0 ? allColumns(i) : r.map((e) => columnOf(plainTextOf(e), i)), o = [a.map(({ title: e }) => (0, h.EH)(e)), a.map(() => "---")], s = i.map((e) => a.map((n, r) => cell(e, n, r === 0, t)));
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
		let [n = "", r] = e.split(/ as (.*)/s), [i = "", ...a] = n.trim().split(".");
		if (!t.some((e) => e.has(i))) {
			let e = [...t[0]?.keys() ?? []].slice(0, 20).map(s.EU).join(", ");
			throw Error(`the entries of this table have no "${(0, s.EU)(i)}": they have ${e}`);
		}
		return {
			path: [i, ...a],
			title: r ?? columnTitle(a.at(-1) ?? i)
		};
	}
	function columnTitle(e) {
		return (0, v.Nx)(e.replace(/_(?:seconds|at)$/, "").replaceAll("_", " "));
	}
	function cell(e, { path: t }, n, r) {
		let [i = "", ...a] = t, o = a.reduce(cellValue, e.get(i)), s = shownAs(t.at(-1) ?? "", o, r), c = n && a.length === 0 ? e.get("url") : void 0;
		return c instanceof FinishedText ? (0, h.iQ)(s, c.valueOf()) : o instanceof FinishedText ? o.written().replaceAll(/\s+/g, " ") : (0, h.EH)(s);
	}
	function cellValue(e, t) {
		if (!(typeof e != "object" || !e || e instanceof FinishedText)) return Object.hasOwn(e, t) ? e[t] : void 0;
	}
	function shownAs(e, t, n) {
		let r = e.endsWith("_seconds") ? numberOf(t) : void 0;
		if (r !== void 0) return (0, y.p0)(r);
		let i = isOne(t) || Array.isArray(t) ? plainTextOf(t) : "";
		return (e.endsWith("_at") ? (0, y.Vc)(i, n) : void 0) ?? i;
	}
	let b = [
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
				return t === void 0 ? "" : (0, y.p0)(t);
			},
			ago: (t) => {
				let n = (0, y.pe)(plainTextOf(t));
				return n === void 0 ? "" : fromNow((e - n.getTime()) / 1e3);
			},
			...Object.fromEntries(b.map((t) => [t, withoutClock(t, e)]))
		};
	}
	function fromNow(e) {
		return Math.abs(e) < 60 ? "just now" : e > 0 ? `${(0, y.Ln)(e)} ago` : `in ${(0, y.Ln)(-e)}`;
	}
	function withoutClock(e, t) {
		let n = o.rb[e];
		return function(e, ...r) {
			let i = typeof e == "string" && /^(?:now|today)$/.test(e) ? Math.floor(t / 1e3) : e;
			return typeof n == "function" ? n.call(this, i, ...r) : e;
		};
	}
	let x = {
		default: passFinished("default", (e) => e),
		strip: passFinished("strip", (e) => e.trimmed()),
		url_decode: onOneLine("url_decode"),
		base64_decode: onOneLine("base64_decode"),
		plural: (e, t = "", n = void 0) => {
			let r = Array.isArray(e) ? e.length : numberOf(e);
			if (r === void 0) return "";
			let i = plainTextOf(t);
			return `${(0, d.zD)(r)} ${r === 1 ? i : n === void 0 ? `${i}s` : plainTextOf(n)}`.trim();
		},
		short_sha: each((e) => {
			let t = plainTextOf(e);
			return /^[0-9a-f]{12,64}$/i.test(t) ? t.slice(0, 7) : t;
		})
	};
	function filtersFor(e) {
		return {
			...x,
			...timeFilters(e),
			...markdownFilters(e),
			...tableFilter(e)
		};
	}
	let S = {
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
		let n = o.rb[e];
		return function(e, ...r) {
			return e instanceof FinishedText ? t(e) : typeof n == "function" ? n.call(this, e, ...r) : e;
		};
	}
	function onOneLine(e) {
		let t = o.rb[e];
		return function(e, ...n) {
			let r = typeof t == "function" ? t.call(this, e, ...n) : e;
			return typeof r == "string" ? (0, f.vF)(r) : r;
		};
	}
	let C = /[\uFDD0\uFDD1]/g, w = [
		"http",
		"https",
		"mailto"
	], T = [
		String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
		String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
		"<",
		String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`
	], E = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`, D = T.map((e) => RegExp(`(${e})${E}`, "gi")), O = /(\]\([^\s()]{0,500})?(?<![\w!@#$%&*\\])@(?=\uFDD1*\uFDD0)/g;
	function mark(e) {
		return e === "" ? "" : `\ufdd0${unmarked(e)}\ufdd1`;
	}
	function unmarked(e) {
		return e.replace(C, "");
	}
	function withSafeLinks(e) {
		return unmarked(withoutCalls(D.reduce((e, t) => e.replace(t, safeAddress), e)));
	}
	function withoutCalls(e) {
		return e.replace(O, safeCall);
	}
	function safeCall(e, t) {
		return t === void 0 ? "@\u200b" : `${t}%40`;
	}
	function safeAddress(e, t, n, r) {
		if (!`${t}${n}`.match(C)) return e;
		let i = unmarked(n).replaceAll("\\", "").trim().toLowerCase();
		return (r === "" ? !i.includes("&") : w.includes(i)) ? e : `${t}\u200b${n}${r}`;
	}
	function parseTemplate(e, t, n) {
		if (tagsOf(t) > 4e3) throw Error("template tags limit exceeded");
		let r = e.parse(t);
		return makeSafe(r, n), r;
	}
	function parseAround(e, t) {
		let n = [], [r, i] = [t, ""];
		for (let t = 0; t < k; t += 1) {
			let [t, a] = [[], []], see = (e) => {
				e instanceof o.k7 ? t.push(e) : isFilter(e) && a.push({
					name: e.name,
					token: e
				});
			};
			try {
				return {
					parsed: parseTemplate(e, r, see),
					outputs: t,
					filters: a,
					errors: n,
					leftOut: i
				};
			} catch (e) {
				let t = wrongPiece(e, r);
				if (isConsequence(e, i) || n.push(e), t === void 0) break;
				let [a, o] = t;
				i += ` ${r.slice(a, o)}`, r = r.slice(0, a) + r.slice(a, o).replace(/[^\n]/g, " ") + r.slice(o);
			}
		}
		return {
			parsed: [],
			outputs: [],
			filters: [],
			errors: n,
			leftOut: i
		};
	}
	function isFilter(e) {
		return e instanceof o.ou && e.kind === o.Yp.Filter && "name" in e && typeof e.name == "string";
	}
	let k = 20;
	function isConsequence(e, t) {
		let n = e instanceof Error ? e.message : "";
		return t.includes("{%") && /^tag (?:"(?:end\w+|else|elsif|when)" not found|\{%.* not closed)/s.test(n);
	}
	function wrongPiece(e, t) {
		let n = e instanceof Error && "token" in e ? e.token : void 0;
		if (!(n instanceof o.ou)) return;
		let r = Math.max(t.lastIndexOf("{{", n.begin), t.lastIndexOf("{%", n.begin));
		if (r < 0) return;
		let i = t.indexOf(t.startsWith("{{", r) ? "}}" : "%}", r);
		return [r, i < 0 || e instanceof o.sd && n.begin === r ? r + 2 : i + 2];
	}
	function makeSafe(e, t = () => {}) {
		let n = new TextPositions();
		for (let r of partsOf(e)) t(r), isToken(r) && (r.getPosition = () => n.of(r), r.kind === o.Yp.Range && checkRange(r));
	}
	function isToken(e) {
		return "kind" in e && "begin" in e;
	}
	function tagsOf(e) {
		let t = /\{%-?\s*liquid\b/.test(e) ? /\{\{|\{%|\n/g : /\{\{|\{%/g;
		return e.match(t)?.length ?? 0;
	}
	function checkRange({ lhs: e }) {
		let t = "content" in e ? e.content : void 0;
		if (!(typeof t == "number" && Math.abs(t) < 1e9)) throw Error("a range starts with a plain number, such as (1..count)");
	}
	function* partsOf(e) {
		let t = new Set(), n = [...e];
		for (let e = n.pop(); e !== void 0; e = n.pop()) if (!t.has(e)) {
			t.add(e), yield e;
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
	var A = n(881), j = n(5682);
	let M = shapesOf(j.qY);
	function shapesOf(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, nameShape(t)]));
	}
	function nameShape(e) {
		if (e.type === "groups") return [shapesOf(e.parts)];
		if (e.type === "group") return shapesOf(e.parts);
		let { type: t } = e;
		return t === "line" || t === "list" || t === "url" || t === "map" ? t : "text";
	}
	function knownNames(e = M, t = "") {
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
	function templateScope(e, t) {
		let n = Object.entries(a.b).map(([t, n]) => {
			let r = n.render(e);
			return [t, r === void 0 ? null : new FinishedText(r)];
		}), r = {
			...complete(withMarker(e), M, {
				url: (e) => new FinishedText((0, h.Zx)(e) ?? "", e),
				line: f.vF,
				map: (e) => new OpenMap(Object(scope_onOneLine(e)))
			}),
			vars: t,
			sections: Object.fromEntries(n)
		};
		return Object.assign(Object.create(null), r);
	}
	function scope_onOneLine(e) {
		return typeof e == "string" ? (0, f.vF)(e) : Array.isArray(e) ? e.map(scope_onOneLine) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, t]) => [e, scope_onOneLine(t)]));
	}
	function namesInScope(e) {
		let t = Object.keys(e).map((e) => `vars.${e}`), n = Object.keys(a.b).map((e) => `sections.${e}`);
		return [
			...knownNames(),
			"vars",
			...t,
			"sections",
			...n
		];
	}
	function withMarker(e) {
		let { facts: t } = e, n = (0, A.V)(e);
		return t.run === void 0 || n === void 0 ? t : {
			...t,
			run: {
				...t.run,
				url: n
			}
		};
	}
	class FinishedCapture extends o.XU {
		*render(e) {
			let t = new CountedEmitter(e.memoryLimit);
			yield this.liquid.renderer.renderTemplates(this.templates, e, t), e.bottom()[this.variable] = new FinishedText(withoutCalls(t.buffer), unmarked(t.buffer));
		}
	}
	let N = { capture: FinishedCapture }, P = "Templates read no files; write the text into the template itself.", F = {
		include: P,
		render: P,
		layout: P,
		block: P
	}, I = {
		elseif: "elsif",
		elif: "elsif",
		set: "assign",
		let: "assign",
		var: "assign",
		foreach: "for",
		each: "for",
		switch: "case"
	};
	function insteadOfTag(e) {
		return Object.hasOwn(F, e) ? F[e] : Object.hasOwn(I, e) ? `Did you mean "${I[e]}"?` : void 0;
	}
	function createEngine(e, t, n = !1) {
		let r = new o.HX({
			templates: {},
			ownPropertyOnly: !0,
			strictFilters: !n,
			strictVariables: !0,
			lenientIf: !0,
			parseLimit: 1e5,
			renderLimit: 500,
			memoryLimit: c,
			operators: u,
			locale: "en-US",
			timezoneOffset: t.timeZone,
			outputEscape: writer(e)
		});
		for (let e of Object.keys(S)) delete r.filters[e];
		for (let e of Object.keys(F)) delete r.tags[e];
		let i = { ...r.filters };
		for (let e of Object.keys(i)) delete r.filters[e];
		let a = filtersFor(t);
		for (let [e, t] of Object.entries({
			...a,
			...i,
			...a
		})) r.registerFilter(e, countValues(e, t));
		for (let [e, t] of Object.entries(N)) r.registerTag(e, t);
		return r;
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
	var L = n(4581);
	let R = {
		...group("upcase", "upper", "uppercase", "toupper", "touppercase", "uc", "caps", "strtoupper"),
		...group("downcase", "lower", "lowercase", "tolower", "tolowercase", "lc", "strtolower"),
		...group("capitalize", "title", "titlecase", "titleize", "capital", "ucfirst", "capfirst", "capitalise"),
		...group("strip", "trim", "chomp"),
		...group("lstrip", "trimstart", "trimleft", "ltrim"),
		...group("rstrip", "trimend", "trimright", "rtrim"),
		...group("size", "length", "len", "count"),
		...group("json", "tojson", "tojsonstring", "dump", "stringify"),
		...group("date", "strftime", "formatdate", "dateformat", "time", "datetime", "formattime", "localtime"),
		...group("ago", "timeago", "relative", "relativetime", "fromnow", "timesince", "since", "humanizetime"),
		...group("duration", "humanize", "humanizeduration", "seconds", "elapsed", "timespan"),
		...group("short_sha", "shorten", "sha", "short", "hash", "abbrev"),
		...group("plural", "pluralize", "pluralise"),
		...group("link", "url", "href", "hyperlink", "linkto", "a"),
		...group("code", "monospace", "inlinecode", "backticks", "pre"),
		...group("quote", "blockquote"),
		...group("mention", "user", "ping", "tag", "call"),
		...group("default", "or", "ifempty", "coalesce", "fallback", "otherwise"),
		...group("truncate", "ellipsis", "clip", "cut", "excerpt", "limit", "shortentext"),
		...group("slice", "substring", "substr", "sub"),
		...group("replace", "gsub", "regexreplace", "substitute"),
		...group("newline_to_br", "nl2br"),
		...group("url_encode", "urlencode", "encodeuri", "encodeuricomponent", "uriencode"),
		...group("plus", "add"),
		...group("minus", "subtract"),
		...group("times", "mul", "multiply", "multipliedby"),
		...group("divided_by", "div", "divide", "dividedby"),
		...group("modulo", "mod"),
		...group("to_integer", "int", "integer", "number", "tonumber", "parseint"),
		...group("uniq", "unique", "distinct"),
		...group("where", "filter", "select", "selectattr"),
		...group("sort", "sortby", "orderby", "order"),
		...group("map", "pluck", "collect")
	}, z = "Leave it out: every value is escaped by itself", B = {
		bold: "Write the stars around the value: **{{ \u2026 }}**",
		italic: "Write the stars around the value: *{{ \u2026 }}*",
		safe: S.raw ?? z,
		noescape: S.raw ?? z,
		escapemarkdown: z,
		escapehtml: z,
		markdown: "For the notes of a release write {{ sections.notes }}, for a file the option report and {{ sections.report }}",
		markdownify: "For the notes of a release write {{ sections.notes }}, for a file the option report and {{ sections.report }}",
		contains: "It is an operator: {% if ref.name contains \"release\" %}",
		startswith: "There is only the operator contains: {% if ref.name contains \"release/\" %}"
	};
	function insteadOfFilter(e) {
		let t = e.toLowerCase().replaceAll(/[_-]/g, ""), [n, r] = [own(S, e) ?? own(B, t), own(R, t)];
		return n ?? (r === void 0 ? void 0 : `Did you mean "${r}"?`);
	}
	function own(e, t) {
		return Object.hasOwn(e, t) ? e[t] : void 0;
	}
	function group(e, ...t) {
		return Object.fromEntries(t.map((t) => [t, e]));
	}
	function eachPlaceOnce(e) {
		let order = ({ at: e }) => e?.line ?? 2 ** 53 - 1;
		return [...new Map(e.map((e) => [`${e.at?.line}:${e.at?.column}:${e.at ? "" : e.says}`, e])).values()].sort((e, t) => order(e) - order(t) || (e.at?.column ?? 0) - (t.at?.column ?? 0));
	}
	function problemAt(e, { at: t, says: n, hint: r }) {
		return new i.$w(`${problemPlace(e, t)}: ${n}`, {
			hint: r,
			place: placeIn(e, t)
		});
	}
	function problemPlace(e, t) {
		let { line: n, column: r } = placeIn(e, t), i = e.place?.file ?? e.part;
		return n === void 0 ? i : `${i}, line ${n}, column ${r}`;
	}
	function placeIn({ text: e, place: t }, n) {
		let i = t?.file;
		if (n === void 0) return (0, r.s)({ file: i });
		let a = n.line + (t?.line ?? 1) - 1, o = n.column + (n.line === 1 ? (t?.column ?? 1) - 1 : 0);
		return (0, r.s)({
			file: i,
			line: a,
			column: o,
			length: n.length,
			excerpt: excerpt(e, n, a)
		});
	}
	function excerpt(e, { line: t, column: n, length: r }, i) {
		let a = e.split("\n", t)[t - 1] ?? "", o = Math.max(0, n - 1 - 50), s = (0, f.vF)(a.slice(o, n - 1 + 50)).replaceAll("	", " "), c = n - 1 - o, l = "^".repeat(Math.max(1, Math.min(r, s.length - c)));
		return [`${i} | ${s}`, `${"\u00b7".repeat(String(i).length)} | ${" ".repeat(c)}${l}`];
	}
	function mistakesOf(e, t) {
		let n = typeof e == "object" && e && "errors" in e ? e.errors : void 0;
		if (Array.isArray(n)) return eachPlaceOnce(n.flatMap((e) => mistakesOf(e, t)));
		let i = templateFault((e instanceof Error ? e.message : String(e)).replace(/, line:\d+, col:\d+$/, "").split("\n")[0] ?? "", t);
		return [(0, r.s)({
			at: placeOfError(e),
			...i
		})];
	}
	function templateError(e, t, n) {
		let [r = {
			says: "it failed",
			hint: ""
		}] = mistakesOf(e, n);
		return problemAt(t, r);
	}
	function unknownVariable(e, t, n) {
		return {
			at: e,
			...unknownName("fact or variable", t, n.variables)
		};
	}
	function unknownFilter(e, t, n) {
		return {
			at: e,
			...unknownName("filter", t, n.filters, insteadOfFilter(t))
		};
	}
	function templateFault(e, t) {
		let n = /^undefined variable: (.+)$/.exec(e)?.[1];
		if (n !== void 0) return unknownName("fact or variable", n, t.variables);
		let r = /^undefined filter: (.+)$/.exec(e)?.[1];
		if (r !== void 0) return unknownName("filter", r, t.filters, insteadOfFilter(r));
		let i = /^tag "(.+)" not found$/.exec(e)?.[1];
		if (i !== void 0 && H.test(i)) return strayTag(i);
		if (i !== void 0) return unknownName("tag", i, t.tags, insteadOfTag(i));
		if (e.endsWith("limit exceeded")) return {
			says: `the template takes too much (${e})`,
			hint: "Make the template or its loops smaller."
		};
		let a = e.length > 300 ? `${e.slice(0, 300).toWellFormed()}\u2026` : e, [, o, s = a] = V.find(([t]) => t.test(e)) ?? [];
		return {
			says: s,
			hint: o ?? "See the Liquid language at https://liquidjs.com."
		};
	}
	let V = [
		[/^output .* not closed$/s, "Close it with }}."],
		[/^tag \{%.* not closed$/s, "Write its end, such as {% endif %} or {% endfor %}."],
		[/^tag .* not closed$/s, "Close it with %}."],
		[
			/^expected "\|" before filter$/,
			"Write \"==\" to compare, and \"|\" before a filter.",
			"something is left over here"
		],
		[
			/^invalid value expression/,
			"Write a fact, such as workflow, or a text in quotes.",
			"a value is missing here, or is none"
		],
		[/^illegal tag: \{%-?\s*(?:for|tablerow)\b/, "Write it as {% for one in jobs %}."]
	], H = /^(?:end\w+|else|elsif|when)$/;
	function strayTag(e) {
		return {
			says: `"${(0, s.EU)(e)}" belongs to no tag that is open here`,
			hint: "Check that each {% if %}, {% for %} and the like has its own end, the inner one first."
		};
	}
	function unknownName(e, t, n, r) {
		return {
			says: `there is no ${e} "${(0, s.EU)(t)}"`,
			hint: r ?? suggestion(t, n)
		};
	}
	function suggestion(e, t) {
		let n = (0, L.p)(e, t);
		if (n !== void 0) return `Did you mean "${(0, s.EU)(n)}"?`;
		let r = namesBeside(e, t);
		return `Known: ${r.slice(0, 60).map(s.EU).join(", ")}${r.length > 60 ? " \u2026" : "."}`;
	}
	function namesBeside(e, t) {
		let n = e.slice(0, e.lastIndexOf(".") + 1), level = (e) => t.filter((t) => t.startsWith(e) && !t.slice(e.length).includes(".")), r = n === "" ? [] : level(n);
		return r.length > 0 ? r : level("");
	}
	function placeOfError(e) {
		return e instanceof Error ? ("originalError" in e ? placeOfError(e.originalError) : void 0) ?? ("token" in e ? placeOfToken(e.token) : void 0) : void 0;
	}
	function placeOfToken(e) {
		if (!errors_isToken(e)) return;
		let [t = 1, n = 1] = e.getPosition(), [r = ""] = e.input.slice(e.begin, e.end).split("\n", 1);
		return {
			line: t,
			column: n,
			length: Math.max(1, r.trimEnd().length)
		};
	}
	function errors_isToken(e) {
		return e instanceof o.ou && e.input !== "";
	}
	let U = {
		...M,
		vars: "map",
		sections: "map"
	};
	function mistypedNames(e, t, n) {
		return eachPlaceOnce(unknownNames(t, n)).slice(0, 10).map((t) => problemAt(e, t));
	}
	function unknownNames({ globals: e, locals: t }, n, r = new Set()) {
		return Object.entries(e).flatMap(([e, i]) => Object.hasOwn(t, e) || r.has(e) ? [] : i.flatMap(({ segments: e, location: { row: t, col: r } }) => {
			let i = unknownPath(e);
			return i === void 0 ? [] : [unknownVariable({
				line: t,
				column: r,
				length: i.length
			}, i, n)];
		}));
	}
	function unknownPath(e) {
		let { path: t, shape: n } = followPath(e);
		return n === void 0 ? t.join(".") : void 0;
	}
	function followPath(e) {
		let t = U, n = [];
		for (let r of e) {
			if (typeof t == "string" || typeof r != "string" || isList(t)) return {
				path: n,
				shape: "open"
			};
			n.push(r);
			let e = Object.hasOwn(t, r) ? t[r] : void 0;
			if (e === void 0) return {
				path: n,
				shape: void 0
			};
			t = e;
		}
		return {
			path: n,
			shape: t
		};
	}
	function misusedNames(e, { globals: t, locals: n }, r, i) {
		let a = Object.entries(t).flatMap(([e, t]) => Object.hasOwn(n, e) ? [] : t), o = new Set(a.map(({ location: { row: e, col: t } }) => `${e}:${t}`));
		return e.flatMap((e) => {
			let t = writtenName(e);
			if (t === void 0 || !o.has(`${t.at.line}:${t.at.column}`)) return [];
			let { at: n, path: a, isBare: s } = t, [c = "", l] = a;
			if (c === "vars" && l !== void 0 && !Object.hasOwn(i, l)) return [unknownVariable(n, `vars.${l}`, r)];
			let { shape: u } = followPath(a);
			return s && (typeof u == "object" || u === "map") ? [{
				at: n,
				...groupFault(a.join("."), u)
			}] : [];
		});
	}
	function writtenName({ value: e }) {
		let [t, ...n] = e.initial.postfix, r = e.filters.slice(0, -1).map(({ name: e }) => e), i = placeOfToken(t);
		if (t?.kind !== o.Yp.PropertyAccess || n.length > 0 || i === void 0) return;
		let a = t.getText();
		if (r[0] !== "default" && /^[\w-]+(?:\.[\w-]+)*$/.test(a)) return {
			at: i,
			path: a.split("."),
			isBare: r.length === 0
		};
	}
	function groupFault(e, t) {
		if (typeof t == "string") return {
			says: "this is a group of values, not one",
			hint: `Write the name of one behind a dot, as in {{ ${(0, s.EU)(e)}.name }}.`
		};
		let [n = ""] = isList(t) ? [t[0]] : [t], r = Object.keys(typeof n == "object" ? n : {}).slice(0, 20), i = (0, s.EU)(e);
		return isList(t) ? {
			says: `this is a list of groups of values: name the parts that it is to show: ${r.join(", ")}`,
			hint: `Write {{ ${i} | table: "${r[0]}" }}, or {% for one in ${i} %}{{ one.${r[0]} }}{% endfor %}.`
		} : {
			says: `this is a group of values, not one: name one of its parts: ${r.join(", ")}`,
			hint: `Write {{ ${i}.${r[0]} }}.`
		};
	}
	function analyzeTemplate(e, t = {}) {
		let { mistakes: n, names: r } = analyze(createEngine(String, {
			part: "body",
			timeZone: "UTC",
			now: 0
		}, !0), e, t);
		return {
			mistakes: n,
			names: r
		};
	}
	function analyze(e, t, n) {
		let r = engine_knownNames(e, n), { parsed: i, outputs: a, filters: o, errors: s, leftOut: c } = parseAround(e, t), l = new Set(c.split(/[^\w-]+/));
		try {
			let t = e.analyzeSync(i, { partials: !1 }), c = Object.values(t.globals).flatMap((e) => e.map(({ segments: e }) => e.filter((e) => typeof e == "string").join(".")));
			return {
				mistakes: eachPlaceOnce([
					...s.flatMap((e) => mistakesOf(e, r)),
					...unknownNames(t, r, l),
					...unknownFilters(e, o, r),
					...misusedNames(a, t, r, n)
				]),
				names: [...new Set(c)],
				parsed: i,
				outputs: a
			};
		} catch (e) {
			return {
				mistakes: mistakesOf(e, r),
				names: [],
				parsed: [],
				outputs: []
			};
		}
	}
	function unknownFilters(e, t, n) {
		return t.flatMap(({ name: t, token: r }) => {
			let i = t in e.filters ? void 0 : placeOfToken(r);
			return i === void 0 ? [] : [unknownFilter({
				...i,
				length: t.length
			}, t, n)];
		});
	}
	function factsAsked({ subject: e, body: t }, n) {
		let r = [e, t].flatMap((e) => e ? [analyzeTemplate(e.text, n)] : []);
		return {
			mentioned: [...new Set(r.flatMap(({ names: e }) => e))].flatMap(factsOf),
			failing: r.some(({ mistakes: e }) => e.length > 0)
		};
	}
	function factsOf(e) {
		let [t, n = ""] = e.split(".");
		if (t !== "sections") return [e];
		if (!isSection(n)) return [];
		let { asks: r, reads: i } = a.b[n];
		return r ?? i;
	}
	function isSection(e) {
		return Object.hasOwn(a.b, e);
	}
	function isLowerBound(e, t) {
		let n = (Object.hasOwn(j.qY, t) ? j.qY[t] : void 0)?.leastWithout;
		return n !== void 0 && typeof valueIn(e, t) == "number" && valueIn(e, n) === void 0;
	}
	function possibleFacts(e, t, n) {
		let r = [...n.matchAll(/\d+(?:\.\d+)?/g)].map(([e]) => Math.floor(Number(e)));
		return [...new Set(t)].filter((t) => isLowerBound(e, t)).reduce((t, n) => {
			let i = Number(valueIn(e, n)), a = r.flatMap((e) => [
				e - 1,
				e,
				e + 1
			]), o = new Set([
				i,
				i + 1,
				...a.filter((e) => e > i),
				1e6
			]);
			return t.flatMap((e) => [...o].map((t) => ({
				...e,
				[n]: t
			})));
		}, [e]);
	}
	function valueIn(e, t) {
		return e[t];
	}
	let W = /^[\w./ ()-]{1,60}$/;
	function decidingValues(e, t) {
		let n = [...new Set(t)].filter((e) => !e.startsWith("vars")), r = n.length > 5 ? [`${n.length - 5} more`] : [];
		return [...n.slice(0, 5).map((t) => `${t} is ${valueWords(e, t)}`), ...r].join(", ");
	}
	function valueWords(e, t) {
		let n = t.split("."), r = valueAt(e, n);
		return r == null ? "not known" : typeof r == "number" ? isLowerBound(e, t) ? `at least ${r}` : String(r) : typeof r == "boolean" ? String(r) : Array.isArray(r) ? `a list of ${r.length}` : typeof r == "object" ? "known" : j.qY[n[0] ?? ""]?.type !== "map" && typeof r == "string" && W.test(r) ? `"${r}"` : "another text";
	}
	function valueAt(e, [t, ...n]) {
		if (t === void 0) return e;
		if (t === "size" && (typeof e == "string" || Array.isArray(e))) return e.length;
		if (typeof e == "object" && e && Object.hasOwn(e, t)) return valueAt(e[t], n);
	}
	function comparisonsIn(e, t = 0, n = e.length) {
		let r = [...new o._F(e, u, void 0, [t, n], !0).readExpressionTokens()];
		return r.flatMap((t, n) => {
			let [i, a] = [r[n - 1], r[n + 1]];
			if (t.kind === o.Yp.FilteredValue) return inGroup(e, t);
			if (t.kind !== o.Yp.Operator || i === void 0 || a === void 0) return [];
			let s = t.getText();
			return [...comparisonOf(i, s, a), ...G.includes(s) ? comparisonOf(a, s, i) : []];
		});
	}
	let G = ["==", "!="];
	function inGroup(e, { begin: t, end: n, filters: [r] }) {
		let i = r === void 0 ? n - 1 : e.lastIndexOf("|", r.begin);
		return comparisonsIn(e, t + 1, i);
	}
	function comparisonOf(e, t, n) {
		if (e.kind !== o.Yp.PropertyAccess) return [];
		let r = factAt(e.props.map((e) => e.getText()));
		return r === void 0 ? [] : [{
			name: e.getText(),
			fact: r,
			operator: t,
			other: n
		}];
	}
	let K = {
		type: "number",
		text: "How many there are.",
		example: 1
	};
	function factAt(e, t = j.qY) {
		let [n = "", ...r] = e, i = Object.hasOwn(t, n) ? t[n] : void 0, [a] = r;
		if (i === void 0 || a === void 0) return i;
		if (a === "size" && r.length === 1) return i.type === "group" ? void 0 : K;
		if (i.type === "group") return factAt(r, i.parts);
		if (i.type === "groups" && /^(?:\d+|first|last)$/.test(a)) return r.length === 1 ? void 0 : factAt(r.slice(1), i.parts);
	}
	function impossibleValue(e) {
		for (let t of comparisonsIn(e)) {
			let e = hintOf(t);
			if (e === void 0) continue;
			let { name: n, other: r } = t, i = t.operator === "contains" ? "never contains" : "is never";
			return {
				at: r.begin,
				says: `${n} ${i} ${literalWords(r)}`,
				hint: e
			};
		}
	}
	function hintOf({ name: e, fact: t, operator: n, other: r }) {
		if (n === "contains") return hintOfPart(t, r);
		if (n !== "==" && n !== "!=") return;
		let i = literalOf(r);
		if (i !== void 0) return t.type === "words" ? t.words?.includes(i.text ?? "") ? void 0 : choice(i.text, t.words) : t.type === "number" ? i.type === "number" ? void 0 : numberHint(e, i.text) : t.type === "flag" ? i.type === "flag" ? void 0 : `It is true or false: write ${e}, or not ${e}` : isText(t) ? textHint(e, i) : `It is no single value: ask for ${t.type === "group" ? "a part of it" : `${e}.size`}`;
	}
	function hintOfPart(e, t) {
		let n = literalOf(t)?.text;
		if (e.type === "words" && e.words !== void 0 && n !== void 0) return e.words.some((e) => e.includes(n)) ? void 0 : choice(n, e.words);
	}
	function literalOf(e) {
		return e.kind === o.Yp.Quoted ? {
			type: "text",
			text: e.content
		} : e.kind === o.Yp.Number ? { type: "number" } : ["true", "false"].includes(e.getText()) ? { type: "flag" } : void 0;
	}
	function isText({ type: e }) {
		return e === "line" || e === "lines" || e === "url" || e === "time";
	}
	function textHint(e, { type: t, text: n }) {
		return t === "text" ? n === "" ? `What is not known is absent, and no empty text: write ${e}, or not ${e}` : void 0 : t === "number" ? "It is a text: put the value in quotes" : `It is a text: write ${e}, or not ${e}`;
	}
	function numberHint(e, t) {
		return t !== void 0 && /^\d+(?:\.\d+)?$/.test(t) ? `It is a number: write ${t} without quotes` : `It is a number, such as ${e} == 3`;
	}
	function choice(e, t = []) {
		let [n] = e === void 0 ? [] : (0, L.q)(e, t, 1);
		return `${n === void 0 ? "" : `Did you mean "${n}"? `}It is one of: ${t.join(", ")}`;
	}
	function literalWords(e) {
		return e.kind === o.Yp.Quoted ? (0, s.SP)(e.content) : e.getText();
	}
	let q = ["and", "or"], J = [
		["&&", "Write \"and\""],
		["||", "Write \"or\""],
		["=~", "There are no patterns: ref.name contains \"release/\", or (ref.name | slice: 0, 8) == \"release/\""],
		["!~", "There are no patterns: not (ref.name contains \"release/\")"],
		["!", "Write \"not\""],
		["{{", "Write the condition alone, without {{ }}"],
		["{%", "Write the condition alone, without {% %}"],
		["=", "Write \"==\" to compare"],
		["|", "Put parentheses around a value with a filter: (ref.name | size) > 3"]
	], Y = "Write it as in a Liquid \"if\": run.attempt == 1 and ref.name == \"main\"";
	function conditionFault(e, t = 0, n = e.length) {
		let r = new o._F(e, u, void 0, [t, n], !0), i = [...r.readExpressionTokens()];
		r.skipBlank();
		let a = foreignSign(e.slice(r.p, n)), s = (a === void 0 ? orderFault(i, r.p) : void 0) ?? leftOver(e, r.p, n, a);
		if (s !== void 0) return s;
		for (let t of i) {
			let n = unclosed(t) ?? syntax_groupFault(e, t);
			if (n !== void 0) return n;
		}
	}
	function orderFault(e, t) {
		let n = !0, r = !1, i;
		for (let t of e) {
			let { begin: e } = t, a = t.getText();
			if (t.kind !== o.Yp.Operator) {
				if (!n) return {
					at: e,
					says: `"${(0, s.EU)(a)}" is left over`,
					hint: "Put \"and\", \"or\" or a comparison before it"
				};
				n = !1;
			} else if (a === "not") {
				if (!n || r) return {
					at: e,
					says: "\"not\" stands in the wrong place",
					hint: Y
				};
			} else {
				if (n) return {
					at: e,
					says: `a value is missing before "${a}"`,
					hint: Y
				};
				if (q.includes(a)) {
					if (i !== void 0 && i !== a) return mixed(e);
					i = a;
				} else if (r) return {
					at: e,
					says: `"${a}" compares a comparison`,
					hint: "Join two comparisons with \"and\""
				};
				r = !q.includes(a), n = !0;
			}
		}
		return n ? {
			at: t,
			says: e.length === 0 ? "a value is missing" : "a value is missing at the end",
			hint: Y
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
		return J.find(([t]) => e.startsWith(t))?.[1];
	}
	function leftOver(e, t, n, r = Y) {
		return t >= n ? void 0 : {
			at: t,
			says: `"${(/^\S{1,20}/.exec(e.slice(t, n))?.[0] ?? "").toWellFormed()}" is left over`,
			hint: r
		};
	}
	function unclosed(e) {
		let t = e.getText(), { begin: n } = e;
		if (e.kind === o.Yp.Quoted && (t.length < 2 || t.at(-1) !== t[0])) return {
			at: n,
			says: `the text ${(0, s.EU)(t)} is not closed`,
			hint: `Close it with ${t[0]}`
		};
		if (e.kind === o.Yp.PropertyAccess && t.endsWith(".")) return {
			at: n,
			says: `a name is missing after "${(0, s.EU)(t)}"`,
			hint: "Write the whole name, such as run.attempt"
		};
	}
	function syntax_groupFault(e, t) {
		if (t.kind !== o.Yp.FilteredValue) return;
		let { begin: n, end: r, filters: i } = t, [a] = i, s = a === void 0 ? r - 1 : e.lastIndexOf("|", a.begin);
		return /^\(\s*not\s/.exec(e.slice(n, s)) === null ? conditionFault(e, n + 1, s) : {
			at: n,
			says: "\"not\" stands first in a group",
			hint: "Put it before the parentheses: not (a)"
		};
	}
	let X = "only-if";
	function decideCondition(e, { facts: t, variables: n, timeZone: r, now: i }) {
		let a = createEngine(String, {
			part: X,
			timeZone: r,
			now: i
		}), s = engine_knownNames(a, n), c = (0, f.vF)(e);
		try {
			let e = conditionFault(c) ?? impossibleValue(c);
			if (e !== void 0) return {
				type: "fault",
				problem: condition_problemAt(e.at + 1, e.says, e.hint)
			};
			let r = parseCondition(a, c), i = a.analyzeSync([templateOf(r)], { partials: !1 }), [l] = mistypedNames({
				part: X,
				text: c
			}, i, s);
			if (l !== void 0) return {
				type: "fault",
				problem: l
			};
			let holds = (e) => {
				let t = templateScope({ facts: e }, n), i = new OwnNames(t, a.options, { sync: !0 }, { liquid: a });
				return (0, o.zz)(carryOut(r.value(i, !0)), i);
			}, u = namesOf(a, r), [d = !1, ...f] = possibleFacts(t, u, c).map(holds);
			return f.some((e) => e !== d) ? {
				type: "fault",
				problem: openProblem(t, u)
			} : {
				type: "decided",
				holds: d,
				values: decidingValues(t, u)
			};
		} catch (e) {
			return {
				type: "fault",
				problem: templateError(e, {
					part: X,
					text: c
				}, s)
			};
		}
	}
	function namesInCondition(e) {
		let t = createEngine(String, {
			part: X,
			timeZone: "UTC",
			now: 0
		});
		try {
			return namesOf(t, parseCondition(t, (0, f.vF)(e)));
		} catch {
			return [];
		}
	}
	function namesOf(e, t) {
		return e.globalVariableSegmentsSync([templateOf(t)]).map((e) => e.filter((e) => typeof e == "string").join("."));
	}
	function unreadProblem(e) {
		return new i.$w(`${X}: ${(0, s.KE)(e.map(s.EU))} could not be read`, { hint: "The notice beside this one says why; without one, it lies further back than was looked." });
	}
	function openProblem(e, t) {
		let n = t.filter((t) => isLowerBound(e, t));
		return new i.$w(`${X}: ${decidingValues(e, n)}, and it was not counted further`, { hint: "Compare with a smaller number." });
	}
	function parseCondition(e, t) {
		let n = new o._F(t, e.options.operators, void 0, void 0, !0).readFilteredValue();
		return makeSafe([n]), new o.WT(n, e);
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
	function condition_problemAt(e, t, n) {
		return new i.$w(`${X}, column ${e}: ${t}`, {
			hint: n,
			place: {
				line: 1,
				column: e
			}
		});
	}
	function harmless(e, { part: t, place: n }, r) {
		return n === void 0 || !isOfStrangers(r) ? e : t === "subject" ? (0, f.Fq)(e) : (0, h.qs)(e);
	}
	function isOfStrangers({ event: e, pull_request: t, ref: n }) {
		return e.name.startsWith("pull_request") ? !0 : e.name === "workflow_run" && (t?.fork === !0 || n === void 0 || n.name.includes(":"));
	}
	var Z = n(7805);
	function ownParts(e, t, n) {
		let r = {
			name: "body",
			text: e,
			rank: 0
		}, i = n ? Z.f.render(t) : void 0;
		return i === void 0 || isMentioned(t.facts.incident?.name ?? i, e) ? [r] : [r, {
			name: "incident",
			text: i,
			rank: 0,
			joint: "gap"
		}];
	}
	function isMentioned(e, t) {
		for (let n = t.indexOf(e); n >= 0; n = t.indexOf(e, n + 1)) {
			let [r, i] = [t.slice(Math.max(0, n - 1), n), t.slice(n + e.length, n + e.length + 2)];
			if (!/[A-Za-z0-9/=-]/.test(r) && !/^(?:[A-Za-z0-9]|-\w)/.test(i)) return !0;
		}
		return !1;
	}
	let Q = [
		["*", "*"],
		["_", "_"],
		["~~", "~~"],
		["`", "`"],
		["[", "]"],
		["(", ")"],
		["\"", "\""],
		["\u201c", "\u201d"]
	];
	function watchFormatted(e, t) {
		let n = new Map();
		for (let r of e) isFormatted(r, t) && watch(r, (e) => n.set(r, e));
		return n;
	}
	function isFormatted({ token: { begin: e, end: t } }, n) {
		return Q.some(([r, i]) => n.startsWith(r, e - r.length) && n.startsWith(i, t));
	}
	function watch(e, t) {
		let n = e.render.bind(e);
		e.render = function* (r, i) {
			let a = i.buffer?.length;
			yield n(r, i);
			let [o] = e.value.initial.postfix, s = placeOfToken(o);
			s !== void 0 && i.buffer?.length === a && t({
				name: o?.getText() ?? "",
				at: s
			});
		};
	}
	function emptyNotices(e, t) {
		let n = [...e.values()], [r] = n;
		if (r === void 0) return [];
		let i = [...new Set(n.map(({ name: e }) => `{{ ${(0, s.EU)(e)} }}`))], a = i.slice(0, 5).join(", "), o = i.length > 5 ? ` and ${i.length - 5} more` : "", c = i.length === 1 ? "is" : "are";
		return [`${problemPlace(t, r.at)}: ${a}${o} ${c} empty in this message, and the signs around stand alone. Give it a default, as in {{ ${(0, s.EU)(r.name)} | default: "\u2026" }}, or write {% if ${(0, s.EU)(r.name)} %} around it.`];
	}
	function renderTemplates(e) {
		let t = renderPart(e.body, e, h.RQ), n = renderPart(e.subject, e, f.Fq);
		return (0, r.s)({
			body: t.text,
			subject: n.text?.replace(/\s+/g, " "),
			placesReport: t.names.some((e) => /^(?:sections\.)?report\b/.test(e)),
			problems: [...t.problems, ...n.problems],
			notices: [...t.notices, ...n.notices]
		});
	}
	function renderPart(e, t, n) {
		if (e === void 0) return {
			names: [],
			problems: [],
			notices: []
		};
		let { variables: r, section: i } = t, a = createEngine(n, {
			part: e.part,
			timeZone: t.timeZone,
			now: t.now
		}, !0), { mistakes: o, names: s, parsed: c, outputs: l } = analyze(a, e.text, r), wrong = (t) => ({
			names: s,
			problems: t.slice(0, 10).map((t) => problemAt(e, t)),
			notices: []
		});
		if (o.length > 0) return wrong(o);
		try {
			let t = watchFormatted(l, e.text);
			return {
				text: renderTemplate(a, c, templateScope(i, r)).trim(),
				names: s,
				problems: [],
				notices: emptyNotices(t, e)
			};
		} catch (e) {
			return wrong(mistakesOf(e, engine_knownNames(a, r)));
		}
	}
	function renderTemplate(e, t, n) {
		let r = {
			...e.options,
			catchAllErrors: !0
		}, i = new OwnNames(n, r, { sync: !0 }, { liquid: e }), a = new CountedEmitter(i.memoryLimit);
		return carryOut(e.renderer.renderTemplates(t, i, a)), withSafeLinks(a.buffer);
	}
	function renderOwnWords({ subject: e, body: t }, { namesTask: n, hide: i, ...a }) {
		let o = renderTemplates((0, r.s)({
			...a,
			subject: e,
			body: t
		})), { section: s } = a, c = t && o.body && harmless(o.body, t, s.facts);
		return (0, r.s)({
			subject: e && o.subject && harmless(o.subject, e, s.facts),
			parts: c === void 0 ? void 0 : c === "" ? [] : ownParts(c, s, n),
			wantsReport: !o.placesReport,
			problems: o.problems.map((n) => problemWithoutSecrets(n, [e?.text, t?.text], i)),
			notices: o.notices
		});
	}
}) };
