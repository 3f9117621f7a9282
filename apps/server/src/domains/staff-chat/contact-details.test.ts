import type { RoleName, StaffReply } from '@mall/contract/staff';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema';
import { dataOf, TEST_PASSWORD, type TestMember } from '../../testing';
import { type DeskCaller, makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
let member: TestMember;
beforeEach(async () => {
  member = await mall.makeMember({ name: '林小滿' });
});

const accountOf = async (who: DeskCaller) =>
  dataOf<StaffReply<'chat', 'detail'>>(await who.get(`/api/staff/chat/detail/${member.id}`)).member
    .account;
const reveal = (who: DeskCaller, body: object = { member_id: member.id }) =>
  who.post('/api/staff/chat/contact/reveal', body);

describe.each(['manager', 'agent'] satisfies RoleName[])(
  'the account of a member beside their conversation, for the role %s',
  (role) => {
    test('is masked, also after it was revealed', async () => {
      const colleague = await makeColleague(mall, [role]);
      expect(await accountOf(colleague)).toMatch(/^m•••@/);
      await reveal(colleague);
      expect(await accountOf(colleague)).toMatch(/^m•••@/);
    });

    test('is revealed in full, and each time is recorded without it', async () => {
      const colleague = await makeColleague(mall, [role]);
      const reply = await reveal(colleague);
      expect(reply.body.data).toEqual({ account: member.account });
      const [entry, ...more] = await mall.db.select().from(auditEntries);
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        ...{ actorId: colleague.id, action: 'member.unmasked' },
        ...{ subject: `member:${member.id}`, changes: [], reason: null },
      });
      expect(JSON.stringify({ ...entry, id: '' })).not.toContain(member.account);
      await reveal(colleague);
      expect(await mall.db.$count(auditEntries)).toBe(2);
    });
  },
);

describe('revealing the account of a member', () => {
  test.each(['clerk', 'accountant', 'moderator'] satisfies RoleName[])(
    'is refused to the role %s, and leaves no entry',
    async (role) => {
      const reply = await reveal(await makeColleague(mall, [role]));
      expect([reply.status, reply.body]).toEqual([403, refused('forbidden')]);
      expect(await mall.db.$count(auditEntries)).toBe(0);
    },
  );

  test('is refused for a member who does not exist, and for another field', async () => {
    const agent = await makeColleague(mall, ['agent']);
    const unknown = await reveal(agent, { member_id: 9999 });
    expect([unknown.status, unknown.body]).toEqual([404, refused('notFound')]);
    const further = await reveal(agent, { member_id: member.id, o_id: 'M2511270001' });
    expect([further.status, further.body]).toEqual([422, refused('invalidFields')]);
    expect(await mall.db.$count(auditEntries)).toBe(0);
  });

  test('is refused after the member has deleted the account', async () => {
    const agent = await makeColleague(mall, ['agent']);
    await mall.as(member).post('/api/member/destroy', {
      password: Buffer.from(TEST_PASSWORD).toString('base64'),
    });
    expect((await reveal(agent)).body).toEqual(refused('notFound'));
    expect(await mall.db.$count(auditEntries)).toBe(0);
  });
});
