import type { Viewer } from '../../kernel/viewer';

/** Which posts a viewer sees besides the public ones. */
export interface Audience {
  /** Posts that are limited to this group. */
  readonly groupId: number;
  /** The viewer's own posts; null: none. */
  readonly memberId: number | null;
  /** All posts: staff moderate the wall. */
  readonly everything: boolean;
}

/**
 * The posts that a viewer may see (spec §6): public posts, those of their group, and their own; a guest
 * (null) only the public ones; staff all. Every query for posts must use this: lists, single posts, comments,
 * pictures, product pages.
 */
export function audienceOf(viewer: Viewer | null): Audience | null {
  if (viewer === null) return null;
  return { groupId: viewer.gid, memberId: viewer.id, everything: viewer.role === 'staff' };
}

/** Whether the viewer may change or delete a post: staff, and its author while they may post. */
export function mayChange(viewer: Viewer | null, post: { readonly memberId: number }): boolean {
  if (viewer === null) return false;
  return viewer.role === 'staff' || (viewer.isPoster && post.memberId === viewer.id);
}

/** Whether the viewer may delete a comment: its author, the post's author, and staff. */
export function mayDeleteComment(
  viewer: Viewer | null,
  comment: { readonly memberId: number; readonly postAuthorId: number },
): boolean {
  if (viewer === null) return false;
  const { id, role, isPoster } = viewer;
  return role === 'staff' || comment.memberId === id || (isPoster && comment.postAuthorId === id);
}
