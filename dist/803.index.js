export const id = 803;
export const ids = [803];
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
	}),
	1803: ((e, t, n) => {
		n.d(t, { checkService: () => checkService });
		var r = n(6412), i = n(229), a = n(3791), o = n(1328), s = n(597), c = n(4222);
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
		async function checkAccount(e, t, { kind: n, category: r }) {
			let { username: i } = t, a = loginCheck(await e.spaces(t.target.type), t);
			if (a.verdict === "fault") return [a];
			let o = await targetCheck(e, t);
			if (o.target === void 0) return [a, o.check];
			let { target: s } = o, c = [
				a,
				o.check,
				await membershipCheck(e, s, i)
			];
			if (n === "message" || n === "topic") return c;
			let l = await boardCheck(e, s);
			return r === void 0 || l.verdict !== "ok" ? [...c, l] : [
				...c,
				l,
				await categoryCheck(e, s, r)
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
				check: checkOf("target", "ok", `${r} ${i} is ${nameOf(a)}`)
			};
			let o = r === "team" ? "forum" : "team", c = spaceIn(await e.spaces(o), i);
			if (c !== void 0) {
				let e = `Write \`${o}: ${i}\` in place of \`${r}: ${i}\`.`;
				return { check: checkOf("target", "fault", `${i} is a ${o}, ${nameOf(c)}, not a ${r}`, e) };
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
			return n.type === "unread" ? checkOf("board", "fault", n.status === 404 ? `there is no task board of ${r}` : `the task board of ${r} could not be read: ${n.reason}`, n.hint) : checkOf("board", "ok", `the task board of ${r} is ${n.value}`);
		}
		async function categoryCheck(e, t, n) {
			let r = await e.board(t), o = r.type === "read" ? await e.categories(r.value) : r;
			if (o.type === "unread") return checkOf("category", "unchecked", `the categories could not be read: ${o.reason}`, o.hint);
			if (typeof n == "number") {
				let e = o.value.find(({ id: e }) => e === n);
				if (e !== void 0) return checkOf("category", "ok", `category ${n} is ${nameOf(e)}`);
				let t = `Write one of ${o.value.map((e) => `${e.id} ${nameOf(e)}`).slice(0, u).join(", ")}; or leave category out for Uncategorized.`;
				return checkOf("category", "fault", `there is no category ${n} on this board`, t);
			}
			let s = await (0, a.O)(e, t, n);
			return "reason" in s ? checkOf("category", "fault", s.reason, s.hint) : checkOf("category", "ok", `category "${(0, i.EU)(n)}" is ${s.category}`);
		}
		let u = 8;
		function spaceIn(e, t) {
			return e.type === "read" ? e.value.find((e) => e.id === t) : void 0;
		}
		function nameOf({ name: e, nickname: t }) {
			return `"${(0, i.EU)(e ?? t ?? "without a name")}"`;
		}
		var d = n(9949), f = n(4914);
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
		async function checkService(e, t) {
			let { destination: n, kind: a, timeout: o } = e, s = o * 1e3;
			if (n.type === "missing") {
				let { options: e } = n;
				return [checkOf("destination", "fault", `nothing is given for ${(0, i.KE)(e)}`, "Give them in the step, or as variables; a secret has to be stored and passed to this job.")];
			}
			if (n.type === "webhook") return [...await checkConnection(n.url, t, s), webhookCheck(a)];
			let c = await checkConnection(n.baseUrl, t, s);
			if (hasFault(c)) return c;
			let l = new r.N(n, t, t.now() + s);
			return [...c, ...await checkAccount(l, n, e)];
		}
		function webhookCheck(e) {
			return checkOf("kind", "unchecked", `whether the webhook is still there, and was made for a ${e}, only a message can tell`, "Compare it with the settings of the webhook in the service, once.");
		}
	})
};
