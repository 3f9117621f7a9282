import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useBackInStockProducts } from '@mall/hooks';
import { AutoLoad, Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@mall/ui';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MemberPage } from '../../components/members/MemberPage';
import { BackInStockTile } from '../../components/products/BackInStockTile';
import { collectionMessages } from '../../messages/zh-TW/collection';
import { to } from '../../paths/paths';

/** `/member/wait`: the products with a back-in-stock notification (spec §2). */
export default function BackInStockPage() {
  const t = useMessages(collectionMessages);
  return (
    <MemberPage
      title={t('Back-in-stock alerts')}
      lead={t('We will let you know once, as soon as one of these is back.')}
    >
      <Waited />
    </MemberPage>
  );
}

function Waited() {
  const t = useMessages(collectionMessages);
  const list = useBackInStockProducts();
  const { items, status, error, hasMore, isLoadingMore, loadMore } = list;
  if (status === 'success' && items.length === 0) {
    return (
      <EmptyState
        icon={<BellRing />}
        title={t('No stock alerts yet')}
        text={t('Ask to be notified when something is sold out, and it will be listed here.')}
        action={
          <Button asChild>
            <Link to={to.mall()}>{t('Browse the shop')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ProductGrid label={t('Back-in-stock alerts')} busy={status === 'pending' || isLoadingMore}>
        {items.map((product) => (
          <BackInStockTile key={product.p_id} product={product} />
        ))}
        {(isLoadingMore || status === 'pending') && skeletons}
      </ProductGrid>
      {error && <QueryFailure query={list} title={t('Your stock alerts could not be loaded')} />}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
    </>
  );
}

const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={`bone-${at}`} />);
