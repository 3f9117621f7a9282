import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Makes 120 paid orders, three pages. */
async function makeThreePages(): Promise<void> {
  await placeOrders(desk.shop, 'paid', ['林小滿']);
  const { rows } = await desk.shop.db.execute<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'orders' and column_name not in ('id', 'trans_order_id')`,
  );
  const columns = rows.map(({ column_name: name }) => name).join(', ');
  await desk.shop.db.execute(
    `insert into orders (trans_order_id, ${columns})
     select 'N' || lpad(at::text, 9, '0'), ${columns} from orders, generate_series(1, 119) as at`,
  );
}
const range = (text: string) => screen.findByText((shown) => shown.includes(text));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('the first page is shown before a page whose link does not name the earlier ones', async () => {
  await makeThreePages();
  await desk.signIn('簡志勇', ['clerk']);
  const { after } = await desk.staff().orders.list({ view: 'toPick' });
  desk.open(`/orders?view=toPick&cursor=${after}&page=2`);
  await range('51–100');
  await press('上一頁');
  await range('1–50');
});
