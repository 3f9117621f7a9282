import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';

/**
 * Whose conversation with the shop someone talks in: a member in their own, the shop's people in the
 * one they name.
 *
 * @throws {MallError} notFound: a member named another's, or one of the staff none
 */
export function conversationOf(viewer: Viewer, memberId: number | undefined): number {
  if (viewer.role === 'staff' && memberId !== undefined) return memberId;
  if (viewer.role === 'staff' || (memberId !== undefined && memberId !== viewer.id)) {
    throw new MallError('notFound');
  }
  return viewer.id;
}

/** Whether someone may see what was sent in a member's conversation. */
export const maySeeConversation = (viewer: Viewer | null, memberId: number): boolean =>
  viewer !== null && (viewer.role === 'staff' || viewer.id === memberId);
