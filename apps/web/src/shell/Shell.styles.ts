import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The page; at least as high as the viewport, so that the footer does not jump while a page loads. */
export const Main = styled.main`
  min-height: calc(100dvh - var(--ui-topBar) - var(--ui-bottomBar));
  padding-block: ${space[5]} ${space[6]};
  outline: none;
  ${media.phone} {
    padding-top: ${space[3]};
  }
  :root &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
