import { Skeleton } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { Cards } from './CardsSkeleton.styles';

export interface CardsSkeletonProps {
  /** How many options there will be. */
  readonly cards: number;
  /** Height of one, px. */
  readonly height: number;
}

/** Placeholder of a choice while its options load: of the size that they will have, so that nothing moves. */
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
