"use strict";
exports.id = 77, exports.ids = [77], exports.modules = { 3132: ((e, t, n) => {
	n.d(t, { loadHealth: () => loadHealth });
	var r = n(4222), i = n(49), a = n(5497), o = n(2182), s = n(606);
	let c = 6e4, l = 60 * c, u = 24 * l, d = 7 * u;
	function isWithin({ from: e, to: t }, n) {
		return n > e && n <= t;
	}
	function workflowKey({ repository: e, workflow: t }) {
		return `${e} ${t}`;
	}
	function isoTime(e) {
		return `${new Date(e).toISOString().slice(0, 19)}Z`;
	}
	function secondsIn(e) {
		return Math.max(0, Math.round(e / 1e3));
	}
	function isDue({ from: e, to: t }, n) {
		let weeks = (e) => e <= n ? e === n ? 0 : -1 : Math.floor((e - n) / d);
		return weeks(t) > weeks(e);
	}
	function medianOf(e) {
		let t = e.toSorted((e, t) => e - t), [n, r] = [t[Math.floor((t.length - 1) / 2)], t[Math.floor(t.length / 2)]];
		return n === void 0 || r === void 0 ? void 0 : (n + r) / 2;
	}
	function adviceOn(e, t) {
		return [
			ofCause(e),
			ofOutage(e, t),
			ofSilence(e),
			ofFlakiness(e),
			ofSlowness(e)
		].find((e) => e !== void 0);
	}
	function ofCause({ causes: e = [] }) {
		let [t] = e;
		if (t === void 0 || t.times < 3 || t.workflows.length < 2) return;
		let { times: n, workflows: r, message: i, infrastructure: a } = t, o = `it made ${n} runs of ${r.length} workflows red`, s = `\u201c${i.slice(0, 150)}\u201d`;
		return a === void 0 ? `Look at ${s} first: ${o}.` : `Look at the runners first (${s}): ${o}.`;
	}
	function ofOutage({ workflows: e = [] }, t) {
		let [n] = e.filter(({ is_red: e }) => e).toSorted((e, t) => Date.parse(e.red_since ?? "") - Date.parse(t.red_since ?? ""));
		if (n?.red_since === void 0) return;
		let { name: r, red_since: i, red_runs: a = 1 } = n, o = a > 1 ? `, ${a} runs in a row` : "";
		return `Mend ${r} first: it has been red for ${spanOf(t - Date.parse(i))}${o}.`;
	}
	function ofSilence({ silent: e = [] }) {
		let t = e.find(({ why: e }) => e !== "disabled_manually");
		return t && `Look at ${t.workflow} first: ${f[t.why]}.`;
	}
	let f = {
		stopped: "its schedule stopped",
		slowed: "its schedule runs less than half as often as it should",
		disabled_inactivity: "GitHub switched it off, because nothing happened in the repository",
		disabled_manually: "it is switched off",
		does_not_compile: "its file has an error, so it cannot start",
		never_green: "it runs and never comes to an end that counts",
		unheard: "it waits for a workflow that is not there"
	};
	function ofFlakiness({ flaky_jobs: [e] = [] }) {
		return e && `Mend the job ${e.name} of ${e.workflow}: it was red and green on one commit ${e.times} times.`;
	}
	function ofSlowness({ workflows: e = [] }) {
		let t = e.find(({ slower: e }) => e);
		return t && `Look at why ${t.name} takes longer than before.`;
	}
	function spanOf(e) {
		return e < 2 * u ? `${Math.max(1, Math.round(e / l))} hours` : `${Math.round(e / u)} days`;
	}
	var p = n(1916);
	let m = .1, h = 1e3, g = [
		[/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "TIME"],
		[/\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b/g, "TIME"],
		[/\b\d+(?:\.\d+)?\s?(?:ms|seconds|secs|s|minutes|min|m)\b/g, "TIME"],
		[/\b0x[0-9a-f]+\b/gi, "UNIQ"],
		[/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "UNIQ"],
		[/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/gi, "UNIQ"],
		[/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/g, "UNIQ"],
		[/\b\d{5,}\b/g, "UNIQ"],
		[/(?:\/home\/runner\/work|\/Users\/runner\/work|[A-Z]:\\a)[/\\][^/\\\s]+[/\\][^/\\\s]+[/\\]/g, ""]
	];
	function normalised(e) {
		let t = new Map(), nameOf = (e) => (n) => {
			if (e !== "UNIQ") return e;
			let r = t.get(n) ?? `UNIQ${t.size + 1}`;
			return t.set(n, r), r;
		};
		return g.reduce((e, [t, n]) => e.replace(t, nameOf(n)), e.slice(0, h * 4)).replace(/\s+/g, " ").trim().slice(0, h);
	}
	function clusterCauses(e) {
		let t = [...Map.groupBy(e, ({ message: e }) => normalised(e))], n = [];
		for (let [e, r] of t.toSorted(([, e], [, t]) => t.length - e.length)) {
			let t = n.find((t) => isAlike(t.text, e));
			t === void 0 ? n.push({
				text: e,
				runs: [...r]
			}) : t.runs.push(...r);
		}
		return n.flatMap(({ runs: e }) => causeOf(e) ?? []).toSorted((e, t) => t.times - e.times || Date.parse(t.last_at) - Date.parse(e.last_at));
	}
	function isAlike(e, t) {
		let n = (e.length + t.length) / 2;
		return Math.abs(e.length - t.length) < n * m && (0, p.Io)(e, t) < n * m;
	}
	function causeOf(e) {
		let t = e.toSorted((e, t) => e.at - t.at), [n, i] = [t[0], t.at(-1)];
		if (n === void 0 || i === void 0) return;
		let a = e.every(({ infrastructure: e }) => e !== void 0);
		return (0, r.s)({
			message: i.message,
			times: e.length,
			workflows: [...new Set(t.map(({ workflow: e }) => e))].toSorted(),
			first_at: isoTime(n.at),
			last_at: isoTime(i.at),
			url: i.url,
			infrastructure: a ? i.infrastructure : void 0
		});
	}
	function outagesByWorkflow(e) {
		let t = [...Map.groupBy(e, (e) => `${workflowKey(e)} ${e.event}`).values()].flatMap(outagesOfLine);
		return Map.groupBy(t, ({ first: e }) => workflowKey(e));
	}
	function outagesOfLine(e) {
		let t = [], [n, r] = [void 0, void 0];
		for (let i of e.toSorted(inOrder)) if (i.colour !== "none") {
			if (i.colour === "red") {
				let e = {
					first: i,
					last: i,
					runs: 0,
					atLeast: n === void 0 && i.number > 1
				}, t = r ?? (n === void 0 ? e : {
					...e,
					before: n
				});
				r = {
					...t,
					last: i,
					runs: t.runs + 1
				};
			} else r !== void 0 && t.push({
				...r,
				green: i
			}), [n, r] = [i, void 0];
		}
		return r === void 0 ? t : [...t, r];
	}
	function inOrder(e, t) {
		return e.createdAt - t.createdAt || e.number - t.number || e.attempt - t.attempt;
	}
	function beginOf({ first: e }) {
		return e.endedAt;
	}
	function endOf({ first: e, green: t }) {
		return t === void 0 ? void 0 : Math.max(t.endedAt, e.endedAt);
	}
	function redTime(e, { from: t, to: n }) {
		let r = e.map((e) => ({
			from: Math.max(t, beginOf(e)),
			to: Math.min(n, endOf(e) ?? n)
		})).filter((e) => e.to > e.from).toSorted((e, t) => e.from - t.from), [i, a] = [0, -Infinity];
		for (let e of r) i += Math.max(0, e.to - Math.max(e.from, a)), a = Math.max(a, e.to);
		return i;
	}
	function rateOf(e, t) {
		return t < 5 ? void 0 : e / t;
	}
	function successRate(e) {
		let t = coloured(e, "green");
		return rateOf(t, t + coloured(e, "red"));
	}
	function retryRate(e) {
		return rateOf(e.filter(({ attempt: e }) => e > 1).length, e.length);
	}
	function coloured(e, t) {
		return e.filter((e) => e.colour === t).length;
	}
	function countRuns(e, t, n, i = e.length) {
		return (0, r.s)({
			total: i,
			green: coloured(e, "green"),
			red: coloured(e, "red"),
			cancelled: e.filter(({ cancelled: e }) => e).length,
			bots: e.filter(({ bot: e }) => e).length,
			read: e.length,
			success_rate: successRate(e),
			retry_rate: retryRate(e),
			red_share: e.length === 0 ? void 0 : redTime(t, n) / (n.to - n.from)
		});
	}
	function countDays(e, { from: t, to: n }) {
		let dayOf = (e) => isoTime(e).slice(0, 10), r = Map.groupBy(e, ({ endedAt: e }) => dayOf(e)), i = Math.ceil((n - t) / u);
		return Array.from({ length: i }, (e, t) => dayOf(n - (i - 1 - t) * u)).map((e) => {
			let t = r.get(e) ?? [];
			return {
				day: e,
				green: coloured(t, "green"),
				red: coloured(t, "red")
			};
		});
	}
	function endedIn(e, t) {
		return e.filter(({ endedAt: e }) => isWithin(t, e));
	}
	function environmentsOf(e, t) {
		return [...Map.groupBy(e, ({ repository: e, environment: t }) => JSON.stringify([e, t])).values()].flatMap((e) => environmentOf(e, t) ?? []).toSorted((e, t) => t.failed - e.failed || t.total - e.total);
	}
	function environmentOf(e, t) {
		let n = e.toSorted((e, t) => e.createdAt - t.createdAt), i = n.filter(({ createdAt: e, failed: n }) => e > t && n !== void 0), [a] = i;
		if (a === void 0) return;
		let o = i.filter((e) => e.failed === !0 || isRolledBack(e, n)).length, { environment: s, repository: c, url: l } = a, u = rateOf(o, i.length);
		return (0, r.s)({
			environment: s,
			repository: c,
			url: l,
			total: i.length,
			failed: o,
			failure_rate: u
		});
	}
	function isRolledBack(e, t) {
		let n = t.slice(0, t.indexOf(e)).filter(({ sha: t }) => t !== e.sha), r = t.slice(t.indexOf(e) + 1).find(({ sha: t }) => t !== e.sha);
		return r === void 0 || r.createdAt - e.createdAt > u ? !1 : n.some(({ sha: e }) => e === r.sha);
	}
	function flakyJobs(e, t) {
		return [...Map.groupBy(e, ({ repository: e, workflow: t, name: n }) => JSON.stringify([
			e,
			t,
			n
		])).values()].flatMap((e) => flakyJob(e, t) ?? []).toSorted((e, t) => t.times - e.times || Date.parse(t.last_at) - Date.parse(e.last_at));
	}
	function flakyJob(e, t) {
		let n = e.filter(({ at: e }) => e > t - 18144e5), i = [...Map.groupBy(n, ({ sha: e }) => e).values()].filter(isMixed).flatMap((e) => e.filter(isProof)), a = [...Map.groupBy(i, ({ run: e }) => e.id).values()].flatMap((e) => newest(e) ?? []), o = newest(a);
		if (o === void 0 || a.length < 2 || o.at <= t - d) return;
		let { name: s, workflow: c, repository: l } = o;
		return (0, r.s)({
			name: s,
			workflow: c,
			repository: l,
			times: a.length,
			last_at: isoTime(o.at),
			url: o.run.url,
			runs: a.toSorted((e, t) => t.at - e.at).slice(0, 5).map(({ run: e }) => e),
			new: a.every(({ at: e }) => e > t - d)
		});
	}
	function isMixed(e) {
		return e.some(isProof) && e.some(({ colour: e }) => e === "green");
	}
	function isProof({ colour: e, innocent: t }) {
		return e === "red" && t !== !0;
	}
	function newest(e) {
		return e.toSorted((e, t) => t.at - e.at)[0];
	}
	let _ = /^(?:GitHub Actions|Hosted Agent)\b/;
	function suspectRunners(e) {
		let t = e.filter(({ runner: e }) => !_.test(e));
		return [...Map.groupBy(t, ({ repository: e, runner: t }) => JSON.stringify([e, t])).values()].flatMap((t) => suspectRunner(t, e) ?? []).toSorted((e, t) => t.red - e.red);
	}
	function suspectRunner(e, t) {
		let n = e.toSorted((e, t) => t.at - e.at), i = n.findIndex(({ colour: e }) => e === "green"), a = i === -1 ? n : n.slice(0, i), [o] = a, s = [...new Set(a.map(({ name: e }) => e))].toSorted();
		if (o === void 0 || a.length < 3 || s.length < 2 || !t.some(({ runner: e, colour: t, name: n }) => e !== o.runner && t === "green" && s.includes(n))) return;
		let { runner: c, repository: l, url: u, at: d } = o;
		return (0, r.s)({
			name: c,
			repository: l,
			red: a.length,
			jobs: s,
			last_at: isoTime(d),
			url: u
		});
	}
	function medianSeconds(e) {
		let t = medianOf(e.filter(isMeasured).map(durationOf));
		return t === void 0 ? void 0 : secondsIn(t);
	}
	function isSlower(e) {
		return [...Map.groupBy(e.filter(isMeasured), ({ event: e }) => e).values()].some((e) => {
			let t = e.toSorted(inOrder).map(durationOf), n = t.slice(-27, -3), r = medianOf(n);
			return r === void 0 || n.length < 5 ? !1 : t.slice(-3).every((e) => e > r * 1.25 && e >= r + 3e5);
		});
	}
	function isMeasured({ colour: e, attempt: t }) {
		return e === "green" && t === 1;
	}
	function durationOf({ startedAt: e, endedAt: t }) {
		return t - e;
	}
	function workflowsOf(e) {
		return [...Map.groupBy(e.runs, workflowKey)].flatMap(([t, n]) => workflowOf(e, t, n) ?? []).toSorted((e, t) => Number(t.is_red) - Number(e.is_red) || t.red_seconds - e.red_seconds || t.runs - e.runs);
	}
	function workflowOf(e, t, n) {
		let { window: i, before: a } = e, o = endedIn(n, i), s = endedIn(n, a), c = o.at(0);
		if (c === void 0) return;
		let l = (e.outages.get(t) ?? []).filter((e) => touches(e, i)), u = l.filter(({ green: e }) => e === void 0), d = l.filter((e) => (endOf(e) ?? i.to) > i.from && e.green !== void 0), f = u.toSorted((e, t) => beginOf(e) - beginOf(t))[0], { name: p, url: m } = e.labelOf(c);
		return (0, r.s)({
			name: p,
			url: m,
			path: c.path,
			repository: c.repository,
			runs: o.length,
			green: coloured(o, "green"),
			red: coloured(o, "red"),
			success_rate: successRate(o),
			before_rate: successRate(s),
			retry_rate: retryRate(o),
			median_seconds: medianSeconds(o),
			before_median_seconds: medianSeconds(s),
			slower: isSlower(n),
			outages: l.length,
			red_seconds: secondsIn(redTime(l, i)),
			to_green_seconds: toGreen(d),
			is_red: u.length > 0,
			red_since: f && isoTime(f.first.startedAt),
			red_runs: f?.runs
		});
	}
	function toGreen(e) {
		let t = medianOf(e.map((e) => (endOf(e) ?? 0) - beginOf(e)));
		return t === void 0 ? void 0 : secondsIn(t);
	}
	function touches(e, { from: t, to: n }) {
		return beginOf(e) <= n && (endOf(e) ?? Infinity) > t;
	}
	function healthOf(e) {
		let { parts: t, window: n, gaps: i, wanted: a, now: o } = e, s = t.flatMap(({ history: e }) => e ?? []);
		s.some(({ whole: e }) => !e) && (i.blind = !0);
		let c = new Set(t.map(({ branch: e }) => e)), l = (0, r.s)({
			from: isoTime(n.from),
			to: isoTime(n.to),
			repositories: t.map(({ repository: e }) => e),
			branch: c.size === 1 ? [...c][0] : void 0,
			...a.has("health_runs") && runFacts(s, n),
			...turnFacts(t),
			silent: joined(t, ({ silent: e }) => e),
			waiting: joined(t, ({ waiting: e }) => e),
			causes: made(joined(t, ({ reasons: e }) => e), clusterCauses),
			flaky_jobs: made(joined(t, ({ results: e }) => e), (e) => flakyJobs(e, n.to)),
			runners: made(joined(t, ({ runners: e }) => e), suspectRunners),
			deployments: made(joined(t, ({ deployments: e }) => e), (e) => environmentsOf(e, n.from)),
			unread: i.unread.size > 0 ? [...i.unread].slice(0, 200) : void 0
		});
		return a.has("health_advice") ? (0, r.s)({
			...l,
			advice: adviceOn(l, o)
		}) : l;
	}
	function runFacts(e, t) {
		let n = e.flatMap((e) => e.runs), r = e.flatMap((e) => [...e.outages.values()].flat()), i = e[0]?.before ?? t, a = endedIn(n, t), o = e.reduce((e, t) => e + t.missing, 0);
		return {
			runs: countRuns(a, r, t, a.length + o),
			before: countRuns(endedIn(n, i), r, i),
			workflows: e.flatMap((e) => workflowsOf(e)).toSorted((e, t) => Number(t.is_red) - Number(e.is_red) || t.red_seconds - e.red_seconds || t.runs - e.runs).slice(0, 200),
			days: countDays(a, t)
		};
	}
	function turnFacts(e) {
		if (e.every(({ turns: e }) => e === void 0)) return {};
		let of = (t) => e.flatMap(({ turns: e }) => e?.[t] ?? []), latest = (e, t) => Date.parse(t.since) - Date.parse(e.since), longest = (e, t) => (t.after_seconds ?? 0) - (e.after_seconds ?? 0);
		return {
			turned_red: of("turned_red").toSorted(latest).slice(0, 200),
			still_red: of("still_red").toSorted(longest).slice(0, 200),
			green_again: of("green_again").toSorted(longest).slice(0, 200)
		};
	}
	function joined(e, t) {
		let n = e.flatMap((e) => {
			let n = t(e);
			return n === void 0 ? [] : [n];
		});
		return n.length === 0 ? void 0 : n.flat();
	}
	function made(e, t) {
		return e === void 0 ? void 0 : t(e).slice(0, 200);
	}
	var v = n(2164), y = n(5185), b = n(3281), x = n(2006);
	async function ask(e, t, n) {
		let r = await askAside(e, t, n);
		return r === void 0 && (e.gaps.partial = !0), r;
	}
	async function askAside({ budget: e, context: t, gaps: n, world: r }, i, a) {
		if (!e.take()) n.unread.add(`not all of ${i}: no more requests were to be spent`);
		else try {
			return await a().catch((t) => {
				if (!(t instanceof o.h) || t.fault.type === "permission" || !e.take()) throw t;
				return r.sleep(1e3).then(a);
			});
		} catch (e) {
			t.faults.add(i, e), n.unread.add(`not all of ${i}`);
			return;
		}
	}
	function totalOf({ data: e }) {
		let t = e?.total_count;
		return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
	}
	async function eachOf(e, t, n) {
		let r = [];
		for (let i = 0; i < e.length; i += t) r.push(...await Promise.all(e.slice(i, i + t).map(n)));
		return r;
	}
	class RunFailures {
		#e;
		#t = new Map();
		#n = new Map();
		constructor(e) {
			this.#e = e;
		}
		jobs({ id: e }, t) {
			let n = `${e} ${t}`, r = this.#t.get(n) ?? this.#r(e, t);
			return this.#t.set(n, r), r;
		}
		explain(e) {
			let t = this.#n.get(e.id) ?? this.#i(e);
			return this.#n.set(e.id, t), t;
		}
		async #r(e, t) {
			let { api: n } = this.#e;
			return (await askAside(this.#e, "the jobs of red runs", () => (0, x.P6)(n, {
				id: e,
				attempt: t
			}, 1)))?.jobs;
		}
		async #i(e) {
			let t = await this.jobs(e, e.attempt);
			if (t === void 0) return;
			let n = t.filter(({ conclusion: e }) => (0, v.iI)(e));
			if (n.length === 0 || !this.#e.budget.take(2)) return { jobs: t };
			let i = await (0, y.v)(this.#e.context, n.slice(0, 1)), a = await this.#a(i, n), o = messageOf(i[0]);
			return (0, r.s)({
				jobs: t,
				message: o,
				infrastructure: a
			});
		}
		async #a(e, t) {
			let n = (0, b.kU)(e), r = t.slice(1);
			if (n === void 0 || r.length === 0) return n;
			if (!(r.length > 3 || !this.#e.budget.take(2 * r.length))) return (0, b.kU)([...e, ...await (0, y.v)(this.#e.context, r)]);
		}
	}
	function messageOf(e) {
		let [t] = e?.errors ?? [], n = t?.message.split("\n").find((e) => e.trim() !== "");
		if (n !== void 0) return (0, s.Bd)(n, 300);
		let [r] = e?.failed_steps ?? [];
		return r === void 0 ? void 0 : (0, s.Bd)(`${e?.name} failed in ${r.name}`, 300);
	}
	var S = n(6260);
	let C = [
		"push",
		"schedule",
		"merge_group",
		"workflow_dispatch"
	], w = [
		"failure",
		"timed_out",
		"startup_failure"
	];
	function runRow(e, t) {
		let [n, i, a] = [
			(0, s.ai)(e, "id"),
			(0, s.ai)(e, "run_number"),
			(0, s.ai)(e, "workflow_id")
		], o = (0, s.n8)(e, "event") ?? "", c = pathOf(e), l = milliseconds(e, "created_at"), u = milliseconds(e, "updated_at");
		if (n === void 0 || a === void 0 || l === void 0 || u === void 0 || (0, s.n8)(e, "status") !== "completed" || !C.includes(o) || !isOf(e, t) || c.startsWith("dynamic/") || c === t.own) return;
		let d = (0, s.n8)(e, "conclusion") ?? "";
		return (0, r.s)({
			id: n,
			workflow: a,
			path: c,
			event: o,
			createdAt: l,
			endedAt: u,
			repository: t.repository,
			number: i ?? 1,
			attempt: (0, s.ai)(e, "run_attempt") ?? 1,
			name: (0, s.n8)(e, "name") ?? c,
			colour: colourOf(d),
			cancelled: d === "cancelled",
			unstarted: d === "startup_failure" || d === "failure" && (0, s.n8)(e, "name") === c,
			bot: isBot(e, "triggering_actor") || isBot(e, "actor"),
			startedAt: milliseconds(e, "run_started_at") ?? l,
			sha: (0, s.n8)(e, "head_sha") ?? "",
			subject: (0, S.et)((0, s.Mn)(e, "head_commit", "message"))?.slice(0, 200),
			url: (0, s.nf)(e, "html_url")
		});
	}
	function pathOf(e) {
		return ((0, s.n8)(e, "path") ?? "").replace(/@.*$/s, "");
	}
	function colourOf(e) {
		return e === "success" ? "green" : w.includes(e) ? "red" : "none";
	}
	function isOf(e, { repository: t, branch: n }) {
		let r = (0, s.n8)(e, "head_repository", "full_name");
		if (r !== void 0 && r.toLowerCase() !== t.toLowerCase()) return !1;
		let i = (0, s.n8)(e, "head_branch") ?? "";
		return i === n || i.startsWith(`gh-readonly-queue/${n}/`);
	}
	function isBot(e, t) {
		return (0, s.n8)(e, t, "type") === "Bot" || ((0, s.n8)(e, t, "login")?.endsWith("[bot]") ?? !1);
	}
	function milliseconds(e, t) {
		let n = (0, s.kB)(e, t);
		return n === void 0 ? void 0 : Date.parse(n);
	}
	async function readRuns(e, t, n) {
		let r = new Map(), i = await readSearch(e, { branch: n.branch }, t, n, r), a = await readSearch(e, { event: "merge_group" }, t, n, r), o = i.missing + a.missing;
		return o > 0 && e.gaps.unread.add(`${o} runs of ${e.repository} were not read`), {
			runs: [...r.values()],
			missing: o,
			whole: i.whole && a.whole
		};
	}
	async function readSearch(e, t, { from: n, to: r }, i, a) {
		let [o, s, c] = [
			r,
			0,
			!1
		];
		for (;;) {
			let l = await readSlice(e, t, {
				from: n,
				to: o
			}, i, a);
			if (l === void 0) return {
				missing: s,
				whole: !1
			};
			if (c || e.budget.expect(l.total / Math.max(r - n, 1) * d), c = !0, s += l.missing, l.missing > 0) return {
				missing: Math.max(s, l.total - l.read),
				whole: !1
			};
			if (l.read >= l.total && l.read < 1e3 || l.oldest === void 0) return {
				missing: s,
				whole: !0
			};
			if (l.oldest >= o) return {
				missing: s + Math.max(1, l.total - l.read),
				whole: !1
			};
			o = l.oldest;
		}
	}
	async function readSlice(e, t, { from: n, to: i }, a, o) {
		let [c, l] = [0, Infinity], page = async (r) => {
			let u = await ask(e, "the runs", () => e.api.page({
				route: "GET /repos/{owner}/{repo}/actions/runs",
				with: {
					...t,
					created: `${isoTime(n)}..${isoTime(i)}`,
					exclude_pull_requests: !0
				},
				permission: "actions: read"
			}, r));
			if (u === void 0) return;
			let d = (0, s.p_)(u.data, "workflow_runs");
			for (let e of d) {
				let t = runRow(e, a);
				t !== void 0 && o.set(t.id, t), l = Math.min(l, Date.parse((0, s.kB)(e, "created_at") ?? "") || l);
			}
			return c += d.length, {
				total: totalOf(u) ?? (u.last > 1 ? u.last * 100 : d.length),
				listed: d.length
			};
		}, u = await page(1);
		if (u === void 0) return;
		let d = (await eachOf(range(2, Math.min(10, Math.ceil(u.total / 100))), 2, page)).filter((e) => e === void 0).length * 100;
		return (0, r.s)({
			total: u.total,
			read: c,
			missing: d,
			oldest: Number.isFinite(l) ? l : void 0
		});
	}
	function range(e, t) {
		return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
	}
	async function readWorkflows(e) {
		let t = [];
		for (let n = 1; n <= 5; n += 1) {
			let r = await ask(e, "the workflows", () => e.api.page({
				route: "GET /repos/{owner}/{repo}/actions/workflows",
				with: {},
				permission: "actions: read"
			}, n));
			if (r === void 0) return n === 1 ? void 0 : t;
			let i = (0, s.p_)(r.data, "workflows");
			if (t.push(...i.flatMap((t) => workflowRecord(t, e) ?? [])), n >= r.last) break;
		}
		return t;
	}
	function workflowRecord(e, { page: t }) {
		let [n, i] = [(0, s.ai)(e, "id"), pathOf(e)];
		if (!(n === void 0 || i === "" || i.startsWith("dynamic/"))) return (0, r.s)({
			id: n,
			path: i,
			name: (0, s.n8)(e, "name") ?? i,
			state: (0, s.n8)(e, "state") ?? "active",
			updatedAt: workflows_milliseconds(e, "updated_at"),
			createdAt: workflows_milliseconds(e, "created_at"),
			url: (0, s.nf)({ url: `${t}/actions/workflows/${encodeURIComponent(i.split("/").at(-1) ?? "")}` }, "url")
		});
	}
	function workflows_milliseconds(e, t) {
		let n = (0, s.kB)(e, t);
		return n === void 0 ? void 0 : Date.parse(n);
	}
	function workflowName(e, { id: t, name: n, path: r }) {
		let i = e.some((e) => e.id !== t && e.name === n), a = r.split("/").at(-1) ?? r;
		return n === r ? a : i ? `${n} (${a})` : n;
	}
	let T = {
		runs: [],
		missing: 0,
		whole: !0
	};
	async function readHistory(e, t, n) {
		let { window: i, states: a } = n, o = i.to - i.from, s = {
			from: i.from - o,
			to: i.from
		}, c = Math.max(o, 1728e5), l = {
			from: i.from - c - 864e5,
			to: i.to
		}, u = n.runs ? await readRuns(e, l, t) : T, d = await readWorkflows(e), f = a ? await withEarlier(e, t, i, u.runs, d) : u.runs, p = a ? [...f, ...await readFirstAttempts(e, t, i, f)] : f, { missing: m, whole: h } = u;
		return (0, r.s)({
			source: e,
			of: t,
			runs: p,
			window: i,
			before: s,
			missing: m,
			whole: h,
			outages: outagesByWorkflow(p),
			labelOf: labels(e, d ?? []),
			workflows: d
		});
	}
	function labels({ page: e }, t) {
		let n = new Map(t.map((e) => [e.id, e]));
		return ({ workflow: r, name: i, path: a }) => {
			let o = n.get(r), s = a.split("/").at(-1) ?? "", c = o?.url ?? `${e}/actions/workflows/${encodeURIComponent(s)}`;
			return {
				name: workflowName(t, o ?? {
					id: r,
					name: i,
					path: a
				}),
				url: c
			};
		};
	}
	async function withEarlier(e, t, n, r, i = []) {
		let a = Map.groupBy(r, ({ workflow: e }) => e), o = i.filter(({ state: e, path: n }) => e === "active" && n !== t.own).filter(({ id: e }) => isUnsure(a.get(e) ?? [], n)), s = o.toSorted((e, t) => redFirst(a, e, t)).slice(0, 20);
		o.length > s.length && e.gaps.unread.add(`how ${o.length - s.length} workflows of ${e.repository} stood before`);
		let c = new Map(r.map((e) => [e.id, e]));
		return await eachOf(s, 3, async ({ id: n }) => {
			let r = (a.get(n) ?? []).some(({ colour: e }) => e === "red");
			for (let i of await readNewest(e, t, n, r ? 100 : 30)) c.set(i.id, c.get(i.id) ?? i);
		}), [...c.values()];
	}
	function isUnsure(e, t) {
		if (e.length === 0) return !0;
		let n = Map.groupBy(e.filter(({ colour: e }) => e !== "none"), ({ event: e }) => e), r = [...outagesByWorkflow(e).values()].flat(), isTold = ({ green: e }) => e === void 0 || isWithin(t, e.endedAt);
		return r.some((e) => e.atLeast && isTold(e)) ? !0 : [...n.values()].some((e) => {
			let n = e.toSorted(inOrder)[0];
			return n !== void 0 && n.number > 1 && isWithin(t, n.endedAt);
		});
	}
	function redFirst(e, t, n) {
		let reds = ({ id: t }) => e.get(t)?.filter(({ colour: e }) => e === "red").length ?? 0;
		return reds(n) - reds(t) || (e.get(n.id)?.length ?? 0) - (e.get(t.id)?.length ?? 0);
	}
	async function readNewest(e, t, n, r) {
		let i = await ask(e, "how the workflows stood before", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
			with: {
				workflow_id: n,
				branch: t.branch,
				exclude_pull_requests: !0,
				per_page: r
			},
			permission: "actions: read"
		}));
		return (0, s.p_)(i, "workflow_runs").flatMap((e) => runRow(e, t) ?? []);
	}
	async function readFirstAttempts(e, t, n, r) {
		return (await eachOf([...Map.groupBy(r.filter(({ colour: e }) => e !== "none"), (e) => `${workflowKey(e)} ${e.event}`).values()].flatMap((e) => e.toSorted(inOrder).at(-1) ?? []).filter(({ attempt: e, colour: t, endedAt: r }) => e > 1 && t === "green" && isWithin(n, r)).slice(0, 10), 3, async ({ id: n, attempt: r }) => {
			let i = await ask(e, "earlier attempts", () => e.api.get({
				route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}",
				with: {
					run_id: n,
					attempt_number: r - 1,
					exclude_pull_requests: !0
				},
				permission: "actions: read"
			}));
			return i === void 0 ? [] : runRow(i, t) ?? [];
		})).flat();
	}
	function liveOutages({ outages: e, workflows: t }) {
		if (t === void 0) return [...e.values()];
		let n = new Set(t.filter(({ state: e }) => e === "active").map(({ id: e }) => e));
		return [...e.values()].filter(([e]) => e !== void 0 && n.has(e.first.workflow));
	}
	let E = ["failure", "error"], D = ["success", "inactive"];
	async function readDeployments({ source: e, window: t }) {
		let n = await askAside(e, "the deployments", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/deployments",
			with: { per_page: 100 },
			permission: "deployments: read"
		})), i = (Array.isArray(n) ? n : []).flatMap((t) => deploymentOf(t, e) ?? []), a = i.filter(({ record: e }) => e.createdAt > t.from).slice(0, Math.min(12, e.budget.left)), o = i.filter(({ record: e }) => e.createdAt > t.from).length - a.length;
		o > 0 && e.gaps.unread.add(`how ${o} deployments of ${e.repository} ended`);
		let s = new Map(await eachOf(a, 4, async ({ id: t }) => [t, await read_deployments_endOf(e, t)]));
		return i.map(({ id: e, record: t }) => (0, r.s)({
			...t,
			failed: s.get(e)
		}));
	}
	function deploymentOf(e, { repository: t, page: n }) {
		let [r, i] = [(0, s.ai)(e, "id"), (0, s.kB)(e, "created_at")], a = (0, s.n8)(e, "environment");
		return r === void 0 || i === void 0 || a === void 0 ? void 0 : {
			id: r,
			record: {
				environment: a,
				repository: t,
				sha: (0, s.n8)(e, "sha") ?? "",
				createdAt: Date.parse(i),
				url: `${n}/deployments`
			}
		};
	}
	async function read_deployments_endOf(e, t) {
		let n = await askAside(e, "how deployments ended", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
			with: {
				deployment_id: t,
				per_page: 30
			},
			permission: "deployments: read"
		})), r = (Array.isArray(n) ? n : []).map((e) => (0, s.n8)(e, "state") ?? "");
		return r.some((e) => E.includes(e)) ? !0 : !r.some((e) => D.includes(e)) && void 0;
	}
	var O = n(2410);
	async function readJobResults(e, t) {
		let { source: n, runs: r } = e, i = [...retries(r), ...sameCommits(r)].toSorted((e, t) => t.red.run.endedAt - e.red.run.endedAt), a = Math.max(0, Math.min(8, Math.floor((n.budget.left - 10) / 3))), o = i.slice(0, a);
		return o.length < i.length && n.gaps.unread.add(`${o.length} of ${i.length} commits read that may show flaky jobs`), (await eachOf(o, 2, (n) => resultsOf(e, t, n))).flat();
	}
	function retries(e) {
		return e.filter(({ attempt: e, colour: t }) => e > 1 && t === "green").map((e) => ({
			red: {
				run: e,
				attempt: e.attempt - 1
			},
			green: {
				run: e,
				attempt: e.attempt
			}
		}));
	}
	function sameCommits(e) {
		let t = e.filter(({ colour: e, sha: t }) => e !== "none" && t !== "");
		return [...Map.groupBy(t, (e) => `${workflowKey(e)} ${e.sha}`).values()].flatMap((e) => {
			let t = e.find((e) => e.colour === "red" && !e.unstarted), n = e.find((e) => e.colour === "green" && e.id !== t?.id);
			return t === void 0 || n === void 0 ? [] : [{
				red: {
					run: t,
					attempt: t.attempt
				},
				green: {
					run: n,
					attempt: n.attempt
				}
			}];
		});
	}
	async function resultsOf(e, t, { red: n, green: r }) {
		let [i, a] = [await t.jobs(n.run, n.attempt), await t.jobs(r.run, r.attempt)];
		if (i === void 0 || a === void 0) return [];
		let o = a.filter(({ conclusion: e }) => e === "success");
		return (await eachOf(i.filter(({ conclusion: e }) => (0, v.iI)(e)), 2, async (t) => {
			let i = o.find(({ name: e, started_at: n }) => e === t.name && n !== t.started_at);
			if (i === void 0) return [];
			let a = await isInnocent(e, t);
			return [jobResult(e, n.run, t, {
				colour: "red",
				innocent: a
			}), jobResult(e, r.run, i, {
				colour: "green",
				innocent: !1
			})];
		})).flat();
	}
	async function isInnocent({ source: e }, t) {
		return (await askAside(e, "why jobs failed that passed again", () => (0, O.t)(e.context, t)))?.infrastructure !== void 0;
	}
	function jobResult({ labelOf: e }, t, { name: n, started_at: i }, { colour: a, innocent: o }) {
		let { repository: s, sha: c, id: l, number: u, url: d, endedAt: f } = t;
		return {
			repository: s,
			sha: c,
			name: n,
			colour: a,
			innocent: o,
			workflow: e(t).name,
			run: (0, r.s)({
				id: l,
				number: u,
				url: d
			}),
			at: i === void 0 ? f : Date.parse(i)
		};
	}
	async function readReasons(e, t) {
		let { chosen: n, all: i } = newestRed(e), a = await eachOf(n, 2, async (n) => {
			let i = await t.explain(n);
			if (i?.message === void 0) return [];
			let { message: a, infrastructure: o } = i, { url: s, endedAt: c } = n;
			return [(0, r.s)({
				message: a,
				at: c,
				workflow: e.labelOf(n).name,
				url: s,
				infrastructure: o
			})];
		});
		return n.length < i && e.source.gaps.unread.add(`${n.length} of ${i} red runs read`), a.flat();
	}
	async function readRunnerJobs(e, t) {
		let { chosen: n } = newestRed(e), { repository: i } = e.source;
		return (await eachOf(n, 2, async (e) => await t.jobs(e, e.attempt) ?? [])).flat().flatMap((e) => {
			let { runner: t, conclusion: n, name: a, started_at: o, url: s } = e, c = (0, v.iI)(n) ? "red" : n === "success" ? "green" : void 0;
			return t === void 0 || c === void 0 || o === void 0 ? [] : [(0, r.s)({
				repository: i,
				runner: t,
				name: a,
				colour: c,
				at: Date.parse(o),
				url: s
			})];
		});
	}
	function newestRed({ runs: e, window: t, source: n }) {
		let r = endedIn(e, t).filter(({ colour: e, unstarted: t }) => e === "red" && !t), i = Math.max(0, Math.min(20, Math.floor((n.budget.left - 24) / 3)));
		return {
			chosen: r.toSorted((e, t) => t.endedAt - e.endedAt).slice(0, i),
			all: r.length
		};
	}
	var k = n(5814);
	let A = Date.UTC(2024, 0, 1);
	function largestGap(e) {
		let t = firesIn(e, A, A + 428 * u), n;
		for (let e = 1; e < t.length; e += 1) n = Math.max(n ?? 0, (t[e] ?? 0) - (t[e - 1] ?? 0));
		return t.length === 1 ? 366 * u : n;
	}
	function firesBetween(e, t, n) {
		return firesIn(e, t, n).filter((e) => e > t && e <= n).length;
	}
	function firesIn(e, t, n) {
		let [r, i] = [Math.floor(t / u), Math.ceil(n / u)], a = e.flatMap((e) => timesOf(e, r, i) ?? []), o = new Map(), s = [];
		for (let e = r; e <= i; e += 1) {
			let t = a.flatMap(({ days: t }, n) => t.has(e) ? [n] : []);
			if (t.length === 0) continue;
			let n = t.join(), r = o.get(n), i = r ?? merged(t.map((e) => a[e]?.minutes ?? []));
			r === void 0 && o.set(n, i);
			for (let t of i) s.push(e * u + t * c);
		}
		return s;
	}
	function merged(e) {
		return [...new Set(e.flat())].toSorted((e, t) => e - t);
	}
	function timesOf(e, t, n) {
		let [r = "", i = "", ...a] = e.trim().split(/\s+/);
		if (a.length === 3) try {
			let e = t * u, o = cron_all(new k.l4(`${r} ${i} * * *`, j), e, e + u), s = cron_all(new k.l4(`0 0 ${a.join(" ")}`, j), e, (n + 1) * u);
			return {
				days: new Set(s.map((e) => Math.floor(e / u))),
				minutes: o.map((t) => (t - e) / c)
			};
		} catch {
			return;
		}
	}
	let j = {
		timezone: "UTC",
		mode: "5-part"
	};
	function cron_all(e, t, n) {
		let r = [];
		for (let i = e.nextRun(new Date(t - 1e3)); i !== null && i.getTime() < n; i = e.nextRun(i)) r.push(i.getTime());
		return r;
	}
	function scheduleFault(e) {
		let t = largestGap(e.lines);
		if (t !== void 0) return stoppedFault(e, t) ?? slowedFault(e, t) ?? neverGreenFault(e, t);
	}
	function longestSilence(e) {
		return e < u ? Math.max(3 * e, 6 * l) : Math.max(e + 6 * l, Math.min(1.5 * e, 3888e6));
	}
	function stoppedFault({ runs: e, writtenAt: t, now: n }, i) {
		let a = e.reduce((e, t) => Math.max(e ?? 0, t.createdAt), void 0), o = Math.max(a ?? -Infinity, t ?? -Infinity), s = o + longestSilence(i);
		if (!(!Number.isFinite(o) || n <= s)) return (0, r.s)({
			why: "stopped",
			interval: i,
			since: s,
			lastRunAt: a
		});
	}
	function slowedFault({ lines: e, runs: t, writtenAt: n = 0, now: r }, i) {
		let a = r - d;
		if (i < 6 * l || n > a) return;
		let o = firesBetween(e, a, r), s = t.filter(({ createdAt: e }) => e > a).map(({ createdAt: e }) => e);
		if (!(o < 3 || s.length === 0 || s.length / o >= .5)) return {
			why: "slowed",
			interval: i,
			since: r,
			lastRunAt: Math.max(...s)
		};
	}
	function neverGreenFault({ runs: e, now: t }, n) {
		let r = t - Math.max(3 * n, u), i = e.filter(({ createdAt: e }) => e > r);
		if (i.length < 3 || i.some(({ colour: e }) => e !== "none")) return;
		let a = Math.min(...i.map(({ createdAt: e }) => e));
		return {
			why: "never_green",
			interval: n,
			lastRunAt: Math.max(...i.map(({ createdAt: e }) => e)),
			since: a + 3 * n
		};
	}
	let M = "the workflow files";
	async function readFiles(e) {
		let { source: t, runs: n, workflows: r = [], of: i } = e, a = new Set(n.flatMap(({ event: e, workflow: t }) => e === "schedule" ? [t] : [])), s = r.filter(({ state: e, path: t }) => e === "active" && t.startsWith(".github/workflows/") && t !== i.own).toSorted((e, t) => Number(a.has(t.id)) - Number(a.has(e.id))), c = s.slice(0, 30);
		s.length > c.length && t.gaps.unread.add(`${s.length - c.length} workflow files of ${t.repository} were not read`);
		let l = await eachOf(c, 4, async (e) => ({
			workflow: e,
			text: await readText(t, e.path)
		}));
		return l.length > 0 && l.every(({ text: e }) => e === "missing") && (t.context.faults.add(M, new o.h({
			type: "permission",
			permission: "contents: read"
		})), t.gaps.unread.add(`not all of ${M}`), t.gaps.partial = !0), (await eachOf(l, 4, fileOf)).flat();
	}
	async function fileOf({ workflow: e, text: t }) {
		let n = t === void 0 ? void 0 : await triggersOf(t);
		return n === void 0 ? [] : [{
			workflow: e,
			triggers: n
		}];
	}
	async function readText(e, t) {
		let n = await ask(e, M, () => e.api.get({
			route: "GET /repos/{owner}/{repo}/contents/{path}",
			with: { path: t },
			permission: "contents: read"
		}).catch((e) => {
			if (e instanceof o.h && e.missing) return "missing";
			throw e;
		}));
		if (n === "missing") return n;
		let r = n?.content;
		if (!(typeof r != "string" || r.length > 716800)) return (0, s.n8)(n, "encoding") === "base64" ? Buffer.from(r, "base64").toString() : r;
	}
	async function triggersOf(e) {
		let { parse: t } = await n.e(815).then(n.t.bind(n, 8815, 19)), r;
		try {
			r = t(e, {
				maxAliasCount: 100,
				logLevel: "silent"
			});
		} catch {
			return;
		}
		let i = property(r, "on") ?? property(r, "true");
		return {
			cron: asList(property(i, "schedule")).flatMap((e) => (0, s.n8)(e, "cron") ?? []),
			after: asList(property(property(i, "workflow_run"), "workflows")).filter((e) => typeof e == "string")
		};
	}
	function property(e, t) {
		if (typeof e == "object" && e && Object.hasOwn(e, t)) return e[t];
	}
	function asList(e) {
		return Array.isArray(e) ? e : e == null ? [] : [e];
	}
	let N = ["disabled_inactivity", "disabled_manually"];
	async function readSilent(e) {
		let t = await readFiles(e), n = await eachOf(t, 3, (t) => scheduleFact(e, t)), r = await eachOf(t, 3, (t) => unheardFact(e, t));
		return [
			...unstartedFacts(e),
			...n.flat(),
			...r.flat(),
			...disabledFacts(e)
		];
	}
	function silentFact({ source: e, workflows: t = [] }, n, i) {
		let { at: a, ...o } = i;
		return (0, r.s)({
			workflow: workflowName(t, n),
			repository: e.repository,
			url: n.url,
			since: a === void 0 ? void 0 : isoTime(a),
			...o
		});
	}
	function disabledFacts(e) {
		let { workflows: t = [], window: n } = e;
		return t.flatMap((t) => {
			let i = N.find((e) => e === t.state);
			if (i === void 0) return [];
			let { updatedAt: a } = t, o = a !== void 0 && (i === "disabled_manually" ? isWithin(n, a) : isDue(n, a));
			return [silentFact(e, t, (0, r.s)({
				why: i,
				at: a,
				due: o
			}))];
		});
	}
	function unstartedFacts(e) {
		let { workflows: t = [], outages: n, window: r } = e, i = [...n.values()].flatMap((e) => e.filter(({ green: e, last: t }) => e === void 0 && t.unstarted)), a = Map.groupBy(i, ({ first: e }) => e.workflow);
		return t.flatMap((t) => {
			let [n] = a.get(t.id) ?? [];
			if (n === void 0 || t.state !== "active") return [];
			let i = n.last.endedAt;
			return [silentFact(e, t, {
				why: "does_not_compile",
				at: i,
				last_run_at: isoTime(n.last.createdAt),
				due: isDue(r, i)
			})];
		});
	}
	async function scheduleFact(e, { workflow: t, triggers: n }) {
		let { cron: i } = n;
		if (i.length === 0) return [];
		let { window: a } = e, o = await scheduledRuns(e, t);
		if (o === void 0) return [];
		let s = {
			lines: i,
			runs: o,
			now: a.to
		}, c = t.createdAt ?? (o.length === 0 ? await lastCommit(e, t) : void 0);
		if (scheduleFault((0, r.s)({
			...s,
			writtenAt: c
		})) === void 0) return [];
		let l = Math.max(t.createdAt ?? 0, await lastCommit(e, t) ?? 0) || void 0, u = scheduleFault((0, r.s)({
			...s,
			writtenAt: l
		}));
		return u === void 0 ? [] : [silentFact(e, t, faultOf(u, isFaultDue(u, {
			...s,
			writtenAt: l
		}, a)))];
	}
	function faultOf({ why: e, interval: t, lastRunAt: n, since: i }, a) {
		return (0, r.s)({
			why: e,
			due: a,
			at: i,
			expected_seconds: secondsIn(t),
			last_run_at: n === void 0 ? void 0 : isoTime(n)
		});
	}
	function isFaultDue(e, t, n) {
		if (e.why === "stopped") return isDue(n, e.since);
		let i = t.runs.filter(({ createdAt: e }) => e <= n.from);
		return scheduleFault((0, r.s)({
			...t,
			runs: i,
			now: n.from
		}))?.why !== e.why;
	}
	async function scheduledRuns({ source: e, runs: t, window: n, of: r, whole: i }, { id: a }) {
		let o = t.filter(({ workflow: e, event: t }) => e === a && t === "schedule"), c = t.reduce((e, { createdAt: t }) => Math.min(e, t), n.to);
		if (i && o.length > 0 && c <= n.to - 1296e6) return o;
		let l = await ask(e, "the scheduled runs", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
			with: {
				workflow_id: a,
				event: "schedule",
				branch: r.branch,
				exclude_pull_requests: !0,
				per_page: 100
			},
			permission: "actions: read"
		}));
		if (l !== void 0) return (0, s.p_)(l, "workflow_runs").flatMap((e) => runRow({
			...e,
			status: "completed"
		}, r) ?? []);
	}
	async function lastCommit({ source: e, of: t }, { path: n }) {
		let r = await ask(e, "when workflow files were changed", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/commits",
			with: {
				path: n,
				sha: t.branch,
				per_page: 1
			},
			permission: "contents: read"
		})), i = Array.isArray(r) ? (0, s.kB)(r[0], "commit", "committer", "date") : void 0;
		return i === void 0 ? void 0 : Date.parse(i);
	}
	let P = /[*?[\]!+]/;
	async function unheardFact(e, { workflow: t, triggers: n }) {
		let { workflows: i = [], window: a } = e, o = new Set(i.flatMap(({ name: e, path: t }) => [e, t])), [s] = n.after.filter((e) => !P.test(e) && !o.has(e));
		if (s === void 0) return [];
		let c = await lastCommit(e, t), l = c !== void 0 && isDue(a, c);
		return [silentFact(e, t, (0, r.s)({
			why: "unheard",
			named: s.slice(0, 200),
			at: c,
			due: l
		}))];
	}
	var F = n(5845);
	function turnsOf(e, t) {
		let n = {
			turnedRed: [],
			stillRed: [],
			greenAgain: []
		};
		for (let r of e) {
			let e = r.filter(({ green: e, last: t }) => e === void 0 && !t.unstarted), isNew = (e) => beginOf(e) > t.from, i = e.filter(isNew), a = r.some(({ green: e, last: t }) => e === void 0 && t.unstarted), [o] = inTime(i.length > 0 ? i : e);
			if (o !== void 0) {
				let e = i.length > 0 || isDue(t, beginOf(o));
				(i.length > 0 ? n.turnedRed : n.stillRed).push({
					outage: o,
					length: t.to - beginOf(o),
					due: e
				});
				continue;
			}
			let s = inTime(r.filter((e) => !isNew(e) && (endOf(e) ?? 0) > t.from))[0];
			s === void 0 || a || n.greenAgain.push({
				outage: s,
				length: (endOf(s) ?? 0) - beginOf(s),
				due: !0
			});
		}
		let latest = (e, t) => beginOf(t.outage) - beginOf(e.outage), longest = (e, t) => t.length - e.length;
		return {
			turnedRed: n.turnedRed.toSorted(latest),
			stillRed: n.stillRed.toSorted(longest),
			greenAgain: n.greenAgain.toSorted(longest)
		};
	}
	function inTime(e) {
		return e.toSorted((e, t) => beginOf(e) - beginOf(t));
	}
	async function readTurns(e, t) {
		let { turnedRed: n, stillRed: r, greenAgain: i } = turnsOf(liveOutages(e), e.window), a = new Set([...n, ...r.filter(({ due: e }) => e)].slice(0, 8)), told = (n) => eachOf(n, 2, (n) => outageFact(e, n, a.has(n) ? t : void 0));
		return {
			turned_red: await told(n),
			still_red: await told(r),
			green_again: await told(i)
		};
	}
	async function outageFact(e, t, n) {
		let { outage: i, length: a, due: o } = t, { first: s, last: c, green: l, runs: u, atLeast: d } = i, f = l ?? c, p = await n?.explain(c);
		return (0, r.s)({
			workflow: e.labelOf(c).name,
			repository: c.repository,
			path: c.path,
			branch: e.source.branch,
			since: isoTime(s.startedAt),
			runs: u,
			at_least: d,
			run: (0, r.s)({
				id: f.id,
				number: f.number,
				url: f.url
			}),
			url: f.url,
			first_run: (0, r.s)({
				id: s.id,
				number: s.number,
				url: s.url
			}),
			commit: commitFact(e, f),
			cause: p?.message,
			infrastructure: p?.infrastructure,
			suspects: n === void 0 ? [] : await suspectsIn(e, t, p),
			after_seconds: secondsIn(a),
			due: o
		});
	}
	function commitFact({ source: e }, { sha: t, subject: n }) {
		if (t !== "") return (0, r.s)({
			sha: t,
			subject: n,
			url: `${e.page}/commit/${t}`
		});
	}
	async function suspectsIn({ source: e, window: t }, { outage: n }, r) {
		let { before: i, first: a, runs: o } = n;
		if (o < 2 || i === void 0 || r === void 0 || r.infrastructure !== void 0 || i.sha === "" || a.sha === "" || i.sha === a.sha || a.endedAt <= t.from) return [];
		let { api: s, context: c } = e, l = await askAside(e, "who committed before it was red", () => s.page({
			route: "GET /repos/{owner}/{repo}/compare/{basehead}",
			with: { basehead: `${i.sha}...${a.sha}` },
			permission: "contents: read"
		}, 1));
		if (l === void 0 || l.last > 1) return [];
		let u = {
			...c.base.host,
			repository: e.page
		};
		return (0, F.k_)((0, F.g3)(l.data, u)).map(({ changed: e, ...t }) => t);
	}
	function isTooLong(e, t) {
		return t - e.since > limitOf(e);
	}
	function isWaitDue(e, t) {
		let n = e.why === "approval" && isWithin(t, e.since + u), r = t.from >= e.since && isDue(t, e.since);
		return isWithin(t, e.since + limitOf(e)) || n || r;
	}
	function limitOf({ why: e, selfHosted: t }) {
		return e === "approval" ? 9e5 : t ? 72e5 : 6e5;
	}
	let I = {
		queued: 10 * c,
		waiting: 15 * c
	};
	async function readWaiting(e) {
		return [...await waitingIn(e, "queued"), ...await waitingIn(e, "waiting")].toSorted((e, t) => Date.parse(e.since) - Date.parse(t.since));
	}
	async function waitingIn(e, t) {
		let { source: n, window: r } = e, i = await ask(n, "runs that wait", () => n.api.get({
			route: "GET /repos/{owner}/{repo}/actions/runs",
			with: {
				status: t,
				exclude_pull_requests: !0,
				per_page: 50
			},
			permission: "actions: read"
		})), a = (0, s.p_)(i, "workflow_runs").filter((e) => r.to - startOf(e) > I[t]), o = a.toSorted((e, t) => startOf(e) - startOf(t)).slice(0, 5);
		return a.length > o.length && n.gaps.unread.add(`${a.length - o.length} more runs wait in ${n.repository}`), (await eachOf(o, 2, async (n) => {
			let i = t === "queued" ? await runnerWait(e, n) : await approvalWait(e, n);
			return i === void 0 || !isTooLong(i, r.to) ? [] : waitingFact(e, n, i);
		})).flat();
	}
	function waitingFact(e, t, n) {
		let [i, a] = [(0, s.ai)(t, "id"), (0, s.ai)(t, "workflow_id")];
		if (i === void 0 || a === void 0) return [];
		let o = e.workflows?.find((e) => e.id === a), c = (0, s.nf)(t, "html_url");
		return [(0, r.s)({
			workflow: o?.name ?? (0, s.n8)(t, "name") ?? pathOf(t),
			repository: e.source.repository,
			run: (0, r.s)({
				id: i,
				number: (0, s.ai)(t, "run_number"),
				url: c
			}),
			url: c,
			why: n.why,
			since: isoTime(n.since),
			environment: n.environment,
			due: isWaitDue(n, e.window)
		})];
	}
	function startOf(e) {
		return Date.parse((0, s.kB)(e, "run_started_at") ?? (0, s.kB)(e, "created_at") ?? "");
	}
	async function runnerWait({ source: e, window: t }, n) {
		let [r, i] = [(0, s.ai)(n, "id"), (0, s.ai)(n, "run_attempt") ?? 1], a = t.to - startOf(n) > 2 * l;
		if (r === void 0) return;
		let o = await ask(e, "runs that wait", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
			with: {
				run_id: r,
				attempt_number: i,
				per_page: 100
			},
			permission: "actions: read"
		}));
		if (o === void 0) return a ? {
			why: "runner",
			since: startOf(n),
			selfHosted: !0
		} : void 0;
		let c = (0, s.p_)(o, "jobs").filter((e) => (0, s.n8)(e, "status") === "queued");
		if (c.length === 0) return;
		let u = c.every((e) => !(0, s.p_)(e, "labels").every(isHosted));
		return {
			why: "runner",
			since: Math.min(...c.map((e) => Date.parse((0, s.kB)(e, "created_at") ?? "") || startOf(n))),
			selfHosted: u
		};
	}
	function isHosted(e) {
		return typeof e == "string" && /^(?:ubuntu|windows|macos)-/i.test(e);
	}
	async function approvalWait({ source: e }, t) {
		let n = (0, s.ai)(t, "id");
		if (n === void 0) return;
		let i = await ask(e, "runs that wait", () => e.api.get({
			route: "GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments",
			with: { run_id: n },
			permission: "actions: read"
		})), a = (Array.isArray(i) ? i : []).find((e) => (0, s.p_)(e, "reviewers").length > 0);
		if (a === void 0) return;
		let o = (0, s.kB)((0, s.g1)(a), "wait_timer_started_at"), c = o === void 0 ? startOf(t) : Date.parse(o);
		return (0, r.s)({
			why: "approval",
			since: c,
			environment: (0, s.n8)(a, "environment", "name")
		});
	}
	let L = [
		"health_window",
		"health_news",
		"health_waiting",
		"health_deployments"
	];
	async function readParts(e, { window: t, wanted: n, own: i }) {
		let { repository: a, branch: o } = e, s = {
			repository: a,
			branch: o
		};
		if (n.size === 1 && n.has("health_window")) return s;
		let c = await readHistory(e, (0, r.s)({
			repository: a,
			branch: o,
			own: i
		}), {
			window: t,
			runs: [...n].some((e) => !L.includes(e)),
			states: n.has("health_turns") || n.has("health_silent")
		}), l = new RunFailures(e), when = async (e, t) => n.has(e) ? t() : void 0;
		return {
			...s,
			history: c,
			turns: await when("health_turns", () => readTurns(c, l)),
			silent: await when("health_silent", () => readSilent(c)),
			waiting: await when("health_waiting", () => readWaiting(c)),
			reasons: await when("health_causes", () => readReasons(c, l)),
			results: await when("health_flaky", () => readJobResults(c, l)),
			deployments: await when("health_deployments", () => readDeployments(c)),
			runners: await when("health_runners", () => readRunnerJobs(c, l))
		};
	}
	let R = {
		runs: 2e3,
		requests: 114
	}, z = {
		runs: 5e3,
		requests: 240
	};
	class RequestBudget {
		#e = R.requests;
		#t = 0;
		constructor(e = 1) {
			this.#n = e, this.#e = Math.floor(R.requests * e);
		}
		#n;
		expect(e) {
			let t = this.#t;
			this.#t = Math.max(t, e), this.#e += Math.floor((requestsFor(this.#t) - requestsFor(t)) * this.#n);
		}
		take(e = 1) {
			return this.#e < e ? !1 : (this.#e -= e, !0);
		}
		get left() {
			return this.#e;
		}
	}
	function requestsFor(e) {
		let t = Math.min(1, Math.max(0, (e - R.runs) / (z.runs - R.runs)));
		return R.requests + t * (z.requests - R.requests);
	}
	async function listRepositories(e, t) {
		let n = new Map();
		for (let r of t) {
			let t = /^([^/]+)\/\*$/.exec(r)?.[1], i = t === void 0 ? [r] : await repositoriesOf(e, t);
			for (let e of i) n.set(e.toLowerCase(), n.get(e.toLowerCase()) ?? e);
		}
		let r = [...n.values()];
		return {
			names: r.slice(0, 30),
			left: Math.max(0, r.length - 30)
		};
	}
	async function repositoriesOf(e, t) {
		try {
			return await pagesOf((n) => e.page({
				route: "GET /orgs/{org}/repos",
				with: {
					org: t,
					sort: "pushed"
				},
				permission: "contents: read"
			}, n));
		} catch (n) {
			if (!(n instanceof o.h) || !n.missing) throw n;
			return pagesOf((n) => e.page({
				route: "GET /users/{username}/repos",
				with: {
					username: t,
					sort: "pushed"
				},
				permission: "contents: read"
			}, n));
		}
	}
	async function pagesOf(e) {
		let t = [];
		for (let n = 1; n <= 3; n += 1) {
			let { data: r, last: i } = await e(n);
			if (t.push(...(Array.isArray(r) ? r : []).filter(isAlive).flatMap((e) => (0, s.n8)(e, "full_name") ?? [])), n >= i) break;
		}
		return t;
	}
	function isAlive(e) {
		let t = (0, s.g1)(e);
		return t?.archived !== !0 && t?.disabled !== !0 && (0, s.ai)(e, "id") !== void 0;
	}
	async function readRepository(e) {
		let t = await e.get({
			route: "GET /repos/{owner}/{repo}",
			with: {},
			permission: "contents: read"
		}), n = (0, s.g1)(t)?.archived === !0;
		return (0, r.s)({
			branch: (0, s.n8)(t, "default_branch"),
			archived: n
		});
	}
	function healthVerdict(e, { blind: t, partial: n }) {
		let { turned_red: i = [], still_red: a = [], green_again: o = [], silent: s = [], waiting: c = [] } = e, l = s.filter(({ due: e, why: t }) => e && t !== "disabled_manually"), u = [
			...i,
			...a,
			...o,
			...s,
			...c
		].filter(({ due: e }) => e).length + +!!t;
		return i.length + l.length > 0 ? {
			conclusion: "failure",
			change: "broken",
			news: u
		} : a.length > 0 ? {
			conclusion: "failure",
			change: "still-failing",
			news: u
		} : t || n ? {
			conclusion: "neutral",
			news: u
		} : (0, r.s)({
			conclusion: "success",
			change: o.length > 0 ? "fixed" : "still-passing",
			news: u
		});
	}
	async function sinceLastSuccess(e, t, n) {
		let r = await e.get({
			route: "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
			with: {
				workflow_id: t,
				status: "success",
				exclude_pull_requests: !0,
				per_page: 10
			},
			permission: "actions: read"
		}), i = (0, s.p_)(r, "workflow_runs").flatMap((e) => {
			let t = (0, s.kB)(e, "run_started_at") ?? (0, s.kB)(e, "created_at");
			return t === void 0 ? [] : [Date.parse(t)];
		}), a = Math.max(...i.filter((e) => e < n));
		return Number.isFinite(a) ? {
			from: Math.max(a, n - 26784e5),
			to: n
		} : void 0;
	}
	let B = [
		{
			name: "actions: read",
			brings: "runs, jobs and logs"
		},
		{
			name: "checks: read",
			brings: "errors"
		},
		{
			name: "contents: read",
			brings: "workflow files and commits"
		},
		{
			name: "deployments: read",
			brings: "deployments"
		}
	];
	async function loadHealth(e) {
		let { settings: t, base: n, world: a } = e, c = (0, s.n8)(a.env, "GITHUB_REPOSITORY"), l = t.repositories ?? (c === void 0 ? [] : [c]);
		if (t.githubToken === void 0) return unread("github-token is empty");
		let u = lastHours(t.period ?? 168, a.now()), [d] = l;
		if (d === void 0) return unread("nothing tells which repository. Name it under repositories");
		let f = new o.U(B), p = {
			unread: new Set(),
			partial: !1,
			blind: !1
		}, m = load_health_opener(e), h = [], opened = async (e) => {
			let t = await m(e);
			return h.push(t), t;
		};
		try {
			let { names: o, left: s } = await listRepositories(await opened(c ?? d), l);
			s > 0 && p.unread.add(`${s} more repositories`);
			let m = await sinceLastTold(e, await opened(c ?? d), c, f) ?? u, g = Math.min(1, 6 / Math.max(1, o.length)), _ = await (0, i.d)(t.redactor), v = healthOf({
				parts: (await eachOf(o, 2, async (t) => {
					let n = await openSource({
						input: e,
						api: await opened(t),
						repository: t,
						faults: f,
						gaps: p,
						hide: _,
						share: g,
						own: c
					});
					if (n !== void 0) return readParts(n, {
						window: m,
						wanted: e.wanted,
						own: ownPath(a, t)
					});
				})).flatMap((e) => e ?? []),
				window: m,
				gaps: p,
				wanted: e.wanted,
				now: a.now()
			}), { conclusion: y, change: b, news: x } = healthVerdict(v, p), S = n.facts.scope === "builds" ? {
				conclusion: y,
				change: b
			} : {}, C = h.reduce((e, t) => e + t.asked(), 0);
			return (0, r.s)({
				facts: (0, r.s)({
					...S,
					health: {
						...v,
						news: x
					}
				}),
				notice: f.notice(),
				reads: C
			});
		} catch (e) {
			return f.add("the health of the builds", e), {
				...unread("it could not be read"),
				...(0, r.s)({ notice: f.notice() })
			};
		}
	}
	function unread(e) {
		return {
			facts: {
				conclusion: "neutral",
				health: {
					unread: ["the builds"],
					news: 1
				}
			},
			notice: `The message goes without the health of the builds: ${e}`,
			reads: 0
		};
	}
	function load_health_opener({ settings: e, world: t }) {
		let n = (0, s.n8)(t.env, "GITHUB_API_URL") ?? "https://api.github.com", r = t.now() + e.timeout * 1e3 * .6666666666666666;
		return (i) => (0, a.N)({
			token: e.githubToken ?? "",
			baseUrl: n,
			repository: i,
			world: t,
			deadline: r
		});
	}
	function lastHours(e, t) {
		return {
			from: t - e * l,
			to: t
		};
	}
	async function sinceLastTold({ settings: e, world: t }, n, r, i) {
		let a = r === void 0 ? void 0 : ownPath(t, r)?.split("/").at(-1);
		if (a !== void 0 && e.buildReport === "watch") return sinceLastSuccess(n, a, t.now()).catch((e) => {
			i.add("when the builds were looked at last", e);
		});
	}
	function ownPath({ env: e }, t) {
		let n = (0, s.n8)(e, "GITHUB_WORKFLOW_REF")?.replace(/@.*$/s, ""), r = `${t}/`;
		return n?.toLowerCase().startsWith(r.toLowerCase()) ? n.slice(r.length) : void 0;
	}
	async function openSource(e) {
		let { input: t, api: n, repository: r, faults: i, gaps: a, hide: o, share: c, own: l } = e, { base: u, world: d } = t, f = r === l ? u.facts.repository?.default_branch : void 0, p = f === void 0 ? await readRepository(n).catch((t) => lostRepository(e, t)) : {
			branch: f,
			archived: !1
		};
		if (p === void 0 || p.archived) return;
		let m = (0, s.n8)(d.env, "GITHUB_SERVER_URL")?.replace(/\/+$/, "") ?? "https://github.com", h = `${m}/${r}`, g = Promise.resolve({}), _ = {
			...u.host,
			repository: h,
			server: m,
			forge: "github"
		}, v = {
			api: n,
			base: {
				...u,
				host: _
			},
			faults: i,
			passed: [],
			leg: 0,
			mostAsked: 0,
			hide: o,
			files: g,
			world: d
		};
		return {
			api: n,
			repository: r,
			page: h,
			branch: p.branch ?? "main",
			budget: new RequestBudget(c),
			gaps: a,
			context: v,
			world: d
		};
	}
	function lostRepository({ faults: e, gaps: t, repository: n }, r) {
		e.add(`the builds of ${n}`, r), t.unread.add(n), t.blind = !0;
	}
}) };
