import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

export interface FieldErrorProps {
  /** Referenced by the control's `aria-describedby`. */
  id: string | undefined;
  /** What is wrong and how to fix it; empty when the value is valid. */
  children: ReactNode;
}

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${color.danger};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  & svg {
    flex: none;
    width: 16px;
    height: 1.5em;
  }
`;

/**
 * A field's error message. The live region is rendered before its text, or the text would not be announced.
 *
 * @example
 * <FieldError id="phone-error">請填 09 開頭的十碼</FieldError>
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {children && (
        <ErrorText id={id}>
          <CircleAlert aria-hidden />
          {children}
        </ErrorText>
      )}
    </div>
  );
}
