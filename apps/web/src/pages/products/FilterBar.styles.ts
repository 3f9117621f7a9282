import { color, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  color: ${color.muted};
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[4]};
  align-items: end;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &[hidden] {
    display: none;
  }
`;

export const PriceForm = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space[2]};
  align-items: end;
`;
