import { useContext } from 'react';
import { ReportTimeSpan, useNow } from './useNow';
import { relativeTime, relativeTimeSpan } from './relativeTime';
import { useMessages } from './useMessages';
import { relativeTimeMessages } from './zh-TW/relativeTime';

/** Returns the age of a time on the wire in the site's language (spec §9); it updates over time. */
export function useRelativeTime(): (time: string) => string {
  const t = useMessages(relativeTimeMessages);
  const now = useNow();
  const report = useContext(ReportTimeSpan);
  return (time) => {
    report?.(relativeTimeSpan(time, now));
    return relativeTime(time, now, t);
  };
}
