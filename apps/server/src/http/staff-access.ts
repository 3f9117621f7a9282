import { isPermitted, type StaffEndpoint } from '@mall/contract/staff';
import { MallError } from '../kernel/error';
import type { StaffViewer } from '../kernel/staff-viewer';

/**
 * Throws unless the colleague may call an endpoint of the staff's API.
 *
 * @throws {MallError} unauthenticated, factorMissing, deskLocked, forbidden, reauthenticationRequired
 */
export function guardStaffAccess(
  endpoint: Pick<StaffEndpoint, 'access' | 'permission' | 'requiresFreshFactor'>,
  viewer: StaffViewer | null,
): void {
  const { access, permission = null, requiresFreshFactor } = endpoint;
  if (access === 'guest') return;
  if (viewer === null) throw new MallError('unauthenticated');
  if (access === 'signingIn') return;
  if (!viewer.hasFactor) throw new MallError('factorMissing');
  if (!viewer.isOpen) throw new MallError('deskLocked');
  if (!isPermitted(permission, viewer.permissions)) throw new MallError('forbidden');
  if (requiresFreshFactor && viewer.freshUntil === null) {
    throw new MallError('reauthenticationRequired');
  }
}
