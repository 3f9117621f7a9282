import { useTimeLeft } from '@mall/hooks';
import { useMessages } from '../../messages/useMessages';
import { parseTime } from '../../messages/wireTime';
import { timeMessages } from '../../messages/zh-TW/time';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until a deadline: days, then hours, then minutes and seconds. */
export function TimeLeft({ until }: { readonly until: string }) {
  const t = useMessages(timeMessages);
  const left = useTimeLeft(parseTime(until));
  if (left === null) return null;
  if (left === 0) return t('The time is up');
  const whole = (part: number, of = Infinity) => Math.floor((left % of) / part);
  if (left >= DAY) return t('{0} days {1} hours left', whole(DAY), whole(HOUR, DAY));
  if (left >= HOUR) return t('{0} hours {1} minutes left', whole(HOUR), whole(MINUTE, HOUR));
  return t('{0} minutes {1} seconds left', whole(MINUTE), whole(SECOND, MINUTE));
}
