import { color, media, radius, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

/** Stays in sight below the header while the list scrolls beneath it. */
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
  /* With its count it still fits beside the number of products on a phone. */
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

/** As high as the chips that it is for, which are loaded when there are any. */
export const ChipRow = styled.div`
  min-height: 44px;
`;

/** The chips side by side; on a phone one line of them, which is swiped. */
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
