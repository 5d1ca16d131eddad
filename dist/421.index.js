"use strict";
exports.id = 421, exports.ids = [421], exports.modules = { 6421: ((e, t, n) => {
	n.d(t, { reportMarkdown: () => reportMarkdown });
	var r = n(5251), i = n(2704), a = n(5816);
	function treeOf(e) {
		let t = [], n = [t];
		for (let t of e) {
			if (t.nesting === -1) {
				n.length > 1 && n.pop();
				continue;
			}
			let e = [];
			n.at(-1)?.push({
				token: t,
				inner: e
			}), t.nesting === 1 && n.push(e);
		}
		return t;
	}
	let o = {
		strong_open: "**",
		em_open: "*",
		s_open: "~~"
	};
	function writeInline(e, t, n = "\n") {
		return inlineMarkdown(treeOf(e.children ?? []), {
			folder: t,
			lineBreak: n
		}).trim();
	}
	function inlineMarkdown(e, t) {
		let n = "", r = !1;
		for (let i of e) {
			let e = piece(i, t);
			if (e === "") continue;
			let a = isText(i, e), o = r && a && /\S$/.test(n) && /^\S/.test(e);
			n = before(e, n) + (o ? s : "") + e, r = a;
		}
		return n;
	}
	let s = "\u200b";
	function isText({ token: { type: e } }, t) {
		return e === "text" || (e === "link_open" || e === "image") && !t.startsWith("[");
	}
	function before(e, t) {
		return e.startsWith("[") && t.endsWith("!") ? `${t.slice(0, -1)}\\!` : t;
	}
	function piece({ token: e, inner: t }, n) {
		let r = o[e.type];
		if (r !== void 0) return wrapMarked(r, inlineMarkdown(t, n));
		switch (e.type) {
			case "link_open": return linked(inlineMarkdown(t, {
				...n,
				inLink: !0
			}), addressOf(e, "href"), n);
			case "image": return linked((0, i.EH)(e.content) || "image", addressOf(e, "src"), n);
			case "code_inline": return (0, i.aY)(e.content);
			case "softbreak": return n.lineBreak;
			case "hardbreak": return n.lineBreak === "\n" ? "  \n" : n.lineBreak;
			case "html_inline": return /^<br\b/i.test(e.content) ? n.lineBreak : "";
			default: return n.inLink ? escapedText(e.content) : textWithLinks(e.content);
		}
	}
	let c = /(?<![\w/@])https:\/\/[^\s<>"'`|\\*[\]{}]{1,2000}/g, l = /[.,;:!?)_~]+$/;
	function textWithLinks(e) {
		let t = "", n = 0;
		for (let { 0: r, index: a } of e.matchAll(c)) {
			let o = r.replace(l, ""), s = (0, i.Zx)(o);
			s !== void 0 && (t += `${escapedText(e.slice(n, a))}[${(0, i.EH)(shownAddress(o))}](${s})`, n = a + o.length);
		}
		return t + escapedText(e.slice(n));
	}
	function shownAddress(e) {
		let [, t, n = ""] = /^https:\/\/[^/]+\/[^/]+\/[^/]+\/(pull|issues|compare|commit)\/([^/?#]+)$/.exec(e) ?? [];
		return t === "pull" || t === "issues" ? `#${n}` : t === "commit" ? n.slice(0, 7) : t === "compare" ? n : e.replace(/^https:\/\//, "").replace(/\/$/, "");
	}
	function escapedText(e) {
		let t = (0, i.EH)(e);
		return t === "" ? e === "" ? "" : " " : (/^\s/.test(e) ? " " : "") + t + (/\s/.test(e.slice(-1)) ? " " : "");
	}
	function wrapMarked(e, t) {
		let n = t.trim();
		if (n === "") return t;
		let r = t.indexOf(n);
		return `${t.slice(0, r)}${e}${n}${e}${t.slice(r + n.length)}`;
	}
	function linked(e, t, { folder: n, inLink: r }) {
		let i = r || e.trim() === "" ? void 0 : linkTarget(t, n);
		return i === void 0 ? e : `[${e.trim()}](${i})`;
	}
	function linkTarget(e, t) {
		if (e === "" || e.startsWith("#")) return;
		let n = t !== void 0 && URL.canParse(t) ? t : void 0;
		return URL.canParse(e, n) ? (0, i.Zx)(new URL(e, n).href) : void 0;
	}
	function addressOf(e, t) {
		return String(e.attrGet(t) ?? "");
	}
	let u = /^[A-Za-z0-9][A-Za-z0-9+#-]{0,19}/, d = {
		left: ":---",
		center: ":---:",
		right: "---:"
	};
	function writeBlocks(e, t) {
		return blocks(e, { folder: t });
	}
	function blocks(e, t) {
		return apart(e.map((e) => block(e, t)));
	}
	function apart(e) {
		return e.filter((e) => e.length > 0).flatMap((e, t) => t === 0 ? e : ["", ...e]);
	}
	function block({ token: e, inner: t }, n) {
		let { folder: r } = n;
		switch (e.type) {
			case "paragraph_open": return textLines(t, r);
			case "inline": return indentedLines(writeInline(e, r));
			case "heading_open": return heading(Number(e.tag.slice(1)), textLines(t, r, " "));
			case "bullet_list_open": return listed(t, n, () => "- ");
			case "ordered_list_open": return listed(t, n, (t) => `${Number(e.attrGet("start") ?? 1) + t}. `);
			case "blockquote_open": return blocks(t, n).map((e) => `> ${e}`.trimEnd());
			case "fence":
			case "code_block": return n.inList ? codeLines(e.content) : (0, a.O)(e.content.replace(/\n$/, "").split("\n"), u.exec(e.info)?.[0]).split("\n");
			case "hr": return ["---"];
			case "table_open": return tableLines(t, r);
			case "html_block": return htmlText(e.content);
			default: return blocks(t, n);
		}
	}
	function textLines(e, t, n = "\n") {
		return e.flatMap(({ token: e }) => indentedLines(writeInline(e, t, n)));
	}
	function indentedLines(e) {
		return e === "" ? [] : e.split("\n");
	}
	function heading(e, t) {
		return t.map((t) => `${"#".repeat(Math.max(e, 3))} ${t}`);
	}
	function listed(e, { folder: t }, n) {
		return e.flatMap(({ inner: e }, r) => {
			let i = e.map((e) => ({
				list: isList(e),
				lines: block(e, {
					folder: t,
					inList: !0
				})
			})).filter(({ lines: e }) => e.length > 0).flatMap(({ list: e, lines: t }, n) => n === 0 || e ? t : ["", ...t]), a = n(r);
			return i.map((e, t) => t === 0 ? a + ticked(e) : e && " ".repeat(a.length) + e);
		});
	}
	function isList({ token: e }) {
		return e.type.endsWith("_list_open");
	}
	function codeLines(e) {
		return e.split("\n").map(i.aY).filter((e) => e !== "").flatMap((e) => ["", e]).slice(1);
	}
	function ticked(e) {
		let t = /^\\\[([ xX])\\\] /.exec(e);
		return t === null ? e.replace(/^\[([ xX])\](?=\()/, "[$1\u200b]") : `${t[1] === " " ? "\u2610" : "\u2611"} ${e.slice(t[0].length)}`;
	}
	function tableLines(e, t) {
		let n = e.flatMap(({ inner: e }) => e).map(({ inner: e }) => e), [r = []] = n, cells = (e) => `| ${e.map(({ inner: e }) => textLines(e, t, " ").join(" ")).join(" | ")} |`;
		return [
			cells(r),
			`| ${r.map(alignment).join(" | ")} |`,
			...n.slice(1).map(cells)
		];
	}
	function alignment({ token: e }) {
		let t = /text-align:(\w+)/.exec(String(e.attrGet("style") ?? ""))?.[1] ?? "";
		return d[t] ?? "---";
	}
	function htmlText(e) {
		return e.replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/<\/?[A-Za-z][^<>]*>/g, " ").split("\n").map(i.EH).filter((e) => e !== "");
	}
	let f = new r.A({
		html: !0,
		maxNesting: 20
	});
	f.validateLink = () => !0;
	function reportMarkdown(e, t) {
		return writeBlocks(treeOf(f.parse(e, {})), t).join("\n");
	}
}) };
