"use strict";
exports.id = 682, exports.ids = [682], exports.modules = { 5682: ((e, t, n) => {
	n.d(t, { qY: () => J });
	var r = n(8274);
	let i = {
		login: {
			type: "line",
			example: "ada"
		},
		name: {
			type: "line",
			example: "Ada Lovelace"
		},
		email: {
			type: "line",
			example: "ada@example.com"
		},
		url: {
			type: "url",
			example: "https://github.com/ada"
		},
		bot: {
			type: "flag",
			example: !0
		}
	}, a = {
		sha: {
			type: "line",
			example: "abc1234def5678901234567890123456789012ab",
			always: !0
		},
		short: {
			type: "line",
			example: "abc1234",
			always: !0
		},
		subject: {
			type: "line",
			example: "Fix the login redirect"
		},
		message: {
			type: "lines",
			example: "Fix the login redirect\n\nIt lost the query."
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/commit/abc1234"
		},
		author: {
			type: "group",
			parts: i
		}
	}, o = {
		type: "line",
		example: "src/cart.ts"
	}, s = {
		...a,
		changed: o,
		later: {
			type: "flag",
			example: !0
		}
	}, c = {
		...i,
		changed: o
	}, l = {
		name: {
			type: "line",
			example: "acme/app",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app"
		},
		default_branch: {
			type: "line",
			example: "main"
		},
		private: {
			type: "flag",
			example: !1
		}
	}, u = {
		type: {
			type: "words",
			words: ["branch", "tag"],
			example: "branch",
			always: !0
		},
		name: {
			type: "line",
			example: "main",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/tree/main"
		}
	}, d = {
		type: "url",
		example: "https://github.com/acme/app/compare/abc1234...def5678"
	}, f = {
		commits: {
			type: "groups",
			parts: a,
			always: !0
		},
		count: {
			type: "number",
			example: 3,
			always: !0
		},
		truncated: {
			type: "flag",
			example: !0
		},
		compare_url: d,
		forced: {
			type: "flag",
			example: !1,
			always: !0
		},
		created: {
			type: "flag",
			example: !1,
			always: !0
		},
		deleted: {
			type: "flag",
			example: !1,
			always: !0
		}
	}, p = {
		number: {
			type: "number",
			example: 4
		},
		name: {
			type: "line",
			example: "Run npm test",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app#step:4:1"
		},
		started_at: {
			type: "time",
			example: "2026-03-04T08:01:30Z"
		},
		new: {
			type: "flag",
			example: !1
		}
	}, m = {
		test: {
			type: "line",
			example: "cart > adds a gift card"
		},
		message: {
			type: "lines",
			example: "expected 1 to be 2",
			always: !0
		},
		path: {
			type: "line",
			example: "src/sum.test.ts"
		},
		line: {
			type: "number",
			example: 12
		},
		count: {
			type: "number",
			example: 60
		},
		written_at: {
			type: "time",
			example: "2026-03-04T08:02:00Z"
		},
		doubtful: {
			type: "flag",
			example: !1
		}
	}, h = {
		id: {
			type: "number",
			example: 48001234567
		},
		name: {
			type: "line",
			example: "caller / test (ubuntu-latest, 24)",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/actions/runs/1/job/2"
		},
		conclusion: {
			type: "words",
			words: r.F,
			example: "failure"
		},
		started_at: {
			type: "time",
			example: "2026-03-04T08:00:00Z"
		},
		duration_seconds: {
			type: "number",
			example: 120
		},
		failed_steps: {
			type: "groups",
			parts: p,
			always: !0
		},
		errors: {
			type: "groups",
			parts: m,
			always: !0
		}
	}, g = {
		type: "words",
		words: [
			"runner_lost",
			"shutdown",
			"not_acquired",
			"account",
			"rejected",
			"disk_full",
			"action_download",
			"set_up",
			"clean_up",
			"network"
		],
		example: "runner_lost"
	}, _ = {
		...h,
		infrastructure: g,
		new: {
			type: "flag",
			example: !0
		}
	}, v = {
		name: {
			type: "line",
			example: "coverage",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/actions/runs/1/artifacts/2"
		},
		size_bytes: {
			type: "number",
			example: 125e4
		},
		expired: {
			type: "flag",
			example: !1
		}
	}, y = {
		id: {
			type: "number",
			example: 9876543210
		},
		number: {
			type: "number",
			example: 42
		},
		attempt: {
			type: "number",
			example: 1
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/actions/runs/1"
		},
		title: {
			type: "line",
			example: "Import 2026-03-04",
			loader: "run"
		},
		started_by: {
			type: "group",
			parts: i
		},
		event: {
			type: "line",
			example: "schedule"
		},
		started_at: {
			type: "time",
			example: "2026-03-04T08:00:00Z",
			loader: "run"
		},
		duration_seconds: {
			type: "number",
			example: 192,
			loader: "run"
		}
	}, b = {
		id: {
			type: "number",
			example: 48001234567
		},
		name: {
			type: "line",
			example: "test",
			always: !0
		},
		full_name: {
			type: "line",
			example: "linux / test",
			loader: "job"
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/actions/runs/1/job/2"
		},
		matrix: {
			type: "line",
			example: "ubuntu-latest, 24"
		},
		started_at: {
			type: "time",
			example: "2026-03-04T08:00:00Z",
			loader: "job"
		},
		duration_seconds: {
			type: "number",
			example: 243,
			loader: "job"
		},
		exit_code: {
			type: "number",
			example: 3
		},
		machine: {
			type: "line",
			example: "db-1"
		}
	}, x = "https://github.com/acme/shop/actions/runs/1", S = {
		workflow: {
			type: "line",
			example: "CI",
			always: !0
		},
		repository: {
			type: "line",
			example: "acme/shop",
			always: !0
		}
	}, C = {
		id: {
			type: "number",
			example: 9001234567,
			always: !0
		},
		number: {
			type: "number",
			example: 42
		},
		url: {
			type: "url",
			example: x
		}
	}, w = {
		total: {
			type: "number",
			example: 214,
			always: !0
		},
		green: {
			type: "number",
			example: 196,
			always: !0
		},
		red: {
			type: "number",
			example: 6,
			always: !0
		},
		cancelled: {
			type: "number",
			example: 9,
			always: !0
		},
		bots: {
			type: "number",
			example: 31,
			always: !0
		},
		read: {
			type: "number",
			example: 214,
			always: !0
		},
		success_rate: {
			type: "rate",
			example: .97
		},
		retry_rate: {
			type: "rate",
			example: .03
		},
		red_share: {
			type: "rate",
			example: .08
		}
	}, T = {
		name: S.workflow,
		repository: S.repository,
		path: {
			type: "line",
			example: ".github/workflows/ci.yml",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/shop/actions/workflows/ci.yml"
		},
		runs: {
			type: "number",
			example: 120,
			always: !0
		},
		green: w.green,
		red: w.red,
		success_rate: w.success_rate,
		before_rate: {
			type: "rate",
			example: .94
		},
		retry_rate: w.retry_rate,
		median_seconds: {
			type: "number",
			example: 372
		},
		before_median_seconds: {
			type: "number",
			example: 341
		},
		slower: {
			type: "flag",
			example: !1,
			always: !0
		},
		outages: {
			type: "number",
			example: 2,
			always: !0
		},
		red_seconds: {
			type: "number",
			example: 11520,
			always: !0
		},
		to_green_seconds: {
			type: "number",
			example: 5400
		},
		is_red: {
			type: "flag",
			example: !1,
			always: !0
		},
		red_since: {
			type: "time",
			example: "2026-03-02T03:00:00Z"
		},
		red_runs: {
			type: "number",
			example: 3
		}
	}, E = {
		...S,
		path: T.path,
		branch: {
			type: "line",
			example: "main",
			always: !0
		},
		since: {
			type: "time",
			example: "2026-03-02T03:00:00Z",
			always: !0
		},
		runs: {
			type: "number",
			example: 3,
			always: !0
		},
		at_least: {
			type: "flag",
			example: !1,
			always: !0
		},
		run: {
			type: "group",
			parts: C,
			always: !0
		},
		url: {
			type: "url",
			example: x
		},
		first_run: {
			type: "group",
			parts: C,
			always: !0
		},
		commit: {
			type: "group",
			parts: {
				sha: {
					type: "line",
					example: "abc1234def",
					always: !0
				},
				subject: {
					type: "line",
					example: "Round totals"
				},
				url: {
					type: "url",
					example: "https://github.com/acme/shop/commit/abc1234"
				}
			}
		},
		cause: {
			type: "line",
			example: "expected 90 to be 100"
		},
		infrastructure: g,
		suspects: {
			type: "groups",
			parts: i,
			always: !0
		},
		after_seconds: {
			type: "number",
			example: 9e4
		},
		due: {
			type: "flag",
			example: !0,
			always: !0
		}
	}, D = [
		"stopped",
		"slowed",
		"disabled_inactivity",
		"disabled_manually",
		"does_not_compile",
		"never_green",
		"unheard"
	], O = {
		...S,
		url: T.url,
		why: {
			type: "words",
			words: D,
			example: "stopped",
			always: !0
		},
		expected_seconds: {
			type: "number",
			example: 86400
		},
		last_run_at: {
			type: "time",
			example: "2026-03-01T03:12:00Z"
		},
		since: {
			type: "time",
			example: "2026-03-02T15:12:00Z"
		},
		named: {
			type: "line",
			example: "Build"
		},
		due: E.due
	}, k = {
		...S,
		run: {
			type: "group",
			parts: C,
			always: !0
		},
		url: E.url,
		why: {
			type: "words",
			words: ["runner", "approval"],
			example: "approval",
			always: !0
		},
		since: {
			type: "time",
			example: "2026-03-04T07:10:00Z",
			always: !0
		},
		environment: {
			type: "line",
			example: "production"
		},
		due: E.due
	}, A = {
		message: {
			type: "line",
			example: "connect ECONNREFUSED",
			always: !0
		},
		times: {
			type: "number",
			example: 4,
			always: !0
		},
		workflows: {
			type: "list",
			example: ["CI", "Nightly"],
			always: !0
		},
		first_at: {
			type: "time",
			example: "2026-03-01T03:12:00Z",
			always: !0
		},
		last_at: {
			type: "time",
			example: "2026-03-04T03:12:00Z",
			always: !0
		},
		url: {
			type: "url",
			example: x
		},
		infrastructure: g
	}, j = {
		name: {
			type: "line",
			example: "test (ubuntu, 24)",
			always: !0
		},
		...S,
		times: {
			type: "number",
			example: 3,
			always: !0
		},
		last_at: {
			type: "time",
			example: "2026-03-04T03:12:00Z",
			always: !0
		},
		url: {
			type: "url",
			example: x
		},
		runs: {
			type: "groups",
			parts: C,
			always: !0
		},
		new: {
			type: "flag",
			example: !1,
			always: !0
		}
	}, M = {
		name: {
			type: "line",
			example: "builder-7",
			always: !0
		},
		repository: S.repository,
		red: {
			type: "number",
			example: 4,
			always: !0
		},
		jobs: {
			type: "list",
			example: ["test", "lint"],
			always: !0
		},
		last_at: {
			type: "time",
			example: "2026-03-04T03:12:00Z",
			always: !0
		},
		url: {
			type: "url",
			example: x
		}
	}, N = {
		environment: {
			type: "line",
			example: "production",
			always: !0
		},
		repository: S.repository,
		total: {
			type: "number",
			example: 12,
			always: !0
		},
		failed: {
			type: "number",
			example: 1,
			always: !0
		},
		failure_rate: {
			type: "rate",
			example: .08
		},
		url: {
			type: "url",
			example: "https://github.com/acme/shop/deployments"
		}
	}, P = {
		from: {
			type: "time",
			example: "2026-02-25T08:00:00Z",
			loader: "health_window"
		},
		to: {
			type: "time",
			example: "2026-03-04T08:00:00Z",
			loader: "health_window"
		},
		repositories: {
			type: "list",
			example: ["acme/shop"],
			loader: "health_window"
		},
		branch: {
			type: "line",
			example: "main",
			loader: "health_window"
		},
		unread: {
			type: "list",
			example: ["120 of 400 red runs were read for their causes"],
			loader: "health_window"
		},
		news: {
			type: "number",
			example: 2,
			loader: "health_news"
		},
		runs: {
			type: "group",
			parts: w,
			loader: "health_runs"
		},
		before: {
			type: "group",
			parts: w,
			loader: "health_runs"
		},
		workflows: {
			type: "groups",
			parts: T,
			loader: "health_runs"
		},
		days: {
			type: "groups",
			parts: {
				day: {
					type: "line",
					example: "2026-03-04",
					always: !0
				},
				green: w.green,
				red: w.red
			},
			loader: "health_runs"
		},
		turned_red: {
			type: "groups",
			parts: E,
			loader: "health_turns"
		},
		still_red: {
			type: "groups",
			parts: E,
			loader: "health_turns"
		},
		green_again: {
			type: "groups",
			parts: E,
			loader: "health_turns"
		},
		silent: {
			type: "groups",
			parts: O,
			loader: "health_silent"
		},
		waiting: {
			type: "groups",
			parts: k,
			loader: "health_waiting"
		},
		causes: {
			type: "groups",
			parts: A,
			loader: "health_causes"
		},
		flaky_jobs: {
			type: "groups",
			parts: j,
			loader: "health_flaky"
		},
		runners: {
			type: "groups",
			parts: M,
			loader: "health_runners"
		},
		deployments: {
			type: "groups",
			parts: N,
			loader: "health_deployments"
		},
		incidents: {
			type: "groups",
			parts: {
				id: {
					type: "number",
					example: 4711,
					always: !0
				},
				name: {
					type: "line",
					example: "PLAT-42"
				},
				subject: {
					type: "line",
					example: "Nightly failed on main"
				},
				opened_at: {
					type: "time",
					example: "2026-03-02T03:20:00Z"
				},
				ended_at: {
					type: "time",
					example: "2026-03-04T03:20:00Z"
				}
			}
		},
		advice: {
			type: "line",
			example: "Mend CI first: it is red for 3 days.",
			loader: "health_advice"
		}
	}, F = {
		name: {
			type: "line",
			example: "cart > adds a gift card",
			always: !0
		},
		suite: {
			type: "line",
			example: "src/cart.test.ts"
		},
		message: {
			type: "line",
			example: "expected 90 to be 100"
		},
		path: {
			type: "line",
			example: "src/cart.test.ts"
		},
		line: {
			type: "number",
			example: 41
		}
	}, I = {
		name: F.name,
		suite: F.suite,
		duration_seconds: {
			type: "number",
			example: 12,
			always: !0
		}
	}, L = {
		total: {
			type: "number",
			example: 1204,
			always: !0
		},
		passed: {
			type: "number",
			example: 1189,
			always: !0
		},
		failed: {
			type: "number",
			example: 3,
			always: !0
		},
		skipped: {
			type: "number",
			example: 12,
			always: !0
		},
		flaky: {
			type: "number",
			example: 1,
			always: !0
		},
		duration_seconds: {
			type: "number",
			example: 96
		},
		partial: {
			type: "flag",
			example: !0
		},
		written_at: {
			type: "time",
			example: "2026-03-04T08:02:00Z"
		},
		earlier: {
			type: "flag",
			example: !1
		},
		failures: {
			type: "groups",
			parts: F,
			always: !0
		},
		flaky_tests: {
			type: "groups",
			parts: F,
			always: !0
		},
		slowest: {
			type: "groups",
			parts: I,
			always: !0
		}
	}, R = {
		number: {
			type: "number",
			example: 12,
			always: !0,
			loader: "pull_request"
		},
		title: {
			type: "line",
			example: "Fix the login redirect",
			loader: "pull_request"
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/pull/12",
			loader: "pull_request"
		},
		head: {
			type: "line",
			example: "octo:fix",
			loader: "pull_request"
		},
		base: {
			type: "line",
			example: "main",
			loader: "pull_request"
		},
		author: {
			type: "group",
			parts: i,
			loader: "pull_request"
		},
		draft: {
			type: "flag",
			example: !1,
			loader: "pull_request"
		},
		merged: {
			type: "flag",
			example: !1
		},
		fork: {
			type: "flag",
			example: !0,
			loader: "pull_request"
		},
		labels: {
			type: "list",
			example: ["bug", "security"],
			loader: "pull_request"
		}
	}, z = {
		reason: {
			type: "line",
			example: "CI_FAILURE",
			always: !0
		},
		text: {
			type: "line",
			example: "was thrown out of the merge queue: CI failed",
			always: !0
		},
		queued_by: {
			type: "group",
			parts: i
		}
	}, B = {
		name: {
			type: "line",
			example: "Spring cleaning",
			always: !0
		},
		tag: {
			type: "line",
			example: "v2.0.0",
			always: !0
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/releases/tag/v2.0.0"
		},
		notes: {
			type: "lines",
			example: "## New\n\n- Faster start"
		},
		prerelease: {
			type: "flag",
			example: !1,
			always: !0
		},
		draft: {
			type: "flag",
			example: !1,
			always: !0
		},
		author: {
			type: "group",
			parts: i
		}
	}, V = {
		id: {
			type: "number",
			example: 145988746
		},
		environment: {
			type: "line",
			example: "production",
			always: !0
		},
		state: {
			type: "line",
			example: "success"
		},
		ref: {
			type: "line",
			example: "v2.3.1"
		},
		started_at: {
			type: "time",
			example: "2026-03-04T08:00:00Z"
		},
		duration_seconds: {
			type: "number",
			example: 130
		},
		url: {
			type: "url",
			example: "https://shop.example.com/"
		},
		log_url: {
			type: "url",
			example: "https://logs.example.com/1"
		},
		description: {
			type: "lines",
			example: "Deployed by the release workflow"
		}
	}, H = {
		type: {
			type: "line",
			example: "issue",
			always: !0
		},
		title: {
			type: "line",
			example: "The login page is blank",
			always: !0
		},
		number: {
			type: "number",
			example: 7
		},
		url: {
			type: "url",
			example: "https://github.com/acme/app/issues/7"
		},
		author: {
			type: "group",
			parts: i
		},
		comment: {
			type: "lines",
			example: "I can confirm this."
		},
		comment_author: {
			type: "group",
			parts: i
		},
		review: {
			type: "line",
			example: "changes_requested"
		}
	}, U = [
		"broken",
		"still-failing",
		"fixed",
		"still-passing"
	], W = [
		"job",
		"run",
		"deployment",
		"event",
		"builds"
	], G = [
		"newer_run",
		"person",
		"time_limit",
		"startup_failure"
	], K = {
		ci: {
			type: "line",
			example: "GitHub Actions",
			always: !0
		},
		event: {
			type: "group",
			parts: {
				name: {
					type: "line",
					example: "pull_request",
					always: !0
				},
				action: {
					type: "line",
					example: "opened"
				}
			},
			always: !0
		},
		scope: {
			type: "words",
			words: W,
			example: "job"
		},
		conclusion: {
			type: "words",
			words: r.F,
			example: "success"
		},
		repository: {
			type: "group",
			parts: l
		},
		workflow: {
			type: "line",
			example: "CI"
		},
		workflow_path: {
			type: "line",
			example: ".github/workflows/ci.yml"
		},
		run: {
			type: "group",
			parts: y
		},
		job: {
			type: "group",
			parts: b
		},
		ref: {
			type: "group",
			parts: u
		},
		commit: {
			type: "group",
			parts: {
				...a,
				subject: {
					...a.subject,
					loader: "commit"
				},
				message: {
					...a.message,
					loader: "commit"
				},
				author: {
					...a.author,
					loader: "commit"
				}
			}
		},
		actor: {
			type: "group",
			parts: i
		},
		pull_request: {
			type: "group",
			parts: R
		},
		dequeued: {
			type: "group",
			parts: z
		},
		push: {
			type: "group",
			parts: f
		},
		release: {
			type: "group",
			parts: B
		},
		deployment: {
			type: "group",
			parts: V
		},
		item: {
			type: "group",
			parts: H
		},
		schedule: {
			type: "line",
			example: "17 4 * * 1-5"
		},
		inputs: {
			type: "map",
			example: { environment: "staging" }
		}
	}, q = {
		jobs: {
			type: "groups",
			parts: h,
			loader: "jobs"
		},
		failed_jobs: {
			type: "groups",
			parts: _,
			loader: "failed_jobs"
		},
		infrastructure: {
			...g,
			loader: "failed_jobs"
		},
		red_runner: {
			type: "line",
			example: "runner-7",
			loader: "failed_jobs"
		},
		also_red: {
			type: "group",
			parts: {
				branch: {
					type: "line",
					example: "main"
				},
				branches: {
					type: "number",
					example: 3
				},
				run: {
					type: "number",
					example: 40
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					example: "2026-03-03T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					example: 86400
				}
			},
			loader: "also_red"
		},
		new_failures: {
			type: "number",
			example: 1,
			loader: "new_failures"
		},
		job_counts: {
			type: "group",
			parts: {
				total: {
					type: "number",
					example: 120,
					always: !0
				},
				failed: {
					type: "number",
					example: 12,
					always: !0
				},
				running: {
					type: "number",
					example: 1
				},
				maybe_tolerated: {
					type: "flag",
					example: !0
				}
			},
			loader: "jobs"
		},
		artifacts: {
			type: "groups",
			parts: v,
			loader: "artifacts"
		},
		stopped: {
			type: "group",
			parts: {
				by: {
					type: "words",
					words: G,
					example: "newer_run",
					always: !0
				},
				person: {
					type: "line",
					example: "ada"
				},
				after_seconds: {
					type: "number",
					example: 21600
				}
			},
			loader: "failed_jobs"
		},
		last_green: {
			type: "group",
			parts: {
				run: {
					type: "number",
					example: 39
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					example: "2026-03-01T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					example: 259200
				}
			},
			loader: "change"
		},
		passed_before: {
			type: "group",
			parts: {
				run: {
					type: "number",
					example: 41
				},
				attempt: {
					type: "number",
					example: 1
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/1"
				}
			},
			loader: "change"
		},
		last_red: {
			type: "group",
			parts: {
				run: {
					type: "number",
					example: 41
				},
				attempt: {
					type: "number",
					example: 1
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				same_commit: {
					type: "flag",
					example: !1
				},
				pushed: {
					type: "flag",
					example: !0
				},
				count: {
					type: "number",
					example: 3
				},
				compare_url: d
			},
			loader: "change"
		},
		newer_run: {
			type: "group",
			parts: {
				run: {
					type: "number",
					example: 44
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/3"
				},
				conclusion: {
					type: "words",
					words: r.F,
					example: "success"
				}
			},
			loader: "change"
		},
		change: {
			type: "words",
			words: U,
			example: "still-failing",
			loader: "change"
		},
		broken_since: {
			type: "group",
			parts: {
				run: {
					type: "number",
					example: 40
				},
				url: {
					type: "url",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					example: "2026-03-04T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					example: 3600
				}
			},
			loader: "change"
		},
		failures_in_a_row: {
			type: "number",
			example: 3,
			loader: "change",
			leastWithout: "broken_since"
		},
		failures_alike: {
			type: "flag",
			example: !0,
			loader: "change"
		},
		commits_since_green: {
			type: "group",
			parts: {
				commits: {
					type: "groups",
					parts: s,
					always: !0
				},
				count: {
					type: "number",
					example: 3,
					always: !0
				},
				compare_url: d
			},
			loader: "commits_since_green"
		},
		incident: {
			type: "group",
			parts: {
				id: {
					type: "number",
					example: 4711,
					always: !0
				},
				name: {
					type: "line",
					example: "PLAT-42"
				},
				subject: {
					type: "line",
					example: "Deploy to production failed: terraform apply"
				},
				assignees: {
					type: "list",
					example: ["Ada Lovelace"],
					always: !0
				},
				opened_at: {
					type: "time",
					example: "2026-03-04T02:10:00Z"
				}
			}
		},
		suspects: {
			type: "groups",
			parts: c,
			loader: "suspects"
		},
		owners: {
			type: "groups",
			parts: i,
			loader: "owners"
		},
		errors: {
			type: "groups",
			parts: m,
			loader: "errors"
		},
		report: {
			type: "group",
			parts: {
				path: {
					type: "line",
					example: "docs/plan.md",
					always: !0
				},
				text: {
					type: "lines",
					example: "**91 %** of all lines",
					always: !0
				},
				folder_url: {
					type: "url",
					example: "https://github.com/acme/app/blob/abc1234/"
				}
			},
			loader: "report"
		},
		health: {
			type: "group",
			parts: P
		},
		tests: {
			type: "group",
			parts: L,
			loader: "tests"
		}
	}, J = {
		...K,
		...q
	};
}) };
