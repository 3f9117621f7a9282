import type { StaffOrderDetail } from '@mall/sdk/staff';
import {
  acceptTransfers,
  dataOf,
  fullOr,
  gatewayFor,
  openDesk,
  payByTransfer,
  type PlacedData,
  type RandomSource,
  seededRandom,
  type TestColleague,
} from '@mall/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const RUNS = fullOr(5, 300);
const PRICE = 120;
const FEE = 100;
/** More steps than any sequence needs. */
const MOST_STEPS = 30;
const desk = setupDesk();

/** A shop with an order, and perhaps another one in its parcel, and who works there. */
interface Run {
  readonly pick: RandomSource;
  readonly isCard: boolean;
  readonly ids: readonly string[];
  readonly colleague: TestColleague;
  /** What the dialogs named when money moved, NT$. */
  named: number;
}

async function start(seed: number): Promise<Run> {
  const { shop } = desk;
  const pick = seededRandom(seed);
  const isCard = pick(2) === 0;
  await acceptTransfers(shop);
  await shop.setConfig('order', 'merge_order', '1');
  const tea = await shop.makeProduct({ name: '烏龍茶', rules: [{ amount: PRICE, stock: 99 }] });
  const shopper = await shop.makeShopper();
  const owner = await openDesk(shop);
  await shopper.ship((await shop.makeShippingMethod({ fee: FEE, freeFrom: null })).id);
  const ids: string[] = [];
  for (const fee of pick(2) === 0 ? [FEE] : [FEE, 0]) {
    const quantity = 1 + pick(2);
    await shopper.add(tea.rules[0]?.id ?? 0, { quantity });
    const total = quantity * PRICE + fee;
    if (!isCard) ids.push(await payByTransfer(shopper, owner, total));
    else {
      const bank = gatewayFor(shop);
      const placed = dataOf<PlacedData>(await shopper.pay(total));
      const ownNumber = { TradeNo: `T${placed.trans_order_id.slice(-10)}` };
      await bank.send(bank.result(placed.next.fields, ownNumber));
      ids.push(placed.trans_order_id);
    }
  }
  // The gateway refunds a part at once after it has closed the day of the payment.
  await shop.db.execute(`update payment_attempts set paid_at = now() - interval '3 days'`);
  const colleague = await desk.make('同事', ['owner']);
  await desk.signIn('店主王', ['owner']);
  return { pick, isCard, ids, colleague, named: 0 };
}

const read = async ({ colleague }: Run, id: string) =>
  dataOf<StaffOrderDetail>(await colleague.get(`/api/staff/order/detail/${id}`));
const sumIn = (text: string | null): number =>
  Number(/NT\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);
const dialogOf = async (role: 'dialog' | 'alertdialog') => within(await screen.findByRole(role));
type Asked = Awaited<ReturnType<typeof dialogOf>>;

/** Presses the button of a dialog once its sum is read. @returns the sum in the title or on the button. */
async function confirmIn(asked: Asked, name: string | RegExp): Promise<number> {
  const button = await asked.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  const onButton = sumIn(button.textContent);
  const sum = Number.isNaN(onButton)
    ? sumIn(asked.getAllByRole('heading')[0]?.textContent ?? null)
    : onButton;
  await userEvent.click(button);
  return sum;
}
const closed = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Refunds some units of the line, or the fee that no parcel needs. */
async function refundUnits(run: Run, { products }: StaffOrderDetail): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '退這項' }));
  const asked = await dialogOf('dialog');
  const more = run.pick(products[0]?.refundable ?? 1);
  for (let unit = 0; unit < more; unit += 1) {
    await userEvent.click(asked.getByRole('button', { name: /增加/ }));
  }
  const sum = await confirmIn(asked, /^退款 NT\$/);
  await closed('dialog');
  // What is to be paid by hand moves when it is confirmed.
  if (run.isCard) run.named += sum;
}

