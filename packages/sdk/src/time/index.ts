/** Reads the times of replies, and formats them for people, in Traditional Chinese and English. */
export type { Language } from '@mall/contract/messages';
export { dayAround, dayText } from './dayText';
export { parseTime, wireTime } from './parseTime';
export { relativeTime, relativeTimeSpan, type TimeSpan } from './relativeTime';
export { timeText, type TimeTextOptions } from './timeText';
