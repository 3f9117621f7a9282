import type * as z from 'zod';
import { MallError } from '../../kernel/error';

const PATIENCE_MS = 10_000;

/**
 * Asks a provider something, from server to server.
 *
 * @param url never taken from a shopper's call.
 * @param form sent with POST; without one it is a GET.
 * @throws {MallError} providerUnavailable, when there is no answer; providerRefused, when it is not
 *   what was hoped for
 */
export async function askProvider<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  form?: Readonly<Record<string, string>>,
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new MallError('providerUnavailable');
  }
  if (response.status >= 500) throw new MallError('providerUnavailable');
  const answer: unknown = await response.json().catch(() => null);
  const read = schema.safeParse(answer);
  if (!response.ok || !read.success) throw new MallError('providerRefused');
  return read.data;
}
