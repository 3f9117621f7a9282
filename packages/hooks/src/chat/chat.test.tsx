import { testPicture, type TestMember } from '@mall/server/testing';
import { createMall, type LiveChat, type Mall, type MallStorage } from '@mall/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMallQueryClient, MallProvider, useBadges, useChat, useChatUnread } from '../index';
import { createNetwork } from '../testing/network';
import { renderHookWithMall, setupMall, signIn } from '../testing/setup';
import { useLiveConnection } from './useLiveConnection';

const setup = setupMall();
const opened: LiveChat[] = [];

let member: TestMember;
let staff: TestMember;
beforeEach(async () => {
  member = await setup.server.makeMember({ name: '林小滿' });
  staff = await setup.server.makeMember({ role: 'staff', name: '阿珠' });
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));

/** A client of the member that reconnects at once. */
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

/** A person of the shop in the member's conversation. */
async function openShop() {
  const mall = createMall({ baseUrl: setup.server.baseUrl, socketRetryDelay: 100 });
  await signIn(setup.server, mall, staff);
  const live = await mall.chat.open({ memberId: member.id });
  if (!live) throw new Error('Nobody is signed in');
  opened.push(live);
  await expect.poll(() => live.state.status).toBe('open');
  return {
    live,
    say: (text: string) => live.send({ type: 1, text, member_id: member.id }),
    history: async () => (await mall.chat.conversation(member.id, { peek: '1' })).list,
  };
}

/** A page of the member that shows the conversation. */
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
    const said = entry.status === 'sent' ? entry.message : entry.content;
    return said.type === 1 ? said.text : said.type;
  });
const states = ({ current }: Page) => current.entries.map(({ status }) => status);

describe('a conversation', () => {
  it('shows a message at once, keeps its place when the shop has it, and shows the answer', async () => {
    const shop = await openShop();
    const { result } = await openPage();
    let wasSent = false;
    act(() => void (wasSent = result.current.send('  在嗎？ ')));
    expect(wasSent).toBe(true);
    expect([texts(result), states(result)]).toEqual([['在嗎？'], ['sending']]);
    const [before] = result.current.entries;
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect(result.current.entries[0]?.key).toBe(before?.key);
    await shop.say('在的');
    await waitFor(() => expect(texts(result)).toEqual(['在嗎？', '在的']));
  });

  it('does not send what is blank', async () => {
    const { result } = await openPage();
    let wasSent = true;
    act(() => void (wasSent = result.current.send(' \n ')));
    expect(wasSent).toBe(false);
    expect(result.current.entries).toEqual([]);
  });

  it('reads the history upwards, each message once and in order', async () => {
    const said = Array.from({ length: 37 }, (_, at) => `第 ${at} 則`);
    const rows = said.map(
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
    expect(texts(result)).toEqual(said);
  });

  it('is the same in two tabs, and what one reads the other has read', async () => {
    const shop = await openShop();
    const here = await openPage();
    const there = await openPage(undefined, false);
    act(() => void here.result.current.send('從這一頁'));
    act(() => void there.result.current.send('從那一頁'));
    await waitFor(() => expect(states(here.result)).toEqual(['sent', 'sent']));
    await waitFor(() => expect(texts(there.result)).toEqual(texts(here.result)));
    await shop.say('看到了');
    await waitFor(() => expect(texts(there.result)).toContain('看到了'));
    await waitFor(() => expect(there.result.current.unread).toBe(0));
  });

  it('counts what is unread while it is closed, and tells the shop when it is read', async () => {
    const shop = await openShop();
    await shop.say('一');
    const mall = await memberMall();
    const closed = await openPage(mall, false);
    await waitFor(() => expect(closed.result.current.unread).toBe(1));
    await shop.say('二');
    await waitFor(() => expect(closed.result.current.unread).toBe(2));
    expect((await shop.history()).map(({ admin_read }) => admin_read)).toEqual([false, false]);
    await openPage();
    await waitFor(() => expect(closed.result.current.unread).toBe(0));
    await expect
      .poll(async () => (await shop.history()).map(({ admin_read }) => admin_read))
      .toEqual([true, true]);
  });

  it('is not read while the page cannot be seen', async () => {
    const shop = await openShop();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result } = await openPage();
    await shop.say('您看得到嗎？');
    await waitFor(() => expect(result.current.unread).toBe(1));
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current.unread).toBe(0));
  });

  it('ticks one’s own messages when the shop has read them', async () => {
    const shop = await openShop();
    const { result } = await openPage();
    act(() => void result.current.send('請看'));
    const sent = () => {
      const [entry] = result.current.entries;
      return entry?.status === 'sent' ? entry.message : undefined;
    };
    await waitFor(() => expect(sent()?.admin_read).toBe(false));
    shop.live.seen(sent()?.id ?? 0);
    await waitFor(() => expect(sent()?.admin_read).toBe(true));
  });

  it('tells who is there and who is writing, both ways', async () => {
    const { result } = await openPage();
    expect(result.current.isStaffOnline).toBe(false);
    const shop = await openShop();
    await waitFor(() => expect(result.current.isStaffOnline).toBe(true));
    const heard: boolean[] = [];
    shop.live.on('typing', ({ is_typing }) => void heard.push(is_typing));
    act(() => result.current.write('我想'));
    act(() => result.current.write('我想問'));
    act(() => result.current.write(''));
    await expect.poll(() => heard).toEqual([true, false]);
    shop.live.typing(true);
    await waitFor(() => expect(result.current.isShopTyping).toBe(true));
    await shop.say('請說');
    await waitFor(() => expect(result.current.isShopTyping).toBe(false));
  });
});

