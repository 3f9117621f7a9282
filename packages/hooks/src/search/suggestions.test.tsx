import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecentSearches, useSuggestions } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('useSuggestions', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('fetches once typing pauses, for the current text', async () => {
    await setup.server.makeCategory({ name: '吐司麵包' });
    await setup.server.makeProduct({ name: '湯種吐司' });
    await setup.server.makeArticle({ content: '早餐的吐司' });
    const testClient = setup.guest();
    let typed = '吐';
    const rendered = renderHookWithMall(testClient, () => useSuggestions(typed));
    act(() => void vi.advanceTimersByTime(200));
    typed = '吐司 ';
    rendered.rerender();
    act(() => void vi.advanceTimersByTime(200));
    expect(testClient.network.count('GET /api/search/product')).toBe(0);
    act(() => void vi.advanceTimersByTime(60));
    vi.useRealTimers();
    await waitFor(() => expect(rendered.result.current.data).toBeDefined());
    expect(rendered.result.current.data).toMatchObject({
      products: [{ name: '湯種吐司' }],
      categories: [{ name: '吐司麵包' }],
      articles: [{ content: '早餐的吐司' }],
    });
  });

  it('is cleared when the field is emptied, without a request', () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useSuggestions('  '));
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.data).toBeUndefined();
    expect(testClient.network.count('GET /api/search/product')).toBe(0);
  });
});

describe('useRecentSearches', () => {
  it('returns keywords the latest first, each once, and can delete them', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useRecentSearches());
    act(() => result.current.clear());
    for (const word of ['草莓', '水餃', '草莓']) act(() => result.current.add(word));
    expect(result.current.keywords).toEqual(['草莓', '水餃']);
    act(() => result.current.clear('草莓'));
    expect(result.current.keywords).toEqual(['水餃']);
    act(() => result.current.clear());
    expect(result.current.keywords).toEqual([]);
  });

  it('stores at most eight', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useRecentSearches());
    for (let number = 0; number < 12; number += 1) act(() => result.current.add(`字${number}`));
    expect(result.current.keywords).toHaveLength(8);
    expect(result.current.keywords[0]).toBe('字11');
  });
});
