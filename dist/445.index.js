"use strict";
exports.id = 445, exports.ids = [445], exports.modules = { 9445: ((e, t, n) => {
	n.r(t), n.d(t, { rehearse: () => rehearse });
	var r = n(4222), i = n(96), a = n(7345), o = n(5939);
	let s = "nothing was sent, as asked";
	async function rehearse(e, t, c) {
		let { settings: l, facts: u, lookUp: d } = e, f = l.kind === "incident" && d.keyed?.decision.do === "open", { rehearseLine: p, tellsRefusal: m } = await n.e(845).then(n.bind(n, 2929)), h = f ? (await p(e, t)).draft : void 0, g = c.stop ?? refused(d, m(u)), _ = [...await (0, a.v)(l), ...await (0, o.lm)(l)];
		return {
			result: {
				outcome: "dry-run",
				reason: g === void 0 ? s : `${s}, and without dry-run it ${wouldBe(g)}: ${g.reason}`,
				hint: g?.hint ?? "",
				tries: d.lookUps
			},
			preview: (0, r.s)({
				stop: g,
				line: h,
				assigned: (0, i.w0)(d.assigned ?? []),
				used: [...new Set(_)],
				reads: c.loaded.reads ?? 0
			})
		};
	}
	function refused({ stop: e }, t) {
		return e?.at === "task" && !t ? {
			...e,
			at: "directory"
		} : e;
	}
	function wouldBe({ at: e, outcome: t }) {
		return e === "task" ? "would tell the chat, but open no task" : t === "not-delivered" ? "could not be delivered" : "would be skipped";
	}
}) };
