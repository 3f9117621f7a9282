import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { pointExpiryOptions } from './queries';

/**
 * The member's balance of points, and what of it expires when, the soonest first. Disabled for guests.
 *
 * @example
 * const { data } = usePointExpiry();
 * data && `${data.points} 點`;
 */
export function usePointExpiry() {
  const session = useSession();
  return useQuery({ ...pointExpiryOptions(useMall()), enabled: session !== null });
}
