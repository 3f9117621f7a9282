import type { CheckedBody } from '@mall/contract';
import type { Connection } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Client, Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import { countMail, mailConfirmation, voidLinks } from '../credentials';
import { findAccount } from './accounts.repo';
import { checkAnswers } from './extra-answers';
import { changeProfile, findExtraColumns } from './members.repo';
import { checkMemberName } from './member-name.service';
import { readProfile } from './members.service';
import { checkOwner } from './password.service';

type ProfileInput = CheckedBody<'members', 'saveProfile'>;

/** The shop's extra profile questions. */
export async function listExtraColumns(db: Connection) {
  return (await findExtraColumns(db)).map(({ key, label, kind, options, required }) => ({
    key,
    label,
    kind,
    options: [...options],
    required,
  }));
}

/**
 * Changes a member's profile. A new e-mail address needs the password, or a recent sign-in, because a link to reset
 * the password goes to it. It receives mail from now on; it becomes the account name once the member has followed
 * the link that is mailed to it.
 *
 * @throws {MallError} invalidFields, passwordWrong, signInBlocked, signInAgain, tooManyRequests, unauthenticated,
 *   returnUnknown
 */
export async function saveProfile(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'origins'>,
  viewer: Viewer,
  { name, phone, email, extra, password, return_url }: ProfileInput,
  client: Client,
) {
  const { db, mailer, origins } = mall;
  const linkUrl = linkUrlOf(return_url, origins);
  const change = { name, phone, email, ...(await answersOf(db, extra)) };
  const before = await findAccount(db, viewer.account);
  if (!before) throw new MallError('unauthenticated');
  // An older reserved name stays valid, so that the other fields can still be changed.
  if (name !== before.name && viewer.role !== 'staff') await checkMemberName(db, name);
  const isNew = email !== before.email.toLowerCase();
  const isAccount = email === before.account.toLowerCase();
  if (isNew) {
    await checkOwner(mall, viewer, password);
  }
  if (isNew && !isAccount) await countMail(db, email, client.network);
  await transaction(db, async (tx) => {
    await changeProfile(tx, viewer.id, change);
    if (isNew) await recordOwnAccount(tx, viewer.id, client, 'account.emailChanged');
    if (isAccount) await voidLinks(tx, viewer.id, 'confirm');
    else if (isNew) {
      await mailConfirmation(
        tx,
        mailer,
        { id: viewer.id, email },
        { mail: 'confirmNewAddress' },
        linkUrl,
      );
    }
  });
  return readProfile(mall, viewer.id);
}

async function answersOf(
  db: Connection,
  given: ProfileInput['extra'],
): Promise<{ readonly extra?: Readonly<Record<string, string>> }> {
  if (given === undefined) return {};
  const checked = checkAnswers(await findExtraColumns(db), given);
  if (checked.ok) return { extra: checked.answers };
  throw new MallError('invalidFields', [], checked.issues);
}

/** Stores the e-invoice carrier barcode; an empty one removes it. */
export async function saveBarcode(
  mall: Pick<Mall, 'db' | 'isPoster'>,
  viewer: Viewer,
  barcode: string,
) {
  await changeProfile(mall.db, viewer.id, { mobileBarcode: barcode === '' ? null : barcode });
  return readProfile(mall, viewer.id);
}
