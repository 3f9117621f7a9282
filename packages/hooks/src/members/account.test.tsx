import { TEST_PASSWORD, type TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import {
  useDeleteAccount,
  useExtraColumns,
  useProfile,
  useSession,
  useSessions,
  useStoreBarcode,
  useStorePassword,
  useStoreProfile,
} from '../index';
import { drawn, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

let member: TestMember;
beforeEach(async () => {
  member = await setup.server.makeMember({
    account: 'fang@mall.test',
    email: 'fang@mall.test',
    name: '阿芳',
    phone: '0912345678',
  });
});

/** A signed-in member's account, with what can be done to it. */
async function account() {
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => ({
    profile: useProfile(),
    session: useSession(),
    store: useStoreProfile(),
    saveBarcode: useStoreBarcode(),
    changePassword: useStorePassword(),
    deleteAccount: useDeleteAccount(),
  }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe('阿芳'));
  return { result, testClient };
}

describe('a profile that is changed', () => {
  it('shows at once, in the session too, without being read anew', async () => {
    const { result, testClient } = await account();
    const changed = { name: '芳姐', phone: '0987654321', email: 'fang@mall.test' };
    await act(() => result.current.store.mutateAsync(changed));
    await waitFor(() => expect(result.current.profile.data).toMatchObject({ name: '芳姐' }));
    expect(result.current.profile.data?.phone).toBe('0987654321');
    expect(result.current.session?.profile.name).toBe('芳姐');
    expect(testClient.network.count('GET /api/member/profile')).toBe(1);
  });

  it('is refused by its field, and stays as it was', async () => {
    const { result } = await account();
    const email = 'fang@mall.test';
    act(() => result.current.store.mutate({ name: '芳姐', phone: '123', email }));
    await waitFor(() =>
      expect(isMallError(result.current.store.error, 'invalidFields')).toBe(true),
    );
    expect(result.current.profile.data?.name).toBe('阿芳');
  });

  it('keeps a barcode, and forgets it', async () => {
    const { result } = await account();
    await act(() => result.current.saveBarcode.mutateAsync('/abc1234'));
    await waitFor(() => expect(result.current.profile.data?.mobile_barcode).toBe('/ABC1234'));
    await act(() => result.current.saveBarcode.mutateAsync(''));
    await waitFor(() => expect(result.current.profile.data?.mobile_barcode).toBeNull());
  });
});

it('the shop’s own questions are asked of guests too', async () => {
  const { result } = renderHookWithMall(setup.guest(), useExtraColumns);
  await waitFor(() => expect(result.current.data).toBeInstanceOf(Array));
});

describe('a password', () => {
  it('is changed with the old one', async () => {
    const { result } = await account();
    const change = (old_password: string) =>
      act(() =>
        result.current.changePassword
          .mutateAsync({ old_password, password: 'a-new-one-4711' })
          .catch((error: unknown) => error),
      );
    expect(isMallError(await change('not-the-one'), 'passwordWrong')).toBe(true);
    expect(await change(TEST_PASSWORD)).toBeUndefined();
    expect(result.current.session).not.toBeNull();
  });
});

describe('the devices', () => {
  it('are listed with this one, and signed out one by one or all at once', async () => {
    const { server } = setup;
    const signInElsewhere = async () => {
      const testClient = setup.guest();
      const captcha = await server.makeCaptcha();
      await testClient.mall.auth.login({
        account: 'fang@mall.test',
        password: TEST_PASSWORD,
        device_name: '客廳的平板',
        ...captcha,
      });
      return testClient;
    };
    const tablet = await signInElsewhere();
    await signInElsewhere();
    const { result } = renderHookWithMall(await setup.signedIn(member), useSessions);
    await waitFor(() => expect(result.current.data).toHaveLength(3));
    expect(result.current.data?.filter(({ is_current }) => is_current)).toHaveLength(1);

    const first = result.current.data?.find(({ device_name }) => device_name === '客廳的平板');
    await act(() => result.current.end.mutateAsync(first?.id ?? 0));
    await waitFor(() => expect(result.current.data).toHaveLength(2));
    await act(() => result.current.end.mutateAsync('others'));
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await expect(tablet.mall.members.profile()).rejects.toSatisfy((error) =>
      isMallError(error, 'unauthenticated'),
    );
  });

  it('are not asked for by a guest', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, useSessions);
    await drawn();
    expect(testClient.network.count('GET /api/member')).toBe(0);
  });
});

describe('an account', () => {
  it('is deleted with its password, and the session ends', async () => {
    const { result } = await account();
    const destroy = (password: string) =>
      act(() =>
        result.current.deleteAccount.mutateAsync(password).catch((error: unknown) => error),
      );
    expect(isMallError(await destroy('not-the-one'), 'passwordWrong')).toBe(true);
    expect(result.current.session).not.toBeNull();
    await destroy(TEST_PASSWORD);
    expect(result.current.session).toBeNull();
  });
});
