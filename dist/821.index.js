"use strict";
exports.id = 821, exports.ids = [821], exports.modules = { 7821: ((e, t, n) => {
	n.d(t, {
		changeFrom: () => changeFrom,
		readCi: () => readCi
	});
	var r = n(4222), i = n(2164), a = n(6417), o = n(6260), s = n(606), c = n(6376), l = n(3170);
	function factsOf(e, t, n) {
		return (0, r.s)({
			ci: t.ci,
			event: { name: e.event ?? "unknown" },
			repository: repositoryOf(e, t),
			workflow: e.workflow,
			run: runFact(e, t, n),
			job: jobOf(e, n),
			ref: refOf(e, t),
			commit: commitOf(e, t),
			actor: personOf(e.actor, t),
			pull_request: pullRequestOf(e, t),
			deployment: deploymentOf(e),
			failed_jobs: e.failed?.jobs.map(({ name: e, steps: t }) => (0, r.s)({
				name: e,
				conclusion: "failure",
				failed_steps: t.map((e) => ({ name: e })),
				errors: []
			})),
			job_counts: e.failed?.all === !0 ? {
				total: 1,
				failed: 1
			} : void 0
		});
	}
	function repositoryOf({ origin: e, repository: t }, n) {
		if (e?.name !== void 0) return (0, r.s)({
			...t,
			name: e.name,
			url: n.repository
		});
	}
	function runFact({ run: e, actor: t, event: n, speaksFor: i }, a, o) {
		if (e?.number !== void 0 || e?.url !== void 0) return (0, r.s)({
			...e,
			started_by: n === "schedule" ? void 0 : personOf(t, a),
			duration_seconds: i === "run" ? secondsUntil(o, e.started_at) : void 0
		});
	}
	function jobOf({ job: e }, t) {
		if (e?.name !== void 0) return (0, r.s)({
			...e,
			name: e.name,
			duration_seconds: secondsUntil(t, e.started_at)
		});
	}
	function secondsUntil(e, t) {
		return (0, s.O1)(t, new Date(e).toISOString());
	}
	function refOf({ branch: e, tag: t, pullRequest: n }, r) {
		if (t !== void 0) return (0, l.J)("tag", t, r);
		let i = n?.number === void 0 ? void 0 : n.head;
		return i === void 0 ? e === void 0 ? void 0 : (0, l.J)("branch", e, r) : n?.fork === !0 ? {
			type: "branch",
			name: i
		} : (0, l.J)("branch", i, r);
	}
	function commitOf({ sha: e, message: t, author: n }, i) {
		let a = (0, o.u8)(e, i);
		if (a !== void 0) return (0, r.s)({
			...a,
			subject: (0, o.et)(t),
			message: t,
			author: personOf(n, i)
		});
	}
	function personOf(e, t) {
		return (0, c.pc)(e, t);
	}
	function pullRequestOf({ pullRequest: e }, t) {
		if (e?.number === void 0) return;
		let { number: n } = e, i = e.url ?? (0, a.ET)(t, n);
		return (0, r.s)({
			...e,
			number: n,
			url: i,
			author: personOf(e.author, t)
		});
	}
	function deploymentOf({ deployment: e }) {
		if (e?.environment !== void 0) return (0, r.s)({
			...e,
			environment: e.environment
		});
	}
	var u = n(1421);
	class SharedWork {
		#e = new Map();
		async result(e, t, n) {
			if (t.aborted) return;
			let r = this.#e.get(e) ?? this.#t(e, n), { promise: i, resolve: a } = Promise.withResolvers(), onAbort = () => a(void 0);
			t.addEventListener("abort", onAbort, { once: !0 }), r.waiting += 1;
			let o = await Promise.race([r.result.catch(() => void 0), i]);
			return --r.waiting, t.removeEventListener("abort", onAbort), r.waiting === 0 && !r.over && this.#n(e, r), o;
		}
		#t(e, t) {
			let n = new AbortController(), r = {
				result: t(n.signal),
				ending: n,
				waiting: 0,
				over: !1
			};
			this.#e.set(e, r), r.result.then(() => {
				r.over = !0;
			}, () => this.#n(e, r));
			let [i] = this.#e.keys();
			return this.#e.size > 50 && i !== void 0 && this.#e.delete(i), r;
		}
		#n(e, t) {
			this.#e.get(e) === t && this.#e.delete(e), t.ending.abort();
		}
	}
	let d = 3e3, f = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|XDG_CONFIG_HOME|GIT_.*)$/i, p = {
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_NO_LAZY_FETCH: "1"
	}, m = [
		"--no-pager",
		"-c",
		"core.fsmonitor=false",
		"-c",
		"protocol.allow=never"
	], h = new SharedWork();
	async function readCheckout({ env: e, signal: t }, n, r = d) {
		let i = passedOn(e);
		if (!Object.keys(i).some((e) => e.toUpperCase() === "PATH")) return {};
		let a = AbortSignal.any([t, AbortSignal.timeout(Math.max(1, Math.min(r, d)))]), o = JSON.stringify([
			currentFolder(),
			n,
			Object.entries(i).sort()
		]);
		return await h.result(o, a, (e) => askGit(i, e, n)) ?? {};
	}
	function currentFolder() {
		try {
			return process.cwd();
		} catch {
			return "";
		}
	}
	function passedOn(e) {
		return Object.fromEntries(Object.entries(e).flatMap(([e, t]) => t !== void 0 && f.test(e) ? [[e, t]] : []));
	}
	async function askGit(e, t, n) {
		let [i = "", a = ""] = await Promise.all([git(e, t, [
			"log",
			"-1",
			"--no-show-signature",
			"--no-color",
			"--encoding=UTF-8",
			"--decorate=full",
			"--format=%H%x00%an%x00%ae%x00%D%x00%B",
			n ?? "HEAD",
			"--"
		]), git(e, t, [
			"remote",
			"get-url",
			"origin"
		])]), [o = "", c = "", l = "", u = "", d = ""] = i.split("\0"), f = /^HEAD -> refs\/heads\/(.+)$/.exec(u.split(", ")[0] ?? "")?.[1], p = u.split(", ").find((e) => e.startsWith("tag: refs/tags/"));
		return (0, r.s)({
			sha: (0, s.Bd)(o),
			message: (0, s.Ih)(d),
			author: o === "" ? void 0 : {
				name: (0, s.Bd)(c),
				email: (0, s.Bd)(l)
			},
			branch: (0, s.Bd)(f ?? ""),
			tag: f === void 0 ? (0, s.Bd)(p?.slice(15) ?? "") : void 0,
			remote: (0, s.Bd)(a)
		});
	}
	async function git(e, t, n) {
		let { promise: r, resolve: i, reject: a } = Promise.withResolvers(), o = {
			env: {
				...e,
				...p
			},
			signal: t,
			killSignal: "SIGKILL",
			maxBuffer: 1048576,
			windowsHide: !0
		};
		return (0, u.execFile)("git", [...m, ...n], o, (e, n) => {
			t.aborted ? a(t.reason) : i(e === null ? n : void 0);
		}), r;
	}
	let g = new Map([
		["github.com", "github"],
		["gitlab.com", "gitlab"],
		["bitbucket.org", "bitbucket"],
		["codeberg.org", "gitea"],
		["gitea.com", "gitea"],
		["dev.azure.com", "azure"],
		["ssh.dev.azure.com", "azure"]
	]), _ = new Map([
		["github", "github"],
		["gitlab", "gitlab"],
		["gitea", "gitea"],
		["forgejo", "gitea"]
	]);
	function originOf(e, t = {}) {
		let n = urlOf((0, s.Lj)(e)), i = t.forge ?? (n === void 0 ? void 0 : forgeOf(n.hostname));
		if (n === void 0) return (0, r.s)({
			name: t.name,
			forge: i
		});
		let a = azurePath(n) ?? n.pathname.replace(/\/$/, "").replace(/\.git$/, ""), o = n.protocol === "https:" || n.protocol === "http:" ? n.origin : i === void 0 ? void 0 : `https://${n.hostname.replace(/^ssh\./, "")}`, c = t.name ?? nameIn(a), l = o === void 0 || a === "" ? void 0 : (0, s.Lj)(`${o}${a}`);
		return (0, r.s)({
			name: c,
			page: l,
			server: serverOf(l, c) ?? o,
			forge: i
		});
	}
	function forgeNamed(e, t) {
		let [n = ""] = ((0, s.n8)(e, t) ?? "").toLowerCase().split(/[_-]/, 1);
		return _.get(n);
	}
	function forgeOf(e) {
		let [t = ""] = e.split(".", 1);
		return g.get(e) ?? (e.endsWith(".visualstudio.com") ? "azure" : _.get(t));
	}
	function urlOf(e) {
		if (e === void 0) return;
		let t = /^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(e), n = URL.parse(t === null ? e : `ssh://${t[1]}/${t[2]?.replace(/^\/+/, "")}`);
		return n !== null && /^(?:https?|ssh|git):$/.test(n.protocol) && n.hostname !== "" ? n : void 0;
	}
	function azurePath({ hostname: e, pathname: t }) {
		let [, n, r, i] = /^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(t) ?? [];
		return e === "ssh.dev.azure.com" ? `/${n}/${r}/_git/${i}` : void 0;
	}
	function nameIn(e) {
		try {
			return (0, s.Bd)(decodeURIComponent(e).slice(1).replace("/_git/", "/"));
		} catch {
			return;
		}
	}
	function serverOf(e, t) {
		return e !== void 0 && t !== void 0 && e.endsWith(`/${t}`) ? e.slice(0, -t.length - 1) : void 0;
	}
	var v = n(8274);
	let y = /^1\d{9}$/;
	function isSet(e, t) {
		let n = (0, s.n8)(e, t)?.toLowerCase();
		return n !== void 0 && n !== "false" && n !== "0";
	}
	function flagOf(e, t) {
		let n = (0, s.n8)(e, t)?.toLowerCase();
		return n === "true" || n !== "false" && void 0;
	}
	function ended(e, t) {
		let n = (0, v._)((0, s.n8)(e, t) ?? "");
		return n === "in_progress" ? void 0 : n;
	}
	function endedBy(e, t) {
		let n = (0, s.n8)(e, t);
		if (n !== void 0 && /^-?\d{1,10}$/.test(n)) return Number(n) === 0 ? "success" : "failure";
	}
	function attemptAfter(e, t) {
		let n = (0, s.n8)(e, t);
		return n !== void 0 && /^\d{1,6}$/.test(n) ? Number(n) + 1 : void 0;
	}
	function branchOf(e) {
		return e?.startsWith("refs/") ? (0, s.Bd)(/^refs\/heads\/(.+)$/.exec(e)?.[1] ?? "") : e;
	}
	function tagOf(e) {
		return (0, s.Bd)(/^refs\/tags\/(.+)$/.exec(e ?? "")?.[1] ?? "");
	}
	function headOf(e, t, n) {
		return e === void 0 || !t || n === void 0 ? e : (0, s.Bd)(`${n}:${e}`);
	}
	function signature(e) {
		if (e === void 0) return;
		let t = e.endsWith(">") ? e.lastIndexOf("<") : -1;
		return t === -1 ? { name: e } : {
			name: (0, s.Bd)(e.slice(0, t)),
			email: (0, s.Bd)(e.slice(t + 1, -1))
		};
	}
	function commaList(e, t) {
		let n = ((0, s.n8)(e, t) ?? "").split(",").flatMap((e) => (0, s.Bd)(e) ?? []);
		return n.length > 0 ? n : void 0;
	}
	function unixTime(e, t) {
		let n = (0, s.n8)(e, t);
		return n !== void 0 && y.test(n) ? new Date(Number(n) * 1e3).toISOString() : void 0;
	}
	function lastNumber(e) {
		return (0, s.ai)(/\/(\d{1,10})$/.exec(e ?? "")?.[1]);
	}
	let b = new Map([
		["IndividualCI", "push"],
		["BatchedCI", "push"],
		["PullRequest", "pull_request"],
		["Schedule", "schedule"],
		["Manual", "workflow_dispatch"],
		["ResourceTrigger", "repository_dispatch"],
		["BuildCompletion", "repository_dispatch"]
	]), x = {
		name: "Azure Pipelines",
		detect: (e) => isSet(e, "TF_BUILD"),
		tell: (e) => {
			let t = b.get((0, s.n8)(e, "BUILD_REASON")), n = resultsPage(e), r = (0, s.n8)(e, "BUILD_SOURCEBRANCH"), i = (0, s.n8)(e, "SYSTEM_PULLREQUEST_SOURCECOMMITID"), a = jobName(e);
			return {
				event: t,
				origin: origin(e),
				workflow: (0, s.n8)(e, "BUILD_DEFINITIONNAME"),
				run: {
					id: (0, s.ai)(e, "BUILD_BUILDID"),
					number: (0, s.ai)(e, "BUILD_BUILDNUMBER") ?? (0, s.ai)(e, "BUILD_BUILDID"),
					attempt: (0, s.ai)(e, "SYSTEM_JOBATTEMPT"),
					url: (0, s.nf)(n),
					started_at: startedAt(e)
				},
				job: {
					name: a,
					url: jobPage(e, n)
				},
				branch: t === "pull_request" ? void 0 : branchOf(r),
				tag: tagOf(r),
				sha: i ?? (0, s.n8)(e, "BUILD_SOURCEVERSION"),
				message: i === void 0 ? (0, s.Mn)(e, "BUILD_SOURCEVERSIONMESSAGE") : void 0,
				author: i === void 0 ? { name: (0, s.n8)(e, "BUILD_SOURCEVERSIONAUTHOR") } : void 0,
				actor: t === "schedule" ? void 0 : { name: (0, s.n8)(e, "BUILD_REQUESTEDFOR") },
				pullRequest: {
					number: pullNumber(e),
					head: branchOf((0, s.n8)(e, "SYSTEM_PULLREQUEST_SOURCEBRANCH")),
					base: branchOf((0, s.n8)(e, "SYSTEM_PULLREQUEST_TARGETBRANCH")),
					fork: flagOf(e, "SYSTEM_PULLREQUEST_ISFORK")
				},
				deployment: isSet(e, "ENVIRONMENT_ID") ? { environment: (0, s.n8)(e, "ENVIRONMENT_NAME") } : void 0,
				speaksFor: a === void 0 ? "run" : "job",
				conclusion: ended(e, "AGENT_JOBSTATUS")
			};
		},
		end: "Azure Pipelines tells it in `AGENT_JOBSTATUS`: send from the last step of the job, with `condition: always()`"
	}, S = new Map([
		["TfsGit", "azure"],
		["GitHub", "github"],
		["GitHubEnterprise", "github"],
		["Bitbucket", "bitbucket"]
	]);
	function origin(e) {
		let t = S.get((0, s.n8)(e, "BUILD_REPOSITORY_PROVIDER")), n = t === "azure" ? void 0 : (0, s.n8)(e, "BUILD_REPOSITORY_NAME");
		return originOf((0, s.n8)(e, "BUILD_REPOSITORY_URI"), {
			name: n,
			forge: t
		});
	}
	function pullNumber(e) {
		return (0, s.ai)(e, "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER") ?? (0, s.ai)(e, "SYSTEM_PULLREQUEST_PULLREQUESTID");
	}
	function resultsPage(e) {
		let t = (0, s.nf)(e, "SYSTEM_COLLECTIONURI") ?? (0, s.nf)(e, "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI"), n = (0, s.n8)(e, "SYSTEM_TEAMPROJECT"), r = (0, s.ai)(e, "BUILD_BUILDID");
		if (t !== void 0 && n !== void 0 && r !== void 0) return `${t.replace(/\/$/, "")}/${encodeURIComponent(n)}/_build/results?buildId=${r}`;
	}
	function jobPage(e, t) {
		let n = /^[\da-f-]{36}$/.exec((0, s.n8)(e, "SYSTEM_JOBID") ?? "")?.[0];
		return t === void 0 || n === void 0 ? void 0 : (0, s.nf)(`${t}&view=logs&j=${n}`);
	}
	function jobName(e) {
		let named = (t, n) => (0, s.n8)(e, t) === "__default" ? void 0 : (0, s.n8)(e, n), t = [named("SYSTEM_STAGENAME", "SYSTEM_STAGEDISPLAYNAME"), named("SYSTEM_JOBNAME", "SYSTEM_JOBDISPLAYNAME") ?? void 0];
		return (0, s.Bd)(t.filter((e) => e !== void 0).join(" / "));
	}
	function startedAt(e) {
		let t = Date.parse((0, s.n8)(e, "SYSTEM_PIPELINESTARTTIME")?.replace(" ", "T") ?? "");
		return Number.isNaN(t) ? void 0 : new Date(t).toISOString();
	}
	let C = {
		name: "Bitbucket Pipelines",
		detect: (e) => isSet(e, "BITBUCKET_BUILD_NUMBER") && isSet(e, "BITBUCKET_COMMIT"),
		tell: (e) => {
			let t = (0, s.n8)(e, "BITBUCKET_REPO_FULL_NAME"), n = (0, s.ai)(e, "BITBUCKET_BUILD_NUMBER"), r = (0, s.ai)(e, "BITBUCKET_PR_ID"), i = (0, s.n8)(e, "BITBUCKET_BRANCH");
			return {
				event: r === void 0 ? void 0 : "pull_request",
				origin: originOf(t === void 0 ? void 0 : `https://bitbucket.org/${t}`, { name: t }),
				repository: { private: flagOf(e, "BITBUCKET_REPO_IS_PRIVATE") },
				run: {
					number: n,
					attempt: (0, s.ai)(e, "BITBUCKET_STEP_RUN_NUMBER"),
					url: t === void 0 ? void 0 : (0, s.nf)(`https://bitbucket.org/${t}/pipelines/results/${n}`)
				},
				branch: r === void 0 ? i : void 0,
				tag: (0, s.n8)(e, "BITBUCKET_TAG"),
				sha: (0, s.n8)(e, "BITBUCKET_COMMIT"),
				pullRequest: {
					number: r,
					head: i,
					base: (0, s.n8)(e, "BITBUCKET_PR_DESTINATION_BRANCH")
				},
				deployment: { environment: (0, s.n8)(e, "BITBUCKET_DEPLOYMENT_ENVIRONMENT") },
				speaksFor: "job",
				conclusion: endedBy(e, "BITBUCKET_EXIT_CODE")
			};
		},
		end: "Bitbucket Pipelines tells it in `after-script` only: send from there"
	}, w = new Map([
		["webhook", "push"],
		["schedule", "schedule"],
		["ui", "workflow_dispatch"],
		["api", "repository_dispatch"],
		["trigger_job", "repository_dispatch"]
	]), T = {
		name: "Buildkite",
		detect: (e) => isSet(e, "BUILDKITE"),
		tell: (e) => {
			let t = (0, s.ai)(e, "BUILDKITE_PULL_REQUEST"), n = t === void 0 ? w.get((0, s.n8)(e, "BUILDKITE_SOURCE")) : "pull_request", r = (0, s.n8)(e, "BUILDKITE_BRANCH"), i = (0, s.n8)(e, "BUILDKITE_TAG"), a = (0, s.nf)(e, "BUILDKITE_BUILD_URL"), o = /^[\w-]{1,64}$/.exec((0, s.n8)(e, "BUILDKITE_JOB_ID") ?? "")?.[0];
			return {
				event: n,
				origin: originOf((0, s.n8)(e, "BUILDKITE_REPO"), { forge: forgeNamed(e, "BUILDKITE_PIPELINE_PROVIDER") }),
				repository: { default_branch: (0, s.n8)(e, "BUILDKITE_PIPELINE_DEFAULT_BRANCH") },
				workflow: (0, s.n8)(e, "BUILDKITE_PIPELINE_NAME") ?? (0, s.n8)(e, "BUILDKITE_PIPELINE_SLUG"),
				run: {
					number: (0, s.ai)(e, "BUILDKITE_BUILD_NUMBER"),
					attempt: attemptAfter(e, "BUILDKITE_RETRY_COUNT"),
					url: a
				},
				job: {
					name: withoutEmoji((0, s.n8)(e, "BUILDKITE_LABEL")) ?? (0, s.n8)(e, "BUILDKITE_STEP_KEY"),
					url: a === void 0 || o === void 0 ? void 0 : (0, s.nf)(`${a}#${o}`)
				},
				branch: t === void 0 && i === void 0 ? r : void 0,
				tag: i,
				sha: (0, s.n8)(e, "BUILDKITE_COMMIT"),
				message: (0, s.Mn)(e, "BUILDKITE_MESSAGE"),
				author: {
					name: (0, s.n8)(e, "BUILDKITE_BUILD_AUTHOR"),
					email: (0, s.n8)(e, "BUILDKITE_BUILD_AUTHOR_EMAIL")
				},
				actor: n === "schedule" ? void 0 : { name: (0, s.n8)(e, "BUILDKITE_BUILD_CREATOR") },
				pullRequest: {
					number: t,
					...pullRequest(e),
					head: r
				},
				speaksFor: "job",
				conclusion: endedBy(e, "BUILDKITE_COMMAND_EXIT_STATUS")
			};
		},
		end: "Buildkite tells it to hooks only: send from the hook `pre-exit`"
	};
	function withoutEmoji(e) {
		return (0, s.Bd)(e?.replace(/:[\w+-]{1,64}:/g, "") ?? "");
	}
	function pullRequest(e) {
		let t = originOf((0, s.n8)(e, "BUILDKITE_PULL_REQUEST_REPO")).name, n = originOf((0, s.n8)(e, "BUILDKITE_REPO")).name;
		return {
			base: (0, s.n8)(e, "BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
			draft: flagOf(e, "BUILDKITE_PULL_REQUEST_DRAFT"),
			labels: commaList(e, "BUILDKITE_PULL_REQUEST_LABELS"),
			fork: t === void 0 || n === void 0 ? void 0 : t !== n
		};
	}
	let E = {
		name: "CircleCI",
		detect: (e) => isSet(e, "CIRCLECI"),
		tell: (e) => {
			let t = (0, s.nf)(e, "CIRCLE_PULL_REQUEST"), n = lastNumber(t) ?? (0, s.ai)(e, "CIRCLE_PR_NUMBER"), r = (0, s.nf)(e, "CIRCLE_BUILD_URL"), i = (0, s.n8)(e, "CIRCLE_PR_USERNAME"), a = (0, s.n8)(e, "CIRCLE_BRANCH"), o = a?.startsWith("pull/") === !0, c = [(0, s.n8)(e, "CIRCLE_PROJECT_USERNAME"), (0, s.n8)(e, "CIRCLE_PROJECT_REPONAME")];
			return {
				event: n === void 0 ? void 0 : "pull_request",
				origin: originOf((0, s.n8)(e, "CIRCLE_REPOSITORY_URL"), { name: c.includes(void 0) ? void 0 : (0, s.Bd)(c.join("/")) }),
				run: {
					number: (0, s.ai)(e, "CIRCLE_BUILD_NUM"),
					url: r
				},
				job: {
					name: (0, s.n8)(e, "CIRCLE_JOB"),
					url: r
				},
				branch: o ? void 0 : a,
				tag: (0, s.n8)(e, "CIRCLE_TAG"),
				sha: (0, s.n8)(e, "CIRCLE_SHA1"),
				actor: { username: (0, s.n8)(e, "CIRCLE_USERNAME") },
				pullRequest: {
					number: n,
					url: t,
					head: o ? void 0 : headOf(a, i !== void 0, i),
					fork: i !== void 0 || void 0
				},
				speaksFor: "job"
			};
		},
		end: "CircleCI tells it to no job: send from one step with `when: on_success` and `--status success`, and from another with `when: on_fail` and `--status failure`"
	}, D = new Map([
		["push", "push"],
		["tag", "push"],
		["pull_request", "pull_request"],
		["cron", "schedule"],
		["custom", "workflow_dispatch"],
		["promote", "workflow_dispatch"],
		["rollback", "workflow_dispatch"]
	]), O = "default", k = {
		name: "Drone",
		detect: (e) => isSet(e, "DRONE"),
		tell: (e) => {
			let t = D.get((0, s.n8)(e, "DRONE_BUILD_EVENT")), n = (0, s.n8)(e, "DRONE_COMMIT_REF"), r = branchOf((0, s.n8)(e, "DRONE_BRANCH")), i = (0, s.n8)(e, "DRONE_TAG") ?? tagOf(n), a = (0, s.ai)(e, "DRONE_PULL_REQUEST"), o = (0, s.n8)(e, "DRONE_BUILD_TRIGGER");
			return {
				event: t,
				origin: originOf((0, s.n8)(e, "DRONE_REPO_LINK") ?? (0, s.n8)(e, "DRONE_GIT_HTTP_URL"), { name: (0, s.n8)(e, "DRONE_REPO") }),
				repository: {
					default_branch: branchOf((0, s.n8)(e, "DRONE_REPO_BRANCH")),
					private: flagOf(e, "DRONE_REPO_PRIVATE")
				},
				run: {
					number: (0, s.ai)(e, "DRONE_BUILD_NUMBER"),
					url: (0, s.nf)(e, "DRONE_BUILD_LINK"),
					started_at: unixTime(e, "DRONE_BUILD_STARTED")
				},
				branch: a === void 0 && i === void 0 ? r : void 0,
				tag: i,
				sha: (0, s.n8)(e, "DRONE_COMMIT_SHA") ?? (0, s.n8)(e, "DRONE_COMMIT"),
				message: (0, s.Mn)(e, "DRONE_COMMIT_MESSAGE"),
				author: {
					username: (0, s.n8)(e, "DRONE_COMMIT_AUTHOR"),
					name: (0, s.n8)(e, "DRONE_COMMIT_AUTHOR_NAME"),
					email: (0, s.n8)(e, "DRONE_COMMIT_AUTHOR_EMAIL")
				},
				actor: o === void 0 || o.startsWith("@") ? void 0 : { username: o },
				pullRequest: {
					number: a,
					title: (0, s.n8)(e, "DRONE_PULL_REQUEST_TITLE"),
					head: (0, s.n8)(e, "DRONE_SOURCE_BRANCH"),
					base: (0, s.n8)(e, "DRONE_TARGET_BRANCH")
				},
				deployment: { environment: (0, s.n8)(e, "DRONE_DEPLOY_TO") },
				speaksFor: "run",
				conclusion: ended(e, "DRONE_BUILD_STATUS"),
				previous: t === "push" ? ended(e, "DRONE_PREV_BUILD_STATUS") : void 0,
				failed: failed(e)
			};
		},
		end: "Drone tells it in `DRONE_BUILD_STATUS`: send from the last step, with `when: { status: [success, failure] }`"
	};
	function failed(e) {
		let t = (0, s.n8)(e, "DRONE_STAGE_NAME") ?? O, n = commaList(e, "DRONE_FAILED_STEPS") ?? [], r = (commaList(e, "DRONE_FAILED_STAGES") ?? []).filter((e) => e !== t), i = [...n.length > 0 ? [{
			name: t,
			steps: n
		}] : [], ...r.map((e) => ({
			name: e,
			steps: []
		}))];
		return i.length === 0 ? void 0 : {
			jobs: i,
			all: t === O && r.length === 0
		};
	}
	let A = new Map([
		["push", "push"],
		["merge_request_event", "pull_request"],
		["external_pull_request_event", "pull_request"],
		["schedule", "schedule"],
		["web", "workflow_dispatch"],
		["webide", "workflow_dispatch"],
		["api", "repository_dispatch"],
		["trigger", "repository_dispatch"]
	]), j = {
		name: "GitLab CI",
		detect: (e) => isSet(e, "GITLAB_CI"),
		tell: (e) => {
			let t = A.get((0, s.n8)(e, "CI_PIPELINE_SOURCE")), n = (0, s.n8)(e, "CI_PROJECT_VISIBILITY"), r = (0, s.n8)(e, "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") ?? (0, s.n8)(e, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA"), i = (0, s.n8)(e, "CI_COMMIT_SHA"), a = r === void 0 || r === i;
			return {
				event: t,
				origin: originOf((0, s.n8)(e, "CI_PROJECT_URL"), {
					name: (0, s.n8)(e, "CI_PROJECT_PATH"),
					forge: "gitlab"
				}),
				repository: {
					default_branch: (0, s.n8)(e, "CI_DEFAULT_BRANCH"),
					private: n === void 0 ? void 0 : n !== "public"
				},
				workflow: (0, s.n8)(e, "CI_PIPELINE_NAME"),
				run: {
					id: (0, s.ai)(e, "CI_PIPELINE_ID"),
					number: (0, s.ai)(e, "CI_PIPELINE_IID") ?? (0, s.ai)(e, "CI_PIPELINE_ID"),
					attempt: attemptAfter(e, "CI_JOB_RETRY_COUNT"),
					url: (0, s.nf)(e, "CI_PIPELINE_URL"),
					started_at: (0, s.kB)(e, "CI_PIPELINE_CREATED_AT")
				},
				job: {
					id: (0, s.ai)(e, "CI_JOB_ID"),
					name: (0, s.n8)(e, "CI_JOB_NAME"),
					url: (0, s.nf)(e, "CI_JOB_URL"),
					started_at: (0, s.kB)(e, "CI_JOB_STARTED_AT")
				},
				tag: (0, s.n8)(e, "CI_COMMIT_TAG"),
				branch: (0, s.n8)(e, "CI_COMMIT_BRANCH") ?? olderBranch(e),
				sha: r ?? i,
				message: a ? (0, s.Mn)(e, "CI_COMMIT_MESSAGE") : void 0,
				author: a ? signature((0, s.n8)(e, "CI_COMMIT_AUTHOR")) : void 0,
				actor: t === "schedule" ? void 0 : {
					username: (0, s.n8)(e, "GITLAB_USER_LOGIN"),
					name: (0, s.n8)(e, "GITLAB_USER_NAME")
				},
				pullRequest: gitlab_pullRequest(e),
				deployment: deployment(e),
				speaksFor: "job",
				conclusion: ended(e, "CI_JOB_STATUS")
			};
		},
		end: "GitLab CI tells it in `after_script` only: send from there"
	};
	function olderBranch(e) {
		return [
			"CI_COMMIT_TAG",
			"CI_MERGE_REQUEST_IID",
			"CI_EXTERNAL_PULL_REQUEST_IID"
		].some((t) => isSet(e, t)) ? void 0 : branchOf((0, s.n8)(e, "CI_COMMIT_REF_NAME"));
	}
	function gitlab_pullRequest(e) {
		let t = (0, s.ai)(e, "CI_EXTERNAL_PULL_REQUEST_IID");
		if (t !== void 0) {
			let n = originOf("https://github.com", { name: (0, s.n8)(e, "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY") });
			return {
				number: t,
				url: n.name === void 0 ? void 0 : (0, s.nf)(`${n.server}/${n.name}/pull/${t}`),
				head: (0, s.n8)(e, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
				base: (0, s.n8)(e, "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME")
			};
		}
		let n = (0, s.n8)(e, "CI_MERGE_REQUEST_SOURCE_PROJECT_PATH"), r = (0, s.n8)(e, "CI_MERGE_REQUEST_PROJECT_PATH"), i = n !== void 0 && r !== void 0 && n !== r;
		return {
			number: (0, s.ai)(e, "CI_MERGE_REQUEST_IID"),
			title: (0, s.n8)(e, "CI_MERGE_REQUEST_TITLE"),
			head: headOf((0, s.n8)(e, "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"), i, n?.split("/", 1)[0]),
			base: (0, s.n8)(e, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
			labels: commaList(e, "CI_MERGE_REQUEST_LABELS"),
			draft: flagOf(e, "CI_MERGE_REQUEST_DRAFT"),
			fork: i
		};
	}
	function deployment(e) {
		if (((0, s.n8)(e, "CI_ENVIRONMENT_ACTION") ?? "start") === "start") return {
			environment: (0, s.n8)(e, "CI_ENVIRONMENT_NAME"),
			url: (0, s.nf)(e, "CI_ENVIRONMENT_URL")
		};
	}
	let M = {
		name: "Jenkins",
		detect: (e) => isSet(e, "JENKINS_URL") || isSet(e, "JENKINS_HOME") && isSet(e, "BUILD_TAG") && isSet(e, "JOB_NAME"),
		tell: (e) => {
			let t = (0, s.ai)(e, "CHANGE_ID"), n = t === void 0 ? mergeRequest(e) : void 0, r = t ?? n?.number, i = (0, s.n8)(e, "CHANGE_FORK"), a = originOf((0, s.n8)(e, "GIT_URL") ?? (0, s.n8)(e, "GIT_URL_1")), o = pipelineName(e);
			return {
				event: r === void 0 ? isSet(e, "BUILD_USER_ID") ? "workflow_dispatch" : void 0 : "pull_request",
				origin: a,
				workflow: o === a.name ? void 0 : o,
				run: {
					number: (0, s.ai)(e, "BUILD_NUMBER"),
					url: (0, s.nf)(e, "BUILD_URL"),
					title: title(e)
				},
				branch: r === void 0 ? builtBranch(e) : void 0,
				tag: (0, s.n8)(e, "TAG_NAME") ?? builtTag(e),
				sha: r === void 0 || (0, s.n8)(e, "BRANCH_NAME")?.endsWith("-head") ? (0, s.n8)(e, "GIT_COMMIT") : void 0,
				actor: {
					name: (0, s.n8)(e, "BUILD_USER") ?? (0, s.n8)(e, "gitlabUserName"),
					email: (0, s.n8)(e, "BUILD_USER_EMAIL")
				},
				pullRequest: n ?? {
					number: r,
					title: (0, s.n8)(e, "CHANGE_TITLE"),
					url: (0, s.nf)(e, "CHANGE_URL"),
					head: headOf((0, s.n8)(e, "CHANGE_BRANCH"), i !== void 0, i?.split("/", 1)[0]),
					base: (0, s.n8)(e, "CHANGE_TARGET"),
					author: {
						username: (0, s.n8)(e, "CHANGE_AUTHOR"),
						name: (0, s.n8)(e, "CHANGE_AUTHOR_DISPLAY_NAME")
					},
					fork: i !== void 0 || void 0
				},
				speaksFor: "run"
			};
		},
		end: "Jenkins tells it to Groovy only: send from `post { always { \u2026 } }` with `--status ${currentBuild.currentResult}`"
	};
	function pipelineName(e) {
		let t = (0, s.n8)(e, "JOB_NAME"), n = (0, s.n8)(e, "BRANCH_NAME");
		if (t === void 0 || n === void 0) return t;
		let r = `/${encodeURIComponent(n)}`;
		return t.endsWith(r) ? (0, s.Bd)(t.slice(0, -r.length)) : t;
	}
	function title(e) {
		let t = (0, s.n8)(e, "BUILD_DISPLAY_NAME");
		return t === `#${(0, s.n8)(e, "BUILD_NUMBER")}` ? void 0 : t;
	}
	function builtBranch(e) {
		if ((0, s.n8)(e, "TAG_NAME") !== void 0 || builtTag(e) !== void 0) return;
		let t = (0, s.n8)(e, "BRANCH_NAME") ?? (0, s.n8)(e, "GIT_LOCAL_BRANCH");
		if (t !== void 0) return t;
		let n = branchOf(gitBranch(e));
		return (n === void 0 || n === "detached" ? branchOf((0, s.n8)(e, "gitlabBranch")) : n)?.replace(/^origin\//, "");
	}
	function builtTag(e) {
		let [, t] = /^(?:[^/]{1,100}\/)?tags\/(.+)$/.exec(gitBranch(e)?.replace(/^refs\//, "") ?? "") ?? [];
		return t === void 0 ? tagOf((0, s.n8)(e, "gitlabBranch")) : (0, s.Bd)(t);
	}
	function gitBranch(e) {
		return (0, s.n8)(e, "GIT_BRANCH")?.replace(/^refs\/remotes\//, "");
	}
	function mergeRequest(e) {
		let t = (0, s.ai)(e, "gitlabMergeRequestIid");
		if (t !== void 0) return {
			number: t,
			title: (0, s.n8)(e, "gitlabMergeRequestTitle"),
			head: (0, s.n8)(e, "gitlabSourceBranch"),
			base: (0, s.n8)(e, "gitlabTargetBranch")
		};
	}
	var N = n(3024);
	let P = /^(?:teamcity\.(?:build\.|pullRequest\.|serverUrl$|configuration\.properties\.file$)|vcsroot\.|build\.vcs\.)/;
	function parametersFrom(e) {
		let t = readProperties(e);
		return {
			...t,
			...readProperties((0, s.n8)(t, "teamcity.configuration.properties.file"))
		};
	}
	function readProperties(e) {
		if (e === void 0) return {};
		try {
			let t = (0, N.statSync)(e);
			return !t.isFile() || t.size > 1048576 ? {} : parseProperties((0, N.readFileSync)(e, "utf8"));
		} catch {
			return {};
		}
	}
	function parseProperties(e) {
		let t = e.split(/\r?\n/).flatMap((e) => {
			let [, t, n] = /^((?:\\.|[^\\=:#!\s])+)[=:](.*)$/.exec(e) ?? [];
			if (t === void 0 || n === void 0) return [];
			let r = unescaped(t);
			return P.test(r) ? [[r, unescaped(n)]] : [];
		});
		return Object.fromEntries(t);
	}
	function unescaped(e) {
		return e.replace(/\\(?:u([\da-f]{4})|(.))/gi, (e, t, n) => t === void 0 ? {
			n: "\n",
			r: "\r",
			t: "	",
			f: "\f"
		}[n] ?? n : String.fromCharCode(Number.parseInt(t, 16)));
	}
	let F = {
		name: "TeamCity",
		detect: (e) => isSet(e, "TEAMCITY_VERSION"),
		tell: (e) => {
			let t = parametersFrom((0, s.n8)(e, "TEAMCITY_BUILD_PROPERTIES_FILE")), n = (0, s.ai)(t, "teamcity.pullRequest.number") ?? pullOfRef(t), r = (0, s.n8)(t, "teamcity.build.branch"), i = r === "<default>" || r === void 0 ? (0, s.n8)(t, "vcsroot.branch") : r, a = (0, s.n8)(t, "teamcity.build.triggeredBy.username");
			return {
				event: n === void 0 ? a === void 0 ? void 0 : "workflow_dispatch" : "pull_request",
				origin: originOf((0, s.n8)(t, "vcsroot.url")),
				workflow: (0, s.n8)(e, "TEAMCITY_PROJECT_NAME"),
				run: {
					id: (0, s.ai)(t, "teamcity.build.id"),
					number: (0, s.ai)(e, "BUILD_NUMBER"),
					url: (0, s.nf)(e, "BUILD_URL") ?? (0, s.nf)(t, "teamcity.build.url") ?? buildPage(t)
				},
				job: { name: (0, s.n8)(e, "TEAMCITY_BUILDCONF_NAME") },
				branch: n === void 0 ? branchOf(i) : void 0,
				tag: tagOf(i),
				sha: (0, s.n8)(e, "BUILD_VCS_NUMBER") ?? (0, s.n8)(t, "build.vcs.number"),
				actor: { name: a },
				pullRequest: teamcity_pullRequest(t, n),
				speaksFor: "job"
			};
		},
		end: "TeamCity tells it to no build: send from one step with `--status success`, and from another that runs only if a step failed, with `--status failure`"
	}, I = /^(?:refs\/)?(?:pull|pull-requests|merge-requests)\/(\d{1,9})(?:\/|$)/;
	function pullOfRef(e) {
		let t = ["teamcity.build.branch", ...Object.keys(e).filter((e) => e.startsWith("teamcity.build.vcs.branch."))].map((t) => (0, s.n8)({ ref: e[t] }, "ref") ?? "");
		return (0, s.ai)(t.flatMap((e) => I.exec(e)?.[1] ?? [])[0]);
	}
	function teamcity_pullRequest(e, t) {
		return {
			number: t,
			title: (0, s.n8)(e, "teamcity.pullRequest.title"),
			head: branchOf((0, s.n8)(e, "teamcity.pullRequest.source.branch")),
			base: branchOf((0, s.n8)(e, "teamcity.pullRequest.target.branch"))
		};
	}
	function buildPage(e) {
		let t = (0, s.nf)(e, "teamcity.serverUrl"), n = (0, s.ai)(e, "teamcity.build.id");
		return t === void 0 || n === void 0 ? void 0 : (0, s.nf)(`${t.replace(/\/$/, "")}/viewLog.html?buildId=${n}`);
	}
	let L = new Map([
		["push", "push"],
		["pull_request", "pull_request"],
		["cron", "schedule"],
		["api", "repository_dispatch"]
	]), R = new Map([
		["github", "https://github.com"],
		["gitlab", "https://gitlab.com"],
		["bitbucket", "https://bitbucket.org"]
	]), z = {
		name: "Travis CI",
		detect: (e) => isSet(e, "TRAVIS"),
		tell: (e) => {
			let t = (0, s.ai)(e, "TRAVIS_PULL_REQUEST"), n = (0, s.n8)(e, "TRAVIS_TAG"), r = (0, s.n8)(e, "TRAVIS_BRANCH"), i = (0, s.n8)(e, "TRAVIS_PULL_REQUEST_SLUG"), a = i !== void 0 && i !== (0, s.n8)(e, "TRAVIS_REPO_SLUG");
			return {
				event: L.get((0, s.n8)(e, "TRAVIS_EVENT_TYPE")),
				origin: travis_origin(e),
				run: {
					id: (0, s.ai)(e, "TRAVIS_BUILD_ID"),
					number: (0, s.ai)(e, "TRAVIS_BUILD_NUMBER"),
					url: (0, s.nf)(e, "TRAVIS_BUILD_WEB_URL")
				},
				job: {
					id: (0, s.ai)(e, "TRAVIS_JOB_ID"),
					name: (0, s.n8)(e, "TRAVIS_JOB_NAME") ?? (0, s.n8)(e, "TRAVIS_BUILD_STAGE_NAME"),
					url: (0, s.nf)(e, "TRAVIS_JOB_WEB_URL")
				},
				branch: t === void 0 && n === void 0 ? r : void 0,
				tag: n,
				sha: (0, s.n8)(e, "TRAVIS_PULL_REQUEST_SHA") ?? (0, s.n8)(e, "TRAVIS_COMMIT"),
				message: t === void 0 ? (0, s.Mn)(e, "TRAVIS_COMMIT_MESSAGE") : void 0,
				pullRequest: {
					number: t,
					head: headOf((0, s.n8)(e, "TRAVIS_PULL_REQUEST_BRANCH"), a, i?.split("/", 1)[0]),
					base: r,
					fork: a
				},
				speaksFor: "job",
				conclusion: endedBy(e, "TRAVIS_TEST_RESULT")
			};
		},
		end: "Travis CI tells it in `after_script` only: send from there"
	};
	function travis_origin(e) {
		let t = (0, s.n8)(e, "TRAVIS_REPO_SLUG"), n = URL.parse((0, s.nf)(e, "TRAVIS_BUILD_WEB_URL") ?? ""), r = n?.hostname.endsWith("travis-ci.com") ? R.get(n.pathname.split("/")[1]) : void 0;
		return originOf(r === void 0 || t === void 0 ? void 0 : `${r}/${t}`, { name: t });
	}
	let B = new Map([
		["push", "push"],
		["tag", "push"],
		["release", "push"],
		["pull_request", "pull_request"],
		["pull_request_closed", "pull_request"],
		["pull_request_metadata", "pull_request"],
		["cron", "schedule"],
		["manual", "workflow_dispatch"],
		["deployment", "workflow_dispatch"]
	]), V = {
		name: "Woodpecker",
		detect: (e) => (0, s.n8)(e, "CI") === "woodpecker" || (0, s.n8)(e, "CI_SYSTEM_NAME") === "woodpecker",
		tell: (e) => {
			let t = B.get((0, s.n8)(e, "CI_PIPELINE_EVENT")), n = (0, s.n8)(e, "CI_COMMIT_TAG"), r = (0, s.ai)(e, "CI_COMMIT_PULL_REQUEST"), i = (0, s.n8)(e, "CI_WORKFLOW_NAME");
			return {
				event: t,
				origin: originOf((0, s.n8)(e, "CI_REPO_URL"), {
					name: (0, s.n8)(e, "CI_REPO"),
					forge: forgeNamed(e, "CI_FORGE_TYPE")
				}),
				repository: {
					default_branch: (0, s.n8)(e, "CI_REPO_DEFAULT_BRANCH"),
					private: flagOf(e, "CI_REPO_PRIVATE")
				},
				workflow: i === "woodpecker" ? void 0 : i,
				run: {
					number: (0, s.ai)(e, "CI_PIPELINE_NUMBER"),
					attempt: attemptAfter(e, "CI_PIPELINE_RERUNS"),
					url: (0, s.nf)(e, "CI_PIPELINE_URL") ?? (0, s.nf)(e, "CI_PIPELINE_LINK"),
					started_at: unixTime(e, "CI_PIPELINE_STARTED")
				},
				branch: r === void 0 && n === void 0 ? (0, s.n8)(e, "CI_COMMIT_BRANCH") : void 0,
				tag: n,
				sha: (0, s.n8)(e, "CI_COMMIT_SHA"),
				message: (0, s.Mn)(e, "CI_COMMIT_MESSAGE"),
				author: {
					username: (0, s.n8)(e, "CI_COMMIT_AUTHOR"),
					email: (0, s.n8)(e, "CI_COMMIT_AUTHOR_EMAIL")
				},
				actor: t === "schedule" ? void 0 : { username: (0, s.n8)(e, "CI_PIPELINE_AUTHOR") },
				pullRequest: {
					number: r,
					head: (0, s.n8)(e, "CI_COMMIT_SOURCE_BRANCH"),
					base: (0, s.n8)(e, "CI_COMMIT_TARGET_BRANCH"),
					draft: flagOf(e, "CI_COMMIT_PULL_REQUEST_DRAFT"),
					labels: commaList(e, "CI_COMMIT_PULL_REQUEST_LABELS")
				},
				deployment: { environment: (0, s.n8)(e, "CI_PIPELINE_DEPLOY_TARGET") },
				speaksFor: "run",
				conclusion: ended(e, "CI_PIPELINE_STATUS"),
				previous: r === void 0 && isComparable(e) ? ended(e, "CI_PREV_PIPELINE_STATUS") : void 0
			};
		},
		end: "Woodpecker tells it in `CI_PIPELINE_STATUS`, which some versions leave out: send from the last step, with `when: [{ status: [success, failure] }]`, or write `--status`"
	};
	function isComparable(e) {
		let same = (t, n) => (0, s.n8)(e, t) === (0, s.n8)(e, n);
		return same("CI_COMMIT_BRANCH", "CI_PREV_COMMIT_BRANCH") && same("CI_PIPELINE_EVENT", "CI_PREV_PIPELINE_EVENT") && !isSet(e, "CI_PIPELINE_RERUNS");
	}
	let H = [
		j,
		E,
		x,
		C,
		T,
		z,
		V,
		k,
		F,
		M
	];
	function detectSystem(e) {
		return H.find(({ detect: t }) => t(e));
	}
	async function readCi(e, t = { isWanted: async () => !0 }) {
		let n = detectSystem(e.env), i = n === void 0, a = await completed(e, n?.tell(e.env) ?? { speaksFor: "run" }, {
			...t,
			alone: i
		}), { page: o, server: s, forge: c } = a.origin ?? {}, l = {
			ci: n?.name ?? "git",
			forge: c,
			server: s,
			repository: o
		};
		return (0, r.s)({
			facts: factsOf(a, l, e.now()),
			speaksFor: a.speaksFor,
			conclusion: a.conclusion,
			previous: a.previous,
			host: l,
			unknownEnd: unknownEnd(n)
		});
	}
	function changeFrom(e, t) {
		let [n, r] = [(0, i.GW)(e), (0, i.GW)(t)];
		if (n !== void 0 && r !== void 0) return r.red ? n.red ? "still-failing" : "broken" : n.red ? "fixed" : "still-passing";
	}
	function unknownEnd(e) {
		return `It is not known how it ended. ${e?.end ?? "Nothing tells it here: write `--status success` or `--status failure`"}`;
	}
	async function completed(e, t, { alone: n, isWanted: r, patienceMs: i }) {
		let a = /^[0-9a-f]{7,64}$/i.exec(t.sha ?? "")?.[0], o = t.author?.name === void 0 && t.author?.username === void 0, s = a !== void 0 && (t.message === void 0 || o);
		if (!n && !s && t.origin?.page !== void 0 || !await r()) return t;
		let c = await readCheckout(e, a, i), { name: l, forge: u } = t.origin ?? {}, { message: d, author: f } = a === void 0 && !n ? {} : c, { sha: p, branch: m, tag: h } = n ? c : t;
		return {
			...t,
			sha: p,
			branch: m,
			tag: h,
			origin: t.origin?.page === void 0 ? originOf(c.remote, {
				name: l,
				forge: u
			}) : t.origin,
			message: t.message ?? d,
			author: o ? f : t.author
		};
	}
}) };
