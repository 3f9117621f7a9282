import { radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 240px;
`;

export const LinePicture = styled.span`
  width: 40px;
  overflow: hidden;
  border-radius: ${radius.sm};
`;
