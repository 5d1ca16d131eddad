"use strict";
exports.id = 56, exports.ids = [56], exports.modules = { 9056: ((e, t, n) => {
	n.r(t), n.d(t, { HEALTH_WORDS: () => f });
	var r = n(1779), i = n(2704), a = n(530), o = n(4989), s = n(8779), c = n(5593);
	let l = 86400;
	function isDigest({ runs: e }) {
		return e !== void 0;
	}
	function placeOf({ repositories: e = [], branch: t }) {
		let [n, ...i] = e;
		return n === void 0 ? "the builds" : i.length > 0 ? (0, r.U9)(e.length, "repository").replace("repositorys", "repositories") : [(0, a.uy)(n, 140), (0, a.uy)(t, 80)].filter((e) => e !== void 0).join("\xA0");
	}
	function repositoryOf({ repositories: e = [] }, t) {
		return e.length > 1 ? ` in ${(0, i.EH)(t)}` : "";
	}
	function sinceClock(e, t, n) {
		let [r, i] = [(0, o.pe)(e), (0, o.pe)(t)];
		if (r === void 0 || i === void 0) return;
		let { day: a, time: s } = (0, c.q)(r, n);
		return i.getTime() - r.getTime() < l * 1e3 ? `since\u00A0${s}` : `since\u00A0${a}\u00A0${s}`;
	}
	function inTime({ from: e, to: t }) {
		let [n, i] = [(0, o.pe)(e), (0, o.pe)(t)];
		if (n === void 0 || i === void 0) return "";
		let a = (i.getTime() - n.getTime()) / 1e3;
		return ` in\u00A0${(a < 2 * l ? (0, r.U9)(Math.round(a / 3600), "hour") : (0, o.Ln)(a)).replace(" ", "\xA0")}`;
	}
	function percent(e) {
		let t = Math.round(e * 100), n = e < 1 && t === 100 ? 99 : e > 0 && t === 0 ? 1 : t;
		return `${(0, r.zD)(n)}\u00A0%`;
	}
	function rateWords(e, t, n = "") {
		if (e === void 0) return;
		let r = t === void 0 || percent(t) === percent(e) ? "" : ` (was\u00A0${percent(t)})`;
		return percent(e) + n + r;
	}
	function isQuiet(e) {
		let { runs: t, workflows: n = [], turned_red: r = [], still_red: i = [], silent: a = [], waiting: o = [], flaky_jobs: s = [], deployments: c = [] } = e, l = [
			r,
			i,
			a,
			o,
			s,
			n.filter(({ slower: e }) => e)
		];
		return t?.red === 0 && l.every(({ length: e }) => e === 0) && c.every(({ failed: e }) => e === 0);
	}
	function secondsUntil(e, t) {
		let [n, r] = [(0, o.pe)(e), (0, o.pe)(t)];
		return n === void 0 || r === void 0 ? void 0 : (r.getTime() - n.getTime()) / 1e3;
	}
	function causes({ facts: { health: e }, entries: t = 6 }) {
		if (e === void 0) return;
		let n = (e.causes ?? []).slice(0, t).map((e) => {
			let t = e.workflows.slice(0, 4).map((e) => (0, a.uy)(e, 60) ?? ""), n = e.workflows.length > 4 ? ` and ${e.workflows.length - 4} more` : "", r = e.infrastructure === void 0 ? "" : ` (${s.sK[e.infrastructure]}, not the code)`, o = (0, i.iQ)((0, a.Rh)(e.message, 160) ?? "unknown", e.url);
			return `- ${e.times}\u00A0\u00d7 ${o}${r} in ${t.join(", ")}${n}`;
		}), o = (e.runners ?? []).slice(0, 3).map((t) => {
			let n = t.jobs.slice(0, 4).map(i.EH).join(", ");
			return `- Machine ${(0, i.iQ)(t.name, t.url)}${repositoryOf(e, t.repository)}: ${(0, r.U9)(t.red, "job")} in a row failed (${n}), which pass elsewhere`;
		}), c = [...n, ...o];
		return c.length === 0 ? void 0 : [
			"**Why it was red**",
			"",
			...c
		].join("\n");
	}
	function flaky({ facts: { health: e }, entries: t = 6 }) {
		let n = e?.flaky_jobs ?? [];
		return e === void 0 || n.length === 0 ? void 0 : [
			"**Red and green on one commit**",
			"",
			...n.slice(0, t).map((t) => {
				let n = (0, i.iQ)((0, a.Rh)(t.name, 80) ?? "A job", t.url), s = secondsUntil(t.last_at, e.to), c = s === void 0 ? void 0 : `last ${(0, o.Ln)(s)} ago`, l = t.runs.slice(0, 3).map(({ number: e, url: t }) => (0, i.iQ)(`#${e ?? "?"}`, t));
				return `- ${n}${` of ${(0, a.uy)(t.workflow, 60)}${repositoryOf(e, t.repository)}`}: ${(0, a.Am)([
					(0, r.U9)(t.times, "time"),
					c,
					t.new ? "new" : void 0
				], ", ")} (${l.join(", ")})`;
			})
		].join("\n");
	}
	function deployments({ facts: { health: e }, entries: t = 6 }) {
		let n = e?.deployments ?? [];
		return e === void 0 || n.length === 0 || isQuiet(e) ? void 0 : [
			"**Deployments**",
			"",
			...n.slice(0, t).map((t) => {
				let n = t.failure_rate === void 0 || t.failed === 0 ? "" : ` (${percent(t.failure_rate)})`, o = t.failed === 0 ? "none failed" : `${t.failed} failed${n}`;
				return `- ${(0, i.iQ)((0, a.Rh)(t.environment, 80) ?? "unknown", t.url)}${repositoryOf(e, t.repository)}: ${(0, r.U9)(t.total, "deployment")}, ${o}`;
			})
		].join("\n");
	}
	function reading({ facts: e, timeZone: t }) {
		let { health: n } = e;
		if (n === void 0) return;
		let { unread: r = [] } = n, s = r.length - 4, c = [...r.slice(0, 4), ...s > 0 ? [`${s} more`] : []], l = c.length === 0 ? void 0 : `Not read in full: ${(0, i.EH)(c.join("; "))}`;
		if (!isDigest(n)) return l;
		let u = (0, o.Vc)(n.to, t), d = (0, a.Am)([
			blocks(n),
			reading_counts(n),
			u === void 0 ? void 0 : `read up to ${u}`
		], "\xA0\u00b7 ");
		return (0, a.Am)([d && (0, a.Nx)(d), l], "  \n");
	}
	function reading_counts({ runs: e, workflows: t = [] }) {
		if (e === void 0) return;
		let { red: n, total: i, cancelled: s, bots: c, retry_rate: l, red_share: u } = e, d = t.reduce((e, t) => e + t.outages, 0), f = t.flatMap(({ to_green_seconds: e }) => e ?? []).toSorted((e, t) => e - t), p = f[Math.floor((f.length - 1) / 2)], m = [
			n > 0 ? `${n} of ${(0, r.U9)(i, "run")} red` : void 0,
			s > 0 ? `${s} cancelled` : void 0,
			c > 0 ? `${c} by bots` : void 0,
			l === void 0 || l === 0 ? void 0 : `${percent(l)} tried again`,
			d > 0 ? (0, r.U9)(d, "outage") : void 0,
			u === void 0 || u === 0 ? void 0 : `red for ${percent(u)} of the time`,
			p === void 0 ? void 0 : `green again after ${(0, o.Ln)(p)}`
		];
		return (0, a.Am)(m, ", ");
	}
	function blocks({ days: e = [] }) {
		if (!(e.length < 2 || e.length > 14 || e.every(({ red: e }) => e === 0))) return e.map(({ green: e, red: t }) => t > 0 ? "\ud83d\udfe5" : e > 0 ? "\ud83d\udfe9" : "\u2b1c").join("");
	}
	function advice({ facts: { health: e } }) {
		return e?.advice === void 0 ? void 0 : `\ud83d\udc49 ${(0, i.EH)(e.advice)}`;
	}
	var u = n(5543);
	function silence(e, t) {
		let { why: n, expected_seconds: r, last_run_at: i, named: s } = e, c = r === void 0 ? {} : { rest: everyWords(r) };
		switch (n) {
			case "stopped": {
				let e = secondsUntil(i, t);
				return {
					words: e === void 0 ? "has never run by its schedule" : `has not run for ${(0, o.Ln)(e)}`,
					...c
				};
			}
			case "slowed": return {
				words: "runs less than half as often as its schedule says",
				...c
			};
			case "never_green": return {
				words: "runs and never comes to an end that counts",
				...c
			};
			case "disabled_inactivity": return { words: "was switched off by GitHub: nothing had happened for 60 days" };
			case "disabled_manually": return { words: "was switched off by a person" };
			case "does_not_compile": return { words: "cannot start: its file has an error" };
			case "unheard": return { words: `waits for the workflow \u201c${(0, a.Rh)(s, 80) ?? ""}\u201d, which is not there` };
		}
	}
	function everyWords(e) {
		return {
			3600: "hourly",
			86400: "daily",
			604800: "weekly"
		}[e] ?? `every ${(0, o.Ln)(e)}`;
	}
	function red({ facts: e, entries: t }) {
		let { health: n } = e;
		if (n === void 0) return;
		let { turned_red: r = [], still_red: i = [], green_again: a = [] } = n, o = i.filter(({ due: e }) => e || isDigest(n)), s = a.length > 0 && (n.silent ?? []).some(({ due: e }) => e), c = r.length + i.length + a.length === 1 && !isDigest(n) && !s;
		return listing([
			...byCause(r).map((e) => turnedLine(n, e, c)),
			...o.map((e) => withCause(c ? void 0 : stillWords(n, e), e)),
			...c ? [] : a.map((e) => againLine(n, e))
		].filter((e) => e !== ""), t);
	}
	function incidents({ facts: e, entries: t }) {
		return listing((e.health?.incidents ?? []).map(({ id: e, name: t, subject: n, ended_at: r }) => {
			let i = (0, a.uy)(n, 150), o = r === void 0 ? "is open" : "can be closed";
			return `Task **${(0, a.uy)(t, 60) ?? e}** ${o}${i === void 0 ? "" : `: ${i}`}`;
		}), t);
	}
	function silent({ facts: e, entries: t }) {
		let { health: n } = e;
		if (n === void 0) return;
		let r = (n.silent ?? []).filter(({ due: e }) => e || isDigest(n));
		return r.length === 1 && !isDigest(n) && isAlone(n) ? void 0 : listing(r.map((e) => silentLine(n, e)), t);
	}
	function waiting({ facts: e, entries: t }) {
		let { health: n } = e;
		return n === void 0 ? void 0 : listing((n.waiting ?? []).filter(({ due: e }) => e || isDigest(n)).map((e) => waitingLine(n, e)), t);
	}
	function isAlone({ turned_red: e = [], still_red: t = [] }) {
		return e.length + t.length === 0;
	}
	function listing(e, t = 20) {
		if (e.length === 0) return;
		let n = e.length - t;
		return [...e.slice(0, t), ...n > 0 ? [`\u2026 and ${n} more`] : []].join("  \n");
	}
	function byCause(e) {
		return [...Map.groupBy(e, (e) => e.cause ?? `${e.repository} ${e.path}`).values()];
	}
	function workflowLink(e, { workflow: t, url: n, repository: r }) {
		return (0, i.iQ)((0, a.Rh)(t, 80) ?? "A workflow", n) + repositoryOf(e, r);
	}
	function turnedLine(e, t, n) {
		let [i] = t;
		if (i === void 0) return "";
		let o = t.slice(0, 5).map((t) => workflowLink(e, t)), c = t.length > 5 ? ` and ${(0, r.U9)(t.length - 5, "more workflow")}` : "", l = t.every(({ infrastructure: e }) => e !== void 0) ? i.infrastructure : void 0, d = l === void 0 ? void 0 : `${s.sK[l]}, not the code`, f = (0, u.g0)(i.suspects), p = [
			t.length > 1 ? void 0 : runsWords(i),
			d,
			t.length > 1 || l !== void 0 ? void 0 : commitWords(i),
			f === void 0 || t.length > 1 ? void 0 : `changed by ${f}`
		], m = n ? [] : [`${l === void 0 ? "\ud83d\udd34" : "\u26a0\ufe0f"} ${o.join(", ")}${c}`];
		return withCause((0, a.Am)([...m, ...p], "\xA0\u00b7 "), i);
	}
	function withCause(e, { cause: t }) {
		let n = (0, a.uy)(t, 300);
		return (0, a.Am)([e, n === void 0 ? void 0 : `\u21b3 ${n}`], "  \n") ?? "";
	}
	function runsWords({ runs: e, at_least: t, after_seconds: n }) {
		if (e < 2) return;
		let i = n === void 0 ? "" : ` in ${(0, o.Ln)(n)}`;
		return `${t ? "at least " : ""}${(0, r.U9)(e, "red run")}${i}`;
	}
	function commitWords({ commit: e }) {
		if (e === void 0) return;
		let t = (0, a.uy)(e.subject, 100);
		return (0, a.Am)([(0, i.iQ)(e.sha.slice(0, 7), e.url), t], " ");
	}
	function stillWords(e, t) {
		let { at_least: n, after_seconds: i, runs: a } = t, s = i === void 0 ? "" : ` for ${n ? "at least " : ""}${(0, o.Ln)(i)}`;
		return `\ud83d\udd34 ${workflowLink(e, t)} is still red${s}\u00A0\u00b7 ${(0, r.U9)(a, "red run")}`;
	}
	function againLine(e, t) {
		let { at_least: n, after_seconds: r } = t, i = r === void 0 ? "" : ` after ${n ? "at least " : ""}${(0, o.Ln)(r)}`;
		return `\ud83d\udfe2 ${workflowLink(e, t)} works again${i}`;
	}
	function silentLine(e, t) {
		let { words: n, rest: r } = silence(t, e.to);
		return `\ud83d\udd15 ${workflowLink(e, t)} ${(0, i.EH)(n)}${r === void 0 ? "" : ` (${r})`}`;
	}
	function waitingLine(e, t) {
		let { why: n, environment: r, since: s, run: c } = t, l = (0, a.uy)(r, 80), u = n === "runner" ? "a runner" : `an approval${l === void 0 ? "" : ` for ${l}`}`, d = secondsUntil(s, e.to), f = c.number === void 0 ? "" : ` #${c.number}`;
		return `\u23f3 ${(0, i.iQ)(`${(0, a.Rh)(t.workflow, 80) ?? "A run"}${f}`, t.url)}${repositoryOf(e, t.repository)} has waited for ${u}${d === void 0 ? "" : ` for ${(0, o.Ln)(d)}`}`;
	}
	var d = n(8929);
	function verdict_verdict({ facts: e, timeZone: t }) {
		if (e.health === void 0) return;
		let { icon: n, words: r, rest: a, url: o } = lineOf(e.health, e.conclusion === "neutral", t);
		return `${n} **${(0, i.iQ)(r, o)}**${a}`;
	}
	function subject({ facts: e, timeZone: t }) {
		if (e.health === void 0) return;
		let { words: n, rest: r } = lineOf(e.health, e.conclusion === "neutral", t);
		return (0, d.Fq)(n + r.replaceAll("\\", "").replaceAll("\u200b", ""));
	}
	function lineOf(e, t, n) {
		return redLine(e, n) ?? verdict_silentLine(e) ?? verdict_waitingLine(e) ?? endedLine(e, t);
	}
	function redLine(e, t) {
		let { turned_red: n = [], still_red: i = [], green_again: a = [], from: o, to: s } = e, others = (e) => e.flatMap(([e, t]) => e > 0 ? `\u00A0\u00b7 ${e} ${t}` : []).join(""), c = ` on ${placeOf(e)}`, [l] = n;
		if (l !== void 0) {
			let u = isDigest(e) ? inTime(e) : ` ${sinceClock(o, s, t) ?? ""}`.trimEnd();
			return {
				icon: "\ud83d\udd34",
				words: n.length === 1 ? `${nameOf(l.workflow)} turned red` : `${(0, r.U9)(n.length, "workflow")} turned red`,
				url: n.length === 1 ? l.url : void 0,
				rest: c + u + others([[i.length, "still red"], [a.length, "green again"]])
			};
		}
		let [u] = i;
		if (u !== void 0) return {
			icon: "\ud83d\udd34",
			words: i.length === 1 ? `${nameOf(u.workflow)} is still red` : `${(0, r.U9)(i.length, "workflow")} are still red`,
			url: i.length === 1 ? u.url : void 0,
			rest: c + others([[a.length, "green again"]])
		};
	}
	function verdict_silentLine(e) {
		let t = (e.silent ?? []).filter(({ due: t }) => t || isDigest(e)), [n] = t;
		if (n === void 0) return;
		let i = `\u00A0\u00b7 ${placeOf(e)}`;
		if (t.length > 1) return {
			icon: "\ud83d\udd15",
			words: `${(0, r.U9)(t.length, "workflow")} do not run as they should`,
			rest: i
		};
		let { words: a, rest: o } = silence(n, e.to);
		return {
			icon: "\ud83d\udd15",
			words: `${nameOf(n.workflow)} ${a}`,
			url: n.url,
			rest: (o === void 0 ? "" : ` (${o})`) + i
		};
	}
	function verdict_waitingLine(e) {
		let t = (e.waiting ?? []).filter(({ due: t }) => t || isDigest(e));
		if (t.length === 0 || (e.green_again ?? []).length > 0) return;
		let n = t.length === 1 ? "has waited" : "have waited";
		return {
			icon: "\u23f3",
			words: `${(0, r.U9)(t.length, "run")} ${n} for too long`,
			rest: ` on ${placeOf(e)}`
		};
	}
	function endedLine(e, t) {
		let { green_again: n = [], runs: i, before: s } = e, [c] = n, l = ` on ${placeOf(e)}`;
		if (c !== void 0 && !isDigest(e)) {
			let e = n.length === 1 ? `${nameOf(c.workflow)} works again` : `${(0, r.U9)(n.length, "workflow")} work again`, t = n.length > 1 || c.after_seconds === void 0 ? "" : ` after ${c.at_least ? "at least " : ""}${(0, o.Ln)(c.after_seconds)}`;
			return {
				icon: "\ud83d\udfe2",
				words: e,
				url: n.length === 1 ? c.url : void 0,
				rest: t + l
			};
		}
		if (t) return {
			icon: "\u26aa",
			words: "Not all builds could be read",
			rest: l
		};
		if (i === void 0) return {
			icon: "\u2705",
			words: "All green",
			rest: l
		};
		if (i.total === 0) return {
			icon: "\u26aa",
			words: "No builds",
			rest: l + inTime(e)
		};
		let u = rateWords(i.success_rate, s?.success_rate, " passed");
		return {
			icon: "\u2705",
			words: "All green",
			rest: `${l}: ${(0, a.Am)([(0, r.U9)(i.total, "run") + inTime(e), u], ", ")}`
		};
	}
	function nameOf(e) {
		return (0, a.Nx)((0, a.Rh)(e, 80) ?? "a workflow");
	}
	function workflows({ facts: e, entries: t = 12 }) {
		let { health: n } = e, i = n?.workflows ?? [];
		if (n === void 0 || i.length === 0 || isQuiet(n)) return;
		let a = i.slice(0, t).map((e) => rowOf(n, e)), o = i.length - a.length, s = o > 0 ? `\n\n\u2026 and ${(0, r.U9)(o, "more workflow")}` : "";
		return (0, u.Qj)([
			"Workflow",
			"Runs",
			"Passed",
			"Time",
			"Red"
		], a) + s;
	}
	function rowOf(e, t) {
		let { name: n, url: s, repository: c, runs: l, success_rate: u, before_rate: d, red: f, is_red: p, red_seconds: m } = t, h = (0, i.iQ)((0, a.Rh)(n, 60) ?? "A workflow", s) + repositoryOf(e, c), g = rateWords(u, d) ?? (f > 0 ? `${f} red` : ""), _ = m > 0 ? (0, o.Ln)(m) : "";
		return [
			`${p ? "\ud83d\udd34 " : ""}${h}`,
			(0, r.zD)(l),
			g,
			timeOf(t),
			_
		];
	}
	function timeOf({ median_seconds: e, before_median_seconds: t, slower: n }) {
		return e === void 0 ? "" : (0, o.p0)(e) + (n ? ` \u2b06${t === void 0 ? "" : ` (was ${(0, o.p0)(t)})`}` : "");
	}
	let f = {
		subject,
		verdict: verdict_verdict,
		reading,
		advice,
		incidents,
		red,
		silent,
		waiting,
		workflows,
		causes,
		flaky,
		deployments
	};
}) };
