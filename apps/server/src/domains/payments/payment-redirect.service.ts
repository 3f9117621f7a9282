import type { Transaction } from '../../db/database';
import { newToken, tokenHash } from '../credentials';
import type { PaymentForm } from './gateway';
import { addPage } from './payment-redirect.repo';

/** How long an app may take to open the page. */
const LIFE_MS = 10 * 60_000;

/** Path prefix of the pages that submit a form to the gateway. */
export const PAGE_PATH = '/api/payment/page';

/**
 * Creates a page that sends the shopper to the gateway, for an app that cannot post a form. It opens once.
 *
 * @returns its path.
 */
export async function makePage(
  tx: Transaction,
  { action, fields }: PaymentForm,
  now: Date,
): Promise<string> {
  const token = newToken();
  await addPage(tx, {
    tokenHash: tokenHash(token),
    action,
    fields,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return `${PAGE_PATH}/${token}`;
}
