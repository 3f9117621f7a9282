import { styled } from 'styled-components';
import { controlFace } from '../Input/controlFace';

/** A field of one line that grows with its text, to a third of a phone's screen. */
export const MessageText = styled.textarea`
  ${controlFace}
  display: block;
  max-height: 8.5em;
  border-radius: 24px;
  resize: none;
  field-sizing: content;
`;
