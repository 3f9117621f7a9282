import { Skeleton } from '@mall/ui';
import { CheckoutSection } from './CheckoutSection';

/** Placeholder for a section while it loads: its heading and some lines. */
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
