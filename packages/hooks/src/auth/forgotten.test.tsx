import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import { useForgottenPassword, useResetLink, useResetPassword, useSocialLogin } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('a forgotten password', () => {
  it('is mailed for with the captcha answered', async () => {
    const { result } = renderHookWithMall(setup.guest(), useForgottenPassword);
    const captcha = await setup.server.makeCaptcha();
    const email = 'nobody@mall.test';
    await act(() => result.current.mutateAsync({ email, ...captcha }));
    act(() => result.current.mutate({ email, ...captcha }));
    await waitFor(() => expect(isMallError(result.current.error, 'captchaWrong')).toBe(true));
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
