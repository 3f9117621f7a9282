import {
  answerMember,
  dataOf,
  makeColleague,
  openDeskSocket,
  shopperOf,
  type PlacedData,
  type TestDeskSocket,
  type TestMember,
} from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
let desk: TestDeskSocket | null = null;
beforeEach(async () => {
  member = await setup.shop.makeMember({ name: '阿芳' });
});
afterEach(() => desk?.close());

/** Creates an order of the member. @returns its number */
async function placeOrder(): Promise<string> {
  const { shop } = setup;
  const cake = await shop.makeProduct({ name: '鳳梨酥', rules: [{ amount: 300, stock: 10 }] });
  const shopper = shopperOf(shop.as(member), member);
  await shopper.add(cake.rules[0]?.id ?? 0);
  const { totals } = dataOf<{ totals: { total_amount: number } }>(
    await shopper.ship((await shop.makeShippingMethod()).id),
  );
  return dataOf<PlacedData>(await shopper.pay(totals.total_amount)).trans_order_id;
}

it('shows that no staff is present, and accepts messages nevertheless', async () => {
  await setup.shop.setConfig('common', 'service_hours', '每天 09:00–21:00');
  await setup.open('/service', member);
  expect(await screen.findByText(/服務時間是每天 09:00–21:00，一有回覆就會通知您/)).toBeVisible();
  expect(screen.getByText('客服目前不在線上')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '客服' })).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: '輸入訊息' }), '請問幾點開門？');
  await userEvent.click(screen.getByRole('button', { name: '傳送' }));
  const log = await screen.findByRole('log');
  expect(within(log).getByText('請問幾點開門？')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '輸入訊息' })).toHaveValue('');

  const agent = await makeColleague(setup.shop, ['agent'], { name: '阿珠' });
  desk = openDeskSocket(setup.shop.baseUrl, agent);
  expect(await screen.findByText('客服在線上')).toBeVisible();
  expect(screen.queryByText(/一有回覆就會通知您/)).toBeNull();
  await answerMember(agent, member, '九點開門喔');
  expect(await within(log).findByText('九點開門喔')).toBeVisible();
  expect(within(log).getByText('阿珠')).toBeVisible();
  expect(within(log).getByText('今天')).toBeVisible();
});

it('sends an offered question', async () => {
  await setup.open('/service', member);
  await userEvent.click(await screen.findByRole('button', { name: '可以退換貨嗎？' }));
  const log = await screen.findByRole('log');
  expect(await within(log).findByText('可以退換貨嗎？')).toBeVisible();
});

it('shows the product that a message links to', async () => {
  const cake = await setup.shop.makeProduct({
    name: '鳳梨酥',
    rules: [{ amount: 300, stock: 10 }],
  });
  await setup.open('/service', member);
  const field = await screen.findByRole('textbox', { name: '輸入訊息' });
  await userEvent.type(field, `請問 ${location.origin}/product/${cake.id} 還有嗎？`);
  await userEvent.click(screen.getByRole('button', { name: '傳送' }));
  expect(await screen.findByRole('link', { name: /鳳梨酥/ })).toHaveAttribute(
    'href',
    `/product/${cake.id}`,
  );
});

it('shows a public post that a message links to, and none that is restricted', async () => {
  const forAll = await setup.shop.makeArticle({ memberId: member.id, content: '今天的晚餐' });
  const forSome = await setup.shop.makeArticle({
    memberId: member.id,
    content: '只給團員看',
    permission: 2,
    gids: [member.gid],
  });
  await setup.open('/service', member);
  const field = await screen.findByRole('textbox', { name: '輸入訊息' });
  for (const { id } of [forSome, forAll]) {
    await userEvent.type(field, `想問這篇 ${location.origin}/article/${id}`);
    await userEvent.click(screen.getByRole('button', { name: '傳送' }));
  }
  expect(await screen.findByRole('link', { name: /今天的晚餐/ })).toHaveAttribute(
    'href',
    `/article/${forAll.id}`,
  );
  expect(screen.queryByText('只給團員看')).toBeNull();
});

it('offers the order of the previous page, and sends it on a click', async () => {
  const placed = await placeOrder();
  await setup.open(`/service?order=${placed}`, member);
  const offer = within(await screen.findByRole('region', { name: `詢問訂單 ${placed}` }));
  expect(offer.getByRole('link', { name: new RegExp(placed) })).toBeVisible();
  await userEvent.click(offer.getByRole('button', { name: '傳送這筆訂單' }));
  const log = await screen.findByRole('log');
  expect(await within(log).findByRole('link', { name: new RegExp(placed) })).toHaveAttribute(
    'href',
    `/order/${placed}`,
  );
  expect(screen.queryByRole('region', { name: `詢問訂單 ${placed}` })).toBeNull();
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/service$/);
});

it('does not send an empty text', async () => {
  await setup.open('/service', member);
  const field = await screen.findByRole('textbox', { name: '輸入訊息' });
  const button = screen.getByRole('button', { name: '傳送' });
  await userEvent.type(field, '   ');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.clear(field);
  await userEvent.type(field, '有字');
  await userEvent.click(button);
  expect(await within(await screen.findByRole('log')).findByText('有字')).toBeVisible();
  const stored = () => setup.shop.db.execute<{ text: string }>('select text from chat_messages');
  await waitFor(async () => expect((await stored()).rows).toEqual([{ text: '有字' }]));
});

it('leads staff to the desk, and has no message field', async () => {
  const staff = await setup.shop.makeMember({ role: 'staff', name: '阿珠' });
  await setup.open('/service', staff);
  const title = { level: 1, name: '這是會員與客服對話的地方' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByText(/請到後台回覆會員/)).toBeVisible();
  expect(screen.getByRole('link', { name: '到後台回覆' })).toHaveAttribute('href', '/desk/chat');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('names files that cannot be sent', async () => {
  await setup.open('/service', member);
  await screen.findByRole('textbox', { name: '輸入訊息' });
  const list = new File(['x'], 'list.pdf', { type: 'application/pdf' });
  const input = screen.getByLabelText('傳送照片或影片', { selector: 'input' });
  await userEvent.upload(input, list, { applyAccept: false });
  expect(screen.getByText('「list.pdf」不是可以傳送的照片或影片。')).toBeVisible();
});

it('saves whether a new message plays a sound', async () => {
  await setup.open('/service', member);
  const sound = await screen.findByRole('button', { name: '新訊息提示音' });
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('mall.chat-sound')).toContain('false');
  await userEvent.click(sound);
});

it('asks a guest to sign in, and shows the contact address', async () => {
  await setup.shop.setConfig('common', 'email', 'hello@mall.test');
  await setup.open('/service');
  expect(await screen.findByRole('link', { name: '登入' })).toHaveAttribute(
    'href',
    '/login?back=%2Fservice',
  );
  expect(await screen.findByRole('link', { name: '或寫信到 hello@mall.test' })).toHaveAttribute(
    'href',
    'mailto:hello@mall.test',
  );
});
