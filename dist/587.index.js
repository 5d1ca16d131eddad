export const id = 587;
export const ids = [587];
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
	6412: ((e, t, n) => {
		n.d(t, { N: () => Session });
		var r = n(4222), i = n(452), a = n(1910), o = n(1204), s = n(229), c = n(5025), l = n(8100);
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
	})
};
