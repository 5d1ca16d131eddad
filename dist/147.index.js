"use strict";
exports.id = 147, exports.ids = [147], exports.modules = { 147: ((e, t, n) => {
	n.r(t), n.d(t, { fromFile: () => fromFile });
	var r = n(9356);
	let i = /^---[ \t]*$/;
	async function fromFile(e, t, n) {
		let { shown: i, fault: a, workspace: o } = t, s = typeof o == "object" ? await o.read(e) : void 0;
		return s?.type === "ok" ? split(s.path, s.text, a) : s === void 0 || !/[./\\]/.test(e) ? a(`there is no preset and no file ${i(e)}`, n) : a(`${(0, r.kA)(e, i)} ${s.fault}`, s.fix);
	}
	function split(e, t, n) {
		let r = t.split("\n"), place = (t) => ({
			file: e,
			line: t,
			column: 1
		});
		if (!i.test(r[0] ?? "")) return {
			type: "file",
			body: t,
			place: place(1)
		};
		let a = r.findIndex((e, t) => t > 0 && i.test(e));
		if (a === -1) return n(`${e}, line 1: the front matter has no end`, "Write --- on a line of its own below it");
		let [o, s] = [r.slice(1, a), r.slice(a + 1)];
		return {
			type: "file",
			head: o.join("\n"),
			body: s.join("\n"),
			place: place(a + 2)
		};
	}
}) };
