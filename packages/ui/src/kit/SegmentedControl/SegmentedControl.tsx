import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget } from '../../tokens/scale';

/** One option of a segmented control. */
export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Accessible name, when `label` is an icon. */
  name?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group, e.g. 顯示模式. */
  label: string;
  /** The options, in order. */
  items: readonly Segment<Value>[];
  /** The selected value. */
  value: Value;
  /** Called with the newly selected value. */
  onValueChange: (value: Value) => void;
}

const Rail = styled(RadixRadioGroup.Root)`
  display: inline-flex;
  padding: 3px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

const Choice = styled(RadixRadioGroup.Item)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 4px 16px;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  white-space: nowrap;
  transition:
    background-color ${duration.base},
    color ${duration.fast};
  & svg {
    width: 18px;
    height: 18px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[data-state='checked'] {
    background: ${color.surface};
    box-shadow: ${shadow.sm};
    color: ${color.text};
    font-weight: 700;
  }
`;

/**
 * A choice between two to four short options that takes effect at once, e.g. theme or language.
 *
 * @example
 * <SegmentedControl label="語言" value={lang} onValueChange={setLang}
 *   items={[{ value: 'zh', label: '中文' }, { value: 'en', label: 'English' }]} />
 */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) {
  return (
    <Rail
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen: string) => {
        const item = items.find((candidate) => candidate.value === chosen);
        if (item) onValueChange(item.value);
      }}
    >
      {items.map((item) => (
        <Choice key={item.value} value={item.value} aria-label={item.name} title={item.name}>
          {item.label}
        </Choice>
      ))}
    </Rail>
  );
}
