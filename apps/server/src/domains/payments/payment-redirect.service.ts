import type { Transaction } from '../../db/database';
import { newToken, tokenHash } from '../credentials';
import type { PaymentForm } from './gateway';
import { addPage } from './payment-redirect.repo';

/** How long an app may take to open the page. */
const LIFE_MS = 10 * 60_000;

/** Where the pages are that post a form on. */
export const PAGE_PATH = '/api/payment/page';

/**
 * Makes a page that hands the shopper over to the gateway, for an app that cannot post a form. It opens
 * once.
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
