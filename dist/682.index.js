"use strict";
exports.id = 682, exports.ids = [682], exports.modules = { 8682: ((e, t, n) => {
	n.d(t, { commandFacts: () => commandFacts });
	var r = n(4222), i = n(9903), a = n(2164), o = n(2630), s = n(3914), c = n(606);
	let l = /^[a-z][a-z._:/-]{0,39}$/i;
	function commandFacts({ job: e, scope: t, conclusion: n }, i, o) {
		let s = commandName(i.words), c = e ?? (0, r.s)({
			name: s,
			duration_seconds: Math.round(i.seconds) || void 0
		}), l = {
			job: c,
			scope: t === "deployment" ? t : "job"
		};
		if (!(0, a.iI)(n)) return l;
		let u = e === void 0 ? [] : [{ name: s }], d = (0, r.s)({
			name: c.name,
			conclusion: n,
			failed_steps: u,
			errors: errorsOf(i, o)
		});
		return {
			...l,
			failed_jobs: [d]
		};
	}
	function commandName([e = "", ...t]) {
		let n = t.findIndex((e) => !l.test(e)), r = t.slice(0, n === -1 ? t.length : n).slice(0, 2), a = e.split(/[\\/]/).at(-1) || e;
		return (0, c.Bd)((0, i.hideCredentials)([a, ...r].join(" ")), 80) ?? "a command";
	}
	function errorsOf({ tail: e, signal: t }, n) {
		let r = (0, s.G)((0, o.k)(e), {
			root: n,
			hide: i.hideCredentials
		});
		return t === void 0 ? r : [...r, { message: `It was ended by the signal ${t}` }];
	}
}) };
