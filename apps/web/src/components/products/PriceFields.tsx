import { useMessages } from '@mall/app/messages';
import { readCount } from '@mall/contract/text';
import { Button, Field, Input } from '@mall/ui';
import { useState, type FormEvent } from 'react';
import { PriceForm } from './FilterPanel.styles';
import type { ListFilterChange } from '@mall/hooks';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

export interface PriceFieldsProps {
  /** Whole NT$. */
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly onApply: (change: ListFilterChange) => void;
}

/** The highest price that the mall filters by. */
const HIGHEST = 10_000_000;

/** Reads a price; null: it is no whole amount. */
function readPrice(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const price = readCount(typed) ?? -1;
  return price < 0 ? null : Math.min(price, HIGHEST);
}

/** A price range, applied on submit. */
export function PriceFields({ min, max, onApply }: PriceFieldsProps) {
  const t = useMessages(sharedProductMessages);
  const [from, setFrom] = useState(String(min ?? ''));
  const [upTo, setUpTo] = useState(String(max ?? ''));
  const [isSent, setIsSent] = useState(false);
  const [price_min, price_max] = [readPrice(from), readPrice(upTo)];
  const errorOf = (price: number | undefined | null) =>
    isSent && price === null ? t('Please enter a whole amount') : undefined;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (price_min !== null && price_max !== null) onApply({ price_min, price_max });
  };
  return (
    <PriceForm onSubmit={apply}>
      <Field label={t('Price from')} error={errorOf(price_min)}>
        <Input inputMode="numeric" value={from} onChange={({ target }) => setFrom(target.value)} />
      </Field>
      <Field label={t('Price to')} error={errorOf(price_max)}>
        <Input inputMode="numeric" value={upTo} onChange={({ target }) => setUpTo(target.value)} />
      </Field>
      <Button type="submit" variant="secondary">
        {t('Apply price')}
      </Button>
    </PriceForm>
  );
}
