import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { Container, EmptyState, Button } from '@mall/ui';
import { MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { readMapReturn } from './mapReturn';
import { useLayerParam } from './useLayerParam';

/**
 * `/cart/map/:id`: the redirect target of the provider's map, with the shipping method's id and a `ticket`. The
 * server has stored the store by then; the shopper returns to the page that opened the map.
 */
export default function StoreMapPage() {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const layer = useLayerParam();
  const [search] = useSearchParams();
  const picked = search.has('ticket');
  if (!/^\d{1,10}$/.test(useParams()['id'] ?? '')) throw new RouteError(404);

  useEffect(() => {
    if (picked) void navigate(readMapReturn() ?? to.shipping(layer), { replace: true });
  }, [picked, navigate, layer]);

  return (
    <Container width="reading">
      <PageTitle>{t('Choose a store')}</PageTitle>
      {picked ? (
        <CheckoutSectionSkeleton lines={3} />
      ) : (
        <EmptyState
          icon={<MapPin />}
          titleAs="h1"
          title={t('No store selected')}
          text={t('Choose store pickup as the shipping method, then select a store.')}
          action={
            <Button asChild>
              <Link to={to.shipping(layer)}>{t('Back to shipping')}</Link>
            </Button>
          }
        />
      )}
    </Container>
  );
}
