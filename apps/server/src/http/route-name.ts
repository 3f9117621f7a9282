import type { FastifyRequest } from 'fastify';

/** The route of requests that match none. */
const NO_ROUTE = 'none';

/**
 * The pattern of a request's route, for measurements and traces: addresses would make a series for each of their values.
 * Every built file is a route, so these are one.
 */
export const routeNameOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? NO_ROUTE;
