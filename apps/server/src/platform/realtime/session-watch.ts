import type { Job } from '../../kernel/job';

/** The parts of {@link sessionWatch}. */
export interface SessionWatchOptions {
  /** The open sockets. */
  readonly hub: {
    /** The session of every socket on this server. */
    openSessions(): readonly Buffer[];
    /** Disconnects every socket of one session. */
    endSession(session: Buffer): void;
  };
  /** Those of the given sessions that are neither revoked nor expired, nor locked. */
  readonly liveSessions: (sessions: Buffer[]) => Promise<Buffer[]>;
}

/** A sign-out disconnects its sockets at once; this finds expired sessions, and those that were revoked by hand. */
const EVERY_MS = 30_000;

/** Disconnects the sockets of sessions that have ended in the database. */
export const sessionWatch = ({ hub, liveSessions }: SessionWatchOptions): Job => ({
  name: 'disconnect sockets of ended sessions',
  everyMs: EVERY_MS,
  async run() {
    const open = new Map(
      hub.openSessions().map((session) => [session.toString('base64'), session]),
    );
    if (open.size === 0) return;
    for (const session of await liveSessions([...open.values()])) {
      open.delete(session.toString('base64'));
    }
    for (const session of open.values()) hub.endSession(session);
  },
});
