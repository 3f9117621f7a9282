import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { useFieldControl } from '../Field/FieldContext';
import { controlStyles } from '../Input/controlStyles';

export type SelectProps = ComponentPropsWithRef<'select'>;

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: 50%;
    inset-inline-end: 14px;
    width: 18px;
    height: 18px;
    translate: 0 -50%;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlStyles}
  padding-inline-end: 40px;
  appearance: none;
  text-overflow: ellipsis;
`;

/**
 * A dropdown list: a native `<select>`, because it works best on phones. Options are children.
 *
 * @example
 * <Field label="縣市"><Select><option value="tpe">臺北市</option></Select></Field>
 */
export function Select(props: SelectProps) {
  return (
    <Frame>
      <Native {...useFieldControl()} {...props} />
      <ChevronDown aria-hidden />
    </Frame>
  );
}
