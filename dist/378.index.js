"use strict";
exports.id = 378, exports.ids = [378], exports.modules = {
	2141: ((e, t, n) => {
		n.d(t, {
			Mr: () => pathsIn,
			RY: () => pathWithin,
			df: () => slashed,
			jq: () => isForeign,
			kA: () => framesOf
		});
		let r = /^\s{0,20}File "([^"]{1,400})", line (\d{1,7})/, i = / in (.{1,400}):line (\d{1,7})/, a = /^(.{1,400}\.[A-Za-z]\w{0,7})(?::|\()(\d{1,7})\b/, o = /^(.{1,400}\.py)::/, s = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo|rustc|bower_components|lib\/python[\d.]+|usr\/(?:lib|local\/lib|include))\/|^(?:node:|internal\/|<)/, c = /^(?:.{0,200}\/(?:_?work|__w)|[A-Za-z]:\/a)\/([^/]{1,200})\/\1\//;
		function framesOf(e) {
			return shortLines(e).flatMap((e) => {
				let t = r.exec(e), n = t ?? i.exec(e) ?? wordIn(e, a);
				return n === void 0 ? [] : [{
					text: e,
					path: n[1] ?? "",
					line: Number(n[2]),
					python: t !== null
				}];
			});
		}
		function pathsIn(e) {
			return [...shortLines(e).flatMap((e) => wordIn(e, o)?.[1] ?? []), ...framesOf(e).map(({ path: e }) => e)];
		}
		function isForeign(e) {
			return s.test(slashed(e));
		}
		function pathWithin(e, t) {
			let n = slashed(e.trim()).replace(/^file:\/\/(?=\/)/, "").replace(/^\/_\//, ""), r = `${slashed(t).replace(/\/$/, "")}/`;
			if (n.startsWith(r)) return n.slice(r.length);
			let i = n.replace(c, "");
			if (!/^(?:\/|[A-Za-z]:|[a-z]+:)/.test(i)) return i.startsWith("../") ? void 0 : i.replace(/^(?:\.\/)+/, "");
		}
		function slashed(e) {
			return e.slice(0, 600).replaceAll("\\", "/");
		}
		function shortLines(e) {
			return e.split(/[\r\n]+/, 200).map((e) => e.slice(0, 600));
		}
		function wordIn(e, t) {
			for (let n of e.split(/[\s"'`,;[\]{}|]+|\((?!\d)/)) {
				let e = t.exec(n);
				if (e !== null && !/^https?:/.test(n)) return e;
			}
		}
	}),
	378: ((e, t, n) => {
		n.d(t, { load: () => load });
		var r = n(4222), i = n(49), a = n(9861), o = n(8089);
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
		var c = n(606);
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
				return this.#t.size > 0 && e.push(`the token may not read them. ${this.#i()}`), `The message goes without ${(0, a.KE)([...this.#e])}: ${e.join("; ")}`;
			}
			#i() {
				let e = [...this.#t].filter((e) => !this.#n.some((t) => t.name === e));
				return `Give the job these permissions: ${[...this.#n.map(({ name: e, brings: t }) => `${e} (${t})`), ...e].join(", ")}`;
			}
		}
		let l = 1e6, u = 4e6;
		async function readLog(e, t) {
			let { baseUrl: n, repository: r, token: i } = e, a = new URL(`${n}/repos/${r}/actions/jobs/${t}/logs`), o = await ask(e, a, {
				accept: "application/vnd.github+json",
				authorization: `token ${i}`
			}), s = URL.parse(o.headers.location ?? "", a.href);
			if (o.status < 300 || o.status > 399 || s === null) throw logUnread();
			let c = await ask(e, s, { range: "bytes=0-999999" });
			if (c.status === 416) return "";
			if (c.status === 200) return wholeLines(c.body, c.fromEnd === !0);
			if (c.status !== 206) throw logUnread();
			let u = sizeOf(c);
			return u === void 0 || u > l ? readEnd(e, s, u) : c.body;
		}
		async function readEnd(e, t, n) {
			if (n === void 0) {
				let n = await ask(e, t, {});
				if (n.status !== 200) throw logUnread();
				return wholeLines(n.body, n.fromEnd === !0);
			}
			let [r, i] = ["", n];
			for (let n = 0; i > 0 && n < 2 && !r.includes("##[error]"); n += 1) {
				let n = Math.max(0, i - u), a = await ask(e, t, { range: `bytes=${n}-${i - 1}` });
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
			return n === void 0 ? t.length < l / 4 ? t.length : void 0 : Number(n);
		}
		async function ask(e, t, n) {
			let { world: r, deadline: i } = e, a = i - r.now(), o = {
				timeoutMs: a,
				maxBytes: u,
				tailOf: 25e7,
				signal: r.signal
			}, s = {
				method: "GET",
				url: t,
				headers: {
					"user-agent": "workroom-notify",
					...n
				}
			}, c = a <= 0 ? void 0 : await r.send(s, o);
			if (c?.type !== "answer" || !c.complete) throw logUnread();
			return c;
		}
		function logUnread() {
			return new ApiError({
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
						last: lastPage(c.link)
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
			for (let t = 2; t <= a; t += 6) {
				let r = Array.from({ length: Math.min(6, a - t + 1) }, (e, n) => t + n);
				i.push(...await Promise.all(r.map(async (t) => n((await e(t)).data))));
			}
			return i;
		}
		function lastPage(e) {
			let t = /<[^>]*[?&]page=(\d{1,6})[^>]*>;\s*rel="last"/.exec(e ?? "");
			return t === null ? 1 : Number(t[1]);
		}
		class NoAnswer extends Error {}
		function fetchOver({ world: e, deadline: t }) {
			return async (n, { headers: r }) => {
				let i = t - e.now();
				if (i <= 0) throw new NoAnswer(d);
				let a = {
					method: "GET",
					url: new URL(n),
					headers: r
				}, o = {
					timeoutMs: i,
					maxBytes: 12e6,
					signal: e.signal
				}, s = usable(await e.send(a, o), e.now() >= t), { status: c, body: l } = s;
				return {
					status: c,
					url: n,
					headers: new Map(Object.entries(s.headers)),
					text: async () => l
				};
			};
		}
		let d = "the GitHub API took too long to answer";
		function usable(e, t) {
			if (t) throw new NoAnswer(d);
			if (e.type === "failure") throw new NoAnswer(`the GitHub API cannot be reached (${e.reason})`);
			if (!e.complete) throw new NoAnswer("the answer of the GitHub API broke off or was too large");
			if (e.status >= 300 && e.status < 400) throw new NoAnswer("the GitHub API redirects to another address");
			return e;
		}
		function toApiError(e, t) {
			let n = e instanceof Error ? e.cause : void 0;
			if (n instanceof NoAnswer) return other(n.message);
			let r = statusOf(e);
			return r === void 0 ? other("the answer of the GitHub API could not be used") : r === 401 ? other("the GitHub API refuses the token") : (r === 403 || r === 429) && isRateLimit(e, r) ? other(rateWords(e)) : r === 403 || r === 404 ? new ApiError({
				type: "permission",
				permission: t
			}, r === 404) : other(`the GitHub API answered ${r}`);
		}
		function other(e) {
			return new ApiError({
				type: "other",
				words: e
			});
		}
		function statusOf(e) {
			return (0, c.g1)(e, "response") === void 0 ? void 0 : (0, c.ai)(e, "status");
		}
		function isRateLimit(e, t) {
			let n = (0, c.n8)(e, "response", "headers", "x-ratelimit-remaining");
			return t === 429 || n === "0" || (0, c.n8)(e, "response", "headers", "retry-after") !== void 0;
		}
		function rateWords(e) {
			let t = Number((0, c.n8)(e, "response", "headers", "x-ratelimit-reset")), n = Number.isInteger(t) && t > 0 && t < 1e11 ? new Date(t * 1e3).toISOString() : void 0;
			return `the rate limit of the GitHub API is used up${n === void 0 ? "" : ` until ${n.slice(11, 16)} UTC`}`;
		}
		var f = n(2164);
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
		var p = n(8616);
		let m = [
			["runner_lost", /^The (?:self-)?hosted runner\b.{0,300}\blost communication with the server\b/is],
			["shutdown", /^The runner has received a shutdown signal\b/i],
			["not_acquired", /^The job was not acquired by Runner\b/i],
			["not_acquired", /^The job has exceeded the maximum execution time while awaiting a runner\b/i],
			["account", /^The job was not started because (?:recent account payments have failed|your account is locked)\b/i],
			["rejected", /^The deployment was rejected\b/i],
			["disk_full", /^(?:System\.IO\.IOException: )?No space left on device\b/i],
			["action_download", /^(?:Failed to download a(?:ction|rchive)) .{0,2000}\b(?:429|5\d\d) \(/is]
		], h = /^(?:The operation was cancell?ed|The job was cancell?ed)\b/i, g = /^(?:Set up job|Set up runner|Initialize containers)$/, _ = /\b(?:unable to resolve action|can't find '?action|manifest unknown|pull access denied|not found)\b/i;
		function infrastructureOf(e, t) {
			if (e.conclusion !== "failure") return;
			let n = t.filter((e) => !h.test(e)), r = n.map((e) => m.find(([, t]) => t.test(e))?.[0]), [i] = r;
			return i === void 0 ? isSetUp(e) && !n.some((e) => _.test(e)) ? "set_up" : void 0 : r.every((e) => e !== void 0) ? i : void 0;
		}
		function isSetUp({ failed_steps: e }) {
			return e.length > 0 && e.every(({ name: e }) => g.test(e));
		}
		function infrastructureOfAll(e) {
			return e.every(({ infrastructure: e }) => e !== void 0) ? e[0]?.infrastructure : void 0;
		}
		let v = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is, y = /^Canceling since a (higher priority waiting|newer|deployment) .{0,1000}/i, b = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;
		async function readAnnotations({ api: e, hide: t }, n) {
			if (n.id === void 0 || n.conclusion === void 0) return { errors: [] };
			let i = await e.get({
				route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
				with: {
					check_run_id: n.id,
					per_page: 50
				},
				permission: "checks: read"
			}), a = Array.isArray(i) ? i : [], o = a.filter((e) => (0, c.n8)(e, "annotation_level") === "failure"), s = a.flatMap((e) => (0, c.Mn)(e, "message") ?? []), l = o.flatMap((e) => (0, c.Mn)(e, "message") ?? []).filter(p.c0);
			return (0, r.s)({
				errors: o.flatMap((e) => errorOf((0, c.g1)(e), t) ?? []),
				infrastructure: infrastructureOf(n, l),
				stopped: stoppedBy(s, n.duration_seconds)
			});
		}
		function stoppedBy(e, t) {
			let n = { after_seconds: t };
			if (e.some((e) => v.test(e))) return (0, r.s)({
				by: "time_limit",
				...n
			});
			if (e.some((e) => y.test(e))) return (0, r.s)({
				by: "newer_run",
				...n
			});
			for (let t of e) {
				let e = b.exec(t)?.[1];
				if (e !== void 0) return (0, r.s)({
					by: "person",
					person: e,
					...n
				});
			}
		}
		function errorOf(e, t) {
			let n = (0, c.Mn)(e, "message");
			if (n === void 0 || !(0, p.c0)(n)) return;
			let i = (0, c.Ih)(t(n).slice(0, 4e3));
			if (i === void 0) return;
			let a = (0, c.n8)(e, "path");
			return a === void 0 || a === ".github" ? { message: i } : (0, r.s)({
				message: i,
				path: a,
				line: (0, c.ai)(e, "start_line")
			});
		}
		async function settle(e, t) {
			let { base: n, faults: i } = e, a = n.speaker.asksForRun ? verdictOf(e, t) : n.facts.conclusion;
			if (a !== "cancelled" || n.source === "status") return {
				conclusion: a,
				jobs: t
			};
			let o = await orFault(i, "why it was cancelled", Promise.all(mostTelling(t).map((t) => whatStopped(e, t)))) ?? [], s = o.find(({ stopped: e }) => e?.by === "time_limit");
			if (s === void 0) return (0, r.s)({
				conclusion: a,
				jobs: t,
				stopped: o.find(({ stopped: e }) => e)?.stopped
			});
			let { job: c, errors: l, stopped: u } = s, d = [...c.failed_steps, ...c.stopped_steps], f = {
				...c,
				conclusion: "timed_out",
				failed_steps: d,
				errors: l
			}, p = t.map((e) => e === c ? f : e);
			return (0, r.s)({
				conclusion: "timed_out",
				jobs: p,
				stopped: u
			});
		}
		function unreadConclusion({ facts: e, source: t, speaker: n }) {
			let { conclusion: r } = e;
			return n.asksForRun && t === "job" ? (0, f.$u)(r) : r;
		}
		function mostTelling(e) {
			return e.filter(({ conclusion: e }) => e === "cancelled" || e === void 0).toSorted((e, t) => (t.duration_seconds ?? 0) - (e.duration_seconds ?? 0)).slice(0, 2);
		}
		async function whatStopped(e, t) {
			if (t.conclusion !== void 0) return {
				job: t,
				...await readAnnotations(e, t)
			};
			let n = (0, c.O1)(t.started_at, new Date(e.world.now()).toISOString()) ?? 0, i = n >= 21600 && n < 21960 ? {
				by: "time_limit",
				after_seconds: n
			} : void 0;
			return (0, r.s)({
				job: t,
				errors: [],
				stopped: i
			});
		}
		function verdictOf({ base: e, faults: t }, n) {
			if (n.length === 0) return e.facts.conclusion;
			let r = n.filter(({ conclusion: e }) => e === void 0), i = (0, f.hm)(n.flatMap(({ conclusion: e }) => e ?? []));
			return e.source === "needs" ? (0, f.iI)(i) || i === "cancelled" ? i : e.facts.conclusion : r.length === 0 ? i ?? unreadConclusion(e) : (t.add(`the end of other jobs (${r.length})`, new ApiError({
				type: "other",
				words: "they are still running. Name them under needs of the job that sends"
			})), (0, f.iI)(i) ? i : unreadConclusion(e));
		}
		function stoppedInTime(e, t) {
			return e === "timed_out" ? (0, r.s)({
				by: "time_limit",
				after_seconds: t
			}) : void 0;
		}
		var x = n(5975);
		let S = {
			"actions: read": "jobs, logs and earlier runs",
			"checks: read": "errors, and why a run was cancelled",
			"contents: read": "checking out, and commits",
			"deployments: read": "earlier deployments",
			"pull-requests: read": "the pull request"
		};
		function permissionsFor(e, t) {
			let n = new Set(["contents: read", ...[...e].flatMap((e) => permissionsOf(e, t))]);
			return Object.entries(S).flatMap(([e, t]) => n.has(e) ? [{
				name: e,
				brings: t
			}] : []);
		}
		function permissionsOf(e, t) {
			let { permissions: n, permissionsOfDeployment: r = n } = x.LOADERS[e];
			return t === "deployment" ? r : n;
		}
		var C = n(6260), w = n(6417);
		async function readArtifacts({ api: e, base: t }) {
			let n = t.facts.run?.id;
			if (n === void 0) return;
			let artifactsOf = (e) => (0, c.p_)(e, "artifacts").flatMap((e) => artifactOf(e, n, t.host) ?? []);
			return (await e.pages({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
				with: { run_id: n },
				permission: "actions: read",
				aside: !0
			}, 3, artifactsOf)).flat();
		}
		function artifactOf(e, t, n) {
			let i = (0, c.n8)(e, "name");
			if (i === void 0) return;
			let [a, o] = [(0, c.ai)(e, "id"), (0, w.Vp)(n, { id: t })];
			return (0, r.s)({
				name: i,
				url: a === void 0 || o === void 0 ? void 0 : (0, c.Lj)(`${o}/artifacts/${a}`),
				size_bytes: (0, c.ai)(e, "size_in_bytes"),
				expired: (0, c.Jt)(e, "expired")
			});
		}
		var T = n(6376);
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
			return commitOf((0, c.g1)(r), t.host);
		}
		async function readPullRequest({ api: e, base: t }) {
			let { facts: r, host: i } = t, a = headOf(r), o = r.commit?.sha;
			if (a === void 0 || o === void 0) return;
			let s = await e.get({
				route: "GET /repos/{owner}/{repo}/pulls",
				with: {
					head: a,
					state: "all",
					sort: "updated",
					direction: "desc",
					per_page: 30
				},
				permission: "pull-requests: read"
			}), l = (Array.isArray(s) ? s : []).filter((e) => (0, c.n8)(e, "head", "sha") === o), u = l.find((e) => (0, c.n8)(e, "state") === "open") ?? l[0], { pullRequestOf: d } = await n.e(268).then(n.bind(n, 8209));
			return d((0, c.g1)(u), i);
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
			return (0, c.p_)(e, "commits").flatMap((e) => commitOf((0, c.g1)(e), t) ?? []);
		}
		function commitOf(e, t) {
			let n = (0, C.u8)((0, c.n8)(e, "sha"), t);
			if (n === void 0) return;
			let i = (0, c.Mn)(e, "commit", "message");
			return (0, r.s)({
				...n,
				subject: (0, C.et)(i),
				message: i,
				url: (0, c.nf)(e, "html_url") ?? n.url,
				author: authorOf(e, t)
			});
		}
		function authorOf(e, t) {
			let n = (0, T.pc)((0, c.g1)(e, "commit", "author"), t), i = (0, T.vC)((0, c.g1)(e, "author"), t);
			return i === void 0 ? n : (0, r.s)({
				...n,
				...i,
				name: n?.name ?? i.name
			});
		}
		async function markNew({ faults: e }, t, n) {
			if (n?.jobs === void 0 || t.length === 0) return t;
			if (!n.red) return t.map((e) => ({
				...e,
				new: !0
			}));
			let r = await orFault(e, "which failures are new", n.jobs());
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
			if (!(0, f.iI)(n.conclusion)) return e;
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
		var E = n(8274);
		let D = "actions: read";
		async function readJobPage(e, t, n) {
			let { data: r, last: i } = await e.page(jobsRequest(t), n);
			return {
				jobs: jobsOf(r),
				last: i
			};
		}
		async function readJobs(e, t) {
			return (await e.pages(jobsRequest(t), 10, jobsOf)).flat();
		}
		async function readJob(e, t) {
			return jobOf((0, c.g1)(await e.get({
				route: "GET /repos/{owner}/{repo}/actions/jobs/{job_id}",
				with: { job_id: t },
				permission: D
			})));
		}
		function wentWrong(e) {
			return (0, f.iI)(e.conclusion) || e.conclusion === void 0 && e.failed_steps.length > 0;
		}
		function jobsRequest(e) {
			return {
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
				with: {
					run_id: e.id,
					attempt_number: e.attempt
				},
				permission: D
			};
		}
		function jobsOf(e) {
			return (0, c.p_)(e, "jobs").flatMap((e) => jobOf((0, c.g1)(e)) ?? []);
		}
		function jobOf(e) {
			let t = (0, c.n8)(e, "name");
			if (e === void 0 || t === void 0) return;
			let n = (0, c.nf)(e, "html_url"), i = (0, c.kB)(e, "started_at"), a = (0, E._)((0, c.n8)(e, "conclusion") ?? ""), o = (0, c.p_)(e, "steps").map((e) => ({
				step: e,
				conclusion: (0, E._)((0, c.n8)(e, "conclusion") ?? "")
			})), stepsThat = (e) => o.flatMap((t) => e(t.conclusion) ? stepOf((0, c.g1)(t.step), n) ?? [] : []), s = a === void 0 || (0, f.iI)(a), l = s ? o.find((e) => (0, f.iI)(e.conclusion))?.step : void 0, [u, d] = [(0, c.kB)(l, "started_at"), (0, c.kB)(l, "completed_at")];
			return (0, r.s)({
				id: (0, c.ai)(e, "id"),
				name: t,
				url: n,
				conclusion: a,
				started_at: i,
				duration_seconds: (0, c.O1)(i, (0, c.kB)(e, "completed_at")),
				failed_steps: s ? stepsThat(f.iI) : [],
				stopped_steps: stepsThat((e) => e === "cancelled"),
				failed_at: u !== void 0 && d !== void 0 ? {
					from: u,
					to: d
				} : void 0,
				created_at: (0, c.kB)(e, "created_at"),
				runner: (0, c.n8)(e, "runner_name"),
				errors: []
			});
		}
		function stepOf(e, t) {
			let n = (0, c.n8)(e, "name");
			if (n === void 0) return;
			let i = (0, c.ai)(e, "number"), a = (0, c.Lj)(t === void 0 || i === void 0 ? t : `${t}#step:${i}:1`);
			return (0, r.s)({
				number: i,
				name: n,
				url: a
			});
		}
		function jobFact({ stopped_steps: e, failed_at: t, created_at: n, runner: r, ...i }) {
			return i;
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
				failures_in_a_row: e.red || o && c.size > 0 ? c.size : void 0,
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
				duration_seconds: (0, c.O1)(n, i)
			});
		}
		let O = "deployments: read";
		async function* earlierDeployments(e, t, n) {
			let r = await e.get({
				route: "GET /repos/{owner}/{repo}/deployments",
				with: {
					environment: t,
					per_page: 100
				},
				permission: O
			}), i = Array.isArray(r) ? r : [];
			for (let t of i.filter((e) => ((0, c.ai)(e, "id") ?? n) < n)) {
				if (e.weighed() >= 6) throw new TooFarBack();
				let n = await deploymentEnd(e, t);
				n !== void 0 && (yield n);
			}
			if (i.length === 100) throw new TooFarBack();
		}
		async function deploymentEnd(e, t) {
			let n = (0, c.ai)(t, "id") ?? 0, i = await e.get({
				route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
				with: {
					deployment_id: n,
					per_page: 30
				},
				permission: O
			}), a = (Array.isArray(i) ? i : []).find((e) => [
				"success",
				"failure",
				"error"
			].includes((0, c.n8)(e, "state") ?? ""));
			if (a !== void 0) return (0, r.s)({
				red: (0, c.n8)(a, "state") !== "success",
				url: (0, c.nf)(a, "log_url") ?? (0, c.nf)(a, "target_url"),
				at: (0, c.kB)(a, "created_at"),
				sha: (0, c.n8)(t, "sha")
			});
		}
		let k = "actions: read";
		async function readRun(e, t) {
			return (0, c.g1)(await e.get({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}",
				with: { run_id: t },
				permission: k
			}));
		}
		async function readAttempt(e, { id: t, attempt: n }) {
			let r = await e.get({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}",
				with: {
					run_id: t,
					attempt_number: n
				},
				permission: k
			});
			return runRecord((0, c.g1)(r));
		}
		async function* earlierRuns(e, t) {
			if (t.workflow === void 0) throw new ApiError({
				type: "other",
				words: "the workflow of the run is not known"
			});
			let n = queueOf(t.branch);
			for (let r = 1; r <= 3; r += 1) {
				let { data: i, last: a } = await pageOf(e, runList(t, t.workflow, n === void 0), r), o = (0, c.p_)(i, "workflow_runs");
				if (r === 1 && o.length === 0 && typeof t.workflow == "string") {
					yield* earlierRuns(e, {
						...t,
						workflow: runRecord(await readRun(e, t.id))?.workflow
					});
					return;
				}
				for (let e of o) {
					let n = runRecord((0, c.g1)(e));
					n !== void 0 && n.number < t.number && isSameLine(n, t) && (yield n);
				}
				if (r >= a) return;
			}
			if (n === void 0) throw new TooFarBack();
		}
		async function pageOf(e, t, n) {
			return e.page(t, n).catch((e) => {
				if (typeof t.with.workflow_id == "string" && e instanceof ApiError && e.missing) return {
					data: {},
					last: 1
				};
				throw e;
			});
		}
		function runRecord(e) {
			let t = (0, c.ai)(e, "id"), n = (0, c.ai)(e, "run_number");
			if (e !== void 0 && t !== void 0 && n !== void 0) return (0, r.s)({
				id: t,
				number: n,
				attempt: (0, c.ai)(e, "run_attempt") ?? 1,
				conclusion: (0, E._)((0, c.n8)(e, "conclusion") ?? ""),
				url: (0, c.nf)(e, "html_url"),
				created_at: (0, c.kB)(e, "created_at"),
				started_at: (0, c.kB)(e, "run_started_at") ?? (0, c.kB)(e, "created_at"),
				ended_at: (0, c.kB)(e, "updated_at"),
				sha: (0, c.n8)(e, "event") === "pull_request_target" ? void 0 : (0, c.n8)(e, "head_sha"),
				workflow: (0, c.ai)(e, "workflow_id"),
				event: (0, c.n8)(e, "event"),
				branch: (0, c.n8)(e, "head_branch"),
				home: (0, c.n8)(e, "head_repository", "full_name"),
				pulls: (0, c.p_)(e, "pull_requests").flatMap((e) => (0, c.ai)(e, "number") ?? [])
			});
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
				permission: k
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
		async function* endsOfRuns(e, t) {
			for (let n = t.attempt - 1; n > 0; --n) {
				let r = await readAttempt(e, {
					id: t.id,
					attempt: n
				}), i = (0, f.GW)(r?.conclusion);
				r && i && (yield {
					...pastRun(r, r.started_at),
					...i,
					attempt: n,
					jobs: () => readJobs(e, {
						id: t.id,
						attempt: n
					})
				});
			}
			for await (let n of earlierRuns(e, t)) {
				let t = (0, f.GW)(n.conclusion);
				t && (yield {
					...pastRun(n, n.created_at),
					...t,
					jobs: () => readJobs(e, n)
				});
			}
		}
		async function* endsOfJob(e, t, n, r) {
			let i = 1 + Math.floor(r / 100), look = async (t) => {
				let r = await findJobByName(e, t, n, i);
				return r.type === "job" && (i = r.page), r;
			};
			for (let e = t.attempt - 1; e > 0; --e) {
				let n = jobEnd(await look({
					id: t.id,
					attempt: e
				}), t);
				n !== void 0 && (yield {
					...n,
					attempt: e
				});
			}
			let a = 0;
			for await (let n of earlierRuns(e, t)) {
				if ((0, f.GW)(n.conclusion) === void 0) continue;
				if (e.weighed() >= 6) throw new TooFarBack();
				let t = await look(n);
				if (a = t.type === "none" ? a + 1 : 0, a === 2) return;
				let r = jobEnd(t, n);
				r !== void 0 && (yield r);
			}
		}
		async function findJobByName(e, t, n, r) {
			let i = !1, lookAt = ({ jobs: e }, t) => {
				let r = theOnly(e.filter((e) => e.name === n));
				return i ||= e.some((e) => e.conclusion === "skipped" && leadsTo(e, n)), r && {
					type: "job",
					job: r,
					page: t
				};
			}, a = await readJobPage(e, t, r);
			if (a.jobs.length === 0 && r > 1) return findJobByName(e, t, n, 1);
			let o = lookAt(a, r);
			if (o !== void 0) return o;
			for (let n = 1; n <= a.last; n += 1) {
				let i = n === r ? void 0 : lookAt(await readJobPage(e, t, n), n);
				if (i !== void 0) return i;
			}
			return { type: i ? "skipped" : "none" };
		}
		function theOnly(e) {
			if (e.length > 1) throw new ApiError({
				type: "other",
				words: "several jobs of a run before have the same name"
			});
			return e[0];
		}
		function leadsTo({ name: e }, t) {
			let n = e.replace(/ \(\$\{\{.{0,200}$/, "");
			return t.startsWith(`${n} / `) || t.startsWith(`${n} (`);
		}
		function jobEnd(e, t) {
			if (e.type !== "job") return;
			let { job: n } = e, { conclusion: i, url: a, started_at: o } = n, s = (0, f.GW)(i), c = t.created_at ?? o;
			return s && {
				...pastRun(t, c),
				...s,
				...(0, r.s)({ url: a }),
				jobs: async () => [n]
			};
		}
		function pastRun({ number: e, url: t, sha: n }, i) {
			return (0, r.s)({
				run: e,
				url: t,
				at: i,
				sha: n
			});
		}
		function lastRed({ base: e }, t, n) {
			let [i, a] = [n.sha, t.sha], o = i !== void 0 && i === a, s = i !== void 0 && a !== void 0 && !o;
			return (0, r.s)({
				run: n.run,
				attempt: n.attempt,
				url: n.url,
				same_commit: o ? !0 : void 0,
				pushed: s && isOfOnePush(e, i, a) ? !0 : void 0,
				compare_url: s ? (0, w.XH)(e.host, i, a) : void 0
			});
		}
		function isOfOnePush({ facts: e, payload: t }, n, r) {
			let { push: i, run: a, event: o } = e;
			return o.name !== "push" || i === void 0 || i.forced || (a?.attempt ?? 1) > 1 ? !1 : (0, c.n8)(t, "before") === n && (0, c.n8)(t, "after") === r;
		}
		let A = [
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
			let o = runRecord((0, c.g1)(i, "workflow_run"));
			if (o?.id === a) return o.workflow === void 0 ? void 0 : withPull(o, e);
			let s = workflowFile(t), { name: l } = n.event;
			if (s === void 0 || !A.includes(l)) return;
			let u = l === "pull_request" ? (0, c.g1)(i, "pull_request") : void 0;
			if (l === "pull_request" && u === void 0) return;
			let d = (0, r.s)({
				id: a,
				number: n.run.number,
				attempt: n.run.attempt ?? 1,
				url: n.run.url,
				sha: n.commit?.sha ?? (0, c.n8)(t, "GITHUB_SHA"),
				workflow: s,
				event: l,
				branch: /^refs\/(?:heads|tags)\/(.+)$/.exec((0, c.n8)(t, "GITHUB_REF") ?? "")?.[1],
				home: (0, c.n8)(t, "GITHUB_REPOSITORY"),
				pulls: []
			});
			return u === void 0 ? d : withPull({
				...d,
				...pullBranch(u)
			}, e);
		}
		function pullBranch(e) {
			return {
				...(0, r.s)({ branch: (0, c.n8)(e, "head", "ref") }),
				...(0, r.s)({ home: (0, c.n8)(e, "head", "repo", "full_name") }),
				pulls: [(0, c.ai)(e, "number") ?? 0]
			};
		}
		function withPull(e, { payload: t }) {
			return (0, r.s)({
				...e,
				opened_at: (0, c.kB)(t, "pull_request", "created_at")
			});
		}
		function workflowFile(e) {
			let [t = ""] = ((0, c.n8)(e, "GITHUB_WORKFLOW_REF") ?? "").split("@", 1), n = `${(0, c.n8)(e, "GITHUB_REPOSITORY")}/.github/workflows/`;
			return t.startsWith(n) ? t.slice(n.length) : void 0;
		}
		let j = "the history (a red run counts as broken)";
		async function readChange(e, t, n) {
			let i = (0, f.GW)(t.conclusion), a = t.scope === "deployment" && t.conclusion === "in_progress";
			if (i === void 0 && !a) return {};
			let o = await orFault(e.faults, j, lookBack(e, t, n, i?.red !== !1));
			return o === void 0 || !a ? o ?? {} : {
				...o,
				facts: (0, r.s)({ last_green: o.facts?.last_green })
			};
		}
		async function lookBack(e, t, n, i) {
			let a = new Date(e.world.now()).toISOString(), o = await lineOf(e, t, n), s = currentEnd(t, o.run, n, i), c = await compare(s, o.ends, a);
			return (0, r.s)({
				facts: (0, r.s)({
					...changeFacts(s, c, a),
					last_red: c.change === "fixed" && c.before ? lastRed(e, s, c.before) : void 0
				}),
				before: c.before,
				green: c.green,
				first: c.first,
				sha: s.sha
			});
		}
		async function lineOf({ api: e, base: t, world: n, leg: r }, i, a) {
			let { deployment: o, scope: s, run: c } = i;
			if (s === "deployment" && o?.id !== void 0) return { ends: earlierDeployments(e, o.environment, o.id) };
			if (c?.id === void 0) throw unknowable("this event reports no run of GitHub Actions");
			if (t.speaker.oneJob && a === void 0) throw unknowable("this job was not found among those of its run");
			let read = async () => runRecord(await readRun(e, c.id ?? 0)), l = reportedRun(t, n.env) ?? await read();
			if (l === void 0) throw unknowable("the run was not found");
			let u = {
				...l,
				attempt: c.attempt ?? l.attempt
			};
			return {
				ends: a === void 0 ? endsOfRuns(e, u) : endsOfJob(e, u, a.name, r),
				run: u
			};
		}
		function currentEnd(e, t, n, i) {
			let a = e.scope === "deployment";
			return (0, r.s)({
				red: i,
				run: t?.number,
				url: a ? e.deployment?.log_url : n?.url ?? e.run?.url,
				at: a ? e.deployment?.started_at : t?.started_at ?? e.run?.started_at ?? n?.started_at,
				sha: a ? e.commit?.sha : t?.sha ?? e.commit?.sha
			});
		}
		function changeFacts(e, t, n) {
			let { change: i, broken_since: a, failures_in_a_row: o, green: s } = t, l = e.red && s?.sha !== void 0 && s.sha === e.sha;
			return (0, r.s)({
				change: i,
				broken_since: a,
				failures_in_a_row: o,
				last_green: s && (0, r.s)({
					run: s.run,
					url: s.url,
					at: s.at,
					duration_seconds: (0, c.O1)(s.at, n)
				}),
				passed_before: l ? (0, r.s)({
					run: s.run,
					attempt: s.attempt,
					url: s.url
				}) : void 0
			});
		}
		function unknowable(e) {
			return new ApiError({
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
			let i = (0, c.n8)(t.env, "RUNNER_NAME"), elsewhere = ({ runner: e }) => i !== void 0 && e !== void 0 && e !== i, a = n.filter((e) => isOwnName(e, r) && !elsewhere(e));
			if (a.length === 1) return a[0];
			let o = (a.length === 0 ? n : a).filter((e) => i !== void 0 && e.runner === i && e.conclusion === void 0);
			return o.length === 1 ? o[0] : void 0;
		}
		async function look(e) {
			let { api: t, base: n } = e, { job: r } = n.facts, i = runKey(n.facts);
			return r === void 0 || i === void 0 ? void 0 : (r.id === void 0 ? void 0 : await byId(t, r.id)) ?? findOwnJob(e, await readJobs(t, i));
		}
		async function byId(e, t) {
			return readJob(e, t).catch((e) => {
				if (!(e instanceof ApiError && e.missing)) throw e;
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
			return e.base.speaker.oneJob ? t.filter(wentWrong) : failedOfRun(e, t);
		}
		function failedOfRun({ passed: e }, t) {
			return t.filter((t) => (0, f.iI)(t.conclusion) && !e.some((e) => isOf(t, e)));
		}
		function isOf({ name: e }, t) {
			return e === t || e.startsWith(`${t} (`) || e.startsWith(`${t} / `);
		}
		async function readReportedJobs(e, t) {
			let { base: n, faults: r } = e, { oneJob: i, asksForRun: a } = n.speaker, o = runKey(n.facts), s = t.has("failed_jobs") || t.has("verdict"), c = n.facts.scope !== "event" && !i && s, l = a ? "the verdict of the whole run" : "the failing jobs and steps", u = o !== void 0 && (t.has("jobs") || c), d = u ? await orFault(r, l, readJobs(e.api, o)) : void 0, f = t.has("change") && n.facts.scope === "job";
			if (!(i && (t.has("job") || s || f)) || u && d === void 0) return {
				all: d,
				own: void 0
			};
			let p = await readOwnJob(e, d).catch((e) => ((s || t.has("job")) && r.add(s ? l : "the job's times", e), f && r.add(j, e), "lost"));
			return p === "lost" ? {
				all: d,
				own: void 0,
				lost: f
			} : {
				all: d,
				own: p
			};
		}
		async function readVerdict(e, t, { all: n, own: r }) {
			let { base: i } = e, a = i.speaker.oneJob ? r && [r] : n && othersOf(e, n);
			return a === void 0 ? {
				conclusion: t.has("verdict") ? unreadConclusion(i) : i.facts.conclusion,
				jobs: []
			} : t.has("verdict") ? settle(e, a) : {
				conclusion: i.facts.conclusion,
				jobs: a
			};
		}
		function basisOf(e, { all: t, own: n }, i, a) {
			let { facts: o } = e.base, s = (0, r.s)({
				...o,
				conclusion: a.conclusion,
				job: o.job && jobWith(e, o.job, n)
			}), c = (0, r.s)({
				...s,
				run: s.run && runWith(e, s, s.run, {
					run: i,
					jobs: t
				})
			}), l = t && othersOf(e, t);
			return (0, r.s)({
				...c,
				job_counts: l ? {
					total: l.length,
					failed: failedOfRun(e, l).length
				} : e.base.facts.job_counts,
				stopped: basis_stoppedBy(c, a)
			});
		}
		function basis_stoppedBy(e, { stopped: t, jobs: n }) {
			let [r] = n.filter(({ conclusion: e }) => e === "timed_out");
			return e.stopped ?? t ?? stoppedInTime(e.conclusion, r?.duration_seconds ?? e.run?.duration_seconds);
		}
		function jobWith({ world: e }, t, n) {
			let i = n?.started_at, a = new Date(e.now()).toISOString(), o = n?.duration_seconds ?? (0, c.O1)(i, n?.conclusion === void 0 ? a : void 0);
			return (0, r.s)({
				...t,
				started_at: i,
				duration_seconds: o
			});
		}
		function runWith({ world: e, base: t }, n, i, { run: a, jobs: o }) {
			let s = runRecord(a), l = s?.attempt === (i.attempt ?? 1) ? s : void 0, u = i.attempt === 1 && n.scope === "run" ? earliestOf(o ?? []) : void 0, d = i.started_at ?? l?.started_at ?? u, f = t.facts.job === void 0 ? l?.ended_at : new Date(e.now()).toISOString(), p = n.scope === "run" ? (0, c.O1)(d, f) : void 0;
			return (0, r.s)({
				...i,
				started_at: d,
				duration_seconds: i.duration_seconds ?? p
			});
		}
		function earliestOf(e) {
			return e.flatMap(({ created_at: e, started_at: t }) => e ?? t ?? []).toSorted()[0];
		}
		var N = n(2141);
		function namedFiles({ errors: e, tests: t }, n) {
			let r = e.slice(0, 50), i = [
				...r.flatMap(({ path: e }) => e ?? []),
				...r.flatMap(({ message: e }) => (0, N.Mr)(e)),
				...t.slice(0, 50).flatMap(({ path: e }) => e ?? [])
			];
			return [...new Set(i.flatMap((e) => fileOf(e, n) ?? []))].slice(0, 50);
		}
		function fileOf(e, t) {
			if (e.length > 400 || (0, N.jq)(e)) return;
			let n = (0, N.RY)(e, t)?.replace(/(?::\d{1,7}){1,2}$/, "");
			if (!(n === void 0 || n.split("/").some((e) => e === "" || e === ".."))) return /[\u0000-\u001F\u007F]/.test(n) ? void 0 : n;
		}
		function folderOf(e) {
			let t = e.lastIndexOf("/");
			return t < 0 ? void 0 : e.slice(0, t + 1);
		}
		function parentsIn(e) {
			let t = e.flatMap((e) => (0, c.p_)(e, "commits"));
			return new Map(t.map((e) => [(0, c.n8)(e, "sha") ?? "", (0, c.p_)(e, "parents").flatMap((e) => (0, c.n8)(e, "sha") ?? [])]));
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
			return orFault(e, "the commits since it was green", t.catch((e) => {
				if (!(e instanceof ApiError && e.missing)) throw e;
			}));
		}
		function ofThePush({ base: e }, t, n) {
			let { push: i } = e.facts, a = (0, c.n8)(e.payload, "before") === t && (0, c.n8)(e.payload, "after") === n;
			if (i === void 0 || !a || i.forced || i.truncated === !0) return;
			let { commits: o, count: s, compare_url: l } = i, u = (0, c.p_)(e.payload, "commits").map((e) => (0, c.kB)(e, "timestamp"));
			return (0, r.s)({
				told: (0, r.s)({
					commits: o,
					count: s,
					compare_url: l
				}),
				head: n,
				before: t,
				from: earliest(u)
			});
		}
		async function readComparison({ api: e, base: t }, { green: n, broken: i, head: a }) {
			let o = {
				route: "GET /repos/{owner}/{repo}/compare/{basehead}",
				with: { basehead: `${n}...${a}` },
				permission: "contents: read"
			}, s = await e.page(o, 1);
			if (["diverged", "behind"].includes((0, c.n8)(s.data, "status") ?? "")) return;
			let [l, u] = [commitsOf(s.data, t.host), (0, c.nf)(s.data, "html_url")], d = Math.max(l.length, (0, c.ai)(s.data, "total_commits") ?? 0), f = s.last > 1 ? await newestOf(e, o, s.last) : void 0, [p, m] = [s.last <= 2 ? l : [], commitsOf(f, t.host)], h = (0, r.s)({
				commits: [...p, ...m],
				count: d,
				compare_url: u
			}), g = (0, c.p_)(s.data, "files").flatMap((e) => (0, c.n8)(e, "filename") ?? []);
			return (0, r.s)({
				told: i === a ? h : markLater(h, parentsIn([s.data, f]), i),
				head: a,
				from: s.last > 1 ? void 0 : earliest((0, c.p_)(s.data, "commits").map(committedAt)),
				files: g.length < 300 ? g : void 0
			});
		}
		function committedAt(e) {
			return (0, c.kB)(e, "commit", "committer", "date");
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
			})), i = e.count === n.length ? suspectsOf(n.filter(isSuspect)) : [];
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
			let r = await withFiles(e, t), i = { left: 4 }, a = await askFor(e, r, n, i);
			return a.size > 0 ? a : askFor(e, r, [...new Set(n.flatMap((e) => folderOf(e) ?? []))], i);
		}
		async function askFor(e, t, n, r) {
			let i = n.filter((e) => mayHaveChanged(t, e)), a = Math.max(0, Math.min(r.left, 12 - e.api.asked())), o = i.slice(0, a);
			r.left -= o.length;
			let s = Promise.all(o.map((n) => commitsOn(e, t, n))), c = await orFault(e.faults, "who changed the files in which it fails", s) ?? [], l = new Map();
			return c.forEach((e, t) => {
				for (let n of e) l.has(n) || l.set(n, o[t] ?? "");
			}), l;
		}
		function mayHaveChanged({ files: e }, t) {
			return e?.some((e) => t.endsWith("/") ? e.startsWith(t) : e === t) ?? !0;
		}
		async function commitsOn({ api: e }, { told: t, from: n, head: i, files: a }, o) {
			let [s, ...l] = t.commits;
			if (s !== void 0 && l.length === 0 && t.count === 1 && a !== void 0) return [s.sha];
			let u = await e.get({
				route: "GET /repos/{owner}/{repo}/commits",
				with: (0, r.s)({
					path: o.replace(/\/$/, ""),
					sha: i,
					since: n,
					per_page: 100
				}),
				permission: "contents: read"
			}), d = new Set(t.commits.map(({ sha: e }) => e));
			return (Array.isArray(u) ? u : []).flatMap((e) => (0, c.n8)(e, "sha") ?? []).filter((e) => d.has(e));
		}
		var P = n(2850), F = n(8826), I = n(1708);
		async function explainFailures(e, t) {
			let n = [...Map.groupBy(t, failureOf).values()].flatMap(([e]) => e ?? []).slice(0, 3);
			return [...await explainJobs(e, n), ...t.filter((e) => !n.includes(e))];
		}
		function failureOf({ id: e, conclusion: t, failed_steps: [n] }) {
			return n === void 0 ? `job ${e}` : `${t} ${n.name}`;
		}
		async function explainJobs(e, t) {
			let { api: n, faults: i } = e, a = await orFault(i, "the errors of the failing steps", Promise.all(t.map((t) => t.errors.length > 0 ? t : readAnnotations(e, t)))), o = [];
			for (let [i, s] of t.entries()) {
				let t = hasLog(s) ? await n.log(s.id).catch(() => void 0) : void 0, { infrastructure: c } = a?.[i] ?? {}, l = errorsOf(e, a?.[i], failures_explain(e, s, t));
				o.push((0, r.s)({
					...s,
					infrastructure: c,
					errors: l
				}));
			}
			return o;
		}
		function failures_explain({ world: e }, { failed_steps: [t], failed_at: n }, r = "") {
			let i = e.now() + 2e3, late = () => e.signal.aborted || e.now() > i;
			try {
				return (0, P.k)(r, {
					name: t?.name,
					at: n
				}, late);
			} catch (e) {
				if (e instanceof I.A4) return (0, P.k)("");
				throw e;
			}
		}
		function hasLog(e) {
			return e.id !== void 0 && e.conclusion === "failure";
		}
		function errorsOf({ hide: e }, { errors: t } = { errors: [] }, n) {
			let isIn = (t) => {
				let n = t.slice(0, 2e3).map(e);
				return ({ message: e }) => n.some((t) => t.includes(firstLine(e)));
			}, r = t.filter(isIn(n.marked)), i = t.filter((e) => !isIn([...n.marked, ...n.foreign])(e)), a = loggedErrors(n, r, e), o = isIn(a.map(({ message: e }) => e));
			return [
				...a,
				...r.filter((e) => !o(e)),
				...i
			];
		}
		function loggedErrors({ failures: e }, t, n) {
			return e.flatMap((e) => {
				let i = (0, F.C)(e, n), a = t.find((e) => firstLine(e.message) === firstLine(i));
				return i === "" ? [] : [(0, r.s)({
					message: i,
					path: a?.path,
					line: a?.line
				})];
			});
		}
		function firstLine(e) {
			return e.split("\n", 1)[0]?.trim() ?? e;
		}
		async function readFailures(e, t, { conclusion: n }, r, i) {
			let a = t.has("failed_jobs") && (0, f.iI)(n) ? failedOf(e, r) : [];
			return t.has("new_failures") ? a.length === 1 ? markNew(e, await explainFailures(e, a), (await i()).before) : explainFailures(e, await markNew(e, a, (await i()).before)) : explainFailures(e, a);
		}
		async function readBlame(e, t, { conclusion: n }, r, i) {
			if (!(0, f.iI)(n)) return blamed(r);
			let a = t.has("failed_jobs") || t.has("suspects") ? await i() : [];
			if (infrastructureOfAll(a) !== void 0) return { commits_since_green: r.told };
			if (!t.has("suspects")) return blamed(r);
			let { errors: o = [], tests: s } = await e.files;
			return blamed(r, await findChanged(e, r, namedFiles({
				errors: [...a.flatMap((e) => e.errors), ...o],
				tests: s?.failures ?? []
			}, e.world.workspace)));
		}
		function shareReads(e, t) {
			let n = once(() => readReportedJobs(e, t)), r = once(async () => t.has("run") ? runOf(e) : void 0), i = once(async () => readVerdict(e, t, await n())), a = once(async () => {
				let [t, a] = await Promise.all([n(), r()]);
				return basisOf(e, t, a, await i());
			}), o = once(async () => {
				let [r, { own: i, lost: o = !1 }] = await Promise.all([a(), n()]);
				return o || !t.has("change") ? {} : readChange(e, r, i);
			}), s = once(async () => readFailures(e, t, await a(), (await i()).jobs, o));
			return {
				context: e,
				jobs: n,
				run: r,
				basis: a,
				compared: o,
				failed: s,
				blame: once(async () => {
					let n = await readSince(e, await o());
					return n && readBlame(e, t, await a(), n, s);
				})
			};
		}
		async function runOf({ api: e, base: t, faults: n }) {
			let r = runKey(t.facts);
			return r === void 0 ? void 0 : orFault(n, x.LOADERS.run.lost, readRun(e, r.id));
		}
		function once(e) {
			let t;
			return () => (t ??= e(), t);
		}
		let L = {
			run: async ({ basis: e }) => ({ run: (await e()).run }),
			job: async ({ basis: e }) => ({ job: (await e()).job }),
			jobs: async ({ basis: e, jobs: t }) => ({
				jobs: (await t()).all?.map(jobFact),
				job_counts: (await e()).job_counts
			}),
			failed_jobs: async ({ basis: e, failed: t }) => {
				let n = (await t()).map(jobFact);
				return {
					failed_jobs: n.length > 0 ? n : void 0,
					infrastructure: infrastructureOfAll(n),
					stopped: (await e()).stopped
				};
			},
			new_failures: async ({ failed: e }) => ({ new_failures: countNew(await e()) }),
			artifacts: async ({ context: e }) => ({ artifacts: await readArtifacts(e) }),
			change: async ({ compared: e }) => {
				let { change: t, broken_since: n, failures_in_a_row: r, last_green: i, last_red: a, passed_before: o } = (await e()).facts ?? {};
				return {
					change: t,
					broken_since: n,
					failures_in_a_row: r,
					last_green: i,
					last_red: a,
					passed_before: o
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
			commit: async ({ context: e }) => ({ commit: await readCommit(e) }),
			pull_request: async ({ context: e }) => ({ pull_request: await readPullRequest(e) }),
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
			let n = L[e](t);
			return (0, r.s)({ ...await orFault(t.context.faults, x.LOADERS[e].lost, n) });
		}
		function titled(e, { workflow: t, commit: n, pull_request: i }, a) {
			let o = e.title ?? (0, C.kh)(a, [
				t,
				n?.subject,
				i?.title
			]);
			return (0, r.s)({
				...e,
				title: o
			});
		}
		var R = n(9321);
		async function load(e) {
			let t = loadFromFiles(e), [n, r] = await Promise.all([loadFromApi(e, t), t]);
			return {
				...n,
				...r,
				facts: {
					...await (0, i.r)(n.facts),
					...r.facts
				}
			};
		}
		async function loadFromFiles(e) {
			let t = [...e.wanted].filter(o.QX), { settings: n, base: r, world: a } = e, s = a.now() + Math.min(1e4, n.timeout * 1e3 / 3);
			return readFiles(t, {
				settings: n,
				root: a.workspace,
				late: () => a.signal.aborted || a.now() > s,
				loadHide: () => (0, i.d)(n.redactor),
				page: (0, w.$f)(r.host, r.facts.commit?.sha)
			});
		}
		async function loadFromApi(e, t) {
			let n = (0, x.n)([...e.wanted].filter((e) => !(0, o.QX)(e))), i = {
				...e,
				wanted: n
			}, { base: a, settings: s } = i;
			if (n.size === 0) return { facts: a.facts };
			if (a.facts.ci !== "GitHub Actions") return {
				facts: factsUnread(i),
				notice: elsewhereNotice(a, n, {
					kind: s.kind,
					compares: (0, R.mD)(s)
				})
			};
			let c = await openGithub(i);
			if (c.type === "fault") return {
				facts: factsUnread(i),
				notice: `The message goes without what the GitHub API tells: ${c.words}`
			};
			let l = await contextOf(i, c.api, t), u = await readFacts(l, n).catch((e) => (l.faults.add("what the GitHub API tells", e), factsUnread(i)));
			return (0, r.s)({
				facts: u,
				notice: l.faults.notice(),
				reads: l.api.asked()
			});
		}
		function elsewhereNotice({ facts: e }, t, { kind: n, compares: r }) {
			let i = `The message goes without ${(0, a.KE)([...new Set([...t].map((e) => x.LOADERS[e].lost))])}: ${e.ci} does not tell it, and only GitHub's API is read`;
			return !t.has("change") || !r ? i : n === "incident" ? `${i}. So what is open on the board alone decides, and the end of an incident is not told` : `${i}. So a failure counts as broken, and a success is sent only where when says always or success`;
		}
		async function contextOf(e, t, n) {
			let { base: r, settings: a, wanted: o, world: s } = e;
			return {
				api: t,
				base: r,
				world: s,
				faults: new ApiFaults(permissionsFor(o, r.facts.scope)),
				passed: a.status?.type === "needs" ? a.status.passed : [],
				leg: (0, c.ai)(a.context.strategy, "job-index") ?? 0,
				hide: await (0, i.d)(a.redactor),
				files: n.then(({ facts: e }) => e)
			};
		}
		async function openGithub({ settings: e, base: t, world: n }) {
			let r = (0, c.n8)(n.env, "GITHUB_REPOSITORY");
			if (r === void 0) return unopened("GITHUB_REPOSITORY is not set");
			if (t.payload === void 0) return unopened("the event file could not be read");
			if (e.githubToken === void 0) return unopened("github-token is empty");
			let i = (0, c.n8)(n.env, "GITHUB_API_URL") ?? "https://api.github.com", a = n.now() + Math.min(5e3, e.timeout * 1e3 / 3);
			try {
				return {
					type: "ok",
					api: await openApi({
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
