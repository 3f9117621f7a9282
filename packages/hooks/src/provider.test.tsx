import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  useAddresses,
  useMall,
  useProductList,
  useProfile,
  useSession,
  useSessionChange,
} from './index';
import { drawn, onStage, setStage, signIn } from './testing/stage';

const stage = setStage();
afterEach(() => void vi.useRealTimers());

describe('a mall provider', () => {
  it('says what to do where there is none', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useMall)).toThrow(
      'Wrap the app in <MallProvider mall={createMall(…)}>',
    );
    silenced.mockRestore();
  });

  it('hands its mall to the hooks below', () => {
    const staged = stage.guest();
    expect(onStage(staged, useMall).result.current).toBe(staged.mall);
  });

  it('fetches the CSRF cookie once', async () => {
    const staged = stage.guest();
    onStage(staged, useMall);
    await waitFor(() => expect(staged.wire.sent).toEqual(['GET /sanctum/csrf-cookie']));
  });

  it('forgets what was read for the other person, and reads it anew', async () => {
    const { server } = stage;
    const [one, other] = [
      await server.makeMember({ name: '阿芳' }),
      await server.makeMember({ name: '阿明' }),
    ];
    const staged = await stage.signedIn(one);
    const { result } = onStage(staged, useProfile);
    await waitFor(() => expect(result.current.data?.name).toBe('阿芳'));
    await act(() => signIn(server, staged.mall, other));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('阿明'));
  });

  it('keeps what was read when only the profile is brought up to date', async () => {
    const member = await stage.server.makeMember();
    const staged = await stage.signedIn(member);
    const { result } = onStage(staged, () => ({
      profile: useProfile(),
      list: useProductList({ all: true }),
    }));
    await waitFor(() => expect(result.current.list.status).toBe('success'));
    await act(() => staged.mall.members.profile());
    expect(result.current.list.status).toBe('success');
    expect(staged.wire.count('GET /api/product/all')).toBe(1);
  });

  it('asks nothing that only a member may ask once nobody is signed in', async () => {
    const staged = await stage.signedIn(await stage.server.makeMember());
    const { result } = onStage(staged, () => ({
      profile: useProfile(),
      addresses: useAddresses('home'),
    }));
    await waitFor(() => expect(result.current.addresses.data).toEqual([]));
    const before = staged.wire.sent.length;
    act(() => staged.mall.session.end('logout'));
    await drawn();
    expect(staged.wire.sent.slice(before)).toEqual([]);
    expect(result.current.profile.data).toBeUndefined();
    expect(result.current.addresses.data).toBeUndefined();
  });
});

describe('a session', () => {
  it('is null for a guest, and follows signing in and out', async () => {
    const staged = stage.guest();
    const { result } = onStage(staged, useSession);
    expect(result.current).toBeNull();
    const member = await stage.server.makeMember({ name: '阿芳' });
    await act(() => signIn(stage.server, staged.mall, member));
    expect(result.current?.profile.name).toBe('阿芳');
    act(() => staged.mall.session.end('logout'));
    expect(result.current).toBeNull();
  });

  it('tells why it changed, to the latest callback', async () => {
    const staged = await stage.signedIn(await stage.server.makeMember());
    const told: string[] = [];
    let name = 'first';
    const { rerender } = onStage(staged, () => {
      const now = name;
      useSessionChange((_, change) => told.push(`${now} ${change}`));
    });
    name = 'second';
    rerender();
    act(() => staged.mall.session.end('unauthenticated'));
    expect(told).toEqual(['second unauthenticated']);
  });

  it('that runs out while a page is drawn ends without a word from React', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const staged = await stage.signedIn(await stage.server.makeMember());
    vi.advanceTimersByTime(518_399_999);
    const complaints = vi.spyOn(console, 'error');
    const { result, rerender } = onStage(staged, () => [useSession(), useSession()]);
    expect(result.current[0]).not.toBeNull();
    vi.advanceTimersByTime(1);
    rerender();
    await waitFor(() => expect(result.current).toEqual([null, null]));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
