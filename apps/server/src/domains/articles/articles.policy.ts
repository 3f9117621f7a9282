import type { Viewer } from '../../http/contract-types';

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
