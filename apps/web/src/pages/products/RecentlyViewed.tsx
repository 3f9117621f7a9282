import { useMessages } from '@mall/app/messages';
import { useRecentProducts } from '@mall/hooks';
import { ProductShelf } from '../../components/products/ProductShelf';
import { productMessages } from '../../messages/zh-TW/products';

/** The products viewed on this device before this one; records this one. */
export function RecentlyViewed({ current }: { readonly current: number }) {
  const t = useMessages(productMessages);
  const { data: seen = [] } = useRecentProducts(current);
  return <ProductShelf title={t('Recently viewed')} products={seen} />;
}
