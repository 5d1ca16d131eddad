export const id = 625;
export const ids = [625];
export const modules = { 9625: ((e, t, n) => {
	n.d(t, { load: () => load });
	var r = n(4222);
	let i = [
		/\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
		/\bgithub_pat_\w{20,255}/g,
		/\bglpat-[\w-]{15,255}/g,
		/\bnpm_[A-Za-z0-9]{30,255}/g,
		/\bxox[abeoprs]-[\w-]{10,255}/g,
		/\b(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16,255}/g,
		/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
		/\bAIza[\w-]{35}/g
	], a = /(?<![\w-])([\w-]{0,40}?)eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, o = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/g, s = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g, c = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,512}@/gi, l = /\b((?:proxy-)?authorization\s*[:=]\s*(?:basic|bearer|token)\s+)[^\s"',;]{6,4096}/gi;
	function hideTokens(e) {
		return i.reduce((e, t) => e.replace(t, "***"), withoutKeys(e)).replace(a, "$1***").replace(c, "$1***@").replace(l, "$1***");
	}
	function withoutKeys(e) {
		let [t, n] = ["", 0];
		for (let { index: r, 0: i } of e.matchAll(o)) {
			if (r < n) continue;
			s.lastIndex = r + i.length;
			let a = s.exec(e) === null ? e.length : s.lastIndex;
			[t, n] = [`${t}${e.slice(n, r)}***`, a];
		}
		return t + e.slice(n);
	}
	var u = n(9759), d = n(606), f = n(229);
	class ApiError extends Error {
		name = "ApiError";
		fault;
		missing;
		constructor(e, t = !1) {
			super(e.type === "permission" ? `needs ${e.permission}` : e.words), this.fault = e, this.missing = t;
		}
	}
	class Faults {
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
			return this.#t.size > 0 && e.push(`the token may not read them. ${this.#i()}`), `The message goes without ${(0, f.KE)([...this.#e])}: ${e.join("; ")}`;
		}
		#i() {
			let e = [...this.#t].filter((e) => !this.#n.some((t) => t.name === e));
			return `Give the job these permissions: ${[...this.#n.map(({ name: e, brings: t }) => `${e} (${t})`), ...e].join(", ")}`;
		}
	}
	let p = 4e6;
	async function readLog(e, t) {
		let { baseUrl: n, repository: r, token: i } = e, a = new URL(`${n}/repos/${r}/actions/jobs/${t}/logs`), o = await ask(e, a, {
			accept: "application/vnd.github+json",
			"user-agent": "workroom-notify",
			authorization: `token ${i}`
		}, p), s = URL.parse(o.headers.location ?? "", a.href);
		if (o.status < 300 || o.status > 399 || s === null) throw unread();
		let c = await ask(e, s, { "user-agent": "workroom-notify" }, p);
		if (c.status !== 200) throw unread();
		return c.complete ? c.body : readEnd(e, s, Number(c.headers["content-length"]));
	}
	async function readEnd(e, t, n) {
		let r = await ask(e, t, {
			"user-agent": "workroom-notify",
			range: n > p ? `bytes=${n - p}-${n - 1}` : `bytes=-${p}`
		}, 12e6);
		if (r.status !== 206 && r.status !== 200 || !r.complete) throw unread();
		let i = r.body.slice(-4e6);
		return i.slice(i.indexOf("\n") + 1);
	}
	async function ask(e, t, n, r) {
		let { world: i, deadline: a } = e, o = a - i.now(), s = {
			timeoutMs: o,
			maxBytes: r,
			signal: i.signal
		}, c = o <= 0 ? void 0 : await i.send({
			method: "GET",
			url: t,
			headers: n
		}, s);
		if (c?.type !== "answer") throw unread();
		return c;
	}
	function unread() {
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
		}), [o = "", s = ""] = e.repository.split("/"), c = 0, ask = async ({ route: e, permission: t, with: n }, r) => {
			c += 1;
			try {
				let t = {
					owner: o,
					repo: s,
					...n,
					...r
				}, { data: i, headers: c } = await a.request(e, t);
				if (typeof i != "object") throw TypeError("not JSON");
				return {
					data: i,
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
			asked: () => c
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
			if (i <= 0) throw new NoAnswer(m);
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
	let m = "the GitHub API took too long to answer";
	function usable(e, t) {
		if (t) throw new NoAnswer(m);
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
		return (0, d.g1)(e, "response") === void 0 ? void 0 : (0, d.ai)(e, "status");
	}
	function isRateLimit(e, t) {
		let n = (0, d.n8)(e, "response", "headers", "x-ratelimit-remaining");
		return t === 429 || n === "0" || (0, d.n8)(e, "response", "headers", "retry-after") !== void 0;
	}
	function rateWords(e) {
		let t = Number((0, d.n8)(e, "response", "headers", "x-ratelimit-reset")), n = Number.isInteger(t) && t > 0 && t < 1e11 ? new Date(t * 1e3).toISOString() : void 0;
		return `the rate limit of the GitHub API is used up${n === void 0 ? "" : ` until ${n.slice(11, 16)} UTC`}`;
	}
	var h = n(2164);
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
	let g = 2e3, _ = [
		/\b(?:exit(?:ed)?|failed|finished|terminated)\b.{0,20}\b(?:code|status):? (?:1?\d?\d|2[0-4]\d|25[0-5])\.?$/i,
		/\bexit(?:ed with)? code:? -?\d{1,12}\.?$/i,
		/^(?:make|gmake|ninja)\b.{0,200}\bError \d{1,3}$/i,
		/^The operation was cancell?ed\.?$/i,
		/^(?:npm (?:ERR!|error)) (?:code|errno|path|command|Lifecycle|A complete log|Exit|Test failed)/i,
		/^(?:error|failed|failure|npm ERR!|npm error|fatal)[:.!]?$/i,
		/\bELIFECYCLE\b/
	], v = [[
		/^(?:FAILED|ERROR) \S+::\S/,
		/^\s{0,20}--- FAIL: /,
		/^E {3}\S/,
		/^(?:[\w.]{0,80}\.)?[A-Z]\w{0,60}(?:Error|Exception)\b(?: \[\w{1,60}\])?: \S/,
		/^(?:Uncaught |Caused by: )\S/,
		/^error(?:\[\w{1,20}\])?: \S/i,
		/\berror TS\d{1,6}: /,
		/^\S{1,300}:\d{1,7}(?::\d{1,7})?: (?:fatal )?error: /,
		/^(?:fatal|panic): \S/,
		/^thread '.{1,100}' panicked at /,
		/^\s{0,20}(?:\u2715|\u2717|\u2718|\u00d7|\u2716|\u25cf) \S/,
		/^\s{0,20}not ok \d{1,7}\b/,
		/^\s{0,20}FAIL\s+\S/,
		/^\s{0,20}\[ERROR\] \S/
	], [
		/\b(?:error|failed|failure|exception|fatal)\b\s{0,3}[:!]\s{0,3}\S/i,
		/: (?:command )?not found$/i,
		/\b(?:permission denied|no such file|connection refused|out of memory|no space left|segmentation fault)\b/i,
		/^Killed$/
	]];
	function isTelling(e) {
		let t = e.slice(0, g).trim();
		return t !== "" && !_.some((e) => e.test(t));
	}
	function explainingLines(e, t) {
		let n = e.filter((e) => e.length <= g && isTelling(e));
		for (let e of v) {
			let r = n.filter((t) => e.some((e) => e.test(t)));
			if (r.length > 0) return r.slice(0, t);
		}
		return [];
	}
	let y = 4e3, b = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is, x = /^Canceling since a (higher priority waiting|newer|deployment) .{0,1000}/i, S = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;
	async function readAnnotations({ api: e, hide: t }, n) {
		if (n.id === void 0 || n.conclusion === void 0) return { errors: [] };
		let i = await e.get({
			route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
			with: {
				check_run_id: n.id,
				per_page: 50
			},
			permission: "checks: read"
		}), a = Array.isArray(i) ? i : [], o = a.filter((e) => (0, d.n8)(e, "annotation_level") === "failure"), s = a.flatMap((e) => (0, d.Mn)(e, "message") ?? []);
		return (0, r.s)({
			errors: o.flatMap((e) => errorOf((0, d.g1)(e), t) ?? []),
			stopped: stoppedBy(s, n.duration_seconds)
		});
	}
	function stoppedBy(e, t) {
		let n = { after_seconds: t };
		if (e.some((e) => b.test(e))) return (0, r.s)({
			by: "time_limit",
			...n
		});
		if (e.some((e) => x.test(e))) return (0, r.s)({
			by: "newer_run",
			...n
		});
		for (let t of e) {
			let e = S.exec(t)?.[1];
			if (e !== void 0) return (0, r.s)({
				by: "person",
				person: e,
				...n
			});
		}
	}
	function errorOf(e, t) {
		let n = (0, d.Mn)(e, "message");
		if (n === void 0 || !isTelling(n)) return;
		let i = (0, d.Ih)(t(n).slice(0, y));
		if (i === void 0) return;
		let a = (0, d.n8)(e, "path");
		return a === void 0 || a === ".github" ? { message: i } : (0, r.s)({
			message: i,
			path: a,
			line: (0, d.ai)(e, "start_line")
		});
	}
	async function settle(e, t) {
		let { asksForRun: n, base: i, status: a, faults: o } = e, s = n ? verdictOf(e, t) : i.facts.conclusion;
		if (s !== "cancelled" || a === "conclusion") return {
			conclusion: s,
			jobs: t
		};
		let c = await orFault(o, "why it was cancelled", Promise.all(mostTelling(t).map((t) => whatStopped(e, t)))) ?? [], l = c.find(({ stopped: e }) => e?.by === "time_limit");
		if (l === void 0) return (0, r.s)({
			conclusion: s,
			jobs: t,
			stopped: c.find(({ stopped: e }) => e)?.stopped
		});
		let { job: u, errors: d, stopped: f } = l, p = [...u.failed_steps, ...u.stopped_steps], m = {
			...u,
			conclusion: "timed_out",
			failed_steps: p,
			errors: d
		}, h = t.map((e) => e === u ? m : e);
		return (0, r.s)({
			conclusion: "timed_out",
			jobs: h,
			stopped: f
		});
	}
	function unreadConclusion(e, t) {
		let { conclusion: n } = e.facts;
		return t === "workflow" && e.source === "job" ? (0, h.$u)(n) : n;
	}
	function mostTelling(e) {
		return e.filter(({ conclusion: e }) => e === "cancelled" || e === void 0).toSorted((e, t) => (t.duration_seconds ?? 0) - (e.duration_seconds ?? 0)).slice(0, 2);
	}
	async function whatStopped(e, t) {
		if (t.conclusion !== void 0) return {
			job: t,
			...await readAnnotations(e, t)
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
	function verdictOf({ base: e, faults: t, status: n }, r) {
		if (r.length === 0) return e.facts.conclusion;
		let i = r.filter(({ conclusion: e }) => e === void 0), a = (0, h.hm)(r.flatMap(({ conclusion: e }) => e ?? []));
		return n === "needs" ? (0, h.iI)(a) || a === "cancelled" ? a : e.facts.conclusion : i.length === 0 ? a ?? unreadConclusion(e, n) : (t.add(`the end of other jobs (${i.length})`, new ApiError({
			type: "other",
			words: "they are still running. Name them under needs of the job that sends"
		})), (0, h.iI)(a) ? a : unreadConclusion(e, n));
	}
	function stoppedInTime(e, t) {
		return e === "timed_out" ? (0, r.s)({
			by: "time_limit",
			after_seconds: t
		}) : void 0;
	}
	function permissionsFor(e, t) {
		let has = (...t) => t.some((t) => e.has(t)), n = has("change", "commits_since_green"), r = t === "deployment" && n;
		return [
			...has("run", "job", "jobs", "failed_jobs", "verdict") || n && !r ? [{
				name: "actions: read",
				brings: "jobs, logs and earlier runs"
			}] : [],
			...has("failed_jobs", "verdict") ? [{
				name: "checks: read",
				brings: "errors, and why a run was cancelled"
			}] : [],
			{
				name: "contents: read",
				brings: "checking out, and commits"
			},
			...r ? [{
				name: "deployments: read",
				brings: "earlier deployments"
			}] : [],
			...has("pull_request") ? [{
				name: "pull-requests: read",
				brings: "the pull request"
			}] : []
		];
	}
	var C = n(9274), w = n(8209), T = n(6260), E = n(5627);
	async function readCommit(e, t, n) {
		let r = await e.get({
			route: "GET /repos/{owner}/{repo}/commits/{ref}",
			with: {
				ref: t,
				per_page: 1
			},
			permission: "contents: read"
		});
		return commitOf((0, d.g1)(r), n);
	}
	async function readPullRequest(e, { facts: t, host: n }) {
		let r = headOf(t), i = t.commit?.sha;
		if (r === void 0 || i === void 0) return;
		let a = await e.get({
			route: "GET /repos/{owner}/{repo}/pulls",
			with: {
				head: r,
				state: "all",
				sort: "updated",
				direction: "desc",
				per_page: 30
			},
			permission: "pull-requests: read"
		}), o = (Array.isArray(a) ? a : []).filter((e) => (0, d.n8)(e, "head", "sha") === i), s = o.find((e) => (0, d.n8)(e, "state") === "open") ?? o[0];
		return (0, w._n)((0, d.g1)(s), n);
	}
	function headOf({ ref: e, repository: t }) {
		if (e?.type !== "branch") return;
		let n = t?.name.split("/", 1)[0];
		return e.name.includes(":") || n === void 0 ? e.name : `${n}:${e.name}`;
	}
	function suspectsOf(e) {
		let t = new Map();
		for (let { author: n } of e.toReversed()) {
			let e = n?.login ?? n?.email ?? n?.name;
			n !== void 0 && e !== void 0 && n.bot !== !0 && !t.has(e) && t.set(e, n);
		}
		return [...t.values()];
	}
	function commitsOf(e, t) {
		return (0, d.p_)(e, "commits").flatMap((e) => commitOf((0, d.g1)(e), t) ?? []);
	}
	function commitOf(e, t) {
		let n = (0, T.u8)((0, d.n8)(e, "sha"), t);
		if (n === void 0) return;
		let i = (0, d.Mn)(e, "commit", "message");
		return (0, r.s)({
			...n,
			subject: (0, T.et)(i),
			message: i,
			url: (0, d.nf)(e, "html_url") ?? n.url,
			author: authorOf(e, t)
		});
	}
	function authorOf(e, t) {
		let n = (0, E.pc)((0, d.g1)(e, "commit", "author"), t), i = (0, E.vC)((0, d.g1)(e, "author"), t);
		return i === void 0 ? n : (0, r.s)({
			...n,
			...i,
			name: n?.name ?? i.name
		});
	}
	class TooFarBack extends Error {}
	function colourOf(e) {
		return e === "failure" || e === "timed_out" ? { red: !0 } : e === "success" ? { red: !1 } : void 0;
	}
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
		let s = i.at(-1) ?? (e.red ? e : void 0), c = new Set([...e.red ? [e] : [], ...i].map((e) => e.run ?? e));
		return (0, r.s)({
			change: changeOf(e.red, i.length > 0),
			broken_since: o && s ? since(s, n) : void 0,
			failures_in_a_row: e.red || o && c.size > 0 ? c.size : void 0,
			green: a
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
	let D = "deployments: read";
	async function* earlierDeployments(e, t, n) {
		let r = await e.get({
			route: "GET /repos/{owner}/{repo}/deployments",
			with: {
				environment: t,
				per_page: 100
			},
			permission: D
		}), i = Array.isArray(r) ? r : [];
		for (let t of i.filter((e) => ((0, d.ai)(e, "id") ?? n) < n)) {
			if (e.asked() >= 6) throw new TooFarBack();
			let n = await endOf(e, t);
			n !== void 0 && (yield n);
		}
		if (i.length === 100) throw new TooFarBack();
	}
	async function endOf(e, t) {
		let n = (0, d.ai)(t, "id") ?? 0, i = await e.get({
			route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
			with: {
				deployment_id: n,
				per_page: 30
			},
			permission: D
		}), a = (Array.isArray(i) ? i : []).find((e) => [
			"success",
			"failure",
			"error"
		].includes((0, d.n8)(e, "state") ?? ""));
		if (a !== void 0) return (0, r.s)({
			red: (0, d.n8)(a, "state") !== "success",
			url: (0, d.nf)(a, "log_url") ?? (0, d.nf)(a, "target_url"),
			at: (0, d.kB)(a, "created_at"),
			sha: (0, d.n8)(t, "sha")
		});
	}
	var O = n(8274);
	let k = "actions: read";
	async function readJobPage(e, t, n) {
		let { data: r, last: i } = await e.page(listOf(t), n);
		return {
			jobs: jobsOf(r),
			last: i
		};
	}
	async function readJobs(e, t) {
		return (await e.pages(listOf(t), 10, jobsOf)).flat();
	}
	async function readJob(e, t) {
		return jobOf((0, d.g1)(await e.get({
			route: "GET /repos/{owner}/{repo}/actions/jobs/{job_id}",
			with: { job_id: t },
			permission: k
		})));
	}
	function wentWrong(e) {
		return (0, h.iI)(e.conclusion) || e.conclusion === void 0 && e.failed_steps.length > 0;
	}
	function listOf(e) {
		return {
			route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
			with: {
				run_id: e.id,
				attempt_number: e.attempt
			},
			permission: k
		};
	}
	function jobsOf(e) {
		return (0, d.p_)(e, "jobs").flatMap((e) => jobOf((0, d.g1)(e)) ?? []);
	}
	function jobOf(e) {
		let t = (0, d.n8)(e, "name");
		if (e === void 0 || t === void 0) return;
		let n = (0, d.nf)(e, "html_url"), i = (0, d.kB)(e, "started_at"), a = (0, O._)((0, d.n8)(e, "conclusion") ?? ""), o = (0, d.p_)(e, "steps").map((e) => ({
			step: e,
			conclusion: (0, O._)((0, d.n8)(e, "conclusion") ?? "")
		})), stepsThat = (e) => o.flatMap((t) => e(t.conclusion) ? stepOf((0, d.g1)(t.step), n) ?? [] : []), s = a === void 0 || (0, h.iI)(a), c = s ? o.find((e) => (0, h.iI)(e.conclusion))?.step : void 0, [l, u] = [(0, d.kB)(c, "started_at"), (0, d.kB)(c, "completed_at")];
		return (0, r.s)({
			id: (0, d.ai)(e, "id"),
			name: t,
			url: n,
			conclusion: a,
			started_at: i,
			duration_seconds: (0, d.O1)(i, (0, d.kB)(e, "completed_at")),
			failed_steps: s ? stepsThat(h.iI) : [],
			stopped_steps: stepsThat((e) => e === "cancelled"),
			failed_at: l !== void 0 && u !== void 0 ? {
				from: l,
				to: u
			} : void 0,
			created_at: (0, d.kB)(e, "created_at"),
			runner: (0, d.n8)(e, "runner_name"),
			errors: []
		});
	}
	function stepOf(e, t) {
		let n = (0, d.n8)(e, "name");
		if (n === void 0) return;
		let i = (0, d.ai)(e, "number"), a = (0, d.Lj)(t === void 0 || i === void 0 ? t : `${t}#step:${i}:1`);
		return (0, r.s)({
			number: i,
			name: n,
			url: a
		});
	}
	let A = "actions: read";
	async function readRun(e, t) {
		return (0, d.g1)(await e.get({
			route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}",
			with: { run_id: t },
			permission: A
		}));
	}
	async function readAttempt(e, { id: t, attempt: n }) {
		let r = await e.get({
			route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}",
			with: {
				run_id: t,
				attempt_number: n
			},
			permission: A
		});
		return runRecord((0, d.g1)(r));
	}
	async function* earlierRuns(e, t) {
		if (t.workflow === void 0) return;
		let n = queueOf(t.branch);
		for (let r = 1; r <= 3; r += 1) {
			let { data: i, last: a } = await pageOf(e, runList(t, t.workflow, n === void 0), r), o = (0, d.p_)(i, "workflow_runs");
			if (r === 1 && o.length === 0 && typeof t.workflow == "string") {
				yield* earlierRuns(e, {
					...t,
					workflow: runRecord(await readRun(e, t.id))?.workflow
				});
				return;
			}
			for (let e of o) {
				let n = runRecord((0, d.g1)(e));
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
		let t = (0, d.ai)(e, "id"), n = (0, d.ai)(e, "run_number");
		if (e !== void 0 && t !== void 0 && n !== void 0) return (0, r.s)({
			id: t,
			number: n,
			attempt: (0, d.ai)(e, "run_attempt") ?? 1,
			conclusion: (0, O._)((0, d.n8)(e, "conclusion") ?? ""),
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
	function runList(e, t, n) {
		return {
			route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
			with: (0, r.s)({
				workflow_id: t,
				event: e.event,
				branch: n ? e.branch : void 0,
				status: "completed"
			}),
			permission: A
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
			}).catch(missing), i = colourOf(r?.conclusion);
			r && i && (yield {
				...placeOf(r, r.started_at),
				...i,
				attempt: n
			});
		}
		for await (let n of earlierRuns(e, t)) {
			let e = colourOf(n.conclusion);
			e && (yield {
				...placeOf(n, n.created_at),
				...e
			});
		}
	}
	async function* endsOfJob(e, t, n, r) {
		let i = 1 + Math.floor(r / 100), look = async (t) => {
			let r = await findNamed(e, t, n, i);
			return r.type === "job" && (i = r.page), r;
		};
		for (let e = t.attempt - 1; e > 0; --e) {
			let n = ends_endOf(await look({
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
			if (colourOf(n.conclusion) === void 0) continue;
			if (e.asked() >= 6) throw new TooFarBack();
			let t = await look(n);
			if (a = t.type === "none" ? a + 1 : 0, a === 2) return;
			let r = ends_endOf(t, n);
			r !== void 0 && (yield r);
		}
	}
	async function findNamed(e, t, n, r) {
		let i = !1, lookAt = ({ jobs: e }, t) => {
			let r = theOnly(e.filter((e) => e.name === n));
			return i ||= e.some((e) => e.conclusion === "skipped" && leadsTo(e, n)), r && {
				type: "job",
				job: r,
				page: t
			};
		}, a = await readJobPage(e, t, r).catch(missing);
		if (a?.jobs.length === 0 && r > 1) return findNamed(e, t, n, 1);
		let o = a && lookAt(a, r);
		if (o !== void 0) return o;
		for (let n = 1; n <= (a?.last ?? 0); n += 1) {
			let i = n === r ? void 0 : lookAt(await readJobPage(e, t, n), n);
			if (i !== void 0) return i;
		}
		return { type: i ? "skipped" : "none" };
	}
	function theOnly(e) {
		return e.length === 1 ? e[0] : void 0;
	}
	function leadsTo({ name: e }, t) {
		let n = e.replace(/ \(\$\{\{.{0,200}$/, "");
		return t.startsWith(`${n} / `) || t.startsWith(`${n} (`);
	}
	function ends_endOf(e, t) {
		if (e.type !== "job") return;
		let { conclusion: n, url: i, started_at: a } = e.job, o = colourOf(n), s = t.created_at ?? a;
		return o && {
			...placeOf(t, s),
			...o,
			...(0, r.s)({ url: i })
		};
	}
	function missing(e) {
		if (!(e instanceof ApiError && e.missing)) throw e;
	}
	function placeOf({ number: e, url: t, sha: n }, i) {
		return (0, r.s)({
			run: e,
			url: t,
			at: i,
			sha: n
		});
	}
	let j = [
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
		if (s === void 0 || !j.includes(c)) return;
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
			...branchOf(l)
		}, e);
	}
	function branchOf(e) {
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
	let M = "the history (a red run counts as broken)";
	async function readChange(e, t, n) {
		let i = colourOf(t.conclusion), a = t.scope === "deployment" && t.conclusion === "in_progress";
		if (i === void 0 && !a) return { facts: {} };
		let o = await orFault(e.faults, M, lookBack(e, t, n, i?.red !== !1));
		if (o === void 0) return { facts: {} };
		let { last_green: s } = o.facts;
		return a ? {
			...o,
			facts: (0, r.s)({ last_green: s })
		} : o;
	}
	async function lookBack(e, t, n, i) {
		let a = new Date(e.world.now()).toISOString(), o = await lineOf(e, t, n), s = currentEnd(t, o.run, n, i), c = await compare(s, o.ends, a);
		return (0, r.s)({
			facts: told(s, c, a),
			green: c.green,
			sha: s.sha
		});
	}
	async function lineOf({ api: e, base: t, world: n, oneJob: r, leg: i }, a, o) {
		let { deployment: s, scope: c, run: l } = a;
		if (c === "deployment" && s?.id !== void 0) return { ends: earlierDeployments(e, s.environment, s.id) };
		if (l?.id === void 0) throw unknowable("this event reports no run of GitHub Actions");
		if (r && o === void 0) throw unknowable("this job was not found among those of its run");
		let read = async () => runRecord(await readRun(e, l.id ?? 0)), u = reportedRun(t, n.env) ?? await read();
		if (u === void 0) throw unknowable("the run was not found");
		let d = {
			...u,
			attempt: l.attempt ?? u.attempt
		};
		return {
			ends: o === void 0 ? endsOfRuns(e, d) : endsOfJob(e, d, o.name, i),
			run: d
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
	function told(e, t, n) {
		let { change: i, broken_since: a, failures_in_a_row: o, green: s } = t, c = e.red && s?.sha !== void 0 && s.sha === e.sha;
		return (0, r.s)({
			change: i,
			broken_since: a,
			failures_in_a_row: o,
			last_green: s && (0, r.s)({
				run: s.run,
				url: s.url,
				at: s.at,
				duration_seconds: (0, d.O1)(s.at, n)
			}),
			passed_before: c ? (0, r.s)({
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
	async function readSince(e, { green: t, sha: n }) {
		if (t?.sha === void 0 || n === void 0 || t.sha === n) return {};
		let i = ofThePush(e, t.sha, n) ?? await orNothing(e, read(e, t.sha, n));
		if (i === void 0 || i.count === 0) return {};
		let a = i.count === i.commits.length ? suspectsOf(i.commits) : [];
		return (0, r.s)({
			commits_since_green: i,
			suspects: a.length > 0 ? a : void 0
		});
	}
	function orNothing({ faults: e }, t) {
		return orFault(e, "the commits since it was green", t.catch((e) => {
			if (!(e instanceof ApiError && e.missing)) throw e;
		}));
	}
	function ofThePush({ base: e }, t, n) {
		let { push: i } = e.facts, a = (0, d.n8)(e.payload, "before") === t && (0, d.n8)(e.payload, "after") === n;
		if (i !== void 0 && a && !i.forced && i.truncated !== !0) return (0, r.s)({
			commits: i.commits,
			count: i.count,
			compare_url: i.compare_url
		});
	}
	async function read({ api: e, base: t }, n, i) {
		let a = {
			route: "GET /repos/{owner}/{repo}/compare/{basehead}",
			with: { basehead: `${n}...${i}` },
			permission: "contents: read"
		}, o = await e.page(a, 1);
		if (["diverged", "behind"].includes((0, d.n8)(o.data, "status") ?? "")) return;
		let [s, c] = [commitsOf(o.data, t.host), (0, d.nf)(o.data, "html_url")], l = Math.max(s.length, (0, d.ai)(o.data, "total_commits") ?? 0), u = o.last > 1 ? await newestOf(e, a, o.last, t.host) : [], f = o.last <= 2 ? [...s, ...u] : u;
		return (0, r.s)({
			commits: f,
			count: l,
			compare_url: c
		});
	}
	async function newestOf(e, t, n, r) {
		return n > 2 && e.asked() >= 4 ? [] : commitsOf((await e.page(t, n)).data, r);
	}
	let N = /^\uFEFF?(\d{4}-\d\d-\d\dT[\d:.]{8,20}Z) ?/, P = /\u001B\[[\d;:]{0,30}[A-Za-z]/g;
	function loggedBy(e, t) {
		let n = blocksOf(e), r = failingBlock(n, t), i = n.filter((e) => e !== r).flatMap(({ marked: e }) => e);
		if (r === void 0) return {
			marked: [],
			foreign: i,
			lines: []
		};
		let a = r.marked.filter(isTelling), o = a.length > 0 ? a.slice(0, 12) : explainingLines(r.lines, 12);
		return {
			marked: r.marked,
			foreign: i,
			lines: o
		};
	}
	function failingBlock(e, { name: t, at: n }) {
		let r = e.filter(({ marked: e }) => e.length > 0);
		if (r.length < 2) return r[0];
		let i = n === void 0 ? r : r.filter((e) => isWithin(e.at, n));
		return i.filter(({ title: e }) => e === t).at(-1) ?? (n === void 0 ? void 0 : i.at(-1));
	}
	function isWithin(e, { from: t, to: n }) {
		return e >= Date.parse(t) && e < Date.parse(n) + 1e3;
	}
	function blocksOf(e) {
		let t = [];
		for (let n of e.split("\n")) {
			let e = N.exec(n.slice(0, 60)), r = n.slice(e?.[0].length ?? 0).slice(0, 8e3).replace(P, "").trimEnd(), i = /^##\[group\](Run .*)$/.exec(r)?.[1] ?? /^Post job cleanup\.$/.exec(r)?.[0];
			(i !== void 0 || t.length === 0) && t.push({
				title: i ?? "",
				at: Date.parse(e?.[1] ?? ""),
				lines: [],
				marked: []
			});
			let a = t.at(-1);
			r.startsWith("##[error]") ? a?.marked.push(r.slice(9).trim()) : r !== "" && !r.startsWith("##[") && !r.startsWith("[command]") && a?.lines.push(r);
		}
		return t;
	}
	async function explainFailures(e, t) {
		let n = [...Map.groupBy(t, failureOf).values()].flatMap(([e]) => e ?? []).slice(0, 3);
		return [...await explain(e, n), ...t.filter((e) => !n.includes(e))];
	}
	function failureOf({ id: e, conclusion: t, failed_steps: [n] }) {
		return n === void 0 ? `job ${e}` : `${t} ${n.name}`;
	}
	async function explain(e, t) {
		let { api: n, faults: r } = e, i = await orFault(r, "the errors of the failing steps", Promise.all(t.map((t) => t.errors.length > 0 ? t : readAnnotations(e, t)))), a = [];
		for (let [r, o] of t.entries()) {
			let t = hasLog(o) ? await n.log(o.id).catch(() => void 0) : void 0;
			a.push({
				...o,
				errors: errorsOf(e, o, i?.[r], t)
			});
		}
		return a;
	}
	function hasLog(e) {
		return e.id !== void 0 && e.conclusion === "failure";
	}
	function errorsOf({ hide: e }, { failed_steps: [t], failed_at: n }, { errors: r } = { errors: [] }, i = "") {
		let { marked: a, foreign: o, lines: s } = loggedBy(i, {
			name: t?.name,
			at: n
		}), isIn = (t) => {
			let n = t.map(e);
			return ({ message: e }) => n.some((t) => t.includes(firstLine(e)));
		}, c = r.filter(isIn(a)), l = r.filter((e) => !isIn([...a, ...o])(e));
		return [...c.length > 0 ? c : s.flatMap((t) => messageOf((0, d.Bd)(e(t), y))), ...l];
	}
	function firstLine(e) {
		return e.split("\n", 1)[0]?.trim() ?? e;
	}
	function messageOf(e) {
		return e === void 0 ? [] : [{ message: e }];
	}
	let F = 1e3;
	async function readOwnJob(e, t) {
		let { api: n, world: r } = e, i = t === void 0 ? await look(e) : findOwnJob(e, t);
		return i?.id === void 0 || !isLate(i, e) || n.left() < F * 2 ? i : (await r.sleep(F), await byId(n, i.id) ?? i);
	}
	function findOwnJob({ base: e, world: t }, n) {
		let r = e.facts.job;
		if (r === void 0) return;
		if (r.id !== void 0) {
			let e = n.find(({ id: e }) => e === r.id);
			if (e !== void 0) return e;
		}
		let i = (0, d.n8)(t.env, "RUNNER_NAME"), elsewhere = ({ runner: e }) => i !== void 0 && e !== void 0 && e !== i, a = n.filter((e) => isNamed(e, r) && !elsewhere(e));
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
	function isNamed({ name: e }, t) {
		let n = [t.name, ...t.matrix === void 0 ? [] : [`${t.name} (${t.matrix})`]];
		return n.includes(e) || n.includes(e.split(" / ").at(-1) ?? e);
	}
	function isLate(e, { base: t, status: n }) {
		return n === void 0 && t.source === "job" && t.facts.conclusion === "failure" && e.conclusion === void 0 && e.failed_steps.length === 0;
	}
	function othersOf(e, t) {
		if (e.base.facts.job === void 0) return t;
		let n = t.filter(({ conclusion: e }) => e === void 0), r = findOwnJob(e, t) ?? (n.length === 1 ? n[0] : void 0);
		return t.filter((e) => e !== r);
	}
	function failedOf({ oneJob: e, passed: t }, n) {
		return e ? n.filter(wentWrong) : n.filter((e) => (0, h.iI)(e.conclusion) && !t.some((t) => isOf(e, t)));
	}
	function isOf({ name: e }, t) {
		return e === t || e.startsWith(`${t} (`) || e.startsWith(`${t} / `);
	}
	async function readFacts(e, t) {
		let { base: n } = e, [i, a, o, s] = await Promise.all([
			theJobs(e, t),
			t.has("run") ? theRun(e) : void 0,
			t.has("commit") ? theCommit(e) : void 0,
			t.has("pull_request") ? thePullRequest(e) : void 0
		]), c = {
			...i,
			run: a
		}, l = await settledBy(e, t, c), u = (0, r.s)({
			...n.facts,
			conclusion: l.conclusion,
			commit: o ?? n.facts.commit,
			pull_request: s ?? n.facts.pull_request,
			job: n.facts.job && jobWith(e, n.facts.job, c.own)
		}), d = (0, r.s)({
			...u,
			run: u.run && runWith(e, u, u.run, c)
		}), [f, p] = await Promise.all([t.has("failed_jobs") && (0, h.iI)(d.conclusion) ? explainFailures(e, failedOf(e, l.jobs)) : [], c.lost === !0 ? {} : readHistory(e, d, c.own, t)]);
		return (0, r.s)({
			...d,
			...p,
			...ofTheRun(e, t, c),
			stopped: read_stoppedBy(d, l),
			failed_jobs: f.length > 0 ? f.map(read_told) : void 0
		});
	}
	async function theJobs(e, t) {
		let { base: n, faults: r, oneJob: i, asksForRun: a } = e, o = runKey(n.facts), s = t.has("failed_jobs") || t.has("verdict"), c = n.facts.scope !== "event" && !i && s, l = a ? "the verdict of the whole run" : "the failing jobs and steps", u = o !== void 0 && (t.has("jobs") || c), d = u ? await orFault(r, l, readJobs(e.api, o)) : void 0, f = (t.has("change") || t.has("commits_since_green")) && n.facts.scope === "job";
		if (!(i && (t.has("job") || s || f)) || u && d === void 0) return {
			jobs: d,
			own: void 0
		};
		let p = await readOwnJob(e, d).catch((e) => ((s || t.has("job")) && r.add(s ? l : "the job's times", e), f && r.add(M, e), "lost"));
		return p === "lost" ? {
			jobs: d,
			own: void 0,
			lost: f
		} : {
			jobs: d,
			own: p
		};
	}
	async function settledBy(e, t, { jobs: n, own: r }) {
		let { base: i, oneJob: a, status: o } = e, s = a ? r && [r] : n && othersOf(e, n);
		return s === void 0 ? {
			conclusion: t.has("verdict") ? unreadConclusion(i, o) : i.facts.conclusion,
			jobs: []
		} : t.has("verdict") ? settle(e, s) : {
			conclusion: i.facts.conclusion,
			jobs: s
		};
	}
	async function readHistory(e, t, n, r) {
		if (!r.has("change") && !r.has("commits_since_green")) return {};
		let i = await readChange(e, t, n);
		return r.has("commits_since_green") ? {
			...i.facts,
			...await readSince(e, i)
		} : i.facts;
	}
	async function theRun({ api: e, base: t, faults: n }) {
		let r = runKey(t.facts);
		return r === void 0 ? void 0 : orFault(n, "the run's times", readRun(e, r.id));
	}
	async function theCommit({ api: e, base: t, faults: n }) {
		let r = t.facts.commit?.sha;
		return r === void 0 ? void 0 : orFault(n, "the commit's message", readCommit(e, r, t.host));
	}
	async function thePullRequest({ api: e, base: t, faults: n }) {
		return orFault(n, "the pull request", readPullRequest(e, t));
	}
	function ofTheRun(e, t, { jobs: n }) {
		if (n === void 0) return {};
		let i = othersOf(e, n);
		return (0, r.s)({
			jobs: t.has("jobs") ? n.map(read_told) : void 0,
			job_counts: {
				total: i.length,
				failed: failedOf({
					...e,
					oneJob: !1
				}, i).length
			}
		});
	}
	function read_stoppedBy(e, { stopped: t, jobs: n }) {
		let [r] = n.filter(({ conclusion: e }) => e === "timed_out");
		return e.stopped ?? t ?? stoppedInTime(e.conclusion, r?.duration_seconds ?? e.run?.duration_seconds);
	}
	function jobWith({ world: e }, t, n) {
		let i = n?.started_at, a = new Date(e.now()).toISOString(), o = n?.duration_seconds ?? (0, d.O1)(i, n?.conclusion === void 0 ? a : void 0);
		return (0, r.s)({
			...t,
			started_at: i,
			duration_seconds: o
		});
	}
	function runWith({ world: e, base: t }, n, i, { run: a, jobs: o }) {
		let s = runRecord(a), c = s?.attempt === (i.attempt ?? 1) ? s : void 0, l = i.attempt === 1 && n.scope === "run" ? earliestOf(o ?? []) : void 0, u = i.started_at ?? c?.started_at ?? l, f = t.facts.job === void 0 ? c?.ended_at : new Date(e.now()).toISOString(), p = n.scope === "run" ? (0, d.O1)(u, f) : void 0, m = [
			n.workflow,
			n.commit?.subject,
			n.pull_request?.title
		], h = i.title ?? (0, C.k)(a, m);
		return (0, r.s)({
			...i,
			started_at: u,
			title: h,
			duration_seconds: i.duration_seconds ?? p
		});
	}
	function earliestOf(e) {
		return e.flatMap(({ created_at: e, started_at: t }) => e ?? t ?? []).toSorted()[0];
	}
	function read_told({ stopped_steps: e, failed_at: t, created_at: n, runner: r, ...i }) {
		return i;
	}
	async function load(e) {
		let t = await load_open(e);
		if (t.type === "fault") return {
			facts: load_unread(e),
			notice: `The message goes without what the GitHub API tells: ${t.words}`
		};
		let n = contextOf(e, t.api), i = await readFacts(n, e.wanted).catch((t) => (n.faults.add("what the GitHub API tells", t), load_unread(e)));
		return (0, r.s)({
			facts: i,
			notice: n.faults.notice(),
			reads: n.api.asked()
		});
	}
	function contextOf(e, t) {
		let { base: n, settings: r, wanted: i, world: a } = e, o = load_statusOf(e), { scope: s } = n.facts;
		return {
			api: t,
			base: n,
			world: a,
			faults: new Faults(permissionsFor(i, s)),
			oneJob: s === "job" || s === "deployment" && o !== "workflow" && o !== "needs",
			asksForRun: (0, u.t)(r, n),
			status: o,
			passed: r.status?.type === "needs" ? r.status.passed : [],
			leg: (0, d.ai)(r.context.strategy, "job-index") ?? 0,
			hide: (e) => hideTokens(r.redactor.redact(e))
		};
	}
	function load_statusOf({ settings: e, base: t }) {
		let n = e.status?.type;
		return n === "workflow" && !(0, u.t)(e, t) ? void 0 : n;
	}
	async function load_open({ settings: e, base: t, world: n }) {
		let r = (0, d.n8)(n.env, "GITHUB_REPOSITORY");
		if (t.facts.ci !== "GitHub Actions" || r === void 0) return fault("this is not a run of GitHub Actions");
		if (t.payload === void 0) return fault("the event file could not be read");
		if (e.githubToken === void 0) return fault("github-token is empty");
		let i = (0, d.n8)(n.env, "GITHUB_API_URL") ?? "https://api.github.com", a = n.now() + Math.min(5e3, e.timeout * 1e3 / 3);
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
			return fault("its client could not be loaded");
		}
	}
	function fault(e) {
		return {
			type: "fault",
			words: e
		};
	}
	function load_unread(e) {
		let { base: t } = e;
		return (0, r.s)({
			...t.facts,
			conclusion: unreadConclusion(t, load_statusOf(e))
		});
	}
}) };
