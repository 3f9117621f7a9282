import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field/FieldContext';
import { controlStyles } from './controlStyles';

export type InputProps = ComponentPropsWithRef<'input'>;

const Line = styled.input`
  ${controlStyles}
`;

/**
 * A single-line text field. Inside a `Field` it takes its label, description and validity from there.
 *
 * @example
 * <Field label="收件人"><Input autoComplete="name" /></Field>
 */
export function Input(props: InputProps) {
  return <Line {...useFieldControl()} {...props} />;
}
