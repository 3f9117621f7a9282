import { isDeepStrictEqual } from 'node:util';
import type { AnyEndpoint } from '@mall/contract';
import * as z from 'zod/mini';
import { failureOf } from './failure-of';

/**
 * Checks a handler's result against the contract: every field must match, and fields that the
 * contract does not declare are rejected, so that no internal data leaks into a response.
 *
 * @throws Error that names the endpoint and the fields.
 */
export function checkReply(endpoint: AnyEndpoint, data: unknown): void {
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

/**
 * Checks that a refusal is one that the contract lists, as the API description promises.
 *
 * @throws Error that names the endpoint and the refusal.
 */
export function checkRefusal(
  { method, path }: AnyEndpoint,
  refusals: readonly string[],
  error: unknown,
): void {
  const { failure } = failureOf(error);
  if (!refusals.includes(failure)) {
    throw new Error(`${method} ${path} refuses with ${failure}, which its contract does not name`);
  }
}
