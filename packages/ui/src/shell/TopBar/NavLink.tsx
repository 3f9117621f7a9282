import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { color } from '../../tokens/color';
import type { UiLinkProps } from '../../theme/UiContext';
import { duration, media, radius, tapTarget } from '../../tokens/scale';

/**
 * A link in the top bar. `aria-current="page"` marks the current page.
 *
 * @example
 * <NavLink href="/wall" aria-current="page">貼文牆</NavLink>
 */
export const NavLink: ComponentType<UiLinkProps> = styled(BaseLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${tapTarget};
  padding-inline: 14px;
  border-radius: ${radius.md};
  color: ${color.text};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${duration.fast},
    color ${duration.fast};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current='page'] {
    color: ${color.brand};
    font-weight: 700;
    &::after {
      content: '';
      position: absolute;
      inset: auto 14px 5px;
      height: 3px;
      border-radius: 3px 3px 0 0;
      background: currentColor;
    }
  }
`;
