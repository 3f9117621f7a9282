import { media, radius, shadow, space } from '@mall/ui';
import { createGlobalStyle, styled } from 'styled-components';

/** The page does not scroll: the conversation fills the space between the bars, and scrolls separately (spec §2). */
export const FullScreen = createGlobalStyle`
  :root {
    overflow: hidden;
  }
  #root {
    display: flex;
    flex-direction: column;
    height: calc(100dvh - var(--ui-bottomBar));
  }
  #root > #main {
    flex: 1;
    min-height: 0;
    padding-block: 0;
  }
  /* With a keyboard, four bars left a phone no room for messages: the conversation's own header has the way back. */
  ${media.phone} {
    /* They keep their space: the page must not move when the conversation comes. */
    #root > :is([data-top-bar], [data-bottom-bar]) {
      visibility: hidden;
    }
  }
`;

/** Only where the page's own bar is hidden. */
export const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: inline-flex;
    margin-inline-start: -${space[2]};
  }
`;

export const ServicePanel = styled.div`
  height: 100%;
  overflow: hidden;
  ${media.phone} {
    position: fixed;
    inset: 0;
    height: 100dvh;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  ${media.tablet} {
    height: calc(100% - 2 * ${space[5]});
    max-width: 860px;
    margin: ${space[5]} auto;
    border-radius: ${radius.lg};
    box-shadow: ${shadow.md};
  }
`;
