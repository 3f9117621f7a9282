import { TEST_PASSWORD } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMallError, memoryStorage, type MallStorage } from '@mall/sdk';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import {
  useConfirmEmail,
  useCaptcha,
  useLogin,
  useLogout,
  useRegister,
  useResendConfirmation,
  useSession,
  useSessionChange,
  useSessionEndReason,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall, type TestClient } from '../testing/setup';

const setup = setupMall();
const account = 'fang@mall.test';
const device_name = 'test';

describe('useLogin', () => {
  it('starts the session before its promise resolves', async () => {
    await setup.server.makeMember({ account, name: '阿芳' });
    const captcha = await setup.server.makeCaptcha();
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => ({
      login: useLogin(),
      session: useSession(),
    }));
    const input = { account, password: TEST_PASSWORD, device_name, ...captcha };
    await act(async () => {
      const profile = await result.current.login.mutateAsync(input);
      expect(testClient.mall.session.get()?.profile).toEqual(profile);
    });
    expect(result.current.session?.profile.name).toBe('阿芳');
  });

  it.each([
    ['signInFailed', { password: 'not-the-one' }],
    ['captchaWrong', { verify_text: '0000' }],
    ['invalidFields', { account: 'not an address' }],
  ] as const)('is refused as %s and starts no session', async (refusal, wrong) => {
    await setup.server.makeMember({ account });
    const captcha = await setup.server.makeCaptcha();
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useLogin);
    act(() =>
      result.current.mutate({
        account,
        password: TEST_PASSWORD,
        device_name,
        ...captcha,
        ...wrong,
      }),
    );
    await waitFor(() => expect(isMallError(result.current.error, refusal)).toBe(true));
    expect(testClient.mall.session.get()).toBeNull();
  });

  it('leaves no password in the cache when its form is unmounted', async () => {
    await setup.server.makeMember({ account });
    const captcha = await setup.server.makeCaptcha();
    const { result, client, unmount } = renderHookWithMall(setup.guest(), useLogin);
    const input = { account, password: TEST_PASSWORD, device_name, ...captcha };
    await act(() => result.current.mutateAsync(input));
    unmount();
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });
});

describe('useRegister', () => {
  const person = { account, name: '阿芳', phone: '0912345678', password: TEST_PASSWORD };
  const mailed = async () => (await setup.server.mailsTo(account)).at(-1)?.token ?? '';

  it('starts no session until the emailed link is followed', async () => {
    await setup.server.makeGroup({ id: 1 });
    const { result } = renderHookWithMall(setup.guest(), () => ({
      register: useRegister(),
      activate: useConfirmEmail(),
      session: useSession(),
    }));
    const captcha = await setup.server.makeCaptcha();
    await act(() => result.current.register.mutateAsync({ ...person, ...captcha }));
    expect(result.current.session).toBeNull();
    const t = await mailed();
    await act(
      async () => void (await result.current.activate.mutateAsync({ token: t, device_name })),
    );
    expect(result.current.session?.profile).toMatchObject({ account, name: '阿芳' });
  });

  it('emails the link again', async () => {
    await setup.server.makeMember({ account, confirmedAt: null });
    const { result } = renderHookWithMall(setup.guest(), useResendConfirmation);
    const captcha = await setup.server.makeCaptcha();
    await act(() => result.current.mutateAsync({ email: account, ...captcha }));
    expect(await mailed()).not.toBe('');
  });

  it('refuses a return_url on an unlisted origin', async () => {
    const { result } = renderHookWithMall(setup.guest(), () => ({
      register: useRegister(),
      resend: useResendConfirmation(),
    }));
    const return_url = 'https://nobody.example/{token}';
    const captcha = await setup.server.makeCaptcha();
    act(() => {
      result.current.register.mutate({ ...person, ...captcha, return_url });
      result.current.resend.mutate({ email: account, ...captcha, return_url });
    });
    await waitFor(() => {
      expect(isMallError(result.current.register.error, 'returnUnknown')).toBe(true);
      expect(isMallError(result.current.resend.error, 'returnUnknown')).toBe(true);
    });
    expect(await setup.server.mailsTo(account)).toEqual([]);
  });

  it('is refused with an invalid link', async () => {
    const { result } = renderHookWithMall(setup.guest(), useConfirmEmail);
    act(() => result.current.mutate({ token: 'x'.repeat(43), device_name }));
    await waitFor(() => expect(isMallError(result.current.error, 'linkExpired')).toBe(true));
  });
});

