import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, tapTarget } from '../../tokens/scale';

export const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

export const Numbers = styled.ol`
  display: flex;
  gap: 4px;
  ${media.phone} {
    display: none;
  }
`;

/** The current position, instead of the numbers. */
export const Position = styled.p`
  min-width: 10em;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  text-align: center;
  ${media.tablet} {
    display: none;
  }
`;

export const Gap = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: ${tapTarget};
  color: ${color.muted};
  & > svg {
    width: 18px;
  }
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  min-width: ${tapTarget};
  height: ${tapTarget};
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.text};
  font-size: ${fontSize.md};
  text-decoration: none;
  transition: background-color ${duration.fast};
  & > svg {
    width: 20px;
    height: 20px;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-current]) {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
