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

/** The quantity, with the total below it. */
export const Subtotal = styled.span`
  display: grid;
  flex: 1;
  justify-items: end;
  line-height: 1.4;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
