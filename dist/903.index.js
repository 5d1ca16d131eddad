"use strict";
exports.id = 903, exports.ids = [903], exports.modules = { 9903: ((e, t, n) => {
	n.d(t, { hideCredentials: () => hideCredentials });
	function matchAt(e, t, n) {
		return e.lastIndex = n, e.exec(t) ?? void 0;
	}
	let r = new Set("any array base64 basic bearer boolean bool bytes credential credentials default description disabled empty enabled\n  error example expected expired fail failed false found get hidden inherit int integer invalid key masked missing never\n  nil no none not null number object ok omitted on off optional password pass passed present private public read redacted\n  refresh removed required return secret secrets set should skipped str string sensitive success symbol text the this to\n  token tokens true type undefined unknown unset unused user username valid value void was with write yes your and for is\n  are has must cannot can be in of or from at it as if when then write-only readonly filtered stdin".split(/\s+/)), i = /^(?:[*\u2022.\u00b7xX_?#-]+|\*{3}.*|<.*>?|\[[^\]]*\]?|\{.*|\(.*|\$\{.*|\$\(.*|\$(?:env:)?[A-Za-z_]+\d?|\$\d|%\w+%|%[a-z]|@\w+@|\.{3}.*|\u2026)$/s, a = /^(?:(?:await |new |!)?[A-Za-z_$#][\w$#<>]*(?:(?:\?\.|\.|::|->)[A-Za-z_$#][\w$#<>]*)*[([]|[A-Za-z_$#]+(?:(?:\?\.|\.|::|->)[A-Za-z_$#]+\d?)+;?$|(?:secrets|env|vars|inputs|process\.env|os\.environ)\b[.[])/, o = /^(?:~|\.{1,2}|[A-Za-z]:|file:)?[\\/]{1,3}(?:[\w.@ -]{1,30}[\\/])*[\w.@ -]{0,30}$/, s = /^[a-z][a-z\d+.-]{1,20}:\/\//i, c = /^[~^<>=v]{0,3}\d+(?:\.[\dx*]+){1,3}(?:[-+.][\w.+-]*)?$/, l = /^(?:(?:sha\d{1,3}|md5|blake\w{1,4})[:-]\S+|[\da-f]{7,8}|[\da-f]{40}|[\da-f]{64})$/, u = /^0x[\da-fA-F]{1,16}$|^\d{4}-\d\d-\d\d|^\d{1,2}:\d\d|^\d+(?:\.\d+)?(?:ms|s|m|h|d|%|[kKMG]i?B?)$/, d = /^(?!.*[bcdfghjklmnpqrstvwxz]{5})[a-z]{3,13}$/i;
	function hasLetterAndDigit(e) {
		return /\d/.test(e) && /[A-Za-z]/.test(e);
	}
	function isPlainlyNone(e) {
		return e.length < 32 && r.has(e.toLowerCase().replaceAll(/[^a-z\d-]/g, "")) || [
			i,
			a,
			o,
			s,
			c
		].some((t) => t.test(e));
	}
	function looksSecret(e) {
		return e.length < 6 || l.test(e) || u.test(e) ? !1 : hasLetterAndDigit(e) || /[A-Za-z]/.test(e) && /[!@#$%^&*+=~?]/.test(e) || isMixed(e);
	}
	function looksRandom(e) {
		return looksSecret(e) && !/\s/.test(e) && !isWordy(e);
	}
	function isMixed(e) {
		return e.length >= 16 && (e.match(/[a-z][A-Z]/g)?.length ?? 0) >= 4;
	}
	function isWordy(e) {
		return (e.match(/[A-Z]?[a-z]+|[A-Z]{4,}/g)?.filter((e) => d.test(e)) ?? []).join("").length > e.length * .8;
	}
	let f = /[a-z][a-z\d+.-]{0,20}$/i, ee = /(?:[^\s"'`<>|\\^:]|:(?!\/\/)){0,2048}/y, te = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:[,/?#;)\]}.:]|$)/i, ne = {
		heads: ["://"],
		find: (e, t) => {
			if (!f.test(e.slice(Math.max(0, t - 21), t))) return;
			let n = t + 3, r = matchAt(ee, e, n)?.[0] ?? "", i = accountEnd(e.startsWith("://", n + r.length) ? r.replace(f, "") : r);
			return i === 0 ? void 0 : {
				start: n,
				end: n + i
			};
		}
	};
	function accountEnd(e) {
		let [t = ""] = e.split(/[/?#]/, 1), n = t.indexOf(":"), r = t.lastIndexOf("@");
		if (n === -1 || r !== -1 && r < n) {
			let e = t.slice(0, r);
			return r > 0 && e.length >= 16 && hasLetterAndDigit(e) ? r : 0;
		}
		if (/^\d{1,5}(?=[/?#]|$)/.test(e.slice(n + 1)) && r === -1) return 0;
		for (let t = e.lastIndexOf("@"); t > n; t = e.lastIndexOf("@", t - 1)) if (te.test(e.slice(t + 1))) return isShown(e.slice(0, t)) ? 0 : t;
		return 0;
	}
	function isShown(e) {
		return /^(?:[^:]*:(?:\*+|\u2026|\$\{?\w+\}?|\$\{\{.*\}\}|<.*>|\{.*\}|%\w+%)?|user(?:name)?:pass(?:word)?)$/i.test(e);
	}
	let re = [
		["hooks.slack.com/", /(?:services|workflows|triggers)\/([\w+/-]{16,200})/y],
		["hooks.slack-gov.com/", /(?:services|workflows|triggers)\/([\w+/-]{16,200})/y],
		["discord.com/api/", /(?:v\d{1,2}\/)?webhooks\/(\d{10,22}\/[\w-]{20,120})/y],
		["discordapp.com/api/", /(?:v\d{1,2}\/)?webhooks\/(\d{10,22}\/[\w-]{20,120})/y],
		["webhook.office.com/", /webhookb2\/([\w@-]{20,120}\/IncomingWebhook\/[\w/-]{20,200})/iy],
		["hooks.zapier.com/hooks/", /(?:standard\/|catch\/)?(\d{3,12}\/[\w/-]{4,60})/y],
		["maker.ifttt.com/", /(?:trigger|use)\/[\w/-]{1,80}?(?:with\/key\/|json\/with\/key\/)([\w-]{16,60})/y],
		["api.telegram.org/", /bot([\w:-]{20,80})/y],
		["open.feishu.cn/open-apis/bot/", /v2\/hook\/([\w-]{16,60})/y],
		["open.larksuite.com/open-apis/bot/", /v2\/hook\/([\w-]{16,60})/y],
		["make.com/", /(\w{24,60})/y],
		["chat.googleapis.com/", /v1\/spaces\/[\w-]{1,40}\/messages\?(\S{10,300})/y],
		["/hooks/", /([a-z\d]{26}|[A-Za-z\d]{17,24}\/[A-Za-z\d]{40,70})(?![\w-])/y],
		["events.pagerduty.com/", /(?:integration|generic)\/([\w/-]{20,80})/y]
	].map(([e, t]) => ({
		heads: [e],
		find: (n, r) => {
			let i = matchAt(t, n, r + e.length)?.[1];
			return i === void 0 ? void 0 : {
				start: t.lastIndex - i.length,
				end: t.lastIndex
			};
		}
	})), ie = /(?:passw(?:or)?ds?|passphrase|passwort|passcode|_pwd|^pwd|[a-z]pwd|(?:_|db|store|key|user|my|root|admin|bind)pass|_psw|_pw|^psw|requirepass|masterauth|bindpw)\d{0,3}$/, p = /(?:secret|token|(?:api|access|account|private|secret|shared|master|encryption|encrypt|signing|sign|auth|authentication|authorization|storage|license|app|application|subscription|functions?|ssh|session|hmac|jwt|consumer|webhook|service|deploy|admin|client_api|cipher|crypto|aes|rsa|symmetric|security|publish|upload|ingest|ingestion|insert|integration|personal|project|seal|unseal|recovery|write|root)_?keys?|credentials?|_creds?|^creds|_jwt|^jwt|_pat|^pat|_bearer|^bearer|^sig|_sig|api_?hash|client_?assertion|refresh_?code|auth_?code|authcode|verifier|saml_?response|otp|_pin|webhook_?secret|connection_?string|(?:amz|goog)_signature|sonar_login|access_?code|security_?code|_dsn|^dsn)\d{0,3}$/, m = /^(?:(?:proxy|x|http|x_forwarded)_)*(?:authorization|auth_header)$|^(?:http_)?(?:set_)?cookies?$/, h = /(?:_auth|^auth|^pass|signature|session(?:_?id)?|sid|[a-z]_key|(?:tokens|secrets)|nonce|salt|_cookie|^pw)\d{0,3}$/, g = /(?:cache|public|pub|primary|foreign|sort|partition|group|hash|host|object|row|column|map|lookup|index|idempotency|unique|restore|composite|natural|bucket|shortcut|hot|translation|i18n|message|label|config|registry|dedupe|routing|issue|jira|project_?name|signing_?cert|gpg|pgp|key|_?id|data|query|json|dict|sonar_?project|project)_keys?$/, _ = /_(?:file|files|path|paths|dir|folder|url|uri|urls|uris|endpoint|host|name|names|id|ids|len|length|size|count|counts|type|types|kind|ttl|expiry|expires|expiration|expired|age|date|time|at|version|required|enabled|disabled|field|policy|limit|limits|budget|usage|rate|error|errors|status|state|valid|invalid|reset|prompt|hint|label|placeholder|input|stdin|env|variable|var|manager|provider|store|service|source|ref|reference|exists|empty|missing|length|format|encoding|algorithm|alg|method|mode|scheme|strength|min|max|scope|scopes|permissions?|issuer|audience|review|request|requests|response|handler|helper|validator|parser|izer|map|list|set|index|position|pos|kind|js|ts|jsx|tsx|mjs|cjs|go|py|rb|rs|java|class|c|cc|cpp|h|hpp|cs|php|kt|kts|swift|json|ya?ml|xml|md|txt|html?|css|scss|vue|svelte|scala|sh|toml|lock|log|tf|sql|proto|spec|test|tests|svg|png|d|component|module|controller|page|form|util|utils)$/, ae = /(?:^|_)(?:password|passwd|passphrase|pwd|secret|token|api_?key|access_?key|private_?key|secret_?key|credentials?)(?:_|$)/;
	function nameKind(e) {
		if (e === "PASS") return;
		let t = e.slice(-64).replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$&_").toLowerCase().replaceAll(/[^a-z\d]+/g, "_").replaceAll(/^_+|_+$/g, "");
		if (m.test(t)) return "header";
		if (!_.test(t) || /_secret_id$|^secret_id$/.test(t)) {
			if (ie.test(t)) return "password";
			if (!g.test(t)) return p.test(t) ? "token" : ae.test(t) || h.test(t) ? "weak" : void 0;
		}
	}
	let v = "(?:\\\\{0,7}[\"'`]|&quot;|&#39;|&apos;)", oe = RegExp(`(${v}?)\\]?(?: \\[[\\w*]{0,24}\\])?([ \\t]{0,8})(:=|=>|->|===?|!=|\\?=|=|::?|>|%3[Dd]|\\(|\\||,)([ \\t]{0,8})(?:[@brfuL](?=["']))?(${v}?)`, "y"), y = RegExp(`${v}?[,;]?\\s{0,40}${v}?[vV]alue${v}?[ \\t]{0,4}[:=][ \\t]{0,4}(${v}?)`, "y"), b = /\??[ \t]?:[ \t]?[\w&'<>[\] .]{1,40}?[ \t]?=[ \t]?(["'])/y, x = /[ \t](?:(?:is(?: generated)?|was(?: generated)?|set to|will be)(?: for [\w.@'%-]{1,60})?|for [\w.@'%-]{1,60}(?: is)?)[:=]?[ \t](["'`]?)/y, S = /[ \t](["']?)/y, se = /\?\s{0,3}["'`]$/, ce = /(?:^|[\s"'`]|\\[nrt])(?:ENV|ARG|setx?|export|setenv|login \S{1,80}|machine \S{1,80}|add)[ \t]$/i, C = /[^\s"'`\\]{0,200}/y;
	function placeBehind(e, t, n, r) {
		let i = e.slice(Math.max(0, t - 100), t);
		if (se.test(i)) return;
		let a = matchAt(y, e, n);
		if (a !== void 0 && (a[1] !== "" || a[0].includes("\n"))) return placeAt(y, a[1], "value");
		let o = matchAt(b, e, n);
		if (o !== void 0) return placeAt(b, o[1], "value");
		let s = matchAt(oe, e, n);
		if (s !== void 0) return behindSign(s, e, i, r);
		let c = matchAt(x, e, n);
		if (c !== void 0) return placeAt(x, c[1], c[1] === "" ? "prose" : "value");
		let l = matchAt(S, e, n);
		return l && placeAt(S, l[1], behindBlank(e, t, i, r, l[1] !== ""));
	}
	function placeAt({ lastIndex: e }, t = "", n) {
		return {
			start: e,
			quote: t,
			certainty: n
		};
	}
	function behindSign(e, t, n, r) {
		let [i, a = "", o = "", s = "", c = "", l = ""] = e;
		if (l === "" && /^(?:,|\(|!=)$/.test(s) || s === "," && a === "" || s === "|" && (o === "" || c === "" || l !== "")) return;
		let u = e.index + i.length, d = o === "" && c === "" && !/^(?::|::|>|->)$/.test(s);
		return {
			start: u,
			quote: l,
			certainty: (l === "" ? d || r === "password" && isRow(t, u, n) : l !== "`" && s !== ",") ? "value" : "prose"
		};
	}
	function behindBlank(e, t, n, r, i) {
		return e.startsWith("-", t) && !/\w$/.test(n) ? i || isWholeArgument(e, S.lastIndex) ? "value" : "prose" : i ? r === "password" ? "value" : "anything" : ce.test(n) ? "prose" : "anything";
	}
	function isRow(e, t, n) {
		return /(?:^|[\r\n])[ \t]*(?:- )?$/.test(n) ? (matchAt(C, e, t), /^[^,;][ \t]{0,3}(?:$|[\r\n])/.test(e.slice(C.lastIndex - 1, C.lastIndex + 4))) : !1;
	}
	function isWholeArgument(e, t) {
		return matchAt(C, e, t), /^(?:$|[ \t]?[\r\n"'`\\]|[ \t]-|[ \t][|&;>])/.test(e.slice(C.lastIndex, C.lastIndex + 2));
	}
	let w = /[\w$.-]/, T = /(?:\b(?:api|access|secret|private|account|encryption|master|shared|signing|auth|storage|client|app|service|refresh|bot|deploy)[ ]){1,3}$/i, E = /[\w$-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y, D = /[\w$.;/]/, O = /^(?:tokens?|keys?|secrets?|code|signature|session)$/i, k = /(?:expected|invalid|illegal|unknown|unrecognized|missing|next|last|first|bad|stray|syntax|before|after|near|primary|foreign)\s{0,3}["'`]?$/i, A = /(?:basic|bearer|token|apikey|api-key|digest|negotiate|ntlm|ssws|geniekey|splunk|bot|key|aws4-hmac-sha256|hawk|oauth|mac|signature|sharedkey|sharedaccesssignature|x-api-key|jwt)[ \t]{1,4}/iy, j = /(?:[^\s"'`<\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`])){0,256}/y, M = /(?:="[^"\r\n]{0,200}"|[^\r\n"'`<\\]){0,256}/y, N = /[^\s"'`<\\&;,]*/y, P = /[^\r\n"'`<\\]*/y, F = /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|\\(?=[nrt])|%26|\|(?=\s|$)/, I = /[,;:.)\]}>|]+$/, L = {
		password: 1,
		token: 4
	}, R = {
		password: 8,
		token: 16
	}, z = {
		heads: "pass,pwd,psw,_pw,secret,token,key,cred,auth,sig,cookie,jwt,_pat,pat=,bearer,session,sid,salt,nonce,otp,_pin,dsn,verifier,connection,code,sonar.login,saml,assertion,hash".split(","),
		find: (e, t) => {
			let n = nameStart(e, t);
			matchAt(E, e, t);
			let r = E.lastIndex;
			if (D.test(e.charAt(r))) return;
			let i = e.slice(n, r), a = nameKind(i);
			if (a === void 0 || O.test(i) && k.test(e.slice(Math.max(0, n - 20), n))) return;
			let o = placeBehind(e, n, r, a);
			return o && (a === "header" ? headerAt(e, o) : valueAt(e, o, a));
		}
	};
	function nameStart(e, t) {
		let n = t;
		for (; n > 0 && t - n < 60 && w.test(e.charAt(n - 1));) --n;
		return e.charAt(n - 1) === " " && (n -= T.exec(e.slice(Math.max(0, n - 40), n))?.[0].length ?? 0), e.charAt(n - 1) === "\\" && /[nrt]/.test(e.charAt(n)) && n < t ? n + 1 : n;
	}
	function valueAt(e, { start: t, quote: n, certainty: r }, i) {
		let a = t + (i === "password" ? 0 : matchAt(A, e, t)?.[0].length ?? 0), o = n === "" ? bareAt(e, a) : quotedAt(e, a, n), s = a + o.length;
		if (!(n !== "" && /^["'`][ \t]{0,3}\|/.test(e.slice(s, s + 5)))) return isCredential(o, i, r) ? {
			start: a,
			end: endOf(e, a, s, N)
		} : void 0;
	}
	function endOf(e, t, n, r) {
		return n - t < 256 ? n : (matchAt(r, e, n), r.lastIndex);
	}
	function quotedAt(e, t, n) {
		let r = e.slice(t, t + 4096);
		for (let i = r.indexOf(n); i !== -1; i = r.indexOf(n, i + 1)) {
			if (r.charAt(i - 1) === "\\") continue;
			let n = r.slice(0, i);
			return /[\r\n]/.test(n) ? bareAt(e, t) : n;
		}
		return bareAt(e, t);
	}
	function bareAt(e, t) {
		let n = matchAt(j, e, t)?.[0] ?? "", r = F.exec(n)?.index ?? n.length, i = n.slice(0, r);
		return /[([{]/.test(i) ? i : i.replace(I, "");
	}
	function isCredential(e, t, n) {
		return e !== "" && isLikely(e, t, n) && !isPlainlyNone(e);
	}
	function isLikely(e, t, n) {
		return n === "anything" ? t !== "weak" && e.length >= R[t] && looksRandom(e) && hasLetterAndDigit(e) : t === "weak" ? e.length >= (n === "value" ? 8 : 16) && looksRandom(e) : t === "token" && (/\s/.test(e) || /^\d{1,9}$/.test(e)) ? !1 : n === "value" ? e.length >= L[t] : t === "token" ? looksRandom(e) : looksSecret(e);
	}
	function headerAt(e, { start: t, quote: n }) {
		let r = t + (matchAt(A, e, t)?.[0].length ?? 0), i = matchAt(M, e, r)?.[0] ?? "", a = n === "" ? i.trimEnd() : quotedAt(e, r, n), [o = ""] = a.split(/[\s,;]/, 1);
		return o.length < 4 || isPlainlyNone(o) ? void 0 : r > t || /^[\w.-]+=./.test(a) || looksSecret(o) ? {
			start: r,
			end: endOf(e, r, r + a.length, P)
		} : void 0;
	}
	let B = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----|PuTTY-User-Key-File-\d/iy, V = /-----END [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|---- END SSH2 ENCRYPTED PRIVATE KEY ----|Private-MAC: *[\da-f]{20,80}/gi, H = {
		heads: [
			"-----begin ",
			"---- begin ssh2",
			"putty-user-key-file"
		],
		find: (e, t) => {
			if (matchAt(B, e, t) !== void 0) return {
				start: t,
				end: matchAt(V, e, B.lastIndex) === void 0 ? e.length : V.lastIndex
			};
		}
	}, U = [
		...[
			"ghp_",
			"gho_",
			"ghu_",
			"ghs_",
			"ghr_"
		].map((e) => [
			e,
			20,
			"_.-"
		]),
		[
			"github_pat_",
			20,
			"_"
		],
		...[
			"glpat-",
			"gldt-",
			"glrt-",
			"glrtr-",
			"glptt-",
			"glft-",
			"glimt-",
			"glagent-",
			"gloas-",
			"glsoat-",
			"glffct-",
			"glwt-"
		].map((e) => [
			e,
			15,
			"._-"
		]),
		[
			"glcbt-",
			15,
			"._-"
		],
		["ATBB", 24],
		[
			"ATATT3",
			40,
			"_=-"
		],
		[
			"ATCTT3",
			40,
			"_=-"
		],
		[
			"BBDC-",
			24,
			"+/"
		],
		[
			"CCIPAT_",
			24,
			"_"
		],
		[
			"CCIPRJ_",
			24,
			"_"
		],
		["bkua_", 24],
		["bkaj_", 24],
		["bkct_", 24],
		[
			"sgp_",
			32,
			"_"
		],
		["slk_", 32],
		["sqp_", 32],
		["squ_", 32],
		["sqa_", 32],
		["npm_", 30],
		[
			"pypi-",
			50,
			"_-"
		],
		["rubygems_", 32],
		[
			"dckr_pat_",
			20,
			"_-"
		],
		[
			"dckr_oat_",
			20,
			"_-"
		],
		["oy2", 40],
		["cio", 32],
		[
			"ovsxat_",
			24,
			"-"
		],
		[
			"ovsxp_",
			24,
			"-"
		],
		[
			"packagist_",
			24,
			"_"
		],
		["jfrt@", 20],
		[
			"reftkn:",
			20,
			":"
		],
		[
			"GOCSPX-",
			20,
			"_-"
		],
		[
			"ya29.",
			20,
			"._-"
		],
		[
			"1//0",
			30,
			"_-"
		],
		[
			"AIza",
			35,
			"_-"
		],
		["AKIA", 16],
		["ASIA", 16],
		["AKID", 32],
		["LTAI", 12],
		["dop_v1_", 40],
		["doo_v1_", 40],
		["dor_v1_", 40],
		["DO00", 16],
		[
			"tskey-",
			16,
			"-"
		],
		["rnd_", 24],
		["nfp_", 32],
		["nfc_", 32],
		["nfo_", 32],
		["vercel_", 24],
		[
			"vcp_",
			24,
			"_"
		],
		[
			"vck_",
			24,
			"_"
		],
		[
			"vca_",
			24,
			"_"
		],
		[
			"vci_",
			24,
			"_"
		],
		[
			"sbp_",
			32,
			"_"
		],
		[
			"sb_secret_",
			20,
			"_-"
		],
		[
			"sb_publishable_",
			20,
			"_-"
		],
		[
			"fo1_",
			32,
			"_-"
		],
		[
			"fm1r_",
			60,
			"+/=_-"
		],
		[
			"fm1a_",
			60,
			"+/=_-"
		],
		[
			"fm2_",
			60,
			"+/=,_-"
		],
		[
			"pscale_tkn_",
			24,
			"_=.-"
		],
		[
			"pscale_oauth_",
			24,
			"_=.-"
		],
		[
			"pscale_pw_",
			24,
			"_=.-"
		],
		[
			"HRKU-",
			30,
			"_-"
		],
		[
			"railway_",
			24,
			"_-"
		],
		[
			"scw_",
			24,
			"_-"
		],
		[
			"v1.0-",
			24,
			"-"
		],
		[
			"cflt",
			48,
			"+/"
		],
		["napi_", 40],
		["neon_", 32],
		[
			"mdb_sa_sk_",
			24,
			"_-"
		],
		[
			"SWMTKN-1-",
			30,
			"-"
		],
		[
			"SWMKEY-1-",
			30,
			"+/"
		],
		[
			"hvs.",
			20,
			"_-"
		],
		[
			"hvb.",
			20,
			"_-"
		],
		[
			"hvr.",
			20,
			"_-"
		],
		[
			"ops_eyJ",
			40,
			"+/=_-"
		],
		["dp.pt.", 30],
		["dp.ct.", 30],
		["dp.sa.", 30],
		[
			"dp.st.",
			30,
			"._-"
		],
		["dp.scim.", 30],
		["dp.audit.", 30],
		["pul-", 32],
		[
			"st.",
			40,
			".-"
		],
		[
			"infisical_",
			24,
			"_"
		],
		...[
			"xoxa-",
			"xoxb-",
			"xoxc-",
			"xoxd-",
			"xoxe-",
			"xoxo-",
			"xoxp-",
			"xoxr-",
			"xoxs-",
			"xoxe.",
			"xapp-",
			"xwfp-"
		].map((e) => [
			e,
			10,
			".%_-"
		]),
		...[
			"sk_live_",
			"sk_test_",
			"sk_prod_",
			"rk_live_",
			"rk_test_",
			"rk_prod_",
			"pk_live_",
			"pk_test_",
			"whsec_"
		].map((e) => [
			e,
			10,
			"+/=_-"
		]),
		...[
			"shpat_",
			"shpca_",
			"shppa_",
			"shpss_",
			"shpua_",
			"shptka_"
		].map((e) => [e, 24]),
		[
			"sq0atp-",
			20,
			"_-"
		],
		[
			"sq0csp-",
			30,
			"_-"
		],
		[
			"sq0idp-",
			20,
			"_-"
		],
		[
			"EAAA",
			50,
			"_-"
		],
		["rzp_live_", 14],
		["rzp_test_", 14],
		[
			"access_token$production$",
			16,
			"$"
		],
		[
			"access_token$sandbox$",
			16,
			"$"
		],
		[
			"live_",
			32,
			"_-"
		],
		[
			"FLWSECK-",
			20,
			"-"
		],
		["EZAK", 50],
		["EZTK", 50],
		[
			"sk-proj-",
			16,
			"_-"
		],
		[
			"sk-svcacct-",
			16,
			"_-"
		],
		[
			"sk-admin-",
			16,
			"_-"
		],
		[
			"sk-ant-",
			16,
			"_-"
		],
		[
			"sk-or-",
			16,
			"_-"
		],
		[
			"sk-test-",
			16,
			"_-"
		],
		[
			"sk-live-",
			16,
			"_-"
		],
		["sk-", 32],
		["hf_", 30],
		["api_org_", 30],
		["gsk_", 32],
		["xai-", 40],
		["r8_", 32],
		["pplx-", 32],
		[
			"nvapi-",
			40,
			"_-"
		],
		[
			"lsv2_pt_",
			32,
			"_"
		],
		[
			"lsv2_sk_",
			32,
			"_"
		],
		["fw_", 22],
		[
			"tgp_v1_",
			32,
			"_-"
		],
		[
			"jina_",
			40,
			"_-"
		],
		[
			"tvly-",
			20,
			"_-"
		],
		[
			"pcsk_",
			40,
			"_"
		],
		[
			"wandb_v1_",
			32,
			"_"
		],
		["co-", 36],
		[
			"glsa_",
			32,
			"_"
		],
		[
			"glc_",
			32,
			"+/="
		],
		[
			"sntrys_",
			40,
			"+/=_"
		],
		["sntryu_", 40],
		["sntrya_", 40],
		...[
			"NRAK-",
			"NRJS-",
			"NRII-",
			"NRRA-",
			"NRSP-",
			"NRBR-",
			"NRIQ-",
			"NRAA-"
		].map((e) => [
			e,
			16,
			"_-"
		]),
		[
			"dt0c01.",
			20,
			"."
		],
		[
			"dt0s01.",
			20,
			"."
		],
		[
			"dt0s16.",
			20,
			"."
		],
		["ddapp_", 32],
		["ddpat_", 32],
		["pub_", 32],
		["phc_", 32],
		["phx_", 32],
		["phs_", 32],
		[
			"hcaik_",
			32,
			"_"
		],
		["rum_", 32],
		["logz_", 32],
		[
			"SG.",
			40,
			"._-"
		],
		[
			"xkeysib-",
			40,
			"-"
		],
		[
			"xsmtpsib-",
			40,
			"-"
		],
		["key-", 32],
		[
			"re_",
			24,
			"_"
		],
		[
			"pat-na1-",
			30,
			"-"
		],
		[
			"pat-eu1-",
			30,
			"-"
		],
		[
			"md-",
			22,
			"_-"
		],
		["lin_api_", 32],
		["lin_oauth_", 32],
		["ntn_", 40],
		["secret_", 43],
		[
			"figd_",
			30,
			"_-"
		],
		[
			"figu_",
			30,
			"_-"
		],
		[
			"PMAK-",
			40,
			"-"
		],
		["PMAT-", 20],
		[
			"tfp_",
			40,
			"_.-"
		],
		[
			"CFPAT-",
			40,
			"_-"
		],
		["patSESSION", 24],
		["rdme_", 60],
		["clickup_", 24],
		[
			"pk_",
			32,
			"_"
		],
		[
			"dG9rOj",
			40,
			"+/="
		],
		[
			"dapi",
			32,
			"-"
		],
		["dkea", 32],
		["dose", 32],
		["AGE-SECRET-KEY-", 50],
		[
			"AGE-PLUGIN-",
			50,
			"-"
		],
		["APKA", 40],
		["API-", 26],
		[
			"AQ.",
			40,
			"_-"
		],
		["EAA", 90],
		[
			"IGQ",
			60,
			"_-"
		],
		[
			"b3BlbnNzaC1rZXktdjE",
			20,
			"+/="
		],
		[
			"MIIE",
			60,
			"+/="
		],
		[
			"MIIJ",
			60,
			"+/="
		],
		[
			"MIIC",
			60,
			"+/="
		],
		[
			"MIIB",
			60,
			"+/="
		],
		[
			"MIGH",
			60,
			"+/="
		]
	], W = [
		[
			["eyj"],
			0,
			!1,
			"eyJ[\\w-]{8,256}\\.[\\w-]{8,8000}(?:\\.[\\w-]{0,8000}){0,3}"
		],
		[
			["ac"],
			0,
			!0,
			"AC[\\da-f]{32}"
		],
		[
			["sk"],
			0,
			!0,
			"SK[\\da-fA-F]{32}"
		],
		[
			["pat"],
			0,
			!0,
			"pat[A-Za-z\\d]{14}\\.[a-f\\d]{64}"
		],
		[
			["v2."],
			0,
			!0,
			"v2\\.(?:public|local)\\.[\\w-]{40,2000}"
		],
		[
			["xprv"],
			0,
			!0,
			"xprv[a-km-zA-HJ-NP-Z\\d]{90,120}"
		],
		[
			["amzn"],
			0,
			!0,
			"amzn\\.mws\\.[\\da-fA-F]{8}-(?:[\\da-fA-F]{4}-){3}[\\da-fA-F]{12}"
		],
		[
			["amzn1."],
			0,
			!0,
			"amzn1\\.oa2-cs\\.v1\\.[a-f\\d]{40,80}"
		],
		[
			["-us"],
			32,
			!0,
			"[\\da-f]{32}-us\\d{1,2}"
		],
		[
			[":aa"],
			[8, 12],
			!0,
			"\\d{8,12}:AA[\\w-]{30,40}"
		],
		[
			[".apps.googleusercontent"],
			[27, 55],
			!0,
			"\\d{6,14}-[a-z\\d]{20,40}\\.apps\\.googleusercontent\\.com"
		],
		[
			[":apa91b"],
			11,
			!0,
			"AAAA[\\w-]{7}:APA91b[\\w-]{100,160}"
		],
		[
			[".atlasv1."],
			14,
			!0,
			"[A-Za-z\\d]{14}\\.atlasv1\\.[\\w=-]{40,100}"
		],
		[
			["nral"],
			36,
			!0,
			"[\\da-fA-F]{36}NRAL"
		],
		[
			["ffff"],
			36,
			!0,
			"[\\da-f]{36}FFFFNRAL"
		],
		[
			["azdo"],
			76,
			!0,
			"[A-Za-z\\d]{76}AZDO[A-Za-z\\d]{4}"
		],
		[
			["jqqj99"],
			52,
			!0,
			"[A-Za-z\\d]{52}JQQJ99[A-Za-z\\d]{10,40}"
		],
		[
			[
				"azfu",
				"azse",
				"azca"
			],
			[38, 46],
			!0,
			"[\\w+/-]{38,46}Az(?:Fu|Se|Ca)[\\w+/-]{5,12}={0,2}"
		],
		[
			[
				"apim",
				"acdb",
				"+aba",
				"+amc",
				"+ast"
			],
			76,
			!0,
			"[\\w+/]{76}(?:APIM|ACDb|\\+(?:ABa|AMC|ASt))[\\w+/]{6}={0,2}"
		],
		[
			[
				"aiot",
				"+asb",
				"+aeh",
				"+arm",
				"+acr",
				"azeg"
			],
			[33, 43],
			!0,
			"[\\w+/]{33,43}(?:AIoT|\\+(?:ASb|AEh|ARm|ACR)|AZEG)[\\w+/]{5,8}={0,2}"
		],
		[
			[
				"mt",
				"mj",
				"mz",
				"nd",
				"nt",
				"nj",
				"nz",
				"od",
				"ot"
			],
			0,
			!0,
			"[MNO][A-Za-z\\d]{22,27}\\.[\\w-]{6}\\.[\\w-]{25,45}"
		],
		[
			["mfa."],
			0,
			!0,
			"mfa\\.[\\w-]{60,100}"
		],
		[
			[
				"$2",
				"$5",
				"$6",
				"$ap",
				"$ar"
			],
			0,
			!1,
			"\\$(?:2[abxy]?\\$\\d\\d|[56]|apr1|argon2id?\\$[\\w=,$]{1,60})\\$[\\w./$+]{30,200}"
		]
	], G = [
		[
			["a3-"],
			0,
			!0,
			"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}"
		],
		[
			["ops_eyj"],
			0,
			!1,
			"ops_eyJ[a-zA-Z0-9+/]{250,1250}={0,3}"
		],
		[
			["p8e-"],
			0,
			!0,
			"p8e-[A-Za-z0-9]{32}"
		],
		[
			["age-secret-key-1"],
			0,
			!1,
			"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"
		],
		[
			["ltai"],
			0,
			!0,
			"LTAI[A-Za-z0-9]{20}"
		],
		[
			["sk-ant-admin01-"],
			0,
			!0,
			"sk-ant-admin01-[a-zA-Z0-9_\\-]{93}AA"
		],
		[
			["sk-ant-api03-"],
			0,
			!0,
			"sk-ant-api03-[a-zA-Z0-9_\\-]{93}AA"
		],
		[
			["akcp"],
			0,
			!0,
			"AKCp[A-Za-z0-9]{69}"
		],
		[
			["cmvmd"],
			0,
			!0,
			"cmVmd[A-Za-z0-9]{59}"
		],
		[
			[
				"sc_",
				"ext_",
				"scauth_",
				"authress_"
			],
			0,
			!0,
			"(?:sc|ext|scauth|authress)_[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-][A-Za-z0-9-]{10,32}\\.[A-Za-z0-9+/_=-]{30,120}"
		],
		[
			[
				"a3t",
				"akia",
				"asia",
				"abia",
				"acca"
			],
			0,
			!0,
			"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}"
		],
		[
			["absk"],
			0,
			!0,
			"ABSK[A-Za-z0-9+/]{109,269}={0,2}"
		],
		[
			["bedrock-api-key-ymvkcm9jay5hbwf6b25hd3muy29t"],
			0,
			!1,
			"bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t"
		],
		[
			["q~"],
			4,
			!0,
			"[a-zA-Z0-9_~.]{3}\\dQ~[a-zA-Z0-9_~.-]{31,34}"
		],
		[
			["4b1d"],
			0,
			!0,
			"4b1d[A-Za-z0-9]{38}"
		],
		[
			["clojars_"],
			0,
			!1,
			"[Cc][Ll][Oo][Jj][Aa][Rr][Ss]_[A-Za-z0-9]{60}"
		],
		[
			["v1.0-"],
			0,
			!0,
			"v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}"
		],
		[
			["dapi"],
			0,
			!0,
			"dapi[a-f0-9]{32}(?:-\\d){0,1}"
		],
		[
			["doo_v1_"],
			0,
			!0,
			"doo_v1_[a-f0-9]{64}"
		],
		[
			["dop_v1_"],
			0,
			!0,
			"dop_v1_[a-f0-9]{64}"
		],
		[
			["dor_v1_"],
			0,
			!0,
			"[Dd][Oo][Rr]_[Vv]1_[A-Fa-f0-9]{64}"
		],
		[
			["dp.pt."],
			0,
			!1,
			"dp\\.pt\\.[A-Za-z0-9]{43}"
		],
		[
			["duffel_test_", "duffel_live_"],
			0,
			!1,
			"duffel_(?:test|live)_[A-Za-z0-9_\\-=]{43}"
		],
		[
			["dt0c01."],
			0,
			!1,
			"dt0c01\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{64}"
		],
		[
			["ezak"],
			0,
			!0,
			"EZAK[A-Za-z0-9]{54}"
		],
		[
			["eztk"],
			0,
			!0,
			"EZTK[A-Za-z0-9]{54}"
		],
		[
			["eaam", "eaac"],
			0,
			!0,
			"EAA[MC][A-Za-z0-9]{100,1100}"
		],
		[
			["flwseck_test-"],
			0,
			!1,
			"FLWSECK_TEST-[A-Ha-h0-9]{12}"
		],
		[
			["flwpubk_test-"],
			0,
			!1,
			"FLWPUBK_TEST-[A-Ha-h0-9]{32}-[Xx]"
		],
		[
			["flwseck_test-"],
			0,
			!1,
			"FLWSECK_TEST-[A-Ha-h0-9]{32}-[Xx]"
		],
		[
			[
				"fo1_",
				"fm1a_",
				"fm1r_",
				"fm2_"
			],
			0,
			!0,
			"(?:fo1_[\\w-]{43}|fm1[ar]_[a-zA-Z0-9+/]{100,1100}={0,3}|fm2_[a-zA-Z0-9+/]{100,1100}={0,3})"
		],
		[
			["fio-u-"],
			0,
			!1,
			"fio-u-[A-Za-z0-9\\-_=]{64}"
		],
		[
			["aiza"],
			0,
			!0,
			"AIza[\\w-]{35}"
		],
		[
			["ghu_", "ghs_"],
			0,
			!1,
			"(?:ghu|ghs)_[0-9a-zA-Z]{36}"
		],
		[
			["github_pat_"],
			0,
			!1,
			"github_pat_\\w{82}"
		],
		[
			["gho_"],
			0,
			!1,
			"gho_[0-9a-zA-Z]{36}"
		],
		[
			["ghp_"],
			0,
			!1,
			"ghp_[0-9a-zA-Z]{36}"
		],
		[
			["ghr_"],
			0,
			!1,
			"ghr_[0-9a-zA-Z]{36}"
		],
		[
			["glcbt-"],
			0,
			!1,
			"glcbt-[0-9a-zA-Z]{1,5}_[0-9a-zA-Z_-]{20}"
		],
		[
			["gldt-"],
			0,
			!1,
			"gldt-[0-9a-zA-Z_\\-]{20}"
		],
		[
			["glffct-"],
			0,
			!1,
			"glffct-[0-9a-zA-Z_\\-]{20}"
		],
		[
			["glft-"],
			0,
			!1,
			"glft-[0-9a-zA-Z_\\-]{20}"
		],
		[
			["glimt-"],
			0,
			!1,
			"glimt-[0-9a-zA-Z_\\-]{25}"
		],
		[
			["glagent-"],
			0,
			!1,
			"glagent-[0-9a-zA-Z_\\-]{50}"
		],
		[
			["gloas-"],
			0,
			!1,
			"gloas-[0-9a-zA-Z_\\-]{64}"
		],
		[
			["glpat-"],
			0,
			!1,
			"glpat-[\\w-]{20}"
		],
		[
			["glpat-"],
			0,
			!0,
			"glpat-[0-9a-zA-Z_-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}"
		],
		[
			["glptt-"],
			0,
			!1,
			"glptt-[0-9a-f]{40}"
		],
		[
			["gr1348941"],
			0,
			!1,
			"GR1348941[\\w-]{20}"
		],
		[
			["glrt-"],
			0,
			!1,
			"glrt-[0-9a-zA-Z_\\-]{20}"
		],
		[
			["glrt-t"],
			0,
			!0,
			"glrt-t\\d_[0-9a-zA-Z_\\-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}"
		],
		[
			["glsoat-"],
			0,
			!1,
			"glsoat-[0-9a-zA-Z_\\-]{20}"
		],
		[
			["_gitlab_session="],
			0,
			!1,
			"_gitlab_session=[0-9a-z]{32}"
		],
		[
			["eyjrijoi"],
			0,
			!0,
			"[Ee][Yy][Jj][Rr][Ii][Jj][Oo][Ii][A-Za-z0-9]{70,400}={0,3}"
		],
		[
			["glc_"],
			0,
			!0,
			"[Gg][Ll][Cc]_[A-Za-z0-9+/]{32,400}={0,3}"
		],
		[
			["glsa_"],
			0,
			!0,
			"[Gg][Ll][Ss][Aa]_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}"
		],
		[
			["pat.", "sat."],
			0,
			!1,
			"(?:pat|sat)\\.[a-zA-Z0-9_-]{22}\\.[a-zA-Z0-9]{24}\\.[a-zA-Z0-9]{20}"
		],
		[
			[".atlasv1."],
			14,
			!1,
			"[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9\\-_=]{60,70}"
		],
		[
			["hrku-aa"],
			0,
			!0,
			"HRKU-AA[0-9a-zA-Z_-]{58}"
		],
		[
			["hf_"],
			0,
			!0,
			"hf_[A-Za-z]{34}"
		],
		[
			["api_org_"],
			0,
			!0,
			"api_org_[A-Za-z]{34}"
		],
		[
			["ico-"],
			0,
			!0,
			"ico-[a-zA-Z0-9]{32}"
		],
		[
			["s-s4t2ud-", "s-s4t2af-"],
			0,
			!0,
			"s-s4t2(?:ud|af)-[ABCDEFabcdef0123456789]{64}"
		],
		[
			["zxlk"],
			0,
			!0,
			"ZXlK(?:aGJHY2lPaU|aGNIVWlPaU|aGNIWWlPaU|aGRXUWlPaU|aU5qUWlP|amNtbDBJanBi|amRIa2lPaU|bGNHc2lPbn|bGJtTWlPaU|cWEzVWlPaU|cWQyc2lPb|cGMzTWlPaU|cGRpSTZJ|cmFXUWlP|clpYbGZiM0J6SWpwY|cmRIa2lPaUp|dWIyNWpaU0k2|d01tTWlP|d01uTWlPaU|d2NIUWlPaU|emRXSWlPaU|emRuUWlP|MFlXY2lPaU|MGVYQWlPaUp|MWNtd2l|MWMyVWlPaUp|MlpYSWlPaU|MlpYSnphVzl1SWpv|NElqb2|NE5XTWlP|NE5YUWlPaU|NE5YUWpVekkxTmlJNkl|NE5YVWlPaU|NmFYQWlPaU)[a-zA-Z0-9/\\_+\\-\\r\\n]{40,1040}={0,2}"
		],
		[
			["lin_api_"],
			0,
			!1,
			"lin_api_[A-Za-z0-9]{40}"
		],
		[
			["_mmk"],
			36,
			!0,
			"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"
		],
		[
			["https://"],
			0,
			!1,
			"https:\\/\\/[a-z0-9]{1,200}\\.webhook\\.office\\.com\\/webhookb2\\/[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}@[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}\\/IncomingWebhook\\/[a-z0-9]{32}\\/[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}"
		],
		[
			["ntn_"],
			0,
			!0,
			"ntn_[0-9]{11}[A-Za-z0-9]{32}[A-Za-z0-9]{3}"
		],
		[
			["npm_"],
			0,
			!0,
			"[Nn][Pp][Mm]_[A-Za-z0-9]{36}"
		],
		[
			["api-"],
			0,
			!0,
			"API-[A-Z0-9]{26}"
		],
		[
			[
				"sk-proj-",
				"sk-svcacct-",
				"sk-admin-",
				"sk-"
			],
			0,
			!0,
			"(?:sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20})"
		],
		[
			["sha256~"],
			0,
			!0,
			"sha256~[\\w-]{43}"
		],
		[
			["pplx-"],
			0,
			!0,
			"pplx-[a-zA-Z0-9]{48}"
		],
		[
			["pscale_tkn_"],
			0,
			!0,
			"pscale_tkn_[\\w=.-]{32,64}"
		],
		[
			["pscale_oauth_"],
			0,
			!0,
			"pscale_oauth_[\\w=.-]{32,64}"
		],
		[
			["pscale_pw_"],
			0,
			!0,
			"[Pp][Ss][Cc][Aa][Ll][Ee]_[Pp][Ww]_[\\w=.-]{32,64}"
		],
		[
			["pmak-"],
			0,
			!0,
			"PMAK-[A-Fa-f0-9]{24}-[A-Fa-f0-9]{34}"
		],
		[
			["pnu_"],
			0,
			!0,
			"pnu_[a-zA-Z0-9]{36}"
		],
		[
			["pul-"],
			0,
			!0,
			"pul-[a-f0-9]{40}"
		],
		[
			["pypi-ageichlwas5vcmc"],
			0,
			!1,
			"pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}"
		],
		[
			["rdme_"],
			0,
			!0,
			"rdme_[a-z0-9]{70}"
		],
		[
			["rubygems_"],
			0,
			!0,
			"rubygems_[a-f0-9]{48}"
		],
		[
			["tk-us-"],
			0,
			!0,
			"tk-us-[\\w-]{48}"
		],
		[
			["sg."],
			0,
			!0,
			"SG\\.[A-Za-z0-9=_\\-.]{66}"
		],
		[
			["xkeysib-"],
			0,
			!0,
			"xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}"
		],
		[
			["sntrys_eyjpyxqio"],
			0,
			!0,
			"sntrys_eyJpYXQiO[a-zA-Z0-9+/]{10,200}(?:LCJyZWdpb25fdXJs|InJlZ2lvbl91cmwi|cmVnaW9uX3VybCI6)[a-zA-Z0-9+/]{10,200}={0,2}_[a-zA-Z0-9+/]{43}"
		],
		[
			["sntryu_"],
			0,
			!0,
			"sntryu_[a-f0-9]{64}"
		],
		[
			["sm_aat_"],
			0,
			!0,
			"sm_aat_[a-zA-Z0-9]{16}"
		],
		[
			["sm_pat_"],
			0,
			!0,
			"sm_pat_[a-zA-Z0-9]{16}"
		],
		[
			["sm_sat_"],
			0,
			!0,
			"sm_sat_[a-zA-Z0-9]{16}"
		],
		[
			["shippo_live_", "shippo_test_"],
			0,
			!0,
			"shippo_(?:live|test)_[a-fA-F0-9]{40}"
		],
		[
			["shpat_"],
			0,
			!1,
			"shpat_[a-fA-F0-9]{32}"
		],
		[
			["shpca_"],
			0,
			!1,
			"shpca_[a-fA-F0-9]{32}"
		],
		[
			["shppa_"],
			0,
			!1,
			"shppa_[a-fA-F0-9]{32}"
		],
		[
			["shpss_"],
			0,
			!1,
			"shpss_[a-fA-F0-9]{32}"
		],
		[
			["http://", "https://"],
			0,
			!0,
			"[Hh][Tt][Tt][Pp][Ss]{0,1}:\\/\\/[A-Fa-f0-9]{8}:[A-Fa-f0-9]{8}@(?:[Gg][Ee][Mm][Ss].[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss].[Cc][Oo][Mm]|[Ee][Nn][Tt][Ee][Rr][Pp][Rr][Ii][Ss][Ee].[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss].[Cc][Oo][Mm])"
		],
		[
			["xapp-"],
			0,
			!1,
			"[Xx][Aa][Pp][Pp]-\\d-[a-zA-Z0-9]{1,200}-\\d{1,200}-[A-Za-z0-9]{1,200}"
		],
		[
			["xoxb-"],
			0,
			!1,
			"xoxb-[0-9]{10,13}-[0-9]{10,13}[a-zA-Z0-9-]{0,200}"
		],
		[
			["xoxe"],
			0,
			!1,
			"[Xx][Oo][Xx][Ee].[Xx][Oo][Xx][BPbp]-\\d-[a-zA-Z0-9]{163,166}"
		],
		[
			["xoxe-"],
			0,
			!1,
			"[Xx][Oo][Xx][Ee]-\\d-[a-zA-Z0-9]{146}"
		],
		[
			["xoxb-"],
			0,
			!1,
			"xoxb-[0-9]{8,14}-[a-zA-Z0-9]{18,26}"
		],
		[
			["xoxo-", "xoxs-"],
			0,
			!1,
			"xox[os]-\\d{1,200}-\\d{1,200}-\\d{1,200}-[a-fA-F\\d]{1,200}"
		],
		[
			[
				"xoxa-",
				"xoxa-",
				"xoxr-",
				"xoxr-"
			],
			0,
			!1,
			"xox[ar]-(?:\\d-){0,1}[0-9a-zA-Z]{8,48}"
		],
		[
			["xoxp-", "xoxe-"],
			0,
			!1,
			"xox[pe](?:-[0-9]{10,13}){3}-[a-zA-Z0-9-]{28,34}"
		],
		[
			[
				"hooks",
				"http://hooks",
				"https://hooks"
			],
			0,
			!1,
			"(?:https{0,1}:\\/\\/){0,1}hooks.slack.com\\/(?:services|workflows|triggers)\\/[A-Za-z0-9+/]{43,56}"
		],
		[
			["eaaa", "sq0atp-"],
			0,
			!0,
			"(?:EAAA|sq0atp-)[\\w-]{22,60}"
		],
		[
			[
				"sk_test_",
				"sk_live_",
				"sk_prod_",
				"rk_test_",
				"rk_live_",
				"rk_prod_"
			],
			0,
			!0,
			"(?:sk|rk)_(?:test|live|prod)_[a-zA-Z0-9]{10,99}"
		],
		[
			["sk"],
			0,
			!1,
			"SK[0-9a-fA-F]{32}"
		],
		[
			["hvb."],
			0,
			!0,
			"hvb\\.[\\w-]{138,300}"
		],
		[
			["hvs.", "s."],
			0,
			!0,
			"(?:hvs\\.[\\w-]{90,120}|s\\.[A-Za-z0-9]{24})"
		]
	], le = [
		[
			["adafruit"],
			"[Aa][Dd][Aa][Ff][Rr][Uu][Ii][Tt]",
			"[A-Za-z0-9_-]{32}"
		],
		[
			["adobe"],
			"[Aa][Dd][Oo][Bb][Ee]",
			"[A-Fa-f0-9]{32}"
		],
		[
			["airtable"],
			"[Aa][Ii][Rr][Tt][Aa][Bb][Ll][Ee]",
			"[A-Za-z0-9]{17}"
		],
		[
			["algolia"],
			"[Aa][Ll][Gg][Oo][Ll][Ii][Aa]",
			"[A-Za-z0-9]{32}"
		],
		[
			["alibaba"],
			"[Aa][Ll][Ii][Bb][Aa][Bb][Aa]",
			"[A-Za-z0-9]{30}"
		],
		[
			["asana"],
			"[Aa][Ss][Aa][Nn][Aa]",
			"[0-9]{16}|[A-Za-z0-9]{32}"
		],
		[
			[
				"atlassian",
				"confluence",
				"jira"
			],
			"(?:(?:ATLASSIAN|[Aa]tlassian)|(?:CONFLUENCE|[Cc]onfluence)|(?:JIRA|[Jj]ira))",
			"[A-Za-z0-9]{20}[A-Fa-f0-9]{4}"
		],
		[
			["beamer"],
			"[Bb][Ee][Aa][Mm][Ee][Rr]",
			"[Bb]_[A-Za-z0-9=_\\-]{44}"
		],
		[
			["bitbucket"],
			"[Bb][Ii][Tt][Bb][Uu][Cc][Kk][Ee][Tt]",
			"[A-Za-z0-9]{32}|[A-Za-z0-9=_\\-]{64}"
		],
		[
			["bittrex"],
			"[Bb][Ii][Tt][Tt][Rr][Ee][Xx]",
			"[A-Za-z0-9]{32}"
		],
		[
			["meraki"],
			"(?:[Mm]eraki|MERAKI)",
			"[A-F0-9a-f]{40}"
		],
		[
			["cloudflare"],
			"[Cc][Ll][Oo][Uu][Dd][Ff][Ll][Aa][Rr][Ee]",
			"[A-Za-z0-9_-]{40}|[A-Fa-f0-9]{37}"
		],
		[
			["codecov"],
			"[Cc][Oo][Dd][Ee][Cc][Oo][Vv]",
			"[A-Za-z0-9]{32}"
		],
		[
			["cohere", "co_api_key"],
			"(?:[Cc][Oo][Hh][Ee][Rr][Ee]|[Cc][Oo]_[Aa][Pp][Ii]_[Kk][Ee][Yy])",
			"[a-zA-Z0-9]{40}"
		],
		[
			["coinbase"],
			"[Cc][Oo][Ii][Nn][Bb][Aa][Ss][Ee]",
			"[A-Za-z0-9_-]{64}"
		],
		[
			["confluent"],
			"[Cc][Oo][Nn][Ff][Ll][Uu][Ee][Nn][Tt]",
			"[A-Za-z0-9]{16}|[A-Za-z0-9]{64}"
		],
		[
			["contentful"],
			"[Cc][Oo][Nn][Tt][Ee][Nn][Tt][Ff][Uu][Ll]",
			"[A-Za-z0-9=_\\-]{43}"
		],
		[
			["datadog"],
			"[Dd][Aa][Tt][Aa][Dd][Oo][Gg]",
			"[A-Za-z0-9]{40}"
		],
		[
			["dnkey"],
			"[Dd][Nn][Kk][Ee][Yy]",
			"[Dd][Nn][Kk][Ee][Yy]-[A-Za-z0-9=_\\-]{26}-[A-Za-z0-9=_\\-]{52}"
		],
		[
			["discord"],
			"[Dd][Ii][Ss][Cc][Oo][Rr][Dd]",
			"[A-Fa-f0-9]{64}|[0-9]{18}|[A-Za-z0-9=_\\-]{32}"
		],
		[
			["droneci"],
			"[Dd][Rr][Oo][Nn][Ee][Cc][Ii]",
			"[A-Za-z0-9]{32}"
		],
		[
			["dropbox"],
			"[Dd][Rr][Oo][Pp][Bb][Oo][Xx]",
			"[A-Za-z0-9]{15}|[A-Za-z0-9]{11}[Aa][Aa][Aa][Aa][Aa][Aa][Aa][Aa][Aa][Aa][A-Za-z0-9\\-_=]{43}|[Ss][Ll]\\.[A-Za-z0-9\\-=_]{135}"
		],
		[
			["etsy"],
			"(?:ETSY|[Ee]tsy)",
			"[A-Za-z0-9]{24}"
		],
		[
			["facebook"],
			"[Ff][Aa][Cc][Ee][Bb][Oo][Oo][Kk]",
			"[A-Fa-f0-9]{32}"
		],
		[
			["fastly"],
			"[Ff][Aa][Ss][Tt][Ll][Yy]",
			"[A-Za-z0-9=_\\-]{32}"
		],
		[
			["finicity"],
			"[Ff][Ii][Nn][Ii][Cc][Ii][Tt][Yy]",
			"[A-Fa-f0-9]{32}|[A-Za-z0-9]{20}"
		],
		[
			["finnhub"],
			"[Ff][Ii][Nn][Nn][Hh][Uu][Bb]",
			"[A-Za-z0-9]{20}"
		],
		[
			["flickr"],
			"[Ff][Ll][Ii][Cc][Kk][Rr]",
			"[A-Za-z0-9]{32}"
		],
		[
			["freshbooks"],
			"[Ff][Rr][Ee][Ss][Hh][Bb][Oo][Oo][Kk][Ss]",
			"[A-Za-z0-9]{64}"
		],
		[
			["gitter"],
			"[Gg][Ii][Tt][Tt][Ee][Rr]",
			"[A-Za-z0-9_-]{40}"
		],
		[
			["gocardless"],
			"[Gg][Oo][Cc][Aa][Rr][Dd][Ll][Ee][Ss][Ss]",
			"[Ll][Ii][Vv][Ee]_[A-Za-z0-9\\-_=]{40}"
		],
		[
			["heroku"],
			"[Hh][Ee][Rr][Oo][Kk][Uu]",
			"[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}"
		],
		[
			["hubspot"],
			"[Hh][Uu][Bb][Ss][Pp][Oo][Tt]",
			"[a-f0-9A-F]{8}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{4}-[a-f0-9A-F]{12}"
		],
		[
			["intercom"],
			"[Ii][Nn][Tt][Ee][Rr][Cc][Oo][Mm]",
			"[A-Za-z0-9=_\\-]{60}"
		],
		[
			[
				"jfrog",
				"artifactory",
				"bintray",
				"xray"
			],
			"(?:[Jj][Ff][Rr][Oo][Gg]|[Aa][Rr][Tt][Ii][Ff][Aa][Cc][Tt][Oo][Rr][Yy]|[Bb][Ii][Nn][Tt][Rr][Aa][Yy]|[Xx][Rr][Aa][Yy])",
			"[A-Za-z0-9]{73}|[A-Za-z0-9]{64}"
		],
		[
			["kraken"],
			"[Kk][Rr][Aa][Kk][Ee][Nn]",
			"[A-Za-z0-9/=_+\\-]{80,90}"
		],
		[
			["kucoin"],
			"[Kk][Uu][Cc][Oo][Ii][Nn]",
			"[A-Fa-f0-9]{24}|[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}"
		],
		[
			["launchdarkly"],
			"[Ll][Aa][Uu][Nn][Cc][Hh][Dd][Aa][Rr][Kk][Ll][Yy]",
			"[A-Za-z0-9=_\\-]{40}"
		],
		[
			["linear"],
			"[Ll][Ii][Nn][Ee][Aa][Rr]",
			"[A-Fa-f0-9]{32}"
		],
		[
			["linked", "linked"],
			"[Ll][Ii][Nn][Kk][Ee][Dd][_-]{0,1}[Ii][Nn]",
			"[A-Za-z0-9]{14}|[A-Za-z0-9]{16}"
		],
		[
			["lob"],
			"[Ll][Oo][Bb]",
			"(?:[Ll][Ii][Vv][Ee]|[Tt][Ee][Ss][Tt])_[A-Fa-f0-9]{35}|(?:[Tt][Ee][Ss][Tt]|[Ll][Ii][Vv][Ee])_[Pp][Uu][Bb]_[A-Fa-f0-9]{31}"
		],
		[
			["looker"],
			"[Ll][Oo][Oo][Kk][Ee][Rr]",
			"[A-Za-z0-9]{20}|[A-Za-z0-9]{24}"
		],
		[
			["mailchimpsdk", "mailchimp"],
			"(?:[Mm][Aa][Ii][Ll][Cc][Hh][Ii][Mm][Pp][Ss][Dd][Kk].[Ii][Nn][Ii][Tt][Ii][Aa][Ll][Ii][Zz][Ee]|[Mm][Aa][Ii][Ll][Cc][Hh][Ii][Mm][Pp])",
			"[A-Fa-f0-9]{32}-[Uu][Ss]\\d\\d"
		],
		[
			["mailgun"],
			"[Mm][Aa][Ii][Ll][Gg][Uu][Nn]",
			"[Kk][Ee][Yy]-[A-Fa-f0-9]{32}|[Pp][Uu][Bb][Kk][Ee][Yy]-[A-Fa-f0-9]{32}|[A-Ha-h0-9]{32}-[A-Ha-h0-9]{8}-[A-Ha-h0-9]{8}"
		],
		[
			["mapbox"],
			"[Mm][Aa][Pp][Bb][Oo][Xx]",
			"[Pp][Kk]\\.[A-Za-z0-9]{60}\\.[A-Za-z0-9]{22}"
		],
		[
			["mattermost"],
			"[Mm][Aa][Tt][Tt][Ee][Rr][Mm][Oo][Ss][Tt]",
			"[A-Za-z0-9]{26}"
		],
		[
			["message", "message"],
			"[Mm][Ee][Ss][Ss][Aa][Gg][Ee][_-]{0,1}[Bb][Ii][Rr][Dd]",
			"[A-Za-z0-9]{25}|[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}"
		],
		[
			["netlify"],
			"[Nn][Ee][Tt][Ll][Ii][Ff][Yy]",
			"[A-Za-z0-9=_\\-]{40,46}"
		],
		[
			[
				"new-relic",
				"newrelic",
				"new_relic"
			],
			"(?:[Nn][Ee][Ww]-[Rr][Ee][Ll][Ii][Cc]|[Nn][Ee][Ww][Rr][Ee][Ll][Ii][Cc]|[Nn][Ee][Ww]_[Rr][Ee][Ll][Ii][Cc])",
			"[Nn][Rr][Jj][Ss]-[A-Fa-f0-9]{19}|[Nn][Rr][Ii][Ii]-[A-Za-z0-9-]{32}|[A-Za-z0-9]{64}|[Nn][Rr][Aa][Kk]-[A-Za-z0-9]{27}"
		],
		[
			[
				"nytimes",
				"new-york-times,",
				"newyorktimes"
			],
			"(?:[Nn][Yy][Tt][Ii][Mm][Ee][Ss]|[Nn][Ee][Ww]-[Yy][Oo][Rr][Kk]-[Tt][Ii][Mm][Ee][Ss],|[Nn][Ee][Ww][Yy][Oo][Rr][Kk][Tt][Ii][Mm][Ee][Ss])",
			"[A-Za-z0-9=_\\-]{32}"
		],
		[
			["okta"],
			"(?:[Oo]kta|OKTA)",
			"00[\\w=\\-]{40}"
		],
		[
			["plaid"],
			"[Pp][Ll][Aa][Ii][Dd]",
			"[Aa][Cc][Cc][Ee][Ss][Ss]-(?:[Ss][Aa][Nn][Dd][Bb][Oo][Xx]|[Dd][Ee][Vv][Ee][Ll][Oo][Pp][Mm][Ee][Nn][Tt]|[Pp][Rr][Oo][Dd][Uu][Cc][Tt][Ii][Oo][Nn])-[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}|[A-Za-z0-9]{24}|[A-Za-z0-9]{30}"
		],
		[
			["private", "private"],
			"[Pp][Rr][Ii][Vv][Aa][Tt][Ee][_-]{0,1}[Aa][Ii]",
			"[A-Za-z0-9]{32}"
		],
		[
			["rapidapi"],
			"[Rr][Aa][Pp][Ii][Dd][Aa][Pp][Ii]",
			"[A-Za-z0-9_-]{50}"
		],
		[
			["sendbird"],
			"[Ss][Ee][Nn][Dd][Bb][Ii][Rr][Dd]",
			"[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}|[A-Fa-f0-9]{40}"
		],
		[
			["sentry"],
			"[Ss][Ee][Nn][Tt][Rr][Yy]",
			"[A-Fa-f0-9]{64}"
		],
		[
			["bundle_enterprise__contribsys__com", "bundle_gems__contribsys__com"],
			"(?:[Bb][Uu][Nn][Dd][Ll][Ee]_[Ee][Nn][Tt][Ee][Rr][Pp][Rr][Ii][Ss][Ee]__[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss]__[Cc][Oo][Mm]|[Bb][Uu][Nn][Dd][Ll][Ee]_[Gg][Ee][Mm][Ss]__[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss]__[Cc][Oo][Mm])",
			"[A-Fa-f0-9]{8}:[A-Fa-f0-9]{8}"
		],
		[
			["snyk", "snyk"],
			"[Ss][Nn][Yy][Kk][_.-]{0,1}(?:(?:[Aa][Pp][Ii]|[Oo][Aa][Uu][Tt][Hh])[_.-]{0,1}){0,1}(?:[Kk][Ee][Yy]|[Tt][Oo][Kk][Ee][Nn])",
			"[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}"
		],
		[
			["sonar", "sonar"],
			"[Ss][Oo][Nn][Aa][Rr][_.-]{0,1}(?:[Ll][Oo][Gg][Ii][Nn]|[Tt][Oo][Kk][Ee][Nn])",
			"(?:[Ss][Qq][Uu]_|[Ss][Qq][Pp]_|[Ss][Qq][Aa]_){0,1}[A-Za-z0-9=_\\-]{40}"
		],
		[
			["squarespace"],
			"[Ss][Qq][Uu][Aa][Rr][Ee][Ss][Pp][Aa][Cc][Ee]",
			"[A-F0-9a-f]{8}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{4}-[A-F0-9a-f]{12}"
		],
		[
			["sumo"],
			"(?:[Ss]umo|SUMO)",
			"[Ss][Uu][a-zA-Z0-9]{12}|[A-Za-z0-9]{64}"
		],
		[
			["telegr"],
			"[Tt][Ee][Ll][Ee][Gg][Rr]",
			"[0-9]{5,16}:A[A-Za-z0-9_\\-]{34}"
		],
		[
			["travis"],
			"[Tt][Rr][Aa][Vv][Ii][Ss]",
			"[A-Za-z0-9]{22}"
		],
		[
			["twitch"],
			"[Tt][Ww][Ii][Tt][Cc][Hh]",
			"[A-Za-z0-9]{30}"
		],
		[
			["twitter"],
			"[Tt][Ww][Ii][Tt][Tt][Ee][Rr]",
			"[A-Za-z0-9]{45}|[0-9]{15,25}-[a-zA-Z0-9]{20,40}|[A-Za-z0-9]{25}|[A-Za-z0-9]{50}|[Aa]{22}[a-zA-Z0-9%]{80,100}"
		],
		[
			["typeform"],
			"[Tt][Yy][Pp][Ee][Ff][Oo][Rr][Mm]",
			"[Tt][Ff][Pp]_[A-Za-z0-9\\-_.=]{59}"
		],
		[
			["yandex"],
			"[Yy][Aa][Nn][Dd][Ee][Xx]",
			"[Tt]1\\.[A-Z0-9a-z_-]{1,200}[=]{0,2}\\.[A-Z0-9a-z_-]{86}[=]{0,2}|[Aa][Qq][Vv][Nn][A-Za-z0-9_\\-]{35,38}|[Yy][Cc][a-zA-Z0-9_\\-]{38}"
		],
		[
			["zendesk"],
			"[Zz][Ee][Nn][Dd][Ee][Ss][Kk]",
			"[A-Za-z0-9]{40}"
		]
	], K = /[\w-]*/y, ue = /(?:\\[bfnrt]|%[\dA-F]{2}|\\u[\dA-F]{4}|\\x[\dA-F]{2})$/i;
	function shapeFinders() {
		return [
			...G.map(shapeFinder),
			...W.map(shapeFinder),
			...U.map(tokenFinder),
			...le.map(serviceFinder)
		];
	}
	function shapeFinder([e, t, n, r]) {
		let i;
		return {
			heads: e,
			find: (e, a) => {
				if (t === 0 && n && !beginsWord(e, a)) return;
				i ??= new RegExp(r, "y");
				let [o, s] = typeof t == "number" ? [t, t] : t;
				return s === 0 ? spanAt(i, e, a) : spanAround(i, e, a - s, a - o);
			}
		};
	}
	function tokenFinder([e, t, n = ""]) {
		let r = `${e.replaceAll(/[.$/]/g, "\\$&")}[A-Za-z0-9${n}]{${t},2000}`, i = shapeFinder([
			[e.toLowerCase()],
			0,
			!0,
			r
		]), find = (t, n) => {
			let r = i.find(t, n), a = r === void 0 ? "" : t.slice(n + e.length, r.end);
			return hasLetterAndDigit(a) || /[a-z][A-Z].*[A-Z]/.test(a) ? r : void 0;
		};
		return {
			heads: i.heads,
			find
		};
	}
	function serviceFinder([e, t, n]) {
		let r;
		return {
			heads: e,
			find: (e, i) => {
				r ??= RegExp(`${t}[ \\t\\w.-]{0,20}[\\s'"]{0,3}(?:=|>|:{1,3}=|\\|\\||:|=>|\\?=|,)[\`'"\\s=]{0,5}(${n})(?!\\w)`, "y");
				let a = matchAt(r, e, i)?.[1];
				if (a !== void 0 && hasLetterAndDigit(a)) return {
					start: r.lastIndex - a.length,
					end: r.lastIndex
				};
			}
		};
	}
	function spanAt(e, t, n) {
		return matchAt(e, t, n) && {
			start: n,
			end: endOfWord(t, e.lastIndex)
		};
	}
	function spanAround(e, t, n, r) {
		for (let i = Math.max(0, n); i <= r; i += 1) {
			let n = beginsWord(t, i) ? spanAt(e, t, i) : void 0;
			if (n !== void 0) return n;
		}
	}
	function endOfWord(e, t) {
		return matchAt(K, e, t), K.lastIndex;
	}
	function beginsWord(e, t) {
		return t === 0 || !isWordSign(e.charCodeAt(t - 1)) || ue.test(e.slice(Math.max(0, t - 6), t));
	}
	function isWordSign(e) {
		return e > 47 && e < 58 || e > 64 && e < 91 || e === 95 || e > 96 && e < 123;
	}
	let de = /^[\w.+/=~-]+\u2026?$/, fe = ["eyJ", ...U.map(([e]) => e).filter((e) => e.length > 2)];
	function beginningAtEnd(e) {
		if (e.length < 1e3) return [];
		let t = e.length - Math.min(4e3, e.length), n = Math.max(...[
			" ",
			"\n",
			"	",
			"\"",
			"'",
			"=",
			":",
			"(",
			">"
		].map((t) => e.lastIndexOf(t, e.length - 2))), r = Math.max(t, n + 1), i = e.slice(r);
		return !fe.some((e) => i.startsWith(e) && i.length >= e.length + 4) || !de.test(i) || !beginsWord(e, r) ? [] : [{
			start: r,
			end: i.endsWith("\u2026") ? e.length - 1 : e.length
		}];
	}
	var q = n(5615);
	function scanFor(e) {
		let t = [[]], n = new Uint16Array(16384);
		for (let { heads: r, find: i } of e) for (let e of r) {
			let r = pairOf(e, 0);
			n[r] ||= t.push([]) - 1, t[n[r] ?? 0]?.push({
				head: e,
				find: i
			});
		}
		return (e) => {
			let r = [];
			for (let i = 0; i < e.length - 1; i += 1) {
				let a = n[pairOf(e, i)] ?? 0, o = a === 0 ? void 0 : longest(e, i, t[a] ?? []);
				o !== void 0 && (r.push(o), i = Math.max(i, o.end - 1));
			}
			return r;
		};
	}
	function pairOf(e, t) {
		let [n, r] = [lower(e.charCodeAt(t)), lower(e.charCodeAt(t + 1))];
		return n < 128 && r < 128 ? n * 128 + r : 0;
	}
	function lower(e) {
		return e > 64 && e < 91 ? e + 32 : e;
	}
	function longest(e, t, n) {
		let r;
		for (let { head: i, find: a } of n) {
			let n = standsAt(e, t, i) ? a(e, t) : void 0;
			n !== void 0 && n.end > (r?.end ?? 0) && (r = n);
		}
		return r;
	}
	function standsAt(e, t, n) {
		for (let r = 2; r < n.length; r += 1) if (lower(e.charCodeAt(t + r)) !== n.charCodeAt(r)) return !1;
		return !0;
	}
	let pe = /\b(?:curl|wget|https?|xh|httpie|lftp|smbclient|rsync|svn|ab|hey)\b[^\r\n]*$/, me = {
		p: /\b(?:log(?:in|on)|signin|sshpass|mysql\w*|mariadb\S*|mongo\w*|htpasswd|zip|7z|az|docker|podman|helm|oc|cf|nuget|twine|vault|influx)\b[^\r\n]*$/,
		P: /\b(?:sqlcmd|bcp|zip|unzip|mosquitto_\w+|isql|osql)\b[^\r\n]*$/,
		a: /\bredis-cli\b[^\r\n]*$/,
		w: /\bldap\w+\b[^\r\n]*$/,
		k: /\bopenssl\b[^\r\n]*$/,
		b: /\bhtpasswd\b[^\r\n]*$/
	}, J = /[ \t]{0,4}=?(["']?)([^\s"':]{0,100}):([^\s"']{3,256}|(?<=["'][^\s"':]{0,100}:)[^"'\r\n]{3,256})/y, Y = /([ \t]?)(["']?)([^\s"'-][^\s"']{2,256})/y, he = /echo[ \t]+(?:-n[ \t]+)?(["']?)([^\s"'|]{3,512})\1[ \t]*\|[^\r\n]{0,200}?(?:--?password-stdin|sudo -S|--with-token|--passphrase-fd|--pinentry)/iy, ge = /jdbc:oracle:\w+:[^/\s"']{1,80}\/([^\s"'@]{1,128})@/iy, _e = /@(?:tcp|unix)\(/y, X = /(?:bearer|basic|apikey)[ \t]+(?:["']?)([^\s"',;()[\]{}$<>\\]{8,4096})/iy, Z = /(?:vault login|bindpw)[ \t]{1,4}(["']?)([^\s"'<>$=-][^\s"']{2,256})\1/iy, Q = /sqlplus[ \t]+(?:-\w{1,8}[ \t]+){0,4}["']?[\w$#.-]{1,64}\/([^\s"'@]{1,128})@/iy, ve = /pass:([^\s"']{3,256})/y, ye = /identified(?:[ \t]+with[ \t]+\S{1,60})?[ \t]+by[ \t]+(?:password[ \t]+)?(["'])([^"'\r\n]{1,256})\1/iy, be = [
		{
			heads: [
				" -u",
				" --user",
				" --proxy-user",
				" -a"
			],
			find: accountAt
		},
		{
			heads: [
				" -p",
				" -a",
				" -w",
				" -k",
				" -b"
			],
			find: passwordAt
		},
		{
			heads: ["echo "],
			find: (e, t) => lastGroup(he, e, t, 2)
		},
		{
			heads: ["jdbc:oracle"],
			find: (e, t) => groupBefore(ge, e, t, 1, 1)
		},
		{
			heads: ["@tcp(", "@unix("],
			find: goAccount
		},
		{
			heads: [
				"bearer ",
				"basic ",
				"apikey "
			],
			find: standalone
		},
		{
			heads: ["pass:"],
			find: (e, t) => /\bpass(?:in|out)?[ =]$/.test(e.slice(Math.max(0, t - 10), t)) ? groupBefore(ve, e, t, 1, 0) : void 0
		},
		{
			heads: ["vault login ", "bindpw "],
			find: loginWord
		},
		{
			heads: ["sqlplus "],
			find: (e, t) => groupBefore(Q, e, t, 1, 1)
		},
		{
			heads: ["identified "],
			find: (e, t) => groupBefore(ye, e, t, 2, 1)
		}
	];
	function accountAt(e, t) {
		let n = /^ -(?:-proxy-user|-user|[ua])/i.exec(e.slice(t, t + 14))?.[0] ?? "", r = matchAt(J, e, t + n.length), [, , i = "", a = ""] = r ?? [];
		if (r !== void 0 && !isPlainlyNone(a) && !/^\d+$/.test(i) && (pe.test(before(e, t)) || n !== " -a" && looksSecret(a))) return {
			start: J.lastIndex - a.length,
			end: J.lastIndex
		};
	}
	function passwordAt(e, t) {
		let n = me[e.charAt(t + 2)];
		if (n === void 0 || !n.test(before(e, t))) return;
		let [, r = "", , i = ""] = matchAt(Y, e, t + 3) ?? [];
		if (!(i === "" || isPlainlyNone(i) || /^\d{1,5}(?::\d{1,5})?$/.test(i)) && (r !== "" || looksSecret(i) || /mysql|mariadb|sshpass|7z/.test(before(e, t)))) return {
			start: Y.lastIndex - i.length,
			end: Y.lastIndex
		};
	}
	function before(e, t) {
		return e.slice(Math.max(0, t - 240), t).replaceAll(/\\[nrt]/g, "\n");
	}
	function goAccount(e, t) {
		let n = /[\w.-]{1,64}:([^\s"']{1,128})$/.exec(e.slice(Math.max(0, t - 200), t))?.[1];
		if (!(n === void 0 || isPlainlyNone(n) || matchAt(_e, e, t) === void 0)) return {
			start: t - n.length,
			end: t
		};
	}
	function loginWord(e, t) {
		let [, n = "", r = ""] = matchAt(Z, e, t) ?? [];
		if (looksSecret(r) && !isPlainlyNone(r)) return {
			start: Z.lastIndex - n.length - r.length,
			end: Z.lastIndex - n.length
		};
	}
	function standalone(e, t) {
		let n = matchAt(X, e, t)?.[1];
		if (n !== void 0 && !/\w/.test(e.charAt(t - 1)) && looksSecret(n)) return {
			start: X.lastIndex - n.length,
			end: X.lastIndex
		};
	}
	function lastGroup(e, t, n, r) {
		let i = matchAt(e, t, n), a = i?.[r] ?? "";
		if (i === void 0 || isPlainlyNone(a)) return;
		let o = n + i[0].indexOf(a, 5);
		return {
			start: o,
			end: o + a.length
		};
	}
	function groupBefore(e, t, n, r, i) {
		let a = matchAt(e, t, n)?.[r] ?? "";
		if (a === "" || isPlainlyNone(a)) return;
		let o = e.lastIndex - i;
		return {
			start: o - a.length,
			end: o
		};
	}
	let $;
	function hideCredentials(e) {
		let t = (0, q.t)(e);
		if (!(0, q.k)(t)) return e;
		$ ??= scanFor([
			...shapeFinders(),
			H,
			ne,
			...re,
			z,
			...be
		]);
		let n = [...$(t), ...beginningAtEnd(t)];
		return n.length === 0 ? e : without(t, n);
	}
	function without(e, t) {
		let [n, r] = ["", 0];
		for (let { start: i, end: a } of t.sort((e, t) => e.start - t.start)) (i > r || r === 0) && (n += e.slice(r, i) + "***"), r = Math.max(r, a);
		return n + e.slice(r);
	}
}) };
