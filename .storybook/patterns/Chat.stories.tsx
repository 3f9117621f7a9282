import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
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
import { ChatBubble, ChatComposer, ChatDay, ChatLog, LinkedText, TypingDots } from '@mall/ui/chat';
import { ErrorState } from '@mall/ui/kit';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a message says: here words alone. */
const wordsOf = (entry: ChatEntry): string => {
  const content = entry.status === 'sent' ? entry.message : entry.content;
  return content.type === 1 ? content.text : '（圖片或訂單）';
};

/** A message that the shop has, or one of one's own on its way. */
function Entry({
  entry,
  onRetry,
  onDiscard,
}: {
  entry: ChatEntry;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const words = <LinkedText>{wordsOf(entry)}</LinkedText>;
  if (entry.status !== 'sent')
    return (
      <ChatBubble
        state={entry.status}
        onRetry={entry.canRetry ? onRetry : undefined}
        onDiscard={onDiscard}
      >
        {words}
      </ChatBubble>
    );
  const { from_user, create_name, create_time, admin_read } = entry.message;
  return (
    <ChatBubble
      author={from_user ? undefined : { name: create_name }}
      time={create_time.slice(11, 16)}
      read={from_user && admin_read}
    >
      {words}
    </ChatBubble>
  );
}

/** A conversation with the shop: history upwards, one's own words at once, theirs as they come. */
function Chat() {
  const chat = useChat();
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
        <ChatDay>11/20（五）</ChatDay>
        {chat.entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            onRetry={() => chat.retryMessage(entry.key)}
            onDiscard={() => chat.discard(entry.key)}
          />
        ))}
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
    create_time: '2026-11-20 20:16:00',
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

function openMall(): Mall {
  const { fetch } = createMockMall();
  const mall = createMall({ baseUrl: 'https://mall.test', fetch, storage: memoryStorage() });
  mall.session.start('token', replies.members.profile);
  return { ...mall, chat: { ...mall.chat, open: () => Promise.resolve(openClerk()) } };
}

function Shop() {
  const [mall] = useState(openMall);
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
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '可以附提袋嗎？');
    await userEvent.click(canvas.getByRole('button', { name: /傳送|送出/ }));
    await expect(await canvas.findByText('可以附提袋嗎？')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('可以喔，寫在備註就好。')).toBeVisible());
    await expect(field).toHaveValue('');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
