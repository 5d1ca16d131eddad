"use strict";
exports.id = 971, exports.ids = [971], exports.modules = { 971: ((e, t, n) => {
	n.d(t, { loadersOf: () => loadersOf });
	var r = n(2741);
	function loadersOf(e, t = {}) {
		let [n = "", i] = e.split("."), a = Object.hasOwn(r.qY, n) ? r.qY[n] : void 0, o = valueIn(t, n);
		if (a === void 0 || a.loader !== void 0 || !("parts" in a)) return a?.loader === void 0 || o !== void 0 ? [] : [a.loader];
		let s = (i === void 0 ? Object.entries(a.parts) : partOf(a.parts, i)).filter(([e]) => valueIn(o, e) === void 0);
		return [...new Set(s.flatMap(([, e]) => e.loader ?? []))];
	}
	function partOf(e, t) {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	}
	function valueIn(e, t) {
		if (typeof e == "object" && e && Object.hasOwn(e, t)) return e[t];
	}
}) };
