import { DialogQueueProvider } from '@mall/app/overlays';
import { failOnErrors } from '@mall/app/testing';
import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage, type Mall, type MemberProfile } from '@mall/sdk';
import { startTestMall, type TestMall, type TestMember } from '@mall/server/testing';
import { ToastProvider } from '@mall/ui';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { SiteLabels } from '../shell/SiteLabels';
import './browser';
import { Here } from './Here';

/** Toasts outlast a test: on a slow machine they would close before it finds them. */
const TOAST_MS = 600_000;

/**
 * Starts the real server for a test file, and renders pages on it; its data is reset before each test.
 *
 * @param pagesAt - renders the pages for the test's URL.
 * @param config - additional configuration of the server.
 */
export function setupPages(
  pagesAt: (path: string) => ReactNode,
  config: Parameters<typeof startTestMall>[0] = {},
) {
  let shop: TestMall;
  beforeAll(async () => {
    shop = await startTestMall(config);
  });
  beforeEach(() => shop.reset());
  const watched = failOnErrors();
  const opened: Mall[] = [];
  // Members of other tests have the same ids, so what a member leaves on the device is deleted, as at their sign-out.
  afterEach(async () => {
    for (const { session } of opened.splice(0)) act(() => session.end('logout'));
    await vi.waitFor(() =>
      expect(localStorage.getItem('mall.checkout') ?? '').not.toMatch(/"owner":\d/),
    );
  });
  afterAll(() => shop.stop());
  return {
    get shop() {
      return shop;
    },
    /** Opens a URL, as a member or as a guest. */
    async open(path: string, member?: TestMember): Promise<void> {
      const mall = createMall({
        baseUrl: shop.baseUrl,
        publicUrl: '',
        storage: memoryStorage(),
        // Uploads then use it instead of jsdom's XMLHttpRequest, which refuses the server: its origin is another one.
        fetch: (input, init) => fetch(input, init),
      });
      if (member) {
        const { body } = await shop.as(member).get('/api/member/profile');
        mall.session.start(member.token, body.data as MemberProfile);
        opened.push(mall);
      }
      render(
        <MallProvider mall={mall}>
          <MemoryRouter initialEntries={[path]}>
            <SiteLabels>
              <ToastProvider duration={TOAST_MS}>
                <DialogQueueProvider>{pagesAt(path)}</DialogQueueProvider>
                <Here />
              </ToastProvider>
            </SiteLabels>
          </MemoryRouter>
        </MallProvider>,
        watched,
      );
    },
  };
}
