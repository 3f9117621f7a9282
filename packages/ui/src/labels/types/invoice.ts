/** The kinds of e-invoice, as the API names them. */
export type InvoiceKind = 'member' | 'mobile_barcode' | 'citizen' | 'donation' | 'company';

/** An organization that receives invoices. */
export interface Charity {
  /** Its donation code (愛心碼). */
  readonly code: string;
  readonly name: string;
}

/** The labels of the choice of an e-invoice. */
export interface InvoiceLabels {
  invoice: string;
  /** Expands the choice. */
  change: string;
  kinds: Readonly<Record<InvoiceKind, string>>;
  /** Explains the member's carrier. */
  memberHint: string;
  /** The format of a mobile barcode. */
  barcodeHint: string;
  /** The format of a citizen certificate. */
  certificateHint: string;
  /** Fills in the barcode of the member's profile. */
  useSavedBarcode: (barcode: string) => string;
  donateTo: string;
  choose: string;
  /** The organizations to choose from, by their donation codes. */
  charities: readonly Charity[];
  /** Offers to type another donation code. */
  otherDonationCode: string;
  donationCode: string;
  donationCodeHint: string;
  companyNumber: string;
  companyNumberHint: string;
  companyTitle: string;
}
