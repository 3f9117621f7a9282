import { serversOfRun } from './servers-of-run';

/** Configuration of a server that caches reads for an hour. */
export const CACHED_FOR_AN_HOUR = { readMaxAge: 60 * 60_000 };

/**
 * Caches reads for an hour. A test that passes with it does not depend on the age of cached data. Of two servers neither
 * caches: each publishes its members' writes, but rows that a test writes itself reach the caches only by their age.
 */
export const CACHES_ON = serversOfRun() === 1 ? CACHED_FOR_AN_HOUR : { readMaxAge: 0 };
