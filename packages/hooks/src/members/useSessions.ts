import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { sessionsOptions } from './queries';

/**
 * Fetches the devices that the member is signed in on, last used first. Disabled for guests.
 *
 * @returns the query, and `end`: the mutation that signs out one device by its id, all `others`, or
 *   `all` including this one.
 * @example
 * const { data: sessions, end } = useSessions();
 * await end.mutateAsync('others');
 */
export function useSessions() {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const query = useQuery({ ...sessionsOptions(mall), enabled: session !== null });
  const end = useMallMutation({
    mutationFn: (which: Parameters<Mall['members']['endSessions']>[0]) =>
      mall.members.endSessions(which),
    // Also after an error: a device that is already signed out must disappear from the list.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsOptions(mall).queryKey }),
  });
  return { ...query, end };
}
