import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRequests, logRequests, MAX_LOGGED, requestLog } from '../../requestLog/log';
import { setupSite } from '../../testing/site';

const request = (sentAt: number, more: object = {}) => ({
  key: String(sentAt),
  sentAt,
  method: 'GET',
  path: '/api/configs',
  status: 200,
  code: null,
  requestId: `r${sentAt}`,
  ms: 12,
  ...more,
});

afterEach(() => {
  clearRequests();
  vi.unstubAllEnvs();
});
// Tests run in development mode; this simulates a production build.
beforeEach(() => void vi.stubEnv('DEV', false));

describe('in a demo shop', () => {
  const site = setupSite({ demo: true });

  it('the log lists each request, its result, and its id in the server’s log', async () => {
    logRequests([
      request(1000),
      request(2000, { method: 'POST', path: '/api/login', status: 409, code: 1102 }),
    ]);
    await site.open('/test');
    const table = await screen.findByRole('table', { name: '這個瀏覽器的 API 請求' });
    const [newest, oldest] = within(table).getAllByRole('row').slice(1);
    expect(newest).toHaveTextContent('POST /api/login');
    expect(newest).toHaveTextContent(/409.*1102.*12 毫秒.*r2000/);
    expect(oldest).toHaveTextContent('GET /api/configs');
  });

  it('can be cleared, and confirms it', async () => {
    logRequests([request(1000)]);
    await site.open('/test');
    await userEvent.click(await screen.findByRole('button', { name: '清除紀錄' }));
    expect(await screen.findByRole('heading', { name: '還沒有請求' })).toBeVisible();
    expect(sessionStorage.getItem('mall.requests')).toBeNull();
  });
});

describe('in any other shop', () => {
  const site = setupSite({ demo: false });

  it('the page does not exist', async () => {
    logRequests([request(1000)]);
    await site.open('/test');
    expect(await screen.findByRole('heading', { level: 1, name: /找不到/ })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('keeps a hundred requests, and drops the oldest', () => {
  logRequests(Array.from({ length: 130 }, (_, at) => request(at)));
  const logged = requestLog.getState();
  expect(logged).toHaveLength(MAX_LOGGED);
  expect([logged[0]?.sentAt, logged.at(-1)?.sentAt]).toEqual([129, 30]);
});
