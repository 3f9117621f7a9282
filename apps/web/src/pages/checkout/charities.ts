import type { checkoutMessages } from '../../messages/zh-TW/checkout';

/** An organization that receives invoices. */
interface Charity {
  /** Its donation code (愛心碼). */
  readonly code: string;
  readonly name: keyof typeof checkoutMessages;
}

/** Well-known organizations that receive invoices. */
export const charities: readonly Charity[] = [
  { code: '919', name: 'Genesis Social Welfare Foundation' },
  { code: '25885', name: 'Eden Social Welfare Foundation' },
];

/** Returns the well-known organization with a donation code; undefined: the code is of another one. */
export const charityOf = (code: string): Charity | undefined =>
  charities.find((one) => one.code === code);
