import { useConfigs } from '@mall/hooks';
import { to } from '../paths';

/** Target of the shop's logo: the wall when `index_mode` is 0, the mall page otherwise (spec §2). */
export function useHomeHref(): string {
  const { data } = useConfigs();
  return data?.index.index_mode === 0 ? to.wall() : to.mall();
}
