import { useErrorText, useMessages } from '@mall/app/messages';
import type { useCartCoupons } from '@mall/hooks';
import type { CartCoupon } from '@mall/sdk';
import { Alert, CheckCard, Disclosure, ErrorState, Heading, Stack, Text } from '@mall/ui';
import { useState } from 'react';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CouponLine } from './CouponLine';
import { CouponCodeForm } from '../../components/coupons/CouponCodeForm';
import { useCouponText } from '../../components/coupons/useCouponText';

export interface CouponFieldsetProps {
  readonly coupons: ReturnType<typeof useCartCoupons>;
  /** The id of the coupon that was applied without a request. */
  readonly best: number | undefined;
}

/**
 * The member's coupons for this cart, collapsed to a line: the largest discount first, the reasons of unusable ones, and
 * a code field.
 */
export function CouponFieldset({ coupons, best }: CouponFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const { list, offered, refused, chosen, toggle, choose, enterCode } = coupons;
  const [open, setOpen] = useState(false);
  if (!open && !list.isError && !choose.error) {
    return <CouponLine coupons={coupons} best={best} onOpen={() => setOpen(true)} />;
  }
  return (
    <CheckoutSection aria-labelledby="coupons">
      <Heading level={2} size="lg" id="coupons">
        {t('Coupons')}
      </Heading>
      {list.error && !list.data && (
        <ErrorState
          title={t('The coupons could not be loaded')}
          text={errorText(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      {choose.error && <Alert tone="danger">{errorText(choose.error)}</Alert>}
      {list.data && offered.length === 0 && (
        <Text tone="muted" size="sm">
          {t('None of your coupons fits this order')}
        </Text>
      )}
      {offered.length > 0 && (
        <Stack gap={2}>
          {offered.map((coupon, at) => (
            <Coupon
              key={coupon.id}
              coupon={coupon}
              best={at === 0 && offered.length > 1}
              checked={chosen.includes(coupon.id)}
              onChange={() => toggle(coupon)}
              replaced={offered.filter(({ id }) => coupon.replaces.includes(id))}
            />
          ))}
        </Stack>
      )}
      <CouponCodeForm
        enter={enterCode.mutateAsync}
        action={t('Use the code')}
        done={t('The coupon is used on this order')}
      />
      {refused.length > 0 && (
        <Disclosure summary={t('Coupons that cannot be used now ({0})', refused.length)}>
          <Stack gap={2}>
            {refused.map((coupon) => (
              <Coupon key={coupon.id} coupon={coupon} checked={false} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </CheckoutSection>
  );
}

interface CouponProps {
  readonly coupon: CartCoupon;
  readonly checked: boolean;
  readonly best?: boolean;
  readonly onChange?: () => void;
  /** The chosen coupons that it would replace. */
  readonly replaced?: readonly CartCoupon[];
}

function Coupon({ coupon, checked, best = false, onChange, replaced = [] }: CouponProps) {
  const t = useMessages(checkoutMessages);
  const couponText = useCouponText();
  const swap =
    replaced.length > 0 && t('Instead of {0}', replaced.map(({ name }) => `「${name}」`).join(''));
  return (
    <CheckCard
      title={coupon.name}
      badge={best && t('Saves most')}
      description={[...couponText(coupon), swap].filter(Boolean).join('・')}
      end={coupon.discount_amount > 0 && t('−NT${0}', coupon.discount_amount.toLocaleString('en'))}
      checked={checked}
      onCheckedChange={() => onChange?.()}
      disabledReason={onChange ? undefined : coupon.reason}
    />
  );
}
