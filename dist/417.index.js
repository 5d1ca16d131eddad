"use strict";
exports.id = 417, exports.ids = [417], exports.modules = {
	9648: ((e, t, n) => {
		n.d(t, {
			lY: () => findFiles,
			pS: () => shownPath
		});
		var r = n(1455), i = n(6760), a = n(9861), o = n(4704);
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
			let s = n.filter((e) => !e.startsWith("!")), c = n.filter((e) => e.startsWith("!")).map((e) => e.slice(1)), l = new Set((await Promise.all(c.map((e) => matchingNames(e, o, a)))).flat()), u = new Map(), d = [], f = [];
			for (let e of s) {
				let n = (await matchingNames(e, o, a)).filter((e) => !l.has(e)), r = await Promise.all(n.map((e) => fileAt(e, o)));
				for (let e of r) typeof e == "object" && u.set(e.path, e);
				if (f.push(...n.filter((e, t) => r[t] === "outside")), r.every((e) => e === void 0)) {
					let n = a() ? "there was no time to look for" : "no file in the workspace matches";
					d.push(`${t}: ${n} ${shownPattern(e)}`);
				}
			}
			return f.length > 0 && d.push(`${t}: ${listedNames(f)} out of the workspace, so nothing was read of it`), u.size > i && d.push(`${t}: ${u.size} files match, and only the first ${i} were read`), {
				files: [...u.values()].sort((e, t) => e.name < t.name ? -1 : 1).slice(0, i),
				problems: d
			};
		}
		function listedNames(e) {
			let t = e.slice(0, 5).map((e) => shownPath(e)), n = e.length > 5 ? [`${e.length - 5} more`] : [];
			return `${(0, a.KE)([...t, ...n])} ${e.length === 1 ? "leads" : "lead"}`;
		}
		async function matchingNames(e, t, n) {
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
	3417: ((e, t, n) => {
		n.d(t, { readLogFiles: () => readLogFiles });
		var r = n(1455), i = n(452), a = n(606), o = n(9648), s = n(2850), c = n(1708);
		async function readLogFiles({ patterns: e, root: t, late: n, hide: r }) {
			let l = await (0, o.lY)({
				option: "log-files",
				patterns: e,
				root: t,
				most: 50,
				late: n
			}), u = [...l.problems], d = [], f = Buffer.alloc(4000001);
			for (let e of await newestFirst(l.files)) try {
				if (n()) throw new c.A4();
				d.push(quotedOnly((0, s.k)(await readEnd(e.path, f), void 0, n)));
			} catch (t) {
				if (t instanceof c.A4) {
					u.push(`log-files: there was no time left to read ${(0, o.pS)(e.name)}`);
					break;
				}
				u.push(`The log file ${(0, o.pS)(e.name)} cannot be read (${(0, i.xU)(t) ?? "unknown error"})`);
			}
			let p = d.filter((e) => e.sure), m = inTurn((p.length > 0 ? p : d.slice(0, 1)).map((e) => e.failures)).slice(0, 12).flatMap((e) => {
				let t = e.flatMap((e) => (0, a.Bd)(r(e)) ?? []).join("\n");
				return t === "" ? [] : [{ message: t }];
			});
			return m.length === 0 ? { warnings: u } : {
				errors: m,
				warnings: u
			};
		}
		function quotedOnly({ failures: e, sure: t }) {
			return {
				failures: e.map((e) => e.map((e) => Buffer.from(e).toString())),
				sure: t
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
		async function readEnd(e, t) {
			let n = await (0, r.open)(e, "r");
			try {
				let { size: e } = await n.stat(), r = Buffer.alloc(2);
				await n.read(r, 0, 2, 0);
				let i = Math.max(0, e - 4e6), a = i - i % 2, { buffer: o, bytesRead: s } = await n.read(t, 0, Math.min(e, 4000001), a), c = o.subarray(0, s).toString(r.equals(l) ? "utf16le" : "utf8");
				return a > 0 ? c.slice(c.indexOf("\n") + 1) : c;
			} finally {
				await n.close();
			}
		}
		let l = Buffer.from([255, 254]);
	})
};
