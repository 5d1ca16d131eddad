"use strict";
exports.id = 233, exports.ids = [233], exports.modules = {
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
	6233: ((e, t, n) => {
		n.d(t, { readReport: () => readReport });
		var r = n(3916), i = n(4222), a = n(452), o = n(2289), s = n(9648), c = n(4484);
		let l = 8192, u = o.Q.lines + l;
		async function readReport({ path: e, root: t, late: n, hide: c, files: l }) {
			let u = await (0, s.lY)({
				option: "report",
				patterns: [e],
				root: t,
				most: 1,
				late: n
			}), [d] = u.files;
			if (d === void 0) return { warnings: u.problems };
			try {
				let e = await beginningOf(d.path, c), t = (0, r.dirname)(d.name), n = t === "." ? "" : `${t.split("/").map(encodeURIComponent).join("/")}/`, a = l === void 0 ? void 0 : `${l}/${n}`, f = {
					path: d.name.slice(0, o.Q.line),
					text: e,
					folder_url: a
				};
				return e.trim() === "" ? { warnings: [...u.problems, `report: ${(0, s.pS)(d.name)} is empty`] } : {
					report: (0, i.s)(f),
					warnings: u.problems
				};
			} catch (e) {
				let t = (0, a.xU)(e) ?? "unknown error";
				return { warnings: [...u.problems, `report: ${(0, s.pS)(d.name)} cannot be read (${t})`] };
			}
		}
		async function beginningOf(e, t) {
			let n = "";
			for await (let t of (0, c.b)(e)) if (n += t, n.length >= u) break;
			let r = n.slice(0, u), i = t(r), a = n.length < u ? 0 : sameAtEnd(r, i);
			return i.slice(0, Math.min(o.Q.lines, i.length - a)).toWellFormed();
		}
		function sameAtEnd(e, t) {
			let n = 0;
			for (; n < l && n < t.length && e.at(-1 - n) === t.at(-1 - n);) n += 1;
			return n;
		}
	}),
	4484: ((e, t, n) => {
		n.d(t, { b: () => textOf });
		var r = n(1455), i = n(7975);
		let a = 32768, o = [
			[[
				239,
				187,
				191
			], "utf-8"],
			[[255, 254], "utf-16le"],
			[[254, 255], "utf-16be"],
			[[60, 0], "utf-16le"],
			[[0, 60], "utf-16be"]
		];
		async function* textOf(e) {
			let t = await (0, r.open)(e, "r");
			try {
				let e = Buffer.allocUnsafe(a), n;
				for (;;) {
					let { bytesRead: r } = await t.read(e, 0, a);
					if (r === 0) break;
					let i = e.subarray(0, r);
					n ??= decoderFor(i), yield n.decode(i, { stream: !0 });
				}
				let r = n?.decode() ?? "";
				r !== "" && (yield r);
			} finally {
				await t.close();
			}
		}
		function decoderFor(e) {
			let t = o.find(([t]) => t.every((t, n) => e[n] === t))?.[1];
			if (t !== void 0) return new i.TextDecoder(t);
			let n = e.toString("latin1", 0, 200), r = /^\s{0,20}<\?xml\b[^>]{0,150}?\bencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/.exec(n)?.[1];
			try {
				if (r !== void 0 && !/^utf-?16|^ucs/i.test(r)) return new i.TextDecoder(r);
			} catch {}
			return new i.TextDecoder("utf-8");
		}
	})
};
