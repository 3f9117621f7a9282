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
  useSaveBarcode,
  useChangePassword,
  useSaveProfile,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

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

/** Renders a signed-in member's account with its actions. */
async function account() {
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => ({
    profile: useProfile(),
    session: useSession(),
    store: useSaveProfile(),
    saveBarcode: useSaveBarcode(),
    changePassword: useChangePassword(),
    deleteAccount: useDeleteAccount(),
  }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe('阿芳'));
  return { result, testClient };
}

describe('useSaveProfile', () => {
  it('updates profile and session at once without a refetch', async () => {
    const { result, testClient } = await account();
    const changed = { name: '芳姐', phone: '0987654321', email: 'fang@mall.test' };
    await act(() => result.current.store.mutateAsync(changed));
    await waitFor(() => expect(result.current.profile.data).toMatchObject({ name: '芳姐' }));
    expect(result.current.profile.data?.phone).toBe('0987654321');
    expect(result.current.session?.profile.name).toBe('芳姐');
    expect(testClient.network.count('GET /api/member/profile')).toBe(1);
  });

  it('is refused with the field, and changes nothing', async () => {
    const { result } = await account();
    const email = 'fang@mall.test';
    act(() => result.current.store.mutate({ name: '芳姐', phone: '123', email }));
    await waitFor(() =>
      expect(isMallError(result.current.store.error, 'invalidFields')).toBe(true),
    );
    expect(result.current.profile.data?.name).toBe('阿芳');
  });

  it('saves a barcode and deletes it', async () => {
    const { result } = await account();
    await act(() => result.current.saveBarcode.mutateAsync('/abc1234'));
    await waitFor(() => expect(result.current.profile.data?.mobile_barcode).toBe('/ABC1234'));
    await act(() => result.current.saveBarcode.mutateAsync(''));
    await waitFor(() => expect(result.current.profile.data?.mobile_barcode).toBeNull());
  });
});

it("useExtraColumns returns the shop's questions to guests too", async () => {
  const { result } = renderHookWithMall(setup.guest(), useExtraColumns);
  await waitFor(() => expect(result.current.data).toBeInstanceOf(Array));
});

describe('useChangePassword', () => {
  it('changes the password with the old one', async () => {
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

describe('useSessions', () => {
  it('lists the devices including this one, and signs out one or all', async () => {
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

  it('is not fetched for a guest', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, useSessions);
    await waitForIdle();
    expect(testClient.network.count('GET /api/member')).toBe(0);
  });
});

describe('useDeleteAccount', () => {
  it('deletes the account with its password and ends the session', async () => {
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
