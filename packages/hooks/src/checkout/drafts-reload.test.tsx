import { createMall, memoryStorage, type MemberProfile } from '@mall/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

/** Loads the hooks as a page does: modules anew, with what the browser kept. */
async function loadPage() {
  vi.resetModules();
  const { MallProvider, useCheckoutDraft } = await import('../index');
  const mall = createMall({ csrf: false, storage: memoryStorage() });
  mall.session.start('token', { id: 7, name: '阿芳' } as MemberProfile);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MallProvider mall={mall}>{children}</MallProvider>
  );
  return renderHook(() => useCheckoutDraft(1), { wrapper }).result;
}

it('a half-filled checkout is still there after the page was loaded anew', async () => {
  const before = await loadPage();
  act(() => before.current.write({ shipping: { street: '巷口街 1 號' } }));
  const after = await loadPage();
  expect(after.current).not.toBe(before.current);
  expect(after.current.draft).toEqual({ shipping: { street: '巷口街 1 號' } });
});

it('what is kept in another shape is no draft', async () => {
  localStorage.setItem(
    'mall.checkout',
    '{"state":{"drafts":{"1":{"shipping":{"name":"阿明"}}}},"version":0}',
  );
  expect((await loadPage()).current.draft).toEqual({});
});
