import type { Database } from '../../db/database';
import type { Call } from '../../http/contract-types';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { actorOf } from '../audit';
import { readAccount } from '../members';
import type { FactorCaller } from './add-second-factor';
import { deskCookie } from './desk-cookie';
import { knownDeskDevice, rememberDeskDevice } from './desk-device';
import type { DeskDevice } from './open-desk';

type FactorCall = Pick<Call, 'client' | 'readCookie' | 'setCookie' | 'reachedAt'> & {
  readonly viewer: StaffViewer;
};

/** Returns the colleague of a call about second factors. */
export const factorCallerOf = (call: FactorCall): FactorCaller => ({
  viewer: call.viewer,
  actor: actorOf(call),
  client: call.client,
});

/** Returns the device of a call, and whether it is known to its colleague. */
export async function readDeskDevice(db: Database, call: FactorCall): Promise<DeskDevice> {
  const member = await readAccount(db, call.viewer.id);
  const isKnown = member !== undefined && knownDeskDevice(call, member) !== null;
  return { client: call.client, isKnown };
}

/** Gives the browser the token of a session that a second factor opened, and remembers the device. */
export async function keepOpened(db: Database, call: FactorCall, token: string): Promise<void> {
  const { viewer, reachedAt, setCookie } = call;
  if (viewer.hasFactor) return;
  setCookie(...deskCookie(reachedAt, token));
  await rememberDeskDevice(db, call, viewer.id);
}
