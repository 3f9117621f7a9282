import { styled } from 'styled-components';
import { space } from '../tokens/scale';

/** A field with its button beside it. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`;
