import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The menu beside the page; on a phone the page alone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Sticky; a menu taller than the window scrolls separately. */
export const Side = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  max-height: calc(100vh - var(--ui-topBar) - ${space[5]});
  /* Space for the focus rings of its entries. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-y: auto;
  scrollbar-width: thin;
  ${media.phone} {
    display: none;
  }
`;

/** Visible on a phone only, where there is no menu beside the page. */
export const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

/** A page's content. Limits the width of fields and buttons to their content. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tablet} {
    & form {
      max-width: 560px;
    }
    & form > button {
      justify-self: start;
      min-width: 200px;
    }
  }
`;

/** Cards in two columns where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${space[4]};
  align-items: start;
  &:empty {
    display: none;
  }
`;
