/** Reached from the chunk of the facts, as what reads who owns a file is: they share its matching. */
export function loadRoute() {
  return import(/* webpackChunkName: "load" */ './route.ts');
}
