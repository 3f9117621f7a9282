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
`;

export const ServicePanel = styled.div`
  height: 100%;
  overflow: hidden;
  ${media.tablet} {
    height: calc(100% - 2 * ${space[5]});
    max-width: 860px;
    margin: ${space[5]} auto;
    border-radius: ${radius.lg};
    box-shadow: ${shadow.md};
  }
`;
