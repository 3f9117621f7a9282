import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePendingCalls, useProfile, useSession } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('useProfile', () => {
  it('refetches the profile and updates the stored session', async () => {
    const member = await setup.server.makeMember({ name: '阿芳' });
    const testClient = await setup.signedIn(member);
    await setup.server.db.execute(`update members set name = '芳姐' where id = ${member.id}`);
    const { result } = renderHookWithMall(testClient, () => ({
      profile: useProfile(),
      session: useSession(),
    }));
    expect(result.current.session?.profile.name).toBe('阿芳');
    await waitFor(() => expect(result.current.profile.data?.name).toBe('芳姐'));
    expect(result.current.session?.profile.name).toBe('芳姐');
    expect(testClient.network.count('GET /api/member/profile')).toBe(1);
  });

  it('is not fetched for a guest', async () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useProfile);
    await waitForIdle();
    expect(result.current.data).toBeUndefined();
    expect(testClient.network.count('GET /api/member')).toBe(0);
  });

  it('signs out when the server no longer accepts the token', async () => {
    const member = await setup.server.makeMember();
    const testClient = await setup.signedIn(member);
    await setup.server.as(member).post('/api/logout');
    const { result } = renderHookWithMall(testClient, () => ({
      profile: useProfile(),
      session: useSession(),
    }));
    await waitFor(() => expect(result.current.session).toBeNull());
  });
});

describe('usePendingCalls', () => {
  it('counts requests in flight', async () => {
    const { mall, network } = setup.guest();
    const { result } = renderHookWithMall({ mall }, usePendingCalls);
    await waitFor(() => expect(result.current).toBe(0));
    const held = [network.hold('GET /api/configs'), network.hold('GET /api/hot/tags')];
    const calls = [mall.configs.get(), mall.content.hotTags()];
    await waitFor(() => expect(result.current).toBe(2));
    held[0]?.release();
    await act(async () => void (await calls[0]));
    await waitFor(() => expect(result.current).toBe(1));
    held[1]?.release();
    await waitFor(() => expect(result.current).toBe(0));
  });
});
