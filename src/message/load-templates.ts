/** The template engine, which is loaded only where there is a template or a condition. */
export function loadTemplates() {
  return import(/* webpackChunkName: "templates" */ './templates/liquid.ts');
}
