import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { accept, invite, readInvitation, revoke } from './invitations.service';
import { changeRoles, listPeople, resetFactor, restore, suspend } from './people.service';

export const peopleRoutes = (
  mall: Pick<Mall, 'db' | 'hub' | 'mailer'>,
): StaffHandlers<'people'> => {
  const { db } = mall;
  return {
    list: ({ viewer }) => listPeople(db, viewer),
    async invite(call) {
      await invite(mall, call.viewer, actorOf(call), call.body, call.idempotency);
      return listPeople(db, call.viewer);
    },
    async revokeInvitation(call) {
      await revoke(db, call.viewer, actorOf(call), call.body.id);
      return listPeople(db, call.viewer);
    },
    invitation: ({ body }) => readInvitation(db, body.token),
    async accept({ body, client }) {
      await accept(mall, body, client);
      return { done: true };
    },
    async changeRoles(call) {
      await changeRoles(mall, call.viewer, actorOf(call), call.body);
      return listPeople(db, call.viewer);
    },
    async suspend(call) {
      await suspend(mall, call.viewer, actorOf(call), call.body.id);
      return listPeople(db, call.viewer);
    },
    async restore(call) {
      await restore(mall, call.viewer, actorOf(call), call.body.id);
      return listPeople(db, call.viewer);
    },
    async resetFactor(call) {
      await resetFactor(mall, call.viewer, actorOf(call), call.body.id);
      return listPeople(db, call.viewer);
    },
  };
};
