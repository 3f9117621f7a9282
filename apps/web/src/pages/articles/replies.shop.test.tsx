import { dataOf, type TestMember } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();

let [article, root] = [0, 0];
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember({ name: '林小滿' });
  ({ id: article } = await setup.shop.makeArticle());
  const asker = await setup.shop.makeMember({ name: '王小明' });
  root = await write(asker, '哪裡買得到？');
});

/** Writes a comment, or a reply to one. @returns its id */
async function write(author: TestMember, comment: string, reply_to?: number): Promise<number> {
  const body = { a_id: article, action: 'add', comment, ...(reply_to && { reply_to }) };
  const reply = await setup.shop.as(author).post('/api/article/message', body);
  return dataOf<{ readonly comment: { readonly id: number } }>(reply).comment.id;
}
const open = (who?: TestMember) => setup.open(`/article/${article}`, who);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const replyField = (author: string) => screen.findByPlaceholderText(`回覆 ${author}`);
/** Sends what is written in a field: the page has one for comments, too. */
const send = (field: HTMLElement) =>
  userEvent.click(
    within(field.closest('form') ?? document.body).getByRole('button', { name: '送出留言' }),
  );
const replies = async () => within(await screen.findByRole('list', { name: '給王小明的回覆' }));
const texts = async () =>
  (await replies()).getAllByRole('listitem').map(({ textContent }) => textContent);

it('the replies to a comment are shown on request, the oldest first', async () => {
  await write(member, '巷口那家', root);
  await write(member, '後來搬走了', root);
  await open();
  await press('查看 2 則回覆');
  const shown = await texts();
  expect(shown.map((text) => /巷口那家|後來搬走了/.exec(text ?? '')?.[0])).toEqual([
    '巷口那家',
    '後來搬走了',
  ]);
  expect(screen.queryByRole('button', { name: /^查看/ })).toBeNull();
  // The page has one comment of its own.
  expect(screen.getByRole('heading', { name: '3 則留言' })).toBeVisible();
});

it('a reply is written in the place of its comment, and stands among the replies when it is sent', async () => {
  await open(member);
  await press('回覆王小明');
  const field = await replyField('王小明');
  expect(field).toHaveFocus();
  await userEvent.type(field, '巷口那家');
  await send(field);
  await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('巷口那家')]));
  await waitFor(() => expect(screen.queryByPlaceholderText('回覆 王小明')).toBeNull());
  expect(await screen.findByRole('heading', { name: '2 則留言' })).toBeVisible();
});

it('a reply to a reply stands among the replies to the same comment', async () => {
  const other = await setup.shop.makeMember({ name: '陳阿芳' });
  await write(other, '巷口那家', root);
  await open(member);
  await press('查看 1 則回覆');
  await press('回覆陳阿芳');
  const field = await replyField('陳阿芳');
  await userEvent.type(field, '謝謝');
  await send(field);
  await waitFor(async () =>
    expect(await texts()).toEqual([
      expect.stringContaining('巷口那家'),
      expect.stringContaining('謝謝'),
    ]),
  );
});

it('the text of a reply stays in its field when its comment was deleted meanwhile', async () => {
  await open(member);
  await press('回覆王小明');
  const field = await replyField('王小明');
  await userEvent.type(field, '巷口那家');
  await setup.shop.db.execute(`delete from article_comments where id = ${root}`);
  await send(field);
  expect(await screen.findByText('找不到這筆資料，可能已經移除')).toBeInTheDocument();
  expect(await replyField('王小明')).toHaveValue('巷口那家');
  expect(screen.queryByRole('list', { name: '給王小明的回覆' })).toBeNull();
});

it('the like of a reply shows on it', async () => {
  const other = await setup.shop.makeMember({ name: '陳阿芳' });
  await write(other, '巷口那家', root);
  await open(member);
  await press('查看 1 則回覆');
  await press('陳阿芳的留言，0 個讚');
  expect(
    await screen.findByRole('button', { name: '陳阿芳的留言，1 個讚', pressed: true }),
  ).toBeVisible();
});

it('a guest who replies is asked to sign in', async () => {
  await open();
  await press('回覆王小明');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/login/));
});
