/** Loads the template engine, only for a template or a condition. */
export function loadTemplates() {
  return import(/* webpackChunkName: "templates" */ './templates/liquid.ts');
}
