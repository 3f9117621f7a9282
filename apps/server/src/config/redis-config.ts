import * as z from 'zod';

/** The environment variable for Redis. */
export const redisEnvironment = {
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: 'an address such as redis://10.0.0.5:6379, or rediss:// with TLS',
    })
    .optional(),
};
