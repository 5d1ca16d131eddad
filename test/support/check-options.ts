/** Validator options for the fakes of GitHub's API. */

/** Disables optimization and meta-schema checks, which take longer than they save for rarely used validators. */
export const CHECK_OPTIONS = {
  strict: false,
  formats: { uri: true, email: true, 'date-time': true },
  validateSchema: false,
  meta: false,
  code: { optimize: false },
} as const;
