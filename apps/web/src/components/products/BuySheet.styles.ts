import { radius, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The buttons share the available width, so that a spinner in one never pushes the other off the screen. */
export const BarButtons = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
  max-width: 320px;
  &[data-wide] {
    max-width: none;
  }
  & > button {
    flex: 1;
    min-width: 0;
    padding-inline: ${space[1]};
    white-space: nowrap;
  }
`;

/** The chosen product, in the sheet that covers the page's pictures. */
export const Thumb = styled.span`
  flex: none;
  width: 72px;
  overflow: hidden;
  border-radius: ${radius.md};
`;
