import { invalidField } from '../../kernel/error';

/** Where a page of cases ends. */
export interface CaseCursor {
  /** When the case was opened or decided, microseconds since 1970. */
  readonly key: string;
  /** The id of its first report. */
  readonly firstId: number;
}

/** A cursor as callers get it. @example caseCursorOf({ key: '1764230400000000', firstId: 4 }) // '1764230400000000.4' */
export const caseCursorOf = ({ key, firstId }: CaseCursor): string => `${key}.${firstId}`;

/** Reads a cursor that a caller returns. @throws {MallError} invalidFields */
export function readCaseCursor(text: string): CaseCursor {
  const [, key, firstId] = /^(\d{1,16})\.(\d{1,9})$/.exec(text) ?? [];
  if (key === undefined || firstId === undefined) throw invalidField('after', 'format error');
  return { key, firstId: Number(firstId) };
}
