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
