import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setupDesk, type Enrolled } from '../testing/setupDesk';

const desk = setupDesk();

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const lockDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: '畫面已鎖定' }));

/** Fills in the invitation of a colleague, and does not send it. */
async function typeInvitation(): Promise<HTMLElement> {
  await press('邀請同事');
  const field = await screen.findByRole('textbox', { name: '電子郵件' });
  await userEvent.type(field, 'new@mall.test');
  await userEvent.click(screen.getByRole('checkbox', { name: '出貨人員' }));
  return field;
}

it('the desk leads to the sign-in, which leads back, when nobody has signed in', async () => {
  desk.open('/audit?action=people.joined');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
  expect(desk.address()).toBe('/sign-in?back=%2Faudit%3Faction%3Dpeople.joined');
});

it('a locked desk keeps what was typed until a code is given', async () => {
  const { nextCode } = await desk.signInEnrolled('何明哲', ['owner']);
  desk.open('/people');
  const field = await typeInvitation();
  await desk.staff().session.lock();
  await press('寄出邀請');
  const lock = await lockDialog();
  expect(desk.address()).toBe('/people');
  await userEvent.type(lock.getByLabelText('6 位數驗證碼'), '000000{Enter}');
  expect(await lock.findByText('驗證碼不正確或已經用過，請等下一組再試一次')).toBeVisible();
  await userEvent.type(lock.getByLabelText('6 位數驗證碼'), `${nextCode()}{Enter}`);
  await waitFor(() => expect(screen.queryByText('畫面已鎖定')).toBeNull());
  expect(field).toHaveValue('new@mall.test');
  expect(screen.getByRole('checkbox', { name: '出貨人員' })).toBeChecked();
  await press('寄出邀請');
  expect(await screen.findByText('已寄出邀請給 new@mall.test')).toBeInTheDocument();
});

it('a recovery code unlocks the desk, once', async () => {
  const { recoveryCodes } = await desk.signInEnrolled('何明哲', ['owner']);
  desk.open('/');
  for (const [answer, isOpen] of [
    [recoveryCodes[0] ?? '', true],
    [recoveryCodes[0] ?? '', false],
  ] as const) {
    await press('鎖定畫面');
    const lock = await lockDialog();
    await userEvent.click(lock.getByRole('button', { name: '改用復原碼' }));
    await userEvent.type(lock.getByRole('textbox', { name: '復原碼' }), `${answer}{Enter}`);
    if (isOpen) await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    else expect(await lock.findByText(/驗證碼不正確或已經用過/)).toBeVisible();
  }
});

it('an action that needs a recent code asks for one and is then done once', async () => {
  const { recoveryCodes } = await desk.signInEnrolled('何明哲', ['owner']);
  await desk.expireCodes();
  desk.open('/people');
  await typeInvitation();
  await press('寄出邀請');
  const ask = within(await screen.findByRole('dialog', { name: '確認是您本人' }));
  await userEvent.click(ask.getByRole('button', { name: '改用復原碼' }));
  await userEvent.type(ask.getByRole('textbox', { name: '復原碼' }), `${recoveryCodes[0]}{Enter}`);
  expect(await screen.findByText('已寄出邀請給 new@mall.test')).toBeInTheDocument();
  expect(await desk.shop.mailsTo('new@mall.test')).toHaveLength(1);
});

it('an action is not done when the question for a code is closed', async () => {
  await desk.signInEnrolled('何明哲', ['owner']);
  await desk.expireCodes();
  desk.open('/people');
  const field = await typeInvitation();
  await press('寄出邀請');
  await screen.findByRole('dialog', { name: '確認是您本人' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('這項操作需要再驗證一次')).toBeVisible();
  expect(field).toHaveValue('new@mall.test');
  expect(await desk.shop.mailsTo('new@mall.test')).toEqual([]);
});

it('the desk shows the sign-in when the session has ended elsewhere', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  await screen.findByRole('table', { name: '人員' });
  await desk.staff().session.signOut();
  await typeInvitation();
  await press('寄出邀請');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
  expect(desk.address()).toBe('/sign-in?back=%2Fpeople');
});

it('sign-out ends the session', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  await press('登出');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
  expect(await desk.staff().session.get()).toBeNull();
});

/** Signs in by the form of this tab. */
async function signInHere({ account, nextCode }: Enrolled): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: '電子郵件' }), account);
  await userEvent.type(screen.getByLabelText('密碼'), 'Mall-1234{Enter}');
  const code = await screen.findByRole('textbox', { name: '6 位數驗證碼' });
  await userEvent.type(code, `${nextCode()}{Enter}`);
}

it.each<{ readonly how: string; readonly next: (owner: Enrolled) => Promise<unknown> }>([
  {
    how: 'signs in after a sign-out',
    async next(owner) {
      await press('登出');
      await signInHere(owner);
    },
  },
  {
    how: 'signs in after the session has ended elsewhere',
    async next(owner) {
      await desk.staff().session.signOut();
      desk.refetch();
      await signInHere(owner);
    },
  },
  {
    how: 'has signed in in another tab of this browser',
    async next() {
      await desk.signIn('簡志勇', ['owner']);
      desk.refetch();
    },
  },
])('what a colleague read is gone when the next one $how', async ({ next }) => {
  const owner = await desk.signInEnrolled('簡志勇', ['owner']);
  await desk.staff().session.signOut();
  const before = await desk.signIn('何明哲', ['owner']);
  await before.post('/api/staff/people/invite', { email: 'new@mall.test', roles: ['clerk'] });
  desk.open('/audit');
  expect(await screen.findByText('何明哲寄出了邀請')).toBeVisible();
  // Only what this tab has read could be shown.
  const release = desk.holdReplies('/api/staff/audit/list');
  await next(owner);
  expect(await screen.findByRole('link', { name: /簡志勇/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  expect(screen.queryByText('何明哲寄出了邀請')).toBeNull();
  release();
  expect(await screen.findByText('何明哲寄出了邀請')).toBeVisible();
});

it('the desk locks itself 30 minutes after the last pointer or key in any of its tabs', async () => {
  await desk.signInEnrolled('何明哲', ['clerk']);
  const sent = vi.spyOn(globalThis, 'fetch');
  const isLocking = () => sent.mock.calls.some(([url]) => String(url).endsWith('/session/lock'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  async function after20Minutes(): Promise<void> {
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    // A call that the desk has begun is sent before a later one is answered.
    await desk.staff().session.get();
  }
  try {
    desk.open('/');
    await screen.findByRole('heading', { name: '何明哲，您好' });
    await after20Minutes();
    document.dispatchEvent(new Event('pointermove'));
    // Its tabs share the storage of the browser.
    const isNow = ([, value]: [string, unknown]) => value === `${Date.now()}`;
    const [key = ''] = Object.entries(localStorage).find(isNow) ?? [];
    await after20Minutes();
    expect(isLocking()).toBe(false);
    // The colleague works in another tab.
    localStorage.setItem(key, `${Date.now()}`);
    await after20Minutes();
    expect(isLocking()).toBe(false);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(await screen.findByRole('alertdialog', { name: '畫面已鎖定' })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
    sent.mockRestore();
  }
});
