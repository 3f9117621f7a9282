import { radius, space } from '@mall/ui';
import { styled } from 'styled-components';

/** Black on white in every theme: it is what the paper shows. */
export const Paper = styled.div`
  color: #000;
  font-size: 14px;
  line-height: 1.5;
`;

/** One document, which begins on a page of its own. */
export const Sheet = styled.section`
  padding: ${space[5]};
  border-radius: ${radius.md};
  background: #fff;
  & + & {
    margin-top: ${space[5]};
  }
  @media print {
    padding: 0;
    border-radius: 0;
    break-after: page;
    & + & {
      margin-top: 0;
    }
  }
`;

/** A label of 100 × 150 mm. */
export const LabelSheet = styled(Sheet)`
  display: grid;
  align-content: start;
  gap: 4mm;
  width: 100mm;
  min-height: 150mm;
  padding: 5mm;
  @media print {
    width: auto;
    min-height: 0;
    padding: 0;
  }
`;

/** The table of a document. */
export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 6px 8px;
    border-bottom: 1px solid #999;
    text-align: start;
    vertical-align: top;
  }
  & th:last-child,
  & td:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The heading of a document. */
export const Head = styled.h2`
  margin: 0 0 ${space[3]};
  font-size: 18px;
`;
