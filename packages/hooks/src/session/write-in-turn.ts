import type { QueryClient } from '@tanstack/react-query';
import { failureCodes, MallError, type Mall } from '@mall/sdk';
import { isSameSession, sessionScoped } from './session-scoped';

/** The last write of each subject. */
const lastOf = /* @__PURE__ */ sessionScoped(() => new Map<string, Promise<unknown>>());

/**
 * Sends the writes of a subject one after the other, so that the last one wins and replies arrive in order. A write is
 * refused with `unauthenticated` when another member has signed in while it waited, because it would be sent in their
 * name.
 *
 * @param subject what is written, such as `points:1`.
 * @example
 * await writeInTurn(client, mall, 'points:1', () => mall.points.apply(1, 120));
 */
export function writeInTurn<Result>(
  client: QueryClient,
  mall: Mall,
  subject: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const isSame = isSameSession(mall);
  const last = lastOf(client);
  const turn = (last.get(subject) ?? Promise.resolve()).then(() => {
    if (isSame()) return write();
    throw new MallError({ data: null, code: failureCodes.unauthenticated, msg: '' });
  });
  const ended = turn.catch(() => undefined);
  last.set(subject, ended);
  void ended.then(() => {
    if (last.get(subject) === ended) last.delete(subject);
  });
  return turn;
}
