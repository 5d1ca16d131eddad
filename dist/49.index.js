"use strict";
exports.id = 49, exports.ids = [49], exports.modules = { 3049: ((e, t, n) => {
	n.r(t), n.d(t, {
		readFrontMatter: () => readFrontMatter,
		readHead: () => readHead
	});
	var r = n(4581), i = n(4437), a = n(9356);
	let o = {
		title: "subject",
		due: "due-date",
		type: "kind"
	}, s = {
		line: 1,
		fault: "the front matter is too long or too deep",
		fix: "Write only the few names that it takes"
	}, c = {
		line: 2,
		fault: "not a map",
		fix: "Write `name: value`, one on each line"
	};
	async function readHead({ head: e, place: t }, n) {
		if (e === void 0) return;
		let { values: r, faults: i } = await readFrontMatter(e, t.file, allowedOptions());
		for (let { line: e, fault: r, fix: a } of i) n.fault("template", `${t.file}, line ${e}: ${r}`, a);
		n.supply(r);
	}
	function allowedOptions() {
		let { here: e = [], elsewhere: t = [] } = Object.groupBy(i.l, ({ inFrontMatter: e }) => e ? "here" : "elsewhere");
		return {
			here: e.map(({ name: e }) => e),
			elsewhere: t.map(({ name: e }) => e)
		};
	}
	async function readFrontMatter(e, t, r) {
		let { isMap: i, isScalar: a, LineCounter: o, parseDocument: l } = await n.e(815).then(n.t.bind(n, 8815, 19)), u = new o(), parse = () => l(e, {
			logLevel: "silent",
			lineCounter: u,
			prettyErrors: !1
		}), d = e.length > 16384 ? void 0 : parsed(parse);
		if (d === void 0) return {
			values: new Map(),
			faults: [s]
		};
		let placeOf = (e = 0) => {
			let { line: n, col: r } = u.linePos(e);
			return {
				file: t,
				line: n + 1,
				column: r
			};
		}, f = new Map(), p = d.errors.slice(0, 10).map(({ message: t, pos: n }) => {
			let { line: r } = placeOf(n[0]), i = unquoted(e, r);
			return i === void 0 ? {
				line: r,
				fault: `not readable as YAML (${t})`,
				fix: "Write `name: value`, one on each line"
			} : {
				line: r,
				...i
			};
		}), { contents: m } = d;
		if (p.length > 0 || m === null) return {
			values: f,
			faults: eachOnce(p)
		};
		if (!i(m)) return {
			values: f,
			faults: [c]
		};
		for (let { key: t, value: n } of m.items) {
			let i = a(t) ? String(t.value) : "\u2026", { line: o } = placeOf(a(t) ? t.range?.[0] : 0), s = refusal(i, r), c = n === null || a(n) && n.value === null;
			s === void 0 ? a(n) && !c ? f.set(i, {
				value: scalarText(n),
				from: "template",
				place: placeOf(startOf(n, e))
			}) : c || p.push({
				line: o,
				...unquoted(e, o) ?? {
					fault: `${i}: not one value`,
					fix: "Write one value"
				}
			}) : p.push({
				line: o,
				...s
			});
		}
		return {
			values: f,
			faults: p.slice(0, 10)
		};
	}
	function unquoted(e, t) {
		let n = e.split("\n")[t - 1 - 1] ?? "", [, r, i] = /^([A-Za-z][\w-]{0,40}):[ \t]+(?:([*&!%@`])|[^'"|>\s].*?(\{[{%])|(\{[{%]))/.exec(n) ?? [];
		if (r === void 0) return;
		let [a, o] = i === void 0 ? ["braces mean", "{{ \u2026 }}"] : [`${i} means`, `${i}\u2026`];
		return {
			fault: `${r}: the value has no quotes, and ${a} something else in YAML`,
			fix: `Put quotes around the whole value: ${r}: '${o}'`
		};
	}
	function eachOnce(e) {
		return [...new Map(e.map((e) => [`${e.line} ${e.fault}`, e])).values()];
	}
	function parsed(e) {
		try {
			return e();
		} catch {
			return;
		}
	}
	function scalarText({ value: e, source: t }) {
		return typeof e == "string" ? e : t ?? String(e);
	}
	function startOf({ type: e, range: t }, n) {
		let r = t?.[0] ?? 0;
		if (e === "QUOTE_SINGLE" || e === "QUOTE_DOUBLE") return r + 1;
		if (e !== "BLOCK_LITERAL" && e !== "BLOCK_FOLDED") return r;
		let i = n.indexOf("\n", r) + 1;
		return i + (/^[ \t]*/.exec(n.slice(i))?.[0].length ?? 0);
	}
	function refusal(e, { here: t, elsewhere: n }) {
		if (t.includes(e)) return;
		let i = `Only ${t.join(", ")} can stand there`;
		if (n.includes(e)) {
			let t = e === "body" ? "Write the text below the front matter" : `Give ${e} where the template is named`;
			return {
				fault: `${e} cannot stand in a template file`,
				fix: `${t}. ${i}`
			};
		}
		let s = (Object.hasOwn(o, e) ? o[e] : void 0) ?? (0, r.p)(e.replaceAll("_", "-"), t);
		return {
			fault: `${(0, a.JJ)(e)} is no name of the front matter`,
			fix: s === void 0 ? i : `${i}; did you mean ${s}?`
		};
	}
}) };
