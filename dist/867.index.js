"use strict";
exports.id = 867, exports.ids = [867], exports.modules = {
	2850: ((e, t, n) => {
		n.d(t, { k: () => explainLog });
		var r = n(8616);
		let i = {
			diagnostic: 150,
			test: 150,
			assertion: 150,
			said: 8,
			words: 3
		};
		function addNearness(e) {
			let t = distances(e), n = new Map(), r = [];
			e.forEach((e, a) => {
				let { kind: o } = e, s = nearnessOf(o, t[a] ?? 0);
				e.total = e.weight + s;
				let c = o === void 0 ? void 0 : i[o];
				if (o === void 0 || c === void 0) return;
				let l = n.get(o);
				(l === void 0 || a - l.last > c) && (l = {
					last: a,
					place: s,
					lines: []
				}, n.set(o, l), r.push(l)), l.last = a, l.place = Math.max(l.place, s), l.lines.push(e);
			});
			for (let { lines: e, place: t } of r) for (let n of e) n.total = n.weight + t;
		}
		function nearnessOf(e, t) {
			let n = Math.log10(1 + t);
			return e === "diagnostic" || e === "test" || e === "assertion" ? 1.5 - .5 * n : e === "words" || e === void 0 ? 3 - 1.5 * n : 2.5 - 1.6 * n;
		}
		function distances(e) {
			let t = [], n = 0;
			for (let { text: i, silent: a } of e.toReversed()) a === "empty" && /\d/.test(i) && !(0, r.ds)(i) && (n = Math.min(n, 3)), t.push(n), a !== "frame" && a !== "empty" && a !== "help" && (n += 1);
			return t.reverse();
		}
		let a = [
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
				/^\s{0,8}\d{1,4}\) \S/
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
				/^\s{0,20}(?:expected|received|actual|got|want|left|right)\b\s{0,4}:/i
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
				4,
				/"(?:message|error|reason|detail)"\s?:\s?"[^"]{8}/i
			]
		].toSorted(([, e], [, t]) => t - e), o = /[\u2715\u2717\u2718\u00d7\u2716\u2a2f\u274c\u25cf\u2022]|err|fail|exception|violation|timeout|not ok|^\d{1,5}[.)]|expected|received|actual|got|want|left|right|was not|assert|[:([]\d|line \d|undefined|unresolved|multiple|duplicate|panic|uncaught|unhandled|caused|\*\*|segmentation|signal|dumped|fatal|critical|severe|^[E!]\b|^!|not found|recognized|no such|denied|unbound|killed|no space|memory|connection|resolve|handshake|rate limit|authorized|forbidden|exists|mismatch|up.to.date|write access|manifest|quota|out of date|execution time|timed out|lost|http|status|response|returned|"(?:message|reason|detail)"/i, s = /\b(?:can(?:not|'t| only)|could(?: not|n't)|unable|failed|failing|fails|refus\w{2,5}|reject\w{2,5}|abort\w{0,5}|invalid|illegal|missing|mismatch\w{0,3}|not (?:found|present|allowed|granted|supported|available|defined|reached|met|run)|unknown|unexpected|undefined|unresolved|incompatible|unsupported|exceed\w{0,5}|too (?:large|long|many|old|big|deep|small|few)|(?:more|less|fewer|greater) than the|below|threshold|maximum|minimum|must(?: not)?|banned|required?|is not|are not|does(?: not|n't)|did(?: not|n't)|should|would (?:be )?(?:reformat|change|modif)\w{0,4}|expired|outdated|conflicts?|broken|crash\w{0,3}|killed|terminated|timed out|took >|violat\w{2,5}|denied|error|wrong|bad|no matching)\b/gi, c = /^(?:#\d{1,4} )?(?:\d{1,6}\.\d{1,4} )?[\s\u2502\u2503\u2577\u2575\u256d\u2570\u251c\u2514\u250c\u25c7\u25a0\u25b2|]{0,60}/u, l = /^\[?error\]?:?\s{1,4}(?=\S)/i;
		function shapeOf(e) {
			let t = e.replace(c, ""), n = o.test(t) ? surest(t) : void 0, r = n !== void 0 && l.test(t) ? surest(t.replace(l, "")) : void 0, i = (r?.weight ?? 0) > (n?.weight ?? 0) ? r : n;
			if (i !== void 0) return i;
			let a = new Set(Array.from(t.slice(0, 400).matchAll(s), ([e]) => e.toLowerCase())).size;
			return a === 0 ? void 0 : {
				kind: "words",
				weight: 1.5 + Math.min(a, 4) * .75
			};
		}
		function surest(e) {
			let t = a.find(([, , t]) => t.test(e));
			return t && {
				kind: t[0],
				weight: t[1]
			};
		}
		let u = {
			bonus: 2,
			least: 6,
			place: 10,
			help: 4
		}, d = 2.5, f = {
			weight: 6,
			lines: 3
		}, p = {
			handled: 4.5,
			caught: 5,
			logged: 3.5,
			common: 7
		};
		function likeness(e) {
			return e.trim().replace(/0x[0-9a-f]+|\d+/gi, "#");
		}
		function judge(e, t) {
			let n = e.filter(({ text: e, mark: t }) => e.trim() !== "" && t !== "command" && t !== "end").map(byItself);
			return weighNeighbours(n), weighRarity(n, t), addNearness(n), n;
		}
		function byItself({ text: e, mark: t }) {
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
			let i = shapeOf(e), a = (0, r.gX)(e), o = a === "low" && !/warn/i.test(e) && (t === "error" || (i?.weight ?? 0) >= 9);
			return a !== void 0 && !o ? {
				...n,
				silent: a,
				weight: t === "error" && a === "help" ? u.help : 0
			} : i === void 0 ? {
				...n,
				weight: t === "error" ? u.least : 0
			} : {
				...n,
				kind: i.kind,
				weight: ownWeight(e, t === "error", i.kind, i.weight)
			};
		}
		function ownWeight(e, t, n, i) {
			let a = i;
			t && (a = n === "diagnostic" ? u.place : Math.max(a, u.least) + u.bonus), isSentence(e) && (a += .5);
			let o = (0, r.my)(e) && (n === "said" || n === "words" || /^\W{0,9}[\u2716\u2717]|<<</u.test(e)), s = (0, r.jJ)(e) && n !== "test" && n !== "diagnostic";
			return (o || s || (0, r.kg)(e)) && (a = Math.min(a, d)), n === "said" && /^\w{1,20} \w{1,20}: \S+$/.test(e.trim()) && (a = Math.min(a, d)), (0, r.ds)(e) ? lowered(a, p.handled) : a;
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
			e.forEach((n, i) => {
				let { text: a, silent: o } = n, s = e[t.spoken];
				if (o === "empty" && s !== void 0 && isLoose(s) && i - t.spoken < 3 && /\d/.test(a) && (s.weight += 2), o === void 0 && (t.spoken = i, i - t.announced <= f.lines && n.weight < f.weight && !(0, r.jJ)(a) && (n.kind ??= "words", n.weight = f.weight)), (0, r.kg)(a) && (t.announced = i), /^\s{0,20}Traceback\b/.test(a) && (t.trace = i), o === "low" && !/^\s{0,20}\S{1,300}:\d/.test(a) && (t.low = i), /^\s{0,40}console\.\w{3,5}$|Captured \w{3,6}/.test(a) && (t.captured = i), n.kind === "test" && (t.test = i), n.kind === "exception" && i - t.test <= 8 && (n.kind = "assertion"), n.kind === void 0 || n.kind === "test" || n.kind === "diagnostic") return;
				let c = n.kind === "exception" && t.trace > i - 60 ? t.trace : i;
				[...n.kind === "exception" ? e.slice(Math.max(0, c - 2), c) : [], ...e.slice(i + 1, i + 3)].some((e) => (0, r.tI)(e.text)) ? n.weight = lowered(n.weight, p.caught) : n.kind === "exception" && c - t.low === 1 && (n.weight = lowered(n.weight, p.logged)), i - t.captured <= 6 && (n.weight = lowered(n.weight, p.logged)), c !== i && (t.trace = -100);
			});
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
				i !== void 0 && (i.count > 2 && i.last - i.first > 300 || t.has(e)) && (r.weight = lowered(r.weight, p.common));
			}
		}
		let m = {
			first: 3,
			other: 1,
			within: 12
		}, h = {
			lines: 3,
			within: 25
		}, g = [
			"diagnostic",
			"test",
			"assertion"
		];
		function failuresIn(e) {
			let t = e.filter(({ silent: e }) => e !== "frame"), n = new Quotes(t), r = [...t.keys()].filter((e) => (t[e]?.weight ?? 0) > 0 && totalOf(t, e) >= 2.5);
			r.sort((e, n) => totalOf(t, n) - totalOf(t, e) || e - n);
			let [i] = r, a = i !== void 0 && totalOf(t, i) >= 5;
			a ? n.add([i, ...detailsBelow(t, i, m.first)]) : n.add(lastLines(t, 12));
			let o = a && t.length - i > 60, s = lastLines(t, h.lines).filter((e) => o || t[e]?.kind !== void 0);
			o && n.addNew(s);
			let [c, l] = [0, 0];
			for (let e of r.slice(0, 400)) c === 2 && a && n.addNew(s), n.isNew(e) && i !== void 0 && (belongs(t, i, e) || (l += 1), l > 3 && !belongs(t, i, e) || (n.add([e, ...detailsBelow(t, e, m.other)]), c += 1));
			return {
				failures: n.failures,
				sure: a
			};
		}
		class Quotes {
			failures = [];
			#e;
			#t = new Set();
			#n = new Set();
			constructor(e) {
				this.#e = e;
			}
			isNew(e) {
				return !this.#t.has(e) && !this.#n.has(likeness(this.#e[e]?.text ?? ""));
			}
			addNew(e) {
				this.add(e.filter((e) => this.isNew(e)));
			}
			add(e) {
				let t = e.filter((e) => !this.#t.has(e)).slice(0, 12 - this.#t.size);
				for (let e of t) this.#t.add(e), this.#n.add(likeness(this.#e[e]?.text ?? ""));
				t.length > 0 && this.failures.push(t.map((e) => (this.#e[e]?.text ?? "").trim()));
			}
		}
		function belongs(e, t, n) {
			let r = Math.abs(n - t) <= 60 || e.length - n <= 60, i = g.includes(e[n]?.kind) && e[n]?.kind === e[t]?.kind;
			return r || i || totalOf(e, n) >= totalOf(e, t) - 1;
		}
		function totalOf(e, t) {
			return e[t]?.total ?? 0;
		}
		function detailsBelow(e, t, n) {
			let r = [], i = e[t];
			for (let a = t + 1; a <= t + m.within && r.length < n; a += 1) {
				let n = e[a];
				if (i === void 0 || n === void 0 || n.silent === "empty") break;
				if (n.silent === void 0) {
					if (n.kind === i.kind && n.weight >= i.weight) break;
					i.kind === "diagnostic" ? (i.text.endsWith(":") ? a <= t + 2 : /^\s{0,20}-->/.test(n.text) && a === t + 1) && r.push(a) : (n.kind === "assertion" || n.kind === "exception" || a === t + 1 && isBelow(i, n)) && r.push(a);
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
			let n = [...e.keys()].slice(-h.within), isWarning = (t) => e.length - t <= h.lines + 2 && /\bwarn/i.test(e[t]?.text ?? ""), r = n.filter((t) => {
				let n = e[t]?.silent;
				return n === void 0 || n === "low" && isWarning(t);
			});
			return r.length > 1 ? r.slice(-t) : n.filter((t) => e[t]?.silent !== "frame" && e[t]?.silent !== "empty").slice(-t);
		}
		var _ = n(1708);
		let v = {
			name: void 0,
			at: void 0
		};
		function explainLog(e, t = v, n) {
			let r = (0, _.SH)(e, n), i = (0, _.dg)(r, t), a = new InnocentLines(r, i), judgedOf = (e) => ({
				block: e,
				judged: judge((0, _.jH)(e), a.before(e))
			}), o = [...new Set([...i.slice(0, 1), ...(i.length > 0 ? i : r).slice(-3)])].map(judgedOf), s = o.some(speaks) ? o : [...o, ...speaksBefore(r, i[0], judgedOf)], bonus = ({ block: e }) => e === i[0] ? 2 : 0, [c] = s.toSorted((e, t) => sureness(t.judged) + bonus(t) - sureness(e.judged) - bonus(e));
			return {
				...failuresIn(c?.judged ?? []),
				marked: markedIn(c === void 0 ? [] : [c.block]),
				foreign: markedIn(r.filter((e) => e !== c?.block))
			};
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
		], i = /^\W{0,4}(?:\w{1,30} )?(?:error|ERR!)[\]:|\s]{1,4}/i, a = /^\W{0,8}(?:(?:re-?)?run with|re-run |run "|to (?:see|re-?run|get|debug|reproduce|fix|update|execute|address)\b|try:?\b|see(?: also)?\b|read (?:more|the)|use [`'"-]|for more|more (?:info|details)|get more help|please (?:see|refer|contact|make sure|ensure|check)|you can\b|you may\b|learn more|did you mean|check (?:the|your)\b|note:|hint:|help:|full log|a complete log|docs?:|documentation|this usually|update your|if (?:this|you|your)\b|= (?:note|help)|usage:|options:|aliases:|-> \[help|\[?help \d|\[--?\w)/i, o = /^\s{0,20}-{1,2}[A-Za-z][\w-]{0,40}(?:[,=\s]\s?\S{0,40})?\s{2,40}\S|^\s{0,20}usage\b\W{0,3}$/i, s = /^[^\w\u2713\u2714]{0,8}(?:\w{1,20}[:.\s-]{1,3})?(?:\d[\d:.,TZ/+-]{3,30}[\s|\]-]{1,4}){0,3}\W{0,4}(?:info|debug|trace|verbose|notice|warn(?:ing)?|note|deprecat\w{0,6})\b(?!\w)/i, c = /\b(?:warning|warn)s?\b\s?[:\]!]|[\s:]warning\s{1,4}\S|\b\w{0,40}Warning: |\bdeprecat(?:ed|ion)\b|\bwarnings? generated\b|\[WARN/i, l = /\b(?:caught|handled|handling|ignor(?:e|ed|ing)|(?<!\[)recover(?:ed|ing)|retry|(?<!timed out )retrying|retries|retried|will retry|back(?:ing)? off|tolerated|swallowed|suppress(?:ed|ing)|non-?fatal|fall(?:ing)? ?back|as expected|expected (?:error|failure|exception|by)|skipp(?:ed|ing)|(?<!before )continuing|xfail(?:ed)?|vulnerabilit(?:y|ies)|flaky|trying again|try again|simulated?|mock(?:ed)?|attempt \d{1,3}(?:\/| of ))\b/i, u = /\b(?:caught|handled|ignor(?:ed|ing)|(?<!\[)recover(?:ed|ing)|swallowed|non-?fatal|falling back|as expected|expected (?:error|failure|exception)|(?<!before )continuing|going on|carrying on)\b/i, d = /^\W{0,6}(?:\d{1,6}[\s.)/]{1,4}){0,3}(?:\u2713|\u2714|\u221a|\u2611|\u2705|\ud83d\udfe2|ok\b|pass(?:ed)?\b|succe(?:ss|eded)\b|--- (?:PASS|SKIP)|=== (?:RUN|CONT|PAUSE|NAME)|\[\s{0,8}(?:OK|RUN|PASSED|PASS|SKIPPED)\s{0,8}\])|(?:\.\.\.?|\s-|\s)\s{0,3}(?:ok|passed|pass|skipped|success)(?: \(?[\d.]{1,10} ?m?s\)?| \[.{0,30}\])?$|\b(?:PASSED|SKIPPED|XFAIL)\b(?: +\[[^\]]{0,20}\]){0,3}$|\| (?:SUCCESS|CHANGED) (?:=>|\|)/i, f = /\b(?:0|no) (?:errors?|failures?|problems?|failed|failing|vulnerabilities)\b(?!.{0,40}\b[1-9]\d{0,6} (?:errors?|fail))|^[^A-Za-z]{0,1000}$/i, p = /^\s{0,40}(?:at (?:async )?\S.{0,400}(?:\(|:\d)|at \S{3,200}$|File "[^"]{1,300}", line \d|#\d{1,4}\s+0x|\d{1,4}: +(?:0x|\S{1,200}::)|(?:# |from )\S{1,300}:\d{1,7}:in\b|goroutine \d|\.\.\. \d{1,5} (?:more|common)|\S{1,300}\.go:\d{1,7} \+0x)/, m = /^\s{0,20}(?:>\s{0,4})?\d{1,6}\s{0,4}[|\u2502\u2503]|^\s{0,40}>?\s{0,4}[|\u2502\u2503]\s{0,200}(?:[\^~_+-]|$)|^\s{0,200}[\^~+-]{1,200}\s{0,4}$|^\+{1,4} \S/, h = /(?<![/.])\b\d{1,9} (?:(?:tests?|specs?|suites?|examples?|jobs?|tasks?) )?(?:failed|failures?|failing|errors?|problems?|warnings?|issues?|(?:\w{1,20} )?violations?)\b(?!:)|\b(?:failures|errors|failed): \d{1,9}\b|\bdue to \d{1,6} previous errors?\b|\bto rerun pass\b/i, g = /\b(?:fail(?:ed|s|ures?)?|unsuccessful(?:ly)?|failed (?:dependency|tests?))\W{0,3}$|\bfailed for \w{1,20} \S{1,200}$|\berrors? (?:while|when|during|in) (?:running|building|compiling|executing) \S{1,20}$|\b\d{1,4} dependenc(?:y|ies) failed\b|\bthere (?:were|are) .{0,20}failures\b/i, _ = /\b(?:went wrong|reason|causes?|problems?|(?:original )?errors?|failures?|failed|failed tests?|failing tests?|details?|messages?)\W{0,3}:\W{0,4}$/i;
		function isExit(e) {
			let t = e.trim();
			return t === "" || r.some((e) => e.test(t));
		}
		function isTelling(e) {
			return !isExit(e.slice(0, 1e3));
		}
		function silentAs(e) {
			let t = e.replace(i, "");
			return isExit(e) || isExit(t) ? "empty" : d.test(e) || f.test(e) ? "passed" : p.test(e) ? "frame" : m.test(e) ? "code" : a.test(e) || a.test(t) || o.test(e) ? "help" : s.test(e) || c.test(e) ? "low" : void 0;
		}
		function isHandled(e) {
			return l.test(e);
		}
		function isCaught(e) {
			return u.test(e);
		}
		function isAnnouncement(e) {
			return _.test(e);
		}
		function isCount(e) {
			return h.test(e);
		}
		function isBareFailure(e) {
			return g.test(e) && !/\)\W{0,3}failed\W{0,3}$/.test(e);
		}
	}),
	8826: ((e, t, n) => {
		n.d(t, { C: () => quoteLines });
		var r = n(606);
		function quoteLines(e, t) {
			return t(e.join("\n")).split("\n").flatMap((e) => (0, r.Bd)(e) ?? []).join("\n");
		}
	}),
	1708: ((e, t, n) => {
		n.d(t, {
			A4: () => LogUnread,
			SH: () => blocksOf,
			dg: () => failingBlocks,
			jH: () => outputOf
		});
		let r = /^(?:[^\t]{0,200}\t[^\t]{0,200}\t)?\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)(?: |$)/, i = /\u001B(?:\[[\d;:?<=>!]{0,40}[ -/]?[@-~]|\][^\u0007\u001B]{0,400}(?:\u0007|\u001B\\)?|[()#][A-Z0-9]|[=>A-Za-z78])?/g, a = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, o = /^(?:##\[(\w[\w -]{0,30})[^\]]{0,400}\]|\[(command)\]|::(error|warning|notice|debug|group|endgroup)(?: [^:]{0,400})?::)/, s = {
			error: "error",
			warning: "warning",
			group: "group",
			endgroup: "end",
			command: "command"
		};
		function cleanLine(e) {
			let t = e.slice(0, 8e3), n = /^[\d\uFEFF]/.test(t) || t.includes("	") ? r.exec(t) : null, i = plain(t.slice(n?.[0].length ?? 0)), a = o.exec(i.slice(0, 500)), c = a?.[1] ?? a?.[2] ?? a?.[3];
			return {
				text: i.slice(a?.[0].length ?? 0).slice(0, 1e3).trimEnd(),
				mark: c === void 0 ? void 0 : s[c] ?? "other",
				at: n?.[1] === void 0 ? void 0 : Date.parse(n[1])
			};
		}
		function plain(e) {
			let t = e.includes("\x1B") ? e.replace(i, "") : e;
			return ((t.includes("\r") ? t.split("\r").filter((e) => e.trim() !== "") : [t]).at(-1) ?? "").replace(a, "");
		}
		var c = n(8616);
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
			if (r.length < 2) return r;
			let i = n === void 0 ? [] : r.filter((e) => isWithin(e.at, n));
			return i.length === 0 ? r : [i.filter(({ title: e }) => e === t).at(-1) ?? i.at(-1) ?? []].flat();
		}
		function outputOf({ title: e, log: t, to: n, lines: r }) {
			let i = !0, [a, o] = [0, 0];
			for (let { mark: t, text: n, from: s } of r()) t === "group" && !e.startsWith("Run ") && a === 0 && (i = !1), t === "end" && i ? [a, o, i] = [
				s + 1,
				0,
				!1
			] : t === "error" && (0, c.b9)(n) && (o = s + 1);
			let s = o === 0 ? n : afterLine(t, o), l = Math.max(a, lastLines(t, s, 2e4));
			return [...r(lastLines(t, l, 200), s)].filter(({ from: e }) => e >= l);
		}
		let l = {
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
					...n === s ? l : cleanLine(e.slice(s, n)),
					from: s
				};
				if (s = n + 1, c.text === "" && c.mark === void 0) continue;
				let u = c.text.includes("PRIVATE KEY-----") ? c.text.indexOf("-----BEGIN ") : -1;
				u >= 0 ? (a = c.text.slice(0, u), i = c.text.includes("-----END ", u) ? 0 : 200) : i = i > 0 && isKeyText(c, a) ? i - 1 : 0, u >= 0 && a !== "" ? yield {
					...c,
					text: a.trimEnd()
				} : u < 0 && i <= 0 && (yield c);
			}
		}
		let u = /^(?:[A-Za-z0-9+/=]{0,200}(?:\\[nr])*[^A-Za-z0-9]*|(?:Proc-Type|DEK-Info): .*)$/;
		function isKeyText({ text: e, mark: t }, n) {
			if (t !== void 0) return !1;
			let [r, i] = [comparableText(e), comparableText(n)];
			return [r, i !== "" && r.length > i.length && r.startsWith(i) ? r.slice(i.length) : r].some((e) => u.test(withoutMarks(e))) || d.test(r);
		}
		let d = /(?:^|[^A-Za-z0-9+/=])[A-Za-z0-9+/=]{40,}(?:\\[nr])*[^A-Za-z0-9]*$/;
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
