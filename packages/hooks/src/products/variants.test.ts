import { describe, expect, it } from 'vitest';
import { chosenRule, missingAttributes, variantOptions } from './variants';
import { makeRule } from '../testing/makeRule';

const dumplings = [
  makeRule(1, 5, { 口味: '韭菜', 份量: '25 顆' }),
  makeRule(2, 0, { 口味: '韭菜', 份量: '50 顆' }),
  makeRule(3, 2, { 口味: '玉米', 份量: '25 顆' }),
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
    const only = [makeRule(9, 1, {})];
    expect(chosenRule(only, {})?.rule_id).toBe(9);
    expect(missingAttributes(only, {})).toEqual([]);
  });
});
