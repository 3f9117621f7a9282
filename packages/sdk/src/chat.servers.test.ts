import { answerMember, makeColleague, startTestMall, type TestMall } from '@mall/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PrivateRedis, startRedis } from '../../../scripts/redis.mjs';
import type { LiveChat } from './chat/types';
import { createMall } from './client';
import { memberProfile } from './testing/member-profile';

const ALONE = { oneServerBecause: 'the test starts the servers itself' };

describe.runIf(process.env['TEST_REDIS_URL'])('a chat on another server than the shop’s', () => {
  let redis: PrivateRedis;
  let one: TestMall;
  let other: TestMall;
  const opened: LiveChat[] = [];

  beforeAll(async () => {
    const started = await startRedis({ install: false });
    if (!started) throw new Error('No Redis, although TEST_REDIS_URL is set');
    redis = started;
    one = await startTestMall({ redisUrl: redis.url }, ALONE);
    other = await startTestMall({ redisUrl: redis.url }, ALONE);
  });
  afterAll(async () => {
    for (const chat of opened) chat.close();
    await one.stop();
    await other.stop();
    await redis.stop();
  });

  async function page(server: TestMall, token: string): Promise<LiveChat> {
    const mall = createMall({ baseUrl: server.baseUrl });
    mall.session.start(token, memberProfile);
    const chat = await mall.chat.open();
    if (!chat) throw new Error('Nobody is signed in');
    opened.push(chat);
    await expect.poll(() => chat.state.status).toBe('open');
    return chat;
  }

  it('delivers each message once, and refreshes the badges, when Redis is killed and started again', async () => {
    const member = await one.makeMember();
    const agent = await makeColleague(other, ['agent']);
    const atMember = await page(one, member.token);
    const received: string[] = [];
    let badges = 0;
    atMember.on('message', (message) => received.push(message.type === 1 ? message.text : ''));
    atMember.on('badges', () => (badges += 1));
    await answerMember(agent, member, '您好');
    await expect.poll(() => received).toEqual(['您好']);

    await redis.kill();
    await answerMember(agent, member, '還在嗎？');
    expect(received).toEqual(['您好']);
    await redis.resume();
    await expect.poll(() => received, { timeout: 20_000 }).toEqual(['您好', '還在嗎？']);
    expect(badges).toBeGreaterThan(0);

    await answerMember(agent, member, '謝謝');
    await expect.poll(() => received).toEqual(['您好', '還在嗎？', '謝謝']);
  });
});
