import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useVariantChoice } from '../index';
import { makeRule } from '../testing/makeRule';

const bowl = (rule_id: number, stock: number, size: string, colour: string) =>
  makeRule(rule_id, stock, { 尺寸: size, 顏色: colour });
const bowls = [bowl(1, 5, '大', '米白'), bowl(2, 0, '大', '墨綠'), bowl(3, 2, '小', '米白')];

describe('useVariantChoice', () => {
  it('identifies a variant when every attribute has a choice, and reports each choice', () => {
    const reported: (number | undefined)[] = [];
    const { result } = renderHook(() =>
      useVariantChoice(bowls, (chosen) => reported.push(chosen?.rule_id)),
    );
    expect(result.current.missing).toEqual(['尺寸', '顏色']);
    act(() => result.current.choose('尺寸', '大'));
    expect(result.current).toMatchObject({ rule: undefined, missing: ['顏色'] });
    act(() => result.current.choose('顏色', '米白'));
    expect(result.current).toMatchObject({ rule: { rule_id: 1 }, missing: [] });
    expect(reported).toEqual([undefined, 1]);
  });

  it('says which types are sold out with the rest of the choice', () => {
    const { result } = renderHook(() => useVariantChoice(bowls));
    act(() => result.current.choose('尺寸', '大'));
    expect(result.current.options[1]).toEqual({
      attr: '顏色',
      types: [
        { type: '米白', available: true },
        { type: '墨綠', available: false },
      ],
    });
  });

  it('clears a type that is chosen again', () => {
    const { result } = renderHook(() => useVariantChoice(bowls));
    act(() => result.current.choose('尺寸', '大'));
    act(() => result.current.choose('尺寸', '大'));
    expect(result.current.chosen).toEqual({});
  });

  it('needs no choice for a product with one variant', () => {
    const { result } = renderHook(() => useVariantChoice(bowls.slice(0, 1)));
    expect(result.current).toMatchObject({ rule: { rule_id: 1 }, missing: [] });
  });
});
