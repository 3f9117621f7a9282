import { beforeEach, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { refundWith } from '../../testing/refund-with';
import { siteAddress } from '../../kernel/site-address';
import { ecpayGateway } from '../payments/ecpay/ecpay-gateway';
import { SANDBOX } from '../../config/payment-config';
import { readConfig } from '../../config/config';
import { RefundRefused, type RefundRequest } from '../payments/gateway';
import { readAnyOrder } from './orders.service';

let shopper: Shopper;
let id = '';
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
  const home = await mall.makeShippingMethod();
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const placed = dataOf<PlacedData>(await shopper.pay(700));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  id = placed.trans_order_id;
  await shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '買錯了' });
});

/** Refunds an order as staff, with a gateway that refunds or refuses. */
const refundBy = async (refund: (request: RefundRequest) => Promise<void>) => {
  const gateway = {
    ...ecpayGateway(
      SANDBOX,
      siteAddress({ publicUrl: null, deskUrl: null, port: 0 }, () => []),
    ),
    refund,
  };
  await refundWith(mall, gateway, { o_id: id });
  return readAnyOrder(mall.db, id);
};

test('a card payment is refunded by the gateway, by its own number, before the order changes', async () => {
  const requests: RefundRequest[] = [];
  const order = await refundBy(async (request) => {
    requests.push(request);
    expect((await shopper.order(id)).state).toBe('refunding');
  });
  expect(requests).toEqual([
    {
      merchantTradeNo: expect.any(String),
      tradeNo: expect.stringMatching(/^\d{14}[0-9A-Z]{6}$/),
      amount: 700,
      isPart: false,
    },
  ]);
  expect(order).toMatchObject({ order: { state: 'refunded', payStatus: 'refunded' } });
});

test('a gateway’s refusal leaves the order unchanged, and its message is shown', async () => {
  const refusal = refundBy(() => Promise.reject(new RefundRefused('餘額不足')));
  await expect(refusal).rejects.toMatchObject({ failure: 'refundFailed', args: ['餘額不足'] });
  expect((await shopper.order(id)).state).toBe('refunding');
});

test('only ECPay’s production refunds cards: elsewhere staff refund by hand', async () => {
  const own = { DEMO: '0', ECPAY_MERCHANT_ID: '3002607', ECPAY_HASH_KEY: 'k', ECPAY_HASH_IV: 'i' };
  const gatewayAt = (url?: string) => {
    const config = readConfig({
      PUBLIC_URL: 'https://mall.example',
      ...own,
      ...(url ? { ECPAY_URL: url } : {}),
    });
    return ecpayGateway(
      config.payment,
      siteAddress(config, () => []),
    );
  };
  expect(gatewayAt().refund).not.toBeNull();
  expect(gatewayAt('https://payment-stage.ecpay.com.tw/Cashier/AioCheckOut/V5').refund).toBeNull();
  const desk = await openDesk(mall);
  const move = () => desk.move(id, 'refunded');
  expect((await move()).status).toBe(200);
  expect((await move()).body).toEqual(refused('orderMoveRefused'));
});
