import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { FieldError } from '../Field/FieldError';
import { Box } from './Box';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Label of the checkbox; clicking it toggles the checkbox. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Error message. When set, the checkbox is invalid. */
  error?: ReactNode;
}

const Row = styled.label`
  display: flex;
  gap: 12px;
  min-height: 44px;
  padding-block: 9px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

const Aside = styled.p`
  padding-inline-start: 34px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/**
 * A yes/no choice that is submitted with its form. A native checkbox, so it works with `register` and
 * `FormData`.
 *
 * @example
 * <Checkbox label="我已閱讀並同意服務條款" error={form.errors.agree?.message} {...form.register('agree')} />
 */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  return (
    <div>
      <Row>
        <Box
          type="checkbox"
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>{label}</span>
      </Row>
      {hint && <Aside id={hintId}>{hint}</Aside>}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
