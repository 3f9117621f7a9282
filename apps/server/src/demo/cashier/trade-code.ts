import { randomInt } from 'node:crypto';
import { DAY_MS, taipeiTime } from '../../kernel/time';
import { type EcpayKeys, signed } from '../../platform/ecpay/check-mac-value';
import type { CodeTrade } from './trade-request';

const MINUTE_MS = 60_000;

/** The signed fields with which ECPay issues a payment code: the message to PaymentInfoURL. */
export function tradeCode(trade: CodeTrade, keys: EcpayKeys, now: Date): Record<string, string> {
  const time = slashed(taipeiTime(now));
  return signed(
    {
      MerchantID: trade.MerchantID,
      MerchantTradeNo: trade.MerchantTradeNo,
      StoreID: '',
      TradeNo: `${time.replace(/\D/g, '')}${trade.MerchantTradeNo.slice(-6)}`,
      TradeAmt: trade.TotalAmount,
      TradeDate: trade.MerchantTradeDate,
      CustomField1: trade.CustomField1,
      CustomField2: '',
      CustomField3: '',
      CustomField4: '',
      ...codeFields(trade, now),
    },
    keys,
  );
}

function codeFields(trade: CodeTrade, now: Date): Record<string, string> {
  if (trade.ChoosePayment === 'ATM') {
    const last = new Date(now.getTime() + Number(trade.ExpireDate) * DAY_MS);
    return {
      RtnCode: '2',
      RtnMsg: 'Get VirtualAccount Succeeded',
      PaymentType: 'ATM_TAISHIN',
      BankCode: '812',
      vAccount: `99${digits(14)}`,
      ExpireDate: slashed(taipeiTime(last).slice(0, 10)),
    };
  }
  const isNumber = trade.ChoosePayment === 'CVS';
  const life = Number(trade.StoreExpireDate) * (isNumber ? MINUTE_MS : DAY_MS);
  const last = taipeiTime(new Date(now.getTime() + life));
  const [Barcode1, Barcode2, Barcode3] = isNumber ? ['', '', ''] : barcodes(last, trade);
  return {
    RtnCode: '10100073',
    RtnMsg: 'Get CVS Code Succeeded.',
    PaymentType: isNumber ? 'CVS_CVS' : 'BARCODE_BARCODE',
    PaymentNo: isNumber ? `GW${digits(12)}` : '',
    Barcode1: Barcode1,
    Barcode2: Barcode2,
    Barcode3: Barcode3,
    ExpireDate: slashed(last),
  };
}

/** As on a real slip: deadline and collecting agency, trade number, and amount. */
function barcodes(last: string, trade: CodeTrade): [string, string, string] {
  const [, , month = '', day = ''] = /^(\d+)-(\d+)-(\d+)/.exec(last) ?? [];
  const day6 = last.slice(2, 10).replaceAll('-', '');
  const amount = trade.TotalAmount.padStart(9, '0');
  return [`${day6}6EC`, `01${digits(14)}`, `${month}${day}${digits(2)}${amount}`];
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

const slashed = (time: string): string => time.replaceAll('-', '/');
