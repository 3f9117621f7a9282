import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { readSettings } from '../configs';
import { factorCallerOf, keepOpened, readDeskDevice } from './factor-caller';
import { renewRecoveryCodes } from './factor.service';
import { presentFactors } from './factors.presenter';
import {
  addPasskey,
  deletePasskey,
  requestPasskey,
  startPasskey,
  verifyPasskey,
} from './passkeys.service';
import { passkeySite } from './webauthn';
import { readSession } from './session.presenter';

export const factorRoutes = (
  mall: Pick<Mall, 'db' | 'hub' | 'mailer' | 'secrets' | 'site'>,
): StaffHandlers<'factors'> => {
  const { db } = mall;
  return {
    get: ({ viewer }) => presentFactors(db, viewer.id),
    async startPasskey(call) {
      const { store_name: shop } = (await readSettings(db)).common;
      return startPasskey(mall, call.viewer, passkeySite(mall, call), shop);
    },
    async addPasskey(call) {
      const { viewer, body } = call;
      const site = passkeySite(mall, call);
      const { codes, token } = await addPasskey(mall, factorCallerOf(call), site, body);
      await keepOpened(db, call, token);
      return {
        factors: await presentFactors(db, viewer.id),
        recovery_codes: codes,
        session: await readSession(db, token),
      };
    },
    requestPasskey: (call) => requestPasskey(db, call.viewer, passkeySite(mall, call)),
    async verifyPasskey(call) {
      const { body } = call;
      const site = passkeySite(mall, call);
      const device = await readDeskDevice(db, call);
      const token = await verifyPasskey(mall, factorCallerOf(call), device, site, body.passkey);
      await keepOpened(db, call, token);
      return readSession(db, token);
    },
    async deletePasskey(call) {
      await deletePasskey(mall, factorCallerOf(call), call.body.id);
      return presentFactors(db, call.viewer.id);
    },
    async renewRecoveryCodes(call) {
      const codes = await renewRecoveryCodes(mall, factorCallerOf(call));
      return { factors: await presentFactors(db, call.viewer.id), recovery_codes: codes };
    },
  };
};
