import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Job } from '../../kernel/job';
import type { Hub } from './hub';
import { isStaffedElsewhere, markStaffed, unmarkStaffed } from './staffed-servers.repo';

/** All servers agree within a second. */
const EVERY_MS = 700;
/** How often a server says again that somebody attends. */
const RENEWED_MS = 2_000;

/** What the servers over one database tell each other about the shop's people. */
export interface StaffWatch {
  /** Tells the others who is here, and this server's pages who is there. */
  readonly job: Job;
  /** When this server ends: nobody is here any more. */
  leave(): Promise<void>;
}

/** Keeps the servers over one database agreed on whether somebody of the shop is online. */
export function staffWatch(db: Database, hub: Hub): StaffWatch {
  const server = randomUUID();
  /** When this server last said that somebody is here, by a clock that is never set; null: it says nobody is. */
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
        // Whoever comes first is told within the next round.
        if (hub.openSessions().length === 0) return;
        hub.noteStaffElsewhere(await isStaffedElsewhere(db, server));
      },
    },
    leave,
  };
}
