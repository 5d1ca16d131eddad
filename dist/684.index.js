"use strict";
exports.id = 684, exports.ids = [684], exports.modules = { 7684: ((e, t, n) => {
	n.d(t, { qY: () => P });
	var r = n(8274);
	let i = {
		login: {
			type: "line",
			text: "User name on the code host.",
			example: "ada"
		},
		name: {
			type: "line",
			text: "Name as the person writes it.",
			example: "Ada Lovelace"
		},
		email: {
			type: "line",
			text: "E-mail address of the commit.",
			example: "ada@example.com"
		},
		url: {
			type: "url",
			text: "Page of the account.",
			example: "https://github.com/ada"
		},
		bot: {
			type: "flag",
			text: "True for a bot or an app.",
			example: !0
		}
	}, a = {
		sha: {
			type: "line",
			text: "Full hash.",
			example: "abc1234def5678901234567890123456789012ab",
			always: !0
		},
		short: {
			type: "line",
			text: "First seven characters of the hash.",
			example: "abc1234",
			always: !0
		},
		subject: {
			type: "line",
			text: "First line of the message; of a merged pull request its title.",
			example: "Fix the login redirect"
		},
		message: {
			type: "lines",
			text: "The whole message.",
			example: "Fix the login redirect\n\nIt lost the query."
		},
		url: {
			type: "url",
			text: "Page of the commit.",
			example: "https://github.com/acme/app/commit/abc1234"
		},
		author: {
			type: "group",
			text: "Who made it.",
			parts: i
		}
	}, o = {
		type: "line",
		text: "A file that the failure names and that was changed here; else a folder of such files, with a slash at its end. Empty where neither is known.",
		example: "src/cart.ts"
	}, s = {
		...a,
		changed: o,
		later: {
			type: "flag",
			text: "True where it came after the first failure, and so did not break it; its author is no suspect.",
			example: !0
		}
	}, c = {
		...i,
		changed: o
	}, l = {
		name: {
			type: "line",
			text: "Owner and name.",
			example: "acme/app",
			always: !0
		},
		url: {
			type: "url",
			text: "Page of the repository.",
			example: "https://github.com/acme/app"
		},
		default_branch: {
			type: "line",
			text: "Name of the default branch.",
			example: "main"
		},
		private: {
			type: "flag",
			text: "True for a private repository.",
			example: !1
		}
	}, u = {
		type: {
			type: "words",
			words: ["branch", "tag"],
			text: "`branch` or `tag`.",
			example: "branch",
			always: !0
		},
		name: {
			type: "line",
			text: "Short name.",
			example: "main",
			always: !0
		},
		url: {
			type: "url",
			text: "Page of the branch or tag.",
			example: "https://github.com/acme/app/tree/main"
		}
	}, d = {
		type: "url",
		text: "Page that compares the first with the last commit.",
		example: "https://github.com/acme/app/compare/abc1234...def5678"
	}, f = {
		commits: {
			type: "groups",
			text: "The pushed commits, newest last; GitHub lists 2,048 at most.",
			parts: a,
			always: !0
		},
		count: {
			type: "number",
			text: "How many commits were pushed.",
			example: 3,
			always: !0
		},
		truncated: {
			type: "flag",
			text: "True when there may be more than the host tells of.",
			example: !0
		},
		compare_url: d,
		forced: {
			type: "flag",
			text: "True for a forced push.",
			example: !1,
			always: !0
		},
		created: {
			type: "flag",
			text: "True when the push created the branch or tag.",
			example: !1,
			always: !0
		},
		deleted: {
			type: "flag",
			text: "True when the push deleted the branch or tag.",
			example: !1,
			always: !0
		}
	}, p = {
		number: {
			type: "number",
			text: "Position on the job's page, counted from 1.",
			example: 4
		},
		name: {
			type: "line",
			text: "Name of the step.",
			example: "Run npm test",
			always: !0
		},
		url: {
			type: "url",
			text: "The step on the page of its job.",
			example: "https://github.com/acme/app#step:4:1"
		},
		started_at: {
			type: "time",
			text: "When the step started.",
			example: "2026-03-04T08:01:30Z"
		},
		new: {
			type: "flag",
			text: "True where another step of this job failed in the run before; empty where that is not known.",
			example: !1
		}
	}, m = {
		test: {
			type: "line",
			text: "The failing test, where a log names it.",
			example: "cart > adds a gift card"
		},
		message: {
			type: "lines",
			text: "What was reported.",
			example: "expected 1 to be 2",
			always: !0
		},
		path: {
			type: "line",
			text: "File in the repository; of Java from the package on.",
			example: "src/sum.test.ts"
		},
		line: {
			type: "number",
			text: "Line in that file.",
			example: 12
		},
		count: {
			type: "number",
			text: "How many tests or lines say it, from three on.",
			example: 60
		},
		written_at: {
			type: "time",
			text: "When its log file was last written.",
			example: "2026-03-04T08:02:00Z"
		},
		doubtful: {
			type: "flag",
			text: "True for the last lines or the script of a step whose log shows no cause.",
			example: !1
		}
	}, h = {
		id: {
			type: "number",
			text: "Id of the job.",
			example: 48001234567
		},
		name: {
			type: "line",
			text: "Name of the job, with the calling job in front and the matrix behind.",
			example: "caller / test (ubuntu-latest, 24)",
			always: !0
		},
		url: {
			type: "url",
			text: "Page of the job.",
			example: "https://github.com/acme/app/actions/runs/1/job/2"
		},
		conclusion: {
			type: "words",
			words: r.F,
			text: "How the job ended; empty while it is running.",
			example: "failure"
		},
		started_at: {
			type: "time",
			text: "When the job started.",
			example: "2026-03-04T08:00:00Z"
		},
		duration_seconds: {
			type: "number",
			text: "How long the job took, in seconds.",
			example: 120
		},
		failed_steps: {
			type: "groups",
			text: "Steps that failed.",
			parts: p,
			always: !0
		},
		errors: {
			type: "groups",
			text: "What the failing step of a job wrote of its failure; nothing where that is no more than an exit code.",
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
		text: "What failed where it was not the code: nobody is a suspect then, and neither author nor suspects are called. Empty where it was the code, or that is not known.",
		example: "runner_lost"
	}, _ = {
		...h,
		infrastructure: g,
		new: {
			type: "flag",
			text: "True where it passed in the run before, false where it failed there as well. Read for `new_failures`; empty where that is not known.",
			example: !0
		}
	}, v = {
		name: {
			type: "line",
			text: "Its name.",
			example: "coverage",
			always: !0
		},
		url: {
			type: "url",
			text: "Where it is downloaded, by who may read the repository.",
			example: "https://github.com/acme/app/actions/runs/1/artifacts/2"
		},
		size_bytes: {
			type: "number",
			text: "Its size in bytes.",
			example: 125e4
		},
		expired: {
			type: "flag",
			text: "True where it is deleted already.",
			example: !1
		}
	}, y = {
		id: {
			type: "number",
			text: "Id of the run.",
			example: 9876543210
		},
		number: {
			type: "number",
			text: "Number of the run within its workflow.",
			example: 42
		},
		attempt: {
			type: "number",
			text: "1 for the first attempt, 2 after one re-run.",
			example: 1
		},
		url: {
			type: "url",
			text: "Page of this attempt.",
			example: "https://github.com/acme/app/actions/runs/1"
		},
		title: {
			type: "line",
			text: "What `run-name` calls the run, where that says more than the workflow and the commit.",
			example: "Import 2026-03-04",
			loader: "run"
		},
		started_by: {
			type: "group",
			text: "Who started this attempt: of a re-run, who asked for it.",
			parts: i
		},
		started_at: {
			type: "time",
			text: "When this attempt started.",
			example: "2026-03-04T08:00:00Z",
			loader: "run"
		},
		duration_seconds: {
			type: "number",
			text: "How long the run took, in seconds.",
			example: 192,
			loader: "run"
		}
	}, b = {
		id: {
			type: "number",
			text: "Id of the job.",
			example: 48001234567
		},
		name: {
			type: "line",
			text: "Name of the job: its id in the workflow file, which jobs of other workflows that are called may have as well.",
			example: "test",
			always: !0
		},
		full_name: {
			type: "line",
			text: "Its name on the page of the run: with the calling job in front, the words of `name:`, and its leg of the matrix.",
			example: "linux / test",
			loader: "job"
		},
		url: {
			type: "url",
			text: "Page of the job.",
			example: "https://github.com/acme/app/actions/runs/1/job/2"
		},
		matrix: {
			type: "line",
			text: "Values of the job's matrix.",
			example: "ubuntu-latest, 24"
		},
		started_at: {
			type: "time",
			text: "When the job started.",
			example: "2026-03-04T08:00:00Z",
			loader: "job"
		},
		duration_seconds: {
			type: "number",
			text: "How long the job took so far, in seconds.",
			example: 243,
			loader: "job"
		}
	}, x = {
		name: {
			type: "line",
			text: "Name of the test.",
			example: "cart > adds a gift card",
			always: !0
		},
		suite: {
			type: "line",
			text: "Class, file or group that it belongs to.",
			example: "src/cart.test.ts"
		},
		message: {
			type: "line",
			text: "The line of its failure that tells most.",
			example: "expected 90 to be 100"
		},
		path: {
			type: "line",
			text: "File in which it failed; only its name where it is not known to be in the workspace.",
			example: "src/cart.test.ts"
		},
		line: {
			type: "number",
			text: "Line in that file.",
			example: 41
		}
	}, S = {
		name: x.name,
		suite: x.suite,
		duration_seconds: {
			type: "number",
			text: "How long it took, in seconds.",
			example: 12,
			always: !0
		}
	}, C = {
		total: {
			type: "number",
			text: "All tests; one that was tried again is one.",
			example: 1204,
			always: !0
		},
		passed: {
			type: "number",
			text: "Those that passed, flaky ones included.",
			example: 1189,
			always: !0
		},
		failed: {
			type: "number",
			text: "Those that failed.",
			example: 3,
			always: !0
		},
		skipped: {
			type: "number",
			text: "Those that were not run or not decided.",
			example: 12,
			always: !0
		},
		flaky: {
			type: "number",
			text: "Those that failed first and passed when tried again.",
			example: 1,
			always: !0
		},
		duration_seconds: {
			type: "number",
			text: "Seconds of all tests, one after the other.",
			example: 96
		},
		partial: {
			type: "flag",
			text: "True when a report could not be read whole: there may be more tests.",
			example: !0
		},
		written_at: {
			type: "time",
			text: "When the newest was written.",
			example: "2026-03-04T08:02:00Z"
		},
		earlier: {
			type: "flag",
			text: "True where all reports are older than the step that failed.",
			example: !1
		},
		failures: {
			type: "groups",
			text: "The tests that failed, at most 100, first those that tell why.",
			parts: x,
			always: !0
		},
		flaky_tests: {
			type: "groups",
			text: "Tests that passed when tried again, at most 20, with what failed first.",
			parts: x,
			always: !0
		},
		slowest: {
			type: "groups",
			text: "The five that took longest, of those that took a second.",
			parts: S,
			always: !0
		}
	}, w = {
		number: {
			type: "number",
			text: "Number of the pull request.",
			example: 12,
			always: !0,
			loader: "pull_request"
		},
		title: {
			type: "line",
			text: "Title.",
			example: "Fix the login redirect",
			loader: "pull_request"
		},
		url: {
			type: "url",
			text: "Its page.",
			example: "https://github.com/acme/app/pull/12",
			loader: "pull_request"
		},
		head: {
			type: "line",
			text: "Source branch; with its owner in front when it comes from a fork.",
			example: "octo:fix",
			loader: "pull_request"
		},
		base: {
			type: "line",
			text: "Branch to merge into.",
			example: "main",
			loader: "pull_request"
		},
		author: {
			type: "group",
			text: "Who opened it.",
			parts: i,
			loader: "pull_request"
		},
		draft: {
			type: "flag",
			text: "True for a draft.",
			example: !1,
			loader: "pull_request"
		},
		merged: {
			type: "flag",
			text: "True when it is merged; only the event tells it.",
			example: !1
		},
		fork: {
			type: "flag",
			text: "True when the source branch is in another repository, or in a deleted one.",
			example: !0,
			loader: "pull_request"
		},
		labels: {
			type: "list",
			text: "Names of its labels.",
			example: ["bug", "security"],
			loader: "pull_request"
		}
	}, T = {
		reason: {
			type: "line",
			text: "Why, in GitHub's word.",
			example: "CI_FAILURE",
			always: !0
		},
		text: {
			type: "line",
			text: "What became of it, in words.",
			example: "was thrown out of the merge queue: CI failed",
			always: !0
		},
		queued_by: {
			type: "group",
			text: "Who asked for the merge, where that is told.",
			parts: i
		}
	}, E = {
		name: {
			type: "line",
			text: "Its name, or its tag when it has none.",
			example: "Spring cleaning",
			always: !0
		},
		tag: {
			type: "line",
			text: "Its tag.",
			example: "v2.0.0",
			always: !0
		},
		url: {
			type: "url",
			text: "Its page.",
			example: "https://github.com/acme/app/releases/tag/v2.0.0"
		},
		notes: {
			type: "lines",
			text: "The release notes.",
			example: "## New\n\n- Faster start"
		},
		prerelease: {
			type: "flag",
			text: "True for a pre-release.",
			example: !1,
			always: !0
		},
		draft: {
			type: "flag",
			text: "True for a draft.",
			example: !1,
			always: !0
		},
		author: {
			type: "group",
			text: "Who published it.",
			parts: i
		}
	}, D = {
		id: {
			type: "number",
			text: "Id of the deployment.",
			example: 145988746
		},
		environment: {
			type: "line",
			text: "Where it goes.",
			example: "production",
			always: !0
		},
		state: {
			type: "line",
			text: "GitHub's word: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.",
			example: "success"
		},
		ref: {
			type: "line",
			text: "Branch, tag or version that was deployed.",
			example: "v2.3.1"
		},
		started_at: {
			type: "time",
			text: "When the deployment was created.",
			example: "2026-03-04T08:00:00Z"
		},
		duration_seconds: {
			type: "number",
			text: "How long it took, in seconds.",
			example: 130
		},
		url: {
			type: "url",
			text: "Address of what was deployed.",
			example: "https://shop.example.com/"
		},
		log_url: {
			type: "url",
			text: "Page of its log.",
			example: "https://logs.example.com/1"
		},
		description: {
			type: "lines",
			text: "Its description.",
			example: "Deployed by the release workflow"
		}
	}, O = {
		type: {
			type: "line",
			text: "What it is: `issue`, `discussion`, `milestone` and so on.",
			example: "issue",
			always: !0
		},
		title: {
			type: "line",
			text: "Its title or name.",
			example: "The login page is blank",
			always: !0
		},
		number: {
			type: "number",
			text: "Its number.",
			example: 7
		},
		url: {
			type: "url",
			text: "Its page.",
			example: "https://github.com/acme/app/issues/7"
		},
		author: {
			type: "group",
			text: "Who opened it.",
			parts: i
		},
		comment: {
			type: "lines",
			text: "Text of the comment or review.",
			example: "I can confirm this."
		},
		comment_author: {
			type: "group",
			text: "Who wrote the comment or review.",
			parts: i
		},
		review: {
			type: "line",
			text: "How the review ended, in GitHub's word: `approved`, `changes_requested`, `commented`, `dismissed`.",
			example: "changes_requested"
		}
	}, k = [
		"broken",
		"still-failing",
		"fixed",
		"still-passing"
	], A = [
		"job",
		"run",
		"deployment",
		"event"
	], j = [
		"newer_run",
		"person",
		"time_limit",
		"startup_failure"
	], M = {
		ci: {
			type: "line",
			text: "Name of the CI; `git` where none is recognised.",
			example: "GitHub Actions",
			always: !0
		},
		event: {
			type: "group",
			text: "The event that started this run.",
			parts: {
				name: {
					type: "line",
					text: "GitHub's name for it, also elsewhere; `unknown` where nothing tells.",
					example: "pull_request",
					always: !0
				},
				action: {
					type: "line",
					text: "What happened.",
					example: "opened"
				}
			},
			always: !0
		},
		scope: {
			type: "words",
			words: A,
			text: "What the message speaks for: one job, the whole run, a deployment, or another event.",
			example: "job"
		},
		conclusion: {
			type: "words",
			words: r.F,
			text: "How it ended; empty while it is not over, such as a pending deployment.",
			example: "success"
		},
		repository: {
			type: "group",
			text: "The repository.",
			parts: l
		},
		workflow: {
			type: "line",
			text: "Name of the workflow that is reported; for `workflow_run`, the one that ran before.",
			example: "CI"
		},
		workflow_path: {
			type: "line",
			text: "File of that workflow; two workflows may have one name.",
			example: ".github/workflows/ci.yml"
		},
		run: {
			type: "group",
			text: "The run that is reported.",
			parts: y
		},
		job: {
			type: "group",
			text: "The job that is reported.",
			parts: b
		},
		ref: {
			type: "group",
			text: "The branch or tag.",
			parts: u
		},
		commit: {
			type: "group",
			text: "The commit; for a pull request the head of its branch.",
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
			text: "Who started the run; empty for a scheduled one.",
			parts: i
		},
		pull_request: {
			type: "group",
			text: "The pull request.",
			parts: w
		},
		dequeued: {
			type: "group",
			text: "That the pull request left the merge queue.",
			parts: T
		},
		push: {
			type: "group",
			text: "What was pushed.",
			parts: f
		},
		release: {
			type: "group",
			text: "The release.",
			parts: E
		},
		deployment: {
			type: "group",
			text: "The deployment.",
			parts: D
		},
		item: {
			type: "group",
			text: "The issue, discussion, alert or other thing that the event is about.",
			parts: O
		},
		schedule: {
			type: "line",
			text: "Cron line of a scheduled run.",
			example: "17 4 * * 1-5"
		},
		inputs: {
			type: "map",
			text: "Inputs or payload of a dispatch; presets never show them.",
			example: { environment: "staging" }
		}
	}, N = {
		jobs: {
			type: "groups",
			text: "All jobs of the run that is reported.",
			parts: h,
			loader: "jobs"
		},
		failed_jobs: {
			type: "groups",
			text: "The job that is reported, if it failed; every failed job where a whole run is reported.",
			parts: _,
			loader: "failed_jobs"
		},
		infrastructure: {
			...g,
			text: "What failed where it was not the code in any of the failed jobs: nobody is a suspect then, and neither author nor suspects are called.",
			loader: "failed_jobs"
		},
		red_runner: {
			type: "line",
			text: "Name of the machine on which all failed jobs ran, two at least, while others passed elsewhere.",
			example: "runner-7",
			loader: "failed_jobs"
		},
		also_red: {
			type: "group",
			text: "Where the same job of a red pull request is red as well: on its base, or on three branches within an hour. Then nobody is a suspect, and neither author nor suspects nor owners are called.",
			parts: {
				branch: {
					type: "line",
					text: "Its base, where it is red there.",
					example: "main"
				},
				branches: {
					type: "number",
					text: "On how many branches it is red, this one included, where it is not the base.",
					example: 3
				},
				run: {
					type: "number",
					text: "Number of the first red run there, or of one of them.",
					example: 40
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					text: "When it started; empty where that is not the first one.",
					example: "2026-03-03T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					text: "Seconds from then until now.",
					example: 86400
				}
			},
			loader: "also_red"
		},
		new_failures: {
			type: "number",
			text: "How many of the failing jobs passed in the run before; empty where that is not known of each.",
			example: 1,
			loader: "new_failures"
		},
		job_counts: {
			type: "group",
			text: "How many jobs the run has, and how many of them failed. The job that asks is not counted.",
			parts: {
				total: {
					type: "number",
					text: "All jobs.",
					example: 120,
					always: !0
				},
				failed: {
					type: "number",
					text: "Those that failed or timed out.",
					example: 12,
					always: !0
				},
				running: {
					type: "number",
					text: "Those that still run; empty for none.",
					example: 1
				},
				maybe_tolerated: {
					type: "flag",
					text: "True where nothing tells whether the failures are tolerated: `status: workflow` does not know.",
					example: !0
				}
			},
			loader: "jobs"
		},
		artifacts: {
			type: "groups",
			text: "What the run that is reported has uploaded so far, by all its attempts; 300 at most.",
			parts: v,
			loader: "artifacts"
		},
		stopped: {
			type: "group",
			text: "Why it ended before its work was done.",
			parts: {
				by: {
					type: "words",
					words: j,
					text: "What stopped it.",
					example: "newer_run",
					always: !0
				},
				person: {
					type: "line",
					text: "Who cancelled it, where that is told.",
					example: "ada"
				},
				after_seconds: {
					type: "number",
					text: "How long it had run by then.",
					example: 21600
				}
			},
			loader: "failed_jobs"
		},
		last_green: {
			type: "group",
			text: "The last success before this.",
			parts: {
				run: {
					type: "number",
					text: "Number of that run; empty for deployments.",
					example: 39
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					text: "When it started.",
					example: "2026-03-01T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					text: "Seconds from then until now.",
					example: 259200
				}
			},
			loader: "change"
		},
		passed_before: {
			type: "group",
			text: "A success of the very same commit: a hint that the failure is not the fault of the commit.",
			parts: {
				run: {
					type: "number",
					text: "Number of that run.",
					example: 41
				},
				attempt: {
					type: "number",
					text: "Its attempt, where it is an attempt of this run.",
					example: 1
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/1"
				}
			},
			loader: "change"
		},
		last_red: {
			type: "group",
			text: "The failure just before this, where this is the first success after it.",
			parts: {
				run: {
					type: "number",
					text: "Number of that run; empty for deployments.",
					example: 41
				},
				attempt: {
					type: "number",
					text: "Its attempt, where it is an attempt of this run.",
					example: 1
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				same_commit: {
					type: "flag",
					text: "True where the very same commit failed.",
					example: !1
				},
				pushed: {
					type: "flag",
					text: "True where this push began at its commit, or its commit is the parent of what passed: that mended it. Else nobody is said to have fixed it.",
					example: !0
				},
				count: {
					type: "number",
					text: "How many commits came between, where the branch was not reset.",
					example: 3
				},
				compare_url: d
			},
			loader: "change"
		},
		newer_run: {
			type: "group",
			text: "A later run that ended already, the newest: what is reported here, of an older one, is not how it stands now.",
			parts: {
				run: {
					type: "number",
					text: "Its number.",
					example: 44
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/3"
				},
				conclusion: {
					type: "words",
					words: r.F,
					text: "How it ended.",
					example: "success"
				}
			},
			loader: "change"
		},
		change: {
			type: "words",
			words: k,
			text: "How this end compares with the one before, of the same job, run or environment; empty where that is not known.",
			example: "still-failing",
			loader: "change"
		},
		broken_since: {
			type: "group",
			text: "The first failure of the current row of failures, or of the one that just ended.",
			parts: {
				run: {
					type: "number",
					text: "Number of that run; empty for deployments.",
					example: 40
				},
				url: {
					type: "url",
					text: "Its page.",
					example: "https://github.com/acme/app/actions/runs/1"
				},
				at: {
					type: "time",
					text: "When it started.",
					example: "2026-03-04T08:00:00Z"
				},
				duration_seconds: {
					type: "number",
					text: "Seconds from then until now.",
					example: 3600
				}
			},
			loader: "change"
		},
		failures_in_a_row: {
			type: "number",
			text: "Failed runs in a row, this one included, or the row that just ended; at least so many where `broken_since` is not known. Counted further where `only-if` names it.",
			example: 3,
			loader: "change",
			leastWithout: "broken_since"
		},
		failures_alike: {
			type: "flag",
			text: "Of a row that goes on: whether all of it ended as this one did; a test failure is not alike to a run that timed out or could not start.",
			example: !0,
			loader: "change"
		},
		commits_since_green: {
			type: "group",
			text: "What was committed since the last success.",
			parts: {
				commits: {
					type: "groups",
					text: "The commits, newest last; of more than 200 only the newest, or none.",
					parts: s,
					always: !0
				},
				count: {
					type: "number",
					text: "How many there are in all.",
					example: 3,
					always: !0
				},
				compare_url: d
			},
			loader: "commits_since_green"
		},
		incident: {
			type: "group",
			text: "The open topic or task of this `unique-key` (REST): the one that this message opened or that can be closed now.",
			parts: {
				id: {
					type: "number",
					text: "Its id.",
					example: 4711,
					always: !0
				},
				name: {
					type: "line",
					text: "What the board calls a task.",
					example: "PLAT-42"
				},
				subject: {
					type: "line",
					text: "Its subject.",
					example: "Deploy to production failed: terraform apply"
				},
				assignees: {
					type: "list",
					text: "Whom a task is assigned to.",
					example: ["Ada Lovelace"],
					always: !0
				},
				opened_at: {
					type: "time",
					text: "When it was created.",
					example: "2026-03-04T02:10:00Z"
				}
			}
		},
		suspects: {
			type: "groups",
			text: "Who made those of these commits that came before the first failure, each person once, no bots; first who changed a file that the failure names, where `failed_jobs` or `tests` are read. Nobody where not all commits are known.",
			parts: c,
			loader: "suspects"
		},
		owners: {
			type: "groups",
			text: "Who owns the file in which it fails, by the repository's CODEOWNERS; of a group the login is `organisation/team`. Nobody where it was not the code, or it is red elsewhere as well.",
			parts: i,
			loader: "owners"
		},
		errors: {
			type: "groups",
			text: "What the files of `log-files` tell of the failure, the surest first; empty without that option.",
			parts: m,
			loader: "errors"
		},
		report: {
			type: "group",
			text: "The file of the option `report`; empty without it.",
			parts: {
				path: {
					type: "line",
					text: "Its path in the workspace.",
					example: "docs/plan.md",
					always: !0
				},
				text: {
					type: "lines",
					text: "Its Markdown, or the beginning of a long one.",
					example: "**91 %** of all lines",
					always: !0
				},
				folder_url: {
					type: "url",
					text: "Where its relative links start from.",
					example: "https://github.com/acme/app/blob/abc1234/"
				}
			},
			loader: "report"
		},
		tests: {
			type: "group",
			text: "What the files of `test-reports` tell; empty without that option.",
			parts: C,
			loader: "tests"
		}
	}, P = {
		...M,
		...N
	};
}) };
