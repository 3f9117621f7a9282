import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context/context';
import { presentCharge } from './dealers.presenter';
import {
  listCharges,
  readMonths,
  readPaymentInfo,
  readPerformance,
  savePaymentInfo,
} from './dealers.service';

export const dealerRoutes = ({ db }: Mall): DomainHandlers<'dealers'> => ({
  paymentInfo: ({ viewer }) => readPaymentInfo(db, viewer.id),
  savePaymentInfo: ({ viewer, body }) => savePaymentInfo(db, viewer.id, body),
  performance: ({ viewer, query }) => readPerformance(db, viewer.id, query.page, query.month),
  months: ({ viewer }) => readMonths(db, viewer.id, new Date()),
  async charges({ viewer, query, language }) {
    const page = await listCharges(db, viewer.id, query.page);
    return mapPage(page, (charge) => presentCharge(charge, language));
  },
});
