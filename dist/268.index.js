"use strict";
exports.id = 268, exports.ids = [268], exports.modules = {
	2373: ((e, t, n) => {
		n.r(t), n.d(t, {
			OTHER_EVENTS: () => g,
			otherReaderOf: () => otherReaderOf
		});
		var r = n(4222), i = n(6417), a = n(6260), o = n(606), s = n(3170), c = n(8209);
		function checkRunPart({ event: e, host: t }) {
			let n = (0, o.g1)(e, "check_run");
			if (n === void 0) return {};
			let i = (0, o.n8)(n, "name") ?? "check", a = (0, o.nf)(n, "html_url") ?? (0, o.nf)(n, "details_url"), s = [...(0, o.p_)(n, "pull_requests"), ...(0, o.p_)(n, "check_suite", "pull_requests")];
			return {
				workflow: appName(n),
				run: spanOf(a, (0, o.kB)(n, "started_at"), (0, o.kB)(n, "completed_at")),
				job: (0, r.s)({
					name: i,
					url: a
				}),
				ref: suiteBranch((0, o.g1)(n, "check_suite"), t),
				commit: checkedCommit(n, t),
				pull_request: (0, c.pullRequestOf)((0, c.HG)(s, e), t),
				item: (0, r.s)({
					type: "check",
					title: i,
					url: a,
					comment: (0, o.Mn)(n, "output", "title")
				})
			};
		}
		function checkSuitePart({ event: e, host: t }) {
			let n = (0, o.g1)(e, "check_suite");
			if (n === void 0) return {};
			let a = checkedCommit(n, t), s = a === void 0 ? void 0 : (0, i.Bg)(t, a.sha), l = (0, o.Lj)(s === void 0 ? void 0 : `${s}/checks`), u = (0, o.n8)(n, "conclusion") === void 0 ? void 0 : (0, o.kB)(n, "updated_at");
			return {
				workflow: appName(n),
				run: spanOf(l, (0, o.kB)(n, "created_at"), u),
				job: void 0,
				ref: suiteBranch(n, t),
				commit: a,
				pull_request: (0, c.pullRequestOf)((0, c.HG)((0, o.p_)(n, "pull_requests"), e), t),
				item: (0, r.s)({
					type: "check suite",
					title: appName(n) ?? "checks",
					url: l
				})
			};
		}
		let appName = (e) => (0, o.n8)(e, "app", "name") ?? (0, o.n8)(e, "app", "slug");
		function spanOf(e, t, n) {
			if (e !== void 0 || t !== void 0) return (0, r.s)({
				url: e,
				started_at: t,
				duration_seconds: (0, o.O1)(t, n)
			});
		}
		function suiteBranch(e, t) {
			let n = (0, o.n8)(e, "head_branch");
			return n === void 0 ? void 0 : (0, s.J)("branch", n, t);
		}
		function checkedCommit(e, t) {
			return (0, a.KG)((0, o.g1)(e, "head_commit"), t) ?? (0, a.u8)((0, o.n8)(e, "head_sha"), t);
		}
		var l = n(6376);
		function mergeGroupPart({ env: e, event: t, host: n }) {
			let r = (0, o.g1)(t, "merge_group"), i = (0, o.n8)(r, "head_ref") ?? (0, o.n8)(e, "GITHUB_REF"), c = (0, o.n8)(r, "head_sha") ?? (0, o.n8)(e, "GITHUB_SHA");
			return {
				ref: (0, s.v)(i, n),
				commit: (0, a.KG)((0, o.g1)(r, "head_commit"), n) ?? (0, a.u8)(c, n),
				pull_request: queuedPullRequest(i, n)
			};
		}
		function queuedPullRequest(e, t) {
			let n = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(e ?? ""), a = (0, o.ai)(n?.[2]);
			if (a !== void 0) return (0, r.s)({
				number: a,
				url: (0, i.ET)(t, a),
				base: n?.[1]
			});
		}
		function workflowRunPart({ event: e, host: t }) {
			let n = (0, o.g1)(e, "workflow_run");
			if (n === void 0) return {};
			let i = upstreamRun(n, e, t), s = upstreamCommit(n, e, t), c = upstreamPullRequest(n, e, t), l = (0, a.kh)(n, [
				(0, o.n8)(e, "workflow", "name"),
				s?.subject,
				c?.title
			]);
			return {
				...i,
				run: i.run && (0, r.s)({
					...i.run,
					title: l
				}),
				job: void 0,
				ref: upstreamRef(n, t),
				commit: s,
				pull_request: c,
				stopped: couldNotStart(n)
			};
		}
		function couldNotStart(e) {
			return (0, o.n8)(e, "conclusion") === "startup_failure" ? { by: "startup_failure" } : void 0;
		}
		function upstreamRun(e, t, n) {
			return {
				workflow: (0, i.tv)((0, o.n8)(t, "workflow", "name") ?? (0, o.n8)(e, "name")),
				workflow_path: (0, i.RB)((0, o.n8)(t, "workflow", "path") ?? (0, o.n8)(e, "path")),
				run: startedRun(e, n),
				actor: (0, o.n8)(e, "event") === "schedule" ? void 0 : (0, l.vC)((0, o.g1)(e, "actor"), n)
			};
		}
		function startedRun(e, t) {
			let n = (0, o.ai)(e, "id"), a = (0, o.ai)(e, "run_number"), s = (0, o.ai)(e, "run_attempt"), c = s === void 0 || s === 1 ? (0, o.kB)(e, "created_at") : void 0, u = (0, o.kB)(e, "run_started_at") ?? c, d = (0, o.nf)(e, "html_url"), f = (0, o.n8)(e, "conclusion") !== void 0, p = (0, o.n8)(e, "event") === "schedule" && (s ?? 1) < 2;
			return (0, r.s)({
				id: n,
				number: a,
				attempt: s,
				url: d === void 0 ? (0, i.Vp)(t, {
					id: n,
					number: a,
					attempt: s
				}) : (0, i.rc)(t, d, s),
				event: (0, o.n8)(e, "event"),
				started_by: p ? void 0 : (0, l.vC)((0, o.g1)(e, "triggering_actor"), t),
				started_at: u,
				duration_seconds: f ? (0, o.O1)(u, (0, o.kB)(e, "updated_at")) : void 0
			});
		}
		function hasRunName(e, t) {
			let n = (0, o.n8)(t, "workflow", "name");
			return n !== void 0 && (0, o.n8)(e, "name") !== n;
		}
		let isPullRequestRun = (e) => (0, o.n8)(e, "event")?.startsWith("pull_request") ?? !0, ownPull = (e, t) => (0, c.HG)((0, o.p_)(e, "pull_requests"), t);
		function upstreamPullRequest(e, t, n) {
			if ((0, o.n8)(e, "event") === "merge_group") return queuedPullRequest((0, o.n8)(e, "head_branch"), n);
			let i = isPullRequestRun(e) ? (0, c.pullRequestOf)(ownPull(e, t), n) : void 0, a = hasRunName(e, t) ? void 0 : (0, o.n8)(e, "display_title");
			return i && (0, r.s)({
				...i,
				title: i.title ?? a
			});
		}
		function upstreamRef(e, t) {
			let n = (0, o.n8)(e, "head_branch");
			if (n === void 0 || e.head_repository === null) return;
			let a = (0, o.n8)(e, "event") === "release" ? "tag" : "branch", s = (0, o.n8)(e, "head_repository", "owner", "login"), c = (0, o.nf)(e, "head_repository", "html_url"), l = isForkRun(e) && s !== void 0 ? `${s}:${n}` : n, u = (0, o.Bd)(l) ?? n;
			return (0, r.s)({
				type: a,
				name: u,
				url: (0, i.To)(t, a, n, c ?? t.repository)
			});
		}
		function isForkRun(e) {
			let t = (0, o.ai)(e, "head_repository", "id") ?? (0, o.n8)(e, "head_repository", "full_name"), n = (0, o.ai)(e, "repository", "id") ?? (0, o.n8)(e, "repository", "full_name");
			return t !== void 0 && n !== void 0 && t !== n;
		}
		function upstreamCommit(e, t, n) {
			if ((0, o.n8)(e, "event") === "pull_request_target") return (0, a.u8)((0, o.n8)(ownPull(e, t), "head", "sha"), n);
			let r = (0, o.nf)(e, "head_repository", "html_url") ?? n.repository, i = (0, a.KG)((0, o.g1)(e, "head_commit"), n, r), s = (0, a.u8)((0, o.n8)(e, "head_sha"), n, r);
			return i !== void 0 && (s === void 0 || i.sha === s.sha) ? i : s;
		}
		function deploymentPart(e) {
			let { event: t, host: n } = e, r = (0, o.g1)(t, "deployment");
			return r === void 0 ? {} : {
				deployment: deploymentOf(r, void 0),
				ref: deployedRef(r, e),
				commit: (0, a.u8)((0, o.n8)(r, "sha"), n)
			};
		}
		function deploymentStatusPart(e) {
			let { event: t, host: n } = e, r = (0, o.g1)(t, "deployment_status");
			if (r === void 0) return deploymentPart(e);
			let i = (0, o.g1)(t, "deployment") ?? {}, a = (0, o.g1)(t, "workflow_run");
			return {
				...deploymentPart(e),
				workflow: void 0,
				workflow_path: void 0,
				run: void 0,
				...a === void 0 ? {} : upstreamRun(a, t, n),
				job: a === void 0 ? void 0 : deployingJob(t),
				deployment: deploymentOf(i, r)
			};
		}
		function deploymentOf(e, t) {
			let n = (0, o.n8)(t, "environment") ?? (0, o.n8)(e, "environment") ?? (0, o.n8)(e, "original_environment");
			if (n === void 0) return;
			let i = (0, o.n8)(e, "ref"), a = (0, o.n8)(t, "state"), s = (0, o.kB)(e, "created_at");
			return (0, r.s)({
				id: (0, o.ai)(e, "id"),
				environment: n,
				state: a,
				ref: i === void 0 || isSha(i) ? void 0 : /^refs\/(?:heads|tags)\/(.+)$/.exec(i)?.[1] ?? i,
				started_at: s,
				duration_seconds: isEnd(a) ? (0, o.O1)(s, (0, o.kB)(t, "created_at")) : void 0,
				url: (0, o.nf)(t, "environment_url"),
				log_url: (0, o.nf)(t, "log_url") ?? (0, o.nf)(t, "target_url"),
				description: (0, o.Mn)(t, "description") ?? (0, o.Mn)(e, "description")
			});
		}
		let isSha = (e) => /^[0-9a-f]{40,64}$/.test(e), isEnd = (e) => e === "success" || e === "failure" || e === "error";
		function deployedRef(e, { env: t, host: n }) {
			let r = (0, o.n8)(e, "ref");
			if (r === void 0 || isSha(r)) return;
			let i = (0, s.v)(r, n);
			if (i !== void 0) return i;
			let a = (0, s.v)((0, o.n8)(t, "GITHUB_REF"), n);
			return a?.name === r ? a : (0, s.J)("branch", r, n);
		}
		function deployingJob(e) {
			let t = (0, o.n8)(e, "check_run", "name");
			if (t !== void 0) return (0, r.s)({
				id: (0, o.ai)(e, "check_run", "id"),
				name: t,
				url: (0, o.nf)(e, "check_run", "html_url")
			});
		}
		var u = n(2164);
		let d = new Map([
			["CI_FAILURE", "CI failed"],
			["CI_TIMEOUT", "CI took too long"],
			["MERGE_CONFLICT", "it conflicts with its base"],
			["BRANCH_PROTECTIONS", "the branch is protected"],
			["GIT_TREE_INVALID", "its tree is invalid"],
			["INVALID_MERGE_COMMIT", "its merge commit is invalid"],
			["ROLL_BACK", "a merge was rolled back"],
			["QUEUE_CLEARED", "the queue was cleared"],
			["MANUAL", "somebody took it out"]
		]);
		function pullRequestOrQueuePart(e) {
			let t = (0, c.Iu)(e);
			return (0, o.n8)(e.event, "action") === "dequeued" ? {
				...t,
				dequeued: dequeuedOf(e),
				workflow: void 0,
				run: void 0,
				job: void 0
			} : t;
		}
		function dequeuedOf({ event: e, host: t }) {
			let n = (0, o.n8)(e, "reason") ?? "UNKNOWN_REMOVAL_REASON";
			return (0, r.s)({
				reason: n,
				text: wordsOf(n),
				queued_by: (0, l.vC)((0, o.g1)(e, "pull_request", "auto_merge", "enabled_by"), t)
			});
		}
		function wordsOf(e) {
			let t = (0, u.BC)(e).conclusion;
			if (t === "success") return "was merged by the merge queue";
			let n = d.get(e) ?? "GitHub does not say why";
			return `${t === "failure" ? "was thrown out of" : "left"} the merge queue: ${n}`;
		}
		let f = [
			"repository",
			"organization",
			"enterprise",
			"installation",
			"sender",
			"changes",
			"hook",
			"app"
		], p = [
			"title",
			"summary",
			"full_name",
			"name",
			"context",
			"login",
			"slug",
			"note"
		], m = {
			issues: (e, t) => thing("issue", (0, o.g1)(e, "issue"), t),
			issue_comment: (e, t) => {
				let n = (0, o.g1)(e, "issue");
				return commented(thing((0, o.g1)(n, "pull_request") === void 0 ? "issue" : "pull request", n, t), e, t);
			},
			discussion: (e, t) => thing("discussion", (0, o.g1)(e, "discussion"), t),
			discussion_comment: (e, t) => commented(thing("discussion", (0, o.g1)(e, "discussion"), t), e, t),
			commit_comment: (e, t) => {
				let n = (0, o.n8)(e, "comment", "commit_id")?.slice(0, 7);
				return n === void 0 ? void 0 : commented({
					type: "commit",
					title: n
				}, e, t);
			},
			dependabot_alert: (e, t) => item_alert("Dependabot alert", e, t, (0, o.n8)(e, "alert", "security_advisory", "summary")),
			code_scanning_alert: (e, t) => item_alert("code scanning alert", e, t, (0, o.n8)(e, "alert", "rule", "description")),
			secret_scanning_alert: (e, t) => item_alert("secret scanning alert", e, t, (0, o.n8)(e, "alert", "secret_type_display_name") ?? (0, o.n8)(e, "alert", "secret_type")),
			repository_vulnerability_alert: (e, t) => item_alert("vulnerability alert", e, t, (0, o.n8)(e, "alert", "affected_package_name")),
			fork: (e, t) => thing("fork", (0, o.g1)(e, "forkee"), t),
			star: (e, t) => thing("star", (0, o.g1)(e, "repository"), t),
			watch: (e, t) => thing("star", (0, o.g1)(e, "repository"), t),
			gollum: (e, t) => thing("wiki page", (0, o.g1)((0, o.p_)(e, "pages")[0]), t),
			package: (e, t) => packageOf(e, "package", t),
			registry_package: (e, t) => packageOf(e, "registry_package", t),
			page_build: (e) => {
				let t = (0, o.n8)(e, "build", "status");
				return t === void 0 ? void 0 : (0, r.s)({
					type: "page build",
					title: t,
					comment: (0, o.Mn)(e, "build", "error", "message")
				});
			},
			sponsorship: (e, t) => thing("sponsorship", (0, o.g1)(e, "sponsorship", "sponsor"), t),
			installation: (e, t) => thing("installation", (0, o.g1)(e, "installation", "account"), t),
			installation_repositories: (e, t) => thing("installation", (0, o.g1)(e, "installation", "account"), t),
			marketplace_purchase: (e, t) => thing("purchase", (0, o.g1)(e, "marketplace_purchase", "plan"), t),
			github_app_authorization: (e, t) => thing("app authorization", (0, o.g1)(e, "sender"), t),
			projects_v2_item: (e, t) => thing("project item", (0, o.g1)(e, "projects_v2_item"), t, (0, o.n8)(e, "projects_v2_item", "content_type")),
			organization: (e, t) => thing("member", (0, o.g1)(e, "membership", "user") ?? (0, o.g1)(e, "invitation"), t) ?? thing("organization", (0, o.g1)(e, "organization"), t),
			status: (e) => {
				let t = (0, o.n8)(e, "context");
				return t === void 0 ? void 0 : (0, r.s)({
					type: "status",
					title: t,
					url: (0, o.nf)(e, "target_url"),
					comment: (0, o.Mn)(e, "description")
				});
			}
		};
		function itemPart({ name: e, event: t, host: n }) {
			let r = Object.hasOwn(m, e) ? m[e] : void 0;
			return {
				item: r === void 0 ? anyThing(e, t, n) : r(t, n),
				commit: commitAbout(t, n)
			};
		}
		function commitAbout(e, t) {
			let n = (0, a.u8)((0, o.n8)(e, "comment", "commit_id") ?? (0, o.n8)(e, "sha"), t), i = (0, o.g1)(e, "commit");
			if (n === void 0 || i === void 0) return n;
			let s = (0, o.Mn)(i, "commit", "message"), c = {
				...(0, l.pc)((0, o.g1)(i, "commit", "author"), t),
				...(0, l.vC)((0, o.g1)(i, "author"), t)
			};
			return (0, r.s)({
				...n,
				...(0, r.s)({
					subject: (0, a.et)(s),
					message: s
				}),
				author: Object.keys(c).length > 0 ? c : void 0
			});
		}
		function commentPart(e) {
			let t = itemPart(e), n = (0, c.jV)(e);
			return n === void 0 ? t : {
				...t,
				pull_request: n,
				ref: void 0
			};
		}
		function reviewPart(e) {
			let { event: t, host: n } = e, r = commented(thing("pull request", (0, o.g1)(t, "pull_request"), n), t, n, (0, o.g1)(t, "review") === void 0 ? "comment" : "review");
			return {
				...(0, c.Iu)(e),
				item: r
			};
		}
		function createPart({ event: e, host: t }) {
			let n = eventRef(e, t);
			return n === void 0 ? {} : {
				ref: n,
				commit: void 0,
				item: (0, r.s)({
					type: n.type,
					title: n.name,
					url: n.url
				})
			};
		}
		function deletePart({ event: e, host: t }) {
			let n = eventRef(e, t);
			if (n === void 0) return {};
			let { type: r, name: i } = n;
			return {
				ref: {
					type: r,
					name: i
				},
				commit: void 0,
				item: {
					type: r,
					title: i
				}
			};
		}
		function eventRef(e, t) {
			let n = (0, o.n8)(e, "ref_type"), r = (0, o.n8)(e, "ref");
			return n !== "branch" && n !== "tag" || r === void 0 ? void 0 : (0, s.J)(n, r, t);
		}
		function thing(e, t, n, i = itemTitle(t)) {
			if (t !== void 0 && i !== void 0) return (0, r.s)({
				type: e,
				title: i,
				number: (0, o.ai)(t, "number"),
				url: (0, o.nf)(t, "html_url"),
				author: (0, l.vC)((0, o.g1)(t, "user") ?? (0, o.g1)(t, "creator"), n)
			});
		}
		function itemTitle(e) {
			for (let t of p) {
				let n = (0, o.n8)(e, t);
				if (n !== void 0) return n;
			}
		}
		function commented(e, t, n, i = "comment") {
			if (e !== void 0) return (0, r.s)({
				...e,
				url: (0, o.nf)(t, i, "html_url") ?? e.url,
				comment: (0, o.Mn)(t, i, "body"),
				comment_author: (0, l.vC)((0, o.g1)(t, i, "user"), n),
				review: i === "review" ? (0, o.n8)(t, i, "state")?.toLowerCase() : void 0
			});
		}
		function item_alert(e, t, n, r) {
			return thing(e, (0, o.g1)(t, "alert"), n, r ?? e);
		}
		function packageOf(e, t, n) {
			let r = (0, o.g1)(e, t), i = (0, o.n8)(r, "name"), a = (0, o.n8)(r, "package_version", "version");
			return thing("package", r, n, i !== void 0 && a !== void 0 ? (0, o.Bd)(`${i} ${a}`) : i);
		}
		function anyThing(e, t, n) {
			let r = [
				e,
				...Object.keys(t).filter((e) => !f.includes(e)),
				"repository"
			];
			for (let i of r) {
				let r = thing((0, o.Bd)(i.replaceAll("_", " ")) ?? e, (0, o.g1)(t, i), n);
				if (r !== void 0) return r;
			}
		}
		function releasePart({ event: e, host: t }) {
			let n = (0, o.g1)(e, "release"), a = (0, o.n8)(n, "tag_name");
			return a === void 0 ? {} : {
				release: (0, r.s)({
					name: (0, o.n8)(n, "name") ?? a,
					tag: a,
					url: (0, o.n8)(e, "action") === "deleted" ? void 0 : (0, o.nf)(n, "html_url") ?? (0, i.XA)(t, a),
					notes: (0, o.Mn)(n, "body"),
					prerelease: (0, o.Jt)(n, "prerelease") ?? !1,
					draft: (0, o.Jt)(n, "draft") ?? !1,
					author: (0, l.vC)((0, o.g1)(n, "author"), t)
				}),
				ref: (0, s.J)("tag", a, t)
			};
		}
		let h = {
			pull_request: pullRequestOrQueuePart,
			pull_request_target: c.Iu,
			pull_request_review: reviewPart,
			pull_request_review_comment: reviewPart,
			pull_request_review_thread: reviewPart,
			issue_comment: commentPart,
			workflow_run: workflowRunPart,
			release: releasePart,
			deployment: deploymentPart,
			deployment_status: deploymentStatusPart,
			check_run: checkRunPart,
			check_suite: checkSuitePart,
			merge_group: mergeGroupPart,
			create: createPart,
			delete: deletePart
		}, g = Object.keys(h);
		function otherReaderOf(e) {
			return (Object.hasOwn(h, e) ? h[e] : void 0) ?? itemPart;
		}
	}),
	8209: ((e, t, n) => {
		n.d(t, {
			HG: () => firstOwn,
			Iu: () => pullRequestPart,
			jV: () => commentedPullRequest,
			pullRequestOf: () => pullRequestOf
		});
		var r = n(4222), i = n(2289), a = n(6417), o = n(6260), s = n(606), c = n(6376);
		function pullRequestPart(e) {
			let { event: t, host: n } = e, r = (0, s.g1)(t, "pull_request");
			return {
				pull_request: pullRequestOf(r, n) ?? environmentPullRequest(e),
				commit: (0, o.u8)((0, s.n8)(r, "head", "sha"), n),
				ref: headRef(r, n)
			};
		}
		function pullRequestOf(e, t) {
			let n = (0, s.ai)(e, "number");
			if (n === void 0) return;
			let o = (0, s.p_)(e, "labels").slice(0, i.Q.entries).flatMap((e) => (0, s.n8)(e, "name") ?? []);
			return (0, r.s)({
				number: n,
				title: (0, s.n8)(e, "title"),
				url: (0, s.nf)(e, "html_url") ?? (0, a.ET)(t, n),
				head: headName(e),
				base: (0, s.n8)(e, "base", "ref")?.replace(/^refs\/heads\//, ""),
				author: (0, c.vC)((0, s.g1)(e, "user"), t),
				draft: (0, s.Jt)(e, "draft"),
				merged: (0, s.Jt)(e, "merged"),
				fork: isFork(e),
				labels: o.length > 0 ? o : void 0
			});
		}
		function firstOwn(e, t) {
			let n = (0, s.ai)(t, "repository", "id"), r = e.find((e) => {
				let t = (0, s.ai)(e, "base", "repo", "id");
				return t === void 0 || n === void 0 || t === n;
			});
			return (0, s.g1)(r);
		}
		function commentedPullRequest({ event: e, host: t }) {
			let n = (0, s.g1)(e, "issue"), r = (0, s.g1)(n, "pull_request");
			return r && pullRequestOf({
				...n,
				html_url: (0, s.nf)(r, "html_url") ?? (0, s.nf)(n, "html_url")
			}, t);
		}
		function isFork(e) {
			let t = (0, s.g1)(e, "head");
			if (t?.repo === null) return !0;
			let n = (0, s.g1)(e, "base");
			return differ((0, s.n8)(t, "repo", "full_name"), (0, s.n8)(n, "repo", "full_name")) ?? differ((0, s.ai)(t, "repo", "id"), (0, s.ai)(n, "repo", "id"));
		}
		function differ(e, t) {
			return e === void 0 || t === void 0 ? void 0 : e !== t;
		}
		function headName(e) {
			let t = (0, s.n8)(e, "head", "ref");
			if (t === void 0 || isFork(e) !== !0) return t;
			let n = (0, s.n8)(e, "head", "label"), r = n?.endsWith(`:${t}`) ? n.slice(0, -t.length - 1) : void 0, i = (0, s.n8)(e, "head", "repo", "full_name")?.split("/", 1)[0] ?? (0, s.n8)(e, "head", "user", "login");
			return (0, s.Bd)(`${i || r || "unknown"}:${t}`);
		}
		function headRef(e, t) {
			let n = (0, s.n8)(e, "head", "ref"), i = headName(e);
			if (n === void 0 || i === void 0) return;
			let o = (0, s.nf)(e, "head", "repo", "html_url") ?? (isFork(e) === !1 ? t.repository : void 0);
			return (0, r.s)({
				type: "branch",
				name: i,
				url: o === void 0 ? void 0 : (0, a.To)(t, "branch", n, o)
			});
		}
		function environmentPullRequest({ env: e, host: t }) {
			let n = (0, s.ai)(/^refs\/pull\/(\d+)\//.exec(e.GITHUB_REF ?? "")?.[1]);
			if (n !== void 0) return (0, r.s)({
				number: n,
				url: (0, a.ET)(t, n),
				head: (0, s.n8)(e, "GITHUB_HEAD_REF"),
				base: (0, s.n8)(e, "GITHUB_BASE_REF")
			});
		}
	})
};
