import { afterEach, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema';
import { dataOf } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { nextEvent, testSockets } from '../../testing/pages';
import { refused } from '../../testing/refused';

const mall = describeMall();
const pages = testSockets(() => mall.baseUrl);
afterEach(pages.close);
const monday = { weekday: 1, from: '09:00', to: '18:00' };

test('settings are changed one by one, and each change is recorded', async () => {
  const manager = await makeColleague(mall, ['manager']);
  const first = dataOf<object>(await manager.get('/api/staff/settings'));
  expect(first).toMatchObject({
    mails: { order_placed: true, order_paid: true },
    chat_hours: null,
  });
  const saved = await manager.post('/api/staff/settings/store', {
    mails: { order_paid: false, order_shipped: true },
    chat_hours: [monday],
    service_hours: '週一 09:00–18:00',
  });
  expect(dataOf(saved)).toEqual({
    ...first,
    mails: { ...(first as { mails: object }).mails, order_paid: false },
    chat_hours: [monday],
    service_hours: '週一 09:00–18:00',
  });
  const [entry, ...others] = await mall.db.select().from(auditEntries);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'settings.changed',
    changes: [
      { field: 'mails.order_paid', before: '1', after: '0' },
      { field: 'common.service_hours', before: '', after: '週一 09:00–18:00' },
      { field: 'chat.hours', before: '', after: '1 09:00-18:00' },
    ],
  });
  dataOf(await manager.post('/api/staff/settings/store', { chat_hours: [monday] }));
  expect(await mall.db.$count(auditEntries)).toBe(1);
});

test.each([
  ['an end before its beginning', { chat_hours: [{ ...monday, to: '08:00' }] }],
  ['a weekday twice', { chat_hours: [monday, monday] }],
  ['a time that no clock shows', { chat_hours: [{ ...monday, from: '9:00' }] }],
  ['a setting that is not there', { payment: { ecpay_status: '0' } }],
])('settings are refused when they have %s', async (_, body) => {
  const manager = await makeColleague(mall, ['manager']);
  expect((await manager.post('/api/staff/settings/store', body)).body).toEqual(
    refused('invalidFields'),
  );
});

test('settings are neither read nor changed by an agent', async () => {
  const agent = await makeColleague(mall, ['agent']);
  expect((await agent.get('/api/staff/settings')).body).toEqual(refused('forbidden'));
  const saved = await agent.post('/api/staff/settings/store', { service_hours: '' });
  expect(saved.body).toEqual(refused('forbidden'));
});

test('the chat shows the shop as online by its hours, on pages that are open', async () => {
  const manager = await makeColleague(mall, ['manager']);
  const page = await pages.welcomed(await mall.makeMember());
  const save = (chat_hours: unknown) => manager.post('/api/staff/settings/store', { chat_hours });
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, from: '00:00', to: '24:00' },
  }));
  for (const [hours, is_online] of [
    [always, true],
    [[], false],
    [always, true],
    [null, false],
  ] as const) {
    const status = nextEvent(page, 'status');
    dataOf(await save(hours));
    expect(await status).toEqual({ is_online });
  }
});
