import { useConfigs } from '@mall/hooks';
import { to } from '../paths';

/**
 * Where the shop's sign leads: the wall when `index_mode` is 0, the mall otherwise
 * (spec §2).
 */
export function useHomeHref(): string {
  const { data } = useConfigs();
  return data?.index.index_mode === 0 ? to.wall() : to.mall();
}
