import { useMessages } from '@mall/app/messages';
import type { ChatCounts, ChatQueue } from '@mall/sdk/staff';
import { chatMessages } from '../messages/zh-TW/chat';
import { ViewTabs } from '../page/ViewTabs';
import { chatPath, QUEUE_NAMES, QUEUES } from './queues';

export interface QueueTabsProps {
  readonly current: ChatQueue;
  readonly counts: ChatCounts | undefined;
  /** The open conversation, which stays open in another queue. */
  readonly member: number | undefined;
}

/** The queues of conversations, with how many wait and how many are the colleague's own. */
export function QueueTabs({ current, counts, member }: QueueTabsProps) {
  const t = useMessages(chatMessages);
  const countText = (queue: ChatQueue): string | null => {
    const count = queue === 'waiting' ? counts?.waiting : queue === 'mine' ? counts?.mine : 0;
    return count ? `${count}${count === counts?.limit ? '+' : ''}` : null;
  };
  return (
    <ViewTabs
      label={t('Queues')}
      current={current}
      isCompact
      tabs={QUEUES.map((queue) => ({
        key: queue,
        name: t(QUEUE_NAMES[queue]),
        to: chatPath(queue, member),
        count: countText(queue),
      }))}
    />
  );
}
