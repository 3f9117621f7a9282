import type { Viewer } from '../../kernel/viewer';

/** Whose posts someone sees beside the public ones. */
export interface Audience {
  /** Those that are meant for this group. */
  readonly groupId: number;
  /** Their own. */
  readonly memberId: number;
  /** Everyone's: the shop's own people look after the wall. */
  readonly everything: boolean;
}

/**
 * What someone may see of the wall (spec §6): public posts, those of their group, and their own; a
 * guest (null) the public ones alone; the shop's own people all of them. Every read of posts goes
 * through this: lists, single posts, comments, pictures, product pages.
 */
export function audienceOf(viewer: Viewer | null): Audience | null {
  if (viewer === null) return null;
  return { groupId: viewer.gid, memberId: viewer.id, everything: viewer.role === 'staff' };
}

/** Whether someone may change or delete a post: its author while they may post, and the staff. */
export function mayChange(viewer: Viewer | null, post: { readonly memberId: number }): boolean {
  if (viewer === null) return false;
  return viewer.role === 'staff' || (viewer.isPoster && post.memberId === viewer.id);
}

/** Whether someone may delete a comment: who wrote it, who wrote the post, and the staff. */
export function mayDeleteComment(
  viewer: Viewer | null,
  comment: { readonly memberId: number; readonly postAuthorId: number },
): boolean {
  if (viewer === null) return false;
  const { id, role, isPoster } = viewer;
  return role === 'staff' || comment.memberId === id || (isPoster && comment.postAuthorId === id);
}
