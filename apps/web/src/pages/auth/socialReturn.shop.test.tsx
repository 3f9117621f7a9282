import { DialogQueueProvider } from '@mall/app/overlays';
import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import {
  FAKE_PEOPLE,
  fakeSocial,
  signInAtFacebook,
  startTestMall,
  type TestMall,
} from '@mall/server/testing';
import { ToastProvider } from '@mall/ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPath, parsePath, Router, type To } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Overlays } from '../../shell/Overlays';
import SocialReturnPage from './SocialReturnPage';
import { saveAttempt } from './social/attempt';

let shop: TestMall;
beforeAll(async () => {
  shop = await startTestMall({ social: fakeSocial });
});
beforeEach(async () => {
  await shop.reset();
  await shop.makeGroup({ id: 1, name: '一般會員' });
});
afterAll(() => shop.stop());

it('signs in after the URL has changed, however long that takes, so that the popup stays open', async () => {
  const attempt = { state: 'ours', verifier: '', nonce: '', back: '/' };
  saveAttempt({ provider: 'facebook', ...attempt });
  const token = await signInAtFacebook(shop.baseUrl, FAKE_PEOPLE.newcomer);
  const asked: string[] = [];
  const mall = createMall({
    baseUrl: shop.baseUrl,
    storage: memoryStorage(),
    fetch: (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
  });

  /** The current location; the test controls when it changes, as if a page were loading. */
  let arrive = () => {};
  const wanted: string[] = [];
  function Site() {
    const [location, setLocation] = useState(
      `/auth/facebook?state=ours#access_token=${token}&state=ours`,
    );
    const replace = (to: To) => {
      const path = typeof to === 'string' ? to : createPath(to);
      wanted.push(path);
      arrive = () => setLocation(path);
    };
    const navigator = {
      createHref: String,
      go: () => undefined,
      push: replace,
      replace,
    };
    return (
      <Router location={parsePath(location)} navigator={navigator}>
        <DialogQueueProvider>
          <SocialReturnPage />
          <Overlays />
        </DialogQueueProvider>
      </Router>
    );
  }
  render(
    <MallProvider mall={mall}>
      <ToastProvider>
        <Site />
      </ToastProvider>
    </MallProvider>,
  );
  await expect.poll(() => wanted).toEqual(['/auth/facebook']);
  // The sign-in has not started.
  expect(sessionStorage.getItem('mall.social')).toContain('ours');
  expect(asked).not.toContain('/api/login');
  act(() => arrive());
  expect(await screen.findByRole('alertdialog', { name: '登入成功' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/login')).toHaveLength(1);
  expect(mall.session.get()?.profile.name).toBe('許小樂');
});
