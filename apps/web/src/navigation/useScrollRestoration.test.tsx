import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

/** jsdom has no layout: the test sets the page's height and reports its growth. */
let height = 0;
let grown: Set<() => void>;
const SCREEN = 800;
const place = (top: number) => {
  const reached = Math.min(top, Math.max(0, height - SCREEN));
  if (reached === window.scrollY) return;
  vi.stubGlobal('scrollY', reached);
  dispatchEvent(new Event('scroll'));
};
const growTo = (next: number) => {
  height = next;
  grown.forEach((notify) => notify());
};

let go: NavigateFunction = () => undefined;
function Site() {
  go = useNavigate();
  useScrollRestoration();
  return null;
}
const open = (at = '/mall') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );
/** Navigates forward or back to a page with this initial height. */
const visit = (to: string | -1, high: number, how?: { readonly replace: true }) => {
  height = high;
  return act(async () => void (to === -1 ? go(to) : await go(to, how)));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  height = 10_000;
  grown = new Set();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => place(top));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly notify: () => void) {}
      observe() {
        grown.add(this.notify);
      }
      disconnect() {
        grown.delete(this.notify);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('navigating forward', () => {
  it('starts at the top', async () => {
    open();
    place(1500);
    await visit('/product/1', 3000);
    expect(scrollY).toBe(0);
  });

  it('starts at the top when a link leads to the same page', async () => {
    open();
    place(1500);
    await visit('/mall?layer=1', 10_000);
    expect(scrollY).toBe(0);
  });

  it('does not scroll when only the query has changed', async () => {
    open();
    place(1500);
    await visit('/mall?layer=1', 10_000, { replace: true });
    expect(scrollY).toBe(1500);
  });
});

describe('going back', () => {
  it('restores the scroll position', async () => {
    open();
    place(1500);
    await visit('/product/1', 3000);
    await visit(-1, 10_000);
    expect(scrollY).toBe(1500);
  });

  it('scrolls further as the page grows, however long that takes, up to the position', async () => {
    open();
    place(4480);
    await visit('/product/1', 3000);
    await visit(-1, 1000);
    expect(scrollY).toBe(200);
    vi.advanceTimersByTime(3_600_000);
    growTo(4000);
    expect(scrollY).toBe(3200);
    growTo(9000);
    expect(scrollY).toBe(4480);
    place(5000);
    growTo(12_000);
    expect(scrollY).toBe(5000);
  });

  it('waits when the page shows that content is still loading', async () => {
    open();
    place(1500);
    await visit('/product/1', 3000);
    document.body.innerHTML = '<main><p aria-busy="true"></p></main>';
    await visit(-1, 10_000);
    place(0);
    document.body.innerHTML = '';
    growTo(12_000);
    expect(scrollY).toBe(1500);
  });

  it('stops when the user scrolls meanwhile', async () => {
    open();
    place(4480);
    await visit('/product/1', 3000);
    await visit(-1, 1000);
    dispatchEvent(new Event('wheel'));
    place(50);
    growTo(9000);
    expect(scrollY).toBe(50);
  });

  it('does not save the position that it reached while the page grew', async () => {
    open();
    place(4480);
    await visit('/product/1', 3000);
    await visit(-1, 1000);
    growTo(4400);
    expect(scrollY).toBe(3600);
    // The user leaves and comes back before the page has grown to its full height.
    await visit('/product/2', 3000);
    await visit(-1, 10_000);
    expect(scrollY).toBe(4480);
  });

  it('saves the position that the user scrolled to', async () => {
    open();
    place(4480);
    await visit('/product/1', 3000);
    await visit(-1, 4400);
    dispatchEvent(new Event('pointerdown'));
    place(700);
    await visit('/product/2', 3000);
    await visit(-1, 10_000);
    expect(scrollY).toBe(700);
  });

  it('works when storage is blocked', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    open();
    place(1500);
    await visit('/product/1', 3000);
    await visit(-1, 10_000);
    expect(scrollY).toBe(1500);
    vi.restoreAllMocks();
  });
});
