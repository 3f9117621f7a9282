import { ADDRESS_LIMIT, type CheckedBody } from '@mall/contract';
import { foldText } from '@mall/contract/search-terms';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { mergeEdit } from '../../kernel/merge-edit';
import { presentAddress } from './addresses.presenter';
import {
  addAddress,
  changeAddress,
  clearDefault,
  findAddress,
  findAddresses,
  lockAddressesOf,
  makeDefault,
  removeAddress,
} from './addresses.repo';
import { findPlace } from './counties';

type AddressInput = CheckedBody<'addresses', 'save'>;
type AddressType = AddressInput['type'];

/** A member's addresses of one type, the default first. */
export async function listAddresses(db: Connection, memberId: number, type: AddressType) {
  return (await findAddresses(db, memberId, type)).map(presentAddress);
}

/** A member's addresses that contain a word in the name, the phone or the place; 台 matches 臺. */
export async function searchAddresses(
  db: Connection,
  memberId: number,
  type: AddressType,
  word: string,
) {
  const wanted = foldText(word);
  return (await listAddresses(db, memberId, type)).filter(
    ({ name, phone, zip, county, district, street }) =>
      [name, phone, zip, county + district + street].some((text) =>
        foldText(text).includes(wanted),
      ),
  );
}

/**
 * One address of a member.
 *
 * @throws {MallError} notFound, also when it belongs to another member
 */
export async function readAddress(db: Connection, memberId: number, id: number) {
  const found = await findAddress(db, memberId, id);
  if (!found) throw new MallError('notFound');
  return presentAddress(found);
}

function fieldsOf(stored: Parameters<typeof presentAddress>[0]) {
  const { id: _id, ...fields } = presentAddress(stored);
  return fields;
}

/**
 * Adds an address, or changes what the form edited of the one whose id is given. The first address of its type becomes the default,
 * and so does one that is stored with the default flag.
 *
 * @throws {MallError} addressUnknown, notFound, tooManyAddresses, changedMeanwhile
 */
export async function storeAddress(db: Database, memberId: number, input: AddressInput) {
  const { id, base, ...edited } = input;

  return transaction(db, async (tx) => {
    await lockAddressesOf(tx, memberId);
    const before = id === undefined ? undefined : await findAddress(tx, memberId, id);
    if (id !== undefined && !before) throw new MallError('notFound');
    const { is_default: wantsDefault, ...fields } = before
      ? mergeEdit(fieldsOf(before), base, edited)
      : edited;
    const place = findPlace(fields.county, fields.district, fields.zip);
    if (!place) throw new MallError('addressUnknown');
    const others = (await findAddresses(tx, memberId, fields.type)).filter(
      (each) => each.id !== id,
    );
    if (others.length >= ADDRESS_LIMIT) {
      throw new MallError('tooManyAddresses', [ADDRESS_LIMIT]);
    }
    const isDefault = wantsDefault || !others.some((each) => each.isDefault);
    if (isDefault) await clearDefault(tx, memberId, fields.type);
    const values = { ...fields, ...place, isDefault };
    const stored = await (id === undefined
      ? addAddress(tx, memberId, values)
      : changeAddress(tx, memberId, id, values));
    if (!stored) throw new MallError('notFound');
    // An address that changes its type may have been the default of the old type.
    if (before?.isDefault && before.type !== fields.type) {
      await makeDefault(tx, memberId, before.type);
    }
    return presentAddress(stored);
  });
}

/**
 * Deletes an address. If it was the default, the newest of the others becomes the default.
 *
 * @throws {MallError} notFound, also when it belongs to another member
 */
export async function deleteAddress(db: Database, memberId: number, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAddressesOf(tx, memberId);
    const removed = await removeAddress(tx, memberId, id);
    if (!removed) throw new MallError('notFound');
    if (removed.isDefault) await makeDefault(tx, memberId, removed.type);
  });
}
