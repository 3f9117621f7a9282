import type { MemberEraser, MemberFile } from '../../db/member-eraser';
import { transaction } from '../../db/transaction';
import type { Client, Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { eraseMails } from '../../platform/mail/mails.repo';
import type { Mall } from '../../context/context';
import { removePicture } from '../../platform/media/picture';
import { removeVideo } from '../../platform/media/video';
import { recordOwnAccount } from '../audit';
import { hasOpenOrders } from '../orders';
import { lockAccount } from './accounts.repo';
import { mailAddressOf } from './accounts.service';
import { eraseAccount } from './erasure.repo';
import { checkOwner } from './password.service';

interface Erasure {
  /** The erasers of all other domains. */
  readonly erasers: readonly MemberEraser[];
  /** The name shown with a deleted member's posts and comments. */
  readonly placeholder: string;
}

/**
 * Deletes a member's account (docs/decisions/0011): ends all sessions and sockets and frees the account name.
 *
 * @param password base64, as sent by the client; a member without a password must have signed in recently.
 * @throws {MallError} passwordWrong, signInBlocked, signInAgain, accountHasOpenOrders; shopNeedsOwner, for the last
 *   owner of the shop
 */
export async function deleteAccount(
  mall: Pick<Mall, 'db' | 'hub' | 'log' | 'mailer' | 'media'>,
  viewer: Viewer,
  client: Client,
  password: string | undefined,
  { erasers, placeholder }: Erasure,
): Promise<void> {
  const { db, mailer, hub, log } = mall;
  await checkOwner(mall, viewer, password);
  const files = await transaction(db, async (tx) => {
    // The row lock makes this wait for an order that is being placed, so that the check sees it.
    const member = await lockAccount(tx, viewer.id);
    if (!member) throw new MallError('unauthenticated');
    if (await hasOpenOrders(tx, viewer.id)) throw new MallError('accountHasOpenOrders');
    await recordOwnAccount(tx, viewer.id, client, 'account.deleted');
    const erased: MemberFile[] = [];
    for (const { erase } of erasers) erased.push(...(await erase(tx, viewer.id)));
    erased.push(...(await eraseAccount(tx, viewer.id, placeholder)));
    await eraseMails(tx, [member.account, member.email]);
    await mailer.enqueue(tx, mailAddressOf(member), {
      mail: 'accountDeleted',
      name: member.name,
    });
    return erased;
  });
  hub.endMember(viewer.id);
  // A failed file deletion, such as on a full disk, must not undo the deletion of the account.
  const removed = await Promise.allSettled(files.map((file) => removeFile(mall, file)));
  const failed = removed.filter(({ status }) => status === 'rejected');
  if (failed.length > 0) log.error({ member: viewer.id, files: failed.length }, 'Files stayed');
}

async function removeFile({ media }: Pick<Mall, 'media'>, { path, of }: MemberFile): Promise<void> {
  await removePicture(media, path, { kind: of });
  if (of !== 'avatar') await removeVideo(media, path, { kind: of });
}
