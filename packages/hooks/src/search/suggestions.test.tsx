import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecentWords, useSuggestions } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('suggestions while typing', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('are asked for once somebody pauses, for what is typed then', async () => {
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

  it('go when the field is emptied, and nothing is asked for', () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useSuggestions('  '));
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.data).toBeUndefined();
    expect(testClient.network.count('GET /api/search/product')).toBe(0);
  });
});

describe('words searched for on this device', () => {
  it('come back the latest first, each once, and can be forgotten', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useRecentWords());
    act(() => result.current.forget());
    for (const word of ['草莓', '水餃', '草莓']) act(() => result.current.note(word));
    expect(result.current.words).toEqual(['草莓', '水餃']);
    act(() => result.current.forget('草莓'));
    expect(result.current.words).toEqual(['水餃']);
    act(() => result.current.forget());
    expect(result.current.words).toEqual([]);
  });

  it('are eight at most', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useRecentWords());
    for (let number = 0; number < 12; number += 1) act(() => result.current.note(`字${number}`));
    expect(result.current.words).toHaveLength(8);
    expect(result.current.words[0]).toBe('字11');
  });
});
