import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCartLayers, useCategories, useConfigs, useIsLayerOpen, useShopRefresh } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('useConfigs', () => {
  it("returns the shop's settings by group", async () => {
    await setup.server.setConfig('common', 'store_name', '巷口市集');
    const { result } = renderHookWithMall(setup.guest(), useConfigs);
    await waitFor(() => expect(result.current.data?.common.store_name).toBe('巷口市集'));
  });
});

describe('useShopRefresh', () => {
  afterEach(() => void vi.useRealTimers());

  it('refetches on navigation, at most every 90 s', async () => {
    // Fakes only the clock: the server in this process needs its timers.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { network, mall } = setup.guest();
    const calls = () => [
      network.count('GET /api/configs'),
      network.count('GET /api/product/category'),
    ];
    let location = 'first';
    const { result, rerender } = renderHookWithMall({ mall }, () => {
      useShopRefresh(location);
      return [useConfigs().status, useCategories().status];
    });
    const go = async (to: string) => {
      location = to;
      rerender();
      await waitForIdle();
    };
    await waitFor(() => expect(result.current).toEqual(['success', 'success']));
    expect(calls()).toEqual([1, 1]);

    await go('second');
    vi.advanceTimersByTime(89_999);
    await go('third');
    expect(calls()).toEqual([1, 1]);

    vi.advanceTimersByTime(1);
    await waitForIdle();
    expect(calls(), 'no refetch without navigation').toEqual([1, 1]);
    const held = network.hold('GET /api/configs');
    await go('fourth');
    expect(calls()).toEqual([2, 2]);
    await go('fifth');
    held.release();
    await go('sixth');
    expect(calls()).toEqual([2, 2]);
  });

  it('refetches nothing that is not mounted', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, () => useShopRefresh('first'));
    await waitForIdle();
    expect(testClient.network.sent).toEqual(['GET /sanctum/csrf-cookie']);
  });
});

describe('useCartLayers', () => {
  const layers = async (normal: string, refrigerated: string, frozen: string) => {
    const { server } = setup;
    await server.setConfig('shipping', 'normal_switch', normal);
    await server.setConfig('shipping', 'refrigeration_switch', refrigerated);
    await server.setConfig('shipping', 'freezing_switch', frozen);
    const { result } = renderHookWithMall(setup.guest(), useCartLayers);
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBeDefined());
    return result.current.data;
  };

  it('returns the enabled layers', async () => {
    expect(await layers('1', '0', '1')).toEqual([1, 3]);
  });
  it('returns the normal layer when none is enabled', async () => {
    expect(await layers('0', '0', '0')).toEqual([1]);
  });
  it('returns a single layer when exactly one is enabled', async () => {
    expect(await layers('0', '1', '0')).toEqual([2]);
  });
});

describe('cached configs', () => {
  it('are shown at once when a page mounts again, and not refetched within 90 s', async () => {
    const testClient = setup.guest();
    const first = renderHookWithMall(testClient, useConfigs);
    await waitFor(() => expect(first.result.current.status).toBe('success'));
    act(() => first.unmount());
    const again = renderHookWithMall(testClient, useConfigs, first.client);
    expect(again.result.current.status).toBe('success');
    expect(testClient.network.count('GET /api/configs')).toBe(1);
  });
});

describe('useIsLayerOpen', () => {
  it('says which of the layers the shop sells once the settings are loaded', async () => {
    await setup.server.setConfig('shipping', 'freezing_switch', '0');
    const { result } = renderHookWithMall(setup.guest(), () => [
      useIsLayerOpen(1),
      useIsLayerOpen(3),
    ]);
    expect(result.current).toEqual([true, true]);
    await waitFor(() => expect(result.current).toEqual([true, false]));
  });
});
