import { TEST_PASSWORD } from '@mall/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from './captcha';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall({ captchaWork: 4 });
afterEach(() => void vi.unstubAllGlobals());

/** Signs in with a solved captcha of the server. */
async function signIn() {
  const { account } = await setup.server.makeMember();
  const mall = setup.guest();
  const answer = await solveCaptcha(await mall.auth.captcha());
  await mall.auth.login({ account, password: TEST_PASSWORD, device_name: 'test', ...answer });
  return { mall, answer, account };
}

/** A page's worker that cannot be loaded: its file is missing, or the policy forbids it. */
class MissingWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  terminate() {}
}

describe('solveCaptcha', () => {
  it('returns the fields that sign in, once', async () => {
    const { mall, answer, account } = await signIn();
    expect(mall.session.get()?.profile.account).toBe(account);
    const again = { account, password: TEST_PASSWORD, device_name: 'test', ...answer };
    expect(await refusalOf(mall.auth.login(again), 'captchaWrong')).toBe('captchaWrong');
  });

  it('solves on the main thread when a worker cannot be loaded', async () => {
    vi.stubGlobal('Worker', MissingWorker);
    expect((await signIn()).mall.session.get()).not.toBeNull();
  });

  it('solves on the main thread when a worker must not be created', async () => {
    const Forbidden = class {
      constructor() {
        throw new DOMException('The policy forbids workers', 'SecurityError');
      }
    };
    vi.stubGlobal('Worker', Forbidden);
    expect((await signIn()).mall.session.get()).not.toBeNull();
  });

  it('lets timers run while it solves', async () => {
    const hard = await hardCaptcha();
    const stop = new AbortController();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === 3) stop.abort();
    });
    await expect(solveCaptcha(hard, { signal: stop.signal })).rejects.toThrow('aborted');
    clearInterval(timer);
    expect(ticks).toBe(3);
  });

  it('rejects with the reason when it is aborted before', async () => {
    const signal = AbortSignal.abort(new Error('the form is gone'));
    await expect(solveCaptcha(await hardCaptcha(), { signal })).rejects.toThrow('the form is gone');
  });

  it('rejects when the captcha expires before it is solved', async () => {
    const late = { ...(await hardCaptcha()), expires_in: 0.05 };
    await expect(solveCaptcha(late)).rejects.toThrow('expired');
  });
});

/** A captcha that no computer solves. */
async function hardCaptcha() {
  const captcha = await setup.guest().auth.captcha();
  const parameters = { ...captcha.parameters, keyPrefix: 'f'.repeat(64) };
  return { ...captcha, parameters };
}