describe('what goes wrong', () => {
  it('is sent after the mall was gone: nothing lost, doubled, or out of order', async () => {
    const shop = await openShop();
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
    await expect.poll(() => shop.live.state.status).toBe('open');
    await shop.say('四');
    await waitFor(() => expect(texts(result)).toEqual(['一', '二', '三', '四']));
    expect((await shop.history()).map((each) => each.type === 1 && each.text)).toEqual(
      texts(result),
    );
  });

  it('is told at the message, and can be tried again or dropped', async () => {
    const { result } = await openPage();
    const order = { trans_order_id: 'MA26119999999', state_text: '', index_img: null };
    act(() => result.current.sendOrder({ ...order, final_amount: 100 }));
    await waitFor(() => expect(states(result)).toEqual(['failed']));
    const [failed] = result.current.entries;
    expect(failed).toMatchObject({ canRetry: false, error: { code: expect.any(Number) } });
    act(() => result.current.discard(failed?.key ?? ''));
    expect(result.current.entries).toEqual([]);
  });

  it('survives a reload: the text in the field, and what was not sent', async () => {
    const mall = await memberMall();
    const first = renderHookWithMall({ mall }, () => useChat());
    act(() => first.result.current.write('寫到一半'));
    act(() => void first.result.current.send('還沒連上就送出'));
    first.unmount();
    const shop = await openShop();
    const { result } = await openPage();
    expect(result.current.draft).toBe('寫到一半');
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect((await shop.history()).map((each) => each.type === 1 && each.text)).toEqual([
      '還沒連上就送出',
    ]);
  });

  it('is nobody else’s: another member finds neither text nor messages', async () => {
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
  it('go up with their progress, and become a message', async () => {
    const shop = await openShop();
    const { result } = await openPage();
    const file = new File([new Uint8Array(await testPicture())], 'box.png', { type: 'image/png' });
    act(() => void result.current.sendFiles([file]));
    expect(result.current.entries).toMatchObject([
      { status: 'sending', content: { type: 2, name: 'box.png' } },
    ]);
    await waitFor(() => expect(states(result)).toEqual(['sent']));
    expect((await shop.history()).map(({ type }) => type)).toEqual([2]);
  });

  it('that cannot be are told before they are sent', async () => {
    const { result } = await openPage();
    let refused: readonly unknown[] = [];
    const file = new File(['x'], 'list.pdf', { type: 'application/pdf' });
    act(() => void (refused = result.current.sendFiles([file])));
    expect(refused).toEqual([{ name: 'list.pdf', rule: 'type' }]);
    expect(result.current.entries).toEqual([]);
  });

  it('that the mall refuses stay with the reason', async () => {
    const { result } = await openPage();
    const file = new File(['no picture'], 'broken.png', { type: 'image/png' });
    act(() => void result.current.sendFiles([file]));
    await waitFor(() => expect(states(result)).toEqual(['failed']));
    expect(result.current.entries[0]).toMatchObject({ canRetry: false });
  });
});

describe('the live connection', () => {
  it('is one for a page, however many use it, and ends with the session', async () => {
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

  it('is closed when nobody needs it any more', async () => {
    const shop = await openShop();
    const page = await openPage();
    page.unmount();
    const other = await openPage();
    await shop.say('還在嗎');
    await waitFor(() => expect(texts(other.result)).toEqual(['還在嗎']));
  });

  it('moves the badges when something happens elsewhere', async () => {
    const { result } = renderHookWithMall({ mall: await memberMall() }, () => ({
      live: useLiveConnection(),
      badges: useBadges(),
      unread: useChatUnread(),
    }));
    await waitFor(() => expect(result.current.live.status).toBe('open'));
    let told = 0;
    // What comes before the server's first look is no news.
    await expect
      .poll(
        async () => {
          told += 1;
          await setup.server.db.execute(
            `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '出貨了 ${told}', '')`,
          );
          return result.current.badges.notify;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBeGreaterThan(0);
  });

  it('is not opened for a guest', async () => {
    const { mall, network } = setup.guest();
    const open = vi.spyOn(mall.chat, 'open');
    const { result } = renderHookWithMall({ mall }, () => useChat());
    expect(result.current).toMatchObject({ entries: [], unread: 0, status: 'pending' });
    expect([open.mock.calls, network.count('GET /api')]).toEqual([[], 0]);
  });
});
