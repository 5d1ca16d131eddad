"use strict";
exports.id = 612, exports.ids = [612], exports.modules = {
	9405: ((e, t, n) => {
		n.r(t), n.d(t, {
			loadFacts: () => loadFacts,
			unreadOf: () => unreadOf
		});
		var r = n(1979);
		let i = [
			"change",
			"commits_since_green",
			"suspects"
		];
		function unreadOf(e, { facts: t, notice: n, warnings: a = [] }) {
			let o = n === void 0 && a.length === 0;
			if (o && !isCutShort(t)) return [];
			let isLost = (e) => !o || i.includes(e);
			return e.filter((e) => (0, r.loadersOf)(e, t).some(isLost));
		}
		function isCutShort({ failures_in_a_row: e, broken_since: t }) {
			return e !== void 0 && t === void 0;
		}
		async function loadFacts(e) {
			let { load: t } = await Promise.all([n.e(311), n.e(692)]).then(n.bind(n, 692));
			return t(e);
		}
	}),
	3691: ((e, t, n) => {
		n.d(t, {
			LOADERS: () => o,
			n: () => withImplied
		});
		let r = {
			health_window: {
				text: "the last sweep, and the repositories",
				usual: 1,
				most: 4
			},
			health_runs: {
				text: "the runs of the default branch, a hundred at a time",
				usual: 10,
				most: 115
			},
			health_news: {
				text: "what is red, silent or waits: at most 120 in all where 2,000 runs ended in a week, 250 for 5,000",
				usual: 28,
				most: 149,
				implies: [
					"health_turns",
					"health_silent",
					"health_waiting"
				]
			},
			health_turns: {
				text: "the same as `health.runs`, how red workflows stood before, and why they are red",
				usual: 10,
				most: 60
			},
			health_silent: {
				text: "the same as `health.runs`, and the workflow files",
				usual: 15,
				most: 75
			},
			health_waiting: {
				text: "runs that wait, and what they wait for",
				usual: 3,
				most: 14
			},
			health_causes: {
				text: "the same as `health.runs`; jobs, annotations and logs of up to 20 red ones",
				usual: 20,
				most: 65
			},
			health_flaky: {
				text: "the same as `health.runs`, and the jobs of up to 8 that ran again",
				usual: 6,
				most: 26
			},
			health_runners: {
				text: "the same as `health.runs`, and the jobs of up to 20 red ones",
				usual: 10,
				most: 20
			},
			health_deployments: {
				text: "the deployments, and how up to 12 ended",
				usual: 6,
				most: 14
			},
			health_advice: {
				text: "the same as `health.runs`; what else the message reads counts as well",
				usual: 0,
				most: 0,
				implies: ["health_runs"]
			}
		};
		function isOfPull({ trigger: e }) {
			return e?.startsWith("pull_request") === !0;
		}
		function hasNoJobs({ stopped: e }) {
			return e !== void 0;
		}
		function isOfAnotherApp({ scope: e, run: t }) {
			return e === "deployment" && t?.id === void 0;
		}
		let i = {
			permissions: ["actions: read"],
			unaskedBy: ["event"]
		}, a = {
			permissions: ["actions: read", "checks: read"],
			unaskedBy: ["event"]
		}, o = {
			run: {
				text: "the run",
				usual: 1,
				most: 1,
				lost: "the run's times",
				permissions: ["actions: read"],
				needless: ({ facts: { run: e } }) => e?.id === void 0 || e.started_at !== void 0,
				unaskedBy: [
					"job",
					"deployment",
					"event"
				],
				atEnd: !0
			},
			job: {
				text: "the job, again where its failure is not shown yet",
				usual: 1,
				most: 2,
				lost: "the job's times",
				permissions: ["actions: read"],
				needless: ({ facts: e }) => e.job === void 0,
				unaskedBy: ["run", "event"],
				atEnd: !0
			},
			jobs: {
				...i,
				text: "the jobs of the run, a hundred at a time",
				usual: 1,
				most: 1,
				lost: "the jobs of the run",
				needless: ({ facts: e }) => isOfAnotherApp(e),
				atEnd: !0
			},
			failed_jobs: {
				...a,
				text: "the jobs, and annotations and logs of up to three that failed",
				usual: 3,
				most: 17,
				lost: "the failing jobs and steps",
				needless: ({ facts: e }) => isOfAnotherApp(e) || e.failed_jobs !== void 0 || hasNoJobs(e)
			},
			artifacts: {
				...i,
				text: "the artifacts of the run, a hundred at a time",
				usual: 1,
				most: 3,
				lost: "the artifacts",
				needless: ({ facts: e }) => isOfAnotherApp(e),
				atEnd: !0
			},
			change: {
				text: "earlier runs, and the same job in them; where it works again, the commits since it failed",
				usual: 3,
				most: 10,
				lost: "the history",
				permissions: ["actions: read"],
				permissionsOfDeployment: ["deployments: read"]
			},
			commits_since_green: {
				text: "the same as `change`, and the commits since then",
				usual: 4,
				most: 12,
				implies: ["change"],
				lost: "the history",
				permissions: ["contents: read"]
			},
			suspects: {
				text: "the same as `commits_since_green`, and the commits on up to four files or folders that the failure names",
				usual: 5,
				most: 16,
				implies: ["commits_since_green"],
				lost: "the history",
				permissions: ["contents: read"]
			},
			owners: {
				...a,
				text: "the same as `failed_jobs`, and CODEOWNERS where the workspace has none",
				usual: 3,
				most: 18,
				implies: ["failed_jobs"],
				lost: "who owns the failing file",
				permissions: [...a.permissions, "contents: read"],
				needless: ({ facts: e }) => isOfAnotherApp(e) || hasNoJobs(e)
			},
			new_failures: {
				...a,
				text: "the same as `failed_jobs` and `change`, and the jobs of the run before",
				usual: 7,
				most: 25,
				implies: ["failed_jobs", "change"],
				lost: "the history",
				needless: ({ facts: e }) => isOfAnotherApp(e) || hasNoJobs(e),
				atEnd: !0
			},
			also_red: {
				...a,
				text: "the same as `failed_jobs`, the pull request, the newest runs of the workflow, and jobs of up to three of them",
				usual: 5,
				most: 22,
				implies: ["failed_jobs"],
				lost: "whether it is red elsewhere as well",
				unaskedBy: ["event", "deployment"],
				needless: (e) => !isOfPull(e) || hasNoJobs(e.facts)
			},
			commit: {
				text: "the commit",
				usual: 1,
				most: 1,
				lost: "the commit's message",
				permissions: ["contents: read"],
				needless: ({ facts: { commit: e } }) => e === void 0 || e.message !== void 0 || e.author !== void 0
			},
			pull_request: {
				text: "the pull requests of the branch",
				usual: 1,
				most: 1,
				lost: "the pull request in full",
				permissions: ["pull-requests: read"],
				needless: (e) => e.facts.pull_request !== void 0 || !isOfPull(e)
			},
			verdict: {
				text: "how the whole run ended, or why it was cancelled",
				usual: 1,
				most: 3,
				lost: "the verdict of the whole run",
				permissions: ["actions: read", "checks: read"],
				needless: ({ facts: e }) => hasNoJobs(e)
			},
			tests: {
				text: "the files that `test-reports` names",
				usual: 0,
				most: 0
			},
			report: {
				text: "the file that `report` names",
				usual: 0,
				most: 0
			},
			errors: {
				text: "the files that `log-files` names",
				usual: 0,
				most: 0
			},
			...r
		};
		function withImplied(e) {
			let t = new Set(e), n = o;
			for (let e of t) for (let r of n[e]?.implies ?? []) t.add(r);
			return t;
		}
	}),
	1979: ((e, t, n) => {
		n.r(t), n.d(t, {
			loaderOf: () => loaderOf,
			loadersOf: () => loadersOf,
			peopleAsked: () => peopleAsked
		});
		var r = n(5682), i = n(3691), a = n(6769), o = n(2164);
		function peopleAsked(e, t, n) {
			let { mention: r = [] } = e, i = (0, a.ww)(e), s = n.some((e) => (0, o.UI)(e)), c = new Set(rolesOf([...s ? r : [], ...i.flat()])), l = t.trigger?.startsWith("pull_request") ? "pull_request.author" : "commit.author", u = s ? ["suspects", "owners"] : [], d = c, f = [...c.has("author") ? [l] : [], ...u.filter((e) => d.has(e))], p = f.length > 0 && n.some(o.iI) && ["run", "deployment"].includes(t.facts.scope ?? ""), m = t.trigger?.startsWith("pull_request") === !0, h = f.length > 0 && n.some(o.iI) && m;
			return [
				...f,
				...p ? ["infrastructure"] : [],
				...h ? ["also_red"] : []
			];
		}
		function rolesOf(e) {
			return e.flatMap((e) => e.by === "role" ? [e.role] : []);
		}
		function loadersOf(e, t = {}) {
			let [n = "", i] = e.split("."), a = Object.hasOwn(r.qY, n) ? r.qY[n] : void 0, o = valueIn(t, n);
			if (a === void 0) return [];
			let s = loaderOf(a);
			if (s !== void 0 || !("parts" in a)) return s === void 0 || o !== void 0 ? [] : [s];
			let c = (i === void 0 ? Object.entries(a.parts) : namedPart(a.parts, i)).filter(([e]) => valueIn(o, e) === void 0);
			return [...new Set(c.flatMap(([, e]) => loaderOf(e) ?? []))];
		}
		function loaderOf({ loader: e }) {
			return e !== void 0 && isLoader(e) ? e : void 0;
		}
		function isLoader(e) {
			return Object.hasOwn(i.LOADERS, e);
		}
		function namedPart(e, t) {
			let n = Object.hasOwn(e, t) ? e[t] : void 0;
			return n === void 0 ? [] : [[t, n]];
		}
		function valueIn(e, t) {
			if (typeof e == "object" && e && Object.hasOwn(e, t)) return e[t];
		}
	}),
	2427: ((e, t, n) => {
		n.r(t), n.d(t, { unusedFilesNotice: () => unusedFilesNotice });
		var r = n(9861), i = n(8089);
		let a = {
			tests: ["test-reports", "{{ sections.tests }} and {{ sections.failing_tests }}"],
			errors: ["log-files", "{{ sections.reasons }}"],
			report: ["report", "{{ sections.report }}"]
		};
		function unusedFilesNotice(e, t) {
			let n = (0, i.G)(e, Object.keys(a)), o = (0, i.G)(e, t), s = n.filter((e) => !o.includes(e)).map((e) => a[e]);
			return s.length === 0 ? [] : [`${(0, r.KE)(s.map(([e]) => e))} ${s.length === 1 ? "is" : "are"} of no use: nothing in the text shows what such files tell. Write ${(0, r.KE)(s.map(([, e]) => e))} where it belongs, or leave ${s.length === 1 ? "the option" : "the options"} out.`];
		}
	})
};
