import { useContext } from 'react';
import { ReportTimeSpan, useNow } from './useNow';
import { relativeTime, relativeTimeSpan } from './relativeTime';
import { useMessages } from './useMessages';
import { relativeTimeMessages } from './zh-TW/relativeTime';

/** Says how long ago a time on the wire was, in the site's language (spec §9); it moves on while it is shown. */
export function useRelativeTime(): (time: string) => string {
  const t = useMessages(relativeTimeMessages);
  const now = useNow();
  const report = useContext(ReportTimeSpan);
  return (time) => {
    report?.(relativeTimeSpan(time, now));
    return relativeTime(time, now, t);
  };
}
