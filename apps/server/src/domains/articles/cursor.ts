import type { WallPosition } from './articles.repo';

/**
 * Writes a position on the wall for the client. It is a time rather than a post, so that it reveals
 * nothing about posts that the client may not see.
 *
 * @example
 * writeCursor({ exactlyAt: '2026-11-20 12:30:05.123456', id: 812 }) // '2026-11-20 12:30:05.123456.812'
 */
export const writeCursor = (post: { readonly exactlyAt: string; readonly id: number }): string =>
  `${post.exactlyAt}.${post.id}`;

/** Parses the output of {@link writeCursor}; the contract has validated its format. */
export function readCursor(text: string): WallPosition {
  const at = text.lastIndexOf('.');
  return { createdAt: text.slice(0, at), id: Number(text.slice(at + 1)) };
}
