import type { StaffOrderDetail } from '@mall/sdk/staff';
import type { Locator, Page } from '@playwright/test';
import { seededRandom, type RandomSource } from '../../server/src/testing/seeded-random';
import { callAs, signInAtDesk } from '../../web/e2e/calls';
import { dialogsLeft } from '../../web/e2e/dialogs';
import { placeBy } from '../../web/e2e/orders';
import { expect, openSignedIn, test } from '../../web/e2e/test';

const ORDERS = 20;
/** More steps than any sequence needs. */
const MOST_STEPS = 30;
/** A variant of which the demo has plenty. */
const RULE = 16061;

/** NT$ in a title or on a button. */
const sumIn = async (named: Locator): Promise<number> =>
  Number(/NT\$([\d,]+)/.exec((await named.textContent()) ?? '')?.[1]?.replaceAll(',', ''));

/** Refunds some units of the line; they are paid back by hand later. */
async function refundUnits(page: Page, units: number): Promise<void> {
  await page.getByRole('button', { name: '退這項' }).click();
  const dialog = page.getByRole('dialog');
  for (let more = 1; more < units; more += 1) {
    await dialog.getByRole('button', { name: /增加/ }).click();
  }
  await dialog.getByRole('button', { name: /^退款 NT\$/ }).click();
  await expect(dialog).toBeHidden();
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: '取消並退款' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '原因' }).fill('產地缺貨');
  await dialog.getByRole('button', { name: '取消並退款' }).click();
  await expect(dialog).toBeHidden();
}

/** Confirms that money was paid back. @returns the sum that the dialog names, NT$ */
async function payBack(page: Page, opener: Locator): Promise<number> {
  await opener.click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: '我已經另外退款' });
  await expect(confirm).toBeEnabled();
  const sum = await sumIn(dialog.getByRole('heading').first());
  await confirm.click();
  await expect(dialog).toBeHidden();
  return sum;
}

/**
 * Does one thing that the page of the order offers.
 *
 * @returns what was paid back, NT$; null: the page offers nothing more.
 */
async function step(
  page: Page,
  { products, next_states }: StaffOrderDetail,
  pick: RandomSource,
): Promise<number | null> {
  await dialogsLeft(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '處理紀錄' })).toBeVisible();
  const payers = page.getByRole('button', { name: /^(執行退款|我已經另外退款 NT\$.*)$/ });
  const waiting = await payers.count();
  const isOpen = next_states.includes('refunding');
  const units = products[0]?.refundable ?? 0;
  if (waiting > 0 && (!isOpen || pick(2) === 0)) return payBack(page, payers.nth(pick(waiting)));
  if (units > 0 && pick(3) > 0) await refundUnits(page, 1 + pick(units));
  else if (isOpen) await cancel(page);
  else return null;
  return 0;
}

test('the sums that dialogs name are what is paid back and owed when refunds are mixed at random', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const call = await callAs(page);
  const desk = await signInAtDesk(page, 'owner');
  const read = (id: string) => desk.get<StaffOrderDetail>(`/api/staff/order/detail/${id}`);
  await page.goto('/desk');
  await page.getByRole('button', { name: '以店主的身分登入（何明哲）' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (let seed = 1; seed <= ORDERS; seed += 1) {
    const pick = seededRandom(seed);
    const { trans_order_id: id } = await placeBy(call, 'transfer', { [RULE]: 1 + pick(3) });
    await desk.post('/api/staff/order/paid', { o_id: id });
    await page.goto(`/desk/orders/${id}`);
    let named = 0;
    for (let at = 0; at < MOST_STEPS; at += 1) {
      const paid = await step(page, await read(id), pick);
      if (paid === null) break;
      named += paid;
    }
    const { state, refunded_amount, final_amount } = await read(id);
    expect({ seed, state, refunded_amount, named }).toEqual({
      seed,
      state: 'refunded',
      refunded_amount: final_amount,
      named: final_amount,
    });
  }
});
