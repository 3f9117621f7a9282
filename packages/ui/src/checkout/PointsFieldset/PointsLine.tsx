import { Button } from '../../kit/Button/Button';
import { ReviewRow } from '../../kit/ReviewRow/ReviewRow';
import { Text } from '../../kit/Text/Text';
import type { PointLabels } from '../../labels/types/points';
import { formatPrice } from '../../products/Price/formatPrice';

interface PointsLineProps {
  readonly balance: number;
  readonly most: number;
  readonly used: number;
  readonly amount: number;
  readonly labels: PointLabels;
  readonly onOpen: () => void;
}

/** The points of an order in one line: what they save, or how many can be spent. */
export function PointsLine({ balance, most, used, amount, labels, onOpen }: PointsLineProps) {
  return (
    <ReviewRow
      label={labels.spendPoints}
      action={
        most > 0 && (
          <Button type="button" variant="quiet" size="sm" onClick={onOpen}>
            {used > 0 ? labels.change : labels.choose}
          </Button>
        )
      }
    >
      {amount > 0 ? (
        <Text as="span" tone="fresh">
          {labels.spent(used, formatPrice(amount))}
        </Text>
      ) : (
        <Text as="span" tone="muted">
          {most > 0 ? labels.upTo(most) : balance > 0 ? labels.doNotFit(balance) : labels.none}
        </Text>
      )}
    </ReviewRow>
  );
}
