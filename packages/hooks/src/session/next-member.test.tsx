import {
  acceptTransfers,
  dataOf,
  shopperOf,
  type PlacedData,
  type Shopper,
  type TestMember,
} from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  useBadges,
  useCartCoupons,
  useChat,
  useCheckout,
  useCheckoutDraft,
  useNotificationPreferences,
  useNotifications,
  useOrder,
  useOrderRefund,
  useOrderTransfer,
  usePostEditor,
  useProfile,
  useReadNotifications,
  useSaveProfile,
  useCartPoints,
  useTextDraft,
} from '../index';
import { renderHookWithMall, setupMall, signIn, waitForIdle } from '../testing/setup';

const setup = setupMall();

/** What hooks store on this device for a member, in one or two places. */
interface Stored {
  readonly what: string;
  readonly use: () => readonly {
    readonly text: string;
    readonly write: (text: string) => void;
  }[];
  /** Whether it waits for the member while another one uses the device. */
  readonly waits: boolean;
}

const useStreet = (layer: 1 | 2) => {
  const { draft, write } = useCheckoutDraft(layer);
  return {
    text: String(draft.shipping?.['street'] ?? ''),
    write: (street: string) => write({ shipping: { street } }),
  };
};

it.each<Stored>([
  { what: 'the draft of a checkout', use: () => [useStreet(1), useStreet(2)], waits: false },
  {
    what: 'the draft of a text',
    use: () => [useTextDraft('comment.1'), useTextDraft('comment.2')],
    waits: true,
  },
  {
    what: 'the draft of a chat message',
    use() {
      const { draft, write } = useChat();
      return [{ text: draft, write }];
    },
    waits: true,
  },
  {
    what: 'the draft of a post',
    use() {
      const { content, write } = usePostEditor();
      return [{ text: content, write }];
    },
    waits: true,
  },
])(
  '$what is never shown to the next member, also after they have written on this device',
  async ({ use, waits }) => {
    const { server } = setup;
    await server.makeGroup({ id: 4 });
    const [one, next] = [await server.makeMember({ gid: 4 }), await server.makeMember({ gid: 4 })];
    const testClient = await setup.signedIn(one);
    const { result } = renderHookWithMall(testClient, use);
    const texts = () => result.current.map(({ text }) => text);
    const none = texts().map(() => '');
    for (const at of none.keys()) act(() => result.current[at]?.write('一號的'));
    expect(texts()).toEqual(none.map(() => '一號的'));

    await act(() => signIn(server, testClient.mall, next));
    expect(texts()).toEqual(none);
    act(() => result.current[0]?.write('二號的'));
    expect(texts()).toEqual(['二號的', ...none.slice(1)]);

    await act(() => signIn(server, testClient.mall, one));
    expect(texts()).toEqual(waits ? none.map(() => '一號的') : none);
  },
);

/** A write whose reply arrives after the next member has signed in. */
interface LateWrite {
  readonly what: string;
  readonly call: string;
  /** What each member has before; `id` is an unpaid order of the first one. */
  readonly prepare?: (shopper: Shopper, member: TestMember) => Promise<unknown>;
  readonly use: (id: string) => { readonly start: () => Promise<unknown>; readonly shown: unknown };
}

