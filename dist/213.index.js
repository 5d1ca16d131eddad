"use strict";
exports.id = 213, exports.ids = [213], exports.modules = { 7213: ((e, t, n) => {
	n.d(t, { readFiles: () => readFiles });
	var r = n(4222);
	let i = {
		tests: async ({ settings: { testReports: e = [] }, ...t }) => {
			let { readTestReports: r } = await Promise.all([n.e(560), n.e(207)]).then(n.bind(n, 4207)), { tests: i, warnings: a } = await r({
				patterns: e,
				...t
			});
			return {
				facts: { tests: i },
				warnings: a
			};
		},
		errors: async ({ settings: { logFiles: e = [] }, ...t }) => {
			let { readLogFiles: r } = await n.e(417).then(n.bind(n, 3417)), { errors: i, warnings: a } = await r({
				patterns: e,
				...t
			});
			return {
				facts: { errors: i },
				warnings: a
			};
		},
		report: async ({ settings: { report: e = "" }, page: t, ...r }) => {
			let { readReport: i } = await n.e(233).then(n.bind(n, 6233)), a = await i({
				path: e,
				files: t,
				...r
			});
			return {
				facts: { report: a.report },
				warnings: a.warnings
			};
		}
	};
	async function readFiles(e, t) {
		let n = {}, a = [];
		for (let o of e) {
			let e = await i[o](t);
			n = {
				...n,
				...(0, r.s)(e.facts)
			}, a.push(...e.warnings);
		}
		return (0, r.s)({
			facts: n,
			warnings: a.length === 0 ? void 0 : a
		});
	}
}) };
