"use strict";
exports.id = 692, exports.ids = [692], exports.modules = {
	3112: ((e, t, n) => {
		n.d(t, {
			$h: () => matchesPath,
			EY: () => parsePattern,
			bX: () => stepInto,
			OD: () => throughLink
		});
		var r = n(4222);
		let i = 1e3;
		function expandBraces(e) {
			if (e.length > 4096) return;
			let t = firstGroup(e);
			if (t === void 0) return [e];
			let { before: n, choices: r, after: a } = t, o = expandBraces(a), s = [];
			for (let e of o === void 0 ? [] : r) {
				let t = expandBraces(e);
				if (t === void 0 || s.length + t.length * (o?.length ?? 0) > i) return;
				for (let e of t) for (let t of o ?? []) s.push(n + e + t);
			}
			return o === void 0 ? void 0 : s;
		}
		function firstGroup(e) {
			for (let t = e.indexOf("{"); t >= 0; t = e.indexOf("{", t + 1)) {
				let { end: n, commas: r } = closing(e, t);
				if (n === void 0) continue;
				let i = e.slice(t + 1, n), a = r.length > 0 ? cutAt(e, [
					t,
					...r,
					n
				]) : rangeOf(i);
				if (a !== void 0) return {
					before: e.slice(0, t),
					choices: a,
					after: e.slice(n + 1)
				};
			}
		}
		function closing(e, t) {
			let n = [], r = 0;
			for (let i = t; i < e.length; i += 1) {
				let t = e[i];
				if (t === "{" && (r += 1), t === "," && r === 1 && n.push(i), t === "}" && --r, r === 0) return {
					end: i,
					commas: n
				};
			}
			return {
				end: void 0,
				commas: n
			};
		}
		function cutAt(e, t) {
			return t.slice(1).map((n, r) => e.slice((t[r] ?? 0) + 1, n));
		}
		function rangeOf(e) {
			let [, t = "", n = ""] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(e) ?? [], [r, a] = [Number(t), Number(n)];
			if (t === "" || Math.abs(a - r) >= i) return;
			let o = /^0\d|\.\.0\d/.test(e) ? Math.max(t.length, n.length) : 0, s = a < r ? -1 : 1;
			return Array.from({ length: Math.abs(a - r) + 1 }, (e, t) => String(r + t * s).padStart(o, "0"));
		}
		var a = n(4704);
		let o = {
			alnum: (0, a.g)(String.raw`^[\p{L}\p{Nl}\p{Nd}]$`),
			alpha: (0, a.g)(String.raw`^[\p{L}\p{Nl}]$`),
			blank: (0, a.g)(String.raw`^[\p{Zs}\t]$`),
			digit: (0, a.g)(String.raw`^\p{Nd}$`),
			lower: (0, a.g)(String.raw`^\p{Ll}$`),
			punct: (0, a.g)(String.raw`^\p{P}$`),
			space: (0, a.g)(String.raw`^[\p{Z}\t\r\n\v\f]$`),
			upper: (0, a.g)(String.raw`^\p{Lu}$`),
			word: (0, a.g)(String.raw`^[\p{L}\p{Nl}\p{Nd}\p{Pc}]$`),
			xdigit: () => /^[A-Fa-f0-9]$/
		};
		function characterClass(e, t) {
			let n = ["!", "^"].includes(e[t + 1] ?? ""), r = [], i = t + (n ? 2 : 1);
			for (let t = i; t < e.length; t += 1) {
				let [a = "", o, s] = e.slice(t, t + 3), c = a === "[" ? namedClass(e.slice(t, t + 10).join("")) : void 0;
				if (a === "]" && t > i) return {
					test: (e) => r.some((t) => t(e)) !== n,
					end: t
				};
				c === void 0 ? o === "-" && s !== void 0 && s !== "]" ? (r.push((e) => codeOf(e) >= codeOf(a) && codeOf(e) <= codeOf(s)), t += 2) : r.push((e) => e === a) : (r.push((e) => c.test().test(e)), t += c.length - 1);
			}
		}
		function namedClass(e) {
			let [t = "", n = ""] = /^\[:(\w{1,6}):\]/.exec(e) ?? [], r = Object.hasOwn(o, n) ? o[n] : void 0;
			return r && {
				test: r,
				length: t.length
			};
		}
		function codeOf(e) {
			return e.codePointAt(0) ?? 0;
		}
		function parsePattern(e, t) {
			let n = expandBraces(e)?.map((e) => e.split("/").filter((e) => e !== "" && e !== "."));
			if (!(n === void 0 || n.reduce((e, t) => e + t.length, 0) > 1e4)) return reached(n.flatMap((e) => chain(e, t) ?? []));
		}
		function chain(e, t) {
			let n;
			for (let i of e.toReversed()) (i !== "**" || n?.folders !== !0) && (n = (0, r.s)({
				...partOf(i, t),
				next: n
			}));
			return n;
		}
		function stepInto(e, t) {
			let n = [], r = !1;
			for (let i of e) i.matches(t) && (i.next === void 0 && (r = !0), i.folders ? n.push(i) : i.next !== void 0 && n.push(i.next));
			return {
				inside: reached(n),
				ends: r
			};
		}
		function throughLink(e) {
			return new Set([...e].filter(({ folders: e }) => !e));
		}
		function matchesPath(e, t) {
			let n = {
				inside: e,
				ends: !1
			};
			for (let e of t.split("/")) n = stepInto(n.inside, e);
			return n.ends;
		}
		function reached(e) {
			return new Set(e.flatMap((e) => e.folders && e.next !== void 0 ? [e, e.next] : [e]));
		}
		let s = {
			folders: !0,
			matches: (e) => !e.startsWith(".")
		};
		function partOf(e, t) {
			if (e === "**") return s;
			if (!/[*?[]/.test(e)) return {
				name: e,
				folders: !1,
				matches: (t) => t === e
			};
			let n = testsOf(t ? e.toLowerCase() : e), shows = (t) => e.startsWith(".") || !t.startsWith("."), matches = (e) => shows(e) && fits(n, [...t ? e.toLowerCase() : e]);
			return {
				folders: !1,
				matches
			};
		}
		let c = "star";
		function testsOf(e) {
			let t = [], n = [...e];
			for (let e = 0; e < n.length; e += 1) {
				let r = n[e] ?? "", i = r === "[" ? characterClass(n, e) : void 0;
				i !== void 0 && (e = i.end), r === "*" ? t.push(c) : t.push(i?.test ?? (r === "?" ? () => !0 : (e) => e === r));
			}
			return t;
		}
		function fits(e, t) {
			let [n, r] = [0, 0], i;
			for (; r < t.length;) {
				let a = e[n];
				if (a === c) i = {
					star: n,
					taken: r
				}, n += 1;
				else if (a?.(t[r] ?? "") === !0) n += 1, r += 1;
				else if (i !== void 0) i.taken += 1, [n, r] = [i.star + 1, i.taken];
				else return !1;
			}
			return e.slice(n).every((e) => e === c);
		}
	}),
	5497: ((e, t, n) => {
		n.d(t, { N: () => openApi });
		var r = n(606), i = n(2182);
		let a = 1e6, o = 4e6;
		async function readLog(e, t) {
			let { baseUrl: n, repository: r, token: o } = e, s = new URL(`${n}/repos/${r}/actions/jobs/${t}/logs`), c = await ask(e, s, {
				accept: "application/vnd.github+json",
				authorization: `token ${o}`
			});
			if (c.status === 404) throw new i.h({
				type: "other",
				words: "the log could not be read"
			}, !0);
			let l = URL.parse(c.headers.location ?? "", s.href);
			if (c.status < 300 || c.status > 399 || l === null) throw logUnread();
			let u = await ask(e, l, { range: "bytes=0-999999" });
			if (u.status === 416) return "";
			if (u.status === 200) return wholeLines(u.body, u.fromEnd === !0);
			if (u.status !== 206) throw logUnread();
			let d = sizeOf(u);
			return d === void 0 || d > a ? readEnd(e, l, d) : u.body;
		}
		async function readEnd(e, t, n) {
			if (n === void 0) {
				let n = await ask(e, t, {});
				if (n.status !== 200) throw logUnread();
				return wholeLines(n.body, n.fromEnd === !0);
			}
			let [r, i] = ["", n];
			for (let n = 0; i > 0 && n < 2 && !r.includes("##[error]"); n += 1) {
				let n = Math.max(0, i - o), a = await ask(e, t, { range: `bytes=${n}-${i - 1}` });
				if (a.status !== 206 && a.status !== 200) throw logUnread();
				r = a.status === 206 ? a.body + r : a.body, i = a.status === 206 ? n : 0;
			}
			return wholeLines(r, i > 0);
		}
		function wholeLines(e, t) {
			return t ? e.slice(e.indexOf("\n") + 1) : e;
		}
		function sizeOf({ headers: e, body: t }) {
			let n = /\/(\d{1,15})$/.exec(e["content-range"] ?? "")?.[1];
			return n === void 0 ? t.length < a / 4 ? t.length : void 0 : Number(n);
		}
		async function ask(e, t, n) {
			let { world: r, deadline: i } = e, a = i - r.now(), s = {
				timeoutMs: a,
				maxBytes: o,
				tailOf: 25e7,
				signal: r.signal
			}, c = {
				method: "GET",
				url: t,
				headers: {
					"user-agent": "workroom-notify",
					...n
				}
			}, l = a <= 0 ? void 0 : await r.send(c, s);
			if (l?.type !== "answer" || !l.complete) throw logUnread();
			return l;
		}
		function logUnread() {
			return new i.h({
				type: "other",
				words: "the log could not be read"
			});
		}
		async function openApi(e) {
			let { token: t, baseUrl: n, deadline: r, world: i } = e, a = await i.github({
				token: t,
				baseUrl: n,
				fetch: fetchOver(e)
			}), [o = "", s = ""] = e.repository.split("/"), [c, l] = [0, 0], ask = async ({ route: e, permission: t, aside: n, with: r }, i) => {
				c += 1, n === !0 && (l += 1);
				try {
					let t = {
						owner: o,
						repo: s,
						...r,
						...i
					}, { data: n, headers: c } = await a.request(e, t);
					if (typeof n != "object") throw TypeError("not JSON");
					return {
						data: n,
						last: lastPage(c.link, n)
					};
				} catch (e) {
					throw toApiError(e, t);
				}
			};
			return {
				get: async (e) => (await ask(e)).data,
				page: (e, t) => ask(e, {
					per_page: 100,
					page: t
				}),
				pages: (e, t, n) => allPages((t) => ask(e, {
					per_page: 100,
					page: t
				}), t, n),
				log: (t) => readLog(e, t),
				left: () => Math.max(0, r - i.now()),
				asked: () => c,
				weighed: () => c - l
			};
		}
		async function allPages(e, t, n) {
			let r = await e(1), i = [n(r.data)], a = Math.min(r.last, t);
			for (; i.length < a;) {
				let r = Math.min(6, a - i.length), o = Array.from({ length: r }, (e, t) => i.length + 1 + t), s = await Promise.all(o.map(async (t) => {
					let r = await e(t);
					return {
						last: r.last,
						taken: n(r.data)
					};
				}));
				i.push(...s.map((e) => e.taken)), a = Math.min(Math.max(a, ...s.map((e) => e.last)), t);
			}
			return i;
		}
		function lastPage(e, t) {
			let n = ["last", "next"].map((t) => pageOf(e, t)), i = (0, r.ai)(t, "total_count") ?? (0, r.ai)(t, "total_commits") ?? 1;
			return Math.max(...n, Math.ceil(i / 100));
		}
		function pageOf(e, t) {
			let n = RegExp(`<[^>]*[?&]page=(\\d{1,6})[^>]*>;\\s*rel="${t}"`).exec(e ?? "");
			return n === null ? 1 : Number(n[1]);
		}
		class NoAnswer extends Error {}
		function fetchOver({ world: e, deadline: t }) {
			return async (n, { headers: r }) => {
				let i = t - e.now();
				if (i <= 0) throw new NoAnswer(s);
				let a = {
					method: "GET",
					url: new URL(n),
					headers: r
				}, o = {
					timeoutMs: i,
					maxBytes: 12e6,
					signal: e.signal
				}, c = usable(await e.send(a, o), e.now() >= t), { status: l, body: u } = c;
				return {
					status: l,
					url: n,
					headers: new Map(Object.entries(c.headers)),
					text: async () => u
				};
			};
		}
		let s = "the GitHub API took too long to answer";
		function usable(e, t) {
			if (t) throw new NoAnswer(s);
			if (e.type === "failure") throw new NoAnswer(`the GitHub API cannot be reached (${e.reason})`);
			if (!e.complete) throw new NoAnswer("the answer of the GitHub API broke off or was too large");
			if (e.status >= 300 && e.status < 400) throw new NoAnswer("the GitHub API redirects to another address");
			return e;
		}
		function toApiError(e, t) {
			let n = e instanceof Error ? e.cause : void 0;
			if (n instanceof NoAnswer) return other(n.message);
			let r = statusOf(e);
			return r === void 0 ? other("the answer of the GitHub API could not be used") : r === 401 ? other("the GitHub API refuses the token") : (r === 403 || r === 429) && isRateLimit(e, r) ? other(rateWords(e)) : r === 403 || r === 404 ? new i.h({
				type: "permission",
				permission: t
			}, r === 404) : other(`the GitHub API answered ${r}`);
		}
		function other(e) {
			let t = {
				type: "other",
				words: e
			};
			return new i.h(t);
		}
		function statusOf(e) {
			return (0, r.g1)(e, "response") === void 0 ? void 0 : (0, r.ai)(e, "status");
		}
		function isRateLimit(e, t) {
			let n = (0, r.n8)(e, "response", "headers", "x-ratelimit-remaining");
			return t === 429 || n === "0" || (0, r.n8)(e, "response", "headers", "retry-after") !== void 0;
		}
		function rateWords(e) {
			let t = Number((0, r.n8)(e, "response", "headers", "x-ratelimit-reset")), n = Number.isInteger(t) && t > 0 && t < 1e11 ? new Date(t * 1e3).toISOString() : void 0;
			return `the rate limit of the GitHub API is used up${n === void 0 ? "" : ` until ${n.slice(11, 16)} UTC`}`;
		}
	}),
	5845: ((e, t, n) => {
		n.d(t, {
			DQ: () => readPullRequest,
			g3: () => commitsOf,
			kN: () => readCommit,
			k_: () => suspectsOf
		});
		var r = n(4222), i = n(6260), a = n(606), o = n(6376);
		async function readCommit({ api: e, base: t }) {
			let n = t.facts.commit?.sha;
			if (n === void 0) return;
			let r = await e.get({
				route: "GET /repos/{owner}/{repo}/commits/{ref}",
				with: {
					ref: n,
					per_page: 1
				},
				permission: "contents: read",
				aside: !0
			});
			return commitOf((0, a.g1)(r), t.host);
		}
		async function readPullRequest({ api: e, base: t }) {
			let { facts: r, host: i } = t, o = headOf(r), s = r.commit?.sha;
			if (o === void 0 || s === void 0) return;
			let c = await e.get({
				route: "GET /repos/{owner}/{repo}/pulls",
				with: {
					head: o,
					state: "all",
					sort: "updated",
					direction: "desc",
					per_page: 30
				},
				permission: "pull-requests: read"
			}), l = (Array.isArray(c) ? c : []).filter((e) => (0, a.n8)(e, "head", "sha") === s), u = l.find((e) => (0, a.n8)(e, "state") === "open") ?? l[0], { pullRequestOf: d } = await n.e(268).then(n.bind(n, 8209));
			return d((0, a.g1)(u), i);
		}
		function headOf({ ref: e, repository: t }) {
			if (e?.type !== "branch") return;
			let n = t?.name.split("/", 1)[0];
			return e.name.includes(":") || n === void 0 ? e.name : `${n}:${e.name}`;
		}
		function suspectsOf(e) {
			let t = new Map();
			for (let { author: n, changed: i } of e.toReversed()) {
				let e = n?.login ?? n?.email ?? n?.name;
				if (n === void 0 || e === void 0 || n.bot === !0) continue;
				let a = t.get(e);
				t.set(e, (0, r.s)({
					...a ?? n,
					changed: a?.changed ?? i
				}));
			}
			let n = [...t.values()], isNamed = ({ changed: e }) => e !== void 0;
			return [...n.filter(isNamed), ...n.filter((e) => !isNamed(e))];
		}
		function commitsOf(e, t) {
			return (0, a.p_)(e, "commits").flatMap((e) => commitOf((0, a.g1)(e), t) ?? []);
		}
		function commitOf(e, t) {
			let n = (0, i.u8)((0, a.n8)(e, "sha"), t);
			if (n === void 0) return;
			let o = (0, a.Mn)(e, "commit", "message");
			return (0, r.s)({
				...n,
				subject: (0, i.et)(o),
				message: o,
				url: (0, a.nf)(e, "html_url") ?? n.url,
				author: authorOf(e, t)
			});
		}
		function authorOf(e, t) {
			let n = (0, o.pc)((0, a.g1)(e, "commit", "author"), t), i = (0, o.vC)((0, a.g1)(e, "author"), t);
			return i === void 0 ? n : (0, r.s)({
				...n,
				...i,
				name: n?.name ?? i.name
			});
		}
	}),
	6232: ((e, t, n) => {
		n.d(t, {
			U: () => orFault,
			r: () => runKey
		});
		async function orFault(e, t, n) {
			try {
				return await n;
			} catch (n) {
				e.add(t, n);
				return;
			}
		}
		function runKey({ run: e }) {
			return e?.id === void 0 ? void 0 : {
				id: e.id,
				attempt: e.attempt ?? 1
			};
		}
	}),
	2182: ((e, t, n) => {
		n.d(t, {
			U: () => ApiFaults,
			h: () => ApiError
		});
		var r = n(9861);
		class ApiError extends Error {
			name = "ApiError";
			fault;
			missing;
			constructor(e, t = !1) {
				super(e.type === "permission" ? `needs ${e.permission}` : e.words), this.fault = e, this.missing = t;
			}
		}
		class ApiFaults {
			#e = new Set();
			#t = new Set();
			#n;
			#r = new Set();
			constructor(e) {
				this.#n = e;
			}
			add(e, t) {
				this.#e.add(e), t instanceof ApiError ? t.fault.type === "permission" ? this.#t.add(t.fault.permission) : this.#r.add(t.fault.words) : this.#r.add("the answer of the GitHub API could not be used");
			}
			notice() {
				if (this.#e.size === 0) return;
				let e = [...this.#r];
				return this.#t.size > 0 && e.push(`the token may not read them. ${this.#i()}`), `The message goes without ${(0, r.KE)([...this.#e])}: ${e.join("; ")}`;
			}
			#i() {
				let e = [...this.#t].filter((e) => !this.#n.some((t) => t.name === e));
				return `Give the job these permissions: ${[...this.#n.map(({ name: e, brings: t }) => `${e} (${t})`), ...e].join(", ")}`;
			}
		}
	}),
	2410: ((e, t, n) => {
		n.d(t, { t: () => readAnnotations });
		var r = n(4222), i = n(8616), a = n(606), o = n(3281);
		let s = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is, c = /^Canceling since a (higher priority waiting|newer|deployment) .{0,1000}/i, l = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;
		async function readAnnotations({ api: e, hide: t }, n) {
			if (n.id === void 0 || n.conclusion === void 0) return { errors: [] };
			let s = await e.get({
				route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
				with: {
					check_run_id: n.id,
					per_page: 50
				},
				permission: "checks: read"
			}), c = Array.isArray(s) ? s : [], l = c.filter((e) => (0, a.n8)(e, "annotation_level") === "failure"), u = c.flatMap((e) => (0, a.Mn)(e, "message") ?? []), d = l.flatMap((e) => (0, a.Mn)(e, "message") ?? []).filter(i.c0);
			return (0, r.s)({
				errors: l.flatMap((e) => errorOf((0, a.g1)(e), t) ?? []),
				infrastructure: (0, o.fm)(n, d),
				stopped: stoppedBy(u, n.duration_seconds)
			});
		}
		function stoppedBy(e, t) {
			let n = { after_seconds: t };
			if (e.some((e) => s.test(e))) return (0, r.s)({
				by: "time_limit",
				...n
			});
			if (e.some((e) => c.test(e))) return (0, r.s)({
				by: "newer_run",
				...n
			});
			for (let t of e) {
				let e = l.exec(t)?.[1];
				if (e !== void 0) return (0, r.s)({
					by: "person",
					person: e,
					...n
				});
			}
		}
		function errorOf(e, t) {
			let n = (0, a.Mn)(e, "message");
			if (n === void 0 || !(0, i.c0)(n)) return;
			let o = (0, a.Ih)(t(n).slice(0, 4e3));
			if (o === void 0) return;
			let s = (0, a.n8)(e, "path");
			return s === void 0 || s === ".github" ? { message: o } : (0, r.s)({
				message: o,
				path: s,
				line: (0, a.ai)(e, "start_line")
			});
		}
	}),
	5185: ((e, t, n) => {
		n.d(t, { v: () => explainFailures });
		var r = n(4222), i = n(2630), a = n(3914), o = n(1708), s = n(6232), c = n(2182), l = n(2410), u = n(3281);
		async function explainFailures(e, t) {
			let n = [...Map.groupBy(t, failureOf).values()].flatMap(([e]) => e ?? []).slice(0, 3), r = await explainJobs(e, n), i = t.filter((e) => !n.includes(e));
			return [...r, ...i.map((e) => withCauseOf(r.find((t) => endOf(t) === endOf(e)), e))];
		}
		function withCauseOf(e, t) {
			return (0, r.s)({
				...t,
				infrastructure: e?.infrastructure
			});
		}
		function endOf({ conclusion: e, failed_steps: [t] }) {
			return `${e} ${t?.name ?? ""}`;
		}
		function failureOf({ id: e, conclusion: t, failed_steps: [n] }) {
			return n === void 0 ? `job ${e}` : `${t} ${n.name}`;
		}
		async function explainJobs(e, t) {
			let { api: n, faults: i } = e, a = Promise.all(t.map((t) => t.errors.length > 0 ? t : (0, l.t)(e, t))), o = await (0, s.U)(i, "the errors of the failing steps", a), c = [];
			for (let [i, a] of t.entries()) {
				let t = hasLog(a) ? await n.log(a.id).catch(missingOr) : void 0, s = t === d ? void 0 : t, l = o?.[i], f = errorsOf(e, l, explain(e, a, s)), p = {
					...a,
					errors: f
				}, m = t === d && l !== void 0 && (0, u.ST)(p) ? "runner_lost" : (0, u.tY)(p) ? "network" : void 0;
				c.push((0, r.s)({
					...p,
					infrastructure: l?.infrastructure ?? m
				}));
			}
			return c;
		}
		let d = Symbol("missing");
		function missingOr(e) {
			return e instanceof c.h && e.missing ? d : void 0;
		}
		function explain({ world: e }, { failed_steps: [t], failed_at: n }, r = "") {
			let a = e.now() + 2e3, late = () => e.signal.aborted || e.now() > a;
			try {
				return (0, i.k)(r, {
					name: t?.name,
					at: n
				}, late);
			} catch (e) {
				if (e instanceof o.A4) return (0, i.k)("");
				throw e;
			}
		}
		function hasLog(e) {
			return e.id !== void 0 && e.conclusion === "failure";
		}
		function errorsOf({ hide: e, world: t }, { errors: n } = { errors: [] }, r) {
			let isIn = (t) => {
				let n = t.slice(0, 2e3).map(e);
				return ({ message: e }) => n.some((t) => t.includes(firstLine(e)));
			}, i = n.filter(isIn(r.marked)), a = n.filter((e) => !isIn([...r.marked, ...r.foreign])(e)), o = loggedErrors(r, i, {
				hide: e,
				root: t.workspace
			}), s = isIn(o.map(({ message: e }) => e));
			return [
				...o,
				...i.filter((e) => !s(e)),
				...a
			];
		}
		function loggedErrors(e, t, n) {
			return (0, a.G)(e, n).map((e) => {
				let n = firstLine(e.message), i = t.find(({ message: e }) => n !== "" && e.split("\n", 1)[0]?.includes(n) === !0);
				return i?.path === void 0 ? e : (0, r.s)({
					...e,
					path: i.path,
					line: i.line
				});
			});
		}
		function firstLine(e) {
			return e.split("\n", 1)[0]?.trim() ?? e;
		}
	}),
	3281: ((e, t, n) => {
		n.d(t, {
			ST: () => isGone,
			fm: () => infrastructureOf,
			kU: () => infrastructureOfAll,
			ql: () => redRunner,
			tY: () => isNetwork
		});
		let r = [
			["runner_lost", /^The (?:self-)?hosted runner\b.{0,300}\blost communication with the server\b/is],
			["shutdown", /^The runner has received a shutdown signal\b/i],
			["not_acquired", /^The job was not acquired by Runner\b/i],
			["not_acquired", /^The job has exceeded the maximum execution time while awaiting a runner\b/i],
			["account", /^The job was not started because (?:recent account payments have failed|your account is locked)\b/i],
			["rejected", /^The deployment was rejected\b/i],
			["disk_full", /^(?:System\.IO\.IOException: )?No space left on device\b/i],
			["action_download", /^(?:Failed to download a(?:ction|rchive)) .{0,2000}\b(?:429|5\d\d) \(/is]
		], i = /^(?:The operation was cancell?ed|The job was cancell?ed)\b/i, a = /^(?:Set up job|Set up runner|Initialize containers)$/, o = /^(?:Stop containers|Complete job|Complete runner)$/, s = /\b(?:unable to resolve action|can't find '?action|manifest unknown|pull access denied|not found)\b/i;
		function infrastructureOf(e, t) {
			if (e.conclusion !== "failure") return;
			let n = t.filter((e) => !i.test(e)), a = n.map((e) => r.find(([, t]) => t.test(e))?.[0]), [o] = a;
			return o === void 0 ? n.some((e) => s.test(e)) ? void 0 : aroundSteps(e) : a.every((e) => e !== void 0) ? o : void 0;
		}
		function aroundSteps({ failed_steps: e, step_names: t }) {
			if (e.length === 0) return;
			if (e.every(({ name: e }) => a.test(e))) return "set_up";
			let isPost = (e) => e.startsWith("Post ") && t.includes(e.slice(5));
			return e.every(({ name: e }) => o.test(e) || isPost(e)) ? "clean_up" : void 0;
		}
		function isGone({ conclusion: e, failed_steps: t, errors: n }) {
			return e === "failure" && t.length === 0 && n.length === 0;
		}
		let c = /\b(?:ECONNRESET|ETIMEDOUT|EAI_AGAIN|TLS handshake timeout|toomanyrequests|503 Service Unavailable|(?:HTTP|status|code|error)[ :]{0,3}503|Could not resolve host|Temporary failure in name resolution)\b/i, l = /assert|\bexpect|\berror TS\d|\.[a-z]{1,5}[:(]\d+|\u25cf|localhost|127\.0\.0\.1|\[::1\]/i;
		function isNetwork({ errors: e, conclusion: t }) {
			let isCarried = ({ message: e, path: t }) => t === void 0 && c.test(e) && !l.test(e);
			return t === "failure" && e.length > 0 && e.every(isCarried);
		}
		function infrastructureOfAll(e) {
			let t = e.filter((t) => !isFollower(t, e));
			return t.every(({ infrastructure: e }) => e !== void 0) ? t[0]?.infrastructure : void 0;
		}
		function isFollower(e, t) {
			let n = Date.parse(e.started_at ?? "");
			return e.errors.length === 0 && e.infrastructure === void 0 && t.some((t) => t !== e && endOf(t) <= n);
		}
		function endOf({ started_at: e = "", duration_seconds: t = NaN }) {
			return Date.parse(e) + t * 1e3;
		}
		function redRunner(e, t) {
			let [n, r] = e, i = n?.runner;
			if (i === void 0 || r === void 0 || e.some((e) => e.runner !== i)) return;
			let a = t.filter(({ conclusion: e }) => e === "success");
			return a.length > 0 && a.every((e) => e.runner !== i) ? i : void 0;
		}
	}),
	2006: ((e, t, n) => {
		n.d(t, {
			IN: () => readJobList,
			KF: () => jobFact,
			P6: () => readJobPage,
			RI: () => readJobs,
			cd: () => readJob,
			qw: () => wentWrong
		});
		var r = n(4222), i = n(8274), a = n(2164), o = n(606);
		let s = "actions: read";
		async function readJobPage(e, t, n) {
			let { data: r, last: i } = await e.page(jobsRequest(t), n);
			return {
				jobs: jobsOf(r),
				last: i
			};
		}
		async function readJobList(e, t) {
			let countOf = (e) => (0, o.ai)(e, "total_count") ?? 0, take = (e) => ({
				jobs: jobsOf(e),
				total: countOf(e)
			}), n = await e.pages(jobsRequest(t), 10, take), r = n.flatMap((e) => e.jobs);
			return {
				jobs: r,
				total: Math.max(r.length, ...n.map(({ total: e }) => e))
			};
		}
		async function readJobs(e, t) {
			return (await readJobList(e, t)).jobs;
		}
		async function readJob(e, t) {
			return jobOf((0, o.g1)(await e.get({
				route: "GET /repos/{owner}/{repo}/actions/jobs/{job_id}",
				with: { job_id: t },
				permission: s
			})));
		}
		function wentWrong(e) {
			return (0, a.iI)(e.conclusion) || e.conclusion === void 0 && e.failed_steps.length > 0;
		}
		function jobsRequest(e) {
			return {
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
				with: {
					run_id: e.id,
					attempt_number: e.attempt
				},
				permission: s
			};
		}
		function jobsOf(e) {
			return (0, o.p_)(e, "jobs").flatMap((e) => jobOf((0, o.g1)(e)) ?? []);
		}
		function jobOf(e) {
			let t = (0, o.n8)(e, "name");
			if (e === void 0 || t === void 0) return;
			let n = (0, o.nf)(e, "html_url"), s = (0, o.kB)(e, "started_at"), c = (0, i._)((0, o.n8)(e, "conclusion") ?? ""), l = (0, o.p_)(e, "steps").map((e) => ({
				step: e,
				conclusion: (0, i._)((0, o.n8)(e, "conclusion") ?? "")
			})), stepsThat = (e) => l.flatMap((t) => e(t.conclusion) ? stepOf((0, o.g1)(t.step), n) ?? [] : []), u = c === void 0 || (0, a.iI)(c), d = u ? l.find((e) => (0, a.iI)(e.conclusion))?.step : void 0, [f, p] = [(0, o.kB)(d, "started_at"), (0, o.kB)(d, "completed_at")];
			return (0, r.s)({
				id: (0, o.ai)(e, "id"),
				name: t,
				url: n,
				conclusion: c,
				started_at: s,
				duration_seconds: (0, o.O1)(s, (0, o.kB)(e, "completed_at")),
				failed_steps: u ? stepsThat(a.iI) : [],
				stopped_steps: stepsThat((e) => e === "cancelled"),
				failed_at: f !== void 0 && p !== void 0 ? {
					from: f,
					to: p
				} : void 0,
				created_at: (0, o.kB)(e, "created_at"),
				runner: (0, o.n8)(e, "runner_name"),
				step_names: l.flatMap(({ step: e }) => (0, o.n8)(e, "name") ?? []),
				errors: []
			});
		}
		function stepOf(e, t) {
			let n = (0, o.n8)(e, "name");
			if (n === void 0) return;
			let i = (0, o.ai)(e, "number"), a = (0, o.Lj)(t === void 0 || i === void 0 ? t : `${t}#step:${i}:1`);
			return (0, r.s)({
				number: i,
				name: n,
				url: a,
				started_at: (0, o.kB)(e, "started_at")
			});
		}
		function jobFact({ stopped_steps: e, failed_at: t, created_at: n, runner: r, step_names: i, ...a }) {
			return a;
		}
	}),
	692: ((e, t, n) => {
		n.d(t, { load: () => load });
		var r = n(4222), i = n(49), a = n(9861);
		function ownCause(e, t) {
			let n = Date.parse(t?.failed_steps[0]?.started_at ?? ""), isEarlier = (e) => e !== void 0 && Date.parse(e) < n, { errors: i, tests: a, ...o } = e, s = i?.filter(({ written_at: e }) => !isEarlier(e)) ?? [];
			return (0, r.s)({
				...o,
				errors: s.length === 0 ? void 0 : s,
				tests: a && isEarlier(a.written_at) ? {
					...a,
					earlier: !0
				} : a
			});
		}
		var o = n(8089);
		let s = {
			tests: async ({ settings: { testReports: e = [] }, ...t }) => {
				let { readTestReports: r } = await Promise.all([n.e(560), n.e(664)]).then(n.bind(n, 4207)), { tests: i, warnings: a } = await r({
					patterns: e,
					...t
				});
				return {
					facts: { tests: i },
					warnings: a
				};
			},
			errors: async ({ settings: { logFiles: e = [] }, ...t }) => {
				let { readLogFiles: r } = await Promise.all([n.e(560), n.e(664)]).then(n.bind(n, 3417)), { errors: i, warnings: a } = await r({
					patterns: e,
					...t
				});
				return {
					facts: { errors: i },
					warnings: a
				};
			},
			report: async ({ settings: { report: e = "" }, page: t, ...r }) => {
				let { readReport: i } = await Promise.all([n.e(560), n.e(664)]).then(n.bind(n, 6233)), a = await i({
					path: e,
					files: t,
					...r
				});
				return {
					facts: { report: a.report },
					warnings: a.warnings
				};
			}
		};
		async function readFiles(e, t) {
			let n = {}, i = [];
			for (let a of e) {
				let e = await s[a](t);
				n = {
					...n,
					...(0, r.s)(e.facts)
				}, i.push(...e.warnings);
			}
			return (0, r.s)({
				facts: n,
				warnings: i.length === 0 ? void 0 : i
			});
		}
		var c = n(5497), l = n(2182), u = n(2164), d = n(606), f = n(6232), p = n(2410);
		async function settle(e, t) {
			let { base: n, faults: i } = e, a = n.speaker.asksForRun ? verdictOf(e, t) : n.facts.conclusion;
			if (a !== "cancelled" || n.source === "status") return {
				conclusion: a,
				jobs: t
			};
			let o = Promise.all(mostTelling(t).map((t) => whatStopped(e, t))), s = await (0, f.U)(i, "why it was cancelled", o) ?? [], c = s.find(({ stopped: e }) => e?.by === "time_limit");
			if (c === void 0) return (0, r.s)({
				conclusion: a,
				jobs: t,
				stopped: s.find(({ stopped: e }) => e)?.stopped
			});
			let { job: l, errors: u, stopped: d } = c, p = [...l.failed_steps, ...l.stopped_steps], m = {
				...l,
				conclusion: "timed_out",
				failed_steps: p,
				errors: u
			}, h = t.map((e) => e === l ? m : e);
			return (0, r.s)({
				conclusion: "timed_out",
				jobs: h,
				stopped: d
			});
		}
		function unreadConclusion({ facts: e, source: t, speaker: n }) {
			let { conclusion: r } = e;
			return n.asksForRun && t === "job" ? (0, u.$u)(r) : r;
		}
		function mostTelling(e) {
			return e.filter(({ conclusion: e }) => e === "cancelled" || e === void 0).toSorted((e, t) => (t.duration_seconds ?? 0) - (e.duration_seconds ?? 0)).slice(0, 2);
		}
		async function whatStopped(e, t) {
			if (t.conclusion !== void 0) return {
				job: t,
				...await (0, p.t)(e, t)
			};
			let n = (0, d.O1)(t.started_at, new Date(e.world.now()).toISOString()) ?? 0, i = n >= 21600 && n < 21960 ? {
				by: "time_limit",
				after_seconds: n
			} : void 0;
			return (0, r.s)({
				job: t,
				errors: [],
				stopped: i
			});
		}
		function verdictOf({ base: e }, t) {
			if (t.length === 0) return e.facts.conclusion;
			let n = (0, u.hm)(t.flatMap(({ conclusion: e }) => e ?? []));
			return e.source === "needs" ? (0, u.iI)(n) || n === "cancelled" ? n : e.facts.conclusion : t.every(({ conclusion: e }) => e !== void 0) ? n ?? unreadConclusion(e) : void 0;
		}
		function stoppedInTime(e, t) {
			return e === "timed_out" ? (0, r.s)({
				by: "time_limit",
				after_seconds: t
			}) : void 0;
		}
		var m = n(3691);
		let h = {
			"actions: read": "jobs, logs and earlier runs",
			"checks: read": "errors, and why a run was cancelled",
			"contents: read": "checking out, and commits",
			"deployments: read": "earlier deployments",
			"pull-requests: read": "the pull request"
		};
		function permissionsFor(e, t) {
			let n = new Set(["contents: read", ...[...e].flatMap((e) => permissionsOf(e, t))]);
			return Object.entries(h).flatMap(([e, t]) => n.has(e) ? [{
				name: e,
				brings: t
			}] : []);
		}
		function permissionsOf(e, t) {
			let { permissions: n, permissionsOfDeployment: r = n } = m.LOADERS[e];
			return t === "deployment" ? r : n;
		}
		var g = n(6260), _ = n(6417);
		async function readArtifacts({ api: e, base: t }) {
			let n = t.facts.run?.id;
			if (n === void 0) return;
			let artifactsOf = (e) => (0, d.p_)(e, "artifacts").flatMap((e) => artifactOf(e, n, t.host) ?? []);
			return (await e.pages({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
				with: { run_id: n },
				permission: "actions: read",
				aside: !0
			}, 3, artifactsOf)).flat();
		}
		function artifactOf(e, t, n) {
			let i = (0, d.n8)(e, "name");
			if (i === void 0) return;
			let [a, o] = [(0, d.ai)(e, "id"), (0, _.Vp)(n, { id: t })];
			return (0, r.s)({
				name: i,
				url: a === void 0 || o === void 0 ? void 0 : (0, d.Lj)(`${o}/artifacts/${a}`),
				size_bytes: (0, d.ai)(e, "size_in_bytes"),
				expired: (0, d.Jt)(e, "expired")
			});
		}
		var v = n(5845);
		async function markNew({ faults: e }, t, n) {
			if (n?.jobs === void 0 || t.length === 0) return t;
			if (!n.red) return t.map((e) => ({
				...e,
				new: !0
			}));
			let r = await (0, f.U)(e, "which failures are new", n.jobs());
			if (r === void 0) return t;
			let i = t.map((e) => markIfNew(e, r));
			return [...i.filter((e) => e.new === !0), ...i.filter((e) => e.new !== !0)];
		}
		function countNew(e) {
			if (!(e.length === 0 || e.some((e) => e.new === void 0))) return e.filter((e) => e.new === !0).length;
		}
		function markIfNew(e, t) {
			let [n, ...i] = t.filter(({ name: t }) => t === e.name);
			if (n === void 0 || i.length > 0) return e;
			if (n.conclusion === "success") return {
				...e,
				new: !0
			};
			if (!(0, u.iI)(n.conclusion)) return e;
			let a = new Set(n.failed_steps.map(({ name: e }) => e)), o = e.failed_steps.map((e) => (0, r.s)({
				...e,
				new: a.size === 0 ? void 0 : !a.has(e.name)
			}));
			return {
				...e,
				new: !1,
				failed_steps: o
			};
		}
		var y = n(3281), b = n(2006), x = n(3112);
		let S = [
			".github/CODEOWNERS",
			"CODEOWNERS",
			"docs/CODEOWNERS"
		], C = /[[\]{}!]/;
		function ownersOf(e, t) {
			let n = e.split("\n", 5e3).toReversed();
			for (let e of n) {
				let [n, ...r] = wordsOf(e);
				if (n !== void 0 && !C.test(n) && fits(n, t)) return r.slice(0, 20).map((e) => e.replace(/^@/, ""));
			}
			return [];
		}
		function wordsOf(e) {
			let t = [];
			for (let [n] of e.slice(0, 2e3).matchAll(/(?:\\.|[^\s\\])+/g)) {
				if (n.startsWith("#")) break;
				t.push(n.replaceAll(/\\(.)/g, "$1"));
			}
			return t;
		}
		function fits(e, t) {
			let n = e.split("/").filter((e) => e !== ""), r = [...e.startsWith("/") || n.length > 1 ? [] : ["**"], ...n], i = n.length > 1 && n.at(-1) === "*";
			return [...e.endsWith("/") ? [] : [r], ...i ? [] : [[...r, "**"]]].map((e) => (0, x.EY)(e.map(shown).join("/"), !1)).some((e) => e !== void 0 && (0, x.$h)(e, t.split("/").map(shown).join("/")));
		}
		function shown(e) {
			return e === "**" ? e : `x${e}`;
		}
		var w = n(2141);
		function namedFiles({ errors: e, tests: t }, n) {
			let r = e.slice(0, 50), i = [
				...r.flatMap(({ path: e }) => e ?? []),
				...r.flatMap(({ message: e }) => (0, w.Mr)(e)),
				...t.slice(0, 50).flatMap(({ path: e }) => e ?? [])
			];
			return [...new Set(i.flatMap((e) => fileOf(e, n) ?? []))].slice(0, 50);
		}
		function fileOf(e, t) {
			if (e.length > 400 || (0, w.jq)(e)) return;
			let n = (0, w.RY)(e, t)?.replace(/(?::\d{1,7}){1,2}$/, "");
			if (!(n === void 0 || n.split("/").some((e) => e === "" || e === ".."))) return /[\u0000-\u001F\u007F]/.test(n) ? void 0 : n;
		}
		function folderOf(e) {
			let t = e.lastIndexOf("/");
			return t < 0 ? void 0 : e.slice(0, t + 1);
		}
		var T = n(6376);
		async function readOwners(e, t, n) {
			if (!(0, u.iI)(t.conclusion)) return;
			let { errors: r = [], tests: i } = await e.files, [a] = namedFiles({
				errors: [...n.flatMap((e) => e.errors), ...r],
				tests: i?.failures ?? []
			}, e.world.workspace), o = a === void 0 ? void 0 : await readRules(e, t);
			if (a === void 0 || o === void 0) return;
			let s = ownersOf(o, a).map((t) => t.includes("@") ? { email: t } : t.includes("/") ? { login: t } : (0, T.Nr)(t, e.base.host));
			return s.length > 0 ? s : void 0;
		}
		async function readRules({ api: e, world: t }, { pull_request: n }) {
			for (let e of n?.fork === !0 ? [] : S) {
				let n = await t.files.read(e);
				if (n.type === "ok") return n.text;
			}
			let [r] = S;
			return textIn(await e.get({
				route: "GET /repos/{owner}/{repo}/contents/{path}",
				with: { path: r },
				permission: "contents: read",
				aside: !0
			}).catch((e) => {
				if (!(e instanceof l.h && e.missing)) throw e;
			}))?.slice(0, 1e6);
		}
		function textIn(e) {
			let t = typeof e == "object" && e && "content" in e ? e.content : void 0;
			if (typeof t == "string" && (0, d.n8)(e, "encoding") === "base64") return Buffer.from(t, "base64").toString("utf8");
		}
		class TooFarBack extends Error {}
		async function compare(e, t, n) {
			let i = [], a, o = !0;
			try {
				for await (let e of t) {
					if (!e.red) {
						a = e;
						break;
					}
					i.push(e);
				}
			} catch (e) {
				if (i.length === 0 && !(e instanceof TooFarBack)) throw e;
				if (i.length === 0) return {};
				o = !1;
			}
			let s = o ? i.at(-1) ?? (e.red ? e : void 0) : void 0, c = new Set([...e.red ? [e] : [], ...i].map((e) => e.run ?? e));
			return (0, r.s)({
				change: changeOf(e.red, i.length > 0),
				broken_since: s && since(s, n),
				failures_in_a_row: c.size > 0 ? c.size : void 0,
				failures_alike: e.red && i.length > 0 ? i.every(({ ended: t }) => t === e.ended) : void 0,
				before: i[0] ?? a,
				green: a,
				first: s
			});
		}
		function changeOf(e, t) {
			return e ? t ? "still-failing" : "broken" : t ? "fixed" : "still-passing";
		}
		function since({ run: e, url: t, at: n }, i) {
			return (0, r.s)({
				run: e,
				url: t,
				at: n,
				duration_seconds: (0, d.O1)(n, i)
			});
		}
		let E = "deployments: read";
		async function* earlierDeployments({ api: e, mostAsked: t }, n, r) {
			let i = await e.get({
				route: "GET /repos/{owner}/{repo}/deployments",
				with: {
					environment: n,
					per_page: 100
				},
				permission: E
			}), a = Array.isArray(i) ? i : [];
			for (let n of a.filter((e) => ((0, d.ai)(e, "id") ?? r) < r)) {
				if (e.weighed() >= t) throw new TooFarBack();
				let r = await deploymentEnd(e, n);
				r !== void 0 && (yield r);
			}
			if (a.length === 100) throw new TooFarBack();
		}
		async function deploymentEnd(e, t) {
			let n = (0, d.ai)(t, "id") ?? 0, i = await e.get({
				route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
				with: {
					deployment_id: n,
					per_page: 30
				},
				permission: E
			}), a = (Array.isArray(i) ? i : []).find((e) => [
				"success",
				"failure",
				"error"
			].includes((0, d.n8)(e, "state") ?? ""));
			if (a === void 0) return;
			let o = (0, d.n8)(a, "state") !== "success";
			return (0, r.s)({
				red: o,
				ended: o ? "failure" : void 0,
				url: (0, d.nf)(a, "log_url") ?? (0, d.nf)(a, "target_url"),
				at: (0, d.kB)(a, "created_at"),
				sha: (0, d.n8)(t, "sha")
			});
		}
		var D = n(8274);
		let O = "actions: read";
		async function readRun(e, t) {
			return (0, d.g1)(await e.get({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}",
				with: { run_id: t },
				permission: O
			}));
		}
		async function readAttempt(e, { id: t, attempt: n }) {
			let r = await e.get({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}",
				with: {
					run_id: t,
					attempt_number: n
				},
				permission: O
			});
			return runRecord((0, d.g1)(r));
		}
		function runRecord(e) {
			let t = (0, d.ai)(e, "id"), n = (0, d.ai)(e, "run_number");
			if (e !== void 0 && t !== void 0 && n !== void 0) return (0, r.s)({
				id: t,
				number: n,
				attempt: (0, d.ai)(e, "run_attempt") ?? 1,
				conclusion: (0, D._)((0, d.n8)(e, "conclusion") ?? ""),
				unstarted: (0, d.n8)(e, "conclusion") === "startup_failure" || void 0,
				url: (0, d.nf)(e, "html_url"),
				created_at: (0, d.kB)(e, "created_at"),
				started_at: (0, d.kB)(e, "run_started_at") ?? (0, d.kB)(e, "created_at"),
				ended_at: (0, d.kB)(e, "updated_at"),
				sha: (0, d.n8)(e, "event") === "pull_request_target" ? void 0 : (0, d.n8)(e, "head_sha"),
				workflow: (0, d.ai)(e, "workflow_id"),
				event: (0, d.n8)(e, "event"),
				branch: (0, d.n8)(e, "head_branch"),
				home: (0, d.n8)(e, "head_repository", "full_name"),
				pulls: (0, d.p_)(e, "pull_requests").flatMap((e) => (0, d.ai)(e, "number") ?? [])
			});
		}
		async function* endsOfRuns(e, t, n) {
			for (let n = t.attempt - 1; n > 0; --n) {
				let r = await readAttempt(e, {
					id: t.id,
					attempt: n
				}), i = r && runColour(r);
				r && i && (yield {
					...pastRun(r, r.started_at),
					...i,
					attempt: n,
					jobs: () => (0, b.RI)(e, {
						id: t.id,
						attempt: n
					})
				});
			}
			for await (let t of n.earlier()) {
				let n = runColour(t);
				n && (yield {
					...pastRun(t, t.created_at),
					...n,
					jobs: () => (0, b.RI)(e, t)
				});
			}
		}
		async function* endsOfJob({ api: e, leg: t, mostAsked: n }, r, i, a) {
			let o = 1 + Math.floor(t / 100), look = async (t) => {
				let n = await findJobByName(e, t, a, o);
				return n.type === "job" && (o = n.page), n;
			};
			for (let e = r.attempt - 1; e > 0; --e) {
				let t = jobEnd(await look({
					id: r.id,
					attempt: e
				}), r);
				t !== void 0 && (yield {
					...t,
					attempt: e
				});
			}
			let s = 0;
			for await (let t of i.earlier()) {
				if ((0, u.GW)(t.conclusion) === void 0) continue;
				if (e.weighed() >= n) throw new TooFarBack();
				let r = await look(t);
				if (s = r.type === "none" ? s + 1 : 0, s === 2) return;
				let i = jobEnd(r, t);
				i !== void 0 && (yield i);
			}
		}
		async function findJobByName(e, t, n, r) {
			let i = [], a = !1, lookAt = ({ jobs: e }, t) => {
				i.push(...e.filter((e) => e.name === n).map((e) => ({
					job: e,
					page: t
				}))), a ||= e.some((e) => e.conclusion === "skipped" && leadsTo(e, n));
			}, o = await (0, b.P6)(e, t, r);
			if (o.jobs.length === 0 && r > 1) return findJobByName(e, t, n, 1);
			lookAt(o, r);
			for (let a = 1; a <= o.last && !(i.length > 0 && isLeg(n)); a += 1) a !== r && lookAt(await (0, b.P6)(e, t, a), a);
			let [s, ...c] = i;
			if (c.length > 0) throw new l.h({
				type: "other",
				words: "several jobs of a run before have the same name"
			});
			return s === void 0 ? { type: a ? "skipped" : "none" } : {
				type: "job",
				...s
			};
		}
		function isLeg(e) {
			return / \(.+\)$/.test(e);
		}
		function leadsTo({ name: e }, t) {
			let n = e.replace(/ \(\$\{\{.{0,200}$/, "");
			return t.startsWith(`${n} / `) || t.startsWith(`${n} (`);
		}
		function jobEnd(e, t) {
			if (e.type !== "job") return;
			let { job: n } = e, { conclusion: i, url: a, started_at: o } = n, s = (0, u.GW)(i), c = t.created_at ?? o;
			return s && {
				...pastRun(t, c),
				...s,
				...(0, r.s)({ url: a }),
				jobs: async () => [n]
			};
		}
		function runColour({ conclusion: e, unstarted: t }) {
			return t === !0 ? {
				red: !0,
				ended: "startup_failure"
			} : (0, u.GW)(e);
		}
		function pastRun({ number: e, url: t, sha: n }, i) {
			return (0, r.s)({
				run: e,
				url: t,
				at: i,
				sha: n
			});
		}
		async function lastRed(e, t, n) {
			let [i, a] = [n.sha, t.sha], o = i !== void 0 && i === a, s = i !== void 0 && a !== void 0 && !o, c = s ? await whatMended(e, i, a) : {};
			return (0, r.s)({
				run: n.run,
				attempt: n.attempt,
				url: n.url,
				same_commit: o ? !0 : void 0,
				compare_url: s ? (0, _.XH)(e.base.host, i, a) : void 0,
				...c
			});
		}
		async function whatMended(e, t, n) {
			let { facts: i, payload: a, trigger: o } = e.base, { push: s, run: c, event: l, pull_request: u, scope: p } = i, m = (c?.attempt ?? 1) === 1 && s?.forced !== !0 && o === "push", h = l.name === "push" && (0, d.n8)(a, "before") === t && (0, d.n8)(a, "after") === n;
			if (m && h && s !== void 0) return { pushed: !0 };
			if (u !== void 0 || p === "deployment") return {};
			let g = await (0, f.U)(e.faults, "the commits since the last red run", readBetween(e, t, n));
			return g === void 0 ? {} : (0, r.s)({
				pushed: m && g.parent === t ? !0 : void 0,
				count: g.count
			});
		}
		async function readBetween({ api: e }, t, n) {
			let i = {
				route: "GET /repos/{owner}/{repo}/compare/{basehead}",
				with: { basehead: `${t}...${n}` },
				permission: "contents: read"
			}, { data: a } = await e.page(i, 1).catch((e) => {
				if (e instanceof l.h && e.missing) return { data: {} };
				throw e;
			}), o = (0, d.ai)(a, "total_commits");
			if (o === void 0 || (0, d.n8)(a, "status") !== "ahead") return;
			let s = (0, d.p_)(a, "commits").find((e) => (0, d.n8)(e, "sha") === n);
			return (0, r.s)({
				count: o,
				parent: (0, d.n8)((0, d.p_)(s, "parents")[0], "sha")
			});
		}
		let k = [
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch",
			"merge_group",
			"pull_request"
		];
		function reportedRun(e, t) {
			let { facts: n, payload: i } = e, a = n.run?.id;
			if (a === void 0 || n.run?.number === void 0) return;
			let o = runRecord((0, d.g1)(i, "workflow_run"));
			if (o?.id === a) return o.workflow === void 0 ? void 0 : withPull(o, e);
			let s = workflowFile(t), { name: c } = n.event;
			if (s === void 0 || !k.includes(c)) return;
			let l = c === "pull_request" ? (0, d.g1)(i, "pull_request") : void 0;
			if (c === "pull_request" && l === void 0) return;
			let u = (0, r.s)({
				id: a,
				number: n.run.number,
				attempt: n.run.attempt ?? 1,
				url: n.run.url,
				sha: n.commit?.sha ?? (0, d.n8)(t, "GITHUB_SHA"),
				workflow: s,
				event: c,
				branch: /^refs\/(?:heads|tags)\/(.+)$/.exec((0, d.n8)(t, "GITHUB_REF") ?? "")?.[1],
				home: (0, d.n8)(t, "GITHUB_REPOSITORY"),
				pulls: []
			});
			return l === void 0 ? u : withPull({
				...u,
				...pullBranch(l)
			}, e);
		}
		function pullBranch(e) {
			return {
				...(0, r.s)({ branch: (0, d.n8)(e, "head", "ref") }),
				...(0, r.s)({ home: (0, d.n8)(e, "head", "repo", "full_name") }),
				pulls: [(0, d.ai)(e, "number") ?? 0]
			};
		}
		function withPull(e, { payload: t }) {
			return (0, r.s)({
				...e,
				opened_at: (0, d.kB)(t, "pull_request", "created_at")
			});
		}
		function workflowFile(e) {
			let [t = ""] = ((0, d.n8)(e, "GITHUB_WORKFLOW_REF") ?? "").split("@", 1), n = `${(0, d.n8)(e, "GITHUB_REPOSITORY")}/.github/workflows/`;
			return t.startsWith(n) ? t.slice(n.length) : void 0;
		}
		function lineOfRuns(e, t) {
			let n, first = () => (n ??= firstPage(e, t), n);
			return {
				earlier: () => earlierRuns(e, t, first),
				newer: async () => {
					let isNewer = (e) => e.number > t.number && (0, u.GW)(e.conclusion) && isSameLine(e, t);
					return (await first()).runs.find(isNewer);
				}
			};
		}
		async function* earlierRuns(e, t, n) {
			let { workflow: r } = await n();
			for (let i = 1; i <= 3; i += 1) {
				let { runs: a, last: o } = i === 1 ? await n() : await readPage(e, t, r, i);
				if (yield* a.filter((e) => e.number < t.number && isSameLine(e, t)), i >= o) return;
			}
			if (queueOf(t.branch) === void 0) throw new TooFarBack();
		}
		async function firstPage(e, t) {
			let { workflow: n } = t;
			if (n === void 0) throw new l.h({
				type: "other",
				words: "the workflow of the run is not known"
			});
			let r = await readPage(e, t, n, 1);
			return r.runs.length > 0 || typeof n == "number" ? {
				...r,
				workflow: n
			} : firstPage(e, {
				...t,
				workflow: runRecord(await readRun(e, t.id))?.workflow
			});
		}
		async function readPage(e, t, n, r) {
			let i = runList(t, n, queueOf(t.branch) === void 0), { data: a, last: o } = await e.page(i, r).catch((e) => {
				if (typeof n == "string" && e instanceof l.h && e.missing) return {
					data: {},
					last: 1
				};
				throw e;
			});
			return {
				runs: (0, d.p_)(a, "workflow_runs").flatMap((e) => runRecord((0, d.g1)(e)) ?? []),
				last: o
			};
		}
		function runList(e, t, n) {
			return {
				route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
				with: (0, r.s)({
					workflow_id: t,
					event: e.event,
					branch: n ? e.branch : void 0,
					status: "completed"
				}),
				permission: "actions: read"
			};
		}
		function isSameLine(e, t) {
			if (e.event !== t.event) return !1;
			let n = queueOf(t.branch);
			return n === void 0 ? e.branch === t.branch ? t.event?.startsWith("pull_request") !== !0 || isSamePull(e, t) : !1 : queueOf(e.branch) === n;
		}
		function isSamePull(e, t) {
			return t.pulls.length > 0 && e.pulls.length > 0 ? t.pulls.some((t) => e.pulls.includes(t)) : e.home === t.home ? t.opened_at !== void 0 && e.created_at !== void 0 ? Date.parse(e.created_at) >= Date.parse(t.opened_at) : t.pulls.length === 0 : !1;
		}
		function queueOf(e) {
			return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(e ?? "")?.[1];
		}
		let A = "the history (a red run counts as broken)";
		async function readChange(e, t, n) {
			let i = (0, u.GW)(t.conclusion);
			if (t.job_counts?.maybe_tolerated === !0) return e.faults.add(A, unknowable("what failed may be tolerated, which status: workflow does not tell. Write status: ${{ toJSON(needs) }} in a job that needs the others")), {};
			let a = t.scope === "deployment" && t.conclusion === "in_progress";
			if (i === void 0 && !a) return {};
			let o = await (0, f.U)(e.faults, A, lookBack(e, t, n, i?.red !== !1));
			return o === void 0 || !a ? o ?? {} : {
				...o,
				facts: (0, r.s)({ last_green: o.facts?.last_green })
			};
		}
		async function lookBack(e, t, n, i) {
			let a = new Date(e.world.now()).toISOString(), o = await lineOf(e, t, n), s = currentEnd(t, o.run, n, i), c = await compare(s, o.ends, a), l = await newerRun(o.runs);
			return (0, r.s)({
				facts: (0, r.s)({
					...changeFacts(s, c, a),
					newer_run: l,
					last_red: c.change === "fixed" && c.before ? await lastRed(e, s, c.before) : void 0
				}),
				before: c.before,
				green: l?.conclusion === "success" ? void 0 : c.green,
				first: c.first,
				sha: s.sha
			});
		}
		async function newerRun(e) {
			let t = await e?.newer().catch(() => void 0);
			return t && (0, r.s)({
				run: t.number,
				url: t.url,
				conclusion: t.conclusion
			});
		}
		let j = new Map([["issue_comment", "a run for a comment does not tell on what it is"], ["deployment", "a run for a deployment does not tell its environment"]]);
		async function lineOf(e, t, n) {
			let { api: r, base: i, world: a } = e, { deployment: o, scope: s, run: c } = t;
			if (s === "deployment" && o?.id !== void 0) return { ends: earlierDeployments(e, o.environment, o.id) };
			if (c?.id === void 0) throw unknowable("this event reports no run of GitHub Actions");
			let l = j.get(i.trigger);
			if (l !== void 0) throw unknowable(l);
			if (i.speaker.oneJob && n === void 0) throw unknowable("this job was not found among those of its run");
			let read = async () => runRecord(await readRun(r, c.id ?? 0)), u = reportedRun(i, a.env) ?? await read();
			if (u === void 0) throw unknowable("the run was not found");
			let d = {
				...u,
				attempt: c.attempt ?? u.attempt
			}, f = lineOfRuns(r, d);
			return {
				ends: n === void 0 ? endsOfRuns(r, d, f) : endsOfJob(e, d, f, n.name),
				run: d,
				runs: f
			};
		}
		function currentEnd(e, t, n, i) {
			let a = e.scope === "deployment";
			return (0, r.s)({
				red: i,
				ended: i ? redEnd(e) : void 0,
				run: t?.number,
				url: a ? e.deployment?.log_url : n?.url ?? e.run?.url,
				at: a ? e.deployment?.started_at : t?.started_at ?? e.run?.started_at ?? n?.started_at,
				sha: a ? e.commit?.sha : t?.sha ?? e.commit?.sha
			});
		}
		function redEnd({ conclusion: e, stopped: t }) {
			return t?.by === "startup_failure" ? "startup_failure" : e === "timed_out" ? "timed_out" : "failure";
		}
		function changeFacts(e, t, n) {
			let { change: i, broken_since: a, failures_in_a_row: o, failures_alike: s, green: c } = t, l = e.red && c?.sha !== void 0 && c.sha === e.sha;
			return (0, r.s)({
				change: i,
				broken_since: a,
				failures_in_a_row: o,
				failures_alike: s,
				last_green: c && (0, r.s)({
					run: c.run,
					url: c.url,
					at: c.at,
					duration_seconds: (0, d.O1)(c.at, n)
				}),
				passed_before: l ? (0, r.s)({
					run: c.run,
					attempt: c.attempt,
					url: c.url
				}) : void 0
			});
		}
		function unknowable(e) {
			return new l.h({
				type: "other",
				words: e
			});
		}
		let M = 1e3;
		async function readOwnJob(e, t) {
			let { api: n, world: r } = e, i = t === void 0 ? await look(e) : findOwnJob(e, t);
			return i?.id === void 0 || !isLate(i, e) || n.left() < M * 2 ? i : (await r.sleep(M), await byId(n, i.id) ?? i);
		}
		function findOwnJob({ base: e, world: t }, n) {
			let r = e.facts.job;
			if (r === void 0) return;
			if (r.id !== void 0) {
				let e = n.find(({ id: e }) => e === r.id);
				if (e !== void 0) return e;
			}
			let i = (0, d.n8)(t.env, "RUNNER_NAME"), elsewhere = ({ runner: e }) => i !== void 0 && e !== void 0 && e !== i, a = n.filter((e) => isOwnName(e, r) && !elsewhere(e));
			if (a.length === 1) return a[0];
			let o = (a.length === 0 ? n : a).filter((e) => i !== void 0 && e.runner === i && e.conclusion === void 0);
			return o.length === 1 ? o[0] : void 0;
		}
		async function look(e) {
			let { api: t, base: n } = e, { job: r } = n.facts, i = (0, f.r)(n.facts);
			return r === void 0 || i === void 0 ? void 0 : (r.id === void 0 ? void 0 : await byId(t, r.id)) ?? findOwnJob(e, await (0, b.RI)(t, i));
		}
		async function byId(e, t) {
			return (0, b.cd)(e, t).catch((e) => {
				if (!(e instanceof l.h && e.missing)) throw e;
			});
		}
		function isOwnName({ name: e }, t) {
			let n = [t.name, ...t.matrix === void 0 ? [] : [`${t.name} (${t.matrix})`]];
			return n.includes(e) || n.includes(e.split(" / ").at(-1) ?? e);
		}
		function isLate(e, { base: t }) {
			return t.source === "job" && !t.speaker.asksForRun && t.facts.conclusion === "failure" && e.conclusion === void 0 && e.failed_steps.length === 0;
		}
		function othersOf(e, t) {
			if (e.base.facts.job === void 0) return t;
			let n = t.filter(({ conclusion: e }) => e === void 0), r = findOwnJob(e, t) ?? (n.length === 1 ? n[0] : void 0);
			return t.filter((e) => e !== r);
		}
		function failedOf(e, t) {
			return e.base.speaker.oneJob ? t.filter(b.qw) : failedOfRun(e, t);
		}
		function failedOfRun({ passed: e }, t) {
			return t.filter((t) => (0, u.iI)(t.conclusion) && !e.some((e) => isOf(t, e)));
		}
		function isOf({ name: e }, t) {
			return e === t || e.startsWith(`${t} (`) || e.startsWith(`${t} / `);
		}
		async function readReportedJobs(e, t) {
			let { base: n, faults: r } = e, { oneJob: i, asksForRun: a } = n.speaker, o = (0, f.r)(n.facts), s = t.has("failed_jobs") || t.has("verdict"), c = n.facts.scope !== "event" && !i && s, l = a ? "the verdict of the whole run" : "the failing jobs and steps", u = o !== void 0 && (t.has("jobs") || c), d = u ? await (0, f.U)(r, l, (0, b.IN)(e.api, o)) : void 0, p = d?.jobs, m = d !== void 0 && isCut(e, d), h = t.has("change") && n.facts.scope === "job";
			if (!(i && (t.has("job") || s || h)) || u && p === void 0) return {
				all: p,
				own: void 0,
				cut: m
			};
			let g = await readOwnJob(e, p).catch((e) => ((s || t.has("job")) && r.add(s ? l : "the job's times", e), h && r.add(A, e), "lost"));
			return g === "lost" ? {
				all: p,
				own: void 0,
				lost: h,
				cut: m
			} : {
				all: p,
				own: g,
				cut: m
			};
		}
		function isCut({ faults: e }, { jobs: t, total: n }) {
			if (t.length >= n) return !1;
			let r = `the GitHub API lists ${t.length} of its ${n} jobs`;
			return e.add("all jobs of the run", new l.h({
				type: "other",
				words: r
			})), !0;
		}
		async function readVerdict(e, t, { all: n, own: r, cut: i = !1 }) {
			let { base: a } = e, o = a.speaker.oneJob ? r && [r] : n && othersOf(e, n);
			if (o === void 0) return {
				conclusion: t.has("verdict") ? unreadConclusion(a) : a.facts.conclusion,
				jobs: []
			};
			if (!t.has("verdict")) return {
				conclusion: a.facts.conclusion,
				jobs: o
			};
			let s = await settle(e, o);
			return i && s.conclusion === "success" ? {
				...s,
				conclusion: unreadConclusion(a)
			} : s;
		}
		function basisOf(e, { all: t, own: n, cut: i = !1 }, a, o) {
			let { facts: s } = e.base, c = (0, r.s)({
				...s,
				conclusion: o.conclusion,
				job: s.job && jobWith(e, s.job, n)
			}), l = (0, r.s)({
				...c,
				run: c.run && runWith(e, c, c.run, {
					run: a,
					jobs: t
				})
			}), u = i ? void 0 : t && othersOf(e, t);
			return (0, r.s)({
				...l,
				job_counts: u ? countsOf(e, u) : e.base.facts.job_counts,
				stopped: stoppedBy(l, o)
			});
		}
		function countsOf(e, t) {
			let { speaker: n, source: i } = e.base, a = failedOfRun(e, t).length, o = t.filter(({ conclusion: e }) => e === void 0).length, s = n.asksForRun && i !== "needs" && a > 0;
			return (0, r.s)({
				total: t.length,
				failed: a,
				running: o > 0 ? o : void 0,
				maybe_tolerated: s ? !0 : void 0
			});
		}
		function stoppedBy(e, { stopped: t, jobs: n }) {
			let [r] = n.filter(({ conclusion: e }) => e === "timed_out");
			return e.stopped ?? t ?? stoppedInTime(e.conclusion, r?.duration_seconds ?? e.run?.duration_seconds);
		}
		function jobWith({ world: e }, t, n) {
			let i = n?.started_at, a = new Date(e.now()).toISOString(), o = n?.duration_seconds ?? (0, d.O1)(i, n?.conclusion === void 0 ? a : void 0);
			return (0, r.s)({
				...t,
				full_name: n?.name,
				started_at: i,
				duration_seconds: o
			});
		}
		function runWith({ world: e, base: t }, n, i, { run: a, jobs: o }) {
			let s = runRecord(a), c = s?.attempt === (i.attempt ?? 1) ? s : void 0, l = i.attempt === 1 && n.scope === "run" ? earliestOf(o ?? []) : void 0, u = i.started_at ?? c?.started_at ?? l, f = t.facts.job === void 0 ? c?.ended_at : new Date(e.now()).toISOString(), p = n.scope === "run" ? (0, d.O1)(u, f) : void 0;
			return (0, r.s)({
				...i,
				started_at: u,
				duration_seconds: i.duration_seconds ?? p
			});
		}
		function earliestOf(e) {
			return e.flatMap(({ created_at: e, started_at: t }) => e ?? t ?? []).toSorted()[0];
		}
		function parentsIn(e) {
			let t = e.flatMap((e) => (0, d.p_)(e, "commits"));
			return new Map(t.map((e) => [(0, d.n8)(e, "sha") ?? "", (0, d.p_)(e, "parents").flatMap((e) => (0, d.n8)(e, "sha") ?? [])]));
		}
		function markLater(e, t, n) {
			if (e.commits.length < e.count) return e;
			let r = withAncestors(t, n), i = e.commits.map((e) => r.has(e.sha) ? e : {
				...e,
				later: !0
			});
			return {
				...e,
				commits: i
			};
		}
		function withAncestors(e, t) {
			let n = new Set(t === void 0 ? [] : [t]);
			for (let t of n) for (let r of e.get(t) ?? []) n.add(r);
			return n;
		}
		async function readSince(e, { green: t, first: n, sha: r }) {
			if (t?.sha === void 0 || r === void 0 || t.sha === r) return;
			let i = n === void 0 ? r : n.sha, a = (i === r ? ofThePush(e, t.sha, r) : void 0) ?? await orNothing(e, readComparison(e, {
				green: t.sha,
				broken: i,
				head: r
			}));
			return a === void 0 || a.told.count === 0 ? void 0 : a;
		}
		async function withFiles(e, t) {
			let { before: n, head: r } = t;
			return (n === void 0 ? void 0 : await orNothing(e, readComparison(e, {
				green: n,
				broken: r,
				head: r
			}))) ?? t;
		}
		function orNothing({ faults: e }, t) {
			let n = t.catch((e) => {
				if (!(e instanceof l.h && e.missing)) throw e;
			});
			return (0, f.U)(e, "the commits since it was green", n);
		}
		function ofThePush({ base: e }, t, n) {
			let { push: i } = e.facts, a = (0, d.n8)(e.payload, "before") === t && (0, d.n8)(e.payload, "after") === n;
			if (i === void 0 || !a || i.forced || i.truncated === !0) return;
			let { commits: o, count: s, compare_url: c } = i, l = (0, d.p_)(e.payload, "commits").map((e) => (0, d.kB)(e, "timestamp"));
			return (0, r.s)({
				told: (0, r.s)({
					commits: o,
					count: s,
					compare_url: c
				}),
				head: n,
				before: t,
				from: earliest(l)
			});
		}
		async function readComparison({ api: e, base: t }, { green: n, broken: i, head: a }) {
			let o = {
				route: "GET /repos/{owner}/{repo}/compare/{basehead}",
				with: { basehead: `${n}...${a}` },
				permission: "contents: read"
			}, s = await e.page(o, 1);
			if (["diverged", "behind"].includes((0, d.n8)(s.data, "status") ?? "")) return;
			let [c, l] = [(0, v.g3)(s.data, t.host), (0, d.nf)(s.data, "html_url")], u = Math.max(c.length, (0, d.ai)(s.data, "total_commits") ?? 0), f = s.last > 1 ? await newestOf(e, o, s.last) : void 0, [p, m] = [s.last <= 2 ? c : [], (0, v.g3)(f, t.host)], h = (0, r.s)({
				commits: [...p, ...m],
				count: u,
				compare_url: l
			}), g = filesOf(s.data);
			return (0, r.s)({
				told: i === a ? h : markLater(h, parentsIn([s.data, f]), i),
				head: a,
				from: s.last > 1 ? void 0 : earliest((0, d.p_)(s.data, "commits").map(committedAt)),
				files: g
			});
		}
		function filesOf(e) {
			if (!Array.isArray((0, d.g1)(e)?.files)) return;
			let t = (0, d.p_)(e, "files").flatMap((e) => (0, d.n8)(e, "filename") ?? []);
			return t.length < 300 ? t : void 0;
		}
		function committedAt(e) {
			return (0, d.kB)(e, "commit", "committer", "date");
		}
		function earliest(e) {
			let t = e.flatMap((e) => e === void 0 ? [] : Date.parse(e));
			return t.length === 0 || t.length < e.length ? void 0 : new Date(Math.min(...t)).toISOString();
		}
		async function newestOf(e, t, n) {
			return n > 2 && e.weighed() >= 4 ? void 0 : (await e.page(t, n)).data;
		}
		function blamed({ told: e }, t = new Map()) {
			let n = e.commits.map((e) => ({
				...e,
				...(0, r.s)({ changed: t.get(e.sha) })
			})), i = e.count === n.length ? (0, v.k_)(n.filter(isSuspect)) : [];
			return (0, r.s)({
				commits_since_green: {
					...e,
					commits: n
				},
				suspects: i.length > 0 ? i : void 0
			});
		}
		function isSuspect({ later: e }) {
			return e !== !0;
		}
		async function findChanged(e, t, n) {
			if (n.length === 0 || !t.told.commits.some(isSuspect)) return new Map();
			let r = await withFiles(e, t), i = { left: 4 }, a = [...new Set(n.map((e) => wholePath(r, e)))], o = await askFor(e, r, a, i);
			return o.size > 0 ? o : askFor(e, r, [...new Set(a.flatMap((e) => folderOf(e) ?? []))], i);
		}
		async function askFor(e, t, n, r) {
			let i = n.filter((e) => mayHaveChanged(t, e)), a = Math.max(0, Math.min(r.left, 12 - e.api.asked())), o = i.slice(0, a);
			r.left -= o.length;
			let s = Promise.all(o.map((n) => commitsOn(e, t, n))), c = await (0, f.U)(e.faults, "who changed the files in which it fails", s) ?? [], l = new Map();
			return c.forEach((e, t) => {
				for (let n of e) l.has(n) || l.set(n, o[t] ?? "");
			}), l;
		}
		function wholePath({ files: e = [] }, t) {
			let n = e.filter((e) => e === t || e.endsWith(`/${t}`));
			return n.includes(t) || n.length !== 1 ? t : n[0] ?? t;
		}
		function mayHaveChanged({ files: e }, t) {
			return e?.some((e) => t.endsWith("/") ? e.startsWith(t) : e === t) ?? !0;
		}
		async function commitsOn({ api: e }, { told: t, from: n, head: i, files: a }, o) {
			let [s, ...c] = t.commits;
			if (s !== void 0 && c.length === 0 && t.count === 1 && a !== void 0) return [s.sha];
			let l = await e.get({
				route: "GET /repos/{owner}/{repo}/commits",
				with: (0, r.s)({
					path: o.replace(/\/$/, ""),
					sha: i,
					since: n,
					per_page: 100
				}),
				permission: "contents: read"
			}), u = new Set(t.commits.map(({ sha: e }) => e));
			return (Array.isArray(l) ? l : []).flatMap((e) => (0, d.n8)(e, "sha") ?? []).filter((e) => u.has(e));
		}
		var N = n(5185);
		async function readFailures(e, t, { conclusion: n }, r, i) {
			let a = t.has("failed_jobs") && (0, u.iI)(n) ? failedOf(e, r) : [];
			return t.has("new_failures") ? a.length === 1 ? markNew(e, await (0, N.v)(e, a), (await i()).before) : (0, N.v)(e, await markNew(e, a, (await i()).before)) : (0, N.v)(e, a);
		}
		async function readBlame(e, t, { conclusion: n }, r, i) {
			if (!(0, u.iI)(n)) return blamed(r);
			let a = t.has("failed_jobs") || t.has("suspects") ? await i() : [];
			if ((0, y.kU)(a) !== void 0) return { commits_since_green: r.told };
			if (!t.has("suspects")) return blamed(r);
			let o = await e.files, { errors: s = [], tests: c } = e.base.speaker.oneJob ? ownCause(o, a[0]) : o, l = [...a.flatMap((e) => e.errors), ...s], d = c?.earlier === !0 ? [] : c?.failures ?? [];
			return blamed(r, await findChanged(e, r, namedFiles({
				errors: l.filter(({ doubtful: e }) => e !== !0),
				tests: d
			}, e.world.workspace)));
		}
		async function readAlsoRed(e, t, n) {
			let { base: r, api: i, world: a } = e, o = t.pull_request?.base;
			if (o === void 0 || !(0, u.iI)(t.conclusion) || n.length === 0 || t.run?.id === void 0) return;
			let s = reportedRun(r, a.env) ?? runRecord(await readRun(i, t.run.id));
			if (s?.workflow === void 0) return;
			let c = await readRuns(i, s.workflow, {}), isOfBase = (e) => e.id !== s.id && isOnBase(e, o), l = c.filter(isOfBase), d = l.length > 0 ? [] : await readRuns(i, s.workflow, { branch: o }), f = await redOnBase(e, [...l, ...d.filter(isOfBase)], n);
			return f === void 0 ? d.length > 0 ? void 0 : redElsewhere(e, {
				runs: c,
				own: s,
				branch: o,
				failed: n
			}) : {
				branch: o,
				...f
			};
		}
		async function readRuns(e, t, n) {
			let r = {
				route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
				with: {
					workflow_id: t,
					status: "completed",
					...n
				},
				permission: "actions: read",
				aside: !0
			}, { data: i } = await e.page(r, 1);
			return (0, d.p_)(i, "workflow_runs").flatMap((e) => runRecord((0, d.g1)(e)) ?? []);
		}
		function isOnBase({ event: e, branch: t, conclusion: n }, r) {
			return t === r && e?.startsWith("pull_request") !== !0 && (0, u.GW)(n) !== void 0;
		}
		function wasRed({ conclusion: e, attempt: t }) {
			return (0, u.iI)(e) || t > 1;
		}
		async function redOnBase({ api: e, base: t, world: n }, i, a) {
			let o = (0, d.n8)(t.payload, "pull_request", "base", "sha"), s = Math.max(0, i.findIndex(({ sha: e }) => e !== void 0 && e === o)), [c, ...l] = i.slice(s);
			if (c === void 0 || !wasRed(c) || !await failsAlike(e, c, a)) return;
			let u = l.findIndex((e) => !wasRed(e)), f = l.slice(0, u === -1 ? l.length : u).at(-1) ?? c, p = u !== -1 && (f === c || await failsAlike(e, f, a)), { number: m, url: h, created_at: g } = p ? f : c, _ = p ? (0, d.O1)(g, new Date(n.now()).toISOString()) : void 0;
			return (0, r.s)({
				run: m,
				url: h,
				at: p ? g : void 0,
				duration_seconds: _
			});
		}
		async function redElsewhere({ api: e, world: t }, { runs: n, own: i, branch: a, failed: o }) {
			let s = new Map();
			for (let e of n) {
				let { branch: n = "", sha: r, conclusion: o, ended_at: c = "" } = e, l = Math.abs(t.now() - Date.parse(c)) <= 36e5, d = ![
					i.branch,
					a,
					""
				].includes(n) && r !== i.sha && !s.has(n);
				l && d && (0, u.iI)(o) && s.set(n, e);
			}
			let [c, l] = [...s.values()];
			return c === void 0 || l === void 0 ? void 0 : (await Promise.all([c, l].map((t) => failsAlike(e, t, o)))).every((e) => e) ? (0, r.s)({
				branches: 3,
				run: c.number,
				url: c.url
			}) : void 0;
		}
		async function failsAlike(e, { id: t }, n) {
			let { jobs: r } = await (0, b.P6)(e, {
				id: t,
				attempt: 1
			}, 1), i = r.filter(b.qw);
			return n.every((e) => {
				let t = r.filter(({ name: t }) => t === e.name);
				return (t.length > 0 ? t : r.filter(({ name: t }) => withoutShard(t) === withoutShard(e.name))).some((t) => i.includes(t) && isSameStep(t, e));
			});
		}
		function isSameStep({ failed_steps: [e] }, { failed_steps: [t] }) {
			return t === void 0 || e === void 0 || t.name === e.name;
		}
		function withoutShard(e) {
			return e.replace(/\b\d{1,4} ?(?:\/|of|, ) ?\d{1,4}\b/, "#").replace(/[ -]\(?\d{1,4}\)?$/, "");
		}
		function shareReads(e, t) {
			let n = once(() => readReportedJobs(e, t)), r = once(async () => t.has("run") ? runOf(e) : void 0), i = once(async () => readVerdict(e, t, await n())), a = once(async () => {
				let [t, a] = await Promise.all([n(), r()]);
				return basisOf(e, t, a, await i());
			}), o = once(async () => {
				let [r, { own: i, lost: o = !1 }] = await Promise.all([a(), n()]);
				return o || !t.has("change") ? {} : readChange(e, r, i);
			}), s = once(async () => readFailures(e, t, await a(), (await i()).jobs, o)), c = once(async () => {
				let { base: t, faults: n } = e;
				return t.facts.pull_request ?? await (0, f.U)(n, m.LOADERS.pull_request.lost, (0, v.DQ)(e));
			}), l = once(async () => {
				if (!t.has("also_red")) return;
				let { faults: n } = e, [r, i] = [await a(), await c()];
				return (0, f.U)(n, m.LOADERS.also_red.lost, readAlsoRed(e, {
					...r,
					pull_request: i
				}, await s()));
			});
			return {
				context: e,
				jobs: n,
				run: r,
				basis: a,
				compared: o,
				failed: s,
				pull: c,
				alsoRed: l,
				blame: once(async () => {
					let n = await readSince(e, await o());
					return n !== void 0 && await l() !== void 0 ? { commits_since_green: n.told } : n && readBlame(e, t, await a(), n, s);
				})
			};
		}
		async function runOf({ api: e, base: t, faults: n }) {
			let r = (0, f.r)(t.facts);
			return r === void 0 ? void 0 : (0, f.U)(n, m.LOADERS.run.lost, readRun(e, r.id));
		}
		function once(e) {
			let t;
			return () => (t ??= e(), t);
		}
		let P = {
			run: async ({ basis: e }) => ({ run: (await e()).run }),
			job: async ({ basis: e }) => ({ job: (await e()).job }),
			jobs: async ({ basis: e, jobs: t }) => ({
				jobs: (await t()).all?.map(b.KF),
				job_counts: (await e()).job_counts
			}),
			failed_jobs: async ({ basis: e, failed: t, jobs: n }) => {
				let r = await t(), i = r.map(b.KF);
				return {
					failed_jobs: i.length > 0 ? i : void 0,
					infrastructure: (0, y.kU)(i),
					red_runner: (0, y.ql)(r, (await n()).all ?? []),
					stopped: (await e()).stopped
				};
			},
			also_red: async ({ alsoRed: e }) => ({ also_red: await e() }),
			new_failures: async ({ failed: e }) => ({ new_failures: countNew(await e()) }),
			artifacts: async ({ context: e }) => ({ artifacts: await readArtifacts(e) }),
			change: async ({ compared: e }) => {
				let t = (await e()).facts ?? {}, { change: n, broken_since: r, failures_in_a_row: i, failures_alike: a } = t, { last_green: o, last_red: s, newer_run: c, passed_before: l } = t;
				return {
					change: n,
					broken_since: r,
					failures_in_a_row: i,
					failures_alike: a,
					last_green: o,
					last_red: s,
					newer_run: c,
					passed_before: l
				};
			},
			commits_since_green: async ({ blame: e }) => {
				let { commits_since_green: t, suspects: n } = await e() ?? {};
				return {
					commits_since_green: t,
					suspects: n
				};
			},
			suspects: async ({ blame: e }) => ({ suspects: (await e())?.suspects }),
			owners: async ({ context: e, basis: t, failed: n, alsoRed: r }) => {
				let i = await n();
				return { owners: (0, y.kU)(i) !== void 0 || await r() !== void 0 ? void 0 : await readOwners(e, await t(), i) };
			},
			commit: async ({ context: e }) => ({ commit: await (0, v.kN)(e) }),
			pull_request: async ({ pull: e }) => ({ pull_request: await e() }),
			verdict: async () => ({})
		};
		async function readFacts(e, t) {
			let n = shareReads(e, t), [i, ...a] = await Promise.all([n.basis(), ...[...t].map((e) => factsBy(e, n))]), o = Object.assign({}, i, ...a);
			return (0, r.s)({
				...o,
				run: o.run && titled(o.run, o, await n.run())
			});
		}
		async function factsBy(e, t) {
			let n = P[e](t);
			return (0, r.s)({ ...await (0, f.U)(t.context.faults, m.LOADERS[e].lost, n) });
		}
		function titled(e, { workflow: t, commit: n, pull_request: i }, a) {
			let o = e.title ?? (0, g.kh)(a, [
				t,
				n?.subject,
				i?.title
			]);
			return (0, r.s)({
				...e,
				title: o
			});
		}
		var F = n(5959), I = n(9321);
		let L = /^(?:failures_in_a_row|broken_since|last_green)\b/;
		async function load(e) {
			let t = loadFromFiles(e), [n, a, o] = await Promise.all([
				loadFromApi(e, t),
				t,
				loadHealthOf(e)
			]), s = {
				...n.facts,
				...o?.facts
			}, c = e.base.speaker.oneJob ? ownCause(a.facts, n.facts.failed_jobs?.[0]) : a.facts;
			return (0, r.s)({
				...n,
				...a,
				facts: {
					...await (0, i.r)(s),
					...c
				},
				notice: [n.notice, o?.notice].filter((e) => e !== void 0).join(". ") || void 0,
				reads: o === void 0 ? n.reads : (n.reads ?? 0) + o.reads
			});
		}
		async function loadHealthOf({ settings: e, base: t, wanted: r, world: i }) {
			let a = [...r].filter(F.q);
			if (a.length === 0) return;
			let { loadHealth: o } = await Promise.all([n.e(814), n.e(77)]).then(n.bind(n, 3132));
			return o({
				settings: e,
				base: t,
				world: i,
				wanted: (0, m.n)(a)
			});
		}
		async function loadFromFiles(e) {
			let t = [...e.wanted].filter(o.QX), { settings: n, base: r, world: a } = e, s = a.now() + Math.min(1e4, n.timeout * 1e3 / 3);
			return readFiles(t, {
				settings: n,
				root: a.workspace,
				late: () => a.signal.aborted || a.now() > s,
				loadHide: () => (0, i.d)(n.redactor),
				page: (0, _.$f)(r.host, r.facts.commit?.sha)
			});
		}
		async function loadFromApi(e, t) {
			let n = (0, m.n)([...e.wanted].filter(isApiLoader)), i = {
				...e,
				wanted: n
			}, { base: a, settings: o } = i;
			if (n.size === 0) return { facts: a.facts };
			if (a.facts.ci !== "GitHub Actions") return {
				facts: factsUnread(i),
				notice: elsewhereNotice(a, n, {
					kind: o.kind,
					compares: (0, I.mD)(o)
				})
			};
			let s = await openGithub(i);
			if (s.type === "fault") return {
				facts: factsUnread(i),
				notice: `The message goes without what the GitHub API tells: ${s.words}`
			};
			let c = await contextOf(i, s.api, t), l = await readFacts(c, n).catch((e) => (c.faults.add("what the GitHub API tells", e), factsUnread(i)));
			return (0, r.s)({
				facts: l,
				notice: c.faults.notice(),
				reads: c.api.asked()
			});
		}
		function elsewhereNotice({ facts: e }, t, { kind: n, compares: r }) {
			let i = `The message goes without ${(0, a.KE)([...new Set([...t].map((e) => m.LOADERS[e].lost))])}: ${e.ci} does not tell it, and only GitHub's API is read`;
			return !t.has("change") || !r ? i : n === "incident" ? `${i}. So what is open on the board alone decides, and the end of an incident is not told` : `${i}. So a failure counts as broken, and a success is sent only where when says always or success`;
		}
		async function contextOf(e, t, n) {
			let { base: r, settings: a, wanted: o, world: s, deciding: c = [] } = e;
			return {
				api: t,
				base: r,
				world: s,
				faults: new l.U(permissionsFor(o, r.facts.scope)),
				passed: a.status?.type === "needs" ? a.status.passed : [],
				mostAsked: c.some((e) => L.test(e)) ? 30 : 6,
				leg: (0, d.ai)(a.context.strategy, "job-index") ?? 0,
				hide: await (0, i.d)(a.redactor),
				files: n.then(({ facts: e }) => e)
			};
		}
		function isApiLoader(e) {
			return !(0, o.QX)(e) && !(0, F.q)(e);
		}
		async function openGithub({ settings: e, base: t, world: n }) {
			let r = (0, d.n8)(n.env, "GITHUB_REPOSITORY");
			if (r === void 0) return unopened("GITHUB_REPOSITORY is not set");
			if (t.payload === void 0) return unopened("the event file could not be read");
			if (e.githubToken === void 0) return unopened("github-token is empty");
			let i = (0, d.n8)(n.env, "GITHUB_API_URL") ?? "https://api.github.com", a = n.now() + Math.min(5e3, e.timeout * 1e3 / 3);
			try {
				return {
					type: "ok",
					api: await (0, c.N)({
						token: e.githubToken,
						baseUrl: i,
						repository: r,
						world: n,
						deadline: a
					})
				};
			} catch {
				return unopened("its client could not be loaded");
			}
		}
		function unopened(e) {
			return {
				type: "fault",
				words: e
			};
		}
		function factsUnread({ base: e }) {
			return (0, r.s)({
				...e.facts,
				conclusion: unreadConclusion(e)
			});
		}
	})
};
