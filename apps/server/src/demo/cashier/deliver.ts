import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteAddress } from '../../kernel/site-address';

/** ECPay's timeout for a response. */
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;

/**
 * Notifies the server of a trade's result, as ECPay does: over HTTP, with a retry if the response is
 * not `1|OK`. Only ever sent to this server.
 *
 * @param path the path of the ReturnURL or the PaymentInfoURL.
 * @returns whether the server accepted it.
 */
export async function deliver(
  { site, log }: { readonly site: SiteAddress; readonly log: FastifyBaseLogger },
  path: string,
  result: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(new URL(path, site.own()), {
        method: 'POST',
        body: new URLSearchParams(result),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if ((await response.text()) === '1|OK') return true;
    } catch (error) {
      log.warn({ err: error }, 'The sandbox could not deliver a payment result');
    }
    await sleep(200 * attempt);
  }
  return false;
}
