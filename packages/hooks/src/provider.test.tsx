import { act, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MallProvider,
  type MallProviderProps,
  useAddresses,
  useMall,
  useProductList,
  useProfile,
  useSession,
  useSessionChange,
} from './index';
import { waitForIdle, renderHookWithMall, setupMall, signIn } from './testing/setup';

const setup = setupMall();
afterEach(() => void vi.useRealTimers());

describe('MallProvider', () => {
  it('explains how to fix a missing provider', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useMall)).toThrow(
      'Wrap the app in <MallProvider mall={createMall(…)}>',
    );
    silenced.mockRestore();
  });

  it('explains what is missing when it gets no mall', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // A caller without types.
    const untyped: MallProviderProps = JSON.parse('{"children":null}');
    expect(() => render(<MallProvider {...untyped} />)).toThrow(
      'MallProvider has no mall: pass the client, mall={createMall(…)}',
    );
    silenced.mockRestore();
  });

  it('passes its mall to the hooks below', () => {
    const testClient = setup.guest();
    expect(renderHookWithMall(testClient, useMall).result.current).toBe(testClient.mall);
  });

  it('fetches the CSRF cookie once', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, useMall);
    await waitFor(() => expect(testClient.network.sent).toEqual(['GET /sanctum/csrf-cookie']));
  });

  it('drops the data of the previous member and refetches it', async () => {
    const { server } = setup;
    const [one, other] = [
      await server.makeMember({ name: '阿芳' }),
      await server.makeMember({ name: '阿明' }),
    ];
    const testClient = await setup.signedIn(one);
    const { result } = renderHookWithMall(testClient, useProfile);
    await waitFor(() => expect(result.current.data?.name).toBe('阿芳'));
    await act(() => signIn(server, testClient.mall, other));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('阿明'));
  });

  it('keeps cached data when only the profile is updated', async () => {
    const member = await setup.server.makeMember();
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      profile: useProfile(),
      list: useProductList({ all: true }),
    }));
    await waitFor(() => expect(result.current.list.status).toBe('success'));
    await act(() => testClient.mall.members.profile());
    expect(result.current.list.status).toBe('success');
    expect(testClient.network.count('GET /api/product/all')).toBe(1);
  });

  it('makes no members-only request when nobody is signed in', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      profile: useProfile(),
      addresses: useAddresses('home'),
    }));
    await waitFor(() => expect(result.current.addresses.data).toEqual([]));
    const before = testClient.network.sent.length;
    act(() => testClient.mall.session.end('logout'));
    await waitForIdle();
    expect(testClient.network.sent.slice(before)).toEqual([]);
    expect(result.current.profile.data).toBeUndefined();
    expect(result.current.addresses.data).toBeUndefined();
  });
});

describe('useSession', () => {
  it('is null for a guest, and follows sign-in and sign-out', async () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useSession);
    expect(result.current).toBeNull();
    const member = await setup.server.makeMember({ name: '阿芳' });
    await act(() => signIn(setup.server, testClient.mall, member));
    expect(result.current?.profile.name).toBe('阿芳');
    act(() => testClient.mall.session.end('logout'));
    expect(result.current).toBeNull();
  });

  it('reports why it changed, to the latest callback', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const received: string[] = [];
    let name = 'first';
    const { rerender } = renderHookWithMall(testClient, () => {
      const now = name;
      useSessionChange((_, change) => received.push(`${now} ${change}`));
    });
    name = 'second';
    rerender();
    act(() => testClient.mall.session.end('unauthenticated'));
    expect(received).toEqual(['second unauthenticated']);
  });

  it('expires during a render without a React warning', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const testClient = await setup.signedIn(await setup.server.makeMember());
    vi.advanceTimersByTime(518_399_999);
    const complaints = vi.spyOn(console, 'error');
    const { result, rerender } = renderHookWithMall(testClient, () => [useSession(), useSession()]);
    expect(result.current[0]).not.toBeNull();
    vi.advanceTimersByTime(1);
    rerender();
    await waitFor(() => expect(result.current).toEqual([null, null]));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
