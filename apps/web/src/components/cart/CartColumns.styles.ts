import { color, media, radius, shadow, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

/** Lines beside the summary; on a phone the summary follows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space[6]};
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

/** In sight while the lines scroll. */
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

/** The one thing to do, under the thumb on a phone. */
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

/** Said again beside the button where the summary is out of sight. */
export const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
