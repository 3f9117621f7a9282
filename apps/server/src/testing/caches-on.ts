/**
 * Configuration of a test server that caches reads for an hour. A test that passes with it does not depend on the age
 * of cached data.
 */
export const CACHES_ON = { readMaxAge: 60 * 60_000 };
