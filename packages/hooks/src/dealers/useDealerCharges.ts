import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { dealerChargesOptions } from './queries';

/**
 * Fetches a page of a dealer's settled months, newest first. Disabled for others. The previous page
 * stays while another is fetched (`isPlaceholderData`).
 */
export function useDealerCharges(page = 1) {
  const session = useSession();
  return useQuery({
    ...dealerChargesOptions(useMall(), page),
    enabled: session?.profile.is_dealer === true,
    placeholderData: keepPreviousData,
  });
}
