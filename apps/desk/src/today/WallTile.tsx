import { useMessages } from '@mall/app/messages';
import { useQuery } from '@tanstack/react-query';
import { useWaitText } from '../chat/useWaitText';
import { todayMessages } from '../messages/zh-TW/today';
import { useStaff } from '../staff/StaffContext';
import { wallCountsQuery } from '../wall/queries';
import { WorkTile } from './WorkTile';

/** The reports of the wall that wait for a decision, with the longest wait. */
export function WallTile() {
  const t = useMessages(todayMessages);
  const waitOf = useWaitText();
  const { data } = useQuery(wallCountsQuery(useStaff()));
  const wait = data?.oldest ? waitOf(data.oldest) : undefined;
  return (
    <WorkTile
      to="/wall"
      label={t('Reports that wait')}
      count={data && `${data.open}${data.open === data.limit ? '+' : ''}`}
      note={wait?.isNew ? wait.text : wait && t('The longest: {0}', wait.text)}
    />
  );
}
