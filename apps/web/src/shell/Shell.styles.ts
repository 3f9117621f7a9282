import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The page; at least as high as the screen, so that the footer never jumps while a page loads. */
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

/** The way back stands where a thumb finds it; a desktop has the browser's own. */
export const BackRow = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    margin: -${space[2]} 0 ${space[1]};
    padding-inline: ${space[1]};
  }
`;
