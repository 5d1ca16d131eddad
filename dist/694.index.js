"use strict";
exports.id = 694, exports.ids = [694], exports.modules = { 8694: ((e, t, n) => {
	var r = n(2203), i = n(6928), a = n(9896), o = n(6760);
	class Token {
		constructor(e, t, n, r, i) {
			this.kind = e, this.input = t, this.begin = n, this.end = r, this.file = i;
		}
		getText() {
			return this.input.slice(this.begin, this.end);
		}
		getPosition() {
			let [e, t] = [1, 1];
			for (let n = 0; n < this.begin; n++) this.input[n] === "\n" ? (e++, t = 1) : t++;
			return [e, t];
		}
		size() {
			return this.end - this.begin;
		}
	}
	class Drop {
		liquidMethodMissing(e, t) {}
	}
	let s = Object.prototype.toString, c = String.prototype.toLowerCase, l = Object.hasOwnProperty;
	function isString(e) {
		return typeof e == "string";
	}
	function isFunction(e) {
		return typeof e == "function";
	}
	function isPromise(e) {
		return e && isFunction(e.then);
	}
	function isIterator(e) {
		return e && isFunction(e.next) && isFunction(e.throw) && isFunction(e.return);
	}
	function promisify(e) {
		return function(...t) {
			return new Promise((n, r) => {
				e(...t, (e, t) => {
					e ? r(e) : n(t);
				});
			});
		};
	}
	function stringify(e) {
		return e = toValue(e), isString(e) ? e : isNil(e) ? "" : isArray(e) ? e.map((e) => stringify(e)).join("") : String(e);
	}
	function advanceCodePoints(e, t, n) {
		let r = t;
		for (let t = 0; t < n && r < e.length; t++) r += e.codePointAt(r) > 65535 ? 2 : 1;
		return r;
	}
	function codePointLength(e) {
		let t = 0;
		for (let n = 0; n < e.length; n = advanceCodePoints(e, n, 1)) t++;
		return t;
	}
	function readArrayElement(e, t, n) {
		if (t < 0 && (t = e.length + t), !n || l.call(e, t)) return e[t];
	}
	function toEnumerable(e) {
		return e = toValue(e), isArray(e) ? e : isString(e) && e.length > 0 ? [e] : isIterable(e) ? Array.from(e) : isObject(e) ? Object.keys(e).map((t) => [t, e[t]]) : [];
	}
	function toArray(e) {
		return e = toValue(e), isNil(e) ? [] : isArray(e) ? e : [e];
	}
	function toValue(e) {
		return e instanceof Drop && isFunction(e.valueOf) ? e.valueOf() : e;
	}
	function toNumber(e) {
		return +toValue(e) || 0;
	}
	function isNumber(e) {
		return typeof e == "number";
	}
	function toLiquid(e) {
		return e && isFunction(e.toLiquid) ? toLiquid(e.toLiquid()) : e;
	}
	function isNil(e) {
		return e == null;
	}
	function isUndefined(e) {
		return e === void 0;
	}
	function isArray(e) {
		return s.call(e) === "[object Array]";
	}
	function isArrayLike(e) {
		return e && isNumber(e.length);
	}
	function isIterable(e) {
		return isObject(e) && Symbol.iterator in e;
	}
	function forOwn(e, t) {
		e ||= {};
		for (let n in e) if (l.call(e, n) && t(e[n], n, e) === !1) break;
		return e;
	}
	function isObject(e) {
		let t = typeof e;
		return e !== null && (t === "object" || t === "function");
	}
	function range(e, t, n = 1) {
		let r = [];
		for (let i = e; i < t; i += n) r.push(i);
		return r;
	}
	function padStart(e, t, n = " ") {
		return pad(e, t, n, (e, t) => t + e);
	}
	function padEnd(e, t, n = " ") {
		return pad(e, t, n, (e, t) => e + t);
	}
	function pad(e, t, n, r) {
		e = String(e);
		let i = t - e.length;
		return i <= 0 ? e : r(e, n.repeat(i));
	}
	function identify(e) {
		return e;
	}
	function changeCase(e) {
		return [...e].some((e) => e >= "a" && e <= "z") ? e.toUpperCase() : e.toLowerCase();
	}
	function ellipsis(e, t) {
		return e.length > t ? e.slice(0, t - 3) + "..." : e;
	}
	function orderedCompare(e, t) {
		return isNil(e) && isNil(t) ? 0 : isNil(e) ? 1 : isNil(t) || e < t ? -1 : +(e > t);
	}
	function caseInsensitiveCompare(e, t) {
		return isNil(e) && isNil(t) ? 0 : isNil(e) ? 1 : isNil(t) || (e = c.call(e), t = c.call(t), e < t) ? -1 : +(e > t);
	}
	function argumentsToValue(e) {
		return function(...t) {
			return e.call(this, ...t.map(toValue));
		};
	}
	function argumentsToNumber(e) {
		return function(...t) {
			return e.call(this, ...t.map(toNumber));
		};
	}
	function* strictUniq(e) {
		let t = new Set();
		for (let n of e) {
			let e = JSON.stringify(n);
			t.has(e) || (t.add(e), yield n);
		}
	}
	let u = "__liquidClass__";
	class LiquidError extends Error {
		constructor(e, t) {
			super(typeof e == "string" ? e : e.message), this.context = "", typeof e != "string" && Object.defineProperty(this, "originalError", {
				value: e,
				enumerable: !1
			}), Object.defineProperty(this, "token", {
				value: t,
				enumerable: !1
			}), Object.defineProperty(this, u, {
				value: "LiquidError",
				enumerable: !1
			});
		}
		update() {
			Object.defineProperty(this, "context", {
				value: mkContext(this.token),
				enumerable: !1
			}), this.message = mkMessage(this.message, this.token), this.stack = this.message + "\n" + this.context + "\n" + this.stack, this.originalError && (this.stack += "\nFrom " + this.originalError.stack);
		}
		static is(e) {
			return e?.[u] === "LiquidError";
		}
	}
	class TokenizationError extends LiquidError {
		constructor(e, t) {
			super(e, t), this.name = "TokenizationError", super.update();
		}
	}
	class ParseError extends LiquidError {
		constructor(e, t) {
			super(e, t), this.name = "ParseError", this.message = e.message, super.update();
		}
	}
	class RenderError extends LiquidError {
		constructor(e, t) {
			super(e, t.token), this.name = "RenderError", this.message = e.message, super.update();
		}
		static is(e) {
			return e.name === "RenderError";
		}
	}
	class LiquidErrors extends LiquidError {
		constructor(e) {
			super(e[0], e[0].token), this.errors = e, this.name = "LiquidErrors";
			let t = e.length > 1 ? "s" : "";
			this.message = `${e.length} error${t} found`, super.update();
		}
		static is(e) {
			return e.name === "LiquidErrors";
		}
	}
	class UndefinedVariableError extends LiquidError {
		constructor(e, t) {
			super(e, t), this.name = "UndefinedVariableError", this.message = e.message, super.update();
		}
	}
	class InternalUndefinedVariableError extends Error {
		constructor(e) {
			super(`undefined variable: ${e}`), this.name = "InternalUndefinedVariableError", this.variableName = e;
		}
	}
	class AssertionError extends Error {
		constructor(e) {
			super(e), this.name = "AssertionError", this.message = e + "";
		}
	}
	function mkContext(e) {
		let [t, n] = e.getPosition(), r = e.input.split("\n"), i = Math.max(t - 2, 1), a = Math.min(t + 3, r.length);
		return range(i, a + 1).map((e) => {
			let i = `${e === t ? ">> " : "   "}${padStart(String(e), String(a).length)}| `, o = e === t ? "\n" + padStart("^", n + i.length) : "";
			return i += r[e - 1], i += o, i;
		}).join("\n");
	}
	function mkMessage(e, t) {
		t.file && (e += `, file:${t.file}`);
		let [n, r] = t.getPosition();
		return e += `, line:${n}, col:${r}`, e;
	}
	let d = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		20,
		4,
		4,
		4,
		20,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		20,
		2,
		8,
		0,
		0,
		0,
		0,
		8,
		0,
		0,
		0,
		64,
		0,
		65,
		0,
		0,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		0,
		0,
		2,
		2,
		2,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0
	];
	function isWord(e) {
		let t = e.charCodeAt(0);
		return t >= 128 ? !d[t] : !!(d[t] & 1);
	}
	d[160] = d[5760] = d[6158] = d[8192] = d[8193] = d[8194] = d[8195] = d[8196] = d[8197] = d[8198] = d[8199] = d[8200] = d[8201] = d[8202] = d[8232] = d[8233] = d[8239] = d[8287] = d[12288] = 4, d[8220] = d[8221] = 128;
	function assert(e, t) {
		if (!e) {
			let n = typeof t == "function" ? t() : t || `expect ${e} to be true`;
			throw new AssertionError(n);
		}
	}
	function assertEmpty(e, t = `unexpected ${JSON.stringify(e)}`) {
		assert(!e, t);
	}
	class NullDrop extends Drop {
		*equals(e) {
			return isNil(yield toValue(e));
		}
		gt() {
			return !1;
		}
		geq() {
			return !1;
		}
		lt() {
			return !1;
		}
		leq() {
			return !1;
		}
		valueOf() {
			return null;
		}
	}
	class EmptyDrop extends Drop {
		*equals(e) {
			return e instanceof EmptyDrop ? !1 : (e = yield toValue(e), isString(e) || isArray(e) ? e.length === 0 : isObject(e) ? Object.keys(e).length === 0 : !1);
		}
		gt() {
			return !1;
		}
		geq() {
			return !1;
		}
		lt() {
			return !1;
		}
		leq() {
			return !1;
		}
		valueOf() {
			return "";
		}
		static is(e) {
			return e instanceof EmptyDrop;
		}
	}
	class BlankDrop extends EmptyDrop {
		*equals(e) {
			return e === !1 || isNil(yield toValue(e)) ? !0 : isString(e) ? /^\s*$/.test(e) : yield super.equals(e);
		}
		static is(e) {
			return e instanceof BlankDrop;
		}
	}
	class ForloopDrop extends Drop {
		constructor(e, t, n) {
			super(), this.i = 0, this.length = e, this.name = `${n}-${t}`;
		}
		next() {
			this.i++;
		}
		index0() {
			return this.i;
		}
		index() {
			return this.i + 1;
		}
		first() {
			return this.i === 0;
		}
		last() {
			return this.i === this.length - 1;
		}
		rindex() {
			return this.length - this.i;
		}
		rindex0() {
			return this.length - this.i - 1;
		}
		valueOf() {
			return JSON.stringify(this);
		}
	}
	class SimpleEmitter {
		constructor() {
			this.buffer = "";
		}
		write(e) {
			this.buffer += stringify(e);
		}
	}
	class StreamedEmitter {
		constructor() {
			this.buffer = "", this.stream = new r.PassThrough();
		}
		write(e) {
			this.stream.write(stringify(e));
		}
		error(e) {
			this.stream.emit("error", e);
		}
		end() {
			this.stream.end();
		}
	}
	class KeepingTypeEmitter {
		constructor() {
			this.buffer = "";
		}
		write(e) {
			e = toValue(e), this.buffer = typeof e != "string" && this.buffer === "" ? e : stringify(this.buffer) + stringify(e);
		}
	}
	class BlockDrop extends Drop {
		constructor(e = () => "") {
			super(), this.superBlockRender = e;
		}
		*super() {
			let e = new SimpleEmitter();
			return yield this.superBlockRender(e), e.buffer;
		}
	}
	function isComparable(e) {
		return e && isFunction(e.equals) && isFunction(e.gt) && isFunction(e.geq) && isFunction(e.lt) && isFunction(e.leq);
	}
	let f = new NullDrop(), p = {
		true: !0,
		false: !1,
		nil: f,
		null: f,
		empty: new EmptyDrop(),
		blank: new BlankDrop()
	}, m = new WeakMap();
	function createTrie(e) {
		let t = m.get(e);
		if (t) return t;
		let n = {};
		for (let [t, r] of Object.entries(e)) {
			let e = n;
			for (let n = 0; n < t.length; n++) {
				let r = t[n];
				e[r] = e[r] || {}, n === t.length - 1 && isWord(t[n]) && (e[r].needBoundary = !0), e = e[r];
			}
			e.data = r, e.end = !0;
		}
		return m.set(e, n), n;
	}
	function toLiquidAsync(e, t) {
		let n = t || e;
		return (t, ...r) => t ? n(...r) : e(...r);
	}
	async function toPromise(e) {
		if (!isIterator(e)) return e;
		let t, n = !1, r = "next";
		do {
			let i = e[r](t);
			n = !!i.done, t = i.value, r = "next";
			try {
				isIterator(t) && (t = toPromise(t)), isPromise(t) && (t = await t);
			} catch (e) {
				r = "throw", t = e;
			}
		} while (!n);
		return t;
	}
	function toValueSync(e) {
		if (!isIterator(e)) return e;
		let t, n = !1, r = "next";
		do {
			let i = e[r](t);
			if (n = !!i.done, t = i.value, r = "next", isIterator(t)) try {
				t = toValueSync(t);
			} catch (e) {
				r = "throw", t = e;
			}
		} while (!n);
		return t;
	}
	let h = /%([-_0^#:]+)?(\d+)?([EO])?(.)/;
	function daysInMonth(e) {
		return [
			31,
			isLeapYear(e) ? 29 : 28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
	}
	function getDayOfYear(e) {
		let t = 0;
		for (let n = 0; n < e.getMonth(); ++n) t += daysInMonth(e)[n];
		return t + e.getDate();
	}
	function getWeekOfYear(e, t) {
		let n = (e.getDay() - t + 7) % 7;
		return String(Math.floor((getDayOfYear(e) - 1 - n + 7) / 7));
	}
	function isLeapYear(e) {
		let t = e.getFullYear();
		return !!(!(t & 3) && (t % 100 || t % 400 == 0 && t));
	}
	function ordinal(e) {
		let t = e.getDate();
		if ([
			11,
			12,
			13
		].includes(t)) return "th";
		switch (t % 10) {
			case 1: return "st";
			case 2: return "nd";
			case 3: return "rd";
			default: return "th";
		}
	}
	function century(e) {
		return Math.floor(e.getFullYear() / 100);
	}
	let g = {
		C: 2,
		d: 2,
		e: 2,
		H: 2,
		I: 2,
		j: 3,
		k: 2,
		l: 2,
		L: 3,
		m: 2,
		M: 2,
		S: 2,
		U: 2,
		W: 2,
		y: 2,
		Y: 4
	}, ee = new Set("aAbBceklpP");
	function getTimezoneOffset(e, t) {
		let n = Math.abs(e.getTimezoneOffset()), r = Math.floor(n / 60), i = n % 60;
		return (e.getTimezoneOffset() > 0 ? "-" : "+") + padStart(r, 2, "0") + (t.flags[":"] ? ":" : "") + padStart(i, 2, "0");
	}
	let _ = {
		a: (e) => e.getShortWeekdayName(),
		A: (e) => e.getLongWeekdayName(),
		b: (e) => e.getShortMonthName(),
		B: (e) => e.getLongMonthName(),
		c: (e) => e.toLocaleString(),
		C: (e) => century(e),
		d: (e) => e.getDate(),
		e: (e) => e.getDate(),
		H: (e) => e.getHours(),
		I: (e) => String(e.getHours() % 12 || 12),
		j: (e) => getDayOfYear(e),
		k: (e) => e.getHours(),
		l: (e) => String(e.getHours() % 12 || 12),
		L: (e) => e.getMilliseconds(),
		m: (e) => e.getMonth() + 1,
		M: (e) => e.getMinutes(),
		N: (e, t) => {
			let n = Number(t.width) || 9, r = padStart(String(e.getMilliseconds()), 3, "0").slice(0, n);
			return t.memoryLimit?.use(n - r.length), padEnd(r, n, "0");
		},
		p: (e) => e.getHours() < 12 ? "AM" : "PM",
		P: (e) => e.getHours() < 12 ? "am" : "pm",
		q: (e) => ordinal(e),
		s: (e) => Math.floor(e.dateValue() / 1e3),
		S: (e) => e.getSeconds(),
		u: (e) => e.getDay() || 7,
		U: (e) => getWeekOfYear(e, 0),
		w: (e) => e.getDay(),
		W: (e) => getWeekOfYear(e, 1),
		x: (e) => e.toLocaleDateString(),
		X: (e) => e.toLocaleTimeString(),
		y: (e) => (e.getFullYear() % 100 + 100) % 100,
		Y: (e) => e.getFullYear(),
		z: getTimezoneOffset,
		Z: (e, t) => e.getTimeZoneName() || getTimezoneOffset(e, t),
		t: () => "	",
		n: () => "\n",
		"%": () => "%"
	};
	_.h = _.b;
	function strftime(e, t, n) {
		let r = "", i = t, a;
		for (; a = h.exec(i);) r += i.slice(0, a.index), i = i.slice(a.index + a[0].length), r += format(e, a, n);
		return r + i;
	}
	function format(e, t, n) {
		let [r, i = "", a, o, s] = t, c = _[s];
		if (!c) return r;
		let l = {};
		for (let e of i) l[e] = !0;
		let u = String(c(e, {
			flags: l,
			width: a,
			modifier: o,
			memoryLimit: n
		})), d = ee.has(s) ? " " : "0", f = Number(a) || g[s] || 0;
		return l["^"] ? u = u.toUpperCase() : l["#"] && (u = changeCase(u)), l._ ? d = " " : l[0] && (d = "0"), l["-"] && (f = 0), n?.use(Number(f) - u.length), d === "0" && u[0] === "-" ? "-" + padStart(u.slice(1), f - 1, d) : padStart(u, f, d);
	}
	function getDateTimeFormat() {
		return typeof Intl < "u" ? Intl.DateTimeFormat : void 0;
	}
	let v = /([zZ]|([+-])(\d{2}):?(\d{2}))$/, y = [
		"January",
		"February",
		"March",
		"April",
		"May",
		"June",
		"July",
		"August",
		"September",
		"October",
		"November",
		"December"
	], te = y.map((e) => e.slice(0, 3)), b = [
		"Sunday",
		"Monday",
		"Tuesday",
		"Wednesday",
		"Thursday",
		"Friday",
		"Saturday"
	], x = b.map((e) => e.slice(0, 3));
	class LiquidDate {
		constructor(e, t, n) {
			this.locale = t, this.DateTimeFormat = getDateTimeFormat(), this.date = new Date(e), this.timezoneFixed = n !== void 0, n === void 0 && (n = this.date.getTimezoneOffset()), this.timezoneOffset = isString(n) ? LiquidDate.getTimezoneOffset(n, this.date) : n, this.timezoneName = isString(n) ? n : "";
			let r = (this.date.getTimezoneOffset() - this.timezoneOffset) * 6e4, i = this.date.getTime() + r;
			this.displayDate = new Date(i);
		}
		getTime() {
			return this.displayDate.getTime();
		}
		dateValue() {
			return this.date.getTime();
		}
		getMilliseconds() {
			return this.displayDate.getMilliseconds();
		}
		getSeconds() {
			return this.displayDate.getSeconds();
		}
		getMinutes() {
			return this.displayDate.getMinutes();
		}
		getHours() {
			return this.displayDate.getHours();
		}
		getDay() {
			return this.displayDate.getDay();
		}
		getDate() {
			return this.displayDate.getDate();
		}
		getMonth() {
			return this.displayDate.getMonth();
		}
		getFullYear() {
			return this.displayDate.getFullYear();
		}
		toLocaleString(e, t) {
			return t?.timeZone ? this.date.toLocaleString(e, t) : this.displayDate.toLocaleString(e, t);
		}
		toLocaleTimeString(e) {
			return this.displayDate.toLocaleTimeString(e);
		}
		toLocaleDateString(e) {
			return this.displayDate.toLocaleDateString(e);
		}
		getTimezoneOffset() {
			return this.timezoneOffset;
		}
		getTimeZoneName() {
			if (this.timezoneFixed) return this.timezoneName;
			if (this.DateTimeFormat) return this.DateTimeFormat().resolvedOptions().timeZone;
		}
		getLongMonthName() {
			return this.format({ month: "long" }) ?? y[this.getMonth()];
		}
		getShortMonthName() {
			return this.format({ month: "short" }) ?? te[this.getMonth()];
		}
		getLongWeekdayName() {
			return this.format({ weekday: "long" }) ?? b[this.displayDate.getDay()];
		}
		getShortWeekdayName() {
			return this.format({ weekday: "short" }) ?? x[this.displayDate.getDay()];
		}
		valid() {
			return !isNaN(this.getTime());
		}
		format(e) {
			return this.DateTimeFormat && this.DateTimeFormat(this.locale, e).format(this.displayDate);
		}
		static createDateFixedToTimezone(e, t) {
			let n = e.match(v);
			if (n && n[1] === "Z") return new LiquidDate(+new Date(e), t, 0);
			if (n && n[2] && n[3] && n[4]) {
				let [, , r, i, a] = n, o = (r === "+" ? -1 : 1) * (parseInt(i, 10) * 60 + parseInt(a, 10));
				return new LiquidDate(+new Date(e), t, o);
			}
			return new LiquidDate(e, t);
		}
		static getTimezoneOffset(e, t) {
			let n = t.toLocaleString("en-US", { timeZone: e }), r = t.toLocaleString("en-US", { timeZone: "UTC" }), i = new Date(n);
			return (+new Date(r) - i) / 6e4;
		}
	}
	class Limiter {
		constructor(e, t) {
			this.base = 0, this.message = `${e} limit exceeded`, this.limit = t;
		}
		use(e) {
			+e > 0 && (assert(this.base + +e <= this.limit, this.message), this.base += +e);
		}
		check(e) {
			+e > 0 && assert(+e <= this.limit, this.message);
		}
	}
	class DelimitedToken extends Token {
		constructor(e, [t, n], r, i, a, o, s, c) {
			super(e, r, i, a, c), this.trimLeft = !1, this.trimRight = !1;
			let l = r[t] === "-", u = r[n - 1] === "-", f = l ? t + 1 : t, p = u ? n - 1 : n;
			for (; f < p && d[r.charCodeAt(f)] & 4;) f++;
			for (; p > f && d[r.charCodeAt(p - 1)] & 4;) p--;
			this.contentRange = [f, p], this.trimLeft = l || o, this.trimRight = u || s;
		}
		get content() {
			return this.input.slice(this.contentRange[0], this.contentRange[1]);
		}
	}
	class TagToken extends DelimitedToken {
		constructor(e, n, r, i, a) {
			let { trimTagLeft: o, trimTagRight: s, tagDelimiterLeft: c, tagDelimiterRight: l } = i, [u, d] = [n + c.length, r - l.length];
			super(t.Yp.Tag, [u, d], e, n, r, o, s, a), this.tokenizer = new Tokenizer(e, i.operators, a, this.contentRange, i.groupedExpressions), this.name = this.tokenizer.readTagName(), this.tokenizer.assert(this.name, "illegal tag syntax, tag name expected"), this.tokenizer.skipBlank(), this.args = this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	}
	class OutputToken extends DelimitedToken {
		constructor(e, n, r, i, a) {
			let { trimOutputLeft: o, trimOutputRight: s, outputDelimiterLeft: c, outputDelimiterRight: l } = i, u = [n + c.length, r - l.length];
			super(t.Yp.Output, u, e, n, r, o, s, a);
		}
	}
	class HTMLToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.HTML, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.trimLeft = 0, this.trimRight = 0;
		}
		getContent() {
			return this.input.slice(this.begin + this.trimLeft, this.end - this.trimRight);
		}
	}
	class NumberToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.Number, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.content = Number(this.getText());
		}
	}
	class IdentifierToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.Word, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.content = this.getText();
		}
	}
	class LiteralToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.Literal, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.literal = this.getText(), this.content = p[this.literal];
		}
	}
	let S = {
		"==": 2,
		"!=": 2,
		">": 2,
		"<": 2,
		">=": 2,
		"<=": 2,
		contains: 2,
		not: 1,
		and: 0,
		or: 0
	}, C = {
		"==": 0,
		"!=": 0,
		">": 0,
		"<": 0,
		">=": 0,
		"<=": 0,
		contains: 0,
		not: 1,
		and: 0,
		or: 0
	};
	class OperatorToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.Operator, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.operator = this.getText();
		}
		getPrecedence() {
			return this.operator in S ? S[this.operator] : 1;
		}
	}
	class PropertyAccessToken extends Token {
		constructor(e, n, r, i, a, o) {
			super(t.Yp.PropertyAccess, r, i, a, o), this.variable = e, this.props = n;
		}
	}
	class FilterToken extends Token {
		constructor(e, n, r, i, a, o) {
			super(t.Yp.Filter, r, i, a, o), this.name = e, this.args = n;
		}
	}
	class HashToken extends Token {
		constructor(e, n, r, i, a, o) {
			super(t.Yp.Hash, e, n, r, o), this.input = e, this.begin = n, this.end = r, this.name = i, this.value = a, this.file = o;
		}
	}
	let w = /[\da-fA-F]/, T = /[0-7]/, E = {
		b: "\b",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v"
	};
	function hexVal(e) {
		let t = e.charCodeAt(0);
		return t >= 97 ? t - 87 : t >= 65 ? t - 55 : t - 48;
	}
	function parseStringLiteral(e) {
		let t = "";
		for (let n = 1; n < e.length - 1; n++) if (e[n] !== "\\") t += e[n];
		else if (E[e[n + 1]] !== void 0) t += E[e[++n]];
		else if (e[n + 1] === "u") {
			let r = 0, i = n + 2;
			for (; i <= n + 5 && w.test(e[i]);) r = r * 16 + hexVal(e[i++]);
			n = i - 1, t += String.fromCharCode(r);
		} else if (!T.test(e[n + 1])) t += e[++n];
		else {
			let r = n + 1, i = 0;
			for (; r <= n + 3 && T.test(e[r]);) i = i * 8 + hexVal(e[r++]);
			n = r - 1, t += String.fromCharCode(i);
		}
		return t;
	}
	class QuotedToken extends Token {
		constructor(e, n, r, i) {
			super(t.Yp.Quoted, e, n, r, i), this.input = e, this.begin = n, this.end = r, this.file = i, this.content = parseStringLiteral(this.getText());
		}
	}
	class RangeToken extends Token {
		constructor(e, n, r, i, a, o) {
			super(t.Yp.Range, e, n, r, o), this.input = e, this.begin = n, this.end = r, this.lhs = i, this.rhs = a, this.file = o;
		}
	}
	class LiquidTagToken extends DelimitedToken {
		constructor(e, n, r, i, a) {
			super(t.Yp.Tag, [n, r], e, n, r, !1, !1, a), this.tokenizer = new Tokenizer(e, i.operators, a, this.contentRange, i.groupedExpressions), this.name = this.tokenizer.readTagName(), this.tokenizer.assert(this.name, "illegal liquid tag syntax"), this.tokenizer.skipBlank();
		}
		get args() {
			return this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	}
	class FilteredValueToken extends Token {
		constructor(e, n, r, i, a, o) {
			super(t.Yp.FilteredValue, r, i, a, o), this.initial = e, this.filters = n, this.input = r, this.begin = i, this.end = a, this.file = o;
		}
	}
	let ne = { now: () => Date.now() };
	function getPerformance() {
		return typeof global == "object" && global.performance || typeof window == "object" && window.performance || ne;
	}
	class Render {
		renderTemplatesToNodeStream(e, t) {
			let n = new StreamedEmitter();
			return Promise.resolve().then(() => toPromise(this.renderTemplates(e, t, n))).then(() => n.end(), (e) => n.error(e)), n.stream;
		}
		*renderTemplates(e, t, n) {
			n ||= t.opts.keepOutputType ? new KeepingTypeEmitter() : new SimpleEmitter(), t.renderLimit.check(getPerformance().now());
			let r = [];
			for (let i of e) {
				t.renderLimit.check(getPerformance().now());
				try {
					let e = yield i.render(t, n);
					if (e && n.write(e), t.breakCalled || t.continueCalled) break;
				} catch (e) {
					let n = LiquidError.is(e) ? e : new RenderError(e, i);
					if (t.opts.catchAllErrors) r.push(n);
					else throw n;
				}
			}
			if (r.length) throw new LiquidErrors(r);
			return n.buffer;
		}
	}
	function isKeyValuePair(e) {
		return isArray(e);
	}
	class Filter {
		constructor(e, t, n) {
			this.token = e, this.name = e.name, this.handler = isFunction(t) ? t : isFunction(t?.handler) ? t.handler : identify, this.raw = !isFunction(t) && !!t?.raw, this.args = e.args, this.liquid = n;
		}
		*render(e, t) {
			let n = [];
			for (let e of this.args) isKeyValuePair(e) ? n.push([e[0], yield evalToken(e[1], t)]) : n.push(yield evalToken(e, t));
			return yield this.handler.apply({
				context: t,
				token: this.token,
				liquid: this.liquid
			}, [e, ...n]);
		}
	}
	class Expression {
		constructor(e) {
			this.postfix = [...toPostfix(e)];
		}
		*evaluate(e, t) {
			assert(e, "unable to evaluate: context not defined");
			let n = [];
			for (let r of this.postfix) if (isOperatorToken(r)) {
				let t = n.pop(), i;
				if (C[r.operator] === 1) i = yield e.opts.operators[r.operator](t, e);
				else {
					let a = n.pop();
					i = yield e.opts.operators[r.operator](a, t, e);
				}
				n.push(i);
			} else n.push(yield evalToken(r, e, t));
			return n[0];
		}
		valid() {
			return !!this.postfix.length;
		}
	}
	function* evalToken(e, t, n = !1) {
		if (e) {
			if ("content" in e) return e.content;
			if (isPropertyAccessToken(e)) return yield evalPropertyAccessToken(e, t, n);
			if (isRangeToken(e)) return yield evalRangeToken(e, t);
			if (isFilteredValueToken(e)) return yield evalFilteredValueToken(e, t, n);
		}
	}
	function* evalFilteredValueToken(e, t, n) {
		assert(t.liquid, "FilteredValueToken evaluation requires liquid instance in context"), n ||= t.opts.lenientIf && e.filters.length > 0 && e.filters[0].name === "default";
		let r = yield e.initial.evaluate(t, n);
		for (let n of e.filters) {
			let e = t.liquid.filters[n.name];
			assert(e || !t.liquid.options.strictFilters, () => `undefined filter: ${n.name}`), r = yield new Filter(n, e, t.liquid).render(r, t);
		}
		return r;
	}
	function* evalTokenValue(e, t, n = !1) {
		return yield toValue(yield evalToken(e, t, n));
	}
	function* evalPropertyAccessToken(e, t, n) {
		let r = [];
		for (let n of e.props) r.push(yield evalTokenValue(n, t, !1));
		try {
			if (e.variable) {
				let i = yield evalToken(e.variable, t, n);
				return yield t._getFromScope(i, r);
			}
			return yield t._get(r);
		} catch (t) {
			if (n && t.name === "InternalUndefinedVariableError") return null;
			throw new UndefinedVariableError(t, e);
		}
	}
	function evalQuotedToken(e) {
		return e.content;
	}
	function* evalRangeToken(e, t) {
		let n = yield evalTokenValue(e.lhs, t), r = yield evalTokenValue(e.rhs, t);
		return t.memoryLimit.use(r - n + 1), range(+n, +r + 1);
	}
	function* toPostfix(e) {
		let t = [];
		for (let n of e) if (isOperatorToken(n)) {
			for (; t.length && t[t.length - 1].getPrecedence() > n.getPrecedence();) yield t.pop();
			t.push(n);
		} else yield n;
		for (; t.length;) yield t.pop();
	}
	function isTruthy(e, t) {
		return !isFalsy(e, t);
	}
	function isFalsy(e, t) {
		return e = toValue(e), t.opts.jsTruthy ? !e : e === !1 || e == null;
	}
	let D = {
		"==": function* (e, t) {
			return yield equals(e, t);
		},
		"!=": function* (e, t) {
			return !(yield equals(e, t));
		},
		">": function* (e, t) {
			return isComparable(e) ? yield e.gt(t) : isComparable(t) ? yield t.lt(e) : (yield toValue(e)) > (yield toValue(t));
		},
		"<": function* (e, t) {
			return isComparable(e) ? yield e.lt(t) : isComparable(t) ? yield t.gt(e) : (yield toValue(e)) < (yield toValue(t));
		},
		">=": function* (e, t) {
			return isComparable(e) ? yield e.geq(t) : isComparable(t) ? yield t.leq(e) : (yield toValue(e)) >= (yield toValue(t));
		},
		"<=": function* (e, t) {
			return isComparable(e) ? yield e.leq(t) : isComparable(t) ? yield t.geq(e) : (yield toValue(e)) <= (yield toValue(t));
		},
		contains: function* (e, t) {
			return e = yield toValue(e), isArray(e) ? yield arrayIncludes(e, t) : isFunction(e?.indexOf) ? e.indexOf(yield toValue(t)) > -1 : !1;
		},
		not: function* (e, t) {
			return isFalsy(yield toValue(e), t);
		},
		and: function* (e, t, n) {
			return isTruthy(yield toValue(e), n) && isTruthy(yield toValue(t), n);
		},
		or: function* (e, t, n) {
			return isTruthy(yield toValue(e), n) || isTruthy(yield toValue(t), n);
		}
	};
	function* equals(e, t) {
		return isComparable(e) ? yield e.equals(t) : isComparable(t) ? yield t.equals(e) : (e = yield toValue(e), t = yield toValue(t), isArray(e) ? isArray(t) && (yield arrayEquals(e, t)) : e === t);
	}
	function* arrayEquals(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; n++) if (!(yield equals(e[n], t[n]))) return !1;
		return !0;
	}
	function* arrayIncludes(e, t) {
		for (let n of e) if (yield equals(n, t)) return !0;
		return !1;
	}
	class Node {
		constructor(e, t, n, r) {
			this.key = e, this.value = t, this.next = n, this.prev = r;
		}
	}
	class LRU {
		constructor(e, t = 0) {
			this.limit = e, this.size = t, this.cache = {}, this.head = new Node("HEAD", null, null, null), this.tail = new Node("TAIL", null, null, null), this.head.next = this.tail, this.tail.prev = this.head;
		}
		write(e, t) {
			if (this.cache[e]) this.cache[e].value = t;
			else {
				let n = new Node(e, t, this.head.next, this.head);
				this.head.next.prev = n, this.head.next = n, this.cache[e] = n, this.size++, this.ensureLimit();
			}
		}
		read(e) {
			if (!this.cache[e]) return;
			let { value: t } = this.cache[e];
			return this.remove(e), this.write(e, t), t;
		}
		remove(e) {
			let t = this.cache[e];
			t.prev.next = t.next, t.next.prev = t.prev, delete this.cache[e], this.size--;
		}
		clear() {
			this.head.next = this.tail, this.tail.prev = this.head, this.size = 0, this.cache = {};
		}
		ensureLimit() {
			this.size > this.limit && this.remove(this.tail.prev.key);
		}
	}
	let requireResolve = (e) => require.resolve(e, { paths: ["."] }), re = promisify(a.stat), ie = promisify(a.readFile);
	async function exists(e) {
		try {
			return await re(e), !0;
		} catch {
			return !1;
		}
	}
	function readFile(e) {
		return ie(e, "utf8");
	}
	function existsSync(e) {
		try {
			return a.statSync(e), !0;
		} catch {
			return !1;
		}
	}
	function readFileSync(e) {
		return a.readFileSync(e, "utf8");
	}
	function resolve(e, t, n) {
		return i.extname(t) || (t += n), i.resolve(e, t);
	}
	function fallback(e) {
		try {
			return requireResolve(e);
		} catch {}
	}
	function dirname(e) {
		return i.dirname(e);
	}
	let O = promisify(a.realpath);
	async function contains(e, t) {
		try {
			let n = await O(e), r = await O(t), a = n.endsWith(i.sep) ? n : n + i.sep;
			return r.startsWith(a);
		} catch {
			return !1;
		}
	}
	function containsSync(e, t) {
		try {
			let n = a.realpathSync(e), r = a.realpathSync(t), o = n.endsWith(i.sep) ? n : n + i.sep;
			return r.startsWith(o);
		} catch {
			return !1;
		}
	}
	var k = Object.freeze({
		__proto__: null,
		exists,
		readFile,
		existsSync,
		readFileSync,
		resolve,
		fallback,
		dirname,
		contains,
		containsSync,
		sep: i.sep
	});
	function chargeJsonReplacerValue(e, t) {
		typeof t == "string" ? e.use(t.length) : t === null || typeof t == "number" || typeof t == "boolean" ? e.use(JSON.stringify(t).length) : Array.isArray(t) ? e.use(t.length + 1) : typeof t == "object" && e.use(2);
	}
	function defaultFilter(e, t, ...n) {
		return e = toValue(e), isArray(e) || isString(e) ? e.length ? e : t : e === !1 && new Map(n).get("allow_false") ? !1 : isFalsy(e, this.context) ? t : e;
	}
	function json(e, t = 0) {
		let n = this.context.memoryLimit;
		return JSON.stringify(e, (e, t) => (chargeJsonReplacerValue(n, t), t), t);
	}
	function inspect(e, t = 0) {
		let n = this.context.memoryLimit, r = [];
		return JSON.stringify(e, function(e, t) {
			if (typeof t != "object" || !t) return chargeJsonReplacerValue(n, t), t;
			for (; r.length > 0 && r[r.length - 1] !== this;) r.pop();
			return r.includes(t) ? (n.use(10), "[Circular]") : (r.push(t), chargeJsonReplacerValue(n, t), t);
		}, t);
	}
	function to_integer(e) {
		return Number(e);
	}
	var A = {
		default: defaultFilter,
		raw: {
			raw: !0,
			handler: identify
		},
		jsonify: json,
		to_integer,
		json,
		inspect
	};
	let j = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&#34;",
		"'": "&#39;"
	}, M = {
		"&amp;": "&",
		"&lt;": "<",
		"&gt;": ">",
		"&#34;": "\"",
		"&#39;": "'"
	};
	function escape(e) {
		return e = stringify(e), this.context.memoryLimit.use(e.length), e.replace(/&|<|>|"|'/g, (e) => j[e]);
	}
	function xml_escape(e) {
		return escape.call(this, e);
	}
	function unescape(e) {
		return e = stringify(e), this.context.memoryLimit.use(e.length), e.replace(/&(amp|lt|gt|#34|#39);/g, (e) => M[e]);
	}
	function escape_once(e) {
		return escape.call(this, unescape.call(this, e));
	}
	function newline_to_br(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), t.replace(/\r?\n/gm, "<br />\n");
	}
	function strip_html(e) {
		let t = stringify(e);
		this.context.memoryLimit.use(t.length);
		let n = new Map([
			["<script", "<\/script>"],
			["<style", "</style>"],
			["<!--", "-->"],
			["<", ">"]
		]), r = "", i = 0;
		for (; i < t.length;) {
			let e = t.indexOf("<", i);
			if (e < 0) return r + t.slice(i);
			r += t.slice(i, e);
			for (let [r, a] of n) {
				if (!t.startsWith(r, e)) continue;
				let o = t.indexOf(a, e + r.length);
				if (o >= 0) {
					i = o + a.length;
					break;
				}
				n.delete(r);
			}
			if (i <= e) return r + t.slice(e);
		}
		return r;
	}
	var N = Object.freeze({
		__proto__: null,
		escape,
		xml_escape,
		escape_once,
		newline_to_br,
		strip_html
	});
	class MapFS {
		constructor(e) {
			this.mapping = e, this.sep = "/";
		}
		async exists(e) {
			return this.existsSync(e);
		}
		existsSync(e) {
			return !isNil(this.mapping[e]);
		}
		async readFile(e) {
			return this.readFileSync(e);
		}
		readFileSync(e) {
			let t = this.mapping[e];
			if (isNil(t)) throw Error(`ENOENT: ${e}`);
			return t;
		}
		dirname(e) {
			let t = e.split(this.sep);
			return t.pop(), t.join(this.sep);
		}
		resolve(e, t, n) {
			if (t += n, e === ".") return t;
			let r = e.split(/\/+/);
			for (let e of t.split(this.sep)) e !== "." && e !== "" && (e === ".." ? (r.length > 1 || r[0] !== "") && r.pop() : r.push(e));
			return r.join(this.sep);
		}
	}
	let P = {
		root: ["."],
		layouts: ["."],
		partials: ["."],
		relativeReference: !0,
		jekyllInclude: !1,
		keyValueSeparator: ":",
		cache: void 0,
		extname: "",
		fs: k,
		dynamicPartials: !0,
		jsTruthy: !1,
		dateFormat: "%A, %B %-e, %Y at %-l:%M %P %z",
		locale: "",
		trimTagRight: !1,
		trimTagLeft: !1,
		trimOutputRight: !1,
		trimOutputLeft: !1,
		greedy: !0,
		tagDelimiterLeft: "{%",
		tagDelimiterRight: "%}",
		outputDelimiterLeft: "{{",
		outputDelimiterRight: "}}",
		preserveTimezones: !1,
		strictFilters: !1,
		strictVariables: !1,
		ownPropertyOnly: !0,
		lenientIf: !1,
		globals: {},
		keepOutputType: !1,
		operators: D,
		groupedExpressions: !1,
		memoryLimit: Infinity,
		parseLimit: Infinity,
		renderLimit: Infinity
	};
	function normalize(e) {
		if (e.hasOwnProperty("root") && (e.hasOwnProperty("partials") || (e.partials = e.root), e.hasOwnProperty("layouts") || (e.layouts = e.root)), e.hasOwnProperty("cache")) {
			let t;
			t = typeof e.cache == "number" ? e.cache > 0 ? new LRU(e.cache) : void 0 : typeof e.cache == "object" ? e.cache : e.cache ? new LRU(1024) : void 0, e.cache = t;
		}
		return e = {
			...P,
			...e.jekyllInclude ? { dynamicPartials: !1 } : {},
			...e
		}, e.fs.dirname && e.fs.sep || !e.relativeReference || (console.warn("[LiquidJS] `fs.dirname` and `fs.sep` are required for relativeReference, set relativeReference to `false` to suppress this warning"), e.relativeReference = !1), e.root = normalizeDirectoryList(e.root), e.partials = normalizeDirectoryList(e.partials), e.layouts = normalizeDirectoryList(e.layouts), e.outputEscape = e.outputEscape && getOutputEscapeFunction(e.outputEscape), e.locale || (e.locale = getDateTimeFormat()?.().resolvedOptions().locale ?? "en-US"), e.templates && (e.fs = new MapFS(e.templates), e.relativeReference = !0, e.root = e.partials = e.layouts = "."), e;
	}
	function getOutputEscapeFunction(e) {
		return e === "escape" ? escape : e === "json" ? A.json : (assert(isFunction(e), "`outputEscape` need to be of type string or function"), e);
	}
	function normalizeDirectoryList(e) {
		let t = [];
		return isArray(e) && (t = e), isString(e) && (t = [e]), t;
	}
	function whiteSpaceCtrl(e, t) {
		let n = !1;
		for (let r = 0; r < e.length; r++) {
			let i = e[r];
			isDelimitedToken(i) && (!n && i.trimLeft && trimLeft(e[r - 1], t.greedy), isTagToken(i) && (i.name === "raw" ? n = !0 : i.name === "endraw" && (n = !1)), !n && i.trimRight && trimRight(e[r + 1], t.greedy));
		}
	}
	function trimLeft(e, t) {
		if (!e || !isHTMLToken(e)) return;
		let n = t ? 4 : 16;
		for (; d[e.input.charCodeAt(e.end - 1 - e.trimRight)] & n;) e.trimRight++;
	}
	function trimRight(e, t) {
		if (!e || !isHTMLToken(e)) return;
		let n = t ? 4 : 16;
		for (; d[e.input.charCodeAt(e.begin + e.trimLeft)] & n;) e.trimLeft++;
		e.input.charAt(e.begin + e.trimLeft) === "\n" && e.trimLeft++;
	}
	class Tokenizer {
		constructor(e, t = P.operators, n, r, i = !1) {
			this.input = e, this.file = n, this.rawBeginAt = -1, this.p = r ? r[0] : 0, this.N = r ? r[1] : e.length, this.opTrie = createTrie(t), this.literalTrie = createTrie(p), this.groupedExpressions = i;
		}
		readExpression() {
			return new Expression(this.readExpressionTokens());
		}
		*readExpressionTokens() {
			for (; this.p < this.N;) {
				let e = this.readOperator();
				if (e) {
					yield e;
					continue;
				}
				let t = this.readValue();
				if (t) yield t;
				else return;
			}
		}
		readOperator() {
			this.skipBlank();
			let e = this.matchTrie(this.opTrie);
			if (e !== -1) return new OperatorToken(this.input, this.p, this.p = e, this.file);
		}
		matchTrie(e) {
			let t = e, n = this.p, r;
			for (; t[this.input[n]] && n < this.N;) t = t[this.input[n++]], t.end && (r = t);
			return !r || r.needBoundary && isWord(this.peek(n - this.p)) ? -1 : n;
		}
		readFilteredValue() {
			let e = this.p, t = this.readExpression();
			this.assert(t.valid(), `invalid value expression: ${this.snapshot()}`);
			let n = this.readFilters();
			return new FilteredValueToken(t, n, this.input, e, this.p, this.file);
		}
		readFilters() {
			let e = [];
			for (;;) {
				let t = this.readFilter();
				if (!t) return e;
				e.push(t);
			}
		}
		readFilter() {
			if (this.skipBlank(), this.end() || this.peek() === ")" || this.peek() === ",") return null;
			this.assert(this.read() === "|", "expected \"|\" before filter");
			let e = this.readIdentifier();
			if (!e.size()) return this.assert(this.end(), "expected filter name"), null;
			let t = [];
			if (this.skipBlank(), this.peek() === ":") do {
				++this.p;
				let e = this.readFilterArg();
				e && t.push(e), this.skipBlank(), this.assert(this.end() || this.peek() === "," || this.peek() === "|" || this.peek() === ")", () => `unexpected character ${this.snapshot()}`);
			} while (this.peek() === ",");
			else if (!(this.peek() === "|" || this.peek() === ")" || this.peek() === "," || this.end())) throw this.error("expected \":\" after filter name");
			return new FilterToken(e.getText(), t, this.input, e.begin, this.p, this.file);
		}
		readFilterArg() {
			let e = this.readValue();
			if (!e) return;
			if (this.skipBlank(), this.peek() !== ":") return e;
			++this.p;
			let t = this.readValue();
			return [e.getText(), t];
		}
		readTopLevelTokens(e = P) {
			let t = [];
			for (; this.p < this.N;) {
				let n = this.readTopLevelToken(e);
				t.push(n);
			}
			return whiteSpaceCtrl(t, e), t;
		}
		readTopLevelToken(e) {
			let { tagDelimiterLeft: t, outputDelimiterLeft: n } = e;
			return this.rawBeginAt > -1 ? this.readEndrawOrRawContent(e) : this.match(t) ? this.readTagToken(e) : this.match(n) ? this.readOutputToken(e) : this.readHTMLToken([t, n]);
		}
		readHTMLToken(e) {
			let t = this.p;
			for (; this.p < this.N && !e.some((e) => this.match(e));) ++this.p;
			return new HTMLToken(this.input, t, this.p, this.file);
		}
		readTagToken(e) {
			let { file: t, input: n } = this, r = this.p;
			if (this.readToDelimiter(e.tagDelimiterRight) === -1) throw this.error(`tag ${this.snapshot(r)} not closed`, r);
			let i = new TagToken(n, r, this.p, e, t);
			return i.name === "raw" && (this.rawBeginAt = r), i;
		}
		readToDelimiter(e, t = !1) {
			for (this.skipBlank(); this.p < this.N;) if (t && this.peekType() & 8) this.readQuoted();
			else if (++this.p, this.rmatch(e)) return this.p;
			return -1;
		}
		readOutputToken(e = P) {
			let { file: t, input: n } = this, { outputDelimiterRight: r } = e, i = this.p;
			if (this.readToDelimiter(r, !0) === -1) throw this.error(`output ${this.snapshot(i)} not closed`, i);
			return new OutputToken(n, i, this.p, e, t);
		}
		readEndrawOrRawContent(e) {
			let { tagDelimiterLeft: t, tagDelimiterRight: n } = e, r = this.p, i = this.readTo(t) - t.length;
			for (; this.p < this.N;) if (this.readIdentifier().getText() !== "endraw") i = this.readTo(t) - t.length;
			else for (; this.p <= this.N;) {
				if (this.rmatch(n)) {
					let t = this.p;
					return r === i ? (this.rawBeginAt = -1, new TagToken(this.input, r, t, e, this.file)) : (this.p = i, new HTMLToken(this.input, r, i, this.file));
				}
				if (this.rmatch(t)) break;
				this.p++;
			}
			throw this.error(`raw ${this.snapshot(this.rawBeginAt)} not closed`, r);
		}
		readLiquidTagTokens(e = P) {
			let t = [];
			for (; this.p < this.N;) {
				let n = this.readLiquidTagToken(e);
				n && t.push(n);
			}
			return t;
		}
		readLiquidTagToken(e) {
			if (this.skipBlank(), this.end()) return;
			let t = this.p;
			this.readToDelimiter("\n");
			let n = this.p;
			return new LiquidTagToken(this.input, t, n, e, this.file);
		}
		error(e, t = this.p) {
			return new TokenizationError(e, new IdentifierToken(this.input, t, this.N, this.file));
		}
		assert(e, t, n) {
			if (!e) throw this.error(typeof t == "function" ? t() : t, n);
		}
		snapshot(e = this.p) {
			return JSON.stringify(ellipsis(this.input.slice(e, this.N), 32));
		}
		readWord() {
			return this.readIdentifier();
		}
		readIdentifier() {
			this.skipBlank();
			let e = this.p;
			for (; !this.end() && isWord(this.peek());) ++this.p;
			return new IdentifierToken(this.input, e, this.p, this.file);
		}
		readNonEmptyIdentifier() {
			let e = this.readIdentifier();
			return e.size() ? e : void 0;
		}
		readTagName() {
			return this.skipBlank(), this.input[this.p] === "#" ? this.input.slice(this.p, ++this.p) : this.readIdentifier().getText();
		}
		readHashes(e) {
			let t = [];
			for (;;) {
				let n = this.readHash(e);
				if (!n) return t;
				t.push(n);
			}
		}
		readHash(e) {
			this.skipBlank(), this.peek() === "," && ++this.p;
			let t = this.p, n = this.readNonEmptyIdentifier();
			if (!n) return;
			let r;
			this.skipBlank();
			let i = isString(e) ? e : e ? "=" : ":";
			return this.peek() === i && (++this.p, r = this.readValue()), new HashToken(this.input, t, this.p, n, r, this.file);
		}
		remaining() {
			return this.input.slice(this.p, this.N);
		}
		advance(e = 1) {
			this.p += e;
		}
		end() {
			return this.p >= this.N;
		}
		read() {
			return this.input[this.p++];
		}
		readTo(e) {
			for (; this.p < this.N;) if (++this.p, this.rmatch(e)) return this.p;
			return -1;
		}
		readValue() {
			this.skipBlank();
			let e = this.p, t = this.readLiteral() || this.readQuoted() || this.readNumber();
			!t && this.peek() === "(" && (t = this.readGroupOrRange());
			let n = this.readProperties(!t);
			return n.length ? new PropertyAccessToken(t, n, this.input, e, this.p) : t;
		}
		readScopeValue() {
			this.skipBlank();
			let e = this.p, t = this.readProperties();
			if (t.length) return new PropertyAccessToken(void 0, t, this.input, e, this.p);
		}
		readProperties(e = !0) {
			let t = [];
			for (;;) if (this.peek() === "[") {
				this.p++;
				let e = this.readValue() || new IdentifierToken(this.input, this.p, this.p, this.file);
				this.assert(this.readTo("]") !== -1, "[ not closed"), t.push(e);
			} else {
				if (e && !t.length) {
					let e = this.readNonEmptyIdentifier();
					if (e) {
						t.push(e);
						continue;
					}
				}
				if (this.peek() === "." && this.peek(1) !== ".") {
					this.p++;
					let e = this.readNonEmptyIdentifier();
					if (!e) break;
					t.push(e);
				} else break;
			}
			return t;
		}
		readNumber() {
			this.skipBlank();
			let e = !1, t = !1, n = 0;
			for (this.peekType() & 64 && n++; this.p + n <= this.N;) if (this.peekType(n) & 32) t = !0, n++;
			else if (this.peek(n) === "." && this.peek(n + 1) !== ".") {
				if (e || !t) return;
				e = !0, n++;
			} else break;
			if (t && !isWord(this.peek(n))) {
				let e = new NumberToken(this.input, this.p, this.p + n, this.file);
				return this.advance(n), e;
			}
		}
		readLiteral() {
			this.skipBlank();
			let e = this.matchTrie(this.literalTrie);
			if (e === -1) return;
			let t = new LiteralToken(this.input, this.p, e, this.file);
			return this.p = e, t;
		}
		readGroupOrRange() {
			this.skipBlank();
			let e = this.p;
			if (this.peek() !== "(") return;
			++this.p;
			let t = this.readValueOrThrow();
			if (this.skipBlank(), this.peek() === "." && this.peek(1) === ".") {
				this.p += 2;
				let n = this.readValueOrThrow();
				return this.skipBlank(), this.assert(this.read() === ")", "invalid range syntax"), new RangeToken(this.input, e, this.p, t, n, this.file);
			}
			if (this.groupedExpressions) {
				let n = new Expression([t, ...this.readExpressionTokens()]);
				this.assert(n.valid(), () => `invalid value expression: ${this.snapshot()}`);
				let r = this.readFilters();
				return this.skipBlank(), this.assert(this.read() === ")", "unbalanced parentheses"), new FilteredValueToken(n, r, this.input, e, this.p, this.file);
			}
			throw this.error("invalid range syntax");
		}
		readValueOrThrow() {
			let e = this.readValue();
			return this.assert(e, () => `unexpected token ${this.snapshot()}, value expected`), e;
		}
		readQuoted() {
			this.skipBlank();
			let e = this.p;
			if (!(this.peekType() & 8)) return;
			++this.p;
			let t = !1;
			for (; this.p < this.N && (++this.p, this.input[this.p - 1] !== this.input[e] || t);) t ? t = !1 : this.input[this.p - 1] === "\\" && (t = !0);
			return new QuotedToken(this.input, e, this.p, this.file);
		}
		*readFileNameTemplate(e) {
			let { outputDelimiterLeft: t } = e, n = [
				",",
				" ",
				"\r",
				"\n",
				"	",
				t
			], r = new Set(n);
			for (; this.p < this.N && !r.has(this.peek());) yield this.match(t) ? this.readOutputToken(e) : this.readHTMLToken(n);
		}
		match(e) {
			for (let t = 0; t < e.length; t++) if (e[t] !== this.input[this.p + t]) return !1;
			return !0;
		}
		rmatch(e) {
			for (let t = 0; t < e.length; t++) if (e[e.length - 1 - t] !== this.input[this.p - 1 - t]) return !1;
			return !0;
		}
		peekType(e = 0) {
			return this.p + e >= this.N ? 0 : d[this.input.charCodeAt(this.p + e)];
		}
		peek(e = 0) {
			return this.p + e >= this.N ? "" : this.input[this.p + e];
		}
		skipBlank() {
			for (; this.peekType() & 4;) ++this.p;
		}
	}
	class ParseStream {
		constructor(e, t) {
			this.handlers = {}, this.stopRequested = !1, this.tokens = e, this.parseToken = t;
		}
		on(e, t) {
			return this.handlers[e] = t, this;
		}
		trigger(e, t) {
			let n = this.handlers[e];
			return n ? (n.call(this, t), !0) : !1;
		}
		start() {
			this.trigger("start");
			let e;
			for (; !this.stopRequested && (e = this.tokens.shift());) {
				if (this.trigger("token", e) || isTagToken(e) && this.trigger(`tag:${e.name}`, e)) continue;
				let t = this.parseToken(e, this.tokens);
				this.trigger("template", t);
			}
			return this.stopRequested || this.trigger("end"), this;
		}
		stop() {
			return this.stopRequested = !0, this;
		}
	}
	class TemplateImpl {
		constructor(e) {
			this.token = e;
		}
	}
	class Tag extends TemplateImpl {
		constructor(e, t, n) {
			super(e), this.name = e.name, this.liquid = n, this.tokenizer = e.tokenizer;
		}
	}
	class Hash {
		constructor(e, t) {
			this.hash = {};
			let n = e instanceof Tokenizer ? e : new Tokenizer(e, {});
			for (let e of n.readHashes(t)) this.hash[e.name.content] = e.value;
		}
		*render(e) {
			let t = {};
			for (let n of Object.keys(this.hash)) t[n] = this.hash[n] === void 0 ? !0 : yield evalToken(this.hash[n], e);
			return t;
		}
	}
	function createTagClass(e) {
		return class extends Tag {
			constructor(t, n, r) {
				super(t, n, r), isFunction(e.parse) && e.parse.call(this, t, n);
			}
			*render(t, n) {
				let r = yield new Hash(this.token.args, t.opts.keyValueSeparator).render(t);
				return yield e.render.call(this, t, n, r);
			}
		};
	}
	class Value {
		constructor(e, t) {
			this.filters = [];
			let n = typeof e == "string" ? new Tokenizer(e, t.options.operators, void 0, void 0, t.options.groupedExpressions).readFilteredValue() : e;
			this.initial = n.initial, this.filters = n.filters.map((e) => new Filter(e, this.getFilter(t, e.name), t));
		}
		*value(e, t) {
			t ||= e.opts.lenientIf && this.filters.length > 0 && this.filters[0].name === "default";
			let n = yield this.initial.evaluate(e, t);
			for (let t of this.filters) n = yield t.render(n, e);
			return n;
		}
		getFilter(e, t) {
			let n = e.filters[t];
			return assert(n || !e.options.strictFilters, () => `undefined filter: ${t}`), n;
		}
	}
	class Output extends TemplateImpl {
		constructor(e, t) {
			super(e);
			let n = new Tokenizer(e.input, t.options.operators, e.file, e.contentRange, t.options.groupedExpressions);
			this.value = new Value(n.readFilteredValue(), t);
			let r = this.value.filters, i = t.options.outputEscape;
			if (!r[r.length - 1]?.raw && i) {
				let e = new FilterToken(toString.call(i), [], "", 0, 0);
				r.push(new Filter(e, i, t));
			}
		}
		*render(e, t) {
			let n = yield toValue(yield this.value.value(e, !1));
			t.write(n);
		}
		*arguments() {
			yield this.value;
		}
	}
	class HTML extends TemplateImpl {
		constructor(e) {
			super(e), this.str = e.getContent();
		}
		*render(e, t) {
			t.write(this.str);
		}
	}
	class Variable {
		constructor(e, t) {
			this.segments = e, this.location = t;
		}
		toString() {
			return segmentsString(this.segments, !0);
		}
		toArray() {
			function* _visit(...e) {
				for (let t of e) t instanceof Variable ? yield Array.from(_visit(...t.segments)) : yield t;
			}
			return Array.from(_visit(...this.segments));
		}
	}
	class VariableMap {
		constructor() {
			this.map = new Map();
		}
		get(e) {
			let t = segmentsString([e.segments[0]]);
			return this.map.has(t) || this.map.set(t, []), this.map.get(t);
		}
		has(e) {
			return this.map.has(segmentsString([e.segments[0]]));
		}
		push(e) {
			this.get(e).push(e);
		}
		asObject() {
			return Object.fromEntries(this.map);
		}
	}
	let F = { partials: !0 };
	function* _analyze(e, t, n) {
		let r = new VariableMap(), i = new VariableMap(), a = new VariableMap(), o = new DummyScope(new Set()), s = new Set();
		function updateVariables(e, t) {
			r.push(e);
			let n = t.alias(e);
			if (n !== void 0) {
				let e = n.segments[0];
				isString(e) && !o.has(e) && i.push(n);
			} else {
				let n = e.segments[0];
				isString(n) && !t.has(n) && i.push(e);
			}
			for (let n of e.segments) n instanceof Variable && updateVariables(n, t);
		}
		function* visit(e, r) {
			if (e.arguments) for (let t of e.arguments()) for (let e of extractVariables(t)) updateVariables(e, r);
			if (e.localScope) for (let t of e.localScope()) {
				r.add(t.content), r.deleteAlias(t.content);
				let [e, n] = t.getPosition();
				a.push(new Variable([t.content], {
					row: e,
					col: n,
					file: t.file
				}));
			}
			if (e.children) {
				if (e.partialScope) {
					let i = e.partialScope();
					if (i === void 0) {
						for (let i of yield e.children(t, n)) yield visit(i, r);
						return;
					}
					if (s.has(i.name)) return;
					let a = new Set(), o = i.isolated ? new DummyScope(a) : r.push(a);
					for (let e of i.scope) if (isString(e)) a.add(e);
					else {
						let [t, n] = e;
						a.add(t);
						let r = Array.from(extractVariables(n));
						r.length && o.setAlias(t, r[0].segments);
					}
					for (let r of yield e.children(t, n)) yield visit(r, o), s.add(i.name);
					o.pop();
				} else {
					e.blockScope && r.push(new Set(e.blockScope()));
					for (let i of yield e.children(t, n)) yield visit(i, r);
					e.blockScope && r.pop();
				}
			}
		}
		for (let t of e) yield visit(t, o);
		return {
			variables: r.asObject(),
			globals: i.asObject(),
			locals: a.asObject()
		};
	}
	function analyze(e, t = {}) {
		return toPromise(_analyze(e, {
			...F,
			...t
		}.partials, !1));
	}
	function analyzeSync(e, t = {}) {
		return toValueSync(_analyze(e, {
			...F,
			...t
		}.partials, !0));
	}
	class DummyScope {
		constructor(e) {
			this.stack = [{
				names: e,
				aliases: new Map()
			}];
		}
		has(e) {
			for (let t of this.stack) if (t.names.has(e)) return !0;
			return !1;
		}
		push(e) {
			return this.stack.push({
				names: e,
				aliases: new Map()
			}), this;
		}
		pop() {
			return this.stack.pop()?.names;
		}
		add(e) {
			this.stack[0].names.add(e);
		}
		alias(e) {
			let t = e.segments[0];
			if (!isString(t)) return;
			let n = this.getAlias(t);
			if (n !== void 0) return new Variable([...n, ...e.segments.slice(1)], e.location);
		}
		setAlias(e, t) {
			this.stack[this.stack.length - 1].aliases.set(e, t);
		}
		deleteAlias(e) {
			this.stack[this.stack.length - 1].aliases.delete(e);
		}
		getAlias(e) {
			for (let t of this.stack) {
				if (t.aliases.has(e)) return t.aliases.get(e);
				if (t.names.has(e)) return;
			}
		}
	}
	function* extractVariables(e) {
		isValueToken(e) ? yield* extractValueTokenVariables(e) : e instanceof Value && (yield* extractFilteredValueVariables(e));
	}
	function* extractFilteredValueVariables(e) {
		for (let t of e.initial.postfix) isValueToken(t) && (yield* extractValueTokenVariables(t));
		for (let t of e.filters) for (let e of t.args) isKeyValuePair(e) && e[1] ? yield* extractValueTokenVariables(e[1]) : isValueToken(e) && (yield* extractValueTokenVariables(e));
	}
	function* extractValueTokenVariables(e) {
		isRangeToken(e) ? (yield* extractValueTokenVariables(e.lhs), yield* extractValueTokenVariables(e.rhs)) : isFilteredValueToken(e) ? yield* extractGroupedExpressionTokenVariables(e) : isPropertyAccessToken(e) && (yield extractPropertyAccessVariable(e));
	}
	function* extractGroupedExpressionTokenVariables(e) {
		if (isFilteredValueToken(e)) {
			for (let t of e.initial.postfix) isValueToken(t) && (yield* extractValueTokenVariables(t));
			for (let t of e.filters) for (let e of t.args) isKeyValuePair(e) && e[1] ? yield* extractValueTokenVariables(e[1]) : isValueToken(e) && (yield* extractValueTokenVariables(e));
		}
	}
	function extractPropertyAccessVariable(e) {
		let t = [], n = e.file, r = e.props[0];
		n ||= r.file, isQuotedToken(r) || isNumberToken(r) || isWordToken(r) ? t.push(r.content) : isPropertyAccessToken(r) && t.push(...extractPropertyAccessVariable(r).segments);
		for (let r of e.props.slice(1)) n ||= r.file, isQuotedToken(r) || isNumberToken(r) || isWordToken(r) ? t.push(r.content) : isPropertyAccessToken(r) && t.push(extractPropertyAccessVariable(r));
		let [i, a] = e.getPosition();
		return new Variable(t, {
			row: i,
			col: a,
			file: n
		});
	}
	let I = /^[\u0080-\uFFFFa-zA-Z_][\u0080-\uFFFFa-zA-Z0-9_-]*$/;
	function segmentsString(e, t = !1) {
		let n = [], r = e[0];
		isString(r) && (!t || r.match(I) ? n.push(`${r}`) : n.push(`['${r}']`));
		for (let t of e.slice(1)) t instanceof Variable ? n.push(`[${segmentsString(t.segments)}]`) : isString(t) ? t.match(I) ? n.push(`.${t}`) : n.push(`['${t}']`) : n.push(`[${t}]`);
		return n.join("");
	}
	(function(e) {
		e.Partials = "partials", e.Layouts = "layouts", e.Root = "root";
	})(t.Rv ||= {});
	class Loader {
		constructor(e) {
			if (this.options = e, e.relativeReference) {
				let t = e.fs.sep;
				assert(t, "`fs.sep` is required for relative reference");
				let n = [
					"." + t,
					".." + t,
					"./",
					"../"
				];
				this.shouldLoadRelative = (e) => n.some((t) => e.startsWith(t));
			} else this.shouldLoadRelative = (e) => !1;
			let t = e.fs;
			this.contains = toLiquidAsync(t.contains?.bind(t) || (async () => !0), t.containsSync?.bind(t) || (() => !0)), this.exists = toLiquidAsync(t.exists?.bind(t) || (async () => !1), t.existsSync?.bind(t));
		}
		*lookup(e, t, n, r) {
			let i = this.options[t];
			for (let t of this.candidates(e, i, r)) {
				let e = !1;
				for (let r of i) if (yield this.contains(!!n, r, t)) {
					e = !0;
					break;
				}
				if (e && (yield this.exists(!!n, t))) return t;
			}
			throw this.lookupError(e, i);
		}
		*candidates(e, t, n) {
			let { fs: r, extname: i } = this.options;
			this.shouldLoadRelative(e) && n && (yield r.resolve(this.dirname(n), e, i));
			for (let n of t) yield r.resolve(n, e, i);
			if (r.fallback !== void 0) {
				let t = r.fallback(e);
				t !== void 0 && (yield t);
			}
		}
		dirname(e) {
			let t = this.options.fs;
			return assert(t.dirname, "`fs.dirname` is required for relative reference"), t.dirname(e);
		}
		lookupError(e, t) {
			let n = Error("ENOENT");
			return n.message = `ENOENT: Failed to lookup "${e}" in "${t}"`, n.code = "ENOENT", n;
		}
	}
	class Parser {
		constructor(e) {
			this.liquid = e, this.cache = this.liquid.options.cache, this.fs = this.liquid.options.fs, this.parseFile = this.cache ? this._parseFileCached : this._parseFile, this.loader = new Loader(this.liquid.options), this.parseLimit = new Limiter("parse length", e.options.parseLimit), this.readFile = toLiquidAsync(this.fs.readFile?.bind(this.fs) || (async () => {
				throw Error("readFile not implemented");
			}), this.fs.readFileSync?.bind(this.fs));
		}
		parse(e, t) {
			e = String(e), this.parseLimit.use(e.length);
			let n = new Tokenizer(e, this.liquid.options.operators, t, void 0, this.liquid.options.groupedExpressions).readTopLevelTokens(this.liquid.options);
			return this.parseTokens(n);
		}
		parseTokens(e) {
			let t, n = [], r = [];
			for (; t = e.shift();) try {
				n.push(this.parseToken(t, e));
			} catch (e) {
				if (this.liquid.options.catchAllErrors) r.push(e);
				else throw e;
			}
			if (r.length) throw new LiquidErrors(r);
			return n;
		}
		parseToken(e, t) {
			try {
				if (isTagToken(e)) {
					let n = this.liquid.tags[e.name];
					return assert(n, `tag "${e.name}" not found`), new n(e, t, this.liquid, this);
				}
				return isOutputToken(e) ? new Output(e, this.liquid) : new HTML(e);
			} catch (t) {
				throw LiquidError.is(t) ? t : new ParseError(t, e);
			}
		}
		parseStream(e) {
			return new ParseStream(e, (e, t) => this.parseToken(e, t));
		}
		*_parseFileCached(e, n, r = t.Rv.Root, i) {
			let a = this.cache, o = this.loader.shouldLoadRelative(e) ? i + "," + e : r + ":" + e, s = yield a.read(o);
			if (s) return s;
			let c = this._parseFile(e, n, r, i), l = n ? yield c : toPromise(c);
			a.write(o, l);
			try {
				return yield l;
			} catch (e) {
				throw a.remove(o), e;
			}
		}
		*_parseFile(e, n, r = t.Rv.Root, i) {
			let a = yield this.loader.lookup(e, r, n, i);
			return this.parse(yield this.readFile(!!n, a), a);
		}
	}
	(function(e) {
		e[e.Number = 1] = "Number", e[e.Literal = 2] = "Literal", e[e.Tag = 4] = "Tag", e[e.Output = 8] = "Output", e[e.HTML = 16] = "HTML", e[e.Filter = 32] = "Filter", e[e.Hash = 64] = "Hash", e[e.PropertyAccess = 128] = "PropertyAccess", e[e.Word = 256] = "Word", e[e.Range = 512] = "Range", e[e.Quoted = 1024] = "Quoted", e[e.Operator = 2048] = "Operator", e[e.FilteredValue = 4096] = "FilteredValue", e[e.GroupedExpression = 8192] = "GroupedExpression", e[e.Delimited = 12] = "Delimited";
	})(t.Yp ||= {});
	function isDelimitedToken(e) {
		return !!(getKind(e) & t.Yp.Delimited);
	}
	function isOperatorToken(e) {
		return getKind(e) === t.Yp.Operator;
	}
	function isHTMLToken(e) {
		return getKind(e) === t.Yp.HTML;
	}
	function isOutputToken(e) {
		return getKind(e) === t.Yp.Output;
	}
	function isTagToken(e) {
		return getKind(e) === t.Yp.Tag;
	}
	function isQuotedToken(e) {
		return getKind(e) === t.Yp.Quoted;
	}
	function isNumberToken(e) {
		return getKind(e) === t.Yp.Number;
	}
	function isPropertyAccessToken(e) {
		return getKind(e) === t.Yp.PropertyAccess;
	}
	function isWordToken(e) {
		return getKind(e) === t.Yp.Word;
	}
	function isRangeToken(e) {
		return getKind(e) === t.Yp.Range;
	}
	function isFilteredValueToken(e) {
		return getKind(e) === t.Yp.FilteredValue;
	}
	function isValueToken(e) {
		return (getKind(e) & 5763) > 0;
	}
	function getKind(e) {
		return e ? e.kind : -1;
	}
	var __assign = function() {
		return __assign = Object.assign || function __assign(e) {
			for (var t, n = 1, r = arguments.length; n < r; n++) for (var i in t = arguments[n], t) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i]);
			return e;
		}, __assign.apply(this, arguments);
	};
	function createScope(e) {
		let t = Object.create(null);
		return e && Object.assign(t, e), t;
	}
	class Context {
		constructor(e = {}, t = P, n = {}, { memoryLimit: r, renderLimit: i, liquid: a } = {}) {
			this.scopes = [createScope()], this.registers = {}, this.breakCalled = !1, this.continueCalled = !1, this.sync = !!n.sync, this.opts = t, this.globals = n.globals ?? t.globals, this.environments = isObject(e) ? e : Object(e), this.strictVariables = n.strictVariables ?? this.opts.strictVariables, this.ownPropertyOnly = n.ownPropertyOnly ?? t.ownPropertyOnly, this.memoryLimit = r ?? new Limiter("memory alloc", n.memoryLimit ?? t.memoryLimit), this.renderLimit = i ?? new Limiter("template render", getPerformance().now() + (n.renderLimit ?? t.renderLimit)), this.liquid = a;
		}
		getRegister(e, t = void 0) {
			return this.registers[e] = this.registers[e] || t;
		}
		setRegister(e, t) {
			return this.registers[e] = t;
		}
		saveRegister(...e) {
			return e.map((e) => [e, this.getRegister(e)]);
		}
		restoreRegister(e) {
			return e.forEach(([e, t]) => this.setRegister(e, t));
		}
		getAll() {
			return [
				this.globals,
				this.environments,
				...this.scopes
			].reduce((e, t) => __assign(e, t), {});
		}
		get(e) {
			return this.getSync(e);
		}
		getSync(e) {
			return toValueSync(this._get(e));
		}
		*_get(e) {
			let t = this.findScope(e[0]);
			return yield this._getFromScope(t, e);
		}
		getFromScope(e, t) {
			return toValueSync(this._getFromScope(e, t));
		}
		*_getFromScope(e, t, n = this.strictVariables) {
			isString(t) && (t = t.split("."));
			for (let r = 0; r < t.length; r++) if (e = yield this.readProperty(e, t[r]), n && isUndefined(e)) throw new InternalUndefinedVariableError(t.slice(0, r + 1).join("."));
			return e;
		}
		push(e) {
			return this.scopes.push(e);
		}
		pop() {
			return this.scopes.pop();
		}
		bottom() {
			return this.scopes[0];
		}
		spawn(e = {}) {
			return new Context(e, this.opts, {
				sync: this.sync,
				globals: this.globals,
				strictVariables: this.strictVariables,
				ownPropertyOnly: this.ownPropertyOnly
			}, {
				renderLimit: this.renderLimit,
				memoryLimit: this.memoryLimit,
				liquid: this.liquid
			});
		}
		findScope(e) {
			for (let t = this.scopes.length - 1; t >= 0; t--) {
				let n = this.scopes[t];
				if (e in n) return n;
			}
			return e in this.environments ? this.environments : this.globals;
		}
		readProperty(e, t) {
			if (e = toLiquid(e), t = toValue(t), isNil(e)) return e;
			if (isArray(e) && isNumber(t)) return readArrayElement(e, t, this.ownPropertyOnly);
			let n = readJSProperty(e, t, this.ownPropertyOnly);
			return n === void 0 && e instanceof Drop ? e.liquidMethodMissing(t, this) : isFunction(n) ? n.call(e) : t === "size" ? readSize(e) : t === "first" ? readFirst(e, this.ownPropertyOnly) : t === "last" ? readLast(e, this.ownPropertyOnly) : n;
		}
	}
	function readJSProperty(e, t, n) {
		if (!n || l.call(e, t) || e instanceof Drop) return e[t];
	}
	function readFirst(e, t) {
		return isArray(e) ? readArrayElement(e, 0, t) : readJSProperty(e, "first", t);
	}
	function readLast(e, t) {
		return isArray(e) ? readArrayElement(e, -1, t) : readJSProperty(e, "last", t);
	}
	function readSize(e) {
		if (l.call(e, "size") || e.size !== void 0) return e.size;
		if (isArray(e) || isString(e)) return e.length;
		if (typeof e == "object") return Object.keys(e).length;
	}
	var L;
	(function(e) {
		e[e.OUTPUT = 0] = "OUTPUT", e[e.STORE = 1] = "STORE";
	})(L ||= {});
	let R = argumentsToNumber(Math.abs), z = argumentsToNumber(Math.max), B = argumentsToNumber(Math.min), V = argumentsToNumber(Math.ceil), H = argumentsToNumber((e, t, n = !1) => n ? Math.floor(e / t) : e / t), U = argumentsToNumber(Math.floor), W = argumentsToNumber((e, t) => e - t), ae = argumentsToNumber((e, t) => e + t), G = argumentsToNumber((e, t) => (e % t + t) % t), K = argumentsToNumber((e, t) => e * t);
	function shiftDecimal(e, t) {
		let [n, r = "0"] = String(e).split("e");
		return Number(`${n}e${Number(r) + t}`);
	}
	function round(e, t = 0) {
		e = toNumber(e), t = toNumber(t);
		let n = shiftDecimal(Math.abs(e), t);
		if (!(n <= 2 ** 53 - 1)) return e;
		let r = shiftDecimal(Math.round(n), -t);
		return e < 0 ? -r : r;
	}
	var q = Object.freeze({
		__proto__: null,
		abs: R,
		at_least: z,
		at_most: B,
		ceil: V,
		divided_by: H,
		floor: U,
		minus: W,
		plus: ae,
		modulo: G,
		times: K,
		round
	});
	let url_decode = (e) => decodeURIComponent(stringify(e).replace(/\+/g, " ")), url_encode = (e) => encodeURIComponent(stringify(e)).replace(/%20/g, "+"), cgi_escape = (e) => encodeURIComponent(stringify(e)).replace(/%20/g, "+").replace(/[!'()*]/g, (e) => "%" + e.charCodeAt(0).toString(16).toUpperCase()), uri_escape = (e) => encodeURI(stringify(e)).replace(/%5B/g, "[").replace(/%5D/g, "]"), J = /[^\p{M}\p{L}\p{Nd}]+/gu, oe = {
		raw: /\s+/g,
		default: J,
		pretty: /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu,
		ascii: /[^A-Za-z0-9]+/g,
		latin: J,
		none: null
	};
	function slugify(e, t = "default", n = !1) {
		e = stringify(e);
		let r = oe[t];
		return r && (t === "latin" && (e = removeAccents(e)), e = e.replace(r, "-").replace(/^-|-$/g, "")), n ? e : e.toLowerCase();
	}
	function removeAccents(e) {
		return e.replace(/[\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5]/g, "a").replace(/[\u00e6]/g, "ae").replace(/[\u00e7]/g, "c").replace(/[\u00e8\u00e9\u00ea\u00eb]/g, "e").replace(/[\u00ec\u00ed\u00ee\u00ef]/g, "i").replace(/[\u00f0]/g, "d").replace(/[\u00f1]/g, "n").replace(/[\u00f2\u00f3\u00f4\u00f5\u00f6\u00f8]/g, "o").replace(/[\u00f9\u00fa\u00fb\u00fc]/g, "u").replace(/[\u00fd\u00ff]/g, "y").replace(/[\u00df]/g, "ss").replace(/[\u0153]/g, "oe").replace(/[\u00fe]/g, "th").replace(/[\u1e9e]/g, "SS").replace(/[\u0152]/g, "OE").replace(/[\u00de]/g, "TH");
	}
	var se = Object.freeze({
		__proto__: null,
		url_decode,
		url_encode,
		cgi_escape,
		uri_escape,
		slugify
	});
	let ce = argumentsToValue(function(e, t) {
		let n = toArray(e), r = isNil(t) ? " " : stringify(t), i = r.length * Math.max(n.length - 1, 0);
		for (let e = 0; e < n.length; e++) i += String(n[e]).length;
		return this.context.memoryLimit.use(i), Array.prototype.join.call(n, r);
	}), le = argumentsToValue(function(e) {
		return isArrayLike(e) ? readArrayElement(e, -1, this.context.ownPropertyOnly) : "";
	}), ue = argumentsToValue(function(e) {
		return isArrayLike(e) ? readArrayElement(e, 0, this.context.ownPropertyOnly) : "";
	}), Y = argumentsToValue(function(e) {
		let t = toArray(e);
		return this.context.memoryLimit.use(t.length), [...t].reverse();
	});
	function* sortBy(e, t, n) {
		let r = [], i = toArray(e);
		this.context.memoryLimit.use(i.length);
		for (let e of i) r.push([e, t ? yield this.context._getFromScope(e, stringify(t).split("."), !1) : e]);
		return r.sort((e, t) => n(e[1], t[1])).map((e) => e[0]);
	}
	function* sort(e, t) {
		return yield* sortBy.call(this, e, t, orderedCompare);
	}
	function* sort_natural(e, t) {
		return yield* sortBy.call(this, e, t, caseInsensitiveCompare);
	}
	let size = (e) => e && e.length || 0;
	function* map(e, t) {
		let n = [], r = toArray(e);
		this.context.memoryLimit.use(r.length);
		for (let e of r) n.push(yield this.context._getFromScope(e, stringify(t), !1));
		return n;
	}
	function* sum(e, t) {
		let n = 0, r = toArray(e);
		for (let e of r) {
			let r = Number(t ? yield this.context._getFromScope(e, stringify(t), !1) : e);
			n += Number.isNaN(r) ? 0 : r;
		}
		return n;
	}
	function compact(e) {
		let t = toArray(e);
		return this.context.memoryLimit.use(t.length), Array.prototype.filter.call(t, (e) => !isNil(toValue(e)));
	}
	function concat(e, t = []) {
		let n = toArray(e), r = toArray(t);
		return this.context.memoryLimit.use(n.length + r.length), Array.prototype.concat.call(n, r);
	}
	function push(e, t) {
		return concat.call(this, e, [t]);
	}
	function unshift(e, t) {
		let n = toArray(e);
		this.context.memoryLimit.use(n.length);
		let r = [...n];
		return r.unshift(t), r;
	}
	function pop(e) {
		let t = toArray(e);
		this.context.memoryLimit.use(t.length);
		let n = [...t];
		return n.pop(), n;
	}
	function shift(e) {
		let t = toArray(e);
		this.context.memoryLimit.use(t.length);
		let n = [...t];
		return n.shift(), n;
	}
	function slice(e, t, n = 1) {
		if (e = toValue(e), isNil(e)) return [];
		if (isArray(e) || (e = stringify(e)), t = t < 0 ? (isArray(e) ? e.length : codePointLength(e)) + t : t, t < 0 || n < 0) return isArray(e) ? [] : "";
		if (this.context.memoryLimit.use(n), isArray(e)) return Array.prototype.slice.call(e, t, t + n);
		let r = advanceCodePoints(e, 0, t);
		return e.slice(r, advanceCodePoints(e, r, n));
	}
	function* matches(e, t) {
		return this.context.opts.jekyllWhere ? EmptyDrop.is(t) ? yield equals(e, t) : isArray(e) ? yield arrayIncludes(e, t) : yield equals(e, t) : t === void 0 ? isTruthy(e, this.context) : yield equals(e, t);
	}
	function* filter(e, t, n, r) {
		t = toArray(t), this.context.memoryLimit.use(t.length);
		let i = new Tokenizer(stringify(n)).readScopeValue(), a = [];
		for (let n of t) {
			let t = yield evalToken(i, this.context.spawn(n));
			(yield matches.call(this, t, r)) === e && a.push(n);
		}
		return a;
	}
	function* filter_exp(e, t, n, r) {
		let i = [], a = new Value(stringify(r), this.liquid), o = toArray(t);
		this.context.memoryLimit.use(o.length);
		for (let t of o) {
			this.context.push({ [n]: t });
			let r = yield a.value(this.context);
			this.context.pop(), r === e && i.push(t);
		}
		return i;
	}
	function* where(e, t, n) {
		return yield* filter.call(this, !0, e, t, n);
	}
	function* reject(e, t, n) {
		return yield* filter.call(this, !1, e, t, n);
	}
	function* where_exp(e, t, n) {
		return yield* filter_exp.call(this, !0, e, t, n);
	}
	function* reject_exp(e, t, n) {
		return yield* filter_exp.call(this, !1, e, t, n);
	}
	function* group_by(e, t) {
		let n = new Map();
		e = toEnumerable(e);
		let r = new Tokenizer(stringify(t)).readScopeValue();
		this.context.memoryLimit.use(e.length);
		for (let t of e) {
			let e = yield evalToken(r, this.context.spawn(t));
			n.has(e) || n.set(e, []), n.get(e).push(t);
		}
		return [...n.entries()].map(([e, t]) => ({
			name: e,
			items: t
		}));
	}
	function* group_by_exp(e, t, n) {
		let r = new Map(), i = new Value(stringify(n), this.liquid);
		e = toEnumerable(e), this.context.memoryLimit.use(e.length);
		for (let n of e) {
			this.context.push({ [t]: n });
			let e = yield i.value(this.context);
			this.context.pop(), r.has(e) || r.set(e, []), r.get(e).push(n);
		}
		return [...r.entries()].map(([e, t]) => ({
			name: e,
			items: t
		}));
	}
	function* search(e, t, n) {
		let r = new Tokenizer(stringify(t)).readScopeValue(), i = toArray(e);
		for (let e = 0; e < i.length; e++) {
			let t = yield evalToken(r, this.context.spawn(i[e]));
			if (yield matches.call(this, t, n)) return [e, i[e]];
		}
	}
	function* search_exp(e, t, n) {
		let r = new Value(stringify(n), this.liquid), i = toArray(e);
		for (let e = 0; e < i.length; e++) {
			this.context.push({ [t]: i[e] });
			let n = yield r.value(this.context);
			if (this.context.pop(), n) return [e, i[e]];
		}
	}
	function* has(e, t, n) {
		return !!(yield* search.call(this, e, t, n));
	}
	function* has_exp(e, t, n) {
		return !!(yield* search_exp.call(this, e, t, n));
	}
	function* find_index(e, t, n) {
		let r = yield* search.call(this, e, t, n);
		return r ? r[0] : void 0;
	}
	function* find_index_exp(e, t, n) {
		let r = yield* search_exp.call(this, e, t, n);
		return r ? r[0] : void 0;
	}
	function* find(e, t, n) {
		let r = yield* search.call(this, e, t, n);
		return r ? r[1] : void 0;
	}
	function* find_exp(e, t, n) {
		let r = yield* search_exp.call(this, e, t, n);
		return r ? r[1] : void 0;
	}
	function uniq(e) {
		return e = toArray(e), this.context.memoryLimit.use(e.length), [...new Set(e)];
	}
	function sample(e, t = 1) {
		if (e = toValue(e), isNil(e)) return [];
		isArray(e) || (e = stringify(e)), this.context.memoryLimit.use(e.length);
		let n = [...e].sort(() => Math.random() - .5);
		return t === 1 ? n[0] : n.slice(0, t);
	}
	var de = Object.freeze({
		__proto__: null,
		join: ce,
		last: le,
		first: ue,
		reverse: Y,
		sort,
		sort_natural,
		size,
		map,
		sum,
		compact,
		concat,
		push,
		unshift,
		pop,
		shift,
		slice,
		where,
		reject,
		where_exp,
		reject_exp,
		group_by,
		group_by_exp,
		has,
		has_exp,
		find_index,
		find_index_exp,
		find,
		find_exp,
		uniq,
		sample
	});
	function date(e, t, n) {
		let r = (e?.length ?? 0) + (n?.length ?? 0);
		this.context.memoryLimit.use(r);
		let i = parseDate(e, this.context.opts, n);
		return i ? (t = toValue(t), t = isNil(t) ? this.context.opts.dateFormat : stringify(t), this.context.memoryLimit.use(t.length), strftime(i, t, this.context.memoryLimit)) : e;
	}
	function date_to_xmlschema(e) {
		return date.call(this, e, "%Y-%m-%dT%H:%M:%S%:z");
	}
	function date_to_rfc822(e) {
		let t = parseDate(e, this.context.opts, void 0, "en-US");
		return t ? strftime(t, "%a, %d %b %Y %H:%M:%S %z", this.context.memoryLimit) : e;
	}
	function date_to_string(e, t, n) {
		return stringify_date.call(this, e, "%b", t, n);
	}
	function date_to_long_string(e, t, n) {
		return stringify_date.call(this, e, "%B", t, n);
	}
	function stringify_date(e, t, n, r) {
		let i = parseDate(e, this.context.opts);
		if (!i) return e;
		let a = this.context.memoryLimit;
		if (n === "ordinal") {
			let e = i.getDate();
			return r === "US" ? strftime(i, `${t} ${e}%q, %Y`, a) : strftime(i, `${e}%q ${t} %Y`, a);
		}
		return strftime(i, `%d ${t} %Y`, a);
	}
	function parseDate(e, t, n, r = t.locale) {
		let i, a = n ?? t.timezoneOffset;
		if (e = toValue(e), !isNil(e)) return i = e === "now" || e === "today" ? new LiquidDate(Date.now(), r, a) : isNumber(e) ? new LiquidDate(e * 1e3, r, a) : isString(e) ? /^\d+$/.test(e) ? new LiquidDate(e * 1e3, r, a) : t.preserveTimezones && n === void 0 ? LiquidDate.createDateFixedToTimezone(e, r) : new LiquidDate(e, r, a) : new LiquidDate(e, r, a), i.valid() ? i : void 0;
	}
	var fe = Object.freeze({
		__proto__: null,
		date,
		date_to_xmlschema,
		date_to_rfc822,
		date_to_string,
		date_to_long_string
	});
	let X = /[\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF]/gu, Z = /[^\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF\s]+/gu;
	function append(e, t) {
		assert(arguments.length === 2, "append expect 2 arguments");
		let n = stringify(e), r = stringify(t);
		return this.context.memoryLimit.use(n.length + r.length), n + r;
	}
	function prepend(e, t) {
		assert(arguments.length === 2, "prepend expect 2 arguments");
		let n = stringify(e), r = stringify(t);
		return this.context.memoryLimit.use(n.length + r.length), r + n;
	}
	function getTrimStart(e, t) {
		let n = 0;
		for (let r of e) {
			if (!t.has(r)) break;
			n += r.length;
		}
		return n;
	}
	function getTrimEnd(e, t, n = 0) {
		let r = e.length;
		for (; r > n;) {
			let i = r - n >= 2 && e.codePointAt(r - 2) > 65535 ? 2 : 1;
			if (!t.has(e.slice(r - i, r))) break;
			r -= i;
		}
		return r;
	}
	function lstrip(e, t) {
		let n = stringify(e);
		return this.context.memoryLimit.use(n.length), t ? (t = stringify(t), this.context.memoryLimit.use(t.length), n.slice(getTrimStart(n, new Set(t)))) : n.trimStart();
	}
	function downcase(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), t.toLowerCase();
	}
	function upcase(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), stringify(t).toUpperCase();
	}
	function remove(e, t) {
		let n = stringify(e);
		return t = stringify(t), this.context.memoryLimit.use(n.length + t.length), n.split(t).join("");
	}
	function remove_first(e, t) {
		let n = stringify(e);
		return t = stringify(t), this.context.memoryLimit.use(n.length + t.length), n.replace(t, "");
	}
	function remove_last(e, t) {
		let n = stringify(e), r = stringify(t);
		this.context.memoryLimit.use(n.length + r.length);
		let i = n.lastIndexOf(r);
		return i === -1 ? n : n.substring(0, i) + n.substring(i + r.length);
	}
	function rstrip(e, t) {
		return e = stringify(e), this.context.memoryLimit.use(e.length), t ? (t = stringify(t), this.context.memoryLimit.use(t.length), e.slice(0, getTrimEnd(e, new Set(t)))) : e.trimEnd();
	}
	function split(e, t) {
		let n = stringify(e);
		this.context.memoryLimit.use(n.length);
		let r = n.split(stringify(t));
		for (; r.length && r[r.length - 1] === "";) r.pop();
		return r;
	}
	function strip(e, t) {
		let n = stringify(e);
		if (this.context.memoryLimit.use(n.length), t) {
			let e = new Set(stringify(t));
			this.context.memoryLimit.use(e.size);
			let r = getTrimStart(n, e);
			return n.slice(r, getTrimEnd(n, e, r));
		}
		return n.trim();
	}
	function strip_newlines(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), t.replace(/\r?\n/gm, "");
	}
	function squish(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), t.replace(/\s+/g, " ").trim();
	}
	function capitalize(e) {
		return e = stringify(e), this.context.memoryLimit.use(e.length), e.charAt(0).toUpperCase() + e.slice(1).toLowerCase();
	}
	function replace(e, t, n) {
		let r = stringify(e);
		t = stringify(t), n = stringify(n);
		let i = r.split(t), a = r.length + (i.length - 1) * (n.length - t.length);
		return this.context.memoryLimit.use(a), i.join(n);
	}
	function replace_first(e, t, n) {
		let r = stringify(e);
		return t = stringify(t), n = stringify(n), this.context.memoryLimit.use(r.length + t.length + n.length), r.replace(t, () => n);
	}
	function replace_last(e, t, n) {
		let r = stringify(e), i = stringify(t), a = stringify(n);
		this.context.memoryLimit.use(r.length + i.length + a.length);
		let o = r.lastIndexOf(i);
		return o === -1 ? r : r.substring(0, o) + a + r.substring(o + i.length);
	}
	function truncate(e, t = 50, n = "...") {
		let r = stringify(e);
		return n = stringify(n), this.context.memoryLimit.use(r.length + n.length), r.length <= t || advanceCodePoints(r, 0, t) >= r.length ? e : r.slice(0, advanceCodePoints(r, 0, Math.max(t - codePointLength(n), 0))) + n;
	}
	function truncatewords(e, t = 15, n = "...") {
		let r = stringify(e);
		n = stringify(n), this.context.memoryLimit.use(r.length + n.length);
		let i = r.trimStart().split(/\s+/);
		t <= 0 && (t = 1);
		let a = i.slice(0, t).join(" ");
		return i.length >= t && (a += n), a;
	}
	function normalize_whitespace(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), t.replace(/\s+/g, " ");
	}
	function number_of_words(e, t) {
		let n = stringify(e);
		if (this.context.memoryLimit.use(n.length), e = n.trim(), !e) return 0;
		switch (t) {
			case "cjk": return (e.match(X) || []).length + (e.match(Z) || []).length;
			case "auto": return X.test(e) ? e.match(X).length + (e.match(Z) || []).length : e.split(/\s+/).length;
			default: return e.split(/\s+/).length;
		}
	}
	function array_to_sentence_string(e, t = "and") {
		let n = toArray(e);
		t = stringify(t);
		let r = t.length + n.length * 2;
		for (let e = 0; e < n.length; e++) r += stringify(n[e]).length;
		switch (this.context.memoryLimit.use(r), n.length) {
			case 0: return "";
			case 1: return n[0];
			case 2: return `${n[0]} ${t} ${n[1]}`;
			default: return `${n.slice(0, -1).join(", ")}, ${t} ${n[n.length - 1]}`;
		}
	}
	var pe = Object.freeze({
		__proto__: null,
		append,
		prepend,
		lstrip,
		downcase,
		upcase,
		remove,
		remove_first,
		remove_last,
		rstrip,
		split,
		strip,
		strip_newlines,
		squish,
		capitalize,
		replace,
		replace_first,
		replace_last,
		truncate,
		truncatewords,
		normalize_whitespace,
		number_of_words,
		array_to_sentence_string
	});
	function base64Encode(e) {
		return Buffer.from(e, "utf8").toString("base64");
	}
	function base64Decode(e) {
		return Buffer.from(e, "base64").toString("utf8");
	}
	function base64_encode(e) {
		if (typeof Buffer < "u" && Buffer.isBuffer(e)) return this.context.memoryLimit.use(e.byteLength), e.toString("base64");
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), base64Encode(t);
	}
	function base64_decode(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), assert(isBase64(t), "invalid base64 provided to base64_decode"), base64Decode(t);
	}
	function isBase64(e) {
		return e = e.replace(/[\t\n\f\r ]/g, ""), e.length % 4 == 0 && (e = e.replace(/==?$/, "")), e.length % 4 != 1 && /^[A-Za-z0-9+/]*$/.test(e);
	}
	var me = Object.freeze({
		__proto__: null,
		base64_encode,
		base64_decode
	});
	function sha256(e) {
		return o.createHash("sha256").update(e, "utf8").digest("hex");
	}
	function hmacSha256(e, t) {
		return o.createHmac("sha256", t).update(e, "utf8").digest("hex");
	}
	function sha256$1(e) {
		let t = stringify(e);
		return this.context.memoryLimit.use(t.length), sha256(t);
	}
	function hmac_sha256(e, t) {
		let n = stringify(e), r = stringify(t);
		return this.context.memoryLimit.use(n.length + r.length), hmacSha256(n, r);
	}
	var he = Object.freeze({
		__proto__: null,
		sha256: sha256$1,
		hmac_sha256
	});
	let Q = {
		...N,
		...q,
		...se,
		...de,
		...fe,
		...pe,
		...me,
		...he,
		...A
	};
	class AssignTag extends Tag {
		constructor(e, t, n) {
			super(e, t, n), this.identifier = this.tokenizer.readIdentifier(), this.key = this.identifier.content, this.tokenizer.assert(this.key, "expected variable name"), this.tokenizer.skipBlank(), this.tokenizer.assert(this.tokenizer.peek() === "=", "expected \"=\""), this.tokenizer.advance(), this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
		}
		*render(e) {
			e.bottom()[this.key] = yield this.value.value(e, this.liquid.options.lenientIf);
		}
		*arguments() {
			yield this.value;
		}
		*localScope() {
			yield this.identifier;
		}
	}
	let $ = [
		"offset",
		"limit",
		"reversed"
	];
	class ForTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n);
			let i = this.tokenizer.readIdentifier(), a = this.tokenizer.readIdentifier(), o = this.tokenizer.readValue();
			if (!i.size() || a.content !== "in" || !o) throw Error(`illegal tag: ${e.getText()}`);
			this.variable = i.content, this.collection = o, this.hash = new Hash(this.tokenizer, n.options.keyValueSeparator), this.templates = [], this.elseTemplates = [];
			let s, c = r.parseStream(t).on("start", () => s = this.templates).on("tag:else", (e) => {
				assertEmpty(e.args), s = this.elseTemplates;
			}).on("tag:endfor", (e) => {
				assertEmpty(e.args), c.stop();
			}).on("template", (e) => s.push(e)).on("end", () => {
				throw Error(`tag ${e.getText()} not closed`);
			});
			c.start();
		}
		*render(e, t) {
			let n = this.liquid.renderer, r = toEnumerable(yield evalToken(this.collection, e));
			if (!r.length) {
				yield n.renderTemplates(this.elseTemplates, e, t);
				return;
			}
			let i = "continue-" + this.variable + "-" + this.collection.getText();
			e.push(createScope({ continue: e.getRegister(i, {}) }));
			let a = yield this.hash.render(e);
			e.pop(), r = (this.liquid.options.orderedFilterParameters ? Object.keys(a).filter((e) => $.includes(e)) : $.filter((e) => a[e] !== void 0)).reduce((e, t) => t === "offset" ? offset(e, a.offset) : t === "limit" ? limit(e, a.limit) : reversed(e), r), e.setRegister(i, (a.offset || 0) + r.length);
			let o = createScope({ forloop: new ForloopDrop(r.length, this.collection.getText(), this.variable) });
			e.push(o);
			for (let i of r) {
				if (o[this.variable] = i, e.continueCalled = e.breakCalled = !1, yield n.renderTemplates(this.templates, e, t), e.breakCalled) break;
				o.forloop.next();
			}
			e.continueCalled = e.breakCalled = !1, e.pop();
		}
		*children() {
			let e = this.templates.slice();
			return this.elseTemplates && e.push(...this.elseTemplates), e;
		}
		*arguments() {
			yield this.collection;
			for (let e of Object.values(this.hash.hash)) isValueToken(e) && (yield e);
		}
		blockScope() {
			return [this.variable, "forloop"];
		}
	}
	function reversed(e) {
		return [...e].reverse();
	}
	function offset(e, t) {
		return e.slice(t);
	}
	function limit(e, t) {
		return e.slice(0, t);
	}
	class CaptureTag extends Tag {
		constructor(e, t, n, r) {
			for (super(e, t, n), this.templates = [], this.identifier = this.readVariable(), this.variable = this.identifier.content; t.length;) {
				let e = t.shift();
				if (isTagToken(e) && e.name === "endcapture") return;
				this.templates.push(r.parseToken(e, t));
			}
			throw Error(`tag ${e.getText()} not closed`);
		}
		readVariable() {
			let e = this.tokenizer.readIdentifier();
			if (e.content || (e = this.tokenizer.readQuoted(), e)) return e;
			throw this.tokenizer.error("invalid capture name");
		}
		*render(e) {
			let t = yield this.liquid.renderer.renderTemplates(this.templates, e);
			e.bottom()[this.variable] = t;
		}
		*children() {
			return this.templates;
		}
		*localScope() {
			yield this.identifier;
		}
	}
	class CaseTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n), this.branches = [], this.elseTemplates = [], this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid), this.elseTemplates = [];
			let i = [], a = 0, o = r.parseStream(t).on("tag:when", (e) => {
				if (a > 0) return;
				i = [];
				let t = [];
				for (; !e.tokenizer.end();) t.push(e.tokenizer.readValueOrThrow()), e.tokenizer.skipBlank(), e.tokenizer.peek() === "," ? e.tokenizer.readTo(",") : e.tokenizer.readTo("or");
				this.branches.push({
					values: t,
					templates: i
				});
			}).on("tag:else", () => {
				a++, i = this.elseTemplates;
			}).on("tag:endcase", () => o.stop()).on("template", (e) => {
				(i !== this.elseTemplates || a === 1) && i.push(e);
			}).on("end", () => {
				throw Error(`tag ${e.getText()} not closed`);
			});
			o.start();
		}
		*render(e, t) {
			let n = this.liquid.renderer, r = yield toValue(yield this.value.value(e, e.opts.lenientIf)), i = !1;
			for (let a of this.branches) for (let o of a.values) if (yield equals(r, yield evalToken(o, e, e.opts.lenientIf))) {
				yield n.renderTemplates(a.templates, e, t), i = !0;
				break;
			}
			i || (yield n.renderTemplates(this.elseTemplates, e, t));
		}
		*arguments() {
			yield this.value, yield* this.branches.flatMap((e) => e.values);
		}
		*children() {
			let e = this.branches.flatMap((e) => e.templates);
			return this.elseTemplates && e.push(...this.elseTemplates), e;
		}
	}
	class CommentTag extends Tag {
		constructor(e, t, n) {
			for (super(e, t, n); t.length;) {
				let e = t.shift();
				if (isTagToken(e) && e.name === "endcomment") return;
			}
			throw Error(`tag ${e.getText()} not closed`);
		}
		render() {}
	}
	class RenderTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n);
			let i = this.tokenizer;
			for (this.file = parseFilePath(i, this.liquid, r), this.currentFile = e.file; !i.end();) {
				i.skipBlank();
				let e = i.p, t = i.readIdentifier();
				if ((t.content === "with" || t.content === "for") && (i.skipBlank(), i.peek() !== ":")) {
					let e = i.readValue();
					if (e) {
						let n = i.p, r = i.readIdentifier(), a;
						r.content === "as" ? a = i.readIdentifier() : i.p = n;
						let o = {
							value: e,
							alias: a && a.content
						};
						t.content === "with" ? this.with = o : this.forBinding = o, i.skipBlank(), i.peek() === "," && i.advance();
						continue;
					}
				}
				i.p = e;
				break;
			}
			this.hash = new Hash(i, n.options.keyValueSeparator);
		}
		*render(e, t) {
			let { liquid: n, hash: r } = this, i = yield renderFilePath(this.file, e, n);
			assert(i, () => `illegal file path "${i}"`);
			let a = e.spawn(), o = a.bottom();
			if (__assign(o, yield r.render(e)), this.with) {
				let { value: t, alias: n } = this.with;
				o[n || i] = yield evalToken(t, e);
			}
			if (this.forBinding) {
				let { value: r, alias: s } = this.forBinding, c = toEnumerable(yield evalToken(r, e));
				o.forloop = new ForloopDrop(c.length, r.getText(), s);
				for (let e of c) {
					o[s] = e;
					let r = yield n._parsePartialFile(i, a.sync, this.currentFile);
					yield n.renderer.renderTemplates(r, a, t), o.forloop.next();
				}
			} else {
				let e = yield n._parsePartialFile(i, a.sync, this.currentFile);
				yield n.renderer.renderTemplates(e, a, t);
			}
		}
		*children(e, t) {
			return e && isString(this.file) ? yield this.liquid._parsePartialFile(this.file, t, this.currentFile) : [];
		}
		partialScope() {
			if (isString(this.file)) {
				let e = Object.keys(this.hash.hash);
				if (this.with) {
					let { value: t, alias: n } = this.with;
					isString(n) ? e.push([n, t]) : isString(this.file) && e.push([this.file, t]);
				}
				if (this.forBinding) {
					let { value: t, alias: n } = this.forBinding;
					isString(n) ? e.push([n, t]) : isString(this.file) && e.push([this.file, t]);
				}
				return {
					name: this.file,
					isolated: !0,
					scope: e
				};
			}
		}
		*arguments() {
			for (let e of Object.values(this.hash.hash)) isValueToken(e) && (yield e);
			if (this.with) {
				let { value: e } = this.with;
				isValueToken(e) && (yield e);
			}
			if (this.forBinding) {
				let { value: e } = this.forBinding;
				isValueToken(e) && (yield e);
			}
		}
	}
	function parseFilePath(e, t, n) {
		if (t.options.dynamicPartials) {
			let t = e.readValue();
			return e.assert(t, "illegal file path"), t.getText() === "none" ? void 0 : isQuotedToken(t) ? optimize(n.parse(evalQuotedToken(t))) : t;
		}
		let r = [...e.readFileNameTemplate(t.options)], i = optimize(n.parseTokens(r));
		return i === "none" ? void 0 : i;
	}
	function optimize(e) {
		return e.length === 1 && isHTMLToken(e[0].token) ? e[0].token.getContent() : e;
	}
	function* renderFilePath(e, t, n) {
		return typeof e == "string" ? e : Array.isArray(e) ? n.renderer.renderTemplates(e, t) : yield evalToken(e, t);
	}
	class IncludeTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n);
			let { tokenizer: i } = e;
			this.file = parseFilePath(i, this.liquid, r), this.currentFile = e.file;
			let a = i.p;
			i.readIdentifier().content === "with" ? (i.skipBlank(), i.peek() === ":" ? i.p = a : this.withVar = i.readValue()) : i.p = a, this.hash = new Hash(i, n.options.jekyllInclude || n.options.keyValueSeparator);
		}
		*render(e, t) {
			let { liquid: n, hash: r, withVar: i } = this, { renderer: a } = n, o = yield renderFilePath(this.file, e, n);
			assert(o, () => `illegal file path "${o}"`);
			let s = e.saveRegister("blocks", "blockMode");
			e.setRegister("blocks", {}), e.setRegister("blockMode", L.OUTPUT);
			let c = createScope(yield r.render(e));
			i && (c[o] = yield evalToken(i, e));
			let l = yield n._parsePartialFile(o, e.sync, this.currentFile);
			e.push(e.opts.jekyllInclude ? createScope({ include: c }) : c), yield a.renderTemplates(l, e, t), e.pop(), e.restoreRegister(s);
		}
		*children(e, t) {
			return e && isString(this.file) ? yield this.liquid._parsePartialFile(this.file, t, this.currentFile) : [];
		}
		partialScope() {
			if (isString(this.file)) {
				let e;
				return this.liquid.options.jekyllInclude ? e = ["include"] : (e = Object.keys(this.hash.hash), this.withVar && e.push([this.file, this.withVar])), {
					name: this.file,
					isolated: !1,
					scope: e
				};
			}
		}
		*arguments() {
			yield* Object.values(this.hash.hash).filter(isValueToken), isValueToken(this.file) && (yield this.file), isValueToken(this.withVar) && (yield this.withVar);
		}
	}
	class DecrementTag extends Tag {
		constructor(e, t, n) {
			super(e, t, n), this.identifier = this.tokenizer.readIdentifier(), this.variable = this.identifier.content;
		}
		render(e, t) {
			let n = e.environments;
			isNumber(n[this.variable]) || (n[this.variable] = 0), t.write(stringify(--n[this.variable]));
		}
		*localScope() {
			yield this.identifier;
		}
	}
	class CycleTag extends Tag {
		constructor(e, t, n) {
			super(e, t, n), this.candidates = [];
			let r = this.tokenizer.p, i = this.tokenizer.readValue();
			for (this.tokenizer.skipBlank(), i && (this.tokenizer.peek() === ":" ? (this.group = i, this.tokenizer.advance()) : this.tokenizer.p = r); !this.tokenizer.end();) {
				let e = this.tokenizer.readFilteredValue();
				this.candidates.push(e), this.tokenizer.readTo(",");
			}
			this.tokenizer.assert(this.candidates.length, () => `empty candidates: "${e.getText()}"`);
		}
		*render(e, t) {
			let n = `cycle:${yield evalToken(this.group, e)}:` + this.candidates.map((e) => e.getText()).join(","), r = e.getRegister("cycle", {}), i = r[n];
			i === void 0 && (i = r[n] = 0);
			let a = new Value(this.candidates[i], this.liquid);
			i = (i + 1) % this.candidates.length, r[n] = i;
			let o = yield toValue(yield a.value(e, !1)), s = this.liquid.options.outputEscape;
			return s && !a.filters[a.filters.length - 1]?.raw && (o = yield s.call({
				context: e,
				token: this.token,
				liquid: this.liquid
			}, o)), o;
		}
		*arguments() {
			yield* this.candidates, this.group && (yield this.group);
		}
	}
	class IfTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n), this.branches = [];
			let i = [];
			r.parseStream(t).on("start", () => this.branches.push({
				value: new Value(e.tokenizer.readFilteredValue(), this.liquid),
				templates: i = []
			})).on("tag:elsif", (e) => {
				assert(!this.elseTemplates, "unexpected elsif after else"), this.branches.push({
					value: new Value(e.tokenizer.readFilteredValue(), this.liquid),
					templates: i = []
				});
			}).on("tag:else", (e) => {
				assertEmpty(e.args), assert(!this.elseTemplates, "duplicated else"), i = this.elseTemplates = [];
			}).on("tag:endif", function(e) {
				assertEmpty(e.args), this.stop();
			}).on("template", (e) => i.push(e)).on("end", () => {
				throw Error(`tag ${e.getText()} not closed`);
			}).start();
		}
		*render(e, t) {
			let n = this.liquid.renderer;
			for (let { value: r, templates: i } of this.branches) if (isTruthy(yield toValue(yield r.value(e, e.opts.lenientIf)), e)) {
				yield n.renderTemplates(i, e, t);
				return;
			}
			yield n.renderTemplates(this.elseTemplates || [], e, t);
		}
		*children() {
			let e = this.branches.flatMap((e) => e.templates);
			return this.elseTemplates && e.push(...this.elseTemplates), e;
		}
		arguments() {
			return this.branches.map((e) => e.value);
		}
	}
	class IncrementTag extends Tag {
		constructor(e, t, n) {
			super(e, t, n), this.identifier = this.tokenizer.readIdentifier(), this.variable = this.identifier.content;
		}
		render(e, t) {
			let n = e.environments;
			isNumber(n[this.variable]) || (n[this.variable] = 0);
			let r = n[this.variable];
			n[this.variable]++, t.write(stringify(r));
		}
		*localScope() {
			yield this.identifier;
		}
	}
	class LayoutTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n), this.file = parseFilePath(this.tokenizer, this.liquid, r), this.currentFile = e.file, this.args = new Hash(this.tokenizer, n.options.keyValueSeparator), this.templates = r.parseTokens(t);
		}
		*render(e, t) {
			let { liquid: n, args: r, file: i } = this, { renderer: a } = n;
			if (i === void 0) {
				e.setRegister("blockMode", L.OUTPUT), yield a.renderTemplates(this.templates, e, t);
				return;
			}
			let o = yield renderFilePath(this.file, e, n);
			assert(o, () => `illegal file path "${o}"`);
			let s = yield n._parseLayoutFile(o, e.sync, this.currentFile);
			e.setRegister("blockMode", L.STORE);
			let c = yield a.renderTemplates(this.templates, e), l = e.getRegister("blocks", {});
			l[""] === void 0 && (l[""] = (e, t) => t.write(c)), e.setRegister("blockMode", L.OUTPUT), e.push(createScope(yield r.render(e))), yield a.renderTemplates(s, e, t), e.pop();
		}
		*children(e) {
			let t = this.templates.slice();
			return e && isString(this.file) && t.push(...yield this.liquid._parsePartialFile(this.file, !0, this.currentFile)), t;
		}
		*arguments() {
			for (let e of Object.values(this.args.hash)) isValueToken(e) && (yield e);
			isValueToken(this.file) && (yield this.file);
		}
		partialScope() {
			if (isString(this.file)) return {
				name: this.file,
				isolated: !1,
				scope: Object.keys(this.args.hash)
			};
		}
	}
	class BlockTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n), this.templates = [];
			let i = /\w+/.exec(e.args);
			for (this.block = i ? i[0] : ""; t.length;) {
				let e = t.shift();
				if (isTagToken(e) && e.name === "endblock") return;
				let n = r.parseToken(e, t);
				this.templates.push(n);
			}
			throw Error(`tag ${e.getText()} not closed`);
		}
		*render(e, t) {
			let n = this.getBlockRender(e);
			e.getRegister("blockMode") === L.STORE ? e.getRegister("blocks", {})[this.block] = n : yield n(new BlockDrop(), t);
		}
		getBlockRender(e) {
			let t = this, { liquid: n, templates: r } = this, i = e.getRegister("blocks", {})[this.block], renderCurrent = function* (i, a) {
				let o = e.getRegister("blockStack", []);
				if (o.includes(t)) throw Error("block tag cannot be nested");
				o.push(t), e.push(createScope({ block: i })), yield n.renderer.renderTemplates(r, e, a), e.pop(), o.pop();
			};
			return i ? (e, t) => i(new BlockDrop((t) => renderCurrent(e, t)), t) : renderCurrent;
		}
		*children() {
			return this.templates;
		}
		blockScope() {
			return ["block"];
		}
	}
	class RawTag extends Tag {
		constructor(e, t, n) {
			for (super(e, t, n), this.tokens = []; t.length;) {
				let e = t.shift();
				if (isTagToken(e) && e.name === "endraw") return;
				this.tokens.push(e);
			}
			throw Error(`tag ${e.getText()} not closed`);
		}
		render() {
			return this.tokens.map((e) => e.getText()).join("");
		}
	}
	class TablerowloopDrop extends ForloopDrop {
		constructor(e, t, n, r) {
			super(e, n, r), this.length = e, this.cols = t;
		}
		row() {
			return Math.floor(this.i / this.cols) + 1;
		}
		col0() {
			return this.i % this.cols;
		}
		col() {
			return this.col0() + 1;
		}
		col_first() {
			return this.col0() === 0;
		}
		col_last() {
			return this.col() === this.cols;
		}
	}
	class TablerowTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n);
			let i = this.tokenizer.readIdentifier();
			this.tokenizer.skipBlank();
			let a = this.tokenizer.readIdentifier(), o = this.tokenizer.readValue();
			if (a.content !== "in" || !o) throw Error(`illegal tag: ${e.getText()}`);
			this.variable = i.content, this.collection = o, this.args = new Hash(this.tokenizer, n.options.keyValueSeparator), this.templates = [];
			let s, c = r.parseStream(t).on("start", () => s = this.templates).on("tag:endtablerow", () => c.stop()).on("template", (e) => s.push(e)).on("end", () => {
				throw Error(`tag ${e.getText()} not closed`);
			});
			c.start();
		}
		*render(e, t) {
			let n = toEnumerable(yield evalToken(this.collection, e)), r = yield this.args.render(e), i = r.offset || 0, a = r.limit === void 0 ? n.length : r.limit;
			n = n.slice(i, i + a);
			let o = r.cols || n.length, s = this.liquid.renderer, c = new TablerowloopDrop(n.length, o, this.collection.getText(), this.variable), l = createScope({ tablerowloop: c });
			e.push(l);
			for (let r = 0; r < n.length; r++, c.next()) l[this.variable] = n[r], c.col0() === 0 && (c.row() !== 1 && t.write("</tr>"), t.write(`<tr class="row${c.row()}">`)), t.write(`<td class="col${c.col()}">`), yield s.renderTemplates(this.templates, e, t), t.write("</td>");
			n.length && t.write("</tr>"), e.pop();
		}
		*children() {
			return this.templates;
		}
		*arguments() {
			yield this.collection;
			for (let e of Object.values(this.args.hash)) isValueToken(e) && (yield e);
		}
		blockScope() {
			return [this.variable, "tablerowloop"];
		}
	}
	class UnlessTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n), this.branches = [], this.elseTemplates = [];
			let i = [], a = 0;
			r.parseStream(t).on("start", () => this.branches.push({
				value: new Value(e.tokenizer.readFilteredValue(), this.liquid),
				test: isFalsy,
				templates: i = []
			})).on("tag:elsif", (e) => {
				a > 0 ? i = [] : this.branches.push({
					value: new Value(e.tokenizer.readFilteredValue(), this.liquid),
					test: isTruthy,
					templates: i = []
				});
			}).on("tag:else", () => {
				a++, i = this.elseTemplates;
			}).on("tag:endunless", function() {
				this.stop();
			}).on("template", (e) => {
				(i !== this.elseTemplates || a === 1) && i.push(e);
			}).on("end", () => {
				throw Error(`tag ${e.getText()} not closed`);
			}).start();
		}
		*render(e, t) {
			let n = this.liquid.renderer;
			for (let { value: r, test: i, templates: a } of this.branches) if (i(yield toValue(yield r.value(e, e.opts.lenientIf)), e)) {
				yield n.renderTemplates(a, e, t);
				return;
			}
			yield n.renderTemplates(this.elseTemplates, e, t);
		}
		*children() {
			let e = this.branches.flatMap((e) => e.templates);
			return this.elseTemplates && e.push(...this.elseTemplates), e;
		}
		arguments() {
			return this.branches.map((e) => e.value);
		}
	}
	class BreakTag extends Tag {
		render(e, t) {
			e.breakCalled = !0;
		}
	}
	class ContinueTag extends Tag {
		render(e, t) {
			e.continueCalled = !0;
		}
	}
	class EchoTag extends Tag {
		constructor(e, t, n) {
			super(e, t, n), this.tokenizer.skipBlank(), this.tokenizer.end() || (this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid));
		}
		*render(e, t) {
			if (!this.value) return;
			let n = yield toValue(yield this.value.value(e, !1)), r = this.liquid.options.outputEscape;
			r && !this.value.filters[this.value.filters.length - 1]?.raw && (n = yield r.call({
				context: e,
				token: this.token,
				liquid: this.liquid
			}, n)), t.write(n);
		}
		*arguments() {
			this.value && (yield this.value);
		}
	}
	class LiquidTag extends Tag {
		constructor(e, t, n, r) {
			super(e, t, n);
			let i = this.tokenizer.readLiquidTagTokens(this.liquid.options);
			this.templates = r.parseTokens(i);
		}
		*render(e, t) {
			yield this.liquid.renderer.renderTemplates(this.templates, e, t);
		}
		*children() {
			return this.templates;
		}
	}
	class InlineCommentTag extends Tag {
		constructor(e, t, n) {
			if (super(e, t, n), e.args.search(/\n\s*[^#\s]/g) !== -1) throw Error("every line of an inline comment must start with a '#' character");
		}
		render() {}
	}
	let ge = {
		assign: AssignTag,
		for: ForTag,
		capture: CaptureTag,
		case: CaseTag,
		comment: CommentTag,
		include: IncludeTag,
		render: RenderTag,
		decrement: DecrementTag,
		increment: IncrementTag,
		cycle: CycleTag,
		if: IfTag,
		layout: LayoutTag,
		block: BlockTag,
		raw: RawTag,
		tablerow: TablerowTag,
		unless: UnlessTag,
		break: BreakTag,
		continue: ContinueTag,
		echo: EchoTag,
		liquid: LiquidTag,
		"#": InlineCommentTag
	};
	class Liquid {
		constructor(e = {}) {
			this.renderer = new Render(), this.filters = Object.create(null), this.tags = Object.create(null), this.options = normalize(e), this.parser = new Parser(this), forOwn(ge, (e, t) => this.registerTag(t, e)), forOwn(Q, (e, t) => this.registerFilter(t, e));
		}
		parse(e, t) {
			return new Parser(this).parse(e, t);
		}
		_render(e, t, n) {
			let r = t instanceof Context ? t : new Context(t, this.options, n, { liquid: this });
			return this.renderer.renderTemplates(e, r);
		}
		async render(e, t, n) {
			return toPromise(this._render(e, t, {
				...n,
				sync: !1
			}));
		}
		renderSync(e, t, n) {
			return toValueSync(this._render(e, t, {
				...n,
				sync: !0
			}));
		}
		renderToNodeStream(e, t, n = {}) {
			let r = new Context(t, this.options, n, { liquid: this });
			return this.renderer.renderTemplatesToNodeStream(e, r);
		}
		_parseAndRender(e, t, n) {
			let r = this.parse(e);
			return this._render(r, t, n);
		}
		async parseAndRender(e, t, n) {
			return toPromise(this._parseAndRender(e, t, {
				...n,
				sync: !1
			}));
		}
		parseAndRenderSync(e, t, n) {
			return toValueSync(this._parseAndRender(e, t, {
				...n,
				sync: !0
			}));
		}
		_parsePartialFile(e, n, r) {
			return new Parser(this).parseFile(e, n, t.Rv.Partials, r);
		}
		_parseLayoutFile(e, n, r) {
			return new Parser(this).parseFile(e, n, t.Rv.Layouts, r);
		}
		_parseFile(e, t, n, r) {
			return new Parser(this).parseFile(e, t, n, r);
		}
		async parseFile(e, t) {
			return toPromise(new Parser(this).parseFile(e, !1, t));
		}
		parseFileSync(e, t) {
			return toValueSync(new Parser(this).parseFile(e, !0, t));
		}
		*_renderFile(e, t, n) {
			let r = yield this._parseFile(e, n.sync, n.lookupType);
			return yield this._render(r, t, n);
		}
		async renderFile(e, t, n) {
			return toPromise(this._renderFile(e, t, {
				...n,
				sync: !1
			}));
		}
		renderFileSync(e, t, n) {
			return toValueSync(this._renderFile(e, t, {
				...n,
				sync: !0
			}));
		}
		async renderFileToNodeStream(e, t, n) {
			let r = await this.parseFile(e);
			return this.renderToNodeStream(r, t, n);
		}
		_evalValue(e, t) {
			let n = new Value(e, this), r = t instanceof Context ? t : new Context(t, this.options, {}, { liquid: this });
			return n.value(r);
		}
		async evalValue(e, t) {
			return toPromise(this._evalValue(e, t));
		}
		evalValueSync(e, t) {
			return toValueSync(this._evalValue(e, t));
		}
		registerFilter(e, t) {
			this.filters[e] = t;
		}
		unregisterFilter(e) {
			delete this.filters[e];
		}
		registerTag(e, t) {
			this.tags[e] = isFunction(t) ? t : createTagClass(t);
		}
		plugin(e) {
			return e.call(this, Liquid);
		}
		express() {
			let e = this, t = !0;
			return function(n, r, i) {
				if (t) {
					t = !1;
					let n = normalizeDirectoryList(this.root);
					e.options.root.unshift(...n), e.options.layouts.unshift(...n), e.options.partials.unshift(...n);
				}
				e.renderFile(n, r).then((e) => i(null, e), i);
			};
		}
		async analyze(e, t = {}) {
			return analyze(e, t);
		}
		analyzeSync(e, t = {}) {
			return analyzeSync(e, t);
		}
		async parseAndAnalyze(e, t, n = {}) {
			return analyze(this.parse(e, t), n);
		}
		parseAndAnalyzeSync(e, t, n = {}) {
			return analyzeSync(this.parse(e, t), n);
		}
		async variables(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Object.keys(n.variables);
		}
		variablesSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Object.keys(n.variables);
		}
		async fullVariables(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Array.from(new Set(Object.values(n.variables).flatMap((e) => e.map((e) => String(e)))));
		}
		fullVariablesSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Array.from(new Set(Object.values(n.variables).flatMap((e) => e.map((e) => String(e)))));
		}
		async variableSegments(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Array.from(strictUniq(Object.values(n.variables).flatMap((e) => e.map((e) => e.toArray()))));
		}
		variableSegmentsSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Array.from(strictUniq(Object.values(n.variables).flatMap((e) => e.map((e) => e.toArray()))));
		}
		async globalVariables(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Object.keys(n.globals);
		}
		globalVariablesSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Object.keys(n.globals);
		}
		async globalFullVariables(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Array.from(new Set(Object.values(n.globals).flatMap((e) => e.map((e) => String(e)))));
		}
		globalFullVariablesSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Array.from(new Set(Object.values(n.globals).flatMap((e) => e.map((e) => String(e)))));
		}
		async globalVariableSegments(e, t = {}) {
			let n = await analyze(isString(e) ? this.parse(e) : e, t);
			return Array.from(strictUniq(Object.values(n.globals).flatMap((e) => e.map((e) => e.toArray()))));
		}
		globalVariableSegmentsSync(e, t = {}) {
			let n = analyzeSync(isString(e) ? this.parse(e) : e, t);
			return Array.from(strictUniq(Object.values(n.globals).flatMap((e) => e.map((e) => e.toArray()))));
		}
	}
	t.XU = CaptureTag, t.ob = Context, t.ey = Drop, t.HX = Liquid, t.k7 = Output, t.ou = Token, t.sd = TokenizationError, t._F = Tokenizer, t.WT = Value, t.lV = D, t.rb = Q, t.zz = isTruthy;
}) };
