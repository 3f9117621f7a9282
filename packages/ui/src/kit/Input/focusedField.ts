import { css } from 'styled-components';
import { color } from '../../tokens/color';

/** A focused field's ring: within its border's bounds, so that no parent clips it, and a soft glow around. */
export const focusedField = css`
  border-color: ${color.brand};
  outline: 2px solid ${color.brand};
  outline-offset: -2px;
  box-shadow: 0 0 0 3px color-mix(in srgb, ${color.brand} 24%, transparent);
`;
