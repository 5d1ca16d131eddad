"use strict";
exports.id = 311, exports.ids = [311], exports.modules = {
	2141: ((e, t, n) => {
		n.d(t, {
			FP: () => placeOfFrames,
			Mr: () => pathsIn,
			RY: () => pathWithin,
			df: () => slashed,
			jq: () => isForeign,
			kA: () => framesOf,
			kj: () => isReachable
		});
		let r = /^\s{0,20}File "([^"]{1,400})", line (\d{1,7})/, i = / in (.{1,400}):line (\d{1,7})/, a = /^\s{0,20}at ([\w.$<>@/-]{1,400})\((\w{1,100}\.(?:java|kt|scala|groovy)):(\d{1,7})\)/, o = /^(.{1,400}\.[A-Za-z]\w{0,7})(?::|\()(\d{1,7})\b/, s = /^(.{1,400}\.py)::/, c = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.cargo|rustc|bower_components|lib\/python[\d.]+|usr\/(?:lib|local\/lib|include))\/|^(?:node:|internal\/|<)/, l = /^(?:java|javax|jdk|sun|com\/sun|kotlin|kotlinx|scala|groovy|clojure|junit|android|androidx|jakarta|reactor|net\/bytebuddy|io\/(?:netty|mockk)|org\/(?:junit|testng|gradle|apache|springframework|mockito|assertj|hamcrest|hibernate|codehaus|opentest4j|scalatest))\//, u = /^(?:.{0,200}\/(?:_?work|__w)|[A-Za-z]:\/a)\/([^/]{1,200})\/\1\//;
		function framesOf(e) {
			return shortLines(e).flatMap((e) => {
				let t = r.exec(e), n = t === null ? a.exec(e) : null;
				if (n !== null) return [{
					text: e,
					path: [...packageOf(n[1] ?? ""), n[2] ?? ""].join("/"),
					line: Number(n[3]),
					python: !1
				}];
				let s = t ?? i.exec(e) ?? wordIn(e, o);
				return s === void 0 ? [] : [{
					text: e,
					path: s[1] ?? "",
					line: Number(s[2]),
					python: t !== null
				}];
			});
		}
		function packageOf(e) {
			let t = e.slice(e.lastIndexOf("/") + 1).split("."), n = t.findIndex((e) => /^[A-Z<$]/.test(e));
			return t.slice(0, n === -1 ? Math.max(0, t.length - 2) : n);
		}
		function placeOfFrames(e, t) {
			let n = e.filter(({ path: e }) => !isForeign(e) && isReachable(e, t)), r = n[0]?.python === !0 ? n.at(-1) : n[0], i = r && pathWithin(r.path, t);
			return r === void 0 || i === void 0 ? void 0 : {
				path: i,
				line: r.line
			};
		}
		function isReachable(e, t) {
			let n = pathWithin(e, t);
			return n !== void 0 && (n.includes("/") || /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|c|cc|cpp|h|hpp)$/.test(n));
		}
		function pathsIn(e) {
			return [...shortLines(e).flatMap((e) => wordIn(e, s)?.[1] ?? []), ...framesOf(e).map(({ path: e }) => e)];
		}
		function isForeign(e) {
			return c.test(slashed(e)) || l.test(e);
		}
		function pathWithin(e, t) {
			let n = slashed(e.trim()).replace(/^file:\/\/(?=\/)/, "").replace(/^\/_\//, ""), r = `${slashed(t).replace(/\/$/, "")}/`;
			if (n.startsWith(r)) return n.slice(r.length);
			let i = n.replace(u, "");
			if (!/^(?:\/|[A-Za-z]:|[a-z]+:)/.test(i)) return i.startsWith("../") ? void 0 : i.replace(/^(?:\.\/)+/, "");
		}
		function slashed(e) {
			return e.slice(0, 600).replaceAll("\\", "/");
		}
		function shortLines(e) {
			return e.split(/[\r\n]+/, 200).map((e) => e.slice(0, 600));
		}
		function wordIn(e, t) {
			for (let n of e.split(/[\s"'`,;[\]{}|]+|\((?!\d)/)) {
				let e = t.exec(n);
				if (e !== null && !/^https?:/.test(n)) return e;
			}
		}
	}),
	2630: ((e, t, n) => {
		n.d(t, { k: () => explainLog });
		var r = n(4222), i = n(8616);
		let a = {
			diagnostic: 150,
			test: 150,
			assertion: 150,
			said: 8,
			words: 3
		};
		function addNearness(e) {
			let t = distances(e), n = new Map(), r = [];
			e.forEach((e, i) => {
				let { kind: o } = e, s = nearnessOf(o, t[i] ?? 0);
				e.total = e.weight + s;
				let c = o === void 0 ? void 0 : a[o];
				if (o === void 0 || c === void 0) return;
				let l = n.get(o);
				(l === void 0 || i - l.last > c) && (l = {
					last: i,
					place: s,
					lines: []
				}, n.set(o, l), r.push(l)), l.last = i, l.place = Math.max(l.place, s), l.lines.push(e);
			});
			for (let { lines: e, place: t } of r) for (let n of e) n.total = n.weight + t;
		}
		function nearnessOf(e, t) {
			let n = Math.log10(1 + t);
			return e === "diagnostic" || e === "test" || e === "assertion" ? 1.5 - .5 * n : e === "words" || e === void 0 ? 3 - 1.5 * n : 2.5 - 1.6 * n;
		}
		function distances(e) {
			let t = [], n = 0;
			for (let { text: r, silent: a } of e.toReversed()) a === "empty" && /\d/.test(r) && !(0, i.ds)(r) && (n = Math.min(n, 3)), t.push(n), a !== "frame" && a !== "empty" && a !== "help" && (n += 1);
			return t.reverse();
		}
		let o = [
			[
				"test",
				10,
				/^(?:FAILED|ERROR) (?:\[[^\]]{1,20}\] )?\S{1,400}::.{1,400} - \S/
			],
			[
				"test",
				9,
				/^\s{0,20}--- FAIL: \S/
			],
			[
				"test",
				9,
				/^\s{0,20}[\u2715\u2717\u2718\u00d7\u2716\u2a2f\u274c] {1,4}\S/u
			],
			[
				"test",
				9,
				/^\s{0,20}\u25cf .{1,400} \u203a \S/u
			],
			[
				"test",
				9,
				/\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!/
			],
			[
				"test",
				8.5,
				/^\s{0,20}not ok \d|^\s{0,20}\d{1,5}[.)] (?:Failure|Error|FAIL)\b|^\s{0,20}\[\s{0,8}FAIL(?:ED)?\s{0,8}\] /
			],
			[
				"test",
				8.5,
				/^Failed \S.{0,300} \[\d|^# {1,4}Failed test\b/
			],
			[
				"test",
				8,
				/^(?:FAIL|ERROR): \w{1,200} \(/
			],
			[
				"test",
				7.5,
				/^(?:FAILED|ERROR) (?:\[[^\]]{1,20}\] )?\S{1,400}::\S/
			],
			[
				"test",
				7,
				/^Test Case .{1,300} failed \(/
			],
			[
				"test",
				6.5,
				/^\s{0,20}FAIL(?:ED)?:?\s{1,8}\S|(?:\.{2,3}| -) ?(?:FAILED|FAIL|ERROR)$/
			],
			[
				"test",
				6,
				/^\s{0,8}\d{1,4}\) \S|^_{3,80} \S.{0,300} _{3,80}$/
			],
			[
				"test",
				6,
				/^\s{0,20}\u25cf \S|^ERROR \S{1,300}\.\w{1,5}$/u
			],
			[
				"assertion",
				9.5,
				/^E {2,20}(?:\w{1,80}(?:\.\w{1,80}){0,8}(?:Error|Exception|Failed)\b|assert )/
			],
			[
				"assertion",
				7,
				/^E {2,20}\S/
			],
			[
				"assertion",
				8,
				/\bFailure\/Error: \S/
			],
			[
				"assertion",
				7.5,
				/\bexpected:? .{1,300}\b(?:but (?:was|got|found|received)|got|received|to (?:be|equal|eql|have|match|contain|include|throw))\b|\bwas not (?:equal|greater|less)\b|\bassertion failed\b/i
			],
			[
				"assertion",
				5,
				/^\s{0,20}(?:expected|received|actual|got|want|reason|cause|because|left|right)\b\s{0,4}:/i
			],
			[
				"diagnostic",
				9.5,
				/(?:^|[\s"'(>])(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}["']?(?:[:(]|, line )\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?\s?[:-]{0,2}\s{0,2}(?:fatal |syntax |type |internal compiler )?(?:error|failure)\b/i
			],
			[
				"diagnostic",
				9.5,
				/^[A-Za-z_./\\][^\s:()]{0,300}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:\s{1,2}(?:fatal )?(?:error\b|\*\*\* )/i
			],
			[
				"diagnostic",
				9.5,
				/^error(?:\[\w{1,12}\]| [A-Z]{1,8}\d{1,6}): \S/
			],
			[
				"diagnostic",
				9.5,
				/\berror [A-Z]{1,8}\d{1,6}: \S/
			],
			[
				"diagnostic",
				9.5,
				/\.\w{1,10}:\[\d{1,7},\d{1,5}\] \S/
			],
			[
				"diagnostic",
				9,
				/^\s{0,8}\d{1,7}:\d{1,5}\s{1,8}(?:error|\u2716|\u00d7)\s{1,8}\S/u
			],
			[
				"diagnostic",
				9,
				/^[\w./+-]{1,60}: (?:fatal )?error: \S|^\w{1,20} Error at \S{1,300}:\d/i
			],
			[
				"diagnostic",
				8.5,
				/^\S{1,300}\.\w{1,10}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:? [A-Z]{1,6}\d{2,5}[:/ ]/
			],
			[
				"diagnostic",
				8.5,
				/\b(?:undefined reference to|undefined symbols?|unresolved external|multiple definition of|duplicate symbol)\b/i
			],
			[
				"diagnostic",
				6.5,
				/\S at (?:\S{1,300} )?line \d{1,7}\b/
			],
			[
				"diagnostic",
				6.5,
				/^\s{0,20}(?:[A-Za-z]:)?[^\s:]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,5})?: \S/
			],
			[
				"exception",
				9,
				/(?:^|[\s:.>(])[A-Z]\w{0,80}(?:Error|Exception|Violation|Timeout)\b(?: ?\[[\w:.-]{1,60}\])?: {0,3}\S|\S \([A-Z]\w{0,80}(?:Error|Exception)\)$|^\s{0,20}\*\* \(\w[\w.]{0,80}\) \S/
			],
			[
				"exception",
				9,
				/\bpanicked at\b|^\s{0,8}panic: \S|^\W{0,4}Uncaught \S|^Unhandled \S|^Exception in thread\b|\bUncaught (?:\(in \w{1,20}\) )?\w{0,60}(?:Error|Exception)\b/
			],
			[
				"exception",
				8.5,
				/^\s{0,20}Caused by: \S/
			],
			[
				"exception",
				9,
				/==\d{1,9}== ?ERROR: \S|\bruntime error: \S/
			],
			[
				"exception",
				8.5,
				/\bsegmentation fault\b|\b(?:received|caught|by) (?:signal:? )?\W?SIG[A-Z]{2,6}\b|\bcore dumped\b|\breceived signal\b/i
			],
			[
				"exception",
				5,
				/^[\w.$:]{0,200}[A-Z]\w{0,80}(?:Error|Exception)$/
			],
			[
				"said",
				8.5,
				/^\W{0,8}(?:[\w.-]{1,40}:? )?(?:fatal|critical)(?: error)?\b\W{1,4}\S/i
			],
			[
				"said",
				8,
				/^\W{0,8}(?:\d[\d:.,TZ/+-]{3,30}\W{1,4}){0,3}(?:\w{1,20} ){0,2}(?:error|severe|failure|err)\b(?:\s?[\])|(]|\s?[:!\u2022-]|\s{2})\W{0,4}\S|^\W{0,8}(?:error|severe|failure)\s\w|^E: \S|^! \S/i
			],
			[
				"said",
				8,
				/\bFAILED?!? ?(?:=>|:) ?\S|^\W{0,4}ERR_\w{3,60}\b|: \*\*\* [A-Za-z]/
			],
			[
				"said",
				7.5,
				/: (?:command )?not found$|\bis not recognized as\b|\bno such file or directory\b|\bpermission denied\b|\bunbound variable\b|\bsyntax error\b|^Killed$|\bline \d{1,6}: .{0,40}\bkilled\b/i
			],
			[
				"said",
				7,
				/\b(?:no space left|out of memory|connection (?:refused|reset|timed out)|could(?: not|n't) resolve|handshake|rate limit exceeded|access denied|not authorized|unauthorized|forbidden|already exists|hash mismatch|not up[ -]to[ -]date|write access|manifest unknown|quota|out of date|shutdown signal|maximum execution time|timed out after|lost communication|verification failed)\b/i
			],
			[
				"said",
				6.5,
				/\b(?:error|failed|failure|exception|fatal|stderr)\b\s{0,3}[:!]\s{0,3}\S/i
			],
			[
				"said",
				6.5,
				/\b(?:HTTP|status|response|returned)\b.{0,16}\b[45]\d\d\b/i
			],
			[
				"said",
				6,
				/^\s{0,20}\S{1,40} (?:ERR!|error) \S+ \S/
			],
			[
				"said",
				6,
				/^\W{0,8}(?:reason|cause|because)\s?: \S/i
			],
			[
				"said",
				6,
				/\bfailed (?:on|at) line \d{1,7}\b/i
			],
			[
				"said",
				4,
				/"(?:message|error|reason|detail)"\s?:\s?"[^"]{8}/i
			]
		].toSorted(([, e], [, t]) => t - e), s = /[\u2715\u2717\u2718\u00d7\u2716\u2a2f\u274c\u25cf\u2022]|err|fail|exception|violation|timeout|not ok|^\d{1,5}[.)]|^___|expected|received|actual|got|want|left|right|was not|assert|[:([]\d|line \d|undefined|unresolved|multiple|duplicate|panic|uncaught|unhandled|caused|\*\*|segmentation|signal|dumped|fatal|critical|severe|^[E!]\b|^!|not found|recognized|no such|denied|unbound|killed|no space|memory|connection|resolve|handshake|rate limit|authorized|forbidden|exists|mismatch|up.to.date|write access|manifest|quota|out of date|execution time|timed out|lost|http|status|response|returned|"(?:message|reason|detail)"/i, c = /\b(?:can(?:not|'t| only)|could(?: not|n't)|unable|failed|failing|fails|refus\w{2,5}|reject\w{2,5}|abort\w{0,5}|invalid|illegal|missing|mismatch\w{0,3}|not (?:found|present|allowed|granted|supported|available|defined|reached|met|run)|unknown|unexpected|undefined|unresolved|incompatible|unsupported|exceed\w{0,5}|too (?:large|long|many|old|big|deep|small|few)|(?:more|less|fewer|greater) than the|below|threshold|maximum|minimum|must(?: not)?|banned|required?|is not|are not|does(?: not|n't)|did(?: not|n't)|should|would (?:be )?(?:reformat|change|modif)\w{0,4}|expired|outdated|conflicts?|broken|crash\w{0,3}|killed|terminated|timed out|took >|violat\w{2,5}|denied|error|wrong|bad|no matching)\b/gi, l = /^(?:#\d{1,4} )?(?:\d{1,6}\.\d{1,4} )?[\s\u2502\u2503\u2577\u2575\u256d\u2570\u251c\u2514\u250c\u25c7\u25a0\u25b2|]{0,60}/u, u = /^\[?error\]?:?\s{1,4}(?=\S)/i;
		function shapeOf(e) {
			let t = e.replace(l, ""), n = s.test(t) ? surest(t) : void 0, r = n !== void 0 && u.test(t) ? surest(t.replace(u, "")) : void 0, i = (r?.weight ?? 0) > (n?.weight ?? 0) ? r : n;
			if (i !== void 0) return i;
			let a = new Set(Array.from(t.slice(0, 400).matchAll(c), ([e]) => e.toLowerCase())).size;
			return a === 0 ? void 0 : {
				kind: "words",
				weight: 1.5 + Math.min(a, 4) * .75
			};
		}
		function surest(e) {
			let t = o.find(([, , t]) => t.test(e));
			return t && {
				kind: t[0],
				weight: t[1]
			};
		}
		let d = {
			bonus: 2,
			least: 6,
			place: 10,
			help: 4
		}, f = 2.5, p = {
			weight: 6,
			lines: 3
		}, m = {
			weight: 1.9,
			lines: 2
		}, h = {
			handled: 4.5,
			caught: 5,
			logged: 3.5,
			common: 7
		}, g = {
			bonus: .5,
			least: 4
		}, _ = /^[^\w\s]{0,2}[\w.@/-]{1,40}(?:\]:?|:|\s\|) {1,2}/, v = {
			least: 8,
			share: .5
		};
		function likeness(e) {
			return e.trim().replace(/0x[0-9a-f]+|\d+/gi, "#");
		}
		function judge(e, t) {
			let n = e.filter(({ text: e, mark: t }) => e.trim() !== "" && t !== "command" && t !== "end"), r = commonFront(n), i = n.filter(({ red: e }) => e === !0).length <= n.length * .3, a = n.map((e) => byItself(e, r, i && e.red === !0));
			return weighNeighbours(a), weighLastWords(a), weighRarity(a, t), addNearness(a), a;
		}
		function commonFront(e) {
			let t = new Map();
			for (let { text: n } of e) {
				let e = _.exec(n)?.[0];
				e !== void 0 && t.set(e, (t.get(e) ?? 0) + 1);
			}
			let [n] = [...t].toSorted(([, e], [, t]) => t - e);
			return n !== void 0 && n[1] >= v.least && n[1] > e.length * v.share ? n[0] : void 0;
		}
		function byItself(e, t, n) {
			let r = t !== void 0 && e.text.startsWith(t) ? e.text.slice(t.length) : e.text, i = byWords({
				...e,
				text: r
			}), a = n && i.silent === void 0 ? Math.max(i.weight + g.bonus, g.least) : i.weight;
			return {
				...i,
				text: e.text,
				kind: i.kind ?? (a > 0 ? "words" : void 0),
				weight: a
			};
		}
		function byWords({ text: e, mark: t }) {
			let n = {
				text: e,
				kind: void 0,
				silent: void 0,
				weight: 0,
				total: 0
			};
			if (t === "group" || t === "other") return {
				...n,
				silent: "low"
			};
			let r = shapeOf(e), a = (0, i.gX)(e), o = a === "low" && !/warn/i.test(e) && (t === "error" || (r?.weight ?? 0) >= 9);
			return a !== void 0 && !o ? {
				...n,
				silent: a,
				weight: t === "error" && a === "help" ? d.help : 0
			} : r === void 0 ? {
				...n,
				weight: t === "error" ? d.least : 0
			} : {
				...n,
				kind: r.kind,
				weight: ownWeight(e, t === "error", r.kind, r.weight)
			};
		}
		function ownWeight(e, t, n, r) {
			let a = r;
			t && (a = n === "diagnostic" ? d.place : Math.max(a, d.least) + d.bonus), isSentence(e) && (a += .5);
			let o = (0, i.my)(e) && (n === "said" || n === "words" || /^\W{0,9}[\u2716\u2717]|<<</u.test(e)), s = (0, i.jJ)(e) && n !== "test" && n !== "diagnostic";
			return (o || (0, i.kg)(e)) && (a = Math.min(a, f)), s && (a = Math.min(a, 1)), n === "said" && /^\w{1,20} \w{1,20}: \S+$/.test(e.trim()) && (a = Math.min(a, f)), (0, i.ds)(e) ? lowered(a, h.handled) : a;
		}
		function isSentence(e) {
			return (e.slice(0, 400).match(/[A-Za-z']{2,}/g)?.length ?? 0) >= 5;
		}
		function isLoose({ kind: e, weight: t }) {
			return t > 0 && e === "words";
		}
		function lowered(e, t) {
			return e === 0 ? 0 : Math.max(.5, e - t);
		}
		function weighNeighbours(e) {
			let t = {
				trace: -100,
				low: -100,
				captured: -100,
				announced: -100,
				spoken: -100,
				test: -100
			};
			e.forEach((n, r) => {
				let { text: a, silent: o } = n, s = e[t.spoken];
				if (o === "empty" && s !== void 0 && isLoose(s) && r - t.spoken < 3 && /\d/.test(a) && (s.weight += 2), o === void 0 && (t.spoken = r, r - t.announced <= p.lines && n.weight < p.weight && !(0, i.jJ)(a) && (n.kind ??= "words", n.weight = p.weight)), (0, i.kg)(a) && (t.announced = r), /^\s{0,20}Traceback\b/.test(a) && (t.trace = r), o === "low" && !/^\s{0,20}\S{1,300}:\d/.test(a) && (t.low = r), /^\s{0,40}console\.\w{3,5}$|Captured \w{3,6}/.test(a) && (t.captured = r), n.kind === "test" && (t.test = (0, i.P1)(a) ? -100 : r), n.kind === "exception" && r - t.test <= 8 && (n.kind = "assertion"), n.kind === void 0 || n.kind === "test" || n.kind === "diagnostic") return;
				let c = n.kind === "exception" && t.trace > r - 60 ? t.trace : r;
				[...n.kind === "exception" ? e.slice(Math.max(0, c - 2), c) : [], ...e.slice(r + 1, r + 3)].some((e) => (0, i.tI)(e.text)) ? n.weight = lowered(n.weight, h.caught) : n.kind === "exception" && c - t.low === 1 && (n.weight = lowered(n.weight, h.logged)), r - t.captured <= 6 && (n.weight = lowered(n.weight, h.logged)), c !== r && (t.trace = -100);
			});
		}
		function weighLastWords(e) {
			let tellsNothing = ({ text: e, silent: t, weight: n }) => t === "empty" || t === "help" || t === "frame" || /^\W{0,6}(?:\w{1,20} \S{1,8} {1,8})?\S{1,300}\.log$/.test(e) || n <= f && ((0, i.jJ)(e) || (0, i.my)(e)), t = e.findLastIndex((e) => !tellsNothing(e));
			if (!(t < 0 || t === e.length - 1)) for (let n of e.slice(Math.max(0, t + 1 - m.lines), t + 1)) n.silent !== void 0 || n.weight >= m.weight || (n.kind ??= "words", n.weight = m.weight);
		}
		function weighRarity(e, t) {
			let n = new Map();
			e.forEach(({ text: e, weight: t }, r) => {
				if (t === 0) return;
				let i = n.get(likeness(e));
				i === void 0 ? n.set(likeness(e), {
					first: r,
					last: r,
					count: 1
				}) : Object.assign(i, {
					last: r,
					count: i.count + 1
				});
			});
			for (let r of e) {
				let e = likeness(r.text), i = r.weight === 0 ? void 0 : n.get(e);
				i !== void 0 && (i.count > 2 && i.last - i.first > 300 || t.has(e)) && (r.weight = lowered(r.weight, h.common));
			}
		}
		let y = [
			/^#\d{1,4} (?:\d{1,6}\.\d{1,4} )?/,
			/^[\s\u2502\u2503\u2577\u2575\u256d\u256e\u2570\u256f\u251c\u2514\u250c\u2510\u2518\u25c7\u25a0\u25b2\u25b6\u25ba\u276f\u203a\u2715\u2717\u2718\u00d7\u2716\u2a2f\u274c\u25cf\u2022\u23af\u2500\u2501\u2550|]{1,60}/u,
			/^\[(?:error|fatal|fail(?:ed|ure)?|err)\]:?\s{1,8}/i,
			/^\w{1,20} (?:ERR!|error(?= (?:code )?E[A-Z]{4}))\s{1,8}/,
			/^E {2,20}/
		], b = /[\s\u2502\u2503\u256e\u256f\u2510\u2518\u23af\u2500\u2501\u2550]{1,60}$/u;
		function withoutMarks(e) {
			let t = e.trim();
			for (let e = 0; e < 4; e += 1) {
				let e = y.reduce((e, t) => e.replace(t, ""), t);
				if (e === t) break;
				t = e;
			}
			return t = withoutEnd(t), /[A-Za-z\d\u0080-\uFFFF]/.test(t) ? t : e.trim();
		}
		function withoutEnd(e) {
			let t = e.slice(-60);
			return e.slice(0, e.length - t.length) + t.replace(b, "");
		}
		let x = [
			/^-{3} FAIL: /,
			/^\[\s{0,8}FAIL(?:ED)?\s{0,8}\] {1,4}/,
			/^not ok \d{1,7} (?:- )?/,
			/^# {1,4}Failed test (?:at )?/,
			/^(?:FAILED|FAIL|ERROR|Failed|Failure):? {1,8}/,
			/^Test Case (?=')/,
			/^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/
		], S = [
			/\s{1,8}<<< (?:FAILURE|ERROR)!$/,
			/\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$/,
			/\s{1,8}\*\*\* FAILED \*\*\*.{0,40}$/,
			/\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
			/(?: {1,8}|\.{2,3} ?| - )(?:FAILED|FAIL|ERROR)$/,
			/\s{1,8}(?:\(|\[)?(?:<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?)(?:\)|\])?$/,
			/:$/
		], C = /^(\S{1,400}::.{1,400}?) - (\S.*)$/;
		function testIn(e) {
			let t = C.exec(withoutFirst(e, x));
			if (t !== null) return {
				name: t[1] ?? "",
				reason: t[2] ?? ""
			};
			let n = S.reduce((e, t) => e.replace(t, ""), withoutFirst(e, x)).trim();
			return /[A-Za-z\d\u0080-\uFFFF]/.test(n) ? { name: n } : void 0;
		}
		function withoutFirst(e, t) {
			let n = t.find((t) => t.test(e));
			return n === void 0 ? e : e.replace(n, "");
		}
		var w = n(2141);
		let T = /^\W{0,8}Traceback\b/;
		function traceOf(e, t, n) {
			let r = traceAbove(e, t);
			return r.length > 0 ? r : traceBelow(e, n);
		}
		function traceBelow(e, t) {
			let n = [], r = t + 12 - 3;
			for (let i = t + 1; i <= r + 3 && n.length < 40; i += 1) {
				let a = e[i];
				if (a === void 0 || isOther(a) && i > t + 2) break;
				isFrame(a) && (n.push(a.text), r = i);
			}
			return n;
		}
		function traceAbove(e, t) {
			let n = [];
			if (e[t]?.kind !== "exception" && e[t]?.kind !== "assertion") return [];
			let r = t;
			for (let i = t - 1; i >= Math.max(0, t - 60) && r - i <= 3; --i) {
				let t = e[i];
				if (t === void 0 || isOther(t) && !T.test(t.text)) break;
				if (T.test(t.text)) return n.reverse().slice(-40);
				t.silent === "frame" && (n.push(t.text), r = i);
			}
			return [];
		}
		function isOther({ kind: e, silent: t }) {
			return e !== void 0 && e !== "words" && e !== "assertion" || t === "passed" || t === "low" || t === "empty";
		}
		function isFrame({ text: e, silent: t }) {
			return t === "frame" || /^\W{0,20}\S+$/.test(e.slice(0, 400)) && (0, w.kA)(e).length > 0;
		}
		let E = /^\s{0,8}\d{1,7}:\d{1,5}\s/, D = /^(?:FILE: )?((?:[A-Za-z]:)?[^\s:'"()<>|*?]{1,300}\.[A-Za-z]\w{0,9}):?$/;
		function quoteOf(e, t) {
			let n = t.flatMap((t) => e[t] ?? []), [i] = n, [a = 0] = t;
			return (0, r.s)({
				...splitTest(n),
				file: i !== void 0 && E.test(i.text) ? fileAbove(e, a) : void 0,
				trace: traceOf(e, Math.min(...t), Math.max(...t))
			});
		}
		function splitTest(e) {
			let [t = "", ...n] = e.map(({ text: e }) => withoutMarks(e)), { name: r, reason: i } = (e[0]?.kind === "test" ? testIn(t) : void 0) ?? {};
			if (r === void 0) return { lines: [t, ...n] };
			let a = [...i === void 0 ? [] : [i], ...n];
			return a.length === 0 ? { lines: [r] } : {
				test: r,
				lines: a
			};
		}
		function fileAbove(e, t) {
			for (let n = t - 1; n >= Math.max(0, t - 200); --n) {
				let t = D.exec(e[n]?.text.trim() ?? "")?.[1];
				if (t !== void 0) return t;
			}
		}
		class Repeats {
			#e = new Map();
			#t = new Map();
			constructor(e, t) {
				e.forEach((n, r) => {
					if (n.weight === 0) return;
					let i = n.text.trim();
					if (this.#e.set(i, (this.#e.get(i) ?? 0) + 1), n.kind !== "test") return;
					let { test: a, lines: o } = splitTest([n, ...t(r).flatMap((t) => e[t] ?? [])]);
					a !== void 0 && this.#n(o).add(a);
				});
			}
			countOf(e, t, n) {
				let r = e === void 0 ? this.#e.get(n.trim()) ?? 0 : this.#n(t).size;
				return r < 3 ? void 0 : r;
			}
			#n([e = ""]) {
				let t = this.#t.get(e);
				if (t !== void 0) return t;
				let n = new Set();
				return this.#t.set(e, n), n;
			}
		}
		let O = {
			first: 3,
			other: 1,
			within: 12
		}, k = {
			lines: 3,
			within: 25
		}, A = [
			"diagnostic",
			"test",
			"assertion"
		];
		function failuresIn(e) {
			let t = e.filter(({ silent: e }) => e !== "frame"), n = new Quotes(e, t), r = [...t.keys()].filter((e) => (t[e]?.weight ?? 0) > 0 && totalOf(t, e) >= 2.5);
			r.sort((e, n) => totalOf(t, n) - totalOf(t, e) || e - n);
			let [i] = r, a = i !== void 0 && totalOf(t, i) >= 5;
			a ? n.add([
				...testAbove(t, i),
				i,
				...detailsBelow(t, i, O.first)
			]) : n.add(lastLines(t, 12));
			let o = a && t.length - i > 60, s = lastLines(t, k.lines).filter((e) => isWorthLast(t[e]?.kind, o));
			o && n.addNew(s);
			let [c, l] = [0, 0];
			for (let e of r.slice(0, 400)) c === 2 && a && n.addNew(s), n.isNew(e) && i !== void 0 && (belongs(t, i, e) || (l += 1), l > 3 && !belongs(t, i, e) || (n.add([
				...testAbove(t, e),
				e,
				...detailsBelow(t, e, O.other)
			]), c += 1));
			return {
				failures: n.failures,
				sure: a
			};
		}
		function isWorthLast(e, t) {
			return e !== "test" && (t || e !== void 0);
		}
		class Quotes {
			failures = [];
			#e;
			#t;
			#n;
			#r;
			#i = new Set();
			#a = new Set();
			constructor(e, t) {
				this.#e = t, this.#t = e, this.#n = [...e.keys()].filter((t) => e[t]?.silent !== "frame"), this.#r = new Repeats(t, (e) => detailsBelow(t, e, 1));
			}
			isNew(e) {
				return !this.#i.has(e) && !this.#a.has(likeness(this.#s(e)));
			}
			addNew(e) {
				this.add(e.filter((e) => this.isNew(e)));
			}
			add(e) {
				let t = e.filter((e) => !this.#i.has(e)).slice(0, 12 - this.#i.size), n = t.flatMap((e) => this.#n[e] ?? []), [i] = t;
				if (i === void 0) return;
				let a = quoteOf(this.#t, n), o = this.#r.countOf(a.test, a.lines, this.#s(i));
				if (!(a.test !== void 0 && o !== void 0 && this.#o(a.lines))) {
					for (let e of t) this.#i.add(e), this.#a.add(likeness(this.#s(e)));
					this.failures.push((0, r.s)({
						...a,
						count: o
					}));
				}
			}
			#o([e]) {
				return this.failures.some(({ test: t, lines: n }) => t !== void 0 && n[0] === e);
			}
			#s(e) {
				return this.#e[e]?.text ?? "";
			}
		}
		function belongs(e, t, n) {
			let r = Math.abs(n - t) <= 60 || e.length - n <= 60, i = A.includes(e[n]?.kind) && e[n]?.kind === e[t]?.kind;
			return r || i || totalOf(e, n) >= totalOf(e, t) - 1;
		}
		function totalOf(e, t) {
			return e[t]?.total ?? 0;
		}
		function testAbove(e, t) {
			let { kind: n } = e[t] ?? {};
			if (n === void 0 || n === "test" || n === "diagnostic") return [];
			for (let n = t - 1; n >= Math.max(0, t - 6); --n) {
				let t = e[n];
				if (t?.kind === "test") return [n];
				if (t?.silent === "passed" || t?.silent === "empty") return [];
			}
			return [];
		}
		function detailsBelow(e, t, n) {
			let r = [], a = e[t];
			if (a?.kind === "test" && (0, i.P1)(a.text)) return r;
			for (let i = t + 1; i <= t + O.within && r.length < n; i += 1) {
				let n = e[i];
				if (a === void 0 || n === void 0 || n.silent === "empty") break;
				if (n.silent === void 0) {
					if (n.kind === "test" || n.kind === a.kind && n.weight >= a.weight) break;
					a.kind === "diagnostic" ? (a.text.endsWith(":") ? i <= t + 2 : /^\s{0,20}-->/.test(n.text) && i === t + 1) && r.push(i) : (n.kind === "assertion" || n.kind === "exception" || i === t + 1 && isBelow(a, n)) && r.push(i);
				}
			}
			return r;
		}
		function isBelow(e, t) {
			return t.kind !== void 0 || indent(t.text) > indent(e.text);
		}
		function indent(e) {
			return e.length - e.trimStart().length;
		}
		function lastLines(e, t) {
			let n = [...e.keys()].slice(-k.within), isWarning = (t) => e.length - t <= k.lines + 2 && /\bwarn/i.test(e[t]?.text ?? ""), r = n.filter((t) => {
				let n = e[t]?.silent;
				return n === void 0 || n === "low" && isWarning(t);
			});
			return r.length > 1 ? r.slice(-t) : n.filter((t) => ![
				"frame",
				"empty",
				"passed"
			].includes(e[t]?.silent ?? "")).slice(-t);
		}
		function scriptOf({ title: e, lines: t }) {
			let n = [];
			if (!e.startsWith("Run ")) return [];
			for (let { mark: e, text: r } of t()) {
				if (e === "end") break;
				if (/^shell: /.test(r)) return n;
				e !== "group" && n.length < 12 && n.push(r.trim());
			}
			return [];
		}
		var j = n(1708);
		let M = {
			name: void 0,
			at: void 0
		};
		function explainLog(e, t = M, n) {
			let r = (0, j.SH)(e, n), i = (0, j.dg)(r, t), a = new InnocentLines(r, i), judgedOf = (e) => ({
				block: e,
				judged: judge((0, j.jH)(e), a.before(e))
			}), o = [...new Set([...i.slice(0, 1), ...i.slice(-3)])].map(judgedOf), s = t.name !== void 0 || t.at !== void 0 || o.some(speaks) ? o : [...o, ...speaksBefore(r, i[0], judgedOf)], bonus = ({ block: e }) => e === i[0] ? 2 : 0, [c] = s.toSorted((e, t) => sureness(t.judged) + bonus(t) - sureness(e.judged) - bonus(e)), l = failuresIn(c?.judged ?? []), u = c === void 0 || l.failures.length > 0 || saysWhy(c.block) ? [] : scriptOf(c.block);
			return {
				failures: u.length > 0 ? [{
					lines: u,
					trace: []
				}] : l.failures,
				sure: l.sure,
				marked: markedIn(c === void 0 ? [] : [c.block]),
				foreign: markedIn(r.filter((e) => e !== c?.block))
			};
		}
		let N = /^process completed with exit code -?\d+\.?$/i;
		function saysWhy({ marked: e }) {
			return e.some((e) => !N.test(e.trim()));
		}
		function speaks({ block: { title: e }, judged: t }) {
			return (e === "" || e.startsWith("Run ")) && t.filter(({ silent: e }) => e === void 0).length >= 3;
		}
		function speaksBefore(e, t, n) {
			let r = t === void 0 ? e.length : e.indexOf(t);
			for (let t of e.slice(Math.max(0, r - 8), r).toReversed()) {
				let e = n(t);
				if (speaks(e)) return [e];
			}
			return [];
		}
		class InnocentLines {
			#e;
			#t;
			#n = new Map();
			#r = 0;
			constructor(e, t) {
				this.#e = e, this.#t = new Set(t);
			}
			before(e) {
				let t = this.#e.indexOf(e);
				for (; this.#r < t; this.#r += 1) this.#i(this.#r);
				return { has: (e) => (this.#n.get(e) ?? t) < t };
			}
			#i(e) {
				let t = this.#e[e];
				if (!(t === void 0 || this.#t.has(t))) for (let { text: n } of t.lines()) {
					let t = likeness(n);
					this.#n.has(t) || this.#n.set(t, e);
				}
			}
		}
		function markedIn(e) {
			return e.flatMap(({ marked: e }) => e);
		}
		function sureness(e) {
			return e.reduce((e, { total: t, weight: n }) => n > 0 ? Math.max(e, t) : e, 0);
		}
	}),
	8616: ((e, t, n) => {
		n.d(t, {
			P1: () => saysWhy,
			b9: () => isExit,
			c0: () => isTelling,
			ds: () => isHandled,
			gX: () => silentAs,
			jJ: () => isBareFailure,
			kg: () => isAnnouncement,
			my: () => isCount,
			tI: () => isCaught
		});
		let r = [
			/\b(?:exit(?:ed|s)?|failed|finished|terminated|return(?:ed)?)\b.{0,30}\b(?:code|status)(?::|=| was)? ?\(?(?:1?\d?\d|2[0-4]\d|25[0-5])\b\)?(?:\.?$|[.,;] | \()/i,
			/\b(?:exit(?:ed)?|exited with)(?: with)?(?: code| status)?:? \(?-?\d{1,12}\)?\.?$/i,
			/\breturned \d{1,3} exit status\b/i,
			/\bnon-?zero (?:exit|status)\b.{0,40}$/i,
			/^(?:g?make|ninja)(?:\[\d{1,3}\])?: .{0,300}(?:\bError \d{1,3}|unfinished jobs\.{0,4}|subcommand failed\.?)$/i,
			/^The operation was cancell?ed\.?$/i,
			/^\w{1,30} (?:ERR!|error) (?:code|errno|path|command|Lifecycle|A complete log|Exit|Test failed|cwd|node|npm)\b/i,
			/^\W{0,6}(?:error|errors|failed|failure|failures|fail|fatal|\w{1,30} (?:ERR!|error)|stderr|stdout|traceback)\W{0,6}$/i,
			/\bELIFECYCLE\b/,
			/^\W{0,6}(?:(?:finished|failure|error|fatal): )?(?:the )?(?:cmake )?(?:build|tests?|compilation|command|job|task|step|run|lint|check)s?(?: step \S.{0,60})? (?:marked build as )?(?:did not complete successfully|failure|failed|error)(?: (?:with an exception|due to failed dependency|in \d.{0,20}))?\W{0,6}$/i,
			/^\W{0,6}(?:error\W{1,4})?(?:finished: \w{1,20}|total time:? .{0,80}|finished at:? .{0,80}|time:? \d.{0,80})$/i,
			/^execution halted$/i,
			/^Executing the custom container implementation failed\b/
		], i = /^\W{0,4}(?:\w{1,30} )?(?:error|ERR!)[\]:|\s]{1,4}/i, a = /^\W{0,8}(?:(?:re-?)?run with|re-run |run "|to (?:see|re-?run|get|debug|reproduce|fix|update|execute|address)\b|try:?\b|see(?: also)?\b|read (?:more|the)|use [`'"-]|for more|more (?:info|details)|get more help|please (?:see|refer|contact|make sure|ensure|check)|you can\b|you may\b|learn more|did you mean|check (?:the|your)\b|note:|hint:|help:|this is probably not|full log|a complete log|docs?:|documentation|this usually|update your|if (?:this|you|your)\b|= (?:note|help)|usage:|options:|aliases:|-> \[help|\[?help \d|\[--?\w)/i, o = /^\s{0,20}-{1,2}[A-Za-z][\w-]{0,40}(?:[,=\s]\s?\S{0,40})?\s{2,40}\S|^\s{0,20}usage\b\W{0,3}$/i, s = /^[^\w\u2713\u2714]{0,8}(?:\w{1,20}[:.\s-]{1,3})?(?:\d[\d:.,TZ/+-]{3,30}[\s|\]-]{1,4}){0,3}\W{0,4}(?:info|debug|trace|verbose|notice|warn(?:ing)?|note|deprecat\w{0,6})\b(?!\w)/i, c = /\b(?:warning|warn)s?\b\s?[:\]!]|[\s:]warning\s{1,4}\S|\b\w{0,40}Warning: |\bdeprecat(?:ed|ion)\b|\bwarnings? generated\b|\[WARN/i, l = /\b(?:caught|handled|handling|ignor(?:e|ed|ing)|(?<!\[)recover(?:ed|ing)|retry|(?<!timed out )retrying|retries|retried|will retry|back(?:ing)? off|tolerated|swallowed|suppress(?:ed|ing)|non-?fatal|fall(?:ing)? ?back|as expected|expected (?:error|failure|exception|by)|skipp(?:ed|ing)|(?<!before )continuing|xfail(?:ed)?|vulnerabilit(?:y|ies)|flaky|trying again|try again|simulated?|mock(?:ed)?|attempt \d{1,3}(?:\/| of ))\b/i, u = /\b(?:caught|handled|ignor(?:ed|ing)|(?<!\[)recover(?:ed|ing)|swallowed|non-?fatal|falling back|as expected|expected (?:error|failure|exception)|(?<!before )continuing|going on|carrying on)\b/i, d = /^\W{0,6}(?:\d{1,6}[\s.)/]{1,4}){0,3}(?:\u2713|\u2714|\u221a|\u2611|\u2705|\ud83d\udfe2|ok\b|pass(?:ed)?\b|succe(?:ss|eded)\b|--- (?:PASS|SKIP)|=== (?:RUN|CONT|PAUSE|NAME)|\[\s{0,8}(?:OK|RUN|PASSED|PASS|SKIPPED)\s{0,8}\])|(?:\.\.\.?|\s-|\s)\s{0,3}(?:ok|passed|pass|skipped|success)(?: \(?[\d.]{1,10} ?m?s\)?| \[.{0,30}\])?$|\b(?:PASSED|SKIPPED|XFAIL)\b(?: +\[[^\]]{0,20}\]){0,3}$|\| (?:SUCCESS|CHANGED) (?:=>|\|)/i, f = /\b(?:0|no) (?:errors?|failures?|problems?|failed|failing|vulnerabilities)\b(?!.{0,40}\b[1-9]\d{0,6} (?:errors?|fail))|^[^A-Za-z]{0,1000}$/i, p = /^\s{0,40}(?:at (?:async )?\S.{0,400}(?:\(|:\d)|at \S{3,200}$|File "[^"]{1,300}", line \d|#\d{1,4}\s+0x|\d{1,4}: +(?:0x|\S{1,200}::)|(?:# |from )\S{1,300}:\d{1,7}:in\b|goroutine \d|\.\.\. \d{1,5} (?:more|common)|\S{1,300}\.go:\d{1,7} \+0x)/, m = /^\s{0,40}(?:[\u276f\u2192#>-]{1,3} ?|at |in )?(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}(?::\d{1,7}){1,2}:?$/u, h = /^\s{0,20}(?:>\s{0,4})?\d{1,6}\s{0,4}[|\u2502\u2503]|^\s{0,40}>?\s{0,4}[|\u2502\u2503]\s{0,200}(?:[\^~_+-]|$)|^\s{0,200}[\^~+-]{1,200}\s{0,4}$|^\+{1,4} \S/, g = /(?<![/.])\b\d{1,9} (?:(?:tests?|specs?|suites?|examples?|jobs?|tasks?) )?(?:failed|failures?|failing|errors?|problems?|warnings?|issues?|(?:\w{1,20} )?violations?)\b(?!:)|\b(?:failures|errors|failed): \d{1,9}\b|\bdue to \d{1,6} previous errors?\b|\bto rerun pass\b/i, _ = /\b(?:fail(?:ed|s|ures?)?|unsuccessful(?:ly)?|failed (?:dependency|tests?))\W{0,3}$|\bfailed for \w{1,20} \S{1,200}$|\berrors? (?:while|when|during|in) (?:running|building|compiling|executing) \S{1,20}$|\b\d{1,4} dependenc(?:y|ies) failed\b|\bthere (?:were|are) .{0,20}failures\b/i, v = /fail|errored|unsuccess|complete|exited|broke|: `|^one or/i, y = /\b(?:script|task|target|package|project|component|suite|stage|phase|goal|recipe|program|subcommand|process|command|workspace|module|file|case|tests?)s?\b.{0,120}\b(?:failed|errored|unsuccessful|did not complete|exited|broke)\b(?! (?:to|because|due|on line|with:|at \S{1,80}:\d))(?!: \S)|\bfail(?:ed|ure)? (?:at|in|for|during|on|when|while|to (?:run|execute|compile|build))\b.{0,120}\b(?:script|task|target|package|project|component|stage|phase|goal|recipe|program|command|workspace|module)s?\b\W{0,3}$|^\W{0,6}(?:\w{1,20} ERR! )?(?:@?[\w./-]{1,100})@\d[\w.-]{0,40} [\w:.-]{1,60}: `|^\W{0,6}(?:failed|failing) (?:\w{1,20} ){0,2}\w{1,20}s?: \S|\bfailing tests?\b(?: \S{1,30}){0,2}\.? see\b|^one or more \w{1,20}\b|^FAILED \S{1,300}$/i, b = /\b(?:went wrong|reason|causes?|problems?|(?:original )?errors?|failures?|failed|failed tests?|failing tests?|details?|messages?)\W{0,3}:\W{0,4}$/i;
		function isExit(e) {
			let t = e.trim();
			return t === "" || r.some((e) => e.test(t));
		}
		function isTelling(e) {
			return !isExit(e.slice(0, 1e3));
		}
		function silentAs(e) {
			let t = e.replace(i, "");
			return isExit(e) || isExit(t) ? "empty" : d.test(e) || f.test(e) ? "passed" : p.test(e) || isPlaceAlone(e) ? "frame" : h.test(e) ? "code" : a.test(e) || a.test(t) || o.test(e) ? "help" : s.test(e) || c.test(e) ? "low" : void 0;
		}
		function isPlaceAlone(e) {
			return /\d:?$/.test(e.slice(-2)) && m.test(e);
		}
		function saysWhy(e) {
			return /::.{1,400} - \S/.test(e.slice(0, 1e3));
		}
		function isHandled(e) {
			return l.test(e);
		}
		function isCaught(e) {
			return u.test(e);
		}
		function isAnnouncement(e) {
			return b.test(e);
		}
		function isCount(e) {
			return g.test(e);
		}
		function isBareFailure(e) {
			let t = e.slice(0, 300);
			return (v.test(t) && y.test(t) || _.test(e)) && !/\)\W{0,3}failed\W{0,3}$/.test(e);
		}
	}),
	3914: ((e, t, n) => {
		n.d(t, { G: () => logErrors });
		var r = n(4222), i = n(606), a = n(2141);
		function quoteLines(e, t) {
			return t(e.join("\n")).split("\n").flatMap((e) => (0, i.Bd)(e) ?? []).join("\n");
		}
		function logErrors({ failures: e, sure: t }, n) {
			return e.flatMap((e) => errorOf(e, n) ?? []).map((e) => t ? e : {
				...e,
				doubtful: !0
			});
		}
		function errorOf(e, { root: t, hide: n }) {
			let o = quoteLines(e.lines, n);
			if (o === "") return;
			let [s = "", ...c] = o.split("\n"), l = placeInFront(s, e.file), u = l?.place && (0, a.FP)([{
				...l.place,
				text: s,
				python: !1
			}], t), d = u ?? (0, a.FP)((0, a.kA)(n(e.trace.join("\n"))), t);
			return (0, r.s)({
				test: e.test === void 0 ? void 0 : (0, i.Bd)(n(e.test)),
				message: u === void 0 ? o : [l?.rest ?? s, ...c].join("\n"),
				path: d?.path,
				line: d?.line,
				count: e.count
			});
		}
		let o = /^((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?:\((\d{1,7})[,\d]{0,12}\)|:(\d{1,7})(?::\d{1,5})?)\s?[:-]?\s{1,4}(\S.*)$/, s = /^(\d{1,7}):\d{1,5}\s{1,8}(\S.*)$/;
		function placeInFront(e, t) {
			let n = t === void 0 ? null : s.exec(e);
			if (t !== void 0 && n !== null) return {
				place: {
					path: t,
					line: Number(n[1])
				},
				rest: n[2] ?? ""
			};
			let r = o.exec(e);
			if (r !== null) return {
				place: {
					path: r[1] ?? "",
					line: Number(r[2] ?? r[3])
				},
				rest: r[4] ?? ""
			};
		}
	}),
	1708: ((e, t, n) => {
		n.d(t, {
			A4: () => LogUnread,
			SH: () => blocksOf,
			dg: () => failingBlocks,
			jH: () => outputOf
		});
		let r = 1e3, i = /^(?:[^\t]{0,200}\t[^\t]{0,200}\t)?\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)(?: |$)/, a = /^(?:\s|\u001B\[(?!(?:[01];)?(?:31|91)m)[\d;:]{0,12}m){0,20}\u001B\[(?:[01];)?(?:31|91)m/, o = /\u001B(?:\[[\d;:?<=>!]{0,40}[ -/]?[@-~]|\][^\u0007\u001B]{0,400}(?:\u0007|\u001B\\)?|[()#][A-Z0-9]|[=>A-Za-z78])?/g, s = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, c = /^(?:##\[(\w[\w -]{0,30})[^\]]{0,400}\]|\[(command)\]|::(error|warning|notice|debug|group|endgroup)(?: [^:]{0,400})?::)/, l = {
			error: "error",
			warning: "warning",
			group: "group",
			endgroup: "end",
			command: "command"
		};
		function cleanLine(e) {
			let t = e.slice(0, 8e3), n = /^[\d\uFEFF]/.test(t) || t.includes("	") ? i.exec(t) : null, o = plain(t.slice(n?.[0].length ?? 0)), s = c.exec(o.slice(0, 500)), u = s?.[1] ?? s?.[2] ?? s?.[3];
			return {
				text: o.slice(s?.[0].length ?? 0).slice(0, r).trimEnd(),
				mark: u === void 0 ? void 0 : l[u] ?? "other",
				at: n?.[1] === void 0 ? void 0 : Date.parse(n[1]),
				...t.includes("\x1B") && a.test(t.slice(n?.[0].length ?? 0, r)) ? { red: !0 } : {}
			};
		}
		function plain(e) {
			let t = e.includes("\x1B") ? e.replace(o, "") : e;
			return ((t.includes("\r") ? t.split("\r").filter((e) => e.trim() !== "") : [t]).at(-1) ?? "").replace(s, "");
		}
		var u = n(8616);
		let NEVER = () => !1;
		class LogUnread extends Error {}
		function blocksOf(e, t = NEVER) {
			let n = [];
			for (let r of linesIn(e, {
				from: lastLines(e, e.length, 3e5),
				to: e.length,
				late: t
			})) {
				let e = stepTitle(r);
				(e !== void 0 || n.length === 0) && n.push({
					from: r.from,
					title: e ?? "",
					at: r.at ?? NaN,
					marked: []
				});
				let { marked: t = [] } = n.at(-1) ?? {};
				r.mark === "error" && t.length < 2e3 && t.push(r.text.trim()), n.length > 2e3 && n.shift();
			}
			return n.map(({ from: r, ...i }, a) => {
				let o = n[a + 1]?.from ?? e.length, lines = (n = r, i = o) => linesIn(e, {
					from: Math.max(r, n),
					to: i,
					late: t
				});
				return {
					...i,
					log: e,
					to: o,
					lines
				};
			});
		}
		function lastLines(e, t, n) {
			let r = e[t - 1] === "\n" ? t - 1 : t;
			for (let t = 0; r > 0 && t < n;) {
				let n = e.lastIndexOf("\n", r - 1);
				r - n > 1 && (t += 1), r = n;
			}
			return r <= 0 ? 0 : r + 1;
		}
		function afterLine(e, t) {
			let n = e.indexOf("\n", t);
			return n < 0 ? e.length : n + 1;
		}
		function failingBlocks(e, { name: t, at: n }) {
			let r = e.filter(({ marked: e }) => e.length > 0);
			if (r.length === 1) return r;
			if (r.length === 0) return n === void 0 || e.every((e) => Number.isNaN(e.at)) ? e : e.filter((e) => isWithin(e.at, n));
			let i = n === void 0 ? [] : r.filter((e) => isWithin(e.at, n));
			return i.length === 0 ? r : [i.filter(({ title: e }) => e === t).at(-1) ?? i.at(-1) ?? []].flat();
		}
		function outputOf({ title: e, log: t, to: n, lines: r }) {
			let i = !0, [a, o] = [0, 0];
			for (let { mark: t, text: n, from: s } of r()) t === "group" && !e.startsWith("Run ") && a === 0 && (i = !1), t === "end" && i ? [a, o, i] = [
				s + 1,
				0,
				!1
			] : t === "error" && (0, u.b9)(n) && (o = s + 1);
			let s = o === 0 ? n : afterLine(t, o), c = Math.max(a, lastLines(t, s, 2e4));
			return [...r(lastLines(t, c, 200), s)].filter(({ from: e }) => e >= c);
		}
		let d = {
			text: "",
			mark: void 0,
			at: void 0
		};
		function* linesIn(e, { from: t, to: n, late: r }) {
			let i = 0, a = "", o = 0;
			for (let s = t; s < n;) {
				let t = e.indexOf("\n", s), n = t < 0 ? e.length : t;
				if (o += 1, o % 1e3 == 0 && r()) throw new LogUnread();
				let c = {
					...n === s ? d : cleanLine(e.slice(s, n)),
					from: s
				};
				if (s = n + 1, c.text === "" && c.mark === void 0) continue;
				let l = c.text.includes("PRIVATE KEY-----") ? c.text.indexOf("-----BEGIN ") : -1;
				l >= 0 ? (a = c.text.slice(0, l), i = c.text.includes("-----END ", l) ? 0 : 200) : i = i > 0 && isKeyText(c, a) ? i - 1 : 0, l >= 0 && a !== "" ? yield {
					...c,
					text: a.trimEnd()
				} : l < 0 && i <= 0 && (yield c);
			}
		}
		let f = /^(?:[A-Za-z0-9+/=]{0,200}(?:\\[nr])*[^A-Za-z0-9]*|(?:Proc-Type|DEK-Info): .*)$/;
		function isKeyText({ text: e, mark: t }, n) {
			if (t !== void 0) return !1;
			let [r, i] = [comparableText(e), comparableText(n)];
			return [r, i !== "" && r.length > i.length && r.startsWith(i) ? r.slice(i.length) : r].some((e) => f.test(withoutMarks(e))) || p.test(r);
		}
		let p = /(?:^|[^A-Za-z0-9+/=])[A-Za-z0-9+/=]{40,}(?:\\[nr])*[^A-Za-z0-9]*$/;
		function comparableText(e) {
			return e.replaceAll(/\d/g, "0").replaceAll(/(?<=[^A-Za-z0-9+/=]|^)0+(?=[^A-Za-z0-9+/=])/g, "0");
		}
		function withoutMarks(e) {
			return e.replaceAll(/<\/?\w{1,40}>/g, "").replace(/^[^A-Za-z0-9]+/, "");
		}
		function stepTitle({ text: e, mark: t }) {
			return t === "group" ? e.startsWith("Run ") ? e : void 0 : t === void 0 && /^(?:Post job cleanup\.|Cleaning up orphan processes)$/.test(e) ? e : void 0;
		}
		function isWithin(e, { from: t, to: n }) {
			return e >= Date.parse(t) && e < Date.parse(n) + 1e3;
		}
	})
};
