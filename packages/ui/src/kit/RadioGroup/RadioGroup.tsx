import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { FieldError } from '../Field/FieldError';
import { Dot } from './RadioDot';

export interface RadioGroupProps {
  /** Label of the group. */
  label: ReactNode;
  /** The selected value; `''` for none. */
  value: string;
  /** Called with the newly selected value. */
  onValueChange: (value: string) => void;
  /** `Radio`s or `RadioCard`s. */
  children: ReactNode;
  /** Error message of the group. */
  error?: ReactNode;
  /** Field name in the submitted form. */
  name?: string | undefined;
  /**
   * Hides the label visually; screen readers still read it.
   * @default false
   */
  hideLabel?: boolean | undefined;
}

const Title = styled.p`
  margin-bottom: 8px;
  font-size: ${fontSize.sm};
  font-weight: 600;
  &[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const ErrorRow = styled.div`
  &:has(:not(:empty)) {
    margin-bottom: 8px;
  }
`;

const Rows = styled(RadixRadioGroup.Root)`
  display: grid;
  gap: 8px;
`;

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

/**
 * A choice of one option. Arrow keys change the selection, Tab enters and leaves the group.
 *
 * @example
 * <RadioGroup label="發票" value={kind} onValueChange={setKind}>
 *   <Radio value="personal">個人電子發票</Radio>
 *   <Radio value="company">公司統編</Radio>
 * </RadioGroup>
 */
export function RadioGroup({
  label,
  value,
  onValueChange,
  children,
  error,
  name,
  hideLabel,
}: RadioGroupProps) {
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div>
      <Title id={id} data-hidden={hideLabel || undefined}>
        {label}
      </Title>
      {/* Above the options: below a long group it could be off-screen. */}
      <ErrorRow>
        <FieldError id={errorId}>{error}</FieldError>
      </ErrorRow>
      <Rows
        value={value}
        onValueChange={onValueChange}
        aria-labelledby={id}
        aria-describedby={errorId}
        {...(name !== undefined && { name })}
      >
        {children}
      </Rows>
    </div>
  );
}

export interface RadioProps {
  /** The value of this option. */
  value: string;
  children: ReactNode;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** A simple option inside a `RadioGroup`. */
export function Radio({ value, children, disabled = false }: RadioProps) {
  return (
    <Row>
      <Dot value={value} disabled={disabled} />
      <span>{children}</span>
    </Row>
  );
}
