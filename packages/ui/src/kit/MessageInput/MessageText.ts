import { styled } from 'styled-components';
import { controlStyles } from '../Input/controlStyles';

/** A single-line field that grows with its text, up to a third of a phone's screen. */
export const MessageText = styled.textarea`
  ${controlStyles}
  display: block;
  max-height: 8.5em;
  border-radius: 24px;
  resize: none;
  field-sizing: content;
`;
