"use strict";
exports.id = 896, exports.ids = [896], exports.modules = {
	9648: ((e, t, n) => {
		n.d(t, {
			lY: () => findFiles,
			pS: () => shownPath
		});
		var r = n(1455), i = n(6760), a = n(229), o = n(3424);
		let s = ["node_modules", ".git"];
		function shownPath(e) {
			let t = e.length > 250 ? `\u2026${e.slice(-250)}` : e;
			return JSON.stringify(t.toWellFormed());
		}
		let c = /[/\\.*?{}[\]()!,_ -]+/, l = (0, o.g)(String.raw`^(?:(?:\p{Lu}?\p{Ll}+)+|\p{Lu}*|[\p{Lo}\p{M}]*)\d{0,6}$`);
		function shownPattern(e) {
			let t = e.length > 250 ? [] : e.split(c);
			return /[/.*]/.test(e) && t.length > 1 && t.every((e) => l().test(e)) ? shownPath(e) : `a pattern of ${e.length} characters`;
		}
		async function findFiles(e) {
			let { option: t, patterns: n, most: i, late: a } = e, o = await (0, r.realpath)(e.root).catch(() => void 0);
			if (o === void 0) return {
				files: [],
				problems: [`${t}: there is no workspace at ${shownPath(e.root)}`]
			};
			let s = n.filter((e) => !e.startsWith("!")), c = n.filter((e) => e.startsWith("!")).map((e) => e.slice(1)), l = new Set((await Promise.all(c.map((e) => namesOf(e, o, a)))).flat()), u = new Map(), d = [], f = [];
			for (let e of s) {
				let n = (await namesOf(e, o, a)).filter((e) => !l.has(e)), r = await Promise.all(n.map((e) => fileAt(e, o)));
				for (let e of r) typeof e == "object" && u.set(e.path, e);
				if (f.push(...n.filter((e, t) => r[t] === "outside")), r.every((e) => e === void 0)) {
					let n = a() ? "there was no time to look for" : "no file in the workspace matches";
					d.push(`${t}: ${n} ${shownPattern(e)}`);
				}
			}
			return f.length > 0 && d.push(`${t}: ${named(f)} out of the workspace, so nothing was read of it`), u.size > i && d.push(`${t}: ${u.size} files match, and only the first ${i} were read`), {
				files: [...u.values()].sort((e, t) => e.name < t.name ? -1 : 1).slice(0, i),
				problems: d
			};
		}
		function named(e) {
			let t = e.slice(0, 5).map((e) => shownPath(e)), n = e.length > 5 ? [`${e.length - 5} more`] : [];
			return `${(0, a.KE)([...t, ...n])} ${e.length === 1 ? "leads" : "lead"}`;
		}
		async function namesOf(e, t, n) {
			let a = s.filter((t) => !e.includes(t)), o = [], exclude = (e) => n() || a.includes(e.slice(e.lastIndexOf(i.sep) + 1));
			for await (let a of (0, r.glob)(e, {
				cwd: t,
				exclude
			})) {
				let e = (0, i.isAbsolute)(a) ? (0, i.relative)(t, a) : a;
				n() || o.push(e.split(i.sep).join("/"));
			}
			return o;
		}
		async function fileAt(e, t) {
			try {
				let n = await (0, r.realpath)((0, i.resolve)(t, e));
				return n.startsWith(t.endsWith(i.sep) ? t : t + i.sep) ? (await (0, r.stat)(n)).isFile() ? {
					name: e,
					path: n
				} : void 0 : n === t ? void 0 : "outside";
			} catch {
				return;
			}
		}
	}),
	1896: ((e, t, n) => {
		n.d(t, { readLogFiles: () => readLogFiles });
		var r = n(1455), i = n(452), a = n(606), o = n(9648), s = n(4059);
		async function readLogFiles({ patterns: e, root: t, late: n, hide: r }) {
			let c = await (0, o.lY)({
				option: "log-files",
				patterns: e,
				root: t,
				most: 50,
				late: n
			}), l = [...c.problems], u = [];
			for (let e of await newestFirst(c.files)) {
				if (n()) {
					l.push(`log-files: there was no time left to read ${(0, o.pS)(e.name)}`);
					break;
				}
				try {
					u.push((0, s.k)(await endOf(e.path)));
				} catch (t) {
					l.push(`The log file ${(0, o.pS)(e.name)} cannot be read (${(0, i.xU)(t) ?? "unknown error"})`);
				}
			}
			let d = u.filter((e) => e.sure), f = inTurn((d.length > 0 ? d : u.slice(0, 1)).map((e) => e.failures)).slice(0, 12).flatMap((e) => {
				let t = e.flatMap((e) => (0, a.Bd)(r(e)) ?? []).join("\n");
				return t === "" ? [] : [{ message: t }];
			});
			return f.length === 0 ? { warnings: l } : {
				errors: f,
				warnings: l
			};
		}
		async function newestFirst(e) {
			let t = await Promise.all(e.map(async ({ path: e }) => (await (0, r.stat)(e).catch(() => void 0))?.mtimeMs ?? 0));
			return e.map((e, n) => ({
				file: e,
				time: t[n] ?? 0
			})).sort((e, t) => t.time - e.time).map(({ file: e }) => e);
		}
		function inTurn(e) {
			let t = Math.max(0, ...e.map((e) => e.length));
			return Array.from({ length: t }, (t, n) => e.flatMap((e) => e.slice(n, n + 1))).flat();
		}
		async function endOf(e) {
			let t = await (0, r.open)(e, "r");
			try {
				let { size: e } = await t.stat(), n = Buffer.alloc(2);
				await t.read(n, 0, 2, 0);
				let r = Math.max(0, e - 4e6), i = r - r % 2, { buffer: a, bytesRead: o } = await t.read(Buffer.alloc(Math.min(e, 4000001)), 0, void 0, i), s = a.subarray(0, o).toString(n.equals(c) ? "utf16le" : "utf8");
				return i > 0 ? s.slice(s.indexOf("\n") + 1) : s;
			} finally {
				await t.close();
			}
		}
		let c = Buffer.from([255, 254]);
	})
};
