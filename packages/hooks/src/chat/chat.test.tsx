import {
  answerMember,
  makeColleague,
  openDeskSocket,
  readAsShop,
  testPicture,
  testVideo,
  testVideoWithSound,
  type TestColleague,
  type TestMember,
} from '@mall/server/testing';
import { createMall, type ChatMessage, type Mall, type MallStorage } from '@mall/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMallQueryClient, MallProvider, useBadges, useChat, useChatUnread } from '../index';
import { createNetwork } from '../testing/network';
import { renderHookWithMall, setupMall, signIn } from '../testing/setup';
import { useLiveConnection } from './useLiveConnection';

const setup = setupMall();

let member: TestMember;
let staff: TestColleague;
beforeEach(async () => {
  member = await setup.server.makeMember({ name: '林小滿' });
  staff = await makeColleague(setup.server, ['agent'], { name: '阿珠' });
});

/** Creates a client of the member that reconnects immediately. */
async function memberMall(storage?: MallStorage): Promise<Mall> {
  const mall = createMall({
    baseUrl: setup.server.baseUrl,
    socketRetryDelay: 100,
    fetch: createNetwork().fetch,
    ...(storage && { storage }),
  });
  await signIn(setup.server, mall, member);
  return mall;
}

/** The member's conversation at the desk. */
const shop = {
  send: (text: string) => answerMember(staff, member, text),
  async history(): Promise<ChatMessage[]> {
    const { body } = await staff.get(`/api/staff/chat/history/${member.id}`);
    return (body.data as { list: ChatMessage[] }).list;
  },
};

/** Renders a page of the member with the conversation. */
async function openPage(mall?: Mall, isOpen = true) {
  const rendered = renderHookWithMall({ mall: mall ?? (await memberMall()) }, () =>
    useChat({ isOpen }),
  );
  await waitFor(() => expect(rendered.result.current.connection.status).toBe('open'));
  await waitFor(() => expect(rendered.result.current.status).toBe('success'));
  return rendered;
}

type Page = Awaited<ReturnType<typeof openPage>>['result'];
const texts = ({ current }: Page) =>
  current.entries.map((entry) => {
    const content = entry.status === 'sent' ? entry.message : entry.content;
    return content.type === 1 ? content.text : content.type;
  });
const states = ({ current }: Page) => current.entries.map(({ status }) => status);

