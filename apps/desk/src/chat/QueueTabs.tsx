import { useMessages } from '@mall/app/messages';
import type { ChatCounts, ChatQueue } from '@mall/sdk/staff';
import { color, fontSize, media, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { chatMessages } from '../messages/zh-TW/chat';
import { chatPath, QUEUE_NAMES, QUEUES } from './queues';

const Bar = styled.nav`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  padding: 2px ${space[3]} ${space[2]};
  scrollbar-width: thin;
`;

const Tab = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 ${space[3]};
  border-radius: ${radius.pill};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
`;

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
    <Bar aria-label={t('Queues')}>
      {QUEUES.map((queue) => (
        <Tab
          key={queue}
          to={chatPath(queue, member)}
          aria-current={queue === current ? 'page' : undefined}
        >
          {t(QUEUE_NAMES[queue])}
          {countText(queue) && <span>{countText(queue)}</span>}
        </Tab>
      ))}
    </Bar>
  );
}
