import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** The list; on a wide screen with a rail, its filters are beside it. */
export const Columns = styled.div`
  @media (min-width: 1024px) {
    &[data-rail] {
      display: grid;
      grid-template-columns: 240px minmax(0, 1fr);
      gap: ${space[6]};
      align-items: start;
    }
  }
`;

export const Rail = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    [data-rail] > & {
      display: block;
      position: sticky;
      top: calc(var(--ui-topBar) + ${space[4]});
      max-height: calc(100dvh - var(--ui-topBar) - ${space[5]});
      overflow-y: auto;
      overscroll-behavior: contain;
      /* Space for focus rings within the page's edge. */
      margin-inline-start: calc(-1 * ${space[1]});
      padding: ${space[1]} ${space[2]} ${space[4]} ${space[1]};
    }
  }
`;

/** Keeps focused elements clear of the sticky bar. */
export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  & li :is(a, button) {
    scroll-margin-top: 64px;
  }
`;
