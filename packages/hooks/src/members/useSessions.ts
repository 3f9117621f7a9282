import { useQueryClient } from '@tanstack/react-query';
import type { Mall, MemberSession } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';
import { sessionsOptions } from './queries';

/** The devices that may be signed out: one by its id, the `others`, or `all` including this one. */
type WhichSessions = Parameters<Mall['members']['endSessions']>[0];

/** The devices of a member, and how to sign them out. */
export type UseSessions = MemberResult<MemberSession[]> & {
  /** Signs out one device by its id, all `others`, or `all` including this one. */
  readonly end: MallMutation<void, WhichSessions>;
};

/**
 * Fetches the devices that the member is signed in on, last used first. The status is `guest` while nobody is signed in.
 *
 * @returns the query, and `end`: the mutation that signs out one device by its id, all `others`, or
 *   `all` including this one.
 * @example
 * const { data: sessions, end } = useSessions();
 * await end.mutateAsync('others');
 */
export function useSessions(options?: ReadOptions<MemberSession[]>): UseSessions {
  const mall = useMall();
  const client = useQueryClient();
  const query = useMemberQuery(sessionsOptions(mall), options);
  const end = useMallMutation({
    mutationFn: (which: WhichSessions) => mall.members.endSessions(which),
    // Also after an error: a device that is already signed out must disappear from the list.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsOptions(mall).queryKey }),
  });
  return { ...query, end };
}