describe('useLogout', () => {
  it('ends the session and revokes the token', async () => {
    const member = await setup.server.makeMember();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      logout: useLogout(),
      session: useSession(),
    }));
    await act(() => result.current.logout.mutateAsync());
    expect(result.current.session).toBeNull();
    const { body } = await setup.server.as(member).get('/api/member/profile');
    expect(body.msg).toBe('Unauthenticated.');
  });

  it('ends the session when the server is unreachable', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      logout: useLogout(),
      session: useSession(),
    }));
    testClient.network.cut('POST /api/logout');
    act(() => result.current.logout.mutate());
    await waitFor(() => expect(result.current.session).toBeNull());
  });

  it('ends the session in another tab', async () => {
    const [here, there] = twoTabs();
    const member = await setup.server.makeMember();
    const testClient = await setup.signedIn(member, here);
    const other = setup.guest(there);
    const listeners = vi.fn();
    const { result } = renderHookWithMall(other, () => {
      useSessionChange((session, change) => listeners(session?.profile.id, change));
      return useSession();
    });
    expect(result.current?.profile.id).toBe(member.id);
    await act(() => testClient.mall.auth.logout());
    expect(result.current).toBeNull();
    expect(listeners).toHaveBeenCalledExactlyOnceWith(undefined, 'elsewhere');
  });
});

describe('useSessionEndReason', () => {
  it('returns why the session ended, and null again after the next sign-in', async () => {
    const member = await setup.server.makeMember({ account });
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, useSessionEndReason);
    expect(result.current).toBeNull();
    const { session } = testClient.mall;
    const signedIn = session.get();
    await setup.server.as(member).post('/api/logout');
    await act(() => testClient.mall.members.profile().catch(() => undefined));
    expect(result.current).toBe('unauthenticated');
    if (signedIn) act(() => session.start(signedIn.token, signedIn.profile));
    expect(result.current).toBeNull();
  });
});

