import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage, type MemberProfile } from '@mall/sdk';
import { startTestMall, type TestMall, type TestMember } from '@mall/server/testing';
import { ToastProvider } from '@mall/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SiteLabels } from '../shell/SiteLabels';
import './browser';
import { Here } from './Here';

/** Toasts outlast a test: on a slow machine they would be gone before it looks for them. */
const TOAST_MS = 600_000;

/**
 * The real server for a test file, and pages over it; its data is reset before each test.
 *
 * @param pagesAt - what is drawn for the address that a test opens.
 * @param config - of the server, beside the tests' own.
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
  afterAll(() => shop.stop());
  return {
    get shop() {
      return shop;
    },
    /** Opens an address, as a member or as a guest. */
    async open(path: string, member?: TestMember): Promise<void> {
      const mall = createMall({
        baseUrl: shop.baseUrl,
        publicUrl: '',
        storage: memoryStorage(),
      });
      if (member) {
        const { body } = await shop.as(member).get('/api/member/profile');
        mall.session.start(member.token, body.data as MemberProfile);
      }
      render(
        <MallProvider mall={mall}>
          <MemoryRouter initialEntries={[path]}>
            <SiteLabels>
              <ToastProvider duration={TOAST_MS}>
                {pagesAt(path)}
                <Here />
              </ToastProvider>
            </SiteLabels>
          </MemoryRouter>
        </MallProvider>,
      );
    },
  };
}
