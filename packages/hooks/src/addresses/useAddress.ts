import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { addressOptions } from './queries';

/** One address of the member by its id; disabled for guests. @throws MallError `notFound` */
export function useAddress(id: number) {
  const session = useSession();
  return useQuery({ ...addressOptions(useMall(), id), enabled: session !== null });
}
