"use strict";
exports.id = 947, exports.ids = [947], exports.modules = { 2328: ((e, t, n) => {
	n.d(t, { commandFacts: () => commandFacts });
	var r = n(4222), i = n(9903), a = n(2164), o = n(2630), s = n(3914), c = n(606);
	let l = /^[a-z][a-z._:/-]{0,39}$/i, u = [
		"sh",
		"bash",
		"dash",
		"ash",
		"ksh",
		"zsh",
		"busybox",
		"cmd",
		"powershell",
		"pwsh"
	], d = /^(?:-[a-z]*c|-command|\/c)$/i, f = "cd set export source umask ulimit trap echo printf exit test read for while until if case".split(" "), p = [
		"do",
		"then",
		"else",
		"time",
		"exec",
		"nohup",
		"!",
		"{",
		"("
	];
	function commandName(e) {
		let [t = "", ...n] = e, r = fileName(t), i = u.includes(r.replace(/\.exe$/i, "")) ? n.findIndex((e) => d.test(e)) : -1;
		return i === -1 ? [r, ...plainWords(n)].join(" ") : scriptName(n.slice(i + 1).join(" ")) ?? "Shell script";
	}
	function scriptName(e) {
		let t = e.slice(0, 2e3).split(/[;&|\n]+/).map((e) => withoutKeywords(e.trim().split(/\s+/))).find(([e = ""]) => l.test(fileName(e)) && !f.includes(e));
		if (t === void 0) return;
		let [n = "", ...r] = t;
		return [fileName(n), ...plainWords(r)].join(" ");
	}
	function withoutKeywords(e) {
		let t = e.findIndex((e) => !p.includes(e));
		return e.slice(t === -1 ? e.length : t);
	}
	function plainWords(e) {
		let t = e.findIndex((e) => !l.test(e));
		return e.slice(0, t === -1 ? e.length : t).slice(0, 2);
	}
	function fileName(e) {
		return e.split(/[\\/]/).at(-1) || e;
	}
	function commandFacts({ job: e, run: t, scope: n, conclusion: o }, s, l) {
		let u = (0, c.Bd)((0, i.hideCredentials)(s.name ?? commandName(s.words)), 80) ?? "a command", { exitCode: d } = s, f = (0, r.s)({
			...e ?? jobOf(u, s, t === void 0),
			exit_code: d
		}), p = {
			job: f,
			scope: n === "deployment" ? n : "job"
		};
		if (!(0, a.iI)(o)) return p;
		let m = e === void 0 ? [] : [{ name: u }], h = (0, r.s)({
			name: f.name,
			conclusion: o,
			failed_steps: m,
			errors: errorsOf(s, l)
		});
		return {
			...p,
			failed_jobs: [h]
		};
	}
	function jobOf(e, { machine: t, startedAt: n, seconds: i }, a) {
		let o = Math.round(i) || void 0, s = a ? (0, c.Bd)(t, 80) : void 0;
		return (0, r.s)({
			name: e,
			machine: s,
			started_at: n,
			duration_seconds: o
		});
	}
	function errorsOf({ tail: e, signal: t }, n) {
		let r = (0, s.G)((0, o.k)(e), {
			root: n,
			hide: i.hideCredentials
		});
		return t === void 0 ? r : [...r, { message: `It was ended by the signal ${t}` }];
	}
}) };
