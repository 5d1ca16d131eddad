"use strict";
exports.id = 682, exports.ids = [682], exports.modules = { 8682: ((e, t, n) => {
	n.d(t, { commandFacts: () => commandFacts });
	var r = n(4222), i = n(9903), a = n(2164), o = n(2850), s = n(8826), c = n(606);
	let l = /^[a-z][a-z._:/-]{0,39}$/i;
	function commandFacts({ job: e, scope: t, conclusion: n }, i) {
		let o = commandName(i.words), s = e ?? (0, r.s)({
			name: o,
			duration_seconds: Math.round(i.seconds) || void 0
		}), c = {
			job: s,
			scope: t === "deployment" ? t : "job"
		};
		if (!(0, a.iI)(n)) return c;
		let l = e === void 0 ? [] : [{ name: o }], u = (0, r.s)({
			name: s.name,
			conclusion: n,
			failed_steps: l,
			errors: errorsOf(i)
		});
		return {
			...c,
			failed_jobs: [u]
		};
	}
	function commandName([e = "", ...t]) {
		let n = t.findIndex((e) => !l.test(e)), r = t.slice(0, n === -1 ? t.length : n).slice(0, 2), a = e.split(/[\\/]/).at(-1) || e;
		return (0, c.Bd)((0, i.hideCredentials)([a, ...r].join(" ")), 80) ?? "a command";
	}
	function errorsOf({ tail: e, signal: t }) {
		let n = t === void 0 ? [] : [[`It was ended by the signal ${t}`]];
		return [...(0, o.k)(e).failures, ...n].flatMap((e) => {
			let t = (0, s.C)(e, i.hideCredentials);
			return t === "" ? [] : [{ message: t }];
		});
	}
}) };
