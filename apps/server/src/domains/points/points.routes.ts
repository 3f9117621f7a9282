import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { ownerOf } from '../cart';
import { applyPoints } from '../checkout';
import { readExpiry, readHistory } from './points.service';

export const pointRoutes = ({ db }: Mall): DomainHandlers<'points'> => ({
  expiry: ({ viewer }) => readExpiry(db, viewer.id),
  history: ({ viewer, query, client }) => readHistory(db, viewer.id, query.page, client.language),
  apply: (call) => applyPoints(db, ownerOf(call), call.params.amount),
});
