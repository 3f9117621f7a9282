import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context/context';
import { ownerOf } from '../cart';
import { applyPoints } from '../checkout';
import { presentEntry } from './points.presenter';
import { readExpiry, readHistory } from './points.service';

export const pointRoutes = ({ db }: Mall): DomainHandlers<'points'> => ({
  expiry: ({ viewer }) => readExpiry(db, viewer.id),
  async history({ viewer, query, language }) {
    const page = await readHistory(db, viewer.id, query.page);
    return mapPage(page, (entry) => presentEntry(entry, language));
  },
  apply: (call) => applyPoints(db, ownerOf(call), call.params.amount),
});
