"use strict";
exports.id = 612, exports.ids = [612], exports.modules = {
	1794: ((e, t, n) => {
		n.r(t), n.d(t, { loadFacts: () => loadFacts });
		async function loadFacts(e) {
			let { load: t } = await Promise.all([n.e(867), n.e(378)]).then(n.bind(n, 378));
			return t(e);
		}
	}),
	5975: ((e, t, n) => {
		n.d(t, {
			LOADERS: () => a,
			n: () => withImplied
		});
		let r = {
			permissions: ["actions: read"],
			unaskedBy: ["event"]
		}, i = {
			permissions: ["actions: read", "checks: read"],
			unaskedBy: ["event"]
		}, a = {
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
				...r,
				text: "the jobs of the run, a hundred at a time",
				usual: 1,
				most: 1,
				lost: "the jobs of the run",
				needless: ({ facts: e }) => isOfAnotherApp(e),
				atEnd: !0
			},
			failed_jobs: {
				...i,
				text: "the jobs, and annotations and logs of up to three that failed",
				usual: 3,
				most: 17,
				lost: "the failing jobs and steps",
				needless: ({ facts: e }) => isOfAnotherApp(e) || e.failed_jobs !== void 0 || hasNoJobs(e)
			},
			artifacts: {
				...r,
				text: "the artifacts of the run, a hundred at a time",
				usual: 1,
				most: 3,
				lost: "the artifacts",
				needless: ({ facts: e }) => isOfAnotherApp(e),
				atEnd: !0
			},
			change: {
				text: "earlier runs, and the same job in them",
				usual: 3,
				most: 9,
				lost: "the history",
				permissions: ["actions: read"],
				permissionsOfDeployment: ["deployments: read"]
			},
			commits_since_green: {
				text: "the same as `change`, and the commits since then",
				usual: 4,
				most: 11,
				implies: ["change"],
				lost: "the history",
				permissions: ["contents: read"]
			},
			suspects: {
				text: "the same as `commits_since_green`, and the commits on up to four files or folders that the failure names",
				usual: 5,
				most: 15,
				implies: ["commits_since_green"],
				lost: "the history",
				permissions: ["contents: read"]
			},
			new_failures: {
				...i,
				text: "the same as `failed_jobs` and `change`, and the jobs of the run before",
				usual: 7,
				most: 24,
				implies: ["failed_jobs", "change"],
				lost: "the history",
				needless: ({ facts: e }) => isOfAnotherApp(e) || hasNoJobs(e),
				atEnd: !0
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
				needless: ({ facts: e, trigger: t }) => e.pull_request !== void 0 || t?.startsWith("pull_request") !== !0
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
			}
		};
		function hasNoJobs({ stopped: e }) {
			return e !== void 0;
		}
		function isOfAnotherApp({ scope: e, run: t }) {
			return e === "deployment" && t?.id === void 0;
		}
		function withImplied(e) {
			let t = new Set(e);
			for (let e of t) for (let n of a[e].implies ?? []) t.add(n);
			return t;
		}
	}),
	6297: ((e, t, n) => {
		n.d(t, { loadersOf: () => loadersOf });
		var r = n(7684), i = n(5975);
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
	})
};
