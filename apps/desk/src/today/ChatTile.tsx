import { useMessages } from '@mall/app/messages';
import { useQuery } from '@tanstack/react-query';
import { chatCountsQuery } from '../chat/queries';
import { useWaitText } from '../chat/useWaitText';
import { todayMessages } from '../messages/zh-TW/today';
import { useStaff } from '../staff/StaffContext';
import { WorkTile } from './WorkTile';

/** The conversations that wait for an answer, with the longest wait. */
export function ChatTile() {
  const t = useMessages(todayMessages);
  const waitOf = useWaitText();
  const { data } = useQuery(chatCountsQuery(useStaff()));
  const wait = data?.oldest ? waitOf(data.oldest) : undefined;
  return (
    <WorkTile
      to="/chat"
      label={t('Chats that wait')}
      count={data && `${data.waiting}${data.waiting === data.limit ? '+' : ''}`}
      note={wait?.isNew ? wait.text : wait && t('The longest: {0}', wait.text)}
      isLate={wait?.isLong}
    />
  );
}
