import { Button } from '../../kit/Button/Button';
import { ReviewRow } from '../../kit/ReviewRow/ReviewRow';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Text } from '../../kit/Text/Text';
import type { CouponLabels } from '../../labels/types/coupons';
import { formatPrice } from '../../products/Price/formatPrice';
import type { CouponOption } from './CouponOption';

interface CouponLineProps {
  readonly offered: readonly CouponOption[] | undefined;
  readonly chosen: readonly number[];
  readonly best: number | undefined;
  readonly labels: CouponLabels;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

/** The coupons of a cart in one line: what they save, or how many can be used. */
export function CouponLine({ offered, chosen, best, labels, onClear, onOpen }: CouponLineProps) {
  const used = offered?.filter(({ id }) => chosen.includes(id)) ?? [];
  const saved = used.reduce((sum, { discount_amount }) => sum + discount_amount, 0);
  const isBest = used.length === 1 && used[0]?.id === best;
  const hasOffers = offered !== undefined && offered.length > 0;
  const action =
    used.length > 0 ? labels.changeCoupons : hasOffers ? labels.chooseCoupon : labels.enterCode;
  // Each sentence fits a line of the narrowest phone beside its buttons, so that nothing moves when it arrives.
  return (
    <ReviewRow
      label={isBest ? labels.bestCoupon : labels.coupons}
      action={
        <>
          {used.length > 0 && (
            <Button
              type="button"
              variant="quiet"
              size="sm"
              aria-label={labels.useNone}
              onClick={onClear}
            >
              {labels.doNotUse}
            </Button>
          )}
          <Button type="button" variant="quiet" size="sm" aria-label={action} onClick={onOpen}>
            {used.length > 0 ? labels.change : action}
          </Button>
        </>
      }
    >
      {!offered && <Skeleton width={120} />}
      {used.length > 0 && (
        <Text as="span" role="status" tone="fresh">
          {isBest
            ? labels.takesOff(formatPrice(saved))
            : labels.used(used.length, formatPrice(saved))}
        </Text>
      )}
      {offered && used.length === 0 && (
        <Text as="span" tone="muted">
          {hasOffers ? labels.available(offered.length) : labels.none}
        </Text>
      )}
    </ReviewRow>
  );
}
