import { duration, media, space } from '@mall/ui';
import { createGlobalStyle, styled } from 'styled-components';

/** Styles of view transitions, and of a button whose click waits for hydration. */
export const Movement = createGlobalStyle`
  button[data-queued] {
    opacity: 0.6;
  }
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${duration.base};
  }
`;

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
