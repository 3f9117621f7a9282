import { readCount } from '@mall/contract/text';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { Field } from '../../kit/Field/Field';
import { Input } from '../../kit/Input/Input';
import type { FilterLabels } from '../../labels/types/filters';
import { space } from '../../tokens/scale';

interface PriceFieldsProps {
  /** Whole NT$. */
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly labels: FilterLabels;
  readonly onApply: (change: {
    price_min: number | undefined;
    price_max: number | undefined;
  }) => void;
}

/** The highest price that the mall filters by. */
const HIGHEST = 10_000_000;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
  & button {
    padding-inline: ${space[3]};
  }
`;

/** Reads a price; null: it is no whole amount. */
function readPrice(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const price = readCount(typed) ?? -1;
  return price < 0 ? null : Math.min(price, HIGHEST);
}

/** A price range, applied on submit. */
export function PriceFields({ min, max, labels, onApply }: PriceFieldsProps) {
  const [from, setFrom] = useState(String(min ?? ''));
  const [upTo, setUpTo] = useState(String(max ?? ''));
  const [isSent, setIsSent] = useState(false);
  const [price_min, price_max] = [readPrice(from), readPrice(upTo)];
  const errorOf = (price: number | undefined | null) =>
    isSent && price === null ? labels.notWhole : undefined;

  function apply(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (price_min !== null && price_max !== null) onApply({ price_min, price_max });
  }
  return (
    <Form noValidate onSubmit={apply}>
      <Field label={labels.priceFrom} error={errorOf(price_min)}>
        <Input inputMode="numeric" value={from} onChange={({ target }) => setFrom(target.value)} />
      </Field>
      <Field label={labels.priceTo} error={errorOf(price_max)}>
        <Input inputMode="numeric" value={upTo} onChange={({ target }) => setUpTo(target.value)} />
      </Field>
      <Button type="submit" variant="secondary">
        {labels.applyPrice}
      </Button>
    </Form>
  );
}
