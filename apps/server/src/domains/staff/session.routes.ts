import { roleNames } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf, recordAudit } from '../audit';
import { readSettings } from '../configs';
import { endDeskSession, lockDeskSession } from '../credentials';
import { deskCookie } from './desk-cookie';
import { signInToDemo, signInToDesk } from './desk-sign-in.service';
import { addFactor, startFactor, verifyFactor } from './factor.service';
import { presentSession, readSession } from './session.presenter';
import { findByRole } from './staff.repo';

const DONE = { done: true } as const;

export const sessionRoutes = (
  mall: Pick<Mall, 'db' | 'config' | 'hub' | 'secrets'>,
): StaffHandlers<'session'> => {
  const { db, config, hub } = mall;
  return {
    get: ({ viewer }) => viewer && presentSession(db, viewer),
    async signIn({ body, client, reachedAt, setCookie }) {
      const token = await signInToDesk(mall, body, client);
      setCookie(...deskCookie(reachedAt, token));
      return readSession(db, token);
    },
    async startFactor({ viewer }) {
      const { store_name: shop } = (await readSettings(db)).common;
      return startFactor(mall, viewer, shop);
    },
    async addFactor(call) {
      const codes = await addFactor(mall, call.viewer, actorOf(call), call.body.code);
      return { recovery_codes: codes, session: await readSession(db, call.viewer.token) };
    },
    async verify(call) {
      await verifyFactor(mall, call.viewer, actorOf(call), call.body.code);
      return readSession(db, call.viewer.token);
    },
    async lock({ viewer }) {
      await lockDeskSession(db, viewer.session);
      hub.staff.endSession(viewer.session);
      return readSession(db, viewer.token);
    },
    async signOut(call) {
      const { viewer, reachedAt, setCookie } = call;
      await transaction(db, async (tx) => {
        await endDeskSession(tx, viewer.session);
        await recordAudit(tx, actorOf(call), {
          action: 'session.signedOut',
          subject: `colleague:${viewer.id}`,
        });
      });
      hub.staff.endSession(viewer.session);
      setCookie(...deskCookie(reachedAt, null));
      return DONE;
    },
    async demoRoles() {
      if (!config.demo) return [];
      const found = await Promise.all(
        roleNames.map(async (role) => ({ role, name: (await findByRole(db, role))?.name })),
      );
      return found.flatMap(({ role, name }) => (name === undefined ? [] : [{ role, name }]));
    },
    async signInToDemo({ body, client, reachedAt, setCookie }) {
      const token = await signInToDemo(mall, body.role, client);
      setCookie(...deskCookie(reachedAt, token));
      return readSession(db, token);
    },
  };
};
