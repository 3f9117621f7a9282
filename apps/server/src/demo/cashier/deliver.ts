import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteAddress } from '../../kernel/site-address';

/** As long as ECPay waits for an answer. */
const PATIENCE_MS = 10_000;
const TRIES = 3;

/**
 * Tells the mall how a trade ended, from server to server, as ECPay does: over HTTP, and again when
 * it is not answered with `1|OK`. Only ever sent to this very server.
 *
 * @param path the ReturnURL's path, or the PaymentInfoURL's.
 * @returns whether the mall took it.
 */
export async function deliver(
  { site, log }: { readonly site: SiteAddress; readonly log: FastifyBaseLogger },
  path: string,
  result: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const response = await fetch(new URL(path, site.own()), {
        method: 'POST',
        body: new URLSearchParams(result),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if ((await response.text()) === '1|OK') return true;
    } catch (error) {
      log.warn({ err: error }, 'The sandbox could not deliver a payment result');
    }
    await sleep(200 * attempt);
  }
  return false;
}
