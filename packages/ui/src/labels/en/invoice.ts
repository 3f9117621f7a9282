import type { InvoiceLabels } from '../types/invoice';

/** English labels of the choice of an e-invoice. */
export const invoice: InvoiceLabels = {
  invoice: 'Invoice',
  change: 'Change invoice',
  kinds: {
    member: 'Member carrier',
    mobile_barcode: 'Mobile barcode',
    citizen: 'Citizen certificate',
    donation: 'Donate',
    company: 'Company invoice',
  },
  memberHint: 'We store it for you; no paper is sent.',
  barcodeHint: 'For example /ABC1234',
  certificateHint: 'Two capital letters and 14 digits',
  useSavedBarcode: (barcode) => `Use my saved barcode ${barcode}`,
  donateTo: 'Donate to',
  choose: 'Select',
  charities: [
    { code: '919', name: 'Genesis Social Welfare Foundation' },
    { code: '25885', name: 'Eden Social Welfare Foundation' },
  ],
  otherDonationCode: 'Another donation code',
  donationCode: 'Donation code',
  donationCodeHint: '3 to 7 digits',
  companyNumber: 'Company number',
  companyNumberHint: 'Eight digits',
  companyTitle: 'Company title',
};
