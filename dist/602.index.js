"use strict";
exports.id = 602, exports.ids = [602], exports.modules = { 1602: ((e, t, n) => {
	n.r(t), n.d(t, { openTunnel: () => openTunnel });
	var r = n(1874), i = n(2758);
	function openTunnel(e, t, n) {
		let { promise: a, resolve: o, reject: s } = Promise.withResolvers(), c = (0, i.P)(), l = 0, u = Buffer.alloc(0), onReadable = () => {
			let t = e.read();
			if (t === null) return;
			l += t.length, u = Buffer.concat([u, c(t)]);
			let n = u.indexOf("\r\n\r\n"), r = faultOf(u, n, l);
			if (r !== void 0) return settle(() => s(r));
			n < 0 || (settle(o), u.length > n + 4 && e.unshift(u.subarray(n + 4)));
		}, onError = (e) => settle(() => s(e)), onClose = () => settle(() => s(new r.d("ERR_TUNNEL_CLOSED"))), settle = (t) => {
			e.off("readable", onReadable).off("error", onError).off("end", onClose).off("close", onClose), t();
		};
		return e.on("readable", onReadable).on("error", onError).on("end", onClose).on("close", onClose), e.write(connectRequest(t, n)), a;
	}
	function connectRequest(e, t) {
		let n = `${e.hostname}:${e.port || "443"}`;
		return `CONNECT ${n} HTTP/1.1\r\nhost: ${n}\r\n${t === void 0 ? "" : `proxy-authorization: ${t}\r\n`}\r\n`;
	}
	function faultOf(e, t, n) {
		let i = e.toString("latin1", 0, 12);
		if (!"HTTP/1.".startsWith(i.slice(0, 7))) return new r.d("HPE_INVALID_CONSTANT");
		if (t < 0 && e.length > 16384) return new r.d("UND_ERR_HEADERS_OVERFLOW");
		if (n > 1048576) return new r.d("ERR_FLOOD");
		if (t < 0) return;
		let a = Number(/^HTTP\/1\.\d (\d{3})/.exec(i)?.[1] ?? 0);
		return a === 0 ? new r.d("HPE_INVALID_STATUS") : a >= 200 && a < 300 ? void 0 : new r.d("ERR_TUNNEL_REFUSED", a);
	}
}) };
