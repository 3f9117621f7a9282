import { afterEach, describe, expect, test } from 'vitest';
import { members, outbox } from '../../db/schema';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();
afterEach(() => resume());

const DONE = { valid: true, data: { done: true }, code: 0, msg: '' };
const [MEMBER, WAITING, NOBODY] = ['member@mall.test', 'waiting@mall.test', 'nobody@mall.test'];

let release: () => void = () => undefined;
/** Blocks all background work of the mall. */
function blockWork(): void {
  const blocked = new Promise<void>((resolve) => (release = resolve));
  mall.background.run('hold', () => blocked);
}
async function resume(): Promise<void> {
  release();
  await mall.background.settled();
}

const requests = {
  'a forgotten password': {
    call: (email: string) => ({ path: '/api/forget/mail', body: { email } }),
    mails: { [MEMBER]: 1, [WAITING]: 1, [NOBODY]: 0 },
  },
  'a confirmation email': {
    call: (email: string) => ({ path: '/api/member/resend', body: { email } }),
    mails: { [MEMBER]: 1, [WAITING]: 1, [NOBODY]: 0 },
  },
} as const;

for (const [name, { call, mails }] of Object.entries(requests)) {
  describe(`the answer to ${name}`, () => {
    test.each(Object.entries(mails))(
      'does not wait for background work: %s',
      async (email, count) => {
        await mall.makeMember({ account: MEMBER });
        await mall.makeMember({ account: WAITING, confirmedAt: null });
        const before = await mall.db.select().from(members);
        blockWork();
        const { path, body } = call(email);
        const reply = await mall.as().post(path, { ...body, ...(await mall.makeCaptcha()) });
        expect(reply.body).toEqual(DONE);
        expect(await mall.db.$count(outbox)).toBe(0);
        expect(await mall.db.select().from(members)).toEqual(before);

        await resume();
        expect(await mall.db.$count(outbox)).toBe(count);
      },
    );
  });
}

test('background work ends before the server stops', async () => {
  await mall.makeMember({ account: MEMBER });
  blockWork();
  await mall.as().post('/api/forget/mail', { email: MEMBER, ...(await mall.makeCaptcha()) });
  const restarted = mall.restart();
  await resume();
  await restarted;
  expect(await mall.db.$count(outbox)).toBe(1);
});

test('background work that fails is logged, and later work still runs', async () => {
  mall.background.run('fail', () => Promise.reject(new Error('as it may')));
  await mall.makeMember({ account: MEMBER });
  await mall.as().post('/api/forget/mail', { email: MEMBER, ...(await mall.makeCaptcha()) });
  await mall.background.settled();
  expect(mall.takeFaults()).toEqual([expect.stringContaining('as it may')]);
  expect(await mall.db.$count(outbox)).toBe(1);
});
