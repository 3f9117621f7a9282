import { useSyncExternalStore } from 'react';
import { minute } from './minute';
import { relativeTime } from './relativeTime';
import { useMessages } from './useMessages';
import { relativeTimeMessages } from './zh-TW/relativeTime';

/** Says how long ago a time on the wire was, in the site's language (spec §9); it moves on while it is shown. */
export function useRelativeTime(): (time: string) => string {
  const t = useMessages(relativeTimeMessages);
  useSyncExternalStore(minute.subscribe, minute.now);
  return (time) => relativeTime(time, Date.now(), t);
}
