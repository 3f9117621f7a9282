/**
 * How many servers a test mall has. With `TEST_SERVERS=2` the tests run against two, which share PostgreSQL, Redis and
 * the uploads.
 *
 * @throws Error when there is no PostgreSQL or Redis that they can share.
 */
export function serversOfRun(): 1 | 2 {
  const { TEST_SERVERS: count = '1', TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (count === '1') return 1;
  if (count !== '2') throw new Error(`TEST_SERVERS is 1 or 2, not ${count}`);
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL)
    throw new Error('TEST_SERVERS=2 needs TEST_DATABASE_URL and TEST_REDIS_URL');
  return 2;
}
