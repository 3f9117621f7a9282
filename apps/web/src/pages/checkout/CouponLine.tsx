import { useMessages } from '@mall/app/messages';
import { Button, ReviewRow, Skeleton, Text } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import type { CouponFieldsetProps } from './CouponFieldset';

export interface CouponLineProps extends CouponFieldsetProps {
  readonly onOpen: () => void;
}

/** The coupons of a cart in one line: what they save, or how many can be used. */
export function CouponLine({ coupons, best, onOpen }: CouponLineProps) {
  const t = useMessages(checkoutMessages);
  const { list, offered, chosen, choose } = coupons;
  const used = offered.filter(({ id }) => chosen.includes(id));
  const saved = used.reduce((sum, { discount_amount }) => sum + discount_amount, 0);
  const amount = saved.toLocaleString('en');
  const isBest = used.length === 1 && used[0]?.id === best;
  const action =
    used.length > 0
      ? t('Change the coupons')
      : offered.length > 0
        ? t('Choose a coupon')
        : t('Enter a code');
  // Each sentence fits a line of the narrowest phone beside its buttons, so that nothing moves when it arrives.
  return (
    <CheckoutSection>
      <ReviewRow
        label={isBest ? t('The coupon that saves most') : t('Coupons')}
        action={
          <>
            {used.length > 0 && (
              <Button
                type="button"
                variant="quiet"
                size="sm"
                aria-label={t('Use no coupon')}
                onClick={() => choose.mutate([])}
              >
                {t('Do not use')}
              </Button>
            )}
            <Button type="button" variant="quiet" size="sm" aria-label={action} onClick={onOpen}>
              {used.length > 0 ? t('Change') : action}
            </Button>
          </>
        }
      >
        {list.isPending && <Skeleton width={120} />}
        {used.length > 0 && (
          <Text as="span" role="status" tone="fresh">
            {isBest
              ? t('Takes NT${0} off', amount)
              : t('{0} used, NT${1} off', used.length, amount)}
          </Text>
        )}
        {list.data && used.length === 0 && (
          <Text as="span" tone="muted">
            {offered.length > 0
              ? t('{0} coupons can be used', offered.length)
              : t('None of your coupons fits this order')}
          </Text>
        )}
      </ReviewRow>
    </CheckoutSection>
  );
}
