import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Diff, type FieldChange } from './Diff';
import { diffParts, wordsOf } from './diffParts';

/** Renders one change, and returns its description. */
function shown(change: Omit<FieldChange, 'key' | 'label'>): HTMLElement {
  render(<Diff changes={[{ key: 'field', label: '欄位', ...change }]} />);
  return screen.getByRole('definition');
}

it.each([
  [{ before: 680, after: 12_620 }, '變更前 680', '變更後 12,620'],
  [{ before: true, after: false }, '變更前 是', '變更後 否'],
  [{ before: '愛文芒果', after: '玉井愛文芒果' }, '變更前 愛文芒果', '變更後 玉井愛文芒果'],
])('shows the old and the new value of %j', (change, before, after) => {
  const value = within(shown(change));
  expect(value.getByRole('deletion')).toHaveTextContent(before);
  expect(value.getByRole('insertion')).toHaveTextContent(after);
});

it('states that a value was or is empty', () => {
  expect(shown({ before: null, after: '中秋前出完' })).toHaveTextContent(
    '（空白）變更後 中秋前出完',
  );
  cleanup();
  expect(shown({ before: ['當季'], after: [] })).toHaveTextContent('變更前 當季（空白）');
});

it('names its fields as terms', () => {
  shown({ before: 1, after: 2 });
  expect(screen.getByRole('term')).toHaveTextContent('欄位');
});

it('shows only that a hidden field changed', () => {
  expect(shown({ before: '0912345678', after: '0987654321', isHidden: true })).toHaveTextContent(
    /^已變更$/,
  );
});

it('marks the removed and the added items of a list', () => {
  const value = shown({ before: ['當季', '送禮', '免運'], after: ['當季', '產地直送', '免運'] });
  expect(within(value).getByRole('deletion')).toHaveTextContent('刪去 送禮');
  expect(within(value).getByRole('insertion')).toHaveTextContent('加上 產地直送');
  expect(value).toHaveTextContent(/^當季、.*、免運$/);
});

it('marks the changed words of a long text, and shortens what is the same', () => {
  const start = '台南玉井的愛文芒果，樹上熟成才採收，果肉細、香氣足。'.repeat(4);
  const value = shown({ before: `${start}每箱八顆。`, after: `${start}每箱六顆。` });
  expect(within(value).getByRole('deletion')).toHaveTextContent('刪去 八');
  expect(within(value).getByRole('insertion')).toHaveTextContent('加上 六');
  expect(value.textContent).toMatch(/^….+每箱/);
});

it('shows both texts whole when they have little in common', () => {
  const text = (from: number) =>
    Array.from({ length: 1200 }, (_, at) => String.fromCodePoint(0x4e00 + from + at));
  expect(diffParts(text(0), text(5000)).map(({ change }) => change)).toEqual(['removed', 'added']);
});

it('restores both texts from its parts', () => {
  const [before, after] = ['收到後請放冷藏，三天內吃完。', '收到後請冷凍，一個月內吃完最好。'];
  const parts = diffParts(wordsOf(before), wordsOf(after));
  const without = (change: string) =>
    parts.flatMap((part) => (part.change === change ? [] : part.items)).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
