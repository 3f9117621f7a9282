import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mall } from '../context/context';
import { findStaffViewer } from '../domains/credentials';
import { clientNetwork } from '../http/client-network';
import { tooManyRequests } from '../kernel/error';
import type { StaffViewer } from '../kernel/staff-viewer';
import { deskRequest, deskTokenOf } from './desk-viewer';

/** Counts the look-ups of cookies that belong to no session, by address. */
const UNKNOWN_COOKIES = { name: 'desk-cookies', seconds: 60 };

/** Sessions of the desk whose tokens are remembered. */
const MOST_SESSIONS = 10_000;

/**
 * Returns what finds the colleague of a call by the cookie of the desk. An address gets as many look-ups of unknown
 * cookies a minute as calls, so that forged cookies cannot flood the database. Sessions that were found before are
 * always looked up: a script that forges cookies does not lock out the colleagues at its address.
 *
 * @throws {MallError} tooManyRequests
 */
export function limitedDeskViewer(
  mall: Pick<Mall, 'db' | 'config' | 'deskOrigins' | 'requestLimits'>,
): (request: FastifyRequest) => Promise<StaffViewer | null> {
  const { db, requestLimits } = mall;
  const { callsPerMinute, trustProxy } = mall.config;
  const found = new LRUCache<string, true>({ max: MOST_SESSIONS });

  async function find(token: string): Promise<StaffViewer | null> {
    const viewer = await findStaffViewer(db, token);
    if (viewer === null) found.delete(token);
    else found.set(token, true);
    return viewer;
  }

  return async (request) => {
    const token = deskTokenOf(mall, deskRequest(request));
    if (token === null) return null;
    if (found.has(token)) return find(token);
    const network = clientNetwork(request.raw, trustProxy);
    // Counted before the look-up, so that simultaneous calls cannot all pass.
    const { count, msLeft } = requestLimits.count(UNKNOWN_COOKIES, network);
    if (count > callsPerMinute) throw tooManyRequests(msLeft);
    let isUnknown = false;
    try {
      const viewer = await find(token);
      isUnknown = viewer === null;
      return viewer;
    } finally {
      // Also when the database does not answer.
      if (!isUnknown) requestLimits.count(UNKNOWN_COOKIES, network, -1);
    }
  };
}
