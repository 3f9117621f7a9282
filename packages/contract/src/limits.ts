/**
 * What a post and its uploads may hold, as numbers alone: the contract's schemas and a page that has
 * to know before it sends read the same ones, and a page carries no schema for it.
 */

/** The most of each that one post takes; `content` in characters. */
export const POST_LIMITS = { content: 5000, pictures: 20, videos: 3, products: 10 } as const;

/** The largest upload of each kind, in bytes. */
export const MEDIA_LIMITS = { picture: 10 * 1024 * 1024, video: 100 * 1024 * 1024 } as const;
