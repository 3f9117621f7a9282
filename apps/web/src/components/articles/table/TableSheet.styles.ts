import { color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The products that travel in one parcel, and its cost. */
export const Parcel = styled.section`
  display: grid;
  gap: ${space[2]};
`;

export const Lines = styled.ul`
  display: grid;
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & > li > article {
    border: 0;
  }
`;

/** What belongs to a line, below it. */
export const Below = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  &:not(:has(> :not([hidden]))) {
    display: none;
  }
`;

/** A product that is offered in the place of another. */
export const Similar = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  font-size: ${fontSize.sm};
`;

/** The total above the button. */
export const Foot = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: ${space[2]};
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  & > small {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
  & > strong {
    margin-inline-start: auto;
  }
`;
