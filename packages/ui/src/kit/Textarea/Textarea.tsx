import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field/FieldContext';
import { controlStyles } from '../Input/controlStyles';
import { autosizeField } from './autosizeField';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

interface Style extends CSSProperties {
  '--rows': number;
}

const Sheet = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  /* Sized by its content, it would ignore its rows: their lines, and the padding and border of the control. */
  min-height: max(48px, calc(var(--rows) * 1.6em + 22px));
  max-height: 60vh;
`;

/**
 * A multi-line text field that grows with its text.
 *
 * @example
 * <Field label="給店家的話"><Textarea rows={2} /></Field>
 */
export function Textarea({ rows = 3, style, onInput, ...rest }: TextareaProps) {
  const autosize: TextareaProps['onInput'] = (event) => {
    autosizeField(event.currentTarget);
    onInput?.(event);
  };
  const size: Style = { '--rows': rows, ...style };
  return <Sheet rows={rows} {...useFieldControl()} {...rest} style={size} onInput={autosize} />;
}
