import type { Mall } from '../../context/context';
import type { Viewer } from '../../kernel/viewer';

/**
 * Publishes a cart change to the member's pages on other devices, which refetch their badges, and
 * the cart if its count differs (spec §4). Call it after the commit. The session that made the
 * change is left out: the reply updates its page, which updates the other tabs.
 *
 * @example
 * publishCartChanged(mall.hub, call.viewer);
 */
export const publishCartChanged = (
  hub: Mall['hub'],
  { id, session }: Pick<Viewer, 'id' | 'session'>,
): void => hub.emit({ memberId: id, exceptSession: session }, 'badges');
