import * as z from 'zod/mini';

/** A path of this site; `//host` would be another site. */
const path = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000));

/** Commands of the embedding site (spec §2, Embedded-frame commands). */
export const frameCommand = z.discriminatedUnion('type', [
  /** Refetches the cart of a layer that changed elsewhere. */
  z.object({ type: z.literal('mall.cart'), layer: z.literal([1, 2, 3]) }),
  /** Opens a page of this site. */
  z.object({ type: z.literal('mall.route'), path }),
  /** Opens another site; in the app, in a separate window. */
  z.object({ type: z.literal('mall.external'), url: z.url({ protocol: /^https$/ }) }),
  /** Scrolls to an anchor of the open page. */
  z.object({
    type: z.literal('mall.hash'),
    hash: z.string().check(z.regex(/^#?[\p{L}\p{N}_-]{0,100}$/u)),
  }),
  /** Shows a text, or a form that leads to the payment gateway. */
  z.object({
    type: z.literal('mall.html'),
    html: z.string().check(z.minLength(1), z.maxLength(100_000)),
  }),
]);

/** The push token of the app; the push services issue tokens of these characters only. */
const pushToken = z.object({
  type: z.literal('mall.push_token'),
  token: z.string().check(z.regex(/^[\w:.~-]{1,4096}$/)),
});

/** Messages of the native shell: the commands of an embedding site, and its push token. */
export const shellMessage = z.discriminatedUnion('type', [...frameCommand.def.options, pushToken]);

/** A checked message of the native shell. */
export type ShellMessage = z.infer<typeof shellMessage>;
