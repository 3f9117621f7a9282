import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** The rows of a `RadioGroup`. */
export const Cards = styled.div`
  display: grid;
  gap: ${space[2]};
`;
