import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { dealerMonthsOptions } from './queries';

/**
 * Fetches a dealer's earnings in each of the last twelve months, the earliest first. Disabled for
 * others.
 */
export function useDealerMonths() {
  const session = useSession();
  return useQuery({
    ...dealerMonthsOptions(useMall()),
    enabled: session?.profile.is_dealer === true,
  });
}
