import { useErrorText, useMessages } from '@mall/app/messages';
import type { UseCartCoupons } from '@mall/hooks';
import { CouponFieldset as Fieldset } from '@mall/ui/checkout';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { CouponCodeForm } from '../../components/coupons/CouponCodeForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface CouponFieldsetProps {
  readonly coupons: UseCartCoupons;
  /** The id of the coupon that was applied without a request. */
  readonly best: number | undefined;
}

/** The member's coupons for this cart, with a field for a code. */
export function CouponFieldset({ coupons, best }: CouponFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const { list, offered, refused, chosen, toggle, choose, enterCode } = coupons;
  return (
    <CheckoutSection>
      <Fieldset
        offered={list.data && offered}
        refused={refused}
        chosen={chosen}
        best={best}
        onToggle={toggle}
        onClear={() => choose.mutate([])}
        error={choose.error && errorText(choose.error)}
        loadError={list.error && errorText(list.error)}
        onRetry={() => void list.refetch()}
      >
        <CouponCodeForm
          enter={enterCode.mutateAsync}
          action={t('Apply')}
          done={t('Coupon applied')}
        />
      </Fieldset>
    </CheckoutSection>
  );
}
