import { TEST_PASSWORD, type TestMember } from '@mall/server/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setupSite } from '../testing/site';

const setup = setupSite();
let member: TestMember;
let messages: unknown[];
beforeEach(async () => {
  localStorage.clear();
  messages = [];
  window.MallApp = { postMessage: (message) => messages.push(JSON.parse(message)) };
  member = await setup.shop.makeMember();
});
afterEach(() => {
  delete window.MallApp;
  localStorage.clear();
});

/** Posts a message as a script of the shell in the page does. */
const shellSays = (data: unknown, more: MessageEventInit = {}) =>
  act(() => {
    const from = { origin: location.origin, source: window };
    dispatchEvent(new MessageEvent('message', { data, ...from, ...more }));
  });
const postToken = (token: unknown, more?: MessageEventInit) =>
  shellSays({ type: 'mall.push_token', token }, more);
/** The tokens of the member's sessions, newest first. */
const tokens = async () => {
  const { rows } = await setup.shop.db.execute<{ fcm_token: string | null }>(
    `select fcm_token from sessions where member_id = ${member.id} order by id desc`,
  );
  return rows.map(({ fcm_token }) => fcm_token);
};

async function open(path: string, who?: TestMember) {
  await setup.open(path, who);
  await expect.poll(() => messages).toContainEqual({ type: 'ready' });
}
const address = () => screen.getByLabelText('address');

async function signIn() {
  const account = await screen.findByRole('textbox', { name: /電子郵件/ });
  await userEvent.type(account, member.account);
  await userEvent.type(screen.getByLabelText(/密碼/, { selector: 'input' }), TEST_PASSWORD);
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: '登入' }));
}

describe('the push token of the native shell', () => {
  it('is sent to the signed-in session, and again when the session is another', async () => {
    await open('/tos', member);
    postToken('phone-1');
    await expect.poll(tokens).toEqual(['phone-1']);
    postToken('phone-2');
    await expect.poll(tokens).toEqual(['phone-2']);
  });

  it('is sent with the sign-in when it arrived before', async () => {
    await open('/login');
    postToken('phone-1');
    await signIn();
    await expect.poll(tokens).toEqual(['phone-1', null]);
  });

  it.each([
    ['from another origin', 'phone-1', { origin: 'https://evil.test' }],
    ['from another window', 'phone-1', { source: null }],
    ['empty', '', {}],
    ['markup', '"><img>', {}],
    ['a number', 1, {}],
    ['too long', 'x'.repeat(4097), {}],
  ])('is ignored when it is %s', async (_which, token, more) => {
    await open('/tos', member);
    postToken(token, more);
    postToken('the-last');
    await expect.poll(tokens).toEqual(['the-last']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/phone-1|img|xxx/);
  });

  it('is ignored outside of the app', async () => {
    delete window.MallApp;
    await setup.open('/tos', member);
    await screen.findByRole('contentinfo');
    postToken('phone-1');
    expect([await tokens(), localStorage.getItem('mall.push-token')]).toEqual([[null], null]);
  });
});

it('a pressed notification opens its page', async () => {
  await open('/tos', member);
  shellSays({ type: 'mall.route', path: '/notification/42' });
  await expect.poll(() => address().textContent).toBe('/notification/42');
});

it('the app offers no push messages of the browser', async () => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  await open('/member/notifications', member);
  expect(await screen.findByRole('switch', { name: /留言/ })).toBeVisible();
  expect(screen.queryByRole('switch', { name: '推播通知' })).toBeNull();
});
