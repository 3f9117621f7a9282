import { color, media } from '@mall/ui';
import { css } from 'styled-components';

/** A link to a screen under the pointer, and that of the current screen. */
export const linkStates = css`
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
    & svg {
      color: inherit;
    }
  }
`;
