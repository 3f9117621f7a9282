import { useMessages } from '@mall/app/messages';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CardsSkeleton } from './CardsSkeleton';
import { RowSkeleton } from './RowSkeleton';

/** Placeholder for the payment page while its data loads. */
export function PaySkeleton() {
  const t = useMessages(checkoutMessages);
  return (
    <>
      <RowSkeleton label={t('Shipping')} />
      <RowSkeleton label={t('Coupons')} />
      <RowSkeleton label={t('Use points')} />
      <CardsSkeleton cards={6} height={60} />
    </>
  );
}
