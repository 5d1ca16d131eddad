export const id = 260;
export const ids = [260];
export const modules = { 5260: ((e, t, n) => {
	n.d(t, {
		T: () => findKey,
		lookBeside: () => lookBeside
	});
	var r = n(4222), i = n(6412);
	async function keyMark(e, t) {
		let { createHash: r } = await Promise.resolve().then(n.t.bind(n, 7598, 19)), i = JSON.stringify([t.repository?.name ?? "", e === "auto" ? autoKey(t) : ["key", e]]);
		return `k-${r("sha256").update(i).digest("hex").slice(0, 16)}`;
	}
	function autoKey({ scope: e, workflow: t, job: n, deployment: r, ref: i, pull_request: a }) {
		let o = a === void 0 ? ["ref", i?.name] : ["pull request", a.number];
		return e === "deployment" || r !== void 0 ? ["deployment", r?.environment] : [
			"build",
			t,
			e === "job" ? n?.name : void 0,
			...o
		];
	}
	var a = n(2164);
	function runIn(e) {
		let t = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(e ?? "");
		return t === null ? void 0 : positionOf(Number(t[1]), Number(t[2] ?? 1));
	}
	function positionOf(e, t = 1) {
		return e * 1e3 + t;
	}
	function stepForKey(e, t) {
		if (t.type === "unread") return unreadStep(e, t.reason);
		let n = lowest(ofThisOutage(e, t.records).filter((e) => e.open));
		return n === void 0 ? { do: "open" } : {
			do: "keep",
			record: n
		};
	}
	function stepForMessage(e) {
		return endStep(e);
	}
	function stepForIncident(e, t) {
		return (0, a.iI)(e.conclusion) ? redStep(e, t) : e.conclusion === "success" ? e.change === "fixed" ? endStep(t) : e.change === "still-passing" ? {
			do: "nothing",
			reason: "it worked before and works now"
		} : {
			do: "nothing",
			reason: "how it compares with the one before is not known",
			notice: "Whether an incident ends with this success is not known, because the history could not be read."
		} : {
			do: "nothing",
			reason: `an incident begins with a failure, and this is ${e.conclusion ?? "not over"}`
		};
	}
	function redStep(e, t) {
		if (t.type === "unread") return unreadStep(e, t.reason);
		let n = ofThisOutage(e, t.records), r = lowest(n.filter((e) => e.open));
		if (r !== void 0) return {
			do: "keep",
			record: r
		};
		let i = startOf(e) === void 0 ? void 0 : n.find((e) => e.run !== void 0);
		return i === void 0 ? { do: "open" } : {
			do: "nothing",
			reason: `task ${i.id} of this outage was completed already`
		};
	}
	function endStep(e) {
		if (e.type === "unread") return {
			do: "tell-end",
			notice: `Which task can be closed is not known: ${e.reason}.`
		};
		let t = e.records.filter((e) => e.open).toSorted((e, t) => t.id - e.id)[0];
		return t === void 0 ? { do: "tell-end" } : {
			do: "tell-end",
			record: t
		};
	}
	function unreadStep({ change: e }, t) {
		return e === "still-failing" ? {
			do: "nothing",
			reason: `it still fails, and whether that was told already is not known: ${t}`
		} : {
			do: "open",
			notice: `Whether there is one with this unique-key already is not known: ${t}.`
		};
	}
	function earlierThan(e, t, n) {
		if (n.type !== "unread") return lowest(ofThisOutage(t, n.records).filter((t) => t.open && t.id < e));
	}
	function ofThisOutage(e, t) {
		let n = startOf(e);
		return n === void 0 ? t.filter((e) => e.open) : t.filter(({ run: e }) => e === void 0 || e > n);
	}
	function startOf({ last_green: e, change: t, run: n, broken_since: r }) {
		let i = runIn(e?.url);
		if (i !== void 0) return i;
		let a = n?.id === void 0 ? void 0 : positionOf(n.id, n.attempt), o = t === "broken" ? a : runIn(r?.url);
		return o === void 0 ? void 0 : o - 1;
	}
	function lowest(e) {
		return e.toSorted((e, t) => e.id - t.id)[0];
	}
	async function keyedRecords(e, t, n, r) {
		let holds = ({ body: e }) => e?.includes(r) === !0, i = n === "topic" ? await e.openTopics(t, (e) => holds(e) ? topicRecord(e, r) : void 0) : await e.allTasks(t, (e) => holds(e) ? taskRecord(e, r) : void 0);
		return i.type === "read" ? {
			type: "read",
			records: i.value
		} : {
			type: "unread",
			reason: i.reason
		};
	}
	function topicRecord({ id: e, subject: t, body: n }, i) {
		return (0, r.s)({
			id: e,
			subject: bounded(t),
			open: !0,
			run: runOf(n, i),
			assignees: []
		});
	}
	function taskRecord({ id: e, subject: t, short: n, body: i, assignees: a, createDate: o, completeDate: s }, c) {
		return (0, r.s)({
			id: e,
			subject: bounded(t),
			name: bounded(n),
			open: s === void 0,
			run: runOf(i, c),
			assignees: (a ?? []).flatMap((e) => nameOf(e) ?? []).slice(0, 10),
			openedAt: bounded(o)
		});
	}
	function nameOf({ displayName: e, username: t }) {
		return bounded(e) ?? bounded(t);
	}
	function bounded(e) {
		return typeof e == "string" && e.trim().slice(0, 300).toWellFormed() || void 0;
	}
	function runOf(e = "", t) {
		let n = e.indexOf(t), r = e.slice(Math.max(0, n - 300), n);
		return runIn(r.slice(r.lastIndexOf("http")));
	}
	async function findKey(e, t, n, r) {
		let { kind: i, uniqueKey: a } = n, o = a ?? (i === "incident" ? "auto" : void 0);
		if (o === void 0) return;
		let s = await keyMark(o, r), c = await keyedRecords(e, t, contentOf(i), s);
		return i === "incident" ? {
			mark: s,
			step: stepForIncident(r, c)
		} : {
			mark: s,
			step: i === "message" ? stepForMessage(c) : stepForKey(r, c)
		};
	}
	async function lookBeside({ settings: e, facts: t, world: n, place: a, mark: o, id: s, deadline: c }) {
		let { baseUrl: l, username: u, password: d, target: f } = a, p = {
			type: "rest",
			baseUrl: l,
			username: u,
			password: d,
			target: f
		}, m = new i.N(p, n, c), h = await keyedRecords(m, f, contentOf(e.kind), o), { lookUps: g } = m, _ = h.type === "read" ? h.records.find((e) => e.id === s) : void 0, v = earlierThan(s, t, h);
		return (0, r.s)({
			lookUps: g,
			earlier: v,
			own: v === void 0 ? _ : void 0
		});
	}
	function contentOf(e) {
		return e === "topic" ? "topic" : "task";
	}
}) };
