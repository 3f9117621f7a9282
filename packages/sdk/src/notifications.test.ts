import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.notifications.badges', () => {
  it('counts unread notifications and the units in all carts', async () => {
    const member = await setup.server.makeMember();
    const mall = await setup.signedIn(member);
    const { rules } = await setup.server.makeProduct({ layer: 3 });
    const rule_id = rules[0]?.id ?? 0;
    await mall.cart.add(3, { rule_id, relation_id: 0, quantity: 2, type: 1 });
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '出貨了', '')`,
    );
    expect(await mall.notifications.badges()).toEqual({ notify: 1, cart: 2 });
  });

  it('refuses guests', async () => {
    const call = setup.guest().notifications.badges();
    expect(await refusalOf(call, 'unauthenticated')).toBe('unauthenticated');
  });
});

describe('mall.notifications', () => {
  it('lists notifications by kind and marks them as read', async () => {
    const member = await setup.server.makeMember();
    const { notifications } = await setup.signedIn(member);
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content)
       values (${member.id}, 1, '出貨了', ''), (${member.id}, 2, '週年慶', '')`,
    );
    const { list, unread_count } = await notifications.list(2);
    expect(list).toMatchObject([{ title: '週年慶', is_read: '0' }]);
    expect(unread_count).toEqual({ 1: 1, 2: 1 });
    const read = await notifications.detail(list[0]?.id ?? 0);
    expect(read).toMatchObject({ title: '週年慶', is_read: '1' });
    expect(await notifications.readAll()).toEqual({ unread_count: { 1: 0, 2: 0 } });
  });

  it('returns the target of a notification as data', async () => {
    const member = await setup.server.makeMember();
    const { notifications } = await setup.signedIn(member);
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content, target)
       values (${member.id}, 1, '出貨了', '', '{"type":"order","trans_order_id":"MA26"}')`,
    );
    const { list } = await notifications.list(1);
    expect(list).toMatchObject([
      { target: { type: 'order', trans_order_id: 'MA26' }, actor: null },
    ]);
  });

  it('switches a topic off and on', async () => {
    const { notifications } = await setup.signedIn();
    const all = { comment: true, like: true, restock: true, news: true };
    expect(await notifications.preferences()).toEqual(all);
    expect(await notifications.savePreference('like', false)).toEqual({ ...all, like: false });
    expect(await notifications.savePreference('like', true)).toEqual(all);
  });

  it("does not find another member's notifications", async () => {
    const { notifications } = await setup.signedIn();
    expect(await refusalOf(notifications.detail(99), 'notFound')).toBe('notFound');
    const guest = setup.guest().notifications.list(1);
    expect(await refusalOf(guest, 'unauthenticated')).toBe('unauthenticated');
  });
});
