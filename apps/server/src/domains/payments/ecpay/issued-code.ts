import * as z from 'zod';
import type { PaymentResult } from '../gateway';

/** `RtnCode` of an issued code: for ATM transfer, and for payment at a convenience store. */
const ATM_ISSUED = '2';
const COUNTER_ISSUED = '10100073';

const digits = z.string().regex(/^\d{1,20}$/);
const sign = z.string().regex(/^[0-9A-Za-z]{1,30}$/);

const atm = z.object({
  RtnCode: z.literal(ATM_ISSUED),
  BankCode: digits,
  vAccount: digits,
  ExpireDate: z.string().regex(/^\d{4}\/\d{2}\/\d{2}$/),
});
const counterDate = z.string().regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/);
const counter = z.object({
  RtnCode: z.literal(COUNTER_ISSUED),
  // Of the number and the three barcodes, ECPay fills in only those that were requested.
  PaymentNo: z.union([sign, z.literal('')]).default(''),
  Barcode1: z.union([sign, z.literal('')]).default(''),
  Barcode2: z.union([sign, z.literal('')]).default(''),
  Barcode3: z.union([sign, z.literal('')]).default(''),
  ExpireDate: counterDate,
});

/** Whether a message contains an issued code, according to its `RtnCode`. */
export const hasIssuedCode = (rtnCode: string): boolean =>
  rtnCode === ATM_ISSUED || rtnCode === COUNTER_ISSUED;

/**
 * Reads the code, and the time until which it can be paid, from ECPay's PaymentInfoURL message.
 *
 * @returns null when the fields are no valid code.
 */
export function readIssued(
  fields: Readonly<Record<string, string>>,
): NonNullable<PaymentResult['issued']> | null {
  const machine = atm.safeParse(fields);
  if (machine.success) {
    const { BankCode, vAccount, ExpireDate } = machine.data;
    return issued(
      { kind: 'atm', bank_code: BankCode, account: vAccount },
      // An ATM code is valid until the end of its day.
      `${ExpireDate} 23:59:59`,
    );
  }
  const shop = counter.safeParse(fields);
  if (!shop.success) return null;
  const { PaymentNo, Barcode1, Barcode2, Barcode3, ExpireDate } = shop.data;
  if (PaymentNo) return issued({ kind: 'cvs', payment_no: PaymentNo }, ExpireDate);
  if (!Barcode1 || !Barcode2 || !Barcode3) return null;
  return issued({ kind: 'barcode', barcodes: [Barcode1, Barcode2, Barcode3] }, ExpireDate);
}

function issued(code: NonNullable<PaymentResult['issued']>['code'], taipeiTime: string) {
  const expiresAt = new Date(`${taipeiTime.replaceAll('/', '-').replace(' ', 'T')}+08:00`);
  return Number.isNaN(expiresAt.getTime()) ? null : { code, expiresAt };
}
