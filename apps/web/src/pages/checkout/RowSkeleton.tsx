import { ReviewRow, Skeleton } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';

export interface RowSkeletonProps {
  /** The topic of the choice. */
  readonly label: string;
}

/** Placeholder of a choice that is collapsed to a line while it loads, with its size. */
export function RowSkeleton({ label }: RowSkeletonProps) {
  return (
    <CheckoutSection aria-busy>
      <ReviewRow label={label}>
        <Skeleton width={128} />
      </ReviewRow>
    </CheckoutSection>
  );
}
