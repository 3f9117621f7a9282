import { expect, test } from 'vitest';
import type { Config } from '../../config/config';
import { startTestMall, TEST_PASSWORD } from '../../testing';

const SMTP = { smtpUrl: 'smtp://mail.example', from: 'shop@mall.example' };

/** The captcha of a shop with these settings. */
async function captchaOf(settings: Partial<Config>) {
  const mall = await startTestMall(settings);
  const { body } = await mall.as().get('/api/captcha');
  return { mall, captcha: body.data as { readonly key: string; readonly answer?: string } };
}

test('a captcha contains its answer in a demo shop, so that one press signs in', async () => {
  const { mall, captcha } = await captchaOf({ demo: true });
  await mall.makeMember({ account: 'demo@mall.test' });
  const { status, body } = await mall.as().post('/api/login', {
    account: 'demo@mall.test',
    type: 'account',
    password: Buffer.from(TEST_PASSWORD).toString('base64'),
    device_name: 'Chrome',
    verify_key: captcha.key,
    verify_text: captcha.answer,
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ valid: true })]);
  await mall.stop();
});

test.each([
  ['a shop on data of its own', { demo: false }],
  ['a shop on data of its own that sends emails', { demo: false, mail: SMTP }],
  ['a shop on demo data that sends emails', { demo: true, mail: SMTP }],
])('a captcha does not contain its answer in %s', async (_, settings) => {
  const { mall, captcha } = await captchaOf(settings);
  expect(captcha.key).not.toBe('');
  expect(captcha).not.toHaveProperty('answer');
  await mall.stop();
});
