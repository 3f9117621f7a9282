import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { listCharges, readPaymentInfo, readPerformance, storePaymentInfo } from './dealers.service';

export const dealerRoutes = ({ db }: Mall): DomainHandlers<'dealers'> => ({
  paymentInfo: ({ viewer }) => readPaymentInfo(db, viewer.id),
  storePaymentInfo: ({ viewer, body }) => storePaymentInfo(db, viewer.id, body),
  performance: ({ viewer, query }) => readPerformance(db, viewer.id, query.page, query.month),
  charges: ({ viewer, query, client }) => listCharges(db, viewer.id, query.page, client.language),
});
