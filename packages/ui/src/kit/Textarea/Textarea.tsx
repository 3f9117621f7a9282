import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field/FieldContext';
import { controlFace } from '../Input/controlFace';
import { growField } from './growField';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

const Sheet = styled.textarea`
  ${controlFace}
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/**
 * A multi-line text field that grows with its text.
 *
 * @example
 * <Field label="給店家的話"><Textarea rows={2} /></Field>
 */
export function Textarea({ rows = 3, onInput, ...rest }: TextareaProps) {
  const grow: TextareaProps['onInput'] = (event) => {
    growField(event.currentTarget);
    onInput?.(event);
  };
  return <Sheet rows={rows} {...useFieldControl()} {...rest} onInput={grow} />;
}
