export const id = 286;
export const ids = [286, 823];
export const modules = {
	6878: ((e, t, n) => {
		n.d(t, {
			Ji: () => charge,
			_B: () => a,
			fd: () => CountedEmitter,
			hS: () => counted,
			u0: () => carryOut,
			we: () => s
		});
		var r = n(8694), i = n(9045);
		let a = 1e6, o = 1 / 8;
		function counted(e, t) {
			let n = e.startsWith("date") ? 1e3 : 0, r = typeof t == "function" ? t : t.handler;
			return function* (e, ...t) {
				look(this.context.memoryLimit, [e, ...t]), this.context.memoryLimit.use(n);
				let i = yield r.call(this, e, ...t);
				return charge(this.context.memoryLimit, i), i;
			};
		}
		let s = Object.fromEntries(Object.entries(r.lV).map(([e, t]) => [e, function* (...e) {
			return charge(e.at(-1).memoryLimit, e.slice(0, -1)), yield t(...e);
		}]));
		function charge(e, t) {
			e.use(weigh(t, a));
		}
		function look(e, t) {
			e.use(weigh(t, a / o) * o);
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
			if (e instanceof i.d5) return e.valueOf().length;
			if (!Array.isArray(e)) return 1;
			let n = 0;
			for (let r of e) if (n += 8 + weigh(r, t - n), n > t) return n;
			return n;
		}
	}),
	6286: ((e, t, n) => {
		n.d(t, {
			decideCondition: () => decideCondition,
			namesInCondition: () => namesInCondition,
			unreadProblem: () => unreadProblem
		});
		var r = n(8694), i = n(452), a = n(229), o = n(8929), s = n(6878), c = n(1823), l = n(8160), u = n(1379), d = n(1152), f = n(4767), p = n(9045);
		let m = ["and", "or"], h = [
			["&&", "Write \"and\""],
			["||", "Write \"or\""],
			["!", "Write \"not\""],
			["{{", "Write the condition alone, without {{ }}"],
			["{%", "Write the condition alone, without {% %}"],
			["=", "Write \"==\" to compare"],
			["|", "Put parentheses around a value with a filter: (ref.name | size) > 3"]
		], g = "Write it as in a Liquid \"if\": run.attempt == 1 and ref.name == \"main\"";
		function conditionFault(e, t = 0, n = e.length) {
			let i = new r._F(e, s.we, void 0, [t, n], !0), a = [...i.readExpressionTokens()];
			i.skipBlank();
			let o = foreignSign(e.slice(i.p, n)), c = (o === void 0 ? orderFault(a, i.p) : void 0) ?? leftOver(e, i.p, n, o);
			if (c !== void 0) return c;
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
						hint: g
					};
				} else {
					if (n) return {
						at: e,
						says: `a value is missing before "${s}"`,
						hint: g
					};
					if (m.includes(s)) {
						if (o !== void 0 && o !== s) return mixed(e);
						o = s;
					} else if (i) return {
						at: e,
						says: `"${s}" compares a comparison`,
						hint: "Join two comparisons with \"and\""
					};
					i = !m.includes(s), n = !0;
				}
			}
			return n ? {
				at: t,
				says: e.length === 0 ? "a value is missing" : "a value is missing at the end",
				hint: g
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
			return h.find(([t]) => e.startsWith(t))?.[1];
		}
		function leftOver(e, t, n, r = g) {
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
		let _ = "only-if";
		function decideCondition(e, { facts: t, variables: n, timeZone: i, now: a }) {
			let d = (0, c.P)(String, {
				part: _,
				timeZone: i,
				now: a
			}), m = (0, c.e)(d, n), h = (0, o.vF)(e);
			try {
				let e = conditionFault(h);
				if (e !== void 0) return {
					type: "fault",
					problem: problemAt(e.at + 1, e.says, e.hint)
				};
				let i = parseCondition(d, h), a = d.analyzeSync([templateOf(i)], { partials: !1 }), [o] = (0, u.Y)({
					part: _,
					text: h
				}, a, m);
				if (o !== void 0) return {
					type: "fault",
					problem: o
				};
				let c = new p.Fu((0, f.O)({ facts: t }, n), d.options, { sync: !0 }, { liquid: d });
				return {
					type: "decided",
					holds: (0, r.zz)((0, s.u0)(i.value(c, !0)), c)
				};
			} catch (e) {
				return {
					type: "fault",
					problem: (0, l.R)(e, {
						part: _,
						text: h
					}, m)
				};
			}
		}
		function namesInCondition(e) {
			let t = (0, c.P)(String, {
				part: _,
				timeZone: "UTC",
				now: 0
			});
			try {
				return t.globalVariableSegmentsSync([templateOf(parseCondition(t, (0, o.vF)(e)))]).map((e) => e.filter((e) => typeof e == "string").join("."));
			} catch {
				return [];
			}
		}
		function unreadProblem(e) {
			return new i.$w(`${_}: ${(0, a.KE)(e.map(a.EU))} could not be read`, { hint: "The notice beside this one says why." });
		}
		function parseCondition(e, t) {
			let n = new r._F(t, e.options.operators, void 0, void 0, !0).readFilteredValue();
			return (0, d.av)([n]), new r.WT(n, e);
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
			return new i.$w(`${_}, column ${e}: ${t}`, {
				hint: n,
				place: {
					line: 1,
					column: e
				}
			});
		}
	}),
	1823: ((e, t, n) => {
		n.d(t, {
			P: () => createEngine,
			mentionedNames: () => mentionedNames,
			e: () => namesOf,
			renderTemplates: () => renderTemplates
		});
		var r = n(8694), i = n(4222), a = n(5934), o = n(8929), s = n(6878), c = n(8160), l = n(2678), u = n(7062), d = n(1379), f = n(1152), p = n(4767), m = n(8566), h = n(9045);
		function mentionedNames(...e) {
			let t = new r.HX({
				templates: {},
				locale: "en-US",
				parseLimit: f.zP
			});
			for (let [e, n] of Object.entries(m.g)) t.registerTag(e, n);
			let n = e.flatMap((e) => {
				try {
					return (e === void 0 ? [] : t.globalVariableSegmentsSync((0, f.QC)(t, e))).map((e) => e.filter((e) => typeof e == "string").join("."));
				} catch {
					return [];
				}
			});
			return [...new Set(n)];
		}
		function renderTemplates(e) {
			let t = renderPart(e.body, e, a.RQ), n = renderPart(e.subject, e, o.Fq);
			return (0, i.s)({
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
			}), i = namesOf(r, t.variables);
			try {
				let n = (0, f.QC)(r, e.text), a = (0, d.Y)(e, r.analyzeSync(n, { partials: !1 }), i);
				return a.length > 0 ? { problems: a } : {
					text: written(r, n, (0, p.O)(t.section, t.variables)).trim(),
					problems: a
				};
			} catch (t) {
				return { problems: [(0, c.R)(t, e, i)] };
			}
		}
		function written(e, t, n) {
			let r = new h.Fu(n, e.options, { sync: !0 }, { liquid: e }), i = new s.fd(r.memoryLimit);
			return (0, s.u0)(e.renderer.renderTemplates(t, r, i)), (0, u.jv)(i.buffer);
		}
		function createEngine(e, t) {
			let n = new r.HX({
				templates: {},
				ownPropertyOnly: !0,
				strictFilters: !0,
				strictVariables: !0,
				lenientIf: !0,
				parseLimit: f.zP,
				renderLimit: 500,
				memoryLimit: s._B,
				operators: s.we,
				locale: "en-US",
				timezoneOffset: t.timeZone,
				outputEscape: writer(e)
			});
			for (let e of Object.keys(l.f)) delete n.filters[e];
			for (let e of Object.keys(m.N)) delete n.tags[e];
			for (let [e, r] of Object.entries({
				...n.filters,
				...(0, l.D)(t)
			})) n.registerFilter(e, (0, s.hS)(e, r));
			for (let [e, t] of Object.entries(m.g)) n.registerTag(e, t);
			return n;
		}
		function writer(e) {
			return function(t) {
				return (0, s.Ji)(this.context.memoryLimit, t), (0, u.Gy)((0, h.M9)(t, e));
			};
		}
		function namesOf(e, t) {
			return {
				variables: (0, p.c)(t),
				filters: Object.keys(e.filters),
				tags: Object.keys(e.tags)
			};
		}
	}),
	8160: ((e, t, n) => {
		n.d(t, {
			L: () => unknownVariable,
			R: () => templateError
		});
		var r = n(4222), i = n(452), a = n(2037), o = n(229), s = n(8929), c = n(2678), l = n(8566);
		function templateError(e, t, n) {
			let r = (e instanceof Error ? e.message : String(e)).replace(/, line:\d+, col:\d+$/, "");
			return faultAt(t, positionOf(e), explain(r.split("\n")[0] ?? "", n));
		}
		function unknownVariable(e, t, n, r) {
			return faultAt(e, t, unknownName("fact or variable", n, r.variables));
		}
		function faultAt(e, t, { says: n, hint: r }) {
			let a = e.place?.file ?? e.part;
			if (t === void 0) return new i.$w(`${a}: ${n}`, {
				hint: r,
				place: placeIn(e, void 0)
			});
			let o = placeIn(e, t);
			return new i.$w(`${a}, line ${o.line}, column ${o.column}: ${n}`, {
				hint: r,
				place: o
			});
		}
		function placeIn({ text: e, place: t }, n) {
			let i = t?.file;
			if (n === void 0) return (0, r.s)({ file: i });
			let a = n.line + (t?.line ?? 1) - 1, o = n.column + (n.line === 1 ? (t?.column ?? 1) - 1 : 0);
			return (0, r.s)({
				file: i,
				line: a,
				column: o,
				excerpt: excerpt(e, n, a)
			});
		}
		function excerpt(e, { line: t, column: n }, r) {
			let i = e.split("\n", t)[t - 1] ?? "", a = Math.max(0, n - 1 - 50), o = (0, s.vF)(i.slice(a, n - 1 + 50)).replaceAll("	", " "), c = " ".repeat(n - 1 - a);
			return [`${r} | ${o}`, `${"\u00b7".repeat(String(r).length)} | ${c}^`];
		}
		function explain(e, t) {
			let n = /^undefined variable: (.+)$/.exec(e)?.[1];
			if (n !== void 0) return unknownName("fact or variable", n, t.variables);
			let r = /^undefined filter: (.+)$/.exec(e)?.[1];
			if (r !== void 0) return unknownName("filter", r, t.filters, c.f);
			let i = /^tag "(.+)" not found$/.exec(e)?.[1];
			return i === void 0 ? e.endsWith("limit exceeded") ? {
				says: `the template takes too much (${e})`,
				hint: "Make the template or its loops smaller."
			} : {
				says: e.length > 300 ? `${e.slice(0, 300).toWellFormed()}\u2026` : e,
				hint: "See the Liquid language at https://liquidjs.com."
			} : unknownName("tag", i, t.tags, l.N);
		}
		function unknownName(e, t, n, r = {}) {
			let i = new Map(Object.entries(r)).get(t), s = (0, a.p)(t, n), c = s === void 0 ? `Known: ${namesBeside(t, n).slice(0, 60).map(o.EU).join(", ")}.` : `Did you mean "${(0, o.EU)(s)}"?`;
			return {
				says: `there is no ${e} "${(0, o.EU)(t)}"`,
				hint: i ?? c
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
	}),
	2678: ((e, t, n) => {
		n.d(t, {
			f: () => v,
			D: () => filtersFor
		});
		var r = n(8694), i = n(8929), a = n(9045), o = n(5429), s = n(5934), c = n(229);
		function textOf(e) {
			if (e == null) return "";
			if (e instanceof a.d5) return e.valueOf();
			if (Array.isArray(e)) return e.map(textOf).join(", ");
			if (typeof e != "object") return String(e);
			let t = e instanceof r.ey ? [] : Object.keys(e).slice(0, 20).map(c.EU);
			throw Error(`this filter takes one value, not a group: name one of its parts${t.length > 0 ? `: ${t.join(", ")}` : ""}`);
		}
		function numberOf(e) {
			let t = typeof e == "number" ? String(e) : e instanceof a.d5 ? e.valueOf() : e;
			if (typeof t == "string" && /^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(t)) return Number(t);
		}
		function each(e) {
			return (t, ...n) => Array.isArray(t) ? t.map((t) => e(t, ...n)) : e(t, ...n);
		}
		function markdownFilters({ part: e }) {
			return e === "body" ? l : u;
		}
		let l = {
			link: each((e, t = void 0) => {
				let n = textOf(e);
				return finished(s.nf(n, textOf(t)), n);
			}),
			code: each((e) => finished(s.aY(textOf(e)), textOf(e))),
			quote: (e) => {
				let t = markdownOf(e).trim();
				return t === "" ? "" : finished(t.replace(/^/gm, "> "), textOf(e));
			},
			truncate_markdown: (e, t = void 0) => {
				let n = numberOf(t) ?? missing();
				return finished((0, o.G)(markdownOf(e), {
					characters: n,
					bytes: n * 4
				}), textOf(e));
			},
			mention: each((e) => finished(mentionOf(e), nameOf(e)))
		}, u = {
			link: each((e) => textOf(e)),
			code: each((e) => textOf(e)),
			quote: (e) => {
				let t = (0, i.h0)(textOf(e));
				return t === "" ? "" : `\u201c${t}\u201d`;
			},
			truncate_markdown: (e, t = void 0) => (0, i.$Q)((0, i.h0)(textOf(e)), numberOf(t) ?? missing()),
			mention: each((e) => {
				let t = nameOf(e);
				return isUsername(t) ? finished(`@${t}`, t) : t;
			})
		};
		function missing() {
			throw Error("truncate_markdown takes how many characters are left, such as truncate_markdown: 500");
		}
		function finished(e, t) {
			return new a.d5(e, t);
		}
		function markdownOf(e) {
			return e instanceof a.d5 ? e.written() : s.RQ(textOf(e));
		}
		let d = [
			"team",
			"here",
			"all",
			"everyone",
			"channel",
			"forum"
		];
		function mentionOf(e) {
			let t = nameOf(e);
			return isUsername(t) ? `@${t}` : s.EH(t);
		}
		function isUsername(e) {
			return /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/.test(e) && !d.includes(e.toLowerCase()) && !/^www\./i.test(e);
		}
		function nameOf(e) {
			return textOf(typeof e == "object" && e && Object.hasOwn(e, "login") ? e.login : e).replace(/^@/, "");
		}
		var f = n(1163), p = n(4989);
		function tableFilter({ part: e, timeZone: t }) {
			return { table: (n, ...r) => {
				if (e !== "body") throw Error(`a table needs a body: ${e} is one line`);
				let i = rowsOf(n);
				if (i.length === 0) return "";
				let o = r.length === 0 ? allColumns(i) : r.map((e) => columnOf(textOf(e), i)), c = [o.map(({ title: e }) => (0, s.EH)(e)), o.map(() => "---")], l = i.map((e) => o.map((n, r) => cell(e, n, r === 0, t)));
				return new a.d5([...c, ...l].map((e) => `| ${e.join(" | ")} |`).join("\n"));
			} };
		}
		function rowsOf(e) {
			if (e == null || e === "") return [];
			if (Array.isArray(e)) return e.map(rowOf);
			let t = e instanceof a.pW ? e.entries() : typeof e == "object" ? Object.entries(e) : [];
			return t.length > 0 || e instanceof a.pW ? t.map(([e, t]) => new Map(Object.entries({
				name: e,
				value: t
			}))) : [rowOf(e)];
		}
		function rowOf(e) {
			if (e instanceof a.pW) return new Map(e.entries());
			let t = typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof a.d5);
			return new Map(t ? Object.entries(e) : [["value", e]]);
		}
		function allColumns([e]) {
			return [...e ?? []].filter(([e, t]) => e !== "url" && isOne(t)).map(([e]) => e).map((e) => ({
				path: [e],
				title: titleOf(e)
			}));
		}
		function isOne(e) {
			return e instanceof a.d5 || typeof e != "object" || !e;
		}
		function columnOf(e, t) {
			let [n = "", r] = e.split(/ as (.*)/s), [i = "", ...a] = n.trim().split(".");
			if (!t.some((e) => e.has(i))) {
				let e = [...t[0]?.keys() ?? []].slice(0, 20).map(c.EU).join(", ");
				throw Error(`the entries of this table have no "${(0, c.EU)(i)}": they have ${e}`);
			}
			return {
				path: [i, ...a],
				title: r ?? titleOf(a.at(-1) ?? i)
			};
		}
		function titleOf(e) {
			return (0, f.Nx)(e.replace(/_(?:seconds|at)$/, "").replaceAll("_", " "));
		}
		function cell(e, { path: t }, n, r) {
			let [i = "", ...o] = t, c = o.reduce(partOf, e.get(i)), l = shownAs(t.at(-1) ?? "", c, r), u = n && o.length === 0 ? e.get("url") : void 0;
			return u instanceof a.d5 ? (0, s.nf)(l, u.valueOf()) : c instanceof a.d5 ? c.written().replaceAll(/\s+/g, " ") : (0, s.EH)(l);
		}
		function partOf(e, t) {
			if (!(typeof e != "object" || !e || e instanceof a.d5)) return Object.hasOwn(e, t) ? e[t] : void 0;
		}
		function shownAs(e, t, n) {
			let r = e.endsWith("_seconds") ? numberOf(t) : void 0;
			if (r !== void 0) return (0, p.p0)(r);
			let i = isOne(t) || Array.isArray(t) ? textOf(t) : "";
			return (e.endsWith("_at") ? (0, p.Vc)(i, n) : void 0) ?? i;
		}
		let m = [
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
					return t === void 0 ? "" : (0, p.p0)(t);
				},
				ago: (t) => {
					let n = (0, p.nR)(textOf(t));
					return n === void 0 ? "" : fromNow((e - n.getTime()) / 1e3);
				},
				...Object.fromEntries(m.map((t) => [t, withoutClock(t, e)]))
			};
		}
		function fromNow(e) {
			return Math.abs(e) < 60 ? "just now" : e > 0 ? `${(0, p.Ln)(e)} ago` : `in ${(0, p.Ln)(-e)}`;
		}
		function withoutClock(e, t) {
			let n = r.rb[e];
			return function(e, ...r) {
				let i = typeof e == "string" && /^(?:now|today)$/.test(e) ? Math.floor(t / 1e3) : e;
				return typeof n == "function" ? n.call(this, i, ...r) : e;
			};
		}
		var h = n(5610);
		let g = {
			plural: (e, t = "", n = void 0) => {
				let r = Array.isArray(e) ? e.length : numberOf(e);
				if (r === void 0) return "";
				let i = textOf(t);
				return `${(0, h.z)(r)} ${r === 1 ? i : n === void 0 ? `${i}s` : textOf(n)}`.trim();
			},
			short_sha: each((e) => {
				let t = textOf(e);
				return /^[0-9a-f]{12,64}$/i.test(t) ? t.slice(0, 7) : t;
			})
		}, _ = {
			default: passFinished("default", (e) => e),
			strip: passFinished("strip", (e) => e.trimmed()),
			url_decode: onOneLine("url_decode"),
			base64_decode: onOneLine("base64_decode")
		};
		function filtersFor(e) {
			return {
				..._,
				...g,
				...timeFilters(e),
				...markdownFilters(e),
				...tableFilter(e)
			};
		}
		let v = {
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
				return e instanceof a.d5 ? t(e) : typeof n == "function" ? n.call(this, e, ...r) : e;
			};
		}
		function onOneLine(e) {
			let t = r.rb[e];
			return function(e, ...n) {
				let r = typeof t == "function" ? t.call(this, e, ...n) : e;
				return typeof r == "string" ? (0, i.vF)(r) : r;
			};
		}
	}),
	7062: ((e, t, n) => {
		n.d(t, {
			Gy: () => mark,
			jv: () => withSafeLinks,
			u7: () => unmarked
		});
		let r = /[\uFDD0\uFDD1]/g, i = [
			"http",
			"https",
			"mailto"
		], a = [
			String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
			String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
			"<",
			String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`
		], o = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`, s = a.map((e) => RegExp(`(${e})${o}`, "gi"));
		function mark(e) {
			return e === "" ? "" : `\ufdd0${unmarked(e)}\ufdd1`;
		}
		function unmarked(e) {
			return e.replace(r, "");
		}
		function withSafeLinks(e) {
			return unmarked(s.reduce((e, t) => e.replace(t, safeAddress), e));
		}
		function safeAddress(e, t, n, a) {
			if (!`${t}${n}`.match(r)) return e;
			let o = unmarked(n).replaceAll("\\", "").trim().toLowerCase();
			return (a === "" ? !o.includes("&") : i.includes(o)) ? e : `${t}\u200b${n}${a}`;
		}
	}),
	1379: ((e, t, n) => {
		n.d(t, { Y: () => mistypedNames });
		var r = n(8160), i = n(9247);
		function mistypedNames(e, t, n) {
			let a = {
				...i.Hx,
				vars: "map",
				sections: "map"
			};
			return Object.entries(t.globals).flatMap(([e, n]) => Object.hasOwn(t.locals, e) ? [] : n.flatMap(({ segments: e, location: t }) => {
				let n = missing(e, a);
				return n === void 0 ? [] : [{
					name: n,
					line: t.row,
					column: t.col
				}];
			})).toSorted((e, t) => e.line - t.line || e.column - t.column).slice(0, 10).map((t) => (0, r.L)(e, t, t.name, n));
		}
		function missing(e, t) {
			let n = t, r = [];
			for (let t of e) {
				if (typeof n == "string" || typeof t != "string" || (0, i.Lv)(n)) return;
				r.push(t);
				let e = Object.hasOwn(n, t) ? n[t] : void 0;
				if (e === void 0) return r.join(".");
				n = e;
			}
		}
	}),
	1152: ((e, t, n) => {
		n.d(t, {
			QC: () => parseTemplate,
			av: () => makeSafe,
			zP: () => i
		});
		var r = n(8694);
		let i = 1e5;
		function parseTemplate(e, t) {
			if (tagsOf(t) > 4e3) throw Error("template tags limit exceeded");
			let n = e.parse(t);
			return makeSafe(n), n;
		}
		function makeSafe(e) {
			let t = new Places();
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
		class Places {
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
	}),
	4767: ((e, t, n) => {
		n.d(t, {
			O: () => scopeOf,
			c: () => namesInScope
		});
		var r = n(5934), i = n(8929), a = n(5707), o = n(881), s = n(9045), c = n(9247);
		function scopeOf(e, t) {
			let n = Object.entries(a.b).map(([t, n]) => {
				let r = n.render(e);
				return [t, r === void 0 ? null : new s.d5(r)];
			}), o = {
				...(0, c.My)(marked(e), c.Hx, {
					url: (e) => new s.d5((0, r.Zx)(e) ?? "", e),
					line: i.vF,
					map: (e) => new s.pW(Object(onOneLine(e)))
				}),
				vars: t,
				sections: Object.fromEntries(n)
			};
			return Object.assign(Object.create(null), o);
		}
		function onOneLine(e) {
			return typeof e == "string" ? (0, i.vF)(e) : Array.isArray(e) ? e.map(onOneLine) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, t]) => [e, onOneLine(t)]));
		}
		function namesInScope(e) {
			let t = Object.keys(e).map((e) => `vars.${e}`), n = Object.keys(a.b).map((e) => `sections.${e}`);
			return [
				...(0, c.UH)(),
				"vars",
				...t,
				"sections",
				...n
			];
		}
		function marked(e) {
			let { facts: t } = e, n = (0, o.V)(e);
			return t.run === void 0 || n === void 0 ? t : {
				...t,
				run: {
					...t.run,
					url: n
				}
			};
		}
	}),
	8566: ((e, t, n) => {
		n.d(t, {
			N: () => l,
			g: () => s
		});
		var r = n(8694), i = n(6878), a = n(7062), o = n(9045);
		class FinishedCapture extends r.XU {
			*render(e) {
				let t = new i.fd(e.memoryLimit);
				yield this.liquid.renderer.renderTemplates(this.templates, e, t), e.bottom()[this.variable] = new o.d5(t.buffer, (0, a.u7)(t.buffer));
			}
		}
		let s = { capture: FinishedCapture }, c = "Templates read no files; write the text into the template itself.", l = {
			include: c,
			render: c,
			layout: c,
			block: c
		};
	}),
	9045: ((e, t, n) => {
		n.d(t, {
			Fu: () => OwnNames,
			M9: () => write,
			d5: () => Finished,
			pW: () => OpenMap
		});
		var r = n(8694), i = n(229);
		class Finished extends r.ey {
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
				return new Finished(this.#e.trim(), this.#t.trim());
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
				if (!(e instanceof r.ey && String(t) in Object.prototype)) return super.readProperty(e instanceof Finished ? Object(e.valueOf()) : e, t);
			}
		}
		function write(e, t) {
			if (e instanceof Finished) return e.written();
			if (e == null) return "";
			if (Array.isArray(e)) return e.map((e) => write(e, t)).join(", ");
			if (typeof e != "object") return t(String(e));
			let n = Object.keys(e), r = n.length === 0 ? "" : `: ${n.slice(0, 20).map(i.EU).join(", ")}`;
			throw Error(`this is a group of values, not one: name one of its parts${r}`);
		}
	}),
	9247: ((e, t, n) => {
		n.d(t, {
			Hx: () => r,
			Lv: () => isList,
			My: () => complete,
			UH: () => knownNames
		});
		let r = shapesOf(n(2741).qY);
		function shapesOf(e) {
			return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, shapeOf(t)]));
		}
		function shapeOf(e) {
			if (e.type === "groups") return [shapesOf(e.parts)];
			if (e.type === "group") return shapesOf(e.parts);
			let { type: t } = e;
			return t === "line" || t === "list" || t === "url" || t === "map" ? t : "text";
		}
		function knownNames(e = r, t = "") {
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
	})
};
