import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { testSockets } from '../../testing/pages';
import { answerMember, askShop } from '../../testing/talk';

const pages = testSockets(() => mall.baseUrl);
let member: TestMember;
let staff: TestColleague;
const mall = describeMall();
beforeEach(async () => {
  member = await mall.makeMember();
  staff = await makeColleague(mall, ['agent']);
});
afterEach(() => pages.close());

const answer = (text: string) => answerMember(staff, member, text);
const notificationsNow = async () =>
  dataOf<{ list: object[] }>(await mall.as(member).get('/api/notify/list/1')).list;

test('an offline member gets one notification of the shop’s replies until they read them', async () => {
  await answer('您好，芒果明天到。');
  await answer('要幫您保留嗎？');
  expect(await notificationsNow()).toMatchObject([
    { title: '客服回覆您了', topic: 'chat', target: { type: 'chat' }, is_read: '0' },
  ]);
  await mall.as(member).get('/api/member/service/message/history');
  expect(await notificationsNow()).toMatchObject([{ is_read: '1' }]);
  await answer('已經幫您保留。');
  expect(await notificationsNow()).toMatchObject([{ is_read: '0' }, { is_read: '1' }]);
});

test('an online member gets the message and no notification, and none of their own messages', async () => {
  const page = await pages.welcomed(member);
  await answer('您好');
  page.disconnect();
  await askShop(mall, member, '謝謝');
  const { status } = await mall.as(member).get('/api/member/service/message/history');
  expect(status).toBe(200);
  expect(await notificationsNow()).toEqual([]);
});
