import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** The picture of a page that has nothing else to show. */
export const Illustration = styled.svg`
  width: 240px;
  height: 200px;
  overflow: visible;
  ${media.phone} {
    width: 210px;
    height: 175px;
  }
`;
