import { describe, expect, it } from 'vitest';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();

describe('badges', () => {
  it('count what is unread, and pieces in all carts', async () => {
    const member = await stage.server.makeMember();
    const mall = await stage.signedIn(member);
    const { rules } = await stage.server.makeProduct({ layer: 3 });
    const rule_id = rules[0]?.id ?? 0;
    await mall.cart.add(3, { rule_id, relation_id: 0, quantity: 2, type: 1 });
    await stage.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '出貨了', '')`,
    );
    expect(await mall.notifications.badges()).toEqual({ notify: 1, cart: 2 });
  });

  it('are for members', async () => {
    const call = stage.guest().notifications.badges();
    expect(await refusalOf(call, 'unauthenticated')).toBe('unauthenticated');
  });
});

describe('notifications', () => {
  it('are listed by kind and read', async () => {
    const member = await stage.server.makeMember();
    const { notifications } = await stage.signedIn(member);
    await stage.server.db.execute(
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

  it('of others are not there', async () => {
    const { notifications } = await stage.signedIn();
    expect(await refusalOf(notifications.detail(99), 'notFound')).toBe('notFound');
    const guest = stage.guest().notifications.list(1);
    expect(await refusalOf(guest, 'unauthenticated')).toBe('unauthenticated');
  });
});
