import { color, media, radius, shadow, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

/** The post and its comments: side by side on a wide screen, otherwise stacked. */
export const Spread = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 720px;
  margin-inline: auto;
  @media (min-width: 1024px) {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 680px) minmax(0, 400px);
    gap: ${space[5]};
    max-width: none;
    justify-content: center;
  }
`;

/** Below post and comments. Outside of their grid, over whose end a sticky post would slide. */
export const More = styled.div`
  max-width: 1104px;
  margin: ${space[5]} auto 0;
`;

/** Sticky beside longer comments; a post taller than the viewport sticks at its end. */
export const Beside = styled.div`
  min-width: 0;
  @media (min-width: 1024px) {
    position: sticky;
    top: min(calc(var(--ui-topBar) + 24px), calc(100dvh - var(--height, 100dvh) - 24px));
  }
`;

export const CommentSection = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  ${media.phone} {
    /* The bar below is sticky while the page is visible. */
    display: contents;
    & > :not([data-bottom-bar]) {
      padding-inline: ${space[1]};
    }
  }
`;

/** The replies below a comment, and the field to write one. */
export const RepliesBox = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-block-start: ${space[1]};
  & > div,
  & > form {
    width: 100%;
  }
`;

/** Fixed to the bottom of the screen on a phone, above the on-screen keyboard. */
export const FormBar = styled.div`
  ${media.phone} {
    position: sticky;
    bottom: 0;
    z-index: ${zIndex.bar};
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[2]} var(--gutter) calc(${space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
  }
`;
