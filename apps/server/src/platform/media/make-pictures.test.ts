import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { followChildren } from '../../testing/follow-children';
import { refused } from '../../testing/refused';
import { testPicture, upload } from '../../testing/upload';
import { endPictureProcess } from './make-pictures';

const mall = describeMall();
const children = followChildren();
let member: TestMember;
beforeEach(async () => {
  // A process that has started before would make the pictures.
  endPictureProcess();
  member = await mall.makeMember();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(endPictureProcess);

const send = async () =>
  upload(`${mall.baseUrl}/api/member/profile/avatar/store`, member, {
    avatar: await testPicture(),
  });

test('pictures are made in one child process when several are uploaded', async () => {
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ body }) => body.valid)).toEqual([true, true, true]);
  const child = children.expectOne();
  endPictureProcess();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('an upload fails and the next one succeeds when the process is killed', async () => {
  children.onStart((child) => child.kill('SIGKILL'));
  expect((await send()).body).toEqual(refused('serverFault'));
  expect(mall.takeFaults()).toEqual([
    expect.stringMatching(/makes pictures has ended \(SIGKILL\)/),
  ]);
  children.onStart(() => {});
  expect((await send()).body.valid).toBe(true);
  expect(children.started).toHaveLength(2);
});

test.skipIf(process.platform !== 'linux')(
  'the process that decodes uploads gets no variable of the server that may be a secret',
  async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://mall:secret@db/mall');
    vi.stubEnv('ECPAY_HASH_KEY', 'secret');
    expect((await send()).body.valid).toBe(true);
    const variables = await readFile(`/proc/${children.expectOne().pid}/environ`, 'utf8');
    expect(variables).toMatch(/(^|\0)PATH=/);
    expect(variables).not.toMatch(/secret|DATABASE_URL|ECPAY/);
  },
);
