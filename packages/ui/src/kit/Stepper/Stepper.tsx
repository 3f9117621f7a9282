import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { IconButton } from '../IconButton/IconButton';
import { isComposing } from '../keyboard/isComposing';
import { readQuantity, type Quantity } from './quantity';

export interface StepperProps {
  /** Accessible name of the number field, e.g. 「愛文芒果」的數量. */
  label: string;
  /** The current quantity. */
  value: number;
  /** Called with a new quantity within the bounds. */
  onValueChange: (value: number) => void;
  /**
   * The minimum.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The maximum.
   * @default 99
   */
  max?: number | undefined;
  /**
   * The step of the buttons.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
`;

// Inset, or the buttons beside it would cover the ring.
const Figure = styled.input`
  width: 3.25ch;
  min-width: 36px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  :root &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &:disabled {
    color: ${color.muted};
  }
`;

const Status = styled.p`
  color: ${color.warning};
  font-size: ${fontSize.xs};
  &:not(:empty) {
    margin-top: 4px;
  }
`;

/**
 * A quantity: two buttons and a number field. A typed value is applied on Enter or blur, and clamped to the
 * bounds with a message. Enter during IME composition does not apply it.
 *
 * @example
 * <Stepper label="數量" value={quantity} max={stock} onValueChange={setQuantity} />
 */
export function Stepper({
  label,
  value,
  onValueChange,
  min = 1,
  max = 99,
  step = 1,
  disabled = false,
}: StepperProps) {
  const { labels } = useUi();
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<Quantity['moved']>();

  const change = (next: number) => {
    setMoved(undefined);
    setTyped(undefined);
    onValueChange(next);
  };

  const commit = () => {
    if (typed === undefined) return;
    const read = readQuantity(typed, { min, max, step });
    setTyped(undefined);
    setMoved(read?.moved);
    if (read && read.value !== value) onValueChange(read.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'ArrowUp' && value + step <= max) change(value + step);
    if (event.key === 'ArrowDown' && value - step >= min) change(value - step);
  };

  const sentence =
    moved &&
    { atMost: labels.atMost(max), atLeast: labels.atLeast(min), inSteps: labels.inSteps(step) }[
      moved
    ];
  // `aria-disabled` keeps the focus on a button that has just reached its limit.
  const less = disabled || value - step < min;
  const more = disabled || value + step > max;
  return (
    <div>
      <Frame role="group" aria-label={label}>
        <IconButton
          label={labels.decrease}
          aria-disabled={less}
          onClick={() => less || change(value - step)}
        >
          <Minus />
        </IconButton>
        <Figure
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={labels.increase}
          aria-disabled={more}
          onClick={() => more || change(value + step)}
        >
          <Plus />
        </IconButton>
      </Frame>
      <Status role="status">{sentence}</Status>
    </div>
  );
}
