import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type { CartLayer, PointEntry, PointExpiry, Reply } from './types';

/** A member's points. */
export interface PointsApi {
  /** The balance, and which points expire when, soonest first. */
  expiry(options?: CallOptions): Promise<PointExpiry>;
  /** The ledger, newest first; its amounts sum to the balance. */
  history(query?: { page?: number }, options?: CallOptions): Promise<Paged<PointEntry>>;
  /**
   * Sets how many points to spend on a cart at checkout; 0 spends none. Returns the used points,
   * rounded to whole dollars, and the cart's totals.
   * @throws MallError `pointsShort` – more than the member has, or than the products still cost;
   *   `layerOff`
   */
  apply(layer: CartLayer, amount: number, options?: CallOptions): Promise<Reply<'points', 'apply'>>;
}

/** Creates `mall.points`. */
export const createPoints = (call: Calls<'points'>): PointsApi => ({
  expiry: (options) => call('expiry', {}, options),
  history: (query, options) => call('history', { query }, options),
  apply: (layer, amount, options) => call('apply', { params: { layer, amount } }, options),
});
