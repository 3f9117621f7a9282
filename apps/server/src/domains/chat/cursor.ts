import { taipeiTime } from '../../kernel/time';
import type { Place } from './chat.repo';

/** Later than any message (spec §9). */
const LATEST = '2099-12-31 23:59:59';

/**
 * The cursor for older messages: the time of the oldest returned message, and its id, because several
 * messages can have the same time.
 *
 * @example
 * cursorOf({ id: 812, createdAt }) // '2026-11-20 12:30:05.000000.812'
 */
export const cursorOf = ({ id, createdAt }: { readonly id: number; readonly createdAt: Date }) =>
  `${taipeiTime(createdAt)}.${String(createdAt.getMilliseconds()).padStart(3, '0')}000.${id}`;

/** The position of a cursor; without one, the end of the conversation. */
export function placeOf(cursor: string = LATEST): Place {
  const id = /\.\d{6}\.(\d+)$/.exec(cursor)?.[1];
  return id === undefined ? { beforeTime: cursor } : { beforeId: Number(id) };
}
