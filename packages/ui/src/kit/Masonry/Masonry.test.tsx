import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Masonry } from './Masonry';
import type { FeedPlace } from './MasonryItem';

const keyOf = (item: string) => item;
const heightOf = () => 300;
const draw = (item: string, place: FeedPlace) => (
  <article {...place} aria-label={item}>
    <button type="button">{item}的選項</button>
  </article>
);
const feed = (items: readonly string[], busy = false) => (
  <Masonry
    label="貼文"
    items={items}
    itemKey={keyOf}
    estimate={heightOf}
    busy={busy}
    total={9}
    skeleton={<span>還在路上</span>}
  >
    {draw}
  </Masonry>
);

it('is a feed whose items have a position', () => {
  render(feed(['甲', '乙']));
  expect(screen.getByRole('feed', { name: '貼文' })).toHaveAttribute('aria-busy', 'false');
  const second = screen.getByRole('article', { name: '乙' });
  expect(second).toHaveAttribute('aria-posinset', '2');
  expect(second).toHaveAttribute('aria-setsize', '9');
});

it('is busy when more items are loading', () => {
  render(feed(['甲'], true));
  expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByText('還在路上')).toHaveLength(3);
});

it('renders only items near the viewport', () => {
  render(feed(Array.from({ length: 2000 }, (_, at) => `第 ${at} 則`)));
  const drawn = screen.getAllByRole('article').length;
  expect(drawn).toBeGreaterThan(2);
  expect(drawn).toBeLessThan(12);
});

it('resets its columns when their number changes at the same column width', () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  // Two columns of 360 px, then one.
  width.mockReturnValue(736);
  render(feed(['甲', '乙', '丙']));
  const sides = () =>
    new Set(
      screen
        .getAllByRole('article')
        .map(
          (item) =>
            item.closest<HTMLElement>('[style*=inset-inline-start]')?.style.insetInlineStart,
        ),
    );
  expect(sides()).toEqual(new Set(['0px', '376px']));
  width.mockReturnValue(360);
  fireEvent(window, new Event('resize'));
  expect(sides()).toEqual(new Set(['0px']));
  // Back to two columns: the layout must not keep all items in one column.
  width.mockReturnValue(736);
  fireEvent(window, new Event('resize'));
  expect(sides()).toEqual(new Set(['0px', '376px']));
  width.mockRestore();
});

it('moves the focus on Page Down and Page Up, also from within an item', async () => {
  render(feed(['甲', '乙', '丙']));
  await userEvent.tab();
  expect(screen.getByRole('article', { name: '甲' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByRole('article', { name: '乙' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByRole('article', { name: '丙' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByRole('article', { name: '丙' })).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(screen.getByRole('article', { name: '乙' })).toHaveFocus();
});

it('recognises the item that was focused before hydration', async () => {
  const posts = feed(['甲', '乙', '丙']);
  const container = document.createElement('div');
  container.innerHTML = renderToString(posts);
  document.body.append(container);
  await userEvent.tab();
  expect(screen.getByRole('article', { name: '甲' })).toHaveFocus();
  render(posts, { container, hydrate: true });
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByRole('article', { name: '乙' })).toHaveFocus();
});

it('keeps the focus in the feed when the focused item is deleted', async () => {
  const { rerender } = render(feed(['甲', '乙', '丙']));
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}');
  rerender(feed(['甲', '丙']));
  await waitFor(() => expect(screen.getByRole('article', { name: '丙' })).toHaveFocus());
});
