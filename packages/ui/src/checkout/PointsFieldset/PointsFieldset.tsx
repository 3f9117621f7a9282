import { readCount } from '@mall/contract/text';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Field } from '../../kit/Field/Field';
import { Heading } from '../../kit/Heading/Heading';
import { Input } from '../../kit/Input/Input';
import { isComposing } from '../../kit/keyboard/isComposing';
import { ReviewRow } from '../../kit/ReviewRow/ReviewRow';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Slider } from '../../kit/Slider/Slider';
import { Stack } from '../../kit/Stack/Stack';
import { Text } from '../../kit/Text/Text';
import { defaultPointLabels } from '../../labels/zh-TW/points';
import type { PointLabels } from '../../labels/types/points';
import { formatPrice } from '../../products/Price/formatPrice';
import { useLabels } from '../../theme/UiContext';
import { FieldRow } from '../FieldRow';
import { PointsLine } from './PointsLine';

export interface PointsFieldsetProps {
  /** The member's points; undefined while unknown. */
  balance: number | undefined;
  /** The maximum that the cart accepts; undefined while unknown. */
  most: number | undefined;
  /** The points that are spent. */
  used: number;
  /**
   * The discount of the spent points, NT$.
   * @default 0
   */
  amount?: number | undefined;
  /** How many points are worth NT$1; below 1 the shop has no points, and nothing is rendered. */
  rate: number;
  /**
   * Spends points. After a rejection the typed number stays, beside `error`.
   */
  onSpend: (points: number) => Promise<unknown>;
  /** Called when the number is edited; clear `error` then. */
  onEdit?: (() => void) | undefined;
  /** Error message, e.g. why the points were refused. */
  error?: ReactNode;
  /**
   * Whether the total is changing, and with it the maximum; then all points cannot be chosen.
   * @default false
   */
  isChanging?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PointLabels | undefined;
}

/**
 * Chooses how many points an order spends, collapsed to a line. Expanded it has a slider and a
 * number field for the same value; a value is sent when the slider is released, with Enter, or when
 * the field loses the focus.
 *
 * @example
 * const { balance, most, used, spend } = useCartPoints(1);
 * const { totals } = useCheckout(1);
 * <PointsFieldset
 *   balance={balance}
 *   most={most}
 *   used={used}
 *   amount={totals?.points_amount}
 *   rate={useConfigs().data?.point.point_exchange_amount ?? 0}
 *   onSpend={spend.mutateAsync}
 * />
 */
export function PointsFieldset({
  balance,
  most,
  used,
  amount = 0,
  rate,
  onSpend,
  onEdit,
  error,
  isChanging = false,
  labels: given,
}: PointsFieldsetProps) {
  const labels = useLabels('cartPoints', given, defaultPointLabels);
  const id = useId();
  /** The value while the user types or drags, until it is sent. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (rate < 1) return null;
  if (balance === undefined || most === undefined) {
    return (
      <ReviewRow label={labels.spendPoints}>
        <Skeleton width={128} />
      </ReviewRow>
    );
  }
  if (!isOpen) {
    return (
      <PointsLine {...{ balance, most, used, amount, labels }} onOpen={() => setIsOpen(true)} />
    );
  }

  function spend(text: string): void {
    const points = readCount(text) ?? -1;
    setIsWrong(points < 0);
    if (points < 0) return;
    setTyped(undefined);
    if (points !== used) onSpend(points).catch(() => setTyped(text));
  }
  function type(text: string): void {
    setTyped(text);
    setIsWrong(false);
    onEdit?.();
  }

  const shown = typed ?? String(used);
  const slid = Math.min(most, Number(shown) || 0);
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {labels.spendPoints}
      </Heading>
      <Text tone="muted" size="sm">
        {labels.balance(balance, most)}
        {rate > 1 && labels.rate(rate)}
      </Text>
      {most > 0 && (
        <>
          <Slider
            label={labels.slider}
            value={slid}
            max={most}
            step={rate}
            valueText={labels.count(slid)}
            onValueChange={(points) => type(String(points))}
            onValueCommit={(points) => spend(String(points))}
          />
          <Field label={labels.points} error={isWrong ? labels.notWhole : error}>
            <FieldRow>
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={shown}
                onChange={({ target }) => type(target.value)}
                onBlur={() => typed !== undefined && spend(typed)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !isComposing(event)) spend(shown);
                }}
              />
              <Button
                type="button"
                variant="secondary"
                disabled={used === most || isChanging}
                onClick={() => spend(String(most))}
              >
                {labels.useAll}
              </Button>
            </FieldRow>
          </Field>
          <Text size="sm" tone="fresh" role="status">
            {amount > 0 && labels.takesOff(formatPrice(amount))}
          </Text>
        </>
      )}
    </Stack>
  );
}
