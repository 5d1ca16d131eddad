"use strict";
exports.id = 645, exports.ids = [645], exports.modules = { 6645: ((e, t, n) => {
	n.d(t, {
		lookBeside: () => lookBeside,
		lookUp: () => lookUp
	});
	var r = n(4222), i = n(1437), a = n(3791), o = n(6412);
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
	var s = n(2164);
	let c = 1e3;
	function runIn(e) {
		let t = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(e ?? "");
		return t === null ? void 0 : positionOf(Number(t[1]), Number(t[2] ?? 1));
	}
	function positionOf(e, t = 1) {
		return e * c + t;
	}
	function isSameRun(e, t) {
		return e !== void 0 && Math.floor(e / c) === Math.floor(t / c);
	}
	function lastAttemptOf(e) {
		return (Math.floor(e / c) + 1) * c - 1;
	}
	function stepForKey(e, t) {
		if (t.type === "unread") return unreadStep(e, t.reason);
		let n = lowest(((0, s.iI)(e.conclusion) ? ofThisOutage(e, t.records) : t.records).filter((e) => e.open));
		return n === void 0 ? { do: "open" } : {
			do: "keep",
			record: n
		};
	}
	function stepForMessage(e, t) {
		return t.type === "unread" ? {
			do: "tell-end",
			notice: `Which task has this unique-key is not known: ${t.reason}.`
		} : endStep(e, t);
	}
	function stepForIncident(e, t) {
		return stepWithoutRecords(e) ?? ((0, s.iI)(e.conclusion) ? redStep(e, t) : endStep(e, t));
	}
	function stepWithoutRecords({ conclusion: e, change: t }) {
		return (0, s.iI)(e) ? void 0 : e === "success" ? t === "fixed" ? void 0 : t === "still-passing" ? {
			do: "nothing",
			reason: "it worked before and works now"
		} : {
			do: "nothing",
			reason: "how it compares with the one before is not known",
			notice: "Whether an incident ends with this success is not known, because the history could not be read."
		} : {
			do: "nothing",
			reason: `an incident begins with a failure, and this is ${e ?? "not over"}`
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
	function endStep(e, t) {
		if (t.type === "unread") return {
			do: "tell-end",
			notice: `Which task can be closed is not known: ${t.reason}.`
		};
		let n = t.records.filter((e) => e.open), r = lowest(startOf(e) === void 0 ? [] : ofThisOutage(e, n)) ?? n.toSorted((e, t) => t.id - e.id)[0];
		return r === void 0 ? { do: "tell-end" } : {
			do: "tell-end",
			record: r
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
	function startOf({ scope: e, last_green: t, change: n, run: r, broken_since: i }) {
		let a = runIn(t?.url), o = runIn(i?.url), s = r?.id === void 0 ? void 0 : positionOf(r.id, r.attempt);
		if (a !== void 0 && !isSameRun(s, a)) return e === "deployment" && isSameRun(o, a) ? a : lastAttemptOf(a);
		let c = n === "broken" ? s : o;
		return c === void 0 ? a : Math.max(c - 1, a ?? 0);
	}
	function lowest(e) {
		return e.toSorted((e, t) => e.id - t.id)[0];
	}
	async function keyedRecords(e, t, n, r) {
		let holds = ({ body: e }) => placeOf(e, r) >= 0, i = n === "topic" ? await e.openTopics(t, (e) => holds(e) ? topicRecord(e, r) : void 0) : await e.allTasks(t, (e) => holds(e) ? taskRecord(e, r) : void 0);
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
	function runOf(e, t) {
		let n = placeOf(e, t), r = (e ?? "").slice(Math.max(0, n - 300), n);
		return runIn(r.slice(r.lastIndexOf("http")));
	}
	function placeOf(e, t) {
		return (e ?? "").search(RegExp(`d-[0-9a-f]{16}\\.${t}`));
	}
	async function findKey(e, t, n, r) {
		let { kind: i, uniqueKey: a } = n, o = a ?? (i === "incident" ? "auto" : void 0);
		if (o === void 0) return;
		let s = i === "incident" ? stepWithoutRecords(r) : void 0;
		if (s !== void 0) return { step: s };
		let c = await keyMark(o, r), l = await keyedRecords(e, t, contentOf(i), c);
		return i === "incident" ? {
			mark: c,
			step: stepForIncident(r, l)
		} : {
			mark: c,
			step: i === "message" ? stepForMessage(r, l) : stepForKey(r, l)
		};
	}
	async function lookBeside({ settings: e, facts: t, world: n, place: i, mark: a, id: s, deadline: c }) {
		let { baseUrl: l, username: u, password: d, target: f } = i, p = {
			type: "rest",
			baseUrl: l,
			username: u,
			password: d,
			target: f
		}, m = new o.N(p, n, c), h = await keyedRecords(m, f, contentOf(e.kind), a), { lookUps: g } = m, _ = h.type === "read" ? h.records.find((e) => e.id === s) : void 0, v = earlierThan(s, t, h);
		return (0, r.s)({
			lookUps: g,
			earlier: v,
			own: v === void 0 ? _ : void 0
		});
	}
	function contentOf(e) {
		return e === "topic" ? "topic" : "task";
	}
	var l = n(8067), u = n(1328);
	async function findAssignees(e, t) {
		let n = new Search(t);
		for (let t of e) {
			let e = await n.idsOf(t);
			if (e.length === 0) continue;
			let r = `${e.length} assignees were found, and the first 10 of them are assigned.`;
			return {
				assignees: e.slice(0, 10),
				notices: [...n.notices(), ...e.length > 10 ? [r] : []]
			};
		}
		return { notices: e.length === 0 ? [] : n.notices("nobody was assigned") };
	}
	class Search {
		#e;
		#t = [];
		#n = [];
		#r = [];
		#i = !1;
		constructor(e) {
			this.#e = e;
		}
		async idsOf(e) {
			let t = e.some(({ by: e }) => e !== "id"), n = t ? await this.#e.members?.() : void 0;
			this.#i ||= t && n === void 0;
			let r = [];
			for (let t of e) r.push(...await this.#a(t, n));
			return [...new Set(r)];
		}
		notices(e) {
			let [t, n] = [(0, u.kA)(this.#t), (0, u.kA)(this.#n)], r = [t && `Not assigned, because they are no members of the target: ${t}. Add them there, or name others.`, n && `Not assigned, because tasks are for people: ${n}.`].filter((e) => e !== "");
			return e === void 0 || r.length > 0 || this.#i ? r : [`To this task ${e}: ${(0, u.kA)(this.#r) || "the lists name none of the members"}.`];
		}
		async #a(e, t) {
			return t === void 0 ? e.by === "id" ? [e.id] : [] : e.by === "id" ? this.#s(t.find(({ id: t }) => t === e.id), `id ${e.id}`) : e.by === "username" ? this.#s((0, u.aA)(t, e.name), e.name) : e.by === "email" ? this.#s((0, u.mz)(t, e.name), e.name) : e.role === "admins" ? t.filter(({ isAdmin: e, isBot: t }) => e && !t).map(({ id: e }) => e) : (0, u.bw)(e.role) ? this.#o(e.role, t) : [];
		}
		async #o(e, t) {
			let n = (0, u.xr)(this.#e.facts, e);
			n.length === 0 && this.#r.push((0, u.tf)(e));
			let r = [];
			for (let e of n) {
				let n = await (0, u.cu)(e, this.#e), i = (0, u.Vd)(e);
				n.type === "bot" ? this.#n.push(i) : n.type === "account" ? r.push(...this.#s(n.member ?? (0, u.aA)(t, n.username), i)) : this.#t.push(i);
			}
			return r;
		}
		#s(e, t) {
			return e !== void 0 && !e.isBot ? [e.id] : ((e === void 0 ? this.#t : this.#n).push(t), []);
		}
	}
	async function findAddressees(e, t) {
		let n = [], r = [], a = {
			stranger: [],
			bot: [],
			unread: []
		};
		for (let o of e) {
			if (o.by === "username" && n.push(o.name), o.by !== "role") continue;
			if (!(0, u.bw)(o.role)) {
				n.push(o.role);
				continue;
			}
			let e = (0, u.xr)(t.facts, o.role);
			e.length === 0 && r.push(`Nobody was mentioned as ${o.role}: ${(0, u.tf)(o.role)}. ${d}`);
			for (let r of e) {
				let e = await (0, u.cu)(r, t);
				e.type === "account" ? (0, i.x)(e.username) ? n.push(e.username) : a.stranger.push(r) : a[e.type].push(r);
			}
		}
		let { stranger: o, bot: s, unread: c } = a, l = [...notMentioned("", o, t.members === void 0 ? p : f), ...notMentioned(", because bots read nothing", s, "")];
		return {
			addressees: addresseesOf(n, [...o, ...c]),
			notices: [...r, ...l]
		};
	}
	let d = "Add usernames to mention, if somebody is to be called all the same.", f = " No member of the target has this e-mail address or login: add them to the option users.", p = " Through a webhook only the option users tells who somebody is: add them to it.";
	function addresseesOf(e, t) {
		let n = new Map(e.toReversed().map((e) => [e.toLowerCase(), `@${e}`])), r = new Set(t.flatMap(({ name: e, login: t }) => e ?? t ?? []));
		return [...[...n.values()].toReversed().map((e) => ({
			type: "mention",
			text: e
		})), ...[...r].map((e) => ({
			type: "name",
			name: e
		}))];
	}
	function notMentioned(e, t, n) {
		return t.length === 0 ? [] : [`Not mentioned${e}: ${(0, u.kA)(t.map(u.Vd))}.${n}`];
	}
	var m = n(597), h = n(4064);
	async function lookUp(e) {
		let { destination: t } = e.settings;
		if (t.type === "rest") return lookUpThrough(e, t);
		let { accounts: n, problem: r } = await accountsFor(e), i = await findAddressees(mentioned(e), {
			facts: e.facts,
			accounts: n
		});
		return {
			...(0, h.cN)(e.settings),
			...i,
			notices: [...told(r), ...i.notices]
		};
	}
	async function lookUpThrough(e, t) {
		let { settings: n, facts: s, world: c, deadline: l } = e, leftMs = () => l - c.now(), u = new o.N(t, c, c.now() + leftMs() * .5), d = await (0, m.F)(u, t.target);
		if ("reason" in d) return refusedBy(u, d);
		u.until(c.now() + Math.min(leftMs() * .125, 6e3));
		let f = await findKey(u, d, n, s);
		if (u.refusal !== void 0) return refusedBy(u, u.refusal);
		if (f !== void 0 && f.step.do !== "open" && f.step.do !== "tell-end") return {
			...onlyPlace(t, d),
			keyed: f,
			lookUps: u.lookUps
		};
		u.until(c.now() + Math.min(leftMs() * .25, 5e3));
		let p = isOpened(n, f) ? n.category : void 0, h = typeof p == "string" ? await (0, a.O)(u, d, p) : { category: p }, g = "reason" in h ? h : void 0;
		if (g !== void 0 && n.kind !== "incident") return refusedBy(u, g);
		let { accounts: _, problem: v } = await accountsFor(e), y = new MembersOnce(u, d), b = {
			facts: s,
			accounts: _,
			members: () => y.read()
		}, { addressees: x, notices: S } = await findAddressees(mentioned(e), b), C = await findAssignees(isOpened(n, f) ? (0, i.ww)(n) : [], b);
		if (u.refusal !== void 0) return refusedBy(u, u.refusal);
		let { baseUrl: w, username: T, password: E } = t, { board: D, category: O, notice: k } = {
			board: void 0,
			category: void 0,
			notice: void 0,
			...h
		}, { assignees: A } = C, j = n.kind === "incident" && A !== void 0;
		return (0, r.s)({
			keyed: f,
			refusal: g,
			assigned: j ? calledAs(A, await y.read() ?? []) : void 0,
			place: (0, r.s)({
				baseUrl: w,
				username: T,
				password: E,
				target: d,
				board: D,
				category: O,
				assignees: A
			}),
			addressees: x,
			notices: [
				...told(k),
				...told(v),
				...told(y.notice),
				...S,
				...C.notices
			],
			lookUps: u.lookUps
		});
	}
	function isOpened({ kind: e }, t) {
		return e !== "incident" || t?.step.do === "open";
	}
	function calledAs(e, t) {
		return e.flatMap((e) => t.find((t) => t.id === e)?.username ?? []).map((e) => ({
			type: "mention",
			text: `@${e}`
		}));
	}
	function onlyPlace({ baseUrl: e, username: t, password: n }, r) {
		return {
			place: {
				baseUrl: e,
				username: t,
				password: n,
				target: r
			},
			addressees: [],
			notices: [],
			lookUps: []
		};
	}
	class MembersOnce {
		notice;
		#e;
		#t;
		constructor(e, t) {
			this.#e = e, this.#t = t;
		}
		async read() {
			let e = await this.#e.members(this.#t);
			if (e.type === "read") return e.value;
			let { type: t, id: n } = this.#t, r = `Nobody was looked up among the members of ${t} ${n}, because they could not be read: ${e.reason}.`;
			this.notice = `${r} ${e.hint}`.trimEnd();
		}
	}
	function mentioned({ settings: e, facts: t }) {
		return (0, h.wW)(e, t) ? e.mention ?? [] : [];
	}
	async function accountsFor(e) {
		let { users: t } = e.settings, n = (0, i.ww)(e.settings), r = [...mentioned(e), ...n.flat()].some((e) => e.by === "role" && (0, u.bw)(e.role));
		return (0, l.n)(r ? t : void 0, e.world.workspace);
	}
	function told(e) {
		return e === void 0 ? [] : [e];
	}
	function refusedBy({ lookUps: e, stopped: t }, n) {
		return {
			refusal: t ? {
				reason: "this step was cancelled",
				hint: ""
			} : n,
			addressees: [],
			notices: [],
			lookUps: e
		};
	}
}) };
