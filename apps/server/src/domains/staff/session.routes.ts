import { roleNames } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf, recordAudit } from '../audit';
import { newCaptcha } from '../auth';
import { readSettings } from '../configs';
import { endDeskSession, lockDeskSession } from '../credentials';
import { deskCookie } from './desk-cookie';
import { rememberDeskDevice } from './desk-device';
import { endDeskSessions, listDeskSessions } from './desk-sessions.service';
import { signInToDemo, signInToDesk } from './desk-sign-in.service';
import { factorCallerOf, keepOpened, readDeskDevice } from './factor-caller';
import { addFactor, startFactor, verifyFactor } from './factor.service';
import { requestSignIn, signInByPasskey } from './passkey-sign-in.service';
import { presentSession, readSession } from './session.presenter';
import { findByRole } from './staff.repo';
import { passkeySite } from './webauthn';

const DONE = { done: true } as const;

export const sessionRoutes = (
  mall: Pick<Mall, 'db' | 'config' | 'hub' | 'mailer' | 'secrets' | 'site'>,
): StaffHandlers<'session'> => {
  const { db, config, hub } = mall;
  return {
    get: ({ viewer }) => viewer && presentSession(db, viewer),
    captcha: ({ client }) => newCaptcha(mall, client),
    async signIn(call) {
      const token = await signInToDesk(mall, call.body, call);
      call.setCookie(...deskCookie(call.reachedAt, token));
      return readSession(db, token);
    },
    requestPasskey: (call) => requestSignIn(db, passkeySite(mall, call)),
    async signInByPasskey(call) {
      const { body, reachedAt, setCookie } = call;
      const site = passkeySite(mall, call);
      const { token, memberId } = await signInByPasskey(mall, site, body.passkey, call);
      setCookie(...deskCookie(reachedAt, token));
      await rememberDeskDevice(db, call, memberId);
      return readSession(db, token);
    },
    async startFactor({ viewer }) {
      const { store_name: shop } = (await readSettings(db)).common;
      return startFactor(mall, viewer, shop);
    },
    async addFactor(call) {
      const { codes, token } = await addFactor(mall, factorCallerOf(call), call.body.code);
      await keepOpened(db, call, token);
      return { recovery_codes: codes, session: await readSession(db, token) };
    },
    async verify(call) {
      const device = await readDeskDevice(db, call);
      const token = await verifyFactor(mall, factorCallerOf(call), device, call.body.code);
      await keepOpened(db, call, token);
      return readSession(db, token);
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
    list: ({ viewer }) => listDeskSessions(db, viewer),
    async end(call) {
      await endDeskSessions(mall, call.viewer, actorOf(call), call.body);
      return listDeskSessions(db, call.viewer);
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
