"use strict";
exports.id = 31, exports.ids = [31], exports.modules = { 31: ((e, t, n) => {
	n.r(t), n.d(t, {
		isWorkspaceFile: () => isWorkspaceFile,
		readWorkspaceFile: () => readWorkspaceFile
	});
	var r = n(3024), i = n(6760), a = n(452), o = n(4581);
	let s = 262144;
	function readWorkspaceFile(e, t) {
		let n = find(e, t);
		if (n.type === "fault") return n;
		try {
			let e = (0, r.openSync)(n.real, r.constants.O_RDONLY | (r.constants.O_NONBLOCK ?? 0));
			try {
				let t = (0, r.fstatSync)(e);
				if (!t.isFile()) return pathFault("is not a regular file", "Write the path of a text file");
				if (t.size > s) return tooLarge(t.size);
				let i = (0, r.readFileSync)(e);
				return {
					type: "ok",
					path: n.path,
					text: decodeUtf8(i)
				};
			} finally {
				(0, r.closeSync)(e);
			}
		} catch (e) {
			return e instanceof TypeError ? pathFault("is not valid UTF-8", "Save the file as UTF-8") : pathFault(`cannot be read (${(0, a.xU)(e) ?? "unknown error"})`, "Check the rights of the file");
		}
	}
	function isWorkspaceFile(e, t) {
		let n = e.trim();
		try {
			return find(n, t).type === "ok" && (0, r.statSync)((0, i.resolve)(t, n)).isFile();
		} catch {
			return !1;
		}
	}
	function find(e, t) {
		let n = (0, i.resolve)(t, e), r = realPathOf(t), a = realPathOf(n);
		return r === void 0 || a === void 0 ? missingFile(e, n, t) : isWithin(a, r) ? (0, i.relative)(r, a).split(i.sep).includes(".git") ? pathFault("is a file of git itself", "Write the path of another file") : {
			type: "ok",
			real: a,
			path: (isWithin(n, (0, i.resolve)(t)) ? (0, i.relative)((0, i.resolve)(t), n) : (0, i.relative)(r, a)).replaceAll(i.sep, "/")
		} : pathFault("leads out of the workspace", "Write the path of a file in the repository, no link to elsewhere");
	}
	function missingFile(e, t, n) {
		let r = isWithin(t, (0, i.resolve)(n)) ? (0, o.p)((0, i.basename)(t), namesIn((0, i.dirname)(t))) : void 0, a = e.slice(0, e.length - (0, i.basename)(e).length) + r;
		return pathFault("is no file in the workspace", r === void 0 ? "Write its path from the root of the repository, which must be checked out before this step" : `Did you mean ${a}?`);
	}
	function namesIn(e) {
		try {
			return (0, r.readdirSync)(e).slice(0, 500);
		} catch {
			return [];
		}
	}
	function realPathOf(e) {
		try {
			return (0, r.realpathSync)(e);
		} catch {
			return;
		}
	}
	function isWithin(e, t) {
		return e.startsWith(t.endsWith(i.sep) ? t : t + i.sep);
	}
	function tooLarge(e) {
		return pathFault(`has ${e} bytes`, `It may have ${s} at most`);
	}
	function decodeUtf8(e) {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(e).replaceAll("\r\n", "\n");
	}
	function pathFault(e, t) {
		return {
			type: "fault",
			fault: e,
			fix: t
		};
	}
}) };
