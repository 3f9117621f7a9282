import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useBadges, useNotifications, useReadNotifications } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

let member: TestMember;
beforeEach(async () => {
  member = await setup.server.makeMember();
  for (const [kind, title] of [
    [1, '出貨了'],
    [2, '週末市集'],
  ] as const)
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, ${kind}, '${title}', '')`,
    );
});

async function open() {
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => ({
    own: useNotifications(1).items,
    shop: useNotifications(2).items,
    unread: useBadges().notify,
    read: useReadNotifications().mutateAsync,
  }));
  await waitFor(() =>
    expect(result.current).toMatchObject({
      own: [{ title: '出貨了', is_read: '0' }],
      shop: [{ title: '週末市集', is_read: '0' }],
      unread: 2,
    }),
  );
  return result;
}

it('marking one as read decreases its count, and not that of the other kind', async () => {
  const result = await open();
  await act(() => result.current.read(result.current.own[0]?.id ?? 0));
  await waitFor(() =>
    expect(result.current).toMatchObject({
      own: [{ is_read: '1' }],
      shop: [{ is_read: '0' }],
      unread: 1,
    }),
  );
});

it('all are marked as read at once', async () => {
  const result = await open();
  await act(() => result.current.read('all'));
  await waitFor(() =>
    expect(result.current).toMatchObject({
      own: [{ is_read: '1' }],
      shop: [{ is_read: '1' }],
      unread: 0,
    }),
  );
});

it('marking all as read fetches no loaded page again', async () => {
  await setup.server.db.execute(
    `insert into notifications (member_id, kind, title, content)
     select ${member.id}, 1, '第 ' || n || ' 則', '' from generate_series(1, 60) as n`,
  );
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => ({
    list: useNotifications(1),
    unread: useBadges().notify,
    read: useReadNotifications().mutateAsync,
  }));
  await waitFor(() => expect(result.current.list.status).toBe('success'));
  act(() => result.current.list.loadMore());
  await waitFor(() => expect(result.current.list.pagesRead).toBe(2));
  await waitFor(() => expect(result.current.unread).toBe(62));
  const before = testClient.network.count('GET /api/notify/list');
  await act(() => result.current.read('all'));
  await waitFor(() => expect(result.current.unread).toBe(0));
  expect(result.current.list.items.every(({ is_read }) => is_read === '1')).toBe(true);
  await waitForIdle();
  expect(testClient.network.count('GET /api/notify/list')).toBe(before);
});

it('all are read in a list whose first page was still loading', async () => {
  const testClient = await setup.signedIn(member);
  const first = testClient.network.hold('GET /api/notify/list', 'reply');
  const { result } = renderHookWithMall(testClient, () => ({
    list: useNotifications(1),
    read: useReadNotifications().mutateAsync,
  }));
  await first.reached;
  await act(() => result.current.read('all'));
  first.release();
  await waitFor(() => expect(result.current.list.status).toBe('success'));
  await waitForIdle();
  expect(result.current.list.items).toMatchObject([{ title: '出貨了', is_read: '1' }]);
});

it('notifications are not fetched for a guest', async () => {
  const testClient = setup.guest();
  renderHookWithMall(testClient, () => useNotifications(1));
  await waitForIdle();
  expect(testClient.network.count('GET /api/notify')).toBe(0);
});
