import { color, media, radius, shadow, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

/** Cart lines beside the summary; on a phone the summary comes below them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space[6]};
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    /* These pages have no footer to keep clear of the bar. */
    padding-bottom: var(--ui-bottomBar);
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

/** Sticky, so that it stays visible while the lines scroll. */
export const Aside = styled.aside`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  &[data-busy] {
    opacity: 0.6;
  }
`;

/** The primary action, fixed to the bottom of the screen on a phone. */
export const ActionBar = styled.div`
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.bar};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.md};
  }
`;

/** Repeats the total beside the button, because on a phone the summary may be scrolled out of view. */
export const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
