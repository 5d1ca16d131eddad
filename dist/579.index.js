"use strict";
exports.id = 579, exports.ids = [579], exports.modules = { 9579: ((e, t, n) => {
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
	var l = n(4581);
	async function mentionCheck(e, t, { mention: n = [] }) {
		let r = n.flatMap((e) => e.by === "username" ? [e.name] : []), a = r.length === 0 ? void 0 : await e.members(t), s = a?.type === "read" ? a.value.flatMap(({ username: e }) => e ?? []) : [];
		if (a?.type !== "read" || s.length === 0) return [];
		let c = r.filter((e) => (0, o.aA)(a.value, e) === void 0), { type: u, id: d } = t;
		if (c.length === 0) return [checkOf("mention", "ok", `all who are named are members of ${u} ${d}`)];
		let f = [...new Set(c.flatMap((e) => (0, l.p)(e, s) ?? []))].map(i.EU), p = f.length > 0 ? `Did you mean ${(0, i.KE)(f)}?` : "Check the names, or add these people to it.";
		return [checkOf("mention", "warning", `no members of ${u} ${d}, so not called: ${(0, o.kA)(c)}`, p)];
	}
	let u = [403, 404];
	async function checkAccount(e, t, n) {
		let { username: r } = t, i = loginCheck(await e.spaces(t.target.type), t);
		if (i.verdict === "fault") return [i];
		let a = await targetCheck(e, t);
		if (a.target === void 0) return [i, a.check];
		let { target: o } = a, { kind: s, category: c } = n, l = await membershipCheck(e, o, r), u = [
			i,
			a.check,
			l,
			...await mentionCheck(e, o, n)
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
			let e = a.status !== void 0 && u.includes(a.status), t = `the members of ${r} ${i} could not be read: ${a.reason}`;
			return e ? checkOf("membership", "fault", `${n} seems to be no member, because ${t}`, s) : checkOf("membership", "unchecked", t, a.hint);
		}
		let c = a.value, l = (0, o.aA)(c, n) ?? (0, o.mz)(c, n);
		return l === void 0 ? c.every((e) => e.username === void 0) ? checkOf("membership", "unchecked", `the members of ${r} ${i} are shown without their names`) : checkOf("membership", "fault", `${n} is no member of ${r} ${i}, and only members can post, administrators too`, s) : checkOf("membership", "ok", `${n} is ${l.isAdmin ? "an admin" : "a member"} of ${r} ${i}`);
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
			if (e !== void 0) return checkOf("category", "ok", `category ${n} is ${categoryName(e)}`);
			let t = `Write one of ${o.value.map((e) => `${e.id} ${categoryName(e)}`).slice(0, d).join(", ")}; or leave category out for Uncategorized.`;
			return checkOf("category", "fault", `there is no category ${n} on this board`, t);
		}
		let s = await (0, a.O)(e, t, n);
		return "reason" in s ? checkOf("category", "fault", s.reason, s.hint) : checkOf("category", "ok", `category "${(0, i.EU)(n)}" is ${s.category}`);
	}
	let d = 8;
	function spaceIn(e, t) {
		return e.type === "read" ? e.value.find((e) => e.id === t) : void 0;
	}
	function categoryName({ name: e, nickname: t }) {
		return `"${(0, i.EU)(e ?? t ?? "without a name")}"`;
	}
	var f = n(9949), p = n(8774);
	async function checkConnection(e, t, n) {
		let r = new URL("/", e.origin), i = t.now(), a = {
			timeoutMs: Math.min(1e4, n),
			signal: t.signal
		}, o = await t.send({
			method: "GET",
			url: r,
			headers: { accept: "*/*" }
		}, a), s = t.now(), c = wayTo(r, (0, f.u)(t.env));
		if (o.type === "failure") {
			let { reason: e, hint: t } = o;
			return [checkOf("connection", "fault", `${r.host} cannot be reached${c}: ${e}`, t)];
		}
		let l = clockCheck(o, i, s);
		if (o.status >= 500) {
			let { reason: e } = (0, p.V)(o);
			return [checkOf("connection", "warning", `${r.host} is reached${c}, but ${e}`, "Something is wrong there now, or with a proxy in between: try again later."), l];
		}
		let u = r.protocol === "https:" ? "with a certificate that is trusted here" : "without TLS, on this machine";
		return [checkOf("connection", "ok", `${r.host} answers${c} in ${Math.round(s - i)} ms, ${u}`), l];
	}
	function wayTo(e, t) {
		let n = (0, f.i)(e, t);
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
			return [checkOf("destination", "fault", "there is nowhere to send to", `Give ${(0, i.KE)(e)}${t}, in the step or as variables. A secret has to be stored, and passed to the job.`)];
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
}) };