/** Another colleague refunds a unit while the dialog is open. */
async function meddle(run: Run, order: StaffOrderDetail): Promise<void> {
  const body = {
    ...{ o_id: order.trans_order_id, amount: PRICE, reason: '破損' },
    lines: [{ item: order.products[0]?.item ?? 0, quantity: 1, restock: true }],
    ...{ shipping_fee: false, by_hand: true },
  };
  dataOf(await run.colleague.post('/api/staff/order/refund/lines', body));
}

async function cancel(run: Run, order: StaffOrderDetail): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '取消並退款' }));
  const asked = await dialogOf('dialog');
  fireEvent.change(asked.getByRole('textbox', { name: /原因/ }), { target: { value: '缺貨' } });
  const isChanged = (order.products[0]?.refundable ?? 0) > 1 && run.pick(2) === 0;
  if (isChanged) {
    const title = await asked.findByRole('heading', { name: /NT\$/ });
    const before = sumIn(title.textContent);
    await meddle(run, order);
    await confirmIn(asked, '取消並退款');
    expect(await screen.findByText(/退款金額已經變更/)).toBeVisible();
    await waitFor(() => {
      expect(sumIn(asked.getAllByRole('heading')[0]?.textContent ?? null)).toBe(before - PRICE);
    });
  }
  await confirmIn(asked, '取消並退款');
  await closed('dialog');
}

/** Pays back the rest of an order, or confirms a refund that waits; the answer may be lost. */
async function payBack(run: Run, id: string, opener: HTMLElement): Promise<void> {
  await userEvent.click(opener);
  const asked = await dialogOf('alertdialog');
  const name = /我已經另外退款|執行退款/;
  if (run.pick(4) > 0) {
    run.named += await confirmIn(asked, name);
    return closed('alertdialog');
  }
  const { refunded_amount: before } = await read(run, id);
  const restore = ['', '/confirm'].map((end) => desk.loseReplies(`/api/staff/order/refund${end}`));
  run.named += await confirmIn(asked, name);
  await waitFor(async () => expect((await read(run, id)).refunded_amount).toBeGreaterThan(before));
  for (const answerAgain of restore) answerAgain();
  await confirmIn(asked, name);
  return closed('alertdialog');
}

/** Does one thing that the page of an order offers. @returns false when it offers nothing. */
async function step(run: Run, id: string): Promise<boolean> {
  const order = await read(run, id);
  desk.open(`/orders/${id}`);
  await screen.findByRole('heading', { name: '處理紀錄' });
  const payers = screen.queryAllByRole('button', { name: /^(執行退款|我已經另外退款 NT\$.*)$/ });
  const isOpen = order.next_states.includes('refunding');
  const mayRefund = order.products.some(({ refundable }) => refundable > 0);
  const [payer] = payers.length > 0 ? payers.slice(run.pick(payers.length)) : [];
  if (payer && (!isOpen || run.pick(2) === 0)) await payBack(run, id, payer);
  else if (mayRefund && run.pick(3) > 0) await refundUnits(run, order);
  else if (isOpen) await cancel(run, order);
  else return false;
  return true;
}

it.each(Array.from({ length: RUNS }, (_, seed) => seed + 1))(
  'the sums that dialogs name are what is paid back and owed when refunds are mixed at random: %i',
  async (seed) => {
    const run = await start(seed);
    const paid = await Promise.all(run.ids.map(async (id) => (await read(run, id)).final_amount));
    for (let at = 0; at < MOST_STEPS; at += 1) {
      const first = run.pick(run.ids.length);
      const order = [...run.ids.slice(first), ...run.ids.slice(0, first)];
      let isDone = true;
      for (const id of order) isDone = isDone && !(await step(run, id));
      if (isDone) break;
    }
    const ended = await Promise.all(run.ids.map((id) => read(run, id)));
    const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
    expect(ended.map(({ state }) => state)).toEqual(run.ids.map(() => 'refunded'));
    expect(ended.map((order) => order.refunded_amount)).toEqual(paid);
    expect(run.named).toBe(sum(paid));
  },
);
