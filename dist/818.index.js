"use strict";
exports.id = 818, exports.ids = [818], exports.modules = { 6818: ((e, t, n) => {
	n.d(t, {
		sendIncident: () => sendIncident,
		writeIncident: () => writeIncident
	});
	var r = n(4222), i = n(8808), a = n(96), o = n(3685), s = n(9280);
	async function writeIncident(e, t) {
		return t.do === "tell-end" ? (0, o.M)(withRecord(e, t.record), "message", { namesTask: !0 }) : (0, o.M)(e, "task");
	}
	async function sendIncident(e, t, n) {
		let { rendered: a } = n;
		if (t.do === "tell-end") return {
			result: await (0, o.t)(e, n),
			rendered: a
		};
		let { world: c, deadline: l } = e, u = l - c.now(), d = await (0, o.t)({
			...e,
			deadline: l - Math.min(5e3, u * .125)
		}, n), { result: f, own: p } = await (0, s.Q$)(e, d);
		if (f.outcome === "duplicate" || e.found.refusal !== void 0 && !(0, s.BE)(e.facts)) return {
			result: f,
			rendered: a
		};
		let m = f.id === void 0 ? void 0 : {
			...opened(Number(f.id), a),
			...p
		}, h = {
			...e,
			found: forLine(e.found, m)
		}, { assigned: g = [] } = e.found, _ = await (0, o.M)(withRecord(h, m), "message", (0, r.s)({
			assigned: g,
			note: noteOf(f),
			namesTask: !0
		})), v = _.rendered.empty ? (0, i.Y)("skipped", "its template rendered to nothing") : await (0, o.t)(h, _), { outcome: y, reason: b, hint: x, id: S, words: C } = v, w = [...f.tries, ...v.tries.slice(e.found.lookUps.length)];
		return {
			result: {
				...f,
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
	function forLine(e, t) {
		let { refusal: n, addressees: i, assigned: o = [], ...s } = e;
		return (0, r.s)({
			...s,
			refusal: e.place === void 0 ? n : void 0,
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
				incident: (0, s.yD)(t)
			}
		};
	}
	function noteOf({ outcome: e, reason: t }) {
		return e === "not-delivered" ? `No task was opened: ${t}.` : e === "unknown" ? `Whether its task was opened is not known: ${t}.` : void 0;
	}
}) };
