/** How the checks of the fakes of GitHub's API are made from its description. */

/** A check is used a few times: to make it fast, and to check GitHub's schemas by a schema, takes longer than that saves. */
export const CHECK_OPTIONS = {
  strict: false,
  formats: { uri: true, email: true, 'date-time': true },
  validateSchema: false,
  meta: false,
  code: { optimize: false },
} as const;
