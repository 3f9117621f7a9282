import { useMessages } from '@mall/app/messages';
import { Button, Field, Input } from '@mall/ui';
import { useState, type FormEvent } from 'react';
import { PriceForm } from './FilterPanel.styles';
import type { FilterChange } from './filters';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

export interface PriceFieldsProps {
  /** Whole NT$. */
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly onApply: (change: FilterChange) => void;
}

/** The highest price that the mall filters by. */
const HIGHEST = 10_000_000;
const digits = (value: string) => value.normalize('NFKC').replace(/\D/g, '');
const priceOf = (typed: string) => (typed === '' ? undefined : Math.min(Number(typed), HIGHEST));

/** A price range, applied on submit. */
export function PriceFields({ min, max, onApply }: PriceFieldsProps) {
  const t = useMessages(sharedProductMessages);
  const [from, setFrom] = useState(String(min ?? ''));
  const [upTo, setUpTo] = useState(String(max ?? ''));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({
      price_min: priceOf(from),
      price_max: priceOf(upTo),
    });
  };
  return (
    <PriceForm onSubmit={apply}>
      <Field label={t('Price from')}>
        <Input
          inputMode="numeric"
          value={from}
          onChange={({ target }) => setFrom(digits(target.value))}
        />
      </Field>
      <Field label={t('Price to')}>
        <Input
          inputMode="numeric"
          value={upTo}
          onChange={({ target }) => setUpTo(digits(target.value))}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t('Apply price')}
      </Button>
    </PriceForm>
  );
}
