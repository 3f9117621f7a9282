import type { Contract } from '@mall/contract';
import type { Mall } from '../../context/context';
import type { Call } from '../../http/contract-types';
import { invalidField, MallError } from '../../kernel/error';
import { putSubscription } from '../../platform/push/push.repo';
import { canEncryptFor } from '../../platform/push/web-push';

/** The session of a browser, and the language of its messages. */
type Reader = Parameters<typeof putSubscription>[1];

/**
 * Stores the push subscription of a session's browser.
 *
 * @throws {MallError} invalidFields, when the address is no push service's, or the key is invalid;
 *   unauthenticated, when the session has ended meanwhile
 */
export async function savePush(
  { db, webPush }: Pick<Mall, 'db' | 'webPush'>,
  reader: Reader,
  browser: Call<Contract['notifications']['savePush']>['body'],
): Promise<void> {
  if (!webPush.accepts(browser.endpoint)) throw invalidField('endpoint', 'format error');
  if (!canEncryptFor(browser.keys.p256dh)) throw invalidField('keys.p256dh', 'format error');
  if (!(await putSubscription(db, reader, browser))) throw new MallError('unauthenticated');
}
