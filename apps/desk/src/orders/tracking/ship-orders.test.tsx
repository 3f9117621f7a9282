import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeOrders } from '../../testing/placeOrders';
import { setupDesk } from '../../testing/setupDesk';

const desk = setupDesk();
const N = ['900123456781', '900123456782', '900123456783'] as const;
const NAMES = ['林小滿', '王小明', '陳阿芳'];

const dialog = async () => within(await screen.findByRole('dialog', { name: '出貨' }));
const paste = async (text: string) => {
  const field = (await dialog()).getByRole('textbox', { name: '物流單號' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const preview = async () =>
  within((await dialog()).getByRole('list', { name: '出貨預覽' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shipButton = async () => (await dialog()).getByRole('button', { name: /^出貨 \d 筆$/ });

/** Opens the dialog that ships three prepared orders. @returns their numbers, in the order of the list */
async function openDialog(): Promise<readonly [string, string, string]> {
  const [a = '', b = '', c = ''] = await placeOrders(desk.shop, 'preparing', NAMES);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/orders?view=toShip');
  await screen.findByRole('checkbox', { name: new RegExp(c) });
  await userEvent.click(screen.getByRole('checkbox', { name: '選取這一頁' }));
  await userEvent.click(await screen.findByRole('button', { name: '出貨 3 筆' }));
  return [a, b, c];
}

/** A paste, and what the preview says of each order: a number, or a state. */
interface Paste {
  readonly title: string;
  readonly text: (a: string, b: string, c: string) => string;
  readonly read: readonly [string, string, string];
  readonly ships: number;
  readonly says?: RegExp;
}
const SHIPPED = [`${N[0]}出貨`, `${N[1]}出貨`, `${N[2]}出貨`] as const;

it.each<Paste>([
  {
    title: 'groups of four',
    text: (a, b, c) => `${a} 9001 2345 6781\n${b} 9001 2345 6782\n${c} 9001 2345 6783`,
    read: SHIPPED,
    ships: 3,
  },
  {
    title: 'a column of pieces',
    text: (a, b, c) => `${a}\t1\t${N[0]}\n${b}\t2\t${N[1]}\n${c}\t1\t${N[2]}`,
    read: SHIPPED,
    ships: 3,
  },
  {
    title: 'a column of carriers',
    text: (a, b, c) => `${a}\t711\t${N[0]}\n${b}\tDHL\t${N[1]}\n${c}\t黑貓\t${N[2]}`,
    read: SHIPPED,
    ships: 3,
  },
  { title: 'a heading', text: () => `物流單號\n${N.join('\n')}`, read: SHIPPED, ships: 3 },
  { title: 'an English heading', text: () => `Tracking\n${N.join('\n')}`, read: SHIPPED, ships: 3 },
  {
    title: 'the number first',
    text: (a, b, c) => `${N[2]}\t${c}\n${N[0]}\t${a}\n${N[1]}\t${b}`,
    read: SHIPPED,
    ships: 3,
  },
  {
    title: 'one number three times',
    text: (a, b, c) => [a, b, c].map((id) => `${id} 8888012345678900`).join('\n'),
    read: ['8888012345678900先不出貨', '8888012345678900先不出貨', '8888012345678900先不出貨'],
    ships: 0,
    says: /^這些訂單單號相同，是放在同一個包裹/,
  },
  {
    title: 'a mistyped order',
    text: (a, b, c) => `${a} ${N[0]}\n${b.slice(0, -1)}! ${N[1]}\n${c} ${N[2]}`,
    read: [`${N[0]}出貨`, '先不出貨', `${N[2]}出貨`],
    ships: 2,
    says: /^第 2 行：這筆訂單沒有勾選，或編號打錯了$/,
  },
  {
    title: 'a number that a spreadsheet has rounded',
    text: (a, b) => `${a} 8.88801E+15\n${b} ${N[1]}`,
    read: ['先不出貨', `${N[1]}出貨`, '沒有單號'],
    ships: 2,
    says: /^第 1 行：這個單號被試算表改成科學記號/,
  },
  {
    title: 'full width, a byte order mark and texts of a spreadsheet',
    text: (a, b, c) =>
      `\ufeff${a}\u3000９００１２３４５６７８１\r\n${b}，="${N[1]}"\r\n"${c}","${N[2]}"`,
    read: SHIPPED,
    ships: 3,
  },
  {
    title: 'an order without a line',
    text: (a, b) => `${a} ${N[0]}\n${b} ${N[1]}`,
    read: [`${N[0]}出貨`, `${N[1]}出貨`, '沒有單號'],
    ships: 3,
    says: /^沒有單號也會出貨：\w+$/,
  },
])(
  'the preview shows the number of each order, and the button how many are shipped, when $title is pasted',
  async ({ text, read, ships, says }) => {
    const ids = await openDialog();
    await paste(text(...ids));
    expect(await preview()).toEqual(ids.map((id, at) => `${id}${NAMES[at]}${read[at]}`));
    expect(await shipButton()).toHaveTextContent(`出貨 ${ships} 筆`);
    if (says) expect((await dialog()).getByText(says)).toBeVisible();
  },
);

it('orders are shipped with the pasted numbers, and the one whose line is wrong waits', async () => {
  const [a, b, c] = await openDialog();
  await userEvent.type((await dialog()).getByRole('combobox', { name: '物流公司' }), '黑貓宅急便');
  await paste(`${a} ${N[0]}\n${b} 請洽店家\n${c} 9001 2345 6783`);
  expect((await dialog()).getByText(`單號更正前先不出貨：${b}`)).toBeVisible();
  await userEvent.click(await shipButton());
  expect(await screen.findByText('出貨 2 筆訂單')).toBeVisible();
  await desk.shop.tick(new Date(Date.now() + 10_000));
  const shippingOf = async (id: string) => {
    const { state, shipping } = await desk.staff().orders.detail(id);
    return [state, shipping.carrier, shipping.tracking_number];
  };
  expect(await shippingOf(a)).toEqual(['shipped', '黑貓宅急便', N[0]]);
  expect(await shippingOf(b)).toEqual(['preparing', null, null]);
  expect(await shippingOf(c)).toEqual(['shipped', '黑貓宅急便', N[2]]);
});

it('orders of one number are shipped after the colleague said that they are one parcel', async () => {
  const ids = await openDialog();
  await paste(ids.map((id) => `${id} ${N[0]}`).join('\n'));
  const isOne = (await dialog()).getByRole('checkbox', { name: /同一個包裹/ });
  expect(await shipButton()).toBeDisabled();
  await userEvent.click(isOne);
  expect(await shipButton()).toHaveTextContent('出貨 3 筆');
  // Another text is another question.
  await paste(ids.map((id) => `${id} ${N[1]}`).join('\n'));
  expect(await shipButton()).toBeDisabled();
});

it.each(['9001 2345 6783', '單號：900123456783', '９００１－２３４５－６７８３'])(
  'an order is shipped from its page with the number 900123456783 when it is written as %s',
  async (text) => {
    const [id = ''] = await placeOrders(desk.shop, 'preparing', ['林小滿']);
    await desk.signIn('簡志勇', ['clerk']);
    desk.open(`/orders/${id}`);
    await userEvent.click(await screen.findByRole('button', { name: '出貨' }));
    await paste(text);
    await userEvent.click(await shipButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await desk.staff().orders.detail(id)).shipping.tracking_number).toBe('900123456783');
  },
);

it('a tracking number is corrected on the page of a shipped order', async () => {
  const [id = ''] = await placeOrders(desk.shop, 'shipped', ['林小滿']);
  await desk.shop.db.execute(`update orders set carrier = '黑貓宅急便', tracking_number = '9001'`);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders/${id}`);
  expect(await screen.findByText('黑貓宅急便・9001')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '更正物流單號' }));
  const asked = within(await screen.findByRole('dialog', { name: '更正物流單號' }));
  const field = asked.getByRole('textbox', { name: '物流單號' });
  expect(field).toHaveValue('9001');
  await userEvent.clear(field);
  await userEvent.type(field, '請洽店家');
  expect(asked.getByText('物流單號只有英文字母和數字')).toBeVisible();
  expect(asked.getByRole('button', { name: '儲存' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '單號：9001 2345 6783');
  expect(asked.getByText('會存成 900123456783')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '儲存' }));
  expect(await screen.findByText('黑貓宅急便・900123456783')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await desk.staff().orders.detail(id)).shipping).toMatchObject({
    carrier: '黑貓宅急便',
    tracking_number: '900123456783',
  });
});

it.each([
  { state: 'preparing', role: 'clerk' },
  { state: 'shipped', role: 'agent' },
] as const)(
  'the page of an order has no correction of its number when it is $state and the colleague is $role',
  async ({ state, role }) => {
    const [id = ''] = await placeOrders(desk.shop, state, ['林小滿']);
    await desk.signIn('簡志勇', [role]);
    desk.open(`/orders/${id}`);
    await screen.findByRole('group', { name: '收件與配送' });
    expect(screen.queryByRole('button', { name: '更正物流單號' })).toBeNull();
  },
);
