import { css } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius } from '../../tokens/scale';
import { fieldFocusRing } from './fieldFocusRing';

// A field gets the focus from a tap too, so it uses the brand colour.
/**
 * Shared styles of text controls. The font size is 16 px, because iOS zooms in on a smaller focused field.
 */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.6;
  transition: border-color ${duration.fast};
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.text};
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  :root &:focus-visible {
    ${fieldFocusRing}
  }
  &:disabled,
  &:read-only:not(select) {
    background: ${color.sunken};
    color: ${color.muted};
  }
  &:disabled {
    border-color: ${color.line};
    cursor: not-allowed;
  }
`;
