import type { Place } from './articles.repo';

/**
 * A place on the wall as it goes over the wire. It names a moment, not a post: whoever asks for what
 * stands there learns nothing of posts that are not theirs to see.
 *
 * @example
 * writePlace({ exactlyAt: '2026-11-20 12:30:05.123456', id: 812 }) // '2026-11-20 12:30:05.123456.812'
 */
export const writePlace = (post: { readonly exactlyAt: string; readonly id: number }): string =>
  `${post.exactlyAt}.${post.id}`;

/** Reads what {@link writePlace} wrote; the contract has looked at its form. */
export function readPlace(text: string): Place {
  const at = text.lastIndexOf('.');
  return { createdAt: text.slice(0, at), id: Number(text.slice(at + 1)) };
}
