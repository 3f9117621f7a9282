import { useMessages, useRelativeTime, useTimeText } from '@mall/app/messages';
import type { StaffConversation } from '@mall/sdk/staff';
import { Avatar, VisuallyHidden } from '@mall/ui';
import { chatMessages } from '../messages/zh-TW/chat';
import { WRITES } from './queues';
import { Dot, Facts, Line, Name, RowLink, Wait } from './QueueRow.styles';
import { useLatestText } from './useLatestText';
import { useWaitText } from './useWaitText';

export interface QueueRowProps {
  readonly conversation: StaffConversation;
  readonly href: string;
  readonly isOpen: boolean;
}

/** A mouse and a keyboard answer at once; on a phone the keyboard would cover what was opened. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** A conversation in a queue: who, the latest message, how long they wait, who is responsible. */
export function QueueRow({ conversation, href, isOpen }: QueueRowProps) {
  const t = useMessages(chatMessages);
  const age = useRelativeTime();
  const timeText = useTimeText();
  const waitOf = useWaitText();
  const latestText = useLatestText();
  const { name, avatar, latest, waiting_since, snoozed_until, assignee, unread_count } =
    conversation;
  // A snoozed one may wait as well; what counts is when it comes back.
  const wait = waiting_since === null || snoozed_until !== null ? null : waitOf(waiting_since);
  return (
    <RowLink
      to={href}
      state={hasKeyboard() ? WRITES : undefined}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar name={name} src={avatar} />
      <Facts>
        <Line>
          <Name data-unread={unread_count > 0 || undefined}>{name}</Name>
          {unread_count > 0 && (
            <Dot>
              <VisuallyHidden>{t('{0} unread messages', unread_count)}</VisuallyHidden>
            </Dot>
          )}
        </Line>
        <Line>
          <span>{latestText(latest)}</span>
        </Line>
        <Line>
          <Wait data-long={wait?.isLong || undefined} data-waits={wait !== null || undefined}>
            {wait?.text ??
              (snoozed_until === null
                ? age(latest.create_time)
                : t('Until {0}', timeText(snoozed_until)))}
          </Wait>
          {assignee && <small>{assignee.name}</small>}
        </Line>
      </Facts>
    </RowLink>
  );
}
