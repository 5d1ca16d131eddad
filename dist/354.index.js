export const id = 354;
export const ids = [354, 260];
export const modules = {
	3791: ((e, t, n) => {
		n.d(t, { O: () => findCategory });
		var r = n(9356), i = n(9947);
		async function findCategory(e, t, n) {
			let a = await e.board(t);
			if (a.type === "unread") return a.status === 404 ? {
				reason: `there is no task board of ${t.type} ${t.id}`,
				hint: a.hint
			} : { notice: withoutCategory(n, a.reason) };
			let o = await e.categories(a.value);
			if (o.type === "unread") return {
				board: a.value,
				notice: withoutCategory(n, o.reason)
			};
			let s = (0, i.n4)(n, o.value);
			if (s.type === "one") return {
				board: a.value,
				category: s.id
			};
			if (s.type === "many") return (0, i.dx)(n, "category", s.records);
			let c = (0, i.yS)(n, o.value);
			return {
				reason: `there is no category ${(0, r.JJ)(n)} on the board of ${t.type} ${t.id}`,
				hint: `${c} Check the name, or leave category out for Uncategorized.`.trimStart()
			};
		}
		function withoutCategory(e, t) {
			return `The task goes to the board without the category ${(0, r.JJ)(e)}, because the categories could not be read: ${t}.`;
		}
	}),
	5260: ((e, t, n) => {
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
	}),
	5354: ((e, t, n) => {
		n.d(t, { lookUp: () => lookUp });
		var r = n(4222), i = n(1437), a = n(3791), o = n(5260), s = n(8067), c = n(1328);
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
				let [t, n] = [(0, c.kA)(this.#t), (0, c.kA)(this.#n)], r = [t && `Not assigned, because they are no members of the target: ${t}. Add them there, or name others.`, n && `Not assigned, because tasks are for people: ${n}.`].filter((e) => e !== "");
				return e === void 0 || r.length > 0 || this.#i ? r : [`To this task ${e}: ${(0, c.kA)(this.#r) || "the lists name none of the members"}.`];
			}
			async #a(e, t) {
				return t === void 0 ? e.by === "id" ? [e.id] : [] : e.by === "id" ? this.#s(t.find(({ id: t }) => t === e.id), `id ${e.id}`) : e.by === "username" ? this.#s((0, c.aA)(t, e.name), e.name) : e.by === "email" ? this.#s((0, c.mz)(t, e.name), e.name) : e.role === "admins" ? t.filter(({ isAdmin: e, isBot: t }) => e && !t).map(({ id: e }) => e) : (0, c.bw)(e.role) ? this.#o(e.role, t) : [];
			}
			async #o(e, t) {
				let n = (0, c.xr)(this.#e.facts, e);
				n.length === 0 && this.#r.push((0, c.tf)(e));
				let r = [];
				for (let e of n) {
					let n = await (0, c.cu)(e, this.#e), i = (0, c.Vd)(e);
					n.type === "bot" ? this.#n.push(i) : n.type === "account" ? r.push(...this.#s(n.member ?? (0, c.aA)(t, n.username), i)) : this.#t.push(i);
				}
				return r;
			}
			#s(e, t) {
				return e !== void 0 && !e.isBot ? [e.id] : ((e === void 0 ? this.#t : this.#n).push(t), []);
			}
		}
		let l = ["team", "here"];
		async function findAddressees(e, t) {
			let n = [], r = [], i = {
				stranger: [],
				bot: [],
				unread: []
			};
			for (let a of e) {
				if (a.by === "username" && n.push(a.name), a.by !== "role") continue;
				if (!(0, c.bw)(a.role)) {
					n.push(a.role);
					continue;
				}
				let e = (0, c.xr)(t.facts, a.role);
				e.length === 0 && r.push(`Nobody was mentioned as ${a.role}: ${(0, c.tf)(a.role)}. ${u}`);
				for (let r of e) {
					let e = await (0, c.cu)(r, t);
					e.type === "account" ? isPersonal(e.username) ? n.push(e.username) : i.stranger.push(r) : i[e.type].push(r);
				}
			}
			let { stranger: a, bot: o, unread: s } = i, l = [...notMentioned("", a, t.members === void 0 ? f : d), ...notMentioned(", because bots read nothing", o, "")];
			return {
				addressees: addresseesOf(n, [...a, ...s]),
				notices: [...r, ...l]
			};
		}
		let u = "Add usernames to mention, if somebody is to be called all the same.", d = " No member of the target has this e-mail address or login: add them to the option users.", f = " Through a webhook only the option users tells who somebody is: add them to it.";
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
		function isPersonal(e) {
			return (0, i.fH)(e) && !l.includes(e.toLowerCase());
		}
		function notMentioned(e, t, n) {
			return t.length === 0 ? [] : [`Not mentioned${e}: ${(0, c.kA)(t.map(c.Vd))}.${n}`];
		}
		var p = n(6412), m = n(597), h = n(4064);
		let g = 1 / 2;
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
			let { settings: n, facts: s, world: c, deadline: l } = e, leftMs = () => l - c.now(), u = new p.N(t, c, c.now() + leftMs() * g), d = await (0, m.F)(u, t.target);
			if ("reason" in d) return refusedBy(u, d);
			u.until(c.now() + Math.min(leftMs() * .125, 6e3));
			let f = await (0, o.T)(u, d, n, s);
			if (u.until(c.now() + leftMs() * g), f !== void 0 && f.step.do !== "open" && f.step.do !== "tell-end") return {
				...onlyPlace(t, d),
				keyed: f,
				lookUps: u.lookUps
			};
			u.until(c.now() + Math.min(leftMs() * .25, 5e3));
			let { category: h } = n, _ = typeof h == "string" ? await (0, a.O)(u, d, h) : { category: h };
			if ("reason" in _) return refusedBy(u, _);
			let { accounts: v, problem: y } = await accountsFor(e), b = new MembersOnce(u, d), x = {
				facts: s,
				accounts: v,
				members: () => b.read()
			}, { addressees: S, notices: C } = await findAddressees(mentioned(e), x), w = await findAssignees(isOpened(n, f) ? (0, i.ww)(n) : [], x);
			if (u.refusal !== void 0) return refusedBy(u, u.refusal);
			let { baseUrl: T, username: E, password: D } = t, { board: O, category: k, notice: A } = {
				board: void 0,
				notice: void 0,
				..._
			}, { assignees: j } = w, M = n.kind === "incident" && j !== void 0;
			return (0, r.s)({
				keyed: f,
				assigned: M ? calledAs(j, await b.read() ?? []) : void 0,
				place: (0, r.s)({
					baseUrl: T,
					username: E,
					password: D,
					target: d,
					board: O,
					category: k,
					assignees: j
				}),
				addressees: S,
				notices: [
					...told(A),
					...told(y),
					...told(b.notice),
					...C,
					...w.notices
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
			let { users: t } = e.settings, n = (0, i.ww)(e.settings), r = [...mentioned(e), ...n.flat()].some((e) => e.by === "role" && (0, c.bw)(e.role));
			return (0, s.n)(r ? t : void 0, e.world.env.GITHUB_WORKSPACE);
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
	}),
	9947: ((e, t, n) => {
		n.d(t, {
			dx: () => manyWords,
			n4: () => findNamed,
			yS: () => nearWords
		});
		var r = n(2037), i = n(229), a = n(9356);
		function findNamed(e, t) {
			let n = e.replace(/^\+/, ""), isNamed = (t) => folded(t.name) === folded(e), [r] = [
				t.filter((e) => folded(e.nickname) === folded(n)),
				t.filter((t) => t.name === e),
				t.filter(isNamed)
			].filter((e) => e.length > 0);
			if (r === void 0) return { type: "none" };
			let [i] = r;
			return r.length === 1 && i !== void 0 ? {
				type: "one",
				id: i.id
			} : {
				type: "many",
				records: r
			};
		}
		function manyWords(e, t, n) {
			let r = n.slice(0, 5).map(({ id: e, nickname: t }) => t === void 0 ? e : `${e} (${t})`);
			return {
				reason: `${n.length} ${t === "category" ? "categories" : `${t}s`} are called ${(0, a.JJ)(e)}`,
				hint: `Write the id of the one that is meant, one of ${r.join(", ")}.`
			};
		}
		function nearWords(e, t) {
			let n = t.flatMap(({ name: e, nickname: t }) => [e, t]).filter((e) => e !== void 0), a = (0, r.q)(e, n, 5);
			if (a.length === 0) return "";
			let [o = ""] = a;
			return a.length === 1 ? `Did you mean ${quoted(o)}?` : `The nearest are ${(0, i.KE)(a.map(quoted))}.`;
		}
		function quoted(e) {
			return `"${(0, i.EU)(e)}"`;
		}
		function folded(e) {
			return e?.normalize("NFC").toLowerCase();
		}
	}),
	8067: ((e, t, n) => {
		n.d(t, {
			X: () => accountOf,
			n: () => readAccounts
		});
		var r = n(3024), i = n(1455), a = n(6760), o = n(4222), s = n(452), c = n(5627), l = n(229), u = n(1437);
		let d = 262144;
		async function readAccounts(e, t) {
			if (e === void 0) return { accounts: new Map() };
			if (e.type === "map") return { accounts: byLogin(e.accounts) };
			let n = [], fault = (e) => void n.push(e), r = await textOf(e.path, t ?? ".");
			r.type === "fault" && fault(r.words);
			let i = r.type === "ok" ? await (0, u.wQ)({
				text: r.text,
				shown: l.SP,
				fault
			}) : void 0, a = n.length === 0 ? void 0 : `users: ${(0, l.SP)(e.path)}: ${n.slice(0, 3).join("; ")}. Check the path and what is in it.`;
			return (0, o.s)({
				accounts: byLogin(i ?? new Map()),
				problem: a
			});
		}
		function accountOf({ login: e, email: t }, n) {
			return [
				e,
				(0, c.$A)(t),
				t
			].filter((e) => e !== void 0).map((e) => n.get(e.toLowerCase())).find((e) => e !== void 0);
		}
		function byLogin(e) {
			let t = [...e].map(([e, t]) => [(0, c.$A)(e) ?? e, t]);
			return new Map([...t, ...e]);
		}
		async function textOf(e, t) {
			try {
				let n = await (0, i.realpath)(t), r = await (0, i.realpath)((0, a.resolve)(n, e)), o = (0, a.relative)(n, r);
				return (0, a.isAbsolute)(o) || o.split(a.sep)[0] === ".." ? {
					type: "fault",
					words: "it is outside of the workspace"
				} : await regularText(r);
			} catch (e) {
				let t = (0, s.xU)(e);
				return {
					type: "fault",
					words: t === "ENOENT" ? "there is no such file in the workspace" : `it cannot be read (${t ?? "unknown error"})`
				};
			}
		}
		let f = r.constants.O_RDONLY | (r.constants.O_NONBLOCK ?? 0);
		async function regularText(e) {
			let t = await (0, i.open)(e, f);
			try {
				let e = await t.stat();
				return e.isFile() ? e.size > d ? {
					type: "fault",
					words: `it has ${e.size} bytes, more than ${d}`
				} : {
					type: "ok",
					text: (await t.readFile("utf8")).replace(/^\uFEFF/, "")
				} : {
					type: "fault",
					words: "it is not a regular file"
				};
			} finally {
				await t.close();
			}
		}
	}),
	1328: ((e, t, n) => {
		n.d(t, {
			Vd: () => shownPerson,
			aA: () => memberNamed,
			bw: () => isBuildRole,
			cu: () => identityOf,
			kA: () => shownNames,
			mz: () => memberAt,
			tf: () => nobodyWords,
			xr: () => peopleOf
		});
		var r = n(229), i = n(8067);
		function isBuildRole(e) {
			return e === "author" || e === "suspects";
		}
		function peopleOf({ pull_request: e, commit: t, suspects: n = [] }, r) {
			if (r === "suspects") return n;
			let i = e?.author ?? t?.author;
			return i === void 0 ? [] : [i];
		}
		function nobodyWords(e) {
			return e === "author" ? "the author is not known" : "what was committed since the last success is not known";
		}
		async function identityOf(e, { accounts: t, members: n }) {
			if (e.bot === !0) return { type: "bot" };
			let r = (0, i.X)(e, t);
			if (r !== void 0) return {
				type: "account",
				username: r
			};
			if (n === void 0) return { type: "stranger" };
			let a = await n();
			if (a === void 0) return { type: "unread" };
			let { email: o, login: s } = e, c = onlyOne(a, (e) => e.email, o) ?? onlyOne(a, (e) => e.username, s);
			return c?.username === void 0 ? { type: "stranger" } : c.isBot ? { type: "bot" } : {
				type: "account",
				username: c.username,
				member: c
			};
		}
		function memberNamed(e, t) {
			return onlyOne(e, (e) => e.username, t);
		}
		function memberAt(e, t) {
			return onlyOne(e, (e) => e.email, t);
		}
		function onlyOne(e, t, n) {
			if (n === void 0) return;
			let [r, i] = e.filter((e) => t(e)?.toLowerCase() === n.toLowerCase());
			return i === void 0 ? r : void 0;
		}
		function shownPerson({ name: e, login: t, email: n }) {
			return (0, r.EU)(e ?? t ?? n ?? "a person without a name");
		}
		function shownNames(e) {
			let t = [...new Set(e)], n = t.length > 5 ? [`${t.length - 5} more`] : [];
			return (0, r.KE)([...t.slice(0, 5), ...n]);
		}
	}),
	597: ((e, t, n) => {
		n.d(t, { F: () => findTarget });
		var r = n(9356), i = n(9947);
		async function findTarget(e, t) {
			if ("id" in t) return t;
			let { type: n, name: a } = t, o = await e.spaces(n);
			if (o.type === "unread") return unreadWords(n, o);
			let s = (0, i.n4)(a, o.value);
			if (s.type === "one") return {
				type: n,
				id: s.id
			};
			if (s.type === "many") return (0, i.dx)(a, n, s.records);
			let c = n === "team" ? "forum" : "team", l = await e.spaces(c);
			return l.type === "read" && (0, i.n4)(a, l.value).type !== "none" ? {
				reason: `${(0, r.JJ)(a)} is a ${c}, not a ${n}`,
				hint: `Write it as \`${c}\` in place of \`${n}\`.`
			} : {
				reason: `there is no ${n} ${(0, r.JJ)(a)}`,
				hint: unknownHint(n, (0, i.yS)(a, o.value))
			};
		}
		function unreadWords(e, { reason: t, hint: n }) {
			return {
				reason: `the list of ${e}s could not be read: ${t}`,
				hint: n || `Write the id of the ${e}.`
			};
		}
		function unknownHint(e, t) {
			return `${t === "" ? `This account sees no ${e} at all.` : t} Check the name, and that this account is a member there.`;
		}
	})
};
