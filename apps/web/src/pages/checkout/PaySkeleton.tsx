import { CardsSkeleton } from './CardsSkeleton';

/** Placeholder for the payment page while its data loads. */
export function PaySkeleton() {
  return (
    <>
      <CardsSkeleton cards={1} height={107} />
      <CardsSkeleton cards={2} height={81} />
      <CardsSkeleton cards={6} height={48} />
    </>
  );
}
