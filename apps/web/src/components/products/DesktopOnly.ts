import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** On a phone the bottom bar has these buttons. */
export const DesktopOnly = styled.div`
  display: flex;
  gap: ${space[3]};
  & > button {
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
  ${media.phone} {
    display: none;
  }
`;
