import { taipeiTime } from '../../kernel/time';
import { type EcpayKeys, signed } from '../../platform/ecpay/check-mac-value';
import type { TradeRequest } from './trade-request';

/** The results of a trade with ECPay's codes and messages. */
const outcomes = {
  paid: { RtnCode: '1', RtnMsg: '交易成功' },
  failed: { RtnCode: '10100058', RtnMsg: '銀行拒絕這筆交易，請改用其他卡片或聯絡發卡銀行' },
} as const;

/** ECPay's names of the payment types. */
export const paymentTypes: Readonly<Record<TradeRequest['ChoosePayment'], string>> = {
  Credit: 'Credit_CreditCard',
  ATM: 'ATM_TAISHIN',
  CVS: 'CVS_CVS',
  BARCODE: 'BARCODE_BARCODE',
};

/** The cashier's own trade number. */
export const tradeNo = ({ MerchantTradeDate, MerchantTradeNo }: TradeRequest): string =>
  `${MerchantTradeDate.replace(/\D/g, '')}${MerchantTradeNo.slice(-6)}`;

/** The signed fields of ECPay's result message. */
export function tradeResult(
  trade: TradeRequest,
  outcome: keyof typeof outcomes,
  keys: EcpayKeys,
  now: Date,
): Record<string, string> {
  const time = taipeiTime(now).replaceAll('-', '/');
  return signed(
    {
      MerchantID: trade.MerchantID,
      MerchantTradeNo: trade.MerchantTradeNo,
      StoreID: '',
      ...outcomes[outcome],
      TradeNo: tradeNo(trade),
      TradeAmt: trade.TotalAmount,
      PaymentDate: time,
      PaymentType: paymentTypes[trade.ChoosePayment],
      PaymentTypeChargeFee: '0',
      TradeDate: trade.MerchantTradeDate,
      SimulatePaid: '0',
      CustomField1: trade.CustomField1,
      CustomField2: '',
      CustomField3: '',
      CustomField4: '',
    },
    keys,
  );
}
