import { permissionsOf } from '@mall/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';
import { phoneScreens } from './phoneScreens';
import { screensFor, type Screen } from './screens';

const desk = setupDesk();

/** jsdom has no width: the bar of a phone is in the page, but its style hides it, and so its name. */
const HIDDEN = { hidden: true } as const;

async function findBar() {
  const all = await screen.findAllByRole('navigation', HIDDEN);
  const bar = all.find((each) => each.getAttribute('aria-label') === '快速導覽');
  if (!bar) throw new Error('There is no bottom bar');
  return within(bar);
}

it('the bar of a phone has four screens and the sheet for the others, the current one marked', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  const bar = await findBar();
  expect(bar.getAllByRole('link', HIDDEN).map(({ textContent }) => textContent)).toEqual([
    '今天',
    '訂單',
    '客服',
    '檢舉',
  ]);
  const more = bar.getByRole('button', { name: '更多', ...HIDDEN });
  expect(more).toHaveAttribute('aria-current', 'true');
  await userEvent.click(more);
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  const screens = within(sheet.getByRole('navigation', { name: '更多畫面' }));
  expect(screens.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '人員',
    '設定',
    '操作紀錄',
  ]);
  expect(screens.getByRole('link', { name: '人員' })).toHaveAttribute('aria-current', 'page');

  screens.getByRole('link', { name: '操作紀錄' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.address()).toBe('/audit');
});

it('the sheet closes on Escape, and returns the focus to its button', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  const more = (await findBar()).getByRole('button', { name: '更多', ...HIDDEN });
  expect(more).not.toHaveAttribute('aria-current');
  await userEvent.click(more);
  await screen.findByRole('dialog', { name: '更多' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(more).toHaveFocus();
});

it('the bar of a phone has every screen when five or fewer are allowed', async () => {
  await desk.signIn('簡志勇', ['agent']);
  desk.open('/');
  const bar = await findBar();
  expect(bar.getAllByRole('link', HIDDEN).map(({ textContent }) => textContent)).toEqual([
    '今天',
    '訂單',
    '客服',
    '操作紀錄',
  ]);
  expect(bar.queryByRole('button', { name: /更多/, ...HIDDEN })).toBeNull();
});

it('the places of screens that a colleague may not open go to the next ones', () => {
  const pathsOf = (screens: readonly Screen[]) => screens.map(({ path }) => path);
  const manager = screensFor([...permissionsOf(['manager'])]);
  const { shown, more } = phoneScreens(manager.filter(({ path }) => path !== '/chat'));
  expect(pathsOf(shown)).toEqual(['/', '/orders', '/wall', '/people']);
  expect(pathsOf(more)).toEqual(['/settings', '/audit']);
});
