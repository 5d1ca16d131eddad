/** The checks of a dry run, reached from the chunk that delivers, as what looks up names is: they share its lists. */
export function loadServiceCheck() {
  return import(/* webpackChunkName: "directory" */ './service-check.ts');
}
