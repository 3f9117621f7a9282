import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { addressOptions } from './queries';

/** One address of the member by its id; disabled for guests. @throws MallError `notFound` */
export function useAddress(id: number) {
  const session = useSession();
  return useQuery({ ...addressOptions(useMall(), id), enabled: session !== null });
}
