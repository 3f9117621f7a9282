import type { CheckedBody } from '@mall/contract';
import type { Connection } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Client, Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { mergeEdit } from '../../kernel/merge-edit';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import { countMail, mailConfirmation, voidLinks } from '../credentials';
import { findAccount } from './accounts.repo';
import { checkAnswers, type ExtraQuestion } from './extra-answers';
import {
  changeProfile,
  findExtraColumns,
  findProfile,
  lockProfile,
  type StoredProfile,
} from './members.repo';
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
 *   returnUnknown, changedMeanwhile
 */
export async function saveProfile(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'origins' | 'site'>,
  viewer: Viewer,
  { password, return_url, ...form }: ProfileInput,
  client: Client,
) {
  const { db, mailer, origins } = mall;
  const linkUrl = linkUrlOf(return_url, origins);
  const before = await findAccount(db, viewer.account);
  const found = await findProfile(db, viewer.id);
  if (!before || !found) throw new MallError('unauthenticated');
  const questions = await findExtraColumns(db);
  const { name, email } = mergeProfile(questions, formOf(found.member), form);
  // An older reserved name stays valid, so that the other fields can still be changed.
  if (name !== before.name && viewer.role !== 'staff') await checkMemberName(db, name);
  const isNew = email.toLowerCase() !== before.email.toLowerCase();
  const isAccount = email.toLowerCase() === before.account.toLowerCase();
  if (isNew) {
    await checkOwner(mall, viewer, password);
  }
  if (isNew && !isAccount) await countMail(db, email, client.network);
  await transaction(db, async (tx) => {
    const locked = await lockProfile(tx, viewer.id);
    if (!locked) throw new MallError('unauthenticated');
    await changeProfile(tx, viewer.id, mergeProfile(questions, locked, form));
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

const formOf = ({ name, phone, email, extra }: StoredProfile): StoredProfile => ({
  name,
  phone,
  email,
  extra,
});

/**
 * Merges what a form edited into a stored profile.
 *
 * @throws {MallError} invalidFields, changedMeanwhile
 */
function mergeProfile(
  questions: readonly ExtraQuestion[],
  { extra: answers, ...stored }: StoredProfile,
  { extra, base, ...edited }: Omit<ProfileInput, 'password' | 'return_url'>,
): Partial<StoredProfile> & Omit<StoredProfile, 'extra'> {
  const merged = mergeEdit(stored, base, edited);
  if (extra === undefined) return merged;
  // An answer that was not given yet is empty in a form.
  const none = Object.fromEntries(Object.keys(extra).map((key) => [key, '']));
  const known: Readonly<Record<string, string>> = { ...none, ...answers };
  const checked = checkAnswers(questions, mergeEdit(known, base?.extra, extra, 'extra.'));
  if (checked.ok) return { ...merged, extra: checked.answers };
  throw new MallError('invalidFields', [], checked.issues);
}

/** Stores the e-invoice carrier barcode; an empty one removes it. */
export async function saveBarcode(
  mall: Pick<Mall, 'db' | 'isPoster' | 'site'>,
  viewer: Viewer,
  barcode: string,
) {
  await changeProfile(mall.db, viewer.id, { mobileBarcode: barcode === '' ? null : barcode });
  return readProfile(mall, viewer.id);
}
