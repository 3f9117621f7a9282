import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { MallFailure } from '../kernel/error';

/** No address may call the API more often than this; whoever does is told how long to wait. */
export const callLimit = fp<{ perMinute: number }>(async (app, { perMinute }) => {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    // IPv6 addresses change at will within a household's network.
    ipv6Subnet: 64,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new MallFailure('tooManyRequests', [Math.max(1, Math.ceil(ttl / 1000))]),
  });
});
