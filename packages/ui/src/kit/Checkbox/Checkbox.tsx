import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize } from '../../tokens/scale';
import { FieldError } from '../Field/FieldError';

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

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  margin: 2px 0;
  border: 1.5px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  cursor: inherit;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  &::before {
    content: '';
    width: 12px;
    height: 7px;
    border: solid ${color.onBrand};
    border-width: 0 0 2.5px 2.5px;
    border-radius: 1px;
    rotate: -45deg;
    translate: 0 -1.5px;
    opacity: 0;
    transition: opacity ${duration.fast};
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
    &::before {
      opacity: 1;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.55;
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
 * <Checkbox label="我已閱讀並同意服務條款" error={errors.agree?.message} {...register('agree')} />
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
