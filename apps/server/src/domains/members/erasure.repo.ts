import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { OwnFile } from '../../db/member-eraser';
import { members } from '../../db/schema';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { messagesIn } from '../../messages';

/**
 * Empties the member's own row; it stays, because orders refer to it (docs/decisions/0011).
 *
 * @returns the avatar, to be deleted once the transaction has been committed.
 */
export async function eraseAccount(tx: Transaction, id: number): Promise<readonly OwnFile[]> {
  const [member] = await tx
    .select({ avatar: members.avatar })
    .from(members)
    .where(eq(members.id, id));
  await tx
    .update(members)
    .set({
      account: `deleted:${id}`,
      name: messagesIn(SHOP_LANGUAGE).members.deleted,
      email: '',
      phone: '',
      passwordHash: null,
      deviceKey: randomUUID(),
      avatar: null,
      mobileBarcode: null,
      extra: {},
      points: 0,
      dealerCode: null,
      isDealer: false,
      role: 'member',
      deletedAt: new Date(),
    })
    .where(eq(members.id, id));
  return member?.avatar ? [{ path: member.avatar, of: 'avatar' }] : [];
}
