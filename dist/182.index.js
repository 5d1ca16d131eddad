"use strict";
exports.id = 182, exports.ids = [182], exports.modules = {
	210: ((e, t, n) => {
		n.d(t, {
			S: () => readerBeside,
			z: () => restCall
		});
		var r = n(5753), i = n(9413);
		function restCall(e, t) {
			return {
				operation: t.operation,
				http: (0, i.n)(e, t),
				service: t
			};
		}
		function readerBeside({ world: e, deadline: t, record: n }, i) {
			return new r.d({
				account: i,
				world: e,
				deadline: t,
				record: n
			});
		}
	}),
	3182: ((e, t, n) => {
		n.d(t, { deliverByRest: () => deliverByRest });
		var r = n(5494), i = n(5538), a = n(7600), o = n(8100), s = n(3340);
		function postChatMessage(e, { body: t, sender: n }) {
			return {
				operation: "chat.post",
				method: "POST",
				path: `${(0, o.Bd)(e)}/Chat.PostMessage()`,
				body: {
					body: t,
					...(0, s.g)(n)
				}
			};
		}
		var c = n(5075), l = n(9789), u = n(1483), d = n(210), f = n(6494), p = n(8774), m = n(1231);
		let h = 1e3;
		class Finder {
			#e;
			#t;
			constructor(e, t) {
				this.#e = e, this.#t = t;
			}
			async post(e, t, n) {
				let r = new AbortController(), i = e.post(t, n, r.signal), a = this.#n(e.until(r.signal)), o = await Promise.race([i.then(() => []), a]);
				o.length > 0 && r.abort();
				let s = await i;
				return r.abort(), await a, o.length > 0 ? {
					type: "seen",
					ids: o
				} : {
					type: "ended",
					exchange: s
				};
			}
			async #n(e) {
				let { sleep: t } = e.world;
				for (let n = 5e3;; n *= 2) {
					if (await t(n), e.stopped || e.remainingMs <= 500) return [];
					let { ids: r, again: i } = await this.#e(e, "newest");
					if (e.stopped) return [];
					if (r.length > 0 || i !== void 0) return r;
				}
			}
			async accepted(e) {
				let { now: t, sleep: n } = e.world, r = t() + Math.min(this.#r(e), e.remainingMs - 500);
				for (;;) {
					if (e.stopped) return [];
					let { ids: i, again: a } = await this.#e(e);
					if (i.length > 0 || a !== void 0 || t() + h >= r) return i;
					await n(h);
				}
			}
			async look(e, t = !1) {
				let { now: n, sleep: r } = e.world, i = n();
				for (;;) {
					if (e.stopped) return {
						there: "unproved",
						reason: "this step was cancelled",
						refused: !1
					};
					let a = n(), o = await this.#e(e);
					if (o.ids.length > 0) return {
						there: "yes",
						ids: o.ids
					};
					let s = t ? this.#t : this.#r(e), c = a >= i + s;
					if (o.doubt === void 0 && c) return { there: "no" };
					if (o.again === "useless" || o.again === "until-settled" && c || e.remainingMs <= 500) return unproved(o, s);
					let l = o.doubt === void 0 || o.again === "until-settled" ? i + s - n() : h, u = l + 500 < e.remainingMs;
					await r(Math.max(0, u ? l : e.remainingMs / 2));
				}
			}
			#r({ record: { slowestMs: e } }) {
				return (0, m.y)({
					settleMs: this.#t,
					slowestMs: e
				});
			}
		}
		function unproved({ doubt: e, again: t }, n) {
			return {
				there: "unproved",
				reason: e ?? `it was not there yet, but only ${(0, p.Y)(n)} without it would prove that it is not to come`,
				refused: t === "useless"
			};
		}
		async function deliverByRest(e, t, n, r, i) {
			let a = r.kind === "task" ? await boardOf(e, n) : void 0;
			if (a !== void 0 && "outcome" in a) return a;
			let o = i === void 0 ? void 0 : lateSearch(n, {
				draft: r,
				marker: i,
				board: a?.id
			}), s = (0, d.z)(n, contentRequest(t, n, r, a?.id)), c = o === void 0 ? void 0 : new Finder(o, t.settleTime * 1e3), { delivery: l, settleTime: u } = t;
			return (0, f.G)(e, s, {
				delivery: l,
				settleTime: u,
				kind: r.kind
			}, c);
		}
		function lateSearch(e, t) {
			if (t.draft.kind !== "message") return async (r, i) => (await n.e(992).then(n.bind(n, 1992))).searchFor(e, t)(r, i);
		}
		async function boardOf(e, t) {
			if (t.board !== void 0) return { id: t.board };
			let n = (0, a.wP)(t.target);
			try {
				return (await (0, d.S)(e, t).read(n, (e) => (0, u.L7)(e, r.xi))).value;
			} catch (r) {
				if (!(r instanceof i.o)) throw r;
				let { message: a, hint: o, exchange: s, status: c = 0 } = r, l = c >= 200 && c < 300 ? "the answer does not show the task board of the target" : a;
				return e.result("not-delivered", (0, d.z)(t, n), {
					reason: l,
					hint: o
				}, s);
			}
		}
		function contentRequest(e, t, n, r = 0) {
			let { target: i, category: a, assignees: o } = t, { senderName: s, senderAvatar: u } = e, d = {
				displayName: s,
				avatar: u
			}, f = {
				subject: n.subject ?? "",
				body: n.body,
				sender: d
			};
			return n.kind === "message" ? postChatMessage(i, f) : n.kind === "topic" ? (0, l.OY)(i, f) : (0, c.UT)({
				...f,
				board: r,
				category: a,
				assignees: o
			});
		}
	}),
	5075: ((e, t, n) => {
		n.d(t, {
			UT: () => createTask,
			Vk: () => listTasks
		}), n(5494);
		var r = n(8100), i = n(5513), a = n(3340);
		let o = [
			"id",
			"subject",
			"body",
			"assignees",
			"category",
			"board",
			"modifyDate",
			"createDate",
			"dueDate",
			"completeDate",
			"short",
			"attachmentsCount",
			"commentsCount"
		];
		function listTasks(e, t = {}) {
			return {
				operation: "tasks.list",
				method: "GET",
				path: `/taskCategories(${(0, r.fn)("category", e)})/tasks` + (0, i.ND)(o, t)
			};
		}
		function createTask(e) {
			let { subject: t, body: n, assignees: i, category: o, sender: s } = e;
			return {
				operation: "tasks.create",
				method: "POST",
				path: "/tasks",
				body: {
					subject: t,
					body: n,
					assignees: i && { results: i.map((e) => ({ id: (0, r.VJ)("assignees", e) })) },
					category: o === void 0 ? void 0 : { id: (0, r.VJ)("category", o) },
					board: { id: (0, r.VJ)("board", e.board) },
					...(0, a.g)(s)
				}
			};
		}
	}),
	9789: ((e, t, n) => {
		n.d(t, {
			OY: () => createTopic,
			hk: () => listTopics
		}), n(5494);
		var r = n(2767), i = n(8100), a = n(5513), o = n(3340);
		function listTopics(e, t = {}) {
			return {
				operation: "topics.list",
				method: "GET",
				path: `${(0, i.Bd)(e)}/Post.Stream(archived=${t.archived === !0})` + (0, a._L)([["$format", "json"], ...(0, a.kZ)(t)])
			};
		}
		function createTopic(e, t) {
			let { subject: n, body: a, sender: s } = t;
			return {
				operation: "topics.create",
				method: "POST",
				path: "/posts",
				body: {
					subject: n,
					body: a,
					outAssociations: { results: ("type" in e ? [{
						inType: r.W7[e.type],
						inId: e.id
					}] : e).map(({ inType: e, inId: t }) => ({
						inSecured: !0,
						inType: e,
						inId: (0, i.VJ)("topic target", t)
					})) },
					recordType: "note",
					...(0, o.g)(s)
				}
			};
		}
	})
};
