exports.id = 560, exports.ids = [560], exports.modules = { 2560: ((e, t, n) => {
	(function(e) {
		e.parser = function(e, t) {
			return new SAXParser(e, t);
		}, e.SAXParser = SAXParser, e.SAXStream = SAXStream, e.createStream = createStream, e.MAX_BUFFER_LENGTH = 65536;
		var t = [
			"comment",
			"sgmlDecl",
			"textNode",
			"tagName",
			"doctype",
			"procInstName",
			"procInstBody",
			"entity",
			"attribName",
			"attribValue",
			"cdata",
			"script"
		];
		e.EVENTS = [
			"text",
			"processinginstruction",
			"sgmldeclaration",
			"doctype",
			"comment",
			"opentagstart",
			"attribute",
			"opentag",
			"closetag",
			"opencdata",
			"cdata",
			"closecdata",
			"error",
			"end",
			"ready",
			"script",
			"opennamespace",
			"closenamespace"
		];
		function SAXParser(t, n) {
			if (!(this instanceof SAXParser)) return new SAXParser(t, n);
			var r = this;
			clearBuffers(r), r.q = r.c = "", r.bufferCheckPosition = e.MAX_BUFFER_LENGTH, r.encoding = null, r.opt = n || {}, r.opt.lowercase = r.opt.lowercase || r.opt.lowercasetags, r.looseCase = r.opt.lowercase ? "toLowerCase" : "toUpperCase", r.opt.maxEntityCount = r.opt.maxEntityCount || 512, r.opt.maxEntityDepth = r.opt.maxEntityDepth || 4, r.entityCount = r.entityDepth = 0, r.tags = [], r.closed = r.closedRoot = r.sawRoot = !1, r.tag = r.error = null, r.strict = !!t, r.noscript = !!(t || r.opt.noscript), r.state = p.BEGIN, r.strictEntities = r.opt.strictEntities, r.ENTITIES = r.strictEntities ? Object.create(e.XML_ENTITIES) : Object.create(e.ENTITIES), r.attribList = [], r.opt.xmlns && (r.ns = Object.create(c)), r.opt.unquotedAttributeValues === void 0 && (r.opt.unquotedAttributeValues = !t), r.trackPosition = r.opt.position !== !1, r.trackPosition && (r.position = r.line = r.column = 0), emit(r, "onready");
		}
		Object.create || (Object.create = function(e) {
			function F() {}
			return F.prototype = e, new F();
		}), Object.keys || (Object.keys = function(e) {
			var t = [];
			for (var n in e) e.hasOwnProperty(n) && t.push(n);
			return t;
		});
		function checkBufferLength(n) {
			for (var r = Math.max(e.MAX_BUFFER_LENGTH, 10), i = 0, a = 0, o = t.length; a < o; a++) {
				var s = n[t[a]].length;
				if (s > r) switch (t[a]) {
					case "textNode":
						closeText(n);
						break;
					case "cdata":
						emitNode(n, "oncdata", n.cdata), n.cdata = "";
						break;
					case "script":
						emitNode(n, "onscript", n.script), n.script = "";
						break;
					default: error(n, "Max buffer length exceeded: " + t[a]);
				}
				i = Math.max(i, s);
			}
			n.bufferCheckPosition = e.MAX_BUFFER_LENGTH - i + n.position;
		}
		function clearBuffers(e) {
			for (var n = 0, r = t.length; n < r; n++) e[t[n]] = "";
		}
		function flushBuffers(e) {
			closeText(e), e.cdata !== "" && (emitNode(e, "oncdata", e.cdata), e.cdata = ""), e.script !== "" && (emitNode(e, "onscript", e.script), e.script = "");
		}
		SAXParser.prototype = {
			end: function() {
				end(this);
			},
			write,
			resume: function() {
				return this.error = null, this;
			},
			close: function() {
				return this.write(null);
			},
			flush: function() {
				flushBuffers(this);
			}
		};
		var Stream;
		try {
			Stream = n(2203).Stream;
		} catch {
			Stream = function() {};
		}
		Stream ||= function() {};
		var r = e.EVENTS.filter(function(e) {
			return e !== "error" && e !== "end";
		});
		function createStream(e, t) {
			return new SAXStream(e, t);
		}
		function determineBufferEncoding(e, t) {
			if (e.length >= 2) {
				if (e[0] === 255 && e[1] === 254) return "utf-16le";
				if (e[0] === 254 && e[1] === 255) return "utf-16be";
			}
			return e.length >= 3 && e[0] === 239 && e[1] === 187 && e[2] === 191 ? "utf8" : e.length >= 4 ? e[0] === 60 && e[1] === 0 && e[2] === 63 && e[3] === 0 ? "utf-16le" : e[0] === 0 && e[1] === 60 && e[2] === 0 && e[3] === 63 ? "utf-16be" : "utf8" : t ? "utf8" : null;
		}
		function SAXStream(e, t) {
			if (!(this instanceof SAXStream)) return new SAXStream(e, t);
			Stream.apply(this), this._parser = new SAXParser(e, t), this.writable = !0, this.readable = !0;
			var n = this;
			this._parser.onend = function() {
				n.emit("end");
			}, this._parser.onerror = function(e) {
				n.emit("error", e), n._parser.error = null;
			}, this._decoder = null, this._decoderBuffer = null, r.forEach(function(e) {
				Object.defineProperty(n, "on" + e, {
					get: function() {
						return n._parser["on" + e];
					},
					set: function(t) {
						if (!t) return n.removeAllListeners(e), n._parser["on" + e] = t, t;
						n.on(e, t);
					},
					enumerable: !0,
					configurable: !1
				});
			});
		}
		SAXStream.prototype = Object.create(Stream.prototype, { constructor: { value: SAXStream } }), SAXStream.prototype._decodeBuffer = function(e, t) {
			if (this._decoderBuffer &&= (e = Buffer.concat([this._decoderBuffer, e]), null), !this._decoder) {
				var n = determineBufferEncoding(e, t);
				if (!n) return this._decoderBuffer = e, "";
				this._parser.encoding = n, this._decoder = new TextDecoder(n);
			}
			return this._decoder.decode(e, { stream: !t });
		}, SAXStream.prototype.write = function(e) {
			if (typeof Buffer == "function" && typeof Buffer.isBuffer == "function" && Buffer.isBuffer(e)) e = this._decodeBuffer(e, !1);
			else if (this._decoderBuffer) {
				var t = this._decodeBuffer(Buffer.alloc(0), !0);
				t && (this._parser.write(t), this.emit("data", t));
			}
			return this._parser.write(e.toString()), this.emit("data", e), !0;
		}, SAXStream.prototype.end = function(e) {
			if (e && e.length && this.write(e), this._decoderBuffer) {
				var t = this._decodeBuffer(Buffer.alloc(0), !0);
				t && (this._parser.write(t), this.emit("data", t));
			} else if (this._decoder) {
				var n = this._decoder.decode();
				n && (this._parser.write(n), this.emit("data", n));
			}
			return this._parser.end(), !0;
		}, SAXStream.prototype.on = function(e, t) {
			var n = this;
			return !n._parser["on" + e] && r.indexOf(e) !== -1 && (n._parser["on" + e] = function() {
				var t = arguments.length === 1 ? [arguments[0]] : Array.apply(null, arguments);
				t.splice(0, 0, e), n.emit.apply(n, t);
			}), Stream.prototype.on.call(n, e, t);
		};
		var i = /^\[CDATA\[$/i, a = /^DOCTYPE$/i, o = "http://www.w3.org/XML/1998/namespace", s = "http://www.w3.org/2000/xmlns/", c = {
			xml: o,
			xmlns: s
		}, l = /[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/, u = /[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/, d = /[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/, f = /[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/;
		function isWhitespace(e) {
			return e === " " || e === "\n" || e === "\r" || e === "	";
		}
		function isQuote(e) {
			return e === "\"" || e === "'";
		}
		function isAttribEnd(e) {
			return e === ">" || isWhitespace(e);
		}
		function isMatch(e, t) {
			return e.test(t);
		}
		function notMatch(e, t) {
			return !isMatch(e, t);
		}
		var p = 0;
		for (var m in e.STATE = {
			BEGIN: p++,
			BEGIN_WHITESPACE: p++,
			TEXT: p++,
			TEXT_ENTITY: p++,
			OPEN_WAKA: p++,
			SGML_DECL: p++,
			SGML_DECL_QUOTED: p++,
			DOCTYPE: p++,
			DOCTYPE_QUOTED: p++,
			DOCTYPE_DTD: p++,
			DOCTYPE_DTD_QUOTED: p++,
			COMMENT_STARTING: p++,
			COMMENT: p++,
			COMMENT_ENDING: p++,
			COMMENT_ENDED: p++,
			CDATA: p++,
			CDATA_ENDING: p++,
			CDATA_ENDING_2: p++,
			PROC_INST: p++,
			PROC_INST_BODY: p++,
			PROC_INST_ENDING: p++,
			OPEN_TAG: p++,
			OPEN_TAG_SLASH: p++,
			ATTRIB: p++,
			ATTRIB_NAME: p++,
			ATTRIB_NAME_SAW_WHITE: p++,
			ATTRIB_VALUE: p++,
			ATTRIB_VALUE_QUOTED: p++,
			ATTRIB_VALUE_CLOSED: p++,
			ATTRIB_VALUE_UNQUOTED: p++,
			ATTRIB_VALUE_ENTITY_Q: p++,
			ATTRIB_VALUE_ENTITY_U: p++,
			CLOSE_TAG: p++,
			CLOSE_TAG_SAW_WHITE: p++,
			SCRIPT: p++,
			SCRIPT_ENDING: p++
		}, e.XML_ENTITIES = Object.assign(Object.create(null), {
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'"
		}), e.ENTITIES = Object.assign(Object.create(null), {
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'",
			AElig: 198,
			Aacute: 193,
			Acirc: 194,
			Agrave: 192,
			Aring: 197,
			Atilde: 195,
			Auml: 196,
			Ccedil: 199,
			ETH: 208,
			Eacute: 201,
			Ecirc: 202,
			Egrave: 200,
			Euml: 203,
			Iacute: 205,
			Icirc: 206,
			Igrave: 204,
			Iuml: 207,
			Ntilde: 209,
			Oacute: 211,
			Ocirc: 212,
			Ograve: 210,
			Oslash: 216,
			Otilde: 213,
			Ouml: 214,
			THORN: 222,
			Uacute: 218,
			Ucirc: 219,
			Ugrave: 217,
			Uuml: 220,
			Yacute: 221,
			aacute: 225,
			acirc: 226,
			aelig: 230,
			agrave: 224,
			aring: 229,
			atilde: 227,
			auml: 228,
			ccedil: 231,
			eacute: 233,
			ecirc: 234,
			egrave: 232,
			eth: 240,
			euml: 235,
			iacute: 237,
			icirc: 238,
			igrave: 236,
			iuml: 239,
			ntilde: 241,
			oacute: 243,
			ocirc: 244,
			ograve: 242,
			oslash: 248,
			otilde: 245,
			ouml: 246,
			szlig: 223,
			thorn: 254,
			uacute: 250,
			ucirc: 251,
			ugrave: 249,
			uuml: 252,
			yacute: 253,
			yuml: 255,
			copy: 169,
			reg: 174,
			nbsp: 160,
			iexcl: 161,
			cent: 162,
			pound: 163,
			curren: 164,
			yen: 165,
			brvbar: 166,
			sect: 167,
			uml: 168,
			ordf: 170,
			laquo: 171,
			not: 172,
			shy: 173,
			macr: 175,
			deg: 176,
			plusmn: 177,
			sup1: 185,
			sup2: 178,
			sup3: 179,
			acute: 180,
			micro: 181,
			para: 182,
			middot: 183,
			cedil: 184,
			ordm: 186,
			raquo: 187,
			frac14: 188,
			frac12: 189,
			frac34: 190,
			iquest: 191,
			times: 215,
			divide: 247,
			OElig: 338,
			oelig: 339,
			Scaron: 352,
			scaron: 353,
			Yuml: 376,
			fnof: 402,
			circ: 710,
			tilde: 732,
			Alpha: 913,
			Beta: 914,
			Gamma: 915,
			Delta: 916,
			Epsilon: 917,
			Zeta: 918,
			Eta: 919,
			Theta: 920,
			Iota: 921,
			Kappa: 922,
			Lambda: 923,
			Mu: 924,
			Nu: 925,
			Xi: 926,
			Omicron: 927,
			Pi: 928,
			Rho: 929,
			Sigma: 931,
			Tau: 932,
			Upsilon: 933,
			Phi: 934,
			Chi: 935,
			Psi: 936,
			Omega: 937,
			alpha: 945,
			beta: 946,
			gamma: 947,
			delta: 948,
			epsilon: 949,
			zeta: 950,
			eta: 951,
			theta: 952,
			iota: 953,
			kappa: 954,
			lambda: 955,
			mu: 956,
			nu: 957,
			xi: 958,
			omicron: 959,
			pi: 960,
			rho: 961,
			sigmaf: 962,
			sigma: 963,
			tau: 964,
			upsilon: 965,
			phi: 966,
			chi: 967,
			psi: 968,
			omega: 969,
			thetasym: 977,
			upsih: 978,
			piv: 982,
			ensp: 8194,
			emsp: 8195,
			thinsp: 8201,
			zwnj: 8204,
			zwj: 8205,
			lrm: 8206,
			rlm: 8207,
			ndash: 8211,
			mdash: 8212,
			lsquo: 8216,
			rsquo: 8217,
			sbquo: 8218,
			ldquo: 8220,
			rdquo: 8221,
			bdquo: 8222,
			dagger: 8224,
			Dagger: 8225,
			bull: 8226,
			hellip: 8230,
			permil: 8240,
			prime: 8242,
			Prime: 8243,
			lsaquo: 8249,
			rsaquo: 8250,
			oline: 8254,
			frasl: 8260,
			euro: 8364,
			image: 8465,
			weierp: 8472,
			real: 8476,
			trade: 8482,
			alefsym: 8501,
			larr: 8592,
			uarr: 8593,
			rarr: 8594,
			darr: 8595,
			harr: 8596,
			crarr: 8629,
			lArr: 8656,
			uArr: 8657,
			rArr: 8658,
			dArr: 8659,
			hArr: 8660,
			forall: 8704,
			part: 8706,
			exist: 8707,
			empty: 8709,
			nabla: 8711,
			isin: 8712,
			notin: 8713,
			ni: 8715,
			prod: 8719,
			sum: 8721,
			minus: 8722,
			lowast: 8727,
			radic: 8730,
			prop: 8733,
			infin: 8734,
			ang: 8736,
			and: 8743,
			or: 8744,
			cap: 8745,
			cup: 8746,
			int: 8747,
			there4: 8756,
			sim: 8764,
			cong: 8773,
			asymp: 8776,
			ne: 8800,
			equiv: 8801,
			le: 8804,
			ge: 8805,
			sub: 8834,
			sup: 8835,
			nsub: 8836,
			sube: 8838,
			supe: 8839,
			oplus: 8853,
			otimes: 8855,
			perp: 8869,
			sdot: 8901,
			lceil: 8968,
			rceil: 8969,
			lfloor: 8970,
			rfloor: 8971,
			lang: 9001,
			rang: 9002,
			loz: 9674,
			spades: 9824,
			clubs: 9827,
			hearts: 9829,
			diams: 9830
		}), Object.keys(e.ENTITIES).forEach(function(t) {
			var n = e.ENTITIES[t], r = typeof n == "number" ? String.fromCharCode(n) : n;
			e.ENTITIES[t] = r;
		}), e.STATE) e.STATE[e.STATE[m]] = m;
		p = e.STATE;
		function emit(e, t, n) {
			e[t] && e[t](n);
		}
		function getDeclaredEncoding(e) {
			var t = e && e.match(/(?:^|\s)encoding\s*=\s*(['"])([^'"]+)\1/i);
			return t ? t[2] : null;
		}
		function normalizeEncodingName(e) {
			return e ? e.toLowerCase().replace(/[^a-z0-9]/g, "") : null;
		}
		function encodingsMatch(e, t) {
			let n = normalizeEncodingName(e), r = normalizeEncodingName(t);
			return !n || !r ? !0 : r === "utf16" ? n === "utf16le" || n === "utf16be" : n === r;
		}
		function validateXmlDeclarationEncoding(e, t) {
			if (e.strict && e.encoding && t && t.name === "xml") {
				var n = getDeclaredEncoding(t.body);
				n && !encodingsMatch(e.encoding, n) && strictFail(e, "XML declaration encoding " + n + " does not match detected stream encoding " + e.encoding.toUpperCase());
			}
		}
		function emitNode(e, t, n) {
			e.textNode && closeText(e), emit(e, t, n);
		}
		function closeText(e) {
			e.textNode = textopts(e.opt, e.textNode), e.textNode && emit(e, "ontext", e.textNode), e.textNode = "";
		}
		function textopts(e, t) {
			return e.trim && (t = t.trim()), e.normalize && (t = t.replace(/\s+/g, " ")), t;
		}
		function error(e, t) {
			return closeText(e), e.trackPosition && (t += "\nLine: " + e.line + "\nColumn: " + e.column + "\nChar: " + e.c), t = Error(t), e.error = t, emit(e, "onerror", t), e;
		}
		function end(e) {
			return e.sawRoot && !e.closedRoot && strictFail(e, "Unclosed root tag"), e.state !== p.BEGIN && e.state !== p.BEGIN_WHITESPACE && e.state !== p.TEXT && error(e, "Unexpected end"), closeText(e), e.c = "", e.closed = !0, emit(e, "onend"), SAXParser.call(e, e.strict, e.opt), e;
		}
		function strictFail(e, t) {
			if (typeof e != "object" || !(e instanceof SAXParser)) throw Error("bad call to strictFail");
			e.strict && error(e, t);
		}
		function newTag(e) {
			e.strict || (e.tagName = e.tagName[e.looseCase]());
			var t = e.tags[e.tags.length - 1] || e, n = e.tag = {
				name: e.tagName,
				attributes: {}
			};
			e.opt.xmlns && (n.ns = t.ns), e.attribList.length = 0, emitNode(e, "onopentagstart", n);
		}
		function qname(e, t) {
			var n = e.indexOf(":") < 0 ? ["", e] : e.split(":"), r = n[0], i = n[1];
			return t && e === "xmlns" && (r = "xmlns", i = ""), {
				prefix: r,
				local: i
			};
		}
		function attrib(e) {
			if (e.strict || (e.attribName = e.attribName[e.looseCase]()), e.attribList.indexOf(e.attribName) !== -1 || e.tag.attributes.hasOwnProperty(e.attribName)) e.attribName = e.attribValue = "";
			else {
				if (e.opt.xmlns) {
					var t = qname(e.attribName, !0), n = t.prefix, r = t.local;
					if (n === "xmlns") {
						if (r === "xml" && e.attribValue !== o) strictFail(e, "xml: prefix must be bound to " + o + "\nActual: " + e.attribValue);
						else if (r === "xmlns" && e.attribValue !== s) strictFail(e, "xmlns: prefix must be bound to " + s + "\nActual: " + e.attribValue);
						else {
							var i = e.tag, a = e.tags[e.tags.length - 1] || e;
							i.ns === a.ns && (i.ns = Object.create(a.ns)), i.ns[r] = e.attribValue;
						}
					}
					e.attribList.push([e.attribName, e.attribValue]);
				} else e.tag.attributes[e.attribName] = e.attribValue, emitNode(e, "onattribute", {
					name: e.attribName,
					value: e.attribValue
				});
				e.attribName = e.attribValue = "";
			}
		}
		function openTag(e, t) {
			if (e.opt.xmlns) {
				var n = e.tag, r = qname(e.tagName);
				n.prefix = r.prefix, n.local = r.local, n.uri = n.ns[r.prefix] || "", n.prefix && !n.uri && (strictFail(e, "Unbound namespace prefix: " + JSON.stringify(e.tagName)), n.uri = r.prefix);
				var i = e.tags[e.tags.length - 1] || e;
				n.ns && i.ns !== n.ns && Object.keys(n.ns).forEach(function(t) {
					emitNode(e, "onopennamespace", {
						prefix: t,
						uri: n.ns[t]
					});
				});
				for (var a = 0, o = e.attribList.length; a < o; a++) {
					var s = e.attribList[a], c = s[0], l = s[1], u = qname(c, !0), d = u.prefix, f = u.local, m = d === "" ? "" : n.ns[d] || "", h = {
						name: c,
						value: l,
						prefix: d,
						local: f,
						uri: m
					};
					d && d !== "xmlns" && !m && (strictFail(e, "Unbound namespace prefix: " + JSON.stringify(d)), h.uri = d), e.tag.attributes[c] = h, emitNode(e, "onattribute", h);
				}
				e.attribList.length = 0;
			}
			e.tag.isSelfClosing = !!t, e.sawRoot = !0, e.tags.push(e.tag), emitNode(e, "onopentag", e.tag), t || (e.state = !e.noscript && e.tagName.toLowerCase() === "script" ? p.SCRIPT : p.TEXT, e.tag = null, e.tagName = ""), e.attribName = e.attribValue = "", e.attribList.length = 0;
		}
		function closeTag(e) {
			if (!e.tagName) strictFail(e, "Weird empty close tag."), e.textNode += "</>", e.state = p.TEXT;
			else {
				if (e.script) {
					if (e.tagName !== "script") {
						e.script += "</" + e.tagName + ">", e.tagName = "", e.state = p.SCRIPT;
						return;
					}
					emitNode(e, "onscript", e.script), e.script = "";
				}
				var t = e.tags.length, n = e.tagName;
				e.strict || (n = n[e.looseCase]());
				for (var r = n; t-- && e.tags[t].name !== r;) strictFail(e, "Unexpected close tag");
				if (t < 0) strictFail(e, "Unmatched closing tag: " + e.tagName), e.textNode += "</" + e.tagName + ">", e.state = p.TEXT;
				else {
					e.tagName = n;
					for (var i = e.tags.length; i-- > t;) {
						var a = e.tag = e.tags.pop();
						e.tagName = e.tag.name, emitNode(e, "onclosetag", e.tagName);
						var o = {};
						for (var s in a.ns) o[s] = a.ns[s];
						var c = e.tags[e.tags.length - 1] || e;
						e.opt.xmlns && a.ns !== c.ns && Object.keys(a.ns).forEach(function(t) {
							var n = a.ns[t];
							emitNode(e, "onclosenamespace", {
								prefix: t,
								uri: n
							});
						});
					}
					t === 0 && (e.closedRoot = !0), e.tagName = e.attribValue = e.attribName = "", e.attribList.length = 0, e.state = p.TEXT;
				}
			}
		}
		function parseEntity(e) {
			var t = e.entity, n = t.toLowerCase(), r, i = "";
			return e.ENTITIES[t] ? e.ENTITIES[t] : e.ENTITIES[n] ? e.ENTITIES[n] : (t = n, t.charAt(0) === "#" && (t.charAt(1) === "x" ? (t = t.slice(2), r = parseInt(t, 16), i = r.toString(16)) : (t = t.slice(1), r = parseInt(t, 10), i = r.toString(10))), t = t.replace(/^0+/, ""), isNaN(r) || i.toLowerCase() !== t || r < 0 || r > 1114111 || !isXmlChar(r) ? (strictFail(e, "Invalid character entity"), "&" + e.entity + ";") : String.fromCodePoint(r));
		}
		function isXmlChar(e) {
			return e === 9 || e === 10 || e === 13 || e >= 32 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
		}
		function beginWhiteSpace(e, t) {
			t === "<" ? (e.state = p.OPEN_WAKA, e.startTagPosition = e.position) : isWhitespace(t) || (strictFail(e, "Non-whitespace before first tag."), e.textNode = t, e.state = p.TEXT);
		}
		function charAt(e, t) {
			var n = "";
			return t < e.length && (n = e.charAt(t)), n;
		}
		function write(t) {
			var n = this;
			if (this.error) throw this.error;
			if (n.closed) return error(n, "Cannot write after close. Assign an onready handler.");
			if (t === null) return end(n);
			typeof t == "object" && (t = t.toString());
			for (var r = 0, o = ""; o = charAt(t, r++), n.c = o, o;) switch (n.trackPosition && (n.position++, o === "\n" ? (n.line++, n.column = 0) : n.column++), n.state) {
				case p.BEGIN:
					if (n.state = p.BEGIN_WHITESPACE, o === "\ufeff") continue;
					beginWhiteSpace(n, o);
					continue;
				case p.BEGIN_WHITESPACE:
					beginWhiteSpace(n, o);
					continue;
				case p.TEXT:
					if (n.sawRoot && !n.closedRoot) {
						for (var s = r - 1; o && o !== "<" && o !== "&";) o = charAt(t, r++), o && n.trackPosition && (n.position++, o === "\n" ? (n.line++, n.column = 0) : n.column++);
						n.textNode += t.substring(s, r - 1);
					}
					o === "<" && !(n.sawRoot && n.closedRoot && !n.strict) ? (n.state = p.OPEN_WAKA, n.startTagPosition = n.position) : (isWhitespace(o) || n.sawRoot && !n.closedRoot || strictFail(n, "Text data outside of root node."), o === "&" ? n.state = p.TEXT_ENTITY : n.textNode += o);
					continue;
				case p.SCRIPT:
					o === "<" ? n.state = p.SCRIPT_ENDING : n.script += o;
					continue;
				case p.SCRIPT_ENDING:
					o === "/" ? n.state = p.CLOSE_TAG : (n.script += "<" + o, n.state = p.SCRIPT);
					continue;
				case p.OPEN_WAKA:
					if (o === "!") n.state = p.SGML_DECL, n.sgmlDecl = "";
					else if (!isWhitespace(o)) {
						if (isMatch(l, o)) n.state = p.OPEN_TAG, n.tagName = o;
						else if (o === "/") n.state = p.CLOSE_TAG, n.tagName = "";
						else if (o === "?") n.state = p.PROC_INST, n.procInstName = n.procInstBody = "";
						else {
							if (strictFail(n, "Unencoded <"), n.startTagPosition + 1 < n.position) {
								var c = n.position - n.startTagPosition;
								o = Array(c).join(" ") + o;
							}
							n.textNode += "<" + o, n.state = p.TEXT;
						}
					}
					continue;
				case p.SGML_DECL:
					if (n.sgmlDecl + o === "--") {
						n.state = p.COMMENT, n.comment = "", n.sgmlDecl = "";
						continue;
					}
					n.doctype && n.doctype !== !0 && n.sgmlDecl ? (n.state = p.DOCTYPE_DTD, n.doctype += "<!" + n.sgmlDecl + o, n.sgmlDecl = "") : i.test(n.sgmlDecl + o) ? (emitNode(n, "onopencdata"), n.state = p.CDATA, n.sgmlDecl = "", n.cdata = "") : a.test(n.sgmlDecl + o) ? (n.state = p.DOCTYPE, (n.doctype || n.sawRoot) && strictFail(n, "Inappropriately located doctype declaration"), n.doctype = "", n.sgmlDecl = "") : o === ">" ? (emitNode(n, "onsgmldeclaration", n.sgmlDecl), n.sgmlDecl = "", n.state = p.TEXT) : (isQuote(o) && (n.state = p.SGML_DECL_QUOTED), n.sgmlDecl += o);
					continue;
				case p.SGML_DECL_QUOTED:
					o === n.q && (n.state = p.SGML_DECL, n.q = ""), n.sgmlDecl += o;
					continue;
				case p.DOCTYPE:
					o === ">" ? (n.state = p.TEXT, emitNode(n, "ondoctype", n.doctype), n.doctype = !0) : (n.doctype += o, o === "[" ? n.state = p.DOCTYPE_DTD : isQuote(o) && (n.state = p.DOCTYPE_QUOTED, n.q = o));
					continue;
				case p.DOCTYPE_QUOTED:
					n.doctype += o, o === n.q && (n.q = "", n.state = p.DOCTYPE);
					continue;
				case p.DOCTYPE_DTD:
					o === "]" ? (n.doctype += o, n.state = p.DOCTYPE) : o === "<" ? (n.state = p.OPEN_WAKA, n.startTagPosition = n.position) : isQuote(o) ? (n.doctype += o, n.state = p.DOCTYPE_DTD_QUOTED, n.q = o) : n.doctype += o;
					continue;
				case p.DOCTYPE_DTD_QUOTED:
					n.doctype += o, o === n.q && (n.state = p.DOCTYPE_DTD, n.q = "");
					continue;
				case p.COMMENT:
					o === "-" ? n.state = p.COMMENT_ENDING : n.comment += o;
					continue;
				case p.COMMENT_ENDING:
					o === "-" ? (n.state = p.COMMENT_ENDED, n.comment = textopts(n.opt, n.comment), n.comment && emitNode(n, "oncomment", n.comment), n.comment = "") : (n.comment += "-" + o, n.state = p.COMMENT);
					continue;
				case p.COMMENT_ENDED:
					o === ">" ? n.state = n.doctype && n.doctype !== !0 ? p.DOCTYPE_DTD : p.TEXT : (strictFail(n, "Malformed comment"), n.comment += "--" + o, n.state = p.COMMENT);
					continue;
				case p.CDATA:
					for (var s = r - 1; o && o !== "]";) o = charAt(t, r++), o && n.trackPosition && (n.position++, o === "\n" ? (n.line++, n.column = 0) : n.column++);
					n.cdata += t.substring(s, r - 1), o === "]" && (n.state = p.CDATA_ENDING);
					continue;
				case p.CDATA_ENDING:
					o === "]" ? n.state = p.CDATA_ENDING_2 : (n.cdata += "]" + o, n.state = p.CDATA);
					continue;
				case p.CDATA_ENDING_2:
					o === ">" ? (n.cdata && emitNode(n, "oncdata", n.cdata), emitNode(n, "onclosecdata"), n.cdata = "", n.state = p.TEXT) : o === "]" ? n.cdata += "]" : (n.cdata += "]]" + o, n.state = p.CDATA);
					continue;
				case p.PROC_INST:
					o === "?" ? n.state = p.PROC_INST_ENDING : isWhitespace(o) ? n.state = p.PROC_INST_BODY : n.procInstName += o;
					continue;
				case p.PROC_INST_BODY:
					if (!n.procInstBody && isWhitespace(o)) continue;
					o === "?" ? n.state = p.PROC_INST_ENDING : n.procInstBody += o;
					continue;
				case p.PROC_INST_ENDING:
					if (o === ">") {
						let e = {
							name: n.procInstName,
							body: n.procInstBody
						};
						validateXmlDeclarationEncoding(n, e), emitNode(n, "onprocessinginstruction", e), n.procInstName = n.procInstBody = "", n.state = p.TEXT;
					} else n.procInstBody += "?" + o, n.state = p.PROC_INST_BODY;
					continue;
				case p.OPEN_TAG:
					isMatch(u, o) ? n.tagName += o : (newTag(n), o === ">" ? openTag(n) : o === "/" ? n.state = p.OPEN_TAG_SLASH : (isWhitespace(o) || strictFail(n, "Invalid character in tag name"), n.state = p.ATTRIB));
					continue;
				case p.OPEN_TAG_SLASH:
					o === ">" ? (openTag(n, !0), closeTag(n)) : (strictFail(n, "Forward-slash in opening tag not followed by >"), n.state = p.ATTRIB);
					continue;
				case p.ATTRIB:
					if (isWhitespace(o)) continue;
					o === ">" ? openTag(n) : o === "/" ? n.state = p.OPEN_TAG_SLASH : isMatch(l, o) ? (n.attribName = o, n.attribValue = "", n.state = p.ATTRIB_NAME) : strictFail(n, "Invalid attribute name");
					continue;
				case p.ATTRIB_NAME:
					o === "=" ? n.state = p.ATTRIB_VALUE : o === ">" ? (strictFail(n, "Attribute without value"), n.attribValue = n.attribName, attrib(n), openTag(n)) : isWhitespace(o) ? n.state = p.ATTRIB_NAME_SAW_WHITE : isMatch(u, o) ? n.attribName += o : strictFail(n, "Invalid attribute name");
					continue;
				case p.ATTRIB_NAME_SAW_WHITE:
					if (o === "=") n.state = p.ATTRIB_VALUE;
					else if (isWhitespace(o)) continue;
					else strictFail(n, "Attribute without value"), n.tag.attributes[n.attribName] = "", n.attribValue = "", emitNode(n, "onattribute", {
						name: n.attribName,
						value: ""
					}), n.attribName = "", o === ">" ? openTag(n) : isMatch(l, o) ? (n.attribName = o, n.state = p.ATTRIB_NAME) : (strictFail(n, "Invalid attribute name"), n.state = p.ATTRIB);
					continue;
				case p.ATTRIB_VALUE:
					if (isWhitespace(o)) continue;
					isQuote(o) ? (n.q = o, n.state = p.ATTRIB_VALUE_QUOTED) : (n.opt.unquotedAttributeValues || error(n, "Unquoted attribute value"), n.state = p.ATTRIB_VALUE_UNQUOTED, n.attribValue = o);
					continue;
				case p.ATTRIB_VALUE_QUOTED:
					if (o !== n.q) {
						o === "&" ? n.state = p.ATTRIB_VALUE_ENTITY_Q : n.attribValue += o;
						continue;
					}
					attrib(n), n.q = "", n.state = p.ATTRIB_VALUE_CLOSED;
					continue;
				case p.ATTRIB_VALUE_CLOSED:
					isWhitespace(o) ? n.state = p.ATTRIB : o === ">" ? openTag(n) : o === "/" ? n.state = p.OPEN_TAG_SLASH : isMatch(l, o) ? (strictFail(n, "No whitespace between attributes"), n.attribName = o, n.attribValue = "", n.state = p.ATTRIB_NAME) : strictFail(n, "Invalid attribute name");
					continue;
				case p.ATTRIB_VALUE_UNQUOTED:
					if (!isAttribEnd(o)) {
						o === "&" ? n.state = p.ATTRIB_VALUE_ENTITY_U : n.attribValue += o;
						continue;
					}
					attrib(n), o === ">" ? openTag(n) : n.state = p.ATTRIB;
					continue;
				case p.CLOSE_TAG:
					if (n.tagName) o === ">" ? closeTag(n) : isMatch(u, o) ? n.tagName += o : n.script ? (n.script += "</" + n.tagName + o, n.tagName = "", n.state = p.SCRIPT) : (isWhitespace(o) || strictFail(n, "Invalid tagname in closing tag"), n.state = p.CLOSE_TAG_SAW_WHITE);
					else {
						if (isWhitespace(o)) continue;
						notMatch(l, o) ? n.script ? (n.script += "</" + o, n.state = p.SCRIPT) : strictFail(n, "Invalid tagname in closing tag.") : n.tagName = o;
					}
					continue;
				case p.CLOSE_TAG_SAW_WHITE:
					if (isWhitespace(o)) continue;
					o === ">" ? closeTag(n) : strictFail(n, "Invalid characters in closing tag");
					continue;
				case p.TEXT_ENTITY:
				case p.ATTRIB_VALUE_ENTITY_Q:
				case p.ATTRIB_VALUE_ENTITY_U:
					var m, h;
					switch (n.state) {
						case p.TEXT_ENTITY:
							m = p.TEXT, h = "textNode";
							break;
						case p.ATTRIB_VALUE_ENTITY_Q:
							m = p.ATTRIB_VALUE_QUOTED, h = "attribValue";
							break;
						case p.ATTRIB_VALUE_ENTITY_U: m = p.ATTRIB_VALUE_UNQUOTED, h = "attribValue";
					}
					if (o === ";") {
						var g = parseEntity(n);
						n.opt.unparsedEntities && !Object.values(e.XML_ENTITIES).includes(g) ? ((n.entityCount += 1) > n.opt.maxEntityCount && error(n, "Parsed entity count exceeds max entity count"), (n.entityDepth += 1) > n.opt.maxEntityDepth && error(n, "Parsed entity depth exceeds max entity depth"), n.entity = "", n.state = m, n.write(g), --n.entityDepth) : (n[h] += g, n.entity = "", n.state = m);
					} else isMatch(n.entity.length ? f : d, o) ? n.entity += o : (strictFail(n, "Invalid character in entity name"), n[h] += "&" + n.entity + o, n.entity = "", n.state = m);
					continue;
				default: throw Error(n, "Unknown state: " + n.state);
			}
			return n.position >= n.bufferCheckPosition && checkBufferLength(n), n;
		}
		String.fromCodePoint || (function() {
			var e = String.fromCharCode, t = Math.floor, fromCodePoint = function() {
				var n = 16384, r = [], i, a, o = -1, s = arguments.length;
				if (!s) return "";
				for (var c = ""; ++o < s;) {
					var l = Number(arguments[o]);
					if (!isFinite(l) || l < 0 || l > 1114111 || t(l) !== l) throw RangeError("Invalid code point: " + l);
					l <= 65535 ? r.push(l) : (l -= 65536, i = (l >> 10) + 55296, a = l % 1024 + 56320, r.push(i, a)), (o + 1 === s || r.length > n) && (c += e.apply(null, r), r.length = 0);
				}
				return c;
			};
			Object.defineProperty ? Object.defineProperty(String, "fromCodePoint", {
				value: fromCodePoint,
				configurable: !0,
				writable: !0
			}) : String.fromCodePoint = fromCodePoint;
		})();
	})(t);
}) };
