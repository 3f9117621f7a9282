import type { TestMember } from '@mall/server/testing';
import { expect, it } from 'vitest';
import type { HeldRequest } from './network';
import { waitForIdle, setupMall } from './setup';

const setup = setupMall();
const LIKE = 'POST /api/article/like';

/** Creates a member and a post that have the same ids in every test. */
async function memberAndPost(): Promise<{ member: TestMember; id: number }> {
  const member = await setup.server.makeMember();
  return { member, ...(await setup.server.makeArticle()) };
}

let held: HeldRequest;
let like: Promise<unknown>;

it('holds a request until it is released', async () => {
  const { member, id } = await memberAndPost();
  const { mall, network } = await setup.signedIn(member);
  held = network.hold(LIKE);
  like = mall.articles.like(id, true).catch((error: unknown) => error);
  await held.reached;
  expect(network.count(LIKE)).toBe(1);
});

it('blocks requests of a finished test from reaching the next one', async () => {
  const { member, id } = await memberAndPost();
  held.release();
  await expect(like).resolves.toMatchObject({ failure: 'unreachable' });
  await waitForIdle();
  const { body } = await setup.server.as(member).get(`/api/article/detail/${id}`);
  expect(body.data).toMatchObject({ is_like: false, like_count: 0 });
});
