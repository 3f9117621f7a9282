import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { readSettings } from '../configs';
import { renewRecoveryCodes } from './factor.service';
import { presentFactors } from './factors.presenter';
import {
  addPasskey,
  deletePasskey,
  requestPasskey,
  startPasskey,
  verifyPasskey,
} from './passkeys.service';
import { readSession } from './session.presenter';

export const factorRoutes = (mall: Pick<Mall, 'db' | 'secrets'>): StaffHandlers<'factors'> => {
  const { db } = mall;
  return {
    get: ({ viewer }) => presentFactors(db, viewer.id),
    async startPasskey({ viewer, reachedAt }) {
      const { store_name: shop } = (await readSettings(db)).common;
      return startPasskey(mall, viewer, { origin: reachedAt }, shop);
    },
    async addPasskey(call) {
      const { viewer, body, reachedAt } = call;
      const codes = await addPasskey(mall, viewer, actorOf(call), { origin: reachedAt }, body);
      return {
        factors: await presentFactors(db, viewer.id),
        recovery_codes: codes,
        session: await readSession(db, viewer.token),
      };
    },
    requestPasskey: ({ viewer, reachedAt }) => requestPasskey(db, viewer, { origin: reachedAt }),
    async verifyPasskey(call) {
      const { viewer, body, reachedAt } = call;
      await verifyPasskey(db, viewer, actorOf(call), { origin: reachedAt }, body.passkey);
      return readSession(db, viewer.token);
    },
    async deletePasskey(call) {
      await deletePasskey(db, call.viewer, actorOf(call), call.body.id);
      return presentFactors(db, call.viewer.id);
    },
    async renewRecoveryCodes(call) {
      const codes = await renewRecoveryCodes(mall, call.viewer, actorOf(call));
      return { factors: await presentFactors(db, call.viewer.id), recovery_codes: codes };
    },
  };
};
