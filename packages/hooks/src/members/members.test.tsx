import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePendingCalls, useProfile, useSession } from '../index';
import { drawn, onStage, setStage } from '../testing/stage';

const stage = setStage();

describe('a profile', () => {
  it('is brought up to date, and the kept session follows', async () => {
    const member = await stage.server.makeMember({ name: '阿芳' });
    const staged = await stage.signedIn(member);
    await stage.server.db.execute(`update members set name = '芳姐' where id = ${member.id}`);
    const { result } = onStage(staged, () => ({ profile: useProfile(), session: useSession() }));
    expect(result.current.session?.profile.name).toBe('阿芳');
    await waitFor(() => expect(result.current.profile.data?.name).toBe('芳姐'));
    expect(result.current.session?.profile.name).toBe('芳姐');
    expect(staged.wire.count('GET /api/member/profile')).toBe(1);
  });

  it('is not asked for by a guest', async () => {
    const staged = stage.guest();
    const { result } = onStage(staged, useProfile);
    await drawn();
    expect(result.current.data).toBeUndefined();
    expect(staged.wire.count('GET /api/member')).toBe(0);
  });

  it('of a token that the mall no longer knows signs out', async () => {
    const member = await stage.server.makeMember();
    const staged = await stage.signedIn(member);
    await stage.server.as(member).post('/api/logout');
    const { result } = onStage(staged, () => ({ profile: useProfile(), session: useSession() }));
    await waitFor(() => expect(result.current.session).toBeNull());
  });
});

describe('calls under way', () => {
  it('are counted while they last', async () => {
    const { mall, wire } = stage.guest();
    const { result } = onStage({ mall }, usePendingCalls);
    await waitFor(() => expect(result.current).toBe(0));
    const held = [wire.hold('GET /api/configs'), wire.hold('GET /api/hot/tags')];
    const calls = [mall.configs.get(), mall.content.hotTags()];
    await waitFor(() => expect(result.current).toBe(2));
    held[0]?.release();
    await act(async () => void (await calls[0]));
    await waitFor(() => expect(result.current).toBe(1));
    held[1]?.release();
    await waitFor(() => expect(result.current).toBe(0));
  });
});
