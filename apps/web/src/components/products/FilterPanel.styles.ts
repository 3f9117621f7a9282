import { color, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[4]};
  align-items: end;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

export const PriceForm = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space[2]};
  align-items: end;
`;
