"use strict";
exports.id = 271, exports.ids = [271], exports.modules = {
	338: ((e, t, n) => {
		n.d(t, { b: () => P });
		var r = n(2704), i = n(96), a = n(3631), o = n(8963), s = n(5543), c = n(881), l = n(6619), u = n(7221), d = n(530), f = n(3884), p = n(4989);
		let m = {
			reads: [
				"actor",
				"schedule",
				"ref",
				"pull_request",
				"release",
				"item",
				"run.started_by",
				"run.started_at",
				"run.event",
				...f.cP,
				...s.rl,
				...c.e.reads
			],
			asks: [],
			render: (e) => {
				let { facts: t } = e, n = [
					["Deployed by", deployedBy(e)],
					["Commit", isCommitTold(t) || !t.commit ? void 0 : (0, s.w_)(t.commit, t.commit.author)],
					...startedRows(e)
				].filter(([, e]) => e !== void 0);
				return (0, d.Am)(n.map(([e, t]) => `**${e}:** ${t}`), "  \n");
			}
		};
		function deployedBy(e) {
			let { facts: t } = e;
			if (!(0, f.ce)(t)) return;
			let n = (0, d.Am)([(0, f.tv)(t), (0, f.dZ)(t)], " / ");
			return (0, d.Am)([n === void 0 ? void 0 : (0, r.iQ)(n, t.job?.url), c.e.render(e)], u.y0);
		}
		function isCommitTold(e) {
			let { pull_request: t, release: n, item: r, commit: i } = e;
			return i?.subject === void 0 || (0, l.MX)(e) ? !0 : t === void 0 && n === void 0 && r?.number === void 0;
		}
		function startedRows({ facts: e, timeZone: t }) {
			let { run: n, job: i, actor: a } = e, s = (0, o.ci)(e) || e.schedule !== void 0 ? void 0 : n?.started_by ?? a, c = (0, d.hJ)(s), l = c === void 0 ? void 0 : (0, r.iQ)(c, s?.url), u = (0, p.Vc)(n?.started_at ?? i?.started_at, t);
			return u === void 0 ? [["Started by", l]] : [["Started", (0, d.Am)([u, l], " by ")]];
		}
		var h = n(1637), g = n(4222);
		function healthSection(e, t, n, r = ["health"]) {
			return (0, g.s)({
				reads: r,
				asks: t,
				entries: n,
				render: (t) => t.healthWords?.[e](t)
			});
		}
		var _ = n(8627), v = n(331), y = n(7805), b = n(545), x = n(1779);
		let S = {
			reads: ["artifacts", "run.url"],
			asks: ["artifacts"],
			entries: 10,
			render: (e) => {
				let { artifacts: t = [] } = e.facts;
				if (t.length === 0) return;
				let n = t.slice(0, e.entries ?? 10), i = t.length - n.length, a = i > 0 ? [`- \u2026 and ${(0, r.iQ)((0, x.U9)(i, "more artifact"), (0, c.V)(e))}`] : [];
				return [
					"**Artifacts**",
					"",
					...n.map((e) => `- ${entry(e)}`),
					...a
				].join("\n");
			}
		};
		function entry({ name: e, url: t, size_bytes: n, expired: i }) {
			let a = (0, d.Rh)(e, 120) ?? "artifact";
			return i === !0 ? `${(0, r.EH)(a)} (expired)` : (0, r.iQ)(a, t) + (n === void 0 ? "" : ` (${(0, x.Ej)(n)})`);
		}
		var C = n(8779);
		let w = {
			reads: ["push"],
			entries: 10,
			render: ({ facts: { push: e }, entries: t }) => e === void 0 ? void 0 : commitList("Commits", e, { entries: t })
		}, T = {
			reads: [
				...f.wf,
				"conclusion",
				"infrastructure",
				"commits_since_green"
			],
			asks: ["commits_since_green"],
			entries: 10,
			render: ({ facts: e, entries: t }) => {
				let n = e.commits_since_green, r = (0, f.ce)(e) ? "Since the last good deploy" : "Since it last passed";
				if (!(n === void 0 || (0, C.bg)(e))) return commitList(r, n, {
					entries: t,
					isRed: (0, C.XR)(e)
				});
			}
		}, E = {
			reads: [...T.reads, ...w.reads],
			asks: ["commits_since_green"],
			entries: 10,
			render: (e) => (0, C.bg)(e.facts) ? void 0 : T.render(e) ?? w.render(e)
		};
		function roleOf({ changed: e, later: t }) {
			if (t === !0) return "after it broke";
			let n = (0, d.Rh)(e, 120);
			return n === void 0 || n.endsWith("/") ? void 0 : `changed ${(0, r.aY)(n)}`;
		}
		function commitList(e, t, { entries: n = 10, isRed: i = !1 }) {
			let { commits: a, count: o, compare_url: c } = t;
			if (o < 2 || a.length === 0) return;
			let l = a.slice(-n).toReversed(), f = o - l.length, p = f > 0 ? [`- \u2026 and ${(0, r.iQ)((0, x.U9)(f, "earlier commit"), c)}`] : [];
			return [
				`**${e}**`,
				"",
				...l.map((e) => `- ${(0, d.Am)([(0, s.w_)(e, e.author), i ? roleOf(e) : void 0], u.y0)}`),
				...p
			].join("\n");
		}
		var D = n(4336);
		let O = {
			reads: [
				"jobs",
				"job",
				"scope",
				"conclusion",
				"run.url"
			],
			asks: ["jobs"],
			entries: 20,
			render: (e) => {
				let t = (0, C.WF)(e.facts) ? [] : toldJobs(e.facts);
				return t.length < 2 ? void 0 : listing([
					"Job",
					"Result",
					"Time"
				], foldedRows(t), e);
			}
		}, k = {
			reads: ["failed_jobs", "run.url"],
			asks: ["failed_jobs"],
			entries: 20,
			render: (e) => {
				let t = e.facts.failed_jobs ?? [], n = new Set((0, D.c)(t).slice(0, h.fd).map(({ first: e }) => e)), r = t.filter((e) => !n.has(e)).map((e) => jobRow(e, stepOf(e)));
				return r.length === 0 ? void 0 : listing([
					"Other failed job",
					"Step",
					"Time"
				], r, e);
			}
		};
		function toldJobs(e) {
			let { jobs: t = [], job: n, conclusion: r } = e, isOwn = ({ id: e }) => e !== void 0 && e === n?.id;
			if ((0, f.hA)(e)) return sorted(t.filter((e) => !isOwn(e)));
			let stands = (e) => (0, g.s)({
				...e,
				conclusion: r,
				duration_seconds: n?.duration_seconds ?? e.duration_seconds
			});
			return sorted(t.map((e) => isOwn(e) ? stands(e) : e));
		}
		function sorted(e) {
			return [...e.filter(C.XR), ...e.filter((e) => !(0, C.XR)(e))];
		}
		function jobRow(e, t) {
			return {
				cells: [
					(0, h.mC)(e),
					t,
					tookOf(e)
				],
				jobs: 1
			};
		}
		function foldedRows(e) {
			let t = Map.groupBy(e, (e) => e.conclusion === "success" ? (0, D.a)(e.name) : void 0);
			return e.flatMap((e) => {
				let n = e.conclusion === "success" ? (0, D.a)(e.name) : void 0, r = n === void 0 ? [] : t.get(n) ?? [];
				return r.length < 2 ? [jobRow(e, jobEnding(e))] : r[0] === e ? [legsRow(n ?? "", r)] : [];
			});
		}
		function legsRow(e, t) {
			let n = t.flatMap(({ duration_seconds: e }) => e ?? []), [r, i] = [Math.min(...n), Math.max(...n)], a = n.length < t.length || i < 1 ? "" : span(r, i);
			return {
				cells: [
					`${(0, d.uy)(e, 120)}, ${t.length} legs`,
					(0, C.fg)("success"),
					a
				],
				jobs: t.length
			};
		}
		function span(e, t) {
			return e === t ? (0, p.p0)(t) : `${(0, p.p0)(e)} to ${(0, p.p0)(t)}`;
		}
		function listing(e, t, n) {
			let i = n.entries ?? 20, a = t.slice(i).reduce((e, { jobs: t }) => e + t, 0), o = t.slice(0, i).map(({ cells: e }) => e), l = a > 0 ? `\n\n\u2026 and ${(0, r.iQ)((0, x.U9)(a, "more job"), (0, c.V)(n))}` : "";
			return (0, s.Qj)(e, o) + l;
		}
		function jobEnding(e) {
			let t = (0, C.fg)(e.conclusion);
			return (0, C.XR)(e) ? (0, d.Am)([t, (0, h.c9)(e)], " ") ?? t : t;
		}
		function stepOf(e) {
			let t = (0, h.c9)(e) ?? "";
			return e.conclusion === "timed_out" ? `timed out ${t}`.trimEnd() : t.replace(/^in /, "");
		}
		function tookOf({ duration_seconds: e }) {
			return e === void 0 || e < 1 ? "" : (0, p.p0)(e);
		}
		var A = n(3885), j = n(7988), M = n(8778), N = n(8511);
		let P = {
			headline: o.Pl,
			announcement: A.uF,
			announced_run: A.nE,
			run: c.e,
			job: {
				reads: ["job"],
				asks: [],
				render: ({ facts: e }) => {
					let t = (0, f.dZ)(e);
					return t === void 0 ? void 0 : `Job ${(0, r.iQ)(t, e.job?.url)}`;
				}
			},
			tests: N.C,
			failing_tests: M.qU,
			test_list: M.p_,
			slowest_tests: N.r,
			failures: h.e9,
			reasons: h.Ot,
			cause: h.c1,
			failing_jobs: h.Dw,
			failed_jobs: k,
			explanation: h.Qb,
			jobs: O,
			artifacts: S,
			report: j.z,
			incident: y.f,
			since: b.X,
			change: v.Zg,
			red_row: v.mc,
			last_green: v.oF,
			passed_before: v.G5,
			since_green: v.ue,
			green_commits: T,
			culprits: _.R,
			commit: a.cd,
			pull_request: a.VV,
			item: a.AS,
			comment: a.Im,
			release: A._r,
			notes: A.Q2,
			queued: a.kJ,
			about: a.Cv,
			commits: w,
			changes: E,
			details: m,
			health_verdict: healthSection("verdict", [
				"health.turned_red",
				"health.silent",
				"health.waiting"
			], void 0, ["health", "conclusion"]),
			health_reading: healthSection("reading", ["health.runs"]),
			health_advice: healthSection("advice", ["health.advice"]),
			health_red: healthSection("red", ["health.turned_red"], 20),
			health_incidents: healthSection("incidents", [], 20),
			health_silent: healthSection("silent", ["health.silent"], 20),
			health_waiting: healthSection("waiting", ["health.waiting"], 20),
			health_workflows: healthSection("workflows", ["health.workflows"], 12),
			health_causes: healthSection("causes", ["health.causes", "health.runners"], 6),
			health_flaky: healthSection("flaky", ["health.flaky_jobs"], 6),
			health_deployments: healthSection("deployments", ["health.deployments"], 6),
			mentions: {
				reads: [],
				render: ({ addressees: e = [] }) => (0, i.w0)(e)
			}
		};
	}),
	3728: ((e, t, n) => {
		n.r(t), n.d(t, {
			SECTIONS: () => r.b,
			loadLiquid: () => loadLiquid
		});
		var r = n(338);
		function loadLiquid() {
			return Promise.all([
				n.e(694),
				n.e(682),
				n.e(444)
			]).then(n.bind(n, 3444));
		}
	})
};
