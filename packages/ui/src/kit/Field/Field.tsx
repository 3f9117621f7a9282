import { useId, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { FieldContext } from './FieldContext';
import { FieldError } from './FieldError';

export interface FieldProps {
  /** Visible label of the control. */
  label: ReactNode;
  /** Help text: what to enter, and in which format. */
  hint?: ReactNode;
  /** Error message: what is wrong and how to fix it. When set, the control is invalid. */
  error?: ReactNode;
  /**
   * Marks the control as required, without a visible mark: label what is optional instead. Set `noValidate` on the form
   * to turn off native validation.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Hides the label visually; screen readers still read it.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** One `Input`, `PasswordInput`, `Textarea`, `Select`, or a control that uses `useFieldControl`. */
  children: ReactNode;
}

/* A focused control scrolls clear of a fixed bar together with the help text and the error below it. */
const Group = styled.div`
  min-width: 0;
  & :is(input, select, textarea) {
    scroll-margin-block-end: 72px;
  }
`;

const Label = styled.label`
  display: block;
  width: fit-content;
  margin-bottom: 6px;
  font-size: ${fontSize.sm};
  font-weight: 600;
  &[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Hint = styled.p`
  margin-top: 6px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.5;
`;

/**
 * A labelled control with help text and error, connected so that a screen reader reads all three, and reads
 * the error again when it changes.
 *
 * @example
 * <Field label="手機號碼" hint="09 開頭，共十碼" error={form.errors.phone?.message} required>
 *   <Input inputMode="tel" {...form.register('phone')} />
 * </Field>
 */
export function Field({ label, hint, error, required, hideLabel, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': errorId ? (true as const) : undefined,
      required: required || undefined,
    }),
    [id, hintId, errorId, required],
  );
  return (
    <Group>
      <Label htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FieldError id={errorId}>{error}</FieldError>
    </Group>
  );
}
