import type { TestMall } from '.';
import { makeColleague, type TestColleague } from './colleagues';
import type { TestReply } from './http';

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
  return {
    ...owner,
    move(o_id, to, more = {}) {
      switch (to) {
        case 'paid':
          return owner.post('/api/staff/order/paid', { o_id });
        case 'refunding':
          return owner.post('/api/staff/order/refund/request', {
            ...{ o_id, reason: '缺貨' },
            ...more,
          });
        case 'refunded':
          return owner.post('/api/staff/order/refund', { o_id, ...more });
        default:
          return owner.post('/api/staff/order/advance', { o_id, to, ...more });
      }
    },
  };
}
