import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@mall/contract';
import * as z from 'zod/mini';

/**
 * Holds what a handler gave against the contract: every field has to fit, and none may be there
 * that the contract does not name, so that nothing leaves the house unseen.
 *
 * @throws Error that says which endpoint and which fields.
 */
export function checkReply(endpoint: Endpoint, data: unknown): void {
  const where = `${endpoint.method} ${endpoint.path}`;
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const parsed = z.safeParse(endpoint.reply, sent);
  if (!parsed.success) {
    throw new Error(`${where} answers outside its contract:\n${z.prettifyError(parsed.error)}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`${where} tells more than its contract names: ${JSON.stringify(sent)}`);
  }
}
