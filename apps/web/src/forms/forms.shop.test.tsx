import type { TestMember } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setupSite } from '../testing/site';

const setup = setupSite();

interface FormCase {
  readonly path: string;
  readonly as?: Parameters<typeof setup.shop.makeMember>[0];
  /** Invalid values for each field. */
  readonly typed: readonly (readonly [label: RegExp, wrong: string])[];
  /** Required fields that stay empty. */
  readonly missing?: readonly RegExp[];
  readonly button: string;
}

const forms: readonly FormCase[] = [
  {
    path: '/login',
    typed: [[/電子郵件/, 'fang@mall']],
    missing: [/^密碼/],
    button: '登入',
  },
  {
    path: '/register',
    typed: [
      [/電子郵件/, 'fang'],
      [/手機號碼/, '02-1234'],
      [/^密碼/, '短'],
    ],
    missing: [/姓名/],
    button: '註冊',
  },
  {
    path: '/forget/form',
    typed: [[/電子郵件/, 'fang@']],
    button: '寄送重設密碼信',
  },
  {
    path: '/email',
    typed: [[/電子郵件/, '@mall.test']],
    button: '重新寄送確認信',
  },
  {
    path: '/member/profile',
    as: { name: '阿芳', phone: '0912345678' },
    typed: [
      [/姓名/, ' '],
      [/手機號碼/, '0812345678'],
      [/電子郵件/, 'not an address'],
    ],
    button: '儲存',
  },
  { path: '/member/mobile', as: {}, typed: [[/^手機條碼載具/, '/12']], button: '儲存' },
  {
    path: '/member/password',
    as: {},
    typed: [
      [/^新密碼/, '短'],
      [/再次輸入新密碼/, '不同'],
    ],
    missing: [/目前的密碼/],
    button: '更新密碼',
  },
  {
    path: '/address/add',
    as: {},
    typed: [[/手機號碼/, '12']],
    missing: [/收件人姓名/, /縣市/, /鄉鎮市區/, /街道/],
    button: '儲存',
  },
  {
    path: '/dealer/payment',
    as: { isDealer: true },
    typed: [[/^帳號/, '12-34']],
    missing: [/分行名稱/, /戶名/],
    button: '儲存',
  },
];

async function open({ path, as }: FormCase): Promise<void> {
  let member: TestMember | undefined;
  if (as) member = await setup.shop.makeMember(as);
  await setup.open(path, member);
}
const page = async () => within(await screen.findByRole('main'));
const field = async (label: RegExp) =>
  (await page()).findByLabelText(label, { selector: 'input, select' });

describe('an invalid form', () => {
  it.each(forms)('$path marks every invalid field, and preserves the input', async (form) => {
    await open(form);
    for (const [label, wrong] of form.typed) {
      const input = await field(label);
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(wrong);
    }
    const button = await (await page()).findByRole('button', { name: form.button });
    await userEvent.click(button);
    for (const [label, wrong] of form.typed) {
      const input = await field(label);
      await waitFor(() => expect(input, String(label)).toBeInvalid());
      expect(input).toHaveValue(wrong);
      expect(input).toHaveAccessibleDescription(/\S/);
    }
    for (const label of form.missing ?? []) expect(await field(label)).toBeInvalid();
    // The first invalid field has the focus.
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
  });
});
