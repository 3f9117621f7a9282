import { useErrorText, useMessages } from '@mall/app/messages';
import { useBackInStockProducts } from '@mall/hooks';
import {
  AutoLoad,
  Button,
  EmptyState,
  ErrorState,
  ProductCardSkeleton,
  ProductGrid,
} from '@mall/ui';
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
      title={t('Waiting list')}
      lead={t('We write to you once, as soon as one of these is back.')}
    >
      <Waited />
    </MemberPage>
  );
}

function Waited() {
  const t = useMessages(collectionMessages);
  const errorText = useErrorText();
  const { items, status, error, hasMore, isLoadingMore, loadMore, refetch } =
    useBackInStockProducts();
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
      {error && (
        <ErrorState
          title={t('The waiting list could not be loaded')}
          text={errorText(error)}
          onRetry={refetch}
        />
      )}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
    </>
  );
}

const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={`bone-${at}`} />);
