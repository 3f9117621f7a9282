import type { DeskSession, StaffMall } from '@mall/sdk/staff';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const SESSION = ['session'] as const;

/** The session of this browser; null: nobody has signed in. */
export const sessionQuery = (staff: StaffMall) =>
  queryOptions({
    queryKey: SESSION,
    async queryFn({ client }): Promise<DeskSession | null> {
      const session = await staff.session.get();
      clearOthers(client, session);
      return session;
    },
  });

/** The colleagues of the demo shop, who sign in by one press; empty in a real shop. */
export const demoColleaguesQuery = (staff: StaffMall) =>
  queryOptions({
    queryKey: ['demoColleagues'],
    queryFn: () => staff.session.demoRoles(),
    staleTime: Infinity,
  });

/** Stores a session that a call returned; null: it has ended. */
export function applySession(client: QueryClient, session: DeskSession | null): void {
  clearOthers(client, session);
  client.setQueryData<DeskSession | null>(SESSION, session);
}

/** Shows the session as locked, and keeps everything else. */
export function applyLock(client: QueryClient): void {
  client.setQueryData<DeskSession | null>(
    SESSION,
    (session) => session && { ...session, state: 'locked', permissions: [] },
  );
}

/** Refetches what the locked desk could not read. */
export const refetchUnlocked = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });

/** Removes what another colleague has read in this browser. */
function clearOthers(client: QueryClient, session: DeskSession | null): void {
  const before = client.getQueryData<DeskSession | null>(SESSION);
  if (!before || before.colleague.id === session?.colleague.id) return;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
}
