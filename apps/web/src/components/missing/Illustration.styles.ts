import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** The illustration of an empty page. */
export const Illustration = styled.svg`
  width: 240px;
  height: 200px;
  overflow: visible;
  ${media.phone} {
    width: 210px;
    height: 175px;
  }
`;
