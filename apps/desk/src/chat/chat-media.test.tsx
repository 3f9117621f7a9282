import {
  answerMember,
  askShop,
  dataOf,
  shopperOf,
  testPicture,
  testVideo,
  testVideoWithSound,
  type PlacedData,
  type TestMember,
} from '@mall/server/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

let member: TestMember;
beforeEach(async () => {
  member = await desk.shop.makeMember({ name: '林小滿' });
  await askShop(desk.shop, member, '在嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
});

const field = () => screen.findByRole('textbox', { name: '回覆' });
const log = () => within(screen.getByRole('log', { name: '與林小滿的對話' }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const picture = async (name: string) =>
  new File([new Uint8Array(await testPicture())], name, { type: 'image/jpeg' });
/** What the member has received. */
const received = async () => {
  const reply = await desk.shop.as(member).get('/api/member/service/message/history?peek=1');
  return dataOf<{ list: readonly { type: number; from_user: boolean }[] }>(reply)
    .list.filter(({ from_user }) => !from_user)
    .map(({ type }) => type);
};

it('pictures are sent when they are chosen, pasted or dropped', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  await userEvent.upload(
    await screen.findByLabelText('傳送照片或影片', { selector: 'input' }),
    await picture('chosen.jpg'),
  );
  await log().findByRole('button', { name: '放大檢視照片' });
  const pasted = { files: [await picture('pasted.jpg')], types: ['Files'] };
  fireEvent.paste(await field(), { clipboardData: pasted });
  const dropped = { files: [await picture('dropped.jpg')], types: ['Files'] };
  fireEvent.drop(document.body, { dataTransfer: dropped });
  await expect.poll(received).toEqual([2, 2, 2]);
  expect(await screen.findByText('已回覆')).toBeVisible();
});

it('a picture whose upload failed is sent once by a retry, also after another screen', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  const restore = desk.loseReplies('/api/staff/chat/media/store');
  await userEvent.upload(
    await screen.findByLabelText('傳送照片或影片', { selector: 'input' }),
    await picture('box.jpg'),
  );
  await log().findByRole('button', { name: '再試一次' });
  // The server has stored it: only the reply was lost.
  expect(await received()).toEqual([2]);
  restore();
  await userEvent.click(screen.getByRole('link', { name: /今天/ }));
  await screen.findByRole('heading', { name: '蘇雅筑，您好' });
  const [screens] = screen.getAllByRole('navigation', { name: '畫面' });
  await userEvent.click(within(screens ?? document.body).getByRole('link', { name: /客服/ }));
  await userEvent.click(await screen.findByRole('link', { name: /林小滿/ }));
  await press('再試一次');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull());
  expect(await received()).toEqual([2]);
});

const sendVideo = async (bytes: Buffer) => {
  const file = new File([new Uint8Array(bytes)], 'parcel.mp4', { type: 'video/mp4' });
  await userEvent.upload(
    await screen.findByLabelText('傳送照片或影片', { selector: 'input' }),
    file,
  );
  await expect.poll(received).toEqual([3]);
  await vi.waitFor(() => expect(log().queryByRole('progressbar')).toBeNull());
};
const DROPPED = '這段影片的聲音格式無法在網頁播放，送出的影片沒有聲音。';

it('an own video says that its sound was dropped when browsers cannot play the format', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  await sendVideo(await testVideoWithSound('ac3'));
  expect(await log().findByRole('status')).toHaveTextContent(DROPPED);
  expect(log().getByRole('group', { name: '影片' })).toHaveAccessibleDescription(DROPPED);
});

it('an own video says nothing about its sound when browsers play it', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  await sendVideo(await testVideoWithSound('aac'));
  expect(log().queryByRole('status')).toBeNull();
});

it('an own video says nothing about its sound when it has none', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  await sendVideo(await testVideo());
  expect(log().queryByRole('status')).toBeNull();
});

it('a file that cannot be sent is named with the reason', async () => {
  desk.open(`/chat/${member.id}`);
  const dropped = { files: [new File(['x'], 'list.pdf', { type: 'application/pdf' })] };
  await field();
  fireEvent.drop(document.body, { dataTransfer: { ...dropped, types: ['Files'] } });
  expect(await screen.findByText('「list.pdf」不是可以傳送的照片或影片。')).toBeVisible();
  expect(await received()).toEqual([]);
});

it('an order beside the conversation is sent to the member, after a question when a colleague has answered', async () => {
  const shopper = shopperOf(desk.shop.as(member), member);
  const tea = await desk.shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await desk.shop.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 2 });
  const number = dataOf<PlacedData>(await shopper.pay(700)).trans_order_id;
  desk.open(`/chat/${member.id}`);
  await press('關於林小滿');
  await answerMember(await desk.make('何明哲', ['agent']), member, '查詢中');
  await press(`把訂單 ${number} 傳給對方`);
  const dialog = within(await screen.findByRole('alertdialog', { name: '同事剛剛已經回覆' }));
  expect(dialog.getByText(`訂單 ${number}`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '仍然送出' }));
  expect(await log().findByRole('link', { name: new RegExp(`${number}.*待付款`) })).toBeVisible();
  await expect.poll(received).toEqual([1, 4]);
});
