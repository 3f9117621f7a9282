/** How an order is paid outside of the shop's site, with the API's field names. */
export type PaymentDetails =
  | {
      kind: 'atm';
      bank_code: string;
      /** Shown beside its code; omit it when unknown. */
      bank_name?: string | undefined;
      account: string;
    }
  | { kind: 'cvs'; payment_no: string }
  | { kind: 'barcode'; barcodes: readonly string[] }
  | {
      kind: 'transfer';
      bank_code: string;
      bank_name: string;
      branch_code: string;
      branch_name: string;
      account_name: string;
      account: string;
    };

/**
 * Formats a number in groups of four, as banks print it.
 *
 * @example
 * groupDigits('9103552212345678') // '9103 5522 1234 5678'
 */
export const groupDigits = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';
