import { BaseLink, color, fontSize, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled(BaseLink)`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[3]} 2px;
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

export const Figure = styled.span`
  min-height: 1.3em;
  font-size: ${fontSize.xl};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  &[data-due] {
    color: ${color.brand};
  }
`;

/** Points and coupons side by side; stacked at large font sizes. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[4]};
  ${media.phone} {
    gap: ${space[3]};
  }
`;

export const Benefit = styled(BaseLink)`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  color: ${color.text};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
    }
  }
`;

export const BenefitName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & svg {
    width: 18px;
    height: 18px;
    color: ${color.brand};
  }
`;

/** Reserves two lines: loading must not move the content below. */
export const Note = styled.span`
  min-height: 3.3em;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  text-wrap: pretty;
`;

export const DueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > :first-child {
    flex: 1 1 12rem;
  }
`;

/** The expiry date on one line; the remaining time is highlighted. */
export const Due = styled.span`
  display: inline-block;
  margin-inline-end: ${space[2]};
  &[data-left] {
    color: ${color.warning};
    font-weight: 600;
  }
`;

export const DueList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