describe('useCaptcha', () => {
  afterEach(() => void vi.useRealTimers());

  const render = (testClient = setup.guest()) => ({
    testClient,
    ...renderHookWithMall(testClient, useCaptcha),
  });
  const isSolved = (result: ReturnType<typeof render>['result']) =>
    vi.waitFor(() => expect(result.current.status).toBe('solved'), 50_000);
  const requests = ({ network }: TestClient) => network.count('GET /api/captcha');
  /** Signs in with a captcha's answer. */
  const signIn = async ({ mall }: TestClient, answer: () => Promise<CaptchaAnswer>) =>
    mall.auth.login({ account, password: TEST_PASSWORD, device_name, ...(await answer()) });

  it('requests nothing before the form has the focus, and one captcha however often it starts', async () => {
    const { testClient, result } = render();
    await waitForIdle();
    expect([result.current.status, requests(testClient)]).toEqual(['idle', 0]);
    act(() => result.current.start());
    expect(result.current.status).toBe('solving');
    act(() => result.current.start());
    await isSolved(result);
    act(() => result.current.start());
    expect([result.current.status, requests(testClient)]).toEqual(['solved', 1]);
  });

  it('returns an answer that signs in, before and after it is solved', async () => {
    await setup.server.makeMember({ account });
    const { testClient, result } = render();
    await act(() => signIn(testClient, result.current.answer));
    expect(testClient.mall.session.get()?.profile.account).toBe(account);
    act(() => result.current.start());
    await isSolved(result);
    await act(() => signIn(testClient, result.current.answer));
    expect(requests(testClient)).toBe(2);
  });

  it('returns the answer of another captcha for each call', async () => {
    const { result } = render();
    const answers = await act(() =>
      Promise.all([result.current.answer(), result.current.answer(), result.current.answer()]),
    );
    expect(new Set(answers.map(({ verify_key }) => verify_key)).size).toBe(3);
  });

  it('solves another one at the next focus when its answer was used', async () => {
    const { testClient, result } = render();
    await act(() => result.current.answer());
    await isSolved(result);
    expect(requests(testClient)).toBe(1);
    act(() => result.current.start());
    expect(result.current.status).toBe('solving');
    await isSolved(result);
    expect(requests(testClient)).toBe(2);
  });

  it('solves another one when it has expired', async () => {
    await setup.server.makeMember({ account });
    const { testClient, result } = render();
    act(() => result.current.start());
    await isSolved(result);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(10 * 60_000);
    await act(() => signIn(testClient, result.current.answer));
    expect(requests(testClient)).toBe(2);
  });

  it('reports an error when the shop is unreachable, and solves one when it starts again', async () => {
    const { testClient, result } = render();
    const mend = testClient.network.cut('GET /api/captcha');
    act(() => result.current.start());
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(isMallError(result.current.error, 'unreachable')).toBe(true);
    mend();
    act(() => result.current.start());
    await isSolved(result);
    expect(result.current.error).toBeNull();
  });

  it('rejects the answer when the shop is unreachable', async () => {
    const { testClient, result } = render();
    testClient.network.cut('GET /api/captcha');
    const failure: unknown = await act(() =>
      result.current.answer().catch((error: unknown) => error),
    );
    expect(isMallError(failure, 'unreachable')).toBe(true);
  });

  it('sends the form again with another one when the server refuses the first as expired', async () => {
    await setup.server.makeMember({ account });
    const { testClient, result } = render();
    act(() => result.current.start());
    await isSolved(result);
    await setup.server.db.execute("update captchas set expires_at = now() - interval '1 second'");
    await act(() =>
      result.current.send((answer) =>
        testClient.mall.auth.login({ account, password: TEST_PASSWORD, device_name, ...answer }),
      ),
    );
    expect(testClient.mall.session.get()?.profile.account).toBe(account);
    expect(requests(testClient)).toBe(2);
  });

  it('sends the form once when the server refuses it for another reason', async () => {
    const { testClient, result } = render();
    const sent = await act(() =>
      result.current
        .send((answer) =>
          testClient.mall.auth.login({ account, password: 'not-the-one', device_name, ...answer }),
        )
        .catch((error: unknown) => error),
    );
    expect(isMallError(sent, 'signInFailed')).toBe(true);
    expect(requests(testClient)).toBe(1);
  });

  it('sends nothing when it could not be solved', async () => {
    const { testClient, result } = render();
    testClient.network.cut('GET /api/captcha');
    const call = vi.fn(async () => undefined);
    expect(await act(() => result.current.send(call))).toBeNull();
    expect(result.current.status).toBe('failed');
    expect(call).not.toHaveBeenCalled();
  });

  it('solves another one when its form is mounted again', async () => {
    const { result, unmount } = render();
    act(() => result.current.start());
    await isSolved(result);
    unmount();
    const again = render();
    expect(again.result.current.status).toBe('idle');
    act(() => again.result.current.start());
    await isSolved(again.result);
  });
});

/** Creates two tabs over one storage; each receives the storage events of the other. */
function twoTabs(): [MallStorage, MallStorage] {
  const shared = memoryStorage();
  const listeners: [Set<() => void>, Set<() => void>] = [new Set(), new Set()];
  const tab = (mine: 0 | 1): MallStorage => {
    const notify = () => listeners[mine === 0 ? 1 : 0].forEach((changed) => changed());
    return {
      getItem: shared.getItem,
      setItem: (key, value) => (shared.setItem(key, value), notify()),
      removeItem: (key) => (shared.removeItem(key), notify()),
      subscribe: (_key, changed) => {
        listeners[mine].add(changed);
        return () => void listeners[mine].delete(changed);
      },
    };
  };
  return [tab(0), tab(1)];
}
