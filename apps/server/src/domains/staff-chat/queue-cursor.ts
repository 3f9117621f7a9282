import { invalidField } from '../../kernel/error';

/** Where a page of a queue ends: the value that the queue is sorted by, and the member. */
export interface QueueCursor {
  /** Microseconds since 1970, or the id of the latest message. */
  readonly key: string;
  readonly memberId: number;
}

/** A cursor as callers get it. @example queueCursorOf({ key: '812', memberId: 4 }) // '812.4' */
export const queueCursorOf = ({ key, memberId }: QueueCursor): string => `${key}.${memberId}`;

/** Reads a cursor that a caller returns. @throws {MallError} invalidFields */
export function readQueueCursor(text: string): QueueCursor {
  const [, key, memberId] = /^(\d{1,16})\.(\d{1,9})$/.exec(text) ?? [];
  if (key === undefined || memberId === undefined) throw invalidField('after', 'format error');
  return { key, memberId: Number(memberId) };
}
