"use strict";
exports.id = 486, exports.ids = [486], exports.modules = { 2486: ((e, t, n) => {
	n.r(t), n.d(t, {
		ExitCode: () => c,
		addPath: () => addPath,
		debug: () => debug,
		endGroup: () => endGroup,
		error: () => error,
		exportVariable: () => exportVariable,
		getBooleanInput: () => getBooleanInput,
		getIDToken: () => getIDToken,
		getInput: () => getInput,
		getMultilineInput: () => getMultilineInput,
		getState: () => getState,
		group: () => group,
		info: () => info,
		isDebug: () => isDebug,
		markdownSummary: () => i.markdownSummary,
		notice: () => notice,
		platform: () => a,
		saveState: () => saveState,
		setCommandEcho: () => setCommandEcho,
		setFailed: () => setFailed,
		setOutput: () => setOutput,
		setSecret: () => setSecret,
		startGroup: () => startGroup,
		summary: () => i.summary,
		toPlatformPath: () => toPlatformPath,
		toPosixPath: () => toPosixPath,
		toWin32Path: () => toWin32Path,
		warning: () => warning
	});
	var r = n(857);
	function toCommandValue(e) {
		return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
	}
	function toCommandProperties(e) {
		return Object.keys(e).length ? {
			title: e.title,
			file: e.file,
			line: e.startLine,
			endLine: e.endLine,
			col: e.startColumn,
			endColumn: e.endColumn
		} : {};
	}
	function issueCommand(e, t, n) {
		let i = new Command(e, t, n);
		process.stdout.write(i.toString() + r.EOL);
	}
	function issue(e, t = "") {
		issueCommand(e, {}, t);
	}
	class Command {
		constructor(e, t, n) {
			e ||= "missing.command", this.command = e, this.properties = t, this.message = n;
		}
		toString() {
			let e = "::" + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				e += " ";
				let t = !0;
				for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
					let r = this.properties[n];
					r && (t ? t = !1 : e += ",", e += `${n}=${escapeProperty(r)}`);
				}
			}
			return e += `::${escapeData(this.message)}`, e;
		}
	}
	function escapeData(e) {
		return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	}
	function escapeProperty(e) {
		return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
	}
	var i = n(6760), a = n.t(i, 2), o = n(9896);
	function issueFileCommand(e, t) {
		let n = process.env[`GITHUB_${e}`];
		if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
		if (!o.existsSync(n)) throw Error(`Missing file at path: ${n}`);
		o.appendFileSync(n, `${toCommandValue(t)}${r.EOL}`, { encoding: "utf8" });
	}
	function prepareKeyValueMessage(e, t) {
		let n = `ghadelimiter_${i.randomUUID()}`, a = toCommandValue(t);
		if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
		if (a.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
		return `${e}<<${n}${r.EOL}${a}${r.EOL}${n}`;
	}
	var s = n(6928);
	function toPosixPath(e) {
		return e.replace(/[\\]/g, "/");
	}
	function toWin32Path(e) {
		return e.replace(/[/]/g, "\\");
	}
	function toPlatformPath(e) {
		return e.replace(/[/\\]/g, s.sep);
	}
	var __awaiter = function(e, t, n, r) {
		function adopt(e) {
			return e instanceof n ? e : new n(function(t) {
				t(e);
			});
		}
		return new (n ||= Promise)(function(n, i) {
			function fulfilled(e) {
				try {
					step(r.next(e));
				} catch (e) {
					i(e);
				}
			}
			function rejected(e) {
				try {
					step(r.throw(e));
				} catch (e) {
					i(e);
				}
			}
			function step(e) {
				e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
			}
			step((r = r.apply(e, t || [])).next());
		});
	}, c;
	(function(e) {
		e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
	})(c ||= {});
	function exportVariable(e, t) {
		let n = toCommandValue(t);
		if (process.env[e] = n, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
		issueCommand("set-env", { name: e }, n);
	}
	function setSecret(e) {
		issueCommand("add-mask", {}, e);
	}
	function addPath(e) {
		process.env.GITHUB_PATH ? issueFileCommand("PATH", e) : issueCommand("add-path", {}, e), process.env.PATH = `${e}${s.delimiter}${process.env.PATH}`;
	}
	function getInput(e, t) {
		let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
		if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
		return t && t.trimWhitespace === !1 ? n : n.trim();
	}
	function getMultilineInput(e, t) {
		let n = getInput(e, t).split("\n").filter((e) => e !== "");
		return t && t.trimWhitespace === !1 ? n : n.map((e) => e.trim());
	}
	function getBooleanInput(e, t) {
		let n = [
			"true",
			"True",
			"TRUE"
		], r = [
			"false",
			"False",
			"FALSE"
		], i = getInput(e, t);
		if (n.includes(i)) return !0;
		if (r.includes(i)) return !1;
		throw TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
	}
	function setOutput(e, t) {
		if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(e, t));
		process.stdout.write(r.EOL), issueCommand("set-output", { name: e }, toCommandValue(t));
	}
	function setCommandEcho(e) {
		issue("echo", e ? "on" : "off");
	}
	function setFailed(e) {
		process.exitCode = c.Failure, error(e);
	}
	function isDebug() {
		return process.env.RUNNER_DEBUG === "1";
	}
	function debug(e) {
		issueCommand("debug", {}, e);
	}
	function error(e, t = {}) {
		issueCommand("error", toCommandProperties(t), e instanceof Error ? e.toString() : e);
	}
	function warning(e, t = {}) {
		issueCommand("warning", toCommandProperties(t), e instanceof Error ? e.toString() : e);
	}
	function notice(e, t = {}) {
		issueCommand("notice", toCommandProperties(t), e instanceof Error ? e.toString() : e);
	}
	function info(e) {
		process.stdout.write(e + r.EOL);
	}
	function startGroup(e) {
		issue("group", e);
	}
	function endGroup() {
		issue("endgroup");
	}
	function group(e, t) {
		return __awaiter(this, void 0, void 0, function* () {
			startGroup(e);
			let n;
			try {
				n = yield t();
			} finally {
				endGroup();
			}
			return n;
		});
	}
	function saveState(e, t) {
		if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(e, t));
		issueCommand("save-state", { name: e }, toCommandValue(t));
	}
	function getState(e) {
		return process.env[`STATE_${e}`] || "";
	}
	function getIDToken(e) {
		return __awaiter(this, void 0, void 0, function* () {
			return yield i.OidcClient.getIDToken(e);
		});
	}
}) };
