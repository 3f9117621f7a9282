import type { Catalogue } from '../catalogue';

/** The payment methods. */
export const payments: Catalogue['payments'] = {
  methods: {
    credit: { name: 'Credit card', hint: () => 'VISA, Mastercard or JCB' },
    installments: {
      name: 'Credit card by instalments',
      hint: (parts) => `In ${parts.join(', ')} parts`,
    },
    atm: { name: 'ATM transfer code', hint: () => 'Pay to a virtual account' },
    cvs: {
      name: 'Convenience store code',
      hint: () => 'Pay with a code at a convenience store',
    },
    barcode: {
      name: 'Convenience store barcode',
      hint: () => 'Show barcodes at a convenience store',
    },
    transfer: {
      name: 'Bank transfer',
      hint: () => 'Tell us the last five digits of your account',
    },
  },
  nothingToPay: 'Nothing to pay',
  inParts: (name, parts) => `${name} (${parts})`,
  orderTitle: (transOrderId) => `Order ${transOrderId}`,
  redirect: {
    badge: 'Payment',
    title: 'On to payment',
    wait: 'On the way to the payment page. If nothing happens, please press the button below.',
    go: 'Go to payment',
    goneTitle: 'The payment cannot be opened',
    gone: 'This link was used already or has expired. Please pay again from your order.',
    back: 'Back to my orders',
  },
};
