import * as z from 'zod';

/** The environment variables of the desk. */
export const deskEnvironment = {
  DESK_KEY: z
    .base64({ error: '32 random bytes in base64: openssl rand -base64 32' })
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, '32 random bytes in base64: openssl rand -base64 32')
    .optional(),
  DESK_OWNER: z.email().optional(),
};
