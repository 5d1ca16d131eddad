"use strict";
exports.id = 845, exports.ids = [845], exports.modules = {
	210: ((e, t, n) => {
		n.d(t, {
			S: () => readerBeside,
			z: () => restCall
		});
		var r = n(5753), i = n(9413);
		function restCall(e, t) {
			return {
				operation: t.operation,
				http: (0, i.n)(e, t),
				service: t
			};
		}
		function readerBeside({ world: e, deadline: t, record: n }, i) {
			return new r.d({
				account: i,
				world: e,
				deadline: t,
				record: n
			});
		}
	}),
	3182: ((e, t, n) => {
		n.d(t, { deliverByRest: () => deliverByRest });
		var r = n(544), i = n(5538), a = n(7600);
		n(5494);
		var o = n(8100), s = n(3340);
		function postChatMessage(e, t) {
			let { body: n, sender: r } = (0, o.mw)("message", t, "Give { body }");
			return {
				operation: "chat.post",
				method: "POST",
				path: `${(0, o.Bd)(e)}/Chat.PostMessage()`,
				body: {
					body: n,
					...(0, s.g)(r)
				}
			};
		}
		var c = n(5075), l = n(9789), u = n(210), d = n(6494), f = n(8774), p = n(1231);
		let m = 1e3;
		class Finder {
			#e;
			#t;
			constructor(e, t) {
				this.#e = e, this.#t = t;
			}
			async post(e, t, n) {
				let r = new AbortController(), i = e.until(r.signal), { promise: a, resolve: o } = Promise.withResolvers(), s = i.post(t, n, o).finally(o), c = a.then(() => this.#n(i)), l = await Promise.race([s.then(() => []), c]);
				l.length > 0 && r.abort();
				let u = await s;
				return r.abort(), await c, l.length > 0 ? {
					type: "seen",
					ids: l
				} : {
					type: "ended",
					exchange: u
				};
			}
			async #n(e) {
				let { sleep: t } = e.world;
				for (let n = 5e3;; n *= 2) {
					if (await t(n), e.stopped || e.remainingMs <= 500) return [];
					let { ids: r, again: i } = await this.#e(e, "newest");
					if (e.stopped) return [];
					if (r.length > 0 || i !== void 0) return r;
				}
			}
			async accepted(e) {
				let { now: t, sleep: n } = e.world, r = t() + Math.min(this.#r(e), e.remainingMs - 500);
				for (;;) {
					if (e.stopped) return [];
					let { ids: i, again: a } = await this.#e(e);
					if (i.length > 0 || a !== void 0 || t() + m >= r) return i;
					await n(m);
				}
			}
			async look(e, t) {
				let { now: n, sleep: r } = e.world, i = n(), a = t.type === "answer" && t.status < 300;
				for (;;) {
					if (e.stopped) return {
						there: "unproved",
						reason: "this step was cancelled",
						refused: !1
					};
					let t = n(), o = await this.#e(e);
					if (o.ids.length > 0) return {
						there: "yes",
						ids: o.ids
					};
					let s = a ? this.#t : this.#r(e), c = t >= i + s;
					if (o.doubt === void 0 && c) return { there: "no" };
					if (o.again === "useless" || o.again === "until-settled" && c || e.remainingMs <= 500) return unproved(o, s);
					let l = o.doubt === void 0 || o.again === "until-settled" ? i + s - n() : m, u = l + 500 < e.remainingMs;
					await r(Math.max(0, u ? l : e.remainingMs / 2));
				}
			}
			#r({ record: { slowestMs: e } }) {
				return (0, p.y)({
					settleMs: this.#t,
					slowestMs: e
				});
			}
		}
		function unproved({ doubt: e, again: t }, n) {
			return {
				there: "unproved",
				reason: e ?? `it was not there yet, but only ${(0, f.Y)(n)} without it would prove that it is not to come`,
				refused: t === "useless"
			};
		}
		async function deliverByRest(e, t, n, r, i) {
			let a = r.kind === "task" ? await boardOf(e, n) : void 0;
			if (a !== void 0 && "outcome" in a) return a;
			let o = i === void 0 ? void 0 : lateSearch(n, {
				draft: r,
				marker: i,
				board: a?.id
			}), s = (0, u.z)(n, contentRequest(t, n, r, a?.id)), c = o === void 0 ? void 0 : new Finder(o, t.settleTime * 1e3), { delivery: l, settleTime: f } = t;
			return (0, d.G)(e, s, {
				delivery: l,
				settleTime: f,
				kind: r.kind
			}, c);
		}
		function lateSearch(e, t) {
			if (t.draft.kind !== "message") return async (r, i) => (await n.e(283).then(n.bind(n, 6664))).searchFor(e, t)(r, i);
		}
		async function boardOf(e, t) {
			if (t.board !== void 0) return { id: t.board };
			let n = (0, a.wP)(t.target);
			try {
				return { id: await (0, r.n)((0, u.S)(e, t), t.target) };
			} catch (r) {
				if (!(r instanceof i.o)) throw r;
				let { message: a, hint: o, exchange: s, status: c = 0 } = r, l = c >= 200 && c < 300 ? "the answer does not show the task board of the target" : a;
				return e.result("not-delivered", (0, u.z)(t, n), {
					reason: l,
					hint: o
				}, s);
			}
		}
		function contentRequest(e, t, n, r = 0) {
			let { target: i, category: a, assignees: o } = t, { senderName: s, senderAvatar: u } = e, d = {
				displayName: s,
				avatar: u
			}, f = {
				subject: n.subject ?? "",
				body: n.body,
				sender: d
			};
			return n.kind === "message" ? postChatMessage(i, f) : n.kind === "topic" ? (0, l.OY)(i, f) : (0, c.UT)({
				...f,
				board: r,
				category: a,
				assignees: o
			});
		}
	}),
	3791: ((e, t, n) => {
		n.d(t, { O: () => findCategory });
		var r = n(9356), i = n(9947);
		async function findCategory(e, t, n) {
			let a = await e.board(t);
			if (a.type === "unread") return a.status === 404 ? {
				reason: a.reason,
				hint: a.hint
			} : { notice: withoutCategory(n, a.reason) };
			let o = await e.categories(a.value);
			if (o.type === "unread") return {
				board: a.value,
				notice: withoutCategory(n, o.reason)
			};
			let s = (0, i._U)(n, o.value);
			if (s.type === "one") return {
				board: a.value,
				category: s.record.id
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
	5876: ((e, t, n) => {
		n.d(t, { F: () => DirectoryLists });
		var r = n(5494), i = n(544), a = n(3838), o = n(7765), s = n(5753), c = n(5538), l = n(9502);
		n(2767);
		var u = n(8100), d = n(5513);
		let f = [
			"id",
			"role",
			"roles",
			"extras",
			"__descriptor",
			"member/id",
			"member/username"
		];
		function listMembers(e, t = {}) {
			let n = t.select?.some((e) => e.startsWith("member/")), r = t.expand ?? (n ? "member" : void 0), i = (0, d._L)([
				(0, d.Wo)(f, t.select),
				["$expand", r === void 0 ? void 0 : (0, u.yL)("expand", ["member"], r)],
				...(0, d.kZ)(t)
			]);
			return {
				operation: "members.list",
				method: "GET",
				path: `${(0, u.Bd)(e)}/members${i}`
			};
		}
		let p = [
			"id",
			"name",
			"nickname",
			"description"
		];
		function listTeams(e = {}) {
			return {
				operation: "teams.list",
				method: "GET",
				path: `/workrooms${(0, d.ND)(p, e)}`
			};
		}
		function listForums(e = {}) {
			return {
				operation: "forums.list",
				method: "GET",
				path: `/forums${(0, d.ND)(p, e)}`
			};
		}
		var m = n(4222);
		let h = "ROLE_TEAM_ADMIN";
		function spaceOf({ id: e, name: t, nickname: n }) {
			return (0, m.s)({
				id: e,
				name: boundedName(t),
				nickname: boundedName(n)
			});
		}
		function memberOf({ role: e, roles: t, member: n }) {
			let { id: r, username: i, emailAddress: a, type: o } = n ?? {};
			if (r !== void 0) return (0, m.s)({
				id: r,
				username: boundedName(i),
				email: boundedName(a)?.toLowerCase(),
				isAdmin: e === h || Array.isArray(t) && t.includes(h),
				isBot: o === void 0 ? a === void 0 : o === "bot"
			});
		}
		function withoutGuesses(e) {
			return e.some(({ email: e }) => e !== void 0) ? e : e.map((e) => ({
				...e,
				isBot: !1
			}));
		}
		function boundedName(e) {
			return typeof e == "string" && e.length <= 300 && e.trim() || void 0;
		}
		class DirectoryLists {
			#e;
			#t = new l.x();
			#n = new Map();
			#r;
			constructor(e, t, n) {
				this.#e = t, this.#r = new s.d({
					account: e,
					world: t,
					deadline: n,
					record: this.#t
				});
			}
			get reader() {
				return this.#r;
			}
			get lookUps() {
				return this.#t.tries;
			}
			get stopped() {
				return this.#e.signal.aborted;
			}
			get refusal() {
				let { refusal: e } = this.#r;
				return e && {
					reason: e.message,
					hint: e.hint
				};
			}
			until(e) {
				this.#r = this.#r.by(e);
			}
			spaces(e) {
				let t = e === "team" ? listTeams : listForums, request = (e) => t({
					...e,
					select: [
						"id",
						"name",
						"nickname"
					]
				});
				return this.#a(`${e}s`, () => this.#i({
					request,
					decoder: r.uj
				}, spaceOf));
			}
			members(e) {
				let request = (t) => listMembers(e, {
					...t,
					expand: "member"
				});
				return this.#a("members", async () => withoutGuesses(await this.#i({
					request,
					decoder: r.$B
				}, memberOf)));
			}
			board(e) {
				return this.#a("board", () => (0, i.n)(this.#r, e));
			}
			categories(e) {
				return this.#a("categories", async () => {
					let { categories: t } = await (0, a.N)(this.#r, e, r.PG);
					return t.map(spaceOf);
				});
			}
			async #i(e, t) {
				let { ours: n } = await (0, o.LD)(this.#r, e, {
					sight: () => "ours",
					keep: t
				}, "all");
				return n.filter((e) => e !== void 0);
			}
			#a(e, t) {
				let n = this.#n.get(e) ?? (0, c.U)(t);
				return this.#n.set(e, n), n;
			}
		}
	}),
	9873: ((e, t, n) => {
		n.r(t), n.d(t, {
			akin: () => akin,
			confirmCreated: () => confirmCreated,
			lookUp: () => lookUp,
			resembling: () => resembling
		});
		var r = n(4222), i = n(6769), a = n(3791), o = n(6176), s = n(6590), c = n(5538), l = n(9605), u = n(9659);
		let d = 1e3;
		function runIn(e) {
			let t = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(e ?? "");
			return t === null ? void 0 : positionOf(Number(t[1]), Number(t[2] ?? 1));
		}
		function positionOf(e, t = 1) {
			return e * d + t;
		}
		function isSameRun(e, t) {
			return e !== void 0 && Math.floor(e / d) === Math.floor(t / d);
		}
		function lastAttemptOf(e) {
			return (Math.floor(e / d) + 1) * d - 1;
		}
		function isAfter(e, t) {
			return e.run !== void 0 && t.run !== void 0 ? e.run > t.run : e.at === void 0 || t.at === void 0 ? void 0 : e.at > t.at;
		}
		async function keyedRecords(e, t, n) {
			let r = new KeyLook(n), board = () => boardOf(e, t), i = await (0, c.U)(() => n.kind === "topic" ? (0, s.y)(e.reader, t, r, "all") : (0, o.G)(e.reader, {
				target: t,
				board
			}, r, "all"));
			if (i.type === "unread") return {
				type: "unread",
				reason: i.reason,
				records: []
			};
			let { ours: a, perhaps: l, whole: u, isOld: d } = i.value, f = a.map(({ record: e }) => e), p = l.map((e) => r.doubtful(e));
			return u ? {
				type: "read",
				records: f,
				doubtful: p
			} : {
				type: "unread",
				reason: d ? "an answer came from a cache" : "the service did not show all of its records",
				records: f,
				doubtful: p
			};
		}
		async function boardOf(e, t) {
			let n = await e.board(t);
			if (n.type === "read") return n.value;
			throw new c.o(n.reason, n);
		}
		class KeyLook {
			#e;
			#t = !1;
			constructor(e) {
				this.#e = e;
			}
			sight = ({ body: e }) => {
				let t = e?.trim() ?? "";
				return t !== "" && (this.#t = !0), markIndex(t, this.#e.mark) >= 0 ? "ours" : p.test(t) ? "other" : "perhaps";
			};
			keep = (e) => {
				let { mark: t, runs: n = f } = this.#e, r = e.body ?? "", i = markIndex(r, t), a = r.lastIndexOf(n), o = i >= 0 ? r.slice(Math.max(0, i - 300), i) : r.slice(a, a + 300);
				return {
					record: keyedRecord(e, runIn(o.slice(o.lastIndexOf("http")))),
					isHidden: r.trim() === "",
					linksToRun: a >= 0
				};
			};
			doubtful({ record: e, isHidden: t, linksToRun: n }) {
				return {
					...e,
					isLikely: n || t && !this.#t
				};
			}
		}
		function keyedRecord({ id: e, subject: t, fields: n }, i) {
			let { short: a, assignees: o, createDate: s, completeDate: c } = n;
			return (0, r.s)({
				id: e,
				subject: shortText(t),
				name: shortText(a),
				open: shortText(c) === void 0,
				run: i,
				assignees: namesIn(o).slice(0, 10),
				openedAt: timeOf(shortText(s))
			});
		}
		function timeOf(e = "") {
			let t = /^\/Date\((\d{1,15})/.exec(e)?.[1], n = t === void 0 ? Date.parse(e) : Number(t);
			return Number.isNaN(n) ? void 0 : n;
		}
		function namesIn(e) {
			let t = (0, l.Gv)(e) ? e.results : e;
			return (Array.isArray(t) ? t : []).filter(l.Gv).flatMap(({ displayName: e, username: t }) => shortText(e) ?? shortText(t) ?? []);
		}
		function shortText(e) {
			return typeof e == "number" ? String(e) : typeof e == "string" && e.trim().slice(0, 300).toWellFormed() || void 0;
		}
		let f = "\0", p = RegExp(`d-[0-9a-f]{16}(?:${u.u}k-[0-9a-f]{16}|[^.&0-9a-f]|$)`, "i");
		function markIndex(e, t) {
			return e.search(RegExp(`d-[0-9a-f]{16}${u.u}${t}`, "i"));
		}
		async function keyMark(e, t) {
			let { createHash: r } = await Promise.resolve().then(n.t.bind(n, 7598, 19)), i = JSON.stringify([t.repository?.name ?? "", e === "auto" ? autoKey(t) : ["key", e]]);
			return `k-${r("sha256").update(i).digest("hex").slice(0, 16)}`;
		}
		function autoKey(e) {
			let { scope: t, workflow: n, workflow_path: r, job: i, deployment: a, ref: o, pull_request: s } = e, c = s === void 0 ? ["ref", o?.name] : ["pull request", s.number];
			if (t === "deployment" || a !== void 0) return ["deployment", a?.environment];
			let l = i?.full_name?.split(" / ").slice(0, -1);
			return [
				"build",
				r ?? n,
				...t === "job" ? [
					l,
					i?.name,
					i?.matrix
				] : [],
				...c
			];
		}
		var m = n(2164);
		function decideForKey(e, t) {
			let n = lowest(((0, m.iI)(e.conclusion) ? ofThisOutage(e, t.records) : t.records).filter((e) => e.open));
			return n === void 0 ? openStep(e, t) : {
				do: "keep",
				record: n
			};
		}
		function decideForMessage(e, t) {
			return endStep(e, t, "Which task has this unique-key is not known");
		}
		function decideForIncident(e, t, n = !1) {
			let r = decideWithoutRecords(e);
			if (r !== void 0) return r;
			if ((0, m.iI)(e.conclusion)) return redStep(e, t);
			let i = endStep(e, t, h), a = i.do === "tell-end" && i.record === void 0 && i.notice === void 0;
			return n && a ? {
				do: "nothing",
				reason: "no task with this unique-key is open"
			} : i;
		}
		function decideWithoutRecords({ conclusion: e, change: t, newer_run: n }) {
			return (0, m.iI)(e) ? n?.conclusion === "success" ? {
				do: "nothing",
				reason: "a newer run passed already"
			} : void 0 : e === "success" ? t === "fixed" ? void 0 : t === "still-passing" ? {
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
		let h = "Which task can be closed is not known";
		function redStep(e, t) {
			let n = lowest(ofThisOutage(e, t.records).filter((e) => e.open));
			if (n !== void 0) return {
				do: "keep",
				record: n
			};
			let r = beginOf(e), i = t.records.find((e) => !e.open && r !== void 0 && isAfter(momentOf(e), r) === !0);
			return i === void 0 ? openStep(e, t) : {
				do: "nothing",
				reason: `task ${i.id} of this outage was completed already`
			};
		}
		function endStep(e, t, n) {
			let i = t.records.filter((e) => e.open), a = lowest(beginOf(e) === void 0 ? [] : ofThisOutage(e, i)) ?? i.toSorted((e, t) => t.id - e.id)[0], o = firstOpened(e, t.records);
			if (a !== void 0) return (0, r.s)({
				do: "tell-end",
				record: a,
				openedAt: o
			});
			let s = t.type === "unread" ? t.reason : blindWords(likely(e, t)), c = s === void 0 ? void 0 : `${n}: ${s}.`;
			return (0, r.s)({
				do: "tell-end",
				openedAt: o,
				notice: c
			});
		}
		function firstOpened(e, t) {
			let n = beginOf(e);
			return lowest(t.filter((e) => n === void 0 ? e.open : isAfter(momentOf(e), n) === !0))?.openedAt;
		}
		function openStep(e, t) {
			let n = e.change === "still-failing", i = t.type === "unread" ? t.reason : n ? blindWords(likely(e, t)) : void 0;
			if (n && i !== void 0) return {
				do: "nothing",
				reason: `it still fails, and whether that was told already is not known: ${i}`
			};
			let a = ofThisOutage(e, t.doubtful ?? []).filter((e) => e.open), o = i && `Whether there is one with this unique-key already is not known: ${i}.`;
			return (0, r.s)({
				do: "open",
				doubtful: a.length > 0 ? a : void 0,
				notice: o
			});
		}
		function likely(e, { doubtful: t = [] }) {
			return lowest(ofThisOutage(e, t).filter(({ isLikely: e }) => e));
		}
		function blindWords(e) {
			return e && `record ${e.id} may be it, but the service shows it without its body or its mark`;
		}
		function earlierThan(e, t, n) {
			return lowest(ofThisOutage(t, n).filter((t) => t.open && t.id < e));
		}
		function ofThisOutage(e, t) {
			let n = e.last_green === void 0 ? void 0 : beginOf(e);
			return n === void 0 ? t.filter((e) => e.open) : t.filter((e) => isAfter(momentOf(e), n) !== !1);
		}
		function momentOf({ run: e, openedAt: t }) {
			return {
				run: e,
				at: t
			};
		}
		function beginOf(e) {
			let { last_green: t, broken_since: n } = e, r = t?.at ?? n?.at, i = {
				run: runBefore(e),
				at: r === void 0 ? void 0 : Date.parse(r)
			};
			return i.run === void 0 && i.at === void 0 ? void 0 : i;
		}
		function runBefore({ scope: e, last_green: t, change: n, run: r, broken_since: i }) {
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
			let c = await keyMark(o, r), l = await keyedRecords(e, t, signsOf(i, c, r));
			return i === "incident" ? {
				mark: c,
				decision: decideForIncident(r, l, o !== "auto")
			} : {
				mark: c,
				decision: i === "message" ? decideForMessage(r, l) : decideForKey(r, l)
			};
		}
		function signsOf(e, t, { run: n }) {
			let i = /^.*\/actions\/runs\//.exec(n?.url ?? "")?.[0] ?? n?.url?.replace(/\d+\D*$/, "");
			return (0, r.s)({
				kind: e === "topic" ? "topic" : "task",
				mark: t,
				runs: i
			});
		}
		var g = n(5876), _ = n(8067), v = n(267);
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
				let [t, n] = [(0, v.kA)(this.#t), (0, v.kA)(this.#n)], r = [t && `Not assigned, because they are no members of the target: ${t}. Add them there, or name others.`, n && `Not assigned, because tasks are for people: ${n}.`].filter((e) => e !== "");
				return e === void 0 || r.length > 0 || this.#i ? r : [`To this task ${e}: ${(0, v.kA)(this.#r) || "the lists name none of the members"}.`];
			}
			async #a(e, t) {
				return t === void 0 ? e.by === "id" ? [e.id] : [] : e.by === "id" ? this.#s(t.find(({ id: t }) => t === e.id), `id ${e.id}`) : e.by === "username" ? this.#s((0, v.aA)(t, e.name), e.name) : e.by === "email" ? this.#s((0, v.mz)(t, e.name), e.name) : e.role === "admins" ? t.filter(({ isAdmin: e, isBot: t }) => e && !t).map(({ id: e }) => e) : (0, v.bw)(e.role) ? this.#o(e.role, t) : [];
			}
			async #o(e, t) {
				let n = (0, v.xr)(this.#e.facts, e);
				n.length === 0 && this.#r.push((0, v.tf)(this.#e.facts, e));
				let r = [];
				for (let e of n) {
					let n = await (0, v.cu)(e, this.#e), i = (0, v.Vd)(e);
					n.type === "bot" ? this.#n.push(i) : n.type === "account" ? r.push(...this.#s(n.member ?? (0, v.aA)(t, n.username), i)) : this.#t.push(i);
				}
				return r;
			}
			#s(e, t) {
				return e !== void 0 && !e.isBot ? [e.id] : ((e === void 0 ? this.#t : this.#n).push(t), []);
			}
		}
		var y = n(4581), b = n(9861);
		async function findAdmins({ members: e }) {
			if (e === void 0) return {
				usernames: [],
				notices: [nobodyCalled("a webhook tells nobody who they are")]
			};
			let t = await e(), n = (t ?? []).filter(({ isAdmin: e, isBot: t }) => e && !t).flatMap(({ username: e }) => e !== void 0 && (0, i.x)(e) ? e : []);
			return {
				usernames: n,
				notices: t === void 0 || n.length > 0 ? [] : [nobodyCalled("the target has none that can be mentioned")]
			};
		}
		async function strangerNotices(e, { members: t }) {
			let n = e.length === 0 ? [] : await t?.() ?? [], r = n.flatMap(({ username: e }) => e ?? []), i = r.length === 0 ? [] : e.filter((e) => (0, v.aA)(n, e) === void 0);
			if (i.length === 0) return [];
			let a = [...new Set(i.flatMap((e) => (0, y.p)(e, r) ?? []))].map(b.EU), o = a.length > 0 ? `Did you mean ${(0, b.KE)(a)}?` : "Check the names, or add these people to it.";
			return [`No members of the target, so perhaps not called: ${(0, v.kA)(i)}. ${o}`];
		}
		function nobodyCalled(e) {
			return `Nobody was mentioned as admins: ${e}. Add usernames to mention, if somebody is to be called all the same.`;
		}
		async function findAddressees(e, t) {
			let n = [], r = [], a = {
				stranger: [],
				bot: [],
				unread: []
			};
			for (let o of e) {
				if (o.by === "username" && n.push(o.name), o.by !== "role") continue;
				if (o.role === "admins") {
					let e = await findAdmins(t);
					n.push(...e.usernames), r.push(...e.notices);
					continue;
				}
				if (!(0, v.bw)(o.role)) {
					n.push(o.role);
					continue;
				}
				let e = (0, v.xr)(t.facts, o.role);
				e.length === 0 && r.push(`Nobody was mentioned as ${o.role}: ${(0, v.tf)(t.facts, o.role)}. ${x}`);
				for (let r of e) {
					let e = await (0, v.cu)(r, t);
					e.type === "account" ? (0, i.x)(e.username) ? n.push(e.username) : a.stranger.push(r) : a[e.type].push(r);
				}
			}
			let o = e.flatMap((e) => e.by === "username" ? e.name : []);
			r.push(...await strangerNotices(o, t));
			let { stranger: s, bot: c, unread: l } = a, u = [...notMentioned("", s, t.members === void 0 ? C : S), ...notMentioned(", because bots read nothing", c, "")];
			return {
				addressees: addresseesOf(n, [...s, ...l]),
				notices: [...r, ...u]
			};
		}
		let x = "Add usernames to mention, if somebody is to be called all the same.", S = " No member of the target has this e-mail address or login: add them to the option users.", C = " Through a webhook only the option users tells who somebody is: add them to it.";
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
			return t.length === 0 ? [] : [`Not mentioned${e}: ${(0, v.kA)(t.map(v.Vd))}.${n}`];
		}
		var w = n(597), T = n(4064);
		let E = (0, n(4704).g)(String.raw`[^\p{L}\p{N}]+`, "g");
		function resembling(e, t) {
			let n = letters(t), isSame = (e) => e === n || e.length >= 12 && n.startsWith(e);
			return n === "" ? [] : e.filter((e) => e.open && isSame(letters(e.subject ?? "")));
		}
		function akin(e, t) {
			let n = new Set(wordsOf(t));
			return e.filter((e) => {
				let t = wordsOf(e.subject ?? "");
				return e.open && t.length > 0 && t.filter((e) => n.has(e)).length * 2 >= t.length;
			});
		}
		function wordsOf(e) {
			return e.toLowerCase().split(E()).filter((e) => e !== "");
		}
		function letters(e) {
			return e.replaceAll(E(), "").toLowerCase();
		}
		async function confirmCreated(e) {
			let { settings: t, facts: n, world: i, place: a, mark: o, deadline: s } = e, c = new g.F(a, i, s), l = signsOf(t.kind, o, n), u = i.now(), look = () => keyedRecords(c, a.target, l), d = sightOf(e, await look());
			for (let t = 250; !d.isShown && goesOn(c, e, t); t *= 2) await i.sleep(Math.min(t, 1e3)), d = sightOf(e, await look());
			let { own: f } = d;
			d.isShown && d.earlier === void 0 && !c.stopped && (await i.sleep(Math.min(i.now() - u, Math.max(0, s - i.now()))), d = sightOf(e, await look()));
			let { earlier: p } = d, m = f === void 0 ? d.doubt ?? D : void 0;
			return (0, r.s)({
				lookUps: c.lookUps,
				earlier: p,
				own: p === void 0 ? f : void 0,
				blind: m
			});
		}
		let D = "the service does not show it with its mark, so later runs may not find it";
		function sightOf({ id: e, subject: t, facts: n }, r) {
			let { records: i, doubtful: a = [] } = r, o = i.find((t) => t.id === e), s = [...i, ...a].some((t) => t.id === e), c = o === void 0 ? resembling(a, t) : [], l = r.type === "unread" ? `whether it is the only one is not known: ${r.reason}` : void 0;
			return {
				own: o,
				isShown: s,
				earlier: earlierThan(e, n, [...i, ...c]),
				doubt: l
			};
		}
		function goesOn(e, { world: t, deadline: n }, r) {
			return !e.stopped && e.refusal === void 0 && t.now() + r < n;
		}
		async function lookUp(e) {
			let { destination: t } = e.settings;
			if (t.type === "rest") return lookUpThrough(e, t);
			let { accounts: n, problem: r } = await accountsFor(e), i = await findAddressees(mentioned(e), {
				facts: e.facts,
				accounts: n
			});
			return {
				...(0, T.sX)(e.settings),
				...i,
				notices: [...noticeList(r), ...i.notices]
			};
		}
		async function lookUpThrough(e, t) {
			let { settings: n, facts: o, world: s, deadline: c } = e, leftMs = () => c - s.now(), l = new g.F(t, s, s.now() + leftMs() * .5), u = await (0, w.F)(l, t.target);
			if ("reason" in u) return refusedBy(l, u);
			l.until(s.now() + Math.min(leftMs() * .125, 6e3));
			let d = await findKey(l, u, n, o);
			if (l.refusal !== void 0) return refusedBy(l, l.refusal);
			if (d !== void 0 && d.decision.do !== "open" && d.decision.do !== "tell-end") return {
				...onlyPlace(t, u),
				keyed: d,
				lookUps: l.lookUps
			};
			l.until(s.now() + Math.min(leftMs() * .25, 5e3));
			let f = isOpened(n, d) ? n.category : void 0, p = typeof f == "string" ? await (0, a.O)(l, u, f) : { category: f };
			if ("reason" in p && n.kind !== "incident") return refusedBy(l, p);
			let { accounts: m, problem: h } = await accountsFor(e), _ = new MembersOnce(l, u), v = {
				facts: o,
				accounts: m,
				members: () => _.read()
			}, { addressees: y, notices: b } = await findAddressees(mentioned(e), v), x = await findAssignees(isOpened(n, d) ? (0, i.ww)(n) : [], v);
			if (l.refusal !== void 0) return refusedBy(l, l.refusal);
			let { baseUrl: S, username: C, password: T } = t, { board: E, category: D, notice: O } = {
				board: void 0,
				category: void 0,
				notice: void 0,
				...p
			}, { assignees: k } = x, A = (n.kind === "incident" || n.dryRun) && k !== void 0;
			return (0, r.s)({
				keyed: d,
				stop: "reason" in p ? {
					at: "task",
					outcome: "not-delivered",
					...p
				} : void 0,
				assigned: A ? calledAs(k, await _.read() ?? []) : void 0,
				place: (0, r.s)({
					baseUrl: S,
					username: C,
					password: T,
					target: u,
					board: E,
					category: D,
					assignees: k
				}),
				addressees: y,
				notices: [
					...noticeList(O),
					...noticeList(h),
					...noticeList(_.notice),
					...b,
					...x.notices
				],
				lookUps: l.lookUps
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
			return (0, T.wW)(e, t) ? e.mention ?? [] : [];
		}
		async function accountsFor(e) {
			let { users: t } = e.settings, n = (0, i.ww)(e.settings), r = [...mentioned(e), ...n.flat()].some((e) => e.by === "role" && (0, v.bw)(e.role));
			return (0, _.n)(r ? t : void 0, e.world.files);
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
	9947: ((e, t, n) => {
		n.d(t, {
			_U: () => findByName,
			dx: () => manyWords,
			yS: () => nearWords
		});
		var r = n(9356), i = n(4581), a = n(9861);
		function findByName(e, t) {
			let n = e.replace(/^\+/, ""), isNamed = (t) => folded(t.name) === folded(e), [r] = [
				t.filter((e) => folded(e.nickname) === folded(n)),
				t.filter((t) => folded(t.email) === folded(e)),
				t.filter((t) => t.name === e),
				t.filter(isNamed)
			].filter((e) => e.length > 0);
			if (r === void 0) return { type: "none" };
			let [i] = r;
			return r.length === 1 && i !== void 0 ? {
				type: "one",
				record: i
			} : {
				type: "many",
				records: r
			};
		}
		function manyWords(e, t, n) {
			let i = n.slice(0, 5).map(({ id: e, nickname: t }) => t === void 0 ? e : `${e} (${t})`);
			return {
				reason: `${n.length} ${t === "category" ? "categories" : `${t}s`} are called ${(0, r.JJ)(e)}`,
				hint: `Write the id of the one that is meant, one of ${i.join(", ")}.`
			};
		}
		function nearWords(e, t) {
			let n = t.flatMap(({ name: e, nickname: t }) => [e, t]).filter((e) => e !== void 0), r = (0, i.q)(e, n, 5);
			if (r.length === 0) return "";
			let [o = ""] = r;
			return r.length === 1 ? `Did you mean ${quoted(o)}?` : `The nearest are ${(0, a.KE)(r.map(quoted))}.`;
		}
		function quoted(e) {
			return `"${(0, a.EU)(e)}"`;
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
		var r = n(6376), i = n(6769), a = n(9861);
		async function readAccounts(e, t) {
			if (e === void 0) return { accounts: new Map() };
			if (e.type === "map") return { accounts: byLogin(e.accounts) };
			let n = await t.read(e.path);
			if (n.type === "fault") {
				let t = n.fix.endsWith("?") ? "" : ".";
				return {
					accounts: new Map(),
					problem: `users: ${(0, a.SP)(e.path)} ${n.fault}. ${n.fix}${t}`
				};
			}
			let r = [], fault = (e) => void r.push(e), o = byLogin(await (0, i.wQ)({
				text: n.text,
				shown: a.SP,
				fault
			}) ?? new Map());
			return r.length === 0 ? { accounts: o } : {
				accounts: o,
				problem: `users: ${(0, a.SP)(e.path)}: ${r.slice(0, 3).join("; ")}. Check what is in it.`
			};
		}
		function accountOf({ login: e, email: t }, n) {
			return [
				e,
				(0, r.$A)(t),
				t
			].filter((e) => e !== void 0).map((e) => n.get(e.toLowerCase())).find((e) => e !== void 0);
		}
		function byLogin(e) {
			let t = [...e].map(([e, t]) => [(0, r.$A)(e) ?? e, t]);
			return new Map([...t, ...e]);
		}
	}),
	267: ((e, t, n) => {
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
		var r = n(9861), i = n(8067);
		function isBuildRole(e) {
			return e === "author" || e === "suspects" || e === "owners";
		}
		function peopleOf(e, t) {
			let { pull_request: n, commit: r, suspects: i = [], owners: a = [], infrastructure: o, also_red: s } = e;
			if (o !== void 0 || s !== void 0) return [];
			if (t === "suspects") return i;
			if (t === "owners") return a;
			let c = n?.author ?? r?.author, l = e.dequeued?.queued_by, u = l === void 0 || l.login === c?.login ? [] : [l];
			return [...c === void 0 ? [] : [c], ...u];
		}
		function nobodyWords({ infrastructure: e, also_red: t }, n) {
			return e === void 0 ? t === void 0 ? n === "owners" ? "no owner of a failing file is known" : n === "author" ? "the author is not known" : "what was committed since the last success is not known" : `it is red on ${t.branch === void 0 ? "other branches" : "the base"} as well` : "it was not the code";
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
			let s = (0, i._U)(a, o.value);
			if (s.type === "one") return {
				type: n,
				id: s.record.id
			};
			if (s.type === "many") return (0, i.dx)(a, n, s.records);
			let c = n === "team" ? "forum" : "team", l = await e.spaces(c);
			return l.type === "read" && (0, i._U)(a, l.value).type !== "none" ? {
				reason: `${(0, r.JJ)(a)} is a ${c}, not a ${n}`,
				hint: `Give it as ${c}, in place of ${n}.`
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
	}),
	4949: ((e, t, n) => {
		n.d(t, { checkService: () => checkService });
		var r = n(5876), i = n(9861), a = n(3791), o = n(267), s = n(597), c = n(4222);
		function checkOf(e, t, n, r = "") {
			return (0, c.s)({
				name: e,
				verdict: t,
				text: n,
				fix: r === "" ? void 0 : r
			});
		}
		function hasFault(e) {
			return e.some(({ verdict: e }) => e === "fault");
		}
		let l = [403, 404];
		async function checkAccount(e, t, n) {
			let { username: r } = t, i = loginCheck(await e.spaces(t.target.type), t);
			if (i.verdict === "fault") return [i];
			let a = await targetCheck(e, t);
			if (a.target === void 0) return [i, a.check];
			let { target: o } = a, { kind: s, category: c } = n, l = await membershipCheck(e, o, r), u = [
				i,
				a.check,
				l
			];
			if (s === "message" || s === "topic") return u;
			let d = await boardCheck(e, o);
			return c === void 0 || d.verdict !== "ok" ? [...u, d] : [
				...u,
				d,
				await categoryCheck(e, o, c)
			];
		}
		function loginCheck(e, { username: t, target: n, baseUrl: r }) {
			if (e.type === "read") return checkOf("login", "ok", `${t} is let in, and sees ${`${e.value.length} ${n.type}${e.value.length === 1 ? "" : "s"}`}`);
			let { status: i, reason: a, hint: o } = e;
			return checkOf("login", "fault", i === 401 ? `${t} is not let in: ${a}` : `the API at ${r.host} cannot be used: ${a}`, o || "Check that base-url is the address of the service.");
		}
		async function targetCheck(e, { target: t }) {
			let n = await (0, s.F)(e, t);
			if ("reason" in n) return { check: checkOf("target", "fault", n.reason, n.hint) };
			let { type: r, id: i } = n, a = spaceIn(await e.spaces(r), i);
			if (a !== void 0) return {
				target: n,
				check: checkOf("target", "ok", `${r} ${i} is ${categoryName(a)}`)
			};
			let o = r === "team" ? "forum" : "team", c = spaceIn(await e.spaces(o), i);
			if (c !== void 0) {
				let e = `Give ${i} as ${o}, in place of ${r}.`;
				return { check: checkOf("target", "fault", `${i} is a ${o}, ${categoryName(c)}, not a ${r}`, e) };
			}
			if ((await e.members(n)).type === "read") return {
				target: n,
				check: checkOf("target", "ok", `${r} ${i} is there`)
			};
			let l = `Check the id, and that this account is a member there: \`workroom-notify ${r}s list\` shows what it sees.`;
			return { check: checkOf("target", "fault", `this account sees no ${r} ${i}`, l) };
		}
		async function membershipCheck(e, t, n) {
			let { type: r, id: i } = t, a = await e.members(t), s = `Let an admin add it: \`workroom-notify users add-to-teams ${n} --${r} ${i}\`.`;
			if (a.type === "unread") {
				let e = a.status !== void 0 && l.includes(a.status), t = `the members of ${r} ${i} could not be read: ${a.reason}`;
				return e ? checkOf("membership", "fault", `${n} seems to be no member, because ${t}`, s) : checkOf("membership", "unchecked", t, a.hint);
			}
			let c = a.value, u = (0, o.aA)(c, n) ?? (0, o.mz)(c, n);
			return u === void 0 ? c.every((e) => e.username === void 0) ? checkOf("membership", "unchecked", `the members of ${r} ${i} are shown without their names`) : checkOf("membership", "fault", `${n} is no member of ${r} ${i}, and only members can post, administrators too`, s) : checkOf("membership", "ok", `${n} is ${u.isAdmin ? "an admin" : "a member"} of ${r} ${i}`);
		}
		async function boardCheck(e, t) {
			let n = await e.board(t), r = `${t.type} ${t.id}`;
			return n.type === "unread" ? checkOf("board", "fault", n.status === 404 ? n.reason : `the task board of ${r} could not be read: ${n.reason}`, n.hint) : checkOf("board", "ok", `the task board of ${r} is ${n.value}`);
		}
		async function categoryCheck(e, t, n) {
			let r = await e.board(t), o = r.type === "read" ? await e.categories(r.value) : r;
			if (o.type === "unread") return checkOf("category", "unchecked", `the categories could not be read: ${o.reason}`, o.hint);
			if (typeof n == "number") {
				let e = o.value.find(({ id: e }) => e === n);
				if (e !== void 0) return checkOf("category", "ok", `category ${n} is ${categoryName(e)}`);
				let t = `Write one of ${o.value.map((e) => `${e.id} ${categoryName(e)}`).slice(0, u).join(", ")}; or leave category out for Uncategorized.`;
				return checkOf("category", "fault", `there is no category ${n} on this board`, t);
			}
			let s = await (0, a.O)(e, t, n);
			return "reason" in s ? checkOf("category", "fault", s.reason, s.hint) : checkOf("category", "ok", `category "${(0, i.EU)(n)}" is ${s.category}`);
		}
		let u = 8;
		function spaceIn(e, t) {
			return e.type === "read" ? e.value.find((e) => e.id === t) : void 0;
		}
		function categoryName({ name: e, nickname: t }) {
			return `"${(0, i.EU)(e ?? t ?? "without a name")}"`;
		}
		var d = n(9949), f = n(8774);
		async function checkConnection(e, t, n) {
			let r = new URL("/", e.origin), i = t.now(), a = {
				timeoutMs: Math.min(1e4, n),
				signal: t.signal
			}, o = await t.send({
				method: "GET",
				url: r,
				headers: { accept: "*/*" }
			}, a), s = t.now(), c = wayTo(r, (0, d.u)(t.env));
			if (o.type === "failure") {
				let { reason: e, hint: t } = o;
				return [checkOf("connection", "fault", `${r.host} cannot be reached${c}: ${e}`, t)];
			}
			let l = clockCheck(o, i, s);
			if (o.status >= 500) {
				let { reason: e } = (0, f.V)(o);
				return [checkOf("connection", "warning", `${r.host} is reached${c}, but ${e}`, "Something is wrong there now, or with a proxy in between: try again later."), l];
			}
			let u = r.protocol === "https:" ? "with a certificate that is trusted here" : "without TLS, on this machine";
			return [checkOf("connection", "ok", `${r.host} answers${c} in ${Math.round(s - i)} ms, ${u}`), l];
		}
		function wayTo(e, t) {
			let n = (0, d.i)(e, t);
			return n?.type === "proxy" ? ` through the proxy ${n.host}` : "";
		}
		function clockCheck({ headers: e }, t, n) {
			let r = Date.parse(e.date ?? "");
			if (Number.isNaN(r)) return checkOf("clock", "unchecked", "the service does not tell the time");
			let i = r < t ? r - t : Math.max(0, r - n);
			return Math.abs(i) <= 6e4 ? checkOf("clock", "ok", "this machine's clock agrees with the service's") : checkOf("clock", "warning", `this machine's clock is ${`${Math.round(Math.abs(i) / 1e3)} seconds ${i < 0 ? "ahead of" : "behind"}`} the service's`, "Set the clock of this machine: dates and durations in messages go by it.");
		}
		async function checkService(e, t, n = {}) {
			let { destination: a, kind: o, timeout: s } = e, { deadline: c = t.now() + s * 1e3, isRefused: l = !1 } = n, u = Math.max(1, c - t.now());
			if (a.type === "missing") {
				let { options: e } = a, t = e.includes("webhook-url") ? ", or base-url, username, password and a team or forum" : "";
				return [checkOf("destination", "fault", "there is nowhere to send to", `Give ${(0, i.KE)(e)}${t}. Where a variable or a secret holds it, check that it is set and reaches this process.`)];
			}
			if (a.type === "webhook") return [...await checkConnection(a.url, t, u), webhookCheck(o)];
			let d = await checkConnection(a.baseUrl, t, u);
			if (hasFault(d)) return d;
			if (l) return [...d, checkOf("login", "fault", `${a.username} is not let in`, "Check username and password.")];
			let f = new r.F(a, t, c);
			return [...d, ...await checkAccount(f, a, e)];
		}
		function webhookCheck(e) {
			return checkOf("kind", "unchecked", `whether the webhook is still there, and was made for a ${e}, only a message can tell`, "Compare it with the settings of the webhook in the service, once.");
		}
	}),
	9280: ((e, t, n) => {
		n.d(t, {
			BE: () => tellsRefusal,
			EA: () => withEnd,
			Q$: () => afterwards,
			V$: () => likenessAmong,
			bd: () => incidentFact
		});
		var r = n(4222);
		function tellsRefusal({ change: e }) {
			return e !== "still-failing";
		}
		async function afterwards(e, t, { subject: i = "" }) {
			let { settings: a, world: o, facts: s, lookUp: c, deadline: l } = e, { keyed: u, place: d } = c, { outcome: f } = t;
			if (u?.mark === void 0 || d === void 0 || f !== "delivered" || t.id === void 0) return { result: t };
			let { confirmCreated: p } = await Promise.resolve().then(n.bind(n, 9873)), m = Math.min(l, o.now() + 1e4), h = Number(t.id), { earlier: g, own: _, blind: v, lookUps: y } = await p({
				settings: a,
				facts: s,
				world: o,
				place: d,
				mark: u.mark,
				id: h,
				subject: i,
				deadline: m
			}), b = [...t.tries, ...y];
			if (g === void 0) {
				let e = v === void 0 ? {} : {
					reason: `${t.reason}; ${v}`,
					hint: "Look whether there is more than one, and close what is too many"
				};
				return (0, r.s)({
					result: {
						...t,
						...e,
						tries: b
					},
					own: _
				});
			}
			let x = `another run created ${g.name ?? g.id} with this unique-key first; this one is ${h}`;
			return { result: {
				...t,
				outcome: "duplicate",
				id: String(g.id),
				reason: x,
				hint: "Close one of the two, and use concurrency in the workflow",
				tries: b
			} };
		}
		function incidentFact({ id: e, name: t, subject: n, assignees: i, openedAt: a }) {
			let o = a === void 0 ? void 0 : new Date(a).toISOString();
			return (0, r.s)({
				id: e,
				name: t,
				subject: n,
				assignees: i,
				opened_at: o
			});
		}
		function withEnd(e, { keyed: t }, n) {
			let r = t?.decision;
			if (r?.do !== "tell-end") return e;
			let { record: i, openedAt: a } = r, o = i === void 0 ? e : {
				...e,
				incident: incidentFact(i)
			};
			if (e.broken_since !== void 0 || e.change !== "fixed" || a === void 0) return o;
			let { failures_in_a_row: s, ...c } = o, l = Math.max(0, Math.round((n - a) / 1e3));
			return {
				...c,
				broken_since: {
					at: new Date(a).toISOString(),
					duration_seconds: l
				}
			};
		}
		async function likenessAmong(e, { settings: { kind: t }, facts: r }, { subject: i }) {
			if (i === void 0) return;
			let { akin: a, resembling: o } = await Promise.resolve().then(n.bind(n, 9873)), [s] = (r.change === "still-failing" ? a : o)(e, i).toSorted((e, t) => e.id - t.id);
			return s === void 0 ? void 0 : {
				at: "key",
				outcome: "duplicate",
				reason: `${t === "topic" ? "topic" : "task"} ${s.name ?? s.id} has this subject and is open, and the service shows it without its mark`,
				hint: "If it is another one, close it or rename it",
				id: String(s.id)
			};
		}
	}),
	2929: ((e, t, n) => {
		n.r(t), n.d(t, {
			afterwards: () => s.Q$,
			likenessAmong: () => s.V$,
			rehearseLine: () => rehearseLine,
			sendIncident: () => sendIncident,
			tellsRefusal: () => s.BE,
			withEnd: () => s.EA,
			writeIncident: () => writeIncident
		});
		var r = n(4222), i = n(8808), a = n(96), o = n(1503), s = n(9280), c = n(2115);
		async function writeIncident(e, t) {
			return t.do === "tell-end" ? (0, c.ZT)(e, "message", { namesTask: !0 }) : (0, c.ZT)(e, "task");
		}
		async function sendIncident(e, t, n) {
			let { rendered: a } = n;
			if (t.do === "tell-end") return {
				result: await (0, c._z)(e, n),
				rendered: a
			};
			let { world: l, deadline: u } = e, d = u - l.now(), f = {
				...e,
				deadline: u - Math.min(5e3, d * .125)
			}, { result: p, own: m } = await (0, s.Q$)(f, await (0, c._z)(f, n), a.draft);
			if (p.outcome === "duplicate" || p.outcome === "not-delivered" && !(0, s.BE)(e.facts)) return {
				result: p,
				rendered: a
			};
			let h = p.id === void 0 ? void 0 : {
				...opened(Number(p.id), a),
				...m
			}, g = {
				...e,
				lookUp: forLine(e.lookUp, h)
			}, _ = await writeLine(g, h, noteOf(p)), v = _.rendered.empty ? (0, i.B)((0, o.h)("words", "its template rendered to nothing")) : await (0, c._z)(g, _), { outcome: y, reason: b, hint: x, id: S, words: C } = v, w = [...p.tries, ...v.tries.slice(e.lookUp.lookUps.length)];
			return {
				result: {
					...p,
					tries: w,
					line: (0, r.s)({
						outcome: y,
						reason: b,
						hint: x,
						id: S,
						words: C
					})
				},
				rendered: a
			};
		}
		async function rehearseLine(e, { rendered: t }) {
			let { stop: n } = e.lookUp, r = n === void 0 ? opened(0, t) : void 0;
			return (await writeLine({
				...e,
				lookUp: forLine(e.lookUp, r)
			}, r, n && `No task was opened: ${n.reason}.`)).rendered;
		}
		function writeLine(e, t, n) {
			let i = t === void 0 ? e.facts : {
				...e.facts,
				incident: (0, s.bd)(t)
			}, { assigned: a = [] } = e.lookUp, o = (0, r.s)({
				assigned: a,
				note: n,
				namesTask: !0
			});
			return (0, c.ZT)({
				...e,
				facts: i
			}, "message", o);
		}
		function forLine(e, t) {
			let { stop: n, addressees: i, assigned: o = [], ...s } = e;
			return (0, r.s)({
				...s,
				stop: n?.at === "task" ? void 0 : n,
				addressees: t === void 0 ? (0, a.B)([...i, ...o]) : i,
				assigned: o
			});
		}
		function opened(e, { draft: t }) {
			return (0, r.s)({
				id: e,
				subject: t.subject,
				open: !0,
				assignees: []
			});
		}
		function noteOf({ outcome: e, reason: t }) {
			return e === "not-delivered" ? `No task was opened: ${t}.` : e === "unknown" ? `Whether its task was opened is not known: ${t}.` : void 0;
		}
	}),
	2995: ((e, t, n) => {
		n.d(t, { tellWorkflows: () => tellWorkflows });
		var r = n(4222), i = n(8808), a = n(9873), o = n(96), s = n(1503), c = n(9280), l = n(2115), u = n(9786);
		function workflowKey({ path: e, branch: t, repository: n }) {
			return `watch ${n} ${e} ${t}`;
		}
		function workflowFacts({ ci: e, event: t }, n, { ended: i, isNew: a }) {
			let { workflow: o, repository: s, branch: c, run: l, first_run: u, since: d, runs: f, cause: p, after_seconds: m } = n, h = a ? "broken" : "still-failing";
			return (0, r.s)({
				ci: e,
				event: t,
				workflow: o,
				scope: "run",
				repository: { name: s },
				conclusion: i ? "success" : "failure",
				change: i ? "fixed" : h,
				run: {
					...l,
					attempt: 1
				},
				ref: {
					type: "branch",
					name: c
				},
				commit: commitOf(n),
				broken_since: (0, r.s)({
					run: u.number,
					url: u.url,
					at: d,
					duration_seconds: m
				}),
				failures_in_a_row: f,
				errors: p === void 0 ? void 0 : [{ message: p }],
				infrastructure: n.infrastructure,
				suspects: n.suspects.length > 0 ? n.suspects : void 0
			});
		}
		function commitOf({ commit: e }) {
			return e && (0, r.s)({
				...e,
				short: e.sha.slice(0, 7)
			});
		}
		async function tellWorkflows(e) {
			let { world: t, facts: n, settings: r } = e, o = t.now() + (e.deadline - t.now()) * .75, { turned_red: c = [], still_red: u = [], green_again: d = [] } = n.health ?? {}, f = [
				...c,
				...d,
				...u
			].slice(0, 10), p = [];
			for (let t of f) {
				let n = d.includes(t);
				p.push(await tellWorkflow({
					...e,
					deadline: o
				}, t, {
					ended: n,
					isNew: c.includes(t)
				}));
			}
			let m = p[0]?.lookUp ?? await (0, a.lookUp)({
				...e,
				settings: asMessage(r)
			}), h = p.flatMap((e) => e.assigned), g = p.flatMap(({ incident: e }) => e ?? []), _ = {
				...n.health,
				incidents: g
			}, v = {
				...e,
				settings: asMessage(r),
				facts: {
					...n,
					health: _
				},
				lookUp: messageLookUp(m, h)
			}, y = await (0, l.ZT)(v, "message"), b = hasNews(n, p) ? await (0, l._z)(v, y) : (0, i.B)((0, s.h)("key", "all of it is told already"));
			return {
				rendered: y.rendered,
				lookUp: v.lookUp,
				result: together(p, b)
			};
		}
		function asTask(e, t) {
			let { subject: n, body: r, ...i } = e;
			return {
				...i,
				template: {
					type: "preset",
					name: "default"
				},
				uniqueKey: t
			};
		}
		function asMessage(e) {
			let { uniqueKey: t, category: n, assignees: r, ...i } = e;
			return {
				...i,
				kind: "message"
			};
		}
		async function tellWorkflow({ settings: e, world: t, facts: n, deadline: o }, d, { ended: f, isNew: p }) {
			let m = workflowFacts(n, d, {
				ended: f,
				isNew: p
			}), h = asTask(e, workflowKey(d)), g = await (0, a.lookUp)({
				settings: h,
				facts: m,
				world: t,
				deadline: o
			}), { assigned: _ = [], keyed: v } = g, y = {
				workflow: d.path,
				lookUp: g
			}, b = v?.decision;
			if (b?.do === "tell-end") {
				let e = b.record && endedIncident((0, c.bd)(b.record), n, d), t = (0, i.B)((0, s.h)("key", e === void 0 ? "it works again" : `task ${e.id} can be closed`));
				return (0, r.s)({
					...y,
					assigned: [],
					result: t,
					incident: e
				});
			}
			let x = (0, u.v)(h, g);
			if (x !== void 0) return {
				...y,
				assigned: [],
				result: (0, i.B)(x, g.lookUps)
			};
			let S = {
				settings: h,
				world: t,
				facts: m,
				lookUp: g,
				deadline: o
			}, C = await (0, l.ZT)(S, "task"), { result: w, own: T } = await (0, c.Q$)(S, await (0, l._z)(S, C), C.rendered.draft), E = Number(w.id);
			if (w.outcome !== "delivered" || !Number.isSafeInteger(E)) return {
				...y,
				assigned: _,
				result: w
			};
			let { subject: D } = C.rendered.draft, O = (0, r.s)({
				...T && (0, c.bd)(T),
				id: E,
				subject: T?.subject ?? D
			});
			return {
				...y,
				assigned: _,
				result: w,
				incident: O
			};
		}
		function endedIncident({ assignees: e, ...t }, n, i) {
			let a = i.after_seconds ?? 0, o = Math.min(Date.parse(i.since) + a * 1e3, Date.parse(n.health?.to ?? ""));
			return (0, r.s)({
				...t,
				ended_at: Number.isNaN(o) ? void 0 : `${new Date(o).toISOString().slice(0, 19)}Z`
			});
		}
		function messageLookUp({ place: e, addressees: t, notices: n, lookUps: i, stop: a }, s) {
			return (0, r.s)({
				place: e,
				notices: n,
				lookUps: i,
				addressees: (0, o.B)([...t, ...s]),
				stop: a?.at === "task" ? void 0 : a
			});
		}
		function hasNews({ health: e = {} }, t) {
			let { silent: n = [], waiting: r = [], still_red: i = [], green_again: a = [] } = e;
			return [
				...n,
				...r,
				...i,
				...a
			].some(({ due: e }) => e) || t.length === 0 || t.some(({ result: e }) => e.outcome !== "duplicate");
		}
		let d = [
			"not-delivered",
			"unknown",
			"delivered"
		];
		function together(e, t) {
			let [n] = e, i = e.map(({ result: e }) => e), a = d.flatMap((e) => i.filter(({ outcome: t }) => t === e)), o = t.outcome === "skipped" ? i.find(({ outcome: e }) => e === "duplicate") : void 0, { outcome: s, reason: c, hint: l, id: u, words: f } = t, p = t.tries.slice(n === void 0 ? 0 : n.lookUp.lookUps.length);
			return (0, r.s)({
				...a[0] ?? o ?? t,
				id: a.find((e) => e.id !== void 0)?.id ?? o?.id ?? u,
				tries: [...i.flatMap(({ tries: e }) => e), ...p],
				line: a.length === 0 ? void 0 : (0, r.s)({
					outcome: s,
					reason: c,
					hint: l,
					id: u,
					words: f
				}),
				incidents: e.map(({ workflow: e, result: t }) => (0, r.s)({
					workflow: e,
					outcome: t.outcome,
					reason: t.reason,
					id: t.id
				}))
			});
		}
	}),
	5494: ((e, t, n) => {
		n.d(t, {
			$B: () => m,
			PG: () => g,
			YB: () => columns,
			uj: () => p,
			xi: () => h
		});
		var r = n(1483), i = n(9605);
		let a = {
			__descriptor: r.Qq,
			id: r.rD,
			username: r.Qq,
			displayName: r.Qq,
			emailAddress: r.Qq
		}, o = {
			__descriptor: r.Qq,
			id: r.rD,
			role: r.Qq,
			roles: r.D8,
			extras: r.D8,
			member: (0, r.cY)(() => a)
		}, s = {
			__descriptor: r.Qq,
			inType: r.Qq,
			inId: r.rD,
			inSecured: r.Im
		}, c = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			recordType: r.Qq,
			outAssociations: (0, r.c3)((0, r.cY)(() => s))
		}, l = {
			__descriptor: r.Qq,
			id: r.rD,
			categories: (0, r.c3)((0, r.cY)(() => u))
		}, u = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			tasks: (0, r.c3)((0, r.cY)(() => d))
		}, d = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			assignees: (0, r.c3)((0, r.cY)(() => a)),
			category: (0, r.cY)(() => u),
			board: (0, r.cY)(() => l),
			short: r.mV,
			createDate: r.Qq,
			modifyDate: r.Qq,
			dueDate: r.Qq,
			completeDate: r.Qq,
			attachmentsCount: r.rD,
			commentsCount: r.rD
		}, f = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			nickname: r.Qq,
			about: r.Qq,
			description: r.Qq,
			board: (0, r.cY)(() => l),
			members: (0, r.c3)((0, r.cY)(() => o))
		}, p = (0, r.XF)(() => f);
		(0, r.XF)(() => a);
		let m = (0, r.XF)(() => o);
		(0, r.XF)(() => c), (0, r.XF)(() => d);
		let h = (0, r.XF)(() => l), g = (0, r.XF)(() => u);
		(0, r.XF)(() => ({
			__descriptor: r.Qq,
			id: r.re
		}));
		function columns(e) {
			return ({ value: t, path: n }) => {
				if (!(0, i.Gv)(t)) throw (0, i.J4)(n, "a board", t);
				return (0, i.Yt)({
					value: t.categories,
					path: (0, i.fj)(n, "categories")
				}).map((t) => {
					if (!(0, i.Gv)(t.value)) throw (0, i.J4)(t.path, "a category", t.value);
					let { tasks: n, ...r } = t.value, a = (0, i.Yt)({
						value: n,
						path: (0, i.fj)(t.path, "tasks")
					});
					return {
						category: {
							value: r,
							path: t.path
						},
						tasks: a.map(e)
					};
				});
			};
		}
	}),
	544: ((e, t, n) => {
		n.d(t, {
			n: () => readBoard,
			q: () => neverSetUp
		});
		var r = n(5494), i = n(7600), a = n(1483), o = n(5538);
		let s = [500, 1500];
		async function readBoard(e, t) {
			for (let n of s) try {
				return await lookUp(e, t);
			} catch (t) {
				if (!(t instanceof o.o && t.status === 404)) throw t;
				await e.pause(n);
			}
			try {
				return await lookUp(e, t);
			} catch (e) {
				throw e instanceof o.o && e.status === 404 ? neverSetUp(e, t) : e;
			}
		}
		function neverSetUp({ exchange: e }, { type: t, id: n }) {
			let r = `Open the tasks of the ${t} once in the service, then run the job again.`, i = e === void 0 ? {
				hint: r,
				refused: !0
			} : {
				hint: r,
				exchange: e,
				refused: !0
			};
			return new o.o(`tasks were never set up for ${t} ${n}`, i);
		}
		async function lookUp(e, t) {
			return (await e.read((0, i.wP)(t), (e) => (0, a.L7)(e, r.xi))).value.id;
		}
	}),
	3838: ((e, t, n) => {
		n.d(t, { N: () => readCategories });
		var r = n(7600), i = n(1483), a = n(7765), o = n(5538);
		async function readCategories(e, t, n) {
			let { value: s } = await e.read((0, r.d4)(t), (e) => (0, i.L7)(e, (0, i.c3)(n)));
			if (s.length < a.KL) return {
				categories: s,
				whole: !0
			};
			let c = {
				request: (e) => (0, r.d4)(t, e),
				decoder: n
			};
			try {
				let { ours: t, whole: n } = await (0, a.LD)(e, c, {
					sight: () => "ours",
					keep: (e) => e
				}, "all");
				return {
					categories: t,
					whole: n
				};
			} catch (e) {
				if (!(e instanceof o.o && e.status === 400)) throw e;
				return {
					categories: s,
					whole: !1
				};
			}
		}
	}),
	7765: ((e, t, n) => {
		n.d(t, {
			KL: () => c,
			KU: () => decodeContent,
			LD: () => readList
		});
		var r = n(1483), i = n(9605), a = n(4222), o = n(8761);
		async function lookThrough(e, t, n = "first") {
			let r = new ScanProgress(e, t, n), i = await r.read(0), a = i.records.length;
			if (i.count === void 0) return r.scan(await endsWithEmptyPage(r, a));
			for (let e of wavesOf(Math.ceil(i.count / a))) {
				if (r.isDone) break;
				let t = r.different, i = Promise.allSettled(e.map((e) => readPart(r, e * a, (e + 1) * a))), o = (await Promise.race([i, r.done]))?.find((e) => e.status === "rejected");
				if (o !== void 0 && !r.isDone) throw o.reason;
				if (r.different === t || n === "newest") break;
			}
			return r.scan(r.different >= i.count && r.lowestCount >= i.count, i.count);
		}
		function* wavesOf(e) {
			if (!Number.isFinite(e) || e <= 1) return;
			let wave = (t) => Array.from({ length: Math.min(4, e - t) }, (e, n) => t + n), t = Math.max(1, e - 4);
			yield wave(t);
			for (let n = 1; t > 1 && n < e; n += 4) yield wave(n);
		}
		async function readPart(e, t, n) {
			for (let r = t; r < n;) {
				let { records: t, count: i = n } = await e.read(r);
				if (t.length === 0 || (r += t.length, r >= i)) return;
			}
		}
		async function endsWithEmptyPage(e, t) {
			for (let n = t, r = n; n > 0 && !e.isDone; r += n) {
				let t = e.different;
				if (n = (await e.read(r)).records.length, e.different < t + n) return !1;
			}
			return t > 0;
		}
		class ScanProgress {
			lowestCount = Infinity;
			done;
			#e;
			#t;
			#n;
			#r;
			#i = !1;
			constructor(e, t, n) {
				this.#t = e, this.#n = new o.F(t), this.#r = n;
				let { promise: r, resolve: i } = Promise.withResolvers();
				this.done = r, this.#e = () => i(void 0);
			}
			get different() {
				return this.#n.different;
			}
			get isDone() {
				return this.#r !== "all" && this.#n.ours.length > 0;
			}
			async read(e) {
				let t = await this.#t(e);
				for (let e of t.records) this.#n.note(e);
				return this.isDone && this.#e(), this.lowestCount = Math.min(this.lowestCount, t.count ?? this.lowestCount), t.isOld && (this.#i = !0), t;
			}
			scan(e, t) {
				let { ours: n, perhaps: r } = this.#n, i = this.#i, o = this.different === 0;
				return (0, a.s)({
					ours: [...n],
					perhaps: r,
					whole: e && !i,
					count: t,
					isEmpty: o,
					isOld: i
				});
			}
		}
		var s = n(5538);
		let c = 50;
		async function readList(e, { request: t, decoder: n }, i, a) {
			let o = 50, decode = (e) => (0, r.Ci)(e, n), readPage = async (n) => {
				for (;;) {
					let r = o, i = {
						top: r,
						skip: n > 0 ? n : void 0,
						count: !0
					};
					try {
						let { value: n, fresh: r } = await e.read(t(i), decode, "any");
						return {
							...n,
							isOld: !r
						};
					} catch (e) {
						if (!(e instanceof s.o) || !e.tooLong || r === 1) throw e;
						o = Math.min(o, Math.ceil(r / 4));
					}
				}
			};
			return lookThrough(readPage, i, a);
		}
		let decodeContent = ({ value: e, path: t }) => {
			if (!(0, i.Gv)(e)) throw (0, i.J4)(t, "a record", e);
			let { subject: n, body: a = null } = e, o = {
				id: (0, r.rD)({
					value: e.id,
					path: (0, i.fj)(t, "id")
				}),
				body: a === null ? null : (0, r.Qq)({
					value: a,
					path: (0, i.fj)(t, "body")
				}),
				fields: e
			};
			return typeof n == "string" ? {
				...o,
				subject: n
			} : o;
		};
	}),
	5753: ((e, t, n) => {
		n.d(t, { d: () => ServiceReader });
		var r = n(452), i = n(9407), a = n(3260);
		let o = [
			"final",
			"redirect",
			"conflict",
			"hopeless"
		];
		function decideRead(e, t, n = !0) {
			let r = (0, i.L)(e);
			if (o.includes(r) || isWhole(e) && n) return { do: "use" };
			let s = (0, a.Wv)(e, t);
			return s.type === "wait" ? {
				do: "read-again",
				afterMs: s.ms
			} : { do: "use" };
		}
		function isWhole(e) {
			return e.type === "answer" && e.status < 300 && (e.complete || e.oversize === !0);
		}
		async function sendRead(e, t, n) {
			let { send: r, now: i, sleep: o, random: s, signal: c } = e, { deadline: l, maxBytes: u = 16777216, tryMs = () => 15e3, readable = () => !0 } = n, d = 0, f = 0;
			for (let e = 0;; e++) {
				let n = l - i(), p = await r(t, {
					timeoutMs: Math.max(1, Math.min(tryMs(n), n)),
					maxBytes: u,
					signal: c
				});
				if (c?.aborted) return p;
				let m = !isWhole(p) || readable(p);
				m || (d += 1);
				let h = decideRead(p, {
					earlierTries: e,
					unresolved: f,
					now: i(),
					remainingMs: l - i(),
					random: s
				}, m || d === 5);
				if (h.do === "use" || ((0, a.U4)(p) && (f += 1), await o(h.afterMs), c?.aborted)) return p;
			}
		}
		var s = n(8774), c = n(617), l = n(9605), u = n(9413), d = n(5538);
		class ServiceReader {
			refusal;
			#e;
			constructor(e) {
				this.#e = e;
			}
			by(e) {
				let t = new ServiceReader({
					...this.#e,
					deadline: e
				});
				return t.refusal = this.refusal, t;
			}
			async pause(e) {
				let { deadline: t, world: n } = this.#e;
				await n.sleep(Math.max(0, Math.min(e, t - n.now())));
			}
			get stopped() {
				return this.#e.world.signal?.aborted === !0;
			}
			within(e) {
				let { deadline: t, world: n } = this.#e;
				return this.by(Math.min(t, n.now() + e));
			}
			async read(e, t, n = "bounded") {
				if (this.refusal !== void 0) throw this.refusal;
				let r = {}, i = await this.#t(e, (e) => {
					let { status: i, body: a, complete: o, oversize: s } = e, c = i === 200 && (s === !0 || (0, l.gH)(a));
					return r = c ? { tooLong: c } : i === 200 && o ? decoded(t, a) : {}, "value" in r || c && n === "any";
				}), { value: a, tooLong: o = !1 } = r;
				if (a !== void 0 && i.type === "answer") return {
					value: a,
					fresh: !isStored(i)
				};
				let s = unreadError(e, i, o);
				throw s.status === 401 && (this.refusal = s), s;
			}
			async #t(e, t) {
				let { account: n, world: r, deadline: i, record: a } = this.#e, { now: o, send: s, signal: c } = r, l = o();
				if (l >= i) throw new d.o("no time is left", { hint: "Allow more time with the option timeout." });
				let f = 0, tryMs = (e) => readMs(e, f++), p = (0, u.n)(n, e), m = {
					...p,
					headers: {
						...p.headers,
						"cache-control": "no-cache"
					}
				}, h = await sendRead({
					...r,
					send: a.timed(s, o)
				}, m, {
					deadline: i,
					tryMs,
					maxBytes: 262144,
					readable: t
				});
				return c?.aborted && h.type !== "answer" || a.addRead(e.operation, h, o() - l), h;
			}
		}
		function readMs(e, t) {
			let n = Math.min(6e4, e) / 8 * 2 ** t;
			return Math.floor(Math.min(e / 2, Math.max(2e3, n)));
		}
		function decoded(e, t) {
			try {
				return { value: e(t) };
			} catch (e) {
				if (e instanceof r.Xc) return {};
				throw e;
			}
		}
		function unreadError(e, t, n) {
			let { reason: r, hint: a } = (0, s.V)(t);
			if (t.type === "failure") return new d.o(r, {
				hint: a,
				exchange: t,
				refused: t.permanent
			});
			let { status: o, complete: l } = t;
			if (o !== 200) {
				let n = (0, i.L)(t) === "final";
				return new d.o(r, {
					hint: (0, c.o)(e, o) || a,
					exchange: t,
					refused: n
				});
			}
			let u = a || "Check that base-url is the address of the service.";
			return n ? new d.o("an answer was too long", {
				hint: u,
				exchange: t,
				tooLong: n
			}) : new d.o(l ? "the answer could not be read" : "an answer broke off", {
				hint: u,
				exchange: t
			});
		}
		function isStored({ headers: e }) {
			let t = [e["x-cache"], e["cf-cache-status"]];
			return Number(e.age ?? 0) > 0 || t.some((e) => /\bhit\b/i.test(e ?? ""));
		}
	}),
	8761: ((e, t, n) => {
		n.d(t, { F: () => Findings });
		class Findings {
			ours = [];
			#e;
			#t = new Set();
			#n = [];
			#r = [];
			#i = 0;
			#a = 0;
			constructor(e) {
				this.#e = e;
			}
			get different() {
				return this.#t.size;
			}
			get perhaps() {
				return this.#a >= 3 ? [...this.#n, ...this.#r] : this.#n;
			}
			note(e) {
				if (this.#t.has(e.id)) return;
				this.#t.add(e.id);
				let t = e.body?.length ?? 0;
				t > this.#i && ([this.#i, this.#a] = [t, 0], this.#r = []), t === this.#i && (this.#a += 1), this.#o(this.#e.sight(e), t)?.push(this.#e.keep(e));
			}
			#o(e, t) {
				return e === "ours" ? this.ours : e === "perhaps" ? this.#n : e === "if-cut" && t === this.#i ? this.#r : void 0;
			}
		}
	}),
	6176: ((e, t, n) => {
		n.d(t, { G: () => scanTasks });
		var r = n(5494), i = n(7600), a = n(5075), o = n(1483), s = n(9605);
		n(4222);
		function mayBeCut(e) {
			return e < 20 ? !1 : e % 10 == 0 || e % 25 == 0 || !(e & e - 1);
		}
		var c = n(544), l = n(3838), u = n(7765), d = n(8761), f = n(5538);
		let p = [
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
			let { value: r, fresh: i } = await columnsOf(e, t), a = new d.F(n);
			for (let e of r.flat()) a.note(e);
			let o = [...r.map((e) => e.length), r.flat().length], s = i && r.length > 0 && !o.some(mayBeCut), { ours: c, perhaps: l, different: u } = a;
			return {
				ours: c,
				perhaps: l,
				whole: s,
				isEmpty: u === 0,
				isOld: !i
			};
		}
		async function columnsOf(e, t) {
			try {
				return await e.read((0, i.tv)(t), (e) => (0, o.L7)(e, tasksByCategory), "any");
			} catch (e) {
				if (e instanceof f.o && e.status === 200) return {
					value: [],
					fresh: !0
				};
				throw e instanceof f.o && e.status === 404 ? (0, c.q)(e, t) : e;
			}
		}
		let tasksByCategory = (e) => Array.isArray(e.value) ? [(0, s.Yt)(e).map(u.KU)].filter((e) => e.length > 0) : (0, r.YB)(u.KU)(e).map(({ tasks: e }) => e);
		async function scanCategories(e, t, n, r) {
			let { categories: i, whole: s } = await categoriesOf(e, t), c = [];
			for (let t of i) {
				let request = (e) => (0, a.Vk)(t, {
					...e,
					select: p
				}), i = await (0, u.LD)(e, {
					request,
					decoder: u.KU
				}, n, r);
				if (c.push(i), r !== "all" && i.ours.length > 0) break;
			}
			let l = s && r !== "newest" && c.every((e) => e.whole && e.count !== void 0);
			return {
				ours: c.flatMap(({ ours: e }) => e),
				perhaps: c.flatMap(({ perhaps: e }) => e),
				whole: l && c.length === i.length && await unchanged(),
				isEmpty: c.every(({ isEmpty: e }) => e),
				isOld: c.some(({ isOld: e }) => e)
			};
			async function unchanged() {
				if ((await categoriesOf(e, t)).categories.join() !== i.join()) return !1;
				for (let [t, n] of i.entries()) {
					let r = (0, a.Vk)(n, {
						top: 1,
						count: !0,
						select: ["id"]
					}), { value: i } = await e.read(r, (e) => (0, o.Ci)(e, u.KU));
					if (i.count !== c[t]?.count) return !1;
				}
				return !0;
			}
		}
		async function categoriesOf(e, t) {
			let { categories: n, whole: r } = await (0, l.N)(e, t, ({ value: e, path: t }) => {
				if (!(0, s.Gv)(e)) throw (0, s.J4)(t, "a category", e);
				return { id: (0, o.rD)({
					value: e.id,
					path: (0, s.fj)(t, "id")
				}) };
			});
			return {
				categories: n.map(({ id: e }) => e),
				whole: r
			};
		}
	}),
	6590: ((e, t, n) => {
		n.d(t, {
			m: () => scanTopics,
			y: () => scanOpenTopics
		});
		var r = n(9789), i = n(7765), a = n(5538);
		async function scanOpenTopics(e, t, n, r) {
			return (0, i.LD)(e, sourceOf(t, !1), n, r);
		}
		async function scanTopics(e, t, n, r) {
			let i = await scanOpenTopics(e, t, n, r);
			if (i.ours.length > 0 || r === "newest") return i;
			let a = await scanArchived(e, t, n);
			return a === void 0 || a.isEmpty && a.count === void 0 && i.count === void 0 ? i : {
				...i,
				ours: a.ours,
				perhaps: [...i.perhaps, ...a.perhaps],
				whole: i.whole && a.whole,
				isOld: i.isOld || a.isOld
			};
		}
		async function scanArchived(e, t, n) {
			try {
				return await (0, i.LD)(e, sourceOf(t, !0), n, "first");
			} catch (t) {
				if (t instanceof a.o && t.refused && e.refusal === void 0) return;
				throw t;
			}
		}
		function sourceOf(e, t) {
			let request = (n) => (0, r.hk)(e, {
				...n,
				archived: t
			});
			return {
				request,
				decoder: i.KU
			};
		}
	}),
	5538: ((e, t, n) => {
		n.d(t, {
			U: () => readResult,
			o: () => UnreadError
		});
		var r = n(4222);
		class UnreadError extends Error {
			hint;
			exchange;
			refused;
			tooLong;
			constructor(e, { hint: t = "", exchange: n, refused: r = !1, tooLong: i = !1 } = {}) {
				super(e), this.hint = t, this.exchange = n, this.refused = r, this.tooLong = i;
			}
			get status() {
				return this.exchange?.type === "answer" ? this.exchange.status : void 0;
			}
		}
		async function readResult(e) {
			try {
				return {
					type: "read",
					value: await e()
				};
			} catch (e) {
				if (!(e instanceof UnreadError)) throw e;
				let { message: t, hint: n, status: i } = e;
				return (0, r.s)({
					type: "unread",
					reason: t,
					hint: n,
					status: i
				});
			}
		}
	}),
	7600: ((e, t, n) => {
		n.d(t, {
			d4: () => listCategories,
			tv: () => boardTasks,
			wP: () => showBoard
		}), n(5494), n(1483);
		var r = n(8100), i = n(5513);
		let a = ["id", "categories"], o = [
			"id",
			"name",
			"tasks"
		];
		function showBoard(e, t = {}) {
			let n = (0, i._L)([(0, i.Wo)(a, t.select ?? ["id"])]);
			return {
				operation: "boards.show",
				method: "GET",
				path: `${(0, r.Bd)(e)}/board${n}`
			};
		}
		function boardTasks(e) {
			return {
				operation: "boards.tasks",
				method: "GET",
				path: `${(0, r.Bd)(e)}/TaskBoard.Get()`
			};
		}
		function listCategories(e, t = {}) {
			let n = `/taskBoards(${(0, r.fn)("board", e)})/categories`, { select: a = ["id", "name"], ...s } = t;
			return {
				operation: "boards.categories",
				method: "GET",
				path: n + (0, i._L)([...(0, i.kZ)(s), (0, i.Wo)(o, a)])
			};
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
			let { subject: t, body: n, assignees: i, category: o, board: s, sender: c } = (0, r.mw)("task", e, "Give { board, subject, body }");
			return {
				operation: "tasks.create",
				method: "POST",
				path: "/tasks",
				body: {
					subject: t,
					body: n,
					assignees: i && { results: i.map((e) => ({ id: (0, r.VJ)("assignees", e) })) },
					category: o === void 0 ? void 0 : { id: (0, r.VJ)("category", o) },
					board: { id: (0, r.VJ)("board", s) },
					...(0, a.g)(c)
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
			let { subject: n, body: a, sender: s } = (0, i.mw)("topic", t, "Give { subject, body }");
			return (0, i.mw)("topic target", e, "Give a team or forum, like { type: 'team', id: 1042 }"), {
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
	}),
	1483: ((e, t, n) => {
		n.d(t, {
			Ci: () => decodePage,
			D8: () => anything,
			Im: () => truth,
			L7: () => decodeOne,
			Qq: () => text,
			XF: () => recordWithId,
			c3: () => listOf,
			cY: () => nested,
			mV: () => textOrNumber,
			rD: () => wholeNumber,
			re: () => textId
		});
		var r = n(452), i = n(9605);
		function decodePage(e, t) {
			let n = (0, i.FK)(e), r = (0, i.Yt)(n).map(t);
			return n.count === void 0 ? { records: r } : {
				records: r,
				count: n.count
			};
		}
		function decodeOne(e, t) {
			return t((0, i.FK)(e));
		}
		function recordWithId(e) {
			let t = nested(e);
			return (e) => {
				let n = t(e);
				if (n.id === void 0) throw (0, i.J4)((0, i.fj)(e.path, "id"), "an id", void 0);
				return n;
			};
		}
		function nested(e) {
			return (t) => {
				let { value: n, path: a } = single(t);
				if (!(0, i.Gv)(n)) throw (0, i.J4)(a, "an object", n);
				if (a.length > 1e3) throw new r.Xc(`${a.slice(0, 60)}\u2026`, "is nested too deeply");
				let o = e(), s = Object.entries(n).flatMap(([e, t]) => {
					if (isDeferred(t)) return [];
					let n = Object.hasOwn(o, e) ? o[e] : void 0;
					return n === void 0 ? [[e, asItCame(t)]] : t === null ? [] : [[e, n({
						value: t,
						path: (0, i.fj)(a, e)
					})]];
				});
				return Object.fromEntries(s);
			};
		}
		function listOf(e) {
			return (t) => (0, i.Yt)(t).map(e);
		}
		let text = ({ value: e, path: t }) => {
			if (typeof e == "string") return e;
			throw (0, i.J4)(t, "a text", e);
		}, textOrNumber = (e) => typeof e.value == "number" ? String(e.value) : text(e), textId = (e) => {
			let t = textOrNumber(e);
			if (t === "") throw (0, i.J4)(e.path, "an id", void 0);
			return t;
		}, truth = ({ value: e, path: t }) => {
			if (typeof e == "boolean") return e;
			throw (0, i.J4)(t, "true or false", e);
		}, wholeNumber = ({ value: e, path: t }) => {
			let n = typeof e == "string" && /^\d{1,16}$/.test(e) ? Number(e) : e;
			if (typeof n == "number" && Number.isSafeInteger(n) && n >= 0) return n;
			throw (0, i.J4)(t, "a whole number", e);
		}, anything = ({ value: e }) => asItCame(e);
		function single(e) {
			let { value: t, path: n } = e;
			return (0, i.Gv)(t) && Object.hasOwn(t, "results") && (0, i.Gv)(t.results) ? {
				value: t.results,
				path: (0, i.fj)(n, "results")
			} : e;
		}
		function asItCame(e) {
			return (0, i.Gv)(e) && Array.isArray(e.results) ? e.results : e;
		}
		function isDeferred(e) {
			return (0, i.Gv)(e) && Object.hasOwn(e, "__deferred");
		}
	}),
	9413: ((e, t, n) => {
		n.d(t, { n: () => toHttpRequest });
		var r = n(4222);
		let i = "/api/1/odata.svc";
		function toHttpRequest(e, t) {
			let { method: n, path: i, body: a } = t, o = {
				accept: "application/json",
				authorization: basic(e)
			}, s = new URL(apiRoot(e.baseUrl) + i);
			return n === "GET" ? {
				method: n,
				url: s,
				headers: o
			} : (0, r.s)({
				method: n,
				url: s,
				headers: {
					...o,
					"content-type": "application/json"
				},
				body: a === void 0 ? void 0 : JSON.stringify(a)
			});
		}
		function apiRoot(e) {
			let t = e.pathname.replace(/\/+$/, "");
			return e.origin + (t.endsWith(i) ? t : t + i);
		}
		function basic({ username: e, password: t }) {
			return `Basic ${Buffer.from(`${e}:${t}`, "utf8").toString("base64")}`;
		}
	}),
	5513: ((e, t, n) => {
		n.d(t, {
			ND: () => listQuery,
			Wo: () => selectPart,
			_L: () => queryString,
			kZ: () => pageParts
		});
		var r = n(9861), i = n(8100);
		function queryString(e) {
			let t = e.flatMap(([e, t]) => t === void 0 ? [] : [`${e}=${t}`]);
			return t.length === 0 ? "" : `?${t.join("&")}`;
		}
		function listQuery(e, t) {
			return queryString([...pageParts(t), selectPart(e, t.select)]);
		}
		function pageParts(e) {
			return [
				["$top", wholeNumber("top", e.top)],
				["$skip", wholeNumber("skip", e.skip)],
				["$inlinecount", e.count ? "allpages" : void 0]
			];
		}
		function selectPart(e, t) {
			if (t === void 0 || t.length === 0) return ["$select", void 0];
			let n = t.map((t) => (0, i.yL)("select", e, t));
			return ["$select", (n.includes("id") ? n : ["id", ...n]).join(",")];
		}
		function wholeNumber(e, t) {
			if (t !== void 0) {
				if (Number.isSafeInteger(t) && t >= 0) return String(t);
				throw (0, i.Qm)(e, `must be a whole number from 0, got ${(0, r.SP)(t)}`, "Give a count of records");
			}
		}
	})
};
