import {
  makeColleague,
  type TestColleague,
  type TestMember,
  testPicture,
} from '@mall/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setupMall } from '../testing/setup';
import type { StaffMall } from './client';
import { staffFailureOf } from './failure';
import type { StaffChatConnection, StaffChatListeners } from './chat';

const setup = setupMall();
let agent: TestColleague;
let member: TestMember;
let staff: StaffMall;
const opened: StaffChatConnection[] = [];
beforeEach(async () => {
  agent = await makeColleague(setup.server, ['agent'], { name: '阿珠' });
  member = await setup.server.makeMember({ name: '王小明' });
  staff = await setup.atDesk(agent);
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));

/** Opens a connection, and waits until it is accepted. */
async function live(
  client: StaffMall = staff,
  onTyping: StaffChatListeners['onTyping'] = () => {},
) {
  const changes: (number | null)[] = [];
  const connection = client.chat.live({
    onChange: (changed) => void changes.push(changed),
    onTyping,
  });
  opened.push(connection);
  await expect.poll(() => changes).toEqual([null]);
  return { connection, changes };
}
/** Sends a message of the member. */
async function ask(text: string) {
  const mall = await setup.signedIn(member);
  const chat = await mall.chat.open();
  const sent = await chat?.send({ type: 1, text });
  chat?.close();
  if (!sent) throw new Error('Nobody is signed in');
  return sent;
}
const answer = (text: string, seen_id: number) => ({
  ...{ member_id: member.id, text, seen_id },
  client_id: `answer-${text}-${seen_id}`.replace(/[^\w-]/g, 'x'),
});

describe('staff.chat', () => {
  it('lists who waits, and answers them', async () => {
    const question = await ask('在嗎？');
    expect((await staff.chat.list()).list).toMatchObject([
      { member_id: member.id, name: '王小明', unread_count: 1, latest: { id: question.id } },
    ]);
    expect(await staff.chat.counts()).toMatchObject({ waiting: 1 });
    await staff.chat.read(member.id, question.id);
    const sent = await staff.chat.send(answer('first-answer', question.id));
    expect((await staff.chat.history(member.id)).list).toMatchObject([
      { id: question.id, admin_read: true },
      sent,
    ]);
    expect((await staff.chat.list({ queue: 'mine' })).list).toHaveLength(1);
    expect(await staff.chat.detail(member.id)).toMatchObject({ waiting_since: null });
  });

  it('changes a conversation, and returns it', async () => {
    const { id } = await ask('在嗎？');
    expect(await staff.chat.assign(member.id, agent.id)).toMatchObject({
      assignee: { id: agent.id, name: '阿珠' },
    });
    expect(await staff.chat.snooze(member.id, 30)).toMatchObject({ state: 'snoozed' });
    expect(await staff.chat.resolve(member.id, id)).toMatchObject({ state: 'resolved' });
    expect(await staff.chat.reopen(member.id)).toMatchObject({ state: 'open' });
    expect((await staff.chat.addNote(member.id, '要統編')).notes).toMatchObject([
      { text: '要統編', author: '阿珠' },
    ]);
    expect(await staff.chat.colleagues()).toEqual([{ id: agent.id, name: '阿珠' }]);
    const [saved] = await staff.chat.saveCannedReply({ title: '運費', text: '滿千免運' });
    expect(await staff.chat.cannedReplies()).toEqual([saved]);
    expect(await staff.chat.deleteCannedReply(saved?.id ?? 0)).toEqual([]);
  });

  it('refuses an answer after that of a colleague', async () => {
    const { id } = await ask('在嗎？');
    const other = await setup.atDesk(await makeColleague(setup.server, ['agent']));
    await other.chat.send(answer('other-answer', id));
    const late = await staff.chat.send(answer('late-answer', id)).catch((error: unknown) => error);
    expect(staffFailureOf(late)).toBe('answeredMeanwhile');
  });

  it('sends a picture', async () => {
    const file = new Blob([new Uint8Array(await testPicture())]);
    const parts = {
      member_id: String(member.id),
      client_id: 'picture-1',
      type: '1',
      file,
    } as const;
    expect(await staff.chat.sendMedia(parts)).toMatchObject({
      ...{ type: 2, from_user: false },
      url: expect.stringContaining(`${setup.server.baseUrl}/media/chat/`),
    });
  });
});

describe('staff.chat.live', () => {
  it('reports each change of a conversation', async () => {
    const { changes } = await live();
    await ask('在嗎？');
    await expect.poll(() => changes).toEqual([null, member.id]);
    await staff.chat.addNote(member.id, '要統編');
    await expect.poll(() => changes).toEqual([null, member.id, member.id]);
  });

  it('shows who types to the member and to the colleagues', async () => {
    const typed: unknown[] = [];
    await live(await setup.atDesk(await makeColleague(setup.server, ['agent'])), (typing) =>
      typed.push(typing),
    );
    const { connection } = await live();
    const page = await (await setup.signedIn(member)).chat.open();
    const atPage: unknown[] = [];
    page?.on('typing', (typing) => atPage.push(typing));
    await expect.poll(() => page?.state.status).toBe('open');
    connection.typing(member.id, true);
    await expect
      .poll(() => typed)
      .toEqual([
        { member_id: member.id, colleague: { id: agent.id, name: '阿珠' }, is_typing: true },
      ]);
    await expect
      .poll(() => atPage)
      .toEqual([{ member_id: member.id, by_user: false, is_typing: true }]);
    page?.typing(true);
    await expect.poll(() => typed.at(-1)).toMatchObject({ colleague: null });
    page?.close();
  });

  it('reconnects when the server has restarted, and reports that anything may have changed', async () => {
    const { changes } = await live();
    await setup.server.restart();
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual([null, null]);
    await ask('還在嗎？');
    await expect.poll(() => changes).toEqual([null, null, member.id]);
  });

  it('ends when it is closed', async () => {
    const { connection, changes } = await live();
    connection.close();
    await ask('在嗎？');
    const { changes: after } = await live();
    await ask('還在嗎？');
    await expect.poll(() => after).toEqual([null, member.id]);
    expect(changes).toEqual([null]);
  });
});
