import type { Viewer } from '../../kernel/viewer';

/** Which posts a viewer sees besides the public ones. */
export interface Audience {
  /** Posts that are limited to this group. */
  readonly groupId: number;
  /** The viewer's own posts, also those that the shop hid; null: none. */
  readonly memberId: number | null;
}

/**
 * The posts that a viewer may see (spec §6): public posts, those of their group, and their own; a guest
 * (null) only the public ones. A post that the shop hid is visible to its author alone. On the site a
 * colleague is a member like any other. Every query for posts must use this: lists, single posts, comments,
 * pictures, product pages.
 */
export function audienceOf(viewer: Viewer | null): Audience | null {
  return viewer && { groupId: viewer.gid, memberId: viewer.id };
}

/** Whether the viewer may change or delete a post: its author, while they may post. */
export const mayChange = (viewer: Viewer | null, post: { readonly memberId: number }): boolean =>
  viewer !== null && viewer.isPoster && post.memberId === viewer.id;

/** Whether the viewer may delete a comment: its author, and the post's author. */
export function mayDeleteComment(
  viewer: Viewer | null,
  comment: { readonly memberId: number; readonly postAuthorId: number },
): boolean {
  if (viewer === null) return false;
  const { id, isPoster } = viewer;
  return comment.memberId === id || (isPoster && comment.postAuthorId === id);
}
