import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** What stands in the menu in place of notices, as wide as they are. */
export const Notes = styled.div`
  width: min(368px, 100vw - 32px);
  padding: ${space[2]} ${space[3]} ${space[3]};
`;
