import { useId, useState, type ReactNode } from 'react';
import { Alert } from '../../kit/Alert/Alert';
import { Disclosure } from '../../kit/Disclosure/Disclosure';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { Heading } from '../../kit/Heading/Heading';
import { Stack } from '../../kit/Stack/Stack';
import { Text } from '../../kit/Text/Text';
import { defaultCouponLabels } from '../../labels/zh-TW/coupons';
import type { CouponLabels } from '../../labels/types/coupons';
import { useLabels } from '../../theme/UiContext';
import { CouponCard } from './CouponCard';
import { CouponLine } from './CouponLine';
import type { CouponOption } from './CouponOption';

export interface CouponFieldsetProps {
  /** The coupons that can be used, the largest discount first; undefined while they load. */
  offered: readonly CouponOption[] | undefined;
  /**
   * The coupons that cannot be used, with their reasons.
   * @default []
   */
  refused?: readonly CouponOption[] | undefined;
  /** The ids of the chosen coupons. */
  chosen: readonly number[];
  /** Called with the coupon that the member chooses or takes off. */
  onToggle: (coupon: CouponOption) => void;
  /** Called to take all of them off. */
  onClear: () => void;
  /** The id of the coupon that was applied without a choice; it is named as the best one. */
  best?: number | undefined;
  /** The field for a code: a `CouponCodeField`. */
  children?: ReactNode;
  /** Why the last choice was refused; expands the fieldset. */
  error?: ReactNode;
  /** Why the coupons could not be loaded; expands the fieldset. */
  loadError?: ReactNode;
  /** Loads the coupons again. */
  onRetry?: (() => void) | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: CouponLabels | undefined;
}

/**
 * Chooses coupons for a cart, collapsed to a line with what they save. Expanded it lists those that
 * can be used, a field for a code, and those that cannot with the reasons.
 *
 * @example
 * const { list, offered, refused, chosen, toggle, choose } = useCartCoupons(1);
 * <CouponFieldset
 *   offered={list.data && offered}
 *   refused={refused}
 *   chosen={chosen}
 *   onToggle={toggle}
 *   onClear={() => choose.mutate([])}
 * />
 */
export function CouponFieldset({
  offered,
  refused = [],
  chosen,
  onToggle,
  onClear,
  best,
  children,
  error,
  loadError,
  onRetry,
  labels: given,
}: CouponFieldsetProps) {
  const labels = useLabels('coupons', given, defaultCouponLabels);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isOpen && !error && !loadError) {
    return (
      <CouponLine
        offered={offered}
        chosen={chosen}
        best={best}
        labels={labels}
        onClear={onClear}
        onOpen={() => setIsOpen(true)}
      />
    );
  }
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {labels.coupons}
      </Heading>
      {loadError && !offered && (
        <ErrorState title={labels.failed} text={loadError} onRetry={onRetry} />
      )}
      {error && <Alert tone="danger">{error}</Alert>}
      {offered?.length === 0 && (
        <Text tone="muted" size="sm">
          {labels.none}
        </Text>
      )}
      {offered && offered.length > 0 && (
        <Stack gap={2}>
          {offered.map((coupon, at) => (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              labels={labels}
              isBest={at === 0 && offered.length > 1}
              checked={chosen.includes(coupon.id)}
              onToggle={() => onToggle(coupon)}
              replaced={offered.filter((each) => coupon.replaces.includes(each.id))}
            />
          ))}
        </Stack>
      )}
      {children}
      {refused.length > 0 && (
        <Disclosure summary={labels.unavailable(refused.length)}>
          <Stack gap={2}>
            {refused.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} labels={labels} checked={false} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
