import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** The placeholder of an empty menu, as wide as its notifications. */
export const Notes = styled.div`
  width: min(368px, 100vw - 32px);
  padding: ${space[2]} ${space[3]} ${space[3]};
`;
