import type { Mall } from '../../context/context';
import type { Viewer } from '../../kernel/viewer';

/**
 * Tells the member's pages on other devices that a cart changed: they read their badges again, and the cart if
 * its count is another (spec §4). Call it once the change is committed. The pages of the session that made it
 * are left alone: the reply has told the one, and it tells the other tabs.
 *
 * @example
 * tellCart(mall.hub, call.viewer);
 */
export const tellCart = (hub: Mall['hub'], { id, session }: Pick<Viewer, 'id' | 'session'>): void =>
  hub.emit({ memberId: id, exceptSession: session }, 'badges');
