import { useWaitedProducts } from '@mall/hooks';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  Stack,
  Text,
} from '@mall/ui';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AutoLoad } from '../../components/AutoLoad/AutoLoad';
import { WaitTile } from '../../components/products/WaitTile';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';

/** `/member/wait`: the products that the member is told of once they are back in stock (spec §2). */
export default function WaitPage() {
  const t = useMessages(productMessages);
  return (
    <Container>
      <PageTitle>{t('Waiting list')}</PageTitle>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('Waiting list')}</Heading>
          <Text tone="muted">{t('We write to you once, as soon as one of these is back.')}</Text>
        </Stack>
        <Waited />
      </Stack>
    </Container>
  );
}

function Waited() {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  const { items, status, error, hasMore, isLoadingMore, loadMore, retry } = useWaitedProducts();
  if (status === 'success' && items.length === 0) {
    return (
      <EmptyState
        icon={<BellRing />}
        title={t('You wait for nothing')}
        text={t('When something is sold out, ask to be told; it will stand here.')}
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
          <WaitTile key={product.p_id} product={product} />
        ))}
        {(isLoadingMore || status === 'pending') && skeletons}
      </ProductGrid>
      {error && (
        <ErrorState
          title={t('The waiting list could not be loaded')}
          text={errorText(error)}
          onRetry={retry}
        />
      )}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
    </>
  );
}

const skeletons = Array.from({ length: 4 }, (_, at) => <ProductCardSkeleton key={`bone-${at}`} />);
