import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Makes a post of 張小芬 that members reported with these reasons. */
async function makeReported(content: string, ...reasons: readonly string[]) {
  const { shop } = desk;
  const author = await shop.makeMember({ gid: 4, name: '張小芬' });
  const { id } = await shop.makeArticle({ memberId: author.id, content });
  for (const reason of reasons) {
    const reader = await shop.makeMember({ name: '何明哲' });
    await shop.as(reader).post('/api/article/report', { a_id: id, reason });
  }
  return { id, author };
}
const cards = () => screen.findAllByRole('article', { name: '張小芬的貼文' });
const cardWith = async (text: string) => {
  const card = (await cards()).find((each) => each.textContent.includes(text));
  if (!card) throw new Error(`No case says ${text}`);
  return within(card);
};

it('a moderator sees what waits, hides it with a reason, and shows it again', async () => {
  const { id, author } = await makeReported('買一送一請加好友', '廣告或詐騙', '洗版');
  await desk.signIn('管理林', ['moderator']);
  desk.open('/');
  await userEvent.click(await screen.findByRole('link', { name: /^1\s*待審檢舉/ }));
  const card = await cardWith('買一送一請加好友');
  expect(card.getByText('何•••：廣告或詐騙')).toBeVisible();
  expect(card.getByRole('list', { name: '2 則檢舉' })).toBeVisible();

  await userEvent.click(card.getByRole('button', { name: '隱藏…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '隱藏張小芬的貼文？' }));
  await userEvent.click(dialog.getByRole('button', { name: '隱藏' }));
  expect(dialog.getByText('請選擇原因')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '其他原因' }));
  expect(dialog.getByText('請填寫原因')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), '這是廣告');
  expect(dialog.getByText(/作者會看到：.*原因：這是廣告/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '隱藏' }));
  expect(await screen.findByText('沒有待處理的檢舉')).toBeVisible();
  const detail = () => desk.shop.as().get(`/api/article/detail/${id}`);
  expect((await detail()).status).toBe(404);
  const own = await desk.shop.as(author).get(`/api/article/detail/${id}`);
  expect(own.body.data).toMatchObject({ hidden_reason: '這是廣告' });

  await userEvent.click(screen.getByRole('link', { name: '已處理' }));
  await userEvent.click((await cardWith('買一送一')).getByRole('button', { name: '恢復顯示' }));
  expect(await screen.findByText('已恢復顯示')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '恢復顯示' })).toBeNull());
  expect((await detail()).status).toBe(200);
});

it('keys move between the cases and decide', async () => {
  const first = await makeReported('第一則', '看不順眼');
  await makeReported('第二則', '廣告');
  await desk.signIn('管理林', ['moderator']);
  desk.open('/wall');
  expect(await cards()).toHaveLength(2);
  await userEvent.keyboard('j');
  expect((await cards())[1]).toHaveFocus();
  await userEvent.keyboard('x');
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('ke');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(await cardWith('第二則')).toBeDefined();
  const detail = await desk.shop.as().get(`/api/article/detail/${first.id}`);
  expect(detail.status).toBe(200);
});

it('a case that a colleague has decided meanwhile disappears with a reason', async () => {
  const { id } = await makeReported('買一送一', '廣告');
  const other = await desk.make('店長蘇', ['manager']);
  await desk.signIn('管理林', ['moderator']);
  desk.open('/wall');
  const card = await cardWith('買一送一');
  await other.post('/api/staff/wall/dismiss', { target: { type: 'article', id } });
  await userEvent.click(card.getByRole('button', { name: '沒有問題' }));
  expect(await screen.findByText('同事已經處理過這則檢舉了，請重新載入清單')).toBeVisible();
  expect(await screen.findByText('沒有待處理的檢舉')).toBeVisible();
});

it('a case shows what was reported beside the present text when the author has edited the post', async () => {
  const { id, author } = await makeReported('大家都是笨蛋', '辱罵');
  await desk.shop.as(author).post('/api/article/update', {
    ...{ a_id: id, content: '今天的晚餐是番茄炒蛋', permission: '1', gids: [] },
    ...{ product: [], picture: [], video: [] },
  });
  await desk.signIn('管理林', ['moderator']);
  desk.open('/wall');
  const card = await cardWith('大家都是笨蛋');
  expect(card.getByText('作者已修改')).toBeVisible();
  expect(card.getByRole('region', { name: /^檢舉時的內容/ })).toHaveTextContent('大家都是笨蛋');
  expect(card.getByRole('region', { name: '目前的內容' })).toHaveTextContent('番茄炒蛋');
  expect(card.getByRole('button', { name: '隱藏…' })).toBeVisible();
});

it('a case of a deleted post says so, shows what was reported and is closed', async () => {
  const { id, author } = await makeReported('大家都是笨蛋', '辱罵');
  await desk.shop.as(author).post('/api/article/delete', { a_id: id });
  await desk.signIn('管理林', ['moderator']);
  desk.open('/wall');
  const card = await cardWith('大家都是笨蛋');
  expect(card.getByText('作者已刪除')).toBeVisible();
  expect(card.queryByRole('region', { name: '目前的內容' })).toBeNull();
  expect(card.queryByRole('button', { name: '隱藏…' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: '結案' }));
  expect(await screen.findByText('沒有待處理的檢舉')).toBeVisible();
});

it('who may not moderate sees neither the screen nor the tile', async () => {
  await makeReported('買一送一', '廣告');
  await desk.signIn('出貨林', ['clerk']);
  desk.open('/');
  expect(await screen.findByText('待出貨')).toBeVisible();
  expect(screen.queryByText('待審檢舉')).toBeNull();
  expect(screen.queryByRole('link', { name: /檢舉/ })).toBeNull();
});
