import { clampDays, daysProblem } from './limits';
import type { PaymentMethod } from './method';

/** Three barcodes, paid at a convenience store's counter. */
export const barcode: PaymentMethod = {
  problem: daysProblem,
  days: (settings) => clampDays(settings.ecpay_convenience_store_barcode_expire_day, 30),
  gateway: {
    kind: 'code',
    issues: 'barcode',
    fields: ({ days }) => ({ ChoosePayment: 'BARCODE', StoreExpireDate: String(days) }),
  },
};
