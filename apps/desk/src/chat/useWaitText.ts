import { useMessages, useNow } from '@mall/app/messages';
import { parseTime } from '@mall/sdk/time';
import { chatMessages } from '../messages/zh-TW/chat';

const MINUTE = 60_000;
/** After this time a member has waited for long. */
const LONG_MS = 30 * MINUTE;

/** How long somebody has waited. */
export interface Wait {
  readonly text: string;
  /** Whether it is less than a minute. */
  readonly isNew: boolean;
  readonly isLong: boolean;
}

/**
 * Returns how long somebody has waited since a time on the wire; it updates over time.
 *
 * @example
 * const waitOf = useWaitText();
 * waitOf('2026-11-22 07:10:24') // { text: '等了 12 分鐘', isNew: false, isLong: false }
 */
export function useWaitText(): (since: string) => Wait {
  const t = useMessages(chatMessages);
  const now = useNow();
  return (since) => {
    const waited = Math.max(0, now - parseTime(since));
    const minutes = Math.floor(waited / MINUTE);
    const hours = Math.floor(minutes / 60);
    const text =
      minutes < 1
        ? t('Waiting since just now')
        : minutes < 60
          ? t('Waiting for {0} minutes', minutes)
          : hours < 24
            ? t('Waiting for {0} hours', hours)
            : t('Waiting for {0} days', Math.floor(hours / 24));
    return { text, isNew: minutes < 1, isLong: waited >= LONG_MS };
  };
}
