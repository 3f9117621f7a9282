// @vitest-environment node
import { createMall, type Mall, type MemberProfile } from '@mall/sdk';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  MallProvider,
  useBadges,
  useCart,
  useCheckoutDraft,
  usePendingCalls,
  useProductList,
  useSession,
} from './index';

function Page() {
  const session = useSession();
  const states = [useProductList({ all: true }).status, useCart(1).status];
  const counts = [
    useBadges().cart,
    usePendingCalls(),
    Object.keys(useCheckoutDraft(1).draft).length,
  ];
  return `${session ? 'member' : 'guest'} ${states.join(' ')} ${counts.join(' ')}`;
}

/** Creates a mall that counts its calls instead of making them. */
function silentMall(): { readonly mall: Mall; readonly calls: () => number } {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.reject(new Error('no network here'));
  };
  return { mall: createMall({ baseUrl: 'https://mall.test', fetch }), calls: () => calls };
}

it('the hooks render on a server as for a guest, and make no calls', () => {
  expect(typeof document).toBe('undefined');
  const { mall, calls } = silentMall();
  mall.session.start('token', { id: 1, name: '阿芳' } as MemberProfile);
  const html = renderToString(
    <MallProvider mall={mall}>
      <Page />
    </MallProvider>,
  );
  expect(html).toBe('guest pending guest 0 0 0');
  expect(calls()).toBe(0);
});
