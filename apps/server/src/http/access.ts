import type { Access } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../kernel/viewer';
import { MallError } from '../kernel/error';

const may: Readonly<Record<Exclude<Access, 'guest'>, (viewer: Viewer) => boolean>> = {
  member: () => true,
  poster: (viewer) => viewer.isPoster,
  dealer: (viewer) => viewer.isDealer,
};

/**
 * Throws unless the viewer may call an endpoint with this access level (spec §6).
 *
 * @throws {MallError} unauthenticated, forbidden
 */
function guardAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'guest') return;
  if (viewer === null) throw new MallError('unauthenticated');
  if (!may[access](viewer)) throw new MallError('forbidden');
}

/** Returns what finds the member who calls an endpoint of the shop, and refuses those who may not. */
export const memberAccess =
  (findViewer: (token: string) => Promise<Viewer | null>) =>
  async (
    request: FastifyRequest,
    { access }: { readonly access: Access },
  ): Promise<Viewer | null> => {
    const token = bearerToken(request.headers.authorization);
    const viewer = token === null ? null : await findViewer(token);
    guardAccess(access, viewer);
    return viewer;
  };

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
}
