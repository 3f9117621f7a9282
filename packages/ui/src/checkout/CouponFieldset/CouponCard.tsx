import { CheckCard } from '../../kit/CheckCard/CheckCard';
import type { CouponLabels } from '../../labels/types/coupons';
import { formatPrice } from '../../products/Price/formatPrice';
import type { CouponOption } from './CouponOption';
import { useCouponTerms } from './useCouponTerms';

interface CouponCardProps {
  readonly coupon: CouponOption;
  readonly labels: CouponLabels;
  readonly checked: boolean;
  /** Whether it has the largest discount of several. */
  readonly isBest?: boolean;
  /** Chooses it or takes it off; without it the card shows why it cannot be used. */
  readonly onToggle?: () => void;
  /** The chosen coupons that it would replace. */
  readonly replaced?: readonly CouponOption[];
}

/** A coupon to choose, with its terms. */
export function CouponCard({
  coupon,
  labels,
  checked,
  isBest = false,
  onToggle,
  replaced = [],
}: CouponCardProps) {
  const couponTerms = useCouponTerms(labels);
  const { name, discount_amount, reason } = coupon;
  const swap = replaced.length > 0 && labels.replaces(...replaced.map((each) => each.name));
  return (
    <CheckCard
      title={name}
      badge={isBest && labels.savesMost}
      description={[...couponTerms(coupon), swap].filter(Boolean).join('・')}
      end={discount_amount > 0 && labels.discount(formatPrice(discount_amount))}
      checked={checked}
      onCheckedChange={() => onToggle?.()}
      disabledReason={onToggle ? undefined : reason}
    />
  );
}
