/**
 * Limits of posts, uploads, passwords and addresses as plain numbers. The contract's schemas use
 * them, and pages that validate before sending without loading the schemas.
 */

/** Maximum values of one post; `content` in characters. */
export const POST_LIMITS = {
  content: 5000,
  pictures: 20,
  videos: 3,
  products: 10,
  /** Of the description of one picture. */
  alt: 120,
} as const;

/** Maximum upload size of each kind, in bytes. */
export const MEDIA_LIMITS = { picture: 10 * 1024 * 1024, video: 100 * 1024 * 1024 } as const;

/** Shortest and longest password, in code points. */
export const PASSWORD_LIMITS = { shortest: 8, longest: 72 } as const;

/** The most addresses of each type that a member can store. */
export const ADDRESS_LIMIT = 20;
