"use strict";
exports.id = 951, exports.ids = [951], exports.modules = { 3951: ((e, t, n) => {
	n.d(t, { tellMissing: () => tellMissing });
	var r = n(9861);
	async function tellMissing(e, t, { env: n, workspace: r, log: i, notification: a }) {
		isOutsider(a, n) ? i.notice(e, "Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).") : i.warning(e, `${await advice(t, n, r)}.`, howTo(n));
	}
	function isOutsider({ facts: e }, t) {
		return e.pull_request?.fork === !0 || t.GITHUB_ACTOR === "dependabot[bot]";
	}
	async function advice(e, t, n) {
		let i = await workflowText(t, n), a = e.flatMap((e) => {
			let t = secretOf(e, i);
			return t === void 0 ? [] : [`${e} from the secret ${t}`];
		});
		return a.length > 0 ? `The workflow takes ${(0, r.KE)(a)}: check that it exists, is not empty and reaches this job` : e.includes("webhook-url") ? "Write `webhook-url: ${{ secrets.WORKROOM_WEBHOOK_URL }}` in the step, and store the URL of a webhook as that secret" : `Write ${(0, r.KE)(e)} in the step; where the value is a secret, check that it exists and is not empty`;
	}
	async function workflowText(e, t) {
		let [, n] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[\w.-]+\.ya?ml)@/.exec(e.GITHUB_WORKFLOW_REF ?? "") ?? [];
		if (n === void 0) return "";
		let r = await t.read(n);
		return r.type === "ok" ? r.text : "";
	}
	function secretOf(e, t) {
		let n = String.raw`:\s{0,9}['"]?\$\{\{\s{0,9}secrets\.([a-z_]\w{0,99})\s{0,9}\}\}`, r = RegExp(`(?<![\\w-])(?:workroom_)?${e.replaceAll("-", "[-_]")}${n}`, "gi"), [i, ...a] = new Set([...t.matchAll(r)].map(([, e]) => e));
		return a.length === 0 ? i : void 0;
	}
	function howTo({ GITHUB_SERVER_URL: e, GITHUB_ACTION_REPOSITORY: t }) {
		return !e || !t ? "See \"Set it up\" in the README of this action." : `How to set it up: ${e}/${t}#set-it-up`;
	}
}) };
