import { Skeleton } from '@mall/ui';
import { CheckoutSection } from './CheckoutSection';

/** The shape of a sheet to come: its heading and some lines. */
export function CheckoutSectionSkeleton({ lines }: { readonly lines: number }) {
  return (
    <CheckoutSection aria-busy>
      <Skeleton width={96} />
      <div>
        <Skeleton lines={lines} />
      </div>
    </CheckoutSection>
  );
}