/** Fills the cart of a member for NT$600 with shipping for NT$100, and gives them points. */
async function fillCart({ add, ship }: Shopper, { id }: Pick<TestMember, 'id'>): Promise<void> {
  const { server } = setup;
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 50 }] });
  await add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await ship((await server.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  await server.givePoints(id, 200);
}
async function notify(_shopper: Shopper, { id }: TestMember): Promise<void> {
  await setup.server.db.execute(
    `insert into notifications (member_id, kind, title, content) values (${id}, 1, '出貨了', '')`,
  );
}

describe('the reply to a write of the member before', () => {
  it.each<LateWrite>([
    {
      what: 'coupons',
      call: 'POST /api/payment/coupon/1',
      async prepare(shopper, member) {
        await fillCart(shopper, member);
        const coupon = await setup.server.makeCoupon({ name: '折 50', value: 50 });
        await setup.server.makeTicket(member.id, coupon.id);
      },
      use() {
        const { offered, chosen, choose } = useCartCoupons(1);
        const { totals } = useCheckout(1);
        return {
          start: () => choose.mutateAsync(offered.map(({ id }) => id)),
          shown: totals && offered.length > 0 && { offered, chosen, total: totals.total_amount },
        };
      },
    },
    {
      what: 'points',
      call: 'POST /api/payment/point/1/',
      prepare: fillCart,
      use() {
        const { used, balance, spend } = useCartPoints(1);
        const { totals } = useCheckout(1);
        return {
          start: () => spend.mutateAsync(100),
          shown: totals && balance !== undefined && { used, total: totals.total_amount },
        };
      },
    },
    {
      what: 'notifications',
      call: 'GET /api/notify/read',
      prepare: notify,
      use() {
        const { items } = useNotifications(1);
        const { notify: unread } = useBadges();
        const read = useReadNotifications();
        return {
          start: () => read.mutateAsync('all'),
          shown: items.length > 0 && { unread, items },
        };
      },
    },
    {
      what: 'preferences',
      call: 'POST /api/notify/preference/store',
      use() {
        const { data, set } = useNotificationPreferences();
        return {
          async start() {
            set('like', false);
          },
          shown: data,
        };
      },
    },
    {
      what: 'the profile',
      call: 'POST /api/member/profile',
      use() {
        const { data } = useProfile();
        const save = useSaveProfile();
        return {
          start: () =>
            save.mutateAsync({
              name: '新名字',
              phone: '0912345678',
              email: data?.email ?? '',
              extra: {},
            }),
          shown: data,
        };
      },
    },
    {
      what: 'the last digits of a transfer',
      call: 'POST /api/order/store',
      use(id) {
        const save = useOrderTransfer(id);
        return { start: () => save.mutateAsync('12345'), shown: useShownOrder(id) };
      },
    },
    {
      what: 'a cancelled order',
      call: 'POST /api/order/refund',
      use(id) {
        const refund = useOrderRefund(id);
        return { start: () => refund.mutateAsync('買錯了'), shown: useShownOrder(id) };
      },
    },
  ])('shows nothing to the next one: $what', async ({ call, prepare, use }) => {
    const { server } = setup;
    const [one, next] = [
      await server.makeMember({ name: '一號' }),
      await server.makeMember({ name: '二號' }),
    ];
    const id = await placeByTransfer(one);
    for (const member of [one, next]) await prepare?.(shopperOf(server.as(member), member), member);
    const testClient = await setup.signedIn(one);
    const rendered: unknown[] = [];
    const { result } = renderHookWithMall(testClient, () => {
      const used = use(id);
      rendered.push(used.shown);
      return used;
    });
    await waitFor(() => expect(result.current.shown).toBeTruthy());
    const held = testClient.network.hold(call, 'reply');
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.start().catch(() => undefined)));
    await held.reached;

    await act(() => signIn(server, testClient.mall, next));
    await waitFor(() => expect(result.current.shown).toBeTruthy());
    await waitForIdle();
    // As on a device that only the next member has used.
    const own = await setup.signedIn(next);
    const expected = renderHookWithMall(own, () => use(id)).result;
    await waitFor(() => expect(expected.current.shown).toEqual(result.current.shown));
    rendered.length = 0;
    held.release();
    await act(() => sent);
    await waitForIdle();
    for (const shown of rendered) expect(shown).toEqual(expected.current.shown);
    expect(result.current.shown).toEqual(expected.current.shown);
  });
});

/** An order as far as the page shows it: also that there is none. */
function useShownOrder(id: string): unknown {
  const { data, error } = useOrder(id);
  return data?.trans_order_id ?? error?.failure;
}

/** Places an order that is paid by transfer. @returns its number */
async function placeByTransfer(member: TestMember): Promise<string> {
  const { server } = setup;
  await acceptTransfers(server);
  const shopper = shopperOf(server.as(member), member);
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 50 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship((await server.makeShippingMethod({ fee: 0, freeFrom: null })).id);
  const placed = await shopper.pay(300, { payment: { method: 'transfer' } });
  return dataOf<PlacedData>(placed).trans_order_id;
}
