import type * as z from 'zod';
import { MallError } from '../../kernel/error';
import { callService } from '../outgoing/call-service';

const TIMEOUT_MS = 10_000;

/**
 * Sends a server-to-server request to a provider.
 *
 * @param url never taken from a client's request.
 * @param form sent with POST; without it the request is a GET.
 * @throws {MallError} providerUnavailable, when there is no response; providerRefused, when it is not
 *   the expected one
 */
export async function requestProvider<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  form?: Readonly<Record<string, string>>,
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    response = await callService({ service: url.host, operation: 'identify' }, url, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
