import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';

/** The member's profile, brought up to date; the kept session follows it. Idle for a guest. */
export function useProfile() {
  const mall = useMall();
  const session = useSession();
  return useQuery({
    queryKey: ['members', 'profile'],
    queryFn: ({ signal }) => mall.members.profile({ signal }),
    enabled: session !== null,
  });
}
