import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupSite } from '../testing/site';
import { consent } from './consent';

const setup = setupSite();
const GA = 'G-1A2B3C4D5E';

beforeEach(async () => {
  await setup.shop.setConfig('common', 'ga_code', GA);
});
afterEach(() => {
  delete window.dataLayer;
  document.head.querySelectorAll('script[src*="google"]').forEach((script) => script.remove());
  localStorage.removeItem('mall.analytics');
  act(() => consent.setState({ answer: null }));
});

const loaded = () =>
  [...document.head.querySelectorAll('script')]
    .map(({ src }) => src)
    .filter((src) => /google/.test(src));
/** Returns the reported pages. */
const views = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const [command, name, about] = Array.from(entry as ArrayLike<unknown>);
    return command === 'event' && name === 'page_view'
      ? [(about as { page_path: string }).page_path]
      : [];
  });
const question = () => screen.findByRole('region', { name: '瀏覽統計' });

it('loads nothing before the visitor agrees, then reports each page once', async () => {
  await setup.open('/qa');
  await question();
  expect([loaded(), window.dataLayer]).toEqual([[], undefined]);
  await userEvent.click(screen.getByRole('button', { name: '好，可以' }));
  await waitFor(() => expect(views()).toEqual(['/qa']));
  expect(loaded()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GA}`]);
  expect(screen.queryByRole('region', { name: '瀏覽統計' })).toBeNull();
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: '服務條款' }));
  await waitFor(() => expect(views()).toEqual(['/qa', '/tos']));
  expect(loaded()).toHaveLength(1);
});

it('loads nothing when the visitor declines, who can change that in the footer', async () => {
  await setup.open('/qa');
  await question();
  await userEvent.click(screen.getByRole('button', { name: '不用，謝謝' }));
  const agreed = await screen.findByRole('switch', { name: '瀏覽統計' });
  expect(agreed).not.toBeChecked();
  expect(localStorage.getItem('mall.analytics')).toBe('no');
  expect([loaded(), window.dataLayer]).toEqual([[], undefined]);
  await userEvent.click(agreed);
  await waitFor(() => expect(views()).toEqual(['/qa']));
});

it('loads both kinds of tags without asking when the shop does not ask for consent', async () => {
  await setup.shop.setConfig('common', 'analytics_consent', '0');
  await setup.shop.setConfig('common', 'gtm_code', 'GTM-ABC123');
  await setup.open('/qa');
  await waitFor(() => expect(views()).toEqual(['/qa']));
  expect(loaded()).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${GA}`,
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  ]);
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'page_view', page_path: '/qa' }),
  );
});

it('neither asks nor loads anything when nothing is configured', async () => {
  await setup.shop.setConfig('common', 'ga_code', '');
  await setup.open('/qa');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByRole('region', { name: '瀏覽統計' })).toBeNull();
  expect([loaded(), window.dataLayer]).toEqual([[], undefined]);
});
