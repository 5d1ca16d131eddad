"use strict";
exports.id = 769, exports.ids = [769], exports.modules = { 3769: ((e, t, n) => {
	n.d(t, { writeSummary: () => writeSummary });
	var r = n(1549), i = n(6455), a = n(2788);
	function foreign(e) {
		return (0, i.t)(e).replace(/[\\`*_{}[\]()#+!|<>@~&:.-]/g, (e) => `&#${e.charCodeAt(0)};`);
	}
	var o = n(9861);
	function drySummary(e, t) {
		let { receipt: n, draft: r } = e, i = [
			`### Dry run: this ${n.kind} was not sent`,
			verdictSentence(e),
			cost(e)
		];
		return i.push(checkTable(t)), r?.subject !== void 0 && i.push(`**Subject:** ${codeSpan(r.subject)}`), r !== void 0 && i.push(r.body, details("Markdown", fence(r.body))), i.push(assignedTo(e), ...lineOf(e), factTable(e)), `${i.filter((e) => e !== "").join("\n\n")}\n`;
	}
	function verdictSentence({ receipt: e, preview: t }) {
		let { stop: n } = t ?? {};
		return n === void 0 ? `It would be sent to ${e.target ?? "the webhook"} at ${codeSpan(e.host ?? "")}.` : n.at === "task" ? `Its task would not be opened, and the chat would be told why: ${reasonOf(n)}` : `It would not be sent: ${reasonOf(n)}`;
	}
	function assignedTo({ preview: e }) {
		return e?.assigned === void 0 ? "" : `**Assigned to:** ${foreign(e.assigned)}`;
	}
	function lineOf({ preview: e }) {
		let { line: t } = e ?? {};
		return t === void 0 ? [] : [
			"**Chat message:**",
			t.body,
			details("Markdown", fence(t.body))
		];
	}
	function reasonOf({ reason: e, hint: t }) {
		return foreign([e, t].map(r.em).join(" ").trimEnd());
	}
	function cost({ preview: e, receipt: t, draft: n }) {
		let r = t.tries.reduce((e, { times: t = 1 }) => e + t, 0), i = [...r === 0 ? [] : [`${r} to look up names there`], ...e?.reads ? [`${e.reads} to GitHub's API for its facts`] : []], a = t.kind === "incident" && n?.kind === "task" && e?.stop?.at !== "task" ? "2 requests to the service (the task, then a chat message that names it)" : "1 request to the service";
		return `Its cost: ${(0, o.KE)([a, ...i])}${i.length === 0 ? "" : ", which were made now as well"}.`;
	}
	let s = {
		ok: "\u2705",
		unchecked: "\u2754",
		warning: "\u26a0\ufe0f",
		fault: "\u274c"
	};
	function checkTable(e) {
		return e.length === 0 ? "" : [
			"| | looked at | found | what to do |",
			"|---|---|---|---|",
			...e.map(({ name: e, verdict: t, text: n, fix: r = "" }) => `| ${s[t]} | ${e} | ${foreign(n)} | ${foreign(r)} |`)
		].join("\n");
	}
	function factTable({ facts: e, preview: t }) {
		let n = (t?.used ?? []).flatMap((t) => leavesOf(t, factNamed(e, t)));
		if (n.length === 0) return "";
		let r = n.slice(0, 60).map(([e, t]) => `| ${factName(e)} | ${foreign(t)} |`), i = n.length > 60 ? [`| and ${n.length - 60} more | |`] : [];
		return details(`Facts it may use (${n.length})`, [
			"| fact | value |",
			"|---|---|",
			...r,
			...i
		].join("\n"));
	}
	function factNamed(e, t) {
		let own = (e, t) => typeof e == "object" && e && Object.hasOwn(e, t) ? e[t] : void 0;
		return t.split(".").reduce(own, e);
	}
	function factName(e) {
		return /^[\w.]+$/.test(e) ? `\`${e}\`` : foreign(e);
	}
	function leavesOf(e, t) {
		if (t == null) return [];
		if (Array.isArray(t)) return [[e, `${t.length} ${t.length === 1 ? "entry" : "entries"}`]];
		if (typeof t == "object") return Object.entries(t).flatMap(([t, n]) => leavesOf(`${e}.${t}`, n));
		let n = String(t);
		return [[e, n.length > 120 ? `${n.slice(0, 120).toWellFormed()}\u2026` : n]];
	}
	function details(e, t) {
		return `<details><summary>${e}</summary>\n\n${t}\n\n</details>`;
	}
	function codeSpan(e) {
		let t = "`".repeat(longestRun(e) + 1);
		return `${t} ${(0, i.t)(e)} ${t}`;
	}
	function fence(e) {
		let t = "`".repeat(Math.max(3, longestRun(e) + 1));
		return `${t}markdown\n${e}\n${t}`;
	}
	function longestRun(e) {
		let t = 0;
		for (let [n] of e.matchAll(/`+/g)) t = Math.max(t, n.length);
		return t;
	}
	function writeSummary(e, t, n, r) {
		let i = summaryOf(e, t, r), o = (0, a.W)(n, "GITHUB_STEP_SUMMARY", i);
		o.type === "fault" && r.notice(`The step summary could not be written: ${o.reason}`);
	}
	function summaryOf(e, t, n) {
		let { receipt: a, problems: o } = e;
		return a.outcome === "dry-run" ? drySummary(e, t) : [
			"### The notification",
			"",
			"| | |",
			"|---|---|",
			...Object.entries({
				Outcome: a.outcome,
				Reason: a.reason,
				"What to do": a.hint,
				"The service says": foreign(n.redact(a.words ?? "")),
				"Chat message": (0, r.NW)(a)?.reason ?? "",
				Kind: a.kind,
				Host: a.host ?? "",
				Target: a.target ?? "",
				Requests: String(a.tries.length),
				Problems: o.map(({ error: e }) => foreign(n.redact(e.message))).join(" ")
			}).filter(([, e]) => e !== "").map(([e, t]) => `| ${e} | ${(0, i.t)(n.redact(t))} |`),
			""
		].join("\n");
	}
}) };
