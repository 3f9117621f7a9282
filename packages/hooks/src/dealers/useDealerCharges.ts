import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { dealerChargesOptions } from './queries';

/**
 * A page of the months of a dealer that were closed, newest first. Disabled for others. While another page
 * is read, the one before stays (`isPlaceholderData`).
 */
export function useDealerCharges(page = 1) {
  const session = useSession();
  return useQuery({
    ...dealerChargesOptions(useMall(), page),
    enabled: session?.profile.is_dealer === true,
    placeholderData: keepPreviousData,
  });
}
