/**
 * What few steps want of the REST API: names looked up, keys, incidents. Imported as a part of the chunk that delivers, from which
 * alone these are reached, so that it holds what both use and a plain delivery loads nothing else.
 */

export function loadDirectory() {
  return import(/* webpackChunkName: "directory" */ '../directory/look-up.ts');
}

export function loadKeyed() {
  return import(/* webpackChunkName: "directory" */ './send-incident.ts');
}
