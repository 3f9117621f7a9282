import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config';
import { outbox } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { siteAddress } from '../../kernel/site-address';
import { startTestMall, type TestMall } from '../../testing';
import { startMailServer } from '../../testing/mail-server';
import { fakeIntervals } from '../../testing/fake-intervals';
import { until } from '../../testing/until';
import type { MailData } from '../../messages/mails';
import { languages } from '@mall/contract/messages';
import { createMailer } from './mail-outbox';
import { renderMail } from './render-mail';

const resetMail: MailData<'resetPassword'> = {
  mail: 'resetPassword',
  name: '王<b>小明',
  href: 'https://mall.test/email?t=abc&x=1',
};

const siteAt = (publicUrl: string | null) =>
  siteAddress({ publicUrl, deskUrl: null, port: 3000 }, () => []);

/**
 * Runs the outbox every two seconds of the test's own clock until a condition holds. Skips a run
 * while another one is in progress.
 */
const runOutboxUntil = (condition: () => boolean | Promise<boolean>) =>
  until(() => {
    vi.advanceTimersByTime(2_000);
    return condition();
  });

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let mall: TestMall;
  const config = () => ({ smtpUrl: server.url, from: '巷口市集 <hello@mall.test>' });
  const post = () =>
    transaction(mall.db, (tx) =>
      createMailer(config(), siteAt('https://mall.test')).enqueue(tx, 'amy@x.test', resetMail),
    );
  const only = async () => (await mall.db.select().from(outbox))[0];
  beforeAll(async () => {
    await fakeIntervals();
    server = await startMailServer();
    mall = await startTestMall({ mail: config() });
  });
  beforeEach(() => mall.reset());
  afterEach(() => {
    server.taken.length = 0;
    server.refusals.length = 0;
  });
  afterAll(async () => {
    await mall.stop();
    await server.stop();
    vi.useRealTimers();
  });

  test('sends an email as text and HTML, and deletes its texts afterwards', async () => {
    await post();
    await runOutboxUntil(() => server.taken.length === 1);
    const [raw = ''] = server.taken;
    expect(raw).toMatch(/^To: amy@x\.test\r$/m);
    expect(raw).toMatch(/^From: .*<hello@mall\.test>\r$/m);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    await until(async () => (await only())?.sentAt instanceof Date);
    expect(await only()).toMatchObject({
      state: 'sent',
      payload: { to: 'amy@x.test', text: '', html: '' },
      attempts: 1,
    });
  });

  test('retries an email later when the mail server refuses it temporarily', async () => {
    server.refusals.push(451);
    const posted = Date.now();
    await post();
    await runOutboxUntil(async () => (await only())?.attempts === 1);
    const waiting = await only();
    expect(waiting?.sentAt).toBeNull();
    const due = waiting?.nextTryAt.getTime();
    expect(due).toBeGreaterThanOrEqual(posted + 60_000);
    expect(due).toBeLessThanOrEqual(Date.now() + 60_000);

    await mall.db.update(outbox).set({ nextTryAt: new Date() });
    await runOutboxUntil(async () => (await only())?.sentAt instanceof Date);
    expect(server.taken).toHaveLength(1);
    expect(mall.takeFaults()).toEqual([expect.stringContaining('A message waits')]);
  });

  test.each([
    ['is refused for good', 550, 0],
    ['is refused five times', 451, 4],
  ])('gives up an email when it %s', async (_, code, attempts) => {
    server.refusals.push(code);
    await mall.db.insert(outbox).values({
      kind: 'mail',
      payload: { to: 'x@x.test', subject: 'a', text: 'b', html: 'c' },
      attempts,
    });
    await runOutboxUntil(async () => (await only())?.state === 'failed');
    expect(await only()).toMatchObject({ sentAt: null, payload: { text: '', html: '' } });
    expect(server.taken).toEqual([]);
    expect(mall.takeFaults()).toEqual([expect.stringContaining('Gave up a message')]);
  });

  test('sends an email once when two servers share one database', async () => {
    const second = await startTestMall({ mail: config() });
    await Promise.all(Array.from({ length: 12 }, post));
    await runOutboxUntil(() => server.taken.length >= 12);
    await second.stop();
    expect(server.taken).toHaveLength(12);
  });

  test('serves no mailbox page, even in a demo shop', async () => {
    expect((await fetch(`${mall.baseUrl}/dev/mail`)).status).toBe(404);
    const demo = await startTestMall({ mail: config(), demo: true });
    expect((await fetch(`${demo.baseUrl}/dev/mail`)).status).toBe(404);
    await demo.stop();
  });
});

describe('without a mail server', () => {
  const config = { smtpUrl: null, from: 'no-reply@mall.test' };
  const mailer = createMailer(config, siteAt(null));

  test('shows its emails in a demo shop, with user input as text', async () => {
    const mall = await startTestMall({ demo: true });
    const page = async (path: string) => {
      const response = await fetch(`${mall.baseUrl}/dev/mail${path}`);
      return [response.status, await response.text()] as const;
    };
    expect((await page(''))[1]).toContain('還沒有信件');
    await transaction(mall.db, (tx) => mailer.enqueue(tx, 'amy@x.test', resetMail));
    expect((await page(''))[1]).toContain('<a href="/dev/mail/1">重新設定密碼｜巷口市集</a>');
    const [status, text] = await page('/1');
    expect(status).toBe(200);
    expect(text).toContain('王&#60;b&#62;小明，您好：');
    expect(text).toContain('href="https://mall.test/email?t=abc&#38;x=1"');
    expect((await page('/1/html'))[1]).toContain('王&#60;b&#62;小明，您好：');
    for (const path of ['/2', '/2/html', '/x']) expect((await page(path))[0]).toBe(404);
    expect((await mall.db.select().from(outbox))[0]).toMatchObject({ state: 'held', attempts: 0 });
    await mall.stop();
  });

  test('shows emails to nobody in any other shop', async () => {
    const mall = await startTestMall();
    await transaction(mall.db, (tx) => mailer.enqueue(tx, 'amy@x.test', resetMail));
    expect((await fetch(`${mall.baseUrl}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${mall.baseUrl}/dev/mail/1`)).status).toBe(404);
    await mall.stop();
  });

  test('links to a path, never to a host from a request, when the shop has no public URL', () => {
    expect(mailer.link('/email', { t: 'a b' })).toBe('/email?t=a+b');
    expect(createMailer(config, siteAt('https://mall.test')).link('/login')).toBe(
      'https://mall.test/login',
    );
  });
});

test.each(languages)('every language has a complete email (%s)', (language) => {
  const { subject, text, html } = renderMail(resetMail, language);
  for (const words of [subject, text, html]) expect(words).not.toContain('undefined');
  expect(text).toContain('王<b>小明');
  expect(html).toContain('王&#60;b&#62;小明');
  expect(text).toContain(resetMail.href);
  expect(/[\u4e00-\u9fff]/.test(text.replace('王<b>小明', ''))).toBe(language === 'zh-TW');
});

test.each([
  ['MAIL_FROM', { PUBLIC_URL: 'https://mall.test' }],
  ['PUBLIC_URL', { MAIL_FROM: 'hello@mall.test' }],
])('the server refuses to start with a mail server but without %s', (missing, given) => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.test', ...given })).toThrow(missing);
});
