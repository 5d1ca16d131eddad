"use strict";
exports.id = 587, exports.ids = [587, 916], exports.modules = {
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
		var r = n(5627), i = n(229), a = n(1437), o = n(7916);
		async function readAccounts(e, t) {
			if (e === void 0) return { accounts: new Map() };
			if (e.type === "map") return { accounts: byLogin(e.accounts) };
			let n = (0, o.readWorkspaceFile)(e.path, t);
			if (n.type === "fault") {
				let t = n.fix.endsWith("?") ? "" : ".";
				return {
					accounts: new Map(),
					problem: `users: ${(0, i.SP)(e.path)} ${n.fault}. ${n.fix}${t}`
				};
			}
			let r = [], fault = (e) => void r.push(e), s = byLogin(await (0, a.wQ)({
				text: n.text,
				shown: i.SP,
				fault
			}) ?? new Map());
			return r.length === 0 ? { accounts: s } : {
				accounts: s,
				problem: `users: ${(0, i.SP)(e.path)}: ${r.slice(0, 3).join("; ")}. Check what is in it.`
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
	6412: ((e, t, n) => {
		n.d(t, { N: () => Session });
		var r = n(4222), i = n(452), a = n(7380), o = n(1204), s = n(229), c = n(5025), l = n(8100);
		let u = {
			baseUrl: "Give the address of the service, like https://acme.example.com",
			url: "Give the URL that the service showed when the webhook was made"
		};
		function checkedAddress(e, t) {
			let n = (0, c.z)(String(t));
			if (n.type === "ok") return n.url;
			throw (0, l.Qm)(e, n.fault, u[e]);
		}
		function checkedUsername(e) {
			if (e === "") throw (0, l.Qm)("username", "is empty", "Give the name of the account");
			if (e.includes(":")) throw (0, l.Qm)("username", "holds a colon", "Give the name of the account");
			return e;
		}
		function timeoutMs(e = 60) {
			if (Number.isFinite(e) && e > 0 && e <= 86400) return e * 1e3;
			throw (0, l.Qm)("timeoutSeconds", `got ${(0, s.SP)(e)}`, "Give a number of seconds above 0, at most 86400");
		}
		var d = n(7600), f = n(2899), p = n(5494), m = n(2767), h = n(5513);
		let g = [
			"id",
			"role",
			"roles",
			"extras",
			"__descriptor",
			"member/id",
			"member/username"
		];
		function listMembers(e, t = {}) {
			let n = t.select?.some((e) => e.startsWith("member/")), r = t.expand ?? (n ? "member" : void 0), i = (0, h._L)([
				(0, h.Wo)(g, t.select),
				["$expand", r === void 0 ? void 0 : (0, l.yL)("expand", ["member"], r)],
				...(0, h.kZ)(t)
			]);
			return {
				operation: "members.list",
				method: "GET",
				path: `${(0, l.Bd)(e)}/members${i}`
			};
		}
		function removeMember(e) {
			return {
				operation: "members.remove",
				method: "POST",
				path: `/workroomMembers(${(0, l.fn)("member", e)})/Remove()`
			};
		}
		function setMemberRole(e, t) {
			let n = (0, l.Hg)((0, l.yL)("role", m.gg, t));
			return {
				operation: "members.setRole",
				method: "POST",
				path: `/workroomMembers(${(0, l.fn)("member", e)})/Role.Set(role=${n})`
			};
		}
		class Members {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(p.$B, t, (n) => listMembers(e, {
					...t,
					...n
				}));
			}
			async remove(e) {
				return this.#e.act(removeMember(e));
			}
			async setRole(e, t) {
				return this.#e.act(setMemberRole(e, t));
			}
		}
		var _ = n(5075);
		let v = [
			"id",
			"name",
			"nickname",
			"description"
		];
		function listTeams(e = {}) {
			return {
				operation: "teams.list",
				method: "GET",
				path: `/workrooms${(0, h.ND)(v, e)}`
			};
		}
		function createTeam({ name: e, about: t, description: n, nickname: r }) {
			return {
				operation: "teams.create",
				method: "POST",
				path: "/workrooms",
				body: {
					name: e,
					about: t,
					description: n,
					nickname: r
				}
			};
		}
		function listForums(e = {}) {
			return {
				operation: "forums.list",
				method: "GET",
				path: `/forums${(0, h.ND)(v, e)}`
			};
		}
		class Teams {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(p.uj, e, (t) => listTeams({
					...e,
					...t
				}));
			}
			async create(e) {
				return this.#e.create(createTeam(e), p.uj);
			}
		}
		class Forums {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(p.uj, e, (t) => listForums({
					...e,
					...t
				}));
			}
		}
		var y = n(9789);
		let b = [
			"id",
			"username",
			"displayName",
			"emailAddress"
		];
		function listUsers(e = {}) {
			return {
				operation: "users.list",
				method: "GET",
				path: `/users${(0, h.ND)(b, e)}`
			};
		}
		function inviteUser(e) {
			let { email: t, username: n, displayName: r } = e;
			return {
				operation: "users.invite",
				method: "POST",
				path: "/User.Invite()",
				body: {
					email: t,
					teams: teamRoles(e.teams),
					type: (0, l.yL)("type", m.Cy, e.type),
					username: n,
					displayName: r
				},
				admin: !0
			};
		}
		function addToTeams(e, t) {
			return {
				operation: "users.addToTeams",
				method: "POST",
				path: `/users(${(0, l.fn)("user", e)})/User.AddToTeams()`,
				body: { teams: teamRoles(t) }
			};
		}
		function deactivateUser(e) {
			return {
				operation: "users.deactivate",
				method: "POST",
				path: `/users(id=${(0, l.fn)("user", e)})/User.Active.Set(value=${(0, l.Hg)("false")})`,
				admin: !0
			};
		}
		function teamRoles(e) {
			return e.map(({ id: e, role: t }) => ({
				id: (0, l.VJ)("teams", e),
				role: (0, l.yL)("role", m.gg, t)
			}));
		}
		class Users {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(p.S0, e, (t) => listUsers({
					...e,
					...t
				}));
			}
			async invite(e) {
				return this.#e.create(inviteUser(e), p.S0);
			}
			async addToTeams(e, t) {
				return this.#e.act(addToTeams(e, t));
			}
			async deactivate(e) {
				return this.#e.act(deactivateUser(e));
			}
		}
		var x = n(8851), S = n(150), C = n(1537), w = n(9407), T = n(4914), E = n(617), D = n(737);
		function accepted(e, t, n, r = () => "") {
			let a = (0, E.BW)(t, n), o = a ? E.x5 : "", { reason: s, hint: c } = (0, T.V)(n);
			if (n.type === "answer") {
				let { status: c, body: l } = n;
				if (c < 200 || c >= 300) {
					let n = joined(": ", `${e}: ${s}`, r(l));
					throw new i.o3(n, {
						status: c,
						unclear: a,
						hint: joined(" ", (0, E.o6)(t, c), o)
					});
				}
				if (t.method === "POST" && (0, D.r)(l)) {
					let t = joined(": ", `${e}: ${s}, with an error`, r(l));
					throw new i.o3(t, {
						status: c,
						unclear: a,
						hint: o
					});
				}
				if ((0, w.L)(n) === "delivered") return n;
			}
			let l = o === "" ? "" : "The request may have been carried out";
			throw new i.Rc(joined(". ", `${e}: ${s}`, l), {
				written: n.type === "answer" || n.written,
				unclear: a,
				hint: joined(" ", c, o)
			});
		}
		function joined(e, ...t) {
			return t.filter((e) => e !== "").join(e);
		}
		var O = n(1483), k = n(9413), A = n(5537), j = n(254);
		class Caller {
			#e;
			#t;
			constructor(e) {
				this.#e = e, this.#t = new x.p((0, S.R4)(e.connection.password, e.connection.username));
			}
			list(e, t, n) {
				return new A.B(async (t) => (0, O.Ci)(await this.#n(n(t)), e), t);
			}
			async get(e, t) {
				return (0, O.L7)(await this.#n(e), t);
			}
			async create(e, t) {
				return (0, O.PR)((await this.#r(e)).body, t);
			}
			async act(e) {
				await this.#r(e);
			}
			async #n(e) {
				let { connection: t, timeoutMs: n, now: r } = this.#e, a = await (0, C.b)(this.#e, (0, k.n)(t, e), { deadline: r() + n }), o = this.#i(e, a);
				if (o.complete) return o.body;
				throw new i.Xc("answer", `to ${e.operation} broke off, or is too long`);
			}
			async #r(e) {
				let { connection: t, send: n, timeoutMs: r, signal: i } = this.#e;
				return this.#i(e, await n((0, k.n)(t, e), {
					timeoutMs: r,
					signal: i
				}));
			}
			#i(e, t) {
				return accepted(e.operation, e, t, (e) => (0, j.j)(e, this.#t));
			}
		}
		class ServiceClient {
			teams;
			forums;
			users;
			members;
			topics;
			tasks;
			boards;
			chat;
			constructor(e) {
				let { sleep: t = o.I.sleep, signal: n } = e, r = new Caller({
					connection: {
						baseUrl: checkedAddress("baseUrl", e.baseUrl),
						username: checkedUsername(e.username),
						password: e.password
					},
					send: e.send ?? (0, a.R)(),
					timeoutMs: timeoutMs(e.timeoutSeconds),
					now: e.now ?? o.I.now,
					sleep: (e) => t(e, n),
					random: e.random ?? o.I.random,
					signal: n
				});
				this.teams = new Teams(r), this.forums = new Forums(r), this.users = new Users(r), this.members = new Members(r), this.topics = new y.nl(r), this.tasks = new _.ZU(r), this.boards = new d.kn(r), this.chat = new f.r(r);
			}
		}
		async function lists_all(e, t) {
			let n = [];
			for await (let r of e) {
				let e = t(r);
				if (e !== void 0 && n.push(e), n.length === 2e4) break;
			}
			return n;
		}
		async function wholeOf(e, t) {
			let n = [], r = e.pages();
			for (;;) {
				let e = await r.next();
				if (e.done === !0) return {
					kept: n,
					complete: e.value
				};
				n.push(...e.value.records.flatMap((e) => t(e) ?? []));
			}
		}
		let M = "ROLE_TEAM_ADMIN";
		function spaceOf({ id: e, name: t, nickname: n }) {
			return (0, r.s)({
				id: e,
				name: bounded(t),
				nickname: bounded(n)
			});
		}
		function memberOf({ role: e, roles: t, member: n }) {
			let { id: i, username: a, emailAddress: o, type: s } = n ?? {};
			if (i !== void 0) return (0, r.s)({
				id: i,
				username: bounded(a),
				email: bounded(o)?.toLowerCase(),
				isAdmin: e === M || Array.isArray(t) && t.includes(M),
				isBot: s === void 0 ? o === void 0 : s === "bot"
			});
		}
		function withoutGuesses(e) {
			return e.some(({ email: e }) => e !== void 0) ? e : e.map((e) => ({
				...e,
				isBot: !1
			}));
		}
		function bounded(e) {
			return typeof e == "string" && e.length <= 300 && e.trim() || void 0;
		}
		let N = [
			"id",
			"subject",
			"body",
			"assignees",
			"short",
			"createDate",
			"completeDate"
		], P = {
			reason: "the service did not show all of its records",
			hint: ""
		}, F = {
			type: "failure",
			written: !1,
			reason: "no time is left",
			hint: "Allow more time with the option timeout.",
			permanent: !0
		};
		class Session {
			lookUps = [];
			refusal;
			#e;
			#t;
			#n = new Map();
			#r;
			constructor(e, t, n) {
				this.#e = e, this.#t = t, this.#r = n;
			}
			get stopped() {
				return this.#t.signal.aborted;
			}
			until(e) {
				this.#r = e;
			}
			spaces(e) {
				let t = e === "team" ? "teams.list" : "forums.list", n = { select: [
					"id",
					"name",
					"nickname"
				] };
				return this.#o(t, (t) => lists_all(e === "team" ? t.teams.list(n) : t.forums.list(n), spaceOf));
			}
			members(e) {
				return this.#o("members.list", async (t) => withoutGuesses(await lists_all(t.members.list(e, { expand: "member" }), memberOf)));
			}
			board(e) {
				return this.#o("boards.show", async (t) => (await t.boards.show(e)).id);
			}
			categories(e) {
				return this.#o("boards.categories", async (t) => (await t.boards.categories(e)).map(spaceOf));
			}
			openTopics(e, t) {
				return this.#a("topics.list", (t) => t.topics.list(e, { archived: !1 }), t);
			}
			async allTasks(e, t) {
				let n = await this.#s("boards.tasks", async (n) => {
					let r = await n.boards.tasks(e);
					return {
						kept: r.flatMap((e) => t(e) ?? []),
						isWhole: !(0, A.z)(r.length)
					};
				});
				return n.type === "read" && n.value.isWhole ? {
					type: "read",
					value: n.value.kept
				} : n.type === "unread" && n.status !== 200 ? n : this.#i(e, t);
			}
			async #i(e, t) {
				let n = await this.board(e);
				if (n.type === "unread") return n;
				let r = await this.categories(n.value);
				if (r.type === "unread") return r;
				if ((0, A.z)(r.value.length)) return {
					type: "unread",
					...P
				};
				let i = [];
				for (let { id: e } of r.value) {
					let n = await this.#a("tasks.list", (t) => t.tasks.list(e, { select: N }), t);
					if (n.type === "unread") return n;
					i.push(...n.value);
				}
				return {
					type: "read",
					value: i
				};
			}
			async #a(e, t, n) {
				let r = await this.#s(e, (e) => wholeOf(t(e), n));
				if (r.type === "unread") return r;
				let { kept: i, complete: a } = r.value;
				return a ? {
					type: "read",
					value: i
				} : {
					type: "unread",
					...P
				};
			}
			#o(e, t) {
				let n = this.#n.get(e) ?? this.#s(e, t);
				return this.#n.set(e, n), n;
			}
			async #s(e, t) {
				let n = this.#t.now(), a = {
					times: 0,
					last: F
				}, o, s;
				try {
					o = await t(this.#c(a));
				} catch (e) {
					if (!(e instanceof i.UW)) throw e;
					s = e;
				}
				let { last: c, times: l } = a, u = c.type === "answer" ? c.status : void 0, d = c.type === "failure" ? c.reason : void 0, f = Math.round(this.#t.now() - n), p = l > 1 ? l : void 0;
				if (l > 0 && this.lookUps.push((0, r.s)({
					operation: e,
					status: u,
					reason: d,
					times: p,
					duration_ms: f
				})), s === void 0) return {
					type: "read",
					value: o
				};
				let m = wordsOf(c, s);
				return u === 401 && (this.refusal = m), (0, r.s)({
					type: "unread",
					...m,
					status: u
				});
			}
			#c(e) {
				let { baseUrl: t, username: n, password: r } = this.#e, { send: i, now: a, sleep: o, random: s, signal: c } = this.#t, leftMs = () => this.#r - a(), bounded = async (t, n) => {
					let r = leftMs();
					if (r <= 0 || this.refusal !== void 0) return e.last = F, F;
					e.times += 1;
					let a = Math.min(n.timeoutMs, r, Math.max(2e3, r / 2));
					return e.last = await i(t, {
						...n,
						timeoutMs: a,
						maxBytes: 524288
					}), e.last;
				};
				return new ServiceClient({
					baseUrl: t,
					username: n,
					password: r,
					now: a,
					random: s,
					signal: c,
					send: bounded,
					sleep: (e) => o(Math.max(0, Math.min(e, leftMs()))),
					timeoutSeconds: Math.max(1, leftMs()) / 1e3
				});
			}
		}
		function wordsOf(e, { hint: t }) {
			return e.type === "answer" && e.status >= 200 && e.status < 300 ? {
				reason: "the answer could not be read",
				hint: t || "Check that base-url is the address of the service."
			} : {
				reason: (0, T.V)(e).reason,
				hint: t
			};
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
	5494: ((e, t, n) => {
		n.d(t, {
			$B: () => h,
			PG: () => y,
			S0: () => m,
			SQ: () => b,
			UU: () => _,
			Wr: () => g,
			YB: () => columns,
			uj: () => p,
			xC: () => decodeBoardTasks,
			xi: () => v
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
			outAssociations: (0, r.p_)((0, r.cY)(() => s))
		}, l = {
			__descriptor: r.Qq,
			id: r.rD,
			categories: (0, r.p_)((0, r.cY)(() => u))
		}, u = {
			__descriptor: r.Qq,
			id: r.rD,
			name: r.Qq,
			tasks: (0, r.p_)((0, r.cY)(() => d))
		}, d = {
			__descriptor: r.Qq,
			id: r.rD,
			subject: r.Qq,
			body: r.Qq,
			assignees: (0, r.p_)((0, r.cY)(() => a)),
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
			members: (0, r.p_)((0, r.cY)(() => o))
		}, p = (0, r.g1)(() => f), m = (0, r.g1)(() => a), h = (0, r.g1)(() => o), g = (0, r.g1)(() => c), _ = (0, r.g1)(() => d), v = (0, r.g1)(() => l), y = (0, r.g1)(() => u), b = (0, r.g1)(() => ({
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
		let decodeBoardTasks = (e) => Array.isArray(e.value) ? (0, i.Yt)(e).map(_) : columns(_)(e).flatMap(({ category: e, tasks: t }) => {
			let n = (0, r.cY)(() => u)(e);
			return t.map((e) => ({
				...e,
				category: n
			}));
		});
	}),
	7600: ((e, t, n) => {
		n.d(t, {
			d4: () => listCategories,
			kn: () => Boards,
			tv: () => boardTasks,
			wP: () => showBoard
		});
		var r = n(5494), i = n(1483), a = n(8100), o = n(5513);
		let s = ["id", "categories"], c = [
			"id",
			"name",
			"tasks"
		];
		function showBoard(e, t = {}) {
			let n = (0, o._L)([(0, o.Wo)(s, t.select ?? ["id"])]);
			return {
				operation: "boards.show",
				method: "GET",
				path: `${(0, a.Bd)(e)}/board${n}`
			};
		}
		function boardTasks(e) {
			return {
				operation: "boards.tasks",
				method: "GET",
				path: `${(0, a.Bd)(e)}/TaskBoard.Get()`
			};
		}
		function listCategories(e, t = {}) {
			return {
				operation: "boards.categories",
				method: "GET",
				path: `/taskBoards(${(0, a.fn)("board", e)})/categories` + (0, o._L)([(0, o.Wo)(c, t.select ?? ["id", "name"])])
			};
		}
		class Boards {
			#e;
			constructor(e) {
				this.#e = e;
			}
			async show(e, t = {}) {
				return this.#e.get(showBoard(e, t), r.xi);
			}
			async tasks(e) {
				return this.#e.get(boardTasks(e), r.xC);
			}
			async categories(e, t = {}) {
				return this.#e.get(listCategories(e, t), (0, i.p_)(r.PG));
			}
		}
	}),
	2899: ((e, t, n) => {
		n.d(t, {
			K: () => postChatMessage,
			r: () => Chat
		});
		var r = n(5494), i = n(8100), a = n(3340);
		function postChatMessage(e, { body: t, sender: n }) {
			return {
				operation: "chat.post",
				method: "POST",
				path: `${(0, i.Bd)(e)}/Chat.PostMessage()`,
				body: {
					body: t,
					...(0, a.g)(n)
				}
			};
		}
		class Chat {
			#e;
			constructor(e) {
				this.#e = e;
			}
			async post(e, t) {
				return this.#e.create(postChatMessage(e, t), r.SQ);
			}
		}
	}),
	5075: ((e, t, n) => {
		n.d(t, {
			UT: () => createTask,
			Vk: () => listTasks,
			ZU: () => Tasks
		});
		var r = n(5494), i = n(8100), a = n(5513), o = n(3340);
		let s = [
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
				path: `/taskCategories(${(0, i.fn)("category", e)})/tasks` + (0, a.ND)(s, t)
			};
		}
		function createTask(e) {
			let { subject: t, body: n, assignees: r, category: a, sender: s } = e;
			return {
				operation: "tasks.create",
				method: "POST",
				path: "/tasks",
				body: {
					subject: t,
					body: n,
					assignees: r && { results: r.map((e) => ({ id: (0, i.VJ)("assignees", e) })) },
					category: a === void 0 ? void 0 : { id: (0, i.VJ)("category", a) },
					board: { id: (0, i.VJ)("board", e.board) },
					...(0, o.g)(s)
				}
			};
		}
		class Tasks {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(r.UU, t, (n) => listTasks(e, {
					...t,
					...n
				}));
			}
			async create(e) {
				return this.#e.create(createTask(e), r.UU);
			}
		}
	}),
	9789: ((e, t, n) => {
		n.d(t, {
			OY: () => createTopic,
			hk: () => listTopics,
			nl: () => Topics
		});
		var r = n(5494), i = n(2767), a = n(8100), o = n(5513), s = n(3340);
		function listTopics(e, t = {}) {
			return {
				operation: "topics.list",
				method: "GET",
				path: `${(0, a.Bd)(e)}/Post.Stream(archived=${t.archived === !0})` + (0, o._L)([["$format", "json"], ...(0, o.kZ)(t)])
			};
		}
		function createTopic(e, t) {
			let { subject: n, body: r, sender: o } = t;
			return {
				operation: "topics.create",
				method: "POST",
				path: "/posts",
				body: {
					subject: n,
					body: r,
					outAssociations: { results: ("type" in e ? [{
						inType: i.W7[e.type],
						inId: e.id
					}] : e).map(({ inType: e, inId: t }) => ({
						inSecured: !0,
						inType: e,
						inId: (0, a.VJ)("topic target", t)
					})) },
					recordType: "note",
					...(0, s.g)(o)
				}
			};
		}
		class Topics {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(r.Wr, t, (n) => listTopics(e, {
					...t,
					...n
				}));
			}
			async create(e, t) {
				return this.#e.create(createTopic(e, t), r.Wr);
			}
		}
	}),
	1483: ((e, t, n) => {
		n.d(t, {
			Ci: () => decodePage,
			D8: () => anything,
			Im: () => truth,
			L7: () => decodeOne,
			PR: () => decodeCreated,
			Qq: () => text,
			cY: () => nested,
			g1: () => record,
			mV: () => textOrNumber,
			p_: () => list,
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
		function decodeCreated(e, t) {
			try {
				return decodeOne(e, t);
			} catch (e) {
				if (e instanceof r.Xc) return;
				throw e;
			}
		}
		function record(e) {
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
		function list(e) {
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
	5537: ((e, t, n) => {
		n.d(t, {
			B: () => List,
			z: () => mayBeCut
		});
		var r = n(4222);
		async function* everyPage(e, t = {}) {
			let n = new Set(), i = t.skip ?? 0;
			for (;;) {
				let a = t.top === void 0 ? void 0 : t.top - n.size;
				if (a === 0) return !0;
				let { records: o, count: s } = await e({
					top: a,
					skip: i || void 0,
					count: t.count ?? !0
				}), c = n.size, l = o.slice(0, a).filter(({ id: e }) => !n.has(e) && n.add(e));
				if (yield (0, r.s)({
					records: l,
					count: s
				}), o.length === 0) return s === void 0 || i >= s;
				if (n.size === c) return !1;
				if (i += o.length, s !== void 0 && i >= s) return n.size >= Math.min(s - (t.skip ?? 0), t.top ?? Infinity);
			}
		}
		class List {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t;
			}
			then(e, t) {
				return this.#n ??= this.#e(this.#t), this.#n.then(e, t);
			}
			async *[Symbol.asyncIterator]() {
				for await (let { records: e } of this.pages()) yield* e;
			}
			pages() {
				return everyPage(this.#e, this.#t);
			}
			async all(e = () => {}) {
				let t = [], n, i = this.pages();
				for (;;) {
					let a = await i.next();
					if (a.done) return (0, r.s)({
						records: t,
						complete: a.value,
						count: n
					});
					let { records: o, count: s } = a.value;
					for (let e of o) t.push(e);
					n = s ?? n, e((0, r.s)({
						read: t.length,
						count: n
					}));
				}
			}
		}
		function mayBeCut(e) {
			return e < 20 ? !1 : e % 10 == 0 || e % 25 == 0 || !(e & e - 1);
		}
	}),
	5513: ((e, t, n) => {
		n.d(t, {
			ND: () => listQuery,
			Wo: () => selectPart,
			_L: () => queryString,
			kZ: () => pageParts
		});
		var r = n(229), i = n(8100);
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
	}),
	7916: ((e, t, n) => {
		n.d(t, {
			isWorkspaceFile: () => isWorkspaceFile,
			readWorkspaceFile: () => readWorkspaceFile
		});
		var r = n(3024), i = n(6760), a = n(452), o = n(2037);
		let s = 262144;
		function readWorkspaceFile(e, t) {
			let n = find(e, t);
			if (n.type === "fault") return n;
			try {
				let e = (0, r.openSync)(n.real, r.constants.O_RDONLY | (r.constants.O_NONBLOCK ?? 0));
				try {
					let t = (0, r.fstatSync)(e);
					if (!t.isFile()) return fault("is not a regular file", "Write the path of a text file");
					if (t.size > s) return tooLarge(t.size);
					let i = (0, r.readFileSync)(e);
					return {
						type: "ok",
						path: n.path,
						text: textOf(i)
					};
				} finally {
					(0, r.closeSync)(e);
				}
			} catch (e) {
				return e instanceof TypeError ? fault("is not valid UTF-8", "Save the file as UTF-8") : fault(`cannot be read (${(0, a.xU)(e) ?? "unknown error"})`, "Check the rights of the file");
			}
		}
		function isWorkspaceFile(e, t) {
			let n = e.trim();
			try {
				return find(n, t).type === "ok" && (0, r.statSync)((0, i.resolve)(t, n)).isFile();
			} catch {
				return !1;
			}
		}
		function find(e, t) {
			let n = (0, i.resolve)(t, e), r = realPathOf(t), a = realPathOf(n);
			return r === void 0 || a === void 0 ? missing(e, n, t) : isWithin(a, r) ? (0, i.relative)(r, a).split(i.sep).includes(".git") ? fault("is a file of git itself", "Write the path of another file") : {
				type: "ok",
				real: a,
				path: (isWithin(n, (0, i.resolve)(t)) ? (0, i.relative)((0, i.resolve)(t), n) : (0, i.relative)(r, a)).replaceAll(i.sep, "/")
			} : fault("leads out of the workspace", "Write the path of a file in the repository, no link to elsewhere");
		}
		function missing(e, t, n) {
			let r = isWithin(t, (0, i.resolve)(n)) ? (0, o.p)((0, i.basename)(t), namesIn((0, i.dirname)(t))) : void 0, a = e.slice(0, e.length - (0, i.basename)(e).length) + r;
			return fault("is no file in the workspace", r === void 0 ? "Write its path from the root of the repository, which must be checked out before this step" : `Did you mean ${a}?`);
		}
		function namesIn(e) {
			try {
				return (0, r.readdirSync)(e).slice(0, 500);
			} catch {
				return [];
			}
		}
		function realPathOf(e) {
			try {
				return (0, r.realpathSync)(e);
			} catch {
				return;
			}
		}
		function isWithin(e, t) {
			return e.startsWith(t.endsWith(i.sep) ? t : t + i.sep);
		}
		function tooLarge(e) {
			return fault(`has ${e} bytes`, `It may have ${s} at most`);
		}
		function textOf(e) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(e).replaceAll("\r\n", "\n");
		}
		function fault(e, t) {
			return {
				type: "fault",
				fault: e,
				fix: t
			};
		}
	})
};
