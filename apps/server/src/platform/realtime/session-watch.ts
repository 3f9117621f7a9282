import type { Job } from '../../kernel/job';
import type { Hub } from './hub';

/** Database queries of {@link sessionWatch}. */
export interface WatchOptions {
  readonly hub: Hub;
  /** Those of the given sessions that are neither revoked nor expired. */
  readonly liveSessions: (sessions: Buffer[]) => Promise<Buffer[]>;
  /** Notifications after an id, with their members, the latest first, limited in number. */
  readonly noticesAfter: (
    id: number,
  ) => Promise<readonly { readonly id: number; readonly memberId: number }[]>;
}

/** Sockets of a revoked session are closed within a second. */
const EVERY_MS = 700;
/** Ids are assigned before their rows become visible; rows committed late are searched this far back. */
const LOOK_BACK = 100;

/**
 * Keeps sockets in sync with the database: disconnects sockets of sessions that ended on any server,
 * and notifies a member's pages of new notifications from any source.
 */
export function sessionWatch(options: WatchOptions): Job {
  const cutEnded = cutEndedSessions(options);
  const notifyPages = noticePublisher(options);
  return {
    name: 'watch over sockets',
    everyMs: EVERY_MS,
    async run() {
      if (options.hub.openSessions().length === 0) return;
      await cutEnded();
      await notifyPages();
    },
  };
}

const cutEndedSessions =
  ({ hub, liveSessions }: WatchOptions) =>
  async () => {
    const open = new Map(
      hub.openSessions().map(({ session }) => [session.toString('base64'), session]),
    );
    const live = await liveSessions([...open.values()]);
    for (const session of live) open.delete(session.toString('base64'));
    for (const session of open.values()) hub.endSession(session);
  };

function noticePublisher({ hub, noticesAfter }: WatchOptions) {
  let known: { readonly latest: number; readonly sent: ReadonlySet<number> } | null = null;
  return async () => {
    const found = await noticesAfter(Math.max(0, (known?.latest ?? 0) - LOOK_BACK));
    // Notifications from before the first check are not new.
    const fresh = known === null ? [] : found.filter(({ id }) => !known?.sent.has(id));
    known = {
      latest: Math.max(known?.latest ?? 0, ...found.map(({ id }) => id)),
      sent: new Set(found.map(({ id }) => id)),
    };
    for (const memberId of new Set(fresh.map((each) => each.memberId))) {
      hub.emit({ memberId }, 'badges');
    }
  };
}
