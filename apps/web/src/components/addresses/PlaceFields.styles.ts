import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Cascade = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 120px;
  gap: ${space[3]};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;
