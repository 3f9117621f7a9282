import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** Cancels the rows' own padding, so that their icons align with the heading. */
export const NoticeList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 calc(-1 * ${space[3]});
  padding: 0;
  list-style: none;
`;
