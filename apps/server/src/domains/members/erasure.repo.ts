import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { MemberFile } from '../../db/member-eraser';
import { members } from '../../db/schema';

/**
 * Empties the member's own row; it stays, because orders refer to it (docs/decisions/0011).
 *
 * @param placeholder shown to everybody instead of the name.
 * @returns the avatar, to be deleted once the transaction has been committed.
 */
export async function eraseAccount(
  tx: Transaction,
  id: number,
  placeholder: string,
): Promise<readonly MemberFile[]> {
  const [member] = await tx
    .select({ avatar: members.avatar })
    .from(members)
    .where(eq(members.id, id));
  await tx
    .update(members)
    .set({
      account: `deleted:${id}`,
      name: placeholder,
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
