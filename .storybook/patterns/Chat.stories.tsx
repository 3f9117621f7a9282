import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { useSession } from '@mall/hooks/auth';
import { useChat, type ChatEntry } from '@mall/hooks/chat';
import {
  createMall,
  memoryStorage,
  type ChatEvents,
  type ChatMessage,
  type LiveChat,
  type Mall,
} from '@mall/sdk';
import { createMockMall, replies } from '@mall/sdk/testing/mock';
import {
  ChatBubble,
  ChatComposer,
  ChatDay,
  ChatLog,
  ChatMedia,
  ChatOrder,
  LinkedText,
  TypingDots,
} from '@mall/ui/chat';
import { Button, EmptyState, ErrorState, Link } from '@mall/ui/kit';
import { Fragment, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The day of a message in Taipei, such as 11/20（五）. */
const dayFormat = new Intl.DateTimeFormat('zh-TW', {
  ...{ month: 'numeric', day: 'numeric', weekday: 'narrow', timeZone: 'UTC' },
});
const dayOf = (entry: ChatEntry | undefined): string | undefined =>
  entry?.status === 'sent' ? entry.message.create_time.slice(0, 10) : undefined;

/** Content of a stored message: text, picture, video or order. */
function Content({ message }: { message: ChatMessage }) {
  switch (message.type) {
    case 1:
      return <LinkedText>{message.text}</LinkedText>;
    case 2:
      return <ChatMedia kind="picture" src={message.url} />;
    case 3:
      return <ChatMedia kind="video" src={message.url} poster={message.video_image} />;
    case 4:
      return <ChatOrder order={message.order} href={`#order-${message.order.trans_order_id}`} />;
  }
}

/** A stored message, or an own message that is still being sent. */
function Entry({
  entry,
  onRetry,
  onDiscard,
}: {
  entry: ChatEntry;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  if (entry.status !== 'sent')
    return (
      <ChatBubble
        state={entry.status}
        onRetry={entry.canRetry ? onRetry : undefined}
        onDiscard={onDiscard}
      >
        {entry.content.type === 1 && <LinkedText>{entry.content.text}</LinkedText>}
      </ChatBubble>
    );
  const { from_user, create_name, create_time, admin_read } = entry.message;
  return (
    <ChatBubble
      author={from_user ? undefined : { name: create_name }}
      time={create_time.slice(11, 16)}
      read={from_user && admin_read}
    >
      <Content message={entry.message} />
    </ChatBubble>
  );
}

/** The conversation of a member with the shop. A guest has none and signs in first. */
function Chat() {
  const session = useSession();
  const chat = useChat();
  if (!session)
    return (
      <EmptyState
        title="登入後聯絡客服"
        text="對話會留在您的帳號裡。"
        action={
          <Button asChild>
            <Link href="#login">登入</Link>
          </Button>
        }
      />
    );
  if (chat.status === 'error') return <ErrorState title="對話載入失敗" onRetry={chat.retry} />;
  return (
    <div style={{ display: 'grid', gridTemplateRows: '1fr auto', gap: 12, height: 520 }}>
      <ChatLog
        label="與客服的對話"
        hasOlder={chat.hasOlder}
        isLoadingOlder={chat.isLoadingOlder}
        onOlder={chat.loadOlder}
        after={chat.isShopTyping && <TypingDots name="巷口市集" />}
      >
        {chat.entries.map((entry, at) => {
          const day = dayOf(entry);
          const isNewDay = day !== undefined && day !== dayOf(chat.entries[at - 1]);
          return (
            <Fragment key={entry.key}>
              {isNewDay && <ChatDay>{dayFormat.format(new Date(day))}</ChatDay>}
              <Entry
                entry={entry}
                onRetry={() => chat.retryMessage(entry.key)}
                onDiscard={() => chat.discard(entry.key)}
              />
            </Fragment>
          );
        })}
      </ChatLog>
      <ChatComposer
        value={chat.draft}
        placeholder="想問什麼呢？"
        onValueChange={chat.write}
        onSend={(text) => {
          if (chat.send(text)) chat.write('');
        }}
      />
    </div>
  );
}

/** Everything from here on stands in for the shop: a clerk who answers the first thing that is said. */
function openClerk(): LiveChat {
  let last = 1200;
  const listeners = new Map<string, Set<(told: never) => void>>();
  const tell = <Name extends keyof ChatEvents>(name: Name, ...told: Parameters<ChatEvents[Name]>) =>
    listeners.get(name)?.forEach((listener) => Reflect.apply(listener, undefined, told));
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
      tell('typing', { by_user: false, is_typing: true, member_id: asked?.member_id ?? 0 });
      // Once what was said is on the screen.
      const [own, answer] = [last + 1, last + 2];
      last = answer;
      queueMicrotask(() => {
        tell('message', message(answer, '可以喔，寫在備註就好。', false, `of-the-clerk-${answer}`));
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

const { history, storeMedia } = replies.chat;
const nextDay = { create_time: '2026-11-21 09:30:00' } as const;
/** The next day: a picture, and the order that it is about. */
const later: ChatMessage[] = [
  { ...storeMedia, ...nextDay },
  {
    ...{ id: 1104, member_id: storeMedia.member_id, client_id: 'mock-message-4' },
    ...{ from_user: true, create_name: storeMedia.create_name, admin_read: true, type: 4 },
    ...nextDay,
    order: {
      trans_order_id: '20261120AAAA',
      state_text: '已付款',
      index_img: null,
      final_amount: 1280,
    },
  },
];

function openMall(isGuest: boolean): Mall {
  const { fetch } = createMockMall({
    'chat.history': { ...history, list: [...history.list, ...later] },
  });
  const mall = createMall({ baseUrl: 'https://mall.test', fetch, storage: memoryStorage() });
  if (!isGuest) mall.session.start('token', replies.members.profile);
  return { ...mall, chat: { ...mall.chat, open: () => Promise.resolve(openClerk()) } };
}

function Shop({ isGuest = false }: { isGuest?: boolean }) {
  const [mall] = useState(() => openMall(isGuest));
  return (
    <MallProvider mall={mall}>
      <Chat />
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/客服對話 Chat',
  component: Shop,
  parameters: {
    docs: {
      description: {
        component:
          '跟店家說話：自己的話馬上出現，沒送到的留著再送，對方打字和已讀都看得到。草稿留得住重新整理。\n\nTalking to the shop: one’s own words appear at once and wait when they cannot be sent; typing and reading are seen. The draft survives a reload.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it opens: press, type and send. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
};
/** Used once from beginning to end, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('會的，下午四點前出貨。')).toBeVisible();
    await expect(canvas.getByText('11/20（五）')).toBeInTheDocument();
    await expect(canvas.getByText('11/21（六）')).toBeInTheDocument();
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

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '登入' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
