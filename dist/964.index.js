"use strict";
exports.id = 964, exports.ids = [964], exports.modules = { 7964: ((e, t, n) => {
	n.r(t), n.d(t, {
		period: () => period,
		repositories: () => repositories
	});
	let r = {
		h: 1,
		d: 24,
		w: 168
	};
	function period(e) {
		let [, t = "", n = ""] = /^(\d{1,4})\s*([hdw])$/i.exec(e.text.trim()) ?? [], i = Number(t) * (r[n.toLowerCase()] ?? 0);
		return i > 0 && i <= 744 ? i : e.fault(`not a period: ${e.shown(e.text.trim())}`, "Write hours, days or weeks, up to 31 days: 24h, 7d, 2w");
	}
	function repositories(e) {
		let t = e.text.split(/[\s,]+/).filter((e) => e !== ""), n = t.find((e) => !/^[\w.-]{1,100}\/(?:[\w.-]{1,100}|\*)$/.test(e));
		return n === void 0 ? t.length > 0 && t.length <= 50 ? [...new Set(t)] : e.fault(`${t.length} repositories`, "Write 1 to 50, or owner/* for all of an owner") : e.fault(`not a repository: ${e.shown(n)}`, "Write owner/name, or owner/* for all of an owner");
	}
}) };
