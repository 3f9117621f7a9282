import { color, fontSize, media, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]};
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.brandSoft};
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Facts = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.45;
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    max-width: 50%;
    margin-inline-start: auto;
    font-size: ${fontSize.xs};
  }
`;

export const Name = styled.span`
  color: ${color.text};
  font-size: ${fontSize.md};
  &[data-unread] {
    font-weight: 700;
  }
`;

export const Dot = styled.span`
  flex: none;
  width: 9px;
  height: 9px;
  margin-inline-start: auto;
  border-radius: 50%;
  background: ${color.brand};
`;

export const Wait = styled.span`
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  &[data-waits] {
    padding: 1px 8px;
    border-radius: ${radius.pill};
    background: ${color.sunken};
    color: ${color.text};
  }
  &[data-long] {
    background: ${color.warningSoft};
    color: ${color.warning};
    font-weight: 600;
  }
`;
