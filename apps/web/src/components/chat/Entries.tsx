import { parseTime, useMessages, useNow, useTimeText } from '@mall/app/messages';
import type { Chat, ChatEntry } from '@mall/hooks';
import { ChatDay } from '@mall/ui/chat';
import { Fragment } from 'react';
import { chatMessages } from '../../messages/zh-TW/chat';
import { daysAgo, toWireTime } from './days';
import { Entry } from './Entry';

/** Messages by one author form a group when they are this close together, in milliseconds. */
const TOGETHER = 5 * 60_000;

const timeOf = (entry: ChatEntry) =>
  entry.status === 'sent' ? entry.message.create_time : toWireTime(entry.time);
const authorOf = (entry: ChatEntry) =>
  entry.status === 'sent' && !entry.message.from_user ? entry.message.create_name : null;

/** The messages of the conversation, with a separator between days. */
export function Entries({ chat }: { readonly chat: Chat }) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const now = useNow();
  const isConnected = chat.connection.status === 'open';
  const dayText = (time: string) => {
    const days = daysAgo(time, now);
    if (days === 0) return t('Today');
    return days === 1 ? t('Yesterday') : timeText(time.slice(0, 10), { year: days > 300 });
  };
  return chat.entries.map((entry, at) => {
    const before = chat.entries[at - 1];
    const time = timeOf(entry);
    const isNewDay = !before || timeOf(before).slice(0, 10) !== time.slice(0, 10);
    const continued =
      !isNewDay &&
      authorOf(before) === authorOf(entry) &&
      parseTime(time) - parseTime(timeOf(before)) < TOGETHER;
    return (
      <Fragment key={entry.key}>
        {isNewDay && <ChatDay>{dayText(time)}</ChatDay>}
        <Entry
          entry={entry}
          continued={continued}
          isConnected={isConnected}
          onRetry={chat.retryMessage}
          onDiscard={chat.discard}
        />
      </Fragment>
    );
  });
}
