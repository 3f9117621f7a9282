import type { FastifyRequest } from 'fastify';
import type { Connection } from '../db/database';
import { findStaffViewer } from '../domains/credentials';
import { readDeskToken } from '../domains/staff';
import { callerOf, reachedAt, type Origins } from '../http/origins';
import type { StaffViewer } from '../kernel/staff-viewer';

/** The parts of a request that identify a colleague. */
export interface DeskRequest {
  readonly protocol: string;
  readonly host: string;
  /** The `Origin` header. */
  readonly origin: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** The parts of a request of Fastify's. */
export const deskRequest = ({ protocol, host, headers, cookies }: FastifyRequest): DeskRequest => ({
  ...{ protocol, host, cookies },
  origin: headers.origin,
});

/**
 * The token in the cookie of the desk; null: there is none. A storefront on a neighbouring name is sent the cookie by
 * the browser, and must not use it.
 */
export function deskTokenOf(
  { deskOrigins }: { readonly deskOrigins: Origins },
  { protocol, host, origin, cookies }: DeskRequest,
): string | null {
  if (callerOf(origin, host, deskOrigins) === 'storefront') return null;
  return readDeskToken({
    reachedAt: reachedAt({ protocol, host }, deskOrigins),
    readCookie: (name) => cookies[name] ?? null,
  });
}

/** The colleague of a request, by the cookie of the desk; null: it has none that is valid. */
export async function findDeskViewer(
  mall: { readonly db: Connection; readonly deskOrigins: Origins },
  request: DeskRequest,
): Promise<StaffViewer | null> {
  const token = deskTokenOf(mall, request);
  return token === null ? null : findStaffViewer(mall.db, token);
}
