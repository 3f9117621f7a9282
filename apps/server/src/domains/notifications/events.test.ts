import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles, members, notifications, productRules } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

let author: TestMember;
let postId: number;
const mall = describeMall();
beforeEach(async () => {
  author = await mall.makeMember({ name: '阿嬤', gid: 4 });
  postId = (await mall.makeArticle({ memberId: author.id, content: '今天煮了三杯雞\n好香' })).id;
});

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly topic: string;
  readonly target: object | null;
  readonly actor: { readonly name: string } | null;
}
const notificationsOf = async (member: TestMember, kind = 2, language = 'zh-TW') =>
  dataOf<{ list: Listed[] }>(
    await mall.as(member).get(`/api/notify/list/${kind}`, { 'accept-language': language }),
  ).list;
const titles = async (member: TestMember, kind = 2) =>
  (await notificationsOf(member, kind)).map(({ title }) => title);
const like = (member: TestMember, action = 'add') =>
  mall.as(member).post('/api/article/like', { a_id: postId, action });
const comment = async (member: TestMember, text: string) =>
  dataOf<{ comment: { id: number } }>(
    await mall
      .as(member)
      .post('/api/article/message', { a_id: postId, action: 'add', comment: text }),
  ).comment.id;
const switchOff = (member: TestMember, topic: string) =>
  mall.as(member).post('/api/notify/preference/store', { topic, on: false });
const neighbour = (name: string) => mall.makeMember({ name });

describe('a like of a member’s post', () => {
  test('notifies the author with the name of the liker, and links to the post', async () => {
    await like(await neighbour('小美'));
    expect(await notificationsOf(author)).toMatchObject([
      {
        title: '小美說您的貼文讚',
        content: '「今天煮了三杯雞 好香」',
        topic: 'like',
        target: { type: 'article', a_id: postId },
        actor: { name: '小美', avatar: null },
      },
    ]);
    expect(await notificationsOf(author, 2, 'en')).toMatchObject([
      { title: '小美 liked your post' },
    ]);
  });

  test('joins earlier ones while they are unread, and starts a new notification afterwards', async () => {
    for (const name of ['甲', '乙', '丙', '丁']) await like(await neighbour(name));
    const [first] = await notificationsOf(author);
    expect(first?.title).toBe('丁和其他 3 人說您的貼文讚');
    expect(await notificationsOf(author, 2, 'en')).toMatchObject([
      { title: '丁 and 3 others liked your post' },
    ]);
    expect(await titles(author)).toHaveLength(1);

    await mall.as(author).get(`/api/notify/detail/${first?.id}`);
    await like(await neighbour('戊'));
    expect(await titles(author)).toEqual(['戊說您的貼文讚', '丁和其他 3 人說您的貼文讚']);
  });

  test('is removed when it is taken back, and never notified twice', async () => {
    const [one, two] = [await neighbour('甲'), await neighbour('乙')];
    await like(one);
    await like(two);
    await like(two, 'delete');
    expect(await titles(author)).toEqual(['甲說您的貼文讚']);
    await like(one, 'delete');
    expect(await titles(author)).toEqual([]);

    await like(one);
    await mall.as(author).get('/api/notify/read');
    await like(one, 'delete');
    await like(one);
    expect(await titles(author)).toEqual(['甲說您的貼文讚']);
  });

  test('is counted in one notification when fifty arrive at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => neighbour('鄰居')));
    const replies = await Promise.all(people.map((each) => like(each)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await titles(author)).toEqual(['鄰居和其他 49 人說您的貼文讚']);
  });

  test('shows no name of a deleted member', async () => {
    const [one, two] = [await neighbour('甲'), await neighbour('乙')];
    await like(one);
    await like(two);
    await mall.db.update(members).set({ name: '小乙' }).where(eq(members.id, two.id));
    expect(await titles(author)).toEqual(['小乙和其他 1 人說您的貼文讚']);
    const { body } = await mall
      .as(two)
      .post('/api/member/destroy', { password: Buffer.from('Mall-1234').toString('base64') });
    expect(body.valid).toBe(true);
    expect(await titles(author)).toEqual(['甲說您的貼文讚']);
  });
});

describe('a comment below a member’s post', () => {
  test('joins the unread notification of the post, with the latest text', async () => {
    const friend = await neighbour('劉媽媽');
    await comment(friend, '看起來好好吃，請問雞腿是哪裡買的？');
    await comment(friend, '+1');
    expect(await notificationsOf(author)).toMatchObject([
      {
        title: '劉媽媽在您的貼文留言',
        content: '「+1」',
        topic: 'comment',
        target: { a_id: postId },
      },
    ]);
    await comment(await neighbour('阿明'), '我也想知道');
    expect(await titles(author)).toEqual(['阿明和其他 1 人在您的貼文留言']);
    await mall.as(author).get('/api/notify/read');
    await comment(friend, '有人知道嗎');
    expect(await titles(author)).toEqual(['劉媽媽在您的貼文留言', '阿明和其他 1 人在您的貼文留言']);
  });

  test('is removed with the comment', async () => {
    const friend = await neighbour('劉媽媽');
    const id = await comment(friend, '打錯了');
    await mall.as(author).get('/api/notify/read');
    await mall.as(friend).post('/api/article/message', { a_id: postId, action: 'delete', id });
    expect(await titles(author)).toEqual([]);
  });
});

test('members are not notified of their own actions', async () => {
  await like(author);
  await comment(author, '食譜在下面');
  expect(await notificationsOf(author)).toEqual([]);
});

describe('a muted topic', () => {
  test('is not notified, and other topics still are', async () => {
    const friend = await neighbour('小美');
    const { body } = await switchOff(author, 'like');
    expect(body.data).toEqual({ comment: true, like: false, restock: true, news: true });
    await like(friend);
    await comment(friend, '讚');
    expect((await notificationsOf(author)).map(({ topic }) => topic)).toEqual(['comment']);
    expect((await mall.as(author).get('/api/notify/preference')).body.data).toEqual(body.data);
    expect((await mall.as(friend).get('/api/notify/preference')).body.data).toMatchObject({
      like: true,
    });
  });

  test('is not notified when an item is back in stock, until it is unmuted', async () => {
    const mango = await mall.makeProduct({ name: '愛文芒果', rules: [{ stock: 0 }] });
    await mall.as(author).post('/api/product/wait', { p_id: mango.id, action: 'add' });
    await switchOff(author, 'restock');
    const deliver = async (stock: number) =>
      mall.db.update(productRules).set({ stock }).where(eq(productRules.productId, mango.id));
    await deliver(5);
    expect(await notificationsOf(author)).toEqual([]);
    await mall.as(author).post('/api/notify/preference/store', { topic: 'restock', on: true });
    await deliver(0);
    await deliver(5);
    expect(await notificationsOf(author)).toMatchObject([
      { topic: 'restock', target: { p_id: mango.id } },
    ]);
  });

  test.each([{ topic: 'order', on: false }, { topic: 'like' }, { topic: 'chat', on: false }])(
    'is refused for orders and replies: %j',
    async (body) => {
      const reply = await mall.as(author).post('/api/notify/preference/store', body);
      expect(reply.status).toBe(422);
    },
  );
});

test('a notice contains an excerpt of the post', async () => {
  await mall.db
    .update(articles)
    .set({ content: '好'.repeat(500) })
    .where(eq(articles.id, postId));
  await like(await neighbour('小美'));
  const [row] = await mall.db.select().from(notifications);
  expect(JSON.stringify(row?.notice).length).toBeLessThan(120);
});
