import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { IconButton } from '../IconButton/IconButton';
import { Input, type InputProps } from '../Input/Input';

export type PasswordInputProps = Omit<InputProps, 'type'>;

// Edge renders an eye button of its own.
const Frame = styled.div`
  position: relative;
  & > input {
    padding-inline-end: 52px;
  }
  & > button {
    position: absolute;
    inset: 2px 4px auto auto;
  }
  & > input::-ms-reveal {
    display: none;
  }
`;

/**
 * A password field with a button that shows the password. Pasting and password managers work (WCAG 3.3.8).
 *
 * @example
 * <Field label="密碼"><PasswordInput autoComplete="current-password" /></Field>
 */
export function PasswordInput(props: PasswordInputProps) {
  const { labels } = useUi();
  const [shown, setShown] = useState(false);
  return (
    <Frame>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        label={shown ? labels.hidePassword : labels.showPassword}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </Frame>
  );
}
