import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { profileOptions } from './queries';

/** The member's profile, brought up to date; the kept session follows it. Idle for a guest. */
export function useProfile() {
  const session = useSession();
  return useQuery({ ...profileOptions(useMall()), enabled: session !== null });
}
