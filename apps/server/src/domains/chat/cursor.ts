import { taipeiTime } from '../../kernel/time';
import type { Place } from './chat.repo';

/** Later than any message (spec §9). */
const LATEST = '2099-12-31 23:59:59';

/**
 * Where the older messages begin: the moment of the oldest one that was given, and its id, because
 * many can share a second.
 *
 * @example
 * cursorOf({ id: 812, createdAt }) // '2026-11-20 12:30:05.000000.812'
 */
export const cursorOf = ({ id, createdAt }: { readonly id: number; readonly createdAt: Date }) =>
  `${taipeiTime(createdAt)}.${String(createdAt.getMilliseconds()).padStart(3, '0')}000.${id}`;

/** The place that a cursor names; without one, the end of the conversation. */
export function placeOf(cursor: string = LATEST): Place {
  const id = /\.\d{6}\.(\d+)$/.exec(cursor)?.[1];
  return id === undefined ? { beforeTime: cursor } : { beforeId: Number(id) };
}
