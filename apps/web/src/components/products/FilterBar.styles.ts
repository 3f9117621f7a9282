import { color, media, radius, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

/** Sticky below the header while the list scrolls. */
export const Bar = styled.div`
  position: sticky;
  top: var(--ui-topBar);
  z-index: calc(${zIndex.bar} - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 56px;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter);
  background: ${color.ground};
  color: ${color.muted};
`;

/** Filters and sort order; on a narrow phone they share the width. */
export const Controls = styled.div`
  display: flex;
  gap: ${space[2]};
  & select {
    padding-inline: 14px 34px;
    border-radius: ${radius.pill};
  }
  /* On a phone it fits beside the number of products, even with its count. */
  & > button {
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
  [data-rail] & > button {
    @media (min-width: 1024px) {
      display: none;
    }
  }
  ${media.phone} {
    margin-inline-start: auto;
  }
`;

/** Reserves the height of the chips, which load lazily. */
export const ChipRow = styled.div`
  min-height: 44px;
`;

/** The chips in a row; on a phone the row scrolls. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    & > * {
      flex: none;
    }
  }
`;
