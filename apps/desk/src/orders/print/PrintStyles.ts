import { createGlobalStyle } from 'styled-components';

/** Prints the documents alone, on A4, or each label on a page of 100 × 150 mm. */
export const PrintStyles = createGlobalStyle<{ readonly $isLabel: boolean }>`
  @page {
    size: ${({ $isLabel }) => ($isLabel ? '100mm 150mm' : 'A4')};
    margin: ${({ $isLabel }) => ($isLabel ? '4mm' : '12mm')};
  }
  @media print {
    body * {
      visibility: hidden;
    }
    [data-printed],
    [data-printed] * {
      visibility: visible;
    }
    [data-printed] {
      position: absolute;
      inset: 0 0 auto;
    }
  }
`;
