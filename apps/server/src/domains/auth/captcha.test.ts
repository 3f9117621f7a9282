import type { Reply } from '@mall/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchas } from '../../db/schema';
import { trustedProxies } from '../../http/trusted-proxies';
import { startTestMall, TEST_PASSWORD, type TestMall } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

type Captcha = Reply<'auth', 'captcha'>;

const AMY = 'amy@mall.test';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const trustProxy = trustedProxies('1');
const mall = describeMall({ trustProxy, captchaWork: 1 });
beforeEach(async () => {
  await mall.makeMember({ account: AMY });
});
afterEach(() => void vi.useRealTimers());

async function request(from = HOME, at: TestMall = mall): Promise<Captcha> {
  const { body } = await at.as().get('/api/captcha', { 'x-forwarded-for': from });
  return body.data as Captcha;
}
/** Solves a captcha, or an altered one: by default as the server sent it. */
async function solve(
  { parameters: given }: Pick<Captcha, 'parameters'>,
  altered: Partial<Captcha['parameters']> = {},
) {
  const parameters = { ...given, ...altered };
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  if (!solution) throw new Error('The captcha was not solved in time');
  return solution;
}
const answerOf = async (captcha: Captcha) => ({
  verify_key: captcha.key,
  verify_text: (await solve(captcha)).derivedKey,
});

const login = (answer: object, from = HOME, at: TestMall = mall, password = TEST_PASSWORD) =>
  at.as().post(
    '/api/login',
    {
      ...{ account: AMY, type: 'account', device_name: 'Chrome' },
      password: Buffer.from(password).toString('base64'),
      ...answer,
    },
    { 'x-forwarded-for': from },
  );
const signsIn = async (...input: Parameters<typeof login>) =>
  (await login(...input)).status === 200;

describe('a captcha', () => {
  test('signs in when it is solved', async () => {
    const captcha = await request();
    expect(captcha.expires_in).toBe(600);
    expect(await signsIn(await answerOf(captcha))).toBe(true);
  });

  test('is stored without its solution', async () => {
    const captcha = await request();
    const { derivedKey } = await solve(captcha);
    const stored = await mall.db.select().from(captchas).where(eq(captchas.key, captcha.key));
    const columns = stored.flatMap((row) => Object.values(row).map(String));
    expect(columns).toContain(captcha.key);
    expect(columns.filter((column) => column.includes(derivedKey))).toEqual([]);
    expect(stored[0]?.answerHash.toString('hex')).not.toBe(derivedKey);
  });

  test('is refused when its solution was used before', async () => {
    const answer = await answerOf(await request());
    expect(await signsIn(answer)).toBe(true);
    const again = await login(answer);
    expect([again.status, again.body]).toEqual([422, refused('captchaWrong')]);
  });

  test('is used once when its solution is sent many times at once', async () => {
    const answer = await answerOf(await request());
    const replies = await Promise.all(Array.from({ length: 8 }, () => login(answer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each<[string, (captcha: Captcha) => Promise<string>]>([
    ['wrong', async () => '0'.repeat(64)],
    ['its own prefix', async ({ parameters }) => parameters.keyPrefix],
    ['that of another captcha', async () => (await solve(await request())).derivedKey],
    [
      'that of the captcha with less work for each key',
      async (captcha) => (await solve(captcha, { cost: 256, keyPrefix: '0' })).derivedKey,
    ],
    [
      'that of the captcha with a short prefix',
      async (captcha) => {
        const keyPrefix = captcha.parameters.keyPrefix.startsWith('0') ? '1' : '0';
        return (await solve(captcha, { keyPrefix })).derivedKey;
      },
    ],
    [
      'that of the captcha with another salt',
      async (captcha) => (await solve(captcha, { salt: '00', keyPrefix: '0' })).derivedKey,
    ],
  ])('is refused and consumed when the solution is %s', async (_which, solutionOf) => {
    const captcha = await request();
    const wrong = await login({ verify_key: captcha.key, verify_text: await solutionOf(captcha) });
    expect([wrong.status, wrong.body]).toEqual([422, refused('captchaWrong')]);
    const late = await login(await answerOf(captcha));
    expect(late.body).toEqual(refused('captchaWrong'));
  });

  test('is refused when its key is unknown', async () => {
    const { verify_text } = await answerOf(await request());
    const reply = await login({ verify_key: 'unknown', verify_text });
    expect(reply.body).toEqual(refused('captchaWrong'));
  });

  test('is refused after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [first, second] = [await request(), await request()];
    vi.advanceTimersByTime(10 * 60_000 - 1_000);
    expect(await signsIn(await answerOf(first))).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect((await login(await answerOf(second))).body).toEqual(refused('captchaWrong'));
  });

  test('is accepted after a restart of the server', async () => {
    const captcha = await request();
    await mall.restart();
    expect(await signsIn(await answerOf(captcha))).toBe(true);
  });

  test('is accepted once when two servers share the database', async () => {
    const other = await startTestMall({ trustProxy });
    try {
      await other.makeMember({ account: AMY });
      const answer = await answerOf(await request());
      expect(await signsIn(answer, HOME, other)).toBe(true);
      expect((await login(answer)).body).toEqual(refused('captchaWrong'));
      expect((await login(answer, HOME, other)).body).toEqual(refused('captchaWrong'));
    } finally {
      await other.stop();
    }
  });
});

describe('the work of a captcha', () => {
  /** The largest of many counters: at most one less than the keys that a solution may take. */
  async function largestCounter(from = HOME): Promise<number> {
    const counters = [];
    for (let count = 0; count < 30; count += 1) {
      counters.push((await solve(await request(from))).counter);
    }
    return Math.max(...counters);
  }
  const requestMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) await request();
  };
  const failToSignIn = async (times: number) => {
    for (let number = 0; number < times; number += 1) {
      const reply = await login(await mall.makeCaptcha(), HOME, mall, `guess-${number}`);
      expect(reply.body).toEqual(refused('signInFailed'));
    }
  };

  test('is one key in a mall with the smallest setting', async () => {
    expect(await largestCounter()).toBe(0);
  });

  test('grows when sign-ins from the network fail, and only for that network', async () => {
    await failToSignIn(4);
    expect(await largestCounter()).toBeGreaterThan(0);
    expect(await largestCounter(ELSEWHERE)).toBe(0);
  });

  test('grows when wrong solutions come from the network', async () => {
    for (let count = 0; count < 4; count += 1) await login({ verify_key: 'x', verify_text: 'x' });
    expect(await largestCounter()).toBeGreaterThan(0);
  });

  test('grows when the network requests or solves very many', async () => {
    await requestMany(40);
    expect(await largestCounter()).toBeGreaterThan(0);
  });

  test('is at most sixteen times the smallest', async () => {
    for (let count = 0; count < 60; count += 1) await login({ verify_key: 'x', verify_text: 'x' });
    const largest = await largestCounter();
    expect(largest).toBeGreaterThan(7);
    expect(largest).toBeLessThan(16);
  });

  test('falls again after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await failToSignIn(4);
    vi.advanceTimersByTime(60 * 60_000 + 1_000);
    expect(await largestCounter()).toBe(0);
  });
});
