import type { Address } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { addressOptions } from './queries';

/** One address of the member by its id; the status is `guest` while nobody is signed in. @throws MallError `notFound` */
export function useAddress<Selected = Address>(
  id: number,
  options?: ReadOptions<Address, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(addressOptions(useMall(), id), options);
}
