import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useBackInStockProducts } from '@mall/hooks';
import { AutoLoad, Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@mall/ui';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MemberPage } from '../../components/members/MemberPage';
import { BackInStockTile } from '../../components/products/BackInStockTile';
import { productMessages } from '../../messages/zh-TW/products';
import { to } from '../../paths/paths';

/** `/member/wait`: the products with a back-in-stock notification (spec §2). */
export default function BackInStockPage() {
  const t = useMessages(productMessages);
  return (
    <MemberPage
      title={t('Waiting list')}
      lead={t('We write to you once, as soon as one of these is back.')}
    >
      <Waited />
    </MemberPage>
  );
}

function Waited() {
  const t = useMessages(productMessages);
  const list = useBackInStockProducts();
  const { items, status, error, hasMore, isLoadingMore, loadMore } = list;
  if (status === 'success' && items.length === 0) {
    return (
      <EmptyState
        icon={<BellRing />}
        title={t('Nothing on your waiting list yet')}
        text={t('When something is sold out, ask for a notification; it will be listed here.')}
        action={
          <Button asChild>
            <Link to={to.mall()}>{t('Go to the mall')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ProductGrid label={t('Waiting list')} busy={status === 'pending' || isLoadingMore}>
        {items.map((product) => (
          <BackInStockTile key={product.p_id} product={product} />
        ))}
        {(isLoadingMore || status === 'pending') && skeletons}
      </ProductGrid>
      {error && <QueryFailure query={list} title={t('The waiting list could not be loaded')} />}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
    </>
  );
}

const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={`bone-${at}`} />);
