import type { OrderLabels } from '../types/shop';

/** English labels of orders. */
export const orders: OrderLabels = {
  amountDue: 'Amount due',
  payBy: 'Pay by',
  bank: 'Bank code',
  bankOfTransfer: 'Bank',
  branch: 'Branch',
  accountName: 'Account name',
  account: 'Account',
  paymentNo: 'Payment code',
  barcodes: 'Payment barcodes',
  howToPay: {
    atm: 'Transfer at any ATM or by online banking. This account is for this order alone; the amount must match exactly.',
    cvs: 'Enter the code at the kiosk of a convenience store (7-ELEVEN ibon, FamilyMart FamiPort, Hi-Life Life-ET, OK mart OK go) and pay the printed slip at the counter.',
    barcode:
      'Show these three barcodes at the counter of a convenience store, one after the other. Turn up the brightness of your screen.',
    transfer:
      'Transfer to this account, then tell us the last five digits of the account that you paid from.',
  },
  afterDeadline: 'An order that is not paid by then is cancelled.',
  earlierMessages: 'Earlier messages',
  itemsAmount: 'Items',
  shippingFee: 'Shipping fee',
  freeShipping: 'Free',
  couponsAmount: 'Coupons',
  pointsAmount: 'Points',
  pointsUsed: (points) => `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}`,
};
