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

/** Stays beside the page; where it is longer than the window, it scrolls by itself. */
export const Side = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  max-height: calc(100vh - var(--ui-topBar) - ${space[5]});
  /* Room for the focus rings of its entries. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-y: auto;
  scrollbar-width: thin;
  ${media.phone} {
    display: none;
  }
`;

/** What only a phone shows, where no menu stands beside the page. */
export const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

/** A page's content. Fields are no wider than what is typed into them, and their button no wider than its words. */
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

/** Cards of a page beside each other where there is room for two. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${space[4]};
  align-items: start;
  &:empty {
    display: none;
  }
`;
