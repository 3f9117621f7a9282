import { describe, expect, it } from 'vitest';
import { createMall } from '@mall/sdk';
import { badgesOptions } from '../badges/queries';
import { createMallQueryClient } from '../query/query-client';
import { cartItem, cartOf } from '../testing/carts';
import { cartOptions, countUnits, adjustBadge, cacheCart } from './queries';

const mall = createMall({ baseUrl: 'https://mall.test' });

describe('cacheCart', () => {
  it.each([
    [
      'adjusts the badge by the added units',
      cartOf([cartItem()]),
      cartOf([cartItem({ quantity: 4 })]),
      8,
    ],
    ['decreases the badge', cartOf([cartItem({ quantity: 3 })]), cartOf([]), 2],
    [
      'does not count a gift',
      cartOf([cartItem()]),
      cartOf([cartItem(), cartItem({ type: 2, relation_id: 1 })]),
      5,
    ],
    [
      'counts unavailable items',
      cartOf([cartItem({ problem: '已經售完', quantity: 2 })]),
      cartOf([]),
      3,
    ],
  ])('%s', (_, before, after, badge) => {
    const client = createMallQueryClient();
    const badges = badgesOptions(mall).queryKey;
    client.setQueryData(badges, { notify: 1, cart: 5, added: 0 });
    client.setQueryData(cartOptions(mall, 1).queryKey, before);
    adjustBadge(client, mall, cacheCart(client, mall, after), after);
    expect(client.getQueryData(cartOptions(mall, 1).queryKey)).toEqual(after);
    expect(client.getQueryData(badges)).toEqual({ notify: 1, cart: badge, added: 0 });
    expect(client.getQueryState(badges)?.isInvalidated).toBe(false);
  });

  it('refetches the badge when the previous cart is unknown', () => {
    const client = createMallQueryClient();
    const badges = badgesOptions(mall).queryKey;
    client.setQueryData(badges, { notify: 0, cart: 5, added: 0 });
    const cart = cartOf([cartItem()]);
    adjustBadge(client, mall, cacheCart(client, mall, cart), cart);
    expect(client.getQueryState(badges)?.isInvalidated).toBe(true);
  });

  it('stores the cart under its own layer', () => {
    const client = createMallQueryClient();
    cacheCart(client, mall, cartOf([cartItem()], 3));
    expect(client.getQueryData(cartOptions(mall, 1).queryKey)).toBeUndefined();
    expect(client.getQueryData(cartOptions(mall, 3).queryKey)?.layer).toBe(3);
  });

  it('counts no units in an empty cart', () => {
    expect(countUnits(cartOf([]))).toBe(0);
  });
});
