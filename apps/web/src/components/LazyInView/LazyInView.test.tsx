import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyInView } from './LazyInView';

/** jsdom has no layout: the test itself reports whether the place is near the viewport. */
let tell: (isIntersecting: boolean) => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('draws its content once it comes near, and keeps it', () => {
  render(<LazyInView placeholder={<p>骨架</p>}>送禮不失禮</LazyInView>);
  expect(screen.getByText('骨架')).toBeVisible();
  tell(false);
  expect(screen.queryByText('送禮不失禮')).toBeNull();
  tell(true);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
  tell(false);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
});

it('is drawn at once when somebody comes back to it', () => {
  const { unmount } = render(<LazyInView id="gifts">送禮不失禮</LazyInView>);
  tell(true);
  unmount();
  render(<LazyInView id="gifts">送禮不失禮</LazyInView>);
  expect(screen.getByText('送禮不失禮')).toBeVisible();
});
