import { relativeTime, relativeTimeMessages } from './relativeTime';
import { useMessages } from './useMessages';

/** Says how long ago a time on the wire was, in the site's language (spec §9). */
export function useRelativeTime(): (time: string) => string {
  const t = useMessages(relativeTimeMessages);
  return (time) => relativeTime(time, Date.now(), t);
}
