import { readConfig } from '../config';
import { signed } from '../domains/payments';

const { merchantId, ...keys } = readConfig({}).payment;

/** The gateway's side of a test's payments. */
export interface TestGateway {
  /** The gateway's signed word that a form was paid, or whatever `more` says. */
  result(
    fields: Readonly<Record<string, string>>,
    more?: Readonly<Record<string, string>>,
  ): Record<string, string>;
  /** Tells the mall, from server to server. @returns what the mall answers. */
  tell(
    form: Readonly<Record<string, string>>,
    about?: 'callback' | 'code',
  ): Promise<{ status: number; text: string }>;
}

/** A gateway that calls the mall at `baseUrl`. */
export const gatewayFor = (baseUrl: string): TestGateway => ({
  result: (fields, more) =>
    signed(
      {
        MerchantID: merchantId,
        MerchantTradeNo: fields['MerchantTradeNo'] ?? '',
        RtnCode: '1',
        RtnMsg: '交易成功',
        TradeAmt: fields['TotalAmount'] ?? '',
        PaymentDate: '2026/11/20 10:00:00',
        PaymentType: 'Credit_CreditCard',
        SimulatePaid: '0',
        ...more,
      },
      keys,
    ),
  async tell(form, about = 'callback') {
    const response = await fetch(`${baseUrl}/api/payment/ecpay/${about}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return { status: response.status, text: await response.text() };
  },
});
