import { relativeTime, relativeTimeSpan } from '@mall/sdk/time';
import { useContext } from 'react';
import { useCurrentLanguage } from './useCurrentLanguage';
import { ReportTimeSpan, useNow } from './useNow';

/** Returns the age of a time on the wire in the site's language (spec §9); it updates over time. */
export function useRelativeTime(): (time: string) => string {
  const language = useCurrentLanguage();
  const now = useNow();
  const report = useContext(ReportTimeSpan);
  return (time) => {
    report?.(relativeTimeSpan(time, now));
    return relativeTime(time, now, language);
  };
}
