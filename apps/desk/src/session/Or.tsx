import { color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';

/** Between two ways to do the same: a word on a line. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;
