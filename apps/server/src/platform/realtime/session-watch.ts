import type { Job } from '../../kernel/job';
import type { Hub } from './hub';

/** What {@link sessionWatch} asks the database for. */
export interface WatchOptions {
  readonly hub: Hub;
  /** Of these sessions, those that are neither revoked nor expired. */
  readonly liveSessions: (sessions: Buffer[]) => Promise<Buffer[]>;
  /** Notifications that came after one, with whose they are, the latest first, not too many. */
  readonly noticesAfter: (
    id: number,
  ) => Promise<readonly { readonly id: number; readonly memberId: number }[]>;
}

/** A revoked session's sockets live no longer than a second. */
const EVERY_MS = 700;
/** Ids are given out before they can be read: one that comes late is looked for this far back. */
const LOOK_BACK = 100;

/**
 * Keeps sockets in step with the database: those of a session that ended are cut, whoever ended it
 * and on whichever server, and a member's pages hear of a notification, whoever wrote it.
 */
export function sessionWatch(options: WatchOptions): Job {
  const cutEnded = cutEndedSessions(options);
  const tellNotices = noticeTeller(options);
  return {
    name: 'watch over sockets',
    everyMs: EVERY_MS,
    async run() {
      if (options.hub.openSessions().length === 0) return;
      await cutEnded();
      await tellNotices();
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

function noticeTeller({ hub, noticesAfter }: WatchOptions) {
  let known: { readonly latest: number; readonly told: ReadonlySet<number> } | null = null;
  return async () => {
    const found = await noticesAfter(Math.max(0, (known?.latest ?? 0) - LOOK_BACK));
    // What was there before anybody listened is no news.
    const fresh = known === null ? [] : found.filter(({ id }) => !known?.told.has(id));
    known = {
      latest: Math.max(known?.latest ?? 0, ...found.map(({ id }) => id)),
      told: new Set(found.map(({ id }) => id)),
    };
    for (const memberId of new Set(fresh.map((each) => each.memberId))) {
      hub.emit({ memberId }, 'badges');
    }
  };
}
