import type { TestMall } from './test-mall';
import { dataOf } from './shopper';
import { makeColleague, type TestColleague } from './colleagues';
import type { TestReply } from './http';

interface Preview {
  readonly amount: number;
  readonly pays: readonly { readonly kind: string; readonly way: string }[];
}

/** A colleague for services that are called without a request. */
export const TEST_ACTOR = { id: 1, name: '何明哲', sessionId: null, network: '127.0.0.1' };

/** An owner of the shop at the desk, who changes orders. */
export interface TestDesk extends TestColleague {
  /** Changes an order to a state by the call that does so. */
  move(o_id: string, to: string, more?: object): Promise<TestReply>;
}

/**
 * Signs in an owner of the shop at the desk.
 *
 * @example
 * const desk = await openDesk(mall);
 * await desk.move(order, 'preparing');
 */
export async function openDesk(mall: TestMall): Promise<TestDesk> {
  const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
  /** What the refund of an order pays, as the desk reads it first; nothing when that is refused. */
  async function previewOf(o_id: string, more: { readonly by_hand?: boolean }) {
    const { by_hand = false } = more;
    const body = { o_id, refund: { kind: 'order', by_hand } };
    const reply = await owner.post('/api/staff/order/refund/preview', body);
    if (!reply.body.valid) return { amount: 0, by_hand };
    const { amount, pays } = dataOf<Preview>(reply);
    return { amount, by_hand: pays.some(({ kind, way }) => kind === 'order' && way === 'by_hand') };
  }
  return {
    ...owner,
    async move(o_id, to, more = {}) {
      switch (to) {
        case 'paid':
          return owner.post('/api/staff/order/paid', { o_id });
        case 'refunding':
          return owner.post('/api/staff/order/refund/request', {
            ...{ o_id, reason: '缺貨' },
            amount: (await previewOf(o_id, {})).amount,
            ...more,
          });
        case 'refunded':
          return owner.post('/api/staff/order/refund', {
            o_id,
            ...(await previewOf(o_id, more)),
            ...more,
          });
        default:
          return owner.post('/api/staff/order/advance', { o_id, to, ...more });
      }
    },
  };
}
