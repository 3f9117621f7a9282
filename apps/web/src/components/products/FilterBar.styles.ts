import { color, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 48px;
  color: ${color.muted};
`;
