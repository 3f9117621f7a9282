import { space } from '@mall/ui';
import { styled } from 'styled-components';

export const CodeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`;
