/** The template engine, which is loaded only where there is a template or a condition. */
export async function loadLiquid() {
  return (await import(/* webpackChunkName: "sections" */ './whole.ts')).loadLiquid();
}
