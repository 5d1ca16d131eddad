"use strict";
exports.id = 665, exports.ids = [665], exports.modules = { 5665: ((e, t, n) => {
	n.d(t, { PRESETS: () => o });
	var r = n(3689);
	let i = {
		reads: ["health", "conclusion"],
		render: (e) => e.healthWords?.subject(e) ?? "The health of the builds"
	};
	var a = n(6383);
	let o = {
		default: r.C,
		compact: {
			subject: a.n,
			body: [
				{
					section: "announced_run",
					else: "headline",
					rank: 0,
					worth: [
						"failed_jobs",
						"stopped",
						"job.duration_seconds",
						"change"
					]
				},
				{
					section: "red_row",
					rank: 2,
					red: !0,
					joint: "dot"
				},
				{
					section: "cause",
					rank: 1,
					red: !0,
					joint: "inline",
					worth: ["errors"]
				},
				{
					section: "incident",
					rank: 1
				}
			]
		},
		detailed: {
			subject: a.n,
			body: [
				{
					section: "announcement",
					else: "headline",
					rank: 0,
					worth: [
						"failed_jobs",
						"new_failures",
						"stopped"
					],
					always: ["job.duration_seconds", "run.duration_seconds"]
				},
				{
					section: "tests",
					rank: 1,
					always: ["tests"]
				},
				{
					section: "failing_tests",
					rank: 1,
					red: !0,
					in: "message"
				},
				{
					section: "reasons",
					rank: 1,
					red: !0,
					in: "message",
					worth: ["errors"]
				},
				{
					section: "since",
					rank: 1,
					worth: ["suspects", "also_red"],
					always: [
						"change",
						"commits_since_green",
						"pull_request",
						"commit.subject"
					]
				},
				{
					section: "incident",
					rank: 1
				},
				{
					section: "comment",
					rank: 2
				},
				{
					section: "explanation",
					rank: 2,
					red: !0,
					in: "record",
					joint: "gap",
					worth: ["errors"]
				},
				{
					section: "notes",
					rank: 5,
					in: "record",
					joint: "gap"
				},
				{
					section: "test_list",
					rank: 2,
					joint: "gap"
				},
				{
					section: "slowest_tests",
					rank: 5,
					joint: "gap"
				},
				{
					section: "jobs",
					else: "failed_jobs",
					rank: 3,
					joint: "gap",
					always: ["jobs"]
				},
				{
					section: "artifacts",
					rank: 4,
					joint: "gap",
					always: ["artifacts"]
				},
				{
					section: "changes",
					rank: 5,
					joint: "gap"
				},
				{
					section: "details",
					rank: 3,
					joint: "gap"
				},
				{
					section: "report",
					rank: 6,
					joint: "gap",
					always: ["report"]
				}
			]
		},
		watch: {
			subject: i,
			body: [
				{
					section: "health_verdict",
					else: "headline",
					rank: 0
				},
				{
					section: "health_red",
					rank: 1
				},
				{
					section: "health_incidents",
					rank: 1
				},
				{
					section: "health_silent",
					rank: 1
				},
				{
					section: "health_waiting",
					rank: 1
				},
				{
					section: "health_reading",
					rank: 2
				}
			]
		},
		digest: {
			subject: i,
			body: [
				{
					section: "health_verdict",
					else: "headline",
					rank: 0,
					always: ["health"]
				},
				{
					section: "health_reading",
					rank: 1
				},
				{
					section: "health_advice",
					rank: 1
				},
				{
					section: "health_red",
					rank: 1,
					joint: "gap"
				},
				{
					section: "health_incidents",
					rank: 1,
					joint: "gap"
				},
				{
					section: "health_workflows",
					rank: 2,
					joint: "gap"
				},
				{
					section: "health_causes",
					rank: 2,
					joint: "gap"
				},
				{
					section: "health_flaky",
					rank: 3,
					joint: "gap"
				},
				{
					section: "health_silent",
					rank: 3,
					joint: "gap"
				},
				{
					section: "health_waiting",
					rank: 3,
					joint: "gap"
				},
				{
					section: "health_deployments",
					rank: 4,
					joint: "gap"
				}
			]
		}
	};
}) };
