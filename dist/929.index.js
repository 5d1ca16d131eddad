"use strict";
exports.id = 929, exports.ids = [929], exports.modules = { 2929: ((e, t, n) => {
	n.d(t, {
		sendIncident: () => sendIncident,
		writeIncident: () => writeIncident
	});
	var r = n(4222), i = n(8808), a = n(96), o = n(1503), s = n(9280), c = n(2115);
	async function writeIncident(e, t) {
		return t.do === "tell-end" ? (0, c.ZT)(withRecord(e, t.record), "message", { namesTask: !0 }) : (0, c.ZT)(e, "task");
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
		if (p.outcome === "duplicate" || e.lookUp.stop !== void 0 && !(0, s.BE)(e.facts)) return {
			result: p,
			rendered: a
		};
		let h = p.id === void 0 ? void 0 : {
			...opened(Number(p.id), a),
			...m
		}, g = {
			...e,
			lookUp: forLine(e.lookUp, h)
		}, { assigned: _ = [] } = e.lookUp, v = await (0, c.ZT)(withRecord(g, h), "message", (0, r.s)({
			assigned: _,
			note: noteOf(p),
			namesTask: !0
		})), y = v.rendered.empty ? (0, i.B)((0, o.h)("words", "its template rendered to nothing")) : await (0, c._z)(g, v), { outcome: b, reason: x, hint: S, id: C, words: w } = y, T = [...p.tries, ...y.tries.slice(e.lookUp.lookUps.length)];
		return {
			result: {
				...p,
				tries: T,
				line: (0, r.s)({
					outcome: b,
					reason: x,
					hint: S,
					id: C,
					words: w
				})
			},
			rendered: a
		};
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
	function withRecord(e, t) {
		return t === void 0 ? e : {
			...e,
			facts: {
				...e.facts,
				incident: (0, s.bd)(t)
			}
		};
	}
	function noteOf({ outcome: e, reason: t }) {
		return e === "not-delivered" ? `No task was opened: ${t}.` : e === "unknown" ? `Whether its task was opened is not known: ${t}.` : void 0;
	}
}) };
