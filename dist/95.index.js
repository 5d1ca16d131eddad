"use strict";
exports.id = 95, exports.ids = [95], exports.modules = { 9095: ((e, t, n) => {
	n.r(t), n.d(t, {
		afterwards: () => afterwards,
		likenessAmong: () => likenessAmong,
		rehearseLine: () => rehearseLine,
		sendIncident: () => sendIncident,
		tellsRefusal: () => tellsRefusal,
		withEnd: () => withEnd,
		writeIncident: () => writeIncident
	});
	var r = n(4222), i = n(8808), a = n(96), o = n(1503);
	function tellsRefusal({ change: e }) {
		return e !== "still-failing";
	}
	async function afterwards(e, t, { subject: i = "" }) {
		let { settings: a, world: o, facts: s, lookUp: c, deadline: l } = e, { keyed: u, place: d } = c, { outcome: f } = t;
		if (u?.mark === void 0 || d === void 0 || f !== "delivered" || t.id === void 0) return { result: t };
		let { confirmCreated: p } = await n.e(845).then(n.bind(n, 9873)), m = Math.min(l, o.now() + 1e4), h = Number(t.id), { earlier: g, own: _, blind: v, lookUps: y } = await p({
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
		let { akin: a, resembling: o } = await n.e(845).then(n.bind(n, 9873)), [s] = (r.change === "still-failing" ? a : o)(e, i).toSorted((e, t) => e.id - t.id);
		return s === void 0 ? void 0 : {
			at: "key",
			outcome: "duplicate",
			reason: `${t === "topic" ? "topic" : "task"} ${s.name ?? s.id} has this subject and is open, and the service shows it without its mark`,
			hint: "If it is another one, close it or rename it",
			id: String(s.id)
		};
	}
	var s = n(2115);
	async function writeIncident(e, t) {
		return t.do === "tell-end" ? (0, s.ZT)(e, "message", { namesTask: !0 }) : (0, s.ZT)(e, "task");
	}
	async function sendIncident(e, t, n) {
		let { rendered: a } = n;
		if (t.do === "tell-end") return {
			result: await (0, s._z)(e, n),
			rendered: a
		};
		let { world: c, deadline: l } = e, u = l - c.now(), d = {
			...e,
			deadline: l - Math.min(5e3, u * .125)
		}, { result: f, own: p } = await afterwards(d, await (0, s._z)(d, n), a.draft);
		if (f.outcome === "duplicate" || f.outcome === "not-delivered" && !tellsRefusal(e.facts)) return {
			result: f,
			rendered: a
		};
		let m = f.id === void 0 ? void 0 : {
			...opened(Number(f.id), a),
			...p
		}, h = {
			...e,
			lookUp: forLine(e.lookUp, m)
		}, g = await writeLine(h, m, noteOf(f)), _ = g.rendered.empty ? (0, i.B)((0, o.h)("words", "its template rendered to nothing")) : await (0, s._z)(h, g), { outcome: v, reason: y, hint: b, id: x, words: S } = _, C = [...f.tries, ..._.tries.slice(e.lookUp.lookUps.length)];
		return {
			result: {
				...f,
				tries: C,
				line: (0, r.s)({
					outcome: v,
					reason: y,
					hint: b,
					id: x,
					words: S
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
			incident: incidentFact(t)
		}, { assigned: a = [] } = e.lookUp, o = (0, r.s)({
			assigned: a,
			note: n,
			namesTask: !0
		});
		return (0, s.ZT)({
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
}) };
