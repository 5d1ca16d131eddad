export const id = 856;
export const ids = [856];
export const modules = { 856: ((e, t, n) => {
	n.d(t, { lookUp: () => lookUp });
	var r = n(4222), i = n(1437), a = n(9356), o = n(2037), s = n(229);
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
		let n = t.flatMap(({ name: e, nickname: t }) => [e, t]).filter((e) => e !== void 0), r = (0, o.q)(e, n, 5);
		if (r.length === 0) return "";
		let [i = ""] = r;
		return r.length === 1 ? `Did you mean ${quoted(i)}?` : `The nearest are ${(0, s.KE)(r.map(quoted))}.`;
	}
	function quoted(e) {
		return `"${(0, s.EU)(e)}"`;
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
		let o = findNamed(n, i.value);
		if (o.type === "one") return {
			board: r.value,
			category: o.id
		};
		if (o.type === "many") return manyWords(n, "category", o.records);
		let s = nearWords(n, i.value);
		return {
			reason: `there is no category ${(0, a.JJ)(n)} on the board of ${t.type} ${t.id}`,
			hint: `${s} Check the name, or leave category out for Uncategorized.`.trimStart()
		};
	}
	function withoutCategory(e, t) {
		return `The task goes to the board without the category ${(0, a.JJ)(e)}, because the categories could not be read: ${t}.`;
	}
	var c = n(5260), l = n(3024), u = n(1455), d = n(6760), f = n(452), p = n(5627);
	let m = 262144;
	async function readAccounts(e, t) {
		if (e === void 0) return { accounts: new Map() };
		if (e.type === "map") return { accounts: byLogin(e.accounts) };
		let n = [], fault = (e) => void n.push(e), a = await textOf(e.path, t ?? ".");
		a.type === "fault" && fault(a.words);
		let o = a.type === "ok" ? await (0, i.wQ)({
			text: a.text,
			shown: s.SP,
			fault
		}) : void 0, c = n.length === 0 ? void 0 : `users: ${(0, s.SP)(e.path)}: ${n.slice(0, 3).join("; ")}. Check the path and what is in it.`;
		return (0, r.s)({
			accounts: byLogin(o ?? new Map()),
			problem: c
		});
	}
	function accountOf({ login: e, email: t }, n) {
		return [
			e,
			(0, p.$A)(t),
			t
		].filter((e) => e !== void 0).map((e) => n.get(e.toLowerCase())).find((e) => e !== void 0);
	}
	function byLogin(e) {
		let t = [...e].map(([e, t]) => [(0, p.$A)(e) ?? e, t]);
		return new Map([...t, ...e]);
	}
	async function textOf(e, t) {
		try {
			let n = await (0, u.realpath)(t), r = await (0, u.realpath)((0, d.resolve)(n, e)), i = (0, d.relative)(n, r);
			return (0, d.isAbsolute)(i) || i.split(d.sep)[0] === ".." ? {
				type: "fault",
				words: "it is outside of the workspace"
			} : await regularText(r);
		} catch (e) {
			let t = (0, f.xU)(e);
			return {
				type: "fault",
				words: t === "ENOENT" ? "there is no such file in the workspace" : `it cannot be read (${t ?? "unknown error"})`
			};
		}
	}
	let h = l.constants.O_RDONLY | (l.constants.O_NONBLOCK ?? 0);
	async function regularText(e) {
		let t = await (0, u.open)(e, h);
		try {
			let e = await t.stat();
			return e.isFile() ? e.size > m ? {
				type: "fault",
				words: `it has ${e.size} bytes, more than ${m}`
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
		return (0, s.EU)(e ?? t ?? n ?? "a person without a name");
	}
	function shownNames(e) {
		let t = [...new Set(e)], n = t.length > 5 ? [`${t.length - 5} more`] : [];
		return (0, s.KE)([...t.slice(0, 5), ...n]);
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
	let g = ["team", "here"];
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
			e.length === 0 && r.push(`Nobody was mentioned as ${a.role}: ${nobodyWords(a.role)}. ${_}`);
			for (let r of e) {
				let e = await identityOf(r, t);
				e.type === "account" ? isPersonal(e.username) ? n.push(e.username) : i.stranger.push(r) : i[e.type].push(r);
			}
		}
		let { stranger: a, bot: o, unread: s } = i, c = [...notMentioned("", a, t.members === void 0 ? y : v), ...notMentioned(", because bots read nothing", o, "")];
		return {
			addressees: addresseesOf(n, [...a, ...s]),
			notices: [...r, ...c]
		};
	}
	let _ = "Add usernames to mention, if somebody is to be called all the same.", v = " No member of the target has this e-mail address or login: add them to the option users.", y = " Through a webhook only the option users tells who somebody is: add them to it.";
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
		return (0, i.fH)(e) && !g.includes(e.toLowerCase());
	}
	function notMentioned(e, t, n) {
		return t.length === 0 ? [] : [`Not mentioned${e}: ${shownNames(t.map(shownPerson))}.${n}`];
	}
	var b = n(6412);
	async function findTarget(e, t) {
		if ("id" in t) return t;
		let { type: n, name: r } = t, i = await e.spaces(n);
		if (i.type === "unread") return unreadWords(n, i);
		let o = findNamed(r, i.value);
		if (o.type === "one") return {
			type: n,
			id: o.id
		};
		if (o.type === "many") return manyWords(r, n, o.records);
		let s = n === "team" ? "forum" : "team", c = await e.spaces(s);
		return c.type === "read" && findNamed(r, c.value).type !== "none" ? {
			reason: `${(0, a.JJ)(r)} is a ${s}, not a ${n}`,
			hint: `Write it as \`${s}\` in place of \`${n}\`.`
		} : {
			reason: `there is no ${n} ${(0, a.JJ)(r)}`,
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
	var x = n(4064);
	let S = 1 / 2;
	async function lookUp(e) {
		let { destination: t } = e.settings;
		if (t.type === "rest") return lookUpThrough(e, t);
		let { accounts: n, problem: r } = await accountsFor(e), i = await findAddressees(mentioned(e), {
			facts: e.facts,
			accounts: n
		});
		return {
			...(0, x.cN)(e.settings),
			...i,
			notices: [...told(r), ...i.notices]
		};
	}
	async function lookUpThrough(e, t) {
		let { settings: n, facts: a, world: o, deadline: s } = e, leftMs = () => s - o.now(), l = new b.N(t, o, o.now() + leftMs() * S), u = await findTarget(l, t.target);
		if ("reason" in u) return refusedBy(l, u);
		l.until(o.now() + Math.min(leftMs() * .125, 6e3));
		let d = await (0, c.T)(l, u, n, a);
		if (l.until(o.now() + leftMs() * S), d !== void 0 && d.step.do !== "open" && d.step.do !== "tell-end") return {
			...onlyPlace(t, u),
			keyed: d,
			lookUps: l.lookUps
		};
		l.until(o.now() + Math.min(leftMs() * .25, 5e3));
		let { category: f } = n, p = typeof f == "string" ? await findCategory(l, u, f) : { category: f };
		if ("reason" in p) return refusedBy(l, p);
		let { accounts: m, problem: h } = await accountsFor(e), g = new MembersOnce(l, u), _ = {
			facts: a,
			accounts: m,
			members: () => g.read()
		}, { addressees: v, notices: y } = await findAddressees(mentioned(e), _), x = await findAssignees(isOpened(n, d) ? (0, i.ww)(n) : [], _);
		if (l.refusal !== void 0) return refusedBy(l, l.refusal);
		let { baseUrl: C, username: w, password: T } = t, { board: E, category: D, notice: O } = {
			board: void 0,
			notice: void 0,
			...p
		}, { assignees: k } = x, A = n.kind === "incident" && k !== void 0;
		return (0, r.s)({
			keyed: d,
			assigned: A ? calledAs(k, await g.read() ?? []) : void 0,
			place: (0, r.s)({
				baseUrl: C,
				username: w,
				password: T,
				target: u,
				board: E,
				category: D,
				assignees: k
			}),
			addressees: v,
			notices: [
				...told(O),
				...told(h),
				...told(g.notice),
				...y,
				...x.notices
			],
			lookUps: l.lookUps
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
		return (0, x.wW)(e, t) ? e.mention ?? [] : [];
	}
	async function accountsFor(e) {
		let { users: t } = e.settings, n = (0, i.ww)(e.settings);
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
}) };
