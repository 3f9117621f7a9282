import type { TestMember } from '@mall/server/testing';
import { isMallError } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  useBadges,
  useNotification,
  useNotificationPreferences,
  useUnreadNotifications,
} from '../index';
import { createMallQueryClient } from '../query/query-client';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  const { rows } = await setup.server.db.execute<{ id: number }>(
    `insert into notifications (member_id, kind, title, content)
     values (${member.id}, 2, '週末市集', '') returning id`,
  );
  id = rows[0]?.id ?? 0;
});

it('useNotification marks it as read: the badge and the counts of both kinds follow', async () => {
  const testClient = await setup.signedIn(member);
  const client = createMallQueryClient();
  const counts = renderHookWithMall(
    testClient,
    () => ({ badge: useBadges().notify, unread: useUnreadNotifications(1).data }),
    client,
  ).result;
  await waitFor(() => expect(counts.current).toEqual({ badge: 1, unread: { 1: 0, 2: 1 } }));
  const { result } = renderHookWithMall(testClient, () => useNotification(id), client);
  await waitFor(() =>
    expect(result.current.data).toMatchObject({ title: '週末市集', is_read: '1' }),
  );
  await waitFor(() => expect(counts.current).toEqual({ badge: 0, unread: { 1: 0, 2: 0 } }));
});

it("useNotification does not find another member's notification", async () => {
  const stranger = await setup.signedIn(await setup.server.makeMember());
  const { result } = renderHookWithMall(stranger, () => useNotification(id));
  await waitFor(() => expect(isMallError(result.current.error, 'notFound')).toBe(true));
});

it('useNotificationPreferences switches a topic at once, and rolls back when that fails', async () => {
  const testClient = await setup.signedIn(member);
  const onFailed = vi.fn();
  const { result } = renderHookWithMall(testClient, () => useNotificationPreferences({ onFailed }));
  await waitFor(() => expect(result.current.data?.like).toBe(true));
  act(() => result.current.set('like', false));
  await waitFor(() => expect(result.current.data?.like).toBe(false));
  await waitForIdle();
  expect(await testClient.mall.notifications.preferences()).toMatchObject({ like: false });

  const mend = testClient.network.cut('POST /api/notify/preference');
  act(() => result.current.set('like', true));
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  mend();
  await waitFor(() => expect(result.current.data?.like).toBe(false));
});
