import { css } from 'styled-components';
import { color } from '../../tokens/color';

/**
 * The focus ring of a field: inside its border box, so that no parent clips it, and a soft glow
 * around.
 */
export const fieldFocusRing = css`
  border-color: ${color.brand};
  outline: 2px solid ${color.brand};
  outline-offset: -2px;
  box-shadow: 0 0 0 3px color-mix(in srgb, ${color.brand} 24%, transparent);
`;
