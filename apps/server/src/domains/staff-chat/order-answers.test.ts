import type { ChatMessage } from '@mall/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, chatMessages } from '../../db/schema';
import { dataOf, shopperOf, type Shopper, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { answerMember, askShop } from '../../testing/talk';

const mall = describeMall();
let agent: TestColleague;
let member: TestMember;
let number = '';

/** Places an order of a member. */
async function place(shopper: Shopper): Promise<string> {
  const tea = await mall.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 2 });
  return dataOf<{ trans_order_id: string }>(await shopper.pay(700)).trans_order_id;
}
beforeEach(async () => {
  agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
  member = await mall.makeMember();
  number = await place(shopperOf(mall.as(member), member));
});

const sendOrder = (more: object = {}) =>
  agent.post('/api/staff/chat/order/store', {
    ...{ member_id: member.id, client_id: 'order-of-member', seen_id: 0, trans_order_id: number },
    ...more,
  });

describe('an order as an answer', () => {
  test('is shown to the member with its state and amount, and recorded', async () => {
    const sent = dataOf<ChatMessage>(await sendOrder());
    expect(sent).toMatchObject({
      ...{ type: 4, from_user: false, create_name: '阿珠' },
      order: { trans_order_id: number, state_text: '待付款', final_amount: 700 },
    });
    const history = await mall.as(member).get('/api/member/service/message/history');
    expect(history.body.data).toMatchObject({ list: [sent] });
    expect(await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      { action: 'chat.answered', subject: `conversation:${member.id}` },
    ]);
  });

  test('is stored once when it is sent twice with one client id', async () => {
    const replies = await Promise.all([sendOrder(), sendOrder()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mall.db.$count(chatMessages)).toBe(1);
  });

  test('is refused when it is the order of another member', async () => {
    const other = await mall.makeMember();
    const foreign = await place(shopperOf(mall.as(other), other));
    expect((await sendOrder({ trans_order_id: foreign })).body).toEqual(refused('notFound'));
    expect((await sendOrder({ trans_order_id: 'D0000000000' })).body).toEqual(refused('notFound'));
    expect(await mall.db.$count(chatMessages)).toBe(0);
  });

  test('is refused when a colleague has answered meanwhile, unless it is to be sent anyway', async () => {
    const question = await askShop(mall, member, '我的訂單呢？');
    await answerMember(await makeColleague(mall, ['agent']), member, '查詢中');
    const refusal = await sendOrder({ seen_id: question.id });
    expect([refusal.status, refusal.body]).toEqual([409, refused('answeredMeanwhile')]);
    expect((await sendOrder({ seen_id: question.id, even_if_answered: true })).status).toBe(200);
  });
});
