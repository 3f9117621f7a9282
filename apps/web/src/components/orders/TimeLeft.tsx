import { useMessages, type Translate } from '@mall/app/messages';
import { useTimeLeft } from '@mall/hooks';
import { parseTime } from '@mall/sdk/time';
import { timeLeftMessages } from '../../messages/zh-TW/timeLeft';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until a deadline: days, then hours, then minutes and seconds. */
export function TimeLeft({ until }: { readonly until: string }) {
  const t = useMessages(timeLeftMessages);
  const left = useTimeLeft(parseTime(until));
  if (left === null) return null;
  // As the only child of an element, a text changes also after a page translator replaced it.
  return <span>{timeLeftText(left, t)}</span>;
}

function timeLeftText(left: number, t: Translate<keyof typeof timeLeftMessages>): string {
  if (left === 0) return t('Time is up');
  const whole = (part: number, of = Infinity) => Math.floor((left % of) / part);
  if (left >= DAY) return t('{0} days {1} hours left', whole(DAY), whole(HOUR, DAY));
  if (left >= HOUR) return t('{0} hours {1} minutes left', whole(HOUR), whole(MINUTE, HOUR));
  return t('{0} minutes {1} seconds left', whole(MINUTE), whole(SECOND, MINUTE));
}
