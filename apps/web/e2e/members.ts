import type { Captcha } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { callWith, type Call } from './calls';
import { solveCaptcha } from './captcha';

/** A member made for one test. */
export interface Newcomer {
  readonly email: string;
  readonly password: string;
  /** Calls the shop as the member, in a separate session. */
  readonly call: Call;
}

let made = 0;
/** Returns an email address that no other test uses. */
export const newEmail = (): string => `new-${process.pid}-${Date.now()}-${(made += 1)}@mall.test`;

/** Registers a member and confirms the email address through its link, without the site. */
export async function makeMember(page: Page, name = '林新來'): Promise<Newcomer> {
  const email = newEmail();
  const password = '好好保管-1234';
  const guest = callWith(page);
  await guest('/api/register', {
    account: email,
    name,
    phone: '0912345678',
    password: Buffer.from(password).toString('base64'),
    ...(await solveCaptcha(await guest<Captcha>('/api/captcha'))),
  });
  const link = await openEmail(page, email, /確認/);
  const token = new URL(link, page.url()).searchParams.get('t') ?? '';
  const { t } = await guest<{ t: string }>(`/api/member/active?t=${encodeURIComponent(token)}`, {
    device_name: 'the email link',
  });
  return { email, password, call: callWith(page, t) };
}

/**
 * Opens the newest email to an address in the demo's mailbox.
 *
 * @returns its link.
 */
export async function openEmail(page: Page, to: string, subject: RegExp): Promise<string> {
  await page.goto(new URL('/dev/mail', page.url()).href);
  await page
    .getByRole('listitem')
    .filter({ hasText: to })
    .getByRole('link', { name: subject })
    .first()
    .click();
  const link = page.getByRole('article').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Signs in on the open sign-in page with email address and password. */
export async function signInBy(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
  await page.getByLabel(/^密碼/).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
}
