export const id = 594;
export const ids = [594];
export const modules = {
	594: ((e, t, n) => {
		n.d(t, { lookUp: () => lookUp });
		var r = n(4222), i = n(3024), a = n(1455), o = n(6760), s = n(452), c = n(5627), l = n(229), u = n(1437);
		let d = 262144;
		async function readAccounts(e, t) {
			if (e === void 0) return { accounts: new Map() };
			if (e.type === "map") return { accounts: byLogin(e.accounts) };
			let n = [], fault = (e) => void n.push(e), i = await textOf(e.path, t ?? ".");
			i.type === "fault" && fault(i.words);
			let a = i.type === "ok" ? await (0, u.wQ)({
				text: i.text,
				shown: l.SP,
				fault
			}) : void 0, o = n.length === 0 ? void 0 : `users: ${(0, l.SP)(e.path)}: ${n.slice(0, 3).join("; ")}. Check the path and what is in it.`;
			return (0, r.s)({
				accounts: byLogin(a ?? new Map()),
				problem: o
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
				let n = await (0, a.realpath)(t), r = await (0, a.realpath)((0, o.resolve)(n, e)), i = (0, o.relative)(n, r);
				return (0, o.isAbsolute)(i) || i.split(o.sep)[0] === ".." ? {
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
		let f = i.constants.O_RDONLY | (i.constants.O_NONBLOCK ?? 0);
		async function regularText(e) {
			let t = await (0, a.open)(e, f);
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
			let r = accountOf(e, t);
			if (r !== void 0) return {
				type: "account",
				username: r
			};
			if (n === void 0) return { type: "stranger" };
			let i = await n();
			if (i === void 0) return { type: "unread" };
			let { email: a, login: o } = e, s = onlyOne(i, (e) => e.email, a) ?? onlyOne(i, (e) => e.username, o);
			return s?.username === void 0 ? { type: "stranger" } : s.isBot ? { type: "bot" } : {
				type: "account",
				username: s.username,
				member: s
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
			return (0, l.EU)(e ?? t ?? n ?? "a person without a name");
		}
		function shownNames(e) {
			let t = [...new Set(e)], n = t.length > 5 ? [`${t.length - 5} more`] : [];
			return (0, l.KE)([...t.slice(0, 5), ...n]);
		}
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
				let [t, n] = [shownNames(this.#t), shownNames(this.#n)], r = [t && `Not assigned, because they are no members of the target: ${t}. Add them there, or name others.`, n && `Not assigned, because tasks are for people: ${n}.`].filter((e) => e !== "");
				return e === void 0 || r.length > 0 || this.#i ? r : [`To this task ${e}: ${shownNames(this.#r) || "the lists name none of the members"}.`];
			}
			async #a(e, t) {
				return t === void 0 ? e.by === "id" ? [e.id] : [] : e.by === "id" ? this.#s(t.find(({ id: t }) => t === e.id), `id ${e.id}`) : e.by === "username" ? this.#s(memberNamed(t, e.name), e.name) : e.by === "email" ? this.#s(memberAt(t, e.name), e.name) : e.role === "admins" ? t.filter(({ isAdmin: e, isBot: t }) => e && !t).map(({ id: e }) => e) : isBuildRole(e.role) ? this.#o(e.role, t) : [];
			}
			async #o(e, t) {
				let n = peopleOf(this.#e.facts, e);
				n.length === 0 && this.#r.push(nobodyWords(e));
				let r = [];
				for (let e of n) {
					let n = await identityOf(e, this.#e), i = shownPerson(e);
					n.type === "bot" ? this.#n.push(i) : n.type === "account" ? r.push(...this.#s(n.member ?? memberNamed(t, n.username), i)) : this.#t.push(i);
				}
				return r;
			}
			#s(e, t) {
				return e !== void 0 && !e.isBot ? [e.id] : ((e === void 0 ? this.#t : this.#n).push(t), []);
			}
		}
		var p = n(9356), m = n(2037);
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
				reason: `${n.length} ${t === "category" ? "categories" : `${t}s`} are called ${(0, p.JJ)(e)}`,
				hint: `Write the id of the one that is meant, one of ${r.join(", ")}.`
			};
		}
		function nearWords(e, t) {
			let n = t.flatMap(({ name: e, nickname: t }) => [e, t]).filter((e) => e !== void 0), r = (0, m.q)(e, n, 5);
			if (r.length === 0) return "";
			let [i = ""] = r;
			return r.length === 1 ? `Did you mean ${quoted(i)}?` : `The nearest are ${(0, l.KE)(r.map(quoted))}.`;
		}
		function quoted(e) {
			return `"${(0, l.EU)(e)}"`;
		}
		function folded(e) {
			return e?.normalize("NFC").toLowerCase();
		}
		async function findCategory(e, t, n) {
			let r = await e.board(t);
			if (r.type === "unread") return r.status === 404 ? {
				reason: `there is no task board of ${t.type} ${t.id}`,
				hint: r.hint
			} : { notice: withoutCategory(n, r.reason) };
			let i = await e.categories(r.value);
			if (i.type === "unread") return {
				board: r.value,
				notice: withoutCategory(n, i.reason)
			};
			let a = findNamed(n, i.value);
			if (a.type === "one") return {
				board: r.value,
				category: a.id
			};
			if (a.type === "many") return manyWords(n, "category", a.records);
			let o = nearWords(n, i.value);
			return {
				reason: `there is no category ${(0, p.JJ)(n)} on the board of ${t.type} ${t.id}`,
				hint: `${o} Check the name, or leave category out for Uncategorized.`.trimStart()
			};
		}
		function withoutCategory(e, t) {
			return `The task goes to the board without the category ${(0, p.JJ)(e)}, because the categories could not be read: ${t}.`;
		}
		let h = ["team", "here"];
		async function findAddressees(e, t) {
			let n = [], r = [], i = {
				stranger: [],
				bot: [],
				unread: []
			};
			for (let a of e) {
				if (a.by === "username" && n.push(a.name), a.by !== "role") continue;
				if (!isBuildRole(a.role)) {
					n.push(a.role);
					continue;
				}
				let e = peopleOf(t.facts, a.role);
				e.length === 0 && r.push(`Nobody was mentioned as ${a.role}: ${nobodyWords(a.role)}. ${g}`);
				for (let r of e) {
					let e = await identityOf(r, t);
					e.type === "account" ? isPersonal(e.username) ? n.push(e.username) : i.stranger.push(r) : i[e.type].push(r);
				}
			}
			let { stranger: a, bot: o, unread: s } = i, c = [...notMentioned("", a, t.members === void 0 ? v : _), ...notMentioned(", because bots read nothing", o, "")];
			return {
				addressees: addresseesOf(n, [...a, ...s]),
				notices: [...r, ...c]
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
		function isPersonal(e) {
			return (0, u.fH)(e) && !h.includes(e.toLowerCase());
		}
		function notMentioned(e, t, n) {
			return t.length === 0 ? [] : [`Not mentioned${e}: ${shownNames(t.map(shownPerson))}.${n}`];
		}
		var y = n(1910), b = n(1204), x = n(5025), S = n(8100);
		let C = {
			baseUrl: "Give the address of the service, like https://acme.example.com",
			url: "Give the URL that the service showed when the webhook was made"
		};
		function checkedAddress(e, t) {
			let n = (0, x.z)(String(t));
			if (n.type === "ok") return n.url;
			throw (0, S.Qm)(e, n.fault, C[e]);
		}
		function checkedUsername(e) {
			if (e === "") throw (0, S.Qm)("username", "is empty", "Give the name of the account");
			if (e.includes(":")) throw (0, S.Qm)("username", "holds a colon", "Give the name of the account");
			return e;
		}
		function timeoutMs(e = 60) {
			if (Number.isFinite(e) && e > 0 && e <= 86400) return e * 1e3;
			throw (0, S.Qm)("timeoutSeconds", `got ${(0, l.SP)(e)}`, "Give a number of seconds above 0, at most 86400");
		}
		var w = n(7600), T = n(2899), E = n(5494), D = n(2767), O = n(5513);
		let k = [
			"id",
			"role",
			"roles",
			"extras",
			"__descriptor",
			"member/id",
			"member/username"
		];
		function listMembers(e, t = {}) {
			let n = t.select?.some((e) => e.startsWith("member/")), r = t.expand ?? (n ? "member" : void 0), i = (0, O._L)([
				(0, O.Wo)(k, t.select),
				["$expand", r === void 0 ? void 0 : (0, S.yL)("expand", ["member"], r)],
				...(0, O.kZ)(t)
			]);
			return {
				operation: "members.list",
				method: "GET",
				path: `${(0, S.Bd)(e)}/members${i}`
			};
		}
		function removeMember(e) {
			return {
				operation: "members.remove",
				method: "POST",
				path: `/workroomMembers(${(0, S.fn)("member", e)})/Remove()`
			};
		}
		function setMemberRole(e, t) {
			let n = (0, S.Hg)((0, S.yL)("role", D.gg, t));
			return {
				operation: "members.setRole",
				method: "POST",
				path: `/workroomMembers(${(0, S.fn)("member", e)})/Role.Set(role=${n})`
			};
		}
		class Members {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e, t = {}) {
				return this.#e.list(E.$B, t, (n) => listMembers(e, {
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
		var A = n(5075);
		let j = [
			"id",
			"name",
			"nickname",
			"description"
		];
		function listTeams(e = {}) {
			return {
				operation: "teams.list",
				method: "GET",
				path: `/workrooms${(0, O.ND)(j, e)}`
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
				path: `/forums${(0, O.ND)(j, e)}`
			};
		}
		class Teams {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(E.uj, e, (t) => listTeams({
					...e,
					...t
				}));
			}
			async create(e) {
				return this.#e.create(createTeam(e), E.uj);
			}
		}
		class Forums {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(E.uj, e, (t) => listForums({
					...e,
					...t
				}));
			}
		}
		var M = n(9789);
		let N = [
			"id",
			"username",
			"displayName",
			"emailAddress"
		];
		function listUsers(e = {}) {
			return {
				operation: "users.list",
				method: "GET",
				path: `/users${(0, O.ND)(N, e)}`
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
					type: (0, S.yL)("type", D.Cy, e.type),
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
				path: `/users(${(0, S.fn)("user", e)})/User.AddToTeams()`,
				body: { teams: teamRoles(t) }
			};
		}
		function deactivateUser(e) {
			return {
				operation: "users.deactivate",
				method: "POST",
				path: `/users(id=${(0, S.fn)("user", e)})/User.Active.Set(value=${(0, S.Hg)("false")})`,
				admin: !0
			};
		}
		function teamRoles(e) {
			return e.map(({ id: e, role: t }) => ({
				id: (0, S.VJ)("teams", e),
				role: (0, S.yL)("role", D.gg, t)
			}));
		}
		class Users {
			#e;
			constructor(e) {
				this.#e = e;
			}
			list(e = {}) {
				return this.#e.list(E.S0, e, (t) => listUsers({
					...e,
					...t
				}));
			}
			async invite(e) {
				return this.#e.create(inviteUser(e), E.S0);
			}
			async addToTeams(e, t) {
				return this.#e.act(addToTeams(e, t));
			}
			async deactivate(e) {
				return this.#e.act(deactivateUser(e));
			}
		}
		var P = n(8851), F = n(150), I = n(1537), L = n(9407), R = n(4914), z = n(617), B = n(737);
		function accepted(e, t, n, r = () => "") {
			let i = (0, z.BW)(t, n), a = i ? z.x5 : "", { reason: o, hint: c } = (0, R.V)(n);
			if (n.type === "answer") {
				let { status: c, body: l } = n;
				if (c < 200 || c >= 300) {
					let n = joined(": ", `${e}: ${o}`, r(l));
					throw new s.o3(n, {
						status: c,
						unclear: i,
						hint: joined(" ", (0, z.o6)(t, c), a)
					});
				}
				if (t.method === "POST" && (0, B.r)(l)) {
					let t = joined(": ", `${e}: ${o}, with an error`, r(l));
					throw new s.o3(t, {
						status: c,
						unclear: i,
						hint: a
					});
				}
				if ((0, L.L)(n) === "delivered") return n;
			}
			let l = a === "" ? "" : "The request may have been carried out";
			throw new s.Rc(joined(". ", `${e}: ${o}`, l), {
				written: n.type === "answer" || n.written,
				unclear: i,
				hint: joined(" ", c, a)
			});
		}
		function joined(e, ...t) {
			return t.filter((e) => e !== "").join(e);
		}
		var V = n(1483), H = n(9413);
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
				for await (let { records: e } of everyPage(this.#e, this.#t)) yield* e;
			}
			async all(e = () => {}) {
				let t = [], n, i = everyPage(this.#e, this.#t);
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
		var U = n(254);
		class Caller {
			#e;
			#t;
			constructor(e) {
				this.#e = e, this.#t = new P.p((0, F.R4)(e.connection.password, e.connection.username));
			}
			list(e, t, n) {
				return new List(async (t) => (0, V.Ci)(await this.#n(n(t)), e), t);
			}
			async get(e, t) {
				return (0, V.L7)(await this.#n(e), t);
			}
			async create(e, t) {
				return (0, V.PR)((await this.#r(e)).body, t);
			}
			async act(e) {
				await this.#r(e);
			}
			async #n(e) {
				let { connection: t, timeoutMs: n, now: r } = this.#e, i = await (0, I.b)(this.#e, (0, H.n)(t, e), { deadline: r() + n }), a = this.#i(e, i);
				if (a.complete) return a.body;
				throw new s.Xc("answer", `to ${e.operation} broke off, or is too long`);
			}
			async #r(e) {
				let { connection: t, send: n, timeoutMs: r, signal: i } = this.#e;
				return this.#i(e, await n((0, H.n)(t, e), {
					timeoutMs: r,
					signal: i
				}));
			}
			#i(e, t) {
				return accepted(e.operation, e, t, (e) => (0, U.j)(e, this.#t));
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
				let { sleep: t = b.I.sleep, signal: n } = e, r = new Caller({
					connection: {
						baseUrl: checkedAddress("baseUrl", e.baseUrl),
						username: checkedUsername(e.username),
						password: e.password
					},
					send: e.send ?? (0, y.R)(),
					timeoutMs: timeoutMs(e.timeoutSeconds),
					now: e.now ?? b.I.now,
					sleep: (e) => t(e, n),
					random: e.random ?? b.I.random,
					signal: n
				});
				this.teams = new Teams(r), this.forums = new Forums(r), this.users = new Users(r), this.members = new Members(r), this.topics = new M.nl(r), this.tasks = new A.ZU(r), this.boards = new w.kn(r), this.chat = new T.r(r);
			}
		}
		let W = "ROLE_TEAM_ADMIN";
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
				isAdmin: e === W || Array.isArray(t) && t.includes(W),
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
		let G = {
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
			hurry(e) {
				this.#r = Math.min(this.#r, e);
			}
			spaces(e) {
				let t = e === "team" ? "teams.list" : "forums.list", n = { select: [
					"id",
					"name",
					"nickname"
				] };
				return this.#i(t, (t) => session_all(e === "team" ? t.teams.list(n) : t.forums.list(n), spaceOf));
			}
			members(e) {
				return this.#i("members.list", async (t) => withoutGuesses(await session_all(t.members.list(e, { expand: "member" }), memberOf)));
			}
			board(e) {
				return this.#i("boards.show", async (t) => (await t.boards.show(e)).id);
			}
			categories(e) {
				return this.#i("boards.categories", async (t) => (await t.boards.categories(e)).map(spaceOf));
			}
			#i(e, t) {
				let n = this.#n.get(e) ?? this.#a(e, t);
				return this.#n.set(e, n), n;
			}
			async #a(e, t) {
				let n = this.#t.now(), i = {
					times: 0,
					last: G
				}, a, o;
				try {
					a = await t(this.#o(i));
				} catch (e) {
					if (!(e instanceof s.UW)) throw e;
					o = e;
				}
				let { last: c, times: l } = i, u = c.type === "answer" ? c.status : void 0, d = c.type === "failure" ? c.reason : void 0, f = Math.round(this.#t.now() - n), p = l > 1 ? l : void 0;
				if (l > 0 && this.lookUps.push((0, r.s)({
					operation: e,
					status: u,
					reason: d,
					times: p,
					duration_ms: f
				})), o === void 0) return {
					type: "read",
					value: a
				};
				let m = wordsOf(c, o);
				return u === 401 && (this.refusal = m), (0, r.s)({
					type: "unread",
					...m,
					status: u
				});
			}
			#o(e) {
				let { baseUrl: t, username: n, password: r } = this.#e, { send: i, now: a, sleep: o, random: s, signal: c } = this.#t, leftMs = () => this.#r - a(), bounded = async (t, n) => {
					let r = leftMs();
					if (r <= 0 || this.refusal !== void 0) return e.last = G, G;
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
		async function session_all(e, t) {
			let n = [];
			for await (let r of e) {
				let e = t(r);
				if (e !== void 0 && n.push(e), n.length === 2e4) break;
			}
			return n;
		}
		function wordsOf(e, { hint: t }) {
			return e.type === "answer" && e.status >= 200 && e.status < 300 ? {
				reason: "the answer could not be read",
				hint: t || "Check that base-url is the address of the service."
			} : {
				reason: (0, R.V)(e).reason,
				hint: t
			};
		}
		async function findTarget(e, t) {
			if ("id" in t) return t;
			let { type: n, name: r } = t, i = await e.spaces(n);
			if (i.type === "unread") return unreadWords(n, i);
			let a = findNamed(r, i.value);
			if (a.type === "one") return {
				type: n,
				id: a.id
			};
			if (a.type === "many") return manyWords(r, n, a.records);
			let o = n === "team" ? "forum" : "team", s = await e.spaces(o);
			return s.type === "read" && findNamed(r, s.value).type !== "none" ? {
				reason: `${(0, p.JJ)(r)} is a ${o}, not a ${n}`,
				hint: `Write it as \`${o}\` in place of \`${n}\`.`
			} : {
				reason: `there is no ${n} ${(0, p.JJ)(r)}`,
				hint: unknownHint(n, nearWords(r, i.value))
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
		var K = n(4064);
		async function lookUp(e) {
			let { destination: t } = e.settings;
			if (t.type === "rest") return lookUpThrough(e, t);
			let { accounts: n, problem: r } = await accountsFor(e), i = await findAddressees(mentioned(e), {
				facts: e.facts,
				accounts: n
			});
			return {
				...(0, K.cN)(e.settings),
				...i,
				notices: [...told(r), ...i.notices]
			};
		}
		async function lookUpThrough(e, t) {
			let { settings: n, facts: i, world: a, deadline: o } = e, leftMs = () => o - a.now(), s = new Session(t, a, a.now() + leftMs() * .5), c = await findTarget(s, t.target);
			if ("reason" in c) return refusedBy(s, c);
			s.hurry(a.now() + Math.min(leftMs() * .25, 1e4));
			let { category: l, assignees: u = [] } = n, d = typeof l == "string" ? await findCategory(s, c, l) : { category: l };
			if ("reason" in d) return refusedBy(s, d);
			let { accounts: f, problem: p } = await accountsFor(e), m = new MembersOnce(s, c), h = {
				facts: i,
				accounts: f,
				members: () => m.read()
			}, { addressees: g, notices: _ } = await findAddressees(mentioned(e), h), v = await findAssignees(u, h);
			if (s.refusal !== void 0) return refusedBy(s, s.refusal);
			let { baseUrl: y, username: b, password: x } = t, { board: S, category: C, notice: w } = {
				board: void 0,
				notice: void 0,
				...d
			}, { assignees: T } = v;
			return {
				place: (0, r.s)({
					baseUrl: y,
					username: b,
					password: x,
					target: c,
					board: S,
					category: C,
					assignees: T
				}),
				addressees: g,
				notices: [
					...told(w),
					...told(p),
					...told(m.notice),
					..._,
					...v.notices
				],
				lookUps: s.lookUps
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
			return (0, K.wW)(e, t) ? e.mention ?? [] : [];
		}
		async function accountsFor(e) {
			let { users: t, assignees: n = [] } = e.settings;
			return readAccounts([...mentioned(e), ...n.flat()].some((e) => e.by === "role" && isBuildRole(e.role)) ? t : void 0, e.world.env.GITHUB_WORKSPACE);
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
	})
};
