import * as RadixSwitch from '@radix-ui/react-switch';
import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, tapTarget } from '../../tokens/scale';

export interface SwitchProps {
  /** Label of the switch; clicking it toggles the switch. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Whether it is on; omit it for an uncontrolled switch. */
  checked?: boolean | undefined;
  /**
   * Initial state of an uncontrolled switch.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state on every toggle. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Field name; submits `on` with a form while it is on. */
  name?: string | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: ${tapTarget};
  padding-block: 6px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

const LabelAndHint = styled.span`
  min-width: 0;
`;

const Hint = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.5;
`;

const Rail = styled(RadixSwitch.Root)`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  padding: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  transition:
    background-color ${duration.base},
    border-color ${duration.base};
  &[data-state='checked'] {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

// A tick, so that on and off differ by more than colour.
const Thumb = styled(RadixSwitch.Thumb)`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin-inline-start: 4px;
  border-radius: 50%;
  background: ${color.control};
  box-shadow: ${shadow.sm};
  transition:
    translate ${duration.base},
    background-color ${duration.base};
  &::before {
    content: '';
    width: 10px;
    height: 6px;
    border: solid ${color.brand};
    border-width: 0 0 2.5px 2.5px;
    border-radius: 1px;
    rotate: -45deg;
    translate: 0 -1.5px;
    opacity: 0;
  }
  &[data-state='checked'] {
    translate: 19px 0;
    [dir='rtl'] & {
      translate: -19px 0;
    }
    background: ${color.onBrand};
    &::before {
      opacity: 1;
    }
  }
`;

/**
 * A setting that is on or off and takes effect at once. For a value that is submitted with a form
 * use `Checkbox`.
 *
 * @example
 * <Switch label="到貨時寄信通知我" checked={notify} onCheckedChange={setNotify} />
 */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <LabelAndHint>
        <span id={id}>{label}</span>
        {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      </LabelAndHint>
      <Rail {...rest} aria-labelledby={id} {...(hint && { 'aria-describedby': `${id}hint` })}>
        <Thumb />
      </Rail>
    </Row>
  );
}
