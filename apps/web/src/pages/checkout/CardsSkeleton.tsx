import { Skeleton } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { Cards } from './CardsSkeleton.styles';

export interface CardsSkeletonProps {
  /** The number of options. */
  readonly cards: number;
  /** The height of an option, in px. */
  readonly height: number;
}

/** Placeholder of a choice while its options load, with their size, to avoid layout shifts. */
export function CardsSkeleton({ cards, height }: CardsSkeletonProps) {
  return (
    <CheckoutSection aria-busy>
      <Cards>
        <Skeleton width={72} />
        {Array.from({ length: cards }, (_, at) => (
          <Skeleton key={at} shape="box" height={height} />
        ))}
      </Cards>
    </CheckoutSection>
  );
}
