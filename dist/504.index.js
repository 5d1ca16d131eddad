"use strict";
exports.id = 504, exports.ids = [504], exports.modules = {
	5504: ((e, t, n) => {
		n.r(t), n.d(t, {
			checkForRace: () => checkForRace,
			lookUp: () => lookUp
		});
		var r = n(4222), i = n(1437), a = n(3791), o = n(5876), s = n(7765), c = n(6176), l = n(5538), u = n(9789), d = n(9605);
		let f = 1e3;
		function runIn(e) {
			let t = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(e ?? "");
			return t === null ? void 0 : positionOf(Number(t[1]), Number(t[2] ?? 1));
		}
		function positionOf(e, t = 1) {
			return e * f + t;
		}
		function isSameRun(e, t) {
			return e !== void 0 && Math.floor(e / f) === Math.floor(t / f);
		}
		function lastAttemptOf(e) {
			return (Math.floor(e / f) + 1) * f - 1;
		}
		async function keyedRecords(e, t, n, r) {
			let i = {
				sight: ({ body: e }) => markIndex(e, r) >= 0 ? "ours" : "other",
				keep: (e) => keyedRecord(e, r)
			}, a = await (0, l.U)(() => n === "topic" ? openTopics(e, t, i) : allTasks(e, t, i));
			return a.type === "unread" ? {
				type: "unread",
				reason: a.reason
			} : a.value.whole ? {
				type: "read",
				records: a.value.ours
			} : {
				type: "unread",
				reason: a.value.isOld ? "an answer came from a cache" : "the service did not show all of its records"
			};
		}
		function openTopics({ reader: e }, t, n) {
			let request = (e) => (0, u.hk)(t, {
				...e,
				archived: !1
			});
			return (0, s.LD)(e, {
				request,
				decoder: s.KU
			}, n, "all");
		}
		function allTasks(e, t, n) {
			let board = async () => {
				let n = await e.board(t);
				if (n.type === "read") return n.value;
				throw new l.o(n.reason, n);
			};
			return (0, c.G)(e.reader, {
				target: t,
				board
			}, n, "all");
		}
		function keyedRecord({ id: e, subject: t, body: n, fields: i }, a) {
			let { short: o, assignees: s, createDate: c, completeDate: l } = i;
			return (0, r.s)({
				id: e,
				subject: shortText(t),
				name: shortText(o),
				open: shortText(l) === void 0,
				run: linkedRun(n, a),
				assignees: namesIn(s).slice(0, 10),
				openedAt: shortText(c)
			});
		}
		function namesIn(e) {
			let t = (0, d.Gv)(e) ? e.results : e;
			return (Array.isArray(t) ? t : []).filter(d.Gv).flatMap(({ displayName: e, username: t }) => shortText(e) ?? shortText(t) ?? []);
		}
		function shortText(e) {
			return typeof e == "number" ? String(e) : typeof e == "string" && e.trim().slice(0, 300).toWellFormed() || void 0;
		}
		function linkedRun(e, t) {
			let n = markIndex(e, t), r = (e ?? "").slice(Math.max(0, n - 300), n);
			return runIn(r.slice(r.lastIndexOf("http")));
		}
		function markIndex(e, t) {
			return (e ?? "").search(RegExp(`d-[0-9a-f]{16}\\.${t}`));
		}
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
		var p = n(2164);
		function decideForKey(e, t) {
			if (t.type === "unread") return unreadStep(e, t.reason);
			let n = lowest(((0, p.iI)(e.conclusion) ? ofThisOutage(e, t.records) : t.records).filter((e) => e.open));
			return n === void 0 ? { do: "open" } : {
				do: "keep",
				record: n
			};
		}
		function decideForMessage(e, t) {
			return t.type === "unread" ? {
				do: "tell-end",
				notice: `Which task has this unique-key is not known: ${t.reason}.`
			} : endStep(e, t);
		}
		function decideForIncident(e, t) {
			return decideWithoutRecords(e) ?? ((0, p.iI)(e.conclusion) ? redStep(e, t) : endStep(e, t));
		}
		function decideWithoutRecords({ conclusion: e, change: t }) {
			return (0, p.iI)(e) ? void 0 : e === "success" ? t === "fixed" ? void 0 : t === "still-passing" ? {
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
		async function findKey(e, t, n, r) {
			let { kind: i, uniqueKey: a } = n, o = a ?? (i === "incident" ? "auto" : void 0);
			if (o === void 0) return;
			let s = i === "incident" ? decideWithoutRecords(r) : void 0;
			if (s !== void 0) return { decision: s };
			let c = await keyMark(o, r), l = await keyedRecords(e, t, contentOf(i), c);
			return i === "incident" ? {
				mark: c,
				decision: decideForIncident(r, l)
			} : {
				mark: c,
				decision: i === "message" ? decideForMessage(r, l) : decideForKey(r, l)
			};
		}
		async function checkForRace({ settings: e, facts: t, world: n, place: i, mark: a, id: s, deadline: c }) {
			let { baseUrl: l, username: u, password: d, target: f } = i, p = {
				type: "rest",
				baseUrl: l,
				username: u,
				password: d,
				target: f
			}, m = new o.F(p, n, c), h = await keyedRecords(m, f, contentOf(e.kind), a), { lookUps: g } = m, _ = h.type === "read" ? h.records.find((e) => e.id === s) : void 0, v = earlierThan(s, t, h);
			return (0, r.s)({
				lookUps: g,
				earlier: v,
				own: v === void 0 ? _ : void 0
			});
		}
		function contentOf(e) {
			return e === "topic" ? "topic" : "task";
		}
		var m = n(8067), h = n(267);
		async function findAssignees(e, t) {
			let n = new AssigneeSearch(t);
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
		class AssigneeSearch {
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
				let [t, n] = [(0, h.kA)(this.#t), (0, h.kA)(this.#n)], r = [t && `Not assigned, because they are no members of the target: ${t}. Add them there, or name others.`, n && `Not assigned, because tasks are for people: ${n}.`].filter((e) => e !== "");
				return e === void 0 || r.length > 0 || this.#i ? r : [`To this task ${e}: ${(0, h.kA)(this.#r) || "the lists name none of the members"}.`];
			}
			async #a(e, t) {
				return t === void 0 ? e.by === "id" ? [e.id] : [] : e.by === "id" ? this.#s(t.find(({ id: t }) => t === e.id), `id ${e.id}`) : e.by === "username" ? this.#s((0, h.aA)(t, e.name), e.name) : e.by === "email" ? this.#s((0, h.mz)(t, e.name), e.name) : e.role === "admins" ? t.filter(({ isAdmin: e, isBot: t }) => e && !t).map(({ id: e }) => e) : (0, h.bw)(e.role) ? this.#o(e.role, t) : [];
			}
			async #o(e, t) {
				let n = (0, h.xr)(this.#e.facts, e);
				n.length === 0 && this.#r.push((0, h.tf)(e));
				let r = [];
				for (let e of n) {
					let n = await (0, h.cu)(e, this.#e), i = (0, h.Vd)(e);
					n.type === "bot" ? this.#n.push(i) : n.type === "account" ? r.push(...this.#s(n.member ?? (0, h.aA)(t, n.username), i)) : this.#t.push(i);
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
				if (!(0, h.bw)(o.role)) {
					n.push(o.role);
					continue;
				}
				let e = (0, h.xr)(t.facts, o.role);
				e.length === 0 && r.push(`Nobody was mentioned as ${o.role}: ${(0, h.tf)(o.role)}. ${g}`);
				for (let r of e) {
					let e = await (0, h.cu)(r, t);
					e.type === "account" ? (0, i.x)(e.username) ? n.push(e.username) : a.stranger.push(r) : a[e.type].push(r);
				}
			}
			let { stranger: o, bot: s, unread: c } = a, l = [...notMentioned("", o, t.members === void 0 ? v : _), ...notMentioned(", because bots read nothing", s, "")];
			return {
				addressees: addresseesOf(n, [...o, ...c]),
				notices: [...r, ...l]
			};
		}
		let g = "Add usernames to mention, if somebody is to be called all the same.", _ = " No member of the target has this e-mail address or login: add them to the option users.", v = " Through a webhook only the option users tells who somebody is: add them to it.";
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
			return t.length === 0 ? [] : [`Not mentioned${e}: ${(0, h.kA)(t.map(h.Vd))}.${n}`];
		}
		var y = n(597), b = n(4064);
		async function lookUp(e) {
			let { destination: t } = e.settings;
			if (t.type === "rest") return lookUpThrough(e, t);
			let { accounts: n, problem: r } = await accountsFor(e), i = await findAddressees(mentioned(e), {
				facts: e.facts,
				accounts: n
			});
			return {
				...(0, b.sX)(e.settings),
				...i,
				notices: [...noticeList(r), ...i.notices]
			};
		}
		async function lookUpThrough(e, t) {
			let { settings: n, facts: s, world: c, deadline: l } = e, leftMs = () => l - c.now(), u = new o.F(t, c, c.now() + leftMs() * .5), d = await (0, y.F)(u, t.target);
			if ("reason" in d) return refusedBy(u, d);
			u.until(c.now() + Math.min(leftMs() * .125, 6e3));
			let f = await findKey(u, d, n, s);
			if (u.refusal !== void 0) return refusedBy(u, u.refusal);
			if (f !== void 0 && f.decision.do !== "open" && f.decision.do !== "tell-end") return {
				...onlyPlace(t, d),
				keyed: f,
				lookUps: u.lookUps
			};
			u.until(c.now() + Math.min(leftMs() * .25, 5e3));
			let p = isOpened(n, f) ? n.category : void 0, m = typeof p == "string" ? await (0, a.O)(u, d, p) : { category: p };
			if ("reason" in m && n.kind !== "incident") return refusedBy(u, m);
			let { accounts: h, problem: g } = await accountsFor(e), _ = new MembersOnce(u, d), v = {
				facts: s,
				accounts: h,
				members: () => _.read()
			}, { addressees: b, notices: x } = await findAddressees(mentioned(e), v), S = await findAssignees(isOpened(n, f) ? (0, i.ww)(n) : [], v);
			if (u.refusal !== void 0) return refusedBy(u, u.refusal);
			let { baseUrl: C, username: w, password: T } = t, { board: E, category: D, notice: O } = {
				board: void 0,
				category: void 0,
				notice: void 0,
				...m
			}, { assignees: k } = S, A = n.kind === "incident" && k !== void 0;
			return (0, r.s)({
				keyed: f,
				stop: "reason" in m ? {
					at: "task",
					outcome: "not-delivered",
					...m
				} : void 0,
				assigned: A ? calledAs(k, await _.read() ?? []) : void 0,
				place: (0, r.s)({
					baseUrl: C,
					username: w,
					password: T,
					target: d,
					board: E,
					category: D,
					assignees: k
				}),
				addressees: b,
				notices: [
					...noticeList(O),
					...noticeList(g),
					...noticeList(_.notice),
					...x,
					...S.notices
				],
				lookUps: u.lookUps
			});
		}
		function isOpened({ kind: e }, t) {
			return e !== "incident" || t?.decision.do === "open";
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
			return (0, b.wW)(e, t) ? e.mention ?? [] : [];
		}
		async function accountsFor(e) {
			let { users: t } = e.settings, n = (0, i.ww)(e.settings), r = [...mentioned(e), ...n.flat()].some((e) => e.by === "role" && (0, h.bw)(e.role));
			return (0, m.n)(r ? t : void 0, e.world.files);
		}
		function noticeList(e) {
			return e === void 0 ? [] : [e];
		}
		function refusedBy({ lookUps: e, stopped: t }, n) {
			return {
				stop: {
					at: "directory",
					outcome: "not-delivered",
					...t ? {
						reason: "this step was cancelled",
						hint: ""
					} : n
				},
				addressees: [],
				notices: [],
				lookUps: e
			};
		}
	}),
	6176: ((e, t, n) => {
		n.d(t, { G: () => scanTasks });
		var r = n(5494), i = n(7600), a = n(5075), o = n(1483), s = n(9605);
		n(4222);
		function mayBeCut(e) {
			return e < 20 ? !1 : e % 10 == 0 || e % 25 == 0 || !(e & e - 1);
		}
		var c = n(7765), l = n(8761), u = n(5538);
		let d = [
			"id",
			"subject",
			"body",
			"assignees",
			"short",
			"createDate",
			"completeDate"
		];
		async function scanTasks(e, { target: t, board: n }, r, i) {
			let a = await scanBoard(e, t, r);
			return a.whole || a.isOld || i !== "all" && a.ours.length > 0 ? a : scanCategories(e, await n(), r, i);
		}
		async function scanBoard(e, t, n) {
			let { value: r, fresh: i } = await columnsOf(e, t), a = new l.F(n);
			for (let e of r.flat()) a.note(e);
			let o = [...r.map((e) => e.length), r.flat().length], s = i && r.length > 0 && !o.some(mayBeCut);
			return {
				ours: a.ours,
				perhaps: a.perhaps,
				whole: s,
				isOld: !i
			};
		}
		async function columnsOf(e, t) {
			try {
				return await e.read((0, i.tv)(t), (e) => (0, o.L7)(e, tasksByCategory), "any");
			} catch (e) {
				if (e instanceof u.o && e.status === 200) return {
					value: [],
					fresh: !0
				};
				throw e;
			}
		}
		let tasksByCategory = (e) => Array.isArray(e.value) ? [(0, s.Yt)(e).map(c.KU)] : (0, r.YB)(c.KU)(e).map(({ tasks: e }) => e);
		async function scanCategories(e, t, n, r) {
			let i = await categoriesOf(e, t), s = [];
			for (let t of i) {
				let request = (e) => (0, a.Vk)(t, {
					...e,
					select: d
				}), i = await (0, c.LD)(e, {
					request,
					decoder: c.KU
				}, n, r);
				if (s.push(i), r !== "all" && i.ours.length > 0) break;
			}
			let l = r !== "newest" && s.every((e) => e.whole && e.count !== void 0);
			return {
				ours: s.flatMap(({ ours: e }) => e),
				perhaps: s.flatMap(({ perhaps: e }) => e),
				whole: l && s.length === i.length && await unchanged(),
				isOld: s.some(({ isOld: e }) => e)
			};
			async function unchanged() {
				let n = await categoriesOf(e, t);
				if (n.join() !== i.join() || n.length >= c.KL) return !1;
				for (let [t, r] of n.entries()) {
					let n = (0, a.Vk)(r, {
						top: 1,
						count: !0,
						select: ["id"]
					}), { value: i } = await e.read(n, (e) => (0, o.Ci)(e, c.KU));
					if (i.count !== s[t]?.count) return !1;
				}
				return !0;
			}
		}
		async function categoriesOf(e, t) {
			let { value: n } = await e.read((0, i.d4)(t), (e) => (0, s.Yt)((0, s.FK)(e)).map((e) => {
				if (!(0, s.Gv)(e.value)) throw (0, s.J4)(e.path, "a category", e.value);
				return (0, o.rD)({
					value: e.value.id,
					path: (0, s.fj)(e.path, "id")
				});
			}));
			return n;
		}
	}),
	5075: ((e, t, n) => {
		n.d(t, {
			UT: () => createTask,
			Vk: () => listTasks
		}), n(5494);
		var r = n(8100), i = n(5513), a = n(3340);
		let o = [
			"id",
			"subject",
			"body",
			"assignees",
			"category",
			"board",
			"modifyDate",
			"createDate",
			"dueDate",
			"completeDate",
			"short",
			"attachmentsCount",
			"commentsCount"
		];
		function listTasks(e, t = {}) {
			return {
				operation: "tasks.list",
				method: "GET",
				path: `/taskCategories(${(0, r.fn)("category", e)})/tasks` + (0, i.ND)(o, t)
			};
		}
		function createTask(e) {
			let { subject: t, body: n, assignees: i, category: o, sender: s } = e;
			return {
				operation: "tasks.create",
				method: "POST",
				path: "/tasks",
				body: {
					subject: t,
					body: n,
					assignees: i && { results: i.map((e) => ({ id: (0, r.VJ)("assignees", e) })) },
					category: o === void 0 ? void 0 : { id: (0, r.VJ)("category", o) },
					board: { id: (0, r.VJ)("board", e.board) },
					...(0, a.g)(s)
				}
			};
		}
	}),
	9789: ((e, t, n) => {
		n.d(t, {
			OY: () => createTopic,
			hk: () => listTopics
		}), n(5494);
		var r = n(2767), i = n(8100), a = n(5513), o = n(3340);
		function listTopics(e, t = {}) {
			return {
				operation: "topics.list",
				method: "GET",
				path: `${(0, i.Bd)(e)}/Post.Stream(archived=${t.archived === !0})` + (0, a._L)([["$format", "json"], ...(0, a.kZ)(t)])
			};
		}
		function createTopic(e, t) {
			let { subject: n, body: a, sender: s } = t;
			return {
				operation: "topics.create",
				method: "POST",
				path: "/posts",
				body: {
					subject: n,
					body: a,
					outAssociations: { results: ("type" in e ? [{
						inType: r.W7[e.type],
						inId: e.id
					}] : e).map(({ inType: e, inId: t }) => ({
						inSecured: !0,
						inType: e,
						inId: (0, i.VJ)("topic target", t)
					})) },
					recordType: "note",
					...(0, o.g)(s)
				}
			};
		}
	})
};
