import type { Departure, OrderDeparture } from '@mall/sdk';
import { Inline, Text, VanDrawing } from '@mall/ui';
import { DepartureDays } from './DepartureDays';
import { useDepartureText } from './useDepartureText';

export interface DepartureLineProps {
  /** Null: the shop promises no day; renders nothing. */
  readonly departure: Departure | OrderDeparture | null | undefined;
}

/** When a parcel ships and arrives, in one line. */
export function DepartureLine({ departure }: DepartureLineProps) {
  const departureText = useDepartureText();
  if (!departure) return null;
  return (
    <Inline as="span" gap={2} wrap={false}>
      <VanDrawing />
      <Text as="span" size="sm" tone="muted">
        <DepartureDays texts={departureText(departure).all} />
      </Text>
    </Inline>
  );
}
