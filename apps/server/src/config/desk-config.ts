import * as z from 'zod';

const ADDRESS = 'an address without a path, such as https://desk.shop.tw';

/** An origin, which may end with a slash. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !text.includes('#'))
    return url.origin;
  context.issues.push({ code: 'custom', input: text, message: ADDRESS });
  return z.NEVER;
});

/** The environment variables of the desk. */
export const deskEnvironment = {
  DESK_KEY: z
    .base64({ error: '32 random bytes in base64: openssl rand -base64 32' })
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, '32 random bytes in base64: openssl rand -base64 32')
    .optional(),
  DESK_OWNER: z.email().optional(),
  DESK_URL: origin.optional(),
};

/**
 * Returns the origin of the host that the desk has for itself; null: it is on the host of the shop.
 *
 * @throws Error if the desk would not be apart from the shop.
 */
export function deskUrl({
  DESK_URL: desk,
  PUBLIC_URL: shop,
}: {
  readonly DESK_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}): string | null {
  if (desk === undefined) return null;
  if (shop !== undefined) {
    const [own, other] = [new URL(desk), new URL(shop)];
    // Cookies know no ports.
    if (own.hostname === other.hostname)
      throw new Error(
        `DESK_URL is on the host of PUBLIC_URL, ${own.hostname}: give the desk another host name, or leave DESK_URL out`,
      );
    if (own.protocol !== other.protocol)
      throw new Error(
        'DESK_URL and PUBLIC_URL have to begin alike: both with https, or both with http',
      );
  }
  return desk;
}
