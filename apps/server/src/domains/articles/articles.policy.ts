import type { Viewer } from '../../http/contract-types';

/** Whose posts someone sees beside the public ones. */
export interface Audience {
  /** Those that are meant for this group. */
  readonly groupId: number;
  /** Their own. */
  readonly memberId: number;
}

/**
 * What someone may see of the wall (spec §6): public posts, those of their group, and their own; a
 * guest (null) the public ones alone. Every read of posts goes through this: lists, single posts,
 * comments, product pages.
 */
export function audienceOf(viewer: Viewer | null): Audience | null {
  return viewer === null ? null : { groupId: viewer.gid, memberId: viewer.id };
}
