"use strict";
exports.id = 164, exports.ids = [164], exports.modules = {
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
			let s = (0, i._U)(n, o.value);
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
	5876: ((e, t, n) => {
		n.d(t, { F: () => DirectoryLists });
		var r = n(5494), i = n(7765), a = n(5753), o = n(5538), s = n(9502), c = n(7600);
		n(2767);
		var l = n(8100), u = n(5513);
		let d = [
			"id",
			"role",
			"roles",
			"extras",
			"__descriptor",
			"member/id",
			"member/username"
		];
		function listMembers(e, t = {}) {
			let n = t.select?.some((e) => e.startsWith("member/")), r = t.expand ?? (n ? "member" : void 0), i = (0, u._L)([
				(0, u.Wo)(d, t.select),
				["$expand", r === void 0 ? void 0 : (0, l.yL)("expand", ["member"], r)],
				...(0, u.kZ)(t)
			]);
			return {
				operation: "members.list",
				method: "GET",
				path: `${(0, l.Bd)(e)}/members${i}`
			};
		}
		let f = [
			"id",
			"name",
			"nickname",
			"description"
		];
		function listTeams(e = {}) {
			return {
				operation: "teams.list",
				method: "GET",
				path: `/workrooms${(0, u.ND)(f, e)}`
			};
		}
		function listForums(e = {}) {
			return {
				operation: "forums.list",
				method: "GET",
				path: `/forums${(0, u.ND)(f, e)}`
			};
		}
		var p = n(1483), m = n(4222);
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
			#t = new s.x();
			#n = new Map();
			#r;
			constructor(e, t, n) {
				this.#e = t, this.#r = new a.d({
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
				return this.#a("board", async () => {
					let { value: t } = await this.#r.read((0, c.wP)(e), (e) => (0, p.L7)(e, r.xi));
					return t.id;
				});
			}
			categories(e) {
				return this.#a("categories", async () => {
					let decode = (e) => (0, p.L7)(e, (0, p.c3)(r.PG)).map(spaceOf);
					return (await this.#r.read((0, c.d4)(e), decode)).value;
				});
			}
			async #i(e, t) {
				let { ours: n } = await (0, i.LD)(this.#r, e, {
					sight: () => "ours",
					keep: t
				}, "all");
				return n.filter((e) => e !== void 0);
			}
			#a(e, t) {
				let n = this.#n.get(e) ?? (0, o.U)(t);
				return this.#n.set(e, n), n;
			}
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
		var r = n(6376), i = n(1437), a = n(9861);
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
			let s = (0, i._U)(a, o.value);
			if (s.type === "one") return {
				type: n,
				id: s.id
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
				let { ours: n, perhaps: r } = this.#n, i = this.#i;
				return (0, a.s)({
					ours: [...n],
					perhaps: r,
					whole: e && !i,
					count: t,
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
	})
};
