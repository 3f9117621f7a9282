import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { CartLayer, PointEntry, Reply } from './types';

/** A member's points (spec §3, point; §9). */
export const createPoints = ({ call }: Http) => ({
  /** The balance, and how many points are over when, the soonest first. */
  expiry: (options?: CallOptions): Promise<Reply<'points', 'expiry'>> =>
    call('points', 'expiry', {}, options),
  /** The ledger, newest first; its amounts sum to the balance. */
  history: (query?: { page?: number }, options?: CallOptions): Promise<Paged<PointEntry>> =>
    call('points', 'history', { query }, options),
  /**
   * Spends so many points on a cart, once it is paid for; 0 spends none. Gives the points that make
   * whole dollars, and the cart's totals.
   * @throws MallError `pointsShort` – more than the member has, or than the goods still cost; `cartLayerWrong`
   */
  apply: (
    layer: CartLayer,
    amount: number,
    options?: CallOptions,
  ): Promise<Reply<'points', 'apply'>> =>
    call('points', 'apply', { params: { layer, amount } }, options),
});
