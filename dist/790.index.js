"use strict";
exports.id = 790, exports.ids = [790], exports.modules = { 1790: ((e, t, n) => {
	n.d(t, { readOthers: () => readOthers });
	var r = n(2633), i = n(4437), a = n(4581), o = n(6760), s = n(1455), c = n(452);
	let l = 1048576;
	async function readText(e) {
		let t;
		try {
			e !== "-" && (t = await (0, s.open)(e));
			let n = [], r = 0;
			for await (let e of t?.createReadStream() ?? process.stdin) {
				if (r += e.length, r > l) return {
					type: "fault",
					fault: `has more than ${l} bytes`,
					fix: "Give a shorter text"
				};
				n.push(Buffer.from(e));
			}
			let i = Buffer.concat(n).toString("utf8").replace(/^\uFEFF/, "").replace(/\r?\n$/, "");
			return i.trim() === "" ? {
				type: "fault",
				fault: "holds nothing",
				fix: "Give a text"
			} : {
				type: "ok",
				text: i
			};
		} catch (e) {
			return {
				type: "fault",
				fault: `cannot be read (${(0, c.xU)(e) ?? "unknown error"})`,
				fix: "Give a file that can be read"
			};
		} finally {
			await t?.close().catch(() => {});
		}
	}
	function secretOptions() {
		return i.l.filter(({ secrets: e }) => e !== void 0).map(({ name: e }) => e);
	}
	function fileVariableOf(e) {
		return `${(0, r.Qn)(e)}_FILE`;
	}
	async function givenByFiles(e, t, n = secretOptions()) {
		let r = new Map(), i = [];
		for (let a of n.filter((e) => !t.has(e))) {
			let t = fileVariableOf(a), n = e[t]?.trim();
			if (n === void 0 || n === "") continue;
			let s = await readText((0, o.resolve)(n));
			s.type === "ok" ? r.set(a, {
				value: s.text,
				from: "environment"
			}) : i.push({
				option: t,
				fault: `the file ${s.fault}`,
				fix: s.fix
			});
		}
		return {
			given: r,
			problems: i
		};
	}
	function misspeltVariables(e) {
		let t = [...i.l.map(({ name: e }) => (0, r.Qn)(e)), ...secretOptions().map(fileVariableOf)];
		return namesBehind(e, "WORKROOM_", t).flatMap((e) => {
			let n = (0, a.p)(e, t), o = i.l.find(({ name: e }) => (0, r.Qn)(e) === n || fileVariableOf(e) === n)?.name;
			return n === void 0 || o === void 0 ? [] : [{
				meant: o,
				problem: {
					option: e,
					fault: "there is no such variable",
					fix: `Did you mean ${n}?`
				}
			}];
		});
	}
	function namesBehind(e, t, n) {
		return Object.keys(e).filter((e) => e.startsWith(t) && !n.includes(e));
	}
	var u = n(1213);
	let d = {
		url: { meant: "webhook-url" },
		webhook: { meant: "webhook-url" },
		"hook-url": { meant: "webhook-url" },
		message: { meant: "body" },
		msg: { meant: "body" },
		text: { meant: "body" },
		content: { meant: "body" },
		title: {
			meant: "subject",
			advice: "Write subject instead, which topics and tasks have"
		},
		channel: {
			meant: "team",
			advice: "A webhook posts to the place it was made for; with base-url, give its name as team or forum"
		}
	};
	function peerName(e) {
		return Object.hasOwn(d, e) ? d[e] : void 0;
	}
	var f = n(1413);
	let p = [
		"webhook-url",
		"base-url",
		"username",
		"password",
		"team",
		"forum"
	];
	async function readOthers(e, t) {
		let n = await givenByFiles(e, t), r = new Map([...t, ...n.given]), { fatal: i, ignored: a } = unknownInputs(e, r);
		return {
			given: r,
			fatal: [...n.problems, ...i],
			ignored: a
		};
	}
	function unknownInputs(e, t) {
		let n = [...unknownInputsOf(e), ...misspeltVariables(e)], r = !(0, u.T)(t), { fatal: i = [], ignored: a = [] } = Object.groupBy(n, ({ meant: e }) => r && p.includes(e) && !t.has(e) ? "fatal" : "ignored");
		return {
			fatal: i.map(({ problem: e }) => e),
			ignored: a.map(({ problem: e }) => e)
		};
	}
	function unknownInputsOf(e) {
		let t = i.l.filter((e) => !e.environmentOnly).map(({ name: e }) => e);
		return namesBehind(e, "INPUT_", t.map(f.LO)).flatMap((e) => {
			let n = e.slice(6).toLowerCase(), r = peerName(n.replaceAll("_", "-")), i = (0, a.p)(n.replaceAll("_", "-"), t), o = r?.meant ?? t.find((e) => e === i);
			return o === void 0 ? [] : [{
				meant: o,
				problem: {
					option: n,
					fault: "there is no such input",
					fix: r === void 0 ? `Did you mean ${o}?` : r.advice ?? `Write ${o} instead`
				}
			}];
		});
	}
}) };
