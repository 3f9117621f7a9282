import { describe, expect, it } from 'vitest';
import { createMall } from '@mall/sdk';
import { badgesOptions } from '../badges/queries';
import { createMallQueryClient } from '../query/query-client';
import { cartItem, cartOf } from '../testing/carts';
import { cartOptions, countPieces, moveBadge, takeCart } from './queries';

const mall = createMall({ baseUrl: 'https://mall.test' });

describe('taking a cart', () => {
  it.each([
    [
      'moves the badge by as many pieces',
      cartOf([cartItem()]),
      cartOf([cartItem({ quantity: 4 })]),
      8,
    ],
    ['moves it down again', cartOf([cartItem({ quantity: 3 })]), cartOf([]), 2],
    [
      'does not count a gift',
      cartOf([cartItem()]),
      cartOf([cartItem(), cartItem({ type: 2, relation_id: 1 })]),
      5,
    ],
    [
      'counts what cannot be bought',
      cartOf([cartItem({ problem: '已經售完', quantity: 2 })]),
      cartOf([]),
      3,
    ],
  ])('%s', (_, before, after, badge) => {
    const client = createMallQueryClient();
    const badges = badgesOptions(mall).queryKey;
    client.setQueryData(badges, { notify: 1, cart: 5 });
    client.setQueryData(cartOptions(mall, 1).queryKey, before);
    void moveBadge(client, mall, takeCart(client, mall, after), after);
    expect(client.getQueryData(cartOptions(mall, 1).queryKey)).toEqual(after);
    expect(client.getQueryData(badges)).toEqual({ notify: 1, cart: badge });
    expect(client.getQueryState(badges)?.isInvalidated).toBe(false);
  });

  it('has the badge read where it is not known what was there before', () => {
    const client = createMallQueryClient();
    const badges = badgesOptions(mall).queryKey;
    client.setQueryData(badges, { notify: 0, cart: 5 });
    const cart = cartOf([cartItem()]);
    void moveBadge(client, mall, takeCart(client, mall, cart), cart);
    expect(client.getQueryState(badges)?.isInvalidated).toBe(true);
  });

  it('puts it under its own layer', () => {
    const client = createMallQueryClient();
    takeCart(client, mall, cartOf([cartItem()], 3));
    expect(client.getQueryData(cartOptions(mall, 1).queryKey)).toBeUndefined();
    expect(client.getQueryData(cartOptions(mall, 3).queryKey)?.layer).toBe(3);
  });

  it('counts no pieces in an empty one', () => {
    expect(countPieces(cartOf([]))).toBe(0);
  });
});
