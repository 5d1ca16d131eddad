/** Calls the server; throws its words when it refuses. */
export async function call(method, path, payload) {
  const answer = await fetch(path, {
    method,
    ...(payload === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
  });
  if (answer.status === 204) return undefined;
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message?.value ?? `The sandbox answered ${answer.status}.`);
  return body;
}
