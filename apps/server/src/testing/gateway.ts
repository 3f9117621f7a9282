import { readConfig } from '../config/config';
import type { Database } from '../db/database';
import { sandboxTrades } from '../db/schema';
import { isGenuine, signed } from '../platform/ecpay/check-mac-value';

const { merchantId, ...keys } = readConfig({}).payment;

type Form = Readonly<Record<string, string>>;

/** Simulates the payment gateway in tests. */
export interface TestGateway {
  /** The gateway's signed result message: paid, or with the changes of `more`. */
  result(fields: Form, more?: Form): Record<string, string>;
  /**
   * Sends a message to the server, from server to server. A genuine payment is first stored in the
   * sandbox's records, which the server queries. @returns the server's response.
   */
  send(form: Form, about?: 'callback' | 'code'): Promise<{ status: number; text: string }>;
}

/** Creates a gateway that sends its messages to the server. */
export function gatewayFor({
  baseUrl,
  db,
}: {
  readonly baseUrl: string;
  readonly db: Database;
}): TestGateway {
  /** The paid forms by trade number. */
  const requests = new Map<string, Form>();
  const isTrue = (form: Form) =>
    form['RtnCode'] === '1' &&
    form['SimulatePaid'] === '0' &&
    form['TradeAmt'] === requests.get(form['MerchantTradeNo'] ?? '')?.['TotalAmount'] &&
    isGenuine(form, keys);
  const enter = async (merchantTradeNo: string) => {
    const request = requests.get(merchantTradeNo) ?? {};
    await db
      .insert(sandboxTrades)
      .values({ merchantTradeNo, request, state: 'paid' })
      .onConflictDoUpdate({ target: sandboxTrades.merchantTradeNo, set: { state: 'paid' } });
  };
  return {
    result(fields, more) {
      const merchantTradeNo = fields['MerchantTradeNo'] ?? '';
      requests.set(merchantTradeNo, fields);
      return signed(
        {
          MerchantID: merchantId,
          MerchantTradeNo: merchantTradeNo,
          RtnCode: '1',
          RtnMsg: '交易成功',
          TradeAmt: fields['TotalAmount'] ?? '',
          PaymentDate: '2026/11/20 10:00:00',
          PaymentType: 'Credit_CreditCard',
          SimulatePaid: '0',
          ...more,
        },
        keys,
      );
    },
    async send(form, about = 'callback') {
      if (isTrue(form)) await enter(form['MerchantTradeNo'] ?? '');
      const response = await fetch(`${baseUrl}/api/payment/ecpay/${about}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return { status: response.status, text: await response.text() };
    },
  };
}
