import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { dealerInfoOptions } from './queries';

/** Fetches a dealer's payout account (null until it is set) and referral code. Disabled for others. */
export function useDealerInfo() {
  const session = useSession();
  return useQuery({
    ...dealerInfoOptions(useMall()),
    enabled: session?.profile.is_dealer === true,
  });
}
