import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import { TEST_PASSWORD } from '@mall/server/testing';
import {
  useForgottenPassword,
  useResetLink,
  useResetPassword,
  useRestoreEmail,
  useSocialLogin,
} from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const CLUB = 'https://club.example';
const setup = setupMall({ storefrontOrigins: [CLUB] });

describe('a forgotten password', () => {
  it('sends the email when the captcha is answered', async () => {
    const { result } = renderHookWithMall(setup.guest(), useForgottenPassword);
    const captcha = await setup.server.makeCaptcha();
    const email = 'nobody@mall.test';
    await act(() => result.current.mutateAsync({ email, ...captcha }));
    act(() => result.current.mutate({ email, ...captcha }));
    await waitFor(() => expect(isMallError(result.current.error, 'captchaWrong')).toBe(true));
  });

  it('is reset on the page of a storefront that the email links to', async () => {
    const { account: email } = await setup.server.makeMember();
    const { result } = renderHookWithMall(setup.guest(), () => ({
      forget: useForgottenPassword(),
      reset: useResetPassword(),
    }));
    const captcha = await setup.server.makeCaptcha();
    const return_url = `${CLUB}/new-password/{token}`;
    await act(() => result.current.forget.mutateAsync({ email, ...captcha, return_url }));
    await setup.server.background.settled();
    const { text } = (await setup.server.mailsTo(email)).at(-1) ?? { text: '' };
    const [, t = ''] = /https:\/\/club\.example\/new-password\/([\w-]{43})/.exec(text) ?? [];
    await act(() => result.current.reset.mutateAsync({ token: t, password: 'a-new-one-4711' }));
  });

  it('is not reset by a link that is no longer valid', async () => {
    const t = 'not-a-token-of-this-shop';
    const { result } = renderHookWithMall(setup.guest(), () => ({
      link: useResetLink(t),
      reset: useResetPassword(),
    }));
    await waitFor(() => expect(result.current.link.data).toBe(false));
    act(() => result.current.reset.mutate({ token: t, password: 'a-new-one-4711' }));
    await waitFor(() => expect(isMallError(result.current.reset.error, 'linkExpired')).toBe(true));
  });
});

it('useRestoreEmail undoes a change of the address with the link emailed to the old one', async () => {
  const old = 'old@mall.test';
  const member = await setup.server.makeMember({ account: old });
  await setup.server.as(member).post('/api/member/profile/store', {
    name: '王小明',
    phone: '0912345678',
    email: 'new@mall.test',
    password: btoa(TEST_PASSWORD),
  });
  const confirmation = (await setup.server.mailsTo('new@mall.test')).at(-1)?.token ?? '';
  const device = { device_name: 'test' };
  await setup.server.as().post(`/api/member/active?t=${confirmation}`, device);
  const t = (await setup.server.mailsTo(old)).at(-1)?.token ?? '';
  const { result } = renderHookWithMall(setup.guest(), useRestoreEmail);
  const resetToken = await act(() => result.current.mutateAsync(t));
  expect(resetToken).toMatch(/^[\w-]{43}$/);
  act(() => result.current.mutate(t));
  await waitFor(() => expect(isMallError(result.current.error, 'linkExpired')).toBe(true));
});

it('useSocialLogin is refused with an invalid code', async () => {
  const { result } = renderHookWithMall(setup.guest(), useSocialLogin);
  act(() => result.current.mutate({ type: 'facebook', sign: 'forged', device_name: 'test' }));
  await waitFor(() => expect(isMallError(result.current.error)).toBe(true));
  expect(result.current.data).toBeUndefined();
});
