import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import { useForgottenPassword, useResetLink, useResetPassword, useSocialLogin } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const CLUB = 'https://club.example';
const setup = setupMall({ storefrontOrigins: [CLUB] });

describe('a forgotten password', () => {
  it('is mailed for with the captcha answered', async () => {
    const { result } = renderHookWithMall(setup.guest(), useForgottenPassword);
    const captcha = await setup.server.makeCaptcha();
    const email = 'nobody@mall.test';
    await act(() => result.current.mutateAsync({ email, ...captcha }));
    act(() => result.current.mutate({ email, ...captcha }));
    await waitFor(() => expect(isMallError(result.current.error, 'captchaWrong')).toBe(true));
  });

  it('is set anew on the page of a storefront that the letter leads to', async () => {
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
    await act(() => result.current.reset.mutateAsync({ t, password: 'a-new-one-4711' }));
  });

  it('is not reset by a link that is no longer good', async () => {
    const t = 'not-a-token-of-this-shop';
    const { result } = renderHookWithMall(setup.guest(), () => ({
      link: useResetLink(t),
      reset: useResetPassword(),
    }));
    await waitFor(() => expect(result.current.link.data).toBe(false));
    act(() => result.current.reset.mutate({ t, password: 'a-new-one-4711' }));
    await waitFor(() => expect(isMallError(result.current.reset.error, 'linkExpired')).toBe(true));
  });
});

it('a provider’s word that nobody gave is refused', async () => {
  const { result } = renderHookWithMall(setup.guest(), useSocialLogin);
  act(() => result.current.mutate({ type: 'facebook', sign: 'forged', device_name: 'test' }));
  await waitFor(() => expect(isMallError(result.current.error)).toBe(true));
  expect(result.current.data).toBeUndefined();
});
