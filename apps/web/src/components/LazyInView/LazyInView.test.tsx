import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyInView } from './LazyInView';

/** jsdom has no layout: the test reports intersections itself. */
let intersect: (isIntersecting: boolean) => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('renders its content when it comes near the viewport, and keeps it', () => {
  render(<LazyInView placeholder={<p>骨架</p>}>送禮不失禮</LazyInView>);
  expect(screen.getByText('骨架')).toBeVisible();
  intersect(false);
  expect(screen.queryByText('送禮不失禮')).toBeNull();
  intersect(true);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
  intersect(false);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
});

it('renders immediately when the visitor comes back to the page', () => {
  const { unmount } = render(<LazyInView id="gifts">送禮不失禮</LazyInView>);
  intersect(true);
  unmount();
  render(<LazyInView id="gifts">送禮不失禮</LazyInView>);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
});
