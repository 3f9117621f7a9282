import { useErrorText, useMessages } from '@mall/app/messages';
import { readCount } from '@mall/contract/text';
import { useCartPoints, useConfigs } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { Button, Field, Heading, Input, isComposing, ReviewRow, Slider, Text } from '@mall/ui';
import { useState } from 'react';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CodeRow } from '../../components/coupons/CouponCodeForm.styles';
import { RowSkeleton } from './RowSkeleton';

export interface PointsFieldsetProps {
  readonly layer: CartLayer;
  /** The discount of the spent points, NT$; undefined while unknown. */
  readonly amount: number | undefined;
  /** Whether the total is changing, and with it how many points the order takes. */
  readonly isChanging: boolean;
}

/**
 * The number of points to spend, collapsed to a line: a slider and a number field of one value. Renders nothing if the
 * shop has no points.
 */
export function PointsFieldset({ layer, amount = 0, isChanging }: PointsFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const each = useConfigs().data?.point.point_exchange_amount ?? 0;
  const { balance, most, used, spend } = useCartPoints(layer);
  const { error } = spend;
  /** The value while the user types or drags, until it is sent. */
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const [open, setOpen] = useState(false);
  if (each < 1) return null;
  if (balance === undefined || most === undefined) {
    return <RowSkeleton label={t('Spend points')} />;
  }

  function take(text: string) {
    const points = readCount(text) ?? -1;
    setWrong(points < 0);
    if (points < 0) return;
    setTyped(undefined);
    if (points !== used) spend.mutate(points, { onError: () => setTyped(text) });
  }
  function type(text: string) {
    setTyped(text);
    setWrong(false);
    if (error) spend.reset();
  }

  const shown = typed ?? String(used);
  const slid = Math.min(most, Number(shown) || 0);
  const format = (points: number) => points.toLocaleString('en');
  if (!open) {
    return (
      <CheckoutSection>
        <ReviewRow
          label={t('Spend points')}
          action={
            most > 0 && (
              <Button type="button" variant="quiet" size="sm" onClick={() => setOpen(true)}>
                {used > 0 ? t('Change the points') : t('Choose points')}
              </Button>
            )
          }
        >
          {amount > 0 ? (
            <Text as="span" tone="fresh">
              {t('{0} points, NT${1} off', format(used), format(amount))}
            </Text>
          ) : (
            <Text as="span" tone="muted">
              {most > 0
                ? t('Up to {0} points', format(most))
                : balance > 0
                  ? t('Your {0} points do not fit this order', format(balance))
                  : t('You have no points yet')}
            </Text>
          )}
        </ReviewRow>
      </CheckoutSection>
    );
  }
  return (
    <CheckoutSection aria-labelledby="points">
      <Heading level={2} size="lg" id="points">
        {t('Spend points')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('You have {0} points, up to {1} for this order', format(balance), format(most))}
        {each > 1 && `；${t('{0} points are worth NT$1', format(each))}`}
      </Text>
      {most > 0 && (
        <>
          <Slider
            label={t('Points to spend, by sliding')}
            value={slid}
            max={most}
            step={each}
            valueText={t('{0} points', format(slid))}
            onValueChange={(points) => type(String(points))}
            onValueCommit={(points) => take(String(points))}
          />
          <Field
            label={t('Points to spend')}
            error={wrong ? t('Please enter a whole number of points') : error && errorText(error)}
          >
            <CodeRow>
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={shown}
                onChange={({ target }) => type(target.value)}
                onBlur={() => typed !== undefined && take(typed)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !isComposing(event)) take(shown);
                }}
              />
              <Button
                type="button"
                variant="secondary"
                disabled={used === most || isChanging}
                onClick={() => take(String(most))}
              >
                {t('Use all')}
              </Button>
            </CodeRow>
          </Field>
          <Text size="sm" tone="fresh" role="status">
            {amount > 0 && t('Takes NT${0} off', format(amount))}
          </Text>
        </>
      )}
    </CheckoutSection>
  );
}
