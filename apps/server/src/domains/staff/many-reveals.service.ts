import type { Transaction } from '../../db/database';
import { taipeiTime } from '../../kernel/time';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { type Limit, limiterWithin } from '../../platform/rate-limit/limiter';
import type { Actor } from '../audit';
import { mailAddressOf, readAccount } from '../members';
import { isActiveOwner } from './owners';
import { findActive } from './staff.repo';

/** More in ten minutes than somebody needs who talks to members. */
const USUAL = 30;
const REVEALS: Limit = { name: 'desk-reveals', most: USUAL, seconds: 10 * 60 };

/**
 * Counts that a colleague revealed contact details, in the transaction of its audit entry. The owners get one mail when
 * there are more than 30 in ten minutes.
 */
export async function countReveal(tx: Transaction, mailer: Mailer, actor: Actor): Promise<void> {
  const count = await limiterWithin(tx).add(REVEALS, actor.id);
  if (count !== USUAL + 1) return;
  for (const owner of (await findActive(tx)).filter(isActiveOwner)) {
    const member = await readAccount(tx, owner.id);
    if (!member) continue;
    await mailer.enqueue(tx, mailAddressOf(member), {
      mail: 'deskManyReveals',
      name: owner.name,
      colleague: actor.name,
      count,
      network: actor.network,
      time: taipeiTime(new Date()),
      href: mailer.deskLink('/desk/audit', {
        action: 'member.unmasked',
        actor: String(actor.id),
      }),
    });
  }
}
