import { useEffect, useRef, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { tapTarget } from '../../tokens/scale';
import { useFieldControl } from '../Field/FieldContext';

export interface SliderProps {
  /** Accessible name; not needed inside a `Field`. */
  label?: string | undefined;
  /** The value. */
  value: number;
  /** Called while the thumb moves. */
  onValueChange: (value: number) => void;
  /** Called once when the thumb is released, or after a key. */
  onValueCommit?: ((value: number) => void) | undefined;
  /**
   * The minimum.
   * @default 0
   */
  min?: number | undefined;
  /** The maximum. */
  max: number;
  /**
   * The step between two values.
   * @default 1
   */
  step?: number | undefined;
  /** Text for screen readers instead of the number, e.g. 120 點. */
  valueText?: string | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

const Track = styled.input`
  --rail: linear-gradient(
    to right,
    ${color.brand} var(--filled),
    color-mix(in srgb, ${color.control} 45%, ${color.sunken}) var(--filled)
  );
  appearance: none;
  width: 100%;
  height: ${tapTarget};
  margin: 0;
  border-radius: 14px;
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: 3px;
    background: var(--rail);
  }
  &::-moz-range-track {
    height: 6px;
    border-radius: 3px;
    background: var(--rail);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 28px;
    height: 28px;
    margin-top: -11px;
    border: 6px solid ${color.brand};
    border-radius: 50%;
    background: ${color.surface};
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 6px solid ${color.brand};
    border-radius: 50%;
    background: ${color.surface};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

/**
 * A slider: the native range input, which has the best support on phones and in screen readers. Put
 * a number field beside it for an exact value.
 *
 * @example
 * <Slider label="折抵點數" value={points} max={300} onValueChange={setPoints} onValueCommit={spend} />
 */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max,
  step = 1,
  valueText,
  disabled = false,
}: SliderProps) {
  const track = useRef<HTMLInputElement>(null);
  const commit = useRef(onValueCommit);
  useEffect(() => {
    commit.current = onValueCommit;
  });
  // React's `onChange` is the browser's `input` event; its `change` event, fired on release, has no
  // prop.
  useEffect(() => {
    const input = track.current;
    const rested = () => commit.current?.(Number(input?.value));
    input?.addEventListener('change', rested);
    return () => input?.removeEventListener('change', rested);
  }, []);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Track
      ref={track}
      type="range"
      {...useFieldControl()}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onValueChange(Number(target.value))}
      style={{ '--filled': `${filled}%` } as CSSProperties}
    />
  );
}
