import { useDayName } from '@mall/app/messages';
import type { Notification } from '@mall/sdk';
import { NoticeItem } from '../../components/notifications/NoticeItem';
import { byDay } from './byDay';
import { Day, DayName, Notices } from './NoticeDays.styles';

/** Notifications grouped by day. */
export function NoticeDays({ notices }: { readonly notices: readonly Notification[] }) {
  const dayName = useDayName();
  return byDay(notices).map(({ day, notices: ofDay }) => (
    <Day key={day} aria-labelledby={`day-${day}`}>
      <DayName id={`day-${day}`}>{dayName(day)}</DayName>
      <Notices>
        {ofDay.map((notice) => (
          <li key={notice.id}>
            <NoticeItem notice={notice} />
          </li>
        ))}
      </Notices>
    </Day>
  ));
}
