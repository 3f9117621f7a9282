import type { TestMember } from '@mall/server/testing';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBadges, useMall } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const LIST = 'GET /api/notify/list/1';

let member: TestMember;
beforeEach(async () => {
  member = await setup.server.makeMember();
  for (const title of ['出貨了', '送達了'])
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '${title}', '')`,
    );
});

/** Renders a page with the badges and the list of notifications. */
async function openList() {
  const testClient = await setup.signedIn(member);
  const { result, client } = renderHookWithMall(testClient, () => {
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
    await waitForIdle();
  };
  return { result, testClient, look };
}

describe('the notifications badge', () => {
  it('refetches the list when it decreased elsewhere', async () => {
    const { result, testClient, look } = await openList();
    await setup.server.as(member).get('/api/notify/read');
    await look();
    await waitFor(() => expect(result.current).toMatchObject({ badges: { notify: 0 }, unread: 0 }));
    expect(testClient.network.count(LIST)).toBe(2);
  });

  it('refetches nothing when it is unchanged', async () => {
    const { testClient, look } = await openList();
    await look();
    expect(testClient.network.count('GET /api/notify/common')).toBe(2);
    expect(testClient.network.count(LIST)).toBe(1);
  });
});
