import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { profileOptions } from './queries';

/** The member's profile, refetched; also updates the stored session. Disabled for guests. */
export function useProfile() {
  const session = useSession();
  return useQuery({ ...profileOptions(useMall()), enabled: session !== null });
}
