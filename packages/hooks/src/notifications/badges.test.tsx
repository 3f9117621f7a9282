import type { TestMember } from '@mall/server/testing';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBadges, useMall } from '../index';
import { drawn, onStage, setStage } from '../testing/stage';

const stage = setStage();
const LIST = 'GET /api/notify/list/1';

let member: TestMember;
beforeEach(async () => {
  member = await stage.server.makeMember();
  for (const title of ['出貨了', '送達了'])
    await stage.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '${title}', '')`,
    );
});

/** A page that shows the badges beside the list of notifications. */
async function openList() {
  const staged = await stage.signedIn(member);
  const { result, client } = onStage(staged, () => {
    const mall = useMall();
    const list = useQuery({
      queryKey: ['notifications', 'list'],
      queryFn: () => mall.notifications.list(1),
    });
    return { badges: useBadges(), unread: list.data?.unread_count[1] };
  });
  await waitFor(() => expect(result.current).toMatchObject({ badges: { notify: 2 }, unread: 2 }));
  const look = async () => {
    await act(() => client.refetchQueries({ queryKey: ['notifications', 'badges'] }));
    await drawn();
  };
  return { result, staged, look };
}

describe('the badge of notifications', () => {
  it('that went down elsewhere has the list read anew', async () => {
    const { result, staged, look } = await openList();
    await stage.server.as(member).get('/api/notify/read');
    await look();
    expect(result.current).toMatchObject({ badges: { notify: 0 }, unread: 0 });
    expect(staged.wire.count(LIST)).toBe(2);
  });

  it('that stayed as it was has nothing read anew', async () => {
    const { staged, look } = await openList();
    await look();
    expect(staged.wire.count('GET /api/notify/common')).toBe(2);
    expect(staged.wire.count(LIST)).toBe(1);
  });
});
