import { color, fontSize, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Day = styled.section`
  display: grid;
  gap: ${space[2]};
`;

export const DayName = styled.h2`
  padding-inline: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Notices = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: ${space[1]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  list-style: none;
`;
