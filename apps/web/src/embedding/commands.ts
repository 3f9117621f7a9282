import * as z from 'zod/mini';

/** A path of this site: `//host` would be another one. */
const path = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000));

/** What the site that embeds this one may ask for (spec §2, Embedded-frame commands). */
export const frameCommand = z.discriminatedUnion('type', [
  /** The cart of a layer changed elsewhere: it is read again. */
  z.object({ type: z.literal('mall.cart'), layer: z.literal([1, 2, 3]) }),
  /** Opens a page of this site. */
  z.object({ type: z.literal('mall.route'), path }),
  /** Goes to another site; in the app, in a window of its own. */
  z.object({ type: z.literal('mall.external'), url: z.url({ protocol: /^https$/ }) }),
  /** Goes to a place of the page that is open. */
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

/** The token by which push messages reach the app; what issues it writes nothing else into it. */
const pushToken = z.object({
  type: z.literal('mall.push_token'),
  token: z.string().check(z.regex(/^[\w:.~-]{1,4096}$/)),
});

/** What the native shell around the site may say: what an embedding site may ask for, and its push token. */
export const shellMessage = z.discriminatedUnion('type', [...frameCommand.def.options, pushToken]);

/** A checked message of the native shell. */
export type ShellMessage = z.infer<typeof shellMessage>;
