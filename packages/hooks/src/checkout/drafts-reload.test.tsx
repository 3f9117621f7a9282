import { createMall, memoryStorage, type MemberProfile } from '@mall/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

/** Loads the modules again as a reloaded page does, with the browser's storage. */
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

it('a checkout draft is restored when the page is reloaded', async () => {
  const before = await loadPage();
  act(() => before.current.write({ shipping: { street: '巷口街 1 號' } }));
  const after = await loadPage();
  expect(after.current).not.toBe(before.current);
  expect(after.current.draft).toEqual({ shipping: { street: '巷口街 1 號' } });
});

it('a stored draft of another format is ignored', async () => {
  localStorage.setItem(
    'mall.checkout',
    '{"state":{"drafts":{"1":{"shipping":{"name":"阿明"}}}},"version":0}',
  );
  expect((await loadPage()).current.draft).toEqual({});
});
