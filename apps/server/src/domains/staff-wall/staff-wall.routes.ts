import type { Mall } from '../../context/context';
import type { StaffHandlers } from '../../http/contract-types';
import { actorOf } from '../audit';
import { countCases, listCases } from './cases.service';
import { dismiss, hide, restore } from './decisions.service';
import { presentCases } from './staff-wall.presenter';

export const staffWallRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'wall'> => ({
  cases: async ({ query }) => presentCases(await listCases(db, query)),
  counts: () => countCases(db),
  dismiss: (call) => dismiss(db, actorOf(call), call.body.target),
  hide: (call) => hide(db, actorOf(call), call.body.target, call.body.reason),
  restore: (call) => restore(db, actorOf(call), call.body.target),
});
