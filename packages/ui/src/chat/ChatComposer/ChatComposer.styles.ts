import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { space } from '../../tokens/scale';

export const Row = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  column-gap: ${space[2]};
`;

export const Tools = styled.div`
  display: flex;
  padding-bottom: 2px;
  color: ${color.muted};
`;
