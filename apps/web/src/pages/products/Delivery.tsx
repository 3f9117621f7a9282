import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import type { CartLayer, Departure, ProductDelivery } from '@mall/sdk';
import { formatPrice, Heading, VanDrawing } from '@mall/ui';
import { MessageCircle, RotateCcw, Store, Truck, type LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import { AskLink } from '../../components/chat/AskLink';
import { DepartureDays } from '../../components/shipping/DepartureDays';
import { useDepartureText } from '../../components/shipping/useDepartureText';
import { Hydrating } from '../../hydration/Hydrating';
import { productMessages } from '../../messages/zh-TW/products';
import { Box, Line, Lines } from './Delivery.styles';

// Only members have a cart to complete.
const CartFreeShipping = lazy(() => loadWithRetry(() => import('./CartFreeShipping')));

type Method = ProductDelivery['methods'][number];

const ICONS: Readonly<Record<Method['kind'], LucideIcon>> = {
  home: Truck,
  cvs: Store,
  pickup: Store,
};

export interface DeliveryProps {
  readonly delivery: ProductDelivery;
  readonly layer: CartLayer;
  /** Omits the ways of shipping: the shop does not sell its temperature at the moment. */
  readonly isPaused: boolean;
  /** Omits the days: a sold-out product has no shipping date. */
  readonly soldOut: boolean;
}

/** Shipping date, arrival, fees and return policy of a product; for guests, too. */
export function Delivery({ delivery, layer, isPaused, soldOut }: DeliveryProps) {
  const t = useMessages(productMessages);
  const session = useSession();
  const departureText = useDepartureText();
  const { methods, store_pickup, returnable } = delivery;
  const usable = methods.filter(({ reason }) => reason === null);
  const next = soldOut ? null : (usable[0]?.departure ?? null);
  const tooLarge = methods.find(({ kind, reason }) => kind === 'cvs' && reason !== null);
  return (
    <Box aria-labelledby="delivery">
      <Heading level={2} size="lg" id="delivery">
        {t('Delivery and returns')}
      </Heading>
      <Lines role="list">
        {next && (
          <Line>
            <VanDrawing width={27} />
            <span>
              <DepartureDays texts={departureText({ ...next, arrives_on: null }).all} />
            </span>
          </Line>
        )}
        {usable.map((method) => {
          const Icon = ICONS[method.kind];
          return (
            <Line key={method.id}>
              <Icon aria-hidden />
              <span>
                {method.name} <Fee method={method} />
                {!soldOut && <Days departure={method.departure} next={next} />}
                {method.kind === 'pickup' && <small>{method.description}</small>}
              </span>
            </Line>
          );
        })}
        {!isPaused && !store_pickup && (
          <Line>
            <Store aria-hidden />
            <span>
              {t('No pickup at convenience stores')}
              {tooLarge && <small>{tooLarge.reason}</small>}
            </span>
          </Line>
        )}
        <Line>
          <RotateCcw aria-hidden />
          <span>
            {returnable
              ? t('May be returned within seven days, unopened.')
              : t('Perishable food is exempt from the seven-day right of withdrawal.')}
          </span>
        </Line>
        <Line>
          <MessageCircle aria-hidden />
          <AskLink />
        </Line>
      </Lines>
      {session && !isPaused && (
        <ErrorBoundary fallback={null}>
          <Hydrating>
            <CartFreeShipping layer={layer} />
          </Hydrating>
        </ErrorBoundary>
      )}
    </Box>
  );
}

/** The days of a method, without what the first line says for all methods. */
function Days({
  departure,
  next,
}: {
  readonly departure: Departure | null;
  readonly next: Departure | null;
}) {
  const departureText = useDepartureText();
  if (!departure) return null;
  const isSame = departure.order_by === next?.order_by && departure.leaves_on === next.leaves_on;
  const { arrival, all } = departureText(departure);
  return (
    <small>
      <DepartureDays texts={isSame ? arrival : all} />
    </small>
  );
}

function Fee({ method: { fee, free_from } }: { readonly method: Method }) {
  const t = useMessages(productMessages);
  if (fee === 0) return <b>{t('Free shipping')}</b>;
  return (
    <>
      {formatPrice(fee)}
      {free_from !== null && (
        <>
          ・<b>{t('Free over {0}', formatPrice(free_from))}</b>
        </>
      )}
    </>
  );
}
