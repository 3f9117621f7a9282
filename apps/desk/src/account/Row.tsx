import { color, space } from '@mall/ui';
import { styled } from 'styled-components';

/** A row of a list in a section: an icon, the facts, and an action. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line};
  & > svg {
    flex: none;
    width: 20px;
    color: ${color.muted};
  }
`;
