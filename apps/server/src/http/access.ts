import type { Access } from '@mall/contract';
import type { Viewer } from '../kernel/viewer';
import { MallError } from '../kernel/error';

const may: Readonly<Record<Exclude<Access, 'guest'>, (viewer: Viewer) => boolean>> = {
  member: () => true,
  poster: (viewer) => viewer.isPoster,
  dealer: (viewer) => viewer.isDealer,
  staff: (viewer) => viewer.role === 'staff',
};

/**
 * Throws unless the viewer may call an endpoint with this access level (spec §6).
 *
 * @throws {MallError} unauthenticated, forbidden
 */
export function guardAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'guest') return;
  if (viewer === null) throw new MallError('unauthenticated');
  if (!may[access](viewer)) throw new MallError('forbidden');
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
}
