import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';

/**
 * The member whose conversation a call is about: members use their own, staff name one.
 *
 * @throws {MallError} notFound: a member named another's, or staff named none
 */
export function conversationOf(
  viewer: Pick<Viewer, 'id' | 'role'>,
  memberId: number | undefined,
): number {
  if (viewer.role === 'staff' && memberId !== undefined) return memberId;
  if (viewer.role === 'staff' || (memberId !== undefined && memberId !== viewer.id)) {
    throw new MallError('notFound');
  }
  return viewer.id;
}

/** Whether the viewer may see a member's conversation and its media. */
export const maySeeConversation = (viewer: Viewer | null, memberId: number): boolean =>
  viewer !== null && (viewer.role === 'staff' || viewer.id === memberId);
