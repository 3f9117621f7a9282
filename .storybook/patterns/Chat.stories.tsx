import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import type { ChatEvents, ChatMessage, LiveChat, Mall } from '@mall/sdk';
import { replies } from '@mall/sdk/testing/mock';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from '../../examples/recipes/src/Chat';
import { openMall, type Visitor } from './open-mall';

/** A live connection to an agent, who answers each message. */
function startAutoReply(): LiveChat {
  let last = 1200;
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const emit = <Name extends keyof ChatEvents>(
    name: Name,
    ...payload: Parameters<ChatEvents[Name]>
  ) => listeners.get(name)?.forEach((listener) => Reflect.apply(listener, undefined, payload));
  const [asked] = replies.chat.history.list;
  const message = (
    id: number,
    text: string,
    from_user: boolean,
    client_id: string,
  ): ChatMessage => ({
    ...{ id, type: 1, text, from_user, client_id, admin_read: true },
    member_id: asked?.member_id ?? 0,
    create_name: from_user ? (asked?.create_name ?? '') : '巷口市集',
    create_time: '2026-11-21 09:31:00',
  });
  return {
    state: { status: 'open', isStaffOnline: true },
    async send(outgoing) {
      const text = outgoing.type === 1 ? outgoing.text : '';
      emit('typing', { by_user: false, is_typing: true, member_id: asked?.member_id ?? 0 });
      // The answer comes after the message is shown.
      const [own, answer] = [last + 1, last + 2];
      last = answer;
      queueMicrotask(() => {
        emit('message', message(answer, '可以喔，寫在備註就好。', false, `of-the-clerk-${answer}`));
      });
      return Promise.resolve(message(own, text, true, outgoing.client_id ?? 'own'));
    },
    seen: () => undefined,
    typing: () => undefined,
    on(name, listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => void all.delete(listener);
    },
    close: () => undefined,
  };
}

const { history, uploadMedia } = replies.chat;
const nextDay = { create_time: '2026-11-21 09:30:00' } as const;
/** The next day: a picture, and the related order. */
const later: ChatMessage[] = [
  { ...uploadMedia, ...nextDay },
  {
    ...{ id: 1104, member_id: uploadMedia.member_id, client_id: 'mock-message-4' },
    ...{ from_user: true, create_name: uploadMedia.create_name, admin_read: true, type: 4 },
    ...nextDay,
    order: {
      trans_order_id: '20261120AAAA',
      state_text: '已付款',
      index_img: null,
      final_amount: 1280,
    },
  },
];

function openShop(visitor: Visitor): Mall {
  const list = visitor === 'firstTime' ? [] : [...history.list, ...later];
  const { mall } = openMall(visitor, { 'chat.history': { ...history, list } });
  return {
    ...mall,
    now: () => Date.parse('2026-11-21T09:32:00+08:00'),
    chat: { ...mall.chat, open: () => Promise.resolve(startAutoReply()) },
  };
}

function Shop({ visitor = 'member' }: { visitor?: Visitor }) {
  const [mall] = useState(() => openShop(visitor));
  return (
    <MallProvider mall={mall}>
      <Chat />
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/客服對話 Chat',
  component: Shop,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '跟店家說話：自己的話馬上出現，沒送到的留著再送，對方打字和已讀都看得到。草稿留得住重新整理。訪客先登入。\n\nA conversation with the shop. An own message shows at once, and is sent again after a lost connection. The shop’s typing and reading are shown. The draft survives a reload. A guest signs in first.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The conversation to try out. */
export const Default: Story = {};
/** Sends a message on a phone, and gets an answer. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('會的，下午四點前出貨。')).toBeVisible();
    await expect(canvas.getByText('昨天')).toBeInTheDocument();
    await expect(canvas.getByText('今天')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /20261120AAAA/ })).toBeVisible();
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '可以附提袋嗎？');
    await userEvent.click(canvas.getByRole('button', { name: /傳送|送出/ }));
    await expect(await canvas.findByText('可以附提袋嗎？')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('可以喔，寫在備註就好。')).toBeVisible());
    await expect(field).toHaveValue('');
  },
};

/** A first-time buyer has no messages yet, and writes the first one. */
export const FirstTimeBuyer: Story = {
  args: { visitor: 'firstTime' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('需要什麼幫忙嗎？')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '請問可以自取嗎？');
    await userEvent.click(canvas.getByRole('button', { name: /傳送|送出/ }));
    await expect(await canvas.findByText('請問可以自取嗎？')).toBeVisible();
    await expect(canvas.queryByText('需要什麼幫忙嗎？')).toBeNull();
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { visitor: 'guest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '登入' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
