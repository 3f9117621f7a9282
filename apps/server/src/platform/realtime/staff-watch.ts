import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Job } from '../../kernel/job';
import type { Hub } from './hub';
import { isStaffedElsewhere, markStaffed, unmarkStaffed } from './staffed-servers.repo';

/** All servers agree within a second. */
const EVERY_MS = 700;
/** How often a server renews its presence row. */
const RENEWED_MS = 2_000;

/** Staff presence, shared by the servers over one database. */
export interface StaffWatch {
  /** Publishes local staff presence; applies remote presence. */
  readonly job: Job;
  /** Removes this server's presence when it stops. */
  leave(): Promise<void>;
}

/** Keeps the servers over one database agreed on whether staff are online. */
export function staffWatch(db: Database, hub: Hub): StaffWatch {
  const server = randomUUID();
  /** When this server last stored its presence, by a monotonic clock; null: it has none. */
  let saidAt: number | null = null;

  const tellOthers = async () => {
    if (!hub.isStaffHere()) return leave();
    if (saidAt !== null && performance.now() - saidAt < RENEWED_MS) return;
    saidAt = performance.now();
    await markStaffed(db, server);
  };
  const leave = async () => {
    if (saidAt === null) return;
    await unmarkStaffed(db, server);
    saidAt = null;
  };
  return {
    job: {
      name: 'agree on who of the shop is online',
      everyMs: EVERY_MS,
      async run() {
        await tellOthers();
        // Staff who connect first are published within the next round.
        if (hub.openSessions().length === 0) return;
        hub.noteStaffElsewhere(await isStaffedElsewhere(db, server));
      },
    },
    leave,
  };
}
