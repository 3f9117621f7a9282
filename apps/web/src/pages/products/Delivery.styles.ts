import { color, fontSize, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

/** An icon and its text. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 27px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  & > svg:not([data-tone]) {
    width: 20px;
    height: 20px;
    margin: 2px 3px 0;
    color: ${color.muted};
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
  & b {
    display: inline-block;
    color: ${color.fresh};
  }
`;