describe('a conversation', () => {
  it('shows a message at once, keeps its position when it is stored, and shows the reply', async () => {
    const { result } = await openPage();
    let wasSent = false;
    act(() => void (wasSent = result.current.send('  在嗎？ ')));
    expect(wasSent).toBe(true);
    expect([texts(result), states(result)]).toEqual([['在嗎？'], ['sending']]);
    const [before] = result.current.entries;
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect(result.current.entries[0]?.key).toBe(before?.key);
    await shop.send('在的');
    await waitFor(() => expect(texts(result)).toEqual(['在嗎？', '在的']));
  });

  it('does not send a blank text', async () => {
    const { result } = await openPage();
    let wasSent = true;
    act(() => void (wasSent = result.current.send(' \n ')));
    expect(wasSent).toBe(false);
    expect(result.current.entries).toEqual([]);
  });

  it('loads the history upwards, each message once and in order', async () => {
    const content = Array.from({ length: 37 }, (_, at) => `第 ${at} 則`);
    const rows = content.map(
      (text, at) => `(${member.id}, ${staff.id}, 'said-before-${at}', 1, '${text}')`,
    );
    await setup.server.db.execute(
      `insert into chat_messages (member_id, author_id, client_id, type, text) values ${rows.join()}`,
    );
    const { result } = await openPage();
    expect(result.current.entries).toHaveLength(30);
    expect(result.current.hasOlder).toBe(true);
    act(() => result.current.loadOlder());
    await waitFor(() => expect(result.current.hasOlder).toBe(false));
    expect(texts(result)).toEqual(content);
  });

  it('is the same in two tabs, and read receipts apply to both', async () => {
    const here = await openPage();
    const there = await openPage(undefined, false);
    act(() => void here.result.current.send('從這一頁'));
    act(() => void there.result.current.send('從那一頁'));
    await waitFor(() => expect(states(here.result)).toEqual(['sent', 'sent']));
    await waitFor(() => expect(texts(there.result)).toEqual(texts(here.result)));
    await shop.send('看到了');
    await waitFor(() => expect(texts(there.result)).toContain('看到了'));
    await waitFor(() => expect(there.result.current.unread).toBe(0));
  });

  it('counts unread messages while it is closed, and sends a receipt when they are read', async () => {
    await shop.send('一');
    const mall = await memberMall();
    const closed = await openPage(mall, false);
    await waitFor(() => expect(closed.result.current.unread).toBe(1));
    await shop.send('二');
    await waitFor(() => expect(closed.result.current.unread).toBe(2));
    expect((await shop.history()).map(({ admin_read }) => admin_read)).toEqual([false, false]);
    await openPage();
    await waitFor(() => expect(closed.result.current.unread).toBe(0));
    await expect
      .poll(async () => (await shop.history()).map(({ admin_read }) => admin_read))
      .toEqual([true, true]);
  });

  it('is not marked as read while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result } = await openPage();
    await shop.send('您看得到嗎？');
    await waitFor(() => expect(result.current.unread).toBe(1));
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current.unread).toBe(0));
  });

  it('marks own messages as read when the shop has read them', async () => {
    const { result } = await openPage();
    act(() => void result.current.send('請看'));
    const sent = () => {
      const [entry] = result.current.entries;
      return entry?.status === 'sent' ? entry.message : undefined;
    };
    await waitFor(() => expect(sent()?.admin_read).toBe(false));
    await readAsShop(staff, member, sent()?.id ?? 0);
    await waitFor(() => expect(sent()?.admin_read).toBe(true));
  });

  it('reports who is online and who is typing, on both sides', async () => {
    const { result } = await openPage();
    expect(result.current.isStaffOnline).toBe(false);
    const desk = openDeskSocket(setup.server.baseUrl, staff);
    onTestFinished(() => void desk.close());
    await waitFor(() => expect(result.current.isStaffOnline).toBe(true));
    const received: boolean[] = [];
    desk.on('typing', ({ is_typing }) => void received.push(is_typing));
    act(() => result.current.write('我想'));
    act(() => result.current.write('我想問'));
    act(() => result.current.write(''));
    await expect.poll(() => received).toEqual([true, false]);
    desk.emit('typing', { member_id: member.id, is_typing: true }, () => {});
    await waitFor(() => expect(result.current.isShopTyping).toBe(true));
    await shop.send('請說');
    await waitFor(() => expect(result.current.isShopTyping).toBe(false));
  });
});

describe('after an error', () => {
  it('sends each message once and in order when the server has restarted', async () => {
    const { result } = await openPage();
    act(() => void result.current.send('一'));
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    const restarted = setup.server.restart();
    await waitFor(() => expect(result.current.connection.status).toBe('waiting'));
    act(() => void result.current.send('二'));
    act(() => void result.current.send('三'));
    expect(states(result)).toEqual(['sent', 'sending', 'sending']);
    await restarted;
    await waitFor(() => expect(states(result)).toEqual(['sent', 'sent', 'sent']));
    await shop.send('四');
    await waitFor(() => expect(texts(result)).toEqual(['一', '二', '三', '四']));
    expect((await shop.history()).map((each) => each.type === 1 && each.text)).toEqual(
      texts(result),
    );
  });

  it('a failed message has its error, and can be retried or discarded', async () => {
    const { result } = await openPage();
    const order = { trans_order_id: 'MA26119999999', state_text: '', index_img: null };
    act(() => result.current.sendOrder({ ...order, final_amount: 100 }));
    await waitFor(() => expect(states(result)).toEqual(['failed']));
    const [failed] = result.current.entries;
    expect(failed).toMatchObject({ canRetry: false, error: { code: expect.any(Number) } });
    act(() => result.current.discard(failed?.key ?? ''));
    expect(result.current.entries).toEqual([]);
  });

  it('the draft and unsent messages survive a reload', async () => {
    const mall = await memberMall();
    const first = renderHookWithMall({ mall }, () => useChat());
    act(() => first.result.current.write('寫到一半'));
    act(() => void first.result.current.send('還沒連上就送出'));
    first.unmount();
    const { result } = await openPage();
    expect(result.current.draft).toBe('寫到一半');
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect((await shop.history()).map((each) => each.type === 1 && each.text)).toEqual([
      '還沒連上就送出',
    ]);
  });

  it('another member sees neither the draft nor the messages', async () => {
    const mall = await memberMall();
    const { result } = await openPage(mall);
    act(() => void result.current.send('我的事'));
    act(() => result.current.write('寫到一半'));
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    const other = await setup.server.makeMember();
    await act(() => signIn(setup.server, mall, other));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect([result.current.draft, result.current.entries]).toEqual(['', []]);
  });
});

