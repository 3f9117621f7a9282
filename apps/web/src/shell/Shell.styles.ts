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

/** The back button on a phone; a desktop browser has its own. */
export const BackRow = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    margin: -${space[2]} 0 ${space[1]};
    padding-inline: ${space[1]};
  }
`;
