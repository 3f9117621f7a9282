import { formatTime, type Language } from '@mall/contract/messages';
import { weekdays as english } from '@mall/contract/messages/en';
import { weekdays as chinese } from '@mall/contract/messages/zh-TW';

const weekdays = { 'zh-TW': chinese, en: english };

/** Options of {@link timeText}. */
export interface TimeTextOptions {
  /**
   * Whether the text names the year, for dates of several years.
   * @default false
   */
  readonly year?: boolean;
  /** @default 'zh-TW' */
  readonly language?: Language;
}

/**
 * Formats a date or a time of a reply with its weekday, to the minute. It uses the digits of the reply, in Taipei's
 * time, so that a server and every browser show the same.
 *
 * @returns the text; the given one if it is no date.
 *
 * @example
 * timeText('2026-11-22 07:10:24') // '11/22（日）07:10'
 * timeText('2026-11-22', { year: true }) // '2026/11/22（日）'
 */
export function timeText(
  time: string,
  { year = false, language = 'zh-TW' }: TimeTextOptions = {},
): string {
  return formatTime(time, weekdays[language], { year });
}
