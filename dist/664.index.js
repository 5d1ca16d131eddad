"use strict";
exports.id = 664, exports.ids = [664], exports.modules = {
	1802: ((e, t, n) => {
		n.d(t, {
			lY: () => findFiles,
			pS: () => shownPath
		});
		var r = n(1455), i = n(8161), a = n(6760), o = n(9861), s = n(4704), c = n(3112);
		let l = 1e5;
		async function* walk(e) {
			let t = [{
				path: e.from,
				state: e.patterns
			}], n = 0;
			for (let r = t.pop(); r !== void 0 && n < l; r = t.pop()) for await (let { path: i, ends: a, state: o } of entriesOf(r, e)) {
				if (e.late()) return;
				a && (yield i), a && (n += 1), o.size > 0 && t.length < l && t.push({
					path: i,
					state: o
				});
			}
		}
		async function* entriesOf({ path: e, state: t }, { passedBy: n, late: i }) {
			let o = new Set([...t].flatMap(({ name: e }) => e ?? []));
			for (let n of o) yield* namedEntry((0, a.join)(e, n), (0, c.bX)(t, n));
			if (!(i() || [...t].every(({ name: e }) => e !== void 0))) try {
				for await (let i of await (0, r.opendir)(e, { bufferSize: 512 })) {
					if (o.has(i.name) || n.includes(i.name)) continue;
					let { inside: r, ends: s } = (0, c.bX)(t, i.name), l = i.isSymbolicLink(), d = l ? (0, c.OD)(r) : r;
					yield {
						path: (0, a.join)(e, i.name),
						ends: s,
						state: l || i.isDirectory() ? d : u
					};
				}
			} catch {}
		}
		let u = new Set();
		async function* namedEntry(e, { inside: t, ends: n }) {
			let i = await (0, r.lstat)(e).catch(() => void 0);
			i !== void 0 && (yield {
				path: e,
				ends: n,
				state: i.isSymbolicLink() ? (0, c.OD)(t) : t
			});
		}
		let d = ["node_modules", ".git"], f = ["win32", "darwin"].includes((0, i.platform)());
		function shownPath(e) {
			let t = e.length > 250 ? `\u2026${e.slice(-250)}` : e;
			return JSON.stringify(t.toWellFormed());
		}
		let p = /[/\\.*?{}[\]()!,_ -]+/, m = (0, s.g)(String.raw`^(?:(?:\p{Lu}?\p{Ll}+)+|\p{Lu}*|[\p{Lo}\p{M}]*)\d{0,6}$`);
		function shownPattern(e) {
			let t = e.length > 250 ? [] : e.split(p);
			return /[/.*]/.test(e) && t.length > 1 && t.every((e) => m().test(e)) ? shownPath(e) : `a pattern of ${e.length} characters`;
		}
		async function findFiles(e) {
			let { option: t, patterns: n, most: i } = e, a = await (0, r.realpath)(e.root).catch(() => void 0);
			if (a === void 0) return {
				files: [],
				problems: [`${t}: there is no workspace at ${shownPath(e.root)}`]
			};
			let o = n.filter((e) => e.startsWith("!")), s = o.flatMap((e) => patternAt(e.slice(1), a) ?? []), c = new Map(), l = [], u = new Set();
			for (let r of n.filter((e) => !o.includes(e))) {
				let n = await filesOf(r, {
					...e,
					root: a,
					leftOut: s
				});
				for (let e of n.files) c.set(e.path, e);
				for (let e of n.outside) u.add(e);
				l.push(...n.problems.map((e) => `${t}: ${e} ${shownPattern(r)}`));
			}
			return u.size > 0 && l.push(`${t}: ${listedNames([...u])} out of the workspace, so nothing was read of it`), c.size > i && l.push(`${t}: ${c.size} files match, and only the first ${i} were read`), {
				files: [...c.values()].sort((e, t) => e.name < t.name ? -1 : 1).slice(0, i),
				problems: l
			};
		}
		function listedNames(e) {
			let t = e.slice(0, 5).map((e) => shownPath(e)), n = e.length > 5 ? [`${e.length - 5} more`] : [];
			return `${(0, o.KE)([...t, ...n])} ${e.length === 1 ? "leads" : "lead"}`;
		}
		async function filesOf(e, { root: t, leftOut: n, late: r }) {
			let i = patternAt(e, t);
			if (i === void 0) return {
				files: [],
				outside: [],
				problems: ["too many files are meant by"]
			};
			let a = d.filter((t) => !e.includes(t)), o = [], s = [];
			for await (let e of walk({
				...i,
				passedBy: a,
				late: r
			})) {
				let r = namedFrom(t, e);
				if (n.some(({ from: t, patterns: n }) => (0, c.$h)(n, namedFrom(t, e)))) continue;
				let i = await fileAt(r, t);
				i === "outside" ? s.push(r) : i !== void 0 && o.push(i);
			}
			let l = o.length + s.length === 0, u = l ? ["there was no time to look for"] : ["there was no time to look for all of"];
			return {
				files: o,
				outside: s,
				problems: r() ? u : l ? ["no file in the workspace matches"] : []
			};
		}
		function namedFrom(e, t) {
			return (0, a.relative)(e, t).split(a.sep).join("/");
		}
		function patternAt(e, t) {
			let { root: n } = (0, a.parse)(e), r = (0, c.EY)(e.slice(n.length).replaceAll("\\", "/"), f);
			return r && {
				from: n === "" ? t : (0, a.resolve)(t, n),
				patterns: r
			};
		}
		async function fileAt(e, t) {
			try {
				let n = await (0, r.realpath)((0, a.resolve)(t, e));
				if (!n.startsWith(t.endsWith(a.sep) ? t : t + a.sep)) return n === t ? void 0 : "outside";
				let i = await (0, r.stat)(n);
				return i.isFile() ? {
					name: e,
					path: n,
					writtenAt: i.mtimeMs
				} : void 0;
			} catch {
				return;
			}
		}
	}),
	3417: ((e, t, n) => {
		n.d(t, { readLogFiles: () => readLogFiles });
		var r = n(1455), i = n(6760), a = n(4222), o = n(452), s = n(1802), c = n(2630), l = n(3914), u = n(1708);
		async function readLogFiles({ patterns: e, root: t, late: n, loadHide: r }) {
			let a = await (0, s.lY)({
				option: "log-files",
				patterns: e,
				root: t,
				most: 50,
				late: n
			}), l = [...a.problems], d = [], f = Buffer.alloc(4000001);
			for (let e of newestFirst(a.files)) try {
				if (n()) throw new u.A4();
				let t = quotedOnly((0, c.k)(await readEnd(e.path, f), void 0, n));
				d.push({
					...t,
					written_at: new Date(e.writtenAt).toISOString()
				});
			} catch (t) {
				if (t instanceof u.A4) {
					l.push(`log-files: there was no time left to read ${(0, s.pS)(e.name)}`);
					break;
				}
				l.push(`The log file ${(0, s.pS)(e.name)} cannot be read (${(0, o.xU)(t) ?? "unknown error"})`);
			}
			let p = d.filter((e) => e.sure), m = (p.length > 0 ? p : d.slice(0, 1)).filter(({ failures: e }) => e.length > 0);
			if (m.length === 0) return { warnings: l };
			let h = {
				root: (0, i.resolve)(t),
				hide: await r()
			}, g = inTurn(m.map((e) => errorsOf(e, h))).slice(0, 12);
			return g.length === 0 ? { warnings: l } : {
				errors: g,
				warnings: l
			};
		}
		function errorsOf({ written_at: e, ...t }, n) {
			return (0, l.G)(t, n).map((t) => ({
				...t,
				written_at: e
			}));
		}
		function quotedOnly({ failures: e, sure: t }) {
			let copied = (e) => Buffer.from(e).toString();
			return {
				failures: e.map(({ lines: e, trace: t, test: n, file: r, count: i }) => (0, a.s)({
					count: i,
					lines: e.map(copied),
					trace: t.map(copied),
					test: n && copied(n),
					file: r && copied(r)
				})),
				sure: t
			};
		}
		function newestFirst(e) {
			return e.toSorted((e, t) => t.writtenAt - e.writtenAt);
		}
		function inTurn(e) {
			let t = Math.max(0, ...e.map((e) => e.length));
			return Array.from({ length: t }, (t, n) => e.flatMap((e) => e.slice(n, n + 1))).flat();
		}
		async function readEnd(e, t) {
			let n = await (0, r.open)(e, "r");
			try {
				let { size: e } = await n.stat(), r = Buffer.alloc(2);
				await n.read(r, 0, 2, 0);
				let i = Math.max(0, e - 4e6), a = i - i % 2, { buffer: o, bytesRead: s } = await n.read(t, 0, Math.min(e, 4000001), a), c = o.subarray(0, s).toString(r.equals(d) ? "utf16le" : "utf8");
				return a > 0 ? c.slice(c.indexOf("\n") + 1) : c;
			} finally {
				await n.close();
			}
		}
		let d = Buffer.from([255, 254]);
	}),
	6233: ((e, t, n) => {
		n.d(t, { readReport: () => readReport });
		var r = n(3916), i = n(4222), a = n(452), o = n(2289), s = n(1802), c = n(4484);
		let l = 8192, u = o.Q.lines + l;
		async function readReport({ path: e, root: t, late: n, loadHide: c, files: l }) {
			let u = await (0, s.lY)({
				option: "report",
				patterns: [e],
				root: t,
				most: 1,
				late: n
			}), [d] = u.files;
			if (d === void 0) return { warnings: u.problems };
			try {
				let e = await beginningOf(d.path, await c()), t = (0, r.dirname)(d.name), n = t === "." ? "" : `${t.split("/").map(encodeURIComponent).join("/")}/`, a = l === void 0 ? void 0 : `${l}/${n}`, f = {
					path: d.name.slice(0, o.Q.line),
					text: e,
					folder_url: a
				};
				return isBinary(e) ? { warnings: [...u.problems, `report: ${(0, s.pS)(d.name)} is no text`] } : e.trim() === "" ? { warnings: [...u.problems, `report: ${(0, s.pS)(d.name)} is empty`] } : {
					report: (0, i.s)(f),
					warnings: u.problems
				};
			} catch (e) {
				let t = (0, a.xU)(e) ?? "unknown error";
				return { warnings: [...u.problems, `report: ${(0, s.pS)(d.name)} cannot be read (${t})`] };
			}
		}
		function isBinary(e) {
			let t = e.match(/[\u0001-\u0008\u000E-\u001A\uFFFD]/g)?.length ?? 0;
			return e.includes("\0") || t * 5 > e.length;
		}
		async function beginningOf(e, t) {
			let n = "";
			for await (let t of (0, c.b)(e)) if (n += t, n.length >= u) break;
			let r = n.slice(0, u), i = t(r), a = n.length < u ? 0 : sameAtEnd(r, i);
			return i.slice(0, Math.min(o.Q.lines, i.length - a)).toWellFormed();
		}
		function sameAtEnd(e, t) {
			let n = 0;
			for (; n < l && n < t.length && e.at(-1 - n) === t.at(-1 - n);) n += 1;
			return n;
		}
	}),
	4207: ((e, t, n) => {
		n.d(t, { readTestReports: () => readTestReports });
		var r = n(6760), i = n(4222), a = n(452), o = n(606), s = n(1802), c = n(4484), l = n(9861);
		function secondsOf(e) {
			let t = e?.trim() ?? "";
			if (!/^[\d.,]{1,30}(?:e-?\d{1,3})?$/i.test(t)) return;
			let n = t.replace(/,(?=\d{3}(?:\D|$))/g, ""), r = Number((t.includes(".") ? n : t).replace(",", "."));
			return r >= 0 && r <= 604800 ? r : void 0;
		}
		function nameWithin(e, t) {
			return t !== void 0 && t !== "" && e.startsWith(`${t}.`) ? e.slice(t.length + 1) : e;
		}
		let u = /(?:\u001b|&#(?:x1b|27);)\[[\d;]{0,20}m/gi, d = [
			/^(?:the )?(?:tests?|test case|assertion|step|suite)?\s?(?:failed|failure|errored|error|fail|exception)[.:!]{0,3}$/i,
			/^(?:FAILED|FAIL|ERROR)\b:?$/,
			/^(?:=== (?:RUN|CONT|PAUSE|NAME)|--- FAIL:|not ok\b|\u25cf|\u2715|\u2717|\u00d7) ?/,
			/^Test suite failed to run$/,
			/^Error Trace:/,
			/^(?:null|undefined|none)$/i,
			/^(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure|AssertionException)$/,
			/^at \S.{0,400}[(:]/,
			/^[\w\\]{1,200}::\w{1,200}(?: with data set .{0,200})?$/
		], f = /^(?:at )?\S{1,400}?[:(]\d{1,7}\)?(?::\d{1,7})?:?$/, p = /^[^\s:]{1,300}\.\w{1,6}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:\s{1,4}(?=\S)/, m = /^Traceback \(most recent call last\):?$/, h = /^(?:Uncaught )?(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure|AssertionException|ExpectationFailedException|JestAssertionError|MultipleFailuresError|Error)(?: \[\w{1,40}\])?: (?=\S)/, g = /^thread '.{1,200}' (?:\(\d{1,12}\) )?panicked at \S{1,300}:$/, _ = /\s{1,4}\/\/ [\w. ]{0,30}equality$/, v = /^(?:error:?\s{0,20})?(expected)\b[^:]{0,30}:\s{0,20}\S/i, y = /^(actual|received|but was|but: was|but was:|got|found|which is)\b\s{0,10}:?\s{0,10}\S/i;
		function tellingLine({ message: e, type: t, details: n }) {
			return best(filledLines(e)) ?? best(filledLines(n)) ?? namedBy(t);
		}
		function withoutColours(e) {
			return e.replace(u, "");
		}
		function filledLines(e) {
			return e.slice(0, 72e3).split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/).slice(0, 120).map((e) => withoutColours(e.slice(0, 600)).trimEnd()).filter((e) => e !== "");
		}
		function best(e) {
			let t = raisedBy(e);
			if (t !== void 0) return cleaned(t);
			let n = e.find((e) => /^E\s{1,8}\S/.test(e));
			if (n !== void 0) return cleaned(n.slice(1).trim());
			let r = e.map((e) => e.trim()).filter((e) => e !== "" && !isEmpty(e));
			return comparedValues(r) ?? matched(r) ?? announced(r);
		}
		function isEmpty(e) {
			return d.some((t) => t.test(e)) || f.test(e);
		}
		function raisedBy(e) {
			let t = e.findLastIndex((e) => m.test(e.trim()));
			return t === -1 ? void 0 : e.slice(t + 1).find((e) => /^[A-Za-z_]\S{0,200}/.test(e));
		}
		function comparedValues(e) {
			let t = e.findIndex((e) => v.test(e)), n = e.findIndex((e, n) => Math.abs(n - t) <= 4 && y.test(e));
			if (t === -1 || n === -1) return;
			let [r = "", i = ""] = [e[t], e[n]].map((e) => tight(e ?? "").slice(0, 200));
			return t < n ? `${r}, ${i}` : `${i}, ${r}`;
		}
		function tight(e) {
			return e.replace(/^error:?\s{0,20}/i, "").replace(/\s{2,20}/g, " ").replace(/ :/, ":");
		}
		function matched(e) {
			let [t = "", ...n] = e, r = cleaned(t), i = /^expect\(/.test(r) ? n.find((e) => y.test(e)) : void 0;
			return i === void 0 ? void 0 : `${r}: ${i}`.slice(0, 400);
		}
		function announced(e) {
			let [t, ...n] = e;
			if (t === void 0) return;
			let [r] = n;
			if (r !== void 0 && g.test(t)) return cleaned(r);
			let i = cleaned(t);
			return !i.endsWith(":") || r === void 0 ? i : `${i} ${n.slice(0, /^Expected equality of these values:$/.test(i) ? 4 : 1).map((e) => e.replace(/^Which is: /, "= ")).join(", ")}`.slice(0, 400);
		}
		function cleaned(e) {
			return (e.replace(p, "").replace(_, "").replace(h, "").replace(/^[:\s]{1,5}/, "") || e).slice(0, 400);
		}
		function namedBy(e = "") {
			return /(?:Error|Exception)\b/.test(e) && !/Assertion/i.test(e) ? e.slice(0, 400) : void 0;
		}
		let b = [
			"disabled",
			"notrun",
			"skipped",
			"ignored",
			"pending",
			"suppressed"
		], junit = (e) => {
			let t = 0, n = [], r, i, a = !1, o;
			return {
				texts: new Set([
					"failure",
					"error",
					"flakyFailure",
					"flakyError",
					"stackTrace",
					"system-out"
				]),
				open: (e) => {
					e.name === "testsuite" && n.push(++t), e.name === "testcase" && ([o, r, i, a] = [
						e,
						void 0,
						void 0,
						!1
					]);
				},
				close: (e) => {
					let { name: t, parent: o } = e;
					t === "testsuite" ? n = n.slice(0, -1) : t === "stackTrace" && o !== void 0 ? o.text += e.text : t === "testcase" ? add(e) : o?.name === "testcase" && (t === "failure" || t === "error" ? r ??= failureOf(e) : t === "flakyFailure" || t === "flakyError" ? i = failureOf(e) : t === "skipped" ? a = !0 : t === "system-out" && isMute(r) && (r = {
						...r,
						details: e.text
					}));
				},
				breaksOff: () => {
					o !== void 0 && r !== void 0 && add(o);
				}
			};
			function add(t) {
				o = void 0, e(caseOf(t, {
					failure: r,
					flaky: i,
					skipped: a
				}, n.at(-1) ?? 0));
			}
		};
		function caseOf({ attributes: e, parent: t }, { failure: n, flaky: r, skipped: i }, a) {
			let [o = "", s, c, l] = [
				"name",
				"classname",
				"file",
				"line"
			].map((t) => e.get(t)), u = [e.get("status"), e.get("result")].some(isNotRun), d = c ?? t?.attributes.get("file"), f = n !== void 0 && !u ? "failed" : i || u ? "skipped" : "passed";
			return {
				name: o,
				suite: s || t?.attributes.get("name"),
				outcome: f,
				flaky: f === "passed" && r !== void 0,
				seconds: secondsOf(e.get("time")),
				failure: n ?? r,
				identity: [
					a,
					s,
					o,
					d,
					l
				].join("\n"),
				file: d,
				line: l
			};
		}
		function isMute(e) {
			return e !== void 0 && tellingLine({
				...e,
				type: void 0
			}) === void 0;
		}
		function isNotRun(e) {
			return e !== void 0 && b.includes(e.toLowerCase());
		}
		function failureOf({ attributes: e, text: t }) {
			return {
				message: e.get("message") ?? "",
				type: e.get("type"),
				details: t,
				file: e.get("file"),
				line: e.get("line")
			};
		}
		let x = [
			"passed",
			"success",
			"warning"
		], S = [
			"failed",
			"failure",
			"error"
		], nunit = (e) => {
			let [t, n] = ["", ""];
			return {
				texts: new Set(["message", "stack-trace"]),
				open: ({ name: e }) => {
					e === "test-case" && ([t, n] = ["", ""]);
				},
				close: (r) => {
					let { name: i, parent: a, text: o } = r, s = a?.name === "failure" && a.parent?.name === "test-case";
					s && i === "message" ? t = o : s && i === "stack-trace" ? n = o : i === "test-case" && e(nunit_caseOf(r, t, n));
				}
			};
		};
		function nunit_caseOf({ attributes: e }, t, n) {
			let [r = "", i, a] = [
				"name",
				"fullname",
				"classname"
			].map((t) => e.get(t)), o = a ?? suiteIn(i ?? r), s = outcomeOf(e), c = {
				message: t,
				type: void 0,
				details: n,
				file: void 0,
				line: void 0
			};
			return {
				name: nameWithin(r, o),
				suite: o,
				outcome: s,
				flaky: !1,
				seconds: secondsOf(e.get("duration") ?? e.get("time")),
				failure: s === "failed" ? c : void 0,
				identity: [e.get("id"), i ?? r].join("\n"),
				file: void 0,
				line: void 0
			};
		}
		function suiteIn(e) {
			let t = e.split("(", 1)[0] ?? "", n = t.lastIndexOf(".");
			return n > 0 ? t.slice(0, n) : void 0;
		}
		function outcomeOf(e) {
			let t = e.get("result")?.toLowerCase();
			return t === void 0 ? e.get("executed")?.toLowerCase() === "false" ? "skipped" : e.get("success")?.toLowerCase() === "false" ? "failed" : "passed" : x.includes(t) ? "passed" : S.includes(t) ? "failed" : "skipped";
		}
		class ReportTally {
			#e = new Map();
			#t = [];
			#n = {
				total: 0,
				passed: 0,
				failed: 0,
				skipped: 0,
				flaky: 0
			};
			#r = !1;
			#i = 0;
			#a = 0;
			#o;
			#s = [];
			add(e) {
				let { outcome: t, flaky: n, seconds: r, failure: i } = e;
				this.#n.total += 1, this.#n[t] += 1, n && (this.#n.flaky += 1), r !== void 0 && this.#u(e, r);
				let a = hashOf(e.identity);
				return this.#c(a, t), i === void 0 || !(n || t === "failed") || this.#t.length >= 100 ? !1 : (this.#t.push({
					testCase: e,
					key: a
				}), !0);
			}
			result() {
				let { total: e, passed: t, failed: n, skipped: r, flaky: i } = this.#n, [a, o] = this.#r ? [0, 0] : [this.#i, this.#a], s = this.#r ? this.#t : this.#l(), isFlaky = ({ testCase: e, key: t }) => e.flaky || !this.#r && this.#e.get(t) === 3;
				return {
					total: e - a,
					passed: t,
					failed: n - a,
					skipped: r,
					flaky: i + o,
					seconds: this.#o,
					failures: s.filter((e) => !isFlaky(e)).map(({ testCase: e }) => e),
					flakyTests: s.filter(isFlaky).map(({ testCase: e }) => e),
					slowest: this.#s
				};
			}
			#c(e, t) {
				if (this.#r) return;
				let n = this.#e.get(e);
				n === void 0 ? this.#e.set(e, t === "failed" ? 1 : 2) : n === 1 && t !== "skipped" ? (this.#i += 1, t === "passed" && (this.#a += 1), this.#e.set(e, t === "passed" ? 3 : 1)) : this.#r = !0, this.#e.size > 25e4 && (this.#r = !0), this.#r && this.#e.clear();
			}
			#l() {
				let e = new Set();
				return this.#t.filter(({ key: t }) => !e.has(t) && e.add(t));
			}
			#u(e, t) {
				this.#o = (this.#o ?? 0) + t;
				let n = this.#s.at(-1)?.seconds ?? 0;
				if (this.#s.length >= 5 && t <= n) return;
				let r = [...this.#s, e].sort((e, t) => (t.seconds ?? 0) - (e.seconds ?? 0));
				this.#s = r.slice(0, 5);
			}
		}
		function hashOf(e) {
			let [t, n] = [3735928559, 1103547991];
			for (let r = 0; r < e.length; r += 1) {
				let i = e.charCodeAt(r);
				t = Math.imul(t ^ i, 2654435761), n = Math.imul(n ^ i, 1597334677);
			}
			return t = Math.imul(t ^ t >>> 16, 2246822507) ^ Math.imul(n ^ n >>> 13, 3266489909), n = Math.imul(n ^ n >>> 16, 2246822507) ^ Math.imul(t ^ t >>> 13, 3266489909), 4294967296 * (2097151 & n) + (t >>> 0);
		}
		let C = [
			"passed",
			"passedbutrunaborted",
			"completed",
			"warning"
		], w = [
			"notexecuted",
			"notrunnable",
			"inconclusive",
			"skipped",
			"pending",
			"inprogress"
		], trx = (e) => {
			let t = new Map(), n = new Map(), r = new WeakSet(), [i, a] = ["", ""];
			return {
				texts: new Set(["Message", "StackTrace"]),
				open: ({ name: e, parent: t }) => {
					isResult(e) && (t?.name === "InnerResults" && t.parent !== void 0 && r.add(t.parent), [i, a] = ["", ""]);
				},
				close: (e) => {
					let { name: t, parent: n, attributes: o, text: s } = e;
					n?.name === "ErrorInfo" && t === "Message" ? i = s : n?.name === "ErrorInfo" && t === "StackTrace" ? a = s : t === "TestMethod" ? define(n?.attributes.get("id"), o.get("className")) : t === "Results" ? r = new WeakSet() : isResult(t) && !r.has(e) && add(e);
				}
			};
			function add({ attributes: r }) {
				let o = r.get("testId") ?? "", s = {
					message: i,
					type: void 0,
					details: a,
					file: void 0,
					line: void 0
				}, c = t.get(o), l = r.get("testName") ?? "", u = trx_outcomeOf(r.get("outcome")), d = {
					name: nameWithin(l, c),
					suite: c,
					outcome: u,
					flaky: !1,
					seconds: spanOf(r.get("duration")),
					failure: u === "failed" ? s : void 0,
					identity: `${o}\n${l}`,
					file: void 0,
					line: void 0
				};
				e(d) && n.set(o, [...n.get(o) ?? [], d]);
			}
			function define(e, r) {
				let i = r?.split(",", 1)[0]?.trim();
				if (e !== void 0 && i !== void 0 && i !== "") {
					t.size < 2e4 && t.set(e, i);
					for (let t of n.get(e) ?? []) t.suite = i, t.name = nameWithin(t.name, i);
				}
			}
		};
		function isResult(e) {
			return e === "UnitTestResult" || e === "GenericTestResult" || e === "ManualTestResult";
		}
		function trx_outcomeOf(e = "error") {
			let t = e.toLowerCase();
			return C.includes(t) ? "passed" : w.includes(t) ? "skipped" : "failed";
		}
		function spanOf(e) {
			let t = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,9})?)$/.exec(e ?? "");
			if (t === null) return;
			let [, n, r, i] = t.map(Number);
			return (n ?? 0) * 3600 + (r ?? 0) * 60 + (i ?? 0);
		}
		var T = n(2560);
		class BrokenXml extends Error {
			name = "BrokenXml";
		}
		let E = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/, D = /^Invalid character (?:entity|in entity name)/, O = /^(?:Unexpected end|Unclosed root tag)/, k = "is not quite XML (it holds signs or entities that XML does not have), but was read to its end", A = "ends in the middle";
		class XmlStream {
			#e;
			#t;
			#n;
			#r = [];
			#i = new Map();
			#a = 0;
			remark;
			#o = !1;
			#s = "";
			#c = 0;
			#l = !1;
			#u = !1;
			constructor(e) {
				Object.assign(T, { MAX_BUFFER_LENGTH: 1048576 }), this.#t = e, this.#e = T.parser(!0, { strictEntities: !0 }), this.#e.onerror = (e) => this.#d(e), this.#e.ondoctype = (e) => {
					this.#o = e.includes("<!ENTITY");
				}, this.#e.onopentagstart = () => this.#f(), this.#e.onattribute = ({ name: e, value: t }) => this.#p(e, t), this.#e.onopentag = ({ name: e }) => this.#h(e), this.#e.onclosetag = () => this.#g(), this.#e.ontext = (e) => this.#_(e), this.#e.oncdata = (e) => this.#_(e);
			}
			write(e) {
				if (!this.#l && e.trim() !== "" && !e.trimStart().startsWith("<")) throw new BrokenXml("is not XML");
				this.#l ||= e.trim() !== "", this.remark === void 0 && E.test(e) && (this.remark = k), [this.#s, this.#c] = [e, this.#e.position], this.#e.write(e);
			}
			end() {
				if (!this.#l) throw new BrokenXml("is empty");
				if (this.#n !== void 0) throw new BrokenXml(A);
				if (this.#e.close(), !this.#u) throw new BrokenXml("holds no element");
			}
			#d(e) {
				if (O.test(e.message)) throw new BrokenXml(A);
				if (!D.test(e.message)) throw new BrokenXml(`is not well-formed XML (line ${this.#e.line + 1})`);
				this.#o || (this.remark ??= k), this.#e.resume();
			}
			#f() {
				if (this.#i = new Map(), this.#a = 0, this.#r.length >= 200) throw new BrokenXml("has elements nested deeper than 200");
			}
			#p(e, t) {
				if (this.#a += e.length + t.length, t.includes("<") && this.#m(t) && (this.remark ??= k), this.#i.set(e, t), this.#a > 2097152 || this.#i.size > 500) throw new BrokenXml(`has an element too large to read (line ${this.#e.line + 1})`);
			}
			#m(e) {
				let t = this.#e.position - this.#c - 1;
				return t >= e.length && this.#s.slice(t - e.length, t) === e;
			}
			#h(e) {
				let t = e.slice(e.lastIndexOf(":") + 1);
				this.#u = !0, this.#n = {
					name: t,
					attributes: this.#i,
					parent: this.#n,
					text: ""
				}, this.#r.push(this.#t.open(this.#n));
			}
			#g() {
				let e = this.#n;
				e !== void 0 && (this.#n = e.parent, this.#r.pop(), this.#t.close(e));
			}
			#_(e) {
				this.#n !== void 0 && this.#r.at(-1) === !0 && (this.#n.text = headAndTail(this.#n.text, e));
			}
		}
		function headAndTail(e, t) {
			if (e.length + t.length <= 16e3) return e + t;
			let n = e + t;
			return `${n.slice(0, 8e3)}${n.slice(-8e3)}`;
		}
		let xunit = (e) => {
			let [t, n, r] = [
				"",
				"",
				void 0
			], i = 0;
			return {
				texts: new Set(["message", "stack-trace"]),
				open: ({ name: e, attributes: a }) => {
					e === "assembly" && (i += 1), e === "test" && ([t, n, r] = [
						"",
						"",
						void 0
					]), e === "failure" && (r = a.get("exception-type"));
				},
				close: (a) => {
					let { name: o, parent: s, text: c } = a, l = s?.name === "failure" && s.parent?.name === "test";
					l && o === "message" ? t = withLineBreaks(c) : l && o === "stack-trace" ? n = c : o === "test" && e(xunit_caseOf(a, {
						message: t,
						details: n,
						type: r
					}, i));
				}
			};
		};
		function withLineBreaks(e) {
			return e.includes("\n") ? e : e.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, "\n");
		}
		function xunit_caseOf({ attributes: e }, t, n) {
			let [r = "", i, a = "", o, s] = [
				"name",
				"type",
				"result",
				"source-file",
				"source-line"
			].map((t) => e.get(t)), c = /^fail/i.test(a) ? "failed" : /^pass/i.test(a) ? "passed" : "skipped";
			return {
				name: nameWithin(r, i),
				suite: i,
				outcome: c,
				flaky: !1,
				seconds: secondsOf(e.get("time")),
				failure: c === "failed" ? {
					...t,
					file: void 0,
					line: void 0
				} : void 0,
				identity: [
					n,
					i,
					r
				].join("\n"),
				file: o,
				line: s
			};
		}
		let j = new Map([
			["testsuites", junit],
			["testsuite", junit],
			["TestRun", trx],
			["test-run", nunit],
			["test-results", nunit],
			["assemblies", xunit],
			["assembly", xunit]
		]);
		class ReportReader {
			isReport = !1;
			isForeign = !1;
			#e = new ReportTally();
			#t = new XmlStream({
				open: (e) => this.#r(e),
				close: (e) => this.#n?.close(e)
			});
			#n;
			write(e) {
				this.#t.write(e);
			}
			end() {
				this.#t.end();
			}
			get remark() {
				return this.#t.remark;
			}
			tally() {
				return this.#e.result();
			}
			brokenTally() {
				return this.#n?.breaksOff?.(), this.#e.result();
			}
			#r(e) {
				if (e.parent === void 0) {
					let t = j.get(e.name);
					if (this.isForeign = t === void 0, t === void 0) throw new BrokenXml(`is not a test report in a known format: its first element is ${(0, l.EU)(e.name)}`);
					this.isReport = !0, this.#n = t((e) => this.#e.add(e));
				}
				return this.#n?.open?.(e), this.#n?.texts.has(e.name) === !0;
			}
		}
		var M = n(2141);
		let N = 2e4;
		function placeOfFailure(e, t) {
			let { failure: n, line: r } = e, [i, a] = [e.file?.slice(0, 600), e.suite?.slice(0, 600)];
			if (n?.file !== void 0) return place(n.file, lineNumber(n.line), t);
			let o = (0, M.kA)(`${n?.message.slice(0, N) ?? ""}\n${n?.details.slice(0, N) ?? ""}`).filter(({ path: e }) => !(0, M.jq)(e)), s = [
				o.filter((e) => isFrameOfTest(e, i, a)),
				o.filter(({ path: e }) => (0, M.kj)(e, t)),
				o.filter(({ path: e }) => /test|spec/i.test(baseOf((0, M.df)(e))))
			].find((e) => e.length > 0) ?? [], c = s[0]?.python === !0 ? s.at(-1) : s[0];
			return c === void 0 ? i ? place(i, lineNumber(r), t) : void 0 : place(i && (0, M.df)(c.path).endsWith(`/${(0, M.df)(i)}`) ? i : c.path, c.line, t);
		}
		function isFrameOfTest({ path: e, text: t }, n, r) {
			let i = baseOf((0, M.df)(e));
			if (n) return i === baseOf((0, M.df)(n));
			if (r && t.includes(`${r}.`)) return !0;
			let a = i.split(".", 1)[0] ?? "", o = (r ?? "").split(/[.\\/:$+]+/);
			return a !== "" && o.includes(a);
		}
		function place(e, t, n) {
			let r = (0, M.RY)(e, n) ?? baseOf((0, M.df)(e));
			if (r !== "") return t === void 0 ? { path: r } : {
				path: r,
				line: t
			};
		}
		function baseOf(e) {
			return e.slice(e.lastIndexOf("/") + 1);
		}
		function lineNumber(e) {
			let t = /^\s{0,5}(\d{1,7})\s{0,5}$/.exec(e ?? "")?.[1];
			return t === void 0 || Number(t) === 0 ? void 0 : Number(t);
		}
		let P = 16e3;
		async function readTestReports({ patterns: e, root: t, late: n, loadHide: i }) {
			let a = await (0, s.lY)({
				option: "test-reports",
				patterns: e,
				root: t,
				most: 5e3,
				late: n
			}), o = [], c = [], l = 268435456, u = !1, d = 0;
			for (let e of a.files) {
				let { tally: t, characters: r, fault: i } = await readFile(e, l, n);
				l -= r, t !== void 0 && (c.push(t), d = Math.max(d, e.writtenAt)), i !== void 0 && o.push(`The test report ${(0, s.pS)(e.name)} ${i.words}`), u ||= i?.partial === !0;
			}
			let f = [...a.problems, ...inShort(o)];
			if (c.length === 0) return { warnings: f };
			let p = await i();
			return {
				tests: {
					...summed(c, {
						partial: u,
						told: (e) => toldFailure(e, (0, r.resolve)(t), p)
					}),
					written_at: new Date(d).toISOString()
				},
				warnings: f
			};
		}
		async function readFile({ path: e }, t, n) {
			let r = new ReportReader(), o = 0;
			try {
				for await (let i of (0, c.b)(e)) {
					if (o += i.length, n()) throw new BrokenXml("was not read to its end, because there was no time left");
					if (o > t) throw new BrokenXml("was not read to its end, because all reports together are too large");
					r.write(i);
				}
				r.end();
				let a = r.remark === void 0 ? void 0 : {
					words: r.remark,
					partial: !1
				};
				return (0, i.s)({
					tally: r.tally(),
					characters: o,
					fault: a
				});
			} catch (e) {
				let { isReport: t } = r, n = e instanceof BrokenXml ? void 0 : (0, a.xU)(e) ?? "unknown error", i = {
					words: (e instanceof BrokenXml ? e.message : `cannot be read (${n})`) + (t ? "; the tests before that are counted" : ""),
					partial: t || !r.isForeign
				};
				return t ? {
					tally: r.brokenTally(),
					characters: o,
					fault: i
				} : {
					characters: o,
					fault: i
				};
			}
		}
		function inShort(e) {
			if (e.length <= 6) return e;
			let t = e.slice(5);
			return [...e.slice(0, 5), `${t.length} more: ${t.join("; ")}`];
		}
		function summed(e, { partial: t, told: n }) {
			let sum = (t) => e.reduce((e, n) => e + t(n), 0), r = e.some(({ seconds: e }) => e !== void 0), a = e.flatMap((e) => e.slowest).filter(({ seconds: e = 0 }) => Math.round(e) > 0).sort((e, t) => (t.seconds ?? 0) - (e.seconds ?? 0));
			return (0, i.s)({
				total: sum(({ total: e }) => e),
				passed: sum(({ passed: e }) => e),
				failed: sum(({ failed: e }) => e),
				skipped: sum(({ skipped: e }) => e),
				flaky: sum(({ flaky: e }) => e),
				duration_seconds: r ? Math.round(sum(({ seconds: e = 0 }) => e)) : void 0,
				partial: t || void 0,
				failures: tellingFirst(e.flatMap(({ failures: e }) => e).slice(0, 100).map(n)),
				flaky_tests: e.flatMap(({ flakyTests: e }) => e).slice(0, 20).map(n),
				slowest: a.slice(0, 5).map((e) => {
					let { name: t, suite: r } = n(e);
					return (0, i.s)({
						name: t,
						suite: r,
						duration_seconds: Math.round(e.seconds ?? 0)
					});
				})
			});
		}
		function tellingFirst(e) {
			let tells = ({ message: e }) => e !== void 0;
			return [...e.filter(tells), ...e.filter((e) => !tells(e))];
		}
		function toldFailure(e, t, n) {
			let safe = (e) => n(withoutColours(e)), short = (e) => e === void 0 ? void 0 : (0, o.Bd)(safe(e.slice(0, P)), 300), { failure: r } = e, a = r && {
				...r,
				message: safe(r.message.slice(0, P)),
				details: safe(r.details)
			}, s = a && placeOfFailure({
				...e,
				failure: a
			}, t), c = short(e.suite);
			return (0, i.s)({
				name: short(e.name) ?? c ?? "a test without a name",
				suite: c,
				message: a && (0, o.Bd)(tellingLine(a) ?? ""),
				path: short(s?.path),
				line: s?.line
			});
		}
	}),
	4484: ((e, t, n) => {
		n.d(t, { b: () => textOf });
		var r = n(1455), i = n(7975);
		let a = 32768, o = [
			[[
				239,
				187,
				191
			], "utf-8"],
			[[255, 254], "utf-16le"],
			[[254, 255], "utf-16be"],
			[[60, 0], "utf-16le"],
			[[0, 60], "utf-16be"]
		];
		async function* textOf(e) {
			let t = await (0, r.open)(e, "r");
			try {
				let e = Buffer.allocUnsafe(a), n;
				for (;;) {
					let { bytesRead: r } = await t.read(e, 0, a);
					if (r === 0) break;
					let i = e.subarray(0, r);
					n ??= decoderFor(i), yield n.decode(i, { stream: !0 });
				}
				let r = n?.decode() ?? "";
				r !== "" && (yield r);
			} finally {
				await t.close();
			}
		}
		function decoderFor(e) {
			let t = o.find(([t]) => t.every((t, n) => e[n] === t))?.[1];
			if (t !== void 0) return new i.TextDecoder(t);
			let n = e.toString("latin1", 0, 200), r = /^\s{0,20}<\?xml\b[^>]{0,150}?\bencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/.exec(n)?.[1];
			try {
				if (r !== void 0 && !/^utf-?16|^ucs/i.test(r)) return new i.TextDecoder(r);
			} catch {}
			return new i.TextDecoder("utf-8");
		}
	})
};
