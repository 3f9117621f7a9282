import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { pointExpiryOptions } from './queries';

/**
 * Fetches the member's balance of points and the next expiry. Disabled for guests.
 *
 * @example
 * const { data } = usePointExpiry();
 * data && `${data.points} 點`;
 */
export function usePointExpiry() {
  const session = useSession();
  return useQuery({ ...pointExpiryOptions(useMall()), enabled: session !== null });
}
