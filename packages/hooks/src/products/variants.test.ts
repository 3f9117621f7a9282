import type { ProductRule } from '@mall/sdk';
import { describe, expect, it } from 'vitest';
import { chosenRule, missingAttributes, variantOptions } from './variants';

const rule = (rule_id: number, stock: number, ...attributes: [string, string][]): ProductRule => ({
  rule_id,
  stock,
  attributes: attributes.map(([attr, type]) => ({ attr, type })),
  index_img: '/variant.avif',
  specs: [],
  amount: 100,
  market_price: 120,
  buy_min: 1,
  buy_max: stock,
  is_wait: false,
});

const dumplings = [
  rule(1, 5, ['口味', '韭菜'], ['份量', '25 顆']),
  rule(2, 0, ['口味', '韭菜'], ['份量', '50 顆']),
  rule(3, 2, ['口味', '玉米'], ['份量', '25 顆']),
];

describe('the variants of a product', () => {
  it('are chosen when every attribute is', () => {
    expect(chosenRule(dumplings, { 口味: '韭菜' })).toBeUndefined();
    expect(missingAttributes(dumplings, { 口味: '韭菜' })).toEqual(['份量']);
    expect(chosenRule(dumplings, { 口味: '韭菜', 份量: '25 顆' })?.rule_id).toBe(1);
  });

  it('mark the types that are available with the selection', () => {
    const [, size] = variantOptions(dumplings, { 口味: '韭菜' });
    expect(size?.types).toEqual([
      { type: '25 顆', available: true },
      { type: '50 顆', available: false },
    ]);
  });

  it('have no variant for a combination that is not sold', () => {
    expect(chosenRule(dumplings, { 口味: '玉米', 份量: '50 顆' })).toBeUndefined();
  });

  it('need no choice when there is only one', () => {
    const only = [rule(9, 1)];
    expect(chosenRule(only, {})?.rule_id).toBe(9);
    expect(missingAttributes(only, {})).toEqual([]);
  });
});
