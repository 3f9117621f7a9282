import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type { CartLayer, PointEntry, Reply } from './types';

/** Creates `mall.points`. */
export const createPoints = (call: Calls<'points'>) => ({
  /** The balance, and which points expire when, soonest first. */
  expiry: (options?: CallOptions): Promise<Reply<'points', 'expiry'>> =>
    call('expiry', {}, options),
  /** The ledger, newest first; its amounts sum to the balance. */
  history: (query?: { page?: number }, options?: CallOptions): Promise<Paged<PointEntry>> =>
    call('history', { query }, options),
  /**
   * Sets how many points to spend on a cart at checkout; 0 spends none. Returns the points that are used,
   * rounded to whole dollars, and the cart's totals.
   * @throws MallError `pointsShort` – more than the member has, or than the products still cost;
   *   `cartLayerWrong`
   */
  apply: (
    layer: CartLayer,
    amount: number,
    options?: CallOptions,
  ): Promise<Reply<'points', 'apply'>> => call('apply', { params: { layer, amount } }, options),
});

/** A member's points (spec §3, point; §9). */
export interface PointsApi extends ReturnType<typeof createPoints> {}
