import { act, waitFor } from '@testing-library/react';
import { isMallError } from '@mall/sdk';
import { describe, expect, it } from 'vitest';
import {
  useAddresses,
  useAddress,
  useBackInStockProducts,
  useBadges,
  useCart,
  useCartCoupons,
  useChat,
  useCheckout,
  useCollectedArticles,
  useCoupons,
  useDealerCharges,
  useDealerInfo,
  useDealerMonths,
  useDealerPerformance,
  useNotification,
  useNotificationPreferences,
  useNotifications,
  useOrder,
  useOrderMessages,
  useOrders,
  usePaymentWatch,
  usePointExpiry,
  usePointHistory,
  useProduct,
  useProductList,
  useProfile,
  usePush,
  useRecentOrders,
  useRepayPreview,
  useSessions,
  useUnreadNotifications,
} from '../index';
import { renderHookWithMall, setupMall, waitForIdle } from '../testing/setup';

const setup = setupMall();

/** Every read that only members may make. */
const membersReads: Record<string, () => { readonly status: string }> = {
  useAddresses: () => useAddresses('home'),
  useAddress: () => useAddress(1),
  useBackInStockProducts: () => useBackInStockProducts(),
  useBadges: () => useBadges(),
  useCart: () => useCart(1),
  useCartCoupons: () => useCartCoupons(1).list,
  useChat: () => useChat(),
  useCheckout: () => useCheckout(1).shipping,
  useCollectedArticles: () => useCollectedArticles(),
  useCoupons: () => useCoupons('usable'),
  useDealerCharges: () => useDealerCharges(),
  useDealerInfo: () => useDealerInfo(),
  useDealerMonths: () => useDealerMonths(),
  useDealerPerformance: () => useDealerPerformance(),
  useNotification: () => useNotification(1),
  useNotificationPreferences: () => useNotificationPreferences(),
  useNotifications: () => useNotifications(1),
  useOrder: () => useOrder('D202611270001'),
  useOrderMessages: () => useOrderMessages('D202611270001'),
  useOrders: () => useOrders('cancelled'),
  usePaymentWatch: () => usePaymentWatch('D202611270001'),
  usePointExpiry: () => usePointExpiry(),
  usePointHistory: () => usePointHistory(),
  useProductList: () => useProductList({ collected: true }),
  useProfile: () => useProfile(),
  usePush: () => usePush({ worker: '/sw.js' }),
  useRecentOrders: () => useRecentOrders(),
  useRepayPreview: () => useRepayPreview('D202611270001'),
  useSessions: () => useSessions(),
  useUnreadNotifications: () => useUnreadNotifications(1),
};

describe('a read that only members may make', () => {
  it.each(Object.entries(membersReads))(
    '%s has the status guest, and sends nothing, when nobody is signed in',
    async (_name, hook) => {
      const guest = setup.guest();
      const { result } = renderHookWithMall(guest, hook);
      await waitForIdle();
      expect(result.current.status).toBe('guest');
      expect(guest.network.count('GET /api/')).toBe(0);
    },
  );

  it('becomes that of a guest when the member signs out', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => useProfile());
    await waitFor(() => expect(result.current.status).toBe('success'));
    await act(() => testClient.mall.auth.logout());
    expect(result.current).toMatchObject({ status: 'guest', data: undefined, isPending: false });
  });

  it('fails as forbidden when a member is no dealer', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => useDealerMonths());
    await waitFor(() => expect(isMallError(result.current.error, 'forbidden')).toBe(true));
  });
});

describe('a guest in the chat', () => {
  it('sends nothing, and returns that it does not', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useChat());
    expect(result.current.send('在嗎？')).toBe(false);
    expect(result.current.entries).toEqual([]);
  });
});

describe('the options of a read', () => {
  const makeProduct = () => setup.server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100 }] });

  it('select derives the data, and its type', async () => {
    const { id } = await makeProduct();
    const { result } = renderHookWithMall(setup.guest(), () =>
      useProduct(id, { select: ({ name }) => name.length }),
    );
    await waitFor(() => expect(result.current.data?.toFixed(1)).toBe('3.0'));
  });

  it('enabled delays the request', async () => {
    const { id } = await makeProduct();
    const guest = setup.guest();
    let enabled = false;
    const { result, rerender } = renderHookWithMall(guest, () => useProduct(id, { enabled }));
    await waitForIdle();
    expect(guest.network.count('GET /api/')).toBe(0);
    enabled = true;
    rerender();
    await waitFor(() => expect(result.current.data?.name).toBe('鳳梨酥'));
  });

  it('enabled delays a list, also for a member', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const sent = () => testClient.network.count('GET /api/order/list');
    let enabled = false;
    const { result, rerender } = renderHookWithMall(testClient, () =>
      useOrders('cancelled', { enabled }),
    );
    await waitForIdle();
    expect(result.current.status).toBe('pending');
    expect(sent()).toBe(0);
    enabled = true;
    rerender();
    await waitFor(() => expect(result.current.status).toBe('success'));
  });

  it('staleTime keeps the data of an earlier visit', async () => {
    const { id } = await makeProduct();
    const guest = setup.guest();
    const { client, unmount } = renderHookWithMall(guest, () => useProduct(id));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    unmount();
    await waitForIdle();
    const before = guest.network.sent.length;
    renderHookWithMall(guest, () => useProduct(id, { staleTime: 60_000 }), client);
    await waitForIdle();
    expect(guest.network.sent).toHaveLength(before);
  });
});
