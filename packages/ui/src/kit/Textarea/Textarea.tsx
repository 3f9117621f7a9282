import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field/FieldContext';
import { controlFace } from '../Input/controlFace';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

const Sheet = styled.textarea`
  ${controlFace}
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/**
 * A multi-line text field; grows with its text in browsers that support `field-sizing`.
 *
 * @example
 * <Field label="給店家的話"><Textarea maxLength={200} /></Field>
 */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  return <Sheet rows={rows} {...useFieldControl()} {...rest} />;
}
