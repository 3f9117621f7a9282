import type { Contract } from '@mall/sdk/contract';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Call } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import { presentAddress } from './addresses.presenter';
import {
  addAddress,
  changeAddress,
  clearDefault,
  findAddresses,
  lockAddressesOf,
} from './addresses.repo';
import { findPlace } from './counties';

type AddressInput = Call<Contract['addresses']['store']>['body'];

/** A member's addresses of one type, the default one first. */
export async function listAddresses(db: Connection, memberId: number, type: AddressInput['type']) {
  return (await findAddresses(db, memberId, type)).map(presentAddress);
}

/**
 * Adds an address, or changes the one whose id it carries. The first of its type is the default one,
 * and so is the latest that says so.
 *
 * @throws {MallFailure} addressUnknown, notFound
 */
export async function storeAddress(db: Database, memberId: number, input: AddressInput) {
  const { id, is_default: wantsDefault, ...fields } = input;
  const place = findPlace(fields.county, fields.district, fields.zip);
  if (!place) throw new MallFailure('addressUnknown');

  return transaction(db, async (tx) => {
    await lockAddressesOf(tx, memberId);
    const others = (await findAddresses(tx, memberId, fields.type)).filter(
      (each) => each.id !== id,
    );
    const isDefault = wantsDefault || !others.some((each) => each.isDefault);
    if (isDefault) await clearDefault(tx, memberId, fields.type);
    const values = { ...fields, ...place, isDefault };
    const stored = await (id === undefined
      ? addAddress(tx, memberId, values)
      : changeAddress(tx, memberId, id, values));
    if (!stored) throw new MallFailure('notFound');
    return presentAddress(stored);
  });
}