describe('pictures', () => {
  it('report their upload progress and become messages', async () => {
    const { result } = await openPage();
    const file = new File([new Uint8Array(await testPicture())], 'box.png', { type: 'image/png' });
    act(() => void result.current.sendFiles([file]));
    expect(result.current.entries).toMatchObject([
      { status: 'sending', content: { type: 2, name: 'box.png' } },
    ]);
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect((await shop.history()).map(({ type }) => type)).toEqual([2]);
  });

  it('are refused before the upload when the file is invalid', async () => {
    const { result } = await openPage();
    let refused: readonly unknown[] = [];
    const file = new File(['x'], 'list.pdf', { type: 'application/pdf' });
    act(() => void (refused = result.current.sendFiles([file])));
    expect(refused).toEqual([{ name: 'list.pdf', rule: 'type' }]);
    expect(result.current.entries).toEqual([]);
  });

  it('keep the error when the server refuses them', async () => {
    const { result } = await openPage();
    const file = new File(['no picture'], 'broken.png', { type: 'image/png' });
    act(() => void result.current.sendFiles([file]));
    await waitFor(() => expect(states(result)).toEqual(['failed']));
    expect(result.current.entries[0]).toMatchObject({ canRetry: false });
  });
});

describe('videos', () => {
  const send = (page: Page, name: string, bytes: Buffer) => {
    const file = new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });
    act(() => void page.current.sendFiles([file]));
  };
  const sounds = ({ current }: Page) =>
    current.entries.map((entry) =>
      entry.status === 'sent' && entry.message.type === 3 ? entry.message.sound_dropped : null,
    );

  it('report that their sound was dropped when browsers cannot play it, also after a reload', async () => {
    const first = await openPage();
    send(first.result, 'camera.mp4', await testVideoWithSound('ac3'));
    await waitFor(() => expect(sounds(first.result)).toEqual([true]));
    first.unmount();
    const again = await openPage();
    expect(sounds(again.result)).toEqual([true]);
  });

  it('report no dropped sound when browsers play it, or when there is none', async () => {
    const { result } = await openPage();
    send(result, 'phone.mp4', await testVideoWithSound('aac'));
    await waitFor(() => expect(sounds(result)).toEqual([false]));
    send(result, 'silent.mp4', await testVideo());
    await waitFor(() => expect(sounds(result)).toEqual([false, false]));
  });
});

describe('the live connection', () => {
  it('is shared by all components of a page, and ends with the session', async () => {
    const mall = await memberMall();
    const open = vi.spyOn(mall.chat, 'open');
    const client = createMallQueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <StrictMode>
        <MallProvider mall={mall} queryClient={client}>
          {children}
        </MallProvider>
      </StrictMode>
    );
    const { result } = renderHook(
      () => ({ first: useLiveConnection(), second: useLiveConnection(), chat: useChat() }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.first.status).toBe('open'));
    expect(open).toHaveBeenCalledTimes(1);
    act(() => mall.session.end('logout'));
    await waitFor(() => expect(result.current.first.status).toBe('idle'));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is closed when no component needs it', async () => {
    const page = await openPage();
    page.unmount();
    const other = await openPage();
    await shop.send('還在嗎');
    await waitFor(() => expect(texts(other.result)).toEqual(['還在嗎']));
  });

  it('refetches the badges when something happens elsewhere', async () => {
    const { result } = renderHookWithMall({ mall: await memberMall() }, () => ({
      live: useLiveConnection(),
      badges: useBadges(),
      unread: useChatUnread(),
    }));
    await waitFor(() => expect(result.current.live.status).toBe('open'));
    await waitFor(() => expect(result.current.badges.status).toBe('success'));
    const { id } = await setup.server.makeArticle({ memberId: member.id });
    const reader = await setup.server.makeMember();
    await setup.server.as(reader).post('/api/article/like', { a_id: id, action: 'add' });
    await waitFor(() => expect(result.current.badges.notify).toBe(1));
  });

  it('is not opened for a guest', async () => {
    const { mall, network } = setup.guest();
    const open = vi.spyOn(mall.chat, 'open');
    const { result } = renderHookWithMall({ mall }, () => useChat());
    expect(result.current).toMatchObject({ entries: [], unread: 0, status: 'guest' });
    expect([open.mock.calls, network.count('GET /api')]).toEqual([[], 0]);
  });
});
