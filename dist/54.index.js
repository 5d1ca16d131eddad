"use strict";
exports.id = 54, exports.ids = [54], exports.modules = {
	2054: ((e, t, n) => {
		n.d(t, {
			changeFrom: () => changeFrom,
			readCi: () => readCi
		});
		var r = n(4222), i = n(3650), a = n(6417), o = n(6260), s = n(606), c = n(5627), l = n(3170);
		function factsOf(e, t, n) {
			return (0, r.s)({
				ci: t.ci,
				event: { name: e.event ?? "unknown" },
				repository: repositoryOf(e, t),
				workflow: e.workflow,
				run: runOf(e, t, n),
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
		function runOf({ run: e, actor: t, event: n, speaksFor: i }, a, o) {
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
		let d = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|XDG_CONFIG_HOME|GIT_.*)$/i, f = {
			GIT_TERMINAL_PROMPT: "0",
			GIT_OPTIONAL_LOCKS: "0",
			GIT_NO_LAZY_FETCH: "1"
		}, p = [
			"--no-pager",
			"-c",
			"core.fsmonitor=false",
			"-c",
			"protocol.allow=never"
		];
		async function readCheckout(e, t) {
			let [n = "", i = ""] = await Promise.all([git(e, [
				"log",
				"-1",
				"--no-show-signature",
				"--no-color",
				"--encoding=UTF-8",
				"--decorate=full",
				"--format=%H%x00%an%x00%ae%x00%D%x00%B",
				t ?? "HEAD",
				"--"
			]), git(e, [
				"remote",
				"get-url",
				"origin"
			])]), [a = "", o = "", c = "", l = "", u = ""] = n.split("\0"), d = /^HEAD -> refs\/heads\/(.+)$/.exec(l.split(", ")[0] ?? "")?.[1], f = l.split(", ").find((e) => e.startsWith("tag: refs/tags/"));
			return (0, r.s)({
				sha: (0, s.Bd)(a),
				message: (0, s.Ih)(u),
				author: a === "" ? void 0 : {
					name: (0, s.Bd)(o),
					email: (0, s.Bd)(c)
				},
				branch: (0, s.Bd)(d ?? ""),
				tag: d === void 0 ? (0, s.Bd)(f?.slice(15) ?? "") : void 0,
				remote: (0, s.Bd)(i)
			});
		}
		function git({ env: e, signal: t }, n) {
			let r = Object.fromEntries(Object.entries(e).filter(([e, t]) => t !== void 0 && d.test(e)));
			if (!Object.keys(r).some((e) => e.toUpperCase() === "PATH")) return Promise.resolve(void 0);
			let i = {
				env: {
					...r,
					...f
				},
				signal: t,
				timeout: 3e3,
				killSignal: "SIGKILL",
				maxBuffer: 1048576,
				windowsHide: !0
			};
			return new Promise((e) => {
				(0, u.execFile)("git", [...p, ...n], i, (t, n) => e(t === null ? n : void 0));
			});
		}
		let m = new Map([
			["github.com", "github"],
			["gitlab.com", "gitlab"],
			["bitbucket.org", "bitbucket"],
			["codeberg.org", "gitea"],
			["gitea.com", "gitea"],
			["dev.azure.com", "azure"],
			["ssh.dev.azure.com", "azure"]
		]), h = new Map([
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
			return h.get(n);
		}
		function forgeOf(e) {
			let [t = ""] = e.split(".", 1);
			return m.get(e) ?? (e.endsWith(".visualstudio.com") ? "azure" : h.get(t));
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
		var g = n(8274);
		let _ = /^1\d{9}$/;
		function isSet(e, t) {
			let n = (0, s.n8)(e, t)?.toLowerCase();
			return n !== void 0 && n !== "false" && n !== "0";
		}
		function flagOf(e, t) {
			let n = (0, s.n8)(e, t)?.toLowerCase();
			return n === "true" || n !== "false" && void 0;
		}
		function ended(e, t) {
			let n = (0, g._)((0, s.n8)(e, t) ?? "");
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
		function listOf(e, t) {
			let n = ((0, s.n8)(e, t) ?? "").split(",").flatMap((e) => (0, s.Bd)(e) ?? []);
			return n.length > 0 ? n : void 0;
		}
		function unixTime(e, t) {
			let n = (0, s.n8)(e, t);
			return n !== void 0 && _.test(n) ? new Date(Number(n) * 1e3).toISOString() : void 0;
		}
		function lastNumber(e) {
			return (0, s.ai)(/\/(\d{1,10})$/.exec(e ?? "")?.[1]);
		}
		let v = new Map([
			["IndividualCI", "push"],
			["BatchedCI", "push"],
			["PullRequest", "pull_request"],
			["Schedule", "schedule"],
			["Manual", "workflow_dispatch"],
			["ResourceTrigger", "repository_dispatch"],
			["BuildCompletion", "repository_dispatch"]
		]), y = {
			name: "Azure Pipelines",
			detect: (e) => isSet(e, "TF_BUILD"),
			tell: (e) => {
				let t = v.get((0, s.n8)(e, "BUILD_REASON")), n = resultsPage(e), r = (0, s.n8)(e, "BUILD_SOURCEBRANCH"), i = (0, s.n8)(e, "SYSTEM_PULLREQUEST_SOURCECOMMITID"), a = jobName(e);
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
		}, b = new Map([
			["TfsGit", "azure"],
			["GitHub", "github"],
			["GitHubEnterprise", "github"],
			["Bitbucket", "bitbucket"]
		]);
		function origin(e) {
			let t = b.get((0, s.n8)(e, "BUILD_REPOSITORY_PROVIDER")), n = t === "azure" ? void 0 : (0, s.n8)(e, "BUILD_REPOSITORY_NAME");
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
		let x = {
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
		}, S = new Map([
			["webhook", "push"],
			["schedule", "schedule"],
			["ui", "workflow_dispatch"],
			["api", "repository_dispatch"],
			["trigger_job", "repository_dispatch"]
		]), C = {
			name: "Buildkite",
			detect: (e) => isSet(e, "BUILDKITE"),
			tell: (e) => {
				let t = (0, s.ai)(e, "BUILDKITE_PULL_REQUEST"), n = t === void 0 ? S.get((0, s.n8)(e, "BUILDKITE_SOURCE")) : "pull_request", r = (0, s.n8)(e, "BUILDKITE_BRANCH"), i = (0, s.n8)(e, "BUILDKITE_TAG"), a = (0, s.nf)(e, "BUILDKITE_BUILD_URL"), o = /^[\w-]{1,64}$/.exec((0, s.n8)(e, "BUILDKITE_JOB_ID") ?? "")?.[0];
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
				labels: listOf(e, "BUILDKITE_PULL_REQUEST_LABELS"),
				fork: t === void 0 || n === void 0 ? void 0 : t !== n
			};
		}
		let w = {
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
		}, T = new Map([
			["push", "push"],
			["tag", "push"],
			["pull_request", "pull_request"],
			["cron", "schedule"],
			["custom", "workflow_dispatch"],
			["promote", "workflow_dispatch"],
			["rollback", "workflow_dispatch"]
		]), E = "default", D = {
			name: "Drone",
			detect: (e) => isSet(e, "DRONE"),
			tell: (e) => {
				let t = T.get((0, s.n8)(e, "DRONE_BUILD_EVENT")), n = (0, s.n8)(e, "DRONE_COMMIT_REF"), r = branchOf((0, s.n8)(e, "DRONE_BRANCH")), i = (0, s.n8)(e, "DRONE_TAG") ?? tagOf(n), a = (0, s.ai)(e, "DRONE_PULL_REQUEST"), o = (0, s.n8)(e, "DRONE_BUILD_TRIGGER");
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
			let t = (0, s.n8)(e, "DRONE_STAGE_NAME") ?? E, n = listOf(e, "DRONE_FAILED_STEPS") ?? [], r = (listOf(e, "DRONE_FAILED_STAGES") ?? []).filter((e) => e !== t), i = [...n.length > 0 ? [{
				name: t,
				steps: n
			}] : [], ...r.map((e) => ({
				name: e,
				steps: []
			}))];
			return i.length === 0 ? void 0 : {
				jobs: i,
				all: t === E && r.length === 0
			};
		}
		let O = new Map([
			["push", "push"],
			["merge_request_event", "pull_request"],
			["external_pull_request_event", "pull_request"],
			["schedule", "schedule"],
			["web", "workflow_dispatch"],
			["webide", "workflow_dispatch"],
			["api", "repository_dispatch"],
			["trigger", "repository_dispatch"]
		]), k = {
			name: "GitLab CI",
			detect: (e) => isSet(e, "GITLAB_CI"),
			tell: (e) => {
				let t = O.get((0, s.n8)(e, "CI_PIPELINE_SOURCE")), n = (0, s.n8)(e, "CI_PROJECT_VISIBILITY"), r = (0, s.n8)(e, "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") ?? (0, s.n8)(e, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA"), i = (0, s.n8)(e, "CI_COMMIT_SHA"), a = r === void 0 || r === i;
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
					branch: (0, s.n8)(e, "CI_COMMIT_BRANCH"),
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
				labels: listOf(e, "CI_MERGE_REQUEST_LABELS"),
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
		let A = {
			name: "Jenkins",
			detect: (e) => isSet(e, "JENKINS_URL") || isSet(e, "JENKINS_HOME") && isSet(e, "BUILD_TAG") && isSet(e, "JOB_NAME"),
			tell: (e) => {
				let t = (0, s.ai)(e, "CHANGE_ID"), n = (0, s.n8)(e, "CHANGE_FORK"), r = originOf((0, s.n8)(e, "GIT_URL") ?? (0, s.n8)(e, "GIT_URL_1")), i = pipelineName(e);
				return {
					event: t === void 0 ? isSet(e, "BUILD_USER_ID") ? "workflow_dispatch" : void 0 : "pull_request",
					origin: r,
					workflow: i === r.name ? void 0 : i,
					run: {
						number: (0, s.ai)(e, "BUILD_NUMBER"),
						url: (0, s.nf)(e, "BUILD_URL"),
						title: title(e)
					},
					branch: t === void 0 ? builtBranch(e) : void 0,
					tag: (0, s.n8)(e, "TAG_NAME"),
					sha: t === void 0 || (0, s.n8)(e, "BRANCH_NAME")?.endsWith("-head") ? (0, s.n8)(e, "GIT_COMMIT") : void 0,
					actor: {
						name: (0, s.n8)(e, "BUILD_USER"),
						email: (0, s.n8)(e, "BUILD_USER_EMAIL")
					},
					pullRequest: {
						number: t,
						title: (0, s.n8)(e, "CHANGE_TITLE"),
						url: (0, s.nf)(e, "CHANGE_URL"),
						head: headOf((0, s.n8)(e, "CHANGE_BRANCH"), n !== void 0, n?.split("/", 1)[0]),
						base: (0, s.n8)(e, "CHANGE_TARGET"),
						author: {
							username: (0, s.n8)(e, "CHANGE_AUTHOR"),
							name: (0, s.n8)(e, "CHANGE_AUTHOR_DISPLAY_NAME")
						},
						fork: n !== void 0 || void 0
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
			if ((0, s.n8)(e, "TAG_NAME") !== void 0) return;
			let t = (0, s.n8)(e, "BRANCH_NAME") ?? (0, s.n8)(e, "GIT_LOCAL_BRANCH");
			if (t !== void 0) return t;
			let n = branchOf((0, s.n8)(e, "GIT_BRANCH")?.replace(/^refs\/remotes\//, ""));
			return n === "detached" ? void 0 : n?.replace(/^origin\//, "");
		}
		var j = n(3024);
		let M = /^(?:teamcity\.(?:build\.|pullRequest\.|serverUrl$|configuration\.properties\.file$)|vcsroot\.|build\.vcs\.)/;
		function parametersFrom(e) {
			let t = read(e);
			return {
				...t,
				...read((0, s.n8)(t, "teamcity.configuration.properties.file"))
			};
		}
		function read(e) {
			if (e === void 0) return {};
			try {
				let t = (0, j.statSync)(e);
				return !t.isFile() || t.size > 1048576 ? {} : parse((0, j.readFileSync)(e, "utf8"));
			} catch {
				return {};
			}
		}
		function parse(e) {
			let t = e.split(/\r?\n/).flatMap((e) => {
				let [, t, n] = /^((?:\\.|[^\\=:#!\s])+)[=:](.*)$/.exec(e) ?? [];
				if (t === void 0 || n === void 0) return [];
				let r = unescaped(t);
				return M.test(r) ? [[r, unescaped(n)]] : [];
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
		let N = {
			name: "TeamCity",
			detect: (e) => isSet(e, "TEAMCITY_VERSION"),
			tell: (e) => {
				let t = parametersFrom((0, s.n8)(e, "TEAMCITY_BUILD_PROPERTIES_FILE")), n = (0, s.ai)(t, "teamcity.pullRequest.number"), r = (0, s.n8)(t, "teamcity.build.branch"), i = r === "<default>" || r === void 0 ? (0, s.n8)(t, "vcsroot.branch") : r, a = (0, s.n8)(t, "teamcity.build.triggeredBy.username");
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
		};
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
		let P = new Map([
			["push", "push"],
			["pull_request", "pull_request"],
			["cron", "schedule"],
			["api", "repository_dispatch"]
		]), F = new Map([
			["github", "https://github.com"],
			["gitlab", "https://gitlab.com"],
			["bitbucket", "https://bitbucket.org"]
		]), I = {
			name: "Travis CI",
			detect: (e) => isSet(e, "TRAVIS"),
			tell: (e) => {
				let t = (0, s.ai)(e, "TRAVIS_PULL_REQUEST"), n = (0, s.n8)(e, "TRAVIS_TAG"), r = (0, s.n8)(e, "TRAVIS_BRANCH"), i = (0, s.n8)(e, "TRAVIS_PULL_REQUEST_SLUG"), a = i !== void 0 && i !== (0, s.n8)(e, "TRAVIS_REPO_SLUG");
				return {
					event: P.get((0, s.n8)(e, "TRAVIS_EVENT_TYPE")),
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
			let t = (0, s.n8)(e, "TRAVIS_REPO_SLUG"), n = URL.parse((0, s.nf)(e, "TRAVIS_BUILD_WEB_URL") ?? ""), r = n?.hostname.endsWith("travis-ci.com") ? F.get(n.pathname.split("/")[1]) : void 0;
			return originOf(r === void 0 || t === void 0 ? void 0 : `${r}/${t}`, { name: t });
		}
		let L = new Map([
			["push", "push"],
			["tag", "push"],
			["release", "push"],
			["pull_request", "pull_request"],
			["pull_request_closed", "pull_request"],
			["pull_request_metadata", "pull_request"],
			["cron", "schedule"],
			["manual", "workflow_dispatch"],
			["deployment", "workflow_dispatch"]
		]), R = {
			name: "Woodpecker",
			detect: (e) => (0, s.n8)(e, "CI") === "woodpecker" || (0, s.n8)(e, "CI_SYSTEM_NAME") === "woodpecker",
			tell: (e) => {
				let t = L.get((0, s.n8)(e, "CI_PIPELINE_EVENT")), n = (0, s.n8)(e, "CI_COMMIT_TAG"), r = (0, s.ai)(e, "CI_COMMIT_PULL_REQUEST"), i = (0, s.n8)(e, "CI_WORKFLOW_NAME");
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
						labels: listOf(e, "CI_COMMIT_PULL_REQUEST_LABELS")
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
		let z = [
			k,
			w,
			y,
			x,
			C,
			I,
			R,
			D,
			N,
			A
		];
		function detectSystem(e) {
			return z.find(({ detect: t }) => t(e));
		}
		async function readCi(e) {
			let t = detectSystem(e.env), n = await completed(e, t?.tell(e.env) ?? { speaksFor: "run" }, t === void 0), { page: i, server: a, forge: o } = n.origin ?? {}, s = {
				ci: t?.name ?? "git",
				forge: o,
				server: a,
				repository: i
			}, c = factsOf(n, s, e.now());
			return (0, r.s)({
				facts: c,
				scope: c.deployment === void 0 ? n.speaksFor : "deployment",
				conclusion: n.conclusion,
				previous: n.previous,
				host: s,
				unknownEnd: unknownEnd(t)
			});
		}
		function changeFrom(e, t) {
			let [n, r] = [(0, i.GW)(e), (0, i.GW)(t)];
			if (n !== void 0 && r !== void 0) return r.red ? n.red ? "still-failing" : "broken" : n.red ? "fixed" : "still-passing";
		}
		function unknownEnd(e) {
			return `It is not known how it ended. ${e?.end ?? "Nothing tells it here: write `--status success` or `--status failure`"}`;
		}
		async function completed(e, t, n) {
			let r = /^[0-9a-f]{7,64}$/i.exec(t.sha ?? "")?.[0], i = t.author?.name === void 0 && t.author?.username === void 0, a = r !== void 0 && (t.message === void 0 || i);
			if (!n && !a && t.origin?.page !== void 0) return t;
			let o = await readCheckout(e, r), { name: s, forge: c } = t.origin ?? {}, { message: l, author: u } = r === void 0 && !n ? {} : o, { sha: d, branch: f, tag: p } = n ? o : t;
			return {
				...t,
				sha: d,
				branch: f,
				tag: p,
				origin: t.origin?.page === void 0 ? originOf(o.remote, {
					name: s,
					forge: c
				}) : t.origin,
				message: t.message ?? l,
				author: i ? u : t.author
			};
		}
	}),
	3650: ((e, t, n) => {
		n.d(t, {
			GW: () => colourOf,
			PZ: () => TooFarBack,
			UD: () => compare
		});
		var r = n(4222), i = n(606);
		class TooFarBack extends Error {}
		function colourOf(e) {
			return e === "failure" || e === "timed_out" ? { red: !0 } : e === "success" ? { red: !1 } : void 0;
		}
		async function compare(e, t, n) {
			let i = [], a, o = !0;
			try {
				for await (let e of t) {
					if (!e.red) {
						a = e;
						break;
					}
					i.push(e);
				}
			} catch (e) {
				if (i.length === 0 && !(e instanceof TooFarBack)) throw e;
				if (i.length === 0) return {};
				o = !1;
			}
			let s = i.at(-1) ?? (e.red ? e : void 0), c = new Set([...e.red ? [e] : [], ...i].map((e) => e.run ?? e));
			return (0, r.s)({
				change: changeOf(e.red, i.length > 0),
				broken_since: o && s ? since(s, n) : void 0,
				failures_in_a_row: e.red || o && c.size > 0 ? c.size : void 0,
				before: i[0] ?? a,
				green: a
			});
		}
		function changeOf(e, t) {
			return e ? t ? "still-failing" : "broken" : t ? "fixed" : "still-passing";
		}
		function since({ run: e, url: t, at: n }, a) {
			return (0, r.s)({
				run: e,
				url: t,
				at: n,
				duration_seconds: (0, i.O1)(n, a)
			});
		}
	})
};
