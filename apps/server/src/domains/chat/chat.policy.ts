import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';

/**
 * The member whose conversation a call of the site is about: the caller. Colleagues answer members at the desk; on the
 * site they are members.
 *
 * @throws {MallError} notFound, when the call names another member
 */
export function conversationOf(viewer: Pick<Viewer, 'id'>, memberId: number | undefined): number {
  if (memberId !== undefined && memberId !== viewer.id) throw new MallError('notFound');
  return viewer.id;
}
