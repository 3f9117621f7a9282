import { color, space } from '@mall/ui';
import { styled } from 'styled-components';

/** A list of rows with a number or a button at their end. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[3]};
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > :last-child {
    flex: none;
    text-align: end;
  }
`;
